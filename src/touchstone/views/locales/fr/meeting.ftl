# Se retrouver : jeux, invitations, mes parties, parties enregistrées.

## Commencer une partie

web-play-friend = Jouer avec un ami ou une amie
web-choose = Niveau, masques, variante, qui commence :
web-level = Niveau de l’ordinateur
web-start = Qui commence
web-start-me = je commence
web-start-other = l’autre personne commence
web-start-lot = tirage au sort
web-start-note = D’après la règle imprimée, c’est la personne la plus jeune qui commence.
web-your-name = Ton nom
web-to-table = Aller à la table
web-watch-table = Regarder la table
setting-players = { $game } : il faut de { $least } à { $most } personnes.
setting-kind-of-game = { $game } « { $kind } »

## Inviter

web-invite = Inviter quelqu’un
web-invite-to = Inviter quelqu’un à { $game }
web-invite-about = La personne qui suit le lien ou tape le code choisit un nom et prend place. Cette page reste : tu la retrouves à la table tant que la place est libre.
web-invite-link = Le lien
web-invite-code = Le code, à dire à voix haute
web-invite-code-about = On le tape sur { $site }, sous « { $join } ».
web-invite-qr = Pour l’appareil photo d’un téléphone
web-invite-qr-label = Code QR du lien
web-invite-watch = Pour regarder seulement :
web-invite-complete = Toutes les places sont prises. Vous pouvez commencer.
web-invite-not-sitting = Tu n’as pas de place à cette table : tu peux regarder, ou suivre ton propre lien.
web-copy-link = Copier le lien
web-share = Partager
web-copied = Copié.
web-copy-by-hand = Le texte est sélectionné : copie-le avec ton appareil.
web-invitation-masked = Tu joueras avec un masque : tu toucheras le plateau du bout des doigts.
web-invitation-open = Tu joueras les yeux ouverts.
web-waiting = Une place est encore libre à cette table.
web-not-come = { $name }, pas encore là
table-host = Déjà là : { $names }.
table-eyes-masked = Tout le monde joue avec un masque.
table-eyes-mixed = Certaines personnes jouent avec un masque.
table-eyes-open = Tout le monde joue les yeux ouverts.
table-clock = Temps par personne : { $time }.
table-clock-extra = À chaque tour, { $time } de plus.
table-no-clock = Pas de pendule.
table-setting = { $name } : { $value }.
web-refresh = Voir qui attend maintenant

## Mes parties

web-mine = Mes parties
web-mine-about = Seul ce navigateur connaît cette liste.
web-mine-with = avec { $names }
web-mine-your-turn = à toi de jouer
web-mine-turn-of = c’est à { $name } de jouer
web-mine-waiting = une place est encore libre
web-mine-over = terminée
web-mine-gone = cette table n’est plus conservée
web-mine-back = Retour à { $game }
web-mine-record = Revoir { $game }
web-mine-forget = Retirer { $game } de la liste

## À la table

web-next-here = { $name } : { $words }
web-tasks = Missions
web-phrases = Dire et entendre de petites phrases à la table
web-phrases-title = Dire quelque chose
phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-one-moment = Un instant, s’il te plaît.
phrase-thank-you = Merci !
phrase-said =
    { $who ->
        [you] Tu dis : { $phrase }
       *[other] { $name } dit : { $phrase }
    }

## Reprendre quelque part

web-set-up = Installer une position
web-set-up-about = Écris une position, ou colle une partie enregistrée : le jeu continue à partir de là. Tu joues pour la personne dont c’est le tour.
web-set-up-text = Position ou partie enregistrée
web-set-up-sample = Une position s’écrit ainsi :
web-set-up-with = Qui joue avec toi
web-set-up-with-computer = l’ordinateur
web-set-up-with-friend = quelqu’un que j’invite
web-set-up-with-here = quelqu’un sur cet appareil
web-set-up-go = Continuer à partir d’ici
set-up-over = Cette partie est finie. Enlève les derniers coups pour continuer.

## Parties enregistrées

web-record-self = Défilement automatique
web-record-keys = Hors du plateau, les flèches gauche et droite reculent ou avancent d’une étape, Début et Fin vont au début et à la fin. Sur le plateau, Échap recule et Entrée avance.
web-record-moves = Tous les tours
web-record-copy = Copier la partie
web-record-download = Télécharger
web-record-table = Retour à la table
