# Puzzles.

puzzle-theme-win = Win now
puzzle-theme-claim = Declare what stands
puzzle-theme-win-in-two = Win in two turns
puzzle-theme-safe = Only one is safe
puzzle-theme-parry = Two threats
puzzle-theme-draw = Hold the draw
puzzle-theme-fewest = As little as possible
puzzle-task-win = Win in this turn.
puzzle-task-claim = There is a winning line on the board. Find it with as few touches as you can, and declare it.
puzzle-task-win-in-two = Win in two turns, whatever the other player does.
puzzle-task-safe = Find the only move after which the other player cannot win at once.
puzzle-task-parry = The other player threatens to win in two places. Find the only move that parries both.
puzzle-task-draw = Find the only move that holds the draw.
puzzle-task-fewest = Reach the end with as little as possible: { $par } is enough.

puzzle-title = Puzzle { $number }: { $theme }. Difficulty { $level }.
puzzle-which = { $theme }. Difficulty { $level }.
puzzle-daily = The puzzle of the day.
puzzle-enter = Just press Enter to hear an answer.
puzzle-solved = Solved!
puzzle-wrong = That is not it.
puzzle-refuted = The other player answers with { $moves }.
puzzle-reply = The other player goes on with { $moves }.
puzzle-again = Back to the beginning. Try again.
puzzle-answer = An answer: { $moves }.
puzzle-touches = Your touches: { $touches }. Enough to find it: { $par }.
puzzle-none = { $game } has no such puzzle.

## On the page

web-puzzles = Puzzles
web-puzzles-about = A new puzzle every day for each game, and many more. What you have solved is kept in this browser only.
web-puzzles-today = Today’s puzzle
web-puzzles-solved-today = Solved!
web-puzzles-go-on = Continue at my level
web-puzzles-themes = By theme and difficulty
web-puzzles-level = { $theme }, difficulty { $level }: { $solved } of { $count } solved
web-puzzles-standing = Solved: { $solved } of { $count }. Due again today: { $due }.
web-puzzles-streak = Days in a row: { $days }.
web-puzzle-number = Puzzle { $number }, difficulty { $level }.
web-puzzle-again = Try again
web-puzzle-answer = Show an answer
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-enter-again = Enter on the board: try again.
web-puzzle-enter-next = Enter on the board: the next puzzle.
web-puzzle-comes-again = This puzzle will come again on another day.
web-rush = Rush
web-rush-about = As many puzzles as you can, easy ones first. No clock is shown: a button or the key W tells you how much time is left. The clock is stopped between puzzles, and whenever you like.
web-rush-length = Time for a rush
web-rush-usual = Three minutes
web-rush-double = Six minutes
web-rush-without = Without a clock
web-rush-begins = A rush begins. Time: { $time }.
web-rush-begins-untimed = A rush begins, without a clock.
web-rush-count = Solved in this rush: { $count }.
web-rush-time = Time left
web-rush-left = Time left: { $time }.
web-rush-untimed = This rush has no clock.
web-rush-pause = Stop the clock
web-rush-paused = The clock is stopped.
web-rush-end = End the rush
web-rush-over = The rush is over. Solved: { $count }.
web-rush-best = Best rush so far: { $best }.
