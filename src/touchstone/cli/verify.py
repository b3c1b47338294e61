"""`touchstone verify`: checks the solution of Four Senses by other means than the solver's."""

from random import Random
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.progress import Progress

if TYPE_CHECKING:
    from touchstone.games.four_senses.mind.solver.verify import Findings, Step


def verify(
    moves: Annotated[int, typer.Option(help="Random moves, kernel against rules.")] = 20_000,
    positions: Annotated[int, typer.Option(help="Positions for plain minimax.")] = 1000,
    lines: Annotated[int, typer.Option(help="Games of each side's strategy.")] = 500,
    edge: Annotated[
        int, typer.Option(help="Positions where the book ends, to be proven; -1 for all of them.")
    ] = 500,
    seed: Annotated[int, typer.Option(help="Seed of the dice.")] = 1,
) -> None:
    """Check the solution of Four Senses: plain minimax, played strategies, the whole book."""
    # Numba takes a second to load, so nothing imports it before it is needed.
    from touchstone.games.four_senses.mind.solver import verify as checks  # noqa: PLC0415
    from touchstone.games.four_senses.mind.solver.book import shipped_book  # noqa: PLC0415
    from touchstone.games.four_senses.mind.solver.live import LiveSolver  # noqa: PLC0415

    dice, book = Random(seed), shipped_book()
    faults: list[str] = []
    with Progress(console=Console(stderr=True)) as bar:

        def step_of(title: str, total: int | None) -> "Step":
            task = bar.add_task(title, total=total)
            return lambda done: bar.update(task, completed=done)

        def tell(title: str, findings: "Findings") -> None:
            values = ", ".join(f"{_NAMES[v]} {n}" for v, n in sorted(findings.values.items()))
            counted = f"{findings.looked_at} ({values})" if values else f"{findings.looked_at}"
            typer.echo(f"{title}: {counted}, faults {len(findings.faults)}")
            faults.extend(findings.faults)

        title = "moves of the kernel against the rules"
        tell(title, checks.check_kernel(moves, dice, step_of(title, moves)))
        title = "positions against plain minimax"
        tell(title, checks.check_positions(positions, dice, step_of(title, positions)))
        for side in (0, 1):
            title = f"games of player {side + 1}'s strategy"
            step = step_of(title, lines)
            tell(title, checks.check_strategy(side, lines, dice, book, step))
        tell("positions where the book ends, reached", checks.check_book(book))
        title = "positions where the book ends, proven"
        step = step_of(title, edge if edge >= 0 else None)
        number = edge if edge >= 0 else None
        tell(title, checks.check_edge(book, number, dice, LiveSolver(bucket_bits=22), step))
    for fault in faults:
        typer.echo(fault, err=True)
    raise typer.Exit(1 if faults else 0)


_NAMES = {1: "win", 0: "draw", -1: "loss"}
