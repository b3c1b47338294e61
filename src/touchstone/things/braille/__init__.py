"""Rule books in braille: translated by liblouis, laid out in pages, for embossers and displays."""
