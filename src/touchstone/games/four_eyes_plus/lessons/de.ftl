# Die Lektionen von 4EYES+.

lesson-any-colours = Andersherum: Dorthin kommt deine eigene Figur, also nenne ihr Feld zuerst.

lesson-course-about = Die Anleitung nennt keine Ziele. Diese hier sind von uns.

lesson-first-title = Zeig mir, wie es geht: legen, sperren, gewinnen
lesson-first-trains = Zwei Farben auf einem Plättchen, ein Quadrat kommen sehen, verteidigen und angreifen.
lesson-first-lay = Willkommen! Du bist rot, der Computer ist blau, und jedes Plättchen trägt von beiden eine Figur. Lege ein Plättchen: Rot auf f2, Blau auf e2.
lesson-first-block = Blau steht auf b5, e5 und e2, für ein Quadrat fehlt nur noch b2. Lege deine eigene Figur auf b2 und die blaue auf b1 oder b3.
lesson-first-gift = Mit der blauen Figur auf b2 würdest du dem Computer das Quadrat vollenden.
lesson-first-beside = Dieses Quadrat ist verhindert, aber dort bereitet die blaue Figur ein anderes vor. Lege sie auf b1 oder b3.
lesson-first-loses = Dann vollendet Blau ein Quadrat und gewinnt sofort.
lesson-first-win = Jetzt du: Rot steht auf b2, f2 und f6. Vollende das Quadrat mit Rot auf b6 und Blau auf a6.
lesson-first-end = Vier rote Figuren an den Ecken eines Quadrats: Du hast gewonnen. Quadrate dürfen jede Größe haben und schräg liegen.

lesson-tilted-title = Schräge Quadrate
lesson-tilted-trains = Formen im Kopf drehen, Schritte zählen statt messen.
lesson-tilted-feel = Ein Quadrat muss nicht aufrecht stehen. Fühle deine roten Figuren auf a2, b4 und d3.
lesson-tilted-win = Von a2 nach b4: zwei hinauf, eins nach rechts. Von b4 nach d3: zwei nach rechts, eins hinunter. Von d3 geht es zwei hinunter und eins nach links: Lege deine Figur dorthin.
lesson-tilted-count = Zähl noch einmal: von d3 zwei hinunter und eins nach links.
lesson-tilted-end = Die vierte Ecke war c1. Jede Seite hat dieselben Schritte, nur gedreht.

lesson-two-title = Zu zweit: Deine Figuren auf fremden Plättchen
lesson-two-trains = Auf alles achten, was daliegt, nicht nur auf die eigenen Plättchen.
lesson-two-feel = Zu zweit trägt jedes Plättchen Rot und Blau, und der Punkt zeigt, wem es gehört. Fühle die roten Figuren auf b2, e2 und e5.
lesson-two-win = Zwei davon kamen mit den Plättchen des Computers und zählen trotzdem für dich. Die vierte Ecke ist b5: Lege deine Figur dorthin.
lesson-two-corner = Die Ecke, die fehlt, ist b5.
lesson-two-end = Wer sie auch gelegt hat: Figuren deiner Farbe gehören dir.

lesson-giving-title = Nichts verschenken
lesson-giving-trains = Beide Hälften eines Zuges prüfen.
lesson-giving-look = Die Hälfte jedes Plättchens gehört der nächsten Person. Nur nach einem Plättchen kann Blau nicht sofort gewinnen: Rot auf f6, Blau auf e6. Lege es.
lesson-giving-loses = Danach gewinnt Blau sofort.
lesson-giving-end = Schau vor dem Legen, was jede der beiden Hälften bewirkt.

lesson-both-title = Nicht beide Quadrate auf einmal
lesson-both-trains = Beim Angreifen eine Regel im Kopf behalten.
lesson-both-feel = Bevor du dein Quadrat vollendest, sieh dir Blau an. Fühle a3, c3 und c5.
lesson-both-win = Blau fehlt nur a5, und dir fehlt nur b5. Ein Plättchen darf nicht beide Quadrate vollenden: Lege deine Figur auf b5 und die blaue auf b4 oder b6.
lesson-both-gift = Eine blaue Figur auf a5 vollendet das Quadrat von Blau, und Blau gewinnt.
lesson-both-corner = Die Ecke, die dir fehlt, ist b5.
lesson-both-end = Beide Quadrate mit einem Plättchen zu vollenden ist verboten. Nur das fremde zu vollenden ist erlaubt, aber damit verliert man.

lesson-double-title = Die doppelte Drohung
lesson-double-trains = Zwei Züge vorausplanen.
lesson-double-threaten = Nur mit einem Plättchen gewinnst du im nächsten Zug, was Blau auch tut: Rot auf d5, Blau auf d6. Lege es.
lesson-double-one = Darauf hätte Blau noch eine Antwort.
lesson-double-win = Blau hat d4 gesperrt, musste aber eine rote Figur auf e4 legen. Jetzt warten c4, d5 und e4 auf d3: Lege deine Figur dorthin.
lesson-double-end = Eine Drohung lässt sich sperren. Zwei zugleich nicht.

lesson-parry-title = Zwei Drohungen abwehren
lesson-parry-trains = Ruhig bleiben und das Feld suchen, das zweierlei leistet.
lesson-parry-look = Blau droht an zwei Stellen zu gewinnen. Nur ein Plättchen wehrt beides ab: Rot auf e6, Blau auf e7. Lege es.
lesson-parry-loses = Dann gewinnt Blau sofort an einer der beiden Stellen.
lesson-parry-end = Wo sich zwei Drohungen treffen, genügt eine Figur.

lesson-moving-title = Phase 2: Plättchen versetzen
lesson-moving-trains = Bestehendes auflösen und neu zusammensetzen.
lesson-moving-feel = Alle Plättchen liegen. Von nun an versetzt du in jedem Zug eines von deinen. Fühle dein Plättchen auf d1 und d2.
lesson-moving-turn = Ein Plättchen lässt sich sogar an Ort und Stelle umdrehen. Versetze das Plättchen d1 d2 nach d2 d1: Dann steht Rot auf d2.
lesson-moving-other = Jetzt gewinnt nur ein Zug: Dreh das Plättchen auf d1 und d2 um.
lesson-moving-end = Ein Quadrat, ohne vom Fleck zu kommen.

lesson-three-title = Zu dritt
lesson-three-trains = Auf die Nachbarin oder den Nachbarn achten, nicht auf alle.
lesson-three-feel = Zu dritt spielen Rot, Braun und Blau. Du bist rot, und deine Plättchen tragen Braun, die Farbe der nächsten Person. Fühle die braunen Figuren auf c5, e3 und e5.
lesson-three-block = Braun ist als Nächstes dran, und nur c3 fehlt. Lege deine eigene Figur auf c3, die braune auf c4 oder d3.
lesson-three-gift = Eine braune Figur auf c3 würde das Quadrat für Braun vollenden.
lesson-three-loses = Dann vollendet Braun ein Quadrat und gewinnt sofort.
lesson-three-end = Achte vor allem auf die Person nach dir: Niemand sonst kann sie rechtzeitig aufhalten.

lesson-paper-title = Mit Papier und Stiften
lesson-paper-trains = Überall spielen, mit zwei Stiften; planen, was sich nie mehr versetzen lässt.
lesson-paper-colour = Auf Papier gibt es keine Plättchen: In jedem Zug malst du ein Feld rot an und ein Feld daneben blau. Male e5 rot und f5 blau an.
lesson-paper-win = Blau hat c4 blau und c3 rot angemalt. Rot ist auf b2, e2 und e5: Male die vierte Ecke an, b5, und ein freies Feld daneben blau.
lesson-paper-corner = Die vierte Ecke ist b5.
lesson-paper-end = Gewonnen, auf Papier. Dort wird nie etwas versetzt: Sind keine zwei Felder nebeneinander mehr frei, gewinnt niemand.
