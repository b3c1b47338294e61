# Rätsel.

puzzle-theme-win = Jetzt gewinnen
puzzle-theme-claim = Ansagen, was da liegt
puzzle-theme-win-in-two = In zwei Zügen gewinnen
puzzle-theme-safe = Nur ein Zug ist sicher
puzzle-theme-parry = Zwei Drohungen
puzzle-theme-draw = Das Unentschieden halten
puzzle-theme-fewest = So wenig wie möglich
puzzle-task-win = Gewinne in diesem Zug.
puzzle-task-claim = Auf dem Brett liegt eine Gewinnlinie. Finde sie mit so wenigen Berührungen wie möglich und sage sie an.
puzzle-task-win-in-two = Gewinne in zwei Zügen, was auch immer die Gegenseite tut.
puzzle-task-safe = Finde den einzigen Zug, nach dem die Gegenseite nicht sofort gewinnen kann.
puzzle-task-parry = Die Gegenseite droht an zwei Stellen zu gewinnen. Finde den einzigen Zug, der beides abwehrt.
puzzle-task-draw = Finde den einzigen Zug, der das Unentschieden hält.
puzzle-task-fewest = Komm mit so wenig wie möglich ans Ziel. Es geht mit { $par }.

puzzle-title = Rätsel { $number }: { $theme }. Schwierigkeit { $level }.
puzzle-which = { $theme }. Schwierigkeit { $level }.
puzzle-daily = Das Rätsel des Tages.
puzzle-enter = Drücke nur die Eingabetaste, um eine Lösung zu hören.
puzzle-solved = Gelöst!
puzzle-wrong = Das ist es nicht.
puzzle-refuted = Die Gegenseite antwortet mit { $moves }.
puzzle-reply = Die Gegenseite spielt weiter mit { $moves }.
puzzle-again = Zurück zum Anfang. Versuche es noch einmal.
puzzle-answer = Eine Lösung: { $moves }.
puzzle-touches = Deine Berührungen: { $touches }. So viele genügen: { $par }.
puzzle-none = Ein solches Rätsel gibt es zu { $game } nicht.

## Auf der Seite

web-puzzles = Rätsel
web-puzzles-about = Jeden Tag ein neues Rätsel für jedes Spiel, und viele mehr. Was du gelöst hast, weiß nur dieser Browser.
web-puzzles-today = Das Rätsel von heute
web-puzzles-solved-today = Gelöst!
web-puzzles-go-on = Auf meiner Stufe weiter
web-puzzles-themes = Nach Thema und Schwierigkeit
web-puzzles-level = { $theme }, Schwierigkeit { $level }: { $solved } von { $count } gelöst
web-puzzles-standing = Gelöst: { $solved } von { $count }. Heute wieder fällig: { $due }.
web-puzzles-streak = Tage hintereinander: { $days }.
web-puzzle-number = Rätsel { $number }, Schwierigkeit { $level }.
web-puzzle-again = Noch einmal
web-puzzle-answer = Eine Lösung zeigen
web-puzzle-next = Nächstes Rätsel
web-puzzle-all = Alle Rätsel
web-puzzle-enter-again = Eingabetaste auf dem Brett: noch einmal.
web-puzzle-enter-next = Eingabetaste auf dem Brett: das nächste Rätsel.
web-puzzle-comes-again = Dieses Rätsel kommt an einem anderen Tag wieder.
web-rush = Sprint
web-rush-about = So viele Rätsel, wie du schaffst, die leichten zuerst. Eine Uhr ist nicht zu sehen: Ein Knopf oder die Taste W sagt, wie viel Zeit noch bleibt. Zwischen zwei Rätseln ist die Uhr angehalten, und auch sonst, wann immer du willst.
web-rush-length = Zeit für einen Sprint
web-rush-usual = Drei Minuten
web-rush-double = Sechs Minuten
web-rush-without = Ohne Uhr
web-rush-begins = Ein Sprint beginnt. Zeit: { $time }.
web-rush-begins-untimed = Ein Sprint beginnt, ohne Uhr.
web-rush-count = In diesem Sprint gelöst: { $count }.
web-rush-time = Wie viel Zeit noch bleibt
web-rush-left = Noch { $time }.
web-rush-untimed = Dieser Sprint hat keine Uhr.
web-rush-pause = Die Uhr anhalten
web-rush-paused = Die Uhr ist angehalten.
web-rush-end = Den Sprint beenden
web-rush-over = Der Sprint ist vorbei. Gelöst: { $count }.
web-rush-best = Bester Sprint bisher: { $best }.
