"""Names for parametrised games and for events: the same everywhere, and short enough to read."""

from touchstone.core.events import Event, TurnEnded
from touchstone.core.game import AnyGame


def game_name(game: AnyGame) -> str:
    """The slug, the number of players, and what is not at its default."""
    defaults = {setting.name: setting.default for setting in game.kind.options}
    changed = [
        f"{name}={value}" for name, value in game.settings.items() if value != defaults[name]
    ]
    return "-".join([game.kind.slug, str(game.seats), *changed])


def event_name(event: Event) -> str:
    """The event's name; of the end of a turn, how it ended."""
    return f"turn-{event.how}" if isinstance(event, TurnEnded) else event.name
