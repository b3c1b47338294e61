# Tavoli in rete.

## Chi arriva e chi va

server-came = { $name } si siede al tavolo.
server-left = { $name } ha lasciato il tavolo.
server-back = { $name } è di nuovo qui.
server-replaceable = { $name } manca da un po’. Puoi far continuare il computer oppure chiudere la partita.

match-replaced = Il computer continua al posto di { $name }.
match-returned =
    { $who ->
        [you] Riprendi il tuo posto.
       *[other] { $name } riprende il suo posto.
    }
match-abandoned = La partita viene chiusa perché { $name } non c’è più.
match-time-up =
    { $who ->
        [you] Il tuo tempo è scaduto.
       *[other] Il tempo di { $name } è scaduto.
    }
helper-win = L’aiutante vede come puoi vincere adesso: { $move }.
clock-none = A questo tavolo non c’è orologio.
clock-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
clock-seconds =
    { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
clock-of = { $name } ha ancora { $time }
clock-paused = L’orologio è fermo.
match-reason-abandoned = La partita è stata chiusa perché mancava qualcuno.
match-reason-time = A qualcuno è scaduto il tempo.

match-seat-not-replaced = Sei già al tuo posto.
match-seat-is-a-bot = A quel posto gioca già il computer.

## Che cosa rifiuta il server

server-wire-unreadable = Il server non conosce messaggi di questa forma.
server-wire-too-long = Questo messaggio è troppo lungo. Si leggono al massimo { $most } byte.
server-wire-format = Questo messaggio ha il formato { $found }. Il server capisce il formato { $known }.
server-wire-hello-first = Prima presentati a un tavolo.
server-http-not-found = A questo indirizzo non c’è niente.
server-http-method = Questo indirizzo non accetta richieste di quel tipo.
server-http-invalid = C’è un errore nella richiesta, in «{ $where }».
server-http-too-long = La richiesta è troppo lunga. Si leggono al massimo { $most } byte.
server-origin-refused = Le richieste da quella pagina non sono accettate.
server-limit-rate = Troppo in fretta. Aspetta un momento.
server-limit-connections = In questo momento ci sono troppe connessioni. Torna più tardi.
server-limit-tables = In questo momento ci sono troppi tavoli. Torna più tardi.
server-limit-commands = A questo tavolo si gioca da troppo tempo. Aprine uno nuovo.
server-limit-idle = Da molto tempo non arriva niente da te, perciò la connessione viene chiusa.
server-limit-slow = La tua connessione non tiene il passo, perciò viene chiusa.
server-table-unknown = Questo tavolo non esiste.
server-table-full = A questo tavolo tutti i posti sono occupati.
server-invitation-unknown = Questo codice non invita a nessun tavolo. Forse è scritto male, o il posto è già occupato.
server-table-fault = A questo tavolo qualcosa è andato storto, perciò è chiuso. Ci dispiace.
server-table-not-finished = Questa partita non è ancora finita.
server-name-invisible = Questo nome non si vede. Scegline uno che gli altri possano leggere.
server-seat-unknown = Questo link non apre nessun posto a questo tavolo.
server-seat-watching = Stai guardando. Può farlo solo chi gioca.
server-seat-no-helper = Giochi senza l’aiutante.
server-seat-not-gone = Quella persona non manca ancora da abbastanza tempo.
server-store-unavailable = Al momento il server non riesce a salvare niente. Riprova tra poco.
server-store-refused = Il server non riesce a salvare questo comando. Non è cambiato niente.
server-server-ends = Il server si ferma per un momento. La tua partita è al sicuro.
server-server-ill = Una parte del server al momento non funziona: { $task }.
server-server-fault = Nel server qualcosa è andato storto. Ci dispiace.
