"""The languages: one folder each under `locales`, with a `language.toml` that says what it is.

A language that is not finished waits in the tree. It is offered only where TOUCHSTONE_LANGUAGES is
set to `all`, so that those who translate can look at it; what it does not say yet, English says.
"""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

DEFAULT = "en"
"""What is spoken where nothing else fits, and by every game."""
SWITCH = "TOUCHSTONE_LANGUAGES"


@dataclass(frozen=True, slots=True)
class Language:
    """What there is to know of a language beside its words."""

    name: str
    """What its speakers call it."""
    english: str
    quotes: str
    """The marks before and after what is quoted."""
    place: int = 1000
    """Where it stands in lists."""
    finished: bool = False


def _found() -> dict[str, Language]:
    folders = files("touchstone.views").joinpath("locales").iterdir()
    languages = {
        folder.name: Language(**tomllib.loads(file.read_text(encoding="utf-8")))
        for folder in folders
        if (file := folder.joinpath("language.toml")).is_file()
    }
    return dict(sorted(languages.items(), key=lambda one: (one[1].place, one[0])))


def offered(languages: Mapping[str, Language], switch: str) -> dict[str, str]:
    """By code, what each language that is offered is called by its speakers."""
    everything = switch == "all"
    return {code: one.name for code, one in languages.items() if one.finished or everything}


ALL_LANGUAGES: Mapping[str, Language] = _found()
LANGUAGES: Mapping[str, str] = offered(ALL_LANGUAGES, os.environ.get(SWITCH, ""))
"""The languages that players are offered."""
