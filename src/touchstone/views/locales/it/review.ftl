# Che cosa si dice di una partita giocata.

review-title = Analisi: { $game }
review-going-on = La partita non è ancora finita.
review-turning = La svolta è stata al turno { $turn }, giocato da { $name }.
review-no-turning = Nessuno ha regalato nulla.
review-standing =
    { $turns ->
        [one] Dopo il turno { $since } questo è rimasto lì per un turno e nessuno se n’è accorto: { $how }
       *[other] Dopo il turno { $since } questo è rimasto lì per { $turns } turni e nessuno se n’è accorto: { $how }
    }
review-turn = Turno { $turn }, { $name }: { $moves }.
review-grade =
    { $grade ->
        [best] La scelta migliore.
        [good] Bene.
        [lost] La partita era già persa.
        [unknown] Non si sa se ci fosse di meglio.
        [lead-lost] Un errore: un vantaggio sprecato.
        [promised] Un errore: un’altra mossa prometteva di più.
        [draw-lost] Un errore: la patta sprecata.
        [win-lost] Un grave errore: la vittoria sprecata.
        [given] Un grave errore: la partita regalata.
        [loss-allowed] Un grave errore: chi gioca dopo può vincere subito.
        [standing] Mancato: c’era una linea vincente, bastava dichiararla.
       *[missed] Mancato: in questo turno si poteva vincere.
    }
review-worth = Valore adesso: { $value }.
review-estimated = { $value }, è una stima
review-better = Meglio: { $moves }.
review-chart = Il valore nel corso della partita
review-chart-about = Una linea per ogni giocatore: in alto la vittoria, in basso la sconfitta. I punti vuoti sono stimati.
review-chart-turn = Turno { $turn }: { $shares }.
review-share = { $name } { $percent }%
review-only-looking = Questa partita è finita e qui si guarda soltanto. Di’ «gioca» per giocare da qui contro il computer.
review-help = Sul tabellone Invio va avanti, Esc indietro e N al prossimo errore. A parole: «avanti», «indietro», «turno 4», «errore», «fine»; «gioca» per giocare da qui; «tabellone», «riga 2» o «b3» per sentire che cosa c’è lì.

## Il cammino delle dita

fingers-title = Il cammino delle dita
fingers-figures = { $name }. Tocchi: { $touches }. Caselle toccate: { $cells } su { $all }. Toccate di nuovo senza che nulla fosse cambiato: { $again }. Noto al momento di decidere: { $percent }% del tabellone.
fingers-felt = Turno { $turn }, { $name } ha toccato { $cells }.
fingers-nothing = Turno { $turn }, { $name } non ha toccato nulla.
fingers-unknown = Cambiato e non più toccato: { $cells }.
fingers-all-felt = La linea c’era, e le dita l’avevano toccata tutta. { $how }
fingers-not-since = La linea c’era, ma { $name } non toccava { $cell } dal turno { $turn }. { $how }
fingers-never = La linea c’era, ma { $name } non aveva mai toccato { $cell }. { $how }
fingers-consent =
    Chi ha guardato vede il cammino delle dita se al tavolo accettano tutte le persone che hanno giocato. { $count ->
        [0] Finora nessuno ha accettato.
       *[other] D’accordo finora: { $names }.
    }
fingers-open = Tutte le persone che hanno giocato accettano che altri vedano il cammino delle dita.

## Sulla pagina

web-review = Analisi
web-review-this = Analizza questa partita
web-review-about = Incolla il testo di una partita o di un incontro salvato. Viene esaminato turno per turno.
web-review-text = Testo della partita
web-review-go = Analizza
web-review-turns = Turno per turno
web-review-next-mistake = Al prossimo errore
web-review-run = Fai scorrere
web-review-stop = Ferma
web-review-working = Analisi della partita in corso…
web-review-progress = Turni già esaminati
web-review-done = Fatto: nel tempo previsto non si è trovato altro.
web-review-play = Gioca da qui contro il computer
web-review-values = Il valore come elenco
web-path = Mostra agli altri il cammino delle dita
web-path-about = Chi ha guardato vede nell’analisi ciò che è stato toccato in questa partita, se tutte le persone che hanno giocato sono d’accordo. Puoi cambiare idea finché non comincia un’altra partita.
web-back-to-table = Torna al tavolo

## Che cosa si può scrivere nell’analisi

review-say-first = inizio | all’inizio
review-say-back = indietro | precedente | un passo indietro
review-say-on = avanti | prossimo | successivo | un passo avanti
review-say-last = fine | alla fine | ultimo turno
review-say-mistake = errore | prossimo errore | al prossimo errore
review-say-run = scorri | fai scorrere
review-say-stop = ferma | fermati
review-say-play = gioca | giocare | gioca da qui | gioca da qui contro il computer
review-say-turn = turno | al turno | vai al turno
