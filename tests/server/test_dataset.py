"""`touchstone export`: finished games for researchers, of those who agreed, without names."""

import json
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from helpers.client import Client
from helpers.serving import QUICK, Message, Running, apart, serving, sqlite
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.core.record import read_record
from touchstone.games import GAMES

SEATS = [{"name": "Anastasia", "masked": True}, {"name": "Benedict", "masked": False}]


def run(store: str, *words: str, status: int = 0, command: str = "export") -> list[str]:
    said = {"TOUCHSTONE_STORE": store}
    whole = [*command.split(), *words]
    result = apart(lambda: CliRunner().invoke(app, whole, env=said))
    assert result.exit_code == status, result.output
    return result.output.splitlines()


def rows(store: str, *words: str) -> list[dict[str, Any]]:
    *lines, last = run(store, *words)
    assert last == f"Games exported: {len(lines)}."
    return [json.loads(line) for line in lines]


def sit(server: Running, *commands: tuple[int, str]) -> Message:
    """A table at which these commands were given."""
    made = server.create(game="four-senses", seats=SEATS)
    with (
        Client.at(server.socket_url, made, 1) as ana,
        Client.at(server.socket_url, made, 2) as ben,
    ):
        for seat, text in commands:
            ack = (ana, ben)[seat - 1].play(text)
            assert ack["ok"], (text, ack)
    return made


PLAY = ((1, "touch b2 supply"), (1, "f b2"), (1, "done"), (2, "h b2"))
AGREED = ((1, "share on"), (2, "share on"))


def test_a_game_comes_with_its_touches_and_without_names(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    with serving(replace(QUICK, store=store)) as server:
        sit(server, *AGREED, *PLAY, (2, "resign"))
        (game,) = rows(store, "--games", "--touches")
        (plain,) = rows(store, "--games")
    assert [(move["seat"], move["text"]) for move in game["moves"]] == [
        (1, "f b2"),
        (1, "done"),
        (2, "h b2"),
    ]
    touches = [(one["seat"], one["after"], one["target"]) for one in game["touches"]]
    assert touches == [(1, 0, "b2"), (1, 0, "supply")]
    assert (game["winners"], game["reason"]) == ([1], "resigned")
    assert [player["masked"] for player in game["players"]] == [True, False]
    assert len(read_record(game["record"], GAMES).moves) == 3
    assert "touches" not in plain
    assert not any(name in json.dumps(game) for name in ("Anastasia", "Benedict"))


@pytest.mark.parametrize(
    "commands",
    [
        (*PLAY, (2, "resign")),
        ((1, "share on"), *PLAY, (2, "resign")),
        (*AGREED, *PLAY, (1, "share off"), (2, "resign")),
        (*AGREED, *PLAY),
        (*AGREED, *PLAY, (2, "done"), (1, "h c3")),
    ],
    ids=["nobody agreed", "one agreed", "taken back", "not finished", "going on"],
)
def test_without_everybody_or_an_end_nothing_is_given(
    commands: tuple[tuple[int, str], ...], tmp_path: Path
) -> None:
    store = sqlite(tmp_path)
    with serving(replace(QUICK, store=store)) as server:
        sit(server, *commands)
        assert rows(store, "--games", "--touches") == []


def test_of_a_rematch_only_what_was_agreed_and_played_is_given(tmp_path: Path) -> None:
    store = sqlite(tmp_path)
    with serving(replace(QUICK, store=store)) as server:
        sit(server, *AGREED, *PLAY, (2, "resign"), (1, "offer rematch"), (2, "accept"),
            (2, "f a1"), (2, "share off"), (2, "resign"))  # fmt: skip
        (game,) = rows(store, "--touches")
    assert [move["text"] for move in game["moves"]] == ["f b2", "done", "h b2"]


@pytest.mark.parametrize("kind", ["jsonl", "parquet"])
def test_a_file_has_a_schema_and_a_card_beside_it(kind: str, tmp_path: Path) -> None:
    store, out = sqlite(tmp_path), tmp_path / f"games.{kind}"
    with serving(replace(QUICK, store=store)) as server:
        sit(server, *AGREED, *PLAY, (2, "resign"))
        assert run(store, "--touches", "--out", str(out)) == ["Games exported: 1."]
    if kind == "parquet":
        parquet: Any = import_module("pyarrow.parquet")
        table = parquet.read_table(out)
        (row,) = table.to_pylist()
        row["settings"] = dict(row["settings"])
        assert b"1 games, 2 touches" in table.schema.metadata[b"data card"]
        assert table.schema.field("moves").metadata == {b"description": b"every move, in order"}
    else:
        row = json.loads(out.read_text())
    schema = json.loads((tmp_path / "games.schema.json").read_text())
    assert set(row) == set(schema["properties"])
    assert row["touches"][0]["target"] == "b2"
    card = (tmp_path / "games.md").read_text()
    assert all(f"| `{name}` |" in card for name in row)


@pytest.mark.parametrize("words", [[], ["--games", "--out", "games.csv"]])
def test_what_cannot_be_meant_is_refused(words: list[str], tmp_path: Path) -> None:
    run(sqlite(tmp_path), *words, status=2)
    assert run(sqlite(tmp_path), "--games", status=1) == [
        "There is no Touchstone store at this address."
    ]


def test_whoever_runs_the_server_may_look_at_every_finished_game(tmp_path: Path) -> None:
    store, file = sqlite(tmp_path), tmp_path / "all.jsonl"
    with serving(replace(QUICK, store=store)) as server:
        sit(server, *PLAY, (2, "resign"))
        sit(server, *PLAY)
        said = run(store, str(file), command="store export")
    assert said == ["Games exported: 1."]
    (line,) = file.read_text(encoding="utf-8").splitlines()
    assert "Anastasia" not in line
    assert json.loads(line)["winners"] == [1]
