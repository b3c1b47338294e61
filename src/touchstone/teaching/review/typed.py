"""Words typed in a review: they lead from turn to turn, or ask what lies on the board.

Nothing is played here, and nobody is masked: the game is over.
"""

import re
from dataclasses import dataclass
from typing import Any

from touchstone.core.errors import TouchstoneError
from touchstone.core.values import FIRST
from touchstone.match import Play, Touch
from touchstone.views.greeting import goal, title
from touchstone.views.scanning import WAYS, line_words, lines_through, overview
from touchstone.views.seeking import where_words
from touchstone.views.sentences import Speaker, feel_words, refusal
from touchstone.views.typed import Query, Question, is_said, read_typed
from touchstone.views.words import Words

NOW = "now"
GOALS = ("first", "back", "on", "last", "mistake", "run", "stop", "play")
"""Where words lead: by its button, or by `review-say-<goal>`."""
_NUMBERED = re.compile(r"(?:(.*) )?([0-9]{1,6})")


@dataclass(frozen=True, slots=True)
class Meant:
    """A goal (also `now`, the turn that is shown), the number of a turn, or what is answered."""

    goal: str = ""
    turn: int | None = None
    said: str = ""


def read_in_review(text: str, speaker: Speaker, state: Any) -> Meant:
    """What typed words mean where a game is looked at and this position is shown."""
    words = speaker.words
    turn = _turn(text, words)
    if turn is not None:
        return Meant(turn=turn)
    for one in GOALS:
        if is_said(text, _forms(words, one)):
            return Meant(goal=one)
    try:
        return _answered(text, speaker, state)
    except TouchstoneError as error:
        return Meant(said=refusal(words, error))


def _turn(text: str, words: Words) -> int | None:
    """The turn that is named: "turn 4", or its number alone."""
    found = _NUMBERED.fullmatch(" ".join(text.split()))
    if found is None or (found[1] and not is_said(found[1], _forms(words, "turn"))):
        return None
    return int(found[2])


def _forms(words: Words, token: str) -> list[str]:
    return words.say(f"review-say-{token}").split("|")


def _answered(text: str, speaker: Speaker, state: Any) -> Meant:
    words, game = speaker.words, speaker.agreement.game
    if game.grid.find(cell := text.strip().lower()) is not None:
        return Meant(said=_felt(cell, speaker, state))
    match read_typed(text, FIRST, words, game):
        case Query(Question.REPEAT | Question.TURN):
            return Meant(goal=NOW)
        case Query(Question.BOARD):
            said = " ".join(overview(words, game, state))
        case Query(question, where) if question.value in WAYS:
            lines = lines_through(game.grid, question.value, where)
            said = " ".join(line_words(words, game, state, question.value, one) for one in lines)
        case Query(Question.WHERE, about):
            said = where_words(speaker, game, state, about)
        case Query(Question.RULES):
            said = f"{title(words, game)}. {goal(words, game)}"
        case Touch(_, target) if game.grid.find(target.split()[0]) is not None:
            said = " ".join(_felt(cell, speaker, state) for cell in target.split())
        case Play():
            said = words.say("review-only-looking")
        case _:
            said = words.say("review-help")
    return Meant(said=said)


def _felt(cell: str, speaker: Speaker, state: Any) -> str:
    words, game = speaker.words, speaker.agreement.game
    feel = game.feel(state, game.grid.read(cell))
    return words.say("match-felt", cell=cell, feel=feel_words(words, game, feel))
