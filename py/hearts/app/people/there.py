"""Who is there, as their pages prove it: what was recorded and is said again does not count.

While a host is silent, or somebody is asked to follow another one, a page says `there ask WORD`, each time with another
word. Whoever hears it says `there here` and the words that they have heard lately. So who says one of the words of this
page has heard it a moment ago.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.people.members import AWAY

if TYPE_CHECKING:
    from collections.abc import Callable

    from hearts.app.people.primitives import Primitives

KIND, ASK, HERE = "there", "ask", "here"
AGAIN, ANSWERS = 3_000, 1_500  # milliseconds between two questions, and between two answers
LETTERS = 16  # of a word
WORDS = 6  # of one person, and of all without a seat, that are said again
LONGEST = 700  # letters of a body


class There:
    """The people whose pages have answered this one a moment ago.

    seated   returns the ids of the people with a seat
    """

    def __init__(
        self,
        primitives: Primitives,
        clock: Callable[[], float],
        say: Callable[[str, str], None],
        seated: Callable[[], list[str]],
    ) -> None:
        self._primitives, self._clock, self._say, self._seated = primitives, clock, say, seated
        self._asked: list[tuple[str, float]] = []  # the words of this page, and when they were said
        self._words: dict[str, list[tuple[str, float]]] = {}  # of each other person, and when they were heard
        self._proven: dict[str, float] = {}  # when the last word was said that somebody has heard
        self._said_at = self._asked_at = -1e9

    def tick(self, asks: bool) -> None:
        """Ask who is there from time to time, if that is of use now."""
        if asks and self._clock() - self._asked_at > AGAIN:
            self._asked_at = self._clock()
            word = self._primitives.random(LETTERS // 2).hex()
            self._asked = self._late(self._asked) + [(word, self._clock())]
            self._speak(ASK, [word])

    def hear(self, id: str, body: str) -> None:
        """Hear that somebody is there, or asks who is."""
        how, *words = body.split(" ") if len(body) <= LONGEST else [""]
        own, now, seated = dict(self._late(self._asked)), self._clock(), self._seated()
        said = [own[word] for word in words if word in own]
        if id in seated and said:
            self._proven[id] = max(said + [self._proven.get(id, -1e9)])
        if how == ASK and words and len(words[0]) == LETTERS:
            who = id if id in seated else ""
            self._words[who] = (self._late(self._words.get(who, [])) + [(words[0], now)])[-WORDS:]
            if now - self._said_at > ANSWERS:
                self._speak(HERE, [])

    def present(self) -> list[str]:
        """Return the people with a seat who have heard this page lately."""
        return [id for id in self._seated() if self._clock() - self._proven.get(id, -1e9) < AWAY]

    def _speak(self, how: str, words: list[str]) -> None:
        """Say it, and all words of others that were heard lately."""
        self._said_at = self._clock()
        kept = {who: self._late(self._words[who]) for who in [""] + self._seated() if who in self._words}
        self._words = kept
        heard = [word for each in kept.values() for word, _ in each]
        self._say(KIND, " ".join([how] + words + heard))

    def _late(self, words: list[tuple[str, float]]) -> list[tuple[str, float]]:
        """Return those of these words that were said a moment ago."""
        return [each for each in words if self._clock() - each[1] < AWAY]
