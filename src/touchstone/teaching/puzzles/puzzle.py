"""A puzzle, the themes of a game, and the shelf on which its puzzles stand: files in its folder."""

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import cache
from hashlib import sha256
from typing import Any

from touchstone.core.game import AnyGame, GameKind
from touchstone.teaching.puzzles.tasks import TASKS, Task

FOLDER, THEMES, PUZZLES = "puzzles", "themes.toml", "puzzles.jsonl"


@dataclass(frozen=True, slots=True)
class Theme:
    """One kind of puzzle of one game: a task, with the settings of the game it is set in."""

    name: str
    task: str
    count: int
    """How many are made."""
    players: int = 2
    settings: Mapping[str, str] = field(default_factory=dict)
    masked: bool = False
    """Whether the board is to be felt."""
    after: int = 0
    """Turns that are played before the first position is looked at."""

    @property
    def asks(self) -> Task:
        """What is to be found."""
        return TASKS[self.task]

    def game(self, kind: GameKind) -> AnyGame:
        """The rules in which the puzzles of this theme are set."""
        return kind.new(self.players, self.settings)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, what is to be found in it, and how hard that is: the level of a bot that can."""

    kind: GameKind
    theme: Theme
    position: str
    answers: tuple[tuple[str, ...], ...]
    par: int
    level: int

    @property
    def number(self) -> str:
        """What it is called: eight signs that follow from what it is."""
        told = f"{self.kind.slug} {self.theme.name} {self.position}"
        return sha256(told.encode()).hexdigest()[:8]

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.theme.game(self.kind)

    def line(self) -> str:
        """The puzzle as a line of the shelf."""
        told = {
            "theme": self.theme.name,
            "level": self.level,
            "par": self.par,
            "position": self.position,
            "answers": self.answers,
        }
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


@cache
def themes(kind: GameKind) -> tuple[Theme, ...]:
    """The themes of a game in their order; none where it has no puzzles."""
    file = kind.file(FOLDER, THEMES)
    if not file.is_file():
        return ()
    found: list[dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["theme"]
    return tuple(Theme(**one) for one in found)


@cache
def shelf(kind: GameKind) -> tuple[Puzzle, ...]:
    """Every puzzle of a game, by theme and difficulty."""
    file = kind.file(FOLDER, PUZZLES)
    if not file.is_file():
        return ()
    by_name = {theme.name: theme for theme in themes(kind)}
    lines = file.read_text(encoding="utf-8").splitlines()
    return tuple(_puzzle(kind, by_name, json.loads(line)) for line in lines)


@cache
def by_number(kind: GameKind) -> Mapping[str, Puzzle]:
    """The same by what each is called."""
    return {puzzle.number: puzzle for puzzle in shelf(kind)}


def _puzzle(kind: GameKind, by_name: Mapping[str, Theme], told: dict[str, Any]) -> Puzzle:
    answers = tuple(tuple(moves) for moves in told["answers"])
    theme = by_name[told["theme"]]
    return Puzzle(kind, theme, told["position"], answers, told["par"], told["level"])


def sorted_by_theme(found: Sequence[Puzzle], kind: GameKind) -> list[Puzzle]:
    """In the order of the shelf."""
    order = [theme.name for theme in themes(kind)]
    return sorted(found, key=lambda p: (order.index(p.theme.name), p.level, p.position))


def today() -> date:
    """The day of the daily puzzle: the same everywhere on earth, so that it is for all alike."""
    return datetime.now(UTC).date()


def of_the_day(kind: GameKind, day: date) -> Puzzle | None:
    """The same puzzle for everybody on one day: the shelf in a shuffled order, one a day."""
    shuffled = _shuffled(kind)
    # Every puzzle once before the first comes again.
    return shuffled[day.toordinal() % len(shuffled)] if shuffled else None


@cache
def _shuffled(kind: GameKind) -> list[Puzzle]:
    by_hash = {
        sha256(f"daily {name}".encode()).digest(): one for name, one in by_number(kind).items()
    }
    return [by_hash[key] for key in sorted(by_hash)]
