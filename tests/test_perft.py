"""Perft tables: text files that count move sequences, beside each game's tests."""

from pathlib import Path

import pytest

from touchstone.core.series import Series
from touchstone.games import GAMES

TABLES = {"four_senses": "four-senses", "four_eyes_plus": "4eyes-plus", "tactori": "tactori"}
ROWS = [
    pytest.param(TABLES[file.parent.name], *(part.strip() for part in line.split("|")), id=line)
    for file in sorted(Path(__file__).parent.glob("games/*/perft.txt"))
    for line in file.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("slug", "players", "settings", "depth", "paths", "position"), ROWS)
def test_perft(
    slug: str, players: str, settings: str, depth: str, paths: str, position: str
) -> None:
    pairs = dict(pair.split("=") for pair in settings.split())
    game, state = GAMES[slug].seat_up(players, pairs, position or None)
    series = Series(game, game.kind.rounds(game.seats))
    assert series.perft(series.initial(state), int(depth)) == int(paths)


def test_without_a_move_there_is_one_path() -> None:
    series = Series(GAMES["four-senses"].new())
    assert series.perft(series.initial(), 0) == 1
