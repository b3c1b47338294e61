# Tables on the net.

## Coming and going

server-came = { $name } sits down at the table.
server-left = { $name } has left the table.
server-back = { $name } is back.
server-replaceable = { $name } has been away for a while. You can let the computer play on, or end the game.

match-replaced = The computer plays on for { $name }.
match-returned =
    { $who ->
        [you] You take your seat again.
       *[other] { $name } takes the seat again.
    }
match-abandoned = The game ends because { $name } is gone.
match-time-up =
    { $who ->
        [you] Your time is up.
       *[other] { $name }’s time is up.
    }
helper-win = The helper sees how you can win now: { $move }.
clock-none = There is no clock at this table.
clock-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
clock-seconds =
    { $count ->
        [one] 1 second
       *[other] { $count } seconds
    }
clock-of = { $name } has { $time }
clock-paused = The clock is stopped.
match-reason-abandoned = The game was ended because somebody was gone.
match-reason-time = Somebody’s time ran out.

match-seat-not-replaced = You are already in your seat.
match-seat-is-a-bot = The computer is already playing for that seat.

## Refusals of the server

server-wire-unreadable = This message is not of a form that the server knows.
server-wire-too-long = This message is too long. At most { $most } bytes are read.
server-wire-format = This message has format { $found }. The server understands format { $known }.
server-wire-hello-first = Say hello to a table first.
server-http-not-found = There is nothing at this address.
server-http-method = This address does not take that kind of request.
server-http-invalid = There is a mistake in the request at “{ $where }”.
server-http-too-long = The request is too long. At most { $most } bytes are read.
server-origin-refused = Requests from that page are not accepted.
server-limit-rate = That was too fast. Wait a moment.
server-limit-connections = There are too many connections at the moment. Come back later.
server-limit-tables = There are too many tables at the moment. Come back later.
server-limit-commands = This table has gone on for too long. Set up a new one.
server-limit-idle = Nothing has been heard from you for a long time, so the connection was closed.
server-limit-slow = Your connection does not keep up, so it was closed.
server-table-unknown = There is no such table.
server-table-full = Every seat of this table is taken.
server-invitation-unknown = No table has this code. It may be mistyped, or the seat has been taken.
server-table-fault = Something went wrong at this table, so it was closed. We are sorry.
server-table-not-finished = This game is not over yet.
server-name-invisible = This name cannot be seen. Choose one that others can read.
server-seat-unknown = This link does not open a seat at this table.
server-seat-watching = You are watching. Only players can do this.
server-seat-no-helper = You play without the helper.
server-seat-not-gone = That player has not been away for long enough.
server-store-unavailable = The server cannot store anything at the moment. Try again soon.
server-store-refused = The server cannot keep this command. Nothing has changed.
server-server-ends = The server is stopping for a moment. Your game is kept.
server-server-ill = A part of the server is not working at the moment: { $task }.
server-server-fault = Something went wrong in the server. We are sorry.
