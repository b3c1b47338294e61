"""Tactori on 9x9, where stones move and sticks span two fields, in compiled code."""
