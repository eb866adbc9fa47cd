"""How deals and games end: cards taken back, giving up, going on, who does not open, who is away, and what a fault
costs."""

import pytest

from hearts.app.sealed import playing, price
from hearts.app.sealed.deciding import moment
from hearts.app.sealed.fold import State
from hearts.app.sealed.state import AWAY, CLAIM, KITTY, NOT, OPEN, PASS, PLAY, REST
from hearts.engine.cards import BITS, card, each
from hearts.engine.game import Dealt, Game, Played
from hearts.engine.rules import Rules
from hearts.engine.score import line
from hearts.engine.shuffle import Random, deal
from hearts.engine.table import legal
from hearts.engine.trick import Trick
from tests.sealed.plain import Plain
from tests.sealed.table import CLASSIC, Sitting


def sat(rules: Rules = CLASSIC, seed: int = 5, claims: bool = False) -> Sitting:
    sitting = Sitting(rules, seed, Plain(seed), claims=claims)
    sitting.begin()
    return sitting


def to(sitting: Sitting, tricks: int, cards: int = 0) -> Sitting:
    """Everybody plays on until so many tricks are over, and so many cards of the next lie there."""
    sitting.until(PLAY)
    while (len(sitting.state.board.tricks), len(sitting.state.board.trick)) != (tricks, cards):
        sitting.say(sitting.due()[0])
    return sitting


def says(sitting: Sitting, seat: int, kind: str, *words: object) -> "State | None":
    """What comes of it that somebody says this."""
    body = " ".join([sitting.pack.name.hex(), *[str(word) for word in words]])
    return sitting.fold.step(sitting.state, sitting.people[seat].entry(kind, body))


def say(sitting: Sitting, seat: int, kind: str, *words: object) -> None:
    body = " ".join([sitting.pack.name.hex(), *[str(word) for word in words]])
    sitting.say(sitting.people[seat].entry(kind, body))


# ---- decisions ---------------------------------------------------------------------------------------------------


def test_a_card_is_taken_back_when_all_say_so_before_the_next_one() -> None:
    sitting = to(sat(), 2, 1)
    before = sitting.entries[-1][0]
    last, played = sitting.state.last, sitting.entries[-1][1]
    for seat in (2, 0, 3):
        say(sitting, seat, "undo", last.hex())
        assert says(sitting, seat, "undo", last.hex()) is None  # nobody counts twice
    say(sitting, 1, "undo", last.hex())
    state = sitting.state
    assert state.board.played == before.board.played and state.board.turn == before.board.turn
    assert state.last != before.last and sitting.fold.step(state, played) is None  # the card as it was said before
    sitting.until(REST)
    assert sitting.state.faults == () and len(sitting.state.going.lines) == 1


def test_the_last_word_for_an_undo_comes_too_late_behind_the_next_card() -> None:
    sitting = to(sat(), 1, 2)
    last = sitting.state.last.hex()
    for seat in range(3):
        say(sitting, seat, "undo", last)
    while sitting.state.last.hex() == last:
        sitting.say(sitting.due()[0])
    assert says(sitting, 3, "undo", last) is None
    assert says(sitting, 3, "undo", sitting.state.last.hex()) is not None and sitting.state.board.trick != ()


def test_nothing_is_taken_back_behind_a_kitty_or_an_open_hand() -> None:
    sitting = to(sat(Rules("kitty", kitty_to="first")), 0, 3)
    while sitting.phase != KITTY:
        sitting.say(sitting.due()[0])
    assert says(sitting, 0, "undo", sitting.state.last.hex()) is None
    sitting.until(PLAY)
    assert says(sitting, 0, "undo", sitting.state.last.hex()) is None
    sitting.until(OPEN)
    assert says(sitting, 0, "undo", sitting.state.last.hex()) is None


def test_all_give_up_within_one_trick_and_the_first_who_asked_has_lost() -> None:
    sitting = to(sat(), 3)
    for seat in (2, 0, 1):
        say(sitting, seat, "concede", 3)
    assert says(sitting, 3, "concede", 2) is None
    late = to(sitting, 4)
    assert says(late, 3, "concede", 3) is None and late.phase == PLAY
    for seat in (2, 0):
        say(late, seat, "concede", 4)
    while len(late.state.board.trick) < 2:
        late.say(late.due()[0])  # play goes on meanwhile
    for seat in (1, 3):
        say(late, seat, "concede", 4)
    assert late.phase == OPEN
    late.until(REST)
    game = late.state.going
    assert (game.phase, game.conceded, late.state.faults, game.lines) == ("over", 2, (), ())


def test_the_next_deal_needs_more_than_half_and_all_of_what_was_made_ahead() -> None:
    sitting = to(sat(), 1)
    sitting.begin()
    while sitting.state.ahead is not None and sitting.state.ahead.phase != "deal":
        sitting.say(sitting.due()[-1])  # the deck is made while the deal is played
    while sitting.state.phase != REST:
        sitting.say(sitting.due()[0])
    assert sitting.state.ahead is not None
    words = [sitting.state.ahead.name.hex(), sitting.fold.result(sitting.state).hex(), "wait"]
    before = sitting.state.pack.name.hex()
    for seat in (0, 1, 2):
        assert sitting.fold.step(sitting.state, sitting.people[0].entry("deal", " ".join(words))) is None
        sitting.say(sitting.people[seat].entry("next", before))
        assert sitting.fold.step(sitting.state, sitting.people[seat].entry("next", before)) is None
    for wrong in (("00" * 32, words[2]), (words[1], "soon")):
        assert (
            sitting.fold.step(sitting.state, sitting.people[0].entry("deal", f"{words[0]} {' '.join(wrong)}")) is None
        )
    assert sitting.fold.step(sitting.state, sitting.people[1].entry("deal", " ".join(words))) is None
    sitting.say(sitting.people[0].entry("deal", " ".join(words)))
    sitting.until(PASS)
    assert sitting.state.board.number == 1


def test_a_game_that_is_over_is_followed_by_another_with_other_rules_and_people() -> None:
    sitting = sat(Rules("classic-pc", deals=1, ties="share"))
    sitting.until(REST)
    assert sitting.state.going.phase == "over"
    sitting.rules, sitting.seats = Rules("kitty", deals=2), [3, 1, 0, 2]
    sitting.deal()
    assert sitting.state.going.phase == "deal" and len(sitting.state.going.lines) == 1
    sitting.rules = Rules("kitty", deals=3)
    sitting.begin()
    sitting.until("deal")
    for person in sitting.people[1:]:
        sitting.say(person.entry("next", sitting.state.pack.name.hex()))
    words = [sitting.pack.name.hex(), sitting.fold.result(sitting.state).hex(), "wait"]
    assert sitting.fold.step(sitting.state, sitting.people[0].entry("deal", " ".join(words))) is None  # rules stay


def test_no_decision_takes_the_words_of_another_away() -> None:
    sitting = sat()
    sitting.until("keys")
    due = moment(sitting.state)
    words = [("gone", 3, due), ("gone", 2, due), ("gone", 3, due), ("gone", 2, due), ("gone", 3, due)]
    for seat, said in zip((0, 0, 1, 1, 2), words, strict=True):
        say(sitting, seat, *said)
    assert (sitting.state.end, sitting.state.ender) == (AWAY, 3)
    other = to(sat(), 1, 1)
    for seat, kind, about in ((0, "undo", other.state.last.hex()), (1, "concede", 1), (2, "gone", moment(other.state))):
        place = [other.state.board.turn] if kind == "gone" and other.state.board.turn != seat else []
        if kind != "gone" or place:
            say(other, seat, kind, *place, about)
    assert {what for what, _, _ in other.state.votes.said} >= {"undo", "concede"}


def test_another_order_of_the_log_has_an_audit_of_its_own() -> None:
    """A page that follows another leader keeps nothing of what it computed for entries that are not there any more."""
    sitting = sat(seed=11)
    sitting.until("keys")
    before, entries = sitting.state, len(sitting.entries)
    sitting.until(REST)
    assert sitting.state.faults == ()
    honest = [entry for _, entry in sitting.entries[entries:]]
    state: State | None = before
    for entry in honest:
        if entry.kind == "keys" and entry.author == sitting.people[2].pen.public:
            words = entry.body.split(" ")
            boxes = words[2].split(",")
            words[2] = ",".join([boxes[0][:-2] + ("00" if boxes[0][-2:] != "00" else "01"), *boxes[1:]])
            entry = sitting.people[2].entry("keys", " ".join(words))
        assert state is not None
        state = sitting.fold.step(state, entry)
    assert state is not None and state.faults == ((2, "keys"),)


# ---- who does not open, and who is away --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_a_secret_that_does_not_come_is_taken_out_of_escrow(players: int) -> None:
    sitting = sat(Rules("classic-pc", players=players))
    sitting.until(OPEN)
    for seat in range(players):
        if seat != 1:
            say(sitting, seat, "open", sitting.people[seat].secret(sitting.pack, seat).hex())
    assert sitting.fold.awaited(sitting.state) == ((1, OPEN),)
    shown = 0
    for seat in range(players):
        if seat == 1 or sitting.phase == REST:
            continue
        entry = sitting.people[seat].part(sitting.state, 1)
        words = entry.body.split(" ")
        assert says(sitting, seat, "part", 1, "00" * 33) is None  # its hash is known to all
        assert says(sitting, 1, "part", 1, words[2]) is None and says(sitting, seat, "part", 0, words[2]) is None
        sitting.say(entry)
        shown += 1
    assert sitting.phase == REST and sitting.state.faults == () and len(sitting.state.going.lines) == 1
    assert shown == {3: 2, 4: 2, 5: 3, 6: 4}[players]


def quits(tricks: int) -> Sitting:
    sitting = to(sat(), tricks)
    turn = sitting.state.board.turn
    for seat in range(4):
        if seat != turn and sitting.phase == PLAY:
            assert says(sitting, seat, "gone", (turn + 1) % 4, moment(sitting.state)) is None  # not waited for
            assert says(sitting, turn, "gone", turn, moment(sitting.state)) is None
            say(sitting, seat, "gone", turn, moment(sitting.state))
    assert sitting.state.end == AWAY and sitting.state.ender == turn
    for seat in range(4):
        if seat != turn:
            say(sitting, seat, "open", sitting.people[seat].secret(sitting.pack, seat).hex())
    for seat in range(4):
        if sitting.phase == OPEN and seat != turn:
            sitting.say(sitting.people[seat].part(sitting.state, turn))
    assert sitting.state.faults == ((turn, AWAY),)
    return sitting


def test_who_quits_takes_all_points_that_are_left() -> None:
    for tricks in (1, 5, 9):
        sitting = quits(tricks)
        row = sitting.state.going.lines[-1]
        left = 26 - sum(row.cards)
        seat = sitting.state.faults[0][0]
        assert row.points == tuple([own + left * (n == seat) for n, own in enumerate(row.cards)])


def test_who_is_late_and_says_their_card_is_not_away() -> None:
    """More than half are needed, each for the moment that is due: what is said of another one does not count."""
    sitting = to(sat(), 2)
    turn, due = sitting.state.board.turn, moment(sitting.state)
    others = [seat for seat in range(4) if seat != turn]
    say(sitting, others[0], "gone", turn, due)
    say(sitting, others[1], "gone", turn, due)
    sitting.say(next(entry for entry in sitting.due() if entry.kind == PLAY))
    assert says(sitting, others[2], "gone", turn, due) is None and sitting.phase == PLAY


def test_whoever_was_named_is_in_no_deck_of_that_game() -> None:
    sitting = quits(3)
    seat = sitting.state.faults[0][0]
    key = sitting.people[seat].pen.public
    assert sitting.state.named == (key,) and sitting.state.going.phase == "deal"
    for seats, taken in (([0, 1, 2, 3], False), ([n if n != seat else (seat + 1) % 4 for n in range(4)], True)):
        sitting.seats = seats
        sitting.begin()
        sitting.until("deal")
        for person in sitting.people:
            if len(sitting.state.votes.of("next", "")) < 3:
                sitting.say(person.entry("next", sitting.state.pack.name.hex()))
        words = [sitting.pack.name.hex(), sitting.fold.result(sitting.state).hex(), "wait"]
        after = sitting.fold.step(sitting.state, sitting.people[0].entry("deal", " ".join(words)))
        assert (after is not None) == taken


# ---- claims and the lowest club ----------------------------------------------------------------------------------


def test_a_claim_is_taken_only_where_it_is_certain_and_a_false_hand_is_named() -> None:
    sitting = sat(seed=6, claims=True)
    while sitting.phase != OPEN:
        entries = sitting.due()
        claims = [entry for entry in entries if entry.kind == CLAIM]
        table = sitting.state.board if sitting.phase == PLAY else None
        if claims or table is None or table.phase != "play" or not table.tricks:
            if claims:
                break
            sitting.say(entries[0])
            continue
        seat = table.turn
        held = sitting.people[seat].hand(sitting.state, seat)
        assert says(sitting, seat, CLAIM, seat, sitting.state.last.hex(), playing.laid(held), playing.laid(0)) is None
        sitting.say(entries[0])
    seat = sitting.state.board.turn
    held = sitting.people[seat].hand(sitting.state, seat)
    assert says(sitting, (seat + 1) % 4, CLAIM, seat, *claims[0].body.split(" ")[2:]) is None
    others, last = each(CLASSIC.pack & ~sitting.state.board.played & ~held), sitting.state.last.hex()
    hands = [playing.laid(held & ~BITS[out] | BITS[into]) for out in each(held) for into in others]
    taken = [after for hand in hands if (after := says(sitting, seat, CLAIM, seat, last, hand, playing.laid(0)))]
    sitting.state = taken[0]
    sitting.until(REST)
    assert sitting.state.faults == ((seat, CLAIM),)


def test_who_denies_the_lowest_club_is_named_and_nobody_who_led_meanwhile() -> None:
    rules = Rules("kitty")
    sitting = sat(rules, 7)
    sitting.until(PLAY)
    holds = [seat for seat in range(4) if sitting.people[seat].hand(sitting.state, seat) & BITS[card("2C")]]
    if not holds:
        pytest.fail("the two lies in the kitty")
    for seat in range(4):
        say(sitting, seat, NOT, seat, sitting.state.last.hex(), card("2C"))
        assert says(sitting, seat, NOT, seat, sitting.state.last.hex(), card("2C")) is None
    sitting.until(REST)
    assert sitting.state.faults == ((holds[0], NOT),)
    assert sitting.state.going.lines[-1].points[holds[0]] == 26


def test_where_no_kitty_can_hold_it_all_open_at_once() -> None:
    sitting = sat(seed=8)
    sitting.until(PLAY)
    lies = next(seat for seat in range(4) if sitting.people[seat].hand(sitting.state, seat) & BITS[card("2C")])
    for seat in range(4):
        say(sitting, seat, NOT, seat, sitting.state.last.hex(), card("2C"))
    assert sitting.phase == OPEN
    sitting.until(REST)
    assert sitting.state.faults == ((lies, NOT),)


# ---- the price ---------------------------------------------------------------------------------------------------


def tricks(*lines: "tuple[int, str]") -> "tuple[Trick, ...]":
    return tuple([Trick(leader, tuple([card(code) for code in cards.split()])) for leader, cards in lines])


QUEEN = (0, "KS QS 2S 3S")
HEART = (1, "AH 2H 3H 4H")


@pytest.mark.parametrize(
    ("rules", "named", "before", "points"),
    [
        (CLASSIC, 2, (), (0, 0, 26, 0)),
        (CLASSIC, 2, (HEART,), (0, 4, 22, 0)),
        (CLASSIC, 1, (QUEEN, HEART), (13, 13, 0, 0)),
        (CLASSIC, 2, (QUEEN,), (0, 0, 26, 0)),  # half way to a moon: it counts, and the guilty one pays alone
        (Rules("deluxe"), 2, (QUEEN,), (-26, 0, 26, 0)),
        (Rules("requiem"), 2, (QUEEN,), (-26, 0, 26, 0)),
        (Rules("deluxe"), 0, (QUEEN,), (26, 0, 0, 0)),  # their own moon is none
        (Rules("deluxe"), 2, ((3, "JD 2D 3D 4D"), HEART), (0, 4, 22, -10)),
        (Rules("deluxe", clean="points"), 2, (HEART,), (0, 4, 22, 0)),  # no clean deal is paid for
        (Rules("black-maria"), 2, (QUEEN,), (23, 0, 20, 0)),  # more than half, and no moon counts
    ],
)
def test_what_a_fault_costs(
    rules: Rules, named: int, before: "tuple[tuple[int, str], ...]", points: "tuple[int, ...]"
) -> None:
    row = price.row(rules, 0, (0,) * 4, named, tricks(*before))
    assert row.points == points and row.totals == points


def test_nobody_gains_by_a_fault_in_any_deal() -> None:
    """Whatever the trick, playing on costs no more, but for a moon of one's own."""
    for number in range(300):
        rules = (CLASSIC, Rules("deluxe"), Rules("kitty"), Rules("deluxe", clean="points"))[number % 4]
        rng, game = Random("quits", number), Game.new(rules, 3)  # a keeper
        game = game.play(Dealt(*deal(rules, number, 3)))
        while game.phase == "play":
            assert game.deal is not None
            cards = each(legal(game.deal.hands[game.deal.table.turn], game.deal.table.demands))
            game = game.play(Played(game.deal.table.turn, cards[rng.below(len(cards))]))
        done = game.deal
        assert done is not None
        end = line(rules, 3, done.taken, done.table.won, rules.start)
        for seat in range(4) if end.shooter < 0 else ():
            for at in range(rules.hand_size):
                row = price.row(rules, 3, rules.start, seat, done.table.tricks[:at], done.kitty)
                assert row.points[seat] >= end.points[seat]
                others = [other for other in range(4) if other not in (seat, row.shooter)]
                assert not [other for other in others if row.cards[other] > end.cards[other]]
