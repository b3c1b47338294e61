# L’arbitre d’un vrai plateau.

referee-welcome = Jouez sur votre plateau et dites-moi chaque coup, comme vous le diriez : { $example }. « annuler » reprend le dernier coup, « plateau » dit ce que je sais, « aide » donne les mots, « quitter » termine.
referee-taken-back = Coup repris.
referee-noted = Noté.
referee-refused = Ce coup n’est pas possible. Touche le plateau, puis dis-en un autre.
referee-nothing-to-take-back = Il n’y a rien à reprendre.
# Numbers as they are dictated, from one.
referee-numbers = un, une | deux | trois | quatre | cinq | six | sept | huit | neuf | dix | onze | douze
