"""The nine variants as a table: side of the board, players, way of playing, aim."""

from collections.abc import Mapping
from dataclasses import dataclass

from touchstone.games.tactori.rules.geometry import SMALL, WIDE, Geometry
from touchstone.games.tactori.rules.goals.base import Goal
from touchstone.games.tactori.rules.goals.most import MostPoints, bridges, connections, longest
from touchstone.games.tactori.rules.goals.rectangle import FirstRectangle
from touchstone.games.tactori.rules.goals.rectangles import RectanglePoints, rectangle_points
from touchstone.games.tactori.rules.goals.together import AllSticks, AllStones, TickTasks
from touchstone.games.tactori.rules.turns.base import Turn
from touchstone.games.tactori.rules.turns.colourful import ColourfulTurn
from touchstone.games.tactori.rules.turns.free import FreeTurn
from touchstone.games.tactori.rules.turns.sliding import SlidingTurn
from touchstone.games.tactori.rules.turns.small import SmallTurn
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
    goal: Goal
    laid_out: bool = False
    parts: tuple[str, ...] = ()

    @property
    def shared(self) -> bool:
        """Whether every colour belongs to everybody."""
        return self.players is TOGETHER


VARIANTS: Mapping[str, Variant] = {
    "free": Variant(SMALL, TOGETHER, FreeTurn(), TickTasks(), parts=("tasks",)),
    "colourful": Variant(SMALL, TOGETHER, ColourfulTurn(), AllSticks(), laid_out=True),
    "sliding": Variant(
        SMALL, TOGETHER, SlidingTurn(), AllStones(), laid_out=True, parts=("steps",)
    ),
    "bridges": Variant(SMALL, AGAINST, SmallTurn(), MostPoints(bridges, "most-bridges")),
    "connections": Variant(
        SMALL, AGAINST, SmallTurn(), MostPoints(connections, "most-connections")
    ),
    "long": Variant(SMALL, AGAINST, SmallTurn(), MostPoints(longest, "longest")),
    "rectangle": Variant(SMALL, AGAINST, SmallTurn(), FirstRectangle(last_one_moving=False)),
    "rectangle-advanced": Variant(
        WIDE,
        AGAINST,
        WideTurn(relay=True, straight=False),
        FirstRectangle(last_one_moving=True),
        parts=("laid", "taken", "seen"),
    ),
    "rectangles": Variant(
        WIDE,
        AGAINST,
        WideTurn(relay=False, straight=True),
        RectanglePoints(rectangle_points, "points"),
        parts=("laid", "last", "seen"),
    ),
}
"""By name, in the order of the leaflet."""
