"""The whole board in few words: nothing that fingers could feel is left out."""

from random import Random

import pytest
from helpers.four_eyes_plus import eyes, played

from touchstone.core.game import AnyGame
from touchstone.games.four_eyes_plus import KIND
from touchstone.games.four_eyes_plus.rules.state import COLOURS, State, Tile
from touchstone.views.scanning import overview
from touchstone.views.words import words_in


def _at_random(game: AnyGame, seed: int) -> list[State]:
    """Every position of a game with random moves."""
    dice, states = Random(seed), [game.initial()]
    while moves := game.legal_moves(states[-1]):
        states.append(game.play(states[-1], dice.choice(moves)).state)
        if len(states) > 60:
            break
    return states


@pytest.mark.parametrize("players", [2, 3])
def test_from_the_tiles_that_are_told_follows_what_is_felt(players: int) -> None:
    game = eyes(players, size="7")
    for state in _at_random(game, players):
        told = {dict(lot.facts)["colour"]: lot.places for lot in KIND.lots(game, state)}
        tiles = tuple(
            tuple(Tile(*place) for place in told.get(colour, ())) for colour in COLOURS[players]
        )
        again = State(tiles, state.hands, state.turn)
        assert all(game.feel(again, cell) == game.feel(state, cell) for cell in game.grid.cells)


def test_on_paper_from_the_cells_that_are_told_follows_what_is_felt() -> None:
    game = eyes(size="6", mode="paper")
    for state in _at_random(game, 1):
        told = {
            cell: dict(lot.facts)["colour"]
            for lot in KIND.lots(game, state)
            for (cell,) in lot.places
        }
        assert all(
            game.feel(state, cell).surface == told.get(cell, "empty") for cell in game.grid.cells
        )


def test_tiles_are_told_by_owner_and_an_empty_board_in_one_sentence() -> None:
    words, game = words_in("en", KIND), eyes(size="5")
    assert overview(words, game, game.initial()) == ["Rows 5 to 1: empty."]
    assert overview(words, game, played(game, "b2 a2, d1 d2, b4 a4")) == [
        "Red tiles, red first: b2 a2, b4 a4.",
        "Blue tiles, blue first: d1 d2.",
    ]
    on_paper = eyes(size="5", mode="paper")
    assert overview(words, on_paper, played(on_paper, "b2 a2")) == [
        "Red cells: b2.",
        "Blue cells: a2.",
    ]
