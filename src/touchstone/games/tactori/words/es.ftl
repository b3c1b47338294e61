# Tactori.

game-name = Tactori
game-about = Apila fichas en torres y únelas con varillas: nueve juegos, desde construir libremente hasta cerrar rectángulos en varios pisos.

## What happens

game-event-placed =
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
game-event-laid =
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
game-event-taken =
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
game-event-shifted =
    { $who ->
        [you] Cambias de sitio la varilla { $first }-{ $last } a { $to_first }-{ $to_last }, piso { $floor }.
       *[other] { $name } cambia de sitio la varilla { $first }-{ $last } a { $to_first }-{ $to_last }, piso { $floor }.
    }
game-event-moved =
    { $who ->
        [you] Mueves { $count ->
            [one] una ficha { $colour ->
                [red] roja
                [blue] azul
                [yellow] amarilla
               *[green] verde
            }
           *[other] { $count } fichas { $colour ->
                [red] rojas
                [blue] azules
                [yellow] amarillas
               *[green] verdes
            }
        } de { $cell } a { $to }.
       *[other] { $name } mueve { $count ->
            [one] una ficha { $colour ->
                [red] roja
                [blue] azul
                [yellow] amarilla
               *[green] verde
            }
           *[other] { $count } fichas { $colour ->
                [red] rojas
                [blue] azules
                [yellow] amarillas
               *[green] verdes
            }
        } de { $cell } a { $to }.
    }
game-event-knocked-out =
    { $count ->
        [one] Una ficha { $colour ->
            [red] roja
            [blue] azul
            [yellow] amarilla
           *[green] verde
        } queda expulsada de { $cell }. Vuelve a la reserva, igual que una de las fichas movidas.
       *[other] { $count } fichas { $colour ->
            [red] rojas
            [blue] azules
            [yellow] amarillas
           *[green] verdes
        } quedan expulsadas de { $cell }. Vuelven a la reserva, igual que otras tantas de las fichas movidas.
    }
game-event-stands =
    { $floor ->
        [0] { $cell } queda vacía.
        [one] La torre de { $cell } tiene ahora un piso.
       *[other] La torre de { $cell } tiene ahora { $floor } pisos.
    }
game-event-removed =
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
game-event-slid =
    { $who ->
        [you] Deslizas la ficha de { $cell }. Ahora está en { $to }.
       *[other] { $name } desliza la ficha de { $cell } a { $to }.
    }
game-task =
    { $task ->
        [tower] una torre
        [bridge] un puente
        [joined] dos puentes unidos
        [upstairs] un puente en un piso superior
        [joined-below] dos puentes unidos en el primer piso
       *[joined-across] dos puentes unidos en pisos distintos
    }
game-event-task = ¡Tarea conseguida: { game-task }!
game-turn-done =
    { $who ->
        [you] Tu turno ha terminado.
       *[other] { $name } ha jugado.
    }
game-turn-skipped =
    { $who ->
        [you] No puedes mover y pierdes el turno.
       *[other] { $name } no puede mover y pierde el turno.
    }
game-event-last-round =
    { $who ->
        [you] Has puesto tu última ficha: los demás juegan una vez más.
       *[other] { $name } ha puesto su última ficha: los demás juegan una vez más.
    }

## Why the game ended

game-reason-most-bridges = Todas las fichas están puestas: gana quien tiene más puentes.
game-reason-most-connections = Todas las fichas están puestas: gana quien tiene más conexiones.
game-reason-longest = Todas las fichas están puestas: gana quien tiene la conexión más larga.
game-reason-rectangle =
    { $closed ->
        [loop] Se ha cerrado un anillo: { $cells }.
       *[rectangle] Se ha cerrado un rectángulo: { $cells }.
    }
game-reason-points = Se cuentan los rectángulos.
game-reason-only-mobile = Solo una persona puede mover todavía.
game-reason-no-winner =
    { $variant ->
        [colourful] Ya no se puede poner ninguna ficha ni colocar ninguna varilla. { $count ->
            [0] No hay ni una varilla en el tablero.
            [one] Hay una varilla en el tablero.
           *[other] Hay { $count } varillas en el tablero.
        }
       *[other] No queda ninguna jugada y nadie ha ganado.
    }
game-reason-repetition = La misma posición se ha repetido demasiadas veces.
game-reason-complete =
    { $variant ->
        [sliding] Las seis fichas están unidas: { $count ->
            [one] ha bastado un deslizamiento
           *[other] han hecho falta { $count } deslizamientos
        }.
       *[other] El tablero está completo: { $count ->
            [one] ha bastado una varilla
           *[other] han hecho falta { $count } varillas
        }.
    }

## Touch

game-feel-empty = vacía
game-feel-red =
    { $height ->
        [one] una ficha, roja
       *[other] { $height } fichas, arriba roja
    }
game-feel-blue =
    { $height ->
        [one] una ficha, azul
       *[other] { $height } fichas, arriba azul
    }
game-feel-yellow =
    { $height ->
        [one] una ficha, amarilla
       *[other] { $height } fichas, arriba amarilla
    }
game-feel-green =
    { $height ->
        [one] una ficha, verde
       *[other] { $height } fichas, arriba verde
    }
game-feel-detail-stick-east =
    { $value ->
        [red] varilla roja hacia la derecha
        [blue] varilla azul hacia la derecha
        [yellow] varilla amarilla hacia la derecha
       *[green] varilla verde hacia la derecha
    }
game-feel-detail-stick-north =
    { $value ->
        [red] varilla roja hacia el fondo
        [blue] varilla azul hacia el fondo
        [yellow] varilla amarilla hacia el fondo
       *[green] varilla verde hacia el fondo
    }
game-feel-detail-stick-west =
    { $value ->
        [red] varilla roja hacia la izquierda
        [blue] varilla azul hacia la izquierda
        [yellow] varilla amarilla hacia la izquierda
       *[green] varilla verde hacia la izquierda
    }
game-feel-detail-stick-south =
    { $value ->
        [red] varilla roja hacia ti
        [blue] varilla azul hacia ti
        [yellow] varilla amarilla hacia ti
       *[green] varilla verde hacia ti
    }
game-feel-detail-floor = más abajo, en el piso { $value }
game-feel-detail-above = por encima, en el aire, en el piso { $value }
game-heap-stones =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }
game-heap-sticks =
    { $count ->
        [one] { $count } varilla
       *[other] { $count } varillas
    }
game-heap-red-stones =
    { $count ->
        [one] { $count } ficha roja
       *[other] { $count } fichas rojas
    }
game-heap-blue-stones =
    { $count ->
        [one] { $count } ficha azul
       *[other] { $count } fichas azules
    }
game-heap-yellow-stones =
    { $count ->
        [one] { $count } ficha amarilla
       *[other] { $count } fichas amarillas
    }
game-heap-green-stones =
    { $count ->
        [one] { $count } ficha verde
       *[other] { $count } fichas verdes
    }
game-heap-red-sticks =
    { $count ->
        [one] { $count } varilla roja
       *[other] { $count } varillas rojas
    }
game-heap-blue-sticks =
    { $count ->
        [one] { $count } varilla azul
       *[other] { $count } varillas azules
    }
game-heap-yellow-sticks =
    { $count ->
        [one] { $count } varilla amarilla
       *[other] { $count } varillas amarillas
    }
game-heap-green-sticks =
    { $count ->
        [one] { $count } varilla verde
       *[other] { $count } varillas verdes
    }

## Refusals

game-other-variant = Esa es una jugada de otro juego de la caja.
game-own-colour = Aquí juegas con un solo color: no hace falta decirlo.
game-name-the-colour = Di qué color, por ejemplo «pon rojo c3».
game-no-skip = Puedes jugar, así que no puedes saltarte el turno.
game-not-done = Todavía no has hecho nada en este turno.
game-stone-first = Primero una ficha, después las varillas.
game-stone-done = La ficha de este turno ya está jugada. Coloca varillas o di «listo».
game-stick-done = La varilla de este turno ya está colocada. Di «listo».
game-no-stone-left = No queda ninguna ficha de ese tipo en la reserva.
game-no-stick-left = No queda ninguna varilla de ese tipo en la reserva.
game-span = Una varilla llega a la casilla vecina, en el tablero 9x9 dos casillas más allá, nunca en diagonal.
game-end-empty = Una varilla necesita una ficha en cada extremo.
game-ends-not-own = Las fichas de arriba en los dos extremos deben ser del color de la varilla.
game-floors-differ = Las dos torres no tienen la misma altura.
game-middle-too-high = La torre del medio es demasiado alta.
game-stick-in-the-way = Allí hay ya una varilla, o justo encima o debajo.
game-bridge-clamped = Por allí pasa un puente cubierto: debajo no va ninguna ficha.
game-too-close = En una casilla vecina hay una ficha tuya.
game-no-stick-there = Esa varilla no existe.
game-stick-not-own = Esa varilla no es tuya.
game-stick-built-over = Esa varilla está cubierta y se queda.
game-take-first = Las varillas solo se recogen al principio del turno.
game-taken-no-new-stone = Después de recoger una varilla puedes mover una de sus fichas, pero no poner otra nueva.
game-taken-this-turn = Acabas de recoger una varilla de allí.
game-laid-this-turn = Acabas de colocar esa varilla, en este turno se queda.
game-same-place = La varilla ya está allí.
game-move-from-taken = Después de recoger varillas solo puedes mover desde uno de sus extremos.
game-same-field = Es la misma casilla.
game-nothing-there = En { $cell } no hay ninguna ficha.
game-top-not-own = La ficha de arriba en { $cell } no es tuya.
game-not-free = En { $cell } no hay tantas fichas libres.
game-stone-held = Una varilla sujeta la ficha de { $cell }.
game-out-too-many = No puedes expulsar más fichas de las que mueves.
game-cannot-knock-out = Allí no se pueden expulsar tantas: solo fichas ajenas libres, desde arriba.
game-not-straight = Aquí se mueve en línea recta, por una columna o una fila.
game-way-not-clear = Hay fichas en el camino.
game-not-one-piece = Las varillas de un turno sin ficha deben estar unidas entre sí.
game-equal-colours = Dos fichas del mismo color no van una sobre otra.
game-colour-in-pool = Las fichas solo se mueven cuando en la reserva no quedan del color de la ronda.
game-one-stone = Aquí se mueve una sola ficha cada vez.
game-pair-used = Entre esas casillas ya hay una varilla, en algún piso.
game-not-one-network = La varilla debe tocar la red de varillas.
game-slide-first = Primero desliza una ficha, después coloca varillas.
game-slide-done = En este turno ya has deslizado una ficha.
game-not-next-to-hole = { $cell } no está junto a la casilla vacía.

game-position-off-board = En la parte «{ $part }» está { $cell }, que no existe en este tablero.
game-unknown-colour = «{ $colour }» no es un color de este juego.
game-colour-not-in-play = Nadie juega con el { $colour ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
       *[green] verde
    }.
game-position-span = En { $stick } no cabe ninguna varilla.
game-too-many-stones = Hay más de 16 fichas de color { $colour ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
       *[green] verde
    }.
game-too-many-sticks = Hay más de 15 varillas de color { $colour ->
        [red] rojo
        [blue] azul
        [yellow] amarillo
       *[green] verde
    }.
game-sticks-touch = Las varillas { $stick } y { $other } se solapan o están justo una sobre otra.
game-stick-without-stone = A la varilla «{ $stick }» le falta una ficha de su color en un extremo.
game-rectangle-stands = Ya hay un rectángulo cerrado.
game-already-complete = La partida ya está completa.
game-equal-colours-stand = Hay dos fichas del mismo color una sobre otra.
game-stick-of-other-colour = Hay una varilla que no es del color de la ronda.
game-pair-twice = Hay dos varillas entre las mismas casillas.
game-two-networks = Las varillas no forman una sola red.
game-stacked = Hay fichas apiladas, y en este juego no las hay.
game-not-six-each = Debe haber seis fichas de cada color.

## Settings

game-setting-variant = Juego
game-setting-variant-free = Construcción libre
game-setting-variant-colourful = Multicolor, todos juntos
game-setting-variant-sliding = Multicolor deslizante, todos juntos
game-setting-variant-bridges = Hacer puentes
game-setting-variant-connections = Hacer conexiones
game-setting-variant-long = Conexiones largas
game-setting-variant-rectangle = Rectángulo cerrado
game-setting-variant-rectangle-advanced = Rectángulo cerrado, avanzado
game-setting-variant-rectangles = Varios rectángulos cerrados
game-setting-sticks = Varillas por turno en el tablero pequeño
game-setting-sticks-one = una
game-setting-sticks-any = las que se quiera
game-setting-closed = Qué hay que cerrar
game-setting-closed-rectangle = un rectángulo
game-setting-closed-loop = cualquier anillo
game-setting-long = Cómo se mide la longitud
game-setting-long-trail = ninguna varilla dos veces
game-setting-long-path = ninguna casilla dos veces
game-setting-long-network = toda la red
game-setting-spacing = Tus fichas en casillas vecinas
game-setting-spacing-span = permitidas
game-setting-spacing-ban = prohibidas
game-setting-straight = Movimientos rectos
game-setting-straight-fly = pasan por encima de todo
game-setting-straight-clear = necesitan el camino libre
game-setting-repetition = La partida termina cuando una posición se repite este número de veces (0: nunca)
game-setting-colour = Color de la ronda
game-setting-colour-red = rojo
game-setting-colour-blue = azul
game-setting-colour-yellow = amarillo
game-setting-colour-green = verde
game-setting-seed = Número que mezcla las fichas

## Words that can be typed

game-say-place = pon | coloca | poner | pones | colocas
game-say-lay = une | unir | coloca una varilla | colocas una varilla
game-say-take = recoge | recoger | recoges
game-say-shift = cambia | cambiar | cambias
game-say-move = mueve | mover | mueves
game-say-remove = quita | quitar | quitas
game-say-slide = desliza | deslizar | deslizas
game-say-out = expulsa
game-say-red = rojo | roja | rojos | rojas
game-say-blue = azul | azules
game-say-yellow = amarillo | amarilla | amarillos | amarillas
game-say-green = verde | verdes
game-type-place = pongo | juega | colocar | añade | construye | construir | ponga | ponla
game-type-lay = conecta | conectar | uno con varilla | construye un puente | construye puente | pon una varilla | pon varilla | haz un puente | pongo una varilla | coloca | colocas | colocar | pon | colócala
game-type-take = quita la varilla | quita varilla | retira la varilla | retira varilla | recojo | quita | retira
game-type-shift = mueve la varilla | mueve varilla | mover la varilla | mover varilla | desplaza la varilla
game-type-move = muevo | desplaza | desplazar
game-type-remove = retira | retirar | saca
game-type-slide = empuja | deslizo | empujar | mueve
game-type-out = echo | expulso | saca fuera
game-skip = de color | de sitio | vacía | libre | arriba
game-help =
    pon c3: poner una ficha (construcción libre y multicolor: pon verde c3)
    une b3-c3: colocar una varilla; recoge b3-c3: recogerla; cambia b3-d3 a d3-f3: cambiarla de sitio
    mueve a1 a c1, mueve a1 2 a c1 expulsa 1: mover y expulsar (tablero grande)
    quita a1: quitar una ficha (construcción libre); desliza c2: deslizar una ficha
    listo: terminar el turno; toca c3: palpar una torre; toca reserva: contar lo que queda

## On the page

game-pick =
    { $variant ->
        [rectangle-advanced] Fichas o una varilla de { $cell } a …
        [rectangles] Fichas o una varilla de { $cell } a …
       *[other] Una varilla de { $cell } a …
    }

## El primer minuto

game-title =
    Tactori, { $variant ->
        [free] { game-setting-variant-free }
        [colourful] { game-setting-variant-colourful }
        [sliding] { game-setting-variant-sliding }
        [connections] { game-setting-variant-connections }
        [long] { game-setting-variant-long }
        [rectangle] { game-setting-variant-rectangle }
        [rectangle-advanced] { game-setting-variant-rectangle-advanced }
        [rectangles] { game-setting-variant-rectangles }
       *[bridges] { game-setting-variant-bridges }
    }
game-goal =
    { $variant ->
        [free] Construid juntos lo que queráis: os esperan seis tareas.
        [colourful] Colocad juntos quince varillas { $colour ->
            [red] rojas
            [blue] azules
            [yellow] amarillas
           *[green] verdes
        }, todas unidas.
        [sliding] Unid juntos las seis fichas { $colour ->
            [red] rojas
            [blue] azules
            [yellow] amarillas
           *[green] verdes
        } deslizando lo menos posible.
        [connections] Cuando todas las fichas están puestas, gana quien tiene más conexiones.
        [long] Cuando todas las fichas están puestas, gana quien tiene la conexión más larga.
        [rectangle] Gana quien primero cierre un rectángulo de su color en la vista desde arriba.
        [rectangle-advanced] Gana quien primero cierre un rectángulo de su color en la vista desde arriba.
        [rectangles] Gana quien al final tiene más puntos por rectángulos cerrados.
       *[bridges] Cuando todas las fichas están puestas, gana quien tiene más puentes.
    }
game-stage-stone =
    { $variant ->
        [free] Pon fichas, coloca varillas o quítalas.
        [colourful] Pon una ficha.
        [sliding] Recoge varillas si quieres y luego desliza una ficha a la casilla vacía.
        [rectangle-advanced] Pon una ficha o mueve alguna; antes puedes recoger varillas.
        [rectangles] Pon una ficha, mueve alguna, o coloca una varilla.
       *[other] Pon una ficha.
    }
game-stage-sticks =
    { $variant ->
        [free] Sigue construyendo, o elige «listo».
        [sliding] Coloca varillas, o elige «listo».
       *[other] Coloca una varilla entre dos de tus fichas, o elige «listo».
    }
game-stage-over = No queda nada por hacer. Elige «listo».
game-count =
    { $variant ->
        [sliding] Deslizamientos hasta ahora: { $count }
       *[other] Varillas hasta ahora: { $count }
    }
game-sign-red = rojo, rombo
game-sign-blue = azul, anillo
game-sign-yellow = amarillo, triángulo
game-sign-green = verde, cuadrado
game-kind-red = fichas rojas arriba
game-kind-blue = fichas azules arriba
game-kind-yellow = fichas amarillas arriba
game-kind-green = fichas verdes arriba
game-kind-stick = varillas
game-lies-stones =
    { $colour ->
        [red] { $height ->
            [one] Fichas rojas: { $places }.
           *[other] { $height } fichas, arriba roja: { $places }.
        }
        [blue] { $height ->
            [one] Fichas azules: { $places }.
           *[other] { $height } fichas, arriba azul: { $places }.
        }
        [yellow] { $height ->
            [one] Fichas amarillas: { $places }.
           *[other] { $height } fichas, arriba amarilla: { $places }.
        }
       *[green] { $height ->
            [one] Fichas verdes: { $places }.
           *[other] { $height } fichas, arriba verde: { $places }.
        }
    }
game-lies-sticks =
    { $colour ->
        [red] { $floor ->
            [1] Varillas rojas: { $places }.
           *[other] Varillas rojas, piso { $floor }: { $places }.
        }
        [blue] { $floor ->
            [1] Varillas azules: { $places }.
           *[other] Varillas azules, piso { $floor }: { $places }.
        }
        [yellow] { $floor ->
            [1] Varillas amarillas: { $places }.
           *[other] Varillas amarillas, piso { $floor }: { $places }.
        }
       *[green] { $floor ->
            [1] Varillas verdes: { $places }.
           *[other] Varillas verdes, piso { $floor }: { $places }.
        }
    }

## Botones

game-do-place =
    { $kind ->
        [red] Poner una ficha roja en { $cell1 }
        [blue] Poner una ficha azul en { $cell1 }
        [yellow] Poner una ficha amarilla en { $cell1 }
        [green] Poner una ficha verde en { $cell1 }
       *[none] { $variant ->
            [colourful] { $colour ->
                [red] Poner una ficha roja en { $cell1 }
                [blue] Poner una ficha azul en { $cell1 }
                [yellow] Poner una ficha amarilla en { $cell1 }
               *[green] Poner una ficha verde en { $cell1 }
            }
           *[other] Poner una ficha en { $cell1 }
        }
    }
game-do-lay =
    { $kind ->
        [red] Colocar una varilla roja de { $cell1 } a { $cell2 }
        [blue] Colocar una varilla azul de { $cell1 } a { $cell2 }
        [yellow] Colocar una varilla amarilla de { $cell1 } a { $cell2 }
        [green] Colocar una varilla verde de { $cell1 } a { $cell2 }
       *[none] Colocar una varilla de { $cell1 } a { $cell2 }
    }
game-do-take = Recoger la varilla de { $cell1 } a { $cell2 }
game-do-shift = Cambiar de sitio la varilla de { $cell1 }-{ $cell2 } a { $cell3 }-{ $cell4 }
game-do-remove = Quitar la ficha de arriba de { $cell1 }
game-do-slide = Deslizar la ficha de { $cell1 } a la casilla vacía
game-do-move =
    { $further ->
        [0] { $count ->
            [one] Mover una ficha de { $cell1 } a { $cell2 }
           *[other] Mover { $count } fichas de { $cell1 } a { $cell2 }
        }
        [one] { $count ->
            [one] Mover una ficha de { $cell1 } a { $cell2 } y expulsar una
           *[other] Mover { $count } fichas de { $cell1 } a { $cell2 } y expulsar una
        }
       *[other] { $count ->
            [one] Mover una ficha de { $cell1 } a { $cell2 } y expulsar { $further }
           *[other] Mover { $count } fichas de { $cell1 } a { $cell2 } y expulsar { $further }
        }
    }

## Problemas

game-theme-rectangle = Cerrar el rectángulo
game-theme-rectangle-large = Cerrar el rectángulo en el tablero grande
game-theme-slides = Deslizar lo menos posible
game-puzzle-slides = Une todas las fichas rojas con el menor número de deslizamientos posible. Se puede con { $par }.
