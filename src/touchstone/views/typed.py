"""One reader for the page, the socket and the terminal: typed words become a command or a question.

Every token of the notation can be said in several ways ("double hole d4"); the ways stand in the
Fluent files as `core-say-<token>` and `game-say-<token>`. What a sentence needs and a move does
not, such as articles, stands in `core-skip` and `game-skip`. The notation itself, and the one text
of every command, are understood in every language.
"""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import chain

from touchstone.core.errors import IllegalMove, RecordError, UnreadableMove
from touchstone.core.game import AnyGame, GameKind
from touchstone.core.grid import CELL
from touchstone.core.values import FIRST, Seat
from touchstone.match import Command, CommandRefused, Play, Resign, read_command
from touchstone.match.forms import ANY, cells_of, forms
from touchstone.views.words import Words


class Question(Enum):
    """What can be asked at a table without doing anything."""

    HELP = "help"
    BOARD = "board"
    SCORE = "score"
    REPEAT = "repeat"
    CLOCK = "clock"


def read_typed(text: str, seat: Seat, words: Words, game: AnyGame) -> Command | Question:
    """What the typed words mean at a table of this game.

    Raises UnreadableMove, which quotes them as they were typed. Nothing here knows the position.
    """
    public = tuple((n, v) for n, v in game.settings.items() if n not in game.kind.secrets)
    meant = _reader(words, game.kind, game.seats, public).read(text)
    return meant if isinstance(meant, Question) else read_command(seat, meant)


def confirmation(command: Command, words: Words) -> str | None:
    """The question to ask before something that cannot be taken back, or None."""
    if isinstance(command, Resign):
        return words.say("sure-resign")
    if isinstance(command, Play):
        question = f"game-sure-{command.text.partition(' ')[0]}"
        if question in words:
            return words.say(question, cells=", ".join(cells_of(command.text)))
    return None


_COMMANDS = {
    **{text: text for text in ("resign", "accept", "decline")},
    **{deal: f"offer {deal}" for deal in ("draw", "undo", "rematch")},
    **{f"helper-{switch}": f"helper {switch}" for switch in ("on", "off")},
}
"""The commands that are one word when they are typed, with their texts."""
_EXACT = ("offer", "replace", "abandon", "helper", *_COMMANDS)
"""With what a command's own text may begin. The others are the server's, or have words."""
_SERVERS = ("return", "time-up")
_QUESTIONS = {question.value: question for question in Question}

_TO = "to"
_NUMBER = "#"
_WORD = r"(?<![^\W_]){}(?![^\W_])"
_PIECES = re.compile(rf"{CELL}(?=[ -]|$)|[0-9]+(?= |$)|-|\S+")
# What keyboards and telephones write on their own for what stands on the key.
_TYPEWRITER = str.maketrans("’‘–—−", "''---")


@dataclass(frozen=True, slots=True)
class _Form:
    """A form of a game's moves, taken apart."""

    text: str
    words: frozenset[str]
    cells: int
    numbers: int

    @classmethod
    def of(cls, text: str) -> "_Form":
        text = re.sub(r"\b[0-9]+\b", _NUMBER, text)
        words = [word for word in re.split("[ -]", text) if word not in (ANY, _NUMBER, _TO)]
        return cls(text, frozenset(words), text.count(ANY), text.count(_NUMBER))

    def filled(self, cells: list[str], numbers: list[str]) -> str:
        """The move of this form with these cells and numbers."""
        given = {ANY: iter(cells), _NUMBER: iter(numbers)}
        return re.sub(r"[*#]", lambda found: next(given[found[0]]), self.text)


class _Reader:
    """Reads one language at tables of one game with the same settings."""

    def __init__(self, words: Words, game: AnyGame) -> None:
        self._game = game
        self._start = game.initial(FIRST)
        self._forms: list[_Form] | None = None
        tokens = {
            _bare(_plain(form)): token
            for token, spoken in words.spoken.items()
            for form in (*spoken, token)
        }
        skipped = {_bare(_plain(form)): "" for form in words.skipped}
        self._tokens = skipped | tokens
        self._meanings = frozenset(words.spoken)
        # Longest first, so that "double flat" is not read as "flat".
        ordered = sorted(self._tokens, key=len, reverse=True)
        self._pattern = re.compile("|".join(_WORD.format(re.escape(form)) for form in ordered))
        # Bounded: what people type is without number.
        self.read = lru_cache(maxsize=4096)(self._read)

    def _read(self, text: str) -> str | Question:
        """The text of the command, or the question, that was typed."""
        plain = _plain(text)
        if _is_exact(plain):
            return plain
        parts = self._parts(plain)
        notation = _joined(part for part in parts if part)
        if notation in _COMMANDS:
            return _COMMANDS[notation]
        if notation in _QUESTIONS:
            return _QUESTIONS[notation]
        if notation == "touch":
            raise CommandRefused("typed-touch-what")
        if notation.startswith("touch "):
            return notation
        if plain in _SERVERS or not self._is_notation(move := self._move(parts, notation)):
            raise UnreadableMove("move-unreadable", text=text.strip())
        return move

    def _parts(self, plain: str) -> list[str]:
        """Tokens, cells, numbers and whatever else was typed; "" for what is skipped."""
        parts: list[str] = []
        end = 0
        for found in self._pattern.finditer(_bare(plain)):
            parts += _PIECES.findall(plain[end : found.start()])
            parts.append(self._tokens[found[0]])
            end = found.end()
        return parts + _PIECES.findall(plain[end:])

    def _move(self, parts: list[str], notation: str) -> str:
        """The move that was meant: as it was typed, or in the form that a sentence comes to."""
        if "" not in parts and self._is_notation(notation):
            return notation
        return self._formed([part for part in parts if part]) or notation

    def _is_notation(self, text: str) -> bool:
        """Whether the rules know the form. They are asked at the beginning of a game."""
        try:
            self._game.read_move(self._start, text)
        except UnreadableMove:
            return False
        except IllegalMove:
            return True
        return True

    def _formed(self, parts: list[str]) -> str | None:
        """The move whose form has the words, cells and numbers that were typed."""
        if self._forms is None:
            self._forms = list(dict.fromkeys(map(_Form.of, forms(self._game))))
        cells = [part for part in parts if re.fullmatch(CELL, part)]
        numbers = [part for part in parts if part.isdigit()]
        said = frozenset(part for part in parts if part not in (*cells, *numbers, "-", _TO))
        if not said <= self._meanings:
            return None
        # A word that no move of this game has is left out: the colour where everybody has one.
        said &= frozenset(chain.from_iterable(form.words for form in self._forms))
        for form in self._forms:
            if (form.words, form.cells, form.numbers) == (said, len(cells), len(numbers)):
                return form.filled(cells, numbers)
        return None


@lru_cache(maxsize=500)
def _reader(
    words: Words, kind: GameKind, seats: int, settings: tuple[tuple[str, str], ...]
) -> _Reader:
    """The reader of a language and a game, made once; without what only some may know."""
    return _Reader(words, kind.new(seats, dict(settings)))


def _is_exact(plain: str) -> bool:
    """Whether this is the own text of a command that is no move."""
    try:
        return plain.startswith(_EXACT) and not isinstance(read_command(FIRST, plain), Play)
    except RecordError:
        return False


def _joined(parts: Iterable[str]) -> str:
    """The parts as one text, without blanks round a dash."""
    return " ".join(parts).replace(" - ", "-")


def _plain(text: str) -> str:
    """Lower case, single blanks, no commas or final full stops, cells in one word ("b 3")."""
    typed = unicodedata.normalize("NFC", text.lower()).translate(_TYPEWRITER)
    words = " ".join(re.sub(r"[,:;!¡¿]", " ", typed).split()).rstrip(". ")
    return re.sub(r"\b([a-z]) ([0-9]+)\b", r"\1\2", words)


def _bare(text: str) -> str:
    """The same letters without accents, which not everybody types: as long as before."""
    return "".join(unicodedata.normalize("NFD", letter)[0] for letter in text)
