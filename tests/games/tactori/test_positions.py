"""Positions as text: what is written, what is read back, and what is refused."""

import pytest
from helpers.tactori import drawn, legal_texts, played, tactori, text

from touchstone.core.errors import PositionError
from touchstone.games import GAMES
from touchstone.games.tactori.rules.position import board_text, fingerprint

EXAMPLE = (
    "tactori; variant rectangle-advanced; players 2; towers a1 red blue, c1 red, c3 blue red, "
    "e3 blue red; sticks red a1-c1 1, red c3-e3 2; turn 1; stage stone"
)


def test_the_example_of_the_notation_page_is_written_as_it_is_read() -> None:
    game = tactori("rectangle-advanced")
    assert game.state_text(game.read_state(EXAMPLE)) == EXAMPLE


def test_an_empty_board() -> None:
    assert tactori().state_text(tactori().initial()) == (
        "tactori; variant bridges; players 2; towers -; sticks -; turn 1; stage stone"
    )


def test_reading_is_generous() -> None:
    game = tactori("rectangle-advanced")
    messy = EXAMPLE.upper().replace("; ", " ;").replace(", ", " , ").replace("A1-C1", "C1 - A1")
    assert game.read_state(messy) == game.read_state(EXAMPLE)


def test_after_the_stone_step_the_stage_is_sticks() -> None:
    game = tactori()
    state = played(game, drawn(game, "a1 R, c3 B"), "place a2")
    assert game.state_text(state).endswith(
        "towers a1 red, a2 red, c3 blue; sticks -; turn 1; stage sticks"
    )


def test_every_moment_of_a_turn_can_be_written_and_read() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R, c1 R, e1 R, g1 R, a3 R, c3 R, i1 R", "R a1-c1 1, R a1-a3 1")
    parts = []
    for move in ("take a1-c1", "shift a1-a3 to a3-c3", "lay c1-e1"):
        state = played(game, state, move)
        written = game.state_text(state)
        assert game.read_state(written) == state
        parts.append(written.split("stage ")[1].split("; seen")[0])
    assert parts == [
        "stone; taken a1-c1",
        "sticks; laid a3-c3; taken a1-c1",
        "sticks; laid a3-c3, c1-e1; taken a1-c1",
    ]


def test_the_sticks_of_a_turn_without_a_stone_are_remembered_in_rectangles() -> None:
    game = tactori("rectangles")
    state = drawn(game, "a1 R, c1 R, e1 R, a9 R, c9 R")
    only = played(game, state, "lay a1-c1")
    assert "laid a1-c1" in game.state_text(only)
    assert legal_texts(game, game.read_state(game.state_text(only))) == ["lay c1-e1", "done"]
    after_a_stone = played(game, state, "place e5", "lay a1-c1")
    assert "laid" not in game.state_text(after_a_stone)


def test_earlier_positions_are_part_of_a_position() -> None:
    game = tactori("rectangle-advanced")
    start = drawn(game, "a1 R, i9 B")
    state = played(game, start, "move a1 to a2")
    assert game.state_text(state).endswith(f"seen {start.seen[0]}, {state.seen[1]}")
    again = played(game, game.read_state(game.state_text(state)), "move i9 to i8", "move a2 to a1")
    assert again.seen[:2] == state.seen


def test_a_fingerprint_is_a_digest_of_board_and_turn() -> None:
    game = tactori("rectangle-advanced")
    state = game.read_state(EXAMPLE)
    assert board_text(game.terms.geometry, state) == EXAMPLE.split("; ", 3)[3].removesuffix(
        "; stage stone"
    )
    assert fingerprint(game.terms.geometry, state) == "709c63b0bfcf1499"


def test_without_repetition_nothing_is_remembered() -> None:
    game = tactori("rectangle-advanced", repetition="0")
    assert game.read_state(f"{EXAMPLE}; seen 0123456789abcdef").seen == ()


@pytest.mark.parametrize(
    ("turn", "stage", "last", "kept"),
    [
        (2, "stone", "2 3", (2, 3)),
        (2, "stone", "3", (2, 3)),
        (3, "stone", "-", (3,)),
        (1, "sticks", "3 2", (2, 3)),
        (2, "sticks", "2 3", (2, 3)),
    ],
)
def test_the_seats_of_a_last_round(turn: int, stage: str, last: str, kept: tuple[int, ...]) -> None:
    game = tactori("rectangles", 3)
    state = drawn(game, "a1 R, c1 R, a2 B, c2 B", turn=turn, stage=stage, last=last)
    assert state.last == kept
    assert game.read_state(game.state_text(state)) == state


def test_a_stuck_seat_loses_its_last_turn_in_a_start_position_too() -> None:
    game = tactori("rectangles", 3)
    blue = "a1 B B B B B B B B B B B B B B B B R"
    state = drawn(game, blue, turn=2, last="2 3")
    assert (state.turn, state.last) == (3, (3,))


def test_a_last_round_ends_with_its_last_seat() -> None:
    game = tactori("rectangles", 3)
    state = drawn(game, "a1 R", turn=3, last="3")
    assert played(game, state, "place i9").outcome is not None


def test_the_position_fills_in_variant_and_players() -> None:
    game, state = GAMES["tactori"].seat_up(
        None, {}, "tactori; variant long; players 3; towers -; sticks -; turn 2; stage stone"
    )
    assert (game.settings["variant"], game.seats, state.turn) == ("long", 3, 2)


BAD = [
    ("bridges", "variant long", "position-differs"),
    ("bridges", "players 3", "position-differs"),
    ("bridges", "towers a6 red", "game-position-off-board"),
    ("bridges", "towers a1", "position-bad-value"),
    ("bridges", "towers a1 red, a1 blue", "position-bad-value"),
    ("bridges", "towers a1 pink", "game-unknown-colour"),
    ("bridges", "towers a1 green", "game-colour-not-in-play"),
    ("bridges", "towers a1" + " red" * 17, "game-too-many-stones"),
    ("bridges", "sticks red a1 1", "position-bad-value"),
    ("bridges", "sticks red a1-a2", "position-bad-value"),
    ("bridges", "sticks red a1-a3 1", "game-position-span"),
    ("bridges", "sticks red a1-a2 0", "position-bad-number"),
    ("bridges", "sticks red a1-a2 1", "game-stick-without-stone"),
    ("bridges", "turn 3", "position-bad-number"),
    ("bridges", "stage explore", "position-bad-value"),
    ("bridges", "laid a1-a2", "position-unknown-part"),
    ("rectangles", "last 4", "position-bad-number"),
    ("rectangles", "seen xyz", "position-bad-value"),
    ("rectangles", "laid a1-a3", "position-bad-value"),
    ("rectangles", "laid a1", "position-bad-value"),
    ("free", "tasks fly", "position-bad-value"),
    ("sliding", "steps many", "position-bad-number"),
    ("sliding", "towers a1 red blue", "game-stacked"),
    ("sliding", "towers a1 red", "game-not-six-each"),
    ("colourful", "towers a1 red red", "game-equal-colours-stand"),
]


@pytest.mark.parametrize(("variant", "part", "reason"), BAD)
def test_a_bad_part_is_named(variant: str, part: str, reason: str) -> None:
    game = tactori(variant)
    parts = text(game).split("; ")
    name = part.split(" ", 1)[0]
    kept = [one for one in parts if one.split(" ")[0] != name]
    with pytest.raises(PositionError) as refusal:
        game.read_state("; ".join([*kept, part]))
    assert refusal.value.reason == reason


@pytest.mark.parametrize(
    ("variant", "towers", "sticks", "reason"),
    [
        ("bridges", "a1 R R, a2 R R", "R a1-a2 1, R a1-a2 2", "game-sticks-touch"),
        ("rectangles", "a1 R, a2 R, a3 R, a4 R", "R a1-a3 1, R a2-a4 1", "game-sticks-touch"),
        ("colourful", "a1 B, a2 B", "B a1-a2 1", "game-stick-of-other-colour"),
        ("colourful", "a1 R B R, a2 R B R", "R a1-a2 1, R a1-a2 3", "game-pair-twice"),
        ("colourful", "a1 R, a2 R, c1 R, c2 R", "R a1-a2 1, R c1-c2 1", "game-two-networks"),
    ],
)
def test_bad_sticks_are_named(variant: str, towers: str, sticks: str, reason: str) -> None:
    game = tactori(variant)
    with pytest.raises(PositionError) as refusal:
        drawn(game, towers, sticks)
    assert refusal.value.reason == reason


def test_no_colour_has_more_sticks_than_the_box_holds() -> None:
    game = tactori("free")
    cells = [f"{column}{row}" for column in "abcd" for row in range(1, 5)]
    stones = ", ".join(f"{cell} R" for cell in cells)
    up = [f"R {c}{r}-{c}{r + 1} 1" for c in "abcd" for r in (1, 2, 3)]
    across = [f"R {c}1-{d}1 1" for c, d in ("ab", "bc", "cd")] + ["R a2-b2 1"]
    with pytest.raises(PositionError, match="game-too-many-sticks"):
        drawn(game, stones, ", ".join(up + across))


def test_sticks_laid_in_this_turn_are_the_movers() -> None:
    game = tactori("rectangle-advanced")
    with pytest.raises(PositionError, match="position-bad-value"):
        drawn(game, "a1 B, a3 B", "B a1-a3 1", stage="sticks", laid="a1-a3")
    with pytest.raises(PositionError, match="position-bad-value"):
        drawn(game, "a1 R, a3 R", "R a1-a3 1", laid="a1-a3")


def test_12_1_a_turn_with_nothing_left_but_done_ends_when_it_is_read() -> None:
    game = tactori()
    state = drawn(game, "a1 R", stage="sticks")
    assert (state.turn, state.stage.value) == (2, "stone")
    assert game.read_state(game.state_text(state)) == state


def test_12_1_what_follows_the_end_of_a_turn_follows_in_a_position_too() -> None:
    advanced = tactori("rectangle-advanced")
    state = drawn(advanced, "a1 R, i9 B", stage="sticks", taken="a9-c9")
    assert state.turn == 2
    assert len(state.seen) == 1
    small = tactori("bridges")
    used_up = drawn(small, f"a1 {' '.join('R' * 16)}, e5 {' '.join('B' * 16)}", stage="sticks")
    assert used_up.outcome is not None
    assert used_up.outcome.reason == "most-bridges"


def test_12_2_a_typographic_dash_is_a_hyphen() -> None:
    game = tactori()
    plain = text(game, "b2 R, c2 R, b3 R", "R b2-c2 1", stage="sticks")
    for dash in "\u2010\u2011\u2012\u2013\u2014\u2015\u2212":
        state = game.read_state(plain.replace("-", f" {dash} "))
        assert state == game.read_state(plain)
        assert game.read_move(state, f"lay b2{dash}b3") == game.read_move(state, "lay b2-b3")
        assert game.read_state(text(game).replace("-", dash)) == game.initial()
