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
record-format = Cette partie notée est au format { $found } ; seul le format { $known } peut être lu ici.
record-line-refused = Ligne { $line } de la partie notée : { $why }

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
           *[other] Vous y êtes arrivés ensemble !
        }
        [you] Tu as gagné !
        [shared] Victoire partagée : { $names }.
       *[other] { $names } a gagné.
    }
match-resigned =
    { $who ->
        [you] Tu abandonnes.
       *[other] { $name } abandonne.
    }
match-reason-resigned = Quelqu’un a abandonné.
match-reason-agreed = Tout le monde s’est mis d’accord sur une partie nulle.
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
match-your-turn = C’est à toi de jouer.
match-turn-of = C’est à { $name } de jouer.
match-score =
    { $name } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-felt = { $cell } : { $feel }.
match-felt-supply = Dans la réserve : { $heaps }.

## À table

seat-name = Joueur { $seat }
bot-name = Ordinateur { $seat }
level-1 = premiers pas
level-2 = tranquille
level-3 = à l’aise
level-4 = redoutable
level-5 = de haut vol

## Mots tapés et questions

sure-resign = Veux-tu vraiment abandonner ?
typed-unreadable = Je ne comprends pas « { $text } ». Tape « aide » pour savoir ce que tu peux dire.
typed-touch-what = Dis ce que tu veux toucher, par exemple « touche b2 » ou « touche réserve ».
typed-board-masked = Tu portes un masque. Tâte le plateau avec « touche », par exemple « touche b2 ».
typed-no-scores = Il n’y a pas encore de points.

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
core-say-score = points | score
core-say-clock = pendule | temps
core-say-helper-on = avec assistant | assistant | avec l’assistant
core-say-helper-off = sans assistant | sans l’assistant
core-say-repeat = répéter | répète | redis
core-say-save = enregistrer | enregistre | sauvegarder
core-say-quit = quitter | sortir | au revoir
core-skip = le | la | les | l’ | un | une | des | de | du | d’ | en | sur | dans | depuis | et | je | tu | ma | mon | mes | ta | ton | tes | s’il te plaît | ai | as
