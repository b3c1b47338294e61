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
    grace: Annotated[
        float, typer.Option(help="Seconds that an empty seat is kept before others may act.")
    ] = 300.0,
    origin: Annotated[
        list[str] | None, typer.Option(help="A page from elsewhere that may connect.")
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option(help="Believe X-Forwarded-For of the proxy in front.")
    ] = False,
    warm: Annotated[
        bool, typer.Option(help="Compile the bots' code at once, not at their first move.")
    ] = True,
    browser: Annotated[bool, typer.Option(help="Open the page in your browser.")] = False,
) -> None:
    """Serve tables to players on the net until stopped."""
    # Imported here, so that playing at the terminal does not wait for the web.
    from touchstone.server.run import run  # noqa: PLC0415
    from touchstone.server.settings import Settings  # noqa: PLC0415

    _demand_free(host, port)
    settings = Settings(
        store=store,
        redis=redis,
        grace_seconds=grace,
        allowed_origins=tuple(origin or ()),
        trust_proxy=behind_proxy,
        bot_warming=warm,
    )

    def ready(address: str) -> None:
        typer.echo(f"Touchstone is ready at {address}")
        if browser:
            webbrowser.open(address)

    run(settings, host, port, ready)


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
