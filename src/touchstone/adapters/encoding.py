"""Moves as numbers, positions as planes: what a game's `lab.py` says, for every adapter alike.

A move that names a second place (`e5 e6 to a1 a2`) is two actions of one seat: `e5 e6 to`, then
`a1 a2`. So the tables stay small, and each action is one decision.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from types import ModuleType
from typing import Any

import numpy
from numpy.typing import NDArray

from touchstone.core.errors import SettingError
from touchstone.core.game import AnyGame, GameKind
from touchstone.games import GAMES

TO = " to "


def environments() -> dict[str, tuple[GameKind, Mapping[str, str]]]:
    """Every environment by its id: the game, and what is set other than by default."""
    return {
        name: (kind, settings)
        for kind in GAMES.values()
        for lab in (kind.part("lab"),)
        if lab is not None
        for name, settings in lab.ENVIRONMENTS.items()
    }


def new_environment(name: str, players: int | None = None, **settings: str) -> AnyGame:
    """The rules behind an environment; raises SettingError for an id that nobody knows."""
    known = environments()
    if name not in known:
        allowed = ", ".join(known)
        raise SettingError("setting-bad-value", name="environment", value=name, allowed=allowed)
    kind, usual = known[name]
    full = {**usual, **settings}
    least = kind.players({**kind.defaults, **full})
    return kind.new(players if players is not None else max(2, min(least)), full)


class Encoding:
    """The numbers of one game with its settings."""

    def __init__(self, game: AnyGame) -> None:
        lab = game.kind.part("lab")
        if lab is None:
            allowed = ", ".join({kind.slug for kind, _ in environments().values()})
            slug = game.kind.slug
            raise SettingError("setting-bad-value", name="game", value=slug, allowed=allowed)
        self.game = game
        self._lab: ModuleType = lab
        self.actions: tuple[str, ...] = lab.actions(game)
        self.numbers = {text: number for number, text in enumerate(self.actions)}
        self.plane_names: tuple[str, ...] = lab.plane_names(game)
        self.surfaces: tuple[str, ...] = lab.SURFACES

    @cached_property
    def shape(self) -> tuple[int, int, int]:
        """Planes, rows and columns of an observation."""
        return len(self.plane_names), self.game.grid.rows, self.game.grid.columns

    def planes(self, state: Any) -> NDArray[numpy.int8]:
        """A position as planes; row 0 is the near one, column 0 is a."""
        flat = numpy.array(self._lab.planes(self.game, state), dtype=numpy.int8)
        planes, rows, columns = self.shape
        return numpy.ascontiguousarray(flat.reshape(planes, columns, rows).transpose(0, 2, 1))

    def state_text(self, planes: NDArray[Any]) -> str:
        """The text of the position that the planes show, without what was played before."""
        flat = planes.transpose(0, 2, 1).reshape(len(self.plane_names), -1)
        text: str = self._lab.state_text(self.game, flat.astype(int).tolist())
        return text

    def choices(self, texts: Iterable[str], head: str = "") -> dict[int, str]:
        """Actions that begin, or after a first half complete, one of these moves.

        What is left of a move is found by its number; a move that the table does not hold, such
        as one of more stones than it counts, is left out.
        """
        found: dict[int, str] = {}
        for text in texts:
            if head:
                if not text.startswith(head + " "):
                    continue
                part = text[len(head) + 1 :]
            else:
                part = text.partition(TO)[0] + " to" if TO in text else text
            number = self.numbers.get(part)
            if number is not None:
                found[number] = part
        return found
