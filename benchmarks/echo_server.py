"""The ceiling of the stack: what comes from one connection goes to both of its table, no more."""

import socket
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn

Send = Callable[[dict[str, Any]], Awaitable[None]]
rooms: dict[str, list[Send]] = {}


async def app(scope: dict[str, Any], receive: Callable[[], Awaitable[Any]], send: Send) -> None:
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    room = rooms.setdefault(scope["path"], [])
    room.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text") or message["bytes"].decode()
        for listener in room:
            kind = "ack" if listener is send else "update"
            await listener({"type": "websocket.send", "text": f'{{"type":"{kind}"}}{text}'})


if __name__ == "__main__":
    with socket.create_server(("127.0.0.1", 0), backlog=1000) as door:
        # Whoever knocks before the server is up waits at the door.
        print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
        config = uvicorn.Config(app, ws="websockets-sansio", log_level="error", lifespan="off")
        uvicorn.Server(config).run(sockets=[door])
