"""Which moves there are, why a certain one is none of them, and the turns of phase 2 so far.

No tile of phase 2 ever comes or goes, so the turns taken, undone one by one from the position,
give back every earlier one: how often it occurred, and whether it can have happened.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from touchstone.core.errors import IllegalMove, PositionError
from touchstone.core.values import Seat, all_seats, seat_after
from touchstone.games.four_eyes_plus.rules.board import Board, board_of, lifted
from touchstone.games.four_eyes_plus.rules.squares import Shown, mask_of
from touchstone.games.four_eyes_plus.rules.state import (
    COLOURS,
    Lay,
    Move,
    Shift,
    State,
    Swap,
    Tile,
    occupied,
    pawns,
    shifted,
)
from touchstone.games.four_eyes_plus.rules.terms import Terms
from touchstone.games.four_eyes_plus.rules.ways import chosen, shifts, union


def legal(terms: Terms, state: State) -> tuple[Move, ...]:
    """The moves of the seat to move: by own cell, then the other; when moving, from before to."""
    return tuple(chain.from_iterable(chosen(*choice) for choice in _choices(terms, state)))


def has_move(terms: Terms, state: State) -> bool:
    """Whether the seat to move has a move."""
    return any(ways for ways, _ in _choices(terms, state))


def _choices(terms: Terms, state: State) -> Iterator[tuple[int, tuple[Move, ...]]]:
    """For the hand, or for each tile to be moved: the ways it may go, and the move of each way."""
    seat, board = state.turn, board_of(terms, state)
    if state.phase == 2:
        for tile in sorted(state.tiles[seat - 1]):
            here, moves = shifts(terms.grid, tile)
            bare = lifted(terms, board, seat, tile)
            room = bare.room if terms.lift else board.room
            yield _allowed(terms, seat, bare, room & ~here), moves
        return
    if state.hands is None or state.hands[seat - 1]:
        yield _allowed(terms, seat, board, board.room), terms.ways.lays
    if may_swap(terms, state):
        yield 1, (Swap(),)


def _allowed(terms: Terms, seat: Seat, board: Board, room: int) -> int:
    """The ways without those that complete a square they may not (4.2, 4.3).

    A tile adds one pawn of each colour, so it completes squares of both exactly if either pawn
    completes one by itself.
    """
    wins, gives = board.shown[seat - 1].finishing, board.shown[seat % terms.seats].finishing
    if not gives or (terms.gifts and not wins):
        return room
    ways, free = terms.ways, ~board.taken
    forbidden = union(ways.other, gives & free)
    return room & ~(forbidden & union(ways.own, wins & free) if terms.gifts else forbidden)


def may_swap(terms: Terms, state: State) -> bool:
    """Whether the only tile is the other player's, newly laid: then it may be taken over (3.7)."""
    return (
        terms.swap
        and state.phase == 1
        and not state.swapped
        and not state.tiles[state.turn - 1]
        and sum(map(len, state.tiles)) == 1
    )


def why_not(terms: Terms, state: State, move: Move) -> IllegalMove | None:
    """The reason why a move on cells of the board is not legal, or None if it is.

    The tests run from what everybody knows to what only the board shows, and each names the cells
    that must have been felt to get so far.
    """
    if isinstance(move, Swap):
        return _why_not_swapped(terms, state)
    if isinstance(move, Lay):
        if state.phase == 2:
            return IllegalMove("game-only-moving")
        return _why_not_laid(terms, state, Tile(move.own, move.other))
    if state.hands is None:
        return IllegalMove("game-no-moving-on-paper")
    if state.phase == 1:
        return IllegalMove("game-only-laying")
    tile, to = Tile(move.own, move.other), Tile(move.to_own, move.to_other)
    return _why_not_moved(terms, state, tile, to)


def _why_not_swapped(terms: Terms, state: State) -> IllegalMove | None:
    if not terms.swap:
        return IllegalMove("game-swap-off")
    return None if may_swap(terms, state) else IllegalMove("game-swap-not-now")


def _why_not_laid(terms: Terms, state: State, tile: Tile) -> IllegalMove | None:
    board = board_of(terms, state)
    return (
        _apart(terms, tile)
        or _taken(terms, tile, board.taken, ())
        or _completing(terms, state.turn, tile, board.shown, ())
    )


def _why_not_moved(terms: Terms, state: State, tile: Tile, to: Tile) -> IllegalMove | None:
    board = board_of(terms, state)
    left = 1 << tile.own | 1 << tile.other
    return (
        _apart(terms, tile)
        or _apart(terms, to)
        or _unchanged(terms, tile, to)
        or _not_own(terms, state, tile)
        or _taken(terms, to, board.taken & ~left, tile)
        or (None if terms.lift else _just_left(terms, tile, to))
        or _completing(terms, state.turn, to, board.shown, tile)
    )


def _apart(terms: Terms, tile: Tile) -> IllegalMove | None:
    if tile.other in terms.grid.neighbours(tile.own):
        return None
    first, second = terms.grid.names(tile)
    return IllegalMove("game-not-adjacent", first=first, second=second)


def _unchanged(terms: Terms, tile: Tile, to: Tile) -> IllegalMove | None:
    if tile != to:
        return None
    first, second = terms.grid.names(tile)
    return IllegalMove("game-no-change", first=first, second=second)


def _not_own(terms: Terms, state: State, tile: Tile) -> IllegalMove | None:
    if tile in state.tiles[state.turn - 1]:
        return None
    turned = Tile(tile.other, tile.own)
    lying = [lying for of_seat in state.tiles for lying in of_seat]
    if turned in state.tiles[state.turn - 1]:
        reason = "game-other-way-round"
    elif tile in lying or turned in lying:
        reason = "game-not-your-tile"
    else:
        reason = "game-no-tile-there"
    first, second = terms.grid.names(tile)
    return IllegalMove(reason, touches=(first, second), first=first, second=second)


def _taken(terms: Terms, to: Tile, cells: int, felt: tuple[int, ...]) -> IllegalMove | None:
    for cell in to:
        felt = (*felt, cell)
        if cells >> cell & 1:
            name = terms.grid.name(cell)
            return IllegalMove("game-cell-taken", _touches(terms, felt), cell=name)
    return None


def _just_left(terms: Terms, tile: Tile, to: Tile) -> IllegalMove | None:
    for cell in to:
        if cell in tile:
            name = terms.grid.name(cell)
            touches = _touches(terms, tile + to)
            return IllegalMove("game-cell-just-left", touches, cell=name)
    return None


def _completing(
    terms: Terms, seat: Seat, to: Tile, shown: tuple[Shown, ...], lifted: tuple[int, ...]
) -> IllegalMove | None:
    """What forbids the squares that a tile completes with the pawns of its colours (4.2, 4.3)."""
    left = ~mask_of(lifted)
    won = terms.squares.completed(shown[seat - 1].pawns & left, to.own)
    given = terms.squares.completed(shown[seat % terms.seats].pawns & left, to.other)
    if given is None or (won is None and terms.gifts):
        return None
    names = COLOURS[terms.seats]
    touches = _touches(terms, (*lifted, *to, *(won or ()), *given))
    other = {
        "other_square": " ".join(terms.grid.names(given)),
        "other_colour": names[seat_after(seat, terms.seats) - 1],
    }
    if won is None:
        return IllegalMove("game-gift", touches, **other)
    square = " ".join(terms.grid.names(won))
    return IllegalMove("game-both-squares", touches, square=square, colour=names[seat - 1], **other)


def _touches(terms: Terms, cells: tuple[int, ...]) -> tuple[str, ...]:
    return terms.grid.names(tuple(dict.fromkeys(cells)))


def occurrences(terms: Terms, state: State) -> int:
    """How often this position, owners included, has stood with this seat to move, now counted."""
    found = 1
    moved_away: set[tuple[Seat, int, int]] = set()
    for steps, move in enumerate(reversed(state.moved), start=1):
        if move is not None:
            seat = seat_after(state.turn, terms.seats, -steps)
            moved_away ^= {(seat, move.own, move.other), (seat, move.to_own, move.to_other)}
        if steps % terms.seats == 0 and not moved_away:
            found += 1
    return found


def check_history(terms: Terms, state: State) -> None:
    """Refuses a position whose turns so far cannot have led to it."""
    now = state
    stood: Counter[tuple[Seat, tuple[frozenset[Tile], ...]]] = Counter()
    for number, move in reversed(list(enumerate(state.moved, start=1))):
        before = _undone(now, seat_after(now.turn, terms.seats, -1), move)
        key = (before.turn, tuple(frozenset(of_seat) for of_seat in before.tiles))
        stood[key] += 1
        was_over = terms.repetition and stood[key] >= terms.repetition
        if was_over or not _could_happen(terms, before, now, move):
            raise PositionError("game-bad-history", number=number)
        now = before


def _undone(now: State, seat: Seat, move: Shift | None) -> State:
    if move is None:
        return State(now.tiles, now.hands, seat, 2)
    back = Shift(move.to_own, move.to_other, move.own, move.other)
    return State(shifted(now.tiles, seat, back), now.hands, seat, 2)


def _could_happen(terms: Terms, before: State, now: State, move: Shift | None) -> bool:
    if move is None:
        return not has_move(terms, before)
    tiles = before.tiles
    return (
        Tile(move.to_own, move.to_other) in now.tiles[before.turn - 1]
        and occupied(tiles).bit_count() == 2 * sum(map(len, tiles))
        and not any(terms.squares.standing(pawns(tiles, seat)) for seat in all_seats(terms.seats))
        and why_not(terms, before, move) is None
    )
