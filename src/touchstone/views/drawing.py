"""A board that shows itself in a notebook."""

from dataclasses import dataclass, field
from typing import Any, Self

from touchstone.core.game import AnyGame
from touchstone.core.record import Record
from touchstone.views.picture import Marks, picture


@dataclass(frozen=True, slots=True)
class Drawing:
    """A position that notebooks draw: `Drawing(game, state)` as the last line of a cell.

    >>> from touchstone.games import GAMES
    >>> game = next(iter(GAMES.values())).new()
    >>> Drawing(game, game.initial())._repr_svg_()[:4]
    '<svg'
    """

    game: AnyGame
    state: Any
    marks: Marks = field(default_factory=Marks)

    @classmethod
    def of(cls, record: Record) -> Self:
        """The board after the last move of a record, with the line that won the round."""
        sitting = record.sitting
        over = record.series.outcome(sitting) is not None
        line = sitting.past[-1].where if over else ()
        return cls(record.game, sitting.final if over else sitting.state, Marks(line=line))

    def _repr_svg_(self) -> str:
        """What a notebook asks for: the picture with its own colours."""
        return picture(self.game, self.state, self.marks, standalone=True)
