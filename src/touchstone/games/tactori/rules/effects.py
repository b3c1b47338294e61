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
            return board.with_towers({hole: towers[move.cell], move.cell: ()})


def _meant(look: Look, colour: Colour | None) -> Colour:
    return look.colour if colour is None else colour


def _carried(board: Board, move: Carry) -> Board:
    source, target = board.towers[move.cell], board.towers[move.to]
    stay, left = len(source) - move.count, len(target) - move.out
    arrived = target[:left] + source[stay + move.out :]
    return board.with_towers({move.cell: source[:stay], move.to: arrived})


def told(look: Look, move: Move, after: State) -> tuple[Event, ...]:
    """What a legal move has done: on the board, for the tasks, and to the supplies."""
    before, happened = look.state, _on_the_board(look, move, after)
    if after.tasks is not before.tasks:
        new = [task for task in after.tasks if task not in before.tasks]
        happened += tuple(events.TaskDone(before.turn, task) for task in new)
    if before.last is None and after.last is not None:
        happened += (events.LastRound(before.turn),)
    return happened


def _on_the_board(look: Look, move: Move, after: State) -> tuple[Event, ...]:
    seat, towers, names = look.state.turn, look.board.towers, look.terms.geometry.names
    match move:
        case Place(cell, colour):
            stone = COLOUR_NAMES[_meant(look, colour)]
            return (events.Placed(seat, names[cell], stone, after.board.heights[cell]),)
        case Lay(first, last, colour):
            stick = COLOUR_NAMES[_meant(look, colour)]
            return (events.Laid(seat, names[first], names[last], stick, len(towers[first])),)
        case Take(first, last):
            stick = COLOUR_NAMES[look.board.top_sticks[first, last].colour]
            return (events.Taken(seat, names[first], names[last], stick),)
        case Shift(first, last, to_first, to_last):
            old, new = (names[first], names[last]), (names[to_first], names[to_last])
            return (events.Shifted(seat, *old, *new, len(towers[to_first])),)
        case Carry(cell, to, count, out):
            stone, floor = COLOUR_NAMES[towers[cell][-1]], after.board.heights[to]
            moved = events.Moved(seat, names[cell], names[to], stone, count, floor)
            stands = events.Stands(seat, names[to], floor)
            if not out:
                return moved, stands
            counted = sorted(Counter(towers[to][-out:]).items())
            knocked_out = (
                events.KnockedOut(seat, names[to], COLOUR_NAMES[owner], stones)
                for owner, stones in counted
            )
            return moved, *knocked_out, stands
        case Remove(cell):
            return (events.Removed(seat, names[cell], COLOUR_NAMES[towers[cell][-1]]),)
        case Slide(cell):
            return (events.Slid(seat, names[cell], names[towers.index(())]),)
        case _:
            return ()
