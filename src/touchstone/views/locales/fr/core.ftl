# Les mots que tous les jeux partagent.

## Refus

move-unreadable = Je ne comprends pas « { $text } ».
move-off-board = { $cell } n’existe pas sur ce plateau.
move-not-your-turn = C’est maintenant à { $name } de jouer.
move-after-the-end = La partie est finie.

setting-unknown-name = Le réglage « { $name } » n’existe pas. Les réglages possibles : { $allowed }.
setting-bad-value = « { $value } » n’est pas une valeur de { $name }. Les valeurs possibles : { $allowed }.
setting-no-value = « { $text } » n’est pas de la forme nom=valeur.
setting-no-kernel = Il n’y a pas de noyau pour { $game } avec ces réglages : rien à mesurer.

position-other-game = La position doit commencer par « { $slug } » et non par « { $found } ».
position-empty-part = La position contient une partie vide entre deux points-virgules.
position-unknown-part = La position contient une partie inconnue, « { $name } ».
position-repeated-part = La position contient deux fois la partie « { $name } ».
position-missing-part = Il manque à la position la partie « { $name } ».
position-bad-number = La partie « { $name } » doit être un nombre de { $least } à { $most }, et non « { $value } ».
position-bad-value = « { $value } » n’est pas une valeur de la partie « { $name } ».
position-differs = La position indique { $name } { $value }, mais cette partie se joue avec { $name } { $expected }.

record-not-a-move = « { $text } » n’est pas de la forme « { "place: coup" } ».
record-not-a-header = « { $text } » n’est pas de la forme « { "nom: valeur" } ».
record-move-in-header = « { $text } » ressemble à un coup. Une ligne vraiment vide doit séparer l’en-tête des coups.
record-repeated-header = L’en-tête contient deux fois la ligne « { $name } ».
record-no-game = L’en-tête doit nommer un jeu avec une ligne « { "game: …" } ». Les jeux possibles : { $allowed }.
record-unknown-game = Le jeu « { $found } » n’existe pas. Les jeux possibles : { $allowed }.
record-no-file = Ce fichier n’existe pas : { $file }.
record-no-text = Le fichier { $file } ne se lit pas comme du texte.
record-format = Cette partie enregistrée est au format { $found } ; seul le format { $known } peut être lu ici.
record-line-refused = Ligne { $line } de la partie enregistrée : { $why }

## La partie

match-no-such-seat = Il n’y a pas de place { $seat } à cette table.
match-offer-pending = Il y a déjà une proposition sur la table.
match-offer-not-now = Ce n’est pas le moment de le proposer.
match-undo-masked = On ne peut pas reprendre un coup quand on joue avec des masques.
match-nothing-to-undo = Tu n’as pas encore joué.
match-no-offer = Personne ne t’a rien proposé.

match-round-ended = La manche { $round } est finie. { $why }
match-ended =
    { $winners ->
        [none] Personne n’a gagné.
        [together] { $players ->
            [one] Tu as réussi !
           *[other] Vous avez réussi ensemble !
        }
        [you] Tu as gagné !
        [lost] Tu as perdu. { $names } a gagné.
        [lost-shared] Tu as perdu. Victoire partagée : { $names }.
        [shared] Victoire partagée : { $names }.
       *[other] { $names } a gagné.
    }
match-resigned =
    { $who ->
        [you] Tu abandonnes.
       *[other] { $name } abandonne.
    }
match-reason-resigned = La partie a été abandonnée.
match-reason-agreed = Tout le monde s’est mis d’accord sur une partie nulle.

# What an analyst says of a move. $how tells in the game's own words how a win looks.
analysis-wins = Gagne tout de suite. { $how }
analysis-wins-with = Gagne pendant ce tour avec { $moves }. { $how }
analysis-gives = Donne la victoire à quelqu’un d’autre. { $how }
analysis-draws = Termine la partie sans gagnant.
analysis-allows = Ensuite, la personne suivante gagne avec { $moves }. { $how }
analysis-parries =
    { $number ->
        [1] Le seul coup qui pare { $moves }. { $how }
       *[other] Pare { $moves }. { $how }
    }
analysis-threatens = Menace { $moves }. { $how }
analysis-answers =
    { $number ->
        [0] Rien ne pare cette menace.
        [1] Seul { $parries } pare cette menace.
       *[other] Seuls ces coups parent la menace : { $parries }.
    }
analysis-value =
    { $value ->
        [win] gain
        [draw] nulle
       *[loss] perte
    }
analysis-proven = { $value }, c’est prouvé
analysis-expected = { $value } si tout le monde joue au mieux, ce n’est pas prouvé
analysis-left =
    { $number ->
        [1] un coup avant la fin
       *[other] { $number } coups avant la fin
    }
analysis-share = { $percent } % des points sur { $games } parties simulées, entre { $low } et { $high } % avec une certitude de 95 %
analysis-unknown = non examiné
analysis-line = Suite attendue : { $moves }.
analysis-best = Meilleurs coups : { $moves }.
analysis-unheld = Il n’est pas prouvé que cela conserve la valeur.
analysis-position =
    { $value ->
        [unknown] Valeur : non prouvée.
       *[other] Valeur : { $value }.
    }

match-offered =
    { $who ->
        [you] { $offer ->
            [draw] Tu proposes la partie nulle.
            [undo] Tu demandes à reprendre ton coup.
           *[rematch] Tu proposes une autre partie.
        }
       *[other] { $offer ->
            [draw] { $name } propose la partie nulle.
            [undo] { $name } demande à reprendre un coup.
           *[rematch] { $name } propose une autre partie.
        }
    }
match-accepted =
    { $who ->
        [you] Tu acceptes.
       *[other] { $name } accepte.
    }
match-declined =
    { $who ->
        [you] Tu refuses.
       *[other] { $name } refuse.
    }
match-undone =
    { $who ->
        [you] Tu reprends ton coup.
       *[other] { $name } reprend son coup.
    }
match-rematch = Une nouvelle partie commence.
match-helper =
    { $who ->
        [you] { $on ->
            [on] Tu joues maintenant avec l’assistant.
           *[off] Tu joues maintenant sans l’assistant.
        }
       *[other] { $on ->
            [on] { $name } joue maintenant avec l’assistant.
           *[off] { $name } joue maintenant sans l’assistant.
        }
    }
match-helper-masked = L’assistant n’est là que pour les yeux ouverts : sous un masque, ce sont tes doigts qui découvrent tout.
match-helper-same =
    { $on ->
        [on] Ton assistant est déjà activé.
       *[off] Ton assistant est déjà désactivé.
    }
match-share =
    { $who ->
        [you] { $on ->
            [on] Tu acceptes que cette partie serve à la recherche, sans les noms.
           *[off] Tu n’acceptes plus que cette partie serve à la recherche.
        }
       *[other] { $on ->
            [on] { $name } accepte que cette partie serve à la recherche, sans les noms.
           *[off] { $name } n’accepte plus que cette partie serve à la recherche.
        }
    }
match-share-same =
    { $on ->
        [on] Tu as déjà donné ton accord.
       *[off] Tu n’as pas encore donné ton accord.
    }
match-path =
    { $who ->
        [you] { $on ->
            [on] Tu acceptes que les spectateurs voient le chemin de tes doigts.
           *[off] Tu n’acceptes plus que les spectateurs voient le chemin de tes doigts.
        }
       *[other] { $on ->
            [on] { $name } accepte que les spectateurs voient le chemin des doigts.
           *[off] { $name } n’accepte plus que les spectateurs voient le chemin des doigts.
        }
    }
match-path-not-yet = Cet accord peut être donné une fois la partie terminée.
match-your-turn = C’est à toi de jouer.
match-turn-of = C’est à { $name } de jouer.
match-score =
    { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-felt = { $cell } : { $feel }.
match-felt-supply = Dans la réserve : { $heaps }.

## À table

seat-name = Joueur { $seat }
bot-name = Ordinateur
bot-name-one-of = Ordinateur { $letter }
player-level = { $name }, niveau { $level }
player-replaced = { $name }, l’ordinateur à sa place, niveau { $level }
level-1 = premiers pas
level-2 = tranquille
level-3 = curieux
level-4 = attentif
level-5 = prudent
level-6 = à l’aise
level-7 = malin
level-8 = rusé
level-9 = expérimenté
level-10 = fort
level-11 = redoutable
level-12 = de haut vol

## Mots tapés et questions

sure-resign = Veux-tu vraiment abandonner ?
typed-unreadable = Je ne comprends pas « { $text } ». Tape « aide » pour savoir ce que tu peux dire.
typed-touch-what = Dis ce que tu veux toucher, par exemple « touche b2 » ou « touche réserve ».
typed-cell-can = Voici ce qu’on peut faire en { $cell } :
typed-board-masked = Tu portes un masque. Tâte le plateau avec « touche », par exemple « touche b2 ».
typed-no-scores = Il n’y a pas encore de points.
typed-nothing-happened = Il ne s’est encore rien passé.
line-row = la rangée { $name }
line-column = la colonne { $name }
line-diagonal = la diagonale { $name }
line-part = de { $first } à { $last } dans { $line }
typed-where-what = Dis ce que tu cherches : { $kinds }.
typed-hint = Dis « avec assistant » pour savoir quand un coup gagne tout de suite.
typed-help =
    plateau : lire tout le plateau (seulement les yeux ouverts)
    points : le score ; répéter : les cinq derniers messages
    annuler, nulle, abandonner : reprendre un coup, proposer la partie nulle, abandonner

## Les mots que l’on peut taper à chaque table

core-say-touch = touche | toucher | tâte | tâter
core-say-supply = réserve | boîte | tas
core-say-to = à | jusqu’à | vers
core-say-done = fini | posé | j’ai posé | terminé | tour est fini
core-say-pass = passe | passer | je passe | passes
core-say-resign = abandonner | abandonne | j’abandonne
core-say-draw = nulle | partie nulle | égalité | propose la partie nulle
core-say-undo = annuler | annule | défaire
core-say-rematch = revanche | encore une
core-say-accept = accepter | accepte | oui | d’accord
core-say-decline = refuser | refuse | non
core-say-help = aide | aide-moi | ?
core-say-board = plateau | voir | regarder
core-say-row = rangée
core-say-column = colonne
core-say-diagonal = diagonale
core-say-where = où | où sont | où est
core-say-changed = nouveau | quoi de neuf
core-say-turn = statut | à qui le tour | à qui
core-say-hint = conseil | indice
core-say-rules = règles | but
core-say-score = points | score
core-say-clock = pendule | temps
core-say-helper-on = avec assistant | assistant | avec l’assistant
core-say-helper-off = sans assistant | sans l’assistant
core-say-share-on = partager | partager la partie
core-say-share-off = ne pas partager | ne partage pas
core-say-path-on = montrer le chemin | montrer mon chemin
core-say-path-off = cacher le chemin | cacher mon chemin
core-say-repeat = répéter | répète | redis
core-say-save = enregistrer | enregistre | sauvegarder
core-say-quit = quitter | sortir | au revoir
core-skip = le | la | les | l’ | un | une | des | de | du | d’ | en | sur | dans | depuis | et | je | tu | ma | mon | mes | ta | ton | tes | s’il te plaît | ai | as | avec | entre | au | aux | maintenant | là | il y a | j’ | je veux | je voudrais | veux | y | celui | celle | celui-ci | celle-ci | lui | premier | première | deuxième | troisième | quatrième | propre | d’abord | aussi

## Des mots que personne ne lit mais que l’on tape au début

core-type-touch = regarde | lis | explore | examine | montre | qu’y a-t-il en | qu’y a-t-il sur | qu’est-ce qu’il y a en | qu’est-ce qu’il y a sur | c’est quoi | qu’est-ce qu’il y a | lire | explorer | tâte | que sens-je en
core-type-to = jusqu’en | jusque
core-type-board = montre le plateau | montre-moi le plateau | lis le plateau | tout le plateau | lire le plateau | voir le plateau | lis tout | lis-moi tout | décris le plateau
core-type-help = j’ai besoin d’aide | que puis-je dire
core-type-rules = comment jouer | comment joue-t-on | comment gagner | comment on joue | comment gagne-t-on | quel est le but | explique les règles
core-type-turn = à qui de jouer | à qui est-ce | que puis-je faire | que faire | c’est à moi | est-ce à moi | que dois-je faire | qu’est-ce que je dois faire | qu’est-ce que je fais
core-type-repeat = que s’est-il passé | pardon | tu peux répéter | peux-tu répéter | qu’as-tu dit | qu’est-ce que tu as dit | comment | quoi
core-type-undo = reprendre mon coup | reprendre le coup | annuler mon coup | reprends mon coup | reprendre un coup | je reprends mon coup | retour | retour en arrière
core-type-rematch = nouvelle partie | rejouer | encore une partie
core-type-done = fin du tour | finir mon tour | j’ai fini | j’ai terminé | c’est bon | c’est fini | fin de tour | fin de mon tour | terminer mon tour | finis mon tour | prêt | prête | termine ton tour | termine mon tour | finis le tour
core-type-accept = ok
core-type-score = quel est le score | combien de points | quels sont les points | combien de points ai-je | qui gagne
core-type-clock = combien de temps
core-type-supply = que me reste-t-il | qu’est-ce qu’il me reste | quelles pièces restent | combien de pièces reste-t-il | combien de pièces me reste-t-il | combien de pions ai-je | combien de pions reste-t-il | combien de chevalets reste-t-il | combien de chevalets ai-je | combien de tuiles ai-je | combien en reste-t-il
core-type-draw = je propose la nulle | proposer la nulle | on fait match nul | match nul
core-type-resign = je me rends | abandon | je veux abandonner

## The first words at a table

greeting-sign = Tu joues { $sign }.
greeting-masked = Tu portes un masque et tu joues au toucher.
greeting-open = Tu vois le plateau.
greeting-watching = Tu regardes la partie.
greeting-keys = Appuie sur le point d’interrogation pour connaître les raccourcis clavier.

## Boutons

core-do = Jouer en { $cell }
core-do-done = Fini : terminer mon tour
core-do-pass = Passer
core-do-skip = Sauter mon tour
