"""What a bot knows of a game beyond its rules. The defaults know nothing and serve any game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any, TypeVar

from touchstone.core.events import TurnEnded
from touchstone.core.game import AnyGame
from touchstone.core.values import Feel, Seat, all_seats
from touchstone.engine.levels import Budget, Level, Thinking
from touchstone.engine.search.alpha_beta import AlphaBeta
from touchstone.engine.search.mcts import Mcts
from touchstone.engine.sight import Sight

Choice = TypeVar("Choice")
GUESSES = 10
"""Random games in which a guide that knows nothing looks for the position behind a mask."""


class Guide:
    """Advice about one game. A game without a guide of its own is played with this one."""

    reach: Mapping[int, float] = MappingProxyType({})
    """Shares of the board to feel that differ from those of the level."""

    def decide(
        self, game: AnyGame, state: Any, level: Level, dice: Random, budget: Budget | None = None
    ) -> Any:
        """The move that a bot of this level makes in a position, seen or imagined."""
        # Thrown before anything is known of the position, so that equal dice mean equal luck.
        notices, cares = dice.random() < level.notice, dice.random() < level.care
        moves = self.moves(game, state)
        if len(moves) == 1:
            return moves[0]
        if notices:
            winning = self.winning(game, state)
            if winning:
                return dice.choice(winning)
        if cares:
            moves = self.safe(game, state) or moves
        if level.searches:
            budget = budget or replace(self.budget(game, level.number), seconds=level.seconds)
            think = Thinking(level, dice, budget.start())
            return self.search(game, state, moves, think)
        return self.pick(game, state, moves, dice)

    def budget(self, game: AnyGame, level: int) -> Budget:
        """The positions that a level which searches may look at for a move."""
        return Budget(nodes={4: 300, 5: 3000}[level])

    def moves(self, game: AnyGame, state: Any) -> Sequence[Any]:
        """The moves worth a thought, at least one."""
        return game.legal_moves(state)

    def worth(self, game: AnyGame, state: Any) -> tuple[float, ...]:
        """By seat, how good a position is: 0 (lost) to 1 (won)."""
        outcome = game.outcome(state)
        if outcome is None:
            return (0.5,) * game.seats
        if not outcome.winners:
            return (1 / game.seats,) * game.seats if game.seats > 1 else (0.5,)
        share = 1 / len(outcome.winners)
        return tuple(share if seat in outcome.winners else 0.0 for seat in all_seats(game.seats))

    def policy(self, game: AnyGame, state: Any, dice: Random) -> Any:
        """The move that a playout makes."""
        return dice.choice(self.moves(game, state))

    def winning(self, game: AnyGame, state: Any) -> list[Any]:
        """The moves with which the seat to move wins within its own turn."""
        seat = game.to_move(state)
        return [m for m in self.moves(game, state) if self._wins(game, state, m, seat, depth=3)]

    def _wins(self, game: AnyGame, state: Any, move: Any, seat: Seat, depth: int) -> bool:
        after = game.play(state, move).state
        outcome = game.outcome(after)
        if outcome is not None:
            return outcome.winners == (seat,)
        if depth == 1 or game.to_move(after) != seat:
            return False
        moves = self.moves(game, after)
        return any(self._wins(game, after, more, seat, depth - 1) for more in moves)

    def safe(self, game: AnyGame, state: Any) -> list[Any]:
        """The moves after which nobody else has won, and the next player cannot win at once."""
        seat = game.to_move(state)
        return [move for move in self.moves(game, state) if self._is_safe(game, state, move, seat)]

    def _is_safe(self, game: AnyGame, state: Any, move: Any, seat: Seat) -> bool:
        after = game.play(state, move).state
        outcome = game.outcome(after)
        if outcome is not None:
            return seat in outcome.winners or not outcome.winners
        return game.to_move(after) == seat or not self.winning(game, after)

    def pick(self, game: AnyGame, state: Any, moves: Sequence[Any], dice: Random) -> Any:
        """The move of a bot that does not think ahead, out of those it has not ruled out."""
        return dice.choice(moves)

    def search(self, game: AnyGame, state: Any, moves: Sequence[Any], think: Thinking) -> Any:
        """The best of these moves: alpha-beta for two, MCTS for any other number of seats."""
        if game.seats == 2:
            verdict = AlphaBeta(game, self.moves, self.worth).search(state, moves, think.meter)
            return think.dice.choice(verdict.moves)
        tree = Mcts(game, self.moves, self.worth, self.policy)
        return tree.search(state, moves, think.meter, think.dice)[0][0]

    def imagine(self, sight: Sight, dice: Random) -> Any:
        """The position as somebody behind a mask imagines it.

        Without knowing what fingers feel in this game: any position that could be there in this
        turn of the seat. What is refused is not tried again, so that a move is found in the end.
        """
        game, seat = sight.game, sight.seat
        ended = len(sight.own(TurnEnded))
        for _ in range(GUESSES):
            state = game.initial(sight.start)
            turns, before = 0, None
            while game.outcome(state) is None:
                mover = game.to_move(state)
                turns += mover == seat != before
                if turns > ended:
                    return state
                state = game.play(state, dice.choice(game.legal_moves(state))).state
                before = mover
        return game.initial(seat)

    def is_settled(self, sight: Sight, feel: Feel) -> bool:
        """Whether a cell that feels like this can no longer change."""
        return False

    def possible(self, sight: Sight, move: Any) -> bool:
        """Whether the supply, as it was felt, allows the move."""
        return True


def best_of(values: Mapping[Choice, float]) -> list[Choice]:
    """The choices that are worth most, all equally much, in their order."""
    best = max(values.values())
    return [choice for choice, value in values.items() if value == best]
