"""A workshop for the tests of downloads: one thing is made at once, one fails, one takes as long
as it is held, and for one there is no tool. It notes in its folder whatever it begins, and in
which process."""

import os
from pathlib import Path
from time import sleep

from touchstone.core.errors import TouchstoneError
from touchstone.core.game import GameKind
from touchstone.things.tools import ToolMissing

QUICK, BROKEN, HELD, ABSENT = "pdf", "brf", "epub", "audio"


class Bench:
    """Made for `Server`; its functions can be found by their names in another process."""

    @staticmethod
    def offers(kind: GameKind) -> tuple[str, ...]:  # noqa: ARG004  the server hands it
        return (QUICK, BROKEN, HELD, ABSENT)

    @staticmethod
    def lack(product: str) -> TouchstoneError | None:
        missing = ToolMissing("things-missing", tools="Press", command="apt-get install press")
        return missing if product == ABSENT else None

    @staticmethod
    def found(folder: Path, slug: str, language: str, product: str) -> tuple[Path, ...]:
        return tuple((folder / slug / language / product).glob("*"))

    @staticmethod
    def make(folder: Path, slug: str, language: str, product: str) -> bool:
        folder.mkdir(exist_ok=True)
        (folder / "process").write_text(str(os.getpid()))
        with (folder / "begun").open("a") as begun:
            begun.write(f"{slug} {language} {product}\n")
        if product == BROKEN:
            raise RuntimeError("a thing that cannot be made")
        while product == HELD and not (folder / "go").exists():
            sleep(0.01)
        place = folder / slug / language / product
        place.mkdir(parents=True)
        (place / f"{slug}.{product}").write_text("Rules.")
        return True
