# Four Senses.

game-name = Four Senses
game-about = Un jeu du bout des doigts, les yeux bandés : touche le plateau, pose une pièce et remarque avant tout le monde qu’une ligne est là.

## Ce qui se passe

game-event-placed =
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
game-event-claimed =
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
game-event-bonus =
    { $who ->
        [you] Bravo ! Tu gagnes un point de bonus : { $ways ->
            [line] la ligne gagne de deux façons
           *[board] il y a deux figures gagnantes sur le plateau
        }.
       *[other] Bravo ! { $name } gagne un point de bonus : { $ways ->
            [line] la ligne gagne de deux façons
           *[board] il y a deux figures gagnantes sur le plateau
        }.
    }
game-turn-done =
    { $who ->
        [you] Tu as posé.
       *[other] { $name } a posé.
    }
game-turn-passed =
    { $who ->
        [you] Tu passes.
       *[other] { $name } passe.
    }

## Pourquoi la manche est finie

game-reason-same-top = Quatre pièces identiques sur le dessus : { $cells }.
game-reason-same-level = Quatre pièces au même niveau : { $cells }.
game-reason-stairs = Un escalier : { $cells }.
game-also-same-level = Et aussi quatre pièces au même niveau.
game-also-stairs = Et aussi un escalier.
game-reason-no-winner = Toutes les pièces sont posées et personne n’a déclaré de ligne.
game-reason-false-claim = La ligne déclarée n’y était pas, et cela fait perdre la manche.

## Au toucher

game-feel-ceramic = céramique, vide
game-feel-flat = niveau { $height }, plein
game-feel-hole = niveau { $height }, trou
game-heap-f =
    { $count ->
        [one] { $count } pièce pleine
       *[other] { $count } pièces pleines
    }
game-heap-h =
    { $count ->
        [one] { $count } pièce trouée
       *[other] { $count } pièces trouées
    }
game-heap-d =
    { $count ->
        [one] { $count } pièce double
       *[other] { $count } pièces doubles
    }

## Refus

game-well-full = Il n’y a plus de place dans l’emplacement { $cell }.
game-heap-empty = { $heap ->
        [f] Il ne reste plus de pièce pleine.
        [h] Il ne reste plus de pièce trouée.
       *[d] Il ne reste plus de pièce double.
    }
game-already-placed = Tu as déjà posé. Dis « fini », ou déclare une ligne.
game-no-done = Tu n’as pas encore posé.
game-no-pass = Tu ne peux passer que lorsque toutes les pièces sont posées.
game-no-line = { $line } n’est pas une ligne. Une ligne, c’est une rangée, une colonne ou une grande diagonale de quatre, ou bien trois emplacements voisins.
game-no-claim = Tu as déjà déclaré une ligne pendant ce tour.
game-no-claims = Dans cette partie, c’est l’arbitre qui trouve les lignes ; personne ne les déclare.

game-too-many-pieces = { $heap ->
        [f] Il y a plus de 8 pièces pleines.
        [h] Il y a plus de 8 pièces trouées.
       *[d] Il y a plus de 8 pièces doubles.
    }
game-row-length = { $name } doit décrire quatre emplacements.
game-unknown-piece = « { $text } » en { $cell } n’est pas une pile de pièces.
game-stack-of-three = Il y a plus de deux pièces en { $cell }.
game-covered-double = En { $cell }, une pièce double est recouverte.
game-last-not-there = La dernière pièce posée ne peut pas être en { $cell }.
game-left-too-early = Le nombre de tours de déclaration ne va pas avec cette étape.
game-stage-of-referee = Avec un arbitre, l’étape est toujours « explore ».
game-nothing-placed = Sur un plateau vide, rien ne peut avoir été posé.

## Réglages

game-setting-claims = Les lignes
game-setting-claims-spoken = doivent être remarquées et déclarées
game-setting-claims-referee = sont trouvées par l’arbitre
game-setting-claim_window = Une ligne peut être déclarée
game-setting-claim_window-turn = tant qu’elle est là
game-setting-claim_window-strict = tout de suite, par la personne qui l’a faite ou par la suivante
game-setting-false_claim = Une fausse déclaration
game-setting-false_claim-free = ne coûte rien
game-setting-false_claim-lose_round = fait perdre la manche
game-setting-bonus = Le point de bonus récompense
game-setting-bonus-strict = une ligne qui gagne de deux façons
game-setting-bonus-broad = deux figures gagnantes n’importe où sur le plateau

## Les mots que l’on peut taper

game-say-f = pleine | plein | pièce pleine | plate
game-say-h = trouée | troué | trou | pièce trouée
game-say-df = double pleine | double plein | pièce double pleine | double plate | pièce double face pleine en haut
game-say-dh = double trouée | double troué | double trou | pièce double trouée | pièce double trou en haut
game-say-claim = déclare
game-type-f = pièce plate | la pleine
game-type-h = avec un trou | avec trou | percée
game-type-df = double face pleine | double face pleine en haut | double face pleine vers le haut | pièce double face pleine vers le haut | double pleine en haut | double … face pleine en haut | pièce double … face pleine en haut
game-type-dh = double trou en haut | double trou vers le haut | pièce double trou vers le haut | pièce double trou | double … trou en haut | double … trou sur le dessus | pièce double … trou en haut | pièce double … trou sur le dessus
game-type-claim = je gagne avec | j’ai gagné avec | j’ai trouvé | déclare-la
game-type-pass = passer je ne déclare rien | je ne déclare rien | rien à déclarer
game-skip = pose | poses | place | mets | mettre | poser | joue | jouer | dépose | pose-la
game-help =
    pleine b3, trouée b3, double pleine b3, double trouée b3 : poser une pièce (en bref : f b3, h b3, df b3, dh b3)
    déclare a1-d1 : déclarer la ligne de a1 à d1
    fini : dire que tu as posé
    touche b2 : tâter un emplacement ; touche réserve : compter ce qui reste

## On the page

game-pick = Déclarer une ligne : un bout en { $cell }, l’autre en …
game-sure-claim = Déclarer { $line } ? On ne peut déclarer qu’une fois par tour.

## La première minute

game-goal =
    { $claims ->
        [referee] La première personne qui complète une ligne gagne : quatre pièces identiques sur le dessus, quatre au même niveau, ou un escalier de trois.
       *[spoken] La première personne qui remarque et déclare une ligne gagne : quatre pièces identiques sur le dessus, quatre au même niveau, ou un escalier de trois.
    }
game-points = Une ligne donne cinq points, et un de plus si elle gagne de deux façons. La personne juste avant n’a rien, la troisième en a trois.
game-stage-explore =
    { $eyes ->
        [masked] Tâte le plateau, puis pose une pièce ou déclare une ligne.
       *[open] Pose une pièce, ou déclare une ligne.
    }
game-stage-place = Pose une pièce.
game-stage-placed =
    { $eyes ->
        [masked] Tu as posé. Continue à tâter, déclare une ligne, ou choisis « fini ».
       *[open] Tu as posé. Déclare une ligne, ou choisis « fini ».
    }
game-stage-last = Toutes les pièces sont posées. Déclare une ligne d’un bout à l’autre, ou passe.
game-kind-flat = pleines
game-kind-hole = trous

## Boutons

game-do-f = Poser une pièce pleine en { $cell1 }
game-do-h = Poser une pièce trouée en { $cell1 }
game-do-df = Poser une pièce double en { $cell1 }, face pleine en haut
game-do-dh = Poser une pièce double en { $cell1 }, trou en haut
game-do-claim = Déclarer la ligne de { $cell1 } à { $cell2 }
game-do-pass = Passer : je ne déclare rien
game-do-done = Fini : j’ai posé
