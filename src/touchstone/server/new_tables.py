"""New tables: from what somebody wishes to what is stored, and to a match that can be played."""

from collections.abc import Mapping
from random import SystemRandom

from touchstone.core.errors import SettingError, TouchstoneError
from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.core.values import Seat
from touchstone.match import Agreement, Chair, Clock, CommandRefused, Match, drawn
from touchstone.server.names import all_distinct, tidy_name
from touchstone.server.refusals import Refusal
from touchstone.server.schema import StoredSeat, StoredTable
from touchstone.server.security import (
    code_of,
    hashed,
    invitation_of,
    new_secret,
    new_table_id,
)
from touchstone.views.wire.api import NewTable

_DICE = SystemRandom()


def seated_match(stored: StoredTable, kinds: Mapping[str, GameKind]) -> Match:
    """The match before the first command."""
    game = kinds[stored.game].new(len(stored.seats), stored.settings)
    chairs = tuple(Chair(seat.name, seat.masked, seat.level, seat.helper) for seat in stored.seats)
    clock = None
    if stored.clock_seconds is not None:
        clock = Clock.new(game.seats, stored.clock_seconds, stored.clock_increment or 0)
    if stored.chance is not None:
        game = drawn(game, stored.chance)
    return Match.begin(
        Agreement(
            game,
            chairs,
            stored.rounds,
            Seat(stored.start),
            stored.position,
            clock,
            stored.chance,
        )
    )


def new_table(
    wish: NewTable, kinds: Mapping[str, GameKind], created: int
) -> tuple[StoredTable, list[str], str]:
    """The table that is wished for, the secrets of its seats and of the open link."""
    try:
        return _new_table(wish, kinds, created)
    except TouchstoneError as error:
        raise Refusal.of(error, kinds.get(wish.game)) from error


def _new_table(
    wish: NewTable, kinds: Mapping[str, GameKind], created: int
) -> tuple[StoredTable, list[str], str]:
    kind = kinds.get(wish.game)
    if kind is None:
        allowed = ", ".join(kinds)
        raise SettingError("setting-bad-value", name="game", value=wish.game, allowed=allowed)
    game = kind.new(len(wish.seats), wish.settings)
    by_chance = kind.random_setup(game.settings) and not kind.secrets & wish.settings.keys()
    if any(seat.helper and seat.masked for seat in wish.seats):
        raise CommandRefused("match-helper-masked")
    most = kind.rounds(game.seats)
    rounds = Setting.number("rounds", most, 1, most)
    start = Setting.number("start", 1, 1, game.seats)
    names = all_distinct(tidy_name(seat.name) for seat in wish.seats)
    secrets = [new_secret() for _ in wish.seats]
    host = next((own for own, s in zip(secrets, wish.seats, strict=True) if s.reserved), None)
    open_secret = new_secret() if host is None else invitation_of(host)
    stored = StoredTable(
        id=new_table_id(),
        game=kind.slug,
        settings=dict(game.settings),
        rounds=int(rounds.read(str(wish.rounds or most))),
        start=int(start.read(str(wish.start))),
        position=wish.position,
        open=wish.open,
        open_secret=hashed(open_secret),
        code=hashed(code_of(open_secret)),
        clock_seconds=wish.clock.seconds if wish.clock else None,
        clock_increment=wish.clock.increment if wish.clock else None,
        created=created,
        visited=created,
        chance=_DICE.getrandbits(63) if by_chance else None,
        seats=tuple(
            StoredSeat(
                number,
                hashed(secret),
                name,
                seat.masked,
                seat.level,
                taken=bool(seat.level) or seat.reserved,
                helper=seat.helper and not seat.level,
            )
            for number, (seat, name, secret) in enumerate(
                zip(wish.seats, names, secrets, strict=True), start=1
            )
        ),
    )
    seated_match(stored, kinds)  # refuses a position that is none
    return stored, secrets, open_secret
