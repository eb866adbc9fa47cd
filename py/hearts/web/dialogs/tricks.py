"""A finished deal as HTML: the dealt hands, the passes, and each trick with its leader and its winner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.coach import sign
from hearts.app.words.locale import say
from hearts.app.words.phrases import card as named
from hearts.app.words.phrases import signed
from hearts.engine.cards import NAMES, each
from hearts.engine.kitty import brought
from hearts.engine.trick import Trick
from hearts.web import html
from hearts.web.browser import clock
from hearts.web.html import escaped

if TYPE_CHECKING:
    from hearts.engine.deal import Deal


async def tricks_html(deal: Deal, names: list[str]) -> tuple[str, str]:
    """Return the hands of a deal, and its tricks as far as it was played."""
    table, hands = deal.table, await _hands(deal, names)
    tricks, rows = list(table.tricks), ""
    if table.trick:
        tricks.append(Trick(table.leader, table.trick))
    sets = brought(table.rules, table.tricks, deal.kitty) + [0]
    for number, trick in enumerate(tricks):
        rows += _trick(trick, number, len(names), table.rules.worth(sets[number]))
        await clock.rest()
    title = escaped(say("history-tricks"))
    heads = [say("history-trick")] + names + [say("history-taken")]
    legend = f'<p class="limit" aria-hidden="true">{escaped(say("history-legend"))}</p>'
    return hands, f"<h3>{title}</h3>" + html.table(heads, rows, "tricks", say("history-tricks")) + legend


async def _hands(deal: Deal, names: list[str]) -> str:
    table, rows = deal.table, ""
    passes = any(table.ready)
    for seat, name in enumerate(names):
        gave = ""
        if seat in table.ready:
            gave = _passed(deal, names, seat)
        cell = f"<td>{gave}</td>" if passes else ""
        rows += f'<tr><th scope="row">{escaped(name)}</th><td>{_cards(deal.dealt[seat])}</td>{cell}</tr>'
        await clock.rest()
    if deal.kitty:
        to = say("history-kitty-to", name=names[table.kitty_taker]) if table.kitty_taker >= 0 else ""
        name, cell = escaped(say("history-kitty")), "<td></td>" if passes else ""
        rows += f'<tr><th scope="row">{name}</th><td>{_cards(deal.kitty)} {escaped(to)}</td>{cell}</tr>'
    heads = ["", say("history-cards")] + ([say("history-gave")] if passes else [])
    return html.table(heads, rows, "hands", say("history-hands"))


def _passed(deal: Deal, names: list[str], seat: int) -> str:
    if not deal.gave[seat]:
        return escaped(say("history-declined"))
    to = escaped(say("history-passed", cards="\n", name=names[deal.table.reaches(seat)]))
    return to.replace("\n", _cards(deal.gave[seat]))


def _trick(trick: Trick, number: int, players: int, points: int) -> str:
    whole = len(trick.cards) == players
    winner = trick.winner(players) if whole else -1
    cells = [""] * players
    for index, card in enumerate(trick.cards):
        seat = trick.seat(index, players)
        led = html.both("▸", say("history-led") + " ") if index == 0 else ""
        took = f'<span class="unseen">{escaped(say("history-took"))}</span>' if seat == winner else ""
        kind = ' class="took"' if seat == winner else ""
        cells[seat] = f"<td{kind}>{led}{_card(card)}{took}</td>"
    worth = signed(points) if points else ""
    row = "".join([cell or "<td></td>" for cell in cells])
    return f'<tr><th scope="row">{number + 1}</th>{row}<td>{worth}</td></tr>'


def _cards(hand: int) -> str:
    return " ".join([_card(card) for card in each(hand)])


def _card(card: int) -> str:
    return f'<span class="pip-{NAMES[card][1]}">{html.picture(sign(card), named(card) + " ")}</span>'
