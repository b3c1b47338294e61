from collections.abc import Callable
from random import Random

import numpy as np
import pytest
from helpers.kernel_twins import compare_kernel

from touchstone.core.series import Series
from touchstone.engine.kernels.compiling import Bits
from touchstone.engine.kernels.primitives import below, new_dice, throw
from touchstone.games import new_game
from touchstone.games.four_senses import FourSenses
from touchstone.games.four_senses.mind import MIND
from touchstone.games.four_senses.mind.kernel.board import (
    EMPTY_BOARD,
    legal,
    makes_pattern,
    pieces_placed,
    placed,
    winning_and_safe,
)
from touchstone.games.four_senses.mind.kernel.convert import (
    board_of,
    lanes_in_order,
    placement,
)
from touchstone.games.four_senses.mind.kernel.playouts import random_rounds
from touchstone.games.four_senses.mind.kernel.spoken import claim_holds
from touchstone.games.four_senses.rules.patterns import LINES, patterns_named, patterns_through
from touchstone.games.four_senses.rules.state import GRID, Move, Piece, Place, State


def after_move(state: State, move: Move) -> State:
    """The position with one more piece, whether or not a pattern stands."""
    assert isinstance(move, Place)
    return State(state.board.with_piece(move.piece, move.cell), state.turn)


def wins(state: State, move: Move) -> bool:
    assert isinstance(move, Place)
    return bool(patterns_through(after_move(state, move).board, move.cell))


def moves_of(word: int) -> list[Move]:
    return [placement(lane) for lane in lanes_in_order(word)]


def random_end(referee: FourSenses, dice: Random, pieces: int) -> State:
    """A position that may hold patterns, as a position text may."""
    state = referee.initial()
    for _ in range(pieces):
        state = after_move(state, dice.choice(referee.legal_moves(state)))
    return state


def test_random_games_agree_with_the_rules_move_by_move(referee: FourSenses) -> None:
    assert compare_kernel(referee, 3000, Random(1)) == 3000


def test_winning_and_safe_placements_are_those_of_the_rules(referee: FourSenses) -> None:
    dice = Random(2)
    quiet = 0
    while quiet < 25:
        state = random_end(referee, dice, dice.randrange(24))
        moves = referee.legal_moves(state)
        winning, safe = winning_and_safe(board_of(state.stacks))
        assert moves_of(winning) == [move for move in moves if wins(state, move)]
        if not winning:
            quiet += 1
            harmless = []
            for move in moves:
                after = after_move(state, move)
                replies = referee.legal_moves(after)
                if not any(wins(after, reply) for reply in replies):
                    harmless.append(move)
            assert moves_of(safe) == harmless


def test_the_last_piece_of_a_heap_takes_its_threats_along(referee: FourSenses) -> None:
    dice = Random(3)
    for _ in range(12):
        state = random_end(referee, dice, dice.choice((21, 22, 23)))
        winning, safe = winning_and_safe(board_of(state.stacks))
        if winning:
            continue
        for move in moves_of(safe):
            after = after_move(state, move)
            if pieces_placed(board_of(after.stacks)) < 24:
                assert not any(wins(after, m) for m in referee.legal_moves(after))


def perft(board: int, depth: int) -> int:
    """The number of sequences of exactly `depth` placements; a pattern ends the game."""
    lanes = lanes_in_order(legal(board))
    if depth <= 1:
        return len(lanes) if depth else 1
    after = [(placed(board, lane), lane & 15) for lane in lanes]
    return sum(perft(child, depth - 1) for child, cell in after if not makes_pattern(child, cell))


@pytest.mark.parametrize(("depth", "paths"), [(0, 1), (1, 64), (2, 3968), (3, 238080)])
def test_perft_from_the_empty_board(referee: FourSenses, depth: int, paths: int) -> None:
    assert perft(EMPTY_BOARD, depth) == paths
    series = Series(referee)
    assert series.perft(series.initial(), depth) == paths or depth == 3


def test_perft_near_the_end_where_games_are_won(referee: FourSenses) -> None:
    dice = Random(4)
    series = Series(referee)
    for pieces in (12, 16, 20, 21, 22):
        state = random_end(referee, dice, pieces)
        depth = 3 if pieces > 18 else 2
        expected = series.perft(series.initial(state), depth)
        assert perft(board_of(state.stacks), depth) == expected


def test_claims_hold_exactly_when_the_rules_say_so(referee: FourSenses) -> None:
    dice = Random(6)
    held = 0
    for _ in range(60):
        state = random_end(referee, dice, dice.randrange(8, 25))
        board = board_of(state.stacks)
        latest = dice.choice([cell for cell in range(16) if state.stacks[cell]])
        for number, line in enumerate(LINES.values()):
            found = patterns_named(state.board, line)
            held += bool(found)
            assert claim_holds(board, number, -1) == bool(found)
            fresh = any(latest in pattern.line for pattern in found)
            assert claim_holds(board, number, latest) == fresh
    assert held > 50


@pytest.mark.parametrize(
    ("players", "settings"),
    [
        (2, {"claims": "referee"}),
        (3, {"claims": "referee"}),
        (2, {}),
        (3, {}),
        (3, {"claim_window": "strict"}),
        (2, {"false_claim": "lose_round"}),
    ],
    ids=str,
)
def test_random_games_are_as_long_as_by_the_rules(players: int, settings: dict[str, str]) -> None:
    game = new_game("four-senses", players, **settings)
    dice = Random(7)
    lengths = []
    rounds = game.kind.rounds(players)
    for _ in range(60):
        state, moves = game.initial(), 0
        while game.outcome(state) is None:
            state = game.play(state, dice.choice(game.legal_moves(state))).state
            moves += 1
        lengths.append(moves)
    mean = MIND.playouts(game, 1)(20_000) / 20_000 / rounds
    error = np.std(lengths) / np.sqrt(len(lengths))
    assert abs(np.mean(lengths) - mean) < 4 * error + 1e-9


def by_the_rules(game: FourSenses, state: State, dice: Bits) -> tuple[int, bool, bool]:
    """A random round as the kernel plays it, but with the rules as referee."""
    moves, first = 0, game.to_move(state)
    while game.outcome(state) is None:
        open_wells = [cell for cell in GRID.cells if state.board.open >> cell & 1]
        kinds = [piece for piece in Piece if state.board.has(piece)]
        pick = (throw(dice) >> 32 & 0xFFFFFFFF) * len(open_wells)
        piece = kinds[(pick & 0xFFFFFFFF) * len(kinds) >> 32]
        state = game.play(state, Place(piece, open_wells[pick >> 32])).state
        moves += 1
    winners = state.outcome.winners if state.outcome else ()
    return moves, winners == (first,), not winners


def test_a_random_round_is_the_same_by_the_rules(
    referee: FourSenses, quiet_state: Callable[[Random, int], State]
) -> None:
    dice, drawn = Random(8), 0
    for seed in range(300):
        # Late beginnings too, where the box runs out and nobody wins.
        state = quiet_state(dice, seed % 20)
        same = new_dice(seed), new_dice(seed)
        result = random_rounds(board_of(state.stacks), 1, same[0])
        assert result == by_the_rules(referee, state, same[1])
        assert same[0] == same[1]
        drawn += result[2]
    assert drawn > 0


def test_playouts_repeat_with_their_seed() -> None:
    game = new_game("four-senses")
    assert MIND.playouts(game, 5)(100) == MIND.playouts(game, 5)(100)
    assert MIND.playouts(game, 5)(100) != MIND.playouts(game, 6)(100)


def test_dice_stay_below_the_limit_and_reach_everything() -> None:
    dice = new_dice(0)
    assert {below(dice, 5) for _ in range(200)} == set(range(5))
