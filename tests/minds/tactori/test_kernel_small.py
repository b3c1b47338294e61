"""The kernel of Tactori on 5x5 is admitted because it is equal to the rules."""

from random import Random

import numpy as np
import pytest
from helpers.kernel_twins import compare_kernel

from touchstone.core.series import Series
from touchstone.engine.kernels.compiling import Numbers
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.kernels.tree import favourite
from touchstone.games import GAMES, new_game
from touchstone.games.tactori.mind.kernel_small.board import (
    MOST_MOVES,
    list_moves,
    play,
    random_games,
)
from touchstone.games.tactori.mind.kernel_small.convert import (
    GOALS,
    board_of,
    is_covered,
    terms_of,
)
from touchstone.games.tactori.mind.kernel_small.tree import grow, new_tree
from touchstone.testing import variations


def test_random_moves_are_equal_step_by_step_in_every_setting() -> None:
    dice = Random(4)
    games = [game for game in variations(GAMES["tactori"]) if is_covered(game)]
    assert {game.settings["variant"] for game in games} == set(GOALS)
    for game in games:
        compare_kernel(game, 60, dice)


@pytest.mark.parametrize("variant", GOALS)
@pytest.mark.parametrize(
    "settings", [{"sticks": "any"}, {"long": "path"}, {"long": "network"}, {"closed": "loop"}]
)
def test_random_moves_are_equal_in_each_variant(variant: str, settings: dict[str, str]) -> None:
    compare_kernel(new_game("tactori", 3, variant=variant, **settings), 100, Random(1))


def perft(terms: Numbers, board: Numbers, depth: int) -> int:
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    count = list_moves(board, moves)
    if depth <= 1:
        return count if depth else 1
    total = 0
    for code in moves[:count]:
        after = board.copy()
        play(terms, after, code)
        total += perft(terms, after, depth - 1)
    return total


@pytest.mark.parametrize(("players", "depth"), [(2, 3), (3, 3), (4, 2)])
def test_perft_is_that_of_the_rules(players: int, depth: int) -> None:
    game = new_game("tactori", players)
    series = Series(game)
    expected = series.perft(series.initial(), depth)
    assert perft(terms_of(game), board_of(game, game.initial()), depth) == expected


def test_random_games_come_to_an_end() -> None:
    game = new_game("tactori", 4)
    moves = random_games(terms_of(game), board_of(game, game.initial()), 10, new_dice(1))
    assert 640 <= moves <= 1600  # 64 stones a game, and sometimes a stick or `done`


def test_the_tree_closes_a_rectangle_when_it_can() -> None:
    game = new_game("tactori", variant="rectangle")
    position = (
        "tactori; variant rectangle; players 2; towers a1 red, a2 red, b1 red, b2 red, e5 blue, "
        "e4 blue, e1 blue; sticks red a1-a2 1, red a1-b1 1, red a2-b2 1; turn 1; stage sticks"
    )
    state = game.read_state(position)
    board = board_of(game, state)
    tree, dice = new_tree(200), new_dice(2)
    grow(terms_of(game), board, np.zeros(0, dtype=np.int64), tree, 200, dice)
    play(terms_of(game), board, favourite(tree, 0))
    assert board[2] == 0
