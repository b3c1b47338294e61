"""All that guests can do to a server at once, by the thousand, and a check that it bears it.

Innocent people play on meanwhile. By hand, for long:
`python tests/helpers/hostile.py --messages 1000000`.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from helpers.forked import Forked, forked
from helpers.hostile_floods import Flooder
from helpers.hostile_messages import attack
from helpers.hostile_requests import preview, send_odd_requests
from helpers.serving import PATIENCE, Message, sqlite
from helpers.steadfast import Player, check

from touchstone.server.settings import Limits, Settings

PARTS = 5
GROWTH = 30.0
"""Megabytes that memory may grow after the first part: the tables of a part leave memory in the
next, but Python gives back only what is free in one piece."""
_FREE = 10**9
_LIMITS = Limits(
    messages_per_second=_FREE,
    message_burst=_FREE,
    requests_per_second=_FREE,
    request_burst=_FREE,
    request_seconds=1.0,
    tables_per_second=_FREE,
    table_burst=_FREE,
    connections=_FREE,
    connections_per_address=_FREE,
    connects_per_second=_FREE,
    farewell_seconds=1.0,
    tables=_FREE,
    strikes=_FREE,
    unsent_messages=100_000,
)
"""Nobody is turned away for being too fast: everything has to be borne, not only the beginning."""
_WISH = {"game": "four-senses", "seats": [{}, {"masked": False}]}


def settings(store: str) -> Settings:
    """What is behind the limits of the rate; anybody may say for whom he asks."""
    return Settings(
        store=store,
        room_seconds=5.0,
        bot_warming=False,
        trusted_proxies=("127.0.0.1",),
        limits=_LIMITS,
    )


@dataclass
class Borne:
    """What was done, how it was answered, and what it cost."""

    answers: Counter[str] = field(default_factory=Counter)
    done: Counter[str] = field(default_factory=Counter)
    memory: list[float] = field(default_factory=list)
    innocent: int = 0
    """Moves of the innocent that were acknowledged."""


def rss(pid: int) -> float:
    """Megabytes that the process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def onslaught(
    server: Forked,
    messages: int,
    connections: int,
    seed: int,
    progress: Callable[[str], None] = lambda _: None,
) -> Borne:
    """Attacks a server in several ways at once; returns the figures."""
    dice, borne = Random(seed), Borne()
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as client:
        innocent = Player([server.socket_url], await _table(client), Random(seed))
        playing = asyncio.create_task(innocent.run())
        for part in range(1, PARTS + 1):
            before = len(innocent.acknowledged)
            await _attack(server, client, messages // PARTS, connections, dice, borne)
            borne.memory.append(rss(server.pid))
            if playing.done():
                playing.result()
            assert innocent.reconnections == 0, "the innocent were thrown out"
            assert len(innocent.acknowledged) > before, "the innocent were held up"
            progress(f"{part * messages // PARTS:,} messages: {borne.memory[-1]:.0f} MB")
        innocent.ended = True
        playing.cancel()
        borne.innocent = len(innocent.acknowledged)
        assert (await client.get("/health")).status_code == 200
        figures = (await client.get("/metrics")).text
    assert "server/fault" not in figures
    assert "touchstone_tables_failed_total 0.0" in figures
    found = await check(server.settings.store, [innocent])
    assert (found.lost, found.holes) == (0, 0)
    return borne


async def _table(client: httpx.AsyncClient) -> Message:
    made: Message = (await client.post("/api/tables", json=_WISH)).json()
    return made


async def _attack(
    server: Forked,
    client: httpx.AsyncClient,
    messages: int,
    connections: int,
    dice: Random,
    borne: Borne,
) -> None:
    """One part: every kind of guest at once, each at a table of its own."""
    tables = [await _table(client) for _ in range(connections)]
    seen = await _table(client)
    talk = [
        attack(server.socket_url, table, messages // connections, dice.randrange(2**32))
        for table in tables
    ]
    others = [
        *(send_odd_requests(server.url, messages // 200, Random(dice.random())) for _ in range(3)),
        preview(server.url, seen, messages // 200, Random(dice.random())),
        *(
            Flooder(server.url, tables[0], Random(dice.random())).run(max(8, messages // 2000))
            for _ in range(2)
        ),
    ]
    answers = asyncio.gather(*talk)
    for done in await asyncio.gather(*others):
        borne.done += done
    for answer in await answers:
        borne.answers += answer
    taken = await client.post(
        f"/api/tables/{seen['table']}/join", json={"secret": seen["open_secret"]}
    )
    assert taken.status_code == 200, "looking at a link has taken a seat"


def main() -> None:
    """A long run, with figures."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--messages", type=int, default=1_000_000)
    parser.add_argument("--connections", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as name,
        forked(settings(sqlite(Path(name))), Path(name, "log")) as server,
    ):
        borne = asyncio.run(
            onslaught(
                server,
                given.messages,
                given.connections,
                given.seed,
                lambda line: print(line, flush=True),
            )
        )
        log = Path(name, "log").read_text()
    for counted in (borne.answers, borne.done):
        for what, count in counted.most_common():
            print(f"{what:<28}{count:>10,}")
    print(f"{'moves of the innocent':<28}{borne.innocent:>10,}")
    is_bounded = borne.memory[-1] - borne.memory[1] < GROWTH
    print("memory after each fifth, MB:", [round(value) for value in borne.memory])
    print(f"memory is {'bounded' if is_bounded else 'NOT bounded'}")
    print(f"{log.count(chr(10))} lines in the log")
    print(log[:2000])
    sys.exit(not is_bounded or bool(log))


if __name__ == "__main__":
    main()
