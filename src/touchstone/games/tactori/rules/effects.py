"""What a move changes on the board and how that is told, the same in every variant."""

from collections import Counter

from touchstone.core.events import Event
from touchstone.games.tactori.rules import events
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES, Colour, Stick
from touchstone.games.tactori.rules.state import (
    BoardMove,
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
from touchstone.games.tactori.rules.terms import Look


def board_after(look: Look, move: BoardMove) -> Board:
    """The board after a legal move."""
    board, towers = look.board, look.board.towers
    match move:
        case Place(cell, colour):
            return board.with_tower(cell, (*towers[cell], _meant(look, colour)))
        case Lay(first, last, colour):
            return board.with_stick(Stick(first, last, len(towers[first]), _meant(look, colour)))
        case Take(first, last):
            return board.without_stick(board.top_sticks[first, last])
        case Shift(first, last, to_first, to_last):
            old = board.top_sticks[first, last]
            new = Stick(to_first, to_last, len(towers[to_first]), old.colour)
            return board.without_stick(old).with_stick(new)
        case Carry():
            return _carried(board, move)
        case Remove(cell):
            return board.with_tower(cell, towers[cell][:-1])
        case _:
            hole = towers.index(())
            return board.with_tower(hole, towers[move.cell]).with_tower(move.cell, ())


def _meant(look: Look, colour: Colour | None) -> Colour:
    return look.colour if colour is None else colour


def _carried(board: Board, move: Carry) -> Board:
    source, target = board.towers[move.cell], board.towers[move.to]
    stay, left = len(source) - move.count, len(target) - move.out
    lifted = board.with_tower(move.cell, source[:stay])
    return lifted.with_tower(move.to, target[:left] + source[stay + move.out :])


def told(look: Look, move: Move, after: State) -> tuple[Event, ...]:
    """What a legal move has done: on the board, for the tasks, and to the supplies."""
    before, happened = look.state, _on_the_board(look, move, after)
    new_tasks = (task for task in after.tasks if task not in before.tasks)
    tasks = tuple(events.TaskDone(before.turn, task) for task in new_tasks) if after.tasks else ()
    begun = before.last is None and after.last is not None
    last_round = (events.LastRound(before.turn),) if begun else ()
    return (*happened, *tasks, *last_round)


def _on_the_board(look: Look, move: Move, after: State) -> tuple[Event, ...]:
    seat, towers, name = look.state.turn, look.board.towers, look.terms.geometry.grid.name
    match move:
        case Place(cell, colour):
            stone = COLOUR_NAMES[_meant(look, colour)]
            return (events.Placed(seat, name(cell), stone, after.board.heights[cell]),)
        case Lay(first, last, colour):
            stick = COLOUR_NAMES[_meant(look, colour)]
            return (events.Laid(seat, name(first), name(last), stick, len(towers[first])),)
        case Take(first, last):
            stick = COLOUR_NAMES[look.board.top_sticks[first, last].colour]
            return (events.Taken(seat, name(first), name(last), stick),)
        case Shift(first, last, to_first, to_last):
            old, new = (name(first), name(last)), (name(to_first), name(to_last))
            return (events.Shifted(seat, *old, *new, len(towers[to_first])),)
        case Carry(cell, to, count, out):
            stone, floor = COLOUR_NAMES[towers[cell][-1]], after.board.heights[to]
            moved = events.Moved(seat, name(cell), name(to), stone, count, floor)
            counted = sorted(Counter(towers[to][len(towers[to]) - out :]).items())
            knocked_out = (
                events.KnockedOut(seat, name(to), COLOUR_NAMES[owner], stones)
                for owner, stones in counted
            )
            return moved, *knocked_out, events.Stands(seat, name(to), floor)
        case Remove(cell):
            return (events.Removed(seat, name(cell), COLOUR_NAMES[towers[cell][-1]]),)
        case Slide(cell):
            return (events.Slid(seat, name(cell), name(towers.index(()))),)
        case _:
            return ()
