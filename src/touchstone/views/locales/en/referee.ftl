# The referee of a real board.

referee-welcome = Play on your board and tell me every move, as you would say it: { $example }. “undo” takes back the last move, “board” tells you what I know, “help” lists the words, “quit” ends.
referee-taken-back = Taken back.
referee-noted = Noted.
referee-refused = That move is not possible. Feel the board, then say another.
referee-nothing-to-take-back = There is nothing to take back.
# Numbers as they are dictated, from one.
referee-numbers = one | two, both | three | four | five | six | seven | eight | nine | ten | eleven | twelve
