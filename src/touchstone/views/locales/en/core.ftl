# Words that every game shares.

## Refusals

move-unreadable = I do not understand “{ $text }”.
move-off-board = There is no { $cell } on this board.
move-not-your-turn = It is { $name }’s turn now.
move-after-the-end = The game is over.

setting-unknown-name = There is no setting “{ $name }”. These exist: { $allowed }.
setting-bad-value = “{ $value }” is not a value for { $name }. Allowed: { $allowed }.
setting-no-value = “{ $text }” is not of the form name=value.
setting-no-kernel = There is no kernel for { $game } with these settings: nothing to measure.

position-other-game = The position must begin with “{ $slug }”, not “{ $found }”.
position-empty-part = The position has an empty part between two semicolons.
position-unknown-part = The position has an unknown part “{ $name }”.
position-repeated-part = The position has the part “{ $name }” twice.
position-missing-part = The position lacks the part “{ $name }”.
position-bad-number = The part “{ $name }” must be a number from { $least } to { $most }, not “{ $value }”.
position-bad-value = “{ $value }” is not a value for the part “{ $name }”.
position-differs = The position says { $name } { $value }, but this game has { $name } { $expected }.

record-not-a-move = “{ $text }” is not of the form “seat: move”.
record-not-a-header = “{ $text }” is not of the form “name: value”.
record-move-in-header = “{ $text }” looks like a move. A completely empty line must separate the header from the moves.
record-repeated-header = The header has the line “{ $name }” twice.
record-no-game = The header must name a game with a line “game: …”. These exist: { $allowed }.
record-unknown-game = There is no game “{ $found }”. These exist: { $allowed }.
record-no-file = There is no such file: { $file }.
record-no-text = The file { $file } cannot be read as text.
record-format = This is a record of format { $found }; only format { $known } can be read here.
record-line-refused = Line { $line } of the record: { $why }

## The match

match-no-such-seat = There is no seat { $seat } at this table.
match-offer-pending = There is already an offer on the table.
match-offer-not-now = This cannot be offered now.
match-undo-masked = A move cannot be taken back in a game with masks.
match-nothing-to-undo = You have not moved yet.
match-no-offer = Nothing has been offered to you.

match-round-ended = Round { $round } is over. { $why }
match-ended =
    { $winners ->
        [none] The game ends without a winner.
        [together] { $players ->
            [one] You have done it!
           *[other] You have done it together!
        }
        [you] You have won!
        [lost] You have lost. { $names } has won.
        [lost-shared] You have lost. Shared victory: { $names }.
        [shared] Shared victory: { $names }.
       *[other] { $names } has won.
    }
match-resigned =
    { $who ->
        [you] You give up.
       *[other] { $name } gives up.
    }
match-reason-resigned = The game was given up.
match-reason-agreed = A draw was agreed.

# What an analyst says of a move. $how tells in the game's own words how a win looks.
analysis-wins = Wins at once. { $how }
analysis-wins-with = Wins in this turn with { $moves }. { $how }
analysis-gives = Gives the win to another player. { $how }
analysis-draws = Ends the game without a winner.
analysis-allows = Then the next player wins with { $moves }. { $how }
analysis-parries =
    { $number ->
        [1] The only move that parries { $moves }. { $how }
       *[other] Parries { $moves }. { $how }
    }
analysis-threatens = Threatens { $moves }. { $how }
analysis-answers =
    { $number ->
        [0] Nothing parries it.
        [1] Only { $parries } parries it.
       *[other] Only these parry it: { $parries }.
    }
analysis-value =
    { $value ->
        [win] win
        [draw] draw
       *[loss] loss
    }
analysis-proven = { $value }, proven
analysis-expected = { $value } if everybody plays their best, not proven
analysis-left =
    { $number ->
        [1] one move to the end
       *[other] { $number } moves to the end
    }
analysis-share = { $percent }% of the points in { $games } games played out, between { $low }% and { $high }% with 95% certainty
analysis-unknown = not looked at
analysis-line = Expected: { $moves }.
analysis-best = Best: { $moves }.
analysis-unheld = It is not proven that this keeps the value.
analysis-position =
    { $value ->
        [unknown] Value: not proven.
       *[other] Value: { $value }.
    }

match-offered =
    { $who ->
        [you] { $offer ->
            [draw] You offer a draw.
            [undo] You ask to take back your move.
           *[rematch] You ask for another game.
        }
       *[other] { $offer ->
            [draw] { $name } offers a draw.
            [undo] { $name } asks to take back a move.
           *[rematch] { $name } asks for another game.
        }
    }
match-accepted =
    { $who ->
        [you] You agree.
       *[other] { $name } agrees.
    }
match-declined =
    { $who ->
        [you] You decline.
       *[other] { $name } declines.
    }
match-undone =
    { $who ->
        [you] Your move is taken back.
       *[other] { $name }’s move is taken back.
    }
match-rematch = A new game begins.
match-helper =
    { $who ->
        [you] { $on ->
            [on] You now play with the helper.
           *[off] You now play without the helper.
        }
       *[other] { $on ->
            [on] { $name } now plays with the helper.
           *[off] { $name } now plays without the helper.
        }
    }
match-helper-masked = The helper is for open eyes only: behind a mask, your fingers find out everything.
match-helper-same =
    { $on ->
        [on] Your helper is already on.
       *[off] Your helper is already off.
    }
match-share =
    { $who ->
        [you] { $on ->
            [on] You agree that researchers may study this game, without names.
           *[off] You no longer agree that researchers may study this game.
        }
       *[other] { $on ->
            [on] { $name } agrees that researchers may study this game, without names.
           *[off] { $name } no longer agrees that researchers may study this game.
        }
    }
match-share-same =
    { $on ->
        [on] You have already agreed to that.
       *[off] You have not agreed to that yet.
    }
match-path =
    { $who ->
        [you] { $on ->
            [on] You agree that those who watched may see the path of your fingers.
           *[off] You no longer agree that those who watched may see the path of your fingers.
        }
       *[other] { $on ->
            [on] { $name } agrees that those who watched may see the path of the fingers.
           *[off] { $name } no longer agrees that those who watched may see the path of the fingers.
        }
    }
match-path-not-yet = That can be agreed once the game is over.
match-your-turn = Your turn.
match-turn-of = It is { $name }’s turn.
match-score =
    { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-felt = { $cell }: { $feel }.
match-felt-supply = In the supply: { $heaps }.

## Players

seat-name = Player { $seat }
bot-name = Computer
bot-name-one-of = Computer { $letter }
player-level = { $name }, level { $level }
player-replaced = { $name }, played by the computer, level { $level }
level-1 = first steps
level-2 = easy-going
level-3 = curious
level-4 = attentive
level-5 = careful
level-6 = wide awake
level-7 = clever
level-8 = crafty
level-9 = experienced
level-10 = strong
level-11 = formidable
level-12 = masterly

## Typed words and questions

sure-resign = Do you really want to give up?
typed-unreadable = I do not understand “{ $text }”. Type help to hear what you can say.
typed-touch-what = Say what to touch, for example touch b2, or touch supply.
typed-cell-can = This can be done on { $cell }:
typed-board-masked = You are masked. Feel the board with touch, for example touch b2.
typed-no-scores = There are no points yet.
typed-nothing-happened = Nothing has happened yet.
line-row = row { $name }
line-column = column { $name }
line-diagonal = diagonal { $name }
line-part = { $first } to { $last } in { $line }
typed-where-what = Say what you are looking for: { $kinds }.
typed-hint = With “helper on” you are told when a move wins at once.
typed-help =
    board: read the whole board (only with open eyes)
    score: the points; repeat: the last five messages
    undo, draw, resign: take back a move, offer a draw, give up

## Words that can be typed at any table

core-say-touch = touch | feel
core-say-supply = supply | box | heap
core-say-to = to
core-say-done = done | placed | i have placed | turn is over
core-say-pass = pass
core-say-resign = resign | give up
core-say-draw = draw | offer draw | offer a draw
core-say-undo = undo | take back
core-say-rematch = rematch | again
core-say-accept = accept | yes
core-say-decline = decline | no
core-say-help = help | ?
core-say-board = board | look
core-say-row = row
core-say-column = column
core-say-diagonal = diagonal
core-say-where = where | where are | where is
core-say-changed = changed | what changed | news
core-say-turn = turn | status | whose turn
core-say-hint = hint | tip
core-say-rules = rules | goal
core-say-score = score
core-say-clock = clock | time
core-say-helper-on = helper on | helper | with helper
core-say-helper-off = helper off | without helper
core-say-share-on = share game | share | share this game
core-say-share-off = do not share | don’t share
core-say-path-on = show path | show my path
core-say-path-off = hide path | hide my path
core-say-repeat = repeat | last
core-say-save = save
core-say-quit = quit | exit | bye
core-skip = the | a | an | on | onto | from | at | in | into | of | and | i | my | me | you | your | please | have | with | between | this | that | there | is | now | then | i want to | i would like to | i’d like to | let me | can i | can you | it | them | one | ones | own | first | second | third | fourth | into it | as well | too

## Words that nobody reads out but newcomers type

core-type-touch = look at | what is on | what is at | what is in | what’s on | what’s at | what’s in | what’s there on | check | examine | explore | read | what is | what’s | tell me about
core-type-to = until | through | up to
core-type-board = show board | show the board | show me the board | read board | read the board | whole board | what does the board look like | read everything | tell me everything | describe the board
core-type-help = i need help | what can i say
core-type-rules = how do i play | how to play | how does it work | how do i win | what are the rules | what is the goal | explain the rules
core-type-turn = whose turn is it | what can i do | what now | is it my turn | who is next | whose move is it | what should i do | what do i do | what must i do
core-type-repeat = what happened | say again | say that again | what did you say | pardon | once more | what
core-type-undo = undo my move | take it back | take back my move | take that back | go back | undo that | take back a move | take my move back
core-type-rematch = new game | play again | another game
core-type-done = end turn | end my turn | finish | finished | i am done | ready | i’m done | i am ready | i’m ready | i’m finished | end of turn | that’s it | my turn is over | end your turn | end the turn | say that i am done
core-type-accept = ok | okay
core-type-score = points | what is the score | what are the points | who is winning | how many points
core-type-clock = how much time | time left
core-type-supply = what do i have | what is left | what’s left | what pieces are left | how many pieces are left | how many are left | how many do i have | how many stones do i have | how many sticks are left | how many stones are left | how many tiles do i have | how many tiles are left
core-type-draw = propose a draw | let us call it a draw | let’s call it a draw | shall we draw
core-type-resign = surrender | i surrender | i want to give up

## The first words at a table

greeting-sign = You play { $sign }.
greeting-masked = You are masked and play by touch.
greeting-open = You see the board.
greeting-watching = You are watching.
greeting-keys = Press the question mark for the keys.

## Buttons

core-do = Play on { $cell }
core-do-done = Done: end my turn
core-do-pass = Pass
core-do-skip = Skip my turn
