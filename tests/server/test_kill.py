"""Must show 2: `kill -9` at random instants loses no acknowledged command.

`make soak` does the same a thousand times.
"""

from pathlib import Path

from helpers.backing import own_redis
from helpers.client import Client
from helpers.killing import MUST_NOT_BE, Site, kill_and_check
from helpers.serving import Process, awaited, sqlite


def test_kill_9_on_sqlite_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    site = Site(sqlite(tmp_path), tmp_path / "log")
    found = awaited(kill_and_check(site, kills=4, tables=6, seed=1))
    assert found["acknowledged"] > 6
    assert not any(found[name] for name in MUST_NOT_BE), found


def test_neither_servers_nor_redis_that_are_killed_lose_anything(
    postgres: str, tmp_path: Path
) -> None:
    with own_redis() as redis:
        site = Site(postgres, tmp_path / "log", redis, pause=2)
        found = awaited(kill_and_check(site, kills=4, tables=6, seed=2))
    assert found["acknowledged"] > 6
    assert found["restarts of Redis"] == 2
    assert not any(found[name] for name in MUST_NOT_BE), found


def test_a_restart_resumes_every_table_where_it_was(tmp_path: Path) -> None:
    with Process("--store", sqlite(tmp_path)) as process:
        made = process.create(game="four-senses", seats=[{"name": "Ana"}, {"masked": False}])
        with Client.at(process.socket_url, made, 1) as ana:
            assert ana.play("dh b3")["ok"]
            assert ana.play("done")["ok"]
        process.kill()
        process.start()
        with (
            Client.at(process.socket_url, made, 1, since=1) as ana,
            Client.at(process.socket_url, made, 2) as ben,
        ):
            (told,) = ana.welcome["updates"]
            assert told["utterance"].startswith("You have placed.")
            words = {c["cell"]: c["words"] for c in ben.welcome["view"]["board"]["cells"]}
            assert words["b3"] == "level 2, hole"
            assert ben.welcome["view"]["yours"]
            assert ben.play("f b3")["code"] == "move/illegal"
        assert process.stop() == 0
        assert made["seats"][0]["secret"] not in process.errors
