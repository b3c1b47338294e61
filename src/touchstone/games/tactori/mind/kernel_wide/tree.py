"""Whole turns of Tactori on 9x9, and a tree search over them in which every seat is for itself.

A stick that lies counts for good and keeps its stones from being knocked out, so whatever fits is
laid; first what closes a rectangle. That leaves one choice a turn: the stone. A node has hundreds
of moves. All stones and some runs are judged at a glance, the best few become children, and what
the glance said counts as their first visit.
"""

from typing import NamedTuple

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import below
from touchstone.engine.kernels.tree import Tree, choose_child, credit, empty_tree
from touchstone.games.tactori.mind.kernel_wide import board as base
from touchstone.games.tactori.mind.kernel_wide import tables
from touchstone.games.tactori.mind.kernel_wide.counting import MOST_COUNTS, random_move
from touchstone.games.tactori.mind.kernel_wide.moves import (
    CARRY,
    DONE,
    LAY,
    MOST_MOVES,
    layable,
    list_moves,
)
from touchstone.games.tactori.mind.kernel_wide.play import play
from touchstone.games.tactori.mind.kernel_wide.prospects import prospects
from touchstone.games.tactori.mind.kernel_wide.sets import is_any, lowest, without_lowest
from touchstone.games.tactori.mind.kernel_wide.worth import reach, within, worth

MOST_STEPS = 40
"""Moves in one turn of a bot; nobody has more sticks than 15."""


@kernel
def next_stick(terms: Numbers, board: Numbers) -> int:
    """The stick to lay now: one of a rectangle that can be closed, else any that fits; or DONE."""
    lays = layable(terms, board)
    if not is_any(lays):
        return DONE
    goal = -1
    if terms[base.RELAY]:
        graph = np.zeros(tables.WORDS, dtype=np.int64)
        reach(board, graph)
        goal = within(graph)
    spare = DONE
    while is_any(lays):
        place = lowest(lays)
        if goal < 0 or _is_wanted(board, place, goal):
            return LAY | place
        spare, lays = LAY | place, without_lowest(lays)
    return spare


@kernel
def _is_wanted(board: Numbers, place: int, rectangle: int) -> bool:
    """Whether a stick here covers a segment that the border still lacks."""
    for number in range(3, 5):
        segment = tables.PLACE_PARTS[place, number]
        word, bit = segment // tables.WORD_BITS, 1 << (segment % tables.WORD_BITS)
        if (
            tables.BORDERS[rectangle, word]
            & ~board[base.GRAPH_OF + tables.WORDS * board[base.TURN] + word]
            & bit
        ):
            return True
    return False


@kernel
def take_turn(terms: Numbers, board: Numbers, seen: Numbers, room: Numbers, move: int) -> None:
    """Plays a move and then sticks until the turn is over."""
    seat = board[base.TURN]
    play(terms, board, seen, room, move)
    for _ in range(MOST_STEPS):
        if (
            board[base.OUTCOME] != base.GOES_ON
            or board[base.TURN] != seat
            or board[base.STAGE] == base.STONE
        ):
            break
        play(terms, board, seen, room, next_stick(terms, board))


@kernel
def candidates(
    terms: Numbers, board: Numbers, moves: Numbers, most_carries: int, dice: Bits
) -> int:
    """Writes the moves that begin a turn worth a look: every stone, and some runs at random.

    Sticks are taken back or re-laid only by a seat that can do nothing else.
    """
    count = list_moves(terms, board, moves)
    stones, carries = 0, 0
    for number in range(count):
        move = moves[number]
        if move < tables.FIELDS:
            moves[number], moves[stones] = moves[stones], move
            stones += 1
    for number in range(stones, count):
        move = moves[number]
        if move & CARRY:
            place = stones + carries
            moves[number], moves[place] = moves[place], move
            carries += 1
    if stones + carries == 0:
        return count
    for place in range(stones, stones + min(carries, most_carries)):
        other = place + below(dice, stones + carries - place)
        moves[place], moves[other] = moves[other], moves[place]
    return stones + min(carries, most_carries)


class Scratch(NamedTuple):
    """Arrays to work in, made once for a tree."""

    moves: Numbers
    worths: Shares
    """By number of the move, what it is worth to each seat."""
    seen: Numbers
    room: Numbers


@kernel
def new_scratch() -> Scratch:
    """All of them, empty."""
    moves, room = np.zeros(MOST_MOVES, dtype=np.int64), np.zeros(MOST_MOVES, dtype=np.int64)
    return Scratch(moves, np.zeros((MOST_MOVES, 4)), np.zeros(1, dtype=np.int64), room)


@kernel
def judge(terms: Numbers, board: Numbers, values: Shares) -> None:
    """Writes what a position is worth to each seat, by what wins: one rectangle, or points."""
    if terms[base.RELAY]:
        worth(terms, board, values)
    else:
        prospects(terms, board, values)


@kernel
def rank(terms: Numbers, board: Numbers, count: int, width: int, scratch: Scratch) -> int:
    """Puts the best moves for the seat to move first, with their worth to every seat."""
    seat, moves, worths = board[base.TURN], scratch.moves, scratch.worths
    after = np.zeros(base.LENGTH, dtype=np.int64)
    for number in range(count):
        after[:] = board
        take_turn(terms, after, scratch.seen, scratch.room, moves[number])
        judge(terms, after, worths[number])
    width = min(width, count)
    for place in range(width):
        best = place
        for other in range(place + 1, count):
            if worths[other, seat] > worths[best, seat]:
                best = other
        moves[place], moves[best] = moves[best], moves[place]
        for other in range(worths.shape[1]):
            worths[place, other], worths[best, other] = worths[best, other], worths[place, other]
    return width


WIDTH = 12
"""Children of a node."""
CARRIES, CARRIES_BELOW = 400, 24
"""Runs that are judged at the root and further down."""
LOOKS = 5
"""Moves that a player of a playout compares."""
MOST_DEPTH = 512
"""Turns from the root to a leaf."""
TURNS = 4
"""Turns of a playout, after which the position is judged."""


MOST_NODES = 500_000
"""Room of a tree that may grow for as long as there is time; when it is full, none is added."""


@kernel
def new_wide_tree(playouts: int) -> Tree:
    """A tree of one node, with room for what so many playouts add."""
    return empty_tree(min(1 + WIDTH * (playouts + 1), MOST_NODES))


@kernel
def grow_wide(terms: Numbers, root: Numbers, tree: Tree, playouts: int, dice: Bits) -> None:
    """Adds so many playouts to a tree. In one go or in several, the tree becomes the same."""
    seats = terms[base.SEATS]
    first, count, code, seen, total, used = tree
    size = first.shape[0]
    path = np.zeros(MOST_DEPTH, dtype=np.int64)
    scratch = new_scratch()
    moves, worths = scratch.moves, scratch.worths
    board = np.zeros(base.LENGTH, dtype=np.int64)
    values = np.zeros(4)
    for _ in range(playouts):
        board[:] = root
        node, length = 0, 1
        while board[base.OUTCOME] == base.GOES_ON and length < MOST_DEPTH:
            if first[node] < 0:
                if (node and seen[node] < 3) or used[0] + WIDTH > size:
                    break
                runs = CARRIES_BELOW if node else CARRIES
                found = candidates(terms, board, moves, runs, dice)
                found = rank(terms, board, found, WIDTH, scratch)
                first[node], count[node] = used[0], found
                for number in range(found):
                    child = used[0] + number
                    code[child], seen[child] = moves[number], 1
                    total[child] = worths[number]
                used[0] += found
            seat = board[base.TURN]
            node = choose_child(first[node], count[node], seen, total, seat, dice, node)
            take_turn(terms, board, scratch.seen, scratch.room, code[node])
            path[length] = node
            length += 1
        _play_out(terms, board, scratch, dice)
        worth(terms, board, values)
        credit(path[:length], seen, total, values, seats)


@kernel
def looked_ahead(terms: Numbers, start: Numbers, games: int, dice: Bits, points: Shares) -> None:
    """Adds up what each seat is worth after so many times some turns from a position."""
    scratch = new_scratch()
    board = np.zeros(base.LENGTH, dtype=np.int64)
    values = np.zeros(4)
    for _ in range(games):
        board[:] = start
        _play_out(terms, board, scratch, dice)
        judge(terms, board, values)
        points += values


@kernel
def _play_out(terms: Numbers, board: Numbers, scratch: Scratch, dice: Bits) -> None:
    """Some turns of players who compare a few moves at a glance."""
    moves = scratch.moves
    for _ in range(TURNS):
        if board[base.OUTCOME] != base.GOES_ON:
            return
        count = candidates(terms, board, moves, CARRIES_BELOW, dice)
        for place in range(min(LOOKS, count)):
            other = place + below(dice, count - place)
            moves[place], moves[other] = moves[other], moves[place]
        rank(terms, board, min(LOOKS, count), 1, scratch)
        take_turn(terms, board, scratch.seen, scratch.room, moves[0])


@kernel
def random_games(
    terms: Numbers, start: Numbers, games: int, most: int, history: Numbers, dice: Bits
) -> int:
    """Plays games at random from a position, each to its end or to `most` moves; counts moves."""
    board = np.zeros(base.LENGTH, dtype=np.int64)
    room, counts = np.zeros(MOST_MOVES, dtype=np.int64), np.zeros(MOST_COUNTS, dtype=np.int64)
    seen = np.zeros(history.shape[0], dtype=np.int64)
    played = 0
    for _ in range(games):
        board[:] = start
        seen[:] = history
        for _ in range(most):
            if board[base.OUTCOME] != base.GOES_ON:
                break
            play(terms, board, seen, room, random_move(terms, board, room, counts, dice))
            played += 1
    return played
