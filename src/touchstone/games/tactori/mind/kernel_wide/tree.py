"""Monte Carlo tree search over whole turns of Tactori on 9x9; every seat for itself (max-n).

A node has hundreds of moves. All stones and some runs are judged at a glance, the best few become
children, and what the glance said counts as their first visit.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import below
from touchstone.engine.kernels.tree import choose_child, credit, new_tree, report
from touchstone.games.tactori.mind.kernel_wide.board import GOES_ON, LENGTH, OUTCOME, TURN
from touchstone.games.tactori.mind.kernel_wide.moves import MOST_MOVES, list_moves
from touchstone.games.tactori.mind.kernel_wide.play import play
from touchstone.games.tactori.mind.kernel_wide.terrain import SEATS
from touchstone.games.tactori.mind.kernel_wide.turns import candidates, rank, take_turn
from touchstone.games.tactori.mind.kernel_wide.worth import worth

WIDTH = 12
"""Children of a node."""
CARRIES, CARRIES_BELOW = 400, 24
"""Runs that are judged at the root and further down."""
LOOKS = 5
"""Moves that a player of a playout compares."""
TURNS = 4
"""Turns of a playout, after which the position is judged."""


@kernel
def grow_wide(
    terms: Numbers,
    root: Numbers,
    playouts: int,
    dice: Bits,
    codes: Numbers,
    visits: Numbers,
    means: Shares,
) -> int:
    """Writes the moves of the root with their visits and mean value; returns their number."""
    seats = terms[SEATS]
    size = 1 + WIDTH * (playouts + 1)
    first, count, code, seen, total = new_tree(size)
    path = np.zeros(playouts + 2, dtype=np.int64)
    moves, room = np.zeros(MOST_MOVES, dtype=np.int64), np.zeros(MOST_MOVES, dtype=np.int64)
    worths = np.zeros((MOST_MOVES, 4))
    history = np.zeros(1, dtype=np.int64)
    board = np.zeros(LENGTH, dtype=np.int64)
    nodes = 1
    for _ in range(playouts):
        board[:] = root
        node, length = 0, 1
        while board[OUTCOME] == GOES_ON:
            if first[node] < 0:
                if node and seen[node] < 3:
                    break
                runs = CARRIES_BELOW if node else CARRIES
                found = candidates(terms, board, moves, runs, dice)
                found = rank(terms, board, moves, found, WIDTH, history, room, worths)
                first[node], count[node] = nodes, found
                for number in range(found):
                    code[nodes], seen[nodes] = moves[number], 1
                    total[nodes] = worths[number]
                    nodes += 1
            child = choose_child(first[node], count[node], seen, total, board[TURN], dice, node)
            node = child
            take_turn(terms, board, history, room, code[node])
            path[length] = node
            length += 1
        values = np.zeros(4)
        _play_out(terms, board, history, room, moves, worths, dice)
        worth(terms, board, values)
        credit(path[:length], seen, total, values, seats)
    report(first[0], code, seen, total[:, root[TURN]], codes, visits, means, count[0])
    return int(count[0])


@kernel
def _play_out(
    terms: Numbers,
    board: Numbers,
    history: Numbers,
    room: Numbers,
    moves: Numbers,
    worths: Shares,
    dice: Bits,
) -> None:
    """Some turns of players who compare a few moves at a glance."""
    for _ in range(TURNS):
        if board[OUTCOME] != GOES_ON:
            return
        count = candidates(terms, board, moves, CARRIES_BELOW, dice)
        for place in range(min(LOOKS, count)):
            other = place + below(dice, count - place)
            moves[place], moves[other] = moves[other], moves[place]
        rank(terms, board, moves, min(LOOKS, count), 1, history, room, worths)
        take_turn(terms, board, history, room, moves[0])


@kernel
def random_games(
    terms: Numbers, start: Numbers, games: int, most: int, history: Numbers, dice: Bits
) -> int:
    """Plays games at random from a position, each to its end or to `most` moves; counts moves."""
    board = np.zeros(LENGTH, dtype=np.int64)
    moves, room = np.zeros(MOST_MOVES, dtype=np.int64), np.zeros(MOST_MOVES, dtype=np.int64)
    seen = np.zeros(history.shape[0], dtype=np.int64)
    played = 0
    for _ in range(games):
        board[:] = start
        seen[:] = history
        for _ in range(most):
            if board[OUTCOME] != GOES_ON:
                break
            play(terms, board, seen, room, moves[below(dice, list_moves(terms, board, moves))])
            played += 1
    return played
