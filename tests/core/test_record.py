"""Records: what is written reads back, and what is wrong is refused at its line, in order."""

import pytest

from touchstone.core.record import Record, RefusedLine, read_record
from touchstone.core.series import Series
from touchstone.core.values import Seat
from touchstone.games import GAMES, new_game

HEADER = "game: four-senses\nplayers: 3\nrounds: 2\nclaims: referee\nstart: 2\n"


def refusal(text: str) -> tuple[int, str, str]:
    with pytest.raises(RefusedLine) as caught:
        read_record(text, GAMES)
    return caught.value.line, caught.value.error.code, caught.value.error.reason


def test_a_record_is_written_as_it_was_read() -> None:
    text = HEADER + "date: today\n\n2: f b3\n3: dh b3\n"
    assert read_record(text, GAMES).text() == text


def test_reading_is_generous() -> None:
    text = (
        "\ufeffGame: Four-Senses # a remark\r\n# another\r\n  \t# still the header\r\n"
        "claims : referee\r\n\r\n\n 1 : F B3 # why not\n# nothing\n\n2:h   b3"
    )
    record = read_record(text, GAMES)
    assert record.text().endswith("\n\n1: f b3\n2: h b3\n")


def test_only_a_truly_empty_line_ends_the_header() -> None:
    record = read_record("game: four-senses\n   \n# remark\nclaims: referee\n\n1: f b3\n", GAMES)
    assert record.game.settings["claims"] == "referee"
    assert len(record.moves) == 1


def test_unknown_header_names_are_kept_as_remarks() -> None:
    record = read_record("game: four-senses\nname1: Ana\nEvent: club night\n\n", GAMES)
    assert record.remarks == (("name1", "Ana"), ("event", "club night"))


def test_a_position_takes_the_place_of_the_empty_board() -> None:
    game = new_game("four-senses", claims="referee")
    position = game.state_text(game.play(game.initial(), game.legal_moves(game.initial())[0]).state)
    text = f"game: four-senses\nclaims: referee\nposition: {position}\n\n2: h a1\n"
    record = read_record(text, GAMES)
    assert record.sitting.state.turn == 1
    assert f"position: {position}\n" in record.text()
    assert read_record(record.text(), GAMES) == record
    assert Record.begin(Series(game), position.upper()).position == position


def test_the_positions_turn_counts_for_the_first_round_only() -> None:
    rows = "row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -; row1 f, f, f, -"
    text = f"{HEADER}position: four-senses; {rows}; turn 1; stage explore\n\n1: f d1\n3: h a1\n"
    record = read_record(text, GAMES)
    assert record.sitting.past[0].winners == (1,)
    assert record.sitting.state.turn == 1


@pytest.mark.parametrize(
    ("text", "line", "code", "reason"),
    [
        ("", 1, "record/unreadable", "record-no-game"),
        ("players: 2\n\n", 1, "record/unreadable", "record-no-game"),
        ("players: 2\ngame: chess\n\n", 2, "record/unreadable", "record-unknown-game"),
        ("game: four-senses\nhello\n\n", 2, "record/unreadable", "record-not-a-header"),
        ("game: four-senses\n: hello\n\n", 2, "record/unreadable", "record-not-a-header"),
        ("game: four-senses\nx: 1\nX: 2\n\n", 3, "record/unreadable", "record-repeated-header"),
        ("game: four-senses\n  \n1: f b3\n", 3, "record/unreadable", "record-move-in-header"),
        ("game: four-senses\nclaims: loud\n\n", 2, "setting/unknown", "setting-bad-value"),
        ("game: four-senses\nplayers: 4\n\n", 2, "setting/unknown", "setting-players"),
        ("game: four-senses\nplayers: two\n\n", 2, "setting/unknown", "setting-players"),
        ("game: four-senses\nrounds: 2\n\n", 2, "setting/unknown", "setting-bad-value"),
        ("game: four-senses\nstart: 3\n\n", 2, "setting/unknown", "setting-bad-value"),
        ("game: four-senses\nposition: four-senses\n\n", 2, "position/invalid",
         "position-missing-part"),
        ("game: four-senses\n\nf b3\n", 3, "record/unreadable", "record-not-a-move"),
        ("game: four-senses\n\n1:\n", 3, "record/unreadable", "record-not-a-move"),
        ("game: four-senses\n\none: f b3\n", 3, "record/unreadable", "record-not-a-move"),
        ("game: four-senses\n\n2: castle\n", 3, "move/unreadable", "move-unreadable"),
        ("game: four-senses\n\n2: f b3\n", 3, "move/not-your-turn", "move-not-your-turn"),
        ("game: four-senses\n\n2: f z9\n", 3, "move/not-your-turn", "move-not-your-turn"),
        ("game: four-senses\n\n9: f b3\n", 3, "move/not-your-turn", "match-no-such-seat"),
        ("game: four-senses\n\n1: f z9\n", 3, "move/illegal", "move-off-board"),
    ],
)  # fmt: skip
def test_faults(text: str, line: int, code: str, reason: str) -> None:
    assert refusal(text) == (line, code, reason)


def test_the_end_of_the_game_comes_before_other_faults() -> None:
    text = "game: four-senses\nfalse_claim: lose_round\n\n1: claim a1-d1\n\n2: castle\n"
    assert refusal(text) == (6, "game/over", "move-after-the-end")


def test_a_refused_line_names_itself() -> None:
    with pytest.raises(RefusedLine, match=r"line 3: move/illegal: move-off-board \(cell z9\)"):
        read_record("game: four-senses\n\n1: f z9\n", GAMES)


def test_playing_leaves_the_older_record_as_it_was() -> None:
    record = Record.begin(Series(new_game("four-senses")), date="today")
    record.play(Seat(1), "f b3")
    assert len(record.moves) == 0
    assert record.sitting == record.first
    assert "date: today" in record.text()


def test_a_record_may_say_its_format_and_only_the_known_one_is_read() -> None:
    text = "\n\ngame: four-senses\nformat: {}\n\n1: f a1\n"
    record = read_record(text.format(1), GAMES)
    assert [seat for seat, _ in record.moves] == [1]
    assert record.remarks == ()
    with pytest.raises(RefusedLine) as refused:
        read_record(text.format(2), GAMES)
    assert (refused.value.line, refused.value.error.reason) == (4, "record-format")
    assert refused.value.error.code == "record/unreadable"


def test_a_position_says_what_a_header_leaves_out() -> None:
    position = "4eyes-plus; size 7; players 3; phase 1; turn 2; tiles 1 a1 a2; tiles 2 -; tiles 3 -"
    record = read_record(f"game: 4eyes-plus\nposition: {position}; hand 5 6 6\n", GAMES)
    assert (record.game.seats, record.game.settings["size"]) == (3, "7")
