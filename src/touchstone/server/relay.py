"""Tells other processes that serve the same tables what happened, through Redis.

Only news travels here: which table has new commands, and who is connected where. The commands
themselves are read from the store, so lost news costs time and nothing else.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping
from secrets import token_hex
from typing import TYPE_CHECKING, Any

import orjson

from touchstone.server.health import Watch

if TYPE_CHECKING:
    from redis.asyncio import Redis

_log = logging.getLogger("touchstone.server")
_BEAT = 5.0
_PATIENCE = 2.0
_BOT_LEASE = 10_000


class Relay:
    """One process among several. Without Redis it is alone, and everything here is quiet."""

    def __init__(
        self,
        url: str | None,
        channel: str,
        receive: Callable[[str, dict[str, Any]], None],
        watch: Watch,
    ) -> None:
        self._channel = channel
        self.name = token_hex(8)
        self._url = url
        self._receive = receive
        self._watch = watch
        self._redis: Redis | None = None
        self._out: asyncio.Queue[bytes] = asyncio.Queue(maxsize=10_000)
        self._heard: dict[str, float] = {}
        self._is_listening = False

    async def start(self) -> None:
        """Connects, if there is anything to connect to."""
        if self._url is None:
            return
        from redis.asyncio import Redis  # noqa: PLC0415  an extra: needed only with --redis

        redis = Redis.from_url(self._url)
        try:
            await redis.ping()
        except Exception:
            await redis.aclose()  # nobody was met to whom to say goodbye
            raise
        self._redis = redis
        ready = asyncio.Event()
        self._watch.start("relay hearing", lambda: self._listening(ready))
        self._watch.start("relay speaking", self._speak)
        self._watch.start("relay beating", self._beat)
        await asyncio.wait_for(ready.wait(), timeout=10)
        self.send("who")

    async def stop(self) -> None:
        """Says goodbye and disconnects; the tasks have ended by now."""
        if self._redis is None:
            return
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._redis.publish(self._channel, self._message("bye", {}))
        except Exception as error:
            _log.error("no goodbye to other processes: %s", type(error).__name__)
        await self._redis.aclose()

    def send(self, kind: str, /, **facts: object) -> None:
        """Tells the other processes; a full queue drops the news rather than wait."""
        if self._redis is None:
            return
        try:
            self._out.put_nowait(self._message(kind, facts))
        except asyncio.QueueFull:
            _log.warning("news for other processes was dropped")

    def _message(self, kind: str, facts: Mapping[str, object]) -> bytes:
        return orjson.dumps({"from": self.name, "kind": kind, **facts})

    async def lease(self, what: str) -> bool:
        """Whether this process may do something that only one of them should do now.

        Where nobody can be asked it may: better that two processes do the same, of which the
        store takes the first, than that none does.
        """
        if self._redis is None:
            return True
        key = f"{self._channel}:lease:{what}"
        try:
            async with asyncio.timeout(_PATIENCE):
                if await self._redis.set(key, self.name, nx=True, px=_BOT_LEASE):
                    return True
                return bool(await self._redis.get(key) == self.name.encode())
        except Exception as error:
            _log.error("asking other processes failed: %s", type(error).__name__)
            return True

    async def _speak(self) -> None:
        assert self._redis is not None
        while True:
            await self._redis.publish(self._channel, await self._out.get())

    async def _beat(self) -> None:
        """Shows that this process lives, and notices when another has fallen silent."""
        loop = asyncio.get_running_loop()
        while True:
            self.send("alive")
            await asyncio.sleep(_BEAT)
            if not self._is_listening:
                continue  # it is this process that hears nothing
            for name, last in list(self._heard.items()):
                if loop.time() - last > 3 * _BEAT:
                    del self._heard[name]
                    self._receive(name, {"kind": "died"})

    async def _listening(self, ready: asyncio.Event) -> None:
        try:
            await self._listen(ready)
        finally:
            self._is_listening = False

    async def _listen(self, ready: asyncio.Event) -> None:
        assert self._redis is not None
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(self._channel)
            # Nobody was silent while this process could not listen.
            self._heard = dict.fromkeys(self._heard, asyncio.get_running_loop().time())
            self._is_listening = True
            if ready.is_set():
                # Connected again: news may have been missed in between.
                self._receive("", {"kind": "missed"})
                self.send("who")
            ready.set()
            async for message in pubsub.listen():
                if message["type"] != "message":
                    continue
                facts = orjson.loads(message["data"])
                name = facts.pop("from")
                if name == self.name:
                    continue
                self._heard[name] = asyncio.get_running_loop().time()
                if facts["kind"] == "bye":
                    self._heard.pop(name, None)
                self._receive(name, facts)
