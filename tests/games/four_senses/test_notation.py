"""Moves and positions as text: they read back, and what is wrong is named."""

from random import Random

import pytest
from helpers.four_senses import four_senses, near, played, standing
from hypothesis import given
from hypothesis import strategies as st

from touchstone.core.errors import PositionError, UnreadableMove
from touchstone.core.series import Series
from touchstone.games.four_senses.rules.state import State

EXAMPLE = (
    "four-senses; row4 -, h+dh, f+f, f+f; row3 dh, f, h+df, dh; row2 h+df, f+dh, h, h+f;"
    " row1 h+df, h+f, df, h; turn 2; stage explore"
)
PARTIAL = EXAMPLE.replace("row1 h+df, h+f", "row1 h+df, h")
EMPTY_ROWS = "row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -"


def random_state(seed: int, moves: int, players: int, **settings: str) -> State:
    game, dice = four_senses(players, **settings), Random(seed)
    state = game.initial()
    for _ in range(moves):
        after = game.play(state, dice.choice(game.legal_moves(state))).state
        if game.outcome(after):
            break
        state = after
    return state


@given(
    seed=st.integers(),
    moves=st.integers(0, 70),
    players=st.sampled_from((2, 3)),
    claims=st.sampled_from(("spoken", "referee")),
    window=st.sampled_from(("turn", "strict")),
)
def test_every_position_and_move_reads_back(
    seed: int, moves: int, players: int, claims: str, window: str
) -> None:
    game = four_senses(players, claims=claims, claim_window=window)
    state = random_state(seed, moves, players, claims=claims, claim_window=window)
    assert game.read_state(game.state_text(state)) == state
    for move in game.legal_moves(state):
        assert game.read_move(state, game.move_text(move)) == move


def test_the_interface_example_is_written_as_it_was_read() -> None:
    game = four_senses()
    assert game.state_text(game.read_state(EXAMPLE)) == EXAMPLE


def test_reading_is_generous() -> None:
    game = four_senses()
    loose = EXAMPLE.upper().replace("; ", " ;  ").replace("+", " + ")
    assert game.read_state(loose) == game.read_state(EXAMPLE)
    claim = game.read_move(game.initial(), "  CLAIM d1 -  A1")
    assert game.move_text(claim) == "claim a1-d1"
    assert game.read_move(game.initial(), "claim a1 to d1") == claim


@pytest.mark.parametrize("text", ["", "b3", "f", "f b3 b4", "g b3", "claim a1", "f b", "f ٣"])
def test_what_is_no_move_is_unreadable(text: str) -> None:
    game = four_senses()
    with pytest.raises(UnreadableMove):
        game.read_move(game.initial(), text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("chess; turn 1", "position-other-game"),
        (EXAMPLE + ";", "position-empty-part"),
        (EXAMPLE + "; moon full", "position-unknown-part"),
        (EXAMPLE + "; turn 1", "position-repeated-part"),
        (EXAMPLE.removesuffix("; stage explore"), "position-missing-part"),
        (EXAMPLE.replace("turn 2", "turn 3"), "position-bad-number"),
        (EXAMPLE.replace("explore", "exploring"), "position-bad-value"),
        (EXAMPLE.replace("explore", "explore twice"), "position-bad-value"),
        (EXAMPLE.replace("row4 -,", "row4 -, -,"), "game-row-length"),
        (EXAMPLE.replace("row4 -", "row4 x"), "game-unknown-piece"),
        (EXAMPLE.replace("row4 -", "row4 f+h+f"), "game-stack-of-three"),
        (EXAMPLE.replace("row4 -", "row4 df+f"), "game-covered-double"),
        (EXAMPLE.replace("row4 -", "row4 dh"), "game-too-many-pieces"),
        (PARTIAL + "; left 1", "game-left-too-early"),
        (EXAMPLE + "; last a4", "game-last-not-there"),
        (EXAMPLE + "; last z9", "game-last-not-there"),
        (
            f"four-senses; {EMPTY_ROWS}; row1 -, -, -, -; turn 1; stage placed",
            "game-nothing-placed",
        ),
    ],
)
def test_a_bad_position_names_what_is_wrong(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        four_senses().read_state(text)
    assert caught.value.reason == reason


def test_a_full_board_has_claim_turns() -> None:
    two, three = four_senses(2), four_senses(3)
    assert two.read_state(EXAMPLE).left == 1
    assert three.read_state(EXAMPLE).left == 2
    assert three.read_state(EXAMPLE + "; left 1").left == 1
    assert three.state_text(three.read_state(EXAMPLE + "; left 1")) == EXAMPLE + "; left 1"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (EXAMPLE + "; left 0", "position-bad-number"),
        (EXAMPLE + "; left 3", "position-bad-number"),
        (EXAMPLE.replace("explore", "placed") + "; left 1", "game-left-too-early"),
    ],
)
def test_a_full_board_with_a_bad_end_is_refused(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        four_senses(3).read_state(text)
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (PARTIAL.replace("explore", "placed"), "game-stage-of-referee"),
        (PARTIAL.replace("explore", "explore claimed"), "game-stage-of-referee"),
    ],
)
def test_a_referees_round_has_only_one_stage(text: str, reason: str) -> None:
    with pytest.raises(PositionError) as caught:
        four_senses(claims="referee").read_state(text)
    assert caught.value.reason == reason


def test_8_1_a_position_settles_when_it_is_read() -> None:
    game = four_senses(3)
    turn = game.to_move(game.read_state(PARTIAL))
    placed = game.read_state(PARTIAL.replace("explore", "placed claimed"))
    assert game.to_move(placed) == turn % 3 + 1
    assert game.state_text(placed).endswith("stage explore")
    waiting = game.read_state(EXAMPLE + " claimed")
    assert game.state_text(waiting).endswith("turn 3; stage explore; left 1")
    over = game.outcome(game.read_state(EXAMPLE + " claimed; left 1"))
    assert over is not None
    assert over.reason == "no-winner"


def test_a_full_board_under_a_referee_is_a_round_that_is_over() -> None:
    game = four_senses(claims="referee")
    over = game.outcome(game.read_state(EXAMPLE))
    assert over is not None
    assert over.reason == "no-winner"
    assert Series(game).perft(Series(game).initial(game.read_state(EXAMPLE)), 1) == 0


def test_the_latest_piece_is_kept_only_where_it_matters() -> None:
    strict = four_senses(claim_window="strict")
    state = played(strict, standing(near("1f .. .. ..")), "f b1")
    assert strict.state_text(state).endswith("stage placed; last b1")
    assert "last" not in four_senses().state_text(four_senses().read_state(EXAMPLE + "; last b4"))


@pytest.mark.parametrize("dash", "\u2010\u2011\u2012\u2013\u2014\u2015\u2212")
def test_8_2_a_typographic_dash_is_a_hyphen(dash: str) -> None:
    game = four_senses()
    state = game.initial()
    assert game.read_move(state, f"claim a1 {dash} d1") == game.read_move(state, "claim a1-d1")
    assert game.read_state(game.state_text(state).replace("-,", f"{dash},")) == state
