# Tactori.

game-name = Tactori
game-about = Stapel stenen op tot torens en verbind ze met staafjes: negen spellen, van vrij bouwen tot gesloten rechthoeken over meerdere verdiepingen.

## What happens

game-event-placed =
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
game-event-laid =
    { $who ->
        [you] Je legt een { $colour ->
            [red] rood
            [blue] blauw
            [yellow] geel
           *[green] groen
        } staafje van { $first } naar { $last }, verdieping { $floor }.
       *[other] { $name } legt een { $colour ->
            [red] rood
            [blue] blauw
            [yellow] geel
           *[green] groen
        } staafje van { $first } naar { $last }, verdieping { $floor }.
    }
game-event-taken =
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
game-event-shifted =
    { $who ->
        [you] Je verlegt het staafje { $first }-{ $last } naar { $to_first }-{ $to_last }, verdieping { $floor }.
       *[other] { $name } verlegt het staafje { $first }-{ $last } naar { $to_first }-{ $to_last }, verdieping { $floor }.
    }
game-event-moved =
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
        } van { $cell } naar { $to }.
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
        } van { $cell } naar { $to }.
    }
game-event-knocked-out =
    { $count ->
        [one] Eén { $colour ->
            [red] rode
            [blue] blauwe
            [yellow] gele
           *[green] groene
        } steen op { $cell } wordt eruitgegooid. Hij gaat terug naar de voorraad, net als een van de verplaatste stenen.
       *[other] { $count } { $colour ->
            [red] rode
            [blue] blauwe
            [yellow] gele
           *[green] groene
        } stenen op { $cell } worden eruitgegooid. Ze gaan terug naar de voorraad, net als evenveel verplaatste stenen.
    }
game-event-stands =
    { $floor ->
        [0] { $cell } is nu leeg.
        [one] De toren op { $cell } is nu één verdieping hoog.
       *[other] De toren op { $cell } is nu { $floor } verdiepingen hoog.
    }
game-event-removed =
    { $who ->
        [you] Je verwijdert de { $colour ->
            [red] rode
            [blue] blauwe
            [yellow] gele
           *[green] groene
        } steen van { $cell }.
       *[other] { $name } verwijdert de { $colour ->
           [red] rode
           [blue] blauwe
           [yellow] gele
          *[green] groene
       } steen van { $cell }.
    }
game-event-slid =
    { $who ->
        [you] Je schuift de steen van { $cell }. Hij ligt nu op { $to }.
       *[other] { $name } schuift de steen van { $cell } naar { $to }.
    }
game-task =
    { $task ->
        [tower] een toren
        [bridge] een brug
        [joined] twee verbonden bruggen
        [upstairs] een brug op een hogere verdieping
        [joined-below] twee verbonden bruggen op de eerste verdieping
       *[joined-across] twee verbonden bruggen op verschillende verdiepingen
    }
game-event-task = Opdracht gelukt: { game-task }!
game-turn-done =
    { $who ->
        [you] Je beurt is voorbij.
       *[other] { $name } heeft gespeeld.
    }
game-turn-skipped =
    { $who ->
        [you] Je kunt geen zet doen en slaat een beurt over.
       *[other] { $name } kan geen zet doen en slaat een beurt over.
    }
game-event-last-round =
    { $who ->
        [you] Je hebt je laatste steen gezet: alle anderen zijn nog één keer aan de beurt.
       *[other] { $name } heeft de laatste eigen steen gezet: alle anderen zijn nog één keer aan de beurt.
    }

## Why the game ended

game-reason-most-bridges = Alle stenen zijn gezet. Wie de meeste bruggen heeft, wint.
game-reason-most-connections = Alle stenen zijn gezet. Wie de meeste verbindingen heeft, wint.
game-reason-longest = Alle stenen zijn gezet. Wie de langste verbinding heeft, wint.
game-reason-rectangle =
    { $closed ->
        [loop] Een ring is gesloten: { $cells }.
       *[rectangle] Een rechthoek is gesloten: { $cells }.
    }
game-reason-points = De rechthoeken worden geteld.
game-reason-only-mobile = Nog maar één speler kan een zet doen.
game-reason-no-winner =
    { $variant ->
        [colourful] Er kan geen steen meer worden gezet en geen staafje meer worden gelegd. { $count ->
            [0] Er ligt geen enkel staafje op het bord.
            [one] Er ligt één staafje op het bord.
           *[other] Er liggen { $count } staafjes op het bord.
        }
       *[other] Er is geen zet meer, en niemand heeft gewonnen.
    }
game-reason-repetition = Dezelfde stelling kwam te vaak voor.
game-reason-complete =
    { $variant ->
        [sliding] De zes stenen zijn verbonden. Daar { $count ->
            [one] was één keer schuiven voor nodig
           *[other] was { $count } keer schuiven voor nodig
        }.
       *[other] Het bord is af. Daar { $count ->
            [one] was één staafje voor nodig
           *[other] waren { $count } staafjes voor nodig
        }.
    }

## Touch

game-feel-empty = leeg
game-feel-red =
    { $height ->
        [one] één steen, rood
       *[other] { $height } stenen, bovenop rood
    }
game-feel-blue =
    { $height ->
        [one] één steen, blauw
       *[other] { $height } stenen, bovenop blauw
    }
game-feel-yellow =
    { $height ->
        [one] één steen, geel
       *[other] { $height } stenen, bovenop geel
    }
game-feel-green =
    { $height ->
        [one] één steen, groen
       *[other] { $height } stenen, bovenop groen
    }
game-feel-detail-stick-east =
    { $value ->
        [red] rood staafje naar rechts
        [blue] blauw staafje naar rechts
        [yellow] geel staafje naar rechts
       *[green] groen staafje naar rechts
    }
game-feel-detail-stick-north =
    { $value ->
        [red] rood staafje van je af
        [blue] blauw staafje van je af
        [yellow] geel staafje van je af
       *[green] groen staafje van je af
    }
game-feel-detail-stick-west =
    { $value ->
        [red] rood staafje naar links
        [blue] blauw staafje naar links
        [yellow] geel staafje naar links
       *[green] groen staafje naar links
    }
game-feel-detail-stick-south =
    { $value ->
        [red] rood staafje naar je toe
        [blue] blauw staafje naar je toe
        [yellow] geel staafje naar je toe
       *[green] groen staafje naar je toe
    }
game-feel-detail-floor = verder naar beneden, op verdieping { $value }
game-feel-detail-above = erboven in de lucht, op verdieping { $value }
game-heap-stones =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
game-heap-sticks =
    { $count ->
        [one] { $count } staafje
       *[other] { $count } staafjes
    }
game-heap-red-stones =
    { $count ->
        [one] { $count } rode steen
       *[other] { $count } rode stenen
    }
game-heap-blue-stones =
    { $count ->
        [one] { $count } blauwe steen
       *[other] { $count } blauwe stenen
    }
game-heap-yellow-stones =
    { $count ->
        [one] { $count } gele steen
       *[other] { $count } gele stenen
    }
game-heap-green-stones =
    { $count ->
        [one] { $count } groene steen
       *[other] { $count } groene stenen
    }
game-heap-red-sticks =
    { $count ->
        [one] { $count } rood staafje
       *[other] { $count } rode staafjes
    }
game-heap-blue-sticks =
    { $count ->
        [one] { $count } blauw staafje
       *[other] { $count } blauwe staafjes
    }
game-heap-yellow-sticks =
    { $count ->
        [one] { $count } geel staafje
       *[other] { $count } gele staafjes
    }
game-heap-green-sticks =
    { $count ->
        [one] { $count } groen staafje
       *[other] { $count } groene staafjes
    }

## Refusals

game-other-variant = Dat is een zet uit een ander spel van de doos.
game-own-colour = Hier speel je maar één kleur, laat de kleur weg.
game-name-the-colour = Zeg welke kleur, bijvoorbeeld ‘zet rood c3’.
game-no-skip = Je kunt iets doen, dus je mag je beurt niet overslaan.
game-not-done = Je hebt in deze beurt nog niets gedaan.
game-stone-first = Eerst een steen, dan de staafjes.
game-stone-done = De steen van deze beurt is al gespeeld. Leg staafjes of zeg ‘klaar’.
game-stick-done = Het staafje van deze beurt ligt er al. Zeg ‘klaar’.
game-no-stone-left = Zo’n steen is er niet meer in de voorraad.
game-no-stick-left = Zo’n staafje is er niet meer in de voorraad.
game-span = Een staafje reikt tot het vak ernaast, op het 9x9-bord twee vakken verder, nooit schuin.
game-end-empty = Een staafje heeft aan beide uiteinden een steen nodig.
game-ends-not-own = De bovenste stenen aan beide uiteinden moeten de kleur van het staafje hebben.
game-floors-differ = De twee torens zijn niet even hoog.
game-middle-too-high = De toren in het midden is te hoog.
game-stick-in-the-way = Daar ligt al een staafje, of er vlak boven of onder.
game-bridge-clamped = Daar loopt een overbouwde brug: daaronder komt geen steen.
game-too-close = Op een vak ernaast staat een steen van jou.
game-no-stick-there = Dat staafje is er niet.
game-stick-not-own = Dat staafje is niet van jou.
game-stick-built-over = Dat staafje is overbouwd en blijft liggen.
game-take-first = Staafjes neem je alleen aan het begin van je beurt terug.
game-taken-no-new-stone = Na het terugnemen mag je een van de twee stenen verplaatsen, maar geen nieuwe zetten.
game-taken-this-turn = Je hebt daar net een staafje teruggenomen.
game-laid-this-turn = Je hebt dat staafje net gelegd, het blijft deze beurt liggen.
game-same-place = Het staafje ligt daar al.
game-move-from-taken = Na het terugnemen mag je alleen vanaf een uiteinde van die staafjes verplaatsen.
game-same-field = Dat is hetzelfde vak.
game-nothing-there = Op { $cell } staat geen steen.
game-top-not-own = De bovenste steen op { $cell } is niet van jou.
game-not-free = Zoveel vrije stenen zijn er niet op { $cell }.
game-stone-held = Een staafje houdt de steen op { $cell } vast.
game-out-too-many = Je kunt niet meer stenen eruitgooien dan je verplaatst.
game-cannot-knock-out = Zoveel stenen kun je daar niet eruitgooien: alleen vrije stenen van anderen, van bovenaf.
game-not-straight = Hier verplaats je alleen rechtuit, langs een kolom of een rij.
game-way-not-clear = Er staan stenen in de weg.
game-not-one-piece = De staafjes van een beurt zonder steen moeten met elkaar verbonden zijn.
game-equal-colours = Twee stenen van dezelfde kleur mogen niet op elkaar liggen.
game-colour-in-pool = Stenen verplaats je pas als er geen steen van de rondekleur meer in de voorraad is.
game-one-stone = Hier verplaats je één steen tegelijk.
game-pair-used = Tussen deze vakken ligt al een staafje, op een of andere verdieping.
game-not-one-network = Het staafje moet aan het net van staafjes aansluiten.
game-slide-first = Schuif eerst een steen, leg dan staafjes.
game-slide-done = Je hebt deze beurt al een steen geschoven.
game-not-next-to-hole = { $cell } ligt niet naast het lege vak.

game-position-off-board = In het deel ‘{ $part }’ staat { $cell }, en dat is er niet op dit bord.
game-unknown-colour = ‘{ $colour }’ is geen kleur van dit spel.
game-colour-not-in-play = Niemand speelt met { $colour ->
        [red] rood
        [blue] blauw
        [yellow] geel
       *[green] groen
    }.
game-position-span = Op { $stick } past geen staafje.
game-too-many-stones = Er zijn meer dan 16 { $colour ->
        [red] rode
        [blue] blauwe
        [yellow] gele
       *[green] groene
    } stenen.
game-too-many-sticks = Er zijn meer dan 15 { $colour ->
        [red] rode
        [blue] blauwe
        [yellow] gele
       *[green] groene
    } staafjes.
game-sticks-touch = De staafjes { $stick } en { $other } overlappen elkaar of liggen vlak op elkaar.
game-stick-without-stone = Bij het staafje ‘{ $stick }’ ontbreekt aan één uiteinde een steen van zijn kleur.
game-rectangle-stands = Er is al een gesloten rechthoek.
game-already-complete = Het spel is al gelukt.
game-equal-colours-stand = Er liggen twee stenen van dezelfde kleur op elkaar.
game-stick-of-other-colour = Er ligt een staafje dat niet de kleur van de ronde heeft.
game-pair-twice = Tussen dezelfde vakken liggen twee staafjes.
game-two-networks = De staafjes vormen niet één net.
game-stacked = Er zijn stenen gestapeld, en dat kan in dit spel niet.
game-not-six-each = Van elke kleur moeten er zes stenen zijn.

## Settings

game-setting-variant = Spel
game-setting-variant-free = Vrij bouwen
game-setting-variant-colourful = Bont, allemaal samen
game-setting-variant-sliding = Bont met schuiven, allemaal samen
game-setting-variant-bridges = Bruggen leggen
game-setting-variant-connections = Verbindingen leggen
game-setting-variant-long = Lange verbindingen
game-setting-variant-rectangle = Gesloten rechthoek
game-setting-variant-rectangle-advanced = Gesloten rechthoek voor gevorderden
game-setting-variant-rectangles = Meerdere gesloten rechthoeken
game-setting-sticks = Staafjes per beurt op het kleine bord
game-setting-sticks-one = één
game-setting-sticks-any = zoveel je wilt
game-setting-closed = Wat gesloten moet zijn
game-setting-closed-rectangle = een rechthoek
game-setting-closed-loop = een willekeurige ring
game-setting-long = Hoe de lengte wordt gemeten
game-setting-long-trail = geen staafje twee keer
game-setting-long-path = geen vak twee keer
game-setting-long-network = het hele net
game-setting-spacing = Je eigen stenen op vakken naast elkaar
game-setting-spacing-span = toegestaan
game-setting-spacing-ban = verboden
game-setting-straight = Rechte zetten
game-setting-straight-fly = gaan overal overheen
game-setting-straight-clear = hebben een vrije weg nodig
game-setting-repetition = Het spel eindigt als een stelling zo vaak voorkomt (0: nooit)
game-setting-colour = Kleur van de ronde
game-setting-colour-red = rood
game-setting-colour-blue = blauw
game-setting-colour-yellow = geel
game-setting-colour-green = groen
game-setting-seed = Getal dat de stenen schudt

## Words that can be typed

game-say-place = zet | plaats
game-say-lay = leg | legt
game-say-take = neem | neem terug | neemt
game-say-shift = verleg | leg om | verlegt
game-say-move = verplaats | beweeg | verplaatst
game-say-remove = verwijder | haal weg | verwijdert
game-say-slide = schuif | schuift
game-say-out = eruit
game-say-red = rood | rode
game-say-blue = blauw | blauwe
game-say-yellow = geel | gele
game-say-green = groen | groene
game-type-place = speel | bouw | leg een steen | leg steen | zetten | bouwen | leg
game-type-lay = verbind | verbinden | bouw een brug | bouw brug | zet een staafje | zet staafje | leggen | maak een brug | zet | plaats
game-type-take = haal staafje … weg | verwijder het staafje | verwijder staafje | neem staafje … weg | staafje … terugnemen | verwijder
game-type-shift = verplaats het staafje | verplaats staafje | leg staafje … om | leg … om | verschuif staafje | verleggen
game-type-move = verplaatsen | bewegen | verzet | verschuif
game-type-remove = haal … weg | neem … weg | weghalen | wegnemen
game-type-slide = schuiven | duw | verschuif | verschuiven | verplaats | beweeg
game-type-out = gooi … uit | gooi … eruit | sla … uit | uitgooien
game-skip = terug | lege | vrije | bovenste
game-help =
    zet c3: een steen zetten (vrij bouwen en bont: zet groen c3)
    leg b3-c3: een staafje leggen; neem b3-c3: het terugnemen; verleg b3-d3 naar d3-f3: het verleggen
    verplaats a1 naar c1, verplaats a1 2 naar c1 eruit 1: stenen verplaatsen en eruitgooien (groot bord)
    verwijder a1: een steen weghalen (vrij bouwen); schuif c2: een steen schuiven
    klaar: je beurt beëindigen; voel c3: een toren voelen; voel voorraad: tellen wat er nog is

## On the page

game-pick =
    { $variant ->
        [rectangle-advanced] Stenen of een staafje van { $cell } naar …
        [rectangles] Stenen of een staafje van { $cell } naar …
       *[other] Een staafje van { $cell } naar …
    }

## De eerste minuut

game-title =
    Tactori, { $variant ->
        [free] { game-setting-variant-free }
        [colourful] { game-setting-variant-colourful }
        [sliding] { game-setting-variant-sliding }
        [connections] { game-setting-variant-connections }
        [long] { game-setting-variant-long }
        [rectangle] { game-setting-variant-rectangle }
        [rectangle-advanced] { game-setting-variant-rectangle-advanced }
        [rectangles] { game-setting-variant-rectangles }
       *[bridges] { game-setting-variant-bridges }
    }
game-goal =
    { $variant ->
        [free] Bouw samen wat je leuk vindt: er wachten zes opdrachten.
        [colourful] Leg samen vijftien { $colour ->
            [red] rode
            [blue] blauwe
            [yellow] gele
           *[green] groene
        } staafjes, allemaal verbonden.
        [sliding] Verbind samen de zes { $colour ->
            [red] rode
            [blue] blauwe
            [yellow] gele
           *[green] groene
        } stenen en schuif zo weinig mogelijk.
        [connections] Wie de meeste verbindingen heeft als alle stenen gezet zijn, wint.
        [long] Wie de langste verbinding heeft als alle stenen gezet zijn, wint.
        [rectangle] Wie van bovenaf gezien als eerste een rechthoek van de eigen kleur sluit, wint.
        [rectangle-advanced] Wie van bovenaf gezien als eerste een rechthoek van de eigen kleur sluit, wint.
        [rectangles] Wie aan het eind de meeste punten voor gesloten rechthoeken heeft, wint.
       *[bridges] Wie de meeste bruggen heeft als alle stenen gezet zijn, wint.
    }
game-stage-stone =
    { $variant ->
        [free] Zet stenen, leg staafjes of haal ze weg.
        [colourful] Zet een steen.
        [sliding] Neem staafjes terug als je wilt, en schuif dan een steen in het lege vak.
        [rectangle-advanced] Zet een steen of verplaats er een paar; daarvoor mag je staafjes terugnemen.
        [rectangles] Zet een steen, verplaats er een paar, of leg een staafje.
       *[other] Zet een steen.
    }
game-stage-sticks =
    { $variant ->
        [free] Bouw verder, of kies ‘klaar’.
        [sliding] Leg staafjes, of kies ‘klaar’.
       *[other] Leg een staafje tussen twee van je stenen, of kies ‘klaar’.
    }
game-stage-over = Er valt niets meer te doen. Kies ‘klaar’.
game-count =
    { $variant ->
        [sliding] Tot nu toe geschoven: { $count }
       *[other] Staafjes tot nu toe: { $count }
    }
game-sign-red = rood, ruit
game-sign-blue = blauw, cirkel
game-sign-yellow = geel, driehoek
game-sign-green = groen, vierkant
game-kind-red = bovenop rood
game-kind-blue = bovenop blauw
game-kind-yellow = bovenop geel
game-kind-green = bovenop groen
game-kind-stick = staafjes
game-lies-stones =
    { $colour ->
        [red] { $height ->
            [one] Rode stenen: { $places }.
           *[other] { $height } stenen, bovenop rood: { $places }.
        }
        [blue] { $height ->
            [one] Blauwe stenen: { $places }.
           *[other] { $height } stenen, bovenop blauw: { $places }.
        }
        [yellow] { $height ->
            [one] Gele stenen: { $places }.
           *[other] { $height } stenen, bovenop geel: { $places }.
        }
       *[green] { $height ->
            [one] Groene stenen: { $places }.
           *[other] { $height } stenen, bovenop groen: { $places }.
        }
    }
game-lies-sticks =
    { $colour ->
        [red] { $floor ->
            [1] Rode staafjes: { $places }.
           *[other] Rode staafjes, verdieping { $floor }: { $places }.
        }
        [blue] { $floor ->
            [1] Blauwe staafjes: { $places }.
           *[other] Blauwe staafjes, verdieping { $floor }: { $places }.
        }
        [yellow] { $floor ->
            [1] Gele staafjes: { $places }.
           *[other] Gele staafjes, verdieping { $floor }: { $places }.
        }
       *[green] { $floor ->
            [1] Groene staafjes: { $places }.
           *[other] Groene staafjes, verdieping { $floor }: { $places }.
        }
    }

## Knoppen

game-do-place =
    { $kind ->
        [red] Een rode steen op { $cell1 } zetten
        [blue] Een blauwe steen op { $cell1 } zetten
        [yellow] Een gele steen op { $cell1 } zetten
        [green] Een groene steen op { $cell1 } zetten
       *[none] { $variant ->
            [colourful] { $colour ->
                [red] Een rode steen op { $cell1 } zetten
                [blue] Een blauwe steen op { $cell1 } zetten
                [yellow] Een gele steen op { $cell1 } zetten
               *[green] Een groene steen op { $cell1 } zetten
            }
           *[other] Een steen op { $cell1 } zetten
        }
    }
game-do-lay =
    { $kind ->
        [red] Een rood staafje van { $cell1 } naar { $cell2 } leggen
        [blue] Een blauw staafje van { $cell1 } naar { $cell2 } leggen
        [yellow] Een geel staafje van { $cell1 } naar { $cell2 } leggen
        [green] Een groen staafje van { $cell1 } naar { $cell2 } leggen
       *[none] Een staafje van { $cell1 } naar { $cell2 } leggen
    }
game-do-take = Het staafje van { $cell1 } naar { $cell2 } terugnemen
game-do-shift = Het staafje van { $cell1 }-{ $cell2 } naar { $cell3 }-{ $cell4 } verleggen
game-do-remove = De bovenste steen van { $cell1 } wegnemen
game-do-slide = De steen van { $cell1 } naar het lege vak schuiven
game-do-move =
    { $further ->
        [0] { $count ->
            [one] Een steen van { $cell1 } naar { $cell2 } verplaatsen
           *[other] { $count } stenen van { $cell1 } naar { $cell2 } verplaatsen
        }
        [one] { $count ->
            [one] Een steen van { $cell1 } naar { $cell2 } verplaatsen en er één uitgooien
           *[other] { $count } stenen van { $cell1 } naar { $cell2 } verplaatsen en er één uitgooien
        }
       *[other] { $count ->
            [one] Een steen van { $cell1 } naar { $cell2 } verplaatsen en er { $further } uitgooien
           *[other] { $count } stenen van { $cell1 } naar { $cell2 } verplaatsen en er { $further } uitgooien
        }
    }

## Puzzels

game-theme-rectangle = De rechthoek sluiten
game-theme-rectangle-large = De rechthoek op het grote bord sluiten
game-theme-slides = Zo weinig mogelijk schuiven
game-puzzle-slides = Verbind alle rode stenen en schuif zo weinig mogelijk: { $par } keer is genoeg.
