"""The generic rooms of the house know no game by name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import touchstone

HOUSE = Path(touchstone.__file__).parent
ROOMS = (
    "core",
    "match",
    "engine",
    "views",
    "web",
    "server",
    "things",
    "adapters",
    "cli",
    "teaching",
    "testing",
)
NAMES = re.compile(r"four.?senses|4eyes|four.?eyes|tactori", re.IGNORECASE)
SCRIPT_COMMENTS = re.compile(r"/\*.*?\*/|^\s*//.*?$|<!--.*?-->|\{#.*?#\}", re.DOTALL | re.MULTILINE)
ENDINGS = (".py", ".js", ".css", ".html")


def files(room: str) -> list[Path]:
    return [file for file in sorted((HOUSE / room).rglob("*")) if file.suffix in ENDINGS]


def code_of(file: Path) -> str:
    """What a program reads of a file: without comments, and without docstrings."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return SCRIPT_COMMENTS.sub("", text)
    return ast.unparse(without_docstrings(ast.parse(text)))


def without_docstrings(tree: ast.Module) -> ast.Module:
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [part for part in body if not is_text(part)]
            node.body = kept or [ast.Pass()]  # type: ignore[attr-defined]
    return tree


def is_text(part: ast.stmt) -> bool:
    return (
        isinstance(part, ast.Expr)
        and isinstance(part.value, ast.Constant)
        and isinstance(part.value.value, str)
    )


def named(room: str) -> Iterator[str]:
    for file in files(room):
        for line in code_of(file).splitlines():
            if NAMES.search(line):
                yield f"{file.relative_to(HOUSE)}: {line.strip()}"


@pytest.mark.parametrize("room", ROOMS)
def test_a_generic_room_names_no_game(room: str) -> None:
    assert list(named(room)) == []


def test_the_search_would_find_a_name(tmp_path: Path) -> None:
    python = tmp_path / "room.py"
    python.write_text('"""About four-senses."""\nSLUG = "four-senses"  # four senses\n')
    assert NAMES.findall(code_of(python)) == ["four-senses"]
    script = tmp_path / "room.js"
    script.write_text("// as in Tactori\nconst game = 'tactori'; /* tactori */\n")
    assert NAMES.findall(code_of(script)) == ["tactori"]


def test_the_files_that_begin_first_are_there() -> None:
    tests = Path(__file__).parent
    names = (tests / "longest.txt").read_text(encoding="utf-8").split()
    assert [name for name in names if not (tests.parent / name).is_file()] == []
    assert len(names) == len(set(names))
