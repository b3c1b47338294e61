"""Clause 7: what is seen, heard and felt."""

from typing import Any

import pytest
from helpers.four_eyes_plus import FIXTURE, events, eyes, felt_on, happening, played

from touchstone.core.errors import IllegalMove
from touchstone.core.game import AnyGame

E3 = "4eyes-plus; size 9; players 2; phase 2; turn 1; tiles 1 e5 e6; tiles 2 i1 i2; hand 0 0"


def test_7_1_moves_are_seen_and_turns_are_heard() -> None:
    game = eyes()
    state = game.initial()
    laid, ended = happening(game, state, "b2 a2")
    assert (laid.name, laid.seat, laid.reach.value) == ("laid", 1, "seen")
    assert laid.changed == ("b2", "a2")
    assert laid.facts() == {
        "own": "b2",
        "other": "a2",
        "own_colour": "red",
        "other_colour": "blue",
    }
    assert (ended.message, ended.reach.value, ended.changed) == ("game-turn-done", "heard", ())
    state = game.read_state(E3)
    moved, _ = happening(game, state, "e5 e6 to a1 a2")
    assert (moved.name, moved.reach.value) == ("moved", "seen")
    assert moved.changed == ("e5", "e6", "a1", "a2")
    assert moved.facts() == {
        "own": "e5",
        "other": "e6",
        "to_own": "a1",
        "to_other": "a2",
        "own_colour": "red",
        "other_colour": "blue",
    }


def test_7_1_a_tile_that_is_turned_on_the_spot_changes_two_cells() -> None:
    game = eyes()
    moved, _ = happening(game, game.read_state(E3), "e5 e6 to e6 e5")
    assert moved.changed == ("e5", "e6")


def test_7_1_a_winning_move_is_followed_by_nothing_but_the_end() -> None:
    game = eyes()
    assert events(game, played(game, FIXTURE), "d4 e4") == ["laid"]


@pytest.mark.parametrize(
    ("cell", "surface", "details"),
    [
        ("b2", "red", (("end", "owner"), ("half", "west"))),
        ("a2", "blue", (("end", "next"), ("half", "east"))),
        ("d1", "blue", (("end", "owner"), ("half", "north"))),
        ("d2", "red", (("end", "next"), ("half", "south"))),
    ],
)
def test_7_2_fingers_find_colour_end_and_other_half(
    cell: str, surface: str, details: tuple[tuple[str, str], ...]
) -> None:
    game = eyes()
    felt = felt_on(game, played(game, FIXTURE), cell)
    assert (felt.height, felt.surface, felt.details) == (1, surface, details)


def test_7_2_an_empty_cell_and_a_cell_on_paper() -> None:
    game = eyes(mode="paper")
    state = played(game, FIXTURE)
    assert (game.feel(state, 0).height, game.feel(state, 0).surface) == (0, "empty")
    felt = felt_on(game, state, "b2")
    assert (felt.height, felt.surface, felt.details) == (1, "red", ())


def test_7_3_a_refusal_gives_away_the_cells_a_finger_must_have_felt() -> None:
    def touches(game: AnyGame, state: Any, text: str) -> tuple[str, ...]:
        with pytest.raises(IllegalMove) as refused:
            game.read_move(state, text)
        return refused.value.touches

    game = eyes()
    state = played(game, FIXTURE)
    assert touches(game, state, "a2 a3") == ("a2",)
    assert touches(game, state, "a3 a2") == ("a3", "a2")
    assert touches(game, state, "e4 f5") == ()
    state = game.read_state(E3)
    assert touches(game, state, "e5 e6 to i3 i2") == ("e5", "e6", "i3", "i2")
    assert touches(game, state, "i1 i2 to a1 a2") == ("i1", "i2")
    assert touches(game, state, "e5 e6 to e5 e6") == ()
    strict = eyes(relocate="strict")
    assert touches(strict, strict.read_state(E3), "e5 e6 to e6 e7") == ("e5", "e6", "e7")


def test_no_points_and_nothing_counted_together() -> None:
    game = eyes()
    assert game.scores(game.initial()) == ()
    assert game.count(game.initial()) is None
