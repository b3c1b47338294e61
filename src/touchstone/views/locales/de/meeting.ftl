# Zusammenkommen: Spiele, Einladungen, eigene Partien, Aufzeichnungen.

## Eine Partie beginnen

web-play-friend = Mit jemandem spielen, den du kennst
web-choose = Stärke, Masken, Variante, wer beginnt:
web-level = Stärke des Computers
web-start = Wer beginnt
web-start-me = ich beginne
web-start-other = die andere Person beginnt
web-start-lot = das Los entscheidet
web-start-note = Nach der gedruckten Regel beginnt, wer am jüngsten ist.
web-your-name = Dein Name
web-to-table = Zum Tisch
web-watch-table = Am Tisch zusehen
setting-players = { $game } braucht { $least } bis { $most } Personen.
setting-kind-of-game = { $game } „{ $kind }“

## Einladen

web-invite = Jemanden einladen
web-invite-to = Zu { $game } einladen
web-invite-about = Wer dem Link folgt oder den Code eingibt, wählt einen Namen und setzt sich. Diese Seite bleibt: Am Tisch findest du sie wieder, bis der Platz besetzt ist.
web-invite-link = Der Link
web-invite-code = Der Code zum Weitersagen
web-invite-code-about = Einzugeben auf { $site } unter „{ $join }“.
web-invite-qr = Für die Kamera eines Telefons
web-invite-qr-label = QR-Code des Links
web-invite-watch = Nur zum Zusehen:
web-invite-complete = Alle Plätze sind besetzt. Ihr könnt beginnen.
web-invite-not-sitting = Du selbst hast an diesem Tisch keinen Platz: Du kannst zusehen oder deinem eigenen Link folgen.
web-copy-link = Link kopieren
web-share = Teilen
web-copied = Kopiert.
web-copy-by-hand = Der Text ist markiert: Kopiere ihn mit deinem Gerät.
web-invitation-masked = Du spielst mit Maske: Du ertastest das Brett.
web-invitation-open = Du spielst mit offenen Augen.
web-waiting = An diesem Tisch ist noch ein Platz frei.
web-not-come = { $name }, noch nicht da
table-host = Schon da: { $names }.
table-eyes-masked = Alle spielen mit Maske.
table-eyes-mixed = Einige spielen mit Maske.
table-eyes-open = Alle spielen mit offenen Augen.
table-clock = Bedenkzeit pro Person: { $time }.
table-clock-extra = Dazu pro Zug { $time }.
table-no-clock = Keine Uhr.
table-setting = { $name }: { $value }.
web-refresh = Noch einmal nachsehen, wer wartet

## Meine Partien

web-mine = Meine Partien
web-mine-about = Diese Liste kennt nur dieser Browser.
web-mine-with = mit { $names }
web-mine-your-turn = du bist dran
web-mine-turn-of = { $name } ist dran
web-mine-waiting = ein Platz ist noch frei
web-mine-over = beendet
web-mine-gone = dieser Tisch wird nicht mehr aufbewahrt
web-mine-back = Zurück zu { $game }
web-mine-record = Aufzeichnung von { $game }
web-mine-forget = { $game } von der Liste nehmen

## Am Tisch

web-next-here = { $name }: { $words }
web-tasks = Aufgaben
web-phrases = Am Tisch kurze Sätze sagen und hören
web-phrases-title = Etwas sagen
phrase-hello = Hallo!
phrase-well-played = Gut gespielt!
phrase-one-moment = Einen Moment, bitte.
phrase-thank-you = Danke!
phrase-said =
    { $who ->
        [you] Du sagst: { $phrase }
       *[other] { $name } sagt: { $phrase }
    }

## Von einer Stellung aus weiterspielen

web-set-up = Eine Stellung aufbauen
web-set-up-about = Schreibe eine Stellung oder füge eine Aufzeichnung ein: Von dort geht das Spiel weiter. Du spielst für die Person, die dran ist.
web-set-up-text = Stellung oder Aufzeichnung
web-set-up-sample = So sieht eine Stellung aus:
web-set-up-with = Wer spielt mit
web-set-up-with-computer = der Computer
web-set-up-with-friend = jemand, den ich einlade
web-set-up-with-here = jemand an diesem Gerät
web-set-up-go = Von hier aus weiterspielen
set-up-over = Diese Partie ist zu Ende. Lass die letzten Züge weg, um weiterzuspielen.

## Aufzeichnungen

web-record-self = Abspielen
web-record-keys = Außerhalb des Bretts führen die Pfeiltasten links und rechts einen Schritt zurück oder weiter, Pos1 und Ende zum Anfang und zum Schluss. Auf dem Brett führt Esc zurück und die Eingabetaste weiter.
web-record-moves = Alle Züge
web-record-copy = Aufzeichnung kopieren
web-record-download = Herunterladen
web-record-table = Zurück zum Tisch
