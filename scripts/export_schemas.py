"""Writes the shapes of all messages: docs/wire.schema.json, docs/openapi.json, and wire.d.ts."""

import json
import sys
from pathlib import Path
from typing import Any

from touchstone.server.app import Server
from touchstone.server.settings import Settings
from touchstone.views.wire.incoming import FROM_CLIENT
from touchstone.views.wire.outgoing import FROM_SERVER

ROOT = Path(__file__).parents[1]
WIRE = ROOT / "docs" / "wire.schema.json"
HTTP = ROOT / "docs" / "openapi.json"
TYPES = ROOT / "src" / "touchstone" / "web" / "static" / "wire.d.ts"

_PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Shape = dict[str, Any]


def texts() -> dict[Path, str]:
    """The files as text."""
    shapes = {
        "title": "Touchstone wire",
        "from_client": FROM_CLIENT.json_schema(),
        "from_server": FROM_SERVER.json_schema(mode="serialization"),
    }
    return {
        WIRE: _json(shapes),
        HTTP: _json(Server(Settings(store="sqlite://")).web.openapi()),
        TYPES: types(shapes["from_client"], shapes["from_server"]),
    }


def _json(schema: object) -> str:
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


def types(from_client: Shape, from_server: Shape) -> str:
    """The messages as TypeScript declarations, one for each definition of the schemas."""
    declared: dict[str, str] = {}
    for side, schema in (("FromClient", from_client), ("FromServer", from_server)):
        # A client may leave out what has a default; the server always sends it.
        whole = schema is from_server
        union = {key: value for key, value in schema.items() if key != "$defs"}
        for name, shape in (schema["$defs"] | {side: union}).items():
            text = _declaration(name, shape, whole=whole)
            if declared.setdefault(name, text) != text:
                raise ValueError(f"two shapes are called {name}")
    head = "// The messages of docs/wire.schema.json. Written by scripts/export_schemas.py.\n"
    return "\n".join([head, *(declared[name] for name in sorted(declared))])


def _declaration(name: str, shape: Shape, *, whole: bool) -> str:
    about = shape.get("description", "").splitlines()
    lines = [f"/** {about[0]} */"] if len(about) == 1 else []
    if len(about) > 1:
        lines = ["/**", *(f" * {line}".rstrip() for line in about), " */"]
    if "properties" not in shape:
        return "\n".join([*lines, f"export type {name} = {_type(shape)};", ""])
    parts = shape["properties"]
    needed = {*shape.get("required", ()), *(f for f in parts if whole and "default" in parts[f])}
    fields = (
        f"  {field}{'' if field in needed else '?'}: {_type(part)};"
        for field, part in parts.items()
    )
    return "\n".join([*lines, f"export interface {name} {{", *fields, "}", ""])


def _type(shape: Shape | bool) -> str:
    """A schema as a type; whatever pydantic has not used so far is a KeyError, not a guess."""
    match shape:
        case True:
            return "unknown"
        case {"$ref": str(ref)}:
            return ref.rpartition("/")[2]
        case {"const": value}:
            return json.dumps(value)
        case {"enum": values}:
            return " | ".join(map(json.dumps, values))
        case {"anyOf": parts} | {"oneOf": parts}:
            return " | ".join(dict.fromkeys(map(_type, parts)))
        case {"prefixItems": parts}:
            return f"[{', '.join(map(_type, parts))}]"
        case {"items": part}:
            return f"Array<{inner}>" if " " in (inner := _type(part)) else f"{inner}[]"
        case {"additionalProperties": part}:
            return f"Record<string, {_type(part)}>"
        case {}:
            return _PLAIN[shape["type"]] if shape else "unknown"
    raise TypeError(shape)


if __name__ == "__main__":
    for path, text in texts().items():
        path.write_text(text, encoding="utf-8")
        print(path, file=sys.stderr)
