"""Every language says everything, and says it in its own words."""

import re
from importlib import import_module

import pytest
from helpers.asked_words import SOURCE, asked, events_of, is_named, is_word_of, package
from helpers.messages import ids, messages, unread

from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.games import GAMES
from touchstone.match import LEVELS
from touchstone.match import events as match_events
from touchstone.teaching.lessons.lesson import lessons
from touchstone.teaching.puzzles.puzzle import themes
from touchstone.views.languages import ALL_LANGUAGES
from touchstone.views.words import LANGUAGES, Words, choose_language, words_in

KINDS = list(GAMES.values())
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

SAME_AS_ENGLISH = {
    # Names are names everywhere.
    "game-name": frozenset(TRANSLATIONS),
    "web-title": frozenset(TRANSLATIONS),
    # The same word in both languages.
    "bot-name": frozenset({"de", "it", "nl"}),
    "bot-name-one-of": frozenset({"de", "it", "nl"}),
    "match-points": frozenset({"fr"}),
    "paper-total": frozenset({"fr", "es"}),
    "core-say-diagonal": frozenset({"es"}),
    "clock-minutes": frozenset({"fr"}),
    "match-score": frozenset({"fr"}),
    "web-name": frozenset({"de"}),
    "web-keyname-escape": frozenset({"de", "it", "es", "nl"}),
    **{
        f"web-keyname-{key}": frozenset({"nl"})
        for key in ("pageup", "pagedown", "home", "end", "enter")
    },
}

# The sentence is put together in several steps, which test_sentences.py follows.
PUT_TOGETHER = {
    "match-felt",
    "match-felt-supply",
    "match-round-ended",
    "match-ended",
    "move-not-your-turn",
}
# The sentence is that of the error.
WITHOUT_MESSAGE = {"match-refused"}
ALWAYS_GIVEN = {"who", "name"}

QUOTES = {code: one.quotes for code, one in ALL_LANGUAGES.items()}
# In French, a blank that does not break stands before : ; ! ? and inside « ».
TOO_CLOSE = re.compile(r"(?<![\u00a0\u202f\d])([:;!?](?=\s|$)|»)|«(?![\u00a0\u202f])")
PICTURE = re.compile(r"!\[|\]\(<[^>]*>\)")
ANY_QUOTE = re.compile('[“”„«»‘"]')
TYPED = re.compile(r"(core|game)-((say|type)-.+|skip)")

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", TRANSLATIONS)
each_game = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.slug)
each_source = pytest.mark.parametrize(
    "kind", [None, *KINDS], ids=lambda kind: kind.slug if kind else "shared"
)


@each_language
@each_source
def test_every_line_of_every_file_is_understood(language: str, kind: GameKind | None) -> None:
    assert unread(language, kind) == []


@each_language
@each_game
def test_no_message_stands_twice(language: str, kind: GameKind) -> None:
    found = [*ids(language), *ids(language, kind)]
    assert sorted(found) == sorted(set(found))


@each_game
def test_the_messages_of_a_game_and_no_others_are_called_so(kind: GameKind) -> None:
    assert all(name.startswith("game-") for name in ids("en", kind))
    assert not [name for name in ids("en") if name.startswith("game-")]


@each_translation
@each_source
def test_no_message_is_missing_and_none_is_extra(language: str, kind: GameKind | None) -> None:
    assert sorted(ids(language, kind)) == sorted(ids("en", kind))


@each_translation
@each_source
def test_every_message_uses_the_same_variables_as_in_english(
    language: str, kind: GameKind | None
) -> None:
    theirs = {name: message.variables for name, message in messages(language, kind).items()}
    assert theirs == {name: message.variables for name, message in messages("en", kind).items()}


@each_translation
@each_source
def test_every_message_knows_the_same_choices_as_in_english(
    language: str, kind: GameKind | None
) -> None:
    """Pieces, players and verdicts; only grammatical numbers may differ between languages."""
    english = messages("en", kind)
    for name, message in messages(language, kind).items():
        expected = dict(english[name].choices)
        for variable, keys in message.choices:
            if message.counts(variable):
                assert "other" in keys, f"{name}: ${variable}"
            else:
                assert set(keys) == set(expected[variable]), f"{name}: ${variable}"


@each_language
@each_source
def test_every_branch_of_every_message_can_be_said(language: str, kind: GameKind | None) -> None:
    words = words_in(language, kind)
    for name, message in messages(language, kind).items():
        for arguments in message.samples():
            said = words.say(name, **arguments)
            assert said == said.strip() != "", name
            assert "{" not in said, name
            assert not re.search(r"  | [.,]", said.replace("\n", " ")), f"{name}: {said}"


@each_translation
@each_source
def test_no_message_was_left_in_english(language: str, kind: GameKind | None) -> None:
    words, english = words_in(language, kind), words_in("en", kind)
    copied = {
        name
        for name, message in messages("en", kind).items()
        if message.has_words and language not in SAME_AS_ENGLISH.get(name, ())
        if any(
            words.say(name, **given) == english.say(name, **given) for given in message.samples()
        )
    }
    assert copied == set()


@each_language
@each_source
def test_quotes_are_those_of_the_language(language: str, kind: GameKind | None) -> None:
    for name, message in messages(language, kind).items():
        text = "".join(message.texts)
        marks = set(ANY_QUOTE.findall(text))
        assert marks <= set(QUOTES[language]), f"{name}: {text}"
        assert "'" not in text, f"{name}: the apostrophe of print is ’: {text}"


@each_source
def test_french_marks_keep_their_distance(kind: GameKind | None) -> None:
    for name, message in messages("fr", kind).items():
        if not TYPED.fullmatch(name):
            for text in message.texts:
                assert not TOO_CLOSE.search(text), f"{name}: {text}"


@each_game
def test_french_pages_keep_their_marks_with_their_words(kind: GameKind) -> None:
    for folder, name in (("pages", "fr.md"), ("things", "build.fr.md"), ("lessons", "fr.ftl")):
        text = kind.file(folder, name).read_text(encoding="utf-8")
        for line in PICTURE.sub("", text).splitlines():
            assert not TOO_CLOSE.search(line), line


@each_source
def test_spanish_questions_and_calls_are_opened(kind: GameKind | None) -> None:
    for name, message in messages("es", kind).items():
        text = "".join(message.texts) if not TYPED.fullmatch(name) else ""
        assert (text.count("¿"), text.count("¡")) == (text.count("?"), text.count("!")), name


@each_game
@each_language
def test_no_spoken_form_means_two_things(language: str, kind: GameKind) -> None:
    meanings: dict[str, str] = {}
    for token, forms in words_in(language, kind).spoken.items():
        for form in {token, *(form.lower() for form in forms)}:
            assert form, f"{token} has an empty form"
            assert meanings.setdefault(form, token) == token, f"{form} also means {token}"


@each_game
@each_language
def test_only_a_word_for_a_thing_is_both_said_and_skipped(language: str, kind: GameKind) -> None:
    """A stick or a stone alone says what to do; beside a verb it does not."""
    words = words_in(language, kind)
    assert all(words.skipped)
    said = {form.lower(): token for token, forms in words.spoken.items() for form in forms}
    both = {said[form.lower()] for form in words.skipped if form.lower() in said}
    assert both == {"lay", "place"} & words.spoken.keys()


@each_game
def test_every_game_has_its_name_an_invitation_and_help(kind: GameKind) -> None:
    assert {"game-name", "game-about", "game-help"} <= set(messages("en", kind))


@each_game
def test_every_setting_and_no_other_has_a_label(kind: GameKind) -> None:
    start = "game-setting-"
    labels = {name for name in messages("en", kind) if name.startswith(start)}
    assert labels == {start + ending for setting in kind.options for ending in _labels(setting)}


def _labels(setting: Setting) -> list[str]:
    return [setting.name, *(f"{setting.name}-{value}" for value in setting.values)]


@each_source
def test_every_refusal_in_the_source_has_words_and_gives_them_what_they_need(
    kind: GameKind | None,
) -> None:
    games = [package(one) for one in KINDS]
    refusals = [
        one
        for one in asked(package(kind) if kind else SOURCE)
        if kind or not any((SOURCE / one.where).is_relative_to(game) for game in games)
    ]
    assert len(refusals) > 5
    for one in refusals:
        _check_asked(one.where, one.name, one.facts, kind)


@each_game
def test_every_event_of_a_game_has_words_and_gives_them_what_they_need(kind: GameKind) -> None:
    events = events_of(import_module(f"{kind.package}.rules.events"))
    assert events
    for event in events:
        assert event.message == f"game-event-{event.name}"
        _check_asked(event.name, event.message, frozenset(event.facts()) | ALWAYS_GIVEN, kind)


@each_game
def test_every_way_in_which_a_turn_ends_has_words(kind: GameKind) -> None:
    ways = {name for name in messages("en", kind) if name.startswith("game-turn-")}
    assert "game-turn-done" in ways
    for way in ("passed", "skipped"):
        assert is_word_of(way, package(kind)) == (f"game-turn-{way}" in ways), way


def test_every_event_of_the_match_has_words_and_gives_them_what_they_need() -> None:
    events = [one for one in events_of(match_events) if one.name not in WITHOUT_MESSAGE]
    assert len(events) > 10
    for event in events:
        _check_asked(event.name, event.message, frozenset(event.facts()) | ALWAYS_GIVEN)


def _check_asked(
    where: str, pattern: str, facts: frozenset[str] | None, kind: GameKind | None = None
) -> None:
    known = messages("en") | (messages("en", kind) if kind else {})
    found = [message for name, message in known.items() if re.fullmatch(pattern, name)]
    assert found, f"{where}: there is no message {pattern}"
    for message in found:
        if facts is not None and ".+" not in pattern and message.id not in PUT_TOGETHER:
            assert message.variables <= facts, f"{where}: {message.id} lacks arguments"


@each_source
def test_every_message_is_used(kind: GameKind | None) -> None:
    known = messages("en", kind)
    referred = {name for message in known.values() for name in message.refers_to}
    unused = [
        name for name in known if not (is_named(name) or name in referred or _is_built(name, kind))
    ]
    assert unused == []


def _is_built(name: str, kind: GameKind | None) -> bool:
    """Whether the id is put together from something that the source knows.

    `game-setting-...` has a test of its own; `game-event-`, `-turn-`, `-reason-`, `-also-`,
    `-feel-`, `-feel-detail-`, `-heap-`, `-say-`, `-type-`, `-do-`, `-sure-`, `-stage-`, `-sign-`
    and `-kind-` end in an event, the way a turn ends, an outcome, a surface, a detail, a heap, a
    token, a stage or the sign of a seat, `-theme-` and `-puzzle-` in a theme of its
    puzzles. Games share `core-say-`, `core-type-` and
    `match-reason-`. `level-1` and so on are the bots, `server-` and a code with a hyphen the
    server's refusals, `lesson-aim-` an aim of a lesson.
    """
    if kind is not None:
        if name.startswith("game-setting-"):
            return True
        if found := re.fullmatch(r"game-(?:theme|puzzle)-(.+)", name):
            return found[1] in {theme.name for theme in themes(kind)}
        built = "event|turn|reason|also|feel-detail|feel|heap|say|type|sure|stage|sign|kind|do"
        found = re.fullmatch(rf"game-(?:{built})-(.+)", name)
        return found is not None and (
            is_word_of(found[1], package(kind)) or name == "game-turn-done"
        )
    if found := re.fullmatch(r"lesson-aim-(.+)", name):
        return any(found[1] in one.aims for each in KINDS for one in lessons(each))
    if found := re.fullmatch(r"core-(?:say|type|do)-(.+)", name):
        return is_word_of(found[1], SOURCE)
    if found := re.fullmatch(r"match-reason-(.+)", name):
        return is_word_of(found[1], SOURCE / "match")
    if found := re.fullmatch(r"server-([a-z]+)-(.+)", name):
        return is_word_of(f"{found[1]}/{found[2]}", SOURCE / "server")
    return name in {f"level-{level}" for level in LEVELS}


def test_a_message_that_does_not_exist_is_a_fault_of_the_program() -> None:
    assert "game-name" not in Words()
    assert "game-name" in Words("fr", KINDS[0])
    assert "no-such-message" not in Words()
    with pytest.raises(LookupError):
        Words().say("no-such-message")


def test_a_missing_argument_is_a_fault_of_the_program() -> None:
    with pytest.raises(ValueError, match="move-off-board"):
        Words().say("move-off-board")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("de_CH.UTF-8", "de"),
        ("tlh-QO,es;q=0.8,en;q=0.5", "es"),
        ("NL", "nl"),
        ("", "en"),
        ("C.UTF-8", "en"),
        ("ja, zh", "en"),
    ],
)
def test_the_first_known_language_is_chosen(wanted: str, language: str) -> None:
    assert choose_language(wanted) == language


def test_quotes_are_cut_but_what_the_program_says_itself_is_not() -> None:
    long = "x" * 500
    assert f"“{'x' * 100}…”" in Words().say("move-unreadable", text=long)
    assert long in Words().say("board-row", row=1, content=long)
