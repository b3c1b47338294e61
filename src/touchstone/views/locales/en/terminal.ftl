# Words of the terminal.

play-welcome = Welcome to the table. These games can be played:
play-which-game = Which game? Type its number, or press Enter for 1:
play-which-game-again = Please type a number from 1 to { $most }.
play-which-eyes = Type 1 to play with open eyes, 2 to play masked, by touch alone. Enter for { $usual }:
play-type-help = Type help to hear what you can do.
play-bots-warming-up = The computer is getting ready. The first time this takes up to a minute; you can play meanwhile.
play-reminder-done = Say done when you have finished your turn.
play-reminder-pass = Say pass when you have nothing to declare.
play-press-enter = Press Enter to hand over the keyboard.
play-hand-over = { $name }, the keyboard is yours. Press Enter when nobody else is reading:
play-revealed = The masks come off. This was the board:
play-final-board = This is the board at the end:
play-yes-or-no = Type yes or no:
play-save-name = Save the game? Type a file name, or just press Enter if not:
play-saved = Saved as { $file }. Go on with: touchstone play --resume { $file }
play-not-saved = Could not save { $file }: { $why }
play-bad-name = no file can have this name.
play-again = Another game? Type yes, or press Enter to stop:
play-goodbye = Goodbye.
play-help = save: write the game to a file; quit: leave

board-row = Row { $row }: { $content }.
board-row-empty = empty
board-column = Column { $column }: { $content }.
board-diagonal = Diagonal { $first } to { $last }: { $content }.
board-between = { $before }; { $after }
board-rest-empty = the rest empty
board-rows-empty = Rows { $first } to { $last }: empty.
board-where = { $count ->
        [0] No { $kind } on the board.
        [1] One place with { $kind }: { $cells }.
       *[other] { $count } places with { $kind }: { $cells }.
    }
board-nothing-changed = Nothing has changed since your last turn.
