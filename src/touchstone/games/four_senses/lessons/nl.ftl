# De lessen van Four Senses.

lesson-any-early = Daar ligt nog geen lijn. Leg eerst een stuk.
lesson-any-elsewhere = Daar niet. Bouw verder aan de lijn die je net gevoeld hebt.
lesson-any-other-line = Die lijn wint niet.
lesson-any-no-need = Je hoeft niets te leggen: de lijn ligt er al, en wie hem meldt, wint.

lesson-course-about = Mensen die zien en mensen die niet zien spelen op de tast, zonder dat iemand in het nadeel is: dat doel noemen de spelregels. Wat de lessen verder oefenen, hebben wij toegevoegd.

lesson-first-title = Laat het me zien: voelen, leggen, melden
lesson-first-trains = De weg vinden op het bord, plat en gat, leeg en bezet onderscheiden; de drie handelingen van een beurt.
lesson-first-feel = Welkom! Het bord heeft vier rijen van vier vakken, en je ogen zijn bedekt. Voel a1, de hoek linksvoor.
lesson-first-row = Eén niveau hoog, en plat bovenop. Voel nu b1, c1 en d1.
lesson-first-place = Drie keer plat, en d1 is leeg: je voelt keramiek. Leg een plat stuk op d1.
lesson-first-hole = Dat heeft een gat bovenop. De drie andere zijn plat, dus er ontbreekt nog een plat stuk.
lesson-first-declare = Vier keer plat in één rij! Niemand vertelt je dat je gewonnen hebt. Meld de lijn van a1 tot d1.
lesson-first-not-done = Meld eerst: als je niets zegt, kan de volgende speler de lijn vinden.
lesson-first-end = Je hebt gewonnen. Voelen, leggen, melden: dat is het hele spel.

lesson-surfaces-title = Oppervlakken en niveaus op de tast
lesson-surfaces-trains = Keramiek, plat en gat onderscheiden, niveaus tellen, vinden waar nog een stuk past.
lesson-surfaces-tops = Een vinger kan drie oppervlakken vinden. Voel a1, b1 en c1.
lesson-surfaces-levels = Keramiek waar niets staat, dan plat, dan een gat. Nu de hoogtes: voel b1, b2 en c2.
lesson-surfaces-seek = Niveau 1, 2 en 3. Nog een stuk past alleen op keramiek en op niveau 1. In rij 3 is op één vak nog plaats: voel de rij en leg daar een stuk naar keuze.
lesson-surfaces-no-line = Hier zoeken we een vak, geen lijn.
lesson-surfaces-elsewhere = Daar past het ook, maar het vak dat we zoeken ligt in rij 3, op niveau 1.
lesson-surfaces-end = Het was c3. Keramiek, of plat of een gat op niveau 1, 2 of 3: meer dan deze zeven hoeven je vingers niet te kennen.

lesson-level-title = Vier op hetzelfde niveau
lesson-level-trains = Hoogtes vergelijken met de vingertoppen, weglaten wat niet telt.
lesson-level-feel = Vier vakken van een lijn winnen ook als ze op hetzelfde niveau zijn. Voel rij 3: a3, b3, c3 en d3.
lesson-level-place = Drie ervan zijn twee niveaus hoog, c3 maar één. Leg een plat stuk of een stuk met een gat op c3.
lesson-level-too-high = Met een dubbel stuk wordt c3 drie niveaus hoog. Er ontbreekt er maar één.
lesson-level-declare = Alle vier zijn op niveau 2, en wat bovenop ligt doet er niet toe. Meld de lijn van a3 tot d3.
lesson-level-end = Hetzelfde niveau: dat is het tweede patroon.

lesson-stairs-title = De trap, en dubbele stukken
lesson-stairs-trains = Hoogtes ordenen, de voorraad op de tast tellen, weten waar een dubbel stuk goed voor is.
lesson-stairs-supply = Een dubbel stuk is twee niveaus hoog, met een platte kant en een kant met een gat. Voel de voorraad: daar liggen de stukken gesorteerd.
lesson-stairs-feel = Drie vakken naast elkaar op niveau 1, 2 en 3 zijn een trap. Voel a2, b2 en c2.
lesson-stairs-place = Niveau 1, 2 en 1. Leg een dubbel stuk op c2: dat geeft drie niveaus.
lesson-stairs-too-low = Dat geeft maar twee niveaus. Voor drie heb je een dubbel stuk nodig.
lesson-stairs-declare = 1, 2, 3: een trap, van welke kant je ook komt. Meld de lijn van a2 tot c2.
lesson-stairs-end = Een trap kan in een rij, een kolom of op elke diagonaal staan. Nu ken je alle drie de patronen.

lesson-doubles-title = Waar dubbele stukken goed voor zijn
lesson-doubles-trains = Hoogte en kant tegelijk kiezen.
lesson-doubles-feel = Een dubbel stuk mag op een enkel stuk liggen, maar op een dubbel stuk ligt nooit iets. Voel rij 4: a4, b4, c4 en d4.
lesson-doubles-place = Drie keer niveau 3 met een gat, en c4 is maar op niveau 1. Leg een dubbel stuk op c4, met het gat bovenop.
lesson-doubles-other-side = Het niveau klopt dan, maar een dubbel stuk kan meer. Draai het om: met het gat bovenop.
lesson-doubles-too-low = Dat geeft maar twee niveaus. Met een dubbel stuk worden het er drie.
lesson-doubles-declare = Vier gaten, en allemaal op niveau 3: twee patronen met één stuk. Meld de lijn van a4 tot d4.
lesson-doubles-end = Zonder dubbel stuk komt niemand op niveau 3. Voel af en toe de voorraad: er zijn er maar acht.

lesson-notice-title = De lijn van een ander opmerken
lesson-notice-trains = Met een plan zoeken, zeker zijn voordat je spreekt.
lesson-notice-feel = De computer heeft gelegd en niets gezegd. Voel kolom b, van b1 tot b4.
lesson-notice-feel-first = Misschien heb je gelijk, maar voel eerst alle vier de vakken, zodat je het zeker weet.
lesson-notice-declare = Vier gaten! Wie de lijn ook gemaakt heeft: wie hem meldt, wint. Meld hem, van b1 tot b4.
lesson-notice-end = Goed opgemerkt. Ook anderen zien lijnen over het hoofd: voel voordat je legt.

lesson-paths-title = Wegen voor de vingers
lesson-paths-trains = Bewegingsgeheugen: altijd dezelfde weg over het bord.
lesson-paths-down = Vingers onthouden wegen. Voel de diagonaal van linksachter naar rechtsvoor: a4, b3, c2, d1.
lesson-paths-up = Op b3 was een gat, verder was alles plat. Nu de andere diagonaal: a1, b2, c3, d4.
lesson-paths-declare = Bij elke stap een gat. Meld de lijn van a1 tot d4.
lesson-paths-falling = Op b3 is een gat, en de andere zijn plat: die lijn wint niet.
lesson-paths-end = Kies je eigen weg over het bord en houd je eraan. Dan merken je vingers wat er veranderd is.

lesson-safe-title = De veilige plek
lesson-safe-trains = Aan het antwoord denken voordat je iets doet.
lesson-safe-look = Hier zijn je ogen open, en een scheidsrechter vindt de lijnen. Slechts één zet voorkomt dat de computer meteen wint: een plat stuk op b4. Leg het.
lesson-safe-loses = Daarna wint de computer meteen. Kijk naar de lijnen waarin nog maar één stuk ontbreekt.
lesson-safe-end = Vraag je voor het leggen af wat de volgende speler ermee kan doen.

lesson-masked-title = Spelen met een masker
lesson-masked-trains = Je eigen stukken onthouden, die van anderen zoeken.
lesson-masked-feel = Achter het masker weet je alleen wat je gevoeld en zelf gelegd hebt. Voel a2 en b2.
lesson-masked-place = Plat op niveau 2, en ernaast keramiek. Leg een plat stuk op b2, en onthoud het.
lesson-masked-other-piece = Hier hebben we een plat stuk op b2 nodig.
lesson-masked-done = De anderen horen niet wat je gelegd hebt, en ook niet waar. Zeg alleen dat je klaar bent.
lesson-masked-seek = Wat en waar hoor je niet. Voel de vakken die je nog niet kent: c2 en d2.
lesson-masked-close = Daar is het: d2 is plat. Op c2 is een gat, en a2 en b2 weet je nog. Leg een stuk op c2 dat vier keer plat geeft.
lesson-masked-hole = Dan is er op c2 weer een gat. Er ontbreekt een plat stuk.
lesson-masked-declare = Vier keer plat, en niemand heeft het gezien. Meld de lijn van a2 tot d2.
lesson-masked-not-done = Meld eerst, voordat iemand anders de lijn voelt.
lesson-masked-end = Onthouden wat je gedaan hebt, voelen wat anderen gedaan hebben: zo speel je met een masker.

lesson-bonus-title = Met z’n drieën, en de bonus
lesson-bonus-trains = Twee dingen tegelijk zien; punten over meerdere rondes.
lesson-bonus-place = Met z’n drieën speel je drie rondes om punten. In rij 1 liggen drie platte stukken, allemaal op niveau 1. Leg een plat stuk op c1: dan wint de lijn op twee manieren.
lesson-bonus-one-way = Dat wint op één manier, of helemaal niet. Voor allebei heb je een plat stuk op niveau 1 nodig.
lesson-bonus-declare = Vier identieke bovenkanten, en allemaal op hetzelfde niveau. Meld de lijn van a1 tot d1.
lesson-bonus-end = Vijf punten voor de lijn, en één voor de tweede manier. De speler vlak voor je krijgt niets, de derde speler krijgt er drie.
