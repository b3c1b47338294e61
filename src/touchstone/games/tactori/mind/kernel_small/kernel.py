"""Tactori on 5x5 in one row of numbers: its rules, what sticks are worth, playouts and a tree.

Only the top of a tower can carry a stick, so heights and top colours are all that is kept of it.
A stick lies on a segment, the gap between two neighbouring fields; segments and moves are counted
in the order of the notation. In the tree every seat maximises its own value (max-n).
"""

from typing import NamedTuple

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import below, count_bits, lowest_bit
from touchstone.engine.kernels.tree import choose_child, credit, favourite, new_tree

FIELDS, SEGMENTS = 25, 40
TURN, STAGE, OUTCOME = 0, 1, 2
STONES_OF, STICKS_OF, GRAPH_OF = 4, 8, 12
"""Four places each, one a seat: what is left beside the board, and the segments joined."""
HEIGHTS, TOPS, BUSY = 16, 41, 66
"""By field its height and its top colour, -1 if empty; by segment the floors with a stick."""
LENGTH = 106

STONE, STICKS = 0, 1
GOES_ON, COUNTED, DRAWN = -1, -2, -3
"""Outcomes; 0 and above is the seat, from 0, that has closed a rectangle."""
LAY, DONE = 32, 99
"""A move is a field, LAY + a segment, or DONE."""
MOST_MOVES = SEGMENTS + 1

SEATS, ANY_STICKS, GOAL, LOOPS, MEASURE = range(5)
BRIDGES, CONNECTIONS, LONG, RECTANGLE = range(4)
TRAIL, PATH, NETWORK = range(3)


class Terrain(NamedTuple):
    """The terms of a game and the geometry of the small board."""

    terms: Numbers
    ends: Numbers
    """By segment, its two fields."""
    at: Numbers
    """By field, its segments, then -1."""
    rectangles: Numbers
    """The borders of all rectangles as sets of segments."""


@kernel
def can_lay(terrain: Terrain, board: Numbers, segment: int) -> bool:
    """Whether the seat to move may lay a stick there now."""
    seat = board[TURN]
    first, last = terrain.ends[segment, 0], terrain.ends[segment, 1]
    floor = board[HEIGHTS + first]
    if board[TOPS + first] != seat or board[TOPS + last] != seat:
        return False
    if floor != board[HEIGHTS + last] or board[STICKS_OF + seat] == 0:
        return False
    return bool(board[BUSY + segment] & (7 << (floor - 1)) == 0)


@kernel
def list_moves(terrain: Terrain, board: Numbers, moves: Numbers) -> int:
    """Writes the legal moves in the order of the notation; returns their number."""
    if board[OUTCOME] != GOES_ON:
        return 0
    if board[STAGE] == STONE:
        for field in range(FIELDS):
            moves[field] = field
        return FIELDS
    count = 0
    for segment in range(SEGMENTS):
        if can_lay(terrain, board, segment):
            moves[count] = LAY + segment
            count += 1
    moves[count] = DONE
    return count + 1


@kernel
def play(terrain: Terrain, board: Numbers, move: int) -> None:
    """Makes a legal move and whatever then happens by itself."""
    seat = board[TURN]
    if move < FIELDS:
        board[HEIGHTS + move] += 1
        board[TOPS + move] = seat
        board[STONES_OF + seat] -= 1
        board[STAGE] = STICKS
    elif move != DONE:
        segment = move - LAY
        board[BUSY + segment] |= 1 << board[HEIGHTS + terrain.ends[segment, 0]]
        board[STICKS_OF + seat] -= 1
        board[GRAPH_OF + seat] |= 1 << segment
        if terrain.terms[GOAL] == RECTANGLE and closes(terrain, board[GRAPH_OF + seat], segment):
            board[OUTCOME] = seat
            return
    goes_on = move < FIELDS or (move != DONE and terrain.terms[ANY_STICKS])
    if goes_on:
        for segment in range(SEGMENTS):
            if can_lay(terrain, board, segment):
                return
    _next_turn(terrain, board)


@kernel
def _next_turn(terrain: Terrain, board: Numbers) -> None:
    seats = terrain.terms[SEATS]
    for step in range(1, seats + 1):
        seat = (board[TURN] + step) % seats
        if board[STONES_OF + seat]:
            board[TURN] = seat
            board[STAGE] = STONE
            return
    board[OUTCOME] = DRAWN if terrain.terms[GOAL] == RECTANGLE else COUNTED


@kernel
def closes(terrain: Terrain, graph: int, segment: int) -> bool:
    """Whether the graph holds a closed rectangle, or a loop where that is enough, through it."""
    for number in range(terrain.rectangles.shape[0]):
        border = terrain.rectangles[number]
        if (border >> segment) & 1 and border & graph == border:
            return True
    if terrain.terms[LOOPS]:
        rest = graph & ~(1 << segment)
        reached = 1 << terrain.ends[segment, 0]
        return bool((_spread(terrain, rest, reached) >> terrain.ends[segment, 1]) & 1)
    return False


@kernel
def _spread(terrain: Terrain, graph: int, fields: int) -> int:
    """The fields that can be reached from these along the graph."""
    grew = True
    while grew:
        grew = False
        rest = graph
        while rest:
            segment = lowest_bit(rest)
            rest &= rest - 1
            both = (1 << terrain.ends[segment, 0]) | (1 << terrain.ends[segment, 1])
            if fields & both and fields & both != both:
                fields |= both
                grew = True
    return fields


@kernel
def score(terrain: Terrain, board: Numbers, seat: int) -> int:
    """What a seat's sticks are worth now; nothing where only a rectangle counts."""
    graph = board[GRAPH_OF + seat]
    goal = terrain.terms[GOAL]
    if goal == BRIDGES:
        return 15 - int(board[STICKS_OF + seat])
    if goal == CONNECTIONS:
        return int(count_bits(graph))
    if goal == LONG:
        if terrain.terms[MEASURE] == NETWORK:
            return _largest_network(terrain, graph)
        return _longest(terrain, graph, terrain.terms[MEASURE] == PATH)
    return 0


@kernel
def _largest_network(terrain: Terrain, graph: int) -> int:
    best = 0
    rest = graph
    while rest:
        fields = _spread(terrain, graph, 1 << terrain.ends[lowest_bit(rest), 0])
        size = 0
        for segment in range(SEGMENTS):
            if (graph >> segment) & 1 and (fields >> terrain.ends[segment, 0]) & 1:
                size += 1
                rest &= ~(1 << segment)
        best = max(best, size)
    return best


@kernel
def _longest(terrain: Terrain, graph: int, simple: bool) -> int:
    """The longest trail, or if `simple` the longest path, by trying every walk."""
    fields = np.zeros(20, dtype=np.int64)
    sides = np.zeros(20, dtype=np.int64)
    taken = np.zeros(20, dtype=np.int64)
    best = 0
    for start in range(FIELDS):
        depth = 0
        fields[0], sides[0] = start, 0
        used, visited = 0, 1 << start
        while depth >= 0:
            field = fields[depth]
            if sides[depth] == 4:
                depth -= 1
                if depth >= 0:
                    used &= ~(1 << taken[depth])
                    visited &= ~(1 << field)
                continue
            segment = terrain.at[field, sides[depth]]
            sides[depth] += 1
            if segment < 0 or not (graph >> segment) & 1 or (used >> segment) & 1:
                continue
            other = terrain.ends[segment, 0] + terrain.ends[segment, 1] - field
            if simple and (visited >> other) & 1:
                continue
            taken[depth] = segment
            used |= 1 << segment
            visited |= 1 << other
            depth += 1
            fields[depth], sides[depth] = other, 0
            best = max(best, depth)
    return best


MARGIN = 0.15
"""What the lead in points counts beside winning, so that a tree has a slope to climb."""
WIDTH = 10
"""Fields that a tree looks at for a stone."""
LOOKS = 4
"""Fields that a sensible playout compares before it places a stone."""


@kernel
def worth(terrain: Terrain, board: Numbers, values: Shares) -> None:
    """Writes what the end of a game is worth to each seat: 0 to 1."""
    seats = terrain.terms[SEATS]
    outcome = board[OUTCOME]
    if outcome == COUNTED:
        scores = np.zeros(4)
        for seat in range(seats):
            scores[seat] = score(terrain, board, seat)
        best = scores[:seats].max()
        winners = 0
        for seat in range(seats):
            winners += scores[seat] == best
        for seat in range(seats):
            others = 0.0
            for other in range(seats):
                if other != seat:
                    others = max(others, scores[other])
            lead = min(1.0, max(0.0, 0.5 + (scores[seat] - others) / 20))
            won = 1.0 / winners if scores[seat] == best else 0.0
            values[seat] = (1 - MARGIN) * won + MARGIN * lead
    else:
        for seat in range(seats):
            won = 1.0 if outcome == seat else 0.0
            values[seat] = 1.0 / seats if outcome == DRAWN else won


@kernel
def appeal(terrain: Terrain, board: Numbers, field: int) -> int:
    """How useful a stone of the seat to move looks on a field: bridges gained and spoilt."""
    seat = board[TURN]
    height, top = board[HEIGHTS + field], board[TOPS + field]
    total = 0
    for number in range(4):
        segment = terrain.at[field, number]
        if segment < 0:
            continue
        other = terrain.ends[segment, 0] + terrain.ends[segment, 1] - field
        owner, level = board[TOPS + other], board[HEIGHTS + other]
        busy = board[BUSY + segment]
        if owner == seat and level == height + 1 and busy & (7 << height) == 0:
            total += 3
        elif owner == seat and level > height + 1:
            total += 1
        if top >= 0 and owner == top and level == height and busy & (7 << (height - 1)) == 0:
            total += 2 if top != seat else -3
    return total


@kernel
def _sensible_move(terrain: Terrain, board: Numbers, dice: Bits, moves: Numbers) -> int:
    if board[STAGE] == STONE:
        best = below(dice, FIELDS)
        most = appeal(terrain, board, best)
        for _ in range(LOOKS - 1):
            field = below(dice, FIELDS)
            found = appeal(terrain, board, field)
            if found > most:
                best, most = field, found
        return best
    count = list_moves(terrain, board, moves)
    if count == 1:
        return DONE
    if terrain.terms[GOAL] == RECTANGLE:
        graph = board[GRAPH_OF + board[TURN]]
        for number in range(count - 1):
            segment = moves[number] - LAY
            if closes(terrain, graph | (1 << segment), segment):
                return int(moves[number])
    return int(moves[below(dice, count - 1)])


@kernel
def worthwhile(terrain: Terrain, board: Numbers, moves: Numbers) -> int:
    """Writes the moves that a tree looks at: the most appealing fields; sticks before `done`."""
    count = list_moves(terrain, board, moves)
    if board[STAGE] != STONE:
        return max(1, count - 1)
    appeals = np.zeros(FIELDS, dtype=np.int64)
    for field in range(FIELDS):
        appeals[field] = appeal(terrain, board, field)
    for place in range(WIDTH):
        best = place
        for other in range(place + 1, FIELDS):
            if appeals[other] > appeals[best]:
                best = other
        appeals[place], appeals[best] = appeals[best], appeals[place]
        moves[place], moves[best] = moves[best], moves[place]
    return WIDTH


@kernel
def random_games(terrain: Terrain, start: Numbers, games: int, dice: Bits) -> int:
    """Plays whole games at random from a position; returns the number of moves."""
    board = np.zeros(LENGTH, dtype=np.int64)
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    played = 0
    for _ in range(games):
        board[:] = start
        while board[OUTCOME] == GOES_ON:
            play(terrain, board, moves[below(dice, list_moves(terrain, board, moves))])
            played += 1
    return played


@kernel
def grow(terrain: Terrain, root: Numbers, playouts: int, dice: Bits) -> int:
    """The move of the root that a tree of this many playouts visits most."""
    seats = terrain.terms[SEATS]
    size = 1 + MOST_MOVES + playouts * 12
    first, count, code, seen, total = new_tree(size)
    path = np.zeros(256, dtype=np.int64)
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    values = np.zeros(4)
    board = np.zeros(LENGTH, dtype=np.int64)
    nodes = 1
    for _ in range(playouts):
        board[:] = root
        node, length = 0, 1
        path[0] = 0
        while board[OUTCOME] == GOES_ON:
            if first[node] < 0:
                # A leaf grows when it is met again, so that every playout adds few nodes.
                if node and seen[node] < 2:
                    break
                found = worthwhile(terrain, board, moves)
                if nodes + found > size:
                    break
                first[node], count[node] = nodes, found
                code[nodes : nodes + found] = moves[:found]
                nodes += found
            node = choose_child(first[node], count[node], seen, total, board[TURN], dice, node)
            play(terrain, board, code[node])
            path[length] = node
            length += 1
        while board[OUTCOME] == GOES_ON:
            play(terrain, board, _sensible_move(terrain, board, dice, moves))
        worth(terrain, board, values)
        credit(path[:length], seen, total, values, seats)
    return favourite(first[0], count[0], code, seen, total[:, root[TURN]])
