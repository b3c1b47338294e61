"""Which first lays win: each kind of them is looked at by itself, here or on another machine."""

from typing import Literal, NamedTuple

from touchstone.games.four_eyes_plus.mind.solver.field import Position
from touchstone.games.four_eyes_plus.mind.solver.searcher import MOST_QUIET, NONE, THREATS, Searcher
from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.state import Lay


class FirstLay(NamedTuple):
    """A lay on the empty board, which stands for all that look the same from another side."""

    game: FourEyesPlus
    lay: Lay
    images: int
    quiet: int
    """The lays without a threat that may come before the threats of whoever wins."""


class Verdict(NamedTuple):
    """What is known of a first lay; "open" is what the search could not tell."""

    value: Literal["win", "loss", "open"]
    searched: int


def kinds_of_first_lays(game: FourEyesPlus, quiet: int = MOST_QUIET) -> list[FirstLay]:
    """One lay of each kind, the first in order, for boards as wide as they are high."""
    size = game.grid.columns
    kinds: dict[tuple[int, ...], FirstLay] = {}
    for lay in game.legal_moves(game.initial()):
        assert isinstance(lay, Lay)
        cells = (lay.own, lay.other)
        images = {tuple(_seen(cell, size, side) for cell in cells) for side in range(8)}
        kinds.setdefault(min(images), FirstLay(game, lay, len(images), quiet))
    return list(kinds.values())


def _seen(cell: int, size: int, side: int) -> int:
    """The cell from one of eight sides: turned and mirrored."""
    column, row = cell % size, cell // size
    if side & 1:
        column = size - 1 - column
    if side & 2:
        row = size - 1 - row
    if side & 4:
        column, row = row, column
    return row * size + column


def judge(first: FirstLay) -> Verdict:
    """Whether the second player has a win after it, or the first one against every reply."""
    game = first.game
    search = Searcher(game.terms)
    start = Position.of(game.terms, game.initial())
    assert start is not None
    after = search.after(start, search.lays.index(first.lay))
    if _is_won(search, after, first.quiet):
        return Verdict("loss", search.nodes)
    replies = (search.after(after, reply) for reply in search.replies(after))
    is_win = all(_is_won(search, reply, first.quiet) for reply in replies)
    return Verdict("win" if is_win else "open", search.nodes)


def _is_won(search: Searcher, at: Position, most_quiet: int) -> bool:
    """Whether the player to move wins, with threats alone or after quiet lays."""
    return any(search.prove(at, quiet, THREATS) != NONE for quiet in range(most_quiet + 1))
