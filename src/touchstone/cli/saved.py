"""Saving a game as a record and going on from it. Who sat where is kept in the record's remarks."""

from dataclasses import replace
from pathlib import Path

from touchstone.core.errors import RecordError
from touchstone.core.record import Record, RefusedLine, read_record
from touchstone.core.values import Seat, all_seats
from touchstone.games import GAMES
from touchstone.match import Chair, Match, Play, Agreement
from touchstone.views.words import Words


def save(match: Match, file: Path) -> None:
    """Writes the record, with the chairs as remarks."""
    remarks = tuple(
        remark
        for seat in all_seats(match.agreement.game.seats)
        for remark in _remarks(seat, match.agreement.chair(seat))
    )
    file.write_text(replace(match.record, remarks=remarks).text(), encoding="utf-8")


def _remarks(seat: Seat, chair: Chair) -> list[tuple[str, str]]:
    player = f"bot {chair.level}" if chair.level else "person"
    eyes = "masked" if chair.masked else "open"
    named = [(f"name{seat}", chair.name)] if chair.name else []
    return [*named, (f"seat{seat}", f"{player}, {eyes}")]


def read_saved(file: Path, words: Words) -> Match:
    """The match where the record left it; raises RecordError with the line at fault."""
    try:
        record = read_record(file.read_text(encoding="utf-8"), GAMES)
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError("record-no-text", file=str(file)) from error
    except RefusedLine as refused:
        said = words if refused.kind is None else words.of(refused.kind)
        why = said.say(refused.error.reason, **refused.error.facts)
        raise RecordError("record-line-refused", line=refused.line, why=why) from refused
    return _match(record)


def _match(record: Record) -> Match:
    game, remarks = record.game, dict(record.remarks)
    chairs = tuple(_chair(seat, remarks, usual=game.kind.masked) for seat in all_seats(game.seats))
    table = Agreement(game, chairs, record.series.rounds, record.series.start, record.position)
    plays = tuple(Play(seat, game.move_text(move)) for seat, move in record.moves)
    return Match.replay(table, plays)


def _chair(seat: Seat, remarks: dict[str, str], *, usual: bool) -> Chair:
    player, _, eyes = remarks.get(f"seat{seat}", "person").partition(",")
    kind, _, level = player.strip().partition(" ")
    is_bot = kind == "bot" and level in ("1", "2", "3", "4", "5")
    masked = {"masked": True, "open": False}.get(eyes.strip(), usual)
    return Chair(remarks.get(f"name{seat}", ""), masked, int(level) if is_bot else 0)
