"""Four Senses: which lines stand, which placements make one, and the board behind a mask."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

from touchstone.core.feel import Feel
from touchstone.core.game import AnyGame
from touchstone.engine.budget import Budget
from touchstone.engine.guide import Guide
from touchstone.engine.guides.four_senses_board import picture
from touchstone.engine.levels import Level
from touchstone.engine.sight import Sight
from touchstone.games.four_senses import FOUR_SENSES
from touchstone.games.four_senses.patterns import LINES, all_patterns
from touchstone.games.four_senses.state import Claim, Move, Place, Stage, State

MOST_POINTS = 6


class FourSensesGuide(Guide):
    """A line that is placed can be claimed in the same turn, so bots think as with a referee."""

    def moves(self, game: AnyGame, state: State) -> Sequence[Move]:
        """Everything but false claims."""
        return [
            move
            for move in game.legal_moves(state)
            if not isinstance(move, Claim) or self._is_right(game, state, move)
        ]

    def _is_right(self, game: Any, state: State, claim: Claim) -> bool:
        return bool(game.correct_patterns(state, LINES[claim.first, claim.last]))

    def worth(self, game: AnyGame, state: State) -> tuple[float, ...]:
        """With three players the points of the round count."""
        outcome = state.outcome
        if outcome is None or game.seats == 2:
            return super().worth(game, state)
        return tuple(points / MOST_POINTS for points in outcome.scores)

    def winning(self, game: AnyGame, state: State) -> list[Move]:
        """Right claims, else placements that make a line."""
        claims = [move for move in self.moves(game, state) if isinstance(move, Claim)]
        if claims or state.stage is Stage.PLACED or state.left is not None:
            return list(claims)
        return super().winning(*_referee(game, state))

    def safe(self, game: AnyGame, state: State) -> list[Move]:
        """Placements that leave no line, and no placement that makes one."""
        if state.stage is Stage.PLACED or state.left is not None:
            return list(self.moves(game, state))
        return [move for move in super().safe(*_referee(game, state)) if _clears(state, move)]

    def pick(self, game: AnyGame, state: State, moves: Sequence[Move], dice: Random) -> Move:
        """A line that was not noticed is not claimed."""
        return dice.choice([move for move in moves if not isinstance(move, Claim)])

    def search(
        self,
        game: AnyGame,
        state: State,
        moves: Sequence[Move],
        level: Level,
        dice: Random,
        budget: Budget,
    ) -> Move:
        """The best placement; where none is to be made, or a line to be broken, any safe move."""
        waits = state.stage is Stage.PLACED or state.left is not None
        if waits or all_patterns(state.stacks):
            return self.pick(game, state, moves, dice)
        found: Move = super().search(*_referee(game, state), moves, level, dice, budget)
        return found

    def imagine(self, sight: Sight, dice: Random) -> State:
        """The wells as they are remembered, with pieces that feel alike."""
        return picture(sight)

    def is_settled(self, sight: Sight, feel: Feel) -> bool:
        """A well of two levels or three is closed."""
        return feel.height > 1

    def possible(self, sight: Sight, move: Move) -> bool:
        """A heap that felt empty stays empty."""
        return not isinstance(move, Place) or sight.heaps.get(move.piece.heap, 1) > 0


def _clears(state: State, move: Move) -> bool:
    assert isinstance(move, Place)
    if not all_patterns(state.stacks):
        return True
    stack = (*state.stacks[move.cell], move.piece)
    return not all_patterns((*state.stacks[: move.cell], stack, *state.stacks[move.cell + 1 :]))


@cache
def _referee_game(seats: int, bonus: str) -> AnyGame:
    return FOUR_SENSES.new(seats, {"claims": "referee", "bonus": bonus})


def _referee(game: AnyGame, state: State) -> tuple[AnyGame, State]:
    """The same game and position, with every line called as soon as it is made."""
    return _referee_game(game.seats, game.settings["bonus"]), State(state.stacks, state.turn)
