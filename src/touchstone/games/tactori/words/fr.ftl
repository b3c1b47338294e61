# Tactori.

game-name = Tactori
game-about = Empile les pions pour en faire des tours et relie-les par des chevalets : neuf jeux, de la construction libre aux rectangles fermés sur plusieurs étages.

## What happens

game-event-placed =
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
game-event-laid =
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
game-event-taken =
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
game-event-shifted =
    { $who ->
        [you] Tu déplaces le chevalet { $first }-{ $last } vers { $to_first }-{ $to_last }, étage { $floor }.
       *[other] { $name } déplace le chevalet { $first }-{ $last } vers { $to_first }-{ $to_last }, étage { $floor }.
    }
game-event-moved =
    { $who ->
        [you] Tu déplaces { $count ->
            [one] un pion { $colour ->
                [red] rouge
                [blue] bleu
                [yellow] jaune
               *[green] vert
            }
           *[other] { $count } pions { $colour ->
                [red] rouges
                [blue] bleus
                [yellow] jaunes
               *[green] verts
            }
        } de { $cell } à { $to }.
       *[other] { $name } déplace { $count ->
            [one] un pion { $colour ->
                [red] rouge
                [blue] bleu
                [yellow] jaune
               *[green] vert
            }
           *[other] { $count } pions { $colour ->
                [red] rouges
                [blue] bleus
                [yellow] jaunes
               *[green] verts
            }
        } de { $cell } à { $to }.
    }
game-event-knocked-out =
    { $count ->
        [one] Un pion { $colour ->
            [red] rouge
            [blue] bleu
            [yellow] jaune
           *[green] vert
        } est éliminé en { $cell }. Il retourne à la réserve, ainsi qu’un des pions déplacés.
       *[other] { $count } pions { $colour ->
            [red] rouges
            [blue] bleus
            [yellow] jaunes
           *[green] verts
        } sont éliminés en { $cell }. Ils retournent à la réserve, ainsi qu’autant de pions déplacés.
    }
game-event-stands =
    { $floor ->
        [0] { $cell } est maintenant vide.
        [one] La tour en { $cell } a maintenant un étage.
       *[other] La tour en { $cell } a maintenant { $floor } étages.
    }
game-event-removed =
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
game-event-slid =
    { $who ->
        [you] Tu fais glisser le pion de { $cell }. Il est maintenant en { $to }.
       *[other] { $name } fait glisser le pion de { $cell } à { $to }.
    }
game-task =
    { $task ->
        [tower] une tour
        [bridge] un pont
        [joined] deux ponts reliés
        [upstairs] un pont à un étage supérieur
        [joined-below] deux ponts reliés au premier étage
       *[joined-across] deux ponts reliés à des étages différents
    }
game-event-task = Mission accomplie : { game-task } !
game-turn-done =
    { $who ->
        [you] Ton tour est fini.
       *[other] { $name } a joué.
    }
game-turn-skipped =
    { $who ->
        [you] Tu ne peux pas jouer et tu passes ton tour.
       *[other] { $name } ne peut pas jouer et passe son tour.
    }
game-event-last-round =
    { $who ->
        [you] Tu as posé ton dernier pion : les autres jouent encore une fois.
       *[other] { $name } a posé son dernier pion : les autres jouent encore une fois.
    }

## Why the game ended

game-reason-most-bridges = Tous les pions sont posés. La personne qui a le plus de ponts gagne.
game-reason-most-connections = Tous les pions sont posés. La personne qui a le plus de connexions gagne.
game-reason-longest = Tous les pions sont posés. La personne qui a la plus longue connexion gagne.
game-reason-rectangle =
    { $closed ->
        [loop] Une boucle est fermée : { $cells }.
       *[rectangle] Un rectangle est fermé : { $cells }.
    }
game-reason-points = On compte les rectangles.
game-reason-only-mobile = Une seule personne peut encore jouer.
game-reason-no-winner =
    { $variant ->
        [colourful] On ne peut plus poser ni pion ni chevalet. { $count ->
            [0] Il n’y a aucun chevalet sur le plateau.
            [one] Il y a un chevalet sur le plateau.
           *[other] Il y a { $count } chevalets sur le plateau.
        }
       *[other] Il n’y a plus de coup possible et personne n’a gagné.
    }
game-reason-repetition = La même position est revenue trop souvent.
game-reason-complete =
    { $variant ->
        [sliding] Les six pions sont reliés : il a fallu { $count ->
            [one] une glissade
           *[other] { $count } glissades
        }.
       *[other] Le plateau est terminé : il a fallu { $count ->
            [one] un chevalet
           *[other] { $count } chevalets
        }.
    }

## Touch

game-feel-empty = case vide
game-feel-red =
    { $height ->
        [one] un pion, rouge
       *[other] { $height } pions, rouge en haut
    }
game-feel-blue =
    { $height ->
        [one] un pion, bleu
       *[other] { $height } pions, bleu en haut
    }
game-feel-yellow =
    { $height ->
        [one] un pion, jaune
       *[other] { $height } pions, jaune en haut
    }
game-feel-green =
    { $height ->
        [one] un pion, vert
       *[other] { $height } pions, vert en haut
    }
game-feel-detail-stick-east =
    { $value ->
        [red] chevalet rouge vers la droite
        [blue] chevalet bleu vers la droite
        [yellow] chevalet jaune vers la droite
       *[green] chevalet vert vers la droite
    }
game-feel-detail-stick-north =
    { $value ->
        [red] chevalet rouge vers le fond
        [blue] chevalet bleu vers le fond
        [yellow] chevalet jaune vers le fond
       *[green] chevalet vert vers le fond
    }
game-feel-detail-stick-west =
    { $value ->
        [red] chevalet rouge vers la gauche
        [blue] chevalet bleu vers la gauche
        [yellow] chevalet jaune vers la gauche
       *[green] chevalet vert vers la gauche
    }
game-feel-detail-stick-south =
    { $value ->
        [red] chevalet rouge vers toi
        [blue] chevalet bleu vers toi
        [yellow] chevalet jaune vers toi
       *[green] chevalet vert vers toi
    }
game-feel-detail-floor = plus bas, à l’étage { $value }
game-feel-detail-above = au-dessus, dans le vide, à l’étage { $value }
game-heap-stones =
    { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }
game-heap-sticks =
    { $count ->
        [one] { $count } chevalet
       *[other] { $count } chevalets
    }
game-heap-red-stones =
    { $count ->
        [one] { $count } pion rouge
       *[other] { $count } pions rouges
    }
game-heap-blue-stones =
    { $count ->
        [one] { $count } pion bleu
       *[other] { $count } pions bleus
    }
game-heap-yellow-stones =
    { $count ->
        [one] { $count } pion jaune
       *[other] { $count } pions jaunes
    }
game-heap-green-stones =
    { $count ->
        [one] { $count } pion vert
       *[other] { $count } pions verts
    }
game-heap-red-sticks =
    { $count ->
        [one] { $count } chevalet rouge
       *[other] { $count } chevalets rouges
    }
game-heap-blue-sticks =
    { $count ->
        [one] { $count } chevalet bleu
       *[other] { $count } chevalets bleus
    }
game-heap-yellow-sticks =
    { $count ->
        [one] { $count } chevalet jaune
       *[other] { $count } chevalets jaunes
    }
game-heap-green-sticks =
    { $count ->
        [one] { $count } chevalet vert
       *[other] { $count } chevalets verts
    }

## Refusals

game-other-variant = C’est un coup d’un autre jeu de la boîte.
game-own-colour = Ici, tu ne joues qu’une couleur : inutile de la nommer.
game-name-the-colour = Dis quelle couleur, par exemple « pose rouge c3 ».
game-no-skip = Tu peux jouer, donc tu ne peux pas sauter ton tour.
game-not-done = Tu n’as encore rien fait pendant ce tour.
game-stone-first = D’abord un pion, ensuite les chevalets.
game-stone-done = Le pion de ce tour est déjà joué. Pose des chevalets ou dis « fini ».
game-stick-done = Le chevalet de ce tour est déjà posé. Dis « fini ».
game-no-stone-left = Il ne reste aucun pion de cette sorte dans la réserve.
game-no-stick-left = Il ne reste aucun chevalet de cette sorte dans la réserve.
game-span = Un chevalet va d’une case à sa voisine, sur le plateau 9x9 deux cases plus loin, jamais en diagonale.
game-end-empty = Un chevalet a besoin d’un pion à chaque bout.
game-ends-not-own = Les pions du haut aux deux bouts doivent être de la couleur du chevalet.
game-floors-differ = Les deux tours n’ont pas la même hauteur.
game-middle-too-high = La tour du milieu est trop haute.
game-stick-in-the-way = Un autre chevalet s’y trouve, ou juste au-dessus ou au-dessous.
game-bridge-clamped = Un pont recouvert passe là : aucun pion ne va dessous.
game-too-close = Un de tes pions se trouve sur une case voisine.
game-no-stick-there = Ce chevalet n’existe pas.
game-stick-not-own = Ce chevalet n’est pas à toi.
game-stick-built-over = Ce chevalet est recouvert et reste en place.
game-take-first = On ne reprend des chevalets qu’au début de son tour.
game-taken-no-new-stone = Après avoir repris un chevalet, tu peux déplacer un de ses pions, mais pas en poser un nouveau.
game-taken-this-turn = Tu viens de reprendre un chevalet à cet endroit.
game-laid-this-turn = Tu viens de poser ce chevalet, il reste là pendant ce tour.
game-same-place = Le chevalet s’y trouve déjà.
game-move-from-taken = Après avoir repris des chevalets, tu ne peux déplacer qu’un pion de l’un de leurs bouts.
game-same-field = C’est la même case.
game-nothing-there = Il n’y a pas de pion en { $cell }.
game-top-not-own = Le pion du haut en { $cell } n’est pas à toi.
game-not-free = Il n’y a pas autant de pions libres en { $cell }.
game-stone-held = Un chevalet retient le pion en { $cell }.
game-out-too-many = Tu ne peux pas éliminer plus de pions que tu n’en déplaces.
game-cannot-knock-out = On ne peut pas en éliminer autant ici : seulement des pions adverses libres, à partir du haut.
game-not-straight = Ici, on déplace tout droit, le long d’une colonne ou d’une rangée.
game-way-not-clear = Des pions barrent le chemin.
game-not-one-piece = Les chevalets d’un tour sans pion doivent être reliés entre eux.
game-equal-colours = Deux pions de même couleur ne se posent pas l’un sur l’autre.
game-colour-in-pool = On ne déplace des pions que s’il ne reste dans la réserve aucun pion de la couleur de la manche.
game-one-stone = Ici, on déplace un seul pion à la fois.
game-pair-used = Il y a déjà un chevalet entre ces cases, à un étage ou un autre.
game-not-one-network = Le chevalet doit toucher le réseau des chevalets.
game-slide-first = Fais d’abord glisser un pion, puis pose des chevalets.
game-slide-done = Tu as déjà fait glisser un pion pendant ce tour.
game-not-next-to-hole = { $cell } n’est pas à côté de la case vide.

game-position-off-board = La partie « { $part } » contient { $cell }, qui n’existe pas sur ce plateau.
game-unknown-colour = « { $colour } » n’est pas une couleur de ce jeu.
game-colour-not-in-play = Personne ne joue la couleur { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[green] vert
    }.
game-position-span = Aucun chevalet ne va en { $stick }.
game-too-many-stones = Il y a plus de 16 pions de couleur { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[green] vert
    }.
game-too-many-sticks = Il y a plus de 15 chevalets de couleur { $colour ->
        [red] rouge
        [blue] bleu
        [yellow] jaune
       *[green] vert
    }.
game-sticks-touch = Les chevalets { $stick } et { $other } se chevauchent ou sont posés directement l’un sur l’autre.
game-stick-without-stone = Il manque au chevalet « { $stick } » un pion de sa couleur à un bout.
game-rectangle-stands = Il y a déjà un rectangle fermé.
game-already-complete = La partie est déjà réussie.
game-equal-colours-stand = Deux pions de même couleur sont l’un sur l’autre.
game-stick-of-other-colour = Un chevalet n’a pas la couleur de la manche.
game-pair-twice = Il y a deux chevalets entre les mêmes cases.
game-two-networks = Les chevalets ne forment pas un seul réseau.
game-stacked = Des pions sont empilés, ce qui n’existe pas dans ce jeu.
game-not-six-each = Il faut six pions de chaque couleur.

## Settings

game-setting-variant = Jeu
game-setting-variant-free = Construction libre
game-setting-variant-colourful = Multicolore, tous ensemble
game-setting-variant-sliding = Multicolore à glissades, tous ensemble
game-setting-variant-bridges = Poser des ponts
game-setting-variant-connections = Créer des connexions
game-setting-variant-long = Longues connexions
game-setting-variant-rectangle = Rectangle fermé
game-setting-variant-rectangle-advanced = Rectangle fermé, avancé
game-setting-variant-rectangles = Plusieurs rectangles fermés
game-setting-sticks = Chevalets par tour sur le petit plateau
game-setting-sticks-one = un
game-setting-sticks-any = autant qu’on veut
game-setting-closed = Ce qui doit être fermé
game-setting-closed-rectangle = un rectangle
game-setting-closed-loop = n’importe quelle boucle
game-setting-long = Comment on mesure la longueur
game-setting-long-trail = aucun chevalet deux fois
game-setting-long-path = aucune case deux fois
game-setting-long-network = tout le réseau
game-setting-spacing = Tes pions sur des cases voisines
game-setting-spacing-span = permis
game-setting-spacing-ban = interdits
game-setting-straight = Déplacements en ligne droite
game-setting-straight-fly = passent par-dessus tout
game-setting-straight-clear = exigent un chemin libre
game-setting-repetition = La partie s’arrête quand une position revient ce nombre de fois (0 : jamais)
game-setting-colour = Couleur de la manche
game-setting-colour-red = rouge
game-setting-colour-blue = bleu
game-setting-colour-yellow = jaune
game-setting-colour-green = vert
game-setting-seed = Nombre qui mélange les pions

## Words that can be typed

game-say-place = pose | place | mets | poses
game-say-lay = relie | pose un chevalet | poses un chevalet | poser un chevalet
game-say-take = reprends | reprendre
game-say-shift = change | replace | déplace le chevalet | déplaces le chevalet
game-say-move = déplace | déplacer | bouge | déplaces
game-say-remove = enlève | retire | enlèves
game-say-slide = glisse | fais glisser
game-say-out = élimine
game-say-red = rouge | rouges
game-say-blue = bleu | bleue | bleus | bleues
game-say-yellow = jaune | jaunes
game-say-green = vert | verte | verts | vertes
game-type-place = joue | mettre | poser | placer | ajoute | construis | bâtis | construire | ajoute un pion
game-type-lay = relier | construis un pont | construis pont | construire un pont | mets un chevalet | place un chevalet | joue un chevalet | fais un pont | connecte | pose | poses | poser | place | mets
game-type-take = enlève le chevalet | enlève chevalet | retire le chevalet | retire chevalet | ôte le chevalet | reprendre | enlève | retire
game-type-shift = bouge le chevalet | bouge chevalet | déplacer le chevalet | déplacer chevalet | déplace chevalet
game-type-move = bouger | déplacez
game-type-remove = enlever | retirer | ôte
game-type-slide = pousse | faire glisser | pousser | fait glisser | déplace | bouge
game-type-out = éliminez | sors
game-skip = couleur | vide | libre | haut
game-help =
    pose c3 : poser un pion (construction libre et multicolore : pose vert c3)
    relie b3-c3 : poser un chevalet ; reprends b3-c3 : le reprendre ; change b3-d3 vers d3-f3 : le déplacer
    déplace a1 vers c1, déplace a1 2 vers c1 élimine 1 : déplacer et éliminer (grand plateau)
    enlève a1 : enlever un pion (construction libre) ; glisse c2 : faire glisser un pion
    fini : terminer son tour ; touche c3 : tâter une tour ; touche réserve : compter ce qui reste

## On the page

game-pick =
    { $variant ->
        [rectangle-advanced] Des pions ou un chevalet de { $cell } à …
        [rectangles] Des pions ou un chevalet de { $cell } à …
       *[other] Un chevalet de { $cell } à …
    }

## La première minute

game-title =
    Tactori, { $variant ->
        [free] { game-setting-variant-free }
        [colourful] { game-setting-variant-colourful }
        [sliding] { game-setting-variant-sliding }
        [connections] { game-setting-variant-connections }
        [long] { game-setting-variant-long }
        [rectangle] { game-setting-variant-rectangle }
        [rectangle-advanced] { game-setting-variant-rectangle-advanced }
        [rectangles] { game-setting-variant-rectangles }
       *[bridges] { game-setting-variant-bridges }
    }
game-goal =
    { $variant ->
        [free] Construisez ensemble ce qui vous plaît : six missions vous attendent.
        [colourful] Ensemble, posez quinze chevalets { $colour ->
            [red] rouges
            [blue] bleus
            [yellow] jaunes
           *[green] verts
        }, tous reliés.
        [sliding] Ensemble, reliez les six pions { $colour ->
            [red] rouges
            [blue] bleus
            [yellow] jaunes
           *[green] verts
        } avec le moins de glissades possible.
        [connections] Quand tous les pions sont posés, la personne qui a le plus de connexions gagne.
        [long] Quand tous les pions sont posés, la personne qui a la plus longue connexion gagne.
        [rectangle] La première personne qui ferme un rectangle de sa couleur, en vue plongeante, gagne.
        [rectangle-advanced] La première personne qui ferme un rectangle de sa couleur, en vue plongeante, gagne.
        [rectangles] À la fin, la personne qui a le plus de points pour ses rectangles fermés gagne.
       *[bridges] Quand tous les pions sont posés, la personne qui a le plus de ponts gagne.
    }
game-stage-stone =
    { $variant ->
        [free] Pose des pions, pose des chevalets ou enlève-les.
        [colourful] Pose un pion.
        [sliding] Reprends des chevalets si tu veux, puis fais glisser un pion dans la case vide.
        [rectangle-advanced] Pose un pion ou déplaces-en ; avant cela, tu peux reprendre des chevalets.
        [rectangles] Pose un pion, déplaces-en, ou pose un chevalet.
       *[other] Pose un pion.
    }
game-stage-sticks =
    { $variant ->
        [free] Continue à construire, ou choisis « fini ».
        [sliding] Pose des chevalets, ou choisis « fini ».
       *[other] Pose un chevalet entre deux de tes pions, ou choisis « fini ».
    }
game-stage-over = Il ne reste rien à faire. Choisis « fini ».
game-count =
    { $variant ->
        [sliding] Glissades jusqu’ici : { $count }
       *[other] Chevalets jusqu’ici : { $count }
    }
game-sign-red = rouge, losange
game-sign-blue = bleu, cercle
game-sign-yellow = jaune, triangle
game-sign-green = vert, carré
game-kind-red = pions rouges du dessus
game-kind-blue = pions bleus du dessus
game-kind-yellow = pions jaunes du dessus
game-kind-green = pions verts du dessus
game-kind-stick = chevalets
game-lies-stones =
    { $colour ->
        [red] { $height ->
            [one] Pions rouges : { $places }.
           *[other] { $height } pions, rouge en haut : { $places }.
        }
        [blue] { $height ->
            [one] Pions bleus : { $places }.
           *[other] { $height } pions, bleu en haut : { $places }.
        }
        [yellow] { $height ->
            [one] Pions jaunes : { $places }.
           *[other] { $height } pions, jaune en haut : { $places }.
        }
       *[green] { $height ->
            [one] Pions verts : { $places }.
           *[other] { $height } pions, vert en haut : { $places }.
        }
    }
game-lies-sticks =
    { $colour ->
        [red] { $floor ->
            [1] Chevalets rouges : { $places }.
           *[other] Chevalets rouges, étage { $floor } : { $places }.
        }
        [blue] { $floor ->
            [1] Chevalets bleus : { $places }.
           *[other] Chevalets bleus, étage { $floor } : { $places }.
        }
        [yellow] { $floor ->
            [1] Chevalets jaunes : { $places }.
           *[other] Chevalets jaunes, étage { $floor } : { $places }.
        }
       *[green] { $floor ->
            [1] Chevalets verts : { $places }.
           *[other] Chevalets verts, étage { $floor } : { $places }.
        }
    }

## Boutons

game-do-place =
    { $kind ->
        [red] Poser un pion rouge en { $cell1 }
        [blue] Poser un pion bleu en { $cell1 }
        [yellow] Poser un pion jaune en { $cell1 }
        [green] Poser un pion vert en { $cell1 }
       *[none] { $variant ->
            [colourful] { $colour ->
                [red] Poser un pion rouge en { $cell1 }
                [blue] Poser un pion bleu en { $cell1 }
                [yellow] Poser un pion jaune en { $cell1 }
               *[green] Poser un pion vert en { $cell1 }
            }
           *[other] Poser un pion en { $cell1 }
        }
    }
game-do-lay =
    { $kind ->
        [red] Poser un chevalet rouge de { $cell1 } à { $cell2 }
        [blue] Poser un chevalet bleu de { $cell1 } à { $cell2 }
        [yellow] Poser un chevalet jaune de { $cell1 } à { $cell2 }
        [green] Poser un chevalet vert de { $cell1 } à { $cell2 }
       *[none] Poser un chevalet de { $cell1 } à { $cell2 }
    }
game-do-take = Reprendre le chevalet de { $cell1 } à { $cell2 }
game-do-shift = Déplacer le chevalet de { $cell1 }-{ $cell2 } vers { $cell3 }-{ $cell4 }
game-do-remove = Enlever le pion du haut en { $cell1 }
game-do-slide = Faire glisser le pion de { $cell1 } vers la case vide
game-do-move =
    { $further ->
        [0] { $count ->
            [one] Déplacer un pion de { $cell1 } à { $cell2 }
           *[other] Déplacer { $count } pions de { $cell1 } à { $cell2 }
        }
        [one] { $count ->
            [one] Déplacer un pion de { $cell1 } à { $cell2 } et en éliminer un
           *[other] Déplacer { $count } pions de { $cell1 } à { $cell2 } et en éliminer un
        }
       *[other] { $count ->
            [one] Déplacer un pion de { $cell1 } à { $cell2 } et en éliminer { $further }
           *[other] Déplacer { $count } pions de { $cell1 } à { $cell2 } et en éliminer { $further }
        }
    }

## Problèmes

game-theme-rectangle = Fermer le rectangle
game-theme-rectangle-large = Fermer le rectangle sur le grand plateau
game-theme-slides = Le moins de glissades possible
game-puzzle-slides = Relie tous les pions rouges avec le moins de glissades possible. On peut le faire en { $par }.
