"""Tactori to print, to build and to hold."""
