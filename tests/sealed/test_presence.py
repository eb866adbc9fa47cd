"""Who is there, as one page knows it, and for how long the table waits: in a time that is an argument."""

from hearts.app.sealed.presence import (
    ASLEEP,
    AWAY,
    GONE,
    GRACE,
    HERE,
    LATE,
    MOST,
    NUDGE,
    OFTEN,
    OWN,
    PARTS,
    SELDOM,
    WATCHERS,
    Presence,
)  # fmt: skip

ME, ANN, BEN, CAT = [bytes([number]) * 32 for number in range(4)]
ALL = (ME, ANN, BEN, CAT)
PATIENCE = 60.0


def ticked(page: Presence, begin: float, end: float, moment: str = "a", others: "tuple[bytes, ...]" = ALL) -> None:
    """Time passes for a page that is awake, and the others are heard."""
    now = begin
    while now <= end:
        for key in others:
            page.hear(key, now)
        page.tick(now, moment, ALL)
        now += 0.5


def test_patience_runs_on_what_is_due_whoever_is_heard() -> None:
    """E4: somebody who is always there and never moves is late like somebody who is away."""
    here, away = Presence(ME), Presence(ME)
    ticked(here, 0, PATIENCE - 1)
    ticked(away, 0, PATIENCE - 1, others=(ANN, BEN))
    assert not here.late(PATIENCE - 1, PATIENCE) and not away.late(PATIENCE - 1, PATIENCE)
    ticked(here, PATIENCE - 0.5, PATIENCE)
    ticked(away, PATIENCE - 0.5, PATIENCE, others=(ANN, BEN))
    assert here.late(PATIENCE, PATIENCE) and away.late(PATIENCE, PATIENCE)
    assert here.sign(CAT, PATIENCE) == HERE and away.sign(CAT, PATIENCE) == GONE
    assert not here.late(PATIENCE, 0)  # the table has no patience that ends


def test_a_page_in_and_out_of_the_background_every_15_seconds_stretches_no_patience() -> None:
    """Neither whose card is due, by what is heard of them, nor whose own page is to say that they are late."""
    page, now = Presence(ME), 0.0
    while now < PATIENCE + 15:
        hidden = int(now / 15) % 2 == 1
        page.hear(CAT, now, hidden)
        for key in (ANN, BEN):
            page.hear(key, now)
        if int(now / 15) % 2 == 0:  # this page sleeps in the same rhythm, half of the time
            page.tick(now, "a", ALL)
        now += 0.5
        if page.late(now, PATIENCE):
            break
    assert now <= PATIENCE + 2 * GRACE


def test_a_page_that_has_just_woken_first_hears_what_it_slept_through() -> None:
    page = Presence(ME)
    ticked(page, 0, 10)
    ticked(page, 100, 100 + GRACE - 1)
    assert not page.late(100 + GRACE - 1, PATIENCE)
    ticked(page, 104, 104, "b")  # there it is
    assert page.waits(110) == 6 and not page.late(110, PATIENCE)
    other = Presence(ME)
    ticked(other, 0, 10)
    ticked(other, 100, 100 + GRACE)
    assert other.late(100 + GRACE, PATIENCE)


def test_ones_own_page_plays_before_the_others_may_say_that_one_is_late() -> None:
    page = Presence(ME)
    ticked(page, 0, PATIENCE - OWN)
    assert page.own(PATIENCE - OWN, PATIENCE, 0) and not page.own(PATIENCE - OWN - 1, PATIENCE, 0)
    assert page.own(20, PATIENCE, 20) and not page.own(19, PATIENCE, 20)
    assert not page.own(1000, 0, 0)


def test_how_somebody_is_heard() -> None:
    page = Presence(ME)
    page.hear(ANN, 0)
    page.tick(0, "a", ALL)
    seldom = SELDOM - OFTEN
    assert [page.sign(ANN, now) for now in (0, seldom + 9, seldom + 10, seldom + AWAY + 1)] == [HERE, HERE, LATE, GONE]
    page.tick(100, "b", ALL)
    page.hear(ANN, 124)
    assert [page.sign(ANN, 124 + late, waited=True) for late in (0, 10, AWAY + 1)] == [HERE, LATE, GONE]
    page.hear(ANN, 150, hidden=True)
    assert page.sign(ANN, 150) == ASLEEP and page.there(ANN, 150) and page.sign(ME, 1e9) == HERE
    assert page.sign(BEN, 0) == GONE and page.every(True) == OFTEN and page.every(False) == SELDOM


def test_strangers_who_say_that_they_are_there_push_nobody_out() -> None:
    page = Presence(ME)
    page.hear(ANN, 0, counts=True)
    for number in range(1000):
        page.hear(number.to_bytes(32, "big"), 1, counts=False)
    page.hear(BEN, 2, counts=True)
    assert page.there(ANN, 2) and page.there(BEN, 2)
    heard = [number for number in range(1000) if page.there(number.to_bytes(32, "big"), 2)]
    assert len(heard) <= MOST and page.watchers((ANN, BEN), 2) == WATCHERS


def test_with_no_clock_who_is_waited_for_is_nudged_and_the_leader_is_shown_one() -> None:
    page = Presence(ME)
    ticked(page, 0, NUDGE - 1)
    assert not page.nudges(NUDGE - 1, 0) and not page.advises(NUDGE - 1, 0)
    assert page.nudges(NUDGE, 0) and not page.nudges(NUDGE + 1, 0) and page.nudges(2 * NUDGE, 0)
    assert page.advises(2 * NUDGE, 0) and not page.advises(2 * NUDGE, 20) and not page.nudges(100, 20)


def test_a_nudge_is_of_its_moment_and_comes_once_in_a_while() -> None:
    page = Presence(ME)
    page.tick(0, "a", ALL)
    heard = [now for now in range(100) if page.nudged(ANN, "a", now)]
    assert heard == [0, 20, 40, 60, 80] and page.nudged(BEN, "a", 100) and not page.nudged(CAT, "b", 100)


def test_with_fewer_than_half_a_new_table_is_offered_after_a_minute() -> None:
    page = Presence(ME)
    ticked(page, 0, 10)
    ticked(page, 10.5, 10 + 32 + PARTS - 1, others=(ANN,))
    assert page.lonely(100) > 0 and not page.parts(10 + 32 + PARTS - 1)
    ticked(page, 10 + 32 + PARTS - 0.5, 10 + 32 + PARTS + 5, others=(ANN,))
    assert page.parts(10 + 32 + PARTS + 5)
    ticked(page, 108, 108, others=(ANN, BEN))
    assert not page.parts(108) and page.lonely(108) == 0


def test_a_page_that_was_asleep_offers_no_new_table_before_it_has_listened() -> None:
    page = Presence(ME)
    ticked(page, 0, 60, others=())
    ticked(page, 1000, 1010, others=())
    assert page.lonely(1010) > PARTS and not page.parts(1010)
    ticked(page, 1010.5, 1025, others=())
    assert page.parts(1025)
