# Things to hold.

things-missing = { $tools }: hace falta para esto y aquí no está instalado. Para instalarlo: { $command }
things-contents = Índice
things-epub-summary = Cada imagen de un tablero se describe también con palabras, fila por fila. El libro tiene títulos, un índice y un solo orden de lectura; nada depende solo del color.

## Downloads of the rules pages

things-title = Letra grande, braille, EPUB, audio, para imprimir y construir
things-intro = Estas reglas para tener en la mano, tocar y escuchar. Todo sale de esta página, la primera vez que alguien lo pide.
things-pdf = Letra grande (PDF, 18 y 24 puntos)
things-brf = Braille para impresoras y líneas braille (BRF)
things-pef = Braille con su propio formato de página (PEF)
things-epub = Un libro para lectores electrónicos (EPUB)
things-audio = Para escuchar, capítulo por capítulo (MP3)
things-sheet = Hojas para rellenar y una tarjeta de la notación
things-print = Para imprimir y jugar
things-tactile = Páginas táctiles para papel de relieve
things-pieces = Tablero y piezas para una impresora 3D (STL y 3MF)
things-make-it = Preparar
things-size = (archivo de { $size } kB)
things-state-making = { $thing }: se está preparando. Tarda como mucho un minuto.
things-state-ready = { $thing }: listo.
things-state-failed = { $thing }: no ha funcionado. Inténtalo otra vez dentro de diez minutos.
