# Les pages.

## Partout

web-title = Touchstone
web-slogan = Des jeux de plateau à jouer du bout des doigts
web-intro = Des jeux pour les doigts, les yeux et les oreilles. Que l’on voie ou non, tout le monde joue à la même table et à armes égales.
web-skip = Aller au contenu
web-navigation = Les pages
web-home = Accueil
web-rules = Règles
web-help = Clavier et commandes
web-help-short = Clavier
web-settings = Réglages
web-language = Langue
web-footer = Touchstone est un logiciel libre. Police : Atkinson Hyperlegible, dessinée pour la basse vision.
web-close = Fermer
web-trouble-title = Cela n’a pas marché

## Réglages

web-theme = Couleurs
web-theme-auto = selon mon appareil
web-theme-wood = bois
web-theme-dark = sombre
web-theme-contrast = contraste élevé
web-sound = Sons
web-volume = Volume sonore
web-vibration = Vibrations
web-speech = Lecture à voix haute par le navigateur (à laisser désactivée avec un lecteur d’écran)
web-rate = Vitesse de la voix
web-voice = Voix
web-voice-any = la voix habituelle
web-wrap = Au bord du plateau, les flèches continuent de l’autre côté
web-floors = Montrer les hauteurs en chiffres
web-notify = M’avertir quand c’est à moi de jouer

## Accueil

web-games = Les jeux
web-play-now = Jouer tout de suite contre l’ordinateur
web-play-open = Jouer les yeux ouverts
web-new-table = Nouvelle table
web-new-table-of = Nouvelle table : { $game }
web-read-rules = Lire les règles
web-players-count = De { $least } à { $most } joueurs
web-players-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-words-in-english = { $game } ne parle pas encore français : ses textes sont en anglais.
web-join = Rejoindre une table
web-join-label = Le lien ou le code que tu as reçu
web-join-go = Rejoindre
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend pour l’instant. Ouvre une table et envoie le lien à quelqu’un.
web-take-seat = S’asseoir
web-invitation = Une invitation
web-invitation-to = On t’invite à une table de { $game }.
web-invitation-take = Prendre cette place
web-free-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }

## Une nouvelle table

web-players = Joueurs
web-seat = Place { $seat }
web-name = Nom
web-who = Qui joue
web-who-here = quelqu’un sur cet appareil
web-who-link = quelqu’un avec un lien
web-who-bot = ordinateur : { $level }
web-who-nobody = personne
web-eyes = Les yeux
web-eyes-masked = avec un masque : on joue au toucher
web-eyes-open = ouverts : on voit le plateau
web-eyes-helper = ouverts, avec l’assistant qui signale un coup gagnant
web-rounds = Manches
web-clock = Temps de réflexion
web-clock-none = autant qu’on veut
web-clock-minutes = { $minutes } minutes par personne
web-clock-extra = Temps ajouté à chaque tour
web-clock-extra-none = aucun
web-clock-seconds = { $seconds } secondes
web-listed = Montrer la table parmi les « Tables ouvertes »
web-create = Ouvrir la table
web-created = La table est prête

## La table

web-board = Plateau
web-cell = { $cell } : { $words }
web-round = Manche { $round } sur { $rounds }
web-player = { $name }
web-player-points = { $name } : { $points }
web-you = { $name } (toi)
web-away = { $name } n’est pas là
web-replace = Laisser l’ordinateur jouer pour { $name }
web-abandon = Finir la partie sans { $name }
web-masked-player = avec un masque
web-helper = Assistant : dis-moi quand je peux gagner
web-helper-player = avec l’assistant
web-research = Cette partie peut servir à la recherche
web-research-about = Chaque toucher et chaque coup sont conservés, sans les noms, si toute la table est d’accord. Tu peux changer d’avis jusqu’à la fin de la partie.
web-clock-paused = arrêtée
web-clock-say = Combien de temps reste-t-il ?
web-clock-two-minutes = Il te reste deux minutes.
web-clock-minute = Il te reste une minute.
web-clock-half-minute = Il te reste trente secondes.
web-clock-ten-seconds = Il te reste dix secondes.
web-acts = En { $cell }, tu peux
web-picked = Ton choix : { $cells }. En { $cell }, tu peux
web-picked-now = Ton choix : { $cells }. Choisis maintenant la suite.
web-count = Jusqu’ici : { $count }
web-pick = partir de { $cell } et choisir la suite
web-cancel = Annuler le choix
web-cancelled = Annulé.
web-nothing-here = Il n’y a rien à faire en { $cell } pour l’instant.
web-press-number = En { $cell }, choisis avec { $keys }.
web-press-choose = Appuie sur C pour choisir { $cell }.
web-no-end = Tu ne peux pas finir ton tour maintenant.
web-edge = Le bord.
web-at-table = À la table
web-read-aloud = Veux-tu que je lise à voix haute ?
web-read-aloud-yes = Oui, à voix haute
web-read-aloud-no = Non
web-kinds = Où sont …
web-say = Le dire avec des mots
web-say-go = Envoyer
web-log = Ce qui s’est passé
web-repeat = Répéter les cinq dernières phrases
web-supply = À côté du plateau
web-feel-supply = Toucher la réserve
web-more = Autres actions
web-resign = Abandonner
web-draw = Proposer la partie nulle
web-undo = Demander à reprendre un coup
web-again = Rejouer
web-record = Revoir la partie
web-accept = D’accord
web-decline = Refuser
web-confirm = Tu confirmes ?
web-agree-here = Tout le monde ici est d’accord ?
web-yes = Oui
web-no = Non, revenir
web-line-lost = La connexion est perdue. Nouvel essai en cours ; rien de ce que tu as fait n’est perdu.
web-line-found = La connexion est rétablie.
web-hand-over = Passe l’appareil à { $name }.
web-not-sent = Pas encore envoyé. Rien n’est perdu : c’est transmis dès que le serveur répond.
web-ready = Je suis là
web-how-to-play = Comment jouer
web-tap-help = Touche pour regarder, encore une fois pour choisir.
web-next-round = Manche suivante
web-above = Vue plongeante
web-above-on = Tu vois le plateau d’en haut.
web-above-off = Tu vois de nouveau le plateau de biais.
web-no-above = Il n’y a pas de vue plongeante ici.
web-rules-of = Règles de { $game }
web-thinking = { $name } réfléchit.
web-title-turn = À toi ! · { $title }
web-need-script = Pour jouer, cette page a besoin de JavaScript.

## Partie finie

web-record-title = Partie : { $game }
web-record-step = Étape { $step } sur { $steps }
web-record-games = Parties jouées à cette table
web-record-game = Partie { $game }
web-record-start = Le début.
web-record-first = Au début
web-record-back = Une étape en arrière
web-record-on = Une étape en avant
web-record-last = À la fin
web-record-text = La partie en texte

## Touches

web-keys-board = Le clavier sur le plateau
web-keys-note = Ces touches agissent quand le plateau a le focus, et sur les boutons où elles sont inscrites. Majuscules et minuscules se valent.
web-keys-touch = Avec un doigt : fais-le glisser sur le plateau pour le sentir. Lever le doigt ne fait rien ; touche deux fois le même endroit pour le choisir.
web-helper-title = L’assistant
web-helper-about = Quand on joue les yeux ouverts, on peut avoir un assistant. Il dit quand un coup gagne tout de suite et le marque d’une étoile. Toute la table sait qui en a un ; sous un masque, il n’y en a pas.
web-commands = Mots pour la ligne de commande : { $game }
web-commands-note = La notation courte marche aussi.
web-key = Touche
web-key-does = Ce qu’elle fait
web-keyname-arrowup = Flèche haut
web-keyname-arrowdown = Flèche bas
web-keyname-arrowleft = Flèche gauche
web-keyname-arrowright = Flèche droite
web-keyname-pageup = Page préc.
web-keyname-pagedown = Page suiv.
web-keyname-home = Début
web-keyname-end = Fin
web-keyname-escape = Échap
web-keyname-enter = Entrée
web-keyname-space = Espace
web-command-token = Notation courte
web-command-words = Tu peux dire
web-key-up = une rangée plus loin
web-key-down = une rangée plus près
web-key-left = une colonne à gauche
web-key-right = une colonne à droite
web-key-row-start = début de la rangée
web-key-row-end = fin de la rangée
web-key-column-far = bout de la colonne, loin de toi
web-key-column-near = bout de la colonne, près de toi
web-key-act = choisir cet endroit
web-key-choose = choisir la première, la deuxième, la troisième … possibilité
web-key-line = partir d’ici et choisir un autre endroit
web-key-done = finir ton tour
web-key-cancel = annuler le choix
web-key-feel = toucher encore cet endroit
web-key-row = lire la rangée
web-key-column = lire la colonne
web-key-diagonal = lire les diagonales
web-key-board = lire tout le plateau
web-key-next = aller à la pièce suivante
web-key-kind = demander où sont les pièces d’une sorte
web-key-changed = lire ce qui a changé depuis ton dernier tour
web-key-last = répéter la dernière phrase
web-key-last-five = répéter les cinq dernières phrases
web-key-score = joueurs et points
web-key-supply = toucher ce qu’il y a à côté du plateau
web-key-turn = à qui le tour
web-key-clock = temps qui reste
web-key-helper = activer ou désactiver l’assistant (yeux ouverts seulement)
web-key-above = passer en vue plongeante ou en sortir
web-key-command = aller à la ligne de commande (Échap ramène)
web-key-help = montrer l’aide du clavier
