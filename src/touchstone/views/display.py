"""Boards as they are shown: made once for all who see them in one language.

A client keeps the board that it was shown and is told only what is different in the next one.
"""

from functools import lru_cache
from typing import Any

from touchstone.core.game import AnyGame, Step
from touchstone.core.values import Feel, all_seats
from touchstone.match import Match
from touchstone.views.picture import Marks, Scene
from touchstone.views.sentences import felt_words
from touchstone.views.wire import outgoing as wire
from touchstone.views.words import Words

_LATEST = 2
"""How many boards are kept: the one in play, and the one on which the round before ended."""


class Shown:
    """One board, as far as those who see it can tell it from another."""

    __slots__ = ("feels", "game", "marks", "scene", "since", "state", "supply")

    def __init__(self, game: AnyGame, state: Any, marks: Marks, *, with_picture: bool) -> None:
        self.game = game
        self.state = state
        self.marks = marks
        self.feels = {game.grid.name(cell): game.feel(state, cell) for cell in game.grid.cells}
        self.supply = [dict(game.supply(state, seat)) for seat in all_seats(game.seats)]
        self.scene = Scene.of(game, state, marks) if with_picture else None
        self.since: tuple[Shown, wire.BoardChange] | None = None
        """The board before it that somebody was shown, and what is different here."""


class Display:
    """The boards of one table in one language, with pictures or without."""

    def __init__(self, words: Words, *, with_picture: bool = False) -> None:
        self.words = words
        self.with_picture = with_picture
        self._latest: list[Shown] = []
        self._current: tuple[Match, Shown] | None = None
        self._record: tuple[object, str] | None = None

    def current(self, match: Match) -> Shown:
        """The board of a match as it stands: the same for everybody who may see it."""
        if self._current is None or self._current[0] is not match:
            marks = Marks(last_changed(match), match.outcome.where if match.outcome else ())
            made = self.shown(match.record.game, match.record.sitting.state, marks)
            self._current = match, made
        return self._current[1]

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
        made = Shown(game, state, marks, with_picture=self.with_picture)
        self._latest = [made, *self._latest[: _LATEST - 1]]
        return made

    def whole(self, shown: Shown) -> wire.Board:
        """Everything about a board."""
        words = self.words.of(shown.game.kind)
        return wire.Board(
            cells=tuple(_cell(words, *one) for one in shown.feels.items()),
            supply=tuple(
                tuple(_heap(words, *heap) for heap in heaps.items()) for heaps in shown.supply
            ),
            picture=None if shown.scene is None else shown.scene.svg(),
        )

    def change(self, before: Shown | None, now: Shown) -> wire.BoardChange:
        """What is different for somebody who was shown the board before; made once for all."""
        if before is None or before.game is not now.game:
            whole = self.whole(now)
            return {"cells": whole.cells, "supply": whole.supply, "picture": whole.picture}
        if now.since is None or now.since[0] is not before:
            now.since = before, self._different(before, now)
        return now.since[1]

    def _different(self, before: Shown, now: Shown) -> wire.BoardChange:
        words = self.words.of(now.game.kind)
        change: wire.BoardChange = {}
        felt = before.feels
        cells = [
            (name, feel)
            for name, feel in now.feels.items()
            if feel is not (old := felt[name]) and feel != old
        ]
        if cells:
            change["cells"] = tuple([_cell(words, *one) for one in cells])
        if before.supply != now.supply:
            change["supply"] = tuple(
                tuple(_heap(words, *heap) for heap in heaps.items() if heap not in old.items())
                for old, heaps in zip(before.supply, now.supply, strict=True)
            )
        if now.scene is not None and before.scene is not None:
            parts = now.scene.since(before.scene)
            if parts is None:
                change["picture"] = now.scene.svg()
            elif parts:
                change["picture"] = tuple(parts)
        return change


@lru_cache(maxsize=4096)
def _cell(words: Words, name: str, feel: Feel) -> wire.Cell:
    return wire.Cell(
        cell=name,
        words=felt_words(words, feel),
        height=feel.height,
        surface=feel.surface,
        details=feel.details,
    )


@lru_cache(maxsize=1024)
def _heap(words: Words, heap: str, count: int) -> wire.Heap:
    return wire.Heap(heap=heap, count=count, words=words.say(f"game-heap-{heap}", count=count))


def last_changed(match: Match) -> tuple[str, ...]:
    """The cells that the latest move of this round changed, if any did."""
    steps = match.record.steps
    for number in reversed(range(0 if match.outcome else match.open_moves, len(steps))):
        if changed := changed_by(steps[number]):
            return changed
    return ()


def changed_by(step: Step[Any]) -> tuple[str, ...]:
    """The cells that a move changed, each once."""
    return tuple(dict.fromkeys(cell for event in step.events for cell in event.changed))
