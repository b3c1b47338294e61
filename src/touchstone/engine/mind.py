"""The mind of a game: what its package offers to bots and analysts beyond the rules.

A game's mind brings Numba, which takes a second to load; nothing else in the house imports it. So
`mind_of` is the one place where it is loaded, when somebody first asks for a bot's thoughts. What a
game knows by heart, its book of openings, is a small mind of its own that needs no Numba.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, ClassVar, NamedTuple

from touchstone.core.game import AnyGame, GameKind
from touchstone.engine.guide import Guide
from touchstone.engine.levels import LEVELS, Budget, Meter
from touchstone.engine.search.mcts import following

PlayGames = Callable[[int], int]
"""Plays a number of complete random games; returns the number of moves made."""
OnStep = Callable[[int, int], None]
"""Is told how many steps of how many are done."""


def no_step(done: int, total: int) -> None:
    """Does nothing: for whoever does not want to be told."""


def _any_game(game: AnyGame) -> bool:
    return True


def nobody(game: AnyGame) -> bool:
    """For a kernel that only benchmarks use: nobody who plays ever waits for it."""
    return False


def think_briefly(guide: Guide, game: AnyGame, state: Any = None) -> None:
    """What bots do in a position, with as little work as there can be: a use of their kernels."""
    state = game.initial() if state is None else state
    for level in LEVELS.values():
        guide.decide(game, state, level, Random(0), Budget(nodes=2))


@dataclass(frozen=True, slots=True)
class Kernel:
    """Something in compiled code that a mind uses, early in a game or late."""

    name: str
    """What it does, for whoever watches it being compiled."""
    is_ready: Callable[[], bool]
    """Whether it is compiled: an earlier run has left it on disk, or this one has it."""
    use: Callable[[], object]
    """Uses it once, with as little work as there can be; what is not compiled is compiled then."""
    serves: Callable[[AnyGame], bool] = _any_game
    """The games in which bots or analysts use it."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The best moves of a position, what it is worth to the player to move, and for how long.

    `value` is "win", "draw", "loss" or None; `distance` counts placements until the end.
    """

    moves: tuple[Any, ...]
    value: str | None = None
    distance: int | None = None
    exact: bool = False


class Proof(NamedTuple):
    """What a move is worth to the player who makes it, and the placements until the end."""

    move: Any
    value: str
    distance: int | None = None


class Mind:
    """What a game may offer. This one, of a game that brings none, offers the rules alone."""

    guide: ClassVar[Guide] = Guide()
    kernels: ClassVar[tuple[Kernel, ...]] = ()
    """All that is in compiled code, so that it can be compiled before anybody waits for it."""

    def playouts(self, game: AnyGame, seed: int) -> PlayGames | None:
        """Random games on the game's kernel, on one core; None where it has no kernel."""
        return None

    def solved(
        self, game: AnyGame, state: Any, seconds: float | None, on_step: OnStep
    ) -> Advice | None:
        """The exact answer where the game can be solved, else None."""
        return None

    def proofs(self, game: AnyGame, state: Any, meter: Meter) -> Iterator[Proof]:
        """What is proven about single moves, in any order, as long as the meter lasts."""
        return iter(())

    def points(self, game: AnyGame, state: Any, games: int, seed: int) -> Sequence[float]:
        """By seat, the points won in so many games played out from a position that is not over."""
        dice, play_out = Random(seed), following(self.guide.policy, self.guide.worth)
        found = [play_out(game, state, dice) for _ in range(games)]
        return [sum(points) for points in zip(*found, strict=True)]

    def is_warm(self, game: AnyGame) -> bool:
        """Whether everything is compiled that bots and analysts use in this game."""
        return all(kernel.is_ready() for kernel in self.kernels if kernel.serves(game))


class _Eyes(Guide):
    """Sees what somebody who knows a game by heart sees."""

    def __init__(self, wins: Callable[[AnyGame, Any], list[Any]]) -> None:
        self._wins_of = wins

    def winning(self, game: AnyGame, state: Any) -> list[Any]:
        return self._wins_of(game, state)


class ByHeart(Mind, ABC):
    """What a game knows without thinking, in plain Python: exact answers to some positions.

    It offers what is proven and nothing that is likely. `MIND` of a game's `mind.by_heart` is one.
    """

    def __init__(self) -> None:
        self.guide = _Eyes(self.wins)  # type: ignore[misc]

    @abstractmethod
    def wins(self, game: AnyGame, state: Any) -> list[Any]:
        """The moves that win at once."""

    def value(self, game: AnyGame, state: Any) -> str | None:
        """What a position is proven to be worth, also where no move is known that keeps it."""
        return None

    def knows(self, game: AnyGame, state: Any) -> bool:
        """Whether the position is one of those."""
        return self.solved(game, state, None, no_step) is not None


NO_MIND = Mind()


def loaded_when_asked_for(module: str, name: str) -> Callable[[str], Any]:
    """The `__getattr__` of a package that takes one of its names from a module slow to load."""

    def found(asked: str) -> Any:
        if asked != name:
            raise AttributeError(asked)
        return getattr(import_module(module), name)

    return found


def by_heart_of(kind: GameKind) -> ByHeart | None:
    """What a game knows without thinking; None if nothing."""
    part = kind.part("mind.by_heart")
    return None if part is None else part.MIND


def mind_of(kind: GameKind) -> Mind:
    """The mind of a game, imported when somebody first asks."""
    part = kind.part("mind")
    return NO_MIND if part is None else part.MIND


def guide_for(game: AnyGame) -> Guide:
    """What is known of a game beyond its rules."""
    return mind_of(game.kind).guide
