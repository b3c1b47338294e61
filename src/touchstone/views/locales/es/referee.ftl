# El árbitro de un tablero de verdad.

referee-welcome = Jugad en vuestro tablero y decidme cada jugada tal como la diríais: { $example }. «deshacer» deshace la última jugada, «tablero» dice lo que sé, «ayuda» enumera las palabras, «salir» termina.
referee-taken-back = Jugada deshecha.
referee-noted = Anotado.
referee-refused = Esa jugada no es posible. Palpa el tablero y di otra.
referee-nothing-to-take-back = No hay nada que deshacer.
# Numbers as they are dictated, from one.
referee-numbers = uno, un, una | dos, ambas | tres | cuatro | cinco | seis | siete | ocho | nueve | diez | once | doce
