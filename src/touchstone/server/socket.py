"""One WebSocket: reads, bounds and answers what a client sends.

Written against ASGI itself, since this is the path that every move takes.
"""

import asyncio
import re
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from functools import partial

import orjson
from pydantic import ValidationError

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
from touchstone.server.rates import Bucket, Buckets
from touchstone.server.refusals import Refusal
from touchstone.server.room import Room
from touchstone.server.security import opens
from touchstone.views.wire.incoming import FROM_CLIENT, Ask, AskHint, CommandMessage, Hello
from touchstone.views.wire.outgoing import FORMAT, Closed, Refused, ToClient, encode
from touchstone.views.words import Words, words_for

_GOING, _REFUSED, _LATER = 1001, 1008, 1013
Later = Callable[[], Awaitable[None]]
"""What is left to do of a message and takes a while."""
_ID = re.compile(r'"id"\s*:\s*"([^"\\]{1,64})"')


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
            connection.end(Refusal("server/ends"), _GOING)


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
        self._send = send
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._neighbours = neighbours
        self._strikes = 0
        self._straight: Straight | None = scope.get("extensions", {}).get(STRAIGHT)
        self._out: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._closing: int | None = None
        self._writer: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle
        self._later: Later | None = None
        self._is_taking = False

    # Sending -------------------------------------------------------------------------------------

    def push(self, message: ToClient) -> None:
        """Sends a message, or queues it; a client that does not read is let go."""
        if self._closing is not None:
            return
        text, is_last = encode(message), isinstance(message, Closed)
        if not is_last and self._is_writer_idle and self._is_written(text):
            return
        self._out.append(text)
        if len(self._out) > self.hub.settings.limits.unsent_messages:
            self._out.clear()
            self.end(Refusal("limit/slow"), _REFUSED)
        elif is_last:
            self._close(_GOING)
        self._wake_writer()

    @property
    def _is_writer_idle(self) -> bool:
        """Whether nothing waits to be sent: otherwise that comes first."""
        return self._wake is not None and not self._wake.done()

    def _is_written(self, text: bytes) -> bool:
        return self._straight is not None and self._straight.write_at_once(text)

    def end(self, refusal: Refusal, code: int) -> None:
        """Queues the last message."""
        if self._closing is None:
            self.hub.metrics.count("refusals_total", refusal.code)
            sentence = refusal.sentence(self.words)
            self._out.append(encode(Closed(code=refusal.code, sentence=sentence)))
            self._close(code)
            self._wake_writer()

    def _close(self, code: int) -> None:
        self._closing = code
        # A client that reads nothing does not read its farewell either.
        patience = self.hub.settings.limits.farewell_seconds
        asyncio.get_running_loop().call_later(patience, self._give_up)

    def _give_up(self) -> None:
        if self._writer is not None:
            self._writer.cancel()

    def _wake_writer(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            while self._out:
                await self._send({"type": "websocket.send", "text": self._out.popleft().decode()})
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
                return
            self._wake = loop.create_future()
            await self._wake

    async def turn_away(self, refusal: Refusal) -> None:
        """Says why and closes at once."""
        self.end(refusal, _LATER)
        await self._write()

    # Receiving -----------------------------------------------------------------------------------

    async def run(self, receive: Receive) -> None:
        """Reads and writes until one of them ends."""
        writer = self._writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(receive))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader):
                task.cancel()
            ended = await asyncio.gather(writer, reader, return_exceptions=True)
            self._writer = None  # it knows what it ended with, and that knows this connection
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
                self._note_life()
        finally:
            self._timer.cancel()
            if self._straight is not None:
                self._straight.taker = None

    def _take_at_once(self, text: str) -> bool:
        """Takes a text as it arrives; False leaves it, or the rest of its work, to the reader."""
        if self._is_taking:
            return False
        self._later = self._take(text)
        if self._later is not None:
            return False
        self._note_life()
        return True

    def _note_life(self) -> None:
        """Starts the time anew after which whoever says nothing is let go.

        Not for every message: that would cost more than it is worth.
        """
        idle = self.hub.settings.limits.idle_seconds
        left = (self._timer.when() - asyncio.get_running_loop().time()) / idle
        if self.listener is not None and not 0.5 <= left <= 1:
            self._timer.cancel()
            self._look_in(idle)

    def _look_in(self, seconds: float) -> None:
        """After this time whoever has said nothing is let go."""
        self._timer = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        if self._is_taking:  # a large table is being loaded: it is we who are silent
            self._look_in(self.hub.settings.limits.hello_seconds)
        else:
            self.end(Refusal("limit/idle"), _GOING)

    def _take(self, text: str | None) -> Later | None:
        """Deals with a message; gives back what has to be waited for."""
        try:
            if not self._bucket.take() or not self._neighbours.take():
                raise Refusal("limit/rate")
            if text is None:
                raise Refusal("wire/unreadable")
            limit = self.hub.settings.limits.message_bytes
            if 4 * len(text) > limit and len(text.encode()) > limit:
                raise Refusal("wire/too-long", most=limit)
            message = _read(text)
            if isinstance(message, Hello | AskHint):
                return partial(self._take_slowly, message, text)
            self._obey(message)
        except Refusal as refusal:
            return self._refuse(refusal, text)
        self._strikes = max(0, self._strikes - 1)
        return None

    async def _take_slowly(self, message: Hello | AskHint, text: str) -> None:
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

    def _obey(self, message: CommandMessage | Ask) -> None:
        if self.room is None or self.listener is None:
            raise Refusal("wire/hello-first")
        if isinstance(message, CommandMessage):
            self.room.obey(message, self.listener)
        else:
            self.room.ask(message, self.listener)

    def _refuse(self, refusal: Refusal, text: str | None) -> Later | None:
        self.hub.metrics.count("refusals_total", refusal.code)
        found = _ID.search(text[:200]) if text else None
        sentence = refusal.sentence(self.words)
        self.push(Refused(id=found and found[1], code=refusal.code, sentence=sentence))
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
        listener = Listener(self.push, self.words, agreement, seat, with_picture=hello.picture)
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
        raise Refusal("seat/unknown")


def _read(text: str) -> Hello | CommandMessage | Ask | AskHint:
    """The message that the text is; a wire of another format is refused whatever else it says."""
    try:
        message = FROM_CLIENT.validate_json(text)
    except ValidationError:
        _demand_format(_format_of(text))
        raise Refusal("wire/unreadable") from None
    _demand_format(message.format)
    return message


def _format_of(text: str) -> object:
    try:
        found = orjson.loads(text)
    except orjson.JSONDecodeError:
        return FORMAT
    return found.get("format", FORMAT) if isinstance(found, dict) else FORMAT


def _demand_format(found: object) -> None:
    if isinstance(found, int) and found != FORMAT:
        raise Refusal("wire/format", found=str(found), known=str(FORMAT))
