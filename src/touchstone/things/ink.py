"""Pictures of boards for paper and for readers of books, which know no variables of CSS.

The style sheet of a picture is worked out here: every shape carries what applies to it, and the
picture needs no style sheet any more.
"""

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from functools import cache
from importlib.resources import files
from xml.etree import ElementTree

import cssselect2
import tinycss2

from touchstone.core.game import GameKind
from touchstone.views.picture import style
from touchstone.web.rules import Board

THEME = "paper"
"""The theme of the style sheets that is for ink on white paper."""
_SVG = "http://www.w3.org/2000/svg"
_VARIABLE = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*))?\)")
_NOT_FOR_PAPER = {"overflow", "cursor"}


def inked(board: Board, title: str = "") -> str:
    """The picture of a board for paper, by itself; with a title where nothing else names it."""
    root = ElementTree.fromstring(board.svg)
    root.set("data-theme", THEME)
    matcher = _matcher(board.game.kind)
    _ink(cssselect2.ElementWrapper.from_xml_root(root), matcher, {})
    _flatten(root)
    _lay_strokes_below(root)
    for element in root.iter():
        element.tag = element.tag.removeprefix(f"{{{_SVG}}}")
        for name in ("class", "data-part", "data-theme", "aria-hidden", "focusable"):
            element.attrib.pop(name, None)
    if title:
        root.set("role", "img")
        told = ElementTree.Element("title")
        told.text = title
        root.insert(0, told)
    _, _, width, height = root.get("viewBox", "0 0 1 1").split()
    root.set("xmlns", _SVG)
    root.set("width", width)
    root.set("height", height)
    return ElementTree.tostring(root, encoding="unicode")


def _ink(wrapped: cssselect2.ElementWrapper, matcher: object, inherited: Mapping[str, str]) -> None:
    """Gives an element, and all below it, what the style sheet says of them."""
    declared = dict(_declared(wrapped, matcher))
    known = {**inherited, **{name: v for name, v in declared.items() if name.startswith("--")}}
    for name, value in declared.items():
        if not name.startswith("--") and name not in _NOT_FOR_PAPER:
            wrapped.etree_element.set(name, _resolved(value, known))
    children = list(wrapped.iter_children())
    for child in children:
        _ink(child, matcher, known)
    for child in children:
        if child.etree_element.get("display") == "none":
            wrapped.etree_element.remove(child.etree_element)


def _flatten(root: ElementTree.Element) -> None:
    """Puts plain colours in place of gradients, which many readers of books get wrong."""
    colours = {
        f"url(#{shade.get('id')})": shade[0].get("stop-color", "none")
        for shade in root.iter(f"{{{_SVG}}}linearGradient")
    }
    for element in root.iter():
        if (fill := element.get("fill")) in colours:
            element.set("fill", colours[fill])
    for unused in root.findall(f"{{{_SVG}}}defs"):
        root.remove(unused)


def _lay_strokes_below(root: ElementTree.Element) -> None:
    """Draws the outline of letters, then the letters: readers of books know no `paint-order`."""
    for parent in root.iter():
        for child in list(parent):
            if child.attrib.pop("paint-order", "") == "stroke":
                letters = deepcopy(child)
                letters.set("stroke", "none")
                parent.insert(list(parent).index(child) + 1, letters)


def _declared(wrapped: cssselect2.ElementWrapper, matcher: object) -> Iterator[tuple[str, str]]:
    """Properties and values in the order in which they count: the last of a name wins."""
    for *_, declarations in matcher.match(wrapped):  # type: ignore[attr-defined]
        yield from declarations


def _resolved(value: str, known: Mapping[str, str]) -> str:
    while (found := _VARIABLE.search(value)) is not None:
        instead = known.get(found[1], found[2] or "none")
        value = value[: found.start()] + instead.strip() + value[found.end() :]
    return value


def _sheet(kind: GameKind) -> str:
    """The style sheets of a picture, then what paper changes in every board and in this game's."""
    own = (files(__package__).joinpath("paper.css"), kind.file("paper.css"))
    return style(kind) + "\n".join(one.read_text("utf-8") for one in own if one.is_file())


@cache
def _matcher(kind: GameKind) -> object:
    matcher = cssselect2.Matcher()
    sheet = tinycss2.parse_stylesheet(_sheet(kind), skip_comments=True, skip_whitespace=True)
    for rule in sheet:
        if rule.type != "qualified-rule":
            continue
        declarations = [
            (one.name, tinycss2.serialize(one.value).strip())
            for one in tinycss2.parse_blocks_contents(rule.content)
            if one.type == "declaration"
        ]
        for selector in cssselect2.compile_selector_list(rule.prelude):
            matcher.add_selector(selector, declarations)
    return matcher
