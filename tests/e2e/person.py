"""A person at the table: sees what the page tells by roles and names, acts by real clicks, taps and keys."""

import random
import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect
from words import like, name_of, say

from hearts.app.words import phrases
from hearts.app.words.locale import ENGLISH
from hearts.engine.cards import RANKS, each
from hearts.engine.cards import card as number_of
from hearts.engine.record import Record

expect.set_options(timeout=40_000)

STRIP = {"x": 9, "y": 30}  # where a card shows that the next one overlaps

# What the page says of itself: once the moves have gone past `after` and somebody waits for the person, else false.
LOOK = """([after, key, heldBy, lyingIn, dealOver]) => {
    const body = document.body.dataset, moves = Number(body.moves)
    const all = (name, role) => [...document.querySelectorAll(`[role=group][aria-label="${name}"] [role=${role}]`)]
    const open = [...document.querySelectorAll('dialog[open]')].pop()
    const title = open && open.getAttribute('aria-labelledby')
    const named = !open ? '' : title ? document.getElementById(title).textContent : open.getAttribute('aria-label')
    const dialog = !open && body.phase === 'deal over' ? dealOver : named
    const pass = document.getElementById('passing').checkVisibility()
    const yours = body.phase === 'pass' && pass ? 'pass' : body.phase === 'play' && body.turn === '0' ? 'play' : ''
    const ended = !open && body.phase === 'deal over' && document.getElementById('offer').checkVisibility()
    const waits = open || ended ? 'dialog' : yours
    if (moves <= after || (after >= -1 && !waits)) return false
    return {
        text: localStorage.getItem(key) || '', moves, phase: body.phase,
        deal: Number(body.deal), turn: Number(body.turn), waits, dialog,
        trick: all(lyingIn, 'img').filter(card => !card.ariaHidden).map(card => card.dataset.card),
        hand: all(heldBy, 'button').map(card => ({
            code: card.dataset.card,
            name: card.getAttribute('aria-label'),
            playable: card.getAttribute('aria-disabled') !== 'true',
            chosen: card.getAttribute('aria-pressed') === 'true',
        })),
    }
}"""

SHEET = """dialog => ({
    rows: [...dialog.querySelectorAll('tbody tr:not(.now)')].map(row => [...row.querySelectorAll('td')].map(cell => [
        cell.querySelector('b').textContent, cell.querySelector('small').textContent,
        ...[...cell.querySelectorAll('.unseen')].map(mark => mark.textContent)])),
    totals: [...dialog.querySelectorAll('tfoot td')].map(cell => cell.lastChild.textContent),
})"""


@dataclass
class Held:
    """A card of the hand as the page tells it."""

    code: str
    name: str
    playable: bool
    chosen: bool


UNDER = """selector => {
    const box = element => element.getBoundingClientRect(), one = box(document.querySelector(selector))
    return [...document.querySelectorAll('.seat, #prompt, #pad, #cup, #kitty, #hand .card')].filter(element => {
        const other = box(element)
        return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    }).map(element => element.id || element.textContent)
}"""

# The portraits, plates, cards, words and things of the table that an element lies on; a pixel is no overlap.
LIES_ON = """selector => {
    const box = element => element.getBoundingClientRect(), it = document.querySelector(selector), one = box(it)
    const things = '.seat:not(.mine) :is(.disc, .who), .seat.mine, #prompt, #pad, #cup, #kitty, #pass, #decline, #badge'
    return [...document.querySelectorAll(`${things}, .card:not(.gone, .pile) .face`)].filter(element => {
        const {left, right, top, bottom} = box(element), apart = one.left > right - 1 || left > one.right - 1
        return !element.contains(it) && !apart && one.top < bottom - 1 && top < one.bottom - 1
    }).map(element => element.id || element.textContent || element.parentElement.dataset.card || element.className)
}"""


def unnamed(text: str) -> str:
    """A game's record without the line that names its minds: it comes a moment after the game has begun."""
    return re.sub(r"\nminds .*", "", text)


class Look:
    """One look at the table."""

    def __init__(self, found: dict) -> None:
        self.text: str = found["text"]  # the record, as it is kept at this very moment
        self.moves: int = found["moves"]
        self.phase: str = found["phase"]
        self.deal: int = found["deal"]
        self.turn: int = found["turn"]
        self.waits: str = found["waits"]  # "pass", "play", "dialog" (or the end of a deal), or "" while others move
        self.dialog: str = found["dialog"]
        self.trick: list[str] = found["trick"]
        self.hand = [Held(**card) for card in found["hand"]]

    @property
    def playable(self) -> list[Held]:
        """The cards that may be chosen."""
        return [card for card in self.hand if card.playable]


# The ways from the menu: a door, and what is pressed behind it.
WAYS = {
    "new": ("menu-play",),
    "daily": ("menu-play", "tab-daily"),
    "people": ("menu-people",),
    "match": ("menu-play", "tab-match"),
    "board": ("menu-play", "tab-board"),
    "concede": ("menu-concede",),
    "problems": ("menu-train",),
    "demo": ("menu-train", "problems-demo"),
    "history": ("menu-games",),
    "statistics": ("menu-games", "tab-statistics"),
    "kept": ("menu-games", "tab-kept"),
    "learn": ("menu-learn",),
    "lesson": ("menu-learn", "learn-lesson"),
    "rules": ("menu-learn", "tab-rules"),
    "tips": ("menu-learn", "tab-tips"),
    "help": ("menu-learn", "tab-help"),
    "settings": ("menu-settings",),
    "windows": ("menu-settings", "tab-windows"),
    "sound": ("menu-settings", "tab-sound"),
    "me": ("menu-settings", "tab-me"),
    "offline": ("menu-settings", "tab-offline"),
    "install": ("menu-settings", "tab-install"),
    "seen": ("menu-more", "more-seen"),
    "replay": ("menu-more", "more-replay"),
    "layout": ("menu-more", "more-layout"),
    "boss": ("menu-more", "more-boss"),
    "about": ("menu-more", "more-about"),
}


class Table:
    """The page as a person meets it."""

    def __init__(self, page: Page, home: str, touch: bool = False) -> None:
        self.page = page
        self.home = home
        self.touch = touch
        self.query = ""
        self.hand = page.get_by_role("group", name=say("page-hand"), exact=True)
        self.trick = page.get_by_role("group", name=say("page-trick"), exact=True)
        self.pass_button = page.get_by_role("button", name=PASS)

    # Coming and going

    def open(self, query: str) -> None:
        """Go to the game with this query, until the first card can be seen."""
        self.query = query
        self.page.goto(self.home + query)
        self.wait_shown()

    def reload(self) -> None:
        """Reload the page, until the table is set again."""
        self.page.reload()
        self.wait_shown()

    def wait_shown(self) -> None:
        """Until the table is on the screen."""
        self.page.wait_for_function("performance.getEntriesByName('hearts:page').length > 0")

    def wait_mind(self) -> None:
        """Until the worker has answered."""
        self.page.wait_for_function("performance.getEntriesByName('hearts:mind').length > 0")

    # Looking

    def look(self) -> Look:
        """The table just now."""
        return Look(self.page.evaluate(LOOK, [-2, self.key, *GROUPS]))

    def turn(self, after: int = -1) -> Look:
        """The table when it waits for the person, with more than `after` moves made."""
        return Look(self.page.wait_for_function(LOOK, arg=[after, self.key, *GROUPS], polling=50).json_value())

    def settled(self) -> Look:
        """The table when it waits for the person and shows all that is kept: others pass while somebody chooses."""
        look = self.turn()
        while look.moves < Record.read(look.text).game.length:
            look = self.turn(look.moves)
        return look

    def card(self, card: Held) -> Locator:
        """A card of the hand, by what it is called."""
        return self.hand.get_by_role("button", name=re.compile("^" + re.escape(card.name.split(",")[0]) + r"\b"))

    def role(self, role: str, name: str | re.Pattern[str], /, **values: object) -> Locator:
        """What has this role, by the id of the sentence that names it and its values: `role("button", "menu.undo")`."""
        called = name_of(name, **values)
        return self.page.get_by_role(role, name=called, exact=isinstance(called, str))

    def button(self, name: str | re.Pattern[str], /, **values: object) -> Locator:
        """A button, by the id of its sentence."""
        return self.role("button", name, **values)

    def dialog(self, name: str, /, **values: object) -> Locator:
        """A dialog, by the id of its title."""
        return self.role("dialog", name, **values)

    # What is kept

    @property
    def key(self) -> str:
        """Where this game is kept."""
        asked = [part for part in self.query.lstrip("?").split("&") if part.split("=")[0] in ("seed", "preset")]
        return "hearts.game" + ("?" + "&".join(asked) if asked else "")

    def text(self) -> str:
        """The game's record as it is kept just now."""
        return self.page.evaluate("key => localStorage.getItem(key) || ''", self.key)

    def record(self) -> Record:
        """The game as it is kept, played again here."""
        return Record.read(self.text())

    # Acting

    def press(self, target: Locator, **more: object) -> None:
        """Click, or tap where there is no mouse."""
        if self.touch:
            target.tap(**more)
        else:
            target.click(**more)

    def call(self, name: str) -> None:
        """Open what the menu leads to by this name: `call("rules")` presses the menu, the door, the tab."""
        door, *inside = WAYS[name]
        self.press(self.button("page-menu"))
        self.press(self.door(door))
        for id in inside:
            room = self.page.locator("dialog.room[open]")
            self.press(room.get_by_role("button", name=re.compile(f"^{re.escape(say(id))}")))

    def door(self, name: str) -> Locator:
        """A button of the menu; a door has its name, and behind that what it leads to."""
        about = f"{name}-about"
        called = f"{say(name)} {say(about)}" if about in ENGLISH.sentences else say(name)
        return self.dialog("menu-title").get_by_role("button", name=called, exact=True)

    def filled(self) -> None:
        """Until nothing is missing in the dialogs that are open: the page marks as busy what it still writes into."""
        expect(self.page.locator("dialog[open][aria-busy]")).to_have_count(0)

    def customise(self, dialog: Locator) -> None:
        """Unfold in the New game dialog what is seldom changed, once the sets have come, which stand above it."""
        sets = dialog.get_by_role("group", name=say("new_game-sets"), exact=True).get_by_role("radio")
        expect(sets.first).to_be_visible()
        if not dialog.get_by_role("group", name=say("new_game-players")).is_visible():
            self.press(dialog.locator("#new-game-custom > summary"))

    def open_options(self, dialog: Locator) -> None:
        """Unfold limit, undo and handicap in the New game dialog."""
        self.customise(dialog)
        self.press(dialog.get_by_text(say("new_game-options")))

    def pick_rules(self, dialog: Locator, preset: str) -> Locator:
        """Choose a preset in the New game dialog: by its chip, or from the list of the others. Returns its chip."""
        chip = dialog.locator(f'[name="preset"][value="{preset}"]')
        if chip.count():
            chip.check()
        else:
            self.press(dialog.get_by_role("button", name=say("new_game-more"), exact=True))
            self.press(dialog.locator(f'#new-game-others [value="{preset}"]'))
            expect(chip).to_be_focused()
        expect(chip).to_be_checked()
        return chip

    def seat_card(self, dialog: Locator, who: str) -> Locator:
        """Return the card of an opponent in the New game dialog, by place or name, with its details open."""
        self.customise(dialog)
        card = dialog.locator("#new-game-seats > li").filter(
            has=self.page.locator(".introduces").get_by_text(who, exact=True)
        )
        pencil = card.locator(".pencil")
        if pencil.get_attribute("aria-expanded") == "false":
            self.press(pencil)
        expect(card.get_by_role("combobox")).to_be_visible()
        return card

    def iq_of(self, dialog: Locator, name: str) -> Locator:
        """Return the slider of an opponent's exact I.Q. in the New game dialog."""
        self.seat_card(dialog, name)
        return dialog.get_by_role("slider", name=say("new_game-seat-iq-of", name=name))

    def choose(self, card: Held) -> None:
        """Press a card once, where it can be seen."""
        self.press(self.card(card), position=STRIP)

    def play(self, card: Held) -> None:
        """Play a card: one click, or two taps, the first of which lifts it."""
        self.choose(card)
        if self.touch:
            expect(self.card(card)).to_have_class(re.compile(r"\blift\b"))
            self.choose(card)

    def give(self, cards: list[Held]) -> None:
        """Choose these cards and pass them."""
        for card in cards:
            self.choose(card)
        self.press(self.pass_button)
        expect(self.pass_button).to_have_count(0)

    def ask_thoughts(self, name: str) -> Locator:
        """The button that tells what an opponent thinks, in the portrait's dialog."""
        self.press(self.button("seat-about", name=name))
        about = self.dialog(name)
        return about.get_by_role("button", name=say("opponent-thoughts"))

    def answer(self, button: str | re.Pattern[str]) -> None:
        """Press a button of the dialog that is open."""
        self.press(self.button(button))

    def play_again(self) -> None:
        """Begin another game where one has ended: at once, or by New game where no deal was finished."""
        expect(self.dialog("ending-game").locator(".ends .main")).to_be_visible()
        if self.button("game-again").is_visible():
            self.answer("game-again")
        else:
            self.answer("game-new")
            self.answer("new_game-deal")

    def act(self, look: Look, chance: random.Random) -> None:
        """Whatever the table waits for: any pass, some high card, or on to the next deal."""
        if look.waits == "pass":
            chosen = [card for card in look.hand if card.chosen]
            self.give(chance.sample([card for card in look.hand if not card.chosen], 3 - len(chosen)))
        elif look.waits == "play":
            self.play(max(chance.choices(look.playable, k=4), key=lambda card: RANKS.index(card.code[0])))
        else:
            self.answer(MINUS if look.dialog == say("ending-moon") and self.choosing_moon() else "deal-next")

    def choosing_moon(self) -> bool:
        """Whether the person has shot the moon and must say how it counts."""
        return self.button(MINUS).count() > 0

    def play_out(self, chance: random.Random) -> int:
        """Play until the game is over; how many times the person acted."""
        acts, look = 0, self.turn()
        while look.dialog != say("ending-game"):
            self.act(look, chance)
            acts, look = acts + 1, self.turn(look.moves)
        return acts

    def play_until(self, chance: random.Random, moves: int) -> Look:
        """Play until so many moves have been made and the table waits for the person."""
        look = self.turn()
        while look.moves < moves:
            self.act(look, chance)
            look = self.turn(look.moves)
        return look

    # Comparing

    def under(self, selector: str) -> list[str]:
        """The plates, cards, words and things of the table that an element lies on."""
        return list(self.page.evaluate(UNDER, selector))

    def lies_on(self, selector: str) -> list[str]:
        """The portraits, plates, cards, words and things of the table that it lies on, by a pixel at least."""
        self.page.wait_for_selector(selector, state="attached")  # it may still be on its way
        return list(self.page.evaluate(LIES_ON, selector))

    def sheet(self, dialog: str) -> dict[str, list]:
        """The score sheet in a dialog: for each deal each seat's points, total and marks; and the totals before it."""
        found = self.dialog(dialog).evaluate(SHEET)
        rows = [[(number(cell[0]), number(cell[1]), set(cell[2:])) for cell in row] for row in found["rows"]]
        return {"rows": rows, "totals": [number(total.split()[0]) for total in found["totals"]]}


MINUS = like("moon-choose-minus")
PASS = like("pass-to")
GROUPS = say("page-hand"), say("page-trick"), say("ending-deal")
MARKS = {"shooter": "moon", "queen": "queen", "bonus": ""}  # the bonus card by its name


def number(text: str) -> int:
    """A score as it is written on the sheet."""
    return int(text.strip().replace("−", "-"))


def written(record: Record) -> dict[str, list]:
    """The score sheet that the record comes to, as `Table.sheet` reads one."""
    rows = []
    for line in record.game.lines:
        marks: list[set[str]] = [set() for _ in line.points]
        for kind, mark in MARKS.items():
            seat = getattr(line, kind)
            if seat >= 0:
                sign = "sun" if kind == "shooter" and line.sun else mark
                marks[seat].add(say("sheet-mark", mark=sign) if sign else phrases.cards(record.game.rules.bonus_card))
        rows.append(list(zip(line.points, line.totals, marks, strict=True)))
    return {"rows": rows, "totals": list(record.game.scores)}


def agrees(look: Look, seat: int = 0) -> None:
    """The screen shows what the record says, to the person in this seat."""
    game = Record.read(look.text).game
    deal = game.deal
    assert look.moves == game.length
    assert deal is not None
    held = [card.name.split(",")[0] for card in look.hand]
    assert held == [phrases.card(card) for card in each(deal.hands[seat])]
    if look.waits == "play":
        assert [phrases.card(card) for card in deal.table.trick] == [
            phrases.card(number_of(code)) for code in look.trick
        ]
        assert look.deal == deal.table.number + 1
        legal = game.view(seat).legal
        assert [card.name.split(",")[0] for card in look.playable] == [phrases.card(card) for card in each(legal)]
