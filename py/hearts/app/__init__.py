"""The game without a browser. It keeps a session as data: questions, scenes, sentences and saved games."""
