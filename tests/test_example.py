"""A stranger's game, installed beside Touchstone: found, played and read like any other."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from helpers.browser import SPY, said, set_up, until
from helpers.hands import Keys
from helpers.serving import Process
from playwright.sync_api import Browser, Page

EXAMPLE = Path(__file__).parents[1] / "examples" / "three-in-a-row"
SLUG = "three-in-a-row"
MIDDLE_OUT = [f"{column}{row}" for column in "cbdae" for row in (2, 1, 3)]
OVER = "!document.getElementById('play-again').hidden"
MY_TURN_OR_OVER = f"document.getElementById('table').classList.contains('yours') || {OVER}"


@pytest.fixture(scope="module")
def beside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the example, from which every process that is started can import."""
    folder = tmp_path_factory.mktemp("beside")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    here = ["--no-deps", "--no-index", "--no-build-isolation", "--target", str(folder)]
    subprocess.run([*pip, *here, str(EXAMPLE)], check=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join((str(folder), *importable())))
        yield folder


def importable() -> list[str]:
    return [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]


def touchstone(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "touchstone.cli", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.usefixtures("beside")
def test_its_own_tests_pass_and_so_it_keeps_the_promises_of_every_game() -> None:
    options = ["-q", "-c", os.devnull, "-p", "no:cacheprovider", "--rootdir", str(EXAMPLE)]
    command = [sys.executable, "-m", "pytest", *options, str(EXAMPLE / "tests")]
    tested = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stdout


@pytest.mark.usefixtures("beside")
def test_the_referee_judges_it(tmp_path: Path) -> None:
    file = tmp_path / "won.record"
    moves = ["1: place a1", "2: place a2", "1: place b1", "2: place b2", "1: place c1"]
    file.write_text("\n".join([f"game: {SLUG}", "players: 2", "", *moves, ""]))
    verdict = json.loads(touchstone("judge", str(file)).stdout)
    assert (verdict["winners"], verdict["reason"]) == ([1], "three")
    assert touchstone("perft", SLUG, "3").stdout == f"{15 * 14 * 13}\n"


@pytest.mark.usefixtures("beside")
def test_what_it_does_not_have_is_refused_with_a_sentence() -> None:
    for command in (["bench", "playouts"], ["solve"], ["verify"]):
        refused = touchstone(*command, SLUG)
        assert refused.returncode == 2, command
        assert SLUG in refused.stderr
        assert "Traceback" not in refused.stderr


@pytest.mark.usefixtures("beside")
def test_two_people_play_it_in_the_terminal() -> None:
    typed = "place a1\nput b1\nplace b1\nput a round piece on a2\nplace b2\nplace a3\n"
    told = touchstone("play", SLUG, "--people", "2", "--open", "--lang", "en", typed=typed).stdout
    assert "Player 1 puts a round piece on a1." in told
    assert "There is already a piece on b1." in told
    assert "Three in a row: a1, a2, a3." in told
    assert "Player 1 has won." in told


@pytest.mark.usefixtures("beside")
def test_somebody_masked_plays_it_in_the_terminal_against_a_bot() -> None:
    typed = "fühle b2 vorrat\nlege einen runden Stein auf b2\nbrett\nende\n\n"
    told = touchstone("play", SLUG, "--masked", "--seed", "1", "--lang", "de", typed=typed).stdout
    assert "b2: leer." in told
    assert "8 runde Steine" in told
    assert "Du legst einen runden Stein auf b2." in told
    assert "Computer hat gelegt. Du bist dran." in told
    assert "Computer legt" not in told


@pytest.mark.usefixtures("beside")
def test_a_game_that_cannot_be_loaded_costs_nobody_else_theirs(beside: Path) -> None:
    broken = beside / "broken-1.0.dist-info"
    broken.mkdir()
    broken.joinpath("METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    broken.joinpath("entry_points.txt").write_text("[touchstone.games]\nbroken = broken:KIND\n")
    counted = touchstone("perft", SLUG, "1")
    for file in broken.iterdir():
        file.unlink()
    broken.rmdir()
    assert counted.stdout == "15\n"
    assert "the game broken is left out" in counted.stderr
    assert "Traceback" not in counted.stderr


@pytest.fixture(scope="module")
def address(beside: Path) -> Iterator[str]:
    with Process("--store", f"sqlite:///{beside / 'tables.db'}") as server:
        yield server.url


@pytest.fixture
def page(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[Page]:
    """A page in the language that the test asks for; any error on it fails the test."""
    faults: list[str] = []
    context = browser.new_context(
        base_url=address, locale=getattr(request, "param", "en"), reduced_motion="reduce"
    )
    context.add_init_script(SPY)
    page = context.new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    yield page
    context.close()
    assert faults == []


def play_to_the_end(page: Page) -> None:
    """Tries the cells from the middle of the board outwards, with keys alone."""
    hand = Keys(page, "en")
    for cell in MIDDLE_OUT:
        until(page, MY_TURN_OR_OVER)
        if page.evaluate(OVER):
            return
        if is_taken(page, cell):
            continue
        before = len(said(page))
        hand.move(f"place {cell}")
        until(page, "count => window.said.length > count", before)
    until(page, OVER)


def is_taken(page: Page, cell: str) -> bool:
    """What open eyes see; behind a mask one has to try."""
    label = page.locator(f"[role=gridcell][data-cell={cell}]").get_attribute("aria-label") or ""
    return "round" in label or "square" in label


def test_the_home_page_shows_it_with_its_own_picture(page: Page) -> None:
    page.goto("/")
    card = page.locator(".game", has_text="Three in a row")
    assert "2 players" in card.inner_text()
    assert card.locator(".three-1").count() == 3
    assert card.locator(".three-2").count() == 2


@pytest.mark.parametrize("page", ["it"], indirect=True)
def test_where_it_has_no_words_the_page_says_so_and_speaks_english(page: Page) -> None:
    note = "Three in a row non parla ancora italiano: i testi sono in inglese."
    page.goto("/")
    assert page.get_by_text(note).count() == 1
    page.goto(f"/rules/{SLUG}")
    assert page.get_by_text(note).is_visible()
    assert page.locator("article [lang=en] h1").inner_text() == "Three in a row: the rules"
    assert page.locator("article .won-number").count() == 3
    page.goto("/rules/four-senses")
    assert page.get_by_text("non parla ancora").count() == 0
    set_up(page, SLUG)
    assert page.locator("main").get_by_text(note).first.is_visible()
    until(page, "note => window.said.includes(note)", note)


@pytest.mark.parametrize("page", ["de"], indirect=True)
def test_where_it_has_words_it_uses_them(page: Page) -> None:
    page.goto(f"/rules/{SLUG}")
    assert page.locator("article h1").inner_text() == "Drei in einer Reihe: die Regeln"
    assert page.get_by_text("auf Englisch").count() == 0


def test_a_whole_game_by_keys_against_a_bot_and_its_record(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("Play now against the computer.*Three")).click()
    until(page, "document.body.dataset.asked !== undefined")
    assert "three" in page.locator(".goal").inner_text(), "nobody says how one wins"
    rows = page.get_by_role("grid").get_by_role("row").all()
    assert [row.get_by_role("gridcell").count() for row in rows] == [5, 5, 5]
    play_to_the_end(page)
    told = " ".join(said(page))
    assert re.search(r"You put a round piece on c2\.", told)
    assert re.search(r"Computer puts a square piece on \w\d\. Your turn\.", told)
    assert "Three in a row: " in told
    page.get_by_role("link", name="Look at the record").click()
    page.locator("#moves a").first.wait_for()
    turns = page.locator("#moves a").all_inner_texts()
    assert turns[0].endswith("puts a round piece on c2.")
    page.locator("#moves a").last.click()
    page.locator("#surface .won-number").first.wait_for()
    assert "Three in a row: " in page.locator("#result").inner_text()


def test_a_whole_masked_game_by_keys_against_a_bot(page: Page) -> None:
    sent: list[str] = []
    page.on("websocket", lambda one: one.on("framereceived", lambda text: sent.append(str(text))))
    set_up(page, SLUG, eyes1="masked", eyes2="masked")
    assert page.locator(".board.masked").count() == 1
    play_to_the_end(page)
    assert not any("three-top" in text for text in sent if '"over":false' in text)
    assert any("three-top" in text for text in sent if '"over":true' in text)
    told = said(page)
    assert any("Computer has placed. Your turn." in line for line in told)
    assert not any("Computer puts" in line for line in told)
