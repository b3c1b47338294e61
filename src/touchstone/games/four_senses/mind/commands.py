"""`touchstone solve four-senses` and `touchstone verify four-senses`: the proof, and its check."""

import json
from collections.abc import Callable
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
from touchstone.games.four_senses.mind.solver.book import make_book, read_book, shipped_book
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.games.four_senses.mind.solver.solve import Proof, Solver
from touchstone.games.four_senses.mind.solver.strategy import build_book

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
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Prove the value of the two-player game with a referee, from the empty board."""
    if not 0 < memory <= 8:
        raise typer.BadParameter("the table takes more than 0 and at most 8 GiB")
    board = _behind(after)
    console = Console(stderr=as_json)
    bits = max(SMALLEST_TABLE_BITS, int(memory * 2**24).bit_length() - 1)
    console.print(f"A table of {2 ** (bits + 6) / 2**30:g} GiB, {threads} threads.")
    solver = Solver(board, bits, threads)
    if after:
        solver.believe(shipped_book())
    try:
        proof = _run(console, solver, checkpoint, every)
    except KeyboardInterrupt:
        console.print("Stopped." + (" The checkpoint was saved." if checkpoint else ""))
        raise typer.Exit(130) from None
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    whose = f"whoever is to move after {after}" if after else "the first player"
    console.print(f"With best play Four Senses is a {proof.value} for {whose}.")
    console.print(
        f"{sum(proof.nodes.values()):,} positions expanded (win: {proof.nodes[1]:,}, draw: "
        f"{proof.nodes[0]:,}), {proof.seconds:,.0f} s, table {solver.filled():.0%} full."
    )
    if book:
        _write_book(console, solver, book, exact_through)
    if as_json:
        facts = {"value": proof.value, "positions": proof.nodes, "seconds": proof.seconds}
        typer.echo(json.dumps(facts))


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


def _write_book(console: Console, solver: Solver, path: Path, exact_through: int) -> None:
    older = read_book(path.read_bytes()) if path.exists() else make_book({})

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}"))
    watched = console.is_terminal
    with Progress(*columns, TimeElapsedColumn(), console=console, disable=not watched) as bar:
        task = bar.add_task("opening book", total=None)

        def report(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        made = build_book(solver.table, solver.bits, older, solver.threads, exact_through, report)
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
        check("positions where the book ends, reached", lambda _: checks.check_book(book))
        number, solver = edge if edge >= 0 else None, LiveSolver(bucket_bits=22)
        proven = partial(checks.check_edge, book, number, dice, solver)
        check("positions where the book ends, proven", proven)
    for fault in faults:
        typer.echo(fault, err=True)
    if as_json:
        typer.echo(json.dumps({"checked": made, "faults": faults}))
    raise typer.Exit(1 if faults else 0)
