"""A position of each game that shows on the home page what it looks like."""

SAMPLES = {
    "four-senses": (
        "four-senses; row4 -, h+dh, -, f+f; row3 dh, -, h, f; row2 -, f+f, h, -; "
        "row1 f, h+f, h+df, h; turn 2; stage explore"
    ),
    "4eyes-plus": (
        "4eyes-plus; size 7; players 2; phase 1; turn 1; tiles 1 b2 a2, b4 a4, e6 e7; "
        "tiles 2 d1 d2, c2 c3, f5 g5; hand 6 6"
    ),
    "tactori": (
        "tactori; variant bridges; players 2; towers a1 red, b1 red, b2 blue red, c2 blue, "
        "c3 blue, d3 red blue, d4 red, e4 blue; sticks red a1-b1 1, blue c2-c3 1; turn 1; "
        "stage stone"
    ),
}
