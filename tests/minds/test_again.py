"""A choice again: from the question that a worker gets, and nothing else, a mind makes the choice of the record."""

from hearts.minds.far_end import read_object, read_question
from hearts.minds.registry import mind
from tests.bench.again import again, choose


def test_choices_of_a_record_come_out_the_same_from_their_views_alone() -> None:
    """`python -m tests.bench.again 10000` does it for 10,000."""
    found = list(again(250))
    assert [text for right, text in found if not right] == [] and len({text for _, text in found}) == 250


def test_a_mind_that_sees_another_view_is_noticed() -> None:
    """The comparison can fail: another mind chooses otherwise somewhere."""
    several = [read_question(read_object(text)) for _, text in again(60)]
    assert any(choose(mind(each.mind), each) != choose(mind("random"), each) for each in several)
