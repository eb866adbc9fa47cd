"""The command line: `python -m hearts arena …`, `ladder …`, `problems …`, `bot MIND`, `replay FILE`,
`verify FILE…` and `fairness`."""

import argparse
import json
import os
import shlex
import sys
from collections.abc import Iterable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from zlib import crc32

from hearts.arena import fairness, ladder, report, results, transcript, verify
from hearts.arena.arguments import above_zero, command, from_zero, whole_number
from hearts.arena.external import serve
from hearts.arena.foul import Foul
from hearts.arena.ladder import IQS, YARDSTICK
from hearts.arena.log import Log
from hearts.arena.match import Match
from hearts.arena.players import check_player, label, uses_clock, with_limit, with_secret
from hearts.arena.problem_log import ProblemLog, search_all
from hearts.arena.problem_search import ONLY
from hearts.arena.problem_selection import markdown_tables, select
from hearts.arena.processes import cores, processes
from hearts.arena.report import ProgressBar
from hearts.arena.terminal import escape_output, print_lines, use_utf_8, warn
from hearts.arena.terms import PATIENCE, SECRET, Terms
from hearts.engine.options import PRESETS
from hearts.engine.record import Record
from hearts.engine.rules import Rules
from hearts.minds.problem import begins
from hearts.minds.registry import NAMES, mind, sees_hands

ENDLESS = 1_000_000  # deals, where --until says when to stop
STDIN = "standard input"
STOPPED = 130  # the exit code of what Ctrl+C has ended


def main(arguments: list[str] | None = None) -> int:
    """Run a command. Return 0 when all went well, 2 after an error was told, 130 when it was stopped.

    Return 1 where `verify` or `fairness` has found something.
    """
    escape_output()
    asked = _parser().parse_args(arguments)
    asked.line = shlex.join(["hearts", *(sys.argv[1:] if arguments is None else arguments)])
    try:
        return int(asked.run(asked))
    except BrokenPipeError:  # whoever read the output has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except UnicodeDecodeError:
        message = f"{STDIN} is not a text file."
    except OSError as error:
        message = f"{error.filename}: {error.strerror}."
    except BrokenExecutor:
        message = "The system ended a process that was playing; there may have been too little memory."
    except ValueError as error:
        message = str(error)
    warn(message)
    return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="hearts", description="Hearts without a browser.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    arena = command(commands, "arena", "let minds play the same deals in each other's seats")
    some = f"{', '.join(NAMES)}, sampling:100 (worlds a decision), MIND@600 (ms a decision), exec:COMMAND (a program)"
    arena.add_argument("minds", nargs="*", metavar="MIND", help=some)
    _match_options(arena)
    arena.add_argument("--resume", type=Path, metavar="FILE", help="continue the match in FILE")
    arena.set_defaults(run=_arena)

    climb = command(commands, "ladder", "let minds play against one yardstick, and rate them")
    climb.add_argument("minds", nargs="*", metavar="MIND", help="instead of, or besides, those of --iq")
    climb.add_argument("--iq", metavar="60,80,…", help=f"minds by their I.Q. (default {','.join(map(str, IQS))})")
    climb.add_argument("--against", default=YARDSTICK, metavar="MIND",
        help="the yardstick (default %(default)s), or some in turns: sampling:100,defender,shooter")  # fmt: skip
    _match_options(climb)
    climb.add_argument("--markdown", action="store_true", help="print a table for the docs")
    climb.set_defaults(run=_ladder)

    _problem_options(command(commands, "problems", "search deals of self-play for positions with one best choice"))

    bot = command(commands, "bot", "be an external player: questions on standard input, answers on standard output")
    bot.add_argument("mind", metavar="MIND", help="the mind that answers, as iq:120")
    bot.set_defaults(run=_bot)

    _fairness_options(command(commands, "fairness", "deal many deals, and report whether any seat is favoured"))
    _verify_options(command(commands, "verify", "check records: cards, moves, scores, the choices of minds"))
    _replay_options(command(commands, "replay", "print a recorded game: every choice, every trick, every score"))
    return parser


def _problem_options(search: argparse.ArgumentParser) -> None:
    """Add the options of `hearts problems`, which finds problems and checks known ones."""
    search.add_argument(
        "--deals", type=whole_number, default=100, metavar="N", help="how many deals (default %(default)s)"
    )
    search.add_argument("--first", type=from_zero, default=0, metavar="N", help="the number of the first (default 0)")
    search.add_argument("--seed", default="1", metavar="S", help="of cards and minds (default %(default)s)")
    themes = "; ".join([f"{name}: those {what}" for name, what in ONLY.items()])
    search.add_argument("--only", choices=list(ONLY), default="", help=f"some problems alone ({themes})")
    search.add_argument(
        "--jobs", type=whole_number, default=cores(), metavar="N", help="processes (default: all cores)"
    )
    search.add_argument("--out", type=Path, metavar="FILE",
        help="keep each searched deal in FILE; deals in it are not searched again")  # fmt: skip
    search.add_argument("--check", type=Path, metavar="FILE",
        help="search nothing: keep the problems in FILE that still hold with today's minds")  # fmt: skip
    search.add_argument("--known", type=Path, metavar="FILE", help="the problems in FILE come before those found")
    search.add_argument("--ship", type=Path, metavar="FILE", help="write the problems that the game comes with to FILE")
    search.add_argument(
        "--number", type=whole_number, default=500, metavar="N", help="at most this many of them (default %(default)s)"
    )
    search.add_argument("--markdown", action="store_true", help="print tables for the docs instead of the problems")
    search.set_defaults(run=_problems)


def _fairness_options(deal: argparse.ArgumentParser) -> None:
    """Add the options of the command that looks at the generator."""
    deal.add_argument("--deals", type=whole_number, default=100_000, metavar="N", help="how many (default %(default)s)")
    deal.add_argument("--seed", default="1", metavar="S", help="of the cards (default %(default)s)")
    deal.add_argument("--rules", default="deluxe", metavar="RULES", help="as “deluxe players=3” (default %(default)s)")
    deal.add_argument("--jobs", type=whole_number, default=cores(), metavar="N", help="processes (default: all cores)")
    deal.set_defaults(run=_fairness)


def _verify_options(check: argparse.ArgumentParser) -> None:
    """Add the options of the command that checks records."""
    check.add_argument("files", nargs="+", metavar="FILE",
        help="a record, a result of a day or a match, or a file with many; - reads standard input")  # fmt: skip
    check.add_argument("--jobs", type=whole_number, default=cores(), metavar="N", help="processes (default: all cores)")
    check.add_argument("--result", action="store_true",
        help="print the one record as a result, with notes that name its minds and its scores")  # fmt: skip
    check.set_defaults(run=_verify)


def _replay_options(replay: argparse.ArgumentParser) -> None:
    """Add the options of the command that replays a game."""
    replay.add_argument("file", metavar="FILE", help="a game's record, or what a match kept; - reads standard input")
    replay.add_argument("--at", type=int, metavar="N", help="of a match: which deal, or game, from 0 on")
    replay.add_argument("--json", action="store_true", help="print data instead of text")
    replay.set_defaults(run=_replay)


def _match_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that a match and a ladder have in common."""
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--deals", type=whole_number, metavar="N", help="how many deals (default 100)")
    what.add_argument("--games", type=whole_number, metavar="N", help="this many whole games instead")
    parser.add_argument("--until", type=above_zero, default=0.0, metavar="SE",
        help="stop once the standard error of the difference (points; with --games: wins) is this small")  # fmt: skip
    parser.add_argument("--rounds", type=whole_number, default=0, metavar="N",
        help="play each deal in N rounds of seatings only; in a round every mind sits in each seat once")  # fmt: skip
    parser.add_argument("--seed", metavar="S", help="of cards and minds (default 1)")
    parser.add_argument("--rules", metavar="RULES", help=f"{', '.join(PRESETS)}; or “deluxe limit=50 players=3”")
    parser.add_argument(
        "--budget", type=whole_number, metavar="MS", help="milliseconds a decision, for minds that think"
    )
    parser.add_argument("--patience", type=above_zero, default=PATIENCE, metavar="S",
        help="seconds that a program has for an answer (default %(default)g)")  # fmt: skip
    parser.add_argument("--fouls", choices=("stop", "count"), default="stop",
        help="a program's mistake stops the match, or costs it that deal and is reported at the end")  # fmt: skip
    parser.add_argument(
        "--jobs", type=whole_number, default=cores(), metavar="N", help="processes (default: all cores)"
    )
    parser.add_argument("--out", type=Path, metavar="FILE",
        help="keep each finished deal in FILE; deals in it are not played again")  # fmt: skip
    parser.add_argument("--cards", action="store_true", help="keep the cards too, for “hearts replay FILE --at N”")
    parser.add_argument("--json", action="store_true", help="print data instead of a table")


def _arena(asked: argparse.Namespace) -> int:
    if asked.resume and asked.out:
        raise ValueError("--resume writes to the file of the match: leave out --out.")
    if asked.resume and not asked.resume.exists():
        raise ValueError(f"There is no file {asked.resume}.")
    log, number = _log(asked.resume or asked.out), _number(asked)
    if asked.resume:
        terms, number = _resumed(asked, log)
    elif asked.minds:
        terms = _terms(asked, tuple(asked.minds), _seed(asked, asked.minds, log))
        if len(asked.minds) == 1:
            check_player(asked.minds[0], asked.patience)
            raise ValueError("Name at least two minds: a match compares them.")
    else:
        raise ValueError("Name the minds that play, or a match to --resume.")
    match = Match(terms)
    code = _play(asked, [match], number, log)
    if match.tallies:
        if asked.json:
            _print(report.match_data(match))
        else:
            print_lines(*report.match_lines(match))
    return code


def _ladder(asked: argparse.Namespace) -> int:
    iqs = asked.iq or ("" if asked.minds else ",".join(map(str, IQS)))
    minds = [*asked.minds, *[f"iq:{word.strip()}" for word in iqs.split(",") if word]]
    if not minds:
        raise ValueError("Name at least one mind, or an I.Q., as in --iq 60,80.")
    log = _log(asked.out)
    seed = _seed(asked, [*minds, asked.against], log)  # one for all, who play the same deals
    matches = [Match(_terms(asked, (name, asked.against), seed)) for name in minds]
    for name in {name for match in matches for name in match.terms.minds}:
        check_player(name, asked.patience)
    code = _play(asked, matches, _number(asked), log)
    rungs, terms = ladder.rungs(matches), matches[0].terms
    if asked.json:
        _print(report.ladder_data(terms, rungs))
    elif rungs:
        lines = report.ladder_markdown if asked.markdown else report.ladder_lines
        print_lines(*lines(terms, rungs), *[line for match in matches for line in report.foul_lines(match)])
    return code


def _play(asked: argparse.Namespace, matches: list[Match], number: int, log: Log | None) -> int:
    """Play matches to their ends, or to Ctrl+C: then says how to go on."""
    if asked.cards and not log:
        raise ValueError("The cards are kept in a file: name it with --out FILE.")
    _warn(matches, log)
    bar = ProgressBar(number, asked.until)
    try:
        with processes(asked.jobs) as executor:
            ladder.play(matches, number, executor, asked.until, log, bar)
        return 0
    except KeyboardInterrupt:
        bar.clear()
        done = sum(len(match.finished) for match in matches)
        kept = "The same command continues it" if log else "Nothing was saved: with --out FILE you can continue it"
        warn(f"stopped after {done} {matches[0].terms.unit}s. {kept}: {asked.line}")
        return STOPPED
    except Foul as foul:
        bar.clear()
        warn(str(foul))
        return 2
    finally:
        bar.clear()


def _warn(matches: list[Match], log: Log | None) -> None:
    """Print which results do not follow from the seed alone, and which deals are not played anew."""
    names = sorted({label(name) for match in matches for name in match.terms.minds if uses_clock(name)})
    if names:
        warn(f"{', '.join(names)}: with a time limit, so two runs may differ.")
    known = sum(len(log.tallies(match.terms)) for match in matches) if log else 0
    if log and known:
        unit = matches[0].terms.unit
        warn(f"{known} {unit}s are in {log.path} already and not played again.")


def _seed(asked: argparse.Namespace, minds: list[str], log: Log | None) -> str:
    """Return the match's seed: the one with a secret in the log of these minds, or the given seed through `sealed`."""
    seed = str(asked.seed or "1")
    for terms in reversed(log.numbers if log else ()):
        known = SECRET.fullmatch(terms.seed)
        if known and known["said"] == seed and {*terms.minds} <= {*_limited(asked, minds)}:
            return terms.seed
    return with_secret(seed, minds)


def _terms(asked: argparse.Namespace, minds: tuple[str, ...], seed: str) -> Terms:
    names = _limited(asked, minds)
    rules = Rules.read(asked.rules or "deluxe").text()
    kept = asked.patience, asked.fouls == "count", asked.cards
    return Terms(rules, names, seed, bool(asked.games), *kept, rounds=asked.rounds)


def _limited(asked: argparse.Namespace, minds: Iterable[str]) -> tuple[str, ...]:
    return tuple([with_limit(name, asked.budget) if asked.budget else name for name in minds])


def _number(asked: argparse.Namespace) -> int:
    return asked.deals or asked.games or (ENDLESS if asked.until else 100)


def _log(path: Path | None) -> Log | None:
    return Log(path) if path else None


def _resumed(asked: argparse.Namespace, log: Log | None) -> tuple[Terms, int]:
    """Find the one match in a log that the options name. Return it, and how many deals are to be played."""
    assert log
    matches = [terms for terms in log.numbers if _fits(terms, asked)]
    if len(matches) != 1:
        kept_there = "; ".join(terms.title for terms in matches)
        raise ValueError(
            f"{log.path} holds {len(matches)} such matches: say more of the one you mean. ({kept_there})"
            if matches
            else f"{log.path} has no such match."
        )
    terms = replace(matches[0], patience=asked.patience, lenient=asked.fouls == "count", cards=asked.cards)
    return terms, asked.deals or asked.games or log.numbers[terms]


def _fits(terms: Terms, asked: argparse.Namespace) -> bool:
    """Return whether a match fits the options; an option that was not given fits all."""
    return (
        (not asked.minds or terms.minds == tuple(asked.minds))
        and (not asked.seed or asked.seed in (terms.seed, SECRET.sub(r"\g<said>", terms.seed)))
        and (not asked.rules or terms.rules == Rules.read(asked.rules).text())
        and (not asked.rounds or terms.rounds == asked.rounds)
        and not (asked.games if terms.unit == "deal" else asked.deals)
    )


def _print(plain: object) -> None:
    """Print data as JSON, which is ASCII."""
    print(json.dumps(plain, indent=2))


def _text(path: Path, most: int = -1) -> str:
    """Return the text of a file, at most one letter beyond the limit; so the caller sees that it is longer."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(most + 1 or -1)
    except UnicodeDecodeError:
        raise ValueError(f"{path} is not a text file.") from None


def _lines(path: Path | None) -> list[str]:
    """Return the lines of a file in which something stands; none where none is named."""
    return [line for line in _text(path).splitlines() if line.strip()] if path else []


def _problems(asked: argparse.Namespace) -> int:
    known, old = _lines(asked.known), _lines(asked.check)
    if asked.check and not old:
        raise ValueError(f"{asked.check} has no problems.")
    for line in known:
        begins(line)
    what = f"check {crc32(chr(10).join(old).encode())}" if old else asked.only
    log = ProblemLog(asked.out, f"{asked.seed} {what}".rstrip())
    numbers = range(len(old)) if old else range(asked.first, asked.first + asked.deals)
    try:
        with processes(asked.jobs) as executor:
            search_all(log, asked.seed, numbers, executor, old, asked.only)
    except KeyboardInterrupt:
        what = "problems" if old else "deals"
        warn(f"stopped after {len(log.found)} {what}: {asked.line}")
        return STOPPED
    many = len(log.lines)
    came = f"{many} of {len(old)} problems hold" if old else f"deals searched: {len(numbers)}, problems found: {many}"
    warn(f"{came}.")
    lines = select(known + log.lines, asked.number) if asked.ship else known + log.lines
    if asked.ship:
        asked.ship.write_text("".join([f"{line}\n" for line in lines]), encoding="utf-8")
    for line in markdown_tables(lines) if asked.markdown else () if asked.ship else lines:
        print_lines(line)
    return 0


def _bot(asked: argparse.Namespace) -> int:
    if sees_hands(mind(asked.mind).name):
        raise ValueError(f"{asked.mind} sees all hands, but a program sees only its own.")
    use_utf_8(sys.stdin, sys.stdout)
    with suppress(KeyboardInterrupt):
        serve(asked.mind, sys.stdin, lambda line: print(line, flush=True))
    return 0


def _fairness(asked: argparse.Namespace) -> int:
    """Print what each seat was dealt. Return 1 where chance alone would hardly do that."""
    rules = Rules.read(asked.rules)
    with processes(asked.jobs) as executor:
        found = fairness.count_on_all(rules.text(), asked.seed, asked.deals, executor)
    print_lines(*fairness.lines(rules, found))
    return 0 if fairness.is_fair(rules, found) else 1


def _verify(asked: argparse.Namespace) -> int:
    """Print a line for each file. Return 0 only where all of each is checked, else 1."""
    use_utf_8(sys.stdin)
    texts = [
        sys.stdin.read(results.MOST + 1) if file == "-" else _text(Path(file), results.MOST) for file in asked.files
    ]
    for file, text in zip(asked.files, texts, strict=True):
        if len(text) > results.MOST:
            raise ValueError(f"{STDIN if file == '-' else file} is larger than {results.MOST >> 20} MB.")
    if asked.result:
        if len(texts) > 1:
            raise ValueError("Name one file: its record is printed as a result.")
        print_lines(*verify.result(texts[0]).splitlines())
        return 0
    parts = max(1, asked.jobs // len(texts))
    with processes(min(asked.jobs, parts * len(texts))) as executor:
        asks = [
            [
                [executor.submit(results.checked, one, part, parts) for part in range(parts)]
                for one in results.each_in(text)
            ]
            for text in texts
        ]
        states = []
        for file, each in zip(asked.files, asks, strict=True):
            found = [results.joined([part.result() for part in one]) for one in each]
            print_lines(results.line(found, STDIN if file == "-" else file))
            states += [one.state for one in found]
    if "checked" in states:
        print_lines(results.NOTE)
    return 0 if set(states) == {"checked"} else 1


def _replay(asked: argparse.Namespace) -> int:
    use_utf_8(sys.stdin)
    here = asked.file == "-"
    text = sys.stdin.read() if here else _text(Path(asked.file))
    name = STDIN if here else asked.file
    if text[:1] == "{":
        return _replay_match(asked, Log(Path(name), text))
    if asked.at is not None:
        raise ValueError(f"{name} is one game: --at chooses among those of a match.")
    record = Record.read(text, later=True)
    if asked.json:
        _print(transcript.data(record))
    else:
        print_lines(*transcript.lines(record))
    return 0


def _replay_match(asked: argparse.Namespace, log: Log) -> int:
    """Return every table of a deal; where a file holds several matches, each table says whose it is."""
    tables = [(terms, Record.read(text, later=True)) for terms, text in log.records(asked.at)]
    if asked.json:
        _print([{"match": terms.plain()} | transcript.data(record) for terms, record in tables])
        return 0
    several = len({terms for terms, _ in tables}) > 1
    for number, (terms, record) in enumerate(tables):
        whose = [f"match of {', '.join(map(label, terms.minds))}, seed {terms.seed}"] if several else []
        print_lines(*[""] * (number > 0), *whose, *transcript.lines(record))
    return 0


if __name__ == "__main__":
    sys.exit(main())
