"""Four Senses to print, to build and to hold."""
