"""The kernel of 4EYES+ is admitted because it is equal to the rules."""

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest
from helpers.kernel_twins import compare_kernel

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.primitives import new_dice
from touchstone.games import GAMES, new_game
from touchstone.games.four_eyes_plus.mind.kernel.board import (
    MOST_MOVES,
    OUTCOME,
    Board,
    copy_board,
    list_moves,
    play,
)
from touchstone.games.four_eyes_plus.mind.kernel.convert import (
    REASONS,
    board_of,
    code_of,
    empty_board,
    move_of,
)
from touchstone.games.four_eyes_plus.mind.kernel.playouts import random_games
from touchstone.games.four_eyes_plus.mind.kernel.terrain import Terrain, terrain_of
from touchstone.games.four_eyes_plus.mind.kernel.threats import (
    NO,
    STOPPED,
    TRIED,
    YES,
    lay,
    new_attack,
    unstoppable,
)
from touchstone.games.four_eyes_plus.mind.laying import Laying
from touchstone.games.four_eyes_plus.rules.state import Lay, Move, Shift, State, Swap
from touchstone.testing import variations

TABLE = Path(__file__).parents[2] / "games" / "four_eyes_plus" / "perft.txt"
ROWS = [
    [part.strip() for part in line.split("|", 4)]
    for line in TABLE.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


def perft(terrain: Terrain, board: Board, depth: int) -> int:
    """The number of sequences of exactly this many moves."""
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    count = list_moves(terrain, board, moves, MOST_MOVES)
    if depth <= 1:
        return count if depth else 1
    total = 0
    for code in moves[:count]:
        after = empty_board()
        copy_board(board, after)
        play(terrain, after, code)
        total += perft(terrain, after, depth - 1)
    return total


@pytest.mark.parametrize("row", ROWS, ids=" ".join)
def test_perft_is_that_of_the_rules(row: list[str]) -> None:
    players, settings, depth, paths, position = row
    given = dict(setting.split("=") for setting in settings.split())
    game = new_game("4eyes-plus", int(players), **given)
    state = game.read_state(position) if position else game.initial()
    terrain = terrain_of(game)
    assert perft(terrain, board_of(terrain, state), int(depth)) == int(paths)


def test_random_moves_are_equal_step_by_step_in_every_setting() -> None:
    dice = Random(4)
    for game in variations(GAMES["4eyes-plus"]):
        compare_kernel(game, 60, dice)


def test_random_games_are_games_by_the_rules_with_the_same_end() -> None:
    phases, reasons = set(), set()
    kind = GAMES["4eyes-plus"]
    for game in (*variations(kind), *variations(kind, size="5", cap="1")):
        terrain, dice = terrain_of(game), new_dice(7)
        start, board = board_of(terrain, game.initial()), empty_board()
        for _ in range(8):
            moves = np.zeros(1000, dtype=np.int64)
            count = random_games(terrain, start, board, 1, dice, moves)
            state: State = game.initial()
            for code in moves[:count]:
                move = move_of(int(code))
                assert move == game.read_move(state, game.move_text(move))
                phases.add(state.phase)
                state = game.play(state, move).state
            outcome, end = game.outcome(state), int(board.facts[OUTCOME])
            assert outcome is not None
            assert outcome.winners == ((end + 1,) if end >= 0 else ())
            assert outcome.winners or outcome.reason == REASONS[end]
            reasons.add(outcome.reason)
    assert phases == {1, 2}
    assert reasons >= {"square", "cap", "full"}


LITTLE_ROOM = {
    "swap=on": "4eyes-plus; size 5; players 2; phase 1; turn 2; tiles 1 b2 a2; tiles 2 -; hand 4 5",
    "squares=any": next(row[4] for row in ROWS if row[3] == "13"),
    "gift=illegal": next(row[4] for row in ROWS if row[1] == "size=5 gift=illegal"),
    "relocate=strict": next(row[4] for row in ROWS if row[1] == "size=5 relocate=strict"),
    "cap=9": next(row[4] for row in ROWS if row[1] == "size=5 cap=1"),
}
"""By setting, positions with few moves, of both phases."""


@pytest.mark.parametrize("setting", LITTLE_ROOM)
def test_every_move_is_equally_likely_in_a_random_game(setting: str) -> None:
    name, _, value = setting.partition("=")
    game = GAMES["4eyes-plus"].new(2, {"size": "5", name: value})
    state = game.read_state(LITTLE_ROOM[setting])
    terrain, dice = terrain_of(game), new_dice(3)
    start, board = board_of(terrain, state), empty_board()
    first = np.zeros(1, dtype=np.int64)
    legal = game.legal_moves(state)
    seen: Counter[Move] = Counter()
    for _ in range(400 * len(legal)):
        random_games(terrain, start, board, 1, dice, first)
        seen[move_of(int(first[0]))] += 1
    assert set(seen) == set(legal)
    # Five standard deviations of a count whose mean is 400.
    assert all(abs(count - 400) < 100 for count in seen.values())


def test_moves_have_one_number_each() -> None:
    for move in (Lay(0, 1), Lay(143, 131), Shift(0, 1, 1, 0), Shift(143, 142, 0, 12), Swap()):
        assert move_of(code_of(move)) == move


def random_position(game: AnyGame, moves: int, dice: Random) -> State:
    """A position without a win within reach, some random moves from the start."""
    while True:
        state: State = game.initial()
        for _ in range(moves):
            if not game.outcome(state):
                state = game.play(state, dice.choice(game.legal_moves(state))).state
        if not game.outcome(state) and not wins(game, state):
            return state


def wins(game: AnyGame, state: State) -> list[Lay]:
    return [m for m in game.legal_moves(state) if is_won(game, game.play(state, m).state, state)]


def is_won(game: AnyGame, after: State, before: State) -> bool:
    outcome = game.outcome(after)
    return outcome is not None and outcome.winners == (before.turn,)


def is_safe(game: AnyGame, state: State, move: Lay) -> bool:
    after = game.play(state, move).state
    return game.outcome(after) is None and not wins(game, after)


def test_wins_and_safe_lays_are_those_of_the_rules() -> None:
    dice = Random(1)
    game = new_game("4eyes-plus", size="5")
    for moves in (2, 3, 4, 5, 6):
        state = random_position(game, moves, dice)
        laying = Laying.of(game, state)
        assert laying is not None
        assert laying.winning() == []
        expected = [move for move in game.legal_moves(state) if is_safe(game, state, move)]
        assert laying.safe() == expected


def plain_attack(game: AnyGame, state: State) -> bool:
    """By the rules alone: a safe lay after which every reply leaves a win."""
    for move in game.legal_moves(state):
        if not is_safe(game, state, move):
            continue
        after = game.play(state, move).state
        replies = [game.play(after, reply).state for reply in game.legal_moves(after)]
        if all(is_lost_for(game, reply, after) or wins(game, reply) for reply in replies):
            return True
    return False


def is_lost_for(game: AnyGame, state: State, before: State) -> bool:
    outcome = game.outcome(state)
    return outcome is not None and before.turn not in outcome.winners


def test_an_attack_is_unstoppable_exactly_if_plain_search_finds_no_parry() -> None:
    dice = Random(11)
    game = new_game("4eyes-plus", size="5")
    found = []
    for moves in (3, 4, 5, 5, 6, 6):
        state = random_position(game, moves, dice)
        terrain = terrain_of(game)
        board = board_of(terrain, state)
        whole, sliced = new_attack(), new_attack()
        answer = unstoppable(terrain, board, state.turn - 1, 1, whole, 10**6)
        assert (answer == YES) == plain_attack(game, state)
        assert (board.taken == board_of(terrain, state).taken).all()
        # Interrupted after every lay, it comes to the same answer after as many lays.
        tried = [0]
        while (again := unstoppable(terrain, board, state.turn - 1, 1, sliced, 1)) == STOPPED:
            tried.append(int(sliced.at[TRIED]))
            assert (board.taken == board_of(terrain, state).taken).all()
        assert (again, sum(tried) + sliced.at[TRIED]) == (answer, whole.at[TRIED])
        found.append(answer)
    assert YES in found
    assert NO in found


def test_what_is_laid_can_be_taken_back() -> None:
    game = new_game("4eyes-plus", players=3)
    terrain = terrain_of(game)
    board = board_of(terrain, game.initial())
    saved = np.zeros((2, board.taken.size), dtype=np.uint64)
    lay(terrain, board, 0, 1, 10 << 8 | 11, saved)
    assert board.taken.any()
