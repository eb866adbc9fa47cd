"""The company: the opponents' part of the New game dialog. Which set, who sits where, how clever, sets of one's own."""

from typing import TYPE_CHECKING

from hearts.app import cast, words
from hearts.app.settings import PERSON, REGULARS, SeatSetup, no_diabolo
from hearts.minds import temper
from hearts.web import faces, page
from hearts.web.sheet import plain

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from hearts.app.cast import Cast, Character

HERE = "Plays on this device, which is handed round."
FULL = "It can play until you close the page, but the browser's storage has no room to keep it."


class Company:
    """The opponents' lines; who leaves a smaller table is remembered, and comes back to a larger one."""

    def __init__(self, session: "Any") -> None:
        self._session = session
        self._casts: "dict[str, Cast]" = {}  # by home: the game's sets, then the player's own
        self._others: "list[SeatSetup]" = []
        self._count = 0
        self._options = ""
        home = page.element("n-company")
        page.listen(home, "change", lambda event: self._change(event.target))
        page.listen(home, "input", lambda event: self._type(event.target))
        page.listen(home, "click", lambda event: self._click(event.target))
        page.listen(page.element("n-cast-name"), "keydown", self._enter)
        for character in _regulars():
            self._meet(character)

    def open(self, seats: "list[SeatSetup]", diabolo: bool) -> None:
        """Those who sat here last; the sets come when they have been fetched."""
        self._others = [SeatSetup(who.name, who.face, who.player) for who in seats]
        self._count = 0
        page.element("n-diabolo").checked = diabolo
        page.element("n-diabolo-why").textContent = ""
        page.element("n-said").textContent = ""
        page.later(0, self._fetch)

    def seated(self, players: int) -> "list[SeatSetup]":
        """The opponents at a table for so many; others of the set, or regulars, fill it up."""
        while len(self._others) < players - 1:
            self._others.append(self._seat(self._next("")))
        found = self._others[: players - 1]
        return [SeatSetup(who.name.strip() or "Guest", who.face, who.player) for who in found]

    def show(self, count: int) -> None:
        """So many lines."""
        if count != self._count:
            self._count = count
            self.seated(count + 1)
            self._tell()

    @property
    def diabolo(self) -> bool:
        """Whether the minds are to see all the cards and play together."""
        return bool(page.element("n-diabolo").checked) and not self._refusal()

    # ---- the sets ----------------------------------------------------------------------------------------------

    def _fetch(self) -> None:
        """The game's sets, once; the player's own as they are kept now."""
        missing = [key for key, _, _ in cast.SHIPPED if key not in self._casts]
        for key in missing:
            self._ask(key)
        if not missing:
            self._fetched("", "")

    def _ask(self, key: str) -> None:
        page.fetched(f"./assets/casts/{key}.json", lambda text: self._fetched(key, text))

    def _fetched(self, key: str, text: str) -> None:
        if key and text:
            self._casts[key] = cast.read(text, own=False)
        elif key:
            page.element("n-said").textContent = f"The set “{key}” could not be fetched: is there a connection?"
        if all(shipped in self._casts for shipped, _, _ in cast.SHIPPED):
            page.in_steps(self._gather())

    def _gather(self) -> "Iterator[None]":
        """The player's own sets, and everybody in any set to choose from."""
        order = [key for key, _, _ in cast.SHIPPED]
        for text in self._session.own_casts():
            try:
                for found in cast.steps(text):  # noqa: B007 - the last one is meant
                    yield
            except cast.CastError:
                continue  # it is of another version, and stays where it is kept
            self._casts[cast.OWN + found.id] = found
            order.append(cast.OWN + found.id)
        self._casts = {key: self._casts[key] for key in order}
        for found in self._casts.values():
            for character in found.characters:
                self._meet(character)
        self._options = "".join([_group(self._casts[key]) for key in order])
        self._options += f'<option value="{PERSON}">A person on this device</option>'
        yield
        chips = [_chip(key, self._casts[key].name) for key in order]
        page.element("n-casts").innerHTML = "".join(chips)
        yield
        self._tell()

    def _meet(self, character: "Character") -> None:
        self._session.characters[character.key] = character
        faces.known(character)

    def _home(self) -> str:
        """The set that all the minds at the table are from; empty where they are from several."""
        homes = {cast.home(who.face) for who in self._others[: self._count] if who.player != PERSON}
        found = homes.pop() if len(homes) == 1 else ""
        return found if found in self._casts else ""

    def _choose(self, key: str) -> None:
        """A whole set sits down; people keep their seats."""
        several = list(self._casts[key].characters)
        for index, who in enumerate(self._others):
            if who.player != PERSON and several:
                self._others[index] = self._seat(several.pop(0).key)
        self._tell()

    def _load(self, field: "Any") -> None:
        """A set from a file: read in steps, kept, and seated; or told what is wrong with it."""
        if field.files.length == 0:
            return
        file = field.files.item(0)
        if file.size > cast.LIMIT:
            self._say(f"{file.name} is larger than {cast.LIMIT // 1024} KB, the most that a set may have.")
        else:
            name = str(file.name)
            page.opened(file, lambda text: page.in_steps(self._read(name, text)))
        field.value = ""

    def _read(self, file: str, text: str) -> "Iterator[None]":
        wrong = page.not_json(text)
        if wrong:
            self._say(f"{file} is not JSON: {wrong}")
            return
        yield
        try:
            for found in cast.steps(text):  # noqa: B007 - the last one is meant
                yield
        except cast.CastError as error:
            self._say(f"{file} is no set of characters that can sit here. {error}")
            return
        self._keep(found)

    def _keep(self, found: "Cast") -> None:
        """A set of the player's own, for good where the browser has room."""
        home = cast.OWN + found.id
        again = home in self._casts
        key = self._session.keep_cast(found)
        self._casts[home] = found
        said = f"“{found.name}” " + ("is replaced by this set." if again else "is kept among your sets.")
        self._say(said if page.lasts(key) else f"“{found.name}” is here. {FULL}")
        for character in found.characters:
            self._meet(character)
        self._options = ""
        self._choose(home)
        page.in_steps(self._gather())

    def _table(self) -> "Cast | None":
        """Those at the table as a set, each with the name and I.Q. that they have here."""
        several = []
        for who in self._others[: self._count]:
            model = self._session.characters.get(who.face)
            if who.player != PERSON and model is not None:
                iq, how = temper.read(who.player)
                name = who.name.strip() or "Guest"
                one = cast.Character(model.key, name, model.line, iq, how, model.face, model.drawings, model.sayings)
                several.append(one)
        if not several:
            self._say("There is nobody at the table but people: a set is made of minds.")
            return None
        found = cast.gathered(page.element("n-cast-name").value or "My table", several)
        if len(found.text().encode()) > cast.LIMIT:
            self._say(f"Their portraits together are larger than the {cast.LIMIT // 1024} KB that a set may have.")
            return None
        return found

    def _drop(self) -> None:
        home = self._home()
        found = self._casts.pop(home)
        self._session.drop_cast(found.id)
        self._say(f"“{found.name}” is forgotten; those at the table stay for this game.")
        page.in_steps(self._gather())
        page.element("n-file").focus()

    def _say(self, sentence: str) -> None:
        page.element("n-said").textContent = sentence

    # ---- what a person does ------------------------------------------------------------------------------------

    def _change(self, field: "Any") -> None:
        if field.name == "cast":
            self._choose(field.value)
        elif field.id == "n-file":
            self._load(field)
        elif field.id == "n-diabolo":
            self._tell_diabolo()
        elif field.hasAttribute("data-who"):
            self._sit(field)

    def _type(self, field: "Any") -> None:
        if field.hasAttribute("data-iq"):
            who = self._who(field)
            who.player = temper.name(int(field.value), temper.read(who.player)[1])
            self._dial(field, who)
        elif field.hasAttribute("data-name"):
            who = self._who(field)
            who.name = field.value
            self._label(field.closest("li"), who)

    def _click(self, target: "Any") -> None:
        button = target.closest("button")
        if button is None:
            return
        if button.className == "swap":
            index = self._at(button)
            self._others[index] = self._seat(self._next(self._others[index].face))
            self._line(index)
        elif button.id == "n-keep":
            self._keep_table()
        elif button.id == "n-save":
            self._save_table()
        elif button.id == "n-drop":
            self._drop()

    def _enter(self, event: "Any") -> None:
        """Enter in the name of a set keeps the set; it does not deal the cards."""
        if event.key == "Enter":
            event.preventDefault()
            self._keep_table()

    def _keep_table(self) -> None:
        found = self._table()
        if found is not None:
            self._keep(found)

    def _save_table(self) -> None:
        found = self._table()
        if found is not None:
            page.save(f"{found.id}.json", found.text())
            self._say(f"“{found.name}” goes to your downloads, as {found.id}.json.")

    def _sit(self, field: "Any") -> None:
        """Somebody else takes this seat; who sat at the table already changes places."""
        index, key = self._at(field), field.value
        if key == PERSON:
            self._others[index].player = PERSON
        else:
            self._swap(index, key)
        self._line(index)
        self._tell_diabolo()
        self._tell_home()

    def _swap(self, index: int, key: str) -> None:
        before, self._others[index] = self._others[index], self._seat(key)
        for other, who in enumerate(self._others):
            if other != index and who.face == key and who.player != PERSON:
                self._others[index], self._others[other] = who, before
                if other < self._count:
                    self._line(other)

    # ---- what is shown -----------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """Every line anew; each shows what holds when its turn comes."""
        page.in_steps(self._lines(self._count))

    def _lines(self, count: int) -> "Iterator[None]":
        if len(page.all_of("#n-seats > li")) != count:
            lines = [_opponent(index, words.way(index + 1, count + 1)) for index in range(count)]
            page.element("n-seats").innerHTML = "".join(lines)
        for index in range(count):
            if count != self._count:
                return  # the table has changed meanwhile, and is being told anew
            self._line(index)
            yield
        self._tell_home()
        self._tell_diabolo()

    def _tell_home(self) -> None:
        home = self._home()
        for chip in page.all_of('#n-casts [name="cast"]'):
            chip.checked = chip.value == home
        page.element("n-about").textContent = self._casts[home].about if home else "From several sets."
        drop = page.element("n-drop")
        drop.hidden = not home.startswith(cast.OWN)
        drop.textContent = f"Forget “{self._casts[home].name}”" if home else ""

    def _line(self, index: int) -> None:
        """One opponent's line, as they are now."""
        who, line = self._others[index], page.all_of("#n-seats > li")[index]
        person = who.player == PERSON
        line.classList.toggle("person", person)
        line.querySelector("img").src = faces.source(who.face, "calm")
        line.querySelector("[data-name]").value = who.name
        select, value = line.querySelector("select"), PERSON if person else who.face
        here = f'<option value="{plain(value)}">{plain(who.name)}</option>'
        select.innerHTML = self._options if f'value="{plain(value)}"' in self._options else here + self._options
        select.value = value
        character = self._session.characters.get(who.face)
        line.querySelector("small").textContent = HERE if person else character.line if character else ""
        if not person:
            self._dial(line.querySelector("[data-iq]"), who)
        self._label(line, who)

    def _dial(self, field: "Any", who: SeatSetup) -> None:
        iq = temper.read(who.player)[0]
        field.value = str(iq)
        field.setAttribute("aria-valuetext", f"{iq}, {words.wits(iq)}")
        line = field.closest("li")
        line.querySelector("output").textContent = str(iq)
        line.querySelector(".wits").textContent = words.wits(iq)

    def _label(self, line: "Any", who: SeatSetup) -> None:
        name = who.name.strip() or "Guest"
        line.querySelector("[data-iq]").setAttribute("aria-label", f"{name}'s I.Q.")
        line.querySelector(".swap").setAttribute("aria-label", f"Somebody else than {name}")

    def _refusal(self) -> str:
        return no_diabolo([SeatSetup("You", "you", PERSON)] + self._others[: self._count])

    def _tell_diabolo(self) -> None:
        """Diabolo is for one person against minds; where more sit, it is switched off, and says why."""
        box, why = page.element("n-diabolo"), page.element("n-diabolo-why")
        why.textContent = self._refusal() if box.checked else ""
        box.checked = box.checked and not self._refusal()

    # ---- who is who --------------------------------------------------------------------------------------------

    def _at(self, field: "Any") -> int:
        return int(field.closest("li").getAttribute("data-at"))

    def _who(self, field: "Any") -> SeatSetup:
        return self._others[self._at(field)]

    def _seat(self, key: str) -> SeatSetup:
        character = self._session.characters[key]
        return SeatSetup(character.name, key, character.mind)

    def _next(self, key: str) -> str:
        """Whoever follows this character in their set and is not at the table; the same one where all are."""
        home = cast.home(key) if key else self._home() or "regulars"
        several = self._casts[home].characters if home in self._casts else _regulars()
        keys = [character.key for character in several]
        at = keys.index(key) + 1 if key in keys else 0
        seated = [who.face for who in self._others]
        free = [one for one in keys[at:] + keys[:at] if one not in seated]
        spare = [one for one, _, _ in REGULARS if one not in seated]
        return (free or ([key] if key in keys else spare))[0]


def _regulars() -> "list[Character]":
    """The house regulars as they are known before their set has been fetched."""
    found = []
    for face, name, mind in REGULARS:
        iq, how = temper.read(mind)
        found.append(cast.Character(face, name, "", iq, how, face, {}, {}))
    return found


def _group(found: "Cast") -> str:
    options = [
        f'<option value="{plain(character.key)}">{plain(character.name)}</option>' for character in found.characters
    ]
    return f'<optgroup label="{plain(found.name)}">{"".join(options)}</optgroup>'


def _chip(key: str, name: str) -> str:
    return (
        f'<label><input type="radio" name="cast" value="{plain(key)}" aria-describedby="n-about">'
        f"<span>{plain(name)}</span></label>"
    )


def _opponent(index: int, way: str) -> str:
    """One opponent's line, still empty."""
    where = way[0].upper() + way[1:]
    return (
        f'<li data-at="{index}"><button type="button" class="swap"><img alt="" width="56" height="56"></button>'
        f'<label class="as">{where} <select data-who></select></label>'
        '<label class="plays">Name <input type="text" data-name maxlength="16" spellcheck="false"></label>'
        f'<div class="dial"><span aria-hidden="true">I.Q. <output></output></span><input type="range" data-iq '
        f'min="{temper.LOWEST}" max="{temper.HIGHEST}" step="10"><span class="wits" aria-hidden="true"></span></div>'
        '<small class="hint"></small></li>'
    )
