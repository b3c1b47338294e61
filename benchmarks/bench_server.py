"""A server for measurements: the real one, without limits for a single client."""

import cProfile
import os
import sys

from touchstone.server.run import run
from touchstone.server.settings import Limits, Settings

# A table that is played at this speed for long would hit the usual limit of commands.
LIMITS = Limits(
    messages_per_second=1e9,
    message_burst=10**9,
    requests_per_second=1e9,
    request_burst=10**9,
    table_burst=10**9,
    connections=100_000,
    connections_per_address=100_000,
    tables=10**9,
    commands_per_table=int(os.environ.get("COMMANDS", "1000000")),
    strikes=10**9,
    unsent_messages=10**6,
)

if __name__ == "__main__":
    settings = Settings(port=0, store=sys.argv[1], limits=LIMITS, bot_warming=False)

    def ready(host: str, port: int) -> None:
        print(f"http://{host}:{port}", flush=True)

    if len(sys.argv) > 2:
        # A second argument names a file for a profile: where the time goes.
        cProfile.run("run(settings, ready)", sys.argv[2])
    else:
        run(settings, ready)
