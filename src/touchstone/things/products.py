"""Everything that can be made of a game: one table for the command line and for the page.

A product is made by a function `(kind, language, folder)` of its module, usually `make`, which
writes files into the folder and gives their paths. The module is imported when it is asked for.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from touchstone.core.game import GameKind
from touchstone.things.tools import Tool, demand


def _always(kind: GameKind) -> bool:
    return True


def _with(file: str) -> Callable[[GameKind], bool]:
    """Whether a game's folder of things has this file."""
    return lambda kind: kind.file("things", file).is_file()


@dataclass(frozen=True, slots=True)
class Product:
    """A thing to make: on the page it is called by the message `things-<name>`."""

    name: str
    module: str
    tools: tuple[Tool, ...] = ()
    function: str = "make"
    offered: Callable[[GameKind], bool] = _always
    """Whether this game has it; asked often, so it looks for a file and imports nothing."""

    def make(self, kind: GameKind, language: str, folder: Path, **options: object) -> list[Path]:
        """Writes the files into a folder, which is made if need be; raises ToolMissing."""
        demand(self.tools)
        folder.mkdir(parents=True, exist_ok=True)
        make = getattr(import_module(self.module), self.function)
        made: list[Path] = make(kind, language, folder, **options)
        return made


_WEASYPRINT = Tool("WeasyPrint", module="weasyprint")
_PANGO = Tool("Pango", library="pangoft2-1.0", debian="libpangoft2-1.0-0")
_LIBLOUIS = Tool("liblouis", program="lou_translate", debian="liblouis-bin")
_STYLE_SHEETS = Tool("cssselect2", module="cssselect2")
_ESPEAK = Tool("espeak-ng", program="espeak-ng", debian="espeak-ng")
_FFMPEG = Tool("ffmpeg", program="ffmpeg", debian="ffmpeg")
_BRAILLE = "touchstone.things.braille.files"

RULES: Mapping[str, Product] = {
    "pdf": Product("pdf", "touchstone.things.large_print", (_WEASYPRINT, _PANGO)),
    "brf": Product("brf", _BRAILLE, (_LIBLOUIS,), "make_brf"),
    "pef": Product("pef", _BRAILLE, (_LIBLOUIS,), "make_pef"),
    "epub": Product("epub", "touchstone.things.epub", (_STYLE_SHEETS,)),
    "audio": Product("audio", "touchstone.things.audio", (_ESPEAK, _FFMPEG)),
}
"""The formats of a rule book."""

_PDF = (_WEASYPRINT, _PANGO)

PAPER: Mapping[str, Product] = {
    "sheet": Product("sheet", "touchstone.things.sheets", _PDF),
    "print": Product("print", "touchstone.things.printing", _PDF, offered=_with("paper.py")),
    "tactile": Product("tactile", "touchstone.things.tactile", _PDF),
}
"""What is written on, cut up and felt."""

PIECES = Product(
    "pieces",
    "touchstone.things.pieces",
    (
        Tool("manifold3d", module="manifold3d"),
        Tool("trimesh", module="trimesh"),
        Tool("networkx", module="networkx"),
    ),
    offered=_with("solids.py"),
)

PRODUCTS: Mapping[str, Product] = {**RULES, **PAPER, "pieces": PIECES}
"""Everything, in the order in which the page offers it."""
