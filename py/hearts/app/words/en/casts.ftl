### Sets of characters in words: what is wrong with a set.

## Places in a file.

# $where: the place or the direction
# $what: what it is about
cast-at = { $where }: { $what }
cast-at-set = The set
# $number: a number, or a small number as a word
cast-at-character = Character { $number }
# $number: a number, or a small number as a word
# $name: the name of a player, of a set, of a setting
cast-at-named = Character { $number }, “{ $name }”

## What is wrong with a set.

cast-not_set = This is JSON, but not a set of characters: it must be one object.
# $version: the number of a version
# $value: the value that was given
cast-version = “cast” must be { $version }, the version of the format, not { $value }.
# $most: the largest number that is allowed
cast-characters = “characters” must be a list of 1 to { $most } characters.
cast-not_object = This is not an object.
# $key: a name in a file or in the storage
cast-id_taken = The id “{ $key }” is used twice.
# $most: the largest number that is allowed
# $value: the value that was given
cast-id = “id” is 1 to { $most } small letters, digits and dashes, not { $value }.
# $key: a name in a file or in the storage
# $keys: the names that are known
cast-unknown = “{ $key }” is unknown. Use one of these: { $keys }.
# $key: a name in a file or in the storage
cast-no_text = “{ $key }” is missing, or it is not text.
# $key: a name in a file or in the storage
# $letters: how many letters
# $most: the largest number that is allowed
# $start: the first letters
cast-long = “{ $key }” has { $letters } letters, but only { $most } are allowed: “{ $start }…”.
# $value: the value that was given
cast-iq = “iq” is one of 60, 70, 80 … 180, not { $value }.
cast-temper = “temper” is an object of traits.
# $trait: the name of a trait
# $value: the value that was given
cast-trait = “{ $trait }” is a number from -1 to 1, not { $value }.
# $trait: the name of a trait
# $value: the value that was given
cast-revenge = “{ $trait }” is a number from 0 to 1, not { $value }.
cast-sayings = “sayings” is an object of lists.
# $most: the largest number that is allowed
cast-moment = This must be a list of at most { $most } sayings.
# $face: the id of a portrait
# $faces: the ids of the portraits that there are
cast-face = The game has no portrait “{ $face }”; it has { $faces }.
cast-portrait = “portrait” is the name of one of the game's portraits, or a drawing for each mood, with one for “calm”.
cast-drawing = A drawing must be text.
cast-missing = missing
