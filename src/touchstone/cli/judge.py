"""`touchstone judge`: replays records and says how they ended, one JSON object a file."""

import json
from pathlib import Path
from typing import Annotated

import typer

from touchstone.cli.options import unread
from touchstone.core.record import RefusedLine, read_record
from touchstone.games import GAMES
from touchstone.views.sentences import refusal
from touchstone.views.verdict import outcome_json
from touchstone.views.words import Words


def judge(
    files: Annotated[list[Path], typer.Argument(help="Records to replay.", show_default=False)],
) -> None:
    """Replay records by the rules and print the verdict on each."""
    all_accepted = True
    for file in files:
        try:
            verdict = outcome_json(read_record(_text(file), GAMES))
        except RefusedLine as refused:
            all_accepted = False
            words = Words() if refused.kind is None else Words().of(refused.kind)
            message = refusal(words, refused.error)
            fault = {"line": refused.line, "code": refused.error.code, "message": message}
            verdict = {"refused": fault}
        typer.echo(json.dumps({"file": str(file), **verdict}, ensure_ascii=False))
    if not all_accepted:
        raise typer.Exit(1)


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RefusedLine(1, unread(file)) from error
