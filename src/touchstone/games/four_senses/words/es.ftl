# Four Senses.

game-name = Four Senses
game-about = Un juego para la yema de los dedos, con los ojos vendados: palpa el tablero, coloca una ficha y date cuenta antes que nadie de que hay una línea.

## Lo que ocurre

game-event-placed =
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
game-event-claimed =
    { $who ->
        [you] Anuncias la línea de { $first } a { $last }. { $verdict ->
            [right] ¡Correcto!
           *[wrong] No hay ninguna línea ganadora.
        }
       *[other] { $name } anuncia la línea de { $first } a { $last }. { $verdict ->
            [right] ¡Correcto!
           *[wrong] No hay ninguna línea ganadora.
        }
    }
game-event-bonus =
    { $who ->
        [you] ¡Bravo! Ganas un punto adicional: { $ways ->
            [line] la línea gana de dos formas
           *[board] hay dos figuras ganadoras en el tablero
        }.
       *[other] ¡Bravo! { $name } gana un punto adicional: { $ways ->
            [line] la línea gana de dos formas
           *[board] hay dos figuras ganadoras en el tablero
        }.
    }
game-turn-done =
    { $who ->
        [you] Ya has colocado.
       *[other] { $name } ya ha colocado.
    }
game-turn-passed =
    { $who ->
        [you] Pasas.
       *[other] { $name } pasa.
    }

## Por qué ha terminado la ronda

game-reason-same-top = Cuatro fichas idénticas por arriba: { $cells }.
game-reason-same-level = Cuatro fichas del mismo nivel: { $cells }.
game-reason-stairs = Una escalera: { $cells }.
game-also-same-level = Y también cuatro fichas del mismo nivel.
game-also-stairs = Y también una escalera.
game-reason-no-winner = Todas las fichas están colocadas y nadie ha anunciado una línea.
game-reason-false-claim = La línea anunciada no estaba, y eso hace perder la ronda.

## Al tacto

game-feel-ceramic = cerámica, vacío
game-feel-flat = nivel { $height }, plano
game-feel-hole = nivel { $height }, agujero
game-heap-f =
    { $count ->
        [one] { $count } ficha plana
       *[other] { $count } fichas planas
    }
game-heap-h =
    { $count ->
        [one] { $count } ficha perforada
       *[other] { $count } fichas perforadas
    }
game-heap-d =
    { $count ->
        [one] { $count } ficha doble
       *[other] { $count } fichas dobles
    }

## Rechazos

game-well-full = El espacio { $cell } está lleno.
game-heap-empty = { $heap ->
        [f] Ya no quedan fichas planas.
        [h] Ya no quedan fichas perforadas.
       *[d] Ya no quedan fichas dobles.
    }
game-already-placed = Ya has colocado una ficha. Di «listo» o anuncia una línea.
game-no-done = Todavía no has colocado ninguna ficha.
game-no-pass = Solo puedes pasar cuando todas las fichas están colocadas.
game-no-line = { $line } no es una línea. Una línea es una fila, una columna o una diagonal larga de cuatro espacios, o bien tres espacios seguidos.
game-no-claim = Ya has anunciado una línea en este turno.
game-no-claims = En esta partida el árbitro encuentra las líneas; nadie las anuncia.

game-too-many-pieces = { $heap ->
        [f] Hay más de 8 fichas planas.
        [h] Hay más de 8 fichas perforadas.
       *[d] Hay más de 8 fichas dobles.
    }
game-row-length = { $name } debe enumerar cuatro espacios.
game-unknown-piece = «{ $text }» en { $cell } no es una pila de fichas.
game-stack-of-three = Hay más de dos fichas en { $cell }.
game-covered-double = En { $cell } hay algo encima de una ficha doble.
game-last-not-there = La última ficha no puede estar en { $cell }.
game-left-too-early = Los turnos para anunciar no encajan con esta fase.
game-stage-of-referee = Con árbitro, la fase es siempre «explore».
game-nothing-placed = En un tablero vacío nadie puede haber colocado nada.

## Ajustes

game-setting-claims = Las líneas
game-setting-claims-spoken = hay que notarlas y anunciarlas
game-setting-claims-referee = las encuentra el árbitro
game-setting-claim_window = Una línea se puede anunciar
game-setting-claim_window-turn = mientras siga ahí
game-setting-claim_window-strict = solo enseguida, por quien la hizo o quien juega después
game-setting-false_claim = Anunciar una línea que no está
game-setting-false_claim-free = no cuesta nada
game-setting-false_claim-lose_round = hace perder la ronda
game-setting-bonus = El punto adicional premia
game-setting-bonus-strict = una línea que gana de dos formas
game-setting-bonus-broad = dos figuras ganadoras en cualquier parte del tablero

## Palabras que se pueden escribir

game-say-f = plana | plano | ficha plana
game-say-h = perforada | agujero | ficha perforada
game-say-df = doble plana | doble plano | ficha doble plana | ficha doble con el lado plano arriba
game-say-dh = doble perforada | doble agujero | ficha doble perforada | ficha doble con el agujero arriba
game-say-claim = anuncio
game-type-f = la plana | lisa
game-type-h = con agujero | hueca
game-type-df = doble lado plano arriba | doble lado plano hacia arriba | doble lado plano | doble plana arriba | ficha doble lado plano arriba | doble … lado plano arriba | ficha doble … lado plano arriba
game-type-dh = doble agujero arriba | doble agujero hacia arriba | ficha doble agujero arriba | ficha doble agujero hacia arriba | ficha doble agujero | doble … agujero arriba | ficha doble … agujero arriba
game-type-claim = gano con | he ganado con | he encontrado | anúnciala | anunciarla
game-type-pass = pasar no anuncio nada | no anuncio nada | nada que anunciar
game-skip = coloca | coloco | colocas | pon | pongo | colocar | poner | juega | deja | colócala | ponla
game-help =
    plana b3, perforada b3, doble plana b3, doble perforada b3: colocar una ficha (abreviado: f b3, h b3, df b3, dh b3)
    anuncio a1-d1: anunciar la línea de a1 a d1
    listo: decir que ya has colocado
    toca b2: palpar un espacio; toca reserva: contar lo que queda

## On the page

game-pick = Anunciar una línea: un extremo en { $cell }, el otro en …
game-sure-claim = ¿Anunciar { $line }? Solo se puede anunciar una vez por turno.

## El primer minuto

game-goal =
    { $claims ->
        [referee] Gana quien complete una línea: cuatro fichas idénticas por arriba, cuatro en el mismo nivel, o una escalera de tres.
       *[spoken] Gana quien primero note y anuncie una línea: cuatro fichas idénticas por arriba, cuatro en el mismo nivel, o una escalera de tres.
    }
game-points = Una línea da cinco puntos, y uno más si gana de dos formas. Quien jugó justo antes no recibe nada, la tercera persona recibe tres.
game-stage-explore =
    { $eyes ->
        [masked] Palpa el tablero y luego coloca una ficha o anuncia una línea.
       *[open] Coloca una ficha, o anuncia una línea.
    }
game-stage-place = Coloca una ficha.
game-stage-placed =
    { $eyes ->
        [masked] Has colocado. Sigue palpando, anuncia una línea, o elige «listo».
       *[open] Has colocado. Anuncia una línea, o elige «listo».
    }
game-stage-last = Todas las fichas están colocadas. Anuncia una línea de un extremo al otro, o pasa.
game-kind-flat = planas
game-kind-hole = agujeros

## Botones

game-do-f = Colocar una ficha plana en { $cell1 }
game-do-h = Colocar una ficha perforada en { $cell1 }
game-do-df = Colocar una ficha doble en { $cell1 }, con el lado plano arriba
game-do-dh = Colocar una ficha doble en { $cell1 }, con el agujero arriba
game-do-claim = Anunciar la línea de { $cell1 } a { $cell2 }
game-do-pass = Pasar: no anuncio nada
game-do-done = Listo: ya he colocado
