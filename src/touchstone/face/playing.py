"""A match between players of any kind: bots, functions of yours, and both behind masks.

It always comes to an end: a move that is refused ends it with a sentence, a player who never ends a
turn is stopped, and a game that could go on for ever is broken off.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, overload

from touchstone.core.errors import TouchstoneError
from touchstone.core.game import AnyGame, M, S
from touchstone.core.values import FIRST, Feel, Outcome, Seat
from touchstone.engine.bots import choose
from touchstone.face.records import Record
from touchstone.face.refusing import demand, demand_within, worded
from touchstone.face.states import State, as_texts, kind_of
from touchstone.face.thinking import Bot
from touchstone.match import SUPPLY, Agreement, Chair, Command, Match, Play, Touch, seen_by
from touchstone.match.events import Felt, FeltSupply, Refused

MOST_COMMANDS = 20_000
"""After so many commands a match is broken off; free building, for one, never ends."""
MOST_IN_A_TURN = 1000
"""A turn of more touches and refused tries than this is no play any more."""


class Stuck(Exception):
    """A player went on trying without ever ending the turn."""


class Hand:
    """What a player behind a mask has: fingers on the board, and what was heard."""

    def __init__(self, match: Match, seat: Seat, tried: int = 0) -> None:
        self.match = match
        self.seat = seat
        self.tried = tried
        """How often this turn has been used for touches and refused moves."""

    @property
    def cells(self) -> tuple[str, ...]:
        """The names of all cells."""
        grid = self.match.record.game.grid
        return grid.names(tuple(grid.cells))

    @property
    def heard(self) -> tuple[str, ...]:
        """Everything that this seat was told so far, in English, one utterance an event."""
        from touchstone.views.sentences import Speaker  # noqa: PLC0415  words need a package
        from touchstone.views.words import Words  # noqa: PLC0415

        speaker = Speaker(Words(), self.match.agreement, self.seat)
        told = (speaker.tell((event,), self.match) for event in self.match.log)
        return tuple(said for said in told if said)

    def touch(self, cell: str) -> Feel:
        """What a finger on the cell feels. Every touch is part of the match."""
        demand(cell, str, "a cell is a text such as 'a1'")
        felt = self._submit(Touch(self.seat, cell))
        assert isinstance(felt, Felt)
        return felt.feel

    def supply(self) -> dict[str, int]:
        """What lies beside the board, by heap."""
        felt = self._submit(Touch(self.seat, SUPPLY))
        assert isinstance(felt, FeltSupply)
        return dict(felt.heaps)

    def _submit(self, command: Command) -> Any:
        self.tried += 1
        _demand_progress(self.seat, self.tried)
        self.match, events = self.match.submit(command)
        if isinstance(events[-1], Refused):
            raise worded(events[-1].error, self.match.agreement.game.kind)
        return events[-1]


Player = Bot | Callable[[State[S, M]], M | str]
MaskedPlayer = Bot | Callable[[Hand], str]


@dataclass(frozen=True, slots=True)
class Played:
    """A match that was played: how it ended, and its record."""

    outcome: Outcome | None
    """None where it was broken off."""
    record: Record
    commands: int = field(compare=False)
    """Everything that was done, touches and refused tries included."""

    @property
    def state(self) -> State[Any, Any]:
        """The last position."""
        return self.record.state


@overload
def match(
    game: str | State[S, M],
    *players: Player[S, M],
    masked: Literal[False] = False,
    start: int = FIRST,
    seed: int | None = None,
    most: int = MOST_COMMANDS,
    **settings: str | int,
) -> Played: ...
@overload
def match(
    game: str | State[S, M],
    *players: MaskedPlayer,
    masked: Literal[True],
    start: int = FIRST,
    seed: int | None = None,
    most: int = MOST_COMMANDS,
    **settings: str | int,
) -> Played: ...
def match(
    game: str | State[Any, Any],
    *players: Any,
    masked: bool = False,
    start: int = FIRST,
    seed: int | None = None,
    most: int = MOST_COMMANDS,
    **settings: str | int,
) -> Played:
    """Lets players play a game, with all its rounds, to the end.

    A player is a bot, or a function that is given a State and answers with a move or its text;
    behind masks it is given a Hand instead, which can touch. There are as many players as are
    named. A State as `game` is where the first round begins.
    """
    for player in players:
        if not callable(player):
            raise TypeError(f"a player is a bot or a function, not {player!r:.60}")
    demand_within("most", most, range(1, 10**9))
    now = Match.begin(_agreement(game, len(players), masked, start, settings))
    dice = Random(seed)
    tried = 0
    while (turn := now.turn) is not None and len(now.commands) < most:
        now, refused, tried = _act(now, turn, players[turn - 1], dice, tried)
        if refused is not None and not masked:
            raise _blamed(worded(refused, now.agreement.game.kind), turn, players[turn - 1])
        _demand_progress(turn, tried)
    return Played(now.outcome, Record(now.record), len(now.log))


def _act(
    now: Match, seat: Seat, player: Any, dice: Random, tried: int
) -> tuple[Match, TouchstoneError | None, int]:
    """The match after what one player does next, why it was refused, and the tries since a move."""
    if isinstance(player, Bot):
        rolled = dice if player.seed is None else player.dice
        command = choose(now, seat, player.level, rolled, player.budget)
    elif now.agreement.is_masked(seat):
        hand = Hand(now, seat, tried)
        command = Play(seat, _as_text(now.record.game, player(hand)))
        now, tried = hand.match, hand.tried
    else:
        state = State(now.record.game, seen_by(now, seat).state)
        command = Play(seat, _as_text(state.rules, player(state)))
    after, events = now.submit(command)
    refused = next((event.error for event in events if isinstance(event, Refused)), None)
    is_move = isinstance(command, Play) and refused is None
    return after, refused, 0 if is_move else tried + 1


def _as_text(rules: AnyGame, move: Any) -> str:
    if isinstance(move, str):
        return move
    try:
        return rules.move_text(move)
    except Exception:  # a stranger's value may fail in any way
        raise TypeError(f"a player answers with a move or its text, not {move!r:.60}") from None


def _agreement(
    game: str | State[Any, Any], seats: int, masked: bool, start: int, settings: Any
) -> Agreement:
    if isinstance(game, State):
        if settings:
            raise TypeError("a State has its settings already; name the game to choose others")
        if game.players != seats:
            raise ValueError(f"this game is for {game.players} players, and {seats} were named")
        rules = game.rules
        position = None if game.position == rules.initial(Seat(start)) else game.text
    else:
        rules, position = _new(game, seats, settings), None
    demand_within("start", start, range(1, seats + 1))
    chairs = tuple(Chair(f"{number}", masked, level=1) for number in range(1, seats + 1))
    return Agreement(rules, chairs, rules.kind.rounds(seats), Seat(start), position)


def _new(slug: str, seats: int, settings: dict[str, str | int]) -> AnyGame:
    from touchstone.face.states import game  # noqa: PLC0415  the name of a parameter above

    kind_of(slug)
    return game(slug, seats, **as_texts(settings)).rules


def _demand_progress(seat: Seat, tried: int) -> None:
    if tried > MOST_IN_A_TURN:
        raise Stuck(f"player {seat} touched and tried {tried} times without ending the turn")


def _blamed(error: TouchstoneError, seat: Seat, player: Any) -> TouchstoneError:
    error.add_note(f"This was the answer of player {seat}, {player!r:.80}")
    return error
