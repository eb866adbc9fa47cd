"""A question is shown, answered by a button, by Escape, or withdrawn; then its dialog is gone."""

import asyncio
import importlib
from types import SimpleNamespace
from unittest.mock import MagicMock

import pytest

from hearts.web.dialogs import ask as module
from hearts.web.dialogs import questions
from hearts.web.dialogs.ask import Ask
from hearts.web.dialogs.directory import DIALOGS, QUESTIONS
from hearts.web.request import FileFor, Paragraph, Question, Request, TableOf, Warn


def question(**more) -> Question:
    given = {"texts": (Paragraph("Sure & true?"),), "buttons": (("no", "No"), ("yes", "Yes")), "safe": "no", **more}
    return Question("fold", "Fold?", **given)


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> dict:
    """What each kind of event calls."""
    found: dict = {}
    monkeypatch.setattr(module.dom, "listen", lambda node, kind, act: found.update({kind: act}))
    monkeypatch.setattr(module.packs, "text_of", lambda path: '<dialog id="ask"><h2 id="ask-title"></h2></dialog>')
    return found


def pressed(key: str) -> SimpleNamespace:
    return SimpleNamespace(target=SimpleNamespace(closest=lambda selector: SimpleNamespace(value=key)))


def answered(act, **more) -> str:
    async def play() -> str:
        asked = Ask(MagicMock(), question(**more))
        waits = asyncio.create_task(asked.answer())
        await asyncio.sleep(0)
        act(asked)
        return await asyncio.wait_for(waits, 1)

    return asyncio.run(play())


def test_a_button_is_the_answer_and_the_first_one_holds(heard):
    assert answered(lambda asked: heard["click"](pressed("yes"))) == "yes"
    assert answered(lambda asked: (heard["click"](pressed("yes")), asked.withdraw())) == "yes"


@pytest.mark.parametrize(("more", "answer"), [({}, "no"), ({"escape": ""}, "")])
def test_escape_is_the_safe_answer_unless_the_question_says_otherwise(heard, more, answer):
    assert answered(lambda asked: heard["close"](None), **more) == answer


def test_a_question_that_makes_no_sense_any_more_goes_away_with_the_scene_that_says_so(heard):
    def act(asked: Ask) -> None:
        asked.follow(SimpleNamespace(over=False))
        assert not asked.done
        asked.follow(SimpleNamespace(over=True))

    assert answered(act, holds=lambda scene: not scene.over) == "no"


def test_its_dialog_goes_by_the_questions_name_and_is_gone_with_the_answer(heard, monkeypatch):
    made = []
    monkeypatch.setattr(module.dom, "of_html", lambda markup: made.append((markup, MagicMock())) or made[-1][1])
    answered(lambda asked: asked.withdraw())
    markup, node = made[0]
    assert markup.markup == '<dialog id="fold"><h2 id="fold-title"></h2></dialog>'
    node.showModal.assert_called_once_with()
    node.remove.assert_called_once_with()


class Context:
    """Answers each question, and notes it and what comes of it."""

    def __init__(self, answer: str) -> None:
        self.given, self.asked, self.session = answer, [], MagicMock()
        self.tutor, self.opened = MagicMock(), []
        self.open = self.opened.append
        self.screens = SimpleNamespace(now=SimpleNamespace(kind="game"))

    async def ask(self, question: Question) -> str:
        self.asked.append(question)
        return self.given

    @property
    def done(self) -> list[str]:
        return [call.args[0].text() for call in self.session.act.call_args_list]


@pytest.mark.parametrize(
    ("name", "answer", "done"),
    [("concede", "yes", ["concede"]), ("concede", "no", []), ("demo", "sit", ["demo end"]), ("demo", "watch", [])],
)
def test_what_is_answered_is_done(name, answer, done):
    context = Context(answer)
    asyncio.run(getattr(questions, name)(context, Request(name)))
    assert context.done == done
    [asked] = context.asked
    assert asked.safe in dict(asked.buttons) and asked.main in dict(asked.buttons) and asked.escape == asked.safe


def test_who_watches_a_table_of_people_gets_its_sheet_and_no_question():
    context = Context("sit")
    context.screens.now.kind = "people"
    asyncio.run(questions.demo(context, Request("demo")))
    assert not context.asked and not context.done and [type(one) for one in context.opened] == [TableOf]


def test_what_is_lost_for_good_is_not_behind_the_filled_button(monkeypatch):
    """“Concede the game” was filled green, as if it were what is meant."""
    assert question().main == "no"
    context = Context("no")
    monkeypatch.setattr(questions, "undone_too", lambda *_: ["Ben"])
    for act in (questions.concede, questions.undo):
        asyncio.run(act(context, Request("x")))
    asyncio.run(questions.leave(context))
    assert not asyncio.run(questions.forget(context, "The harbour"))
    assert [asked.main for asked in context.asked] == ["no", "no", "back", "no"]
    assert all(asked.main == asked.safe for asked in context.asked)


def test_every_question_of_a_request_is_there_and_is_no_dialog():
    assert not set(QUESTIONS) & set(DIALOGS)
    for path in QUESTIONS.values():
        name, _, act = path.rpartition(".")
        assert asyncio.iscoroutinefunction(getattr(importlib.import_module(name), act))
    assert FileFor("resume").opens in QUESTIONS and Warn(None, None).opens in QUESTIONS
