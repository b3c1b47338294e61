"""What can be done with some cells is worked out once for a position, and right."""

from collections import OrderedDict
from random import Random
from typing import Any

import pytest

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.games import new_game
from touchstone.match import Agreement, Chair, Match, Play, seen_by
from touchstone.match.forms import orders_of, starts_of
from touchstone.views import choosing
from touchstone.views.choosing import choices

Chosen = tuple[str, ...]
SETUPS: list[tuple[str, dict[str, str]]] = [
    ("four-senses", {}),
    ("4eyes-plus", {"size": "5"}),
    ("4eyes-plus", {"swap": "on"}),
    ("tactori", {"variant": "long"}),
    ("tactori", {"variant": "rectangle-advanced"}),
]


def by_every_move(game: AnyGame, state: Any, chosen: Chosen) -> tuple[list[str], list[str]]:
    """The same from the list of legal moves, as it is defined."""
    texts, onward = [], []
    for text in map(game.move_text, game.legal_moves(state)):
        begun = [(cell,) for cell in starts_of(text)] or [()]  # type: list[Chosen]
        ways = orders_of(text) if chosen else begun
        texts += [text for way in ways if way == chosen]
        onward += [
            way[len(chosen)] for way in ways if way[: len(chosen)] == chosen and way != chosen
        ]
    return texts, list(dict.fromkeys(onward))


def open_eyed(game: AnyGame) -> Match:
    return Match.begin(Agreement(game, (Chair(masked=False),) * game.seats))


@pytest.mark.parametrize(("slug", "settings"), SETUPS)
def test_choices_are_those_of_the_legal_moves(slug: str, settings: dict[str, str]) -> None:
    dice, game = Random(5), new_game(slug, 2, **settings)
    match = open_eyed(game)
    cells = list(map(game.grid.name, game.grid.cells))
    while match.turn is not None and len(match.commands) < 24:
        seen = seen_by(match, match.turn)
        chosen: Chosen = ()
        while True:
            found = choices(game, seen, chosen)
            assert found == by_every_move(game, seen.state, chosen)
            if not found[1]:
                break
            chosen = (*chosen, dice.choice(found[1]))
        for cell in dice.sample(cells, 4):
            assert choices(game, seen, (cell,)) == by_every_move(game, seen.state, (cell,))
        move = game.move_text(dice.choice(game.legal_moves(seen.state)))
        match, _ = match.submit(Play(match.turn, move))


def test_a_position_is_worked_out_once_however_many_cells_are_asked_about(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[object] = []

    class Counted(choosing.Position):
        def __init__(self, game: AnyGame, state: Any) -> None:
            made.append(state)
            super().__init__(game, state)

    monkeypatch.setattr(choosing, "Position", Counted)
    monkeypatch.setattr(choosing, "_MOST_KEPT", 3)
    monkeypatch.setattr(choosing, "_LATEST", OrderedDict())
    game = new_game("four-senses")
    match = open_eyed(game)
    for text in ("f a1", "done", "f b2", "done", "f c3"):
        seen = seen_by(match, match.turn)
        for cell in ("a1", "b2", "c3"):
            choices(game, seen, (cell,))
            choices(game, seen, ())
        match, _ = match.submit(Play(seen.turn or Seat(1), text))
        assert len(choosing._LATEST) <= 3
    assert len(made) == 5


def test_whoever_is_not_to_move_is_offered_nothing() -> None:
    game = new_game("four-senses")
    match = open_eyed(game)
    assert choices(game, seen_by(match, Seat(2)), ()) == ([], [])
