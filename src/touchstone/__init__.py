"""Touchstone: a table for board games that are played by touch."""

__version__ = "0.3.0"
