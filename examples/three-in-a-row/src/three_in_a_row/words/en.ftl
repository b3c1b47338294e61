game-name = Three in a row
game-about = Round against square on five columns and three rows: get three of your own in a row.
game-help =
    place b3: put a piece on b3
    touch b2: feel a cell; touch supply: count your pieces

## What happens

game-event-placed =
    { $who ->
        [you] You put a { $shape ->
            [round] round
           *[square] square
        } piece on { $cell }.
       *[other] { $name } puts a { $shape ->
            [round] round
           *[square] square
        } piece on { $cell }.
    }
game-turn-done =
    { $who ->
        [you] You have placed.
       *[other] { $name } has placed.
    }

## Why the game ended

game-reason-three = Three in a row: { $cells }.
game-reason-full = The board is full.

## Touch

game-feel-empty = empty
game-feel-round = round
game-feel-square = square
game-heap-round =
    { $count ->
        [one] { $count } round piece
       *[other] { $count } round pieces
    }
game-heap-square =
    { $count ->
        [one] { $count } square piece
       *[other] { $count } square pieces
    }

## Refusals

game-taken = There is already a piece on { $cell }.
game-bad-row = The part “{ $name }” must list five cells, each -, r or s, not “{ $value }”.
game-no-turns = With { $first } round and { $second } square pieces it cannot be this player’s turn.

## Settings

game-setting-three = Three in a row
game-setting-three-wins = wins
game-setting-three-loses = loses

## Words that can be typed, and words that may stand beside them

game-say-place = place | put
game-skip = round | square | piece
