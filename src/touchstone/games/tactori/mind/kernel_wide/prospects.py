"""What each seat may expect to score where rectangles are counted.

A stick that lies is certain. One that could still come has a chance, by the stones that it lacks.
A rectangle stands once all its sides do, and counts as long as no line divides it; both are taken
to be independent. That makes a player build many small rectangles side by side, with common sides,
in one place, which is what scores. How near single rectangles are says nothing of that.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, Shares, kernel
from touchstone.games.tactori.mind.kernel_wide import board as base
from touchstone.games.tactori.mind.kernel_wide import small_ones, tables
from touchstone.games.tactori.mind.kernel_wide.worth import score

CHANCES: Shares = np.array([0.85, 0.45, 0.2, 0.08])
"""By the stones that a stick lacks, the chance that it will be laid, if there is time enough."""
NEVER = 99
"""Stones lacking where no stick can come to lie any more."""
HASTE = 3.0
"""So many stones before the end, whatever lacks a stone has half of its chance left."""
DOUBT, DOUBT_A_STONE = 2.0, 0.5
"""The lead in points that makes one e times as likely to win as another: when the last stone is
put down, and what each stone before adds."""
TURN = 1.5
"""The points that a turn adds to what a seat expects. Without them whoever has just moved looks
better off than whoever moves next, and a tree compares what it has seen to different depths."""
HIGHEST = 32
"""No stick lies on a higher floor."""


@kernel
def prospects(terms: Numbers, board: Numbers, values: Shares) -> None:
    """Writes what a position is worth to each seat, 0 to 1; at the beginning of a turn or over."""
    seats = terms[base.SEATS]
    points = np.zeros(seats)
    if board[base.OUTCOME] != base.GOES_ON:
        for seat in range(seats):
            points[seat] = score(terms, board, seat)
        _share(points, DOUBT, values)
        for seat in range(seats):
            values[seat] = 0.15 * values[seat]
        _crown(points, 0.85, values)
        return
    left = board[base.STONES_OF]
    for seat in range(1, seats):
        left = min(left, board[base.STONES_OF + seat])
    chance, floors = np.zeros(tables.SEGMENTS), np.zeros(tables.SEGMENTS)
    for seat in range(seats):
        weigh_sticks(board, seat, left / (left + HASTE), chance, floors)
        waits = (seat - board[base.TURN]) % seats
        points[seat] = expected(chance, floors) - TURN * waits / seats
    _share(points, DOUBT + DOUBT_A_STONE * left, values)


@kernel
def _share(points: Shares, doubt: float, values: Shares) -> None:
    """Writes how likely each seat is to be the first, as far as points tell."""
    total = 0.0
    for seat in range(points.shape[0]):
        values[seat] = np.exp((points[seat] - points.max()) / doubt)
        total += values[seat]
    for seat in range(points.shape[0]):
        values[seat] /= total


@kernel
def _crown(points: Shares, prize: float, values: Shares) -> None:
    """Shares a prize among those with the most points."""
    winners = 0
    for seat in range(points.shape[0]):
        winners += points[seat] == points.max()
    for seat in range(points.shape[0]):
        if points[seat] == points.max():
            values[seat] += prize / winners


@kernel
def weigh_sticks(board: Numbers, seat: int, time: float, chance: Shares, floors: Shares) -> None:
    """Writes by segment the chance that a seat has a stick there in the end, and on which floor."""
    chance[:] = 0.0
    floors[:] = 0.0
    for place in range(tables.PLACES):
        lying = board[base.FLOORS + seat * tables.PLACES + place]
        if lying:
            _note(place, 1.0, base.highest_bit(lying), chance, floors)
        elif board[base.STICKS_OF + seat]:
            floor, lacking = _nearest(board, place, seat)
            if lacking <= board[base.STONES_OF + seat] and lacking < CHANCES.shape[0]:
                likely = CHANCES[lacking] * (time if lacking else 1.0)
                _note(place, likely, floor, chance, floors)


@kernel
def _note(place: int, likely: float, floor: int, chance: Shares, floors: Shares) -> None:
    """Notes a stick for its segments where none is likelier; of sticks that lie the top one."""
    for number in range(3, 5):
        segment = tables.PLACE_PARTS[place, number]
        higher = likely == chance[segment] and floor > floors[segment]
        if likely > chance[segment] or higher:
            chance[segment], floors[segment] = likely, floor


@kernel
def _nearest(board: Numbers, place: int, seat: int) -> tuple[int, int]:
    """The lowest floor on which a stick of the seat could come to lie, and the stones it lacks."""
    first, last = tables.PLACE_PARTS[place, tables.FIRST], tables.PLACE_PARTS[place, tables.LAST]
    middle = board[base.HEIGHTS + tables.PLACE_PARTS[place, tables.MIDDLE]]
    busy = board[base.BUSY + tables.PLACE_PARTS[place, 3]]
    busy |= board[base.BUSY + tables.PLACE_PARTS[place, 4]]
    low = max(1, board[base.HEIGHTS + first], board[base.HEIGHTS + last])
    for floor in range(low, min(low + 2, HIGHEST)):
        if middle <= floor and not busy & (7 << (floor - 1)):
            lacking = _lacking(board, first, floor, seat) + _lacking(board, last, floor, seat)
            if lacking < NEVER:
                return floor, lacking
    return low, NEVER


@kernel
def _lacking(board: Numbers, field: int, floor: int, seat: int) -> int:
    """How many stones a tower needs until one of the seat is its top, on this floor."""
    height = board[base.HEIGHTS + field]
    if height == floor:
        return 0 if base.has(board, base.TOPS_OF + 2 * seat, field) else NEVER
    return NEVER if base.has(board, base.SHUT, field) else int(floor - height)


@kernel
def expected(chance: Shares, floors: Shares) -> float:
    """The points of small rectangles, each as likely as all of its sides together."""
    total = 0.0
    for number in range(small_ones.SIDES.shape[0]):
        likely, height, length = 1.0, 0.0, small_ones.LENGTHS[number]
        for side in range(length):
            segment = small_ones.SIDES[number, side]
            likely *= chance[segment]
            if likely < 1e-4:
                break
            height += floors[segment]
        if likely >= 1e-4:
            likely *= _undivided(number, chance)
            total += likely * small_ones.WORTHS[number] * height / length
    return total


@kernel
def _undivided(number: int, chance: Shares) -> float:
    """The chance that no line divides a small rectangle."""
    whole = 1.0
    for row in range(2):
        one, other = small_ones.DIVIDING[number, row]
        if one >= 0:
            line = chance[one] if other < 0 else chance[one] * chance[other]
            whole *= 1.0 - line
    return whole
