# Lo que se imprime, se recorta, se toca y se rellena.

paper-board = { $game }: el tablero, { $size } por { $size }
paper-front = { $game }: fichas, la cara para dos jugadores
paper-back = { $game }: fichas, la cara para tres jugadores
paper-singles = { $game }: fichas sencillas
paper-doubles = { $game }: fichas dobles
paper-stones = { $game }: fichas
paper-sticks = { $game }: varillas
paper-scores = { $game }: hoja de puntos
paper-notation = { $game }: cómo se escriben las jugadas
paper-game = Partida { $number }
paper-round = Ronda { $number }
paper-total = Total
paper-player = Jugador { $number }
paper-cells = Las columnas llevan letras de izquierda a derecha y las filas números de cerca a lejos. Una casilla es una letra y un número: b3.
paper-print = Tinta
paper-braille = Puntos braille
paper-referee = Di las jugadas al árbitro: touchstone referee { $game }
paper-nothing = Para { $game } todavía no hay nada que imprimir.
pieces-none = Para { $game } todavía no hay piezas que fabricar.
pieces-bed-too-small = La parte más grande mide { $needed } mm de ancho y la base de impresión solo { $bed } mm.
