# Problemi.

puzzle-theme-win = Vincere subito
puzzle-theme-claim = Dichiarare ciò che c’è
puzzle-theme-win-in-two = Vincere in due turni
puzzle-theme-safe = Una sola mossa è sicura
puzzle-theme-parry = Due minacce
puzzle-theme-draw = Tenere la patta
puzzle-theme-fewest = Il meno possibile
puzzle-task-win = Vinci in questo turno.
puzzle-task-claim = Sul tabellone c’è una linea vincente. Trovala con il minor numero di tocchi possibile e dichiarala.
puzzle-task-win-in-two = Vinci in due turni, qualunque cosa faccia chi gioca contro di te.
puzzle-task-safe = Trova l’unica mossa dopo la quale chi gioca contro di te non può vincere subito.
puzzle-task-parry = Chi gioca contro di te minaccia di vincere in due punti. Trova l’unica mossa che para entrambe le minacce.
puzzle-task-draw = Trova l’unica mossa che tiene la patta.
puzzle-task-fewest = Arriva alla fine con il meno possibile. Si può fare con { $par }.

puzzle-title = Problema { $number }: { $theme }. Difficoltà { $level }.
puzzle-which = { $theme }. Difficoltà { $level }.
puzzle-daily = Il problema del giorno.
puzzle-enter = Premi solo Invio per sentire una soluzione.
puzzle-solved = Risolto!
puzzle-wrong = Non è questa.
puzzle-refuted = Chi gioca contro di te risponde con { $moves }.
puzzle-reply = Chi gioca contro di te continua con { $moves }.
puzzle-again = Si torna all’inizio. Riprova.
puzzle-answer = Una soluzione: { $moves }.
puzzle-touches = I tuoi tocchi: { $touches }. Ne bastano: { $par }.
puzzle-none = Questo problema di { $game } non esiste.

## Sulla pagina

web-puzzles = Problemi
web-puzzles-about = Ogni giorno un nuovo problema per ogni gioco, e molti altri. Ciò che hai risolto lo sa solo questo browser.
web-puzzles-today = Il problema di oggi
web-puzzles-solved-today = Risolto!
web-puzzles-go-on = Continua al mio livello
web-puzzles-themes = Per tema e difficoltà
web-puzzles-level = { $theme }, difficoltà { $level }: { $solved } su { $count } risolti
web-puzzles-standing = Risolti: { $solved } su { $count }. Da rifare oggi: { $due }.
web-puzzles-streak = Giorni di fila: { $days }.
web-puzzle-number = Problema { $number }, difficoltà { $level }.
web-puzzle-again = Riprova
web-puzzle-answer = Mostra una soluzione
web-puzzle-next = Prossimo problema
web-puzzle-all = Tutti i problemi
web-puzzle-enter-again = Invio sul tabellone: riprova.
web-puzzle-enter-next = Invio sul tabellone: il prossimo problema.
web-puzzle-comes-again = Questo problema tornerà un altro giorno.
web-rush = Corsa
web-rush-about = Risolvi quanti più problemi puoi, prima quelli facili. Non si vede nessun orologio: un pulsante o il tasto W dice quanto tempo resta. L’orologio si ferma tra un problema e l’altro, e ogni volta che vuoi.
web-rush-length = Tempo per una corsa
web-rush-usual = Tre minuti
web-rush-double = Sei minuti
web-rush-without = Senza orologio
web-rush-begins = Comincia una corsa. Tempo: { $time }.
web-rush-begins-untimed = Comincia una corsa, senza orologio.
web-rush-count = Risolti in questa corsa: { $count }.
web-rush-time = Tempo che resta
web-rush-left = Tempo che resta: { $time }.
web-rush-untimed = Questa corsa non ha orologio.
web-rush-pause = Ferma l’orologio
web-rush-paused = L’orologio è fermo.
web-rush-end = Termina la corsa
web-rush-over = La corsa è finita. Risolti: { $count }.
web-rush-best = Migliore corsa finora: { $best }.
