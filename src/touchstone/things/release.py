"""Makes things of every game in every language beforehand: `scripts/release-things`."""

import sys
from collections.abc import Sequence
from pathlib import Path

from touchstone.core.errors import TouchstoneError
from touchstone.games import GAMES
from touchstone.things.products import PRODUCTS
from touchstone.things.shelf import Shelf
from touchstone.views.sentences import refusal
from touchstone.views.words import LANGUAGES, Words


def release(folder: Path, products: Sequence[str]) -> int:
    """Fills the folder and prints every file; what is there already is not made again."""
    for product in products:
        if product not in PRODUCTS:
            print(f"touchstone: there is no {product}, only {', '.join(PRODUCTS)}", file=sys.stderr)
            return 2
        for kind in GAMES.values():
            for language in LANGUAGES if PRODUCTS[product].offered(kind) else ():
                try:
                    Shelf.make(folder, kind.slug, language, product)
                except TouchstoneError as error:
                    print(f"touchstone: {refusal(Words(), error)}", file=sys.stderr)
                    return 1
                for file in Shelf.found(folder, kind.slug, language, product):
                    print(file, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(release(Path(sys.argv[1]), " ".join(sys.argv[2:]).split()))
