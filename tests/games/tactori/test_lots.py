"""The whole board in few words: nothing that fingers could feel is left out."""

from itertools import pairwise
from random import Random

import pytest
from helpers.tactori import drawn, tactori

from touchstone.games.tactori import KIND
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES, Colour, Stick, Tower
from touchstone.games.tactori.rules.state import State
from touchstone.games.tactori.rules.variants import VARIANTS
from touchstone.views.scanning import overview
from touchstone.views.words import words_in


def _told(game: Tactori, state: State) -> State:
    """The position that somebody imagines who was told it."""
    towers: list[Tower] = [()] * len(game.grid.cells)
    sticks: list[Stick] = []
    for lot in KIND.lots(game, state):
        facts = dict(lot.facts)
        colour = Colour(COLOUR_NAMES.index(str(facts["colour"])))
        for place in lot.places:
            if lot.kind == "stones":
                towers[place[0]] = (colour,) * int(facts["height"])
            for ends in pairwise(place):
                sticks.append(Stick(min(ends), max(ends), int(facts["floor"]), colour))
    assert len(set(sticks)) == len(sticks), "a stick is told twice"
    board = Board(state.board.geometry, tuple(towers), tuple(sorted(sticks)))
    return State(board, state.turn)


@pytest.mark.parametrize("variant", VARIANTS)
def test_from_what_is_told_follows_what_is_felt(variant: str) -> None:
    game = tactori(variant)
    dice, state = Random(variant), game.initial()
    for _ in range(80):
        told = _told(game, state)
        assert all(game.feel(told, cell) == game.feel(state, cell) for cell in game.grid.cells)
        moves = game.legal_moves(state)
        if not moves:
            break
        state = game.play(state, dice.choice(moves)).state


def test_towers_are_told_by_their_tops_and_sticks_that_meet_as_one_way() -> None:
    words, game = words_in("en", KIND), tactori()
    state = drawn(
        game,
        "b2 R, b3 R, c3 R, c2 R B, a1 B, a2 B, d4 R B, d5 R B",
        "R b2-b3 1, R b3-c3 1, R b2-c2 1, B a1-a2 1, B d4-d5 2",
    )
    assert overview(words, game, state) == [
        "Red stones: b2, b3, c3.",
        "Blue stones: a1, a2.",
        "2 stones, top blue: c2, d4, d5.",
        "Red sticks: c2 b2 b3 c3.",
        "Blue sticks: a1 a2.",
        "Blue sticks, floor 2: d4 d5.",
    ]
