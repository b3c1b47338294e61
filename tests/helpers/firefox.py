"""Debian's Firefox, driven over WebDriver BiDi: enough to open a page, ask it things and click."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from helpers.serving import PATIENCE
from websockets.asyncio.client import ClientConnection, connect

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
_READY = "WebDriver BiDi listening on "


class Fox:
    """One window of Firefox."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._ids = count(1)
        self._window = ""

    async def ask(self, method: str, **facts: Any) -> Any:
        """Sends a command of the protocol and gives back what it answers."""
        number = next(self._ids)
        await self._line.send(json.dumps({"id": number, "method": method, "params": facts}))
        while True:
            message = json.loads(await asyncio.wait_for(self._line.recv(), PATIENCE))
            if message.get("id") == number:
                assert message["type"] == "success", message
                return message["result"]

    async def begin(self) -> None:
        await self.ask("session.new", capabilities={})
        tree = await self.ask("browsingContext.getTree")
        self._window = tree["contexts"][0]["context"]
        await self.ask("browsingContext.activate", context=self._window)

    async def go(self, address: str) -> None:
        await self.ask(
            "browsingContext.navigate", context=self._window, url=address, wait="complete"
        )

    async def evaluate(self, expression: str) -> Any:
        """What an expression gives: text, a number, a truth, or nothing."""
        answer = await self.ask(
            "script.evaluate",
            expression=expression,
            target={"context": self._window},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return answer["result"].get("value")

    async def until(self, expression: str) -> None:
        for _ in range(int(PATIENCE * 10)):
            if await self.evaluate(expression):
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"not true in time: {expression}")

    async def click(self, selector: str) -> None:
        """Clicks with a real mouse on the middle of an element."""
        found = json.dumps(selector)
        x, y = json.loads(
            await self.evaluate(
                f"(() => {{ const one = document.querySelector({found});"
                "one.scrollIntoView({ block: 'center' });"
                "const box = one.getBoundingClientRect();"
                "return JSON.stringify([box.x + box.width / 2, box.y + box.height / 2]); })()"
            )
        )
        moves = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        source = {"type": "pointer", "id": "mouse", "actions": moves}
        await self.ask("input.performActions", context=self._window, actions=[source])

    async def press(self, key: str) -> None:
        moves = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        source = {"type": "key", "id": "keys", "actions": moves}
        await self.ask("input.performActions", context=self._window, actions=[source])


@asynccontextmanager
async def firefox(profile: Path) -> AsyncIterator[Fox]:
    """A Firefox without a screen, with a profile of its own."""
    assert FIREFOX is not None
    process = await asyncio.create_subprocess_exec(
        FIREFOX,
        "--headless",
        "--no-remote",
        "--profile",
        str(profile),
        "--remote-debugging-port=0",
        stderr=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        assert process.stderr is not None
        address = ""
        while not address:
            text = (await asyncio.wait_for(process.stderr.readline(), PATIENCE)).decode()
            assert text, "Firefox ended"
            address = text.partition(_READY)[2].strip()
        async with connect(f"{address}/session", max_size=None) as line:
            fox = Fox(line)
            await fox.begin()
            yield fox
    finally:
        process.terminate()
        await process.wait()
