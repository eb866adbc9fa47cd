"""What follows the scenes on a page without a browser: sounds, movement and dress, as settings and scenes have them."""

import asyncio
from types import SimpleNamespace

import pytest

from hearts.app.keeping.settings import Settings
from hearts.web import dress as dress_module
from hearts.web import garbage as tidy_module
from hearts.web import sounds as sounds_module
from hearts.web.dress import Dress, own_table
from hearts.web.garbage import MOST, OFTEN, Tidy
from hearts.web.moves import Moves
from hearts.web.sounds import FLIGHT, PATIENCE, Sounds
from hearts.web.table.faces import Faces


class Noted:
    """Notes each call as its name and what is given."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []

    def __getattr__(self, name: str):
        return lambda *given: self._note((name, *given))

    def _note(self, call: tuple[object, ...]):
        self.calls.append(call)
        return done() if call[0] == "sky" else None


async def done() -> None:
    """What is awaited is over at once."""


def seat(side: int, score: int = 0, turn: bool = False, face: str = "ben", person: bool = False) -> SimpleNamespace:
    return SimpleNamespace(side=side, score=score, turn=turn, face=face, person=person)


def scene(**facts) -> SimpleNamespace:
    usual = {
        "seats": [seat(0, turn=True), seat(1)], "sound": "", "watching": False, "demo": False, "resting": False,
        "pace": 1.0, "moves": 5, "phase": "play", "curtain": None, "news": [], "cards": [], "ending": None,
        "sheet": SimpleNamespace(now=None, rows=[SimpleNamespace(points=[0, 26])]),
    }  # fmt: skip
    return SimpleNamespace(**{**usual, **facts})


def session(**chosen: str) -> SimpleNamespace:
    settings = Settings()
    for name, value in chosen.items():
        settings.set(name, value)
    return SimpleNamespace(settings=settings, scene=None)


def test_the_others_pass_among_themselves_as_far_as_you_do():
    gone = [SimpleNamespace(place="gone", side=3, code=code) for code in ("QS", "KS", "AS")]
    held = [SimpleNamespace(place="hand", side=0, code="2C")]
    for cards, news, calls in ((gone + held, ["pass"], [("pass_on", 3, 3, 1.0)]), (held, ["pass"], []), (gone, [], [])):
        assert moved(session(), scene(cards=cards, news=news)) == calls
        assert moved(session(bursts="no"), scene(cards=cards, news=news)) == calls
        assert moved(session(flights="no"), scene(cards=cards, news=news)) == []
        switched = moved(session(flights_pass="no"), scene(cards=cards, news=news))
        assert switched == [("rest", ["pass"])]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list:
    """What is to be done later, with when."""
    LATER.clear()
    monkeypatch.setattr(sounds_module.clock, "later", lambda when, act: LATER.append((when, act)))
    return LATER


LATER: list = []  # what is to be done later, with when


def heard(at: SimpleNamespace, *scenes: SimpleNamespace) -> list[tuple[object, ...]]:
    """What is played, of a sitting with these settings."""
    found = Sounds(at)
    found._player = Noted()
    for each in scenes:
        at.scene = each
        found.follow(each)
    for _, act in [one for one in LATER if one[0] != PATIENCE]:
        act()
    return [call for call in found._player.calls if call[0] != "set_volume"]


@pytest.mark.parametrize(
    ("chosen", "facts", "played"),
    [
        ({}, {"sound": "card"}, [("play", "card")]),
        ({}, {"sound": "card", "pace": 0.0}, []),
        ({}, {"sound": "queen", "pace": 0.0}, [("play", "queen")]),
        ({}, {"sound": "queen", "watching": True}, []),
        ({"sound_queen": "no"}, {"sound": "queen"}, []),
        ({"touch": "yes"}, {"sound": "queen"}, [("play", "queen"), ("touch", "queen")]),
    ],
)
def test_a_scene_is_heard_as_the_settings_have_it(later, chosen, facts, played):
    assert heard(session(**chosen), scene(**facts)) == played


def test_a_card_is_heard_when_it_touches_the_table(later):
    for chosen, when in (({}, [FLIGHT * 1.6]), ({"flights": "no"}, []), ({"flights_play": "no"}, [])):
        later.clear()
        found = Sounds(session(**chosen))
        found._player = Noted()
        found.follow(scene(sound="card", pace=1.6, seats=[seat(0), seat(1, turn=True)]))
        assert [at for at, _ in later] == when
        assert (("play", "card") in found._player.calls) == (not when)


@pytest.mark.parametrize("sound", ["broken", "queen", "jack"])
def test_what_a_card_brings_is_heard_when_it_lies_there(later, sound):
    """The crowing of the jack told who has caught it while the last card was in the air."""
    found = Sounds(session())
    found._player = Noted()
    found.follow(scene(sound=sound, seats=[seat(0), seat(1, turn=True)]))
    assert [at for at, _ in later] == [FLIGHT] and ("play", sound) not in found._player.calls


def test_who_waits_long_is_reminded_once_unless_a_card_was_played(later):
    at = session()
    calls = Sounds(at)
    calls._player = Noted()
    at.scene = scene()
    calls.follow(at.scene)
    calls.follow(at.scene)
    assert [when for when, _ in later] == [PATIENCE]
    later[0][1]()
    assert ("play", "turn") in calls._player.calls
    at.scene = scene(moves=6)
    before = len(calls._player.calls)
    later[0][1]()
    assert len(calls._player.calls) == before


def test_nobody_is_reminded_where_sound_is_off_though_one_was_listened_to(later):
    """The turn was heard: to listen to a sound made the volume what it is when sound is on."""
    at = session(sound="no")
    calls = Sounds(at)
    calls._player = Noted()
    at.scene = scene()
    calls.follow(at.scene)
    calls.hear("jack")
    later[0][1]()
    assert ("play", "jack") in calls._player.calls and ("play", "turn") not in calls._player.calls


def test_nobody_is_reminded_of_what_is_played_in_another_tab_by_now(later):
    at = session()
    calls = Sounds(at)
    calls._player = Noted()
    at.scene = scene()
    calls.follow(at.scene)
    at.scene = scene(watching=True)
    later[0][1]()
    assert ("play", "turn") not in calls._player.calls


def moved(at: SimpleNamespace, *scenes: SimpleNamespace) -> list[tuple[object, ...]]:
    found = Moves(at, Faces({}))
    found._shows = Noted()
    for each in scenes:
        found.follow(each)
        if each.ending:
            covered = asyncio.Event()
            asyncio.run(found.sky(each, each.ending, covered.set))
            assert covered.is_set() == ("moon" in each.news), "else the table would wait for good"
            found.shower(each, each.ending)
    return [call[:5] if call[0] == "sky" else call for call in found._shows.calls if call[0] != "hold"]


def test_the_faces_that_each_turn_shows_are_read_when_somebody_sits_down():
    found = Moves(session(), Faces({}))
    found._shows = Noted()
    for faces in (("you", "ben"), ("you", "ben"), ("you", "own:1"), ("own:1", "pauline")):
        found.follow(scene(seats=[seat(side, face=face) for side, face in enumerate(faces)]))
    told = [[address.split("/")[-1] for address in addresses] for _, addresses in found._shows.calls]
    assert told == [
        ["you-calm.svg", "ben-calm.svg", "you-think.svg", "ben-think.svg"],
        ["you-calm.svg", "you-think.svg"],
        ["pauline-calm.svg", "pauline-think.svg"],
    ]


QUEEN = [SimpleNamespace(place="trick", code="KS"), SimpleNamespace(place="trick", code="QS")]
JACK = [SimpleNamespace(place="trick", code=code) for code in ("QD", "2D", "JD", "3D")]
MOON = SimpleNamespace(title="You shot the moon!", kind="deal")


@pytest.mark.parametrize(
    ("chosen", "facts", "shown"),
    [
        ({}, {"news": ["queen"], "cards": QUEEN}, [("burst", "queen", "QS", 1.0)]),
        ({}, {"news": ["queen"], "cards": QUEEN, "pace": 0.0}, []),
        ({"bursts": "no"}, {"news": ["queen"], "cards": QUEEN}, []),
        ({}, {"news": ["jack"], "cards": JACK, "bonus": ("JD", "−10")}, [("burst", "jack", "JD", 1.0)]),
        ({}, {"news": ["moon"], "ending": MOON, "sound": "moon"}, [("sky", "moon", MOON.title, 26, 1.0)]),
        ({}, {"news": ["moon"], "ending": MOON, "sound": "sun"}, [("sky", "sun", MOON.title, 26, 1.0)]),
        ({"skies": "no"}, {"news": ["moon"], "ending": MOON, "sound": "moon"}, []),
        ({}, {"ending": MOON, "sound": "win"}, [("shower", 1.0)]),
    ],
)
def test_a_scene_moves_what_it_brings(chosen, facts, shown):
    assert moved(session(**chosen), scene(**facts)) == shown


def test_an_ending_is_shown_once_and_scores_count_from_what_they_were():
    over = scene(news=["moon"], ending=MOON, sound="moon", seats=[seat(0, 3), seat(1, 29)])
    calls = moved(session(), scene(seats=[seat(0, 3), seat(1, 3)]), over, over)
    assert calls == [("sky", "moon", MOON.title, 26, 1.0), ("count", 1, 3, 29, 1.0)]
    assert moved(session(), scene(seats=[seat(0, 3)]), scene(seats=[seat(0, 9)])) == [("count", 0, 3, 9, 1.0)]


@pytest.mark.parametrize(
    ("faces", "table"),
    [
        (("alice/cat", "alice/hare", "alice/queen"), "garden"),
        (("night/sol", "night/luna", "night/vega"), "sky"),
        (("alice/cat", "ben", "alice/queen"), "felt"),
        (("ben", "rosa", "dev"), "felt"),
    ],
)
def test_a_set_of_opponents_brings_its_own_table(faces, table):
    seats = [seat(0, person=True, face="you"), *[seat(side + 1, face=face) for side, face in enumerate(faces)]]
    assert own_table(scene(seats=seats)) == table


@pytest.fixture
def collected(monkeypatch: pytest.MonkeyPatch) -> tuple[list, list]:
    """What was asked for later, and a note for each collection."""
    asked: list = []
    found: list = []
    monkeypatch.setattr(tidy_module.clock, "later", lambda milliseconds, act: asked.append(act))
    monkeypatch.setattr(tidy_module.gc, "collect", lambda: found.append("collected"))
    return asked, found


def test_garbage_is_collected_once_a_scene_has_come_to_rest(collected):
    asked, found = collected
    tidy = Tidy()
    for _ in range(OFTEN + 1):
        tidy.follow(scene())
    assert len(asked) == 2 and not found
    asked[0]()  # another scene has come meanwhile
    assert not found
    asked[1]()
    assert len(found) == 1
    tidy.follow(scene())
    assert len(asked) == 2  # it counts anew


def test_garbage_is_collected_at_last_where_no_scene_stays(collected):
    asked, found = collected
    tidy = Tidy()
    for _ in range(MOST):
        tidy.follow(scene())
    for act in asked[:-1]:
        act()
    assert len(found) == 1


def test_a_page_that_stays_open_is_dressed_for_the_day_of_each_deal(monkeypatch: pytest.MonkeyPatch):
    """It wore what it had begun with, through Christmas and beyond."""
    day, worn = [(2026, 12, 14)], []
    wardrobe = SimpleNamespace(
        today=lambda told: told(*day[0]), wear=lambda look, told: worn.append((look["season"], told(True))[0])
    )
    monkeypatch.setattr(dress_module, "Wardrobe", lambda: wardrobe)
    dress = Dress(session())
    dress.follow(scene(phase="play"))
    day[0] = (2026, 12, 15)
    dress.follow(scene(phase="play"))
    assert worn == [""]
    for phase in ("deal over", "pass", "pass"):
        dress.follow(scene(phase=phase))
    assert worn == ["", "christmas"]
