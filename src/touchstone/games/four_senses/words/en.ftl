# Four Senses.

game-name = Four Senses
game-about = A game for your fingertips, played blindfolded: feel the board, place a piece, and be the first to notice a line.

## What happens

game-event-placed =
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
game-event-claimed =
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
game-event-bonus =
    { $who ->
        [you] Bravo! You get a bonus point: { $ways ->
            [line] the line wins in two ways
           *[board] there are two winning patterns on the board
        }.
       *[other] Bravo! { $name } gets a bonus point: { $ways ->
            [line] the line wins in two ways
           *[board] there are two winning patterns on the board
        }.
    }
game-turn-done =
    { $who ->
        [you] You have placed.
       *[other] { $name } has placed.
    }
game-turn-passed =
    { $who ->
        [you] You pass.
       *[other] { $name } passes.
    }

## Why the round ended

game-reason-same-top = Four identical tops: { $cells }.
game-reason-same-level = Four on the same level: { $cells }.
game-reason-stairs = Stairs: { $cells }.
game-also-same-level = Four on the same level as well.
game-also-stairs = Stairs as well.
game-reason-no-winner = All pieces are placed and nobody declared a line.
game-reason-false-claim = The declared line was not there, which loses the round.

## Touch

game-feel-ceramic = ceramic, empty
game-feel-flat = level { $height }, flat
game-feel-hole = level { $height }, hole
game-heap-f =
    { $count ->
        [one] { $count } flat piece
       *[other] { $count } flat pieces
    }
game-heap-h =
    { $count ->
        [one] { $count } piece with a hole
       *[other] { $count } pieces with a hole
    }
game-heap-d =
    { $count ->
        [one] { $count } double
       *[other] { $count } doubles
    }

## Refusals

game-well-full = The space { $cell } is full.
game-heap-empty = { $heap ->
        [f] There is no flat piece left.
        [h] There is no piece with a hole left.
       *[d] There is no double left.
    }
game-already-placed = You have placed already. Say done, or declare a line.
game-no-done = You have not placed yet.
game-no-pass = You can pass only when all pieces are placed.
game-no-line = { $line } is not a line. A line is a row, a column or a long diagonal of four, or three neighbouring spaces.
game-no-claim = You have already declared a line this turn.
game-no-claims = The referee finds the lines in this game; nobody declares them.

game-too-many-pieces = { $heap ->
        [f] There are more than 8 flat pieces.
        [h] There are more than 8 pieces with a hole.
       *[d] There are more than 8 doubles.
    }
game-row-length = { $name } must list four spaces.
game-unknown-piece = “{ $text }” on { $cell } is not a stack of pieces.
game-stack-of-three = There are more than two pieces on { $cell }.
game-covered-double = On { $cell } something lies on a double.
game-last-not-there = The latest piece cannot be on { $cell }.
game-left-too-early = The claim turns do not fit this stage.
game-stage-of-referee = With a referee the stage is always “explore”.
game-nothing-placed = Nothing can have been placed on an empty board.

## Settings

game-setting-claims = Lines
game-setting-claims-spoken = must be noticed and declared
game-setting-claims-referee = are found by the referee
game-setting-claim_window = A line may be declared
game-setting-claim_window-turn = as long as it stands
game-setting-claim_window-strict = at once, by its maker or the next player
game-setting-false_claim = A wrong declaration
game-setting-false_claim-free = costs nothing
game-setting-false_claim-lose_round = loses the round
game-setting-bonus = The bonus point is for
game-setting-bonus-strict = a line that wins in two ways
game-setting-bonus-broad = any two patterns on the board

## Words that can be typed

game-say-f = flat | flat piece
game-say-h = hole | piece with a hole | with a hole
game-say-df = double flat | double flat side up
game-say-dh = double hole | double hole up
game-say-claim = claim
game-type-f = flat one
game-type-h = one with a hole | holed | pierced
game-type-df = double flat up | double flat on top | two level flat | double … flat side up | double … flat up
game-type-dh = double hole on top | double hole up top | two level hole | double … hole up | double … hole on top
game-type-claim = i win with | i have won with | i found | i see a line | declare it
game-type-pass = pass i declare nothing | i declare nothing | nothing to declare
game-skip = place | put | well | lay | drop | play | set
game-help =
    flat b3, hole b3, double flat b3, double hole b3: place a piece (short: f b3, h b3, df b3, dh b3)
    claim a1-d1: declare the line from a1 to d1
    done: say that you have placed
    touch b2: feel a space; touch supply: count what is left

## On the page

game-pick = Declare a line: one end on { $cell }, the other on …
game-sure-claim = Declare { $line }? You can declare only once a turn.

## The first minute

game-goal =
    { $claims ->
        [referee] Whoever completes a line wins: four identical tops, four on the same level, or stairs of three.
       *[spoken] Whoever notices and declares a line first wins: four identical tops, four on the same level, or stairs of three.
    }
game-points = A line gives five points, and one more if it wins in two ways. The player just before gets nothing, and the third player gets three.
game-stage-explore =
    { $eyes ->
        [masked] Feel the board, then place a piece or declare a line.
       *[open] Place a piece, or declare a line.
    }
game-stage-place = Place a piece.
game-stage-placed =
    { $eyes ->
        [masked] You have placed. Keep feeling the board, declare a line, or press Done.
       *[open] You have placed. Declare a line, or press Done.
    }
game-stage-last = All pieces are placed. Declare a line from end to end, or pass.
game-kind-flat = flat tops
game-kind-hole = holes

## Buttons

game-do-f = Place a flat piece on { $cell1 }
game-do-h = Place a piece with a hole on { $cell1 }
game-do-df = Place a double on { $cell1 }, flat side up
game-do-dh = Place a double on { $cell1 }, hole up
game-do-claim = Declare the line from { $cell1 } to { $cell2 }
game-do-pass = Pass: I declare nothing
game-do-done = Done: I have placed
