# Las páginas.

## En todas partes

web-title = Touchstone
web-slogan = Juegos de mesa que se juegan con los dedos
web-intro = Juegos para dedos, ojos y oídos. Vea o no vea, todo el mundo juega en la misma mesa y en igualdad de condiciones.
web-skip = Ir al contenido
web-navigation = Páginas
web-home = Inicio
web-rules = Reglas
web-help = Teclas y órdenes
web-help-short = Teclas
web-settings = Ajustes
web-language = Idioma
web-footer = Touchstone es software libre. Tipo de letra: Atkinson Hyperlegible, hecho para personas con baja visión.
web-close = Cerrar
web-trouble-title = No ha funcionado

## Ajustes

web-theme = Colores
web-theme-auto = según mi dispositivo
web-theme-wood = madera
web-theme-dark = oscuro
web-theme-contrast = alto contraste
web-sound = Sonidos
web-volume = Volumen
web-vibration = Vibración
web-speech = Que el navegador lea en voz alta (mejor desactivado con un lector de pantalla)
web-rate = Velocidad de la voz
web-voice = Voz
web-voice-any = la de siempre
web-wrap = En el borde, las flechas siguen por el otro lado
web-floors = Mostrar las alturas con números
web-notify = Avísame cuando me toque

## Inicio

web-games = Los juegos
web-play-now = Jugar ya contra el ordenador
web-play-open = Jugar con los ojos abiertos
web-new-table = Mesa nueva
web-new-table-of = Mesa nueva: { $game }
web-read-rules = Leer las reglas
web-players-count = De { $least } a { $most } jugadores
web-players-exactly =
    { $count ->
        [one] { $count } jugador
       *[other] { $count } jugadores
    }
web-words-in-english = { $game } todavía no habla español; los textos están en inglés.
web-join = Sentarse a una mesa
web-join-label = El enlace o el código que te han enviado
web-join-go = Entrar
web-open-tables = Mesas abiertas
web-no-open-tables = Ahora mismo no espera nadie. Abre una mesa y envía el enlace a alguien.
web-take-seat = Sentarse
web-invitation = Una invitación
web-invitation-to = Te invitan a una mesa de { $game }.
web-invitation-take = Ocupar este sitio
web-free-seats =
    { $count ->
        [one] un sitio libre
       *[other] { $count } sitios libres
    }

## Una mesa nueva

web-players = Jugadores
web-seat = Sitio { $seat }
web-name = Nombre
web-who = Quién juega
web-who-here = alguien en este dispositivo
web-who-link = alguien con un enlace
web-who-bot = ordenador: { $level }
web-who-nobody = nadie
web-eyes = Ojos
web-eyes-masked = con antifaz: juega al tacto
web-eyes-open = abiertos: ve el tablero
web-eyes-helper = abiertos, con el ayudante que avisa de una jugada ganadora
web-rounds = Rondas
web-clock = Tiempo para pensar
web-clock-none = el que haga falta
web-clock-minutes = { $minutes } minutos por persona
web-clock-extra = Tiempo extra en cada turno
web-clock-extra-none = ninguno
web-clock-seconds = { $seconds } segundos
web-listed = Mostrar la mesa en «Mesas abiertas»
web-create = Abrir la mesa
web-created = La mesa está lista

## La mesa

web-board = Tablero
web-cell = { $cell }: { $words }
web-round = Ronda { $round } de { $rounds }
web-player = { $name }
web-player-points = { $name }: { $points }
web-you = { $name } (tú)
web-away = { $name } no está
web-replace = Que el ordenador siga por { $name }
web-abandon = Terminar la partida sin { $name }
web-masked-player = con antifaz
web-helper = Ayudante: avísame cuando pueda ganar
web-helper-player = con el ayudante
web-research = Permitir que se investigue con esta partida
web-research-about = Cada toque y cada jugada se conservan, sin nombres, si toda la mesa está de acuerdo. Puedes cambiar de opinión hasta que termine la partida.
web-clock-paused = parado
web-clock-say = ¿Cuánto tiempo queda?
web-clock-two-minutes = Te quedan dos minutos.
web-clock-minute = Te queda un minuto.
web-clock-half-minute = Te quedan treinta segundos.
web-clock-ten-seconds = Te quedan diez segundos.
web-acts = En { $cell } puedes
web-picked = Has elegido { $cells }. En { $cell } puedes
web-picked-now = Has elegido { $cells }. Elige ahora el siguiente punto.
web-count = Hasta ahora: { $count }
web-pick = empezar en { $cell } y elegir el siguiente punto
web-cancel = Anular la elección
web-cancelled = Anulado.
web-nothing-here = En { $cell } no se puede hacer nada ahora.
web-press-number = En { $cell } elige con { $keys }.
web-press-choose = Pulsa C para elegir { $cell }.
web-no-end = Ahora no puedes terminar tu turno.
web-edge = El borde.
web-at-table = En la mesa
web-read-aloud = ¿Quieres que lea en voz alta?
web-read-aloud-yes = Sí, lee en voz alta
web-read-aloud-no = No, gracias
web-kinds = Dónde están …
web-say = Dilo con palabras
web-say-go = Enviar
web-log = Lo que ha pasado
web-repeat = Repetir las cinco últimas frases
web-supply = Junto al tablero
web-feel-supply = Tocar la reserva
web-more = Más
web-resign = Rendirse
web-draw = Proponer tablas
web-undo = Pedir deshacer una jugada
web-again = Jugar otra vez
web-record = Ver la partida
web-accept = De acuerdo
web-decline = Rechazar
web-confirm = ¿Lo confirmas?
web-agree-here = ¿Todos de acuerdo?
web-yes = Sí
web-no = No, volver
web-line-lost = Se ha perdido la conexión. Se está intentando de nuevo; nada de lo que has hecho se pierde.
web-line-found = La conexión ha vuelto.
web-hand-over = Pasa el dispositivo a { $name }.
web-not-sent = Aún no se ha enviado. No se pierde nada: saldrá en cuanto responda el servidor.
web-ready = Aquí estoy
web-how-to-play = Cómo se juega
web-tap-help = Toca para mirar, otra vez para elegir.
web-next-round = Ronda siguiente
web-above = Vista desde arriba
web-above-on = Ves el tablero desde arriba.
web-above-off = Ves el tablero en perspectiva.
web-no-above = Aquí no hay vista desde arriba.
web-rules-of = Reglas de { $game }
web-thinking = { $name } está pensando.
web-title-turn = ¡Te toca! · { $title }
web-need-script = Para jugar, esta página necesita JavaScript.

## La partida terminada

web-record-title = Partida: { $game }
web-record-step = Paso { $step } de { $steps }
web-record-games = Partidas jugadas en esta mesa
web-record-game = Partida { $game }
web-record-start = El comienzo.
web-record-first = Al comienzo
web-record-back = Un paso atrás
web-record-on = Un paso adelante
web-record-last = Al final
web-record-text = La partida como texto

## Teclas

web-keys-board = Teclas en el tablero
web-keys-note = Estas teclas funcionan cuando el foco está en el tablero, y en los botones que las muestran. Da igual mayúscula o minúscula.
web-keys-touch = Con un dedo: deslízalo por el tablero para sentirlo. Levantarlo no hace nada; toca dos veces el mismo punto para elegirlo.
web-helper-title = El ayudante
web-helper-about = Quien juega con los ojos abiertos puede tener un ayudante. Avisa cuando una jugada gana al momento y la marca con una estrella. Toda la mesa sabe quién lo tiene; con el antifaz puesto no lo hay.
web-commands = Palabras para la línea de órdenes: { $game }
web-commands-note = También vale la notación corta.
web-key = Tecla
web-key-does = Qué hace
web-keyname-arrowup = Flecha arriba
web-keyname-arrowdown = Flecha abajo
web-keyname-arrowleft = Flecha izquierda
web-keyname-arrowright = Flecha derecha
web-keyname-pageup = Re Pág
web-keyname-pagedown = Av Pág
web-keyname-home = Inicio
web-keyname-end = Fin
web-keyname-escape = Esc
web-keyname-enter = Intro
web-keyname-space = Espacio
web-command-token = Notación
web-command-words = Puedes decir
web-key-up = una fila más lejos
web-key-down = una fila más cerca
web-key-left = una columna a la izquierda
web-key-right = una columna a la derecha
web-key-row-start = principio de la fila
web-key-row-end = final de la fila
web-key-column-far = extremo lejano de la columna
web-key-column-near = extremo cercano de la columna
web-key-act = elegir este punto
web-key-choose = elegir la primera, segunda, tercera … posibilidad
web-key-line = empezar aquí y elegir otro punto
web-key-done = terminar tu turno
web-key-cancel = anular la elección
web-key-feel = tocar otra vez este punto
web-key-row = leer la fila
web-key-column = leer la columna
web-key-diagonal = leer las diagonales
web-key-board = leer todo el tablero
web-key-next = ir a la ficha siguiente
web-key-kind = preguntar dónde están las fichas de una clase
web-key-changed = leer qué ha cambiado desde tu último turno
web-key-last = repetir la última frase
web-key-last-five = repetir las cinco últimas frases
web-key-score = jugadores y puntos
web-key-supply = tocar lo que hay junto al tablero
web-key-turn = a quién le toca
web-key-clock = cuánto tiempo queda
web-key-helper = activar o desactivar el ayudante (solo con los ojos abiertos)
web-key-above = activar o desactivar la vista desde arriba
web-key-command = ir a la línea de órdenes (Esc vuelve)
web-key-help = mostrar estas teclas
