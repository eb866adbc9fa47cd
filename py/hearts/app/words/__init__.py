"""Every sentence that is shown or spoken, by its id; each module here is one region of the screen."""
