"""The search for a proof: a few quiet lays, then threats, until one cannot be parried.

It is depth-first over the attacker's turns, on frames instead of by recursion, which Numba cannot
keep on disk (numba/numba#6061). A turn with quiet lays left first looks for threats alone, then
tries every lay against every reply. Replies that refuted lately are tried first: most lays that do
not win fail against one of a few.
"""

from typing import NamedTuple

import numpy as np

from touchstone.engine.kernels.compiling import Numbers, kernel
from touchstone.games.four_eyes_plus.mind.solver.field import Field
from touchstone.games.four_eyes_plus.mind.solver.lists import list_lays, list_replies, threatens
from touchstone.games.four_eyes_plus.mind.solver.sets import (
    NONE,
    bits,
    can_win,
    free_cells,
    hash_of,
    line_up,
    winning_lay,
)

STOPPED, OPEN = -2, -3
"""Instead of the number of a lay, as NONE is: out of patience, and no answer yet."""
DEEPEST = 16
"""Turns of the attacker that a search may look ahead, its looks for threats alone included."""
NODES, LIMIT, STUCK = 0, 1, 2
"""Places of a search's control: positions of the attacker so far, how many may be, and whether a
defender was met who must give a square away or pass: then a game may end a lay earlier."""
KILLERS = 8
WINS = 256
"""Marks a fact of the table that holds a winning lay."""

FRESH, PROBING, TRYING = 0, 1, 2
POSITION = 5
"""The frame begins with a position, see `Position`."""
LEFT, QUIET, THREATS, STAGE, MOST, KEY, LAY, LAYS, REPLY, REPLIES = range(4, 14)
FIELDS = 14


class Work(NamedTuple):
    """What a search writes on."""

    frames: Numbers
    """By depth, what is being looked at: see the numbers above."""
    lays: Numbers
    """By depth, the attacker's lays."""
    replies: Numbers
    """By depth, the defender's."""
    lining: Numbers
    """Room for `line_up`: by colour, the attacker's before the defender's."""
    keys: Numbers
    facts: Numbers
    """By slot: how many threats failed or won, and WINS + the number of the lay that wins."""
    killers: Numbers
    """By depth, the replies that refuted lately, the latest first."""
    control: Numbers


def new_work(field: Field, bits: int) -> Work:
    """Room for a search whose table has 2 ** bits slots."""
    cells, lays = len(field.near), len(field.lays)
    return Work(
        np.zeros((DEEPEST, FIELDS), dtype=np.int64),
        np.zeros((DEEPEST, lays), dtype=np.int64),
        np.zeros((DEEPEST, lays), dtype=np.int64),
        np.zeros((2, cells, 2), dtype=np.int64),
        np.zeros(1 << bits, dtype=np.int64),
        np.zeros(1 << bits, dtype=np.int64),
        np.zeros((DEEPEST, KILLERS), dtype=np.int64),
        np.array([0, 1 << 62, 0], dtype=np.int64),
    )


@kernel
def prove(field: Field, work: Work, only: int) -> int:
    """A lay with which the attacker wins the position in the first frame; NONE, or STOPPED.

    The frame says how many quiet lays, then threats may be used. With `only` the number of a lay,
    whether that one wins; it counts as quiet, whatever it does.
    """
    level = 0
    answer = NONE
    work.frames[0, STAGE] = FRESH
    while True:
        frame = work.frames[level]
        result = OPEN
        if frame[STAGE] == FRESH:
            work.control[NODES] += 1
            if work.control[NODES] > work.control[LIMIT]:
                return STOPPED
            if level == 0 and only != NONE:
                _begin_with(field, work, only)
            else:
                result = _enter(field, work, level)
        elif frame[STAGE] == PROBING and answer != NONE:
            result = answer
        if result == OPEN and frame[STAGE] == PROBING:
            if frame[MOST] < frame[THREATS]:
                frame[MOST] += 1
                work.frames[level + 1, :POSITION] = frame[:POSITION]
                _push(work, level, 0, frame[MOST])
                level += 1
                continue
            _begin(field, work, level)
        if result == OPEN:
            result = _advance(field, work, level, answer)
            if result == OPEN:
                level += 1
                continue
        if level == 0:
            return result
        _note(work, frame, result)
        level -= 1
        answer = result


@kernel
def _enter(field: Field, work: Work, level: int) -> int:
    """The answer to a position where it is known, else OPEN."""
    frame = work.frames[level]
    a0, a1, d0, d1 = frame[0], frame[1], frame[2], frame[3]
    frame[KEY] = 0
    if frame[LEFT] < 1:
        return NONE
    free0, free1 = free_cells(field, a0, a1, d0, d1)
    f0, f1 = line_up(field, a0, a1, d0, d1, work.lining[0])
    g0, g1 = line_up(field, d0, d1, a0, a1, work.lining[1])
    if can_win(field, f0, f1, g0, g1, free0, free1):
        return winning_lay(field, f0, f1, g0, g1, free0, free1)
    if frame[THREATS] == 0 or frame[LEFT] < 3:
        return NONE
    frame[KEY] = hash_of(field, a0, a1, d0, d1) ^ frame[QUIET]
    fact = work.facts[_slot(work, frame[KEY])]
    if work.keys[_slot(work, frame[KEY])] == frame[KEY]:
        threats, lay = fact >> 16, (fact & 0xFFFF) - WINS
        if lay >= 0 and threats <= frame[THREATS]:
            return int(lay)
        if lay < 0 and threats >= frame[THREATS]:
            return NONE
    if frame[QUIET]:
        frame[STAGE], frame[MOST] = PROBING, 0
    else:
        _begin(field, work, level)
    return OPEN


@kernel
def _slot(work: Work, key: int) -> int:
    return int((key ^ (key >> 32)) & (work.keys.shape[0] - 1))


@kernel
def _note(work: Work, frame: Numbers, result: int) -> None:
    """Remembers what was found out about a position."""
    if frame[KEY]:
        slot = _slot(work, frame[KEY])
        work.keys[slot] = frame[KEY]
        work.facts[slot] = frame[THREATS] << 16 | (0 if result == NONE else WINS + result)


@kernel
def _begin(field: Field, work: Work, level: int) -> None:
    """Lists the lays to try."""
    frame = work.frames[level]
    a0, a1, d0, d1 = frame[0], frame[1], frame[2], frame[3]
    frame[STAGE], frame[LAY] = TRYING, -1
    calm = frame[QUIET] == 0
    frame[LAYS] = list_lays(field, work.lining, a0, a1, d0, d1, calm, work.lays[level])


@kernel
def _begin_with(field: Field, work: Work, only: int) -> None:
    """Lists one lay to try from the first position, if it may be tried at all."""
    _begin(field, work, 0)
    listed = False
    for place in range(work.frames[0, LAYS]):
        listed |= work.lays[0, place] == only
    work.lays[0, 0] = only
    work.frames[0, LAYS] = 1 if listed else 0


@kernel
def _push(work: Work, level: int, quiet: int, threats: int) -> None:
    child = work.frames[level + 1]
    child[QUIET], child[THREATS], child[STAGE] = quiet, threats, FRESH


@kernel
def _advance(field: Field, work: Work, level: int, answer: int) -> int:
    """Goes on to the next reply or lay and makes it the next frame, unless all are through."""
    frame, lays, replies = work.frames[level], work.lays[level], work.replies[level]
    a0, a1, d0, d1 = frame[0], frame[1], frame[2], frame[3]
    if frame[LAY] >= 0 and answer != NONE:
        frame[REPLY] += 1
        if frame[REPLY] == frame[REPLIES]:
            return int(lays[frame[LAY]])
    else:
        if frame[LAY] >= 0:
            _note_killer(work.killers[level], replies[frame[REPLY]])
        frame[REPLY] = 0
    # A lay was refuted, or none tried yet: the next one that is not refuted at a glance.
    while frame[REPLY] == 0:
        frame[LAY] += 1
        if frame[LAY] == frame[LAYS]:
            return NONE
        own, other = field.lays[lays[frame[LAY]]]
        x0, x1 = bits(own)
        y0, y1 = bits(other)
        b0, b1, e0, e1 = a0 | x0, a1 | x1, d0 | y0, d1 | y1
        last = frame[QUIET] == 0 and frame[THREATS] == 1
        most = 1 if last else field.lays.shape[0]
        count = list_replies(field, work.lining, b0, b1, e0, e1, most, replies)
        if count < 0:
            work.control[STUCK] = 1
        if count <= 0 and threatens(field, work.lining, b0, b1, e0, e1):
            return int(lays[frame[LAY]])
        # Without a threat a defender who gives a square away or passes is not looked into.
        if count > 0 and not last:
            _bring_forward(work.killers[level], replies, count)
            frame[REPLIES] = count
            break
    own, other = field.lays[lays[frame[LAY]]]
    x0, x1 = bits(own)
    y0, y1 = bits(other)
    own, other = field.lays[replies[frame[REPLY]]]
    v0, v1 = bits(own)
    w0, w1 = bits(other)
    child = work.frames[level + 1]
    child[0], child[1] = a0 | x0 | w0, a1 | x1 | w1
    child[2], child[3] = d0 | y0 | v0, d1 | y1 | v1
    child[LEFT] = frame[LEFT] - 2
    quiet = frame[QUIET]
    _push(work, level, max(0, quiet - 1), frame[THREATS] if quiet else frame[THREATS] - 1)
    return OPEN


@kernel
def _bring_forward(killers: Numbers, replies: Numbers, count: int) -> None:
    """Puts the replies that refuted lately before the others."""
    front = 0
    for number in range(KILLERS):
        for place in range(front, count):
            if replies[place] == killers[number]:
                replies[place], replies[front] = replies[front], replies[place]
                front += 1
                break


@kernel
def _note_killer(killers: Numbers, reply: int) -> None:
    """Makes a reply the one that refuted last."""
    number = 0
    while number < KILLERS - 1 and killers[number] != reply:
        number += 1
    while number > 0:
        killers[number] = killers[number - 1]
        number -= 1
    killers[0] = reply
