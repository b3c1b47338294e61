"""What happened, as events that the views make words of."""

from collections import Counter
from collections.abc import Iterator

from touchstone.core.events import Event
from touchstone.games.tactori.rules.effects import board_after, highest_stick
from touchstone.games.tactori.rules.state import (
    COLOUR_NAMES,
    Carry,
    Lay,
    Move,
    Place,
    Remove,
    Shift,
    Slide,
    State,
    Take,
)
from touchstone.games.tactori.rules.table import Look


def move_events(look: Look, move: Move) -> Iterator[Event]:
    """What a legal move does on the board: only fingers and eyes find it there."""
    seat, towers, name = look.state.turn, look.state.towers, look.table.geometry.grid.name
    match move:
        case Place(cell, colour):
            stone = COLOUR_NAMES[look.colour if colour is None else colour]
            floor = len(towers[cell]) + 1
            yield Event.seen("placed", seat, cell=name(cell), colour=stone, floor=floor)
        case Lay(first, last, colour):
            stick = COLOUR_NAMES[look.colour if colour is None else colour]
            ends = {"first": name(first), "last": name(last)}
            yield Event.seen("laid", seat, **ends, colour=stick, floor=len(towers[first]))
        case Take(first, last):
            stick = COLOUR_NAMES[highest_stick(look.state.sticks, first, last).colour]
            yield Event.seen("taken", seat, first=name(first), last=name(last), colour=stick)
        case Shift(first, last, to_first, to_last):
            yield Event.seen(
                "shifted",
                seat,
                first=name(first),
                last=name(last),
                to_first=name(to_first),
                to_last=name(to_last),
                floor=len(towers[to_first]),
            )
        case Carry():
            yield from _carry_events(look, move)
        case Remove(cell):
            stone = COLOUR_NAMES[towers[cell][-1]]
            yield Event.seen("removed", seat, cell=name(cell), colour=stone)
        case Slide(cell):
            yield Event.seen("slid", seat, cell=name(cell), to=name(towers.index(())))
        case _:
            return


def _carry_events(look: Look, move: Carry) -> Iterator[Event]:
    seat, towers, name = look.state.turn, look.state.towers, look.table.geometry.grid.name
    colour = COLOUR_NAMES[towers[move.cell][-1]]
    after, _ = board_after(look, move)
    yield Event.seen(
        "moved",
        seat,
        cell=name(move.cell),
        to=name(move.to),
        colour=colour,
        count=move.count,
        floor=len(after[move.to]),
    )
    knocked = towers[move.to][len(towers[move.to]) - move.out :]
    for owner, stones in sorted(Counter(knocked).items()):
        yield Event.seen(
            "knocked-out", seat, cell=name(move.to), colour=COLOUR_NAMES[owner], count=stones
        )


def task_events(before: State, after: State) -> Iterator[Event]:
    """The tasks of free building that were ticked off just now."""
    for task in after.tasks:
        if task not in before.tasks:
            yield Event.seen("task", before.turn, task=task)
