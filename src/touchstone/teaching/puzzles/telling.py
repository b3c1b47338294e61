"""A puzzle in words and as data."""

from typing import Any

from touchstone.teaching.puzzles.puzzle import Puzzle, Theme
from touchstone.views.sentences import sign_words
from touchstone.views.words import Words


def theme_words(words: Words, theme: Theme) -> str:
    """What a theme is called: in the game's own words, or those of its task; of a game's words."""
    own = f"game-theme-{theme.name}"
    return words.say(own if own in words else f"puzzle-theme-{theme.task}")


def task_words(words: Words, puzzle: Puzzle) -> str:
    """What is to be done, and with whose pieces."""
    game, own = puzzle.game, f"game-puzzle-{puzzle.theme.name}"
    task = own if own in words else f"puzzle-task-{puzzle.theme.task}"
    sign = sign_words(words, game, game.to_move(game.read_state(puzzle.position)))
    said = [words.say("greeting-sign", sign=sign)] if sign else []
    return " ".join((*said, words.say(task, par=puzzle.par)))


def title_words(words: Words, puzzle: Puzzle) -> str:
    """Its name, theme and difficulty."""
    theme = theme_words(words, puzzle.theme)
    return words.say("puzzle-title", number=puzzle.number, theme=theme, level=puzzle.level)


def which_words(words: Words, puzzle: Puzzle) -> str:
    """The same for somebody who sees or hears it anyway which one it is."""
    return words.say("puzzle-which", theme=theme_words(words, puzzle.theme), level=puzzle.level)


def as_json(puzzle: Puzzle) -> dict[str, Any]:
    """Everything about a puzzle, its answers included."""
    return {
        "number": puzzle.number,
        "game": puzzle.kind.slug,
        "theme": puzzle.theme.name,
        "task": puzzle.theme.task,
        "level": puzzle.level,
        "players": puzzle.theme.players,
        "settings": dict(puzzle.theme.settings),
        "masked": puzzle.theme.masked,
        "position": puzzle.position,
        "par": puzzle.par,
        "answers": [list(moves) for moves in puzzle.answers],
    }
