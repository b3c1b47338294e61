# Woorden die alle spellen delen.

## Geweigerd

move-unreadable = Ik begrijp ‘{ $text }’ niet.
move-off-board = Op dit bord is geen { $cell }.
move-not-your-turn = Nu is { $name } aan de beurt.
move-after-the-end = Het spel is afgelopen.

setting-unknown-name = Er is geen instelling ‘{ $name }’. Wel deze: { $allowed }.
setting-bad-value = ‘{ $value }’ is geen waarde voor { $name }. Wel mogelijk: { $allowed }.
setting-no-value = ‘{ $text }’ heeft niet de vorm naam=waarde.
setting-no-kernel = Er is geen kern voor { $game } met deze instellingen: er valt niets te meten.

position-other-game = De stelling moet beginnen met ‘{ $slug }’, niet met ‘{ $found }’.
position-empty-part = In de stelling staat niets tussen twee puntkomma’s.
position-unknown-part = De stelling heeft een onbekend deel ‘{ $name }’.
position-repeated-part = De stelling heeft het deel ‘{ $name }’ twee keer.
position-missing-part = In de stelling ontbreekt het deel ‘{ $name }’.
position-bad-number = Het deel ‘{ $name }’ moet een getal van { $least } tot en met { $most } zijn, niet ‘{ $value }’.
position-bad-value = ‘{ $value }’ is geen waarde voor het deel ‘{ $name }’.
position-differs = De stelling zegt { $name } { $value }, maar dit spel heeft { $name } { $expected }.

record-not-a-move = ‘{ $text }’ heeft niet de vorm ‘plaats: zet’.
record-not-a-header = ‘{ $text }’ heeft niet de vorm ‘naam: waarde’.
record-move-in-header = ‘{ $text }’ lijkt op een zet. Tussen de kop en de zetten hoort een helemaal lege regel.
record-repeated-header = In de kop staat de regel ‘{ $name }’ twee keer.
record-no-game = De kop moet een spel noemen met een regel ‘game: …’. Deze zijn er: { $allowed }.
record-unknown-game = Er is geen spel ‘{ $found }’. Wel deze: { $allowed }.
record-no-file = Dit bestand bestaat niet: { $file }.
record-no-text = Het bestand { $file } is niet als tekst te lezen.
record-format = Dit verslag heeft formaat { $found }; hier kan alleen formaat { $known } worden gelezen.
record-line-refused = Regel { $line } van het verslag: { $why }

## De partij

match-no-such-seat = Er is geen plaats { $seat } aan deze tafel.
match-offer-pending = Er ligt al een voorstel op tafel.
match-offer-not-now = Dat kun je nu niet voorstellen.
match-undo-masked = Als er met maskers wordt gespeeld, kun je geen zet terugnemen.
match-nothing-to-undo = Je hebt nog niets gedaan.
match-no-offer = Niemand heeft je iets voorgesteld.

match-round-ended = Ronde { $round } is voorbij. { $why }
match-ended =
    { $winners ->
        [none] Niemand heeft gewonnen.
        [together] { $players ->
            [one] Gelukt!
           *[other] Het is jullie samen gelukt!
        }
        [you] Je hebt gewonnen!
        [lost] Je hebt verloren. { $names } heeft gewonnen.
        [lost-shared] Je hebt verloren. Gedeelde overwinning: { $names }.
        [shared] Gedeelde overwinning: { $names }.
       *[other] { $names } heeft gewonnen.
    }
match-resigned =
    { $who ->
        [you] Je geeft op.
       *[other] { $name } geeft op.
    }
match-reason-resigned = Het spel is opgegeven.
match-reason-agreed = Er is gelijkspel afgesproken.

# What an analyst says of a move. $how tells in the game's own words how a win looks.
analysis-wins = Wint meteen. { $how }
analysis-wins-with = Wint in deze beurt met { $moves }. { $how }
analysis-gives = Geeft de winst weg aan een ander. { $how }
analysis-draws = Beëindigt het spel zonder winnaar.
analysis-allows = Daarna wint de volgende speler met { $moves }. { $how }
analysis-parries =
    { $number ->
        [1] De enige zet die { $moves } afweert. { $how }
       *[other] Weert { $moves } af. { $how }
    }
analysis-threatens = Dreigt met { $moves }. { $how }
analysis-answers =
    { $number ->
        [0] Niets weert dat af.
        [1] Alleen { $parries } weert dat af.
       *[other] Alleen deze zetten weren dat af: { $parries }.
    }
analysis-value =
    { $value ->
        [win] winst
        [draw] gelijkspel
       *[loss] verlies
    }
analysis-proven = { $value }, bewezen
analysis-expected = { $value } als iedereen zo goed mogelijk speelt, niet bewezen
analysis-left =
    { $number ->
        [1] nog één zet tot het einde
       *[other] nog { $number } zetten tot het einde
    }
analysis-share = { $percent }% van de punten in { $games } uitgespeelde partijen, met 95% zekerheid tussen { $low }% en { $high }%
analysis-unknown = niet bekeken
analysis-line = Verwacht: { $moves }.
analysis-best = Beste zetten: { $moves }.
analysis-unheld = Het is niet bewezen dat dit de waarde behoudt.
analysis-position =
    { $value ->
        [unknown] Waarde: niet bewezen.
       *[other] Waarde: { $value }.
    }

match-offered =
    { $who ->
        [you] { $offer ->
            [draw] Je stelt gelijkspel voor.
            [undo] Je wilt je zet graag terugnemen.
           *[rematch] Je wilt graag nog een keer spelen.
        }
       *[other] { $offer ->
            [draw] { $name } stelt gelijkspel voor.
            [undo] { $name } wil graag een zet terugnemen.
           *[rematch] { $name } wil graag nog een keer spelen.
        }
    }
match-accepted =
    { $who ->
        [you] Je gaat akkoord.
       *[other] { $name } gaat akkoord.
    }
match-declined =
    { $who ->
        [you] Je weigert.
       *[other] { $name } weigert.
    }
match-undone =
    { $who ->
        [you] Je zet is teruggenomen.
       *[other] De zet van { $name } is teruggenomen.
    }
match-rematch = Er begint een nieuw spel.
match-helper =
    { $who ->
        [you] { $on ->
            [on] Je speelt nu met de helper.
           *[off] Je speelt nu zonder de helper.
        }
       *[other] { $on ->
            [on] { $name } speelt nu met de helper.
           *[off] { $name } speelt nu zonder de helper.
        }
    }
match-helper-masked = De helper is er alleen voor open ogen: met een masker ontdekken je vingers alles zelf.
match-helper-same =
    { $on ->
        [on] Je helper staat al aan.
       *[off] Je helper staat al uit.
    }
match-share =
    { $who ->
        [you] { $on ->
            [on] Je vindt het goed dat dit spel zonder namen wordt onderzocht.
           *[off] Je vindt het niet meer goed dat dit spel wordt onderzocht.
        }
       *[other] { $on ->
            [on] { $name } vindt het goed dat dit spel zonder namen wordt onderzocht.
           *[off] { $name } vindt het niet meer goed dat dit spel wordt onderzocht.
        }
    }
match-share-same =
    { $on ->
        [on] Je hebt al toestemming gegeven.
       *[off] Je hebt tot nu toe geen toestemming gegeven.
    }
match-path =
    { $who ->
        [you] { $on ->
            [on] Je vindt het goed dat wie heeft toegekeken de weg van je vingers ziet.
           *[off] Je vindt het niet meer goed dat wie heeft toegekeken de weg van je vingers ziet.
        }
       *[other] { $on ->
            [on] { $name } vindt het goed dat wie heeft toegekeken de weg van de vingers ziet.
           *[off] { $name } vindt het niet meer goed dat wie heeft toegekeken de weg van de vingers ziet.
        }
    }
match-path-not-yet = Dat kan pas als het spel voorbij is.
match-your-turn = Jij bent aan de beurt.
match-turn-of = { $name } is aan de beurt.
match-score =
    { $name }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
match-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
match-felt = { $cell }: { $feel }.
match-felt-supply = In de voorraad: { $heaps }.

## Aan tafel

seat-name = Speler { $seat }
bot-name = Computer
bot-name-one-of = Computer { $letter }
player-level = { $name }, niveau { $level }
player-replaced = { $name }, gespeeld door de computer, niveau { $level }
level-1 = eerste stapjes
level-2 = rustig aan
level-3 = nieuwsgierig
level-4 = oplettend
level-5 = zorgvuldig
level-6 = bij de les
level-7 = slim
level-8 = geslepen
level-9 = ervaren
level-10 = sterk
level-11 = ijzersterk
level-12 = meesterlijk

## Getypte woorden en vragen

sure-resign = Wil je echt opgeven?
typed-unreadable = Ik begrijp ‘{ $text }’ niet. Typ ‘help’ om te horen wat je kunt zeggen.
typed-touch-what = Zeg wat je wilt voelen, bijvoorbeeld ‘voel b2’ of ‘voel voorraad’.
typed-cell-can = Dit kan op { $cell }:
typed-board-masked = Je draagt een masker. Voel het bord af met ‘voel’, bijvoorbeeld ‘voel b2’.
typed-no-scores = Er zijn nog geen punten.
typed-nothing-happened = Er is nog niets gebeurd.
line-row = rij { $name }
line-column = kolom { $name }
line-diagonal = diagonaal { $name }
line-part = { $first } tot { $last } in { $line }
typed-where-what = Zeg wat je zoekt: { $kinds }.
typed-hint = Met ‘helper aan’ hoor je wanneer een zet meteen wint.
typed-help =
    bord: het hele bord voorlezen (alleen met open ogen)
    punten: de stand; herhaal: de laatste vijf berichten
    ongedaan maken, gelijkspel, opgeven: een zet terugnemen, gelijkspel voorstellen, opgeven

## Woorden die je aan elke tafel kunt typen

core-say-touch = voel | voelen | tast | raak aan
core-say-supply = voorraad | doos | stapel
core-say-to = naar | tot | tot en met
core-say-done = klaar | gelegd | ik heb gelegd | beurt is voorbij
core-say-pass = pas | passen | ik pas | past
core-say-resign = opgeven | ik geef op
core-say-draw = gelijkspel | remise | stel gelijkspel voor | stel remise voor
core-say-undo = ongedaan maken | ongedaan | zet terug
core-say-rematch = revanche | nog een keer | opnieuw
core-say-accept = goed | ja | akkoord
core-say-decline = weigeren | nee
core-say-help = help | hulp | ?
core-say-board = bord | kijk
core-say-row = rij
core-say-column = kolom
core-say-diagonal = diagonaal
core-say-where = waar | waar zijn | waar is
core-say-changed = nieuws | wat is er nieuw
core-say-turn = stand | wie is aan de beurt
core-say-hint = tip
core-say-rules = regels | doel
core-say-score = punten | score
core-say-clock = klok | tijd
core-say-helper-on = helper aan | helper | met helper
core-say-helper-off = helper uit | zonder helper
core-say-share-on = spel delen | delen
core-say-share-off = niet delen | spel niet delen
core-say-path-on = weg tonen | mijn weg tonen
core-say-path-off = weg verbergen | mijn weg verbergen
core-say-repeat = herhaal | herhalen | wat zei je
core-say-save = opslaan | bewaar | bewaren
core-say-quit = stoppen | stop | doei
core-skip = de | het | een | op | van | vanaf | uit | in | aan | en | ik | je | jij | mijn | jouw | alsjeblieft | heb | hebt | met | tussen | nu | dan | er | daar | ligt | is | ik wil | wil | graag | hem | die | dat | daarheen | hier | eerste | tweede | derde | vierde | eigen | ook

## Woorden die niemand voorleest maar die nieuwkomers typen

core-type-touch = bekijk | lees | verken | onderzoek | toon | wat is er op | wat is op | wat ligt er op | wat ligt op | wat staat er op | wat staat op | wat is | betast | aftasten | tast … af | voel … af | aanraken
core-type-to = t/m
core-type-board = toon het bord | lees het bord | hele bord | bord voorlezen | lees het bord voor | lees alles | lees alles voor | bekijk het bord | hoe ziet het bord eruit | beschrijf het bord
core-type-help = help me | help mij | ik heb hulp nodig
core-type-rules = hoe speel je | hoe speel je dit | hoe win je | hoe win ik | wat is het doel | leg de regels uit
core-type-turn = wie is er aan de beurt | wat kan ik doen | wat nu | ben ik aan de beurt | wiens beurt is het | wie mag | wat moet ik doen | wat doe ik
core-type-repeat = wat is er gebeurd | wat gebeurde er | zeg nog eens | zeg dat nog eens | kun je dat herhalen | pardon | wat
core-type-undo = zet terugnemen | neem de zet terug | terug | terugnemen | zet ongedaan maken | mijn zet terugnemen | neem mijn zet terug
core-type-rematch = nieuw spel | nog een spel | nog een potje
core-type-done = beurt beëindigen | einde beurt | ik ben klaar | beurt klaar | beurt voorbij | einde van mijn beurt | mijn beurt is voorbij | dat was het | gereed | beëindig je beurt | beëindig beurt | beëindig mijn beurt
core-type-accept = ok | oké
core-type-score = wat is de stand | hoeveel punten | hoeveel punten heb ik | wat is de score | wie wint
core-type-clock = hoeveel tijd
core-type-supply = wat heb ik nog | wat is er over | welke stukken zijn er nog | hoeveel stukken zijn er nog | hoeveel stenen heb ik | hoeveel stenen heb ik nog | hoeveel staafjes zijn er nog | hoeveel staafjes heb ik | hoeveel tegels heb ik | hoeveel heb ik er nog
core-type-draw = zullen we gelijkspel doen | gelijkspel voorstellen | bied gelijkspel aan
core-type-resign = ik geef het op | ik wil opgeven | geef op

## The first words at a table

greeting-sign = Je speelt { $sign }.
greeting-masked = Je draagt een masker en speelt op de tast.
greeting-open = Je ziet het bord.
greeting-watching = Je kijkt toe.
greeting-keys = Druk op het vraagteken voor de toetsen.

## Knoppen

core-do = Op { $cell } spelen
core-do-done = Klaar: mijn beurt beëindigen
core-do-pass = Passen
core-do-skip = Mijn beurt overslaan
