"""A masked bot knows what reached its seat and nothing else."""

from random import Random

import pytest

from touchstone.core.values import Seat
from touchstone.engine.bots import choose, touches_a_turn
from touchstone.engine.levels import MIDDLE
from touchstone.engine.sight import Sight
from touchstone.games import new_game
from touchstone.match import Agreement, Chair, Command, Match, Play, Touch

ONE, TWO = Seat(1), Seat(2)


def masked_table(slug: str = "four-senses", players: int = 2, **settings: str) -> Match:
    game = new_game(slug, players, **settings)
    return Match.begin(Agreement(game, (Chair(masked=True),) * players))


def after(match: Match, *commands: Command) -> Match:
    for command in commands:
        match, events = match.submit(command)
        assert events[0].name != "match-refused", events
    return match


# Seat 1 has felt a1 and b1 in its first turn; what differs is where and what seat 2 then placed.
OPENING = (Touch(ONE, "a1"), Play(ONE, "f a1"), Play(ONE, "done"))
ALIKE = [
    (Play(TWO, "h d4"), Play(TWO, "done")),
    (Touch(TWO, "a1"), Touch(TWO, "c3"), Play(TWO, "df c3"), Play(TWO, "done")),
    (Play(TWO, "dh a1"), Play(TWO, "done")),
]


@pytest.mark.parametrize("level", [1, 3, MIDDLE - 1, MIDDLE, MIDDLE + 1])
def test_matches_that_a_seat_cannot_tell_apart_give_the_same_command(level: int) -> None:
    matches = [after(masked_table(), *OPENING, *secret) for secret in ALIKE]
    assert len({Sight.of(match, ONE).events for match in matches}) == 1
    assert len({choose(match, ONE, level, Random(7)) for match in matches}) == 1


def test_a_bot_whose_touches_are_spent_still_cannot_tell() -> None:
    """The secret piece lies where seat 1 does not feel, so it cannot change what it places."""
    felt = [Touch(ONE, cell) for cell in ("a1", "b1", "c1", "d1", "a2")]
    assert touches_a_turn(new_game("four-senses"), 1) == len(felt)
    matches = [after(masked_table(), *OPENING, *secret, *felt) for secret in ALIKE[:2]]
    for seed in range(20):
        chosen = {choose(match, ONE, 1, Random(seed)) for match in matches}
        assert len(chosen) == 1
        assert isinstance(chosen.pop(), Play)


@pytest.mark.parametrize("level", [1, 3, MIDDLE - 1, MIDDLE, MIDDLE + 1])
def test_the_number_of_touches_says_nothing_about_the_board(level: int) -> None:
    for secret in ALIKE:
        match = after(masked_table(), *OPENING, *secret)
        dice = Random(level)
        touches = 0
        while isinstance(command := choose(match, ONE, level, dice), Touch):
            match, _ = match.submit(command)
            touches += 1
        assert touches == touches_a_turn(match.agreement.game, level)


def test_a_trace_ages_with_every_turn_and_fades() -> None:
    match = after(masked_table(), *OPENING, *ALIKE[0])
    sight = Sight.of(match, ONE)
    assert [(trace.age, trace.feel.height) for trace in sight.traces.values()] == [(2, 0)]
    assert sight.remembered(1.0, Random(0)).traces == sight.traces
    kept = sum(bool(sight.remembered(0.5, Random(seed)).traces) for seed in range(400))
    assert 60 < kept < 140  # a quarter of 400: half is lost in each of two turns


def test_a_new_round_begins_with_nothing_felt() -> None:
    match = masked_table(players=3)
    game = match.agreement.game
    match = Match.begin(Agreement(game, match.agreement.chairs, rounds=3))
    line = ["a1", "b1", "c1", "d1"]
    seats = [Seat(1), Seat(2), Seat(3), Seat(1)]
    for seat, cell in zip(seats, line, strict=True):
        match = after(match, Touch(seat, cell), Play(seat, f"f {cell}"))
        if cell != "d1":
            match = after(match, Play(seat, "done"))
    match = after(match, Play(ONE, "claim a1-d1"))
    sight = Sight.of(match, TWO)
    assert (sight.start, sight.turns, sight.traces) == (TWO, 0, {})


def test_a_set_up_position_is_unknown_to_fingers() -> None:
    game = new_game("four-senses")
    position = game.state_text(game.initial())
    table = Agreement(game, (Chair(), Chair()), position=position)
    assert not Sight.of(Match.begin(table), ONE).is_from_empty
