"""Written games that several tests read."""

UNNOTICED_ROW = """game: four-senses
players: 2

1: f a1
1: done
2: f b1
2: done
1: f c1
1: done
2: df d1
2: done
1: claim a1-d1
"""
"""Player 2 makes the row in turn 4 and is silent; player 1 notices it."""

WON_BY_D1 = (
    "four-senses; row4 -, -, -, -; row3 -, -, -, -; row2 -, -, h+h, -; row1 df, f+f, dh, -; "
    "turn 1; stage explore"
)
"""With a referee df d1 wins at once: there is nothing to think about."""
