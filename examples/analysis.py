"""What is known of a position: the best moves, what each is worth, and why."""

import sys

import touchstone as ts

POSITION = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, h, -, -; row1 f, f, -, f; "
    "turn 1; stage explore"
)

state = ts.read(sys.argv[1] if len(sys.argv) > 1 else POSITION, claims="referee")
print("\n".join(state.lines()))

found = ts.best(state, seconds=2)
known = "proven" if found.exact else "not proven"
print(f"Worth to player {state.turn}: {found.value} ({known}), {found.distance} moves to the end")
print("Best:", ", ".join(found.texts))

for one in found.analysis.moves[:5]:
    reasons = ", ".join(reason.code for reason in one.reasons)
    print(f"{state.rules.move_text(one.move)}: {one.value or 'unknown'} {reasons}".rstrip())
