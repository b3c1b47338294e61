"""OpenSpiel's own tests, and its methods on our games."""

from random import Random

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from touchstone.adapters import spiel
from touchstone.adapters.encoding import environments

WHOLE = ["four_senses_v0", "four_senses_v0_masked", "four_eyes_plus_v0", "tactori_bridges_v0"]
SMALL = "touchstone_tactori_bridges_v0_masked(cells=a1 a2 b1,moves=2,touches=1)"


@pytest.mark.parametrize("name", WHOLE)
def test_random_games_keep_its_contract(name: str) -> None:
    game = pyspiel.load_game(f"touchstone_{name}")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_every_environment_is_registered_with_and_without_masks() -> None:
    ours = {name for name in pyspiel.registered_names() if name.startswith("touchstone_")}
    assert len(ours) == 2 * 11
    assert environments().keys() == {
        name.removeprefix("touchstone_").removesuffix("_masked") for name in ours
    }


def test_what_a_masked_player_knows_is_the_same_in_positions_that_look_the_same() -> None:
    game = pyspiel.load_game("touchstone_four_senses_v0_masked")
    first, second = game.new_initial_state(), game.new_initial_state()
    first.apply_action(first.string_to_action("f a1"))
    second.apply_action(second.string_to_action("dh d4"))
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.legal_actions() == second.legal_actions()


def test_its_tree_search_finds_a_win_in_one() -> None:
    game = pyspiel.load_game("touchstone_four_senses_v0")
    state = game.new_initial_state()
    for text in ("f a1", "f b1", "f c1"):
        state.apply_action(state.string_to_action(text))
    dice = numpy.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, 1.4, 400, mcts.RandomRolloutEvaluator(1, dice), solve=True, random_state=dice
    )
    assert state.action_to_string(bot.step(state)).endswith("d1")


def test_its_regret_minimisation_solves_a_small_masked_game() -> None:
    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < 0.5


def test_its_search_over_information_sets_plays_a_masked_game() -> None:
    game = pyspiel.load_game(
        "touchstone_tactori_bridges_v0_masked(cells=a1 a2 b1 b2,moves=4,touches=1)"
    )
    state = game.new_initial_state()
    state.apply_action(state.string_to_action("place a1"))
    state.apply_action(state.string_to_action("done"))
    dice = numpy.random.RandomState(3)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 10, random_state=dice)
    bot.set_resampler(spiel.resampler(Random(5)))
    assert bot.step(state) in state.legal_actions()
    worlds = {str(spiel.resampler(Random(n))(state, 1)) for n in range(8)}
    assert len(worlds) > 1, "it does not know where the stone lies"
