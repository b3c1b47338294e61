"""Tactori in numbers: tables of actions and planes of cells, frozen as version 0.

A variant has the actions of its forms in this order: `place`, `lay`, `take`, `remove`, `slide`, the
first halves of moves that name a second place (`shift a1-c1 to`, `move a1 2 to`), the second halves
(`a1-c1`, `b2`, `b2 out 1`) and `done`. Cells and colours are in the order of the rules.
"""

from collections.abc import Iterator, Mapping, Sequence

from touchstone.core.values import all_seats
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES, COLOURS
from touchstone.games.tactori.rules.state import Stage, State
from touchstone.games.tactori.rules.variants import VARIANTS

ENVIRONMENTS: Mapping[str, Mapping[str, str]] = {
    f"tactori_{name.replace('-', '_')}_v0": {"variant": name} for name in VARIANTS
}
"""Environments by id, with what is set other than by default."""
SURFACES = COLOUR_NAMES
"""What fingers can feel on a cell, beside nothing."""
FLOORS = 16
"""Floors that planes show; a tower that is higher looks as if it ended there."""
MOST_MOVED, MOST_OUT = 8, 8
_COLOURED = tuple(f"{name} " for name in COLOUR_NAMES)
_COUNTS = ("", *(f" {count}" for count in range(2, MOST_MOVED + 1)))
_OUTS = ("", *(f" out {count}" for count in range(1, MOST_OUT + 1)))
_SMALL = {"place": ("",), "lay": ("",)}
_WIDE = {**_SMALL, "take": ("",), "shift": ("",), "move": _COUNTS}
_FORMS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "free": {"place": _COLOURED, "lay": _COLOURED, "take": ("",), "remove": ("",)},
    "colourful": {"place": ("", *_COLOURED), "lay": ("",), "move": ("",)},
    "sliding": {"lay": ("",), "take": ("",), "slide": ("",)},
    "rectangle-advanced": _WIDE,
    "rectangles": _WIDE,
}
"""The verbs of each variant, with what may stand beside them; the others have those of _SMALL."""


def actions(game: Tactori) -> tuple[str, ...]:
    """Every move that there can be, or its halves, by their number."""
    return tuple(_actions(game, _FORMS.get(game.settings["variant"], _SMALL)))


def _actions(game: Tactori, forms: Mapping[str, tuple[str, ...]]) -> Iterator[str]:
    cells = [game.grid.name(cell) for cell in game.grid.cells]
    sticks = [f"{game.grid.name(a)}-{game.grid.name(b)}" for a, b in _places(game)]
    for verb, places in (("place", cells), ("lay", sticks), ("take", sticks)):
        for colour in forms.get(verb, ()):
            yield from (f"{verb} {colour}{place}" for place in places)
    for verb in ("remove", "slide"):
        for _ in forms.get(verb, ()):
            yield from (f"{verb} {cell}" for cell in cells)
    if "shift" in forms:
        yield from (f"shift {stick} to" for stick in sticks)
    for count in forms.get("move", ()):
        yield from (f"move {cell}{count} to" for cell in cells)
    if "shift" in forms:
        yield from sticks
    if "move" in forms:
        # Nobody is knocked out where a move takes one stone only.
        outs = _OUTS if len(forms["move"]) > 1 else _OUTS[:1]
        yield from (f"{cell}{out}" for out in outs for cell in cells)
    yield "done"


def _places(game: Tactori) -> list[tuple[int, int]]:
    """Where a stick can lie, in order."""
    grid, span = game.grid, game.terms.geometry.span
    return sorted(
        (cell, other)
        for cell in grid.cells
        for across, up in ((0, span), (span, 0))
        for other in (grid.at(grid.column(cell) + across, grid.row(cell) + up),)
        if other is not None
    )


def plane_names(game: Tactori) -> tuple[str, ...]:
    """What each plane says of a cell, or of the whole board."""
    floors = range(1, FLOORS + 1)
    stones = [f"{colour} stone on floor {floor}" for floor in floors for colour in COLOUR_NAMES]
    sticks = [
        f"{colour} stick {way} on floor {floor}"
        for floor in floors
        for way in ("north", "east")
        for colour in COLOUR_NAMES
    ]
    turns = [f"turn {seat}" for seat in all_seats(game.seats)]
    return (*stones, *sticks, *turns, "sticks to lay", "steps")


def planes(game: Tactori, state: State) -> list[list[int]]:
    """The planes of a position; a stick stands at its first cell."""
    grid = game.grid
    lying = {
        (
            stick.first,
            grid.column(stick.first) != grid.column(stick.last),
            stick.floor,
            stick.colour,
        )
        for stick in state.sticks
    }
    made = [
        [int(len(tower) >= floor and tower[floor - 1] == colour) for tower in state.towers]
        for floor in range(1, FLOORS + 1)
        for colour in COLOURS
    ]
    made += [
        [int((cell, east, floor, colour) in lying) for cell in grid.cells]
        for floor in range(1, FLOORS + 1)
        for east in (False, True)
        for colour in COLOURS
    ]
    flags = [
        *(int(state.turn == seat) for seat in all_seats(game.seats)),
        int(state.stage is Stage.STICKS),
        min(state.steps, 127),
    ]
    return made + [[flag] * len(grid.cells) for flag in flags]


def state_text(game: Tactori, shown: Sequence[Sequence[int]]) -> str:
    """The text of the position that these planes show, without what was played before it."""
    grid, span = game.grid, game.terms.geometry.span
    stones = len(COLOURS) * FLOORS
    towers = []
    for cell in grid.cells:
        tower = [COLOUR_NAMES[n % 4] for n, plane in enumerate(shown[:stones]) if plane[cell]]
        towers += [f"{grid.name(cell)} {' '.join(tower)}"] if tower else []
    sticks = []
    for cell in grid.cells:
        for number, plane in enumerate(shown[stones : 3 * stones]):
            if plane[cell]:
                floor, rest = divmod(number, 2 * len(COLOURS))
                east, colour = divmod(rest, len(COLOURS))
                other = cell + span * (grid.rows if east else 1)
                ends = f"{grid.name(cell)}-{grid.name(other)}"
                sticks.append((cell, other, floor, f"{COLOUR_NAMES[colour]} {ends} {floor + 1}"))
    *turns, laying, steps = (plane[0] for plane in shown[3 * stones :])
    parts = [
        f"variant {game.settings['variant']}",
        f"players {game.seats}",
        f"towers {', '.join(towers) or '-'}",
        f"sticks {', '.join(text for *_, text in sorted(sticks)) or '-'}",
        f"turn {turns.index(1) + 1}",
        f"stage {'sticks' if laying else 'stone'}",
    ]
    parts += [f"steps {steps}"] if steps else []
    return "; ".join((game.kind.slug, *parts))
