### Oneself: the name and the face that the player goes by.

me-title = Your name and face
me-name = Name
me-faces = Face
me-own = Hearts and spades
# $face: the face
me-face = { $face ->
    [you] A heart
    [guest] A spade
    [club] A club
    [diamond] A diamond
    [star] A star
   *[cloud] A cloud
}
me-cancel = Close
me-done = Save
