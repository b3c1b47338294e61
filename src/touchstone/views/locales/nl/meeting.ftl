# Samenkomen: spellen, uitnodigingen, eigen partijen, verslagen.

## Een partij beginnen

web-play-friend = Met een bekende spelen
web-choose = Niveau, maskers, variant, wie begint:
web-level = Niveau van de computer
web-start = Wie begint
web-start-me = ik begin
web-start-other = de ander begint
web-start-lot = het lot beslist
web-start-note = Volgens de gedrukte regels begint de jongste.
web-your-name = Je naam
web-to-table = Naar de tafel
web-watch-table = Aan de tafel toekijken
setting-players = { $game } is voor { $least } tot { $most } spelers.
setting-kind-of-game = { $game } ‘{ $kind }’

## Uitnodigen

web-invite = Iemand uitnodigen
web-invite-to = Iemand uitnodigen voor { $game }
web-invite-about = Wie de link volgt of de code intypt, kiest een naam en gaat zitten. Deze pagina blijft: je vindt hem aan de tafel terug zolang de plaats vrij is.
web-invite-link = De link
web-invite-code = De code, om hardop te zeggen
web-invite-code-about = In te typen op { $site }, onder ‘{ $join }’.
web-invite-qr = Voor de camera van een telefoon
web-invite-qr-label = QR-code van de link
web-invite-watch = Alleen om te kijken:
web-invite-complete = Alle plaatsen zijn bezet. Jullie kunnen beginnen.
web-invite-not-sitting = Zelf heb je geen plaats aan deze tafel: je kunt toekijken of je eigen link volgen.
web-copy-link = Link kopiëren
web-share = Delen
web-copied = Gekopieerd.
web-copy-by-hand = De tekst is geselecteerd: kopieer hem met je apparaat.
web-invitation-masked = Je speelt met een masker: je voelt het bord met je vingers.
web-invitation-open = Je speelt met open ogen.
web-waiting = Aan deze tafel is nog een plaats vrij.
web-not-come = { $name }, nog niet hier
table-host = Al hier: { $names }.
table-eyes-masked = Iedereen speelt met een masker.
table-eyes-mixed = Sommigen spelen met een masker.
table-eyes-open = Iedereen speelt met open ogen.
table-clock = Bedenktijd per speler: { $time }.
table-clock-extra = Per beurt { $time } extra.
table-no-clock = Geen klok.
table-setting = { $name }: { $value }.
web-refresh = Opnieuw kijken wie er wacht

## Mijn partijen

web-mine = Mijn partijen
web-mine-about = Alleen deze browser kent deze lijst.
web-mine-with = met { $names }
web-mine-your-turn = jij bent aan de beurt
web-mine-turn-of = { $name } is aan de beurt
web-mine-waiting = er is nog een plaats vrij
web-mine-over = afgelopen
web-mine-gone = deze tafel wordt niet meer bewaard
web-mine-back = Terug naar { $game }
web-mine-record = Verslag van { $game }
web-mine-forget = { $game } van de lijst halen

## Aan de tafel

web-next-here = { $name }: { $words }
web-tasks = Opdrachten
web-phrases = Aan de tafel korte zinnen zeggen en horen
web-phrases-title = Iets zeggen
phrase-hello = Hoi!
phrase-well-played = Goed gespeeld!
phrase-one-moment = Een ogenblikje, alsjeblieft.
phrase-thank-you = Dank je wel!
phrase-said =
    { $who ->
        [you] Je zegt: { $phrase }
       *[other] { $name } zegt: { $phrase }
    }

## Vanaf een stelling verder spelen

web-set-up = Een stelling opzetten
web-set-up-about = Schrijf een stelling of plak een verslag: het spel gaat daar verder. Je speelt voor wie aan de beurt is.
web-set-up-text = Stelling of verslag
web-set-up-sample = Zo ziet een stelling eruit:
web-set-up-with = Wie speelt er mee
web-set-up-with-computer = de computer
web-set-up-with-friend = iemand die ik uitnodig
web-set-up-with-here = iemand op dit apparaat
web-set-up-go = Vanaf hier verder spelen
set-up-over = Deze partij is afgelopen. Laat de laatste zetten weg om verder te spelen.

## Verslagen

web-record-self = Afspelen
web-record-keys = Buiten het bord gaan de pijltoetsen links en rechts een stap terug of verder, Home en End naar het begin en het einde. Op het bord gaat Esc terug en Enter verder.
web-record-moves = Alle beurten
web-record-copy = Verslag kopiëren
web-record-download = Downloaden
web-record-table = Terug naar de tafel
