"""Somebody with a seat who says all that the protocol knows a little otherwise: other spellings, other times, again."""

from collections import Counter
from random import Random

from devices import Device

from hearts.app.people.code import letters
from hearts.app.people.message import Line

SIGNED = ("play", "say", "pass", "hash", "propose", "agree", "look")
VOTES = ("undo", "concede", "patience", "clock", "again")


class Spelled(Line):
    """A line whose words are spelled otherwise.

    how   changes the words of a line
    """

    how: "tuple[tuple[int, str], ...]" = ()

    def text(self, table: str) -> str:
        words = super().text(table).split(" ")
        for place, spelling in self.how:
            words[place] = spelling.format(words[place])
        return " ".join(words)


class Insider:
    """Speaks in the place of a device's voice; what it says is what its person would have said, changed.

    said   how often it has said what, by the kind of change
    """

    def __init__(self, device: Device, seed: object) -> None:
        self.device = device
        self.chance = Random(f"insider {seed}")
        self.said: Counter[str] = Counter()
        self._heads: dict[int, str] = {}  # of all entries that were heard
        self._bodies: list[tuple[str, str]] = []  # kind and body of what was said before
        self._orders = 0
        self._changes = (
            self.respelled, self.earlier, self.padded, self.again, self.line, self.vote, self.renamed, self.promise,
            self.swapped, self.lower, self.other_deal,
        )  # fmt: skip
        guest = device.guest
        guest.doubts.suspect = lambda why: None  # it goes on, whatever comes of what it has said
        self._say = guest.voice.say
        guest.voice.say = self.say
        hear_answer, out = guest._hear_answer, guest._mover._out

        def answered(number: str, why: str) -> None:
            first = out.first
            if first is not None and number.isdigit() and int(number) >= first.number:
                number, out._count = str(first.number), max(out._count, int(number))
            hear_answer(number, why)

        guest._hear_answer = answered
        take = guest.table.take

        def heard(text: str, own: str, proof: str) -> None:
            take(text, own, proof)
            self._heads[guest.table.number] = guest.table.head

        guest.table.take = heard

    def say(self, kind: str, body: str) -> None:
        """Say it, changed or not, and now and then something of one's own beside it."""
        if kind in ("move", "do"):
            self._bodies = [*self._bodies[-30:], (kind, body)]
            for _ in range(self.chance.randrange(4)):
                self.one(kind, body)
        self._say(kind, body)

    def one(self, kind: str, body: str) -> None:
        """Say one of the changes of this."""
        change = self.chance.choice(self._changes)
        made = change(kind, body)
        if made is not None:
            self.said[change.__name__] += 1
            self._publish(*made)

    # ---- each returns kind, body, how the line is spelled, and the deal -------------------------------------------

    def respelled(self, kind: str, body: str) -> "tuple[str, str] | None":
        """A number in the body is spelled otherwise."""
        words = body.split(" ")
        places = [place for place, word in enumerate(words) if word.isdigit()]
        if not places:
            return None
        place = self.chance.choice(places)
        words[place] = self.chance.choice(("0{}", "+{}", "{}.0", "00{}", "{}\t", "\u0661{}", "{}_0")).format(
            words[place]
        )
        return kind, " ".join(words)

    def earlier(self, kind: str, body: str) -> "tuple[str, str] | None":
        """Signed at another entry, whose head is right."""
        words = body.split(" ")
        if kind != "move" or len(words) < 4 or not self._heads:
            return None
        number = self.chance.choice(list(self._heads)[-60:])
        return kind, " ".join([self._number(words[0]), str(number), self._heads[number], *words[3:]])

    def padded(self, kind: str, body: str) -> "tuple[str, str]":
        """With spaces and other signs where none belong."""
        at = self.chance.choice([place for place, letter in enumerate(body) if letter == " "] or [0])
        return kind, body[:at] + self.chance.choice(("  ", "\t", " \u00a0", "\n", " | ", "\r ")) + body[at + 1 :]

    def again(self, kind: str, body: str) -> "tuple[str, str] | None":
        """What was said before, with a number of today."""
        kind, body = self.chance.choice(self._bodies)
        number, _, rest = body.partition(" ")
        return kind, f"{self._number(number)} {rest}"

    def line(self, kind: str, body: str) -> "tuple[str, str, tuple[tuple[int, str], ...]]":
        """The words of the line are spelled otherwise."""
        place = self.chance.choice((2, 4, 5, 8, 9))
        return kind, body, ((place, self.chance.choice(("0{}", "00{}", "{}0", "+{}"))),)

    def vote(self, kind: str, body: str) -> "tuple[str, str] | None":
        """Votes with numbers of all kinds, signed anywhere."""
        if not self._heads:
            return None
        what, number = self.chance.choice(VOTES), self.chance.choice(list(self._heads)[-60:])
        begun = self.chance.choice(list(self._heads))
        said = self.chance.choice(
            (f"propose {what}", f"agree {what} {begun}", f"agree {what} 0{begun}", f"agree {what}")
        )
        open_ = self.device.guest.table.voting
        if self.chance.random() < 0.5 and open_.who:
            what = self.chance.choice(list(open_.who))
            said = open_.words(what)
        return "move", f"{self._number('1')} {number} {self._heads[number]} {said}"

    def renamed(self, kind: str, body: str) -> "tuple[str, str] | None":
        """Other faces and names, also those of before."""
        if not self._heads:
            return None
        name = self.chance.choice(
            ("Eve", "eve", "EVE 2", "Ann", "Ev\u00e9", "E\tve", "Eve#", "Ev\u202ee", " Eve ", "\u0410nn")
        )
        face = self.chance.choice(("guest", "Guest", "ben", "b en", "\u00e9"))
        number = self.chance.choice(list(self._heads)[-20:])
        word = self.chance.choice(("look", "look", "sit"))
        return "move", f"{self._number('1')} {number} {self._heads[number]} {word} {face} {name}"

    def promise(self, kind: str, body: str) -> "tuple[str, str] | None":
        """Promises of shares, spelled otherwise and at other entries."""
        table = self.device.guest.table
        if not self._heads:
            return None
        number = self.chance.choice(list(self._heads)[-20:])
        deal = self.chance.choice((f"{table.sharing}", f"0{table.sharing}", f"{table.sharing + 1}"))
        attempt = self.chance.choice((f"{table.attempt}", f"0{table.attempt}", "1"))
        hash_ = letters(bytes([self.chance.randrange(256) for _ in range(32)]))
        return "move", f"{self._number('1')} {number} {self._heads[number]} hash {deal} {attempt} {hash_}"

    def swapped(self, kind: str, body: str) -> "tuple[str, str]":
        """An order for one alone is said to all, and the other way round."""
        return ("do" if kind == "move" else "move"), body

    def lower(self, kind: str, body: str) -> "tuple[str, str]":
        """Other cases."""
        head, _, last = body.rpartition(" ")
        return kind, f"{head} {self.chance.choice((last.lower(), last.upper(), last.title()))}"

    def other_deal(self, kind: str, body: str) -> "tuple[str, str, tuple[tuple[int, str], ...], int]":
        """Signed in another deal."""
        return kind, body, (), self.chance.choice((0, 1, 2, 3, 4))

    # ---- how it goes out -------------------------------------------------------------------------------------------

    def _number(self, number: str) -> str:
        """A number of an order: the one that is asked for, a later one, or an earlier one."""
        out = self.device.guest._mover._out
        now = out._count
        return str(max(1, now + self.chance.choice((0, 0, 0, 1, 1, 2, -1))))

    def _publish(self, kind: str, body: str, how: "tuple[tuple[int, str], ...]" = (), deal: int = -1) -> None:
        guest = self.device.guest
        kept, table, voice = guest._kept, guest.table, guest.voice
        if kept.moved:
            return
        private = kind == "do"
        to = kept.host if private else b""
        now = table.deal if table.record is not None else 0
        line = Spelled(
            kind, kept.me.public, to, kept.epoch, now if deal < 0 else deal, guest._sitting.name or "-",
            guest._sitting.next_counter(),
        )  # fmt: skip
        line.how = tuple(how)
        keys = voice.post.keys
        self.device.line.publish(keys.topic(kept.host) if private else keys.all, voice.post.write(line, body))
