"""The page's entry, on MicroPython: what it imports lies in the memory that it starts from (`tools/memory.mjs`)."""

import gc

from hearts.web.boot import start

# How many bytes are made before the garbage is collected. PyScript's MicroPython does it after 16 KB, which is at every
# scene, and each time looks at all that the page holds. Mostly `hearts/web/garbage.py` and `worked` in
# `hearts/web/browser/clock.py` have done it before, in a task of its own.
gc.threshold(3 * 1024 * 1024)

start()
