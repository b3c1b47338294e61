"""`touchstone make pieces`: boards and pieces for a 3D printer."""

from typing import Annotated

import typer

from touchstone.cli import options
from touchstone.cli.make.options import HERE, Folder, making, tell
from touchstone.games import find_game
from touchstone.things.products import PIECES


def pieces(
    slug: options.Slug,
    lang: options.Language = None,
    out: Folder = HERE,
    clearance: Annotated[
        float, typer.Option(help="Room on each side of what goes into something, in mm.")
    ] = 0.4,
    bed: Annotated[float, typer.Option(help="The width of the printing bed in mm.")] = 220,
) -> None:
    """Make boards and pieces for a 3D printer: STL, 3MF and a guide."""
    words = options.words_in(lang)
    with making(words, slug):
        kind = find_game(slug)
        language = words.language
        tell(PIECES.make(kind, language, out, clearance=clearance, bed=bed))
