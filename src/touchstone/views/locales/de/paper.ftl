# Was gedruckt, ausgeschnitten, gefühlt und beschrieben wird.

paper-board = { $game }: das Brett, { $size } mal { $size }
paper-front = { $game }: Plättchen, die Seite für zwei Personen
paper-back = { $game }: Plättchen, die Seite für drei Personen
paper-singles = { $game }: einfache Steine
paper-doubles = { $game }: doppelte Steine
paper-stones = { $game }: Steine
paper-sticks = { $game }: Stege
paper-scores = { $game }: Punktezettel
paper-notation = { $game }: wie man Züge schreibt
paper-game = Partie { $number }
paper-round = Runde { $number }
paper-total = Summe
paper-player = Person { $number }
paper-cells = Die Spalten haben Buchstaben von links nach rechts, die Reihen Zahlen von nah nach fern. Ein Feld ist ein Buchstabe und eine Zahl: b3.
paper-print = Schwarzschrift
paper-braille = Braillepunkte
paper-referee = Sagt eure Züge dem Schiedsrichter: touchstone referee { $game }
paper-nothing = Für { $game } gibt es noch nichts zu drucken.
pieces-none = Für { $game } gibt es noch nichts zu bauen.
pieces-bed-too-small = Das größte Teil ist { $needed } mm breit, das Druckbett nur { $bed } mm.
