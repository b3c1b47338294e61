"""A lesson as data: where it begins, what is to be done, what counts as done; read from a file.

`lessons/NN-name.toml` in a game's folder is a lesson, in the order of the numbers; the sentences
stand beside it in `<language>.ftl`, as `lesson-<name>-<say>`, or `lesson-any-...` for all.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from touchstone.core.errors import TouchstoneError
from touchstone.core.game import AnyGame, GameKind
from touchstone.match import Agreement
from touchstone.teaching.alone import table_for_one
from touchstone.views.sentences import refusal
from touchstone.views.words import Words, words_in

FOLDER, ENDING = "lessons", ".toml"
PROOFS = ("win", "only-win", "safe", "only-safe", "forces", "only-forces")
"""What a step may claim of its moves; `only` says that every other move fails."""
SHARED = "any-"
"""How the names of sentences begin that several lessons of a game have in common."""
ABOUT = "lesson-course-about"
"""The sentence in which a game says where the aims of its course come from."""


class LessonFault(Exception):
    """A lesson that cannot be taught: which one, where, and why."""


@dataclass(frozen=True, slots=True)
class Step:
    """One sentence of the coach, and what is to be done about it.

    `do` are the commands that count, in the notation; a star stands for anything. One of them is
    enough, unless `all` of them are asked for. With a `task` of the game whatever is legal may be
    played until it is done, and `do` shows one way. A step without anything to do ends the lesson.
    """

    say: str
    do: tuple[str, ...] = ()
    all: bool = False
    task: str = ""
    reply: tuple[str, ...] = ()
    """What the others play then, whoever is to move."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """What the coach says to other moves, by their form."""
    proof: str = ""
    ends: str = ""
    """The reason for which the game is over then."""
    scores: tuple[int, ...] = ()
    """The points by seat then."""

    def wants(self, text: str) -> bool:
        """Whether this command counts."""
        return any(fnmatchcase(text, form) for form in self.do)

    def answer(self, text: str) -> str | None:
        """What the coach says to a move that does not count, if the step has words for it."""
        return next((say for form, say in self.wrong.items() if fnmatchcase(text, form)), None)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position of a game, and the steps that are taken from there."""

    kind: GameKind
    number: int
    name: str
    steps: tuple[Step, ...]
    position: str | None = None
    players: int = 2
    masked: bool = False
    settings: Mapping[str, str] = field(default_factory=dict)
    aims: tuple[str, ...] = ()
    """What it is good for, for whoever teaches: `lesson-aim-<name>`, shared or the game's own."""

    def __hash__(self) -> int:
        return hash((self.kind, self.number, self.name))

    @property
    def game(self) -> AnyGame:
        """The rules in which it is set."""
        return self.kind.new(self.players, self.settings)

    @property
    def agreement(self) -> Agreement:
        """The table: the learner sits where the position begins, computers everywhere else."""
        return table_for_one(self.game, self.position, masked=self.masked)

    def words(self, language: str) -> Words:
        """The language with the sentences of the game's lessons."""
        return words_in(language, self.kind, FOLDER)

    def message(self, say: str) -> str:
        """The id of a sentence: this lesson's own, or one that all lessons of the game share."""
        return f"lesson-{say}" if say.startswith(SHARED) else f"lesson-{self.name}-{say}"

    def title(self, words: Words) -> str:
        """What it is called."""
        return words.say(self.message("title"))

    def trains(self, words: Words) -> str:
        """What is practised, for whoever teaches."""
        return words.say(self.message("trains"))

    @property
    def said(self) -> list[str]:
        """The ids of all its sentences."""
        steps = [say for step in self.steps for say in (step.say, *step.wrong.values())]
        return [self.message(say) for say in dict.fromkeys(("title", "trains", *steps))]


def aims(course: Sequence[Lesson], words: Words) -> list[tuple[str, list[Lesson]]]:
    """The aims of a course in words, each with the lessons that serve it."""
    names = dict.fromkeys(aim for lesson in course for aim in lesson.aims)
    return [
        (words.say(f"lesson-aim-{aim}"), [one for one in course if aim in one.aims])
        for aim in names
    ]


@cache
def lessons(kind: GameKind) -> tuple[Lesson, ...]:
    """The course of a game, in order; none where it has no lessons. Raises LessonFault."""
    folder = kind.file(FOLDER)
    if not folder.is_dir():
        return ()
    files = sorted((f for f in folder.iterdir() if f.name.endswith(ENDING)), key=lambda f: f.name)
    return tuple(read_lesson(kind, number, file) for number, file in enumerate(files, start=1))


def read_lesson(kind: GameKind, number: int, file: Traversable) -> Lesson:
    """The lesson that a file holds."""
    where = f"{kind.slug}, {file.name}"
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise LessonFault(f"{where}: {error}") from None
    steps = told.pop("step", [])
    _demand_known(Lesson, told, f"{where}", but=("kind", "number", "name", "steps"))
    name = file.name.removesuffix(ENDING).partition("-")[2]
    if not name:
        raise LessonFault(f"{where}: a lesson's file is called NN-name{ENDING}")
    read = [_step(one, f"{where}, step {place}") for place, one in enumerate(steps, start=1)]
    if len(read) < 2 or read[-1].do or not all(step.do for step in read[:-1]):
        raise LessonFault(f"{where}: every step but the last, and only these, has something to do")
    lesson = Lesson(kind, number, name, tuple(read), **_frozen(told))
    try:
        lesson.agreement  # noqa: B018  the position is read
    except TouchstoneError as error:
        raise LessonFault(f"{where}: {refusal(words_in('en', kind), error)}") from error
    return lesson


def _step(told: dict[str, Any], where: str) -> Step:
    _demand_known(Step, told, where)
    if "say" not in told:
        raise LessonFault(f"{where}: nothing is said")
    if told.get("proof", PROOFS[0]) not in PROOFS:
        raise LessonFault(f"{where}: a proof is one of {', '.join(PROOFS)}")
    return Step(**_frozen(told))


def _frozen(told: Mapping[str, Any]) -> dict[str, Any]:
    return {name: tuple(said) if isinstance(said, list) else said for name, said in told.items()}


def _demand_known(
    made: type[Lesson | Step], told: Mapping[str, Any], where: str, but: Sequence[str] = ()
) -> None:
    known = [one.name for one in fields(made) if one.name not in but]
    strange = [name for name in told if name not in known]
    if strange:
        raise LessonFault(f"{where}: {strange[0]} is none of {', '.join(known)}")
