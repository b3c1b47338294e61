# Tactori.

tactori-name = Tactori
tactori-about = Staple Steine zu Türmen und verbinde sie mit Stegen: neun Spiele vom freien Bauen bis zu geschlossenen Vierecken über mehrere Etagen.

## What happens

tactori-event-placed =
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
tactori-event-laid =
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
tactori-event-taken =
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
tactori-event-shifted =
    { $who ->
        [you] Du verlegst den Steg { $first }-{ $last } nach { $to_first }-{ $to_last }, Etage { $floor }.
       *[other] { $name } verlegt den Steg { $first }-{ $last } nach { $to_first }-{ $to_last }, Etage { $floor }.
    }
tactori-event-moved =
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
        } von { $cell } nach { $to }. { $floor ->
                [0] Das Feld dort ist jetzt leer.
               *[other] Der Turm dort ist jetzt { $floor } hoch.
            }
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
        } von { $cell } nach { $to }. { $floor ->
                [0] Das Feld dort ist jetzt leer.
               *[other] Der Turm dort ist jetzt { $floor } hoch.
            }
    }
tactori-event-knocked-out =
    { $count ->
        [one] Ein Stein von { $colour ->
            [red] Rot
            [blue] Blau
            [yellow] Gelb
           *[green] Grün
        } fliegt auf { $cell } raus und geht zurück in den Vorrat.
       *[other] { $count } Steine von { $colour ->
           [red] Rot
           [blue] Blau
           [yellow] Gelb
          *[green] Grün
       } fliegen auf { $cell } raus und gehen zurück in den Vorrat.
    }
tactori-event-removed =
    { $who ->
        [you] Du nimmst den { $colour ->
            [red] roten
            [blue] blauen
            [yellow] gelben
           *[green] grünen
        } Stein von { $cell } weg.
       *[other] { $name } nimmt den { $colour ->
           [red] roten
           [blue] blauen
           [yellow] gelben
          *[green] grünen
       } Stein von { $cell } weg.
    }
tactori-event-slid =
    { $who ->
        [you] Du schiebst den Stein von { $cell } nach { $to }.
       *[other] { $name } schiebt den Stein von { $cell } nach { $to }.
    }
tactori-event-task =
    Aufgabe geschafft: { $task ->
        [tower] ein Turm
        [bridge] eine Brücke
        [joined] zwei verbundene Brücken
        [upstairs] eine Brücke auf einer oberen Etage
        [joined-below] zwei verbundene Brücken auf der ersten Etage
       *[joined-across] zwei verbundene Brücken auf verschiedenen Etagen
    }!
tactori-event-turn-ended =
    { $who ->
        [you] Dein Zug ist beendet.
       *[other] { $name } hat gespielt.
    }
tactori-event-skipped =
    { $who ->
        [you] Du kannst nicht ziehen und setzt aus.
       *[other] { $name } kann nicht ziehen und setzt aus.
    }
tactori-event-last-round =
    { $who ->
        [you] Du hast deinen letzten Stein gesetzt: Alle anderen sind noch einmal an der Reihe.
       *[other] { $name } hat den letzten Stein gesetzt: Alle anderen sind noch einmal an der Reihe.
    }

## Why the game ended

tactori-reason-most-bridges = Alle Steine sind gesetzt, die meisten Brücken gewinnen.
tactori-reason-most-connections = Alle Steine sind gesetzt, die meisten Verbindungen gewinnen.
tactori-reason-longest = Alle Steine sind gesetzt, die längste Verbindung gewinnt.
tactori-reason-rectangle = Die Brücken haben sich geschlossen. { $cells }
tactori-reason-points = Die Vierecke werden gezählt.
tactori-reason-only-mobile = Nur noch eine Person kann ziehen.
tactori-reason-no-winner = Es gibt keinen Zug mehr, und niemand hat gewonnen.
tactori-reason-repetition = Dieselbe Stellung kam zu oft vor.
tactori-reason-complete = Geschafft!

## Touch

tactori-feel-empty = leer
tactori-feel-red =
    { $height ->
        [one] ein Stein, rot
       *[other] { $height } Steine, oben rot
    }
tactori-feel-blue =
    { $height ->
        [one] ein Stein, blau
       *[other] { $height } Steine, oben blau
    }
tactori-feel-yellow =
    { $height ->
        [one] ein Stein, gelb
       *[other] { $height } Steine, oben gelb
    }
tactori-feel-green =
    { $height ->
        [one] ein Stein, grün
       *[other] { $height } Steine, oben grün
    }
tactori-feel-detail-stick-east =
    { $value ->
        [red] roter Steg nach Osten
        [blue] blauer Steg nach Osten
        [yellow] gelber Steg nach Osten
       *[green] grüner Steg nach Osten
    }
tactori-feel-detail-stick-north =
    { $value ->
        [red] roter Steg nach Norden
        [blue] blauer Steg nach Norden
        [yellow] gelber Steg nach Norden
       *[green] grüner Steg nach Norden
    }
tactori-feel-detail-stick-west =
    { $value ->
        [red] roter Steg nach Westen
        [blue] blauer Steg nach Westen
        [yellow] gelber Steg nach Westen
       *[green] grüner Steg nach Westen
    }
tactori-feel-detail-stick-south =
    { $value ->
        [red] roter Steg nach Süden
        [blue] blauer Steg nach Süden
        [yellow] gelber Steg nach Süden
       *[green] grüner Steg nach Süden
    }
tactori-feel-detail-floor = weiter unten, auf Etage { $value }
tactori-feel-detail-above = darüber in der Luft, auf Etage { $value }
tactori-heap-stones =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
tactori-heap-sticks =
    { $count ->
        [one] { $count } Steg
       *[other] { $count } Stege
    }
tactori-heap-red-stones =
    { $count ->
        [one] { $count } roter Stein
       *[other] { $count } rote Steine
    }
tactori-heap-blue-stones =
    { $count ->
        [one] { $count } blauer Stein
       *[other] { $count } blaue Steine
    }
tactori-heap-yellow-stones =
    { $count ->
        [one] { $count } gelber Stein
       *[other] { $count } gelbe Steine
    }
tactori-heap-green-stones =
    { $count ->
        [one] { $count } grüner Stein
       *[other] { $count } grüne Steine
    }
tactori-heap-red-sticks =
    { $count ->
        [one] { $count } roter Steg
       *[other] { $count } rote Stege
    }
tactori-heap-blue-sticks =
    { $count ->
        [one] { $count } blauer Steg
       *[other] { $count } blaue Stege
    }
tactori-heap-yellow-sticks =
    { $count ->
        [one] { $count } gelber Steg
       *[other] { $count } gelbe Stege
    }
tactori-heap-green-sticks =
    { $count ->
        [one] { $count } grüner Steg
       *[other] { $count } grüne Stege
    }

## Refusals

tactori-other-variant = „{ $move }“ ist ein Zug aus einem anderen Spiel der Schachtel.
tactori-own-colour = Hier spielst du nur eine Farbe, lass die Farbe weg.
tactori-say-colour = Sag, welche Farbe, zum Beispiel setze rot c3.
tactori-no-skip = Du kannst etwas tun, also darfst du nicht aussetzen.
tactori-not-done = Du hast in diesem Zug noch nichts getan.
tactori-stone-first = Erst ein Stein, dann die Stege.
tactori-stone-done = Der Stein dieses Zuges ist schon gesetzt. Lege Stege oder sag fertig.
tactori-no-stone-left = Von diesen Steinen ist keiner mehr im Vorrat.
tactori-no-stick-left = Von diesen Stegen ist keiner mehr im Vorrat.
tactori-span = „{ $move }“: Ein Steg reicht zum Nachbarfeld, auf dem 9x9-Brett zum übernächsten Feld, nie über Eck.
tactori-end-empty = „{ $move }“: Ein Steg braucht an beiden Enden einen Stein.
tactori-ends-not-own = „{ $move }“: Die obersten Steine an beiden Enden müssen die Farbe des Stegs haben.
tactori-floors-differ = „{ $move }“: Die beiden Türme sind nicht gleich hoch.
tactori-middle-too-high = „{ $move }“: Der Turm in der Mitte ist zu hoch.
tactori-stick-in-the-way = „{ $move }“: Dort liegt schon ein Steg, oder direkt darüber oder darunter.
tactori-bridge-clamped = Dort verläuft eine überbaute Brücke: Darunter kommt kein Stein.
tactori-too-close = Auf einem Nachbarfeld steht ein Stein von dir.
tactori-no-stick-there = Diesen Steg gibt es nicht.
tactori-stick-not-own = Dieser Steg gehört dir nicht.
tactori-stick-built-over = Dieser Steg ist überbaut und bleibt liegen.
tactori-take-first = Stege nimmst du nur am Anfang deines Zuges zurück.
tactori-taken-no-new-stone = Nach dem Zurücknehmen darfst du einen der beiden Steine ziehen, aber keinen neuen setzen.
tactori-taken-this-turn = Von dort hast du gerade einen Steg zurückgenommen.
tactori-laid-this-turn = Diesen Steg hast du gerade gelegt, er bleibt in diesem Zug liegen.
tactori-same-place = Der Steg liegt schon dort.
tactori-move-from-taken = Nach dem Zurücknehmen darfst du nur von einem Ende dieser Stege ziehen.
tactori-same-field = Das ist dasselbe Feld.
tactori-nothing-there = Auf { $cell } steht kein Stein.
tactori-top-not-own = Der oberste Stein auf { $cell } gehört dir nicht.
tactori-not-free = So viele Steine auf { $cell } sind nicht frei.
tactori-stone-held = Ein Steg hält den Stein auf { $cell } fest.
tactori-out-too-many = Du kannst nicht mehr Steine rauswerfen, als du ziehst.
tactori-cannot-knock-out = So viele lassen sich dort nicht rauswerfen: nur freie fremde Steine, von oben.
tactori-not-straight = Hier wird nur geradeaus gezogen, in einer Spalte oder Reihe.
tactori-way-not-clear = Auf dem Weg stehen Steine.
tactori-not-one-piece = Die Stege eines Zuges ohne Stein müssen zusammenhängen.
tactori-equal-colours = Gleichfarbige Steine dürfen nicht aufeinander liegen.
tactori-colour-in-pool = Steine bewegst du erst, wenn kein Stein der Rundenfarbe mehr im Vorrat ist.
tactori-one-stone = Hier bewegst du nur einen Stein auf einmal.
tactori-pair-used = Zwischen diesen Feldern liegt schon ein Steg, auf irgendeiner Etage.
tactori-not-one-network = Der Steg muss an das Netz der Stege anschließen.
tactori-slide-first = Erst einen Stein schieben, dann Stege legen.
tactori-slide-done = Du hast in diesem Zug schon einen Stein geschoben.
tactori-not-next-to-hole = { $cell } liegt nicht neben dem freien Feld.

tactori-position-off-board = Im Teil „{ $part }“ steht { $cell }, das gibt es auf diesem Brett nicht.
tactori-unknown-colour = „{ $colour }“ ist keine Farbe dieses Spiels.
tactori-colour-not-in-play = Niemand spielt { $colour ->
        [red] Rot
        [blue] Blau
        [yellow] Gelb
       *[green] Grün
    }.
tactori-position-span = Auf { $stick } passt kein Steg.
tactori-too-many-stones = Von den { $colour ->
        [red] roten
        [blue] blauen
        [yellow] gelben
       *[green] grünen
    } Steinen gibt es mehr als 16.
tactori-too-many-sticks = Von den { $colour ->
        [red] roten
        [blue] blauen
        [yellow] gelben
       *[green] grünen
    } Stegen gibt es mehr als 15.
tactori-sticks-touch = Die Stege { $stick } und { $other } liegen ineinander oder direkt aufeinander.
tactori-stick-without-stone = Dem Steg „{ $stick }“ fehlt an einem Ende ein Stein seiner Farbe.
tactori-rectangle-stands = Es gibt schon ein geschlossenes Viereck.
tactori-already-complete = Das Spiel ist schon geschafft.
tactori-equal-colours-stand = Gleichfarbige Steine liegen aufeinander.
tactori-stick-of-other-colour = Ein Steg hat nicht die Farbe der Runde.
tactori-pair-twice = Zwischen denselben Feldern liegen zwei Stege.
tactori-two-networks = Die Stege bilden kein zusammenhängendes Netz.
tactori-stacked = Es sind Steine gestapelt, das gibt es in diesem Spiel nicht.
tactori-not-six-each = Von jeder Farbe müssen es sechs Steine sein.

## Settings

tactori-setting-variant = Spiel
tactori-setting-variant-free = Freies Bauen
tactori-setting-variant-colourful = Bunt, alle gemeinsam
tactori-setting-variant-sliding = Bunt mit Schieben, alle gemeinsam
tactori-setting-variant-bridges = Brücken ablegen
tactori-setting-variant-connections = Verbindungen legen
tactori-setting-variant-long = Lange Verbindungen
tactori-setting-variant-rectangle = Geschlossenes Viereck
tactori-setting-variant-rectangle-advanced = Geschlossenes Viereck für Fortgeschrittene
tactori-setting-variant-rectangles = Mehrere geschlossene Vierecke
tactori-setting-sticks = Stege je Zug auf dem kleinen Brett
tactori-setting-sticks-one = einer
tactori-setting-sticks-any = beliebig viele
tactori-setting-closed = Was geschlossen sein muss
tactori-setting-closed-rectangle = ein Viereck
tactori-setting-closed-loop = irgendein Ring
tactori-setting-long = Wie die Länge gemessen wird
tactori-setting-long-trail = kein Steg zweimal
tactori-setting-long-path = kein Feld zweimal
tactori-setting-long-network = das ganze Netz
tactori-setting-spacing = Eigene Steine auf Nachbarfeldern
tactori-setting-spacing-span = erlaubt
tactori-setting-spacing-ban = verboten
tactori-setting-straight = Gerade Züge
tactori-setting-straight-fly = gehen über alles hinweg
tactori-setting-straight-clear = brauchen freie Bahn
tactori-setting-repetition = Das Spiel endet, wenn eine Stellung so oft vorkommt (0: nie)
tactori-setting-colour = Farbe der Runde
tactori-setting-colour-red = Rot
tactori-setting-colour-blue = Blau
tactori-setting-colour-yellow = Gelb
tactori-setting-colour-green = Grün
tactori-setting-seed = Zahl, die die Steine mischt

## Words that can be typed

tactori-say-place = setze | setz | stelle
tactori-say-lay = lege | leg | Steg
tactori-say-take = nimm | nimm zurück
tactori-say-shift = verlege | lege um
tactori-say-move = ziehe | zieh
tactori-say-remove = entferne | nimm weg
tactori-say-slide = schiebe | schieb
tactori-say-out = raus | wirf raus
tactori-say-red = rot | rote | roten
tactori-say-blue = blau | blaue | blauen
tactori-say-yellow = gelb | gelbe | gelben
tactori-say-green = grün | grüne | grünen
tactori-help =
    setze c3: einen Stein setzen (freies Bauen und Bunt: setze grün c3)
    lege b3-c3: einen Steg legen; nimm b3-c3: ihn zurücknehmen; verlege b3-d3 nach d3-f3: ihn verlegen
    ziehe a1 nach c1, ziehe a1 2 nach c1 raus 1: Steine ziehen und rauswerfen (großes Brett)
    entferne a1: einen Stein wegnehmen (freies Bauen); schiebe c2: einen Stein schieben
    fertig: den Zug beenden; fühle c3: einen Turm fühlen; fühle Vorrat: zählen, was noch da ist
