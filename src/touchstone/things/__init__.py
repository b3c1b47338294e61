"""Things to hold: rule books, print, tactile graphics and pieces, from the page's sources."""
