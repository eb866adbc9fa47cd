"""The rules as a form: every option with its words, the Hearts Deluxe checkboxes, and why a choice is refused."""

from typing import TYPE_CHECKING

from hearts.app import words
from hearts.engine.rules import Rules, RulesError

if TYPE_CHECKING:
    from typing import Any

# Preset -> its name and one line about it.
TABLES = (
    ("deluxe", "Hearts Deluxe", "Any club leads; the jack of diamonds takes 10 points away, a moon takes 26."),
    ("outland", "Outland", "A discarded queen breaks hearts too; passes go left, across, right."),
    ("requiem", "Requiem", "The queen may be led early; who shoots the moon chooses how it counts."),
    ("portal", "Portal", "The queen breaks hearts and may be led early, as most web sites play."),
    ("pagat", "Pagat", "Points may fall from the first trick on."),
    ("classic-pc", "Classic PC", "The two of clubs leads, a moon gives everyone else 26."),
    ("kitty", "Kitty", "Twelve cards each; four lie face down for whoever takes the first penalty card."),
    ("old-school", "Old school", "Left of the dealer leads anything, hearts whenever you like."),
    ("omnibus", "Omnibus", "Classic PC with the jack of diamonds at minus 10."),
    ("spot", "Spot", "Each heart costs its rank; the game goes to 500."),
    ("black-maria", "Black Maria", "King and ace of spades cost too; cards always go right, and there is no moon."),
)

# Group -> options; option -> its label and its values with their words, in the form's order.
FORM: "tuple[tuple[str, tuple[tuple[str, str, tuple[tuple[Any, str], ...]], ...]], ...]" = (
    (
        "The deal",
        (
            ("players", "Players", ((3, "3"), (4, "4"), (5, "5"), (6, "6"))),
            (
                "remainder",
                "Cards that do not divide",
                (("remove", "low cards are taken out"), ("kitty", "they make a kitty")),
            ),
            ("hand", "Cards each", (("all", "all are dealt"), ("twelve", "12, and 4 to a kitty"))),
            (
                "kitty_to",
                "The kitty goes to",
                (
                    ("penalty", "who first takes a penalty card"),
                    ("first", "the first trick"),
                    ("last", "the last trick"),
                ),
            ),
        ),
    ),
    (
        "The pass",
        (
            (
                "passing",
                "Cards go",
                (
                    ("LRAK", "left, right, across, keeper"),
                    ("LARK", "left, across, right, keeper"),
                    ("LRA", "left, right, across"),
                    ("LAR", "left, across, right"),
                    ("L", "always left"),
                    ("R", "always right"),
                    ("K", "nowhere: no passing"),
                ),
            ),
            ("pass_count", "How many", tuple([(number, str(number)) for number in range(7)])),
            ("decline", "A pass may be declined", ((False, "no"), (True, "yes: what comes is forwarded unseen"))),
        ),
    ),
    (
        "The first trick",
        (
            ("leader", "Led by", (("club", "who holds the lowest club"), ("dealer", "left of the dealer"))),
            ("opening", "Led with", (("club", "any club"), ("lowest", "the lowest club"), ("any", "any card"))),
            ("bleed", "Points on it", ((False, "barred"), (True, "allowed (bleed)"))),
        ),
    ),
    (
        "Hearts and the queen",
        (
            ("must_break", "Hearts must be broken to be led", ((True, "yes"), (False, "no"))),
            (
                "queen_breaks",
                "The queen breaks them",
                (("played", "whenever she is played"), ("discarded", "when discarded"), ("never", "never")),
            ),
            ("queen_leads", "The queen may be led before", ((False, "no"), (True, "yes"))),
            ("queen_waits", "The queen may be discarded before", ((False, "yes"), (True, "no"))),
        ),
    ),
    (
        "Points",
        (
            ("queen", "Queen of spades", ((13, "13"), (0, "nothing"))),
            ("hearts", "Each heart", (("one", "1"), ("rank", "its rank, 2 to 14"))),
            (
                "extra",
                "Other penalty cards",
                (("", "none"), ("KS=10,AS=7", "K♠ 10, A♠ 7 (Black Maria)"), ("7C=7", "7♣ 7 (Hooligan)")),
            ),
            ("bonus", "Bonus card, −10", (("JD", "jack of diamonds"), ("TD", "10 of diamonds"), ("none", "none"))),
            (
                "clean",
                "Clean deal, −5",
                (("off", "off"), ("points", "for taking no points"), ("tricks", "for taking no trick")),
            ),
        ),
    ),
    (
        "The moon",
        (
            (
                "moon",
                "All penalty points",
                (
                    ("minus", "come off the shooter's score"),
                    ("plus", "go to everyone else"),
                    ("choice", "as the shooter chooses"),
                    ("better", "as serves the shooter"),
                    ("nothing", "count as they are"),
                ),
            ),
            ("moon_bonus", "It needs the bonus card", ((False, "no"), (True, "yes"))),
            ("sun", "Every trick (the sun) counts double", ((False, "no"), (True, "yes"))),
        ),
    ),
    (
        "The end",
        (
            ("ends", "The game ends when a score", (("passes", "passes the limit"), ("reaches", "reaches the limit"))),
            ("deals", "Or after", ((0, "no fixed number of deals"), (4, "4 deals"), (8, "8 deals"), (12, "12 deals"))),
            ("ties", "A tie for the lowest", (("play on", "plays another deal"), ("share", "shares the win"))),
            ("exact", "Landing exactly on the limit", (("nothing", "changes nothing"), ("half", "goes back to half"))),
            ("floor", "Scores below zero", ((False, "are allowed"), (True, "stop at zero"))),
        ),
    ),
)

# The checkboxes of Hearts Deluxe: name, option, value when checked, value when not.
CHECKBOXES: "tuple[tuple[str, str, Any, Any], ...]" = (
    ("Jack of diamonds", "bonus", "JD", "none"),
    ("Queen of spades", "queen", 13, 0),
    ("No trick rule", "clean", "points", "off"),
    ("Rotate lead", "leader", "dealer", "club"),
    ("Turn off passing", "passing", "K", "LRAK"),
    ("Two of clubs must lead", "opening", "lowest", "club"),
    ("Bleed on first trick", "bleed", True, False),
    ("Queen is not a heart", "queen_breaks", "never", "played"),
)


def changed(rules: Rules, option: str, value: "Any") -> Rules:
    """The rules with one option changed; RulesError says why that cannot be."""
    return Rules(rules.name, **dict(rules.options, **{option: value}))


def refused(rules: Rules, option: str, value: "Any") -> str:
    """Why `value` cannot be chosen for `option` at this table, as a sentence; empty where it can."""
    try:
        changed(rules, option, value)
    except RulesError as error:
        sentence = str(error).partition(": ")[2]
        return sentence[:1].upper() + sentence[1:]
    return ""


def differences(rules: Rules, other: Rules) -> "list[str]":
    """How `rules` differ from `other`, in plain words."""
    found = []
    for here, there in zip(words.rule_sentences(rules), words.rule_sentences(other)):
        if here != there:
            found.append(here or f"Not here: {there[0].lower()}{there[1:]}")
    return found


def named(rules: Rules) -> str:
    """What the rules are called, with a mark where they differ from their preset."""
    title = title_of(rules.name)
    return title if rules == Rules(rules.name) else f"{title}, changed"


def title_of(preset: str) -> str:
    """What a preset is called."""
    return {key: title for key, title, _ in TABLES}.get(preset, preset)
