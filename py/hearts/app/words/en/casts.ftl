### Sets of characters in words: what is wrong with a set.

## Places in a file.

# $where: ?
# $what: ?
cast-at = { $where }: { $what }
cast-at-set = The set
# $number: ?
cast-at-character = Character { $number }
# $number: ?
# $name: ?
cast-at-named = Character { $number }, “{ $name }”

## What is wrong with a set.

cast-not_set = This is JSON, but not a set of characters: it must be one object.
# $version: ?
# $value: ?
cast-version = “cast” must be { $version }, the version of the format, not { $value }.
# $most: ?
cast-characters = “characters” must be a list of 1 to { $most } characters.
cast-not_object = This is not an object.
# $key: ?
cast-id_taken = The id “{ $key }” is used twice.
# $most: ?
# $value: ?
cast-id = “id” is 1 to { $most } small letters, digits and dashes, not { $value }.
# $key: ?
# $keys: ?
cast-unknown = “{ $key }” is not known here. Known are: { $keys }.
# $key: ?
cast-no_text = “{ $key }” is missing, or it is not text.
# $key: ?
# $letters: ?
# $most: ?
# $start: ?
cast-long = “{ $key }” has { $letters } letters, but { $most } is the most: “{ $start }…”.
# $value: ?
cast-iq = “iq” is one of 60, 70, 80 … 180, not { $value }.
cast-temper = “temper” is an object of traits.
# $trait: ?
# $value: ?
cast-trait = “{ $trait }” is a number from -1 to 1, not { $value }.
# $trait: ?
# $value: ?
cast-revenge = “{ $trait }” is a number from 0 to 1, not { $value }.
cast-sayings = “sayings” is an object of lists.
# $most: ?
cast-moment = This must be a list of at most { $most } sayings.
# $face: ?
# $faces: ?
cast-face = The game has no portrait “{ $face }”; it has { $faces }.
cast-portrait = “portrait” is the name of one of the game's portraits, or a drawing for each mood, with one for “calm”.
cast-drawing = A drawing must be text.
cast-missing = missing
