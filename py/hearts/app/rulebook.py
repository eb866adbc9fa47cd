"""The rules as a form: every option with its words, the Hearts Deluxe checkboxes, and why a choice is refused."""

from typing import TYPE_CHECKING

from hearts.app import words
from hearts.engine.rules import Rules, RulesError

if TYPE_CHECKING:
    from typing import Any

    # (option, number of its value in the form) -> why that value cannot be chosen.
    Refusals = dict[tuple[str, int], str]

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


# The options that can contradict one another; no value of any other is ever refused.
CONTRARY = ("players", "remainder", "hand", "leader", "opening", "extra", "bonus", "moon_bonus", "deals")

ROWS = [row for _, rows in FORM for row in rows]
VALUES = {option: [value for value, _ in values] for option, _, values in ROWS}


def changed(rules: Rules, option: str, value: "Any") -> Rules:
    """The rules with one option changed; RulesError says why that cannot be."""
    changes: "dict[str, Any]" = {option: value}
    if option == "players":
        changes["handicap"] = handicap(list(rules.start + (0, 0, 0))[:value])
    return Rules(rules.name, **dict(rules.options, **changes))


def refused(rules: Rules, option: str, value: "Any") -> str:
    """Why `value` cannot be chosen for `option` at this table, as a sentence; empty where it can."""
    try:
        changed(rules, option, value)
    except RulesError as error:
        return sentence(error)
    return ""


def refusals(rules: Rules, options: "tuple[str, ...]" = CONTRARY) -> "Refusals":
    """Every value of the form that cannot be chosen at this table, and why."""
    found = {}
    for option in options:
        for number, value in enumerate(VALUES[option]):
            why = refused(rules, option, value) if value != rules.options[option] else ""
            if why:
                found[option, number] = why
    return found


def sentence(error: RulesError) -> str:
    """What is wrong, without the option's name before it."""
    option, colon, told = str(error).partition(": ")
    told = told if colon and "“" not in option else str(error)
    return told[:1].upper() + told[1:]


def settled(rules: Rules, option: str) -> str:
    """Why there is nothing to choose for `option` at this table, as a sentence; empty where there is."""
    for options, holds, why in (
        (("remainder",), rules.players == 4, "The pack divides evenly between four."),
        (("kitty_to",), not rules.kitty_size, "There is no kitty at this table."),
        (("passing",), not rules.pass_count, "No cards are passed."),
        (("pass_count",), rules.passing == "K", "No cards are passed."),
        (("decline",), not any(rules.ways), "No cards are passed."),
        (("queen_breaks", "queen_leads", "queen_waits"), not rules.queen, "The queen counts nothing."),
        (("queen_breaks",), not rules.must_break, "Hearts need not be broken."),
        (("sun",), rules.moon == "nothing", "A moon counts as it is."),
        (("ends",), bool(rules.deals), "A fixed number of deals ends the game."),
    ):
        if holds and option in options:
            return why
    return ""


def checked(rules: Rules, number: int) -> bool:
    """Whether that checkbox of Hearts Deluxe has its tick."""
    _, option, on, _ = CHECKBOXES[number]
    return bool(rules.options[option] == on)


def ticked(rules: Rules, number: int, on: bool) -> "tuple[str, Any]":
    """Option and value that ticking the checkbox comes to, or unticking it: then as the preset has it, where it may."""
    _, option, ticks, otherwise = CHECKBOXES[number]
    usual = Rules(rules.name).options[option]
    return option, ticks if on else otherwise if usual == ticks else usual


def picked(preset: str, at: Rules) -> Rules:
    """The rules of a preset for those who sit at the table, where it can be played by so many."""
    try:
        return Rules(preset, players=at.players, handicap=at.handicap)
    except RulesError:
        return Rules(preset)


def preset_of(rules: Rules) -> Rules:
    """The preset that the rules began with, for those who sit at the table, where it can be played by so many."""
    return picked(rules.name, rules)


def handicap(start: "list[int]") -> str:
    """Start scores as the option has them: empty where all start alike, at zero."""
    return ",".join([str(score) for score in start]) if any(start) else ""


def tidy_cards(text: str) -> str:
    """Penalty cards as people write them, as the rules do: `ks = 10; as=7` is KS=10,AS=7."""
    return "".join(text.upper().replace(";", ",").replace("+", "").split()).strip(",")


def shared(text: str) -> Rules:
    """The rules in a line, or in a link, that somebody shared; RulesError says what does not read."""
    _, link, asked = text.partition("preset=")
    line = asked.partition("&")[0] if link and "://" in text else text
    for code, sign in (("+", " "), ("%20", " "), ("%3D", "="), ("%3d", "="), ("%2C", ","), ("%2c", ",")):
        line = line.replace(code, sign)
    return Rules.read(line)


def query(rules: Rules) -> str:
    """The part of a link that asks for these rules."""
    return "?preset=" + rules.text().replace(" ", "+")


def differences(rules: Rules, other: Rules) -> "list[str]":
    """How `rules` differ from `other`, in plain words."""
    found = []
    for here, there in zip(words.rule_sentences(rules), words.rule_sentences(other)):
        if here != there:
            found.append(here or f"Not here: {there[0].lower()}{there[1:]}")
    return found


def changes(rules: Rules) -> "list[str]":
    """How rules differ from their preset, in plain words; how many sit there and where they start is no change."""
    plain = preset_of(rules)
    return [] if rules == plain else differences(rules, plain)


def named(rules: Rules) -> str:
    """What the rules are called, with a mark where they differ from their preset."""
    title = title_of(rules.name)
    return title if rules == preset_of(rules) else f"{title}, changed"


def title_of(preset: str) -> str:
    """What a preset is called."""
    return {key: title for key, title, _ in TABLES}.get(preset, preset)


def line_of(preset: str) -> str:
    """One line about a preset."""
    return {key: line for key, _, line in TABLES}.get(preset, "")
