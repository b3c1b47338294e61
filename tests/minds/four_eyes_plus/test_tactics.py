"""What no good player overlooks, in positions of random play: a win, and what must be parried.

What wins and what parries is found by the rules alone.
"""

from functools import cache
from random import Random
from typing import Any

import pytest
from helpers.soaking import SOAK

from touchstone.core.game import AnyGame
from touchstone.engine.levels import LEVELS, MIDDLE, STRONGEST, Budget
from touchstone.engine.mind import guide_for
from touchstone.games import new_game

WANTED = 8 if SOAK else 3
"""Positions of each kind."""
MOVING = {
    2: "tiles 1 d3 c3, a4 b4, b5 a5, b1 a1, d2 e2; tiles 2 d4 c4, e5 e4, c2 c1, a2 b2, d1 e1",
    3: "tiles 1 d3 c3, e5 e4, c2 d2; tiles 2 d4 c4, a2 b2, d1 c1; tiles 3 a4 b4, b5 c5, a1 b1",
}
"""Where phase 2 begins."""
LITTLE = Budget(nodes=40)
"""Enough: what is tested here must not depend on how long a bot thinks."""


def moving(players: int) -> str:
    head = f"4eyes-plus; size 5; players {players}; phase 2; turn 1"
    return "; ".join((head, MOVING[players], "hand" + " 0" * players))


def winning(game: AnyGame, state: Any) -> list[Any]:
    """The moves with which the seat to move wins at once."""
    seat = game.to_move(state)
    return [move for move in game.legal_moves(state) if winners(game, state, move) == (seat,)]


def winners(game: AnyGame, state: Any, move: Any) -> tuple[int, ...] | None:
    outcome = game.outcome(game.play(state, move).state)
    return None if outcome is None else outcome.winners


def parries(game: AnyGame, state: Any, move: Any) -> bool:
    """Whether nobody has won after the move, and the next player cannot do so at once."""
    step = game.play(state, move).state
    if game.outcome(step) is not None:
        return winners(game, state, move) == ()
    return game.to_move(step) == game.to_move(state) or not winning(game, step)


def threatened(game: AnyGame, state: Any, moves: list[Any]) -> bool:
    """Whether the next player could win after one of these moves."""
    return not all(parries(game, state, move) for move in moves)


@cache
def positions(players: int, phase: int) -> tuple[list[Any], list[tuple[Any, list[Any]]]]:
    """Positions with a win, and positions without one, with the few moves that parry."""
    game = new_game("4eyes-plus", players, size="5")
    dice = Random(players * 10 + phase + 101)  # other dice find them too, but not so soon
    wins: list[Any] = []
    blocks: list[tuple[Any, list[Any]]] = []
    while len(wins) < WANTED or len(blocks) < WANTED:
        state = game.read_state(moving(players)) if phase == 2 else game.initial()
        for _ in range(30):
            moves = list(game.legal_moves(state))
            if state.phase == phase:
                if winning(game, state):
                    wins.append(state)
                elif len(blocks) < WANTED and threatened(game, state, dice.sample(moves, 1)):
                    safe = [move for move in moves if parries(game, state, move)]
                    if 0 < len(safe) < len(moves) / 2:
                        blocks.append((state, safe))
            tries = dice.sample(moves, len(moves))
            quiet = next((move for move in tries if winners(game, state, move) is None), None)
            if quiet is None:
                break
            state = game.play(state, quiet).state
    return wins[:WANTED], blocks[:WANTED]


@pytest.mark.parametrize("level", [MIDDLE + 1, STRONGEST - 1, STRONGEST])
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.parametrize("players", [2, 3])
def test_levels_that_think_ahead_miss_neither_a_win_nor_a_parry(
    players: int, phase: int, level: int
) -> None:
    game = new_game("4eyes-plus", players, size="5")
    wins, blocks = positions(players, phase)
    for number, state in enumerate(wins):
        move = guide_for(game).decide(game, state, LEVELS[level], Random(number), LITTLE)
        assert move in winning(game, state), game.state_text(state)
    for number, (state, safe) in enumerate(blocks):
        move = guide_for(game).decide(game, state, LEVELS[level], Random(number), LITTLE)
        assert move in safe, game.state_text(state)


def test_the_level_in_the_middle_misses_almost_nothing() -> None:
    missed = seen = 0
    for players, phase in ((2, 1), (2, 2), (3, 1), (3, 2)):
        game = new_game("4eyes-plus", players, size="5")
        wins, blocks = positions(players, phase)
        right = [(state, winning(game, state)) for state in wins] + blocks
        for number, (state, good) in enumerate(right):
            move = guide_for(game).decide(game, state, LEVELS[MIDDLE], Random(number), LITTLE)
            missed += move not in good
            seen += 1
    assert missed <= 0.02 * seen


def test_wins_are_found_though_the_last_cell_of_a_word_is_taken() -> None:
    game = new_game("4eyes-plus", 2, size="8")
    state = game.initial()
    for text in ("a1 a2", "h8 h7", "c1 d1", "h1 g1", "a3 b3", "f8 e8"):
        state = game.play(state, game.read_move(state, text)).state
    wins = winning(game, state)
    assert wins
    assert set(guide_for(game).winning(game, state)) == set(wins)
