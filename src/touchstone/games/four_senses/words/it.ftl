# Four Senses.

game-name = Four Senses
game-about = Un gioco per la punta delle dita, a occhi bendati: tocca il tabellone, posa un pezzo e accorgiti prima di tutti che c’è una linea.

## Che cosa succede

game-event-placed =
    { $who ->
        [you] Posi { $piece ->
            [f] un pezzo pieno
            [h] un pezzo forato
            [df] un pezzo doppio, faccia piena in alto,
           *[dh] un pezzo doppio, foro in alto,
        } in { $cell }.
       *[other] { $name } posa { $piece ->
            [f] un pezzo pieno
            [h] un pezzo forato
            [df] un pezzo doppio, faccia piena in alto,
           *[dh] un pezzo doppio, foro in alto,
        } in { $cell }.
    }
game-event-claimed =
    { $who ->
        [you] Dichiari la linea da { $first } a { $last }. { $verdict ->
            [right] È giusto!
           *[wrong] Non c’è nessuna linea vincente.
        }
       *[other] { $name } dichiara la linea da { $first } a { $last }. { $verdict ->
            [right] È giusto!
           *[wrong] Non c’è nessuna linea vincente.
        }
    }
game-event-bonus =
    { $who ->
        [you] Complimenti! Ricevi un punto in più: { $ways ->
            [line] la linea vince in due modi
           *[board] sul tabellone ci sono due figure vincenti
        }.
       *[other] Complimenti! { $name } riceve un punto in più: { $ways ->
            [line] la linea vince in due modi
           *[board] sul tabellone ci sono due figure vincenti
        }.
    }
game-turn-done =
    { $who ->
        [you] Hai posato.
       *[other] { $name } ha posato.
    }
game-turn-passed =
    { $who ->
        [you] Passi.
       *[other] { $name } passa.
    }

## Perché la manche è finita

game-reason-same-top = Quattro pezzi identici in alto: { $cells }.
game-reason-same-level = Quattro pezzi allo stesso livello: { $cells }.
game-reason-stairs = Una scala: { $cells }.
game-also-same-level = E anche quattro pezzi allo stesso livello.
game-also-stairs = E anche una scala.
game-reason-no-winner = Tutti i pezzi sono posati e nessuno ha dichiarato una linea.
game-reason-false-claim = La linea dichiarata non c’era, e questo fa perdere la manche.

## Al tatto

game-feel-ceramic = ceramica, vuoto
game-feel-flat = livello { $height }, pieno
game-feel-hole = livello { $height }, foro
game-heap-f =
    { $count ->
        [one] { $count } pezzo pieno
       *[other] { $count } pezzi pieni
    }
game-heap-h =
    { $count ->
        [one] { $count } pezzo forato
       *[other] { $count } pezzi forati
    }
game-heap-d =
    { $count ->
        [one] { $count } pezzo doppio
       *[other] { $count } pezzi doppi
    }

## Rifiuti

game-well-full = Nello spazio { $cell } non c’è più posto.
game-heap-empty = { $heap ->
        [f] Non ci sono più pezzi pieni.
        [h] Non ci sono più pezzi forati.
       *[d] Non ci sono più pezzi doppi.
    }
game-already-placed = Hai già posato. Di’ «fatto», oppure dichiara una linea.
game-no-done = Non hai ancora posato.
game-no-pass = Puoi passare solo quando tutti i pezzi sono posati.
game-no-line = { $line } non è una linea. Una linea è una riga, una colonna o una diagonale lunga di quattro spazi, oppure tre spazi vicini.
game-no-claim = In questo turno hai già dichiarato una linea.
game-no-claims = In questa partita è l’arbitro a trovare le linee; nessuno le dichiara.

game-too-many-pieces = { $heap ->
        [f] Ci sono più di 8 pezzi pieni.
        [h] Ci sono più di 8 pezzi forati.
       *[d] Ci sono più di 8 pezzi doppi.
    }
game-row-length = { $name } deve elencare quattro spazi.
game-unknown-piece = «{ $text }» in { $cell } non è una pila di pezzi.
game-stack-of-three = In { $cell } ci sono più di due pezzi.
game-covered-double = In { $cell } c’è qualcosa sopra un pezzo doppio.
game-last-not-there = L’ultimo pezzo non può essere in { $cell }.
game-left-too-early = I turni di dichiarazione non si accordano con questa fase.
game-stage-of-referee = Con l’arbitro la fase è sempre «explore».
game-nothing-placed = Se il tabellone è vuoto, nessuno può aver posato.

## Impostazioni

game-setting-claims = Le linee
game-setting-claims-spoken = vanno notate e dichiarate
game-setting-claims-referee = le trova l’arbitro
game-setting-claim_window = Una linea si può dichiarare
game-setting-claim_window-turn = finché c’è
game-setting-claim_window-strict = solo subito, da chi l’ha fatta o da chi gioca dopo
game-setting-false_claim = Una dichiarazione sbagliata
game-setting-false_claim-free = non costa niente
game-setting-false_claim-lose_round = fa perdere la manche
game-setting-bonus = Il punto in più premia
game-setting-bonus-strict = una linea che vince in due modi
game-setting-bonus-broad = due figure vincenti ovunque sul tabellone

## Le parole che si possono scrivere

game-say-f = pieno | pezzo pieno | piatto
game-say-h = forato | foro | pezzo forato | buco
game-say-df = doppio pieno | pezzo doppio pieno | doppio piatto | pezzo doppio faccia piena in alto
game-say-dh = doppio forato | doppio foro | pezzo doppio forato | doppio buco | pezzo doppio foro in alto
game-say-claim = dichiaro
game-type-f = pezzo piatto | piena
game-type-h = bucato | col buco | con il buco
game-type-df = doppio faccia piena in alto | doppio faccia piena | doppio pieno in alto | doppio pieno sopra | pezzo doppio pieno sopra | doppio … faccia piena in alto | pezzo doppio … faccia piena in alto
game-type-dh = doppio foro in alto | doppio foro sopra | doppio buco sopra | pezzo doppio foro sopra | pezzo doppio foro | doppio … foro in alto | pezzo doppio … foro in alto
game-type-claim = vinco con | ho vinto con | ho trovato | dichiarala | dichiararla
game-type-pass = passa non dichiaro niente | non dichiaro niente | niente da dichiarare
game-skip = posa | poso | posi | metti | mettere | metto | gioca | piazza | colloca | posare | posalo | posala
game-help =
    pieno b3, forato b3, doppio pieno b3, doppio forato b3: posare un pezzo (in breve: f b3, h b3, df b3, dh b3)
    dichiaro a1-d1: dichiarare la linea da a1 a d1
    fatto: dire che hai posato
    tocca b2: sentire uno spazio; tocca riserva: contare quello che resta

## On the page

game-pick = Dichiara una linea: un’estremità in { $cell }, l’altra in …
game-sure-claim = Dichiarare questa linea: { $line }? Si può dichiarare una sola volta per turno.

## Il primo minuto

game-goal =
    { $claims ->
        [referee] Vince chi completa una linea: quattro pezzi identici in alto, quattro allo stesso livello, o una scala di tre.
       *[spoken] Vince chi per primo si accorge di una linea e la dichiara: quattro pezzi identici in alto, quattro allo stesso livello, o una scala di tre.
    }
game-points = Una linea vale cinque punti, e uno in più se vince in due modi. Chi ha giocato subito prima non ne riceve, la terza persona ne riceve tre.
game-stage-explore =
    { $eyes ->
        [masked] Senti il tabellone, poi posa un pezzo o dichiara una linea.
       *[open] Posa un pezzo, oppure dichiara una linea.
    }
game-stage-place = Posa un pezzo.
game-stage-placed =
    { $eyes ->
        [masked] Hai posato. Continua a sentire, dichiara una linea, o scegli «fatto».
       *[open] Hai posato. Dichiara una linea, o scegli «fatto».
    }
game-stage-last = Tutti i pezzi sono posati. Dichiara una linea da un’estremità all’altra, o passa.
game-kind-flat = pieni
game-kind-hole = fori

## Pulsanti

game-do-f = Posa un pezzo pieno in { $cell1 }
game-do-h = Posa un pezzo forato in { $cell1 }
game-do-df = Posa un pezzo doppio in { $cell1 }, faccia piena in alto
game-do-dh = Posa un pezzo doppio in { $cell1 }, foro in alto
game-do-claim = Dichiara la linea da { $cell1 } a { $cell2 }
game-do-pass = Passa: non dichiaro niente
game-do-done = Fatto: ho posato
