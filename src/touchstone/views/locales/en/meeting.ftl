# Coming together: games, invitations, tables of one's own, records.

## Starting a game

web-play-friend = Play with a friend
web-choose = Level, masks, variant, who begins:
web-level = Level of the computer
web-start = Who begins
web-start-me = I begin
web-start-other = the other player begins
web-start-lot = drawn by lot
web-start-note = By the printed rules, the youngest begins.
web-your-name = Your name
web-to-table = Go to the table
web-watch-table = Watch the table
setting-players = { $game } needs { $least } to { $most } players.
setting-kind-of-game = { $game } ({ $kind })

## Inviting

web-invite = Invite somebody
web-invite-to = Invite somebody to { $game }
web-invite-about = Whoever follows the link or types the code chooses a name and sits down. This page stays: you find it again at the table until the seat is taken.
web-invite-link = The link
web-invite-code = The code, to say aloud
web-invite-code-about = It is typed in at { $site }, under “{ $join }”.
web-invite-qr = For a phone’s camera
web-invite-qr-label = QR code of the link
web-invite-watch = For anybody who only wants to watch:
web-invite-complete = Every seat is taken. You can begin.
web-invite-not-sitting = You have no seat at this table yourself: you can watch, or follow your own link.
web-copy-link = Copy the link
web-share = Share
web-copied = Copied.
web-copy-by-hand = The text is selected: copy it with your device.
web-invitation-masked = You will play masked: you feel the board with your fingers.
web-invitation-open = You will play with open eyes.
web-waiting = A seat at this table is still free.
web-not-come = { $name }, not here yet
table-host = Here already: { $names }.
table-eyes-masked = Everybody plays masked.
table-eyes-mixed = Some play masked.
table-eyes-open = Everybody plays with open eyes.
table-clock = Time for each player: { $time }.
table-clock-extra = Extra time for every turn: { $time }.
table-no-clock = No clock.
table-setting = { $name }: { $value }.
web-refresh = See who is waiting now

## My games

web-mine = My games
web-mine-about = This list is kept in this browser only.
web-mine-with = with { $names }
web-mine-your-turn = your turn
web-mine-turn-of = { $name }’s turn
web-mine-waiting = a seat is still free
web-mine-over = finished
web-mine-gone = this table is no longer kept
web-mine-back = Back to { $game }
web-mine-record = Record of { $game }
web-mine-forget = Take { $game } off the list

## At the table

web-next-here = { $name }: { $words }
web-tasks = Tasks
web-phrases = Say and hear short phrases at the table
web-phrases-title = Say something
phrase-hello = Hello!
phrase-well-played = Well played!
phrase-one-moment = One moment, please.
phrase-thank-you = Thank you!
phrase-said =
    { $who ->
        [you] You say: { $phrase }
       *[other] { $name } says: { $phrase }
    }

## Playing on from somewhere

web-set-up = Set up a position
web-set-up-about = Write a position, or paste a record: the game goes on from there. You play for whoever moves next.
web-set-up-text = Position or record
web-set-up-sample = A position looks like this:
web-set-up-with = Who plays with you
web-set-up-with-computer = the computer
web-set-up-with-friend = somebody I invite
web-set-up-with-here = somebody at this device
web-set-up-go = Play on from here
set-up-over = This game is over. Leave out its last moves to play on.

## Records

web-record-self = Play it back
web-record-keys = Outside the board, the left and right arrow keys go one step back or forward, and Home and End go to the beginning and the end. On the board, Esc goes back and Enter goes forward.
web-record-moves = All turns
web-record-copy = Copy the record
web-record-download = Download
web-record-table = Back to the table
