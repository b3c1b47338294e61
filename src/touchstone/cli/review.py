"""`touchstone review`: a game turn by turn, and the path of the fingers where masks were worn."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from touchstone.cli import options
from touchstone.core.errors import TouchstoneError
from touchstone.core.record import RefusedLine
from touchstone.engine.warming import cold, compile_each
from touchstone.games import GAMES
from touchstone.match import Match
from touchstone.match.saved import read_saved
from touchstone.teaching.review import Review
from touchstone.teaching.review import review as reviewed
from touchstone.teaching.review.chart import chart_svg
from touchstone.teaching.review.fingers import Fingers, fingers_of
from touchstone.teaching.review.fingers_told import finger_lines, fingers_json
from touchstone.teaching.review.telling import Teller, as_json
from touchstone.views.sentences import refusal
from touchstone.views.words import Words


def review(
    record: Annotated[Path, typer.Argument(help="A record or a saved match.", show_default=False)],
    seconds: Annotated[
        float | None, typer.Option(help="Think no longer than this in all.", show_default="a few")
    ] = None,
    svg: Annotated[bool, typer.Option("--svg", help="Print the chart as SVG.")] = False,
    as_data: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    lang: options.Language = None,
) -> None:
    """Review a game: what each turn was worth, where it turned, what nobody noticed."""
    words = options.words_in(lang)
    match = _read(record, words)
    kind = match.record.game.kind
    for number, done in enumerate(compile_each(cold(kind, match.record.game))):
        if number == 0:
            typer.echo("Compiling what this game needs, this once.", err=True)
        typer.echo(f"{done.name}, {done.seconds:.1f} s", err=True)
    with options.progress("reviewing") as on_step:
        # A game can end without a move: somebody gives up, or the time is over.
        found = replace(reviewed(match.record, seconds, on_step), outcome=match.outcome)
    teller = Teller(words, match.agreement, match.record)
    if svg:
        typer.echo(chart_svg(found, teller))
    elif as_data:
        told = as_json(found, match.record)
        if fingers := _fingers(match, found):
            told["fingers"] = fingers_json(fingers)
        typer.echo(json.dumps(told, ensure_ascii=False))
    else:
        for line in _lines(match, found, teller):
            typer.echo(line)


def _lines(match: Match, found: Review, teller: Teller) -> Iterator[str]:
    yield from teller.lines(found)
    if fingers := _fingers(match, found):
        yield from finger_lines(fingers, teller)


def _fingers(match: Match, found: Review) -> Fingers | None:
    """The path, if it is known; before the end it would tell what a masked player has not felt."""
    fingers = None if match.outcome is None else fingers_of(match, found)
    return fingers if fingers and fingers.is_known else None


def _read(file: Path, words: Words) -> Match:
    try:
        return read_saved(file.read_text(encoding="utf-8"), GAMES)
    except (OSError, UnicodeDecodeError):
        error: TouchstoneError = options.unread(file)
        said = refusal(words, error)
    except RefusedLine as refused:
        error = refused.error
        said = refusal(words.of(refused.kind) if refused.kind else words, error)
        said = words.say("record-line-refused", line=refused.line, why=said)
    typer.echo(f"{error.code}: {said}", err=True)
    raise typer.Exit(1)
