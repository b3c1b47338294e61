"""`touchstone perft`, `best`, `warm` and `bench`: counted, proven, compiled and measured."""

import json
import time
from collections import deque
from collections.abc import Iterator, Sequence
from typing import Annotated, Any

import typer

from touchstone.cli import options
from touchstone.core.errors import SettingError
from touchstone.core.game import AnyGame
from touchstone.core.series import Series
from touchstone.engine.analysis import Analysis, MoveAnalysis, answers, mind_for
from touchstone.engine.levels import STRONGEST
from touchstone.engine.mind import mind_of
from touchstone.engine.warming import cold, compile_each
from touchstone.games import GAMES, find_game
from touchstone.views.reasons import reason_words, verdict_words
from touchstone.views.words import Words


def perft(
    slug: options.Slug,
    depth: Annotated[int, typer.Argument(min=0, help="Length of the sequences.")],
    players: options.Players = None,
    settings: options.Settings = [],  # noqa: B006  typer copies it
    position: options.Position = None,
    as_json: options.AsJson = False,
) -> None:
    """Print the number of move sequences of exactly DEPTH moves."""
    with options.refusals_as_sentences(slug=slug):
        game, state = options.seat_up(slug, players, settings, position)
    series = Series(game, game.kind.rounds(game.seats))
    count = series.perft(series.initial(state), depth)
    typer.echo(json.dumps({"depth": depth, "count": count}) if as_json else count)


def best(
    slug: options.Slug,
    position: options.Position = None,
    players: options.Players = None,
    settings: options.Settings = [],  # noqa: B006  typer copies it
    level: Annotated[
        int,
        typer.Option(min=1, max=STRONGEST, help="How strong; the top solves what it can."),
    ] = STRONGEST,
    seconds: options.Seconds = None,
    seed: Annotated[
        int, typer.Option(help="Seed of the dice of a bot; a solved position needs none.")
    ] = 1,
    lang: options.Language = None,
    as_json: options.AsJson = False,
) -> None:
    """Print the best moves, the value for the player to move, and what is known of every move.

    Ctrl-C ends the thinking: what is known by then is printed.
    """
    words = options.words_in(lang)
    with options.refusals_as_sentences(words, slug):
        game, state = options.seat_up(slug, players, settings, position, words)
    state = game.initial() if state is None else state
    is_warm = mind_for(game, state, seconds, level).is_warm(game)
    for number, done in enumerate(compile_each([] if is_warm else cold(game.kind, game))):
        if number == 0:
            typer.echo("Compiling what this game needs, this once.", err=True)
        typer.echo(f"{done.name}, {done.seconds:.1f} s", err=True)
    latest, status = deque[Analysis](maxlen=1), 0
    try:
        with options.progress("thinking") as on_step:
            latest.extend(answers(game, state, seconds, level=level, seed=seed, on_step=on_step))
    except KeyboardInterrupt:
        status = 130
    for found in latest:
        _tell(game, words.of(game.kind), found, as_json=as_json)
    raise typer.Exit(status)


def _tell(game: AnyGame, words: Words, found: Analysis, *, as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(_as_json(game, words, found), ensure_ascii=False))
        return
    for line in _as_lines(game, words, found):
        typer.echo(line)


def _as_json(game: AnyGame, words: Words, found: Analysis) -> dict[str, Any]:
    return {
        "moves": _texts(game, found.best),
        "value": found.value,
        "distance": found.distance,
        "exact": found.exact,
        "analysis": [_move_as_json(game, words, one) for one in found.moves],
    }


def _move_as_json(game: AnyGame, words: Words, found: MoveAnalysis) -> dict[str, Any]:
    return {
        "move": game.move_text(found.move),
        "value": found.value,
        "exact": found.exact,
        "distance": found.distance,
        "share": found.share,
        "playouts": found.playouts,
        "interval": found.interval,
        "line": _texts(game, found.line),
        "reasons": [
            {
                "code": reason.code,
                "moves": _texts(game, reason.moves),
                "where": [] if reason.outcome is None else list(reason.outcome.where),
                "parries": None if reason.parries is None else _texts(game, reason.parries),
                "text": reason_words(words, game, reason),
            }
            for reason in found.reasons
        ],
    }


def _texts(game: AnyGame, moves: Sequence[Any]) -> list[str]:
    return [game.move_text(move) for move in moves]


def _as_lines(game: AnyGame, words: Words, found: Analysis) -> Iterator[str]:
    """The position first, then every move: the best, then by what they are worth."""
    yield words.say("analysis-position", value=_worth_words(words, found))
    yield words.say("analysis-best", moves=", ".join(_texts(game, found.best)))
    if found.exact and found.best and not found.keeping:
        yield words.say("analysis-unheld")
    ranked = sorted(found.moves, key=lambda one: (one.move not in found.best, -(one.share or 0)))
    for one in ranked:
        said = [f"{game.move_text(one.move)}: {verdict_words(words, one)}."]
        if len(one.line) > 1:
            said.append(words.say("analysis-line", moves=", ".join(_texts(game, one.line))))
        said += [reason_words(words, game, reason) for reason in one.reasons]
        yield " ".join(said)


def _worth_words(words: Words, found: Analysis) -> str:
    """What the position is worth: proven, to be expected, or "unknown"."""
    if found.exact:
        return verdict_words(words, MoveAnalysis(None, found.value, True, found.distance))
    if found.value is None:
        return "unknown"
    return words.say("analysis-expected", value=words.say("analysis-value", value=found.value))


def warm(
    game: Annotated[
        str | None, typer.Option(metavar="SLUG", help="Only this game.", show_default="all")
    ] = None,
    as_json: options.AsJson = False,
) -> None:
    """Compile all that bots and analysts need, so that nobody waits for it later."""
    with options.refusals_as_sentences(slug=game):
        kinds = list(GAMES.values()) if game is None else [find_game(game)]
    compiled = []
    for kind in kinds:
        for done in compile_each(cold(kind)):
            compiled.append({"game": kind.slug, "kernel": done.name, "seconds": done.seconds})
            typer.echo(f"{kind.slug}: {done.name}, {done.seconds:.1f} s", err=as_json)
    typer.echo(json.dumps({"compiled": compiled}) if as_json else "Nothing is left to compile.")


bench = typer.Typer(rich_markup_mode=None, help="Measure the kernels.", no_args_is_help=True)


@bench.callback()
def _only_groups() -> None:
    """Keeps `playouts` a command of its own while it is the only one."""


@bench.command()
def playouts(
    slug: options.Slug,
    players: options.Players = None,
    settings: options.Settings = [],  # noqa: B006  typer copies it
    seconds: Annotated[
        float, typer.Option(help="Seconds to play for.", callback=options.above_zero)
    ] = 5.0,
    seed: Annotated[int, typer.Option(help="Seed of the dice.")] = 1,
    as_json: options.AsJson = False,
) -> None:
    """Play uniformly random complete games on the fast kernel, on one core."""
    with options.refusals_as_sentences(slug=slug):
        game, _ = options.seat_up(slug, players, settings)
        play = mind_of(game.kind).playouts(game, seed)
        if play is None:
            raise SettingError("setting-no-kernel", game=game.kind.slug)
    play(1)  # compiles, which is not counted
    games = moves = 0
    batch = 1
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        moves += play(batch)
        games += batch
        # Batches of about a hundredth of the time: some games are a thousand times longer.
        batch = min(batch * 2, 1 << 16) if spent < seconds / 100 else batch
    result = {"games": games, "moves": moves, "cpu_seconds": round(spent, 4)}
    if as_json:
        typer.echo(json.dumps(result))
    else:
        typer.echo(f"{games / spent:,.0f} games a second, {moves / spent:,.0f} moves a second")
