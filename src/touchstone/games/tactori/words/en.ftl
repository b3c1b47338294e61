# Tactori.

game-name = Tactori
game-about = Stack stones into towers and join them with sticks, in nine games from free building to closed rectangles over several floors.

## What happens

game-event-placed =
    { $who ->
        [you] You put a { $colour ->
            [red] red
            [blue] blue
            [yellow] yellow
           *[green] green
        } stone on { $cell }, floor { $floor }.
       *[other] { $name } puts a { $colour ->
           [red] red
           [blue] blue
           [yellow] yellow
          *[green] green
       } stone on { $cell }, floor { $floor }.
    }
game-event-laid =
    { $who ->
        [you] You lay a { $colour ->
            [red] red
            [blue] blue
            [yellow] yellow
           *[green] green
        } stick from { $first } to { $last }, floor { $floor }.
       *[other] { $name } lays a { $colour ->
           [red] red
           [blue] blue
           [yellow] yellow
          *[green] green
       } stick from { $first } to { $last }, floor { $floor }.
    }
game-event-taken =
    { $who ->
        [you] You take back the { $colour ->
            [red] red
            [blue] blue
            [yellow] yellow
           *[green] green
        } stick from { $first } to { $last }.
       *[other] { $name } takes back the { $colour ->
           [red] red
           [blue] blue
           [yellow] yellow
          *[green] green
       } stick from { $first } to { $last }.
    }
game-event-shifted =
    { $who ->
        [you] You move the stick from { $first }-{ $last } to { $to_first }-{ $to_last }, floor { $floor }.
       *[other] { $name } moves the stick from { $first }-{ $last } to { $to_first }-{ $to_last }, floor { $floor }.
    }
game-event-moved =
    { $who ->
        [you] You move { $count ->
            [one] a { $colour ->
                [red] red
                [blue] blue
                [yellow] yellow
               *[green] green
            } stone
           *[other] { $count } { $colour ->
                [red] red
                [blue] blue
                [yellow] yellow
               *[green] green
            } stones
        } from { $cell } to { $to }.
       *[other] { $name } moves { $count ->
            [one] a { $colour ->
                [red] red
                [blue] blue
                [yellow] yellow
               *[green] green
            } stone
           *[other] { $count } { $colour ->
                [red] red
                [blue] blue
                [yellow] yellow
               *[green] green
            } stones
        } from { $cell } to { $to }.
    }
game-event-knocked-out =
    { $count ->
        [one] A { $colour ->
            [red] red
            [blue] blue
            [yellow] yellow
           *[green] green
        } stone on { $cell } is knocked out. It goes back to its owner, and so does one of the stones that moved.
       *[other] { $count } { $colour ->
            [red] red
            [blue] blue
            [yellow] yellow
           *[green] green
        } stones on { $cell } are knocked out. They go back to their owner, and so do as many of the stones that moved.
    }
game-event-stands =
    { $floor ->
        [0] { $cell } is empty now.
        [one] The tower on { $cell } is now one floor high.
       *[other] The tower on { $cell } is now { $floor } floors high.
    }
game-event-removed =
    { $who ->
        [you] You remove the { $colour ->
            [red] red
            [blue] blue
            [yellow] yellow
           *[green] green
        } stone from { $cell }.
       *[other] { $name } removes the { $colour ->
           [red] red
           [blue] blue
           [yellow] yellow
          *[green] green
       } stone from { $cell }.
    }
game-event-slid =
    { $who ->
        [you] You slide the stone from { $cell }. It is now on { $to }.
       *[other] { $name } slides the stone from { $cell } to { $to }.
    }
game-task =
    { $task ->
        [tower] a tower
        [bridge] a bridge
        [joined] two bridges joined
        [upstairs] a bridge on an upper floor
        [joined-below] two bridges joined on the first floor
       *[joined-across] two bridges joined on different floors
    }
game-event-task = Task done: { game-task }!
game-turn-done =
    { $who ->
        [you] Your turn is over.
       *[other] { $name } has played.
    }
game-turn-skipped =
    { $who ->
        [you] You cannot move and are skipped.
       *[other] { $name } cannot move and is skipped.
    }
game-event-last-round =
    { $who ->
        [you] You have used your last stone: everybody else has one more turn.
       *[other] { $name } has used their last stone: everybody else has one more turn.
    }

## Why the game ended

game-reason-most-bridges = All stones are placed. Whoever has the most bridges wins.
game-reason-most-connections = All stones are placed. Whoever has the most connections wins.
game-reason-longest = All stones are placed. Whoever has the longest connection wins.
game-reason-rectangle =
    { $closed ->
        [loop] A ring is closed: { $cells }.
       *[rectangle] A rectangle is closed: { $cells }.
    }
game-reason-points = The rectangles are counted.
game-reason-only-mobile = Only one player can still move.
game-reason-no-winner =
    { $variant ->
        [colourful] No more stones can be placed and no more sticks laid. { $count ->
            [0] There is no stick on the board.
            [one] There is one stick on the board.
           *[other] There are { $count } sticks on the board.
        }
       *[other] There is no move left, and nobody has won.
    }
game-reason-repetition = The same position has come up too often.
game-reason-complete =
    { $variant ->
        [sliding] The six stones are connected: it took { $count ->
            [one] one slide
           *[other] { $count } slides
        }.
       *[other] The board is complete: it took { $count ->
            [one] one stick
           *[other] { $count } sticks
        }.
    }

## Touch

game-feel-empty = empty
game-feel-red =
    { $height ->
        [one] one stone, red
       *[other] { $height } stones, top red
    }
game-feel-blue =
    { $height ->
        [one] one stone, blue
       *[other] { $height } stones, top blue
    }
game-feel-yellow =
    { $height ->
        [one] one stone, yellow
       *[other] { $height } stones, top yellow
    }
game-feel-green =
    { $height ->
        [one] one stone, green
       *[other] { $height } stones, top green
    }
game-feel-detail-stick-east =
    { $value ->
        [red] red stick to the right
        [blue] blue stick to the right
        [yellow] yellow stick to the right
       *[green] green stick to the right
    }
game-feel-detail-stick-north =
    { $value ->
        [red] red stick away from you
        [blue] blue stick away from you
        [yellow] yellow stick away from you
       *[green] green stick away from you
    }
game-feel-detail-stick-west =
    { $value ->
        [red] red stick to the left
        [blue] blue stick to the left
        [yellow] yellow stick to the left
       *[green] green stick to the left
    }
game-feel-detail-stick-south =
    { $value ->
        [red] red stick towards you
        [blue] blue stick towards you
        [yellow] yellow stick towards you
       *[green] green stick towards you
    }
game-feel-detail-floor = further down, on floor { $value }
game-feel-detail-above = above it in the air, on floor { $value }
game-heap-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
game-heap-sticks =
    { $count ->
        [one] { $count } stick
       *[other] { $count } sticks
    }
game-heap-red-stones =
    { $count ->
        [one] { $count } red stone
       *[other] { $count } red stones
    }
game-heap-blue-stones =
    { $count ->
        [one] { $count } blue stone
       *[other] { $count } blue stones
    }
game-heap-yellow-stones =
    { $count ->
        [one] { $count } yellow stone
       *[other] { $count } yellow stones
    }
game-heap-green-stones =
    { $count ->
        [one] { $count } green stone
       *[other] { $count } green stones
    }
game-heap-red-sticks =
    { $count ->
        [one] { $count } red stick
       *[other] { $count } red sticks
    }
game-heap-blue-sticks =
    { $count ->
        [one] { $count } blue stick
       *[other] { $count } blue sticks
    }
game-heap-yellow-sticks =
    { $count ->
        [one] { $count } yellow stick
       *[other] { $count } yellow sticks
    }
game-heap-green-sticks =
    { $count ->
        [one] { $count } green stick
       *[other] { $count } green sticks
    }

## Refusals

game-other-variant = That move belongs to another game in the box.
game-own-colour = Here you play one colour only; leave the colour out.
game-name-the-colour = Say which colour, for example place red c3.
game-no-skip = You can move, so you may not skip your turn.
game-not-done = You have not done anything yet in this turn.
game-stone-first = First a stone, then sticks.
game-stone-done = You have already played your stone this turn. Lay sticks, or say done.
game-stick-done = You have already laid your stick this turn. Say done.
game-no-stone-left = There is no such stone left in the supply.
game-no-stick-left = There is no such stick left in the supply.
game-span = A stick joins neighbouring fields, on the 9x9 board two fields with one between them, and never lies diagonally.
game-end-empty = A stick needs a stone at both ends.
game-ends-not-own = The top stones at both ends must be of the stick’s colour.
game-floors-differ = The two towers are not the same height.
game-middle-too-high = The tower in the middle is too high.
game-stick-in-the-way = Another stick lies there, or directly above or below.
game-bridge-clamped = A bridge that has been built over passes there: no stone can go under it.
game-too-close = One of your stones stands on a neighbouring field.
game-no-stick-there = There is no such stick.
game-stick-not-own = That stick is not yours.
game-stick-built-over = That stick is built over and stays.
game-take-first = Sticks are taken back only at the beginning of a turn.
game-taken-no-new-stone = After taking a stick back you may move one of its stones, but not place a new one.
game-taken-this-turn = You have just taken a stick back from there.
game-laid-this-turn = You have just laid that stick; it stays for this turn.
game-same-place = The stick lies there already.
game-move-from-taken = After taking sticks back you may only move a stone from one of their ends.
game-same-field = That is the same field.
game-nothing-there = There is no stone on { $cell }.
game-top-not-own = The top stone on { $cell } is not yours.
game-not-free = There are not that many free stones on { $cell }.
game-stone-held = A stick holds the stone on { $cell }.
game-out-too-many = You cannot knock out more stones than you move.
game-cannot-knock-out = That many stones cannot be knocked out there: only free stones of other players, from the top.
game-not-straight = Stones move straight here, along a column or a row.
game-way-not-clear = Stones stand in the way.
game-not-one-piece = In a turn without a stone, all sticks must be connected to each other.
game-equal-colours = Two stones of the same colour may not lie on top of each other.
game-colour-in-pool = Stones move only when no stone of the round’s colour is left in the supply.
game-one-stone = Here only one stone moves at a time.
game-pair-used = There is already a stick between these fields, on some floor.
game-not-one-network = The stick must touch the network of sticks.
game-slide-first = First slide a stone, then lay sticks.
game-slide-done = You have already slid a stone in this turn.
game-not-next-to-hole = { $cell } is not next to the empty field.

game-position-off-board = In the part “{ $part }” there is { $cell }, which this board does not have.
game-unknown-colour = “{ $colour }” is not a colour in this game.
game-colour-not-in-play = Nobody plays { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    }.
game-position-span = No stick fits on { $stick }.
game-too-many-stones = There are more than 16 { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    } stones.
game-too-many-sticks = There are more than 15 { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    } sticks.
game-sticks-touch = The sticks { $stick } and { $other } overlap or lie directly on top of each other.
game-stick-without-stone = The stick “{ $stick }” lacks a stone of its colour at one end.
game-rectangle-stands = A closed rectangle stands already.
game-already-complete = The game is already complete.
game-equal-colours-stand = Two stones of the same colour lie on top of each other.
game-stick-of-other-colour = There is a stick that is not of the round’s colour.
game-pair-twice = There are two sticks between the same fields.
game-two-networks = The sticks are not one network.
game-stacked = Stones are stacked, but there is no stacking in this game.
game-not-six-each = There must be six stones of each colour.

## Settings

game-setting-variant = Game
game-setting-variant-free = free building
game-setting-variant-colourful = colourful, all together
game-setting-variant-sliding = sliding, all together
game-setting-variant-bridges = making bridges
game-setting-variant-connections = making connections
game-setting-variant-long = long connections
game-setting-variant-rectangle = closed rectangle
game-setting-variant-rectangle-advanced = closed rectangle, advanced
game-setting-variant-rectangles = several closed rectangles
game-setting-sticks = Sticks a turn on the small board
game-setting-sticks-one = one
game-setting-sticks-any = any number
game-setting-closed = What must be closed
game-setting-closed-rectangle = a rectangle
game-setting-closed-loop = any ring
game-setting-long = How length is measured
game-setting-long-trail = no stick twice
game-setting-long-path = no field twice
game-setting-long-network = the whole network
game-setting-spacing = Your own stones on neighbouring fields
game-setting-spacing-span = allowed
game-setting-spacing-ban = forbidden
game-setting-straight = Straight moves
game-setting-straight-fly = pass over everything
game-setting-straight-clear = need a clear way
game-setting-repetition = The game ends when a position comes up this often (0: never)
game-setting-colour = Colour of the round
game-setting-colour-red = red
game-setting-colour-blue = blue
game-setting-colour-yellow = yellow
game-setting-colour-green = green
game-setting-seed = Number that shuffles the stones

## Words that can be typed

game-say-place = place | put
game-say-lay = lay
game-say-take = take
game-say-shift = shift | lay again | move the stick | move stick
game-say-move = move
game-say-remove = remove | take away
game-say-slide = slide | push
game-say-out = out
game-say-red = red
game-say-blue = blue
game-say-yellow = yellow
game-say-green = green
game-type-place = set | build | drop | play | add | lay
game-type-lay = connect | join | link | build a bridge | build bridge | put a stick | put stick | place a stick | place stick | set stick | add stick | make a bridge | place | put
game-type-take = take back … | take back the stick | take stick … away | take away the stick | remove the stick | remove stick | take away stick | remove
game-type-shift = shift the stick | shift stick
game-type-move = bring
game-type-remove = take … away | take off | take stone … away | take the stone | take the top stone | take stone
game-type-slide = sliding | move | push it
game-type-out = knock … out | throw … out | kick out
game-skip = back | empty | free | top
game-help =
    place c3: place a stone (free building and colourful: place green c3)
    lay b3-c3: lay a stick; take b3-c3: take it back; shift b3-d3 to d3-f3: move it
    move a1 to c1, move a1 2 to c1 out 1: move stones, knock out (large board)
    remove a1: take a stone away (free building); slide c2: slide a stone
    done: end your turn; touch c3: feel a tower; touch supply: count what is left

## On the page

game-pick =
    { $variant ->
        [rectangle-advanced] Stones or a stick from { $cell } to …
        [rectangles] Stones or a stick from { $cell } to …
       *[other] A stick from { $cell } to …
    }

## The first minute

game-title =
    Tactori, { $variant ->
        [free] { game-setting-variant-free }
        [colourful] { game-setting-variant-colourful }
        [sliding] { game-setting-variant-sliding }
        [connections] { game-setting-variant-connections }
        [long] { game-setting-variant-long }
        [rectangle] { game-setting-variant-rectangle }
        [rectangle-advanced] { game-setting-variant-rectangle-advanced }
        [rectangles] { game-setting-variant-rectangles }
       *[bridges] { game-setting-variant-bridges }
    }
game-goal =
    { $variant ->
        [free] Build together whatever you like: six tasks wait to be ticked off.
        [colourful] Together, lay fifteen { $colour ->
            [red] red
            [blue] blue
            [yellow] yellow
           *[green] green
        } sticks, all connected.
        [sliding] Together, connect the six { $colour ->
            [red] red
            [blue] blue
            [yellow] yellow
           *[green] green
        } stones with as few slides as you can.
        [connections] When all stones are placed, whoever has joined the most pairs of fields with sticks wins.
        [long] When all stones are placed, whoever has the longest connection wins.
        [rectangle] Whoever first closes a rectangle of their colour, seen from above, wins.
        [rectangle-advanced] Whoever first closes a rectangle of their colour, seen from above, wins.
        [rectangles] Whoever has the most points for closed rectangles at the end wins.
       *[bridges] When all stones are placed, whoever has laid the most bridges wins.
    }
game-stage-stone =
    { $variant ->
        [free] Place stones, lay sticks, or take them away.
        [colourful] Place a stone.
        [sliding] Take back sticks if you like, then slide a stone into the empty field.
        [rectangle-advanced] Place a stone or move some; before that you may take back sticks.
        [rectangles] Place a stone, move some, or lay a stick.
       *[other] Place a stone.
    }
game-stage-sticks =
    { $variant ->
        [free] Go on building, or press Done.
        [sliding] Lay sticks, or press Done.
       *[other] Lay a stick between two of your stones, or press Done.
    }
game-stage-over = Nothing is left to do. Press Done.
game-count =
    { $variant ->
        [sliding] Slides so far: { $count }
       *[other] Sticks so far: { $count }
    }
game-sign-red = red, diamond
game-sign-blue = blue, ring
game-sign-yellow = yellow, triangle
game-sign-green = green, square
game-kind-red = red tops
game-kind-blue = blue tops
game-kind-yellow = yellow tops
game-kind-green = green tops
game-kind-stick = sticks
game-lies-stones =
    { $colour ->
        [red] { $height ->
            [one] Red stones: { $places }.
           *[other] { $height } stones, top red: { $places }.
        }
        [blue] { $height ->
            [one] Blue stones: { $places }.
           *[other] { $height } stones, top blue: { $places }.
        }
        [yellow] { $height ->
            [one] Yellow stones: { $places }.
           *[other] { $height } stones, top yellow: { $places }.
        }
       *[green] { $height ->
            [one] Green stones: { $places }.
           *[other] { $height } stones, top green: { $places }.
        }
    }
game-lies-sticks =
    { $colour ->
        [red] { $floor ->
            [1] Red sticks: { $places }.
           *[other] Red sticks, floor { $floor }: { $places }.
        }
        [blue] { $floor ->
            [1] Blue sticks: { $places }.
           *[other] Blue sticks, floor { $floor }: { $places }.
        }
        [yellow] { $floor ->
            [1] Yellow sticks: { $places }.
           *[other] Yellow sticks, floor { $floor }: { $places }.
        }
       *[green] { $floor ->
            [1] Green sticks: { $places }.
           *[other] Green sticks, floor { $floor }: { $places }.
        }
    }

## Buttons

game-do-place =
    { $kind ->
        [red] Put a red stone on { $cell1 }
        [blue] Put a blue stone on { $cell1 }
        [yellow] Put a yellow stone on { $cell1 }
        [green] Put a green stone on { $cell1 }
       *[none] { $variant ->
            [colourful] { $colour ->
                [red] Put a red stone on { $cell1 }
                [blue] Put a blue stone on { $cell1 }
                [yellow] Put a yellow stone on { $cell1 }
               *[green] Put a green stone on { $cell1 }
            }
           *[other] Put a stone on { $cell1 }
        }
    }
game-do-lay =
    { $kind ->
        [red] Lay a red stick from { $cell1 } to { $cell2 }
        [blue] Lay a blue stick from { $cell1 } to { $cell2 }
        [yellow] Lay a yellow stick from { $cell1 } to { $cell2 }
        [green] Lay a green stick from { $cell1 } to { $cell2 }
       *[none] Lay a stick from { $cell1 } to { $cell2 }
    }
game-do-take = Take back the stick from { $cell1 } to { $cell2 }
game-do-shift = Move the stick from { $cell1 }-{ $cell2 } to { $cell3 }-{ $cell4 }
game-do-remove = Take the top stone from { $cell1 }
game-do-slide = Slide the stone from { $cell1 } into the empty field
game-do-move =
    { $further ->
        [0] { $count ->
            [one] Move a stone from { $cell1 } to { $cell2 }
           *[other] Move { $count } stones from { $cell1 } to { $cell2 }
        }
        [one] { $count ->
            [one] Move a stone from { $cell1 } to { $cell2 } and knock out one
           *[other] Move { $count } stones from { $cell1 } to { $cell2 } and knock out one
        }
       *[other] { $count ->
            [one] Move a stone from { $cell1 } to { $cell2 } and knock out { $further }
           *[other] Move { $count } stones from { $cell1 } to { $cell2 } and knock out { $further }
        }
    }

## Puzzles

game-theme-rectangle = Close the rectangle
game-theme-rectangle-large = Close the rectangle on the large board
game-theme-slides = As few slides as possible
game-puzzle-slides = Connect all the red stones with as few slides as possible. It can be done in { $par }.
