# Die Seiten.

## Überall

web-title = Touchstone
web-slogan = Brettspiele zum Ertasten
web-intro = Spiele für Finger, Augen und Ohren. Ob sehend oder nicht: Alle spielen am selben Tisch und unter gleichen Bedingungen.
web-skip = Zum Inhalt
web-navigation = Seiten
web-home = Startseite
web-rules = Regeln
web-help = Tasten und Befehle
web-help-short = Tasten
web-settings = Einstellungen
web-language = Sprache
web-footer = Touchstone ist freie Software. Schrift: Atkinson Hyperlegible, gemacht für Menschen, die schlecht sehen.
web-close = Schließen
web-trouble-title = Das hat nicht geklappt

## Einstellungen

web-theme = Farben
web-theme-auto = wie mein Gerät eingestellt ist
web-theme-wood = Holz
web-theme-dark = dunkel
web-theme-contrast = hoher Kontrast
web-sound = Klänge
web-volume = Lautstärke
web-vibration = Vibrieren
web-speech = Vom Browser vorlesen lassen (mit einem Screenreader besser aus)
web-rate = Sprechtempo
web-voice = Stimme
web-voice-any = die übliche
web-wrap = Am Rand des Bretts springen die Pfeiltasten auf die andere Seite
web-floors = Höhen als Zahlen zeigen
web-notify = Benachrichtige mich, wenn ich dran bin

## Startseite

web-games = Die Spiele
web-play-now = Gleich gegen den Computer spielen
web-play-open = Mit offenen Augen spielen
web-new-table = Neuer Tisch
web-new-table-of = Neuer Tisch: { $game }
web-read-rules = Regeln lesen
web-players-count = { $least } bis { $most } Personen
web-players-exactly =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
web-words-in-english = { $game } spricht noch kein Deutsch; die Texte sind auf Englisch.
web-join = An einen Tisch setzen
web-join-label = Link oder Code, den du bekommen hast
web-join-go = Mitspielen
web-open-tables = Offene Tische
web-no-open-tables = Gerade wartet niemand. Mach einen Tisch auf und schick jemandem den Link.
web-take-seat = Hinsetzen
web-invitation = Eine Einladung
web-invitation-to = Du bist an einen Tisch eingeladen, an dem { $game } gespielt wird.
web-invitation-take = Diesen Platz nehmen
web-free-seats =
    { $count ->
        [one] ein freier Platz
       *[other] { $count } freie Plätze
    }

## Ein neuer Tisch

web-players = Personen
web-seat = Platz { $seat }
web-name = Name
web-who = Wer spielt
web-who-here = jemand an diesem Gerät
web-who-link = jemand mit einem Link
web-who-bot = Computer: { $level }
web-who-nobody = niemand
web-eyes = Augen
web-eyes-masked = mit Maske: spielt tastend
web-eyes-open = offen: sieht das Brett
web-eyes-helper = offen, mit Helfer: erfährt, wenn ein Zug gewinnt
web-rounds = Runden
web-clock = Bedenkzeit
web-clock-none = so lange man will
web-clock-minutes = { $minutes } Minuten pro Person
web-clock-extra = Zeitzuschlag je Zug
web-clock-extra-none = keiner
web-clock-seconds = { $seconds } Sekunden
web-listed = Den Tisch unter „Offene Tische“ zeigen
web-create = Tisch aufmachen
web-created = Der Tisch ist bereit

## Der Tisch

web-board = Brett
web-cell = { $cell }: { $words }
web-round = Runde { $round } von { $rounds }
web-player = { $name }
web-player-points = { $name }: { $points }
web-you = { $name } (du)
web-away = { $name }, gerade weg
web-replace = Den Computer für { $name } weiterspielen lassen
web-abandon = Das Spiel ohne { $name } beenden
web-masked-player = mit Maske
web-helper = Helfer: Sag mir, wenn ich gewinnen kann
web-helper-player = mit Helfer
web-research = Dieses Spiel darf erforscht werden
web-research-about = Jede Berührung und jeder Zug bleiben ohne Namen erhalten, wenn alle am Tisch einverstanden sind. Bis zum Ende des Spiels kannst du es dir anders überlegen.
web-clock-paused = angehalten
web-clock-say = Wie viel Zeit bleibt noch?
web-clock-two-minutes = Du hast noch zwei Minuten.
web-clock-minute = Du hast noch eine Minute.
web-clock-half-minute = Du hast noch dreißig Sekunden.
web-clock-ten-seconds = Du hast noch zehn Sekunden.
web-acts = Auf { $cell } kannst du
web-picked = Gewählt: { $cells }. Auf { $cell } kannst du
web-picked-now = Gewählt: { $cells }. Jetzt das nächste Feld.
web-count = Bisher: { $count }
web-pick = bei { $cell } anfangen und ein weiteres Feld wählen
web-cancel = Auswahl abbrechen
web-cancelled = Abgebrochen.
web-nothing-here = Auf { $cell } geht gerade nichts.
web-press-number = Auf { $cell } wählst du mit { $keys }.
web-press-choose = Mit C wählst du { $cell }.
web-no-end = Du kannst deinen Zug jetzt nicht beenden.
web-edge = Der Rand.
web-at-table = Am Tisch
web-read-aloud = Soll ich vorlesen?
web-read-aloud-yes = Ja, vorlesen
web-read-aloud-no = Nein
web-kinds = Wo liegen …
web-say = In Worten sagen
web-say-go = Senden
web-log = Verlauf
web-repeat = Die letzten fünf Sätze wiederholen
web-supply = Neben dem Brett
web-feel-supply = Den Vorrat ertasten
web-more = Mehr
web-resign = Aufgeben
web-draw = Unentschieden anbieten
web-undo = Darum bitten, einen Zug zurückzunehmen
web-again = Noch einmal spielen
web-record = Die Aufzeichnung ansehen
web-accept = Einverstanden
web-decline = Ablehnen
web-confirm = Bist du sicher?
web-agree-here = Sind alle hier einverstanden?
web-yes = Ja
web-no = Nein, zurück
web-line-lost = Die Verbindung ist weg. Neuer Versuch läuft; nichts von dir geht verloren.
web-line-found = Die Verbindung ist wieder da.
web-hand-over = Gib das Gerät an { $name }.
web-not-sent = Noch nicht gesendet. Nichts geht verloren: Sobald der Server antwortet, kommt es an.
web-ready = Ich bin da
web-how-to-play = So wird gespielt
web-tap-help = Tippen zeigt, noch einmal tippen wählt.
web-next-round = Nächste Runde
web-above = Draufsicht
web-above-on = Du siehst das Brett von oben.
web-above-off = Du siehst das Brett schräg von vorn.
web-no-above = Hier gibt es keine Draufsicht.
web-rules-of = Regeln von { $game }
web-thinking = { $name } denkt nach.
web-title-turn = Du bist dran! · { $title }
web-need-script = Zum Spielen braucht diese Seite JavaScript.

## Nachspielen

web-record-title = Aufzeichnung: { $game }
web-record-step = Schritt { $step } von { $steps }
web-record-games = Partien an diesem Tisch
web-record-game = Partie { $game }
web-record-start = Der Anfang.
web-record-first = Zum Anfang
web-record-back = Einen Schritt zurück
web-record-on = Einen Schritt weiter
web-record-last = Zum Ende
web-record-text = Die Aufzeichnung als Text

## Tasten

web-keys-board = Tasten auf dem Brett
web-keys-note = Diese Tasten wirken, wenn der Fokus auf dem Brett ist, und auf den Knöpfen, auf denen sie stehen. Groß oder klein ist egal.
web-keys-touch = Mit dem Finger: Streich über das Brett, um jedes Feld zu spüren. Den Finger abzuheben bewirkt nichts; tippe zweimal auf ein Feld, um es zu wählen.
web-helper-title = Der Helfer
web-helper-about = Wer mit offenen Augen spielt, kann einen Helfer haben. Er sagt, wenn ein Zug sofort gewinnt, und markiert die Felder mit einem Stern. Alle am Tisch erfahren, wer einen hat; hinter einer Maske gibt es keinen.
web-commands = Worte für die Eingabezeile: { $game }
web-commands-note = Die kurze Schreibweise geht auch.
web-key = Taste
web-key-does = Was sie tut
web-keyname-arrowup = Pfeil hoch
web-keyname-arrowdown = Pfeil runter
web-keyname-arrowleft = Pfeil links
web-keyname-arrowright = Pfeil rechts
web-keyname-pageup = Bild auf
web-keyname-pagedown = Bild ab
web-keyname-home = Pos1
web-keyname-end = Ende
web-keyname-escape = Esc
web-keyname-enter = Eingabe
web-keyname-space = Leertaste
web-command-token = Kurz
web-command-words = Du kannst sagen
web-key-up = eine Reihe weiter weg
web-key-down = eine Reihe näher
web-key-left = eine Spalte nach links
web-key-right = eine Spalte nach rechts
web-key-row-start = Anfang der Reihe
web-key-row-end = Ende der Reihe
web-key-column-far = fernes Ende der Spalte
web-key-column-near = nahes Ende der Spalte
web-key-act = dieses Feld wählen
web-key-choose = die erste, zweite, dritte … angebotene Möglichkeit wählen
web-key-line = bei diesem Feld anfangen und ein weiteres wählen
web-key-done = deinen Zug beenden
web-key-cancel = Auswahl abbrechen
web-key-feel = dieses Feld noch einmal ertasten
web-key-row = die Reihe vorlesen
web-key-column = die Spalte vorlesen
web-key-diagonal = die Diagonalen vorlesen
web-key-board = das ganze Brett vorlesen
web-key-next = zum nächsten Stein gehen
web-key-kind = fragen, wo die Steine einer Sorte liegen
web-key-changed = vorlesen, was sich seit deinem letzten Zug geändert hat
web-key-last = den letzten Satz wiederholen
web-key-last-five = die letzten fünf Sätze wiederholen
web-key-score = wer mitspielt, und die Punkte
web-key-supply = ertasten, was neben dem Brett liegt
web-key-turn = wer dran ist
web-key-clock = wie viel Zeit noch bleibt
web-key-helper = den Helfer an- oder ausschalten (nur mit offenen Augen)
web-key-above = die Draufsicht ein- oder ausschalten
web-key-command = zur Eingabezeile (Esc führt zurück)
web-key-help = diese Tasten zeigen
