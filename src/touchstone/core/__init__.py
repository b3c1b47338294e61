"""Words shared by every game: seats, grids, outcomes, events, errors, rounds and records.

Nothing here knows a particular game, writes a sentence, reads a clock or rolls dice.
"""

from touchstone.core.errors import (
    GameOver,
    IllegalMove,
    MoveError,
    NotYourTurn,
    PositionError,
    RecordError,
    SettingError,
    TouchstoneError,
    UnreadableMove,
)
from touchstone.core.events import Event, Reach, TurnEnded
from touchstone.core.game import AnyGame, Game, GameKind, Step
from touchstone.core.grid import Grid
from touchstone.core.record import Record
from touchstone.core.series import Series, Sitting
from touchstone.core.settings import Setting
from touchstone.core.values import Feel, Outcome, Seat, seat_after

__all__ = [
    "AnyGame",
    "Event",
    "Feel",
    "Game",
    "GameKind",
    "GameOver",
    "Grid",
    "IllegalMove",
    "MoveError",
    "NotYourTurn",
    "Outcome",
    "PositionError",
    "Reach",
    "Record",
    "RecordError",
    "Seat",
    "Series",
    "Setting",
    "SettingError",
    "Sitting",
    "Step",
    "TouchstoneError",
    "TurnEnded",
    "UnreadableMove",
    "seat_after",
]
