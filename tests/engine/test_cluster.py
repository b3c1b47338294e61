"""Ray: games and puzzles over two nodes, one of which is killed; nothing is lost or different."""

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from helpers.soaking import in_soak
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.engine.arena import pairings, play_pairing
from touchstone.engine.cluster import spread
from touchstone.games import GAMES

pytestmark = [
    in_soak,
    pytest.mark.filterwarnings("default"),  # Ray's own are not ours
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head and nothing else; nodes are added by the tests."""
    ray: Any = import_module("ray")
    made = import_module("ray.cluster_utils").Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1}
    )
    ray.init(address=made.address, log_to_driver=False)
    yield made
    ray.shutdown()
    made.shutdown()


def test_a_node_that_is_killed_loses_no_game(cluster: Any) -> None:
    game = GAMES["tactori"].new(2, {"variant": "bridges"})
    plan = list(pairings(game, ("2", "1"), 12, seed=3, masked=False))
    second = cluster.add_node(num_cpus=1)
    found = []
    for result in spread(play_pairing, plan, cluster.address):
        found.append(result)
        if len(found) == 3:
            cluster.remove_node(second, allow_graceful=False)
    assert found == list(map(play_pairing, plan))


def test_a_ladder_is_the_same_on_the_cluster(cluster: Any) -> None:
    alone, together = (
        printed("arena", "--ladder", "--game", "four-senses", "--open", "--games", "1", *more)
        for more in ([], ["--ray", cluster.address])
    )
    assert alone == together


def test_first_lays_are_judged_alike_on_the_cluster(cluster: Any) -> None:
    command = ("solve", "4eyes-plus", "--set", "size=6", "--every-first")
    # Ray itself may write that a node has died.
    values = [
        [
            (one["first"], one["value"])
            for one in map(json.loads, filter(lambda line: line[0] == "{", lines.splitlines()))
        ]
        for lines in (
            printed(*command, "--json"),
            printed(*command, "--json", "--ray", cluster.address),
        )
    ]
    assert values[0] == values[1]


def printed(*command: str) -> str:
    """What a command of the terminal prints."""
    done = CliRunner().invoke(app, [*command])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_the_cluster_makes_the_same_puzzles(cluster: Any, tmp_path: Path) -> None:
    cluster.add_node(num_cpus=1)
    command = ["puzzles", "make", "--game", "tactori", "--theme", "safe", "--out"]
    files = []
    for name, more in (("alone", []), ("spread", ["--ray", cluster.address])):
        (tmp_path / name).mkdir()
        printed(*command, str(tmp_path / name), *more)
        files.append([file.read_text() for file in (tmp_path / name).iterdir()])
    assert files[0] == files[1] != []
