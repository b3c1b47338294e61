"""Written by scripts/write_face.py; the code is in `__init__.py` and `face`."""

from typing import Any, Final, Literal, overload

from touchstone.core.errors import GameOver as GameOver
from touchstone.core.errors import IllegalMove as IllegalMove
from touchstone.core.errors import MoveError as MoveError
from touchstone.core.errors import PositionError as PositionError
from touchstone.core.errors import RecordError as RecordError
from touchstone.core.errors import SettingError as SettingError
from touchstone.core.errors import TouchstoneError as TouchstoneError
from touchstone.core.errors import UnreadableMove as UnreadableMove
from touchstone.core.record import RefusedLine as RefusedLine
from touchstone.core.values import Feel as Feel
from touchstone.core.values import Outcome as Outcome
from touchstone.core.values import Seat as Seat
from touchstone.face.pictures import draw as draw
from touchstone.face.playing import Hand as Hand
from touchstone.face.playing import Played as Played
from touchstone.face.playing import Stuck as Stuck
from touchstone.face.playing import match as match
from touchstone.face.records import Record as Record
from touchstone.face.records import record as record
from touchstone.face.states import State as State
from touchstone.face.states import read as read
from touchstone.face.thinking import Advice as Advice
from touchstone.face.thinking import Bot as Bot
from touchstone.face.thinking import best as best
from touchstone.face.thinking import bot as bot
from touchstone.games.four_eyes_plus.rules.state import Move as _FourEyesPlusMove
from touchstone.games.four_eyes_plus.rules.state import State as _FourEyesPlusState
from touchstone.games.four_senses.rules.state import Move as _FourSensesMove
from touchstone.games.four_senses.rules.state import State as _FourSensesState
from touchstone.games.tactori.rules.state import Move as _TactoriMove
from touchstone.games.tactori.rules.state import State as _TactoriState
from touchstone.views.drawing import Drawing as Drawing

__version__: Final[str]
__all__ = [
    "Advice",
    "Bot",
    "Drawing",
    "Feel",
    "GameOver",
    "Hand",
    "IllegalMove",
    "MoveError",
    "Outcome",
    "Played",
    "PositionError",
    "Record",
    "RecordError",
    "RefusedLine",
    "Seat",
    "SettingError",
    "State",
    "Stuck",
    "TouchstoneError",
    "UnreadableMove",
    "__version__",
    "best",
    "bot",
    "draw",
    "game",
    "match",
    "read",
    "record",
]

@overload
def game(
    slug: Literal["four-senses"],
    players: int = 2,
    *,
    claims: Literal["spoken", "referee"] = ...,
    claim_window: Literal["turn", "strict"] = ...,
    false_claim: Literal["free", "lose_round"] = ...,
    bonus: Literal["strict", "broad"] = ...,
) -> State[_FourSensesState, _FourSensesMove]: ...
@overload
def game(
    slug: Literal["4eyes-plus"],
    players: int = 2,
    *,
    size: int | str = ...,
    mode: Literal["tiles", "paper"] = ...,
    squares: Literal["any", "upright"] = ...,
    gift: Literal["opponent_wins", "illegal"] = ...,
    relocate: Literal["lift", "strict"] = ...,
    repetition: int | str = ...,
    cap: int | str = ...,
    swap: Literal["off", "on"] = ...,
) -> State[_FourEyesPlusState, _FourEyesPlusMove]: ...
@overload
def game(
    slug: Literal["tactori"],
    players: int = 2,
    *,
    variant: Literal[
        "bridges",
        "free",
        "colourful",
        "sliding",
        "connections",
        "long",
        "rectangle",
        "rectangle-advanced",
        "rectangles",
    ] = ...,
    sticks: Literal["one", "any"] = ...,
    closed: Literal["rectangle", "loop"] = ...,
    long: Literal["trail", "path", "network"] = ...,
    spacing: Literal["span", "ban"] = ...,
    straight: Literal["fly", "clear"] = ...,
    repetition: int | str = ...,
    colour: Literal["red", "blue", "yellow", "green"] = ...,
    seed: int | str = ...,
) -> State[_TactoriState, _TactoriMove]: ...
@overload
def game(slug: str, players: int = 2, **settings: str | int) -> State[Any, Any]: ...
