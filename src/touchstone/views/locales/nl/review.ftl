# Wat er over een gespeeld spel wordt gezegd.

review-title = Terugblik: { $game }
review-going-on = Het spel is nog niet afgelopen.
review-turning = Het keerpunt was beurt { $turn } van { $name }.
review-no-turning = Niemand heeft iets weggegeven.
review-standing =
    { $turns ->
        [one] Na beurt { $since } lag dit er één beurt lang en niemand merkte het: { $how }
       *[other] Na beurt { $since } lag dit er { $turns } beurten lang en niemand merkte het: { $how }
    }
review-turn = Beurt { $turn }, { $name }: { $moves }.
review-grade =
    { $grade ->
        [best] De beste keus.
        [good] Goed.
        [lost] Het spel was al verloren.
        [unknown] Of er iets beters was, is niet bekend.
        [lead-lost] Een fout: een voorsprong weggegeven.
        [promised] Een fout: een andere zet beloofde meer.
        [draw-lost] Een fout: het gelijkspel weggegeven.
        [win-lost] Een blunder: de winst weggegeven.
        [given] Een blunder: het spel weggegeven.
        [loss-allowed] Een blunder: de volgende speler kan meteen winnen.
        [standing] Gemist: er lag een winnende lijn, die alleen nog gemeld moest worden.
       *[missed] Gemist: in deze beurt was winst mogelijk.
    }
review-worth = Waarde nu: { $value }.
review-estimated = { $value }, geschat
review-better = Beter: { $moves }.
review-chart = De waarde in de loop van het spel
review-chart-about = Een lijn voor elke speler: bovenaan de winst, onderaan het verlies. Open punten zijn geschat.
review-chart-turn = Beurt { $turn }: { $shares }.
review-share = { $name } { $percent }%
review-only-looking = Deze partij is voorbij en wordt hier alleen bekeken. Zeg ‘spelen’ om vanaf hier tegen de computer te spelen.
review-help = Op het bord gaat Enter verder, Esc terug en N naar de volgende fout. In woorden: ‘verder’, ‘terug’, ‘beurt 4’, ‘fout’, ‘einde’; ‘spelen’ om vanaf hier te spelen; ‘bord’, ‘rij 2’ of ‘b3’ om te horen wat daar ligt.

## De weg van de vingers

fingers-title = De weg van de vingers
fingers-figures = { $name }. Aanrakingen: { $touches }. Gevoelde vakken: { $cells } van { $all }. Opnieuw gevoeld terwijl er niets was veranderd: { $again }. Bekend bij het beslissen: { $percent }% van het bord.
fingers-felt = Beurt { $turn }, { $name } heeft gevoeld: { $cells }.
fingers-nothing = Beurt { $turn }, { $name } heeft niets gevoeld.
fingers-unknown = Veranderd en sindsdien niet gevoeld: { $cells }.
fingers-all-felt = De lijn was er, en de vingers hadden hem helemaal gevoeld. { $how }
fingers-not-since = De lijn was er, maar { $name } had { $cell } sinds beurt { $turn } niet aangeraakt. { $how }
fingers-never = De lijn was er, maar { $name } had { $cell } nooit aangeraakt. { $how }
fingers-consent =
    Wie heeft toegekeken, ziet de weg van de vingers als iedereen die heeft gespeeld het aan tafel goedvindt. { $count ->
        [0] Tot nu toe vindt niemand het goed.
       *[other] Akkoord tot nu toe: { $names }.
    }
fingers-open = Iedereen die heeft gespeeld vindt het goed dat anderen de weg van de vingers zien.

## Op de pagina

web-review = Terugblik
web-review-this = Op dit spel terugblikken
web-review-about = Plak het verslag van een spel of een bewaard spel. Het wordt beurt voor beurt bekeken.
web-review-text = Verslag of bewaard spel
web-review-go = Bekijken
web-review-turns = Beurt voor beurt
web-review-next-mistake = Naar de volgende fout
web-review-run = Laten lopen
web-review-stop = Stoppen
web-review-working = Het spel wordt bekeken …
web-review-progress = Tot nu toe bekeken beurten
web-review-done = Klaar: meer was er in de tijd niet te vinden.
web-review-play = Vanaf hier tegen de computer spelen
web-review-values = De waarde als lijst
web-path = Anderen de weg van de vingers tonen
web-path-about = Wie heeft toegekeken, ziet in de terugblik wat in dit spel is gevoeld, als iedereen die heeft gespeeld het goedvindt. Je kunt je bedenken tot een ander spel begint.
web-back-to-table = Terug naar de tafel

## Wat je in de terugblik kunt typen

review-say-first = begin | naar het begin
review-say-back = terug | vorige | stap terug | een stap terug
review-say-on = verder | volgende | vooruit | stap verder | een stap verder
review-say-last = einde | naar het einde | laatste beurt
review-say-mistake = fout | volgende fout | naar de volgende fout
review-say-run = lopen | laten lopen
review-say-stop = stoppen | halt
review-say-play = spelen | speel | vanaf hier spelen | vanaf hier tegen de computer spelen
review-say-turn = beurt | naar beurt | ga naar beurt
