# Ritrovarsi: giochi, inviti, le mie partite, registrazioni.

## Iniziare una partita

web-play-friend = Gioca con qualcuno che conosci
web-choose = Livello, maschere, variante, chi comincia:
web-level = Livello del computer
web-start = Chi comincia
web-start-me = comincio io
web-start-other = comincia l’altra persona
web-start-lot = si tira a sorte
web-start-note = Secondo le regole stampate comincia la persona più giovane.
web-your-name = Il tuo nome
web-to-table = Vai al tavolo
web-watch-table = Guarda il tavolo
setting-players = { $game }: servono da { $least } a { $most } giocatori.
setting-kind-of-game = { $game } «{ $kind }»

## Invitare

web-invite = Invita qualcuno
web-invite-to = Invita qualcuno a { $game }
web-invite-about = Chi segue il link o scrive il codice sceglie un nome e si siede. Questa pagina resta: la ritrovi al tavolo finché il posto è libero.
web-invite-link = Il link
web-invite-code = Il codice, da dire a voce
web-invite-code-about = Si scrive su { $site }, in «{ $join }».
web-invite-qr = Per la fotocamera di un telefono
web-invite-qr-label = Codice QR del link
web-invite-watch = Solo per guardare:
web-invite-complete = Tutti i posti sono occupati. Potete cominciare.
web-invite-not-sitting = Tu non hai un posto a questo tavolo: puoi guardare, o seguire il tuo link.
web-copy-link = Copia il link
web-share = Condividi
web-copied = Copiato.
web-copy-by-hand = Il testo è selezionato: copialo con il tuo dispositivo.
web-invitation-masked = Giocherai con la maschera: toccherai il tabellone con le dita.
web-invitation-open = Giocherai a occhi aperti.
web-waiting = A questo tavolo c’è ancora un posto libero.
web-not-come = { $name }, non ancora qui
table-host = Già qui: { $names }.
table-eyes-masked = Tutti giocano con la maschera.
table-eyes-mixed = Alcuni giocano con la maschera.
table-eyes-open = Tutti giocano a occhi aperti.
table-clock = Tempo per ciascuno: { $time }.
table-clock-extra = A ogni turno { $time } in più.
table-no-clock = Nessun orologio.
table-setting = { $name }: { $value }.
web-refresh = Guarda di nuovo chi aspetta

## Le mie partite

web-mine = Le mie partite
web-mine-about = Solo questo browser conosce questo elenco.
web-mine-with = con { $names }
web-mine-your-turn = tocca a te
web-mine-turn-of = turno di { $name }
web-mine-waiting = un posto è ancora libero
web-mine-over = finita
web-mine-gone = questo tavolo non è più conservato
web-mine-back = Torna a { $game }
web-mine-record = Rivedi { $game }
web-mine-forget = Togli { $game } dall’elenco

## Al tavolo

web-next-here = { $name }: { $words }
web-tasks = Compiti
web-phrases = Dire e sentire brevi frasi al tavolo
web-phrases-title = Di’ qualcosa
phrase-hello = Ciao!
phrase-well-played = Bella partita!
phrase-one-moment = Un momento, per favore.
phrase-thank-you = Grazie!
phrase-said =
    { $who ->
        [you] Dici: { $phrase }
       *[other] { $name } dice: { $phrase }
    }

## Continuare da una posizione

web-set-up = Prepara una posizione
web-set-up-about = Scrivi una posizione, o incolla una registrazione: il gioco continua da lì. Giochi per chi è di turno.
web-set-up-text = Posizione o registrazione
web-set-up-sample = Una posizione si scrive così:
web-set-up-with = Chi gioca con te
web-set-up-with-computer = il computer
web-set-up-with-friend = qualcuno che invito
web-set-up-with-here = qualcuno su questo dispositivo
web-set-up-go = Continua da qui
set-up-over = Questa partita è finita. Togli le ultime mosse per continuare.

## Registrazioni

web-record-self = Scorrimento automatico
web-record-keys = Fuori dal tabellone le frecce sinistra e destra vanno indietro e avanti, Inizio e Fine all’inizio e alla fine; sul tabellone Esc va indietro e Invio avanti.
web-record-moves = Tutti i turni
web-record-copy = Copia la registrazione
web-record-download = Scarica
web-record-table = Torna al tavolo
