# Things to hold.

things-missing = { $tools }: nodig hiervoor, maar hier niet geïnstalleerd. Zo wordt het geïnstalleerd: { $command }
things-contents = Inhoud
things-epub-summary = Elke afbeelding van een bord wordt ook in woorden beschreven, rij voor rij. Het boek heeft koppen, een inhoudsopgave en één leesvolgorde; niets hangt alleen van kleur af.

## Downloads of the rules pages

things-title = Grote letters, braille, EPUB, audio, printen en bouwen
things-intro = Deze regels om vast te houden, te voelen en te horen. Alles wordt van deze pagina gemaakt, zodra iemand er voor het eerst om vraagt.
things-pdf = Grote letters (PDF, 18 en 24 punten)
things-brf = Braille voor printers en leesregels (BRF)
things-pef = Braille met een eigen paginaformaat (PEF)
things-epub = Een boek voor e-readers (EPUB)
things-audio = Om te beluisteren, hoofdstuk voor hoofdstuk (MP3)
things-sheet = Bladen om in te vullen en een kaart met de notatie
things-print = Om te printen en te spelen
things-tactile = Voelbare bladen voor zwelpapier
things-pieces = Bord en stukken voor een 3D-printer (STL en 3MF)
things-make-it = Maken
things-size = (bestand van { $size } kB)
things-state-making = { $thing }: wordt gemaakt. Dat duurt hooguit een minuut.
things-state-ready = { $thing }: klaar.
things-state-failed = { $thing }: dat is niet gelukt. Probeer het over tien minuten opnieuw.
