# The command line.

## Names

cli-name-person = Player { $seat }
cli-name-bot = Bot { $seat }

## Help

cli-help-usage = Usage:
cli-help-commands = Commands
cli-help-command = COMMAND
cli-help-arguments = Arguments
cli-help-options = Options

cli-about-tidetable = Board games of the sea, in the terminal. Unofficial fan software.
cli-examples-tidetable =
    Examples:
      tidetable play perladora
      tidetable play perladora --seats you:Ann,you:Ben --set advanced=true
      tidetable games

    Exit codes: 0 done, 1 a rule or check says no, 2 the command makes no sense,
    3 a file cannot be read or written, 4 the input ended before the game did.
cli-about-games = Lists the games, how many can play, and what can be chosen
cli-examples-games =
    Examples:
      tidetable games
      tidetable games --json
cli-about-play = Plays a game in the terminal
cli-examples-play =
    Examples:
      tidetable play perladora
      tidetable play perladora --seats you,bot:strong --set advanced=true
      tidetable play perladora --seats you:Ann,you:Ben,bot:novice --save sunday.jsonl
      tidetable play perladora --seats "you,exec:python3 examples/bot.py"
      tidetable play --resume sunday.jsonl
      yes 1 | tidetable play perladora --seed 7 --no-board

    A question is answered with a number, with words that fit one answer, or with JSON.
    Type "help" at any question for the commands.
cli-about-serve = Puts the games into a browser, for yourself or for others
cli-examples-serve =
    Examples:
      tidetable serve
      tidetable serve --listen 127.0.0.1:9000 --data ./games
      tidetable serve --config tidetable.toml --no-browser

    TIDETABLE_LISTEN, TIDETABLE_DATA and other variables do the same as the file's keys;
    docs/operating.md lists them all.
cli-about-load = Measures how much a server carries, with simulated players on this machine
cli-examples-load =
    Examples:
      tidetable load
      tidetable load saturate --tables 1000 --seconds 20
      tidetable load paced --tables 100 --game south-seas
      tidetable load paced --address 127.0.0.1:8433 --json

    probe: the disk, one commit at a time and in groups. idle: the memory of a table where nobody does
    anything. paced: one answer for each table and second. saturate: as fast as it goes.
cli-about-rules = Shows the rules of a game, whole or by section
cli-examples-rules =
    Examples:
      tidetable rules perladora
      tidetable rules perladora 4.2
      tidetable rules perladora pontoon
cli-about-replay = Tells a recorded game and draws its position
cli-examples-replay =
    Examples:
      tidetable replay sunday.jsonl
      tidetable replay sunday.jsonl --step 12
      tidetable replay sunday.jsonl --step 12 --as 2
      tidetable replay sunday.jsonl --step 12 --json
cli-about-verify = Checks every claim of a record: steps, seed, draws, result
cli-examples-verify =
    Examples:
      tidetable verify sunday.jsonl
      tidetable verify sunday.jsonl --json

    Exit code 0 if the record holds, 1 if it does not.
cli-about-arena = Lets bots compete: the same deals from every seat, win shares with intervals, ratings
cli-examples-arena =
    Examples:
      tidetable arena perladora --bots strong,greedy --games 400
      tidetable arena south-seas --bots guided:200ms,plain:200ms --games 400 --html report.html
      tidetable arena mermaid-rain --players 4 --bots strong,greedy --games 400 --json
      tidetable arena perladora --bots "exec:python3 examples/bot.py,random" --games 20
      tidetable arena perladora --bots expert,strong --games 1000 --save contest.jsonl --minutes 60
      tidetable arena --table contest.jsonl other.jsonl
    What --save keeps is played on by the same command, until there are as many games as wanted.
    A contestant is a level (random, novice, casual, strong, expert), greedy, or a search with a budget
    of worlds or processor time: guided:500, guided:200ms, plain:200ms, worlds:200ms. exec:PROGRAM,
    or exec:200ms:PROGRAM with a time, is a bot of your own; docs/bots.md tells how it is spoken to.
    The last one named sits in all seats that are left.
cli-about-tune = Fits by self-play what bots look at in a position, and writes the weights
cli-examples-tune =
    Examples:
      tidetable tune perladora --games 400 --out crates/bots/weights/perladora.json
      tidetable tune sea-dragons --games 400 --worlds 30 --players 2
      tidetable tune mermaid-rain --habits --games 3000 --rounds 200
cli-about-simulate = Lets bots play many games and sums them up
cli-examples-simulate =
    Examples:
      tidetable simulate perladora --games 1000
      tidetable simulate perladora --players 4 --games 200 --bots novice
      tidetable simulate perladora --games 50 --bots casual,random --json
      tidetable simulate perladora --games 10 --records games/
cli-about-perft = Counts the ways a game can go, to pin its rules down
cli-examples-perft =
    Examples:
      tidetable perft perladora --players 2 --depth 3
      tidetable perft perladora --seed 1 --depth 2 --set advanced=true
      tidetable perft perladora --depth 3 --json
cli-about-bench = Measures how fast rules and search are, on one thread
cli-examples-bench =
    Examples:
      tidetable bench
      tidetable bench perladora --players 4 --seconds 5
      tidetable bench perladora --set advanced=true --json
cli-about-edition = Writes the components of a game as a file, or checks such a file
cli-examples-edition =
    Examples:
      tidetable edition perladora > mine.toml
      tidetable edition perladora --edition mine.toml
      tidetable play perladora --edition mine.toml

cli-arg-help = Shows this help
cli-arg-version = Shows the version
cli-arg-lang = The language: en or fr; otherwise that of the environment
cli-arg-json = Tells it as JSON, one line, as documented in docs/cli.md
cli-arg-game = The game, as "tidetable games" names it
cli-arg-play-game = The game, as "tidetable games" names it; asked for if left out
cli-arg-bench-game = The game, as "tidetable games" names it; all of them if left out
cli-arg-players = How many play; the smallest table if left out
cli-arg-set = A choice of the game, such as advanced=true; may be given several times
cli-arg-edition = A file with other components
cli-arg-edition-edition = A file with other components, to be checked
cli-arg-seed = A number that fixes every draw; otherwise nobody can foresee them
cli-arg-perft-seed = Counts from the first question of the game with this seed; otherwise from before the first draw
cli-arg-simulate-seed = The number of the first game; the next games follow (default 1)
cli-arg-seats = Who sits where: you, you:NAME, bot, bot:LEVEL (random, novice, casual, strong, expert) or exec:PROGRAM
cli-arg-no-board = Does not draw the position before every question
cli-arg-save = Keeps the game in this file when it ends or is left
cli-arg-resume = Goes on with a game that was saved
cli-arg-listen = Where to listen; only this machine can reach 127.0.0.1 (default 127.0.0.1:8433)
cli-arg-data = The folder that keeps the tables; otherwise where the system keeps the data of programs
cli-arg-config = A TOML file with all settings
cli-arg-no-browser = Does not open the page
cli-arg-load-game = The game, as "tidetable games" names it (default perladora)
cli-arg-load-seconds = Seconds for each measurement (default 10)
cli-arg-load-seed = A number that fixes who answers what, as far as the server's draws allow (default 1)
cli-arg-scenario = What to measure: all, probe, idle, paced or saturate (default all)
cli-arg-tables = How many tables (default 100)
cli-arg-address = A server that runs already, on this machine; otherwise one is started for it
cli-arg-pid = The process of that server, so that its processor time and memory can be read
cli-arg-section = The number of a section, or words it speaks of; everything if left out
cli-arg-file = The record
cli-arg-step = Shows the game after that many steps
cli-arg-eyes = Through whose eyes: a seat's number, public, or judge for everything once the game is over
cli-arg-games = How many games (default 100)
cli-arg-bots = One bot for all seats, or one for each: random, novice, casual, strong, expert, or exec:PROGRAM
cli-arg-threads = How many threads; as many as there are cores if left out
cli-arg-records = A folder that receives the record of every game
cli-arg-depth = How many steps deep (default 3)
cli-arg-seconds = Processor seconds for each figure (default 2)
cli-arg-yardstick = Measures random chess in the same run, for comparison

## Errors

cli-error = tidetable: { $sentence }
cli-usage-unknown-argument = There is no { $argument } here; try --help.
cli-usage-unknown-command = There is no command { $command }; try "tidetable --help".
cli-usage-missing-command = A command is missing; try "tidetable --help".
cli-usage-missing-argument = { $argument } is missing; try --help.
cli-usage-missing-value = { $argument } needs a value; try --help.
cli-usage-bad-value = { $argument } cannot be "{ $value }"; try --help.
cli-usage-conflict = { $argument } does not go together with { $other }; try --help.
cli-usage-other = The command cannot be understood; try --help.
cli-usage-language = There is no language "{ $language }" here, only en and fr.
cli-usage-game = There is no game "{ $game }" here, only { $games }.
cli-usage-players = This game is for { $fewest } to { $most } players, not { $players }.
cli-usage-set = There is no choice "{ $choice }" in this game, only { $choices }.
cli-usage-no-choices = There is no choice "{ $choice }" in this game, which has none.
cli-usage-seats = "{ $word }" is nobody who can sit down: you, you:NAME, bot, bot:LEVEL or exec:PROGRAM.
cli-usage-bot = There is no bot "{ $bot }", only { $bots }, or exec:PROGRAM.
cli-usage-bot-count =
    { $bots ->
        [one] One bot
       *[other] { $bots } bots
    } cannot take { $players } seats.
cli-usage-step = There is no step { $step }: the record ends after { $steps }.
cli-usage-seat = There is no seat "{ $seat }": they are numbered from 1 to { $seats }.
cli-usage-seconds = The seconds must be more than none.
cli-usage-minutes = The minutes must be more than none.
cli-no-file = { $file } cannot be read or written: { $reason }.
cli-not-written = it was not written
cli-no-record = { $file } is refused, line { $line }: { $reason }.
cli-no-edition = { $file } is refused: { $reason }.
cli-not-a-record = { $file } is there already and is not a record; choose another name.
cli-no-contest = { $file } holds no contest.
cli-other-contest = { $file } holds another contest: { $field } is { $kept } there and { $wanted } here.
cli-contest-format = { $file } holds a contest in format { $format }, which is not known here.
cli-contest-line = it is no game of this contest, or one that was there before
cli-contest-busy = somebody else is playing this contest
cli-no-seed = This record does not tell its seed, so it can be replayed but not played on.
cli-no-section = The rules have no section "{ $wish }" and do not speak of it.
cli-bot-failed = A bot has failed: { $reason }.
cli-thinking = { $name } is thinking…
cli-bot-replaced = A bot has failed: { $reason }. Another ({ $level }) takes its seat.
cli-input-ended = The input ended before the game did.

## What is wrong with a record

cli-fault-empty = the file is empty
cli-fault-unreadable = it cannot be read ({ $reason })
cli-fault-not-text = not UTF-8 text
cli-fault-foreign = this is not a tidetable record
cli-fault-format = the record has format { $format }, which this program does not read
cli-fault-unknown-game = no game here is called "{ $game }"
cli-fault-rules = it was played by version { $found } of the rules, this program has version { $expected }
cli-fault-edition = it was played with edition { $edition }; give its file with --edition
cli-fault-options = the table cannot be set up so ({ $reason })
cli-fault-players = { $found } players are named at a table of { $expected }
cli-fault-not-awaited = the game does not wait for that seat
cli-fault-refused = a rule forbids it: { $refusal } (rules, section { $section })
cli-fault-no-draw-due = nothing is to be drawn here
cli-fault-impossible-draw = this could not have been drawn
cli-fault-other-draw = the seed gives another draw here
cli-fault-other-seed = the seed is not the one that was committed to
cli-fault-other-result = the result is not what the steps lead to
cli-fault-early-result = it names a result, but the game is not over

## Games, rules, editions

cli-games-seats = For { $seats } players.
cli-games-hint = Start one with: tidetable play GAME
cli-edition-sound = The components hold together; their name is { $edition }.
cli-rules-hint = "rules 4.2" shows a section, "rules" and a word all sections that speak of it.

## Playing

cli-which-game = Which game? [1-{ $count }]
cli-no-such-game = There is no such game.
cli-seat-person = { $seat } { $name }
cli-seat-bot = { $seat } { $name } ({ $level })
cli-seats = Seats: { $seats }
cli-greeting = Type a number or words to answer, "help" for the commands.
cli-resumed =
    { $steps ->
        [one] The game goes on after one step; "log" tells what happened.
       *[other] The game goes on after { $steps } steps; "log" tells what happened.
    }
cli-hand-over = It is the turn of { $name }.
cli-press-enter = Everybody else looks away. Press Enter.
cli-prompt = [1-{ $count }] >
cli-asked = { $name }: { $question }
cli-find-hint = Words find answers; "list" shows them all.
cli-more =
    { $count ->
        [one] One more: type "more".
       *[other] { $count } more: type "more", or words to find the right one.
    }
cli-no-answers = There is nothing to show.
cli-no-such-number = There is no answer { $number }; they are numbered from 1 to { $count }.
cli-malformed = That is no answer of this game: { $reason }.
cli-not-awaited = The game does not wait for that answer.
cli-refused = Not possible: { $refusal } (rules, section { $section })
cli-undone = Taken back.
cli-nothing-to-undo = There is nothing to take back.
cli-too-late-to-undo = It is too late to take that back.
cli-why-what = Why not what? For example: why dive C4.
cli-why-legal = That is possible.
cli-why-unknown = Nothing in this game is called "{ $wish }".
cli-why-more =
    { $count ->
        [one] And one more like that.
       *[other] And { $count } more like that.
    }
cli-hint =
    { $answer } (wins { $chance } %, ends with about { $points } { $points ->
        [one] point
       *[other] points
    })
cli-saved = Saved in { $file }.
cli-save-where = Where to? For example: save sunday.jsonl
cli-offer-save = File to save the game in, or just Enter:
cli-standing =
    { $points ->
        [one] { $place }. { $name }: one point
       *[other] { $place }. { $name }: { $points } points
    }
cli-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } win together.
    }
cli-play-help =
    Answer with the number of an answer, with words that fit only one, or with its JSON.
      list [words]     show all answers, or those that hold the words
      more             show the next answers
      board            draw the position
      undo             take back your last answer, as long as nothing was learned since
      why <words>      why something is not possible
      hint             what a bot would do in your place: its best three, and what it expects
      rules [section]  the rules, or the section of that number, or those that speak of a word
      log              everything that happened
      save <file>      keep the game
      quit             leave the game

# How the drawing of each game is to be read.

cli-legend-perladora =
    In the drawing, *5 is a farm with five pearls; 1? a diver of seat 1 whose value is hidden, 1:3 one
    whose value you know, 1!3 one that lies face up; then - for each necklace, + for the reinforcement.
    Solid lines between cells are pontoons; on dotted lines no pontoon may lie. Below, for each seat:
    the divers behind its screen as value x count, clan, power tokens (o) and reinforcement (+);
    > marks whose turn it is, x who has passed. The last line counts the pontoons left.
cli-legend-south-seas =
    In the drawing, each tile fills one cell; cells are named by how far they lie from the start tile:
    N1E1 is one up and one to the right. Water is ~, land is #, bridges are lines, x is a junction stone,
    M a market; a digit on land counts bananas, on a bridge shells; f is one fish, F two, - a covered
    group, v a boat; letters from A on are islanders, + is a cell where a tile could lie. Below: the tile
    in hand in each way to turn it, with the number of quarter turns; the open ships and how many lie in
    the pile; for each seat its letter on the board, islanders in reserve (o), goods, and the ships taken
    with their points; > marks who is awaited. Last, each feature with islanders: its icons, in how many
    places it is open, who stands there, its cells.
cli-legend-sea-dragons =
    In the drawing, # is the island, ~ a current, . water, @ a whirlpool, * a coral, $ a coin; G, V, R and B
    are ships; 1 to 5 are dragons by seat, with ' after the head. Below, for each seat: heads left (^), coins
    ($), ships, missions with their points (!), coral cards (*), then dragon cards; ? stands for a card you
    cannot know, and cards in brackets are known to everybody.
cli-legend-mermaid-rain =
    In the drawing, (S) is a start space; W is a wreck, I an island, C a cave, followed by how many tokens
    lie there face up and face down; ### are rocks, a dot is open water. A tile shows its symbol: in < > if it
    leaves at the end of the round, in [ ] if it stays; - joins its hexes. The number behind a place is the
    mermaid there, * if there are several.

cli-keyword-help = help
cli-keyword-list = list
cli-keyword-more = more
cli-keyword-board = board
cli-keyword-undo = undo
cli-keyword-why = why
cli-keyword-hint = hint
cli-keyword-rules = rules
cli-keyword-log = log
cli-keyword-save = save
cli-keyword-quit = quit

## Serving

cli-serve-ready = Tidetable is at { $address } and ends with Ctrl-C.
cli-serve-failed = The server cannot run: { $reason }.

## Replaying and verifying

cli-replay-position = After step { $step } of { $steps }:
cli-replay-judge = Everything is shown only once the game is over; choose a seat or "public".
cli-verify-steps =
    { $steps ->
        [one] The record holds: one step, which is legal.
       *[other] The record holds: { $steps } steps, all of them legal.
    }
cli-verify-draws =
    { $draws ->
        [one] The seed is the one that was committed to, and the one draw follows from it.
       *[other] The seed is the one that was committed to, and all { $draws } draws follow from it.
    }
cli-verify-draws-untold =
    { $draws ->
        [one] It has one draw, which cannot be checked before the seed is told.
       *[other] It has { $draws } draws, which cannot be checked before the seed is told.
    }
cli-verify-finished = The game is over and the result is right.
cli-verify-running = The game is not over.

## Simulating, counting, measuring

cli-simulate-games = { $games } games in { $seconds } s, { $answers } answers a game ({ $least } to { $most })
cli-simulate-seat = Seat { $seat } ({ $bot }): first in { $wins } % of the games, { $points } points on average ({ $least } to { $most })
cli-perft-row = depth { $depth }: { $nodes } ({ $seconds } s)
cli-bench-clock-cpu = Figures are per processor second of one thread.
cli-bench-clock-wall = Figures are per second on the wall: this system does not tell a thread's processor time.
cli-bench-yardstick = Yardstick, random chess by { $name }: { $moves } moves/s
cli-bench-yardstick-hint = For a yardstick from the same run: cargo xtask bench
cli-bench-no-yardstick = This binary holds no yardstick; "cargo xtask bench" builds one that does.
cli-bench-sizes = state { $state } bytes, answer { $action } bytes, { $decisions } decisions a game, { $answers } answers a decision
cli-bench-listed = every answer listed: { $decisions } decisions/s, { $games } games/s
cli-bench-sampled = one answer sampled: { $decisions } decisions/s, { $games } games/s
cli-bench-search-start = search at the start: { $guided } worlds/s guided, { $plain } plain
cli-bench-search-middle = search in the middle: { $guided } worlds/s guided, { $plain } plain
cli-bench-share = ({ $share } of the yardstick)

cli-arena-games = { $games } games at { $seats } seats
cli-arena-contestant = { $bot }: wins { $wins } % [{ $low }–{ $high }], { $points } ± { $margin } points, rating { $rating }, { $milliseconds } ms a decision
cli-arena-ahead = { $bot } ends ahead of { $other }: { $share } % [{ $low }–{ $high }]; a tie counts half
cli-arena-left-out =
    { $games ->
        [one] One more game is left out: its deal has not been played from every seat yet.
       *[other] { $games } more games are left out: their deals have not been played from every seat yet.
    }
cli-arena-table-head = | game | seats | choices | games | line-up | the first wins | points of each | ms a decision | command |
cli-arena-table-row = | { $game } | { $seats } | { $options } | { $games } | { $bots } | { $wins } % [{ $low }, { $high }] | { $points } | { $milliseconds } | `{ $command }` |
cli-usage-contestant = No contestant is called { $bot }: name a level, greedy, guided, plain or worlds with a budget, as in guided:500 or guided:200ms, or a program, as in exec:./bot.py.
cli-tune-table = { $seats } seats: { $games } games, { $explained } % of the differences in points explained
cli-tune-habits = { $kept } of { $tried } changes kept
cli-tune-no-habits = The quick answers of this game go by nothing that could be fitted.
cli-arg-arena-bots = Who competes, one for each seat; the last one named sits in all seats that are left
cli-arg-arena-games = How many games; rounded up so that everybody plays every deal from every seat (default 100)
cli-arg-arena-save = Keeps every game in this file; plays on if the contest is there already
cli-arg-minutes = Begins no new game after that many minutes
cli-arg-saved = Tells saved contests as a table in Markdown, one row for each file
cli-arg-html = Also write a report with plots to this file
cli-arg-tune-games = How many games are played before each fit (default 400)
cli-arg-tune-players = Only for tables of this size; for every size if left out
cli-arg-rounds = How often is played and fitted (default 4)
cli-arg-tune-worlds = How many worlds the players of the games imagine before they answer; none to look one answer ahead (default 0)
cli-arg-habits = Fits what quick answers go by instead, beginning with what they go by now: --games for each change, --rounds changes
cli-arg-out = Write to this file instead of the screen

## Measuring a server

cli-load-probe = The disk
cli-load-idle = Idle
cli-load-paced = One answer for each table and second
cli-load-saturate = As fast as it goes
cli-load-tables = { $tables } tables of { $game } with { $seats } seats
cli-load-single = one commit at a time: { $rate } commits/s
cli-load-grouped = in groups of { $rows }: { $rate } answers/s, { $times } times as many
cli-load-memory = { $each } KB of memory for each table with its open sockets; { $all } MB in all
cli-load-no-memory = memory: not measured, because this system does not tell or the process is not known (--pid)
cli-load-heard = answer to broadcast: half within { $half } ms, 99 % within { $most } ms, all within { $longest } ms
cli-load-commit = one commit on this disk: half within { $half } ms, 99 % within { $most } ms, all within { $longest } ms
cli-load-over = half of the answers took at most { $over } ms longer than a commit
cli-load-late = sent too late by this program: half by { $half } ms, 99 % within { $most } ms, all within { $longest } ms
cli-load-rate = { $rate } durable answers/s
cli-load-cost = { $rate } answers for each processor second of the server ({ $seconds } s used; { $tables } tables made meanwhile)
cli-load-no-cost = processor time: not measured, because this system does not tell or the process is not known (--pid)
cli-load-commits = { $writes } writes in each commit of the server, { $time } ms each
cli-load-bare = for scale, bare rooms that only pass on { $bytes } bytes to each seat: { $rate } for each processor second; this is { $share } % of it
cli-load-not-loopback = { $address } is not an address of this machine; load is only put on loopback, such as 127.0.0.1:8433.
cli-load-tables-bound = Between 1 and { $most } tables can be simulated.
cli-load-seconds-bound = A measurement takes between 1 and { $most } seconds.
cli-load-failed = Nothing could be measured: { $reason }.
