# Things to hold.

things-missing = { $tools }: serve per questo, ma qui non è installato. Per installarlo: { $command }
things-contents = Indice
things-epub-summary = Ogni immagine di un tabellone è anche descritta a parole, riga per riga. Il libro ha titoli, un indice e un solo ordine di lettura; niente dipende soltanto dal colore.

## Downloads of the rules pages

things-title = Caratteri grandi, braille, EPUB, audio, da stampare e da costruire
things-intro = Queste regole da tenere in mano, da toccare e da ascoltare. Tutto nasce da questa pagina, la prima volta che qualcuno lo chiede.
things-pdf = Caratteri grandi (PDF, 18 e 24 punti)
things-brf = Braille per stampanti e display (BRF)
things-pef = Braille con il proprio formato di pagina (PEF)
things-epub = Un libro per lettori digitali (EPUB)
things-audio = Da ascoltare, capitolo per capitolo (MP3)
things-sheet = Fogli da compilare e una scheda della notazione
things-print = Da stampare per giocare
things-tactile = Pagine tattili per carta a rilievo
things-pieces = Tabellone e pezzi per la stampante 3D (STL e 3MF)
things-make-it = Prepara
things-size = (file di { $size } kB)
things-state-making = { $thing }: in preparazione. Ci vuole al massimo un minuto.
things-state-ready = { $thing }: pronto.
things-state-failed = { $thing }: non ha funzionato. Riprova fra dieci minuti.
