"""What somebody wishes who fills in a form for a table."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from secrets import choice
from typing import Self
from urllib.parse import parse_qsl

from touchstone.core.errors import SettingError
from touchstone.core.game import GameKind
from touchstone.core.settings import read_settings
from touchstone.match import LEVELS, USUAL_LEVEL
from touchstone.server.names import LONGEST, tidy_name
from touchstone.server.refusals import Refusal
from touchstone.server.security import is_code, is_table_id, seat_link, table_link
from touchstone.views.wire.api import NewClock, NewSeat, NewTable
from touchstone.web.site import CLOCK_MINUTES, CLOCK_SECONDS

_MOST_FIELDS = 100
_PLACES = range(1, 10)
_BEFORE_CODE = re.compile(r"(.*/)?(join|table)/")
_BETWEEN_DIGITS = re.compile(r"[\s.,/-]")
_AFTER_PATH = re.compile(r"[?#].*")

Form = Mapping[str, str]


def read_form(body: bytes) -> dict[str, str]:
    """The fields of a form that was sent; raises Refusal where there are too many."""
    try:
        return dict(parse_qsl(body.decode("utf-8", "replace"), max_num_fields=_MOST_FIELDS))
    except ValueError:
        raise Refusal("http/invalid", where="form") from None


def against_the_computer(kind: GameKind, form: Form) -> NewTable:
    """A table for one person and as few bots as can be, with masks where the game has them."""
    return _quick_table(kind, form, level=chosen_level(form))


def with_a_friend(kind: GameKind, form: Form) -> NewTable:
    """A table for one person, with free seats for as few others as can be."""
    return _quick_table(kind, form, level=0)


def _quick_table(kind: GameKind, form: Form, level: int) -> NewTable:
    masked = form.get("eyes", "masked" if kind.masked else "open") == "masked"
    masked = masked and "open" not in form
    settings = _settings(kind, form)
    number = max(2, _players(kind, settings).start)
    person = NewSeat(name=chosen_name(form), masked=masked, reserved=True)
    other = NewSeat(masked=masked, level=level)
    seats = (person, *[other] * (number - 1))
    return NewTable(game=kind.slug, seats=seats, settings=settings, start=_start(form, number))


def chosen_level(form: Form) -> int:
    """How well the computer is to play."""
    return {str(level): level for level in LEVELS}.get(form.get("level", ""), USUAL_LEVEL)


def chosen_name(form: Form) -> str:
    """What somebody calls themselves; nothing where nobody else could read it."""
    try:
        return tidy_name(form.get("name", "")[:LONGEST])
    except Refusal:
        return ""


def _start(form: Form, seats: int) -> int:
    """Who begins: a seat, or one that is drawn by lot."""
    chosen = form.get("start", "")
    if chosen == "lot":
        return choice(range(1, seats + 1))
    return {str(seat): seat for seat in range(1, seats + 1)}.get(chosen, 1)


@dataclass(frozen=True, slots=True)
class Wish:
    """A new table, and who plays at each of its seats: "here", "link" or a bot such as "bot2"."""

    table: NewTable
    players: tuple[str, ...]

    @classmethod
    def of(cls, kind: GameKind, form: Form) -> Self:
        """What the form says; raises Refusal where nobody is to play."""
        places = [place for place in _PLACES if form.get(f"who{place}", "nobody") != "nobody"]
        if not places:
            raise Refusal("http/invalid", where="players")
        settings = _settings(kind, form)
        most = kind.rounds(len(places)) if len(places) in _players(kind, settings) else 1
        rounds = form.get("rounds", "")
        is_number = rounds.isdecimal() and len(rounds) < 3
        table = NewTable(
            game=kind.slug,
            seats=tuple(_seat(form, place) for place in places),
            settings=settings,
            rounds=min(most, max(1, int(rounds))) if is_number else None,
            start=_start(form, len(places)),
            open="listed" in form,
            clock=_clock(form),
        )
        return cls(table, tuple(form[f"who{place}"] for place in places))


def _seat(form: Form, place: int) -> NewSeat:
    who, eyes = form[f"who{place}"], form.get(f"eyes{place}")
    return NewSeat(
        name=form.get(f"name{place}", "")[:40],
        masked=eyes == "masked",
        helper=eyes == "helper",
        level={f"bot{level}": level for level in LEVELS}.get(who, 0),
        reserved=who == "here",
    )


def _clock(form: Form) -> NewClock | None:
    """The clock that was chosen from the lists of the form; anything else is none."""
    minutes = {str(number): number for number in CLOCK_MINUTES}.get(form.get("clock", ""))
    seconds = {str(number): number for number in CLOCK_SECONDS}.get(form.get("extra", ""), 0)
    return None if minutes is None else NewClock(seconds=60 * minutes, increment=seconds)


def _settings(kind: GameKind, form: Form) -> dict[str, str]:
    """What was chosen and means anything; the rest as usual, but for secrets, which are drawn."""
    chosen = {
        setting.name: form.get(f"set-{setting.name}", setting.default)[:40]
        for setting in kind.options
    }
    fitting = [setting for setting in kind.options if setting.matters(chosen)]
    return {
        setting.name: chosen[setting.name]
        for setting in fitting
        if f"set-{setting.name}" in form or not setting.secret
    }


def _players(kind: GameKind, settings: Form) -> range:
    """How many can play with these settings; raises Refusal where they are none."""
    try:
        return kind.players(read_settings(kind.options, settings))
    except SettingError as error:
        raise Refusal.of(error, kind) from error


def pasted_link(form: Form) -> str:
    """Where a link leads that was pasted, the code at its end, or the number; raises Refusal."""
    number = _BETWEEN_DIGITS.sub("", form.get("code", ""))
    if is_code(number):
        return f"/code/{number}"
    path = _AFTER_PATH.sub("", form.get("code", "").strip()).strip("/")
    before = _BEFORE_CODE.match(path)
    parts = path[before.end() if before else 0 :].split("/")
    if not all(map(is_table_id, parts)) or len(parts) > 2:
        raise Refusal("table/unknown")
    return seat_link(*parts) if len(parts) == 2 else table_link(parts[0])
