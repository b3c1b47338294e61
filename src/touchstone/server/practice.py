"""What lessons and puzzles on the page have in common: a board for one, and nothing kept here."""

from dataclasses import asdict
from typing import Annotated, Any

from pydantic import Field

from touchstone.match import seen_by
from touchstone.teaching.alone import Alone
from touchstone.views.display import Display
from touchstone.views.viewer import Viewer

Text = Annotated[str, Field(max_length=200)]
Cells = Annotated[list[Text], Field(max_length=8)]


def choices(table: Alone, cells: list[str]) -> dict[str, Any]:
    """What can be done with these cells, and which may be chosen next."""
    seen = seen_by(table.match, table.learner)
    viewer, chosen = _viewer(table, picture=False), tuple(cells)
    moves, onward = viewer.choices(seen, chosen)
    pick = viewer.pick(seen, chosen) if onward else ""
    return {"moves": [asdict(move) for move in moves], "next": onward, "pick": pick}


def view(table: Alone) -> dict[str, Any]:
    """How the table stands; without a board for whoever is masked."""
    viewer, seen = _viewer(table), seen_by(table.match, table.learner)
    display = viewer.display
    board = None if seen.state is None else asdict(display.whole(display.current(table.match)))
    return {
        "board": board,
        "yours": seen.turn == table.learner,
        "stage": viewer.speaker.stage(seen.stage),
        "status": viewer.status(seen),
        "tasks": [asdict(task) for task in display.tasks(viewer.game, seen.state)],
    }


def _viewer(table: Alone, *, picture: bool = True) -> Viewer:
    return Viewer(table.speaker, Display(table.words, picture=picture))
