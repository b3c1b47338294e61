"""The last stones of the games of points: what is said to be exact is so by the plain rules."""

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from helpers.soaking import some
from helpers.tactori import tactori
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.core.values import Seat, all_seats
from touchstone.engine.analysis import analyse
from touchstone.engine.levels import LEVELS, STRONGEST, Budget
from touchstone.engine.mind import Advice
from touchstone.games.tactori.mind import MIND
from touchstone.games.tactori.mind.endgame import Endgame
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.state import Lay, State

GAMES = {
    "bridges": tactori("bridges"),
    "any": tactori("bridges", sticks="any"),
    "connections": tactori("connections"),
    "trail": tactori("long"),
    "path": tactori("long", long="path"),
    "network": tactori("long", long="network"),
}
SIGNS = {"loss": -1, "draw": 0, "win": 1}


SEVERAL = {
    "bridges, 3": tactori("bridges", 3),
    "any, 3": tactori("bridges", 3, sticks="any"),
    "connections, 3": tactori("connections", 3),
    "long, 3": tactori("long", 3),
    "bridges, 4": tactori("bridges", 4),
    "long, 4": tactori("long", 4),
}


def stones_left(game: Tactori, state: State) -> int:
    return sum(game.supply(state, seat)["stones"] for seat in all_seats(game.seats))


def late_positions(game: Tactori, dice: Random, stones: int) -> Iterator[State]:
    """Positions with so many stones left, from random games in which sticks are mostly laid."""
    while True:
        state = game.initial()
        while state.outcome is None and stones_left(game, state) > stones:
            moves = game.legal_moves(state)
            lays = [move for move in moves if isinstance(move, Lay)]
            state = game.play(state, dice.choice(lays or moves)).state
        if state.outcome is None:
            yield state


def by_the_rules(game: Tactori, state: State) -> dict[Any, int]:
    """What every move is worth to the seat to move, by playing out everything that can follow."""
    mover = state.turn

    @cache
    def lead(state: State) -> int:
        if state.outcome is not None:
            mine, others = state.outcome.scores[mover - 1], state.outcome.scores[2 - mover]
            return (mine > others) - (mine < others)
        values = (lead(game.play(state, move).state) for move in game.legal_moves(state))
        return max(values) if state.turn == mover else min(values)

    return {move: lead(game.play(state, move).state) for move in game.legal_moves(state)}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_move_is_worth_what_it_is_worth_by_the_rules(game: Tactori) -> None:
    positions = late_positions(game, Random(4), 2)
    seen = set()
    for _ in range(4):
        state = next(positions)
        values = by_the_rules(game, state)
        end = Endgame.of(game, state, Budget().start())
        assert end is not None
        assert {move: SIGNS[value] for move, value, _ in end.proofs()} == values
        advice = end.advice()
        assert advice is not None
        best = max(values.values())
        assert (SIGNS[advice.value or ""], advice.exact) == (best, True)
        assert advice.moves == tuple(move for move in values if values[move] == best)
        seen |= set(values.values())
    assert len(seen) > 1


def winners_by_the_rules(game: Tactori, state: State) -> dict[Any, tuple[Seat, ...]]:
    """After every move, who wins if everybody plays for themselves.

    They want a large share, and grant little to the next player, then to the one after.
    """

    def wish(seat: Seat, winners: tuple[Seat, ...]) -> list[float]:
        shares = [(other in winners) / len(winners) for other in all_seats(game.seats)]
        own, *others = shares[seat - 1 :] + shares[: seat - 1]
        return [own, *(-share for share in others)]

    @cache
    def ends(state: State) -> tuple[Seat, ...]:
        if state.outcome is not None:
            return state.outcome.winners
        found = (ends(game.play(state, move).state) for move in game.legal_moves(state))
        return max(found, key=lambda winners: wish(state.turn, winners))

    return {move: ends(game.play(state, move).state) for move in game.legal_moves(state)}


def forced_by_the_rules(game: Tactori, state: State) -> list[Any]:
    """The moves with which the seat to move wins alone, whatever the others do."""
    mover = state.turn

    @cache
    def wins(state: State) -> bool:
        if state.outcome is not None:
            return state.outcome.winners == (mover,)
        found = (wins(game.play(state, move).state) for move in game.legal_moves(state))
        return any(found) if state.turn == mover else all(found)

    return [move for move in game.legal_moves(state) if wins(game.play(state, move).state)]


def can_win_with_help(game: Tactori, state: State) -> bool:
    """Whether there is any way to an end in which the seat to move is among the winners."""
    mover = state.turn

    @cache
    def wins(state: State) -> bool:
        if state.outcome is not None:
            return mover in state.outcome.winners
        return any(wins(game.play(state, move).state) for move in game.legal_moves(state))

    return wins(state)


@pytest.mark.parametrize("game", SEVERAL.values(), ids=SEVERAL)
def test_among_several_it_is_told_what_is_sure_and_what_is_to_be_expected(game: Tactori) -> None:
    positions = late_positions(game, Random(5), 2)
    seen = set()
    for _ in range(6):
        state = next(positions)
        seat = state.turn
        end = Endgame.of(game, state, Budget().start())
        assert end is not None
        advice = end.advice()
        assert advice is not None
        forced, ends = forced_by_the_rules(game, state), winners_by_the_rules(game, state)
        assert [move for move, _, _ in end.proofs()] == forced
        shares = {move: (seat in won) / len(won) for move, won in ends.items()}
        most = max(shares.values())
        expected = "win" if most == 1 else "draw" if most else "loss"
        keeping = [move for move in shares if shares[move] == most]
        assert (advice.value, list(advice.moves)) == (expected, forced or keeping)
        assert advice.exact or not forced
        assert forced or not advice.exact or not can_win_with_help(game, state)
        seen.add((advice.value, advice.exact))
    assert len(seen) > 1


@pytest.mark.parametrize("name", some(GAMES, 3))
def test_the_strongest_bot_keeps_what_it_has(name: str) -> None:
    game, dice = GAMES[name], Random(9)
    positions = late_positions(game, dice, 2)
    for _ in range(4):
        state = next(positions)
        values = by_the_rules(game, state)
        move = MIND.guide.decide(game, state, LEVELS[STRONGEST], dice, Budget(nodes=300))
        assert values[move] == max(values.values())


def test_whoever_has_nothing_to_choose_grants_least_to_the_next_player() -> None:
    """Who wins beside red, or whether anybody does, is up to somebody who wins nothing anyway."""
    game = SEVERAL["bridges, 3"]
    state = game.read_state(
        "tactori; variant bridges; players 3; towers a1 red, a4 yellow yellow red, a5 blue yellow, "
        "b1 blue red, b2 blue red, b3 yellow red, b4 blue yellow blue blue, c3 blue blue red red, "
        "d1 yellow yellow, d2 yellow red red yellow, d3 red blue, d4 blue red yellow, d5 blue, "
        "e1 red red, e2 yellow blue yellow red blue, e3 red yellow blue, e4 red yellow, "
        "e5 blue yellow; sticks yellow a4-b4 2, red b2-b3 2, blue d5-e5 1, red e3-e4 1, "
        "yellow e4-e5 2; turn 1; stage sticks"
    )
    lay, done = game.legal_moves(state)
    ends = winners_by_the_rules(game, state)
    assert (ends[lay], len(ends[done])) == ((1,), 2)
    end = Endgame.of(game, state, Budget().start())
    assert end is not None
    assert end.advice() == Advice((lay,), "win", exact=False)


def test_among_several_the_strongest_bot_plays_for_its_share_and_best_says_what_it_expects() -> (
    None
):
    game, dice = SEVERAL["bridges, 3"], Random(7)
    told = set()
    for state in late_positions(game, dice, 2):
        end = Endgame.of(game, state, Budget().start())
        assert end is not None
        advice = end.advice()
        assert advice is not None
        if advice.value == "loss" or (advice.value, advice.exact) in told:
            continue
        told.add((advice.value, advice.exact))
        move = MIND.guide.decide(game, state, LEVELS[STRONGEST], dice, Budget(nodes=2000))
        assert move in advice.moves
        options = ["--players", "3", "--position", game.state_text(state)]
        said = CliRunner().invoke(app, ["best", "tactori", *options]).stdout.splitlines()
        sure = "proven" if advice.exact else "if everybody plays their best, not proven"
        assert said[0] in (f"Value: {advice.value}, {sure}.", f"Value: {advice.value} {sure}.")
        assert said[1] == f"Best: {', '.join(map(game.move_text, advice.moves))}."
        if len(told) == 2:
            return


def test_the_last_eight_stones_of_bridges_are_told_exactly() -> None:
    game = tactori("bridges")
    state = next(late_positions(game, Random(6), 8))
    found = analyse(game, state)
    assert found.exact
    assert found.value is not None
    assert all(one.value == found.value for one in found.moves if one.move in found.best)
    options = ["--position", game.state_text(state), "--json"]
    said = json.loads(CliRunner().invoke(app, ["best", "tactori", *options]).stdout)
    assert (said["value"], said["exact"]) == (found.value, True)
    assert said["moves"] == [game.move_text(move) for move in found.best]


def test_what_is_too_much_is_left_open() -> None:
    game = tactori("bridges")
    assert Endgame.of(game, game.initial(), Budget().start()) is None
    state = next(late_positions(game, Random(2), 12))
    end = Endgame.of(game, state, Budget(nodes=0).start())
    assert end is not None
    assert end.advice() is None
    assert list(end.proofs()) == []
    for other in (tactori("bridges", 3), tactori("rectangle")):
        assert Endgame.of(other, other.initial(), Budget().start()) is None
