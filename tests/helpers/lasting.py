"""People and bots at many tables for long: no fault is seen, and memory stays level.

`python tests/helpers/lasting.py --minutes 60 --tables 200` prints what was seen. At each place one
company after the other sits down: at a new table of any game, or at one that was left before and
has left the server's memory since. They play whole matches and rematches, some behind masks, drop
out and come back, let bots play for who is gone, and are watched.
"""

import argparse
import asyncio
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from time import monotonic

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from helpers.forked import Forked, forked
from helpers.hostile import rss
from helpers.people import Fault, Guest, Life, Sitting
from helpers.serving import PATIENCE, Message, sqlite

from touchstone.server.settings import Limits, Settings

EVERY = 10.0
"""Seconds between two looks at the server's memory."""
ALLOWED = 1.10
"""How much larger the median of the last quarter may be than that of the second.

Tables come and go by chance, so the number of those in memory wavers by some per cent, and Python
gives memory back only where a whole arena is empty. What is forgotten at a thousand tables an hour
adds up to more than that: a table at rest takes some 30 kB, one in play several times as much.
"""
_FREE = 10**9
_LIMITS = Limits(
    messages_per_second=_FREE,
    message_burst=_FREE,
    requests_per_second=_FREE,
    request_burst=_FREE,
    table_burst=_FREE,
    connections_per_address=_FREE,
    tables=_FREE,
)
"""All guests are at one address."""
_FRESH = httpx.Limits(max_keepalive_connections=0)
"""A browser asks again if its idle connection ends in the moment in which it asks; httpx fails."""
_MUST_BE_ZERO = ("tables_failed_total", "commit_failures_total", "commands_cut_total")


def settings(folder: Path) -> Settings:
    """Tables leave memory soon, and whoever is away may be replaced soon."""
    return Settings(
        store=sqlite(folder),
        room_seconds=20.0,
        away_seconds=1.0,
        grace_seconds=8.0,
        bot_seconds=(0.2, 1.0),
        bot_search_seconds=0.5,
        bot_step_seconds=0.5,
        bot_warming=False,
        limits=_LIMITS,
    )


@dataclass
class Found:
    """What a trial has seen."""

    life: Life
    memory: list[float] = field(default_factory=list)
    rooms: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def quarters(self) -> list[float]:
        """The median of memory in each quarter of the trial, in megabytes."""
        size = max(1, len(self.memory) // 4)
        return [median(self.memory[size * n : size * (n + 1)] or [0.0]) for n in range(4)]

    @property
    def is_level(self) -> bool:
        """Whether memory has not grown since everybody had come."""
        return self.quarters[3] <= ALLOWED * self.quarters[1]


class Place:
    """Where one company after the other sits."""

    def __init__(self, life: Life, client: httpx.AsyncClient, games: list[Message]) -> None:
        self.life, self._client, self._games = life, client, games
        self.dice = Random(life.dice.random())
        self._left: list[Message] = []

    async def run(self) -> None:
        """Until the trial is over."""
        await asyncio.sleep(self.life.pace * self.dice.uniform(0, 10))
        while self.life.goes_on:
            table = await self._table()
            dice = self.dice
            until = monotonic() + 100 * self.life.pace
            sitting = Sitting(self.life, table["table"], dice.randrange(1, 4), until)
            people = [(seat["seat"], seat["secret"]) for seat in table["seats"]]
            watchers = [(None, None)] * (dice.random() < 0.3 or not people)
            sitting.guests += [Guest(sitting, *who) for who in (*people, *watchers)]
            await asyncio.gather(*(guest.run() for guest in sitting.guests))
            self.life.seen["sittings"] += 1
            self._left = [*self._left[-3:], table]

    async def _table(self) -> Message:
        """A new table, or one that was left a while ago."""
        if len(self._left) > 2 and self.dice.random() < 0.2:
            self.life.seen["tables visited again"] += 1
            return self._left.pop(0)
        answer = await self._client.post("/api/tables", json=self._wish())
        if answer.status_code != 201:
            raise Fault(f"no new table: {answer.text}")
        self.life.seen["tables made"] += 1
        made: Message = answer.json()
        return made

    def _wish(self) -> Message:
        dice, game = self.dice, self.dice.choice(self._games)
        seats: list[Message] = [
            {"masked": dice.random() < 0.5, "level": dice.choice([0, 0, 0, 1, 1, 2, 3])}
            for _ in range(dice.choice(game["players"]))
        ]
        clock = {"seconds": 600, "increment": 5} if dice.random() < 0.2 else None
        return {"game": game["slug"], "seats": seats, "clock": clock}


async def live(
    server: Forked, minutes: float, tables: int, pace: float, seed: int, least: int = 0
) -> Found:
    """Lets people live at the tables of this server; returns what was seen."""
    until = monotonic() + 60 * minutes
    life = Life(server.socket_url, Random(seed), pace, until, away=12 * pace, least=least)
    found = Found(life)
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, limits=_FRESH) as client:
        games = (await client.get("/api/games")).json()
        places = [Place(life, client, games) for _ in range(tables)]
        tasks = [asyncio.create_task(place.run()) for place in places]
        watching = asyncio.create_task(_watch(server, client, found))
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, BaseException):
                found.faults.append(repr(ended))
        watching.cancel()
        if (await client.get("/health")).status_code != 200:
            found.faults.append("not healthy")
        figures = (await client.get("/metrics")).text
    found.faults += [
        name for name in _MUST_BE_ZERO if f"touchstone_{name} 0.0" not in figures.splitlines()
    ]
    found.faults += [line for line in figures.splitlines() if "task_failures_total{" in line]
    if server.log is not None and (log := server.log.read_text()):
        found.faults.append(f"the log says: {log}")
    return found


async def _watch(server: Forked, client: httpx.AsyncClient, found: Found) -> None:
    """Looks at memory, and tells now and then how it stands."""
    while True:
        await asyncio.sleep(EVERY)
        figures = (await client.get("/metrics")).text
        found.memory.append(rss(server.pid))
        found.rooms.append(int(float(figures.split("\ntouchstone_rooms ")[1].split()[0])))
        if len(found.memory) % 6 == 0:
            taken = found.life.seen["commands taken"]
            print(
                f"{len(found.memory) * EVERY / 60:.0f} min: {found.memory[-1]:.0f} MB, "
                f"{found.rooms[-1]} tables in memory, {taken:,} commands taken",
                flush=True,
            )


def main() -> None:
    """A long run, with figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pace", type=float, default=2.0, help="seconds for a thought")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as name,
        forked(settings(Path(name)), Path(name, "log")) as server,
    ):
        found = asyncio.run(live(server, given.minutes, given.tables, given.pace, given.seed))
    for what, count in sorted(found.life.seen.items()):
        print(f"{what:<24}{count:>10,}")
    waits = sorted(found.life.waits)
    for share in (0.5, 0.99):
        print(f"{f'ack, p{100 * share:.0f}, ms':<24}{1000 * waits[int(share * len(waits))]:>10.0f}")
    print(f"{'tables in memory, most':<24}{max(found.rooms):>10}")
    print(f"{'memory, quarters, MB':<24}", *(f"{value:.0f}" for value in found.quarters))
    print(f"memory is {'level' if found.is_level else 'NOT level'}; faults {len(found.faults)}")
    for fault in found.faults[:20]:
        print(fault)
    sys.exit(bool(found.faults) or not found.is_level)


if __name__ == "__main__":
    main()
