"""Every language says everything, and says it in its own words."""

import re

import pytest
from helpers.asked_words import SOURCE, asked, is_named, is_word_of, package
from helpers.messages import file_names, ids, messages, unread

from touchstone.core.game import GameKind
from touchstone.core.settings import Setting
from touchstone.games import GAMES
from touchstone.views.words import LANGUAGES, Words, choose_language

KINDS = list(GAMES.values())
TRANSLATIONS = [language for language in LANGUAGES if language != "en"]

SAME_AS_ENGLISH = {
    # Names are names everywhere.
    **{f"{kind.words}-name": frozenset(TRANSLATIONS) for kind in KINDS},
    "web-title": frozenset(TRANSLATIONS),
    # The same word in both languages.
    "bot-name": frozenset({"de", "it", "nl"}),
    "clock-minutes": frozenset({"fr"}),
}

# The sentence is put together in several steps, which test_sentences.py follows.
PUT_TOGETHER = {"match-felt", "match-felt-supply", "match-round-ended", "match-ended"}
ALWAYS_GIVEN = {"who", "name"}

QUOTES = {"en": "“”", "fr": "«»", "de": "„“", "it": "«»", "es": "«»", "nl": "‘’"}
# In French, a blank that does not break stands before : ; ! ? and inside « ».
TOO_CLOSE = re.compile(r"(?<![\u00a0\u202f\d])([:;!?](?=\s|$)|»)|«(?![\u00a0\u202f])")
ANY_QUOTE = re.compile('[“”„«»‘"]')

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_translation = pytest.mark.parametrize("language", TRANSLATIONS)
each_game = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.slug)


@each_language
def test_every_line_of_every_file_is_understood(language: str) -> None:
    assert {file: unread(language, file) for file in file_names(language)} == {
        file: [] for file in file_names("en")
    }


@each_language
def test_no_message_stands_twice(language: str) -> None:
    found = [name for file in sorted(file_names(language)) for name in ids(language, file)]
    assert sorted(found) == sorted(set(found))


@each_translation
def test_no_message_is_missing_and_none_is_extra(language: str) -> None:
    assert {file: sorted(ids(language, file)) for file in file_names(language)} == {
        file: sorted(ids("en", file)) for file in file_names("en")
    }


@each_translation
def test_every_message_uses_the_same_variables_as_in_english(language: str) -> None:
    theirs = {name: message.variables for name, message in messages(language).items()}
    assert theirs == {name: message.variables for name, message in messages("en").items()}


@each_translation
def test_every_message_knows_the_same_choices_as_in_english(language: str) -> None:
    """Pieces, players and verdicts; only grammatical numbers may differ between languages."""
    english = messages("en")
    for name, message in messages(language).items():
        expected = dict(english[name].choices)
        for variable, keys in message.choices:
            if message.counts(variable):
                assert "other" in keys, f"{name}: ${variable}"
            else:
                assert set(keys) == set(expected[variable]), f"{name}: ${variable}"


@each_language
def test_every_branch_of_every_message_can_be_said(language: str) -> None:
    words = Words(language)
    for name, message in messages(language).items():
        for arguments in message.samples():
            said = words.say(name, **arguments)
            assert said == said.strip() != "", name
            assert "{" not in said, name
            assert not re.search(r"  | [.,]", said.replace("\n", " ")), f"{name}: {said}"


@each_translation
def test_no_message_was_left_in_english(language: str) -> None:
    words, english = Words(language), Words("en")
    copied = {
        name
        for name, message in messages("en").items()
        if message.has_words and language not in SAME_AS_ENGLISH.get(name, ())
        if any(
            words.say(name, **given) == english.say(name, **given) for given in message.samples()
        )
    }
    assert copied == set()


@each_language
def test_quotes_are_those_of_the_language(language: str) -> None:
    for name, message in messages(language).items():
        text = "".join(message.texts)
        marks = set(ANY_QUOTE.findall(text))
        assert marks <= set(QUOTES[language]), f"{name}: {text}"
        assert "'" not in text, f"{name}: the apostrophe of print is ’: {text}"


def test_french_marks_keep_their_distance() -> None:
    for name, message in messages("fr").items():
        if "-say-" not in name:
            for text in message.texts:
                assert not TOO_CLOSE.search(text), f"{name}: {text}"


def test_spanish_questions_and_calls_are_opened() -> None:
    for name, message in messages("es").items():
        text = "".join(message.texts) if "-say-" not in name else ""
        assert (text.count("¿"), text.count("¡")) == (text.count("?"), text.count("!")), name


@each_game
@each_language
def test_no_spoken_form_means_two_things(language: str, kind: GameKind) -> None:
    words = Words(language)
    meanings: dict[str, str] = {}
    for prefix in ("core", kind.words):
        for token, forms in words.spoken(prefix).items():
            for form in {token, *(form.lower() for form in forms)}:
                assert form, f"{prefix}-say-{token} has an empty form"
                assert meanings.setdefault(form, token) == token, f"{form} also means {token}"


@each_game
def test_every_game_has_its_name_an_invitation_and_help(kind: GameKind) -> None:
    assert {f"{kind.words}-{part}" for part in ("name", "about", "help")} <= set(messages("en"))


@each_game
def test_every_setting_and_no_other_has_a_label(kind: GameKind) -> None:
    start = f"{kind.words}-setting-"
    labels = {name for name in messages("en") if name.startswith(start)}
    assert labels == {start + ending for setting in kind.options for ending in _labels(setting)}


def _labels(setting: Setting) -> list[str]:
    return [setting.name, *(f"{setting.name}-{value}" for value in setting.values)]


def test_every_refusal_in_the_source_has_words_and_gives_them_what_they_need() -> None:
    refusals = [one for one in asked() if not one.is_event]
    assert len(refusals) > 30
    for one in refusals:
        _check_asked(one.where, one.name, one.facts)


@each_game
def test_every_event_of_a_game_has_words_and_gives_them_what_they_need(kind: GameKind) -> None:
    events = [one for one in asked(package(kind)) if one.is_event]
    assert events
    for one in events:
        facts = None if one.facts is None else one.facts | ALWAYS_GIVEN
        _check_asked(one.where, f"{kind.words}-event-{one.name}", facts)


def test_every_event_of_the_match_has_words_and_gives_them_what_they_need() -> None:
    events = [one for one in asked(SOURCE / "match") if one.is_event]
    assert events
    for one in events:
        facts = None if one.facts is None else one.facts | ALWAYS_GIVEN
        _check_asked(one.where, one.name, facts)


def _check_asked(where: str, pattern: str, facts: frozenset[str] | None) -> None:
    found = [message for name, message in messages("en").items() if re.fullmatch(pattern, name)]
    assert found, f"{where}: there is no message {pattern}"
    for message in found:
        if facts is not None and ".+" not in pattern and message.id not in PUT_TOGETHER:
            assert message.variables <= facts, f"{where}: {message.id} lacks arguments"


def test_every_message_is_used() -> None:
    referred = {name for message in messages("en").values() for name in message.refers_to}
    unused = [
        name
        for name in messages("en")
        if not (is_named(name) or name in referred or _is_built(name))
    ]
    assert unused == []


def _is_built(name: str) -> bool:
    """Whether the id is put together from a game's words and something its source knows.

    `<words>-name`, `-about`, `-help`; `<words>-setting-...` has a test of its own; and
    `<words>-event-`, `-reason-`, `-feel-`, `-feel-detail-`, `-heap-`, `-say-` and `-sure-` with an
    event, outcome, surface, detail, heap or token. Games share `core-say-` and `match-reason-`.
    `level-1` to `level-5` are the bots, `server-` and a code with a hyphen the server's refusals.
    """
    for kind in KINDS:
        if name in {f"{kind.words}-{part}" for part in ("name", "about", "help")}:
            return True
        if name.startswith(f"{kind.words}-setting-"):
            return True
        built = "event|reason|feel-detail|feel|heap|say|sure"
        if found := re.fullmatch(rf"{re.escape(kind.words)}-(?:{built})-(.+)", name):
            return is_word_of(found[1], package(kind))
    if found := re.fullmatch(r"core-say-(.+)", name):
        return is_word_of(found[1], SOURCE)
    if found := re.fullmatch(r"match-reason-(.+)", name):
        return is_word_of(found[1], SOURCE / "match")
    if found := re.fullmatch(r"server-([a-z]+)-(.+)", name):
        return is_word_of(f"{found[1]}/{found[2]}", SOURCE / "server")
    return re.fullmatch(r"level-[1-5]", name) is not None


def test_a_message_that_does_not_exist_is_a_fault_of_the_program() -> None:
    assert "game-name" in Words()
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
        ("pt-BR,es;q=0.8,en;q=0.5", "es"),
        ("NL", "nl"),
        ("", "en"),
        ("C.UTF-8", "en"),
        ("ja, zh", "en"),
    ],
)
def test_the_first_known_language_is_chosen(wanted: str, language: str) -> None:
    assert choose_language(wanted) == language
