"""Which moves there are, why a certain one is none of them, and the turns of phase 2 so far.

No tile of phase 2 ever comes or goes, so the turns taken, undone one by one from the position,
give back every earlier one: how often it occurred, and whether it can have happened.
"""

from collections import Counter
from collections.abc import Iterator

from touchstone.core.errors import IllegalMove, PositionError
from touchstone.core.values import Seat, all_seats, seat_after
from touchstone.games.four_eyes_plus.rules.state import (
    COLOURS,
    Lay,
    Move,
    Shift,
    State,
    Tile,
    Tiles,
    occupied,
    pairs,
    pawns,
    shifted,
)
from touchstone.games.four_eyes_plus.rules.terms import Terms


def legal(terms: Terms, state: State) -> Iterator[Move]:
    """The moves of the seat to move: by own cell, then the other; when moving, from before to."""
    seat = state.turn
    own, other = _pawns(terms, state)
    free = (1 << len(terms.grid.cells)) - 1 & ~occupied(state.tiles)
    if state.phase == 1:
        if state.hands is None or state.hands[seat - 1]:
            yield from _places(terms, own, other, free)
        return
    for tile in sorted(state.tiles[seat - 1]):
        own_end, other_end = 1 << tile.own, 1 << tile.other
        room = free | own_end | other_end if terms.lift else free
        for to in _places(terms, own & ~own_end, other & ~other_end, room):
            if (to.own, to.other) != tile:
                yield Shift(*tile, to.own, to.other)


def _places(terms: Terms, own: int, other: int, free: int) -> Iterator[Lay]:
    """The pairs of free cells that a tile may take, given the pawns of both its colours.

    A tile adds one pawn of each colour, so it completes squares of both exactly if either pawn
    completes one by itself.
    """
    wins, gives = terms.squares.finishing(own), terms.squares.finishing(other)
    for cell, lays in enumerate(pairs(terms.grid)):
        if free >> cell & 1:
            room = free & ~gives if wins >> cell & 1 or not terms.gifts else free
            for lay in lays:
                if room >> lay.other & 1:
                    yield lay


def has_room(terms: Terms, tiles: Tiles) -> bool:
    """Whether any two adjacent cells are free."""
    free = ~occupied(tiles)
    ways = (lay for lays in pairs(terms.grid) for lay in lays)
    return any(free >> lay.own & free >> lay.other & 1 for lay in ways)


def why_not(terms: Terms, state: State, move: Move) -> IllegalMove | None:
    """The reason why a move on cells of the board is not legal, or None if it is.

    The tests run from what everybody knows to what only the board shows, and each names the cells
    that must have been felt to get so far.
    """
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


def _why_not_laid(terms: Terms, state: State, tile: Tile) -> IllegalMove | None:
    own, other = _pawns(terms, state)
    return (
        _apart(terms, tile)
        or _taken(terms, tile, occupied(state.tiles), ())
        or _completing(terms, state.turn, tile, (own, other), ())
    )


def _why_not_moved(terms: Terms, state: State, tile: Tile, to: Tile) -> IllegalMove | None:
    left = 1 << tile.own | 1 << tile.other
    own, other = (cells & ~left for cells in _pawns(terms, state))
    return (
        _apart(terms, tile)
        or _apart(terms, to)
        or _unchanged(terms, tile, to)
        or _not_own(terms, state, tile)
        or _taken(terms, to, occupied(state.tiles) & ~left, tile)
        or (None if terms.lift else _just_left(terms, tile, to))
        or _completing(terms, state.turn, to, (own, other), tile)
    )


def _pawns(terms: Terms, state: State) -> tuple[int, int]:
    """The pawns of the seat to move, and those of the seat after it."""
    after = seat_after(state.turn, terms.seats)
    return pawns(state.tiles, state.turn), pawns(state.tiles, after)


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
    terms: Terms, seat: Seat, to: Tile, colours: tuple[int, int], felt: tuple[int, ...]
) -> IllegalMove | None:
    """What forbids the squares that a tile completes with the pawns of its colours (4.2, 4.3)."""
    ends = zip(colours, to, strict=True)
    won, given = (terms.squares.completed(cells, cell) for cells, cell in ends)
    if given is None or (won is None and terms.gifts):
        return None
    names = COLOURS[terms.seats]
    touches = _touches(terms, (*felt, *to, *(won or ()), *given))
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
        return next(legal(terms, before), None) is None
    tiles = before.tiles
    return (
        Tile(move.to_own, move.to_other) in now.tiles[before.turn - 1]
        and occupied(tiles).bit_count() == 2 * sum(map(len, tiles))
        and not any(terms.squares.standing(pawns(tiles, seat)) for seat in all_seats(terms.seats))
        and why_not(terms, before, move) is None
    )
