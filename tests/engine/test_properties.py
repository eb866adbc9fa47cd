"""What holds in every game: any rules, any number of players, any legal play."""

from typing import Any

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from hearts.engine import shuffle
from hearts.engine.cards import bits, count, each
from hearts.engine.game import Dealt, Game, Passed, Played
from hearts.engine.options import OPTIONS, RulesError
from hearts.engine.record import Record, Seat
from hearts.engine.rules import CLEAN, Rules
from hearts.engine.table import legal, refusal
from tests.engine.positions import anything, careful, hungry, whole

EXTRAS = ("", "", "KS=10,AS=7", "7C=7", "2C=1,AD=100")


@st.composite
def tables(draw: Any) -> Rules:
    """Any rules that agree with themselves; half of the options keep their preset's value."""
    preset = draw(st.sampled_from(["deluxe", "classic-pc", "kitty", "old-school", "black-maria", "spot"]))
    changes: dict[str, Any] = {}
    for option, values in OPTIONS.items():
        if option in ("extra", "handicap", "limit", "deals") or not draw(st.booleans()):
            continue
        numbers = list(values[1]) if isinstance(values[1], range) else list(values)
        changes[option] = draw(st.sampled_from(numbers))
    changes["extra"] = draw(st.sampled_from(EXTRAS))
    changes["limit"] = draw(st.sampled_from([10, 26, 100]))
    changes["deals"] = draw(st.sampled_from([0, 0, 1, 2]))
    if draw(st.booleans()):
        players = changes.get("players", 4)
        scores = draw(st.lists(st.integers(-50, 9), min_size=players, max_size=players))
        changes["handicap"] = ",".join([str(score) for score in scores])
    return _agreed(preset, changes)


def _agreed(preset: str, changes: "dict[str, Any]") -> Rules:
    """The rules, with what they refuse taken back: each refusal names its options first."""
    for _ in range(20):
        try:
            return Rules(preset, **changes)
        except RulesError as error:
            named = str(error).partition(":")[0]
            options = named.split(" and ")
            if named == "hand":
                changes["hand"] = "all"
            elif named == "leader and opening":
                changes["opening"] = "any"
            else:
                for option in options:
                    changes[option] = OPTIONS[option][0]
    raise AssertionError(f"no agreement on {preset} {changes}")


games = settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32)
policies = st.sampled_from([anything, anything, careful, hungry])


def finished(rules: Rules, seed: int, policy: Any, deals: int = 2) -> Game:
    """A game of a few deals."""
    return whole(rules, seed, policy, deals)


def every(game: Game) -> "list[Game]":
    """All positions, the start first."""
    found = []
    at: Game | None = game
    while at is not None:
        found.append(at)
        at = at.last
    return found[::-1]


@games
@given(tables())
def test_rules_read_back_from_their_text(rules: Rules) -> None:
    again = Rules.read(rules.text())
    assert again == rules and again.text() == rules.text() and hash(again) == hash(rules)
    for name in (
        "prices",
        "pack",
        "pass_offsets",
        "start",
        "follow_demands",
        "lead_demands",
        "first_lead_demands",
        "total",
    ):
        assert getattr(again, name) == getattr(rules, name)


@games
@given(tables(), seeds, policies)
def test_nobody_is_ever_without_a_legal_card(rules: Rules, seed: int, policy: Any) -> None:
    for game in every(finished(rules, seed, policy)):
        if game.phase == "play":
            assert game.deal is not None
            (seat,) = game.waiting
            view = game.view(seat)
            assert view.hand and view.legal and not view.legal & ~view.hand
            assert view.legal == legal(view.hand, game.deal.table.demands)
            for number in each(view.hand):
                assert (view.refusal(number) is None) == bool(view.legal >> number & 1)
                why = refusal(number, view.hand, view.table)
                waits = why is not None and why.id.split("-")[1] in ("closed", "waits")
                assert not (waits and view.table.broken), "it waits for hearts to be broken, and they are"
            for demand in game.deal.table.demands:
                if view.hand & demand:
                    assert view.legal == view.hand & demand
                    break


@games
@given(tables(), seeds, policies)
def test_cards_and_points_are_neither_made_nor_lost(rules: Rules, seed: int, policy: Any) -> None:
    pack = rules.pack
    for game in every(finished(rules, seed, policy)):
        deal = game.deal
        if deal is None:
            continue
        table = deal.table
        lying = sum([1 << number for number in table.trick])
        assert sum(deal.hands) + sum(table.taken) + lying + deal.kitty == pack
        assert table.played == sum(table.taken) + lying
        assert sum(deal.dealt) + deal.kitty == pack
        held = {count(hand) for hand in deal.hands}
        assert max(held) - min(held) <= 1 and (table.trick or len(held) == 1)
        if table.phase == "over":
            assert sum(deal.taken) == pack and held == {0} and len(table.tricks) == rules.hand_size
            assert (table.kitty_taker >= 0) == bool(rules.kitty_size)


@games
@given(tables(), seeds, policies)
def test_a_table_tells_what_was_played_who_led_who_won_and_what_is_held(rules: Rules, seed: int, policy: Any) -> None:
    played: list[tuple[int, int]] = []
    for game in every(finished(rules, seed, policy)):
        if game.deal is None:
            continue
        table, move = game.deal.table, game.move
        if isinstance(move, Dealt):
            played = []
        if isinstance(move, Played):
            played.append((move.seat, move.card))
        assert table.plays == tuple(played)
        assert table.first_leader == (played[0][0] if played else table.leader)
        winners = [trick.winner(rules.players) for trick in table.tricks]
        assert table.won == tuple([winners.count(seat) for seat in range(rules.players)])
        assert [table.held(seat) for seat in range(rules.players)] == [count(hand) for hand in game.deal.hands]


@games
@example(Rules.read("old-school pass_count=4 limit=10 deals=2 exact=half"), 3, anything)
@given(tables(), seeds, policies)
def test_a_row_comes_to_what_was_in_play(rules: Rules, seed: int, policy: Any) -> None:
    game = finished(rules, seed, policy)
    before = rules.start
    for number, row in enumerate(game.lines):
        assert row.number == number and row.pass_offset == rules.pass_offset(number)
        assert sum(row.cards) == rules.total, "the cards alone always come to all there is"
        clean = 0
        whole = rules.total in row.cards and (not rules.moon_bonus or row.bonus == row.cards.index(rules.total))
        assert (row.shooter >= 0) == (whole and rules.moon != "nothing")
        if not whole and rules.clean == "points":
            clean = CLEAN * row.cards.count(0)
        if row.choice:
            worth = rules.total * (2 if row.sun and rules.sun else 1)
            expected = -worth if row.choice == "minus" else worth * (rules.players - 1)
        else:
            expected = rules.total
        if rules.clean != "tricks" or whole:
            assert sum(row.points) == expected + rules.bonus_worth + clean
        else:
            assert (expected + rules.bonus_worth - sum(row.points)) in [5 * seats for seats in range(rules.players)]
        plain = tuple([score + more for score, more in zip(before, row.points, strict=True)])
        if rules.exact == "nothing" and not rules.floor:
            assert row.totals == plain
        if rules.floor:
            assert min(row.totals) >= 0
        if rules.half_score is not None:
            assert rules.limit not in [now for now, more in zip(row.totals, row.points, strict=True) if more]
        before = row.totals
    assert game.scores == before


@games
@given(tables(), seeds, policies, st.data())
def test_every_prefix_replays_reads_back_and_is_its_undo(rules: Rules, seed: int, policy: Any, data: Any) -> None:
    positions = every(finished(rules, seed, policy, deals=1))
    seats = tuple([Seat("mind", "face", f"Seat #{seat}") for seat in range(rules.players)])
    for _ in range(3):
        at = positions[data.draw(st.integers(0, len(positions) - 1))]
        text = Record(at, "id", str(seed), seats).text()
        read = Record.read(text)
        assert read.text() == text and read.seats == seats
        assert _state(read.game) == _state(at)
        replayed = Game.new(rules)
        for move in at.moves:
            replayed = replayed.play(move)
        assert _state(replayed) == _state(at)
        if at.last is not None:
            assert read.game.last is not None and _state(read.game.last) == _state(at.last)
            whole_text = Record(positions[-1], "id", str(seed), seats).text()
            assert whole_text.startswith(text.rstrip("\n"))


def _state(game: Game) -> "tuple[object, ...]":
    """All that a position says."""
    deal = game.deal
    found: tuple[object, ...] = (
        game.rules, game.phase, game.scores, game.lines, game.waiting, game.winners, game.length, game.moves,
    )  # fmt: skip
    if deal is not None:
        table = deal.table
        found += (deal.dealt, deal.hands, deal.kitty, deal.gave, deal.got)
        found += tuple([getattr(table, slot) for slot in table.__slots__ if slot != "rules"])
    return found


@games
@given(tables(), seeds, st.data())
def test_what_is_not_legal_is_refused_and_what_is_goes(rules: Rules, seed: int, data: Any) -> None:
    positions = [at for at in every(finished(rules, seed, anything, deals=1)) if at.phase in ("pass", "play")]
    at = positions[data.draw(st.integers(0, len(positions) - 1))]
    assert at.deal is not None
    for seat in range(rules.players):
        for number in range(52):
            move = Played(seat, number)
            allowed = at.phase == "play" and seat in at.waiting and at.view(seat).legal >> number & 1
            assert _goes(at, move) == bool(allowed)
    seat = at.waiting[0]
    hand = each(at.deal.hands[seat])
    for size in range(8):
        allowed = at.phase == "pass" and (size == rules.pass_count or (rules.decline and size == 0))
        assert _goes(at, Passed(seat, bits(hand[:size]))) == allowed
    assert not _goes(at, Dealt(*shuffle.deal(rules, seed, 0)))


def _goes(game: Game, move: Any) -> bool:
    try:
        game.play(move)
    except ValueError as error:
        assert str(error).endswith(".")
        return False
    return True


@games
@given(tables(), seeds)
def test_a_view_is_what_its_seat_may_know(rules: Rules, seed: int) -> None:
    for game in every(finished(rules, seed, anything, deals=1))[1:]:
        assert game.deal is not None
        deal = game.deal
        for seat in range(rules.players):
            view = game.view(seat)
            assert (view.hand, view.gave, view.got) == (deal.hands[seat], deal.gave[seat], deal.got[seat])
            assert not view.got or deal.gave[view.giver] == view.got
            assert view.table is deal.table and view.scores == game.scores and view.lines == game.lines
            may_see = deal.table.kitty_taker == seat or deal.table.phase == "over"
            assert view.kitty == (deal.kitty if may_see else 0)
            hidden = [hand for other, hand in enumerate(deal.hands) if other != seat]
            assert view.unseen == sum(hidden) + (0 if may_see else deal.kitty)
