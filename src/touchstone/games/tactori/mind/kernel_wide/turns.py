"""Whole turns of Tactori on 9x9 as a bot plays them: a stone, then every stick that helps.

A stick that lies counts for good and keeps its stones from being knocked out, so whatever fits is
laid; first what closes a rectangle. That leaves one choice a turn: the stone.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, Shares, kernel
from touchstone.engine.kernels.primitives import below
from touchstone.games.tactori.mind.kernel_wide.board import (
    GOES_ON,
    GRAPH_OF,
    LENGTH,
    OUTCOME,
    STAGE,
    STICKS_OF,
    STONE,
    TURN,
)
from touchstone.games.tactori.mind.kernel_wide.moves import (
    CARRY,
    DONE,
    LAY,
    can_lay,
    list_moves,
    piece_to_touch,
)
from touchstone.games.tactori.mind.kernel_wide.play import play
from touchstone.games.tactori.mind.kernel_wide.terrain import (
    BORDERS,
    FIELDS,
    PLACE_PARTS,
    PLACES,
    RELAY,
    WORD_BITS,
    WORDS,
)
from touchstone.games.tactori.mind.kernel_wide.worth import reach, within, worth

MOST_STEPS = 40
"""Moves in one turn of a bot; nobody has more sticks than 15."""


@kernel
def next_stick(terms: Numbers, board: Numbers) -> int:
    """The stick to lay now: one of a rectangle that can be closed, else any that fits; or DONE."""
    seat = board[TURN]
    if board[STICKS_OF + seat] == 0:
        return DONE
    goal = -1
    if terms[RELAY]:
        graph = np.zeros(WORDS, dtype=np.int64)
        reach(board, graph)
        goal = within(graph)
    piece = piece_to_touch(terms, board)
    spare = DONE
    for place in range(PLACES):
        if can_lay(terms, board, place, piece):
            if goal < 0 or _is_wanted(board, place, goal):
                return LAY | place
            spare = LAY | place
    return spare


@kernel
def _is_wanted(board: Numbers, place: int, rectangle: int) -> bool:
    """Whether a stick here covers a segment that the border still lacks."""
    for number in range(3, 5):
        segment = PLACE_PARTS[place, number]
        word, bit = segment // WORD_BITS, 1 << (segment % WORD_BITS)
        if BORDERS[rectangle, word] & ~board[GRAPH_OF + WORDS * board[TURN] + word] & bit:
            return True
    return False


@kernel
def take_turn(terms: Numbers, board: Numbers, seen: Numbers, room: Numbers, move: int) -> None:
    """Plays a move and then sticks until the turn is over."""
    seat = board[TURN]
    play(terms, board, seen, room, move)
    for _ in range(MOST_STEPS):
        if board[OUTCOME] != GOES_ON or board[TURN] != seat or board[STAGE] == STONE:
            break
        play(terms, board, seen, room, next_stick(terms, board))


@kernel
def candidates(
    terms: Numbers, board: Numbers, moves: Numbers, most_carries: int, dice: Bits
) -> int:
    """Writes the moves that begin a turn worth a look: every stone, and some runs at random.

    Sticks are taken back or laid anew only by who can do nothing else.
    """
    count = list_moves(terms, board, moves)
    stones, carries = 0, 0
    for number in range(count):
        move = moves[number]
        if move < FIELDS:
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


@kernel
def rank(
    terms: Numbers,
    board: Numbers,
    moves: Numbers,
    count: int,
    width: int,
    seen: Numbers,
    room: Numbers,
    worths: Shares,
) -> int:
    """Puts the best moves for the seat to move first, with their worth to every seat."""
    seat = board[TURN]
    after = np.zeros(LENGTH, dtype=np.int64)
    for number in range(count):
        after[:] = board
        take_turn(terms, after, seen, room, moves[number])
        worth(terms, after, worths[number])
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
