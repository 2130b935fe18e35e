### Caylus 1303: names from the rules of record (rules/caylus_1303.yaml), choices, events, obstacles.

game-caylus_1303 = Caylus 1303
    .blurb = No money: workers pay for all.

option-character_pool = Characters
    .description = Which characters are in the game: drawn at random, or the ones suggested for a first game.
    .random = Drawn at random
    .first_game = First game
option-show_opponent_pp = Open prestige points
    .description = Everybody sees the prestige points of all players at any time; by the rules they lie face down.

## What rests on thin evidence: told as a list after a colon

unconfirmed-costs = what many tiles cost and score
unconfirmed-start = the starting goods
unconfirmed-road_spaces = the length of the road
unconfirmed-stone_space = where the stone tile lies at the start
unconfirmed-copies = how many there are of each starting tile

## Names

colour-blue = Blue
colour-red = Red
colour-green = Green
colour-yellow = Yellow
colour-black = Black

good-food = Food
good-wood = Wood
good-stone = Stone
good-cloth = Cloth
good-gold = Gold

term-prestige_points = Prestige Points (PP)
term-worker = Worker
term-house = House
term-supply = Supply
term-favor = Favor
term-bundle = Bundle
term-round = Round
term-provost = Provost
term-round_marker = Round Marker
term-first_player_tile = First Player tile
term-residence = Residence
term-monument = Monument
term-starting_building = Starting Building
term-wood_building = Wood Building
term-stone_building = Stone Building
term-setup_side = Setup side
term-construction_side = Construction side
term-character = Character
term-pass = Pass

phase-planning = Planning
phase-activation = Activation
phase-delivery = Delivery
phase-stewardship = Stewardship

board-city_gate = City Gate
board-road = Road
board-camp = Camp
board-construction_site = Construction Site
board-guilds_bridge = Guilds Bridge

class-printed = Printed building
class-starting = { term-starting_building }
class-residence = { term-residence }
class-wood = { term-wood_building }
class-stone = { term-stone_building }
class-site = { board-construction_site }
class-monument = { term-monument }
class-character = { term-character }

building-fairground = Fairground
building-lawyer = Lawyer
building-carpenter = Carpenter
building-toll = Toll

building-start_farm_1 = Farm (start 1)
    .plain = Farm
building-start_farm_2 = Farm (start 2)
    .plain = Farm
building-start_sawmill = Sawmill (start)
    .plain = Sawmill
building-start_quarry = Quarry (start)
    .plain = Quarry
building-start_market_1 = Market (start 1)
    .plain = Market
building-start_market_2 = Market (start 2)
    .plain = Market
building-start_guild_any = Guild (start, any)
    .plain = Guild
building-start_guild_stone = Guild (start, stone)
    .plain = Guild
building-start_carpenter = Carpenter (start)
    .plain = Carpenter

building-wood_farm = Farm (wood)
    .plain = Farm
building-wood_sawmill = Sawmill (wood)
    .plain = Sawmill
building-wood_quarry = Quarry (wood)
    .plain = Quarry
building-wood_spinning_mill = Spinning Mill
building-wood_market = Market (wood)
    .plain = Market
building-wood_covered_market = Covered Market
building-wood_manor = Manor
building-wood_tailor = Tailor
building-wood_stonemason = Stonemason

building-stone_farm = Farm (stone)
    .plain = Farm
building-stone_sawmill = Sawmill (stone)
    .plain = Sawmill
building-stone_quarry = Quarry (stone)
    .plain = Quarry
building-stone_gold_mine = Gold Mine
building-stone_foundry = Foundry
building-stone_alchemist = Alchemist
building-stone_guild = Guild (stone)
    .plain = Guild
building-stone_church = Church
building-stone_jeweler = Jeweler

building-construction_site = { board-construction_site }
building-residence = { term-residence }

building-garden = Garden
building-factory = Factory
building-granary = Granary
building-statue = Statue
building-theater = Theater
building-cathedral = Cathedral
building-mansion = Mansion

character-early_riser = Early Riser
    .power = Before the first player’s turn, you may make one placement; it costs one more worker.
character-night_worker = Night Worker
    .power = You pay no extra worker for placing after another player’s pass.
character-journeyman = Journeyman
    .power = Once a round you may place on a building where exactly one worker of another player stands; yours works second.
character-thief = Thief
    .power = When you place on another player’s building, the owner gains no prestige points.
character-steward = Steward
    .power = When another player places on a building of yours, you gain 2 prestige points instead of 1.
character-bailiff = Bailiff
    .power = After the last player at the Guilds Bridge, you may move the provost by 1 step, free of charge.
character-architect = Architect
    .power = For every building or monument you build, you gain 1 more prestige point.
character-chamberlain = Chamberlain
    .power = Your bundles may be any 3 resources.
character-foreman = Foreman
    .power = Each of your bundles is worth 1 more prestige point.
character-goldsmith = Goldsmith
    .power = Your first bundle of a round that contains gold is worth 5 more prestige points.
character-deliveryman = Deliveryman
    .power = After everybody else you may deliver bundles, even without a worker at the construction site.
character-day_laborer = Day Laborer
    .power = You recruit 1 more worker.

## Amounts: entries of a list, so they begin with a capital letter like the names

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-cloth = { $count } { good-cloth }
amount-gold = { $count } { good-gold }
amount-any_basic =
    { $count ->
        [one] { $count } Resource (no gold)
       *[other] { $count } Resources (no gold)
    }
amount-workers =
    { $count ->
        [one] { $count } Worker
       *[other] { $count } Workers
    }
amount-prestige =
    { $count ->
        [one] { $count } Prestige point
       *[other] { $count } Prestige points
    }
amount-favor =
    { $count ->
        [one] { $count } Favor
       *[other] { $count } Favors
    }

## Parts of a number: points, workers, final score

part-owner = Owner
part-printed = Tile
part-bundle = { term-bundle }
# Workers that a placement costs besides the one placed, since somebody has passed.
part-passed = Somebody passed
    .told = { $count } because someone has passed
part-base = Every round
part-residences = Residences
# Workers that are due in recruiting, but not in the camp: a number below 0.
part-camp = Missing in the camp
part-garden = { building-garden }
part-early_riser = { character-early_riser }
part-night_worker = { character-night_worker }
part-thief = { character-thief }
part-steward = { character-steward }
part-architect = { character-architect }
part-foreman = { character-foreman }
part-goldsmith = { character-goldsmith }
part-day_laborer = { character-day_laborer }
part-prestige = Prestige
part-gold = { good-gold }

## What can be decided: a short name, shown as "This is decided now: …"

task-draft = choosing a character
task-early_placement = the placement of the Early Riser
task-place_or_pass = placing a worker or passing
task-trade = the use of a building
task-take_of_choice = a resource of choice
task-build = building
task-claim = the house of the Lawyer
task-toll_move = moving the provost at the Toll
task-bridge_move = moving the provost at the Guilds Bridge
task-bailiff_move = moving the provost with the Bailiff
task-pay = which resources to pay
task-take = which resources to take
task-use_favor = the use of a favor
task-take_from_board = taking a character from the board
task-deliver = delivering bundles
task-deliver_last = delivering bundles with the Deliveryman
task-build_monument = building a monument
# Chance
task-starting_tiles = the order of the starting buildings
task-wood_slot = the wood building on the construction site
task-wood_space = the wood building on the road
task-stone_slot = the stone building on the construction site
task-stone_space = the stone building on the road
task-first_player = the first player
task-characters = the characters in the game

# Choices that can be declined and are no buildings
work-build_wood = Building in wood
work-build_stone = Building in stone
work-build_monument = Building a monument
work-take_from_board = A character from the board

## What is asked of the player

decision-draft = Which character do you take?
decision-early_placement = Early Riser: place a worker ahead of everybody? It costs one more worker.
decision-place_or_pass = Place a worker or pass.
decision-trade = { $place }: do you use it?
decision-take_of_choice = { $place }: which resource do you take?
decision-build =
    { $group ->
        [wood] Which wood building do you build?
       *[stone] Which stone building do you build?
    }
decision-build-discount =
    { $group ->
        [wood] Which wood building do you build? You save { $discount }.
       *[stone] Which stone building do you build? You save { $discount }.
    }
decision-claim = Lawyer: on which starting building do you put a house?
decision-toll_move = Toll: move the provost, free of charge?
decision-bridge_move = Guilds Bridge: move the provost, 1 worker a step?
decision-bailiff_move = Bailiff: move the provost, free of charge?
decision-pay = You pay { $price }: which resources?
decision-take =
    { $count ->
        [one] Which resource do you take?
       *[other] Which { $count } resources do you take?
    }
decision-use_favor = Favor: take a character from another player, or use the construction site.
decision-take_from_board = Do you take a character from the board?
decision-deliver = Deliver a bundle, or stop.
    .hint = A bundle is 1 food and 2 other resources, different from each other.
decision-deliver_last = Deliveryman: deliver a bundle, or stop.
    .hint = A bundle is 1 food and 2 other resources, different from each other.
decision-build_monument = Which monument do you build in place of your residence on space { $space }?

## Choices

action-pass = Pass
action-stop = Stop delivering
    .short = Stop
action-place = Place a worker: { $place }
action-build = Build: { $place }
action-claim = Put a house on: { $place }
action-deliver = Deliver: { $goods }
# $direction is "forward" (away from the bridge), "backward" or "none".
action-provost =
    { $direction ->
        [forward]
            { $steps ->
                [one] Move the provost 1 step forward
               *[other] Move the provost { $steps } steps forward
            }
        [backward]
            { $steps ->
                [one] Move the provost 1 step backward
               *[other] Move the provost { $steps } steps backward
            }
       *[none] Leave the provost where he is
    }
action-take_character = Take: { $character }
action-use_slot = Use slot { $slot } of the construction site

## Events

event-starting_tiles_laid = The starting buildings are laid out, the first in slot 1 of the construction site, the others along the road: { $places }.
event-slot_filled = Slot { $slot } of the construction site: { $place }.
event-tile_laid = Space { $space } of the road: { $place }.
event-first_player_drawn = { $seat } is the first player.
    .you = You are the first player.
event-characters_revealed = These characters are in the game: { $characters }.
event-character_taken = { $seat } takes a character: { $character }.
    .you = You take a character: { $character }.
event-character_taken-holder =
    { $whose ->
        [yours] { $seat } takes a character from you: { $character }.
       *[others] { $seat } takes a character from { $holder }: { $character }.
    }
    .you = You take a character from { $holder }: { $character }.
event-phase_began = Phase: { $phase }.
event-worker_placed = { $seat } places a worker: { $place }.
    .you = You place a worker: { $place }.
event-worker_placed-parts =
    { $returned ->
        [0] { $seat } places a worker and returns no other to the camp ({ $parts }): { $place }.
        [one] { $seat } places a worker and returns 1 more to the camp ({ $parts }): { $place }.
       *[other] { $seat } places a worker and returns { $returned } more to the camp ({ $parts }): { $place }.
    }
    .you =
        { $returned ->
            [0] You place a worker and return no other to the camp ({ $parts }): { $place }.
            [one] You place a worker and return 1 more to the camp ({ $parts }): { $place }.
           *[other] You place a worker and return { $returned } more to the camp ({ $parts }): { $place }.
        }
event-character_used = { $seat } has used a character for this round: { $character }.
    .you = You have used a character for this round: { $character }.
event-owner_rewarded =
    { $seat } scores { $prestige ->
        [0] nothing
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    } ({ $parts }) for the building: { $place }.
    .you =
        You score { $prestige ->
            [0] nothing
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        } ({ $parts }) for the building: { $place }.
event-passed =
    { $number ->
        [1] { $seat } is the first to pass and takes the First Player tile.
       *[other] { $seat } passes, as number { $number }.
    }
    .you =
        { $number ->
            [1] You are the first to pass and take the First Player tile.
           *[other] You pass, as number { $number }.
        }
event-activated = { $seat }’s worker goes to work: { $place }.
    .you = Your worker goes to work: { $place }.
# $direction is "forward" (away from the bridge), "backward" or "none".
event-provost_moved =
    { $direction ->
        [forward]
            { $steps ->
                [one] { $seat } moves the provost 1 step forward
               *[other] { $seat } moves the provost { $steps } steps forward
            }
        [backward]
            { $steps ->
                [one] { $seat } moves the provost 1 step backward
               *[other] { $seat } moves the provost { $steps } steps backward
            }
       *[none] { $seat } leaves the provost where he is
    }, { $space ->
        [0] to just after the bridge
       *[other] to just after space { $space }
    }{ $cost ->
        [0] .
        [one] {" "}(1 worker).
       *[other] {" "}({ $cost } workers).
    }
    .you =
        { $direction ->
            [forward]
                { $steps ->
                    [one] You move the provost 1 step forward
                   *[other] You move the provost { $steps } steps forward
                }
            [backward]
                { $steps ->
                    [one] You move the provost 1 step backward
                   *[other] You move the provost { $steps } steps backward
                }
           *[none] You leave the provost where he is
        }, { $space ->
            [0] to just after the bridge
           *[other] to just after space { $space }
        }{ $cost ->
            [0] .
            [one] {" "}(1 worker).
           *[other] {" "}({ $cost } workers).
        }
event-provost_left_alone = { $seat } leaves the provost where he is.
    .you = You leave the provost where he is.
event-workers_sent_home = { $seat } gets nothing beyond the provost: { $places }.
    .you = You get nothing beyond the provost: { $places }.
event-owner_bonus_taken = { $seat } takes { $goods } as the owner: { $place }.
    .you = Your { $place } brings you { $goods }.
event-workers_taken =
    { $workers ->
        [0] { $seat } has no worker left in the camp.
        [one] { $seat } takes 1 worker from the camp.
       *[other] { $seat } takes { $workers } workers from the camp.
    }
    .you =
        { $workers ->
            [0] You have no worker left in the camp.
            [one] You take 1 worker from the camp.
           *[other] You take { $workers } workers from the camp.
        }
event-built =
    { $seat } builds on space { $space } and scores { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    } ({ $parts }): { $place }.
    .you =
        You build on space { $space } and score { $prestige ->
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        } ({ $parts }): { $place }.
event-claimed = { $seat } puts a house on a starting building: { $place }.
    .you = You put a house on a starting building: { $place }.
event-favor_gained = { $seat } gains a favor.
    .you = You gain a favor.
event-slot_used = { $seat } uses slot { $slot } of the construction site: { $place }.
    .you = You use slot { $slot } of the construction site: { $place }.
event-bundle_delivered =
    { $seat } delivers { $goods } and scores { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    } ({ $parts }).
    .you =
        You deliver { $goods } and score { $prestige ->
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        } ({ $parts }).
event-most_bundles = { $seat } has delivered the most bundles.
    .you = You have delivered the most bundles.
event-became_residence = { $seat } has a new residence: { $place }.
    .you = You have a new residence: { $place }.
# $parts are the workers that are due; $workers those that the camp has.
event-recruited =
    { $seat } recruits ({ $parts }): { $workers ->
        [0] no worker is left in the camp
        [one] 1 worker from the camp
       *[other] { $workers } workers from the camp
    }.
    .you =
        You recruit ({ $parts }): { $workers ->
            [0] no worker is left in the camp
            [one] 1 worker from the camp
           *[other] { $workers } workers from the camp
        }.
event-recruited-goods =
    { $seat } recruits ({ $parts }): { $workers ->
        [0] no worker is left in the camp
        [one] 1 worker from the camp
       *[other] { $workers } workers from the camp
    }; and { $goods }.
    .you =
        You recruit ({ $parts }): { $workers ->
            [0] no worker is left in the camp
            [one] 1 worker from the camp
           *[other] { $workers } workers from the camp
        }; and { $goods }.
event-provost_set = The provost now stands just after space { $space }, before the last building.
event-points_counted = { $seat } has no prestige points.
    .you = You have no prestige points.
event-points_counted-parts =
    { $seat } has { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    } ({ $parts }).
    .you =
        You have { $prestige ->
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        } ({ $parts }).
event-game_ended =
    Game over: victory with { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    } for { $winners }.
    .you =
        Game over: you win with { $prestige ->
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        }.

## Obstacles

obstacle-too_few_workers =
    It costs { $cost ->
        [one] 1 worker
       *[other] { $cost } workers
    }; you have { $held ->
        [0] none
       *[other] { $held }
    }.
obstacle-too_few_workers-seat =
    It costs { $cost ->
        [one] 1 worker
       *[other] { $cost } workers
    }; { $seat } has { $held ->
        [0] none
       *[other] { $held }
    }.
obstacle-own_worker_there = You already have a worker there: { $place }.
obstacle-is_residence = It is a residence and takes no worker: { $place }.
obstacle-not_on_the_road = It does not lie on the road: { $place }.
obstacle-place_full = There already is a worker: { $place }.
obstacle-off_the_road = The provost cannot leave the road.
obstacle-already_claimed = There already is a house: { $place }.
obstacle-no_house_left = All { $houses } of your houses are on the board.
obstacle-no_house_left-seat = All { $houses } houses of { $seat } are on the board.
obstacle-no_own_residence = A monument takes the place of a residence of yours, and you have none.
obstacle-no_own_residence-seat = A monument takes the place of one’s own residence, and { $seat } has none.
obstacle-no_empty_space = No space of the road is empty.
obstacle-not_in_stock = It is not in the supply: { $place }.
obstacle-not_a_bundle = This is no bundle: { $goods }. A bundle is food and two other resources that differ.
obstacle-slot_closed = Slot { $slot } of the construction site opens in round { $round }.
obstacle-own_character = You already have this character: { $character }.
obstacle-held_by_nobody = No player has this character: { $character }.
obstacle-not_on_the_board = This character does not lie on the board: { $character }.

## What is wrong with a position

why-cannot_be_used = It does not act once a round only: { $given }.
why-not_first_to_pass = Whoever passes first is first player; that was { $seat }.
why-too_many_houses = There are more houses than a player has: { $given }.

## The guided first game

tutorial-aim = Welcome to Caylus 1303! For nine rounds we deliver goods for the king's castle and build along the road. The most prestige points win. I explain one round while you play it.
tutorial-workers = There is no money here: workers are what you pay with. Those in front of you are ready, the others wait in the camp. Beside them lie your goods.
tutorial-character = Everybody begins with a character, who helps as long as you hold him. The architect brings you 1 more point for everything you build: take him.
tutorial-road = These buildings stand along the road and belong to nobody. Soon they work one after another, from the bridge onwards, for whoever has a worker there.
tutorial-site = A golden ring means: you may act here. Place a worker at the construction site, so that you can deliver to the king this round: press it, then press Done.
tutorial-price = You place one worker each turn, and he is gone for this round. Once another player has passed, each placement costs you a second worker.
tutorial-builder = The carpenter builds for you. He stands before the bridge and so works always, and early. Place a worker there. You may also do something else, and I shall keep up.
tutorial-farm = You will need food twice: for building and for the king. A farm gives 1 food. Place a worker there.
tutorial-printed = These four are printed on the board and always work: buy a favor for 1 wood, claim a building for 1 cloth, build, and move the provost up to 2 steps for nothing.
tutorial-pass = Workers you keep are yours next round, too. Pass now: the first to pass also begins the next round and comes first at this bridge.
tutorial-build = Your carpenter offers wooden buildings. What you build goes to the next free space of the road, brings points at once, and is yours. Build the sawmill for 1 wood and 1 food.
tutorial-bridge = At the bridge each may move the provost, who stands between the buildings: what lies beyond him does not work. A step costs 1 worker, 3 steps at most. Leave him where he is.
tutorial-deliver = Delivery! A bundle is food and two other goods that differ. Each brings 5 points at once. Deliver food, wood and stone.
tutorial-favor = You delivered the most: that earns a favor. Take a character from another player, or use a building of the construction site; more of those open in rounds 4 and 7.
tutorial-recruits = The round is over: everybody recruits 3 workers from the camp, and the provost goes to just before the last building. Here you see the four phases of a round.
tutorial-owner = A building that you built is open to all. When one of the others places a worker there, you score 1 point at once. Their points are hidden from you until the end.
tutorial-residence = The lawyer lets you claim one of the first buildings for 1 cloth. At the end of the round it becomes your residence: 1 more worker every round.
tutorial-monument = Here lies all that can be built. The stonemason builds in stone. Monuments cost gold, stand upon your residences and bring the most points.
tutorial-goal = After nine rounds the game is over. Gold that is left brings 2 points each, everything else nothing. The most points win.
tutorial-free = That is the whole game. Play on against the bot as long as you like; nothing is at stake, and the log keeps what happened. Ready for more? Begin a real game.
