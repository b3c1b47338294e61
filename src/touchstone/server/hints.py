"""The helper of an open-eyed seat: looks for a win when the player's page asks."""

import asyncio

from touchstone.match import seen_by
from touchstone.match.forms import cells_of
from touchstone.match.helper import Win, wins_now
from touchstone.server.listener import Listener
from touchstone.server.refusals import Refusal
from touchstone.server.room import Room
from touchstone.views.wire.outgoing import Hint


async def hint(room: Room, listener: Listener, ask_id: str) -> Hint:
    """How the listener can win at once; raises Refusal for whoever has no helper.

    A large board takes a while, so a thread looks while other tables go on; each position is
    looked at once, however often it is asked for.
    """
    match = room.committed
    table, seen = match.agreement, seen_by(match, listener.seat)
    if listener.seat is None or not table.chair(listener.seat).helper or seen.masked:
        raise Refusal("seat/no-helper")
    if seen.turn != listener.seat:
        return Hint(id=ask_id)
    if room.hints is None or room.hints[0] is not seen.state:
        wins = await asyncio.to_thread(wins_now, table.game, seen.state)
        room.hints = (seen.state, wins)
    return _said(listener, ask_id, room.hints[1])


def _said(listener: Listener, ask_id: str, wins: tuple[Win, ...]) -> Hint:
    """The first way to win: one is enough, and easier to follow."""
    if not wins:
        return Hint(id=ask_id)
    move = listener.showing.label(wins[0].text)
    return Hint(
        id=ask_id,
        words=listener.words.say("helper-win", move=move),
        cells=wins[0].where or cells_of(wins[0].text),
    )
