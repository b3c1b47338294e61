"""The turns of phase 2 so far: how often a position occurred, and whether they can have happened.

No tile of phase 2 ever comes or goes, so the turns taken, undone one by one from the position,
give back every earlier one.
"""

from collections import Counter

from touchstone.core.errors import PositionError
from touchstone.core.values import Seat, all_seats, seat_after
from touchstone.games.four_eyes_plus.rules.moves import legal, why_not
from touchstone.games.four_eyes_plus.rules.state import Shift, State, Tile, occupied, pawns, shifted
from touchstone.games.four_eyes_plus.rules.terms import Terms


def occurrences(terms: Terms, state: State) -> int:
    """How often this position, owners included, has stood with this seat to move, now counted."""
    found = 1
    moved_away: set[tuple[Seat, int, int]] = set()
    for steps, move in enumerate(reversed(state.moved), start=1):
        if move is not None:
            seat = seat_after(state.turn, terms.seats, -steps)
            moved_away ^= {
                (seat, move.own, move.other),
                (seat, move.to_own, move.to_other),
            }
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
