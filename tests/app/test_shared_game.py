"""A game that was sent: it says what it is first; its deals are played beside one's own; what is no game is refused."""

import asyncio
import random

import pytest
from screen import Screen
from test_match_by_link import played as played_match
from test_session import QUICK, store
from test_shared_deal import SEATS, after

from hearts.app.keeping.setup import Setup
from hearts.app.rules import presets
from hearts.app.same import deals, games, match
from hearts.app.same.what import what_is
from hearts.app.sitting.practice import repeat
from hearts.app.tasks import at_once, no_rest
from hearts.app.words.locale import say
from hearts.arena import verify
from hearts.engine.checking import deals as dealt_in
from hearts.engine.game import Declared
from hearts.engine.record import Record, Seat
from hearts.engine.rules import Rules


def over() -> Record:
    """A game that was played to its end."""
    screen = Screen(store(Setup(Rules(limit=100), QUICK.seats)))
    asyncio.run(screen.until(lambda scene: scene.phase == "game over"))
    return screen.session.journal.record


OVER = over()


def kind(text: str) -> str:
    return at_once(games.kind_and_game(what_is(text), no_rest))[0]


def about(record: Record) -> str:
    return " ".join(games.describe_game(record, ""))


def test_each_kind_of_text_is_known_for_what_it_is() -> None:
    record = played_match()
    result = verify.result(record.text())
    salted = verify.result(record.at(record.game, (*record.notes, (match.SALT, "1"))).text())
    later = deals.deal_of(OVER, 1, 0).record.text()
    assert "first 2" in later, "no deal that begins a game"
    day = OVER.text().replace(f"id {OVER.id}", "id daily-12\nsigned KEY SIGNATURE", 1)
    found = [kind(text) for text in (OVER.text(), later, match.invitation(record, result), salted, day)]
    assert found == ["game", "deal", "match", "match", "day"]
    assert kind(deals.deal_of(OVER, 0, 0).record.text()) == "deal"
    assert kind(record.text()) == "game", "a match among one's own games is replayed as any other"


def test_a_game_says_its_rules_who_played_and_how_it_ended() -> None:
    told, game = about(OVER), OVER.game
    assert told.startswith(say("shared_game-rules", rules=presets.name_with_length(game.rules), count=len(game.lines)))
    for who, score in zip(OVER.seats, game.scores, strict=True):
        assert f"{who.name} {score}".replace("-", "−") in told
    winners = [OVER.seats[seat].name for seat in game.winners]
    assert all(name in told.partition(" won.")[0] for name in winners)
    running = after(1).session.journal.record
    assert "It is not over." in about(running)
    left = running.at(running.game.play(Declared(0, "concede")))
    assert f"{running.seats[0].name} gave up." in about(left)


def test_the_day_of_a_game_stands_in_its_id() -> None:
    assert games.played_at(Record(OVER.game, "1764240000000-5eed", "", OVER.seats)) == "1764240000000"
    for id in ("", "a-game", "17642400000000-5eed", "x764240000000-5eed", "match-5eed"):
        assert games.played_at(Record(OVER.game, id, "", OVER.seats)) == ""


def test_cards_that_do_not_follow_are_told_with_their_deal() -> None:
    assert at_once(games.cards(OVER, no_rest)) == say("shared_game-sure")
    forged = Record(OVER.game, OVER.id + "x", OVER.seed, OVER.seats, OVER.notes, OVER.dealing)
    assert at_once(games.cards(forged, no_rest)) == say("shared_game-unsure", deal=1)
    rules = Rules("classic-pc")
    hands = tuple([0x1FFF << 13 * at for at in range(4)])
    laid = deals.laid(rules, 0, hands, 0, SEATS[:4], "laid").record
    assert at_once(games.cards(laid, no_rest)) == say("shared_game-laid")


def test_all_deals_of_a_game_are_played_beside_ones_own_and_then_come_new_ones() -> None:
    several = dealt_in(OVER)[:2]
    record = OVER.at(next(at for at in OVER.game.path() if len(at.lines) == 2))

    async def play() -> None:
        screen = Screen(store(QUICK), luck=1)
        await screen.until(lambda scene: scene.moves > 9 and scene.seats[0].turn)
        session, kept = screen.session, dict(screen.store)
        assert repeat(session, record, games.seat_of(record))
        assert session.aside is not None and screen.scenes[-1].kind == "several"
        await screen.until(lambda scene: len(dealt_in(session.journal.record)) == 3)
        now = dealt_in(session.journal.record)
        assert [move.hands for move in now[:2]] == [move.hands for move in several]
        assert len(now) == 3 and now[2].hands not in [move.hands for move in dealt_in(OVER)]
        assert dict(screen.store) == kept, "nothing of it is kept"
        screen.do("demo end")
        assert session.aside is None and session.game.length > 9

    asyncio.run(play())


def test_nobody_plays_them_at_a_table_that_another_tab_holds() -> None:
    screen = Screen(store(QUICK))
    asyncio.run(screen.until(lambda scene: scene.moves > 2))
    screen.session.hold.held = False
    assert not repeat(screen.session, OVER, 0) and screen.session.aside is None


@pytest.mark.parametrize("text", ["", "-", "hearts 2", "\0", "{}", "hearts 2\nrules deluxe\n", "x" * 20000, "hearts 9"])
def test_what_is_no_game_gets_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        at_once(games.kind_and_game(what_is(text), no_rest))


def test_a_game_without_cards_or_without_its_players_gets_a_sentence() -> None:
    head = OVER.text().partition("\ndeal ")[0] + "\n"
    nobody = "\n".join([line for line in OVER.text().split("\n") if not line.startswith("seat ")])
    for text in (head, nobody):
        with pytest.raises(ValueError, match=say("open_record-empty")):
            at_once(games.kind_and_game(what_is(text), no_rest))


def test_no_changed_letter_does_more_than_refuse_the_text_or_change_what_it_says() -> None:
    chance, text = random.Random(48), OVER.text()
    refused = 0
    for _ in range(60):
        at = chance.randrange(len(text))
        changed = text[:at] + chance.choice("\0 \nAKx9<⁦") + text[at + 1 :]
        try:
            found, record = at_once(games.kind_and_game(what_is(changed), no_rest))
        except ValueError as error:
            refused += 1
            assert str(error)
        else:
            assert found == "game" and record is not None
            assert about(record) and at_once(games.cards(record, no_rest))
    assert refused > 5


def test_a_minds_game_is_told_and_its_first_seat_is_played() -> None:
    seats = tuple([Seat("iq:100", who.face, who.name) for who in OVER.seats])
    record = Record(OVER.game, OVER.id, OVER.seed, seats, OVER.notes, OVER.dealing)
    assert games.seat_of(record) == 0 and about(record)
    away = tuple([Seat("person:k7Qd" if at == 2 else "iq:100", "ben", "x") for at in range(4)])
    assert games.seat_of(Record(OVER.game, OVER.id, OVER.seed, away, (), OVER.dealing)) == 2
