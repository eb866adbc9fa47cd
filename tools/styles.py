"""The styles of the page: each sheet that index.html links, and those in packs, joined from their parts."""

import re
from pathlib import Path

STYLE = Path(__file__).resolve().parents[1] / "assets/style"
LINKED, IN_PACKS = ("table.css", "dialogs.css"), ("later.css", "people.css")
IMPORT = re.compile(r'@import "([^"]+)" layer\((\w+)\);')
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
QUOTED = re.compile(r'("[^"]*")')
BLANK = re.compile(r"\s*([{}])\s*|([:;,])\s+")  # white space that means nothing; before a colon it would


def styles(out: Path) -> None:
    """Write the sheets that the page links into this folder."""
    out.mkdir(parents=True, exist_ok=True)
    for name in LINKED:
        (out / name).write_text(joined(STYLE / name), "utf-8")


def joined(sheet: Path) -> str:
    """A sheet with its parts in the place of their imports, each in its layer, without comments and blanks."""

    def part(found: re.Match[str]) -> str:
        return f"@layer {found[2]} {{\n{(sheet.parent / found[1]).read_text('utf-8')}}}"

    whole = COMMENT.sub("", IMPORT.sub(part, sheet.read_text("utf-8")))
    pieces = QUOTED.split(re.sub(r"\s*\n\s*", "\n", whole).lstrip())
    return "".join([piece if at % 2 else BLANK.sub(r"\1\2", piece) for at, piece in enumerate(pieces)])
