"""The questions of the table: each asks the player and does what the answer says.

`dialogs/directory.py` names those that a request opens; others are awaited by the dialog that asks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app import gate
from hearts.app.keeping.store import LEFT
from hearts.app.learning.reasons import reason
from hearts.app.same import games
from hearts.app.same.what import what_in_parts
from hearts.app.sitting.journal import playable
from hearts.app.sitting.shared_undo import undone_too
from hearts.app.table.commands import Command
from hearts.app.words import coach, notices
from hearts.app.words import questions as words
from hearts.app.words.locale import say
from hearts.app.words.phrases import listed, paragraph
from hearts.web.browser import clock, dom
from hearts.web.markup import html
from hearts.web.request import COMES, FileFor, GameIn, Paragraph, Question, Request, TableOf, Warn

if TYPE_CHECKING:
    from hearts.engine.record import Record
    from hearts.web.browser.dom import Node
    from hearts.web.context import Context

FRAMES = 120  # in which the new game has begun
BRIEFLY = 10  # seconds in which a game that was left is offered
LEFT_SIGN = (
    '<section class="slip practice" aria-label="{title}"><p><b>{title}</b></p>'
    '<p><button type="button" value="back">{back}</button> <button type="button" value="">{no}</button></p></section>'
)


async def concede(context: Context, request: Request) -> None:
    """Give the game up, or play on."""
    buttons = (("no", say("concede-no")), ("yes", say("concede-yes")))
    text = say("concede-asks" if context.screens.now.kind == "people" else "concede-text")
    question = Question("concede", say("concede-title"), (Paragraph(text),), buttons, "no")
    if await context.ask(question) == "yes":
        context.session.act(Command("concede"))


async def leave(context: Context) -> str:
    """Ask whether a new game may end the running one. Returns "on", "back" (to the game), or "" after Escape."""
    buttons = (("on", say("leave-on")), ("back", say("leave-back")))
    texts = (Paragraph(say("leave-text")),)
    answer = await context.ask(Question("leave", say("leave-title"), texts, buttons, "back", escape=""))
    if answer == "on":
        context.run(_left(context, context.session.journal.record.id))
    return answer


async def forget(context: Context, name: str) -> bool:
    """Ask whether the player's own set of opponents of this name may be deleted. Returns True for yes."""
    buttons = (("no", say("forget-no")), ("yes", say("forget-yes")))
    texts = (Paragraph(say("forget-text")),)
    return await context.ask(Question("forget", say("forget-title", name=name), texts, buttons, "no")) == "yes"


async def _left(context: Context, left: str) -> None:
    """Offer for some seconds to bring the game with this id back, once another one has taken its place."""
    session = context.session
    for _ in range(FRAMES):
        if session.journal.record.id != left:
            break
        await clock.on_screen()
    else:
        return
    markup = html(LEFT_SIGN, title=say("left-title"), back=say("left-back"), no=say("left-no"))
    node = dom.of_html(markup)

    def press(event: Node) -> None:
        button = event.target.closest("button")
        if button is not None:
            node.remove()
            if button.value:
                context.open(Request("bring-back"))

    dom.listen(node, "click", press)
    dom.element("table").append(node)
    context.speak(say("left-title"))
    clock.later(1000 * BRIEFLY, node.remove)


async def bring_back(context: Context, request: Request) -> None:
    """Go on with the game that was left; the one on the table is kept in its place."""
    store = context.session.shelf.store
    text = store.get(LEFT)
    try:
        record = await _record(text)
    except ValueError:
        context.session.notice(say("left-none"), "why")
        return
    context.session.resume(record)
    if store.get(LEFT) == text:  # no other game was left for it
        store.drop(LEFT)


async def undo(context: Context, request: Request) -> None:
    """Take the last choice back; ask first if that takes back what others at the device chose."""
    session = context.session
    names, game = undone_too(session, session.director.viewer), session.game
    if names:
        buttons = (("no", say("undo-no")), ("yes", say("undo-yes")))
        texts = (Paragraph(say("undo-text", names=listed(names))),)
        question = Question("undo", say("undo-title"), texts, buttons, "no", holds=lambda scene: session.game is game)
        if await context.ask(question) != "yes":
            return
    session.act(Command("undo", "all"))


async def demo(context: Context, request: Request) -> None:
    """Ask for the pace and the cards of a demonstration, or whether the player takes their seat again. A person who
    watches a table with people gets its sheet."""
    if context.screens.now.kind == "people":
        context.open(TableOf(""))
        return
    choices = (("pace", say("demo-pace"), "settings-pace"), ("demo", say("demo-cards"), "settings-demo"))
    buttons = (("watch", say("demo-watch")), ("sit", say("demo-sit")))
    texts = (Paragraph(say("demo-text")),)
    question = Question("demo", say("demo-title"), texts, buttons, "watch", main="sit", choices=choices)
    if await context.ask(question) == "sit":
        context.session.act(Command("demo", "end"))


async def joe(context: Context, request: Request) -> None:
    """Ask whether a mind of a chosen I.Q. is to finish the deal; withdraw the question when the deal is over."""
    choices = (("joe", say("joe-iq"), "settings-joe"),)
    buttons = (("no", say("joe-no")), ("yes", say("joe-yes")))
    question = Question(
        "joe",
        say("joe-title"),
        (Paragraph(say("joe-text")),),
        buttons,
        "no",
        main="yes",
        choices=choices,
        holds=lambda scene: scene.can.joe,
    )
    if await context.ask(question) == "yes":
        context.session.act(Command("joe", context.session.settings["joe"]))


async def warning(context: Context, request: Request) -> None:
    """Warn of a costly choice, which is held back until the player answers."""
    assert isinstance(request, Warn)
    tutor, advice, one = context.later.tutor, request.advice, request.choice
    view = context.session.game.view(context.session.director.viewer)
    kind = "warning-card" if advice.ask == "play" else "warning-cards"
    costs, why = [], []
    for signs in (True, False):
        costs.append(say(kind, choice=coach.choice(advice, one, signs), cost=float(one.cost)))
        why.append(paragraph([coach.best(advice, signs), reason(view, advice, one, signs)]))
    texts = Paragraph(costs[0], costs[1], "lead"), Paragraph(why[0], why[1])
    buttons = (
        ("yes", say("warning-yes" if advice.ask == "play" else "warning-pass")),
        ("no", say("warning-no")),
    )
    question = Question(
        "warning", say("warning-title"), texts, buttons, "no", holds=lambda scene: tutor.costly is not None
    )
    if tutor.costly is None:
        return
    if await context.ask(question) == "yes":
        tutor.let()
    tutor.spare()


async def resume(context: Context, request: Request) -> None:
    """Ask whether a game from a file replaces the one at the table; read the file while the question is shown."""
    assert isinstance(request, FileFor)
    file = request.file
    if not file:
        return
    asked = context.asks(_resume(context, say("resume-reading", file=file), True))
    await clock.on_screen()
    try:
        what = await what_in_parts(request.text, clock.rest)
        kind, record = await games.kind_and_game(what, clock.rest)
        if record is None or record.game.phase == "over":  # it is not to be played on
            asked.withdraw()
            context.open(COMES[kind](what) if record is None else GameIn(record))
            return
        record = playable(record)
    except ValueError as error:
        record, text = None, say("resume-wrong", file=file, error=notices.unread(error))
    else:
        names = [seat.name for seat in record.seats]
        scores = record.game.scores
        text = words.game_in_file(file, names, scores) if record.here else say("resume-nobody", file=file)
    asked.change(_resume(context, text, record is None or not record.here))
    if await asked.answer() == "yes" and record is not None:
        context.session.resume(record)


def _resume(context: Context, text: str, empty: bool) -> Question:
    texts: tuple[Paragraph, ...] = (Paragraph(text, kind="read"),)
    if context.session.may_concede:
        texts += (Paragraph(say("resume-table"), kind="known"),)
    buttons = (("no", say("resume-no")), ("yes", say("resume-yes")))
    return Question("resume", say("resume-title"), texts, buttons, "no", kind="incoming", empty=empty)


async def _record(text: str) -> Record:
    """The record in this text. Raises ValueError if it cannot be played on."""
    _, record = await gate.read_in_parts(text, clock.rest)
    return playable(record)
