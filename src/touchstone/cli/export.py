"""`touchstone export`: finished games for researchers, with the path of the fingers."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from touchstone.cli.store import USUAL, Address, with_store, written
from touchstone.core.installing import with_extra
from touchstone.games import GAMES
from touchstone.views.words import Words

if TYPE_CHECKING:
    from touchstone.server.dataset import GameRow
    from touchstone.server.store import Store

_KINDS = (".jsonl", ".parquet")


def export(
    address: Address = USUAL,
    games: Annotated[bool, typer.Option("--games", help="Finished games.")] = False,
    touches: Annotated[
        bool, typer.Option("--touches", help="Finished games with every touch.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            help="FILE.jsonl or FILE.parquet, with schema and data card; else standard output."
        ),
    ] = None,
) -> None:
    """Write finished games that everybody at the table has agreed to give, without names."""
    from touchstone.server import dataset, upkeep  # noqa: PLC0415  commands start quickly

    if not games and not touches:
        raise typer.BadParameter("Say what to write: --games, or --touches for games with touches.")
    if out is not None and out.suffix not in _KINDS:
        raise typer.BadParameter(f"The name of the file ends with {' or '.join(_KINDS)}.")

    async def work(opened: "Store") -> "list[GameRow]":
        await upkeep.demand_known(opened)
        found = dataset.finished_games(opened, GAMES, touches=touches)
        return [row async for row in found]

    rows = with_store(address, work)
    if out is None:
        _print(rows)
    else:
        _write(out, rows)
    typer.echo(f"Games exported: {len(rows)}.", err=True)


def _print(rows: "list[GameRow]") -> None:
    from touchstone.server.dataset_files import json_line  # noqa: PLC0415

    for row in rows:
        typer.echo(json_line(row), nl=False)


def _write(out: Path, rows: "list[GameRow]") -> None:
    """The file, and beside it FILE.schema.json and FILE.md."""
    from touchstone.server import dataset_files as files  # noqa: PLC0415

    felt = sum(len(row.touches or ()) for row in rows)
    about = files.card(len(rows), felt, Words("en").say("web-research"))
    if out.suffix == ".parquet":
        try:
            files.write_parquet(out, rows, about)
        except ImportError:
            typer.echo(f"Parquet needs pyarrow. Install it with: {with_extra('lab')}", err=True)
            raise typer.Exit(2) from None
    else:
        with written(out) as file:
            file.writelines(map(files.json_line, rows))
    for suffix, text in ((".schema.json", files.schema_text()), (".md", about)):
        with written(out.with_suffix(suffix)) as file:
            file.write(text)
