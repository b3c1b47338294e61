"""A board that shows itself in a notebook, to eyes and to ears."""

from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, Self
from uuid import uuid4

from touchstone.core.game import AnyGame
from touchstone.core.record import Record
from touchstone.views.picture import Marks, picture, with_own_ids
from touchstone.views.picture.svg import tag
from touchstone.views.scanning import board_lines
from touchstone.views.sentences import why
from touchstone.views.words import DEFAULT, words_in

THEMES = ("wood", "dark", "contrast")
_SILENT = "aria-hidden='true'"
"""How a picture begins whose words stand beside it on the page."""


@dataclass(frozen=True, slots=True, repr=False)
class Drawing:
    """A position that notebooks draw: `Drawing(game, state)` as the last line of a cell.

    >>> from touchstone.games import GAMES
    >>> game = next(iter(GAMES.values())).new()
    >>> Drawing(game, game.initial()).svg()[:4]
    '<svg'
    """

    game: AnyGame
    state: Any
    marks: Marks = field(default_factory=Marks)
    theme: str = THEMES[0]
    language: str = DEFAULT

    @classmethod
    def of(cls, record: Record) -> Self:
        """The board after the last move of a record, with the line that won the round."""
        sitting = record.sitting
        over = record.series.outcome(sitting) is not None
        line = sitting.past[-1].where if over else ()
        return cls(record.game, sitting.final if over else sitting.state, Marks(line=line))

    def svg(self, ids: str | None = None) -> str:
        """The picture with its own colours and words.

        `ids` begins the ids in it, so that several pictures can stand on one page; without it they
        are chosen at random, and two pictures never share one.
        """
        own = f"{ids or f'board-{uuid4().hex[:12]}'}-"
        drawn = picture(self.game, self.state, self.marks, standalone=True)
        opening, rest = with_own_ids(drawn, own).split(">", 1)
        labels = f"role='img' aria-labelledby='{own}title' aria-describedby='{own}desc'"
        told = f"{labels} lang='{self.language}' data-theme='{self.theme}'"
        title = tag("title", escape(self.title()), id=f"{own}title")
        desc = tag("desc", escape("\n".join(self.lines())), id=f"{own}desc")
        return f"{opening.replace(_SILENT, told)}>{title}{desc}{rest}"

    def title(self) -> str:
        """The name of the game, and whose turn it is or how it ended."""
        words = words_in(self.language, self.game.kind)
        outcome = self.game.outcome(self.state)
        if outcome is not None:
            now = why(words, self.game, outcome, self.game.count(self.state))
        else:
            name = words.say("seat-name", seat=int(self.game.to_move(self.state)))
            now = words.say("match-turn-of", name=name)
        return f"{words.say('game-name')}. {now}"

    def lines(self) -> list[str]:
        """The board in words, far row first."""
        return board_lines(words_in(self.language, self.game.kind), self.game, self.state)

    def save(self, file: str | Path) -> Path:
        """Writes the picture and says where; a picture is an .svg file."""
        path = Path(file)
        if path.suffix.lower() != ".svg":
            raise ValueError(f"a picture is saved as an .svg file, not as {path.name!r}")
        # A file has its ids to itself, so they can be the same each time.
        path.write_text(self.svg(ids="board"), encoding="utf-8")
        return path

    def __repr__(self) -> str:
        return f"<Drawing of {self.game.state_text(self.state)}>"

    @property
    def bare(self) -> str:
        """The picture for a page that has the colours already."""
        return picture(self.game, self.state, self.marks)

    def _repr_svg_(self) -> str:
        """What a notebook asks for."""
        return self.svg()
