# Las lecciones de Four Senses.

lesson-any-early = Ahí no hay ninguna línea todavía. Coloca primero una ficha.
lesson-any-elsewhere = Ahí no. Sigue con la línea que acabas de palpar.
lesson-any-other-line = Esa línea no gana.
lesson-any-no-need = No hace falta colocar nada: la línea ya está ahí, y gana quien la anuncia.

lesson-course-about = Personas que ven y personas ciegas juegan con el tacto, en igualdad: es el objetivo que indican las reglas. Lo demás que practican las lecciones lo hemos añadido nosotros.

lesson-first-title = Enséñame: palpar, colocar, anunciar
lesson-first-trains = Orientarse en el tablero, distinguir plano y agujero, vacío y ocupado; los tres actos de un turno.
lesson-first-feel = ¡Hola! El tablero tiene cuatro filas de cuatro espacios, y llevas los ojos tapados. Toca a1, la esquina cercana de la izquierda.
lesson-first-row = Un nivel de alto, y plano arriba. Toca ahora b1, c1 y d1.
lesson-first-place = Tres planas, y d1 está vacío: notas la cerámica. Coloca una ficha plana en d1.
lesson-first-hole = Esa tiene un agujero arriba. Las otras tres son planas: falta una plana.
lesson-first-declare = ¡Cuatro planas en una fila! Nadie te dirá que has ganado. Anuncia la línea de a1 a d1.
lesson-first-not-done = Anuncia primero: si te callas, quien juega después puede encontrar la línea.
lesson-first-end = Has ganado. Palpar, colocar, anunciar: en eso consiste el juego.

lesson-surfaces-title = Superficies y niveles con el tacto
lesson-surfaces-trains = Distinguir cerámica, plano y agujero, contar niveles, encontrar dónde cabe todavía una ficha.
lesson-surfaces-tops = Un dedo puede encontrar tres superficies. Toca a1, b1 y c1.
lesson-surfaces-levels = Cerámica donde no hay nada, luego plano, luego un agujero. Ahora las alturas: toca b1, b2 y c2.
lesson-surfaces-seek = Niveles 1, 2 y 3. Otra ficha solo cabe sobre la cerámica y sobre el nivel 1. En la fila 3 queda sitio en un espacio: toca la fila y coloca ahí cualquier ficha.
lesson-surfaces-no-line = Aquí buscamos un espacio, no una línea.
lesson-surfaces-elsewhere = Ahí cabría, pero el espacio que buscamos está en la fila 3, en el nivel 1.
lesson-surfaces-end = Era c3. Cerámica, o plano o agujero en el nivel 1, 2 o 3: tus dedos no necesitan conocer más que estas siete cosas.

lesson-level-title = Cuatro en el mismo nivel
lesson-level-trains = Comparar alturas con las yemas de los dedos, dejar de lado lo que no importa.
lesson-level-feel = Cuatro espacios de una línea también ganan si están en el mismo nivel. Toca la fila 3: a3, b3, c3 y d3.
lesson-level-place = Tres tienen dos niveles y c3 solo uno. Coloca una ficha plana o perforada en c3.
lesson-level-too-high = Con una ficha doble, c3 tendría tres niveles. Solo falta uno.
lesson-level-declare = Las cuatro están en el nivel 2, y no importa lo que haya arriba. Anuncia la línea de a3 a d3.
lesson-level-end = El mismo nivel: esa es la segunda figura.

lesson-stairs-title = La escalera y las fichas dobles
lesson-stairs-trains = Ordenar alturas, contar la reserva con los dedos, saber para qué sirve una ficha doble.
lesson-stairs-supply = Una ficha doble tiene dos niveles: plana por un lado y perforada por el otro. Toca la reserva: ahí están las fichas ordenadas.
lesson-stairs-feel = Tres espacios vecinos en los niveles 1, 2 y 3 son una escalera. Toca a2, b2 y c2.
lesson-stairs-place = Niveles 1, 2 y 1. Coloca una ficha doble en c2: así son tres niveles.
lesson-stairs-too-low = Así solo son dos niveles. Para tres hace falta una ficha doble.
lesson-stairs-declare = 1, 2, 3: una escalera, vengas por el lado que vengas. Anuncia la línea de a2 a c2.
lesson-stairs-end = Una escalera puede estar en una fila, en una columna o en cualquier diagonal. Ya conoces las tres figuras.

lesson-doubles-title = Para qué sirven las fichas dobles
lesson-doubles-trains = Elegir a la vez la altura y el lado.
lesson-doubles-feel = Una ficha doble puede ir sobre una sencilla, pero sobre una doble no va nunca nada. Toca la fila 4: a4, b4, c4 y d4.
lesson-doubles-place = Tres veces el nivel 3 con agujero, y c4 está solo en el nivel 1. Coloca una ficha doble en c4, con el agujero arriba.
lesson-doubles-other-side = El nivel serviría, pero una ficha doble puede hacer más. Dale la vuelta: con el agujero arriba.
lesson-doubles-too-low = Así solo son dos niveles. Con una ficha doble son tres.
lesson-doubles-declare = Cuatro agujeros, y todos en el nivel 3: dos figuras con una sola ficha. Anuncia la línea de a4 a d4.
lesson-doubles-end = Sin una ficha doble nadie llega al nivel 3. Toca la reserva de vez en cuando: solo hay ocho.

lesson-notice-title = Notar la línea de otra persona
lesson-notice-trains = Buscar con método, tener certeza antes de hablar.
lesson-notice-feel = El ordenador ha colocado y no ha dicho nada. Toca la columna b, de b1 a b4.
lesson-notice-feel-first = Quizá tengas razón, pero toca primero los cuatro espacios para tener certeza.
lesson-notice-declare = ¡Cuatro agujeros! No importa quién hizo la línea: gana quien la anuncia. Anúnciala, de b1 a b4.
lesson-notice-end = Bien notado. A los demás también se les escapan líneas: palpa antes de colocar.

lesson-paths-title = Caminos para los dedos
lesson-paths-trains = La memoria del movimiento: siempre el mismo camino por el tablero.
lesson-paths-down = Los dedos recuerdan caminos. Toca la diagonal del fondo a la izquierda hasta delante a la derecha: a4, b3, c2, d1.
lesson-paths-up = En b3 había un agujero, todo lo demás era plano. Ahora la otra diagonal: a1, b2, c3, d4.
lesson-paths-declare = Un agujero a cada paso. Anuncia la línea de a1 a d4.
lesson-paths-falling = En b3 hay un agujero y las otras son planas: esa línea no gana.
lesson-paths-end = Elige tu propio camino por el tablero y no lo cambies. Así tus dedos notarán lo que ha cambiado.

lesson-safe-title = El espacio seguro
lesson-safe-trains = Pensar en la respuesta antes de actuar.
lesson-safe-look = Aquí juegas con los ojos abiertos, y un árbitro encuentra las líneas. Solo una jugada impide que el ordenador gane enseguida: una ficha plana en b4. Colócala.
lesson-safe-loses = Después de eso, el ordenador gana enseguida. Mira las líneas en las que solo falta una ficha.
lesson-safe-end = Antes de colocar, piensa en lo que podría hacer con ello quien juega después.

lesson-masked-title = Jugar con antifaz
lesson-masked-trains = Recordar las fichas propias, buscar las de los demás.
lesson-masked-feel = Con el antifaz solo sabes lo que has palpado y colocado. Toca a2 y b2.
lesson-masked-place = Plano en el nivel 2, y al lado cerámica. Coloca una ficha plana en b2, y recuérdala.
lesson-masked-other-piece = Aquí hace falta una ficha plana en b2.
lesson-masked-done = Los demás no saben qué has colocado ni dónde. Di solo que has terminado.
lesson-masked-seek = No oyes ni qué ni dónde. Toca los espacios que aún no conoces: c2 y d2.
lesson-masked-close = Aquí está: d2 es plano. En c2 hay un agujero, y recuerdas a2 y b2. Coloca en c2 una ficha que complete cuatro planas.
lesson-masked-hole = Entonces en c2 habría otra vez un agujero. Falta una plana.
lesson-masked-declare = Cuatro planas, y nadie las ha visto. Anuncia la línea de a2 a d2.
lesson-masked-not-done = Anuncia primero, antes de que otra persona palpe la línea.
lesson-masked-end = Recordar lo que has hecho, palpar lo que han hecho los demás: así se juega con antifaz.

lesson-bonus-title = Entre tres, y el punto adicional
lesson-bonus-trains = Ver dos cosas a la vez; puntos a lo largo de varias rondas.
lesson-bonus-place = Entre tres se juegan tres rondas por puntos. En la fila 1 hay tres fichas planas, todas en el nivel 1. Coloca una ficha plana en c1: así la línea gana de dos formas.
lesson-bonus-one-way = Eso ganaría de una sola forma, o de ninguna. Para las dos hace falta una ficha plana en el nivel 1.
lesson-bonus-declare = Cuatro fichas idénticas por arriba, y todas en el mismo nivel. Anuncia la línea de a1 a d1.
lesson-bonus-end = Cinco puntos por la línea y uno por la segunda forma. Quien jugó justo antes de ti no recibe nada, la tercera persona recibe tres.
