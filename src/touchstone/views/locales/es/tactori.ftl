# Tactori.

tactori-name = Tactori
tactori-about = Apila fichas en torres y únelas con varillas: nueve juegos, desde construir libremente hasta cerrar rectángulos en varios pisos.

## What happens

tactori-event-placed =
    { $who ->
        [you] Pones una ficha { $colour ->
            [red] roja
            [blue] azul
            [yellow] amarilla
           *[green] verde
        } en { $cell }, piso { $floor }.
       *[other] { $name } pone una ficha { $colour ->
           [red] roja
           [blue] azul
           [yellow] amarilla
          *[green] verde
       } en { $cell }, piso { $floor }.
    }
tactori-event-laid =
    { $who ->
        [you] Colocas una varilla { $colour ->
            [red] roja
            [blue] azul
            [yellow] amarilla
           *[green] verde
        } de { $first } a { $last }, piso { $floor }.
       *[other] { $name } coloca una varilla { $colour ->
           [red] roja
           [blue] azul
           [yellow] amarilla
          *[green] verde
       } de { $first } a { $last }, piso { $floor }.
    }
tactori-event-taken =
    { $who ->
        [you] Recoges la varilla { $colour ->
            [red] roja
            [blue] azul
            [yellow] amarilla
           *[green] verde
        } de { $first } a { $last }.
       *[other] { $name } recoge la varilla { $colour ->
           [red] roja
           [blue] azul
           [yellow] amarilla
          *[green] verde
       } de { $first } a { $last }.
    }
tactori-event-shifted =
    { $who ->
        [you] Cambias la varilla { $first }-{ $last } a { $to_first }-{ $to_last }, piso { $floor }.
       *[other] { $name } cambia la varilla { $first }-{ $last } a { $to_first }-{ $to_last }, piso { $floor }.
    }
tactori-event-moved =
    { $who ->
        [you] Mueves { $count ->
            [one] una ficha { $colour ->
                [red] roja
                [blue] azul
                [yellow] amarilla
               *[green] verde
            }
           *[other] { $count } fichas de color { $colour ->
               [red] rojo
               [blue] azul
               [yellow] amarillo
              *[green] verde
           }
        } de { $cell } a { $to }. { $floor ->
                [0] Esa casilla queda vacía.
               *[other] La torre de allí mide ahora { $floor }.
            }
       *[other] { $name } mueve { $count ->
            [one] una ficha { $colour ->
                [red] roja
                [blue] azul
                [yellow] amarilla
               *[green] verde
            }
           *[other] { $count } fichas de color { $colour ->
               [red] rojo
               [blue] azul
               [yellow] amarillo
              *[green] verde
           }
        } de { $cell } a { $to }. { $floor ->
                [0] Esa casilla queda vacía.
               *[other] La torre de allí mide ahora { $floor }.
            }
    }
tactori-event-knocked-out =
    { $count ->
        [one] Una ficha { $colour ->
            [red] roja
            [blue] azul
            [yellow] amarilla
           *[green] verde
        } queda expulsada de { $cell } y vuelve a la reserva.
       *[other] { $count } fichas de color { $colour ->
           [red] rojo
           [blue] azul
           [yellow] amarillo
          *[green] verde
       } quedan expulsadas de { $cell } y vuelven a la reserva.
    }
tactori-event-removed =
    { $who ->
        [you] Quitas la ficha { $colour ->
            [red] roja
            [blue] azul
            [yellow] amarilla
           *[green] verde
        } de { $cell }.
       *[other] { $name } quita la ficha { $colour ->
           [red] roja
           [blue] azul
           [yellow] amarilla
          *[green] verde
       } de { $cell }.
    }
tactori-event-slid =
    { $who ->
        [you] Deslizas la ficha de { $cell } a { $to }.
       *[other] { $name } desliza la ficha de { $cell } a { $to }.
    }
tactori-event-task =
    ¡Tarea conseguida: { $task ->
        [tower] una torre
        [bridge] un puente
        [joined] dos puentes unidos
        [upstairs] un puente en un piso superior
        [joined-below] dos puentes unidos en el primer piso
       *[joined-across] dos puentes unidos en pisos distintos
    }!
tactori-event-turn-ended =
    { $who ->
        [you] Tu turno ha terminado.
       *[other] { $name } ha jugado.
    }
tactori-event-skipped =
    { $who ->
        [you] No puedes mover y pierdes el turno.
       *[other] { $name } no puede mover y pierde el turno.
    }
tactori-event-last-round =
    { $who ->
        [you] Has puesto tu última ficha: los demás juegan una vez más.
       *[other] { $name } ha puesto su última ficha: los demás juegan una vez más.
    }

## Why the game ended

tactori-reason-most-bridges = Todas las fichas están puestas: gana quien tiene más puentes.
tactori-reason-most-connections = Todas las fichas están puestas: gana quien tiene más conexiones.
tactori-reason-longest = Todas las fichas están puestas: gana la conexión más larga.
tactori-reason-rectangle = Los puentes se han cerrado. { $cells }
tactori-reason-points = Se cuentan los rectángulos.
tactori-reason-only-mobile = Solo una persona puede mover todavía.
tactori-reason-no-winner = No queda ninguna jugada y nadie ha ganado.
tactori-reason-repetition = La misma posición se ha repetido demasiadas veces.
tactori-reason-complete = ¡Conseguido!

## Touch

tactori-feel-empty = vacía
tactori-feel-red =
    { $height ->
        [one] una ficha, roja
       *[other] { $height } fichas, arriba roja
    }
tactori-feel-blue =
    { $height ->
        [one] una ficha, azul
       *[other] { $height } fichas, arriba azul
    }
tactori-feel-yellow =
    { $height ->
        [one] una ficha, amarilla
       *[other] { $height } fichas, arriba amarilla
    }
tactori-feel-green =
    { $height ->
        [one] una ficha, verde
       *[other] { $height } fichas, arriba verde
    }
tactori-feel-detail-stick-east =
    { $value ->
        [red] varilla roja hacia el este
        [blue] varilla azul hacia el este
        [yellow] varilla amarilla hacia el este
       *[green] varilla verde hacia el este
    }
tactori-feel-detail-stick-north =
    { $value ->
        [red] varilla roja hacia el norte
        [blue] varilla azul hacia el norte
        [yellow] varilla amarilla hacia el norte
       *[green] varilla verde hacia el norte
    }
tactori-feel-detail-stick-west =
    { $value ->
        [red] varilla roja hacia el oeste
        [blue] varilla azul hacia el oeste
        [yellow] varilla amarilla hacia el oeste
       *[green] varilla verde hacia el oeste
    }
tactori-feel-detail-stick-south =
    { $value ->
        [red] varilla roja hacia el sur
        [blue] varilla azul hacia el sur
        [yellow] varilla amarilla hacia el sur
       *[green] varilla verde hacia el sur
    }
tactori-feel-detail-floor = más abajo, en el piso { $value }
tactori-feel-detail-above = por encima, en el aire, en el piso { $value }
tactori-heap-stones =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
tactori-heap-sticks =
    { $count ->
        [one] { $count } varilla
       *[other] { $count } varillas
    }
tactori-heap-red-stones =
    { $count ->
        [one] { $count } ficha roja
       *[other] { $count } fichas rojas
    }
tactori-heap-blue-stones =
    { $count ->
        [one] { $count } ficha azul
       *[other] { $count } fichas azules
    }
tactori-heap-yellow-stones =
    { $count ->
        [one] { $count } ficha amarilla
       *[other] { $count } fichas amarillas
    }
tactori-heap-green-stones =
    { $count ->
        [one] { $count } ficha verde
       *[other] { $count } fichas verdes
    }
tactori-heap-red-sticks =
    { $count ->
        [one] { $count } varilla roja
       *[other] { $count } varillas rojas
    }
tactori-heap-blue-sticks =
    { $count ->
        [one] { $count } varilla azul
       *[other] { $count } varillas azules
    }
tactori-heap-yellow-sticks =
    { $count ->
        [one] { $count } varilla amarilla
       *[other] { $count } varillas amarillas
    }
tactori-heap-green-sticks =
    { $count ->
        [one] { $count } varilla verde
       *[other] { $count } varillas verdes
    }

## Refusals

tactori-other-variant = «{ $move }» es una jugada de otro juego de la caja.
tactori-own-colour = Aquí juegas con un solo color, no lo digas.
tactori-say-colour = Di qué color, por ejemplo pon rojo c3.
tactori-no-skip = Puedes jugar, así que no puedes saltarte el turno.
tactori-not-done = Todavía no has hecho nada en este turno.
tactori-stone-first = Primero una ficha, después las varillas.
tactori-stone-done = La ficha de este turno ya está jugada. Coloca varillas o di listo.
tactori-no-stone-left = No queda ninguna ficha así en la reserva.
tactori-no-stick-left = No queda ninguna varilla así en la reserva.
tactori-span = «{ $move }»: una varilla llega a la casilla vecina, en el tablero 9x9 a la segunda casilla, nunca en diagonal.
tactori-end-empty = «{ $move }»: una varilla necesita una ficha en cada extremo.
tactori-ends-not-own = «{ $move }»: las fichas de arriba en los dos extremos deben ser del color de la varilla.
tactori-floors-differ = «{ $move }»: las dos torres no tienen la misma altura.
tactori-middle-too-high = «{ $move }»: la torre del medio es demasiado alta.
tactori-stick-in-the-way = «{ $move }»: allí hay ya una varilla, o justo encima o debajo.
tactori-bridge-clamped = Por allí pasa un puente cubierto: debajo no va ninguna ficha.
tactori-too-close = En una casilla vecina hay una ficha tuya.
tactori-no-stick-there = Esa varilla no existe.
tactori-stick-not-own = Esa varilla no es tuya.
tactori-stick-built-over = Esa varilla está cubierta y se queda.
tactori-take-first = Las varillas solo se recogen al principio del turno.
tactori-taken-no-new-stone = Después de recoger una varilla puedes mover una de sus fichas, pero no poner otra nueva.
tactori-taken-this-turn = Acabas de recoger una varilla de allí.
tactori-laid-this-turn = Acabas de colocar esa varilla, en este turno se queda.
tactori-same-place = La varilla ya está allí.
tactori-move-from-taken = Después de recoger varillas solo puedes mover desde uno de sus extremos.
tactori-same-field = Es la misma casilla.
tactori-nothing-there = En { $cell } no hay ninguna ficha.
tactori-top-not-own = La ficha de arriba en { $cell } no es tuya.
tactori-not-free = En { $cell } no hay tantas fichas libres.
tactori-stone-held = Una varilla sujeta la ficha de { $cell }.
tactori-out-too-many = No puedes expulsar más fichas de las que mueves.
tactori-cannot-knock-out = Allí no se pueden expulsar tantas: solo fichas ajenas libres, desde arriba.
tactori-not-straight = Aquí se mueve en línea recta, por una columna o una fila.
tactori-way-not-clear = Hay fichas en el camino.
tactori-not-one-piece = Las varillas de un turno sin ficha deben estar unidas.
tactori-equal-colours = Dos fichas del mismo color no van una sobre otra.
tactori-colour-in-pool = Las fichas solo se mueven cuando no quedan del color de la ronda.
tactori-one-stone = Aquí se mueve una sola ficha cada vez.
tactori-pair-used = Entre esas casillas ya hay una varilla, en algún piso.
tactori-not-one-network = La varilla debe tocar la red de varillas.
tactori-slide-first = Primero desliza una ficha, después coloca varillas.
tactori-slide-done = En este turno ya has deslizado una ficha.
tactori-not-next-to-hole = { $cell } no está junto a la casilla vacía.

tactori-position-off-board = En la parte «{ $part }» está { $cell }, que no existe en este tablero.
tactori-unknown-colour = «{ $colour }» no es un color de este juego.
tactori-colour-not-in-play = Nadie juega con el { $colour ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
       *[green] verde
    }.
tactori-position-span = En { $stick } no cabe ninguna varilla.
tactori-too-many-stones = Hay más de 16 fichas de color { $colour ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
       *[green] verde
    }.
tactori-too-many-sticks = Hay más de 15 varillas de color { $colour ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
       *[green] verde
    }.
tactori-sticks-touch = Las varillas { $stick } y { $other } están una dentro de otra o justo una sobre otra.
tactori-stick-without-stone = A la varilla «{ $stick }» le falta una ficha de su color en un extremo.
tactori-rectangle-stands = Ya hay un rectángulo cerrado.
tactori-already-complete = El juego ya está conseguido.
tactori-equal-colours-stand = Hay dos fichas del mismo color una sobre otra.
tactori-stick-of-other-colour = Hay una varilla que no es del color de la ronda.
tactori-pair-twice = Hay dos varillas entre las mismas casillas.
tactori-two-networks = Las varillas no forman una sola red.
tactori-stacked = Hay fichas apiladas, y en este juego no las hay.
tactori-not-six-each = Debe haber seis fichas de cada color.

## Settings

tactori-setting-variant = Juego
tactori-setting-variant-free = Construcción libre
tactori-setting-variant-colourful = Multicolor, todos juntos
tactori-setting-variant-sliding = Multicolor deslizante, todos juntos
tactori-setting-variant-bridges = Hacer puentes
tactori-setting-variant-connections = Hacer conexiones
tactori-setting-variant-long = Conexiones largas
tactori-setting-variant-rectangle = Rectángulo cerrado
tactori-setting-variant-rectangle-advanced = Rectángulo cerrado, avanzado
tactori-setting-variant-rectangles = Varios rectángulos cerrados
tactori-setting-sticks = Varillas por turno en el tablero pequeño
tactori-setting-sticks-one = una
tactori-setting-sticks-any = las que se quiera
tactori-setting-closed = Qué hay que cerrar
tactori-setting-closed-rectangle = un rectángulo
tactori-setting-closed-loop = cualquier anillo
tactori-setting-long = Cómo se mide la longitud
tactori-setting-long-trail = ninguna varilla dos veces
tactori-setting-long-path = ninguna casilla dos veces
tactori-setting-long-network = toda la red
tactori-setting-spacing = Fichas propias en casillas vecinas
tactori-setting-spacing-span = permitidas
tactori-setting-spacing-ban = prohibidas
tactori-setting-straight = Movimientos rectos
tactori-setting-straight-fly = pasan por encima de todo
tactori-setting-straight-clear = necesitan el camino libre
tactori-setting-repetition = La partida termina cuando una posición se repite tantas veces (0: nunca)
tactori-setting-colour = Color de la ronda
tactori-setting-colour-red = rojo
tactori-setting-colour-blue = azul
tactori-setting-colour-yellow = amarillo
tactori-setting-colour-green = verde
tactori-setting-seed = Número que mezcla las fichas

## Words that can be typed

tactori-say-place = pon | coloca | poner
tactori-say-lay = une | unir | puente
tactori-say-take = recoge | recoger
tactori-say-shift = cambia | cambiar
tactori-say-move = mueve | mover
tactori-say-remove = quita | quitar
tactori-say-slide = desliza | deslizar
tactori-say-out = expulsa | fuera
tactori-say-red = rojo | roja
tactori-say-blue = azul
tactori-say-yellow = amarillo | amarilla
tactori-say-green = verde
tactori-help =
    pon c3: poner una ficha (construcción libre y multicolor: pon verde c3)
    une b3-c3: colocar una varilla; recoge b3-c3: recogerla; cambia b3-d3 a d3-f3: cambiarla de sitio
    mueve a1 a c1, mueve a1 2 a c1 expulsa 1: mover y expulsar (tablero grande)
    quita a1: quitar una ficha (construcción libre); desliza c2: deslizar una ficha
    listo: terminar el turno; toca c3: palpar una torre; toca reserva: contar lo que queda
