"""Presets: named rules, fitted to the players at the table, and the changes from them."""

from __future__ import annotations

from hearts.app.rules.sentences import differences
from hearts.app.words.locale import say
from hearts.engine.options import PRESETS, RulesError
from hearts.engine.rules import Rules

MAIN = ("classic-pc", "deluxe", "omnibus", "black-maria")  # those that are offered first
OTHERS = tuple([preset for preset in PRESETS if preset not in MAIN])


def preset_name(preset: str) -> str:
    """Return the name of a preset."""
    return say("preset-name", preset=preset)


def short(preset: str) -> str:
    """Return a short name of a preset, for a chip."""
    return say("preset-deluxe-short") if preset == "deluxe" else preset_name(preset)


def preset_line(preset: str) -> str:
    """Return one line about a preset."""
    return say("preset-about", preset=preset)


def preset_rules(preset: str, at: Rules) -> Rules:
    """Return the rules of a preset with the players and start scores of `at`, if they fit."""
    try:
        return Rules(preset, players=at.players, handicap=at.handicap)
    except RulesError:
        return Rules(preset)


def preset_of(rules: Rules) -> Rules:
    """Return the preset from which the rules were made, with their players and start scores if they fit."""
    return preset_rules(rules.name, rules)


def changes(rules: Rules) -> list[str]:
    """Return how rules differ from their preset, in plain words; players and start scores are no change."""
    plain = preset_of(rules)
    return [] if rules == plain else differences(rules, plain)


def name_with_mark(rules: Rules) -> str:
    """Return the name of the rules, with a mark where more than the end of the game differs from their preset."""
    plain, name = preset_of(rules), preset_name(rules.name)
    return name if rules in (plain, _ending(plain, rules)) else say("rules-changed", preset=name)


def name_with_length(rules: Rules) -> str:
    """Return the name of the rules, and the length of the game if only that differs from their preset."""
    plain, name = preset_of(rules), name_with_mark(rules)
    if rules == plain or rules != _ending(plain, rules):
        return name
    if rules.deals:
        return say("rules-deals", preset=name, count=rules.deals)
    return say("rules-short" if rules.limit < plain.limit else "rules-long", preset=name, limit=rules.limit)


def _ending(plain: Rules, rules: Rules) -> Rules:
    """The rules of a preset with the end of other rules."""
    return Rules(plain.name, **dict(plain.changes(), limit=rules.limit, deals=rules.deals))
