"""What is agreed before the first move: the game, who sits where, masked or not, and the clock."""

from dataclasses import replace
from random import Random
from typing import Any, Self

from touchstone.core.game import AnyGame
from touchstone.core.series import Series
from touchstone.core.values import FIRST, Seat, seat_after, value

LEVELS = range(1, 13)
"""How strong a bot can be, from a child's first games to the best there is."""
USUAL_LEVEL = 3
"""The bot against which somebody plays who has not chosen one: a beginner."""


@value
class Chair:
    """One seat: the player's name, whether a mask is worn, and the bot's level (0 is a person).

    `helper`: the seat is told when it can win at once. Only open eyes can have it.
    `shares`: its person agrees that the game is given to researchers.
    `shows_path`: now that the game is over, whoever watched may see where its fingers went.
    """

    name: str = ""
    masked: bool = True
    level: int = 0
    helper: bool = False
    shares: bool = False
    shows_path: bool = False


@value
class Clock:
    """Milliseconds left for each seat, and what a seat gains when its turn is over.

    Counted from numbers that are handed in: nothing here looks at the time.
    """

    left: tuple[int, ...]
    increment: int = 0

    @classmethod
    def new(cls, seats: int, seconds: int, increment: int = 0) -> Self:
        """A clock before the first move.

        >>> Clock.new(2, seconds=60).left
        (60000, 60000)
        """
        return cls((seconds * 1000,) * seats, increment * 1000)

    def after(self, turn: Seat | None, spent: int, next_turn: Seat | None) -> Self:
        """The clock after the seat to move has spent this much and another may be to move."""
        if turn is None:
            return self
        gained = self.increment if next_turn not in (turn, None) else 0
        now = max(0, self.left[turn - 1] - spent) + gained
        return replace(self, left=(*self.left[: turn - 1], now, *self.left[turn:]))


@value
class Agreement:
    """A game with its rounds and chairs. `position` takes the place of the empty board.

    `clock` is the clock before the first move, or None where nobody counts the time. `chance` is
    a number that nobody is told: what is laid out at random follows from it, in this game and in
    every rematch. None where somebody chose what is laid out.
    """

    game: AnyGame
    chairs: tuple[Chair, ...]
    rounds: int = 1
    start: Seat = FIRST
    position: str | None = None
    clock: Clock | None = None
    chance: int | None = None

    def __post_init__(self) -> None:
        if len(self.chairs) != self.game.seats:
            raise ValueError(f"{self.game.seats} chairs are needed, not {len(self.chairs)}")

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat."""
        return self.chairs[seat - 1]

    def with_chair(self, seat: Seat, chair: Chair) -> Self:
        """The same with another chair at this seat."""
        chairs = (*self.chairs[: seat - 1], chair, *self.chairs[seat:])
        return replace(self, chairs=chairs)

    def next_game(self, games: int) -> Self:
        """The agreement of a rematch after `games` games: the next seat starts, on a new layout.

        Who may see the path of the fingers was agreed for the game before.
        """
        game = self.game if self.chance is None else drawn(self.game, self.chance, games)
        chairs = self.chairs
        if any(chair.shows_path for chair in chairs):
            chairs = tuple(replace(chair, shows_path=False) for chair in chairs)
        start = seat_after(self.start, game.seats)
        return type(self)(game, chairs, self.rounds, start, self.position, self.clock, self.chance)

    def is_masked(self, listener: Seat | None) -> bool:
        """Whether the listener may not see the board.

        Whoever only watches sees what a masked stranger may see, as soon as anybody wears a mask.
        """
        if listener is None:
            return any(chair.masked for chair in self.chairs)
        return self.chair(listener).masked

    def series(self) -> Series[Any, Any]:
        """The rules of the whole sitting."""
        return Series(self.game, self.rounds, self.start)


def drawn(game: AnyGame, chance: int, games: int = 0) -> AnyGame:
    """The game as chance lays it out at a table where `games` games were played before.

    Only a random set-up has anything to draw: its secret numbers.
    """
    kind = game.kind
    if not kind.random_setup(game.settings):
        return game
    dice = Random(f"{chance} {games}")
    luck = {
        setting.name: str(dice.choice(setting.whole))
        for setting in kind.options
        if setting.secret and setting.whole
    }
    return kind.new(game.seats, {**game.settings, **luck})
