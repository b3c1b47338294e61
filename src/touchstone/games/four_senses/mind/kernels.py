"""What of the mind of Four Senses is in compiled code, and a first use of each."""

from functools import partial

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import is_compiled
from touchstone.engine.kernels.primitives import new_dice
from touchstone.engine.mind import Kernel, nobody, think_briefly
from touchstone.games.four_senses import KIND
from touchstone.games.four_senses.mind.guide import FourSensesGuide
from touchstone.games.four_senses.mind.kernel import board as kernel
from touchstone.games.four_senses.mind.kernel.playouts import random_rounds
from touchstone.games.four_senses.mind.kernel.spoken import spoken_rounds
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.games.four_senses.mind.solver.search import at_least

_GUIDE = FourSensesGuide()


def _solve() -> None:
    """The first moves come from the book: the solver is needed for the later ones."""
    board = kernel.EMPTY_BOARD
    for number, cell in enumerate((0, 2, 5, 7, 8, 10, 13, 15)):
        board = kernel.placed(board, 16 * (2 + number % 2) + cell)
    canonical_key(board)
    solver = LiveSolver(bucket_bits=9)
    with solver.limited(200):
        solver.solve(board)
    solver.tabled(board)


def _of_two(game: AnyGame) -> bool:
    return game.seats == 2


KERNELS = (
    Kernel(
        "wins and safe placements",
        partial(is_compiled, kernel.winning_and_safe),
        partial(think_briefly, _GUIDE, KIND.new(3)),
    ),
    Kernel("the solver", partial(is_compiled, at_least), _solve, _of_two),
    Kernel(
        "random rounds",
        partial(is_compiled, random_rounds),
        lambda: random_rounds(kernel.EMPTY_BOARD, 1, new_dice(1)),
        _of_two,
    ),
    Kernel(
        "random rounds with claims",
        partial(is_compiled, spoken_rounds),
        lambda: spoken_rounds(1, 2, 1, False, False, new_dice(1)),
        nobody,
    ),
)
