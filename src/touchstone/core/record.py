"""A whole game, or a match of several rounds, as text: written strictly, read generously.

game: four-senses
players: 3
rounds: 3
start: 1

1: f b3
1: done
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Self

from touchstone.core import errors
from touchstone.core.errors import NotYourTurn, RecordError, TouchstoneError
from touchstone.core.events import TurnEnded
from touchstone.core.game import AnyGame, GameKind, Step
from touchstone.core.history import History
from touchstone.core.series import Series, Sitting
from touchstone.core.settings import Setting
from touchstone.core.values import FIRST, Seat, value

_MOVE_LINE = re.compile(r"([0-9]{1,9})\s*:\s*(\S.*)")
FORMAT = 1
"""The number of this form of records; a record without a number has this one."""
_TABLE_NAMES = ("game", "players", "rounds", "start", "position")


class RefusedLine(Exception):
    """A line of a record was refused: its number, counted from 1, the error, and of which game."""

    def __init__(self, line: int, error: TouchstoneError, kind: GameKind | None = None) -> None:
        super().__init__(f"line {line}: {error}")
        self.line = line
        self.error = error
        self.kind = kind


@value
class Record:
    """A game that was played by the rules: how it began, every move with its seat, where it stands.

    `remarks` are header lines that mean nothing to the rules, such as a date or a player's name.
    """

    series: Series[Any, Any]
    first: Sitting[Any]
    sitting: Sitting[Any]
    """Where the game stands after the last move."""
    position: str | None = None
    moves: History[tuple[Seat, Any]] = History()
    steps: History[Step[Sitting[Any]]] = History()
    """What each move led to, and what happened."""
    remarks: tuple[tuple[str, str], ...] = ()
    unwritten: frozenset[int] = frozenset()
    """Numbers of moves that only a masked player had to make: the turn was over without them."""

    @classmethod
    def begin(cls, series: Series[Any, Any], position: str | None = None, **remarks: str) -> Self:
        """The record of a game in which nobody has moved yet."""
        state = None if position is None else series.game.read_state(position)
        return cls.at(series, state, tuple(remarks.items()))

    @classmethod
    def at(cls, series: Series[Any, Any], state: Any, remarks: Iterable[tuple[str, str]]) -> Self:
        """The beginning; the position is kept where it was given or came about by chance."""
        game, first = series.game, series.initial(state)
        kept = state is not None or game.kind.random_setup(game.settings)
        position = game.state_text(first.state) if kept else None
        return cls(series, first, first, position, remarks=tuple(remarks))

    @property
    def game(self) -> AnyGame:
        """The rules of one round."""
        return self.series.game

    def play(self, seat: Seat, text: str, *, masked: bool = False) -> "Step[Record]":
        """The record with one move more; refuses, in this order, whatever is wrong with it.

        The turn of a masked seat waits for its last word, even if nothing else is left to do.
        """
        series, sitting = self.series, self.sitting
        game = series.game.kind.patient(series.game) if masked else series.game
        if series.is_over(sitting):
            raise errors.GameOver("move-after-the-end")
        to_move = game.to_move(sitting.state)
        try:
            move = game.read_move(sitting.state, text)
        except errors.IllegalMove:
            if seat == to_move:
                raise
        else:
            if seat == to_move:
                return self.extended(seat, move, game)
        reason = "move-not-your-turn" if 1 <= seat <= game.seats else "match-no-such-seat"
        raise NotYourTurn(reason, seat=int(seat), turn=int(to_move))

    def extended(self, seat: Seat, move: Any, game: AnyGame | None = None) -> "Step[Record]":
        """The record with one move more, which is known to be legal by these rules."""
        series, moves, unwritten = self.series, self.moves, self.unwritten
        step = series.play(self.sitting, move, game)
        if game is not None and game is not series.game and _had_no_choice(game, self, step):
            unwritten = unwritten | {len(moves)}
        after = Record(
            series,
            self.first,
            step.state,
            self.position,
            moves.plus((seat, move)),
            self.steps.plus(step),
            self.remarks,
            unwritten,
        )
        return Step(after, step.events)

    def back_to(self, number: int) -> "Record":
        """The record as it was after this number of moves."""
        if number >= len(self.moves):
            return self
        steps = self.steps.first(number)
        return replace(
            self,
            sitting=steps[-1].state if steps else self.first,
            moves=self.moves.first(number),
            steps=steps,
            unwritten=frozenset(one for one in self.unwritten if one < number),
        )

    def text(self) -> str:
        """The record in its one spelling, with a newline at the end."""
        game = self.game
        defaults = game.kind.defaults
        header = [
            ("game", game.kind.slug),
            ("players", str(game.seats)),
            ("rounds", str(self.series.rounds)),
            *((name, value) for name, value in game.settings.items() if value != defaults[name]),
            ("start", str(self.series.start)),
            *([("position", self.position)] if self.position is not None else []),
            *self.remarks,
        ]
        lines = [f"{name}: {value}" for name, value in header]
        spelled, unwritten = game.move_text, self.unwritten
        moves = [
            f"{seat}: {spelled(move)}"
            for number, (seat, move) in enumerate(self.moves)
            if number not in unwritten
        ]
        return "\n".join([*lines, "", *moves, ""])


def _had_no_choice(game: AnyGame, before: Record, step: Step[Sitting[Any]]) -> bool:
    """Whether a move only ended a turn in which nothing else was left to do."""
    ended = any(isinstance(event, TurnEnded) for event in step.events)
    return ended and len(game.legal_moves(before.sitting.state)) == 1


def read_record(text: str, kinds: Mapping[str, GameKind]) -> Record:
    """The record that the text means, every move checked; raises RefusedLine."""
    record, lines = read_header(text, kinds)
    for number, line in lines:
        content = line.partition("#")[0].strip()
        if not content:
            continue
        try:
            record = record.play(*read_line(content)).state
        except TouchstoneError as error:
            raise RefusedLine(number, error, record.game.kind) from error
    return record


def read_line(content: str) -> tuple[Seat, str]:
    """The seat and the text of a line "seat: move"; raises RecordError."""
    found = _MOVE_LINE.fullmatch(content)
    if found is None:
        raise RecordError("record-not-a-move", text=content)
    return Seat(int(found[1])), found[2]


def read_header(
    text: str, kinds: Mapping[str, GameKind]
) -> tuple[Record, Iterator[tuple[int, str]]]:
    """The record before the first move, and the lines behind the header with their numbers."""
    lines = [line.removesuffix("\r") for line in text.removeprefix("\ufeff").split("\n")]
    begin = next((number for number, line in enumerate(lines) if line), len(lines))
    end = next((n for n in range(begin, len(lines)) if not lines[n]), len(lines))
    return _read_header(lines[:end], kinds), enumerate(lines[end:], start=end + 1)


def _read_header(lines: list[str], kinds: Mapping[str, GameKind]) -> Record:
    header: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines, start=1):
        content = line.partition("#")[0].strip()
        if not content:
            continue
        name, colon, value = content.partition(":")
        name = name.strip().lower()
        if not colon or not name:
            raise RefusedLine(number, RecordError("record-not-a-header", text=content))
        if name.isdigit():
            raise RefusedLine(number, RecordError("record-move-in-header", text=content))
        if name in header:
            raise RefusedLine(number, RecordError("record-repeated-header", name=name))
        header[name] = (number, value.strip())

    number, form = header.pop("format", (1, str(FORMAT)))
    if form != str(FORMAT):
        raise RefusedLine(number, RecordError("record-format", found=form, known=FORMAT))
    game_line, slug = header.get("game", (1, ""))
    kind = kinds.get(slug.lower())
    if kind is None:
        reason, allowed = "record-unknown-game" if slug else "record-no-game", ", ".join(kinds)
        raise RefusedLine(game_line, RecordError(reason, found=slug, allowed=allowed))
    try:
        return _set_up({name: value for name, (_, value) in header.items()}, kind)
    except errors.PositionError as error:
        raise RefusedLine(header["position"][0], error, kind) from error
    except errors.SettingError as error:
        raise RefusedLine(header[str(error.facts["name"])][0], error, kind) from error


def _set_up(header: Mapping[str, str], kind: GameKind) -> Record:
    names = {setting.name for setting in kind.options}
    settings = {name: value for name, value in header.items() if name in names}
    game, state = kind.seat_up(header.get("players"), settings, header.get("position"))
    most = kind.rounds(game.seats)
    rounds = Setting.number("rounds", most, 1, most)
    start = Setting.number("start", FIRST, 1, game.seats)
    series = Series(
        game,
        int(rounds.read(header.get("rounds", rounds.default))),
        Seat(int(start.read(header.get("start", start.default)))),
    )
    known = {*names, *_TABLE_NAMES}
    return Record.at(series, state, (one for one in header.items() if one[0] not in known))
