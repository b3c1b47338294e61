"""What the makers have in common: where the files go, and how they are told."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

Folder = Annotated[
    Path, typer.Option("--out", help="The folder for the files; made if it is not there.")
]
HERE = Path()


def tell(files: Iterable[Path]) -> None:
    """Prints the files written, one a line."""
    for file in files:
        typer.echo(str(file))
