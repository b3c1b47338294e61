"""4EYES+ on bitboards: what may be laid or moved, what it leads to, and how the game ends."""

from typing import NamedTuple

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, kernel
from touchstone.games.four_eyes_plus.mind.kernel.sets import (
    WORDS,
    Set,
    allowed_ways,
    bit,
    count_ways,
    either,
    has,
    holds,
    last_cells,
    store,
    values,
    without,
)
from touchstone.games.four_eyes_plus.mind.kernel.terrain import (
    ALL,
    CAP,
    CELLS,
    GIFTS,
    HAND,
    INNER,
    LIFT,
    PAPER,
    REPETITION,
    SEATS,
    SIZE,
    SWAP,
    Terrain,
)

TURN, PHASE, TURNS, OUTCOME, HISTORY, HAND_OF, TILES_OF, SWAPPED = 0, 1, 2, 3, 4, 5, 8, 11
FACTS = 12
"""Hands and numbers of tiles take three places each, one a seat."""

GOES_ON, FULL, BLOCKED, REPEATED, CAPPED = -1, -2, -3, -4, -5
"""Outcomes; 0 and above is the seat, counted from 0, that has a square."""

MOST_TILES = 72
"""Of one seat: half the cells of the largest board."""
SHIFT = 1 << 32
"""Marks a move of a lying tile; its ends stand above those of where it goes, a byte each."""
SWAP_MOVE = 1 << 33
"""The first tile taken over."""
MOST_MOVES = 27 * 4 * 12 * 11
"""More moves than any position has."""


class Board(NamedTuple):
    """A position. Seats are counted from 0; a seat's number is also its colour."""

    facts: Numbers
    pawns: Bits
    """By colour, the cells that show it."""
    finishing: Bits
    """By colour, the cells that alone lack to a square of it, free or not."""
    taken: Bits
    """In one row, the cells on which something lies."""
    tiles: Numbers
    """By owner, own and other cell of each tile."""
    history: Numbers
    """Fingerprints of the positions of phase 2 so far."""


@kernel
def copy_board(board: Board, to: Board) -> None:
    """Makes `to` the same position."""
    # Loops, because to compile slices of arrays takes many times as long.
    for number in range(FACTS):
        to.facts[number] = board.facts[number]
    for word in range(WORDS):
        to.taken[0, word] = board.taken[0, word]
        for seat in range(3):
            to.pawns[seat, word] = board.pawns[seat, word]
            to.finishing[seat, word] = board.finishing[seat, word]
    for seat in range(3):
        for tile in range(board.facts[TILES_OF + seat]):
            to.tiles[seat, tile, 0] = board.tiles[seat, tile, 0]
            to.tiles[seat, tile, 1] = board.tiles[seat, tile, 1]
    for turn in range(board.facts[HISTORY]):
        to.history[turn] = board.history[turn]


@kernel
def add_pawn(terrain: Terrain, board: Board, colour: int, cell: int) -> None:
    """Puts a pawn down and notes which cells it makes the last of a square."""
    board.taken[0, cell >> 6] |= bit(cell)
    put_pawn(terrain.rests, terrain.squares, board.pawns, board.finishing, colour, cell)


@kernel
def put_pawn(
    rests: Bits, squares: Numbers, pawns: Bits, finishing: Bits, colour: int, cell: int
) -> None:
    """The same for whoever notes otherwise what is taken."""
    pawns[colour, cell >> 6] |= bit(cell)
    found = last_cells(rests, cell, squares[cell], values(pawns, colour))
    store(finishing, colour, either(found, values(finishing, colour)))


@kernel
def finishing_of(terrain: Terrain, board: Board, colour: int) -> Set:
    """The finishing cells of a colour from scratch."""
    pawns = values(board.pawns, colour)
    return last_cells(terrain.masks, 0, terrain.masks.shape[2], pawns)


@kernel
def next_seat(terrain: Terrain, seat: int) -> int:
    """The seat that plays after this one."""
    return seat + 1 if seat + 1 < terrain.terms[SEATS] else 0


@kernel
def lift(board: Board, seat: int, after: int, tile: int) -> None:
    """Takes a tile's pawns off the board, or puts them back; finishing cells stay as they were."""
    own, other = board.tiles[seat, tile, 0], board.tiles[seat, tile, 1]
    board.pawns[seat, own >> 6] ^= bit(own)
    board.pawns[after, other >> 6] ^= bit(other)
    board.taken[0, own >> 6] ^= bit(own)
    board.taken[0, other >> 6] ^= bit(other)


@kernel
def _places(
    terrain: Terrain,
    board: Board,
    wins: Set,
    gives: Set,
    lying: int,
    moves: Numbers,
    count: int,
    most: int,
) -> int:
    """Appends every pair of free cells that a tile may take, at most `most` in all.

    `lying` are the two cells, a byte each, from which the tile was lifted, or -1.
    """
    shut = -1 if terrain.terms[LIFT] else lying
    taken = values(board.taken, 0)
    mark = 0 if lying < 0 else SHIFT | lying << 16
    for own in range(terrain.terms[CELLS]):
        if holds(taken, own) or (shut >= 0 and own in (shut >> 8, shut & 255)):
            continue
        choosy = holds(wins, own) or terrain.terms[GIFTS] == 0
        for side in range(4):
            other = terrain.near[own, side]
            if other < 0 or holds(taken, other):
                continue
            if shut >= 0 and other in (shut >> 8, shut & 255):
                continue
            to = own << 8 | other
            if (choosy and holds(gives, other)) or to == lying:
                continue
            moves[count] = mark | to
            count += 1
            if count == most:
                return count
    return count


@kernel
def list_moves(terrain: Terrain, board: Board, moves: Numbers, most: int) -> int:
    """Writes the legal moves in the order of the notation, at most `most`; returns their number."""
    if board.facts[OUTCOME] != GOES_ON:
        return 0
    seat = board.facts[TURN]
    after = next_seat(terrain, seat)
    if board.facts[PHASE] == 1:
        if terrain.terms[HAND] != PAPER and board.facts[HAND_OF + seat] == 0:
            return 0
        wins, gives = values(board.finishing, seat), values(board.finishing, after)
        count = _places(terrain, board, wins, gives, -1, moves, 0, most)
        if count < most and may_swap(terrain.terms, board.facts, seat):
            moves[count] = SWAP_MOVE
            count += 1
        return count
    tiles = board.facts[TILES_OF + seat]
    count = 0
    last = -1
    for _ in range(tiles):
        # The next tile by its own cell: no two tiles share one.
        tile = -1
        for other in range(tiles):
            own = board.tiles[seat, other, 0]
            if own > last and (tile < 0 or own < board.tiles[seat, tile, 0]):
                tile = other
        last = board.tiles[seat, tile, 0]
        lying = last << 8 | board.tiles[seat, tile, 1]
        lift(board, seat, after, tile)
        wins, gives = finishing_of(terrain, board, seat), finishing_of(terrain, board, after)
        count = _places(terrain, board, wins, gives, lying, moves, count, most)
        lift(board, seat, after, tile)
        if count == most:
            break
    return count


@kernel
def may_swap(terms: Numbers, facts: Numbers, seat: int) -> bool:
    """Whether the only tile is the other player's, newly laid."""
    if terms[SWAP] == 0 or facts[SWAPPED] or facts[PHASE] == 2:
        return False
    return bool(facts[TILES_OF + seat] == 0 and facts[TILES_OF + 1 - seat] == 1)


@kernel
def swap(board: Board) -> None:
    """The two seats change roles: tiles, with their colours, and hands."""
    facts = board.facts
    for fact in (HAND_OF, TILES_OF):
        facts[fact], facts[fact + 1] = facts[fact + 1], facts[fact]
    for end in range(2):
        # The one tile that lies is the first of its owner.
        board.tiles[0, 0, end] += board.tiles[1, 0, end]
        board.tiles[1, 0, end] = board.tiles[0, 0, end]
    for word in range(WORDS):
        pawns = board.pawns[0, word]
        board.pawns[0, word] = board.pawns[1, word]
        board.pawns[1, word] = pawns
    facts[SWAPPED] = 1


@kernel
def play(terrain: Terrain, board: Board, move: int) -> None:
    """Makes a legal move and whatever then happens by itself."""
    facts = board.facts
    seat = facts[TURN]
    after = next_seat(terrain, seat)
    if move == SWAP_MOVE:
        swap(board)
        next_turn(terrain, board)
        return
    own, other = (move >> 8) & 255, move & 255
    facts[SWAPPED] = 0
    if move & SHIFT:
        tile = 0
        while board.tiles[seat, tile, 0] != (move >> 24) & 255:
            tile += 1
        lift(board, seat, after, tile)
        store(board.finishing, seat, finishing_of(terrain, board, seat))
        store(board.finishing, after, finishing_of(terrain, board, after))
    else:
        tile = facts[TILES_OF + seat]
        facts[TILES_OF + seat] += 1
        if terrain.terms[HAND] != PAPER:
            facts[HAND_OF + seat] -= 1
    board.tiles[seat, tile, 0] = own
    board.tiles[seat, tile, 1] = other
    won = has(board.finishing, seat, own)
    given = has(board.finishing, after, other)
    add_pawn(terrain, board, seat, own)
    add_pawn(terrain, board, after, other)
    if won:
        facts[OUTCOME] = seat
    elif given:
        facts[OUTCOME] = after
    else:
        next_turn(terrain, board)
        settle(terrain, board)


@kernel
def next_turn(terrain: Terrain, board: Board) -> None:
    """The next seat's turn; in phase 2 this one counts."""
    facts = board.facts
    facts[TURN] = next_seat(terrain, facts[TURN])
    if facts[PHASE] == 2:
        # As in the rules, turns are counted only where their number ends the game.
        facts[TURNS] += 1 if terrain.terms[CAP] else 0
        remember(terrain, board)


@kernel
def remember(terrain: Terrain, board: Board) -> None:
    """Adds the position of phase 2 to the history, where a draw depends on it."""
    if terrain.terms[REPETITION] and board.facts[HISTORY] < board.history.shape[0]:
        board.history[board.facts[HISTORY]] = fingerprint(terrain, board)
        board.facts[HISTORY] += 1


@kernel
def fingerprint(terrain: Terrain, board: Board) -> int:
    """A number that only the same tiles of the same owners share, as good as surely."""
    total = 0
    for seat in range(terrain.terms[SEATS]):
        for tile in range(board.facts[TILES_OF + seat]):
            word = (board.tiles[seat, tile, 0] << 10 | board.tiles[seat, tile, 1] << 2 | seat) + 1
            word *= 0x1E3779B97F4A7C15
            word ^= (word >> 29) & 0x7FFFFFFFF
            word *= 0x3F58476D1CE4E5B9
            total += word ^ ((word >> 32) & 0xFFFFFFFF)
    return total


@kernel
def _occurrences(terrain: Terrain, board: Board) -> int:
    """How often the position stands in the history with the same seat to move, now counted."""
    last = board.facts[HISTORY] - 1
    found = 1
    earlier = last - terrain.terms[SEATS]
    while earlier >= 0:
        found += board.history[earlier] == board.history[last]
        earlier -= terrain.terms[SEATS]
    return found


@kernel
def free_cells(terrain: Terrain, board: Board) -> Set:
    """The cells on which nothing lies."""
    return without(values(terrain.frame, ALL), values(board.taken, 0))


@kernel
def count_lays(terrain: Terrain, board: Board, seat: int, after: int) -> int:
    """The number of lays of a seat, its hand aside."""
    terms, inner = terrain.terms, values(terrain.frame, INNER)
    wins, gives = values(board.finishing, seat), values(board.finishing, after)
    free = free_cells(terrain, board)
    return allowed_ways(free, wins, gives, terms[GIFTS], terms[SIZE], inner)


@kernel
def has_move(terrain: Terrain, board: Board, probe: Numbers) -> bool:
    """Whether the seat to move has a move."""
    seat = board.facts[TURN]
    if board.facts[PHASE] == 2:
        return list_moves(terrain, board, probe, 1) > 0
    if terrain.terms[HAND] != PAPER and board.facts[HAND_OF + seat] == 0:
        return False
    return count_lays(terrain, board, seat, next_seat(terrain, seat)) > 0


@kernel
def begin_moving(terrain: Terrain, board: Board) -> None:
    """Phase 2 begins; the tiles left over leave the game."""
    board.facts[PHASE] = 2
    for seat in range(3):
        board.facts[HAND_OF + seat] = 0
    remember(terrain, board)


@kernel
def note_draw(terrain: Terrain, board: Board, stuck: int) -> None:
    """Notes a draw, given how many seats, one after the other, could not move."""
    facts = board.facts
    if terrain.terms[HAND] == PAPER:
        free = free_cells(terrain, board)
        inner = values(terrain.frame, INNER)
        if count_ways(free, free, terrain.terms[SIZE], inner) == 0:
            facts[OUTCOME] = FULL
            return
    if stuck == terrain.terms[SEATS]:
        facts[OUTCOME] = BLOCKED
    elif facts[PHASE] == 2:
        wanted = terrain.terms[REPETITION]
        if wanted and _occurrences(terrain, board) >= wanted:
            facts[OUTCOME] = REPEATED
        elif terrain.terms[CAP] and facts[TURNS] >= terrain.terms[CAP]:
            facts[OUTCOME] = CAPPED


@kernel
def settle(terrain: Terrain, board: Board) -> None:
    """Passes turns by themselves until a seat has a move or the game is over."""
    facts = board.facts
    probe = np.zeros(1, dtype=np.int64)
    stuck = 0
    while True:
        hands = facts[HAND_OF] + facts[HAND_OF + 1] + facts[HAND_OF + 2]
        laying = facts[PHASE] == 1 and terrain.terms[HAND] != PAPER
        if laying and (stuck == terrain.terms[SEATS] or hands == 0):
            begin_moving(terrain, board)
            stuck = 0
        note_draw(terrain, board, stuck)
        if facts[OUTCOME] != GOES_ON or has_move(terrain, board, probe):
            return
        next_turn(terrain, board)
        stuck += 1
