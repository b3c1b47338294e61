"""PDFs as a screen reader meets them: the tree of tags, and the text in the order of the tags."""

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pikepdf

_NOT_TEXT = ("Figure", "Lbl")
"""What stands for a picture, and the bullets and numbers of lists."""


def tagged(pdf: pikepdf.Pdf) -> list[Any]:
    """Every element of the tree of tags, in the order of reading."""
    return list(_below(pdf.Root.StructTreeRoot))


def _below(node: Any) -> Iterator[Any]:
    children = node.get("/K", [])
    for child in children if isinstance(children, pikepdf.Array) else [children]:
        if isinstance(child, pikepdf.Dictionary) and "/S" in child:
            yield child
            yield from _below(child)


def read_aloud(file: Path) -> str:
    """The text in the order of the tags, without marks of lists and what pictures show."""
    told = subprocess.run(
        ["pdfinfo", "-struct-text", str(file)], capture_output=True, text=True, check=True
    )
    said, left_out = [], 1000
    for line in told.stdout.splitlines():
        text = line.lstrip()
        depth = len(line) - len(text)
        if depth > left_out:
            continue
        left_out = depth if text.startswith(_NOT_TEXT) else 1000
        if text.startswith('"'):
            said.append(text[1:-1])
    return " ".join(said)
