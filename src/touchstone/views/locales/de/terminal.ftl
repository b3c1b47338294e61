# Wörter des Terminals.

play-welcome = Willkommen am Tisch. Diese Spiele gibt es:
play-which-game = Welches Spiel? Tippe seine Nummer, oder drücke die Eingabetaste für 1:
play-which-game-again = Bitte tippe eine Zahl von 1 bis { $most }.
play-which-eyes = Tippe 1, um mit offenen Augen zu spielen, oder 2, um mit Maske zu spielen, nur mit den Fingern. Eingabetaste für { $usual }:
play-type-help = Tippe „Hilfe“, um zu hören, was du tun kannst.
play-bots-warming-up = Der Computer macht sich bereit. Beim ersten Mal dauert das bis zu einer Minute; du kannst schon spielen.
play-reminder-done = Sag „fertig“, wenn dein Zug zu Ende ist.
play-reminder-pass = Sag „passe“, wenn du nichts anzusagen hast.
play-press-enter = Drücke die Eingabetaste, um die Tastatur abzugeben.
play-hand-over = { $name }, die Tastatur gehört dir. Drücke die Eingabetaste, wenn sonst niemand mitliest:
play-revealed = Masken ab! So sah das Brett aus:
play-final-board = So sieht das Brett am Ende aus:
play-yes-or-no = Tippe ja oder nein:
play-save-name = Das Spiel speichern? Tippe einen Dateinamen, oder drücke die Eingabetaste, um nicht zu speichern:
play-saved = Gespeichert als { $file }. Weiter geht es mit: touchstone play --resume { $file }
play-not-saved = { $file } ließ sich nicht speichern: { $why }
play-bad-name = so kann keine Datei heißen.
play-again = Noch eine Partie? Tippe ja oder drücke die Eingabetaste, um aufzuhören:
play-goodbye = Auf Wiedersehen.
play-help = speichern: das Spiel in eine Datei schreiben; beenden: den Tisch verlassen

board-row = Reihe { $row }: { $content }.
board-row-empty = leer
board-column = Spalte { $column }: { $content }.
board-diagonal = Diagonale { $first } bis { $last }: { $content }.
board-between = { $before }; { $after }
board-rest-empty = sonst leer
board-rows-empty = Reihen { $first } bis { $last }: leer.
board-where = { $count ->
        [0] Nirgends auf dem Brett: { $kind }.
        [1] Ein Feld ({ $kind }): { $cells }.
       *[other] { $count } Felder ({ $kind }): { $cells }.
    }
board-nothing-changed = Seit deinem letzten Zug hat sich nichts geändert.
