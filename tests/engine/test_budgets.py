"""A limit in seconds is kept by every search: by a clock that a test turns."""

from collections.abc import Callable
from importlib import import_module
from random import Random

import pytest

from touchstone.core.game import AnyGame
from touchstone.engine.guide import Guide
from touchstone.engine.levels import LEVELS, STRONGEST, Budget, Meter, Thinking
from touchstone.engine.mind import guide_for
from touchstone.games import new_game


class Clock:
    """Each look at it takes a second."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


def opening(slug: str, players: int = 2, **settings: str) -> Callable[[], tuple[AnyGame, Guide]]:
    def made() -> tuple[AnyGame, Guide]:
        game = new_game(slug, players, **settings)
        return game, guide_for(game)

    return made


SEARCHES = {
    "plain alpha-beta": lambda: (new_game("four-senses", claims="referee"), Guide()),
    "plain MCTS": lambda: (new_game("four-senses", 3, claims="referee"), Guide()),
    "four senses, three players": opening("four-senses", 3, claims="referee"),
    "attacks": opening("4eyes-plus", size="6"),
    "4eyes-plus, three players": opening("4eyes-plus", 3),
    "tree on 5x5": opening("tactori", variant="bridges"),
    "tree on 5x5, four players": opening("tactori", 4, variant="rectangle"),
    "tree on 9x9": opening("tactori", variant="rectangle-advanced"),
    "tree on 9x9, four players": opening("tactori", 4, variant="rectangles"),
    "building freely": opening("tactori", 2, variant="free"),
}


@pytest.mark.parametrize("name", SEARCHES)
@pytest.mark.parametrize("seconds", [0, 30])
def test_a_search_stops_when_the_seconds_are_over(name: str, seconds: int) -> None:
    game, guide = SEARCHES[name]()
    state, dice, clock = game.initial(), Random(3), Clock()
    for _ in range(4):
        state = game.play(state, dice.choice(guide.safe(game, state))).state
    meter = Meter(Budget(seconds=seconds), clock)
    think = Thinking(dice, meter)
    moves = guide.moves(game, state)
    assert guide.search(game, state, moves, think) in game.legal_moves(state)
    # One look to begin with; then whoever finds the time over stops, in each of its steps.
    assert clock.looks <= seconds + 1 + len(moves)
    if seconds:
        assert clock.looks >= 3


LATE = {
    "tiles being moved": (
        opening("4eyes-plus", size="5"),
        "4eyes-plus; size 5; players 2; phase 2; turn 1; tiles 1 d3 e3, b2 b1, c2 c1, a1 a2, "
        "e5 e4; tiles 2 c5 d5, a4 b4, e2 d2, d4 c4, d1 e1; hand 0 0",
    ),
    "the last stones of three players": (
        opening("tactori", 3, variant="bridges"),
        "tactori; variant bridges; players 3; towers a1 yellow yellow, a3 red, a5 red blue blue, "
        "b1 blue, b2 yellow, b3 red blue yellow, b4 yellow red, b5 red, c2 blue, c3 yellow red, "
        "d1 red blue blue blue blue, d2 yellow, d3 yellow red yellow red, d4 blue yellow, "
        "d5 yellow yellow, e1 blue red red, e2 red, e3 red, e4 blue, e5 yellow blue; "
        "sticks red a3-b3 1, yellow d5-e5 1, red e2-e3 1; turn 3; stage sticks",
    ),
}


@pytest.mark.parametrize("name", LATE)
@pytest.mark.parametrize("seconds", [0, 30])
def test_late_in_a_game_a_search_stops_too(name: str, seconds: int) -> None:
    made, position = LATE[name]
    game, guide = made()
    state, clock = game.read_state(position), Clock()
    think = Thinking(Random(3), Meter(Budget(seconds=seconds), clock))
    moves = guide.moves(game, state)
    assert guide.search(game, state, moves, think) in game.legal_moves(state)
    # Where several questions share the time, it takes some looks to share it out.
    assert clock.looks <= seconds + 12 + len(moves)


@pytest.mark.parametrize("variant", ["colourful", "sliding"])
def test_a_plan_is_followed_without_a_search(variant: str) -> None:
    game = new_game("tactori", 2, variant=variant)
    state, guide, clock = game.initial(), guide_for(game), Clock()
    plan, meter = guide.safe(game, state), Meter(Budget(seconds=0), clock)
    looks = clock.looks
    think = Thinking(Random(3), meter)
    assert guide.search(game, state, plan, think) in plan
    assert clock.looks == looks


def test_what_is_left_is_shared_out() -> None:
    meter = Meter(Budget(nodes=100, seconds=50), Clock())
    half = meter.half()
    half.spend(20)
    assert (half.left.nodes, meter.left.nodes) == (30, 80)
    assert half.left.seconds is not None
    assert half.left.seconds < 25
    assert list(Meter(Budget(nodes=25)).slices(10)) == [10, 10, 5]
    assert list(Meter(Budget(nodes=0)).slices(10)) == [1]


@pytest.mark.parametrize("variant", ["bridges", "rectangle-advanced"])
def test_slices_do_not_change_what_a_tree_finds(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game("tactori", variant=variant)
    state, guide = game.initial(), guide_for(game)

    def chosen() -> list[object]:
        think = [Thinking(Random(seed), Budget(nodes=30).start()) for seed in range(5)]
        return [guide.search(game, state, game.legal_moves(state), one) for one in think]

    usual = chosen()
    for module in ("guide", "wide"):
        monkeypatch.setattr(import_module(f"touchstone.games.tactori.mind.{module}"), "SLICE", 1)
    assert chosen() == usual


@pytest.mark.parametrize("level", [STRONGEST - 2, STRONGEST])
def test_a_level_says_its_seconds(level: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("4eyes-plus", size="6")
    asked: list[Meter] = []

    def search(
        self: Guide, game: AnyGame, state: object, moves: list[object], think: Thinking
    ) -> object:
        asked.append(think.meter)
        return moves[0]

    guide = guide_for(game)
    monkeypatch.setattr(type(guide), "search", search)
    guide.decide(game, game.initial(), LEVELS[level], Random(1))
    guide.decide(game, game.initial(), LEVELS[level], Random(1), Budget(nodes=7))
    own, given = (meter.left for meter in asked)
    assert own.nodes == guide.budget(game, level).nodes
    assert own.seconds is not None
    assert 0 < own.seconds <= LEVELS[level].seconds
    assert given == Budget(nodes=7)
