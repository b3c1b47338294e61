"""A client of the HTTP and WebSocket API: sets up a table against a bot, touches, plays, listens.

    python wire_client.py http://127.0.0.1:8000

It knows no rule of the game: it says what it is told. docs/wire.md explains the messages.
"""

import json
import sys
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import connect

server = sys.argv[1].rstrip("/")
wanted = {"game": "four-senses", "seats": [{"name": "Ana"}, {"level": 2}]}
request = Request(f"{server}/api/tables", json.dumps(wanted).encode(), method="POST")
request.add_header("Content-Type", "application/json")
with urlopen(request) as answer:
    table = json.load(answer)
print(f"Friends may watch at {server}{table['watch_link']}")

with connect(server.replace("http", "ws", 1) + "/socket") as socket:

    def send(**message):
        """One message to the server."""
        socket.send(json.dumps(message))

    def hear(kind):
        """Waits for a message of this kind, and says whatever is to be said on the way."""
        while True:
            message = json.loads(socket.recv())
            said = message.get("sentence") or (message.get("update") or message).get("utterance")
            if said:
                print(said)
            if message["type"] == kind:
                return message

    send(type="hello", table=table["table"], secret=table["seats"][0]["secret"], language="en")
    print(hear("welcome")["table"]["greeting"])
    for text in ("touch b2", "double hole on b2", "done"):
        print(">", text)
        send(type="command", id=str(uuid4()), text=text)
        assert hear("ack")["ok"]
    hear("update")  # the bot has placed
