"""Tasks: an error in one is told in a sentence, by whoever it concerns; the others go on."""

import asyncio

from hearts.app.tasks import Tasks


async def fails() -> None:
    raise ValueError("broken")


async def puts(found: list[str], text: str) -> None:
    found.append(text)


def test_an_error_is_told_in_a_sentence_and_what_runs_beside_it_goes_on() -> None:
    told, own, done = [], [], []

    async def run() -> None:
        tasks = Tasks(lambda problem: f"It is {problem}.", told.append)
        tasks.run(fails())
        tasks.run(fails(), own.append)
        tasks.run(puts(done, "done"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(run())
    assert (told, own, done) == (["It is broken."], ["It is broken."], ["done"])
