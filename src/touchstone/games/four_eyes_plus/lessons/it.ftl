# Le lezioni di 4EYES+.

lesson-any-colours = Al contrario: lì va la tua pedina, quindi nomina prima la sua casella.

lesson-course-about = Le regole del gioco non indicano scopi. Questi sono i nostri.

lesson-first-title = Fammi vedere: posare, bloccare, vincere
lesson-first-trains = Due colori su una tessera, veder arrivare un quadrato, difendere e attaccare.
lesson-first-lay = Ti diamo il benvenuto! Tu sei il rosso, il computer è il blu, e ogni tessera porta una pedina di ciascuno. Posa una tessera: rosso in f2, blu in e2.
lesson-first-block = Il blu è in b5, e5 ed e2: per un quadrato manca solo b2. Metti la tua pedina in b2, e quella blu in b1 o b3.
lesson-first-gift = Con la pedina blu in b2 completeresti il quadrato per il computer.
lesson-first-beside = Così fermi questo quadrato, ma lì la pedina blu ne prepara un altro. Mettila in b1 o b3.
lesson-first-loses = Allora il blu completa un quadrato e vince subito.
lesson-first-win = Ora tocca a te: il rosso è in b2, f2 e f6. Completa il quadrato con rosso in b6 e blu in a6.
lesson-first-end = Quattro pedine rosse agli angoli di un quadrato: hai vinto. I quadrati possono essere di ogni misura, e anche inclinati.

lesson-tilted-title = Quadrati inclinati
lesson-tilted-trains = Girare le forme nella mente, contare passi invece di misurare.
lesson-tilted-feel = Un quadrato non deve per forza stare dritto. Tocca le tue pedine rosse in a2, b4 e d3.
lesson-tilted-win = Da a2 a b4: due in su, uno a destra. Da b4 a d3: due a destra, uno in giù. Da d3 vai due in giù e uno a sinistra: metti lì la tua pedina.
lesson-tilted-count = Conta di nuovo: da d3 due in giù e uno a sinistra.
lesson-tilted-end = Il quarto angolo era c1. Ogni lato fa gli stessi passi, solo girati.

lesson-two-title = In due: le tue pedine sulle tessere altrui
lesson-two-trains = Guardare tutto quello che c’è, non solo le proprie tessere.
lesson-two-feel = In due ogni tessera porta rosso e blu, e il punto mostra di chi è. Tocca le pedine rosse in b2, e2 ed e5.
lesson-two-win = Due di loro sono arrivate con le tessere del computer, e contano lo stesso per te. Il quarto angolo è b5: metti lì la tua pedina.
lesson-two-corner = L’angolo che manca è b5.
lesson-two-end = Chiunque le abbia posate, le pedine del tuo colore sono tue.

lesson-giving-title = Non regalare niente
lesson-giving-trains = Controllare le due metà di una mossa.
lesson-giving-look = Metà di ogni tessera è di chi gioca dopo. Una sola tessera impedisce al blu di vincere subito: rosso in f6, blu in e6. Posala.
lesson-giving-loses = Dopo questo il blu vince subito.
lesson-giving-end = Prima di posare, guarda che cosa fa ognuna delle due metà.

lesson-both-title = Mai due quadrati insieme
lesson-both-trains = Tenere a mente una regola mentre si attacca.
lesson-both-feel = Prima di completare il tuo quadrato, guarda il blu. Tocca a3, c3 e c5.
lesson-both-win = Al blu manca solo a5, e a te manca solo b5. Una tessera non può completare tutti e due i quadrati: metti la tua pedina in b5, e quella blu in b4 o b6.
lesson-both-gift = Una pedina blu in a5 completa il quadrato del blu, e il blu vince.
lesson-both-corner = L’angolo che ti manca è b5.
lesson-both-end = Completare i due quadrati con una sola tessera è vietato. Completare solo quello altrui è permesso, ma fa perdere.

lesson-double-title = La doppia minaccia
lesson-double-trains = Pensare due turni avanti.
lesson-double-threaten = Con una sola tessera vinci al prossimo turno qualunque cosa faccia il blu: rosso in d5, blu in d6. Posala.
lesson-double-one = Il blu avrebbe ancora una risposta.
lesson-double-win = Il blu ha bloccato d4, ma ha dovuto mettere una pedina rossa in e4. Ora c4, d5 ed e4 aspettano d3: metti lì la tua pedina.
lesson-double-end = Una minaccia si può bloccare. Due insieme no.

lesson-parry-title = Parare due minacce
lesson-parry-trains = Restare calmi e cercare la casella che serve due volte.
lesson-parry-look = Il blu minaccia di vincere in due punti. Una sola tessera para tutto: rosso in e6, blu in e7. Posala.
lesson-parry-loses = Allora il blu vince subito in uno dei due punti.
lesson-parry-end = Dove due minacce si incontrano, basta una pedina.

lesson-moving-title = Fase 2: spostare le tessere
lesson-moving-trains = Smontare quello che c’è e ricomporlo.
lesson-moving-feel = Tutte le tessere sono posate. D’ora in poi a ogni turno sposti una delle tue. Tocca la tua tessera in d1 e d2.
lesson-moving-turn = Una tessera si può anche girare sul posto. Sposta la tessera d1 d2 a d2 d1: così il rosso è in d2.
lesson-moving-other = Ora vince una sola mossa: gira la tessera di d1 e d2.
lesson-moving-end = Un quadrato, senza andare da nessuna parte.

lesson-three-title = In tre
lesson-three-trains = Tenere d’occhio chi viene dopo, non tutti.
lesson-three-feel = Si gioca in tre: rosso, marrone e blu. Tu sei il rosso, e le tue tessere portano il marrone, il colore di chi gioca dopo. Tocca le pedine marroni in c5, e3 ed e5.
lesson-three-block = Poi tocca al marrone, e manca solo c3. Metti la tua pedina in c3, quella marrone in c4 o d3.
lesson-three-gift = Una pedina marrone in c3 completerebbe il quadrato per il marrone.
lesson-three-loses = Allora il marrone completa un quadrato e vince subito.
lesson-three-end = Guarda soprattutto chi gioca dopo di te: nessun altro può fermare quella persona in tempo.

lesson-paper-title = Con carta e matite
lesson-paper-trains = Giocare ovunque, con due matite; prevedere quello che non si sposterà più.
lesson-paper-colour = Sulla carta non ci sono tessere: a ogni turno colori una casella di rosso e una accanto di blu. Colora e5 di rosso e f5 di blu.
lesson-paper-win = Il blu ha colorato c4 di blu e c3 di rosso. Il rosso è in b2, e2 ed e5: colora il quarto angolo, b5, e una casella libera accanto di blu.
lesson-paper-corner = Il quarto angolo è b5.
lesson-paper-end = Vittoria, sulla carta. Lì non si sposta mai niente: se non ci sono più due caselle libere affiancate, non vince nessuno.
