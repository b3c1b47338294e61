"""Must show 4: malformed, oversized, duplicated and reordered messages and requests are borne.

`make soak` sends a million of them.
"""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
from helpers.client import Client
from helpers.forked import forked
from helpers.hostile import onslaught
from helpers.hostile import settings as hostile_settings
from helpers.hostile_requests import send_odd_requests
from helpers.serving import QUICK, Running, awaited, serving, sqlite
from helpers.soaking import SOAK
from hypothesis import HealthCheck, given
from hypothesis import settings as examples
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from touchstone.server.settings import Settings

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner),
    max_leaves=8,
)
KEYS = st.sampled_from(
    ["type", "id", "text", "sure", "format", "cells", "table", "secret", "since", "x"]
)
VALUES = st.sampled_from(
    ["hello", "command", "ask", "hint", "touch a1", "offer draw", "f a1", "done", "a1", "1"]
)
NEAR = st.dictionaries(KEYS, JSON | VALUES | st.dictionaries(KEYS, JSON | VALUES, max_size=4))


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = replace(QUICK.limits, strikes=10**9)
    folder = tmp_path_factory.mktemp("hostile")
    with serving(replace(QUICK, limits=limits, store=sqlite(folder))) as running:
        yield running


@pytest.fixture(scope="module")
def client(bare: Running) -> Iterator[Client]:
    made = bare.create(game="four-senses", seats=[{}, {}])
    with Client.at(bare.socket_url, made, 1) as connected:
        yield connected


# The server runs in a thread beside the test and rolls dice of its own while messages are drawn.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
@examples(
    max_examples=300 if SOAK else 60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(message=st.text(max_size=100) | NEAR.map(json.dumps) | JSON.map(json.dumps))
def test_whatever_is_sent_is_answered(client: Client, message: str) -> None:
    client.send(message.encode("utf-8", "replace").decode())
    answer = client.wait("refused", "ack", "choices", "welcome")
    if answer["type"] == "refused":
        assert "/" in answer["code"]
        assert answer["sentence"]


def test_binary_frames_are_refused(client: Client) -> None:
    client.socket.send(b"\x00\xff")
    assert client.wait("refused")["code"] == "wire/unreadable"


def test_thousands_of_hostile_messages_change_nothing(tmp_path: Path) -> None:
    with forked(hostile_settings(sqlite(tmp_path)), tmp_path / "log") as server:
        borne = awaited(onslaught(server, messages=5000, connections=5, seed=7))
    assert {"wire/unreadable", "wire/too-long", "wire/format", "ack"} <= set(borne.answers)
    assert len(borne.done) > 10
    assert borne.memory[-1] - borne.memory[1] < 15
    assert (tmp_path / "log").read_text() == ""


def test_odd_requests_are_never_a_fault(
    settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    hasty = replace(settings, limits=replace(settings.limits, request_seconds=0.1))
    with serving(replace(hasty, trusted_proxies=("127.0.0.1",))) as server:
        seen = awaited(send_odd_requests(server.url, 600, Random(5)))
        assert server.get("/health").status_code == 200
    assert {f"HTTP {status}" for status in (101, 200, 400, 403, 404, 405, 422)} <= set(seen)
    assert capsys.readouterr().err == ""


# The server's thread may use the module `random` while schemathesis makes up a case.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_every_path_of_the_api_bears_whatever_its_schema_allows(bare: Running) -> None:
    schema = schemathesis.openapi.from_url(f"{bare.url}/openapi.json")
    tried = 0

    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok)

        @examples(max_examples=25 if SOAK else 10, deadline=None)
        @given(case=operation.ok().as_strategy())
        def attack(case: schemathesis.Case[Any]) -> None:
            nonlocal tried
            response = case.call(base_url=bare.url)
            tried += 1
            assert response.status_code < 500 or response.status_code == 503, response.text
            if response.status_code >= 400:
                assert set(response.json()) == {"code", "sentence"}
            case.validate_response(
                response, checks=[not_a_server_error, response_schema_conformance]
            )

        attack()
    assert tried > 50
