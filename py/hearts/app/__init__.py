"""The app without a browser: a session at the table as data, with questions, scenes, words and saved games."""
