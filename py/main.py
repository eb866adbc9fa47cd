import page  # unpacks hearts/ into the interpreter's file system: before any import of it

from hearts.web.boot import start

start()
