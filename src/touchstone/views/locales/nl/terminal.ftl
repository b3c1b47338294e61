# Woorden van de terminal.

play-welcome = Welkom aan tafel. Deze spellen zijn er:
play-which-game = Welk spel? Typ het nummer, of druk op Enter voor 1:
play-which-game-again = Typ een getal van 1 tot en met { $most }, alsjeblieft.
play-which-eyes = Typ 1 om met open ogen te spelen, 2 om met een masker te spelen, alleen op de tast. Enter voor { $usual }:
play-type-help = Typ ‘help’ om te horen wat je kunt doen.
play-bots-warming-up = De computer maakt zich klaar. De eerste keer duurt dat tot een minuut; je kunt intussen al spelen.
play-reminder-done = Zeg ‘klaar’ als je beurt voorbij is.
play-reminder-pass = Zeg ‘pas’ als je niets te melden hebt.
play-press-enter = Druk op Enter om het toetsenbord door te geven.
play-hand-over = { $name }, het toetsenbord is voor jou. Druk op Enter als niemand anders meeleest:
play-revealed = De maskers gaan af. Zo lag het bord erbij:
play-final-board = Zo ziet het bord er aan het eind uit:
play-yes-or-no = Typ ja of nee:
play-save-name = Het spel opslaan? Typ een bestandsnaam, of druk op Enter om niet op te slaan:
play-saved = Opgeslagen als { $file }. Ga verder met: touchstone play --resume { $file }
play-not-saved = { $file } kon niet worden opgeslagen: { $why }
play-bad-name = zo kan geen bestand heten.
play-again = Nog een partij? Typ ja, of druk op Enter om te stoppen:
play-goodbye = Tot ziens.
play-help = opslaan: het spel in een bestand schrijven; stoppen: van tafel gaan

board-row = Rij { $row }: { $content }.
board-row-empty = leeg
board-column = Kolom { $column }: { $content }.
board-diagonal = Diagonaal { $first } tot { $last }: { $content }.
board-between = { $before }; { $after }
board-rest-empty = de rest leeg
board-rows-empty = Rijen { $first } tot { $last }: leeg.
board-where = { $count ->
        [0] Nergens op het bord: { $kind }.
        [1] Eén plek ({ $kind }): { $cells }.
       *[other] { $count } plekken ({ $kind }): { $cells }.
    }
board-nothing-changed = Sinds je laatste beurt is er niets veranderd.
