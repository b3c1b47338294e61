"""What people say to each other at a table: a few phrases, not too often, and nothing is kept."""

from collections.abc import Callable, Iterable

from touchstone.core.values import Seat
from touchstone.server.listener import Listener
from touchstone.server.rates import Buckets
from touchstone.server.refusals import Refusal
from touchstone.server.services import Services
from touchstone.views.wire.incoming import Say
from touchstone.views.wire.outgoing import Ack


class Voices:
    """The voices at one table. Whoever only watches has none."""

    def __init__(
        self, table_id: str, services: Services, listeners: Callable[[], Iterable[Listener]]
    ) -> None:
        limits = services.settings.limits
        self._table_id = table_id
        self._tell_others = services.tell_others
        self._listeners = listeners
        self._breath = Buckets(limits.phrases_per_second, limits.phrase_burst)

    def say(self, message: Say, speaker: Listener) -> None:
        """Somebody says a phrase, to everybody at the table, on whichever process."""
        seat = speaker.seat
        if seat is None:
            speaker.send(speaker.refuse(message.id, Refusal("seat/watching")))
        elif not self._breath.take(str(seat)):
            speaker.send(speaker.refuse(message.id, Refusal("limit/rate")))
        else:
            speaker.send(Ack(id=message.id, ok=True))
            self._tell_others("said", table=self._table_id, seat=seat, phrase=message.phrase)
            self.hear(seat, message.phrase)

    def close(self) -> None:
        """The table leaves memory: nobody listens any more."""
        self._listeners = tuple

    def hear(self, seat: Seat, phrase: str) -> None:
        """Everybody at this process hears what somebody has said."""
        for listener in self._listeners():
            listener.send(listener.said_by(seat, phrase))
