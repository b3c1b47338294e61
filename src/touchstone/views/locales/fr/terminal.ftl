# Les mots du terminal.

play-welcome = Bienvenue à la table. Voici les jeux :
play-which-game = Quel jeu ? Tape son numéro, ou Entrée pour le 1 :
play-which-game-again = Tape un nombre de 1 à { $most }, s’il te plaît.
play-which-eyes = Tape 1 pour jouer les yeux ouverts, 2 pour jouer avec un masque, rien qu’au toucher. Entrée pour { $usual } :
play-type-help = Tape « aide » pour entendre ce que tu peux faire.
play-bots-warming-up = L’ordinateur se prépare. La première fois, cela peut prendre une minute. Tu peux déjà jouer.
play-reminder-done = Dis « fini » quand ton tour est terminé.
play-reminder-pass = Dis « passe » quand tu n’as rien à déclarer.
play-press-enter = Appuie sur Entrée pour passer le clavier.
play-hand-over = { $name }, le clavier est à toi. Appuie sur Entrée quand personne d’autre ne lit :
play-revealed = On enlève les masques. Voici le plateau :
play-final-board = Voici le plateau à la fin :
play-yes-or-no = Tape oui ou non :
play-save-name = Enregistrer la partie ? Tape un nom de fichier, ou Entrée pour ne pas l’enregistrer :
play-saved = Partie enregistrée dans { $file }. Pour la continuer : touchstone play --resume { $file }
play-not-saved = Impossible d’enregistrer { $file } : { $why }
play-bad-name = aucun fichier ne peut porter ce nom.
play-again = Une autre partie ? Tape oui, ou appuie sur Entrée pour arrêter :
play-goodbye = À bientôt.
play-help = enregistrer : écrire la partie dans un fichier ; quitter : partir

board-row = Rangée { $row } : { $content }.
board-row-empty = vide
board-column = Colonne { $column } : { $content }.
board-diagonal = Diagonale { $first } à { $last } : { $content }.
board-between = { $before } ; { $after }
board-rest-empty = le reste vide
board-rows-empty = Rangées { $first } à { $last } : vides.
board-where = { $count ->
        [0] Nulle part sur le plateau : { $kind }.
        [1] Un seul endroit ({ $kind }) : { $cells }.
       *[other] { $count } endroits ({ $kind }) : { $cells }.
    }
board-nothing-changed = Rien n’a changé depuis ton dernier tour.
