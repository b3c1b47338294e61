"""A game between two players who roll dice: all that is needed to play."""

import random

import touchstone as ts

state = ts.game("4eyes-plus", players=2, size=7)
while state.outcome is None:
    move = random.choice(state.texts)
    print(f"{state.turn}: {move}")
    state = state.play(move)

print(state.text)
print(state.outcome)
