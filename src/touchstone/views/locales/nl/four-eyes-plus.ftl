# 4EYES+.

four-eyes-plus-name = 4EYES+
four-eyes-plus-about = Elke tegel toont jouw kleur en die van de volgende speler. De eerste kleur op de vier hoeken van een vierkant, recht of schuin, wint.

## What happens

four-eyes-plus-event-laid =
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
four-eyes-plus-event-moved =
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
four-eyes-plus-event-turn-ended =
    { $who ->
        [you] Je beurt is voorbij.
       *[other] { $name } heeft gespeeld.
    }
four-eyes-plus-event-passed =
    { $who ->
        [you] Je hebt geen zet en past.
       *[other] { $name } heeft geen zet en past.
    }
four-eyes-plus-event-moving-begins =
    { $left ->
        [0] Alle tegels liggen op het bord. Vanaf nu worden ze verplaatst.
        [one] Niemand kan nog een tegel leggen. Eén tegel verlaat het spel; vanaf nu worden tegels verplaatst.
       *[other] Niemand kan nog een tegel leggen. { $left } tegels verlaten het spel; vanaf nu worden tegels verplaatst.
    }

## Why the game ended

four-eyes-plus-reason-square = Er staat een vierkant: { $cells }.
four-eyes-plus-reason-repetition = Dezelfde stelling is te vaak voorgekomen.
four-eyes-plus-reason-cap = Er zijn te veel beurten voorbij zonder vierkant.
four-eyes-plus-reason-blocked = Niemand heeft nog een zet.
four-eyes-plus-reason-full = Er is geen plaats meer voor twee pionnen naast elkaar.

## Touch

four-eyes-plus-feel-empty = leeg
four-eyes-plus-feel-red = rood
four-eyes-plus-feel-brown = bruin
four-eyes-plus-feel-blue = blauw
four-eyes-plus-feel-detail-end =
    { $value ->
        [owner] met de stip
       *[next] zonder stip
    }
four-eyes-plus-feel-detail-half =
    { $value ->
        [north] andere helft erboven
        [east] andere helft rechts
        [south] andere helft eronder
       *[west] andere helft links
    }
four-eyes-plus-heap-tiles =
    { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    }

## Refusals

four-eyes-plus-no-pass = Je kunt iets doen, dus je mag niet passen.
four-eyes-plus-only-laying = Er worden nog tegels gelegd. Noem twee vakken, je eigen kleur eerst.
four-eyes-plus-only-moving = Alle tegels liggen. Zeg welke van jouw tegels waarheen gaat, bijvoorbeeld e5 e6 naar a1 a2.
four-eyes-plus-no-moving-on-paper = Op papier wordt niets verplaatst.
four-eyes-plus-not-adjacent = { $first } en { $second } liggen niet naast elkaar in een rij of kolom.
four-eyes-plus-no-change = De tegel op { $first } { $second } zou blijven zoals hij ligt. Er moet iets veranderen.
four-eyes-plus-no-tile-there = Op { $first } { $second } ligt geen tegel.
four-eyes-plus-not-your-tile = De tegel op { $first } { $second } is niet van jou.
four-eyes-plus-other-way-round = Je tegel ligt daar andersom: zeg { $second } { $first }.
four-eyes-plus-cell-taken = { $cell } is bezet.
four-eyes-plus-cell-just-left = Op { $cell } ligt de tegel zelf. Beide vakken moesten van tevoren vrij zijn.
four-eyes-plus-gift =
    Dit zou op { $other_square } een { $other_colour ->
        [red] rood
        [brown] bruin
       *[blue] blauw
    } vierkant voor de volgende speler afmaken. Dat is in dit spel verboden.
four-eyes-plus-both-squares =
    Dit zou twee vierkanten tegelijk afmaken, een { $colour ->
        [red] rood
        [brown] bruin
       *[blue] blauw
    } op { $square } en een { $other_colour ->
        [red] rood
        [brown] bruin
       *[blue] blauw
    } op { $other_square }. Dat is verboden.

four-eyes-plus-no-such-tile = ‘{ $text }’ is geen tegel: er zijn twee vakken naast elkaar nodig.
four-eyes-plus-two-on-a-cell = Op { $cell } liggen twee pionnen.
four-eyes-plus-hand-not-empty = In fase 2 kan plaats { $seat } geen tegels in de hand hebben.
four-eyes-plus-tile-count = Plaats { $seat } heeft { $count } tegels op het bord en in de hand; in totaal zijn het er { $full }.
four-eyes-plus-square-stands = Er staat al een vierkant van plaats { $seat }: { $square }.
four-eyes-plus-history-too-early = Het deel ‘{ $name }’ hoort bij fase 2.
four-eyes-plus-bad-history = Beurt { $number } van het deel ‘moved’ kan niet tot deze stelling geleid hebben.

## Settings

four-eyes-plus-setting-size = Grootte van het bord
four-eyes-plus-setting-mode = Er wordt gespeeld met
four-eyes-plus-setting-mode-tiles = tegels
four-eyes-plus-setting-mode-paper = papier en potloden
four-eyes-plus-setting-squares = Vierkanten tellen
four-eyes-plus-setting-squares-any = in elke stand
four-eyes-plus-setting-squares-upright = alleen als ze recht staan
four-eyes-plus-setting-gift = Alleen het vierkant van de volgende speler afmaken
four-eyes-plus-setting-gift-opponent_wins = laat die speler winnen
four-eyes-plus-setting-gift-illegal = is verboden
four-eyes-plus-setting-relocate = Een verplaatste tegel
four-eyes-plus-setting-relocate-lift = mag de vakken gebruiken die hij verlaat
four-eyes-plus-setting-relocate-strict = heeft twee vakken nodig die al vrij waren
four-eyes-plus-setting-repetition = Gelijkspel als een stelling zo vaak voorkomt (0: nooit)
four-eyes-plus-setting-cap = Gelijkspel na zoveel beurten per speler in fase 2 (0: nooit)

## Help

four-eyes-plus-help =
    b2 a2: leg een tegel, jouw kleur op b2, die van de volgende speler op a2
    e5 e6 naar a1 a2: verplaats, als alle tegels liggen, de jouwe van e5 e6 naar a1 a2, jouw kleur eerst
    voel b2: een vak voelen; voel voorraad: je tegels tellen
