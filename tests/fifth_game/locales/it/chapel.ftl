game-chapel = La cappella
    .blurb = Un gioco minuscolo: raccogli legno e costruisci ciò che nessuno ha costruito.

colour-blue = Blu
colour-red = Rosso
colour-green = Verde
good-wood = Legno
amount-wood = { $count } { good-wood }
amount-prestige =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
class-building = Edificio
building-hut = Capanna
building-well = Pozzo
building-chapel = Cappella
part-prestige = Edifici
setup-field-turns = Mosse giocate
panel-field-wood = Legno
panel-field-prestige = Punti

task-take_turn = Turno
decision-take_turn = Raccogli legno o costruisci.
action-gather = Raccogliere legno
action-build = Costruire: { $place }

event-first_player_drawn = Comincia { $seat }.
event-round_began = Comincia il turno { $round }.
event-gathered = { $seat } raccoglie { $goods }.
event-built = { $seat } costruisce: { $place }.
event-game_ended = La partita è finita. Vince { $winners }, con { $prestige }.
obstacle-built_already = È già stato costruito: { $place }.
obstacle-too_little_wood = Costa { $cost } legno; ne hai { $held }.
