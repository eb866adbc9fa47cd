"""A browser that is not there, so that the page's modules can be imported here."""

import sys
from types import ModuleType
from unittest.mock import MagicMock

from tests.web.fake import browser

for name in ("pyscript", "pyscript.ffi", "pyscript.js_modules"):
    sys.modules.setdefault(name, MagicMock(spec=ModuleType(name), name=name))
    for part, thing in browser().items():
        setattr(sys.modules[name], part, thing)
