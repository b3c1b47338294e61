"""What docs/bots.md says of the ladders, from the games that are kept in benchmarks/ladder."""

import json
from pathlib import Path

import pytest

from touchstone.engine.ladder import Ladder, Setup
from touchstone.games import new_game

FILES = sorted((Path(__file__).parents[2] / "benchmarks" / "ladder").glob("*.json"))
STEPS = range(150, 251)
"""Points of Elo between neighbours on offer: to be noticed, and to be climbed."""


def ladder_in(file: Path) -> Ladder:
    facts = json.loads(file.read_text(encoding="utf-8"))["setup"]
    game = new_game(facts["game"], facts["players"], **facts["settings"])
    return Ladder.begun(Setup(game, facts["masked"], facts["seed"]), 0, file)


AGAINST = [file for file in FILES if not ladder_in(file).setup.is_together]


@pytest.mark.parametrize("file", AGAINST, ids=lambda file: file.stem)
def test_every_step_on_offer_can_be_noticed_and_climbed(file: Path) -> None:
    steps = ladder_in(file).steps()
    assert not [level for level, step in steps.items() if round(step) not in STEPS], steps


@pytest.mark.parametrize("file", AGAINST, ids=lambda file: file.stem)
def test_everybody_on_a_ladder_has_met_somebody_below_them(file: Path) -> None:
    ladder = ladder_in(file)
    met = {pair[0] for pair in ladder.contests if ladder.results.get(":".join(pair))}
    assert met == set(ladder.rungs[1:])
