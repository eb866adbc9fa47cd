"""Every sentence that is shown or spoken, by its id: Fluent files in a folder for each language, and what chooses."""
