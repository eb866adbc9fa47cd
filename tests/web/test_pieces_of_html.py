"""The pieces of HTML: the signs of suits have their colours, whatever colour the words around them have."""

import pytest

from hearts.app.words import coach
from hearts.app.words.locale import say
from hearts.engine.cards import card
from hearts.web import pieces


@pytest.mark.parametrize(("code", "suit"), [("QC", "C"), ("QD", "D"), ("QS", "S"), ("QH", "H")])
def test_the_sign_of_a_suit_has_the_colour_of_its_suit(code: str, suit: str) -> None:
    """In the coach, the review and the problems hearts were dark green."""
    sign = coach.sign(card(code))
    drawn = pieces.both(f"Play {sign} & win", "words").markup
    assert f'Play Q<span class="ink-{suit}">{sign[1:]}</span> &amp; win' in drawn


def test_the_signs_on_a_chip_and_in_a_list_have_their_colours() -> None:
    """The order of the suits in the settings was black on white, and white on green."""
    order = pieces.radio("suits", "CDSH", say("settings-suits", value="CDSH")).markup
    assert [f'class="ink-{suit}"' in order for suit in "CDSH"] == [True] * 4
    dear = say("option-extra", value="black_maria")
    for drawn in (pieces.radio("extra", "1", dear), pieces.items([dear])):
        assert drawn.markup.count('class="ink-S"') == 2


def test_a_heart_in_a_name_stays_as_it_is() -> None:
    assert pieces.both("Ben ♥", "Ben").markup == '<span aria-hidden="true">Ben ♥</span><span class="unseen">Ben</span>'
