"""Commands of many tables go to disk in groups: half of the tables speak while the others wait."""

import asyncio
from dataclasses import dataclass, field
from typing import Any, cast

from helpers.serving import awaited

from touchstone.server.committer import Committer
from touchstone.server.metrics import Metrics
from touchstone.server.schema import Row
from touchstone.server.store import Store

TABLES, MOVES = 40, 30


@dataclass
class Disk:
    """A store that takes a while, in which others speak."""

    sizes: list[int] = field(default_factory=list)

    async def append(self, rows: list[Row], finished: Any) -> set[Any]:
        self.sizes.append(len(rows))
        for _ in range(TABLES):
            await asyncio.sleep(0)
        return set()


@dataclass
class Talker:
    """A table whose next command comes a moment after the last one is on disk."""

    table_id: str
    replies: asyncio.Queue["Talker"]
    said: int = 1
    is_current: bool = True
    finished: None = None

    @property
    def row(self) -> Row:
        return Row(self.table_id, self.said, 1, "touch a1", "", 0)

    def committed(self) -> None:
        self.said += 1
        self.replies.put_nowait(self)


async def sizes_of_groups() -> list[int]:
    """One reply is read in each turn of the loop, as many clients answer one after the other."""
    disk, replies = Disk(), asyncio.Queue[Talker]()
    committer = Committer(cast(Store, disk), Metrics(), lambda _: None)
    for number in range(TABLES):
        committer.add(cast(Any, Talker(str(number), replies)))
    running = asyncio.create_task(committer.run())
    for _ in range(TABLES * MOVES):
        committer.add(cast(Any, await replies.get()))
        await asyncio.sleep(0)
    running.cancel()
    return disk.sizes


def test_groups_that_began_with_all_tables_settle_at_half_of_them() -> None:
    first, *_, last = sizes = awaited(sizes_of_groups())
    assert first == TABLES
    assert last <= 0.6 * TABLES, sizes
    assert min(sizes[1:]) >= 0.3 * TABLES, sizes
