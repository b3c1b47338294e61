"""`touchstone solve`: proves what Four Senses is worth with best play."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from touchstone.cli.options import Slug, refusals_as_sentences
from touchstone.core.errors import SettingError

if TYPE_CHECKING:
    from touchstone.games.four_senses.mind.solver.solve import Proof, Solver

SMALLEST_TABLE_BITS = 15  # 2 MiB, the least that is any use


def solve(
    slug: Slug = "four-senses",
    memory: Annotated[float, typer.Option(help="Size of the table in GiB, at most 8.")] = 4.0,
    threads: Annotated[int, typer.Option(min=1, max=16, help="Threads.")] = 2,
    checkpoint: Annotated[
        Path | None, typer.Option(help="File to resume from and to save to.")
    ] = None,
    every: Annotated[float, typer.Option(help="Seconds between checkpoints.")] = 300.0,
    book: Annotated[
        Path | None,
        typer.Option(help="Write the opening book here; what it knows already is kept."),
    ] = None,
    exact_through: Annotated[
        int, typer.Option(help="Book: look for missed wins up to this ply.")
    ] = 0,
) -> None:
    """Prove the value of the two-player game with a referee, from the empty board."""
    with refusals_as_sentences():
        if slug.lower() != "four-senses":
            raise SettingError("setting-bad-value", name="game", value=slug, allowed="four-senses")
    if not 0 < memory <= 8:
        raise typer.BadParameter("the table takes more than 0 and at most 8 GiB")
    # Numba takes a second to load, so nothing imports it before it is needed.
    from touchstone.games.four_senses.mind.solver.solve import Solver  # noqa: PLC0415

    console = Console()
    bits = max(SMALLEST_TABLE_BITS, int(memory * 2**24).bit_length() - 1)
    console.print(f"A table of {2 ** (bits + 6) / 2**30:g} GiB, {threads} threads.")
    solver = Solver(bucket_bits=bits, threads=threads)
    try:
        _report(console, solver, _run(console, solver, checkpoint, every))
    except KeyboardInterrupt:
        console.print("Stopped." + (" The checkpoint was saved." if checkpoint else ""))
        raise typer.Exit(130) from None
    except ValueError as error:
        raise typer.BadParameter(str(error)) from error
    if book:
        _write_book(console, solver, book, exact_through)


def _run(console: Console, solver: "Solver", checkpoint: Path | None, every: float) -> "Proof":
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, TextColumn("{task.fields[facts]}"), console=console) as bar:
        tasks = {
            1: bar.add_task("Can the first player force a win?", total=1.0, facts=""),
            0: bar.add_task("Can the first player force a draw?", total=1.0, facts=""),
        }

        def tick(solver: "Solver") -> None:
            for question, task in tasks.items():
                mine = [worker for worker in solver.workers if worker.question == question]
                nodes = solver.proof.nodes[question] + sum(worker.nodes for worker in mine)
                answer = solver.proof.answers.get(question)
                share = 1.0 if answer is not None else max((w.share() for w in mine), default=0.0)
                said = "" if answer is None else ("yes" if answer else "no")
                facts = f"{nodes / 1e6:,.0f} M positions, table {solver.filled():.0%} full {said}"
                bar.update(task, completed=share, facts=facts)

        proof = solver.run(tick, checkpoint, every)
        tick(solver)
    return proof


def _report(console: Console, solver: "Solver", proof: "Proof") -> None:
    nodes = sum(proof.nodes.values())
    console.print(f"With best play Four Senses is a {proof.value} for the first player.")
    console.print(
        f"{nodes:,} positions expanded (win: {proof.nodes[1]:,}, draw: {proof.nodes[0]:,}), "
        f"{proof.seconds:,.0f} s, table {solver.filled():.0%} full."
    )


def _write_book(console: Console, solver: "Solver", path: Path, exact_through: int) -> None:
    from touchstone.games.four_senses.mind.solver.book import make_book, read_book  # noqa: PLC0415
    from touchstone.games.four_senses.mind.solver.strategy import build_book  # noqa: PLC0415

    older = read_book(path.read_bytes()) if path.exists() else make_book({})

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}"))
    with Progress(*columns, TimeElapsedColumn(), console=console) as bar:
        task = bar.add_task("opening book", total=None)

        def report(what: str, done: int, total: int) -> None:
            bar.update(task, description=what, completed=done, total=total)

        made = build_book(solver.table, solver.bits, older, solver.threads, exact_through, report)
    made.save(path)
    console.print(f"{path}: {len(made):,} positions.")
