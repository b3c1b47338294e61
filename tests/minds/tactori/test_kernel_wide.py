"""The kernel of Tactori on 9x9 is admitted because it is equal to the rules."""

from itertools import product
from pathlib import Path
from random import Random

import numpy as np
import pytest
from helpers.kernel_twins import compare_kernel

from touchstone.engine.kernels.compiling import Numbers
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.kernels.tree import favourite
from touchstone.games import new_game
from touchstone.games.tactori.mind.kernel_wide.board import VARIANTS, terms_of
from touchstone.games.tactori.mind.kernel_wide.convert import (
    board_of,
    code_of,
    history_of,
    move_of,
)
from touchstone.games.tactori.mind.kernel_wide.moves import MOST_MOVES, list_moves
from touchstone.games.tactori.mind.kernel_wide.play import play
from touchstone.games.tactori.mind.kernel_wide.tree import grow_wide, new_wide_tree, random_games
from touchstone.games.tactori.rules.state import Carry, Done, Lay, Move, Place, Shift, Take

TABLE = Path(__file__).parents[2] / "games" / "tactori" / "perft.txt"
ROWS = [
    [part.strip() for part in line.split("|", 4)]
    for line in TABLE.read_text(encoding="utf-8").splitlines()
    if any(f"variant={variant} " in line for variant in VARIANTS)
]


def perft(terms: Numbers, board: Numbers, seen: Numbers, depth: int) -> int:
    moves = np.zeros(MOST_MOVES, dtype=np.int64)
    room = moves.copy()
    count = list_moves(terms, board, moves)
    if depth <= 1:
        return count if depth else 1
    total = 0
    for code in moves[:count]:
        after, kept = board.copy(), seen.copy()
        play(terms, after, kept, room, code)
        total += perft(terms, after, kept, depth - 1)
    return total


@pytest.mark.parametrize("row", ROWS, ids=" ".join)
def test_perft_is_that_of_the_rules(row: list[str]) -> None:
    players, settings, depth, paths, position = row
    given = dict(setting.split("=") for setting in settings.split())
    game = new_game("tactori", int(players), **given)
    state = game.read_state(position) if position else game.initial()
    board = board_of(game, state)
    seen = history_of(state, board)
    assert perft(terms_of(game), board, seen, int(depth)) == int(paths)


CHANGES: tuple[dict[str, str], ...] = (
    {},
    {"spacing": "ban"},
    {"straight": "clear"},
    {"closed": "loop"},
    *({"repetition": times} for times in "012"),
)


def test_random_moves_are_equal_step_by_step_in_every_setting() -> None:
    dice = Random(4)
    for variant, players, changed in product(VARIANTS, (2, 3, 4), CHANGES):
        compare_kernel(new_game("tactori", players, variant=variant, **changed), 40, dice)


def test_moves_have_one_number_each() -> None:
    moves: list[Move] = [Place(80), Lay(0, 2), Take(78, 80), Shift(0, 2, 62, 80), Done()]
    moves += [Carry(0, 80, 16, 0), Carry(80, 0, 3, 2)]
    assert [move_of(code_of(move)) for move in moves] == moves
    assert len({code_of(move) for move in moves}) == len(moves)


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_come_to_an_end(variant: str) -> None:
    game = new_game("tactori", 2, variant=variant)
    board = board_of(game, game.initial())
    seen = history_of(game.initial(), board)
    assert 60 <= random_games(terms_of(game), board, 2, 5000, seen, new_dice(1)) < 10_000


def best(variant: str, towers: str, playouts: int) -> str:
    """The move that the tree likes best, red to move."""
    game = new_game("tactori", 2, variant=variant)
    text = f"tactori; variant {variant}; players 2; towers {towers}; sticks -; turn 1; stage stone"
    board = board_of(game, game.read_state(text))
    tree = new_wide_tree(playouts)
    grow_wide(terms_of(game), board, tree, playouts, new_dice(2))
    return game.move_text(move_of(favourite(tree, 0)))


def test_the_tree_puts_the_fourth_corner() -> None:
    towers = "a1 red, a3 red, c1 red, g5 blue, g7 blue, i5 blue"
    assert best("rectangle-advanced", towers, 60) == "place c3"


def test_the_tree_stops_the_fourth_corner() -> None:
    towers = "a1 red, d9 red, f2 red, g5 blue, g7 blue, i5 blue"
    # Red comes to the corner that blue needs, or to one that blue has.
    assert best("rectangle-advanced", towers, 60).split()[-1] in ("i7", "g5", "g7", "i5")
