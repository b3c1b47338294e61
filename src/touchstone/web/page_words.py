"""The words that scripts of single pages say, with the names of the gaps that they fill in."""

from collections.abc import Mapping

from markupsafe import Markup

from touchstone.views.answers import time_words
from touchstone.views.words import Words
from touchstone.web.client import json_markup

HOME_WORDS: Mapping[str, tuple[str, ...]] = {
    "web-mine-with": ("names",),
    "web-mine-your-turn": (),
    "web-mine-turn-of": ("name",),
    "web-mine-waiting": (),
    "web-mine-over": (),
    "web-mine-gone": (),
    "web-mine-back": ("game",),
    "web-mine-record": ("game",),
    "web-mine-forget": ("game",),
}
"""My games, which this browser alone knows."""

INVITE_WORDS: Mapping[str, tuple[str, ...]] = {
    "web-copied": (),
    "web-copy-by-hand": (),
    "web-invite-complete": (),
}
"""What happens while the host waits for somebody."""

PUZZLES_WORDS: Mapping[str, tuple[str, ...]] = {
    "web-puzzles-level": ("theme", "level", "solved", "count"),
    "web-puzzles-standing": ("solved", "count", "due"),
    "web-puzzles-streak": ("days",),
    "web-rush-best": ("best",),
    "web-puzzles-solved-today": (),
}
"""How far somebody has come, which this browser alone knows."""

PUZZLE_WORDS: Mapping[str, tuple[str, ...]] = {
    "web-puzzle-enter-again": (),
    "web-puzzle-enter-next": (),
    "web-puzzle-comes-again": (),
    "web-puzzles-streak": ("days",),
    "web-rush-begins": ("time",),
    "web-rush-begins-untimed": (),
    "web-rush-best": ("best",),
    "web-rush-count": ("count",),
    "web-rush-left": ("time",),
    "web-rush-over": ("count",),
    "web-rush-paused": (),
    "web-rush-untimed": (),
}
"""What happens beside the board of a puzzle, and in a rush."""

REVIEW_WORDS: Mapping[str, tuple[str, ...]] = {"review-help": (), "review-no-turning": ()}
"""What can be done in a review, and that there is no mistake to go to."""

LONGEST_RUSH = 360
TELLS = 5
"""Seconds to which the time left in a rush is told."""


def spoken_times(words: Words) -> list[str]:
    """How much time is left, in words, every few seconds: a script cannot know the grammar."""
    return [time_words(words, left * 1000) for left in range(0, LONGEST_RUSH + 1, TELLS)]


def page_words_json(words: Words, asked: Mapping[str, tuple[str, ...]]) -> Markup:
    """The messages of one page, gaps written as `{name}`."""
    said = {
        message: words.say(message, **{gap: f"{{{gap}}}" for gap in gaps})
        for message, gaps in asked.items()
    }
    return json_markup(said)
