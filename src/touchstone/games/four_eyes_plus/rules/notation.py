"""Moves and positions of 4EYES+ as text (clause 8)."""

import re
from dataclasses import replace

from touchstone.core.errors import IllegalMove, PositionError, UnreadableMove
from touchstone.core.grid import CELL, Grid
from touchstone.core.reading import position_parts, tidy, unique_parts, whole
from touchstone.core.values import Seat, all_seats
from touchstone.games.four_eyes_plus.rules.moves import check_history, may_swap, why_not
from touchstone.games.four_eyes_plus.rules.state import (
    SIZES,
    Lay,
    Move,
    Shift,
    State,
    Swap,
    Tile,
    Tiles,
    pawns,
)
from touchstone.games.four_eyes_plus.rules.terms import Terms

_LAY = re.compile(rf"({CELL}) ({CELL})")
_SWAP = "swap"
_SHIFT = re.compile(rf"({CELL}) ({CELL}) to ({CELL}) ({CELL})")


def move_text(grid: Grid, move: Move) -> str:
    """The one text of a move."""
    if isinstance(move, Swap):
        return _SWAP
    if isinstance(move, Lay):
        return f"{grid.name(move.own)} {grid.name(move.other)}"
    names = grid.names((move.own, move.other, move.to_own, move.to_other))
    return "{} {} to {} {}".format(*names)


def read_move(terms: Terms, state: State, text: str) -> Move:
    """The legal move that the text means; says why where there is none."""
    words = tidy(text)
    if words == "pass":
        raise IllegalMove("game-no-pass")
    move: Move
    if words == _SWAP:
        move = Swap()
    elif found := _LAY.fullmatch(words):
        move = Lay(*map(terms.grid.read, found.groups()))
    elif found := _SHIFT.fullmatch(words):
        move = Shift(*map(terms.grid.read, found.groups()))
    else:
        raise UnreadableMove("move-unreadable", text=text.strip())
    refusal = IllegalMove("move-after-the-end") if state.outcome else why_not(terms, state, move)
    if refusal:
        raise refusal
    return move


SLUG = "4eyes-plus"

_NOTHING = "-"
_TAKEN = "taken"
_PASS = "pass"
_LISTS = ("tiles 1", "tiles 2", "tiles 3")
_MOST_TURNS = 10**9 - 1


def state_text(grid: Grid, state: State) -> str:
    """The position in one line, tiles in the order in which they were laid."""
    seats = len(state.tiles)
    hands = (_NOTHING,) * seats if state.hands is None else state.hands
    parts = [
        SLUG,
        f"size {grid.columns}",
        f"players {seats}",
        f"phase {state.phase}",
        f"turn {state.turn}",
        *(
            f"tiles {number} " + (", ".join(" ".join(grid.names(t)) for t in tiles) or _NOTHING)
            for number, tiles in enumerate(state.tiles, start=1)
        ),
        "hand " + " ".join(map(str, hands)),
    ]
    if state.swapped:
        parts.append(f"{_SWAP} {_TAKEN}")
    if state.turns:
        parts.append(f"turns {state.turns}")
    if state.moved:
        turns = (_PASS if move is None else move_text(grid, move) for move in state.moved)
        parts.append("moved " + ", ".join(turns))
    return "; ".join(parts)


def read_state(terms: Terms, text: str) -> State:
    """The position that the text means; names the first invariant that fails."""
    seats = all_seats(terms.seats)
    parts = unique_parts(
        [_with_seat(*part) for part in position_parts(text, SLUG)],
        required=("size", "players"),
        optional=("phase", "turn", *_LISTS, "hand", _SWAP, "turns", "moved"),
    )
    _check_table(terms, parts)
    parts = unique_parts(
        list(parts.items()),
        required=("size", "players", "phase", "turn", *(f"tiles {seat}" for seat in seats), "hand"),
        optional=(_SWAP, "turns", "moved"),
    )
    phase = whole("phase", parts["phase"], 1, 2)
    if phase == 2 and terms.hand is None:
        raise PositionError("game-no-moving-on-paper")
    turn = Seat(whole("turn", parts["turn"], 1, terms.seats))
    tiles = _read_tiles(terms.grid, [parts[f"tiles {seat}"] for seat in seats])
    hands = _read_hands(terms, phase, tiles, parts["hand"])
    for seat in seats:
        square = terms.squares.standing(pawns(tiles, seat))
        if square:
            cells = " ".join(terms.grid.names(square))
            raise PositionError("game-square-stands", seat=int(seat), square=cells)
    state = _with_swap(terms, State(tiles, hands, turn, phase), parts)
    return _with_history(terms, state, parts)


def _with_seat(name: str, value: str) -> tuple[str, str]:
    """A part of the text; a list of tiles is named with its seat, so that each may stand once."""
    if name != "tiles":
        return name, value
    seat, _, tiles = value.partition(" ")
    return f"tiles {seat}", tiles


def _check_table(terms: Terms, parts: dict[str, str]) -> None:
    for name, allowed, here in (
        ("size", SIZES, terms.grid.columns),
        ("players", range(2, 4), terms.seats),
    ):
        value = whole(name, parts[name], allowed.start, allowed.stop - 1)
        if value != here:
            raise PositionError("position-differs", name=name, value=value, expected=here)


def _read_tiles(grid: Grid, lists: list[str]) -> Tiles:
    taken: set[int] = set()
    tiles = []
    for text in lists:
        of_seat = tuple(_read_tile(grid, tile) for tile in _listed(text))
        for cell in (cell for tile in of_seat for cell in tile):
            if cell in taken:
                raise PositionError("game-two-on-a-cell", cell=grid.name(cell))
            taken.add(cell)
        tiles.append(of_seat)
    return tuple(tiles)


def _listed(text: str) -> list[str]:
    return [] if text == _NOTHING else text.split(",")


def _read_tile(grid: Grid, text: str) -> Tile:
    match [grid.find(name) for name in text.split(" ")]:
        case [int(own), int(other)] if other in grid.neighbours(own):
            return Tile(own, other)
        case _:
            raise PositionError("game-no-such-tile", text=text)


def _read_hands(terms: Terms, phase: int, tiles: Tiles, text: str) -> tuple[int, ...] | None:
    texts = text.split(" ")
    on_paper = texts == [_NOTHING] * terms.seats
    if len(texts) != terms.seats or on_paper != (terms.hand is None):
        raise PositionError("position-bad-value", name="hand", value=text)
    if terms.hand is None:
        return None
    hands = tuple(whole("hand", hand, 0, terms.hand) for hand in texts)
    for number, (laid, hand) in enumerate(zip(tiles, hands, strict=True), start=1):
        if phase == 2 and hand:
            raise PositionError("game-hand-not-empty", seat=number)
        count = len(laid) + hand
        if count > terms.hand or (phase == 1 and count < terms.hand):
            raise PositionError("game-tile-count", seat=number, count=count, full=terms.hand)
    return hands


def _with_swap(terms: Terms, state: State, parts: dict[str, str]) -> State:
    """The position with a swap that has just been made; forgotten where none is played."""
    if _SWAP not in parts:
        return state
    if parts[_SWAP] != _TAKEN or not may_swap(replace(terms, swap=True), state):
        raise PositionError("position-bad-value", name=_SWAP, value=parts[_SWAP])
    return replace(state, swapped=terms.swap)


def _with_history(terms: Terms, state: State, parts: dict[str, str]) -> State:
    """The position with the turns of phase 2 that the text counts and lists.

    A draw that is switched off needs none of them, so they are checked and forgotten.
    """
    for name in ("turns", "moved"):
        if state.phase == 1 and name in parts:
            raise PositionError("game-history-too-early", name=name)
    moved = tuple(_read_turn(terms.grid, turn) for turn in _listed(parts.get("moved", _NOTHING)))
    said = parts.get("turns", str(len(moved)))
    turns = whole("turns", said, len(moved), terms.cap or _MOST_TURNS)
    full = replace(state, turns=turns, moved=moved)
    check_history(terms, full)
    return replace(full, turns=turns if terms.cap else 0, moved=moved if terms.repetition else ())


def _read_turn(grid: Grid, text: str) -> Shift | None:
    if text == _PASS:
        return None
    match [name if name == "to" else grid.find(name) for name in text.split(" ")]:
        case [int(own), int(other), "to", int(to_own), int(to_other)]:
            return Shift(own, other, to_own, to_other)
        case _:
            raise PositionError("position-bad-value", name="moved", value=text)
