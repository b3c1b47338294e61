# De pagina’s.

## Overal

web-title = Touchstone
web-slogan = Bordspellen die je op de tast speelt
web-intro = Spellen voor vingers, ogen en oren. Ziend of niet: iedereen speelt aan dezelfde tafel en onder dezelfde voorwaarden.
web-skip = Naar de inhoud
web-navigation = Pagina’s
web-home = Startpagina
web-rules = Regels
web-help = Toetsen en opdrachten
web-help-short = Toetsen
web-settings = Instellingen
web-language = Taal
web-footer = Touchstone is vrije software. Lettertype: Atkinson Hyperlegible, gemaakt voor slechtzienden.
web-close = Sluiten
web-trouble-title = Dat lukte niet

## Instellingen

web-theme = Kleuren
web-theme-auto = zoals mijn apparaat is ingesteld
web-theme-wood = hout
web-theme-dark = donker
web-theme-contrast = hoog contrast
web-sound = Geluiden
web-volume = Geluidssterkte
web-vibration = Trillen
web-speech = Laten voorlezen door de browser (liever uit met een schermlezer)
web-rate = Spreeksnelheid
web-voice = Stem
web-voice-any = de gewone
web-wrap = Aan de rand van het bord gaan de pijltoetsen aan de andere kant verder
web-floors = Hoogtes als getallen tonen
web-notify = Waarschuw me als ik aan de beurt ben

## Begin

web-games = De spellen
web-play-now = Meteen tegen de computer spelen
web-play-open = Met open ogen spelen
web-new-table = Nieuwe tafel
web-new-table-of = Nieuwe tafel: { $game }
web-read-rules = Regels lezen
web-players-count = { $least } tot { $most } spelers
web-players-exactly =
    { $count ->
        [one] { $count } speler
       *[other] { $count } spelers
    }
web-words-in-english = { $game } spreekt nog geen Nederlands; de teksten zijn in het Engels.
web-join = Bij een tafel aanschuiven
web-join-label = Link of code die je hebt gekregen
web-join-go = Meedoen
web-open-tables = Open tafels
web-no-open-tables = Er wacht nu niemand. Open een tafel en stuur iemand de link.
web-take-seat = Gaan zitten
web-invitation = Een uitnodiging
web-invitation-to = Je bent uitgenodigd voor { $game }.
web-invitation-take = Deze plaats nemen
web-free-seats =
    { $count ->
        [one] één vrije plaats
       *[other] { $count } vrije plaatsen
    }

## Een nieuwe tafel

web-players = Spelers
web-seat = Plaats { $seat }
web-name = Naam
web-who = Wie speelt
web-who-here = iemand op dit apparaat
web-who-link = iemand met een link
web-who-bot = de computer: { $level }
web-who-nobody = niemand
web-eyes = Ogen
web-eyes-masked = met masker: speelt op de tast
web-eyes-open = open: ziet het bord
web-eyes-helper = open, met de helper: hoort wanneer een zet wint
web-rounds = Rondes
web-clock = Bedenktijd
web-clock-none = zo lang je wilt
web-clock-minutes = { $minutes } minuten per speler
web-clock-extra = Extra tijd bij elke beurt
web-clock-extra-none = geen
web-clock-seconds = { $seconds } seconden
web-listed = De tafel bij ‘Open tafels’ tonen
web-create = Tafel openen
web-created = De tafel staat klaar

## De tafel

web-board = Bord
web-cell = { $cell }: { $words }
web-round = Ronde { $round } van { $rounds }
web-player = { $name }
web-player-points = { $name }: { $points }
web-you = { $name } (jij)
web-away = { $name }, even weg
web-replace = De computer laten verderspelen voor { $name }
web-abandon = Het spel zonder { $name } beëindigen
web-masked-player = met masker
web-helper = Helper: zeg het als ik kan winnen
web-helper-player = met de helper
web-research = Onderzoekers mogen dit spel bestuderen
web-research-about = Elke aanraking en elke zet worden zonder namen bewaard als iedereen aan tafel het goedvindt. Je kunt je bedenken tot het spel afgelopen is.
web-clock-paused = stilgezet
web-clock-say = Hoeveel tijd is er nog?
web-clock-two-minutes = Je hebt nog twee minuten.
web-clock-minute = Je hebt nog één minuut.
web-clock-half-minute = Je hebt nog dertig seconden.
web-clock-ten-seconds = Je hebt nog tien seconden.
web-acts = Op { $cell } kun je
web-picked = Gekozen: { $cells }. Op { $cell } kun je
web-picked-now = Gekozen: { $cells }. Nu het volgende vak.
web-count = Tot nu toe: { $count }
web-pick = bij { $cell } beginnen en nog een vak kiezen
web-cancel = Keuze afbreken
web-cancelled = Afgebroken.
web-nothing-here = Op { $cell } kan nu niets.
web-press-number = Kies op { $cell } met { $keys }.
web-press-choose = Druk op C om { $cell } te kiezen.
web-no-end = Je kunt je beurt nu niet beëindigen.
web-edge = De rand.
web-at-table = Aan de tafel
web-read-aloud = Zal ik voorlezen?
web-read-aloud-yes = Ja, lees voor
web-read-aloud-no = Nee
web-kinds = Waar liggen …
web-say = Zeg het in woorden
web-say-go = Versturen
web-log = Wat er is gebeurd
web-repeat = De laatste vijf zinnen herhalen
web-supply = Naast het bord
web-feel-supply = De voorraad voelen
web-more = Meer
web-resign = Opgeven
web-draw = Gelijkspel voorstellen
web-undo = Vragen om een zet terug te nemen
web-again = Nog een keer spelen
web-record = Het verslag bekijken
web-accept = Akkoord
web-decline = Weigeren
web-confirm = Weet je het zeker?
web-agree-here = Is iedereen hier het daarmee eens?
web-yes = Ja
web-no = Nee, terug
web-line-lost = De verbinding is weg. Er loopt een nieuwe poging; niets van jou gaat verloren.
web-line-found = De verbinding is er weer.
web-hand-over = Geef het apparaat aan { $name }.
web-not-sent = Nog niet verzonden. Er gaat niets verloren: zodra de server antwoordt, komt het aan.
web-ready = Ik ben er
web-how-to-play = Zo speel je
web-tap-help = Tik om te bekijken, nog eens om te kiezen.
web-next-round = Volgende ronde
web-above = Bovenaanzicht
web-above-on = Je ziet het bord van boven.
web-above-off = Je ziet het bord schuin van voren.
web-no-above = Hier is geen bovenaanzicht.
web-rules-of = Regels van { $game }
web-thinking = { $name } denkt na.
web-title-turn = Jouw beurt! · { $title }
web-need-script = Om te spelen heeft deze pagina JavaScript nodig.

## Naspelen

web-record-title = Verslag: { $game }
web-record-step = Stap { $step } van { $steps }
web-record-games = Partijen aan deze tafel
web-record-game = Partij { $game }
web-record-start = Het begin.
web-record-first = Naar het begin
web-record-back = Een stap terug
web-record-on = Een stap verder
web-record-last = Naar het einde
web-record-text = Het verslag als tekst

## Toetsen

web-keys-board = Toetsen op het bord
web-keys-note = Deze toetsen werken als de focus op het bord staat, en op de knoppen waarop ze staan. Hoofdletter of kleine letter maakt niet uit.
web-keys-touch = Met een vinger: glijd over het bord om elk vak te voelen. Optillen doet niets; tik twee keer op een vak om het te kiezen.
web-helper-title = De helper
web-helper-about = Wie met open ogen speelt, kan een helper hebben. Die zegt wanneer een zet meteen wint en markeert de vakken met een ster. Iedereen aan tafel hoort wie er een heeft; met een masker is er geen.
web-commands = Woorden voor de opdrachtregel: { $game }
web-commands-note = De korte notatie mag ook.
web-key = Toets
web-key-does = Wat hij doet
web-keyname-arrowup = Pijl omhoog
web-keyname-arrowdown = Pijl omlaag
web-keyname-arrowleft = Pijl links
web-keyname-arrowright = Pijl rechts
web-keyname-pageup = Page Up
web-keyname-pagedown = Page Down
web-keyname-home = Home
web-keyname-end = End
web-keyname-escape = Esc
web-keyname-enter = Enter
web-keyname-space = Spatiebalk
web-command-token = Notatie
web-command-words = Je kunt zeggen
web-key-up = een rij verder weg
web-key-down = een rij dichterbij
web-key-left = een kolom naar links
web-key-right = een kolom naar rechts
web-key-row-start = begin van de rij
web-key-row-end = einde van de rij
web-key-column-far = verre einde van de kolom
web-key-column-near = nabije einde van de kolom
web-key-act = dit vak kiezen
web-key-choose = de eerste, tweede, derde … mogelijkheid kiezen
web-key-line = bij dit vak beginnen en nog een kiezen
web-key-done = je beurt beëindigen
web-key-cancel = keuze afbreken
web-key-feel = dit vak nog eens voelen
web-key-row = de rij voorlezen
web-key-column = de kolom voorlezen
web-key-diagonal = de diagonalen voorlezen
web-key-board = het hele bord voorlezen
web-key-next = naar het volgende stuk
web-key-kind = vragen waar de stukken van een soort liggen
web-key-changed = voorlezen wat er sinds je vorige beurt is veranderd
web-key-last = de laatste zin herhalen
web-key-last-five = de laatste vijf zinnen herhalen
web-key-score = spelers en punten
web-key-supply = voelen wat er naast het bord ligt
web-key-turn = wie er aan de beurt is
web-key-clock = hoeveel tijd er nog is
web-key-helper = de helper aan- of uitzetten (alleen met open ogen)
web-key-above = het bovenaanzicht aan- of uitzetten
web-key-command = naar de opdrachtregel (Esc gaat terug)
web-key-help = deze toetsen tonen
