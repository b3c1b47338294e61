"""`touchstone solve GAME` and `touchstone verify GAME`: what only some games can do.

A game offers them by functions of these names in its `mind/commands.py`, which is imported when
one is asked for. Where only one game has such a command, its name may be left out.
"""

from typing import Any

import typer
from typer.core import TyperGroup

from touchstone.cli import as_command
from touchstone.cli.options import refusals_as_sentences
from touchstone.core.errors import SettingError
from touchstone.games import GAMES


class ByGame(TyperGroup):
    """A command that some games have, as a group: each game's own is found by its slug."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The slugs of the games that have it."""
        return [slug for slug in GAMES if self._function(slug) is not None]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The game's own command; None where it has none."""
        function = self._function(cmd_name)
        if function is None:
            return None
        return as_command(cmd_name, refusals_as_sentences(slug=cmd_name)(function))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Puts the game first, wherever it was typed, or the only one there is."""
        if set(args) & set(self.get_help_option_names(ctx)) and args[0].startswith("-"):
            return super().parse_args(ctx, args)
        games = self.list_commands(ctx)
        named = next((word for word in args if word.lower() in games), None)
        if named is not None:
            args.remove(named)
        elif args and not args[0].startswith("-"):
            named = args[0]
        elif len(games) == 1:
            named = games[0]
        with refusals_as_sentences():
            if named is None or named.lower() not in games:
                allowed = ", ".join(games)
                raise SettingError(
                    "setting-bad-value", name="game", value=named or "", allowed=allowed
                )
        return super().parse_args(ctx, [named.lower(), *args])

    def _function(self, slug: str) -> Any | None:
        kind = GAMES.get(slug)
        # Looked for as a file first: most games have none, and to import one takes a second.
        if kind is None or not kind.file("mind", "commands.py").is_file():
            return None
        return getattr(kind.part("mind.commands"), self.name or "", None)


solve = typer.Typer(
    rich_markup_mode=None, cls=ByGame, help="Prove what a game is worth with best play."
)
verify = typer.Typer(
    rich_markup_mode=None,
    cls=ByGame,
    help="Check a game's solution by other means than its solver's.",
)
