### Architects of the West Kingdom: names from the rules of record (rules/architects.yaml), choices, events, obstacles.

game-architects = Architects of the West Kingdom
    .short = Architects
    .blurb = Virtue, apprentices and a black market.

option-player_boards = Player boards
    .description = Everybody begins alike, or each with the means and the ability of a character.
    .standard = All alike
    .variable = Characters
option-variable_assignment = Choice of characters
    .description = With characters: each is dealt at random, or the players choose one after another.
    .random = At random
    .chosen = Chosen
option-two_vs_bot = Two against the bot
    .description = Two players against Constantine or Helena, by house rules: the official ones are not known to us. The bot’s scheme cards are our own stand-in deck, not the published one.
option-bot = Bot
    .description = Who plays against a single player, or against two with the option for it: Constantine is the standard opponent, Helena the hard one. The scheme cards are our own stand-in deck, not the published one, whose cards are not known to us.
    .constantine = { bot-constantine }
    .helena = { bot-helena }
option-promo_cards = Promo cards
    .description = Three more apprentices and three more buildings are shuffled in.
option-promo_boards = Promo characters
    .description = Five more characters; never both of one colour in a game. Without characters this changes nothing.
option-aoa_starting_apprentice = Starting apprentice
    .description = From the expansion Age of Artisans: before the first turn everybody takes a face-up apprentice for free, the last in turn order first.
option-aoa_apprentice_sweep = Apprentices leave
    .description = From the expansion Age of Artisans: a worker on the third space of one of the first three rows of the Guildhall sends both apprentices of the first column under the pile.

## Names

colour-blue = Blue
colour-green = Green
colour-purple = Purple
colour-red = Red
colour-yellow = Yellow

good-clay = Clay
good-wood = Wood
good-stone = Stone
good-gold = Gold
good-marble = Marble
good-silver = Silver

skill-carpentry = Carpentry
skill-tiling = Tiling
skill-masonry = Masonry

term-virtue = Virtue
term-virtue_track = Virtue Track
term-victory_points = Victory Points (VP)
term-worker = Worker
term-captured_worker = Captured worker
term-player_marker = Player marker
term-player_board = Player board
term-standard_side = Standard side (side 1)
term-variable_side = Variable side (side 2)
term-main_board = Main board
term-supply = Supply
term-tax = Tax
term-avoid_tax = Avoid tax
term-apprentice_card = Apprentice card
term-building_card = Building card
term-black_market_card = Black Market card
term-small_market = Small market
term-large_market = Large market
term-debt_card = Debt card
term-debt_unpaid = Unpaid
term-debt_paid = Paid
term-reward_card = Reward card
term-multiplier_card = Multiplier card
term-black_market_reset = Black Market Reset
term-hire_apprentice = Hire an Apprentice
term-building_plans = Building plans
term-construct_building = Construct a Building
term-advance_cathedral = Advance work on the Cathedral
term-capture = Capture
term-bot_2p_reference = 2P vs Bot reference card
term-scheme_card = Scheme card
term-opponent_board = Opponent board
term-destroy_debt = Destroy a Debt
term-last_round = Final round

class-building = { term-building_card }
class-apprentice = { term-apprentice_card }
class-character = { term-variable_side }
class-promo = Promo card

location-quarry = Quarry
location-forest = Forest
location-mines = Mines
location-silversmith = Silversmith
location-kings_storehouse = King's Storehouse
location-workshop = Workshop
location-town_centre = Town Centre
location-tax_stand = Tax Stand
location-guardhouse = Guardhouse
location-black_market = Black Market
location-guildhall = Guildhall
location-prison = Prison
location-cathedral = Cathedral
    .short = Cathedral
location-bm_left = { location-black_market } (left)
location-bm_middle = { location-black_market } (middle)
location-bm_right = { location-black_market } (right)

apprentice-acolyte_carpentry = Acolyte (carpentry)
    .power = Each time you advance on the Cathedral, you also draw 1 building card.
apprentice-acolyte_tiling = Acolyte (tiling)
    .power = Each time you advance on the Cathedral, you also gain 2 clay.
apprentice-acolyte_masonry = Acolyte (masonry)
    .power = Each time you advance on the Cathedral, you also gain 2 silver.
apprentice-conspirator_1 = Conspirator (1)
    .power = At the Town Centre you pay 1 silver less for all captures of a visit together; tax stays as it is.
    .plain = Conspirator
apprentice-conspirator_2 = Conspirator (2)
    .power = { apprentice-conspirator_1.power }
    .plain = Conspirator
apprentice-debt_collector_carpentry = Debt Collector (carpentry)
    .power = Each debt you pay off also brings you 2 wood.
apprentice-debt_collector_tiling = Debt Collector (tiling)
    .power = Each debt you pay off also brings you 2 clay.
apprentice-debt_collector_masonry = Debt Collector (masonry)
    .power = Each debt you pay off also brings you 2 stone.
apprentice-gatekeeper = Gatekeeper
    .power = At each Black Market Reset you may release up to 2 of your workers from Prison.
apprentice-illusionist = Illusionist
    .power = Your actions at the Black Market cost no virtue.
apprentice-jeweller_1 = Jeweller (1)
    .power = At the Silversmith you gain 1 more silver.
    .plain = Jeweller
apprentice-jeweller_2 = Jeweller (2)
    .power = { apprentice-jeweller_1.power }
    .plain = Jeweller
apprentice-labourer = Labourer
    .power = Has all three skills, and no other ability.
apprentice-merchant_clay = Merchant (clay)
    .power = An action at the King’s Storehouse: pay 1 silver, gain 3 clay.
apprentice-merchant_gold = Merchant (gold)
    .power = An action at the King’s Storehouse: pay 2 silver, gain 1 gold.
apprentice-merchant_marble = Merchant (marble)
    .power = An action at the King’s Storehouse: pay 3 silver, gain 1 marble.
apprentice-merchant_stone = Merchant (stone)
    .power = An action at the King’s Storehouse: pay 1 silver, gain 2 stone.
apprentice-merchant_wood = Merchant (wood)
    .power = An action at the King’s Storehouse: pay 1 silver, gain 2 wood.
apprentice-miner_1 = Miner (1)
    .power = At the Mines you gain 1 more clay, whether you choose clay or gold.
    .plain = Miner
apprentice-miner_2 = Miner (2)
    .power = { apprentice-miner_1.power }
    .plain = Miner
apprentice-patron_clay = Patron (clay)
    .power = An action at the King’s Storehouse: pay 1 clay, gain 1 virtue.
apprentice-patron_silver = Patron (silver)
    .power = An action at the King’s Storehouse: pay 2 silver, gain 1 virtue.
apprentice-patron_stone = Patron (stone)
    .power = An action at the King’s Storehouse: pay 1 stone, gain 1 virtue.
apprentice-patron_wood = Patron (wood)
    .power = An action at the King’s Storehouse: pay 1 wood, gain 1 virtue.
apprentice-pickpocket = Pickpocket
    .power = When you steal from the Tax Stand, you also gain 1 gold.
apprentice-squire_gold = Squire (gold)
    .power = At each Black Market Reset you may gain 1 gold if none of your workers is in Prison.
apprentice-squire_marble = Squire (marble)
    .power = At each Black Market Reset you may gain 1 marble if none of your workers is in Prison.
apprentice-squire_virtue = Squire (virtue)
    .power = At each Black Market Reset you may gain 2 virtue if none of your workers is in Prison.
apprentice-stonecutter_1 = Stonecutter (1)
    .power = At the Quarry you gain 1 more stone.
    .plain = Stonecutter
apprentice-stonecutter_2 = Stonecutter (2)
    .power = { apprentice-stonecutter_1.power }
    .plain = Stonecutter
apprentice-swindler_clay = Swindler (clay)
    .power = With each action at the Black Market you also gain 2 clay.
apprentice-swindler_stone = Swindler (stone)
    .power = With each action at the Black Market you also gain 1 stone.
apprentice-swindler_wood = Swindler (wood)
    .power = With each action at the Black Market you also gain 1 wood.
apprentice-thief = Thief
    .power = When you steal from the Tax Stand, you lose 1 virtue instead of 2.
apprentice-trader_clay = Trader (clay)
    .power = An action at the King’s Storehouse: pay 3 clay, gain 1 marble.
apprentice-trader_stone = Trader (stone)
    .power = An action at the King’s Storehouse: pay 2 stone, gain 1 marble.
apprentice-trader_wood = Trader (wood)
    .power = An action at the King’s Storehouse: pay 2 wood, gain 1 marble.
apprentice-trickster = Trickster
    .power = Your actions at the Black Market cost 1 silver less.
apprentice-woodcutter_1 = Woodcutter (1)
    .power = At the Forest you gain 1 more wood.
    .plain = Woodcutter
apprentice-woodcutter_2 = Woodcutter (2)
    .power = { apprentice-woodcutter_1.power }
    .plain = Woodcutter
apprentice-enforcer = Enforcer
    .power = When you send captured workers to Prison, you also gain 1 gold.
apprentice-overseer = Overseer
    .power = At the King’s Storehouse you count as having 1 more worker there.
apprentice-peddler = Peddler
    .power = At each Black Market Reset you may gain 2 silver.

building-aqueduct = Aqueduct
    .effect = At the end: +1 point for each building you constructed, this one included.
building-armoury = Armoury
    .effect = At once: you may make 1 capture, free of charge.
building-barracks = Barracks
    .effect = At once: you may either take back all your workers from other players’ boards or make 1 capture, both free of charge.
building-betting_house = Betting House
    .effect = At once: take 1 unpaid debt.
building-carpenters_hut = Carpenter's Hut
    .effect = At the end: +1 point for each of your apprentices with carpentry.
building-castle = Castle
    .effect = At the end: +1 virtue for every 2 gold you have.
building-chapel = Chapel
    .effect = At the end: +2 virtue if you are higher on the Cathedral than every other player.
building-church = Church
    .effect = At once: you may destroy 1 of your unpaid debts.
building-clay_market = Clay Market
    .effect = At the end: +2 points if you have more clay than every other player.
building-clay_pit = Clay Pit
    .effect = At once: gain 1 gold or 1 marble.
building-drafting_room = Drafting Room
    .effect = At once: draw 2 building cards.
building-dungeon = Dungeon
    .effect = At the end: lose 2 virtue, before or after what your buildings bring, as you choose.
building-factory = Factory
    .effect = At once: gain 2 marble.
building-fortress = Fortress
    .effect = At once: you may make up to 2 captures free of charge, at the same or at different locations.
building-fountain = Fountain
    .effect = At the end: each of your unpaid debts costs you 1 point less.
building-gamblers_den = Gambler's Den
    .effect = At the end: each of your unpaid debts costs you 1 point more.
building-hideout = Hideout
    .effect = At once: all your workers leave the Prison.
building-keep = Keep
    .effect = At the end: +1 point for every 3 captured workers on your board.
building-library = Library
    .effect = At once: you may discard 1 building card to gain 2 gold.
building-lighthouse = Lighthouse
    .effect = At the end: +1 point for every 4 virtue.
building-lumber_camp = Lumber Camp
    .effect = At once: gain 4 wood.
building-masons_hut = Mason's Hut
    .effect = At the end: +1 point for each of your apprentices with masonry.
building-moneylender = Moneylender
    .effect = At the end: +1 point for each of your paid debts.
building-monument = Monument
    .effect = At once: every player gains 1 virtue.
building-observatory = Observatory
    .effect = At the end: +1 virtue for every 2 marble you have.
building-palace = Palace
    .effect = At once: gain 1 gold for every 4 virtue you have.
building-reservoir = Reservoir
    .effect = At the end: +1 virtue for every 2 of your paid debts.
building-silver_market = Silver Market
    .effect = At the end: +2 points if you have more silver than every other player.
building-smithy = Smithy
    .effect = At once: gain 4 stone.
building-steeple = Steeple
    .effect = At the end: +2 points if you are higher on the Cathedral than every other player.
building-stone_market = Stone Market
    .effect = At the end: +2 points if you have more stone than every other player.
building-tavern = Tavern
    .effect = At once: you may hire any face-up apprentice, free of charge.
building-thieves_den = Thieves' Den
    .effect = At once: gain 4 silver.
building-tilers_hut = Tiler's Hut
    .effect = At the end: +1 point for each of your apprentices with tiling.
building-trading_post = Trading Post
    .effect = At the end: +1 virtue for every 4 clay, wood and stone you have, counted together.
building-treasury = Treasury
    .effect = At once: gain 1 gold or 3 silver.
building-university = University
    .effect = At the end: +2 points if you have no unpaid debt.
building-watchtower = Watchtower
    .effect = At once: every player with 3 or more workers in Prison loses 1 virtue, you included.
building-well = Well
    .effect = At once: gain 4 clay.
building-wood_market = Wood Market
    .effect = At the end: +2 points if you have more wood than every other player.
building-crane = Crane
    .effect = At once: you may lay a second worker in the Guildhall and carry out a whole action there.
building-graveyard = Graveyard
    .effect = At once: give up 1 of your apprentices.
building-museum = Museum
    .effect = At the end: +1 virtue for every 2 buildings you constructed, this one included.

character-ada = Ada
    .power = You ignore 1 tax on every cost that has tax, on top of what your virtue avoids.
character-caroline = Caroline
    .power = Each of your actions at the Black Market ends with drawing 1 building card.
character-frederick = Frederick
    .power = Levels of the Cathedral cost you no building card.
character-rudolf = Rudolf
    .power = Hiring at the Workshop costs you 1 silver less, and you can have 6 apprentices.
character-therese = Therese
    .power = Gold and marble are the same resource for you.
character-lothaire = Lothaire
    .power = Every building and every level of the Cathedral costs you 1 wood or 1 stone less, if it costs any.
character-hugo = Hugo
    .power = Each time you would take a debt, you may pay 2 silver instead.
character-clovis = Clovis
    .power = Each time you construct a building, you draw 1 building card.
character-fara = Fara
    .power = At each Black Market Reset you may release 1 of your workers from Prison.
character-bertha = Bertha
    .power = When you send captured workers to Prison, you gain 2 more silver.

bot-constantine = Constantine
bot-helena = Helena

reward-reward_silver = Reward: 1 Virtue, 3 Silver
    .plain = 1 Virtue, 3 Silver
reward-reward_wood = Reward: 1 Virtue, 2 Wood
    .plain = 1 Virtue, 2 Wood
reward-reward_stone = Reward: 1 Virtue, 2 Stone
    .plain = 1 Virtue, 2 Stone
reward-reward_building_card = Reward: 1 Virtue, 1 Building card
    .plain = 1 Virtue, 1 Building card
reward-reward_virtue = Reward: 2 Virtue
    .plain = 2 Virtue
reward-reward_gold = Reward: 1 Virtue, 1 Gold
    .plain = 1 Virtue, 1 Gold

# Reward cards as what something comes from: what they bring is told beside it
source-reward_silver = { term-reward_card }
source-reward_wood = { term-reward_card }
source-reward_stone = { term-reward_card }
source-reward_building_card = { term-reward_card }
source-reward_virtue = { term-reward_card }
source-reward_gold = { term-reward_card }

# Cards of the Black Market, with what their large side offers
market-bm_01 = Black Market card 1 (2 { good-marble }, 2 { good-wood })
market-bm_02 = Black Market card 2 (1 { good-marble }, 1 { good-gold }, 1 { good-stone }, 1 { good-wood })
market-bm_03 = Black Market card 3 (2 { good-marble }, 2 { good-stone })
market-bm_04 = Black Market card 4 (1 { good-gold }, 1 { good-stone }, 2 { good-wood })
market-bm_05 = Black Market card 5 (1 { good-marble }, 2 { good-stone }, 1 { good-wood })
market-bm_06 = Black Market card 6 (2 { good-marble }, 2 { good-stone })
market-bm_07 = Black Market card 7 (1 { good-marble }, 2 { good-stone }, 1 { good-wood })
market-bm_08 = Black Market card 8 (1 { good-gold }, 1 { good-stone }, 2 { good-wood })
market-bm_09 = Black Market card 9 (1 { good-marble }, 1 { good-gold }, 1 { good-stone }, 1 { good-wood })
market-bm_10 = Black Market card 10 (2 { good-marble }, 2 { good-wood })
# Their small sides: all that is seen of the top card of the left pile
face-1_marble = 1 { good-marble }
face-2_gold = 2 { good-gold }
face-1_stone_1_marble = 1 { good-stone }, 1 { good-marble }
face-1_wood_1_gold = 1 { good-wood }, 1 { good-gold }
face-1_wood_1_marble = 1 { good-wood }, 1 { good-marble }

## Amounts: entries of a list, so they begin with a capital letter like the names

amount-clay = { $count } { good-clay }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-gold = { $count } { good-gold }
amount-marble = { $count } { good-marble }
amount-silver = { $count } { good-silver }
amount-virtue = { $count } { term-virtue }
amount-prestige = { $count } VP
amount-building_card =
    { $count ->
        [one] { $count } Building card
       *[other] { $count } Building cards
    }
amount-any = { $count } of Clay, Wood and Stone
amount-wood_or_stone = { $count } of Wood and Stone

## Parts of a number: yields, prices, virtue, final score

part-base = Location
part-workers = Workers
part-hire = Hiring
part-limit = Everybody
part-tax = { term-tax }
part-silver = { good-silver }
part-virtue = { term-virtue }
part-capture = { term-capture }
part-stealing = Theft
part-black_market = { location-black_market }
part-bm_left = { location-bm_left }
part-bm_middle = { location-bm_middle }
part-bm_right = { location-bm_right }
# What brings a number that fell below 0 back to 0.
part-minimum = Not below 0
    .told = never below 0
part-set_up = Set-up
part-conspirator_1 = { apprentice-conspirator_1.plain }
part-conspirator_2 = { apprentice-conspirator_2.plain }
part-illusionist = { apprentice-illusionist }
part-jeweller_1 = { apprentice-jeweller_1.plain }
part-jeweller_2 = { apprentice-jeweller_2.plain }
part-miner_1 = { apprentice-miner_1.plain }
part-miner_2 = { apprentice-miner_2.plain }
part-stonecutter_1 = { apprentice-stonecutter_1.plain }
part-stonecutter_2 = { apprentice-stonecutter_2.plain }
part-thief = { apprentice-thief }
part-trickster = { apprentice-trickster }
part-woodcutter_1 = { apprentice-woodcutter_1.plain }
part-woodcutter_2 = { apprentice-woodcutter_2.plain }
part-overseer = { apprentice-overseer }
part-ada = { character-ada }
part-rudolf = { character-rudolf }
part-castle = { building-castle }
part-chapel = { building-chapel }
part-observatory = { building-observatory }
part-reservoir = { building-reservoir }
part-trading_post = { building-trading_post }
part-museum = { building-museum }
part-buildings = Buildings
part-building_bonuses = Bonuses of buildings
part-cathedral = { location-cathedral }
part-unpaid_debt = Unpaid debts
part-gold = { good-gold }
part-marble = { good-marble }
part-prison = { location-prison }
part-guildhall = { location-guildhall }

## What can be decided: a short name, shown as "This is decided now: …"

task-choose_character = the choice of a character
task-draft_pick = the pick of a building card
task-starting_apprentice = the first apprentice
task-place_worker = placing a worker
task-recall_worker = taking a worker back
task-mines_good = clay or gold from the Mines
task-storehouse_trade = trades at the King’s Storehouse
task-pay = what to pay
task-workshop_mode = hiring or drawing plans
task-bm_middle_mode = hiring or drawing cards at the Black Market
task-hire_card = whom to hire
task-discard_apprentice = the apprentice to give up
task-keep_building = the building card to keep
task-capture = capturing workers
task-guardhouse_action = actions at the Guardhouse
task-ransom_payment = the price of the ransom
task-guildhall_mode = what to build
task-discount = what to pay less
task-cathedral_payment = the goods for the Cathedral
task-cathedral_discard = the card discarded for the Cathedral
task-building_choice = the use of a building
task-destroy_debt = destroying a debt
task-avoid_debt = avoiding a debt
task-reset_ability = abilities at the Black Market Reset
task-release_count = how many workers leave the Prison
task-hand_limit = discarding down to the hand limit
task-endgame_order = when the Dungeon takes its virtue
# Chance
task-character = a character
task-first_player = the first player
task-deal = the building cards to choose from
task-draw = the building cards drawn
task-reveal = the apprentices laid face up
task-small_market = the small side of the next Black Market card
task-large_market = the Black Market card turned over
task-reward = the reward on top
task-scheme = the bot’s scheme (stand-in deck)

## What is asked of the player

decision-choose_character = Which character do you play?
decision-draft_pick = Which building card do you keep? The others go on to the left.
    .alone = Which building card do you keep?
decision-starting_apprentice = Which apprentice do you begin with?
decision-place_worker = Place a worker.
decision-recall_worker = You have no worker left: take one back.
decision-mines_good = Mines: clay or gold?
decision-storehouse_trade = King’s Storehouse: trade, or stop.
decision-pay = You pay { $price }: which goods?
decision-workshop_mode = Workshop: hire an apprentice, or draw building cards?
decision-bm_middle_mode = Black Market: hire any apprentice, or draw 5 building cards and keep one?
decision-hire_card = { $at }: whom do you hire?
decision-discard_apprentice = Which of your apprentices do you give up?
decision-keep_building = Which building card do you keep? The others go under the pile.
# $cost is "tax" (the first capture of a visit), "silver" or "free".
decision-capture = Capture a group of workers for 1 tax, or stop.
# $places are the locations of the captures made in this visit. $spared is how much silver is still spared.
decision-capture-places =
    { $spared ->
        [0] Capture a group of workers for 1 silver, or stop. So far in this visit: { $places }.
       *[other] Capture a group of workers for free, or stop. So far in this visit: { $places }.
    }
decision-capture-building = { $building }: capture a group of workers for free, or stop.
decision-guardhouse_action = Guardhouse: choose an action, or stop.
decision-ransom_payment = How do you pay the ransom?
decision-guildhall_mode = Guildhall: which building do you construct, or do you advance on the Cathedral?
decision-discount = { $card }: what do you pay less?
decision-cathedral_payment = Cathedral: you pay { $price }. Which goods?
decision-cathedral_discard = Cathedral: which building card do you discard?
decision-building_choice = { $building }: how do you use it?
decision-destroy_debt = Your virtue is at the top: destroy an unpaid debt instead?
decision-avoid_debt = You would take a debt: pay 2 silver instead?
decision-reset_ability = Black Market Reset: use an ability, or stop.
decision-reset_ability-used = Black Market Reset: use another ability, or stop. Used so far: { $used }.
decision-release_count = How many of your workers do you release from Prison?
decision-hand_limit = You hold more than 6 building cards: which one do you discard?
decision-endgame_order = Does the Dungeon take its 2 virtue before or after what your buildings bring?

## Choices

action-stop = Stop
action-pick = Pick: { $building }
action-choose = Play: { $character }
action-place = Place a worker: { $location }
action-recall = Take a worker back: { $location }
action-recall-colour = Take a worker back from the board of { $colour }
action-mine = Take: { $good }
# $trade is "virtue" or "marble": what one of the two printed trades gives.
action-trade-trade =
    { $trade ->
        [virtue] Trade: 2 of Clay, Wood and Stone → 1 Virtue
       *[marble] Trade: 3 of Wood and Stone → 1 Marble
    }
    .short =
        { $trade ->
            [virtue] 2 of Clay, Wood and Stone → 1 Virtue
           *[marble] 3 of Wood and Stone → 1 Marble
        }
action-trade-trade-gain =
    { $trade ->
        [virtue] Trade: 2 of Clay, Wood and Stone → { $gain }
       *[marble] Trade: 3 of Wood and Stone → { $gain }
    }
action-trade-apprentice = Trade: { $apprentice }
action-trade-apprentice-gain = Trade: { $apprentice } → { $gain }
action-hire = Hire an apprentice
action-hire-apprentice = Hire: { $apprentice }
action-plans = Draw building cards
action-discard = Discard: { $building }
action-discard-apprentice = Give up: { $apprentice }
action-keep = Keep: { $building }
action-capture = Capture a group of workers
# $group is a location and a colour.
action-capture-group = Capture: { $group }
action-send_captured_to_prison = Send all captured workers to Prison
    .short = Captives to Prison
action-release_from_prison = Release all your workers from Prison
    .short = Free your workers
action-ransom = Ransom all your workers from other boards
    .short = Ransom your workers
action-pay_off_debt = Pay off a debt
action-pay-ransom =
    { $ransom ->
        [silver] Pay in silver
       *[debt] Take 1 debt and lose 1 virtue
    }
action-build = Construct: { $building }
action-advance = Advance on the Cathedral
action-spare = Pay 1 less: { $good }
action-destroy_debt = Destroy an unpaid debt
action-avoid_debt = Pay 2 silver instead
action-take_debt = Take the debt
action-release_captured = Take back all your workers from other boards
    .short = Take your workers back
action-use = Use: { $ability }
action-release =
    { $count ->
        [one] Release 1 worker
       *[other] Release { $count } workers
    }
action-loss_first = The loss first
action-loss_last = The loss last

## Events

event-market_shown = The left pile of the Black Market now offers { $face }.
event-apprentices_revealed = New in the Workshop: { $cards }.
event-character_taken = { $seat } plays { $character }.
    .you = You play { $character }.
event-card_picked = { $seat } keeps a building card.
    .you = You keep a building card.
event-card_picked-cards = { $seat } keeps a building card: { $cards }.
    .you = You keep a building card: { $cards }.
event-cards_passed =
    { $count ->
        [one] Everybody passes 1 card to the left.
       *[other] Everybody passes { $count } cards to the left.
    }
event-turn_order_set = The turn order is: { $order }.
event-turn_began = { $seat }’s turn.
    .you = Your turn.
event-worker_placed = { $seat } places a worker: { $place }.
    .you = You place a worker: { $place }.
# $place is a location, or the colour of the board from which the worker comes.
event-worker_recalled = { $seat } takes a worker back: { $place }.
    .you = You take a worker back: { $place }.
event-worker_let_go = { $seat } takes a worker back by a house rule: { $place }.
    .you = You take a worker back by a house rule: { $place }.
event-turn_skipped = { $seat } can’t take any worker back, not even by the house rule: the turn is skipped.
    .you = You can’t take any worker back, not even by the house rule: your turn is skipped.
event-final_round_began = The Guildhall is full: everybody has one more turn.
# $decision is a task-… message.
event-stopped = { $seat } stops ({ $decision }).
    .you = You stop ({ $decision }).
event-produced = { $seat } gains { $goods } ({ $parts }): { $place }.
    .you = You gain { $goods } ({ $parts }): { $place }.
# $source is a card, a location or an ability.
event-gained = { $seat } gains { $goods }: { $source }.
    .you = You gain { $goods }: { $source }.
event-silver_paid =
    { $seat } pays { $cost } silver{ $tax ->
        [0] {""}
       *[other] , { $tax } of it as tax
    } ({ $parts }).
    .you =
        You pay { $cost } silver{ $tax ->
            [0] {""}
           *[other] , { $tax } of it as tax
        } ({ $parts }).
event-virtue_gained = { $seat } gains { $virtue } virtue and now has { $level }.
    .you = You gain { $virtue } virtue and now have { $level }.
event-virtue_lost = { $seat } loses { $virtue } virtue and now has { $level }.
    .you = You lose { $virtue } virtue and now have { $level }.
event-virtue_lost-parts = { $seat } loses { $virtue } virtue ({ $parts }) and now has { $level }.
    .you = You lose { $virtue } virtue ({ $parts }) and now have { $level }.
event-debt_taken =
    { $count ->
        [one] { $seat } takes a debt.
       *[other] { $seat } takes { $count } debts.
    }
    .you =
        { $count ->
            [one] You take a debt.
           *[other] You take { $count } debts.
        }
event-debt_destroyed = { $seat } destroys an unpaid debt.
    .you = You destroy an unpaid debt.
event-debt_kept = { $seat } does not destroy a debt.
    .you = You do not destroy a debt.
event-debt_paid_off = { $seat } pays off a debt.
    .you = You pay off a debt.
event-cards_drawn =
    { $count ->
        [one] { $seat } draws 1 building card.
       *[other] { $seat } draws { $count } building cards.
    }
    .you =
        { $count ->
            [one] You draw 1 building card.
           *[other] You draw { $count } building cards.
        }
event-cards_drawn-cards =
    { $count ->
        [one] { $seat } draws 1 building card: { $cards }.
       *[other] { $seat } draws { $count } building cards: { $cards }.
    }
    .you =
        { $count ->
            [one] You draw 1 building card: { $cards }.
           *[other] You draw { $count } building cards: { $cards }.
        }
event-cards_put_under =
    { $count ->
        [one] { $seat } puts 1 building card under the pile.
       *[other] { $seat } puts { $count } building cards under the pile.
    }
    .you =
        { $count ->
            [one] You put 1 building card under the pile.
           *[other] You put { $count } building cards under the pile.
        }
event-cards_put_under-cards =
    { $count ->
        [one] { $seat } puts 1 building card under the pile: { $cards }.
       *[other] { $seat } puts { $count } building cards under the pile: { $cards }.
    }
    .you =
        { $count ->
            [one] You put 1 building card under the pile: { $cards }.
           *[other] You put { $count } building cards under the pile: { $cards }.
        }
event-batch_reached =
    { $count ->
        [one] The pile of building cards is used up: next comes the card that { $seat } put under it.
       *[other] The pile of building cards is used up: next come the { $count } cards that { $seat } put under it.
    }
    .you =
        { $count ->
            [one] The pile of building cards is used up: next comes the card that you put under it.
           *[other] The pile of building cards is used up: next come the { $count } cards that you put under it.
        }
event-pile_empty =
    { $count ->
        [one] The pile of building cards is empty: { $seat } draws 1 card less.
       *[other] The pile of building cards is empty: { $seat } draws { $count } cards less.
    }
    .you =
        { $count ->
            [one] The pile of building cards is empty: you draw 1 card less.
           *[other] The pile of building cards is empty: you draw { $count } cards less.
        }
event-cards_skipped = { $seat } lays { $cost } silver on skipped apprentices.
    .you = You lay { $cost } silver on skipped apprentices.
event-apprentice_hired =
    { $silver ->
        [0] { $seat } hires an apprentice: { $card }.
       *[other] { $seat } hires an apprentice with { $silver } silver on the card: { $card }.
    }
    .you =
        { $silver ->
            [0] You hire an apprentice: { $card }.
           *[other] You hire an apprentice with { $silver } silver on the card: { $card }.
        }
event-apprentice_discarded = { $seat } gives up an apprentice: { $card }.
    .you = You give up an apprentice: { $card }.
event-apprentice_swept =
    { $silver ->
        [0] An apprentice goes under the pile: { $card }.
       *[other] An apprentice goes under the pile, the { $silver } silver on the card to the supply: { $card }.
    }
event-workers_captured =
    { $whose ->
        [own]
            { $count ->
                [one] { $seat } calls 1 worker home: { $place }.
               *[other] { $seat } calls { $count } workers home: { $place }.
            }
        [yours]
            { $count ->
                [one] { $seat } captures 1 of your workers: { $place }.
               *[other] { $seat } captures { $count } of your workers: { $place }.
            }
       *[others]
            { $count ->
                [one] { $seat } captures 1 of { $colour }’s workers: { $place }.
               *[other] { $seat } captures { $count } of { $colour }’s workers: { $place }.
            }
    }
    .you =
        { $whose ->
            [own]
                { $count ->
                    [one] You call 1 worker home: { $place }.
                   *[other] You call { $count } workers home: { $place }.
                }
           *[others]
                { $count ->
                    [one] You capture 1 of { $colour }’s workers: { $place }.
                   *[other] You capture { $count } of { $colour }’s workers: { $place }.
                }
        }
event-taxes_stolen = { $seat } steals { $silver } silver from the Tax Stand.
    .you = You steal { $silver } silver from the Tax Stand.
event-captured_sold =
    { $seat } sends { $count ->
        [one] 1 captured worker
       *[other] { $count } captured workers
    } to Prison ({ $owners }){ $silver ->
        [0] .
       *[other] {" "}and gains { $silver } silver.
    }
    .you =
        You send { $count ->
            [one] 1 captured worker
           *[other] { $count } captured workers
        } to Prison ({ $owners }){ $silver ->
            [0] .
           *[other] {" "}and gain { $silver } silver.
        }
event-prisoners_released =
    { $count ->
        [one] 1 of { $seat }’s workers leaves Prison.
       *[other] { $count } of { $seat }’s workers leave Prison.
    }
    .you =
        { $count ->
            [one] 1 of your workers leaves Prison.
           *[other] { $count } of your workers leave Prison.
        }
event-captured_released =
    { $count ->
        [one] 1 of { $seat }’s workers returns from another board ({ $holders }).
       *[other] { $count } of { $seat }’s workers return from other boards ({ $holders }).
    }
    .you =
        { $count ->
            [one] 1 of your workers returns from another board ({ $holders }).
           *[other] { $count } of your workers return from other boards ({ $holders }).
        }
event-reset_began = Black Market Reset.
event-worker_imprisoned = { $seat }’s worker goes from the Black Market to Prison.
    .you = Your worker goes from the Black Market to Prison.
event-market_turned = The right pile of the Black Market now shows: { $card }.
event-market_shuffled = The right pile of the Black Market is shuffled and becomes the left one.
event-ability_used = { $seat } uses an ability: { $card }.
    .you = You use an ability: { $card }.
event-prison_counted =
    { $count ->
        [one] 1 of { $seat }’s workers is in Prison.
       *[other] { $count } of { $seat }’s workers are in Prison.
    }
    .you =
        { $count ->
            [one] 1 of your workers is in Prison.
           *[other] { $count } of your workers are in Prison.
        }
event-building_constructed = { $seat } constructs a building: { $card }.
    .you = You construct a building: { $card }.
event-level_reached = { $seat } reaches level { $level } of the Cathedral.
    .you = You reach level { $level } of the Cathedral.
event-reward_revealed = { $seat } reveals a reward: { $reward }.
    .you = You reveal a reward: { $reward }.
event-no_reward_left = No reward is left for { $seat }.
    .you = No reward is left for you.
event-scheme_revealed = The bot ({ $seat }) follows a card of our own stand-in deck: { $place }.
event-schemes_shuffled = The bot’s discarded cards are shuffled into its stand-in deck.
event-future_mixed_in =
    { $count ->
        [one] 1 future card is mixed into the bot’s stand-in deck.
       *[other] { $count } future cards are mixed into the bot’s stand-in deck.
    }
event-automa_gathered =
    { $count ->
        [one] The bot ({ $seat }) takes back 1 worker.
       *[other] The bot ({ $seat }) takes back { $count } workers.
    }
event-tax_added = { $silver } silver goes to the Tax Stand.
event-tax_stand_emptied = { $seat } clears the Tax Stand: { $silver } silver goes to the supply.
    .you = You clear the Tax Stand: { $silver } silver goes to the supply.
event-last_virtue_gained = { $seat }’s buildings bring virtue at the end ({ $parts }).
    .you = Your buildings bring virtue at the end ({ $parts }).
event-points_counted = { $seat } has no points.
    .you = You have no points.
event-points_counted-parts =
    { $points ->
        [one] { $seat } has 1 point ({ $parts }).
       *[other] { $seat } has { $points } points ({ $parts }).
    }
    .you =
        { $points ->
            [one] You have 1 point ({ $parts }).
           *[other] You have { $points } points ({ $parts }).
        }
event-automa_counted = { $bot } has no points.
event-automa_counted-parts =
    { $points ->
        [one] { $bot } has 1 point ({ $parts }).
       *[other] { $bot } has { $points } points ({ $parts }).
    }
# Without winners the bot has won.
event-game_ended =
    { $points ->
        [one] Game over. The bot wins; the best player has 1 point.
       *[other] Game over. The bot wins; the best player has { $points } points.
    }
event-game_ended-winners =
    Game over: victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $winners }.
    .you =
        Game over: you win with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.

## Obstacles

obstacle-not_in_this_game = This character is not in the game: { $character }.
obstacle-colour_taken = Somebody already plays a character of this colour: { $character }.
obstacle-not_drawn = This card is not among those you can choose from: { $card }.
obstacle-not_in_hand = You do not hold this card: { $card }.
obstacle-no_taxes = No silver lies on the Tax Stand.
obstacle-space_occupied = There already is a worker: { $place }.
obstacle-market_closed = With { $virtue } virtue the Black Market is closed to you.
obstacle-market_closed-seat = With { $virtue } virtue the Black Market is closed to { $seat }.
obstacle-nothing_offered = There is nothing to be had: { $place }.
obstacle-nothing_to_build = You can neither construct a building nor advance on the Cathedral now.
obstacle-nothing_to_build-seat = { $seat } can neither construct a building nor advance on the Cathedral now.
obstacle-too_few_silver =
    It costs { $cost } silver; you have { $held ->
        [0] none
       *[other] { $held }
    }.
obstacle-too_few_silver-seat =
    It costs { $cost } silver; { $seat } has { $held ->
        [0] none
       *[other] { $held }
    }.
obstacle-no_own_worker_there = You have no worker there: { $place }.
obstacle-workers_on_large_circles = First you take back the workers who can be captured.
obstacle-workers_on_large_circles-seat = First { $seat } takes back the workers who can be captured.
obstacle-never_recalled = No worker is ever taken back from there: { $place }.
obstacle-too_few_workers = For gold you need { $least } workers there.
obstacle-too_few_workers-seat = For gold { $seat } needs { $least } workers there.
obstacle-not_your_apprentice = You don’t have this apprentice: { $card }.
obstacle-not_your_apprentice-seat = { $seat } doesn’t have this apprentice: { $card }.
obstacle-nobody_to_hire = No apprentice lies face up.
obstacle-no_building_cards = There are no building cards left.
obstacle-not_face_up = This apprentice does not lie face up: { $card }.
obstacle-no_workers_there = { $colour } has no workers there: { $place }.
obstacle-too_many_locations =
    { $most ->
        [one] In one visit you can capture at 1 location only.
       *[other] In one visit you can capture at { $most } locations only.
    }
obstacle-too_many_locations-seat =
    { $most ->
        [one] In one visit { $seat } can capture at 1 location only.
       *[other] In one visit { $seat } can capture at { $most } locations only.
    }
obstacle-nobody_captured = You have captured nobody.
obstacle-nobody_captured-seat = { $seat } has captured nobody.
obstacle-nobody_in_prison = You have no worker in Prison.
obstacle-nobody_in_prison-seat = { $seat } has no worker in Prison.
obstacle-nobody_to_ransom = You have no worker on another board.
obstacle-nobody_to_ransom-seat = { $seat } has no worker on another board.
obstacle-nobody_to_capture = There is no group that could be captured.
obstacle-no_unpaid_debt = You have no unpaid debt.
obstacle-no_unpaid_debt-seat = { $seat } has no unpaid debt.
obstacle-skills_missing = Your apprentices lack skills: { $skills }.
obstacle-skills_missing-seat = The apprentices of { $seat } lack skills: { $skills }.
obstacle-not_in_the_cost = The price does not contain this: { $goods }.
obstacle-top_level_reached = You have reached the top of the Cathedral.
obstacle-top_level_reached-seat = { $seat } has reached the top of the Cathedral.
obstacle-cathedral_closed = With { $virtue } virtue you cannot work on the Cathedral.
obstacle-cathedral_closed-seat = With { $virtue } virtue { $seat } cannot work on the Cathedral.
obstacle-level_full = There is no free space on level { $level } of the Cathedral.
obstacle-no_card_to_discard = You hold no building card to discard.
obstacle-no_card_to_discard-seat = { $seat } holds no building card to discard.
obstacle-no_worker_left = You have no worker left.
obstacle-no_worker_left-seat = { $seat } has no worker left.
obstacle-not_your_ability = You do not have this ability: { $card }.
obstacle-already_used = You have already used this ability: { $card }.
obstacle-workers_in_prison =
    { $count ->
        [one] 1 of your workers is in Prison.
       *[other] { $count } of your workers are in Prison.
    }
obstacle-workers_in_prison-seat =
    { $count ->
        [one] 1 worker of { $seat } is in Prison.
       *[other] { $count } workers of { $seat } are in Prison.
    }
obstacle-too_few_prisoners =
    { $count ->
        [one] Only 1 of your workers is in Prison.
       *[other] Only { $count } of your workers are in Prison.
    }
obstacle-too_few_prisoners-seat =
    { $count ->
        [one] Only 1 worker of { $seat } is in Prison.
       *[other] Only { $count } workers of { $seat } are in Prison.
    }

## What is wrong with a position

why-guildhall_not_full = There are final turns, but the Guildhall is not full.
why-level_full = There are more markers on level { $given } of the Cathedral than it has spaces.
why-no_reset_ahead = A reset is said to come, but nothing has brought it on.
why-not_all_rewards = Rewards left and rewards gone are { $most } together.
why-not_clockwise = The turn order is not clockwise.
why-not_reset = All spaces of the Black Market are occupied, but no reset is to come.
why-own_worker = Nobody captures workers of the own colour: { $given }.

## The guided first game

tutorial-aim = Welcome to Architects! We build a town and work on its cathedral. Buildings, cathedral and a good name bring points. I explain the turns while you play them against a bot.
tutorial-draft = First choose a building card to keep; the others go to your neighbour. A card shows its price and its points. The well is cheap: 2 wood and 2 stone. Take it.
tutorial-draft_on = Choose from what you are handed, until you hold three cards. Take what is cheap for now: you can draw more cards later.
tutorial-turn = Each turn you place one worker and do at once what the place offers. There are no rounds. Place one at the quarry, for 1 stone: press it, then press Done.
tutorial-stack = Your worker stays there. The more of yours stand at a place, the more the next one brings. Place a second one here, for 2 stone.
tutorial-forest = Now wood: place a worker in the forest. You may also do something else, and I shall keep up.
tutorial-mines = The mines give clay, or gold once two of your workers stand there. In the King's storehouse goods become marble or virtue, one trade for each worker of yours there.
tutorial-silver = Silver is the money here. At the silversmith you receive 1 silver more than you have workers there. Place one.
tutorial-workshop = In the workshop you hire apprentices or draw building cards. Apprentices have skills that larger buildings ask for, and help you besides. Place a worker here.
tutorial-hire = Hire somebody for 4 silver. With one worker here the first column is free to choose from; to reach further right you lay 1 silver on each card that you pass over.
tutorial-tax = Part of many prices is tax and gathers here. Anybody may steal it all with a worker, but that costs 2 virtue, your good name.
tutorial-more_wood = The well needs 2 wood. Your second worker in the forest brings just that.
tutorial-guildhall = All that is built begins in the guildhall. A worker sent there stays for ever. Place one: you can pay for the well now.
tutorial-build = Build the well: it is worth 3 points in the end and gives you 4 clay at once. Or you could work on the cathedral instead.
tutorial-cathedral = The cathedral has five levels. Each costs goods and a building card, brings a reward, and counts up to 20 points. The higher, the less room. Your virtue must be 5 or more.
tutorial-capture = The bot gathers many workers at one place: that is worth much to it. In the town centre you can stop it. Place a worker here.
tutorial-captives = Capture a whole group: all workers of one colour at one place. The first capture costs 1 tax, each worker of yours here allows one. Your own can be fetched home so as well.
tutorial-guardhouse = In the guardhouse captives go to prison for 1 silver each. There you also free your own workers, from prison or from others, and pay off debts.
tutorial-virtue = Your virtue is your good name. High virtue brings points but closes the black market; low virtue spares you taxes but costs points and closes the cathedral.
tutorial-market = The black market gives much for silver and 1 virtue. When all three spaces are taken it is raided: workers go to prison, and who has the most there takes a debt.
tutorial-goal = When the guildhall is full, everybody has one last turn. Buildings, cathedral, virtue, gold and marble count; debts and workers in prison cost points.
tutorial-free = That is the whole game. Without workers you fetch one back. Play on against the bot as long as you like; the log keeps what happened. Ready for more? Begin a real game.
