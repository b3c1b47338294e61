"""A position that knows its rules: what may be played, by whom, and how it ended."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, cast

from touchstone.core.errors import GameOver
from touchstone.core.events import Event
from touchstone.core.game import Game, GameKind, M, S
from touchstone.core.values import FIRST, Feel, Outcome, Seat
from touchstone.face.refusing import demand, demand_within, in_words
from touchstone.games import GAMES, find_game


@dataclass(frozen=True, slots=True, repr=False)
class State(Generic[S, M]):
    """One position of a game, and everything that can be asked about it.

    Nothing changes it: `play` gives the next one. It is one round; games of several rounds are
    played by `touchstone.match` and read by `touchstone.record`.
    """

    rules: Game[S, M]
    position: S
    """The position as the rules know it, of the game's own type."""
    events: tuple[Event, ...] = field(default=(), compare=False)
    """What happened when the last move was played, in order."""

    def __hash__(self) -> int:
        return hash((self.rules.kind.slug, self.text))

    @property
    def moves(self) -> tuple[M, ...]:
        """All legal moves, in the order of the notation; none when the game is over."""
        return tuple(self.rules.legal_moves(self.position))

    @property
    def texts(self) -> tuple[str, ...]:
        """The same moves as they are written."""
        return tuple(map(self.rules.move_text, self.moves))

    def play(self, move: M | str) -> "State[S, M]":
        """The position after a move, given as text or as one of `moves`.

        Raises `UnreadableMove`, `IllegalMove` or `GameOver`, each with a sentence, and TypeError
        for what is neither a text nor a move of this game.
        """
        with in_words(self.rules.kind):
            if self.outcome is not None:
                raise GameOver("move-after-the-end")
            if isinstance(move, str):
                meant = self.rules.read_move(self.position, move)
            else:
                meant = self._demanded(move)
        step = self.rules.play(self.position, meant)
        return State(self.rules, step.state, step.events)

    def _demanded(self, move: M) -> M:
        if move in self.moves:
            return move
        try:
            text = self.rules.move_text(move)
        except Exception:  # a stranger's value may fail in any way
            raise TypeError(f"a move is a text or one of .moves, not {move!r:.60}") from None
        # Reading it again finds out what is wrong with it.
        return self.rules.read_move(self.position, text)

    @property
    def turn(self) -> Seat:
        """The seat to move; once the game is over, the seat that moved last."""
        return self.rules.to_move(self.position)

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended: winners, reason and place; None while it goes on."""
        return self.rules.outcome(self.position)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat as they stand now; empty where the game counts none."""
        return self.rules.scores(self.position)

    @property
    def text(self) -> str:
        """The position in one line, which `touchstone.read` reads."""
        return self.rules.state_text(self.position)

    @property
    def players(self) -> int:
        """The number of players."""
        return self.rules.seats

    @property
    def settings(self) -> Mapping[str, str]:
        """Every setting of this game with its value."""
        return self.rules.settings

    @property
    def cells(self) -> tuple[str, ...]:
        """The names of all cells."""
        return self.rules.grid.names(tuple(self.rules.grid.cells))

    def feel(self, cell: str) -> Feel:
        """What a finger on the cell feels."""
        demand(cell, str, "a cell is a text such as 'a1'")
        with in_words(self.rules.kind):
            return self.rules.feel(self.position, self.rules.grid.read(cell.strip().lower()))

    def start(self, seat: int = FIRST) -> "State[S, M]":
        """The beginning of the same game, with this seat to move first."""
        demand_within("start", seat, range(1, self.players + 1))
        return State(self.rules, self.rules.initial(Seat(seat)))

    def lines(self, lang: str = "en") -> list[str]:
        """The board in words, far row first."""
        from touchstone.face.pictures import draw  # noqa: PLC0415  words need a package

        return draw(self, lang=lang).lines()

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        defaults = self.rules.kind.defaults
        changed = {n: v for n, v in self.settings.items() if v != defaults[n]}
        said = ", ".join(f"{name}={value!r}" for name, value in changed.items())
        return f"touchstone.read({self.text!r}, players={self.players}{said and f', {said}'})"

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        from touchstone.face.pictures import draw  # noqa: PLC0415

        return draw(self).svg()


def game(slug: str, players: int = 2, **settings: str | int) -> State[Any, Any]:
    """The beginning of a game.

    >>> state = game("four-senses", players=2, claims="referee")
    >>> state.play("f a1").play("h b1").turn
    1
    """
    kind = kind_of(slug)
    demand(players, int, "players is a number")
    with in_words(kind):
        rules = kind.new(players, as_texts(settings))
    return State(rules, rules.initial())


def read(text: str, players: int | None = None, **settings: str | int) -> State[Any, Any]:
    """The position that a text means; it begins with the name of its game."""
    demand(text, str, "a position is a text")
    kind = kind_of(text.partition(";")[0])
    if players is not None:
        demand(players, int, "players is a number")
    with in_words(kind):
        seats = None if players is None else str(players)
        rules, position = kind.seat_up(seats, as_texts(settings), text)
    return State(rules, position)


def kind_of(slug: str) -> GameKind:
    """The game of that name; an unknown one is refused with the list of those that exist."""
    demand(slug, str, f"a game is named by a text such as {next(iter(GAMES))!r}")
    with in_words():
        return find_game(slug)


def as_texts(settings: Mapping[str, str | int]) -> dict[str, str]:
    """Settings as the rules read them; numbers may be given as numbers."""
    for name, value in settings.items():
        demand(value, (str, int), f"{name} is a text or a whole number")
    return {name: str(value) for name, value in settings.items()}


def demand_state(state: object) -> State[Any, Any]:
    """The state, or a sentence that says what was expected."""
    demand(state, State, "a State is needed, as touchstone.game gives it")
    return cast(State[Any, Any], state)
