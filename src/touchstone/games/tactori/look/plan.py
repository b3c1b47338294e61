"""The view from above: the colour and height of each tower, and the sticks with their floors."""

from collections import defaultdict
from typing import cast

from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES, Ends
from touchstone.games.tactori.rules.state import State
from touchstone.views.picture.frame import Frame
from touchstone.views.picture.painter import Painter, Spot
from touchstone.views.picture.svg import group, symbol, tag

_WIDE = 96.0
_STONE = 60.0
_BAND = 26.0

Laid = tuple[Ends, tuple[tuple[int, str], ...]]
"""The ends of sticks that lie over each other, and floor and colour of each, the lowest first."""
Tower = tuple[int, str]
"""The cell, and the colour of the topmost stone."""
Height = tuple[int, int]
"""The cell, and how many stones stand there."""
Thing = Tower | Laid | Height


class Plan(Painter):
    """Draws positions of Tactori from straight above; nothing hides anything."""

    def frame(self, game: Tactori) -> Frame:
        """Square cells, so that the sticks of both directions are alike."""
        return Frame(game.grid, wide=_WIDE, deep=_WIDE, side=50, head=28, edge=12)

    def ground(self, frame: Frame) -> str:
        """A square for every field."""
        return frame.places(_STONE + 12, _STONE + 12)

    def things(self, game: Tactori, state: State, frame: Frame) -> dict[str, Thing]:
        """The towers, above them the sticks, those of one place together, and above all heights."""
        name = frame.grid.name
        standing = [(cell, tower) for cell, tower in enumerate(state.towers) if tower]
        towers: dict[str, Thing] = {
            f"tower {name(cell)}": (cell, COLOUR_NAMES[tower[-1]]) for cell, tower in standing
        }
        heights: dict[str, Thing] = {
            f"height {name(cell)}": (cell, len(tower)) for cell, tower in standing
        }
        laid: dict[Ends, list[tuple[int, str]]] = defaultdict(list)
        for stick in state.sticks:
            laid[stick.ends].append((stick.floor, COLOUR_NAMES[stick.colour]))
        sticks: dict[str, Thing] = {
            f"sticks {name(ends[0])}-{name(ends[1])}": (ends, tuple(sorted(laid[ends])))
            for ends in sorted(laid)
        }
        return towers | sticks | heights

    def draw(self, frame: Frame, key: str, thing: Thing) -> str:
        """A tower, the sticks of one place, or the height of a tower."""
        if key.startswith("tower"):
            return _tower(frame, *cast(Tower, thing))
        if key.startswith("height"):
            cell, height = cast(Height, thing)
            middle = {"x": frame.x(cell), "y": frame.y(cell)}
            return tag("text", str(height), **middle, dy="0.35em", kind="plan-height")
        return _sticks(frame, *cast(Laid, thing))

    def spot(self, game: Tactori, state: State, frame: Frame, cell: int) -> Spot:
        """The whole field."""
        return Spot(frame.x(cell), frame.y(cell), _STONE / 2 + 8, _STONE / 2 + 8)


def _tower(frame: Frame, cell: int, colour: str) -> str:
    x, y, half = frame.x(cell), frame.y(cell), _STONE / 2
    return group(
        tag("rect", x=x - half, y=y - half, width=_STONE, height=_STONE, rx=7, kind="plan-stone"),
        symbol(colour, x - half * 0.62, y - half * 0.62, 0.9, 1),
        kind=f"is-{colour}",
    )


def _sticks(frame: Frame, ends: Ends, laid: tuple[tuple[int, str], ...]) -> str:
    """Side by side between the towers, each with its floor: the lowest on the left or far side.

    The floor stands between two fields, never on one: there the height of a tower is read.
    """
    (x, y), (to_x, to_y) = ((frame.x(cell), frame.y(cell)) for cell in ends)
    width = min(_BAND, _STONE / len(laid))
    upright = x == to_x
    drawn = []
    for place, (floor, colour) in enumerate(laid):
        off = (place - (len(laid) - 1) / 2) * width
        low, high = sorted((y, to_y) if upright else (x, to_x))
        begin, length = low + _STONE / 2 - 4, high - low - _STONE + 8
        box = (
            {"x": x + off - width / 2, "y": begin, "width": width, "height": length}
            if upright
            else {"x": begin, "y": y + off - width / 2, "width": length, "height": width}
        )
        first = low + _WIDE / 2
        middle = {"x": x + off, "y": first} if upright else {"x": first, "y": y + off}
        drawn.append(
            group(
                tag("rect", **box, rx=4, kind="plan-stick"),
                tag("text", str(floor), **middle, dy="0.35em", kind="plan-floor"),
                kind=f"is-{colour}",
            )
        )
    return "".join(drawn)
