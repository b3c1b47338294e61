"""`touchstone make rules`: a rule book in one format."""

from pathlib import Path
from typing import Annotated

import typer

from touchstone.cli import options
from touchstone.cli.make.options import HERE, Folder, making, tell
from touchstone.core.errors import SettingError
from touchstone.games import find_game
from touchstone.things.products import RULES


def rules(
    slug: options.Slug,
    format_: Annotated[str, typer.Option("--format", help=f"One of {', '.join(RULES)}.")] = "pdf",
    lang: options.Language = None,
    out: Folder = HERE,
    voice: Annotated[
        Path | None, typer.Option(help="A voice of Piper (FILE.onnx) for --format audio.")
    ] = None,
) -> None:
    """Make the rule book of a game in a format: large print, braille, EPUB or audio."""
    words = options.words_in(lang)
    with making(words, slug):
        kind = find_game(slug)
        language = words.language
        if (product := RULES.get(format_)) is None:
            allowed = ", ".join(RULES)
            raise SettingError("setting-bad-value", name="format", value=format_, allowed=allowed)
        spoken = {"voice": voice} if voice and format_ == "audio" else {}
        tell(product.make(kind, language, out, **spoken))
