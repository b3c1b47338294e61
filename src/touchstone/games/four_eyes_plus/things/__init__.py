"""4EYES+ to print, to build and to hold."""
