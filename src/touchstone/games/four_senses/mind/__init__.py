"""How Four Senses is played well: a guide, a kernel, a solver and a book of openings."""

from typing import Any

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import is_compiled
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.levels import Budget
from touchstone.engine.mind import Advice, Mind, OnStep, PlayGames
from touchstone.games.four_senses.mind.guide import FourSensesGuide
from touchstone.games.four_senses.mind.kernel.board import EMPTY_BOARD
from touchstone.games.four_senses.mind.kernel.playouts import random_matches, random_rounds
from touchstone.games.four_senses.mind.solver.best import best
from touchstone.games.four_senses.mind.solver.live import LiveSolver, warm_up
from touchstone.games.four_senses.mind.solver.search import at_least


class FourSensesMind(Mind):
    """Two players with a referee are solved; the rest is played carefully."""

    guide = FourSensesGuide()

    def playouts(self, game: AnyGame, seed: int) -> PlayGames:
        """Complete random matches: three rounds where three play."""
        rules = (
            game.seats,
            game.kind.rounds(game.seats),
            game.settings["claims"] == "spoken",
            game.settings["claim_window"] == "strict",
            game.settings["false_claim"] == "lose_round",
        )
        dice = new_dice(seed)
        return lambda matches: int(random_matches(matches, *rules, dice))

    def is_warm(self, game: AnyGame) -> bool:
        """The search is compiled last."""
        return is_compiled(at_least)

    def warm_up(self) -> None:
        """The first moves come from the book: the solver is compiled for the later ones."""
        warm_up()
        random_rounds(EMPTY_BOARD, 1, new_dice(0))

    def solved(
        self, game: AnyGame, state: Any, seconds: float | None, on_step: OnStep
    ) -> Advice | None:
        """What to play with two players, proven unless the time runs out."""
        if game.seats != 2:
            return None
        warm_up()
        solver = LiveSolver(22, Budget(seconds=seconds).start())
        return best(game, state, solver, on_step=on_step)  # type: ignore[arg-type]


MIND = FourSensesMind()
