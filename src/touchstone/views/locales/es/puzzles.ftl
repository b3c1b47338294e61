# Problemas.

puzzle-theme-win = Ganar ya
puzzle-theme-claim = Anunciar lo que hay
puzzle-theme-win-in-two = Ganar en dos turnos
puzzle-theme-safe = Solo una jugada es segura
puzzle-theme-parry = Dos amenazas
puzzle-theme-draw = Mantener las tablas
puzzle-theme-fewest = Lo menos posible
puzzle-task-win = Gana en este turno.
puzzle-task-claim = En el tablero hay una línea ganadora. Encuéntrala con el menor número de toques posible y anúnciala.
puzzle-task-win-in-two = Gana en dos turnos, haga lo que haga la otra persona.
puzzle-task-safe = Encuentra la única jugada tras la cual la otra persona no puede ganar enseguida.
puzzle-task-parry = La otra persona amenaza con ganar en dos sitios. Encuentra la única jugada que para las dos amenazas.
puzzle-task-draw = Encuentra la única jugada que mantiene las tablas.
puzzle-task-fewest = Llega al final con lo menos posible: basta con { $par }.

puzzle-title = Problema { $number }: { $theme }. Dificultad { $level }.
puzzle-which = { $theme }. Dificultad { $level }.
puzzle-daily = El problema del día.
puzzle-enter = Pulsa solo Intro para oír una solución.
puzzle-solved = ¡Resuelto!
puzzle-wrong = No es eso.
puzzle-refuted = La otra persona responde con { $moves }.
puzzle-reply = La otra persona sigue con { $moves }.
puzzle-again = De vuelta al principio. Inténtalo otra vez.
puzzle-answer = Una solución: { $moves }.
puzzle-touches = Tus toques: { $touches }. Basta con { $par }.
puzzle-none = Ese problema de { $game } no existe.

## En la página

web-puzzles = Problemas
web-puzzles-about = Cada día un problema nuevo para cada juego, y muchos más. Lo que has resuelto solo lo sabe este navegador.
web-puzzles-today = El problema de hoy
web-puzzles-solved-today = ¡Resuelto!
web-puzzles-go-on = Seguir a mi nivel
web-puzzles-themes = Por tema y dificultad
web-puzzles-level = { $theme }, dificultad { $level }: { $solved } de { $count } resueltos
web-puzzles-standing = Resueltos: { $solved } de { $count }. Para repetir hoy: { $due }.
web-puzzles-streak = Días seguidos: { $days }.
web-puzzle-number = Problema { $number }, dificultad { $level }.
web-puzzle-again = Intentarlo otra vez
web-puzzle-answer = Mostrar una solución
web-puzzle-next = Problema siguiente
web-puzzle-all = Todos los problemas
web-puzzle-enter-again = Intro en el tablero: intentarlo otra vez.
web-puzzle-enter-next = Intro en el tablero: el problema siguiente.
web-puzzle-comes-again = Este problema volverá otro día.
web-rush = Carrera
web-rush-about = Tantos problemas como puedas, primero los fáciles. No se ve ningún reloj: un botón o la tecla W dice cuánto tiempo queda. El reloj se para entre dos problemas, y cuando tú quieras.
web-rush-length = Tiempo de una carrera
web-rush-usual = Tres minutos
web-rush-double = Seis minutos
web-rush-without = Sin reloj
web-rush-begins = Empieza una carrera. Tiempo: { $time }.
web-rush-begins-untimed = Empieza una carrera, sin reloj.
web-rush-count = Resueltos en esta carrera: { $count }.
web-rush-time = Tiempo que queda
web-rush-left = Tiempo que queda: { $time }.
web-rush-untimed = Esta carrera no tiene reloj.
web-rush-pause = Parar el reloj
web-rush-paused = El reloj está parado.
web-rush-end = Terminar la carrera
web-rush-over = La carrera ha terminado. Resueltos: { $count }.
web-rush-best = Mejor carrera hasta ahora: { $best }.
