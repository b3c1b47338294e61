"""What every game offers. Rules are stateless objects over frozen values."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module, resources
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Generic, Protocol, TypeVar

from touchstone.core.errors import SettingError
from touchstone.core.events import Event
from touchstone.core.grid import Grid
from touchstone.core.reading import position_parts
from touchstone.core.settings import Setting, read_settings
from touchstone.core.values import FIRST, Feel, Lot, Outcome, Seat, highest, value

S = TypeVar("S")
M = TypeVar("M")


@value
class Step(Generic[S]):
    """What a move leads to: the new position, and what happened on the way, in order."""

    state: S
    events: tuple[Event, ...]

    def __iter__(self) -> Iterator[Any]:
        """Both, for whoever takes a step apart: `state, events = game.play(state, move)`."""
        return iter((self.state, self.events))


def no_move(move: object) -> TypeError:
    """What `play` raises if it is given something else than a move, such as a move's text."""
    return TypeError(f"no move of this game, read it with read_move: {move!r}")


class Game(Protocol[S, M]):
    """Pure rules of one round, with players and settings fixed. No method changes its arguments."""

    @property
    def kind(self) -> "GameKind": ...
    @property
    def seats(self) -> int: ...
    @property
    def settings(self) -> Mapping[str, str]: ...
    @property
    def grid(self) -> Grid: ...

    def initial(self, start: Seat = FIRST, /) -> S:
        """The beginning of a round that `start` opens."""

    def to_move(self, state: S, /) -> Seat:
        """The seat to move; once the game is over, the seat that moved last."""

    def legal_moves(self, state: S, /) -> Sequence[M]:
        """All legal moves in the order of the notation; none when the game is over."""

    def play(self, state: S, move: M, /) -> "Step[S]":
        """What a legal move leads to, with whatever then happens by itself. Trusts the move."""

    def outcome(self, state: S, /) -> Outcome | None:
        """How the round ended, or None while it goes on."""

    def scores(self, state: S, /) -> tuple[int, ...]:
        """Points by seat as they stand now; empty where the game counts no points."""

    def count(self, state: S, /) -> int | None:
        """What players of a cooperative game count together, or None."""

    def move_text(self, move: M, /) -> str:
        """The one text of a move."""

    def read_move(self, state: S, text: str, /) -> M:
        """The legal move that the text means; raises UnreadableMove or IllegalMove.

        Once the game is over every move is illegal.
        """

    def state_text(self, state: S, /) -> str:
        """The position in one line."""

    def read_state(self, text: str, /) -> S:
        """The position that the text means; raises PositionError."""

    def feel(self, state: S, cell: int, /) -> Feel:
        """What a finger on the cell feels."""

    def supply(self, state: S, seat: Seat, /) -> Mapping[str, int]:
        """The heaps beside the board that this seat takes from, with the number left."""


AnyGame = Game[Any, Any]


@dataclass(frozen=True, slots=True)
class Rules:
    """What most games answer alike: their positions know `turn` and `outcome`, and nobody counts.

    A game may begin with it, and overrides what is different; it need not.
    """

    kind: "GameKind"
    seats: int
    settings: Mapping[str, str]

    def to_move(self, state: Any) -> Seat:
        turn: Seat = state.turn
        return turn

    def outcome(self, state: Any) -> Outcome | None:
        outcome: Outcome | None = state.outcome
        return outcome

    def scores(self, state: Any) -> tuple[int, ...]:
        return ()

    def count(self, state: Any) -> int | None:
        return None


def _one_round(players: int) -> int:
    return 1


def _no_points(players: int, seat: Seat) -> tuple[int, ...]:
    return ()


def _same(game: AnyGame) -> AnyGame:
    return game


def _no_tasks(game: AnyGame, state: Any) -> Mapping[str, bool]:
    return {}


def _no_lots(game: AnyGame, state: Any) -> Sequence[Lot]:
    return ()


def _never(settings: Mapping[str, str]) -> bool:
    return False


def _no_signs(players: int, settings: Mapping[str, str]) -> tuple[str, ...]:
    return ()


def _no_stage(game: AnyGame, state: Any) -> str:
    return ""


def _any_move(game: AnyGame, state: Any, form: str, cells: tuple[str, ...]) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class GameKind:
    """A game in the catalogue: what it is called, what can be set, and how to build its rules.

    `package` is the folder that holds the whole game: beside its rules the words, the rule pages,
    the look and the mind, each of which is loaded when somebody first needs it.
    """

    slug: str
    package: str
    options: tuple[Setting, ...]
    build: Callable[[int, Mapping[str, str]], AnyGame]
    players: Callable[[Mapping[str, str]], range]
    """The numbers of players, given the settings."""
    sample: str | None = None
    """A position that shows what the game looks like; the empty board where there is none."""
    rounds: Callable[[int], int] = _one_round
    """The usual, and largest, number of rounds for a number of players."""
    masked: bool = False
    """Whether players wear masks unless they choose otherwise."""
    forfeit: Callable[[int, Seat], tuple[int, ...]] = _no_points
    """The points of a round that this seat gave up, where the game counts points a round."""
    leaders: Callable[[tuple[int, ...]], tuple[Seat, ...]] = highest
    """Who has won a match of several rounds, given the points of all of them by seat."""
    random_setup: Callable[[Mapping[str, str]], bool] = _never
    """Whether the board is laid out by chance, so that a record must say how."""

    tasks: Callable[[AnyGame, Any], Mapping[str, bool]] = _no_tasks
    """What players may set themselves to do, in order, and whether it was done."""

    patient: Callable[[AnyGame], AnyGame] = _same
    """The rules for somebody behind a mask, where a turn that ends by itself would tell of cells
    that were not touched: in these rules it waits until the player ends it."""

    signs: Callable[[int, Mapping[str, str]], tuple[str, ...]] = _no_signs
    """By seat, what tells its pieces from the others', such as a colour: endings of message ids.
    None where everybody plays with the same pieces."""
    stage: Callable[[AnyGame, Any], str] = _no_stage
    """How far the turn has come, as the ending of a message id; none where a turn is one move.

    Behind a mask players are told it: it may depend on nothing but what the seat itself has done
    in this turn, and on what everybody hears."""
    thinkable: Callable[[AnyGame, Any, str, tuple[str, ...]], bool] = _any_move
    """Whether a move makes sense now to somebody who does not see the board: its form ("claim *-*",
    a star for each cell) and its first cells, or all of them.

    It is offered behind a mask, so it may depend on what `stage` may, and on where cells lie."""

    lots: Callable[[AnyGame, Any], Sequence[Lot]] = _no_lots
    """All that lies on the board, kind by kind, so that the whole of it is soon told: from it
    everything follows that fingers could feel. None where a board is told cell by cell anyway."""

    def __hash__(self) -> int:
        """By its name alone: kinds are looked up with every move."""
        return hash(self.slug)

    def part(self, name: str) -> ModuleType | None:
        """A module of the game's package, such as `look` or `mind`; None if it has none."""
        module = f"{self.package}.{name}"
        try:
            return import_module(module)
        except ModuleNotFoundError as error:
            # Missing is the part itself or the folder that it would be in, not what a part imports.
            missing = f"{error.name}."
            within = missing.startswith(f"{self.package}.") and error.name != self.package
            if not (within and f"{module}.".startswith(missing)):
                raise
            return None

    def file(self, *path: str) -> Traversable:
        """A file of the game's package, whether or not it is there."""
        return resources.files(self.package).joinpath(*path)

    @property
    def defaults(self) -> dict[str, str]:
        """Every setting at its default."""
        return {setting.name: setting.default for setting in self.options}

    @property
    def secrets(self) -> frozenset[str]:
        """The settings that only those may know who may see the board."""
        return frozenset(setting.name for setting in self.options if setting.secret)

    def new(self, players: int = 2, settings: Mapping[str, str] | None = None) -> AnyGame:
        """The rules for this many players; refuses unknown settings and numbers of players."""
        full = read_settings(self.options, settings or {})
        return self.build(self._number(str(players), full), full)

    def seat_up(
        self, players: str | None, settings: Mapping[str, str], position: str | None
    ) -> tuple[AnyGame, Any]:
        """The rules, and the given position or None.

        What a position says about players and settings counts where nothing else was said; what
        was said counts, and then a position that differs is refused when it is read.
        """
        says = {} if position is None else dict(position_parts(position, self.slug))
        adopted = {
            setting.name: says[setting.name]
            for setting in self.options
            if setting.accepts(says.get(setting.name, ""))
        }
        full = read_settings(self.options, {**adopted, **settings})
        if players is None:
            allowed = self._players(full)
            players = says.get("players", "")
            players = players if allowed.accepts(players) else allowed.default
        game = self.build(self._number(players, full), full)
        return game, None if position is None else game.read_state(position)

    def _players(self, settings: Mapping[str, str]) -> Setting:
        allowed = self.players(settings)
        return Setting.number("players", 2, allowed.start, allowed.stop - 1)

    def _number(self, players: str, settings: Mapping[str, str]) -> int:
        """The number of players; a refusal names the kind of game that needs others."""
        allowed = self._players(settings)
        if allowed.accepts(players.strip()):
            return int(players)
        facts = {"name": "players", "value": players.strip(), "allowed": allowed.allowed()}
        least, most = allowed.whole.start, allowed.whole.stop - 1
        of = self._needing(settings)
        raise SettingError("setting-players", **facts, least=least, most=most, of=of)

    def _needing(self, settings: Mapping[str, str]) -> str:
        """The value of the first setting, if it decides how many can play."""
        for first in self.options[:1]:
            numbers = {self.players({**settings, first.name: value}) for value in first.values}
            if len(numbers) > 1:
                return f"{first.name}-{settings[first.name]}"
        return ""
