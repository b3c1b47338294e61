"""Moves and positions of Four Senses as text."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import assert_never

from touchstone.core.errors import IllegalMove, PositionError, UnreadableMove
from touchstone.core.grid import CELL
from touchstone.core.reading import position_parts, tidy, unique_parts, whole
from touchstone.core.values import Seat
from touchstone.games.four_senses.rules.patterns import LINES
from touchstone.games.four_senses.rules.state import (
    GRID,
    HEAPS,
    Board,
    Claim,
    Done,
    Move,
    Pass,
    Piece,
    Place,
    Stack,
    Stage,
    State,
    height,
)

SLUG = "four-senses"

_PLACE = re.compile(rf"(f|h|df|dh) ({CELL})")
_CLAIM = re.compile(rf"claim ({CELL})(?:-| to )({CELL})")
_PIECES = {piece.value: piece for piece in Piece}
_LAST_WORDS: dict[str, Move] = {"done": Done(), "pass": Pass()}
_ROWS = ("row4", "row3", "row2", "row1")


def move_text(move: Move) -> str:
    """`f b3`, `claim a1-d1`, `done` or `pass`."""
    if isinstance(move, Place):
        return move.piece.placed[move.cell]
    match move:
        case Claim(first, last):
            return f"claim {GRID.name(first)}-{GRID.name(last)}"
        case Done():
            return "done"
        case Pass():
            return "pass"
        case _:
            assert_never(move)


def read_move(allows: Callable[[State, Move], bool], state: State, text: str) -> Move:
    """The legal move that the text means; says why where there is none."""
    move = _meant(text)
    if not allows(state, move):
        raise _why_not(state, move)
    return move


# Bounded: there are a few hundred moves, and no end of ways to mistype them.
@lru_cache(maxsize=1024)
def _meant(text: str) -> Move:
    """The move of this game that the text means, legal or not."""
    words = tidy(text)
    if words in _LAST_WORDS:
        return _LAST_WORDS[words]
    if found := _PLACE.fullmatch(words):
        return Place(Piece(found[1]), GRID.read(found[2]))
    if found := _CLAIM.fullmatch(words):
        first, last = sorted((GRID.read(found[1]), GRID.read(found[2])))
        if (first, last) not in LINES:
            raise IllegalMove("game-no-line", line=f"{found[1]}-{found[2]}")
        return Claim(first, last)
    raise UnreadableMove("move-unreadable", text=text.strip())


def _why_not(state: State, move: Move) -> IllegalMove:
    match move:
        case Place():
            return _why_not_there(state, move)
        case Claim():
            return IllegalMove("game-no-claim" if state.claimed else "game-no-claims")
        case _:
            return IllegalMove(f"game-no-{move_text(move)}")


def _why_not_there(state: State, place: Place) -> IllegalMove:
    if state.stage is Stage.PLACED:
        return IllegalMove("game-already-placed")
    if not state.board.has(place.piece):
        return IllegalMove("game-heap-empty", touches=("supply",), heap=place.piece.heap)
    cell = GRID.name(place.cell)
    return IllegalMove("game-well-full", touches=(cell,), cell=cell)


def state_text(state: State, seats: int) -> str:
    """The position in one line, far row first, stacks written bottom+top."""
    parts = [SLUG]
    for row in reversed(range(GRID.rows)):
        stacks = (state.stacks[cell] for cell in GRID.cells if GRID.row(cell) == row)
        parts.append(f"row{row + 1} " + ", ".join(map(_stack_text, stacks)))
    parts.append(f"turn {state.turn}")
    parts.append(f"stage {state.stage.value}" + (" claimed" if state.claimed else ""))
    if state.left not in (None, seats - 1):
        parts.append(f"left {state.left}")
    if state.last is not None:
        parts.append(f"last {GRID.name(state.last)}")
    return "; ".join(parts)


def _stack_text(stack: Stack) -> str:
    return "+".join(piece.text for piece in stack) or "-"


def read_state(text: str, seats: int, *, spoken: bool, strict: bool) -> State:
    """The position that the text means; names the first invariant that fails."""
    parts = unique_parts(
        position_parts(text, SLUG), required=(*_ROWS, "turn", "stage"), optional=("left", "last")
    )
    board = Board.of(_read_stacks(parts))
    over = [heap for heap, left in zip(HEAPS, board.box, strict=True) if left < 0]
    if over:
        raise PositionError("game-too-many-pieces", heap=over[0])
    full = not any(board.box)
    stage, _, claimed = parts["stage"].partition(" ")
    if stage not in ("explore", "placed") or claimed not in ("", "claimed"):
        raise PositionError("position-bad-value", name="stage", value=parts["stage"])
    left = seats - 1 if full else None
    if "left" in parts:
        if not full:
            raise PositionError("game-left-too-early")
        left = whole("left", parts["left"], 1, seats - 1)
    state = State(
        board,
        Seat(whole("turn", parts["turn"], 1, seats)),
        Stage(stage),
        bool(claimed),
        left,
        _read_last(parts, board.stacks, strict=strict),
    )
    _check_turn(state, seats, spoken=spoken)
    return state


def _read_stacks(parts: dict[str, str]) -> tuple[Stack, ...]:
    by_cell: dict[int, Stack] = {}
    for name in _ROWS:
        row = int(name[-1]) - 1
        texts = parts[name].split(",")
        if len(texts) != GRID.columns:
            raise PositionError("game-row-length", name=name)
        for column, text in enumerate(texts):
            cell = column * GRID.rows + row
            by_cell[cell] = _read_stack(text, GRID.name(cell))
    return tuple(by_cell[cell] for cell in GRID.cells)


def _read_stack(text: str, cell: str) -> Stack:
    names = [] if text == "-" else text.split("+")
    if not all(name in _PIECES for name in names):
        raise PositionError("game-unknown-piece", cell=cell, text=text)
    stack = tuple(_PIECES[name] for name in names)
    if len(stack) > 2:
        raise PositionError("game-stack-of-three", cell=cell)
    if height(stack[:-1]) > 1:
        raise PositionError("game-covered-double", cell=cell)
    return stack


def _read_last(parts: dict[str, str], stacks: tuple[Stack, ...], *, strict: bool) -> int | None:
    if "last" not in parts:
        return None
    cell = GRID.find(parts["last"])
    if cell is None or not stacks[cell]:
        raise PositionError("game-last-not-there", cell=parts["last"])
    return cell if strict else None


def _check_turn(state: State, seats: int, *, spoken: bool) -> None:
    """Refuses stages that cannot be."""
    if not spoken and (state.stage is Stage.PLACED or state.claimed):
        raise PositionError("game-stage-of-referee")
    if state.stage is Stage.PLACED and not any(state.stacks):
        raise PositionError("game-nothing-placed")
    if state.stage is Stage.PLACED and state.left not in (None, seats - 1):
        raise PositionError("game-left-too-early")
