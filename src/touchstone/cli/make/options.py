"""What the makers have in common: where the files go, and how they are told."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from touchstone.cli.options import not_saved, refusals_as_sentences
from touchstone.views.words import Words

Folder = Annotated[
    Path, typer.Option("--out", help="The folder for the files; made if it is not there.")
]
HERE = Path()


def tell(files: Iterable[Path]) -> None:
    """Prints the files written, one a line."""
    for file in files:
        typer.echo(str(file))


@contextmanager
def making(words: Words, slug: str) -> Iterator[None]:
    """Ends the command with a sentence where something is missing or a file cannot be written."""
    with refusals_as_sentences(words, slug):
        try:
            yield
        except OSError as problem:
            raise not_saved(problem) from problem
