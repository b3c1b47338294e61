"""What is known of Four Senses without thinking: the book of two players with a referee."""

from collections.abc import Iterator

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import plainly
from touchstone.engine.levels import Meter
from touchstone.engine.mind import Advice, ByHeart, OnStep, Proof
from touchstone.games.four_senses.mind.kernel.board import legal, winning_and_safe
from touchstone.games.four_senses.mind.kernel.convert import (
    board_of,
    lanes_in_order,
    placement,
    placements,
)
from touchstone.games.four_senses.mind.solver.book import shipped_book
from touchstone.games.four_senses.mind.solver.recalled import (
    NAMES,
    bounds_of,
    glance,
    known_advice,
)
from touchstone.games.four_senses.rules.state import Move, State


class FourSensesByHeart(ByHeart):
    """The first pieces of the game that is solved."""

    @plainly()
    def wins(self, game: AnyGame, state: State) -> list[Move]:
        """Placements that make a line."""
        return placements(winning_and_safe(board_of(state.stacks))[0])

    @plainly()
    def solved(
        self, game: AnyGame, state: State, seconds: float | None, on_step: OnStep
    ) -> Advice | None:
        """What the book says, if that is all there is to say."""
        if not _is_solved(game):
            return None
        return known_advice(board_of(state.stacks), shipped_book())

    @plainly()
    def value(self, game: AnyGame, state: State) -> str | None:
        """What the book knows a position to be worth."""
        if not _is_solved(game):
            return None
        low, high = bounds_of(board_of(state.stacks), shipped_book())
        return NAMES[low] if low == high else None

    def proofs(self, game: AnyGame, state: State, meter: Meter) -> Iterator[Proof]:
        """The placements that a glance or the book judges."""
        return iter(_judged(board_of(state.stacks)))


def _is_solved(game: AnyGame) -> bool:
    return game.seats == 2 and game.settings["claims"] != "spoken"


@plainly()
def _judged(board: int) -> list[Proof]:
    found = {lane: glance(board, lane, shipped_book()) for lane in lanes_in_order(legal(board))}
    return [Proof(placement(lane), *proof) for lane, proof in found.items() if proof is not None]


MIND = FourSensesByHeart()
