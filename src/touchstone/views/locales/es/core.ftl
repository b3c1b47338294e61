# Las palabras que comparten todos los juegos.

## Rechazos

move-unreadable = No entiendo «{ $text }».
move-off-board = { $cell } no existe en este tablero.
move-not-your-turn = Ahora le toca a { $name }.
move-after-the-end = La partida ha terminado.

setting-unknown-name = No existe el ajuste «{ $name }». Existen estos: { $allowed }.
setting-bad-value = «{ $value }» no es un valor de { $name }. Valores posibles: { $allowed }.
setting-no-value = «{ $text }» no tiene la forma nombre=valor.
setting-no-kernel = No hay núcleo para { $game } con estos ajustes: nada que medir.

position-other-game = La posición debe empezar por «{ $slug }», no por «{ $found }».
position-empty-part = La posición tiene una parte vacía entre dos puntos y coma.
position-unknown-part = La posición tiene una parte desconocida, «{ $name }».
position-repeated-part = La posición tiene dos veces la parte «{ $name }».
position-missing-part = A la posición le falta la parte «{ $name }».
position-bad-number = La parte «{ $name }» debe ser un número de { $least } a { $most }, no «{ $value }».
position-bad-value = «{ $value }» no es un valor de la parte «{ $name }».
position-differs = La posición dice { $name } { $value }, pero esta partida tiene { $name } { $expected }.

record-not-a-move = «{ $text }» no tiene la forma «sitio: jugada».
record-not-a-header = «{ $text }» no tiene la forma «nombre: valor».
record-move-in-header = «{ $text }» parece una jugada. Entre el encabezado y las jugadas tiene que haber una línea completamente vacía.
record-repeated-header = El encabezado tiene dos veces la línea «{ $name }».
record-no-game = El encabezado debe nombrar un juego con una línea «game: …». Existen estos: { $allowed }.
record-unknown-game = No existe el juego «{ $found }». Existen estos: { $allowed }.
record-no-file = Ese archivo no existe: { $file }.
record-no-text = El archivo { $file } no se puede leer como texto.
record-format = Esta partida guardada está en el formato { $found }; aquí solo se puede leer el formato { $known }.
record-line-refused = Línea { $line } de la partida guardada: { $why }

## La partida

match-no-such-seat = En esta mesa no hay ningún sitio { $seat }.
match-offer-pending = Ya hay una propuesta sobre la mesa.
match-offer-not-now = Ahora no se puede proponer.
match-undo-masked = Cuando se juega con antifaz no se puede deshacer una jugada.
match-nothing-to-undo = Todavía no has jugado.
match-no-offer = Nadie te ha propuesto nada.

match-round-ended = La ronda { $round } ha terminado. { $why }
match-ended =
    { $winners ->
        [none] La partida termina sin que nadie gane.
        [together] { $players ->
            [one] ¡Lo has conseguido!
           *[other] ¡Lo habéis conseguido juntos!
        }
        [you] ¡Has ganado!
        [lost] Has perdido. Ha ganado { $names }.
        [lost-shared] Has perdido. Victoria compartida: { $names }.
        [shared] Victoria compartida: { $names }.
       *[other] Ha ganado { $names }.
    }
match-resigned =
    { $who ->
        [you] Te rindes.
       *[other] { $name } se rinde.
    }
match-reason-resigned = La partida se ha abandonado.
match-reason-agreed = Se han acordado tablas.

# What an analyst says of a move. $how tells in the game's own words how a win looks.
analysis-wins = Gana enseguida. { $how }
analysis-wins-with = Gana en este turno con { $moves }. { $how }
analysis-gives = Regala la victoria a otra persona. { $how }
analysis-draws = Termina la partida sin ganador.
analysis-allows = Después, quien juega a continuación gana con { $moves }. { $how }
analysis-parries =
    { $number ->
        [1] La única jugada que para { $moves }. { $how }
       *[other] Para { $moves }. { $how }
    }
analysis-threatens = Amenaza con { $moves }. { $how }
analysis-answers =
    { $number ->
        [0] Nada para esta amenaza.
        [1] Solo { $parries } para esta amenaza.
       *[other] Solo estas jugadas paran la amenaza: { $parries }.
    }
analysis-value =
    { $value ->
        [win] victoria
        [draw] tablas
       *[loss] derrota
    }
analysis-proven = { $value }, está demostrado
analysis-expected = { $value } si todo el mundo juega lo mejor posible, no está demostrado
analysis-left =
    { $number ->
        [1] una jugada hasta el final
       *[other] { $number } jugadas hasta el final
    }
analysis-share = { $percent } % de los puntos en { $games } partidas simuladas, entre { $low } y { $high } % con una certeza del 95 %
analysis-unknown = sin examinar
analysis-line = Se espera: { $moves }.
analysis-best = Mejores jugadas: { $moves }.
analysis-unheld = No está demostrado que así se mantenga el valor.
analysis-position =
    { $value ->
        [unknown] Valor: sin demostrar.
       *[other] Valor: { $value }.
    }

match-offered =
    { $who ->
        [you] { $offer ->
            [draw] Propones tablas.
            [undo] Pides deshacer tu jugada.
           *[rematch] Propones otra partida.
        }
       *[other] { $offer ->
            [draw] { $name } propone tablas.
            [undo] { $name } pide deshacer una jugada.
           *[rematch] { $name } propone otra partida.
        }
    }
match-accepted =
    { $who ->
        [you] Aceptas.
       *[other] { $name } acepta.
    }
match-declined =
    { $who ->
        [you] No aceptas.
       *[other] { $name } no acepta.
    }
match-undone =
    { $who ->
        [you] Tu jugada queda deshecha.
       *[other] La jugada de { $name } queda deshecha.
    }
match-rematch = Empieza una nueva partida.
match-helper =
    { $who ->
        [you] { $on ->
            [on] Ahora juegas con el ayudante.
           *[off] Ahora juegas sin el ayudante.
        }
       *[other] { $on ->
            [on] { $name } juega ahora con el ayudante.
           *[off] { $name } juega ahora sin el ayudante.
        }
    }
match-helper-masked = El ayudante es solo para ojos abiertos: con el antifaz puesto, tus dedos lo descubren todo.
match-helper-same =
    { $on ->
        [on] Tu ayudante ya está activado.
       *[off] Tu ayudante ya está desactivado.
    }
match-share =
    { $who ->
        [you] { $on ->
            [on] Aceptas que se investigue con esta partida, sin nombres.
           *[off] Ya no aceptas que se investigue con esta partida.
        }
       *[other] { $on ->
            [on] { $name } acepta que se investigue con esta partida, sin nombres.
           *[off] { $name } ya no acepta que se investigue con esta partida.
        }
    }
match-share-same =
    { $on ->
        [on] Ya lo has aceptado.
       *[off] Hasta ahora no lo has aceptado.
    }
match-path =
    { $who ->
        [you] { $on ->
            [on] Aceptas que quienes han mirado vean el camino de tus dedos.
           *[off] Ya no aceptas que quienes han mirado vean el camino de tus dedos.
        }
       *[other] { $on ->
            [on] { $name } acepta que quienes han mirado vean el camino de los dedos.
           *[off] { $name } ya no acepta que quienes han mirado vean el camino de los dedos.
        }
    }
match-path-not-yet = Eso se puede aceptar cuando la partida haya terminado.
match-your-turn = Te toca a ti.
match-turn-of = Le toca a { $name }.
match-score =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
match-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
match-felt = { $cell }: { $feel }.
match-felt-supply = En la reserva: { $heaps }.

## En la mesa

seat-name = Jugador { $seat }
bot-name = Ordenador
bot-name-one-of = Ordenador { $letter }
player-level = { $name }, nivel { $level }
player-replaced = { $name }, en su lugar el ordenador, nivel { $level }
level-1 = primeros pasos
level-2 = con calma
level-3 = con curiosidad
level-4 = con atención
level-5 = con prudencia
level-6 = en forma
level-7 = con ingenio
level-8 = con astucia
level-9 = con experiencia
level-10 = fuerte
level-11 = temible
level-12 = de maestros

## Palabras escritas y preguntas

sure-resign = ¿De verdad quieres rendirte?
typed-unreadable = No entiendo «{ $text }». Escribe «ayuda» para saber qué puedes decir.
typed-touch-what = Di qué quieres tocar, por ejemplo «toca b2» o «toca reserva».
typed-cell-can = Esto se puede hacer en { $cell }:
typed-board-masked = Llevas el antifaz puesto. Palpa el tablero con «toca», por ejemplo «toca b2».
typed-no-scores = Todavía no hay puntos.
typed-nothing-happened = Todavía no ha pasado nada.
line-row = la fila { $name }
line-column = la columna { $name }
line-diagonal = la diagonal { $name }
line-part = de { $first } a { $last } en { $line }
typed-where-what = Di qué buscas: { $kinds }.
typed-hint = Di «con ayudante» para saber cuándo una jugada gana enseguida.
typed-help =
    tablero: leer todo el tablero (solo con los ojos abiertos)
    puntos: la puntuación; repite: los últimos cinco mensajes
    deshacer, tablas, me rindo: deshacer una jugada, proponer tablas, rendirse

## Palabras que se pueden escribir en cualquier mesa

core-say-touch = toca | tocar | toco | palpa | palpar
core-say-supply = reserva | caja | montón
core-say-to = a | hasta | hacia
core-say-done = listo | ya está | he colocado | hecho | turno ha terminado | has colocado
core-say-pass = paso | pasar | pasa | pasas
core-say-resign = me rindo | rendirse | abandono
core-say-draw = tablas | empate | propongo tablas | ofrezco tablas
core-say-undo = deshacer | deshaz
core-say-rematch = revancha | otra partida | otra vez
core-say-accept = acepto | aceptar | sí | de acuerdo
core-say-decline = rechazo | rechazar | no
core-say-help = ayuda | ayúdame | ?
core-say-board = tablero | mirar | ver
core-say-row = fila
core-say-column = columna
core-say-diagonal = diagonal
core-say-where = dónde | dónde están | dónde está
core-say-changed = novedades | qué ha cambiado
core-say-turn = estado | a quién le toca
core-say-hint = pista | consejo
core-say-rules = reglas | objetivo
core-say-score = puntos | puntuación
core-say-clock = reloj | tiempo
core-say-helper-on = con ayudante | ayudante | ayudante sí
core-say-helper-off = sin ayudante | ayudante no
core-say-share-on = compartir | compartir la partida
core-say-share-off = no compartir | no compartir la partida
core-say-path-on = mostrar el camino | mostrar camino
core-say-path-off = ocultar el camino | ocultar camino
core-say-repeat = repite | repetir | cómo
core-say-save = guardar | guarda
core-say-quit = salir | adiós
core-skip = el | la | los | las | un | una | unos | unas | en | sobre | de | del | desde | y | yo | tú | mi | mis | tu | tus | por favor | he | has | ya | con | entre | ahora | hay | al | quiero | quisiera | ahí | lo | esa | ese | esta | este | primero | primera | segundo | segunda | tercera | cuarta | cuarto | propio | propia | también

## Palabras que nadie lee pero que se escriben al principio

core-type-touch = mira | siente | lee | explora | examina | muestra | qué hay en | qué hay sobre | qué es | palpo | leer | sentir
core-type-to = hasta la
core-type-board = muestra el tablero | lee el tablero | todo el tablero | leer el tablero | ver el tablero | mira el tablero | lee todo | describe el tablero
core-type-help = necesito ayuda | qué puedo decir
core-type-rules = cómo se juega | cómo jugar | cómo se gana | cuál es el objetivo | cómo gano | explica las reglas
core-type-turn = de quién es el turno | qué puedo hacer | qué hago | me toca | me toca a mí | es mi turno | qué tengo que hacer | qué debo hacer
core-type-repeat = qué ha pasado | perdón | puedes repetir | qué has dicho | otra vez por favor | qué
core-type-undo = deshacer mi jugada | deshacer la jugada | deshaz la jugada | deshaz mi jugada | atrás | volver atrás
core-type-rematch = nueva partida | jugar otra vez | jugar de nuevo
core-type-done = terminar turno | terminar el turno | fin del turno | he terminado | lista | ya | fin de turno | termino | termino mi turno | termino el turno | he acabado | termina tu turno | termina turno | acabo
core-type-accept = ok | vale
core-type-score = cómo va | cómo vamos | cuántos puntos | cuántos puntos tengo | cuál es la puntuación | quién gana
core-type-clock = cuánto tiempo | cuánto tiempo queda
core-type-supply = qué me queda | qué tengo | qué fichas quedan | cuántas fichas quedan | cuántas fichas tengo | cuántas varillas quedan | cuántas varillas tengo | cuántas quedan
core-type-draw = hacemos tablas | proponer tablas | ofrezco el empate
core-type-resign = abandonar | rendirme | abandono la partida

## The first words at a table

greeting-sign = Juegas con { $sign }.
greeting-masked = Llevas el antifaz puesto y juegas al tacto.
greeting-open = Ves el tablero.
greeting-watching = Estás mirando.
greeting-keys = Pulsa el signo de interrogación para conocer las teclas.

## Botones

core-do = Jugar en { $cell }
core-do-done = Listo: terminar mi turno
core-do-pass = Pasar
core-do-skip = Saltar mi turno
