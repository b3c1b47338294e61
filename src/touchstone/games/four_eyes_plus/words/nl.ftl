# 4EYES+.

game-name = 4EYES+
game-about = Elke tegel toont jouw kleur en die van de volgende speler. De eerste kleur op de vier hoeken van een vierkant, recht of schuin, wint.

## What happens

game-event-laid =
    { $who ->
        [you] Je legt { $own_colour ->
            [red] rood
            [brown] bruin
           *[blue] blauw
        } op { $own } en { $other_colour ->
            [red] rood
            [brown] bruin
           *[blue] blauw
        } op { $other }.
       *[other] { $name } legt { $own_colour ->
            [red] rood
            [brown] bruin
           *[blue] blauw
        } op { $own } en { $other_colour ->
            [red] rood
            [brown] bruin
           *[blue] blauw
        } op { $other }.
    }
game-event-moved =
    { $who ->
        [you] Je verplaatst je tegel van { $own } { $other }: { $own_colour ->
            [red] rood
            [brown] bruin
           *[blue] blauw
        } naar { $to_own }, { $other_colour ->
            [red] rood
            [brown] bruin
           *[blue] blauw
        } naar { $to_other }.
       *[other] { $name } verplaatst een tegel van { $own } { $other }: { $own_colour ->
            [red] rood
            [brown] bruin
           *[blue] blauw
        } naar { $to_own }, { $other_colour ->
            [red] rood
            [brown] bruin
           *[blue] blauw
        } naar { $to_other }.
    }
game-event-swapped =
    { $who ->
        [you] Je ruilt en neemt de eerste tegel over.
       *[other] { $name } ruilt en neemt de eerste tegel over.
    }
game-event-recoloured =
    { $own } is nu { $own_colour ->
        [red] rood
        [brown] bruin
       *[blue] blauw
    } en { $other } is { $other_colour ->
        [red] rood
        [brown] bruin
       *[blue] blauw
    }.
game-turn-done =
    { $who ->
        [you] Je beurt is voorbij.
       *[other] { $name } heeft gespeeld.
    }
game-turn-passed =
    { $who ->
        [you] Je hebt geen zet en past.
       *[other] { $name } heeft geen zet en past.
    }
game-event-moving-begins =
    { $left ->
        [0] Alle tegels liggen op het bord. Vanaf nu worden ze verplaatst.
        [one] Niemand kan nog een tegel leggen. Eén tegel verlaat het spel; vanaf nu worden tegels verplaatst.
       *[other] Niemand kan nog een tegel leggen. { $left } tegels verlaten het spel; vanaf nu worden tegels verplaatst.
    }

## Why the game ended

game-reason-square = Een vierkant is af: { $cells }.
game-reason-repetition = Dezelfde stelling is te vaak voorgekomen.
game-reason-cap = Er zijn te veel beurten voorbij zonder vierkant.
game-reason-blocked = Niemand heeft nog een zet.
game-reason-full = Er zijn geen twee vrije vakken naast elkaar meer.

## Touch

game-feel-empty = leeg
game-feel-red = rood
game-feel-brown = bruin
game-feel-blue = blauw
game-feel-detail-end =
    { $value ->
        [owner] met de stip
       *[next] zonder stip
    }
game-feel-detail-half =
    { $value ->
        [north] andere helft van je af
        [east] andere helft rechts
        [south] andere helft naar je toe
       *[west] andere helft links
    }
game-heap-tiles =
    { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }

## Refusals

game-no-pass = Je kunt iets doen, dus je mag niet passen.
game-swap-off = In dit spel wordt niet geruild.
game-swap-not-now = Ruilen kan alleen meteen na de eerste tegel, als de ander die heeft gelegd.
game-only-laying = Er worden nog tegels gelegd. Noem twee vakken, je eigen kleur eerst.
game-only-moving = Alle tegels liggen. Zeg welke van jouw tegels waarheen gaat, bijvoorbeeld e5 e6 naar a1 a2.
game-no-moving-on-paper = Op papier wordt niets verplaatst.
game-not-adjacent = { $first } en { $second } liggen niet naast elkaar in een rij of kolom.
game-no-change = De tegel op { $first } { $second } zou blijven zoals hij ligt. Er moet iets veranderen.
game-no-tile-there = Op { $first } { $second } ligt geen tegel.
game-not-your-tile = De tegel op { $first } { $second } is niet van jou.
game-other-way-round = Je tegel ligt daar andersom: zeg { $second } { $first }.
game-cell-taken = { $cell } is bezet.
game-cell-just-left = Op { $cell } ligt de tegel zelf. Beide vakken moesten van tevoren vrij zijn.
game-gift =
    Dit zou op { $other_square } een { $other_colour ->
        [red] rood
        [brown] bruin
       *[blue] blauw
    } vierkant voor de volgende speler afmaken. Dat is in dit spel verboden.
game-both-squares =
    Dit zou twee vierkanten tegelijk afmaken, een { $colour ->
        [red] rood
        [brown] bruin
       *[blue] blauw
    } op { $square } en een { $other_colour ->
        [red] rood
        [brown] bruin
       *[blue] blauw
    } op { $other_square }. Dat is verboden.

game-no-such-tile = ‘{ $text }’ is geen tegel: er zijn twee vakken naast elkaar nodig.
game-two-on-a-cell = { $cell } is dubbel bezet.
game-hand-not-empty = In fase 2 kan plaats { $seat } geen tegels in de hand hebben.
game-tile-count = Plaats { $seat } heeft { $count } tegels op het bord en in de hand; in totaal zijn het er { $full }.
game-square-stands = Er staat al een vierkant van plaats { $seat }: { $square }.
game-history-too-early = Het deel ‘{ $name }’ hoort bij fase 2.
game-bad-history = Beurt { $number } van het deel ‘moved’ kan niet tot deze stelling geleid hebben.

## Settings

game-setting-size = Grootte van het bord
game-setting-mode = Er wordt gespeeld met
game-setting-mode-tiles = tegels
game-setting-mode-paper = papier en potloden
game-setting-squares = Vierkanten tellen
game-setting-squares-any = in elke stand
game-setting-squares-upright = alleen als ze recht staan
game-setting-gift = Alleen het vierkant van de volgende speler afmaken
game-setting-gift-opponent_wins = laat die speler winnen
game-setting-gift-illegal = is verboden
game-setting-relocate = Een verplaatste tegel
game-setting-relocate-lift = mag de vakken gebruiken die hij verlaat
game-setting-relocate-strict = heeft twee vakken nodig die al vrij waren
game-setting-repetition = Gelijkspel als een stelling zo vaak voorkomt (0: nooit)
game-setting-cap = Gelijkspel na zoveel beurten per speler in fase 2 (0: nooit)
game-setting-swap = Ruilen na de eerste tegel (twee spelers)
game-setting-swap-off = nee
game-setting-swap-on = de tweede speler mag hem overnemen

## Words that can be typed

game-say-swap = de eerste tegel overnemen | ruilen | ruil | ruilt | overnemen | neem over

## Woorden die worden overgeslagen

game-type-swap = neem … tegel over | neem de eerste tegel over | tegel overnemen
game-skip = leg | legt | zet | verplaats | verplaatst | rood | bruin | blauw | plaats | speel | leggen | neer | andere | ander | beweeg | verschuif | verplaatsen | eigen | kleur | maak | af | vierkant | rode | bruine | blauwe

## Help

game-help =
    b2 a2: leg een tegel, jouw kleur op b2, die van de volgende speler op a2
    e5 e6 naar a1 a2: verplaats, als alle tegels liggen, de jouwe van e5 e6 naar a1 a2, jouw kleur eerst
    ruil: neem, als het spel dat toestaat, de allereerste tegel over in plaats van er een te leggen
    voel b2: een vak voelen; voel voorraad: je tegels tellen

## Asked before

game-sure-swap = De eerste tegel overnemen? De kleuren wisselen en de ander legt opnieuw.

## On the page

game-pick =
    { $stage ->
        [move]
            { $place ->
                [1] Deze tegel verplaatsen naar …
               *[other] Jouw kleur op { $cell }, de andere op …
            }
       *[other] Jouw kleur op { $cell }, de andere op …
    }

## De eerste minuut

game-goal =
    { $squares ->
        [upright] De eerste kleur op alle vier de hoeken van een recht vierkant wint.
       *[any] De eerste kleur op alle vier de hoeken van een vierkant, recht of schuin, wint.
    }
game-stage-lay =
    { $mode ->
        [paper] Kies een vrij vak voor je eigen kleur, dan een vak ernaast voor die van de volgende speler.
       *[tiles] Leg een tegel: kies een vrij vak voor je eigen pion, dan een vak ernaast voor de andere.
    }
game-stage-swap = Leg een tegel, of neem de eerste over.
game-stage-move = Verplaats een van je tegels: kies hem, en dan zijn nieuwe plaats.
game-sign-red = rood, ruit
game-sign-brown = bruin, balk
game-sign-blue = blauw, cirkel
game-kind-red =
    { $mode ->
        [paper] rode vakken
       *[tiles] rode pionnen
    }
game-kind-brown =
    { $mode ->
        [paper] bruine vakken
       *[tiles] bruine pionnen
    }
game-kind-blue =
    { $mode ->
        [paper] blauwe vakken
       *[tiles] blauwe pionnen
    }
game-lies-tiles =
    { $colour ->
        [red] Rode tegels, rood eerst: { $places }.
        [brown] Bruine tegels, bruin eerst: { $places }.
       *[blue] Blauwe tegels, blauw eerst: { $places }.
    }
game-lies-cells =
    { $colour ->
        [red] Rode vakken: { $places }.
        [brown] Bruine vakken: { $places }.
       *[blue] Blauwe vakken: { $places }.
    }

## Knoppen

game-do = Jouw kleur op { $cell1 } leggen, de andere op { $cell2 }
game-do-to = Deze tegel verplaatsen: jouw pion naar { $cell3 }, de andere naar { $cell4 }
game-do-swap = De eerste tegel overnemen

## Puzzels

game-theme-win-large = Nu winnen op het grote bord
game-theme-win-masked = Nu winnen op de tast
