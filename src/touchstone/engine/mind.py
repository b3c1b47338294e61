"""The mind of a game: what its package offers to bots and analysts beyond the rules."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar

from touchstone.core.game import AnyGame, GameKind
from touchstone.engine.guide import Guide

PlayGames = Callable[[int], int]
"""Plays so many complete random games; gives back the number of moves made."""
OnStep = Callable[[int, int], None]
"""Is told how many steps of how many are done."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best moves of a position, what it is worth to the player to move, and for how long.

    `value` is "win", "draw", "loss" or None; `distance` counts placements until the end.
    """

    moves: tuple[Any, ...]
    value: str | None
    distance: int | None
    exact: bool


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


@cache
def mind_of(kind: GameKind) -> Mind:
    """The mind of a game, imported when somebody first asks: compiled kernels take a while."""
    part = kind.part("mind")
    return Mind() if part is None else part.MIND


def guide_for(game: AnyGame) -> Guide:
    """What is known of a game beyond its rules."""
    return mind_of(game.kind).guide
