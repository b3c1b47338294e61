# Reunirse: juegos, invitaciones, mis partidas, registros.

## Empezar una partida

web-play-friend = Jugar con alguien que conoces
web-choose = Nivel, antifaces, variante, quién empieza:
web-level = Nivel del ordenador
web-start = Quién empieza
web-start-me = empiezo yo
web-start-other = empieza la otra persona
web-start-lot = se decide al azar
web-start-note = Según las reglas impresas empieza la persona más joven.
web-your-name = Tu nombre
web-to-table = Ir a la mesa
web-watch-table = Mirar la mesa
setting-players = { $game }: hacen falta de { $least } a { $most } jugadores.
setting-kind-of-game = { $game } «{ $kind }»

## Invitar

web-invite = Invitar a alguien
web-invite-to = Invitar a alguien a { $game }
web-invite-about = Quien sigue el enlace o escribe el código elige un nombre y se sienta. Esta página se queda: la encuentras en la mesa mientras el sitio esté libre.
web-invite-link = El enlace
web-invite-code = El código, para decirlo en voz alta
web-invite-code-about = Se escribe en { $site }, en «{ $join }».
web-invite-qr = Para la cámara de un teléfono
web-invite-qr-label = Código QR del enlace
web-invite-watch = Solo para mirar:
web-invite-complete = Todos los sitios están ocupados. Podéis empezar.
web-invite-not-sitting = Tú no tienes sitio en esta mesa: puedes mirar o seguir tu propio enlace.
web-copy-link = Copiar el enlace
web-share = Compartir
web-copied = Copiado.
web-copy-by-hand = El texto está seleccionado: cópialo con tu dispositivo.
web-invitation-masked = Jugarás con antifaz: tocarás el tablero con los dedos.
web-invitation-open = Jugarás con los ojos abiertos.
web-waiting = En esta mesa queda un sitio libre.
web-not-come = { $name }, aún no está
table-host = Ya aquí: { $names }.
table-eyes-masked = Todo el mundo juega con antifaz.
table-eyes-mixed = Algunos juegan con antifaz.
table-eyes-open = Todo el mundo juega con los ojos abiertos.
table-clock = Tiempo por persona: { $time }.
table-clock-extra = En cada turno, { $time } más.
table-no-clock = Sin reloj.
table-setting = { $name }: { $value }.
web-refresh = Ver quién espera ahora

## Mis partidas

web-mine = Mis partidas
web-mine-about = Solo este navegador conoce esta lista.
web-mine-with = con { $names }
web-mine-your-turn = te toca
web-mine-turn-of = le toca a { $name }
web-mine-waiting = queda un sitio libre
web-mine-over = terminada
web-mine-gone = esta mesa ya no se conserva
web-mine-back = Volver a { $game }
web-mine-record = Ver la partida de { $game }
web-mine-forget = Quitar { $game } de la lista

## En la mesa

web-next-here = { $name }: { $words }
web-tasks = Tareas
web-phrases = Decir y oír frases cortas en la mesa
web-phrases-title = Decir algo
phrase-hello = ¡Hola!
phrase-well-played = ¡Bien jugado!
phrase-one-moment = Un momento, por favor.
phrase-thank-you = ¡Gracias!
phrase-said =
    { $who ->
        [you] Dices: { $phrase }
       *[other] { $name } dice: { $phrase }
    }

## Seguir desde una posición

web-set-up = Preparar una posición
web-set-up-about = Escribe una posición o pega una partida guardada: el juego sigue desde ahí. Juegas por quien tiene el turno.
web-set-up-text = Posición o partida guardada
web-set-up-sample = Una posición se escribe así:
web-set-up-with = Quién juega contigo
web-set-up-with-computer = el ordenador
web-set-up-with-friend = alguien a quien invito
web-set-up-with-here = alguien en este dispositivo
web-set-up-go = Seguir desde aquí
set-up-over = Esta partida ha terminado. Quita las últimas jugadas para seguir.

## Partidas guardadas

web-record-self = Reproducir
web-record-keys = Fuera del tablero, las flechas izquierda y derecha van un paso atrás o adelante, e Inicio y Fin van al principio y al final. En el tablero, Esc va atrás e Intro adelante.
web-record-moves = Todos los turnos
web-record-copy = Copiar la partida
web-record-download = Descargar
web-record-table = Volver a la mesa
