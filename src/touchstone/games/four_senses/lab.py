"""Four Senses in numbers: a table of actions and planes of cells, frozen as version 0.

Actions 0 to 63 place a piece: the kind (f, h, df, dh), then the cell (a1, a2, ... d4). Where claims
are spoken, the 34 lines follow in the order of the rules, then `done` and `pass`.
"""

from collections.abc import Mapping, Sequence

from touchstone.core.values import all_seats
from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.games.four_senses.rules.patterns import LINES
from touchstone.games.four_senses.rules.state import GRID, PLACED, Piece, State

ENVIRONMENTS: Mapping[str, Mapping[str, str]] = {"four_senses_v0": {"claims": "referee"}}
"""Environments by id, with what is set other than by default."""
SURFACES = ("flat", "hole")
"""What fingers can feel on a cell, beside nothing."""


def actions(game: FourSenses) -> tuple[str, ...]:
    """Every move that there can be, by its number."""
    places = tuple(f"{piece.text} {GRID.name(cell)}" for piece in Piece for cell in GRID.cells)
    if not game.spoken:
        return places
    claims = tuple(f"claim {GRID.name(first)}-{GRID.name(last)}" for first, last in LINES)
    return (*places, *claims, "done", "pass")


def plane_names(game: FourSenses) -> tuple[str, ...]:
    """What each plane says of a cell, or of the whole board."""
    pieces = [f"{level} {piece.text}" for level in ("lower", "upper") for piece in Piece]
    turns = [f"turn {seat}" for seat in all_seats(game.seats)]
    return (*pieces, *turns, "placed", "claimed", "claim turns left", "last")


def planes(game: FourSenses, state: State) -> list[list[int]]:
    """The planes of a position; a plane that speaks of the whole board is the same everywhere."""
    kinds = list(Piece)
    made = [
        [int(len(stack) > level and stack[level] is kind) for stack in state.stacks]
        for level in (0, 1)
        for kind in kinds
    ]
    left = 0 if state.left is None else state.left + 1
    flags = [
        *(int(state.turn == seat) for seat in all_seats(game.seats)),
        int(state.stage is PLACED),
        int(state.claimed),
        left,
    ]
    made += [[flag] * len(GRID.cells) for flag in flags]
    made.append([int(state.last == cell) for cell in GRID.cells])
    return made


def state_text(game: FourSenses, shown: Sequence[Sequence[int]]) -> str:
    """The text of the position that these planes show."""
    kinds = list(Piece)

    def stack(cell: int) -> str:
        pieces = [kinds[number % 4].text for number, plane in enumerate(shown[:8]) if plane[cell]]
        return "+".join(pieces) or "-"

    rows = [
        f"row{row + 1} {', '.join(stack(c) for c in GRID.cells if GRID.row(c) == row)}"
        for row in reversed(range(GRID.rows))
    ]
    flags = [plane[0] for plane in shown[8:]]
    *turns, placed, claimed, left, _ = flags
    parts = [
        *rows,
        f"turn {turns.index(1) + 1}",
        f"stage {'placed' if placed else 'explore'}{' claimed' if claimed else ''}",
    ]
    parts += [f"left {left - 1}"] if left else []
    parts += [f"last {GRID.name(shown[-1].index(1))}"] if any(shown[-1]) else []
    return "; ".join((game.kind.slug, *parts))
