"""A game as text: what it looks like, that it reads back at any moment, and that a wrong line is named."""

from itertools import accumulate

import pytest

from hearts.engine import shuffle
from hearts.engine.cards import bits, cards, each
from hearts.engine.game import Dealt, Declared, Game, Passed, Played
from hearts.engine.record import Record, RecordError, Seat, continuable, entry, heading, positions, replay
from hearts.engine.rules import Rules
from hearts.engine.table import IllegalMove
from tests.engine.positions import SUN, anything, dealt, grab, play, whole

SEATS = (
    Seat("person", "you", "You"),
    Seat("casual", "pauline", "Pauline"),
    Seat("casual", "tom", "Tom the Third"),
    Seat("sharp", "eva", "Eva ♥"),
)

SHORT = """\
hearts 1
id 3f9c21d0
rules classic-pc limit=50
seed 42
seat 0 person you You
seat 1 casual pauline Pauline
seat 2 casual tom Tom the Third
seat 3 sharp eva Eva ♥
undo 3
deal 1
  0 AKQC AKQJD AKQS AKQH
  1 5432C T98D JT9S JT9H
  2 9876C 765D 876S 876H
  3 JTC 432D 5432S 5432H
pass 2 876H
pass 0 QC JD QH
pass 1 T9D JH
pass 3 432D
trick 1 2C 6C TC AC
trick 0 KC 3C
"""


def record(game: Game) -> Record:
    return Record(game, "3f9c21d0", "42", SEATS[: game.rules.players], (("undo", "3"),))


# ---- text -----------------------------------------------------------------------------------------------------------


def test_a_record_looks_like_this() -> None:
    game = dealt(Rules("classic-pc", limit=50), SUN)
    for seat, packet in ((2, "876H"), (0, "QC JD QH"), (1, "T9D JH"), (3, "432D")):
        game = game.play(Passed(seat, cards(packet)))
    game = play(game, "2C 6C TC AC KC 3C")
    assert record(game).text() == SHORT.rstrip("\n")
    read = Record.read(SHORT)
    assert read.text() == SHORT.rstrip("\n")
    assert (read.id, read.seed, read.seats, read.notes) == ("3f9c21d0", "42", SEATS, (("undo", "3"),))
    assert read.game.rules == Rules("classic-pc", limit=50) and read.game.moves == game.moves


@pytest.mark.parametrize(
    ("rules", "seed"),
    [
        ("deluxe", 1),
        ("classic-pc", 2),
        ("requiem", 3),
        ("kitty decline=yes", 4),
        ("black-maria", 5),
        ("deluxe players=3 remainder=kitty", 6),
        ("spot players=5", 7),
        ("old-school players=6 handicap=0,1,2,3,4,-5 deals=2 ties=share", 8),
    ],
)
def test_a_record_reads_back_the_same_after_every_move(rules: str, seed: int) -> None:
    game = whole(Rules.read(rules), seed, anything, deals=1)
    names = tuple([Seat("mind", "face", f"Name {seat}") for seat in range(game.rules.players)])
    texts = list(accumulate([heading(Record(game, "x", str(seed), names))] + [entry(at) for at in positions(game)]))
    for at, text in zip([None, *positions(game)], texts, strict=True):
        if at is None:
            continue
        assert Record(at, "x", str(seed), names).text() == text
        read = Record.read(text)
        assert read.text() == text
        assert (read.game.phase, read.game.waiting, read.game.scores, read.game.moves) == (
            at.phase, at.waiting, at.scores, at.moves
        )  # fmt: skip


ENDINGS = {"as it is": "", "cut": None, "blank": "  \n\n", "remark": "# hm", "remark line": "\n# hm\n"}


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_text_that_reads_goes_on_however_it_ends(ending: str) -> None:
    game = whole(Rules.read("kitty decline=yes"), 4, anything, deals=1)
    places = positions(game)
    text = heading(record(places[0]))
    for at in places:
        more = ENDINGS[ending]
        kept = text.rstrip() if more is None else text + more
        if at.last is not None and at.last.length:
            read = Record.read(kept)
        else:  # nothing has been dealt: a note is the last line
            read = Record(Game.new(at.rules), "3f9c21d0", "42", SEATS, (("undo", "3"),))
        assert Record.read(continuable(kept, read) + entry(at)).game.moves == at.moves
        text += entry(at)


def test_undo_is_the_record_cut_short() -> None:
    game = whole(Rules("deluxe"), 9, deals=1)
    text = record(game).text()
    at: Game | None = game
    while at is not None and at.last is not None:
        at = at.last
        cut = record(at).text()
        assert text.startswith(cut) and len(cut) < len(text)
        text = cut


def test_comments_and_blank_lines_are_for_the_reader() -> None:
    talk = "# my best game\n\n" + SHORT.replace("deal 1\n", "deal 1   # what a hand\n\n").replace("KC 3C", "KC 3C # hm")
    assert Record.read(talk).text() == SHORT.rstrip("\n")
    assert Record.read(SHORT.replace("\n", "\r\n")).text() == SHORT.rstrip("\n")


@pytest.mark.parametrize("name", ["Player #1", "#1", "C# fan", "Ann  Lee", "Zoë ♥", "3"])
def test_a_name_is_kept_as_it_is(name: str) -> None:
    game = dealt(Rules("classic-pc"), SUN)
    kept = Record(game, "x", "1", (Seat("person", "you", name), *SEATS[1:]), (("table", "Friday #2"),))
    again = Record.read(kept.text())
    assert again.seats == kept.seats and again.notes == kept.notes and again.text() == kept.text()


def test_a_record_before_its_first_deal_is_its_heading() -> None:
    start = record(Game.new(Rules("deluxe")))
    assert start.text() == heading(start) and Record.read(start.text()).game.phase == "deal"


def test_heading_lines_that_the_engine_does_not_know_are_kept() -> None:
    text = "hearts 1\nid x\nrules deluxe\nseed 1\ncreated 2026-11-21 by Ann\nclock slow\n"
    read = Record.read(text)
    assert read.notes == (("created", "2026-11-21 by Ann"), ("clock", "slow")) and read.text() == text


def test_a_moon_choice_is_said() -> None:
    game = dealt(Rules("requiem", passing="K"), SUN)
    while game.phase == "play":
        game = grab(game)
    said = record(game.play(Declared(0, "plus")))
    assert said.text().endswith("say 0 plus\n")
    read = Record.read(said.text())
    assert read.game.scores == (0, 26, 26, 26) and read.text() == said.text()
    assert Record.read(record(game).text()).game.phase == "moon"


def test_a_concession_in_mid_trick_ends_its_line() -> None:
    read = Record.read(SHORT)
    text = record(read.game.play(Declared(2, "concede"))).text()
    assert text == SHORT + "say 2 concede\n"
    again = Record.read(text)
    assert (again.game.phase, again.game.conceded) == ("over", 2) and again.text() == text


def test_seats_are_equal_by_all_they_say() -> None:
    assert Seat("a", "b", "c") == Seat("a", "b", "c") and hash(Seat("a", "b", "c")) == hash(Seat("a", "b", "c"))
    assert Seat("a", "b", "c") != Seat("a", "b", "d") and Seat("a", "b", "c") != ("a", "b", "c")


def test_a_long_record_can_be_read_in_pieces() -> None:
    pieces = [each.text() for each in replay(SHORT)]
    whole_text = SHORT.rstrip("\n")
    assert len(pieces) >= 7 and pieces[-1] == whole_text
    assert all(whole_text.startswith(piece.rstrip("\n")) for piece in pieces)
    assert [len(piece) for piece in pieces] == sorted([len(piece) for piece in pieces])


# ---- what does not read ---------------------------------------------------------------------------------------------

WRONG = [
    # what, the line of SHORT that is replaced, by what, the line that is named, what is said
    ("no heading", 1, "id 3f", 1, "a record starts with “hearts 1”."),
    ("another game", 1, "chess 1", 1, "a record starts with “hearts 1”."),
    ("a newer format", 1, "hearts 3", 1, "this game reads version 2 of the format; a newer game may read this record."),
    ("unknown rules", 3, "rules whist", 3, "There are no rules called “whist”: choose one of deluxe, "),
    ("unknown option", 3, "rules deluxe jokers=2", 3, "There is no option called “jokers”."),
    ("a wrong value", 3, "rules deluxe limit=5", 3, "limit is a number from 10 to 1000, not 5."),
    ("a word for the rules' own name", 3, "rules deluxe preset=spot", 3, "There is no option called “preset”."),
    ("a seat out of order", 6, "seat 2 casual tom Tom", 6, "write “seat 1”, who plays it, a portrait and a name."),
    ("a seat without a name", 6, "seat 1 casual tom", 6, "write “seat 1”, who plays it, a portrait and a name."),
    ("a deal out of order", 10, "deal 2", 10, "deal 1 comes next."),
    ("a hand out of order", 11, "1 AKQC", 11, "the hand of seat 0 comes next."),
    ("no card", 11, "0 AKXC", 11, "“XC” is not a card: write a rank"),
    ("a card twice in a hand", 11, "0 AAC", 11, "“AC” is listed twice in “AAC”."),
    ("a hand too short", 11, "0 AKQC AKQJD AKQS AKH", 14, "These rules deal 4 hands of 13 cards, not [12, 13"),
    ("a card in two hands", 14, "3 AJTC 432D 5432S 543H", 14,
     "Each card of the pack must be dealt exactly once."),
    ("a kitty that is none", 15, "kitty 2C", 15, "“kitty” is not a move, and the heading is over."),
    ("a hand too many", 15, "4 2C", 15, "“4” is not a move, and the heading is over."),
    ("a heading line in the middle", 16, "seed 5", 16, "“seed” is not a move, and the heading is over."),
    ("nonsense in the middle", 16, "hello", 16, "“hello” is not a move, and the heading is over."),
    ("a pass without a seat", 15, "pass 876H", 15, "a seat's number comes first."),
    ("a pass of nothing", 15, "pass 2", 15, "The number of cards to pass is 3, not 0."),
    ("a pass of another's card", 15, "pass 2 AC 76H", 15, "You may pass only cards that you hold, not AC."),
    ("a pass twice", 16, "pass 2 876S", 16, "You have already chosen your cards to pass."),
    ("a trick before all have passed", 17, "trick 1 2C", 17, "No card can be played now."),
    ("another leads", 19, "trick 0 AC", 19, "seat 1 leads, not seat 0."),
    ("a wrong lead", 19, "trick 1 5C", 19, "The first trick starts with the 2 of Clubs."),
    ("a trick without cards", 19, "trick 1", 19, "the cards of the trick come after the seat of its leader."),
    ("a trick without cards but a comment", 19, "trick 1 # 2C", 19, "the cards of the trick come after the seat of"),
    ("a trick without cards in the heading", 4, "trick 0", 4, "the cards of the trick come after the seat of its"),
    ("a card that is none", 19, "trick 1 2C 6X", 19, "“6X” is not a card: write a rank"),
    ("a card of another", 19, "trick 1 2C 5C", 19, "You do not hold the 5 of Clubs."),
    ("suit not followed", 19, "trick 1 2C 6H", 19, "You do not hold the 6 of Hearts."),
    ("a moon that is none", 20, "say 0 minus", 20, "Nobody is asked for “minus” now."),
    ("a deal too early", 20, "deal 2", 20, "deal 1 comes next."),
]  # fmt: skip


@pytest.mark.parametrize(("what", "number", "line", "named", "told"), WRONG, ids=[row[0] for row in WRONG])
def test_a_wrong_line_is_named(what: str, number: int, line: str, named: int, told: str) -> None:
    lines = SHORT.split("\n")
    lines[number - 1] = line
    with pytest.raises(RecordError) as error:
        Record.read("\n".join(lines))
    assert str(error.value).startswith(f"Line {named} of the record, “{lines[named - 1].strip()}”: ")
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("", "This holds no record."),
        ("\ufeff \r\n\r\n# nothing\n", "This holds no record."),
        ("hearts 1\n", "The end of the record: the heading has no line “rules”."),
        ("hearts 1\ndeal 1\n", "Line 2 of the record, “deal 1”: the heading has no line “rules”."),
        ("hearts 1\nrules deluxe\nseat 0 a b c\ndeal 1", "the rules are for 4 players, and the heading names 1."),
        ("hearts 1\nrules deluxe\ndeal 1\n", "The end of the record: These rules deal 4 hands of 13 cards, not []."),
        (
            "hearts 1\nrules deluxe\ndeal 1\n0 AKC\n",
            "These rules deal 4 hands of 13 cards, not [2].",
        ),
        (
            "hearts 1\nrules deluxe\npass 0 AKQC",
            "Line 3 of the record, “pass 0 AKQC”: The cards have not been",
        ),
        (
            "hearts 1\nrules deluxe\ntrick 0 AC",
            "Line 3 of the record, “trick 0 AC”: The cards have not been",
        ),
        (
            "hearts 1\nrules deluxe\nsay 0 concede",
            "Line 3 of the record, “say 0 concede”: The cards have not been",
        ),
        (
            "hearts 1\nrules deluxe\nsay me concede",
            "Line 3 of the record, “say me concede”: a seat's number",
        ),
    ],
)
def test_a_record_that_lacks_something_says_what(source: str, told: str) -> None:
    with pytest.raises(RecordError) as error:
        Record.read(source)
    assert told in str(error.value)


def test_nothing_follows_the_end() -> None:
    text = record(Record.read(SHORT).game.play(Declared(2, "concede"))).text()
    for more in ("say 1 concede", "trick 3 5S", "pass 1 5S"):
        with pytest.raises(RecordError, match="The game is over"):
            Record.read(text + more)


def test_a_kitty_is_dealt_and_read() -> None:
    game = whole(Rules("kitty"), 3, deals=1)
    text = record(game).text()
    assert text.count("\n  kitty ") == 1 and Record.read(text).text() == text
    with pytest.raises(RecordError, match="in the kitty is 4, not 0"):
        Record.read("\n".join([line for line in text.split("\n") if "  kitty" not in line]))


def test_a_deal_that_is_refused_leaves_the_game_as_it_was() -> None:
    game = Game.new(Rules("kitty"))
    with pytest.raises(IllegalMove):
        game.play(Dealt((0, 0, 0, 0), 0))
    assert game.phase == "deal" and record(game).text() == heading(record(game))


def two_tricks_on_a_line(version: int) -> str:
    text = SHORT.replace("AC\ntrick 0 ", "AC ").replace("hearts 1", f"hearts {version}")
    return text.replace("seed 42", "dealing 2") if version > 1 else text


def test_a_line_holds_one_trick() -> None:
    with pytest.raises(RecordError) as wrong:
        Record.read(two_tricks_on_a_line(2))
    told = "“trick 1 2C 6C TC AC KC 3C”: this trick is over: the next one has a line of its own."
    assert str(wrong.value) == f"Line 19 of the record, {told}"


def test_a_line_of_a_record_of_0_1_0_may_hold_several() -> None:
    assert Record.read(two_tricks_on_a_line(1)).text() == Record.read(SHORT).text()


# ---- records that other programs have touched -----------------------------------------------------------------------


def test_a_byte_order_mark_is_no_part_of_the_record() -> None:
    assert Record.read("\ufeff" + SHORT).text() == Record.read(SHORT).text()


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_lines_end_as_on_any_system_and_the_game_goes_on(end: str) -> None:
    text = SHORT.replace("\n", end)
    read = Record.read(text)
    assert read.text() == Record.read(SHORT).text()
    later = play(read.game, "9C JC")
    more = "".join([entry(game) for game in positions(later)[read.game.length :]])
    assert Record.read(continuable(text, read) + more).game.moves == later.moves


def test_a_carriage_return_within_a_line_ends_none() -> None:
    text = SHORT.replace("Tom the Third", "Tom\rthe Third")
    assert Record.read(text).seats[2].name == "Tom\rthe Third"


def test_a_tab_parts_words_as_a_space_does() -> None:
    heading_lines, _, moves = SHORT.partition("deal 1")
    tabbed = heading_lines.replace("id ", "id\t").replace("rules ", "rules\t").replace("seat ", "seat\t")
    assert "\t" in tabbed
    read = Record.read(tabbed + "deal\t1" + moves.replace("pass ", "pass\t").replace("trick ", "trick\t"))
    assert read.text() == Record.read(SHORT).text()


def test_a_record_may_begin_with_a_later_deal() -> None:
    """A deal of the arena stands alone, and has the pass and the dealer of its number; at the table none is taken."""
    rules = Rules("classic-pc")
    game = Game.new(rules, 2).play(Dealt(*shuffle.deal(rules, 5, 2)))
    assert game.deal is not None and game.deal.table.number == 2 and game.deal.table.pass_offset == 2
    while game.phase != "deal":
        view = game.view(game.waiting[0])
        held = each(view.legal)
        passing = game.phase == "pass"
        game = game.play(Passed(view.seat, bits(held[:3])) if passing else Played(view.seat, held[0]))
    text = record(game).text()
    assert "\nfirst 3\n" in text and "\ndeal 3\n" in text
    with pytest.raises(RecordError, match="begins with a later deal"):
        Record.read(text)
    assert Record.read(text.partition("deal")[0].replace("first 3", "first 1")).game.first == 0
    again = Record.read(text, later=True)
    assert (again.game.first, again.text(), again.game.lines) == (2, text, game.lines)
    following = game.play(Dealt(*shuffle.deal(rules, 5, 3)))
    assert following.deal is not None and following.deal.table.number == 3
    assert Record.read(record(following).text(), later=True).game.moves == following.moves
    for wrong in ("first 0", "first -1", "first x", "first", "first 3\nfirst 3", "first 12345678"):
        with pytest.raises(RecordError, match="first"):
            Record.read(text.replace("first 3", wrong), later=True)
    with pytest.raises(RecordError, match=r"deal 4 comes next\."):
        Record.read(text.replace("first 3", "first 4"), later=True)


@pytest.mark.parametrize("key", ["hearts", "id", "rules", "seed"])
def test_point_19_a_heading_line_that_stands_twice_is_named(key: str) -> None:
    lines = SHORT.split("\n")
    number = next(number for number, line in enumerate(lines) if line.startswith(key))
    with pytest.raises(RecordError) as error:
        Record.read("\n".join([*lines[:5], lines[number], *lines[5:]]))
    assert str(error.value) == f"Line 6 of the record, “{lines[number]}”: “{key}” is given twice."


def test_point_19_an_option_that_stands_twice_is_named_with_its_line() -> None:
    with pytest.raises(RecordError) as error:
        Record.read("hearts 1\nrules deluxe limit=50 limit=60\n")
    assert str(error.value) == "Line 2 of the record, “rules deluxe limit=50 limit=60”: limit is given twice."


@pytest.mark.parametrize(
    ("number", "line"),
    [(11, "٠ AKQC"), (15, "pass ٢ 876H"), (19, "trick ١ 2C"), (20, "say ٠ concede"), (20, "say 6 concede")],
)
def test_a_seat_is_a_digit_from_0_to_5_everywhere(number: int, line: str) -> None:
    lines = SHORT.split("\n")
    lines[number - 1] = line
    with pytest.raises(RecordError) as error:
        Record.read("\n".join(lines))
    told = str(error.value)
    assert told.startswith(f"Line {number} of the record") or number == 11, told
    assert "a seat's number comes first." in told or "4 hands of 13 cards" in told or "not a move" in told


def test_many_notes_are_copied_once() -> None:
    heading_lines, _, moves = SHORT.partition("deal 1")
    notes = "".join([f"note{number} x\n" for number in range(1000)])
    read = list(replay(heading_lines + notes + "deal 1" + moves))
    assert len(read) > 5 and len(read[0].notes) >= 1000 and all(each.notes is read[0].notes for each in read)
