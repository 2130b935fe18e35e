### The page: what the browser says around every game.

## Boards and pieces

# In front of several choices that one thing on the board offers
loading = Loading …
spot-choose = Which?
spot-sealed = This cannot be taken back.
spot-not_now = Not now

# The letter on a good, unique within a game
letter-food = F
letter-wood = W
letter-stone = S
letter-cloth = C
letter-gold = G
letter-clay = C
letter-marble = M
letter-silver = S
letter-denier = D
letter-any = ?
letter-any_not_gold = ?

# People whom bots sit down as: levels, and what each is like
level-gentle = Gentle
level-steady = Steady
level-sharp = Sharp
level-fearsome = Fearsome
person-younger = { $name } the Younger
person-guest = Guest { $number }
temperament-wanda = Tries a bit of everything and never holds a grudge.
temperament-simkin = Collects far more than he ever spends.
temperament-perrin = Passes early and takes life as it comes.
temperament-maud = Loves company: works in everyone else’s buildings.
temperament-ivo = If something can be built, he builds it.
temperament-garin = A stone for the castle, every single round.
temperament-garin-architects = A stone for the cathedral, whenever he can.
temperament-jutta = Patient: income first, points later.
temperament-anselm = Clean hands, and a favour in return.
temperament-lioba = Gives to the castle early, and always more than you.
temperament-lioba-architects = First on the cathedral, and always a step above you.
temperament-zita = Waits for your mistake, then swoops.
temperament-crispin = Counts every coin twice before he spends it.
temperament-renzo = Buys cheap, trades up, finishes rich.
temperament-kuno = Pays to move the provost, usually past your worker.
temperament-kuno-architects = Captures first, asks later.
temperament-odile = Prestige first, and the king’s favour with it.
temperament-odile-architects = Rewards, and a good name to go with them.
temperament-yusuf = No habits to exploit: just the best move he can find.

# About a piece: what its popover tells, and what its drawing shows
about-or = or
about-or_list = { $first } or { $second }
about-build = build
about-cost = Cost
about-gain = When built
about-hired = When hired
about-income = Income
about-at_end = At the end
about-for_worker = For a worker
about-for_owner = For the owner
about-skills = Skills
about-recruits = With recruits
about-does = Does
about-not_built = Before it is built
about-owner = Owner
about-worker = Worker
about-example = Example:
about-take = Take { $goods }.
about-take_from_reserve = Take { $goods } from the reserve on the card.
about-trade = Pay { $pay } for { $goods }.
about-construct = Build: { $group }.
about-construct_for_less = Build: { $group }, with { $less } less.
about-transform = Pay { $pay } and turn a building into a residence.
about-provost =
    { $steps ->
        [one] Move the provost by 1 space.
       *[other] Move the provost by up to { $steps } spaces.
    }

## Prompt and panels

prompt-label = What is asked
# Under the question, where the answers are on the board
prompt-lit =
    { $count ->
        [one] 1 choice is lit.
       *[other] { $count } choices are lit.
    }
# $price is an amount, such as "2 deniers", or a range of two
prompt-lit-price =
    { $count ->
        [one] 1 choice is lit, for { $price }.
       *[other] { $count } choices are lit, for { $price }.
    }
prompt-range = { $least } to { $most }
prompt-done = Done
prompt-undo = Undo
prompt-redo = Redo
prompt-start_again = Start turn again
prompt-chosen = Chosen
prompt-sealed = cannot be taken back
# $count choices that cannot be made now, folded away
prompt-impossible = { $count } not possible now
prompt-type = Type a move
prompt-typed = A move in the notation
prompt-clock = Time left: { $time }
prompt-days = { $days } d { $hours } h
prompt-hours = { $hours } h { $minutes } min
prompt-sending = Sending …
prompt-provost = Where does the provost go?
prompt-free = free
# Told aloud when a decision is asked for
prompt-your_turn = Your turn. { $prompt }
# The title of the window
prompt-title = ● Your turn – { $game }
step-label = Steps of this turn
step-back = Back to: { $step }
pay-left = left:
pay-after = then:
pay-more = One more: { $good }
pay-less = One less: { $good }
stage-next = Who comes next
stage-then_you = then you
stage-left =
    { $count ->
        [one] 1 more to see
       *[other] { $count } more to see
    }
stage-to_turn = To your turn
stage-to_present = To the present
stage-go_on = Go on
stage-since = since your turn
stage-more =
    { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
stage-some =
    { $count ->
        [one] 1 thing happened, not to you.
       *[other] { $count } things happened, none of them to you.
    }
stage-play = Play it
# Three lines of what is chosen: what I pay and get, what the others get, what to beware of
pick-you = you
pick-others = others
pick-then = then
pick-at = { $name }, space { $space }
# The first half of a warning; one of those below follows
pick-beyond =
    { $spaces ->
        [one] 1 beyond the provost:
       *[other] { $spaces } beyond the provost:
    }
# $price is an amount, such as "2 deniers"
pick-bring = for { $price } you can bring him here
pick-bring_lack = bringing him here costs { $price }, you lack { $lacks }
pick-bring_free = you can bring him here for free
pick-too_far = you cannot bring him here alone
# $what is what chance decides: "the building cards drawn"
prompt-sealed_by = cannot be taken back: next, chance decides { $what }
pay-proposed = A proposal: what you have most of, the most precious last.
wait-for = { $name }: { $task }
wait-moment = One moment …
wait-just = since just now
wait-minutes = for { $count } min
wait-hours = for { $count } h
wait-days =
    { $count ->
        [one] for 1 day
       *[other] for { $count } days
    }
wait-watching = You are watching.
wait-takeback = Ask to take back
wait-takeback_asked = You have asked to take a decision back.
wait-bot = A bot plays for you.
wait-take_seat = Play yourself again
panel-mine = Your goods
panel-others = The other players
panel-you = you
panel-order =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } in turn order
panel-ordinal =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
panel-if_ended = if it ended now
panel-income = next income
panel-points = Points: { $count }
panel-points_hidden = Points: hidden
panel-points_secret = points only you see
panel-count = { $name }: { $count }
panel-changed = { $name }: { $count }, before { $was }
panel-part = { $name }: { $part }
panel-passed =
    passed { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
panel-to_move = to move
panel-moves = moves
panel-moves_you = you move
panel-here = at the table
panel-away = not at the table
panel-bot = bot
panel-resigned = resigned
panel-all_of = All about { $name }
panel-none = none
panel-round = Round { $round }
panel-turn_order = Turn order
panel-tab-board = Board
panel-tab-players = Players
panel-tab-log = Log
panel-tab-more = More
panel-more-score = Score sheet
panel-more-chat = Chat
panel-more-rules = Rules
panel-more-share = Share
panel-more-settings = Settings
panel-more-tables = All tables
panel-sheet_up = Show more
panel-sheet_down = Show less
# The fields of a player
panel-field-deniers = Deniers
panel-field-silver = Silver
panel-field-workers = Workers
panel-field-prestige = Prestige
panel-field-batches = Batches this round
panel-field-houses = Houses
panel-field-columns = Favours
panel-field-hand = Hand
panel-field-pile = Draw pile
panel-field-discard = Discard pile
panel-field-residences = Residences
panel-field-marked = Marked cards
panel-field-reserves = Reserves
panel-field-tokens = Castle tokens
panel-field-lots = Lots
panel-field-supply = Workers at hand
panel-field-camp = Camp
panel-field-characters = Characters
panel-field-character = Character
panel-field-bundles = Bundles
panel-field-virtue = Virtue
panel-field-cathedral = Cathedral
panel-field-unpaid_debts = Unpaid debts
panel-field-paid_debts = Paid debts
panel-field-prison = In prison
panel-field-captured = Captured
panel-field-apprentices = Apprentices
panel-field-buildings = Buildings
alert-show = Show
alert-close = Close
alert-lost = No connection
alert-lost_here = The table comes back by itself.
alert-lost_kept = Your move is kept and goes out once you are back.
alert-try_now = Try now
alert-takeback = { $name } asks to take a decision back.
alert-agree = Agree
alert-refuse = Refuse
alert-resigned = { $name } has resigned; a bot plays on.
alert-given_up = { $name } has given up: the game is over.
alert-timed_out = { $name } ran out of time; a bot plays on.
alert-bot_replaced = The bot of { $name } failed and was replaced.
alert-handed_over = A bot now plays for { $name }.
alert-taken_back = { $name } plays again.
alert-takeback_agreed = { $name } agrees to the takeback.
alert-takeback_refused = { $name } refuses the takeback.
key-title = Keys
key-arrows = move between the places of the board and the choices
key-next = the next possible choice
key-choose = choose; once more: Done
key-numbers = choose from the prompt
key-undo = undo
key-again = start the turn again
key-escape = choose nothing
key-info = tell about the thing in focus
key-log = log
key-film = what happened since your last turn
key-sound = sounds on or off
key-type = type a move
key-replay = one step back or forward in the game
key-help = this list
key-cap-enter = Enter
key-cap-backspace = Backspace
key-cap-escape = Esc
key-cap-space = Space

# Several people share one device
curtain-title = The table goes to { $seat }
curtain-hint = Press the button when nobody else is looking.
curtain-open = Show my table

## Log, replay, score, rules, settings

# The bars at the top
bar-home = keepwright, to the home page
bar-ways = Pages
bar-play = Play
bar-tables = Tables
bar-rules = Rules
bar-study = Study
bar-account = Come in
bar-day = Day colours
bar-night = Night colours
bar-sound_on = Turn sounds on
bar-sound_off = Turn sounds off
bar-language = Language
bar-language_en = English
bar-language_de = Deutsch
bar-language_hu = Magyar
bar-language_it = Italiano
# Before the number of the round; shown beside the phases
bar-round = Round { $round }
bar-turn = Turn { $turn }
bar-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
bar-phases = Phases of the round
bar-phase_done = { $phase } (done)
bar-phase_now = { $phase } (now)
bar-tools = Tools
bar-score = Score sheet
bar-chat = Chat
bar-chat_unread =
    { $count ->
        [one] Chat, 1 new line
       *[other] Chat, { $count } new lines
    }
bar-settings = Settings
bar-live = Connected
bar-joining = Connecting …
bar-lost = Not connected

share-copy = Copy the link to this position
share-copied = Link copied
share-failed = The link could not be copied.

# The tabs beside the board
tab-bar = Beside the board
tab-log = Log
tab-chat = Chat
tab-notes = Notes
tab-forecast = Forecast
forecast-caption = What your workers bring
forecast-none = There is nothing to forecast.
forecast-no_workers = None of your workers is out.
forecast-then = After the move you have chosen:
forecast-workers = Your workers
forecast-bring = bring this round
forecast-bring_next = bring with one more
# How far the provost goes: as far as the others can push him and can pay, or not at all
forecast-going_back = as far back
forecast-going_stays = he stays
forecast-going_on = as far on
forecast-going_only = this round
forecast-going_next = at the next visit
# Told aloud before how he comes there
forecast-provost_at = Provost on { $space },
# On the road, where the others can push the provost
forecast-reach_back = as far back: { $space }
forecast-reach_on = as far on: { $space }
forecast-if_back = If he goes back:
forecast-if_stays = If he stays:
forecast-if_on = If he goes on:
forecast-unless_back = Unless he goes back:
forecast-unless_stays = Unless he stays:
forecast-unless_on = Unless he goes on:
forecast-nothing = nothing
forecast-short = { $spaces } short
forecast-lack = you lack { $goods }
# Goods are drawn behind it
forecast-lack_short = you lack
forecast-impossible = not possible
# A building of mine where another works
forecast-yours = yours
forecast-income = Income
forecast-this_round = This round.
# $name is a section of the castle
forecast-scoring =
    { $left ->
        [0] { $name }: scored at the end of this round.
        [one] { $name }: scored when the bailiff comes to space { $space }, or with 1 more part.
       *[other] { $name }: scored when the bailiff comes to space { $space }, or with { $left } more parts.
    }
forecast-scoring_castle =
    { $left ->
        [one] The game ends when the last castle token is gone.
       *[other] The game ends when the last of { $left } castle tokens is gone.
    }
forecast-scoring_black_market =
    { $left ->
        [one] Black Market Reset: when 1 more space is taken.
       *[other] Black Market Reset: when { $left } more spaces are taken.
    }
forecast-or_guildhall = Or with space { $space } of the Guildhall.

log-label = What happened
log-heading = Round { $round }, { $phase }
log-heading_round = Round { $round }
log-set_up = Set-up
log-empty = Nothing has happened yet.
log-film = Since your last turn
log-from_start = From the start
log-go = See the table after this line
log-to_end = To the last line
log-earlier = Earlier
log-later = Later

# What is told beside the game. $seat is the colour or name of a player.
aside-handed_over = { $seat } lets a bot play on.
aside-taken_back = { $seat } plays again in person.
aside-resigned = { $seat } has given up. A bot plays on.
aside-given_up = { $seat } has given up: the game is over.
aside-timed_out = The time of { $seat } has run out. A bot stands in.
aside-bot_replaced = The bot of { $seat } failed and was replaced by a simpler one.
aside-takeback_asked = { $seat } asks to take the last decision back.
aside-takeback_agreed = { $seat } agrees to the takeback.
aside-takeback_refused = { $seat } refuses the takeback.

chat-label = What was said
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Hear no more of { $name }
chat-muted = You do not hear { $name }.
chat-hear = Hear again
chat-spectator = Only those who sit at the table can talk here.

note-label = Your notes on this game
note-hint = Only you can read this.
note-kept = Kept.
note-keeping = Being kept …
note-failed = This could not be kept yet.

replay-label = Looking back
replay-back = One line back
replay-forward = One line on
replay-play = Play
replay-pause = Pause
# $line of $lines of the game have been played
replay-at = Line { $line } of { $lines }
replay-start = Before the first line
replay-slider = Place in the game
replay-speed = Speed: { $speed }
replay-present = Back to the present
replay-export = Export the record
# Where nobody decided, but chance
replay-nothing = Nothing more was told of this.

score-label = Score sheet
score-source = Source
score-total = Total
score-now = If the game ended now.
score-then = As it was at this line.
score-hidden = Not open yet: { $seats }.
score-empty = There are no points to show yet.
score-unknown = ?
score-source_owner_rewarded = Others in your buildings
score-source_built = Buildings
score-source_transformed = Residences
score-source_batch_handed_in = Castle
score-source_no_batch = Nothing for the castle
score-source_no_house_in_section = No house in a section
score-source_favour = Royal favours
score-source_trade = Trades
score-source_bundle_delivered = Bundles
score-chart = Points by source, one bar for each player

final-winners =
    { $count ->
        [0] Nobody wins.
        [one] The winner is { $winners }.
       *[other] The win is shared by { $winners }.
    }
final-you =
    { $count ->
        [one] You win with { $points } points.
       *[other] You share the win with { $points } points.
    }
final-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
final-you_win = You win.
final-given_up = { $name } has given up.
final-given_up_you = You have given up.
final-rematch = Rematch
final-rematch_go = To the rematch
final-rematch_waits = The rematch is waiting for you.
final-replay = Replay from the start
final-export = Export the record
final-fair = Was chance fair?
final-fair_text = Before the game the server showed a fingerprint (SHA-256) of the secret seed that all chance came from. Now it shows the seed.
final-fair_fits = The seed fits the fingerprint.
final-fair_wrong = The seed does not fit the fingerprint.
final-fair_verify = To deal the whole game again from the seed, export the record and run:
final-commitment = Fingerprint
final-seed = Seed

rules-label = Rules
rules-title = Rules of { $game }
rules-search = Search in the rules
rules-found =
    { $count ->
        [0] Nothing was found.
        [one] 1 section
       *[other] { $count } sections
    }
rules-english = The rules of record are in English only.
rules-contents = Contents
rules-page = Open as a page
rules-games = Games

settings-label = Settings
settings-language = Language
settings-theme = Colours
settings-theme_auto = As the system
settings-theme_day = Day
settings-theme_night = Night
settings-speed = Speed of the table
settings-speed_slow = Slow
settings-speed_normal = Normal
settings-speed_fast = Fast
settings-speed_instant = Instant
settings-speed_hint = How fast the others’ moves are played. Instant: only marks tell what changed.
settings-pause = Pause after each player
settings-pause_hint = The table waits for Space or a tap before the next player’s moves.
settings-switch_on = On
settings-switch_off = Off
settings-motion = Motion
settings-motion_auto = As the system
settings-motion_off = Off
settings-motion_hint = Off: pieces do not travel, nothing slides.
settings-sound = Sound
settings-sound_hint = Quiet knocks, coins and a bell when it is your turn.
settings-vibration = Vibration
settings-vibration_hint = Phones only: at your turn, when something is done to you, and when you win.
settings-confirm = Confirming moves
settings-confirm_always = Always
settings-confirm_always_hint = You see what a move does before it counts. Steps that can be undone go at once.
settings-confirm_risky = Only what cannot be undone
settings-confirm_risky_hint = Moves after which chance or something hidden decides wait for Done.
settings-confirm_never = Never
settings-confirm_never_hint = Every move counts at the first click.
settings-patterns = Patterns on players’ colours
settings-patterns_hint = Hatching on shields; marks and letters are always there.
settings-seat = Your seat
settings-takeback = Ask for a takeback
settings-takeback_hint = All others have to agree.
settings-hand_over = Let a bot play on
settings-hand_over_hint = You can take the seat back at any time.
settings-take_back = Play again yourself
settings-take_back_hint = A bot plays your seat now.
settings-resign = Give up
settings-resign_hint = A bot plays your seat to the end.
settings-resign_hint_ends = The game ends at once, and you have lost it.

dialog-stay = Go back
dialog-close = Close
dialog-takeback = Ask all others for a takeback?
dialog-takeback_text = If they agree, the game goes back before your last decision.
dialog-hand_over = Let a bot play your seat?
dialog-hand_over_text = It decides for you from now on. You can take the seat back at any time.
dialog-resign = Give up this game?
dialog-resign_text = A bot plays your seat to the end, and you cannot take it back.
dialog-resign_ends = The game ends at once, and you have lost it.

lost-title = There is nothing here
lost-title_refused = This table cannot be shown
lost-title_unreachable = The server cannot be reached
lost-text = Perhaps the link is old, or something is missing from it.
lost-text_unreachable = Perhaps the connection is gone for a moment, or the server is starting anew.
lost-kept = Nothing is lost: every game is kept on the server.
lost-home = To the home page
lost-again = Try again

## Caylus

tab-favours = Favours
tab-castle = Castle
tab-stock = Stock

# What a spot on the board is called, part by part
road-space = space { $space }
road-owned = owner { $seat }
road-occupied = worker of { $seat }
caylus-awaiting = becomes a residence
caylus-price =
    { $price ->
        [one] costs 1 denier
       *[other] costs { $price } deniers
    }
road-beyond = beyond the provost
caylus-left =
    { $count ->
        [one] 1 left
       *[other] { $count } left
    }

# On the board
road-next_building = next building goes here
caylus-income = income
caylus-scored = scored
caylus-each_worker = each worker
road-passing_order = passing order
caylus-bridge_price =
    { $price ->
        [one] A worker costs 1 denier now.
       *[other] A worker costs { $price } deniers now.
    }
road-passed = Passed: { $seats }.
caylus-trigger = { $section }: scored when the bailiff comes to space { $space }, or when all parts are built.
caylus-trigger_done = { $section }: scored.

# On a phone: stretches of the road in one line
caylus-court = Castle and court
road-places =
    { $places ->
        [one] 1 place
       *[other] { $places } places
    }, { $open } open
road-buildings =
    { $buildings ->
        [one] 1 building
       *[other] { $buildings } buildings
    }, { $open } open
road-plots = Unbuilt
road-nothing_below = nothing below acts

# The provost's slider
caylus-provost_to = Provost to space { $space }
road-stay = stay
road-cut_off = Beyond him, without effect: { $seats }
road-none_cut_off = No worker stands beyond him.

# The favour table
caylus-start = start
caylus-row_prestige = Prestige
caylus-row_deniers = Deniers
caylus-row_resources = Goods
caylus-row_buildings = Building
caylus-column = Column { $column }
caylus-column_closed = Column { $column }, not open yet
caylus-marker = { $row }: { $seat } on column { $column }
caylus-simple_favours =
    { $points ->
        [one] In this game every royal favour is worth 1 prestige point.
       *[other] In this game every royal favour is worth { $points } prestige points.
    }

# The castle
caylus-parts = { $built } of { $parts } parts
caylus-section_after = after: { $section }
caylus-section_mine =
    { $houses ->
        [one] your 1 house
       *[other] your { $houses } houses
    }: { $favours ->
        [0] no favour
        [one] 1 favour
       *[other] { $favours } favours
    }
caylus-section_none = no house of yours: −{ $penalty }

# What the special buildings do
caylus-does-gate = In phase 3, move the worker to any place where one could be put, free of charge.
caylus-does-stables = The workers here become first, second and third in the turn order.
caylus-does-inn = The worker moves to the right place and stays. While he is there, every worker costs you 1 denier.
caylus-does-castle = Hand in batches of three different cubes, one of them food. Each builds a part of the castle. With none you lose prestige.

# Examples, by what a building does
caylus-example-produce = the provost has come this far or farther. Your worker here acts, and you take { $goods }.
caylus-example-gain = your worker here acts: { $goods } for you, and he comes home.
caylus-example-trade = your worker here acts. You give { $pay } and receive { $goods }, once; or you decline.
caylus-example-construct = your worker here acts. You pay the cost of one tile of this class ({ $group }), put it on the road, score its points and own it.
caylus-example-transform = your worker here acts. You pay { $pay }, and a neutral building or one of your own becomes your residence.
caylus-example-provost = the worker of a rival stands 2 spaces before the provost. You move the provost back, and that worker goes home without effect.
caylus-example-none = you build it in place of a residence of yours and score { $goods } at once. No worker ever goes here.
caylus-example-residence = you own two residences: your income is 2 deniers higher in every round.
caylus-example-gate = you put a worker here early and cheaply, and see later where he is needed.
caylus-example-stables = you were fourth and put the first worker here: in the next round you are first.
caylus-example-inn = three players have passed and a worker costs 4. You have a worker in the inn and pay 1.
caylus-example-castle = you hand in food, wood and stone in the dungeon: one house and 5 prestige points.

## Caylus 1303

tab-characters = Characters

# What a spot on the board says of itself, joined by commas
# Before the workers that the next recruiting brings
c1303-recruits = recruits next
c1303-price =
    { $price ->
        [one] costs 1 worker
       *[other] costs { $price } workers
    }
c1303-provost_after =
    { $space ->
        [0] Provost directly behind the bridge
       *[other] Provost behind space { $space }
    }
c1303-slot = slot { $slot }
c1303-opens = Opens in round { $round }.
# $place is the place in the row of those who deliver
c1303-in_line =
    { $place }: { $seat }{ $bundles ->
        [0] {""}
        [one] {" "}(1 bundle)
       *[other] {" "}({ $bundles } bundles)
    }
c1303-held = with { $seat }
c1303-on_board = on the board
c1303-used = used this round
c1303-not_used = Once a round; not used yet.
c1303-in_camp = { $seat }: { $count }

# On the board
c1303-bundle = bundle
c1303-others =
    { $count ->
        [one] + 1 other
       *[other] + { $count } others
    }
c1303-deliver_in_order = deliver in this order
c1303-most_bundles = most bundles: 1 favor
c1303-round = round { $round }
c1303-to_take = Characters to take
c1303-none_left = No character is left on the board.
c1303-end_of_road = end of the road
c1303-unconfirmed = figures not confirmed
c1303-a_round = a round
c1303-scored = scored
c1303-bridge_now =
    { $price ->
        [one] a placement costs one worker
       *[other] a placement costs { $price } workers
    }
c1303-bridge_price =
    { $price ->
        [one] A placement costs 1 worker now.
       *[other] Since somebody has passed, a placement costs { $price } workers.
    }

# On a phone
c1303-printed = Before the bridge
c1303-bridge_and_camp = Bridge and camp
c1303-bundle_brings =
    { $points ->
        [one] a bundle brings 1 point
       *[other] a bundle brings { $points } points
    }

# What each character does, as short as can be
c1303-power-early_riser = places before all, for 1 worker more
c1303-power-night_worker = no extra worker after a pass
c1303-power-journeyman = once a round on a taken building
c1303-power-thief = owners get no points from you
c1303-power-steward = 2 points, not 1, for each guest
c1303-power-bailiff = moves the provost last, 1 step
c1303-power-architect = +1 point for each tile you build
c1303-power-chamberlain = bundles of any 3 goods
c1303-power-foreman = +1 point for each bundle
c1303-power-goldsmith = +5 points once, for gold
c1303-power-deliveryman = delivers last, without a worker
c1303-power-day_laborer = +1 worker each round

# What places do that no drawing tells
c1303-does-bridge = Whoever passes puts a house on the next plank. In this order each may later move the provost by up to 3 steps, 1 worker a step.
c1303-does-camp = Used workers go to the camp. Only workers who are there can be taken or recruited.
c1303-does-slot = It is used through a favor, with no worker of its own.
c1303-does-construction_site = In this order, deliver bundles: food and two other goods that differ. Whoever delivers the most gains a favor.

# Examples, by what a building does
c1303-example-gain = the provost stands behind this building. Your worker acts: { $goods } for you, and he goes to the camp.
c1303-example-trade = your worker here acts. You give { $pay } and receive { $goods }, once; or you decline.
c1303-example-construct = your worker here acts. You pay the cost of one tile ({ $group }), put it on the first empty space, score its points and own it.
c1303-example-transform = your worker here acts. You pay { $pay } and put a house on a starting building: at the end of the round it becomes your residence.
c1303-example-provost = the worker of a rival stands just before the provost. You move the provost back, and that worker goes to the camp without effect.
c1303-example-none = you build it in place of a residence of yours and score at once: { $goods }. No worker ever goes here.
c1303-example-residence = you own two residences: at the end of each round you recruit 2 workers more.
c1303-example-construction_site = you deliver food, wood and gold: one bundle, 5 prestige points.

## Magna Carta

# What a card on the road or in the hand says of itself, joined by commas
magna-price = costs { $goods }
magna-owner = owner: { $who }
magna-worker = worker: { $who }
magna-reserve = reserve: { $goods }
magna-marked = becomes a residence
magna-beyond = beyond the provost
magna-worth =
    { $count ->
        [one] 1 prestige point
       *[other] { $count } prestige points
    }
magna-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
# Castle tokens: how many are left of how many
magna-left = { $left } of { $all }
# On the plot where the next card is built
magna-next = next card
# Under the draw pile and the discard pile, with the price beside it
magna-draw = draw
magna-replace = replace hand
magna-hand = Your cards
magna-no_hand = You have no card in your hand.
# Workers that the provost leaves without effect
magna-cut_off =
    { $count ->
        [0] nobody cut off
        [one] 1 worker cut off
       *[other] { $count } workers cut off
    }
magna-about-lot =
    A lot is { $goods }; each brings the next token. Most lots in a round: { $gain }. If nobody offers one, { $count ->
        [one] 1 token leaves
       *[other] { $count } tokens leave
    } the game.
magna-about-bridge = Whoever passes takes the next plank: that is the order for the provost and the castle. The first receives { $goods } at once.
magna-about-draw_pile = Your own deck, face down. When it is empty and a card is due, the discard pile is shuffled.
magna-about-discard_pile = Cards that you have put away; everybody may look at them.
# $worked and $owned are whole sentences, such as "Take 1 Food."
magna-example-neutral = A worker of yours stands here. You: { $worked }
magna-example-player = A worker of Green stands on the card of Red. Green: { $worked } Red: { $owned } On their own card, owners only get the first.
magna-example-residence = Red turns a market into a residence: it gives income from the next round on and { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    } at the end.
magna-example-prestige = Red pays its cost; at the end it counts { $points ->
        [one] 1 prestige point
       *[other] { $points } prestige points
    }. No worker is ever placed here.
# Headings of the castle card and of the bridge, and what is offered for the castle
magna-castle = Castle
magna-bridge = Bridge
magna-lot = lot
tab-cards = Cards

## Home, lobby, account

home-promise = Build the keep.
home-promise_2 = Earn the king’s favour.
home-about = Four castle-building board games at one table: live or over days, with friends or bots, in your own language. Free and open source.
home-new_table = New table
home-games = Games
home-players = Players
home-length = Length
home-minutes = { $minutes } min
home-depth = Depth: { $depth } of 5
home-play = Play
home-play_game = Play { $game } against bots
home-rules = Rules
home-rules_of = Rules of { $game }
home-start = Start the game
home-more_settings = More settings
home-open_tables = Open tables
home-all_tables = All tables
home-no_tables = No open table yet
    .hint = Stake the first plot, or play a bot meanwhile.
home-your_turn = Your turn
home-all_games =
    { $count ->
        [one] your game
       *[other] all { $count } games
    }
home-welcome = New here?
    .hint = Your games will be listed here. Start with a game against bots: no account is needed.
home-play_bots = Play bots now

lobby-title = Tables
lobby-mine = Mine
lobby-open = Open
lobby-running = In play
lobby-finished = Finished
lobby-game = Game
lobby-any_game = Any game
lobby-pace = Pace
lobby-any_pace = Any pace
lobby-only_live = Live
lobby-only_days = Over days
lobby-only_none = No clock
lobby-pace_none = no clock
lobby-pace_live = live, { $minutes } min each
lobby-pace_days =
    { $days ->
        [one] 1 day a decision
       *[other] { $days } days a decision
    }

# A seat nobody has taken, and one that is kept for whoever has the invite link
lobby-free = free
lobby-kept = kept
lobby-you = You
lobby-waiting_for =
    { $count ->
        [one] Waiting for 1 player
       *[other] Waiting for { $count } players
    }
lobby-ready = Ready to begin
lobby-your_turn = Your turn
lobby-turn_of = { $name } to move

# One of the results of a game that is over: who, and how many points
lobby-points = { $name } { $points }
lobby-sit_down = Sit down
lobby-play = Play
lobby-enter = Go in
lobby-look = Look
lobby-watch = Watch
lobby-see = Replay

# $way is what can be done at the table: Play, Look, Watch
lobby-to_table = { $way }: table of { $game }
lobby-none_mine = You have no table yet
    .hint = Lay one for bots or friends, or sit down at an open one.
lobby-none_open = No open table
    .hint = Lay one, and whoever comes by can sit down.
lobby-none_running = No public game is in play
    .hint = Public games can be watched here.
lobby-none_finished = No public game is over
    .hint = Games that are over can be replayed here, move by move.
lobby-more = Show more
lobby-unreachable = The server cannot be reached.
lobby-nothing_lost = Nothing is lost: all games are kept on the server.
lobby-again = Try again
lobby-close = Close

# Setting up a table
lay-title = New table
lay-game = Game
lay-playing = Who’s playing?
lay-surprise = Surprise me
lay-seat_me = Tap the shield for another colour.
lay-seat_open = Open seat
    .description = Pick an opponent, or leave it open for a friend.
lay-seat_invited = Kept seat
    .description = Only for whoever comes by your link.
lay-picker = Who takes this seat? ({ $colour })
lay-level = Level
lay-faces = Opponents of this level
lay-or_person = or a person:
lay-invite = Invite by link
lay-anyone = Open to anyone
lay-free = Free the seat of { $name }
lay-recolour = Colour of seat { $number }: { $colour }
lay-table = The table
lay-still_open =
    { $count ->
        [one] 1 seat is still open: you can start when it’s taken.
       *[other] { $count } seats are still open: you can start when they are taken.
    }
lay-same_strength = So far { $level } plays no better than the level below: stronger play is on its way.
lay-unconfirmed = Some figures aren’t confirmed
lay-name = Your name, if you like
lay-seat = Seat { $number }, { $colour }: { $name }
lay-players = Players
lay-who = Who sits on seat { $number }
lay-colour = Colour of seat { $number }
lay-me = Me
lay-only_watch = You have no seat: you will watch the bots.
lay-pace = Pace
lay-pace_none = No clock
    .description = Nobody is in a hurry.
lay-pace_live = Live
    .description = Everybody has a clock. Whoever runs out of time is stood in for by a bot and can take the seat back.
lay-pace_days = Over days
    .description = So much time for each decision; you can be told by mail when it is your turn.
lay-bank = Time for each player
lay-increment = More for each decision
lay-each_decision = Time for each decision
lay-minutes = { $minutes } min
lay-seconds = { $seconds } s
lay-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
lay-eyes = Who may see it
lay-public = Everybody
    .description = The table is listed, and anybody may watch.
lay-private = Only players
    .description = The table is not listed; others come by your invite link.
lay-options = Options of the rules
lay-usual = as in the rules
lay-lay = Open the table

# The room where one waits for others before the game
room-title = { $game }: before the game
room-here = is here
room-away = is away
room-awaited = is asked to play again
room-come = I am here
room-bot = Bot
room-free = free for anybody
room-kept = kept for whoever has the invite link
room-leave = Stand up
room-host_starts = All are here; the host begins the game.
room-clear = Clear the table
room-clear_question = Clear the table?
    .text = It is gone for everybody who waits here.
room-invite = Invite link
    .description = Whoever has it can take a free seat, without an account.
room-invited = You are invited
room-full = There is no free seat any more.
room-copy = Copy
room-copied = Copied
room-share = Share
room-yes = yes

# Oneself
account-title = Account
account-you = You
account-guest = You are here as the guest { $name }: this browser knows you, no other does.
account-member = You are signed in as { $name }.
account-name = Name
account-password = Password
account-invite = Invitation
account-save = Save
account-saved = Saved.
account-claim = Make an account
account-claim_guest = Keep your name and your games, and find them in any browser.
account-claim_nobody = You can play without one. With an account your games are yours in any browser.
account-log_in = Log in
account-log_in_guest = The tables of this guest stay behind.
account-log_in_nobody = Come back to your account.
account-log_out = Log out
account-log_out_question = Log out as a guest?
    .text = A guest cannot come back: your tables would be out of reach. Make an account to keep them.
account-notices = When it is your turn
account-mail = E-mail address
account-mail_notices = Tell me by e-mail
account-push_notices = Tell me in this browser
account-push_refused = The browser does not allow notices for this page.
account-sessions = Signed in at
account-this_browser = this browser
account-seen = last seen { $ago }
account-end = End
account-end_of = End: { $label }
account-tokens = Programs that play for you
    .description = A bot of your own signs in with a token instead of a password.
account-token_label = Name of the program
account-make_token = Make a token
account-token_once = Your token: copy it now, it is shown only once
account-leaving = Leaving
account-version =
    { $form ->
        [compiled] keepwright { $version } (compiled)
       *[interpreted] keepwright { $version } (interpreted)
    }
account-delete = Delete me
account-delete_question = Delete yourself for good?
    .text = Deleting forgets your name, address and sessions. Games you played stay, under a neutral name.

# A moment ago
ago-now = just now

## Rules and pieces

rules-all = Rules
rules-intro = The rules of record of every game, in our own words: with rulings on open questions and worked examples.
rules-read = Rules
rules-pieces = Pieces
rules-read_of = Rules of { $game }
rules-pieces_of = Pieces of { $game }
rules-words = Words
rules-words_of = The words of { $game }
rules-words_about = What scenario files and records of this game are written with.
rules-words_failed = The words could not be loaded.
rules-search_all = Search in all rules
rules-clear = Clear the search
rules-hits = Found
rules-none = Nothing found. Fewer or other words may help.
rules-none_english = Nothing found. The rules are in English, so please search with English words.
rules-sorry = We are sorry: the rules of record exist in English only. Everything at the table speaks your language.
rules-copy = Copy the link to “{ $section }”
rules-previous = Previous chapter
rules-next = Next chapter
rules-print = Print
rules-failed = The rules could not be loaded.
# { $rule } is the key of a rule, such as § phase 2
rules-mark = Rule { $rule }

catalogue-title = Pieces of { $game }
catalogue-filters = Filters
catalogue-found =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
catalogue-search = Name or effect
catalogue-class = Class
catalogue-cost = Cost contains
catalogue-does = Effect
catalogue-does_produce = Goods
catalogue-does_trade = Trade
catalogue-does_construct = Building
catalogue-does_transform = Residence
catalogue-does_gain = Gain
catalogue-does_provost = Provost
catalogue-does_bonus = Bonus
catalogue-does_discount = Discount
catalogue-does_special = Of its own kind
catalogue-does_income = Income
catalogue-reset = Clear all filters
catalogue-none = No piece fits all of these filters.
catalogue-failed = The pieces could not be loaded.
# Said of a tile or card of which there are several
catalogue-copies =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }

## Architects: the board

tab-hand = Hand
tab-built = Built
tab-captures = Captures

arch-you_get = you get
arch-nothing = nothing
arch-all_of_it = all of it
arch-times-storehouse_trade =
    { $count ->
        [one] { $count } trade
       *[other] { $count } trades
    }
arch-times-capture =
    { $count ->
        [one] { $count } capture
       *[other] { $count } captures
    }
arch-times-guardhouse_action =
    { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
# What placing a worker here would bring or cost; $goods is a list, or a number of actions.
arch-would_get = now you would get { $goods }
arch-would_lose = now you would lose { $goods }
# How many workers of a player are in one place.
arch-group =
    { $count ->
        [one] { $seat }: { $count } worker
       *[other] { $seat }: { $count } workers
    }
arch-laid = { $laid } of { $spaces }
arch-can_advance = you can advance
# $points has its sign.
arch-points = points: { $points }
arch-closed_above = closed above
arch-closed_below = closed below
# On the small card of an apprentice, beside or in place of a drawing: as short as can be.
arch-short-labourer = all three skills
arch-short-gatekeeper = at a reset, release up to 2
arch-short-overseer = +1 worker at the Storehouse
arch-short-squire_gold = nobody jailed
arch-short-squire_marble = { arch-short-squire_gold }
arch-short-squire_virtue = { arch-short-squire_gold }
# How much less virtue is lost, beside the sign of the place.
arch-short-thief = lose 1 less
arch-short-illusionist = lose none
arch-lies_on = on the card: { $goods }
arch-price = costs { $goods }
arch-skip = { $goods } more for the cards before it
arch-offers = offers { $goods }
# Followed by a price.
arch-hire = hire
arch-plus_tax = + tax
# Beside the drawing of a card.
arch-or_draw = or draw
arch-plus_discard = + discard
arch-any_apprentice = any apprentice
arch-best_of = best of { $count }
arch-reset_soon = The third worker, or space { $space } of the Guildhall, sends all three to Prison.
arch-reset = The third worker sends all three to Prison.
arch-hall_note = Workers stay here until the end.
# $count workers of whoever reads this are on that player’s board.
arch-holds_yours = holds { $count } of yours
arch-debts =
    { $count ->
        [one] { $count } debt
       *[other] { $count } debts
    }
# For further apprentices.
arch-places_left =
    { $count ->
        [one] { $count } place left
       *[other] { $count } places left
    }
# Followed by captured workers.
arch-you_hold = you hold
arch-hall_closed = Nothing to build now
arch-about-quarry = You take 1 stone for each of your workers here.
arch-about-forest = You take 1 wood for each of your workers here.
arch-about-mines = You take { $base } clay and 1 more for each of your workers here, or else 1 gold for every { $workers } of them.
arch-about-silversmith = You take { $base } silver and 1 more for each of your workers here.
arch-about-kings_storehouse = One trade for each of your workers here: { $pay_1 } for { $gain_1 }, or { $pay_2 } for { $gain_2 }. Apprentices can add others.
arch-about-workshop = Hire an apprentice for { $silver } silver and { $tax } tax. Each of your workers here lets you reach one column further; beyond that you lay 1 silver on each card of the row before. Or draw { $plans } building card, and 1 more for every { $workers } of your workers here.
arch-about-town_centre =
    Capture a group of workers for each of your workers here, at { $locations ->
        [one] { $locations } location
       *[other] up to { $locations } locations
    }. The first costs { $tax } tax, each further one { $silver } silver. Your own groups come home.
arch-about-tax_stand = You take all silver that lies here and lose { $virtue } virtue.
arch-about-guardhouse = One action for each of your workers here: send your captives to Prison for { $sale } silver each; take your workers out of Prison; ransom those whom others hold for { $ransom } silver and { $ransom_tax } tax, or for a debt and virtue; pay off a debt for { $debt } silver and { $debt_tax } tax.
arch-about-prison = At each reset of the Black Market, whoever has { $loss } or more workers here loses 1 virtue, and whoever has the most takes a debt. At the end every { $prisoners } of them cost 1 point.
arch-about-black_market = One worker on each space. An action costs silver and { $virtue } virtue; with more than { $limit } virtue it is closed to you.
arch-about-bm_left = You take what the small side of the top card offers.
arch-about-bm_middle = You hire any apprentice who lies face up, or draw several building cards and keep one.
arch-about-bm_right = You take what the large side of the top card offers.
arch-about-guildhall = Your worker stays here for good. Construct a building from your hand, or advance on the Cathedral. Spaces edged red reset the Black Market; the last one brings on the final round.
arch-about-cathedral = Advance by one level for its goods and a building card from your hand, if a place is free there and you have at least { $virtue } virtue. You also take a reward.
arch-about-virtue = Above { $top } the Black Market is closed, below { $bottom } the Cathedral. The number at the right counts at the end; the signs of tax tell how much of it you avoid.

## Architects: cards, captives, the list of phones

# My building cards
west-hand = Your cards
west-offered = To choose from
west-kept = Kept
west-no_hand = You have no building card in your hand.
west-hands_hidden = Only the players see their own cards.
west-under = Under the pile, known only to you: { $cards }
# What a card says of itself, joined by commas
west-costs = costs { $goods }
west-asks_for = asks for { $skills }
west-no_skill = no skill
west-worth =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
# $points is a number with its sign
west-virtue = virtue { $points }
west-needs = Skills needed
west-has = Skills
west-when_hired = When hired
west-start = begins with { $goods }
# What lies before a player
west-in_prison =
    { $count ->
        [one] 1 worker in Prison
       *[other] { $count } workers in Prison
    }
west-unpaid =
    { $count ->
        [0] no unpaid debt
        [one] 1 unpaid debt
       *[other] { $count } unpaid debts
    }
west-paid =
    { $count ->
        [one] 1 paid debt
       *[other] { $count } paid debts
    }
west-level = Cathedral: level { $level } of { $levels }
west-nothing_built = nobody hired and nothing built yet
# The automa
west-strength_constantine = standard opponent
west-strength_helena = hard opponent
west-at_hand =
    { $count ->
        [one] 1 worker at hand
       *[other] { $count } workers at hand
    }
west-in_guildhall =
    { $count ->
        [one] 1 worker in the Guildhall
       *[other] { $count } workers in the Guildhall
    }, each worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }
west-holds =
    { $count ->
        [one] holds 1 worker of { $who }
       *[other] holds { $count } workers of { $who }
    }
west-schemes =
    { $left ->
        [one] 1 card in its pile
       *[other] { $left } cards in its pile
    }, { $discarded } discarded
west-last_scheme = Last card: { $place }
west-left_of = { $left } of { $all } left
west-unseen = Mixed in unseen
west-stand_in = These cards are our own stand-in deck, not the published one.
# Captives
west-capture_now = You can capture
west-captives = Captured workers by who holds them
west-holder = Held by
west-bounty_now = Sent to Prison now, your captives bring
west-about_captives = Captives go to Prison from the Guardhouse; each brings { $sale } to the player who held them. At a Black Market Reset, { $loss } or more workers in Prison cost virtue, and the most bring a debt.
west-workers_of =
    { $count ->
        [one] 1 worker of { $who }
       *[other] { $count } workers of { $who }
    }
# On a phone
west-hand_of =
    { $count ->
        [0] Your cards
        [one] Your cards (1)
       *[other] Your cards ({ $count })
    }
west-unfold = All about: { $name }
west-rewards =
    { $count ->
        [0] no reward left
        [one] 1 reward left
       *[other] { $count } rewards left
    }
# Under the levels of virtue at which the Cathedral, or the Black Market, is closed
west-cathedral_closed = closed
west-market_closed = closed

## Studies

tab-lines = Lines
study-label = Study
study-title = Study
study-bar = The study
study-note = nothing here is saved to the table
study-acts = Bots, set-up and file
study-about = You play all seats, or bots do. You can go back and try another way at any time; all lines stay in this browser, and nothing here is saved to the table.
study-plan = Plan: try moves in a study
study-eyes = Whose eyes
study-eyes_due = To move
study-eyes_nobody = Spectator
study-eyes_all = Everything
study-bots = Seats and bots
study-seats = Who plays
study-myself = I myself
study-all_myself = I play all seats
study-all_bots = All seats: { $level }
study-bots_do = Bots
study-run = Bots continue
study-pause = Bots wait
study-once = A bot decides once
study-once_level = Once: { $level }
study-thinking = A bot is thinking.
study-save = Save as a record file
study-back = Back to the table
study-leave = Leave the study
study-own_name = Name of this study
study-unkept_many = This study is not kept: { $most } are kept already. Delete one of them under “{ bar-study }” and go on.
study-unkept_full = What is new is not kept: this browser has no room left. Delete some studies under “{ bar-study }”, or save this one as a file.
shelf-title = Your studies
shelf-none = No study is kept yet. Whatever you try stays in this browser, and is here when you come back.
shelf-damaged = A study that cannot be read
shelf-damaged_hint = It was damaged in this browser. The others are unharmed.
shelf-seats =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
shelf-rename = Rename: { $name }
shelf-delete = Delete
shelf-delete_one = Delete: { $name }
shelf-deleted = “{ $name }” is deleted.
shelf-undo = Undo
shelf-full = This browser has no room left. Delete some studies first.
shelf-many = { $most } studies are kept, no more. Delete one to keep another.
open-gone = This study is no longer in this browser.
study-lines = Lines of play
study-keys = Up and down go from line to line, right into what was tried instead of a line, left back out. Enter goes there, F2 gives a name, Delete forgets.
study-branch = Tried instead:
study-ways = Going about in the lines
study-one_back = One line back
study-one_on = One line on
study-name = Name
study-rename = Rename
study-rename_line = Rename the line “{ $name }”
study-name_label = Name
study-name_save = Keep
study-forget = Forget
study-forget_line = Forget the line “{ $name }”
study-forget_title = Forget this line?
study-forget_text =
    { $count ->
        [one] One line of play goes.
       *[other] { $count } lines of play go, with all their branches.
    }
study-count =
    { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
study-start = The start of the game
study-start_position = The position it begins with
study-from_position = From the position on
study-no_lines = Nothing is played yet. Every move becomes a line here.
study-set_up_here = A position is set up
study-chance = Chance: { $what }: { $things }
study-new_title = A new game
study-new_hint = Any game, seats and rules; you play all seats or let bots play some.
study-new_begin = Begin
setup-label = Set up a position
setup-hint = Change what you like and apply it: the study goes on from there. What was before stays in the lines.
setup-start = What comes next
setup-start_now = As it stands now
setup-start_phases = Phases
setup-start_decisions = Decisions
setup-start_written = Something else, as JSON
setup-who = Who decides
setup-which = Which one
setup-written = The task, as in a scenario
setup-written_hint = For example: { $example }
setup-due_wrong = { $why } Choose what comes next.
setup-batch = Batch { $number }
setup-field-beneath = Building cards under the pile, batch by batch
setup-board = Board
setup-json = As JSON, for experts
setup-json_bad = This is not JSON yet. What you wrote is kept.
setup-applied = Applied. What was before is in the lines.
setup-reset = As it was
setup-apply = Apply
setup-none = empty
setup-less = { $name }: one less
setup-more = { $name }: one more
setup-of = { $name }: { $part }
setup-add = Add …
setup-add_to = { $name }: add
setup-remove = Remove: { $name }
setup-before = { $name }: further to the front
setup-behind = { $name }: further to the back
setup-others =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
setup-space = Space { $number }
setup-top = Upper row, { $number }
setup-bottom = Lower row, { $number }
setup-standin = Scheme { $number }
setup-field-round = Round
setup-field-turn_order = Turn order
setup-field-first_player = First player
setup-field-passed = Passed, in order
setup-field-bailiff = Bailiff
setup-field-provost = Provost
setup-field-road = Road
setup-field-residences = Residences
setup-field-owners = Owners
setup-field-out_of_game = Out of the game
setup-field-stables = In the stables
setup-field-castle = In the castle
setup-field-inn_left = Inn, left space
setup-field-inn_right = Inn, right space
setup-field-scored = Castle sections counted
setup-field-awaiting = Paid for, to become residences
setup-field-rows_used = Favour rows used
setup-field-favours = Royal favours still to use
setup-field-mulligan = First hand: 1 kept, 2 replaced
setup-field-covering = Prestige buildings over cards
setup-field-slots = Construction site: slots
setup-field-second_workers = Second workers
setup-field-site = At the construction site
setup-field-used = Characters used this round
setup-field-active = Whose turn it is
setup-field-final_turns = Last turns left
setup-field-tax_stand = Silver at the Tax Stand
setup-field-guildhall = Workers in the Guildhall
setup-field-black_market = Workers at the Black Market
setup-field-small_pile = Black Market cards, face down
setup-field-small_face = Black Market, small side
setup-field-large_pile = Black Market cards, turned over
setup-field-workshop = Workshop: apprentices
setup-field-workshop_silver = Workshop: silver
setup-field-apprentice_pile = Apprentices, face down
setup-field-apprentices_beneath = Apprentices under the pile
setup-field-building_pile = Building cards, face down
setup-field-rewards = Rewards left
setup-field-rewards_gone = Rewards taken
setup-field-automa = The bot of the rules
setup-field-offered = Cards to choose from
setup-field-pick = Card just kept
setup-field-put_under = Put under the pile
setup-field-schemes = Schemes, face down
setup-field-discarded = Schemes discarded
setup-field-future = Schemes mixed in later
setup-field-mixed_in = Schemes mixed in

## Sharing, opening, frames

share-label = Share
share-link = A link to this position
share-link_label = Link
share-whole = The whole game is in the link: nobody has to keep it.
share-picture = A picture
share-picture_alt = The position as a picture
share-no_picture = There is no picture now.
share-save = Save as { $form }
share-study = Study it
share-study_hint = Try what else could be done from here. Nothing of it comes to the table.
share-study_open = Play on from here
position-title = The position alone
position-hint = Without the game that led to it. It opens under “{ bar-study }”, here and elsewhere.
position-guessed = What you may not know yet is made up.
position-json = Copy as JSON
position-scenario = Copy as a scenario
position-link = Copy a link
position-copied = Copied
position-failed = It could not be copied.
position-set_up = Set up from here
share-frame = In another page
share-frame_label = Code for the page
share-frame_private = This table is private: strangers cannot look at it. A finished game can be shown: open its record under “{ bar-study }”.
replay-play_on = Play on from here
eyes-label = Through whose eyes
eyes-own = My own
eyes-nobody = A spectator
eyes-all = Everything
open-title = Study a game
open-hint = Open any record: look at it step by step, through any eyes, and try other moves. It stays in this browser.
open-drop = Drop a record, a position or a scenario here
open-file = Choose a file
open-paste = Or paste it
open-paste_hint = A record, a position as JSON, a scenario, or the address of one
open-read = Open
open-no_file = This address cannot be read from here. Save the file and drop it on this page.
open-bad_link = This link holds no game; perhaps it was cut off on its way.
frame-open = Open in keepwright
frame-private = This table is private or no longer there: only public tables can be shown in other pages.

## Statistics

stat-title = Statistics of { $game }
stat-link = Statistics
stat-source = Which games
stat-source_selfplay = Self-play of bots
stat-source_server = Played on this server
stat-seats = Players
stat-seats_all = Any number
stat-games =
    { $games ->
        [one] 1 game.
       *[other] { $games } games.
    }
stat-made_selfplay = { level-steady } bots played at every seat, under rules { $rules } of keepwright { $version }, from seed { $seed }.
stat-made_server = Finished games with people, under rules { $rules }; bots played { $share } of the seats. Games that somebody gave up are left out. Nothing is kept about persons.
stat-few =
    { $games ->
        [one] Only 1 game so far: chance still outweighs everything. The lines beside the dots show where a value truly lies, 19 times out of 20.
       *[other] Only { $games } games so far: chance still outweighs much. The lines beside the dots show where a value truly lies, 19 times out of 20.
    }
stat-empty = No finished game here yet
    .hint = When somebody has played { $game } to its end here, it is counted on this page.
stat-empty_seats = No finished game with so many players yet
stat-play = Play { $game }
stat-see_selfplay = See the self-play
stat-see_all = See any number of players
# The name of a chart for who cannot see it
stat-chart = Chart: { $title }. The numbers follow as a table.
stat-numbers = Show the numbers
stat-numbers_of = Numbers: { $title }
stat-points_by_seat = Points by seat
    .hint = Seat 1 begins the first round. Box: the middle half of all results; thick line: the median; dot: the mean, also at the right.
    .mixed = Tables of every size together, so seats 3 and higher are those of larger tables only: choose a number of players to compare seats. Seat 1 begins; box: the middle half; thick line: the median; dot: the mean.
stat-wins_by_seat = Wins by seat
    .hint = The dashed line is the share among equals; a shared win counts in parts. Line beside the dot: where the share truly lies, 19 times out of 20.
stat-wins_alone = How often the single player beats the automa.
stat-seat = Seat { $place }
stat-points = Points of all players
    .hint = How many players ended with how many points.
# Beneath what a chart means, where some numbers are not in it
stat-outliers =
    { $count ->
        [one] One result ({ $furthest }) lies too far out to be drawn.
       *[other] { $count } results lie too far out to be drawn; the furthest is { $furthest }.
    }
stat-length_round = Length in rounds
stat-length_turn = Length in turns
stat-length_hint = How many games were how long; the dashed line is the mean.
stat-decisions = Length in decisions
stat-by_source = Points by source
    .hint = The mean points of those who won, and of all others.
# Columns of the tables beside the charts
stat-col_seat_label = Seat
stat-col_mean = Mean
# Where the true value lies, 19 times out of 20
stat-col_interval = 95 % interval
stat-col_least = Least
stat-col_lower = Lower quarter
stat-col_median = Median
stat-col_upper = Upper quarter
stat-col_most = Most
stat-col_games = Games
stat-col_wins = Wins
stat-col_fair = Among equals
stat-col_points = Points
stat-col_rounds = Rounds
stat-col_turns = Turns of who began
stat-col_decisions = Decisions
stat-col_count = How often
stat-col_source = Source
stat-col_winners = Winners
stat-col_others = Others
stat-col_difference = Difference
stat-pieces = Buildings and cards
    .hint = In how many games somebody built or took it, how often that player won (dashed: among equals), and with how many points, compared with the usual at such tables.
stat-class = Class
stat-class_all = All
stat-by_name = Name
stat-by_share = In games
stat-by_wins = Wins
stat-by_points = Points
stat-rule = Rule
stat-rule_of = Rule { $rule } about { $piece }
stat-times =
    { $times ->
        [0] never
        [one] once
       *[other] { $times } times
    }
stat-fair = equals { $share }
stat-between = between { $low } and { $high }

## The guided first game

guide-title = Your first game
guide-step = { $step } of { $count }
guide-next = Next
guide-back = Back
guide-show = Show me
guide-skip = Skip
guide-resume = Go on with the guide: { $step } of { $count }
guide-waits = Play on as you like. I shall speak up when there is something new.
guide-again = Start over
guide-real = Begin a real game
learn-begin = Learn
learn-go_on = Go on
learn-game = Learn { $game } in a guided first game
learn-go_on_with = Go on with your first game of { $game }
learn-first = Play a guided first game
learn-go_on_first = Go on with your first game

## Plans: whether something could be built

# Filters of what is left to be built, each with how many there are
plan-filter = Show
plan-able = Affordable { $count }
plan-all = All { $count }
plan-none = Nothing that is left can be paid now.
# At the foot of a card or tile, very short
plan-now = affordable
plan-then = after this turn
plan-skill = skill missing
plan-no_own_residence = no residence
plan-no_house_left = no house left
plan-no_unbuilt_space = no space left
plan-no_empty_space = no space left
