"""Boards as they are shown: made once for all who see them in one language.

A client keeps the board that it was shown and is told only what is different in the next one.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

from touchstone.core.game import AnyGame, Step
from touchstone.core.record import Record
from touchstone.core.values import Feel, Outcome, all_seats, value
from touchstone.match import Match
from touchstone.views.picture import Marks, Scene
from touchstone.views.picture.scene import Easel, easel
from touchstone.views.sentences import felt_words
from touchstone.views.wire import outgoing as wire
from touchstone.views.wire.writing import inside, part, written
from touchstone.views.words import Words

Wanted = bool | Literal["above"]
"""Whether boards are wanted as pictures, too, and whether from above."""
Heaps = tuple[tuple[str, int], ...]
"""The heaps of a seat, each with what is left of it."""
Supply = tuple[Heaps, ...]
"""The heaps of all seats."""

_LATEST = 2
"""How many boards are kept: the one in play, and the one on which the round before ended."""


@value
class Counted:
    """What is counted beside the board; `number` is the game's own count, if it has one."""

    scores: tuple[int, ...]
    number: int | None
    tasks: tuple[wire.Task, ...]


class Shown:
    """One board, as far as those who see it can tell it from another."""

    __slots__ = ("counted", "game", "marks", "scene", "state", "supply")

    def __init__(self, game: AnyGame, state: Any, marks: Marks, on: Easel | None) -> None:
        self.game = game
        self.state = state
        self.marks = marks
        self.supply = _supply(game, state)
        self.scene = None if on is None else Scene(game, state, marks, on)
        self.counted: Counted | None = None
        """Of the board in play."""


def _supply(game: AnyGame, state: Any) -> Supply:
    """The heaps of all seats; those from which all take are looked at once."""
    heaps: Heaps = ()
    seen, supply = None, []
    for seat in all_seats(game.seats):
        beside = game.supply(state, seat)
        if beside is not seen:
            seen, heaps = beside, tuple(beside.items())
        supply.append(heaps)
    return tuple(supply)


@value
class Came:
    """How a board came about: by one move from another, on which only these cells can differ.

    To look at all the others takes longer than the move.
    """

    before: Shown
    now: Shown
    cells: tuple[str, ...]


class Display:
    """The boards of one table in one language, with pictures of one kind or without."""

    def __init__(self, words: Words, *, picture: Wanted = False) -> None:
        self.words = words
        self.picture = picture
        self._latest: list[Shown] = []
        self._current: tuple[Record, Outcome | None, Shown] | None = None
        self._came: Came | None = None
        """How the board in play came about."""
        self._counted: Counted | None = None
        self._change: tuple[Shown | None, Shown, bytes] | None = None
        self._record: tuple[object, str] | None = None
        self._easel: tuple[AnyGame, Easel] | None = None

    def current(self, match: Match) -> Shown:
        """The board of a match as it stands: the same for everybody who may see it."""
        record, outcome, latest = match.record, match.outcome, self._current
        if latest is not None and latest[0] is record and latest[1] is outcome:
            return latest[2]
        last = last_changed(match)
        marks = Marks(last, outcome.where if outcome else ())
        made = self.shown(record.series.game, record.sitting.state, marks)
        made.counted = self._count(record)
        self._came = None
        if latest is not None and _is_one_further(latest[2], record):
            self._came = Came(latest[2], made, last)
        self._current = record, outcome, made
        return made

    def _count(self, record: Record) -> Counted:
        """What is counted where a record stands, and what is done there; the same if it stays."""
        series, sitting, latest = record.series, record.sitting, self._counted
        state, game = sitting.state, series.game
        now = Counted(series.scores(sitting), game.count(state), self.tasks(game, state))
        if latest != now:
            self._counted = latest = now
        return latest

    def tasks(self, game: AnyGame, state: Any) -> tuple[wire.Task, ...]:
        """What can be ticked off in a position; nothing where it may not be seen."""
        tasks = None if state is None else game.kind.tasks(game, state)
        if not tasks:
            return ()
        words = self.words.of(game.kind)
        return tuple(
            [
                wire.Task(words=words.say("game-task", task=name), done=done)
                for name, done in tasks.items()
            ]
        )

    def record(self, match: Match, moves: int) -> str | None:
        """The first moves as a record: those that everybody may know; written once for all."""
        last = match.record.steps[moves - 1] if moves else match.outcome
        if last is None:
            return None
        if self._record is None or self._record[0] is not last:
            self._record = last, match.record.back_to(moves).text()
        return self._record[1]

    def shown(self, game: AnyGame, state: Any, marks: Marks) -> Shown:
        """The board of a position; the picture points out the latest move and a winning line."""
        for one in self._latest:
            if one.state is state and one.marks == marks and one.game is game:
                return one
        made = Shown(game, state, marks, self._easel_of(game))
        self._latest = [made, *self._latest[: _LATEST - 1]]
        return made

    def _easel_of(self, game: AnyGame) -> Easel | None:
        if not self.picture:
            return None
        if self._easel is None or self._easel[0] is not game:
            self._easel = game, easel(game, above=self.picture == "above")
        return self._easel[1]

    def whole(self, shown: Shown) -> wire.Board:
        """Everything about a board."""
        words = self.words.of(shown.game.kind)
        return wire.Board(
            cells=tuple([_cell(words, name, feel) for name, feel in _felt(shown)]),
            supply=tuple([_heaps(words, heaps) for heaps in shown.supply]),
            picture=None if shown.scene is None else shown.scene.svg(),
        )

    def change(self, before: Shown | None, now: Shown) -> bytes:
        """What is different for somebody who was shown the board before: the field, as text.

        It is made, and written, once for all; empty where nothing is different.
        """
        latest = self._change
        if latest is None or latest[0] is not before or latest[1] is not now:
            change = self._different(before, now)
            text = inside({"board": change}) if change else b""
            self._change = latest = before, now, text
        return latest[2]

    def _different(self, before: Shown | None, now: Shown) -> wire.BoardChange:
        words, came, cells = self.words.of(now.game.kind), self._came, None
        if before is None or before.game is not now.game:
            return {
                "cells": tuple([_cell_text(words, name, feel) for name, feel in _felt(now)]),
                "supply": tuple([_heaps(words, heaps) for heaps in now.supply]),
                "picture": None if now.scene is None else now.scene.svg(),
            }
        if came is not None and came.before is before and came.now is now:
            cells = came.cells
        change: wire.BoardChange = {}
        if told := _cells_anew(words, before, now, cells):
            change["cells"] = told
        if before.supply != now.supply:
            change["supply"] = _supply_text(words, before.supply, now.supply)
        if now.scene is not None and before.scene is not None:
            parts = now.scene.since(before.scene, cells)
            if parts is None:
                change["picture"] = now.scene.svg()
            elif parts:
                change["picture"] = tuple(parts)
        return change


def _is_one_further(before: Shown, record: Record) -> bool:
    """Whether a record has gone one move on from a board, in the same round."""
    steps = record.steps
    if not steps.length or before.game is not record.series.game:
        return False
    came_from = steps.latest(2).state if steps.length > 1 else record.first
    now = record.sitting
    went_on = came_from.past is now.past or now.final is now.state
    return went_on and came_from.state is before.state


def _cells_anew(
    words: Words, before: Shown, now: Shown, names: tuple[str, ...] | None
) -> tuple[Any, ...]:
    """The cells in which something else is felt: those that a move has named, or found of all."""
    game, grid, state = now.game, now.game.grid, now.state
    if names is not None:
        return tuple([_cell_text(words, name, game.feel(state, grid.read(name))) for name in names])
    both = zip(_felt(now), _felt(before), strict=True)
    return tuple([_cell_text(words, *felt) for felt, was in both if felt != was])


def _felt(shown: Shown) -> Iterable[tuple[str, Feel]]:
    """Every cell and what is felt there."""
    grid, feel, state = shown.game.grid, shown.game.feel, shown.state
    return zip(grid.every_name, [feel(state, cell) for cell in grid.cells], strict=True)


@lru_cache(maxsize=4096)
def _cell(words: Words, name: str, feel: Feel) -> wire.Cell:
    return wire.Cell(
        cell=name,
        words=felt_words(words, feel),
        height=feel.height,
        surface=feel.surface,
        details=feel.details,
    )


@lru_cache(maxsize=4096)
def _cell_text(words: Words, name: str, feel: Feel) -> Any:
    """A cell as a part of messages that is written already."""
    return part(written(_cell(words, name, feel)))


@lru_cache(maxsize=1024)
def _heap(words: Words, heap: str, count: int) -> wire.Heap:
    return wire.Heap(heap=heap, count=count, words=words.say(f"game-heap-{heap}", count=count))


@lru_cache(maxsize=4096)
def _supply_text(words: Words, were: Supply, now: Supply) -> Any:
    """By seat, the heaps that are not as they were, written already."""
    seats = zip(now, were, strict=True)
    return part(written([_heaps(words, heaps, before) for heaps, before in seats]))


def _heaps(words: Words, heaps: Heaps, were: Heaps = ()) -> tuple[wire.Heap, ...]:
    """The heaps of a seat that are not as they were."""
    return tuple([_heap(words, *one) for one in heaps if one not in were])


def last_changed(match: Match) -> tuple[str, ...]:
    """The cells that the latest move of this round changed, if any did."""
    steps = match.record.steps
    in_round = steps.length - (0 if match.outcome else match.open_moves)
    for back in range(1, in_round + 1):
        if changed := changed_by(steps.latest(back)):
            return changed
    return ()


def changed_by(step: Step[Any]) -> tuple[str, ...]:
    """The cells that a move changed, each once."""
    found: tuple[str, ...] = ()
    for event in step.events:
        if event.changes and (changed := event.changed):
            found = (*found, *(one for one in changed if one not in found)) if found else changed
    return found
