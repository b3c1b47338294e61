"""Bots at tables: they send the same commands as people, computed in a pool of workers.

A bot is told exactly what its seat may know (`Sight`); behind a mask that is no position at all.
Its turn takes a time that is drawn beforehand, so the time says nothing about the board.
"""

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from touchstone.core.events import Event
from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import Chair, Command, Match, Play, Resign, Agreement, seen_by
from touchstone.match.forms import filled, forms

if TYPE_CHECKING:
    from touchstone.server.hub import Hub
    from touchstone.server.room import Room

_log = logging.getLogger("touchstone.server")
_TRIES = 3000
_AT_ONCE = 20
_ROUNDS = 200
"""Moves of one turn, or fruitless thoughts, before a bot gives up."""
_DICE = SystemRandom()


@dataclass(frozen=True, slots=True)
class Sight:
    """What a bot is given: what was agreed, what its seat may see, and what it was told.

    `position` is None behind a mask; `told` are the events that reached the seat, in order.
    """

    game: str
    settings: tuple[tuple[str, str], ...]
    chairs: tuple[Chair, ...]
    rounds: int
    start: Seat
    is_set_up: bool
    """Whether the match began with a position; which, a bot behind a mask is not told."""
    seat: Seat
    seed: int
    position: str | None
    told: tuple[Event, ...]

    @property
    def table(self) -> Table:
        """The table, with a position that says nothing where there was one."""
        rules = GAMES[self.game].new(len(self.chairs), dict(self.settings))
        position = self.game if self.is_set_up else None
        return Agreement(rules, self.chairs, self.rounds, self.start, position)


Answer = Callable[[Sight], list[Command]]
"""Gives commands in order of preference: the next is sent when the one before was refused."""


def sight_of(match: Match, seat: Seat, seed: int) -> Sight:
    """What the bot at this seat may know."""
    table, masked = match.agreement, match.agreement.is_masked(seat)
    seen = seen_by(match, seat)
    return Sight(
        table.game.kind.slug,
        tuple(
            (name, value)
            for name, value in table.game.settings.items()
            if not (masked and name in table.game.kind.secrets)
        ),
        table.chairs,
        table.rounds,
        table.start,
        table.position is not None,
        seat,
        seed,
        None if seen.state is None else table.game.state_text(seen.state),
        tuple(event for event in match.log if event.reaches(seat, masked=masked)),
    )


def answer(sight: Sight) -> list[Command]:
    """What the engine's bot does; should that be refused, anything else that may be possible."""
    # Imported here, in the worker: the server itself has no use for compiled kernels.
    from touchstone.engine.bots import respond  # noqa: PLC0415

    table, dice = sight.table, Random(sight.seed)
    level = table.chair(sight.seat).level
    state = None if sight.position is None else table.game.read_state(sight.position)
    chosen = respond(table, sight.seat, level, dice, state=state, told=sight.told)
    if not all(isinstance(command, Play) for command in chosen):
        return chosen
    return [*chosen, *guesses(sight, dice)]


def guesses(sight: Sight, dice: Random) -> list[Command]:
    """Any legal move that is seen; behind a mask, any move that there is."""
    game = sight.table.game
    if sight.position is not None:
        moves = list(game.legal_moves(game.read_state(sight.position)))
        dice.shuffle(moves)
        return [Play(sight.seat, game.move_text(move)) for move in moves]
    names = [game.grid.name(cell) for cell in game.grid.cells]
    every = forms(game)
    tries = dict.fromkeys(
        filled(form, tuple(dice.choice(names) for _ in range(form.count("*"))))
        for form in (dice.choice(every) for _ in range(_TRIES))
    )
    return [Play(sight.seat, text) for text in tries]


class Bots:
    """The pool, and the turns that bots are thinking about."""

    def __init__(self, hub: "Hub", think: Answer = answer) -> None:
        self.hub = hub
        self.think = think
        self._pool: ProcessPoolExecutor | None = None
        self._turns: dict[str, asyncio.Task[None]] = {}

    def look(self, room: "Room") -> None:
        """If a bot is to move at this table, its turn begins."""
        if room.id not in self._turns and self._bot_to_move(room) is not None:
            task = asyncio.create_task(self._turn(room), name=f"bot at {room.id}")
            self._turns[room.id] = task
            task.add_done_callback(lambda _: self._done(room))

    def _done(self, room: "Room") -> None:
        task = self._turns.pop(room.id, None)
        if task is None or task.cancelled():
            return
        if task.exception() is None:
            self.look(room)
            return
        _log.error("the bot at table %s failed", room.id, exc_info=task.exception())
        seat = self._bot_to_move(room)
        if seat is not None:
            room.take(Resign(seat), "")

    @staticmethod
    def _bot_to_move(room: "Room") -> Seat | None:
        match = room.committed
        turn = match.turn
        if room.closed or turn is None or not match.agreement.chair(turn).level:
            return None
        return turn

    async def _turn(self, room: "Room") -> None:
        """Everything a bot does until somebody else is to move."""
        loop = asyncio.get_running_loop()
        seat = self._bot_to_move(room)
        answered = loop.time() + _DICE.uniform(*self.hub.settings.bot_seconds)
        if not await self.hub.may_play_bot(room):
            await asyncio.sleep(answered - loop.time())
            return
        for _ in range(_ROUNDS):
            if seat is None or seat != self._bot_to_move(room):
                return
            await self._move(room, seat, answered)
        if seat is not None and seat == self._bot_to_move(room):
            _log.error("the bot at table %s finds no move", room.id)
            await room.send_as_bot(Resign(seat))

    async def _move(self, room: "Room", seat: Seat, answered: float) -> None:
        """Sends commands until one of them moves something."""
        loop = asyncio.get_running_loop()
        sight = sight_of(room.committed, seat, _DICE.getrandbits(64))
        for number, command in enumerate(await self._ask(sight), start=1):
            match = room.committed
            if seat != self._bot_to_move(room):
                return
            if number % _AT_ONCE == 0:
                await asyncio.sleep(0)
            after, events = match.submit(command)
            if after is match:
                continue  # refused, and nothing was felt: as if it had not been sent
            if any(event.reaches(None, masked=True) for event in events):
                # Others will learn of it, and not sooner or later than was drawn.
                await asyncio.sleep(max(0.0, answered - loop.time()))
            await room.send_as_bot(command)
            if room.committed.record is not match.record:
                self.hub.metrics.count("bot_moves_total")
            if isinstance(command, Play):
                return  # it moved, or felt why it could not: think again

    async def _ask(self, sight: Sight) -> list[Command]:
        loop = asyncio.get_running_loop()
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.hub.settings.bot_workers, multiprocessing.get_context("spawn")
            )
        return await loop.run_in_executor(self._pool, self.think, sight)

    async def stop(self) -> None:
        """Ends every turn and the pool."""
        tasks = list(self._turns.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
