# Las lecciones de 4EYES+.

lesson-any-colours = Al revés: ahí va tu propio peón, así que nombra primero su casilla.

lesson-course-about = Las reglas del juego no indican objetivos. Estos son los nuestros.

lesson-first-title = Enséñame: colocar, bloquear, ganar
lesson-first-trains = Dos colores en una ficha, ver venir un cuadrado, defender y atacar.
lesson-first-lay = ¡Hola! Tú juegas con rojo, el ordenador con azul, y cada ficha lleva un peón de cada uno. Coloca una ficha: rojo en f2, azul en e2.
lesson-first-block = Azul está en b5, e5 y e2: para un cuadrado solo falta b2. Pon tu propio peón en b2, y el azul en b1 o b3.
lesson-first-gift = Con el peón azul en b2 completarías el cuadrado para el ordenador.
lesson-first-beside = Así paras ese cuadrado, pero ahí el peón azul prepara otro. Ponlo en b1 o b3.
lesson-first-loses = Entonces azul completa un cuadrado y gana enseguida.
lesson-first-win = Ahora tú: rojo está en b2, f2 y f6. Completa el cuadrado con rojo en b6 y azul en a6.
lesson-first-end = Cuatro peones rojos en las esquinas de un cuadrado: has ganado. Los cuadrados pueden ser de cualquier tamaño, y estar inclinados.

lesson-tilted-title = Cuadrados inclinados
lesson-tilted-trains = Girar formas en la mente, contar pasos en vez de medir.
lesson-tilted-feel = Un cuadrado no tiene por qué estar recto. Toca tus peones rojos en a2, b4 y d3.
lesson-tilted-win = De a2 a b4: dos hacia arriba, uno a la derecha. De b4 a d3: dos a la derecha, uno hacia abajo. Desde d3, dos hacia abajo y uno a la izquierda: pon ahí tu peón.
lesson-tilted-count = Cuenta otra vez: desde d3, dos hacia abajo y uno a la izquierda.
lesson-tilted-end = La cuarta esquina era c1. Cada lado da los mismos pasos, solo que girados.

lesson-two-title = Entre dos: tus peones en fichas ajenas
lesson-two-trains = Fijarse en todo lo que hay, no solo en las fichas propias.
lesson-two-feel = Entre dos, cada ficha lleva rojo y azul, y el punto muestra de quién es. Toca los peones rojos en b2, e2 y e5.
lesson-two-win = Dos de ellos vinieron con las fichas del ordenador, y cuentan igualmente para ti. La cuarta esquina es b5: pon ahí tu peón.
lesson-two-corner = La esquina que falta es b5.
lesson-two-end = Los haya puesto quien los haya puesto, los peones de tu color son tuyos.

lesson-giving-title = No regalar nada
lesson-giving-trains = Comprobar las dos mitades de una jugada.
lesson-giving-look = La mitad de cada ficha es de quien juega después. Solo una ficha impide que azul gane enseguida: rojo en f6, azul en e6. Colócala.
lesson-giving-loses = Después de eso, azul gana enseguida.
lesson-giving-end = Antes de colocar, mira lo que hace cada una de las dos mitades.

lesson-both-title = Los dos cuadrados a la vez, no
lesson-both-trains = Tener presente una regla mientras se ataca.
lesson-both-feel = Antes de completar tu cuadrado, mira el azul. Toca a3, c3 y c5.
lesson-both-win = A azul solo le falta a5, y a ti solo b5. Una ficha no puede completar los dos cuadrados: pon tu peón en b5, y el azul en b4 o b6.
lesson-both-gift = Un peón azul en a5 completa el cuadrado de azul, y azul gana.
lesson-both-corner = La esquina que te falta es b5.
lesson-both-end = Completar los dos cuadrados con una ficha está prohibido. Completar solo el ajeno está permitido, pero hace perder.

lesson-double-title = La doble amenaza
lesson-double-trains = Planear con dos turnos de antelación.
lesson-double-threaten = Solo con una ficha ganas en tu próximo turno haga lo que haga azul: rojo en d5, azul en d6. Colócala.
lesson-double-one = Azul aún tendría una respuesta.
lesson-double-win = Azul ha bloqueado d4, pero ha tenido que poner un peón rojo en e4. Ahora c4, d5 y e4 esperan a d3: pon ahí tu peón.
lesson-double-end = Una amenaza se puede bloquear. Dos a la vez, no.

lesson-parry-title = Parar dos amenazas
lesson-parry-trains = Mantener la calma y buscar la casilla que sirve dos veces.
lesson-parry-look = Azul amenaza con ganar en dos sitios. Solo una ficha para las dos: rojo en e6, azul en e7. Colócala.
lesson-parry-loses = Entonces azul gana enseguida en uno de los dos sitios.
lesson-parry-end = Donde se cruzan dos amenazas, basta un peón.

lesson-moving-title = Fase 2: mover las fichas
lesson-moving-trains = Deshacer lo que hay y componerlo de nuevo.
lesson-moving-feel = Todas las fichas están colocadas. Desde ahora mueves una de las tuyas en cada turno. Toca tu ficha en d1 y d2.
lesson-moving-turn = Una ficha incluso puede girarse donde está. Mueve la ficha d1 d2 a d2 d1: así rojo está en d2.
lesson-moving-other = Ahora solo gana una jugada: gira la ficha de d1 y d2.
lesson-moving-end = Un cuadrado, sin ir a ninguna parte.

lesson-three-title = Entre tres
lesson-three-trains = Vigilar a quien viene después, no a todo el mundo.
lesson-three-feel = Juegan tres: rojo, marrón y azul. Tú juegas con rojo, y tus fichas llevan marrón, el color de quien juega después. Toca los peones marrones en c5, e3 y e5.
lesson-three-block = Después juega marrón, y solo falta c3. Pon tu propio peón en c3, el marrón en c4 o d3.
lesson-three-gift = Un peón marrón en c3 completaría el cuadrado para marrón.
lesson-three-loses = Entonces marrón completa un cuadrado y gana enseguida.
lesson-three-end = Vigila sobre todo a quien juega después de ti: nadie más puede frenar a esa persona a tiempo.

lesson-paper-title = Con papel y lápices
lesson-paper-trains = Jugar en cualquier sitio, con dos lápices; prever lo que ya no se podrá mover.
lesson-paper-colour = En el papel no hay fichas: en cada turno coloreas una casilla de rojo y otra al lado de azul. Colorea e5 de rojo y f5 de azul.
lesson-paper-win = Azul ha coloreado c4 de azul y c3 de rojo. Rojo está en b2, e2 y e5: colorea la cuarta esquina, b5, y una casilla libre al lado de azul.
lesson-paper-corner = La cuarta esquina es b5.
lesson-paper-end = Has ganado, en el papel. Ahí no se mueve nunca nada: si ya no quedan dos casillas libres juntas, no gana nadie.
