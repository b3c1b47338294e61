"""Sheets to write on: boards for pencils, scores, and a card that shows how moves are written."""

from html import escape
from itertools import zip_longest
from pathlib import Path

from touchstone.core.game import GameKind
from touchstone.things.press import credited, data, write_pages, write_pdf
from touchstone.views.braille import cells
from touchstone.views.catalogue import game_info
from touchstone.views.flat import Sheet, braille
from touchstone.views.words import Words, words_in
from touchstone.web.guide import guide_of

_GAMES, _GAMES_IN_ROUNDS = 15, 3
"""Games for which a sheet of scores has room: a row for each, or a table where it has rounds."""
_BRAILLE = (11.0, 7.0)
"""Millimetres that a sign in braille takes."""


def make(kind: GameKind, language: str, folder: Path) -> list[Path]:
    """A file for each sheet."""
    words = words_in(language, kind)
    name = f"{kind.slug}-{language}"
    guide = guide_of(kind, language)
    paper = kind.part("things.paper")
    boards = paper.sheets(words) if paper is not None and hasattr(paper, "sheets") else []
    made = [
        write_pdf([board], folder / f"{name}-{board.name}.pdf", language)
        for board in credited(boards, guide)
    ]
    credit = f"<p class='credit'>{escape(guide.credit)}</p>" if guide is not None else ""
    for page, body in (("scores", _scores), ("notation", _card)):
        title = words.say(f"paper-{page}", game=words.say("game-name"))
        html = f"<h1>{escape(title)}</h1>{body(kind, words)}{credit}"
        made.append(write_pages(html, title, folder / f"{name}-{page}.pdf", language))
    return made


def _scores(kind: GameKind, words: Words) -> str:
    """A column for each player; a row for each game, or a table with a row for each round."""
    players = max(kind.players(kind.defaults))
    rounds = kind.rounds(players)
    row, rows, tables = ("game", _GAMES, 1) if rounds == 1 else ("round", rounds, _GAMES_IN_ROUNDS)
    names = [words.say(f"paper-{row}", number=n + 1) for n in range(rows)]
    head = "".join(f"<th>{words.say('paper-player', number=n + 1)}</th>" for n in range(players))
    body = "".join(
        f"<tr><th>{escape(name)}</th>{'<td></td>' * players}</tr>"
        for name in (*names, words.say("paper-total"))
    )
    return f"<table class='blank'><tr><td></td>{head}</tr>{body}</table>" * tables


def _card(kind: GameKind, words: Words) -> str:
    """How cells are named, for eyes and fingers, and what a player can say."""
    grid = kind.new(min(kind.players(kind.defaults))).grid
    names = [grid.name(cell) for cell in grid.cells]
    letters = list(dict.fromkeys(name[0] for name in names))
    numbers = [str(row + 1) for row in range(grid.rows)]
    rows = "".join(
        f"<tr>{''.join(f'<th>{sign}</th><td>{_dots(sign)}</td>' for sign in pair)}</tr>"
        for pair in zip_longest(letters, numbers, fillvalue="")
    )
    titles = (words.say("paper-print"), words.say("paper-braille")) * 2
    head = "".join(f"<th>{escape(title)}</th>" for title in titles)
    lines = "".join(
        f"<li>{escape(line)}</li>" for line in game_info(kind, words.language).help.splitlines()
    )
    return (
        f"<p>{escape(words.say('paper-cells'))}</p>"
        f"<table><tr>{head}</tr>{rows}</table>"
        f"<p>{escape(words.say('paper-referee', game=kind.slug))}</p><ul>{lines}</ul>"
    )


def _dots(sign: str) -> str:
    """A sign in braille, drawn: not every machine has letters for it. Screen readers are told."""
    if not sign:
        return ""
    drawn = Sheet(sign, cells(sign), tuple(braille(sign, 1, 1)), _BRAILLE)
    return f"<img alt='{cells(sign)}' src='{data(drawn.svg().encode(), 'image/svg+xml')}'>"
