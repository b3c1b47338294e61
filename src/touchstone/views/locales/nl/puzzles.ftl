# Puzzels.

puzzle-theme-win = Nu winnen
puzzle-theme-claim = Melden wat er ligt
puzzle-theme-win-in-two = In twee beurten winnen
puzzle-theme-safe = Slechts één zet is veilig
puzzle-theme-parry = Twee dreigingen
puzzle-theme-draw = Gelijkspel houden
puzzle-theme-fewest = Zo weinig mogelijk
puzzle-task-win = Win in deze beurt.
puzzle-task-claim = Op het bord ligt een winnende lijn. Vind hem met zo weinig mogelijk aanrakingen en meld hem.
puzzle-task-win-in-two = Win in twee beurten, wat de ander ook doet.
puzzle-task-safe = Vind de enige zet waarna de ander niet meteen kan winnen.
puzzle-task-parry = De ander dreigt op twee plaatsen te winnen. Vind de enige zet die allebei afweert.
puzzle-task-draw = Vind de enige zet die het gelijkspel houdt.
puzzle-task-fewest = Kom er met zo weinig mogelijk: { $par } is genoeg.

puzzle-title = Puzzel { $number }: { $theme }. Moeilijkheid { $level }.
puzzle-which = { $theme }. Moeilijkheid { $level }.
puzzle-daily = De puzzel van vandaag.
puzzle-enter = Druk alleen op Enter om een oplossing te horen.
puzzle-solved = Opgelost!
puzzle-wrong = Dat is het niet.
puzzle-refuted = De ander antwoordt met { $moves }.
puzzle-reply = De ander gaat verder met { $moves }.
puzzle-again = Terug naar het begin. Probeer het nog eens.
puzzle-answer = Een oplossing: { $moves }.
puzzle-touches = Jouw aanrakingen: { $touches }. Zoveel is genoeg: { $par }.
puzzle-none = Die puzzel van { $game } bestaat niet.

## Op de pagina

web-puzzles = Puzzels
web-puzzles-about = Elke dag een nieuwe puzzel voor elk spel, en nog veel meer. Wat je hebt opgelost, weet alleen deze browser.
web-puzzles-today = De puzzel van vandaag
web-puzzles-solved-today = Opgelost!
web-puzzles-go-on = Verder op mijn niveau
web-puzzles-themes = Per thema en moeilijkheid
web-puzzles-level = { $theme }, moeilijkheid { $level }: { $solved } van { $count } opgelost
web-puzzles-standing = Opgelost: { $solved } van { $count }. Vandaag weer aan de beurt: { $due }.
web-puzzles-streak = Dagen op rij: { $days }.
web-puzzle-number = Puzzel { $number }, moeilijkheid { $level }.
web-puzzle-again = Nog eens proberen
web-puzzle-answer = Een oplossing tonen
web-puzzle-next = Volgende puzzel
web-puzzle-all = Alle puzzels
web-puzzle-enter-again = Enter op het bord: nog eens proberen.
web-puzzle-enter-next = Enter op het bord: de volgende puzzel.
web-puzzle-comes-again = Deze puzzel komt op een andere dag terug.
web-rush = Sprint
web-rush-about = Zoveel puzzels als je kunt, de makkelijke eerst. Er is geen klok te zien: een knop of de toets W zegt hoeveel tijd er nog is. Tussen twee puzzels is de klok stilgezet, en verder wanneer je maar wilt.
web-rush-length = Tijd voor een sprint
web-rush-usual = Drie minuten
web-rush-double = Zes minuten
web-rush-without = Zonder klok
web-rush-begins = Een sprint begint. Tijd: { $time }.
web-rush-begins-untimed = Een sprint begint, zonder klok.
web-rush-count = In deze sprint opgelost: { $count }.
web-rush-time = Hoeveel tijd er nog is
web-rush-left = Nog { $time }.
web-rush-untimed = Deze sprint heeft geen klok.
web-rush-pause = De klok stilzetten
web-rush-paused = De klok is stilgezet.
web-rush-end = De sprint beëindigen
web-rush-over = De sprint is voorbij. Opgelost: { $count }.
web-rush-best = Beste sprint tot nu toe: { $best }.
