"""What is said about a game before anybody plays it."""

import pytest

from touchstone.core.game import GameKind
from touchstone.engine import levels
from touchstone.games import GAMES
from touchstone.match import LEVELS
from touchstone.views.catalogue import any_players, game_info, level_names
from touchstone.views.words import LANGUAGES, words_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_bots_has_a_name_of_its_own(language: str) -> None:
    names = level_names(words_in(language))
    assert len(set(names)) == len(names) == len(LEVELS)
    assert tuple(levels.LEVELS) == tuple(LEVELS)


@pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES)
def test_our_own_games_speak_every_language(kind: GameKind) -> None:
    assert {game_info(kind, language).translated for language in LANGUAGES} == {True}


def test_every_setting_is_described_with_what_it_can_be() -> None:
    about = game_info(GAMES["4eyes-plus"], "de")
    size, mode = about.settings[:2]
    assert (size.least, size.most, size.values) == (5, 12, ())
    assert [value.value for value in mode.values] == ["tiles", "paper"]
    assert all(setting.label for setting in about.settings)


def test_the_numbers_of_players_are_those_of_all_variants() -> None:
    assert any_players(GAMES["tactori"]) == range(1, 5)
    assert any_players(GAMES["four-senses"]) == range(2, 4)
