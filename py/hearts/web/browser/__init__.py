"""The browser's doors: the only room that imports pyscript and js.

Begin with `dom.py` (elements) and `clock.py` (time, frames, rest). Each door is one thing of the browser: storage,
files, workers, sound, the relay, cryptography. The `.mjs` beside a door is its part in JavaScript.

All work of Python waits by `app/tasks.py`. A timer in JavaScript waits for the browser alone: for a frame of an
animation, for an answer that may never come (a database, the service worker, a relay, another tab), or until the link
to a file that was saved can go.

A door knows nothing of cards and rules. An error of JavaScript is caught here: outside it ends MicroPython's run.
"""
