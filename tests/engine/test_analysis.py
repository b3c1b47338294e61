"""The best moves of a position, and what is known of every move, as a program asks for them."""

import pytest

from touchstone.core.game import AnyGame
from touchstone.engine.analysis import Analysis, MoveAnalysis, analyse, answers, best
from touchstone.engine.levels import MIDDLE, STRONGEST, Budget
from touchstone.engine.mind import Advice, Mind, OnStep, mind_of
from touchstone.engine.reasons import threatened
from touchstone.games import new_game

EMPTY = "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, -, -, -; "
LINE = f"{EMPTY}row1 f, f, f, -; turn 1; stage explore"
# Nobody can complete row 1 at once but by height 2; unless d1 is spoilt, seat 2 wins.
PRESSED = f"{EMPTY}row1 f+h, f, df, -; turn 1; stage explore"
LATE = (
    "four-senses; row4 -, -, f+f, f+f; row3 dh, f, h+df, dh; "
    "row2 h+df, f+dh, h, h+f; row1 h+df, h+f, df, h; turn 2; stage explore"
)
MUST_TOP = (
    "tactori; variant rectangle; players 2; towers a3 red, c2 blue, c3 blue, d2 blue, d3 blue, "
    "d4 blue, e1 red, e2 red, e4 red, e5 red; sticks blue c2-c3 1, blue c3-d3 1, blue d2-d3 1, "
    "blue d3-d4 1, red e1-e2 1, red e4-e5 1; turn 1; stage stone"
)


def referee() -> AnyGame:
    return new_game("four-senses", claims="referee")


def by_text(game: AnyGame, found: Analysis) -> dict[str, MoveAnalysis]:
    return {game.move_text(one.move): one for one in found.moves}


@pytest.mark.parametrize("level", [MIDDLE, STRONGEST])
def test_a_win_at_once_is_proven_at_every_level_that_sees_it(level: int) -> None:
    game = referee()
    found = best(game, game.read_state(LINE), level)
    assert (found.value, found.distance, found.exact) == ("win", 1, True)
    assert [game.move_text(move) for move in found.moves] == ["f d1", "h d1", "df d1"]


def test_every_move_stands_in_the_order_of_the_notation() -> None:
    game = referee()
    state = game.read_state(LATE)
    found = analyse(game, state)
    legal = list(game.legal_moves(state))
    assert [one.move for one in found.moves] == legal
    assert list(found.best) == [move for move in legal if move in found.best]
    assert found.exact


def test_proven_values_of_all_moves_agree_with_the_position() -> None:
    game = referee()
    found = analyse(game, game.read_state(LATE), seconds=60)
    assert all(one.exact for one in found.moves)
    keeping = tuple(one.move for one in found.moves if one.value == found.value)
    assert found.best == keeping
    top = next(one for one in found.moves if one.move == found.best[0])
    assert top.line[0] == top.move


def test_a_move_that_lets_the_next_player_win_says_how() -> None:
    game = referee()
    found = by_text(game, analyse(game, game.read_state(PRESSED), level=3))
    lost = [one for one in found.values() if one.value == "loss"]
    assert lost
    for one in lost:
        [reason] = one.reasons
        assert (reason.code, one.distance, one.line) == ("allows", 2, (one.move, *reason.moves))
        assert reason.outcome is not None
        assert reason.outcome.winners == (2,)
        assert len(reason.outcome.where) in (3, 4)


def test_what_parries_is_told_from_what_does_not() -> None:
    game = new_game("tactori", variant="rectangle")
    found = by_text(game, analyse(game, game.read_state(MUST_TOP), level=MIDDLE))
    parries = {text for text, one in found.items() if one.value != "loss"}
    assert parries == {"place c2", "place d2"}
    for text in parries:
        [reason] = [reason for reason in found[text].reasons if reason.code == "parries"]
        assert reason.parries is not None
        assert {game.move_text(move) for move in reason.parries} == parries
        assert reason.outcome is not None
        assert set(reason.outcome.where) == {"c2", "c3", "d2", "d3"}


def test_a_threat_names_the_only_parries() -> None:
    game = new_game("4eyes-plus", size="6")
    state = game.initial()
    for text in ("c3 c4", "a1 b1", "d5 e5", "a3 a4"):
        state = game.play(state, game.read_move(state, text)).state
    after = game.play(state, game.read_move(state, "f4 f5")).state
    guide = mind_of(game.kind).guide
    reason = threatened(game, after, game.to_move(state), guide, Budget().start())
    assert reason is not None
    assert reason.outcome is not None
    assert reason.outcome.winners == (1,)
    assert len(reason.outcome.where) == 4
    assert reason.parries is not None
    for reply in game.legal_moves(after):
        then = game.play(after, reply).state
        wins = game.outcome(then) is not None or guide.winning(game, then)
        assert bool(wins) == (reply not in reason.parries)


def test_answers_get_better_and_can_be_left_at_any_time() -> None:
    game = new_game("tactori")
    asked = answers(game, game.initial(), seconds=60)
    first = next(asked)
    assert {one.playouts for one in first.moves} == {0}
    later = next(one for one in asked if one.playouts)
    known = [one for one in later.moves if one.playouts]
    for one in known:
        assert one.share is not None
        assert one.interval is not None
        low, high = one.interval
        assert 0 <= low <= one.share <= high <= 1


def test_what_a_solver_proves_is_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("4eyes-plus", size="5")  # of which nothing is known by heart
    state = game.initial()
    legal = list(game.legal_moves(state))
    won = (legal[9], legal[4])

    def solved(
        self: Mind, game: AnyGame, state: object, seconds: float | None, on_step: OnStep
    ) -> Advice:
        return Advice(won, "win", 9, exact=True)

    monkeypatch.setattr(type(mind_of(game.kind)), "solved", solved)
    found = analyse(game, state)
    assert (found.value, found.distance, found.exact) == ("win", 9, True)
    assert found.best == (legal[4], legal[9])
    assert [one.move for one in found.moves if one.value == "win"] == [legal[4], legal[9]]


def test_a_game_that_is_not_solved_is_asked_of_a_bot() -> None:
    game = new_game("4eyes-plus", 3, size="5")
    found = best(game, game.initial(), seed=3)
    assert (found.value, found.distance, found.exact) == (None, None, False)
    assert found.moves[0] in game.legal_moves(game.initial())


def test_the_move_that_is_called_the_best_was_looked_at() -> None:
    game = new_game("tactori", 4, variant="rectangles")
    found = analyse(game, game.initial(), seconds=1e-6)
    assert [one.playouts > 0 for one in found.moves if one.move in found.best] == [True]


@pytest.mark.parametrize(
    ("slug", "players", "settings"),
    [
        ("four-senses", 2, {}),
        ("four-senses", 3, {}),
        ("4eyes-plus", 3, {}),
        ("tactori", 1, {"variant": "sliding"}),
        ("tactori", 2, {"variant": "free"}),
    ],
)
def test_any_game_has_an_analyst(slug: str, players: int, settings: dict[str, str]) -> None:
    game = new_game(slug, players, **settings)
    found = analyse(game, game.initial(), seconds=0.05)
    assert found.best
    assert len(found.moves) == len(game.legal_moves(game.initial()))


def test_a_game_that_is_over_has_a_value_and_no_moves() -> None:
    game = new_game("4eyes-plus", size="5")
    state = game.initial()
    while game.outcome(state) is None:
        state = game.play(state, game.legal_moves(state)[0]).state
    found = best(game, state)
    assert (found.moves, found.distance, found.exact) == ((), 0, True)
    outcome = game.outcome(state)
    assert outcome is not None
    assert found.value == ("win" if game.to_move(state) in outcome.winners else "loss")
