# Le parole del terminale.

play-welcome = Ti diamo il benvenuto al tavolo. Ecco i giochi:
play-which-game = Quale gioco? Scrivi il numero, oppure premi Invio per l’1:
play-which-game-again = Scrivi un numero da 1 a { $most }, per favore.
play-which-eyes = Scrivi 1 per giocare a occhi aperti, 2 per giocare con la maschera, solo con il tatto. Invio per { $usual }:
play-type-help = Scrivi «aiuto» per sentire che cosa puoi fare.
play-bots-warming-up = Il computer si sta preparando. La prima volta può volerci un minuto; intanto puoi giocare.
play-reminder-done = Di’ «fatto» quando hai finito il turno.
play-reminder-pass = Di’ «passo» quando non hai niente da dichiarare.
play-press-enter = Premi Invio per passare la tastiera.
play-hand-over = { $name }, la tastiera è tua. Premi Invio quando nessun altro sta leggendo:
play-revealed = Via le maschere. Ecco com’era il tabellone:
play-final-board = Ecco il tabellone alla fine:
play-yes-or-no = Scrivi sì o no:
play-save-name = Salvare la partita? Scrivi il nome di un file, oppure premi Invio per non salvare:
play-saved = Partita salvata in { $file }. Per continuare: touchstone play --resume { $file }
play-not-saved = Non è stato possibile salvare { $file }: { $why }
play-bad-name = nessun file può chiamarsi così.
play-again = Un’altra partita? Scrivi sì, o premi Invio per smettere:
play-goodbye = Arrivederci.
play-help = salva: scrivere la partita in un file; esci: lasciare il tavolo

board-row = Riga { $row }: { $content }.
board-row-empty = vuota
board-column = Colonna { $column }: { $content }.
board-diagonal = Diagonale da { $first } a { $last }: { $content }.
board-between = { $before }; { $after }
board-rest-empty = il resto vuoto
board-rows-empty = Righe da { $first } a { $last }: vuote.
board-where = { $count ->
        [0] Da nessuna parte sul tabellone: { $kind }.
        [1] Un solo posto ({ $kind }): { $cells }.
       *[other] { $count } posti ({ $kind }): { $cells }.
    }
board-nothing-changed = Dal tuo ultimo turno non è cambiato nulla.
