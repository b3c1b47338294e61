"""`touchstone make sheet`, `print` and `tactile`: paper to write on, to cut up and to feel."""

from touchstone.cli import options
from touchstone.cli.make.options import HERE, Folder, making, tell
from touchstone.games import find_game
from touchstone.things.products import PAPER


def _make(name: str, slug: str, lang: str | None, out: Folder) -> None:
    words = options.words_in(lang)
    with making(words, slug):
        kind = find_game(slug)
        tell(PAPER[name].make(kind, words.language, out))


def sheet(slug: options.Slug, lang: options.Language = None, out: Folder = HERE) -> None:
    """Make sheets to write on: boards for pencils, scores, and a card of the notation."""
    _make("sheet", slug, lang, out)


def print_(slug: options.Slug, lang: options.Language = None, out: Folder = HERE) -> None:
    """Make a game to print, cut out and play."""
    _make("print", slug, lang, out)


def tactile(slug: options.Slug, lang: options.Language = None, out: Folder = HERE) -> None:
    """Make masters for swell paper: the boards and every picture of the rules, to feel."""
    _make("tactile", slug, lang, out)
