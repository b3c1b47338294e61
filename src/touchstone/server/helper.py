"""The helper of an open-eyed seat: looks for a win when the player's page asks."""

import asyncio

from touchstone.match import Match, seen_by
from touchstone.match.forms import cells_of
from touchstone.match.helper import Win, wins_now
from touchstone.server.listener import Listener
from touchstone.server.refusals import Refusal
from touchstone.views.wire.outgoing import Hint


class Helper:
    """Remembers the latest position of one table at which it looked, and what it saw."""

    def __init__(self) -> None:
        self._looked: tuple[object, tuple[Win, ...]] | None = None

    async def hint(self, match: Match, listener: Listener, ask_id: str) -> Hint:
        """How the listener can win at once; raises Refusal for whoever has no helper.

        A large board takes a while, so a thread looks while other tables go on; each position is
        looked at once, however often it is asked for.
        """
        agreement, seat = match.agreement, listener.seat
        seen = seen_by(match, seat)
        if seat is None or not agreement.chair(seat).helper or seen.masked:
            raise Refusal("seat/no-helper")
        if seen.turn != seat:
            return Hint(id=ask_id)
        if self._looked is None or self._looked[0] is not seen.state:
            wins = await asyncio.to_thread(wins_now, agreement.game, seen.state)
            self._looked = (seen.state, wins)
        return _said(listener, ask_id, self._looked[1])


def _said(listener: Listener, ask_id: str, wins: tuple[Win, ...]) -> Hint:
    """The first way to win: one is enough, and easier to follow."""
    if not wins:
        return Hint(id=ask_id)
    move = listener.viewer.label(wins[0].text)
    return Hint(
        id=ask_id,
        words=listener.words.say("helper-win", move=move),
        cells=wins[0].where or cells_of(wins[0].text),
    )
