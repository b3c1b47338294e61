"""A tree search for Tactori on 5x5 in which every seat maximises its own value (max-n)."""

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import below
from touchstone.engine.kernels.tree import Tree, choose_child, credit, empty_tree
from touchstone.games.tactori.mind.kernel_small import board as base
from touchstone.games.tactori.mind.kernel_small.scores import share_out, worth

WIDTH = 10
"""Fields that a tree looks at for a stone."""
LOOKS = 4
"""Fields that a sensible playout compares before it places a stone."""


@kernel
def appeal(board: Numbers, field: int) -> int:
    """How useful a stone of the seat to move looks on a field: bridges gained and spoilt."""
    seat = board[base.TURN]
    tower = board[base.TOWERS + field]
    height, top = tower >> 2, tower & 3
    total = 0
    for number in range(4):
        segment, other = base.AT[field, number], board[base.TOWERS + base.BESIDE[field, number]]
        owner, level = other & 3, other >> 2
        busy = board[base.BUSY + segment]
        if owner == seat and level == height + 1 and busy & (7 << height) == 0:
            total += 3
        elif owner == seat and level > height + 1:
            total += 1
        if height and other == tower and busy & (7 << (height - 1)) == 0:
            total += 2 if top != seat else -3
    return total


@kernel
def _sensible_move(terms: Numbers, board: Numbers, dice: Bits, moves: Numbers) -> int:
    if board[base.STAGE] == base.STONE:
        best = below(dice, base.FIELDS)
        most = appeal(board, best)
        for _ in range(LOOKS - 1):
            field = below(dice, base.FIELDS)
            found = appeal(board, field)
            if found > most:
                best, most = field, found
        return best
    count = base.list_moves(board, moves)
    if count == 1:
        return base.DONE
    if terms[base.GOAL] == base.RECTANGLE:
        graph = board[base.GRAPH_OF + board[base.TURN]]
        for number in range(count - 1):
            segment = moves[number] - base.LAY
            if base.closes(terms, graph | (1 << segment), segment):
                return int(moves[number])
    return int(moves[below(dice, count - 1)])


@kernel
def worthwhile(board: Numbers, moves: Numbers) -> int:
    """Writes the moves that a tree looks at: the most appealing fields; sticks before `done`."""
    count = base.list_moves(board, moves)
    if board[base.STAGE] != base.STONE:
        return max(1, count - 1)
    appeals = np.zeros(base.FIELDS, dtype=np.int64)
    for field in range(base.FIELDS):
        appeals[field] = appeal(board, field)
    for place in range(WIDTH):
        best = place
        for other in range(place + 1, base.FIELDS):
            if appeals[other] > appeals[best]:
                best = other
        appeals[place], appeals[best] = appeals[best], appeals[place]
        moves[place], moves[best] = moves[best], moves[place]
    return WIDTH


MOST_NODES = 1_000_000
"""Room of a tree that may grow for as long as there is time; when it is full, none is added."""


@kernel
def new_tree(playouts: int) -> Tree:
    """A tree of one node, with room for what so many playouts add."""
    return empty_tree(min(1 + base.MOST_MOVES + playouts * 12, MOST_NODES))


@kernel
def grow(
    terms: Numbers, root: Numbers, allowed: Numbers, tree: Tree, playouts: int, dice: Bits
) -> None:
    """Adds so many playouts to a tree. In one go or in several, the tree becomes the same.

    If there are `allowed` moves, the root has these; else those that look worthwhile.
    """
    seats = terms[base.SEATS]
    first, count, code, seen, total, used = tree
    size = first.shape[0]
    path = np.zeros(256, dtype=np.int64)
    moves = np.zeros(base.MOST_MOVES, dtype=np.int64)
    values = np.zeros(4)
    board = np.zeros(base.LENGTH, dtype=np.int64)
    for _ in range(playouts):
        board[:] = root
        node, length = 0, 1
        path[0] = 0
        while board[base.OUTCOME] == base.GOES_ON:
            if first[node] < 0:
                # A leaf grows when it is met again, so that every playout adds few nodes.
                if node and seen[node] < 2:
                    break
                found = worthwhile(board, moves)
                if node == 0 and allowed.shape[0]:
                    found = allowed.shape[0]
                    moves[:found] = allowed
                nodes = used[0]
                if nodes + found > size:
                    break
                first[node], count[node] = nodes, found
                code[nodes : nodes + found] = moves[:found]
                used[0] += found
            node = choose_child(first[node], count[node], seen, total, board[base.TURN], dice, node)
            base.play(terms, board, code[node])
            path[length] = node
            length += 1
        play_out(terms, board, moves, dice)
        worth(terms, board, values)
        credit(path[:length], seen, total, values, seats)


@kernel
def play_out(terms: Numbers, board: Numbers, moves: Numbers, dice: Bits) -> None:
    """Plays a position to its end by sensible moves."""
    while board[base.OUTCOME] == base.GOES_ON:
        base.play(terms, board, _sensible_move(terms, board, dice, moves))


@kernel
def sensible_games(terms: Numbers, start: Numbers, games: int, dice: Bits, points: Shares) -> None:
    """Adds up what each seat gets of so many games that are played out from a position."""
    moves = np.zeros(base.MOST_MOVES, dtype=np.int64)
    board = np.zeros(base.LENGTH, dtype=np.int64)
    for _ in range(games):
        board[:] = start
        play_out(terms, board, moves, dice)
        share_out(terms, board, points)
