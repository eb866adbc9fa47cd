"""How a match with a friend stands, in a calm sentence: told only where the friend has played."""

from hearts.app.keeping.matches import KeptMatch
from hearts.app.same import match
from hearts.app.tasks import at_once, no_rest
from hearts.app.words.locale import say
from hearts.app.words.phrases import points
from hearts.arena import verify
from hearts.engine.record import heading
from tests.app.test_match_by_link import played

OWN, OTHER = played(), played("random", "Bob")


def kept(**fields: str) -> KeptMatch:
    return KeptMatch("match-1", {"at": "5", "head": heading(OWN), **fields})


def told(one: KeptMatch) -> str:
    return at_once(match.stands(one, no_rest))


def test_whoever_leads_is_named_with_the_points_and_the_deals() -> None:
    mine, theirs = verify.result(OWN.text()), verify.result(OTHER.text())
    gap = sum(match.points(OTHER)) - sum(match.points(OWN))
    assert gap, "these two are not level"
    deals, by = say("match-count", count=1), points(abs(gap))
    ahead, behind = ("ahead", "behind") if gap > 0 else ("behind", "ahead")
    assert told(kept(own=mine, other=theirs)) == say(f"match-calm-{ahead}", name="Bob", points=by, deals=deals)
    assert told(kept(own=theirs, other=mine)) == say(f"match-calm-{behind}", name="Ann", points=by, deals=deals)
    assert told(kept(own=mine, other=mine)) == say("match-calm-level", name="Ann", deals=deals)


def test_an_invitation_that_was_not_played_is_named_and_what_does_not_read_is_not() -> None:
    deals = say("match-count", count=1)
    assert told(kept(by="Bea")) == say("match-calm-invited", name="Bea", deals=deals)
    assert told(KeptMatch("match-1", {"by": "Bea", "head": "nonsense"})) == ""
    assert told(kept(own="nonsense", other="nonsense")) == ""


def test_the_latest_of_those_that_a_friend_has_played_is_told_and_no_other() -> None:
    alone, both = kept(own="x"), KeptMatch("match-2", {"at": "7", "own": "x", "other": "y"})
    invited, odd = KeptMatch("match-3", {"at": "6", "by": "Bea"}), KeptMatch("match-4", {"at": "²", "by": "Cem"})
    assert match.latest([alone]) is None and match.latest([]) is None
    assert match.latest([invited, both, alone]) is both and match.latest([odd, invited]) is invited
    assert match.latest([odd]) is odd
