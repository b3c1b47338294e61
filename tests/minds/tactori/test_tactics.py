"""Bots do not overlook a rectangle: they close their own, and keep the next player from closing.

Positions come from random games in which sticks are laid where they can be; what is won and what
must be parried is found with the plain rules alone.
"""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest
from helpers.tactori import tactori

from touchstone.core.values import Seat, seat_after
from touchstone.engine.levels import LEVELS, MIDDLE, STRONGEST, Budget, Thinking
from touchstone.games.tactori.mind import MIND
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.pieces import STONES
from touchstone.games.tactori.rules.state import Done, Lay, Place, Stage, State

POSITIONS = 12


def turns(game: Tactori, state: State) -> Iterator[State]:
    """The positions after every whole turn of the seat to move."""
    for move in game.legal_moves(state):
        after = game.play(state, move).state
        if after.outcome is None and after.turn == state.turn and not after.is_fresh:
            yield from turns(game, after)
        else:
            yield after


def can_win(game: Tactori, state: State) -> bool:
    wins = (state.turn,)
    return any(after.outcome and after.outcome.winners == wins for after in turns(game, state))


def random_positions(game: Tactori, dice: Random) -> Iterator[State]:
    """The beginnings of turns in endless games."""
    while True:
        state = game.initial()
        while state.outcome is None:
            if state.is_fresh:
                yield state
            moves = game.legal_moves(state)
            lays = [move for move in moves if isinstance(move, Lay)]
            state = game.play(state, dice.choice(lays or moves)).state


def can_parry(game: Tactori, state: State) -> bool:
    return any(after.outcome is None and not can_win(game, after) for after in turns(game, state))


def must_parry(game: Tactori, state: State) -> bool:
    """Whether the next player would win if nothing were done, and there is something to do."""
    passed = state._replace(turn=seat_after(state.turn, game.seats))
    if can_win(game, state) or not can_win(game, passed):
        return False
    return can_parry(game, state)


@cache
def to_parry() -> list[State]:
    """Positions in which something must be parried: they are rare, and found once for all tests."""
    game = tactori("rectangle")
    found = (state for state in random_positions(game, Random(15)) if must_parry(game, state))
    return list(islice(found, 2 * POSITIONS))


def after_turn(game: Tactori, state: State, level: int, dice: Random) -> State:
    seat, budget = state.turn, Budget(nodes=300)
    while state.outcome is None and state.turn == seat:
        move = MIND.guide.decide(game, state, LEVELS[level], dice, budget)
        state = game.play(state, move).state
    return state


@pytest.mark.parametrize("level", [MIDDLE, MIDDLE + 1, STRONGEST])
def test_a_rectangle_of_the_next_player_is_parried(level: int) -> None:
    game, dice = tactori("rectangle"), Random(11)
    for state in to_parry()[:POSITIONS]:
        after = after_turn(game, state, level, dice)
        assert not can_win(game, after), game.state_text(state)


def test_level_4_parries_more_often_than_not_and_level_1_less() -> None:
    game, dice, states = tactori("rectangle"), Random(16), to_parry()
    parried = {
        level: sum(not can_win(game, after_turn(game, state, level, dice)) for state in states)
        for level in (1, 4)
    }
    assert parried[4] > 0.6 * len(states)
    assert parried[1] < parried[4]


@pytest.mark.parametrize("level", [MIDDLE + 1, STRONGEST - 1, STRONGEST])
def test_a_rectangle_within_reach_is_closed(level: int) -> None:
    game, dice = tactori("rectangle"), Random(12)
    found = (state for state in random_positions(game, dice) if can_win(game, state))
    for state, _ in zip(found, range(POSITIONS), strict=False):
        after = after_turn(game, state, level, dice)
        assert after.outcome is not None, game.state_text(state)
        assert after.outcome.winners == (state.turn,)


@pytest.mark.parametrize("level", [MIDDLE, MIDDLE + 1, STRONGEST])
def test_the_fourth_corner_is_stopped_on_9x9(level: int) -> None:
    game, dice = tactori("rectangle-advanced"), Random(13)
    for _ in range(4):
        column, row = dice.randrange(7), dice.randrange(7)
        corners = [9 * x + y for x in (column, column + 2) for y in (row, row + 2)]
        threat = corners.pop(dice.randrange(4))
        far = [cell for cell in game.grid.cells if cell not in (*corners, threat)]
        towers = [*((cell, "blue") for cell in corners), *((c, "red") for c in dice.sample(far, 3))]
        names = ", ".join(f"{game.grid.name(cell)} {colour}" for cell, colour in sorted(towers))
        state = game.read_state(
            f"tactori; variant rectangle-advanced; players 2; towers {names}; sticks -; "
            "turn 1; stage stone"
        )
        after = after_turn(game, state, level, dice)
        if Place(threat) in game.legal_moves(after):
            after = after_turn(game, game.play(after, Place(threat)).state, MIDDLE + 1, dice)
        assert after.outcome is None, game.state_text(state)


@pytest.mark.parametrize("level", [MIDDLE, MIDDLE + 1, STRONGEST])
def test_free_building_is_handed_on(level: int) -> None:
    game, dice = tactori("free"), Random(14)
    state = game.initial()
    for _ in range(150):
        move = MIND.guide.decide(game, state, LEVELS[level], dice, Budget(nodes=20))
        if move == Done():
            return
        state = game.play(state, move).state
    raise AssertionError(game.state_text(state))


@pytest.mark.parametrize("stage", [Stage.STONE, Stage.STICKS])
def test_a_masked_bot_that_imagines_too_many_stones_comes_to_an_end(stage: Stage) -> None:
    game = tactori("bridges")
    geometry, (red, blue) = game.terms.geometry, game.terms.colours
    towers = [(red,)] * 10 + [(red, red)] * 6 + [(blue, blue)] * 9
    assert all(sum(tower.count(one) for tower in towers) > STONES for one in (red, blue))
    state = State(Board(geometry, tuple(towers), ()), Seat(1), stage)
    move = MIND.guide.search(
        game, state, game.legal_moves(state), Thinking(Random(1), Budget(nodes=20).start())
    )
    assert move in game.legal_moves(state)
