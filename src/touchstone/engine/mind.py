"""The mind of a game: what its package offers to bots and analysts beyond the rules.

A game's mind brings Numba, which takes a second to load; nothing else in the house imports it. So
`mind_of` is the one place where it is loaded, when somebody first asks for a bot's thoughts.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from touchstone.core.game import AnyGame, GameKind
from touchstone.engine.guide import Guide

PlayGames = Callable[[int], int]
"""Plays a number of complete random games; returns the number of moves made."""
OnStep = Callable[[int, int], None]
"""Is told how many steps of how many are done."""


def no_step(done: int, total: int) -> None:
    """Does nothing: for whoever does not want to be told."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best moves of a position, what it is worth to the player to move, and for how long.

    `value` is "win", "draw", "loss" or None; `distance` counts placements until the end.
    """

    moves: tuple[Any, ...]
    value: str | None = None
    distance: int | None = None
    exact: bool = False


class Mind:
    """What a game may offer. This one, of a game that brings none, offers the rules alone."""

    guide: ClassVar[Guide] = Guide()

    def playouts(self, game: AnyGame, seed: int) -> PlayGames | None:
        """Random games on the game's kernel, on one core; None where it has no kernel."""
        return None

    def solved(
        self, game: AnyGame, state: Any, seconds: float | None, on_step: OnStep
    ) -> Advice | None:
        """The exact answer where the game can be solved, else None."""
        return None

    def is_warm(self, game: AnyGame) -> bool:
        """Whether the game's kernels are compiled, so that nobody waits for the first move."""
        return True

    def warm_up(self) -> None:
        """Compiles what thinking about the first move does not need but later moves do."""


NO_MIND = Mind()


def mind_of(kind: GameKind) -> Mind:
    """The mind of a game, imported when somebody first asks."""
    part = kind.part("mind")
    return NO_MIND if part is None else part.MIND


def guide_for(game: AnyGame) -> Guide:
    """What is known of a game beyond its rules."""
    return mind_of(game.kind).guide
