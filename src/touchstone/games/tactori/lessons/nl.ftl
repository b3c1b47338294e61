# De lessen van Tactori.

lesson-course-about = De handleiding van het spel noemt als doelen: ruimtelijk denken, planmatig en doelgericht bouwen, eerste strategische ideeën, visuele waarneming, denken in het algemeen, fijne motoriek, tellen en optellen. Tasten en samen iets doen hebben wij toegevoegd.

lesson-first-title = Laat het me zien: een steen, nog een, een brug
lesson-first-trains = Buurvakken, kleuren, zetten en verbinden.
lesson-first-stone = Welkom! Jij bent rood. Zet een steen op b2.
lesson-first-beside = De computer heeft een blauwe steen op d4 gezet. Zet een tweede steen op c2, vlak naast je eerste.
lesson-first-tower = Dat wordt een toren; die komen later. Zet de steen op c2.
lesson-first-apart = Op het kleine bord verbindt een staafje buren. Zet de steen op c2, naast b2.
lesson-first-bridge = Twee rode stenen naast elkaar: leg een staafje van b2 naar c2.
lesson-first-not-done = Leg eerst het staafje.
lesson-first-feel = Een brug! Hij telt één punt, en die van de computer ook. Voel de jouwe op b2 of op c2.
lesson-first-end = Als alle stenen gezet zijn, wint wie de meeste bruggen heeft.

lesson-free-title = Vrij bouwen: zes opdrachten
lesson-free-trains = Fijne motoriek, eigen ideeën, stevigheid; samen bouwen.
lesson-free-tower = Hier bouw je wat je leuk vindt, en zes opdrachten vinken zichzelf af. De eerste is een toren: zet twee stenen op hetzelfde vak.
lesson-free-bridge = Nu een brug: twee stenen van één kleur op vakken naast elkaar, en daartussen een staafje van die kleur.
lesson-free-upstairs = En nu een brug op een hogere verdieping: twee even hoge torens naast elkaar met dezelfde kleur bovenop.
lesson-free-joined = Verbind er een tweede brug van dezelfde kleur mee, zodat ze elkaar in één toren ontmoeten.
lesson-free-below = Verbind nu twee bruggen op de eerste verdieping.
lesson-free-across = De laatste opdracht: twee bruggen van één kleur die elkaar in een toren op verschillende verdiepingen ontmoeten.
lesson-free-end = Alle zes zijn afgevinkt, omdat jij ze gebouwd hebt. Vrij bouwen houdt nooit op: ga door zolang je wilt.

lesson-towers-title = Bruggen op de tweede verdieping
lesson-towers-trains = Hoogtes vergelijken, ruimtelijk denken.
lesson-towers-feel = Een staafje heeft twee even hoge torens nodig met jouw kleur bovenop. Voel b2 en c2.
lesson-towers-stone = Twee stenen op b2, één op c2. Zet een steen op c2.
lesson-towers-height = Dan zijn b2 en c2 nog steeds niet even hoog.
lesson-towers-bridge = Allebei hebben nu twee verdiepingen, met rood bovenop. Leg een staafje van b2 naar c2.
lesson-towers-end = Wat er later ook bovenop gebouwd wordt: de brug telt.

lesson-connections-title = Verbindingen leggen
lesson-connections-trains = ‘Meer’ en ‘nieuw’ onderscheiden.
lesson-connections-stone = In dit spel tellen twee verbonden vakken één keer, hoeveel staafjes er ook liggen. Zet een steen op c3.
lesson-connections-again = Van b2 naar c2 ligt al een staafje. Nog een erboven verbindt niets nieuws.
lesson-connections-bridge = Leg een staafje dat twee nieuwe vakken verbindt: van c2 naar c3, van b3 naar c3, of van b2 naar b3.
lesson-connections-end = Twee verbindingen, twee punten.

lesson-long-title = Lange verbindingen
lesson-long-trains = Over meerdere beurten plannen, in de delen het geheel zien.
lesson-long-stone = De langste verbinding wint. Je hebt twee delen, a2 tot b2 en d2 tot e2. Zet een steen in de opening, op c2.
lesson-long-gap = Dat vult de opening op c2 niet.
lesson-long-first = Je mag één staafje per beurt leggen. Leg het eerste van b2 naar c2.
lesson-long-second = Twee staafjes lang. Elke beurt begint met een steen: zet er een waar je wilt in rij 1.
lesson-long-third = Leg nu het staafje van c2 naar d2. Het verbindt beide delen.
lesson-long-end = Vier staafjes achter elkaar. Een staafje in een opening is meer waard dan een aan het eind.

lesson-rectangle-title = De gesloten rechthoek
lesson-rectangle-trains = Je het bovenaanzicht voorstellen.
lesson-rectangle-feel = Jij bent blauw. Wie van bovenaf gezien een rechthoek van eigen staafjes sluit, wint. Voel c4 en d4.
lesson-rectangle-stone = Drie zijden liggen er al; die van c4 naar d4 ontbreekt. Eén steen op c4, twee op d4: zet een steen op c4.
lesson-rectangle-height = Dan zijn c4 en d4 nog steeds niet even hoog.
lesson-rectangle-close = Nu past het staafje. Leg het van c4 naar d4.
lesson-rectangle-end = Gesloten! De staafjes liggen op verschillende verdiepingen, maar van bovenaf gezien is de rechthoek compleet.

lesson-colourful-title = Bont, allemaal samen
lesson-colourful-trains = Samen naar één doel werken, in verdiepingen denken.
lesson-colourful-feel = Hier speelt iedereen rood, en jullie staafjes worden samen geteld. Voel b3, b4 en c3.
lesson-colourful-stone = Van b3 naar b4 ligt een staafje op de tweede verdieping, en op c3 staat een gele steen. Zet er een rode steen op: dan is c3 even hoog als b3.
lesson-colourful-red = Alleen rood bovenop draagt een rood staafje. Zet daar een rode steen.
lesson-colourful-height = Dat maakt c3, het vak naast b3, niet hoger.
lesson-colourful-bridge = Twee verdiepingen, en rood bovenop. Leg een staafje van b3 naar c3.
lesson-colourful-corner = Elk nieuw staafje moet aansluiten op wat er ligt. Zet een rode steen op c4: daarnaast zijn b4 en c3.
lesson-colourful-beside = Dat maakt c4 niet hoger.
lesson-colourful-sticks = Hier mag je meerdere staafjes in één beurt leggen. Leg ze allebei, van b4 naar c4 en van c3 naar c4.
lesson-colourful-more = Er kan nog een staafje bij.
lesson-colourful-end = Vier staafjes. Twee vakken worden maar één keer verbonden, en meer dan vijftien staafjes kunnen jullie samen niet halen.

lesson-sliding-title = Bont met schuiven
lesson-sliding-trains = Vanaf het doel terugdenken, samen iets oplossen.
lesson-sliding-first = Zes rode stenen willen verbonden zijn, en alleen a5 is leeg. Schuif de steen van a4 daarheen.
lesson-sliding-done = Je kunt nu staafjes leggen. Laten we eerst nog eens schuiven: beëindig je beurt.
lesson-sliding-second = Nu is a4 leeg. Schuif de rode steen van b4 daarheen.
lesson-sliding-sticks = Alle zes zijn buren. Leg de vijf staafjes: a2 naar a3, a3 naar a4, a4 naar a5, a5 naar b5, b5 naar c5.
lesson-sliding-end = Verbonden, met twee keer schuiven. Je kunt dit alleen of samen spelen.

lesson-crossings-title = Het grote bord: kruisingen
lesson-crossings-trains = Grotere afstanden, vormen zien in lijnen die elkaar kruisen.
lesson-crossings-span = Op het grote bord reikt een staafje over één vak heen, en je mag er zoveel leggen als je wilt. Leg er een van b3 naar d3.
lesson-crossings-first = Dat komt later. Leg eerst het staafje.
lesson-crossings-cross = Het loopt door de steen op c3, en daar mag een ander het kruisen. Leg dat van c3 naar c5.
lesson-crossings-done = Ze kruisen elkaar op c3, en daar zijn ze verbonden. Beëindig je beurt.
lesson-crossings-later = Dat komt in de volgende beurt. Beëindig deze.
lesson-crossings-stone = De computer heeft een steen op g7 gezet. Zet er een op d2: van daar reikt een staafje tot d4.
lesson-crossings-end-missing = Er ontbreekt een steen op d2, voor het staafje van d2 naar d4.
lesson-crossings-sticks = Leg beide staafjes, van d2 naar d4 en van c4 naar e4.
lesson-crossings-both = Een van de twee staafjes ontbreekt nog.
lesson-crossings-end = Gesloten! De staafjes steken buiten de hoeken uit, maar van bovenaf gezien zijn c3, c4, d4 en d3 een rechthoek.

lesson-moving-title = Verplaatsen, en staafjes terugnemen
lesson-moving-trains = Iets opgeven voor iets beters.
lesson-moving-feel = In plaats van een steen te zetten mag je vrije stenen van jezelf verplaatsen. Voel a1 en c7.
lesson-moving-move = De steen op a1 is vrij; die op c7 wordt door een staafje vastgehouden. Verplaats de steen van a1 naar g3.
lesson-moving-no-new = Hier hebben we geen nieuwe steen nodig. Verplaats die van a1 naar g3.
lesson-moving-goal = De steen van a1 moet naar g3.
lesson-moving-bridge = Na het verplaatsen mag je staafjes leggen. Leg er een van e3 naar g3.
lesson-moving-bridge-first = Leg eerst het staafje van e3 naar g3.
lesson-moving-take = Alleen de hoek g5 ontbreekt nog. Een eigen staafje waarop niets gebouwd is, mag je terugnemen: neem dat van a7 naar c7.
lesson-moving-take-first = Neem eerst het staafje van a7 naar c7 terug.
lesson-moving-again = Nu zijn de stenen aan beide uiteinden vrij. Verplaats er een, van c7 of van a7, naar g5.
lesson-moving-corner = De hoek die ontbreekt is g5.
lesson-moving-sticks = Leg beide staafjes, van g3 naar g5 en van e5 naar g5.
lesson-moving-both = Leg de staafjes van g3 naar g5 en van e5 naar g5.
lesson-moving-end = Een rechthoek, en geen enkele nieuwe steen.

lesson-knocking-title = Verplaatsen en eruitgooien
lesson-knocking-trains = Afwegen wat je wint en wat het kost.
lesson-knocking-feel = In plaats van een steen te zetten mag je vrije stenen van jezelf verplaatsen. Voel c3 en g7.
lesson-knocking-knock = Op c3 staat een blauwe steen in de weg. Verplaats beide stenen van g7 naar c3 en gooi er een uit.
lesson-knocking-both-gone = Eén tegen één: beide stenen gaan dan terug, en c3 is leeg.
lesson-knocking-no-knock = Dan blijft de blauwe steen op c3 staan.
lesson-knocking-bridge = De blauwe steen is eruit, een van de jouwe ging ervoor terug, de andere staat op c3. Leg een staafje van c3 naar e3.
lesson-knocking-end = Stenen die een staafje vasthoudt, kun je niet verplaatsen of eruitgooien: bruggen beschermen.

lesson-points-title = Punten tellen
lesson-points-trains = Optellen, in grote vormen de kleine zien.
lesson-points-close = Hier telt elke gesloten rechthoek, en elk staafje ervan is zoveel waard als het nummer van zijn verdieping. Drie zijden liggen er: leg de vierde, van c5 naar e5.
lesson-points-side = De zijde die ontbreekt gaat van c5 naar e5.
lesson-points-halve = Vier staafjes op de eerste verdieping: 4 punten. Leg er nu een door het midden, van c4 naar e4.
lesson-points-not-yet = Die nog niet. Leg het staafje dat de rechthoek verdeelt.
lesson-points-quarter = Twee rechthoeken van 4 punten maken er 8: een staafje telt voor elke rechthoek waar het bij hoort. Verdeel ze allebei, met een staafje van d3 naar d5.
lesson-points-end = Vier kleine rechthoeken van 4 punten: 16. De grote telt niet meer, omdat er kleinere in liggen.
