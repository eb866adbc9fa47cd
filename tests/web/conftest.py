"""A browser that is not there: whatever is asked of it answers, so that the page's modules can be imported here."""

import sys
from types import ModuleType
from unittest.mock import MagicMock

for name in ("pyscript", "pyscript.ffi", "pyscript.js_modules"):
    sys.modules.setdefault(name, MagicMock(spec=ModuleType(name), name=name))
    for part in ("document", "window", "to_js", "doors"):
        setattr(sys.modules[name], part, MagicMock(name=part))
