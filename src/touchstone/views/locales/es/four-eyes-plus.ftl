# 4EYES+.

four-eyes-plus-name = 4EYES+
four-eyes-plus-about = Cada ficha muestra tu color y el de quien juega después de ti. Gana el primer color que ocupe las cuatro esquinas de un cuadrado, recto o inclinado.

## What happens

four-eyes-plus-event-laid =
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
four-eyes-plus-event-moved =
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
four-eyes-plus-event-turn-ended =
    { $who ->
        [you] Tu turno ha terminado.
       *[other] { $name } ha jugado.
    }
four-eyes-plus-event-passed =
    { $who ->
        [you] No tienes jugada y pasas.
       *[other] { $name } no tiene jugada y pasa.
    }
four-eyes-plus-event-moving-begins =
    { $left ->
        [0] Todas las fichas están en el tablero. A partir de ahora se mueven.
        [one] Ya nadie puede colocar. Una ficha sale del juego; a partir de ahora las fichas se mueven.
       *[other] Ya nadie puede colocar. { $left } fichas salen del juego; a partir de ahora las fichas se mueven.
    }

## Why the game ended

four-eyes-plus-reason-square = Hay un cuadrado: { $cells }.
four-eyes-plus-reason-repetition = La misma posición se ha repetido demasiadas veces.
four-eyes-plus-reason-cap = Han pasado demasiados turnos sin un cuadrado.
four-eyes-plus-reason-blocked = Ya nadie tiene jugada.
four-eyes-plus-reason-full = Ya no hay sitio para dos peones juntos.

## Touch

four-eyes-plus-feel-empty = vacía
four-eyes-plus-feel-red = rojo
four-eyes-plus-feel-brown = marrón
four-eyes-plus-feel-blue = azul
four-eyes-plus-feel-detail-end =
    { $value ->
        [owner] con el punto
       *[next] sin punto
    }
four-eyes-plus-feel-detail-half =
    { $value ->
        [north] otra mitad arriba
        [east] otra mitad a la derecha
        [south] otra mitad abajo
       *[west] otra mitad a la izquierda
    }
four-eyes-plus-heap-tiles =
    { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    }

## Refusals

four-eyes-plus-no-pass = Puedes jugar, así que no puedes pasar.
four-eyes-plus-only-laying = Todavía se colocan fichas. Di dos casillas, primero la de tu color.
four-eyes-plus-only-moving = Todas las fichas están colocadas. Di cuál de las tuyas va adónde, por ejemplo e5 e6 a a1 a2.
four-eyes-plus-no-moving-on-paper = En el papel no se mueve nada.
four-eyes-plus-not-adjacent = { $first } y { $second } no están juntas en una fila ni en una columna.
four-eyes-plus-no-change = La ficha de { $first } { $second } quedaría como está. Algo tiene que cambiar.
four-eyes-plus-no-tile-there = No hay ninguna ficha en { $first } { $second }.
four-eyes-plus-not-your-tile = La ficha de { $first } { $second } no es tuya.
four-eyes-plus-other-way-round = Ahí tu ficha está al revés: di { $second } { $first }.
four-eyes-plus-cell-taken = { $cell } está ocupada.
four-eyes-plus-cell-just-left = En { $cell } está la propia ficha. Las dos casillas tenían que estar libres antes.
four-eyes-plus-gift =
    Eso completaría un cuadrado { $other_colour ->
        [red] rojo
        [brown] marrón
       *[blue] azul
    } en { $other_square } para quien juega después de ti, y en esta partida está prohibido.
four-eyes-plus-both-squares =
    Eso completaría dos cuadrados a la vez, uno { $colour ->
        [red] rojo
        [brown] marrón
       *[blue] azul
    } en { $square } y otro { $other_colour ->
        [red] rojo
        [brown] marrón
       *[blue] azul
    } en { $other_square }. Está prohibido.

four-eyes-plus-no-such-tile = «{ $text }» no es una ficha: ocupa dos casillas que están juntas.
four-eyes-plus-two-on-a-cell = Hay dos peones en { $cell }.
four-eyes-plus-hand-not-empty = En la fase 2 el sitio { $seat } no puede tener fichas en la mano.
four-eyes-plus-tile-count = El sitio { $seat } tiene { $count } fichas entre el tablero y la mano; en total son { $full }.
four-eyes-plus-square-stands = Ya hay un cuadrado del sitio { $seat }: { $square }.
four-eyes-plus-history-too-early = La parte «{ $name }» es de la fase 2.
four-eyes-plus-bad-history = El turno { $number } de la parte «moved» no puede haber llevado a esta posición.

## Settings

four-eyes-plus-setting-size = Tamaño del tablero
four-eyes-plus-setting-mode = Se juega con
four-eyes-plus-setting-mode-tiles = fichas
four-eyes-plus-setting-mode-paper = papel y lápices
four-eyes-plus-setting-squares = Los cuadrados valen
four-eyes-plus-setting-squares-any = con cualquier inclinación
four-eyes-plus-setting-squares-upright = solo si están rectos
four-eyes-plus-setting-gift = Completar solo el cuadrado de quien juega después
four-eyes-plus-setting-gift-opponent_wins = le da la victoria
four-eyes-plus-setting-gift-illegal = está prohibido
four-eyes-plus-setting-relocate = Una ficha que se mueve
four-eyes-plus-setting-relocate-lift = puede usar las casillas que deja
four-eyes-plus-setting-relocate-strict = necesita dos casillas que ya estaban libres
four-eyes-plus-setting-repetition = Tablas cuando una posición se da tantas veces (0: nunca)
four-eyes-plus-setting-cap = Tablas tras tantos turnos por persona en la fase 2 (0: nunca)

## Help

four-eyes-plus-help =
    b2 a2: coloca una ficha, tu color en b2, el de quien juega después en a2
    e5 e6 a a1 a2: cuando todas las fichas están colocadas, mueve la tuya de e5 e6 a a1 a2, primero tu color
    toca b2: palpar una casilla; toca reserva: contar tus fichas
