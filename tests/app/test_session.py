"""A sitting without a browser: people are a script that taps, minds are those of the page."""

import asyncio
import random

import pytest
from screen import Minds, Screen

from hearts.app.keeping.setup import Setup
from hearts.app.scene.model import Scene
from hearts.app.words import notices
from hearts.engine.cards import each, name
from hearts.engine.game import Declared, Game, Passed
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules


def casual(*players: str) -> Setup:
    """A table of seats by who plays, the first at the screen."""
    names = ("You", "Pauline", "Michele", "Ben")
    faces = ("you", "pauline", "michele", "ben")
    return Setup(Rules(limit=30), [Seat(*seat) for seat in zip(players, faces, names, strict=True)])


def store(setup: Setup) -> dict[str, str]:
    return {"hearts.setup": setup.text()}


QUICK = casual("person", "iq:100", "iq:100", "iq:100")


def test_a_whole_game_is_played_to_its_end_and_the_record_tells_the_same() -> None:
    screen = Screen(store(QUICK))
    scene = asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    game = screen.saved.game
    assert game.phase == "over" and max(game.scores) > 30
    assert scene.sheet.totals == list(game.scores)
    assert [row.totals for row in scene.sheet.rows] == [list(line.totals) for line in game.lines]
    assert scene.ending and scene.ending.winner == game.winners[0]
    labels = [action.label for action in scene.ending.actions]
    assert labels == ["Play again", "Review"]


def test_every_move_is_saved_before_it_is_shown() -> None:
    screen = Screen(store(QUICK))
    shown: list[tuple[int, int]] = []
    screen.session.director._draw = lambda scene: (
        screen.scenes.append(scene),
        shown.append((scene.moves, screen.saved.game.length)),
    )
    asyncio.run(screen.until(lambda scene: scene.sheet.rows != []))
    assert shown and all(moves == saved for moves, saved in shown)


@pytest.mark.parametrize("round_", range(3))
def test_a_page_closed_at_any_instant_goes_on_where_it_was(round_: int) -> None:
    chance, kept = random.Random(round_), store(QUICK)
    moves: list[object] = []
    for _ in range(20):
        screen = Screen(kept)
        stop = len(moves) + chance.randrange(12)
        scene = asyncio.run(screen.until(lambda scene, stop=stop: scene.moves >= stop or scene.phase == "game over"))
        now = screen.saved.game.moves
        assert now[: len(moves)] == moves and scene.moves <= len(now)
        moves = now
        if scene.phase == "game over":
            break
    assert len(moves) > 20


def test_the_same_seed_and_the_same_choices_make_the_same_game() -> None:
    texts = []
    for _ in range(2):
        screen = Screen(store(QUICK), {"seed": "12"})
        asyncio.run(screen.until(lambda scene: len(scene.sheet.rows) == 2))
        texts.append(screen.saved.text().split("\n", 2)[2])
    assert texts[0] == texts[1] and "seed 12" in texts[0]


def test_a_game_by_link_leaves_the_own_game_alone() -> None:
    kept = store(QUICK)
    asyncio.run(Screen(kept).until(lambda scene: scene.moves > 20))
    own = kept["hearts.game"]
    linked = Screen(kept, {"seed": "5", "preset": "classic-pc"})
    asyncio.run(linked.until(lambda scene: scene.moves > 20))
    assert kept["hearts.game"] == own
    assert linked.saved.game.rules.name == "classic-pc" and linked.saved.seed == "5"


def test_the_next_game_by_a_link_has_its_people_and_rules_though_the_page_was_reloaded() -> None:
    """After a reload “Play again” dealt the rules of one's last table."""
    kept = store(QUICK)
    asyncio.run(Screen(kept, {"preset": "spot"}).until(lambda scene: scene.moves > 20))
    linked = Screen(kept, {"preset": "spot"})

    async def play() -> None:
        await linked.until(lambda scene: scene.moves > 20)
        you, *others = linked.session.seats
        for how, seats in (("again", (you, *others)), ("again on", (you, *others[-1:], *others[:-1]))):
            linked.do(how)
            assert linked.session.rules.text() == "spot" and linked.session.seats == seats

    asyncio.run(play())


def test_the_next_game_counts_takebacks_as_the_last_one_did_and_ends_where_the_first_one_did() -> None:
    kept = store(QUICK)

    async def play() -> None:
        screen = Screen(kept)
        await screen.until(lambda scene: scene.moves > 4)
        setup = Setup(QUICK.rules, QUICK.seats, undo="last")
        screen.do("begin " + setup.text())
        kept["hearts.setup"] = Setup().text()
        later = Screen(kept)
        await later.until(lambda scene: scene.moves > 4)
        later.do("again")
        assert dict(later.saved.notes) == {"takebacks": "last"} and later.session.setup.undo == "last"
        record = later.saved
        on = Record(
            Game.new(Rules.read("deluxe limit=80")), "on", "7", record.seats, (*record.notes, ("played_on", "yes"))
        )
        later.session.resume(on)
        later.do("again")
        assert later.session.rules.text() == "deluxe limit=30"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("kept", "address", "rules"),
    [
        ({}, {}, "classic-pc"),
        ({}, {"seed": "7"}, "deluxe"),
        ({}, {"seed": "7", "preset": "spot"}, "spot"),
        ({"hearts.setup": Setup(Rules("portal")).text()}, {}, "portal"),
        ({"hearts.settings": "{}"}, {}, "deluxe"),
    ],
    ids=["first visit", "link", "link with rules", "kept table", "kept settings"],
)
def test_a_first_visitor_plays_classic_and_nobody_else_gets_other_rules(
    kept: dict[str, str], address: dict[str, str], rules: str
) -> None:
    """The card of a first visit says nothing of a bonus card, and Hearts Deluxe was dealt behind it."""

    async def play() -> None:
        screen = Screen(kept, address)
        await screen.until(lambda scene: scene.passing is not None, act=False)
        assert screen.session.rules.text() == rules
        screen.session.follow_other_tabs()  # also once the second pack has come
        assert screen.session.setup.rules.text() == rules

    asyncio.run(play())


@pytest.mark.parametrize("rules", ["deluxe", "classic-pc"])
def test_where_no_table_is_kept_the_next_one_has_the_rules_of_the_saved_game(rules: str) -> None:
    kept = store(Setup(Rules(rules)))

    async def play() -> None:
        await Screen(kept).until(lambda scene: scene.moves > 4)
        kept.pop("hearts.setup")
        later = Screen(kept)
        await later.until(lambda scene: scene.moves > 4)
        assert later.session.setup.rules.text() == rules

    asyncio.run(play())


def test_rules_that_a_link_names_wrongly_are_told_and_the_usual_ones_played() -> None:
    screen = Screen(store(QUICK), {"preset": "poker"})
    asyncio.run(screen.until(lambda scene: scene.moves > 0))
    assert screen.notices[0][0] == "problem" and "poker" in screen.notices[0][1]
    assert screen.saved.game.rules.name == "deluxe"


def test_a_save_that_does_not_read_is_set_aside_reported_and_kept() -> None:
    kept = {**store(QUICK), "hearts.game": "hearts 1\nrules deluxe\ndeal 1\n  0 nonsense\n"}
    screen = Screen(kept)
    asyncio.run(screen.until(lambda scene: scene.moves > 0))
    assert kept["hearts.unreadable.1"].endswith("nonsense\n")
    assert screen.notices[0][0] == "problem" and "hearts.unreadable.1" in screen.notices[0][1]
    assert "Line 4" in screen.notices[0][1]


def test_undo_takes_back_the_own_last_choice_and_the_minds_choose_as_before() -> None:
    screen = Screen(store(QUICK))

    async def play() -> None:
        await screen.until(
            lambda scene: len([1 for move in screen.session.game.moves if getattr(move, "seat", -1) == 0]) >= 4
        )
        before = screen.session.game.moves
        screen.do("undo")
        after = screen.session.game.moves
        last_own = max(index for index, move in enumerate(before) if getattr(move, "seat", -1) == 0)
        assert after == before[:last_own]
        assert ("undo", "1") in screen.saved.notes
        again = before[last_own]
        await screen.until(lambda scene: scene.seats[0].turn, act=False)
        screen.do(f"choose {name(again.card)}")  # type: ignore[union-attr]
        await screen.until(lambda scene: scene.moves >= len(before), act=False)
        assert screen.session.game.moves[: len(before)] == before

    asyncio.run(play())


def test_an_illegal_card_says_why_and_stays() -> None:
    screen = Screen(store(QUICK))

    async def play() -> None:
        scene = await screen.until(lambda scene: scene.seats[0].turn and any(at.dimmed for at in scene.cards))
        barred = next(at for at in scene.cards if at.dimmed)
        screen.do(f"choose {name(barred.card)}")
        assert screen.notices[-1] == ("why", barred.why) and barred.why.endswith(".")
        assert not screen.session.table.chosen

    asyncio.run(play())


def test_a_card_chosen_ahead_is_played_when_its_turn_comes_if_it_may() -> None:
    screen = Screen(store(QUICK), {"seed": "3"})

    async def play() -> None:
        await screen.until(lambda scene: scene.phase == "play")
        while True:
            scene = await screen.until(lambda scene: scene.phase == "play" and not scene.seats[0].turn)
            view = screen.session.game.view(0)
            if len(each(view.hand)) < 3:
                break
            card = each(view.hand)[0]
            screen.session.table.choose(1 << card)
            await screen.until(lambda scene, moves=scene.moves: scene.moves > moves + 4)
        assert screen.session.game.length > 20

    asyncio.run(play())


def test_a_card_chosen_ahead_is_taken_back_with_a_reason_once_the_trick_bars_it() -> None:
    screen = Screen(store(QUICK), {"seed": "3"})
    taken_back = []

    async def play() -> None:
        await screen.until(lambda scene: scene.phase == "play")
        for _ in range(12):
            await screen.until(lambda scene: scene.phase == "play" and not scene.seats[0].turn)
            view = screen.session.game.view(0)
            if not view.hand:
                break
            card = each(view.hand)[-1]
            told = len(screen.notices)
            screen.do(f"choose {name(card)}")
            scene = await screen.until(lambda scene: scene.seats[0].turn or scene.phase != "play", act=False)
            at = next((at for at in scene.cards if at.card == card and at.place == "hand"), None)
            if at and at.dimmed:
                assert not at.chosen and screen.notices[told][0] == "why" and len(screen.notices) == told + 1
                taken_back.append(card)
            await screen.until(lambda scene, moves=scene.moves: scene.moves > moves)

    asyncio.run(play())
    assert taken_back


def test_pass_takes_three_cards_and_says_so() -> None:
    screen = Screen(store(QUICK), {"seed": "4"})

    async def play() -> None:
        scene = await screen.until(lambda scene: scene.passing is not None, act=False)
        assert scene.passing and scene.passing.label == "Pass left to Pauline" and not scene.passing.ready
        screen.do("pass")
        assert screen.notices[-1] == ("why", "Choose three cards first.")
        hand = [at.card for at in scene.cards]
        for card in hand[:4]:
            screen.do(f"choose {name(card)}")
        assert "tap one of them to take it back" in screen.notices[-1][1]
        assert screen.scenes[-1].passing and screen.scenes[-1].passing.ready
        screen.do(f"choose {name(hand[0])}")
        assert [at.card for at in screen.scenes[-1].cards if at.chosen] == hand[1:3]
        screen.do(f"choose {name(hand[0])}")
        screen.do("pass")
        scene = await screen.until(lambda scene: scene.phase == "play", act=False)
        assert [at.code for at in scene.cards if at.place == "gone"]
        assert len([at for at in scene.cards if at.received]) == 3
        assert not set(hand[:3]) & {at.card for at in scene.cards if at.place == "hand"}

    asyncio.run(play())


def test_concede_ends_the_game_and_the_others_win() -> None:
    screen = Screen(store(QUICK))

    async def play() -> None:
        await screen.until(lambda scene: scene.moves > 10)
        screen.do("concede")
        scene = await screen.until(lambda scene: scene.phase == "game over", act=False)
        assert scene.ending and scene.ending.winner == -1
        assert screen.saved.game.conceded == 0
        assert {seat.mood for seat in scene.seats} == {"calm"}
        assert scene.ending.title == "You left the game"  # no deal is over: there are no places and no scores
        assert scene.ending.text == "No deal was finished, so it doesn’t count."

    asyncio.run(play())


def test_who_left_a_game_before_a_deal_was_finished_comes_back_to_it_and_that_is_no_undo() -> None:
    screen = Screen(store(QUICK))

    async def play() -> None:
        before = await screen.until(lambda scene: scene.moves > 10)
        screen.do("concede")
        scene = await screen.until(lambda scene: scene.phase == "game over", act=False)
        assert scene.ending and [one.command for one in scene.ending.actions] == ["open new-game", "rejoin"]
        screen.do("rejoin")
        scene = await screen.until(lambda scene: scene.phase == "play", act=False)
        assert scene.ending is None and scene.moves >= before.moves and screen.saved.game.conceded < 0
        assert not [note for note in screen.saved.notes if note[0] == "undo"]
        await screen.until(lambda scene: scene.phase == "deal over")
        screen.do("concede")
        scene = await screen.until(lambda scene: scene.phase == "game over", act=False)
        assert scene.ending and scene.ending.title == "You gave up"
        screen.do("rejoin")
        assert screen.saved.game.phase == "over"

    asyncio.run(play())


async def certain(screen: Screen) -> Scene:
    """Plays on until the person may claim."""
    return await screen.until(lambda scene: scene.offer is not None and scene.seats[0].turn)


def test_a_claim_ends_the_deal_and_can_be_taken_back() -> None:
    screen = Screen({**store(QUICK), "hearts.settings": '{"claims": "mine"}'})

    async def play() -> None:
        scene = await certain(screen)
        assert scene.offer and scene.offer.command == "claim" and scene.offer.label.endswith("finish")
        before = screen.saved.text()
        screen.do("claim")
        scene = await screen.until(lambda scene: scene.ending is not None, act=False)
        assert "the rest is certain" in scene.say
        assert screen.saved.text().startswith(before) and screen.saved.text().endswith("say 0 claim\n")
        screen.do("undo")
        scene = await screen.until(lambda scene: scene.offer is not None, act=False)
        assert screen.saved.text().partition("deal 1")[2] == before.partition("deal 1")[2]

    asyncio.run(play())


def test_no_claim_is_offered_where_deals_are_played_to_their_end() -> None:
    screen = Screen({**store(QUICK), "hearts.settings": '{"claims": "off"}'})

    async def play() -> None:
        await screen.until(lambda scene: scene.ending is not None)
        offered = [scene.offer.command for scene in screen.scenes if scene.offer]
        assert set(offered) <= {"next"} and not [scene for scene in screen.scenes if scene.can.claim]
        assert claims(screen) == []

    asyncio.run(play())


def claims(screen: Screen) -> list[int]:
    """The seats that have claimed."""
    return [move.seat for move in screen.saved.game.moves if isinstance(move, Declared) and move.what == "claim"]


def test_opponents_claim_where_the_player_says_so() -> None:
    screen = Screen({**store(QUICK), "hearts.settings": '{"claims": "all"}'}, luck=5)

    async def play() -> None:
        await screen.until(lambda scene: scene.phase == "game over")
        assert [seat for seat in claims(screen) if seat]
        assert [scene for scene in screen.scenes if "ends the deal early: the rest is certain" in scene.say]

    asyncio.run(play())


def test_a_claim_that_is_not_certain_gets_a_sentence() -> None:
    screen = Screen(store(QUICK))

    async def play() -> None:
        await screen.until(lambda scene: scene.phase == "play" and scene.seats[0].turn)
        before = screen.saved.text()
        screen.do("claim")
        assert screen.notices[-1] == ("why", "The rest of this deal is not certain: it has to be played.")
        assert screen.saved.text() == before

    asyncio.run(play())


def test_two_people_on_one_device_never_see_each_others_cards() -> None:
    screen = Screen(store(casual("person", "iq:100", "person", "iq:100")))
    seen: list[tuple[int, set[int]]] = []
    screen.session.director._draw = lambda scene: (
        screen.scenes.append(scene),
        seen.append((scene.seats[0].seat, {at.card for at in scene.cards if at.place == "hand"})),
    )
    asyncio.run(screen.until(lambda scene: scene.phase == "deal over"))
    hands = {seat: set().union(*[cards for at, cards in seen if at == seat]) for seat in (0, 2)}
    deal = screen.session.game.deal
    assert deal
    for seat in (0, 2):
        known = set(each(deal.dealt[seat])) | set(each(deal.got[seat]))
        assert hands[seat] and hands[seat] <= known
    assert any(scene.curtain and scene.curtain.text == "Pass the device to Michele" for scene in screen.scenes)
    assert all(not scene.cards for scene in screen.scenes if scene.curtain)


def test_another_tab_that_played_on_is_followed_not_overwritten() -> None:
    kept = store(QUICK)
    here = Screen(kept)

    async def play() -> None:
        await here.until(lambda scene: scene.moves > 12)
        there = Screen(kept)
        await there.until(lambda scene: scene.moves > 40)
        ahead = there.saved.game.moves
        await here.until(lambda scene: scene.moves >= len(ahead))
        assert here.session.game.moves[: len(ahead)] == ahead
        assert here.notices[0][1].startswith("This game continued in another tab")

    asyncio.run(play())


def test_moves_that_a_killed_browser_had_not_kept_come_back() -> None:
    kept = store(QUICK)
    screen = Screen(kept)

    async def play() -> None:
        await screen.until(lambda scene: scene.moves >= 9 and scene.seats[0].turn)
        behind = dict(kept)
        await screen.until(lambda scene: scene.moves >= 30 and scene.seats[0].turn)
        later = kept["hearts.game"]
        again = Screen(behind)
        await again.until(lambda scene: scene.moves >= 9 and scene.seats[0].turn, act=False)
        await again.session.rescue("hearts 1\nno game")
        assert again.session.game.length < 30 and not again.notices
        scenes = len(again.scenes)
        await again.session.rescue(behind["hearts.game"])
        assert len(again.scenes) == scenes, "what is there already changes nothing, and drops no card that was chosen"
        await again.session.rescue(later)
        assert behind["hearts.game"] == later and again.notices == [("news", notices.moves_are_back())]
        scene = await again.until(lambda scene: scene.moves >= 30 and scene.seats[0].turn, act=False)
        assert scene.moves == Record.read(later).game.length
        await again.until(lambda scene: scene.moves >= 38)
        now = again.session.journal.text
        await again.session.rescue(later)
        assert again.session.journal.text == now, "what is played here since then stays"

    asyncio.run(play())


def test_storage_that_refuses_is_told_and_the_game_goes_on() -> None:
    class Full(dict[str, str]):
        def __setitem__(self, key: str, value: str) -> None:
            raise OSError("the storage is full")

    screen = Screen(Full())
    asyncio.run(screen.until(lambda scene: scene.moves > 20))
    told = "This game cannot be saved: the storage is full. You can keep playing until you close the page."
    assert ("problem", told) in screen.notices


def test_a_pass_is_made_at_once_while_a_mind_still_thinks_and_its_choice_stays_the_same() -> None:
    """Found by playing: the pass button did nothing to be seen until every mind had chosen."""
    keen = casual("person", "iq:130", "iq:100", "iq:100")

    async def choose(hold: bool) -> list[object]:
        minds = Minds(up=True)
        screen = Screen(store(keen), {"seed": "9"}, minds)
        screen.session.asker.patience = 0
        await screen.until(lambda scene: scene.passing is not None, act=False)
        await screen.until(lambda scene: len(minds.open) == 1, act=False)
        if not hold:
            minds.up = False
            minds.open[0].settle()
            await screen.until(lambda scene: len(screen.session.game.waiting) == 1, act=False)
        screen.act()
        await screen.until(lambda scene: scene.passing is None, act=False, steps=20)
        assert [move for move in screen.session.game.moves if isinstance(move, Passed) and move.seat == 0]
        if hold:
            minds.up = False
            minds.open[0].settle()
        await screen.until(lambda scene: scene.phase == "play", act=False)
        return sorted(move for move in screen.session.game.moves if isinstance(move, Passed))

    assert asyncio.run(choose(hold=True)) == asyncio.run(choose(hold=False))


def test_minds_that_are_no_iq_play_a_game_to_its_end() -> None:
    screen = Screen(store(casual("person", "random", "instinct", "sampling:5")))
    scene = asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    assert [seat.player for seat in screen.saved.seats] == ["person", "random", "instinct", "sampling:5"]
    assert scene.ending and screen.saved.game.phase == "over"


def test_a_saved_game_with_a_player_that_there_is_not_is_set_aside_with_a_sentence() -> None:
    played = Screen(store(QUICK))
    asyncio.run(played.until(lambda scene: scene.moves > 8))
    text = played.store["hearts.game"].replace("seat 2 iq:100", "seat 2 oracle:9")
    screen = Screen({**store(QUICK), "hearts.game": text})
    asyncio.run(screen.until(lambda scene: scene.moves > 0))
    assert screen.store["hearts.unreadable.1"] == text
    assert screen.notices[0][0] == "problem" and "oracle" in screen.notices[0][1]
