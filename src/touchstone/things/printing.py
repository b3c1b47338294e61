"""Print and play: the guide, the boards and the pieces of a game on paper, at true size."""

from pathlib import Path

from touchstone.core.errors import SettingError
from touchstone.core.game import GameKind
from touchstone.things.press import credited, write_pages, write_pdf, write_svg
from touchstone.views.words import words_in
from touchstone.web.guide import guide_of


def make(kind: GameKind, language: str, folder: Path) -> list[Path]:
    """One PDF to print at 100 %, the guide, and each page as SVG."""
    paper = kind.part("things.paper")
    if paper is None:
        raise SettingError("paper-nothing", game=kind.slug)
    guide = guide_of(kind, language)
    found = language if guide is None else guide.language
    name = f"{kind.slug}-{found}"
    sheets = credited(paper.prints(words_in(found, kind)), guide)
    made = [write_pdf(sheets, folder / f"{name}-print.pdf", found)]
    if guide is not None:
        file = folder / f"{name}-build.pdf"
        made.append(write_pages(guide.html, guide.title, file, found))
    return [*made, *write_svg(sheets, folder, f"{name}-print")]
