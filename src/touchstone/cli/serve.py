"""`touchstone serve`: tables on the net."""

import socket
import sys
import webbrowser
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import typer

if TYPE_CHECKING:
    from touchstone.server.settings import Settings


def serve(
    host: Annotated[
        str | None,
        typer.Option(help="The address to listen at; 0.0.0.0 lets others in. [127.0.0.1]"),
    ] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="The port; 0 takes a free one. [8000]")
    ] = None,
    store: Annotated[
        str | None,
        typer.Option(
            help="Where games are kept: sqlite:///FILE or postgresql://... "
            "[sqlite:///touchstone.db]",
            metavar="URL",
        ),
    ] = None,
    redis: Annotated[
        str | None,
        typer.Option(help="Lets several processes serve the same tables.", metavar="URL"),
    ] = None,
    keep: Annotated[
        float | None,
        typer.Option(
            min=0, help="Days after which a table that nobody visits is deleted; 0: never. [90]"
        ),
    ] = None,
    grace: Annotated[
        float | None,
        typer.Option(min=0, help="Seconds that an empty seat is kept before others may act. [300]"),
    ] = None,
    public_url: Annotated[
        str | None,
        typer.Option(
            help="Where people find the server, if a proxy stands in front: "
            "https://games.example or https://example.org/games/",
            metavar="URL",
        ),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="A proxy that is believed; with --public-url, this machine if none is named.",
            metavar="ADDRESS",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="A page from elsewhere that may connect.")
    ] = None,
    config: Annotated[
        Path | None,
        typer.Option(help="A file with settings. [touchstone.toml, if it is there]"),
    ] = None,
    warm: Annotated[
        bool | None,
        typer.Option(
            "--warm/--no-warm", help="Compile the bots' code at once, not at their first move."
        ),
    ] = None,
    browser: Annotated[bool, typer.Option(help="Open the page in your browser.")] = False,
) -> None:
    """Serve tables to players on the net until stopped.

    Every setting can also be given in the environment (TOUCHSTONE_STORE) and in a file.
    """
    # Imported here, so that playing at the terminal does not wait for the web.
    from touchstone.server.configuration import configured  # noqa: PLC0415
    from touchstone.server.run import run  # noqa: PLC0415
    from touchstone.server.starting import CannotStart  # noqa: PLC0415
    from touchstone.things.shelf import Shelf  # noqa: PLC0415

    try:
        settings = configured(
            config,
            host=host,
            port=port,
            store=store,
            redis=redis,
            keep_days=keep,
            grace_seconds=grace,
            public_url=public_url,
            trusted_proxies=tuple(trusted_proxy) if trusted_proxy else None,
            allowed_origins=tuple(origin) if origin else None,
            bot_warming=warm,
        )
        _warn_of_passwords(store, redis)
        _demand_free(settings.host, settings.port)
        ready = partial(_ready, settings, browser=browser)
        run(settings, ready, Shelf())
    except CannotStart as problem:
        typer.echo(f"touchstone: {problem}", err=True)
        raise typer.Exit(1) from None


def _ready(settings: "Settings", host: str, port: int, *, browser: bool) -> None:
    """Tells where the page is, to read and, for a phone in the same house, to scan."""
    from touchstone.server.addresses import is_near, reachable  # noqa: PLC0415

    found = reachable(host, port)
    typer.echo(f"Touchstone is ready at {found[0]}")
    for other in found[1:]:
        typer.echo(f"and at {other}")
    if settings.public_url:
        typer.echo(f"People find it at {settings.public_url}")
    elif not is_near(host) and sys.stdout.isatty():
        import segno  # noqa: PLC0415  only people who look at a terminal need it

        typer.echo("Friends in the same network can open this address, or scan it:")
        segno.make(found[0], micro=False).terminal(compact=True)
    if browser:
        webbrowser.open(found[0])


def _warn_of_passwords(*addresses: str | None) -> None:
    """The command line can be read by everybody on the machine."""
    if any(urlsplit(address).password for address in addresses if address):
        typer.echo(
            "touchstone: a password on the command line can be read by everybody on this machine. "
            "Set TOUCHSTONE_STORE or TOUCHSTONE_REDIS instead.",
            err=True,
        )


def _demand_free(host: str, port: int) -> None:
    """Ends the command with a sentence where this address cannot be listened at."""
    from touchstone.server.starting import CannotStart  # noqa: PLC0415

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as problem:
        raise CannotStart(
            f"Touchstone cannot listen at {host}, port {port}: {problem.strerror}. Is it running "
            "already? Choose another port with --port, or let the system choose with --port 0."
        ) from None
