"""PettingZoo's own tests, and what an agent behind a mask may learn."""

import warnings
from random import Random

import numpy
import pytest
from pettingzoo.test import api_test, seed_test

from touchstone.adapters.zoo import TableEnv, env

CASES = [
    ("four_senses_v0", False),
    ("four_senses_v0", True),
    ("four_eyes_plus_v0", False),
    ("tactori_bridges_v0", True),
    ("tactori_rectangle_v0", False),
]


@pytest.mark.parametrize(("name", "masked"), CASES)
def test_the_api_is_kept(name: str, masked: bool, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", module="pettingzoo")  # it asks for plain arrays
        api_test(env(name, masked=masked), num_cycles=40)
        seed_test(lambda: env(name, masked=masked), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


def acted(table: TableEnv, *texts: str) -> None:
    for text in texts:
        table.step(table.cursor.actions.index(text))


def test_a_game_is_won_and_paid() -> None:
    table = TableEnv("four_senses_v0")
    table.reset()
    acted(table, "f a1", "f b1", "f c1", "f d1")
    assert all(table.terminations.values())
    assert table.rewards == {"player_1": -1.0, "player_2": 1.0}


def test_moving_a_tile_is_two_actions_of_the_same_agent() -> None:
    table = TableEnv("four_eyes_plus_v0", size="5")
    half = len(table.cursor.actions) // 2
    dice = Random(1)
    table.reset()
    while not (legal := table.cursor.legal()) or legal[0] < half:
        if not legal:
            table.reset()
            continue
        table.step(dice.choice(legal))
    mover = table.agent_selection
    table.step(legal[0])
    assert table.agent_selection == mover
    assert table.cursor.head.endswith(" to")


def test_behind_a_mask_only_touching_tells_and_it_costs() -> None:
    games = [TableEnv("four_senses_v0", masked=True, touch_cost=0.25) for _ in range(2)]
    for table, first in zip(games, ("f b3", "dh c2"), strict=True):
        table.reset()
        acted(table, first)
    one, other = (table.observe("player_2") for table in games)
    assert all(numpy.array_equal(one[key], other[key]) for key in one)
    assert games[0].cursor.told(games[0].cursor.seat) == games[1].cursor.told(games[1].cursor.seat)
    acted(games[0], "touch b3")
    acted(games[1], "touch b3")
    assert games[0].rewards["player_2"] == -0.25
    one, other = (table.observe("player_2") for table in games)
    assert not numpy.array_equal(one["observation"], other["observation"])


def test_boards_are_rendered_as_text_as_svg_and_as_colours() -> None:
    shown = {}
    for mode in ("ansi", "svg", "rgb_array"):
        table = TableEnv("tactori_bridges_v0", render_mode=mode)
        table.reset()
        acted(table, "place c3")
        shown[mode] = table.render()
    assert "red" in shown["ansi"]
    assert shown["svg"].startswith("<svg")
    assert shown["rgb_array"].shape == (80, 80, 3)
