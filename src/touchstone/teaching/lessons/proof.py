"""What a lesson says of its moves is proven, by the rules and by what the engine sees."""

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.engine.guide import Guide
from touchstone.engine.mind import mind_of
from touchstone.engine.reasons import value_of, win_of_next
from touchstone.match import Match, Play, read_command
from touchstone.teaching.lessons.lesson import Lesson, LessonFault, Step
from touchstone.teaching.lessons.session import Session, shown, station
from touchstone.teaching.puzzles.turns import forcing, wins_at_once
from touchstone.views.words import LANGUAGES

FORM = set("*?[")
TURNS = 2
"""Within how many turns something is forced."""


def prove(lesson: Lesson, languages: Iterable[str] = LANGUAGES) -> None:
    """Plays a lesson to its end in every way that counts; raises LessonFault."""
    for number, step in enumerate(lesson.steps):
        try:
            match = station(lesson, number)
            _prove_turn(lesson, step, match)
            _prove_claim(step, match)
            for way, language in product(_ways(step), languages):
                _prove_way(lesson, number, way, language)
        except LessonFault as fault:
            where = f"{lesson.kind.slug}, {lesson.name}, step {number + 1}"
            raise LessonFault(f"{where}: {fault}") from fault


def _ways(step: Step) -> list[tuple[str, ...]]:
    """The ways to do a step; of a form that stands for many, others are the examples."""
    if step.all or step.task:
        return [shown(step)]
    return [(text,) for text in step.do if not set(text) & FORM]


def _prove_turn(lesson: Lesson, step: Step, match: Match) -> None:
    if step.do and match.turn != lesson.agreement.start:
        raise LessonFault("it is not the learner’s turn")


def _prove_way(lesson: Lesson, number: int, way: tuple[str, ...], language: str) -> None:
    """One way to do a step leads on, and from there to the end in the ways that come first."""
    session = Session(lesson, language)
    for _ in range(number):
        session.skip()
    for place, commands in enumerate((way, *map(shown, lesson.steps[number + 1 :]))):
        for text in commands:
            session.do(read_command(session.learner, text))
        if commands and session.at != number + place + 1:
            raise LessonFault(f"{', '.join(commands)} does not do step {number + place + 1}")
        if place == 0:
            _prove_result(lesson.steps[number], session.match)


def _prove_result(step: Step, match: Match) -> None:
    outcome, record = match.outcome, match.record
    reason = "" if outcome is None else outcome.reason
    if step.ends != reason:
        raise LessonFault(f"the end is {reason!r} and not {step.ends!r}")
    final = record.sitting.state if outcome is None else record.sitting.final
    scores = record.game.scores(final)
    if step.scores and step.scores != scores:
        raise LessonFault(f"the points are {scores} and not {step.scores}")


def _prove_claim(step: Step, match: Match) -> None:
    """The moves of a step are what they are said to be, and with `only` no others are."""
    if not step.proof:
        return
    only, _, name = step.proof.rpartition("-")
    game, state = match.record.game, match.record.sitting.state
    found = _CLAIMS[name](game, state, mind_of(game.kind).guide)
    said = {text for text in step.do if isinstance(read_command(game.to_move(state), text), Play)}
    if said - found or (only and found - said):
        raise LessonFault(f"{step.proof}: said {sorted(said)}, found {sorted(found)}")


def _winning(game: AnyGame, state: Any, guide: Guide) -> set[str]:
    return {game.move_text(win.moves[0]) for win in wins_at_once(game, state, guide)}


def _safe(game: AnyGame, state: Any, guide: Guide) -> set[str]:
    """The moves after which the next player cannot win at once."""
    seat, found = game.to_move(state), set[str]()
    for move in game.legal_moves(state):
        after = game.play(state, move).state
        outcome = game.outcome(after)
        if outcome is not None:
            is_safe = value_of(outcome, seat) != "loss"
        else:
            is_safe = win_of_next(game, after, seat, guide) is None
        if is_safe:
            found.add(game.move_text(move))
    return found


def _forcing(game: AnyGame, state: Any, guide: Guide) -> set[str]:
    """The moves with which a turn begins that wins soon, whatever the other does."""
    turns = forcing(game, state, game.to_move(state), guide, TURNS)
    return {game.move_text(turn.moves[0]) for turn in turns}


_CLAIMS: dict[str, Callable[[AnyGame, Any, Guide], set[str]]] = {
    "win": _winning,
    "safe": _safe,
    "forces": _forcing,
}
