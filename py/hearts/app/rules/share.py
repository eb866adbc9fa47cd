"""Rules as people share them: a line of text, or a link to the page."""

from __future__ import annotations

from hearts.app import gate, links
from hearts.engine.rules import Rules


def query(rules: Rules, seed: str = "") -> str:
    """Return the part of a link that asks for these rules, and for the deals of a seed:
    `?preset=spot+limit=300&seed=7`."""
    return "?preset=" + rules.text().replace(" ", "+") + (f"&seed={seed}" if seed else "")


def read_rules(text: str) -> Rules:
    """Return the rules in a line or a link; RulesError says what cannot be read."""
    text = gate.check_size(text, gate.TEXT)
    _, link, asked = text.partition("preset=")
    line = asked.partition("&")[0] if link and "://" in text else text
    return Rules.read(gate.one_line(links.decoded(line.replace("+", " ")), gate.TEXT))
