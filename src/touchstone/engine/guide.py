"""What a bot knows of a game beyond its rules. The defaults know nothing and serve any game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

from touchstone.core.game import AnyGame
from touchstone.core.values import Feel, Outcome, Seat, all_seats
from touchstone.engine.habits import HABITS, NO_AGES, Ages, Habits, Look, effort
from touchstone.engine.imagining import agrees, imagined
from touchstone.engine.levels import Budget, Level, Thinking
from touchstone.engine.search.alpha_beta import AlphaBeta
from touchstone.engine.search.mcts import Mcts
from touchstone.engine.sight import Sight

Choice = TypeVar("Choice")
MOST_STEPS = 40
"""Moves of one turn."""


class Guide:
    """Advice about one game. A game without a guide of its own is played with this one."""

    def decide(
        self,
        game: AnyGame,
        state: Any,
        level: Level,
        dice: Random,
        budget: Budget | None = None,
        ages: Ages = NO_AGES,
    ) -> Any:
        """The move that a bot of this level makes in a position, seen or imagined.

        `ages` say what has changed lately: there it looks first, and there it plays.
        """
        habits = self.habits(game)[level.number]
        # Drawn before anything is known of the position, so that equal dice mean equal luck.
        luck = Random(dice.getrandbits(64))
        thinks = level.searches and luck.random() < habits.thinks
        deep = thinks and luck.random() < habits.deep
        moves = self.moves(game, state)
        if len(moves) == 1:
            return moves[0]
        look = Look(habits, ages, luck)
        winning = self._noticed(game, state, look)
        if winning:
            return luck.choice(winning)
        if habits.care < 1:
            return self.wary(game, state, moves, look)
        moves = self.safe(game, state) or moves
        if thinks:
            budget = budget or replace(self.budget(game, level.number), seconds=level.seconds)
            think = Thinking(dice, budget.start(), deep)
            return self.search(game, state, moves, think)
        return self.pick(game, state, moves, look)

    def habits(self, game: AnyGame) -> Mapping[int, Habits]:
        """By level, what it sees in this game and how far it thinks."""
        return HABITS

    def budget(self, game: AnyGame, level: int) -> Budget:
        """The positions that a level which searches may look at for a move."""
        return Budget(nodes=self.habits(game)[level].nodes)

    def hardness(self, game: AnyGame, end: Outcome) -> float:
        """How hard it is to see that somebody can win like this: 1 is as plain as can be."""
        return 1.0

    def _noticed(self, game: AnyGame, state: Any, look: Look) -> list[Any]:
        """The winning moves that somebody sees who looks like this."""
        if not look.habits.notice:
            return []
        winning = self.winning(game, state)
        if look.habits.notice >= 1:
            return winning
        # A thing is seen or not, however many moves complete it.
        seen: dict[tuple[str, ...], bool] = {}
        found = []
        for move in winning:
            end = self._end(game, state, move)
            where = end.where if end else ()
            if where not in seen:
                seen[where] = self._sees(game, look.habits.notice, end, look)
            if seen[where]:
                found.append(move)
        return found

    def _sees(self, game: AnyGame, chance: float, end: Outcome | None, look: Look) -> bool:
        hard = self.hardness(game, end) if end else 1.0
        power = effort(game, end.where if end else (), hard, look.ages)
        seen: bool = look.luck.random() < chance**power
        return seen

    def _end(self, game: AnyGame, state: Any, move: Any) -> Outcome | None:
        """The end to which a winning move leads within its turn."""
        seat = game.to_move(state)
        for _ in range(MOST_STEPS):
            state = game.play(state, move).state
            outcome = game.outcome(state)
            if outcome is not None or game.to_move(state) != seat:
                return outcome
            winning = self.winning(game, state)
            if not winning:
                return None
            move = winning[0]
        return None

    def wary(self, game: AnyGame, state: Any, moves: Sequence[Any], look: Look) -> Any:
        """A move in which somebody who looks like this sees no danger, or any if none is found."""
        found = self.unworried(game, state, moves, look)
        return self.pick(game, state, moves, look) if found is None else found

    def unworried(self, game: AnyGame, state: Any, moves: Sequence[Any], look: Look) -> Any | None:
        """The first of some thoughts in which no danger is seen; None if it is seen in all."""
        for _ in range(look.habits.thoughts):
            move = self.pick(game, state, moves, look)
            if not self._sees_danger(game, state, move, look):
                return move
        return None

    def _sees_danger(self, game: AnyGame, state: Any, move: Any, look: Look) -> bool:
        """Whether it is noticed that others win by this move, or after it."""
        seat, care = game.to_move(state), look.habits.care
        after = game.play(state, move).state
        end = game.outcome(after)
        if end is not None:
            is_loss = bool(end.winners) and seat not in end.winners
            return is_loss and self._sees(game, care, end, look)
        if not care or game.to_move(after) == seat:
            return False
        ends = [self._end(game, after, reply) for reply in self.winning(game, after)]
        dangers = {end.where: end for end in ends if end}
        return any(self._sees(game, care, end, look) for end in dangers.values())

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

    def pick(self, game: AnyGame, state: Any, moves: Sequence[Any], look: Look) -> Any:
        """The move of a bot that does not think ahead, out of those it has not ruled out."""
        return look.choice(game, moves)

    def naive(self, game: AnyGame, state: Any, dice: Random) -> Any:
        """What somebody does who wins if they can, blocks if they must, and else plays anything."""
        moves = self.winning(game, state) or self.safe(game, state) or self.moves(game, state)
        return dice.choice(moves)

    def search(self, game: AnyGame, state: Any, moves: Sequence[Any], think: Thinking) -> Any:
        """The best of these moves: alpha-beta for two, MCTS for any other number of seats."""
        if game.seats == 2:
            verdict = AlphaBeta(game, self.moves, self.worth).search(state, moves, think.meter)
            return think.dice.choice(verdict.moves)
        tree = Mcts(game, self.moves, self.worth, self.policy)
        return tree.search(state, moves, think.meter, think.dice)[0][0]

    def imagine(self, sight: Sight, dice: Random) -> Any:
        """The position as somebody behind a mask imagines it."""
        return imagined(sight, dice)

    def is_settled(self, sight: Sight, feel: Feel) -> bool:
        """Whether a cell that feels like this can no longer change."""
        return False

    def possible(self, sight: Sight, state: Any, move: Any) -> bool:
        """Whether what was felt allows the move, which is legal in what is imagined."""
        return agrees(sight, state, move)


def best_of(values: Mapping[Choice, float]) -> list[Choice]:
    """The choices that are worth most, all equally much, in their order."""
    best = max(values.values())
    return [choice for choice, value in values.items() if value == best]
