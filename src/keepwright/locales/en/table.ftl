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
terminal-prestige = Prestige
terminal-deniers = Deniers
terminal-residences = Residences
terminal-unbuilt = unbuilt
terminal-passed = Passed
terminal-free = { $count } free
terminal-scored = scored
terminal-open_columns = open up to column { $column }
terminal-legend = { $provost } provost · { $bailiff } bailiff · { $trigger } scoring · A owner · (a) worker
terminal-price = { $count } d
terminal-usual_price = ({ $count } d each)
terminal-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
terminal-hand = Hand
terminal-set_up = Set-up
terminal-first_player = First player
terminal-legend_of_cards = { $provost } provost (dim: beyond him) · { $prestige } prestige building · 4 reserve · A owner · (a) worker
# Several people share one terminal and must not see each other's cards.
terminal-hand_over = The keyboard goes to { $seat }. Press Enter when nobody else is looking.

## Terminal: help

terminal-help-number = a number chooses from the list
terminal-help-move = a move in the notation, such as “place mason”, does the same
terminal-help-all = all shows also what is not possible now, and why
terminal-help-rules = ? shows the rules of what is asked; ? mason a building; ? R-14 a ruling
terminal-help-why = why place mason tells whether that is possible, and if not, why
terminal-help-table = table draws the table again; log tells the whole game; score shows the points
terminal-help-undo = undo takes your last decision back, while nobody else has acted
terminal-help-save = save FILE writes the game into a file
terminal-help-quit = quit ends; the game is saved

## Terminal: where prestige comes from, by event

terminal-source-owner_rewarded = Others in your buildings
terminal-source-built = Buildings
terminal-source-transformed = Residences
terminal-source-batch_handed_in = Castle
terminal-source-no_batch = Nothing for the castle
terminal-source-no_house_in_section = No house in a section
terminal-source-favour = Royal favours
terminal-source-trade = Trades
terminal-source-final_bonus = Final bonus

## Terminal: the card of a building

terminal-card-cost = Cost: { $goods }
terminal-card-points = When built: { $goods }
terminal-card-income = Income: { $goods } in every round
terminal-card-produce = Produces: { $goods }
# Between alternatives: 1 Food or 1 Cloth
terminal-card-or = { $first } or { $second }
terminal-card-owner_bonus = Its owner, if another’s worker was there: { $goods }
terminal-card-offer = Trade, once: { $pay } → { $gain }
terminal-card-construct = Builds one: { $class }
terminal-card-transform = Turns a neutral or own building into a residence for { $goods }
terminal-card-no_worker = Takes no workers.
terminal-card-at_end = At the end of the game: { $points }
terminal-card-reserve = { $goods } from the reserve on the card
terminal-card-turn = turns one of your own cards into a residence, for { $goods }
terminal-card-space = On the road: space { $space }
terminal-card-owned = Owner: { $seat }
terminal-card-rule = Rules: { $rule }

## Command line

cli-version =
    { $form ->
        [compiled] keepwright { $version } (compiled)
       *[interpreted] keepwright { $version } (interpreted)
    }
cli-interrupted = Interrupted.
cli-error = Error: { $reason }
cli-error-file = { $file }: { $reason }
cli-bad_lang = There is no language “{ $lang }”. There are: { $languages }.
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
cli-file_unwritable = { $file } cannot be written: { $reason }
cli-file_exists = { $file } is there already. Name another file, or go on with --resume.
error-unknown_bot = There is no bot “{ $bot }”. There are: { $bots }.
error-bad_bot_parameter = The bot { $bot } has no parameters.
error-bad_bot_parameter-parameters = The bot { $bot } has no parameter “{ $parameter }”. There are: { $parameters }.
error-bad_bot_parameter-range = The parameter { $parameter } of the bot { $bot } takes a number in the range { $range }, not “{ $given }”.

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
cli-simulate-mean = Mean
cli-simulate-least = Least
cli-simulate-most = Most
cli-simulate-digest = Digest { $digest }

cli-replay-position = After { $move } of { $moves } lines
cli-replay-start = Before the first line
cli-replay-beyond = The record has { $moves } lines, not { $given }.
cli-replay-step = Enter: on · b: back · a number: go there · q: end

cli-scenario-passed = passed { $id } ({ $file })
cli-scenario-differs = differs { $id } ({ $file })
cli-scenario-differs-rule = differs { $id } ({ $file }), { $rule }
cli-scenario-difference = { $where }: wanted { $wanted }, found { $found }
cli-scenario-wrong = { $file }: { $reason }
cli-scenario-yaml = { $file } is not YAML: line { $line }, column { $column }: { $reason }
cli-scenario-empty = { $file } holds no scenario.
cli-scenario-summary =
    { $count ->
        [one] 1 scenario
       *[other] { $count } scenarios
    }, { $differing ->
        [0] all passed
        [one] 1 differs
       *[other] { $differing } differ
    }.

cli-explain-unknown = Nothing is known about “{ $topic }”.
cli-explain-unknown-near = Nothing is known about “{ $topic }”. Did you mean: { $near }?
cli-explain-no_rules = The rules of record are not here: { $file }
cli-explain-obstacle = Obstacle { $code }
cli-explain-language = The rules of record are in English.

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
cli-bench-measure-driven = random game driven from outside
cli-bench-measure-copy = copy of a position
cli-bench-measure-legal = legal candidates of a decision
cli-bench-measure-state = memory of a position
cli-bench-measure-leak = memory left behind by playouts
cli-bench-unit-rate = decisions/s
cli-bench-unit-games = games/s
cli-bench-unit-time = µs
cli-bench-unit-size = bytes
cli-bench-no_peer = { $peer } is not installed, so there is nothing to compare with. `make bench` installs it.
