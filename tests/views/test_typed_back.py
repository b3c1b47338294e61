"""What the project says itself, in its sentences and its help, can be typed."""

import re
from functools import cache
from random import Random

import pytest
from helpers.messages import messages
from helpers.typing_in import each_language, read

from touchstone.core.events import Event
from touchstone.core.values import Seat
from touchstone.games import GAMES, new_game
from touchstone.games.four_senses import KIND
from touchstone.match import Agreement, Chair
from touchstone.match.forms import cells_of, form_of
from touchstone.views.moves import move_words
from touchstone.views.sentences import Speaker
from touchstone.views.typed import says
from touchstone.views.words import Words, words_in

QUOTED = re.compile(r"[“«„‘]\s?([^“”«»„‘’{}]+?)\s?[”»“’]")
SPEAKING = [
    ("four-senses", {}),
    ("4eyes-plus", {"size": "6"}),
    *(
        ("tactori", {"variant": variant})
        for variant in ("free", "colourful", "sliding", "bridges", "rectangle-advanced")
    ),
]


@cache
def _told(slug: str, settings: tuple[tuple[str, str], ...]) -> tuple[tuple[Seat, str, Event], ...]:
    """One move of every form, by whom, and the event that tells it."""
    game = GAMES[slug].new(2, dict(settings))
    found: dict[str, tuple[Seat, str, Event]] = {}
    for seed in range(6):
        dice, state = Random(seed), game.initial()
        while moves := list(game.legal_moves(state)[:400]):
            for move in moves:
                text = game.move_text(move)
                if form_of(text) not in found:
                    step = game.play(state, move)
                    found[form_of(text)] = (game.to_move(state), text, step.events[0])
            dice.shuffle(moves)
            afters = (game.play(state, move).state for move in moves)
            onward = next((after for after in afters if game.outcome(after) is None), None)
            if onward is None or len(found) > 12 or dice.random() < 0.01:
                break
            state = onward
    return tuple(found.values())


@each_language
@pytest.mark.parametrize(("slug", "settings"), SPEAKING)
def test_what_the_game_says_of_a_move_can_be_typed_back(
    slug: str, settings: dict[str, str], language: str
) -> None:
    game = GAMES[slug].new(2, settings)
    agreement = Agreement(game, (Chair(masked=False),) * 2)
    told = _told(slug, tuple(settings.items()))
    assert told
    for seat, text, event in told:
        if " out " in text:  # what is knocked out is told by a sentence of its own
            continue
        sentence = Speaker(Words(language), agreement, seat).sentence(event).split(". ")[0]
        assert read(language, sentence, game) == text, sentence


@each_language
@pytest.mark.parametrize(("slug", "settings"), SPEAKING)
def test_what_stands_on_a_button_can_be_typed(
    slug: str, settings: dict[str, str], language: str
) -> None:
    game = GAMES[slug].new(2, settings)
    words = words_in(language, game.kind)
    for _, text, _ in _told(slug, tuple(settings.items())):
        if cells_of(text)[3:]:  # the button of a tile that was marked does not name its cells
            continue
        button = move_words(words, text, game.settings)
        assert read(language, button, game).replace(" 1 to ", " to ") == text, button


@each_language
def test_pieces_are_understood_as_the_supply_is_told(language: str) -> None:
    words = words_in(language, KIND)
    for heap in ("f", "h"):
        assert read(language, f"{_told_heap(words, heap)} b3") == f"{heap} b3"
    free = new_game("tactori", variant="free")
    words = words_in(language, free.kind)
    for colour in ("red", "blue", "yellow", "green"):
        stone, stick = (_told_heap(words, f"{colour}-{kind}") for kind in ("stones", "sticks"))
        assert read(language, f"place {stone} c3", free) == f"place {colour} c3"
        assert read(language, f"lay {stick} a1-a2", free) == f"lay {colour} a1-a2"
    tiles = new_game("4eyes-plus")
    tile = _told_heap(words_in(language, tiles.kind), "tiles")
    assert read(language, f"{tile} b2 b3", tiles) == "b2 b3"


def _told_heap(words: Words, heap: str) -> str:
    return words.say(f"game-heap-{heap}", count=1).removeprefix("1").strip()


@each_language
def test_the_help_of_the_game_says_what_works(language: str) -> None:
    examples = _examples(words_in(language, KIND).say("game-help"))
    moves = ["f b3", "h b3", "df b3", "dh b3", "claim a1-d1", "done", "touch b2", "touch supply"]
    assert [read(language, example) for example in examples] == moves


@each_language
def test_the_help_of_table_and_terminal_says_what_works(language: str) -> None:
    asked = _examples(Words(language).say("typed-help"))
    tokens = ["board", "score", "repeat", "offer undo", "offer draw", "resign"]
    assert [read(language, example) for example in asked] == tokens
    save, leave = _examples(Words(language).say("play-help"))
    assert says(save, "save", Words(language))
    assert says(leave, "quit", Words(language))


def _examples(text: str) -> list[str]:
    """What stands before the colons, without the remarks in brackets."""
    parts = re.split(r"[;\n]", re.sub(r"\(.*?\)", "", text))
    return [one.strip() for part in parts for one in part.split(":")[0].split(", ")]


@each_language
def test_every_word_that_a_message_puts_in_quotes_works(language: str) -> None:
    for name, message in (messages(language) | messages(language, KIND)).items():
        if name.startswith(("play-", "typed-", "game-already", "move-")):
            for quoted in QUOTED.findall("{}".join(message.texts)):
                alone = says(quoted, "touch", Words(language))
                assert alone or read(language, quoted), f"{name}: {quoted}"
