"""How to build a game and play it on a real board: `things/build.<language>.md` in its folder.

It is shown on the rules page, stands in front of what is printed, and comes with the pieces.
"""

from dataclasses import dataclass

from markdown_it import MarkdownIt
from markupsafe import Markup

from touchstone.core.game import GameKind
from touchstone.views.words import DEFAULT

_READER = MarkdownIt("commonmark").enable("table")


@dataclass(frozen=True, slots=True)
class Guide:
    """A guide in the language that it is in, which is English if need be."""

    text: str
    language: str

    @property
    def title(self) -> str:
        """What its first line says."""
        return self.text.partition("\n")[0].removeprefix("# ")

    @property
    def credit(self) -> str:
        """Who made the game and that the original can be had: the first sentence of the guide."""
        first = self.text.split("\n\n")[1]
        return first.partition(". ")[0].removesuffix(".") + "."

    @property
    def html(self) -> Markup:
        """The whole guide."""
        return Markup(_READER.render(self.text))

    @property
    def body(self) -> Markup:
        """All that stands below the title."""
        return Markup(_READER.render(self.text.partition("\n")[2]))


def guide_of(kind: GameKind, language: str) -> Guide | None:
    """The guide of a game, or None if it has none."""
    for found in (language, DEFAULT):
        file = kind.file("things", f"build.{found}.md")
        if file.is_file():
            return Guide(file.read_text(encoding="utf-8"), found)
    return None
