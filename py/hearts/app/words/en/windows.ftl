### Windows, as Hearts Deluxe called it: the table, the backs and the faces of the cards.

windows-title = Look: table and cards
windows-theme = Table
# $value: its value
windows-theme_value = { $value ->
    [auto] Follows the opponents
    [felt] Green felt
    [midnight] Midnight
    [wine] Wine
    [wood] Oak
    [paper] Paper
    [contrast] High contrast
    [garden] Garden
    [sky] Night sky
   *[picture] Your picture
}
windows-choose = Choose a picture …
windows-picture-about = Your picture stays on this device; we dim it a little.
# $why: why the picture was not taken
windows-refused = { $why ->
    [read] This file could not be read as a picture.
   *[room] There is no room for this picture in the browser’s storage.
}
windows-picture-kept = Your picture is on the table.
windows-tint = Colour of the backs
# $value: its value
windows-tint_value = { $value ->
    [auto] Match the table
    [red] Red
    [blue] Blue
    [green] Green
    [violet] Violet
    [black] Black
   *[gold] Gold
}
windows-back = Pattern of the backs
# $value: its value
windows-back_value = { $value ->
    [moon] Moon
    [stars] Stars
    [waves] Waves
    [diamonds] Diamonds
    [hearts] Dots
   *[plain] Plain
}
windows-face = Faces
# $value: its value
windows-face_value = { $value ->
    [large] Large index
   *[classic] Classic
}
windows-chrome = Dialogs
# $value: its value
windows-chrome_value = { $value ->
    [auto] Match the device
    [light] Light
   *[dark] Dark
}
windows-season = Holiday decorations
windows-done = Close
