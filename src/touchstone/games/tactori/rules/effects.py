"""What a move changes on the board and how that is told, the same in every variant."""

from collections import Counter
from collections.abc import Iterator

from touchstone.core.events import Event
from touchstone.games.tactori.rules import events
from touchstone.games.tactori.rules.board import Look
from touchstone.games.tactori.rules.state import (
    COLOUR_NAMES,
    BoardMove,
    Carry,
    Colour,
    Lay,
    Move,
    Place,
    Remove,
    Shift,
    Slide,
    State,
    Stick,
    Take,
    Tower,
    with_stick,
    with_tower,
    without_stick,
)


def board_after(look: Look, move: BoardMove) -> tuple[tuple[Tower, ...], tuple[Stick, ...]]:
    """Towers and sticks after a legal move."""
    towers, sticks = look.state.towers, look.state.sticks
    match move:
        case Place(cell, colour):
            towers = with_tower(towers, cell, (*towers[cell], _meant(look, colour)))
        case Lay(first, last, colour):
            stick = Stick(first, last, len(towers[first]), _meant(look, colour))
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


def _meant(look: Look, colour: Colour | None) -> Colour:
    return look.colour if colour is None else colour


def _carried(towers: tuple[Tower, ...], move: Carry) -> tuple[Tower, ...]:
    stay = len(towers[move.cell]) - move.count
    hand, rest = towers[move.cell][stay:], towers[move.cell][:stay]
    left = towers[move.to][: len(towers[move.to]) - move.out]
    return with_tower(with_tower(towers, move.cell, rest), move.to, left + hand[move.out :])


def highest_stick(sticks: tuple[Stick, ...], first: int, last: int) -> Stick:
    """The highest stick between two fields: only that one can be free (2.3)."""
    return max(stick for stick in sticks if stick.ends == (first, last))


def told(look: Look, move: Move, after: State) -> Iterator[Event]:
    """What a legal move has done: on the board, for the tasks, and to the supplies."""
    yield from _on_the_board(look, move, after)
    before = look.state
    for task in after.tasks:
        if task not in before.tasks:
            yield events.TaskDone(before.turn, task)
    if before.last is None and after.last is not None:
        yield events.LastRound(before.turn)


def _on_the_board(look: Look, move: Move, after: State) -> Iterator[Event]:
    seat, towers, name = look.state.turn, look.state.towers, look.terms.geometry.grid.name
    match move:
        case Place(cell, colour):
            floor = len(after.towers[cell])
            yield events.Placed(seat, name(cell), COLOUR_NAMES[_meant(look, colour)], floor)
        case Lay(first, last, colour):
            stick = COLOUR_NAMES[_meant(look, colour)]
            yield events.Laid(seat, name(first), name(last), stick, len(towers[first]))
        case Take(first, last):
            stick = COLOUR_NAMES[highest_stick(look.state.sticks, first, last).colour]
            yield events.Taken(seat, name(first), name(last), stick)
        case Shift(first, last, to_first, to_last):
            old, new = (name(first), name(last)), (name(to_first), name(to_last))
            yield events.Shifted(seat, *old, *new, len(towers[to_first]))
        case Carry(cell, to, count, out):
            colour, floor = towers[cell][-1], len(after.towers[to])
            yield events.Moved(seat, name(cell), name(to), COLOUR_NAMES[colour], count, floor)
            knocked = towers[to][len(towers[to]) - out :]
            for owner, stones in sorted(Counter(knocked).items()):
                yield events.KnockedOut(seat, name(to), COLOUR_NAMES[owner], stones)
        case Remove(cell):
            yield events.Removed(seat, name(cell), COLOUR_NAMES[towers[cell][-1]])
        case Slide(cell):
            yield events.Slid(seat, name(cell), name(towers.index(())))
