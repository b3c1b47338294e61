"""Boards of single games as plain text, where rows of touched cells would be too long."""
