# Four Senses.

four-senses-name = Four Senses
four-senses-about = A game for your fingertips, played blindfolded: feel the board, place a piece, and be the first to notice a line.

## What happens

four-senses-event-placed =
    { $who ->
        [you] You place { $piece ->
            [f] a flat piece
            [h] a piece with a hole
            [df] a double, flat side up,
           *[dh] a double, hole up,
        } on { $cell }.
       *[other] { $name } places { $piece ->
            [f] a flat piece
            [h] a piece with a hole
            [df] a double, flat side up,
           *[dh] a double, hole up,
        } on { $cell }.
    }
four-senses-event-claimed =
    { $who ->
        [you] You declare { $first } to { $last }. { $verdict ->
            [right] That is right!
           *[wrong] There is no winning line.
        }
       *[other] { $name } declares { $first } to { $last }. { $verdict ->
            [right] That is right!
           *[wrong] There is no winning line.
        }
    }
four-senses-event-turn-ended =
    { $who ->
        [you] You have placed.
       *[other] { $name } has placed.
    }
four-senses-event-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }

## Why the round ended

four-senses-reason-same-top = Four alike on top: { $cells }.
four-senses-reason-same-level = Four on the same level: { $cells }.
four-senses-reason-stairs = Stairs: { $cells }.
four-senses-reason-no-winner = All pieces are placed and nobody declared a line.
four-senses-reason-false-claim = The declared line was not there, which loses the round.

## Touch

four-senses-feel-ceramic = ceramic, empty
four-senses-feel-flat = level { $height }, flat
four-senses-feel-hole = level { $height }, hole
four-senses-heap-f =
    { $count ->
        [one] { $count } flat piece
       *[other] { $count } flat pieces
    }
four-senses-heap-h =
    { $count ->
        [one] { $count } piece with a hole
       *[other] { $count } pieces with a hole
    }
four-senses-heap-d =
    { $count ->
        [one] { $count } double
       *[other] { $count } doubles
    }

## Refusals

four-senses-well-full = The well { $cell } is full.
four-senses-heap-empty = { $heap ->
        [f] There is no flat piece left.
        [h] There is no piece with a hole left.
       *[d] There is no double left.
    }
four-senses-already-placed = You have placed already. Say done, or declare a line.
four-senses-no-done = You have not placed yet.
four-senses-no-pass = You can pass only when all pieces are placed.
four-senses-no-line = { $line } is not a line. A line is a row, a column or a long diagonal of four, or three neighbouring wells.
four-senses-no-claim = You have already declared a line this turn.
four-senses-no-claims = The referee finds the lines in this game; nobody declares them.

four-senses-too-many-pieces = { $heap ->
        [f] There are more than 8 flat pieces.
        [h] There are more than 8 pieces with a hole.
       *[d] There are more than 8 doubles.
    }
four-senses-row-length = { $name } must list four wells.
four-senses-unknown-piece = “{ $text }” on { $cell } is not a stack of pieces.
four-senses-stack-of-three = There are more than two pieces on { $cell }.
four-senses-covered-double = On { $cell } something lies on a double.
four-senses-last-not-there = The latest piece cannot be on { $cell }.
four-senses-left-too-early = The claim turns do not fit this stage.
four-senses-stage-of-referee = With a referee the stage is always “explore”.
four-senses-nothing-placed = Nothing can have been placed on an empty board.

## Settings

four-senses-setting-claims = Lines
four-senses-setting-claims-spoken = must be noticed and declared
four-senses-setting-claims-referee = are found by the referee
four-senses-setting-claim_window = A line may be declared
four-senses-setting-claim_window-turn = as long as it stands
four-senses-setting-claim_window-strict = at once, by its maker or the next player
four-senses-setting-false_claim = A wrong declaration
four-senses-setting-false_claim-free = costs nothing
four-senses-setting-false_claim-lose_round = loses the round
four-senses-setting-bonus = The bonus point is for
four-senses-setting-bonus-strict = a line that wins in two ways
four-senses-setting-bonus-broad = any two patterns on the board

## Words that can be typed

four-senses-say-f = flat
four-senses-say-h = hole
four-senses-say-df = double flat
four-senses-say-dh = double hole
four-senses-say-claim = claim | declare | line
four-senses-help =
    flat b3, hole b3, double flat b3, double hole b3: place a piece (short: f b3, h b3, df b3, dh b3)
    claim a1-d1: declare the line from a1 to d1
    done: say that you have placed
    touch b2: feel a well; touch supply: count what is left
