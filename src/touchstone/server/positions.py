"""Games that begin elsewhere: from a position that somebody has set up, or from a record."""

from collections.abc import Mapping
from typing import Any

from pydantic import ValidationError

from touchstone.core.errors import GameOver, RecordError, TouchstoneError
from touchstone.core.game import AnyGame, GameKind
from touchstone.core.record import RefusedLine, read_record
from touchstone.server.forms import Form, Wish, chosen_level, chosen_name
from touchstone.server.refusals import Refusal
from touchstone.views.sentences import refusal
from touchstone.views.wire.api import NewSeat, NewTable
from touchstone.views.words import Words


def from_here(form: Form, kinds: Mapping[str, GameKind], words: Words) -> Wish:
    """The table that begins with what the form says; raises Refusal."""
    text = form.get("text", "").strip()
    kind = kinds.get(text.partition(";")[0].strip().lower())
    try:
        game, state = _of_record(text, kinds, words) if kind is None else _of_position(text, kind)
    except TouchstoneError as error:
        raise Refusal.of(error, kind) from error
    who = form.get("with", "computer")
    masked = form.get("eyes") == "masked"
    level = chosen_level(form) if who == "computer" else 0
    others = NewSeat(masked=masked, level=level, reserved=who == "here")
    mine = NewSeat(name=chosen_name(form), masked=masked, reserved=True)
    turn = int(game.to_move(state))
    # Whoever sets up a position is to move in it.
    seats = tuple(mine if seat == turn else others for seat in range(1, game.seats + 1))
    players = {"computer": f"bot{level}", "here": "here"}.get(who, "link")
    try:
        table = NewTable(
            game=game.kind.slug,
            seats=seats,
            settings=dict(game.settings),
            rounds=1,
            position=game.state_text(state),
        )
    except ValidationError:
        raise Refusal("http/invalid", where="position") from None
    return Wish(table, tuple("here" if seat is mine else players for seat in seats))


def _of_position(text: str, kind: GameKind) -> tuple[AnyGame, Any]:
    return kind.seat_up(None, {}, " ".join(text.split()))


def _of_record(text: str, kinds: Mapping[str, GameKind], words: Words) -> tuple[AnyGame, Any]:
    try:
        record = read_record(text, kinds)
    except RefusedLine as refused:
        said = words if refused.kind is None else words.of(refused.kind)
        why = refusal(said, refused.error)
        raise RecordError("record-line-refused", line=refused.line, why=why) from refused
    if record.series.is_over(record.sitting):
        raise GameOver("set-up-over")
    return record.game, record.sitting.state
