"""The forms put only those levels of bots before people that can be told apart in a way to play."""

from helpers.browser import PageMaker
from helpers.serving import Running
from playwright.sync_api import Page

from touchstone.games import new_game
from touchstone.match.agreement import LEVELS
from touchstone.match.rungs import levels_in


def levels_of(page: Page, slug: str) -> list[str]:
    """What the list of levels in the form for a quick game offers."""
    options = page.locator(f"#level-{slug} option").all()
    return [option.get_attribute("value") or "" for option in options]


def offered(slug: str, players: int, *, masked: bool = False, **settings: str) -> list[str]:
    return list(map(str, levels_in(new_game(slug, players, **settings), masked=masked)))


def test_only_levels_that_can_be_told_apart_are_offered_and_the_nearest_is_taken(
    server: Running, new_page: PageMaker
) -> None:
    page = new_page()
    page.goto("/")
    page.locator("form[data-remember=tactori] summary").click()
    assert levels_of(page, "tactori") == offered("tactori", 2)
    page.select_option("#level-tactori", "11")
    page.select_option("#set-variant-tactori", "rectangle")
    few = offered("tactori", 2, variant="rectangle")
    assert "11" not in few
    assert levels_of(page, "tactori") == few
    assert page.locator("#level-tactori").input_value() == "12"
    assert "12: masterly" in page.locator("form[data-remember=tactori] [data-chosen]").inner_text()
    page.locator("form[data-remember=tactori] button.act").click()
    page.wait_for_url("**/table/**")
    assert server.match(page.url.rsplit("/", 1)[1]).agreement.chairs[1].level == 12
    # Remembered, and the others are there again where they make a difference.
    page.goto("/")
    assert levels_of(page, "tactori") == few
    page.locator("form[data-remember=tactori] summary").click()
    page.select_option("#set-variant-tactori", "bridges")
    assert levels_of(page, "tactori") == offered("tactori", 2)


def test_how_many_play_decides_which_levels_a_seat_may_have(new_page: PageMaker) -> None:
    page = new_page()
    page.goto("/new/four-senses")

    def levels(seat: int) -> list[str]:
        values = [
            option.get_attribute("value") or ""
            for option in page.locator(f"#who{seat} option").all()
        ]
        return [value.removeprefix("bot") for value in values if value.startswith("bot")]

    assert levels(2) == list(map(str, LEVELS))
    page.select_option("#who2", "bot8")
    page.select_option("#who3", "bot3")
    three = offered("four-senses", 3, masked=True)
    assert "8" not in three
    assert levels(1) == levels(2) == levels(3) == three
    assert page.locator("#who1").input_value() == "here"
    nearest = min(three, key=lambda level: abs(int(level) - 8))
    assert page.locator("#who2").input_value() == f"bot{nearest}"
    assert page.locator("#who3").input_value() == "bot3"
    page.select_option("#eyes2", "open")
    assert levels(2) == offered("four-senses", 3)
    page.select_option("#who3", "nobody")
    assert levels(2) == list(map(str, LEVELS))


def test_without_scripts_every_level_is_offered(new_page: PageMaker) -> None:
    page = new_page(java_script_enabled=False)
    page.goto("/")
    assert levels_of(page, "tactori") == list(map(str, LEVELS))
