# Tactori.

tactori-name = Tactori
tactori-about = Empile des pions en tours et relie-les par des chevalets : neuf jeux, de la construction libre aux rectangles fermés sur plusieurs étages.

## What happens

tactori-event-placed =
    { $who ->
        [you] Tu poses un pion { $colour ->
            [red] rouge
            [blue] bleu
            [yellow] jaune
           *[green] vert
        } en { $cell }, étage { $floor }.
       *[other] { $name } pose un pion { $colour ->
           [red] rouge
           [blue] bleu
           [yellow] jaune
          *[green] vert
       } en { $cell }, étage { $floor }.
    }
tactori-event-laid =
    { $who ->
        [you] Tu poses un chevalet { $colour ->
            [red] rouge
            [blue] bleu
            [yellow] jaune
           *[green] vert
        } de { $first } à { $last }, étage { $floor }.
       *[other] { $name } pose un chevalet { $colour ->
           [red] rouge
           [blue] bleu
           [yellow] jaune
          *[green] vert
       } de { $first } à { $last }, étage { $floor }.
    }
tactori-event-taken =
    { $who ->
        [you] Tu reprends le chevalet { $colour ->
            [red] rouge
            [blue] bleu
            [yellow] jaune
           *[green] vert
        } de { $first } à { $last }.
       *[other] { $name } reprend le chevalet { $colour ->
           [red] rouge
           [blue] bleu
           [yellow] jaune
          *[green] vert
       } de { $first } à { $last }.
    }
tactori-event-shifted =
    { $who ->
        [you] Tu déplaces le chevalet { $first }-{ $last } vers { $to_first }-{ $to_last }, étage { $floor }.
       *[other] { $name } déplace le chevalet { $first }-{ $last } vers { $to_first }-{ $to_last }, étage { $floor }.
    }
tactori-event-moved =
    { $who ->
        [you] Tu déplaces { $count ->
            [one] un pion { $colour ->
                [red] rouge
                [blue] bleu
                [yellow] jaune
               *[green] vert
            }
           *[other] { $count } pions de couleur { $colour ->
               [red] rouge
               [blue] bleu
               [yellow] jaune
              *[green] vert
           }
        } de { $cell } à { $to }. { $floor ->
                [0] Cette case est maintenant vide.
                [one] La tour y a maintenant un étage.
               *[other] La tour y a maintenant { $floor } étages.
            }
       *[other] { $name } déplace { $count ->
            [one] un pion { $colour ->
                [red] rouge
                [blue] bleu
                [yellow] jaune
               *[green] vert
            }
           *[other] { $count } pions de couleur { $colour ->
               [red] rouge
               [blue] bleu
               [yellow] jaune
              *[green] vert
           }
        } de { $cell } à { $to }. { $floor ->
                [0] Cette case est maintenant vide.
                [one] La tour y a maintenant un étage.
               *[other] La tour y a maintenant { $floor } étages.
            }
    }
tactori-event-knocked-out =
    { $count ->
        [one] Un pion de couleur { $colour ->
            [red] rouge
            [blue] bleu
            [yellow] jaune
           *[green] vert
        } est éliminé en { $cell } et retourne à la réserve.
       *[other] { $count } pions de couleur { $colour ->
           [red] rouge
           [blue] bleu
           [yellow] jaune
          *[green] vert
       } sont éliminés en { $cell } et retournent à la réserve.
    }
tactori-event-removed =
    { $who ->
        [you] Tu enlèves le pion { $colour ->
            [red] rouge
            [blue] bleu
            [yellow] jaune
           *[green] vert
        } de { $cell }.
       *[other] { $name } enlève le pion { $colour ->
           [red] rouge
           [blue] bleu
           [yellow] jaune
          *[green] vert
       } de { $cell }.
    }
tactori-event-slid =
    { $who ->
        [you] Tu fais glisser le pion de { $cell } à { $to }.
       *[other] { $name } fait glisser le pion de { $cell } à { $to }.
    }
tactori-event-task =
    Mission accomplie : { $task ->
        [tower] une tour
        [bridge] un pont
        [joined] deux ponts reliés
        [upstairs] un pont à un étage supérieur
        [joined-below] deux ponts reliés au premier étage
       *[joined-across] deux ponts reliés à des étages différents
    } !
tactori-event-turn-ended =
    { $who ->
        [you] Ton tour est fini.
       *[other] { $name } a joué.
    }
tactori-event-skipped =
    { $who ->
        [you] Tu ne peux pas jouer et tu passes ton tour.
       *[other] { $name } ne peut pas jouer et passe son tour.
    }
tactori-event-last-round =
    { $who ->
        [you] Tu as posé ton dernier pion : les autres jouent encore une fois.
       *[other] { $name } a posé son dernier pion : les autres jouent encore une fois.
    }

## Why the game ended

tactori-reason-most-bridges = Tous les pions sont posés, le plus grand nombre de ponts gagne.
tactori-reason-most-connections = Tous les pions sont posés, le plus grand nombre de liaisons gagne.
tactori-reason-longest = Tous les pions sont posés, la plus longue liaison gagne.
tactori-reason-rectangle = Les ponts se sont refermés. { $cells }
tactori-reason-points = On compte les rectangles.
tactori-reason-only-mobile = Une seule personne peut encore jouer.
tactori-reason-no-winner = Il n’y a plus de coup possible et personne n’a gagné.
tactori-reason-repetition = La même position est revenue trop souvent.
tactori-reason-complete = C’est réussi !

## Touch

tactori-feel-empty = case vide
tactori-feel-red =
    { $height ->
        [one] un pion, rouge
       *[other] { $height } pions, rouge en haut
    }
tactori-feel-blue =
    { $height ->
        [one] un pion, bleu
       *[other] { $height } pions, bleu en haut
    }
tactori-feel-yellow =
    { $height ->
        [one] un pion, jaune
       *[other] { $height } pions, jaune en haut
    }
tactori-feel-green =
    { $height ->
        [one] un pion, vert
       *[other] { $height } pions, vert en haut
    }
tactori-feel-detail-stick-east =
    { $value ->
        [red] chevalet rouge vers l’est
        [blue] chevalet bleu vers l’est
        [yellow] chevalet jaune vers l’est
       *[green] chevalet vert vers l’est
    }
tactori-feel-detail-stick-north =
    { $value ->
        [red] chevalet rouge vers le nord
        [blue] chevalet bleu vers le nord
        [yellow] chevalet jaune vers le nord
       *[green] chevalet vert vers le nord
    }
tactori-feel-detail-stick-west =
    { $value ->
        [red] chevalet rouge vers l’ouest
        [blue] chevalet bleu vers l’ouest
        [yellow] chevalet jaune vers l’ouest
       *[green] chevalet vert vers l’ouest
    }
tactori-feel-detail-stick-south =
    { $value ->
        [red] chevalet rouge vers le sud
        [blue] chevalet bleu vers le sud
        [yellow] chevalet jaune vers le sud
       *[green] chevalet vert vers le sud
    }
tactori-feel-detail-floor = plus bas, à l’étage { $value }
tactori-feel-detail-above = au-dessus, dans le vide, à l’étage { $value }
tactori-heap-stones =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
tactori-heap-sticks =
    { $count ->
        [one] { $count } chevalet
       *[other] { $count } chevalets
    }
tactori-heap-red-stones =
    { $count ->
        [one] { $count } pion rouge
       *[other] { $count } pions rouges
    }
tactori-heap-blue-stones =
    { $count ->
        [one] { $count } pion bleu
       *[other] { $count } pions bleus
    }
tactori-heap-yellow-stones =
    { $count ->
        [one] { $count } pion jaune
       *[other] { $count } pions jaunes
    }
tactori-heap-green-stones =
    { $count ->
        [one] { $count } pion vert
       *[other] { $count } pions verts
    }
tactori-heap-red-sticks =
    { $count ->
        [one] { $count } chevalet rouge
       *[other] { $count } chevalets rouges
    }
tactori-heap-blue-sticks =
    { $count ->
        [one] { $count } chevalet bleu
       *[other] { $count } chevalets bleus
    }
tactori-heap-yellow-sticks =
    { $count ->
        [one] { $count } chevalet jaune
       *[other] { $count } chevalets jaunes
    }
tactori-heap-green-sticks =
    { $count ->
        [one] { $count } chevalet vert
       *[other] { $count } chevalets verts
    }

## Refusals

tactori-other-variant = « { $move } » est un coup d’un autre jeu de la boîte.
tactori-own-colour = Ici, tu ne joues qu’une couleur, ne la nomme pas.
tactori-say-colour = Dis quelle couleur, par exemple pose rouge c3.
tactori-no-skip = Tu peux jouer, donc tu ne peux pas sauter ton tour.
tactori-not-done = Tu n’as encore rien fait pendant ce tour.
tactori-stone-first = D’abord un pion, ensuite les chevalets.
tactori-stone-done = Le pion de ce tour est déjà joué. Pose des chevalets ou dis fini.
tactori-no-stone-left = Il ne reste aucun pion de cette sorte dans la réserve.
tactori-no-stick-left = Il ne reste aucun chevalet de cette sorte dans la réserve.
tactori-span = « { $move } » : un chevalet va d’une case à sa voisine, sur le plateau 9x9 à la deuxième case, jamais en diagonale.
tactori-end-empty = « { $move } » : un chevalet a besoin d’un pion à chaque bout.
tactori-ends-not-own = « { $move } » : les pions du haut aux deux bouts doivent être de la couleur du chevalet.
tactori-floors-differ = « { $move } » : les deux tours n’ont pas la même hauteur.
tactori-middle-too-high = « { $move } » : la tour du milieu est trop haute.
tactori-stick-in-the-way = « { $move } » : un autre chevalet s’y trouve, ou juste au-dessus ou au-dessous.
tactori-bridge-clamped = Un pont recouvert passe là : aucun pion ne va dessous.
tactori-too-close = Un de tes pions se trouve sur une case voisine.
tactori-no-stick-there = Ce chevalet n’existe pas.
tactori-stick-not-own = Ce chevalet n’est pas à toi.
tactori-stick-built-over = Ce chevalet est recouvert et reste en place.
tactori-take-first = On ne reprend des chevalets qu’au début de son tour.
tactori-taken-no-new-stone = Après avoir repris un chevalet, tu peux déplacer un de ses pions, mais pas en poser un nouveau.
tactori-taken-this-turn = Tu viens de reprendre un chevalet à cet endroit.
tactori-laid-this-turn = Tu viens de poser ce chevalet, il reste là pendant ce tour.
tactori-same-place = Le chevalet s’y trouve déjà.
tactori-move-from-taken = Après avoir repris des chevalets, tu ne peux déplacer qu’un pion de l’un de leurs bouts.
tactori-same-field = C’est la même case.
tactori-nothing-there = Il n’y a pas de pion en { $cell }.
tactori-top-not-own = Le pion du haut en { $cell } n’est pas à toi.
tactori-not-free = Autant de pions en { $cell } ne sont pas libres.
tactori-stone-held = Un chevalet retient le pion en { $cell }.
tactori-out-too-many = Tu ne peux pas éliminer plus de pions que tu n’en déplaces.
tactori-cannot-knock-out = On ne peut pas en éliminer autant ici : seulement des pions adverses libres, à partir du haut.
tactori-not-straight = Ici, on déplace tout droit, le long d’une colonne ou d’une rangée.
tactori-way-not-clear = Des pions barrent le chemin.
tactori-not-one-piece = Les chevalets d’un tour sans pion doivent se tenir.
tactori-equal-colours = Deux pions de même couleur ne se posent pas l’un sur l’autre.
tactori-colour-in-pool = On ne déplace des pions que s’il ne reste aucun pion de la couleur de la manche.
tactori-one-stone = Ici, on déplace un seul pion à la fois.
tactori-pair-used = Il y a déjà un chevalet entre ces cases, à un étage ou un autre.
tactori-not-one-network = Le chevalet doit toucher le réseau des chevalets.
tactori-slide-first = Fais d’abord glisser un pion, puis pose des chevalets.
tactori-slide-done = Tu as déjà fait glisser un pion pendant ce tour.
tactori-not-next-to-hole = { $cell } n’est pas à côté de la case vide.

tactori-position-off-board = La partie « { $part } » contient { $cell }, qui n’existe pas sur ce plateau.
tactori-unknown-colour = « { $colour } » n’est pas une couleur de ce jeu.
tactori-colour-not-in-play = Personne ne joue la couleur { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[green] vert
    }.
tactori-position-span = Aucun chevalet ne va en { $stick }.
tactori-too-many-stones = Il y a plus de 16 pions de couleur { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[green] vert
    }.
tactori-too-many-sticks = Il y a plus de 15 chevalets de couleur { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[green] vert
    }.
tactori-sticks-touch = Les chevalets { $stick } et { $other } se chevauchent ou se touchent directement.
tactori-stick-without-stone = Il manque au chevalet « { $stick } » un pion de sa couleur à un bout.
tactori-rectangle-stands = Il y a déjà un rectangle fermé.
tactori-already-complete = Le jeu est déjà réussi.
tactori-equal-colours-stand = Deux pions de même couleur sont l’un sur l’autre.
tactori-stick-of-other-colour = Un chevalet n’a pas la couleur de la manche.
tactori-pair-twice = Il y a deux chevalets entre les mêmes cases.
tactori-two-networks = Les chevalets ne forment pas un seul réseau.
tactori-stacked = Des pions sont empilés, ce que ce jeu ne connaît pas.
tactori-not-six-each = Il faut six pions de chaque couleur.

## Settings

tactori-setting-variant = Jeu
tactori-setting-variant-free = Construction libre
tactori-setting-variant-colourful = Multicolore, tous ensemble
tactori-setting-variant-sliding = Multicolore à glissades, tous ensemble
tactori-setting-variant-bridges = Poser des ponts
tactori-setting-variant-connections = Créer des liaisons
tactori-setting-variant-long = Longues liaisons
tactori-setting-variant-rectangle = Rectangle fermé
tactori-setting-variant-rectangle-advanced = Rectangle fermé, avancé
tactori-setting-variant-rectangles = Plusieurs rectangles fermés
tactori-setting-sticks = Chevalets par tour sur le petit plateau
tactori-setting-sticks-one = un
tactori-setting-sticks-any = autant qu’on veut
tactori-setting-closed = Ce qui doit être fermé
tactori-setting-closed-rectangle = un rectangle
tactori-setting-closed-loop = n’importe quelle boucle
tactori-setting-long = Comment on mesure la longueur
tactori-setting-long-trail = aucun chevalet deux fois
tactori-setting-long-path = aucune case deux fois
tactori-setting-long-network = tout le réseau
tactori-setting-spacing = Propres pions sur des cases voisines
tactori-setting-spacing-span = permis
tactori-setting-spacing-ban = interdits
tactori-setting-straight = Déplacements en ligne droite
tactori-setting-straight-fly = passent par-dessus tout
tactori-setting-straight-clear = exigent un chemin libre
tactori-setting-repetition = La partie s’arrête quand une position revient tant de fois (0 : jamais)
tactori-setting-colour = Couleur de la manche
tactori-setting-colour-red = rouge
tactori-setting-colour-blue = bleu
tactori-setting-colour-yellow = jaune
tactori-setting-colour-green = vert
tactori-setting-seed = Nombre qui mélange les pions

## Words that can be typed

tactori-say-place = pose | place | mets
tactori-say-lay = relie | chevalet | pont
tactori-say-take = reprends | reprendre
tactori-say-shift = change | replace
tactori-say-move = déplace | déplacer | bouge
tactori-say-remove = enlève | retire
tactori-say-slide = glisse | fais glisser
tactori-say-out = élimine | dehors
tactori-say-red = rouge
tactori-say-blue = bleu
tactori-say-yellow = jaune
tactori-say-green = vert
tactori-help =
    pose c3 : poser un pion (construction libre et multicolore : pose vert c3)
    relie b3-c3 : poser un chevalet ; reprends b3-c3 : le reprendre ; change b3-d3 vers d3-f3 : le déplacer
    déplace a1 vers c1, déplace a1 2 vers c1 élimine 1 : déplacer et éliminer (grand plateau)
    enlève a1 : enlever un pion (construction libre) ; glisse c2 : faire glisser un pion
    fini : terminer son tour ; touche c3 : tâter une tour ; touche réserve : compter ce qui reste
