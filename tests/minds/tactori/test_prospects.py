"""Where rectangles are counted, the strongest know what scores: many small ones side by side."""

from random import Random

import numpy as np
import pytest
from helpers.tactori import drawn, tactori

from touchstone.engine.arena import BOTS
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.kernels.tree import favourite
from touchstone.engine.levels import STRONGEST, Budget
from touchstone.games.tactori.mind.kernel_wide import tables
from touchstone.games.tactori.mind.kernel_wide.board import STICKS_OF, terms_of
from touchstone.games.tactori.mind.kernel_wide.convert import board_of, move_of
from touchstone.games.tactori.mind.kernel_wide.counted_tree import grow_counted
from touchstone.games.tactori.mind.kernel_wide.prospects import expected, prospects, weigh_sticks
from touchstone.games.tactori.mind.kernel_wide.tree import new_wide_tree
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.state import State
from touchstone.match import Agreement, Chair, Match

SQUARE_STONES = "c3 R, e3 R, c5 R, e5 R"
SQUARE = "R c3-e3 1, R e3-e5 1, R c5-e5 1, R c3-c5 1"
CROSS_STONES = f"{SQUARE_STONES}, c4 R, e4 R, d3 R, d5 R"


def hoped_for(game: Tactori, state: State, *, sticks_left: bool = True) -> float:
    """The points that red may expect."""
    board = board_of(game, state)
    if not sticks_left:
        board[STICKS_OF] = 0
    chance, floors = np.zeros(tables.SEGMENTS), np.zeros(tables.SEGMENTS)
    weigh_sticks(board, 0, 0.5, chance, floors)
    return float(expected(chance, floors))


@pytest.mark.parametrize(
    ("stones", "sticks"),
    [
        (f"{SQUARE_STONES}, c4 R, e4 R", f"{SQUARE}, R c4-e4 1"),
        (CROSS_STONES, f"{SQUARE}, R c4-e4 1, R d3-d5 1"),
    ],
)
def test_what_stands_is_expected_as_the_rules_count_it(stones: str, sticks: str) -> None:
    game = tactori("rectangles")
    state = drawn(game, stones, sticks)
    scores = game.scores(state)
    assert scores is not None
    # Long sides are one stick or two, which is not looked at: five sticks are taken for each half.
    known = hoped_for(game, state, sticks_left=False)
    assert scores[0] <= known <= 1.25 * scores[0]


def test_a_stone_that_lets_a_line_divide_a_square_is_hoped_for_more_than_one_far_away() -> None:
    game = tactori("rectangles")
    near = drawn(game, f"{SQUARE_STONES}, c4 R", SQUARE)
    far = drawn(game, f"{SQUARE_STONES}, i9 R", SQUARE)
    assert hoped_for(game, near) > hoped_for(game, far)


def test_what_another_stands_on_is_given_up() -> None:
    game = tactori("rectangles")
    free = drawn(game, f"{SQUARE_STONES}, c4 R, i9 B", SQUARE)
    built_over = drawn(game, f"{SQUARE_STONES}, c4 R B", SQUARE)
    assert hoped_for(game, free) > hoped_for(game, built_over)


def test_shares_of_the_point_are_one_together() -> None:
    game = tactori("rectangles", 4)
    board, values = board_of(game, drawn(game, CROSS_STONES, SQUARE)), np.zeros(4)
    prospects(terms_of(game), board, values)
    assert values.sum() == pytest.approx(1)
    assert values.argmax() == 0


def test_the_tree_divides_a_square() -> None:
    game = tactori("rectangles")
    state = drawn(game, f"{SQUARE_STONES}, c4 R, i1 B, i5 B, a8 B", SQUARE)
    tree = new_wide_tree(20)
    grow_counted(terms_of(game), board_of(game, state), tree, 20, new_dice(1))
    assert game.move_text(move_of(favourite(tree, 0))) == "place e4"


def test_in_slices_the_tree_becomes_the_same() -> None:
    game = tactori("rectangles", 3)
    terms, board = terms_of(game), board_of(game, drawn(game, CROSS_STONES, SQUARE))
    trees, dice = [new_wide_tree(24) for _ in range(2)], [new_dice(3) for _ in range(2)]
    grow_counted(terms, board, trees[0], 24, dice[0])
    for _ in range(6):
        grow_counted(terms, board, trees[1], 4, dice[1])
    assert all((one == other).all() for one, other in zip(*trees, strict=True))


def winners(seats: int, strong: int, seed: int) -> tuple[int, ...]:
    """Who wins where a bot of the strongest level, hurried, meets naive ones in all other seats."""
    game, dice = tactori("rectangles", seats), Random(seed)
    match = Match.begin(Agreement(game, (Chair("", masked=False, level=1),) * seats))
    hurried, naive = BOTS[str(STRONGEST)](Budget(nodes=4)), BOTS["naive"](None)
    while match.turn is not None:
        bot = hurried if match.turn == strong else naive
        match, _ = match.submit(bot(match, match.turn, dice))
    assert match.outcome is not None
    return match.outcome.winners


def test_the_strongest_beats_three_naive_players_at_once() -> None:
    games = [winners(4, strong, seed) == (strong,) for seed, strong in enumerate((1, 2, 3, 4))]
    assert sum(games) >= 3
