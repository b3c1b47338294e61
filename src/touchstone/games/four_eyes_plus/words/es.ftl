# 4EYES+.

game-name = 4EYES+
game-about = Cada ficha muestra tu color y el de quien juega después de ti. Gana el primer color que ocupe las cuatro esquinas de un cuadrado, recto o inclinado.

## What happens

game-event-laid =
    { $who ->
        [you] Pones { $own_colour ->
            [red] rojo
            [brown] marrón
           *[blue] azul
        } en { $own } y { $other_colour ->
            [red] rojo
            [brown] marrón
           *[blue] azul
        } en { $other }.
       *[other] { $name } pone { $own_colour ->
            [red] rojo
            [brown] marrón
           *[blue] azul
        } en { $own } y { $other_colour ->
            [red] rojo
            [brown] marrón
           *[blue] azul
        } en { $other }.
    }
game-event-moved =
    { $who ->
        [you] Mueves tu ficha desde { $own } { $other }: { $own_colour ->
            [red] rojo
            [brown] marrón
           *[blue] azul
        } a { $to_own }, { $other_colour ->
            [red] rojo
            [brown] marrón
           *[blue] azul
        } a { $to_other }.
       *[other] { $name } mueve una ficha desde { $own } { $other }: { $own_colour ->
            [red] rojo
            [brown] marrón
           *[blue] azul
        } a { $to_own }, { $other_colour ->
            [red] rojo
            [brown] marrón
           *[blue] azul
        } a { $to_other }.
    }
game-event-swapped =
    { $who ->
        [you] Cambias y te quedas con la primera ficha.
       *[other] { $name } cambia y se queda con la primera ficha.
    }
game-event-recoloured =
    Ahora { $own } es { $own_colour ->
        [red] rojo
        [brown] marrón
       *[blue] azul
    } y { $other } es { $other_colour ->
        [red] rojo
        [brown] marrón
       *[blue] azul
    }.
game-turn-done =
    { $who ->
        [you] Tu turno ha terminado.
       *[other] { $name } ha jugado.
    }
game-turn-passed =
    { $who ->
        [you] No tienes jugada y pasas.
       *[other] { $name } no tiene jugada y pasa.
    }
game-event-moving-begins =
    { $left ->
        [0] Todas las fichas están en el tablero. A partir de ahora se mueven.
        [one] Ya nadie puede colocar. Una ficha sale del juego; a partir de ahora las fichas se mueven.
       *[other] Ya nadie puede colocar. { $left } fichas salen del juego; a partir de ahora las fichas se mueven.
    }

## Why the game ended

game-reason-square = Se ha completado un cuadrado: { $cells }.
game-reason-repetition = La misma posición se ha repetido demasiadas veces.
game-reason-cap = Han pasado demasiados turnos sin un cuadrado.
game-reason-blocked = Ya nadie tiene jugada.
game-reason-full = Ya no quedan dos casillas libres juntas.

## Touch

game-feel-empty = vacía
game-feel-red = rojo
game-feel-brown = marrón
game-feel-blue = azul
game-feel-detail-end =
    { $value ->
        [owner] con el punto
       *[next] sin punto
    }
game-feel-detail-half =
    { $value ->
        [north] otra mitad hacia el fondo
        [east] otra mitad a la derecha
        [south] otra mitad hacia ti
       *[west] otra mitad a la izquierda
    }
game-heap-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }

## Refusals

game-no-pass = Puedes jugar, así que no puedes pasar.
game-swap-off = En esta partida no se cambia.
game-swap-not-now = Solo puedes cambiar justo después de la primera ficha, si la colocó la otra persona.
game-only-laying = Todavía se colocan fichas. Di dos casillas, primero la de tu color.
game-only-moving = Todas las fichas están colocadas. Di cuál de las tuyas va adónde, por ejemplo e5 e6 a a1 a2.
game-no-moving-on-paper = En el papel no se mueve nada.
game-not-adjacent = { $first } y { $second } no están juntas en una fila ni en una columna.
game-no-change = La ficha de { $first } { $second } quedaría como está. Algo tiene que cambiar.
game-no-tile-there = No hay ninguna ficha en { $first } { $second }.
game-not-your-tile = La ficha de { $first } { $second } no es tuya.
game-other-way-round = Ahí tu ficha está al revés: di { $second } { $first }.
game-cell-taken = { $cell } está ocupada.
game-cell-just-left = En { $cell } está la propia ficha. Las dos casillas tenían que estar libres antes.
game-gift =
    Eso completaría un cuadrado { $other_colour ->
        [red] rojo
        [brown] marrón
       *[blue] azul
    } en { $other_square } para quien juega después de ti, y en esta partida está prohibido.
game-both-squares =
    Eso completaría dos cuadrados a la vez, uno { $colour ->
        [red] rojo
        [brown] marrón
       *[blue] azul
    } en { $square } y otro { $other_colour ->
        [red] rojo
        [brown] marrón
       *[blue] azul
    } en { $other_square }. Está prohibido.

game-no-such-tile = «{ $text }» no es una ficha: ocupa dos casillas que están juntas.
game-two-on-a-cell = { $cell } está ocupada dos veces.
game-hand-not-empty = En la fase 2 el sitio { $seat } no puede tener fichas en la mano.
game-tile-count = El sitio { $seat } tiene { $count } fichas entre el tablero y la mano; en total son { $full }.
game-square-stands = Ya hay un cuadrado del sitio { $seat }: { $square }.
game-history-too-early = La parte «{ $name }» es de la fase 2.
game-bad-history = El turno { $number } de la parte «moved» no puede haber llevado a esta posición.

## Settings

game-setting-size = Tamaño del tablero
game-setting-mode = Se juega con
game-setting-mode-tiles = fichas
game-setting-mode-paper = papel y lápices
game-setting-squares = Los cuadrados valen
game-setting-squares-any = con cualquier inclinación
game-setting-squares-upright = solo si están rectos
game-setting-gift = Completar solo el cuadrado de quien juega después
game-setting-gift-opponent_wins = le da la victoria
game-setting-gift-illegal = está prohibido
game-setting-relocate = Una ficha que se mueve
game-setting-relocate-lift = puede usar las casillas que deja
game-setting-relocate-strict = necesita dos casillas que ya estaban libres
game-setting-repetition = Tablas cuando una posición se da este número de veces (0: nunca)
game-setting-cap = Tablas tras este número de turnos por persona en la fase 2 (0: nunca)
game-setting-swap = Cambio tras la primera ficha (dos personas)
game-setting-swap-off = no se juega
game-setting-swap-on = quien juega después puede quedársela

## Words that can be typed

game-say-swap = quedarse con la primera ficha | cambio | cambiar | cambia | cambias | me quedo la ficha

## Palabras que se pueden añadir

game-type-swap = me quedo con la ficha | me quedo con la primera ficha | quédate con la primera ficha
game-skip = pon | pongo | pones | mueve | muevo | mueves | rojo | marrón | azul | coloca | coloco | juega | colocar | poner | otro | otra | mover | desplaza | propio | colorea | completa | cuadrado | colócala | color

## Help

game-help =
    b2 a2: coloca una ficha, tu color en b2, el de quien juega después en a2
    e5 e6 a a1 a2: cuando todas las fichas están colocadas, mueve la tuya de e5 e6 a a1 a2, primero tu color
    cambio: si la partida lo permite, quédate con la primera ficha en lugar de colocar una
    toca b2: palpar una casilla; toca reserva: contar tus fichas

## Asked before

game-sure-swap = ¿Quedarte con la primera ficha? Sus colores se invierten y la otra persona vuelve a colocar.

## On the page

game-pick =
    { $stage ->
        [move]
            { $place ->
                [1] Mover esta ficha a …
               *[other] Tu color en { $cell }, el otro en …
            }
       *[other] Tu color en { $cell }, el otro en …
    }

## El primer minuto

game-goal =
    { $squares ->
        [upright] Gana el primer color que ocupe las cuatro esquinas de un cuadrado recto.
       *[any] Gana el primer color que ocupe las cuatro esquinas de un cuadrado, recto o inclinado.
    }
game-stage-lay =
    { $mode ->
        [paper] Elige una casilla libre para tu color y luego otra al lado para el de quien juega después.
       *[tiles] Coloca una ficha: elige una casilla libre para tu peón y luego otra al lado para el otro.
    }
game-stage-swap = Coloca una ficha, o quédate con la primera.
game-stage-move = Mueve una de tus fichas: elígela y luego su nuevo sitio.
game-sign-red = rojo, rombo
game-sign-brown = marrón, barra
game-sign-blue = azul, anillo
game-kind-red =
    { $mode ->
        [paper] casillas rojas
       *[tiles] peones rojos
    }
game-kind-brown =
    { $mode ->
        [paper] casillas marrones
       *[tiles] peones marrones
    }
game-kind-blue =
    { $mode ->
        [paper] casillas azules
       *[tiles] peones azules
    }
game-lies-tiles =
    { $colour ->
        [red] Fichas rojas, primero el rojo: { $places }.
        [brown] Fichas marrones, primero el marrón: { $places }.
       *[blue] Fichas azules, primero el azul: { $places }.
    }
game-lies-cells =
    { $colour ->
        [red] Casillas rojas: { $places }.
        [brown] Casillas marrones: { $places }.
       *[blue] Casillas azules: { $places }.
    }

## Botones

game-do = Poner tu color en { $cell1 } y el otro en { $cell2 }
game-do-to = Mover esta ficha: tu peón a { $cell3 } y el otro a { $cell4 }
game-do-swap = Quedarse con la primera ficha

## Problemas

game-theme-win-large = Ganar ya en el tablero grande
game-theme-win-masked = Ganar ya con los dedos
