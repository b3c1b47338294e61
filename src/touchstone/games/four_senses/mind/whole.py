"""The whole mind of Four Senses: a guide, a kernel, a solver and a book of openings."""

from collections.abc import Iterator, Sequence

from touchstone.core.game import AnyGame
from touchstone.core.values import seat_after
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.levels import Budget, Meter
from touchstone.engine.mind import Advice, Mind, OnStep, PlayGames, Proof
from touchstone.games.four_senses.mind.guide import FourSensesGuide
from touchstone.games.four_senses.mind.kernel.board import legal
from touchstone.games.four_senses.mind.kernel.convert import board_of, referee_game
from touchstone.games.four_senses.mind.kernel.playouts import random_matches, random_rounds
from touchstone.games.four_senses.mind.kernels import KERNELS
from touchstone.games.four_senses.mind.solver.best import best, proofs
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.games.four_senses.rules.state import Stage, State

_TABLE = 22
"""The size of an analyst's table as a power of two; what is not used of it costs nothing."""
_SMALL_TABLE = 14
"""For a moment's work: to touch a large table for the first time takes longer than the search."""


class FourSensesMind(Mind):
    """Two players with a referee are solved; the rest is played carefully."""

    guide = FourSensesGuide()
    kernels = KERNELS

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

    def points(self, game: AnyGame, state: State, games: int, seed: int) -> Sequence[float]:
        """Rounds in which every line is seen; those of three players are played by the rules."""
        board = board_of(state.stacks)
        if not legal(board):
            return (games / game.seats,) * game.seats
        has_placed = state.stage is Stage.PLACED
        placer = seat_after(state.turn, game.seats) if has_placed else state.turn
        if game.seats != 2:
            referee = referee_game(game.seats, game.settings["bonus"])
            return super().points(referee, State(state.board, placer), games, seed)
        _, won, drawn = random_rounds(board, games, new_dice(seed))
        first, second = won + drawn / 2, games - won - drawn / 2
        return (first, second) if placer == 1 else (second, first)

    def proofs(self, game: AnyGame, state: State, meter: Meter) -> Iterator[Proof]:
        """Every placement of two players with a referee, the quick ones first."""
        if game.seats != 2 or game.settings["claims"] == "spoken":
            return iter(())
        seconds = meter.left.seconds
        bits = _SMALL_TABLE if seconds is not None and seconds < 1 else _TABLE
        return proofs(board_of(state.stacks), LiveSolver(bits, meter))

    def solved(
        self, game: AnyGame, state: State, seconds: float | None, on_step: OnStep
    ) -> Advice | None:
        """What to play with two players, proven unless the time runs out."""
        if game.seats != 2:
            return None
        solver = LiveSolver(_TABLE, Budget(seconds=seconds).start())
        return best(game, state, solver, on_step=on_step)  # type: ignore[arg-type]


MIND = FourSensesMind()
