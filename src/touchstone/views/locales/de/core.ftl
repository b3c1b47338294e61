# Wörter, die alle Spiele gemeinsam haben.

## Abgelehnt

move-unreadable = „{ $text }“ verstehe ich nicht.
move-off-board = { $cell } gibt es auf diesem Brett nicht.
move-not-your-turn = Jetzt ist { $name } dran.
move-after-the-end = Das Spiel ist zu Ende.

setting-unknown-name = Eine Einstellung „{ $name }“ gibt es nicht. Es gibt: { $allowed }.
setting-bad-value = „{ $value }“ ist kein Wert für { $name }. Möglich sind: { $allowed }.
setting-no-value = „{ $text }“ hat nicht die Form Name=Wert.
setting-no-kernel = Für { $game } mit diesen Einstellungen gibt es keinen Kern: nichts zu messen.

position-other-game = Die Stellung muss mit „{ $slug }“ beginnen, nicht mit „{ $found }“.
position-empty-part = In der Stellung ist zwischen zwei Strichpunkten nichts.
position-unknown-part = Die Stellung hat einen unbekannten Teil „{ $name }“.
position-repeated-part = Die Stellung hat den Teil „{ $name }“ zweimal.
position-missing-part = In der Stellung fehlt der Teil „{ $name }“.
position-bad-number = Der Teil „{ $name }“ muss eine Zahl von { $least } bis { $most } sein, nicht „{ $value }“.
position-bad-value = „{ $value }“ ist kein Wert für den Teil „{ $name }“.
position-differs = In der Stellung steht { $name } { $value }, dieses Spiel hat aber { $name } { $expected }.

record-not-a-move = „{ $text }“ hat nicht die Form „Platz: Zug“.
record-not-a-header = „{ $text }“ hat nicht die Form „Name: Wert“.
record-move-in-header = „{ $text }“ sieht nach einem Zug aus. Zwischen Kopf und Zügen muss eine ganz leere Zeile stehen.
record-repeated-header = Im Kopf steht die Zeile „{ $name }“ zweimal.
record-no-game = Der Kopf muss mit einer Zeile „game: …“ ein Spiel nennen. Es gibt: { $allowed }.
record-unknown-game = Ein Spiel „{ $found }“ gibt es nicht. Es gibt: { $allowed }.
record-no-file = Diese Datei gibt es nicht: { $file }.
record-no-text = Die Datei { $file } lässt sich nicht als Text lesen.
record-format = Diese Aufzeichnung hat das Format { $found }; gelesen werden kann hier nur das Format { $known }.
record-line-refused = Zeile { $line } der Aufzeichnung: { $why }

## Die Partie

match-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch nicht.
match-offer-pending = Es liegt schon ein Angebot auf dem Tisch.
match-offer-not-now = Das kannst du jetzt nicht anbieten.
match-undo-masked = In einem Spiel mit Masken lässt sich kein Zug zurücknehmen.
match-nothing-to-undo = Du hast noch gar nicht gezogen.
match-no-offer = Dir wurde nichts angeboten.

match-round-ended = Runde { $round } ist vorbei. { $why }
match-ended =
    { $winners ->
        [none] Niemand hat gewonnen.
        [together] { $players ->
            [one] Geschafft!
           *[other] Das habt ihr zusammen geschafft!
        }
        [you] Du hast gewonnen!
        [lost] Du hast verloren. { $names } hat gewonnen.
        [lost-shared] Du hast verloren. Geteilter Sieg: { $names }.
        [shared] Geteilter Sieg: { $names }.
       *[other] { $names } hat gewonnen.
    }
match-resigned =
    { $who ->
        [you] Du gibst auf.
       *[other] { $name } gibt auf.
    }
match-reason-resigned = Das Spiel wurde aufgegeben.
match-reason-agreed = Alle waren mit einem Unentschieden einverstanden.

# What an analyst says of a move. $how tells in the game's own words how a win looks.
analysis-wins = Gewinnt sofort. { $how }
analysis-wins-with = Gewinnt in diesem Zug mit { $moves }. { $how }
analysis-gives = Schenkt jemand anderem den Sieg. { $how }
analysis-draws = Beendet das Spiel ohne Sieg.
analysis-allows = Danach gewinnt die nächste Person mit { $moves }. { $how }
analysis-parries =
    { $number ->
        [1] Der einzige Zug, der { $moves } abwehrt. { $how }
       *[other] Wehrt { $moves } ab. { $how }
    }
analysis-threatens = Droht mit { $moves }. { $how }
analysis-answers =
    { $number ->
        [0] Nichts wehrt das ab.
        [1] Nur { $parries } wehrt das ab.
       *[other] Nur diese Züge wehren das ab: { $parries }.
    }
analysis-value =
    { $value ->
        [win] Gewinn
        [draw] Unentschieden
       *[loss] Verlust
    }
analysis-proven = { $value }, bewiesen
analysis-expected = { $value }, wenn alle so gut wie möglich spielen, nicht bewiesen
analysis-left =
    { $number ->
        [1] ein Zug bis zum Ende
       *[other] { $number } Züge bis zum Ende
    }
analysis-share = { $percent } % der Punkte in { $games } ausgespielten Partien, mit 95 % Sicherheit zwischen { $low } und { $high } %
analysis-unknown = nicht angesehen
analysis-line = Erwartet: { $moves }.
analysis-best = Am besten: { $moves }.
analysis-unheld = Dass das den Wert hält, ist nicht bewiesen.
analysis-position =
    { $value ->
        [unknown] Wert: nicht bewiesen.
       *[other] Wert: { $value }.
    }

match-offered =
    { $who ->
        [you] { $offer ->
            [draw] Du bietest ein Unentschieden an.
            [undo] Du möchtest deinen Zug zurücknehmen.
           *[rematch] Du möchtest noch einmal spielen.
        }
       *[other] { $offer ->
            [draw] { $name } bietet ein Unentschieden an.
            [undo] { $name } möchte einen Zug zurücknehmen.
           *[rematch] { $name } möchte noch einmal spielen.
        }
    }
match-accepted =
    { $who ->
        [you] Du bist einverstanden.
       *[other] { $name } ist einverstanden.
    }
match-declined =
    { $who ->
        [you] Du lehnst ab.
       *[other] { $name } lehnt ab.
    }
match-undone =
    { $who ->
        [you] Dein Zug ist zurückgenommen.
       *[other] Der Zug von { $name } ist zurückgenommen.
    }
match-rematch = Ein neues Spiel beginnt.
match-helper =
    { $who ->
        [you] { $on ->
            [on] Du spielst jetzt mit dem Helfer.
           *[off] Du spielst jetzt ohne den Helfer.
        }
       *[other] { $on ->
            [on] { $name } spielt jetzt mit dem Helfer.
           *[off] { $name } spielt jetzt ohne den Helfer.
        }
    }
match-helper-masked = Der Helfer ist nur für offene Augen da: Hinter der Maske finden deine Finger alles heraus.
match-helper-same =
    { $on ->
        [on] Dein Helfer ist schon an.
       *[off] Dein Helfer ist schon aus.
    }
match-share =
    { $who ->
        [you] { $on ->
            [on] Du bist einverstanden, dass dieses Spiel ohne Namen erforscht wird.
           *[off] Du bist nicht mehr einverstanden, dass dieses Spiel erforscht wird.
        }
       *[other] { $on ->
            [on] { $name } ist einverstanden, dass dieses Spiel ohne Namen erforscht wird.
           *[off] { $name } ist nicht mehr einverstanden, dass dieses Spiel erforscht wird.
        }
    }
match-share-same =
    { $on ->
        [on] Damit bist du schon einverstanden.
       *[off] Dem hast du bisher nicht zugestimmt.
    }
match-path =
    { $who ->
        [you] { $on ->
            [on] Du bist einverstanden, dass alle, die zugeschaut haben, den Weg deiner Finger sehen.
           *[off] Du bist nicht mehr einverstanden, dass alle, die zugeschaut haben, den Weg deiner Finger sehen.
        }
       *[other] { $on ->
            [on] { $name } ist einverstanden, dass alle, die zugeschaut haben, den Weg der Finger sehen.
           *[off] { $name } ist nicht mehr einverstanden, dass alle, die zugeschaut haben, den Weg der Finger sehen.
        }
    }
match-path-not-yet = Das geht erst, wenn das Spiel vorbei ist.
match-your-turn = Du bist dran.
match-turn-of = { $name } ist dran.
match-score =
    { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
match-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
match-felt = { $cell }: { $feel }.
match-felt-supply = Im Vorrat: { $heaps }.

## Am Tisch

seat-name = Person { $seat }
bot-name = Computer
bot-name-one-of = Computer { $letter }
player-level = { $name }, Stufe { $level }
player-replaced = { $name }, gespielt vom Computer, Stufe { $level }
level-1 = erste Schritte
level-2 = gemütlich
level-3 = neugierig
level-4 = aufmerksam
level-5 = umsichtig
level-6 = aufgeweckt
level-7 = klug
level-8 = gewieft
level-9 = erfahren
level-10 = stark
level-11 = bärenstark
level-12 = meisterhaft

## Getippte Worte und Fragen

sure-resign = Willst du wirklich aufgeben?
typed-unreadable = „{ $text }“ verstehe ich nicht. Mit „Hilfe“ erfährst du, was du sagen kannst.
typed-touch-what = Sag, was du fühlen willst, zum Beispiel „fühle b2“ oder „fühle Vorrat“.
typed-cell-can = Das geht auf { $cell }:
typed-board-masked = Du trägst eine Maske. Taste das Brett mit „fühle“ ab, zum Beispiel „fühle b2“.
typed-no-scores = Es gibt noch keine Punkte.
typed-nothing-happened = Es ist noch nichts geschehen.
line-row = Reihe { $name }
line-column = Spalte { $name }
line-diagonal = Diagonale { $name }
line-part = { $first } bis { $last } in { $line }
typed-where-what = Sag, was du suchst: { $kinds }.
typed-hint = Mit „Helfer an“ erfährst du, wann ein Zug sofort gewinnt.
typed-help =
    Brett: das ganze Brett vorlesen (nur mit offenen Augen)
    Punkte: der Punktestand; wiederhole: die letzten fünf Meldungen
    rückgängig, Unentschieden, aufgeben: einen Zug zurücknehmen, Unentschieden anbieten, aufgeben

## Wörter, die man an jedem Tisch tippen kann

core-say-touch = fühle | fühlen | fühl | taste | tasten | berühre
core-say-supply = Vorrat | Schachtel | Haufen
core-say-to = bis | nach | zu
core-say-done = fertig | gelegt | ich habe gelegt | Zug ist beendet
core-say-pass = passe | passen | ich passe | passt
core-say-resign = aufgeben | ich gebe auf
core-say-draw = Unentschieden | Remis | biete Unentschieden an | biete Remis an
core-say-undo = rückgängig | Zug zurück
core-say-rematch = Revanche | noch einmal | nochmal
core-say-accept = annehmen | ja | einverstanden
core-say-decline = ablehnen | nein
core-say-help = Hilfe | hilf mir | ?
core-say-board = Brett | schauen
core-say-row = Reihe
core-say-column = Spalte
core-say-diagonal = Diagonale
core-say-where = wo | wo sind | wo ist
core-say-changed = Neues | was ist neu
core-say-turn = Stand | wer ist dran
core-say-hint = Tipp
core-say-rules = Regeln | Ziel
core-say-score = Punkte | Punktestand
core-say-clock = Uhr | Zeit
core-say-helper-on = Helfer an | Helfer | mit Helfer
core-say-helper-off = Helfer aus | ohne Helfer
core-say-share-on = Spiel teilen | teilen
core-say-share-off = nicht teilen | Spiel nicht teilen
core-say-path-on = Weg zeigen | meinen Weg zeigen
core-say-path-off = Weg verbergen | meinen Weg verbergen
core-say-repeat = wiederhole | wiederholen | wie bitte
core-say-save = speichern | speichere | sichern
core-say-quit = beenden | Ende | tschüss
core-skip = der | die | das | den | dem | des | ein | eine | einen | einem | einer | auf | von | vom | aus | an | am | in | im | ins | und | ich | du | mein | meine | meinen | dein | deine | deinen | bitte | habe | hast | mit | zwischen | jetzt | nun | dann | da | dort | ist | liegt | es | ich will | ich möchte | will | möchte | kann | zum | zur | ihn | sie | ihm | dorthin | dahin | hier | hin | diesen | diese | dieses | davon | ersten | erste | zweiten | zweite | dritten | vierten | vierte | eigenen | eigene | zuerst | auch

## Wörter, die niemand vorliest, die Neulinge aber tippen

core-type-touch = schau | schaue | sieh | zeig | zeige | lies | prüfe | erkunde | ertaste | betaste | was ist auf | was liegt auf | was steht auf | was ist | taste … ab | tast … ab | taste ab | abtasten | ertasten | anfassen | fass … an | berühren
core-type-to = bis zu | bis nach
core-type-board = zeig das Brett | zeige das Brett | Brett zeigen | lies das Brett | lies das Brett vor | ganzes Brett | Brett vorlesen | das Brett vorlesen | lies … Brett … vor | lies alles | lies alles vor | alles vorlesen | wie sieht das Brett aus | beschreibe das Brett
core-type-help = ich brauche Hilfe | was kann ich sagen
core-type-rules = wie spielt man | wie geht das | wie gewinne ich | wie gewinnt man | erkläre die Regeln | was ist das Ziel
core-type-turn = wer ist am Zug | wer ist an der Reihe | was kann ich tun | was nun | bin ich dran | bin ich an der Reihe | was soll ich tun | was muss ich tun | was mache ich
core-type-repeat = was ist passiert | was war los | noch einmal sagen | sag das noch einmal | was hast du gesagt | kannst du das wiederholen | was
core-type-undo = Zug zurücknehmen | zurücknehmen | nimm den Zug zurück | zurück | rückgängig machen | mach das rückgängig | ich will zurück
core-type-rematch = neues Spiel | noch mal | noch mal spielen | nochmal spielen | noch ein Spiel
core-type-done = Zug beenden | ich bin fertig | bin fertig | bereit | das war’s | das war es | Zug zu Ende | Zug ist zu Ende | Zug fertig | mein Zug ist zu Ende | beende den Zug | beende meinen Zug | beende deinen Zug | Zug abschließen
core-type-accept = ok | okay | abgemacht
core-type-score = wie steht es | wie steht’s | wie ist der Punktestand | wie viele Punkte | wie viele Punkte habe ich | wer gewinnt
core-type-clock = wie viel Zeit
core-type-supply = was habe ich noch | was ist übrig | welche Steine sind noch da | wie viele Steine habe ich | wie viele Steine habe ich noch | wie viele Steine sind noch da | wie viele Stege sind übrig | wie viele Stege habe ich | wie viele Plättchen habe ich | wie viele habe ich noch
core-type-draw = unentschieden anbieten | wollen wir unentschieden spielen | machen wir unentschieden
core-type-resign = ich will aufgeben | gib auf | gebe auf

## The first words at a table

greeting-sign = Du spielst { $sign }.
greeting-masked = Du trägst eine Maske und spielst mit den Fingern.
greeting-open = Du siehst das Brett.
greeting-watching = Du schaust zu.
greeting-keys = Die Tasten erfährst du mit dem Fragezeichen.

## Knöpfe

core-do = Auf { $cell } spielen
core-do-done = Fertig: meinen Zug beenden
core-do-pass = Passen
core-do-skip = Aussetzen
