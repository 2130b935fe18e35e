### Caylus Magna Carta: names from the rules of record (rules/magna_carta.yaml), choices, events, obstacles.

game-magna_carta = Caylus Magna Carta
    .short = Magna Carta
    .blurb = Caylus as cards. The best first game.

option-ruleset = Rules
    .description = The standard rules add the provost, the lawyer, the church, the hotel and residences to the beginner rules.
    .beginner = Beginner rules
    .standard = Standard rules

## Names

colour-red = Red
colour-green = Green
colour-orange = Orange
colour-blue = Blue

good-food = Food
    .short = Food
good-wood = Wood
good-stone = Stone
good-gold = Gold

currency-denier = Denier

term-worker = Worker
term-passing_marker = Passing marker
term-provost = Provost
term-road = Road
term-bridge_card = Bridge
term-castle_card = Castle
    .short = Castle
term-first_player_card = First player card
term-stock = Stock
term-lot = Lot
term-prestige_point = Prestige point
term-castle_token = Castle token
term-neutral_building = Neutral building
term-prestige_building = Prestige building
term-primary_effect = Primary effect
term-secondary_effect = Secondary effect
term-draw_pile = Draw pile
term-discard_pile = Discard pile

class-neutral = { term-neutral_building }
class-player = Building of a player
class-prestige = { term-prestige_building }
class-residence = { building-residence }

phase-income = Income
phase-actions = Actions
phase-provost = Moving the Provost
phase-activation = Building effects
phase-castle = The castle
phase-end_of_round = End of the round

section-dungeon = Dungeon
section-walls = Walls
section-towers = Towers

building-neutral_park = Park
building-neutral_forest = Forest
building-neutral_quarry = Quarry
building-neutral_peddler = Peddler
building-neutral_trading_post = Trading post

building-small_farm = Small farm
building-small_sawmill = Small sawmill
building-small_quarry = Small quarry
building-peddler = Peddler
building-market = Market
building-lawyer = Lawyer
building-large_farm = Large farm
building-large_sawmill = Large sawmill
building-large_quarry = Large quarry
building-gold_mine = Gold mine
building-bank = Bank
building-church = Church

building-residence = Residence

building-theatre = Theatre
building-statue = Statue
building-hotel = Hotel
building-stables = Stables
building-town_hall = Town hall
building-monument = Monument
building-cathedral = Cathedral

## Amounts: entries of a list, so they begin with a capital letter like the names

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-gold = { $count } { good-gold }
amount-denier =
    { $count ->
        [one] { $count } Denier
       *[other] { $count } Deniers
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
amount-prestige =
    { $count ->
        [one] { $count } Prestige point
       *[other] { $count } Prestige points
    }
amount-castle_token =
    { $count ->
        [one] { $count } Castle token
       *[other] { $count } Castle tokens
    }
# Castle tokens by section
amount-dungeon = { $count } × { section-dungeon }
amount-walls = { $count } × { section-walls }
amount-towers = { $count } × { section-towers }

## Parts of a number: income, final score

part-base = Basic income
part-residences = Residences
part-hotel = { building-hotel }
part-tokens = Castle tokens
part-buildings = Buildings
part-prestige = Prestige buildings
part-gold = { good-gold }
part-cubes = Other cubes
part-deniers = Deniers

## What can be decided: a short name, shown as "This is decided now: …"

task-mulligan = keeping or replacing the first hand
task-choose_action = the action of a turn
task-choose_place = where the worker goes
task-build_from_hand = which card of the hand to build
task-build_prestige_card = which prestige building to build
task-pay = which cubes to pay
task-take = which cubes to take
task-trade = a trade
task-owner_trade = a trade for the owner
task-turn_card = turning a card into a residence
task-move_provost = moving the provost
task-offer_lots = lots for the castle
# Chance
task-road = the neutral buildings on the road
task-deal = the cards of a first hand
task-draw = the card that is drawn
task-first_player = the first player

## What is asked of the player

decision-mulligan = Do you keep your first hand, or replace all of it? This can be done once.
decision-choose_action = Which action do you take?
decision-choose_place = On which card do you place your worker, for 1 denier?
decision-build_from_hand = Which card from your hand do you build?
decision-build_prestige_card = Which prestige building do you build?
decision-pay = You pay { $price }: which cubes?
decision-take =
    { $count ->
        [one] Which cube do you take?
       *[other] Which { $count } cubes do you take?
    }
decision-trade = { $place }: do you want to trade?
decision-owner_trade = Your card was used: { $place }. Do you want to trade as its owner?
decision-turn_card = Lawyer: which of your cards do you turn into a residence, for 1 food?
decision-move_provost = Move the provost by up to 3 cards, 1 denier each, or pass.
decision-offer_lots = How many lots (1 food, 1 wood, 1 stone) do you offer for the castle?

## Choices

action-keep = Keep the hand
action-redraw = Replace the hand
action-draw_card = Draw a card
action-replace_hand = Replace the whole hand
action-place_worker = Place a worker
action-build = Construct a building
action-build-card = Build: { $card }
action-build_prestige = Construct a prestige building
action-pass = Pass
action-place = Place a worker: { $place }
# $direction is "forward" (toward the end of the road), "backward" or "none".
action-provost =
    { $direction ->
        [forward]
            { $steps ->
                [one] Move the provost 1 card forward
               *[other] Move the provost { $steps } cards forward
            }
        [backward]
            { $steps ->
                [one] Move the provost 1 card backward
               *[other] Move the provost { $steps } cards backward
            }
       *[none] Leave the provost where he is
    }
action-transform = Turn into a residence: { $card }
action-transform-neutral = Turn into a residence: { $neutral } (neutral)
action-lots =
    { $lots ->
        [0] Offer nothing
        [one] Offer 1 lot
       *[other] Offer { $lots } lots
    }

## Events

event-road_laid = The road begins: { $places }.
event-first_player_changed = { $seat } is the first player.
    .you = You are the first player.
event-hand_kept = { $seat } keeps the first hand.
    .you = You keep your first hand.
event-hand_discarded = { $seat } discards the whole hand: { $cards }.
    .you = You discard your whole hand: { $cards }.
event-cards_drawn =
    { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
    .you =
        You draw { $count ->
            [one] 1 card
           *[other] { $count } cards
        }.
# Only the seat itself is told which.
event-cards_drawn-cards =
    { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: { $cards }.
    .you =
        You draw { $count ->
            [one] 1 card
           *[other] { $count } cards
        }: { $cards }.
event-pile_shuffled = { $seat } shuffles the discard pile into a new draw pile.
    .you = You shuffle your discard pile into a new draw pile.
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
event-card_built = { $seat } builds at the end of the road: { $card }.
    .you = You build at the end of the road: { $card }.
event-prestige_built = { $seat } builds a prestige building: { $card }.
    .you = You build a prestige building: { $card }.
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
event-provost_left_alone = { $seat } leaves the provost where he is.
    .you = You leave the provost where he is.
# $direction is "forward" (toward the end of the road), "backward" or "none".
event-provost_moved =
    { $direction ->
        [forward]
            { $steps ->
                [one] { $seat } moves the provost 1 card forward
               *[other] { $seat } moves the provost { $steps } cards forward
            }
        [backward]
            { $steps ->
                [one] { $seat } moves the provost 1 card backward
               *[other] { $seat } moves the provost { $steps } cards backward
            }
       *[none] { $seat } leaves the provost where he is
    }{ $cost ->
        [0] .
        [one] {" "}(1 denier).
       *[other] {" "}({ $cost } deniers).
    }
    .you =
        { $direction ->
            [forward]
                { $steps ->
                    [one] You move the provost 1 card forward
                   *[other] You move the provost { $steps } cards forward
                }
            [backward]
                { $steps ->
                    [one] You move the provost 1 card backward
                   *[other] You move the provost { $steps } cards backward
                }
           *[none] You leave the provost where he is
        }{ $cost ->
            [0] .
            [one] {" "}(1 denier).
           *[other] {" "}({ $cost } deniers).
        }
event-activated = { $seat }’s worker goes to work: { $place }.
    .you = Your worker goes to work: { $place }.
event-not_reached = { $seat } gets nothing beyond the provost: { $place }.
    .you = You get nothing beyond the provost: { $place }.
event-gained = { $seat } receives { $goods }: { $card }.
    .you = You receive { $goods }: { $card }.
event-owner_gained = { $seat } receives { $goods } as the owner: { $card }.
    .you = Your { $card } brings you { $goods }.
event-reserve_used = { $seat } takes { $goods } from the reserve as the owner: { $card }.
    .you = You take { $goods } from the reserve as the owner: { $card }.
event-reserve_empty = { $seat } finds no reserve left as the owner: { $card }.
    .you = You find no reserve left as the owner: { $card }.
event-card_turned = { $seat } turns a card into a residence: { $card }.
    .you = You turn a card into a residence: { $card }.
event-card_marked =
    { $seat } has paid for a residence; the card turns when the worker there has left: { $card }.
    .you = You have paid for a residence; the card turns when the worker there has left: { $card }.
event-lots_offered =
    { $seat } offers { $lots ->
        [one] 1 lot
       *[other] { $lots } lots
    } for the castle.
    .you =
        You offer { $lots ->
            [one] 1 lot
           *[other] { $lots } lots
        } for the castle.
event-no_lots = { $seat } offers nothing for the castle.
    .you = You offer nothing for the castle.
event-tokens_taken = { $seat } takes castle tokens: { $tokens }.
    .you = You take castle tokens: { $tokens }.
event-most_lots = { $seat } has offered the most lots and receives { $goods }.
    .you = You have offered the most lots and receive { $goods }.
event-tokens_removed = Nobody has offered a lot. These castle tokens leave the game: { $tokens }.
event-provost_advanced =
    { $steps ->
        [0] The provost stays on the last card of the road.
        [one] The provost moves on by 1 card.
       *[other] The provost moves on by { $steps } cards.
    }
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

obstacle-nothing_to_draw = Your draw pile and your discard pile are empty.
obstacle-nothing_to_draw-seat = The draw pile and the discard pile of { $seat } are empty.
obstacle-empty_hand = You have no card in your hand.
obstacle-empty_hand-seat = { $seat } has no card in hand.
obstacle-no_worker_left = You have no worker left.
obstacle-no_worker_left-seat = { $seat } has no worker left.
obstacle-no_free_card = No card on the road is free for a worker.
obstacle-no_card_to_build = You cannot build any card of your hand.
obstacle-no_card_to_build-seat = { $seat } cannot build any card in hand.
obstacle-no_own_residence = A prestige building lies on a free residence of yours, and you have none.
obstacle-no_own_residence-seat = A prestige building lies on one’s own free residence, and { $seat } has none.
obstacle-no_prestige_to_build = You cannot pay for any prestige building that is left.
obstacle-no_prestige_to_build-seat = { $seat } cannot pay for any prestige building that is left.
obstacle-not_on_the_road = It does not lie on the road: { $place }.
obstacle-takes_no_worker = It takes no worker: { $place }.
obstacle-place_full = There already is a worker: { $place }.
obstacle-not_in_hand = It is not in your hand: { $card }.
obstacle-not_in_this_game = It is not part of this game: { $card }.
obstacle-not_on_offer = It is already built: { $card }.
obstacle-off_the_road = The provost cannot leave the road.
obstacle-never_turned = It can never become a residence: { $card }.
obstacle-not_built_by_you = You have no such card face up on the road: { $card }.
obstacle-already_marked = It is already about to become a residence: { $card }.
obstacle-too_few_tokens_left =
    { $left ->
        [0] No castle token is left.
        [one] Only 1 castle token is left.
       *[other] Only { $left } castle tokens are left.
    }

## What is wrong with a position

why-cannot_be_transformed = It can never become a residence: { $given }.
why-not_on_the_road = It does not lie face up on the road: { $given }.
why-taken_too_early = Tokens of this section are taken only when the sections before it are empty: { $given }.

## The guided first game

tutorial-aim = Welcome to Magna Carta! It is Caylus with cards: we build a road of buildings, and with what they yield we build the king's castle. The most prestige points win.
tutorial-goods = This is yours: food, wood, stone and gold, coins called deniers, and four workers. A bot sits opposite. I explain one round while you play it.
tutorial-hand = Three cards of your own deck: buildings, with their price at the top left and their points at the top right. You might change all three once. These are good: keep them.
tutorial-road = The road grows card by card, to the right. These first cards belong to nobody. Later they work one after another, for whoever has a worker there.
tutorial-build = On your turn you do one thing. Build: choose the small quarry in your hand, for 1 food and 1 wood, then press Done. It goes to the end of the road.
tutorial-points = A building scores its points at the end of the game. Until then anybody may place a worker on it, you as well. Now it is the bot's turn.
tutorial-place = Now a worker: he costs 1 denier, wherever he goes. Send him to the peddler, who will sell you a cube of your choice for 1 denier.
tutorial-place_again = Once more: the park gives 1 food. Every card holds one worker, so who comes first, works first.
tutorial-cards = For 1 denier you can also draw a card, or change your whole hand. Cards in your hand score nothing: only what is built counts.
tutorial-pass = Keep a coin or two and pass. Whoever passes first gets 1 denier and comes first with the provost and at the castle.
tutorial-provost = The provost stands on the road: cards beyond him do not work this round. In passing order, each may move him up to 3 cards, 1 denier each. He stands well for you: pass.
tutorial-trade = The road works now, card by card; the park has given you food. The peddler asks whether you want to trade. Take a stone: you have none.
tutorial-lots = The castle: 1 food, 1 wood and 1 stone make a lot. Each lot buys a castle token, first those worth 4 points, then 3, then 2. Offer one.
tutorial-gold = Who offers the most lots in a round also receives 1 gold. Gold stands for any cube you have to pay.
tutorial-next_round = A new round: the provost has moved up to 2 cards on, another player goes first, and everybody has received 2 deniers. If nobody offers a lot, 2 tokens leave the game.
tutorial-owner = When somebody else works at your card, you as its owner get what stands in the strip at its foot. It works the other way round, too: visit the cards of others.
tutorial-lawyer = Two special cards: the lawyer turns one of your cards into a residence, which pays 1 denier each round; the church buys castle tokens for coins.
tutorial-prestige = Prestige buildings lie open for all. They are dear and bring the most points; each is built upon a residence of your own.
tutorial-goal = When the last castle token is gone, the round is played to its end. Tokens, buildings and residences score; gold 1 each, 3 other cubes or 3 deniers 1 point.
tutorial-free = That is the whole game. Play on against the bot as long as you like; nothing is at stake, and the log keeps what happened. Ready for more? Begin a real game.
