"""The board of Four Senses as somebody behind a mask imagines it."""

from dataclasses import dataclass

from touchstone.core.events import TurnEnded
from touchstone.engine.sight import Sight, cell_named
from touchstone.games.four_senses.rules.events import Claimed, Placed
from touchstone.games.four_senses.rules.patterns import all_patterns
from touchstone.games.four_senses.rules.state import (
    GRID,
    HEAP,
    HEAPS,
    Board,
    Piece,
    Stack,
    Stage,
    State,
    heaps,
)
from touchstone.match.events import FeltSupply

_TOPS = {"flat": "f", "hole": "h"}
_SINGLE = {"f": Piece.FLAT, "h": Piece.HOLE}
_DOUBLE = {"f": Piece.DOUBLE_FLAT, "h": Piece.DOUBLE_HOLE}
ALL_PIECES = 3 * HEAP


@dataclass(slots=True)
class _Well:
    """A remembered well: its level, its top, and how many turns ago it was like that.

    It is `sure` if nobody can have changed it since: felt in this turn, or too high to take more.
    """

    level: int = 0
    top: str = ""
    age: int = 0
    sure: bool = False


def imagined(sight: Sight) -> State:
    """A position in which everything feels as it is remembered.

    Wells nobody remembers are taken to be empty. Feeling alike is all that can be asked for:
    fingers do not tell a double from two singles, so what lies below is chosen to fit the supply.
    """
    wells, left_over = _remembered(sight), _supply(sight)
    stacks = _stacks(wells, left_over)
    while min(heaps(stacks).values()) < 0:
        # More pieces than there are: what was felt longest ago has to go.
        oldest = max((cell for cell in GRID.cells if wells[cell].level), key=lambda c: wells[c].age)
        wells[oldest] = _Well()
        stacks = _stacks(wells, left_over)
    placed = any(isinstance(event, Placed) for event in sight.own_turn)
    ends = [event.how for event in sight.events if isinstance(event, TurnEnded)]
    pieces = ends.count("done") + placed
    passes = ends.count("passed")
    seats = sight.game.seats
    is_last = pieces >= ALL_PIECES or not any(sight.heaps.get(heap, 1) for heap in HEAPS)
    left = seats - 1 - passes if is_last else None
    if left is None and all(well.level > 1 for well in wells):
        # Somewhere there must be room, or the box would be empty.
        oldest = max(GRID.cells, key=lambda cell: wells[cell].age)
        stacks = (*stacks[:oldest], (), *stacks[oldest + 1 :])
    board = Board.of(stacks)
    claimed = any(isinstance(event, Claimed) for event in sight.own_turn)
    if sight.game.settings["false_claim"] == "lose_round" and all_patterns(board):
        # A false claim costs the round, so only what is sure may be claimed. If a sure line stands,
        # it is all that matters; if not, it is as if there were no claim left.
        certain = Board.of(tuple(s if w.sure else () for s, w in zip(stacks, wells, strict=True)))
        if all_patterns(certain):
            board = certain
        else:
            claimed = True
    return State(
        board,
        sight.seat,
        Stage.PLACED if placed else Stage.EXPLORE,
        claimed,
        left,
        _last(sight, board) if sight.game.settings["claim_window"] == "strict" else None,
    )


def _remembered(sight: Sight) -> list[_Well]:
    """What was felt, and on top of it what the seat has placed since."""
    wells = [_Well(age=sight.turns + 1) for _ in GRID.cells]
    felt = {}
    for cell, trace in sight.traces.items():
        level, age = trace.feel.height, trace.age
        top = _TOPS.get(trace.feel.surface, "")
        wells[cell] = _Well(level, top, age, sure=age == 0 or level > 1)
        felt[cell] = trace.number
    for number, event in sight.own(Placed):
        cell, piece = cell_named(sight.game, event.cell), Piece(event.piece)
        below = wells[cell]
        if felt.get(cell, -1) < number and below.level <= 1:
            level = below.level + piece.levels
            age = sum(isinstance(later, TurnEnded) for later in sight.events[number:])
            # Who did not feel the well before filling it does not know how high it is now.
            known = cell in felt and below.age == age
            wells[cell] = _Well(level, piece.top, 0, sure=known and (age == 0 or level > 1))
    return wells


def _supply(sight: Sight) -> dict[str, int]:
    """The heaps as they were felt, less what the seat has taken from them since."""
    felt = max((number for number, _ in sight.own(FeltSupply)), default=-1)
    taken = [Piece(event.piece).heap for number, event in sight.own(Placed) if number > felt]
    return {heap: count - taken.count(heap) for heap, count in sight.heaps.items()}


def _stacks(wells: list[_Well], left: dict[str, int]) -> tuple[Stack, ...]:
    """Pieces for the wells, using up what the supply lacks; where nobody felt it, all of it."""
    used = {heap: HEAP - left.get(heap, 0) for heap in HEAPS}
    high = sum(well.level == 3 for well in wells)
    middle = [cell for cell in GRID.cells if wells[cell].level == 2]
    doubles = min(len(middle), max(0, used["d"] - high))
    singles = {top: sum(w.level == 1 and w.top == top for w in wells) for top in ("f", "h")}
    # Tops of which too few singles are used must not be doubles, so the others come first.
    middle.sort(key=lambda cell: used[wells[cell].top] - singles[wells[cell].top])
    as_double = set(middle[:doubles])
    for cell in middle[doubles:]:
        singles[wells[cell].top] += 1
    stacks: list[Stack] = []
    for cell, well in enumerate(wells):
        if well.level == 0:
            stacks.append(())
        elif well.level == 1:
            stacks.append((_SINGLE[well.top],))
        elif cell in as_double:
            stacks.append((_DOUBLE[well.top],))
        else:
            below = max(("f", "h"), key=lambda top: used[top] - singles[top])
            singles[below] += 1
            upper = _DOUBLE if well.level == 3 else _SINGLE
            stacks.append((_SINGLE[below], upper[well.top]))
    return tuple(stacks)


def _last(sight: Sight, board: Board) -> int | None:
    """The newest piece: one's own, else a guess that makes a standing line claimable."""
    own = [event.cell for event in sight.own_turn if isinstance(event, Placed)]
    if own:
        return cell_named(sight.game, own[-1])
    if sight.game.settings["false_claim"] != "free":
        return None
    return min((pattern.line[0] for pattern in all_patterns(board)), default=None)
