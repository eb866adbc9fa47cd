"""The browser: the only layer that knows a page is there.

Begin with `boot.py`, which puts the parts together, and `table/stage.py`, which draws a scene. `dispatcher.py` does
what a button or a key says, `context.py` is what every dialog gets, `later.py` has what the first card does not need.

No rule of the game and no English stands here. Only `browser` imports pyscript or js. Work that takes longer than a
moment rests (`docs/portable.md`), and what the first card does not need is not imported at the top of a module.
"""
