"""How a server is set up, and what an operator is told where it cannot start."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from helpers.forked import typed
from helpers.serving import Process

from touchstone.server.configuration import ConfigurationError, configured
from touchstone.server.settings import Limits, Settings

SERVE = ("serve", "--port", "0", "--no-warm")


def one_line(code: int | None, output: str) -> str:
    """What a server says that does not start: one line, and nothing else."""
    assert code == 1
    assert output.count("\n") == 1, output
    assert output.startswith("touchstone: ")
    return output.removeprefix("touchstone: ").strip()


def sentence(folder: Path, *options: str) -> str:
    """What it says with these options."""
    return one_line(*typed(folder, *SERVE, *options))


def sentence_of_a_new_process(*options: str) -> str:
    """The same where Python has begun and ends with it: it may have last words of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "touchstone.cli", *SERVE, *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return one_line(done.returncode, done.stdout)


@pytest.mark.parametrize("store", ["mysql://me@db/x", "no address at all", "sqlite+pysqlite:///x"])
def test_a_store_of_an_unknown_kind(store: str, tmp_path: Path) -> None:
    said = sentence(tmp_path, "--store", store)
    assert "Touchstone cannot keep games in a store of the kind" in said


def test_a_store_in_a_folder_that_is_not_there(tmp_path: Path) -> None:
    said = sentence(tmp_path, "--store", f"sqlite:///{tmp_path}/nowhere/x.db")
    assert said.startswith(f"There is no folder {tmp_path}/nowhere for the store.")


def test_a_file_that_is_no_store(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("This is a letter to my aunt, and no database.\n" * 100)
    said = sentence_of_a_new_process("--store", f"sqlite:///{tmp_path}/x.db")
    assert "file is not a database" in said


def test_a_database_server_that_does_not_answer() -> None:
    said = sentence_of_a_new_process("--store", "postgresql://me@127.0.0.1:1/games")
    assert said.startswith("The store postgresql://me@127.0.0.1:1/games cannot be used: ")


def test_a_database_that_does_not_exist(postgres: str, tmp_path: Path) -> None:
    said = sentence(tmp_path, "--store", _another(postgres))
    assert '"no_such_database" does not exist' in said


def test_what_hosting_companies_write_behind_an_address(postgres: str, tmp_path: Path) -> None:
    address = _another(postgres) + "?sslmode=prefer&application_name=games"
    said = sentence(tmp_path, "--store", address)
    assert '"no_such_database" does not exist' in said


def _another(postgres: str) -> str:
    return postgres.rsplit("/", 1)[0] + "/no_such_database"


def test_a_password_is_told_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHSTONE_STORE", "postgresql://me:geheim@127.0.0.1:1/games")
    said = sentence(tmp_path)
    assert "postgresql://me:***@127.0.0.1:1/games" in said
    assert "geheim" not in said


def test_redis_that_does_not_answer(tmp_path: Path) -> None:
    options = ("--store", f"sqlite:///{tmp_path}/x.db", "--redis", "redis://127.0.0.1:1")
    said = sentence_of_a_new_process(*options)
    assert said.startswith("Redis cannot be used: ")


def test_a_password_on_the_command_line_is_frowned_upon(tmp_path: Path) -> None:
    _, output = typed(tmp_path, *SERVE, "--store", "postgresql://me:geheim@127.0.0.1:1/games")
    assert "can be read by everybody on this machine" in output
    assert "geheim" not in output


# Where settings come from -------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith("TOUCHSTONE_")]:
        monkeypatch.delenv(name)
    return tmp_path


def test_nothing_needs_to_be_set(folder: Path) -> None:
    assert configured() == Settings()


def test_the_command_line_beats_the_environment_and_that_the_file(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "touchstone.toml").write_text(
        "port = 1\nkeep_days = 1\ngrace_seconds = 1\n\n[limits]\ntables = 1\nconnections = 1\n"
    )
    monkeypatch.setenv("TOUCHSTONE_PORT", "2")
    monkeypatch.setenv("TOUCHSTONE_KEEP_DAYS", "2")
    monkeypatch.setenv("TOUCHSTONE_LIMITS__TABLES", "2")
    monkeypatch.setenv("TOUCHSTONE_ALLOWED_ORIGINS", '["https://friend.example"]')
    found = configured(port=3, redis=None)
    assert (found.port, found.keep_days, found.grace_seconds) == (3, 2, 1)
    assert found.limits == Limits(tables=2, connections=1)
    assert found.allowed_origins == ("https://friend.example",)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("prot = 8000\n", "There is no setting prot."),
        ("[limits]\ntabless = 3\n", "There is no setting limits.tabless."),
        ("port = 'harbour'\n", "The setting port cannot be used: "),
        ("port 8000\n", "settings.toml is not written in TOML: "),
        ("public_url = 'games.example'\n", "games.example is not an address where people can"),
    ],
)
def test_what_cannot_be_meant(folder: Path, text: str, said: str) -> None:
    file = folder / "settings.toml"
    file.write_text(text)
    with pytest.raises(ConfigurationError, match=re.escape(said)):
        configured(file)


def test_a_file_that_is_not_there(folder: Path) -> None:
    with pytest.raises(ConfigurationError, match=r"There is no file .*other\.toml"):
        configured(folder / "other.toml")


def test_a_setting_that_is_a_secret_is_not_repeated(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOUCHSTONE_TRUSTED_PROXIES", "geheim")
    with pytest.raises(ConfigurationError) as refused:
        configured()
    assert "geheim" not in str(refused.value)


# What a server says when it is ready --------------------------------------------------------------


def test_a_server_for_everybody_says_where_others_find_it(tmp_path: Path) -> None:
    with Process("--store", f"sqlite:///{tmp_path}/x.db", "--host", "0.0.0.0") as server:
        assert "0.0.0.0" not in server.url
        assert server.get("/health").status_code == 200


def test_a_server_set_up_by_the_environment_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TOUCHSTONE_STORE", f"sqlite:///{tmp_path}/x.db")
    monkeypatch.setenv("TOUCHSTONE_PUBLIC_URL", "https://games.example/touchstone/")
    with Process() as server:
        assert server.get("/touchstone/health").status_code == 200
        assert server.get("/health").status_code == 404
        assert server.get("/touchstone/").headers["strict-transport-security"]
