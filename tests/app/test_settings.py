"""Settings, setups and the store: what is kept reads back, what does not read costs nothing else."""

import re

import pytest

from hearts.app.gate import tidy
from hearts.app.heading import LEVELS, player_of
from hearts.app.keeping.own import OwnRules
from hearts.app.keeping.settings import ELSEWHERE, SETTINGS, SWITCH, Settings
from hearts.app.keeping.setup import REGULARS, Setup, no_diabolo, told_apart
from hearts.app.keeping.store import GAME, Store
from hearts.app.scene.staging import USUAL
from hearts.app.tempo import PACES
from hearts.app.words import phrases
from hearts.app.words.locale import ENGLISH, Locale, say, use
from hearts.engine.record import Seat
from hearts.engine.rules import Rules
from hearts.minds import temper


def test_settings_read_back() -> None:
    settings = Settings()
    settings.set("pace", "fast")
    settings.set("left_handed", "yes")
    settings.set("name", "  Ada   Lovelace ")
    again = Settings.read(settings.text())
    assert (again["pace"], again["name"], again["deck"]) == ("fast", "Ada Lovelace", "two")
    assert again.on("left_handed") and again.on("sayings")


def test_settings_kept_by_the_first_version_read() -> None:
    kept = '{"pace": "slow", "deck": "four", "tap": "twice", "left_handed": true, "sayings": false, "think": "2"}'
    again = Settings.read(kept)
    assert [again[name] for name in ("pace", "deck", "tap", "think", "name")] == ["slow", "four", "twice", "2", "You"]
    assert again.on("left_handed") and not again.on("sayings")


def test_every_setting_offers_its_default() -> None:
    for each in SETTINGS:
        assert each.default in each.values or not each.values
        assert each.values != SWITCH or each.default in SWITCH


def test_every_setting_of_the_form_has_its_label() -> None:
    """And a sentence for each value: `tests/web/test_settings_dialogs.py` draws them all."""
    for each in SETTINGS:
        if each.values and each.name not in ELSEWHERE:
            assert say("settings-label", setting=each.name)
    assert set(ELSEWHERE) <= {each.name for each in SETTINGS}


@pytest.mark.parametrize(
    "source", ["", "{", "[1]", '{"pace": "warp"}', '{"unheard": 1}', '{"pace": []}', '{"name": ["Ada"]}']
)
def test_settings_that_do_not_read_are_the_first_ones(source: str) -> None:
    assert Settings.read(source).text() == Settings().text()


def test_a_setting_or_value_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="no setting pace = warp"):
        Settings().set("pace", "warp")
    with pytest.raises(ValueError, match="no setting sparkle"):
        Settings().set("sparkle", "yes")


def test_a_setup_reads_back() -> None:
    seats = [
        Seat(player, name.lower(), name)
        for name, player in zip("ABCD", ("person", "iq:60", "iq:150,bold=-1,jack=0.5", "iq:180"), strict=True)
    ]
    setup = Setup(Rules("classic-pc", limit=50), seats, diabolo=True)
    again = Setup.read(setup.text())
    assert again.text() == setup.text() and again.rules.text() == "classic-pc limit=50"
    assert again.diabolo and again.seats[2].player == "iq:150,bold=-1,jack=0.5"


def test_a_setup_from_before_the_dial_reads() -> None:
    seats = '["You", "you", "person"], ["Ben", "ben", "casual"], ["A", "a", "keen"], ["B", "b", "sharp"]'
    setup = Setup.read(f'{{"rules": "deluxe", "seats": [{seats}]}}')
    assert [who.player for who in setup.seats] == ["person", "iq:100", "iq:130", "iq:160"]
    assert not setup.diabolo


@pytest.mark.parametrize("word", ["", "genius", "iq:", "iq:200", "iq:120,hat=1", "iq:120,bold=9"])
def test_a_seat_that_names_no_mind_is_an_error_with_a_sentence(word: str) -> None:
    with pytest.raises(ValueError, match=re.escape(say("gate-mind", name=word))):
        player_of(word)


@pytest.mark.parametrize("word", ["instinct", "random", "sampling:100", "iq:150,bold=1"])
def test_any_mind_may_sit_at_the_table(word: str) -> None:
    assert player_of(word) == word


def test_diabolo_is_for_one_person_alone() -> None:
    people = [Seat("person", "a", "A"), Seat("person", "b", "B"), Seat("iq:100", "c", "C")]
    assert no_diabolo(people) and not no_diabolo(people[1:])
    assert not Setup(Rules(players=3), people, diabolo=True).diabolo


@pytest.mark.parametrize(
    "source", ["", "null", '{"rules": "poker"}', '{"rules": 3}', '{"seats": [["A", "a", "keen"]]}', '{"seats": 4}']
)
def test_a_setup_that_does_not_read_is_the_first_one(source: str) -> None:
    assert Setup.read(source).text() == Setup().text()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_as_many_regulars_sit_down_as_the_rules_need(players: int) -> None:
    seats = Setup(Rules(players=players)).seats
    assert len(seats) == players and len({who.name for who in seats}) == players


def test_own_rules_that_do_not_read_leave_the_others_alone() -> None:
    def read(text: str) -> list[tuple[str, str]]:
        return OwnRules(Store({"hearts.rules": text})).all()

    assert read('[["Ours", "spot limit=300"], ["Theirs", "poker"]]') == [("Ours", "spot limit=300")]
    assert read("") == read("{") == []


def test_every_level_and_regular_has_a_mind() -> None:
    for name in [*LEVELS.values(), *[mind for _, _, mind in REGULARS]]:
        assert temper.name(*temper.read(name)) == name == player_of(name)
    assert set(PACES) == {"slow", "normal", "fast", "instant"}


@pytest.mark.parametrize(
    ("name", "tidied"), [("", "You"), (" a \n b ", "a b"), ("x" * 30, "x" * 20), ("#1", "1"), ("#", "You")]
)
def test_names_fit_on_one_line_of_a_record(name: str, tidied: str) -> None:
    assert tidy(name, "You") == tidied


def test_the_store_keeps_texts_under_its_own_keys_and_games_by_link_apart() -> None:
    kept: dict[str, str] = {"other": "x"}
    for link in ("", "?seed=1"):
        store = Store(kept, link)
        assert store.put(store.game, "game" + link)
    assert [Store(kept).get(name) for name in (GAME, "game?seed=1", "game?seed=2")] == ["game", "game?seed=1", ""]
    assert sorted(kept) == ["hearts.game", "hearts.game?seed=1", "other"]
    assert Store(kept).names(GAME) == ["game", "game?seed=1"]


def test_a_text_that_is_refused_is_no_error_but_a_problem_in_words() -> None:
    class Full(dict[str, str]):
        def __setitem__(self, key: str, value: str) -> None:
            raise OSError("The storage is full.")

    store = Store(Full())
    assert not store.put(GAME, "x") and store.problem == "The storage is full." and store.get(GAME) == ""


def test_setting_aside_never_overwrites_what_was_set_aside_before() -> None:
    kept: dict[str, str] = {}
    store = Store(kept)
    keys = []
    for text in ("first", "second"):
        store.put(store.game, text)
        keys.append(store.set_aside(store.game))
    assert [kept[key] for key in keys] == ["first", "second"] and store.get(store.game) == ""


def test_how_the_hand_lies_is_set_and_seen_at_once() -> None:
    settings = Settings()
    assert settings.order == USUAL
    for name, value in (("suits", "HSDC"), ("ranks", "down"), ("points_first", "yes")):
        settings.set(name, value)
    assert Settings.read(settings.text()).order == ("HSDC", True, True)


def test_a_player_without_a_name_has_one_in_the_language_of_the_table_and_old_records_are_understood() -> None:
    use(Locale("de", ENGLISH.plural, ENGLISH.written, {"name-you": "Du"}))
    try:
        assert Settings()["name"] == Setup().seats[0].name == "Du"
        assert [phrases.nameless(name) for name in ("Du", "You", "Ann")] == [True, True, False]
        here = [Seat("person", "you", name) for name in ("Du", "You", "Ann", "Ben")]
        assert [who.name for who in told_apart(tuple(here))] == ["Player 1", "Player 2", "Ann", "Ben"]
    finally:
        use(ENGLISH)
    assert Settings()["name"] == Setup().seats[0].name == "You"
