game-name = Drei in einer Reihe
game-about = Rund gegen eckig auf fünf Spalten und drei Reihen: Bringe drei eigene Steine in eine Reihe.
game-help =
    lege b3: einen Stein auf b3 legen
    fühle b2: ein Feld fühlen; fühle vorrat: die eigenen Steine zählen

## Was geschieht

game-event-placed =
    { $who ->
        [you] Du legst einen { $shape ->
            [round] runden
           *[square] eckigen
        } Stein auf { $cell }.
       *[other] { $name } legt einen { $shape ->
            [round] runden
           *[square] eckigen
        } Stein auf { $cell }.
    }
game-turn-done =
    { $who ->
        [you] Du hast gelegt.
       *[other] { $name } hat gelegt.
    }

## Warum das Spiel zu Ende ist

game-reason-three = Drei in einer Reihe: { $cells }.
game-reason-full = Das Brett ist voll.

## Fühlen

game-feel-empty = leer
game-feel-round = rund
game-feel-square = eckig
game-heap-round =
    { $count ->
        [one] { $count } runder Stein
       *[other] { $count } runde Steine
    }
game-heap-square =
    { $count ->
        [one] { $count } eckiger Stein
       *[other] { $count } eckige Steine
    }

## Was nicht geht

game-taken = Auf { $cell } liegt schon ein Stein.
game-bad-row = Der Teil „{ $name }“ muss fünf Felder nennen, jedes -, r oder s, nicht „{ $value }“.
game-no-turns = Mit { $first } runden und { $second } eckigen Steinen kann dieser Spieler nicht am Zug sein.

## Einstellungen

game-setting-three = Drei in einer Reihe
game-setting-three-wins = gewinnen
game-setting-three-loses = verlieren

## Wörter zum Tippen, und Wörter, die dabeistehen dürfen

game-say-place = lege | legst | setze
game-skip = runden | eckigen | Stein
