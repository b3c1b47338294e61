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
record-move-in-header = “{ $text }” looks like a move. A truly empty line must stand between the header and the moves.
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
        [shared] Shared victory: { $names }.
       *[other] { $names } has won.
    }
match-resigned =
    { $who ->
        [you] You give up.
       *[other] { $name } gives up.
    }
match-reason-resigned = Somebody gave up.
match-reason-agreed = A draw was agreed.
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
       *[other] The move of { $name } is taken back.
    }
match-rematch = A new game begins.
match-helper =
    { $who ->
        [you] { $on ->
            [on] You play with the helper now.
           *[off] You play without the helper now.
        }
       *[other] { $on ->
            [on] { $name } plays with the helper now.
           *[off] { $name } plays without the helper now.
        }
    }
match-helper-masked = The helper is for open eyes only: behind a mask your fingers find out everything.
match-helper-same =
    { $on ->
        [on] Your helper is on already.
       *[off] Your helper is off already.
    }
match-your-turn = Your turn.
match-turn-of = It is { $name }’s turn.
match-score =
    { $name } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
match-felt = { $cell }: { $feel }.
match-felt-supply = In the supply: { $heaps }.

## Players

seat-name = Player { $seat }
bot-name = Computer { $seat }
level-1 = first steps
level-2 = easy-going
level-3 = wide awake
level-4 = crafty
level-5 = masterly

## Typed words and questions

sure-resign = Do you really want to give up?
typed-unreadable = I do not understand “{ $text }”. Type help to hear what you can say.
typed-touch-what = Say what to touch, for example touch b2, or touch supply.
typed-board-masked = You are masked. Feel the board with touch, for example touch b2.
typed-no-scores = There are no points yet.

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
core-say-score = score
core-say-clock = clock | time
core-say-helper-on = helper on | helper | with helper
core-say-helper-off = helper off | without helper
core-say-repeat = repeat | last
core-say-save = save
core-say-quit = quit | exit | bye
core-skip = the | a | an | on | onto | from | at | in | into | of | and | i | my | me | you | your | please | have
