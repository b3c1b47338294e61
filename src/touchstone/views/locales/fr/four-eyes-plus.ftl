# 4EYES+.

four-eyes-plus-name = 4EYES+
four-eyes-plus-about = Chaque tuile porte ta couleur et celle de la personne suivante. La première couleur qui occupe les quatre coins d’un carré, droit ou incliné, gagne.

## What happens

four-eyes-plus-event-laid =
    { $who ->
        [you] Tu poses { $own_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } en { $own } et { $other_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } en { $other }.
       *[other] { $name } pose { $own_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } en { $own } et { $other_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } en { $other }.
    }
four-eyes-plus-event-moved =
    { $who ->
        [you] Tu déplaces ta tuile de { $own } { $other } : { $own_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } en { $to_own }, { $other_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } en { $to_other }.
       *[other] { $name } déplace une tuile de { $own } { $other } : { $own_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } en { $to_own }, { $other_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } en { $to_other }.
    }
four-eyes-plus-event-turn-ended =
    { $who ->
        [you] Ton tour est terminé.
       *[other] { $name } a joué.
    }
four-eyes-plus-event-passed =
    { $who ->
        [you] Tu n’as aucun coup et tu passes.
       *[other] { $name } n’a aucun coup et passe.
    }
four-eyes-plus-event-moving-begins =
    { $left ->
        [0] Toutes les tuiles sont posées. À partir de maintenant, on les déplace.
        [1] Plus personne ne peut poser. Une tuile quitte la partie ; à partir de maintenant, on déplace les tuiles.
       *[other] Plus personne ne peut poser. { $left } tuiles quittent la partie ; à partir de maintenant, on déplace les tuiles.
    }

## Why the game ended

four-eyes-plus-reason-square = Un carré est formé : { $cells }.
four-eyes-plus-reason-repetition = La même position est revenue trop souvent.
four-eyes-plus-reason-cap = Trop de tours ont passé sans carré.
four-eyes-plus-reason-blocked = Plus personne n’a de coup.
four-eyes-plus-reason-full = Il n’y a plus de place pour deux pions côte à côte.

## Touch

four-eyes-plus-feel-empty = vide
four-eyes-plus-feel-red = rouge
four-eyes-plus-feel-brown = brun
four-eyes-plus-feel-blue = bleu
four-eyes-plus-feel-detail-end =
    { $value ->
        [owner] avec le point
       *[next] sans point
    }
four-eyes-plus-feel-detail-half =
    { $value ->
        [north] autre moitié au-dessus
        [east] autre moitié à droite
        [south] autre moitié en dessous
       *[west] autre moitié à gauche
    }
four-eyes-plus-heap-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }

## Refusals

four-eyes-plus-no-pass = Tu peux jouer, donc tu ne peux pas passer.
four-eyes-plus-only-laying = On pose encore les tuiles. Nomme deux cases, ta couleur d’abord.
four-eyes-plus-only-moving = Toutes les tuiles sont posées. Dis laquelle des tiennes va où, par exemple e5 e6 vers a1 a2.
four-eyes-plus-no-moving-on-paper = Sur le papier, on ne déplace rien.
four-eyes-plus-not-adjacent = { $first } et { $second } ne se touchent ni dans une rangée ni dans une colonne.
four-eyes-plus-no-change = La tuile en { $first } { $second } resterait comme elle est. Il faut que quelque chose change.
four-eyes-plus-no-tile-there = Il n’y a pas de tuile en { $first } { $second }.
four-eyes-plus-not-your-tile = La tuile en { $first } { $second } n’est pas à toi.
four-eyes-plus-other-way-round = Ta tuile y est dans l’autre sens : dis { $second } { $first }.
four-eyes-plus-cell-taken = { $cell } est occupée.
four-eyes-plus-cell-just-left = La tuile elle-même occupe { $cell }. Les deux cases devaient être libres avant.
four-eyes-plus-gift =
    Cela compléterait un carré { $other_colour ->
        [red] rouge
        [brown] brun
       *[blue] bleu
    } en { $other_square } pour la personne suivante, ce qui est interdit dans cette partie.
four-eyes-plus-both-squares =
    Cela compléterait deux carrés à la fois, un { $colour ->
        [red] rouge
        [brown] brun
       *[blue] bleu
    } en { $square } et un { $other_colour ->
        [red] rouge
        [brown] brun
       *[blue] bleu
    } en { $other_square }. C’est interdit.

four-eyes-plus-no-such-tile = « { $text } » n’est pas une tuile : il lui faut deux cases voisines.
four-eyes-plus-two-on-a-cell = Il y a deux pions en { $cell }.
four-eyes-plus-hand-not-empty = En phase 2, la place { $seat } ne peut pas avoir de tuiles en main.
four-eyes-plus-tile-count = La place { $seat } a { $count } tuiles sur le plateau et en main ; il en faut { $full }.
four-eyes-plus-square-stands = Un carré de la place { $seat } est déjà formé : { $square }.
four-eyes-plus-history-too-early = La partie « { $name } » n’a de sens qu’en phase 2.
four-eyes-plus-bad-history = Le tour { $number } de la partie « moved » ne peut pas avoir mené à cette position.

## Settings

four-eyes-plus-setting-size = Taille du plateau
four-eyes-plus-setting-mode = On joue avec
four-eyes-plus-setting-mode-tiles = des tuiles
four-eyes-plus-setting-mode-paper = du papier et des crayons
four-eyes-plus-setting-squares = Les carrés comptent
four-eyes-plus-setting-squares-any = quelle que soit leur inclinaison
four-eyes-plus-setting-squares-upright = seulement s’ils sont droits
four-eyes-plus-setting-gift = Ne compléter que le carré de la personne suivante
four-eyes-plus-setting-gift-opponent_wins = la fait gagner
four-eyes-plus-setting-gift-illegal = est interdit
four-eyes-plus-setting-relocate = Une tuile déplacée
four-eyes-plus-setting-relocate-lift = peut reprendre les cases qu’elle quitte
four-eyes-plus-setting-relocate-strict = va sur deux cases libres auparavant
four-eyes-plus-setting-repetition = Partie nulle quand une position revient autant de fois (0 : jamais)
four-eyes-plus-setting-cap = Partie nulle après autant de tours chacun en phase 2 (0 : jamais)

## Help

four-eyes-plus-help =
    b2 a2 : pose une tuile, ta couleur en b2, celle de la personne suivante en a2
    e5 e6 vers a1 a2 : quand toutes les tuiles sont posées, déplace la tienne de e5 e6 à a1 a2, ta couleur d’abord
    touche b2 : sentir une case ; touche réserve : compter tes tuiles
