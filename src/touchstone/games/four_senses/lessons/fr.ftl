# Les leçons de Four Senses.

lesson-any-early = Il n’y a pas encore de ligne là. Pose d’abord une pièce.
lesson-any-elsewhere = Pas là. Continue la ligne que tu viens de toucher.
lesson-any-other-line = Cette ligne ne gagne pas.
lesson-any-no-need = Pas besoin de poser : la ligne est déjà là, et la personne qui la déclare gagne.

lesson-course-about = Personnes voyantes et non-voyantes jouent au toucher, sans que personne soit désavantagé : c’est le but que nomme la règle du jeu. Ce que les leçons développent en plus, nous l’avons ajouté.

lesson-first-title = Montre-moi : tâter, poser, déclarer
lesson-first-trains = S’orienter sur le plateau, distinguer plein et trou, vide et occupé ; les trois gestes d’un tour.
lesson-first-feel = Bienvenue ! Le plateau a quatre rangées de quatre emplacements, et tes yeux sont couverts. Touche a1, le coin proche à gauche.
lesson-first-row = Un niveau de haut, et plein sur le dessus. Touche maintenant b1, c1 et d1.
lesson-first-place = Trois dessus pleins, et d1 est vide : tu sens la céramique. Pose une pièce pleine en d1.
lesson-first-hole = Celle-là a un trou sur le dessus. Les trois autres sont pleines : il manque un dessus plein.
lesson-first-declare = Quatre dessus pleins dans une rangée ! Personne ne te dira que tu as gagné. Déclare la ligne de a1 à d1.
lesson-first-not-done = Déclare d’abord : si tu ne dis rien, la personne suivante peut trouver la ligne.
lesson-first-end = Tu as gagné. Tâter, poser, déclarer : voilà tout le jeu.

lesson-surfaces-title = Surfaces et niveaux au toucher
lesson-surfaces-trains = Distinguer la céramique, le plein et le trou, compter les niveaux, trouver où une pièce peut encore aller.
lesson-surfaces-tops = Un doigt peut trouver trois surfaces. Touche a1, b1 et c1.
lesson-surfaces-levels = La céramique là où il n’y a rien, puis du plein, puis un trou. Maintenant les hauteurs : touche b1, b2 et c2.
lesson-surfaces-seek = Niveaux 1, 2 et 3. Une autre pièce ne va que sur la céramique et sur le niveau 1. Dans la rangée 3, un emplacement a encore de la place : touche la rangée et poses-y n’importe quelle pièce.
lesson-surfaces-no-line = Ici nous cherchons un emplacement, pas une ligne.
lesson-surfaces-elsewhere = Il y aurait de la place, mais l’emplacement cherché est dans la rangée 3, au niveau 1.
lesson-surfaces-end = C’était c3. De la céramique, ou du plein ou un trou au niveau 1, 2 ou 3 : tes doigts n’ont que ces sept choses à connaître.

lesson-level-title = Quatre au même niveau
lesson-level-trains = Comparer des hauteurs du bout des doigts, laisser de côté ce qui ne compte pas.
lesson-level-feel = Quatre emplacements d’une ligne gagnent aussi s’ils sont au même niveau. Touche la rangée 3 : a3, b3, c3 et d3.
lesson-level-place = Trois d’entre eux ont deux niveaux, c3 un seul. Pose une pièce pleine ou trouée en c3.
lesson-level-too-high = Une pièce double donnerait trois niveaux en c3. Il n’en manque qu’un.
lesson-level-declare = Les quatre sont au niveau 2, et peu importe le dessus. Déclare la ligne de a3 à d3.
lesson-level-end = Le même niveau : c’est la deuxième figure.

lesson-stairs-title = L’escalier et les pièces doubles
lesson-stairs-trains = Ranger des hauteurs, compter la réserve au toucher, savoir à quoi sert une pièce double.
lesson-stairs-supply = Une pièce double a deux niveaux de haut ; elle est pleine d’un côté et trouée de l’autre. Touche la réserve : les pièces y sont triées.
lesson-stairs-feel = Trois emplacements voisins aux niveaux 1, 2 et 3 forment un escalier. Touche a2, b2 et c2.
lesson-stairs-place = Niveaux 1, 2 et 1. Pose une pièce double en c2 : cela fait trois niveaux.
lesson-stairs-too-low = Cela ne fait que deux niveaux. Pour trois, il faut une pièce double.
lesson-stairs-declare = 1, 2, 3 : un escalier, de quelque côté qu’on vienne. Déclare la ligne de a2 à c2.
lesson-stairs-end = Un escalier peut se trouver dans une rangée, une colonne ou n’importe quelle diagonale. Tu connais maintenant les trois figures.

lesson-doubles-title = À quoi servent les pièces doubles
lesson-doubles-trains = Choisir à la fois une hauteur et une face.
lesson-doubles-feel = Une pièce double peut être posée sur une pièce simple, mais rien ne se pose sur une double. Touche la rangée 4 : a4, b4, c4 et d4.
lesson-doubles-place = Trois fois le niveau 3 avec un trou, et c4 n’est qu’au niveau 1. Pose une pièce double en c4, le trou sur le dessus.
lesson-doubles-other-side = Le niveau irait, mais une pièce double peut faire mieux. Retourne-la : le trou sur le dessus.
lesson-doubles-too-low = Cela ne fait que deux niveaux. Avec une pièce double, il y en a trois.
lesson-doubles-declare = Quatre trous, et tous au niveau 3 : deux figures avec une seule pièce. Déclare la ligne de a4 à d4.
lesson-doubles-end = Sans pièce double, personne n’arrive au niveau 3. Touche la réserve de temps en temps : il n’y en a que huit.

lesson-notice-title = Remarquer la ligne de quelqu’un d’autre
lesson-notice-trains = Chercher avec méthode, vérifier avant de parler.
lesson-notice-feel = L’ordinateur a posé et n’a rien dit. Touche la colonne b, de b1 à b4.
lesson-notice-feel-first = Tu as peut-être raison, mais touche d’abord les quatre emplacements pour t’en assurer.
lesson-notice-declare = Quatre trous ! Peu importe qui a fait la ligne : la personne qui la déclare gagne. Déclare-la, de b1 à b4.
lesson-notice-end = Bien vu du bout des doigts. Les autres aussi laissent passer des lignes : tâte avant de poser.

lesson-paths-title = Des chemins pour les doigts
lesson-paths-trains = La mémoire du geste : toujours le même chemin sur le plateau.
lesson-paths-down = Les doigts retiennent les chemins. Touche la diagonale du fond à gauche jusque devant à droite : a4, b3, c2, d1.
lesson-paths-up = En b3 il y avait un trou, tout le reste était plein. Maintenant l’autre diagonale : a1, b2, c3, d4.
lesson-paths-declare = Un trou à chaque pas. Déclare la ligne de a1 à d4.
lesson-paths-falling = En b3 il y a un trou, et les autres sont pleins : cette ligne ne gagne pas.
lesson-paths-end = Choisis ton propre chemin sur le plateau et garde-le. Tes doigts remarqueront alors ce qui a changé.

lesson-safe-title = L’emplacement sûr
lesson-safe-trains = Penser à la réponse avant d’agir.
lesson-safe-look = Ici tu joues les yeux ouverts, et un arbitre trouve les lignes. Une seule pose empêche l’ordinateur de gagner aussitôt : une pièce pleine en b4. Pose-la.
lesson-safe-loses = Après cela, l’ordinateur gagne aussitôt. Regarde les lignes où il ne manque qu’une pièce.
lesson-safe-end = Avant de poser, demande-toi ce que la personne suivante pourrait en faire.

lesson-masked-title = Jouer avec le masque
lesson-masked-trains = Retenir ses propres pièces, chercher celles des autres.
lesson-masked-feel = Sous le masque, tu sais seulement ce que tu as touché et posé. Touche a2 et b2.
lesson-masked-place = Plein au niveau 2, et de la céramique à côté. Pose une pièce pleine en b2, et retiens-la.
lesson-masked-other-piece = Ici il faut une pièce pleine en b2.
lesson-masked-done = Les autres n’apprennent ni ce que tu as posé, ni où. Dis seulement que tu as fini.
lesson-masked-seek = Tu n’entends ni quoi ni où. Touche les emplacements que tu ne connais pas encore : c2 et d2.
lesson-masked-close = La voilà : d2 est plein. En c2 il y a un trou, et tu te souviens de a2 et b2. Pose en c2 une pièce qui fait quatre dessus pleins.
lesson-masked-hole = Il y aurait de nouveau un trou en c2. Il manque un dessus plein.
lesson-masked-declare = Quatre dessus pleins, et personne ne les a vus. Déclare la ligne de a2 à d2.
lesson-masked-not-done = Déclare d’abord, avant que quelqu’un d’autre ne touche la ligne.
lesson-masked-end = Retenir ce que tu as fait, tâter ce que les autres ont fait : c’est ainsi qu’on joue avec le masque.

lesson-bonus-title = À trois, et le bonus
lesson-bonus-trains = Voir deux choses à la fois ; des points sur plusieurs manches.
lesson-bonus-place = À trois, on joue trois manches et on compte les points. La rangée 1 contient trois pièces pleines, toutes au niveau 1. Pose une pièce pleine en c1 : la ligne gagne alors de deux façons.
lesson-bonus-one-way = Cela gagnerait d’une seule façon, ou pas du tout. Pour les deux, il faut une pièce pleine au niveau 1.
lesson-bonus-declare = Quatre pièces identiques sur le dessus, et toutes au même niveau. Déclare la ligne de a1 à d1.
lesson-bonus-end = Cinq points pour la ligne, et un pour la deuxième façon. La personne juste avant toi n’a rien, la troisième en a trois.
