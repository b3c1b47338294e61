"""What a game says of its turns to somebody behind a mask: nothing but what they did themselves."""

from typing import Any

import pytest

from touchstone.core.game import AnyGame
from touchstone.games import GAMES

BRIDGES = "tactori; variant bridges; players 2; towers a1 red, b1 red; sticks -; turn 1; stage "
WIDE = (
    "tactori; variant rectangle-advanced; players 2; towers a1 red, c1 red; sticks -; turn 1; "
    "stage "
)
EYES = "4eyes-plus; size 5; players 2; phase "
BOX_EMPTY = (
    "four-senses; row4 f+f, f+f, f+f, f+f; row3 h+h, h+h, h+h, h+h; row2 dh, dh, dh, dh; "
    "row1 dh, dh, dh, dh; turn 1; stage explore"
)
EMPTY = "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -; row1 f, -, -, -; turn 1; "

ENDS, MORE = ("a1", "d1"), ("a1", "b1")


def _at(slug: str, position: str | None, **settings: str) -> tuple[AnyGame, Any]:
    game = GAMES[slug].new(2, settings)
    return game, game.initial() if position is None else game.read_state(position)


@pytest.mark.parametrize(
    ("slug", "settings", "position", "stage"),
    [
        ("four-senses", {}, None, "explore"),
        ("four-senses", {"claims": "referee"}, None, "place"),
        ("four-senses", {}, EMPTY + "stage explore claimed", "place"),
        ("four-senses", {}, EMPTY + "stage placed", "placed"),
        ("four-senses", {}, BOX_EMPTY, "last"),
        ("4eyes-plus", {"size": "5"}, None, "lay"),
        ("4eyes-plus", {"size": "5", "swap": "on"}, None, "lay"),
        (
            "4eyes-plus",
            {"size": "5", "swap": "on"},
            EYES + "1; turn 2; tiles 1 b2 a2; tiles 2 -; hand 4 5",
            "swap",
        ),
        (
            "4eyes-plus",
            {"size": "5"},
            EYES + "2; turn 1; tiles 1 b2 a2; tiles 2 d1 d2; hand 0 0",
            "move",
        ),
        ("tactori", {}, None, "stone"),
        ("tactori", {}, BRIDGES + "sticks", "sticks"),
    ],
)
def test_how_far_a_turn_has_come(
    slug: str, settings: dict[str, str], position: str | None, stage: str
) -> None:
    game, state = _at(slug, position, **settings)
    assert game.kind.stage(game, state) == stage


@pytest.mark.parametrize(
    ("slug", "settings", "position", "form", "cells", "thinkable"),
    [
        ("four-senses", {}, None, "f *", ("a1",), True),
        ("four-senses", {}, EMPTY + "stage placed", "f *", ("a1",), False),
        ("four-senses", {}, None, "claim *-*", ENDS, True),
        ("four-senses", {}, None, "claim *-*", ("d1", "a1"), True),
        ("four-senses", {}, None, "claim *-*", MORE, False),
        ("four-senses", {}, None, "claim *-*", ("a1", "a1"), False),
        ("four-senses", {"claims": "referee"}, None, "claim *-*", ENDS, False),
        ("four-senses", {}, None, "done", (), False),
        ("four-senses", {}, EMPTY + "stage placed", "done", (), True),
        ("four-senses", {}, None, "pass", (), False),
        ("four-senses", {}, BOX_EMPTY, "pass", (), True),
        ("4eyes-plus", {"size": "5"}, None, "swap", (), False),
        ("4eyes-plus", {"size": "5"}, None, "* *", MORE, True),
        ("4eyes-plus", {"size": "5"}, None, "* *", ENDS, False),
        ("4eyes-plus", {"size": "5"}, None, "* *", ("a1", "z9"), False),
        ("4eyes-plus", {"size": "5"}, None, "* * to * *", MORE, False),
        ("tactori", {}, None, "place *", ("a1",), True),
        ("tactori", {}, None, "lay *-*", MORE, False),
        ("tactori", {}, None, "done", (), False),
        ("tactori", {}, BRIDGES + "sticks", "lay *-*", MORE, True),
        ("tactori", {}, BRIDGES + "sticks", "lay *-*", ENDS, False),
        ("tactori", {}, BRIDGES + "sticks", "place *", ("a1",), False),
        ("tactori", {"variant": "rectangle-advanced"}, None, "shift *-* to *-*", ("a1",), True),
        ("tactori", {"variant": "rectangle-advanced"}, None, "lay *-*", ("a1", "c1"), True),
        ("tactori", {"variant": "rectangle-advanced"}, None, "lay *-*", ("a1", "z9"), False),
        ("tactori", {"variant": "rectangle-advanced"}, None, "move * to *", ENDS, True),
        ("tactori", {"variant": "rectangle-advanced"}, WIDE + "sticks", "move * to *", ENDS, False),
        ("tactori", {"variant": "free"}, None, "remove *", ("a1",), True),
    ],
)
def test_what_makes_sense_without_seeing_the_board(
    slug: str,
    settings: dict[str, str],
    position: str | None,
    form: str,
    cells: tuple[str, ...],
    thinkable: bool,
) -> None:
    game, state = _at(slug, position, **settings)
    assert game.kind.thinkable(game, state, form, cells) is thinkable


def test_whose_pieces_are_whose() -> None:
    def signs(slug: str, players: int, **settings: str) -> tuple[str, ...]:
        kind = GAMES[slug]
        return kind.signs(players, {**kind.defaults, **settings})

    assert signs("four-senses", 2) == ()
    assert signs("4eyes-plus", 3) == ("red", "brown", "blue")
    assert signs("tactori", 3) == ("red", "blue", "yellow")
    assert signs("tactori", 2, variant="free") == ()
