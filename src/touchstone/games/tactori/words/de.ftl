# Tactori.

game-name = Tactori
game-about = Staple Steine zu Türmen und verbinde sie mit Stegen: neun Spiele vom freien Bauen bis zu geschlossenen Vierecken über mehrere Etagen.

## What happens

game-event-placed =
    { $who ->
        [you] Du setzt einen { $colour ->
            [red] roten
            [blue] blauen
            [yellow] gelben
           *[green] grünen
        } Stein auf { $cell }, Etage { $floor }.
       *[other] { $name } setzt einen { $colour ->
           [red] roten
           [blue] blauen
           [yellow] gelben
          *[green] grünen
       } Stein auf { $cell }, Etage { $floor }.
    }
game-event-laid =
    { $who ->
        [you] Du legst einen { $colour ->
            [red] roten
            [blue] blauen
            [yellow] gelben
           *[green] grünen
        } Steg von { $first } nach { $last }, Etage { $floor }.
       *[other] { $name } legt einen { $colour ->
           [red] roten
           [blue] blauen
           [yellow] gelben
          *[green] grünen
       } Steg von { $first } nach { $last }, Etage { $floor }.
    }
game-event-taken =
    { $who ->
        [you] Du nimmst den { $colour ->
            [red] roten
            [blue] blauen
            [yellow] gelben
           *[green] grünen
        } Steg von { $first } nach { $last } zurück.
       *[other] { $name } nimmt den { $colour ->
           [red] roten
           [blue] blauen
           [yellow] gelben
          *[green] grünen
       } Steg von { $first } nach { $last } zurück.
    }
game-event-shifted =
    { $who ->
        [you] Du verlegst den Steg { $first }-{ $last } nach { $to_first }-{ $to_last }, Etage { $floor }.
       *[other] { $name } verlegt den Steg { $first }-{ $last } nach { $to_first }-{ $to_last }, Etage { $floor }.
    }
game-event-moved =
    { $who ->
        [you] Du ziehst { $count ->
            [one] einen { $colour ->
                [red] roten
                [blue] blauen
                [yellow] gelben
               *[green] grünen
            } Stein
           *[other] die obersten { $count } { $colour ->
                [red] roten
                [blue] blauen
                [yellow] gelben
               *[green] grünen
            } Steine
        } von { $cell } nach { $to }.
       *[other] { $name } zieht { $count ->
            [one] einen { $colour ->
                [red] roten
                [blue] blauen
                [yellow] gelben
               *[green] grünen
            } Stein
           *[other] die obersten { $count } { $colour ->
                [red] roten
                [blue] blauen
                [yellow] gelben
               *[green] grünen
            } Steine
        } von { $cell } nach { $to }.
    }
game-event-knocked-out =
    { $count ->
        [one] Auf { $cell } wird ein Stein von { $colour ->
            [red] Rot
            [blue] Blau
            [yellow] Gelb
           *[green] Grün
        } rausgeworfen. Er geht zurück in den Vorrat, und einer der gezogenen Steine auch.
       *[other] Auf { $cell } werden { $count } Steine von { $colour ->
            [red] Rot
            [blue] Blau
            [yellow] Gelb
           *[green] Grün
        } rausgeworfen. Sie gehen zurück in den Vorrat, und ebenso viele der gezogenen Steine auch.
    }
game-event-stands =
    { $floor ->
        [0] { $cell } ist jetzt leer.
        [one] Der Turm auf { $cell } ist jetzt eine Etage hoch.
       *[other] Der Turm auf { $cell } ist jetzt { $floor } Etagen hoch.
    }
game-event-removed =
    { $who ->
        [you] Du entfernst den { $colour ->
            [red] roten
            [blue] blauen
            [yellow] gelben
           *[green] grünen
        } Stein von { $cell }.
       *[other] { $name } entfernt den { $colour ->
           [red] roten
           [blue] blauen
           [yellow] gelben
          *[green] grünen
       } Stein von { $cell }.
    }
game-event-slid =
    { $who ->
        [you] Du schiebst den Stein von { $cell }. Er liegt jetzt auf { $to }.
       *[other] { $name } schiebt den Stein von { $cell } nach { $to }.
    }
game-task =
    { $task ->
        [tower] ein Turm
        [bridge] eine Brücke
        [joined] zwei verbundene Brücken
        [upstairs] eine Brücke auf einer oberen Etage
        [joined-below] zwei verbundene Brücken auf der ersten Etage
       *[joined-across] zwei verbundene Brücken auf verschiedenen Etagen
    }
game-event-task = Aufgabe geschafft: { game-task }!
game-turn-done =
    { $who ->
        [you] Dein Zug ist beendet.
       *[other] { $name } hat gespielt.
    }
game-turn-skipped =
    { $who ->
        [you] Du kannst nicht ziehen und setzt aus.
       *[other] { $name } kann nicht ziehen und setzt aus.
    }
game-event-last-round =
    { $who ->
        [you] Du hast deinen letzten Stein gesetzt: Alle anderen sind noch einmal an der Reihe.
       *[other] { $name } hat den letzten eigenen Stein gesetzt: Alle anderen sind noch einmal an der Reihe.
    }

## Why the game ended

game-reason-most-bridges = Alle Steine sind gesetzt. Wer die meisten Brücken hat, gewinnt.
game-reason-most-connections = Alle Steine sind gesetzt. Wer die meisten Verbindungen hat, gewinnt.
game-reason-longest = Alle Steine sind gesetzt. Wer die längste Verbindung hat, gewinnt.
game-reason-rectangle =
    { $closed ->
        [loop] Ein Ring ist geschlossen: { $cells }.
       *[rectangle] Ein Viereck ist geschlossen: { $cells }.
    }
game-reason-points = Die Vierecke werden gezählt.
game-reason-only-mobile = Nur noch eine Person kann ziehen.
game-reason-no-winner =
    { $variant ->
        [colourful] Es lässt sich kein Stein mehr setzen und kein Steg mehr legen. { $count ->
            [0] Auf dem Brett liegt kein einziger Steg.
            [one] Auf dem Brett liegt ein Steg.
           *[other] Auf dem Brett liegen { $count } Stege.
        }
       *[other] Es gibt keinen Zug mehr, und niemand hat gewonnen.
    }
game-reason-repetition = Dieselbe Stellung kam zu oft vor.
game-reason-complete =
    { $variant ->
        [sliding] Die sechs Steine sind verbunden. Dafür { $count ->
            [one] genügte ein Schritt
           *[other] waren { $count } Schritte nötig
        }.
       *[other] Das Brett ist fertig. Dafür { $count ->
            [one] genügte ein Steg
           *[other] waren { $count } Stege nötig
        }.
    }

## Touch

game-feel-empty = leer
game-feel-red =
    { $height ->
        [one] ein Stein, rot
       *[other] { $height } Steine, oben rot
    }
game-feel-blue =
    { $height ->
        [one] ein Stein, blau
       *[other] { $height } Steine, oben blau
    }
game-feel-yellow =
    { $height ->
        [one] ein Stein, gelb
       *[other] { $height } Steine, oben gelb
    }
game-feel-green =
    { $height ->
        [one] ein Stein, grün
       *[other] { $height } Steine, oben grün
    }
game-feel-detail-stick-east =
    { $value ->
        [red] roter Steg nach rechts
        [blue] blauer Steg nach rechts
        [yellow] gelber Steg nach rechts
       *[green] grüner Steg nach rechts
    }
game-feel-detail-stick-north =
    { $value ->
        [red] roter Steg von dir weg
        [blue] blauer Steg von dir weg
        [yellow] gelber Steg von dir weg
       *[green] grüner Steg von dir weg
    }
game-feel-detail-stick-west =
    { $value ->
        [red] roter Steg nach links
        [blue] blauer Steg nach links
        [yellow] gelber Steg nach links
       *[green] grüner Steg nach links
    }
game-feel-detail-stick-south =
    { $value ->
        [red] roter Steg zu dir hin
        [blue] blauer Steg zu dir hin
        [yellow] gelber Steg zu dir hin
       *[green] grüner Steg zu dir hin
    }
game-feel-detail-floor = weiter unten, auf Etage { $value }
game-feel-detail-above = darüber in der Luft, auf Etage { $value }
game-heap-stones =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
game-heap-sticks =
    { $count ->
        [one] { $count } Steg
       *[other] { $count } Stege
    }
game-heap-red-stones =
    { $count ->
        [one] { $count } roter Stein
       *[other] { $count } rote Steine
    }
game-heap-blue-stones =
    { $count ->
        [one] { $count } blauer Stein
       *[other] { $count } blaue Steine
    }
game-heap-yellow-stones =
    { $count ->
        [one] { $count } gelber Stein
       *[other] { $count } gelbe Steine
    }
game-heap-green-stones =
    { $count ->
        [one] { $count } grüner Stein
       *[other] { $count } grüne Steine
    }
game-heap-red-sticks =
    { $count ->
        [one] { $count } roter Steg
       *[other] { $count } rote Stege
    }
game-heap-blue-sticks =
    { $count ->
        [one] { $count } blauer Steg
       *[other] { $count } blaue Stege
    }
game-heap-yellow-sticks =
    { $count ->
        [one] { $count } gelber Steg
       *[other] { $count } gelbe Stege
    }
game-heap-green-sticks =
    { $count ->
        [one] { $count } grüner Steg
       *[other] { $count } grüne Stege
    }

## Refusals

game-other-variant = Das ist ein Zug aus einem anderen Spiel der Schachtel.
game-own-colour = Hier spielst du nur eine Farbe, lass die Farbe weg.
game-name-the-colour = Sag, welche Farbe, zum Beispiel „setze rot c3“.
game-no-skip = Du kannst etwas tun, also darfst du nicht aussetzen.
game-not-done = Du hast in diesem Zug noch nichts getan.
game-stone-first = Erst ein Stein, dann die Stege.
game-stone-done = Der Stein dieses Zuges ist schon gesetzt. Lege Stege oder sag „fertig“.
game-stick-done = Der Steg dieses Zuges liegt schon. Sag „fertig“.
game-no-stone-left = Von diesen Steinen ist keiner mehr im Vorrat.
game-no-stick-left = Von diesen Stegen ist keiner mehr im Vorrat.
game-span = Ein Steg reicht zum Nachbarfeld, auf dem 9x9-Brett zum übernächsten Feld, nie schräg.
game-end-empty = Ein Steg braucht an beiden Enden einen Stein.
game-ends-not-own = Die obersten Steine an beiden Enden müssen die Farbe des Stegs haben.
game-floors-differ = Die beiden Türme sind nicht gleich hoch.
game-middle-too-high = Der Turm in der Mitte ist zu hoch.
game-stick-in-the-way = Dort liegt schon ein Steg, oder direkt darüber oder darunter.
game-bridge-clamped = Dort verläuft eine überbaute Brücke: Darunter kommt kein Stein.
game-too-close = Auf einem Nachbarfeld steht ein Stein von dir.
game-no-stick-there = Diesen Steg gibt es nicht.
game-stick-not-own = Dieser Steg gehört dir nicht.
game-stick-built-over = Dieser Steg ist überbaut und bleibt liegen.
game-take-first = Stege nimmst du nur am Anfang deines Zuges zurück.
game-taken-no-new-stone = Nach dem Zurücknehmen darfst du einen der beiden Steine ziehen, aber keinen neuen setzen.
game-taken-this-turn = Von dort hast du gerade einen Steg zurückgenommen.
game-laid-this-turn = Diesen Steg hast du gerade gelegt, er bleibt in diesem Zug liegen.
game-same-place = Der Steg liegt schon dort.
game-move-from-taken = Nach dem Zurücknehmen darfst du nur von einem Ende dieser Stege ziehen.
game-same-field = Das ist dasselbe Feld.
game-nothing-there = Auf { $cell } steht kein Stein.
game-top-not-own = Der oberste Stein auf { $cell } gehört dir nicht.
game-not-free = So viele freie Steine gibt es auf { $cell } nicht.
game-stone-held = Ein Steg hält den Stein auf { $cell } fest.
game-out-too-many = Du kannst nicht mehr Steine rauswerfen, als du ziehst.
game-cannot-knock-out = So viele lassen sich dort nicht rauswerfen: nur freie fremde Steine, von oben.
game-not-straight = Hier wird nur geradeaus gezogen, in einer Spalte oder Reihe.
game-way-not-clear = Auf dem Weg stehen Steine.
game-not-one-piece = Die Stege eines Zuges ohne Stein müssen zusammenhängen.
game-equal-colours = Gleichfarbige Steine dürfen nicht aufeinander liegen.
game-colour-in-pool = Steine bewegst du erst, wenn kein Stein der Rundenfarbe mehr im Vorrat ist.
game-one-stone = Hier bewegst du nur einen Stein auf einmal.
game-pair-used = Zwischen diesen Feldern liegt schon ein Steg, auf irgendeiner Etage.
game-not-one-network = Der Steg muss an das Netz der Stege anschließen.
game-slide-first = Erst einen Stein schieben, dann Stege legen.
game-slide-done = Du hast in diesem Zug schon einen Stein geschoben.
game-not-next-to-hole = { $cell } liegt nicht neben dem freien Feld.

game-position-off-board = Im Teil „{ $part }“ steht { $cell }, das gibt es auf diesem Brett nicht.
game-unknown-colour = „{ $colour }“ ist keine Farbe dieses Spiels.
game-colour-not-in-play = Niemand spielt { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[green] Grün
    }.
game-position-span = Auf { $stick } passt kein Steg.
game-too-many-stones = Von den { $colour ->
        [red] roten
        [blue] blauen
        [yellow] gelben
       *[green] grünen
    } Steinen gibt es mehr als 16.
game-too-many-sticks = Von den { $colour ->
        [red] roten
        [blue] blauen
        [yellow] gelben
       *[green] grünen
    } Stegen gibt es mehr als 15.
game-sticks-touch = Die Stege { $stick } und { $other } überlagern sich oder liegen direkt aufeinander.
game-stick-without-stone = Dem Steg „{ $stick }“ fehlt an einem Ende ein Stein seiner Farbe.
game-rectangle-stands = Es gibt schon ein geschlossenes Viereck.
game-already-complete = Das Spiel ist schon geschafft.
game-equal-colours-stand = Gleichfarbige Steine liegen aufeinander.
game-stick-of-other-colour = Ein Steg hat nicht die Farbe der Runde.
game-pair-twice = Zwischen denselben Feldern liegen zwei Stege.
game-two-networks = Die Stege bilden kein zusammenhängendes Netz.
game-stacked = Es sind Steine gestapelt, das gibt es in diesem Spiel nicht.
game-not-six-each = Von jeder Farbe müssen es sechs Steine sein.

## Settings

game-setting-variant = Spiel
game-setting-variant-free = Freies Bauen
game-setting-variant-colourful = Bunt, alle gemeinsam
game-setting-variant-sliding = Bunt mit Schieben, alle gemeinsam
game-setting-variant-bridges = Brücken ablegen
game-setting-variant-connections = Verbindungen legen
game-setting-variant-long = Lange Verbindungen
game-setting-variant-rectangle = Geschlossenes Viereck
game-setting-variant-rectangle-advanced = Geschlossenes Viereck für Fortgeschrittene
game-setting-variant-rectangles = Mehrere geschlossene Vierecke
game-setting-sticks = Stege je Zug auf dem kleinen Brett
game-setting-sticks-one = einer
game-setting-sticks-any = beliebig viele
game-setting-closed = Was geschlossen sein muss
game-setting-closed-rectangle = ein Viereck
game-setting-closed-loop = irgendein Ring
game-setting-long = Wie die Länge gemessen wird
game-setting-long-trail = kein Steg zweimal
game-setting-long-path = kein Feld zweimal
game-setting-long-network = das ganze Netz
game-setting-spacing = Eigene Steine auf Nachbarfeldern
game-setting-spacing-span = erlaubt
game-setting-spacing-ban = verboten
game-setting-straight = Gerade Züge
game-setting-straight-fly = gehen über alles hinweg
game-setting-straight-clear = brauchen freie Bahn
game-setting-repetition = Das Spiel endet, wenn eine Stellung so oft vorkommt (0: nie)
game-setting-colour = Farbe der Runde
game-setting-colour-red = Rot
game-setting-colour-blue = Blau
game-setting-colour-yellow = Gelb
game-setting-colour-green = Grün
game-setting-seed = Zahl, die die Steine mischt

## Words that can be typed

game-say-place = setze | setz | stelle | setzt
game-say-lay = lege | leg | legst
game-say-take = nimm | nimm zurück | nimmst
game-say-shift = verlege | lege um | verlegst
game-say-move = ziehe | zieh | ziehst
game-say-remove = entferne | nimm weg | entfernst
game-say-slide = schiebe | schieb | schiebst
game-say-out = raus
game-say-red = rot | rote | roten | roter | rotes
game-say-blue = blau | blaue | blauen | blauer | blaues
game-say-yellow = gelb | gelbe | gelben | gelber | gelbes
game-say-green = grün | grüne | grünen | grüner | grünes
game-type-place = baue | spiele | platziere | stell | lege einen Stein | leg einen Stein | lege Stein | setzen | stellen | lege | leg
game-type-lay = verbinde | verbind | verbinden | baue eine Brücke | baue Brücke | bau eine Brücke | baue einen Steg | baue Steg | setze einen Steg | setze Steg | legen | mach eine Brücke | setze | stelle
game-type-take = nimm Steg … weg | nimm Steg … zurück | entferne den Steg | entferne Steg | Steg … zurücknehmen | Steg … wegnehmen | entferne
game-type-shift = versetze den Steg | versetze Steg | bewege den Steg | bewege Steg | lege Steg … um | lege … um | verschiebe Steg | verlegen
game-type-move = bewege | beweg | versetze | ziehen | bewegen | verschiebe
game-type-remove = nimm … weg | nimm Stein … weg | entfernen | wegnehmen
game-type-slide = verschiebe | verschieb | schieben | verschieben | bewege | ziehe
game-type-out = wirf … raus | werfe … raus | wirf … hinaus | werfen … raus | werfe raus
game-skip = zurück | obersten | leere | leeren | freie | oberste
game-help =
    setze c3: einen Stein setzen (freies Bauen und Bunt: setze grün c3)
    lege b3-c3: einen Steg legen; nimm b3-c3: ihn zurücknehmen; verlege b3-d3 nach d3-f3: ihn verlegen
    ziehe a1 nach c1, ziehe a1 2 nach c1 raus 1: Steine ziehen und rauswerfen (großes Brett)
    entferne a1: einen Stein wegnehmen (freies Bauen); schiebe c2: einen Stein schieben
    fertig: den Zug beenden; fühle c3: einen Turm fühlen; fühle Vorrat: zählen, was noch da ist

## On the page

game-pick =
    { $variant ->
        [rectangle-advanced] Steine oder einen Steg von { $cell } nach …
        [rectangles] Steine oder einen Steg von { $cell } nach …
       *[other] Einen Steg von { $cell } nach …
    }

## Die erste Minute

game-title =
    Tactori, { $variant ->
        [free] { game-setting-variant-free }
        [colourful] { game-setting-variant-colourful }
        [sliding] { game-setting-variant-sliding }
        [connections] { game-setting-variant-connections }
        [long] { game-setting-variant-long }
        [rectangle] { game-setting-variant-rectangle }
        [rectangle-advanced] { game-setting-variant-rectangle-advanced }
        [rectangles] { game-setting-variant-rectangles }
       *[bridges] { game-setting-variant-bridges }
    }
game-goal =
    { $variant ->
        [free] Baut zusammen, was euch gefällt: Sechs Aufgaben warten auf euch.
        [colourful] Legt zusammen fünfzehn { $colour ->
            [red] rote
            [blue] blaue
            [yellow] gelbe
           *[green] grüne
        } Stege, alle miteinander verbunden.
        [sliding] Verbindet zusammen die sechs { $colour ->
            [red] roten
            [blue] blauen
            [yellow] gelben
           *[green] grünen
        } Steine und schiebt dabei so selten wie möglich.
        [connections] Wer die meisten Verbindungen hat, wenn alle Steine gesetzt sind, gewinnt.
        [long] Wer die längste Verbindung hat, wenn alle Steine gesetzt sind, gewinnt.
        [rectangle] Wer in der Draufsicht zuerst ein Viereck der eigenen Farbe schließt, gewinnt.
        [rectangle-advanced] Wer in der Draufsicht zuerst ein Viereck der eigenen Farbe schließt, gewinnt.
        [rectangles] Wer am Ende die meisten Punkte für geschlossene Vierecke hat, gewinnt.
       *[bridges] Wer die meisten Brücken hat, wenn alle Steine gesetzt sind, gewinnt.
    }
game-stage-stone =
    { $variant ->
        [free] Setze Steine, lege Stege oder nimm sie weg.
        [colourful] Setze einen Stein.
        [sliding] Nimm Stege zurück, wenn du magst, dann schiebe einen Stein in das leere Feld.
        [rectangle-advanced] Setze einen Stein oder ziehe welche; vorher darfst du Stege zurücknehmen.
        [rectangles] Setze einen Stein, ziehe welche oder lege einen Steg.
       *[other] Setze einen Stein.
    }
game-stage-sticks =
    { $variant ->
        [free] Baue weiter, oder wähle „fertig“.
        [sliding] Lege Stege, oder wähle „fertig“.
       *[other] Lege einen Steg zwischen zwei deiner Steine, oder wähle „fertig“.
    }
game-stage-over = Es gibt nichts mehr zu tun. Wähle „fertig“.
game-count =
    { $variant ->
        [sliding] Bisher geschoben: { $count }
       *[other] Stege bisher: { $count }
    }
game-sign-red = rot, Raute
game-sign-blue = blau, Ring
game-sign-yellow = gelb, Dreieck
game-sign-green = grün, Quadrat
game-kind-red = oben rot
game-kind-blue = oben blau
game-kind-yellow = oben gelb
game-kind-green = oben grün
game-kind-stick = Stege
game-lies-stones =
    { $colour ->
        [red] { $height ->
            [one] Rote Steine: { $places }.
           *[other] { $height } Steine, oben rot: { $places }.
        }
        [blue] { $height ->
            [one] Blaue Steine: { $places }.
           *[other] { $height } Steine, oben blau: { $places }.
        }
        [yellow] { $height ->
            [one] Gelbe Steine: { $places }.
           *[other] { $height } Steine, oben gelb: { $places }.
        }
       *[green] { $height ->
            [one] Grüne Steine: { $places }.
           *[other] { $height } Steine, oben grün: { $places }.
        }
    }
game-lies-sticks =
    { $colour ->
        [red] { $floor ->
            [1] Rote Stege: { $places }.
           *[other] Rote Stege, Etage { $floor }: { $places }.
        }
        [blue] { $floor ->
            [1] Blaue Stege: { $places }.
           *[other] Blaue Stege, Etage { $floor }: { $places }.
        }
        [yellow] { $floor ->
            [1] Gelbe Stege: { $places }.
           *[other] Gelbe Stege, Etage { $floor }: { $places }.
        }
       *[green] { $floor ->
            [1] Grüne Stege: { $places }.
           *[other] Grüne Stege, Etage { $floor }: { $places }.
        }
    }

## Knöpfe

game-do-place =
    { $kind ->
        [red] Einen roten Stein auf { $cell1 } setzen
        [blue] Einen blauen Stein auf { $cell1 } setzen
        [yellow] Einen gelben Stein auf { $cell1 } setzen
        [green] Einen grünen Stein auf { $cell1 } setzen
       *[none] { $variant ->
            [colourful] { $colour ->
                [red] Einen roten Stein auf { $cell1 } setzen
                [blue] Einen blauen Stein auf { $cell1 } setzen
                [yellow] Einen gelben Stein auf { $cell1 } setzen
               *[green] Einen grünen Stein auf { $cell1 } setzen
            }
           *[other] Einen Stein auf { $cell1 } setzen
        }
    }
game-do-lay =
    { $kind ->
        [red] Einen roten Steg von { $cell1 } nach { $cell2 } legen
        [blue] Einen blauen Steg von { $cell1 } nach { $cell2 } legen
        [yellow] Einen gelben Steg von { $cell1 } nach { $cell2 } legen
        [green] Einen grünen Steg von { $cell1 } nach { $cell2 } legen
       *[none] Einen Steg von { $cell1 } nach { $cell2 } legen
    }
game-do-take = Den Steg von { $cell1 } nach { $cell2 } zurücknehmen
game-do-shift = Den Steg von { $cell1 }-{ $cell2 } nach { $cell3 }-{ $cell4 } verlegen
game-do-remove = Den obersten Stein von { $cell1 } entfernen
game-do-slide = Den Stein von { $cell1 } auf das leere Feld schieben
game-do-move =
    { $further ->
        [0] { $count ->
            [one] Einen Stein von { $cell1 } nach { $cell2 } ziehen
           *[other] { $count } Steine von { $cell1 } nach { $cell2 } ziehen
        }
        [one] { $count ->
            [one] Einen Stein von { $cell1 } nach { $cell2 } ziehen und einen rauswerfen
           *[other] { $count } Steine von { $cell1 } nach { $cell2 } ziehen und einen rauswerfen
        }
       *[other] { $count ->
            [one] Einen Stein von { $cell1 } nach { $cell2 } ziehen und { $further } rauswerfen
           *[other] { $count } Steine von { $cell1 } nach { $cell2 } ziehen und { $further } rauswerfen
        }
    }

## Rätsel

game-theme-rectangle = Das Viereck schließen
game-theme-rectangle-large = Das Viereck auf dem großen Brett schließen
game-theme-slides = So wenig wie möglich schieben
game-puzzle-slides = Verbinde alle roten Steine und schiebe dabei so selten wie möglich: { $par }-mal genügt.
