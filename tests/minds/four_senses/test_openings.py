"""Openings proven over one table. Late positions stand in for them here: they take no time."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.games.four_senses.mind import commands
from touchstone.games.four_senses.mind.kernel.board import placed, winning_and_safe
from touchstone.games.four_senses.mind.kernel.convert import board_of, lanes_in_order
from touchstone.games.four_senses.mind.kernel.symmetry import canonical_key
from touchstone.games.four_senses.mind.solver.book import DRAW, LOSS, WIN, make_book, shipped_book
from touchstone.games.four_senses.mind.solver.live import LiveSolver
from touchstone.games.four_senses.mind.solver.openings import Opening, Openings, all_openings
from touchstone.games.four_senses.mind.solver.recalled import known_lanes
from touchstone.games.four_senses.mind.solver.strategy import safe_children
from touchstone.games.four_senses.mind.solver.verify import random_state

NOTHING = make_book({})
RUNNER = CliRunner()


@pytest.fixture(scope="module")
def late() -> list[Opening]:
    """Quiet positions of 14 pieces and more: wins, draws and losses."""
    dice = Random(11)
    states = (random_state(dice, dice.randrange(14, 22), careful=True) for _ in range(90))
    boards = {canonical_key(board): board for board in (board_of(one.stacks) for one in states)}
    quiet = [board for board in boards.values() if not winning_and_safe(board)[0]]
    return [Opening(board, board) for board in quiet]  # what came before says nothing


def test_there_are_162_openings_of_two_pieces() -> None:
    openings = all_openings()
    assert len({canonical_key(one.board) for one in openings}) == len(openings) == 162
    assert all(
        canonical_key(one.board)
        in {canonical_key(placed(one.before, lane)) for lane in lanes_in_order(2**64 - 1)}
        for one in openings
    )


def test_every_opening_gets_its_worth_and_a_move_that_keeps_it(late: list[Opening]) -> None:
    found, solver = Openings(NOTHING, late, 14), LiveSolver(14)
    found.run(lambda _: None)
    assert all(found.counted()[worth] for worth in (WIN, DRAW, LOSS))
    assert sum(found.counted().values()) == len(late)
    known = found.entries()
    for board, _ in late:
        worth = solver.worth(board)
        assert known[canonical_key(board)] == (worth, worth)
        children = [placed(board, lane) for lane in lanes_in_order(winning_and_safe(board)[1])]
        kept = [child for child in children if canonical_key(child) in known]
        assert worth == LOSS or any(solver.worth(child) <= -worth for child in kept)


def test_a_reply_gets_no_more_than_the_first_piece_was_worth() -> None:
    openings = all_openings()[:1]
    before = canonical_key(openings[0].before)
    found = Openings(make_book({before: (DRAW, DRAW)}), openings, 12)
    assert list(found.worth.values()) == [(DRAW, WIN)]


def test_interrupted_openings_go_on_from_their_checkpoint(
    late: list[Opening], tmp_path: Path
) -> None:
    file = tmp_path / "openings.npz"

    def interrupt(found: Openings) -> None:
        if len(found.open) < len(late) - 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Openings(NOTHING, late, 14).run(interrupt, file)
    again, steps = Openings(NOTHING, late, 14), list[int]()
    again.run(lambda found: steps.append(len(found.open)), file)
    assert steps[0] == len(late) - 5
    assert again.open == again.movable == []
    with pytest.raises(ValueError, match="another search"):
        Openings(NOTHING, late[1:], 14).run(interrupt, file)


def test_a_book_learns_bounds_and_keeps_its_strategies() -> None:
    keys = [canonical_key(one.board) for one in all_openings()[:2]]
    book = make_book({keys[0]: (LOSS, DRAW)}, keys[:1])
    more = book.with_bounds({keys[0]: (DRAW, WIN), keys[1]: (LOSS, LOSS)})
    assert dict(more.entries()) == {keys[0]: (DRAW, DRAW), keys[1]: (LOSS, LOSS)}
    first, second = (one.board for one in all_openings()[:2])
    assert (more.is_followed(first), more.is_followed(second)) == (True, False)
    assert (more.bounds(first), more.bounds(second)) == ((DRAW, DRAW), (LOSS, LOSS))


def test_the_book_has_what_every_second_piece_is_worth() -> None:
    openings = all_openings()
    worth = Counter(shipped_book().bounds(one.board) for one in openings)
    assert worth == {(WIN, WIN): 61, (DRAW, DRAW): 98, (LOSS, LOSS): 3}
    for first in {canonical_key(one.before): one.before for one in openings}.values():
        replies = [shipped_book().bounds(child)[0] for child in safe_children(first)]
        assert shipped_book().bounds(first) == (-min(replies), -min(replies))


def test_the_book_has_a_move_that_keeps_the_worth_of_every_second_piece() -> None:
    book = shipped_book()
    for opening in all_openings():
        worth, _ = book.bounds(opening.board)
        assert known_lanes(opening.board, worth, book)


def test_the_command_says_what_they_are_worth(
    late: list[Opening], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "all_openings", lambda: late)
    done = RUNNER.invoke(app, ["solve", "four-senses", "--openings", "--memory", "0.01"])
    assert done.exit_code == 0, done.output
    found = Openings(NOTHING, late, 14)
    found.run(lambda _: None)
    wins, draws, losses = found.counted().values()
    said = f"For the player to move: win {wins}, draw {draws}, loss {losses}, open 0"
    assert said in " ".join(done.stdout.split())
