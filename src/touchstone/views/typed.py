"""One reader for the page, the socket and the terminal: typed words become a command or a question.

Every token of the notation can be said in several ways ("double hole d4"); the ways stand in the
Fluent files as `core-say-<token>` and `game-say-<token>`, and what is understood without being told
anywhere as `core-type-<token>` and `game-type-<token>`. What a sentence needs and a move does
not, such as articles, stands in `core-skip` and `game-skip`. The notation itself, and the one text
of every command, are understood in every language.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from itertools import chain, pairwise, product

from touchstone.core.errors import IllegalMove, RecordError, UnreadableMove
from touchstone.core.game import AnyGame, GameKind
from touchstone.core.grid import CELL, Grid
from touchstone.core.settings import Setting
from touchstone.core.values import FIRST, Seat
from touchstone.match import Command, CommandRefused, Play, Resign, read_command
from touchstone.match.forms import ANY, cells_of, forms
from touchstone.views.phrases import PARTED, Phrases, bare, plain
from touchstone.views.scanning import line_name, lines_through
from touchstone.views.words import Words


class Question(Enum):
    """What can be asked at a table without doing anything."""

    HELP = "help"
    BOARD = "board"
    SCORE = "score"
    REPEAT = "repeat"
    CLOCK = "clock"
    TURN = "turn"
    RULES = "rules"
    HINT = "hint"
    CHANGED = "changed"
    ROW = "row"
    COLUMN = "column"
    DIAGONAL = "diagonal"
    WHERE = "where"
    CELL = "cell"


@dataclass(frozen=True, slots=True)
class Query:
    """A question, and what it is about: a line's name, a kind of piece, or a cell."""

    question: Question
    about: str = ""


def read_typed(text: str, seat: Seat, words: Words, game: AnyGame) -> Command | Query:
    """What the typed words mean at a table of this game.

    Raises UnreadableMove, which quotes them as they were typed. Nothing here knows the position.
    """
    return reader_of(words, game).meant(text, seat)


def reader_of(words: Words, game: AnyGame) -> "Reader":
    """What reads typed words at tables of this game, for whoever reads many."""
    public = tuple((n, v) for n, v in game.settings.items() if n not in game.kind.secrets)
    return _reader(words, game.kind, game.seats, public)


def confirmation(command: Command, words: Words, grid: Grid) -> str | None:
    """The question to ask before something that cannot be taken back, or None."""
    if isinstance(command, Play):
        verb = command.text.partition(" ")[0]
        if verb in words.asked_back:
            cells = cells_of(command.text)
            is_line = len(cells) == 2 and None not in map(grid.find, cells)
            line = line_name(words, grid, *cells) if is_line else ", ".join(cells)
            return words.say(f"game-sure-{verb}", cells=", ".join(cells), line=line)
    elif isinstance(command, Resign):
        return words.say("sure-resign")
    return None


def says(text: str, token: str, words: Words) -> bool:
    """Whether the text is one of the ways to say a token.

    >>> says("D'accord !", "accept", Words("fr"))
    True
    """
    return is_said(text, (token, *words.understood.get(token, ())))


def is_said(text: str, forms: Iterable[str]) -> bool:
    """Whether the text is one of these forms, with or without its accents, marks and capitals."""
    return bare(plain(text)) in {bare(plain(form)) for form in forms}


def setting_value(text: str, setting: Setting, words: Words) -> str:
    """The value of a setting that is called so in the game's words; the text itself if none is."""
    said = bare(plain(text))
    for value in setting.values:
        if bare(plain(words.say(f"game-setting-{setting.name}-{value}"))) == said:
            return value
    return text


_COMMANDS = {
    **{text: text for text in ("resign", "accept", "decline")},
    **{deal: f"offer {deal}" for deal in ("draw", "undo", "rematch")},
    "helper-on": "helper on",
    "helper-off": "helper off",
    "share-on": "share on",
    "share-off": "share off",
    "path-on": "path on",
    "path-off": "path off",
}
"""The commands that are one word when they are typed, with their texts."""
_EXACT = ("offer", "replace", "abandon", "helper", "share", "path", *_COMMANDS)
"""With what a command's own text may begin. The others are the server's, or have words."""
_SERVERS = ("return", "time-up")
_LINES = {one.value: one for one in (Question.ROW, Question.COLUMN, Question.DIAGONAL)}
_UNSPOKEN = (*_LINES.values(), Question.CELL)
"""What is never asked by a word alone."""
_QUESTIONS = {one.value: Query(one) for one in Question if one not in _UNSPOKEN}

_TO = "to"
_MOST_TO = 3
_NUMBER = "#"
_LOOKED_AT = re.compile(rf"board( {CELL})+")
_TOUCHABLE = re.compile(rf"\b(?:{CELL}|supply)\b")
_SENSIBLE = re.compile(rf"touch( {CELL})+|touch supply|(?!touch ).*")
"""Commands whose readers need not look further: a touch may name what another reading knows."""
_PIECES = re.compile(rf"{CELL}(?=[ -]|$)|[0-9]+(?= |$)|-|\S+")


@dataclass(frozen=True, slots=True)
class _Form:
    """A form of a game's moves, taken apart."""

    text: str
    verb: str
    words: frozenset[str]
    cells: int
    numbers: int
    counting: str
    """The word after which a number must stand, such as "out"; "" if there is none."""

    @classmethod
    def of(cls, text: str) -> "_Form":
        text = re.sub(r"\b[0-9]+\b", _NUMBER, text)
        words = [word for word in re.split("[ -]", text) if word not in (ANY, _NUMBER, _TO)]
        verb = words[0] if words else ""
        counting = re.search(r"(\w+) #", text)
        count = (text.count(ANY), text.count(_NUMBER))
        return cls(text, verb, frozenset(words), *count, counting[1] if counting else "")

    def filled(self, cells: list[str], numbers: list[str]) -> str:
        """The move of this form with these cells and numbers."""
        given = {ANY: iter(cells), _NUMBER: iter(numbers)}
        return re.sub(r"[*#]", lambda found: next(given[found[0]]), self.text)


class Reader:
    """Reads one language at tables of one game with the same settings."""

    def __init__(self, words: Words, game: AnyGame) -> None:
        self._game = game
        self._start = game.initial(FIRST)
        self._tokens: dict[str, tuple[str, ...]] = {}
        for token, spoken in words.understood.items():
            for form in dict.fromkeys(bare(plain(form)) for form in (*spoken, token)):
                self._tokens[form] = (token, *self._tokens.get(form, ()))
        # A word may mean two things: French "pose" is for stones and for sticks.
        self._choices = range(max(map(len, self._tokens.values())))
        self._meanings = frozenset(words.understood)
        self._skipped = {bare(plain(form)) for form in words.skipped}
        where = (Question.WHERE.value, *words.understood[Question.WHERE.value])
        self._where = sorted({bare(plain(form)) for form in where}, key=len, reverse=True)
        # Longest first, so that "double flat" is not read as "flat".
        whole = [form for form in self._skipped | self._tokens.keys() if PARTED not in form]
        ordered = sorted(whole, key=len, reverse=True)
        self._pattern = re.compile("|".join(map(_pattern_of, ordered)))
        first = {form: meant[0] for form, meant in self._tokens.items()}
        self._phrases = Phrases(first, self._skipped, words)
        # Bounded: what people type is without number.
        self.meant = lru_cache(maxsize=512)(self._meant)
        # To look for forms takes longest, and a text is read in several ways.
        self._found = lru_cache(maxsize=8)(self._find)

    @cached_property
    def _forms(self) -> list[_Form]:
        return list(dict.fromkeys(map(_Form.of, forms(self._game))))

    @cached_property
    def _verbs(self) -> dict[str, frozenset[str]]:
        """The words with which moves begin, each with all words of such moves."""
        found: dict[str, frozenset[str]] = {}
        for form in self._forms:
            found[form.verb] = found.get(form.verb, frozenset()) | form.words
        return found

    def _meant(self, text: str, seat: Seat) -> Command | Query:
        """What the words mean that somebody at this seat has typed."""
        meant = self._read(text)
        return meant if isinstance(meant, Query) else read_command(seat, meant)

    def _read(self, text: str) -> str | Query:
        """The text of the command, or the question, that was typed."""
        typed = plain(text)
        if typed.endswith("?") and typed != "?":
            return self._asked(typed.rstrip("? "), text)
        if typed in _SERVERS:
            raise UnreadableMove("typed-unreadable", text=text.strip())
        if _is_exact(typed):
            return typed
        if self._is_notation(typed):
            return re.sub(" ?- ?", "-", typed)
        query = self._query(typed)
        if query is not None:
            return query
        touched: str | None = None
        readings = chain([typed], self._phrases.readings(typed))
        for reading, choice in ((one, which) for one in readings for which in self._choices):
            meant = self._understood(reading, choice)
            if isinstance(meant, str) and not _SENSIBLE.fullmatch(meant):
                touched = touched or meant
            elif meant is not None:
                return meant
        if touched is None:
            raise UnreadableMove("typed-unreadable", text=text.strip())
        # "Feel a1, the near left corner": to touch changes nothing, so the cells are enough.
        cells = _TOUCHABLE.findall(touched)
        return _joined(["touch", *cells]) if cells else touched

    def _understood(self, typed: str, choice: int) -> str | Query | None:
        """The command, the question or the move that these words are, if they are one."""
        parts = self._parts(typed, choice)
        verbs = self._parts(typed, choice, nouns=False)
        said = _joined(parts)
        if said in _COMMANDS:
            return _COMMANDS[said]
        if said in _QUESTIONS:
            return _QUESTIONS[said]
        if said == "supply":
            return "touch supply"
        if said == "touch":
            raise CommandRefused("typed-touch-what")
        if said.startswith("touch "):
            return self._query(_joined(verbs).removeprefix("touch ")) or _joined(verbs)
        if said.endswith(" touch"):  # "b2 abtasten"
            return f"touch {said.removesuffix(' touch')}"
        if _LOOKED_AT.fullmatch(said):  # "look b2" is not for the whole board
            return f"touch {said.removeprefix('board ')}"
        # A noun, such as "stick", says what to do only where no verb does.
        move = self._move(verbs) or self._move(parts)
        if move is None and self._game.grid.find(said) is not None:
            return Query(Question.CELL, said)
        return move

    def _asked(self, typed: str, text: str) -> str | Query:
        """What was typed with a question mark: nobody makes a move by asking."""
        meant = self._read(typed)
        if isinstance(meant, Query) and meant.question is Question.CELL:
            return f"touch {meant.about}"
        if isinstance(meant, Query) or not isinstance(read_command(FIRST, meant), Play):
            return meant
        raise UnreadableMove("typed-unreadable", text=text.strip())

    def _query(self, typed: str) -> Query | None:
        """A question about a line or about a kind of piece, if that is what was typed."""
        letters = bare(typed)
        if letters in self._where:  # "where are", which also begins with "where"
            return Query(Question.WHERE)
        for form in self._where:
            if letters.startswith(f"{form} "):
                return Query(Question.WHERE, typed[len(form) + 1 :])
        said = [part for part in self._parts(typed) if part]
        if len(said) == 2 and said[0] in _LINES and self._line(*said):
            return Query(_LINES[said[0]], said[1])
        return None

    def _line(self, way: str, where: str) -> list[str]:
        """The two ends of the line that is named so, with the dash between; nothing if none is."""
        grid = self._game.grid
        found = lines_through(grid, way, where)
        return [grid.name(found[0][0]), "-", grid.name(found[0][-1])] if found else []

    def _with_ends(self, parts: list[str]) -> list[str]:
        """The parts with the ends of a line in place of its name: "row 1" is a1-d1."""
        for place, (way, where) in enumerate(pairwise(parts)):
            if way in _LINES:
                after = parts[place + 2 :]
                named = [where] if after[:1] in (["-"], [_TO]) else self._line(way, where)
                return [*parts[:place], *named, *after] if named else parts
        return parts

    def _parts(self, typed: str, choice: int = 0, *, nouns: bool = True) -> list[str]:
        """Tokens, cells, numbers and whatever else was typed; "" for what is skipped."""
        parts: list[str] = []
        end = 0
        for start, after, form in self._found(typed):
            parts += _PIECES.findall(typed[end:start])
            skipped = form in self._skipped and not nouns
            meant = self._tokens.get(form, ("",))
            if parts[-1:] == [Question.COLUMN.value] and self._is_column(form):
                parts.append(form)
            else:
                parts.append("" if skipped else meant[min(choice, len(meant) - 1)])
            end = after
        return parts + _PIECES.findall(typed[end:])

    def _find(self, typed: str) -> list[tuple[int, int, str]]:
        """The forms in a text, each with where it begins and ends."""
        return [(*found.span(), found[0]) for found in self._pattern.finditer(bare(typed))]

    def _is_column(self, word: str) -> bool:
        """Whether a column is called as this small word is: "column a", "colonna e"."""
        return self._game.grid.find(f"{word}1") is not None

    def _move(self, parts: list[str]) -> str | None:
        """The move that was meant: as it was typed, or in the form that a sentence comes to."""
        if "" not in parts and self._is_notation(typed := _joined(parts)):
            return typed
        said = self._with_ends([part for part in parts if part])
        return self._formed(said) or self._spelled(said)

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
        cells = [part for part in parts if re.fullmatch(CELL, part)]
        numbers = [part for part in parts if part.isdigit()]
        said = frozenset(part for part in parts if part not in (*cells, *numbers, "-", _TO))
        if not said <= self._meanings or said & _COMMANDS.keys():
            return None
        without_verb: list[str] = []
        for form in self._forms:
            if (form.cells, form.numbers) != (len(cells), len(numbers)):
                continue
            if form.counting in said and not _counts(parts, form.counting):
                continue
            # A word that such a move never has is left out: the colour where everybody has one.
            needed = said & (self._verbs.keys() | self._verbs[form.verb])
            if form.words == needed:
                return form.filled(cells, numbers)
            if said and form.words - {form.verb} == said:
                without_verb.append(form.filled(cells, numbers))
        return without_verb[0] if len(without_verb) == 1 else None  # "green c3"

    def _spelled(self, parts: list[str]) -> str | None:
        """The move if each "to" is a dash, is said, or is not needed: what the rules can read."""
        if parts.count(_TO) > _MOST_TO:
            return None
        ways = [("-", _TO, "") if part == _TO else (part,) for part in parts]
        return next(filter(self._is_notation, map(_joined, product(*ways))), None)


@lru_cache(maxsize=128)
def _reader(
    words: Words, kind: GameKind, seats: int, settings: tuple[tuple[str, str], ...]
) -> Reader:
    """The reader of a language and a game, made once; without what only some may know."""
    return Reader(words, kind.new(seats, dict(settings)))


def _is_exact(typed: str) -> bool:
    """Whether this is the text of a command that is no move."""
    try:
        return typed.startswith(_EXACT) and not isinstance(read_command(FIRST, typed), Play)
    except RecordError:
        return False


def _counts(parts: list[str], word: str) -> bool:
    """Whether a number stands after the word, or just before it ("2 rauswerfen")."""
    place = parts.index(word)
    return any(part.isdigit() for part in parts[max(place - 1, 0) :])


def _pattern_of(form: str) -> str:
    """A form as whole words; "#" stands for a number, and after an apostrophe a word may follow."""
    end = "" if form.endswith("'") else r"(?![^\W_])"
    return rf"(?<![^\W_]){re.escape(form).replace(re.escape(_NUMBER), '[0-9]+')}{end}"


def _joined(parts: Iterable[str]) -> str:
    """The parts as one text, without what is skipped and without blanks round a dash."""
    return " ".join(filter(None, parts)).replace(" - ", "-")
