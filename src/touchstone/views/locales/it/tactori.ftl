# Tactori.

tactori-name = Tactori
tactori-about = Impila i pezzi in torri e collegali con i bastoncini: nove giochi, dalla costruzione libera ai rettangoli chiusi su più piani.

## What happens

tactori-event-placed =
    { $who ->
        [you] Metti un pezzo { $colour ->
            [red] rosso
            [blue] blu
            [yellow] giallo
           *[green] verde
        } su { $cell }, piano { $floor }.
       *[other] { $name } mette un pezzo { $colour ->
           [red] rosso
           [blue] blu
           [yellow] giallo
          *[green] verde
       } su { $cell }, piano { $floor }.
    }
tactori-event-laid =
    { $who ->
        [you] Posi un bastoncino { $colour ->
            [red] rosso
            [blue] blu
            [yellow] giallo
           *[green] verde
        } da { $first } a { $last }, piano { $floor }.
       *[other] { $name } posa un bastoncino { $colour ->
           [red] rosso
           [blue] blu
           [yellow] giallo
          *[green] verde
       } da { $first } a { $last }, piano { $floor }.
    }
tactori-event-taken =
    { $who ->
        [you] Riprendi il bastoncino { $colour ->
            [red] rosso
            [blue] blu
            [yellow] giallo
           *[green] verde
        } da { $first } a { $last }.
       *[other] { $name } riprende il bastoncino { $colour ->
           [red] rosso
           [blue] blu
           [yellow] giallo
          *[green] verde
       } da { $first } a { $last }.
    }
tactori-event-shifted =
    { $who ->
        [you] Sposti il bastoncino { $first }-{ $last } su { $to_first }-{ $to_last }, piano { $floor }.
       *[other] { $name } sposta il bastoncino { $first }-{ $last } su { $to_first }-{ $to_last }, piano { $floor }.
    }
tactori-event-moved =
    { $who ->
        [you] Muovi { $count ->
            [one] un pezzo { $colour ->
                [red] rosso
                [blue] blu
                [yellow] giallo
               *[green] verde
            }
           *[other] { $count } pezzi di colore { $colour ->
               [red] rosso
               [blue] blu
               [yellow] giallo
              *[green] verde
           }
        } da { $cell } a { $to }. { $floor ->
                [0] Ora quella casella è vuota.
               *[other] Ora la torre lì è alta { $floor }.
            }
       *[other] { $name } muove { $count ->
            [one] un pezzo { $colour ->
                [red] rosso
                [blue] blu
                [yellow] giallo
               *[green] verde
            }
           *[other] { $count } pezzi di colore { $colour ->
               [red] rosso
               [blue] blu
               [yellow] giallo
              *[green] verde
           }
        } da { $cell } a { $to }. { $floor ->
                [0] Ora quella casella è vuota.
               *[other] Ora la torre lì è alta { $floor }.
            }
    }
tactori-event-knocked-out =
    { $count ->
        [one] Un pezzo di colore { $colour ->
            [red] rosso
            [blue] blu
            [yellow] giallo
           *[green] verde
        } su { $cell } è eliminato e torna nella riserva.
       *[other] { $count } pezzi di colore { $colour ->
           [red] rosso
           [blue] blu
           [yellow] giallo
          *[green] verde
       } su { $cell } sono eliminati e tornano nella riserva.
    }
tactori-event-removed =
    { $who ->
        [you] Togli il pezzo { $colour ->
            [red] rosso
            [blue] blu
            [yellow] giallo
           *[green] verde
        } da { $cell }.
       *[other] { $name } toglie il pezzo { $colour ->
           [red] rosso
           [blue] blu
           [yellow] giallo
          *[green] verde
       } da { $cell }.
    }
tactori-event-slid =
    { $who ->
        [you] Fai scorrere il pezzo da { $cell } a { $to }.
       *[other] { $name } fa scorrere il pezzo da { $cell } a { $to }.
    }
tactori-event-task =
    Compito riuscito: { $task ->
        [tower] una torre
        [bridge] un ponte
        [joined] due ponti uniti
        [upstairs] un ponte a un piano superiore
        [joined-below] due ponti uniti al primo piano
       *[joined-across] due ponti uniti su piani diversi
    }!
tactori-event-turn-ended =
    { $who ->
        [you] Il tuo turno è finito.
       *[other] { $name } ha giocato.
    }
tactori-event-skipped =
    { $who ->
        [you] Non puoi muovere e salti il turno.
       *[other] { $name } non può muovere e salta il turno.
    }
tactori-event-last-round =
    { $who ->
        [you] Hai messo il tuo ultimo pezzo: tutti gli altri giocano ancora una volta.
       *[other] { $name } ha messo l’ultimo pezzo: tutti gli altri giocano ancora una volta.
    }

## Why the game ended

tactori-reason-most-bridges = Tutti i pezzi sono sul tabellone: vince chi ha più ponti.
tactori-reason-most-connections = Tutti i pezzi sono sul tabellone: vince chi ha più collegamenti.
tactori-reason-longest = Tutti i pezzi sono sul tabellone: vince il collegamento più lungo.
tactori-reason-rectangle = I ponti si sono chiusi. { $cells }
tactori-reason-points = Si contano i rettangoli.
tactori-reason-only-mobile = Una sola persona può ancora muovere.
tactori-reason-no-winner = Non ci sono più mosse e nessuno ha vinto.
tactori-reason-repetition = La stessa posizione si è ripetuta troppe volte.
tactori-reason-complete = Ce l’avete fatta!

## Touch

tactori-feel-empty = vuota
tactori-feel-red =
    { $height ->
        [one] un pezzo, rosso
       *[other] { $height } pezzi, in cima rosso
    }
tactori-feel-blue =
    { $height ->
        [one] un pezzo, blu
       *[other] { $height } pezzi, in cima blu
    }
tactori-feel-yellow =
    { $height ->
        [one] un pezzo, giallo
       *[other] { $height } pezzi, in cima giallo
    }
tactori-feel-green =
    { $height ->
        [one] un pezzo, verde
       *[other] { $height } pezzi, in cima verde
    }
tactori-feel-detail-stick-east =
    { $value ->
        [red] bastoncino rosso verso est
        [blue] bastoncino blu verso est
        [yellow] bastoncino giallo verso est
       *[green] bastoncino verde verso est
    }
tactori-feel-detail-stick-north =
    { $value ->
        [red] bastoncino rosso verso nord
        [blue] bastoncino blu verso nord
        [yellow] bastoncino giallo verso nord
       *[green] bastoncino verde verso nord
    }
tactori-feel-detail-stick-west =
    { $value ->
        [red] bastoncino rosso verso ovest
        [blue] bastoncino blu verso ovest
        [yellow] bastoncino giallo verso ovest
       *[green] bastoncino verde verso ovest
    }
tactori-feel-detail-stick-south =
    { $value ->
        [red] bastoncino rosso verso sud
        [blue] bastoncino blu verso sud
        [yellow] bastoncino giallo verso sud
       *[green] bastoncino verde verso sud
    }
tactori-feel-detail-floor = più in basso, al piano { $value }
tactori-feel-detail-above = in aria sopra, al piano { $value }
tactori-heap-stones =
    { $count ->
        [one] { $count } pezzo
       *[other] { $count } pezzi
    }
tactori-heap-sticks =
    { $count ->
        [one] { $count } bastoncino
       *[other] { $count } bastoncini
    }
tactori-heap-red-stones =
    { $count ->
        [one] { $count } pezzo rosso
       *[other] { $count } pezzi rossi
    }
tactori-heap-blue-stones =
    { $count ->
        [one] { $count } pezzo blu
       *[other] { $count } pezzi blu
    }
tactori-heap-yellow-stones =
    { $count ->
        [one] { $count } pezzo giallo
       *[other] { $count } pezzi gialli
    }
tactori-heap-green-stones =
    { $count ->
        [one] { $count } pezzo verde
       *[other] { $count } pezzi verdi
    }
tactori-heap-red-sticks =
    { $count ->
        [one] { $count } bastoncino rosso
       *[other] { $count } bastoncini rossi
    }
tactori-heap-blue-sticks =
    { $count ->
        [one] { $count } bastoncino blu
       *[other] { $count } bastoncini blu
    }
tactori-heap-yellow-sticks =
    { $count ->
        [one] { $count } bastoncino giallo
       *[other] { $count } bastoncini gialli
    }
tactori-heap-green-sticks =
    { $count ->
        [one] { $count } bastoncino verde
       *[other] { $count } bastoncini verdi
    }

## Refusals

tactori-other-variant = «{ $move }» è una mossa di un altro gioco della scatola.
tactori-own-colour = Qui giochi un solo colore, non dirlo.
tactori-say-colour = Di’ quale colore, per esempio metti rosso c3.
tactori-no-skip = Puoi muovere, quindi non puoi saltare il turno.
tactori-not-done = In questo turno non hai ancora fatto niente.
tactori-stone-first = Prima un pezzo, poi i bastoncini.
tactori-stone-done = Il pezzo di questo turno è già giocato. Posa bastoncini o di’ fatto.
tactori-no-stone-left = Nella riserva non ci sono più pezzi così.
tactori-no-stick-left = Nella riserva non ci sono più bastoncini così.
tactori-span = «{ $move }»: un bastoncino arriva alla casella vicina, sul tabellone 9x9 alla seconda casella, mai in diagonale.
tactori-end-empty = «{ $move }»: un bastoncino ha bisogno di un pezzo a entrambe le estremità.
tactori-ends-not-own = «{ $move }»: i pezzi in cima alle due estremità devono avere il colore del bastoncino.
tactori-floors-differ = «{ $move }»: le due torri non hanno la stessa altezza.
tactori-middle-too-high = «{ $move }»: la torre in mezzo è troppo alta.
tactori-stick-in-the-way = «{ $move }»: lì c’è già un bastoncino, o subito sopra o sotto.
tactori-bridge-clamped = Lì passa un ponte coperto: sotto non va nessun pezzo.
tactori-too-close = Su una casella vicina c’è un tuo pezzo.
tactori-no-stick-there = Questo bastoncino non c’è.
tactori-stick-not-own = Questo bastoncino non è tuo.
tactori-stick-built-over = Questo bastoncino è coperto e resta dov’è.
tactori-take-first = I bastoncini si riprendono solo all’inizio del turno.
tactori-taken-no-new-stone = Dopo aver ripreso un bastoncino puoi muovere uno dei suoi pezzi, ma non metterne uno nuovo.
tactori-taken-this-turn = Hai appena ripreso un bastoncino da lì.
tactori-laid-this-turn = Hai appena posato questo bastoncino, in questo turno resta lì.
tactori-same-place = Il bastoncino è già lì.
tactori-move-from-taken = Dopo aver ripreso bastoncini puoi muovere solo da una delle loro estremità.
tactori-same-field = È la stessa casella.
tactori-nothing-there = Su { $cell } non c’è nessun pezzo.
tactori-top-not-own = Il pezzo in cima a { $cell } non è tuo.
tactori-not-free = Su { $cell } non ci sono tanti pezzi liberi.
tactori-stone-held = Un bastoncino blocca il pezzo su { $cell }.
tactori-out-too-many = Non puoi eliminare più pezzi di quanti ne muovi.
tactori-cannot-knock-out = Lì non se ne possono eliminare tanti: solo pezzi altrui liberi, dall’alto.
tactori-not-straight = Qui si muove solo diritto, lungo una colonna o una riga.
tactori-way-not-clear = Ci sono pezzi sulla strada.
tactori-not-one-piece = I bastoncini di un turno senza pezzo devono essere uniti.
tactori-equal-colours = Due pezzi dello stesso colore non stanno uno sull’altro.
tactori-colour-in-pool = I pezzi si spostano solo quando non ne restano del colore della manche.
tactori-one-stone = Qui si sposta un pezzo alla volta.
tactori-pair-used = Tra queste caselle c’è già un bastoncino, a qualche piano.
tactori-not-one-network = Il bastoncino deve toccare la rete dei bastoncini.
tactori-slide-first = Prima fai scorrere un pezzo, poi posa i bastoncini.
tactori-slide-done = In questo turno hai già fatto scorrere un pezzo.
tactori-not-next-to-hole = { $cell } non è accanto alla casella vuota.

tactori-position-off-board = Nella parte «{ $part }» c’è { $cell }, che su questo tabellone non esiste.
tactori-unknown-colour = «{ $colour }» non è un colore di questo gioco.
tactori-colour-not-in-play = Nessuno gioca il { $colour ->
        [red] rosso
        [blue] blu
        [yellow] giallo
       *[green] verde
    }.
tactori-position-span = Su { $stick } non sta nessun bastoncino.
tactori-too-many-stones = Ci sono più di 16 pezzi di colore { $colour ->
        [red] rosso
        [blue] blu
        [yellow] giallo
       *[green] verde
    }.
tactori-too-many-sticks = Ci sono più di 15 bastoncini di colore { $colour ->
        [red] rosso
        [blue] blu
        [yellow] giallo
       *[green] verde
    }.
tactori-sticks-touch = I bastoncini { $stick } e { $other } stanno uno nell’altro o subito uno sull’altro.
tactori-stick-without-stone = Al bastoncino «{ $stick }» manca un pezzo del suo colore a un’estremità.
tactori-rectangle-stands = C’è già un rettangolo chiuso.
tactori-already-complete = Il gioco è già riuscito.
tactori-equal-colours-stand = Due pezzi dello stesso colore sono uno sull’altro.
tactori-stick-of-other-colour = Un bastoncino non ha il colore della manche.
tactori-pair-twice = Ci sono due bastoncini tra le stesse caselle.
tactori-two-networks = I bastoncini non formano un’unica rete.
tactori-stacked = Ci sono pezzi impilati, che in questo gioco non esistono.
tactori-not-six-each = Ci vogliono sei pezzi di ogni colore.

## Settings

tactori-setting-variant = Gioco
tactori-setting-variant-free = Costruzione libera
tactori-setting-variant-colourful = Variopinto, tutti insieme
tactori-setting-variant-sliding = Variopinto a scorrimento, tutti insieme
tactori-setting-variant-bridges = Costruire ponti
tactori-setting-variant-connections = Creare collegamenti
tactori-setting-variant-long = Collegamenti lunghi
tactori-setting-variant-rectangle = Rettangolo chiuso
tactori-setting-variant-rectangle-advanced = Rettangolo chiuso, avanzato
tactori-setting-variant-rectangles = Più rettangoli chiusi
tactori-setting-sticks = Bastoncini per turno sul tabellone piccolo
tactori-setting-sticks-one = uno
tactori-setting-sticks-any = quanti si vuole
tactori-setting-closed = Che cosa va chiuso
tactori-setting-closed-rectangle = un rettangolo
tactori-setting-closed-loop = un anello qualsiasi
tactori-setting-long = Come si misura la lunghezza
tactori-setting-long-trail = nessun bastoncino due volte
tactori-setting-long-path = nessuna casella due volte
tactori-setting-long-network = tutta la rete
tactori-setting-spacing = Propri pezzi su caselle vicine
tactori-setting-spacing-span = permessi
tactori-setting-spacing-ban = vietati
tactori-setting-straight = Mosse diritte
tactori-setting-straight-fly = passano sopra tutto
tactori-setting-straight-clear = vogliono la strada libera
tactori-setting-repetition = La partita finisce quando una posizione si ripete tante volte (0: mai)
tactori-setting-colour = Colore della manche
tactori-setting-colour-red = rosso
tactori-setting-colour-blue = blu
tactori-setting-colour-yellow = giallo
tactori-setting-colour-green = verde
tactori-setting-seed = Numero che mescola i pezzi

## Words that can be typed

tactori-say-place = metti | piazza
tactori-say-lay = collega | unisci | ponte
tactori-say-take = riprendi | riprendere
tactori-say-shift = cambia | ricolloca
tactori-say-move = muovi | sposta
tactori-say-remove = togli | leva
tactori-say-slide = scorri | fai scorrere
tactori-say-out = elimina | fuori
tactori-say-red = rosso
tactori-say-blue = blu
tactori-say-yellow = giallo
tactori-say-green = verde
tactori-help =
    metti c3: mettere un pezzo (costruzione libera e variopinto: metti verde c3)
    collega b3-c3: posare un bastoncino; riprendi b3-c3: riprenderlo; cambia b3-d3 a d3-f3: spostarlo
    muovi a1 a c1, muovi a1 2 a c1 elimina 1: muovere ed eliminare (tabellone grande)
    togli a1: togliere un pezzo (costruzione libera); scorri c2: far scorrere un pezzo
    fatto: finire il turno; tocca c3: sentire una torre; tocca riserva: contare quel che resta
