# 4EYES+.

game-name = 4EYES+
game-about = Every tile shows your colour and the next player’s. The first colour with four pawns at the corners of a square, upright or tilted, wins.

## What happens

game-event-laid =
    { $who ->
        [you] You put { $own_colour ->
            [red] red
            [brown] brown
           *[blue] blue
        } on { $own } and { $other_colour ->
            [red] red
            [brown] brown
           *[blue] blue
        } on { $other }.
       *[other] { $name } puts { $own_colour ->
            [red] red
            [brown] brown
           *[blue] blue
        } on { $own } and { $other_colour ->
            [red] red
            [brown] brown
           *[blue] blue
        } on { $other }.
    }
game-event-moved =
    { $who ->
        [you] You move your tile from { $own } { $other }: { $own_colour ->
            [red] red
            [brown] brown
           *[blue] blue
        } to { $to_own }, { $other_colour ->
            [red] red
            [brown] brown
           *[blue] blue
        } to { $to_other }.
       *[other] { $name } moves a tile from { $own } { $other }: { $own_colour ->
            [red] red
            [brown] brown
           *[blue] blue
        } to { $to_own }, { $other_colour ->
            [red] red
            [brown] brown
           *[blue] blue
        } to { $to_other }.
    }
game-event-swapped =
    { $who ->
        [you] You swap and take over the first tile.
       *[other] { $name } swaps and takes over the first tile.
    }
game-event-recoloured =
    Now { $own } is { $own_colour ->
        [red] red
        [brown] brown
       *[blue] blue
    } and { $other } is { $other_colour ->
        [red] red
        [brown] brown
       *[blue] blue
    }.
game-turn-done =
    { $who ->
        [you] Your turn is over.
       *[other] { $name } has played.
    }
game-turn-passed =
    { $who ->
        [you] You have no move and pass.
       *[other] { $name } has no move and passes.
    }
game-event-moving-begins =
    { $left ->
        [0] All tiles are on the board. From now on tiles are moved.
        [one] Nobody can lay a tile any more. One tile leaves the game; from now on tiles are moved.
       *[other] Nobody can lay a tile any more. { $left } tiles leave the game; from now on tiles are moved.
    }

## Why the game ended

game-reason-square = A square is complete: { $cells }.
game-reason-repetition = The same position has come up too often.
game-reason-cap = Too many turns have gone by without a square.
game-reason-blocked = Nobody has a move any more.
game-reason-full = No two free cells are left side by side.

## Touch

game-feel-empty = empty
game-feel-red = red
game-feel-brown = brown
game-feel-blue = blue
game-feel-detail-end =
    { $value ->
        [owner] with the dot
       *[next] without the dot
    }
game-feel-detail-half =
    { $value ->
        [north] other half away from you
        [east] other half to the right
        [south] other half towards you
       *[west] other half to the left
    }
game-heap-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

## Refusals

game-no-pass = You can move, so you may not pass.
game-swap-off = There is no swapping in this game.
game-swap-not-now = You can swap only directly after the first tile, if the other player laid it.
game-only-laying = Tiles are still being laid. Name two cells, your own colour first.
game-only-moving = All tiles are laid. Say which of your tiles goes where, for example e5 e6 to a1 a2.
game-no-moving-on-paper = On paper nothing is moved.
game-not-adjacent = { $first } and { $second } are not next to each other in a row or a column.
game-no-change = The tile on { $first } { $second } would stay as it is. Something must change.
game-no-tile-there = There is no tile on { $first } { $second }.
game-not-your-tile = The tile on { $first } { $second } is not yours.
game-other-way-round = Your tile there lies the other way round: say { $second } { $first }.
game-cell-taken = { $cell } is taken.
game-cell-just-left = The tile lies on { $cell } itself. Both cells must have been free before.
game-gift =
    This would complete a { $other_colour ->
        [red] red
        [brown] brown
       *[blue] blue
    } square on { $other_square } for the next player, which is forbidden in this game.
game-both-squares =
    This would complete two squares at once, { $colour ->
        [red] red
        [brown] brown
       *[blue] blue
    } on { $square } and { $other_colour ->
        [red] red
        [brown] brown
       *[blue] blue
    } on { $other_square }. That is forbidden.

game-no-such-tile = “{ $text }” is not a tile: it takes two cells that are next to each other.
game-two-on-a-cell = { $cell } is taken twice.
game-hand-not-empty = In phase 2 seat { $seat } cannot have tiles in hand.
game-tile-count = Seat { $seat } has { $count } tiles on the board and in hand; the full number is { $full }.
game-square-stands = A square of seat { $seat } stands already: { $square }.
game-history-too-early = The part “{ $name }” belongs to phase 2.
game-bad-history = Turn { $number } of the part “moved” cannot have led to this position.

## Settings

game-setting-size = Size of the board
game-setting-mode = Played with
game-setting-mode-tiles = tiles
game-setting-mode-paper = paper and pencils
game-setting-squares = Squares count
game-setting-squares-any = at any angle
game-setting-squares-upright = only if they stand upright
game-setting-gift = Completing only the next player’s square
game-setting-gift-opponent_wins = lets that player win
game-setting-gift-illegal = is forbidden
game-setting-relocate = A moved tile
game-setting-relocate-lift = may use the cells it leaves
game-setting-relocate-strict = needs two cells that were free before
game-setting-repetition = Draw when a position stands this often (0: never)
game-setting-cap = Draw after this many turns each in phase 2 (0: never)
game-setting-swap = Swap after the first tile (two players)
game-setting-swap-off = not played
game-setting-swap-on = the second player may take it over

## Words that can be typed

game-say-swap = take over the first tile | swap | take over | swap tiles

## Words that are read over

game-type-swap = take the first tile | take tile | take over the tile | take over first tile
game-skip = put | lay | move | red | brown | blue | place | play | set | other | first | own | tile | square | colour | complete | color

## Help

game-help =
    b2 a2: lay a tile, your colour on b2, the next player’s on a2
    e5 e6 to a1 a2: once all tiles are laid, move yours from e5 e6 to a1 a2, your colour first
    swap: if the game allows it, take over the very first tile instead of laying one
    touch b2: feel a cell; touch supply: count your tiles

## Asked before

game-sure-swap = Take over the first tile? It changes its colours, and the other player lays again.

## On the page

game-pick =
    { $stage ->
        [move]
            { $place ->
                [1] Move this tile to …
               *[other] Your colour on { $cell }, the other on …
            }
       *[other] Your colour on { $cell }, the other on …
    }

## The first minute

game-goal =
    { $squares ->
        [upright] The first colour at all four corners of an upright square wins.
       *[any] The first colour at all four corners of a square, upright or tilted, wins.
    }
game-stage-lay =
    { $mode ->
        [paper] Choose a free cell for your own colour, then one beside it for the next player’s.
       *[tiles] Lay a tile: choose a free cell for your own pawn, then one beside it for the other.
    }
game-stage-swap = Lay a tile, or take over the first one.
game-stage-move = Move one of your tiles: choose it, then its new place.
game-sign-red = red, diamond
game-sign-brown = brown, bar
game-sign-blue = blue, ring
game-kind-red =
    { $mode ->
        [paper] red cells
       *[tiles] red pawns
    }
game-kind-brown =
    { $mode ->
        [paper] brown cells
       *[tiles] brown pawns
    }
game-kind-blue =
    { $mode ->
        [paper] blue cells
       *[tiles] blue pawns
    }
game-lies-tiles =
    { $colour ->
        [red] Red tiles, red first: { $places }.
        [brown] Brown tiles, brown first: { $places }.
       *[blue] Blue tiles, blue first: { $places }.
    }
game-lies-cells =
    { $colour ->
        [red] Red cells: { $places }.
        [brown] Brown cells: { $places }.
       *[blue] Blue cells: { $places }.
    }

## Buttons

game-do = Put your colour on { $cell1 }, the other on { $cell2 }
game-do-to = Move this tile: your pawn to { $cell3 }, the other to { $cell4 }
game-do-swap = Take over the first tile

## Puzzles

game-theme-win-large = Win now on the large board
game-theme-win-masked = Win now by touch
