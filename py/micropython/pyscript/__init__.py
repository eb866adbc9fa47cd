"""What the page asks of PyScript's library for Python; PyScript's own would be compiled anew at each start."""

import js

window = js
document = js.document
