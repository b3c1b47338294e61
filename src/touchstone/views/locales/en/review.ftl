# What is said of a game that was played.

review-title = Review: { $game }
review-going-on = The game is not over yet.
review-turning = The turning point was turn { $turn }, { $name }.
review-no-turning = Nobody gave anything away.
review-standing =
    { $turns ->
        [one] After turn { $since } this stood for one turn, and nobody noticed: { $how }
       *[other] After turn { $since } this stood for { $turns } turns, and nobody noticed: { $how }
    }
review-turn = Turn { $turn }, { $name }: { $moves }.
review-grade =
    { $grade ->
        [best] Best.
        [good] Good.
        [lost] The game was already lost.
        [unknown] It is not known whether anything was better.
        [lead-lost] A mistake: a lead given away.
        [promised] A mistake: another move promised more.
        [draw-lost] A mistake: the draw given away.
        [win-lost] A blunder: the win given away.
        [given] A blunder: the game given away.
        [loss-allowed] A blunder: the next player can win at once.
        [standing] Missed: a winning line was there for anybody to declare.
       *[missed] Missed: this turn could have won.
    }
review-worth = Value now: { $value }.
review-estimated = { $value }, estimated
review-better = Better: { $moves }.
review-chart = Value over time
review-chart-about = A line for each player: at the top is a win, at the bottom a loss. Hollow points are estimated.
review-chart-turn = Turn { $turn }: { $shares }.
review-share = { $name } { $percent }%
review-only-looking = This game is over and is only looked at here. Say “play” to play on from here against the computer.
review-help = On the board, Enter goes forward, Esc back and N to the next mistake. In words: “next”, “back”, “turn 4”, “mistake”, “to the end”; “play” to play from here; “board”, “row 2” or “b3” to hear what lies there.

## The fingers’ path

fingers-title = The fingers’ path
fingers-figures = { $name }. Touches: { $touches }. Places felt: { $cells } of { $all }. Felt again though nothing had changed: { $again }. Known when deciding: { $percent }% of the board.
fingers-felt = Turn { $turn }, { $name } felt { $cells }.
fingers-nothing = Turn { $turn }, { $name } felt nothing.
fingers-unknown = Changed and not felt since: { $cells }.
fingers-all-felt = The line was there, and the fingers had felt all of it. { $how }
fingers-not-since = The line was there, but { $name } had not touched { $cell } since turn { $turn }. { $how }
fingers-never = The line was there, but { $name } had never touched { $cell }. { $how }
fingers-consent =
    Those who watched can see the path of the fingers if everybody who played agrees at the table. { $count ->
        [0] Nobody has agreed so far.
       *[other] Agreed so far: { $names }.
    }
fingers-open = Everybody who played agrees that others may see the path of the fingers.

## On the page

web-review = Review
web-review-this = Review this game
web-review-about = Paste the record of a game, or a saved match. It is looked at turn by turn.
web-review-text = Record or saved match
web-review-go = Review it
web-review-turns = Turn by turn
web-review-next-mistake = To the next mistake
web-review-run = Let it run
web-review-stop = Stop
web-review-working = Looking at the game …
web-review-progress = Turns looked at so far
web-review-done = Finished: nothing more was found in the time allowed.
web-review-play = Play from here against the computer
web-review-values = Value as a list
web-path = Let others see the path of the fingers
web-path-about = Those who watched can see in the review what was felt in this game, if everybody who played agrees. You can change your mind until another game begins.
web-back-to-table = Back to the table

## What can be typed in a review

review-say-first = beginning | start | to the beginning
review-say-back = back | previous | step back | one step back
review-say-on = next | on | go on | forward | step forward | one step forward
review-say-last = end | to the end | last turn
review-say-mistake = mistake | next mistake | to the next mistake
review-say-run = run | let it run
review-say-stop = stop
review-say-play = play | play on | play from here | play from here against the computer
review-say-turn = turn | to turn | go to turn
