# Four Senses.

four-senses-name = Four Senses
four-senses-about = Un jeu du bout des doigts, les yeux bandés : touche le plateau, pose une pièce et remarque avant tout le monde qu’une ligne est là.

## Ce qui se passe

four-senses-event-placed =
    { $who ->
        [you] Tu poses { $piece ->
            [f] une pièce pleine
            [h] une pièce trouée
            [df] une pièce double, face pleine en haut,
           *[dh] une pièce double, trou en haut,
        } en { $cell }.
       *[other] { $name } pose { $piece ->
            [f] une pièce pleine
            [h] une pièce trouée
            [df] une pièce double, face pleine en haut,
           *[dh] une pièce double, trou en haut,
        } en { $cell }.
    }
four-senses-event-claimed =
    { $who ->
        [you] Tu déclares la ligne de { $first } à { $last }. { $verdict ->
            [right] C’est juste !
           *[wrong] Il n’y a pas de ligne gagnante.
        }
       *[other] { $name } déclare la ligne de { $first } à { $last }. { $verdict ->
            [right] C’est juste !
           *[wrong] Il n’y a pas de ligne gagnante.
        }
    }
four-senses-event-turn-ended =
    { $who ->
        [you] Tu as posé.
       *[other] { $name } a posé.
    }
four-senses-event-passed =
    { $who ->
        [you] Tu passes.
       *[other] { $name } passe.
    }

## Pourquoi la manche est finie

four-senses-reason-same-top = Quatre pièces identiques sur le dessus : { $cells }.
four-senses-reason-same-level = Quatre pièces au même niveau : { $cells }.
four-senses-reason-stairs = Un escalier : { $cells }.
four-senses-reason-no-winner = Toutes les pièces sont posées et personne n’a déclaré de ligne.
four-senses-reason-false-claim = La ligne déclarée n’y était pas, et cela fait perdre la manche.

## Au toucher

four-senses-feel-ceramic = céramique, vide
four-senses-feel-flat = niveau { $height }, plein
four-senses-feel-hole = niveau { $height }, trou
four-senses-heap-f =
    { $count ->
        [one] { $count } pièce pleine
       *[other] { $count } pièces pleines
    }
four-senses-heap-h =
    { $count ->
        [one] { $count } pièce trouée
       *[other] { $count } pièces trouées
    }
four-senses-heap-d =
    { $count ->
        [one] { $count } pièce double
       *[other] { $count } pièces doubles
    }

## Refus

four-senses-well-full = Il n’y a plus de place dans l’emplacement { $cell }.
four-senses-heap-empty = { $heap ->
        [f] Il ne reste plus de pièce pleine.
        [h] Il ne reste plus de pièce trouée.
       *[d] Il ne reste plus de pièce double.
    }
four-senses-already-placed = Tu as déjà posé. Dis « fini », ou déclare une ligne.
four-senses-no-done = Tu n’as pas encore posé.
four-senses-no-pass = Tu ne peux passer que lorsque toutes les pièces sont posées.
four-senses-no-line = { $line } n’est pas une ligne. Une ligne, c’est une rangée, une colonne ou une grande diagonale de quatre, ou bien trois emplacements voisins.
four-senses-no-claim = Tu as déjà déclaré une ligne pendant ce tour.
four-senses-no-claims = Dans cette partie, c’est l’arbitre qui trouve les lignes ; personne ne les déclare.

four-senses-too-many-pieces = { $heap ->
        [f] Il y a plus de 8 pièces pleines.
        [h] Il y a plus de 8 pièces trouées.
       *[d] Il y a plus de 8 pièces doubles.
    }
four-senses-row-length = { $name } doit décrire quatre emplacements.
four-senses-unknown-piece = « { $text } » en { $cell } n’est pas une pile de pièces.
four-senses-stack-of-three = Il y a plus de deux pièces en { $cell }.
four-senses-covered-double = En { $cell }, une pièce double est recouverte.
four-senses-last-not-there = La dernière pièce posée ne peut pas être en { $cell }.
four-senses-left-too-early = Le nombre de tours de déclaration ne va pas avec cette étape.
four-senses-stage-of-referee = Avec un arbitre, l’étape est toujours « explore ».
four-senses-nothing-placed = Sur un plateau vide, rien ne peut avoir été posé.

## Réglages

four-senses-setting-claims = Les lignes
four-senses-setting-claims-spoken = doivent être remarquées et déclarées
four-senses-setting-claims-referee = sont trouvées par l’arbitre
four-senses-setting-claim_window = Une ligne peut être déclarée
four-senses-setting-claim_window-turn = tant qu’elle est là
four-senses-setting-claim_window-strict = tout de suite, par qui l’a faite ou par qui joue après
four-senses-setting-false_claim = Une fausse déclaration
four-senses-setting-false_claim-free = ne coûte rien
four-senses-setting-false_claim-lose_round = fait perdre la manche
four-senses-setting-bonus = Le point de bonus récompense
four-senses-setting-bonus-strict = une ligne qui gagne de deux façons
four-senses-setting-bonus-broad = deux figures gagnantes n’importe où sur le plateau

## Les mots que l’on peut taper

four-senses-say-f = pleine | plein | pièce pleine | plate
four-senses-say-h = trouée | troué | trou | pièce trouée
four-senses-say-df = double pleine | double plein | pièce double pleine | double plate
four-senses-say-dh = double trouée | double troué | double trou | pièce double trouée
four-senses-say-claim = déclare | déclarer | ligne | annonce
four-senses-help =
    pleine b3, trouée b3, double pleine b3, double trouée b3 : poser une pièce (en bref : f b3, h b3, df b3, dh b3)
    déclare a1-d1 : déclarer la ligne de a1 à d1
    fini : dire que tu as posé
    touche b2 : tâter un emplacement ; touche réserve : compter ce qui reste
