"""What is proven about positions of two players: against plain search, and played."""

import json
from random import Random
from typing import Any

import pytest
from helpers.four_eyes_plus import eyes, played
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.core.game import AnyGame
from touchstone.engine.analysis import best
from touchstone.engine.guide import Guide
from touchstone.engine.levels import LEVELS, MIDDLE, STRONGEST
from touchstone.engine.mind import guide_for
from touchstone.games.four_eyes_plus.mind.solver.field import Position
from touchstone.games.four_eyes_plus.mind.solver.live import advise
from touchstone.games.four_eyes_plus.mind.solver.searcher import NONE, Searcher

pytestmark = pytest.mark.usefixtures("unhurried")
RUNNER = CliRunner()


def winners(game: AnyGame, state: Any) -> tuple[int, ...] | None:
    outcome = game.outcome(state)
    return None if outcome is None else outcome.winners


def wins_at_once(game: AnyGame, state: Any) -> bool:
    seat = game.to_move(state)
    return any(winners(game, game.play(state, m).state) == (seat,) for m in game.legal_moves(state))


def wins_in_three(game: AnyGame, state: Any, lay: Any) -> bool:
    """Whether every reply to the lay is followed by a win, by the rules alone."""
    seat, after = game.to_move(state), game.play(state, lay).state
    if winners(game, after) is not None:
        return winners(game, after) == (seat,)
    replies = (game.play(after, reply).state for reply in game.legal_moves(after))
    return all(winners(game, s) == (seat,) or wins_at_once(game, s) for s in replies)


def random_position(game: AnyGame, dice: Random, lays: int) -> Any:
    """After so many lays at random, nobody having won, and nobody to win at once."""
    while True:
        state = game.initial()
        for _ in range(lays):
            state = game.play(state, dice.choice(game.legal_moves(state))).state
            if winners(game, state) is not None:
                break
        else:
            if not wins_at_once(game, state):
                return state


@pytest.mark.parametrize(
    "settings", [{}, {"gift": "illegal"}, {"squares": "upright"}, {"mode": "paper"}]
)
@pytest.mark.parametrize("seed", range(3))
def test_wins_in_three_lays_are_those_of_a_plain_search(
    settings: dict[str, Any], seed: int
) -> None:
    game, dice = eyes(2, size="5", **settings), Random(seed)
    state = random_position(game, dice, 5 + seed)
    at = Position.of(game.terms, state)  # type: ignore[attr-defined]
    assert at is not None
    search = Searcher(game.terms, 12)  # type: ignore[attr-defined]
    plain = [lay for lay in game.legal_moves(state) if wins_in_three(game, state, lay)]
    found = [n for n in range(len(search.lays)) if search.prove(at, 1, 0, n) == n]
    assert [search.lays[n] for n in found] == plain
    assert (search.prove(at, 0, 1) != NONE) == bool(plain)


def test_what_is_said_to_win_wins_by_plain_search() -> None:
    game = eyes(size="7")
    state = played(game, "f1 g1, d4 d5, d2 d3")
    advice = advise(game, state)
    assert advice is not None
    assert (advice.value, advice.distance, advice.exact) == ("win", 3, True)
    quick = [lay for lay in game.legal_moves(state) if wins_in_three(game, state, lay)]
    assert quick
    assert set(quick) <= set(advice.moves)
    order = list(game.legal_moves(state))
    assert sorted(advice.moves, key=order.index) == list(advice.moves)


def test_a_win_at_once_is_every_lay_that_wins() -> None:
    game = eyes()
    advice = advise(game, played(game, "b2 a2, d1 d2, b4 a4, c2 c3"))
    assert advice is not None
    assert (advice.value, advice.distance) == ("win", 1)
    texts = [game.move_text(move) for move in advice.moves]
    assert texts == ["a3 b3", "c1 b1", "d4 d3", "d4 d5", "d4 e4"]


def test_the_empty_board_is_won_in_any_corner() -> None:
    done = RUNNER.invoke(app, ["best", "4eyes-plus", "--set", "size=7", "--json"])
    corners = ["a2 a1", "a6 a7", "b1 a1", "b7 a7", "f1 g1", "f7 g7", "g2 g1", "g6 g7"]
    said = json.loads(done.stdout)
    assert said.pop("analysis")
    assert said == {"moves": corners, "value": "win", "distance": None, "exact": True}


def test_after_a_winning_first_lay_every_reply_loses() -> None:
    game = eyes()
    state = played(game, "h1 i1")
    advice = best(game, state)
    assert (advice.value, advice.exact) == ("loss", True)
    assert list(advice.moves) == list(game.legal_moves(state))


def test_a_wrong_first_lay_is_punished() -> None:
    game = eyes(size="7")
    advice = best(game, played(game, "a1 a2"))
    assert (advice.value, advice.exact) == ("win", True)
    assert "b2 b1" in [game.move_text(move) for move in advice.moves]


def test_what_is_not_proven_is_not_called_proven() -> None:
    game = eyes(3)
    assert best(game, game.initial()).value is None
    assert advise(eyes(size="12"), eyes(size="12").initial()) is None
    assert advise(eyes(mode="paper"), eyes(mode="paper").initial()) is None


@pytest.mark.parametrize("seed", range(4))
def test_the_strongest_bot_wins_every_game_that_it_begins(seed: int) -> None:
    game, dice = eyes(size=("6", "7")[seed % 2]), Random(seed)
    careless, state = Guide(), game.initial()
    while winners(game, state) is None:
        if game.to_move(state) == 1:
            move = guide_for(game).decide(game, state, LEVELS[STRONGEST], dice)
        else:
            # Wins if it can, and else parries what it sees.
            move = careless.decide(game, state, LEVELS[MIDDLE], dice)
        state = game.play(state, move).state
    assert winners(game, state) == (1,)


def test_a_winning_first_lay_is_taken_over_and_a_losing_one_is_not() -> None:
    game = eyes(size="7", swap="on")
    taken = best(game, played(game, "f1 g1"))
    assert [game.move_text(move) for move in taken.moves] == ["swap"]
    assert taken.value == "win"
    left = best(game, played(game, "a1 a2"))
    assert left.value == "win"
    assert "swap" not in [game.move_text(move) for move in left.moves]
    bot = guide_for(game)
    for text in ("f1 g1", "a1 a2"):
        move = bot.decide(game, played(game, text), LEVELS[STRONGEST], Random(1))
        assert (game.move_text(move) == "swap") == (text == "f1 g1")


def test_whoever_begins_with_swap_loses_on_seven_by_seven() -> None:
    game = eyes(size="7", swap="on")
    advice = best(game, game.initial())
    assert (advice.value, advice.exact, len(advice.moves)) == ("loss", True, 168)
