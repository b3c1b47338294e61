# Things to hold.

things-missing = { $tools }: not installed here, and needed for this. To install it: { $command }
things-contents = Contents
things-epub-summary = Every picture of a board is also told in words, row by row. The book has headings, a table of contents and one reading order; nothing depends on colour alone.

## Downloads of the rules pages

things-title = Large print, braille, EPUB, audio, print and build
things-intro = These rules to hold, to feel and to hear. Everything is made from this page the first time somebody asks for it.
things-pdf = Large print (PDF, 18 and 24 points)
things-brf = Braille for embossers and displays (BRF)
things-pef = Braille with its own page layout (PEF)
things-epub = A book for e-readers (EPUB)
things-audio = To listen to, chapter by chapter (MP3)
things-sheet = Sheets to write on, and a card of the notation
things-print = To print and play
things-tactile = Tactile pages for swell paper
things-pieces = Board and pieces for a 3D printer (STL and 3MF)
things-make-it = Make it
things-size = ({ $size } kB)
things-state-making = { $thing }: being made. That takes up to a minute.
things-state-ready = { $thing }: ready.
things-state-failed = { $thing }: that did not work. Please try again in ten minutes.
