"""Lines in, lines out. Plain text first: a screen reader reads it as it stands."""

from typing import TextIO

from touchstone.views.words import Words

_CLEAR = "\x1b[2J\x1b[3J\x1b[H"
_BOLD, _PLAIN = "\x1b[1m", "\x1b[0m"


class Screen:
    """A terminal, or a pipe that stands in for one. Colours and clearing only on a terminal."""

    def __init__(self, words: Words, source: TextIO, target: TextIO) -> None:
        self.words = words
        self._source = source
        self._target = target
        self.is_terminal = source.isatty() and target.isatty()

    def line(self, text: str = "") -> None:
        """One line of text."""
        print(text, file=self._target, flush=True)

    def heading(self, text: str) -> None:
        """A line that stands out for those who see it."""
        self.line(f"{_BOLD}{text}{_PLAIN}" if self.is_terminal else text)

    def say(self, message: str, /, **arguments: str | int) -> None:
        """A message in the player's language."""
        self.line(self.words.say(message, **arguments))

    def ask(self, message: str, /, **arguments: str | int) -> str:
        """What was typed in answer to a message; raises EOFError when nobody is there any more."""
        return self.prompt(self.words.say(message, **arguments))

    def prompt(self, text: str) -> str:
        """What was typed after a prompt."""
        print(text, end=" ", file=self._target, flush=True)
        typed = self._source.readline()
        if not typed:
            raise EOFError
        return typed.strip()

    def wipe(self) -> None:
        """Removes what the last player felt from the screen, scrolled lines included."""
        if self.is_terminal:
            print(_CLEAR, end="", file=self._target, flush=True)
