"""How a record ended, as data that other programs rely on."""

from typing import Any

from touchstone.core.record import Record
from touchstone.core.values import Outcome, all_seats


def outcome_json(record: Record, ended: Outcome | None = None) -> dict[str, Any]:
    """How a record ended, so far or for good; `ended` is known where no move has ended it."""
    series, sitting = record.series, record.sitting
    outcome = ended or series.outcome(sitting)
    told: dict[str, Any] = {
        "moves": len(record.moves),
        "over": outcome is not None,
        "winners": list(outcome.winners) if outcome else [],
        "reason": outcome.reason if outcome else None,
    }
    if outcome and outcome.reasons:
        told["reasons"] = list(outcome.reasons)
    told["where"] = list(outcome.where) if outcome else []
    scores = series.scores(sitting)
    if scores:
        seats = all_seats(len(scores))
        told["scores"] = {str(seat): score for seat, score in zip(seats, scores, strict=True)}
    count = record.game.count(sitting.state)
    if count is not None:
        told["count"] = count
    return told
