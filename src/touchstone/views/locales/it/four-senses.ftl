# Four Senses.

four-senses-name = Four Senses
four-senses-about = Un gioco per la punta delle dita, a occhi bendati: tocca il tabellone, posa un pezzo e accorgiti prima di tutti che c’è una linea.

## Che cosa succede

four-senses-event-placed =
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
four-senses-event-claimed =
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
four-senses-event-turn-ended =
    { $who ->
        [you] Hai posato.
       *[other] { $name } ha posato.
    }
four-senses-event-passed =
    { $who ->
        [you] Passi.
       *[other] { $name } passa.
    }

## Perché la manche è finita

four-senses-reason-same-top = Quattro facce uguali in alto: { $cells }.
four-senses-reason-same-level = Quattro pezzi allo stesso livello: { $cells }.
four-senses-reason-stairs = Una scala: { $cells }.
four-senses-reason-no-winner = Tutti i pezzi sono posati e nessuno ha dichiarato una linea.
four-senses-reason-false-claim = La linea dichiarata non c’era, e questo fa perdere la manche.

## Al tatto

four-senses-feel-ceramic = ceramica, vuoto
four-senses-feel-flat = livello { $height }, pieno
four-senses-feel-hole = livello { $height }, foro
four-senses-heap-f =
    { $count ->
        [one] { $count } pezzo pieno
       *[other] { $count } pezzi pieni
    }
four-senses-heap-h =
    { $count ->
        [one] { $count } pezzo forato
       *[other] { $count } pezzi forati
    }
four-senses-heap-d =
    { $count ->
        [one] { $count } pezzo doppio
       *[other] { $count } pezzi doppi
    }

## Rifiuti

four-senses-well-full = Nello spazio { $cell } non c’è più posto.
four-senses-heap-empty = { $heap ->
        [f] Non ci sono più pezzi pieni.
        [h] Non ci sono più pezzi forati.
       *[d] Non ci sono più pezzi doppi.
    }
four-senses-already-placed = Hai già posato. Di’ «fatto», oppure dichiara una linea.
four-senses-no-done = Non hai ancora posato.
four-senses-no-pass = Puoi passare solo quando tutti i pezzi sono posati.
four-senses-no-line = { $line } non è una linea. Una linea è una riga, una colonna o una diagonale lunga di quattro spazi, oppure tre spazi vicini.
four-senses-no-claim = In questo turno hai già dichiarato una linea.
four-senses-no-claims = In questa partita è l’arbitro a trovare le linee; nessuno le dichiara.

four-senses-too-many-pieces = { $heap ->
        [f] Ci sono più di 8 pezzi pieni.
        [h] Ci sono più di 8 pezzi forati.
       *[d] Ci sono più di 8 pezzi doppi.
    }
four-senses-row-length = { $name } deve elencare quattro spazi.
four-senses-unknown-piece = «{ $text }» in { $cell } non è una pila di pezzi.
four-senses-stack-of-three = In { $cell } ci sono più di due pezzi.
four-senses-covered-double = In { $cell } c’è qualcosa sopra un pezzo doppio.
four-senses-last-not-there = L’ultimo pezzo non può essere in { $cell }.
four-senses-left-too-early = I turni di dichiarazione non si accordano con questa fase.
four-senses-stage-of-referee = Con l’arbitro la fase è sempre «explore».
four-senses-nothing-placed = Se il tabellone è vuoto, nessuno può aver posato.

## Impostazioni

four-senses-setting-claims = Le linee
four-senses-setting-claims-spoken = vanno notate e dichiarate
four-senses-setting-claims-referee = le trova l’arbitro
four-senses-setting-claim_window = Una linea si può dichiarare
four-senses-setting-claim_window-turn = finché c’è
four-senses-setting-claim_window-strict = solo subito, da chi l’ha fatta o da chi gioca dopo
four-senses-setting-false_claim = Una dichiarazione sbagliata
four-senses-setting-false_claim-free = non costa niente
four-senses-setting-false_claim-lose_round = fa perdere la manche
four-senses-setting-bonus = Il punto in più premia
four-senses-setting-bonus-strict = una linea che vince in due modi
four-senses-setting-bonus-broad = due figure vincenti ovunque sul tabellone

## Le parole che si possono scrivere

four-senses-say-f = pieno | pezzo pieno | piatto
four-senses-say-h = forato | foro | pezzo forato | buco
four-senses-say-df = doppio pieno | pezzo doppio pieno | doppio piatto
four-senses-say-dh = doppio forato | doppio foro | pezzo doppio forato | doppio buco
four-senses-say-claim = dichiaro | dichiara | linea
four-senses-help =
    pieno b3, forato b3, doppio pieno b3, doppio forato b3: posare un pezzo (in breve: f b3, h b3, df b3, dh b3)
    dichiaro a1-d1: dichiarare la linea da a1 a d1
    fatto: dire che hai posato
    tocca b2: sentire uno spazio; tocca riserva: contare quello che resta
