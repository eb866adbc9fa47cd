"""The commands of `build.py` and their options."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.checks import PARTS, check
from tools.dist import build_dist, report
from tools.gallery import take_shots
from tools.packages import freeze
from tools.places import ROOT
from tools.play import play
from tools.step import Stop
from tools.strongest import strongest


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; give back the exit code."""
    try:
        options = commands().parse_args(arguments)
        code: int = options.run(options)
        return code
    except Stop as reason:
        print(f"\n{reason}", file=sys.stderr)
        return 1
    except SyntaxError as reason:
        print(
            f"\n{reason.filename}, line {reason.lineno}: {reason.msg}. Correct that, then run this again.",
            file=sys.stderr,
        )
        return 1
    except OSError as reason:
        print(
            f"\n{reason}: check that the file exists, the disk is not full and the folder is yours; then try again.",
            file=sys.stderr,
        )
        return 1
    except KeyboardInterrupt:
        print("\nStopped.")
        return 130


def commands() -> argparse.ArgumentParser:
    """The commands and their options."""
    parser = argparse.ArgumentParser(prog="build.py", description="Moonshot Hearts: play it, test it, build it.")
    subparsers = parser.add_subparsers(required=True, metavar="play | test | build | shots | freeze | strongest")
    start = subparsers.add_parser("play", help="prepare what is missing, build, serve on localhost, open the browser")
    start.add_argument("--port", type=int, help="the port to serve on (else the first free one from 8000)")
    start.add_argument("--no-browser", action="store_true", help="only serve")
    start.add_argument(
        "--people", action="store_true", help="with a relay, for playing with people in the same network"
    )
    start.set_defaults(run=lambda options: play(options.port, not options.no_browser, options.people))
    test = subparsers.add_parser("test", help="prepare what is missing, run every check")
    test.add_argument("--only", choices=PARTS, help="run one part of the checks")
    test.add_argument("rest", nargs="*", metavar="-- ARGS", help="arguments for pytest")
    test.set_defaults(run=lambda options: check(options.only, options.rest))
    build = subparsers.add_parser("build", help="write the folder of static files that is the game")
    build.add_argument("--out", type=Path, default=ROOT / "dist", help="where to (default: dist)")
    build.add_argument(
        "--relay", action="append", default=[], metavar="wss://…", help="your relay for playing with people"
    )
    build.set_defaults(run=lambda options: report(build_dist(options.out, options.relay)))
    shots = subparsers.add_parser("shots", help="take pictures of every screen, for a person to look at")
    shots.add_argument(
        "--out", type=Path, default=ROOT / ".build/shots/all", help="where to (default: .build/shots/all)"
    )
    shots.add_argument("words", nargs="*", metavar="WORD", help="only pictures whose name has one of these")
    shots.set_defaults(run=lambda options: take_shots(options.out, options.words))
    frozen = subparsers.add_parser("freeze", help="freeze the code that the daily deals of a quarter of a year need")
    frozen.add_argument("quarter", metavar="YEAR-QUARTER", help="such as 2027-1")
    frozen.set_defaults(run=lambda options: freeze(options.quarter))
    best = subparsers.add_parser("strongest", help="play the daily deals of a quarter with the strongest mind")
    best.add_argument("quarter", metavar="YEAR-QUARTER", help="such as 2027-1")
    best.add_argument("--first", type=int, default=0, metavar="DAY", help="the day to begin with")
    best.set_defaults(run=lambda options: strongest(options.quarter, options.first))
    return parser
