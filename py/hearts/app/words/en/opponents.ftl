### The opponents in words: how hard a mind is to beat, how it likes to play, what was measured of it.

# $direction: in which direction, clockwise
place-name = { $direction ->
    [left] Left
    [right] Right
    [across] Across
    [second_left] Second left
   *[second_right] Second right
}
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
# $level: how hard the mind is to beat
level-name = { $level ->
    [very_easy] Very easy
    [easy] Easy
    [medium] Medium
    [fairly_hard] Fairly hard
    [hard] Hard
    [very_hard] Very hard
   *[expert] Expert
}
temper-even = Plays in a calm and steady way.
# $much: how much of it
temper-bold = { $much ->
    [less] Careful.
    [more] Bold.
    [little_less] A little careful.
   *[little_more] A little bold.
}
# $much: how much of it
temper-moons = { $much ->
    [less] Avoids shooting the moon.
    [more] Loves to shoot the moon.
    [little_less] Seldom shoots the moon.
   *[little_more] Likes to shoot the moon.
}
# $much: how much of it
temper-revenge = { $much ->
    [more] Takes revenge.
   *[little_more] Sometimes takes revenge.
}
# $much: how much of it
temper-jack = { $much ->
    [less] Ignores the bonus card.
    [more] Loves the bonus card.
    [little_less] Seldom goes for the bonus card.
   *[little_more] Likes the bonus card.
}
# $much: how much of it
temper-voids = { $much ->
    [less] Passes dangerous cards on.
    [more] Likes to run out of a suit.
    [little_less] Often passes dangerous cards on.
   *[little_more] Sometimes runs out of a suit.
}
# $strength: how strong the mind is
strength-name = { $strength ->
    [far_weaker] Far below average
    [much_weaker] Well below average
    [weaker] Below average
    [slightly_weaker] A little below average
    [equal] Average
    [slightly_stronger] A little above average
    [stronger] Above average
   *[much_stronger] Well above average
}
# $rating: a rating
# $points: points, as a number or as a phrase: "3 points"
# $error: the sentence that says what is wrong
measured-more = Rating { $rating }; our test player has 1500. Scores { $points } points more per deal (± { $error }).
# $rating: a rating
# $points: points, as a number or as a phrase: "3 points"
# $error: the sentence that says what is wrong
measured-fewer = Rating { $rating }; our test player has 1500. Scores { $points } points fewer per deal (± { $error }).
