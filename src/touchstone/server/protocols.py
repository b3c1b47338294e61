"""HTTP and WebSockets as uvicorn speaks them, with bounds that it leaves to others.

What is bounded here never reaches the application: requests that do not end, frames that only
want an answer, and clients that read nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from touchstone.server.asgi import STRAIGHT, neighbourhood
from touchstone.server.frames import frame_at, head_of, only_text
from touchstone.server.rates import Bucket, Tally
from touchstone.server.settings import Limits

_log = logging.getLogger("touchstone.server")
LONGEST = 65_536
"""Longer messages and requests end the connection; shorter ones that are too long are answered."""
_NOT_TEXT, _REFUSED = 1007, 1008


def _limits(config: Any) -> Limits:
    found: Limits = config.app.settings.limits
    return found


class HttpProtocol(HttpToolsProtocol):
    """A request must have arrived after `request_seconds`, and an answer must be read.

    Connections that wait for a request are counted, whoever has too many is refused another.
    """

    _address: str
    _silent: Tally

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._limits = _limits(self.config)
        self._received = 0
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The time begins to run, unless there are too many who have said nothing."""
        super().connection_made(transport)
        self._address = neighbourhood({"client": self.client})
        app: Any = self.config.app
        self._silent = app.silent(self.client[0] if self.client else "")
        if self._silent.is_full(self._address):
            app.refused("limit/connections")
            self.transport.abort()
        else:
            self._wait()

    def _wait(self) -> None:
        if self._deadline is None:
            self._silent.add(self._address)
            seconds = self._limits.request_seconds
            self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _relax(self) -> None:
        self._received = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
            self._silent.remove(self._address)

    def data_received(self, data: bytes) -> None:
        """Reads on, but not for ever."""
        self._wait()
        self._received += len(data)
        if self._received > LONGEST + self._limits.body_bytes:
            if self.cycle is None or not self.cycle.response_started:
                self.send_400_response("Request too long.")
            self._end()
        else:
            super().data_received(data)

    def _should_upgrade(self) -> bool:
        """Only a request without a body becomes a socket; uvicorn would never answer others."""
        has_body = any(
            name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
            for name, value in self.headers
        )
        return self.scope["method"] == "GET" and not has_body and super()._should_upgrade()

    def handle_websocket_upgrade(self) -> None:
        """From now on another protocol reads."""
        self._relax()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as after the end: they hold each other

    def on_message_begin(self) -> None:
        """Another request begins, perhaps right behind one that is complete."""
        self._wait()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """Now it is our turn."""
        self._relax()
        super().on_message_complete()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more was asked."""
        self._end()

    def _end(self) -> None:
        """Closes; what a client has not read in time is thrown away."""
        self.transport.close()
        self.loop.call_later(self._limits.farewell_seconds, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._relax()
        super().connection_lost(exc)


class Post:
    """What is said in one moment leaves in one go, when all of it has been said.

    A group of commands comes back from the disk and a hundred clients are told: if each message
    left by itself, most would find their reader asleep again, and to wake it costs more than to
    send the message.
    """

    def __init__(self) -> None:
        self._senders: list[SocketProtocol] = []

    def put(self, sender: "SocketProtocol") -> None:
        """Somebody has something to say, in this moment for the first time."""
        if not self._senders:
            sender.loop.call_soon(self._leave)
        self._senders.append(sender)

    def _leave(self) -> None:
        senders, self._senders = self._senders, []
        for sender in senders:
            try:
                sender.flush()
            except Exception:  # whatever is wrong with one line, the others are written to
                _log.exception("a client could not be written to")
                sender.transport.abort()


class SocketProtocol(WebSocketsSansIOProtocol):
    """Frames without a message count like messages; whoever sends them must read the answers.

    It offers the application a way past the queues and tasks of ASGI (`asgi.Straight`): they cost
    more than a move does.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.taker: Callable[[str], bool] | None = None
        app: Any = self.config.app
        limits = _limits(self.config)
        self._post: Post = app.post
        self._said: list[bytes] = []
        """Frames, in parts, that leave at the end of this moment."""
        self._size = 0
        """Of all of them."""
        self._frames = Bucket(limits.messages_per_second, limits.message_burst)
        self._farewell_seconds = limits.farewell_seconds
        self._ignored = 0
        self._is_whole = True
        """Whether all that has come since the handshake were whole frames; else the library has
        the beginning of one, and gets everything from then on."""
        self._is_read = True
        """Whether the client has read what was sent before, but for what the system buffers."""

    def data_received(self, data: bytes) -> None:
        """Reads on; after our farewell only until it is clear that nobody listens."""
        if self._is_whole and self.handshake_complete and not self.close_sent:
            text = None if self.frames or self.transport.is_closing() else only_text(data)
            if text is None:
                self._read_frames(data)
            else:
                self._take(text)
            return
        if self.close_sent:
            self._ignored += len(data)
            if self._ignored > LONGEST:
                self.transport.abort()
                return
        if not self.handshake_complete:
            self._is_whole = not self.handshake_initiated  # nobody may speak before the answer
        super().data_received(data)

    def _read_frames(self, data: bytes) -> None:
        """Takes plain texts as they come, and leaves the other frames to the library."""
        start, size = 0, len(data)
        while start < size:
            found = frame_at(data, start)
            if found is None:
                self._is_whole = False
                super().data_received(data[start:])
                return
            end, text = found
            # Not among the parts of another text, not too long, and not behind an end.
            if text is None or self.frames or end > start + LONGEST or self.transport.is_closing():
                super().data_received(data[start:end])
            else:
                self._take(text)
            start = end

    def _take(self, data: bytes) -> None:
        """A whole text has come; it must be one."""
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self._fail(_NOT_TEXT)
            return
        taker = self.taker
        # What waits in the queue comes before it.
        if taker is None or self.close_sent or not self.queue.empty() or not taker(text):
            self.curr_msg_data_type, self.frames = "text", [data]
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answers, if the client reads."""
        if self._is_bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Hears that the client is there."""
        if self._is_bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """One more part of a message."""
        if self._is_bearable():
            super().handle_cont(event)

    def _is_bearable(self) -> bool:
        if self.close_sent:
            return False
        if not self._is_read:
            self.transport.abort()
            self.close_sent = True
        elif not self._frames.take():
            self._fail(_REFUSED)
        return not self.close_sent

    def send_receive_event_to_app(self) -> None:
        """A whole message has come, in parts or of another kind."""
        if self.curr_msg_data_type == "text":
            parts, self.frames = self.frames, []
            self._take(b"".join(parts))
        else:
            super().send_receive_event_to_app()

    def pause_writing(self) -> None:
        """The client does not keep up."""
        self._is_read = False
        super().pause_writing()

    def resume_writing(self) -> None:
        """It has caught up."""
        self._is_read = True
        super().resume_writing()

    def write_at_once(self, text: bytes) -> bool:
        """Sends a text in this moment, if the client has read what was sent before."""
        if not self._is_read or self._size > LONGEST:
            return False
        said = self._said
        if not said:
            self._post.put(self)
        said.append(head_of(text))
        said.append(text)
        self._size += len(text)
        return True

    def flush(self) -> None:
        """Writes what was said; behind a farewell nothing more may come."""
        said, self._said, self._size = self._said, [], 0
        if said and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(said))

    def shutdown(self) -> None:
        """The server ends; whoever is leaving already has said farewell."""
        self.flush()
        if not self.transport.is_closing():
            super().shutdown()

    def _fail(self, code: int) -> None:
        self.flush()
        if not self.close_sent:
            if self.conn.close_sent is None:
                self.conn.send_close(code)
            self.handle_parser_exception()

    async def send(self, message: Any) -> None:
        """Sends; an answer in place of a handshake completes it, which uvicorn would miss.

        After a farewell that the protocol itself has said, nobody is there any more.
        """
        self.flush()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)
        self.handshake_complete |= message["type"] == "websocket.http.response.body"

    def keepalive_timeout(self) -> None:
        """The client answers no ping."""
        super().keepalive_timeout()
        self._end_soon()

    async def run_asgi(self) -> None:
        """Once the application has ended, the connection ends too."""
        ways: dict[str, Any] = self.scope["extensions"]
        ways[STRAIGHT] = self
        await super().run_asgi()
        del ways[STRAIGHT]
        self._end_soon()

    def _end_soon(self) -> None:
        """Closing waits until the client has read everything, but not for ever."""
        self.loop.call_later(self._farewell_seconds, self.transport.abort)
