game-chapel = The Chapel
    .blurb = A tiny game: gather wood, and build what nobody else has built.

colour-blue = Blue
colour-red = Red
colour-green = Green
good-wood = Wood
amount-wood = { $count } { good-wood }
amount-prestige =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
class-building = Building
building-hut = Hut
building-well = Well
building-chapel = Chapel
part-prestige = Buildings
setup-field-turns = Turns taken
panel-field-wood = Wood
panel-field-prestige = Points

task-take_turn = Turn
decision-take_turn = Gather wood, or build.
action-gather = Gather wood
action-build = Build: { $place }

event-first_player_drawn = { $seat } goes first.
event-round_began = Round { $round } begins.
event-gathered = { $seat } gathers { $goods }.
event-built = { $seat } builds: { $place }.
event-game_ended = The game is over. Won by { $winners }, with { $prestige }.
obstacle-built_already = It has been built: { $place }.
obstacle-too_little_wood = It costs { $cost } wood; you have { $held }.
