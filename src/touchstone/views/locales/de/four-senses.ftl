# Four Senses.

four-senses-name = Four Senses
four-senses-about = Ein Spiel für die Fingerspitzen, mit verbundenen Augen: Fühle das Brett ab, lege einen Stein und merke vor allen anderen, wo eine Linie liegt.

## Was geschieht

four-senses-event-placed =
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
four-senses-event-claimed =
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
four-senses-event-turn-ended =
    { $who ->
        [you] Du hast gelegt.
       *[other] { $name } hat gelegt.
    }
four-senses-event-passed =
    { $who ->
        [you] Du passt.
       *[other] { $name } passt.
    }

## Warum die Runde zu Ende ist

four-senses-reason-same-top = Viermal die gleiche Oberfläche: { $cells }.
four-senses-reason-same-level = Vier gleich hohe Steine: { $cells }.
four-senses-reason-stairs = Eine Treppe: { $cells }.
four-senses-reason-no-winner = Alle Steine liegen, und niemand hat eine Linie angesagt.
four-senses-reason-false-claim = Die angesagte Linie war nicht da, und das kostet die Runde.

## Tasten

four-senses-feel-ceramic = Keramik, leer
four-senses-feel-flat = Stockwerk { $height }, ohne Loch
four-senses-feel-hole = Stockwerk { $height }, Loch
four-senses-heap-f =
    { $count ->
        [one] { $count } Stein ohne Loch
       *[other] { $count } Steine ohne Loch
    }
four-senses-heap-h =
    { $count ->
        [one] { $count } Stein mit Loch
       *[other] { $count } Steine mit Loch
    }
four-senses-heap-d =
    { $count ->
        [one] { $count } Doppelstein
       *[other] { $count } Doppelsteine
    }

## Abgelehnt

four-senses-well-full = Das Feld { $cell } ist voll.
four-senses-heap-empty = { $heap ->
        [f] Es ist kein Stein ohne Loch mehr da.
        [h] Es ist kein Stein mit Loch mehr da.
       *[d] Es ist kein Doppelstein mehr da.
    }
four-senses-already-placed = Du hast schon gelegt. Sag „fertig“, oder sag eine Linie an.
four-senses-no-done = Du hast noch nicht gelegt.
four-senses-no-pass = Passen kannst du erst, wenn alle Steine liegen.
four-senses-no-line = { $line } ist keine Linie. Eine Linie ist eine Reihe, eine Spalte oder eine lange Diagonale aus vier Feldern, oder drei Felder nebeneinander.
four-senses-no-claim = Du hast in diesem Zug schon eine Linie angesagt.
four-senses-no-claims = In diesem Spiel findet der Schiedsrichter die Linien, niemand sagt sie an.

four-senses-too-many-pieces = { $heap ->
        [f] Es sind mehr als 8 Steine ohne Loch.
        [h] Es sind mehr als 8 Steine mit Loch.
       *[d] Es sind mehr als 8 Doppelsteine.
    }
four-senses-row-length = { $name } muss vier Felder nennen.
four-senses-unknown-piece = „{ $text }“ auf { $cell } ist kein Stapel von Steinen.
four-senses-stack-of-three = Auf { $cell } liegen mehr als zwei Steine.
four-senses-covered-double = Auf { $cell } liegt etwas auf einem Doppelstein.
four-senses-last-not-there = Der letzte Stein kann nicht auf { $cell } liegen.
four-senses-left-too-early = Die Ansagezüge passen nicht zu diesem Stand.
four-senses-stage-of-referee = Mit Schiedsrichter steht bei „stage“ immer „explore“.
four-senses-nothing-placed = Auf einem leeren Brett kann noch nichts gelegt worden sein.

## Einstellungen

four-senses-setting-claims = Linien
four-senses-setting-claims-spoken = muss man merken und ansagen
four-senses-setting-claims-referee = findet der Schiedsrichter
four-senses-setting-claim_window = Eine Linie darf man ansagen
four-senses-setting-claim_window-turn = solange sie da ist
four-senses-setting-claim_window-strict = nur gleich, im selben oder im nächsten Zug
four-senses-setting-false_claim = Eine falsche Ansage
four-senses-setting-false_claim-free = kostet nichts
four-senses-setting-false_claim-lose_round = kostet die Runde
four-senses-setting-bonus = Den Bonuspunkt gibt es für
four-senses-setting-bonus-strict = eine Linie, die doppelt gewinnt
four-senses-setting-bonus-broad = zwei beliebige Gewinnmuster auf dem Brett

## Wörter, die man tippen kann

four-senses-say-f = ohne Loch | ohne | Stein ohne Loch | flach
four-senses-say-h = Loch | mit Loch | Stein mit Loch
four-senses-say-df = doppelt ohne Loch | doppelt ohne | Doppelstein ohne Loch | doppelt flach | Loch nach unten
four-senses-say-dh = doppelt Loch | doppelt mit Loch | Doppelstein mit Loch | Loch nach oben
four-senses-say-claim = Linie | ansagen | ich sage an
four-senses-help =
    ohne Loch b3, Loch b3, doppelt ohne Loch b3, doppelt Loch b3: einen Stein legen (kurz: f b3, h b3, df b3, dh b3)
    Linie a1-d1: die Linie von a1 bis d1 ansagen
    fertig: sagen, dass du gelegt hast
    fühle b2: ein Feld abtasten; fühle Vorrat: zählen, was noch da ist
