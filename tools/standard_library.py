"""Pyodide's standard library, less what no worker imports, and less what its memory snapshot holds already."""

import functools
import json
import zipfile
from collections.abc import Callable
from pathlib import Path

from tools.cache import made
from tools.places import NODE_MODULES

LEFT_OUT = """
    _ast_unparse _markupbase _pydatetime _pyio _pyrepl _sysconfigdata__emscripten_wasm32-emscripten argparse bdb
    bz2 cProfile cmd code colorsys compileall compression configparser csv ctypes difflib doctest email filecmp
    fileinput fractions ftplib getopt getpass gettext graphlib gzip hmac html http imaplib ipaddress lzma
    mailbox mimetypes modulefinder multiprocessing netrc nturl2path optparse pdb pickletools platform plistlib
    poplib pprint profile pstats pty py_compile pyclbr pydoc quopri rlcompleter runpy sched shelve shlex smtplib
    socketserver sqlite3 ssl statistics symtable sysconfig tabnanny tarfile timeit tomllib trace tracemalloc
    turtle unittest urllib uuid wave webbrowser wsgiref xml xmlrpc zipapp zoneinfo
"""
CODECS = "__init__ aliases ascii latin_1 raw_unicode_escape unicode_escape utf_16 utf_8 utf_8_sig"  # all that are kept


def standard_library() -> Path:
    """The archive, made once."""
    whole = NODE_MODULES / "pyodide/python_stdlib.zip"
    return made("stdlib", [whole, LEFT_OUT, CODECS], functools.partial(trim, whole, kept)) / whole.name


def rest(held: Path) -> Path:
    """The archive without the modules that the snapshot holds, a list of names: what is fetched with it."""
    whole = standard_library()
    names = set(json.loads(held.read_text("utf-8")))
    return (
        made("rest", [whole, held], functools.partial(trim, whole, lambda path: module(path) not in names)) / whole.name
    )


def module(path: str) -> str:
    """The name of the module in a file of the archive."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def trim(whole: Path, kept: Callable[[str], bool], folder: Path) -> None:
    """Write the part of an archive that is kept into a folder, under the same name."""
    with zipfile.ZipFile(whole) as before, zipfile.ZipFile(folder / whole.name, "w") as after:
        for entry in before.infolist():
            if kept(entry.filename):
                after.writestr(entry, before.read(entry), zipfile.ZIP_DEFLATED, 9)


def kept(path: str) -> bool:
    """True if this file of the library stays."""
    top, _, rest = path.removesuffix(".py").partition("/")
    return rest in CODECS.split() if top == "encodings" and rest else top not in LEFT_OUT.split()
