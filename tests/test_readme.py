"""The README and the documentation name only what exists, in the form that was agreed."""

import re
from pathlib import Path
from typing import Any

import typer
from typer.testing import CliRunner

from touchstone.cli import app
from touchstone.games import GAMES
from touchstone.views.languages import ALL_LANGUAGES, LANGUAGES

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")),
    ROOT / "benchmarks" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
BLOCK = re.compile(r"```.*?```", re.S)
CODE = re.compile(r"```.*?```|`[^`]+`", re.S)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def code_in(page: Path) -> str:
    """Everything that the page shows as code."""
    return "\n".join(CODE.findall(page.read_text()))


def commands_in(page: Path) -> list[str]:
    """Every command line `touchstone ...` that the page shows, without its comment."""
    lines = re.findall(r"(?:^|`)(touchstone [a-z][^`\n]*)", code_in(page), re.M)
    return [line.split("#")[0].strip() for line in lines]


def reached(line: str) -> tuple[Any, list[str]]:
    """The command that a line calls, and the rest of its words."""
    command: Any = typer.main.get_command(app)
    words = line.split()[1:]
    context = typer.Context(command)
    while hasattr(command, "list_commands") and words and not words[0].startswith("-"):
        name = words.pop(0)
        found = command.get_command(context, name)
        assert found is not None, f"there is no command {line!r}"
        command = found
    return command, words


def test_every_command_and_option_exists() -> None:
    for page in PAGES:
        for line in commands_in(page):
            command, words = reached(line)
            known = [name for param in command.params for name in param.opts + param.secondary_opts]
            missing = {word for word in words if word.startswith("--")} - set(known)
            assert not missing, f"{page.name}, {line!r}: there is no option {missing}"


def test_the_readme_names_every_command_and_each_has_help() -> None:
    lines = commands_in(README)
    group: Any = typer.main.get_command(app)
    assert {line.split()[1] for line in lines} == set(group.list_commands(typer.Context(group)))
    for line in lines:
        _, arguments = reached(line)
        words = line.split()[1:]
        names = words[: len(words) - len(arguments)]
        assert CliRunner().invoke(app, [*names, "--help"]).exit_code == 0, line


def test_every_make_target_exists() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))
    for page in PAGES:
        missing = set(re.findall(r"(?:^|`)make ([a-z]+)", code_in(page), re.M)) - targets
        assert not missing, f"{page.name}: there is no target {missing}"


def test_every_linked_file_exists() -> None:
    for page in PAGES:
        assert page.read_text().startswith("# "), f"{page.name} has no title"
        for link in LINK.findall(BLOCK.sub("", page.read_text())):
            if not link.startswith(("http://", "https://", "#")):
                assert (page.parent / link.split("#")[0]).exists(), f"{page.name}: {link}"


def test_every_file_that_the_architecture_names_exists() -> None:
    code = re.findall(r"`([a-z_./]+\.(?:py|js))`", (ROOT / "docs" / "architecture.md").read_text())
    named = {path for path in code if "/" in path and not path.startswith(("rules/", "mind/"))}
    homes = (ROOT, ROOT / "src" / "touchstone")
    assert named
    assert not {path for path in named if not any((home / path).exists() for home in homes)}


def test_prose_wraps_so_that_differences_can_be_read() -> None:
    for page in PAGES:
        lines = BLOCK.sub("", page.read_text()).splitlines()
        long = [line for line in lines if len(line) > 110 and not line.startswith(("|", "!["))]
        assert not long, f"{page.name}: {long[0]}"


def test_the_readme_gives_the_numbers_of_players() -> None:
    rows = re.findall(r"^\| \*\*.+?\*\* \| (\d)-(\d) players", README.read_text(), re.M)
    shipped = [GAMES[slug] for slug in ("four-senses", "4eyes-plus", "tactori")]
    for kind, (least, most) in zip(shipped, rows, strict=True):
        choices = [{setting.name: value} for setting in kind.options for value in setting.values]
        allowed = {number for made in choices for number in kind.players(kind.defaults | made)}
        assert (int(least), int(most)) == (min(allowed), max(allowed)), kind.slug


def test_the_readme_names_every_language_and_the_python_that_is_needed() -> None:
    text = README.read_text()
    assert all(ALL_LANGUAGES[code].english in text for code in LANGUAGES)
    needed = re.search(r'requires-python = ">=([\d.]+)"', (ROOT / "pyproject.toml").read_text())
    assert needed
    assert f"Python {needed[1]} or newer" in text


def test_the_pictures_are_few_and_all_are_shown() -> None:
    pictures = {path for path in (ROOT / "docs" / "pictures").iterdir() if path.suffix != ".md"}
    links = {(page.parent, link) for page in PAGES for link in LINK.findall(page.read_text())}
    shown = {(folder / link).resolve() for folder, link in links}
    assert len(pictures) <= 24
    assert not pictures - shown


def test_decisions_have_one_form_and_consecutive_numbers() -> None:
    numbers = [path.name[:4] for path in DECISIONS]
    assert numbers == [f"{number:04}" for number in range(1, len(DECISIONS) + 1)]
    index = (ROOT / "docs" / "decisions" / "README.md").read_text()
    other = r"\[\d{4}\]\(\d{4}-[a-z0-9-]+\.md\)"
    for path in DECISIONS:
        title, _, status, *rest = path.read_text().splitlines()
        assert re.fullmatch(rf"# {path.name[:4]}: .+[^.]", title), path.name
        form = rf"Status: (accepted(, amended by {other})?|superseded by {other})"
        assert re.fullmatch(form, status), path.name
        headings = [line for line in rest if line.startswith("#")]
        assert headings == ["## Question", "## Decision", "## Why"], path.name
        assert f"]({path.name}): {title[8:]}" in " ".join(index.split()), path.name
