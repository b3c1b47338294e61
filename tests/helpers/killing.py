"""Kills the server at random instants while people play, and checks that nothing was lost.

Run by hand for long, `python tests/helpers/killing.py --kills 1000` does so in rounds: every other
one on SQLite, the others with two servers on a PostgreSQL and a Redis of its own, which are
restarted in between.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import monotonic

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from helpers.backing import OwnPostgres, OwnRedis, own_postgres, own_redis, postgres_programs
from helpers.forked import Forked, faults
from helpers.serving import PATIENCE, sqlite
from helpers.steadfast import Player, check

from touchstone.server.settings import Settings

_ROUND = 50
"""Kills after which new tables are set up: none grows without end."""


@dataclass(frozen=True)
class Site:
    """Where games are kept, and what the servers stand on; what is ours is restarted too."""

    store: str
    log: Path
    redis: OwnRedis | None = None
    postgres: OwnPostgres | None = None
    pause: int = 5
    """Kills between two restarts of Redis; PostgreSQL is restarted half as often."""

    def servers(self) -> list[Forked]:
        """One server, or two with Redis between them."""
        settings = Settings(store=self.store, bot_warming=False)
        if self.redis is None:
            return [Forked(settings, self.log)]
        shared = replace(settings, redis=self.redis.address)
        return [Forked(shared, self.log) for _ in range(2)]

    async def restart(self, kill: int, dice: Random, done: Counter[str]) -> None:
        """Restarts what is due after this many kills, while everybody plays."""
        if self.redis is not None and kill % self.pause == 0:
            await asyncio.to_thread(self.redis.kill)
            await asyncio.sleep(dice.uniform(0, 1))
            await asyncio.to_thread(self.redis.start)
            done["restarts of Redis"] += 1
        if self.postgres is not None and kill % (2 * self.pause) == 0:
            await asyncio.to_thread(self.postgres.restart, dice.choice(["fast", "immediate"]))
            done["restarts of PostgreSQL"] += 1


async def kill_and_check(
    site: Site,
    kills: int,
    tables: int,
    seed: int,
    progress: Callable[[int], None] = lambda _: None,
) -> Counter[str]:
    """Plays at new tables, kills servers at random instants, and checks that nothing was lost."""
    dice, figures = Random(seed), Counter[str]()
    site.log.unlink(missing_ok=True)
    servers = await asyncio.to_thread(site.servers)
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    try:
        players += await _seat_up(servers, tables, dice)
        tasks += [asyncio.create_task(player.run()) for player in players]
        for kill in range(1, kills + 1):
            await _wait_for_an_ack(players, tasks, any)
            await asyncio.sleep(dice.uniform(0, 0.3))
            victim = dice.choice(servers)
            await asyncio.to_thread(victim.kill)
            await site.restart(kill, dice, figures)
            await asyncio.to_thread(victim.start)
            figures["kills"] += 1
            progress(kill)
        await _wait_for_an_ack(players, tasks, all)
        for player, task in zip(players, tasks, strict=True):
            player.ended = True
            task.cancel()  # else one who waits for a message would wait for long
        for fault in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(fault, Exception):
                raise fault
        for server in servers:
            assert await asyncio.to_thread(server.stop) == 0
    finally:
        for task in tasks:
            task.cancel()
        for server in servers:
            if server.process.is_alive():
                server.kill()
    found = await check(site.store, players)
    figures["acknowledged"] = sum(len(player.acknowledged) for player in players)
    figures["lost"], figures["holes"] = found.lost, found.holes
    figures["taken twice"], figures["failed tables"] = found.twice, found.failed
    figures["faults in the log"] = len(faults(site.log))
    figures["sent again"] = sum(player.repeated for player in players)
    figures["reconnections"] = sum(player.reconnections for player in players)
    figures["told less than before"] = sum(player.behind for player in players)
    return figures


MUST_NOT_BE = ("lost", "holes", "taken twice", "failed tables", "faults in the log")


async def _seat_up(servers: list[Forked], tables: int, dice: Random) -> list[Player]:
    wish = {"game": "four-senses", "seats": [{}, {}]}
    async with httpx.AsyncClient(base_url=servers[0].url, timeout=PATIENCE) as client:
        made = [(await client.post("/api/tables", json=wish)).json() for _ in range(tables)]
    addresses = [server.socket_url for server in servers]
    return [Player(addresses, table, Random(dice.random())) for table in made]


async def _wait_for_an_ack(
    players: Sequence[Player],
    tasks: Sequence[asyncio.Task[None]],
    enough: Callable[[Sequence[bool]], bool],
) -> None:
    """Until any table, or all of them, have gone on."""
    before = [len(player.acknowledged) for player in players]
    until = monotonic() + PATIENCE
    while not enough(
        [len(player.acknowledged) > count for player, count in zip(players, before, strict=True)]
    ):
        assert monotonic() < until, "not everybody goes on playing"
        for task in tasks:
            if task.done():
                task.result()
        await asyncio.sleep(0.01)


def _sites(stack: ExitStack) -> list[Site]:
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    sites = [Site(sqlite(folder), folder / "sqlite.log")]
    programs = postgres_programs()
    if programs is None:
        print("PostgreSQL is not installed: SQLite alone is tried.")
    else:
        postgres = stack.enter_context(own_postgres(programs))
        redis = stack.enter_context(own_redis())
        sites.append(Site(postgres.address, folder / "postgres.log", redis, postgres))
    return sites


def main() -> None:
    """A long run, with figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    totals, dice, number = Counter[str](), Random(arguments.seed), 0
    with ExitStack() as stack:
        sites = _sites(stack)
        try:
            while totals["kills"] < arguments.kills:
                site = sites[number % len(sites)]
                kills = min(_ROUND, arguments.kills - totals["kills"])
                seed = dice.randrange(2**32)
                totals += asyncio.run(kill_and_check(site, kills, arguments.tables, seed))
                number += 1
                print(f"after {number} rounds: {_line(totals)}", flush=True)
                if any(totals[name] for name in MUST_NOT_BE):
                    print(site.log.read_text())
                    break
        except KeyboardInterrupt:
            print("interrupted; the round that was under way does not count")
    print(_line(totals))
    sys.exit(any(totals[name] for name in MUST_NOT_BE))


def _line(figures: Counter[str]) -> str:
    for name in MUST_NOT_BE:
        figures.setdefault(name, 0)
    return ", ".join(f"{name} {count:,}" for name, count in sorted(figures.items()))


if __name__ == "__main__":
    main()
