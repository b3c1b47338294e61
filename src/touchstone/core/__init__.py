"""Words shared by every game: seats, grids, outcomes, events, errors, rounds and records.

Nothing here knows a particular game, writes a sentence, reads a clock or rolls dice.
"""
