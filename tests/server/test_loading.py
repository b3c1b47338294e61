"""Long tables: loading takes as long as there are commands, and nobody else waits for it."""

import asyncio
import gc
import sys
import tracemalloc
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from helpers.client import Client
from helpers.rooms import ANA, Person, World, opened, seat_up
from helpers.serving import Running

from touchstone.games import GAMES
from touchstone.match import Play
from touchstone.server import loading
from touchstone.server.new_tables import new_table, seated_match
from touchstone.server.room import Room
from touchstone.server.schema import Row, StoredTable, columns_of
from touchstone.server.services import MOST_READ
from touchstone.views.wire.api import NewSeat, NewTable
from touchstone.views.wire.outgoing import Ack, Welcome

CELLS = [f"{column}{row}" for column in "abcd" for row in range(1, 5)]


def _touches(table: str, count: int) -> list[Row]:
    return [
        Row(table, number, 1, f"touch {CELLS[number % 16]}", f"id-{number}", 0)
        for number in range(1, count + 1)
    ]


def _steps(work: Callable[[], object]) -> int:
    """How many calls some work takes, in Python and in C."""
    count = 0

    def watch(frame: object, happened: str, what: object) -> None:
        nonlocal count
        count += happened in ("call", "c_call")

    sys.setprofile(watch)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def _long_table(count: int) -> tuple[Room, int]:
    table = seat_up()
    world = World(disk=_touches(table.stored.id, count))
    rooms: list[Room] = []
    steps = _steps(lambda: rooms.append(opened(world, table.stored)))
    return rooms[0], steps


def test_loading_is_linear_and_asking_does_not_depend_on_the_length() -> None:
    _long_table(10)  # whatever is done once only
    (_, short), (room, long) = _long_table(1000), _long_table(4000)
    assert long < 4.1 * short
    commands = room.committed.commands
    after, _ = room.committed.submit(Play(ANA, "f a1"))
    assert after.commands._items is commands._items, "the history was copied"


def test_hello_and_repeat_take_as_long_after_many_touches_as_after_few() -> None:
    def asked(count: int) -> tuple[int, int]:
        room, _ = _long_table(count)
        Person(room, ANA).say("repeat")
        person = Person(room, ANA)
        steps = _steps(lambda: room.join(person.listener, 0)), _steps(lambda: person.say("repeat"))
        welcome = person.last(Welcome)
        assert welcome.number == count
        assert [told.number for told in welcome.updates] == list(range(count - 199, count + 1))
        said = person.last(Ack).sentence.splitlines()
        assert [line[:2] for line in said] == [CELLS[n % 16] for n in range(count - 4, count + 1)]
        return steps

    asked(300)
    few, many = asked(400), asked(4000)
    assert all(more <= 1.1 * less for less, more in zip(few, many, strict=True))


def test_others_are_served_while_a_long_table_is_loaded(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "_SLICE", 0.0)
    made = server.create(game="four-senses", seats=[{}, {}])
    table, hub = made["table"], server.server.hub
    server.call(lambda: hub.store.append(_touches(table, 1200), {}))

    async def turns_of_others() -> int:
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        busy = asyncio.create_task(others())
        await hub.room(table)
        busy.cancel()
        return turns

    assert server.call(turns_of_others) >= 1200, "others had no turn between two commands"
    with Client.at(server.socket_url, made, 1) as ana:
        assert ana.welcome["number"] == 1200
        assert ana.say("touch a1")["ok"]


def test_who_takes_a_seat_while_the_table_is_loaded_has_it(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = server.create(game="four-senses", seats=[{"reserved": True}, {}])
    table, hub = made["table"], server.server.hub
    server.call(lambda: hub.store.append(_touches(table, 1), {}))
    read, goes_on = hub.store.commands, asyncio.Event()

    async def slowly(*asked: Any) -> list[Row]:
        await goes_on.wait()
        return await read(*asked)

    monkeypatch.setattr(hub.store, "commands", slowly)

    async def meanwhile() -> str:
        loading = asyncio.create_task(hub.room(table))
        taking = asyncio.create_task(hub.take_seat(table, made["open_secret"], "Ben"))
        while not (stored := await hub.store.table(table)) or not stored.seats[1].taken:
            await asyncio.sleep(0)
        goes_on.set()
        await loading
        return (await taking)[1]

    secret = server.call(meanwhile)
    with Client(server.socket_url) as ben:
        assert ben.hello(table, secret=secret)["table"]["seat"] == 2


def test_what_others_have_stored_is_taken_over_in_small_parts() -> None:
    table = seat_up()
    ana, world = table.sit(ANA), table.world
    world.disk = _touches(table.stored.id, 2 * MOST_READ + 1)
    table.room.news(1)
    ana.say("touch d4", id="mine")
    for number in (1, 2):
        world.read()
        world.commit()
        assert len(table.room.committed.commands) == number * MOST_READ
        assert ana.last(Ack) is None, "it was tried on an old match"
    world.read()
    world.commit()
    assert ana.last(Ack).id == "mine"
    assert len(world.disk) == 2 * MOST_READ + 2
    assert not world.reads


# Memory -------------------------------------------------------------------------------------------


def _played(stored: StoredTable, moves: int, dice: Random) -> list[Row]:
    match, rows = seated_match(stored, GAMES), list[Row]()
    while len(rows) < moves and match.turn is not None:
        game, state, seat = match.record.game, match.record.sitting.state, match.turn
        text = game.move_text(dice.choice(list(game.legal_moves(state))))
        match, _ = match.submit(Play(seat, text))
        client = f"{dice.getrandbits(64):016x}"
        rows.append(Row(stored.id, len(rows) + 1, seat, text, client, 0))
    return rows


@pytest.mark.parametrize("game", GAMES)
def test_a_table_at_rest_takes_little_memory(game: str) -> None:
    wish = NewTable(game=game, seats=(NewSeat(name="Ana"), NewSeat(name="Ben")))
    dice, tables = Random(1), []
    for _ in range(25):
        stored, _, _ = new_table(wish, GAMES, created=0)
        tables.append((stored, _played(stored, 20, dice)))
    services = World().services()

    def at_rest(stored: StoredTable, rows: list[Row]) -> Room:
        room = Room(services, stored, seated_match(stored, GAMES))
        for row in rows:
            # As from the store: every text is an object of its own.
            room.replay(Row(*[_copied(value) for value in columns_of(row)]))
        return room

    rooms = [at_rest(*table) for table in tables[:5]]
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        rooms.extend([at_rest(*table) for table in tables[5:]])
        gc.collect()
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    each = (after - before) / 20
    print(f"{game}: {each:.0f} bytes a table")
    assert each < 60_000


def _copied(value: Any) -> Any:
    return "".join(list(value)) if isinstance(value, str) else value
