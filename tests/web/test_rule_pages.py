"""The rule pages: the same parts in six languages, and pictures that keep the rules they show."""

import re
from typing import Any

import pytest
from helpers.tactori import why_not

from touchstone.core.values import Seat
from touchstone.games import GAMES
from touchstone.match import command_text
from touchstone.views.typed import Query, read_typed
from touchstone.views.words import LANGUAGES, words_in
from touchstone.web.rules import rules_page

PICTURE = re.compile(r"^!\[(.+)\]\(<(.+?)(?:#(.+))?>\)$", re.M)
MAKERS = {
    "four-senses": ("Mitsuo Yamamoto", "Florian Bellon", "Helvetiq"),
    "4eyes-plus": ("Gérard Pierson", "Escale à jeux"),
    "tactori": ("Oliver Braun", "Dusyma"),
}
LIKE, NOT_LIKE = "Like this", "Not like this"
"""How captions of right and wrong bridges begin in English."""


def pictures(slug: str, language: str) -> list[tuple[str, str, list[str]]]:
    """Every picture of a page: caption, position, and the cells that are pointed out."""
    text = GAMES[slug].file("pages", f"{language}.md").read_text(encoding="utf-8")
    return [(caption, at, cells.split()) for caption, at, cells in PICTURE.findall(text)]


def set_up(position: str) -> tuple[Any, Any]:
    return GAMES[position.split(";", maxsplit=1)[0]].seat_up(None, {}, position)


def after(position: str, move: str) -> Any:
    game, state = set_up(position)
    return game.play(state, game.read_move(state, move)).state


@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_are_there_in_every_language_with_the_same_parts(slug: str) -> None:
    pages = {language: rules_page(GAMES[slug], language) for language in LANGUAGES}
    assert {language: page.language for language, page in pages.items()} == {
        language: language for language in LANGUAGES
    }
    shapes = {
        language: re.findall(r"<(h1|h2|h3|p|figure|li|ol|ul|td|th)>", page.html)
        for language, page in pages.items()
    }
    assert {tuple(shape) for shape in shapes.values()} == {tuple(shapes["en"])}
    assert shapes["en"].count("figure") >= 2


@pytest.mark.parametrize("slug", GAMES)
def test_every_language_shows_the_same_pictures(slug: str) -> None:
    shown = {language: [drawn[1:] for drawn in pictures(slug, language)] for language in LANGUAGES}
    assert all(drawn == shown["en"] for drawn in shown.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_page_says_who_made_the_game(slug: str, language: str) -> None:
    page = rules_page(GAMES[slug], language).html
    assert all(maker in page for maker in MAKERS[slug])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["four-senses", "tactori"])
def test_what_a_page_tells_people_to_say_is_understood(slug: str, language: str) -> None:
    text = GAMES[slug].file("pages", f"{language}.md").read_text(encoding="utf-8")
    quoted = re.findall(r"[“«„‘]\s?([^“”«»„‘’]+(?:’\w[^“”«»„‘’]*)?)\s?[”»“’]", text)
    words, game = words_in(language).of(GAMES[slug]), GAMES[slug].new()
    read = [read_typed(said, Seat(1), words, game) for said in quoted]
    commands = [command_text(command) for command in read if not isinstance(command, Query)]
    expected = {"four-senses": ["done", "claim a1-d1", "claim c1-a3"], "tactori": ["done"]}
    assert commands == expected[slug]


@pytest.mark.parametrize("language", LANGUAGES)
def test_bridges_are_right_and_wrong_as_the_captions_say(language: str) -> None:
    """A right bridge is there and can be laid again; of a wrong one the two ends are marked."""
    verdicts, said = [], set()
    english = [caption.partition(":")[0].strip() for caption, *_ in pictures("tactori", "en")]
    for begins, (caption, position, ends) in zip(
        english, pictures("tactori", language), strict=True
    ):
        if begins == LIKE:
            game, state = set_up(position)
            taken = game.play(state, game.read_move(state, "take b2-c2")).state
            verdicts.append((LIKE, why_not(game, taken, "lay red b2-c2")))
        elif begins == NOT_LIKE:
            colour = "red " if "variant free" in position else ""
            stick = f"lay {colour}{'-'.join(ends)}"
            verdicts.append((NOT_LIKE, why_not(*set_up(position), stick)))
        else:
            continue
        said.add((begins, caption.partition(":")[0].strip()))
    assert len({begins for begins, _ in said}) == len(said) == len({own for _, own in said}) == 2
    assert verdicts == [
        (LIKE, None),
        (LIKE, None),
        (NOT_LIKE, "game-floors-differ"),
        (NOT_LIKE, "game-ends-not-own"),
        (NOT_LIKE, "game-span"),
        (NOT_LIKE, "game-stick-in-the-way"),
        (NOT_LIKE, "game-stick-in-the-way"),
    ]


def test_moving_and_knocking_out_lead_from_one_picture_to_the_next() -> None:
    drawn = pictures("tactori", "en")
    earlier = [place for place, (caption, *_) in enumerate(drawn) if caption.startswith("Before")]
    moves = ["move c3 2 to e5", "move c3 2 to e3 out 1"]
    for place, move in zip(earlier, moves, strict=True):
        reached = after(drawn[place][1], move)
        assert reached.towers == set_up(drawn[place + 1][1])[1].towers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sum_under_the_picture_is_the_score(language: str) -> None:
    counted = {
        caption: game.scores(state)[0]
        for caption, (game, state) in (
            (caption, set_up(position))
            for caption, position, _ in pictures("tactori", language)
            if "variant rectangles" in position
        )
    }
    assert list(counted.values()) == [4, 10]
    numbers = re.findall(r"\b\d+\b", list(counted)[1])
    assert numbers == ["3", *"31116", *"11114", "10"]


def test_the_ring_that_is_almost_closed_wins_with_the_next_stick() -> None:
    above = next(at for caption, at, _ in pictures("tactori", "en") if "high and low" in caption)
    won = after(above, "lay b3-c3")
    assert set_up(above)[0].outcome(won).reason == "rectangle"


def test_the_line_with_a_bonus_has_one() -> None:
    """Four identical pieces on one level."""
    caption, position, cells = pictures("four-senses", "en")[-1]
    assert "bonus" in caption
    game, state = set_up(position)
    felt = [game.feel(state, game.grid.find(cell)) for cell in cells]
    assert len({(feel.height, feel.surface) for feel in felt}) == 1


@pytest.mark.parametrize("slug", list(GAMES))
def test_pictures_of_a_page_share_no_ids_and_find_their_own(slug: str) -> None:
    html = str(rules_page(GAMES[slug], "en").html)
    ids = re.findall(r"\bid='([^']+)'", html)
    assert ids
    assert len(ids) == len(set(ids))
    assert set(re.findall(r"url\(#([^)]+)\)", html)) <= set(ids)
