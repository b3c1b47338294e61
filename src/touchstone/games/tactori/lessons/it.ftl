# Le lezioni di Tactori.

lesson-course-about = Le istruzioni del gioco indicano come scopi: pensare in tre dimensioni, procedere con un piano e costruire con uno scopo, prime idee strategiche, percezione visiva, ragionamento, motricità fine, contare e sommare. Il tatto e il fare insieme li abbiamo aggiunti noi.

lesson-first-title = Fammi vedere: un pezzo, un altro, un ponte
lesson-first-trains = Caselle vicine, colori, mettere e collegare.
lesson-first-stone = Ti diamo il benvenuto! Tu sei il rosso. Metti un pezzo su b2.
lesson-first-beside = Il computer ha messo un pezzo blu su d4. Metti un secondo pezzo su c2, proprio accanto al primo.
lesson-first-tower = Così faresti una torre; a quelle arriviamo dopo. Metti il pezzo su c2.
lesson-first-apart = Sul tabellone piccolo un bastoncino unisce caselle vicine. Metti il pezzo su c2, accanto a b2.
lesson-first-bridge = Due pezzi rossi affiancati: posa un bastoncino da b2 a c2.
lesson-first-not-done = Prima posa il bastoncino.
lesson-first-feel = Un ponte! Vale un punto, e così quello del computer. Senti il tuo su b2 o su c2.
lesson-first-end = Quando tutti i pezzi sono sul tabellone, vince chi ha più ponti.

lesson-free-title = Costruzione libera: sei compiti
lesson-free-trains = Motricità fine, idee proprie, equilibrio; costruire insieme.
lesson-free-tower = Qui costruisci quello che ti piace, e sei compiti si spuntano da soli. Il primo è una torre: metti due pezzi sulla stessa casella.
lesson-free-bridge = Ora un ponte: due pezzi di un colore su caselle vicine, e in mezzo un bastoncino di quel colore.
lesson-free-upstairs = E ora un ponte a un piano superiore: due torri vicine della stessa altezza, con lo stesso colore in cima.
lesson-free-joined = Unisci a questo un secondo ponte dello stesso colore, in modo che si incontrino in una torre.
lesson-free-below = Ora unisci due ponti al primo piano.
lesson-free-across = L’ultimo compito: due ponti di un colore che si incontrano in una torre su piani diversi.
lesson-free-end = Tutti e sei sono spuntati, perché li hai costruiti tu. La costruzione libera non finisce mai: continua quanto vuoi.

lesson-towers-title = Ponti al secondo piano
lesson-towers-trains = Confrontare altezze, pensare in tre dimensioni.
lesson-towers-feel = Un bastoncino vuole due torri della stessa altezza con il tuo colore in cima. Senti b2 e c2.
lesson-towers-stone = Due pezzi su b2, uno su c2. Metti un pezzo su c2.
lesson-towers-height = Allora b2 e c2 non sono ancora della stessa altezza.
lesson-towers-bridge = Ora tutte e due hanno due piani, e rosso in cima. Posa un bastoncino da b2 a c2.
lesson-towers-end = Qualunque cosa si costruisca sopra, il ponte conta sempre.

lesson-connections-title = Creare collegamenti
lesson-connections-trains = Distinguere «di più» e «nuovo».
lesson-connections-stone = In questo gioco due caselle unite contano una volta sola, per quanti bastoncini ci siano. Metti un pezzo su c3.
lesson-connections-again = Da b2 a c2 c’è già un bastoncino. Un altro sopra non unirebbe niente di nuovo.
lesson-connections-bridge = Posa un bastoncino che unisce due caselle nuove: da c2 a c3, da b3 a c3, o da b2 a b3.
lesson-connections-end = Due collegamenti, due punti.

lesson-long-title = Collegamenti lunghi
lesson-long-trains = Pianificare su più turni, vedere il tutto nelle parti.
lesson-long-stone = Vince il collegamento più lungo. Hai due parti, da a2 a b2 e da d2 a e2. Metti un pezzo nel vuoto, su c2.
lesson-long-gap = Questo non riempie il vuoto su c2.
lesson-long-first = Puoi posare un bastoncino per turno. Posa il primo da b2 a c2.
lesson-long-second = Lungo due bastoncini. Ogni turno comincia con un pezzo: mettine uno dove vuoi nella riga 1.
lesson-long-third = Ora posa il bastoncino da c2 a d2. Unisce le due parti.
lesson-long-end = Quattro bastoncini di fila. Un bastoncino in un vuoto vale più di uno in fondo.

lesson-rectangle-title = Il rettangolo chiuso
lesson-rectangle-trains = Immaginare la vista dall’alto.
lesson-rectangle-feel = Tu sei il blu. Vince chi, nella vista dall’alto, chiude un rettangolo di bastoncini del proprio colore. Senti c4 e d4.
lesson-rectangle-stone = Tre lati ci sono; manca quello da c4 a d4. Un pezzo su c4, due su d4: metti un pezzo su c4.
lesson-rectangle-height = Allora c4 e d4 non sono ancora della stessa altezza.
lesson-rectangle-close = Ora il bastoncino ci sta. Posalo da c4 a d4.
lesson-rectangle-end = Chiuso! I bastoncini sono su piani diversi, ma nella vista dall’alto il rettangolo è completo.

lesson-colourful-title = Variopinto, tutti insieme
lesson-colourful-trains = Lavorare insieme a uno scopo, pensare per piani.
lesson-colourful-feel = Qui tutti giocano con il rosso, e i vostri bastoncini si contano insieme. Senti b3, b4 e c3.
lesson-colourful-stone = Da b3 a b4 c’è un bastoncino al secondo piano, e su c3 un pezzo giallo. Mettici sopra un pezzo rosso: così c3 è alta come b3.
lesson-colourful-red = Solo il rosso in cima regge un bastoncino rosso. Metti lì un pezzo rosso.
lesson-colourful-height = Così non si alza c3, la casella accanto a b3.
lesson-colourful-bridge = Due piani, e rosso in cima. Posa un bastoncino da b3 a c3.
lesson-colourful-corner = Ogni nuovo bastoncino deve unirsi a quelli che ci sono. Metti un pezzo rosso su c4: accanto ci sono b4 e c3.
lesson-colourful-beside = Così non si alza c4.
lesson-colourful-sticks = Qui puoi posare più bastoncini in un turno. Posa tutti e due, da b4 a c4 e da c3 a c4.
lesson-colourful-more = Si può posare ancora un bastoncino.
lesson-colourful-end = Quattro bastoncini. Due caselle si uniscono una volta sola, e insieme non potete superare i quindici bastoncini.

lesson-sliding-title = Variopinto a scorrimento
lesson-sliding-trains = Pianificare a ritroso dalla meta, risolvere qualcosa insieme.
lesson-sliding-first = Sei pezzi rossi vogliono essere collegati, e solo a5 è vuota. Fai scorrere lì il pezzo di a4.
lesson-sliding-done = Ora potresti posare bastoncini. Prima facciamo scorrere ancora una volta: finisci il turno.
lesson-sliding-second = Ora a4 è vuota. Fai scorrere lì il pezzo rosso di b4.
lesson-sliding-sticks = Tutti e sei sono vicini. Posa i cinque bastoncini: da a2 ad a3, da a3 ad a4, da a4 ad a5, da a5 a b5, da b5 a c5.
lesson-sliding-end = Collegati, con due scorrimenti. Si può giocare da soli o insieme.

lesson-crossings-title = Il tabellone grande: gli incroci
lesson-crossings-trains = Distanze più lunghe, vedere forme in linee che si incrociano.
lesson-crossings-span = Sul tabellone grande un bastoncino scavalca una casella, e puoi posarne quanti vuoi. Posane uno da b3 a d3.
lesson-crossings-first = Quello viene dopo. Prima posa il bastoncino.
lesson-crossings-cross = Passa attraverso il pezzo su c3, e lì un altro può incrociarlo. Posalo da c3 a c5.
lesson-crossings-done = Si incrociano su c3, e lì sono uniti. Finisci il turno.
lesson-crossings-later = Quello viene nel prossimo turno. Finisci questo.
lesson-crossings-stone = Il computer ha messo un pezzo su g7. Mettine uno su d2: da lì un bastoncino arriva a d4.
lesson-crossings-end-missing = Manca un pezzo su d2, per il bastoncino da d2 a d4.
lesson-crossings-sticks = Posa i due bastoncini, da d2 a d4 e da c4 a e4.
lesson-crossings-both = Manca ancora uno dei due bastoncini.
lesson-crossings-end = Chiuso! I bastoncini sporgono oltre gli angoli, ma nella vista dall’alto c3, c4, d4 e d3 sono un rettangolo.

lesson-moving-title = Muovere, e riprendere bastoncini
lesson-moving-trains = Rinunciare a qualcosa per qualcosa di meglio.
lesson-moving-feel = Invece di mettere un pezzo puoi muovere i tuoi pezzi liberi. Senti a1 e c7.
lesson-moving-move = Il pezzo su a1 è libero; quello su c7 è tenuto da un bastoncino. Muovi il pezzo da a1 a g3.
lesson-moving-no-new = Qui non serve un pezzo nuovo. Muovi quello da a1 a g3.
lesson-moving-goal = Il pezzo di a1 deve andare su g3.
lesson-moving-bridge = Dopo aver mosso puoi posare bastoncini. Posane uno da e3 a g3.
lesson-moving-bridge-first = Prima posa il bastoncino da e3 a g3.
lesson-moving-take = Manca solo l’angolo g5. Puoi riprendere un tuo bastoncino su cui non è costruito niente: riprendi quello da a7 a c7.
lesson-moving-take-first = Prima riprendi il bastoncino da a7 a c7.
lesson-moving-again = Ora i pezzi alle sue due estremità sono liberi. Muovine uno, da c7 o da a7, a g5.
lesson-moving-corner = L’angolo che manca è g5.
lesson-moving-sticks = Posa i due bastoncini, da g3 a g5 e da e5 a g5.
lesson-moving-both = Posa i bastoncini da g3 a g5 e da e5 a g5.
lesson-moving-end = Un rettangolo, e neanche un pezzo nuovo.

lesson-knocking-title = Muovere ed eliminare
lesson-knocking-trains = Soppesare quello che si guadagna e quello che costa.
lesson-knocking-feel = Invece di mettere un pezzo puoi muovere i tuoi pezzi liberi. Senti c3 e g7.
lesson-knocking-knock = Su c3 un pezzo blu ti intralcia. Muovi tutti e due i pezzi da g7 a c3 ed elimina 1 pezzo.
lesson-knocking-both-gone = Uno per uno: tutti e due i pezzi tornerebbero nella riserva, e c3 sarebbe vuota.
lesson-knocking-no-knock = Allora il pezzo blu su c3 resterebbe lì.
lesson-knocking-bridge = Il pezzo blu è eliminato, uno dei tuoi è tornato nella riserva, l’altro sta su c3. Posa un bastoncino da c3 a e3.
lesson-knocking-end = I pezzi tenuti da un bastoncino non si possono né muovere né eliminare: i ponti proteggono.

lesson-points-title = Contare i punti
lesson-points-trains = Sommare, vedere le forme piccole in quelle grandi.
lesson-points-close = Qui conta ogni rettangolo chiuso, e ogni suo bastoncino vale il numero del suo piano. Tre lati ci sono: posa il quarto, da c5 a e5.
lesson-points-side = Il lato che manca va da c5 a e5.
lesson-points-halve = Quattro bastoncini al primo piano: 4 punti. Ora posane uno nel mezzo, da c4 a e4.
lesson-points-not-yet = Quello non ancora. Posa il bastoncino che divide il rettangolo.
lesson-points-quarter = Due rettangoli da 4 punti fanno 8: un bastoncino conta per ogni rettangolo di cui fa parte. Dividili tutti e due, con un bastoncino da d3 a d5.
lesson-points-end = Quattro rettangoli piccoli da 4 punti: 16. Quello grande non conta più, perché dentro ce ne sono di più piccoli.
