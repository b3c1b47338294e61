"""One WebSocket: reads, bounds and answers what a client sends.

Written against ASGI itself, since this is the path that every move takes.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic

from touchstone.core.values import Seat
from touchstone.server.asgi import (
    STRAIGHT,
    Receive,
    Scope,
    Send,
    Straight,
    cookie,
    header,
    neighbourhood,
)
from touchstone.server.hub import Hub
from touchstone.server.listener import Listener
from touchstone.server.names import distinct, tidy_name
from touchstone.server.outbox import GOING, Outbox
from touchstone.server.rates import Bucket, Buckets
from touchstone.server.reading import id_in, read_message
from touchstone.server.refusals import Refusal
from touchstone.server.room import Room
from touchstone.server.security import opens
from touchstone.views.wire.incoming import (
    Ask,
    AskHint,
    CommandMessage,
    Hello,
    Say,
)
from touchstone.views.wire.outgoing import Closed, Refused, ToClient
from touchstone.views.wire.writing import encode
from touchstone.views.words import Words, words_for

_REFUSED, _LATER = 1008, 1013
Later = Callable[[], Awaitable[None]]
"""What is left to do of a message and takes a while."""
_SLOW = (Hello, AskHint)
"""The messages whose answers have to be waited for."""


class Sockets:
    """All connections of this process."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.open: set[Connection] = set()
        self.addresses: Counter[str] = Counter()
        limits = hub.settings.limits
        talkers = limits.talkers_per_address
        self._messages = Buckets(
            talkers * limits.messages_per_second, talkers * limits.message_burst
        )
        hub.metrics.watch("connections", lambda: len(self.open))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one connection until it ends."""
        limits = self.hub.settings.limits
        await receive()
        await send({"type": "websocket.accept"})
        address = neighbourhood(scope)
        connection = Connection(self.hub, scope, send, self._messages.of(address))
        if (
            len(self.open) >= limits.connections
            or self.addresses[address] >= limits.connections_per_address
        ):
            await connection.turn_away(Refusal("limit/connections"))
            return
        self.open.add(connection)
        self.addresses[address] += 1
        try:
            await connection.run(receive)
        finally:
            self.open.discard(connection)
            self.addresses[address] -= 1
            if not self.addresses[address]:
                del self.addresses[address]

    def close(self) -> None:
        """The server ends."""
        for connection in list(self.open):
            connection.end(Refusal("server/ends"), GOING)


class Connection:
    """One client.

    A move goes straight: it is taken in the moment in which it arrives, and whoever hears of it
    is written to in the moment in which it is told. The reader and the writer, which are tasks,
    deal with the rest: with what has to be waited for, and with clients that do not keep up.
    """

    def __init__(self, hub: Hub, scope: Scope, send: Send, neighbours: Bucket) -> None:
        limits = hub.settings.limits
        self.hub = hub
        self.scope = scope
        self.words: Words = words_for(header(scope, b"accept-language"))
        self.room: Room | None = None
        self.listener: Listener | None = None
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._neighbours = neighbours
        self._strikes = 0
        self._straight: Straight | None = scope.get("extensions", {}).get(STRAIGHT)
        self._outbox = Outbox(send, self._straight, limits, self._overrun)
        self._timer: asyncio.TimerHandle
        self._later: Later | None = None
        self._is_taking = False

    # Sending -------------------------------------------------------------------------------------

    def push(self, message: ToClient) -> None:
        """Sends a message, or queues it."""
        self._outbox.push(encode(message))

    def _overrun(self) -> None:
        """A client that does not read is let go."""
        self._outbox.clear()
        self.end(Refusal("limit/slow"), _REFUSED)

    def end(self, refusal: Refusal, code: int) -> None:
        """Says why, and closes."""
        if self._outbox.closing is None:
            self.hub.metrics.count("refusals_total", refusal.code)
            sentence = refusal.sentence(self.words)
            self._outbox.end(encode(Closed(code=refusal.code, sentence=sentence)), code)

    async def turn_away(self, refusal: Refusal) -> None:
        """Says why and closes at once."""
        self.end(refusal, _LATER)
        await self._outbox.write()

    # Receiving -----------------------------------------------------------------------------------

    async def run(self, receive: Receive) -> None:
        """Reads and writes until one of them ends."""
        writer = self._outbox.start()
        reader = asyncio.create_task(self._read(receive))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader):
                task.cancel()
            ended = await asyncio.gather(writer, reader, return_exceptions=True)
            self._outbox.stop()
            self._leave()
        for result in ended:
            if isinstance(result, Exception) and not isinstance(result, OSError):
                raise result

    def _leave(self) -> None:
        if self.room is not None and self.listener is not None:
            self.room.leave(self.listener)
        self.room = self.listener = None

    async def _read(self, receive: Receive) -> None:
        self._look_in(self.hub.settings.limits.hello_seconds)
        if self._straight is not None:
            self._straight.taker = self._take_at_once
        try:
            while True:
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    return
                later, self._later = self._later or self._take(message.get("text")), None
                if later is not None:
                    self._is_taking = True
                    await later()
                    self._is_taking = False
                    if self.listener is not None:
                        self._timer.cancel()
                        self._look_in(self.hub.settings.limits.idle_seconds)
        finally:
            self._timer.cancel()
            if self._straight is not None:
                self._straight.taker = None

    def _take_at_once(self, text: str) -> bool:
        """Takes a text as it arrives; False leaves it, or the rest of its work, to the reader."""
        if self._is_taking:
            return False
        self._later = self._take(text)
        return self._later is None

    def _look_in(self, seconds: float) -> None:
        """After this time whoever has said nothing is let go."""
        self._timer = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        """Whoever has spoken meanwhile has time again, counted from then."""
        limits = self.hub.settings.limits
        left = limits.idle_seconds - (monotonic() - self._bucket.asked)
        if self._is_taking:  # a large table is being loaded: it is we who are silent
            self._look_in(limits.hello_seconds)
        elif self.listener is not None and left > 0:
            self._look_in(left)
        else:
            self.end(Refusal("limit/idle"), GOING)

    def _take(self, text: str | None) -> Later | None:
        """Deals with a message; gives back what has to be waited for."""
        try:
            now = monotonic()
            if not self._bucket.take(now) or not self._neighbours.take(now):
                raise Refusal("limit/rate")
            message = read_message(text, self.hub.settings.limits.message_bytes)
            if isinstance(message, _SLOW):
                return partial(self._take_slowly, message, text)
            self._obey(message)
        except Refusal as refusal:
            return self._refuse(refusal, text)
        if self._strikes:
            self._strikes -= 1
        return None

    async def _take_slowly(self, message: Hello | AskHint, text: str | None) -> None:
        try:
            if isinstance(message, Hello):
                await self._hello(message)
            elif self.room is None or self.listener is None:
                raise Refusal("wire/hello-first")
            else:
                await self.room.hint(message.id, self.listener)
        except Refusal as refusal:
            self._refuse(refusal, text)
        else:
            self._strikes = max(0, self._strikes - 1)

    def _obey(self, message: CommandMessage | Ask | Say) -> None:
        if self.room is None or self.listener is None:
            raise Refusal("wire/hello-first")
        if isinstance(message, CommandMessage):
            self.room.obey(message, self.listener)
        elif isinstance(message, Say):
            self.room.voices.say(message, self.listener)
        else:
            self.room.ask(message, self.listener)

    def _refuse(self, refusal: Refusal, text: str | None) -> Later | None:
        self.hub.metrics.count("refusals_total", refusal.code)
        sentence = refusal.sentence(self.words)
        self.push(Refused(id=id_in(text), code=refusal.code, sentence=sentence))
        self._strikes += 1
        if self._strikes >= self.hub.settings.limits.strikes:
            self.end(refusal, _REFUSED)
        if refusal.code == "store/unavailable":
            self.end(refusal, _LATER)  # whoever comes back may find it mended
        if refusal.code == "limit/rate":
            # Slows the client down instead of answering as fast as it shouts.
            pause = min(1.0, 0.2 / self.hub.settings.limits.messages_per_second)
            return partial(asyncio.sleep, pause)
        return None

    async def _hello(self, hello: Hello) -> None:
        self.words = words_for(hello.language or header(self.scope, b"accept-language"))
        room = await self.hub.room(hello.table)
        seat = self._seat_of(hello, room)
        self._leave()
        if seat is not None:
            await self._sit_down(room, seat, hello.name)
            if room.closed:
                # Nobody was in it, so it has left memory meanwhile.
                room = await self.hub.room(hello.table)
        agreement = room.committed.agreement
        listener = Listener(self._outbox, self.words, agreement, seat, picture=hello.picture)
        listener.beside = self._beside(hello, room)
        self.room, self.listener = room, listener
        room.join(listener, hello.since)

    async def _sit_down(self, room: Room, seat: Seat, name: str | None) -> None:
        stored = room.stored.seats[seat - 1]
        chair = room.committed.agreement.chair(seat)
        others = [other.name for other in room.stored.seats if other.seat != seat]
        wanted = chair.name if name is None else distinct(tidy_name(name), others)
        if stored.taken and wanted == chair.name:
            return
        await self.hub.sit_down(room.id, seat, wanted)

    def _seat_of(self, hello: Hello, room: Room) -> Seat | None:
        secret = hello.secret or cookie(self.scope, f"touchstone-{room.id}")
        if not secret:
            return None
        for stored in room.stored.seats:
            if not stored.level and opens(secret, stored.secret):
                return Seat(stored.seat)
        if opens(secret, room.stored.open_secret):
            return None  # whoever set up a table for others may watch
        raise Refusal("seat/unknown")

    def _beside(self, hello: Hello, room: Room) -> frozenset[Seat]:
        """The seats of others who play at the same device."""
        return frozenset(
            Seat(stored.seat)
            for stored in room.stored.seats
            if not stored.level and any(opens(secret, stored.secret) for secret in hello.beside)
        )
