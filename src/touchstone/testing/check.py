"""check_game(): random games in which every promise of the Game protocol is held to account.

variations() yields every way to set up a game that differs from its defaults in one setting.
"""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

from touchstone.core.errors import MoveError, TouchstoneError
from touchstone.core.events import Event, Reach, TurnEnded
from touchstone.core.game import AnyGame, GameKind
from touchstone.core.record import Record, read_record
from touchstone.core.series import Series
from touchstone.core.settings import Setting
from touchstone.core.values import Seat, all_seats, seat_after
from touchstone.match.commands import COMMAND_WORDS

_NONSENSE = ("", "?", "castle", "a1a1", "place", "lay a1", "\u0664\u0662", "x" * 500)


class ContractBroken(AssertionError):
    """A game broke a promise; the message holds the record that shows it."""


def check_game(
    game: AnyGame, games: int = 20, seed: int = 0, most_moves: int = 2000, thorough: float = 0.1
) -> int:
    """Plays random games and checks every promise; returns the number of moves played.

    The cheap promises are checked at every move, those about texts and touch at a share of
    `thorough` of the positions, and the written record of ten times that share of the games. A
    game that never ends by itself is left after `most_moves`.
    """
    dice = Random(seed)
    played = 0
    for number in range(games):
        start = dice.choice(all_seats(game.seats))
        record = Record.begin(Series(game, game.kind.rounds(game.seats), start))
        try:
            record = _play_out(record, dice, most_moves, thorough)
            if dice.random() < 10 * thorough:
                _check_record(record)
        except ContractBroken:
            raise
        except Exception as error:
            raise ContractBroken(f"game {number}: {error!r}\n{record.text()}") from error
        played += len(record.moves)
    return played


def _play_out(record: Record, dice: Random, most_moves: int, thorough: float) -> Record:
    game, series = record.game, record.series
    while not series.is_over(record.sitting) and len(record.moves) < most_moves:
        state = record.sitting.state
        moves = list(game.legal_moves(state))
        _demand(bool(moves), "a game that goes on has a legal move", record)
        _demand(game.outcome(state) is None, "a game that goes on has no outcome", record)
        seat = game.to_move(state)
        _demand(seat in all_seats(game.seats), "the seat to move is at the table", record)
        closely = dice.random() < thorough
        if closely:
            _check_texts(record, state, moves)
            _check_senses(record, state)
        text, fingerprint = game.state_text(state) if closely else "", hash(state)
        record = _moved(record, seat, dice.choice(moves))
        kept = not closely or game.state_text(state) == text
        _demand(kept and hash(state) == fingerprint, "playing changes no position", record)
        if game.outcome(record.sitting.state) is not None:
            _check_end(record, [game.move_text(move) for move in moves])
    return record


def _check_end(record: Record, texts: list[str]) -> None:
    """Nothing can be done any more, not even what could be done a move before."""
    game, state = record.game, record.sitting.state
    _demand(not game.legal_moves(state), "a game that is over has no legal move", record)
    for text in texts:
        with suppress(MoveError):
            game.read_move(state, text)
            _demand(False, f"{text!r} is refused once the game is over", record)


def _moved(record: Record, seat: Seat, move: Any) -> Record:
    """The record with a legal move more, once what the move brought about has been checked."""
    game, before = record.game, record.sitting
    step = record.extended(seat, move)
    after = step.state
    _check_events(after, step.events)
    # A round that has ended has set up the next one, in which somebody else may be to move.
    goes_on = len(after.sitting.past) == len(before.past)
    if goes_on:
        _check_changes(after, before.state, step.events)
    _check_turn(after, seat, step.events, game.to_move(after.sitting.state) if goes_on else None)
    return after


def _check_texts(record: Record, state: Any, moves: list[Any]) -> None:
    game = record.game
    _demand(list(game.legal_moves(state)) == moves, "legal moves keep their order", record)
    texts = [game.move_text(move) for move in moves]
    _demand(len(set(texts)) == len(texts), "every move has a text of its own", record)
    for move, text in zip(moves, texts, strict=True):
        _demand(text == text.lower(), "moves are written in lower case", record)
        is_move = text.split(" ")[0] not in COMMAND_WORDS
        _demand(is_move, f"{text!r} does not begin like a command of the match", record)
        _demand(game.read_move(state, f" {text.upper()} ") == move, f"{text!r} reads back", record)
    position = game.state_text(state)
    _demand(game.read_state(position) == state, f"{position!r} reads back", record)
    for nonsense in _NONSENSE:
        with suppress(MoveError):
            game.read_move(state, nonsense)
            _demand(False, f"{nonsense!r} is refused", record)
        with suppress(TouchstoneError):
            game.read_state(nonsense)
            _demand(False, f"{nonsense!r} is no position", record)


def _check_events(record: Record, events: tuple[Event, ...]) -> None:
    game = record.game
    for event in events:
        _demand(event.seat in all_seats(game.seats), "events name seats at the table", record)
        cells = [game.grid.find(name) for name in event.changed]
        _demand(None not in cells, "events change cells of the board", record)
        silent = event.reach is not Reach.HEARD or not cells
        _demand(silent, f"what everybody hears, {event.name!r}, changes no cell", record)


def _check_changes(record: Record, before: Any, events: tuple[Event, ...]) -> None:
    """Whoever was told of the events knows every cell in which a finger finds something else."""
    game, now = record.game, record.sitting.state
    named = {name for event in events for name in event.changed}
    for cell in game.grid.cells:
        told = game.grid.name(cell) in named or game.feel(before, cell) == game.feel(now, cell)
        _demand(told, f"{game.grid.name(cell)} feels different, so an event names it", record)


def _check_turn(
    record: Record, mover: Seat, events: tuple[Event, ...], to_move: Seat | None
) -> None:
    """Turns end one after the other, beginning with the mover's, until somebody is to move.

    Without a TurnEnded the turn goes on. `to_move` is None once the round is over.
    """
    seats = record.game.seats
    ended = [event.seat for event in events if isinstance(event, TurnEnded)]
    in_order = [seat_after(mover, seats, steps) for steps in range(len(ended))]
    _demand(ended == in_order, "turns end in order of play, the mover's first", record)
    follows = seat_after(mover, seats, len(ended))
    _demand(to_move in (None, follows), "who moves next is whom the ended turns lead to", record)
    for event in events:
        if isinstance(event, TurnEnded):
            break
        _demand(event.seat == mover, "until the turn ends, only the mover acts", record)


def _check_senses(record: Record, state: Any) -> None:
    game = record.game
    for cell in game.grid.cells:
        _demand(game.feel(state, cell).height >= 0, "every cell can be felt", record)
    for seat in all_seats(game.seats):
        heaps = game.supply(state, seat).values()
        _demand(all(left >= 0 for left in heaps), "no heap is overdrawn", record)
    _demand(len(game.scores(state)) in (0, game.seats), "scores are one a seat", record)
    told = {cell for lot in game.kind.lots(game, state) for place in lot.places for cell in place}
    stands = {cell for cell in game.grid.cells if game.feel(state, cell).height}
    _demand(not told or told == stands, "lots name the cells on which something stands", record)


def _check_record(record: Record) -> None:
    series, text = record.series, record.text()
    again = read_record(text, {record.game.kind.slug: record.game.kind})
    _demand(again.text() == text, "a record reads back", record)
    _demand(again.sitting == record.sitting, "a replayed game ends where it ended", record)
    outcome = series.outcome(record.sitting)
    if outcome is not None:
        seats = all_seats(record.game.seats)
        _demand(set(outcome.winners) <= set(seats), "winners sit at the table", record)
        _demand(bool(outcome.reason), "an end has a reason", record)
        cells = [record.game.grid.find(name) for name in outcome.where]
        _demand(None not in cells, "an end is somewhere on the board", record)


def _demand(kept: bool, promise: str, record: Record) -> None:
    if not kept:
        raise ContractBroken(f"broken: {promise}\n{record.text()}")


def variations(kind: GameKind, **given: str) -> Iterator[AnyGame]:
    """The game as given, then with each other setting changed, for each number of players."""
    seen = set()
    for changed in _settings(kind):
        settings = changed | given
        full = kind.defaults | settings
        for players in kind.players(full):
            key = (players, tuple(sorted(full.items())))
            if key not in seen:
                seen.add(key)
                yield kind.new(players, settings)


def _settings(kind: GameKind) -> Iterator[dict[str, str]]:
    yield {}
    for setting in kind.options:
        for value in _values(setting):
            yield {setting.name: value}


def _values(setting: Setting) -> tuple[str, ...]:
    if setting.whole:
        ends = (setting.whole.start, setting.whole.start + 1, setting.whole.stop - 1)
        return tuple(dict.fromkeys(str(end) for end in ends))
    return setting.values
