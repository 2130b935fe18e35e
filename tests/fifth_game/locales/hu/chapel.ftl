game-chapel = A kápolna
    .blurb = Apró játék: gyűjts fát, és építs olyat, amit még senki.

colour-blue = Kék
colour-red = Piros
colour-green = Zöld
good-wood = Fa
amount-wood = { $count } { good-wood }
amount-prestige = { $count } pont
class-building = Épület
building-hut = Kunyhó
building-well = Kút
building-chapel = Kápolna
part-prestige = Épületek
setup-field-turns = Megtett lépések
panel-field-wood = Fa
panel-field-prestige = Pont

task-take_turn = Lépés
decision-take_turn = Gyűjts fát, vagy építs.
action-gather = Fagyűjtés
action-build = Építés: { $place }

event-first_player_drawn = { $seat } kezd.
event-round_began = Kezdődik a(z) { $round }. forduló.
event-gathered = { $seat } gyűjt: { $goods }.
event-built = { $seat } épít: { $place }.
event-game_ended = A játszmának vége. Győztes: { $winners }, { $prestige } ponttal.
obstacle-built_already = Már felépült: { $place }.
obstacle-too_little_wood = { $cost } fába kerül; neked { $held } van.
