"""The prompt: the line that says which choice the table waits for, with the words that a screen reader speaks before
it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words import table as words
from hearts.app.words.locale import say
from hearts.app.words.phrases import paragraph
from hearts.engine.cards import bits, count

if TYPE_CHECKING:
    from hearts.app.scene.staging import Staging
    from hearts.engine.deal import View


def prompt(view: View, staging: Staging, names: list[str]) -> str:
    """Return the line that says which choice the table waits for."""
    table = view.table
    if staging.recalled:
        taker = staging.recalled.winner(table.rules.players)
        return words.last_trick_title(names[taker], taker == view.seat and not staging.demo)
    if staging.resting or staging.demo:
        return say("prompt-resting" if staging.resting else "prompt-demo")
    if staging.ending or staging.curtain >= 0:
        return ""
    if staging.lying:
        if not staging.waits or staging.lying == "pile":
            return ""
        taker = table.tricks[-1].winner(table.rules.players)
        return words.tap_on(names[taker], taker == view.seat)
    if staging.watching:
        return say("prompt-watching")
    if "pass" in staging.news:  # the cards are on their way
        return ""
    if table.phase == "pass":
        if view.seat in table.ready:
            return say("prompt-passed")
        return words.choose_pass(view.rules, names[table.receiver(view.seat)], count(staging.chosen))
    if table.turn == view.seat:
        return words.your_turn(view)
    return words.their_turn(names[table.turn]) if table.turn >= 0 else ""


def pass_news(view: View, names: list[str]) -> str:
    """Return the passed cards that came, and the players who declined, for the live region."""
    sentences = [words.declined_text(names[seat], seat == view.seat) for seat in view.table.declined]
    sentences += [words.received_text(view.got, names[view.giver], view.giver == view.seat)] if view.got else []
    return paragraph(sentences)


def missed_news(view: View, names: list[str]) -> str:
    """Return the news for a person who comes to the screen: the cards from the pass, the trick in play, or the end of
    the last one."""
    table = view.table
    if table.phase != "play":
        return ""
    came = pass_news(view, names) if table.held(view.seat) == table.rules.hand_size else ""
    lies = [words.play_text(names[(table.leader + at) % len(names)], card) for at, card in enumerate(table.trick)]
    if table.tricks and not lies:
        done = table.tricks[-1]
        taker = done.winner(len(names))
        lies = [words.took(names[taker], table.rules.worth(bits(done.cards)), taker == view.seat)]
    return paragraph([came] + lies)
