"""Puzzles over the net: a masked one sends nothing that was not touched, and nothing is kept."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice
from typing import Any

import httpx
import pytest
from helpers.serving import QUICK, Running, serving, sqlite

from touchstone.core.values import Feel
from touchstone.games import GAMES
from touchstone.teaching.puzzles.puzzle import Puzzle, of_the_day, shelf, themes, today
from touchstone.teaching.puzzles.solving import Try, judged

MASKED = [
    (kind.slug, theme.name) for kind in GAMES.values() for theme in themes(kind) if theme.masked
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all: nothing of a puzzle stays here."""
    with serving(replace(QUICK, store=sqlite(tmp_path_factory.mktemp("puzzles")))) as running:
        yield running


def of(slug: str, theme: str) -> list[Puzzle]:
    return [one for one in shelf(GAMES[slug]) if one.theme.name == theme]


def address(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.kind.slug}/{puzzle.number}"


def ask(server: Running, puzzle: Puzzle, **wish: Any) -> httpx.Response:
    return server.post(address(puzzle), json=wish)


def felt(puzzle: Puzzle) -> dict[str, Feel]:
    """What a finger would find in each cell."""
    game, grid = puzzle.game, puzzle.game.grid
    state = game.read_state(puzzle.position)
    return {grid.name(cell): game.feel(state, cell) for cell in grid.cells}


def alike(slug: str, theme: str) -> tuple[Puzzle, Puzzle, str, str]:
    """Two puzzles of which as much is told beforehand, a cell that feels alike, and one not."""
    daily = of_the_day(GAMES[slug], today())
    for one, two in combinations(of(slug, theme), 2):
        if daily not in (one, two) and (one.level, one.par) == (two.level, two.par):
            first, second = felt(one), felt(two)
            same = [cell for cell in first if first[cell] == second[cell]]
            other = [cell for cell in first if first[cell] != second[cell]]
            if same and other:
                return one, two, same[0], other[0]
    raise AssertionError("no two are alike")


def wrong_in_both(one: Puzzle, two: Puzzle) -> Iterator[str]:
    """Moves that are legal in two puzzles and answer neither."""
    game = one.game
    states = [game.read_state(puzzle.position) for puzzle in (one, two)]
    legal = [list(map(game.move_text, game.legal_moves(state))) for state in states]
    for text in legal[0]:
        tries = [Try(one.kind.slug, puzzle.number, (text,)) for puzzle in (one, two)]
        if text in legal[1] and all(judged(tried).solved is False for tried in tries):
            yield text


@pytest.mark.parametrize(("slug", "theme"), MASKED)
def test_a_masked_puzzle_sends_nothing_that_was_not_touched(
    server: Running, slug: str, theme: str
) -> None:
    one, two, same, other = alike(slug, theme)
    pages = [server.get(address(puzzle)) for puzzle in (one, two)]
    assert [page.status_code for page in pages] == [200, 200]
    first, second = (page.text.replace(one.number, "").replace(two.number, "") for page in pages)
    assert first == second
    wishes: list[dict[str, Any]] = [
        {},
        {"now": f"touch {same}"},
        {"now": "board"},
        {"now": "hint"},
        {"now": "changed"},
        {"now": "score"},
        {"now": "nonsense"},
        {"now": "/again", "touches": 3},
        {"cells": []},
        {"cells": [other]},
        {"cells": [same, other]},
    ]
    wishes += [{"now": text} for text in islice(wrong_in_both(one, two), 5)]
    for wish in wishes:
        answers = [ask(server, puzzle, **wish) for puzzle in (one, two)]
        assert answers[0].status_code == 200
        assert answers[0].content == answers[1].content, wish
    touched = [ask(server, puzzle, now=f"touch {other}").json() for puzzle in (one, two)]
    assert touched[0]["said"] != touched[1]["said"]
    assert [told["touches"] for told in touched] == [1, 1]
    assert [told["view"]["board"] for told in touched] == [None, None]


def test_a_wrong_declaration_tells_nothing_and_the_right_one_takes_the_mask_off(
    server: Running,
) -> None:
    puzzle = of("four-senses", "claim")[0]
    right = {moves[0] for moves in puzzle.answers}
    wrong = next(f"claim {line}" for line in ("a1-d1", "a2-d2") if f"claim {line}" not in right)
    told = ask(server, puzzle, now=wrong, touches=2).json()
    assert told["said"].endswith("That is not it. Back to the beginning. Try again.")
    assert (told["moves"], told["stands"], told["view"]["board"]) == ([], "trying", None)
    assert not any(move.removeprefix("claim ") in str(told) for move in right)
    told = ask(server, puzzle, now=min(right), touches=5).json()
    assert told["stands"] == "solved"
    assert "Your touches: 5." in told["said"]
    assert told["view"]["board"]["picture"].startswith("<svg")


def test_a_win_in_two_goes_on_after_the_first_turn(server: Running) -> None:
    puzzle = of("four-senses", "win-in-two")[0]
    told = ask(server, puzzle, now=puzzle.answers[0][0]).json()
    assert told["stands"] == "trying"
    assert told["said"].endswith("Your turn.")
    first, reply = told["moves"]
    assert first == puzzle.answers[0][0]
    game = puzzle.game
    state = game.read_state(puzzle.position)
    for text in (first, reply):
        state = game.play(state, game.read_move(state, text)).state
    last = next(
        game.move_text(move)
        for move in game.legal_moves(state)
        if game.outcome(game.play(state, move).state) is not None
    )
    assert ask(server, puzzle, moves=told["moves"], now=last).json()["stands"] == "solved"


def test_the_answer_is_played_for_whoever_asks(server: Running) -> None:
    puzzle = of("tactori", "rectangle")[0]
    told = ask(server, puzzle, now="/answer").json()
    assert told["stands"] == "shown"
    assert told["said"].startswith("An answer: ")
    assert told["moves"] == list(puzzle.answers[0])


def test_what_makes_no_sense_has_a_code_and_a_sentence(server: Running) -> None:
    puzzle = of("four-senses", "win")[0]
    answers = [
        (server.get("/puzzles/four-senses/no-such"), 404, "http/not-found"),
        (server.get("/puzzles/no-such-game"), 404, "http/not-found"),
        (server.post("/puzzles/four-senses/00000000", json={}), 404, "http/not-found"),
        (ask(server, puzzle, moves=["f z9"]), 422, "move/illegal"),
        (ask(server, puzzle, moves=["nonsense"]), 422, "move/unreadable"),
        (ask(server, puzzle, moves=["f a2"] * 61), 422, "http/invalid"),
        (ask(server, puzzle, touches=-1), 422, "http/invalid"),
        (ask(server, puzzle, more=1), 422, "http/invalid"),
    ]
    for answer, status, code in answers:
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert answer.json()["sentence"].endswith(".")
    won = puzzle.answers[0][0]
    late = ask(server, puzzle, moves=[won, won])
    assert (late.status_code, late.json()["code"]) == (422, "game/over")
    told = ask(server, puzzle, now="f z9").json()
    assert (told["moves"], told["stands"]) == ([], "trying")
