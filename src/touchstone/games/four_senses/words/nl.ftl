# Four Senses.

game-name = Four Senses
game-about = Een spel voor je vingertoppen, met een blinddoek om: voel het bord af, leg een stuk en merk als eerste dat er een lijn ligt.

## Wat er gebeurt

game-event-placed =
    { $who ->
        [you] Je legt { $piece ->
            [f] een plat stuk
            [h] een stuk met een gat
            [df] een dubbel stuk, platte kant boven,
           *[dh] een dubbel stuk, gat boven,
        } op { $cell }.
       *[other] { $name } legt { $piece ->
            [f] een plat stuk
            [h] een stuk met een gat
            [df] een dubbel stuk, platte kant boven,
           *[dh] een dubbel stuk, gat boven,
        } op { $cell }.
    }
game-event-claimed =
    { $who ->
        [you] Je meldt de lijn van { $first } tot { $last }. { $verdict ->
            [right] Dat klopt!
           *[wrong] Daar ligt geen winnende lijn.
        }
       *[other] { $name } meldt de lijn van { $first } tot { $last }. { $verdict ->
            [right] Dat klopt!
           *[wrong] Daar ligt geen winnende lijn.
        }
    }
game-event-bonus =
    { $who ->
        [you] Bravo! Je krijgt een bonuspunt: { $ways ->
            [line] de lijn wint op twee manieren
           *[board] er liggen twee winnende patronen op het bord
        }.
       *[other] Bravo! { $name } krijgt een bonuspunt: { $ways ->
            [line] de lijn wint op twee manieren
           *[board] er liggen twee winnende patronen op het bord
        }.
    }
game-turn-done =
    { $who ->
        [you] Je hebt gelegd.
       *[other] { $name } heeft gelegd.
    }
game-turn-passed =
    { $who ->
        [you] Je past.
       *[other] { $name } past.
    }

## Waarom de ronde voorbij is

game-reason-same-top = Vier identieke bovenkanten: { $cells }.
game-reason-same-level = Vier op hetzelfde niveau: { $cells }.
game-reason-stairs = Een trap: { $cells }.
game-also-same-level = En ook vier op hetzelfde niveau.
game-also-stairs = En ook een trap.
game-reason-no-winner = Alle stukken zijn gelegd en niemand heeft een lijn gemeld.
game-reason-false-claim = De gemelde lijn lag er niet, en dat kost de ronde.

## Voelen

game-feel-ceramic = keramiek, leeg
game-feel-flat = niveau { $height }, plat
game-feel-hole = niveau { $height }, gat
game-heap-f =
    { $count ->
        [one] { $count } plat stuk
       *[other] { $count } platte stukken
    }
game-heap-h =
    { $count ->
        [one] { $count } stuk met een gat
       *[other] { $count } stukken met een gat
    }
game-heap-d =
    { $count ->
        [one] { $count } dubbel stuk
       *[other] { $count } dubbele stukken
    }

## Geweigerd

game-well-full = Het vak { $cell } is vol.
game-heap-empty = { $heap ->
        [f] Er is geen plat stuk meer over.
        [h] Er is geen stuk met een gat meer over.
       *[d] Er is geen dubbel stuk meer over.
    }
game-already-placed = Je hebt al gelegd. Zeg ‘klaar’, of meld een lijn.
game-no-done = Je hebt nog niet gelegd.
game-no-pass = Je kunt pas passen als alle stukken gelegd zijn.
game-no-line = { $line } is geen lijn. Een lijn is een rij, een kolom of een lange diagonaal van vier, of drie vakken naast elkaar.
game-no-claim = Je hebt in deze beurt al een lijn gemeld.
game-no-claims = In dit spel vindt de scheidsrechter de lijnen; niemand hoeft ze te melden.

game-too-many-pieces = { $heap ->
        [f] Er zijn meer dan 8 platte stukken.
        [h] Er zijn meer dan 8 stukken met een gat.
       *[d] Er zijn meer dan 8 dubbele stukken.
    }
game-row-length = { $name } moet vier vakken noemen.
game-unknown-piece = ‘{ $text }’ op { $cell } is geen stapel stukken.
game-stack-of-three = Op { $cell } liggen meer dan twee stukken.
game-covered-double = Op { $cell } ligt iets op een dubbel stuk.
game-last-not-there = Het laatste stuk kan niet op { $cell } liggen.
game-left-too-early = De meldbeurten passen niet bij deze fase.
game-stage-of-referee = Met een scheidsrechter is de fase altijd ‘explore’.
game-nothing-placed = Op een leeg bord kan nog niets gelegd zijn.

## Instellingen

game-setting-claims = Lijnen
game-setting-claims-spoken = moet je merken en melden
game-setting-claims-referee = vindt de scheidsrechter
game-setting-claim_window = Je mag een lijn melden
game-setting-claim_window-turn = zolang die er ligt
game-setting-claim_window-strict = alleen meteen, in dezelfde beurt of de volgende
game-setting-false_claim = Een verkeerde melding
game-setting-false_claim-free = kost niets
game-setting-false_claim-lose_round = kost de ronde
game-setting-bonus = Het bonuspunt is voor
game-setting-bonus-strict = een lijn die op twee manieren wint
game-setting-bonus-broad = twee winnende patronen waar dan ook op het bord

## Woorden die je kunt typen

game-say-f = plat | plat stuk
game-say-h = gat | met gat | stuk met een gat
game-say-df = dubbel plat | dubbel stuk plat | dubbel stuk platte kant boven
game-say-dh = dubbel gat | dubbel met gat | dubbel stuk met een gat | dubbel stuk gat boven
game-say-claim = meld
game-type-f = platte | plat stuk
game-type-h = eentje met gat | doorboord
game-type-df = dubbel platte kant boven | dubbel platte kant naar boven | dubbel stuk platte kant naar boven | dubbel plat boven | dubbel … platte kant boven | dubbel stuk … platte kant boven
game-type-dh = dubbel gat boven | dubbel gat naar boven | dubbel stuk gat naar boven | dubbel stuk gat | dubbel … gat boven | dubbel stuk … gat boven | dubbel stuk … gat bovenop
game-type-claim = ik win met | ik heb gewonnen met | ik heb gevonden | meld hem
game-type-pass = passen ik meld niets | ik meld niets | niets te melden
game-skip = leg | legt | zet | plaats | speel | leggen | neer
game-help =
    plat b3, gat b3, dubbel plat b3, dubbel gat b3: een stuk leggen (kort: f b3, h b3, df b3, dh b3)
    meld a1-d1: de lijn van a1 tot d1 melden
    klaar: zeggen dat je gelegd hebt
    voel b2: een vak voelen; voel voorraad: tellen wat er nog is

## On the page

game-pick = Lijn melden: het ene eind op { $cell }, het andere op …
game-sure-claim = Deze lijn melden: { $line }? Dat kan maar één keer per beurt.

## De eerste minuut

game-goal =
    { $claims ->
        [referee] Wie een lijn afmaakt, wint: vier identieke bovenkanten, vier op hetzelfde niveau, of een trap van drie.
       *[spoken] Wie een lijn als eerste opmerkt en meldt, wint: vier identieke bovenkanten, vier op hetzelfde niveau, of een trap van drie.
    }
game-points = Een lijn levert vijf punten op, en een extra als hij op twee manieren wint. Wie vlak ervoor aan de beurt was, krijgt niets, de derde speler krijgt er drie.
game-stage-explore =
    { $eyes ->
        [masked] Voel het bord af en leg dan een stuk of meld een lijn.
       *[open] Leg een stuk, of meld een lijn.
    }
game-stage-place = Leg een stuk.
game-stage-placed =
    { $eyes ->
        [masked] Je hebt gelegd. Voel verder, meld een lijn, of kies ‘klaar’.
       *[open] Je hebt gelegd. Meld een lijn, of kies ‘klaar’.
    }
game-stage-last = Alle stukken liggen. Meld een lijn van het ene eind tot het andere, of pas.
game-kind-flat = plat
game-kind-hole = met gat

## Knoppen

game-do-f = Een plat stuk op { $cell1 } leggen
game-do-h = Een stuk met een gat op { $cell1 } leggen
game-do-df = Een dubbel stuk op { $cell1 } leggen, platte kant boven
game-do-dh = Een dubbel stuk op { $cell1 } leggen, gat boven
game-do-claim = De lijn van { $cell1 } tot { $cell2 } melden
game-do-pass = Passen: ik meld niets
game-do-done = Klaar: ik heb gelegd
