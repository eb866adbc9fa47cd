"""The command line: `python -m hearts arena …` and `python -m hearts replay FILE`."""

import argparse
import json
import os
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from typing import Any

from hearts.arena import account, match
from hearts.arena.match import Match
from hearts.engine.record import Record
from hearts.engine.rules import PRESETS, Rules
from hearts.minds.mind import NAMES


def main(arguments: list[str] | None = None) -> int:
    """Runs a command; 0 when all went well, 2 after a sentence on what did not."""
    asked = _parser().parse_args(arguments)
    try:
        return int(asked.run(asked))
    except BrokenPipeError:  # whoever read the output has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except UnicodeDecodeError:
        message = f"{asked.file} is no text, so no record."
    except OSError as error:
        message = f"{error.filename}: {error.strerror}."
    except ValueError as error:
        message = str(error)
    print(f"hearts: {message}", file=sys.stderr)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="hearts", description="Hearts without a browser.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    arena = commands.add_parser("arena", help="let minds play the same deals in each other's seats")
    arena.add_argument("minds", nargs="+", metavar="MIND", help=f"{', '.join(NAMES)}, sampling:100 (worlds a decision)")
    arena.add_argument("--deals", type=_whole, default=100, metavar="N", help="how many deals (default %(default)s)")
    arena.add_argument("--seed", default="1", metavar="S", help="of cards and minds (default %(default)s)")
    arena.add_argument(
        "--rules", default="deluxe", metavar="RULES", help=f"{', '.join(PRESETS)}; or “deluxe limit=50 players=3”"
    )
    cores = os.cpu_count() or 1
    arena.add_argument("--jobs", type=_whole, default=cores, metavar="N", help="processes (default: all cores)")
    arena.add_argument("--json", action="store_true", help="print data instead of a table")
    arena.set_defaults(run=_arena)

    replay = commands.add_parser("replay", help="tell a recorded game: every choice, every trick, every score")
    replay.add_argument("file", metavar="FILE", help="a game's record; - reads standard input")
    replay.add_argument("--json", action="store_true", help="print data instead of text")
    replay.set_defaults(run=_replay)
    return parser


def _whole(word: str) -> int:
    """A whole number from 1."""
    if not word.isdigit() or int(word) < 1:
        raise argparse.ArgumentTypeError(f"“{word}” is no whole number from 1.")
    return int(word)


def _arena(asked: argparse.Namespace) -> int:
    rules = Rules.read(asked.rules)
    if "sampling" in asked.minds:
        print("hearts: sampling thinks by the clock, so no two runs agree; sampling:100 does not.", file=sys.stderr)
    with ProcessPoolExecutor(asked.jobs) as executor:
        played = match.play(rules, tuple(asked.minds), asked.deals, asked.seed, executor, _progress(asked.deals))
    print(json.dumps(_match_data(played), indent=2) if asked.json else "\n".join(_match_lines(played)))
    return 0


def _progress(deals: int) -> Callable[[int], None]:
    """Shows how far a match is, on a terminal only."""

    def show(done: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{done} of {deals} deals", end="\n" if done == deals else "", file=sys.stderr, flush=True)

    return show


def _match_data(played: Match) -> dict[str, Any]:
    numbers = range(len(played.names))
    return {
        "rules": played.rules.text(),
        "seed": played.seed,
        "deals": len(played.tallies),
        "seatings": len(match.seatings(len(played.names), played.rules.players)),
        "minds": [
            {"mind": played.names[who], "moons": played.moons(who)} | dict(zip(("points", "error"), played.points(who)))
            for who in numbers
        ],
        "differences": [
            {"minds": [played.names[one], played.names[other]]}
            | dict(zip(("points", "error"), played.difference(one, other)))
            for one, other in combinations(numbers, 2)
        ],
    }


def _match_lines(played: Match) -> list[str]:
    data = _match_data(played)
    found = [f"{data['rules']}: {data['deals']} deals in {data['seatings']} seatings each, seed {data['seed']}"]
    found += [f"{'mind':<16}{'points a deal':>18}{'moons in 100 deals':>20}"]
    for who in data["minds"]:
        found.append(f"{who['mind']:<16}{who['points']:>10.2f} ± {who['error']:.2f}{who['moons'] * 100:>20.1f}")
    for pair in data["differences"]:
        one, other = pair["minds"]
        found.append(f"{one} takes {pair['points']:+.2f} ± {pair['error']:.2f} points a deal against {other}")
    return found


def _replay(asked: argparse.Namespace) -> int:
    text = sys.stdin.read() if asked.file == "-" else Path(asked.file).read_text(encoding="utf-8")
    record = Record.read(text)
    print(json.dumps(account.data(record), indent=2) if asked.json else "\n".join(account.lines(record)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
