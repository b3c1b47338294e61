"""Where a false claim loses the round, a masked bot claims only what nobody can have changed."""

from random import Random

import pytest

from touchstone.core.values import Seat
from touchstone.engine.bots import choose, touches_a_turn
from touchstone.engine.levels import MIDDLE
from touchstone.games import new_game
from touchstone.match import Agreement, Chair, Command, Match, Play, Touch

ONE, TWO = Seat(1), Seat(2)
ROW = "row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -; row1 {row}; turn 1; stage explore"
LEVEL = MIDDLE - 1
"""Feels all cells but one."""


def table(row: str, false_claim: str = "lose_round") -> Match:
    game = new_game("four-senses", false_claim=false_claim)
    position = f"four-senses; {ROW.format(row=row)}"
    return Match.begin(Agreement(game, (Chair(masked=True),) * 2, position=position))


def feel(seat: Seat, *but: str) -> list[Command]:
    """All the touches of a turn, the cells that are left out replaced by others felt twice."""
    game = new_game("four-senses")
    names = [name for name in map(game.grid.name, game.grid.cells) if name not in but]
    number = touches_a_turn(game, LEVEL) - 1
    return [Touch(seat, name) for name in ("supply", *(names * 2)[:number])]


def after(match: Match, *commands: Command) -> Match:
    for command in commands:
        match, events = match.submit(command)
        assert events[0].name != "match-refused", events
    return match


def says(match: Match, seat: Seat) -> set[str]:
    """What the bot may answer, whatever the dice."""
    chosen = {choose(match, seat, LEVEL, Random(seed)) for seed in range(30)}
    assert all(isinstance(command, Play) for command in chosen)
    return {command.text for command in chosen if isinstance(command, Play)}


def test_a_line_felt_in_this_turn_is_claimed() -> None:
    assert "claim a1-d1" in says(after(table("f, f, f, f"), *feel(ONE, "d4")), ONE)


@pytest.mark.parametrize(("row", "is_sure"), [("f, f, f, f", False), ("df, df, df, df", True)])
def test_a_line_felt_a_turn_ago_is_claimed_only_if_it_cannot_have_changed(
    row: str, is_sure: bool
) -> None:
    match = after(
        table(row),
        *feel(ONE, "d4"),
        Play(ONE, "h a4"),
        Play(ONE, "done"),
        Play(TWO, "h d4"),
        Play(TWO, "done"),
        *feel(ONE, "d1"),
    )
    assert ("claim a1-d1" in says(match, ONE)) == is_sure


def test_where_a_false_claim_is_free_a_likely_line_is_claimed() -> None:
    match = after(
        table("f, f, f, f", "free"),
        *feel(ONE, "d4"),
        Play(ONE, "h a4"),
        Play(ONE, "done"),
        Play(TWO, "h d4"),
        Play(TWO, "done"),
        *feel(ONE, "d1"),
    )
    assert "claim a1-d1" in says(match, ONE)


def test_a_piece_placed_unfelt_makes_nothing_sure() -> None:
    """Seat 1 does not know that d1 was not empty when it placed there."""
    match = after(table("f, f, f, h"), *feel(ONE, "d1"), Play(ONE, "f d1"))
    assert not any(word.startswith("claim") for word in says(match, ONE))
    felt = after(table("f, f, f, -"), *feel(ONE, "d4"), Play(ONE, "f d1"))
    assert "claim a1-d1" in says(felt, ONE)
