# Ciò che si stampa, si ritaglia, si tocca e si compila.

paper-board = { $game }: il tabellone, { $size } per { $size }
paper-front = { $game }: tessere, il lato per due giocatori
paper-back = { $game }: tessere, il lato per tre giocatori
paper-singles = { $game }: pezzi semplici
paper-doubles = { $game }: pezzi doppi
paper-stones = { $game }: pezzi
paper-sticks = { $game }: bastoncini
paper-scores = { $game }: foglio dei punti
paper-notation = { $game }: come si scrivono le mosse
paper-game = Partita { $number }
paper-round = Manche { $number }
paper-total = Totale
paper-player = Giocatore { $number }
paper-cells = Le colonne hanno lettere da sinistra a destra, le righe numeri da vicino a lontano. Una casella è una lettera con un numero: b3.
paper-print = Stampa
paper-braille = Punti braille
paper-referee = Di’ le mosse all’arbitro: touchstone referee { $game }
paper-nothing = Per { $game } non c’è ancora niente da stampare.
pieces-none = Per { $game } non ci sono ancora pezzi da costruire.
pieces-bed-too-small = La parte più grande è larga { $needed } mm, il piano di stampa solo { $bed } mm.
