game-chapel = Die Kapelle
    .blurb = Ein winziges Spiel: Holz sammeln und bauen, was noch niemand gebaut hat.

colour-blue = Blau
colour-red = Rot
colour-green = Grün
good-wood = Holz
amount-wood = { $count } { good-wood }
amount-prestige =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
class-building = Gebäude
building-hut = Hütte
building-well = Brunnen
building-chapel = Kapelle
part-prestige = Gebäude
setup-field-turns = Gespielte Züge
panel-field-wood = Holz
panel-field-prestige = Punkte

task-take_turn = Zug
decision-take_turn = Sammle Holz oder baue.
action-gather = Holz sammeln
action-build = Bauen: { $place }

event-first_player_drawn = { $seat } beginnt.
event-round_began = Runde { $round } beginnt.
event-gathered = { $seat } sammelt { $goods }.
event-built = { $seat } baut: { $place }.
event-game_ended = Die Partie ist aus. Gewonnen hat { $winners }, mit { $prestige }.
obstacle-built_already = Es ist schon gebaut: { $place }.
obstacle-too_little_wood = Es kostet { $cost } Holz; du hast { $held }.
