"""What a game that says nothing of itself is taken for."""

from dataclasses import replace
from typing import Any, cast

import pytest

from touchstone.core.game import AnyGame, GameKind

PLAIN = GameKind("plain", "nowhere", (), cast(Any, None), lambda _: range(2, 3))
GAME, STATE = cast(AnyGame, None), object()


def test_everybody_plays_with_the_same_pieces_and_a_turn_is_one_move() -> None:
    assert PLAIN.signs(2, {}) == ()
    assert PLAIN.stage(GAME, STATE) == ""
    assert PLAIN.rounds(2) == 1


def test_any_move_makes_sense_to_somebody_who_does_not_see() -> None:
    assert PLAIN.thinkable(GAME, STATE, "place *", ("a1",))


def test_there_are_no_tasks() -> None:
    assert PLAIN.tasks(GAME, STATE) == {}


def test_a_part_that_is_not_there_is_none_but_the_game_itself_must_be() -> None:
    here = replace(PLAIN, package="touchstone.core")
    assert here.part("look") is None
    assert here.part("things.paper") is None
    assert here.part("game") is not None
    with pytest.raises(ModuleNotFoundError):
        PLAIN.part("look")
