"""A reply to each question on the wire: what the worker runs. Bad input gets a failure that says why, never an end."""

from hearts.minds.mind import NAMES, mind
from hearts.minds.thought import Thought
from hearts.minds.wire import WireError, answer, failure, read_object, read_question


def reply(text: str) -> str:
    """The answer, or the failure, to a question; see `hearts.minds.wire`. Never raises."""
    id: object = None
    try:
        plain = read_object(text)
        id = plain.get("id")
        ask = plain.get("ask")
        if ask == "hello":
            return answer(id, "hello", " ".join(NAMES))
        return answer(id, str(ask), _think(plain))
    except ValueError as error:
        return failure(id, str(error))
    except Exception as error:  # one bad question must not end the worker
        return failure(id, f"The mind failed at this question: {type(error).__name__}: {error}")


def _think(plain: dict[str, object]) -> Thought | str:
    asked = read_question(plain)
    who = mind(asked.mind)
    view = asked.view
    if asked.ask == "declare":
        if len(asked.lines) != 2:
            raise WireError("declare needs two lines to choose from.")
        return who.declare(view, (asked.lines[0], asked.lines[1]))
    if asked.ask == "give":
        if view.table.phase != "pass":
            raise WireError("Passing is over in this view.")
        return who.give(view, asked.seed, asked.limit)
    if view.table.turn != view.seat:
        raise WireError(f"It is not the turn of seat {view.seat} in this view.")
    return who.play(view, asked.seed, asked.limit)
