"""Clauses 2.1 to 3.6 and 5.1 to 5.8: placing, turns and declarations."""

from random import Random

import pytest
from helpers.four_senses import drawn, four_senses, near, played, standing

from touchstone.core.errors import IllegalMove
from touchstone.core.values import Seat
from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.games.four_senses.rules.state import Board, State, height, top

ROW = near("1f 1f 1f ..")
FULL_ROW = near("1f 1f 1f 1f")
NO_WINNER_GAME = (
    """
    h c3, f c4, dh a3, f d4, h b1, dh d3, h b4, df c1, f b2, h a2, df a2, dh b4,
    dh b2, h a1, h d1, df a1, f b3, df c3, f d4, h d2, h c2, f b1, f d2, f c4
""".strip()
    .replace("\n   ", "")
    .split(", ")
)


def refused(game: FourSenses, state: State, text: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        game.read_move(state, text)
    return caught.value.reason


@pytest.mark.parametrize(
    ("clause", "before", "piece", "after"),
    [
        ("FS-P1", [], "f", (1, "f")),
        ("FS-P1", [], "h", (1, "h")),
        ("FS-P1", [], "df", (2, "f")),
        ("FS-P1", [], "dh", (2, "h")),
        ("FS-P2", ["f"], "h", (2, "h")),
        ("FS-P3", ["h"], "df", (3, "f")),
        ("FS-P4", ["dh"], "f", None),
        ("FS-P5", ["f", "h"], "dh", None),
        ("FS-P6", ["f", "df"], "h", None),
    ],
)
def test_2_1_placement(
    clause: str, before: list[str], piece: str, after: tuple[int, str] | None
) -> None:
    game = four_senses(claims="referee")
    state = played(game, game.initial(), *(f"{name} b3" for name in before))
    if after is None:
        assert refused(game, state, f"{piece} b3") == "game-well-full"
        return
    stack = played(game, state, f"{piece} b3").stacks[6]
    assert (height(stack), top(stack)) == after


def test_2_5_p7_there_is_no_ninth_double() -> None:
    game = four_senses()
    state = standing(drawn("2f 2h 2f 2h", "2h 2f 2h 2f"))
    assert refused(game, state, "df a1") == "game-heap-empty"
    assert "dh a1" not in [game.move_text(move) for move in game.legal_moves(state)]


def test_6_4_a_refusal_touches_just_the_well_or_the_heap() -> None:
    game = four_senses()
    with pytest.raises(IllegalMove) as caught:
        game.read_move(standing(near("2f .. .. ..")), "f a1")
    assert caught.value.touches == ("a1",)
    with pytest.raises(IllegalMove) as caught:
        game.read_move(standing(drawn("2f 2h 2f 2h", "2h 2f 2h 2f")), "df a1")
    assert caught.value.touches == ("supply",)


def test_3_3_one_piece_a_turn() -> None:
    game = four_senses()
    state = played(game, game.initial(), "f a1")
    assert refused(game, state, "f b1") == "game-already-placed"


def test_3_3_placing_is_compulsory() -> None:
    game = four_senses()
    assert refused(game, game.initial(), "done") == "game-no-done"
    assert refused(game, game.initial(), "pass") == "game-no-pass"


def test_3_4_done_passes_the_turn_clockwise() -> None:
    game = four_senses(players=3)
    state = game.initial(Seat(3))
    for expected in (3, 1, 2, 3):
        assert game.to_move(state) == expected
        state = played(game, state, f"f a{expected}", "done")


def test_5_1_a_pattern_alone_ends_nothing() -> None:
    game = four_senses()
    assert played(game, standing(ROW), "f d1", "done", "h a4", "done").outcome is None


def test_5_2_ruling_14_a_line_off_the_board_or_bent_is_no_line() -> None:
    game = four_senses()
    assert refused(game, standing(ROW), "claim a1-d2") == "game-no-line"
    assert refused(game, standing(ROW), "claim a1-e1") == "move-off-board"


def test_fs_d1_the_next_player_may_claim_what_was_missed() -> None:
    game = four_senses(players=3)
    over = played(game, standing(ROW), "f d1", "done", "claim a1-d1").outcome
    assert over is not None
    assert (over.winners, over.scores) == ((2,), (0, 6, 3))  # same top and same level


def test_fs_d2_a_line_missed_twice_is_the_third_players() -> None:
    game = four_senses(players=3)
    missed_twice = played(game, standing(ROW), "f d1", "done", "h a4", "done")
    over = played(game, missed_twice, "claim a1-d1").outcome
    assert over is not None
    assert (over.winners, over.scores) == ((3,), (3, 0, 6))


def test_fs_d2_strict_window_a_line_missed_twice_is_nobodys() -> None:
    game = four_senses(players=3, claim_window="strict")
    state = played(game, standing(ROW), "f d1", "done", "h a4", "done", "claim a1-d1")
    assert state.outcome is None
    assert state.claimed


def test_fs_d3_two_players_the_maker_may_claim_later() -> None:
    moves = ("f d1", "done", "h a4", "done", "claim a1-d1")
    over = played(four_senses(), standing(ROW), *moves).outcome
    assert over is not None
    assert over.winners == (1,)
    strict = four_senses(claim_window="strict")
    assert played(strict, standing(ROW), *moves).outcome is None


def test_fs_d4_a_covered_line_is_gone() -> None:
    state = played(four_senses(), standing(FULL_ROW, turn=2), "h a1", "claim a1-d1")
    assert state.outcome is None
    assert state.turn == 1


def test_fs_d5_a_covered_line_that_still_fits_counts() -> None:
    over = played(four_senses(3), standing(FULL_ROW, turn=2), "f a1", "claim a1-d1").outcome
    assert over is not None
    assert (over.reasons, over.scores) == (("same-top",), (0, 5, 3))


def test_fs_d6_a_wrong_claim_uses_up_the_claim_and_the_turn_goes_on() -> None:
    game = four_senses()
    state = played(game, standing(ROW), "claim a1-d1")
    assert state.turn == 1
    assert refused(game, state, "claim a1-a4") == "game-no-claim"
    after = played(game, state, "f d1")
    assert after.turn == 2, "after an early wrong claim the placement ends the turn (3.6)"


def test_3_6_a_wrong_claim_after_placing_ends_the_turn() -> None:
    game = four_senses()
    assert played(game, standing(ROW), "h d4", "claim a1-d1").turn == 2


def test_fs_d8_the_others_may_claim_after_the_last_piece() -> None:
    game = four_senses()
    state = game.initial()
    for text in NO_WINNER_GAME:
        state = played(game, state, text, "done")
    assert (state.turn, state.left) == (1, 1)
    assert [game.move_text(move) for move in game.legal_moves(state)][-1] == "pass"
    assert refused(game, state, "f b3") == "game-heap-empty"
    over = played(game, state, "pass").outcome
    assert over is not None
    assert (over.winners, over.reason) == ((), "no-winner")


def test_3_5_with_three_players_both_others_get_a_claim_turn() -> None:
    game = four_senses(players=3)
    state = game.initial()
    for text in NO_WINNER_GAME:
        state = played(game, state, text, "done")
    state = played(game, state, "claim a1-d1")
    assert (state.turn, state.left, state.outcome) == (2, 1, None)
    over = played(game, state, "pass").outcome
    assert over is not None
    assert (over.winners, over.scores) == ((), (0, 0, 0))


def test_5_6_strict_only_the_first_claim_turn_counts() -> None:
    game = four_senses(players=3, claim_window="strict")
    # All pieces are placed; the last one, on d1, makes row 1 flat.
    text = (
        "four-senses; row4 -, h+dh, f+f, f+f; row3 dh, h, h+df, dh; row2 h+df, f+dh, h, h+f;"
        " row1 h+df, h+f, df, f; turn {turn}; stage explore; left {left}; last d1"
    )
    first = game.read_state(text.format(turn=2, left=2))
    over = played(game, first, "claim a1-d1").outcome
    assert over is not None
    assert over.winners == (2,)
    second = game.read_state(text.format(turn=3, left=1))
    late = played(game, second, "claim a1-d1").outcome
    assert late is not None
    assert late.winners == ()


def test_5_6_strict_the_placer_may_claim_after_placing_only_what_he_made() -> None:
    game = four_senses(claim_window="strict")
    two_lines = standing(near("1f 1f 1f ..", "2h 2h 2h 2h"))
    over = played(game, two_lines, "f d1", "claim a1-d1").outcome
    assert over is not None
    assert over.winners == (1,)
    assert played(game, two_lines, "f d1", "claim a2-d2").outcome is None


def test_5_7_lose_round_two_players() -> None:
    game = four_senses(false_claim="lose_round")
    over = played(game, standing(ROW), "claim a1-d1").outcome
    assert over is not None
    assert (over.winners, over.reason, over.where) == ((2,), "false-claim", ())


def test_5_7_lose_round_three_players() -> None:
    game = four_senses(players=3, false_claim="lose_round")
    over = played(game, standing(ROW, turn=2), "claim a1-d1").outcome
    assert over is not None
    assert (over.winners, over.scores) == ((1, 3), (3, 0, 3))


def test_5_8_with_a_referee_placing_is_the_whole_turn_and_a_pattern_wins() -> None:
    game = four_senses(claims="referee")
    texts = [game.move_text(move) for move in game.legal_moves(game.initial())]
    assert len(texts) == 64
    assert refused(game, game.initial(), "claim a1-d1") == "game-no-claims"
    assert played(game, standing(ROW), "h d2").turn == 2
    over = played(game, standing(ROW), "f d1").outcome
    assert over is not None
    assert (over.winners, over.reasons) == ((1,), ("same-top", "same-level"))


def test_5_8_a_pattern_that_was_there_before_does_not_end_a_referees_round() -> None:
    game = four_senses(claims="referee")
    assert played(game, standing(FULL_ROW), "h a4").outcome is None


def test_5_8_fs_t20_a_referees_round_can_end_without_a_winner() -> None:
    game = four_senses(claims="referee")
    over = played(game, game.initial(), *NO_WINNER_GAME).outcome
    assert over is not None
    assert (over.winners, over.reason) == ((), "no-winner")


def test_7_5_fs_d10_the_broad_bonus_is_for_two_patterns_anywhere() -> None:
    board = drawn("1f 2h 3f ..", ".. .. .. ..", "1f 3f 1f 2f")
    for claim in ("claim a2-d2", "claim a4-c4"):
        strict = played(four_senses(3), standing(board), claim).outcome
        broad = played(four_senses(3, bonus="broad"), standing(board), claim).outcome
        assert strict is not None
        assert broad is not None
        assert (strict.scores, broad.scores) == ((5, 3, 0), (6, 3, 0))


def test_7_5_one_plain_pattern_earns_no_broad_bonus() -> None:
    over = played(
        four_senses(3, bonus="broad"), standing(near("1f 3f 1f 2f")), "claim a1-d1"
    ).outcome
    assert over is not None
    assert over.scores == (5, 3, 0)


def test_legal_moves_stand_in_the_order_of_the_notation() -> None:
    game = four_senses()
    texts = [game.move_text(move) for move in game.legal_moves(game.initial())]
    assert texts[:4] == ["f a1", "h a1", "df a1", "dh a1"]
    ends = [text.removeprefix("claim a1-") for text in texts[4:10]]
    assert ends == ["a3", "a4", "c1", "c3", "d1", "d4"]
    assert texts[10] == "f a2"
    after = played(game, game.initial(), "f a1")
    assert game.move_text(game.legal_moves(after)[-1]) == "done"


def test_5_3_whether_a_line_is_there_does_not_show_in_the_legal_moves() -> None:
    game = four_senses()
    with_line, without = standing(FULL_ROW), standing(near("1f 1f 1f 1h"))
    assert game.legal_moves(with_line) == game.legal_moves(without)


def test_a_finished_round_has_no_moves() -> None:
    game = four_senses()
    over = played(game, standing(FULL_ROW), "claim a1-d1")
    assert game.legal_moves(over) == ()


def test_what_is_known_of_the_board_is_what_its_stacks_say() -> None:
    game, dice = four_senses(claims="referee"), Random(5)
    for _ in range(20):
        state = game.initial()
        while game.outcome(state) is None:
            state = game.play(state, dice.choice(game.legal_moves(state))).state
            assert state.board == Board.of(state.stacks)


def test_only_moves_of_the_game_can_be_played() -> None:
    game = four_senses()
    with pytest.raises(TypeError, match="read_move"):
        game.play(game.initial(), "f a1")  # type: ignore[arg-type]
