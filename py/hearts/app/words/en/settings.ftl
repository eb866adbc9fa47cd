### The settings: each one is settings.NAME, and each of its values settings.NAME.VALUE, with _ for a point.

settings-title = Settings
# $group: a group of settings
settings-group = { $group ->
    [play] Playing
    [hand] Your hand
    [table] The table
    [moves] Movement
    [coach] The coach
   *[more] More
}
# $setting: the setting
settings-label = { $setting ->
    [pace] Pace
    [deck] Colours of the suits
    [rows] Layout
    [tap] To play a card
    [think] Opponents think for at most
    [peek] Tap a face to see what they think you hold (games with peeking count separately)
    [claims] Offer to end a deal early
    [joe] Cup of Joe: how well (I.Q.)
    [tutor] Coach
    [costly] Warn me if a card costs at least (points)
    [forced] Auto-play my only legal card
    [demo] Cards while you watch a game
    [wait] Wait for a tap after each trick
    [suits] Order of suits
    [ranks] Order of ranks
    [points_first] Put point cards first
    [seen] Keep the played cards open beside the table, on wide screens
    [scores] Show scores next to players
    [left_handed] Left-handed: the score pad and the buttons change sides
    [flights] Cards fly
    [flights_deal] Dealt cards fly
    [flights_pass] Passed cards fly
    [flights_play] Played cards fly
    [flights_sweep] Tricks fly to the winner
    [bursts] Effects for hearts, the queen, the bonus card and the scores
    [skies] A moon, a sun and a win fill the screen
    [sayings] Opponents say something now and then
   *[people] Show “Play with people”
}
# $value: its value
settings-pace = { $value ->
    [slow] Slow
    [normal] Normal
    [fast] Fast
   *[instant] Instant
}
# $value: its value
settings-deck = { $value ->
    [two] Two
   *[four] Four
}
# $value: its value
settings-rows = { $value ->
    [one] One row
    [wide] Spread out
   *[two] Two rows on a phone
}
# $value: its value
settings-tap = { $value ->
    [auto] One click or two taps
    [once] Always one
   *[twice] Always two
}
# $value: its value
settings-think = { $value ->
    [0.3] 0.3 s
    [0.6] 0.6 s
    [1] 1 s
    [2] 2 s
   *[3] 3 s
}
# $value: its value
settings-claims = { $value ->
    [off] Never
    [mine] Only to me
   *[all] To everyone
}
# $value: its value
settings-joe = { $value ->
    [70] 70
    [100] 100
    [130] 130
    [160] 160
   *[180] 180
}
# $value: its value
settings-tutor = { $value ->
    [off] Off
    [ask] On request
    [warn] Warn me
   *[always] Always
}
# $value: its value
settings-costly = { $value ->
    [1] 1
    [2] 2
    [4] 4
   *[8] 8
}
# $value: its value
settings-forced = { $value ->
    [off] Never
    [last] The last card
   *[always] Always
}
# $value: its value
settings-demo = { $value ->
    [up] Face up
   *[down] Face down
}
# $value: its value
settings-suits = { $value ->
    [CDSH] ♣{"\uFE0E"}♦{"\uFE0E"}♠{"\uFE0E"}♥{"\uFE0E"}
    [SHCD] ♠{"\uFE0E"}♥{"\uFE0E"}♣{"\uFE0E"}♦{"\uFE0E"}
    [HSDC] ♥{"\uFE0E"}♠{"\uFE0E"}♦{"\uFE0E"}♣{"\uFE0E"}
   *[SHDC] ♠{"\uFE0E"}♥{"\uFE0E"}♦{"\uFE0E"}♣{"\uFE0E"}
}
# $value: its value
settings-ranks = { $value ->
    [up] Low to high
   *[down] High to low
}
people_off-why = “Play with people” is hidden on this device. You can show it again under Settings › More.
blocked-title = Blocked people
# $name: the name of a player, of a set, of a setting
blocked-unblock = Unblock { $name }
# $name: the name of a player, of a set, of a setting
blocked-unblocked = { $name } is not blocked any more.
settings-done = Close
