"""Monte Carlo tree search for any number of seats: each seat maximises its own value (max-n)."""

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.engine.levels import Meter
from touchstone.engine.search.alpha_beta import Moves, Worth

Policy = Callable[[AnyGame, Any, Random], Any]
"""The move that a playout makes."""
PlayOut = Callable[[AnyGame, Any, Random], tuple[float, ...]]
"""By seat, what a game played out from a position is worth; takes the place of a policy."""

EXPLORE = 0.7
MOST_MOVES = 300
"""A playout that goes on for longer is judged where it stands."""


class _Node:
    __slots__ = ("children", "move", "state", "total", "untried", "visits")

    def __init__(self, state: Any, move: Any, seats: int) -> None:
        self.state = state
        self.move = move
        self.visits = 0
        self.total = [0.0] * seats
        self.untried: list[Any] | None = None
        self.children: list[_Node] = []


class Mcts:
    """A search over the rules of a game; what moves to try and how to play out is handed in."""

    def __init__(
        self,
        game: AnyGame,
        moves: Moves,
        worth: Worth,
        policy: Policy,
        play_out: PlayOut | None = None,
    ) -> None:
        self._game = game
        self._moves = moves
        self._play_out = play_out or following(policy, worth)

    def search(
        self, state: Any, moves: Sequence[Any], meter: Meter, dice: Random
    ) -> list[tuple[Any, int, float]]:
        """The moves with their visits and mean value for the seat to move, most visited first.

        At least one is visited, whatever the budget.
        """
        root = _Node(state, None, self._game.seats)
        root.untried = list(moves)
        dice.shuffle(root.untried)
        self._simulate(root, meter, dice)
        while not meter.is_out:
            self._simulate(root, meter, dice)
        seat = self._game.to_move(state)
        found = [
            (child.move, child.visits, child.total[seat - 1] / child.visits)
            for child in root.children
        ]
        found.sort(key=lambda child: (-child[1], -child[2]))
        return found

    def _simulate(self, root: _Node, meter: Meter, dice: Random) -> None:
        path, node = [root], root
        while True:
            if self._game.outcome(node.state) is not None:
                break
            if node.untried is None:
                node.untried = list(self._moves(self._game, node.state))
                dice.shuffle(node.untried)
            if node.untried:
                move = node.untried.pop()
                child = _Node(self._game.play(node.state, move).state, move, self._game.seats)
                node.children.append(child)
                path.append(child)
                break
            node = self._favourite(node)
            path.append(node)
        values = self._play_out(self._game, path[-1].state, dice)
        meter.spend()
        for node in path:
            node.visits += 1
            for number, value in enumerate(values):
                node.total[number] += value

    def _favourite(self, node: _Node) -> _Node:
        index = self._game.to_move(node.state) - 1
        width = EXPLORE * sqrt(log(node.visits))
        return max(
            node.children,
            key=lambda child: child.total[index] / child.visits + width / sqrt(child.visits),
        )


def following(policy: Policy, worth: Worth) -> PlayOut:
    """Games in which everybody moves by a policy."""

    def play_out(game: AnyGame, state: Any, dice: Random) -> tuple[float, ...]:
        for _ in range(MOST_MOVES):
            if game.outcome(state) is not None:
                break
            state = game.play(state, policy(game, state, dice)).state
        return worth(game, state)

    return play_out
