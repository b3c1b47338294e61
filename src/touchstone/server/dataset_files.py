"""Rows of games as files: JSON lines or Parquet, each with its schema and a data card beside it."""

import json
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

from pydantic import BaseModel

from touchstone import __version__
from touchstone.server.dataset import GameRow, Move, Player, TouchRow

_PLAIN = {int: "int64", str: "string", bool: "bool_"}
_CARD = """\
# Finished games of Touchstone

{games} games, {touches} touches, written by Touchstone {version}.

- **Who**: people who played at one server, and bots. Only games that were played to an end, and
  only where every person at the table had switched on “{consent}” when it ended. Whoever did not
  want it is not here, so this is no sample of all games.
- **What is not here**: names, addresses, tables, secrets, the day and the hour. Moves and times can
  still tell people apart: do not try to.
- **How**: the server's own record of each game, replayed by the rules. `record` is read by
  `touchstone judge` and by `touchstone.record`.
- **Times** are milliseconds of the turn of whoever was to move, as the server measured them; 0
  where nobody measured.
- **Taking it back**: the operator of the server deletes a table with `touchstone store forget`;
  later exports do not have it. Files that were given away before do.

{fields}"""


def json_line(row: GameRow) -> str:
    """A row as a line."""
    return row.model_dump_json(exclude_none=True) + "\n"


def schema_text() -> str:
    """The JSON Schema of a row."""
    return json.dumps(GameRow.model_json_schema(), indent=2) + "\n"


def card(games: int, touches: int, consent: str) -> str:
    """What a reader of the data must know, and every field."""
    fields = "\n\n".join(_fields(part) for part in (GameRow, Player, Move, TouchRow))
    return _CARD.format(
        games=games, touches=touches, version=__version__, consent=consent, fields=fields + "\n"
    )


def _fields(part: type[BaseModel]) -> str:
    title = (part.__doc__ or "").splitlines()[0]
    rows = [
        f"| `{name}` | `{_name(field.annotation)}` | {field.description} |"
        for name, field in part.model_fields.items()
    ]
    return "\n".join([f"## {title}", "", "| Field | Type | Meaning |", "|---|---|---|", *rows])


def _name(kind: Any) -> str:
    """A type as the card says it."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _name(next(one for one in inner if one is not NoneType))
    if origin is tuple:
        return f"list of {_name(inner[0])}"
    if origin is dict:
        return "text by name"
    told = {int: "whole number", str: "text", bool: "yes or no"}
    return told.get(kind) or str(kind.__name__)


def parquet_schema() -> Any:
    """The same schema in Arrow's types; raises ImportError where pyarrow is not installed."""
    import pyarrow  # noqa: PLC0415  an extra

    def arrow(kind: Any) -> Any:
        origin, inner = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return arrow(next(one for one in inner if one is not NoneType))
        if origin is tuple:
            return pyarrow.list_(arrow(inner[0]))
        if origin is dict:
            return pyarrow.map_(pyarrow.string(), pyarrow.string())
        if kind in _PLAIN:
            return getattr(pyarrow, _PLAIN[kind])()
        return pyarrow.struct(list(fields(kind)))

    def fields(part: type[BaseModel]) -> Iterator[Any]:
        for name, field in part.model_fields.items():
            about = {"description": field.description or ""}
            yield pyarrow.field(name, arrow(field.annotation), metadata=about)

    return pyarrow.schema(list(fields(GameRow)))


def write_parquet(path: Path, rows: list[GameRow], about: str) -> None:
    """All rows as one file, which carries the data card with it."""
    import pyarrow  # noqa: PLC0415
    from pyarrow import parquet  # noqa: PLC0415

    shape = parquet_schema().with_metadata({"data card": about})
    values = [{**row.model_dump(), "settings": list(row.settings.items())} for row in rows]
    parquet.write_table(pyarrow.Table.from_pylist(values, schema=shape), path, compression="zstd")
