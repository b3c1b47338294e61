"""The searches over nothing but the Game protocol."""

from random import Random

import pytest

from touchstone.engine.guide import Guide
from touchstone.engine.levels import Budget
from touchstone.engine.search.alpha_beta import AlphaBeta, Verdict
from touchstone.engine.search.mcts import Mcts
from touchstone.games import new_game

GUIDE = Guide()
# One placement wins (a flat piece on d1), everything else is far from a line.
WON = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, dh, -, -; row1 f, f, f, -; "
    "turn 1; stage explore"
)
# Seat 1 cannot win now; unless d1 is spoilt, seat 2 wins.
PRESSED = WON.replace("row1 f, f, f, -", "row1 f+h, f, df, -")


def verdict(position: str, nodes: int) -> tuple[list[str], Verdict]:
    game = new_game("four-senses", claims="referee")
    state = game.read_state(position)
    search = AlphaBeta(game, GUIDE.moves, GUIDE.worth)
    found = search.search(state, game.legal_moves(state), Budget(nodes=nodes).start(), most_depth=2)
    return [game.move_text(move) for move in found.moves], found


def test_a_win_within_reach_is_proven_whatever_the_budget() -> None:
    moves, found = verdict(WON, nodes=0)
    assert found.is_proven
    assert found.depth == 1
    assert set(moves) >= {"f d1", "df d1"}
    game = new_game("four-senses", claims="referee")
    for move in moves:
        state = game.read_state(WON)
        outcome = game.outcome(game.play(state, game.read_move(state, move)).state)
        assert outcome is not None
        assert outcome.winners == (1,)


def test_two_plies_deep_nothing_is_given_away() -> None:
    game = new_game("four-senses", claims="referee")
    state = game.read_state(PRESSED)
    safe = {game.move_text(move) for move in GUIDE.safe(game, state)}
    moves, found = verdict(PRESSED, nodes=100_000)
    assert found.depth == 2
    assert set(moves) == safe
    assert 0 < len(safe) < len(game.legal_moves(state))


def test_alpha_beta_is_for_two() -> None:
    game = new_game("four-senses", players=3)
    with pytest.raises(ValueError, match="two seats"):
        AlphaBeta(game, GUIDE.moves, GUIDE.worth)


def test_a_budget_of_seconds_ends() -> None:
    game = new_game("four-senses", claims="referee")
    state = game.initial()
    meter = Budget(seconds=0.05).start()
    AlphaBeta(game, GUIDE.moves, GUIDE.worth).search(state, game.legal_moves(state), meter)
    assert meter.is_out


@pytest.mark.parametrize("players", [2, 3])
def test_mcts_finds_the_win(players: int) -> None:
    game = new_game("four-senses", players, claims="referee")
    state = game.read_state(WON)
    tree = Mcts(game, GUIDE.moves, GUIDE.worth, GUIDE.policy)
    meter = Budget(nodes=600).start()
    found = tree.search(state, game.legal_moves(state), meter, Random(0))
    assert sum(visits for _, visits, _ in found) == meter.nodes == 600
    outcome = game.outcome(game.play(state, found[0][0]).state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert found[0][2] == 1.0
