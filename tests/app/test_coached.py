"""The coach at the table: it knows one View, refines what it says, gives way to instinct; its games are marked."""

import asyncio
import json
from collections.abc import Callable
from types import SimpleNamespace

import pytest
from screen import Minds, Screen

from hearts.app.keeping.setup import Setup
from hearts.app.learning.coach import STAGES, Coach, agree, at_sight, either, modest, plainest, question
from hearts.app.learning.reasons import own, reason
from hearts.app.learning.tutor import Tutor
from hearts.app.scene.model import Scene
from hearts.app.sitting.practice import practise
from hearts.app.statistics.row import row_of
from hearts.app.tasks import Tasks
from hearts.app.words import coach as words
from hearts.engine import shuffle
from hearts.engine.cards import BITS, bits, card, cards, count, each, name
from hearts.engine.deal import Deal, View
from hearts.engine.game import Dealt, Game
from hearts.engine.record import Seat
from hearts.engine.rules import Rules
from hearts.engine.table import Table
from hearts.minds.advice import Advice, Choice, read
from hearts.minds.reply import reply
from hearts.minds.thought import Limit


def table(**settings: str) -> Screen:
    seats = [Seat("person", "you", "You")] + [Seat("iq:100", "ben", name) for name in "ABC"]
    store = {"hearts.setup": Setup(Rules(limit=60), seats).text(), "hearts.settings": json.dumps(settings)}
    return Screen(store, {"seed": "4"}, Minds(up=True))


def yours(scene: Scene) -> bool:
    return scene.phase == "play" and scene.seats[0].turn


async def settle(minds: Minds, worlds: int = 8) -> None:
    """Answers what is asked, in few deals."""
    for asked in minds.open:
        asked.settle(answer(asked.text, worlds))
    await asyncio.sleep(0)


def answer(text: str, worlds: int = 8) -> str:
    """The answer to a question, in few deals."""
    return reply(json.dumps({**json.loads(text), "limit": {"milliseconds": 0, "worlds": worlds}}))


async def until(holds: Callable[[], bool]) -> None:
    """As soon as that holds."""
    for _ in range(1000):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("It never came to that.")


def test_it_answers_stage_by_stage_and_asks_for_nothing_that_the_player_does_not_know() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        view = screen.session.game.view(0)
        heard: list[tuple[Advice, bool]] = []
        coach = Coach(screen.session.asker)
        asking = asyncio.create_task(coach.advise(view, lambda advice, done: heard.append((advice, done))))
        for number in range(len(STAGES)):
            await until(lambda: screen.minds.open != [])
            assert screen.minds.open[-1].text.count('"advise"') == 1
            await settle(screen.minds, 80)
            await until(lambda number=number: len(heard) == number + 1)
            if heard[-1][1]:
                break
        await asking
        assert [done for _, done in heard] == [False] * (len(heard) - 1) + [True] and 1 < len(heard) <= len(STAGES)
        best = heard[-1][0].choices[0]
        assert view.legal & BITS[best.choice] and words.best(heard[-1][0]).startswith(("Play the ", "Any "))

    asyncio.run(play())


def test_the_question_is_the_same_wherever_the_unseen_cards_lie() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        game = screen.session.game
        deal = game.deal
        assert deal is not None
        pool = sorted(each(deal.hands[1] | deal.hands[2] | deal.hands[3]), reverse=True)
        hands = [deal.hands[0]]
        for seat in (1, 2, 3):
            hands.append(bits(pool[: count(deal.hands[seat])]))
            pool = pool[count(deal.hands[seat]) :]
        other = Deal(deal.table, deal.dealt, tuple(hands), deal.kitty, deal.gave, deal.got)
        assert other.hands != deal.hands
        limit = Limit(worlds=8)
        views = [game.view(0), other.view(0, game.lines, game.scores)]
        assert question(views[0], limit) == question(views[1], limit)
        assert screen.session.journal.record.seed not in json.loads(question(views[0], limit))["seed"]

    asyncio.run(play())


def test_without_a_worker_instinct_answers_and_nothing_is_claimed() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        screen.minds.up = False
        heard: list[tuple[Advice, bool]] = []
        view = screen.session.game.view(0)
        coach = Coach(screen.session.asker)
        asking = asyncio.create_task(coach.advise(view, lambda advice, done: heard.append((advice, done))))
        await asyncio.sleep(0.01)
        ((advice, done),) = heard
        assert not done and advice.worlds == 0 and advice.choices[0].cost == 0
        assert words.facts(advice.choices[0], 0) == [] and reason(view, advice) == ""
        screen.minds.up = True
        screen.session.asker.hear("up")
        await until(lambda: screen.minds.open != [])
        await settle(screen.minds)
        await until(lambda: len(heard) > 1)
        assert heard[-1][0].worlds == 8, "a worker has come up"
        coach.drop()
        await asking
        assert at_sight(Game.new(Rules()).play(_dealt()).view(0)).ask == "give"

    asyncio.run(play())


def _dealt() -> object:
    return Dealt(*shuffle.deal(Rules(), 1, 0))


def test_what_is_dropped_says_nothing_more_and_the_others_are_asked() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        heard: list[object] = []
        coach = Coach(screen.session.asker)
        asking = asyncio.create_task(coach.advise(screen.session.game.view(0), lambda *what: heard.append(what)))
        await asyncio.sleep(0)
        coach.drop()
        await asking
        assert heard == [] and not screen.minds.open

    asyncio.run(play())


def test_a_game_with_help_is_marked_and_counts_apart() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        assert screen.scenes[-1].can.hint
        screen.do("hint")
        assert dict(screen.saved.notes)["hint"] == "1"
        assert screen.session.game.length > 0
        screen.do("concede")
        assert row_of(screen.saved, screen.saved.text(), "1").marks == ["hint"]
        screen.do("hint")
        assert dict(screen.saved.notes)["hint"] == "1", "nothing is asked of anybody any more"

    asyncio.run(play())


def test_where_the_coach_is_off_there_is_no_hint() -> None:
    async def play() -> None:
        screen = table(tutor="off")
        await screen.until(yours)
        assert not screen.scenes[-1].can.hint
        screen.do("hint")
        assert "hint" not in dict(screen.saved.notes)

    asyncio.run(play())


def test_whoever_advises_is_asked_first_and_then_has_the_command() -> None:
    async def play() -> None:
        screen = table()
        await screen.until(yours)
        adviser = SimpleNamespace(weighs=lambda command: command.name == "choose", weigh=lambda command: "Wait.")
        screen.session.heed(adviser)
        moves = screen.session.game.length
        assert screen.do("choose 2C") == "Wait." and screen.notices[-1] == ("why", "Wait.")
        assert screen.session.game.length == moves and screen.session.table.chosen == 0

    asyncio.run(play())


def test_where_no_worker_comes_up_instinct_has_the_last_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hearts.app.learning.coach.PATIENCE", 0.001)

    async def play() -> None:
        screen = table()
        await screen.until(yours)
        screen.minds.up = False
        heard: list[bool] = []
        coach = Coach(screen.session.asker)
        await coach.advise(screen.session.game.view(0), lambda advice, done: heard.append(done))
        assert heard == [False, True]
        screen.minds.up = True
        screen.session.asker.hear("up")
        await asyncio.sleep(0)
        assert not screen.minds.open, "what was said as the last word stays"

    asyncio.run(play())


ROW = {"points": [1.24, 8, 9, 8], "error": 0.1, "moon": 0, "other": 0.06, "win": 0.283}


def advised(*choices: "tuple[str, float, str, float, float]", worlds: int = 100, ask: str = "play") -> Advice:
    several = [
        {**ROW, "choice": code, "cost": cost, "why": why, "best": best, "own": own}
        for code, cost, why, best, own in choices
    ]
    return read({"id": 1, "advice": {"ask": ask, "worlds": worlds, "choices": several}}, 1)


def plain(*choices: "tuple[str, float]", ask: str = "play", why: str = "") -> Advice:
    return advised(*[(code, cost, why if cost else "", 0, 0) for code, cost in choices], ask=ask)


# ---- two runs ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ((("4C", 0), ("5C", 2)), (("4C", 0), ("5C", 1)), True),
        ((("4C", 0), ("5C", 2)), (("5C", 0), ("4C", 1)), False),
        ((("4C", 0), ("5C", 0.1)), (("5C", 0), ("4C", 1)), False),
        ((("4C", 0), ("5C", 0.1)), (("5C", 0), ("4C", 0.1)), True),
        ((("4C", 0),), (("5C", 0), ("4C", 0.1)), False),
    ],
)
def test_two_runs_agree_where_each_finds_the_others_best_as_good(
    one: "tuple[tuple[str, float], ...]", other: "tuple[tuple[str, float], ...]", same: bool
) -> None:
    assert agree(plain(*one), plain(*other)) == same


def test_what_runs_do_not_agree_on_is_said_to_be_equal() -> None:
    found = either(plain(("4C", 0), ("5C", 2)), plain(("5C", 0), ("9C", 1), ("4C", 1.2)))
    assert words.best(found, True).replace(words.AS_TEXT, "") == "Play 5♣ or 4♣."
    assert [one.equal for one in found.choices] == [True, True, False]


def test_of_equal_packets_the_one_with_the_highest_cards_is_said() -> None:
    several = plain(("2D 9H JH", 0), ("9H JH QH", 0.1), ("AH KH QH", 3), ask="give")
    assert words.best(plainest(several), True).replace(words.AS_TEXT, "") == "Pass 9♥ J♥ Q♥."


# ---- in words ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choices", "told", "aloud"),
    [
        ((("9C", 0), ("AC", 2)), "Play 9♣.", "Play the 9 of Clubs."),
        ((("9C", 0), ("JC", 0.1)), "Any club is fine.", "Any club is fine."),
        ((("9C", 0), ("JC", 0.1), ("2D", 1)), "Any club is fine.", "Any club is fine."),
        ((("9C", 0), ("2D", 0.1)), "Any card is fine here.", "Any card is fine here."),
        ((("9C", 0), ("2D", 0.1), ("AH", 1)), "Play 9♣ or 2♦.", "Play the 9 of Clubs or the 2 of Diamonds."),
        (
            (("9C", 0), ("2D", 0.1), ("3D", 0.1), ("AH", 1)),
            "Any of these is fine.",
            "Any of these is fine: the 9 of Clubs, the 2 of Diamonds and the 3 of Diamonds.",
        ),
    ],
)
def test_what_to_do_and_equal_is_said_as_equal(choices: "tuple[tuple[str, float], ...]", told: str, aloud: str) -> None:
    advice = plain(*choices)
    assert words.best(advice, True).replace(words.AS_TEXT, "") == told and words.best(advice) == aloud


def seen(hand: str, trick: str = "", rules: str = "classic-pc no-pass") -> View:
    """What seat 0 sees with this hand: a pass to be chosen; or, of a deal without one, its turn in the second trick."""
    name, _, kept = rules.partition(" ")
    at = Table(Rules.read(name), 3 if kept else 0)
    if not kept:
        return View(0, at, cards(hand), 0, 0, 0)
    several = [card(code) for code in trick.split()]
    at = at.open(0, cards("2C"))
    for code in ("2C", "5C", "6C", "7C"):
        at = at.play(card(code))
    assert at.leader == 3 and not set(each(cards(hand))) & {card(code) for code in ("2C", "5C", "6C", "7C")}
    at.leader = at.turn = -len(several) % 4
    for one in several:
        at = at.play(one)
    return View(0, at, cards(hand), 0, 0, 0)


@pytest.mark.parametrize(
    ("hand", "trick", "choices", "why", "told"),
    [
        ("9C AC", "TC", (("9C", 0), ("AC", 2)), "trick", "Stay under 10♣: then someone else takes the trick."),
        ("9C 3C", "TC", (("9C", 0), ("3C", 1)), "", "9♣ stays under 10♣ too. Low cards are safe: keep them for later."),
        ("KC 3C", "TC 2C 4C", (("KC", 0), ("3C", 1)), "", "This trick has no points: a good time to use a high card."),
        ("KC JC", "TC 2C 4C", (("KC", 0), ("JC", 1)), "", "Each of these takes the trick, so use the highest."),
        ("KC 3C", "TC 2C 4H", (("KC", 0), ("3C", 1)), "", "Saves about 1 point."),
        ("QS AD", "TC", (("QS", 0), ("AD", 6)), "dear", "Someone else takes this trick: give them Q♠."),
        ("KS AD", "TC", (("KS", 0), ("AD", 3)), "dear", "With a high spade, you may be forced to take Q♠."),
        ("5H AD", "TC", (("5H", 0), ("AD", 1)), "", "Someone else takes this trick: throw points on it."),
        (
            "AD 4D",
            "TC",
            (("AD", 0), ("4D", 1)),
            "hearts",
            "Someone else takes this trick: a good time to get rid of a high card.",
        ),
        ("4D 3S 5S", "TC", (("4D", 0), ("5S", 1)), "", "With no diamonds left, any card may be thrown on diamonds."),
        ("7S AD", "", (("7S", 0), ("AD", 2)), "dear", "Low spades can force Q♠ out."),
        ("3D AC", "", (("3D", 0), ("AC", 2)), "hearts", "Play low: someone else will probably take it."),
        (
            "AD AH",
            "",
            (("AD", 0), ("AH", 2)),
            "hearts",
            "Everyone probably still has diamonds, so nobody can throw points on this trick.",
        ),
        ("AC KC", "", (("AC", 0), ("KC", 2)), "dear", "K♣ could win Q♠."),
        ("KS QS", "JS", (("KS", 0), ("QS", 2)), "dear", "If Q♠ wins the trick, its points are yours."),
        ("AC KC", "", (("AC", 0), ("KC", 2)), "trick", "K♣ could win the trick, and then you must start the next one."),
        ("AC KC", "", (("AC", 0), ("KC", 2.2)), "", "Saves about 2 points."),
        ("AC KC", "", (("AC", 0), ("KC", 0.4)), "", ""),
        ("AC KC", "", (("AC", 0), ("KC", 9)), "moon", "It keeps the chance to take all the points: a moon."),
        ("AC KC", "", (("AC", 0), ("KC", 9)), "other", "Otherwise another player could take all the points: a moon."),
        ("AC KC", "", (("AC", 0), ("KC", 0.1)), "", ""),
        ("AC KC", "", (("AC", 0),), "", ""),
    ],
)  # fmt: skip
def test_the_reason_is_a_rule_that_is_true_of_the_cards(
    hand: str, trick: str, choices: "tuple[tuple[str, float], ...]", why: str, told: str
) -> None:
    found = reason(seen(hand, trick), plain(*choices, why=why), signs=True)
    assert found.replace(words.AS_TEXT, "") == told


VOID = "With no diamonds left, any card may be thrown on diamonds."


@pytest.mark.parametrize(
    ("hand", "choices", "told"),
    [
        ("QS 2C 3C 4C AH", (("QS 4C AH", 0), ("4C 3C AH", 3)), "Q♠ costs the most points: give it away."),
        ("AS 2C 3C 4C AH", (("AS 4C AH", 0), ("4C 3C AH", 3)), "With a high spade, you may be forced to take Q♠."),
        ("9H JH QH 2C 3C", (("9H JH QH", 0), ("2C 3C QH", 3)), "High hearts take tricks with points."),
        ("2D 3D 7C 8C 5S", (("2D 3D 8C", 0), ("7C 8C 5S", 3)), VOID),
        ("KC JC 3C 4D 6S", (("KC JC 4D", 0), ("3C 4D 6S", 3)), "High cards take tricks, and tricks bring points."),
        ("7C 8C 3C 4D 5D 6S", (("7C 8C 4D", 0), ("4D 5D 6S", 3)), "Saves about 3 points."),
    ],
)  # fmt: skip
def test_the_reason_of_a_pass_agrees_with_the_lesson(
    hand: str, choices: "tuple[tuple[str, float], ...]", told: str
) -> None:
    view = seen(hand, rules="classic-pc")
    assert view.phase == "pass"
    assert reason(view, plain(*choices, ask="give"), signs=True).replace(words.AS_TEXT, "") == told


def test_plainly_there_are_no_numbers_and_nothing_of_a_bonus_card() -> None:
    view = seen("AC KC", rules="deluxe no-pass")
    bonus, saved = plain(("AC", 0), ("KC", 2), why="bonus"), plain(("AC", 0), ("KC", 2))
    assert reason(view, bonus, signs=True).replace(words.AS_TEXT, "") == "It may win J♦."
    assert reason(view, saved) == "Saves about 2 points."
    assert reason(view, bonus, plain=True) == reason(view, saved, plain=True) == ""


@pytest.mark.parametrize("why", ["moon", "other"])
def test_plainly_nothing_is_said_of_a_moon(why: str) -> None:
    view, found = seen("AC KC", rules="classic-pc no-pass"), plain(("AC", 0), ("KC", 2), why=why)
    assert "moon" in reason(view, found) and "moon" not in reason(view, found, plain=True)


def test_plainly_a_moon_is_not_recommended() -> None:
    """The coach of the deal after the lesson once said to pass so that a moon was to be had."""

    def choice(code: str, cost: float, moon: float) -> Choice:
        return Choice(card(code), (), (cost, 0.1, moon, 0.0, 0.2, 0.0, 0.0), "moon" if cost else "")

    found = modest(Advice("play", (choice("AC", 0, 0.4), choice("4C", 1.5, 0.02), choice("5C", 2.0, 0.05)), 320))
    assert [(one.choice, one.cost, one.why) for one in found.choices] == [(card("4C"), 0, ""), (card("5C"), 0.5, "")]
    assert words.best(found, True).replace(words.AS_TEXT, "") == "Play 4♣."
    usual = Advice("play", (choice("4C", 0, 0.02), choice("AC", 1, 0.4)), 320)
    assert modest(usual) is usual
    certain = Advice("play", (choice("AC", 0, 0.99), choice("KC", 0.4, 0.98)), 320)
    assert modest(certain) is certain


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        (
            [("4C", 0, "", 0, 0), ("AC", 4.3, "dear", 0.05, 0.38)],
            "With the 4 of Clubs you take the Queen of Spades in 5 deals of 100, with the Ace of Clubs in 38.",
        ),
        (
            [("AD", 0, "", 0, 0), ("3D", 10, "bonus", 1, 0)],
            "With the Ace of Diamonds you take the Jack of Diamonds in 100 deals of 100, with the 3 of Diamonds in 0.",
        ),
        (
            [("4C", 0, "", 0, 0), ("5C", 0.1, "", 0, 0), ("AC", 2, "hearts", 1.2, 3.24)],
            "Hearts cost you about 1.2 points with the 4 of Clubs, 3.2 with the Ace of Clubs.",
        ),
        ([("4C", 0, "", 0, 0), ("5C", 0.1, "", 0, 0)], ""),
        ([("4C", 0, "", 0, 0), ("AC", 2, "", 0, 0)], ""),
        ([("4C", 0, "", 0, 0)], ""),
    ],
)  # fmt: skip
def test_the_figures_in_words(choices: "list[tuple[str, float, str, float, float]]", told: str) -> None:
    assert words.figures(Rules(), advised(*choices)) == told


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        ("black-maria", "the King of Spades and the Ace of Spades"),
        ("classic-pc extra=7C=7", "the 7 of Clubs"),
        ("classic-pc extra=7C=7,8C=7,9C=7,TC=7", "the extra penalty cards"),
        ("classic-pc queen=0 extra=7C=7,8C=9", "the 7 of Clubs"),
    ],
)
def test_the_figures_name_extra_penalty_cards(rules: str, told: str) -> None:
    advice = advised(("4S", 0, "", 0, 0), ("5D", 9, "extra", 0.21, 9.4))
    expected = f"You take about 0.2 points from {told} with the 4 of Spades, 9.4 with the 5 of Diamonds."
    assert words.figures(Rules.read(rules), advice) == expected


def test_a_choice_in_words_and_signs() -> None:
    advice = advised(("TD", 0, "", 0, 0))
    assert words.best(advice, True) == "Play 10♦\ufe0e."
    assert words.facts(advice.choices[0], 0) == [
        "You will score about 1.2 points this way.",
        "The others’ chance of a moon: 6%.",
        "Your chance to win the game: 28%.",
    ]
    assert [words.short(points) for points in (-0.04, -1.26, 12.4, -12.6)] == ["0.0", "−1.3", "12", "−13"]


TAUGHT = "QS KS 8D 9D KD JD 4C 5C 6C AH KH JH 2S"


def taught(packet: str, *others: "tuple[str, float]") -> tuple[View, Advice]:
    """The pass of a deal that teaches, and what the coach says of it: the packet, and others with what they cost."""
    even = (0.0,) * 7
    tried = [Choice(cards(other), (0.0,) * 4, (cost, 0.1, *even[2:])) for other, cost in others]
    return seen(TAUGHT, rules="classic-pc"), Advice("give", (Choice(cards(packet), (0.0,) * 4, even), *tried), 80)


@pytest.mark.parametrize(
    ("packet", "said"),
    [
        (
            "QS KS JD",
            "Q♠ costs the most points. K♠ may have to take Q♠. J♦ can easily win tricks.",
        ),
        ("AH KH JH", "J♥, K♥ and A♥ can win tricks full of hearts."),
        ("4C 5C 6C", "Without 4♣, 5♣ and 6♣ you can throw any card on clubs."),
        ("8D 4C KD", "K♦ can easily win tricks. 8♦ can be too high to lose a trick. "
         "Without 4♣ you run out of clubs sooner."),
    ],
)  # fmt: skip
def test_in_a_deal_that_teaches_each_card_of_the_pass_has_a_reason(packet: str, said: str) -> None:
    """“Pass Q♣ 8♦ K♠.” was said, and nothing more."""
    view, advice = taught(packet, ("2S 4C 5C", 0.0))
    assert reason(view, advice, signs=True, plain=True).replace(words.AS_TEXT, "") == said
    assert reason(view, advice, signs=True) == ""
    assert reason(view, Advice("give", advice.choices[:1], 0), signs=True, plain=True) != "", "by instinct too"


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ("QS KS JD", ""),
        ("QS KS KD", "K♦ instead of J♦: that is fine, too."),
        ("QS KS 4C", "4♣ would be safe to keep: low cards rarely win tricks."),
        ("QS KS AH", "A♥ instead of J♦: just as good."),
        ("QS KS 8D", "J♦ can win more tricks than 8♦."),
        ("QS KS 9D", "You keep J♦: that is the bigger danger."),
        ("AH KH JH", "You keep Q♠ and K♠: that is the bigger danger."),
    ],
)  # fmt: skip
def test_in_a_deal_that_teaches_the_players_own_packet_gets_a_sentence(chosen: str, said: str) -> None:
    """The player passed J♣ in place of 8♦, and nothing was said."""
    view, advice = taught("QS KS JD", ("QS KS AH", 0.0), ("QS KS 9D", 3.0))
    assert own(view, advice, cards(chosen), True).replace(words.AS_TEXT, "") == said


# ---- a deal that teaches at the table ----------------------------------------------------------------------------


async def coached(up: bool = True) -> tuple[Screen, Tutor]:
    """The deal with the coach, and the tutor of the page, who shows nothing here."""
    screen = table()
    await screen.until(yours)
    session = screen.session
    tutor = Tutor(session, Tasks(str, lambda error: None).run)
    screen.minds.up = up
    record = Setup(Rules.preset("classic-pc")).record("7")
    dealt = record.game.play(Dealt(*shuffle.deal(record.game.rules, 1, 0)))
    assert practise(session, record.at(dealt), 0)
    tutor.begin(lambda: tutor.ask(lambda: None), lambda *costly: None, None)
    draw = session.director._draw
    session.director._draw = lambda scene: (draw(scene), tutor.follow(scene))
    tutor.coach()
    await asyncio.sleep(0)
    return screen, tutor


def give(screen: Screen, packet: int) -> None:
    """The player chooses this packet, and presses the button."""
    screen.session.table.choose(packet)
    screen.do("pass")


def passed(screen: Screen) -> bool:
    game = screen.session.game
    return game.phase != "pass" or 0 not in game.waiting


@pytest.mark.parametrize("same", [True, False])
def test_in_a_deal_that_teaches_the_player_is_never_earlier_than_the_coach(same: bool) -> None:
    """In 6 of 13 turns the coach had nothing but “The coach is looking …” when the card was played."""

    async def play() -> None:
        screen, tutor = await coached()
        session = screen.session
        view = session.game.view(0)
        await until(lambda: screen.minds.open != [])
        limit = json.loads(screen.minds.open[-1].text)["limit"]
        assert (limit["milliseconds"], limit["worlds"]) == STAGES[0]
        best = modest(plainest(read(json.loads(answer(screen.minds.open[-1].text)), 1))).choices[0].choice
        packet = best if same else bits(each(view.hand & ~best)[:3])
        give(screen, packet)
        for _ in range(20):
            await asyncio.sleep(0)
        assert not passed(screen), "the coach has not spoken yet"
        assert screen.notices[-1] == ("why", words.looks())
        await settle(screen.minds)
        if not same:
            await until(lambda: tutor.done)
            assert not passed(screen) and screen.notices[-1] == ("why", words.first())
            give(screen, packet)  # the choice is the player's
        await until(lambda: passed(screen))

    asyncio.run(play())


def test_in_a_deal_that_teaches_a_card_waits_for_the_coach() -> None:
    async def play() -> None:
        screen, tutor = await coached()
        session = screen.session
        give(screen, bits(each(session.game.view(0).hand)[:3]))
        while not yours(screen.scenes[-1]):
            await settle(screen.minds)
            await asyncio.sleep(0.001)
            if session.game.phase == "pass" and tutor.done:
                screen.do("pass")
        moves = session.game.length
        await until(lambda: screen.minds.open != [])
        best = modest(read(json.loads(answer(screen.minds.open[-1].text)), 1)).choices[0].choice
        screen.do(f"choose {name(best)}")
        for _ in range(20):
            await asyncio.sleep(0)
        assert session.game.length == moves and screen.notices[-1] == ("why", words.looks())
        await settle(screen.minds)
        await until(lambda: session.game.length > moves)

    asyncio.run(play())


@pytest.mark.parametrize("up", [True, False])
def test_in_a_deal_that_teaches_instinct_speaks_at_once_where_nobody_else_can(up: bool) -> None:
    """No worker is up, or its question was dropped: the player does not wait for what never comes."""

    async def play() -> None:
        screen, tutor = await coached(up)
        if up:
            await until(lambda: screen.minds.open != [])
            assert not tutor.done
            screen.session.asker.drop()
        await until(lambda: tutor.done)
        advice, view = tutor.advice, screen.session.game.view(0)
        assert advice is not None and not advice.worlds and reason(view, advice, plain=True)
        await until(lambda: screen.scenes[-1].passing is not None)
        give(screen, bits(each(view.hand)[:3]))
        await until(lambda: passed(screen))

    asyncio.run(play())
