"""The time that is left, in words."""

from touchstone.core.values import Seat
from touchstone.views.sentences import Speaker
from touchstone.views.wire.outgoing import Clocks
from touchstone.views.words import Words


def time_words(words: Words, milliseconds: int) -> str:
    """Minutes and seconds; what is not there is not said.

    >>> time_words(Words("en"), 61_400)
    '1 minute 1 second'
    >>> time_words(Words("fr"), 300_000)
    '5 minutes'
    """
    minutes, seconds = divmod(milliseconds // 1000, 60)
    said = [words.say("clock-minutes", count=minutes)] if minutes else []
    if seconds or not minutes:
        said.append(words.say("clock-seconds", count=seconds))
    return " ".join(said)


def clock_words(speaker: Speaker, clocks: Clocks) -> str:
    """What each player has left, and whether the clock stands still."""
    words = speaker.words
    left = [
        words.say("clock-of", name=speaker.name(Seat(seat)), time=time_words(words, time))
        for seat, time in enumerate(clocks.left, start=1)
    ]
    said = [f"{', '.join(left)}."]
    if clocks.running is None:
        said.append(words.say("clock-paused"))
    return " ".join(said)
