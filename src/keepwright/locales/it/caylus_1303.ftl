### Caylus 1303: nomi dalle regole di riferimento (rules/caylus_1303.yaml), scelte, eventi, ostacoli.

game-caylus_1303 = Caylus 1303
    .blurb = Niente denaro: si paga con i lavoratori.

option-character_pool = Personaggi
    .description = Quali personaggi sono in gioco: estratti a caso oppure quelli consigliati per la prima partita.
    .random = Estratti a caso
    .first_game = Prima partita
option-show_opponent_pp = Punti prestigio scoperti
    .description = Tutti vedono in ogni momento i punti prestigio di tutti i giocatori; secondo le regole restano coperti.

## Ciò che non è ben documentato

unconfirmed-costs = costi e punti di molte tessere
unconfirmed-start = le risorse iniziali
unconfirmed-road_spaces = la lunghezza della strada
unconfirmed-stone_space = dove si trova all’inizio la tessera di pietra
unconfirmed-copies = quante copie ci sono di ogni edificio iniziale

## Nomi

colour-blue = Blu
colour-red = Rosso
colour-green = Verde
colour-yellow = Giallo
colour-black = Nero

good-food = Cibo
good-wood = Legno
good-stone = Pietra
good-cloth = Stoffa
good-gold = Oro

term-prestige_points = Punti Prestigio (PP)
term-worker = Lavoratore
term-house = Casa
term-supply = Riserva
term-favor = Favore
term-bundle = Fornitura
term-round = Turno
term-provost = Prevosto
term-round_marker = Segnaturno
term-first_player_tile = Tessera Primo Giocatore
term-residence = Residenza
term-monument = Monumento
term-starting_building = Edificio iniziale
term-wood_building = Edificio in legno
term-stone_building = Edificio in pietra
term-setup_side = Lato preparazione
term-construction_side = Lato costruzione
term-character = Personaggio
term-pass = Passare

phase-planning = Pianificazione
phase-activation = Attivazione
phase-delivery = Consegna
phase-stewardship = Amministrazione

board-city_gate = Porta della città
board-road = Strada
board-camp = Accampamento
board-construction_site = Cantiere
board-guilds_bridge = Ponte delle Gilde

class-printed = Edificio stampato
class-starting = { term-starting_building }
class-residence = { term-residence }
class-wood = { term-wood_building }
class-stone = { term-stone_building }
class-site = { board-construction_site }
class-monument = { term-monument }
class-character = { term-character }

building-fairground = Fiera
building-lawyer = Notaio
building-carpenter = Carpentiere
building-toll = Pedaggio

building-start_farm_1 = Fattoria (iniziale 1)
    .plain = Fattoria
building-start_farm_2 = Fattoria (iniziale 2)
    .plain = Fattoria
building-start_sawmill = Segheria (iniziale)
    .plain = Segheria
building-start_quarry = Cava (iniziale)
    .plain = Cava
building-start_market_1 = Mercato (iniziale 1)
    .plain = Mercato
building-start_market_2 = Mercato (iniziale 2)
    .plain = Mercato
building-start_guild_any = Gilda (iniziale, qualsiasi)
    .plain = Gilda
building-start_guild_stone = Gilda (iniziale, pietra)
    .plain = Gilda
building-start_carpenter = Carpentiere (iniziale)
    .plain = Carpentiere

building-wood_farm = Fattoria (legno)
    .plain = Fattoria
building-wood_sawmill = Segheria (legno)
    .plain = Segheria
building-wood_quarry = Cava (legno)
    .plain = Cava
building-wood_spinning_mill = Filanda
building-wood_market = Mercato (legno)
    .plain = Mercato
building-wood_covered_market = Mercato coperto
building-wood_manor = Tenuta
building-wood_tailor = Sarto
building-wood_stonemason = Scalpellino

building-stone_farm = Fattoria (pietra)
    .plain = Fattoria
building-stone_sawmill = Segheria (pietra)
    .plain = Segheria
building-stone_quarry = Cava (pietra)
    .plain = Cava
building-stone_gold_mine = Miniera d'oro
building-stone_foundry = Fonderia
building-stone_alchemist = Alchimista
building-stone_guild = Gilda (pietra)
    .plain = Gilda
building-stone_church = Chiesa
building-stone_jeweler = Gioielliere

building-construction_site = { board-construction_site }
building-residence = { term-residence }

building-garden = Giardino
building-factory = Manifattura
building-granary = Granaio
building-statue = Statua
building-theater = Teatro
building-cathedral = Cattedrale
building-mansion = Palazzo

character-early_riser = Mattiniero
    .power = Prima che tocchi al primo giocatore puoi fare un piazzamento; costa un lavoratore in più.
character-night_worker = Lavoratore notturno
    .power = Se un altro ha già passato, piazzare non ti costa lavoratori in più.
character-journeyman = Garzone
    .power = Una volta per turno puoi piazzare su un edificio dove sta esattamente un lavoratore di un altro; il tuo lavora per secondo.
character-thief = Ladro
    .power = Se piazzi sull’edificio di un altro, il proprietario non riceve punti prestigio.
character-steward = Intendente
    .power = Se un altro piazza su un tuo edificio, ricevi 2 punti prestigio invece di 1.
character-bailiff = Balivo
    .power = Dopo l’ultimo giocatore al Ponte delle Gilde puoi muovere il prevosto di 1 passo, gratis.
character-architect = Architetto
    .power = Per ogni edificio o monumento che costruisci ricevi 1 punto prestigio in più.
character-chamberlain = Ciambellano
    .power = Le tue forniture possono contenere 3 risorse qualsiasi.
character-foreman = Caposquadra
    .power = Ogni tua fornitura vale 1 punto prestigio in più.
character-goldsmith = Orafo
    .power = La tua prima fornitura del turno che contiene oro vale 5 punti prestigio in più.
character-deliveryman = Corriere
    .power = Dopo tutti gli altri puoi consegnare forniture, anche senza un lavoratore nel cantiere.
character-day_laborer = Bracciante
    .power = Recluti 1 lavoratore in più.

## Quantità: voci di un elenco

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-cloth = { $count } { good-cloth }
amount-gold = { $count } { good-gold }
amount-any_basic =
    { $count ->
        [one] { $count } Risorsa (non oro)
       *[other] { $count } Risorse (non oro)
    }
amount-workers =
    { $count ->
        [one] { $count } Lavoratore
       *[other] { $count } Lavoratori
    }
amount-prestige =
    { $count ->
        [one] { $count } Punto prestigio
       *[other] { $count } Punti prestigio
    }
amount-favor =
    { $count ->
        [one] { $count } Favore
       *[other] { $count } Favori
    }

## Parti di un numero: punti, lavoratori, punteggio finale

part-owner = Proprietario
part-printed = Tessera
part-bundle = { term-bundle }
# Lavoratori che un piazzamento costa in più, perché qualcuno ha già passato.
part-passed = Qualcuno ha passato
    .told = { $count } perché qualcuno ha passato
part-base = Ogni turno
part-residences = Residenze
part-camp = Mancano nell’accampamento
part-garden = { building-garden }
part-early_riser = { character-early_riser }
part-night_worker = { character-night_worker }
part-thief = { character-thief }
part-steward = { character-steward }
part-architect = { character-architect }
part-foreman = { character-foreman }
part-goldsmith = { character-goldsmith }
part-day_laborer = { character-day_laborer }
part-prestige = Prestigio
part-gold = { good-gold }

## Ciò che si può decidere: un nome breve

task-draft = la scelta di un personaggio
task-early_placement = il piazzamento del Mattiniero
task-place_or_pass = piazzare un lavoratore o passare
task-trade = l’uso di un edificio
task-take_of_choice = una risorsa a scelta
task-build = costruire
task-claim = la casa del Notaio
task-toll_move = muovere il prevosto al Pedaggio
task-bridge_move = muovere il prevosto al Ponte delle Gilde
task-bailiff_move = muovere il prevosto con il Balivo
task-pay = quali risorse pagare
task-take = quali risorse prendere
task-use_favor = l’uso di un favore
task-take_from_board = prendere un personaggio dal tabellone
task-deliver = consegnare forniture
task-deliver_last = consegnare forniture con il Corriere
task-build_monument = costruire un monumento
# Caso
task-starting_tiles = l’ordine degli edifici iniziali
task-wood_slot = l’edificio in legno del cantiere
task-wood_space = l’edificio in legno lungo la strada
task-stone_slot = l’edificio in pietra del cantiere
task-stone_space = l’edificio in pietra lungo la strada
task-first_player = il primo giocatore
task-characters = i personaggi in gioco

# Ciò a cui si può rinunciare senza che sia un edificio
work-build_wood = Costruire in legno
work-build_stone = Costruire in pietra
work-build_monument = Costruire un monumento
work-take_from_board = Un personaggio dal tabellone

## Ciò che si chiede al giocatore

decision-draft = Quale personaggio prendi?
decision-early_placement = Mattiniero: piazzi un lavoratore prima di tutti? Costa un lavoratore in più.
decision-place_or_pass = Piazza un lavoratore o passa.
decision-trade = { $place }: usi l’edificio?
decision-take_of_choice = { $place }: quale risorsa prendi?
decision-build =
    { $group ->
        [wood] Quale edificio in legno costruisci?
       *[stone] Quale edificio in pietra costruisci?
    }
decision-build-discount =
    { $group ->
        [wood] Quale edificio in legno costruisci? Risparmi { $discount }.
       *[stone] Quale edificio in pietra costruisci? Risparmi { $discount }.
    }
decision-claim = Notaio: su quale edificio iniziale metti una casa?
decision-toll_move = Pedaggio: muovi il prevosto? È gratis.
decision-bridge_move = Ponte delle Gilde: muovi il prevosto, a 1 lavoratore per passo?
decision-bailiff_move = Balivo: muovi il prevosto? È gratis.
decision-pay = Il costo è { $price }: con quali risorse paghi?
decision-take =
    { $count ->
        [one] Quale risorsa prendi?
       *[other] Quali { $count } risorse prendi?
    }
decision-use_favor = Favore: prendi un personaggio a un altro giocatore oppure usa il cantiere.
decision-take_from_board = Prendi un personaggio dal tabellone?
decision-deliver = Consegna una fornitura o fermati.
    .hint = Una fornitura è 1 cibo e 2 altre risorse diverse tra loro.
decision-deliver_last = Corriere: consegna una fornitura o fermati.
    .hint = Una fornitura è 1 cibo e 2 altre risorse diverse tra loro.
decision-build_monument = Quale monumento costruisci al posto della tua residenza sulla casella { $space }?

## Scelte

action-pass = Passa
action-stop = Smetti di consegnare
    .short = Fermati
action-place = Piazza un lavoratore: { $place }
action-build = Costruisci: { $place }
action-claim = Metti una casa su: { $place }
action-deliver = Consegna: { $goods }
action-provost =
    { $direction ->
        [forward]
            { $steps ->
                [one] Muovi il prevosto di 1 passo in avanti
               *[other] Muovi il prevosto di { $steps } passi in avanti
            }
        [backward]
            { $steps ->
                [one] Muovi il prevosto di 1 passo indietro
               *[other] Muovi il prevosto di { $steps } passi indietro
            }
       *[none] Lascia il prevosto dov’è
    }
action-take_character = Prendi: { $character }
action-use_slot = Usa lo spazio { $slot } del cantiere

## Eventi

event-starting_tiles_laid = Gli edifici iniziali sono disposti, il primo nello spazio 1 del cantiere, gli altri lungo la strada: { $places }.
event-slot_filled = Spazio { $slot } del cantiere: { $place }.
event-tile_laid = Casella { $space } della strada: { $place }.
event-first_player_drawn = Il primo giocatore è { $seat }.
    .you = Cominci tu.
event-characters_revealed = Questi personaggi sono in gioco: { $characters }.
event-character_taken = { $seat } prende un personaggio: { $character }.
    .you = Prendi un personaggio: { $character }.
event-character_taken-holder =
    { $whose ->
        [yours] { $seat } ti prende un personaggio: { $character }.
       *[others] { $seat } prende un personaggio a { $holder }: { $character }.
    }
    .you = Prendi un personaggio a { $holder }: { $character }.
event-phase_began = Fase: { $phase }.
event-worker_placed = { $seat } piazza un lavoratore: { $place }.
    .you = Piazzi un lavoratore: { $place }.
event-worker_placed-parts =
    { $returned ->
        [0] { $seat } piazza un lavoratore e non deve rimandarne altri all’accampamento ({ $parts }): { $place }.
        [one] { $seat } piazza un lavoratore e ne rimanda un altro all’accampamento ({ $parts }): { $place }.
       *[other] { $seat } piazza un lavoratore e ne rimanda altri { $returned } all’accampamento ({ $parts }): { $place }.
    }
    .you =
        { $returned ->
            [0] Piazzi un lavoratore e non devi rimandarne altri all’accampamento ({ $parts }): { $place }.
            [one] Piazzi un lavoratore e ne rimandi un altro all’accampamento ({ $parts }): { $place }.
           *[other] Piazzi un lavoratore e ne rimandi altri { $returned } all’accampamento ({ $parts }): { $place }.
        }
event-character_used = { $seat } ha usato per questo turno un personaggio: { $character }.
    .you = Hai usato per questo turno un personaggio: { $character }.
event-owner_rewarded =
    { $seat } { $prestige ->
        [0] non ottiene nulla
        [one] ottiene 1 punto prestigio
       *[other] ottiene { $prestige } punti prestigio
    } per l’edificio ({ $parts }): { $place }.
    .you =
        { $prestige ->
            [0] Non ottieni nulla
            [one] Ottieni 1 punto prestigio
           *[other] Ottieni { $prestige } punti prestigio
        } per l’edificio ({ $parts }): { $place }.
event-passed =
    { $number ->
        [1] { $seat } passa prima di tutti e prende la tessera Primo Giocatore.
       *[other] { $seat } passa, con il numero { $number }.
    }
    .you =
        { $number ->
            [1] Passi prima di tutti e prendi la tessera Primo Giocatore.
           *[other] Passi, con il numero { $number }.
        }
event-activated = { $seat } usa: { $place }.
    .you = Usi: { $place }.
event-provost_moved =
    { $direction ->
        [forward]
            { $steps ->
                [one] { $seat } muove il prevosto di 1 passo in avanti
               *[other] { $seat } muove il prevosto di { $steps } passi in avanti
            }
        [backward]
            { $steps ->
                [one] { $seat } muove il prevosto di 1 passo indietro
               *[other] { $seat } muove il prevosto di { $steps } passi indietro
            }
       *[none] { $seat } lascia il prevosto dov’è
    }, { $space ->
        [0] fin subito dopo il ponte
       *[other] fin dopo la casella { $space }
    }{ $cost ->
        [0] .
        [one] {" "}(1 lavoratore).
       *[other] {" "}({ $cost } lavoratori).
    }
    .you =
        { $direction ->
            [forward]
                { $steps ->
                    [one] Muovi il prevosto di 1 passo in avanti
                   *[other] Muovi il prevosto di { $steps } passi in avanti
                }
            [backward]
                { $steps ->
                    [one] Muovi il prevosto di 1 passo indietro
                   *[other] Muovi il prevosto di { $steps } passi indietro
                }
           *[none] Lasci il prevosto dov’è
        }, { $space ->
            [0] fin subito dopo il ponte
           *[other] fin dopo la casella { $space }
        }{ $cost ->
            [0] .
            [one] {" "}(1 lavoratore).
           *[other] {" "}({ $cost } lavoratori).
        }
event-provost_left_alone = { $seat } lascia il prevosto dov’è.
    .you = Lasci il prevosto dov’è.
event-workers_sent_home = { $seat } resta a mani vuote oltre il prevosto: { $places }.
    .you = Resti a mani vuote oltre il prevosto: { $places }.
event-owner_bonus_taken = { $seat } prende { $goods } come proprietario: { $place }.
    .you = Il tuo edificio ti dà { $goods }: { $place }.
event-workers_taken =
    { $workers ->
        [0] { $seat } non ha più lavoratori nell’accampamento.
        [one] { $seat } prende 1 lavoratore dall’accampamento.
       *[other] { $seat } prende { $workers } lavoratori dall’accampamento.
    }
    .you =
        { $workers ->
            [0] Non hai più lavoratori nell’accampamento.
            [one] Prendi 1 lavoratore dall’accampamento.
           *[other] Prendi { $workers } lavoratori dall’accampamento.
        }
event-built =
    { $seat } costruisce sulla casella { $space } e ottiene { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    } ({ $parts }): { $place }.
    .you =
        Costruisci sulla casella { $space } e ottieni { $prestige ->
            [one] 1 punto prestigio
           *[other] { $prestige } punti prestigio
        } ({ $parts }): { $place }.
event-claimed = { $seat } mette una casa su un edificio iniziale: { $place }.
    .you = Metti una casa su un edificio iniziale: { $place }.
event-favor_gained = { $seat } ottiene un favore.
    .you = Ottieni un favore.
event-slot_used = { $seat } usa lo spazio { $slot } del cantiere: { $place }.
    .you = Usi lo spazio { $slot } del cantiere: { $place }.
event-bundle_delivered =
    { $seat } consegna { $goods } e ottiene { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    } ({ $parts }).
    .you =
        Consegni { $goods } e ottieni { $prestige ->
            [one] 1 punto prestigio
           *[other] { $prestige } punti prestigio
        } ({ $parts }).
event-most_bundles = { $seat } ha consegnato più forniture di tutti.
    .you = Hai consegnato più forniture di tutti.
event-became_residence = { $seat } ha una nuova residenza: { $place }.
    .you = Hai una nuova residenza: { $place }.
# $parts sono i lavoratori che spettano; $workers quelli che ci sono nell’accampamento.
event-recruited =
    { $seat } recluta ({ $parts }): { $workers ->
        [0] nell’accampamento non ci sono più lavoratori
        [one] 1 lavoratore dall’accampamento
       *[other] { $workers } lavoratori dall’accampamento
    }.
    .you =
        Recluti ({ $parts }): { $workers ->
            [0] nell’accampamento non ci sono più lavoratori
            [one] 1 lavoratore dall’accampamento
           *[other] { $workers } lavoratori dall’accampamento
        }.
event-recruited-goods =
    { $seat } recluta ({ $parts }): { $workers ->
        [0] nell’accampamento non ci sono più lavoratori
        [one] 1 lavoratore dall’accampamento
       *[other] { $workers } lavoratori dall’accampamento
    }; e inoltre { $goods }.
    .you =
        Recluti ({ $parts }): { $workers ->
            [0] nell’accampamento non ci sono più lavoratori
            [one] 1 lavoratore dall’accampamento
           *[other] { $workers } lavoratori dall’accampamento
        }; e inoltre { $goods }.
event-provost_set = Il prevosto sta ora dopo la casella { $space }, prima dell’ultimo edificio.
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

obstacle-too_few_workers =
    Costa { $cost ->
        [one] 1 lavoratore
       *[other] { $cost } lavoratori
    }; tu { $held ->
        [0] non ne hai
       *[other] ne hai { $held }
    }.
obstacle-too_few_workers-seat =
    Costa { $cost ->
        [one] 1 lavoratore
       *[other] { $cost } lavoratori
    }; { $seat } { $held ->
        [0] non ne ha
       *[other] ne ha { $held }
    }.
obstacle-own_worker_there = Hai già un lavoratore lì: { $place }.
obstacle-is_residence = È una residenza e non accoglie lavoratori: { $place }.
obstacle-not_on_the_road = Non si trova lungo la strada: { $place }.
obstacle-place_full = C’è già un lavoratore: { $place }.
obstacle-off_the_road = Il prevosto non può lasciare la strada.
obstacle-already_claimed = C’è già una casa: { $place }.
obstacle-no_house_left = Tutte le tue { $houses } case sono sul tabellone.
obstacle-no_house_left-seat = Tutte le { $houses } case di { $seat } sono sul tabellone.
obstacle-no_own_residence = Un monumento sostituisce una tua residenza, e tu non ne hai.
obstacle-no_own_residence-seat = Un monumento sostituisce una propria residenza, e { $seat } non ne ha.
obstacle-no_empty_space = Lungo la strada non ci sono più caselle libere.
obstacle-not_in_stock = Non è nella riserva: { $place }.
obstacle-not_a_bundle = Non è una fornitura: { $goods }. Una fornitura è cibo e altre due risorse diverse tra loro.
obstacle-slot_closed = Lo spazio { $slot } del cantiere si apre nel turno { $round }.
obstacle-own_character = Hai già questo personaggio: { $character }.
obstacle-held_by_nobody = Nessun giocatore ha questo personaggio: { $character }.
obstacle-not_on_the_board = Questo personaggio non è sul tabellone: { $character }.

## Che cosa non va in una posizione

why-cannot_be_used = Non agisce soltanto una volta per turno: { $given }.
why-not_first_to_pass = Il primo giocatore è chi passa per primo: era { $seat }.
why-too_many_houses = Ci sono più case di quante ne ha un giocatore: { $given }.

## La prima partita guidata

tutorial-aim = Ti diamo il benvenuto a Caylus 1303! Per nove turni consegniamo merci per il castello del re e costruiamo lungo la strada. Vince chi ha più punti prestigio. Ti spiego un turno mentre lo giochi.
tutorial-workers = Qui non c’è denaro: si paga con i lavoratori. Quelli davanti a te sono pronti, gli altri aspettano nel campo. Accanto stanno le tue merci.
tutorial-character = Ognuno comincia con un personaggio, che aiuta finché è con te. L’architetto ti dà 1 punto in più per tutto ciò che costruisci: prendilo.
tutorial-road = Questi edifici stanno lungo la strada e non sono di nessuno. Presto lavorano uno dopo l’altro, dal ponte in poi, per chi vi ha un lavoratore.
tutorial-site = Un anello dorato vuol dire: qui puoi agire. Piazza un lavoratore nel cantiere, per poter consegnare in questo turno: premilo, poi premi Fatto.
tutorial-price = A ogni turno piazzi un lavoratore, e per questo turno è andato. Quando un altro ha passato, ogni piazzamento ti costa un secondo lavoratore.
tutorial-builder = Il carpentiere costruisce per te. Sta prima del ponte, perciò lavora sempre, e presto. Piazza lì un lavoratore. Puoi anche fare altro, io ti seguo.
tutorial-farm = Il cibo ti servirà due volte: per costruire e per il re. Una fattoria dà 1 cibo. Piazza lì un lavoratore.
tutorial-printed = Questi quattro sono stampati sul tabellone e lavorano sempre: un favore per 1 legno, reclamare un edificio per 1 stoffa, costruire e muovere gratis il prevosto fino a 2 passi.
tutorial-pass = I lavoratori che tieni sono tuoi anche il prossimo turno. Passa ora: chi passa per primo comincia il turno seguente ed è il primo a questo ponte.
tutorial-build = Il tuo carpentiere offre edifici in legno. Ciò che costruisci va nel prossimo posto libero della strada, dà subito punti ed è tuo. Costruisci la segheria con 1 legno e 1 cibo.
tutorial-bridge = Al ponte ognuno può muovere il prevosto, che sta tra gli edifici: ciò che è oltre non lavora. Un passo costa 1 lavoratore, 3 passi al massimo. Lascialo dov’è.
tutorial-deliver = Consegna! Una fornitura è cibo più due altre merci diverse fra loro. Ognuna vale subito 5 punti. Consegna cibo, legno e pietra.
tutorial-favor = Hai consegnato di più: meriti un favore. Prendi un personaggio a un altro giocatore o usa un edificio del cantiere; altri si aprono nei turni 4 e 7.
tutorial-recruits = Il turno è finito: ognuno recluta 3 lavoratori dal campo, e il prevosto va subito prima dell’ultimo edificio. Qui vedi le quattro fasi di un turno.
tutorial-owner = Un edificio costruito da te è aperto a tutti. Quando un altro vi piazza un lavoratore, ricevi subito 1 punto. I punti degli altri li vedi solo alla fine.
tutorial-residence = Il notaio ti fa reclamare per 1 stoffa uno dei primi edifici. A fine turno diventa la tua residenza: 1 lavoratore in più ogni turno.
tutorial-monument = Qui c’è tutto ciò che si può costruire. Lo scalpellino costruisce in pietra. I monumenti costano oro, stanno sulle tue residenze e valgono di più.
tutorial-goal = Dopo nove turni la partita finisce. L’oro rimasto vale 2 punti l’uno, il resto niente. Vince chi ha più punti.
tutorial-free = Questo è tutto il gioco. Continua contro il bot finché vuoi; non c’è nulla in palio, e la cronaca conserva tutto. Vuoi di più? Comincia una vera partita.
