"""A bot that is invited like anybody else: give it a link, and it plays through the wire.

    python join_by_link.py http://127.0.0.1:8000/join/TABLE/SECRET [LEVEL]

The link of a seat or an open invitation both do. It plays with open eyes.
"""

import json
import sys
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen
from uuid import uuid4

from websockets.sync.client import connect

import touchstone as ts


def take_seat(server, table, secret):
    """The secret of a seat: that of the link, or of the seat that an open link gives away."""
    body = json.dumps({"secret": secret, "name": "Robin, a bot"}).encode()
    address, kind = f"{server}/api/tables/{table}/join", {"Content-Type": "application/json"}
    try:
        with urlopen(Request(address, body, kind)) as answer:
            return json.load(answer)["secret"]
    except HTTPError:
        return secret  # it is the link of a seat already


def main(link, level=3):
    """Plays one game to its end."""
    parts = urlsplit(link)
    folder, table, secret = parts.path.rsplit("/", 2)
    server = f"{parts.scheme}://{parts.netloc}{folder.removesuffix('/join')}"
    mine, bot = take_seat(server, table, secret), ts.bot(level)
    with connect(server.replace("http", "ws", 1) + "/socket") as socket:
        while True:
            # Saying hello again tells the whole position.
            socket.send(json.dumps({"type": "hello", "table": table, "secret": mine}))
            while (now := json.loads(socket.recv()))["type"] != "welcome":
                pass
            if now["view"]["over"]:
                print(now["view"]["status"])
                return
            if now["view"]["yours"]:
                told = {one["name"]: one["value"] for one in now["table"]["settings"]}
                state = ts.read(now["position"], players=len(now["players"]), **told)
                text = state.rules.move_text(bot(state))
                command = {"type": "command", "id": str(uuid4()), "text": text, "sure": True}
                socket.send(json.dumps(command))
                awaited = "ack"
            else:
                awaited = "update"
            while json.loads(socket.recv())["type"] != awaited:
                pass


main(sys.argv[1], *map(int, sys.argv[2:3]))
