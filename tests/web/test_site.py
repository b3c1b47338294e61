"""The pages as text: they serve any number of games, and games that bring little."""

from dataclasses import replace
from pathlib import Path

import pytest

from touchstone.core.game import GameKind
from touchstone.games import GAMES
from touchstone.views.words import LANGUAGES
from touchstone.web.site import Site, Visitor


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameKind:
    """A game of which there is nothing but rules and English words."""
    known = GAMES["four-senses"]
    words = tmp_path / "bare_game" / "words"
    words.mkdir(parents=True)
    words.parent.joinpath("__init__.py").touch()
    words.joinpath("en.ftl").write_bytes(known.file("words", "en.ftl").read_bytes())
    monkeypatch.syspath_prepend(str(tmp_path))
    return replace(known, package="bare_game", sample=None)


def test_a_house_without_games_still_has_a_door() -> None:
    assert "<h1>" in Site({}).home(Visitor())


def test_a_game_without_look_and_pages_is_shown_all_the_same(bare: GameKind) -> None:
    site = Site({bare.slug: bare})
    assert site.home(Visitor()).count('class="game card"') == 1
    rules = site.rules(Visitor(), bare)
    assert "<h1>Four Senses</h1>" in rules
    assert "<li>claim a1-d1: declare the line from a1 to d1</li>" in rules
    note = "spricht noch kein Deutsch"
    for page in (site.home, lambda visitor: site.rules(visitor, bare), site.help):
        assert note in page(Visitor("de"))
        assert note not in page(Visitor("en"))


def test_heights_as_numbers_are_offered_where_a_picture_shows_them() -> None:
    site = Site(GAMES)
    offered = {slug: 'name="floors"' in site.rules(Visitor(), kind) for slug, kind in GAMES.items()}
    assert offered == {"four-senses": False, "4eyes-plus": False, "tactori": True}
    assert 'name="floors"' in site.home(Visitor())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_say_how_to_play_a_set_of_your_own(language: str, bare: GameKind) -> None:
    site = Site(GAMES)
    for slug, kind in GAMES.items():
        page = site.rules(Visitor(language), kind)
        assert f"<code>touchstone referee {slug}</code>" in page
        assert page.count("<h1>") == 1
    assert 'id="build"' not in Site({bare.slug: bare}).rules(Visitor(language), bare)
