"""Puzzles of the sliding game: what lies shortly before an end, and the fewest slides to it."""

from collections.abc import Iterator
from random import Random

from touchstone.core.game import AnyGame
from touchstone.games.tactori.rules.board import Board
from touchstone.games.tactori.rules.game import Tactori
from touchstone.games.tactori.rules.geometry import members
from touchstone.games.tactori.rules.pieces import COLOURS, LAID_OUT
from touchstone.games.tactori.rules.state import Done, Lay, Move, Slide, Stage, State

LEAST, MOST = 3, 7
"""Slides by which a board is led away from its end."""


def shortly_before_the_end(game: AnyGame, dice: Random) -> State:
    """A board on which the round's stones hung together some slides ago."""
    assert isinstance(game, Tactori)
    grid, own = game.terms.geometry.grid, game.terms.round_colour
    joined = {dice.choice(grid.cells)}
    while len(joined) < LAID_OUT:
        beside = {near for cell in joined for near in grid.neighbours(cell)} - joined
        joined.add(dice.choice(sorted(beside)))
    others = [colour for colour in COLOURS if colour != own] * LAID_OUT
    dice.shuffle(others)
    free = [cell for cell in grid.cells if cell not in joined]
    hole = dice.choice(free)
    towers = [
        (own,) if cell in joined else () if cell == hole else (others.pop(),) for cell in grid.cells
    ]
    before = None
    for _ in range(dice.randint(LEAST, MOST)):
        # Never straight back, which would undo a slide.
        cell = dice.choice([near for near in grid.neighbours(hole) if near != before])
        towers[hole], towers[cell] = towers[cell], ()
        before, hole = hole, cell
    start: State = game.initial()
    return start._replace(board=Board(game.terms.geometry, tuple(towers)))


def fewest(game: AnyGame, state: State, most: int) -> tuple[Move, ...] | None:
    """The shortest way to the end, in slides; None if it takes more than `most`.

    Sticks are laid at the end only: all that could be laid earlier can still be laid then, and
    until then they only hold stones fast.
    """
    if state.sticks or state.stage is not Stage.STONE:
        return None
    for slides in range(1, most + 1):
        found = next(_ways(game, state, slides, None), None)
        if found is not None:
            return found
    return None


def _ways(
    game: AnyGame, state: State, slides: int, before: int | None
) -> Iterator[tuple[Move, ...]]:
    """The ways to the end with exactly so many slides, none of which takes back the one before."""
    hole = next(cell for cell, tower in enumerate(state.towers) if not tower)
    for move in game.legal_moves(state):
        if not isinstance(move, Slide) or move.cell == before:
            continue
        after = game.play(state, move).state
        if slides == 1:
            sticks = _joined(game, after)
            if sticks is not None:
                yield (move, *sticks)
            continue
        ended: tuple[Move, ...] = ()
        if after.stage is Stage.STICKS:
            ended, after = (Done(),), game.play(after, Done()).state
        for rest in _ways(game, after, slides - 1, hole):
            yield (move, *ended, *rest)


def _joined(game: AnyGame, state: State) -> tuple[Move, ...] | None:
    """The sticks that end the game now; None if it does not end."""
    assert isinstance(game, Tactori)
    laid: list[Move] = []
    while state.outcome is None and state.stage is Stage.STICKS:
        fitting = members(state.board.fitting[game.terms.round_colour])
        number = next(iter(fitting), None)
        if number is None or len(laid) >= 2 * LAID_OUT:
            return None
        pair = game.terms.geometry.places[number]
        laid.append(Lay.of(pair.first, pair.last))
        state = game.play(state, laid[-1]).state
    return tuple(laid) if state.outcome is not None else None
