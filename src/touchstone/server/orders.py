"""From an order on the wire, or from typed words, to a command of the match."""

from collections.abc import Callable
from typing import assert_never

from touchstone.core.values import Seat
from touchstone.match import (
    Abandon,
    Accept,
    Command,
    Decline,
    Help,
    Offer,
    Play,
    Propose,
    Replace,
    Resign,
    Touch,
    seen_by,
)
from touchstone.match.forms import cells_of
from touchstone.server.listener import Listener
from touchstone.server.refusals import Refusal, Reply, Unsure
from touchstone.server.room import Room
from touchstone.views.sentences import board_lines
from touchstone.views.clocks import clock_words
from touchstone.views.commands import reader
from touchstone.views.wire.incoming import (
    Agree,
    EndGame,
    GiveUp,
    LetBotPlay,
    MakeOffer,
    Order,
    PlayMove,
    Refuse,
    Say,
    SwitchHelper,
    TouchCell,
)
from touchstone.views.sentences import heap_words

_TYPED: dict[str, Callable[[Seat], Command]] = {
    "draw": lambda seat: Offer(seat, Deal.DRAW),
    "undo": lambda seat: Offer(seat, Deal.UNDO),
    "rematch": lambda seat: Offer(seat, Deal.REMATCH),
    "accept": Accept,
    "decline": Decline,
    "helper-on": lambda seat: Help(seat, on=True),
    "helper-off": lambda seat: Help(seat, on=False),
}
_REPEATED = 5


def read_order(order: Order, room: Room, listener: Listener) -> Command:
    """The command that the order means; raises Refusal or Reply."""
    seat = listener.seat
    if seat is None:
        raise Refusal("seat/watching")
    match order:
        case Say():
            return _read_typed(order, seat, room, listener)
        case PlayMove(text=text):
            return Play(seat, text)
        case TouchCell(target=target):
            return Touch(seat, target)
        case GiveUp():
            return Resign(seat)
        case MakeOffer(offer=offer):
            return Offer(seat, Offer(offer))
        case Agree():
            return Accept(seat)
        case Refuse():
            return Decline(seat)
        case LetBotPlay(seat=absent, level=level):
            return Replace(seat, _gone(room, Seat(absent)), level)
        case EndGame(seat=absent):
            return Abandon(seat, _gone(room, Seat(absent)))
        case SwitchHelper(on=on):
            return Help(seat, on)
        case _:
            assert_never(order)


def _gone(room: Room, seat: Seat) -> Seat:
    if seat not in room.presence.replaceable:
        raise Refusal("seat/not-gone")
    return seat


def _read_typed(order: Say, seat: Seat, room: Room, listener: Listener) -> Command:
    typed = reader(listener.speaker.words).notation(order.text)
    word, _, rest = typed.partition(" ")
    if typed in _TYPED:
        return _TYPED[typed](seat)
    if word == "touch":
        if not rest:
            raise Refusal("command/touch-what")
        return Touch(seat, rest)
    if typed == "resign":
        if not order.sure:
            raise Refusal("command/unsure")
        return Resign(seat)
    if typed in _QUESTIONS:
        raise Reply(_QUESTIONS[typed](room, listener))
    question = f"game-sure-{word}"
    if not order.sure and question in listener.speaker.words and room.committed.turn == seat:
        raise Unsure(listener.showing.game.kind, question, cells=", ".join(cells_of(typed)))
    return Play(seat, typed)


def _help(room: Room, listener: Listener) -> str:
    return listener.speaker.words.say("game-help")


def _board(room: Room, listener: Listener) -> str:
    seen = seen_by(room.committed, listener.seat)
    if seen.state is None or listener.seat is None:
        raise Refusal("seat/masked")
    game = room.committed.agreement.game
    lines = board_lines(listener.words, game, seen.state)
    heaps = heap_words(listener.words, game, game.supply(seen.state, listener.seat))
    return "\n".join((*lines, listener.words.say("match-felt-supply", heaps=heaps)))


def _score(room: Room, listener: Listener) -> str:
    seen = seen_by(room.committed, listener.seat)
    return listener.speaker.scores(seen.scores) or listener.words.say("play-no-scores")


def _repeat(room: Room, listener: Listener) -> str:
    heard = [
        listener.speaker.utterance(events, turn)
        for events, turn in room.story
        if listener.hears(events, room.committed.agreement)
    ]
    return "\n".join(heard[-_REPEATED:])


def _clock(room: Room, listener: Listener) -> str:
    clocks = room.timing.clocks(room.committed.turn)
    if clocks is None:
        return listener.words.say("clock-none")
    return clock_words(listener.speaker, clocks)


_QUESTIONS: dict[str, Callable[[Room, Listener], str]] = {
    "help": _help,
    "board": _board,
    "score": _score,
    "repeat": _repeat,
    "clock": _clock,
}
