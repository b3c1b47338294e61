"""`touchstone solve 4eyes-plus` and `touchstone verify 4eyes-plus`: the proof, and its check."""

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from touchstone.core.settings import read_pairs
from touchstone.engine.mind import OnStep
from touchstone.games.four_eyes_plus import KIND
from touchstone.games.four_eyes_plus.mind.solver.certificate import (
    Check,
    Fault,
    all_lays,
    packed,
    shipped,
    unpacked,
)
from touchstone.games.four_eyes_plus.mind.solver.field import Position
from touchstone.games.four_eyes_plus.mind.solver.strategy import NoProof, Strategist
from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.state import SIZES

Settings = Annotated[
    list[str], typer.Option("--set", metavar="NAME=VALUE", help="A setting; may be repeated.")
]
_EVERY = 2.0
"""Seconds between two lines of progress."""


def solve(
    settings: Settings = [],  # noqa: B006  typer copies it
    first: Annotated[
        str | None, typer.Option(help="The first lay; the corner that has always won, if not said.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="The certificate: written, and continued if an earlier run began it."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Prove that the first player wins with two players, and write the certificate."""
    game = _game(settings)
    size = game.grid.columns
    corner = " ".join(game.grid.names((size * (size - 2), size * (size - 1))))
    lay = game.read_move(game.initial(), first or corner)
    text = game.move_text(lay)
    start = Position.of(game.terms, game.initial())
    if start is None:
        raise typer.BadParameter("the search takes boards up to 11x11")
    path = out or Path(f"4eyes-plus-size-{size}.xz")
    number = all_lays(game).index(lay)
    lays, known = [], _begun(game, path, number)
    began = time.process_time()
    strategist = Strategist(game.terms)
    try:
        steps = _progress(f"size {size}, {text}: replies")
        for found in strategist.lays(start, number, known, steps):
            lays.append(found)
    except KeyboardInterrupt:
        path.write_bytes(packed(game, lays))
        typer.echo(f"Stopped. The same command goes on from {path}.", err=True)
        raise typer.Exit(130) from None
    except NoProof:
        typer.echo(f"size {size}: nothing proven for the first lay {text}")
        raise typer.Exit(1) from None
    path.write_bytes(packed(game, lays))
    facts = {
        "size": size,
        "first": text,
        "value": "win",
        "positions": len(lays),
        "searched": strategist.search.nodes,
        "cpu_seconds": round(time.process_time() - began, 2),
        "file": str(path),
        "bytes": path.stat().st_size,
    }
    if as_json:
        typer.echo(json.dumps(facts))
        return
    typer.echo(f"size {size}: the first player wins with {text}, {len(lays):,} positions")
    typer.echo(f"{facts['cpu_seconds']:,} s, {facts['searched']:,} positions searched")
    typer.echo(f"{path}: {facts['bytes']:,} bytes. Check it: touchstone verify 4eyes-plus")


def verify(
    settings: Settings = [],  # noqa: B006  typer copies it
    certificate: Annotated[
        Path | None, typer.Option(help="Check this file instead of the one that is shipped.")
    ] = None,
) -> None:
    """Check the certificates with the rules alone: every reply, to the end of every game."""
    games = [_game(settings)]
    if not settings and certificate is None:
        games = [_game([f"size={size}"]) for size in SIZES]
        games = [game for game in games if shipped(game) is not None]
    for game in games:
        size = game.grid.columns
        data = certificate.read_bytes() if certificate else shipped(game)
        if data is None:
            raise typer.BadParameter("there is no certificate for these settings")
        try:
            check = Check(game, unpacked(game, data))
            found = check.run(_progress(f"size {size}: replies"))
        except Fault as fault:
            typer.echo(f"size {size}: {fault}")
            raise typer.Exit(1) from None
        typer.echo(
            f"size {size}: first player wins, {found.replies} replies, "
            f"{found.positions} positions, longest {found.longest} lays"
        )


def _game(settings: list[str]) -> FourEyesPlus:
    game = KIND.new(2, read_pairs(settings))
    assert isinstance(game, FourEyesPlus)
    return game


def _begun(game: FourEyesPlus, path: Path, first: int) -> list[int]:
    """What an earlier run left in the file, without the first lay."""
    if not path.exists():
        return []
    try:
        lays = unpacked(game, path.read_bytes())
    except Fault as fault:
        raise typer.BadParameter(f"{path}: {fault}") from fault
    if lays[:1] != [first]:
        raise typer.BadParameter(f"{path} is about another first lay")
    return lays[1:]


def _progress(title: str) -> OnStep:
    """A line now and then, on the error channel: no bar, so that it can be read anywhere."""
    said = time.monotonic()

    def on_step(done: int, total: int) -> None:
        nonlocal said
        if time.monotonic() - said >= _EVERY:
            said = time.monotonic()
            typer.echo(f"{title} {done} of {total}", err=True)

    return on_step
