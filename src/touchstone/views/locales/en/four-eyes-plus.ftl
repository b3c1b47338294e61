# 4EYES+.

four-eyes-plus-name = 4EYES+
four-eyes-plus-about = Every tile shows your colour and the next player’s. The first colour with four pawns at the corners of a square, upright or tilted, wins.

## What happens

four-eyes-plus-event-laid =
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
four-eyes-plus-event-moved =
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
four-eyes-plus-event-turn-ended =
    { $who ->
        [you] Your turn is over.
       *[other] { $name } has played.
    }
four-eyes-plus-event-passed =
    { $who ->
        [you] You have no move and pass.
       *[other] { $name } has no move and passes.
    }
four-eyes-plus-event-moving-begins =
    { $left ->
        [0] All tiles are on the board. From now on tiles are moved.
        [one] Nobody can lay a tile any more. One tile leaves the game; from now on tiles are moved.
       *[other] Nobody can lay a tile any more. { $left } tiles leave the game; from now on tiles are moved.
    }

## Why the game ended

four-eyes-plus-reason-square = A square stands: { $cells }.
four-eyes-plus-reason-repetition = The same position has come up too often.
four-eyes-plus-reason-cap = Too many turns have gone by without a square.
four-eyes-plus-reason-blocked = Nobody has a move any more.
four-eyes-plus-reason-full = There is no room for two more pawns side by side.

## Touch

four-eyes-plus-feel-empty = empty
four-eyes-plus-feel-red = red
four-eyes-plus-feel-brown = brown
four-eyes-plus-feel-blue = blue
four-eyes-plus-feel-detail-end =
    { $value ->
        [owner] with the dot
       *[next] no dot
    }
four-eyes-plus-feel-detail-half =
    { $value ->
        [north] other half above
        [east] other half to the right
        [south] other half below
       *[west] other half to the left
    }
four-eyes-plus-heap-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }

## Refusals

four-eyes-plus-no-pass = You can move, so you may not pass.
four-eyes-plus-only-laying = Tiles are still being laid. Name two cells, your own colour first.
four-eyes-plus-only-moving = All tiles are laid. Say which of your tiles goes where, for example e5 e6 to a1 a2.
four-eyes-plus-no-moving-on-paper = On paper nothing is moved.
four-eyes-plus-not-adjacent = { $first } and { $second } are not next to each other in a row or a column.
four-eyes-plus-no-change = The tile on { $first } { $second } would stay as it is. Something must change.
four-eyes-plus-no-tile-there = There is no tile on { $first } { $second }.
four-eyes-plus-not-your-tile = The tile on { $first } { $second } is not yours.
four-eyes-plus-other-way-round = Your tile there lies the other way round: say { $second } { $first }.
four-eyes-plus-cell-taken = { $cell } is taken.
four-eyes-plus-cell-just-left = The tile lies on { $cell } itself. Both cells must have been free before.
four-eyes-plus-gift =
    This would complete a { $other_colour ->
        [red] red
        [brown] brown
       *[blue] blue
    } square on { $other_square } for the next player, which is forbidden in this game.
four-eyes-plus-both-squares =
    This would complete two squares at once, { $colour ->
        [red] red
        [brown] brown
       *[blue] blue
    } on { $square } and { $other_colour ->
        [red] red
        [brown] brown
       *[blue] blue
    } on { $other_square }. That is forbidden.

four-eyes-plus-no-such-tile = “{ $text }” is not a tile: it takes two cells that are next to each other.
four-eyes-plus-two-on-a-cell = There are two pawns on { $cell }.
four-eyes-plus-hand-not-empty = In phase 2 seat { $seat } cannot have tiles in hand.
four-eyes-plus-tile-count = Seat { $seat } has { $count } tiles on the board and in hand; the full number is { $full }.
four-eyes-plus-square-stands = A square of seat { $seat } stands already: { $square }.
four-eyes-plus-history-too-early = The part “{ $name }” belongs to phase 2.
four-eyes-plus-bad-history = Turn { $number } of the part “moved” cannot have led to this position.

## Settings

four-eyes-plus-setting-size = Size of the board
four-eyes-plus-setting-mode = Played with
four-eyes-plus-setting-mode-tiles = tiles
four-eyes-plus-setting-mode-paper = paper and pencils
four-eyes-plus-setting-squares = Squares count
four-eyes-plus-setting-squares-any = at any slope
four-eyes-plus-setting-squares-upright = only if they stand upright
four-eyes-plus-setting-gift = Completing only the next player’s square
four-eyes-plus-setting-gift-opponent_wins = lets that player win
four-eyes-plus-setting-gift-illegal = is forbidden
four-eyes-plus-setting-relocate = A moved tile
four-eyes-plus-setting-relocate-lift = may use the cells it leaves
four-eyes-plus-setting-relocate-strict = needs two cells that were free before
four-eyes-plus-setting-repetition = Draw when a position stands this often (0: never)
four-eyes-plus-setting-cap = Draw after this many turns each in phase 2 (0: never)

## Help

four-eyes-plus-help =
    b2 a2: lay a tile, your colour on b2, the next player’s on a2
    e5 e6 to a1 a2: once all tiles are laid, move yours from e5 e6 to a1 a2, your colour first
    touch b2: feel a cell; touch supply: count your tiles
