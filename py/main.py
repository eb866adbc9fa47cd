import asyncio
import gc
import time

import page  # opens the pack to the imports that follow

# How many bytes are made before the garbage is collected. PyScript's MicroPython does it after 16 KB, which is at every
# scene, and each time looks at all that the page holds.
gc.threshold(512 * 1024)

SLICE = 10  # milliseconds of imports between two breaths: on a phone four times as long


async def begin():
    """Imports in steps, so that the browser stays alive between them, and starts."""
    since = time.ticks_ms()
    for name in page.MODULES:
        __import__(name)
        if time.ticks_diff(time.ticks_ms(), since) >= SLICE:
            await asyncio.sleep(0.001)  # after 0 MicroPython would go on at once
            since = time.ticks_ms()
    from hearts.web.boot import start

    await asyncio.sleep(0.001)
    start()


asyncio.create_task(begin())  # noqa: RUF006 - MicroPython's loop holds it
