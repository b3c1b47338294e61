# Things to hold.

things-missing = { $tools }: wird dafür gebraucht und ist hier nicht installiert. So wird es installiert: { $command }
things-contents = Inhalt
things-epub-summary = Jedes Bild eines Bretts ist auch in Worten beschrieben, Reihe für Reihe. Das Buch hat Überschriften, ein Inhaltsverzeichnis und eine einzige Lesereihenfolge; nichts hängt allein an der Farbe.

## Downloads of the rules pages

things-title = Großdruck, Braille, EPUB, zum Hören, Drucken und Bauen
things-intro = Diese Regeln zum Anfassen, Tasten und Hören. Alles wird aus dieser Seite gemacht, sobald jemand zum ersten Mal danach fragt.
things-pdf = Großdruck (PDF, 18 und 24 Punkt)
things-brf = Braille für Brailledrucker und Braillezeilen (BRF)
things-pef = Braille mit eigenem Seitenformat (PEF)
things-epub = Ein Buch für Lesegeräte (EPUB)
things-audio = Zum Anhören, Kapitel für Kapitel (MP3)
things-sheet = Blätter zum Ausfüllen und eine Karte der Notation
things-print = Zum Ausdrucken und Spielen
things-tactile = Tastbare Seiten für Schwellpapier
things-pieces = Brett und Teile für den 3D-Drucker (STL und 3MF)
things-make-it = Herstellen
things-size = (Datei, { $size } kB)
things-state-making = { $thing }: wird gerade hergestellt. Das dauert bis zu einer Minute.
things-state-ready = { $thing }: fertig.
things-state-failed = { $thing }: Das hat nicht geklappt. Versuche es in zehn Minuten noch einmal.
