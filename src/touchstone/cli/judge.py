"""`touchstone judge`: replays records and says how they ended, one JSON object a file."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from touchstone.cli.options import unread
from touchstone.core.record import Record, RefusedLine, read_record
from touchstone.core.values import all_seats
from touchstone.games import GAMES
from touchstone.views.sentences import refusal
from touchstone.views.words import Words


def judge(
    files: Annotated[list[Path], typer.Argument(help="Records to replay.", show_default=False)],
) -> None:
    """Replay records by the rules and print the verdict on each."""
    all_accepted = True
    for file in files:
        try:
            verdict = _verdict(read_record(_text(file), GAMES))
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


def _verdict(record: Record) -> dict[str, Any]:
    series, sitting = record.series, record.sitting
    outcome = series.outcome(sitting)
    verdict: dict[str, Any] = {
        "moves": len(record.moves),
        "over": outcome is not None,
        "winners": list(outcome.winners) if outcome else [],
        "reason": outcome.reason if outcome else None,
    }
    if outcome and outcome.reasons:
        verdict["reasons"] = list(outcome.reasons)
    verdict["where"] = list(outcome.where) if outcome else []
    scores = series.scores(sitting)
    if scores:
        seats = all_seats(len(scores))
        verdict["scores"] = {str(seat): score for seat, score in zip(seats, scores, strict=True)}
    count = record.game.count(sitting.state)
    if count is not None:
        verdict["count"] = count
    return verdict
