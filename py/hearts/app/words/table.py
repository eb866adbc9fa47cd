"""The table in words: what it waits for, the names of cards and seats, and what the live region tells of the play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hearts.app.words.locale import ENGLISH, say
from hearts.app.words.phrases import capital, card, cards, direction, joined, number, points, signed
from hearts.engine.cards import CLUBS, NAMES, SUIT_SETS, SUITS, each
from hearts.engine.cards import name as name_of
from hearts.engine.game import Passed, Played

if TYPE_CHECKING:
    from hearts.app.words.locale import Sentence
    from hearts.engine.deal import View
    from hearts.engine.game import Game
    from hearts.engine.rules import Rules
    from hearts.engine.table import Table

SENTENCES: dict[str, Sentence] = {
    "title.pass.keeper": "Deal {deal} · no passing",
    "title.pass.left": "Deal {deal} · pass left",
    "title.pass.right": "Deal {deal} · pass right",
    "title.pass.across": "Deal {deal} · pass across",
    "title.pass.second_left": "Deal {deal} · pass second left",
    "title.pass.second_right": "Deal {deal} · pass second right",
    "title.trick": "Deal {deal} · trick {trick} of {tricks}",
    "prompt.pass": ("Choose {number} card to pass to {name}", "Choose {number} cards to pass to {name}"),
    "prompt.pass.more": "{Number} more for {name}",
    "prompt.pass.these": ("Pass this {number} to {name}", "Pass these {number} to {name}"),
    "sign.received": ("{Number} card from {name}", "{Number} cards from {name}"),
    "taken.stuck": "{card}: {points} for {name}",
    "taken.stuck.you": "{card}: {points} for you",
    "taken.caught": "{name} takes the {card}: {points}",
    "taken.caught.you": "You take the {card}: {points}",
    "taken.several": "{name}: {cards}",
    "taken.several.you": "You: {cards}",
    "taken.card": "{card} {points}",
    "watch.take": "Open in another tab: play here",
    "claim.rest": "The rest are yours: finish",
    "claim.nothing": "No points are left: finish",
    "claim.said": "{name} ends the deal early: the rest is certain.",
    "claim.said.you": "You end the deal early: the rest is certain.",
    "prompt.watching": "This game is being played in another tab",
    "prompt.last": "The last trick: {name} took it",
    "prompt.last.you": "The last trick: you took it",
    "prompt.resting": "The computer plays: tap a card to stop",
    "joe.begins": "The computer finishes this deal for you. Press any key to take back control.",
    "joe.ends": "You play again.",
    "prompt.demo": "Watching. Tap to go back to your game",
    "hand.back": "A card face down",
    "prompt.tap": "{name} takes the trick: tap to continue",
    "prompt.tap.you": "You take the trick: tap to continue",
    "prompt.passed": "The others are still choosing",
    "prompt.turn": "{name} to play",
    "prompt.follow.C": "Your turn: follow clubs",
    "prompt.follow.D": "Your turn: follow diamonds",
    "prompt.follow.S": "Your turn: follow spades",
    "prompt.follow.H": "Your turn: follow hearts",
    "prompt.none.C": "Your turn: you have no clubs, play any card",
    "prompt.none.D": "Your turn: you have no diamonds, play any card",
    "prompt.none.S": "Your turn: you have no spades, play any card",
    "prompt.none.H": "Your turn: you have no hearts, play any card",
    "prompt.none_some": "Your turn: you cannot follow suit",
    "prompt.none_barred.C": "Your turn: you have no clubs, play any card without points",
    "prompt.none_barred.D": "Your turn: you have no diamonds, play any card without points",
    "prompt.none_barred.S": "Your turn: you have no spades, play any card without points",
    "prompt.none_barred.H": "Your turn: you have no hearts, play any card without points",
    "prompt.none_but.C": "Your turn: you have no clubs, play any card but the Queen of Spades",
    "prompt.none_but.D": "Your turn: you have no diamonds, play any card but the Queen of Spades",
    "prompt.none_but.S": "Your turn: you have no spades, play any card but the Queen of Spades",
    "prompt.none_but.H": "Your turn: you have no hearts, play any card but the Queen of Spades",
    "prompt.lead": "Your lead",
    "prompt.lead_card": "Your lead: start with the {card}",
    "prompt.lead_club": "Your lead: start with any club",
    "pass.to.left": "Pass left to {name}",
    "pass.to.right": "Pass right to {name}",
    "pass.to.across": "Pass across to {name}",
    "pass.to.second_left": "Pass second left to {name}",
    "pass.to.second_right": "Pass second right to {name}",
    "pass.decline": "Decline: forward what you get",
    "pass.declined": "{name} passes nothing, and forwards the cards they get.",
    "pass.declined.you": "You pass nothing, and forward the cards you get.",
    "pass.received": "{name} passed you {cards}.",
    "pass.returned": "Your own cards come back to you: {cards}.",
    "hand.selected": "selected",
    "hand.received": "received",
    "hand.barred": "{label}, not playable. {why}",
    "trick.winning": "{card}, takes the trick",
    "side.you": "you",
    "side.left": "left",
    "side.right": "right",
    "side.across": "across",
    "side.second_left": "second left",
    "side.second_right": "second right",
    "seat.deal": "{points} this deal",
    "seat.game": "{score} in the game",
    "seat.leads": "lowest score",
    "seat.dealer": "dealer",
    "seat.turn": "to play",
    "seat.about": "About {name}",
    "aloud.dealt": "Deal {deal}.",
    "aloud.pass": (
        "Choose {number} card to pass {where} to {name}.",
        "Choose {number} cards to pass {where} to {name}.",
    ),
    "aloud.keeper": "No cards are passed.",
    "aloud.prompt": "{prompt}.",
    "aloud.undone": "You take back the {card}.",
    "aloud.undone.pass": "You take back your pass.",
    "aloud.undone.claim": "You take back the early finish.",
    "aloud.deal": "Deal {deal} is over.",
    "aloud.points": "{name}: {points}.",
    "side.here": "at the bottom",
    "aloud.last": "The last trick.",
    "play.card": "{name}: {card}.",
    "play.broken": "Hearts are broken.",
    "play.took": "{name} takes the trick.",
    "play.took.you": "You take the trick.",
    "play.took_points": "{name} takes the trick, {points}.",
    "play.took_points.you": "You take the trick, {points}.",
    "play.says": "{name}: “{saying}”",
    "play.diabolo": "Unfair mode: the others see your cards and team up against you.",
    "kitty.whose": "{name}’s kitty",
    "kitty.whose.you": "Your kitty",
    "kitty.whose.nobody": "Kitty",
    "kitty.hidden": ("The kitty, {number} card face down", "The kitty, {number} cards face down"),
    "kitty.taken": (
        "The kitty, {number} card face down, taken by {name}",
        "The kitty, {number} cards face down, taken by {name}",
    ),
    "kitty.seen": "The kitty: {cards}",
    "kitty.took": "{name} takes the kitty.",
    "kitty.took.you": "You take the kitty.",
    "kitty.took_seen": "{name} takes the kitty: {cards}.",
    "kitty.took_seen.you": "You take the kitty: {cards}.",
}
ENGLISH.add(SENTENCES)


def title(table: Table, lying: bool) -> str:
    """`Deal 3 · pass left`, and from then on `Deal 3 · trick 9 of 13`; `lying`: a finished trick still lies there."""
    deal, tricks = table.number + 1, table.rules.hand_size
    if table.phase != "pass":
        trick = min(len(table.tricks) + (0 if lying else 1), tricks)
        return say("title.trick", deal=deal, trick=trick, tricks=tricks)
    return say(f"title.pass.{direction(table.pass_offset, table.rules.players)}", deal=deal)


def bonus(rules: Rules) -> tuple[str, str]:
    """Return the bonus card and what it is worth, to be written on it."""
    cards = each(rules.bonus_card)
    return (name_of(cards[0]), signed(rules.bonus_worth)) if cards else ("", "")


# ---- what the table waits for ------------------------------------------------------------------------------------


def claimed(name: str, yours: bool) -> str:
    """Return the sentence that somebody has ended a deal whose rest was certain."""
    return say("claim.said.you" if yours else "claim.said", name=name)


def choose_pass(rules: Rules, name: str, chosen: int) -> str:
    """Return what to do in the pass after `chosen` cards have been chosen; `name` is the receiver's."""
    all, more = rules.pass_count, rules.pass_count - chosen
    if not chosen:
        return say("prompt.pass", count=all, number=number(all), name=name)
    if more:
        return say("prompt.pass.more", Number=capital(number(more)), name=name)
    return say("prompt.pass.these", count=all, number=number(all), name=name)


def dealt(table: Table, name: str) -> str:
    """Return a sentence on a new deal, for the live region; `name`: the receiver of the viewer's pass, or empty."""
    begun, rules = say("aloud.dealt", deal=table.number + 1), table.rules
    if table.phase != "pass":
        return f"{begun} {say('aloud.keeper')}" if rules.pass_count else begun
    where, several = say(f"direction.{direction(table.pass_offset, rules.players)}"), rules.pass_count
    asked = say("aloud.pass", count=several, number=number(several), where=where, name=name)
    return f"{begun} {asked}" if name else begun


def undone(now: Game, to: Game) -> str:
    """Return what the viewer has taken back, for the live region: the first of the moves that were undone."""
    at: Game | None = now
    while at is not None and at.last is not to:
        at = at.last
    move = at.move if at is not None else None
    if isinstance(move, Played):
        return say("aloud.undone", card=card(move.card))
    return say("aloud.undone.pass" if isinstance(move, Passed) else "aloud.undone.claim")


def from_whom(several: int, name: str) -> str:
    """Return how many cards came in the pass, and from whom."""
    return say("sign.received", count=several, Number=capital(number(several)), name=name)


def taken(rules: Rules, several: list[tuple[int, str]], name: str, yours: bool) -> str:
    """Return who took these cards with one trick, and their points; each is "stuck", a dear one, or "caught", the
    bonus."""
    number, kind = several[0]
    kind = kind if len(several) == 1 else "several"
    priced = [_signed(rules, number) for number, _ in several]
    short, amount = priced[0]
    full = card(number) if kind == "stuck" else short
    listing = joined([say("taken.card", card=short, points=amount) for short, amount in priced])
    return say(f"taken.{kind}.you" if yours else f"taken.{kind}", name=name, card=full, points=amount, cards=listing)


def _signed(rules: Rules, number: int) -> tuple[str, str]:
    """A card by its shortest name, `Jack` or `10 of Diamonds`, and its points."""
    rank = NAMES[number][0]
    return say(f"card.rank.{rank}") if rank in "JQKA" else card(number), signed(rules.worth(1 << number))


def recalled(name: str, yours: bool) -> str:
    """Return whose the last trick is."""
    return say("prompt.last.you" if yours else "prompt.last", name=name)


def tap_on(name: str, yours: bool) -> str:
    """Return whose trick lies there until it has been seen."""
    return say("prompt.tap.you" if yours else "prompt.tap", name=name)


def their_turn(name: str) -> str:
    """Return whom the table waits for."""
    return say("prompt.turn", name=name)


def your_turn(view: View) -> str:
    """Return what the viewer may play now."""
    table = view.table
    if table.trick:
        led = table.trick[0] // 13
        if view.hand & SUIT_SETS[led]:
            return say(f"prompt.follow.{SUITS[led]}")
        barred = _barred(view)
        return say("prompt.none_some") if barred == "_some" else say(f"prompt.none{barred}.{SUITS[led]}")
    if not table.tricks:
        legal = each(view.legal)
        if len(legal) == 1:
            return say("prompt.lead_card", card=card(legal[0]))
        if view.legal != view.hand and view.legal & ~CLUBS == 0:
            return say("prompt.lead_club")
    return say("prompt.lead")


def _barred(view: View) -> str:
    """A sentence on what may not be discarded: points on the first trick, some of them, a waiting queen; or empty."""
    points, legal = 0 if view.table.tricks else view.rules.first_barred, view.legal
    if legal == view.hand or legal & points or not points:
        return "" if legal == view.hand else "_but"
    return "_some" if legal & view.rules.penalty_cards else "_barred"


# ---- the pass ----------------------------------------------------------------------------------------------------


def pass_button(table: Table, name: str) -> str:
    """Return the pass button's name; `name` is the receiver's."""
    return say(f"pass.to.{direction(table.pass_offset, table.rules.players)}", name=name)


def declined(name: str, yours: bool) -> str:
    """Return who did not pass, for the live region."""
    return say("pass.declined.you" if yours else "pass.declined", name=name)


def received(codes: int, name: str, yours: bool) -> str:
    """Return the cards that came in the pass, for the live region; `yours`: they are the viewer's own, come back."""
    return say("pass.returned" if yours else "pass.received", name=name, cards=cards(codes))


# ---- cards and seats ---------------------------------------------------------------------------------------------


def hand_card(rules: Rules, number: int, why: str, chosen: bool, received: bool) -> str:
    """Return the accessible name of a card in the hand; `why` tells why it may not be played, empty where it may."""
    parts = [card(number), worth(rules, number)]
    parts += [say("hand.selected") if chosen else "", say("hand.received") if received else ""]
    label = joined(parts)
    return say("hand.barred", label=label, why=why) if why else label


def trick_card(number: int, winner: bool) -> str:
    """Return the accessible name of a card on the table."""
    return say("trick.winning", card=card(number)) if winner else card(number)


def worth(rules: Rules, number: int) -> str:
    """Return what a card costs, `13 points`; empty where it costs nothing."""
    price = rules.worth(1 << number)
    return points(price) if price else ""


def place(side: int, players: int) -> str:
    """Return where the viewer sees the seat `side` seats clockwise from theirs."""
    return say(f"side.{direction(side, players)}") if side else say("side.you")


def seat_label(name: str, place: str, amount: int, score: int, leads: bool, turn: bool, dealer: bool) -> str:
    """Return a seat's accessible summary."""
    where = "" if place == name.lower() else place  # “You, you” says nothing
    parts = [name, where, say("seat.deal", points=points(amount)), say("seat.game", score=signed(score))]
    parts += [say("seat.leads")] if leads else []
    parts += [say("seat.dealer") if dealer else "", say("seat.turn") if turn else ""]
    return joined(parts)


# ---- what happens, for the live region ---------------------------------------------------------------------------


def played(name: str, number: int) -> str:
    """Return one play as a sentence."""
    return say("play.card", name=name, card=card(number))


def took(name: str, amount: int, yours: bool) -> str:
    """Return who took the trick, and how many points."""
    if amount:
        return say("play.took_points.you" if yours else "play.took_points", name=name, points=points(amount))
    return say("play.took.you" if yours else "play.took", name=name)


def says(name: str, saying: str) -> str:
    """Return somebody's saying as a sentence, also below the end of a deal."""
    return say("play.says", name=name, saying=saying)


def kitty(count: int, taker: str, seen: int) -> str:
    """Return the accessible name of the kitty.

    taker  who has it, empty where nobody has it yet
    seen   its cards, where the viewer may see them
    """
    if seen:
        return say("kitty.seen", cards=cards(seen))
    return say("kitty.taken" if taker else "kitty.hidden", count=count, number=number(count), name=taker)


def kitty_taken(name: str, seen: int, yours: bool) -> str:
    """Return who takes the kitty, and its cards where the viewer may see them."""
    if seen:
        return say("kitty.took_seen.you" if yours else "kitty.took_seen", name=name, cards=cards(seen))
    return say("kitty.took.you" if yours else "kitty.took", name=name)
