### Caylus Magna Carta: nomi dalle regole di riferimento (rules/magna_carta.yaml), scelte, eventi, ostacoli.

game-magna_carta = Caylus Magna Carta
    .short = Magna Carta
    .blurb = Caylus con le carte. Il primo gioco ideale.

option-ruleset = Regole
    .description = Le regole standard aggiungono a quelle per principianti il prevosto, il notaio, la chiesa, l’hotel e gli edifici residenziali.
    .beginner = Regole per principianti
    .standard = Regole standard

## Nomi

colour-red = Rosso
colour-green = Verde
colour-orange = Arancio
colour-blue = Azzurro

good-food = Cibo
    .short = Cibo
good-wood = Legno
good-stone = Pietra
good-gold = Oro

currency-denier = Denaro

term-worker = Lavoratore
term-passing_marker = Segnalino
term-provost = Prevosto
term-road = Strada
term-bridge_card = Ponte
term-castle_card = Castello
    .short = Castello
term-first_player_card = Carta primo giocatore
term-stock = Riserva
term-lot = Lotto di risorse
term-prestige_point = Punto prestigio
term-castle_token = Talloncino punti prestigio
term-neutral_building = Carta neutra
term-prestige_building = Edificio di prestigio
term-primary_effect = Effetto primario
term-secondary_effect = Effetto secondario
term-draw_pile = Mazzetto
term-discard_pile = Pila degli scarti

class-neutral = { term-neutral_building }
class-player = Edificio di un giocatore
class-prestige = { term-prestige_building }
class-residence = { building-residence }

phase-income = Raccolta delle rendite
phase-actions = Azioni
phase-provost = Movimento del prevosto
phase-activation = Effetti degli edifici
phase-castle = Il castello
phase-end_of_round = Conclusione del turno

section-dungeon = Segrete
section-walls = Mura
section-towers = Torri

building-neutral_park = Parco
building-neutral_forest = Foresta
building-neutral_quarry = Cava
building-neutral_peddler = Venditore ambulante
building-neutral_trading_post = Emporio

building-small_farm = Piccola fattoria
building-small_sawmill = Piccola segheria
building-small_quarry = Piccola cava
building-peddler = Venditore ambulante
building-market = Mercato
building-lawyer = Notaio
building-large_farm = Grande fattoria
building-large_sawmill = Grande segheria
building-large_quarry = Grande cava
building-gold_mine = Miniera d'oro
building-bank = Banca
building-church = Chiesa

building-residence = Edificio residenziale

building-theatre = Teatro
building-statue = Statua
building-hotel = Hotel
building-stables = Scuderie
building-town_hall = Municipio
building-monument = Monumento
building-cathedral = Cattedrale

## Quantità: voci di un elenco

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-gold = { $count } { good-gold }
amount-denier =
    { $count ->
        [one] { $count } Denaro
       *[other] { $count } Denari
    }
amount-any =
    { $count ->
        [one] { $count } Risorsa qualsiasi
       *[other] { $count } Risorse qualsiasi
    }
amount-any_not_gold =
    { $count ->
        [one] { $count } Risorsa (non oro)
       *[other] { $count } Risorse (non oro)
    }
amount-prestige =
    { $count ->
        [one] { $count } Punto prestigio
       *[other] { $count } Punti prestigio
    }
amount-castle_token =
    { $count ->
        [one] { $count } Talloncino punti prestigio
       *[other] { $count } Talloncini punti prestigio
    }
# Talloncini punti prestigio per parte del castello
amount-dungeon = { $count } × { section-dungeon }
amount-walls = { $count } × { section-walls }
amount-towers = { $count } × { section-towers }

## Parti di un numero: rendita, punteggio finale

part-base = Rendita di base
part-residences = Edifici residenziali
part-hotel = { building-hotel }
part-tokens = Talloncini
part-buildings = Edifici
part-prestige = Edifici di prestigio
part-gold = { good-gold }
part-cubes = Altre risorse
part-deniers = Denari

## Ciò che si può decidere: un nome breve

task-mulligan = tenere o sostituire la prima mano
task-choose_action = l’azione da svolgere
task-choose_place = dove va il lavoratore
task-build_from_hand = quale carta della mano costruire
task-build_prestige_card = quale edificio di prestigio costruire
task-pay = quali risorse pagare
task-take = quali risorse prendere
task-trade = uno scambio
task-owner_trade = uno scambio per il proprietario
task-turn_card = trasformare una carta in edificio residenziale
task-move_provost = muovere il prevosto
task-offer_lots = i lotti per il castello
# Caso
task-road = le carte neutre lungo la strada
task-deal = le carte della prima mano
task-draw = la carta pescata
task-first_player = il primo giocatore

## Ciò che si chiede al giocatore

decision-mulligan = Tieni la tua prima mano o la sostituisci tutta? Si può fare una volta sola.
decision-choose_action = Quale azione svolgi?
decision-choose_place = Su quale carta disponi il tuo lavoratore, per 1 denaro?
decision-build_from_hand = Quale carta della tua mano costruisci?
decision-build_prestige_card = Quale edificio di prestigio costruisci?
decision-pay = Il costo è { $price }: con quali risorse paghi?
decision-take =
    { $count ->
        [one] Quale risorsa prendi?
       *[other] Quali { $count } risorse prendi?
    }
decision-trade = { $place }: vuoi fare uno scambio?
decision-owner_trade = La tua carta è stata usata: { $place }. Vuoi fare uno scambio come proprietario?
decision-turn_card = Notaio: quale tua carta trasformi in edificio residenziale, per 1 cibo?
decision-move_provost = Muovi il prevosto di 3 carte al massimo, a 1 denaro l’una, oppure passa.
decision-offer_lots = Quanti lotti (1 cibo, 1 legno, 1 pietra) offri per il castello?

## Scelte

action-keep = Tieni la mano
action-redraw = Sostituisci la mano
action-draw_card = Pescare una carta
action-replace_hand = Sostituire tutte le carte
action-place_worker = Disporre un lavoratore
action-build = Costruire un edificio
action-build-card = Costruisci: { $card }
action-build_prestige = Costruire un edificio di prestigio
action-pass = Passare
action-place = Disponi un lavoratore: { $place }
action-provost =
    { $direction ->
        [forward]
            { $steps ->
                [one] Muovi il prevosto di 1 carta in avanti
               *[other] Muovi il prevosto di { $steps } carte in avanti
            }
        [backward]
            { $steps ->
                [one] Muovi il prevosto di 1 carta indietro
               *[other] Muovi il prevosto di { $steps } carte indietro
            }
       *[none] Lascia il prevosto dov’è
    }
action-transform = Trasforma in edificio residenziale: { $card }
action-transform-neutral = Trasforma in edificio residenziale: { $neutral } (neutrale)
action-lots =
    { $lots ->
        [0] Non offrire nulla
        [one] Offri 1 lotto
       *[other] Offri { $lots } lotti
    }

## Eventi

event-road_laid = La strada comincia così: { $places }.
event-first_player_changed = Il primo giocatore è { $seat }.
    .you = Cominci tu.
event-hand_kept = { $seat } tiene la prima mano.
    .you = Tieni la tua prima mano.
event-hand_discarded = { $seat } scarta tutta la mano: { $cards }.
    .you = Scarti tutta la tua mano: { $cards }.
event-cards_drawn =
    { $seat } pesca { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }.
    .you =
        Peschi { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }.
event-cards_drawn-cards =
    { $seat } pesca { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }: { $cards }.
    .you =
        Peschi { $count ->
            [one] 1 carta
           *[other] { $count } carte
        }: { $cards }.
event-pile_shuffled = { $seat } mescola gli scarti e ne fa un nuovo mazzetto.
    .you = Mescoli gli scarti e ne fai un nuovo mazzetto.
event-phase_began = Fase: { $phase }.
event-income_received =
    { $seat } riceve { $deniers ->
        [one] 1 denaro
       *[other] { $deniers } denari
    } di rendita ({ $parts }).
    .you =
        Ricevi { $deniers ->
            [one] 1 denaro
           *[other] { $deniers } denari
        } di rendita ({ $parts }).
event-worker_placed =
    { $seat } dispone un lavoratore per { $cost ->
        [one] 1 denaro
       *[other] { $cost } denari
    }: { $place }.
    .you =
        Disponi un lavoratore per { $cost ->
            [one] 1 denaro
           *[other] { $cost } denari
        }: { $place }.
event-card_built = { $seat } costruisce alla fine della strada: { $card }.
    .you = Costruisci alla fine della strada: { $card }.
event-prestige_built = { $seat } costruisce un edificio di prestigio: { $card }.
    .you = Costruisci un edificio di prestigio: { $card }.
event-passed =
    { $deniers ->
        [0] { $seat } passa, con il numero { $number }.
        [one] { $seat } passa prima di tutti e riceve 1 denaro.
       *[other] { $seat } passa prima di tutti e riceve { $deniers } denari.
    }
    .you =
        { $deniers ->
            [0] Passi, con il numero { $number }.
            [one] Passi prima di tutti e ricevi 1 denaro.
           *[other] Passi prima di tutti e ricevi { $deniers } denari.
        }
event-provost_left_alone = { $seat } lascia il prevosto dov’è.
    .you = Lasci il prevosto dov’è.
event-provost_moved =
    { $direction ->
        [forward]
            { $steps ->
                [one] { $seat } sposta il prevosto di 1 carta in avanti
               *[other] { $seat } sposta il prevosto di { $steps } carte in avanti
            }
        [backward]
            { $steps ->
                [one] { $seat } sposta il prevosto di 1 carta indietro
               *[other] { $seat } sposta il prevosto di { $steps } carte indietro
            }
       *[none] { $seat } lascia il prevosto dov’è
    }{ $cost ->
        [0] .
        [one] {" "}(1 denaro).
       *[other] {" "}({ $cost } denari).
    }
    .you =
        { $direction ->
            [forward]
                { $steps ->
                    [one] Sposti il prevosto di 1 carta in avanti
                   *[other] Sposti il prevosto di { $steps } carte in avanti
                }
            [backward]
                { $steps ->
                    [one] Sposti il prevosto di 1 carta indietro
                   *[other] Sposti il prevosto di { $steps } carte indietro
                }
           *[none] Lasci il prevosto dov’è
        }{ $cost ->
            [0] .
            [one] {" "}(1 denaro).
           *[other] {" "}({ $cost } denari).
        }
event-activated = { $seat } usa: { $place }.
    .you = Usi: { $place }.
event-not_reached = { $seat } resta a mani vuote oltre il prevosto: { $place }.
    .you = Resti a mani vuote oltre il prevosto: { $place }.
event-gained = { $seat } riceve { $goods }: { $card }.
    .you = Ricevi { $goods }: { $card }.
event-owner_gained = { $seat } riceve { $goods } come proprietario: { $card }.
    .you = La tua carta ti dà { $goods }: { $card }.
event-reserve_used = { $seat } prende { $goods } dalla carta come proprietario: { $card }.
    .you = Prendi { $goods } dalla tua carta: { $card }.
event-reserve_empty = { $seat } come proprietario non trova più nulla sulla carta: { $card }.
    .you = Sulla tua carta non c’è più nulla: { $card }.
event-card_turned = { $seat } trasforma una carta in edificio residenziale: { $card }.
    .you = Trasformi una carta in edificio residenziale: { $card }.
event-card_marked =
    { $seat } ha pagato un edificio residenziale; la carta si gira quando il lavoratore se ne sarà andato: { $card }.
    .you = Hai pagato un edificio residenziale; la carta si gira quando il lavoratore se ne sarà andato: { $card }.
event-lots_offered =
    { $seat } versa { $lots ->
        [one] 1 lotto
       *[other] { $lots } lotti
    } per il castello.
    .you =
        Versi { $lots ->
            [one] 1 lotto
           *[other] { $lots } lotti
        } per il castello.
event-no_lots = { $seat } non versa nulla per il castello.
    .you = Non versi nulla per il castello.
event-tokens_taken = { $seat } prende talloncini punti prestigio: { $tokens }.
    .you = Prendi talloncini punti prestigio: { $tokens }.
event-most_lots = { $seat } ha versato più lotti di tutti e riceve { $goods }.
    .you = Hai versato più lotti di tutti e ricevi { $goods }.
event-tokens_removed = Nessuno ha versato lotti. Questi talloncini punti prestigio escono dal gioco: { $tokens }.
event-provost_advanced =
    { $steps ->
        [0] Il prevosto resta sull’ultima carta della strada.
        [one] Il prevosto avanza di 1 carta.
       *[other] Il prevosto avanza di { $steps } carte.
    }
event-points_counted = { $seat } non ha punti prestigio.
    .you = Non hai punti prestigio.
event-points_counted-parts =
    { $seat } ha { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    } ({ $parts }).
    .you =
        Hai { $prestige ->
            [one] 1 punto prestigio
           *[other] { $prestige } punti prestigio
        } ({ $parts }).
event-game_ended =
    La partita è finita. Vittoria con { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    }: { $winners }.
    .you =
        La partita è finita. Vinci con { $prestige ->
            [one] 1 punto prestigio
           *[other] { $prestige } punti prestigio
        }.

## Ostacoli

obstacle-nothing_to_draw = Il tuo mazzetto e la tua pila degli scarti sono vuoti.
obstacle-nothing_to_draw-seat = Il mazzetto e la pila degli scarti di { $seat } sono vuoti.
obstacle-empty_hand = Non hai carte in mano.
obstacle-empty_hand-seat = { $seat } non ha carte in mano.
obstacle-no_worker_left = Non hai più lavoratori.
obstacle-no_worker_left-seat = { $seat } non ha più lavoratori.
obstacle-no_free_card = Nessuna carta lungo la strada è libera per un lavoratore.
obstacle-no_card_to_build = Non puoi costruire nessuna carta della tua mano.
obstacle-no_card_to_build-seat = { $seat } non può costruire nessuna carta della sua mano.
obstacle-no_own_residence = Un edificio di prestigio va su un tuo edificio residenziale libero, e tu non ne hai.
obstacle-no_own_residence-seat = Un edificio di prestigio va su un proprio edificio residenziale libero, e { $seat } non ne ha.
obstacle-no_prestige_to_build = Non puoi pagare nessuno degli edifici di prestigio rimasti.
obstacle-no_prestige_to_build-seat = { $seat } non può pagare nessuno degli edifici di prestigio rimasti.
obstacle-not_on_the_road = Non si trova lungo la strada: { $place }.
obstacle-takes_no_worker = Non accoglie lavoratori: { $place }.
obstacle-place_full = C’è già un lavoratore: { $place }.
obstacle-not_in_hand = Non è nella tua mano: { $card }.
obstacle-not_in_this_game = Non fa parte di questa partita: { $card }.
obstacle-not_on_offer = È già costruito: { $card }.
obstacle-off_the_road = Il prevosto non può lasciare la strada.
obstacle-never_turned = Non può mai diventare un edificio residenziale: { $card }.
obstacle-not_built_by_you = Non hai una tale carta scoperta lungo la strada: { $card }.
obstacle-already_marked = Sta già per diventare un edificio residenziale: { $card }.
obstacle-too_few_tokens_left =
    { $left ->
        [0] Non restano talloncini punti prestigio.
        [one] Resta solo 1 talloncino punti prestigio.
       *[other] Restano solo { $left } talloncini punti prestigio.
    }

## Che cosa non va in una posizione

why-cannot_be_transformed = Non può mai diventare un edificio residenziale: { $given }.
why-not_on_the_road = Non è scoperta lungo la strada: { $given }.
why-taken_too_early = I talloncini di questa sezione si prendono solo quando le sezioni precedenti sono esaurite: { $given }.

## La prima partita guidata

tutorial-aim = Ti diamo il benvenuto a Magna Carta! È Caylus con le carte: costruiamo una strada di edifici e, con ciò che rendono, il castello del re. Vince chi ha più punti prestigio.
tutorial-goods = Questo è tuo: cibo, legno, pietra e oro, monete chiamate denari e quattro lavoratori. Di fronte a te siede un bot. Ti spiego un turno mentre lo giochi.
tutorial-hand = Tre carte del tuo mazzo: edifici, con il prezzo in alto a sinistra e i punti in alto a destra. Potresti cambiarle tutte una volta. Sono buone: tienile.
tutorial-road = La strada cresce carta dopo carta, verso destra. Queste prime carte non sono di nessuno. Poi lavorano una dopo l’altra, per chi vi ha un lavoratore.
tutorial-build = Nel tuo turno fai una cosa sola. Costruisci: scegli dalla mano la piccola cava per 1 cibo e 1 legno, poi premi Fatto. Va in fondo alla strada.
tutorial-points = Un edificio dà i suoi punti a fine partita. Fino ad allora chiunque può metterci un lavoratore, anche tu. Ora tocca al bot.
tutorial-place = Ora un lavoratore: costa 1 denaro, ovunque vada. Mandalo dal venditore ambulante, che per 1 denaro ti venderà un cubo a scelta.
tutorial-place_again = Ancora una volta: il parco dà 1 cibo. Ogni carta tiene un lavoratore, quindi chi prima arriva, lavora.
tutorial-cards = Per 1 denaro puoi anche pescare una carta o cambiare tutta la mano. Le carte in mano non danno punti: conta solo ciò che è costruito.
tutorial-pass = Tieni una moneta o due e passa. Chi passa per primo riceve 1 denaro ed è il primo con il prevosto e al castello.
tutorial-provost = Il prevosto sta sulla strada: le carte oltre lui in questo turno non lavorano. In ordine di passaggio ognuno può muoverlo fino a 3 carte, 1 denaro l’una. Per te sta bene: passa.
tutorial-trade = Ora lavora la strada, carta per carta; il parco ti ha dato cibo. Il venditore ambulante chiede se vuoi scambiare. Prendi una pietra: non ne hai.
tutorial-lots = Il castello: 1 cibo, 1 legno e 1 pietra fanno un lotto. Ogni lotto vale un talloncino, prima quelli da 4 punti, poi da 3, poi da 2. Offrine uno.
tutorial-gold = Chi in un turno offre più lotti riceve anche 1 oro. L’oro sostituisce qualsiasi cubo da pagare.
tutorial-next_round = Un nuovo turno: il prevosto è avanzato di 2 carte al massimo, comincia un altro, e tutti hanno ricevuto 2 denari. Se nessuno offre lotti, 2 talloncini escono dal gioco.
tutorial-owner = Quando un altro lavora sulla tua carta, tu che la possiedi ricevi ciò che sta nella fascia in basso. Vale anche al contrario: visita le carte degli altri.
tutorial-lawyer = Due carte speciali: il notaio trasforma una tua carta in edificio residenziale, che rende 1 denaro a turno; la chiesa compra talloncini con le monete.
tutorial-prestige = Gli edifici di prestigio sono in vista per tutti. Sono cari e valgono di più; ognuno si costruisce su un proprio edificio residenziale.
tutorial-goal = Finiti i talloncini del castello, si gioca il turno fino in fondo. Contano talloncini, edifici e residenze; l’oro 1 l’uno, 3 altri cubi o 3 denari 1 punto.
tutorial-free = Questo è tutto il gioco. Continua contro il bot finché vuoi; non c’è nulla in palio, e la cronaca conserva tutto. Vuoi di più? Comincia una vera partita.
