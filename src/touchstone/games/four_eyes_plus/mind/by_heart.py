"""What is known of 4EYES+ without thinking: which first lays win, with two players."""

from collections.abc import Iterator

from touchstone.core.game import AnyGame
from touchstone.engine.levels import Meter
from touchstone.engine.mind import Advice, ByHeart, OnStep, Proof
from touchstone.games.four_eyes_plus.mind.solver.openings import opening, value_of_first
from touchstone.games.four_eyes_plus.rules.board import board_of
from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.state import Lay, Move, State


class FourEyesPlusByHeart(ByHeart):
    """The empty board, and one tile on it."""

    def wins(self, game: AnyGame, state: State) -> list[Move]:
        """The lays that complete a square of one's own."""
        assert isinstance(game, FourEyesPlus)
        finishing = board_of(game.terms, state).shown[state.turn - 1].finishing
        moves = game.legal_moves(state) if finishing else ()
        return [move for move in moves if isinstance(move, Lay) and finishing >> move.own & 1]

    def solved(
        self, game: AnyGame, state: State, seconds: float | None, on_step: OnStep
    ) -> Advice | None:
        """What is known of the first lays, if it is proven."""
        found = opening(game, state)
        return found if found and found.exact else None

    def proofs(self, game: AnyGame, state: State, meter: Meter) -> Iterator[Proof]:
        """What each first lay is worth; where it may be taken over, nobody needs to know."""
        if any(state.tiles) or game.settings["swap"] == "on":
            return
        for lay in game.legal_moves(state):
            value = value_of_first(game, lay)
            if value is not None:
                yield Proof(lay, value)


MIND = FourEyesPlusByHeart()
