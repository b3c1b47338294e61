"""What the tests of the server share."""

import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest
from helpers.serving import PATIENCE, QUICK, Running, awaited, serving, sqlite
from redis import Redis
from redis.exceptions import RedisError

from touchstone.server.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return replace(QUICK, store=sqlite(tmp_path))


@pytest.fixture
def server(settings: Settings) -> Iterator[Running]:
    with serving(settings) as running:
        yield running


def _needed(name: str, problem: Exception) -> None:
    """Skips where a service is missing, but never in CI."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"{name} is needed in CI: {problem!r}")
    pytest.skip(f"no {name} on this machine: {problem!r}")


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database, which is dropped afterwards."""
    base = os.environ.get(
        "TOUCHSTONE_TEST_POSTGRES", "postgresql://postgres@127.0.0.1:5432/test"
    ).replace("postgres://", "postgresql://")
    name = f"touchstone_{token_hex(6)}"
    try:
        awaited(_execute(base, f"create database {name}"))
    except (OSError, asyncpg.PostgresError) as problem:
        _needed("PostgreSQL", problem)
    yield base.rsplit("/", 1)[0] + f"/{name}"
    awaited(_execute(base, f"drop database {name} with (force)"))


async def _execute(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address, timeout=PATIENCE)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture
def redis() -> str:
    """The address of a Redis."""
    address = os.environ.get("TOUCHSTONE_TEST_REDIS", "redis://127.0.0.1:6379")
    try:
        with Redis.from_url(address, socket_timeout=PATIENCE) as connection:
            connection.ping()
    except (OSError, RedisError) as problem:
        _needed("Redis", problem)
    return address
