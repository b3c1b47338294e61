# Le parole comuni a tutti i giochi.

## Rifiuti

move-unreadable = Non capisco «{ $text }».
move-off-board = Su questo tabellone non c’è { $cell }.
move-not-your-turn = Adesso è il turno di { $name }.
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
record-move-in-header = «{ $text }» sembra una mossa. Tra l’intestazione e le mosse ci vuole una riga completamente vuota.
record-repeated-header = Nell’intestazione la riga «{ $name }» compare due volte.
record-no-game = L’intestazione deve indicare un gioco con una riga «game: …». Ci sono questi: { $allowed }.
record-unknown-game = Il gioco «{ $found }» non esiste. Ci sono questi: { $allowed }.
record-no-file = Questo file non esiste: { $file }.
record-no-text = Il file { $file } non si può leggere come testo.
record-format = Questa registrazione è nel formato { $found }; qui si può leggere solo il formato { $known }.
record-line-refused = Riga { $line } della registrazione: { $why }

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
        [lost] Hai perso. { $names } ha vinto.
        [lost-shared] Hai perso. Vittoria condivisa: { $names }.
        [shared] Vittoria condivisa: { $names }.
       *[other] { $names } ha vinto.
    }
match-resigned =
    { $who ->
        [you] Ti arrendi.
       *[other] { $name } si arrende.
    }
match-reason-resigned = La partita è stata abbandonata.
match-reason-agreed = La patta è stata decisa di comune accordo.

# What an analyst says of a move. $how tells in the game's own words how a win looks.
analysis-wins = Vince subito. { $how }
analysis-wins-with = Vince in questo turno con { $moves }. { $how }
analysis-gives = Regala la vittoria a qualcun altro. { $how }
analysis-draws = Chiude la partita senza vincitori.
analysis-allows = Poi chi gioca dopo vince con { $moves }. { $how }
analysis-parries =
    { $number ->
        [1] L’unica mossa che para { $moves }. { $how }
       *[other] Para { $moves }. { $how }
    }
analysis-threatens = Minaccia { $moves }. { $how }
analysis-answers =
    { $number ->
        [0] Niente para questa minaccia.
        [1] Solo { $parries } para questa minaccia.
       *[other] Solo queste mosse parano la minaccia: { $parries }.
    }
analysis-value =
    { $value ->
        [win] vittoria
        [draw] patta
       *[loss] sconfitta
    }
analysis-proven = { $value }, è dimostrato
analysis-expected = { $value } se ognuno gioca al meglio, non è dimostrato
analysis-left =
    { $number ->
        [1] una mossa alla fine
       *[other] { $number } mosse alla fine
    }
analysis-share = { $percent }% dei punti in { $games } partite simulate, tra { $low }% e { $high }% con una certezza del 95%
analysis-unknown = non esaminata
analysis-line = Seguito atteso: { $moves }.
analysis-best = Mosse migliori: { $moves }.
analysis-unheld = Non è dimostrato che così si mantenga il valore.
analysis-position =
    { $value ->
        [unknown] Valore: non dimostrato.
       *[other] Valore: { $value }.
    }

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
match-share =
    { $who ->
        [you] { $on ->
            [on] Accetti che questa partita serva alla ricerca, senza nomi.
           *[off] Non accetti più che questa partita serva alla ricerca.
        }
       *[other] { $on ->
            [on] { $name } accetta che questa partita serva alla ricerca, senza nomi.
           *[off] { $name } non accetta più che questa partita serva alla ricerca.
        }
    }
match-share-same =
    { $on ->
        [on] Hai già accettato.
       *[off] Finora non hai accettato.
    }
match-path =
    { $who ->
        [you] { $on ->
            [on] Accetti che chi ha guardato veda il cammino delle tue dita.
           *[off] Non accetti più che chi ha guardato veda il cammino delle tue dita.
        }
       *[other] { $on ->
            [on] { $name } accetta che chi ha guardato veda il cammino delle dita.
           *[off] { $name } non accetta più che chi ha guardato veda il cammino delle dita.
        }
    }
match-path-not-yet = Si può accettare solo quando la partita è finita.
match-your-turn = Tocca a te.
match-turn-of = È il turno di { $name }.
match-score =
    { $name }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
match-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
match-felt = { $cell }: { $feel }.
match-felt-supply = Nella riserva: { $heaps }.

## Al tavolo

seat-name = Giocatore { $seat }
bot-name = Computer
bot-name-one-of = Computer { $letter }
player-level = { $name }, livello { $level }
player-replaced = { $name }, il computer al suo posto, livello { $level }
level-1 = primi passi
level-2 = con calma
level-3 = con curiosità
level-4 = con attenzione
level-5 = con prudenza
level-6 = in forma
level-7 = con ingegno
level-8 = con astuzia
level-9 = con esperienza
level-10 = forte
level-11 = da temere
level-12 = da maestri

## Parole scritte e domande

sure-resign = Vuoi davvero arrenderti?
typed-unreadable = Non capisco «{ $text }». Scrivi «aiuto» per sapere che cosa puoi dire.
typed-touch-what = Di’ che cosa vuoi toccare, per esempio «tocca b2» o «tocca riserva».
typed-cell-can = Ecco che cosa si può fare su { $cell }:
typed-board-masked = Hai la maschera. Senti il tabellone con «tocca», per esempio «tocca b2».
typed-no-scores = Non ci sono ancora punti.
typed-nothing-happened = Non è ancora successo nulla.
line-row = riga { $name }
line-column = colonna { $name }
line-diagonal = diagonale { $name }
line-part = da { $first } a { $last }, { $line }
typed-where-what = Di’ che cosa cerchi: { $kinds }.
typed-hint = Di’ «con aiutante» per sapere quando una mossa vince subito.
typed-help =
    tabellone: leggere tutto il tabellone (solo a occhi aperti)
    punti: il punteggio; ripeti: gli ultimi cinque messaggi
    annulla, patta, mi arrendo: ritirare una mossa, proporre la patta, arrendersi

## Le parole che si possono scrivere a ogni tavolo

core-say-touch = tocca | toccare | senti | tasta
core-say-supply = riserva | scatola | mucchio
core-say-to = a | fino a | verso | ad
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
core-say-row = riga
core-say-column = colonna
core-say-diagonal = diagonale
core-say-where = dove | dove sono | dov’è
core-say-changed = novità | che cosa è cambiato
core-say-turn = stato | a chi tocca
core-say-hint = suggerimento | consiglio
core-say-rules = regole | scopo
core-say-score = punti | punteggio
core-say-clock = orologio | tempo
core-say-helper-on = con aiutante | aiutante | con l’aiutante
core-say-helper-off = senza aiutante | senza l’aiutante
core-say-share-on = condividi | condividi la partita
core-say-share-off = non condividere | non condividere la partita
core-say-path-on = mostra il cammino | mostra cammino
core-say-path-off = nascondi il cammino | nascondi cammino
core-say-repeat = ripeti | ripetere | come
core-say-save = salva | salvare
core-say-quit = esci | uscire | ciao
core-skip = il | lo | la | i | gli | le | l’ | un | uno | una | un’ | su | sul | sulla | in | da | dal | di | del | della | e | io | tu | mio | mia | tuo | tua | per favore | ho | hai | con | col | tra | fra | ora | adesso | c’è | nello | nella | nel | sullo | alla | al | ed | voglio | vorrei | quello | quella | lì | là | ne | primo | prima | secondo | seconda | terzo | quarto | quarta | proprio | tutti | anche

## Parole che nessuno legge ma che si scrivono all’inizio

core-type-touch = vedi | leggi | esplora | esamina | mostra | cosa c’è in | cosa c’è su | che cosa c’è in | che cosa c’è su | che c’è in | cos’è | che cos’è | tocco | sento | sentire | palpa | leggere
core-type-to = sino a | fino ad
core-type-board = guardare | mostra il tabellone | leggi il tabellone | tutto il tabellone | leggere il tabellone | vedi il tabellone | guarda il tabellone | leggi tutto | descrivi il tabellone
core-type-help = ho bisogno di aiuto | cosa posso dire
core-type-rules = come si gioca | come si vince | quali sono le regole | qual è lo scopo | spiega le regole
core-type-turn = di chi è il turno | cosa posso fare | che cosa posso fare | tocca a me | è il mio turno | cosa devo fare | che cosa devo fare | che faccio
core-type-repeat = cosa è successo | che cosa è successo | scusa | puoi ripetere | cos’hai detto | che cosa hai detto | che cosa | cosa
core-type-undo = annulla la mossa | riprendo la mossa | ritira mossa | ritirare la mossa | ritiro la mossa | ritirare una mossa | indietro
core-type-rematch = nuova partita | gioca ancora | giochiamo ancora
core-type-done = fine turno | finisci il turno | fine del turno | termina il turno | finisco il turno | ho finito il turno | pronto | pronta | finisci turno | finisci il tuo turno | termina turno
core-type-accept = ok | d’accordo
core-type-score = quanti punti | qual è il punteggio | quanti punti ho | chi vince | chi sta vincendo
core-type-clock = quanto tempo
core-type-supply = cosa mi resta | che cosa mi resta | quali pezzi restano | quanti pezzi restano | quanti pezzi ho | quanti bastoncini restano | quanti bastoncini ho | quante tessere ho | quanti ne restano
core-type-draw = propongo patta | proponi la patta | facciamo patta
core-type-resign = abbandonare | resa | arrendermi | abbandono la partita

## The first words at a table

greeting-sign = Giochi con { $sign }.
greeting-masked = Hai la maschera e giochi al tatto.
greeting-open = Vedi il tabellone.
greeting-watching = Stai guardando.
greeting-keys = Premi il punto interrogativo per conoscere i tasti.

## Pulsanti

core-do = Gioca su { $cell }
core-do-done = Fatto: termina il mio turno
core-do-pass = Passa
core-do-skip = Salta il mio turno
