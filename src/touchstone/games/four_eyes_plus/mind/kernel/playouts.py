"""Random games of 4EYES+ as fast as they go: no move is ever listed.

The pairs of free neighbours are counted, and the one that the dice name is picked out. A move that
is forbidden is thrown again, once it is known that another is left. In phase 2 the last cells of
squares are not kept: whether a tile completes one is asked where it goes.
"""

import numpy as np

from touchstone.engine.kernels.compiling import Bits, Numbers, kernel
from touchstone.engine.kernels.primitives import below
from touchstone.games.four_eyes_plus.mind.kernel import board as base
from touchstone.games.four_eyes_plus.mind.kernel.board import Board, put_pawn
from touchstone.games.four_eyes_plus.mind.kernel.sets import (
    Set,
    across,
    allowed_ways,
    alone,
    along,
    count_ways,
    either,
    holds,
    nth,
    size,
    stands,
    store,
    values,
    without,
)
from touchstone.games.four_eyes_plus.mind.kernel.terrain import (
    ALL,
    GIFTS,
    HAND,
    INNER,
    LIFT,
    PAPER,
    SEATS,
    SIZE,
    Terrain,
)

NOTHING = -1


@kernel
def random_games(
    terrain: Terrain, start: Board, board: Board, games: int, dice: Bits, moves: Numbers
) -> int:
    """Plays whole games at random from a position; returns the number of moves.

    The outcome of the last game is left on `board`, its moves in `moves` as far as there is room.
    """
    played = 0
    for _ in range(games):
        base.copy_board(start, board)
        number = 0
        if board.facts[base.PHASE] == 1:
            number = _lay_out(terrain, board, dice, moves)
        if board.facts[base.OUTCOME] == base.GOES_ON:
            number = _move_on(terrain, board, dice, moves, number)
        played += number
    return played


@kernel
def _lay_out(terrain: Terrain, board: Board, dice: Bits, moves: Numbers) -> int:
    """Lays tiles until the game is over or phase 2 has begun; returns the number of moves."""
    # Taken apart once: a table that is asked for its parts at every turn costs half the speed.
    terms, rests, squares, picks = terrain.terms, terrain.rests, terrain.squares, terrain.picks
    facts, pawns, finishing = board.facts, board.pawns, board.finishing
    inner, rows, gifts = values(terrain.frame, INNER), terms[SIZE], terms[GIFTS]
    on_paper = terms[HAND] == PAPER
    free = base.free_cells(terrain, board)
    number, stuck, seat = 0, 0, facts[base.TURN]
    while stuck < terms[SEATS]:
        mover = seat
        after = seat = seat + 1 if seat + 1 < terms[SEATS] else 0
        wins, gives = values(finishing, mover), values(finishing, after)
        move = NOTHING
        if on_paper or facts[base.HAND_OF + mover]:
            move = _random_lay(free, wins, gives, gifts, rows, inner, picks, dice)
        if move == NOTHING:
            stuck += 1
            continue
        stuck = 0
        if base.may_swap(terms, facts, mover):
            ways = count_ways(free, free, rows, inner)
            move = base.SWAP_MOVE if below(dice, ways + 1) == 0 else move
        if number < moves.shape[0]:
            moves[number] = move
        number += 1
        if move == base.SWAP_MOVE:
            base.swap(board)
            continue
        own, other = move >> 8, move & 255
        won = holds(wins, own)
        if won or holds(gives, other):
            facts[base.OUTCOME] = mover if won else after
            return number
        _note_tile(board.tiles, mover, facts[base.TILES_OF + mover], move)
        facts[base.TILES_OF + mover] += 1
        facts[base.HAND_OF + mover] -= not on_paper
        facts[base.SWAPPED] = 0
        put_pawn(rests, squares, pawns, finishing, mover, own)
        put_pawn(rests, squares, pawns, finishing, after, other)
        free = without(free, either(alone(own), alone(other)))
    # Nobody could lay, so it is the turn of the seat that was passed over first.
    facts[base.TURN] = seat
    store(board.taken, 0, without(values(terrain.frame, ALL), free))
    if on_paper:
        base.note_draw(terrain, board, stuck)
    else:
        base.begin_moving(terrain, board)
    return number


@kernel
def _random_lay(
    free: Set,
    wins: Set,
    gives: Set,
    gifts: int,
    rows: int,
    inner: Set,
    picks: Numbers,
    dice: Bits,
) -> int:
    """Any lay on free cells that may be made, all equally likely; or nothing."""
    wide, deep = across(free, rows), along(free, inner)
    pairs = size(wide) + size(deep)
    known = False
    while pairs:
        move = _pair(wide, deep, rows, below(dice, 2 * pairs), picks)
        if not holds(gives, move & 255) or (gifts and not holds(wins, move >> 8)):
            return move
        if not known and allowed_ways(free, wins, gives, gifts, rows, inner) == 0:
            return NOTHING
        known = True
    return NOTHING


@kernel
def _pair(wide: Set, deep: Set, rows: int, number: int, picks: Numbers) -> int:
    """The pair of cells of this number, own cell and other a byte each; every pair counts twice."""
    pair, across_all = number >> 1, size(wide)
    cells, step = wide, rows
    if pair >= across_all:
        cells, step, pair = deep, 1, pair - across_all
    lower = nth(cells, pair, picks)
    upper = lower + step
    return upper << 8 | lower if number & 1 else lower << 8 | upper


@kernel
def _note_tile(tiles: Numbers, seat: int, tile: int, to: int) -> None:
    tiles[seat, tile, 0] = to >> 8
    tiles[seat, tile, 1] = to & 255


@kernel
def _move_on(terrain: Terrain, board: Board, dice: Bits, moves: Numbers, number: int) -> int:
    """Moves tiles until the game is over; returns the number of moves, with those before."""
    facts = board.facts
    probe = np.zeros(1, dtype=np.int64)
    stuck = 0
    while True:
        base.note_draw(terrain, board, stuck)
        if facts[base.OUTCOME] != base.GOES_ON:
            return number
        seat = facts[base.TURN]
        after = base.next_seat(terrain, seat)
        move = random_shift(terrain, board, seat, after, dice, probe)
        stuck += 1
        if move != NOTHING:
            stuck = 0
            if number < moves.shape[0]:
                moves[number] = move
            number += 1
            if facts[base.OUTCOME] != base.GOES_ON:
                return number
        base.next_turn(terrain, board)


@kernel
def random_shift(
    terrain: Terrain, board: Board, seat: int, after: int, dice: Bits, probe: Numbers
) -> int:
    """Makes any move of a tile of a seat, all equally likely, and returns it; or nothing."""
    tiles = board.facts[base.TILES_OF + seat]
    total = 0
    for tile in range(tiles):
        total += _places(terrain, board, seat, after, tile)
    known = False
    while total:
        place = below(dice, 2 * total)
        tile, left = 0, _places(terrain, board, seat, after, 0)
        while place >= 2 * left:
            place -= 2 * left
            tile += 1
            left = _places(terrain, board, seat, after, tile)
        move = _try_shift(terrain, board, seat, after, tile, place)
        if move != NOTHING:
            return move
        if not known and base.list_moves(terrain, board, probe, 1) == 0:
            return NOTHING
        known = True
    return NOTHING


@kernel
def _room(terrain: Terrain, board: Board, seat: int, after: int, tile: int) -> Set:
    """The cells that are free for a tile which lies on the board."""
    if terrain.terms[LIFT] == 0:
        return base.free_cells(terrain, board)
    base.lift(board, seat, after, tile)
    free = base.free_cells(terrain, board)
    base.lift(board, seat, after, tile)
    return free


@kernel
def _places(terrain: Terrain, board: Board, seat: int, after: int, tile: int) -> int:
    """The number of pairs of free cells for a tile, its own among them."""
    free = _room(terrain, board, seat, after, tile)
    inner = values(terrain.frame, INNER)
    return size(across(free, terrain.terms[SIZE])) + size(along(free, inner))


@kernel
def _try_shift(terrain: Terrain, board: Board, seat: int, after: int, tile: int, place: int) -> int:
    """Moves a tile to the pair of this number, and notes an end; nothing if that is forbidden."""
    free = _room(terrain, board, seat, after, tile)
    rows, inner = terrain.terms[SIZE], values(terrain.frame, INNER)
    to = _pair(across(free, rows), along(free, inner), rows, place, terrain.picks)
    own, other = to >> 8, to & 255
    lies = board.tiles[seat, tile, 0] << 8 | board.tiles[seat, tile, 1]
    base.lift(board, seat, after, tile)
    won = stands(terrain.rests, own, terrain.squares[own], values(board.pawns, seat))
    given = stands(terrain.rests, other, terrain.squares[other], values(board.pawns, after))
    if to == lies or (given and (won or terrain.terms[GIFTS] == 0)):
        base.lift(board, seat, after, tile)
        return NOTHING
    _note_tile(board.tiles, seat, tile, to)
    base.lift(board, seat, after, tile)
    if won or given:
        board.facts[base.OUTCOME] = seat if won else after
    return int(base.SHIFT | lies << 16 | to)
