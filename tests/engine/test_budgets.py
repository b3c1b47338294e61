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
    "tree on 9x9": opening("tactori", variant="rectangle-advanced"),
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
