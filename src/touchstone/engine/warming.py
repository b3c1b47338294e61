"""Kernels compiled before anybody needs them, and bots that do not wait for them.

The first use of a kernel on a machine compiles it, which takes seconds. So `touchstone warm`, the
start of a server and the start of a match in a terminal compile what a mind lists. A bot that is
asked before all is done plays by the rules of its game alone.
"""

import logging
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from touchstone.core.game import AnyGame, GameKind
from touchstone.core.values import Feel, Outcome, Seat
from touchstone.engine.guide import Guide
from touchstone.engine.habits import NO_AGES, Ages, Habits, Look
from touchstone.engine.levels import Budget, Level
from touchstone.engine.mind import Kernel, mind_of
from touchstone.engine.sight import Sight

_log = logging.getLogger("touchstone.engine")
PATIENCE = 0.5
"""Seconds that a bot without kernels looks for wins and dangers."""
GLANCE = 12
"""Moves for which it asks what the next player could do."""


class Compiled(NamedTuple):
    """A kernel that is ready now, and the seconds that it took."""

    name: str
    seconds: float


def cold(kind: GameKind, game: AnyGame | None = None) -> list[Kernel]:
    """The kernels that are still to be compiled, all of them or those that a game needs."""
    kernels = mind_of(kind).kernels
    return [
        kernel
        for kernel in kernels
        if not kernel.is_ready() and (game is None or kernel.serves(game))
    ]


def compile_each(kernels: Sequence[Kernel]) -> Iterator[Compiled]:
    """Compiles one kernel after another and tells of each when it is done."""
    for kernel in kernels:
        began = perf_counter()
        kernel.use()
        yield Compiled(kernel.name, perf_counter() - began)


def warm_in_background(game: AnyGame) -> threading.Thread:
    """The thread that compiles what bots need in this game; nobody has to wait for it."""

    def work() -> None:
        for done in compile_each(cold(game.kind, game)):
            _log.info("compiled %s in %.1f s", done.name, done.seconds)

    thread = threading.Thread(target=work, name="warming", daemon=True)
    thread.start()
    return thread


def guide_at_hand(game: AnyGame) -> Guide:
    """The game's guide, or while its kernels are not all compiled one that needs none."""
    mind = mind_of(game.kind)
    return mind.guide if mind.is_warm(game) else Stopgap(mind.guide)


class Stopgap(Guide):
    """Plays by the rules, and looks at the board with the eyes of a guide.

    What is taken from that guide is what no guide asks a kernel for: the moves worth a thought, how
    one is picked without thinking ahead, and all that masked bots feel and imagine. By the rules,
    wins and dangers are looked for as long as nobody notices the time.
    """

    def __init__(self, guide: Guide) -> None:
        self._guide = guide
        self._meter = Budget().start()

    def decide(
        self,
        game: AnyGame,
        state: Any,
        level: Level,
        dice: Random,
        budget: Budget | None = None,
        ages: Ages = NO_AGES,
    ) -> Any:
        """Without thinking further ahead."""
        self._meter = (budget or Budget(seconds=PATIENCE)).start()
        return super().decide(game, state, replace(level, searches=False), dice, None, ages)

    def habits(self, game: AnyGame) -> Mapping[int, Habits]:
        """Those of the guide."""
        return self._guide.habits(game)

    def hardness(self, game: AnyGame, end: Outcome) -> float:
        """As hard as the guide finds it."""
        return self._guide.hardness(game, end)

    def winning(self, game: AnyGame, state: Any) -> list[Any]:
        """The first win that is found."""
        seat = game.to_move(state)
        moves = self.moves(game, state)
        return [m for m in moves if self._wins(game, state, m, seat, depth=3)][:1]

    def _wins(self, game: AnyGame, state: Any, move: Any, seat: Seat, depth: int) -> bool:
        self._meter.spend()
        return not self._meter.is_out and super()._wins(game, state, move, seat, depth)

    def safe(self, game: AnyGame, state: Any) -> list[Any]:
        """Of some moves, spread over all, those that let nobody win as far as was looked."""
        seat, moves = game.to_move(state), self.moves(game, state)
        some = moves[:: max(1, len(moves) // GLANCE)]
        return [move for move in some if self._is_safe(game, state, move, seat)]

    def moves(self, game: AnyGame, state: Any) -> Sequence[Any]:
        """Those of the guide."""
        return self._guide.moves(game, state)

    def worth(self, game: AnyGame, state: Any) -> tuple[float, ...]:
        """As the guide sees it."""
        return self._guide.worth(game, state)

    def pick(self, game: AnyGame, state: Any, moves: Sequence[Any], look: Look) -> Any:
        """As the guide picks."""
        return self._guide.pick(game, state, moves, look)

    def imagine(self, sight: Sight, dice: Random) -> Any:
        """What the guide imagines."""
        return self._guide.imagine(sight, dice)

    def is_settled(self, sight: Sight, feel: Feel) -> bool:
        """What the guide knows."""
        return self._guide.is_settled(sight, feel)

    def possible(self, sight: Sight, state: Any, move: Any) -> bool:
        """What the guide knows."""
        return self._guide.possible(sight, state, move)
