"""The rules alone: they need nothing but `touchstone.core`."""
