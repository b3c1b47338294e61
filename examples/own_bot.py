"""A bot of your own in twenty lines, against one of the house."""

import sys

import touchstone as ts


def careful(state: ts.State) -> str:
    """Wins if it can; else plays what lets nobody win at once."""
    safe = []
    for text in state.texts:
        after = state.play(text)
        if after.outcome and state.turn in after.outcome.winners:
            return text
        replies = map(after.play, after.texts)
        if not any(reply.outcome and reply.outcome.winners for reply in replies):
            safe.append(text)
    return (safe or state.texts)[0]


games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
won = 0
for number in range(games):
    played = ts.match("four-senses", careful, ts.bot(1, seed=number), claims="referee")
    won += played.outcome is not None and 1 in played.outcome.winners
print(f"The careful bot won {won} of {games} games.")
