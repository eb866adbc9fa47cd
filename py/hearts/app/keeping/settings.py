"""Settings: what a player may choose about the table. SETTINGS declares them all, for the form and the store.

To add one, add its line here and its words to `app/words/en/settings.ftl`, and read it where it matters:
`settings["pace"]`.
"""

from __future__ import annotations

import json
from typing import NamedTuple

from hearts.app import gate
from hearts.app.gate import tidy, tidy_face
from hearts.app.words.phrases import you

# A setting: its name, the values in the order of the form (none: any short text), and the one that holds at first.
Setting = NamedTuple("Setting", [("name", str), ("values", "tuple[str, ...]"), ("default", str)])
SWITCH = ("no", "yes")
THEMES = ("felt", "midnight", "wine", "wood", "paper", "contrast", "garden", "sky", "picture")
TINTS = ("red", "blue", "green", "violet", "black", "gold")
FLIGHTS = ("deal", "pass", "play", "sweep")
SOUNDS = ("deal", "card", "sweep", "pass", "broken", "queen", "jack", "moon", "sun", "win", "lose", "turn")

# Switches that are on at first: sounds, and what flies.
SWITCHED = [f"sound_{kind}" for kind in SOUNDS] + [f"flights_{part}" for part in FLIGHTS]

SETTINGS = (
    Setting("pace", ("slow", "normal", "fast", "instant"), "normal"),
    Setting("deck", ("two", "four"), "two"),
    Setting("rows", ("one", "wide", "two"), "one"),  # of the hand: wide as there is room; two on a phone held upright
    Setting("tap", ("auto", "once", "twice"), "auto"),
    Setting("think", ("0.3", "0.6", "1", "2", "3"), "0.6"),  # seconds that a mind may think about a card
    Setting("claims", ("off", "mine", "all"), "mine"),  # who may end a deal whose rest is certain
    Setting("joe", ("70", "100", "130", "160", "180"), "130"),  # the I.Q. of the mind that finishes a deal for you
    Setting("tutor", ("off", "ask", "warn", "always"), "ask"),  # when the coach speaks
    Setting("peek", SWITCH, "no"),  # whether a press on a face shows what its player believes
    Setting("costly", ("1", "2", "4", "8"), "2"),  # points from which on it warns of a choice
    Setting("forced", ("off", "last", "always"), "off"),  # whether the only card that may be played plays itself
    Setting("demo", ("up", "down"), "up"),  # how the cards of all seats lie in a demonstration
    Setting("suits", ("CDSH", "SHCD", "HSDC", "SHDC"), "CDSH"),  # how the hand lies: suits from the left on,
    Setting("ranks", ("up", "down"), "up"),  # the ranks in each suit,
    Setting("wait", SWITCH, "no"),  # for a click after each trick
    Setting("points_first", SWITCH, "no"),  # and in the hand, cards that count before all others
    Setting("seen", SWITCH, "no"),  # whether what has been played stays open beside a wide table
    Setting("scores", SWITCH, "yes"),  # stand at the seats; else on the score pad alone
    Setting("left_handed", SWITCH, "no"),
    Setting("flights", SWITCH, "yes"),  # cards fly; each of FLIGHTS has a switch of its own
    Setting("bursts", SWITCH, "yes"),  # moments at the trick, and scores that count
    Setting("skies", SWITCH, "yes"),  # a moon, a sun and a win fill the screen
    Setting("sayings", SWITCH, "yes"),
    Setting("people", SWITCH, "yes"),  # whether any way leads to tables of people
    Setting("name", (), ""),  # at first that of a player who has chosen none
    Setting("portrait", (), "you"),
    Setting("theme", ("auto",) + THEMES, "auto"),  # auto: the opponents' own, where they have one
    Setting("back", ("moon", "stars", "waves", "diamonds", "hearts", "plain"), "moon"),
    Setting("tint", ("auto",) + TINTS, "auto"),  # of the back; auto: as the table has it
    Setting("face", ("large", "classic"), "large"),
    Setting("chrome", ("auto", "light", "dark"), "auto"),  # of dialogs; auto: as the system has it
    Setting("season", SWITCH, "yes"),
    Setting("sound", SWITCH, "yes"),
    Setting("volume", ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10"), "6"),
    Setting("touch", SWITCH, "no"),  # whether a phone is felt, too
    Setting("install", (), "unasked"),  # or asked: what is asked once in all
    Setting("persist", (), "unasked"),
) + tuple([Setting(name, SWITCH, "yes") for name in SWITCHED])
# What has a dialog of its own, and does not stand in that of all settings.
ELSEWHERE = ("theme", "back", "tint", "face", "chrome", "season", "sound", "volume", "touch") + tuple(
    [f"sound_{kind}" for kind in SOUNDS]
)


def values(name: str) -> tuple[str, ...]:
    """Return what may be chosen for a setting."""
    return next(each.values for each in SETTINGS if each.name == name)


class Settings:
    """What the player has chosen; the defaults until then."""

    def __init__(self) -> None:
        self._chosen = {each.name: each.default or you() for each in SETTINGS}

    def __getitem__(self, name: str) -> str:
        return self._chosen[name]

    def on(self, name: str) -> bool:
        """Return whether a switch is on."""
        return self._chosen[name] == "yes"

    @property
    def order(self) -> tuple[str, bool, bool]:
        """How the hand lies: the order of the suits, and whether high ranks and cards that count come first."""
        return self["suits"], self["ranks"] == "down", self.on("points_first")

    def set(self, name: str, value: str) -> None:
        """Choose a value for a setting. Raises ValueError if there is no such setting or value."""
        for each in SETTINGS:
            if each.name == name and (value in each.values or not each.values):
                free = tidy_face(value) if name == "portrait" else tidy(value, each.default or you())
                self._chosen[name] = value if each.values else free
                return
        raise ValueError(f"There is no setting {name} = {value}.")

    def text(self, others: dict[str, object] | None = None) -> str:
        """Return the settings as JSON, switches as true or false. `others` are those of another version, which are
        kept."""
        plain: dict[str, object] = {}
        for each in SETTINGS:
            plain[each.name] = self.on(each.name) if each.values == SWITCH else self[each.name]
        for name, value in (others or {}).items():
            if name in plain or (len(plain) < gate.KEYS and len(str(value)) < 500):
                plain[name] = value
        return json.dumps(plain)

    def become(self, other: Settings) -> None:
        """Take over all values of other settings."""
        self._chosen = {each.name: other[each.name] for each in SETTINGS}

    def take_in(self, chosen: dict[str, object]) -> dict[str, object]:
        """Choose these values. Returns those that cannot be read: settings and values of another version."""
        unread: dict[str, object] = {}
        for name, value in chosen.items():
            word = SWITCH[value] if isinstance(value, bool) else value
            try:
                if not isinstance(word, str):
                    raise ValueError
                self.set(name, word)
            except ValueError:
                unread[name] = value
        return unread

    @classmethod
    def read(cls, source: str) -> Settings:
        """Read them from JSON; what cannot be read keeps its default."""
        settings = cls()
        settings.take_in(gate.parse_object(source))
        return settings
