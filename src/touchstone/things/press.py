"""Sheets and pages become files: tagged PDF, and SVG for whoever wants to change something."""

from base64 import b64encode
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from html import escape
from importlib.resources import files
from pathlib import Path

from touchstone.views.flat import Sheet, footnote
from touchstone.web.guide import Guide

VARIANT = "pdf/ua-1"
_WEIGHTS = (400, 700)
_SHEETS = """
@page { size: 210mm 297mm; margin: 0 }
body { margin: 0 }
img { display: block; width: 210mm; height: 297mm; break-after: page }
img:last-child { break-after: auto }
"""


_PAGES = """
@page { size: 210mm 297mm; margin: 18mm }
body { font: 14pt/1.4 "Atkinson Hyperlegible", sans-serif; color: #000 }
h1 { font-size: 22pt; margin: 0 0 6mm } h2 { font-size: 17pt; margin: 8mm 0 2mm }
table { border-collapse: collapse; margin: 0 0 8mm; break-inside: avoid }
th, td { border: 0.4mm solid #000; padding: 1mm 4mm; text-align: left }
.blank { width: 100%; table-layout: fixed } .blank td { height: 8mm }
.credit { font-size: 11pt; margin: 0 }
"""


def credited(sheets: Iterable[Sheet], guide: Guide | None) -> list[Sheet]:
    """The sheets, each with a line at its foot that says who made the game."""
    note = footnote(guide.credit) if guide is not None else []
    return [replace(sheet, shapes=(*sheet.shapes, *note)) for sheet in sheets]


def write_pages(body: str, title: str, file: Path, language: str) -> Path:
    """Text and tables on as many pages as they take."""
    return _write(body, title, _PAGES, file, language)


def write_pdf(sheets: Sequence[Sheet], file: Path, language: str) -> Path:
    """A page for each sheet; its title is told to those who do not see it."""
    images = "".join(
        f'<img alt="{escape(sheet.title)}" src="{data(sheet.svg().encode(), "image/svg+xml")}">'
        for sheet in sheets
    )
    return _write(images, sheets[0].title, _SHEETS, file, language)


def _write(body: str, title: str, css: str, file: Path, language: str) -> Path:
    import weasyprint  # noqa: PLC0415  heavy, and an extra

    page = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        f"<title>{escape(title)}</title><style>{''.join(faces())}{css}</style></head>"
        f"<body>{body}</body></html>"
    )
    weasyprint.HTML(string=page).write_pdf(file, pdf_variant=VARIANT)
    return file


def write_svg(sheets: Iterable[Sheet], folder: Path, name: str) -> list[Path]:
    """A file for each sheet."""
    made = []
    for sheet in sheets:
        file = folder / f"{name}-{sheet.name}.svg"
        file.write_text(sheet.svg(), encoding="utf-8")
        made.append(file)
    return made


def data(content: bytes, kind: str) -> str:
    """A file as an address that holds it."""
    return f"data:{kind};base64,{b64encode(content).decode()}"


def faces() -> Iterator[str]:
    """The letters of the page, made for low vision, as CSS."""
    folder = files("touchstone.web").joinpath("static")
    for weight in _WEIGHTS:
        font = folder.joinpath(f"atkinson-hyperlegible-latin-{weight}-normal.woff2").read_bytes()
        yield (
            f'@font-face {{ font-family: "Atkinson Hyperlegible"; font-weight: {weight}; '
            f"src: url({data(font, 'font/woff2')}) }}"
        )
