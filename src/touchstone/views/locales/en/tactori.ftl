# Tactori.

tactori-name = Tactori
tactori-about = Stack stones to towers and join them with sticks, in nine games from free building to closed rectangles over several floors.

## What happens

tactori-event-placed =
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
tactori-event-laid =
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
tactori-event-taken =
    { $who ->
        [you] You take the { $colour ->
            [red] red
            [blue] blue
            [yellow] yellow
           *[green] green
        } stick from { $first } to { $last } back.
       *[other] { $name } takes the { $colour ->
           [red] red
           [blue] blue
           [yellow] yellow
          *[green] green
       } stick from { $first } to { $last } back.
    }
tactori-event-shifted =
    { $who ->
        [you] You move the stick from { $first }-{ $last } to { $to_first }-{ $to_last }, floor { $floor }.
       *[other] { $name } moves the stick from { $first }-{ $last } to { $to_first }-{ $to_last }, floor { $floor }.
    }
tactori-event-moved =
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
        } from { $cell } to { $to }. { $floor ->
                [0] That field is empty now.
               *[other] The tower there is now { $floor } high.
            }
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
        } from { $cell } to { $to }. { $floor ->
                [0] That field is empty now.
               *[other] The tower there is now { $floor } high.
            }
    }
tactori-event-knocked-out =
    { $count ->
        [one] One { $colour ->
            [red] red
            [blue] blue
            [yellow] yellow
           *[green] green
        } stone on { $cell } is knocked out and goes back to its owner.
       *[other] { $count } { $colour ->
           [red] red
           [blue] blue
           [yellow] yellow
          *[green] green
       } stones on { $cell } are knocked out and go back to their owner.
    }
tactori-event-removed =
    { $who ->
        [you] You take the { $colour ->
            [red] red
            [blue] blue
            [yellow] yellow
           *[green] green
        } stone off { $cell }.
       *[other] { $name } takes the { $colour ->
           [red] red
           [blue] blue
           [yellow] yellow
          *[green] green
       } stone off { $cell }.
    }
tactori-event-slid =
    { $who ->
        [you] You slide the stone from { $cell } to { $to }.
       *[other] { $name } slides the stone from { $cell } to { $to }.
    }
tactori-event-task =
    Task done: { $task ->
        [tower] a tower
        [bridge] a bridge
        [joined] two bridges joined
        [upstairs] a bridge on an upper floor
        [joined-below] two bridges joined on the first floor
       *[joined-across] two bridges joined on different floors
    }!
tactori-event-turn-ended =
    { $who ->
        [you] Your turn is over.
       *[other] { $name } has played.
    }
tactori-event-skipped =
    { $who ->
        [you] You cannot move and are skipped.
       *[other] { $name } cannot move and is skipped.
    }
tactori-event-last-round =
    { $who ->
        [you] You have used your last stone: everybody else has one more turn.
       *[other] { $name } has used the last stone: everybody else has one more turn.
    }

## Why the game ended

tactori-reason-most-bridges = All stones are placed; the most bridges win.
tactori-reason-most-connections = All stones are placed; the most connections win.
tactori-reason-longest = All stones are placed; the longest connection wins.
tactori-reason-rectangle = The bridges have closed. { $cells }
tactori-reason-points = The rectangles are counted.
tactori-reason-only-mobile = Only one player can still move.
tactori-reason-no-winner = There is no move left, and nobody has won.
tactori-reason-repetition = The same position has come up too often.
tactori-reason-complete = Complete!

## Touch

tactori-feel-empty = empty
tactori-feel-red =
    { $height ->
        [one] one stone, red
       *[other] { $height } stones, top red
    }
tactori-feel-blue =
    { $height ->
        [one] one stone, blue
       *[other] { $height } stones, top blue
    }
tactori-feel-yellow =
    { $height ->
        [one] one stone, yellow
       *[other] { $height } stones, top yellow
    }
tactori-feel-green =
    { $height ->
        [one] one stone, green
       *[other] { $height } stones, top green
    }
tactori-feel-detail-stick-east =
    { $value ->
        [red] red stick east
        [blue] blue stick east
        [yellow] yellow stick east
       *[green] green stick east
    }
tactori-feel-detail-stick-north =
    { $value ->
        [red] red stick north
        [blue] blue stick north
        [yellow] yellow stick north
       *[green] green stick north
    }
tactori-feel-detail-stick-west =
    { $value ->
        [red] red stick west
        [blue] blue stick west
        [yellow] yellow stick west
       *[green] green stick west
    }
tactori-feel-detail-stick-south =
    { $value ->
        [red] red stick south
        [blue] blue stick south
        [yellow] yellow stick south
       *[green] green stick south
    }
tactori-feel-detail-floor = on floor { $value } below
tactori-feel-detail-above = in the air above at floor { $value }
tactori-heap-stones =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }
tactori-heap-sticks =
    { $count ->
        [one] { $count } stick
       *[other] { $count } sticks
    }
tactori-heap-red-stones =
    { $count ->
        [one] { $count } red stone
       *[other] { $count } red stones
    }
tactori-heap-blue-stones =
    { $count ->
        [one] { $count } blue stone
       *[other] { $count } blue stones
    }
tactori-heap-yellow-stones =
    { $count ->
        [one] { $count } yellow stone
       *[other] { $count } yellow stones
    }
tactori-heap-green-stones =
    { $count ->
        [one] { $count } green stone
       *[other] { $count } green stones
    }
tactori-heap-red-sticks =
    { $count ->
        [one] { $count } red stick
       *[other] { $count } red sticks
    }
tactori-heap-blue-sticks =
    { $count ->
        [one] { $count } blue stick
       *[other] { $count } blue sticks
    }
tactori-heap-yellow-sticks =
    { $count ->
        [one] { $count } yellow stick
       *[other] { $count } yellow sticks
    }
tactori-heap-green-sticks =
    { $count ->
        [one] { $count } green stick
       *[other] { $count } green sticks
    }

## Refusals

tactori-other-variant = “{ $move }” is a move of another game of the box.
tactori-own-colour = Here you play one colour only; leave the colour out.
tactori-say-colour = Say which colour, for example place red c3.
tactori-no-skip = You can move, so you may not skip your turn.
tactori-not-done = You have not done anything yet in this turn.
tactori-stone-first = First a stone, then sticks.
tactori-stone-done = The stone of this turn is already done. Lay sticks, or say done.
tactori-no-stone-left = There is no such stone left in the supply.
tactori-no-stick-left = There is no such stick left in the supply.
tactori-span = “{ $move }”: a stick goes from a field to its neighbour, on the 9x9 board to the field after next, never across a corner.
tactori-end-empty = “{ $move }”: a stick needs a stone at both ends.
tactori-ends-not-own = “{ $move }”: the top stones at both ends must be of the stick’s colour.
tactori-floors-differ = “{ $move }”: the two towers are not of the same height.
tactori-middle-too-high = “{ $move }”: the tower in the middle is too high.
tactori-stick-in-the-way = “{ $move }”: another stick lies there, or directly above or below.
tactori-bridge-clamped = A bridge that is built over passes there: no stone goes under it.
tactori-too-close = One of your stones stands on a neighbouring field.
tactori-no-stick-there = There is no such stick.
tactori-stick-not-own = That stick is not yours.
tactori-stick-built-over = That stick is built over and stays.
tactori-take-first = Sticks are taken back only at the beginning of a turn.
tactori-taken-no-new-stone = After taking a stick back you may move one of its stones, but not put a new one.
tactori-taken-this-turn = You have just taken a stick back from there.
tactori-laid-this-turn = You have just laid that stick; it stays for this turn.
tactori-same-place = The stick lies there already.
tactori-move-from-taken = After taking sticks back you may only move a stone from one of their ends.
tactori-same-field = That is the same field.
tactori-nothing-there = There is no stone on { $cell }.
tactori-top-not-own = The top stone on { $cell } is not yours.
tactori-not-free = So many stones on { $cell } are not free.
tactori-stone-held = A stick holds the stone on { $cell }.
tactori-out-too-many = You cannot knock out more stones than you move.
tactori-cannot-knock-out = So many stones cannot be knocked out there: only free stones of other players, from the top.
tactori-not-straight = Stones move straight here, along a column or a row.
tactori-way-not-clear = Stones stand in the way.
tactori-not-one-piece = Sticks of a turn without a stone must hang together.
tactori-equal-colours = Two stones of one colour may not lie on each other.
tactori-colour-in-pool = Stones move only when no stone of the round’s colour is left in the pool.
tactori-one-stone = Here one stone moves at a time.
tactori-pair-used = There is already a stick between these fields, on some floor.
tactori-not-one-network = The stick must touch the network of sticks.
tactori-slide-first = First slide a stone, then lay sticks.
tactori-slide-done = You have already slid a stone in this turn.
tactori-not-next-to-hole = { $cell } is not next to the empty field.

tactori-position-off-board = In the part “{ $part }” there is { $cell }, which this board does not have.
tactori-unknown-colour = “{ $colour }” is no colour of this game.
tactori-colour-not-in-play = Nobody plays { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    }.
tactori-position-span = No stick fits on { $stick }.
tactori-too-many-stones = There are more than 16 { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    } stones.
tactori-too-many-sticks = There are more than 15 { $colour ->
        [red] red
        [blue] blue
        [yellow] yellow
       *[green] green
    } sticks.
tactori-sticks-touch = The sticks { $stick } and { $other } lie in or directly on each other.
tactori-stick-without-stone = The stick “{ $stick }” lacks a stone of its colour at one end.
tactori-rectangle-stands = A closed rectangle stands already.
tactori-already-complete = The game is complete already.
tactori-equal-colours-stand = Two stones of one colour lie on each other.
tactori-stick-of-other-colour = There is a stick of another colour than the round’s.
tactori-pair-twice = There are two sticks between the same fields.
tactori-two-networks = The sticks are not one network.
tactori-stacked = Stones are stacked, which this game does not know.
tactori-not-six-each = There must be six stones of each colour.

## Settings

tactori-setting-variant = Game
tactori-setting-variant-free = free building
tactori-setting-variant-colourful = colourful, all together
tactori-setting-variant-sliding = sliding, all together
tactori-setting-variant-bridges = making bridges
tactori-setting-variant-connections = making connections
tactori-setting-variant-long = long connections
tactori-setting-variant-rectangle = closed rectangle
tactori-setting-variant-rectangle-advanced = closed rectangle, advanced
tactori-setting-variant-rectangles = several closed rectangles
tactori-setting-sticks = Sticks a turn on the small board
tactori-setting-sticks-one = one
tactori-setting-sticks-any = any number
tactori-setting-closed = What must be closed
tactori-setting-closed-rectangle = a rectangle
tactori-setting-closed-loop = any ring
tactori-setting-long = How length is measured
tactori-setting-long-trail = no stick twice
tactori-setting-long-path = no field twice
tactori-setting-long-network = the whole network
tactori-setting-spacing = Own stones on neighbouring fields
tactori-setting-spacing-span = allowed
tactori-setting-spacing-ban = forbidden
tactori-setting-straight = Straight moves
tactori-setting-straight-fly = pass over everything
tactori-setting-straight-clear = need a clear way
tactori-setting-repetition = The game ends when a position comes up this often (0: never)
tactori-setting-colour = Colour of the round
tactori-setting-colour-red = red
tactori-setting-colour-blue = blue
tactori-setting-colour-yellow = yellow
tactori-setting-colour-green = green
tactori-setting-seed = Number that shuffles the stones

## Words that can be typed

tactori-say-place = place | put
tactori-say-lay = lay | stick | bridge
tactori-say-take = take
tactori-say-shift = shift | lay again
tactori-say-move = move
tactori-say-remove = remove | take away
tactori-say-slide = slide | push
tactori-say-out = out | knock out
tactori-say-red = red
tactori-say-blue = blue
tactori-say-yellow = yellow
tactori-say-green = green
tactori-help =
    place c3: put a stone (free building and colourful: place green c3)
    lay b3-c3: lay a stick; take b3-c3: take it back; shift b3-d3 to d3-f3: lay it anew
    move a1 to c1, move a1 2 to c1 out 1: move stones, knock out (big board)
    remove a1: take a stone away (free building); slide c2: slide a stone
    done: end your turn; touch c3: feel a tower; touch supply: count what is left
