"""What a table teaches: a review after every game, and puzzles. Lessons stand beside them.

On match, engine and views; it knows no game by name. What is special in a game is in its folder.
"""
