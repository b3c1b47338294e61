"""The network that learns by itself: it learns, plays by the rules, and goes on where it was."""

import subprocess
import sys
from itertools import islice
from pathlib import Path
from random import Random

import numpy as np
import pytest

from touchstone.adapters.learner import Learner, Network, Played
from touchstone.core.errors import SettingError
from touchstone.engine.external import running

ENVIRONMENT = "tactori_bridges_v0"
SCRIPT = Path(__file__).parents[2] / "scripts" / "learn.py"


def test_what_was_better_than_expected_becomes_more_likely() -> None:
    dice = np.random.default_rng(1)
    network = Network.new(3, 4, dice)
    shown = np.ones((8, 3), np.float32)
    mask = np.tile(np.array([True, True, True, False]), (8, 1))
    before, _ = network.judge(shown, mask)
    played = Played(
        shown,
        mask,
        np.array([1, 2] * 4),
        before[np.arange(8), [1, 2] * 4],
        np.ones(8, np.float32),
        np.array([1, -1] * 4, np.float32),
    )
    for part in islice((part for _ in range(20) for part in played.slices(dice)), 20):
        network.learn(part)
    after, value = network.judge(shown, mask)
    assert after[0, 1] > before[0, 1] > 0
    assert after[0, 2] < before[0, 2]
    assert after[0, 3] == 0  # what is not allowed is never played
    assert value[0] > 0


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    learner = Learner(ENVIRONMENT, boards=8)
    learner.lesson()
    learner.save(tmp_path / "net.npz")
    again = Learner.load(tmp_path / "net.npz", boards=8)
    assert (again.steps, again.rounds) == (learner.steps, 1)
    for name, weights in learner.network.weights.items():
        assert (again.network.weights[name] == weights).all()
    assert again.dice.integers(1000) == learner.dice.integers(1000)
    again.lesson()
    assert again.steps == 2 * learner.steps


def test_it_plays_a_whole_game_by_the_rules_as_an_engine(tmp_path: Path) -> None:
    learner = Learner(ENVIRONMENT, boards=1)
    learner.save(tmp_path / "net.npz")
    game, dice = learner.game, Random(1)
    state = game.initial()
    command = f"{sys.executable} {SCRIPT} --engine --out {tmp_path / 'net.npz'}"
    with running(command) as engine:
        engine.begin(game)
        while game.outcome(state) is None:
            if game.to_move(state) == 1:
                text = engine.best(game, state)  # raises where it is not legal
                assert text == learner.best(state)
                move = game.read_move(state, text)
            else:
                move = dice.choice(list(game.legal_moves(state)))
            state = game.play(state, move).state


def test_the_script_learns_measures_and_draws(tmp_path: Path) -> None:
    out, chart = tmp_path / "net.npz", tmp_path / "curve.svg"
    words = ["--minutes", "0.001", "--games", "2", "--rivals", "random", "--out", str(out)]
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *words, "--chart", str(chart)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "against random" in done.stdout
    assert "<polyline" in chart.read_text()
    assert Learner.load(out).steps > 0


def test_a_game_that_it_cannot_learn_is_refused() -> None:
    with pytest.raises(SettingError):
        Learner("four_senses_v0")
