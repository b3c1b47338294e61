# The pages.

## Everywhere

web-title = Touchstone
web-slogan = Board games you play by touch
web-intro = Games for fingers, eyes and ears. Sighted or not, everybody plays at the same table and on the same terms.
web-skip = Skip to the content
web-navigation = Pages
web-home = Home
web-rules = Rules
web-help = Keys and commands
web-help-short = Keys
web-settings = Settings
web-language = Language
web-footer = Touchstone is free software. Typeface: Atkinson Hyperlegible, made for low vision.
web-close = Close
web-trouble-title = That did not work

## Settings

web-theme = Colours
web-theme-auto = as my device is set
web-theme-wood = wood
web-theme-dark = dark
web-theme-contrast = high contrast
web-sound = Sounds
web-volume = Volume
web-vibration = Vibration
web-speech = Read aloud by the browser (leave this off if you use a screen reader)
web-rate = Speed of speech
web-voice = Voice
web-voice-any = the usual one
web-wrap = At the edge of the board, the arrow keys go on from the other side
web-floors = Show heights as numbers
web-notify = Notify me when it is my turn

## Home

web-games = The games
web-play-now = Play now against the computer
web-play-open = Play with open eyes
web-new-table = New table
web-new-table-of = New table: { $game }
web-read-rules = Read the rules
web-players-count = { $least } to { $most } players
web-players-exactly =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-words-in-english = The words of { $game } are in English.
web-join = Join a table
web-join-label = Link or code that you were sent
web-join-go = Join
web-open-tables = Open tables
web-no-open-tables = Nobody is waiting at the moment. Set up a table and send the link to a friend.
web-take-seat = Sit down
web-invitation = An invitation
web-invitation-to = You are invited to a game of { $game }.
web-invitation-take = Take this seat
web-free-seats =
    { $count ->
        [one] one free seat
       *[other] { $count } free seats
    }

## A new table

web-players = Players
web-seat = Seat { $seat }
web-name = Name
web-who = Who plays
web-who-here = somebody at this device
web-who-link = somebody with a link
web-who-bot = computer: { $level }
web-who-nobody = nobody
web-eyes = Eyes
web-eyes-masked = masked: plays by touch
web-eyes-open = open: sees the board
web-eyes-helper = open, with the helper: is told when a move wins
web-rounds = Rounds
web-clock = Time to think
web-clock-none = as long as you like
web-clock-minutes = { $minutes } minutes for each player
web-clock-extra = Extra time for every turn
web-clock-extra-none = none
web-clock-seconds = { $seconds } seconds
web-listed = List the table under “Open tables”
web-create = Set up the table
web-created = The table is ready

## The table

web-board = Board
web-cell = { $cell }: { $words }
web-round = Round { $round } of { $rounds }
web-player = { $name }
web-player-points = { $name }: { $points }
web-you = { $name } (you)
web-away = { $name }, away
web-replace = Let the computer play on for { $name }
web-abandon = End the game without { $name }
web-masked-player = masked
web-helper = Helper: tell me when I can win
web-helper-player = with the helper
web-research = Let researchers study this game
web-research-about = Every touch and every move is kept, without names, if everybody at the table agrees. You can change your mind until the game ends.
web-clock-paused = stopped
web-clock-say = How much time is left?
web-clock-two-minutes = You have two minutes left.
web-clock-minute = You have one minute left.
web-clock-half-minute = You have thirty seconds left.
web-clock-ten-seconds = You have ten seconds left.
web-acts = On { $cell } you can
web-picked = Chosen: { $cells }. On { $cell } you can
web-picked-now = Chosen: { $cells }. Now choose the next one.
web-count = So far: { $count }
web-pick = start at { $cell } and choose where to go on
web-cancel = Cancel the choice
web-cancelled = Cancelled.
web-nothing-here = Nothing can be done on { $cell } now.
web-press-number = On { $cell } choose with { $keys }.
web-press-choose = Press C to choose { $cell }.
web-no-end = You cannot end your turn now.
web-edge = The edge.
web-at-table = At the table
web-read-aloud = Shall I read aloud?
web-read-aloud-yes = Yes, read aloud
web-read-aloud-no = No
web-kinds = Where are …
web-say = Say it in words
web-say-go = Send
web-log = What happened
web-repeat = Repeat the last five messages
web-supply = Beside the board
web-feel-supply = Feel the supply
web-more = More
web-resign = Give up
web-draw = Offer a draw
web-undo = Ask to take back a move
web-again = Play again
web-record = Look at the record
web-accept = Agree
web-decline = Decline
web-confirm = Are you sure?
web-agree-here = Does everybody here agree?
web-yes = Yes
web-no = No, go back
web-line-lost = The connection is lost. Trying again; nothing you did is lost.
web-line-found = The connection is back.
web-hand-over = Give the device to { $name }.
web-not-sent = Not sent yet. Nothing is lost: it goes out as soon as the server answers.
web-ready = I am here
web-how-to-play = How to play
web-tap-help = Tap to look, tap again to choose.
web-next-round = Next round
web-above = View from above
web-above-on = You see the board from above.
web-above-off = You see the board at a tilt.
web-no-above = There is no view from above here.
web-rules-of = Rules of { $game }
web-thinking = { $name } is thinking.
web-title-turn = Your turn! · { $title }
web-need-script = This page needs JavaScript to play.

## Record

web-record-title = Record: { $game }
web-record-step = Step { $step } of { $steps }
web-record-games = Games played at this table
web-record-game = Game { $game }
web-record-start = The beginning.
web-record-first = To the beginning
web-record-back = One step back
web-record-on = One step forward
web-record-last = To the end
web-record-text = The record as text

## Keys

web-keys-board = Keys on the board
web-keys-note = These keys work while the focus is on the board, and on the buttons that show them. Capital letters work as well.
web-keys-touch = With a finger: slide over the board to feel it. Lifting the finger does nothing; tap the same place twice to choose it.
web-helper-title = The helper
web-helper-about = Whoever plays with open eyes can have a helper. It says when a move wins at once, and marks it with a star. Everybody at the table is told who has one; behind a mask there is none.
web-commands = Words for the command box: { $game }
web-commands-note = You can also type the short notation.
web-key = Key
web-key-does = What it does
web-keyname-arrowup = Up arrow
web-keyname-arrowdown = Down arrow
web-keyname-arrowleft = Left arrow
web-keyname-arrowright = Right arrow
web-keyname-pageup = Page Up
web-keyname-pagedown = Page Down
web-keyname-home = Home
web-keyname-end = End
web-keyname-escape = Esc
web-keyname-enter = Enter
web-keyname-space = Space
web-command-token = Notation
web-command-words = You can say
web-key-up = one row away from you
web-key-down = one row towards you
web-key-left = one column to the left
web-key-right = one column to the right
web-key-row-start = start of the row
web-key-row-end = end of the row
web-key-column-far = far end of the column
web-key-column-near = near end of the column
web-key-act = choose this place
web-key-choose = choose the first, second, third … thing that is offered
web-key-line = start here and choose another place
web-key-done = end your turn
web-key-cancel = cancel the choice
web-key-feel = feel this place again
web-key-row = read the row
web-key-column = read the column
web-key-diagonal = read the diagonals
web-key-board = read the whole board
web-key-next = go to the next piece
web-key-kind = ask where the pieces of a kind are
web-key-changed = read what has changed since your last turn
web-key-last = repeat the last message
web-key-last-five = repeat the last five messages
web-key-score = players and points
web-key-supply = feel what lies beside the board
web-key-turn = whose turn it is
web-key-clock = how much time is left
web-key-helper = switch the helper on or off (open eyes only)
web-key-above = switch the view from above on or off
web-key-command = go to the command box (Esc leads back)
web-key-help = show these keys
