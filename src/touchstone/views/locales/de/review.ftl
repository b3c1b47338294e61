# Was über ein gespieltes Spiel gesagt wird.

review-title = Rückblick: { $game }
review-going-on = Das Spiel ist noch nicht zu Ende.
review-turning = Der Wendepunkt war Zug { $turn } von { $name }.
review-no-turning = Niemand hat etwas verschenkt.
review-standing =
    { $turns ->
        [one] Nach Zug { $since } lag dies einen Zug lang da, und niemand hat es bemerkt: { $how }
       *[other] Nach Zug { $since } lag dies { $turns } Züge lang da, und niemand hat es bemerkt: { $how }
    }
review-turn = Zug { $turn }, { $name }: { $moves }.
review-grade =
    { $grade ->
        [best] Der beste Zug.
        [good] Gut.
        [lost] Das Spiel war schon verloren.
        [unknown] Ob es etwas Besseres gab, ist nicht bekannt.
        [lead-lost] Ein Fehler: ein Vorsprung verschenkt.
        [promised] Ein Fehler: Ein anderer Zug versprach mehr.
        [draw-lost] Ein Fehler: das Unentschieden verschenkt.
        [win-lost] Ein grober Fehler: der Gewinn verschenkt.
        [given] Ein grober Fehler: das ganze Spiel verschenkt.
        [loss-allowed] Ein grober Fehler: Die nächste Person kann sofort gewinnen.
        [standing] Übersehen: Da lag eine Gewinnlinie, man musste sie nur ansagen.
       *[missed] Übersehen: In diesem Zug war der Gewinn möglich.
    }
review-worth = Wert jetzt: { $value }.
review-estimated = { $value }, geschätzt
review-better = Besser: { $moves }.
review-chart = Der Wert im Lauf des Spiels
review-chart-about = Eine Linie für jede Person: oben der Gewinn, unten der Verlust. Hohle Punkte sind geschätzt.
review-chart-turn = Zug { $turn }: { $shares }.
review-share = { $name } { $percent } %
review-only-looking = Dieses Spiel ist zu Ende und wird hier nur angesehen. Mit „spielen“ spielst du von hier gegen den Computer.
review-help = Auf dem Brett führt die Eingabetaste weiter, Esc zurück und N zum nächsten Fehler. In Worten: „weiter“, „zurück“, „Zug 4“, „Fehler“, „zum Ende“; „spielen“, um von hier zu spielen; „Brett“, „Reihe 2“ oder „b3“, um zu hören, was dort liegt.

## Der Weg der Finger

fingers-title = Der Weg der Finger
fingers-figures = { $name }. Berührungen: { $touches }. Gefühlte Felder: { $cells } von { $all }. Noch einmal gefühlt, obwohl sich nichts geändert hatte: { $again }. Bekannt beim Entscheiden: { $percent } % des Bretts.
fingers-felt = Zug { $turn }, { $name } hat gefühlt: { $cells }.
fingers-nothing = Zug { $turn }, { $name } hat nichts gefühlt.
fingers-unknown = Geändert und seither nicht gefühlt: { $cells }.
fingers-all-felt = Die Linie war da, und die Finger hatten sie ganz gefühlt. { $how }
fingers-not-since = Die Linie war da, aber { $name } hatte { $cell } seit Zug { $turn } nicht berührt. { $how }
fingers-never = Die Linie war da, aber { $name } hatte { $cell } nie berührt. { $how }
fingers-consent =
    Wer zugeschaut hat, sieht den Weg der Finger, wenn am Tisch alle zustimmen, die gespielt haben. { $count ->
        [0] Bisher ist niemand einverstanden.
       *[other] Bisher einverstanden: { $names }.
    }
fingers-open = Alle, die gespielt haben, sind einverstanden, dass andere den Weg der Finger sehen.

## Auf der Seite

web-review = Rückblick
web-review-this = Auf dieses Spiel zurückblicken
web-review-about = Füge die Aufzeichnung eines Spiels oder ein gespeichertes Spiel ein. Es wird Zug für Zug angesehen.
web-review-text = Aufzeichnung oder gespeichertes Spiel
web-review-go = Ansehen
web-review-turns = Zug für Zug
web-review-next-mistake = Zum nächsten Fehler
web-review-run = Ablaufen lassen
web-review-stop = Anhalten
web-review-working = Das Spiel wird angesehen …
web-review-progress = Bisher angesehene Züge
web-review-done = Fertig: Mehr war in der Zeit nicht zu finden.
web-review-play = Von hier gegen den Computer spielen
web-review-values = Der Wert als Liste
web-path = Anderen den Weg der Finger zeigen
web-path-about = Wer zugeschaut hat, sieht im Rückblick, was in diesem Spiel gefühlt wurde, wenn alle einverstanden sind, die gespielt haben. Bis ein neues Spiel beginnt, kannst du es dir anders überlegen.
web-back-to-table = Zurück zum Tisch

## Was man im Rückblick eingeben kann

review-say-first = Anfang | Beginn | zum Anfang
review-say-back = zurück | voriger Zug | Schritt zurück | einen Schritt zurück
review-say-on = weiter | vor | nächster Zug | Schritt weiter | einen Schritt weiter
review-say-last = Ende | Schluss | zum Ende | letzter Zug
review-say-mistake = Fehler | nächster Fehler | zum nächsten Fehler
review-say-run = ablaufen | ablaufen lassen
review-say-stop = Halt | anhalten
review-say-play = spielen | spiele | von hier spielen | von hier gegen den Computer spielen
review-say-turn = Zug | zu Zug | zum Zug | gehe zu Zug
