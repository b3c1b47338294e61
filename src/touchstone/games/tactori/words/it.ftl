# Tactori.

game-name = Tactori
game-about = Impila i pezzi in torri e collegali con i bastoncini: nove giochi, dalla costruzione libera ai rettangoli chiusi su più piani.

## What happens

game-event-placed =
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
game-event-laid =
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
game-event-taken =
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
game-event-shifted =
    { $who ->
        [you] Sposti il bastoncino { $first }-{ $last } su { $to_first }-{ $to_last }, piano { $floor }.
       *[other] { $name } sposta il bastoncino { $first }-{ $last } su { $to_first }-{ $to_last }, piano { $floor }.
    }
game-event-moved =
    { $who ->
        [you] Muovi { $count ->
            [one] un pezzo { $colour ->
                [red] rosso
                [blue] blu
                [yellow] giallo
               *[green] verde
            }
           *[other] { $count } pezzi { $colour ->
                [red] rossi
                [blue] blu
                [yellow] gialli
               *[green] verdi
            }
        } da { $cell } a { $to }.
       *[other] { $name } muove { $count ->
            [one] un pezzo { $colour ->
                [red] rosso
                [blue] blu
                [yellow] giallo
               *[green] verde
            }
           *[other] { $count } pezzi { $colour ->
                [red] rossi
                [blue] blu
                [yellow] gialli
               *[green] verdi
            }
        } da { $cell } a { $to }.
    }
game-event-knocked-out =
    { $count ->
        [one] Un pezzo { $colour ->
            [red] rosso
            [blue] blu
            [yellow] giallo
           *[green] verde
        } su { $cell } viene eliminato. Torna nella riserva insieme a uno dei pezzi mossi.
       *[other] { $count } pezzi { $colour ->
            [red] rossi
            [blue] blu
            [yellow] gialli
           *[green] verdi
        } su { $cell } vengono eliminati. Tornano nella riserva insieme ad altrettanti dei pezzi mossi.
    }
game-event-stands =
    { $floor ->
        [0] Ora { $cell } è vuota.
        [one] Ora la torre su { $cell } è alta un piano.
       *[other] Ora la torre su { $cell } è alta { $floor } piani.
    }
game-event-removed =
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
game-event-slid =
    { $who ->
        [you] Fai scorrere il pezzo da { $cell }. Ora è su { $to }.
       *[other] { $name } fa scorrere il pezzo da { $cell } a { $to }.
    }
game-task =
    { $task ->
        [tower] una torre
        [bridge] un ponte
        [joined] due ponti collegati
        [upstairs] un ponte a un piano superiore
        [joined-below] due ponti collegati al primo piano
       *[joined-across] due ponti collegati su piani diversi
    }
game-event-task = Compito riuscito: { game-task }!
game-turn-done =
    { $who ->
        [you] Il tuo turno è finito.
       *[other] { $name } ha giocato.
    }
game-turn-skipped =
    { $who ->
        [you] Non puoi muovere e salti il turno.
       *[other] { $name } non può muovere e salta il turno.
    }
game-event-last-round =
    { $who ->
        [you] Hai messo il tuo ultimo pezzo: tutti gli altri giocano ancora una volta.
       *[other] { $name } ha messo il suo ultimo pezzo: tutti gli altri giocano ancora una volta.
    }

## Why the game ended

game-reason-most-bridges = Tutti i pezzi sono sul tabellone: vince chi ha più ponti.
game-reason-most-connections = Tutti i pezzi sono sul tabellone: vince chi ha più collegamenti.
game-reason-longest = Tutti i pezzi sono sul tabellone: vince chi ha il collegamento più lungo.
game-reason-rectangle =
    { $closed ->
        [loop] Un anello è chiuso: { $cells }.
       *[rectangle] Un rettangolo è chiuso: { $cells }.
    }
game-reason-points = Si contano i rettangoli.
game-reason-only-mobile = Una sola persona può ancora muovere.
game-reason-no-winner =
    { $variant ->
        [colourful] Non si può più mettere un pezzo né posare un bastoncino. { $count ->
            [0] Sul tabellone non c’è nemmeno un bastoncino.
            [one] Sul tabellone c’è un bastoncino.
           *[other] Sul tabellone ci sono { $count } bastoncini.
        }
       *[other] Non ci sono più mosse e nessuno ha vinto.
    }
game-reason-repetition = La stessa posizione si è ripetuta troppe volte.
game-reason-complete =
    { $variant ->
        [sliding] I sei pezzi sono collegati: { $count ->
            [one] è bastato uno scorrimento
           *[other] ci sono voluti { $count } scorrimenti
        }.
       *[other] Il tabellone è completo: { $count ->
            [one] è bastato un bastoncino
           *[other] ci sono voluti { $count } bastoncini
        }.
    }

## Touch

game-feel-empty = vuota
game-feel-red =
    { $height ->
        [one] un pezzo, rosso
       *[other] { $height } pezzi, in cima rosso
    }
game-feel-blue =
    { $height ->
        [one] un pezzo, blu
       *[other] { $height } pezzi, in cima blu
    }
game-feel-yellow =
    { $height ->
        [one] un pezzo, giallo
       *[other] { $height } pezzi, in cima giallo
    }
game-feel-green =
    { $height ->
        [one] un pezzo, verde
       *[other] { $height } pezzi, in cima verde
    }
game-feel-detail-stick-east =
    { $value ->
        [red] bastoncino rosso verso destra
        [blue] bastoncino blu verso destra
        [yellow] bastoncino giallo verso destra
       *[green] bastoncino verde verso destra
    }
game-feel-detail-stick-north =
    { $value ->
        [red] bastoncino rosso verso il fondo
        [blue] bastoncino blu verso il fondo
        [yellow] bastoncino giallo verso il fondo
       *[green] bastoncino verde verso il fondo
    }
game-feel-detail-stick-west =
    { $value ->
        [red] bastoncino rosso verso sinistra
        [blue] bastoncino blu verso sinistra
        [yellow] bastoncino giallo verso sinistra
       *[green] bastoncino verde verso sinistra
    }
game-feel-detail-stick-south =
    { $value ->
        [red] bastoncino rosso verso di te
        [blue] bastoncino blu verso di te
        [yellow] bastoncino giallo verso di te
       *[green] bastoncino verde verso di te
    }
game-feel-detail-floor = più in basso, al piano { $value }
game-feel-detail-above = sopra, in aria, al piano { $value }
game-heap-stones =
    { $count ->
        [one] { $count } pezzo
       *[other] { $count } pezzi
    }
game-heap-sticks =
    { $count ->
        [one] { $count } bastoncino
       *[other] { $count } bastoncini
    }
game-heap-red-stones =
    { $count ->
        [one] { $count } pezzo rosso
       *[other] { $count } pezzi rossi
    }
game-heap-blue-stones =
    { $count ->
        [one] { $count } pezzo blu
       *[other] { $count } pezzi blu
    }
game-heap-yellow-stones =
    { $count ->
        [one] { $count } pezzo giallo
       *[other] { $count } pezzi gialli
    }
game-heap-green-stones =
    { $count ->
        [one] { $count } pezzo verde
       *[other] { $count } pezzi verdi
    }
game-heap-red-sticks =
    { $count ->
        [one] { $count } bastoncino rosso
       *[other] { $count } bastoncini rossi
    }
game-heap-blue-sticks =
    { $count ->
        [one] { $count } bastoncino blu
       *[other] { $count } bastoncini blu
    }
game-heap-yellow-sticks =
    { $count ->
        [one] { $count } bastoncino giallo
       *[other] { $count } bastoncini gialli
    }
game-heap-green-sticks =
    { $count ->
        [one] { $count } bastoncino verde
       *[other] { $count } bastoncini verdi
    }

## Refusals

game-other-variant = Questa è una mossa di un altro gioco della scatola.
game-own-colour = Qui giochi con un solo colore: non serve nominarlo.
game-name-the-colour = Di’ quale colore, per esempio «metti rosso c3».
game-no-skip = Puoi muovere, quindi non puoi saltare il turno.
game-not-done = In questo turno non hai ancora fatto niente.
game-stone-first = Prima un pezzo, poi i bastoncini.
game-stone-done = Il pezzo di questo turno è già giocato. Posa bastoncini o di’ «fatto».
game-stick-done = Il bastoncino di questo turno è già posato. Di’ «fatto».
game-no-stone-left = Nella riserva non ci sono più pezzi di questo tipo.
game-no-stick-left = Nella riserva non ci sono più bastoncini di questo tipo.
game-span = Un bastoncino arriva alla casella vicina, sul tabellone 9x9 due caselle più in là, mai in diagonale.
game-end-empty = Un bastoncino ha bisogno di un pezzo a entrambe le estremità.
game-ends-not-own = I pezzi in cima alle due estremità devono avere il colore del bastoncino.
game-floors-differ = Le due torri non hanno la stessa altezza.
game-middle-too-high = La torre in mezzo è troppo alta.
game-stick-in-the-way = Lì c’è già un bastoncino, o subito sopra o sotto.
game-bridge-clamped = Lì passa un ponte coperto: sotto non va nessun pezzo.
game-too-close = Su una casella vicina c’è un tuo pezzo.
game-no-stick-there = Questo bastoncino non c’è.
game-stick-not-own = Questo bastoncino non è tuo.
game-stick-built-over = Questo bastoncino è coperto e resta dov’è.
game-take-first = I bastoncini si riprendono solo all’inizio del turno.
game-taken-no-new-stone = Dopo aver ripreso un bastoncino puoi muovere uno dei suoi pezzi, ma non metterne uno nuovo.
game-taken-this-turn = Hai appena ripreso un bastoncino da lì.
game-laid-this-turn = Hai appena posato questo bastoncino, in questo turno resta lì.
game-same-place = Il bastoncino è già lì.
game-move-from-taken = Dopo aver ripreso bastoncini puoi muovere solo da una delle loro estremità.
game-same-field = È la stessa casella.
game-nothing-there = Su { $cell } non c’è nessun pezzo.
game-top-not-own = Il pezzo in cima a { $cell } non è tuo.
game-not-free = Su { $cell } non ci sono così tanti pezzi liberi.
game-stone-held = Un bastoncino blocca il pezzo su { $cell }.
game-out-too-many = Non puoi eliminare più pezzi di quanti ne muovi.
game-cannot-knock-out = Lì non se ne possono eliminare così tanti: solo pezzi altrui liberi, dall’alto.
game-not-straight = Qui si muove solo diritto, lungo una colonna o una riga.
game-way-not-clear = Altri pezzi sbarrano la strada.
game-not-one-piece = I bastoncini di un turno senza pezzo devono essere collegati tra loro.
game-equal-colours = Due pezzi dello stesso colore non stanno uno sull’altro.
game-colour-in-pool = I pezzi si muovono solo quando nella riserva non ne restano del colore della manche.
game-one-stone = Qui si muove un pezzo alla volta.
game-pair-used = Tra queste caselle c’è già un bastoncino, a qualche piano.
game-not-one-network = Il bastoncino deve toccare la rete dei bastoncini.
game-slide-first = Prima fai scorrere un pezzo, poi posa i bastoncini.
game-slide-done = In questo turno hai già fatto scorrere un pezzo.
game-not-next-to-hole = { $cell } non è accanto alla casella vuota.

game-position-off-board = Nella parte «{ $part }» c’è { $cell }, che su questo tabellone non esiste.
game-unknown-colour = «{ $colour }» non è un colore di questo gioco.
game-colour-not-in-play = Nessuno gioca il { $colour ->
        [red] rosso
        [blue] blu
        [yellow] giallo
       *[green] verde
    }.
game-position-span = Su { $stick } non sta nessun bastoncino.
game-too-many-stones = Ci sono più di 16 pezzi di colore { $colour ->
        [red] rosso
        [blue] blu
        [yellow] giallo
       *[green] verde
    }.
game-too-many-sticks = Ci sono più di 15 bastoncini di colore { $colour ->
        [red] rosso
        [blue] blu
        [yellow] giallo
       *[green] verde
    }.
game-sticks-touch = I bastoncini { $stick } e { $other } si sovrappongono o stanno direttamente uno sull’altro.
game-stick-without-stone = Al bastoncino «{ $stick }» manca un pezzo del suo colore a un’estremità.
game-rectangle-stands = C’è già un rettangolo chiuso.
game-already-complete = La partita è già riuscita.
game-equal-colours-stand = Due pezzi dello stesso colore sono uno sull’altro.
game-stick-of-other-colour = Un bastoncino non ha il colore della manche.
game-pair-twice = Ci sono due bastoncini tra le stesse caselle.
game-two-networks = I bastoncini non formano un’unica rete.
game-stacked = Ci sono pezzi impilati, che in questo gioco non esistono.
game-not-six-each = Ci vogliono sei pezzi di ogni colore.

## Settings

game-setting-variant = Gioco
game-setting-variant-free = Costruzione libera
game-setting-variant-colourful = Variopinto, tutti insieme
game-setting-variant-sliding = Variopinto a scorrimento, tutti insieme
game-setting-variant-bridges = Costruire ponti
game-setting-variant-connections = Creare collegamenti
game-setting-variant-long = Collegamenti lunghi
game-setting-variant-rectangle = Rettangolo chiuso
game-setting-variant-rectangle-advanced = Rettangolo chiuso, avanzato
game-setting-variant-rectangles = Più rettangoli chiusi
game-setting-sticks = Bastoncini per turno sul tabellone piccolo
game-setting-sticks-one = uno
game-setting-sticks-any = quanti si vuole
game-setting-closed = Che cosa va chiuso
game-setting-closed-rectangle = un rettangolo
game-setting-closed-loop = un anello qualsiasi
game-setting-long = Come si misura la lunghezza
game-setting-long-trail = nessun bastoncino due volte
game-setting-long-path = nessuna casella due volte
game-setting-long-network = tutta la rete
game-setting-spacing = I tuoi pezzi su caselle vicine
game-setting-spacing-span = permessi
game-setting-spacing-ban = vietati
game-setting-straight = Mosse diritte
game-setting-straight-fly = passano sopra qualsiasi cosa
game-setting-straight-clear = vogliono la strada libera
game-setting-repetition = La partita finisce quando una posizione si ripete questo numero di volte (0: mai)
game-setting-colour = Colore della manche
game-setting-colour-red = rosso
game-setting-colour-blue = blu
game-setting-colour-yellow = giallo
game-setting-colour-green = verde
game-setting-seed = Numero che mescola i pezzi

## Words that can be typed

game-say-place = metti | piazza | metto
game-say-lay = collega | unisci | posa | poso | posi
game-say-take = riprendi | riprendere
game-say-shift = cambia | ricolloca | sposta il bastoncino | sposti il bastoncino
game-say-move = muovi | sposta | sposti
game-say-remove = togli | leva
game-say-slide = scorri | fai scorrere
game-say-out = elimina
game-say-red = rosso | rossa | rossi | rosse
game-say-blue = blu
game-say-yellow = giallo | gialla | gialli | gialle
game-say-green = verde | verdi
game-type-place = gioca | mettere | aggiungi | posa un pezzo | posa pezzo | costruisci | metti giù | posare un pezzo | posa | poso | mettine
game-type-lay = collegare | collego | unire | costruisci un ponte | costruisci ponte | metti un bastoncino | metti bastoncino | fai un ponte | connetti | posalo | posane | mettilo
game-type-take = togli il bastoncino | togli bastoncino | leva il bastoncino | leva bastoncino | riprendo | togli | leva
game-type-shift = muovi il bastoncino | muovi bastoncino | spostare il bastoncino | spostare bastoncino | sposta bastoncino
game-type-move = muovo | muovere | spostare | sposto
game-type-remove = togliere | levare | rimuovi
game-type-slide = spingi | far scorrere | scorrere | spingere | muovi | sposta
game-type-out = eliminane | eliminando | butta fuori
game-skip = di colore | in cima a | in cima | vuota | libera
game-help =
    metti c3: mettere un pezzo (costruzione libera e variopinto: metti verde c3)
    collega b3-c3: posare un bastoncino; riprendi b3-c3: riprenderlo; cambia b3-d3 a d3-f3: spostarlo
    muovi a1 a c1, muovi a1 2 a c1 elimina 1: muovere ed eliminare (tabellone grande)
    togli a1: togliere un pezzo (costruzione libera); scorri c2: far scorrere un pezzo
    fatto: finire il turno; tocca c3: sentire una torre; tocca riserva: contare quel che resta

## On the page

game-pick =
    { $variant ->
        [rectangle-advanced] Pezzi o un bastoncino da { $cell } a …
        [rectangles] Pezzi o un bastoncino da { $cell } a …
       *[other] Un bastoncino da { $cell } a …
    }

## Il primo minuto

game-title =
    Tactori, { $variant ->
        [free] { game-setting-variant-free }
        [colourful] { game-setting-variant-colourful }
        [sliding] { game-setting-variant-sliding }
        [connections] { game-setting-variant-connections }
        [long] { game-setting-variant-long }
        [rectangle] { game-setting-variant-rectangle }
        [rectangle-advanced] { game-setting-variant-rectangle-advanced }
        [rectangles] { game-setting-variant-rectangles }
       *[bridges] { game-setting-variant-bridges }
    }
game-goal =
    { $variant ->
        [free] Costruite insieme quello che vi piace: sei compiti vi aspettano.
        [colourful] Insieme, posate quindici bastoncini { $colour ->
            [red] rossi
            [blue] blu
            [yellow] gialli
           *[green] verdi
        }, tutti collegati.
        [sliding] Insieme, collegate i sei pezzi { $colour ->
            [red] rossi
            [blue] blu
            [yellow] gialli
           *[green] verdi
        } con il minor numero di scorrimenti.
        [connections] Quando tutti i pezzi sono sul tabellone, vince chi ha più collegamenti.
        [long] Quando tutti i pezzi sono sul tabellone, vince chi ha il collegamento più lungo.
        [rectangle] Vince chi per primo chiude un rettangolo del proprio colore nella vista dall’alto.
        [rectangle-advanced] Vince chi per primo chiude un rettangolo del proprio colore nella vista dall’alto.
        [rectangles] Vince chi alla fine ha più punti per i rettangoli chiusi.
       *[bridges] Quando tutti i pezzi sono sul tabellone, vince chi ha più ponti.
    }
game-stage-stone =
    { $variant ->
        [free] Metti pezzi, posa bastoncini o toglili.
        [colourful] Metti un pezzo.
        [sliding] Riprendi bastoncini se vuoi, poi fai scorrere un pezzo nella casella vuota.
        [rectangle-advanced] Metti un pezzo o muovine alcuni; prima puoi riprendere bastoncini.
        [rectangles] Metti un pezzo, muovine alcuni o posa un bastoncino.
       *[other] Metti un pezzo.
    }
game-stage-sticks =
    { $variant ->
        [free] Continua a costruire, o scegli «fatto».
        [sliding] Posa bastoncini, o scegli «fatto».
       *[other] Posa un bastoncino tra due dei tuoi pezzi, o scegli «fatto».
    }
game-stage-over = Non resta nulla da fare. Scegli «fatto».
game-count =
    { $variant ->
        [sliding] Scorrimenti finora: { $count }
       *[other] Bastoncini finora: { $count }
    }
game-sign-red = rosso, rombo
game-sign-blue = blu, anello
game-sign-yellow = giallo, triangolo
game-sign-green = verde, quadrato
game-kind-red = pezzi rossi in cima
game-kind-blue = pezzi blu in cima
game-kind-yellow = pezzi gialli in cima
game-kind-green = pezzi verdi in cima
game-kind-stick = bastoncini
game-lies-stones =
    { $colour ->
        [red] { $height ->
            [one] Pezzi rossi: { $places }.
           *[other] { $height } pezzi, in cima rosso: { $places }.
        }
        [blue] { $height ->
            [one] Pezzi blu: { $places }.
           *[other] { $height } pezzi, in cima blu: { $places }.
        }
        [yellow] { $height ->
            [one] Pezzi gialli: { $places }.
           *[other] { $height } pezzi, in cima giallo: { $places }.
        }
       *[green] { $height ->
            [one] Pezzi verdi: { $places }.
           *[other] { $height } pezzi, in cima verde: { $places }.
        }
    }
game-lies-sticks =
    { $colour ->
        [red] { $floor ->
            [1] Bastoncini rossi: { $places }.
           *[other] Bastoncini rossi, piano { $floor }: { $places }.
        }
        [blue] { $floor ->
            [1] Bastoncini blu: { $places }.
           *[other] Bastoncini blu, piano { $floor }: { $places }.
        }
        [yellow] { $floor ->
            [1] Bastoncini gialli: { $places }.
           *[other] Bastoncini gialli, piano { $floor }: { $places }.
        }
       *[green] { $floor ->
            [1] Bastoncini verdi: { $places }.
           *[other] Bastoncini verdi, piano { $floor }: { $places }.
        }
    }

## Pulsanti

game-do-place =
    { $kind ->
        [red] Metti un pezzo rosso su { $cell1 }
        [blue] Metti un pezzo blu su { $cell1 }
        [yellow] Metti un pezzo giallo su { $cell1 }
        [green] Metti un pezzo verde su { $cell1 }
       *[none] { $variant ->
            [colourful] { $colour ->
                [red] Metti un pezzo rosso su { $cell1 }
                [blue] Metti un pezzo blu su { $cell1 }
                [yellow] Metti un pezzo giallo su { $cell1 }
               *[green] Metti un pezzo verde su { $cell1 }
            }
           *[other] Metti un pezzo su { $cell1 }
        }
    }
game-do-lay =
    { $kind ->
        [red] Posa un bastoncino rosso da { $cell1 } a { $cell2 }
        [blue] Posa un bastoncino blu da { $cell1 } a { $cell2 }
        [yellow] Posa un bastoncino giallo da { $cell1 } a { $cell2 }
        [green] Posa un bastoncino verde da { $cell1 } a { $cell2 }
       *[none] Posa un bastoncino da { $cell1 } a { $cell2 }
    }
game-do-take = Riprendi il bastoncino da { $cell1 } a { $cell2 }
game-do-shift = Sposta il bastoncino da { $cell1 }-{ $cell2 } a { $cell3 }-{ $cell4 }
game-do-remove = Togli il pezzo in cima a { $cell1 }
game-do-slide = Fai scorrere il pezzo da { $cell1 } nella casella vuota
game-do-move =
    { $further ->
        [0] { $count ->
            [one] Muovi un pezzo da { $cell1 } a { $cell2 }
           *[other] Muovi { $count } pezzi da { $cell1 } a { $cell2 }
        }
        [one] { $count ->
            [one] Muovi un pezzo da { $cell1 } a { $cell2 } ed eliminane uno
           *[other] Muovi { $count } pezzi da { $cell1 } a { $cell2 } ed eliminane uno
        }
       *[other] { $count ->
            [one] Muovi un pezzo da { $cell1 } a { $cell2 } ed eliminane { $further }
           *[other] Muovi { $count } pezzi da { $cell1 } a { $cell2 } ed eliminane { $further }
        }
    }

## Problemi

game-theme-rectangle = Chiudere il rettangolo
game-theme-rectangle-large = Chiudere il rettangolo sul tabellone grande
game-theme-slides = Meno scorrimenti possibile
game-puzzle-slides = Collega tutti i pezzi rossi con meno scorrimenti possibile. Si può fare con { $par }.
