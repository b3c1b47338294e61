import pytest

from touchstone.core.errors import SettingError
from touchstone.core.settings import Setting, read_pairs, read_settings
from touchstone.games import GAMES, new_game

TABLE = (Setting.choice("claims", "spoken", "referee"), Setting.number("size", 9, 5, 12))


def test_what_is_not_said_is_at_its_default() -> None:
    assert read_settings(TABLE, {}) == {"claims": "spoken", "size": "9"}


def test_values_are_read_generously() -> None:
    assert read_settings(TABLE, {"claims": " REFEREE ", "size": "07"}) == {
        "claims": "referee",
        "size": "7",
    }


@pytest.mark.parametrize(
    ("given", "reason", "allowed"),
    [
        ({"clams": "spoken"}, "setting-unknown-name", "claims, size"),
        ({"claims": "loud"}, "setting-bad-value", "spoken, referee"),
        ({"size": "13"}, "setting-bad-value", "5..12"),
        ({"size": "nine"}, "setting-bad-value", "5..12"),
        ({"size": "-9"}, "setting-bad-value", "5..12"),
        ({"size": ""}, "setting-bad-value", "5..12"),
    ],
)
def test_what_is_refused_lists_what_is_allowed(
    given: dict[str, str], reason: str, allowed: str
) -> None:
    with pytest.raises(SettingError) as caught:
        read_settings(TABLE, given)
    assert caught.value.reason == reason
    assert caught.value.facts["allowed"] == allowed
    assert caught.value.code == "setting/unknown"


@pytest.mark.parametrize("players", [0, 1, 4])
def test_a_game_refuses_a_number_of_players_it_is_not_made_for(players: int) -> None:
    with pytest.raises(SettingError) as caught:
        new_game("four-senses", players)
    assert caught.value.facts["allowed"] == "2..3"


def test_the_catalogue_knows_games_by_their_slug() -> None:
    assert all(kind.slug == slug for slug, kind in GAMES.items())


def test_a_typed_setting_without_a_value_is_refused() -> None:
    assert read_pairs(["Size=7"]) == {"size": "7"}
    with pytest.raises(SettingError) as caught:
        read_pairs(["size"])
    assert caught.value.reason == "setting-no-value"
