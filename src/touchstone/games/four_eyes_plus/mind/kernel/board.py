"""4EYES+ on bitboards: what may be laid or moved, what it leads to, and how the game ends.

A set of cells is a row of signed 64-bit words, cell 0 being bit 0 of the first.
"""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.engine.kernels.primitives import as_words

if TYPE_CHECKING:  # what is imported for good is part of what the kernels are built on
    from touchstone.core.game import AnyGame
    from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
    from touchstone.games.four_eyes_plus.rules.terms import Terms

SEATS, CELLS, HAND, GIFTS, LIFT, REPETITION, CAP = range(7)
PAPER = -1
"""The hand of a game on paper."""


class Terrain(NamedTuple):
    """The terms of a game and the geometry of its board."""

    terms: Numbers
    masks: Numbers
    """By square, its four cells."""
    through: Numbers
    """By cell and number, the other three cells of each square it is a corner of."""
    squares: Numbers
    """By cell, the number of those squares."""
    near: Numbers
    """By cell, its neighbours in order, then -1."""


def terrain_of(game: "AnyGame") -> Terrain:
    """The terrain of a game, computed once."""
    return _terrain(cast("FourEyesPlus", game).terms)


@cache
def _terrain(terms: "Terms") -> Terrain:
    cells = len(terms.grid.cells)
    words = (cells + 63) // 64
    most = max(len(rest) for rest in terms.squares.through)
    through = np.zeros((cells, most, words), dtype=np.int64)
    near = np.full((cells, 4), -1, dtype=np.int64)
    for cell in terms.grid.cells:
        for number, (rest, _) in enumerate(terms.squares.through[cell]):
            through[cell, number] = as_words(rest, words)
        around = terms.grid.neighbours(cell)
        near[cell, : len(around)] = around
    hand = PAPER if terms.hand is None else terms.hand
    others = (terms.gifts, terms.lift, terms.repetition, terms.cap)
    return Terrain(
        np.array([terms.seats, cells, hand, *others], dtype=np.int64),
        np.array([as_words(mask, words) for mask in terms.squares.masks], dtype=np.int64),
        through,
        np.array([len(rest) for rest in terms.squares.through], dtype=np.int64),
        near,
    )


TURN, PHASE, TURNS, OUTCOME, HISTORY, HAND_OF, TILES_OF = 0, 1, 2, 3, 4, 5, 8
FACTS = 11
"""Hands and numbers of tiles take three places each, one a seat."""

GOES_ON, FULL, BLOCKED, REPEATED, CAPPED = -1, -2, -3, -4, -5
"""Outcomes; 0 and above is the seat, counted from 0, that has a square."""

MOST_TILES = 72
"""Of one seat: half the cells of the largest board."""
SHIFT = 1 << 32
"""Marks a move of a lying tile; its ends stand above those of where it goes, a byte each."""
MOST_MOVES = 27 * 4 * 12 * 11
"""More moves than any position has."""


class Board(NamedTuple):
    """A position. Seats are counted from 0; a seat's number is also its colour."""

    facts: Numbers
    pawns: Numbers
    """By colour, the cells that show it."""
    finishing: Numbers
    """By colour, the cells that alone lack to a square of it, free or not."""
    taken: Numbers
    tiles: Numbers
    """By owner, own and other cell of each tile."""
    history: Numbers
    """Fingerprints of the positions of phase 2 so far."""


@kernel
def copy_board(board: Board, to: Board) -> None:
    """Makes `to` the same position."""
    to.facts[:] = board.facts
    to.pawns[:] = board.pawns
    to.finishing[:] = board.finishing
    to.taken[:] = board.taken
    for seat in range(board.tiles.shape[0]):
        count = board.facts[TILES_OF + seat]
        to.tiles[seat, :count] = board.tiles[seat, :count]
    length = board.facts[HISTORY]
    to.history[:length] = board.history[:length]


@kernel
def has(cells: Numbers, cell: int) -> bool:
    """Whether the cell is one of the set."""
    return bool((cells[cell >> 6] >> (cell & 63)) & 1)


@kernel
def add_pawn(terrain: Terrain, board: Board, colour: int, cell: int) -> None:
    """Puts a pawn down and notes which cells it makes the last of a square."""
    pawns, finishing = board.pawns[colour], board.finishing[colour]
    pawns[cell >> 6] |= 1 << (cell & 63)
    board.taken[cell >> 6] |= 1 << (cell & 63)
    words = pawns.shape[0]
    for square in range(terrain.squares[cell]):
        rest = terrain.through[cell, square]
        missing = 0
        where = 0
        for word in range(words):
            gap = rest[word] & ~pawns[word]
            if gap:
                missing += 1 if gap & (gap - 1) == 0 else 2
                where = word
        if missing == 1:
            finishing[where] |= rest[where] & ~pawns[where]


@kernel
def find_finishing(terrain: Terrain, pawns: Numbers, finishing: Numbers) -> None:
    """Works out the finishing cells of a colour from scratch."""
    finishing[:] = 0
    for square in range(terrain.masks.shape[0]):
        # The same loop as above: as a function of its own it would cost a tenth of the speed.
        mask = terrain.masks[square]
        missing = 0
        where = 0
        for word in range(pawns.shape[0]):
            gap = mask[word] & ~pawns[word]
            if gap:
                missing += 1 if gap & (gap - 1) == 0 else 2
                where = word
        if missing == 1:
            finishing[where] |= mask[where] & ~pawns[where]


@kernel
def next_seat(terrain: Terrain, seat: int) -> int:
    """The seat that plays after this one."""
    return seat + 1 if seat + 1 < terrain.terms[SEATS] else 0


@kernel
def lift(board: Board, seat: int, after: int, tile: int) -> None:
    """Takes a tile's pawns off the board; the finishing cells stay as they were."""
    for end in range(2):
        cell = board.tiles[seat, tile, end]
        bit = 1 << (cell & 63)
        board.pawns[seat if end == 0 else after, cell >> 6] &= ~bit
        board.taken[cell >> 6] &= ~bit


@kernel
def put_back(board: Board, seat: int, after: int, tile: int) -> None:
    """Undoes the lifting of a tile."""
    for end in range(2):
        cell = board.tiles[seat, tile, end]
        bit = 1 << (cell & 63)
        board.pawns[seat if end == 0 else after, cell >> 6] |= bit
        board.taken[cell >> 6] |= bit


@kernel
def _places(
    terrain: Terrain,
    board: Board,
    wins: Numbers,
    gives: Numbers,
    lying: int,
    moves: Numbers,
    count: int,
    most: int,
) -> int:
    """Appends every pair of free cells that a tile may take, at most `most` in all.

    `lying` are the two cells, a byte each, from which the tile was lifted, or -1.
    """
    shut = -1 if terrain.terms[LIFT] else lying
    mark = 0 if lying < 0 else SHIFT | lying << 16
    for own in range(terrain.terms[CELLS]):
        if has(board.taken, own) or (shut >= 0 and own in (shut >> 8, shut & 255)):
            continue
        choosy = has(wins, own) or terrain.terms[GIFTS] == 0
        for side in range(4):
            other = terrain.near[own, side]
            if other < 0 or has(board.taken, other):
                continue
            if shut >= 0 and other in (shut >> 8, shut & 255):
                continue
            to = own << 8 | other
            if (choosy and has(gives, other)) or to == lying:
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
        wins, gives = board.finishing[seat], board.finishing[after]
        return _places(terrain, board, wins, gives, -1, moves, 0, most)
    wins, gives = np.zeros_like(board.taken), np.zeros_like(board.taken)
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
        find_finishing(terrain, board.pawns[seat], wins)
        find_finishing(terrain, board.pawns[after], gives)
        count = _places(terrain, board, wins, gives, lying, moves, count, most)
        put_back(board, seat, after, tile)
        if count == most:
            break
    return count


@kernel
def play(terrain: Terrain, board: Board, move: int) -> None:
    """Makes a legal move and whatever then happens by itself."""
    facts = board.facts
    seat = facts[TURN]
    after = next_seat(terrain, seat)
    own, other = (move >> 8) & 255, move & 255
    if move & SHIFT:
        tile = 0
        while board.tiles[seat, tile, 0] != (move >> 24) & 255:
            tile += 1
        lift(board, seat, after, tile)
        find_finishing(terrain, board.pawns[seat], board.finishing[seat])
        find_finishing(terrain, board.pawns[after], board.finishing[after])
    else:
        tile = facts[TILES_OF + seat]
        facts[TILES_OF + seat] += 1
        if terrain.terms[HAND] != PAPER:
            facts[HAND_OF + seat] -= 1
    board.tiles[seat, tile, 0] = own
    board.tiles[seat, tile, 1] = other
    won = has(board.finishing[seat], own)
    given = has(board.finishing[after], other)
    add_pawn(terrain, board, seat, own)
    add_pawn(terrain, board, after, other)
    if won:
        facts[OUTCOME] = seat
    elif given:
        facts[OUTCOME] = after
    else:
        _next_turn(terrain, board)
        settle(terrain, board)


@kernel
def _next_turn(terrain: Terrain, board: Board) -> None:
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
def _has_room(terrain: Terrain, board: Board) -> bool:
    for cell in range(terrain.terms[CELLS]):
        if not has(board.taken, cell):
            for side in range(4):
                other = terrain.near[cell, side]
                if other >= 0 and not has(board.taken, other):
                    return True
    return False


@kernel
def settle(terrain: Terrain, board: Board) -> None:
    """Passes turns by themselves until a seat has a move or the game is over."""
    facts, seats = board.facts, terrain.terms[SEATS]
    on_paper = terrain.terms[HAND] == PAPER
    probe = np.zeros(1, dtype=np.int64)
    stuck = 0
    while True:
        hands = facts[HAND_OF] + facts[HAND_OF + 1] + facts[HAND_OF + 2]
        if facts[PHASE] == 1 and not on_paper and (stuck == seats or hands == 0):
            facts[PHASE] = 2
            facts[HAND_OF : HAND_OF + 3] = 0
            remember(terrain, board)
            stuck = 0
        if on_paper and not _has_room(terrain, board):
            facts[OUTCOME] = FULL
        elif stuck == seats:
            facts[OUTCOME] = BLOCKED
        elif facts[PHASE] == 2:
            wanted = terrain.terms[REPETITION]
            if wanted and _occurrences(terrain, board) >= wanted:
                facts[OUTCOME] = REPEATED
            elif terrain.terms[CAP] and facts[TURNS] >= terrain.terms[CAP]:
                facts[OUTCOME] = CAPPED
        if facts[OUTCOME] != GOES_ON or list_moves(terrain, board, probe, 1):
            return
        _next_turn(terrain, board)
        stuck += 1
