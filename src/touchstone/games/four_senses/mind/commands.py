"""`touchstone solve four-senses` and `touchstone verify four-senses`: the proof, and its check."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from touchstone.engine.mind import OnStep
from touchstone.games.four_senses.mind.kernel.convert import board_of, referee_game
from touchstone.games.four_senses.mind.solver import verify as checks
from touchstone.games.four_senses.mind.solver.book import Book, make_book, read_book, shipped_book
from touchstone.games.four_senses.mind.solver.edge import EdgeCheck, book_ends, check_book
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.games.four_senses.mind.solver.openings import Openings, all_openings
from touchstone.games.four_senses.mind.solver.solve import Proof, Solver
from touchstone.games.four_senses.mind.solver.strategy import build_book
from touchstone.games.four_senses.mind.solver.transpositions import filled

SMALLEST_TABLE_BITS = 15  # 2 MiB, the least that is any use
_NAMES = {1: "win", 0: "draw", -1: "loss"}


def solve(
    memory: Annotated[float, typer.Option(help="Size of the table in GiB, at most 8.")] = 4.0,
    threads: Annotated[int, typer.Option(min=1, max=16, help="Threads.")] = 2,
    checkpoint: Annotated[
        Path | None, typer.Option(help="File to resume from and to save to.")
    ] = None,
    every: Annotated[float, typer.Option(min=1, help="Seconds between checkpoints.")] = 300.0,
    book: Annotated[
        Path | None,
        typer.Option(help="Write the opening book here; what it knows already is kept."),
    ] = None,
    exact_through: Annotated[
        int, typer.Option(help="Book: look for missed wins up to this ply.")
    ] = 0,
    after: Annotated[
        str,
        typer.Option(help="Begin behind these placements, as “f b1, h c2”, and believe the book."),
    ] = "",
    openings: Annotated[
        bool, typer.Option("--openings", help="Every opening of two pieces instead, from the book.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Prove the value of the two-player game with a referee, from the empty board."""
    board = _behind(after)
    console = Console(stderr=as_json)
    bits = _bucket_bits(memory)
    console.print(f"A table of {2 ** (bits + 6) / 2**30:g} GiB, {threads} threads.")
    if openings:
        found = _all_openings(console, bits, checkpoint, every, book, threads)
        if as_json:
            typer.echo(json.dumps(found))
        return
    solver = Solver(board, bits, threads)
    if after:
        solver.believe(shipped_book())
    with _resumable(console, checkpoint):
        proof = _run(console, solver, checkpoint, every)
    whose = f"whoever is to move after {after}" if after else "the first player"
    console.print(f"With best play Four Senses is a {proof.value} for {whose}.")
    console.print(
        f"{sum(proof.nodes.values()):,} positions expanded (win: {proof.nodes[1]:,}, draw: "
        f"{proof.nodes[0]:,}), {proof.seconds:,.0f} s, table {solver.filled():.0%} full."
    )
    if book:
        older = read_book(book.read_bytes()) if book.exists() else make_book({})
        _write_book(console, solver, older, book, threads, exact_through)
    if as_json:
        facts = {"value": proof.value, "positions": proof.nodes, "seconds": proof.seconds}
        typer.echo(json.dumps(facts))


@contextmanager
def _resumable(console: Console, checkpoint: Path | None) -> Iterator[None]:
    """A block that may be interrupted, and that may have been given another search's file."""
    try:
        yield
    except KeyboardInterrupt:
        console.print("Stopped." + (" The checkpoint was saved." if checkpoint else ""))
        raise typer.Exit(130) from None
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error


def _bucket_bits(memory: float) -> int:
    """The size of a table as the searches want it."""
    if not 0 < memory <= 8:
        raise typer.BadParameter("the table takes more than 0 and at most 8 GiB")
    return max(SMALLEST_TABLE_BITS, int(memory * 2**24).bit_length() - 1)


def _behind(moves: str) -> int:
    """The kernel's word for the board behind these placements."""
    game = referee_game()
    state = game.initial()
    for text in filter(None, moves.split(",")):
        state = game.play(state, game.read_move(state, text.strip())).state
    if game.outcome(state) is not None:
        raise typer.BadParameter("the game is over there")
    return board_of(state.stacks)


def _run(console: Console, solver: Solver, checkpoint: Path | None, every: float) -> Proof:
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    facts = TextColumn("{task.fields[facts]}")
    with Progress(*columns, facts, console=console, disable=not console.is_terminal) as bar:
        tasks = {
            1: bar.add_task("Can the first player force a win?", total=1.0, facts=""),
            0: bar.add_task("Can the first player force a draw?", total=1.0, facts=""),
        }

        def tick(solver: Solver) -> None:
            for question, task in tasks.items():
                mine = [worker for worker in solver.workers if worker.question == question]
                nodes = solver.proof.nodes[question] + sum(worker.nodes for worker in mine)
                answer = solver.proof.answers.get(question)
                share = 1.0 if answer is not None else max((w.share for w in mine), default=0.0)
                said = "" if answer is None else ("yes" if answer else "no")
                facts = f"{nodes / 1e6:,.0f} M positions, table {solver.filled():.0%} full {said}"
                bar.update(task, completed=share, facts=facts)

        proof = solver.run(tick, checkpoint, every)
        tick(solver)
    return proof


def _all_openings(
    console: Console,
    bits: int,
    checkpoint: Path | None,
    every: float,
    path: Path | None,
    threads: int,
) -> dict[str, int]:
    """Solves every opening of two pieces on one thread; the book then goes on behind them."""
    known = read_book(path.read_bytes()) if path and path.exists() else shipped_book()
    found = Openings(known, all_openings(), bits)
    left = len(found.open)
    with _resumable(console, checkpoint), Progress(console=console) as bar:
        task = bar.add_task("openings of two pieces", total=len(found.boards))

        def tick(found: Openings) -> None:
            nonlocal left
            bar.update(task, completed=len(found.boards) - len(found.open))
            if len(found.open) < left:
                left = len(found.open)
                console.print(_told(found))

        found.run(tick, checkpoint, every)
    console.print(_told(found))
    if path:
        _write_book(console, found.solver, known.with_bounds(found.entries()), path, threads)
    return {_NAMES[worth]: number for worth, number in found.counted().items()}


def _told(found: Openings) -> str:
    worth = ", ".join(f"{_NAMES[worth]} {number}" for worth, number in found.counted().items())
    return (
        f"For the player to move: {worth}, open {len(found.open)}; {found.solver.nodes:,} "
        f"positions expanded, {found.seconds:,.0f} s, table {filled(found.solver.table):.0%} full."
    )


def _write_book(
    console: Console,
    search: Solver | LiveSolver,
    older: Book,
    path: Path,
    threads: int,
    exact_through: int = 0,
) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}"))
    watched = console.is_terminal
    with Progress(*columns, TimeElapsedColumn(), console=console, disable=not watched) as bar:
        task = bar.add_task("opening book", total=None)

        def report(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        made = build_book(search.table, search.bits, older, threads, exact_through, report)
    made.save(path)
    console.print(f"{path}: {len(made):,} positions.")


def verify(
    moves: Annotated[int, typer.Option(min=0, help="Random moves, kernel against rules.")] = 20_000,
    positions: Annotated[int, typer.Option(min=0, help="Positions for plain minimax.")] = 1000,
    lines: Annotated[int, typer.Option(min=0, help="Games of each side's strategy.")] = 500,
    edge: Annotated[
        int,
        typer.Option(min=-1, help="Positions where the book ends, to be proven; -1: all."),
    ] = 500,
    memory: Annotated[
        float, typer.Option(help="Size of the table for these in GiB, at most 8.")
    ] = 0.25,
    checkpoint: Annotated[
        Path | None, typer.Option(help="File to resume their proof from and to save it to.")
    ] = None,
    every: Annotated[float, typer.Option(min=1, help="Seconds between checkpoints.")] = 300.0,
    seed: Annotated[int, typer.Option(help="Seed of the dice.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Check the solution of Four Senses: plain minimax, played strategies, the whole book."""
    dice, book = Random(seed), shipped_book()
    faults: list[str] = []
    console = Console(stderr=True)
    made: dict[str, Any] = {}
    with Progress(console=console, disable=not console.is_terminal) as bar:

        def check(title: str, how: Callable[[OnStep], checks.Findings]) -> None:
            task = bar.add_task(title, total=None)
            findings = how(lambda done, total: bar.update(task, completed=done, total=total))
            values = ", ".join(f"{_NAMES[v]} {n}" for v, n in sorted(findings.values.items()))
            counted = f"{findings.looked_at} ({values})" if values else f"{findings.looked_at}"
            typer.echo(f"{title}: {counted}, faults {len(findings.faults)}", err=as_json)
            made[title] = findings.looked_at
            faults.extend(findings.faults)

        check("moves of the kernel against the rules", partial(checks.check_kernel, moves, dice))
        check("positions against plain minimax", partial(checks.check_positions, positions, dice))
        for side in (0, 1):
            title = f"games of player {side + 1}'s strategy"
            check(title, partial(checks.check_strategy, side, lines, dice, book))
        check("positions where the book ends, reached", lambda _: check_book(book))
        ends = book_ends(book, checks.Findings())
        chosen = ends if edge < 0 else dice.sample(ends, min(edge, len(ends)))
        second = EdgeCheck(chosen, LiveSolver(_bucket_bits(memory)))
        proven = partial(_prove_edge, console, second, checkpoint, every)
        with _resumable(console, checkpoint):
            check("positions where the book ends, proven", proven)
    for fault in faults:
        typer.echo(fault, err=True)
    if as_json:
        typer.echo(json.dumps({"checked": made, "faults": faults}))
    raise typer.Exit(1 if faults else 0)


def _prove_edge(
    console: Console, second: EdgeCheck, checkpoint: Path | None, every: float, on_step: OnStep
) -> checks.Findings:
    """Proves the positions where the book ends; now and then a line says how far it is."""
    said = 0.0

    def tell() -> None:
        console.print(
            f"{second.findings.looked_at:,} of {len(second.ends):,} proven, {second.expanded:,} "
            f"positions expanded, {second.seconds:,.0f} s, "
            f"table {filled(second.solver.table):.0%} full."
        )

    def tick(second: EdgeCheck) -> None:
        nonlocal said
        on_step(second.findings.looked_at, len(second.ends))
        if second.seconds - said > every:
            said = second.seconds
            tell()

    second.run(tick, checkpoint, every)
    tell()
    return second.findings
