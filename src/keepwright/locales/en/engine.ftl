### What the engine says about any game.

## Numbers and lists

# The last two of several names; $most may hold commas.
list-and = { $most } and { $last }
# Whoever reads it, in a row of names.
you = you
# In place of a list of goods that is empty.
nothing = nothing
# One labelled part of a number, e.g. "Residences 3".
part = { $label } { $count }
tally = { $total } ({ $parts })
# A thing of one seat's among those of others, e.g. "Market (Red)".
coloured = { $name } ({ $colour })
# Figures that rest on thin evidence; $figures are unconfirmed-… messages.
unconfirmed = Not confirmed: { $figures }. Tell us what your copy says.
unconfirmed_piece = Figures not confirmed: tell us what your copy says.

## Events

# A decision with one answer is carried out without asking. $decision is a task-… message.
event-forced = { $seat } has only one choice ({ $decision }): { $action }.
    .you = You have only one choice ({ $decision }): { $action }.
# Several decide at once; until all have, only the one who decided is told what.
event-sealed = { $seat } has decided, in secret.
    .you = You have decided, in secret.
event-sealed-action = { $seat } has decided, in secret: { $action }.
    .you = You have decided, in secret: { $action }.
event-round_began = Round { $round } begins.

## Refusals

error-unreadable = “{ $text }” is not a move of this game.
error-unreadable-near = “{ $text }” is not a move of this game. Did you mean: { $near }?
# An outcome of chance that names too few things, or too many.
error-unreadable-count =
    { $count ->
        [one] “{ $text }” cannot come up: 1 thing is drawn.
       *[other] “{ $text }” cannot come up: { $count } things are drawn.
    }
# $due is a task-… message.
error-not_asked_for = This is decided now: { $due }.
error-not_asked_for-action = “{ $action }” is not asked for. This is decided now: { $due }.
# $chance is what chance decides; `deal` is the name of a function in Python.
error-not_asked_for-chance = Nobody is asked now: chance decides { $chance } first (in Python: deal).
# $due is the colour of the seat that is to decide.
error-not_your_seat = { $seat } is not to decide now; { $due } is.
error-not_your_seat-seats = Nobody here plays { $seat }. At the table: { $seats }.
error-stale =
    The table has moved on: you saw { $expected ->
        [one] 1 line
       *[other] { $expected } lines
    } of the game, by now there are { $length }.
error-over = The game is over.
error-nothing_to_undo = { $seat } cannot take anything back: somebody else or chance has acted since.
error-obstructed = “{ $action }” is not possible now. { $reasons }

## Wrong calls

error-unknown_game = There is no game “{ $game }”. There are: { $games }.
error-bad_option = The option { $option } can be: { $values }. It cannot be { $given }.
error-bad_option-options = There is no option “{ $option }”. There are: { $options }.
error-unknown_seat = Nobody here plays { $seat }. At the table: { $seats }.
# Of a position that should become a copy of another.
error-too_many = There cannot be more than { $most } of one kind.
error-other_game = The two positions do not belong together: one is of { $game } with { $seats }, the other of { $given } with { $others }.
error-bad_seats = The game is for { $least } to { $most } players, not { $given }.
error-bad_seats-colour = The colour “{ $colour }” is unknown or taken twice. There are: { $colours }.

## Wrong files. $reason is a why-… message.

error-bad_state = This is not a position of the game. At { $path }: { $reason }
error-bad_record = Line { $line } of the record: { $reason }
error-bad_record-move = Move { $move } of the record, “{ $text }”: { $reason }
error-bad_scenario = This is not a scenario: { $reason }
error-bad_scenario-key = This is not a scenario. At { $key }: { $reason }
error-bad_scenario-line = This is not a scenario. Line { $line }: { $reason }
error-bad_scenario-count = { $reason }

why-bad_header = “{ $text }” is not a header.
why-header_twice = The header { $header } is given twice.
why-late_header = The header “{ $text }” comes after the first move.
why-missing_header = The header { $header } is missing.
why-not_plain = Only maps, lists, texts and numbers make a scenario.
why-not_text = This is not text.
why-other_format = The format “{ $text }” is unknown.
why-unreadable = “{ $text }” is not a line of a game.
why-missing = Something is missing.
why-missing_key = This is missing.
why-named_twice = Something is named twice: { $given }.
why-not_a_list = A list is wanted.
why-not_a_map = A map is wanted.
why-not_a_number = A whole number is wanted, not { $given }.
why-not_a_switch = True or false is wanted, not { $given }.
why-other_game = The position is of another game.
why-other_rules = It was written under the rules revision { $given }; known here: { $known }.
why-bad_position = The position it begins with cannot be read: { $text }
why-other_position = The position it begins with has other seats or options than “{ $text }”.
why-other_seats = The seats are not those of the table.
why-out_of_range = The number is too large or too small.
why-out_of_range-least = The number is not between { $least } and { $most }.
why-too_deep = Maps and lists stand too deep in one another.
why-too_long = Only { $line } lines are read.
why-not_json = This is not JSON.
why-not_yaml = This is not YAML.
why-alias = Anchors (&) and aliases (*) are not allowed: write the value out.
why-key_twice = “{ $key }” is written twice.
why-unknown_field = There is no such field.
why-unknown_id = { $given } is not known.
why-unknown_key = There is no such key.
why-unknown_key-near = There is no such key. Did you mean: { $near }?
why-unknown_path = “{ $path }” is in no position of this game.
why-unknown_path-near = “{ $path }” is in no position of this game. Did you mean: { $near }?
why-unknown_moment = There is no such moment in this game: { $given }.
why-unknown_moment-near = There is no such moment in this game: { $given }. Did you mean: { $near }?
why-unknown_rule = The rules of record have no “{ $given }”.
why-unknown_event = No event of this game is called “{ $given }”.
why-checks_nothing = It checks nothing.
why-beside_steps = Where there are steps, this stands in one of them.
why-no_number_there = There is no number there.
why-several = There are { $count } scenarios in it. Say which one is meant, or leave only that one.
why-no_such_scenario =
    { $count ->
        [0] There is no scenario in it.
        [one] There is only 1 scenario in it.
       *[other] There are only { $count } scenarios in it.
    }
why-unknown_place = There is no place { $given }.
why-unknown_task = There is no such task: { $given }.

## Wrong positions

why-cannot_be = This cannot be.
why-cannot_be_done = This cannot be done in this position: { $given }.
why-cannot_be_owned = Nobody can own this.
why-gap_before = Space { $given } before it is unbuilt.
why-no_owner = { $given } has no owner.
why-no_space = There is no space on the road for it.
why-no_worker_there = No worker can stand there.
why-nobody_there = Nobody stands there.
why-nobody_there-given = Nobody stands there: { $given }.
why-gone_home = That worker has already gone home in this phase.
why-not_all_passed = Not everybody has passed, though the placing is over.
why-not_all_workers = All workers of a player, at home and on the board, are { $most }.
why-not_in_this_game = It is not part of this game.
why-not_in_this_game-given = It is not part of this game: { $given }.
why-not_its_turn = It is another player’s turn: { $given }.
why-not_set_up = Something is there before the game is set up.
why-other_phase = It is not its turn in this phase: { $given }.
why-out_of_order = It is not its turn: { $given }.
why-section_not_scored = By now this section would have been scored: { $given }.
why-stands_twice = { $given } is there twice.
why-too_many_workers = There are more workers than { $most }.
why-wrong_space = { $given } cannot be there.

## Trade

action-decline = Decline
action-trade = Trade: { $goods }
action-trade-gain = Trade: { $goods } → { $gain }
action-pay = Pay: { $goods }
action-take = Take: { $goods }
event-offer_taken = { $seat } trades away { $goods }.
    .you = You trade away { $goods }.
event-offer_gained = { $seat } receives { $goods }.
    .you = You receive { $goods }.
event-cubes_paid = { $seat } pays { $goods }.
    .you = You pay { $goods }.
event-cubes_taken = { $seat } takes { $goods }.
    .you = You take { $goods }.
event-declined = { $seat } declines: { $place }.
    .you = You decline: { $place }.
obstacle-too_few_deniers =
    It costs { $cost ->
        [one] 1 denier
       *[other] { $cost } deniers
    }; you have { $held ->
        [0] none
       *[other] { $held }
    }.
obstacle-too_few_deniers-seat =
    It costs { $cost ->
        [one] 1 denier
       *[other] { $cost } deniers
    }; { $seat } has { $held ->
        [0] none
       *[other] { $held }
    }.
obstacle-too_few_cubes = It costs { $cost }; you have { $held }.
obstacle-too_few_cubes-seat = It costs { $cost }; { $seat } has { $held }.
obstacle-more_jokers_than_needed = That takes more jokers than needed.
obstacle-too_few_left = There are not so many left: { $goods }.
