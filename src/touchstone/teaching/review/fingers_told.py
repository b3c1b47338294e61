"""The path of the fingers in words, as data, and drawn over the board."""

from collections.abc import Iterator
from typing import Any

from touchstone.core.game import AnyGame
from touchstone.core.values import all_seats
from touchstone.match import Match
from touchstone.teaching.review.fingers import Decision, Fingers, Unfelt
from touchstone.teaching.review.telling import Teller
from touchstone.views.picture import picture
from touchstone.views.picture.scene import easel
from touchstone.views.picture.svg import group, number, tag
from touchstone.views.sentences import why


def finger_lines(fingers: Fingers, teller: Teller) -> Iterator[str]:
    """The figures of each player, then every decision."""
    words = teller.words
    yield words.say("fingers-title")
    for memory in fingers.memories:
        yield words.say(
            "fingers-figures",
            name=teller.speaker.name(memory.seat),
            touches=memory.touches,
            cells=memory.cells,
            all=len(teller.record.game.grid.cells),
            again=memory.again,
            percent=round(100 * memory.known),
        )
    yield from (decision_words(one, teller) for one in fingers.decisions)


def consent_words(match: Match, teller: Teller) -> str:
    """Who has agreed that others see the path; nothing where nobody wore a mask."""
    if not any(chair.masked for chair in match.agreement.chairs):
        return ""
    if match.is_path_open:
        return teller.words.say("fingers-open")
    seats = all_seats(len(match.agreement.chairs))
    names = [teller.speaker.name(seat) for seat in seats if match.agreement.chair(seat).shows_path]
    return teller.words.say("fingers-consent", count=len(names), names=", ".join(names))


def decision_words(decision: Decision, teller: Teller) -> str:
    """What was felt before one decision, and what was not."""
    words, turn = teller.words, decision.played
    name = teller.speaker.name(turn.seat)
    if decision.path:
        cells = ", ".join(decision.path)
        said = [words.say("fingers-felt", turn=turn.number, name=name, cells=cells)]
    else:
        said = [words.say("fingers-nothing", turn=turn.number, name=name)]
    if decision.unknown:
        said.append(words.say("fingers-unknown", cells=", ".join(decision.unknown)))
    said += [_missed_words(one, name, teller) for one in decision.missed]
    return " ".join(said)


def _missed_words(missed: Unfelt, name: str, teller: Teller) -> str:
    how = why(teller.words, teller.record.game, missed.standing.outcome)
    if missed.cell is None:
        return teller.words.say("fingers-all-felt", how=how)
    if missed.turn is None:
        return teller.words.say("fingers-never", name=name, cell=missed.cell, how=how)
    return teller.words.say(
        "fingers-not-since", name=name, cell=missed.cell, turn=missed.turn, how=how
    )


def fingers_json(fingers: Fingers) -> dict[str, Any]:
    """The path as data."""
    return {
        "memory": [
            {
                "seat": int(one.seat),
                "touches": one.touches,
                "cells": one.cells,
                "again": one.again,
                "known": round(one.known, 3),
            }
            for one in fingers.memories
        ],
        "decisions": [
            {
                "turn": one.played.number,
                "seat": int(one.played.seat),
                "path": list(one.path),
                "unknown": list(one.unknown),
                "known": round(one.known, 3),
            }
            for one in fingers.decisions
        ],
    }


def path_svg(game: AnyGame, decision: Decision, *, standalone: bool = False) -> str:
    """The way of the fingers over the board as it lay, each touch numbered."""
    board = picture(game, decision.played.before, standalone=standalone)
    frame = easel(game).frame
    cells = [game.grid.read(name) for name in decision.path]
    points = [(frame.x(cell), frame.y(cell)) for cell in cells]
    steps = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    drawn = tag("path", d=f"M{steps}", kind="finger-path") if len(points) > 1 else ""
    first = dict[int, int]()
    for step, cell in enumerate(cells, start=1):
        first.setdefault(cell, step)
    dots = (
        tag("circle", cx=frame.x(cell), cy=frame.y(cell), r=15, kind="finger-dot")
        + tag(
            "text", str(step), x=frame.x(cell), y=frame.y(cell), dy="0.35em", kind="finger-number"
        )
        for cell, step in first.items()
    )
    return board.removesuffix("</svg>") + group(drawn, *dots, kind="fingers") + "</svg>"
