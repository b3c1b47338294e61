"""`touchstone best` answers for every game, level and number of players."""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from typer.testing import CliRunner

from touchstone.cli import analysis, app
from touchstone.engine.analysis import Analysis, answers
from touchstone.engine.levels import LEVELS
from touchstone.games import GAMES, new_game

SETUPS = {
    "four-senses level 9": ["four-senses", "--level", "9"],
    "four-senses, three players": ["four-senses", "--players", "3", "--level", "4"],
    "4eyes-plus": ["4eyes-plus", "--level", "4"],
    "tactori": ["tactori", "--level", "9", "--seconds", "0.02"],
    "tactori 9x9": ["tactori", "--set", "variant=rectangles", "--level", "4"],
    "tactori together": ["tactori", "--set", "variant=sliding", "--players", "1", "--level", "2"],
}


def ask(*options: str) -> dict[str, Any]:
    done = CliRunner().invoke(app, ["best", *options, "--json"])
    assert done.exit_code == 0, done.output
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.mark.parametrize("name", SETUPS)
def test_a_bot_names_a_legal_move_and_claims_no_proof(name: str) -> None:
    answer = ask(*SETUPS[name], "--seed", "7")
    assert set(answer) == {"moves", "value", "distance", "exact", "analysis"}
    assert (answer["value"], answer["distance"], answer["exact"]) == (None, None, False)
    if not LEVELS[int(SETUPS[name][SETUPS[name].index("--level") + 1])].searches:
        # Levels that think ahead have a cap in seconds, which a busy machine reaches earlier.
        assert answer["moves"] == ask(*SETUPS[name], "--seed", "7")["moves"]
    if len(SETUPS[name]) == 3:
        game = new_game(SETUPS[name][0])
        legal = [game.move_text(move) for move in game.legal_moves(game.initial())]
        assert answer["moves"][0] in legal
        assert [one["move"] for one in answer["analysis"]] == legal


def test_a_win_at_once_is_proven() -> None:
    position = (
        "tactori; variant rectangle-advanced; players 2; towers c3 red, c5 red, e3 red, e5 red; "
        "sticks red c3-c5 1, red c3-e3 1, red c5-e5 1; turn 1; stage sticks"
    )
    answer = ask("tactori", "--set", "variant=rectangle-advanced", "--position", position)
    every = answer.pop("analysis")
    assert answer == {"moves": ["lay e3-e5"], "value": "win", "distance": 1, "exact": True}
    [winning] = [one for one in every if one["distance"] == 1]
    assert winning["line"] == ["lay e3-e5"]
    [reason] = winning["reasons"]
    assert reason["where"] == ["c3", "c5", "e3", "e5"]
    assert reason["text"].startswith("Wins at once.")


PRESSED = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -; row1 f+h, f, df, -; "
    "turn 1; stage explore"
)
SAID = {
    "en": ("Value: ", "Then the next player wins with"),
    "fr": ("Valeur\u00a0: ", "Ensuite, la personne suivante gagne avec"),
    "de": ("Wert: ", "Danach gewinnt die nächste Person mit"),
    "it": ("Valore: ", "Poi chi gioca dopo vince con"),
    "es": ("Valor: ", "Después, quien juega a continuación gana con"),
    "nl": ("Waarde: ", "Daarna wint de volgende speler met"),
}


@pytest.mark.parametrize("language", SAID)
def test_every_move_has_a_line_and_bad_ones_a_reason(language: str) -> None:
    options = ["four-senses", "--set", "claims=referee", "--position", PRESSED, "--level", "4"]
    done = CliRunner().invoke(app, ["best", *options, "--lang", language])
    assert done.exit_code == 0, done.output
    value, reason = SAID[language]
    first, _, *moves = done.stdout.splitlines()
    game = new_game("four-senses", claims="referee")
    assert first.startswith(value)
    assert len(moves) == len(game.legal_moves(game.read_state(PRESSED)))
    assert any(reason in line for line in moves)


@pytest.mark.parametrize("heard", [0, 2])
def test_whoever_stops_it_hears_what_is_known_by_then(
    heard: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*options: Any, **more: Any) -> Iterator[Analysis]:
        yield from islice(answers(*options, **more), heard)
        raise KeyboardInterrupt

    monkeypatch.setattr(analysis, "answers", interrupted)
    done = CliRunner().invoke(app, ["best", "tactori", "--seconds", "60", "--json"])
    assert done.exit_code == 130
    if not heard:
        assert done.output == ""
        return
    game = new_game("tactori")
    legal = [game.move_text(move) for move in game.legal_moves(game.initial())]
    assert [one["move"] for one in json.loads(done.stdout)["analysis"]] == legal


def test_every_game_has_a_setup_here() -> None:
    assert {options[0] for options in SETUPS.values()} == set(GAMES)
