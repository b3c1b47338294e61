"""What can be read without sitting down: tables that want players, and finished games."""

from collections.abc import Iterable, Mapping
from contextlib import suppress

from pydantic import ValidationError

from touchstone.core.game import GameKind
from touchstone.core.values import Seat
from touchstone.match import Match
from touchstone.server.schema import StoredTable
from touchstone.views.answers import time_words
from touchstone.views.catalogue import game_info
from touchstone.views.sentences import Speaker
from touchstone.views.wire.api import LobbySeat, LobbyTable, TableStatus
from touchstone.views.words import Words


def lobby(
    listed: Iterable[StoredTable], kinds: Mapping[str, GameKind], words: Words
) -> list[LobbyTable]:
    """The tables that want players, as far as their games are known here."""
    shown = []
    for stored in listed:
        if stored.game in kinds:
            name = game_info(kinds[stored.game], words.language).name
            with suppress(ValidationError):  # one that is damaged is not shown
                facts = table_facts(stored, kinds, words)
                shown.append(_lobby_table(stored, name, facts))
    return shown


def _lobby_table(stored: StoredTable, name: str, facts: tuple[str, ...]) -> LobbyTable:
    return LobbyTable(
        table=stored.id,
        game=stored.game,
        name=name,
        facts=facts,
        seats=tuple(
            LobbySeat(
                seat=seat.seat,
                name=seat.name,
                masked=seat.masked,
                level=seat.level,
                free=not seat.taken,
            )
            for seat in stored.seats
        ),
    )


def table_status(stored: StoredTable, match: Match, words: Words) -> TableStatus:
    """How a table stands for whoever knows no more than its name: nothing of the board."""
    speaker, chairs = Speaker(words, match.agreement, None), match.agreement.chairs
    return TableStatus(
        table=stored.id,
        game=stored.game,
        players=tuple(
            LobbySeat(
                seat=seat.seat,
                name=speaker.name(Seat(seat.seat)),
                masked=chair.masked,
                level=chair.level,
                free=not seat.taken,
            )
            for seat, chair in zip(stored.seats, chairs, strict=True)
        ),
        turn=match.turn,
        over=match.outcome is not None,
    )


def table_facts(
    stored: StoredTable, kinds: Mapping[str, GameKind], words: Words
) -> tuple[str, ...]:
    """What a guest wants to know of a table: who waits there, the masks, the clock, the rules."""
    kind = kinds[stored.game]
    said = words.of(kind)
    names = [seat.name for seat in stored.seats if seat.taken and seat.name and not seat.level]
    masks = [seat.masked for seat in stored.seats]
    eyes = "masked" if all(masks) else "mixed" if any(masks) else "open"
    facts = [words.say("table-host", names=", ".join(names))] if names else []
    facts.append(words.say(f"table-eyes-{eyes}"))
    if stored.clock_seconds is not None:
        facts.append(words.say("table-clock", time=time_words(words, 1000 * stored.clock_seconds)))
        if stored.clock_increment:
            extra = time_words(words, 1000 * stored.clock_increment)
            facts.append(words.say("table-clock-extra", time=extra))
    else:
        facts.append(words.say("table-no-clock"))
    usual = kind.options[:1]
    for setting in kind.options:
        value = stored.settings.get(setting.name, setting.default)
        is_told = setting in usual or value != setting.default
        if is_told and not setting.secret and setting.matters(stored.settings):
            facts.append(_setting_fact(said, setting.name, value))
    return tuple(facts)


def _setting_fact(words: Words, name: str, value: str) -> str:
    label, message = words.say(f"game-setting-{name}"), f"game-setting-{name}-{value}"
    return words.say(
        "table-setting", name=label, value=words.say(message) if message in words else value
    )
