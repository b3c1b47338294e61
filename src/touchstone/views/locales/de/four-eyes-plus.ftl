# 4EYES+.

four-eyes-plus-name = 4EYES+
four-eyes-plus-about = Jedes Plättchen zeigt deine Farbe und die der nächsten Person. Wessen Farbe zuerst an vier Ecken eines Quadrats liegt, gerade oder schräg, gewinnt.

## What happens

four-eyes-plus-event-laid =
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
four-eyes-plus-event-moved =
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
four-eyes-plus-event-turn-ended =
    { $who ->
        [you] Dein Zug ist beendet.
       *[other] { $name } hat gezogen.
    }
four-eyes-plus-event-passed =
    { $who ->
        [you] Du hast keinen Zug und passt.
       *[other] { $name } hat keinen Zug und passt.
    }
four-eyes-plus-event-moving-begins =
    { $left ->
        [0] Alle Plättchen liegen. Von jetzt an werden sie versetzt.
        [one] Niemand kann mehr legen. Ein Plättchen scheidet aus; von jetzt an wird versetzt.
       *[other] Niemand kann mehr legen. { $left } Plättchen scheiden aus; von jetzt an wird versetzt.
    }

## Why the game ended

four-eyes-plus-reason-square = Ein Quadrat steht: { $cells }.
four-eyes-plus-reason-repetition = Dieselbe Stellung war zu oft da.
four-eyes-plus-reason-cap = Zu viele Züge sind ohne Quadrat vergangen.
four-eyes-plus-reason-blocked = Niemand hat noch einen Zug.
four-eyes-plus-reason-full = Für zwei Steine nebeneinander ist kein Platz mehr.

## Touch

four-eyes-plus-feel-empty = leer
four-eyes-plus-feel-red = rot
four-eyes-plus-feel-brown = braun
four-eyes-plus-feel-blue = blau
four-eyes-plus-feel-detail-end =
    { $value ->
        [owner] mit Punkt
       *[next] ohne Punkt
    }
four-eyes-plus-feel-detail-half =
    { $value ->
        [north] andere Hälfte darüber
        [east] andere Hälfte rechts
        [south] andere Hälfte darunter
       *[west] andere Hälfte links
    }
four-eyes-plus-heap-tiles = { $count } Plättchen

## Refusals

four-eyes-plus-no-pass = Du kannst ziehen, also darfst du nicht passen.
four-eyes-plus-only-laying = Noch werden Plättchen gelegt. Nenne zwei Felder, deine Farbe zuerst.
four-eyes-plus-only-moving = Alle Plättchen liegen. Sag, welches deiner Plättchen wohin soll, zum Beispiel e5 e6 nach a1 a2.
four-eyes-plus-no-moving-on-paper = Auf Papier wird nichts versetzt.
four-eyes-plus-not-adjacent = { $first } und { $second } liegen nicht nebeneinander in einer Reihe oder Spalte.
four-eyes-plus-no-change = Das Plättchen auf { $first } { $second } läge wie zuvor. Etwas muss sich ändern.
four-eyes-plus-no-tile-there = Auf { $first } { $second } liegt kein Plättchen.
four-eyes-plus-not-your-tile = Das Plättchen auf { $first } { $second } gehört nicht dir.
four-eyes-plus-other-way-round = Dein Plättchen liegt dort andersherum: sag { $second } { $first }.
four-eyes-plus-cell-taken = { $cell } ist besetzt.
four-eyes-plus-cell-just-left = Auf { $cell } liegt das Plättchen selbst. Beide Felder müssen vorher frei gewesen sein.
four-eyes-plus-gift =
    Das würde auf { $other_square } ein { $other_colour ->
        [red] rotes
        [brown] braunes
       *[blue] blaues
    } Quadrat für die nächste Person vollenden. In diesem Spiel ist das verboten.
four-eyes-plus-both-squares =
    Das würde zwei Quadrate zugleich vollenden, ein { $colour ->
        [red] rotes
        [brown] braunes
       *[blue] blaues
    } auf { $square } und ein { $other_colour ->
        [red] rotes
        [brown] braunes
       *[blue] blaues
    } auf { $other_square }. Das ist verboten.

four-eyes-plus-no-such-tile = „{ $text }“ ist kein Plättchen: es braucht zwei Felder nebeneinander.
four-eyes-plus-two-on-a-cell = Auf { $cell } liegen zwei Steine.
four-eyes-plus-hand-not-empty = In Phase 2 kann Platz { $seat } keine Plättchen auf der Hand haben.
four-eyes-plus-tile-count = Platz { $seat } hat auf Brett und Hand { $count } Plättchen; es sind insgesamt { $full }.
four-eyes-plus-square-stands = Ein Quadrat von Platz { $seat } steht schon: { $square }.
four-eyes-plus-history-too-early = Der Teil „{ $name }“ gehört in Phase 2.
four-eyes-plus-bad-history = Zug { $number } im Teil „moved“ kann nicht zu dieser Stellung geführt haben.

## Settings

four-eyes-plus-setting-size = Größe des Bretts
four-eyes-plus-setting-mode = Gespielt wird mit
four-eyes-plus-setting-mode-tiles = Plättchen
four-eyes-plus-setting-mode-paper = Papier und Stiften
four-eyes-plus-setting-squares = Quadrate zählen
four-eyes-plus-setting-squares-any = in jeder Lage
four-eyes-plus-setting-squares-upright = nur wenn sie gerade liegen
four-eyes-plus-setting-gift = Nur das Quadrat der nächsten Person vollenden
four-eyes-plus-setting-gift-opponent_wins = lässt diese gewinnen
four-eyes-plus-setting-gift-illegal = ist verboten
four-eyes-plus-setting-relocate = Ein versetztes Plättchen
four-eyes-plus-setting-relocate-lift = darf die Felder nutzen, die es verlässt
four-eyes-plus-setting-relocate-strict = braucht zwei Felder, die vorher frei waren
four-eyes-plus-setting-repetition = Unentschieden, wenn eine Stellung so oft vorkommt (0: nie)
four-eyes-plus-setting-cap = Unentschieden nach so vielen Zügen je Person in Phase 2 (0: nie)

## Help

four-eyes-plus-help =
    b2 a2: lege ein Plättchen, deine Farbe auf b2, die der nächsten Person auf a2
    e5 e6 nach a1 a2: versetze, wenn alle Plättchen liegen, deines von e5 e6 nach a1 a2, deine Farbe zuerst
    fühle b2: ein Feld ertasten; fühle Vorrat: deine Plättchen zählen
