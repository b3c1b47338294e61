"""Clauses 6.1 and 6.2: what a move lets everybody hear, and what only the board shows."""

from helpers.four_senses import four_senses, near, played, standing

from touchstone.core.events import Event, Reach, TurnEnded
from touchstone.core.values import Seat
from touchstone.games.four_senses.rules.events import Claimed, Placed
from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.games.four_senses.rules.state import State

ANA, BEN, CLEO = Seat(1), Seat(2), Seat(3)
LAST_CLAIMS = (
    "four-senses; row4 -, h+dh, f+f, f+f; row3 dh, f, h+df, dh; row2 h+df, f+dh, h, h+f;"
    " row1 h+df, h+f, df, h; turn 2; stage explore"
)
"""All pieces are placed."""


def happening(game: FourSenses, state: State, move: str) -> tuple[Event, ...]:
    return game.play(state, game.read_move(state, move)).events


def test_6_2_a_piece_is_only_seen_and_changes_its_well() -> None:
    game = four_senses()
    (placed,) = happening(game, game.initial(), "dh b3")
    assert placed == Placed(ANA, "dh", "b3")
    assert (placed.reach, placed.changed) == (Reach.SEEN, ("b3",))


def test_6_1_everybody_hears_that_somebody_has_placed() -> None:
    game = four_senses()
    (ended,) = happening(game, played(game, game.initial(), "f a1"), "done")
    assert ended == TurnEnded(ANA, "done")
    assert (ended.reach, ended.changed) == (Reach.HEARD, ())


def test_6_1_everybody_hears_a_declaration_and_its_verdict() -> None:
    game = four_senses()
    (wrong,) = happening(game, game.initial(), "claim d1-a1")
    assert wrong == Claimed(ANA, "a1", "d1", "wrong")
    assert (wrong.reach, wrong.changed) == (Reach.HEARD, ())
    line = standing(near("1f 2f 1f 1f"))
    assert happening(game, line, "claim a1-d1") == (Claimed(ANA, "a1", "d1", "right"),)


def test_3_6_a_turn_that_ends_by_itself_is_told_after_its_last_move() -> None:
    game = four_senses()
    claimed = played(game, game.initial(), "claim a1-d1")
    assert happening(game, claimed, "f a1") == (Placed(ANA, "f", "a1"), TurnEnded(ANA, "done"))
    referee = four_senses(claims="referee")
    told = happening(referee, referee.initial(), "f a1")
    assert told == (Placed(ANA, "f", "a1"), TurnEnded(ANA, "done"))


def test_3_5_a_claim_turn_is_passed_also_after_a_wrong_declaration_and_also_the_last() -> None:
    game = four_senses(3)
    state = game.read_state(LAST_CLAIMS)
    assert happening(game, state, "pass") == (TurnEnded(BEN, "passed"),)
    last = played(game, state, "pass")
    assert happening(game, last, "pass") == (TurnEnded(CLEO, "passed"),)
    assert happening(game, last, "claim a4-d4") == (
        Claimed(CLEO, "a4", "d4", "wrong"),
        TurnEnded(CLEO, "passed"),
    )
