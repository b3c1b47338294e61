# 4EYES+.

game-name = 4EYES+
game-about = Chaque tuile porte ta couleur et celle de la personne suivante. La première couleur qui occupe les quatre coins d’un carré, droit ou incliné, gagne.

## What happens

game-event-laid =
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
game-event-moved =
    { $who ->
        [you] Tu déplaces ta tuile de { $own } { $other } : { $own_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } vers { $to_own }, { $other_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } vers { $to_other }.
       *[other] { $name } déplace une tuile de { $own } { $other } : { $own_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } vers { $to_own }, { $other_colour ->
            [red] le rouge
            [brown] le brun
           *[blue] le bleu
        } vers { $to_other }.
    }
game-event-swapped =
    { $who ->
        [you] Tu échanges et tu reprends la première tuile.
       *[other] { $name } échange et reprend la première tuile.
    }
game-event-recoloured =
    { $own } est maintenant { $own_colour ->
        [red] rouge
        [brown] brun
       *[blue] bleu
    } et { $other } est { $other_colour ->
        [red] rouge
        [brown] brun
       *[blue] bleu
    }.
game-turn-done =
    { $who ->
        [you] Ton tour est terminé.
       *[other] { $name } a joué.
    }
game-turn-passed =
    { $who ->
        [you] Tu n’as aucun coup et tu passes.
       *[other] { $name } n’a aucun coup et passe.
    }
game-event-moving-begins =
    { $left ->
        [0] Toutes les tuiles sont posées. À partir de maintenant, on les déplace.
        [1] Plus personne ne peut poser. Une tuile quitte la partie ; à partir de maintenant, on déplace les tuiles.
       *[other] Plus personne ne peut poser. { $left } tuiles quittent la partie ; à partir de maintenant, on déplace les tuiles.
    }

## Why the game ended

game-reason-square = Un carré est formé : { $cells }.
game-reason-repetition = La même position est revenue trop souvent.
game-reason-cap = Trop de tours ont passé sans carré.
game-reason-blocked = Plus personne n’a de coup.
game-reason-full = Il n’y a plus deux cases libres côte à côte.

## Touch

game-feel-empty = vide
game-feel-red = rouge
game-feel-brown = brun
game-feel-blue = bleu
game-feel-detail-end =
    { $value ->
        [owner] avec le point
       *[next] sans point
    }
game-feel-detail-half =
    { $value ->
        [north] autre moitié vers le fond
        [east] autre moitié à droite
        [south] autre moitié vers toi
       *[west] autre moitié à gauche
    }
game-heap-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }

## Refusals

game-no-pass = Tu peux jouer, donc tu ne peux pas passer.
game-swap-off = On n’échange pas dans cette partie.
game-swap-not-now = On ne peut échanger que juste après la première tuile, si c’est l’autre personne qui l’a posée.
game-only-laying = On pose encore les tuiles. Nomme deux cases, ta couleur d’abord.
game-only-moving = Toutes les tuiles sont posées. Dis laquelle des tiennes va où, par exemple e5 e6 vers a1 a2.
game-no-moving-on-paper = Sur le papier, on ne déplace rien.
game-not-adjacent = { $first } et { $second } ne se touchent ni dans une rangée ni dans une colonne.
game-no-change = La tuile en { $first } { $second } resterait comme elle est. Il faut que quelque chose change.
game-no-tile-there = Il n’y a pas de tuile en { $first } { $second }.
game-not-your-tile = La tuile en { $first } { $second } n’est pas à toi.
game-other-way-round = Ta tuile y est dans l’autre sens : dis { $second } { $first }.
game-cell-taken = { $cell } est occupée.
game-cell-just-left = La tuile elle-même occupe { $cell }. Les deux cases devaient être libres avant.
game-gift =
    Cela compléterait un carré { $other_colour ->
        [red] rouge
        [brown] brun
       *[blue] bleu
    } en { $other_square } pour la personne suivante, ce qui est interdit dans cette partie.
game-both-squares =
    Cela compléterait deux carrés à la fois, un { $colour ->
        [red] rouge
        [brown] brun
       *[blue] bleu
    } en { $square } et un { $other_colour ->
        [red] rouge
        [brown] brun
       *[blue] bleu
    } en { $other_square }. C’est interdit.

game-no-such-tile = « { $text } » n’est pas une tuile : il lui faut deux cases voisines.
game-two-on-a-cell = { $cell } est occupée deux fois.
game-hand-not-empty = En phase 2, la place { $seat } ne peut pas avoir de tuiles en main.
game-tile-count = La place { $seat } a { $count } tuiles sur le plateau et en main ; il en faut { $full }.
game-square-stands = Un carré de la place { $seat } est déjà formé : { $square }.
game-history-too-early = La partie « { $name } » n’a de sens qu’en phase 2.
game-bad-history = Le tour { $number } de la partie « moved » ne peut pas avoir mené à cette position.

## Settings

game-setting-size = Taille du plateau
game-setting-mode = On joue avec
game-setting-mode-tiles = des tuiles
game-setting-mode-paper = du papier et des crayons
game-setting-squares = Les carrés comptent
game-setting-squares-any = quelle que soit leur inclinaison
game-setting-squares-upright = seulement s’ils sont droits
game-setting-gift = Ne compléter que le carré de la personne suivante
game-setting-gift-opponent_wins = la fait gagner
game-setting-gift-illegal = est interdit
game-setting-relocate = Une tuile déplacée
game-setting-relocate-lift = peut reprendre les cases qu’elle quitte
game-setting-relocate-strict = va sur deux cases qui étaient déjà libres
game-setting-repetition = Partie nulle quand une position revient ce nombre de fois (0 : jamais)
game-setting-cap = Partie nulle après ce nombre de tours par personne en phase 2 (0 : jamais)
game-setting-swap = Échange après la première tuile (à deux)
game-setting-swap-off = non
game-setting-swap-on = la deuxième personne peut la reprendre

## Words that can be typed

game-say-swap = reprendre la première tuile | échange | échanger | échanges | reprends la tuile | reprendre

## Mots que l’on peut ajouter

game-type-swap = prendre la tuile | prends la première tuile | reprends la première tuile | reprendre la tuile
game-skip = pose | poses | mets | déplace | déplaces | rouge | brun | bleu | place | joue | poser | mettre | autre | bouge | bouger | déplacer | propre | colorie | forme | carré | complète | couleur

## Help

game-help =
    b2 a2 : pose une tuile, ta couleur en b2, celle de la personne suivante en a2
    e5 e6 vers a1 a2 : quand toutes les tuiles sont posées, déplace la tienne de e5 e6 à a1 a2, ta couleur d’abord
    échange : si la partie le permet, reprendre la toute première tuile au lieu d’en poser une
    touche b2 : sentir une case ; touche réserve : compter tes tuiles

## Asked before

game-sure-swap = Reprendre la première tuile ? Ses couleurs s’inversent et l’autre personne pose à nouveau.

## On the page

game-pick =
    { $stage ->
        [move]
            { $place ->
                [1] Déplacer cette tuile en …
               *[other] Ta couleur en { $cell }, l’autre en …
            }
       *[other] Ta couleur en { $cell }, l’autre en …
    }

## La première minute

game-goal =
    { $squares ->
        [upright] La première couleur qui occupe les quatre coins d’un carré droit gagne.
       *[any] La première couleur qui occupe les quatre coins d’un carré, droit ou incliné, gagne.
    }
game-stage-lay =
    { $mode ->
        [paper] Choisis une case libre pour ta couleur, puis une case à côté pour celle de la personne suivante.
       *[tiles] Pose une tuile : choisis une case libre pour ton pion, puis une case à côté pour l’autre.
    }
game-stage-swap = Pose une tuile, ou reprends la première.
game-stage-move = Déplace une de tes tuiles : choisis-la, puis sa nouvelle place.
game-sign-red = rouge, losange
game-sign-brown = brun, barre
game-sign-blue = bleu, cercle
game-kind-red =
    { $mode ->
        [paper] cases rouges
       *[tiles] pions rouges
    }
game-kind-brown =
    { $mode ->
        [paper] cases brunes
       *[tiles] pions bruns
    }
game-kind-blue =
    { $mode ->
        [paper] cases bleues
       *[tiles] pions bleus
    }
game-lies-tiles =
    { $colour ->
        [red] Tuiles rouges, le rouge d’abord : { $places }.
        [brown] Tuiles brunes, le brun d’abord : { $places }.
       *[blue] Tuiles bleues, le bleu d’abord : { $places }.
    }
game-lies-cells =
    { $colour ->
        [red] Cases rouges : { $places }.
        [brown] Cases brunes : { $places }.
       *[blue] Cases bleues : { $places }.
    }

## Boutons

game-do = Mettre ta couleur en { $cell1 } et l’autre en { $cell2 }
game-do-to = Déplacer cette tuile : ton pion en { $cell3 }, l’autre en { $cell4 }
game-do-swap = Reprendre la première tuile

## Problèmes

game-theme-win-large = Gagner tout de suite sur le grand plateau
game-theme-win-masked = Gagner tout de suite au toucher
