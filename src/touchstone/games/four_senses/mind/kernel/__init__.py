"""Four Senses on machine words: the fast twin of `touchstone.games.four_senses`."""
