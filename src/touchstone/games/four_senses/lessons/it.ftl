# Le lezioni di Four Senses.

lesson-any-early = Lì non c’è ancora una linea. Prima posa un pezzo.
lesson-any-elsewhere = Non lì. Continua la linea che hai appena sentito.
lesson-any-other-line = Quella linea non vince.
lesson-any-no-need = Non serve posare: la linea c’è già, e vince chi la dichiara.

lesson-course-about = Chi vede e chi non vede giocano con il tatto, alla pari: è lo scopo che indicano le regole del gioco. Ciò che le lezioni allenano in più l’abbiamo aggiunto noi.

lesson-first-title = Fammi vedere: sentire, posare, dichiarare
lesson-first-trains = Orientarsi sul tabellone, distinguere pieno e foro, vuoto e occupato; i tre gesti di un turno.
lesson-first-feel = Ti diamo il benvenuto! Il tabellone ha quattro righe di quattro spazi, e i tuoi occhi sono coperti. Senti a1, l’angolo vicino a sinistra.
lesson-first-row = Alto un livello, e pieno in alto. Ora senti b1, c1 e d1.
lesson-first-place = Tre pieni, e d1 è vuoto: senti la ceramica. Posa un pezzo pieno in d1.
lesson-first-hole = Quello ha un foro in alto. Gli altri tre sono pieni: manca un pezzo pieno.
lesson-first-declare = Quattro pieni in una riga! Nessuno ti dirà che hai vinto. Dichiara la linea da a1 a d1.
lesson-first-not-done = Prima dichiara: se non dici niente, chi gioca dopo può trovare la linea.
lesson-first-end = Hai vinto. Sentire, posare, dichiarare: il gioco è tutto qui.

lesson-surfaces-title = Superfici e livelli al tatto
lesson-surfaces-trains = Distinguere ceramica, pieno e foro, contare i livelli, trovare dove un pezzo ci sta ancora.
lesson-surfaces-tops = Un dito può trovare tre superfici. Senti a1, b1 e c1.
lesson-surfaces-levels = Ceramica dove non c’è niente, poi pieno, poi un foro. Ora le altezze: senti b1, b2 e c2.
lesson-surfaces-seek = Livelli 1, 2 e 3. Un altro pezzo ci sta solo sulla ceramica e sul livello 1. Nella riga 3 uno spazio ha ancora posto: senti la riga e posa lì un pezzo qualsiasi.
lesson-surfaces-no-line = Qui cerchiamo uno spazio, non una linea.
lesson-surfaces-elsewhere = Ci starebbe, ma lo spazio che cerchiamo è nella riga 3, al livello 1.
lesson-surfaces-end = Era c3. Ceramica, oppure pieno o foro al livello 1, 2 o 3: le tue dita devono conoscere solo queste sette cose.

lesson-level-title = Quattro allo stesso livello
lesson-level-trains = Confrontare altezze con i polpastrelli, lasciar perdere ciò che non conta.
lesson-level-feel = Quattro spazi di una linea vincono anche se sono allo stesso livello. Senti la riga 3: a3, b3, c3 e d3.
lesson-level-place = Tre sono alti due livelli, c3 uno solo. Posa un pezzo pieno o forato in c3.
lesson-level-too-high = Un pezzo doppio porterebbe c3 a tre livelli. Ne manca uno solo.
lesson-level-declare = Tutti e quattro sono al livello 2, e non importa che cosa c’è in alto. Dichiara la linea da a3 a d3.
lesson-level-end = Lo stesso livello: è la seconda figura.

lesson-stairs-title = La scala e i pezzi doppi
lesson-stairs-trains = Ordinare altezze, contare la riserva al tatto, sapere a che cosa serve un pezzo doppio.
lesson-stairs-supply = Un pezzo doppio è alto due livelli: pieno da un lato e forato dall’altro. Senti la riserva: lì i pezzi sono ordinati.
lesson-stairs-feel = Tre spazi vicini ai livelli 1, 2 e 3 sono una scala. Senti a2, b2 e c2.
lesson-stairs-place = Livelli 1, 2 e 1. Posa un pezzo doppio in c2: così i livelli sono tre.
lesson-stairs-too-low = Così i livelli sono solo due. Per tre serve un pezzo doppio.
lesson-stairs-declare = 1, 2, 3: una scala, da qualunque parte si arrivi. Dichiara la linea da a2 a c2.
lesson-stairs-end = Una scala può stare in una riga, in una colonna o in qualsiasi diagonale. Ora conosci tutte e tre le figure.

lesson-doubles-title = A che cosa servono i pezzi doppi
lesson-doubles-trains = Scegliere insieme l’altezza e il lato.
lesson-doubles-feel = Un pezzo doppio può stare su un pezzo semplice, ma sopra un doppio non sta mai niente. Senti la riga 4: a4, b4, c4 e d4.
lesson-doubles-place = Tre volte il livello 3 con un foro, e c4 è solo al livello 1. Posa un pezzo doppio in c4, con il foro in alto.
lesson-doubles-other-side = Il livello andrebbe bene, ma un pezzo doppio può fare di più. Giralo: con il foro in alto.
lesson-doubles-too-low = Così i livelli sono solo due. Con un pezzo doppio diventano tre.
lesson-doubles-declare = Quattro fori, e tutti al livello 3: due figure con un pezzo solo. Dichiara la linea da a4 a d4.
lesson-doubles-end = Senza un pezzo doppio nessuno arriva al livello 3. Ogni tanto senti la riserva: ce ne sono solo otto.

lesson-notice-title = Accorgersi della linea di qualcun altro
lesson-notice-trains = Cercare con metodo, essere sicuri prima di parlare.
lesson-notice-feel = Il computer ha posato e non ha detto niente. Senti la colonna b, da b1 a b4.
lesson-notice-feel-first = Forse hai ragione, ma prima senti tutti e quattro gli spazi, per andare sul sicuro.
lesson-notice-declare = Quattro fori! Non importa chi ha fatto la linea: vince chi la dichiara. Dichiarala, da b1 a b4.
lesson-notice-end = Ben fatto. Anche agli altri sfuggono linee: senti prima di posare.

lesson-paths-title = Percorsi per le dita
lesson-paths-trains = La memoria del movimento: sempre lo stesso percorso sul tabellone.
lesson-paths-down = Le dita ricordano i percorsi. Senti la diagonale dal fondo a sinistra fin davanti a destra: a4, b3, c2, d1.
lesson-paths-up = In b3 c’era un foro, tutto il resto era pieno. Ora l’altra diagonale: a1, b2, c3, d4.
lesson-paths-declare = Un foro a ogni passo. Dichiara la linea da a1 a d4.
lesson-paths-falling = In b3 c’è un foro, e gli altri sono pieni: quella linea non vince.
lesson-paths-end = Scegli il tuo percorso sul tabellone e mantienilo. Così le dita si accorgono di che cosa è cambiato.

lesson-safe-title = Lo spazio sicuro
lesson-safe-trains = Pensare alla risposta prima di agire.
lesson-safe-look = Qui hai gli occhi aperti, e un arbitro trova le linee. Una sola mossa impedisce al computer di vincere subito: un pezzo pieno in b4. Posalo.
lesson-safe-loses = Dopo questo il computer vince subito. Guarda le linee in cui manca un solo pezzo.
lesson-safe-end = Prima di posare, chiediti che cosa potrebbe farne chi gioca dopo di te.

lesson-masked-title = Giocare con la maschera
lesson-masked-trains = Ricordare i propri pezzi, cercare quelli degli altri.
lesson-masked-feel = Con la maschera sai solo quello che hai sentito e posato. Senti a2 e b2.
lesson-masked-place = Pieno al livello 2, e accanto la ceramica. Posa un pezzo pieno in b2, e ricordalo.
lesson-masked-other-piece = Qui serve un pezzo pieno in b2.
lesson-masked-done = Gli altri non sanno che cosa hai posato, né dove. Di’ solo che hai finito.
lesson-masked-seek = Che cosa e dove, non lo senti dire. Senti gli spazi che non conosci ancora: c2 e d2.
lesson-masked-close = Eccolo: d2 è pieno. In c2 c’è un foro, e a2 e b2 li ricordi. Posa in c2 un pezzo che completa quattro pieni.
lesson-masked-hole = Allora in c2 ci sarebbe di nuovo un foro. Manca un pieno.
lesson-masked-declare = Quattro pieni, e nessuno li ha visti. Dichiara la linea da a2 a d2.
lesson-masked-not-done = Dichiara subito, prima che qualcun altro senta la linea.
lesson-masked-end = Ricordare quello che hai fatto, sentire quello che hanno fatto gli altri: così si gioca con la maschera.

lesson-bonus-title = In tre, e il bonus
lesson-bonus-trains = Vedere due cose insieme; punti su più manche.
lesson-bonus-place = In tre si giocano tre manche a punti. Nella riga 1 ci sono tre pezzi pieni, tutti al livello 1. Posa un pezzo pieno in c1: così la linea vince in due modi.
lesson-bonus-one-way = Così si vincerebbe in un modo solo, o per niente. Per tutti e due serve un pezzo pieno al livello 1.
lesson-bonus-declare = Quattro pezzi identici in alto, e tutti allo stesso livello. Dichiara la linea da a1 a d1.
lesson-bonus-end = Cinque punti per la linea, e uno per il secondo modo. Chi gioca subito prima di te non riceve niente, la terza persona riceve tre punti.
