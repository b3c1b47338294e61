"""A move as a sentence on a button: "Place a flat piece on b3", never notation.

A game has a message `game-do-…` for the first word of each of its moves, and `game-do` for moves
that name nothing but cells. A game without them gets its own words for the tokens.
"""

from collections.abc import Mapping

from touchstone.core.game import AnyGame
from touchstone.match import Match
from touchstone.match.forms import cells_of
from touchstone.views.words import Words

MOST_CELLS = 4


def move_words(words: Words, text: str, settings: Mapping[str, str]) -> str:
    """What somebody does who makes this move in a game with these settings.

    >>> move_words(Words("en"), "done", {})
    'Done: end my turn'
    >>> move_words(Words("en"), "b2", {})
    'Play on b2'
    """
    verb, facts = _facts(text)
    for message in (f"game-do-{verb}" if verb else "game-do", f"core-do-{verb}"):
        if message in words:
            return words.say(message, **settings, **facts)
    cells = cells_of(text)
    if not verb and len(cells) == 1:
        return words.say("core-do", cell=cells[0])
    said = " ".join(words.spoken.get(token, (token,))[0] for token in text.split(" "))
    return said[:1].upper() + said[1:]


def pick_words(words: Words, chosen: tuple[str, ...], stage: str, game: AnyGame) -> str:
    """What somebody begins, or goes on with, who chooses the last of these cells.

    A game says it in its own words (`game-pick`); they may depend on the stage of the turn and on
    how many cells are chosen then (`place`).
    """
    message = "game-pick" if "game-pick" in words else "web-pick"
    facts: dict[str, str | int] = {"cell": chosen[-1], "place": len(chosen), "stage": stage}
    return words.say(message, **game.settings, **facts)


def how_to_end(words: Words, match: Match) -> str:
    """How the present turn is ended where somebody has to say so; forgetting it stalls a game."""
    game = match.agreement.game
    last = game.move_text(game.legal_moves(match.record.sitting.state)[-1])
    reminder = f"play-reminder-{last}"
    return words.say(reminder) if reminder in words else ""


def _facts(text: str) -> tuple[str, Mapping[str, str | int]]:
    """What a sentence may need: the first word, the cells, a kind of piece, and up to two numbers.

    `count` is the number behind a cell, `further` the one behind a word.
    """
    cells = cells_of(text)
    facts: dict[str, str | int] = {"verb": "", "kind": "none", "count": 1, "further": 0}
    facts |= {f"cell{place}": "" for place in range(1, MOST_CELLS + 1)}
    facts |= {f"cell{place}": cell for place, cell in enumerate(cells[:MOST_CELLS], start=1)}
    before = ""
    for token in text.split(" "):
        if token.isdecimal():
            facts["count" if cells_of(before) else "further"] = int(token)
        elif not cells_of(token) and token:
            role = "kind" if facts["verb"] and not cells_of(before) else "verb"
            if role == "kind" or not facts["verb"]:
                facts[role] = token
        before = token
    return str(facts.pop("verb")), facts
