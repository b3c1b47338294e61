# Les leçons de Tactori.

lesson-course-about = La règle du jeu nomme ces buts : la pensée dans l’espace, une démarche réfléchie et la construction ciblée, les premières idées stratégiques, la perception visuelle, la réflexion, la motricité fine, compter et additionner. Le toucher et le jeu ensemble, nous les avons ajoutés.

lesson-first-title = Montre-moi : un pion, un autre, un pont
lesson-first-trains = Les cases voisines, les couleurs, poser et relier.
lesson-first-stone = Bienvenue ! Tu es rouge. Pose un pion en b2.
lesson-first-beside = L’ordinateur a posé un pion bleu en d4. Pose un deuxième pion en c2, juste à côté du premier.
lesson-first-tower = Cela ferait une tour ; on y viendra plus tard. Pose le pion en c2.
lesson-first-apart = Sur le petit plateau, un chevalet relie des voisins. Pose le pion en c2, à côté de b2.
lesson-first-bridge = Deux pions rouges côte à côte : pose un chevalet de b2 à c2.
lesson-first-not-done = Pose d’abord le chevalet.
lesson-first-feel = Un pont ! Il vaut un point, et celui de l’ordinateur aussi. Touche le tien en b2 ou en c2.
lesson-first-end = Quand tous les pions sont posés, la personne qui a le plus de ponts gagne.

lesson-free-title = Construction libre : six missions
lesson-free-trains = Motricité fine, idées personnelles, stabilité ; construire ensemble.
lesson-free-tower = Ici tu construis ce que tu veux, et six missions se cochent d’elles-mêmes. La première est une tour : pose deux pions sur la même case.
lesson-free-bridge = Maintenant un pont : deux pions d’une couleur sur des cases voisines, et entre eux un chevalet de cette couleur.
lesson-free-upstairs = Maintenant un pont à un étage supérieur : deux tours voisines de même hauteur, avec la même couleur en haut.
lesson-free-joined = Ajoute un deuxième pont de la même couleur, pour que les deux se rejoignent dans une tour.
lesson-free-below = Relie maintenant deux ponts au premier étage.
lesson-free-across = La dernière mission : deux ponts d’une couleur qui se rejoignent dans une tour à des étages différents.
lesson-free-end = Les six sont cochées, parce que tu les as réalisées. La construction libre ne finit jamais : continue tant que tu veux.

lesson-towers-title = Des ponts au deuxième étage
lesson-towers-trains = Comparer des hauteurs, penser en trois dimensions.
lesson-towers-feel = Un chevalet demande deux tours de même hauteur avec ta couleur en haut. Touche b2 et c2.
lesson-towers-stone = Deux pions en b2, un seul en c2. Pose un pion en c2.
lesson-towers-height = Alors b2 et c2 n’ont toujours pas la même hauteur.
lesson-towers-bridge = Toutes deux ont maintenant deux étages, et du rouge en haut. Pose un chevalet de b2 à c2.
lesson-towers-end = Quoi qu’on construise par-dessus ensuite, le pont compte toujours.

lesson-connections-title = Créer des connexions
lesson-connections-trains = Distinguer « plus » et « nouveau ».
lesson-connections-stone = Dans ce jeu, deux cases reliées comptent une fois, quel que soit le nombre de chevalets. Pose un pion en c3.
lesson-connections-again = De b2 à c2 il y a déjà un chevalet. Un autre au-dessus ne relierait rien de nouveau.
lesson-connections-bridge = Pose un chevalet qui relie deux nouvelles cases : de c2 à c3, de b3 à c3, ou de b2 à b3.
lesson-connections-end = Deux connexions, deux points.

lesson-long-title = Longues connexions
lesson-long-trains = Prévoir sur plusieurs tours, voir le tout dans les parties.
lesson-long-stone = La plus longue connexion gagne. Tu as deux morceaux, de a2 à b2 et de d2 à e2. Pose un pion dans le trou, en c2.
lesson-long-gap = Cela ne remplit pas le trou en c2.
lesson-long-first = Tu peux poser un chevalet par tour. Pose le premier de b2 à c2.
lesson-long-second = Deux chevalets de long. Chaque tour commence par un pion : poses-en un où tu veux dans la rangée 1.
lesson-long-third = Pose maintenant le chevalet de c2 à d2. Il relie les deux morceaux.
lesson-long-end = Quatre chevalets à la suite. Un chevalet dans un trou vaut plus qu’un chevalet au bout.

lesson-rectangle-title = Le rectangle fermé
lesson-rectangle-trains = Imaginer la vue plongeante.
lesson-rectangle-feel = Tu joues bleu. La première personne qui ferme un rectangle de chevalets de sa couleur, en vue plongeante, gagne. Touche c4 et d4.
lesson-rectangle-stone = Trois côtés sont là ; celui de c4 à d4 manque. Un pion en c4, deux en d4 : pose un pion en c4.
lesson-rectangle-height = Alors c4 et d4 n’ont toujours pas la même hauteur.
lesson-rectangle-close = Maintenant le chevalet tient. Pose-le de c4 à d4.
lesson-rectangle-end = Fermé ! Les chevalets sont à des étages différents, mais en vue plongeante le rectangle est complet.

lesson-colourful-title = Multicolore, tous ensemble
lesson-colourful-trains = Travailler ensemble à un but, penser en étages.
lesson-colourful-feel = Ici tout le monde joue rouge, et vos chevalets se comptent ensemble. Touche b3, b4 et c3.
lesson-colourful-stone = De b3 à b4 il y a un chevalet au deuxième étage, et en c3 un pion jaune. Pose un pion rouge dessus : c3 est alors aussi haut que b3.
lesson-colourful-red = Seul un pion rouge en haut porte un chevalet rouge. Pose là un pion rouge.
lesson-colourful-height = Cela ne rehausse pas c3, la case à côté de b3.
lesson-colourful-bridge = Deux étages, et rouge en haut. Pose un chevalet de b3 à c3.
lesson-colourful-corner = Chaque nouveau chevalet doit toucher ceux qui sont là. Pose un pion rouge en c4 : b4 et c3 sont à côté.
lesson-colourful-beside = Cela ne rehausse pas c4.
lesson-colourful-sticks = Ici tu peux poser plusieurs chevalets par tour. Pose les deux, de b4 à c4 et de c3 à c4.
lesson-colourful-more = On peut encore poser un chevalet.
lesson-colourful-end = Quatre chevalets. Deux cases ne se relient qu’une fois, et vous ne pouvez pas dépasser quinze chevalets ensemble.

lesson-sliding-title = Multicolore à glissades
lesson-sliding-trains = Partir du but et revenir en arrière, résoudre ensemble.
lesson-sliding-first = Six pions rouges veulent être reliés, et seule a5 est vide. Fais-y glisser le pion de a4.
lesson-sliding-done = Tu pourrais poser des chevalets. Glissons d’abord encore une fois : termine ton tour.
lesson-sliding-second = Maintenant a4 est vide. Fais-y glisser le pion rouge de b4.
lesson-sliding-sticks = Les six sont voisins. Pose les cinq chevalets : de a2 à a3, de a3 à a4, de a4 à a5, de a5 à b5, de b5 à c5.
lesson-sliding-end = Tout est relié, en deux glissades. On peut y jouer en solo ou à plusieurs.

lesson-crossings-title = Le grand plateau : les croisements
lesson-crossings-trains = De plus longues distances, voir des formes dans des lignes qui se croisent.
lesson-crossings-span = Sur le grand plateau, un chevalet passe par-dessus une case, et tu peux en poser autant que tu veux. Poses-en un de b3 à d3.
lesson-crossings-first = Cela viendra plus tard. Pose d’abord le chevalet.
lesson-crossings-cross = Il traverse le pion en c3, et un autre peut le croiser là. Pose celui-ci de c3 à c5.
lesson-crossings-done = Ils se croisent en c3 et y sont reliés. Termine ton tour.
lesson-crossings-later = Ce sera pour le prochain tour. Termine celui-ci.
lesson-crossings-stone = L’ordinateur a posé un pion en g7. Poses-en un en d2 : de là, un chevalet atteint d4.
lesson-crossings-end-missing = Il manque un pion en d2, pour le chevalet de d2 à d4.
lesson-crossings-sticks = Pose les deux chevalets, de d2 à d4 et de c4 à e4.
lesson-crossings-both = Il manque encore un des deux chevalets.
lesson-crossings-end = Fermé ! Les chevalets dépassent des coins, mais en vue plongeante c3, c4, d4 et d3 forment un rectangle.

lesson-moving-title = Déplacer, et reprendre des chevalets
lesson-moving-trains = Renoncer à quelque chose pour avoir mieux.
lesson-moving-feel = Au lieu de poser un pion, tu peux déplacer tes pions libres. Touche a1 et c7.
lesson-moving-move = Le pion en a1 est libre ; celui en c7 est tenu par un chevalet. Déplace le pion de a1 vers g3.
lesson-moving-no-new = Ici il ne faut pas de nouveau pion. Déplace celui de a1 vers g3.
lesson-moving-goal = Le pion de a1 doit aller en g3.
lesson-moving-bridge = Après le déplacement, tu peux poser des chevalets. Poses-en un de e3 à g3.
lesson-moving-bridge-first = Pose d’abord le chevalet de e3 à g3.
lesson-moving-take = Il ne manque que le coin g5. Tu peux reprendre un chevalet à toi sur lequel rien n’est construit : reprends celui de a7 à c7.
lesson-moving-take-first = Reprends d’abord le chevalet de a7 à c7.
lesson-moving-again = Maintenant les pions à ses deux bouts sont libres. Déplace l’un d’eux, de c7 ou de a7, vers g5.
lesson-moving-corner = Le coin qui manque est g5.
lesson-moving-sticks = Pose les deux chevalets, de g3 à g5 et de e5 à g5.
lesson-moving-both = Il faut poser les chevalets de g3 à g5 et de e5 à g5.
lesson-moving-end = Un rectangle, et pas un seul nouveau pion.

lesson-knocking-title = Déplacer et éliminer
lesson-knocking-trains = Peser ce que l’on gagne et ce que cela coûte.
lesson-knocking-feel = Au lieu de poser un pion, tu peux déplacer tes pions libres. Touche c3 et g7.
lesson-knocking-knock = Un pion bleu te gêne en c3. Déplace les deux pions de g7 vers c3 et élimine 1 pion.
lesson-knocking-both-gone = Un pour un : les deux pions retourneraient dans leurs réserves, et c3 serait vide.
lesson-knocking-no-knock = Alors le pion bleu resterait en c3.
lesson-knocking-bridge = Le pion bleu est éliminé, un des tiens est retourné dans ta réserve, l’autre est en c3. Pose un chevalet de c3 à e3.
lesson-knocking-end = Les pions tenus par un chevalet ne peuvent être ni déplacés ni éliminés : les ponts protègent.

lesson-points-title = Compter les points
lesson-points-trains = Additionner, voir les petites formes dans les grandes.
lesson-points-close = Ici chaque rectangle fermé compte, et chacun de ses chevalets vaut le numéro de son étage. Trois côtés sont là : pose le quatrième, de c5 à e5.
lesson-points-side = Le côté qui manque va de c5 à e5.
lesson-points-halve = Quatre chevalets au premier étage : 4 points. Poses-en maintenant un au milieu, de c4 à e4.
lesson-points-not-yet = Pas encore celui-là. Pose le chevalet qui partage le rectangle.
lesson-points-quarter = Deux rectangles de 4 points font 8 : un chevalet compte pour chaque rectangle dont il fait partie. Partage les deux, avec un chevalet de d3 à d5.
lesson-points-end = Quatre petits rectangles de 4 points : 16. Le grand ne compte plus, car de plus petits s’y trouvent.
