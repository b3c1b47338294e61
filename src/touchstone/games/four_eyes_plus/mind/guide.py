"""4EYES+: squares within reach, attacks that cannot be parried, and the board behind a mask."""

from collections.abc import Mapping, Sequence
from random import Random

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.core.values import Feel, Outcome, all_seats
from touchstone.engine.guide import Guide
from touchstone.engine.habits import Habits, Look
from touchstone.engine.kernels.compiling import Bits
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.levels import Thinking
from touchstone.engine.search.mcts import Mcts
from touchstone.engine.sight import Sight
from touchstone.games.four_eyes_plus.mind.habits import habits_in, hardness_of
from touchstone.games.four_eyes_plus.mind.imagine import imagined, is_moving
from touchstone.games.four_eyes_plus.mind.kernel.convert import board_of, empty_board
from touchstone.games.four_eyes_plus.mind.kernel.terrain import terrain_of
from touchstone.games.four_eyes_plus.mind.kernel.threats import sensible_games
from touchstone.games.four_eyes_plus.mind.laying import Laying
from touchstone.games.four_eyes_plus.mind.moving import Moving
from touchstone.games.four_eyes_plus.mind.solver.live import winning_lay
from touchstone.games.four_eyes_plus.mind.solver.openings import opening, value_of_only
from touchstone.games.four_eyes_plus.rules.state import Move, State, Swap

WIDTH = 24
"""Moves that a tree for three players looks at in a position: the most promising ones."""
PLAYOUTS = 4
"""Games played out for each position that is added to the tree."""
OPENINGS = 400
"""Games played out to weigh a first tile that may be taken over."""
PROOF = 10
"""Positions of the search for proofs that take as long as an attack that is tried."""


class FourEyesPlusGuide(Guide):
    """Squares are seen on the kernel: wins, gifts, and what the next player could complete."""

    def habits(self, game: AnyGame) -> Mapping[int, Habits]:
        """Two players count lays tried, half of them in attacks; three count playouts."""
        return habits_in(game)

    def hardness(self, game: AnyGame, end: Outcome) -> float:
        """Tilted squares are harder to see than upright ones, and large ones than small."""
        return hardness_of(game.grid, end.where)

    def winning(self, game: AnyGame, state: State) -> list[Move]:
        """The moves that complete a square of one's own and of nobody else."""
        laying = Laying.of(game, state)
        if laying is not None:
            return laying.winning()
        return Moving.of(game, state).winning()

    def safe(self, game: AnyGame, state: State) -> list[Move]:
        """The moves that give no square away, now or in the next turn; at least not now.

        With three players only the most promising of them.
        """
        laying = Laying.of(game, state)
        if laying is not None and game.seats == 3:
            # The next player is not the only danger, so looks matter more than with two.
            return laying.promising(WIDTH)
        if laying is not None:
            return laying.safe() or laying.quiet()
        return Moving.of(game, state).safe()

    def pick(self, game: AnyGame, state: State, moves: Sequence[Move], look: Look) -> Move:
        """Any of them; whoever weighs several while tiles are laid takes the best-looking."""
        some: list[Move] = [look.choice(game, moves) for _ in range(look.habits.weighs)]
        laying = Laying.of(game, state) if len(some) > 1 else None
        return some[0] if laying is None else laying.best_looking(some)

    def search(self, game: AnyGame, state: State, moves: Sequence[Move], think: Thinking) -> Move:
        """Two players attack and defend; three play out the most promising moves.

        Where tiles are moved, all do both.
        """
        if Swap() in self.moves(game, state) and is_strong(game, state):
            return Swap()
        laying = Laying.of(game, state)
        if laying is None:
            return Moving.of(game, state).best(moves, think.meter, think.dice)
        if game.seats == 2:
            return self._duel(game, state, laying, think)
        tree = Mcts(game, self.promising, self.worth, self.policy, play_out=play_out)
        lays = laying.promising(WIDTH)
        found: Move = tree.search(state, lays, think.meter, think.dice)[0][0]
        return found

    def _duel(self, game: AnyGame, state: State, laying: Laying, think: Thinking) -> Move:
        """Who thinks deeply plays what is proven; where nothing is, all attack and defend."""
        if think.deep:
            known = opening(game, state)
            if known and known.value != "loss":
                move: Move = think.dice.choice(known.moves)
                return move
            nodes, seconds = think.meter.left.nodes, think.meter.left.seconds
            proven = winning_lay(game, state, nodes and PROOF * nodes, seconds and seconds / 2)
            if proven:
                return proven
        return laying.duel(think.dice, think.meter, deep=think.deep)

    def promising(self, game: AnyGame, state: State) -> Sequence[Move]:
        """What a tree looks at: wins, else the best-looking of the safe moves."""
        laying = Laying.of(game, state)
        if laying is None:
            return self.winning(game, state) or self.safe(game, state) or game.legal_moves(state)
        return laying.winning()[:1] or laying.promising(WIDTH) or game.legal_moves(state)

    def imagine(self, sight: Sight, dice: Random) -> State:
        """The tiles as they are remembered."""
        return imagined(sight)

    def is_settled(self, sight: Sight, feel: Feel) -> bool:
        """While tiles are laid, none that lies is moved."""
        return feel.height > 0 and not is_moving(sight)


def is_strong(game: AnyGame, state: State) -> bool:
    """Whether the tile that lies is proven to win, or wins more than half of some sensible games.

    Taking it over is then better than laying against it: the two positions mirror each other.
    """
    proven = value_of_only(game, state)
    if proven is not None:
        return proven == "win"
    points, mover = sensible_points(game, state, OPENINGS, new_dice(OPENINGS)), state.turn - 1
    return points[1 - mover] > points[mover]


def play_out(game: AnyGame, state: State, dice: Random) -> tuple[float, ...]:
    """By seat, the share of a few sensible games won from here; nobody's games are shared."""
    if state.outcome is not None:
        return Guide().worth(game, state)
    points = sensible_points(game, state, PLAYOUTS, new_dice(dice.getrandbits(32)))
    return tuple(share / PLAYOUTS for share in points)


def sensible_points(game: AnyGame, state: State, games: int, dice: Bits) -> list[float]:
    """By seat, the points of so many sensible games; nobody's games are shared."""
    terrain = terrain_of(game)
    wins = np.zeros(3, dtype=np.int64)
    board, spare = board_of(terrain, state), empty_board()
    sensible_games(terrain, board, spare, games, dice, wins)
    drawn = (games - int(wins.sum())) / game.seats
    return [int(wins[seat - 1]) + drawn for seat in all_seats(game.seats)]
