"""A match as a file: a record that any reader of records understands, with all the rest beside it.

What stands on the board are the record's moves. Every other command (touches, offers, moves that
were taken back, the games before a rematch) is a comment, in its place, so that replaying the file
gives the match again, with all that each player's fingers have found:

game: four-senses
...
seat1: person, masked
seat2: bot 3, masked
clock: 300+5
format: 1

#> 1: touch b3 @2100
1: f b3 #@900
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from touchstone.core.errors import TouchstoneError
from touchstone.core.game import GameKind
from touchstone.core.record import FORMAT, Record, RefusedLine, read_header, read_line
from touchstone.core.values import Seat, all_seats, seat_after
from touchstone.match.agreement import LEVELS, Agreement, Chair, Clock, drawn
from touchstone.match.commands import Play, command_text, read_command
from touchstone.match.events import Refused
from touchstone.match.match import Match, Submitted

_BESIDE = "#>"
_SPENT = re.compile(r" ?#?@([0-9]{1,12})$")
_CLOCK = re.compile(r"([0-9]{1,6})\+([0-9]{1,6})")


def saved_text(match: Match) -> str:
    """The match as a record, with a newline at the end."""
    empty = replace(match.record.back_to(0), remarks=tuple(_remarks(match)))
    standing = _standing(match)
    lines = [_line(one, standing=number in standing) for number, one in enumerate(match.commands)]
    return empty.text() + "".join(f"{line}\n" for line in lines)


def read_saved(text: str, kinds: Mapping[str, GameKind]) -> Match:
    """The match where it was left; raises RefusedLine. Any record will do."""
    record, lines = read_header(text, kinds)
    match = Match.begin(_agreement(record))
    for number, line in lines:
        try:
            for given in _submitted(line):
                match = _after(match, given)
        except TouchstoneError as error:
            raise RefusedLine(number, error, record.game.kind) from error
    return match


def _after(match: Match, given: Submitted) -> Match:
    """The match after a command, which must not be refused."""
    after, events = match.submit(given.command, given.spent)
    if after is not match or not isinstance(events[0], Refused):
        return after
    ended = _turn_ended(match) if isinstance(given.command, Play) else None
    if ended is None:
        raise events[0].error
    return _after(ended, given)


def _turn_ended(match: Match) -> Match | None:
    """The match after a turn that only waited for its last word; None if something else is left.

    Records do not tell the last word that only a masked player has to say.
    """
    game, turn = match.record.game, match.turn
    if turn is None or not match.agreement.is_masked(turn):
        return None
    left = game.kind.patient(game).legal_moves(match.record.sitting.state)
    ended = match.submit(Play(turn, game.move_text(left[0])))[0] if len(left) == 1 else match
    return None if ended.turn == turn else ended


def _standing(match: Match) -> set[int]:
    """Which commands are the moves of the record as it stands: not taken back, of this game."""
    again, standing = Match.begin(match.opening), list[int]()
    for number, one in enumerate(match.commands):
        after, _ = again.submit(one.command, one.spent)
        if len(after.former) > len(again.former):
            standing = []
        elif len(after.record.moves) > len(again.record.moves):
            standing.append(number)
        else:
            del standing[len(after.record.moves) :]
        again = after
    return {number for place, number in enumerate(standing) if place not in again.record.unwritten}


def _line(one: Submitted, *, standing: bool) -> str:
    command = " ".join(f"{one.command.seat}: {command_text(one.command)}".split())
    if standing:
        return command + (f" #@{one.spent}" if one.spent else "")
    return f"{_BESIDE} {command}" + (f" @{one.spent}" if one.spent else "")


def _submitted(line: str) -> Iterator[Submitted]:
    """The command of a line; nothing where the line is empty or a remark."""
    found = _SPENT.search(line)
    spent = int(found[1]) if found else 0
    content = line[: found.start()] if found else line
    if content.startswith(_BESIDE):
        yield Submitted(read_command(*read_line(content.removeprefix(_BESIDE).strip())), spent)
    elif move := content.partition("#")[0].strip():
        yield Submitted(Play(*read_line(move)), spent)


# The header ---------------------------------------------------------------------------------


def _remarks(match: Match) -> Iterator[tuple[str, str]]:
    """Who sits where and how, as it was before the first command."""
    opening = match.opening
    for seat in all_seats(opening.game.seats):
        chair = opening.chair(seat)
        if name := " ".join(chair.name.replace("#", " ").split()):
            yield f"name{seat}", name
        player = f"bot {chair.level}" if chair.level else "person"
        eyes = "masked" if chair.masked else "open"
        yield f"seat{seat}", f"{player}, {eyes}" + (", helper" if chair.helper else "")
    if opening.clock:
        yield "clock", f"{opening.clock.left[0] // 1000}+{opening.clock.increment // 1000}"
    if opening.chance is not None:
        yield "chance", str(opening.chance)
    if match.former:
        yield "games", str(len(match.former))
    yield "format", str(FORMAT)


def _agreement(record: Record) -> Agreement:
    """What was agreed before the first command, of which the header tells the latest game."""
    game, remarks = record.game, dict(record.remarks)
    seats, kind = game.seats, game.kind
    games, chance = _number(remarks.get("games")) or 0, _number(remarks.get("chance"))
    by_chance = kind.random_setup(game.settings)
    laid_out = game.state_text(game.initial(record.series.start)) if by_chance else None
    return Agreement(
        game if chance is None else drawn(game, chance),
        tuple(_chair(seat, remarks, usual=kind.masked) for seat in all_seats(seats)),
        record.series.rounds,
        seat_after(record.series.start, seats, -games),
        # A record tells also what chance has laid out.
        None if record.position == laid_out else record.position,
        _clock(seats, remarks.get("clock", "")),
        chance,
    )


def _chair(seat: Seat, remarks: Mapping[str, str], *, usual: bool) -> Chair:
    said = [part.strip() for part in remarks.get(f"seat{seat}", "").split(",")]
    kind, _, level = said[0].partition(" ")
    is_bot = kind == "bot" and level in map(str, LEVELS)
    return Chair(
        remarks.get(f"name{seat}", ""),
        masked="masked" in said or (usual and "open" not in said),
        level=int(level) if is_bot else 0,
        helper="helper" in said,
    )


def _clock(seats: int, text: str) -> Clock | None:
    found = _CLOCK.fullmatch(text)
    return Clock.new(seats, int(found[1]), int(found[2])) if found else None


def _number(text: str | None) -> int | None:
    return int(text) if text and text.isascii() and text.isdigit() else None
