"""Four Senses: which lines stand, which placements make one, and the board behind a mask."""

from collections.abc import Mapping, Sequence
from random import Random

from touchstone.core.game import AnyGame
from touchstone.core.values import Feel, Outcome
from touchstone.engine.guide import Guide
from touchstone.engine.habits import Habits, Look
from touchstone.engine.levels import Thinking
from touchstone.engine.sight import Sight
from touchstone.games.four_senses.mind.habits import THREE_PLAYERS, TWO_PLAYERS, hardness_of
from touchstone.games.four_senses.mind.imagine import imagined
from touchstone.games.four_senses.mind.kernel.board import legal, winning_and_safe
from touchstone.games.four_senses.mind.kernel.convert import (
    board_of,
    lane_of,
    placement,
    placements,
    referee_game,
)
from touchstone.games.four_senses.mind.solver.placing import exact_lane, limited_lane
from touchstone.games.four_senses.rules.game import FourSenses
from touchstone.games.four_senses.rules.patterns import LINES, all_patterns
from touchstone.games.four_senses.rules.state import Claim, Move, Place, Stage, State

MOST_POINTS = 6


class FourSensesGuide(Guide):
    """A line that is placed can be claimed in the same turn, so bots think as with a referee."""

    def habits(self, game: AnyGame) -> Mapping[int, Habits]:
        """Two players count positions of the solver, three count playouts."""
        return TWO_PLAYERS if game.seats == 2 else THREE_PLAYERS

    def hardness(self, game: AnyGame, end: Outcome) -> float:
        """Stairs are harder to see than tops, and diagonals than rows."""
        return hardness_of(end)

    def moves(self, game: AnyGame, state: State) -> Sequence[Move]:
        """Everything but false claims."""
        assert isinstance(game, FourSenses)
        moves = game.legal_moves(state)
        return [m for m in moves if not isinstance(m, Claim) or _is_right(game, state, m)]

    def worth(self, game: AnyGame, state: State) -> tuple[float, ...]:
        """With three players the points of the round count."""
        outcome = state.outcome
        if outcome is None or game.seats == 2:
            return super().worth(game, state)
        return tuple(points / MOST_POINTS for points in outcome.scores)

    def winning(self, game: AnyGame, state: State) -> list[Move]:
        """Right claims, else placements that make a line."""
        claims = [move for move in self.moves(game, state) if isinstance(move, Claim)]
        if claims or _waits(state):
            return list(claims)
        return placements(winning_and_safe(board_of(state.stacks))[0])

    def safe(self, game: AnyGame, state: State) -> list[Move]:
        """Placements that leave no line, and no placement that makes one."""
        if _waits(state):
            return list(self.moves(game, state))
        board = board_of(state.stacks)
        winning, safe = winning_and_safe(board)
        if winning or all_patterns(state.board):
            # Somebody did not notice: look at every placement by itself.
            return [move for move in placements(legal(board)) if _leaves_nothing(state, move)]
        return placements(safe)

    def pick(self, game: AnyGame, state: State, moves: Sequence[Move], look: Look) -> Move:
        """A line that was not noticed is not claimed."""
        unclaimed = [move for move in moves if not isinstance(move, Claim)]
        return look.choice(game, unclaimed)

    def unworried(
        self, game: AnyGame, state: State, moves: Sequence[Move], look: Look
    ) -> Move | None:
        """Dangers are looked for as with a referee: else a turn goes on after a placement."""
        if not _waits(state):
            game, state = _referee(game, state)
            moves = [move for move in moves if isinstance(move, Place)]
        found: Move | None = super().unworried(game, state, moves, look)
        return found

    def search(self, game: AnyGame, state: State, moves: Sequence[Move], think: Thinking) -> Move:
        """The best placement; where none is to be made, or a line to be broken, any safe move."""
        if _waits(state) or all_patterns(state.board):
            return think.dice.choice([move for move in moves if not isinstance(move, Claim)])
        if game.seats != 2:
            found: Move = super().search(*_referee(game, state), moves, think)
            return found
        board = board_of(state.stacks)
        if think.deep:
            return placement(exact_lane(board, think.dice, think.meter))
        lanes = [lane_of(move) for move in moves if isinstance(move, Place)]
        return placement(limited_lane(board, lanes, think.dice, think.meter))

    def policy(self, game: AnyGame, state: State, dice: Random) -> Move:
        """Playouts take a line that is there and else leave none, where they can."""
        winning, safe = winning_and_safe(board_of(state.stacks))
        return dice.choice(placements(winning or safe or legal(board_of(state.stacks))))

    def imagine(self, sight: Sight, dice: Random) -> State:
        """The wells as they are remembered, with pieces that feel alike."""
        return imagined(sight)

    def is_settled(self, sight: Sight, feel: Feel) -> bool:
        """A well of two levels or three is closed."""
        return feel.height > 1

    def possible(self, sight: Sight, state: State, move: Move) -> bool:
        """A heap that felt empty stays empty."""
        return not isinstance(move, Place) or sight.heaps.get(move.piece.heap, 1) > 0


def _is_right(game: FourSenses, state: State, claim: Claim) -> bool:
    return bool(game.correct_patterns(state, LINES[claim.first, claim.last]))


def _waits(state: State) -> bool:
    """Whether nothing is to be placed now."""
    return state.stage is Stage.PLACED or state.left is not None


def _leaves_nothing(state: State, move: Move) -> bool:
    assert isinstance(move, Place)
    after = state.board.with_piece(move.piece, move.cell)
    return not all_patterns(after) and not winning_and_safe(board_of(after.stacks))[0]


def _referee(game: AnyGame, state: State) -> tuple[AnyGame, State]:
    """The same game and position, with every line called as soon as it is made."""
    return referee_game(game.seats, game.settings["bonus"]), State(state.board, state.turn)
