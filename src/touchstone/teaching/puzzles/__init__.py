"""Puzzles: positions with a task that the engine has made, and proves anew whenever it is asked."""
