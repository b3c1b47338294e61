# Four Senses.

game-name = Four Senses
game-about = Ein Spiel für die Fingerspitzen, mit verbundenen Augen: Taste das Brett ab, lege einen Stein und merke vor allen anderen, wo eine Linie liegt.

## Was geschieht

game-event-placed =
    { $who ->
        [you] Du legst { $piece ->
            [f] einen Stein ohne Loch
            [h] einen Stein mit Loch
            [df] einen Doppelstein, Loch nach unten,
           *[dh] einen Doppelstein, Loch nach oben,
        } auf { $cell }.
       *[other] { $name } legt { $piece ->
            [f] einen Stein ohne Loch
            [h] einen Stein mit Loch
            [df] einen Doppelstein, Loch nach unten,
           *[dh] einen Doppelstein, Loch nach oben,
        } auf { $cell }.
    }
game-event-claimed =
    { $who ->
        [you] Du sagst die Linie { $first } bis { $last } an. { $verdict ->
            [right] Das stimmt!
           *[wrong] Da ist keine Gewinnlinie.
        }
       *[other] { $name } sagt die Linie { $first } bis { $last } an. { $verdict ->
            [right] Das stimmt!
           *[wrong] Da ist keine Gewinnlinie.
        }
    }
game-event-bonus =
    { $who ->
        [you] Bravo! Du bekommst einen Bonuspunkt: { $ways ->
            [line] Die Linie gewinnt doppelt
           *[board] Auf dem Brett liegen zwei Gewinnmuster
        }.
       *[other] Bravo! { $name } bekommt einen Bonuspunkt: { $ways ->
            [line] Die Linie gewinnt doppelt
           *[board] Auf dem Brett liegen zwei Gewinnmuster
        }.
    }
game-turn-done =
    { $who ->
        [you] Du hast gelegt.
       *[other] { $name } hat gelegt.
    }
game-turn-passed =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }

## Warum die Runde zu Ende ist

game-reason-same-top = Viermal die gleiche Oberfläche: { $cells }.
game-reason-same-level = Vier gleich hohe Steine: { $cells }.
game-reason-stairs = Eine Treppe: { $cells }.
game-also-same-level = Dazu vier gleich hohe Steine.
game-also-stairs = Dazu eine Treppe.
game-reason-no-winner = Alle Steine liegen, und niemand hat eine Linie angesagt.
game-reason-false-claim = Die angesagte Linie war nicht da, und das kostet die Runde.

## Tasten

game-feel-ceramic = Keramik, leer
game-feel-flat = Stockwerk { $height }, ohne Loch
game-feel-hole = Stockwerk { $height }, Loch
game-heap-f =
    { $count ->
        [one] { $count } Stein ohne Loch
       *[other] { $count } Steine ohne Loch
    }
game-heap-h =
    { $count ->
        [one] { $count } Stein mit Loch
       *[other] { $count } Steine mit Loch
    }
game-heap-d =
    { $count ->
        [one] { $count } Doppelstein
       *[other] { $count } Doppelsteine
    }

## Abgelehnt

game-well-full = Das Feld { $cell } ist voll.
game-heap-empty = { $heap ->
        [f] Es ist kein Stein ohne Loch mehr da.
        [h] Es ist kein Stein mit Loch mehr da.
       *[d] Es ist kein Doppelstein mehr da.
    }
game-already-placed = Du hast schon gelegt. Sag „fertig“, oder sag eine Linie an.
game-no-done = Du hast noch nicht gelegt.
game-no-pass = Passen kannst du erst, wenn alle Steine liegen.
game-no-line = { $line } ist keine Linie. Eine Linie ist eine Reihe, eine Spalte oder eine lange Diagonale aus vier Feldern, oder drei Felder nebeneinander.
game-no-claim = Du hast in diesem Zug schon eine Linie angesagt.
game-no-claims = In diesem Spiel findet der Schiedsrichter die Linien, niemand sagt sie an.

game-too-many-pieces = { $heap ->
        [f] Es sind mehr als 8 Steine ohne Loch.
        [h] Es sind mehr als 8 Steine mit Loch.
       *[d] Es sind mehr als 8 Doppelsteine.
    }
game-row-length = { $name } muss vier Felder nennen.
game-unknown-piece = „{ $text }“ auf { $cell } ist kein Stapel von Steinen.
game-stack-of-three = Auf { $cell } liegen mehr als zwei Steine.
game-covered-double = Auf { $cell } liegt etwas auf einem Doppelstein.
game-last-not-there = Der letzte Stein kann nicht auf { $cell } liegen.
game-left-too-early = Die Ansagezüge passen nicht zu diesem Stand.
game-stage-of-referee = Mit Schiedsrichter steht bei „stage“ immer „explore“.
game-nothing-placed = Auf einem leeren Brett kann noch nichts gelegt worden sein.

## Einstellungen

game-setting-claims = Linien
game-setting-claims-spoken = muss man merken und ansagen
game-setting-claims-referee = findet der Schiedsrichter
game-setting-claim_window = Eine Linie darf man ansagen
game-setting-claim_window-turn = solange sie da ist
game-setting-claim_window-strict = nur gleich, im selben oder im nächsten Zug
game-setting-false_claim = Eine falsche Ansage
game-setting-false_claim-free = kostet nichts
game-setting-false_claim-lose_round = kostet die Runde
game-setting-bonus = Den Bonuspunkt gibt es für
game-setting-bonus-strict = eine Linie, die doppelt gewinnt
game-setting-bonus-broad = zwei beliebige Gewinnmuster auf dem Brett

## Wörter, die man tippen kann

game-say-f = ohne Loch | ohne | Stein ohne Loch | flach
game-say-h = Loch | mit Loch | Stein mit Loch
game-say-df = doppelt ohne Loch | doppelt ohne | Doppelstein ohne Loch | doppelt flach | Loch nach unten | Doppelstein Loch nach unten
game-say-dh = doppelt Loch | doppelt mit Loch | Doppelstein mit Loch | Loch nach oben | Doppelstein Loch nach oben
game-say-claim = Linie
game-type-f = flachen | flacher | flache | glatt | glatten
game-type-h = gelochten | gelochter | gelocht
game-type-df = Doppelstein flach | doppelter ohne Loch | doppelten ohne Loch | doppelter Stein ohne Loch | Doppelstein mit Loch nach unten | Doppelstein Loch unten | doppelt Loch unten | doppelten mit Loch unten | Doppelstein … Loch nach unten | Doppelstein … Loch unten
game-type-dh = doppelter mit Loch | doppelten mit Loch | doppelter Stein mit Loch | Doppelstein mit Loch nach oben | Doppelstein Loch oben | doppelt Loch oben | doppelten mit Loch oben | doppelten mit Loch nach oben | Doppelstein … Loch nach oben | Doppelstein … Loch oben
game-type-claim = sag … an | sage … an | ansage | ich gewinne mit | ich habe gewonnen mit | sag sie an
game-type-pass = passen ich sage nichts an | ich sage nichts an | nichts anzusagen
game-skip = lege | leg | legst | setze | sage | sagst | stelle | spiele | platziere | legen | setzen
game-help =
    ohne Loch b3, Loch b3, doppelt ohne Loch b3, doppelt Loch b3: einen Stein legen (kurz: f b3, h b3, df b3, dh b3)
    Linie a1-d1: die Linie von a1 bis d1 ansagen
    fertig: sagen, dass du gelegt hast
    fühle b2: ein Feld abtasten; fühle Vorrat: zählen, was noch da ist

## On the page

game-pick = Linie ansagen: Enden auf { $cell } und …
game-sure-claim = { $line } ansagen? Das geht nur einmal pro Zug.

## Die erste Minute

game-goal =
    { $claims ->
        [referee] Wer eine Linie vollendet, gewinnt: viermal die gleiche Oberfläche, vier gleich hohe Steine oder eine Treppe aus drei.
       *[spoken] Wer eine Linie zuerst bemerkt und ansagt, gewinnt: viermal die gleiche Oberfläche, vier gleich hohe Steine oder eine Treppe aus drei.
    }
game-points = Eine Linie bringt fünf Punkte, und einen mehr, wenn sie auf zwei Arten gewinnt. Wer direkt davor dran war, bekommt nichts, die dritte Person drei.
game-stage-explore =
    { $eyes ->
        [masked] Taste das Brett ab, dann lege einen Stein oder sag eine Linie an.
       *[open] Lege einen Stein, oder sag eine Linie an.
    }
game-stage-place = Lege einen Stein.
game-stage-placed =
    { $eyes ->
        [masked] Du hast gelegt. Fühle weiter, sag eine Linie an oder wähle „fertig“.
       *[open] Du hast gelegt. Sag eine Linie an, oder wähle „fertig“.
    }
game-stage-last = Alle Steine liegen. Sag eine Linie von einem Ende zum anderen an, oder passe.
game-kind-flat = ohne Loch
game-kind-hole = mit Loch

## Knöpfe

game-do-f = Einen Stein ohne Loch auf { $cell1 } legen
game-do-h = Einen Stein mit Loch auf { $cell1 } legen
game-do-df = Einen Doppelstein auf { $cell1 } legen, Loch nach unten
game-do-dh = Einen Doppelstein auf { $cell1 } legen, Loch nach oben
game-do-claim = Die Linie von { $cell1 } bis { $cell2 } ansagen
game-do-pass = Passen: Ich sage nichts an
game-do-done = Fertig: Ich habe gelegt
