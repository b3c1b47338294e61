# Ce qui se dit d’une partie jouée.

review-title = Analyse : { $game }
review-going-on = La partie n’est pas encore finie.
review-turning = Le tournant a été le tour { $turn }, joué par { $name }.
review-no-turning = Personne n’a rien laissé échapper.
review-standing =
    { $turns ->
        [one] Après le tour { $since }, ceci est resté là pendant un tour sans que personne le remarque : { $how }
       *[other] Après le tour { $since }, ceci est resté là pendant { $turns } tours sans que personne le remarque : { $how }
    }
review-turn = Tour { $turn }, { $name } : { $moves }.
review-grade =
    { $grade ->
        [best] Le meilleur choix.
        [good] Bien.
        [lost] La partie était déjà perdue.
        [unknown] On ne sait pas s’il y avait mieux.
        [lead-lost] Une erreur : un avantage perdu.
        [given] Une gaffe : la partie offerte à quelqu’un d’autre.
        [promised] Une erreur : un autre coup promettait plus.
        [draw-lost] Une erreur : la nulle est perdue.
        [win-lost] Une gaffe : le gain est perdu.
        [loss-allowed] Une gaffe : la personne suivante peut gagner aussitôt.
        [standing] Manqué : une ligne gagnante était là, il suffisait de la déclarer.
       *[missed] Manqué : on pouvait gagner pendant ce tour.
    }
review-worth = Valeur à présent : { $value }.
review-estimated = { $value }, c’est une estimation
review-better = Mieux : { $moves }.
review-chart = La valeur au fil de la partie
review-chart-about = Une ligne par personne : en haut le gain, en bas la perte. Les points creux sont estimés.
review-chart-turn = Tour { $turn } : { $shares }.
review-share = { $name } { $percent } %
review-only-looking = Cette partie est finie, on la regarde seulement. Dis « jouer » pour jouer d’ici contre l’ordinateur.
review-help = Sur le plateau, Entrée avance, Échap recule et N va à l’erreur suivante. Avec des mots : « suivant », « retour », « tour 4 », « erreur », « fin » ; « jouer » pour jouer d’ici ; « plateau », « rangée 2 » ou « b3 » pour entendre ce qui s’y trouve.

## Le chemin des doigts

fingers-title = Le chemin des doigts
fingers-figures = { $name }. Touchers : { $touches }. Cases touchées : { $cells } sur { $all }. Retouchées sans que rien ait changé : { $again }. Connu au moment de décider : { $percent } % du plateau.
fingers-felt = Tour { $turn }, { $name } a touché { $cells }.
fingers-nothing = Tour { $turn }, { $name } n’a rien touché.
fingers-unknown = Changé et pas touché depuis : { $cells }.
fingers-all-felt = La ligne était là, et les doigts l’avaient touchée tout entière. { $how }
fingers-not-since = La ligne était là, mais { $name } n’avait pas touché { $cell } depuis le tour { $turn }. { $how }
fingers-never = La ligne était là, mais { $name } n’avait jamais touché { $cell }. { $how }
fingers-consent =
    Les spectateurs voient le chemin des doigts si toutes les personnes qui ont joué donnent leur accord à la table. { $count ->
        [0] Personne n’a donné son accord jusqu’ici.
       *[other] Accords donnés jusqu’ici : { $names }.
    }
fingers-open = Toutes les personnes qui ont joué acceptent que d’autres voient le chemin des doigts.

## Sur la page

web-review = Analyse
web-review-this = Analyser cette partie
web-review-about = Colle le texte d’une partie ou d’un match enregistré. Il est examiné tour par tour.
web-review-text = Texte de la partie
web-review-go = Analyser
web-review-turns = Tour par tour
web-review-next-mistake = À l’erreur suivante
web-review-run = Laisser défiler
web-review-stop = Arrêter
web-review-working = La partie est examinée…
web-review-progress = Tours déjà examinés
web-review-done = Terminé : rien de plus n’a été trouvé dans le temps prévu.
web-review-play = Jouer d’ici contre l’ordinateur
web-review-values = La valeur en liste
web-path = Montrer aux autres le chemin des doigts
web-path-about = Les spectateurs voient dans l’analyse ce qui a été touché pendant cette partie, si toutes les personnes qui ont joué sont d’accord. Tu peux changer d’avis jusqu’au début d’une autre partie.
web-back-to-table = Retour à la table

## Ce qu’on peut taper dans l’analyse

review-say-first = début | au début
review-say-back = retour | précédent | reculer | en arrière | une étape en arrière
review-say-on = suivant | avancer | continuer | en avant | une étape en avant
review-say-last = fin | à la fin | dernier tour
review-say-mistake = erreur | erreur suivante | à l’erreur suivante
review-say-run = défiler | laisser défiler
review-say-stop = arrêter | arrête
review-say-play = jouer | joue | jouer d’ici | jouer d’ici contre l’ordinateur
review-say-turn = tour | au tour | aller au tour
