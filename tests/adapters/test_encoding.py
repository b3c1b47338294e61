"""The numbers of `_v0` are frozen, and each stands for one text."""

from random import Random

import pytest

from touchstone.adapters.encoding import Encoding, environments, new_environment
from touchstone.core.errors import SettingError

CASES = [(name, players) for name in environments() for players in (2, 3)]
TABLES = {
    "four_senses_v0": (64, "f a1", "dh d4"),
    "four_eyes_plus_v0": (577, "a1 a2", "swap"),
    "tactori_bridges_v0": (66, "place a1", "done"),
}
"""How many actions there are, the first and the last: a change of any of these is a new version."""
NOT_SHOWN = ("turns", "moved", "seen", "laid", "taken", "last", "tasks", "steps")
"""Parts of a position's text that tell what was played before it."""


@pytest.mark.parametrize(("name", "players"), CASES)
def test_actions_are_moves_and_planes_are_positions(name: str, players: int) -> None:
    game = new_environment(name, players=players)
    code = Encoding(game)
    assert len(set(code.actions)) == len(code.actions)
    dice = Random(7)
    state = game.initial()
    for _ in range(120):
        moves = game.legal_moves(state)
        if not moves:
            break
        texts = {game.move_text(move): move for move in moves}
        heads = code.choices(texts)
        reached = set()
        for head in heads.values():
            rest = code.choices(texts, head) if head.endswith(" to") else {0: ""}
            reached |= {f"{head} {part}".strip() for part in rest.values()}
        assert reached == texts.keys()
        assert _board(code.state_text(code.planes(state))) == _board(game.state_text(state))
        state = game.play(state, dice.choice(moves)).state


def _board(text: str) -> list[str]:
    parts = [part for part in text.split("; ") if part.split()[0] not in NOT_SHOWN]
    return [_sorted(part) if part.startswith("tiles") else part for part in parts]


def _sorted(part: str) -> str:
    """Tiles are written in the order in which they were laid, which no plane shows."""
    word, number, tiles = part.split(" ", 2)
    return f"{word} {number} {', '.join(sorted(tiles.split(', ')))}"


@pytest.mark.parametrize("name", TABLES)
def test_the_tables_of_version_0_are_frozen(name: str) -> None:
    actions = Encoding(new_environment(name)).actions
    assert (len(actions), actions[0], actions[-1]) == TABLES[name]


def test_an_unknown_environment_is_refused_with_a_sentence() -> None:
    with pytest.raises(SettingError, match="environment"):
        new_environment("chess_v0")
