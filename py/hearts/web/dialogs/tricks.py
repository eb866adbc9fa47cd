"""A finished deal as HTML: the dealt hands, the passes, and each trick with its leader and its winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.coach import sign
from hearts.app.words.locale import say
from hearts.app.words.phrases import card as named
from hearts.app.words.phrases import written
from hearts.engine.cards import NAMES, each
from hearts.engine.kitty import brought
from hearts.engine.trick import Trick
from hearts.web.browser import clock
from hearts.web.markup import Markup, html, picture, table_of
from hearts.web.pieces import both

if TYPE_CHECKING:
    from hearts.engine.deal import Deal


async def tricks_html(deal: Deal, names: list[str]) -> tuple[Markup, Markup]:
    """Return the hands of a deal, and its tricks as far as it was played."""
    table, hands = deal.table, await _hands(deal, names)
    tricks, rows = list(table.tricks), []
    if table.trick:
        tricks.append(Trick(table.leader, table.trick))
    sets = brought(table.rules, table.tricks, deal.kitty) + [0]
    for number, trick in enumerate(tricks):
        rows.append(_trick(trick, number, len(names), table.rules.worth(sets[number])))
        await clock.rest()
    title = say("history-tricks")
    heads = [say("history-trick")] + names + [say("history-taken")]
    legend = html('<p class="limit" aria-hidden="true">{}</p>', say("history-legend"))
    return hands, html("<h3>{}</h3>", title) + table_of(heads, rows, "tricks", say("history-tricks")) + legend


async def _hands(deal: Deal, names: list[str]) -> Markup:
    table, rows = deal.table, []
    passes = any(table.ready)
    for seat, name in enumerate(names):
        gave = _passed(deal, names, seat) if seat in table.ready else ""
        cell = html("<td>{}</td>", gave) if passes else ""
        rows.append(html('<tr><th scope="row">{}</th><td>{}</td>{}</tr>', name, _cards(deal.dealt[seat]), cell))
        await clock.rest()
    if deal.kitty:
        to = say("history-kitty-to", name=names[table.kitty_taker]) if table.kitty_taker >= 0 else ""
        name, cell = say("history-kitty"), html("<td></td>") if passes else ""
        rows.append(html('<tr><th scope="row">{}</th><td>{} {}</td>{}</tr>', name, _cards(deal.kitty), to, cell))
    heads = ["", say("history-cards")] + ([say("history-gave")] if passes else [])
    return table_of(heads, rows, "hands", say("history-hands"))


def _passed(deal: Deal, names: list[str], seat: int) -> Markup:
    if not deal.gave[seat]:
        return html("{}", say("history-declined"))
    before, _, after = say("history-passed", cards="\n", name=names[deal.table.reaches(seat)]).partition("\n")
    return html("{}{}{}", before, _cards(deal.gave[seat]), after)


def _trick(trick: Trick, number: int, players: int, points: int) -> Markup:
    whole = len(trick.cards) == players
    winner = trick.winner(players) if whole else -1
    cells = [html("<td></td>")] * players
    for index, card in enumerate(trick.cards):
        seat = trick.seat(index, players)
        led = both("▸", say("history-led") + " ") if index == 0 else ""
        took = html('<span class="unseen">{}</span>', say("history-took")) if seat == winner else ""
        kind = html(' class="took"') if seat == winner else ""
        cells[seat] = html("<td{}>{}{}{}</td>", kind, led, _card(card), took)
    worth = written(points) if points else ""
    return html('<tr><th scope="row">{}</th>{}<td>{}</td></tr>', written(number + 1), cells, worth)


def _cards(hand: int) -> list[Markup]:
    return [_card(card) for card in each(hand)]


def _card(card: int) -> Markup:
    return html('<span class="pip-{}">{}</span> ', NAMES[card][1], picture(sign(card), named(card) + " "))
