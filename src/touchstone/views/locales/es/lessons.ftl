# Lecciones.

lesson-not-that = Esa jugada está permitida, pero no es lo que practicamos ahora.
lesson-go-on = Sigue.
lesson-line = { $game }, lección { $number }: { $title }
lesson-how = Escribe lo que quieres hacer. Pulsa solo Intro, o escribe «repite», para empezar el paso de nuevo; «saltar» lleva al siguiente; «salir» termina la lección.
lesson-next = Hay más que aprender: touchstone lesson { $game } { $number }
lesson-none = { $game } no tiene lección { $number }.
lesson-skip = saltar | salta | siguiente paso
lesson-step = Paso { $step } de { $steps }

lesson-aim-touch = El tacto: distinguir superficies y alturas
lesson-aim-memory = La memoria, también la de los movimientos
lesson-aim-attention = La atención, también a lo que hacen los demás
lesson-aim-space = Pensar en tres dimensiones
lesson-aim-planning = Proceder con un plan, construir con un fin
lesson-aim-strategy = Primeras ideas estratégicas
lesson-aim-seeing = Percepción visual: encontrar formas
lesson-aim-hands = Motricidad fina, con el juego de verdad al lado
lesson-aim-numbers = Contar y sumar
lesson-aim-together = Hacer algo en compañía

web-learn = Enséñame a jugar
web-learn-title = Aprender { $game }
web-learn-again = Empezar el paso de nuevo
web-learn-skip = Saltar el paso
web-learn-next = Lección siguiente
web-learn-all = Todas las lecciones
web-learn-done = Hecha
web-learn-teachers = Para docentes y familias
web-learn-aim = Objetivo
web-learn-lessons = Lecciones
web-learn-teachers-how = Cada lección se puede repetir con el juego de verdad: las frases nombran cada lugar. Las lecciones con antifaz se hacen con los ojos cerrados y la voz del ordenador, y nada va a contrarreloj. El curso impreso contiene todas las frases de cada lección.
web-learn-print = Imprimir este curso
web-learn-newcomer = ¿Es tu primera vez? La primera lección dura un minuto y medio, y esta mesa te espera.
web-learn-newcomer-no = No, gracias
web-learn-back = Volver a tu mesa
