# Four Senses.

four-senses-name = Four Senses
four-senses-about = Un juego para la yema de los dedos, con los ojos vendados: palpa el tablero, coloca una ficha y date cuenta antes que nadie de que hay una línea.

## Lo que ocurre

four-senses-event-placed =
    { $who ->
        [you] Colocas { $piece ->
            [f] una ficha plana
            [h] una ficha perforada
            [df] una ficha doble, con el lado plano arriba,
           *[dh] una ficha doble, con el agujero arriba,
        } en { $cell }.
       *[other] { $name } coloca { $piece ->
            [f] una ficha plana
            [h] una ficha perforada
            [df] una ficha doble, con el lado plano arriba,
           *[dh] una ficha doble, con el agujero arriba,
        } en { $cell }.
    }
four-senses-event-claimed =
    { $who ->
        [you] Cantas la línea de { $first } a { $last }. { $verdict ->
            [right] ¡Correcto!
           *[wrong] No hay ninguna línea ganadora.
        }
       *[other] { $name } canta la línea de { $first } a { $last }. { $verdict ->
            [right] ¡Correcto!
           *[wrong] No hay ninguna línea ganadora.
        }
    }
four-senses-event-turn-ended =
    { $who ->
        [you] Ya has colocado.
       *[other] { $name } ya ha colocado.
    }
four-senses-event-passed =
    { $who ->
        [you] Pasas.
       *[other] { $name } pasa.
    }

## Por qué ha terminado la ronda

four-senses-reason-same-top = Cuatro fichas iguales por arriba: { $cells }.
four-senses-reason-same-level = Cuatro fichas del mismo nivel: { $cells }.
four-senses-reason-stairs = Una escalera: { $cells }.
four-senses-reason-no-winner = Todas las fichas están colocadas y nadie ha cantado una línea.
four-senses-reason-false-claim = La línea cantada no estaba, y eso hace perder la ronda.

## Al tacto

four-senses-feel-ceramic = cerámica, vacío
four-senses-feel-flat = nivel { $height }, plano
four-senses-feel-hole = nivel { $height }, agujero
four-senses-heap-f =
    { $count ->
        [one] { $count } ficha plana
       *[other] { $count } fichas planas
    }
four-senses-heap-h =
    { $count ->
        [one] { $count } ficha perforada
       *[other] { $count } fichas perforadas
    }
four-senses-heap-d =
    { $count ->
        [one] { $count } ficha doble
       *[other] { $count } fichas dobles
    }

## Rechazos

four-senses-well-full = El espacio { $cell } está lleno.
four-senses-heap-empty = { $heap ->
        [f] Ya no quedan fichas planas.
        [h] Ya no quedan fichas perforadas.
       *[d] Ya no quedan fichas dobles.
    }
four-senses-already-placed = Ya has colocado una ficha. Di «listo» o canta una línea.
four-senses-no-done = Todavía no has colocado ninguna ficha.
four-senses-no-pass = Solo puedes pasar cuando todas las fichas están colocadas.
four-senses-no-line = { $line } no es una línea. Una línea es una fila, una columna o una diagonal larga de cuatro espacios, o bien tres espacios seguidos.
four-senses-no-claim = Ya has cantado una línea en este turno.
four-senses-no-claims = En esta partida el árbitro encuentra las líneas; nadie las canta.

four-senses-too-many-pieces = { $heap ->
        [f] Hay más de 8 fichas planas.
        [h] Hay más de 8 fichas perforadas.
       *[d] Hay más de 8 fichas dobles.
    }
four-senses-row-length = { $name } debe enumerar cuatro espacios.
four-senses-unknown-piece = «{ $text }» en { $cell } no es una pila de fichas.
four-senses-stack-of-three = Hay más de dos fichas en { $cell }.
four-senses-covered-double = En { $cell } hay algo encima de una ficha doble.
four-senses-last-not-there = La última ficha no puede estar en { $cell }.
four-senses-left-too-early = Los turnos para cantar no encajan con esta fase.
four-senses-stage-of-referee = Con árbitro, la fase es siempre «explore».
four-senses-nothing-placed = En un tablero vacío nadie puede haber colocado nada.

## Ajustes

four-senses-setting-claims = Las líneas
four-senses-setting-claims-spoken = hay que notarlas y cantarlas
four-senses-setting-claims-referee = las encuentra el árbitro
four-senses-setting-claim_window = Una línea se puede cantar
four-senses-setting-claim_window-turn = mientras siga ahí
four-senses-setting-claim_window-strict = solo enseguida, por quien la hizo o quien juega después
four-senses-setting-false_claim = Cantar una línea que no está
four-senses-setting-false_claim-free = no cuesta nada
four-senses-setting-false_claim-lose_round = hace perder la ronda
four-senses-setting-bonus = El punto adicional premia
four-senses-setting-bonus-strict = una línea que gana de dos formas
four-senses-setting-bonus-broad = dos figuras ganadoras en cualquier parte del tablero

## Palabras que se pueden escribir

four-senses-say-f = plana | plano | ficha plana
four-senses-say-h = perforada | agujero | ficha perforada
four-senses-say-df = doble plana | doble plano | ficha doble plana
four-senses-say-dh = doble perforada | doble agujero | ficha doble perforada
four-senses-say-claim = canto | cantar | línea | anuncio
four-senses-help =
    plana b3, perforada b3, doble plana b3, doble perforada b3: colocar una ficha (abreviado: f b3, h b3, df b3, dh b3)
    canto a1-d1: cantar la línea de a1 a d1
    listo: decir que ya has colocado
    toca b2: palpar un espacio; toca reserva: contar lo que queda
