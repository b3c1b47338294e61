"""The solver of Four Senses: search, table, opening book, and an independent check."""
