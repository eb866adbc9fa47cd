### The opponents in words: how hard a mind is to beat, how it likes to play, what was measured of it.

place-left = Left
place-right = Right
place-across = Across
place-second_left = Second left
place-second_right = Second right
opponent-iq = I.Q.
# $level: the name of a level: "Medium"
# $iq: the I.Q. as a number
opponent-iq-level = { $level } ({ $iq })
opponent-temper = Style
opponent-strength = Strength
opponent-details = Details
opponent-diabolo = Unfair mode: they see your cards and team up.
opponent-thoughts = See what they think you hold
opponent-back = Close
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
strength-far_weaker = Far below average
strength-much_weaker = Well below average
strength-weaker = Below average
strength-slightly_weaker = A little below average
strength-equal = Average
strength-slightly_stronger = A little above average
strength-stronger = Above average
strength-much_stronger = Well above average
# $rating: a rating
# $points: points, as a number or as a phrase: "3 points"
# $error: the sentence that says what is wrong
measured-more = Rating { $rating }; our test player has 1500. Scores { $points } points more per deal (± { $error }).
# $rating: a rating
# $points: points, as a number or as a phrase: "3 points"
# $error: the sentence that says what is wrong
measured-fewer = Rating { $rating }; our test player has 1500. Scores { $points } points fewer per deal (± { $error }).
