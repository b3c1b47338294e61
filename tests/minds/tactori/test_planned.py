"""Games that are played together: the sliding game is solved, the colourful one is planned."""

from random import Random
from typing import Any

import pytest

from touchstone.core.game import AnyGame
from touchstone.engine.ladder import Setup, needed
from touchstone.engine.levels import LEVELS, MIDDLE, STRONGEST, Budget
from touchstone.engine.mind import guide_for
from touchstone.games import new_game
from touchstone.games.tactori.mind import colourful, sliding
from touchstone.games.tactori.mind.guide import GLANCE, worth
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.state import Done, Lay, Slide, Stage, State

pytestmark = pytest.mark.usefixtures("unhurried")


def game_of(variant: str, seed: int = 0, players: int = 2) -> Tactori:
    game = new_game("tactori", players, variant=variant, seed=str(seed))
    assert isinstance(game, Tactori)
    return game


def left(game: Tactori, state: State) -> int:
    colour = game.terms.round_colour
    wanted = sum(1 << cell for cell, tower in enumerate(state.towers) if colour in tower)
    return sliding.slides_left(wanted, next(c for c, tower in enumerate(state.towers) if not tower))


def is_solved(game: Tactori, state: State) -> bool:
    """By the rules: whether laying every stick that fits completes the board."""
    while state.outcome is None and state.stage is Stage.STICKS:
        lays = [move for move in game.legal_moves(state) if isinstance(move, Lay)]
        if not lays:
            return False
        state = game.play(state, lays[0]).state
    return state.outcome is not None


def after_slides(game: Tactori, state: State, slides: int) -> bool:
    """By the rules: whether so many slides are enough."""
    for move in game.legal_moves(state):
        if isinstance(move, Slide):
            after = game.play(state, move).state
            if is_solved(game, after):
                return True
            if after.stage is Stage.STICKS:
                after = game.play(after, Done()).state
            if slides > 1 and after_slides(game, after, slides - 1):
                return True
    return False


@pytest.mark.parametrize("seed", range(6))
def test_a_board_near_its_end_needs_as_many_slides_as_the_rules_say(seed: int) -> None:
    game, dice = game_of("sliding", seed), Random(seed)
    state = game.initial()
    guide = guide_for(game)
    while left(game, state) > 3 or not state.is_fresh:
        move = guide.decide(game, state, LEVELS[STRONGEST], dice)
        state = game.play(state, move).state
        assert state.outcome is None
    for _ in range(dice.randrange(3)):
        if left(game, state) < 4:
            slides = [move for move in game.legal_moves(state) if isinstance(move, Slide)]
            state = game.play(state, dice.choice(slides)).state
            state = state if state.is_fresh else game.play(state, Done()).state
    needs = left(game, state)
    if needs:
        assert after_slides(game, state, needs)
        assert needs == 1 or not after_slides(game, state, needs - 1)


@pytest.mark.parametrize("seed", range(3))
def test_the_strongest_level_slides_no_more_than_it_must(seed: int) -> None:
    game = game_of("sliding", seed)
    state, dice = game.initial(), Random(1)
    must = left(game, state)
    while state.outcome is None:
        state = game.play(state, guide_for(game).decide(game, state, LEVELS[STRONGEST], dice)).state
    assert state.steps == must


def test_no_board_needs_more_than_33_slides() -> None:
    found = sliding.all_distances()
    known = found[found != sliding.UNKNOWN]
    # 177,100 sets of six fields, and the empty field on one of the 19 others.
    assert len(known) == 177_100 * 19
    assert known.max() == 33


@pytest.mark.parametrize("seed", range(5))
def test_a_colourful_board_is_completed_in_few_turns(seed: int) -> None:
    game = game_of("colourful", seed)
    plan = colourful.cheapest(game, game.initial())
    assert plan is not None
    found = needed(Setup(game, masked=False, seed=seed), str(STRONGEST), seed)
    assert found is not None
    assert found <= 20


@pytest.mark.parametrize("variant", ["colourful", "sliding"])
def test_higher_levels_need_fewer_turns(variant: str) -> None:
    setup = Setup(game_of(variant), masked=False)
    totals = []
    for name in ("2", str(MIDDLE), str(STRONGEST)):
        turns = [needed(setup, name, number) or 400 for number in range(4)]
        totals.append(sum(turns))
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("level", [STRONGEST - 2, STRONGEST])
def test_a_bot_without_a_kernel_keeps_its_budget(
    level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Free building has a hundred moves and more: a small budget looks at few of them."""
    game: AnyGame = game_of("free")
    looks = 0

    def counted(*facts: Any) -> float:
        nonlocal looks
        looks += 1
        return worth(*facts)

    monkeypatch.setattr("touchstone.games.tactori.mind.guide.worth", counted)
    move = guide_for(game).decide(game, game.initial(), LEVELS[level], Random(2), Budget(nodes=5))
    assert move in game.legal_moves(game.initial())
    # Besides the search it has had a glance at some moves.
    assert GLANCE < looks < len(game.legal_moves(game.initial()))


@pytest.mark.parametrize("seed", range(3))
def test_a_stick_that_was_laid_too_early_is_built_on(seed: int) -> None:
    """All sticks hang together: a plan without those that lie already cannot be carried out."""
    game, dice = game_of("colourful", seed), Random(seed)
    state = game.initial()
    while not state.sticks:
        moves = game.legal_moves(state)
        early = [move for move in moves if isinstance(move, Lay)]
        state = game.play(state, dice.choice(early or moves)).state
    guide = guide_for(game)
    for _ in range(150):
        if state.outcome is not None:
            break
        state = game.play(state, guide.decide(game, state, LEVELS[STRONGEST], dice)).state
    assert len(state.sticks) == 15
