"""Monte Carlo tree search on the kernel of Tactori: every seat maximises its own value (max-n)."""

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import below
from touchstone.engine.kernels.tree import choose_child, credit, new_tree, report
from touchstone.games.tactori.mind.kernel_small.board import (
    BUSY,
    COUNTED,
    DONE,
    DRAWN,
    FIELDS,
    GOAL,
    GOES_ON,
    GRAPH_OF,
    HEIGHTS,
    LAY,
    LENGTH,
    MOST_MOVES,
    OUTCOME,
    RECTANGLE,
    SEATS,
    STAGE,
    STONE,
    TOPS,
    TURN,
    Terrain,
    closes,
    list_moves,
    play,
    score,
)

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
def grow(
    terrain: Terrain,
    root: Numbers,
    playouts: int,
    dice: Bits,
    codes: Numbers,
    visits: Numbers,
    means: Shares,
) -> int:
    """Writes the moves of the root with their visits and mean value; returns their number."""
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
    report(first[0], code, seen, total[:, root[TURN]], codes, visits, means, count[0])
    return int(count[0])
