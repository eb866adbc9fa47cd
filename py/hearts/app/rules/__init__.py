"""The rules as a form and as sentences.

Begin with `form.py`, the options as the player sets them, and `sentences.py`, the rules as they are read. `presets.py`
names the sets of options, `share.py` puts rules into a link.

Nothing here decides what a rule does: that is `hearts.engine.rules` alone.
"""
