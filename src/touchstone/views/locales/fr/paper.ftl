# Ce qui s’imprime, se découpe, se touche et se remplit.

paper-board = { $game } : le plateau, { $size } sur { $size }
paper-front = { $game } : tuiles, face pour deux joueurs
paper-back = { $game } : tuiles, face pour trois joueurs
paper-singles = { $game } : pièces simples
paper-doubles = { $game } : pièces doubles
paper-stones = { $game } : pions
paper-sticks = { $game } : chevalets
paper-scores = { $game } : feuille de points
paper-notation = { $game } : comment s’écrivent les coups
paper-game = Partie { $number }
paper-round = Manche { $number }
paper-total = Total
paper-player = Joueur { $number }
paper-cells = Les colonnes portent des lettres de gauche à droite, les rangées des chiffres en partant de soi. Une case s’écrit avec une lettre et un chiffre : b3.
paper-print = Imprimé
paper-braille = Points braille
paper-referee = Dites vos coups à l’arbitre : touchstone referee { $game }
paper-nothing = Il n’y a encore rien à imprimer pour { $game }.
pieces-none = Il n’y a pas encore de pièces à fabriquer pour { $game }.
pieces-bed-too-small = La plus grande pièce mesure { $needed } mm de large, mais le plateau d’impression n’en fait que { $bed }.
