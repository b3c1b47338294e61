"""How long a review takes: until all turns have been looked at once, and until the last word.

    python benchmarks/review.py

Prints a row of a Markdown table for each game. The clock is that of the processor, so that a busy
machine neither hurries a review nor slows it down; what has to be compiled is compiled before.
"""

import time

time.monotonic = time.process_time  # before anything asks for it

from random import Random  # noqa: E402

from touchstone.engine.levels import LEVELS, Budget  # noqa: E402
from touchstone.engine.mind import mind_of  # noqa: E402
from touchstone.engine.warming import cold, compile_each  # noqa: E402
from touchstone.games import GAMES  # noqa: E402
from touchstone.match import Agreement, Chair, Match, Play  # noqa: E402
from touchstone.teaching.review import review  # noqa: E402

SETUPS = {
    "Four Senses, all 24 pieces": ("four-senses", {}, True),
    "Four Senses, referee": ("four-senses", {"claims": "referee"}, False),
    "4EYES+ 9x9": ("4eyes-plus", {}, False),
    "Tactori 9x9": ("tactori", {"variant": "rectangle-advanced"}, False),
    "Tactori 9x9, at random": ("tactori", {"variant": "rectangle-advanced"}, True),
}
LEVEL, NODES, LONGEST = LEVELS[2], 200, 300


def played(slug: str, settings: dict[str, str], at_random: bool) -> Match:
    """A game of children, or one at random in which nobody declares anything."""
    dice, game = Random(1), GAMES[slug].new(2, settings)
    guide = mind_of(game.kind).guide
    match = Match.begin(Agreement(game, (Chair(masked=False),) * 2))
    while match.turn is not None and len(match.record.moves) < LONGEST:
        state = match.record.sitting.state
        if at_random:
            quiet = [m for m in game.legal_moves(state) if game.move_text(m)[:5] != "claim"]
            move = dice.choice(quiet)
        else:
            move = guide.decide(game, state, LEVEL, dice, Budget(nodes=NODES))
        match, _ = match.submit(Play(match.turn, game.move_text(move)))
    return match


def main() -> None:
    print("| Game | turns | every turn once, s | last word, s | turns proven |")
    print("|---|---:|---:|---:|---:|")
    for label, (slug, settings, at_random) in SETUPS.items():
        match = played(slug, settings, at_random)
        game = match.record.game
        list(compile_each(cold(game.kind, game)))
        print(f"| {label} | {measured(match)} |", flush=True)


def measured(match: Match) -> str:
    """The review of one game, as cells of the table."""
    begun, looks = time.process_time(), list[float]()
    found = review(match.record, on_step=lambda *_: looks.append(time.process_time() - begun))
    spent, turns = time.process_time() - begun, len(found.turns)
    proven = sum(turn.exact for turn in found.turns)
    return f"{turns} | {looks[turns - 1]:.1f} | {spent:.1f} | {proven}"


if __name__ == "__main__":
    main()
