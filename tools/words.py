"""The sentences in the packs. Those of the page's start are compiled; the others lie there as Fluent text, a file for
each head of ids, which `hearts.app.words.locale` reads when the first of them is said.

A module says a sentence if its id, or an f-string that can come to its id, stands in the module or in its markup.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from hearts.app.words import fluent
from tools.places import ROOT

WORDS = "hearts/app/words"
MESSAGE = re.compile(r"^(([a-z_]+-[\w-]+) = (?:\{ \$\w+ ->\n(?:.*\n)+?\}|.*)\n)", re.MULTILINE)
MARK = re.compile(r"\{\{([\w-]+)\}\}")  # where a sentence stands in markup


def start(language: str, several: Iterable[Path]) -> dict[str, str]:
    """Return a module with the sentences that these modules say, by its path: its ids share their memory with the
    code's."""
    messages = written(language)
    text = "".join(messages[id] for id in sorted(said(several, messages)))
    return {f"{WORDS}/start.py": f"SENTENCES = {fluent.read_sentences(text)!r}\n"}


def parts(language: str, packs: dict[str, list[Path]]) -> dict[str, dict[str, str]]:
    """Return the files of each pack by their paths. A head lies in the first of these packs whose modules say one of
    its ids, else in the first pack."""
    messages = written(language)
    heads: dict[str, str] = {}
    for id, message in messages.items():
        heads[head(id)] = heads.get(head(id), "") + message
    homes = {head(id): pack for pack in reversed(packs) for id in said(packs[pack], messages)}
    found: dict[str, dict[str, str]] = {pack: {} for pack in packs}
    for each, text in heads.items():
        found[homes.get(each, next(iter(packs)))][f"{WORDS}/{language}/{each}.part"] = text
    return found


def written(language: str) -> dict[str, str]:
    """Return the sentences of a language by their ids, as Fluent text without comments."""
    texts = [path.read_text("utf-8") for path in sorted((ROOT / "py" / WORDS / language).glob("*.ftl"))]
    return {id: message for text in texts for message, id in MESSAGE.findall(text + "\n")}


def head(id: str) -> str:
    """Return an id up to its first hyphen."""
    return id.partition("-")[0]


def said(several: Iterable[Path], ids: Iterable[str]) -> set[str]:
    """Return those of these ids that some modules and their markup say."""
    patterns = {pattern for path in several for pattern in _patterns(path)}
    whole = re.compile("|".join(sorted(patterns)))
    return {id for id in ids if whole.fullmatch(id)}


def _patterns(path: Path) -> Iterator[str]:
    """Yield a pattern of each text in a module, and of what each of its f-strings can come to."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            texts = [str(part.value) if isinstance(part, ast.Constant) else "" for part in node.values]
            if re.fullmatch(r"[a-z_]+-[\w-]*", texts[0]):
                yield ".*".join(re.escape(text) for text in texts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value:
            yield re.escape(node.value)
    markup = path.with_suffix(".html")
    if markup.exists():
        yield from MARK.findall(markup.read_text("utf-8"))
