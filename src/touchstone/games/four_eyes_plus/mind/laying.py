"""The laying phase of 4EYES+ as a bot sees it: wins, safe lays, attacks and what a lay is worth."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple, Self

import numpy as np

from touchstone.core.game import AnyGame
from touchstone.engine.kernels.compiling import Numbers
from touchstone.engine.levels import Meter
from touchstone.games.four_eyes_plus.mind.kernel import threats
from touchstone.games.four_eyes_plus.mind.kernel.board import Board
from touchstone.games.four_eyes_plus.mind.kernel.convert import board_of
from touchstone.games.four_eyes_plus.mind.kernel.sets import WORDS, has
from touchstone.games.four_eyes_plus.mind.kernel.terrain import Terrain, terrain_of
from touchstone.games.four_eyes_plus.rules.state import Lay, Move, State

MARGIN = 0.97
"""Lays whose worth is nearly as good as the best are as good as the best."""
VETTED = 12
"""Lays for which a deep bot asks whether the opponent can attack in two steps."""

SLICE = 50
"""Lays tried between two looks at the clock: some milliseconds."""


class Laying(NamedTuple):
    """A position in which a tile is laid, and another will be laid next."""

    terrain: Terrain
    board: Board
    seat: int
    after: int

    @classmethod
    def of(cls, game: AnyGame, state: State) -> Self | None:
        """The position, or None when tiles are moved now or in the next turn."""
        if state.phase == 2 or (state.hands is not None and sum(state.hands) <= 1):
            return None
        terrain = terrain_of(game)
        board = board_of(terrain, state)
        return cls(terrain, board, state.turn - 1, state.turn % game.seats)

    def winning(self) -> list[Move]:
        """The lays that complete a square of one's own and no other."""
        finishing, taken = self.board.finishing, self.board.taken
        return [
            Lay(own, int(other))
            for own in range(len(self.terrain.near))
            if has(finishing, self.seat, own) and not has(taken, 0, own)
            for other in self.terrain.near[own]
            if other >= 0 and not has(taken, 0, other) and not has(finishing, self.after, other)
        ]

    def quiet(self) -> list[Move]:
        """The lays that complete nothing."""
        return [_move(to) for to in self._listed(threats.quiet_lays)]

    def safe(self) -> list[Move]:
        """The quiet lays after which the next player cannot win at once."""
        return [_move(to) for to in self._listed(threats.safe_lays)]

    def promising(self, most: int) -> list[Move]:
        """The safe lays that are worth most, best first."""
        return [_move(to) for to, _ in self._by_worth()[:most]] or self.quiet()[:most]

    def best_looking(self, moves: Sequence[Move]) -> Move:
        """The first of the lays with the best outlook; a swap only if there is nothing else."""
        lays = [move for move in moves if isinstance(move, Lay)]
        if not lays:
            return moves[0]
        found = np.zeros(len(lays))
        codes = np.array([(lay.own << 8) | lay.other for lay in lays], dtype=np.int64)
        threats.worths(*self, codes, len(lays), found)
        return lays[int(found.argmax())]

    def duel(self, dice: Random, meter: Meter, *, deep: bool) -> Move:
        """Two players: an attack that cannot be parried, else a lay that allows none."""
        attacking = meter.half()
        for depth in (1, 2, 3) if deep else (1,):
            first = self._attack(self.seat, depth, attacking)
            if first is not None:
                return _move(first)
        ranked = self._by_worth()
        if not ranked:
            return dice.choice(self.quiet() or self.winning())
        if deep:
            ranked = self._vetted(ranked, meter)
        best = ranked[0][1]
        margin = abs(best) * (1 - MARGIN)
        return _move(dice.choice([to for to, value in ranked if value >= best - margin]))

    def _vetted(self, ranked: list[tuple[int, float]], meter: Meter) -> list[tuple[int, float]]:
        """Without the lays after which the opponent has an attack that cannot be parried."""
        one = [item for item in ranked if not self._allows(item[0], 1, meter)]
        two = [item for item in one[:VETTED] if not self._allows(item[0], 2, meter)]
        return two or one or ranked

    def _allows(self, to: int, depth: int, meter: Meter) -> bool:
        saved = np.zeros((2, WORDS), dtype=np.uint64)
        threats.lay(*self, to, saved)
        first = self._attack(self.after, depth, meter)
        threats.take_back(self.board, self.seat, self.after, to, saved)
        return first is not None

    def _attack(self, seat: int, depth: int, meter: Meter) -> int | None:
        """The first lay of an attack that cannot be parried; None if none is found in time."""
        attack, answer = threats.new_attack(), threats.STOPPED
        while answer == threats.STOPPED and (tries := meter.piece(SLICE)):
            answer = threats.unstoppable(self.terrain, self.board, seat, depth, attack, tries)
            meter.spend(int(attack.at[threats.TRIED]))
        return threats.first_of(attack) if answer == threats.YES else None

    def _listed(self, writer: Callable[..., int]) -> Numbers:
        """The lays that a function of the kernel writes."""
        lays = np.zeros(threats.MOST_LAYS, dtype=np.int64)
        return lays[: writer(*self, lays)]

    def _by_worth(self) -> list[tuple[int, float]]:
        """The safe lays, best first, with what they are worth."""
        lays = self._listed(threats.safe_lays)
        found = np.zeros(len(lays))
        threats.worths(*self, lays, len(lays), found)
        ranked = zip(map(int, lays), map(float, found), strict=True)
        return sorted(ranked, key=lambda item: -item[1])


def _move(to: int) -> Move:
    return Lay(int(to) >> 8, int(to) & 255)
