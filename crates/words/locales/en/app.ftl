# The client in the browser.

app-motto = Four board games of the sea, for tonight.
app-colophon = Unofficial fan software: own art, own words, no account, no tracking.
app-home = Home
app-about = About
app-settings = Settings
app-navigation = Navigation
app-skip = Skip to the page
app-close = Close
app-dismiss = Dismiss
app-guest = Guest
app-you = You

## The front page

app-games = Games
app-play-bots = Play against bots
app-play-friends = Play with friends
app-new-table = Set up a table
app-rules = Rules
app-coming = Coming
app-seats = { $fewest } to { $most } players
app-in-progress = Your games
app-finished = Finished games
app-open-tables = Open tables
app-discard = Discard this game of { $game }
app-code-ask = A friend gave you a code?
app-join = Join

## Setting up a table

app-your-name = Your name
app-their-name = Their name
app-where = Where do you play?
app-where-link = By link
app-where-here = On this device
app-how-many = How many play?
app-who = Who plays?
app-seat-number = Seat { $seat }
app-seat-free = Free seat
app-chair-you = You
app-chair-other = Somebody here
app-chair-open = Whoever comes
app-bot-of = Bot ({ $level })
app-level-random = random
app-level-novice = novice
app-level-casual = casual
app-level-strong = strong
app-level-expert = expert
app-pace = How much time?
app-pace-unhurried = As long as it takes
app-pace-live = { $minutes } min + { $increment } s
app-pace-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
app-listed = Who may join?
app-listed-no = Only people with the link
app-listed-yes = Anybody
app-hints = Hints?
app-hints-no = Everybody on their own
app-hints-yes = Whoever wants may ask a bot
app-begin = Begin

## The waiting room

app-waiting = Send the link or the code to your friends. The table waits for them.
app-invite = Invite
app-code = Code
app-link = Link to this table
app-copy = Copy
app-copied = Copied
app-sit = Sit down
app-leave = Leave
app-host-starts = Whoever made the table begins the game.
app-free-seats-bots = Seats that are still free when you begin are taken by bots.
app-other-device = Go on with another device
app-other-device-hint = This link is your own seat. Open it on your phone or tablet, and show it to nobody else.
app-seat-link = Link to your seat

## The table

app-board = Board. Plus, minus and arrow keys move the view.
app-zoom-in = Closer
app-zoom-out = Farther
app-zoom-fit = See everything
app-players = Players
app-turn = to play
app-your-turn = Your turn
app-stand-in = bot stands in
app-away = away
app-clock = Time left
app-prompt = What is asked
app-hand = Your hand
app-side = Log and more
app-log = Log
app-answers = Answers
app-answers-count = { $count ->
    [0] No answer fits
    [one] 1 answer
   *[other] { $count } answers
}
app-answers-none = Nothing is asked of you now
app-answers-filter = Type to filter, arrows to move, Enter to choose
app-sketch = In text
app-seat = Seat
app-hand-over = Hand your seat to a bot
app-hand-over-hint = A bot will play for you until you come back.
app-chat = Chat
app-chat-say = Say something
app-chat-send = Send
app-chat-mute = Hide the chat
app-chat-unmute = Show the chat
app-chat-muted = The chat is hidden on this device.
app-chat-forbid = Close the chat for everybody
app-chat-allow = Open the chat
app-confirm = Confirm
app-cancel = Cancel
app-undo = Undo
app-hint = Hint
app-hint-title = What would a strong bot do?
app-advice = What a strong bot would do
app-outlook = wins { $chance } %, about { $points ->
    [one] 1 point
   *[other] { $points } points
}
app-rule-link = Rules § { $section }
app-opening = Opening …
app-drawing = Something is drawn.
app-thinking = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
app-waiting-for = Waiting for { $names }.
app-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
}
app-handover = It is { $name }’s turn. Hand the device over; nothing hidden is shown now.
app-handover-take = I am { $name }
app-bot-silent = The bot does not answer. Reload the page: the game is kept.
app-unkept = This browser has no room left: the game will be lost when the page is closed.
app-reconnecting = The line broke. Connecting again …
app-watching = You are watching: you see what everybody sees.
app-kept-warm = A bot plays in your seat.
app-return = Take it back
app-vote = { $name } is away. Let a bot stand in?
app-vote-agree = Let a bot play
app-vote-withdraw = Withdraw

## The end

app-scores = Scores
app-standings = Standings
app-place = Place { $place }
app-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
app-rematch = Play again
app-rematch-join = To the next game
app-replay = Watch again

## Replay

app-replay-here = The game at this moment
app-replay-first = To the start
app-replay-previous = One step back
app-replay-next = One step on
app-replay-last = To the end
app-replay-run = Play
app-replay-pause = Pause
app-replay-position = Step
app-replay-step = Step { $step } of { $count }
app-replay-eyes = Seen by
app-replay-all = everything open
app-replay-public = somebody watching
app-replay-link = Link to this moment

## Settings

app-language = Language
app-language-en = English
app-language-fr = Français
app-theme = Light
app-theme-system = As the system
app-theme-light = Paper
app-theme-dark = Deep water
app-motion = Motion
app-motion-calm = Calm
app-motion-quick = Quick
app-motion-off = Off
app-patterns = Signs
app-patterns-off = Colour and emblem
app-patterns-on = Patterns as well
app-confirming = An answer is given
app-confirming-on = When confirmed
app-confirming-off = With one click

## Nothing here

app-lost = Nothing here
app-lost-page = This address leads nowhere.
app-lost-local = This game is not kept in this browser any more.
app-lost-damaged = This game cannot be opened: it was damaged, or the rules have changed since.
app-lost-running = This game is still going on. It can be watched again when it is over.
app-lost-game = This game has no board yet.
app-lost-table = There is no such table.
app-lost-code = This code leads to no free seat.
app-contents = Contents
app-rules-again = Start over
app-rules-missing = The rules cannot be fetched right now.

## Problems

app-problem-malformed = That was not understood. Reload the page.
app-problem-too-large = That is too long.
app-problem-too-fast = Too much at once. Wait a moment.
app-problem-wrong-protocol = This page is older than the server. Reload it.
app-problem-not-found = There is no such table.
app-problem-not-host = Only whoever made the table may do that.
app-problem-not-seated = Only somebody with a seat may do that.
app-problem-seat-taken = This seat is taken.
app-problem-wrong-stage = Not at this moment of the game.
app-problem-stale = The game has moved on meanwhile.
app-problem-not-awaited = It is not your turn.
app-problem-not-allowed = Hints are not wanted at this table.
app-problem-refused = The rules do not allow that.
app-problem-cannot-undo = It is too late to take that back.
app-problem-bad-options = These options do not go together.
app-problem-bad-text = This text cannot be used.
app-problem-bad-secret = The server does not know this browser. Reload the page.
app-problem-unavailable = The server is busy. Try again in a moment.
app-problem-internal = Something went wrong on our side.
app-problem-unreachable = The server cannot be reached.

## About

app-about-lead = Tidetable is a home for four modern board games of the sea: with friends by link, on one device, or against bots.
app-about-unofficial = It is unofficial, non-commercial fan software. It uses no text and no picture of the publishers: all drawings and all words are made here. Whoever likes a game should buy it.
app-about-games = The games
app-about-reconstructed = What is reconstructed
app-about-reconstructed-text = The rulebooks’ pictures were not at hand, so boards, tiles and cards that only pictures show are reconstructed; the rules of each game say which. An owner of the printed game can write down their own components and play with them.
app-about-fair = Fair draws, fair bots
app-about-fair-text = Before a game begins, the server commits itself to everything that will be drawn; after it, anybody can check every draw. Bots are handed what a person in their seat would see, and nothing else.
app-about-privacy = What is kept
app-about-privacy-text = There is no account. A secret in your browser tells the server which seats are yours; games on this device never leave it. Nobody counts or follows you.
