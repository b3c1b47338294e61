# Tische im Netz.

## Kommen und Gehen

server-came = { $name } setzt sich an den Tisch.
server-left = { $name } hat den Tisch verlassen.
server-back = { $name } ist wieder da.
server-replaceable = { $name } ist schon eine Weile weg. Du kannst den Computer weiterspielen lassen oder das Spiel beenden.

match-replaced = Der Computer spielt für { $name } weiter.
match-returned =
    { $who ->
        [you] Du nimmst deinen Platz wieder ein.
       *[other] { $name } nimmt den Platz wieder ein.
    }
match-abandoned = Das Spiel wird beendet, weil { $name } weg ist.
match-time-up =
    { $who ->
        [you] Deine Zeit ist um.
       *[other] Die Zeit von { $name } ist um.
    }
helper-win = Der Helfer sieht, wie du jetzt gewinnen kannst: { $move }.
clock-none = An diesem Tisch gibt es keine Uhr.
clock-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
clock-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
clock-of = { $name } hat noch { $time }
clock-paused = Die Uhr ist angehalten.
match-reason-abandoned = Das Spiel wurde beendet, weil jemand weg war.
match-reason-time = Bei jemandem ist die Zeit abgelaufen.

match-seat-not-replaced = Du sitzt schon auf deinem Platz.
match-seat-is-a-bot = Auf diesem Platz spielt schon der Computer.

## Was der Server ablehnt

server-wire-unreadable = Eine Nachricht dieser Form kennt der Server nicht.
server-wire-too-long = Diese Nachricht ist zu lang. Höchstens { $most } Bytes werden gelesen.
server-wire-format = Diese Nachricht hat das Format { $found }. Der Server versteht das Format { $known }.
server-wire-hello-first = Melde dich zuerst an einem Tisch an.
server-http-not-found = Unter dieser Adresse gibt es nichts.
server-http-method = Diese Adresse nimmt solche Anfragen nicht an.
server-http-invalid = An der Anfrage stimmt etwas nicht, und zwar bei „{ $where }“.
server-http-too-long = Die Anfrage ist zu lang. Höchstens { $most } Bytes werden gelesen.
server-origin-refused = Anfragen von dieser Seite werden nicht angenommen.
server-limit-rate = Das ging zu schnell. Warte einen Augenblick.
server-limit-connections = Gerade sind zu viele verbunden. Komm später wieder.
server-limit-tables = Gerade gibt es zu viele Tische. Komm später wieder.
server-limit-commands = An diesem Tisch wird schon zu lange gespielt. Mach einen neuen auf.
server-limit-idle = Von dir war lange nichts zu hören, darum wird die Verbindung getrennt.
server-limit-slow = Deine Verbindung kommt nicht mit, darum wird sie getrennt.
server-table-unknown = Diesen Tisch gibt es nicht.
server-table-full = An diesem Tisch sind alle Plätze besetzt.
server-invitation-unknown = Zu diesem Code gibt es keinen Tisch. Vielleicht ist er vertippt, oder der Platz ist schon besetzt.
server-table-fault = An diesem Tisch ist etwas schiefgegangen, darum ist er geschlossen. Das tut uns leid.
server-table-not-finished = Dieses Spiel ist noch nicht zu Ende.
server-name-invisible = Diesen Namen sieht man nicht. Wähle einen, den andere lesen können.
server-seat-unknown = Dieser Link gehört zu keinem Platz an diesem Tisch.
server-seat-watching = Du schaust zu. Das darf nur, wer mitspielt.
server-seat-no-helper = Du spielst ohne den Helfer.
server-seat-not-gone = So lange ist diese Person noch nicht weg.
server-store-unavailable = Der Server kann gerade nichts speichern. Versuch es bald noch einmal.
server-store-refused = Der Server kann diesen Befehl nicht speichern. Es hat sich nichts geändert.
server-server-ends = Der Server macht eine kurze Pause. Dein Spiel bleibt erhalten.
server-server-ill = Ein Teil des Servers arbeitet gerade nicht: { $task }.
server-server-fault = Im Server ist etwas schiefgegangen. Das tut uns leid.
