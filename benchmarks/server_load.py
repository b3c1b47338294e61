"""The server under load on one core, with durable commits, beside boardgame.io and a bare echo.

    python benchmarks/server_load.py [--tables 100] [--seconds 8] [--least 0] [--repeats 1]
        [--games 40] [--idle 2000] [--only masked,picture] [--store URL] [--json FILE]
        [--profile FILE]

Every server is started anew and pinned to one core; the load comes from another one, where there
is one. Time begins when everybody comes. The roads take turns, so that a machine that others use
too treats all of them alike: compare the ratios, and the milliseconds of processor more than the
moves a second. The last line names the Python, since builds of the same version differ by up to a
fifth. Every acknowledged move of Touchstone is on disk; boardgame.io keeps its matches in memory.
"""

import argparse
import asyncio
import json
import os
import tempfile
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import asdict, replace
from pathlib import Path
from platform import python_build, python_compiler, python_version
from statistics import median

import rivals
import uvloop
from processes import Row, Started
from table_load import ROADS, end_in_moves, laid, load, seated

EVERY = ("echo", "boardgame.io", *ROADS)


class Bench:
    """Runs loads one after the other, each on a server of its own."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        cores = sorted(os.sched_getaffinity(0))
        apart = len(cores) > 1
        self.server_core = cores[-1] if apart else None
        self.own_core = cores[0] if apart else None
        if self.own_core is not None:
            os.sched_setaffinity(0, {self.own_core})

    def store(self, held: ExitStack) -> str:
        folder = held.enter_context(tempfile.TemporaryDirectory())
        return self.chosen.store or f"sqlite:///{folder}/load.db"

    def touchstone(
        self, held: ExitStack, profile: str | None = None, store: str | None = None
    ) -> Started:
        server = Started.touchstone(store or self.store(held), self.server_core, profile)
        return held.enter_context(server)

    def row(self, name: str) -> Row | None:
        """One load; None where its server cannot be had."""
        tables, seconds = self.chosen.tables, self.chosen.seconds
        if name == "echo":
            return uvloop.run(rivals.echo(tables, seconds, self.server_core))
        if name == "boardgame.io":
            found = rivals.modules()
            cores = self.server_core, self.own_core
            return found and rivals.boardgame_io(found, tables, seconds, *cores)
        with ExitStack() as held:
            server = self.touchstone(held, self.chosen.profile)
            return uvloop.run(load(server, name, tables, seconds, self.chosen.least))

    def rows(self, names: Iterable[str]) -> list[Row]:
        """The loads in turn, several times; each row is the middle one of its own."""
        measured: dict[str, list[Row]] = {}
        for _ in range(self.chosen.repeats):
            for name in names:
                if row := self.row(name):
                    measured.setdefault(name, []).append(row)
        return [_middle(rows) for rows in measured.values()]

    def end(self, road: str) -> float:
        """What a game's end and the rematch cost, in moves."""
        with ExitStack() as held:
            return uvloop.run(end_in_moves(self.touchstone(held), road, self.chosen.games))

    def coming(self) -> tuple[float, float]:
        """Milliseconds of processor for one of many who come at once: to new tables, and back."""
        with ExitStack() as held:
            store = self.store(held)
            with ExitStack() as before:
                server = self.touchstone(before, store=store)
                tables = uvloop.run(laid(server.said, "picture", self.chosen.tables))
                new = uvloop.run(seated(server, tables))
            return new, uvloop.run(seated(self.touchstone(held, store=store), tables))

    def idle(self) -> float:
        """Megabytes of a server with many people who do nothing."""
        with ExitStack() as held:
            server = self.touchstone(held)
            return uvloop.run(_idle(server, self.chosen.idle // 2))


def _middle(rows: list[Row]) -> Row:
    """One row for several of the same: the median of every figure, the sum of what was done."""
    moves, seconds = sum(row.moves for row in rows), sum(row.seconds for row in rows)
    cpu = median(row.cost for row in rows) * moves / 1000
    middles = {n: median(getattr(row, n) for row in rows) for n in ("median", "slow", "best")}
    sent = sum(row.bytes for row in rows)
    return replace(rows[0], moves=moves, seconds=seconds, cpu=cpu, bytes=sent, **middles)


async def _idle(server: Started, tables: int) -> float:
    await seated(server, await laid(server.said, "picture", tables))
    await asyncio.sleep(1)
    return server.memory()


def shown(rows: list[Row]) -> None:
    """The table, with ratios to boardgame.io where it was measured."""
    other = next((row for row in rows if row.name == "boardgame.io"), None)
    heads = ("moves/s", "ratio", "ms/move", "ratio", "best", "ratio", "p50 ms", "p99 ms", "ratio")
    print(f"{'':<13}" + "".join(f"{head:>8}" for head in (*heads, "B/move", "core")))
    for row in rows:
        ratios = ["", "", "", ""]
        if other is not None:
            times = (row.rate / other.rate, other.cost / row.cost, other.best / row.best)
            ratios = [f"{ratio:.2f}" for ratio in (*times, row.slow / other.slow)]
        figures = (
            *(f"{row.rate:.0f}", ratios[0], f"{row.cost:.3f}", ratios[1], f"{row.best:.3f}"),
            *(ratios[2], f"{row.median:.1f}", f"{row.slow:.1f}", ratios[3], f"{row.size:.0f}"),
            f"{100 * row.cpu / row.seconds:.0f}%",
        )
        print(f"{row.name:<13}" + "".join(f"{figure:>8}" for figure in figures))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--least", type=int, default=0, help="moves at each table of ours")
    parser.add_argument("--repeats", type=int, default=1)
    parser.add_argument("--games", type=int, default=40, help="games whose ends are measured")
    parser.add_argument("--idle", type=int, default=2000, help="connections that do nothing")
    parser.add_argument("--only", default=",".join(EVERY), help="some of the loads")
    parser.add_argument("--store")
    parser.add_argument("--json", type=Path, help="a file for the figures")
    parser.add_argument("--profile", help="a file for cProfile's figures of the server")
    bench = Bench(parser.parse_args())
    chosen = bench.chosen
    names = chosen.only.split(",")
    rows = bench.rows(names)
    shown(rows)
    measured = [name for name in ROADS if name in names and chosen.games]
    ends = {name: bench.end(name) for name in measured}
    for name, cost in ends.items():
        print(f"end and rematch, {name:<8}{cost:>7.1f} moves")
    coming = bench.coming() if chosen.games else None
    if coming:
        new, back = coming
        print(f"somebody who comes      {new:>7.2f} ms, back after a restart {back:.2f} ms")
    megabytes = bench.idle() if chosen.idle else None
    if megabytes:
        print(f"{chosen.idle} idle connections{megabytes:>8.0f} MB")
    print(f"load of the machine     {os.getloadavg()[0]:>7.1f} on {os.cpu_count()} cores")
    print(f"Python {python_version()}, {' '.join(python_build())}, {python_compiler()}")
    if chosen.json:
        facts: dict[str, object] = {
            "rows": [asdict(row) for row in rows],
            "ends": ends,
            "coming_ms": coming,
            "idle_mb": megabytes,
        }
        chosen.json.write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
