"""Languages are folders; a half-finished one waits, and falls back to English."""

import os
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from touchstone.games import GAMES
from touchstone.views.languages import ALL_LANGUAGES, DEFAULT, LANGUAGES, Language, offered

TOLD = """
from touchstone.views.words import LANGUAGES, Words, choose_language
from touchstone.games import GAMES
print(", ".join(LANGUAGES), "/", choose_language("qq-BR"))
if "qq" in LANGUAGES:
    words = Words("qq")
    print(words.say("match-your-turn"), words.say("move-after-the-end"))
    print(words.of(next(iter(GAMES.values()))).say("game-name"))
"""


@pytest.fixture
def half_portuguese(tmp_path: Path) -> Path:
    """A copy of the house in which somebody has begun to translate, under a code of nobody's."""
    house = Path(str(files("touchstone")))
    shutil.copytree(house, tmp_path / "touchstone", ignore=shutil.ignore_patterns("__pycache__"))
    folder = tmp_path / "touchstone" / "views" / "locales" / "qq"
    folder.mkdir()
    about = 'name = "Português"\nenglish = "Portuguese"\nquotes = "“”"\n'
    folder.joinpath("language.toml").write_text(about, encoding="utf-8")
    folder.joinpath("core.ftl").write_text("match-your-turn = É a tua vez.\n", encoding="utf-8")
    return tmp_path


def told(path: Path, switch: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(path), "TOUCHSTONE_LANGUAGES": switch}
    run = [sys.executable, "-c", TOLD]
    done = subprocess.run(run, env=environment, capture_output=True, encoding="utf-8", check=True)
    return done.stdout.splitlines()


def test_a_half_finished_language_is_not_offered(half_portuguese: Path) -> None:
    assert told(half_portuguese, "") == [f"{', '.join(LANGUAGES)} / en"]


def test_whoever_translates_sees_it_with_english_where_words_are_missing(
    half_portuguese: Path,
) -> None:
    listed, said, name = told(half_portuguese, "all")
    assert listed == f"{', '.join(LANGUAGES)}, qq / qq"
    assert said == "É a tua vez. The game is over."
    assert name == "Four Senses"


def test_english_is_always_there_and_first() -> None:
    assert next(iter(LANGUAGES)) == DEFAULT
    assert all(one.name and one.english and len(one.quotes) == 2 for one in ALL_LANGUAGES.values())


def test_the_switch_adds_and_never_takes_away() -> None:
    languages = {
        "en": Language("English", "English", "“”", 1, True),
        "eo": Language("E", "E", "“”"),
    }
    assert list(offered(languages, "")) == ["en"]
    assert list(offered(languages, "all")) == ["en", "eo"]


@pytest.mark.parametrize("slug", list(GAMES))
def test_rule_pages_are_no_copies_of_the_english_ones(slug: str) -> None:
    def lines(language: str) -> set[str]:
        page = GAMES[slug].file("pages", f"{language}.md").read_text(encoding="utf-8")
        return {line for line in page.splitlines() if len(line) > 30 and "![" not in line}

    english = lines(DEFAULT)
    for language in set(LANGUAGES) - {DEFAULT}:
        assert len(lines(language) & english) <= len(english) / 10, language
