"""Runs the server until it is told to end."""

import asyncio
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from touchstone.server.app import Server
from touchstone.server.downloads import Workshop
from touchstone.server.lock_file import sole_use
from touchstone.server.protocols import LONGEST, HttpProtocol, SocketProtocol
from touchstone.server.settings import Settings
from touchstone.server.tidying import Tidying


def uvicorn_config(server: Server, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves: no compression (sizes could tell), no access log (paths hold secrets)."""
    return uvicorn.Config(
        server,
        host=host,
        port=port,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=LONGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        access_log=False,
        log_level="error",  # whoever sends nonsense must not fill the log
        server_header=False,
        proxy_headers=False,  # the door reads them, and remembers who really called
        timeout_graceful_shutdown=5,
        lifespan="off",  # the server works before anybody can reach it, and a little longer
    )


class _Runner(uvicorn.Server):
    """Ends without an error when it is told to end, instead of dying of the signal afterwards."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGTERM and SIGINT end the server; once it has ended they are dealt with."""
        loop = asyncio.get_running_loop()
        try:
            for number in (signal.SIGTERM, signal.SIGINT):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        except NotImplementedError:  # this loop knows no signals
            with super().capture_signals():
                yield
            return
        yield


async def _serve(
    settings: Settings, ready: Callable[[str, int], None], workshop: Workshop | None
) -> None:
    server = Server(settings, workshop=workshop)
    runner = _Runner(uvicorn_config(server, settings.host, settings.port))
    async with server.working():
        serving = asyncio.create_task(runner.serve())
        while not runner.started and not serving.done():
            await asyncio.sleep(0.01)
        tidying = Tidying()
        with tidying.begun():
            if runner.started:
                ready(*runner.servers[0].sockets[0].getsockname()[:2])
            server.hub.watch.start("tidying", tidying.look_again)
            await serving


def run(
    settings: Settings, ready: Callable[[str, int], None], workshop: Workshop | None = None
) -> None:
    """Serves until SIGTERM or SIGINT; calls `ready` with its address; raises CannotStart.

    `workshop` makes what the rules pages offer to download; without one they offer nothing.
    """
    _allow_many_files()
    with (
        sole_use(settings.store),
        asyncio.Runner(loop_factory=_loop_factory()) as runner,
    ):
        runner.run(_serve(settings, ready, workshop))


def _allow_many_files() -> None:
    """Every connection is a file; the system's own limit is often a thousand."""
    try:
        import resource  # noqa: PLC0415  not on Windows
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quick event loop, where it exists (not on Windows)."""
    try:
        import uvloop  # noqa: PLC0415  not on every platform
    except ImportError:
        return None
    return uvloop.new_event_loop
