# Die Lektionen von Four Senses.

lesson-any-early = Dort ist noch keine Linie. Lege zuerst einen Stein.
lesson-any-elsewhere = Nicht dort. Wir bauen an der Linie weiter, die du gefühlt hast.
lesson-any-other-line = Diese Linie gewinnt nicht.
lesson-any-no-need = Du musst nichts legen: Die Linie liegt schon da, und wer sie ansagt, gewinnt.

lesson-course-about = Sehende und blinde Menschen spielen mit den Fingern, ohne dass jemand im Nachteil ist: Das nennt die Spielanleitung als Ziel. Was die Lektionen sonst noch üben, haben wir ergänzt.

lesson-first-title = Zeig mir, wie es geht: fühlen, legen, ansagen
lesson-first-trains = Sich auf dem Brett zurechtfinden, mit und ohne Loch, leer und belegt unterscheiden; die drei Handlungen eines Zuges.
lesson-first-feel = Willkommen! Das Brett hat vier Reihen mit je vier Feldern, und deine Augen sind verdeckt. Fühle a1, die nahe linke Ecke.
lesson-first-row = Ein Stockwerk hoch und ohne Loch. Fühle jetzt b1, c1 und d1.
lesson-first-place = Dreimal ohne Loch, und d1 ist leer: Du fühlst Keramik. Lege einen Stein ohne Loch auf d1.
lesson-first-hole = Der hat oben ein Loch. Die drei anderen haben keines, also fehlt noch einer ohne Loch.
lesson-first-declare = Viermal ohne Loch in einer Reihe! Niemand sagt dir, dass du gewonnen hast. Sag die Linie von a1 bis d1 an.
lesson-first-not-done = Sag sie zuerst an: Wenn du schweigst, findet vielleicht die nächste Person die Linie.
lesson-first-end = Du hast gewonnen. Fühlen, legen, ansagen: Das ist das ganze Spiel.

lesson-surfaces-title = Oberflächen und Höhen fühlen
lesson-surfaces-trains = Keramik, mit und ohne Loch unterscheiden, Stockwerke zählen, finden, wo noch ein Stein passt.
lesson-surfaces-tops = Ein Finger kann drei Oberflächen finden. Fühle a1, b1 und c1.
lesson-surfaces-levels = Keramik, wo nichts steht, dann ohne Loch, dann mit Loch. Jetzt die Höhen: Fühle b1, b2 und c2.
lesson-surfaces-seek = Stockwerk 1, 2 und 3. Ein weiterer Stein passt nur auf Keramik und auf Stockwerk 1. In Reihe 3 ist auf einem Feld noch Platz: Fühle die Reihe und lege dort irgendeinen Stein.
lesson-surfaces-no-line = Hier suchen wir ein Feld, keine Linie.
lesson-surfaces-elsewhere = Dort wäre auch Platz, aber das gesuchte Feld liegt in Reihe 3 und ist ein Stockwerk hoch.
lesson-surfaces-end = Es war c3. Keramik, oder mit oder ohne Loch auf Stockwerk 1, 2 oder 3: Mehr als diese sieben müssen deine Finger nicht kennen.

lesson-level-title = Vier gleich hohe Steine
lesson-level-trains = Höhen mit den Fingerspitzen vergleichen, Unwichtiges beiseitelassen.
lesson-level-feel = Vier Felder einer Linie gewinnen auch, wenn sie gleich hoch sind. Fühle Reihe 3: a3, b3, c3 und d3.
lesson-level-place = Drei davon sind zwei Stockwerke hoch, c3 nur eines. Lege einen Stein ohne oder mit Loch auf c3.
lesson-level-too-high = Mit einem Doppelstein wäre c3 drei Stockwerke hoch. Es fehlt nur eines.
lesson-level-declare = Alle vier sind zwei Stockwerke hoch; Löcher spielen dabei keine Rolle. Sag die Linie von a3 bis d3 an.
lesson-level-end = Gleich hoch: Das ist das zweite Muster.

lesson-stairs-title = Treppe und Doppelsteine
lesson-stairs-trains = Höhen ordnen, den Vorrat mit den Fingern zählen, wissen, wozu ein Doppelstein gut ist.
lesson-stairs-supply = Ein Doppelstein ist zwei Stockwerke hoch; eine Seite hat ein Loch, die andere nicht. Fühle den Vorrat: Dort liegen die Steine sortiert.
lesson-stairs-feel = Drei benachbarte Felder mit 1, 2 und 3 Stockwerken sind eine Treppe. Fühle a2, b2 und c2.
lesson-stairs-place = Stockwerk 1, 2 und 1. Lege einen Doppelstein auf c2: Das gibt drei Stockwerke.
lesson-stairs-too-low = Das gibt nur zwei Stockwerke. Für drei brauchst du einen Doppelstein.
lesson-stairs-declare = 1, 2, 3: eine Treppe, von welcher Seite du auch kommst. Sag die Linie von a2 bis c2 an.
lesson-stairs-end = Eine Treppe kann in einer Reihe, einer Spalte oder auf jeder Diagonale stehen. Jetzt kennst du alle drei Muster.

lesson-doubles-title = Wozu Doppelsteine gut sind
lesson-doubles-trains = Höhe und Seite zugleich wählen.
lesson-doubles-feel = Ein Doppelstein darf auf einem einfachen Stein liegen, aber auf einem Doppelstein liegt nie etwas. Fühle Reihe 4: a4, b4, c4 und d4.
lesson-doubles-place = Dreimal drei Stockwerke mit Loch, und c4 ist nur eines hoch. Lege einen Doppelstein auf c4, mit dem Loch nach oben.
lesson-doubles-other-side = Die Höhe würde passen, aber ein Doppelstein kann mehr. Dreh ihn um: mit dem Loch nach oben.
lesson-doubles-too-low = Das gibt nur zwei Stockwerke. Mit einem Doppelstein werden es drei.
lesson-doubles-declare = Vier Löcher, und alle drei Stockwerke hoch: zwei Muster mit einem Stein. Sag die Linie von a4 bis d4 an.
lesson-doubles-end = Ohne Doppelstein kommt niemand auf Stockwerk 3. Fühle ab und zu den Vorrat: Es gibt nur acht.

lesson-notice-title = Eine fremde Linie bemerken
lesson-notice-trains = Planvoll suchen, sicher sein, bevor man spricht.
lesson-notice-feel = Der Computer hat gelegt und nichts gesagt. Fühle Spalte b, von b1 bis b4.
lesson-notice-feel-first = Vielleicht hast du recht, aber fühle zuerst alle vier Felder, damit du sicher bist.
lesson-notice-declare = Vier Löcher! Ganz gleich, wer die Linie gelegt hat: Wer sie ansagt, gewinnt. Sag sie an, von b1 bis b4.
lesson-notice-end = Gut bemerkt. Auch andere übersehen Linien: Fühle, bevor du legst.

lesson-paths-title = Wege für die Finger
lesson-paths-trains = Bewegungsgedächtnis: immer derselbe Weg über das Brett.
lesson-paths-down = Finger merken sich Wege. Fühle die Diagonale von hinten links nach vorn rechts: a4, b3, c2, d1.
lesson-paths-up = Auf b3 war ein Loch, sonst nirgends. Jetzt die andere Diagonale: a1, b2, c3, d4.
lesson-paths-declare = Bei jedem Schritt ein Loch. Sag die Linie von a1 bis d4 an.
lesson-paths-falling = Auf b3 ist ein Loch, auf den anderen keines: Diese Linie gewinnt nicht.
lesson-paths-end = Such dir deinen eigenen Weg über das Brett und bleib dabei. Dann merken deine Finger, was sich verändert hat.

lesson-safe-title = Der sichere Platz
lesson-safe-trains = An die Antwort denken, bevor man handelt.
lesson-safe-look = Hier hast du die Augen offen, und ein Schiedsrichter findet die Linien. Nur mit einem Zug kann der Computer nicht sofort gewinnen: mit einem Stein ohne Loch auf b4. Lege ihn.
lesson-safe-loses = Danach gewinnt der Computer sofort. Achte auf die Linien, in denen nur noch ein Stein fehlt.
lesson-safe-end = Frag dich vor dem Legen, was die nächste Person damit anfangen könnte.

lesson-masked-title = Spielen mit Maske
lesson-masked-trains = Sich die eigenen Steine merken, die der anderen suchen.
lesson-masked-feel = Hinter der Maske weißt du nur, was du gefühlt und selbst gelegt hast. Fühle a2 und b2.
lesson-masked-place = Zwei Stockwerke ohne Loch, und daneben Keramik. Lege einen Stein ohne Loch auf b2 und merk ihn dir.
lesson-masked-other-piece = Hier brauchen wir einen Stein ohne Loch auf b2.
lesson-masked-done = Die anderen erfahren weder, was du gelegt hast, noch wo. Sag nur, dass du fertig bist.
lesson-masked-seek = Was und wo, hörst du nicht. Fühle die Felder, die du noch nicht kennst: c2 und d2.
lesson-masked-close = Da ist er: d2 hat kein Loch. Auf c2 ist eines, und a2 und b2 kennst du. Lege einen Stein auf c2, der viermal ohne Loch ergibt.
lesson-masked-hole = Dann wäre auf c2 wieder ein Loch. Es fehlt einer ohne Loch.
lesson-masked-declare = Viermal ohne Loch, und niemand hat es gesehen. Sag die Linie von a2 bis d2 an.
lesson-masked-not-done = Sag sie zuerst an, bevor jemand anderes die Linie fühlt.
lesson-masked-end = Merken, was du getan hast, fühlen, was andere getan haben: So spielt man mit Maske.

lesson-bonus-title = Zu dritt, und der Bonus
lesson-bonus-trains = Zwei Dinge zugleich sehen; Punkte über mehrere Runden.
lesson-bonus-place = Zu dritt spielt man drei Runden um Punkte. In Reihe 1 liegen drei Steine ohne Loch, alle ein Stockwerk hoch. Lege einen Stein ohne Loch auf c1: Dann gewinnt die Linie auf zwei Arten.
lesson-bonus-one-way = Das gewänne auf eine Art oder gar nicht. Für beide braucht es einen Stein ohne Loch auf Stockwerk 1.
lesson-bonus-declare = Viermal die gleiche Oberfläche, und alle gleich hoch. Sag die Linie von a1 bis d1 an.
lesson-bonus-end = Fünf Punkte für die Linie und einer für die zweite Art. Wer direkt vor dir dran war, bekommt nichts, die dritte Person drei.
