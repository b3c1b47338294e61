"""What a move changes on the board, the same in every variant."""

from touchstone.games.tactori.rules.state import (
    BoardMove,
    Carry,
    Lay,
    Place,
    Remove,
    Shift,
    Stick,
    Take,
    Tower,
    with_stick,
    with_tower,
    without_stick,
)
from touchstone.games.tactori.rules.table import Look


def board_after(look: Look, move: BoardMove) -> tuple[tuple[Tower, ...], tuple[Stick, ...]]:
    """Towers and sticks after a legal move."""
    towers, sticks = look.state.towers, look.state.sticks
    match move:
        case Place(cell, colour):
            stone = look.colour if colour is None else colour
            towers = with_tower(towers, cell, (*towers[cell], stone))
        case Lay(first, last, colour):
            stick = Stick(
                first, last, len(towers[first]), look.colour if colour is None else colour
            )
            sticks = with_stick(sticks, stick)
        case Take(first, last):
            sticks = without_stick(sticks, highest_stick(sticks, first, last))
        case Shift(first, last, to_first, to_last):
            old = highest_stick(sticks, first, last)
            new = Stick(to_first, to_last, len(towers[to_first]), old.colour)
            sticks = with_stick(without_stick(sticks, old), new)
        case Carry():
            towers = _carried(towers, move)
        case Remove(cell):
            towers = with_tower(towers, cell, towers[cell][:-1])
        case _:
            hole = towers.index(())
            towers = with_tower(with_tower(towers, hole, towers[move.cell]), move.cell, ())
    return towers, sticks


def _carried(towers: tuple[Tower, ...], move: Carry) -> tuple[Tower, ...]:
    stay = len(towers[move.cell]) - move.count
    hand, rest = towers[move.cell][stay:], towers[move.cell][:stay]
    left = towers[move.to][: len(towers[move.to]) - move.out]
    return with_tower(with_tower(towers, move.cell, rest), move.to, left + hand[move.out :])


def highest_stick(sticks: tuple[Stick, ...], first: int, last: int) -> Stick:
    """The highest stick between two fields: only that one can be free (2.3)."""
    return max(stick for stick in sticks if stick.ends == (first, last))
