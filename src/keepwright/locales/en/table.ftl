### The table: what is around every game, in the terminal and in the browser.

status-complete = complete

## Terminal: the table

terminal-round = Round { $round }
terminal-phase = Phase { $phase }: { $name }
terminal-your_turn = Your turn, { $seat }.
terminal-log = What happened
terminal-score_sheet = Score sheet
terminal-sources = Where the prestige came from
terminal-total = Total
terminal-winners =
    { $count ->
        [0] Nobody wins.
        [one] The winner is { $winners }.
       *[other] The win is shared by { $winners }.
    }
# Shown before the obstacles of a refused move.
terminal-why_not = Not possible:
# $rule is a rule key such as § phase 2.
terminal-reason = { $reason } ({ $rule })
terminal-possible = This is possible now.
terminal-prompt = Number, move, ? or help
terminal-no_number =
    { $most ->
        [one] There is only choice 1.
       *[other] The choices are numbered from 1 to { $most }.
    }
terminal-undone = Taken back: { $move }
terminal-undone-seen = Taken back: { $move }. You have seen more than you knew then, so the record has a remark.
# A remark in the record of a game.
terminal-undo_remark = Line { $line }, “{ $move }”, was taken back after cards or answers had been seen.
terminal-nothing_to_undo = You have not decided anything yet.
# Below a page of a longer text; $count is how many lines are left.
terminal-more = { $count } more lines. Enter: on · q: enough
# Where the log has no room for all that is new; “since” is typed.
terminal-more_news = … { $count } more since your last decision; since tells them all
terminal-buildings = What can still be built: cost → gain, and what it does (✓: you could build it now)
terminal-no_buildings = There is nothing you could build.
terminal-saved = The game is saved: { $file }
# The player left or the input ended.
terminal-left = The game is saved: { $file }
    To go on: keepwright play --resume { $file }
terminal-interrupted = Interrupted. The game is saved: { $file }
    To go on: keepwright play --resume { $file }
terminal-no_topic = Nothing is known about “{ $topic }”.
terminal-no_topic-near = Nothing is known about “{ $topic }”. Did you mean: { $near }?

## Terminal: words on the board

terminal-workers = Workers
    .short = Workers
terminal-prestige = Prestige
terminal-deniers = Deniers
terminal-residences = Residences
    .short = Homes
terminal-passed = Passed
terminal-free = { $count } free
terminal-scored = scored
terminal-legend = { $provost } provost · { $bailiff } bailiff · { $trigger } scoring · A owner · (a) worker
terminal-price = { $count } d
terminal-usual_price = ({ $count } d each)
terminal-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
terminal-hand = Hand
terminal-piles = Draw/discard pile
    .short = Piles
terminal-set_up = Set-up
terminal-first_player = First player
terminal-legend_of_cards = { $provost } provost (dim: beyond him) · { $prestige } prestige building · 4 reserve · A owner · (a) worker
terminal-legend_of_gaps = { $provost } provost, between two spaces (dim: beyond him) · A owner · (a) worker · A+B two workers
# Column: houses a player has left
terminal-houses = Houses
# Characters that lie on the board, held by nobody
terminal-on_board = Board
terminal-from_round = from round { $round }
# What each of the choices costs
terminal-each = ({ $goods } each)
terminal-turn_order = Turn order
terminal-debts = Debts
terminal-captured = captured by
# Cards that a player looks at to keep some of them; a card that he has just kept.
terminal-offered = To choose from
terminal-picked = Kept
terminal-next_worker = Workers, and what your next one brings
# What the middle space of the Black Market offers: hiring, or drawing building cards.
terminal-hire = an apprentice, or 1 of 5 cards
# The automa and its deck, which is our own and not the published one.
terminal-stand_in = { $bot } plays with our own stand-in deck, not the published cards: { $left } in the pile, { $discarded } discarded
terminal-legend_of_workers = A2 two workers · +3 what your next worker brings, ×2 how many actions · { $silver }2 silver · { $closed } beyond it the Cathedral (low) or the Black Market (high) is closed · ↻ resets · { $skills }
# Several people share one terminal and must not see each other's cards.
terminal-hand_over = The keyboard goes to { $seat }. Press Enter when nobody else is looking.
terminal-sits = { $seat }: { $name } ({ $level })

## Terminal: help

terminal-help-number = a number chooses from the list
terminal-help-move = a move in the notation, such as “{ $move }”, does the same
terminal-help-all = all shows also what is not possible now, and why
terminal-help-buildings = buildings shows what can still be built, for what, and what it does
terminal-help-rules = ? shows the rules of what is asked; ? { $piece } a building; ? R-14 a ruling
terminal-help-why = why { $move } tells whether that is possible, and if not, why
terminal-help-table = table draws the table again; log tells the whole game; score shows the points
terminal-help-since = since tells what has happened since your last decision
terminal-help-undo = undo takes your last decision back, while nobody else has acted
terminal-help-undo_alone = undo goes back to your last decision; the bots answer the same move in the same way
terminal-help-save = save FILE writes the game into a file
terminal-help-quit = quit ends; the game is saved

## Terminal: the card of a building

terminal-card-space = On the road: space { $space }
terminal-card-slot = On the construction site: slot { $slot }
terminal-card-start = At the start: { $goods }
terminal-card-column = { $place }: column { $column }
terminal-card-owned = Owner: { $seat }
terminal-card-rule = Rules: { $rule }

## Command line

cli-interrupted = Interrupted.
cli-error = Error: { $reason }
cli-error-file = { $file }: { $reason }
cli-bad_lang = There is no language “{ $lang }”. There are: { $languages }.
cli-call-command = There is no command “{ $given }”. { $help } lists them all.
cli-call-command-near = There is no command “{ $given }”. Did you mean: { $near }? { $help } lists them all.
cli-call-option = There is no option { $given }. { $help } lists them all.
cli-call-option-near = There is no option { $given }. Did you mean: { $near }? { $help } lists them all.
cli-call-no_value = { $name } needs a value behind it. { $help } tells more.
cli-call-missing = { $name } is missing. { $help } tells more.
cli-call-too_much = “{ $given }” is too much: nothing more is asked for. { $help } tells more.
cli-call-number = { $name } takes a number, not “{ $given }”. { $help } tells more.
cli-call-least = { $name } must be at least { $least }, not { $given }. { $help } tells more.
cli-call-most = { $name } must be at most { $most }, not { $given }. { $help } tells more.
cli-call-value = { $name } takes one of { $values }, not “{ $given }”. { $help } tells more.
# $extra is the name of a set of packages, $package the one that is not there.
cli-extra_missing = This needs { $package }, which is not installed. Type: pip install "keepwright[{ $extra }]"
cli-bad_option_form = “{ $given }” is not an option of a game. Write name=value, such as name=true.
cli-bad_bot_count =
    { $seats ->
        [one] There is 1 seat
       *[other] There are { $seats } seats
    } but { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }.
cli-bad_number = { $name } must be at least { $least }, not { $given }.
cli-file_missing = There is no file { $file }.
cli-file_unreadable = { $file } cannot be read: { $reason }
cli-file_not_text = { $file } is not a text file, so it holds no game, position or scenario.
cli-file_unwritable = { $file } cannot be written: { $reason }
cli-folder_missing = There is no folder { $folder }, so { $file } is not written. Make the folder, or name another file.
cli-file_exists = { $file } is there already. Name another file, or go on with --resume.
error-unknown_bot = There is no bot “{ $bot }”. There are: { $bots }.
error-bad_bot_parameter = The bot { $bot } has no parameters.
error-bad_bot_parameter-parameters = The bot { $bot } has no parameter “{ $parameter }”. There are: { $parameters }.
error-bad_bot_parameter-range = The parameter { $parameter } of the bot { $bot } takes a number in the range { $range }, not “{ $given }”.
# A bot of the user's own, written module:Class; $reason is a why-… message.
error-bad_own_bot = “{ $bot }” is no bot. { $reason }
why-no_module = There is no module “{ $module }”, neither in this folder nor where Python looks.
why-broken_module = Its module cannot be loaded: { $problem }
why-no_class = The module { $module } has no class “{ $name }”.
why-no_bot = “{ $name }” is not a class with a method “choose”.
why-no_parameter = “{ $given }” is not a parameter: write key=value.
why-not_made = It cannot be made: { $problem }
# $reason is what Python says; games are numbered from 0.
error-bot_broke = The bot { $bot } broke in game { $number }: { $reason }
error-bot_broke-answer = The bot { $bot } answered “{ $answer }” in game { $number }, which it was not offered.
error-crew_lost = A process that played ended before its games were done.

cli-games-id = Id
cli-games-title = Title
cli-games-seats = Players
cli-games-options = Options
cli-games-status = Status

cli-simulate-done =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $title }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $seconds } s, { $rate } decisions/s
cli-simulate-interrupted = Interrupted after { $games } of { $wanted } games; this is what is done.
cli-simulate-progress = Playing
cli-simulate-seat = Seat
cli-simulate-bot = Bot
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-mean = Mean
cli-simulate-deviation = Deviation
cli-simulate-range = Range
cli-simulate-intervals = In brackets and behind ±: the 95% interval.
cli-simulate-bad_out = Rows are written to a file that ends in .csv or .jsonl, not to { $file }.
cli-simulate-digest = Digest { $digest }

cli-replay-position = After { $move } of { $moves } lines
cli-replay-start = Before the first line
cli-replay-beyond = The record has { $moves } lines, not { $given }.
cli-replay-step = Enter: on · b: back · a number: go there · q: end
cli-replay-unknown = “{ $typed }” is no command here; the lines are numbered from 0 to { $moves }.

cli-scenario-passed = passed { $id } ({ $place })
cli-scenario-differs = differs { $id } ({ $place })
cli-scenario-wrong = wrong { $id } ({ $place })
cli-scenario-no_file = wrong { $place }
cli-scenario-number = scenario { $number } of the file
cli-scenario-line = Line { $line }:
cli-scenario-step = Line { $line }, step { $step }:
cli-scenario-difference = { $where }: wanted { $wanted }, found { $found }
# $entries are moves, codes or ids, as a scenario writes them.
cli-scenario-missing = Missing: { $entries }.
cli-scenario-unexpected = Not expected: { $entries }.
cli-scenario-nothing = nothing
cli-scenario-legal = Legal here: { $moves }
cli-scenario-not_refused = { $move } is legal; it should be refused: { $codes }
cli-scenario-happened =
    { $count ->
        [one] { $event } happened once; it should not.
       *[other] { $event } happened { $count } times; it should not.
    }
# $wanted names a moment of the game, $found what comes first.
cli-scenario-until = until { $wanted }: that moment is not reached; due is { $found }
cli-scenario-events = events: { $wanted } is missing. What happened from there on: { $found }
cli-scenario-show_one = --show is for one scenario: FILE, or FILE#2 for the second in a file.
cli-scenario-chance = Chance decides, for example: { $line }
cli-scenario-next = This comes next: { $task }
cli-scenario-empty = { $file } holds no scenario.
cli-scenario-all_passed =
    { $count ->
        [one] 1 scenario, passed.
       *[other] { $count } scenarios, all passed.
    }
cli-scenario-summary = Passed: { $passed }, different: { $differing }, wrong: { $wrong }.

cli-explain-unknown = Nothing is known about “{ $topic }”.
cli-explain-unknown-near = Nothing is known about “{ $topic }”. Did you mean: { $near }?
cli-explain-no_rules = The rules of record are not here: { $file }
cli-explain-obstacle = Obstacle { $code }
cli-explain-language = The rules of record are in English.
cli-topics = { $game }: what can be explained
cli-topics-sections = Sections
cli-topics-rulings = Rulings
cli-topics-examples = Worked examples
cli-topics-decisions = { vocabulary-decisions }
cli-topics-refusals = { vocabulary-refusals }

# The words that scenarios and records are written with; start, due … are keys of scenarios.
vocabulary-title = The words of { $game }
# $list is written as it is typed.
vocabulary-moves = Moves: { $list }
vocabulary-fields = Fields: { $list }
vocabulary-obstacles = Obstacles: { $list }
vocabulary-decisions = Decisions
vocabulary-about-decisions = What a seat is asked, under the name that stands in due and start; the moves that answer it, without the seat; what can stand against them.
vocabulary-chance = Chance
vocabulary-about-chance = What a line that begins with * decides.
vocabulary-tasks = Tasks
vocabulary-about-tasks = Beside decisions and chance: with what a scenario can start, or until when it can go on.
vocabulary-refusals = Obstacles
vocabulary-about-refusals = The codes that refuse names, and the rules they come from.
vocabulary-events = Events
vocabulary-about-events = What events and never name, with the facts that are told.
vocabulary-default = When nothing is given
vocabulary-about-default = The position that a scenario begins with, here for three players.
vocabulary-set_up = With set_up: true
vocabulary-about-set_up = What is different if a scenario says set_up: true. Chance has dealt in the order of the tables, and everybody has given the first legal answer.

cli-perft-depth = Depth
cli-perft-lines = Lines of play
cli-perft-seconds = Seconds

cli-verify-holds = Everything holds: { $file }
cli-verify-fails = This does not hold: { $file }
cli-verify-legal = Every line is legal ({ $moves }).
cli-verify-unfinished = The game is not finished.
cli-verify-result = The result is as written: { $result }
cli-verify-no_result = The header Result is missing; the result is { $result }.
cli-verify-other_result = The result is { $found }, but the header says { $written }.
cli-verify-early_result = The header Result says { $written }, but the game is not finished.
cli-verify-commitment = The seed is the one that was promised: its SHA-256 is { $commitment }.
cli-verify-other_commitment = The seed is not the one that was promised: its SHA-256 is { $found }, promised was { $commitment }.
cli-verify-no_commitment = No commitment was written, so the seed may have been chosen afterwards.
cli-verify-no_seed = The seed is not revealed, so chance cannot be checked.
cli-verify-bad_seed = The header Seed is not a number of 256 bits in hexadecimal: { $seed }
cli-verify-dealt =
    Chance came from the seed ({ $count ->
        [one] 1 outcome
       *[other] { $count } outcomes
    }).
cli-verify-dealt_otherwise = Line { $move } says “{ $written }”, but the seed deals “{ $found }”.

## Bench

cli-bench-progress = Measuring
cli-bench-title = Speed here
cli-bench-measure = Measure
cli-bench-who = Of
cli-bench-value = Value
cli-bench-ratio = Ratio
cli-bench-least = At least
cli-bench-aim = Aim
cli-bench-ratios = Compared with the peer in the same run
cli-bench-measure-playout = random game to the end, inside the package
cli-bench-measure-games = whole random games
cli-bench-measure-simulate = random games as simulate plays and counts them
cli-bench-measure-driven = random game driven from outside
cli-bench-measure-copy = copy of a position
cli-bench-measure-legal = legal candidates of a decision
cli-bench-measure-early = legal candidates with a full table, first quarter of a game
cli-bench-measure-late = legal candidates with a full table, last quarter of a game
cli-bench-measure-slowest = the slowest decision of a game with a full table
cli-bench-measure-state = memory of a position
cli-bench-measure-leak = memory left behind by playouts
cli-bench-unit-rate = decisions/s
cli-bench-unit-games = games/s
cli-bench-unit-time = µs
cli-bench-unit-size = bytes
cli-bench-no_peer = { $peer } is not installed, so there is nothing to compare with. `make bench` installs it.

## Server

cli-serve-ready = The tables are at { $address } (Ctrl-C ends it).
cli-serve-stopped = Stopped; everything is kept.
cli-serve-failed = The server could not start.
cli-serve-no_door = Nobody can listen at { $host }, port { $port }: { $reason }
cli-serve-no_sender = E-mail needs a sender: --mail-from ADDRESS.
cli-serve-bad_url = “{ $url }” is not an address. Write https://play.example.org.
cli-database_unknown = There is no such database: { $reason }
cli-database_refuses = The database refuses: { $reason }
cli-database_missing = There is no database { $file }. Name its folder with --data, or the database with --database.
cli-database_empty = The database is empty: no server has used it yet.
# Revisions of the schema, such as 0001.
cli-database_other = The database is at revision { $found }, this release needs { $wanted }. Update with: keepwright admin migrate

cli-admin-backing_up = Backing up
cli-admin-backed_up =
    { $rows ->
        [one] 1 row is in { $file }.
       *[other] { $rows } rows are in { $file }.
    }
cli-admin-restoring = Restoring
cli-admin-restored =
    { $rows ->
        [one] 1 row was brought back from { $file }.
       *[other] { $rows } rows were brought back from { $file }.
    }
cli-admin-file_exists = { $file } is there already. Name another file.
cli-admin-bad_backup-unreadable = { $file } is not a back-up, or it is damaged. Nothing was changed.
cli-admin-bad_backup-cut_short = { $file } is not whole. Nothing was changed.
cli-admin-bad_backup-newer = { $file } comes from a newer release. Nothing was changed.
cli-admin-not_empty = There are people in this database already. Restore into an empty one.
cli-admin-exporting = Writing records
cli-admin-exported =
    { $written ->
        [one] 1 record was written to { $folder }
       *[other] { $written } records were written to { $folder }
    }; { $there ->
        [one] 1 was there already.
       *[other] { $there } were there already.
    }
cli-admin-newest = The database is at revision { $revision }, as it should be.
cli-admin-made = The database was made, at revision { $revision }.
cli-admin-migrated = The database was brought from revision { $before } to { $after }.
cli-admin-invited = With this word one account can be made: { $word }
cli-admin-banned = { $name } is shut out.
cli-admin-unbanned = { $name } may come in again.
cli-admin-nobody = Nobody here is called “{ $name }”.

## Pictures of positions

picture-over = The game is over.
picture-chance = Chance is next.
picture-asked = { $seat }: { $prompt }
picture-seen_whole = everything lies open
picture-seen_by_spectator = as a spectator sees it
picture-seen_by = as { $seat } sees it
# $goods is a list of amounts.
picture-holds = { $seat }: { $goods }.
picture-closed = closed
picture-round_of = Round { $round } of { $rounds }
picture-deck = Deck

cli-picture-written = The picture is written: { $file }
cli-picture-bad_theme = There is no theme “{ $theme }”. There are: { $themes }.
cli-picture-bad_seat = There is no seat “{ $seat }” here. There are: { $seats }.
cli-picture-bad_ending = A picture is written as .svg or .png, not as { $file }.
cli-picture-no_png = PNG needs the package resvg-py: pip install 'keepwright[picture]'. SVG needs nothing.
