"""Downloads: made once, beside everything else, and never more than the server can bear."""

import os
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from helpers.serving import Running, eventually, serving
from helpers.workshops import ABSENT, BROKEN, HELD, QUICK, Bench

from touchstone.server import downloads
from touchstone.server.settings import Settings
from touchstone.things.shelf import Shelf

LIST = "/rules/four-senses/things"
GERMAN = {"accept-language": "de"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "things"


@pytest.fixture
def server(settings: Settings, folder: Path) -> Iterator[Running]:
    with serving(replace(settings, things=str(folder)), workshop=Bench()) as running:
        yield running


def states(server: Running, **headers: str) -> dict[str, str]:
    page = server.get(LIST, headers=headers).text
    return dict(re.findall(r'data-thing="(\w+)" data-state="(\w+)"', page))


def begun(folder: Path) -> list[str]:
    notes = folder / "begun"
    return notes.read_text().splitlines() if notes.exists() else []


def test_a_thing_is_made_when_somebody_asks_for_it_and_kept(server: Running, folder: Path) -> None:
    assert states(server)[QUICK] == "open"
    for _ in range(3):
        answer = server.post(f"{LIST}/{QUICK}")
        assert answer.headers["location"] == "/rules/four-senses#things"
        eventually(lambda: states(server)[QUICK] == "ready")
    assert begun(folder) == ["four-senses en pdf"]
    (address,) = re.findall(r'href="(/things/[^"]+)"', server.get("/rules/four-senses").text)
    taken = server.get(address)
    assert taken.text == "Rules."
    assert taken.headers["content-type"] == "application/pdf"
    assert 'attachment; filename="four-senses.pdf"' in taken.headers["content-disposition"]


def test_each_language_has_its_own(server: Running, folder: Path) -> None:
    server.post(f"{LIST}/{QUICK}", headers=GERMAN)
    eventually(lambda: states(server, **GERMAN)[QUICK] == "ready")
    assert states(server)[QUICK] == "open"
    assert begun(folder) == ["four-senses de pdf"]
    assert "Großdruck" in server.get(LIST, headers=GERMAN).text


def test_what_cannot_be_made_is_told_and_not_tried_again(server: Running, folder: Path) -> None:
    for _ in range(3):
        server.post(f"{LIST}/{BROKEN}")
        eventually(lambda: states(server)[BROKEN] == "failed")
    assert len(begun(folder)) == 1
    assert "Please try again in ten minutes." in server.get(LIST).text


def test_without_its_tool_a_thing_says_what_is_missing(server: Running, folder: Path) -> None:
    server.post(f"{LIST}/{ABSENT}")
    page = server.get(LIST).text
    assert states(server)[ABSENT] == "missing"
    assert "Press: not installed here" in page
    assert "apt-get install press" in page
    assert begun(folder) == []


def test_nobody_can_let_the_server_build_without_end(
    server: Running, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(downloads, "MOST_WAITING", 2)
    for slug in ("four-senses", "tactori"):
        for _ in range(5):
            server.post(f"/rules/{slug}/things/{HELD}")
    eventually(lambda: len(begun(folder)) == 1)
    refused = server.post(f"/rules/4eyes-plus/things/{HELD}")
    assert (refused.status_code, refused.json()["code"]) == (429, "limit/rate")
    assert states(server)[HELD] == "making"
    assert server.get("/").status_code == 200
    (folder / "go").touch()
    eventually(lambda: states(server)[HELD] == "ready")
    eventually(lambda: len(begun(folder)) == 2)


def test_the_process_ends_when_it_has_nothing_to_do(
    server: Running, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(downloads, "IDLE_SECONDS", 0.0)
    for product, language in ((HELD, "en"), (QUICK, "en"), (QUICK, "de")):
        server.post(f"{LIST}/{product}", headers={"accept-language": language})
    eventually(lambda: len(begun(folder)) == 1)
    first = worker(folder)
    assert is_alive(first)
    (folder / "go").touch()
    eventually(lambda: states(server, **GERMAN)[QUICK] == "ready")
    assert worker(folder) == first, "it stayed for what was waiting"
    eventually(lambda: not is_alive(first))
    server.post(f"/rules/tactori/things/{QUICK}")
    eventually(lambda: len(begun(folder)) == 4)
    assert worker(folder) != first


def worker(folder: Path) -> int:
    """The process that made something last."""
    return int((folder / "process").read_text())


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_server_ends_in_the_midst_of_making(settings: Settings, folder: Path) -> None:
    with serving(replace(settings, things=str(folder)), workshop=Bench()) as server:
        server.post(f"{LIST}/{HELD}")
        eventually(lambda: len(begun(folder)) == 1)


@pytest.mark.parametrize(
    "address",
    [
        "/things/four-senses/en/pdf/other.pdf",
        "/things/four-senses/en/scroll/four-senses.pdf",
        "/things/four-senses/la/pdf/four-senses.pdf",
        "/things/chess/en/pdf/chess.pdf",
        "/things/four-senses/en/pdf/..%2F..%2F..%2Fbegun",
        "/things/four-senses/en/..%2F..%2F/begun",
    ],
)
def test_there_is_nothing_but_what_was_made(server: Running, address: str) -> None:
    server.post(f"{LIST}/{QUICK}")
    eventually(lambda: states(server)[QUICK] == "ready")
    assert server.get(address).status_code == 404
    assert server.post(f"{LIST}/scroll").status_code == 404


def test_nothing_is_offered_without_a_folder(settings: Settings) -> None:
    with serving(replace(settings, things=""), workshop=Bench()) as server:
        assert 'id="things"' not in server.get("/rules/four-senses").text
        assert server.post(f"{LIST}/{QUICK}").status_code == 404


def test_the_real_shelf_makes_a_real_book(settings: Settings, folder: Path) -> None:
    with serving(replace(settings, things=str(folder)), workshop=Shelf()) as server:
        server.post("/rules/4eyes-plus/things/epub", headers={"accept-language": "nl"})
        name = "/things/4eyes-plus/nl/epub/4eyes-plus-nl.epub"
        eventually(lambda: server.get(name).status_code == 200)
        taken = server.get(name)
        assert taken.content[:2] == b"PK"
        assert taken.headers["content-type"] == "application/epub+zip"
