"""An engine that speaks lines of text, as it could be written in any language.

    touchstone arena 3 "engine:python examples/text_engine.py" --game tactori --open

It plays a random move, unless one wins at once. docs/engines.md explains the lines.
"""

import random
import sys

import touchstone as ts


def choose(state: ts.State) -> str:
    """A winning move, if there is one; else any."""
    texts = random.sample(state.texts, len(state.texts))
    for text in texts:
        outcome = state.play(text).outcome
        if outcome and state.turn in outcome.winners:
            return text
    return texts[0]


settings: dict[str, str] = {}
players, position = 2, ""
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "touchstone":
        print("name Random but awake")
        print("ready", flush=True)
    elif word == "game":
        slug, _, number, *pairs = rest.split()
        players, settings = int(number), dict(pair.split("=", 1) for pair in pairs)
    elif word == "position":
        position = rest
    elif word == "go":
        print("bestmove", choose(ts.read(position, players=players, **settings)), flush=True)
    elif word == "quit":
        break
