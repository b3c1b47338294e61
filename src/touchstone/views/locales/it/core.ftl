# Le parole comuni a tutti i giochi.

## Rifiuti

move-unreadable = Non capisco «{ $text }».
move-off-board = Su questo tabellone non c’è { $cell }.
move-not-your-turn = Adesso tocca a { $name }.
move-after-the-end = La partita è finita.

setting-unknown-name = L’impostazione «{ $name }» non esiste. Ci sono queste: { $allowed }.
setting-bad-value = «{ $value }» non è un valore di { $name }. Valori possibili: { $allowed }.
setting-no-value = «{ $text }» non ha la forma nome=valore.
setting-no-kernel = Non c’è un nucleo per { $game } con queste impostazioni: niente da misurare.

position-other-game = La posizione deve cominciare con «{ $slug }», non con «{ $found }».
position-empty-part = Nella posizione c’è una parte vuota tra due punti e virgola.
position-unknown-part = Nella posizione c’è una parte sconosciuta, «{ $name }».
position-repeated-part = Nella posizione la parte «{ $name }» compare due volte.
position-missing-part = Nella posizione manca la parte «{ $name }».
position-bad-number = La parte «{ $name }» deve essere un numero da { $least } a { $most }, non «{ $value }».
position-bad-value = «{ $value }» non è un valore della parte «{ $name }».
position-differs = La posizione dice { $name } { $value }, ma questa partita ha { $name } { $expected }.

record-not-a-move = «{ $text }» non ha la forma «posto: mossa».
record-not-a-header = «{ $text }» non ha la forma «nome: valore».
record-move-in-header = «{ $text }» sembra una mossa. Tra l’intestazione e le mosse ci vuole una riga davvero vuota.
record-repeated-header = Nell’intestazione la riga «{ $name }» compare due volte.
record-no-game = L’intestazione deve indicare un gioco con una riga «game: …». Ci sono questi: { $allowed }.
record-unknown-game = Il gioco «{ $found }» non esiste. Ci sono questi: { $allowed }.
record-no-file = Questo file non esiste: { $file }.
record-no-text = Il file { $file } non si può leggere come testo.
record-format = Questa partita scritta è nel formato { $found }; qui si può leggere solo il formato { $known }.
record-line-refused = Riga { $line } della partita scritta: { $why }

## La partita

match-no-such-seat = A questo tavolo non c’è il posto { $seat }.
match-offer-pending = C’è già una proposta sul tavolo.
match-offer-not-now = Adesso non si può proporre.
match-undo-masked = Quando si gioca con le maschere non si può ritirare una mossa.
match-nothing-to-undo = Non hai ancora fatto una mossa.
match-no-offer = Nessuno ti ha proposto niente.

match-round-ended = La manche { $round } è finita. { $why }
match-ended =
    { $winners ->
        [none] La partita finisce senza vincitori.
        [together] { $players ->
            [one] Ce l’hai fatta!
           *[other] Ce l’avete fatta insieme!
        }
        [you] Hai vinto!
        [shared] Vittoria condivisa: { $names }.
       *[other] { $names } ha vinto.
    }
match-resigned =
    { $who ->
        [you] Ti arrendi.
       *[other] { $name } si arrende.
    }
match-reason-resigned = Qualcuno si è arreso.
match-reason-agreed = La patta è stata decisa di comune accordo.
match-offered =
    { $who ->
        [you] { $offer ->
            [draw] Proponi la patta.
            [undo] Chiedi di ritirare la tua mossa.
           *[rematch] Proponi un’altra partita.
        }
       *[other] { $offer ->
            [draw] { $name } propone la patta.
            [undo] { $name } chiede di ritirare una mossa.
           *[rematch] { $name } propone un’altra partita.
        }
    }
match-accepted =
    { $who ->
        [you] Accetti.
       *[other] { $name } accetta.
    }
match-declined =
    { $who ->
        [you] Rifiuti.
       *[other] { $name } rifiuta.
    }
match-undone =
    { $who ->
        [you] Ritiri la tua mossa.
       *[other] { $name } ritira la sua mossa.
    }
match-rematch = Comincia una nuova partita.
match-helper =
    { $who ->
        [you] { $on ->
            [on] Ora giochi con l’aiutante.
           *[off] Ora giochi senza l’aiutante.
        }
       *[other] { $on ->
            [on] { $name } ora gioca con l’aiutante.
           *[off] { $name } ora gioca senza l’aiutante.
        }
    }
match-helper-masked = L’aiutante è solo per chi gioca a occhi aperti: con la maschera sono le tue dita a scoprire tutto.
match-helper-same =
    { $on ->
        [on] Il tuo aiutante è già attivo.
       *[off] Il tuo aiutante è già disattivato.
    }
match-your-turn = Tocca a te.
match-turn-of = Tocca a { $name }.
match-score =
    { $name } { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
match-felt = { $cell }: { $feel }.
match-felt-supply = Nella riserva: { $heaps }.

## Al tavolo

seat-name = Giocatore { $seat }
bot-name = Computer { $seat }
level-1 = primi passi
level-2 = con calma
level-3 = in forma
level-4 = da temere
level-5 = da maestri

## Parole scritte e domande

sure-resign = Vuoi davvero arrenderti?
typed-unreadable = Non capisco «{ $text }». Scrivi «aiuto» per sapere che cosa puoi dire.
typed-touch-what = Di’ che cosa vuoi toccare, per esempio «tocca b2» o «tocca riserva».
typed-board-masked = Hai la maschera. Senti il tabellone con «tocca», per esempio «tocca b2».
typed-no-scores = Non ci sono ancora punti.

## Le parole che si possono scrivere a ogni tavolo

core-say-touch = tocca | toccare | senti | tasta
core-say-supply = riserva | scatola | mucchio
core-say-to = a | fino a | verso
core-say-done = fatto | posato | ho posato | finito | turno è finito
core-say-pass = passo | passa | passare | passi
core-say-resign = mi arrendo | arrendersi | abbandono
core-say-draw = patta | pareggio | propongo la patta
core-say-undo = annulla | annullare | ritira la mossa
core-say-rematch = rivincita | ancora una
core-say-accept = accetto | accetta | sì | va bene
core-say-decline = rifiuto | rifiuta | no
core-say-help = aiuto | aiutami | ?
core-say-board = tabellone | guarda
core-say-score = punti | punteggio
core-say-clock = orologio | tempo
core-say-helper-on = con aiutante | aiutante | con l’aiutante
core-say-helper-off = senza aiutante | senza l’aiutante
core-say-repeat = ripeti | ripetere | come
core-say-save = salva | salvare
core-say-quit = esci | uscire | ciao
core-skip = il | lo | la | i | gli | le | l’ | un | uno | una | un’ | su | sul | sulla | in | da | dal | di | del | della | e | io | tu | mio | mia | tuo | tua | per favore | ho | hai
