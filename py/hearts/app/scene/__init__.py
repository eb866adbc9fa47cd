"""The scene: everything on the screen as plain data, made for one viewer."""
