# Wat wordt gedrukt, uitgeknipt, gevoeld en ingevuld.

paper-board = { $game }: het bord, { $size } bij { $size }
paper-front = { $game }: tegels, de kant voor twee spelers
paper-back = { $game }: tegels, de kant voor drie spelers
paper-singles = { $game }: enkele stukken
paper-doubles = { $game }: dubbele stukken
paper-stones = { $game }: stenen
paper-sticks = { $game }: staafjes
paper-scores = { $game }: scoreblad
paper-notation = { $game }: hoe je zetten opschrijft
paper-game = Partij { $number }
paper-round = Ronde { $number }
paper-total = Totaal
paper-player = Speler { $number }
paper-cells = De kolommen hebben letters van links naar rechts, de rijen cijfers van dichtbij naar ver weg. Een vak is een letter met een cijfer: b3.
paper-print = Zwartdruk
paper-braille = Braillepunten
paper-referee = Zeg je zetten tegen de scheidsrechter: touchstone referee { $game }
paper-nothing = Voor { $game } is er nog niets om af te drukken.
pieces-none = Voor { $game } zijn er nog geen stukken om te maken.
pieces-bed-too-small = Het grootste onderdeel is { $needed } mm breed, het printbed maar { $bed } mm.
