"""What was made is kept as long as its sources stay as they are."""

from pathlib import Path

import pytest

from touchstone.core.game import GameKind
from touchstone.things import products, shelf
from touchstone.things.products import Product
from touchstone.things.shelf import Shelf

NOTE = ("four-senses", "en", "note")


@pytest.fixture(autouse=True)
def note(monkeypatch: pytest.MonkeyPatch) -> None:
    """A product that this module makes."""
    monkeypatch.setitem(dict_of_products(), "note", Product("note", __name__))


def dict_of_products() -> dict[str, Product]:
    assert isinstance(products.PRODUCTS, dict)
    return products.PRODUCTS


def make(kind: GameKind, language: str, folder: Path) -> list[Path]:
    """What the product of these tests consists of."""
    if kind.slug != "four-senses":
        raise RuntimeError("there is none of this game")
    file = folder / f"{kind.slug}.txt"
    file.write_text(language)
    return [file]


def test_what_is_made_is_found(tmp_path: Path) -> None:
    assert Shelf.found(tmp_path, *NOTE) == ()
    assert Shelf.make(tmp_path, *NOTE)
    (file,) = Shelf.found(tmp_path, *NOTE)
    assert (file.name, file.read_text()) == ("four-senses.txt", "en")
    before = file.stat().st_mtime_ns
    assert Shelf.make(tmp_path, *NOTE)
    assert file.stat().st_mtime_ns == before


def test_other_sources_make_it_anew_and_the_old_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Shelf.make(tmp_path, *NOTE)
    (old,) = Shelf.found(tmp_path, *NOTE)
    monkeypatch.setattr(shelf, "_mark", lambda _: "changed")
    assert Shelf.found(tmp_path, *NOTE) == ()
    Shelf.make(tmp_path, *NOTE)
    (new,) = Shelf.found(tmp_path, *NOTE)
    assert new.parent.name == "note-changed"
    assert not old.exists()


def test_what_fails_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="there is none"):
        Shelf.make(tmp_path, "tactori", "en", "note")
    assert Shelf.found(tmp_path, "tactori", "en", "note") == ()
    assert list((tmp_path / "tactori" / "en").iterdir()) == []
