"""The leaderboard: who is on it, what is shown of them, and why a result is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence

SENTENCES: dict[str, Sentence] = {
    "board.title": "Leaderboard",
    "board.lead": "Results of the daily deals: yours, and those of friends. Each is checked here first.",
    "board.empty": "No results yet. Play today’s deals, or add a result that a friend has sent.",
    "board.when": "Results of",
    "board.day": "Today",
    "board.month": "This month",
    "board.all": "All days",
    "board.caption": "Points above par a day; fewer are better",
    "board.head.who": "Player",
    "board.head.days": "Days",
    "board.head.mean": "Against par",
    "board.head.best": "Best",
    "board.head.streak": "In a row",
    "board.you": "{name} (this device)",
    "board.key": "{name} · {key}",
    "board.range": "{mean} ± {range}",
    "board.add": "Add a friend’s result",
    "board.add.about": "Open a link or choose a file that a friend sent you.",
    "board.file": "Choose a file",
    "board.save": "Save all results as a file",
    "board.send": "Copy a link to my result",
    "board.checking": "Checking … {done} of {all}",
    "board.added": ("Checked and added: one result.", "Checked and added: {count} results."),
    "board.none": "It holds no result of the daily deals.",
    "board.already": "These results are here already.",
    "board.copied": "The link is copied. Send it to a friend.",
    "board.uncopied": "The browser didn’t let the link be copied.",
    "board.own.none": "Play today’s deals to the end first.",
    "board.missing": "What checks signatures could not be loaded. You need the network the first time.",
    "board.unsigned": "No device has signed this result.",
    "board.forged": "This result was changed after it was signed.",
    "board.gone": "The opponents of day {number} are no longer in the game, so it cannot be checked.",
    "board.future": "Day {number} has not begun yet.",
    "board.wrong.record": "A move in it is against the rules.",
    "board.wrong.heading": "It has other rules or other players than day {number}.",
    "board.wrong.cards": "Deal {deal} has other cards than day {number}.",
    "board.wrong.choice": "In deal {deal}, an opponent plays otherwise than on day {number}.",
    "board.wrong.short": "It ends before the fourth deal does.",
    "board.refused": "A result was refused. {why}",
    "board.proves": "What this shows",
    "board.proves.text": (
        "The cards, the rules and the opponents’ choices are checked. A signature says that the same device sent it as "
        "before, and no more: not who it was, whether they had help, or whether it was their first try."
    ),
    "board.move": "Change to another device",
    "board.move.about": (
        "Your streak on the leaderboard belongs to this device. To go on with it on another device: copy the key that "
        "the new device shows here, paste it on the old one, and bring its answer back."
    ),
    "board.move.key": "Key of this device",
    "board.move.paste": "Key or answer of the other device",
    "board.move.go": "Go",
    "board.move.answer": "Paste this answer on the new device:",
    "board.moved": "This device goes on where the other one stopped.",
    "board.no_key": "That is no key of a device.",
    "board.no_vouch": "That is no answer for this device.",
    "board.back": "Back to the table",
    "board.link.title": "Add this result?",
    "board.link.text": "A friend’s result of day {number}. It is played again here, and then added.",
    "board.link.yes": "Check and add",
    "board.link.no": "Not now",
}

ENGLISH.add(SENTENCES)


def wrong(verdict: str, number: int) -> str:
    """Return why the frozen package does not find a result right, from its verdict."""
    what, _, rest = verdict.partition(" ")
    deal = rest.split(" ")[0] if rest else ""
    return say(f"board.wrong.{what}", number=number, deal=deal)


def gap(points: float) -> str:
    """Return points above par with their sign: `−2.5`."""
    short = f"{abs(points):.1f}"
    return short if short == "0.0" else f"−{short}" if points < 0 else f"+{short}"
