"""Which moves there are: all of them in order, and why a certain one is none of them."""

from collections.abc import Iterator

from touchstone.core.errors import IllegalMove
from touchstone.core.seats import seat_after
from touchstone.games.four_eyes_plus.squares import Corners
from touchstone.games.four_eyes_plus.state import (
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
)
from touchstone.games.four_eyes_plus.terms import Terms


def legal(terms: Terms, state: State) -> Iterator[Move]:
    """The moves of the seat to move: by own cell, then the other; when moving, from before to."""
    seat = state.turn
    own = pawns(state.tiles, seat)
    other = pawns(state.tiles, seat_after(seat, terms.seats))
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
    taken = occupied(tiles)
    return any(
        not (taken >> lay.own & 1 or taken >> lay.other & 1)
        for lays in pairs(terms.grid)
        for lay in lays
    )


def why_not(terms: Terms, state: State, move: Move) -> IllegalMove | None:
    """The reason why a move on cells of the board is not legal, or None if it is."""
    match move:
        case Lay(own, other):
            if state.phase == 2:
                return IllegalMove("four-eyes-plus-only-moving")
            return _why_not_laid(terms, state, Tile(own, other))
        case Shift(own, other, to_own, to_other):
            if state.hands is None:
                return IllegalMove("four-eyes-plus-no-moving-on-paper")
            if state.phase == 1:
                return IllegalMove("four-eyes-plus-only-laying")
            return _why_not_moved(terms, state, Tile(own, other), Tile(to_own, to_other))


def _why_not_laid(terms: Terms, state: State, tile: Tile) -> IllegalMove | None:
    seat = state.turn
    return (
        _apart(terms, tile)
        or _taken(terms, tile, occupied(state.tiles))
        or _completing(
            terms,
            state,
            tile,
            pawns(state.tiles, seat),
            pawns(state.tiles, seat_after(seat, terms.seats)),
        )
    )


def _why_not_moved(terms: Terms, state: State, tile: Tile, to: Tile) -> IllegalMove | None:
    seat = state.turn
    left = 1 << tile.own | 1 << tile.other
    return (
        _apart(terms, tile)
        or _not_own(terms, state, tile)
        or _apart(terms, to)
        or _unchanged(terms, tile, to)
        or _taken(terms, to, occupied(state.tiles) & ~left)
        or (None if terms.lift else _just_left(terms, to, left))
        or _completing(
            terms,
            state,
            to,
            pawns(state.tiles, seat) & ~(1 << tile.own),
            pawns(state.tiles, seat_after(seat, terms.seats)) & ~(1 << tile.other),
        )
    )


def _apart(terms: Terms, tile: Tile) -> IllegalMove | None:
    if tile.other in terms.grid.neighbours(tile.own):
        return None
    first, second = terms.grid.names(tile)
    return IllegalMove("four-eyes-plus-not-adjacent", first=first, second=second)


def _not_own(terms: Terms, state: State, tile: Tile) -> IllegalMove | None:
    if tile in state.tiles[state.turn - 1]:
        return None
    turned = Tile(tile.other, tile.own)
    lying = {t for of_seat in state.tiles for t in of_seat}
    if turned in state.tiles[state.turn - 1]:
        reason = "four-eyes-plus-other-way-round"
    elif tile in lying or turned in lying:
        reason = "four-eyes-plus-not-your-tile"
    else:
        reason = "four-eyes-plus-no-tile-there"
    names = terms.grid.names(tile)
    return IllegalMove(reason, touches=names, first=names[0], second=names[1])


def _unchanged(terms: Terms, tile: Tile, to: Tile) -> IllegalMove | None:
    if tile != to:
        return None
    first, second = terms.grid.names(tile)
    return IllegalMove("four-eyes-plus-no-change", first=first, second=second)


def _taken(terms: Terms, tile: Tile, cells: int) -> IllegalMove | None:
    for name in (terms.grid.name(cell) for cell in tile if cells >> cell & 1):
        return IllegalMove("four-eyes-plus-cell-taken", touches=(name,), cell=name)
    return None


def _just_left(terms: Terms, to: Tile, left: int) -> IllegalMove | None:
    for name in (terms.grid.name(cell) for cell in to if left >> cell & 1):
        return IllegalMove("four-eyes-plus-cell-just-left", touches=(name,), cell=name)
    return None


def _completing(terms: Terms, state: State, tile: Tile, own: int, other: int) -> IllegalMove | None:
    """What forbids the squares that a tile completes on free cells (4.2, 4.3)."""
    won = terms.squares.completed(own, tile.own)
    given = terms.squares.completed(other, tile.other)
    if given is None or (won is None and terms.gifts):
        return None
    colours = COLOURS[terms.seats]
    other_colour = colours[seat_after(state.turn, terms.seats) - 1]
    if won is None:
        return IllegalMove(
            "four-eyes-plus-gift",
            touches=terms.grid.names(given),
            square=_text(terms, given),
            colour=other_colour,
        )
    return IllegalMove(
        "four-eyes-plus-both-squares",
        touches=tuple(dict.fromkeys(terms.grid.names(won + given))),
        square=_text(terms, won),
        colour=colours[state.turn - 1],
        other_square=_text(terms, given),
        other_colour=other_colour,
    )


def _text(terms: Terms, corners: Corners) -> str:
    return " ".join(terms.grid.names(corners))
