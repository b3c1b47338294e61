# Tactori.

tactori-name = Tactori
tactori-about = Stapel stenen tot torens en verbind ze met staafjes: negen spellen, van vrij bouwen tot gesloten rechthoeken over meerdere verdiepingen.

## What happens

tactori-event-placed =
    { $who ->
        [you] Je zet een { $colour ->
            [red] rode
            [blue] blauwe
            [yellow] gele
           *[green] groene
        } steen op { $cell }, verdieping { $floor }.
       *[other] { $name } zet een { $colour ->
           [red] rode
           [blue] blauwe
           [yellow] gele
          *[green] groene
       } steen op { $cell }, verdieping { $floor }.
    }
tactori-event-laid =
    { $who ->
        [you] Je legt een staafje ({ $colour ->
            [red] rood
            [blue] blauw
            [yellow] geel
           *[green] groen
        }) van { $first } naar { $last }, verdieping { $floor }.
       *[other] { $name } legt een staafje ({ $colour ->
           [red] rood
           [blue] blauw
           [yellow] geel
          *[green] groen
       }) van { $first } naar { $last }, verdieping { $floor }.
    }
tactori-event-taken =
    { $who ->
        [you] Je neemt het { $colour ->
            [red] rode
            [blue] blauwe
            [yellow] gele
           *[green] groene
        } staafje van { $first } naar { $last } terug.
       *[other] { $name } neemt het { $colour ->
           [red] rode
           [blue] blauwe
           [yellow] gele
          *[green] groene
       } staafje van { $first } naar { $last } terug.
    }
tactori-event-shifted =
    { $who ->
        [you] Je verlegt het staafje { $first }-{ $last } naar { $to_first }-{ $to_last }, verdieping { $floor }.
       *[other] { $name } verlegt het staafje { $first }-{ $last } naar { $to_first }-{ $to_last }, verdieping { $floor }.
    }
tactori-event-moved =
    { $who ->
        [you] Je verplaatst { $count ->
            [one] een { $colour ->
                [red] rode
                [blue] blauwe
                [yellow] gele
               *[green] groene
            } steen
           *[other] { $count } { $colour ->
               [red] rode
               [blue] blauwe
               [yellow] gele
              *[green] groene
           } stenen
        } van { $cell } naar { $to }. { $floor ->
                [0] Dat veld is nu leeg.
               *[other] De toren daar is nu { $floor } hoog.
            }
       *[other] { $name } verplaatst { $count ->
            [one] een { $colour ->
                [red] rode
                [blue] blauwe
                [yellow] gele
               *[green] groene
            } steen
           *[other] { $count } { $colour ->
               [red] rode
               [blue] blauwe
               [yellow] gele
              *[green] groene
           } stenen
        } van { $cell } naar { $to }. { $floor ->
                [0] Dat veld is nu leeg.
               *[other] De toren daar is nu { $floor } hoog.
            }
    }
tactori-event-knocked-out =
    { $count ->
        [one] Eén { $colour ->
            [red] rode
            [blue] blauwe
            [yellow] gele
           *[green] groene
        } steen op { $cell } wordt eruit gegooid en gaat terug naar de voorraad.
       *[other] { $count } { $colour ->
           [red] rode
           [blue] blauwe
           [yellow] gele
          *[green] groene
       } stenen op { $cell } worden eruit gegooid en gaan terug naar de voorraad.
    }
tactori-event-removed =
    { $who ->
        [you] Je haalt de { $colour ->
            [red] rode
            [blue] blauwe
            [yellow] gele
           *[green] groene
        } steen van { $cell } weg.
       *[other] { $name } haalt de { $colour ->
           [red] rode
           [blue] blauwe
           [yellow] gele
          *[green] groene
       } steen van { $cell } weg.
    }
tactori-event-slid =
    { $who ->
        [you] Je schuift de steen van { $cell } naar { $to }.
       *[other] { $name } schuift de steen van { $cell } naar { $to }.
    }
tactori-event-task =
    Opdracht gelukt: { $task ->
        [tower] een toren
        [bridge] een brug
        [joined] twee verbonden bruggen
        [upstairs] een brug op een hogere verdieping
        [joined-below] twee verbonden bruggen op de eerste verdieping
       *[joined-across] twee verbonden bruggen op verschillende verdiepingen
    }!
tactori-event-turn-ended =
    { $who ->
        [you] Je beurt is voorbij.
       *[other] { $name } heeft gespeeld.
    }
tactori-event-skipped =
    { $who ->
        [you] Je kunt geen zet doen en slaat over.
       *[other] { $name } kan geen zet doen en slaat over.
    }
tactori-event-last-round =
    { $who ->
        [you] Je hebt je laatste steen gezet: alle anderen zijn nog één keer aan de beurt.
       *[other] { $name } heeft de laatste steen gezet: alle anderen zijn nog één keer aan de beurt.
    }

## Why the game ended

tactori-reason-most-bridges = Alle stenen zijn gezet: de meeste bruggen winnen.
tactori-reason-most-connections = Alle stenen zijn gezet: de meeste verbindingen winnen.
tactori-reason-longest = Alle stenen zijn gezet: de langste verbinding wint.
tactori-reason-rectangle = De bruggen zijn gesloten. { $cells }
tactori-reason-points = De rechthoeken worden geteld.
tactori-reason-only-mobile = Nog maar één speler kan een zet doen.
tactori-reason-no-winner = Er is geen zet meer, en niemand heeft gewonnen.
tactori-reason-repetition = Dezelfde stelling kwam te vaak voor.
tactori-reason-complete = Gelukt!

## Touch

tactori-feel-empty = leeg
tactori-feel-red =
    { $height ->
        [one] één steen, rood
       *[other] { $height } stenen, bovenop rood
    }
tactori-feel-blue =
    { $height ->
        [one] één steen, blauw
       *[other] { $height } stenen, bovenop blauw
    }
tactori-feel-yellow =
    { $height ->
        [one] één steen, geel
       *[other] { $height } stenen, bovenop geel
    }
tactori-feel-green =
    { $height ->
        [one] één steen, groen
       *[other] { $height } stenen, bovenop groen
    }
tactori-feel-detail-stick-east =
    { $value ->
        [red] rood staafje naar het oosten
        [blue] blauw staafje naar het oosten
        [yellow] geel staafje naar het oosten
       *[green] groen staafje naar het oosten
    }
tactori-feel-detail-stick-north =
    { $value ->
        [red] rood staafje naar het noorden
        [blue] blauw staafje naar het noorden
        [yellow] geel staafje naar het noorden
       *[green] groen staafje naar het noorden
    }
tactori-feel-detail-stick-west =
    { $value ->
        [red] rood staafje naar het westen
        [blue] blauw staafje naar het westen
        [yellow] geel staafje naar het westen
       *[green] groen staafje naar het westen
    }
tactori-feel-detail-stick-south =
    { $value ->
        [red] rood staafje naar het zuiden
        [blue] blauw staafje naar het zuiden
        [yellow] geel staafje naar het zuiden
       *[green] groen staafje naar het zuiden
    }
tactori-feel-detail-floor = verder naar beneden, op verdieping { $value }
tactori-feel-detail-above = erboven in de lucht, op verdieping { $value }
tactori-heap-stones =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
tactori-heap-sticks =
    { $count ->
        [one] { $count } staafje
       *[other] { $count } staafjes
    }
tactori-heap-red-stones =
    { $count ->
        [one] { $count } rode steen
       *[other] { $count } rode stenen
    }
tactori-heap-blue-stones =
    { $count ->
        [one] { $count } blauwe steen
       *[other] { $count } blauwe stenen
    }
tactori-heap-yellow-stones =
    { $count ->
        [one] { $count } gele steen
       *[other] { $count } gele stenen
    }
tactori-heap-green-stones =
    { $count ->
        [one] { $count } groene steen
       *[other] { $count } groene stenen
    }
tactori-heap-red-sticks =
    { $count ->
        [one] { $count } rood staafje
       *[other] { $count } rode staafjes
    }
tactori-heap-blue-sticks =
    { $count ->
        [one] { $count } blauw staafje
       *[other] { $count } blauwe staafjes
    }
tactori-heap-yellow-sticks =
    { $count ->
        [one] { $count } geel staafje
       *[other] { $count } gele staafjes
    }
tactori-heap-green-sticks =
    { $count ->
        [one] { $count } groen staafje
       *[other] { $count } groene staafjes
    }

## Refusals

tactori-other-variant = ‘{ $move }’ is een zet uit een ander spel van de doos.
tactori-own-colour = Hier speel je maar één kleur, laat de kleur weg.
tactori-say-colour = Zeg welke kleur, bijvoorbeeld zet rood c3.
tactori-no-skip = Je kunt iets doen, dus je mag je beurt niet overslaan.
tactori-not-done = Je hebt in deze beurt nog niets gedaan.
tactori-stone-first = Eerst een steen, dan de staafjes.
tactori-stone-done = De steen van deze beurt is al gespeeld. Leg staafjes of zeg klaar.
tactori-no-stone-left = Er is geen zo’n steen meer in de voorraad.
tactori-no-stick-left = Er is geen zo’n staafje meer in de voorraad.
tactori-span = ‘{ $move }’: een staafje reikt tot het buurveld, op het 9x9-bord tot het tweede veld, nooit schuin.
tactori-end-empty = ‘{ $move }’: een staafje heeft aan beide uiteinden een steen nodig.
tactori-ends-not-own = ‘{ $move }’: de bovenste stenen aan beide uiteinden moeten de kleur van het staafje hebben.
tactori-floors-differ = ‘{ $move }’: de twee torens zijn niet even hoog.
tactori-middle-too-high = ‘{ $move }’: de toren in het midden is te hoog.
tactori-stick-in-the-way = ‘{ $move }’: daar ligt al een staafje, of er vlak boven of onder.
tactori-bridge-clamped = Daar loopt een overbouwde brug: daaronder komt geen steen.
tactori-too-close = Op een buurveld staat een steen van jou.
tactori-no-stick-there = Dat staafje is er niet.
tactori-stick-not-own = Dat staafje is niet van jou.
tactori-stick-built-over = Dat staafje is overbouwd en blijft liggen.
tactori-take-first = Staafjes neem je alleen aan het begin van je beurt terug.
tactori-taken-no-new-stone = Na het terugnemen mag je een van de twee stenen verplaatsen, maar geen nieuwe zetten.
tactori-taken-this-turn = Je hebt daar net een staafje teruggenomen.
tactori-laid-this-turn = Je hebt dat staafje net gelegd, het blijft deze beurt liggen.
tactori-same-place = Het staafje ligt daar al.
tactori-move-from-taken = Na het terugnemen mag je alleen vanaf een uiteinde van die staafjes verplaatsen.
tactori-same-field = Dat is hetzelfde veld.
tactori-nothing-there = Op { $cell } staat geen steen.
tactori-top-not-own = De bovenste steen op { $cell } is niet van jou.
tactori-not-free = Zoveel stenen op { $cell } zijn niet vrij.
tactori-stone-held = Een staafje houdt de steen op { $cell } vast.
tactori-out-too-many = Je kunt niet meer stenen eruit gooien dan je verplaatst.
tactori-cannot-knock-out = Zoveel kun je er daar niet uit gooien: alleen vrije stenen van anderen, van bovenaf.
tactori-not-straight = Hier verplaats je alleen rechtuit, langs een kolom of een rij.
tactori-way-not-clear = Er staan stenen in de weg.
tactori-not-one-piece = De staafjes van een beurt zonder steen moeten samenhangen.
tactori-equal-colours = Twee stenen van dezelfde kleur mogen niet op elkaar liggen.
tactori-colour-in-pool = Stenen verplaats je pas als er geen steen van de rondekleur meer in de voorraad is.
tactori-one-stone = Hier verplaats je één steen tegelijk.
tactori-pair-used = Tussen deze velden ligt al een staafje, op een of andere verdieping.
tactori-not-one-network = Het staafje moet aan het net van staafjes aansluiten.
tactori-slide-first = Schuif eerst een steen, leg dan staafjes.
tactori-slide-done = Je hebt deze beurt al een steen geschoven.
tactori-not-next-to-hole = { $cell } ligt niet naast het lege veld.

tactori-position-off-board = In het deel ‘{ $part }’ staat { $cell }, en dat is er niet op dit bord.
tactori-unknown-colour = ‘{ $colour }’ is geen kleur van dit spel.
tactori-colour-not-in-play = Niemand speelt met { $colour ->
        [red] rood
        [blue] blauw
        [yellow] geel
       *[green] groen
    }.
tactori-position-span = Op { $stick } past geen staafje.
tactori-too-many-stones = Er zijn meer dan 16 { $colour ->
        [red] rode
        [blue] blauwe
        [yellow] gele
       *[green] groene
    } stenen.
tactori-too-many-sticks = Er zijn meer dan 15 { $colour ->
        [red] rode
        [blue] blauwe
        [yellow] gele
       *[green] groene
    } staafjes.
tactori-sticks-touch = De staafjes { $stick } en { $other } liggen in elkaar of vlak op elkaar.
tactori-stick-without-stone = Bij het staafje ‘{ $stick }’ ontbreekt aan één uiteinde een steen van zijn kleur.
tactori-rectangle-stands = Er is al een gesloten rechthoek.
tactori-already-complete = Het spel is al gelukt.
tactori-equal-colours-stand = Er liggen twee stenen van dezelfde kleur op elkaar.
tactori-stick-of-other-colour = Er ligt een staafje dat niet de kleur van de ronde heeft.
tactori-pair-twice = Tussen dezelfde velden liggen twee staafjes.
tactori-two-networks = De staafjes vormen niet één net.
tactori-stacked = Er zijn stenen gestapeld, en dat kan in dit spel niet.
tactori-not-six-each = Van elke kleur moeten er zes stenen zijn.

## Settings

tactori-setting-variant = Spel
tactori-setting-variant-free = Vrij bouwen
tactori-setting-variant-colourful = Bont, allemaal samen
tactori-setting-variant-sliding = Bont met schuiven, allemaal samen
tactori-setting-variant-bridges = Bruggen leggen
tactori-setting-variant-connections = Verbindingen leggen
tactori-setting-variant-long = Lange verbindingen
tactori-setting-variant-rectangle = Gesloten rechthoek
tactori-setting-variant-rectangle-advanced = Gesloten rechthoek voor gevorderden
tactori-setting-variant-rectangles = Meerdere gesloten rechthoeken
tactori-setting-sticks = Staafjes per beurt op het kleine bord
tactori-setting-sticks-one = één
tactori-setting-sticks-any = zoveel je wilt
tactori-setting-closed = Wat gesloten moet zijn
tactori-setting-closed-rectangle = een rechthoek
tactori-setting-closed-loop = een willekeurige ring
tactori-setting-long = Hoe de lengte wordt gemeten
tactori-setting-long-trail = geen staafje twee keer
tactori-setting-long-path = geen veld twee keer
tactori-setting-long-network = het hele net
tactori-setting-spacing = Eigen stenen op buurvelden
tactori-setting-spacing-span = toegestaan
tactori-setting-spacing-ban = verboden
tactori-setting-straight = Rechte zetten
tactori-setting-straight-fly = gaan overal overheen
tactori-setting-straight-clear = hebben een vrije weg nodig
tactori-setting-repetition = Het spel eindigt als een stelling zo vaak voorkomt (0: nooit)
tactori-setting-colour = Kleur van de ronde
tactori-setting-colour-red = rood
tactori-setting-colour-blue = blauw
tactori-setting-colour-yellow = geel
tactori-setting-colour-green = groen
tactori-setting-seed = Getal dat de stenen schudt

## Words that can be typed

tactori-say-place = zet | plaats
tactori-say-lay = leg | staafje | brug
tactori-say-take = neem | neem terug
tactori-say-shift = verleg | leg om
tactori-say-move = verplaats | beweeg
tactori-say-remove = verwijder | haal weg
tactori-say-slide = schuif
tactori-say-out = eruit | gooi eruit
tactori-say-red = rood | rode
tactori-say-blue = blauw | blauwe
tactori-say-yellow = geel | gele
tactori-say-green = groen | groene
tactori-help =
    zet c3: een steen zetten (vrij bouwen en bont: zet groen c3)
    leg b3-c3: een staafje leggen; neem b3-c3: het terugnemen; verleg b3-d3 naar d3-f3: het verleggen
    verplaats a1 naar c1, verplaats a1 2 naar c1 eruit 1: stenen verplaatsen en eruit gooien (groot bord)
    verwijder a1: een steen weghalen (vrij bouwen); schuif c2: een steen schuiven
    klaar: je beurt beëindigen; voel c3: een toren voelen; voel voorraad: tellen wat er nog is
