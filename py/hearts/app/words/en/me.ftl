### Oneself: the name and the face that the player goes by.

me-title = Your name and face
me-name = Name
me-faces = Face
me-own = Hearts and spades
me-you = A heart
me-guest = A spade
me-club = A club
me-diamond = A diamond
me-star = A star
me-cloud = A cloud
me-cancel = Close
me-done = Save
