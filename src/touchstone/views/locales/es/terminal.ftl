# Las palabras del terminal.

play-welcome = Te damos la bienvenida a la mesa. Estos son los juegos:
play-which-game = ¿Qué juego? Escribe su número, o pulsa Intro para el 1:
play-which-game-again = Escribe un número de 1 a { $most }, por favor.
play-which-eyes = Escribe 1 para jugar con los ojos abiertos, 2 para jugar con antifaz, solo con el tacto. Intro para { $usual }:
play-type-help = Escribe «ayuda» para oír lo que puedes hacer.
play-bots-warming-up = El ordenador se está preparando. La primera vez puede tardar un minuto; mientras tanto puedes jugar.
play-reminder-done = Di «listo» cuando hayas terminado tu turno.
play-reminder-pass = Di «paso» cuando no tengas nada que anunciar.
play-press-enter = Pulsa Intro para pasar el teclado.
play-hand-over = { $name }, el teclado es tuyo. Pulsa Intro cuando nadie más esté leyendo:
play-revealed = Fuera los antifaces. Así estaba el tablero:
play-final-board = Así queda el tablero al final:
play-yes-or-no = Escribe sí o no:
play-save-name = ¿Guardar la partida? Escribe un nombre de archivo, o pulsa Intro para no guardarla:
play-saved = Partida guardada en { $file }. Para continuar: touchstone play --resume { $file }
play-not-saved = No se ha podido guardar { $file }: { $why }
play-bad-name = ningún archivo puede llamarse así.
play-again = ¿Otra partida? Escribe sí, o pulsa Intro para terminar:
play-goodbye = Hasta la próxima.
play-help = guardar: escribir la partida en un archivo; salir: dejar la mesa

board-row = Fila { $row }: { $content }.
board-row-empty = vacía
board-column = Columna { $column }: { $content }.
board-diagonal = Diagonal de { $first } a { $last }: { $content }.
board-between = { $before }; { $after }
board-rest-empty = el resto vacío
board-rows-empty = Filas { $first } a { $last }: vacías.
board-where = { $count ->
        [0] En ningún lugar del tablero: { $kind }.
        [1] Un solo lugar ({ $kind }): { $cells }.
       *[other] { $count } lugares ({ $kind }): { $cells }.
    }
board-nothing-changed = No ha cambiado nada desde tu último turno.
