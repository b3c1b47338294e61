"""Tactori as players hear and read it."""

import pytest
from helpers.tactori import drawn, tactori

from touchstone.core.errors import IllegalMove
from touchstone.core.values import Seat
from touchstone.games.tactori import KIND
from touchstone.games.tactori.rules.goals import TASKS
from touchstone.games.tactori.rules.pieces import COLOUR_NAMES
from touchstone.games.tactori.rules.state import Carry
from touchstone.games.tactori.rules.touch import WAYS, refused
from touchstone.games.tactori.rules.variants import VARIANTS
from touchstone.match import Agreement, Chair, Match, Play
from touchstone.views.scanning import board_lines
from touchstone.views.sentences import Speaker, feel_words, heap_words
from touchstone.views.typed import read_typed
from touchstone.views.words import LANGUAGES, Words, words_in

each_language = pytest.mark.parametrize("language", LANGUAGES)


def test_the_board_reads_well() -> None:
    game = tactori()
    state = drawn(game, "c3 B B R, c4 B B R, d3 B B R, a1 B", "R c3-d3 3, R c3-c4 3, B c3-c4 1")
    assert board_lines(words_in("en", KIND), game, state) == [
        "Row 5: empty.",
        "Row 4: c4 3 stones, top red, red stick towards you, "
        "further down, on floor 1, blue stick towards you.",
        "Row 3: c3 3 stones, top red, red stick to the right, red stick away from you, "
        "further down, on floor 1, blue stick away from you; "
        "d3 3 stones, top red, red stick to the left.",
        "Row 2: empty.",
        "Row 1: a1 one stone, blue.",
    ]


def test_a_bridge_over_an_empty_field_is_read() -> None:
    game = tactori("rectangles")
    state = drawn(game, "c3 B R, e3 B R", "R c3-e3 2")
    assert (
        "d3 empty, above it in the air, on floor 2, red stick to the right, red stick to the left"
        in (board_lines(words_in("en", KIND), game, state)[1])
    )


def test_a_knock_out_is_told_in_the_order_in_which_it_happens() -> None:
    game = tactori("rectangle-advanced")
    chairs = tuple(Chair(name, masked=False) for name in ("Ana", "Ben"))
    position = game.state_text(drawn(game, "a1 R, c1 B"))
    match = Match.begin(Agreement(game, chairs, 1, position=position))
    match, events = match.submit(Play(Seat(1), "move a1 to c1 out 1"))
    assert Speaker(words_in("en"), match.agreement, Seat(2)).tell(events, match) == (
        "Ana moves a red stone from a1 to c1. A blue stone on c1 is knocked out. It goes back to "
        "its owner, and so does one of the stones that moved. c1 is empty now. Your turn."
    )


def test_one_held_stone_is_called_held() -> None:
    game = tactori("rectangle-advanced")
    state = drawn(game, "a1 R, c1 R", "R a1-c1 1")
    with pytest.raises(IllegalMove, match="game-stone-held"):
        game.read_move(state, "move a1 to e5")


@each_language
@pytest.mark.parametrize("variant", VARIANTS)
def test_what_is_felt_has_words(language: str, variant: str) -> None:
    game, words = tactori(variant), words_in(language, KIND)
    state = game.initial()
    assert heap_words(words, game, game.supply(state, Seat(1)))
    assert all(feel_words(words, game, game.feel(state, cell)) for cell in game.grid.cells)


@each_language
def test_every_detail_and_task_has_words(language: str) -> None:
    words = words_in(language, KIND)
    for way in WAYS:
        said = {words.say(f"game-feel-detail-{way}", value=colour) for colour in COLOUR_NAMES}
        assert len(said) == 4
    told = {words.say("game-event-task", who="you", name="Ana", task=task) for task in TASKS}
    assert len(told) == 6


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("de", "setze c3", "place c3"),
        ("de", "lege b3-d3", "lay b3-d3"),
        ("de", "nimm zurück b3-d3", "take b3-d3"),
        ("de", "ziehe a1 2 nach c1 raus 1", "move a1 2 to c1 out 1"),
        ("fr", "pose vert c3", "place green c3"),
        ("fr", "déplace a1 vers c1 élimine 1", "move a1 to c1 out 1"),
        ("it", "collega b3-d3", "lay b3-d3"),
        ("it", "muovi a1 a c1", "move a1 to c1"),
        ("es", "cambia b3-d3 a d3-f3", "shift b3-d3 to d3-f3"),
        ("es", "quita a1", "remove a1"),
        ("nl", "verplaats a1 naar c1 eruit 1", "move a1 to c1 out 1"),
        ("nl", "schuif c2", "slide c2"),
        ("en", "take away a1", "remove a1"),
        ("en", "Put red c 3", "place red c3"),
    ],
)
def test_moves_may_be_typed_in_words(language: str, typed: str, meant: str) -> None:
    assert read_typed(typed, Seat(1), words_in(language, KIND), tactori()) == Play(Seat(1), meant)


@each_language
def test_every_refusal_of_a_move_can_be_said(language: str) -> None:
    words = words_in(language, KIND)
    game = tactori("rectangle-advanced")
    look = game.terms.look(game.initial())
    move = Carry(0, 9)
    for name in _refusals(words):
        error: IllegalMove = refused(look, move, name)
        assert words.say(error.reason, **error.facts)


def _refusals(words: Words) -> list[str]:
    first, last = "game-other-variant", "game-position-off-board"
    names = list(words._bundles[0]._messages)
    return names[names.index(first) : names.index(last)]


@pytest.mark.parametrize(
    ("variant", "count", "told"),
    [
        ("sliding", 1, "The six stones are connected: it took one slide."),
        ("sliding", 14, "The six stones are connected: it took 14 slides."),
        ("colourful", 15, "The board is complete: it took 15 sticks."),
    ],
)
def test_8_5_9_4_a_completed_board_says_what_it_took(variant: str, count: int, told: str) -> None:
    said = words_in("en", KIND).say("game-reason-complete", variant=variant, count=count, cells="")
    assert said == told


@each_language
@pytest.mark.parametrize("variant", ["colourful", "sliding"])
def test_every_language_counts(language: str, variant: str) -> None:
    words = words_in(language, KIND)
    for reason in {"sliding": ("complete",)}.get(variant, ("complete", "no-winner")):
        said = [
            words.say(f"game-reason-{reason}", variant=variant, count=count, cells="")
            for count in (1, 2, 14)
        ]
        assert len(set(said)) == 3
        assert "14" in said[2]
        assert all(text.endswith(".") for text in said)
