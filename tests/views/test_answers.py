"""What is asked at a table is answered from the listener's own side, on the page and elsewhere."""

import pytest

from touchstone.core.values import Seat
from touchstone.games import new_game
from touchstone.match import Agreement, Chair, CommandRefused, Match, Play, Touch
from touchstone.views.answers import Answers, done_instead, time_words
from touchstone.views.typed import Query, Question
from touchstone.views.wire.outgoing import Clocks
from touchstone.views.words import LANGUAGES, Words, words_in

ANA, BEN = Seat(1), Seat(2)


def _match(*, masked: bool = False, players: int = 2) -> Match:
    game = new_game("four-senses", players, claims="referee")
    chairs = tuple(Chair(name, masked) for name in ("Ana", "Ben", "Cleo")[:players])
    return Match.begin(Agreement(game, chairs, game.kind.rounds(players)))


def _played(match: Match, *texts: str) -> Match:
    for text in texts:
        assert match.turn is not None
        match, _ = match.submit(Play(match.turn, text))
    return match


def test_help_is_the_games_and_what_the_surrounding_adds() -> None:
    match, words = _match(), Words("en")
    alone = Answers(words).answer(Query(Question.HELP), match, ANA)
    assert "claim a1-d1" in alone
    further = ("typed-help", "play-help")
    more = Answers(words, further).answer(Query(Question.HELP), match, ANA)
    assert more == "\n".join((alone, *map(words.say, further)))


def test_the_board_is_for_open_eyes() -> None:
    answers = Answers(Words("en"))
    board = answers.answer(Query(Question.BOARD), _played(_match(), "f b2"), ANA).split("\n")
    assert board[:3] == ["Rows 4 to 3: empty.", "Row 2: b2 level 1, flat.", "Row 1: empty."]
    assert board[-1] == "In the supply: 7 flat pieces, 8 pieces with a hole, 8 doubles."
    assert len(answers.answer(Query(Question.BOARD), _match(), None).split("\n")) == 1
    for listener in (ANA, None):
        with pytest.raises(CommandRefused) as caught:
            answers.answer(Query(Question.BOARD), _match(masked=True), listener)
        assert caught.value.reason == "typed-board-masked"


@pytest.mark.parametrize("masked", [True, False])
def test_the_score_counts_finished_rounds(masked: bool) -> None:
    answers = Answers(Words("en"))
    match = _match(masked=masked, players=3)
    if masked:
        assert answers.answer(Query(Question.SCORE), match, ANA) == "There are no points yet."
    match = _played(match, "f a1", "f b1", "f c1", "f d1")
    assert (
        answers.answer(Query(Question.SCORE), match, ANA)
        == "Ana: 6 points, Ben: 3 points, Cleo: 0 points."
    )


def test_the_score_of_those_who_play_together_is_what_they_count() -> None:
    match = _of("tactori", variant="sliding")
    answers = Answers(words_in("en", match.agreement.game.kind))
    assert answers.answer(Query(Question.SCORE), match, ANA) == "Slides so far: 0."
    masked = _of("tactori", masked=True, variant="sliding")
    assert answers.answer(Query(Question.SCORE), masked, ANA) == "There are no points yet."


def test_the_last_five_utterances_are_repeated() -> None:
    heard = [f"{number}." for number in range(9)]
    said = Answers(Words("en")).answer(Query(Question.REPEAT), _match(), ANA, heard)
    assert said == "4.\n5.\n6.\n7.\n8."


def test_before_anything_has_happened_repeat_says_so() -> None:
    said = Answers(Words("en")).answer(Query(Question.REPEAT), _match(), ANA)
    assert said.startswith("Nothing has happened yet. Your turn.")


def test_the_clock_says_what_is_left() -> None:
    answers, match = Answers(Words("en")), _match()
    assert answers.answer(Query(Question.CLOCK), match, ANA) == "There is no clock at this table."
    clocks = Clocks(left=(61_400, 300_000), running=None)
    said = answers.answer(Query(Question.CLOCK), match, ANA, clocks=clocks)
    assert said == "Ana has 1 minute 1 second, Ben has 5 minutes. The clock is stopped."
    assert time_words(Words("en"), 900) == "0 seconds"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_answered_in_every_language(language: str) -> None:
    answers = Answers(Words(language), ("typed-help", "play-help"))
    about = {
        Question.ROW: "2",
        Question.COLUMN: "b",
        Question.DIAGONAL: "b2",
        Question.WHERE: "hole",
        Question.CELL: "b2",
    }
    for question in Question:
        query = Query(question, about.get(question, ""))
        assert answers.answer(query, _match(), BEN, ["?"])


def _asked(match: Match, question: Question, about: str = "", listener: Seat | None = ANA) -> str:
    return Answers(Words("en")).answer(Query(question, about), match, listener)


def test_lines_are_read_with_their_names_and_the_rest_is_empty() -> None:
    match = _played(_match(), "f b2")
    assert _asked(match, Question.ROW, "c2") == "Row 2: b2 level 1, flat; the rest empty."
    assert _asked(match, Question.COLUMN, "a") == "Column a: empty."
    assert _asked(match, Question.DIAGONAL, "b2") == (
        "Diagonal a1 to d4: b2 level 1, flat; the rest empty. Diagonal a3 to c1: b2 level 1, flat; "
        "the rest empty."
    )


def test_pieces_of_a_kind_are_found() -> None:
    match = _played(_match(), "f b2")
    assert _asked(match, Question.WHERE, "flat") == "One place with flat tops: b2."
    assert _asked(match, Question.WHERE, "are the holes") == "No holes on the board."
    with pytest.raises(CommandRefused) as caught:
        _asked(match, Question.WHERE, "elephants")
    assert caught.value.facts["kinds"] == "flat tops, holes"


def test_what_has_changed_follows_from_the_record() -> None:
    match = _played(_match(), "f b2")
    assert _asked(match, Question.CHANGED) == "Nothing has changed since your last turn."
    assert _asked(match, Question.CHANGED, listener=BEN) == "b2: level 1, flat."


def test_behind_a_mask_a_line_is_done_instead() -> None:
    match = _match(masked=True)
    assert done_instead(Query(Question.ROW, "2"), match, ANA) == Touch(ANA, "a2 b2 c2 d2")
    assert done_instead(Query(Question.ROW, "2"), match, BEN) is None
    assert done_instead(Query(Question.ROW, "2"), _match(), ANA) is None
    assert done_instead(Query(Question.BOARD), match, ANA) is None


def _of(slug: str, *, masked: bool = False, **settings: str) -> Match:
    game = new_game(slug, 2, **settings)
    return Match.begin(Agreement(game, (Chair("Ana", masked), Chair("Ben", masked)), 1))


CELL = Query(Question.CELL, "c3")


@pytest.mark.parametrize("variant", ["bridges", "rectangle-advanced"])
def test_a_cell_alone_is_used_where_there_is_one_way_to_use_it(variant: str) -> None:
    match = _of("tactori", variant=variant)
    assert done_instead(CELL, match, ANA) == Play(ANA, "place c3")
    assert done_instead(CELL, match, BEN) is None


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        (
            "four-senses",
            [
                "c3: ceramic, empty.",
                "This can be done on c3:",
                "Place a flat piece on c3.",
                "Place a piece with a hole on c3.",
                "Place a double on c3, flat side up.",
                "Place a double on c3, hole up.",
                "Declare a line: one end on c3, the other on … a1, a3, c1.",
            ],
        ),
        (
            "4eyes-plus",
            [
                "c3: empty.",
                "This can be done on c3:",
                "Your colour on c3, the other on … b3, c2, c4, d3.",
            ],
        ),
    ],
)
def test_where_there_are_several_ways_they_are_told(slug: str, said: list[str]) -> None:
    match = _of(slug)
    assert done_instead(CELL, match, ANA) is None
    answers = Answers(words_in("en", match.agreement.game.kind))
    assert answers.answer(CELL, match, ANA).split("\n") == said
    assert answers.answer(CELL, match, BEN).split("\n") == [said[0], "It is Ana’s turn."]


@pytest.mark.parametrize("slug", ["four-senses", "4eyes-plus", "tactori"])
def test_behind_a_mask_a_cell_alone_is_felt(slug: str) -> None:
    match = _of(slug, masked=True)
    assert done_instead(CELL, match, ANA) == Touch(ANA, "c3")
    assert done_instead(CELL, match, BEN) == Touch(BEN, "c3"), "the match says whose turn it is"
