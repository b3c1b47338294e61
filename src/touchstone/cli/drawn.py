"""Bars and tables on a terminal.

Rich takes longer to load than most commands take to run, so it is imported where it draws.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from touchstone.engine.mind import OnStep, no_step


@contextmanager
def progress(title: str) -> Iterator[OnStep]:
    """A bar on a terminal, gone when all is done; it is told how many steps of how many are."""
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import Progress  # noqa: PLC0415

    console = Console(stderr=True)
    if not console.is_terminal:
        yield no_step
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def print_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Prints rows whose first column is a name and whose others are numbers."""
    from rich.console import Console  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

    table = Table(title=title)
    for number, column in enumerate(columns):
        table.add_column(column, justify="right" if number else "left")
    for row in rows:
        table.add_row(*row)
    Console().print(table)
