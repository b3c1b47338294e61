"""A lesson behind a mask tells nothing that was not touched.

Every masked lesson has a twin in which all that the learner never touches lies elsewhere. What is
sent must be the same to the last byte, until the game is over and everything may be seen.
"""

import re
from dataclasses import replace
from typing import Any

import pytest
from helpers.serving import PATIENCE, Running
from helpers.soaking import SOAK
from httpx import Client

from touchstone.games import GAMES
from touchstone.server import lesson_pages
from touchstone.teaching.lessons.lesson import Lesson, lessons
from touchstone.teaching.lessons.session import begun, shown

MASKED = [one for kind in GAMES.values() for one in lessons(kind) if one.masked]
QUICK = [one for one in MASKED if one.name in ("first", "masked")]
CELL = re.compile(r"\b[a-d][1-4]\b")
ASKED = ("board", "where hole", "changed", "claim a3-c1", "/repeat")
"""What a curious learner tries; none of it is a touch."""


def touched(lesson: Lesson) -> set[str]:
    """The cells that learner and computer come to."""
    said = [text for step in lesson.steps for text in (*step.do, *step.reply)]
    plain = [text for text in said if not text.startswith("claim")]
    return {cell for text in plain for cell in CELL.findall(text)}


def twin(lesson: Lesson) -> tuple[Lesson, str]:
    """The lesson with what nobody touches in another order, and a cell that is different."""
    assert lesson.position is not None
    head, *rows, turn, stage = lesson.position.split("; ")
    laid = {
        f"{column}{row[3]}": stack
        for row in rows
        for column, stack in zip("abcd", row[5:].split(", "), strict=True)
    }
    free = sorted(set(laid) - touched(lesson))
    other = laid | dict(zip(free, (laid[cell] for cell in free[1:] + free[:1]), strict=True))
    if other == laid:
        other[free[0]] = "h"
    changed = next(cell for cell in free if laid[cell] != other[cell])
    written = [
        f"row{row} " + ", ".join(other[f"{column}{row}"] for column in "abcd") for row in "4321"
    ]
    return replace(lesson, position="; ".join([head, *written, turn, stage])), changed


def exchange(http: Client, lesson: Lesson, changed: str) -> tuple[list[bytes], bytes]:
    """All that a learner receives before the game is over; and what a touch would have told."""
    address = f"/learn/{lesson.kind.slug}/{lesson.number}"
    done: list[str] = []
    received = [http.get(address).content]

    def post(**wish: Any) -> bytes:
        answer = http.post(address, json={"done": done, **wish})
        assert answer.status_code == 200
        return answer.content

    felt = post(now=f"touch {changed}")
    for step in lesson.steps[:-1]:
        received += [post(now=text) for text in ASKED]
        received += [post(cells=[changed])]
        if not step.ends:
            for text in shown(step):
                received.append(post(now=text))
                done.append(text)
    return received, felt


@pytest.mark.parametrize("lesson", MASKED if SOAK else QUICK, ids=lambda lesson: lesson.name)
def test_what_was_not_touched_is_never_sent(
    server: Running, monkeypatch: pytest.MonkeyPatch, lesson: Lesson
) -> None:
    course = lessons(lesson.kind)
    other, changed = twin(lesson)
    assert begun(other).record.sitting.state != begun(lesson).record.sitting.state
    with Client(base_url=server.url, timeout=PATIENCE) as http:
        received, felt = exchange(http, lesson, changed)
        monkeypatch.setattr(
            lesson_pages,
            "lessons",
            lambda _: tuple(other if one.number == lesson.number else one for one in course),
        )
        received_of_other, felt_of_other = exchange(http, other, changed)
    assert received == received_of_other
    assert felt != felt_of_other, "a touch does tell what lies there"
