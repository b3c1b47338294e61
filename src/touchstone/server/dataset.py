"""Finished games for researchers: only those that everybody at the table has agreed to give.

A row is a game. The models here are the schema: JSON lines, Parquet and the data card follow from
them. Names, tables' ids, secrets and exact times of day are in none of them.
"""

from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from touchstone.core.game import GameKind
from touchstone.match import Match, Play
from touchstone.match.events import Felt, FeltSupply
from touchstone.server.schema import Row, StoredTable
from touchstone.server.store import Store, read_table
from touchstone.server.upkeep import replayed, snapshot, stored_tables


class Part(BaseModel):
    """A part of a row; every field says what it is."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Player(Part):
    """Somebody at the table, without a name."""

    seat: Annotated[int, Field(description="1 for the first seat")]
    masked: Annotated[bool, Field(description="whether they could only feel the board")]
    level: Annotated[int, Field(description="0 for a person, else the level of the bot")]
    level_at_end: Annotated[
        int, Field(description="above 0 also where a bot played on for a person who had gone")
    ]


class Move(Part):
    """A move that stood at the end."""

    seat: Annotated[int, Field(description="who moved")]
    text: Annotated[str, Field(description="the move in the game's notation")]
    milliseconds: Annotated[int, Field(description="time that its command took of the turn")]


class TouchRow(Part):
    """One finger on one thing."""

    seat: Annotated[int, Field(description="who felt")]
    after: Annotated[int, Field(description="how many of the moves had been made before")]
    target: Annotated[str, Field(description="the cell, or `supply`")]
    found: Annotated[
        str,
        Field(description="what was felt: height and surface, then details; or what is left"),
    ]
    by_refusal: Annotated[
        bool, Field(description="a move was refused, and its finger found out why")
    ]
    milliseconds: Annotated[int, Field(description="time that its command took of the turn")]


class GameRow(Part):
    """A finished game."""

    number: Annotated[int, Field(description="counts the rows of this file")]
    game: Annotated[str, Field(description="slug of the game")]
    settings: Annotated[dict[str, str], Field(description="every setting of the rules")]
    month: Annotated[str, Field(description="when the table was set up: year and month, UTC")]
    players: Annotated[tuple[Player, ...], Field(description="who played, by seat")]
    winners: Annotated[tuple[int, ...], Field(description="seats; empty for a draw")]
    reason: Annotated[str, Field(description="why it ended")]
    record: Annotated[
        str, Field(description="the game as a record, which `touchstone judge` reads")
    ]
    moves: Annotated[tuple[Move, ...], Field(description="every move, in order")]
    touches: Annotated[
        tuple[TouchRow, ...] | None,
        Field(description="every touch, in order; missing unless touches were asked for"),
    ] = None


async def finished_games(
    store: Store, kinds: Mapping[str, GameKind], *, touches: bool, agreed: bool = True
) -> AsyncIterator[GameRow]:
    """Every finished game that everybody at its table has agreed to give; nothing else.

    Whoever runs the server may look at all of them, which is not `agreed`, and keeps them.
    """
    count = 0
    async with snapshot(store) as run:
        async for table, sitting, rows in stored_tables(run):
            try:
                games = _finished(read_table(table, sitting), rows, kinds, agreed)
            except Exception:
                continue  # `touchstone store check` tells what is wrong with it
            for game in games:
                count += 1
                left_out = {} if touches else {"touches": None}
                yield game.model_copy(update={"number": count, **left_out})


class _Times:
    """What each command of one game took, move by move and touch by touch."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.touches: list[TouchRow] = []


def _finished(
    stored: StoredTable, rows: list[Row], kinds: Mapping[str, GameKind], agreed: bool
) -> list[GameRow]:
    games, match = [_Times()], None
    for row, match, happened in replayed(stored, rows, kinds):
        if len(games) == len(match.former):
            games.append(_Times())
        now, made = games[-1], len(match.record.moves)
        is_move = isinstance(match.commands[-1].command, Play) and made > len(now.moves)
        if is_move:
            now.moves.append(row.spent)
        refused = isinstance(match.commands[-1].command, Play) and not is_move
        # What was taken back leaves with all that was felt after it.
        del now.moves[made:]
        now.touches = [touch for touch in now.touches if touch.after <= made]
        now.touches += [
            _touch(event, made, refused, row.spent)
            for event in happened
            if isinstance(event, Felt | FeltSupply)
        ]
    finished = match.finished if match is not None else ()
    return [
        _game(stored, over, took)
        for over, took in zip(finished, games, strict=False)
        if over.is_shared or not agreed
    ]


def _touch(event: Felt | FeltSupply, after: int, refused: bool, spent: int) -> TouchRow:
    if isinstance(event, Felt):
        target, feel = event.cell, event.feel
        details = (f"{name} {value}".strip() for name, value in feel.details)
        found = ", ".join((f"{feel.height} {feel.surface}".strip(), *details))
    else:
        target = "supply"
        found = ", ".join(f"{name} {left}" for name, left in event.heaps)
    return TouchRow(
        seat=event.seat,
        after=after,
        target=target,
        found=found,
        by_refusal=refused,
        milliseconds=spent,
    )


def _game(stored: StoredTable, match: Match, took: _Times) -> GameRow:
    outcome, game = match.outcome, match.record.game
    assert outcome is not None
    chairs = zip(match.opening.chairs, match.agreement.chairs, strict=True)
    return GameRow(
        number=0,
        game=stored.game,
        settings=dict(game.settings),
        month=datetime.fromtimestamp(stored.created, UTC).strftime("%Y-%m"),
        players=tuple(
            Player(seat=seat, masked=now.masked, level=first.level, level_at_end=now.level)
            for seat, (first, now) in enumerate(chairs, start=1)
        ),
        winners=tuple(map(int, outcome.winners)),
        reason=outcome.reason,
        record=match.record.text(),
        moves=tuple(
            Move(seat=int(seat), text=game.move_text(move), milliseconds=spent)
            for (seat, move), spent in zip(match.record.moves, took.moves, strict=True)
        ),
        touches=tuple(took.touches),
    )
