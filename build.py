"""Run what a person asks for: `python build.py play`, `test`, `build`, `shots`, `freeze` or `strongest`.

It prepares what is missing (.venv, node_modules, a browser for the tests), keeps what takes long in .build, and writes
dist/, which any static host can serve. The commands stand in `tools/commands.py`; `tools/bundle.py` says how the Python
reaches the browser.

Python 2.7 can still read this file, to say which Python it takes: nothing here is newer than the line that says so.
"""

import os
import sys

if sys.version_info < (3, 11):  # noqa: UP036 - every older Python comes as far as this
    sys.exit(
        "Moonshot Hearts needs Python 3.11 or newer, and this is {}.{}: install one from python.org or your system's "
        "packages, then run this again with it.".format(*sys.version_info)
    )

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "py"))

from tools.commands import main

if __name__ == "__main__":
    sys.exit(main())
