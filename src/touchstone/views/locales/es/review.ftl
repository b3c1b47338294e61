# Lo que se dice de una partida jugada.

review-title = Análisis: { $game }
review-going-on = La partida todavía no ha terminado.
review-turning = El momento decisivo fue el turno { $turn }, de { $name }.
review-no-turning = Nadie dejó escapar nada.
review-standing =
    { $turns ->
        [one] Después del turno { $since }, esto estuvo ahí durante un turno y nadie lo notó: { $how }
       *[other] Después del turno { $since }, esto estuvo ahí durante { $turns } turnos y nadie lo notó: { $how }
    }
review-turn = Turno { $turn }, { $name }: { $moves }.
review-grade =
    { $grade ->
        [best] La mejor jugada.
        [good] Bien.
        [lost] La partida ya estaba perdida.
        [unknown] No se sabe si había algo mejor.
        [lead-lost] Un error: se perdió la ventaja.
        [promised] Un error: otra jugada prometía más.
        [draw-lost] Un error: se dejaron escapar las tablas.
        [win-lost] Un error grave: se dejó escapar la victoria.
        [given] Un error grave: se regaló la partida.
        [loss-allowed] Un error grave: quien juega después puede ganar enseguida.
        [standing] Se pasó por alto: había una línea ganadora y bastaba con anunciarla.
       *[missed] Se pasó por alto: en este turno se podía ganar.
    }
review-worth = Valor ahora: { $value }.
review-estimated = { $value }, es una estimación
review-better = Mejor: { $moves }.
review-chart = El valor a lo largo de la partida
review-chart-about = Una línea por jugador: arriba la victoria, abajo la derrota. Los puntos huecos son estimaciones.
review-chart-turn = Turno { $turn }: { $shares }.
review-share = { $name } { $percent } %
review-only-looking = Esta partida ha terminado y aquí solo se mira. Di «jugar» para jugar desde aquí contra el ordenador.
review-help = En el tablero, Intro va adelante, Esc atrás y N al siguiente error. Con palabras: «siguiente», «atrás», «turno 4», «error», «final»; «jugar» para jugar desde aquí; «tablero», «fila 2» o «b3» para oír lo que hay ahí.

## El camino de los dedos

fingers-title = El camino de los dedos
fingers-figures = { $name }. Toques: { $touches }. Casillas tocadas: { $cells } de { $all }. Tocadas otra vez sin que nada hubiera cambiado: { $again }. Conocido al decidir: { $percent } % del tablero.
fingers-felt = Turno { $turn }, { $name } tocó { $cells }.
fingers-nothing = Turno { $turn }, { $name } no tocó nada.
fingers-unknown = Cambiado y sin tocar desde entonces: { $cells }.
fingers-all-felt = La línea estaba ahí, y los dedos la habían tocado entera. { $how }
fingers-not-since = La línea estaba ahí, pero { $name } no había tocado { $cell } desde el turno { $turn }. { $how }
fingers-never = La línea estaba ahí, pero { $name } nunca había tocado { $cell }. { $how }
fingers-consent =
    Quienes han mirado ven el camino de los dedos si en la mesa aceptan todas las personas que han jugado. { $count ->
        [0] Hasta ahora nadie ha aceptado.
       *[other] De acuerdo hasta ahora: { $names }.
    }
fingers-open = Todas las personas que han jugado aceptan que otros vean el camino de los dedos.

## En la página

web-review = Análisis
web-review-this = Analizar esta partida
web-review-about = Pega el texto de una partida o de un encuentro guardado. Se examina turno por turno.
web-review-text = Texto de la partida
web-review-go = Analizar
web-review-turns = Turno por turno
web-review-next-mistake = Al siguiente error
web-review-run = Dejar correr
web-review-stop = Parar
web-review-working = Analizando la partida…
web-review-progress = Turnos ya examinados
web-review-done = Terminado: en el tiempo previsto no se ha encontrado nada más.
web-review-play = Jugar desde aquí contra el ordenador
web-review-values = El valor como lista
web-path = Mostrar a otros el camino de los dedos
web-path-about = Quienes han mirado ven en el análisis lo que se tocó en esta partida, si aceptan todas las personas que han jugado. Puedes cambiar de opinión hasta que empiece otra partida.
web-back-to-table = Volver a la mesa

## Lo que se puede escribir en el análisis

review-say-first = comienzo | principio | al comienzo | al principio
review-say-back = atrás | anterior | un paso atrás
review-say-on = siguiente | adelante | seguir | un paso adelante
review-say-last = final | fin | al final | último turno
review-say-mistake = error | siguiente error | al siguiente error
review-say-run = correr | dejar correr
review-say-stop = parar | para
review-say-play = jugar | juega | jugar desde aquí | jugar desde aquí contra el ordenador
review-say-turn = turno | al turno | ir al turno
