# Las lecciones de Tactori.

lesson-course-about = Las instrucciones del juego indican como objetivos: pensar en tres dimensiones, proceder con un plan y construir con un fin, primeras ideas estratégicas, percepción visual, razonamiento, motricidad fina, contar y sumar. El tacto y el hacer algo en compañía los hemos añadido nosotros.

lesson-first-title = Enséñame: una ficha, otra, un puente
lesson-first-trains = Casillas vecinas, colores, poner y unir.
lesson-first-stone = ¡Hola! Juegas con rojo. Pon una ficha en b2.
lesson-first-beside = El ordenador ha puesto una ficha azul en d4. Pon una segunda ficha en c2, justo al lado de la primera.
lesson-first-tower = Así harías una torre; a eso llegaremos después. Pon la ficha en c2.
lesson-first-apart = En el tablero pequeño una varilla une vecinas. Pon la ficha en c2, al lado de b2.
lesson-first-bridge = Dos fichas rojas juntas: coloca una varilla de b2 a c2.
lesson-first-not-done = Coloca primero la varilla.
lesson-first-feel = ¡Un puente! Vale un punto, y el del ordenador también. Toca el tuyo en b2 o en c2.
lesson-first-end = Cuando todas las fichas están puestas, gana quien tiene más puentes.

lesson-free-title = Construcción libre: seis tareas
lesson-free-trains = Motricidad fina, ideas propias, estabilidad; construir en compañía.
lesson-free-tower = Aquí construyes lo que quieras, y seis tareas se marcan solas. La primera es una torre: pon dos fichas en la misma casilla.
lesson-free-bridge = Ahora un puente: dos fichas de un color en casillas vecinas, y entre ellas una varilla de ese color.
lesson-free-upstairs = Y ahora un puente en un piso superior: dos torres vecinas de la misma altura, con el mismo color arriba.
lesson-free-joined = Une a este un segundo puente del mismo color, de modo que los dos se encuentren en una torre.
lesson-free-below = Une ahora dos puentes en el primer piso.
lesson-free-across = La última tarea: dos puentes de un color que se encuentran en una torre en pisos distintos.
lesson-free-end = Las seis están marcadas, porque las has construido tú. La construcción libre no se acaba: sigue cuanto quieras.

lesson-towers-title = Puentes en el segundo piso
lesson-towers-trains = Comparar alturas, pensar en tres dimensiones.
lesson-towers-feel = Una varilla necesita dos torres de la misma altura con tu color arriba. Toca b2 y c2.
lesson-towers-stone = Dos fichas en b2, una en c2. Pon una ficha en c2.
lesson-towers-height = Entonces b2 y c2 siguen sin tener la misma altura.
lesson-towers-bridge = Ahora las dos tienen dos pisos, y rojo arriba. Coloca una varilla de b2 a c2.
lesson-towers-end = Se construya lo que se construya encima, el puente sigue contando.

lesson-connections-title = Hacer conexiones
lesson-connections-trains = Distinguir «más» y «nuevo».
lesson-connections-stone = En este juego dos casillas unidas cuentan una sola vez, por muchas varillas que haya. Pon una ficha en c3.
lesson-connections-again = De b2 a c2 ya hay una varilla. Otra encima no uniría nada nuevo.
lesson-connections-bridge = Coloca una varilla que una dos casillas nuevas: de c2 a c3, de b3 a c3, o de b2 a b3.
lesson-connections-end = Dos conexiones, dos puntos.

lesson-long-title = Conexiones largas
lesson-long-trains = Planear a lo largo de varios turnos, ver el todo en las partes.
lesson-long-stone = Gana la conexión más larga. Tienes dos trozos, de a2 a b2 y de d2 a e2. Pon una ficha en medio, en c2.
lesson-long-gap = Eso no llena el sitio vacío de c2.
lesson-long-first = Puedes colocar una varilla por turno. Coloca la primera de b2 a c2.
lesson-long-second = Dos varillas de largo. Cada turno empieza con una ficha: pon una donde quieras en la fila 1.
lesson-long-third = Coloca ahora la varilla de c2 a d2. Une los dos trozos.
lesson-long-end = Cuatro varillas seguidas. Una varilla en medio vale más que una en el extremo.

lesson-rectangle-title = El rectángulo cerrado
lesson-rectangle-trains = Imaginar la vista desde arriba.
lesson-rectangle-feel = Juegas con azul. Gana quien cierra un rectángulo de varillas de su color en la vista desde arriba. Toca c4 y d4.
lesson-rectangle-stone = Tres lados ya están; falta el de c4 a d4. Una ficha en c4, dos en d4: pon una ficha en c4.
lesson-rectangle-height = Entonces c4 y d4 siguen sin tener la misma altura.
lesson-rectangle-close = Ahora cabe la varilla. Colócala de c4 a d4.
lesson-rectangle-end = ¡Cerrado! Las varillas están en pisos distintos, pero en la vista desde arriba el rectángulo está completo.

lesson-colourful-title = Multicolor, en compañía
lesson-colourful-trains = Trabajar juntos por una meta, pensar en pisos.
lesson-colourful-feel = Aquí todos juegan con rojo, y vuestras varillas se cuentan juntas. Toca b3, b4 y c3.
lesson-colourful-stone = De b3 a b4 hay una varilla en el segundo piso, y en c3 una ficha amarilla. Pon encima una ficha roja: así c3 es tan alta como b3.
lesson-colourful-red = Solo el rojo arriba sostiene una varilla roja. Pon ahí una ficha roja.
lesson-colourful-height = Eso no levanta c3, la casilla al lado de b3.
lesson-colourful-bridge = Dos pisos, y rojo arriba. Coloca una varilla de b3 a c3.
lesson-colourful-corner = Cada varilla nueva tiene que unirse a las que hay. Pon una ficha roja en c4: al lado están b4 y c3.
lesson-colourful-beside = Eso no levanta c4.
lesson-colourful-sticks = Aquí puedes colocar varias varillas en un turno. Coloca las dos, de b4 a c4 y de c3 a c4.
lesson-colourful-more = Todavía se puede colocar una varilla.
lesson-colourful-end = Cuatro varillas. Dos casillas se unen una sola vez, y juntos no podéis pasar de quince varillas.

lesson-sliding-title = Multicolor deslizante
lesson-sliding-trains = Planear hacia atrás desde la meta, resolver algo en compañía.
lesson-sliding-first = Seis fichas rojas quieren estar conectadas, y solo a5 está vacía. Desliza ahí la ficha de a4.
lesson-sliding-done = Ya podrías colocar varillas. Antes vamos a deslizar otra vez: termina tu turno.
lesson-sliding-second = Ahora a4 está vacía. Desliza ahí la ficha roja de b4.
lesson-sliding-sticks = Las seis son vecinas. Coloca las cinco varillas: de a2 a a3, de a3 a a4, de a4 a a5, de a5 a b5, de b5 a c5.
lesson-sliding-end = Conectadas, deslizando dos veces. Se puede jugar a solas o en compañía.

lesson-crossings-title = El tablero grande: cruces
lesson-crossings-trains = Distancias más largas, ver formas en líneas que se cruzan.
lesson-crossings-span = En el tablero grande una varilla pasa por encima de una casilla, y puedes colocar las que quieras. Coloca una de b3 a d3.
lesson-crossings-first = Eso viene después. Coloca primero la varilla.
lesson-crossings-cross = Atraviesa la ficha de c3, y ahí otra puede cruzarla. Coloca esa de c3 a c5.
lesson-crossings-done = Se cruzan en c3, y ahí están unidas. Termina tu turno.
lesson-crossings-later = Eso viene en el próximo turno. Termina este.
lesson-crossings-stone = El ordenador ha puesto una ficha en g7. Pon una en d2: desde ahí una varilla llega a d4.
lesson-crossings-end-missing = Falta una ficha en d2, para la varilla de d2 a d4.
lesson-crossings-sticks = Coloca las dos varillas, de d2 a d4 y de c4 a e4.
lesson-crossings-both = Aún falta una de las dos varillas.
lesson-crossings-end = ¡Cerrado! Las varillas sobresalen de las esquinas, pero en la vista desde arriba c3, c4, d4 y d3 son un rectángulo.

lesson-moving-title = Mover, y recoger varillas
lesson-moving-trains = Renunciar a algo por algo mejor.
lesson-moving-feel = En vez de poner una ficha puedes mover tus fichas libres. Toca a1 y c7.
lesson-moving-move = La ficha de a1 está libre; la de c7 la sujeta una varilla. Mueve la ficha de a1 a g3.
lesson-moving-no-new = Aquí no hace falta una ficha nueva. Mueve la de a1 a g3.
lesson-moving-goal = La ficha de a1 tiene que ir a g3.
lesson-moving-bridge = Después de mover puedes colocar varillas. Coloca una de e3 a g3.
lesson-moving-bridge-first = Coloca primero la varilla de e3 a g3.
lesson-moving-take = Solo falta la esquina g5. Puedes recoger una varilla tuya sobre la que no hay nada construido: recoge la de a7 a c7.
lesson-moving-take-first = Recoge primero la varilla de a7 a c7.
lesson-moving-again = Ahora las fichas de sus dos extremos están libres. Mueve una de ellas, de c7 o de a7, a g5.
lesson-moving-corner = La esquina que falta es g5.
lesson-moving-sticks = Coloca las dos varillas, de g3 a g5 y de e5 a g5.
lesson-moving-both = Hay que colocar las varillas de g3 a g5 y de e5 a g5.
lesson-moving-end = Un rectángulo, y ni una ficha nueva.

lesson-knocking-title = Mover y expulsar
lesson-knocking-trains = Sopesar lo que se gana y lo que cuesta.
lesson-knocking-feel = En vez de poner una ficha puedes mover tus fichas libres. Toca c3 y g7.
lesson-knocking-knock = En c3 te estorba una ficha azul. Mueve las dos fichas de g7 a c3 y expulsa 1 ficha.
lesson-knocking-both-gone = Una por una: las dos fichas volverían a su reserva, y c3 quedaría vacía.
lesson-knocking-no-knock = Entonces la ficha azul se quedaría en c3.
lesson-knocking-bridge = La ficha azul está fuera, una de las tuyas ha vuelto a la reserva y la otra está en c3. Coloca una varilla de c3 a e3.
lesson-knocking-end = Las fichas que sujeta una varilla no se pueden mover ni expulsar: los puentes protegen.

lesson-points-title = Contar puntos
lesson-points-trains = Sumar, ver las formas pequeñas en las grandes.
lesson-points-close = Aquí cuenta cada rectángulo cerrado, y cada una de sus varillas vale el número de su piso. Tres lados ya están: coloca el cuarto, de c5 a e5.
lesson-points-side = El lado que falta va de c5 a e5.
lesson-points-halve = Cuatro varillas en el primer piso: 4 puntos. Coloca ahora una por el medio, de c4 a e4.
lesson-points-not-yet = Esa todavía no. Coloca la varilla que divide el rectángulo.
lesson-points-quarter = Dos rectángulos de 4 puntos hacen 8: una varilla cuenta para cada rectángulo del que forma parte. Divide los dos, con una varilla de d3 a d5.
lesson-points-end = Cuatro rectángulos pequeños de 4 puntos: 16. El grande ya no cuenta, porque dentro hay otros más pequeños.
