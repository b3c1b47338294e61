"""The nine variants in one list: side of the board, players, way of playing, aim."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from touchstone.games.tactori.rules import goals
from touchstone.games.tactori.rules.board import Board, empty_board
from touchstone.games.tactori.rules.geometry import SMALL, WIDE, Geometry
from touchstone.games.tactori.rules.pieces import COLOURS, LAID_OUT, Tower
from touchstone.games.tactori.rules.turns.base import Turn
from touchstone.games.tactori.rules.turns.small import SmallTurn
from touchstone.games.tactori.rules.turns.together import ColourfulTurn, FreeTurn, SlidingTurn
from touchstone.games.tactori.rules.turns.wide import WideTurn

TOGETHER, AGAINST = range(1, 5), range(2, 5)
"""Numbers of players of games played together and against each other (1.4)."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One game of the box. `laid_out` boards begin with stones.

    `parts` are the parts that a position of this game may have beside those of every game.
    """

    geometry: Geometry
    players: range
    turn: Turn
    goal: goals.Goal
    laid_out: bool = False
    parts: tuple[str, ...] = ()

    @property
    def shared(self) -> bool:
        """Whether every colour belongs to everybody."""
        return self.players is TOGETHER

    def board(self, seed: int) -> Board:
        """The board at the beginning: empty, or with stones as the seed shuffles them."""
        return Board(self.geometry, shuffled(seed)) if self.laid_out else empty_board(self.geometry)


HOLE = SMALL.grid.at(2, 2)
"""The field in the middle stays empty."""


def shuffled(seed: int) -> tuple[Tower, ...]:
    """One stone on every field but the middle one (8.1, 9.1).

    Every such set-up of the sliding game can be solved: two stones of one colour can be thought
    exchanged, so no arrangement is of the wrong parity.
    """
    stones = list(COLOURS * LAID_OUT)
    Random(seed).shuffle(stones)
    return tuple(() if cell == HOLE else (stones.pop(),) for cell in SMALL.grid.cells)


VARIANTS: Mapping[str, Variant] = {
    "free": Variant(SMALL, TOGETHER, FreeTurn(), goals.TickTasks(), parts=("tasks",)),
    "colourful": Variant(SMALL, TOGETHER, ColourfulTurn(), goals.AllSticks(), laid_out=True),
    "sliding": Variant(
        SMALL, TOGETHER, SlidingTurn(), goals.AllStones(), laid_out=True, parts=("steps",)
    ),
    "bridges": Variant(
        SMALL, AGAINST, SmallTurn(), goals.MostPoints(goals.bridges, "most-bridges")
    ),
    "connections": Variant(
        SMALL, AGAINST, SmallTurn(), goals.MostPoints(goals.connections, "most-connections")
    ),
    "long": Variant(SMALL, AGAINST, SmallTurn(), goals.MostPoints(goals.longest, "longest")),
    "rectangle": Variant(SMALL, AGAINST, SmallTurn(), goals.FirstRectangle(last_one_moving=False)),
    "rectangle-advanced": Variant(
        WIDE,
        AGAINST,
        WideTurn(relay=True, straight=False),
        goals.FirstRectangle(last_one_moving=True),
        parts=("laid", "taken", "seen"),
    ),
    "rectangles": Variant(
        WIDE,
        AGAINST,
        WideTurn(relay=False, straight=True),
        goals.RectanglePoints(goals.rectangle_points, "points"),
        parts=("laid", "last", "seen"),
    ),
}
"""By name, in the order of the leaflet."""
