"""What it costs the server when somebody comes, counted: after a restart all come at once."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest
from helpers.client import Client
from helpers.serving import Running

NAMES = ("Ana", "Ben")


class Ways:
    """How often the event loop has sent somebody to the store and waited for them."""

    def __init__(self) -> None:
        self.count = 0

    @contextmanager
    def counted(self, expected: int) -> Iterator[None]:
        before = self.count
        yield
        assert self.count - before == expected


@pytest.fixture
def ways(server: Running, monkeypatch: pytest.MonkeyPatch) -> Ways:
    found, connections = Ways(), server.server.hub.store.connections
    for name in ("read", "change"):
        monkeypatch.setattr(connections, name, _counted(found, getattr(connections, name)))
    return found


def _counted(ways: Ways, does: Any) -> Any:
    async def counted(*given: Any) -> Any:
        ways.count += 1
        return await does(*given)

    return counted


def test_whoever_comes_sends_to_the_store_once_for_each_thing(server: Running, ways: Ways) -> None:
    with ways.counted(1):
        made = server.create(game="four-senses", seats=[{"name": name} for name in NAMES])
    with ExitStack() as there:
        with ways.counted(3):  # what was agreed, what was played, and who is here now
            there.enter_context(Client.at(server.socket_url, made, 1))
        with ways.counted(1):
            there.enter_context(Client.at(server.socket_url, made, 2))
        with ways.counted(0):  # who was here before
            ben = there.enter_context(Client.at(server.socket_url, made, 2))
        assert [player["name"] for player in ben.welcome["players"]] == list(NAMES)


def test_whoever_comes_back_to_a_table_on_disk_has_it_read_once(
    server: Running, ways: Ways
) -> None:
    made = server.create(game="four-senses", seats=[{"name": name} for name in NAMES])
    with Client.at(server.socket_url, made, 1) as ana, Client.at(server.socket_url, made, 2):
        assert ana.say("f a1")["ok"]
    server.call(server.room(made["table"]).rest)
    with ways.counted(2), Client.at(server.socket_url, made, 1) as ana:
        assert ana.welcome["number"] == 1
