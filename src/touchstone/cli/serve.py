"""`touchstone serve`: tables on the net."""

import socket
import webbrowser
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")
    ] = 8000,
    store: Annotated[
        str,
        typer.Option(
            help="Where games are kept: sqlite:///FILE or postgresql://...", metavar="URL"
        ),
    ] = "sqlite:///touchstone.db",
    redis: Annotated[
        str | None,
        typer.Option(help="Lets several processes serve the same tables.", metavar="URL"),
    ] = None,
    keep: Annotated[
        float,
        typer.Option(
            min=0, help="Days after which a table that nobody visits is deleted; 0 is never."
        ),
    ] = 90.0,
    grace: Annotated[
        float, typer.Option(help="Seconds that an empty seat is kept before others may act.")
    ] = 300.0,
    origin: Annotated[
        list[str] | None, typer.Option(help="A page from elsewhere that may connect.")
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
    browser: Annotated[bool, typer.Option(help="Open the page in your browser.")] = False,
) -> None:
    """Serve tables to players on the net until stopped."""
    # Imported here, so that playing at the terminal does not wait for the web.
    from touchstone.server.lock_file import StoreInUse  # noqa: PLC0415
    from touchstone.server.run import run  # noqa: PLC0415
    from touchstone.server.settings import Settings  # noqa: PLC0415

    if public_url is not None:
        _demand_address(public_url)
    _demand_free(host, port)
    settings = Settings(
        store=store,
        keep_days=keep,
        redis=redis,
        grace_seconds=grace,
        allowed_origins=tuple(origin or ()),
        public_url=public_url,
        trusted_proxies=tuple(trusted_proxy) if trusted_proxy else None,
    )

    def ready(address: str) -> None:
        typer.echo(f"Touchstone is ready at {address}")
        if browser:
            webbrowser.open(address)

    try:
        run(settings, host, port, ready)
    except StoreInUse as problem:
        typer.echo(str(problem), err=True)
        raise typer.Exit(1) from None


def _demand_address(public_url: str) -> None:
    """Ends the command with a sentence where this cannot be the address of a site."""
    from touchstone.server.public import PublicUrl  # noqa: PLC0415

    try:
        PublicUrl.read(public_url)
    except ValueError:
        typer.echo(
            f"{public_url} is not an address where people can find Touchstone. Write it as in "
            "--public-url https://games.example or --public-url https://example.org/games/.",
            err=True,
        )
        raise typer.Exit(2) from None


def _demand_free(host: str, port: int) -> None:
    """Ends the command with a sentence where this address cannot be listened at."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as problem:
        typer.echo(
            f"Touchstone cannot listen at {host}, port {port}: {problem.strerror}. Is it running "
            "already? Choose another port with --port, or let the system choose with --port 0.",
            err=True,
        )
        raise typer.Exit(2) from None
