"""Secrets in a sitting: no hidden card stands in what is kept beside the record, in a notice or in an error."""

import asyncio
import re

from screen import Minds, Screen

from hearts.app.keeping.settings import Settings
from hearts.app.keeping.setup import Setup
from hearts.app.scene.model import Scene
from hearts.app.tempo import PACES, PLAY

CARD = re.compile(r"\b(?:[2-9TJQKA]+[CDSH]|(?:\d+|Jack|Queen|King|Ace) of (?:Clubs|Diamonds|Spades|Hearts))\b")


def in_mid_deal(store: dict[str, str], moves: int) -> Screen:
    """A sitting that has come so far."""
    screen = Screen(store, minds=Minds())
    asyncio.run(screen.until(lambda scene: screen.session.game.length >= moves))
    return screen


def test_what_is_kept_in_mid_deal_names_cards_in_the_record_alone() -> None:
    store = {"hearts.setup": Setup().text(), "hearts.settings": Settings().text()}
    screen = Screen(store)
    looked = []

    def look(scene: Scene) -> bool:
        screen.do("set name Ann")  # writes the settings
        assert CARD.search(store["hearts.game"])
        assert not [key for key, text in store.items() if key != "hearts.game" and CARD.search(key + text)]
        looked.append(scene)
        return screen.session.game.length > 45

    asyncio.run(screen.until(look))
    assert len(looked) > 40 and screen.notices == []


def test_a_record_that_does_not_read_names_no_card_in_its_notice() -> None:
    text = in_mid_deal({}, 20).store["hearts.game"]
    lines = text.splitlines()
    told = 0
    for number, line in enumerate(lines):
        for damaged in (line + " QS QS", line[:-1] + "?", "x" + line, ""):
            store = {"hearts.game": "\n".join([*lines[:number], damaged, *lines[number + 1 :]]) + "\n"}
            screen = in_mid_deal(store, 1)
            assert not [said for _, said in screen.notices if CARD.search(said)]
            told += len(screen.notices)
    assert told > 20


def test_the_usual_pause_covers_the_usual_thinking_time() -> None:
    """A forced card is played without a question: longer thinking would tell that others were not forced."""
    think = float(Settings()["think"])
    assert think <= PLAY * PACES[Settings()["pace"]] + 0.1
