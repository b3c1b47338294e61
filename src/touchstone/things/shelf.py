"""Where things are made once and kept: for the server's downloads, and for releases.

What is made lies in `<folder>/<game>/<language>/<product>-<mark>/`. The mark is another one as
soon as any source is another, so nothing old is ever handed out, and what a release was built
from finds again what was made for it.
"""

import shutil
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from tempfile import mkdtemp

from touchstone.core.game import GameKind
from touchstone.games import find_game
from touchstone.things.products import PRODUCTS
from touchstone.things.tools import ToolMissing, lack

_SOURCES = (".py", ".ftl", ".md", ".css", ".toml", ".woff2")


class Shelf:
    """What a server asks of us; it knows nothing else of things."""

    @staticmethod
    def offers(kind: GameKind) -> tuple[str, ...]:
        """What there is of a game, in the order in which it is shown."""
        return tuple(name for name, product in PRODUCTS.items() if product.offered(kind))

    @staticmethod
    def lack(product: str) -> ToolMissing | None:
        """Why something cannot be made here, or None."""
        return lack(PRODUCTS[product].tools)

    @staticmethod
    def found(folder: Path, slug: str, language: str, product: str) -> tuple[Path, ...]:
        """The files that are there already, in order; none where it has to be made."""
        place = _place(folder, slug, language, product)
        return tuple(sorted(place.iterdir())) if place.is_dir() else ()

    @staticmethod
    def make(folder: Path, slug: str, language: str, product: str) -> bool:
        """Makes it unless it is there. It is there as a whole or not at all; older ones go."""
        place = _place(folder, slug, language, product)
        if place.is_dir():
            return True
        place.parent.mkdir(parents=True, exist_ok=True)
        begun = Path(mkdtemp(prefix=".begun-", dir=place.parent))
        try:
            PRODUCTS[product].make(find_game(slug), language, begun)
            older = [one for one in place.parent.glob(f"{product}-*") if one != place]
            begun.chmod(0o755)
            begun.rename(place)
        except OSError:
            if not place.is_dir():  # nobody else has made it meanwhile
                raise
        else:
            for one in older:
                shutil.rmtree(one, ignore_errors=True)
        finally:
            shutil.rmtree(begun, ignore_errors=True)
        return True


def _place(folder: Path, slug: str, language: str, product: str) -> Path:
    return folder / slug / language / f"{product}-{_mark(find_game(slug).package)}"


@cache
def _mark(package: str) -> str:
    """Another one for other sources, of the house or of a game that is not of the house."""
    digest = sha256()
    for root in dict.fromkeys(("touchstone", package)):
        for name, content in sorted(_sources(files(root))):
            digest.update(name.encode() + b"\0" + content + b"\0")
    return digest.hexdigest()[:12]


def _sources(folder: Traversable, name: str = "") -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for one in folder.iterdir():
        if one.is_dir():
            found += _sources(one, f"{name}/{one.name}")
        elif one.name.endswith(_SOURCES):
            found.append((f"{name}/{one.name}", one.read_bytes()))
    return found
