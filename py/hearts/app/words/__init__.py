"""Every sentence that is shown or spoken, by its id: Fluent files in a folder for each language, and what chooses.

Begin with `locale.py`: `say("id", value=…)` returns a sentence. The sentences stand in `en/*.ftl`, a file for each
region of the screen; the modules here choose among sentences where that takes more than a value.

No other room of `app` or `web` writes English for the player. No sentence is glued from parts: other languages have
another order.
"""
