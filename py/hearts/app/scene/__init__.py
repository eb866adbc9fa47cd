"""What is seen: a Scene is everything on the screen as plain data, made for one viewer."""
