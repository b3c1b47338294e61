# Die Lektionen von Tactori.

lesson-course-about = Die Anleitung nennt als Ziele: räumliches Denken, planerisches Vorgehen und gezieltes Bauen, erste strategische Ideen, visuelle Wahrnehmung, Denken im Allgemeinen, Feinmotorik, Zählen und Addieren. Tasten und gemeinsames Tun haben wir ergänzt.

lesson-first-title = Zeig mir, wie es geht: ein Stein, noch einer, eine Brücke
lesson-first-trains = Nachbarfelder, Farben, setzen und verbinden.
lesson-first-stone = Willkommen! Du bist rot. Setze einen Stein auf b2.
lesson-first-beside = Der Computer hat einen blauen Stein auf d4 gesetzt. Setze einen zweiten Stein auf c2, gleich neben deinen ersten.
lesson-first-tower = Das gäbe einen Turm; die kommen später. Setze den Stein auf c2.
lesson-first-apart = Auf dem kleinen Brett verbindet ein Steg Nachbarn. Setze den Stein auf c2, neben b2.
lesson-first-bridge = Zwei rote Steine nebeneinander: Lege einen Steg von b2 nach c2.
lesson-first-not-done = Lege zuerst den Steg.
lesson-first-feel = Eine Brücke! Sie zählt einen Punkt, und die des Computers auch. Fühle deine auf b2 oder auf c2.
lesson-first-end = Wenn alle Steine gesetzt sind, gewinnt, wer die meisten Brücken hat.

lesson-free-title = Freies Bauen: sechs Aufgaben
lesson-free-trains = Feinmotorik, eigene Ideen, Standfestigkeit; gemeinsam bauen.
lesson-free-tower = Hier baust du, was dir gefällt, und sechs Aufgaben haken sich von selbst ab. Die erste ist ein Turm: Setze zwei Steine auf dasselbe Feld.
lesson-free-bridge = Jetzt eine Brücke: zwei Steine einer Farbe auf Nachbarfeldern und dazwischen ein Steg dieser Farbe.
lesson-free-upstairs = Nun eine Brücke auf einer oberen Etage: zwei gleich hohe Türme nebeneinander mit derselben Farbe oben.
lesson-free-joined = Verbinde damit eine zweite Brücke derselben Farbe, sodass sich beide in einem Turm treffen.
lesson-free-below = Verbinde nun zwei Brücken auf der ersten Etage.
lesson-free-across = Die letzte Aufgabe: zwei Brücken einer Farbe, die sich auf verschiedenen Etagen in einem Turm treffen.
lesson-free-end = Alle sechs sind abgehakt, weil du sie gebaut hast. Freies Bauen hat kein Ende: Mach weiter, so lange du magst.

lesson-towers-title = Brücken auf der zweiten Etage
lesson-towers-trains = Höhen vergleichen, räumlich denken.
lesson-towers-feel = Ein Steg braucht zwei gleich hohe Türme mit deiner Farbe oben. Fühle b2 und c2.
lesson-towers-stone = Zwei Steine auf b2, einer auf c2. Setze einen Stein auf c2.
lesson-towers-height = Dann sind b2 und c2 immer noch nicht gleich hoch.
lesson-towers-bridge = Beide haben jetzt zwei Etagen und oben Rot. Lege einen Steg von b2 nach c2.
lesson-towers-end = Was auch später darüber gebaut wird: Die Brücke zählt.

lesson-connections-title = Verbindungen legen
lesson-connections-trains = „Mehr“ und „neu“ unterscheiden.
lesson-connections-stone = In diesem Spiel zählen zwei verbundene Felder einmal, wie viele Stege auch dazwischen liegen. Setze einen Stein auf c3.
lesson-connections-again = Von b2 nach c2 liegt schon ein Steg. Ein zweiter darüber verbindet nichts Neues.
lesson-connections-bridge = Lege einen Steg, der zwei neue Felder verbindet: von c2 nach c3, von b3 nach c3 oder von b2 nach b3.
lesson-connections-end = Zwei Verbindungen, zwei Punkte.

lesson-long-title = Lange Verbindungen
lesson-long-trains = Über mehrere Züge planen, in den Teilen das Ganze sehen.
lesson-long-stone = Die längste Verbindung gewinnt. Du hast zwei Teile, a2 bis b2 und d2 bis e2. Setze einen Stein in die Lücke, auf c2.
lesson-long-gap = Das füllt die Lücke auf c2 nicht.
lesson-long-first = Du darfst einen Steg je Zug legen. Lege den ersten von b2 nach c2.
lesson-long-second = Zwei Stege lang. Jeder Zug beginnt mit einem Stein: Setze einen irgendwo in Reihe 1.
lesson-long-third = Lege jetzt den Steg von c2 nach d2. Er verbindet beide Teile.
lesson-long-end = Vier Stege am Stück. Ein Steg in einer Lücke ist mehr wert als einer am Ende.

lesson-rectangle-title = Das geschlossene Viereck
lesson-rectangle-trains = Sich die Draufsicht vorstellen.
lesson-rectangle-feel = Du bist blau. Wer in der Draufsicht ein Viereck aus Stegen der eigenen Farbe schließt, gewinnt. Fühle c4 und d4.
lesson-rectangle-stone = Drei Seiten liegen schon; die von c4 nach d4 fehlt. Ein Stein auf c4, zwei auf d4: Setze einen Stein auf c4.
lesson-rectangle-height = Dann sind c4 und d4 immer noch nicht gleich hoch.
lesson-rectangle-close = Jetzt passt der Steg. Lege ihn von c4 nach d4.
lesson-rectangle-end = Geschlossen! Die Stege liegen auf verschiedenen Etagen, aber in der Draufsicht ist das Viereck vollständig.

lesson-colourful-title = Bunt, alle zusammen
lesson-colourful-trains = Gemeinsam auf ein Ziel hinarbeiten, in Etagen denken.
lesson-colourful-feel = Hier spielen alle Rot, und eure Stege werden zusammengezählt. Fühle b3, b4 und c3.
lesson-colourful-stone = Von b3 nach b4 liegt ein Steg auf der zweiten Etage, und auf c3 steht ein gelber Stein. Setze einen roten darauf: Dann ist c3 so hoch wie b3.
lesson-colourful-red = Nur Rot trägt oben einen roten Steg. Setze dort einen roten Stein.
lesson-colourful-height = Das macht c3, das Feld neben b3, nicht höher.
lesson-colourful-bridge = Zwei Etagen und oben Rot. Lege einen Steg von b3 nach c3.
lesson-colourful-corner = Jeder neue Steg muss an die liegenden anschließen. Setze einen roten Stein auf c4: Daneben sind b4 und c3.
lesson-colourful-beside = Das macht c4 nicht höher.
lesson-colourful-sticks = Hier darfst du mehrere Stege in einem Zug legen. Lege beide, von b4 nach c4 und von c3 nach c4.
lesson-colourful-more = Ein Steg lässt sich noch legen.
lesson-colourful-end = Vier Stege. Je zwei Felder werden nur einmal verbunden, und mehr als fünfzehn Stege könnt ihr gemeinsam nicht erreichen.

lesson-sliding-title = Bunt mit Schieben
lesson-sliding-trains = Vom Ziel her rückwärts planen, gemeinsam etwas lösen.
lesson-sliding-first = Sechs rote Steine wollen verbunden sein, und nur a5 ist leer. Schiebe den Stein von a4 dorthin.
lesson-sliding-done = Du könntest jetzt Stege legen. Lass uns erst noch einmal schieben: Beende deinen Zug.
lesson-sliding-second = Jetzt ist a4 leer. Schiebe den roten Stein von b4 dorthin.
lesson-sliding-sticks = Alle sechs sind Nachbarn. Lege die fünf Stege: a2 nach a3, a3 nach a4, a4 nach a5, a5 nach b5, b5 nach c5.
lesson-sliding-end = Verbunden, mit zweimal Schieben. Das kann man allein oder gemeinsam spielen.

lesson-crossings-title = Das große Brett: Kreuzungen
lesson-crossings-trains = Größere Abstände, in sich kreuzenden Linien Formen sehen.
lesson-crossings-span = Auf dem großen Brett reicht ein Steg über ein Feld hinweg zum übernächsten, und du darfst beliebig viele legen. Lege einen von b3 nach d3.
lesson-crossings-first = Das kommt später. Lege zuerst den Steg.
lesson-crossings-cross = Er läuft durch den Stein auf c3, und dort darf ihn ein anderer kreuzen. Lege diesen von c3 nach c5.
lesson-crossings-done = Sie kreuzen sich auf c3 und sind dort verbunden. Beende deinen Zug.
lesson-crossings-later = Das kommt im nächsten Zug. Beende diesen.
lesson-crossings-stone = Der Computer hat einen Stein auf g7 gesetzt. Setze einen auf d2: Von dort reicht ein Steg nach d4.
lesson-crossings-end-missing = Es fehlt ein Stein auf d2, für den Steg von d2 nach d4.
lesson-crossings-sticks = Lege beide Stege, von d2 nach d4 und von c4 nach e4.
lesson-crossings-both = Einer der beiden Stege fehlt noch.
lesson-crossings-end = Geschlossen! Die Stege ragen über die Ecken hinaus, aber in der Draufsicht sind c3, c4, d4 und d3 ein Viereck.

lesson-moving-title = Ziehen und Stege zurücknehmen
lesson-moving-trains = Etwas aufgeben für etwas Besseres.
lesson-moving-feel = Statt einen Stein zu setzen, darfst du eigene freie Steine ziehen. Fühle a1 und c7.
lesson-moving-move = Der Stein auf a1 ist frei, den auf c7 hält ein Steg fest. Ziehe den Stein von a1 nach g3.
lesson-moving-no-new = Hier brauchen wir keinen neuen Stein. Ziehe den von a1 nach g3.
lesson-moving-goal = Der Stein von a1 soll nach g3.
lesson-moving-bridge = Nach dem Ziehen darfst du Stege legen. Lege einen von e3 nach g3.
lesson-moving-bridge-first = Lege zuerst den Steg von e3 nach g3.
lesson-moving-take = Jetzt fehlt nur die Ecke g5. Einen eigenen Steg, auf dem nichts gebaut ist, darfst du zurücknehmen: Nimm den von a7 nach c7.
lesson-moving-take-first = Nimm zuerst den Steg von a7 nach c7 zurück.
lesson-moving-again = Nun sind die Steine an seinen beiden Enden frei. Ziehe einen davon, von c7 oder von a7, nach g5.
lesson-moving-corner = Die Ecke, die fehlt, ist g5.
lesson-moving-sticks = Lege beide Stege, von g3 nach g5 und von e5 nach g5.
lesson-moving-both = Lege die Stege von g3 nach g5 und von e5 nach g5.
lesson-moving-end = Ein Viereck, und kein einziger neuer Stein.

lesson-knocking-title = Ziehen und rauswerfen
lesson-knocking-trains = Abwägen, was man gewinnt und was es kostet.
lesson-knocking-feel = Statt einen Stein zu setzen, darfst du eigene freie Steine ziehen. Fühle c3 und g7.
lesson-knocking-knock = Auf c3 ist dir ein blauer Stein im Weg. Ziehe beide Steine von g7 nach c3 und wirf einen raus.
lesson-knocking-both-gone = Einer gegen einen: Beide Steine gingen zurück, und c3 wäre leer.
lesson-knocking-no-knock = Dann bliebe der blaue Stein auf c3 stehen.
lesson-knocking-bridge = Der blaue Stein ist draußen, einer von deinen ging dafür zurück, der andere steht auf c3. Lege einen Steg von c3 nach e3.
lesson-knocking-end = Steine, die ein Steg hält, kann man weder ziehen noch rauswerfen: Brücken schützen.

lesson-points-title = Punkte zählen
lesson-points-trains = Addieren, in großen Formen die kleinen sehen.
lesson-points-close = Hier zählt jedes geschlossene Viereck, und jeder Steg darin ist so viel wert wie seine Etage. Drei Seiten liegen: Lege die vierte, von c5 nach e5.
lesson-points-side = Die Seite, die fehlt, geht von c5 nach e5.
lesson-points-halve = Vier Stege auf der ersten Etage: 4 Punkte. Lege jetzt einen mitten hindurch, von c4 nach e4.
lesson-points-not-yet = Den noch nicht. Lege den Steg, der das Viereck teilt.
lesson-points-quarter = Zwei Vierecke zu je 4 Punkten machen 8: Ein Steg zählt für jedes Viereck, zu dem er gehört. Teile beide, mit einem Steg von d3 nach d5.
lesson-points-end = Vier kleine Vierecke zu je 4 Punkten: 16. Das große zählt nicht mehr, weil kleinere darin liegen.
