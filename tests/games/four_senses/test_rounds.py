"""Clauses 7.1 to 7.8: rounds, points and who wins in the end. Rounds are played as records."""

from dataclasses import replace

from helpers.four_senses import four_senses

from touchstone.core.record import Record
from touchstone.core.series import Series
from touchstone.core.values import Seat
from touchstone.games.four_senses.rules.state import Pass

WIN_BY_THE_STARTER = ("f a1", "f b1", "f c1", "f d1")
"""With a referee: of three players the starter fills the row and wins with the bonus."""

NEARLY_OVER = (
    "four-senses; row4 df, h+f, dh, f+h; row3 f+h, dh, h+f, df; row2 dh, f+f, df, h+h; "
    "row1 h+f, df, f+h, dh; turn 1; stage explore"
)
"""All pieces are placed, and one claim turn is left."""


def played_record(record: Record, *moves: str) -> Record:
    for text in moves:
        seat = record.game.to_move(record.sitting.state)
        record = record.play(seat, text).state
    return record


def three(**settings: str) -> Record:
    return Record.begin(Series(four_senses(3, claims="referee", **settings), 3, Seat(2)))


def test_7_1_each_of_three_starts_one_round() -> None:
    record, starters = three(), []
    for _ in range(3):
        starters.append(record.game.to_move(record.sitting.state))
        record = played_record(record, *WIN_BY_THE_STARTER)
    assert starters == [2, 3, 1]
    assert record.series.is_over(record.sitting)


def test_7_2_ruling_19_points_go_by_seat() -> None:
    record = played_record(three(), *WIN_BY_THE_STARTER)
    assert record.sitting.past[0].scores == (0, 6, 3)
    assert record.series.scores(record.sitting) == (0, 6, 3)


def test_7_7_fs_d9_equal_totals_share_the_victory() -> None:
    record = three()
    for _ in range(3):
        record = played_record(record, *WIN_BY_THE_STARTER)
    outcome = record.series.outcome(record.sitting)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((1, 2, 3), (9, 9, 9))


def test_7_8_three_rounds_without_a_point_have_no_winner() -> None:
    series = Series(four_senses(3), 3)
    sitting = series.initial(series.game.read_state(f"{NEARLY_OVER}; left 1"))
    for _ in range(2):
        sitting = series.play(sitting, Pass()).state
        sitting = replace(sitting, state=series.game.read_state(f"{NEARLY_OVER}; left 1"))
    sitting = series.play(sitting, Pass()).state
    outcome = series.outcome(sitting)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((), "no-winner", (0, 0, 0))


def test_7_1_two_players_play_one_round_without_points() -> None:
    record = Record.begin(Series(four_senses(2, claims="referee")))
    record = played_record(record, *WIN_BY_THE_STARTER)
    outcome = record.series.outcome(record.sitting)
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((2,), ())
    assert record.series.scores(record.sitting) == ()


def test_a_match_that_goes_on_has_no_outcome_and_keeps_the_last_board() -> None:
    record = played_record(three(), *WIN_BY_THE_STARTER)
    assert record.series.outcome(record.sitting) is None
    assert record.game.feel(record.sitting.final, 0).height == 1
    assert record.game.feel(record.sitting.state, 0).height == 0
