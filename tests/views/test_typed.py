"""Words that people type, in their own language, become commands and questions."""

import pytest
from helpers.typing_in import ANA, each_language, read

from touchstone.core.errors import UnreadableMove
from touchstone.core.values import Seat
from touchstone.games import GAMES, new_game
from touchstone.games.four_senses import KIND
from touchstone.match import (
    Abandon,
    Accept,
    Command,
    CommandRefused,
    Deal,
    Decline,
    Helper,
    Offer,
    Play,
    Replace,
    Resign,
    Touch,
    command_text,
)
from touchstone.views.typed import Query, Question, confirmation, read_typed, says, setting_value
from touchstone.views.words import LANGUAGES, Words, words_in

PLACE, TOUCH, CLAIM, DONE = "dh d4", "touch b2", "claim a1-d1", "done"
TYPED = [
    ("en", "double hole d4", PLACE),
    ("en", "feel b2", TOUCH),
    ("en", "declare a1 - d1", CLAIM),
    ("en", "I have placed", DONE),
    ("fr", "double trouée d4", PLACE),
    ("fr", "touche b2", TOUCH),
    ("fr", "ligne a1-d1", CLAIM),
    ("fr", "j’ai posé", DONE),
    ("de", "Doppelstein mit Loch d4", PLACE),
    ("de", "fühle b2", TOUCH),
    ("de", "Linie a1-d1", CLAIM),
    ("de", "ich habe gelegt", DONE),
    ("it", "doppio forato d4", PLACE),
    ("it", "tocca b2", TOUCH),
    ("it", "dichiaro a1-d1", CLAIM),
    ("it", "ho posato", DONE),
    ("es", "doble perforada d4", PLACE),
    ("es", "palpa b2", TOUCH),
    ("es", "línea a1-d1", CLAIM),
    ("es", "ya está", DONE),
    ("nl", "dubbel gat d4", PLACE),
    ("nl", "voel b2", TOUCH),
    ("nl", "meld a1-d1", CLAIM),
    ("nl", "ik heb gelegd", DONE),
]

LINES = (Question.ROW, Question.COLUMN, Question.DIAGONAL)
UNSPOKEN = (*LINES, Question.CELL)


def meanings(language: str) -> dict[str, str]:
    """Every form of a token that is a command or a question of its own, and what it means."""
    alone = {
        **{question.value: question.value for question in Question if question not in UNSPOKEN},
        **{token: token for token in ("done", "pass", "resign", "accept", "decline")},
        **{deal.value: f"offer {deal.value}" for deal in Deal},
        **{f"helper-{switch}": f"helper {switch}" for switch in ("on", "off")},
        **{f"path-{switch}": f"path {switch}" for switch in ("on", "off")},
        **{f"share-{switch}": f"share {switch}" for switch in ("on", "off")},
    }
    spoken = words_in(language, KIND).spoken
    return {form: meant for token, meant in alone.items() for form in spoken[token]}


@pytest.mark.parametrize(("language", "text", "notation"), TYPED)
def test_words_of_each_language_become_notation(language: str, text: str, notation: str) -> None:
    assert read(language, text) == notation


@pytest.mark.parametrize(("language", "text", "notation"), TYPED)
def test_capitals_blanks_and_a_full_stop_do_not_matter(
    language: str, text: str, notation: str
) -> None:
    for typed in (text.upper(), f"  {text.replace(' ', '   ')} ", f"{text}.", f"{text} !"):
        assert read(language, typed) == notation


@pytest.mark.parametrize(
    ("language", "text", "notation"),
    [
        ("fr", "double trouee d4", "dh d4"),
        ("fr", "J'ai pose", "done"),
        ("de", "fuhle b2", "touch b2"),
        ("it", "si", "accept"),
        ("es", "linea de a1 a d1", "claim a1-d1"),
    ],
)
def test_accents_may_be_left_out(language: str, text: str, notation: str) -> None:
    assert read(language, text) == notation


LINE_NAMES = [
    ("en", "claim row 1", "claim a1-d1"),
    ("en", "declare the diagonal a1", "claim a1-d4"),
    ("en", "claim diagonal a1 to c3", "claim a1-c3"),
    ("en", "claim diagonal a3", "claim a3-c1"),
    ("fr", "déclare la rangée 2", "claim a2-d2"),
    ("de", "Linie Spalte b", "claim b1-b4"),
    ("it", "dichiaro la colonna c", "claim c1-c4"),
    ("it", "dichiaro la colonna a", "claim a1-a4"),
    ("en", "claim column a", "claim a1-a4"),
    ("es", "anuncio la diagonal a4", "claim a4-d1"),
    ("nl", "meld de rij 4", "claim a4-d4"),
    ("en", "row 2", "row 2"),
    ("en", "column b", "column b"),
    ("de", "Reihe c2", "row c2"),
    ("fr", "diagonale a1", "diagonal a1"),
    ("en", "where are the holes", "where the holes"),
    ("en", "supply", "touch supply"),
    ("en", "status", "turn"),
    ("en", "flat on c3", "f c3"),
    ("en", "place a flat piece on c3", "f c3"),
]


@pytest.mark.parametrize(("language", "text", "meant"), LINE_NAMES)
def test_lines_have_names_and_more_can_be_asked(language: str, text: str, meant: str) -> None:
    assert read(language, text) == meant


@each_language
@pytest.mark.parametrize("slug", GAMES)
def test_every_column_can_be_named_even_if_it_is_called_as_an_article(
    language: str, slug: str
) -> None:
    game = new_game(slug)
    words = words_in(language, game.kind)
    for form in words.understood["column"]:
        for letter in (game.grid.name(cell)[0] for cell in game.grid.cells):
            assert read_typed(f"{form} {letter}", ANA, words, game) == Query(
                Question.COLUMN, letter
            )


@each_language
def test_a_line_that_is_named_without_saying_which_is_not_understood(language: str) -> None:
    for question in LINES:
        for form in words_in(language, KIND).spoken[question.value]:
            with pytest.raises(UnreadableMove):
                read(language, form)


@each_language
def test_the_notation_is_understood_everywhere(language: str) -> None:
    for text in ("f b3", "h b3", "df b3", "dh b3", "claim a1-d1", "done", "pass", "touch supply"):
        assert read(language, text) == text


@each_language
def test_a_cell_may_be_typed_in_two_words(language: str) -> None:
    assert read(language, "dh B 3") == "dh b3"
    assert read(language, "touch  b  3") == "touch b3"
    assert read(language, "claim a 1 – d 1") == "claim a1-d1"


def test_several_cells_may_be_touched_at_once() -> None:
    assert read("en", "feel a1, b1, c1") == "touch a1 b1 c1"


def test_the_longer_form_wins() -> None:
    assert read("en", "double flat a1") == "df a1"
    assert read("de", "doppelt ohne Loch a1") == "df a1"
    assert read("de", "ohne Loch a1") == "f a1"


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "flatter b3"),
        ("fr", "trouées b3"),
        ("fr", " Épée  b3 !"),
        ("de", "Quatsch mit Soße"),
        ("en", "flat nonsense b3"),
        ("en", "flat hole b3"),
        ("en", "f b3 done"),
        ("en", "f b3 to c3"),
        ("en", "offer tea"),
        ("en", "return"),
        ("en", "time-up"),
        ("en", "42"),
        ("en", ""),
    ],
)
def test_what_is_not_understood_is_quoted_as_it_was_typed(language: str, text: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        read(language, text)
    assert caught.value.facts == {"text": text.strip()}


def test_a_question_mark_asks_for_help() -> None:
    assert {read(language, "?") for language in LANGUAGES} == {"help"}


@each_language
def test_every_spoken_form_is_read_as_its_token(language: str) -> None:
    for form, meant in meanings(language).items():
        assert read(language, form) == meant
    for token, forms in words_in(language, KIND).spoken.items():
        for form in forms:
            if token in ("f", "h", "df", "dh"):
                assert read(language, f"{form} b3") == f"{token} b3"
            elif token == "claim":
                assert read(language, f"{form} a1-d1") == "claim a1-d1"
            elif token in ("save", "quit"):
                assert says(f" {form.upper()}. ", token, Words(language))


EXACT: list[Command] = [
    Play(ANA, "f b3"),
    Touch(ANA, "supply"),
    Touch(ANA, "b3 c3"),
    *(Offer(ANA, deal) for deal in Deal),
    Replace(ANA, Seat(2), 3),
    Abandon(ANA, Seat(2)),
    Resign(ANA),
    Accept(ANA),
    Decline(ANA),
    Helper(ANA, on=True),
    Helper(ANA, on=False),
]


@each_language
@pytest.mark.parametrize("slug", GAMES)
def test_the_one_text_of_every_command_is_understood_everywhere(language: str, slug: str) -> None:
    game = new_game(slug)
    for command in EXACT:
        if slug == "four-senses" or not isinstance(command, Play):
            typed = command_text(command).upper()
            assert read_typed(typed, ANA, words_in(language, game.kind), game) == command


def test_a_touch_needs_a_place() -> None:
    with pytest.raises(CommandRefused) as caught:
        read("en", "feel")
    assert caught.value.reason == "typed-touch-what"


@pytest.mark.parametrize(
    ("language", "text", "notation"),
    [
        ("en", "flat piece on b3", "f b3"),
        ("en", "a line from a1 to d1", "claim a1-d1"),
        ("en", "I declare the line from a1 to d1!", "claim a1-d1"),
        ("en", "feel the supply, please", "touch supply"),
        ("en", "I offer a draw", "offer draw"),
        ("de", "Doppelstein mit Loch auf b3", "dh b3"),
        ("de", "eine Linie von a1 nach d1", "claim a1-d1"),
        ("fr", "pièce pleine en b3", "f b3"),
        ("fr", "la ligne de a1 à d1", "claim a1-d1"),
        ("it", "un pezzo doppio, foro in alto, in b3", "dh b3"),
        ("es", "una ficha perforada en b3", "h b3"),
        ("nl", "een stuk met een gat op b3", "h b3"),
    ],
)
def test_articles_and_prepositions_are_skipped(language: str, text: str, notation: str) -> None:
    assert read(language, text) == notation


@pytest.mark.parametrize(
    ("variant", "text", "notation"),
    [
        ("bridges", "put a stone on c3", "place c3"),
        ("bridges", "place red c3", "place red c3"),  # the rules say why not
        ("bridges", "a bridge from a1 to a2", "lay a1-a2"),
        ("bridges", "stick a1-a2", "lay a1-a2"),
        ("free", "put a green stone on c3", "place green c3"),
        ("free", "lay a red stick from a1 to a2", "lay red a1-a2"),
        ("free", "take the stick from a1 to a2 back", "take a1-a2"),
        ("rectangles", "move 2 stones from a1 to c1", "move a1 2 to c1"),
        ("rectangles", "move a1 7 to c1 knock out 3", "move a1 7 to c1 out 3"),
    ],
)
def test_sentences_about_stones_and_sticks(variant: str, text: str, notation: str) -> None:
    assert read("en", text, new_game("tactori", variant=variant)) == notation


@each_language
@pytest.mark.parametrize("slug", GAMES)
def test_every_value_of_a_setting_is_understood_by_its_name(language: str, slug: str) -> None:
    words = words_in(language, GAMES[slug])
    for setting in GAMES[slug].options:
        for value in setting.values:
            label = words.say(f"game-setting-{setting.name}-{value}")
            assert setting_value(label.upper(), setting, words) == value
            assert setting_value(value, setting, words) == value


@each_language
def test_what_cannot_be_taken_back_asks_for_confirmation(language: str) -> None:
    words, grid = words_in(language, KIND), KIND.new().grid
    assert confirmation(Resign(ANA), words, grid)
    row = words.say("line-row", name=1)
    assert row in (confirmation(Play(ANA, "claim a1-d1"), words, grid) or "")
    assert confirmation(Play(ANA, "f b3"), words, grid) is None
    assert confirmation(Touch(ANA, "b3"), words, grid) is None


@each_language
def test_saving_is_one_word_so_that_the_name_of_a_file_can_follow(language: str) -> None:
    assert not [form for form in Words(language).spoken["save"] if " " in form]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["look b2", "look at b2", "what is on b2", "what’s at b2?", "feel b2", "read b2"]),
        ("de", ["schau b2 an", "was liegt auf b2?", "zeig b2", "lies b2", "ertaste b2"]),
        ("fr", ["regarde b2", "voir b2", "qu’y a-t-il en b2 ?", "lis b2", "touche b2"]),
        ("es", ["mira b2", "ver b2", "¿qué hay en b2?", "lee b2", "toca b2"]),
        ("it", ["guarda b2", "cosa c’è in b2?", "leggi b2", "esplora b2"]),
        ("nl", ["kijk op b2", "wat ligt er op b2?", "bekijk b2", "lees b2"]),
    ],
)
def test_a_newcomer_asks_for_a_cell_in_many_ways(language: str, texts: list[str]) -> None:
    assert [read(language, text) for text in texts] == ["touch b2"] * len(texts)


NEWCOMERS = {
    "en": ("show me the board", "help me", "how do I play?", "what can I do?", "play again"),
    "de": ("zeig das Brett", "hilf mir", "wie spielt man?", "was kann ich tun?", "neues Spiel"),
    "fr": ("montre le plateau", "aide-moi", "comment jouer ?", "que puis-je faire ?", "rejouer"),
    "es": ("lee el tablero", "ayúdame", "¿cómo se juega?", "¿qué puedo hacer?", "nueva partida"),
    "it": ("mostra il tabellone", "aiutami", "come si gioca?", "cosa posso fare?", "gioca ancora"),
    "nl": ("toon het bord", "help me", "hoe speel je?", "wat kan ik doen?", "nog een spel"),
}


@each_language
def test_a_newcomer_asks_in_sentences(language: str) -> None:
    meant = ["board", "help", "rules", "turn", "offer rematch"]
    assert [read(language, text) for text in NEWCOMERS[language]] == meant


PUT = {
    "en": ("play flat b2", "place b2 a2", "put a stone on c3", "stone c3"),
    "de": ("spiele Loch b2", "stelle b2 a2", "lege einen Stein auf c3", "Stein c3"),
    "fr": ("poser une pièce pleine en b2", "place b2 a2", "joue c3", "pion c3"),
    "es": ("poner plana en b2", "coloca b2 a2", "pongo c3", "ficha c3"),
    "it": ("metto pieno in b2", "posa b2 a2", "posa un pezzo in c3", "pezzo c3"),
    "nl": ("plaats een plat stuk op b2", "plaats b2 a2", "leg een steen op c3", "steen c3"),
}


@each_language
def test_a_newcomer_puts_a_piece_down_with_any_verb(language: str) -> None:
    games = [GAMES[slug].new() for slug in ("four-senses", "4eyes-plus", "tactori", "tactori")]
    piece = "h b2" if language == "de" else "f b2"
    meant = [read(language, text, game) for text, game in zip(PUT[language], games, strict=True)]
    assert meant == [piece, "b2 a2", "place c3", "place c3"]


@each_language
@pytest.mark.parametrize("slug", GAMES)
def test_a_cell_alone_asks_what_can_be_done_there(language: str, slug: str) -> None:
    game = new_game(slug)
    assert {read(language, text, game) for text in ("c3", " C 3.")} == {"cell c3"}
    assert read(language, "c3?", game) == "touch c3"  # nobody makes a move by asking
    with pytest.raises(UnreadableMove):
        read(language, "z99", game)
