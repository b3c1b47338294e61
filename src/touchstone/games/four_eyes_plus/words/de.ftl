# 4EYES+.

game-name = 4EYES+
game-about = Jedes Plättchen zeigt deine Farbe und die der nächsten Person. Wessen Farbe zuerst an den vier Ecken eines Quadrats liegt, aufrecht oder schräg, gewinnt.

## What happens

game-event-laid =
    { $who ->
        [you] Du legst { $own_colour ->
            [red] Rot
            [brown] Braun
           *[blue] Blau
        } auf { $own } und { $other_colour ->
            [red] Rot
            [brown] Braun
           *[blue] Blau
        } auf { $other }.
       *[other] { $name } legt { $own_colour ->
            [red] Rot
            [brown] Braun
           *[blue] Blau
        } auf { $own } und { $other_colour ->
            [red] Rot
            [brown] Braun
           *[blue] Blau
        } auf { $other }.
    }
game-event-moved =
    { $who ->
        [you] Du versetzt dein Plättchen von { $own } { $other }: { $own_colour ->
            [red] Rot
            [brown] Braun
           *[blue] Blau
        } nach { $to_own }, { $other_colour ->
            [red] Rot
            [brown] Braun
           *[blue] Blau
        } nach { $to_other }.
       *[other] { $name } versetzt ein Plättchen von { $own } { $other }: { $own_colour ->
            [red] Rot
            [brown] Braun
           *[blue] Blau
        } nach { $to_own }, { $other_colour ->
            [red] Rot
            [brown] Braun
           *[blue] Blau
        } nach { $to_other }.
    }
game-event-swapped =
    { $who ->
        [you] Du tauschst und übernimmst das erste Plättchen.
       *[other] { $name } tauscht und übernimmt das erste Plättchen.
    }
game-event-recoloured =
    { $own } ist jetzt { $own_colour ->
        [red] rot
        [brown] braun
       *[blue] blau
    } und { $other } ist { $other_colour ->
        [red] rot
        [brown] braun
       *[blue] blau
    }.
game-turn-done =
    { $who ->
        [you] Dein Zug ist beendet.
       *[other] { $name } hat gezogen.
    }
game-turn-passed =
    { $who ->
        [you] Du hast keinen Zug und passt.
       *[other] { $name } hat keinen Zug und passt.
    }
game-event-moving-begins =
    { $left ->
        [0] Alle Plättchen liegen. Von jetzt an werden sie versetzt.
        [one] Niemand kann mehr legen. Ein Plättchen scheidet aus; von jetzt an wird versetzt.
       *[other] Niemand kann mehr legen. { $left } Plättchen scheiden aus; von jetzt an wird versetzt.
    }

## Why the game ended

game-reason-square = Ein Quadrat ist vollendet: { $cells }.
game-reason-repetition = Dieselbe Stellung war zu oft da.
game-reason-cap = Zu viele Züge sind ohne Quadrat vergangen.
game-reason-blocked = Niemand hat noch einen Zug.
game-reason-full = Es gibt keine zwei freien Felder nebeneinander mehr.

## Touch

game-feel-empty = leer
game-feel-red = rot
game-feel-brown = braun
game-feel-blue = blau
game-feel-detail-end =
    { $value ->
        [owner] mit Punkt
       *[next] ohne Punkt
    }
game-feel-detail-half =
    { $value ->
        [north] andere Hälfte weiter weg
        [east] andere Hälfte rechts
        [south] andere Hälfte näher bei dir
       *[west] andere Hälfte links
    }
game-heap-tiles = { $count } Plättchen

## Refusals

game-no-pass = Du kannst ziehen, also darfst du nicht passen.
game-swap-off = In diesem Spiel wird nicht getauscht.
game-swap-not-now = Tauschen kannst du nur direkt nach dem ersten Plättchen, wenn es die andere Person gelegt hat.
game-only-laying = Noch werden Plättchen gelegt. Nenne zwei Felder, deine Farbe zuerst.
game-only-moving = Alle Plättchen liegen. Sag, welches deiner Plättchen wohin soll, zum Beispiel e5 e6 nach a1 a2.
game-no-moving-on-paper = Auf Papier wird nichts versetzt.
game-not-adjacent = { $first } und { $second } liegen nicht nebeneinander in einer Reihe oder Spalte.
game-no-change = Das Plättchen auf { $first } { $second } läge wie zuvor. Etwas muss sich ändern.
game-no-tile-there = Auf { $first } { $second } liegt kein Plättchen.
game-not-your-tile = Das Plättchen auf { $first } { $second } gehört nicht dir.
game-other-way-round = Dein Plättchen liegt dort andersherum: Sag { $second } { $first }.
game-cell-taken = { $cell } ist besetzt.
game-cell-just-left = Auf { $cell } liegt das Plättchen selbst. Beide Felder müssen vorher frei gewesen sein.
game-gift =
    Das würde auf { $other_square } ein { $other_colour ->
        [red] rotes
        [brown] braunes
       *[blue] blaues
    } Quadrat für die nächste Person vollenden. In diesem Spiel ist das verboten.
game-both-squares =
    Das würde zwei Quadrate zugleich vollenden, ein { $colour ->
        [red] rotes
        [brown] braunes
       *[blue] blaues
    } auf { $square } und ein { $other_colour ->
        [red] rotes
        [brown] braunes
       *[blue] blaues
    } auf { $other_square }. Das ist verboten.

game-no-such-tile = „{ $text }“ ist kein Plättchen: Es braucht zwei Felder nebeneinander.
game-two-on-a-cell = { $cell } ist doppelt belegt.
game-hand-not-empty = In Phase 2 kann Platz { $seat } keine Plättchen auf der Hand haben.
game-tile-count = Platz { $seat } hat auf dem Brett und auf der Hand { $count } Plättchen; insgesamt müssen es { $full } sein.
game-square-stands = Ein Quadrat von Platz { $seat } steht schon: { $square }.
game-history-too-early = Der Teil „{ $name }“ gehört in Phase 2.
game-bad-history = Zug { $number } im Teil „moved“ kann nicht zu dieser Stellung geführt haben.

## Settings

game-setting-size = Größe des Bretts
game-setting-mode = Gespielt wird mit
game-setting-mode-tiles = Plättchen
game-setting-mode-paper = Papier und Stiften
game-setting-squares = Quadrate zählen
game-setting-squares-any = in jeder Lage
game-setting-squares-upright = nur wenn sie aufrecht stehen
game-setting-gift = Nur das Quadrat der nächsten Person vollenden
game-setting-gift-opponent_wins = lässt diese gewinnen
game-setting-gift-illegal = ist verboten
game-setting-relocate = Ein versetztes Plättchen
game-setting-relocate-lift = darf die Felder nutzen, die es verlässt
game-setting-relocate-strict = braucht zwei Felder, die vorher frei waren
game-setting-repetition = Unentschieden, wenn eine Stellung so oft vorkommt (0: nie)
game-setting-cap = Unentschieden nach so vielen Zügen je Person in Phase 2 (0: nie)
game-setting-swap = Tausch nach dem ersten Plättchen (zu zweit)
game-setting-swap-off = nein
game-setting-swap-on = die zweite Person darf es übernehmen

## Words that can be typed

game-say-swap = das erste Plättchen übernehmen | tauschen | tausche | tausch | übernehmen | übernehme

## Worte, die überlesen werden

game-type-swap = tauschst | übernimm das Plättchen | Plättchen übernehmen | übernehme das Plättchen | übernehme das erste Plättchen | nimm das erste Plättchen
game-skip = lege | leg | legst | setze | versetze | versetzt | rot | braun | blau | spiele | stelle | platziere | legen | andere | anderen | bewege | bewegen | verschiebe | verschieben | versetzen | setzen | mein | eigene | male | an | vollende | Quadrat | rote | roten | braune | braunen | blaue | blauen | Farbe

## Help

game-help =
    b2 a2: lege ein Plättchen, deine Farbe auf b2, die der nächsten Person auf a2
    e5 e6 nach a1 a2: versetze, wenn alle Plättchen liegen, deines von e5 e6 nach a1 a2, deine Farbe zuerst
    tauschen: wenn das Spiel es erlaubt, das allererste Plättchen übernehmen, statt eines zu legen
    fühle b2: ein Feld ertasten; fühle Vorrat: deine Plättchen zählen

## Asked before

game-sure-swap = Das erste Plättchen übernehmen? Es wechselt die Farben, und die andere Person legt noch einmal.

## On the page

game-pick =
    { $stage ->
        [move]
            { $place ->
                [1] Dieses Plättchen versetzen nach …
               *[other] Deine Farbe auf { $cell }, die andere auf …
            }
       *[other] Deine Farbe auf { $cell }, die andere auf …
    }

## Die erste Minute

game-goal =
    { $squares ->
        [upright] Wessen Farbe zuerst an allen vier Ecken eines aufrechten Quadrats liegt, gewinnt.
       *[any] Wessen Farbe zuerst an allen vier Ecken eines Quadrats liegt, aufrecht oder schräg, gewinnt.
    }
game-stage-lay =
    { $mode ->
        [paper] Wähle ein freies Feld für deine Farbe, dann eines daneben für die der nächsten Person.
       *[tiles] Lege ein Plättchen: Wähle ein freies Feld für deine Figur, dann eines daneben für die andere.
    }
game-stage-swap = Lege ein Plättchen, oder übernimm das erste.
game-stage-move = Versetze eines deiner Plättchen: Wähle es, dann seinen neuen Platz.
game-sign-red = rot, Raute
game-sign-brown = braun, Balken
game-sign-blue = blau, Ring
game-kind-red =
    { $mode ->
        [paper] rote Felder
       *[tiles] rote Figuren
    }
game-kind-brown =
    { $mode ->
        [paper] braune Felder
       *[tiles] braune Figuren
    }
game-kind-blue =
    { $mode ->
        [paper] blaue Felder
       *[tiles] blaue Figuren
    }
game-lies-tiles =
    { $colour ->
        [red] Rote Plättchen, Rot zuerst: { $places }.
        [brown] Braune Plättchen, Braun zuerst: { $places }.
       *[blue] Blaue Plättchen, Blau zuerst: { $places }.
    }
game-lies-cells =
    { $colour ->
        [red] Rote Felder: { $places }.
        [brown] Braune Felder: { $places }.
       *[blue] Blaue Felder: { $places }.
    }

## Knöpfe

game-do = Deine Farbe auf { $cell1 } legen, die andere auf { $cell2 }
game-do-to = Dieses Plättchen versetzen: deine Figur nach { $cell3 }, die andere nach { $cell4 }
game-do-swap = Das erste Plättchen übernehmen

## Rätsel

game-theme-win-large = Jetzt auf dem großen Brett gewinnen
game-theme-win-masked = Jetzt mit den Fingern gewinnen
