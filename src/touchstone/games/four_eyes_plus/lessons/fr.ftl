# Les leçons de 4EYES+.

lesson-any-colours = Dans l’autre sens : c’est ton propre pion qui va là, nomme donc d’abord sa case.

lesson-course-about = La règle du jeu ne nomme pas de buts. Ceux-ci sont les nôtres.

lesson-first-title = Montre-moi : poser, bloquer, gagner
lesson-first-trains = Deux couleurs sur une tuile, voir un carré avant qu’il soit formé, défendre et attaquer.
lesson-first-lay = Bienvenue ! Tu es rouge, l’ordinateur est bleu, et chaque tuile porte un pion de chacun. Pose une tuile : rouge en f2, bleu en e2.
lesson-first-block = Bleu occupe b5, e5 et e2 : il ne manque que b2 pour un carré. Mets ton propre pion en b2, et le bleu en b1 ou b3.
lesson-first-gift = Avec le pion bleu en b2, tu formerais le carré pour l’ordinateur.
lesson-first-beside = Ce carré est arrêté, mais là, le pion bleu en prépare un autre. Mets-le en b1 ou b3.
lesson-first-loses = Alors bleu forme un carré et gagne aussitôt.
lesson-first-win = À toi : rouge occupe b2, f2 et f6. Forme le carré avec rouge en b6 et bleu en a6.
lesson-first-end = Quatre pions rouges aux coins d’un carré : tu as gagné. Les carrés peuvent avoir toutes les tailles, et être inclinés.

lesson-tilted-title = Les carrés inclinés
lesson-tilted-trains = Tourner des formes dans sa tête, compter des pas au lieu de mesurer.
lesson-tilted-feel = Un carré n’est pas forcément droit. Touche tes pions rouges en a2, b4 et d3.
lesson-tilted-win = De a2 à b4 : deux vers le haut, un à droite. De b4 à d3 : deux à droite, un vers le bas. À partir de d3, deux vers le bas et un à gauche : mets ton pion là.
lesson-tilted-count = Compte encore : à partir de d3, deux vers le bas et un à gauche.
lesson-tilted-end = Le quatrième coin était c1. Chaque côté fait les mêmes pas, seulement tournés.

lesson-two-title = À deux : tes pions sur les tuiles de l’autre
lesson-two-trains = Regarder tout ce qui est là, et non ses seules tuiles.
lesson-two-feel = À deux, chaque tuile porte du rouge et du bleu, et le point montre à qui elle est. Touche les pions rouges en b2, e2 et e5.
lesson-two-win = Deux d’entre eux sont venus avec les tuiles de l’ordinateur, et ils comptent quand même pour toi. Le quatrième coin est b5 : mets ton pion là.
lesson-two-corner = Le coin qui manque est b5.
lesson-two-end = Peu importe qui les a posés : les pions de ta couleur sont à toi.

lesson-giving-title = Ne rien offrir
lesson-giving-trains = Vérifier les deux moitiés d’un coup.
lesson-giving-look = La moitié de chaque tuile est à la personne suivante. Une seule tuile empêche bleu de gagner aussitôt : rouge en f6, bleu en e6. Pose-la.
lesson-giving-loses = Après cela, bleu gagne aussitôt.
lesson-giving-end = Avant de poser, regarde ce que fait chacune des deux moitiés.

lesson-both-title = Pas les deux carrés à la fois
lesson-both-trains = Garder une règle en tête pendant qu’on attaque.
lesson-both-feel = Avant de former ton carré, regarde le bleu. Touche a3, c3 et c5.
lesson-both-win = À bleu, il ne manque que a5 ; à toi, il ne manque que b5. Une tuile ne peut pas former les deux carrés : mets ton pion en b5, et le bleu en b4 ou b6.
lesson-both-gift = Un pion bleu en a5 forme le carré de bleu, et bleu gagne.
lesson-both-corner = Le coin qui te manque est b5.
lesson-both-end = Former les deux carrés avec une tuile est interdit. Ne former que celui de l’autre est permis, mais fait perdre.

lesson-double-title = La double menace
lesson-double-trains = Prévoir deux tours à l’avance.
lesson-double-threaten = Une seule tuile gagne à ton prochain tour quoi que fasse bleu : rouge en d5, bleu en d6. Pose-la.
lesson-double-one = Bleu aurait encore une réponse à cela.
lesson-double-win = Bleu a bloqué d4, mais a dû mettre un pion rouge en e4. Maintenant c4, d5 et e4 attendent d3 : mets ton pion là.
lesson-double-end = Une menace se bloque. Deux à la fois, non.

lesson-parry-title = Parer deux menaces
lesson-parry-trains = Garder son calme et chercher la case qui sert deux fois.
lesson-parry-look = Bleu menace de gagner à deux endroits. Une seule tuile pare les deux : rouge en e6, bleu en e7. Pose-la.
lesson-parry-loses = Alors bleu gagne aussitôt à l’un des deux endroits.
lesson-parry-end = Là où deux menaces se croisent, un seul pion suffit.

lesson-moving-title = Phase 2 : déplacer les tuiles
lesson-moving-trains = Défaire ce qui est là et le recomposer.
lesson-moving-feel = Toutes les tuiles sont posées. Désormais, à chaque tour, tu déplaces une des tiennes. Touche ta tuile en d1 et d2.
lesson-moving-turn = Une tuile peut même être retournée sur place. Déplace la tuile d1 d2 vers d2 d1 : rouge est alors en d2.
lesson-moving-other = Un seul coup gagne maintenant : retourne la tuile de d1 et d2.
lesson-moving-end = Un carré, sans aller nulle part.

lesson-three-title = À trois
lesson-three-trains = Surveiller sa voisine ou son voisin, et non tout le monde.
lesson-three-feel = On joue à trois : rouge, brun et bleu. Tu es rouge, et tes tuiles portent le brun, la couleur de la personne suivante. Touche les pions bruns en c5, e3 et e5.
lesson-three-block = Brun joue juste après toi, et il ne lui manque que c3. Mets ton propre pion en c3, le brun en c4 ou d3.
lesson-three-gift = Un pion brun en c3 formerait le carré pour brun.
lesson-three-loses = Alors brun forme un carré et gagne aussitôt.
lesson-three-end = Surveille surtout qui joue après toi : personne d’autre ne peut l’arrêter à temps.

lesson-paper-title = Avec du papier et des crayons
lesson-paper-trains = Jouer partout, avec deux crayons ; prévoir ce qu’on ne pourra plus déplacer.
lesson-paper-colour = Sur le papier il n’y a pas de tuiles : à chaque tour tu colories une case en rouge et une case voisine en bleu. Colorie e5 en rouge et f5 en bleu.
lesson-paper-win = Bleu a colorié c4 en bleu et c3 en rouge. Rouge occupe b2, e2 et e5 : colorie le quatrième coin, b5, et une case libre à côté en bleu.
lesson-paper-corner = Le quatrième coin est b5.
lesson-paper-end = Gagné, sur le papier. Là, rien ne se déplace jamais : quand il n’y a plus deux cases libres côte à côte, personne ne gagne.
