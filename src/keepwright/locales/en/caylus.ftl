### Caylus: names from the rules of record (rules/caylus.yaml), choices, events, obstacles.

game-caylus = Caylus
    .blurb = The road, the provost, the king’s favour.

option-jeweller = Jeweller
    .description = Adds the promotional stone building Jeweller, which turns gold into prestige.
option-simplified_favours = Simplified favours
    .description = For beginners: every royal favour is simply worth 3 prestige points.

## Names

colour-blue = Blue
colour-red = Red
colour-green = Green
colour-orange = Orange
colour-black = Black

good-food = Food
good-wood = Wood
good-stone = Stone
good-cloth = Cloth
good-gold = Gold

currency-denier = Denier
currency-prestige = Prestige point
currency-favour = Royal favour
    .short = Favours

piece-bailiff = Bailiff
piece-provost = Provost
piece-worker = Worker
piece-house = House
piece-marker = Marker

class-special = Special building
class-fixed = Fixed building
class-neutral = Neutral building
class-wood = Wood building
class-stone = Stone building
class-residential = Residential building
class-prestige = Prestige building

board-castle = Castle
board-road = Road
board-bridge = Bridge
board-passing_scale = Passing scale
board-turn_order = Turn order
board-score_track = Scoring track
board-favour_table = Favour table
board-scoring_marker = Scoring trigger

phase-income = Collecting income
phase-placement = Placing workers
phase-special = Activating special buildings
phase-provost = Moving the provost
phase-buildings = Activating the buildings
phase-castle = Building the castle
phase-end_of_round = End of the round

section-dungeon = Dungeon
section-walls = Walls
section-towers = Towers

row-favour_prestige = Prestige row
row-favour_deniers = Denier row
row-favour_resources = Resource row
row-favour_buildings = Building row

building-gate = Gate
building-trading_post = Trading post
building-merchants_guild = Merchants' guild
building-joust_field = Joust field
building-stables = Stables
building-inn = Inn
building-castle = Castle

building-fixed_peddler = Peddler (fixed)
    .plain = Peddler
building-fixed_carpenter = Carpenter (fixed)
    .plain = Carpenter
building-gold_mine = Gold mine

building-neutral_farm = Farm (neutral)
    .plain = Farm
building-neutral_forest = Forest (neutral)
    .plain = Forest
building-neutral_sawmill = Sawmill (neutral)
    .plain = Sawmill
building-neutral_quarry = Quarry (neutral)
    .plain = Quarry
building-neutral_market = Marketplace (neutral)
    .plain = Marketplace
building-neutral_carpenter = Carpenter (neutral)
    .plain = Carpenter

building-wood_farm_food = Farm (wood, food)
    .plain = Farm
building-wood_farm_cloth = Farm (wood, cloth)
    .plain = Farm
building-wood_sawmill = Sawmill (wood)
    .plain = Sawmill
building-wood_quarry = Quarry (wood)
    .plain = Quarry
building-wood_market = Marketplace (wood)
    .plain = Marketplace
building-wood_peddler = Peddler (wood)
    .plain = Peddler
building-mason = Mason
building-lawyer = Lawyer

building-stone_farm = Farm (stone)
    .plain = Farm
building-park = Park
building-workshop = Workshop
building-church = Church
building-tailor = Tailor
building-bank = Bank
building-alchemist = Alchemist
building-architect = Architect
building-architect_1 = Architect
building-architect_2 = Architect 2
building-jeweller = Jeweller

building-residence = Residence

building-statue = Statue
building-granary = Granary
building-library = Library
building-weaver = Weaver
building-theatre = Theatre
building-university = University
building-monument = Monument
building-hotel = Hotel
building-cathedral = Cathedral

## Amounts: entries of a list, so they begin with a capital letter like the names

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-cloth = { $count } { good-cloth }
amount-gold = { $count } { good-gold }
amount-denier =
    { $count ->
        [one] { $count } Denier
       *[other] { $count } Deniers
    }
amount-prestige =
    { $count ->
        [one] { $count } Prestige point
       *[other] { $count } Prestige points
    }
amount-favour =
    { $count ->
        [one] { $count } Royal favour
       *[other] { $count } Royal favours
    }
amount-any =
    { $count ->
        [one] { $count } Cube of any kind
       *[other] { $count } Cubes of any kind
    }
amount-any_not_gold =
    { $count ->
        [one] { $count } Cube (no gold)
       *[other] { $count } Cubes (no gold)
    }

## Parts of a number: income, final score

part-base = Basic income
part-residences = Residences
part-library = { building-library }
part-hotel = { building-hotel }
part-prestige = Prestige
part-gold = { good-gold }
part-cubes = Other cubes
part-deniers = Deniers

## What can be decided: a short name, shown as "This is decided now: …"

task-place_or_pass = placing a worker or passing
task-leave_gate = moving the worker at the gate
task-guild_move = moving the provost with the merchants' guild
task-stay_in_inn = the worker in the inn
task-move_provost = moving the provost
task-produce = what to produce
task-owner_bonus = the owner's bonus
task-trade = a trade
task-build = building
task-transform = turning a building into a residence
task-pay = which cubes to pay
task-take = which cubes to take
task-hand_in_batch = handing in batches at the castle
task-choose_favour = the row of a royal favour
task-use_resource_row = using the resource row
task-use_building_row = using the building row
# Chance
task-road = the order of the neutral buildings
task-turn_order = the turn order

# Places that are not buildings, where a choice can be declined
work-build_wood = Building in wood
work-build_stone = Building in stone
work-build_prestige = Prestige building

## What is asked of the player

decision-place_or_pass = Place a worker or pass.
decision-leave_gate = Where does your worker go from the gate?
decision-guild_move = Merchants' guild: move the provost by up to 3 spaces, free of charge.
decision-stay_in_inn = Does your worker stay in the inn?
decision-move_provost = Move the provost by up to 3 spaces, 1 denier each, or pass.
decision-produce = { $place }: what do you take?
decision-owner_bonus = Your { $place } was used: which cube do you take as its owner?
decision-trade = { $place }: do you want to trade?
decision-build =
    { $group ->
        [wood] Which wood building do you build?
        [stone] Which stone building do you build?
       *[prestige] Which prestige building do you build?
    }
decision-build-discount =
    { $group ->
        [wood] Which wood building do you build? You save { $discount }.
        [stone] Which stone building do you build? You save { $discount }.
       *[prestige] Which prestige building do you build? You save { $discount }.
    }
decision-transform = Which building do you turn into a residence, for { $price }?
decision-pay = You pay { $price }: which cubes?
decision-take =
    { $count ->
        [one] Which cube do you take?
       *[other] Which { $count } cubes do you take?
    }
decision-hand_in_batch = Hand in a batch for the castle, or stop.
    .hint = A batch is 1 food and 2 other cubes, different from each other.
decision-choose_favour = Royal favour: in which row do you advance?
decision-use_resource_row = Resource row: what do you take?
decision-use_building_row = Building row: which column do you use?

## Choices

action-pass = Pass
action-take_back = Take the worker back
action-keep = Leave the worker in the inn
action-stop = Stop handing in
    .short = Stop
action-place = Place a worker: { $place }
action-move = Move the worker: { $place }
# $direction is "forward" (away from the castle), "backward" or "none".
action-provost =
    { $direction ->
        [forward]
            { $steps ->
                [one] Move the provost 1 space forward
               *[other] Move the provost { $steps } spaces forward
            }
        [backward]
            { $steps ->
                [one] Move the provost 1 space backward
               *[other] Move the provost { $steps } spaces backward
            }
       *[none] Leave the provost where he is
    }
action-build = Build: { $place }
action-transform = Turn into a residence: { $place }
action-hand_in = Hand in: { $goods }
action-advance = Advance in a row: { $row }
action-column =
    { $column ->
        [2] Column 2: build in wood, with 1 wood less
        [3] Column 3: build in stone, with 1 stone less
        [4] Column 4: turn a building into a residence, for 1 cloth
       *[5] Column 5: build a prestige building
    }
    .short =
        { $column ->
            [2] Wood building, −1 wood
            [3] Stone building, −1 stone
            [4] Residence for 1 cloth
           *[5] Prestige building
        }

## Events

event-road_laid = The neutral buildings are laid out: { $places }.
event-turn_order_set = The turn order is now: { $order }.
event-phase_began = Phase: { $phase }.
event-income_received =
    { $seat } receives { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } of income ({ $parts }).
    .you =
        You receive { $deniers ->
            [one] 1 denier
           *[other] { $deniers } deniers
        } of income ({ $parts }).
event-worker_placed =
    { $seat } places a worker for { $cost ->
        [one] 1 denier
       *[other] { $cost } deniers
    }: { $place }.
    .you =
        You place a worker for { $cost ->
            [one] 1 denier
           *[other] { $cost } deniers
        }: { $place }.
event-owner_rewarded =
    { $seat } scores { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    } as the owner: { $place }.
    .you =
        You score { $prestige ->
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        } from your { $place }.
event-passed =
    { $deniers ->
        [0] { $seat } passes, as number { $number }.
        [one] { $seat } is the first to pass and receives 1 denier.
       *[other] { $seat } is the first to pass and receives { $deniers } deniers.
    }
    .you =
        { $deniers ->
            [0] You pass, as number { $number }.
            [one] You are the first to pass and receive 1 denier.
           *[other] You are the first to pass and receive { $deniers } deniers.
        }
event-worker_moved = { $seat } moves the worker from the gate: { $place }.
    .you = You move the worker from the gate: { $place }.
event-worker_taken_back = { $seat } takes a worker back: { $place }.
    .you = You take a worker back: { $place }.
event-deniers_received =
    { $seat } receives { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    }: { $place }.
    .you =
        You receive { $deniers ->
            [one] 1 denier
           *[other] { $deniers } deniers
        }: { $place }.
event-inn_entered = { $seat } moves into the inn.
    .you = You move into the inn.
event-inn_left = { $seat } leaves the inn.
    .you = You leave the inn.
event-inn_kept = { $seat } stays in the inn.
    .you = You stay in the inn.
event-provost_left_alone = { $seat } leaves the provost where he is.
    .you = You leave the provost where he is.
# $direction is "forward" (away from the castle) or "backward".
event-provost_moved =
    { $direction ->
        [forward] { $seat } moves the provost forward to space { $space }
       *[backward] { $seat } moves the provost backward to space { $space }
    }{ $cost ->
        [0] .
        [one] {" "}(1 denier).
       *[other] {" "}({ $cost } deniers).
    }
    .you =
        { $direction ->
            [forward] You move the provost forward to space { $space }
           *[backward] You move the provost backward to space { $space }
        }{ $cost ->
            [0] .
            [one] {" "}(1 denier).
           *[other] {" "}({ $cost } deniers).
        }
event-activated = { $seat }’s worker goes to work: { $place }.
    .you = Your worker goes to work: { $place }.
event-produced = { $seat } takes { $goods }: { $place }.
    .you = You take { $goods }: { $place }.
event-owner_bonus_taken = { $seat } takes { $goods } as the owner: { $place }.
    .you = Your { $place } brings you { $goods }.
event-built =
    { $seat } builds on space { $space } and scores { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    }: { $place }.
    .you =
        You build on space { $space } and score { $prestige ->
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        }: { $place }.
event-transformed =
    { $seat } turns the building on space { $space } into a residence and scores { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    }: { $place }.
    .you =
        You turn the building on space { $space } into a residence and score { $prestige ->
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        }: { $place }.
event-transformation_delayed =
    { $seat } has paid for a residence, due when the worker there has left: { $place }.
    .you = You have paid for a residence, due when the worker there has left: { $place }.
event-workers_sent_home = { $seat } gets nothing beyond the provost: { $places }.
    .you = You get nothing beyond the provost: { $places }.
event-batch_handed_in =
    { $seat } hands in { $goods } and scores { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    } for a part of the castle: { $section }.
    .you =
        You hand in { $goods } and score { $prestige ->
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        } for a part of the castle: { $section }.
event-castle_full = { $seat } finds no free part of the castle to build.
    .you = You find no free part of the castle to build.
event-no_batch =
    { $prestige ->
        [0] { $seat } hands in nothing at the castle and has no prestige to lose.
        [one] { $seat } hands in nothing at the castle and loses 1 prestige point.
       *[other] { $seat } hands in nothing at the castle and loses { $prestige } prestige points.
    }
    .you =
        { $prestige ->
            [0] You hand in nothing at the castle and have no prestige to lose.
            [one] You hand in nothing at the castle and lose 1 prestige point.
           *[other] You hand in nothing at the castle and lose { $prestige } prestige points.
        }
event-most_houses = { $seat } has built most in the castle this round and receives a royal favour.
    .you = You have built most in the castle this round and receive a royal favour.
event-bailiff_moved =
    The bailiff moves { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    } to space { $space }, and the provost joins him.
event-section_scored = The castle is scored: { $section }.
event-no_house_in_section =
    { $prestige ->
        [0] { $seat } has no house there ({ $section }) and no prestige to lose.
        [one] { $seat } has no house there ({ $section }) and loses 1 prestige point.
       *[other] { $seat } has no house there ({ $section }) and loses { $prestige } prestige points.
    }
    .you =
        { $prestige ->
            [0] You have no house there ({ $section }) and no prestige to lose.
            [one] You have no house there ({ $section }) and lose 1 prestige point.
           *[other] You have no house there ({ $section }) and lose { $prestige } prestige points.
        }
event-houses_counted =
    { $seat } has { $houses ->
        [one] 1 house
       *[other] { $houses } houses
    } there ({ $section }) and receives { $favours ->
        [0] nothing
        [one] 1 royal favour
       *[other] { $favours } royal favours
    }.
    .you =
        You have { $houses ->
            [one] 1 house
           *[other] { $houses } houses
        } there ({ $section }) and receive { $favours ->
            [0] nothing
            [one] 1 royal favour
           *[other] { $favours } royal favours
        }.
event-columns_opened = The favour table is now open up to column { $column }.
event-favour_row_chosen = { $seat } uses a royal favour: { $row }, column { $column }.
    .you = You use a royal favour: { $row }, column { $column }.
event-favour_prestige_gained =
    { $seat } scores { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    } for the favour.
    .you =
        You score { $prestige ->
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        } for the favour.
event-favour_deniers_gained =
    { $seat } receives { $deniers ->
        [one] 1 denier
       *[other] { $deniers } deniers
    } for the favour.
    .you =
        You receive { $deniers ->
            [one] 1 denier
           *[other] { $deniers } deniers
        } for the favour.
event-favour_simplified =
    { $seat } scores { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    } for a royal favour.
    .you =
        You score { $prestige ->
            [one] 1 prestige point
           *[other] { $prestige } prestige points
        } for a royal favour.
event-favour_lost = { $seat } has used all four rows in this phase; the royal favour is lost.
    .you = You have used all four rows in this phase; the royal favour is lost.
event-final_bonus = { $seat } gets no final bonus.
    .you = You get no final bonus.
event-final_bonus-parts =
    { $seat } scores a final bonus of { $prestige ->
        [one] 1 prestige point
       *[other] { $prestige } prestige points
    } ({ $parts }).
    .you =
        You score a final bonus of { $prestige ->
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

obstacle-no_worker_left = You have no worker left.
obstacle-no_worker_left-seat = { $seat } has no worker left.
obstacle-not_on_the_road = It does not stand on the road: { $place }.
obstacle-closed_for_two = With two players it is closed: { $place }.
obstacle-own_worker_there = You already have a worker there: { $place }.
obstacle-place_full = There is no room: { $place }.
obstacle-off_the_road = The provost cannot move beyond the end of the road.
obstacle-not_in_this_game = It is not part of this game: { $place }.
obstacle-not_in_stock = It is already built: { $place }.
obstacle-no_own_residence = A prestige building takes the place of a residence of yours, and you have none.
obstacle-no_own_residence-seat = A prestige building takes the place of one’s own residence, and { $seat } has none.
obstacle-no_unbuilt_space = There is no unbuilt space left on the road.
obstacle-never_transformed = It can never become a residence: { $place }.
obstacle-not_your_building = It does not belong to you: { $place }.
obstacle-already_awaiting = It is already about to become a residence: { $place }.
obstacle-no_free_part = No part of the castle is free.
obstacle-row_used_this_phase = You have already used this row in this phase: { $row }.
obstacle-column_not_reached =
    Your marker has not reached column { $column }; it stands on column { $reached }.
obstacle-column_not_reached-seat =
    The marker of { $seat } has not reached column { $column }; it stands on column { $reached }.
obstacle-nothing_to_do_there = There is nothing you could do with column { $column } now.
obstacle-nothing_to_do_there-seat = There is nothing { $seat } could do with column { $column } now.

## What is wrong with a position

why-cannot_be_transformed = It cannot become a residence: { $given }.
why-column_not_open = The marker stands on a column that is not open yet.
why-too_many_houses = There are more houses than parts: { $given }.

## The guided first game

tutorial-aim = Welcome to Caylus! The king builds a castle, and we build it with him. Whoever has the most prestige points in the end wins. I explain one round while you play it against two bots.
tutorial-goods = This is yours: cubes of food, wood, stone, cloth and gold, coins called deniers, and six workers. Your prestige points stand at the right.
tutorial-road = Buildings stand along the road. They work one after another, from the bridge onwards, for whoever has a worker there. These six belong to nobody.
tutorial-place = A golden ring means: you may act here. Place your first worker in the forest, which gives 1 wood or 1 food: press it, then press Done. That costs 1 denier.
tutorial-price = Now the others place one worker each, in turn. A worker costs 1 denier while nobody has passed, and 1 more for everyone who has: late comers pay dearly.
tutorial-stone = Your turn again. The quarry gives 1 stone: place a worker there. You may always do something else instead, and I shall keep up.
tutorial-builder = Carpenters build for you. This one lies two spaces beyond the provost, the white flag, and nothing works beyond him. Place a worker here all the same: the provost can be moved.
tutorial-to_castle = A worker in the castle may hand in cubes to the king later in the round, and that brings many points. Place one there.
tutorial-court = These six work before the road does: move a worker again, 3 deniers, move the provost, buy a favour, an earlier turn, cheap lodging. You will find them out in time.
tutorial-pass = Good work for one round. Pass now and keep your coins. The first to pass gets 1 denier, and in the order of passing everybody may then move the provost.
tutorial-provost = Workers beyond the provost go home with nothing. Everybody once may move him up to 3 spaces, 1 denier each. Does your carpenter lie beyond him? Then move him 2 spaces on.
tutorial-produce = Now the road works, from the first building as far as the provost. Your forest asks: wood or food? Take wood, you need it for building.
tutorial-build = Your carpenter offers wooden buildings. Building brings points at once, and 1 more whenever somebody else places a worker there. Build the cloth farm for 1 wood and 1 food.
tutorial-batch = The castle takes batches of three different cubes, one of them food. In the first section each brings 5 points. Hand in food, wood and stone: who comes here and builds nothing loses 2.
tutorial-favour = You built the most this round, so the king grants you a favour. Choose a row: points, deniers, cubes or buildings. The further your marker has moved in a row, the more it gives.
tutorial-bailiff = The round is over. The bailiff walks 1 space on, or 2 if the provost stood ahead of him, and the provost joins him. He is the clock of this game.
tutorial-income = Every round begins with income: 2 deniers, and 1 more for each of your residences. Then come the same phases again; here you see which one it is.
tutorial-owner = A building that you built is open to all. When one of these players places a worker there, you score 1 point at once. You yourself always pay just 1 denier there.
tutorial-scoring = The castle has three sections: dungeon, walls, towers. When one is full or the bailiff reaches its mark, it is scored: two houses or more bring favours, none costs points.
tutorial-better = Buildings lead on: the mason builds in stone, the lawyer makes residences, and on those the architect builds for prestige, which brings the most points. Here lies all that can be built.
tutorial-goal = When the towers have been scored, the game is over. Left-over gold still brings 3 points each, 3 other cubes or 4 deniers 1 point. The most points win.
tutorial-free = That is the whole game. Play on against the bots as long as you like; nothing is at stake, and the log keeps what happened. Ready for more? Begin a real game.
