"""`touchstone solve 4eyes-plus` and `touchstone verify 4eyes-plus`: the proof, and its check."""

import json
import time
from pathlib import Path
from typing import Annotated

import typer

from touchstone.core.settings import read_pairs
from touchstone.engine.cluster import Ray, spread
from touchstone.engine.mind import OnStep
from touchstone.games.four_eyes_plus import KIND
from touchstone.games.four_eyes_plus.mind.solver.certificate import (
    Check,
    Fault,
    Findings,
    all_lays,
    packed,
    shipped,
    unpacked,
)
from touchstone.games.four_eyes_plus.mind.solver.field import Position
from touchstone.games.four_eyes_plus.mind.solver.first_lays import judge, kinds_of_first_lays
from touchstone.games.four_eyes_plus.mind.solver.searcher import MOST_QUIET
from touchstone.games.four_eyes_plus.mind.solver.strategy import NoProof, Strategist
from touchstone.games.four_eyes_plus.rules.game import FourEyesPlus
from touchstone.games.four_eyes_plus.rules.state import SIZES

Settings = Annotated[
    list[str], typer.Option("--set", metavar="NAME=VALUE", help="A setting; may be repeated.")
]
TOO_WIDE = "the search takes boards up to 11x11"
_EVERY = 2.0
"""Seconds between two lines of progress."""
_SAVED_EVERY = 10.0
"""Seconds between two times that a check is saved."""


def solve(
    settings: Settings = [],  # noqa: B006  typer copies it
    first: Annotated[
        str | None, typer.Option(help="The first lay; the corner that has always won, if not said.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(help="The certificate: written, and continued if an earlier run began it."),
    ] = None,
    every_first: Annotated[
        bool,
        typer.Option("--every-first", help="Say which first lays win and which lose."),
    ] = False,
    quiet: Annotated[
        int,
        typer.Option(
            min=0, max=4, help="Quiet lays before the threats, at most; with --every-first."
        ),
    ] = MOST_QUIET,
    ray: Ray = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Prove that the first player wins with two players, and write the certificate.

    With --every-first the work can be spread over a cluster, a kind of first lay to each machine.
    """
    game = _game(settings)
    size = game.grid.columns
    if every_first:
        _tell_first_lays(game, quiet, ray, as_json=as_json)
        return
    if ray is not None:
        raise typer.BadParameter("only --every-first can be spread over a cluster")
    corner = " ".join(game.grid.names((size * (size - 2), size * (size - 1))))
    lay = game.read_move(game.initial(), first or corner)
    text = game.move_text(lay)
    start = Position.of(game.terms, game.initial())
    if start is None:
        raise typer.BadParameter(TOO_WIDE)
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


def _tell_first_lays(game: FourEyesPlus, quiet: int, ray: str | None, *, as_json: bool) -> None:
    """One line for each kind of first lay, as they are found."""
    kinds, size = kinds_of_first_lays(game, quiet), game.grid.columns
    if Position.of(game.terms, game.initial()) is None:
        raise typer.BadParameter(TOO_WIDE)
    counts = dict.fromkeys(("win", "loss", "open"), 0)
    for first, verdict in zip(kinds, spread(judge, kinds, ray), strict=True):
        counts[verdict.value] += first.images
        facts = {"first": game.move_text(first.lay), "images": first.images, **verdict._asdict()}
        line = "{first} ({images}): {value}, {searched} positions searched".format(**facts)
        typer.echo(json.dumps({"size": size, **facts}) if as_json else line)
    if not as_json:
        told = "size {size}: of the first lays {win} win, {loss} lose, {open} are open"
        typer.echo(told.format(size=size, **counts))


def verify(
    settings: Settings = [],  # noqa: B006  typer copies it
    certificate: Annotated[
        Path | None,
        typer.Option(help="Check this file instead of the one that is shipped.", exists=True),
    ] = None,
    checkpoint: Annotated[
        Path | None,
        typer.Option(help="File to resume from and to save to; for one board."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object a board.")] = False,
) -> None:
    """Check the certificates with the rules alone: every reply, to the end of every game."""
    games = [_game(settings)]
    if not settings and certificate is None:
        if checkpoint:
            raise typer.BadParameter("a checkpoint is for one board: say which, --set size=9")
        games = [_game([f"size={size}"]) for size in SIZES]
        games = [game for game in games if shipped(game) is not None]
    for game in games:
        size = game.grid.columns
        data = certificate.read_bytes() if certificate else shipped(game)
        if data is None:
            raise typer.BadParameter("there is no certificate for these settings")
        try:
            found = _checked(Check(game, unpacked(game, data)), checkpoint)
        except Fault as fault:
            typer.echo(f"size {size}: {fault}")
            raise typer.Exit(1) from None
        facts = {"replies": found.replies, "positions": found.positions, "longest": found.longest}
        told = "size {size}: first player wins, {replies} replies, {positions} positions, "
        line = (told + "longest {longest} lays").format(size=size, **facts)
        typer.echo(json.dumps({"size": size, "winner": 1, **facts}) if as_json else line)


def _checked(check: Check, checkpoint: Path | None) -> Findings:
    """The check to its end, from the checkpoint if there is one, and saved there now and then."""
    if checkpoint and checkpoint.exists():
        check.resume(checkpoint)
    tell = _progress(f"size {check.game.grid.columns}: replies")
    saved = time.monotonic()

    def on_step(done: int, total: int) -> None:
        nonlocal saved
        tell(done, total)
        if checkpoint and time.monotonic() - saved >= _SAVED_EVERY:
            check.save(checkpoint)
            saved = time.monotonic()

    try:
        return check.run(on_step)
    except KeyboardInterrupt:
        typer.echo(f"Stopped after {check.replies} replies.", err=True)
        if checkpoint and checkpoint.exists():
            typer.echo(f"The same command goes on from {checkpoint}.", err=True)
        raise typer.Exit(130) from None


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
