"""Every sentence that is shown or spoken at the table."""

from typing import TYPE_CHECKING

from hearts.engine.cards import SUIT_NAMES, SUIT_SETS, each, spoken
from hearts.engine.rules import Rules

if TYPE_CHECKING:
    from hearts.engine.deal import Table, View
    from hearts.engine.score import Line
    from hearts.minds.temper import Temper

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")

# Trait -> what less of it than usual is called, and more.
TEMPERS = (
    ("bold", ("careful", "bold")),
    ("moons", ("shy of the moon", "hungry for the moon")),
    ("revenge", ("", "unforgiving")),
    ("jack", ("indifferent to the bonus card", "fond of the bonus card")),
    ("voids", ("quick to pass danger on", "keen to be out of a suit")),
)

DIABOLO = "Diabolo: they see all the cards and play together against you."

# From this I.Q. on: what to expect.
WITS = (
    (170, "plays the whole deal in its head"),
    (150, "plays many deals in its head"),
    (130, "counts every card, thinks a little ahead"),
    (120, "plays at sight, counts most cards"),
    (100, "plays at sight, knows the tricks"),
    (80, "plays at sight, forgets a card"),
    (60, "plays for fun, forgets much"),
)


def cards(number: int) -> str:
    """`one card`, `three cards`."""
    return f"{NUMBERS[number]} card" + ("" if number == 1 else "s")


def points(number: int) -> str:
    """`1 point`, `13 points`, `minus 10 points`."""
    sign = "minus " if number < 0 else ""
    return f"{sign}{abs(number)} point" + ("" if abs(number) == 1 else "s")


def signed(number: int) -> str:
    """A score as it is written: a true minus sign before it."""
    return f"−{-number}" if number < 0 else str(number)


def listed(names: "list[str]") -> str:
    """`Ann`, `Ann and Ben`, `Ann, Ben and Cleo`."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def wits(iq: int) -> str:
    """What to expect of an I.Q., in a few words."""
    for least, told in WITS:
        if iq >= least:
            return told
    return WITS[-1][1]


def temper(how: "Temper") -> str:
    """How a mind likes to play, in a line."""
    told = []
    for trait, (less, more) in TEMPERS:
        much = getattr(how, trait)
        if much:
            told.append(("a little " if abs(much) < 0.4 else "") + (more if much > 0 else less))
    return _capital(listed(told)) + "." if told else "Even: no likes and no grudges."


def strength(amount: float, error: float, rating: int) -> str:
    """How an I.Q. fares against the yardstick, as the arena measured it."""
    more = "more" if amount > 0 else "fewer"
    return f"takes {abs(amount):.1f} points a deal {more} than the yardstick (± {error:.1f}); rating {rating}"


def says(name: str, saying: str) -> str:
    """Somebody's saying, for the live region and the end of a deal."""
    return f"{name}: “{saying}”"


def way(seats: int, players: int) -> str:
    """Where a pass goes that many seats clockwise: `left`, `across`, `second right`; 0 is a `keeper`."""
    if seats == 0:
        return "keeper"
    if seats * 2 == players:
        return "across"
    side, steps = ("left", seats) if seats * 2 < players else ("right", players - seats)
    return side if steps == 1 else f"second {side}"


def title(table: "Table") -> str:
    """`Deal 3 · pass left`."""
    direction = way(table.way, table.rules.players)
    return f"Deal {table.number + 1} · " + (direction if direction == "keeper" else f"pass {direction}")


def worth(rules: Rules, number: int) -> str:
    """What a card costs, `13 points`; empty where it costs nothing."""
    bonus = rules.bonus_card >> number & 1
    price = -10 if bonus else rules.prices[number]
    return points(price) if price else ""


def choose_pass(view: "View", name: str) -> str:
    """What to do in the pass."""
    return f"Choose {cards(view.rules.pass_count)} to pass to {name}"


def pass_button(view: "View", name: str) -> str:
    """The pass button's name; it begins with Pass."""
    return f"Pass {way(view.table.way, view.rules.players)} to {name}"


def your_turn(view: "View") -> str:
    """What may be played now, in a few words."""
    table = view.table
    if table.trick:
        led = table.trick[0] // 13
        if view.hand & SUIT_SETS[led]:
            return f"Your turn: follow {SUIT_NAMES[led]}"
        return f"Your turn: you have no {SUIT_NAMES[led]}, play any card" + _barred(view)
    legal = each(view.legal)
    if len(legal) == 1 and not table.tricks:
        return f"Your lead: start with the {spoken(legal[0])}"
    if not table.tricks and view.legal != view.hand and view.legal & ~SUIT_SETS[0] == 0:
        return "Your lead: start with any club"
    return "Your lead"


def _barred(view: "View") -> str:
    return " without points" if view.legal != view.hand and not view.table.tricks else ""


def their_turn(name: str) -> str:
    """Whom the table waits for."""
    return f"{name} to play"


def played(name: str, number: int) -> str:
    """One play, for the live region."""
    return f"{name}: {spoken(number)}."


def took(name: str, amount: int, yours: bool) -> str:
    """Who took the trick, for the live region."""
    verb = "take" if yours else "takes"
    what = f", {points(amount)}" if amount else ""
    return f"{name} {verb} the trick{what}."


def card_label(view: "View", number: int, why: str, chosen: bool, received: bool) -> str:
    """A card's accessible name; it begins with the card."""
    parts = [spoken(number), worth(view.rules, number)]
    parts += ["selected" if chosen else "", "received" if received else ""]
    parts += [f"not playable: {why[0].lower()}{why[1:].rstrip('.')}" if why else ""]
    return ", ".join([part for part in parts if part])


def seat_label(name: str, place: str, amount: int, score: int, turn: bool, dealer: bool) -> str:
    """A seat's accessible summary."""
    parts = [name, place, f"{points(amount)} this deal", f"{signed(score)} in the game"]
    parts += ["dealer" if dealer else "", "to play" if turn else ""]
    return ", ".join([part for part in parts if part])


def received(codes: int, name: str) -> str:
    """What came in the pass, for the live region."""
    return f"{name} passed you {listed([spoken(number) for number in each(codes)])}."


def declined(name: str) -> str:
    """Who did not pass, for the live region."""
    return f"{name} {_verb([name], 'decline')} and {_verb([name], 'forward')} what comes."


def decline_button() -> str:
    """The name of the button that declines."""
    return "Decline: forward what comes"


def kitty(count: int, taker: str, seen: int) -> str:
    """What is known of the kitty."""
    if seen:
        return f"The kitty: {listed([spoken(number) for number in each(seen)])}"
    return f"The kitty, {cards(count)} face down" + (f", {taker}'s" if taker else "")


def kitty_taken(name: str, seen: int) -> str:
    """Who takes the kitty, for the live region, and what is in it where that may be seen."""
    held = f": {listed([spoken(number) for number in each(seen)])}" if seen else ""
    return f"{name} {_verb([name], 'take')} the kitty{held}."


BROKEN = "Hearts are broken."


def limit(rules: Rules) -> str:
    """When the game ends: `passes 100`, `reaches 100`, `after 5 deals`."""
    return f"after {rules.deals} deals" if rules.deals else f"{rules.ends} {rules.limit}"


def deal_over(line: "Line", names: "list[str]", at: Rules) -> "tuple[str, str]":
    """Title and text at the end of a deal."""
    if line.shooter >= 0:
        return moon(line, names)
    most = max(line.points)
    worst = [name for name, amount in zip(names, line.points) if amount == most]
    told = [f"{listed(worst)} took the most, {points(most)}"]
    if line.queen >= 0 and at.queen and names[line.queen] not in worst:
        told.append(f"{_inside(names[line.queen])} took the queen of spades")
    if line.bonus >= 0:
        told.append(f"{_inside(names[line.bonus])} caught the {spoken(each(at.bonus_card)[0])}")
    return f"Deal {line.number + 1} is over", "; ".join(told) + "."


def moon(line: "Line", names: "list[str]") -> "tuple[str, str]":
    """Title and text after a moon."""
    who = names[line.shooter]
    shot = f"{who} shot the {'sun' if line.sun else 'moon'}!"
    own, others = line.points[line.shooter], max([p for seat, p in enumerate(line.points) if seat != line.shooter])
    every = "Every penalty point" if not line.sun else "Every single trick"
    if line.choice == "minus":
        return shot, f"{every} in one hand: {signed(own)} for {_inside(who)}."
    if line.choice == "plus":
        return shot, f"{every} in one hand: {others} more for everyone else."
    return shot, f"{every} in one hand, and it counts like any other deal."


MOON_QUESTION = ("You shot the moon!", "Every penalty point is yours. How shall it count?")


def moon_choice(row: "Line") -> str:
    """One way to score a moon, as a button says it."""
    if row.choice == "minus":
        return f"Take {-row.points[row.shooter]} off my score"
    others = [amount for seat, amount in enumerate(row.points) if seat != row.shooter]
    return f"Give everyone else {max(others)}"


def game_over(
    names: "list[str]", scores: "tuple[int, ...]", winners: "tuple[int, ...]", you: int, conceded: int
) -> "tuple[str, str]":
    """Title and text at the end of the game."""
    if conceded >= 0:
        who = names[conceded]
        return f"{who} gave up", f"{listed([names[seat] for seat in winners])} had the lowest score."
    best = [names[seat] for seat in winners]
    heading = f"{listed(best)} {_verb(best, 'win')}!"
    if len(winners) > 1:
        return heading, f"Shared, at {points(scores[winners[0]])}."
    others = sorted([score for seat, score in enumerate(scores) if seat != winners[0]])
    lead = others[0] - scores[winners[0]]
    close = "By a hair: " if lead <= 3 else "By a mile: " if lead >= 40 else ""
    if you in winners:
        return heading, f"{close}{points(lead)} ahead of the next."
    place = len([score for score in scores if score < scores[you]]) + 1
    return heading, f"{close}{points(lead)} ahead of the next. You came {_place(place, len(scores))}."


def _place(place: int, players: int) -> str:
    return "last" if place == players else ("first", "second", "third", "fourth", "fifth")[place - 1]


def _verb(names: "list[str]", verb: str) -> str:
    """The verb as its subject wants it."""
    return verb if len(names) > 1 or names[0] == "You" else verb + "s"


def _inside(name: str) -> str:
    """The name as it stands inside a sentence."""
    return "you" if name == "You" else name


def rules(at: Rules) -> "list[str]":
    """The rules in force, in plain words, generated from the options."""
    return [sentence for sentence in rule_sentences(at) if sentence]


def rule_sentences(at: Rules) -> "list[str]":
    """One sentence for each matter that rules settle, in a fixed order; empty where there is nothing to say."""
    found = [_deal_rule(at), _pass_rule(at), _lead_rule(at), _follow_rule(at), _break_rule(at)]
    return found + [_price_rule(at), _bonus_rule(at), _clean_rule(at), _moon_rule(at), _start_rule(at), _end_rule(at)]


def _deal_rule(at: Rules) -> str:
    to = {"penalty": "whoever takes the first penalty card", "first": "the first trick", "last": "the last trick"}
    kitty = f"; {cards(at.kitty_size)} lie face down for {to[at.kitty_to]}" if at.kitty_size else ""
    out = [spoken(number) for number in range(52) if number not in at.pack]
    without = f", without the {listed(out)}" if out else ""
    return f"{_capital(NUMBERS[at.players])} players, {at.hand_size} cards each{without}{kitty}."


def _pass_rule(at: Rules) -> str:
    ways = [way(seats, at.players) for seats in at.ways]
    if ways == ["keeper"]:
        return "No passing: every deal is a keeper."
    ways = ["a keeper without a pass" if word == "keeper" else word for word in ways]
    choice = " Who declines forwards what comes, unseen." if at.decline else ""
    if len(ways) == 1:
        return f"You pass {cards(at.pass_count)}, always to the {ways[0]}.{choice}"
    return f"You pass {cards(at.pass_count)}: {', '.join(ways)}, and round again.{choice}"


def _lead_rule(at: Rules) -> str:
    who = "Left of the dealer" if at.leader == "dealer" else "Whoever holds the lowest club"
    what = {"club": "with any club", "lowest": "with that card", "any": "with any card"}[at.opening]
    return f"{who} leads the first trick, {what}."


def _follow_rule(at: Rules) -> str:
    bar = "points may be played from the first trick on." if at.bleed else "no points on the first trick."
    return f"Follow suit where you can, else play any card; {bar}"


def _break_rule(at: Rules) -> str:
    if not at.must_break:
        held = ([] if at.queen_leads else ["led"]) + (["discarded"] if at.queen_waits else [])
        waits = f" The queen of spades may not be {' or '.join(held)} before a heart has been played."
        return "Hearts may be led at any time." + (waits if held and at.queen else "")
    queen = {"played": " or the queen of spades", "discarded": " or a discarded queen of spades", "never": ""}
    breaks = queen[at.queen_breaks] if at.queen else ""
    early = "" if not at.queen else " The queen may be led before." if at.queen_leads else " So must the queen."
    waits = " The queen may not be discarded before that." if at.queen_waits and at.queen else ""
    return f"Hearts must be broken, by a heart{breaks}, before they are led.{early}{waits}"


def _price_rule(at: Rules) -> str:
    hearts = "Each heart costs its rank, from 2 to 14" if at.hearts == "rank" else "Each heart costs 1 point"
    queen = f", the queen of spades {at.queen}" if at.queen else ", the queen of spades nothing"
    others = each(at.penalty_cards & ~at.point_cards)
    extra = "".join([f", the {spoken(number)} {at.prices[number]}" for number in others])
    return hearts + queen + extra + "."


def _bonus_rule(at: Rules) -> str:
    return f"The {spoken(each(at.bonus_card)[0])} takes 10 points away." if at.bonus_card else ""


def _clean_rule(at: Rules) -> str:
    clean = {"off": "", "points": "no points", "tricks": "no trick"}[at.clean]
    return f"Taking {clean} in a deal takes 5 points away." if clean else ""


def _moon_rule(at: Rules) -> str:
    need = " with the bonus card" if at.moon_bonus else ""
    worth = {
        "minus": f"takes {at.total} points off your score",
        "plus": f"gives everyone else {at.total}",
        "choice": f"takes {at.total} points off your score or gives everyone else {at.total}, as you choose",
        "better": f"takes {at.total} points off your score or gives everyone else {at.total}, whichever serves you",
        "nothing": "earns you nothing special",
    }[at.moon]
    sun = " Every trick counts double." if at.sun else ""
    return f"Shooting the moon, all penalty points{need}, {worth}.{sun}"


def _start_rule(at: Rules) -> str:
    if not any(at.start):
        return ""
    return f"The scores start at {listed([signed(score) for score in at.start])}, from you clockwise."


def _capital(word: str) -> str:
    return word[0].upper() + word[1:]


def _end_rule(at: Rules) -> str:
    when = f"after {at.deals} deals" if at.deals else f"when a score {at.ends} {at.limit}"
    tie = "a tie for the lowest plays on" if at.ties == "play on" else "a tie shares the win"
    more = " Landing exactly on the limit halves it." if at.exact == "half" else ""
    more += " No score falls below zero." if at.floor else ""
    return f"The game ends {when}; the lowest score wins, {tie}.{more}"
