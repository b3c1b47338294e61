"""Many boards at once play the games of the rules, step by step."""

from random import Random

import numpy
import pytest

from touchstone.adapters.encoding import Encoding
from touchstone.adapters.vector import VectorTable
from touchstone.core.errors import SettingError
from touchstone.core.values import all_seats

FAST: list[tuple[str, int, dict[str, str]]] = [
    ("four_senses_v0", 2, {}),
    ("four_eyes_plus_v0", 2, {"size": "5", "swap": "on"}),
    ("tactori_bridges_v0", 2, {}),
    ("tactori_connections_v0", 3, {}),
    ("tactori_long_v0", 4, {}),
    ("tactori_rectangle_v0", 2, {}),
]
BOARDS, STEPS = 3, 200


@pytest.mark.parametrize(("name", "players", "settings"), FAST)
def test_boards_step_as_the_rules_do(name: str, players: int, settings: dict[str, str]) -> None:
    boards = VectorTable(name, BOARDS, players, **settings)
    game = boards.game
    code = Encoding(game)
    _, info = boards.reset()
    states = [game.initial() for _ in range(BOARDS)]
    heads = [""] * BOARDS
    dice = Random(3)
    ended = 0
    for _ in range(STEPS):
        chosen = []
        for number, state in enumerate(states):
            texts = {game.move_text(move): move for move in game.legal_moves(state)}
            legal = sorted(code.choices(texts, heads[number]))
            assert numpy.flatnonzero(info["legal_action_mask"][number]).tolist() == legal
            assert info["current_player"][number] == game.to_move(state) - 1
            action = dice.choice(legal)
            chosen.append(action)
            text = f"{heads[number]} {code.actions[action]}".strip()
            heads[number] = "" if text in texts else text
            if text in texts:
                states[number] = game.play(state, texts[text]).state
        _, reward, terminated, truncated, info = boards.step(numpy.array(chosen))
        assert not truncated.any()
        for number, state in enumerate(states):
            outcome = game.outcome(state)
            assert terminated[number] == (outcome is not None)
            if outcome is not None:
                winners = set(outcome.winners)
                won = 1 / max(1, len(winners))
                lost = -1 / max(1, players - len(winners))
                expected = [won if seat in winners else lost for seat in all_seats(players)]
                if len(winners) in (0, players):
                    expected = [0.0] * players
                assert info["rewards"][number] == pytest.approx(expected)
                states[number] = game.initial()
                ended += 1
            else:
                assert reward[number] == 0
    assert ended >= BOARDS


def test_an_action_that_is_not_legal_loses_and_the_board_begins_anew() -> None:
    boards = VectorTable("four_senses_v0", 2)
    boards.reset()
    boards.step(numpy.array([32, 0]))
    _, reward, terminated, _, info = boards.step(numpy.array([32, 16]))
    assert terminated.tolist() == [True, False]
    assert reward[0] == -1
    assert info["legal_action_mask"][0].all()


def test_an_observation_shows_the_board() -> None:
    boards = VectorTable("four_senses_v0", 1)
    boards.reset()
    observation, *_ = boards.step(numpy.array([48 + 6]))  # a double with its hole up on b3
    planes = observation[0]
    assert planes[1].nonzero() == (numpy.array([1]), numpy.array([2]))
    assert planes[4, 1, 2] == 1
    assert planes[7].tolist() == [[7] * 4] * 4


def test_what_has_no_kernel_is_refused_in_a_sentence() -> None:
    with pytest.raises(SettingError):
        VectorTable("tactori_sliding_v0", 2)
