"""Presets are rules with a name: fit them to those at the table, and tell what is changed from them."""

from __future__ import annotations

from hearts.app.rules.sentences import differences
from hearts.app.words.locale import say
from hearts.engine.options import PRESETS, RulesError
from hearts.engine.rules import Rules

MAIN = ("classic-pc", "deluxe", "omnibus", "black-maria")  # those that are offered first
OTHERS = tuple([preset for preset in PRESETS if preset not in MAIN])


def title(preset: str) -> str:
    """Return what a preset is called."""
    return say(f"preset-{preset}")


def short(preset: str) -> str:
    """Return what a preset is called on a chip, where there is little room."""
    return say("preset-deluxe-short") if preset == "deluxe" else title(preset)


def about(preset: str) -> str:
    """Return one line about a preset."""
    return say(f"preset-{preset}-about")


def picked(preset: str, at: Rules) -> Rules:
    """Return the rules of a preset with the players and start scores of `at`, if they fit."""
    try:
        return Rules(preset, players=at.players, handicap=at.handicap)
    except RulesError:
        return Rules(preset)


def preset_of(rules: Rules) -> Rules:
    """Return the preset from which the rules were made, with their players and start scores if they fit."""
    return picked(rules.name, rules)


def changes(rules: Rules) -> list[str]:
    """Return how rules differ from their preset, in plain words; players and start scores are no change."""
    plain = preset_of(rules)
    return [] if rules == plain else differences(rules, plain)


def named(rules: Rules) -> str:
    """Return what the rules are called, with a mark where they differ from their preset."""
    name = title(rules.name)
    return name if rules == preset_of(rules) else say("rules-changed", preset=name)
