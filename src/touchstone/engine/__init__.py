"""Opponents: bots that send the same commands as people."""
