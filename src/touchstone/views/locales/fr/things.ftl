# Things to hold.

things-missing = { $tools } : c’est nécessaire pour cela, mais pas installé ici. Pour l’installer : { $command }
things-contents = Sommaire
things-epub-summary = Chaque image d’un plateau est aussi décrite par des mots, rangée par rangée. Le livre a des titres, un sommaire et un seul ordre de lecture ; rien ne dépend de la couleur seule.

## Downloads of the rules pages

things-title = Gros caractères, braille, EPUB, audio, à imprimer et à construire
things-intro = Ces règles à tenir, à toucher et à écouter. Tout est tiré de cette page, dès que quelqu’un le demande pour la première fois.
things-pdf = Gros caractères (PDF, 18 et 24 points)
things-brf = Braille pour embosseuses et plages braille (BRF)
things-pef = Braille avec sa propre mise en page (PEF)
things-epub = Un livre pour liseuses (EPUB)
things-audio = À écouter, chapitre par chapitre (MP3)
things-sheet = Feuilles à remplir et carte de notation
things-print = À imprimer pour jouer
things-tactile = Pages en relief pour papier gonflant
things-pieces = Plateau et pièces pour imprimante 3D (STL et 3MF)
things-make-it = Fabriquer
things-size = ({ $size } ko)
things-state-making = { $thing } : en cours de fabrication. Cela prend au plus une minute.
things-state-ready = { $thing } : c’est prêt.
things-state-failed = { $thing } : cela n’a pas marché. Réessaie dans dix minutes.
