"""`touchstone store`: what an operator does with what the server keeps."""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TextIO, TypeVar

import typer

from touchstone.games import GAMES

if TYPE_CHECKING:
    from touchstone.server.store import Store

store = typer.Typer(
    help="Check, copy, restore and clear what the server keeps.",
    add_completion=False,
    no_args_is_help=True,
    rich_markup_mode=None,
)

Address = Annotated[
    str,
    typer.Option(
        "--store",
        envvar="TOUCHSTONE_STORE",
        help="Where games are kept: sqlite:///FILE or postgresql://...",
        metavar="URL",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
USUAL = "sqlite:///touchstone.db"
T = TypeVar("T")


@store.command()
def check(address: Address = USUAL, as_json: AsJson = False) -> None:
    """Open every table and replay it; exit status 1 if one is faulty."""
    from touchstone.server import upkeep  # noqa: PLC0415  as in every command: they start quickly

    async def work(opened: "Store") -> tuple[int, int, int]:
        await upkeep.demand_known(opened)
        tables = commands = faulty = 0
        async for checked in upkeep.check(opened, GAMES):
            tables += 1
            commands += checked.commands
            if checked.fault:
                faulty += 1
                typer.echo(f"{checked.table}: {checked.fault}", err=as_json)
        return tables, commands, faulty

    tables, commands, faulty = with_store(address, work)
    _tell(
        as_json,
        f"Tables: {tables}. Commands: {commands}. Faulty tables: {faulty}.",
        tables=tables,
        commands=commands,
        faulty=faulty,
    )
    if faulty:
        raise typer.Exit(1)


@store.command()
def backup(file: Path, address: Address = USUAL, as_json: AsJson = False) -> None:
    """Copy everything into FILE, also while the server runs."""
    from touchstone.server import upkeep  # noqa: PLC0415

    async def work(opened: "Store") -> int:
        await upkeep.demand_known(opened)
        with written(file) as out:
            return await upkeep.backup(opened, out)

    tables = with_store(address, work)
    _tell(as_json, f"Tables copied to {file}: {tables}.", file=str(file), tables=tables)


@store.command()
def restore(file: Path, address: Address = USUAL, as_json: AsJson = False) -> None:
    """Fill a new store from FILE, of either kind; stop the server first."""
    from touchstone.server import upkeep  # noqa: PLC0415
    from touchstone.server.lock_file import sole_use  # noqa: PLC0415

    async def work(opened: "Store") -> int:
        with sole_use(address), file.open(encoding="utf-8") as copy:
            return await upkeep.restore(opened, copy)

    tables = with_store(address, work)
    _tell(as_json, f"Tables restored: {tables}.", tables=tables)


# The names of older tables may begin with a dash.
@store.command(context_settings={"ignore_unknown_options": True})
def forget(table: str, address: Address = USUAL, as_json: AsJson = False) -> None:
    """Delete TABLE with everything about its people."""
    from touchstone.server import upkeep  # noqa: PLC0415

    async def work(opened: "Store") -> bool:
        await upkeep.demand_known(opened)
        return await opened.forget(table.strip("/").rsplit("/", 1)[-1])

    if not with_store(address, work):
        typer.echo("There is no such table.", err=True)
        raise typer.Exit(1)
    _tell(as_json, "The table is forgotten.", forgotten=table)


@store.command()
def export(
    address: Address = USUAL,
    file: Annotated[Path | None, typer.Argument(help="Standard output if it is left out.")] = None,
) -> None:
    """Write all finished games as lines of JSON, without names: for your own eyes only.

    What may be given away is what `touchstone export` writes: games whose players agreed.
    """
    from touchstone.server import dataset, dataset_files, upkeep  # noqa: PLC0415

    async def work(opened: "Store") -> list[str]:
        await upkeep.demand_known(opened)
        rows = dataset.finished_games(opened, GAMES, touches=False, agreed=False)
        return [dataset_files.json_line(row) async for row in rows]

    lines = with_store(address, work)
    if file is None:
        typer.echo("".join(lines), nl=False)
    else:
        with written(file) as out:
            out.writelines(lines)
    typer.echo(f"Games exported: {len(lines)}.", err=True)


def _tell(as_json: bool, sentence: str, **facts: str | int) -> None:
    """The result as a sentence, or as one JSON object."""
    typer.echo(json.dumps(facts) if as_json else sentence)


def with_store(address: str, work: Callable[["Store"], Awaitable[T]]) -> T:
    """Does the work; what goes wrong is a sentence and exit status 1."""
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from touchstone.server.refusals import Refusal  # noqa: PLC0415
    from touchstone.server.starting import CannotStart  # noqa: PLC0415
    from touchstone.server.store import Store  # noqa: PLC0415
    from touchstone.server.store_faults import named  # noqa: PLC0415
    from touchstone.server.upkeep import UpkeepError  # noqa: PLC0415

    async def run() -> T:
        opened = Store(address)
        try:
            return await work(opened)
        finally:
            await opened.close()

    try:
        return asyncio.run(run())
    except (UpkeepError, CannotStart) as problem:
        sentence = str(problem)
    except OSError as problem:
        sentence = f"{problem.strerror or named(problem)}: {problem.filename or address}"
    except Refusal:
        sentence = "The store does not work; the line above says why."
    except SQLAlchemyError as problem:
        sentence = f"The store does not work: {named(problem)}."
    typer.echo(sentence, err=True)
    raise typer.Exit(1)


@contextmanager
def written(file: Path) -> Iterator[TextIO]:
    """A file for its owner alone, which is there when it is whole and not before."""
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        number = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with open(number, "w", encoding="utf-8") as out:
            yield out
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
