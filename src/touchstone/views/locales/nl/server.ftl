# Tafels op het net.

## Komen en gaan

server-came = { $name } schuift aan.
server-left = { $name } is van tafel gegaan.
server-back = { $name } is er weer.
server-replaceable = { $name } is al een tijdje weg. Je kunt de computer verder laten spelen of het spel beëindigen.

match-replaced = De computer speelt verder voor { $name }.
match-returned =
    { $who ->
        [you] Je neemt je plaats weer in.
       *[other] { $name } neemt de plaats weer in.
    }
match-abandoned = Het spel wordt beëindigd, want { $name } is weg.
match-time-up =
    { $who ->
        [you] Je tijd is om.
       *[other] De tijd van { $name } is om.
    }
helper-win = De helper ziet hoe je nu kunt winnen: { $move }.
clock-none = Aan deze tafel is geen klok.
clock-minutes =
    { $count ->
        [one] 1 minuut
       *[other] { $count } minuten
    }
clock-seconds =
    { $count ->
        [one] 1 seconde
       *[other] { $count } seconden
    }
clock-of = { $name } heeft nog { $time }
clock-paused = De klok is stilgezet.
match-reason-abandoned = Het spel werd beëindigd omdat er iemand weg was.
match-reason-time = Iemands bedenktijd is om.

match-seat-not-replaced = Je zit al op je plaats.
match-seat-is-a-bot = Op die plaats speelt de computer al.

## Wat de server weigert

server-wire-unreadable = Een bericht van deze vorm kent de server niet.
server-wire-too-long = Dit bericht is te lang. Er worden hoogstens { $most } bytes gelezen.
server-wire-format = Dit bericht heeft formaat { $found }. De server begrijpt formaat { $known }.
server-wire-hello-first = Meld je eerst bij een tafel.
server-http-not-found = Op dit adres is niets te vinden.
server-http-method = Dit adres neemt zo’n verzoek niet aan.
server-http-invalid = Het verzoek klopt niet bij ‘{ $where }’.
server-http-too-long = Het verzoek is te lang. Er worden hoogstens { $most } bytes gelezen.
server-origin-refused = Verzoeken vanaf die pagina worden niet aangenomen.
server-limit-rate = Dat ging te snel. Wacht even.
server-limit-connections = Er zijn nu te veel verbindingen. Kom later terug.
server-limit-tables = Er zijn nu te veel tafels. Kom later terug.
server-limit-commands = Aan deze tafel wordt al te lang gespeeld. Open een nieuwe.
server-limit-idle = Er is lang niets van je gehoord, daarom wordt de verbinding verbroken.
server-limit-slow = Je verbinding houdt het niet bij, daarom wordt die verbroken.
server-table-unknown = Die tafel bestaat niet.
server-table-full = Alle plaatsen aan deze tafel zijn bezet.
server-invitation-unknown = Bij deze code hoort geen tafel. Misschien is er een typefout, of de plaats is al bezet.
server-table-fault = Er ging iets mis aan deze tafel, daarom is hij gesloten. Het spijt ons.
server-table-not-finished = Dit spel is nog niet afgelopen.
server-name-invisible = Deze naam is niet te zien. Kies er een die anderen kunnen lezen.
server-seat-unknown = Deze link hoort bij geen enkele plaats aan deze tafel.
server-seat-watching = Je kijkt toe. Dit mogen alleen de spelers.
server-seat-no-helper = Je speelt zonder de helper.
server-seat-not-gone = Die speler is nog niet lang genoeg weg.
server-store-unavailable = De server kan nu niets bewaren. Probeer het zo nog eens.
server-store-refused = De server kan deze opdracht niet bewaren. Er is niets veranderd.
server-server-ends = De server stopt even. Je spel blijft bewaard.
server-server-ill = Een deel van de server werkt op dit moment niet: { $task }.
server-server-fault = Er ging iets mis in de server. Het spijt ons.
