"""What the strongest mind makes of the daily deals: computed once for each day, and shipped beside the packages.

`python build.py strongest 2027-1` plays the days of a quarter with the strongest mind in the person's seat, against the
frozen minds of that quarter. It goes by a fixed number of worlds and weighs each deal from an even score, because a day
is compared by its points. A day takes some seconds. `assets/days/strongest.txt` gets each day as soon as it is
computed, so the command may be stopped and run again.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from hearts.app.same.daily import package, points, points_text, read_points
from hearts.app.same.par import BEST
from hearts.app.sitting.frozen import frozen_deal, frozen_move, record_of
from hearts.arena import frozen_packages
from hearts.engine.cards import card, parse
from hearts.engine.game import Declared, Game, Passed, Played
from hearts.engine.record import PERSON, Seat
from hearts.engine.rules import Rules
from hearts.minds.again import choose
from hearts.minds.registry import mind
from tools.cache import keep
from tools.step import Stop

if TYPE_CHECKING:
    from typing import Any

    from hearts.engine.record import Record
    from hearts.minds.again import Move
    from hearts.minds.mind import Mind

FILE = "strongest.txt"  # beside the packages
OWN = 0  # the person's seat


def strongest(quarter: str, first: int = 0) -> int:
    """Play the days of a quarter that are not computed yet, from day `first` on. Raises Stop where it has no
    package."""
    found = next((each for each in frozen_packages.read_packages() if each.quarter == quarter), None)
    if found is None:
        raise Stop(f"There is no package for {quarter}: run `python build.py freeze {quarter}` first.")
    frozen_packages.install()
    module, best = import_module(f"{package(quarter)}.minds.daily"), mind(BEST)
    for number in range(max(found.first, first), found.last + 1):
        if number not in read_points(shipped()):
            got = points_of(module, number, best)
            done = read_points(shipped()) | {number: got}
            keep(frozen_packages.HOME / FILE, points_text(done).encode())
            print(f"Day {number}: {' '.join([str(one) for one in got])}", flush=True)
    return 0


def shipped() -> str:
    """Return the file as it stands; "" where there is none yet."""
    file = frozen_packages.HOME / FILE
    return file.read_text("utf-8") if file.is_file() else ""


def points_of(module: Any, number: int, best: Mind) -> tuple[int, ...]:
    """Play a day and return what the person's seat gets in each deal.

    module   what plays the day in its package; best: the mind in the person's seat
    """
    table, four = module.Table(number), (Seat(PERSON, "", ""),) * 4
    record = record_of(module.heading(number), four)
    game = record.game
    while table.standing != "over":
        if table.standing == "deal":
            done = len(str(table.rows).split("\n")) if table.rows else 0
            game = Game.new(_endless(record), done).play(frozen_deal(table.deal()))
            continue
        seat = int(str(table.standing).split()[1])
        move = choose(record.at(game), game, OWN, best) if seat == OWN else _read(table.ask(seat))
        table.take(frozen_move(move))
        game = game.play(move)
    return points(str(table.rows))


def _endless(record: Record) -> Rules:
    """Return the rules of a day without its end, so that each deal is weighed by its points alone."""
    return Rules(record.game.rules.name, **dict(record.game.rules.changes(), deals=0))


def _read(words: str) -> Move:
    """Return the move in what a frozen mind says."""
    what, seat, rest = words.split(" ", 2)
    if what == "pass":
        return Passed(int(seat), parse(rest))
    return Played(int(seat), card(rest)) if what == "play" else Declared(int(seat), rest)
