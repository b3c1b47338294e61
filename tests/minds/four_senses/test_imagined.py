"""Whoever has felt every well and the supply imagines what feels and goes on like the truth."""

from random import Random

import pytest

from touchstone.core.values import Seat
from touchstone.engine.mind import guide_for
from touchstone.engine.sight import Sight
from touchstone.games import new_game
from touchstone.games.four_senses.mind.kernel.convert import board_of
from touchstone.games.four_senses.rules.state import Place, State
from touchstone.match import SUPPLY, Agreement, Chair, Match, Play, Touch


def imagined(match: Match, seat: Seat) -> State:
    game = match.agreement.game
    found: State = guide_for(game).imagine(Sight.of(match, seat), Random(1))
    return found


@pytest.mark.parametrize("seed", range(12))
def test_what_is_imagined_leaves_the_same_supply_before_and_after_a_placement(seed: int) -> None:
    """Also late in a round: with one piece too many in mind, a well would have to be forgotten."""
    game, dice = new_game("four-senses"), Random(seed)
    match = Match.begin(Agreement(game, (Chair(masked=True),) * 2))
    while match.turn is not None:
        seat = match.turn
        for target in (SUPPLY, *map(game.grid.name, game.grid.cells)):
            match, _ = match.submit(Touch(seat, target))
        state = match.record.sitting.state
        assert board_of(imagined(match, seat).stacks) == board_of(state.stacks)
        places = [move for move in game.legal_moves(state) if isinstance(move, Place)]
        if not places:
            break
        match, _ = match.submit(Play(seat, game.move_text(dice.choice(places))))
        state = match.record.sitting.state
        assert board_of(imagined(match, seat).stacks) == board_of(state.stacks)
        match, _ = match.submit(Play(seat, "done"))
