"""Must show 2: `kill -9` at random instants loses no acknowledged command.

`make soak` does the same 200 times.
"""

from pathlib import Path

from helpers.client import Client
from helpers.killing import kill_and_check
from helpers.serving import Process, awaited, sqlite


def test_kill_9_on_sqlite_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    found = awaited(kill_and_check(sqlite(tmp_path), kills=3, tables=6, seed=1))
    assert found["acknowledged"] > 6


def test_kill_9_on_postgresql_loses_nothing_that_was_acknowledged(postgres: str) -> None:
    found = awaited(kill_and_check(postgres, kills=2, tables=6, seed=2))
    assert found["acknowledged"] > 4


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
