# Four Senses.

four-senses-name = Four Senses
four-senses-about = Een spel voor je vingertoppen, met een blinddoek om: voel het bord af, leg een stuk en merk als eerste dat er een lijn ligt.

## Wat er gebeurt

four-senses-event-placed =
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
four-senses-event-claimed =
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
four-senses-event-turn-ended =
    { $who ->
        [you] Je hebt gelegd.
       *[other] { $name } heeft gelegd.
    }
four-senses-event-passed =
    { $who ->
        [you] Je past.
       *[other] { $name } past.
    }

## Waarom de ronde voorbij is

four-senses-reason-same-top = Vier dezelfde bovenkanten: { $cells }.
four-senses-reason-same-level = Vier op dezelfde hoogte: { $cells }.
four-senses-reason-stairs = Een trap: { $cells }.
four-senses-reason-no-winner = Alle stukken zijn gelegd en niemand heeft een lijn gemeld.
four-senses-reason-false-claim = De gemelde lijn lag er niet, en dat kost de ronde.

## Voelen

four-senses-feel-ceramic = keramiek, leeg
four-senses-feel-flat = niveau { $height }, plat
four-senses-feel-hole = niveau { $height }, gat
four-senses-heap-f =
    { $count ->
        [one] { $count } plat stuk
       *[other] { $count } platte stukken
    }
four-senses-heap-h =
    { $count ->
        [one] { $count } stuk met een gat
       *[other] { $count } stukken met een gat
    }
four-senses-heap-d =
    { $count ->
        [one] { $count } dubbel stuk
       *[other] { $count } dubbele stukken
    }

## Geweigerd

four-senses-well-full = Het vak { $cell } is vol.
four-senses-heap-empty = { $heap ->
        [f] Er is geen plat stuk meer over.
        [h] Er is geen stuk met een gat meer over.
       *[d] Er is geen dubbel stuk meer over.
    }
four-senses-already-placed = Je hebt al gelegd. Zeg ‘klaar’, of meld een lijn.
four-senses-no-done = Je hebt nog niet gelegd.
four-senses-no-pass = Je kunt pas passen als alle stukken gelegd zijn.
four-senses-no-line = { $line } is geen lijn. Een lijn is een rij, een kolom of een lange diagonaal van vier, of drie vakken naast elkaar.
four-senses-no-claim = Je hebt in deze beurt al een lijn gemeld.
four-senses-no-claims = In dit spel vindt de scheidsrechter de lijnen; niemand hoeft ze te melden.

four-senses-too-many-pieces = { $heap ->
        [f] Er zijn meer dan 8 platte stukken.
        [h] Er zijn meer dan 8 stukken met een gat.
       *[d] Er zijn meer dan 8 dubbele stukken.
    }
four-senses-row-length = { $name } moet vier vakken noemen.
four-senses-unknown-piece = ‘{ $text }’ op { $cell } is geen stapel stukken.
four-senses-stack-of-three = Op { $cell } liggen meer dan twee stukken.
four-senses-covered-double = Op { $cell } ligt iets op een dubbel stuk.
four-senses-last-not-there = Het laatste stuk kan niet op { $cell } liggen.
four-senses-left-too-early = De meldbeurten passen niet bij deze fase.
four-senses-stage-of-referee = Met een scheidsrechter is de fase altijd ‘explore’.
four-senses-nothing-placed = Op een leeg bord kan nog niets gelegd zijn.

## Instellingen

four-senses-setting-claims = Lijnen
four-senses-setting-claims-spoken = moet je merken en melden
four-senses-setting-claims-referee = vindt de scheidsrechter
four-senses-setting-claim_window = Je mag een lijn melden
four-senses-setting-claim_window-turn = zolang die er ligt
four-senses-setting-claim_window-strict = alleen meteen, in dezelfde beurt of de volgende
four-senses-setting-false_claim = Een verkeerde melding
four-senses-setting-false_claim-free = kost niets
four-senses-setting-false_claim-lose_round = kost de ronde
four-senses-setting-bonus = Het bonuspunt is voor
four-senses-setting-bonus-strict = een lijn die op twee manieren wint
four-senses-setting-bonus-broad = twee winnende patronen waar dan ook op het bord

## Woorden die je kunt typen

four-senses-say-f = plat | plat stuk
four-senses-say-h = gat | met gat | stuk met een gat
four-senses-say-df = dubbel plat | dubbel stuk plat
four-senses-say-dh = dubbel gat | dubbel met gat | dubbel stuk met een gat
four-senses-say-claim = meld | melden | lijn
four-senses-help =
    plat b3, gat b3, dubbel plat b3, dubbel gat b3: een stuk leggen (kort: f b3, h b3, df b3, dh b3)
    meld a1-d1: de lijn van a1 tot d1 melden
    klaar: zeggen dat je gelegd hebt
    voel b2: een vak voelen; voel voorraad: tellen wat er nog is
