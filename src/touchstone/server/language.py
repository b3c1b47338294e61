"""Words that are said often are made once."""

from functools import cache, lru_cache

from touchstone.views.words import Words, choose_language


class QuickWords(Words):
    """Words that remember their latest sentences."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        # Bounded: names come from people, so sentences with names could be without number.
        self._said = lru_cache(maxsize=4096)(self._say)

    def say(self, message: str, /, **arguments: str | int) -> str:
        """The message in this language, with its arguments filled in."""
        return self._said(message, tuple(arguments.items()))

    def _say(self, message: str, arguments: tuple[tuple[str, str | int], ...]) -> str:
        return super().say(message, **dict(arguments))


@cache
def _words(language: str) -> QuickWords:
    return QuickWords(language)


def words_for(wanted: str) -> QuickWords:
    """The words of the language that fits a wish best."""
    return _words(choose_language(wanted))
