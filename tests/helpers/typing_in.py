"""What somebody types at the table of a game, as the project reads it."""

import pytest

from touchstone.core.game import AnyGame
from touchstone.core.values import Seat
from touchstone.games.four_senses import KIND
from touchstone.match import command_text
from touchstone.views.typed import Query, read_typed
from touchstone.views.words import LANGUAGES, words_in

ANA = Seat(1)

each_language = pytest.mark.parametrize("language", LANGUAGES)


def read(language: str, text: str, game: AnyGame | None = None) -> str:
    """The text of the command, or the name of the question."""
    game = game or KIND.new()
    meant = read_typed(text, ANA, words_in(language, game.kind), game)
    return (
        f"{meant.question.value} {meant.about}".strip()
        if isinstance(meant, Query)
        else command_text(meant)
    )
