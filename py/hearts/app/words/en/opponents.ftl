### The opponents in words: how hard a mind is to beat, how it likes to play, what was measured of it.

place-left = Left
place-right = Right
place-across = Across
place-second_left = Second left
place-second_right = Second right
opponent-iq = I.Q.
# $iq: the I.Q. as a number
# $level: the name of a level: "Medium"
opponent-iq-level = { $iq }: { $level }
opponent-temper = Temper
opponent-strength = Strength
opponent-details = Details
opponent-diabolo = Diabolo: cheaters. They see your cards and team up.
opponent-thoughts = Peek at their guess
opponent-back = Back to the table
level-very_easy = Very easy
level-easy = Easy
level-medium = Medium
level-fairly_hard = Fairly hard
level-hard = Hard
level-very_hard = Very hard
level-expert = Expert
temper-even = Plays in a calm and steady way.
temper-bold-less = Careful.
temper-bold-more = Bold.
temper-bold-little_less = A little careful.
temper-bold-little_more = A little bold.
temper-moons-less = Avoids shooting the moon.
temper-moons-more = Loves to shoot the moon.
temper-moons-little_less = Seldom shoots the moon.
temper-moons-little_more = Likes to shoot the moon.
temper-revenge-more = Takes revenge.
temper-revenge-little_more = Sometimes takes revenge.
temper-jack-less = Ignores the bonus card.
temper-jack-more = Loves the bonus card.
temper-jack-little_less = Seldom goes for the bonus card.
temper-jack-little_more = Likes the bonus card.
temper-voids-less = Passes dangerous cards on.
temper-voids-more = Likes to run out of a suit.
temper-voids-little_less = Often passes dangerous cards on.
temper-voids-little_more = Sometimes runs out of a suit.
strength-far_weaker = Far weaker than our test player.
strength-much_weaker = Much weaker than our test player.
strength-weaker = Weaker than our test player.
strength-slightly_weaker = Slightly weaker than our test player.
strength-equal = About as strong as our test player.
strength-slightly_stronger = Slightly stronger than our test player.
strength-stronger = Stronger than our test player.
strength-much_stronger = Much stronger than our test player.
# $rating: a rating
# $points: points, as a number or as a phrase: "3 points"
# $error: the sentence that says what is wrong
measured-more = Rating { $rating }; our test player has 1500. Takes { $points } points more a deal (± { $error }).
# $rating: a rating
# $points: points, as a number or as a phrase: "3 points"
# $error: the sentence that says what is wrong
measured-fewer = Rating { $rating }; our test player has 1500. Takes { $points } points fewer a deal (± { $error }).
