"""Writes the shapes of all messages to docs/: wire.schema.json (socket) and openapi.json (HTTP)."""

import json
import sys
from pathlib import Path
from typing import Any

from touchstone.server.app import Server
from touchstone.server.settings import Settings
from touchstone.views import incoming, wire

DOCS = Path(__file__).parents[1] / "docs"


def schemas() -> dict[str, Any]:
    """The schemas by file name."""
    shapes = {
        "title": "Touchstone wire",
        "from_client": incoming.FROM_CLIENT.json_schema(),
        "from_server": wire.FROM_SERVER.json_schema(mode="serialization"),
    }
    return {
        "wire.schema.json": shapes,
        "openapi.json": Server(Settings(store="sqlite://")).web.openapi(),
    }


def texts() -> dict[str, str]:
    """The files as text."""
    return {
        name: json.dumps(schema, indent=1, sort_keys=True) + "\n"
        for name, schema in schemas().items()
    }


if __name__ == "__main__":
    for name, text in texts().items():
        (DOCS / name).write_text(text, encoding="utf-8")
        print(DOCS / name, file=sys.stderr)
