"""Clause 8: moves, positions and records as text, and every way they can be refused."""

import pytest
from helpers.four_eyes_plus import eyes, played

from touchstone.core.errors import IllegalMove, MoveError, PositionError, UnreadableMove
from touchstone.core.record import Record, RefusedLine, read_record
from touchstone.core.series import Series
from touchstone.core.values import Seat
from touchstone.games import GAMES

EXAMPLE = (
    "4eyes-plus; size 9; players 2; phase 1; turn 1; tiles 1 b2 a2, b4 a4; tiles 2 d1 d2, c2 c3; "
    "hand 13 13"
)
MOVING = "4eyes-plus; size 5; players 2; phase 2; turn 1; tiles 1 a1 b1; tiles 2 e5 e4; hand 0 0"


# Moves


@pytest.mark.parametrize("text", ["b2 a2", " B2   A2 ", "b2\ta2"])
def test_8_1_moves_are_read_generously_and_written_strictly(text: str) -> None:
    game = eyes()
    assert game.move_text(game.read_move(game.initial(), text)) == "b2 a2"


@pytest.mark.parametrize(
    "text",
    ["", "b2", "b2 a2 c2", "b2-a2", "b2 to a2", "place b2 a2", "e5 e6 a1 a2", "2b a2", "done"],
)
def test_8_1_a_text_without_the_form_of_a_move_is_unreadable(text: str) -> None:
    game = eyes()
    with pytest.raises(UnreadableMove) as refused:
        game.read_move(game.initial(), text)
    assert refused.value.code == "move/unreadable"


@pytest.mark.parametrize("text", ["j1 j2", "a9 a10", "a0 a1", "a01 a2", "z1 z2 to a1 a2"])
def test_8_1_a_move_off_the_board_is_illegal(text: str) -> None:
    game = eyes()
    with pytest.raises(IllegalMove) as refused:
        game.read_move(game.initial(), text)
    assert (refused.value.code, refused.value.reason) == ("move/illegal", "move-off-board")


def test_8_1_rows_of_two_digits_on_large_boards() -> None:
    game = eyes(size="12")
    state = played(game, "l12 l11, a10 a11")
    assert game.state_text(state).endswith("tiles 1 l12 l11; tiles 2 a10 a11; hand 26 26")


# Positions


def test_8_2_the_example_of_the_notation_is_kept_as_it_is() -> None:
    game = eyes()
    state = game.read_state(EXAMPLE)
    assert state == played(game, "b2 a2, d1 d2, b4 a4, c2 c3")
    assert game.state_text(state) == EXAMPLE


def test_8_2_empty_lists_and_paper() -> None:
    game = eyes(3, mode="paper", size="7")
    assert game.state_text(game.initial(Seat(2))) == (
        "4eyes-plus; size 7; players 3; phase 1; turn 2; tiles 1 -; tiles 2 -; tiles 3 -; "
        "hand - - -"
    )


def test_8_2_positions_are_read_generously() -> None:
    game = eyes()
    loose = (
        "4EYES-PLUS ;hand 13  13;size 9; Players 2;tiles 2 D1 D2 ,c2 c3; turn 1; phase 1;"
        "tiles 1  b2 a2,b4 a4"
    )
    assert game.read_state(loose) == game.read_state(EXAMPLE)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("4eyes-plus", "tactori", "position-other-game"),
        ("size 9; ", "", "position-missing-part"),
        ("hand 13 13", "", "position-empty-part"),
        ("; hand 13 13", "", "position-missing-part"),
        ("turn 1", "turn 1; turn 2", "position-repeated-part"),
        ("tiles 2", "tiles 1", "position-repeated-part"),
        ("tiles 2", "tiles 3", "position-unknown-part"),
        ("; tiles 2 d1 d2, c2 c3", "", "position-missing-part"),
        ("hand 13 13", "tiles 3 -; hand 13 13", "position-unknown-part"),
        ("hand 13 13", "hand 13 13; colour red", "position-unknown-part"),
        ("size 9", "size 7", "position-differs"),
        ("players 2", "players 3", "position-differs"),
        ("size 9", "size 4", "position-bad-number"),
        ("players 2", "players two", "position-bad-number"),
        ("phase 1", "phase 3", "position-bad-number"),
        ("turn 1", "turn 3", "position-bad-number"),
        ("b4 a4", "b4 a5", "game-no-such-tile"),
        ("b4 a4", "b4 b4", "game-no-such-tile"),
        ("b4 a4", "b4", "game-no-such-tile"),
        ("b4 a4", "b4 a4 c4", "game-no-such-tile"),
        ("b4 a4", "b4 z4", "game-no-such-tile"),
        ("b4 a4", "i9 i10", "game-no-such-tile"),
        ("b4 a4", "", "game-no-such-tile"),
        ("b4 a4", "b2 b3", "game-two-on-a-cell"),
        ("c2 c3", "c3 b3, b4 c4", "game-two-on-a-cell"),
        ("hand 13 13", "hand 13", "position-bad-value"),
        ("hand 13 13", "hand - -", "position-bad-value"),
        ("hand 13 13", "hand 13 -", "position-bad-number"),
        ("hand 13 13", "hand 16 13", "position-bad-number"),
        ("hand 13 13", "hand 12 13", "game-tile-count"),
        ("hand 13 13", "hand 13 14", "game-tile-count"),
        ("phase 1", "phase 2", "game-hand-not-empty"),
        ("hand 13 13", "hand 13 13; turns 4", "game-history-too-early"),
        ("hand 13 13", "hand 13 13; moved pass", "game-history-too-early"),
    ],
)
def test_8_2_the_first_invariant_that_fails_is_named(old: str, new: str, reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        eyes().read_state(EXAMPLE.replace(old, new, 1))
    assert (refused.value.code, refused.value.reason) == ("position/invalid", reason)


def test_8_2_a_position_in_which_a_square_stands_is_refused() -> None:
    text = EXAMPLE.replace("b4 a4", "b4 a4, d4 e4").replace("hand 13", "hand 12")
    with pytest.raises(PositionError) as refused:
        eyes().read_state(text)
    assert refused.value.reason == "game-square-stands"
    assert refused.value.facts == {"seat": 1, "square": "b2 b4 d2 d4"}


def test_8_2_a_tilted_square_may_stand_where_only_upright_ones_count() -> None:
    text = EXAMPLE.replace("b4 a4", "c1 b1")
    with pytest.raises(PositionError):
        eyes().read_state(text)
    upright = eyes(squares="upright")
    assert upright.state_text(upright.read_state(text)) == text


def test_8_2_paper_positions() -> None:
    game = eyes(mode="paper")
    text = EXAMPLE.replace("13 13", "- -")
    assert game.state_text(game.read_state(text)) == text
    for wrong in (EXAMPLE, text.replace("- -", "-")):
        with pytest.raises(PositionError) as refused:
            game.read_state(wrong)
        assert refused.value.reason == "position-bad-value"
    with pytest.raises(PositionError) as refused:
        game.read_state(text.replace("phase 1", "phase 2"))
    assert refused.value.reason == "game-no-moving-on-paper"


def test_8_2_in_phase_2_there_may_be_fewer_tiles_but_not_more() -> None:
    game = eyes(size="5")
    assert game.read_state(MOVING).phase == 2
    six = "a1 b1, a2 b2, a3 b3, a4 b4, a5 b5, c1 d1"
    with pytest.raises(PositionError) as refused:
        game.read_state(MOVING.replace("a1 b1", six))
    assert refused.value.reason == "game-tile-count"
    assert refused.value.facts == {"seat": 1, "count": 6, "full": 5}


def test_8_2_phase_1_with_empty_hands_is_phase_2() -> None:
    game = eyes(3, size="5")
    tiles = (
        "tiles 1 d3 c3, e5 e4, c2 d2; tiles 2 d4 c4, a2 b2, d1 c1; tiles 3 a4 b4, b5 c5, a1 b1; "
        "hand 0 0 0"
    )
    one, two = (f"4eyes-plus; size 5; players 3; phase {n}; turn 3; {tiles}" for n in (1, 2))
    assert game.read_state(one) == game.read_state(two)


# The history of phase 2

THERE = "a1 b1 to a2 b2, e5 e4 to d5 d4"
BACK = "a2 b2 to a1 b1, d5 d4 to e5 e4"


def test_8_3_turns_and_moves_of_phase_2_are_written_and_read_back() -> None:
    game = eyes(size="5")
    state = played(game, f"{THERE}, {BACK}", game.read_state(MOVING))
    assert game.state_text(state) == f"{MOVING}; turns 4; moved {THERE}, {BACK}"
    assert game.read_state(game.state_text(state)) == state
    again = played(game, f"{THERE}, {BACK}", game.read_state(game.state_text(state)))
    outcome = game.outcome(again)
    assert outcome is not None
    assert outcome.reason == "repetition"
    fresh = played(game, f"{THERE}, {BACK}", game.read_state(MOVING))
    assert game.outcome(fresh) is None


@pytest.mark.parametrize(
    ("settings", "written"),
    [
        ({"cap": "0"}, f"; moved {THERE}"),
        ({"repetition": "0"}, "; turns 2"),
        ({"cap": "0", "repetition": "0"}, ""),
    ],
)
def test_8_3_only_what_a_draw_depends_on_is_kept(settings: dict[str, str], written: str) -> None:
    game = eyes(2, size="5", **settings)
    state = played(game, THERE, game.read_state(MOVING))
    assert game.state_text(state).partition("hand 0 0")[2] == written
    everything = game.state_text(state).partition("; turns")[0].partition("; moved")[0]
    assert game.read_state(f"{everything}; turns 2; moved {THERE}") == state


def test_8_3_a_pass_is_a_turn_of_the_history() -> None:
    game = eyes(size="5")
    state = game.read_state(MOVING.replace("a1 b1", "-"))
    assert game.to_move(state) == 2
    state = played(game, "e5 e4 to d5 d4", state)
    text = game.state_text(state)
    assert text.endswith("; turns 3; moved pass, e5 e4 to d5 d4, pass")
    assert game.read_state(text) == state


def test_8_3_turns_alone_count_towards_the_cap() -> None:
    game = eyes(size="5", cap="10")
    near = game.read_state(f"{MOVING}; turns 19")
    assert game.outcome(near) is None
    over = game.outcome(played(game, "a1 b1 to a2 b2", near))
    assert over is not None
    assert over.reason == "cap"
    assert game.outcome(game.read_state(f"{MOVING}; turns 20")) == over


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("turns 101", "position-bad-number"),
        ("turns 1; moved e5 e4 to e5 e4, e4 e5 to e5 e4", "position-bad-number"),
        ("moved pas", "position-bad-value"),
        ("moved a1 a2", "position-bad-value"),
        ("moved d5 d4 to e5 j4", "position-bad-value"),
        ("moved d5 d4 from e5 e4", "position-bad-value"),
        # Seat 1 is to move, so the last turn was seat 2's, and its tile lies on e5 e4.
        ("moved a2 b2 to a1 b1", "game-bad-history"),
        ("moved d5 d4 to e4 e5", "game-bad-history"),
        ("moved a1 a2 to e5 e4", "game-bad-history"),
        ("moved c3 d4 to e5 e4", "game-bad-history"),
        ("moved e5 e4 to e5 e4", "game-bad-history"),
        ("moved pass", "game-bad-history"),
    ],
)
def test_8_3_a_history_that_cannot_have_happened_is_refused(more: str, reason: str) -> None:
    with pytest.raises(PositionError) as refused:
        eyes(size="5").read_state(f"{MOVING}; {more}")
    assert refused.value.reason == reason


def test_8_3_a_square_cannot_have_stood_before() -> None:
    position = (
        "4eyes-plus; size 5; players 2; phase 2; turn 1; tiles 1 a1 b1, a3 b3, c1 d1; "
        "tiles 2 e4 e5; hand 0 0; moved "
    )
    game = eyes(size="5")
    # Seat 2's red half would have come from c3, where it made a square with a1, a3 and c1.
    with pytest.raises(PositionError) as refused:
        game.read_state(position + "c4 c3 to e4 e5")
    assert refused.value.facts == {"number": 1}
    assert game.read_state(position + "c4 d4 to e4 e5").turns == 1


def test_8_3_a_game_cannot_have_gone_on_after_a_repetition() -> None:
    game = eyes(size="5")
    three = f"{THERE}, {BACK}, {THERE}, {BACK}"
    over = game.outcome(game.read_state(f"{MOVING}; moved {three}"))
    assert over is not None
    assert over.reason == "repetition"
    with pytest.raises(PositionError) as refused:
        game.read_state(f"{MOVING}; moved {three}, {THERE}, {BACK}")
    assert refused.value.reason == "game-bad-history"


# Records


RECORD = """\
game: 4eyes-plus
players: 2
rounds: 1
start: 1

1: b2 a2
2: d1 d2
1: b4 a4
2: c2 c3
"""


def test_a_record_is_replayed_and_names_winner_and_corners() -> None:
    record = read_record(RECORD + "1: d4 e4\n", GAMES)
    outcome = record.series.outcome(record.sitting)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "square")
    assert outcome.where == ("b2", "b4", "d2", "d4")
    assert record.text() == RECORD + "1: d4 e4\n"


@pytest.mark.parametrize(
    ("more", "line", "code"),
    [
        ("1: d4 c4", 10, "move/illegal"),
        ("1: pass", 10, "move/illegal"),
        ("1: d4 j4", 10, "move/illegal"),
        ("1: d4", 10, "move/unreadable"),
        ("2: d4 e4", 10, "move/not-your-turn"),
        ("2: d4 c4", 10, "move/not-your-turn"),
        ("2: nonsense", 10, "move/unreadable"),
        ("d4 e4", 10, "record/unreadable"),
        ("1: d4 e4\n2: nonsense", 11, "game/over"),
    ],
)
def test_faults_of_a_record_come_in_their_order(more: str, line: int, code: str) -> None:
    with pytest.raises(RefusedLine) as refused:
        read_record(f"{RECORD}{more}\n", GAMES)
    assert (refused.value.line, refused.value.error.code) == (line, code)


@pytest.mark.parametrize(
    ("header", "line", "code"),
    [
        ("size: 4", 3, "setting/unknown"),
        ("mode: ink", 3, "setting/unknown"),
        ("start: 4", 3, "setting/unknown"),
        ("rounds: 2", 3, "setting/unknown"),
        (f"size: 7\nposition: {EXAMPLE}", 4, "position/invalid"),
        (f"players: 3\nposition: {EXAMPLE}", 4, "position/invalid"),
        (f"mode: paper\nposition: {EXAMPLE}", 4, "position/invalid"),
    ],
)
def test_faults_of_a_header(header: str, line: int, code: str) -> None:
    with pytest.raises(RefusedLine) as refused:
        read_record(f"game: 4eyes-plus\nname1: Ana\n{header}\n\n1: a1 a2\n", GAMES)
    assert (refused.value.line, refused.value.error.code) == (line, code)


def test_a_record_that_begins_with_a_position_takes_size_and_turn_from_it() -> None:
    record = read_record(f"game: 4eyes-plus\nposition: {MOVING}\n\n1: a1 b1 to a2 b2\n", GAMES)
    assert record.game.grid.columns == 5
    assert record.game.to_move(record.sitting.state) == 2
    assert f"position: {MOVING}\n" in record.text()
    assert read_record(record.text(), GAMES).sitting == record.sitting


def test_a_record_that_begins_with_a_finished_game_is_over() -> None:
    blocked = MOVING.replace("a1 b1", "-").replace("e5 e4", "-")
    record = read_record(f"game: 4eyes-plus\nposition: {blocked}\n\n", GAMES)
    outcome = record.series.outcome(record.sitting)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((), "blocked")
    with pytest.raises(RefusedLine) as refused:
        read_record(f"game: 4eyes-plus\nposition: {blocked}\n\n1: a1 a2\n", GAMES)
    assert refused.value.error.code == "game/over"


def test_seat_2_may_start_a_record() -> None:
    record = Record.begin(Series(eyes(), start=Seat(2)))
    with pytest.raises(MoveError):
        record.play(Seat(1), "a1 a2")
    assert record.play(Seat(2), "a1 a2").state.text().endswith("start: 2\n\n2: a1 a2\n")


def test_8_5_a_typographic_dash_is_a_hyphen() -> None:
    game = eyes(mode="paper")
    text = game.state_text(game.initial())
    head, _, hands = text.rpartition("hand ")
    assert game.read_state(f"{head}hand {hands}".replace(" -", " \u2013")) == game.initial()
