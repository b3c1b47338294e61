# What is printed, cut out, felt and written on.

paper-board = { $game }: the board, { $size } by { $size }
paper-front = { $game }: tiles, the side for two players
paper-back = { $game }: tiles, the side for three players
paper-singles = { $game }: single pieces
paper-doubles = { $game }: double pieces
paper-stones = { $game }: stones
paper-sticks = { $game }: sticks
paper-scores = { $game }: score sheet
paper-notation = { $game }: how moves are written
paper-game = Game { $number }
paper-round = Round { $number }
paper-total = Total
paper-player = Player { $number }
paper-cells = Columns have letters from left to right, rows have numbers from near to far. A cell is a letter and a number: b3.
paper-print = Print
paper-braille = Braille dots
paper-referee = Say your moves to the referee: touchstone referee { $game }
paper-nothing = There is nothing to print for { $game } yet.
pieces-none = There are no pieces to make for { $game } yet.
pieces-bed-too-small = The largest part is { $needed } mm wide, the printing bed only { $bed } mm.
