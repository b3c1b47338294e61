"""Settings of a game: a table of names with their allowed values, the default first."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from touchstone.core.errors import SettingError


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: either `values` lists what is allowed, or `whole` is a range of numbers."""

    name: str
    default: str
    values: tuple[str, ...] = ()
    whole: range = range(0)
    secret: bool = False
    """Whether the board could be worked out from it; told only to those who may see the board."""
    only_with: tuple[str, tuple[str, ...]] | None = None
    """The setting and those of its values with which this one means anything; None: it always
    does. It is accepted all the same."""

    @classmethod
    def choice(cls, name: str, *values: str) -> "Setting":
        """A setting with a few named values, the default first."""
        return cls(name, values[0], values)

    @classmethod
    def number(
        cls, name: str, default: int, least: int, most: int, *, secret: bool = False
    ) -> "Setting":
        """A setting that takes a whole number."""
        return cls(name, str(default), whole=range(least, most + 1), secret=secret)

    def only(self, name: str, *values: str) -> "Setting":
        """The same, for games in which another setting has one of these values."""
        return replace(self, only_with=(name, values))

    def matters(self, settings: Mapping[str, str]) -> bool:
        """Whether it means anything beside these settings.

        >>> Setting.choice("long", "trail", "path").only("variant", "long").matters({})
        False
        """
        return self.only_with is None or settings.get(self.only_with[0]) in self.only_with[1]

    def allowed(self) -> str:
        """The allowed values, for a message."""
        return ", ".join(self.values) or f"{self.whole.start}..{self.whole.stop - 1}"

    def accepts(self, value: str) -> bool:
        """Whether the value, in lower case, is allowed."""
        if not self.whole:
            return value in self.values
        is_number = value.isascii() and value.isdigit() and len(value) < 20
        return is_number and int(value) in self.whole

    def read(self, text: str) -> str:
        """The value in its one spelling; refuses what is not allowed."""
        value = text.strip().lower()
        if self.accepts(value):
            return str(int(value)) if self.whole else value
        facts = {"name": self.name, "value": text.strip(), "allowed": self.allowed()}
        raise SettingError("setting-bad-value", **facts)


def read_pairs(texts: Iterable[str]) -> dict[str, str]:
    """Settings by name as they are typed, `name=value`; refuses what has no value.

    >>> read_pairs(["Size = 7", "mode=paper"])
    {'size': ' 7', 'mode': 'paper'}
    """
    pairs = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise SettingError("setting-no-value", text=text)
        pairs[name.strip().lower()] = value
    return pairs


def read_settings(options: Iterable[Setting], given: Mapping[str, str]) -> dict[str, str]:
    """All settings, those `given` read and the others at their default.

    >>> claims = Setting.choice("claims", "spoken", "referee")
    >>> read_settings([claims], {"claims": "referee"})
    {'claims': 'referee'}
    """
    known = {setting.name: setting for setting in options}
    for name in given:
        if name not in known:
            raise SettingError("setting-unknown-name", name=name, allowed=", ".join(known))
    return {
        name: setting.read(given[name]) if name in given else setting.default
        for name, setting in known.items()
    }
