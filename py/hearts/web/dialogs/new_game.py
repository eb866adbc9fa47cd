"""The New game dialog: rules, number of players, opponents."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.heading import UNDO
from hearts.app.keeping.setup import Setup
from hearts.app.rules import form as rulebook
from hearts.app.rules import presets
from hearts.app.rules.sentences import differences
from hearts.app.table.commands import Begin, Set
from hearts.app.tasks import within
from hearts.app.words.locale import say
from hearts.app.words.phrases import nameless, player, you
from hearts.engine.options import RulesError
from hearts.engine.record import PERSON, Seat
from hearts.engine.rules import Rules
from hearts.web.browser import clock, dom
from hearts.web.dialogs.handicap import Handicap
from hearts.web.dialogs.party import Party
from hearts.web.dialogs.questions import forget, leave
from hearts.web.dialogs.room import Room
from hearts.web.dialogs.seats import Seats
from hearts.web.dialogs.sets import Sets
from hearts.web.markup import Markup, html
from hearts.web.pieces import items, radio
from hearts.web.request import FileFor, Request, RulesFor

if TYPE_CHECKING:
    from hearts.app.scene.model import Scene
    from hearts.engine.options import Value
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context

MORE = (
    '<button type="button" id="new-game-more" class="chip" aria-expanded="false" aria-controls="new-game-others">'
    "</button>"
)
PATIENCE = 2  # seconds for the sets to come, and for the opponents to be shown
OWN = "own:"  # what the value of a chip begins with where it stands for rules of one's own


class NewGame(Room):
    """The table of the next game, as it is being chosen; the one in play goes on until the cards are dealt."""

    name = "new-game"
    on_tab = False  # the chosen rules have it

    def __init__(self, context: Context) -> None:
        Room.__init__(self, context)
        self._rules: Rules = self.session.setup.rules
        self._own: list[tuple[str, str]] = []
        self._shown: tuple[str, ...] = ()  # the presets that have a chip now
        self._picked = ""  # the chip of the rules that was pressed last
        self._forgotten: tuple[str, str] | None = None
        self._me = ("", "")
        self._party = Party(context.later.casts, lambda: self._me[1])
        self._seats = Seats(self.part, self._party, context.later.casts, context.faces, self._seated)
        self._sets = Sets(self.part, self._party, context.later.casts, self._seats, lambda name: forget(context, name))
        self._handicap = Handicap(
            self.part,
            self._names,
            lambda start: self._try("start-why", "handicap", start),
            lambda score: rulebook.may_start(self._rules, score),
        )
        dom.listen(self.part("others"), "click", lambda event: self._other(event.target))
        dom.on_click(self.part("forget"), self._forget)
        dom.on_click(self.part("recall"), self._recall)
        dom.on_click(self.part("deal"), self._unfold)
        dom.listen(self.node, "submit", self._submit)
        dom.listen(self.node, "change", lambda event: self._change(event.target))
        dom.listen(self.part("name"), "input", lambda event: self._handicap.rename())
        dom.listen(self.part("limit"), "input", lambda event: self._limit(event.target))
        dom.listen(self.part("presets"), "click", lambda event: self._more(event.target))
        dom.write(self.part("others"), *others())
        dom.write(self.part("undos"), *[radio("undo", kind, say("new_game-undo_way", undo=kind)) for kind in UNDO])

    async def fill(self, request: Request) -> None:
        """Show the last table, to be changed, when all of it is there: what came later would move the rest."""
        assert isinstance(request, FileFor)
        setup = self.session.setup
        self._rules, self._forgotten = setup.rules, None
        self._seats.open(setup.seats[1:], setup.diabolo)
        self._sets.open()
        self.part("options").open = False
        self.part("custom").open = setup.diabolo  # what is unusual and holds again is not hidden
        self.part("people").hidden = not self.session.settings.on("people")
        self.inside(".all").scrollTop = 0
        self._tell_own()
        self._tell_chips()
        self._show_others(False)
        self.part("limit-why").textContent = self.part("start-why").textContent = ""
        dom.write(self.part("starts"))
        self.inside(f'[name="undo"][value="{setup.undo}"]').checked = True
        self._tell_me()
        await self._tell_all()
        self.complete(self._gather(), "sets")
        if await within(PATIENCE, self._sets.come):
            await within(PATIENCE, self._seats.told)
        if request.file:
            self._sets.read(request.file, request.text, True)
        if request.gallery:
            self._sets.get(request.gallery)

    async def _gather(self) -> None:
        await self._sets.gather()
        await within(PATIENCE, self._seats.told)

    def _to_chosen(self, first: Node) -> None:
        """The chosen rules have the keyboard first; the browser would give it to the part that scrolls."""
        dom.focus(self.inside('[name="preset"]:checked') or self.node)

    def follow(self, scene: Scene) -> None:
        """Show another name and face, if the player has chosen one meanwhile."""
        settings = self.session.settings
        if self.is_open and self._me != (settings["name"], settings["portrait"]):
            self._tell_me()

    # ---- what a person does ------------------------------------------------------------------------------------

    def _change(self, field: Node) -> None:
        if field.name == "preset":
            self._pick(field.value)
        elif field.name == "players":
            self._try("players-why", "players", int(field.value))

    def _more(self, target: Node) -> None:
        """Show the rules that are not on a chip, or hide them again."""
        if target.id == "new-game-more":
            self._show_others(bool(self.part("others").hidden))

    def _show_others(self, shown: bool) -> None:
        self.part("others").hidden = not shown
        self.part("more").setAttribute("aria-expanded", "true" if shown else "false")

    def _other(self, target: Node) -> None:
        """Take rules from the list of the others; their chip stands beside the first ones from then on."""
        button = target.closest("button")
        if button is None:
            return
        if button.id == "new-game-all":
            self._all()
            return
        self._pick(str(button.value))
        self._tell_chips()
        self._show_others(False)
        dom.focus(self.inside('[name="preset"]:checked'))

    def _pick(self, which: str) -> None:
        """A preset for those at the table, or own rules just as they were kept."""
        self._picked = which
        self.part("limit-why").textContent = ""
        kept = dict(self._own).get(which[len(OWN) :]) if which.startswith(OWN) else None
        self._rules = Rules.read(kept) if kept else presets.preset_rules(which, self._rules)
        self._tell()

    def _try(self, where: str, option: str, value: Value) -> str:
        """Change an option, or say at `where` why that cannot be."""
        try:
            self._rules = rulebook.with_option(self._rules, option, value)
        except RulesError as error:
            self.part(where).textContent = rulebook.error_sentence(error)
            return rulebook.error_sentence(error)
        self.part(where).textContent = ""
        self._tell()
        return ""

    def _limit(self, field: Node) -> None:
        number = int(field.value) if field.value.isdigit() else field.value
        field.setCustomValidity(self._try("limit-why", "limit", number))

    def _all(self) -> None:
        """Every option there is, in a dialog of its own on top of this one."""
        self.context.open(RulesFor(self._rules, self._formed))

    def _formed(self, rules: Rules) -> None:
        """All the rules have been seen to; those that have just been kept are the ones that are chosen."""
        if rules != self._rules:
            self.part("limit-why").textContent = ""
        self._rules, before = rules, self._own
        self._tell_own()
        for name, text in self._own:
            if text == rules.text() and (name, text) not in before:
                self._picked = OWN + name
        self._tell()

    def _forget(self) -> None:
        kept = self._kept()
        self._forgotten = (kept, dict(self._own)[kept])
        self.session.own_rules.drop(kept)
        self._kept_again(say("new_game-forgotten", name=kept))

    def _recall(self) -> None:
        assert self._forgotten is not None
        name, text = self._forgotten
        self._forgotten = None
        kept = self.session.own_rules.keep(name, Rules.read(text))
        self._kept_again(say("new_game-recalled", name=name) if kept else say("new_game-unkept", name=name))

    def _unfold(self) -> None:
        """Unfold a field that bars the deal: the browser does not tell of one that is folded away."""
        for name in ("custom", "options", "start"):
            if self.part(name).querySelector("input:invalid") is not None:
                self.part(name).open = True

    def _submit(self, event: Node) -> None:
        """Deal, but never drop a running game unasked."""
        scene = self.session.scene
        if scene is None or not scene.can.leave:
            self._deal()
            return
        event.preventDefault()
        self.context.run(self._ask())

    async def _ask(self) -> None:
        answer = await leave(self.context)
        if answer == "on":
            self._deal()
        elif answer == "back":
            self.close()

    def _deal(self) -> None:
        self.close()
        name = self.part("name").value.strip()
        if name != player(1, []):  # that is for this table alone
            self.session.act(Set("name", name))
        own = Seat(PERSON, self.session.settings["portrait"], self.session.settings["name"])
        undo = str(self.inside('[name="undo"]:checked').value)
        setup = Setup(self._rules, [own] + self._party.seated(self._rules.players), None, self._seats.diabolo, undo)
        self.session.act(Begin(setup))

    # ---- what is shown -----------------------------------------------------------------------------------------

    def _tell(self) -> None:
        """The dialog as the chosen rules have it."""
        self.work(self._tell_all(), "tell")

    async def _tell_all(self) -> None:
        self._tell_rules()
        await clock.rest()
        self._tell_players()
        await clock.rest()
        self._tell_limit()
        self._seats.show(self._rules.players - 1)
        self._handicap.tell(self._rules.start)

    def _tell_rules(self) -> None:
        rules, kept = self._rules, self._kept()
        self._tell_chips()
        dom.write(self.part("line"), rules_description(rules, self.session.rules))
        self.part("rules-now").textContent = rules_heading(rules, kept or presets.name_with_mark(rules))
        forget = self.part("forget")
        forget.hidden = not kept
        forget.textContent = say("new_game-forget", name=kept)
        self.part("recall").hidden = self._forgotten is None
        if self._forgotten is None:
            self.part("kept").textContent = ""

    def _tell_chips(self) -> None:
        """A chip for each of the first presets, and one for the chosen rules if they are another one."""
        kept, name = self._kept(), self._rules.name
        shown = presets.MAIN + (() if kept or name in presets.MAIN else (name,))
        row = self.part("presets")
        if self._shown != shown:
            self._shown = shown
            open = not self.part("others").hidden
            chips = [radio("preset", key, presets.short(key), "new-game-line") for key in shown]
            dom.write(row, *chips, html(MORE))
            self.part("more").textContent = say("new_game-more")
            self._show_others(open)
        for chip in dom.all_of('[name="preset"]', self.node):
            chip.checked = chip.value == (OWN + kept if kept else name)

    def _tell_me(self) -> None:
        name, face = self._me = self.session.settings["name"], self.session.settings["portrait"]
        self.part("name").value = name
        self.part("face").src = self.faces.source(face, "calm")
        self._handicap.rename()

    def _seated(self) -> None:
        """Other people or names at the table; where several people share the device, nobody is called “You”."""
        self._sets.tell()
        field, first = self.part("name"), player(1, [])
        if field.value == first or nameless(field.value):
            field.value = first if len(self._party.minds()) < self._rules.players - 1 else you()
        self._handicap.rename()

    def _tell_own(self) -> None:
        self._own = self.session.own_rules.all()
        row = self.part("own")
        row.hidden = not self._own
        dom.write(row, *[radio("preset", OWN + name, name, "new-game-line") for name, _ in self._own])

    def _kept_again(self, sentence: str) -> None:
        """Tell that the player's own rules have changed, and give the keyboard to the button that undoes it."""
        self._tell_own()
        self._tell_chips()
        self._tell()
        self.part("kept").textContent = sentence
        dom.focus(self.part("recall") if self._forgotten else self.inside('[name="preset"]:checked'))

    def _tell_players(self) -> None:
        refusals, whys = rulebook.refusals(self._rules, ("players",)), ""
        for index, chip in enumerate(dom.all_of('[name="players"]', self.node)):
            chip.checked = int(chip.value) == self._rules.players
            why = refusals.get(("players", index), "")
            chip.disabled = bool(why)
            whys = whys or why
        self.part("players-why").textContent = whys

    def _tell_limit(self) -> None:
        """Write the limit. A refused one stays in its field until it is granted or other rules are picked."""
        field, rules = self.part("limit"), self._rules
        if self.part("limit-why").textContent:
            self._limit(field)
        elif dom.active() != field:
            field.value = str(rules.limit)
            field.setCustomValidity("")
        field.disabled = bool(rules.deals)
        self.part("ends").textContent = say("new_game-ends", count=rules.deals) if rules.deals else ""

    def _kept(self) -> str:
        """The name under which exactly these rules are kept (of several, the picked one); else empty."""
        names = [name for name, text in self._own if text == self._rules.text()]
        for name in names:
            if self._picked == OWN + name:
                return name
        if names and self._picked == self._rules.name and self._rules == presets.preset_of(self._rules):
            return ""  # the preset itself was picked
        return names[0] if names else ""

    def _names(self) -> list[str]:
        """Those at the table, from the player on."""
        you = self.part("name").value.strip() or self.session.settings["name"]
        return [you] + [who.name for who in self._party.seated(self._rules.players)]


def rules_heading(rules: Rules, name: str) -> str:
    """Return the rules' name, and the length of the game."""
    if rules.deals:
        return say("new_game-rules-deals", count=rules.deals, rules=name)
    return say("new_game-rules-set", rules=name, limit=rules.limit)


def rules_description(rules: Rules, last: Rules) -> Markup:
    """Return what rules are: the preset's line, what is changed from it, and, folded, what is new to the
    player."""
    changes = presets.changes(rules)
    news = [] if rules == last else differences(rules, last)
    told = [html("<p>{}</p>", presets.preset_line(rules.name))]
    if changes:
        heading = say("new_game-but", preset=presets.preset_name(rules.name))
        told.append(html("<p><b>{}</b></p><ul>{}</ul>", heading, items(changes)))
    if news and news != changes:
        told.append(html("<details><summary>{}</summary><ul>{}</ul></details>", say("new_game-changes"), items(news)))
    return html("{}", told)


def others() -> list[Markup]:
    """Return the presets without a chip: a button and a line for each, and a button for all options."""
    buttons = []
    for preset in presets.OTHERS:
        name, about = presets.preset_name(preset), presets.preset_line(preset)
        buttons.append(html('<button type="button" value="{}"><b>{}</b> <span>{}</span></button>', preset, name, about))
    last = html('<button type="button" class="quiet" id="new-game-all">{}</button>', say("new_game-all"))
    return buttons + [last]
