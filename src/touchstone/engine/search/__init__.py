"""Searches that know the Game protocol and never a game: all else is handed in."""
