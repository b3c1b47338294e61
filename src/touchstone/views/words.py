"""Every sentence, in six languages: message ids and named arguments in Fluent files."""

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = {
    "en": "English",
    "fr": "Français",
    "de": "Deutsch",
    "it": "Italiano",
    "es": "Español",
    "nl": "Nederlands",
}
DEFAULT = "en"

_LONGEST = 300
"""Longest argument that is quoted whole. Fluent itself refuses more than a thousand characters."""


class Words:
    """The messages of one language."""

    def __init__(self, language: str = DEFAULT) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def __contains__(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, **arguments: str | int) -> str:
        """The message in this language, with its arguments filled in.

        >>> Words("nl").say("four-senses-name")
        'Four Senses'
        """
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, faults = self._bundle.format_pattern(pattern, _shortened(arguments))
        if faults:
            raise ValueError(f"{self.language}: {message}: {faults[0]}")
        return str(text)

    def spoken(self, prefix: str) -> dict[str, tuple[str, ...]]:
        """What may be said for each token: the messages `<prefix>-say-<token>`, split at `|`."""
        start = f"{prefix}-say-"
        ids = [name for name in self._bundle._messages if name.startswith(start)]
        return {
            name.removeprefix(start): tuple(form.strip() for form in self.say(name).split("|"))
            for name in ids
        }


def _shortened(arguments: dict[str, str | int]) -> dict[str, str | int]:
    """The arguments, with what somebody typed at great length cut off."""
    return {
        name: f"{value[:_LONGEST]}…" if isinstance(value, str) and len(value) > _LONGEST else value
        for name, value in arguments.items()
    }


def choose_language(wanted: str) -> str:
    """The language that fits a locale or an Accept-Language header best; English if none does.

    >>> choose_language("de_CH.UTF-8")
    'de'
    """
    for part in wanted.lower().replace("_", "-").split(","):
        code = part.split(";")[0].strip().split("-")[0]
        if code in LANGUAGES:
            return code
    return DEFAULT


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    folder = files("touchstone.views").joinpath("locales", language)
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
