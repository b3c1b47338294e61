# Le pagine.

## Dappertutto

web-title = Touchstone
web-slogan = Giochi da tavolo da giocare con le dita
web-intro = Giochi per dita, occhi e orecchie. Che si veda o no, tutti giocano allo stesso tavolo e alle stesse condizioni.
web-skip = Vai al contenuto
web-navigation = Pagine
web-home = Pagina iniziale
web-rules = Regole
web-help = Tasti e comandi
web-help-short = Tasti
web-settings = Impostazioni
web-language = Lingua
web-footer = Touchstone è software libero. Carattere: Atkinson Hyperlegible, pensato per chi vede poco.
web-close = Chiudi
web-trouble-title = Non ha funzionato

## Impostazioni

web-theme = Colori
web-theme-auto = come il mio dispositivo
web-theme-wood = legno
web-theme-dark = scuro
web-theme-contrast = alto contrasto
web-sound = Suoni
web-volume = Volume dei suoni
web-vibration = Vibrazione
web-speech = Lettura ad alta voce del browser (da lasciare disattivata con uno screen reader)
web-rate = Velocità della voce
web-voice = Voce
web-voice-any = la solita
web-wrap = Al bordo le frecce continuano dall’altra parte
web-floors = Mostra le altezze con un numero
web-notify = Avvisami quando tocca a me

## Inizio

web-games = I giochi
web-play-now = Gioca subito contro il computer
web-play-open = Gioca a occhi aperti
web-new-table = Nuovo tavolo
web-new-table-of = Nuovo tavolo: { $game }
web-read-rules = Leggi le regole
web-players-count = Da { $least } a { $most } giocatori
web-players-exactly =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }
web-words-in-english = { $game } non parla ancora italiano: i testi sono in inglese.
web-join = Siediti a un tavolo
web-join-label = Il link o il codice che hai ricevuto
web-join-go = Entra
web-open-tables = Tavoli aperti
web-no-open-tables = Al momento non aspetta nessuno. Apri un tavolo e manda il link a qualcuno.
web-take-seat = Siediti
web-invitation = Un invito
web-invitation-to = C’è un invito per te a un tavolo di { $game }.
web-invitation-take = Prendi questo posto
web-free-seats =
    { $count ->
        [one] un posto libero
       *[other] { $count } posti liberi
    }

## Un nuovo tavolo

web-players = Giocatori
web-seat = Posto { $seat }
web-name = Nome
web-who = Chi gioca
web-who-here = qualcuno su questo dispositivo
web-who-link = qualcuno con un link
web-who-bot = il computer: { $level }
web-who-nobody = nessuno
web-eyes = Occhi
web-eyes-masked = con la maschera: gioca al tatto
web-eyes-open = aperti: vede il tabellone
web-eyes-helper = aperti, con l’aiutante che segnala una mossa vincente
web-rounds = Manche
web-clock = Tempo per pensare
web-clock-none = quanto si vuole
web-clock-minutes = { $minutes } minuti a testa
web-clock-extra = Tempo in più a ogni turno
web-clock-extra-none = nessuno
web-clock-seconds = { $seconds } secondi
web-listed = Mostra il tavolo tra i «Tavoli aperti»
web-create = Apri il tavolo
web-created = Il tavolo è pronto

## Il tavolo

web-board = Tabellone
web-cell = { $cell }: { $words }
web-round = Manche { $round } di { $rounds }
web-player = { $name }
web-player-points = { $name }: { $points }
web-you = { $name } (tu)
web-away = { $name }, assente
web-replace = Fai giocare il computer al posto di { $name }
web-abandon = Termina la partita senza { $name }
web-masked-player = con la maschera
web-helper = Aiutante: dimmi quando posso vincere
web-helper-player = con l’aiutante
web-research = Questa partita può servire alla ricerca
web-research-about = Ogni tocco e ogni mossa vengono conservati, senza nomi, se tutti al tavolo sono d’accordo. Puoi cambiare idea fino alla fine della partita.
web-clock-paused = fermo
web-clock-say = Quanto tempo resta?
web-clock-two-minutes = Ti restano due minuti.
web-clock-minute = Ti resta un minuto.
web-clock-half-minute = Ti restano trenta secondi.
web-clock-ten-seconds = Ti restano dieci secondi.
web-acts = Su { $cell } puoi
web-picked = Hai scelto { $cells }. Su { $cell } puoi
web-picked-now = Hai scelto { $cells }. Ora scegli il prossimo punto.
web-count = Finora: { $count }
web-pick = partire da { $cell } e scegliere il prossimo punto
web-cancel = Annulla la scelta
web-cancelled = Annullato.
web-nothing-here = Su { $cell } adesso non si può fare nulla.
web-press-number = Su { $cell } scegli con { $keys }.
web-press-choose = Premi C per scegliere { $cell }.
web-no-end = Adesso non puoi terminare il turno.
web-edge = Il bordo.
web-at-table = Al tavolo
web-read-aloud = Vuoi che legga ad alta voce?
web-read-aloud-yes = Sì, leggi
web-read-aloud-no = No, grazie
web-kinds = Dove sono …
web-say = Dillo a parole
web-say-go = Invia
web-log = Che cosa è successo
web-repeat = Ripeti le ultime cinque frasi
web-supply = Accanto al tabellone
web-feel-supply = Tocca la riserva
web-more = Altro
web-resign = Arrenditi
web-draw = Proponi la patta
web-undo = Chiedi di ritirare una mossa
web-again = Gioca ancora
web-record = Rivedi la partita
web-accept = D’accordo
web-decline = Rifiuta
web-confirm = Confermi?
web-agree-here = Siete tutti d’accordo?
web-yes = Sì
web-no = No, torna indietro
web-line-lost = La connessione è caduta. Nuovo tentativo in corso; niente di ciò che hai fatto va perso.
web-line-found = La connessione è tornata.
web-hand-over = Passa il dispositivo a { $name }.
web-not-sent = Non ancora inviato. Niente va perso: parte appena il server risponde.
web-ready = Sono qui
web-how-to-play = Come si gioca
web-tap-help = Tocca per guardare, di nuovo per scegliere.
web-next-round = Manche successiva
web-above = Vista dall’alto
web-above-on = Vedi il tabellone dall’alto.
web-above-off = Vedi il tabellone di scorcio.
web-no-above = Qui non c’è una vista dall’alto.
web-rules-of = Regole di { $game }
web-thinking = { $name } sta pensando.
web-title-turn = Tocca a te! · { $title }
web-need-script = Per giocare questa pagina ha bisogno di JavaScript.

## La partita finita

web-record-title = Partita: { $game }
web-record-step = Passo { $step } di { $steps }
web-record-games = Partite giocate a questo tavolo
web-record-game = Partita { $game }
web-record-start = L’inizio.
web-record-first = All’inizio
web-record-back = Un passo indietro
web-record-on = Un passo avanti
web-record-last = Alla fine
web-record-text = La partita come testo

## Tasti

web-keys-board = Tasti sul tabellone
web-keys-note = Questi tasti funzionano quando il tabellone ha il focus, e sui pulsanti che li mostrano. Maiuscole e minuscole sono uguali.
web-keys-touch = Con un dito: scorri sul tabellone per sentirlo. Alzare il dito non fa nulla; tocca due volte lo stesso punto per sceglierlo.
web-helper-title = L’aiutante
web-helper-about = Chi gioca a occhi aperti può avere un aiutante. Dice quando una mossa vince subito e la segna con una stella. Tutti al tavolo sanno chi ne ha uno; con la maschera non c’è.
web-commands = Parole per la riga di comando: { $game }
web-commands-note = Va bene anche la notazione breve.
web-key = Tasto
web-key-does = Che cosa fa
web-keyname-arrowup = Freccia su
web-keyname-arrowdown = Freccia giù
web-keyname-arrowleft = Freccia sinistra
web-keyname-arrowright = Freccia destra
web-keyname-pageup = Pag su
web-keyname-pagedown = Pag giù
web-keyname-home = Inizio
web-keyname-end = Fine
web-keyname-escape = Esc
web-keyname-enter = Invio
web-keyname-space = Spazio
web-command-token = Notazione
web-command-words = Puoi dire
web-key-up = una riga più lontano
web-key-down = una riga più vicino
web-key-left = una colonna a sinistra
web-key-right = una colonna a destra
web-key-row-start = inizio della riga
web-key-row-end = fine della riga
web-key-column-far = estremo lontano della colonna
web-key-column-near = estremo vicino della colonna
web-key-act = scegli questo punto
web-key-choose = scegli la prima, la seconda, la terza … possibilità
web-key-line = parti da qui e scegli un altro punto
web-key-done = termina il tuo turno
web-key-cancel = annulla la scelta
web-key-feel = tocca di nuovo questo punto
web-key-row = leggi la riga
web-key-column = leggi la colonna
web-key-diagonal = leggi le diagonali
web-key-board = leggi tutto il tabellone
web-key-next = vai al pezzo seguente
web-key-kind = chiedi dove sono i pezzi di un tipo
web-key-changed = leggi che cosa è cambiato dal tuo ultimo turno
web-key-last = ripeti l’ultima frase
web-key-last-five = ripeti le ultime cinque frasi
web-key-score = giocatori e punti
web-key-supply = tocca ciò che sta accanto al tabellone
web-key-turn = a chi tocca
web-key-clock = quanto tempo resta
web-key-helper = attiva o disattiva l’aiutante (solo a occhi aperti)
web-key-above = attiva o disattiva la vista dall’alto
web-key-command = vai alla riga di comando (Esc riporta indietro)
web-key-help = mostra questi tasti
