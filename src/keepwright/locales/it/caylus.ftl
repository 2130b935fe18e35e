### Caylus: nomi dalle regole di riferimento (rules/caylus.yaml), scelte, eventi, ostacoli.

game-caylus = Caylus
    .blurb = La strada, il prevosto, il favore del re.

option-jeweller = Gioielliere
    .description = Aggiunge l’edificio in pietra promozionale Gioielliere, che trasforma l’oro in prestigio.
option-simplified_favours = Favori semplificati
    .description = Per principianti: ogni favore reale vale semplicemente 3 punti prestigio.

## Nomi

colour-blue = Blu
colour-red = Rosso
colour-green = Verde
colour-orange = Arancione
colour-black = Nero

good-food = Cibo
good-wood = Legno
good-stone = Pietra
good-cloth = Stoffa
good-gold = Oro

currency-denier = Denaro
currency-prestige = Punto prestigio
currency-favour = Favore reale
    .short = Favori

piece-bailiff = Balivo
piece-provost = Prevosto
piece-worker = Lavoratore
piece-house = Casetta
piece-marker = Segnalino

class-special = Edificio speciale
class-fixed = Edificio fisso
class-neutral = Edificio neutrale
class-wood = Edificio in legno
class-stone = Edificio in pietra
class-residential = Edificio residenziale
class-prestige = Edificio di prestigio

board-castle = Castello
board-road = Strada
board-bridge = Ponte
board-passing_scale = Ordine di passaggio
board-turn_order = Ordine di turno
board-score_track = Tracciato segnapunti
board-favour_table = Tabella dei favori
board-scoring_marker = Casella di conteggio

phase-income = Rendite
phase-placement = Piazzamento dei lavoratori
phase-special = Attivazione degli edifici speciali
phase-provost = Movimento del prevosto
phase-buildings = Attivazione degli edifici
phase-castle = Costruzione del castello
phase-end_of_round = Fine del turno

section-dungeon = Mastio
section-walls = Mura
section-towers = Torri

row-favour_prestige = Riga del prestigio
row-favour_deniers = Riga dei denari
row-favour_resources = Riga delle risorse
row-favour_buildings = Riga degli edifici

building-gate = Porta
building-trading_post = Emporio
building-merchants_guild = Gilda dei mercanti
building-joust_field = Campo dei tornei
building-stables = Scuderie
building-inn = Locanda
building-castle = Castello

building-fixed_peddler = Venditore ambulante (fisso)
    .plain = Venditore ambulante
building-fixed_carpenter = Carpentiere (fisso)
    .plain = Carpentiere
building-gold_mine = Miniera d'oro

building-neutral_farm = Fattoria (neutrale)
    .plain = Fattoria
building-neutral_forest = Foresta (neutrale)
    .plain = Foresta
building-neutral_sawmill = Segheria (neutrale)
    .plain = Segheria
building-neutral_quarry = Cava (neutrale)
    .plain = Cava
building-neutral_market = Mercato (neutrale)
    .plain = Mercato
building-neutral_carpenter = Carpentiere (neutrale)
    .plain = Carpentiere

building-wood_farm_food = Fattoria (legno, cibo)
    .plain = Fattoria
building-wood_farm_cloth = Fattoria (legno, stoffa)
    .plain = Fattoria
building-wood_sawmill = Segheria (legno)
    .plain = Segheria
building-wood_quarry = Cava (legno)
    .plain = Cava
building-wood_market = Mercato (legno)
    .plain = Mercato
building-wood_peddler = Venditore ambulante (legno)
    .plain = Venditore ambulante
building-mason = Muratore
building-lawyer = Notaio

building-stone_farm = Fattoria (pietra)
    .plain = Fattoria
building-park = Parco
building-workshop = Bottega
building-church = Chiesa
building-tailor = Sarto
building-bank = Banca
building-alchemist = Alchimista
building-architect = Architetto
building-architect_1 = Architetto
building-architect_2 = Architetto 2
building-jeweller = Gioielliere

building-residence = Residenza

building-statue = Statua
building-granary = Granaio
building-library = Biblioteca
building-weaver = Tessitore
building-theatre = Teatro
building-university = Università
building-monument = Monumento
building-hotel = Hotel
building-cathedral = Cattedrale

## Quantità: voci di un elenco

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-cloth = { $count } { good-cloth }
amount-gold = { $count } { good-gold }
amount-denier =
    { $count ->
        [one] { $count } Denaro
       *[other] { $count } Denari
    }
amount-prestige =
    { $count ->
        [one] { $count } Punto prestigio
       *[other] { $count } Punti prestigio
    }
amount-favour =
    { $count ->
        [one] { $count } Favore reale
       *[other] { $count } Favori reali
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

## Parti di un numero: rendita, punteggio finale

part-base = Rendita di base
part-residences = Residenze
part-library = { building-library }
part-hotel = { building-hotel }
part-prestige = Prestigio
part-gold = { good-gold }
part-cubes = Altre risorse
part-deniers = Denari

## Ciò che si può decidere: un nome breve

task-place_or_pass = piazzare un lavoratore o passare
task-leave_gate = spostare il lavoratore alla porta
task-guild_move = muovere il prevosto con la gilda dei mercanti
task-stay_in_inn = il lavoratore alla locanda
task-move_provost = muovere il prevosto
task-produce = che cosa produrre
task-owner_bonus = il premio del proprietario
task-trade = uno scambio
task-build = una costruzione
task-transform = trasformare un edificio in residenza
task-pay = quali risorse pagare
task-take = quali risorse prendere
task-hand_in_batch = la consegna di lotti al castello
task-choose_favour = la riga di un favore reale
task-use_resource_row = l’uso della riga delle risorse
task-use_building_row = l’uso della riga degli edifici
# Caso
task-road = l’ordine degli edifici neutrali
task-turn_order = l’ordine di turno

# Luoghi che non sono edifici e dove si può rinunciare
work-build_wood = Costruzione in legno
work-build_stone = Costruzione in pietra
work-build_prestige = Costruzione di prestigio

## Ciò che si chiede al giocatore

decision-place_or_pass = Piazza un lavoratore o passa.
decision-leave_gate = Dove va il tuo lavoratore dalla porta?
decision-guild_move = Gilda dei mercanti: muovi gratis il prevosto di 3 caselle al massimo.
decision-stay_in_inn = Il tuo lavoratore resta alla locanda?
decision-move_provost = Muovi il prevosto di 3 caselle al massimo, a 1 denaro l’una, oppure passa.
decision-produce = { $place }: che cosa prendi?
decision-owner_bonus = Il tuo edificio è stato usato: { $place }. Quale risorsa prendi come proprietario?
decision-trade = { $place }: vuoi fare uno scambio?
decision-build =
    { $group ->
        [wood] Quale edificio in legno costruisci?
        [stone] Quale edificio in pietra costruisci?
       *[prestige] Quale edificio di prestigio costruisci?
    }
decision-build-discount =
    { $group ->
        [wood] Quale edificio in legno costruisci? Risparmi { $discount }.
        [stone] Quale edificio in pietra costruisci? Risparmi { $discount }.
       *[prestige] Quale edificio di prestigio costruisci? Risparmi { $discount }.
    }
decision-transform = Quale edificio trasformi in residenza? Costo: { $price }.
decision-pay = Il costo è { $price }: con quali risorse paghi?
decision-take =
    { $count ->
        [one] Quale risorsa prendi?
       *[other] Quali { $count } risorse prendi?
    }
decision-hand_in_batch = Consegna un lotto al castello o fermati.
    .hint = Un lotto è 1 cibo e 2 altri cubetti diversi tra loro.
decision-choose_favour = Favore reale: in quale riga avanzi?
decision-use_resource_row = Riga delle risorse: che cosa prendi?
decision-use_building_row = Riga degli edifici: quale colonna usi?

## Scelte

action-pass = Passa
action-take_back = Riprendi il lavoratore
action-keep = Lascia il lavoratore alla locanda
action-stop = Smetti di consegnare
    .short = Fermati
action-place = Piazza un lavoratore: { $place }
action-move = Sposta il lavoratore: { $place }
action-provost =
    { $direction ->
        [forward]
            { $steps ->
                [one] Muovi il prevosto di 1 casella in avanti
               *[other] Muovi il prevosto di { $steps } caselle in avanti
            }
        [backward]
            { $steps ->
                [one] Muovi il prevosto di 1 casella indietro
               *[other] Muovi il prevosto di { $steps } caselle indietro
            }
       *[none] Lascia il prevosto dov’è
    }
action-build = Costruisci: { $place }
action-transform = Trasforma in residenza: { $place }
action-hand_in = Consegna: { $goods }
action-advance = Avanza in una riga: { $row }
action-column =
    { $column ->
        [2] Colonna 2: costruisci un edificio in legno con 1 legno in meno
        [3] Colonna 3: costruisci un edificio in pietra con 1 pietra in meno
        [4] Colonna 4: trasforma un edificio in residenza per 1 stoffa
       *[5] Colonna 5: costruisci un edificio di prestigio
    }
    .short =
        { $column ->
            [2] Edificio in legno, −1 legno
            [3] Edificio in pietra, −1 pietra
            [4] Residenza per 1 stoffa
           *[5] Edificio di prestigio
        }

## Eventi

event-road_laid = Gli edifici neutrali sono disposti così: { $places }.
event-turn_order_set = L’ordine di turno è ora: { $order }.
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
    { $seat } piazza un lavoratore per { $cost ->
        [one] 1 denaro
       *[other] { $cost } denari
    }: { $place }.
    .you =
        Piazzi un lavoratore per { $cost ->
            [one] 1 denaro
           *[other] { $cost } denari
        }: { $place }.
event-owner_rewarded =
    { $seat } ottiene { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    } come proprietario: { $place }.
    .you =
        Il tuo edificio ti dà { $prestige ->
            [one] 1 punto prestigio
           *[other] { $prestige } punti prestigio
        }: { $place }.
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
event-worker_moved = { $seat } sposta il lavoratore dalla porta: { $place }.
    .you = Sposti il lavoratore dalla porta: { $place }.
event-worker_taken_back = { $seat } riprende un lavoratore: { $place }.
    .you = Riprendi un lavoratore: { $place }.
event-deniers_received =
    { $seat } riceve { $deniers ->
        [one] 1 denaro
       *[other] { $deniers } denari
    }: { $place }.
    .you =
        Ricevi { $deniers ->
            [one] 1 denaro
           *[other] { $deniers } denari
        }: { $place }.
event-inn_entered = { $seat } prende alloggio alla locanda.
    .you = Prendi alloggio alla locanda.
event-inn_left = { $seat } lascia la locanda.
    .you = Lasci la locanda.
event-inn_kept = { $seat } resta alla locanda.
    .you = Resti alla locanda.
event-provost_left_alone = { $seat } lascia il prevosto dov’è.
    .you = Lasci il prevosto dov’è.
event-provost_moved =
    { $direction ->
        [forward] { $seat } muove il prevosto in avanti alla casella { $space }
       *[backward] { $seat } muove il prevosto indietro alla casella { $space }
    }{ $cost ->
        [0] .
        [one] {" "}(1 denaro).
       *[other] {" "}({ $cost } denari).
    }
    .you =
        { $direction ->
            [forward] Muovi il prevosto in avanti alla casella { $space }
           *[backward] Muovi il prevosto indietro alla casella { $space }
        }{ $cost ->
            [0] .
            [one] {" "}(1 denaro).
           *[other] {" "}({ $cost } denari).
        }
event-activated = { $seat } usa: { $place }.
    .you = Usi: { $place }.
event-produced = { $seat } prende { $goods }: { $place }.
    .you = Prendi { $goods }: { $place }.
event-owner_bonus_taken = { $seat } prende { $goods } come proprietario: { $place }.
    .you = Il tuo edificio ti dà { $goods }: { $place }.
event-built =
    { $seat } costruisce alla casella { $space } e ottiene { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    }: { $place }.
    .you =
        Costruisci alla casella { $space } e ottieni { $prestige ->
            [one] 1 punto prestigio
           *[other] { $prestige } punti prestigio
        }: { $place }.
event-transformed =
    { $seat } trasforma in residenza l’edificio alla casella { $space } e ottiene { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    }: { $place }.
    .you =
        Trasformi in residenza l’edificio alla casella { $space } e ottieni { $prestige ->
            [one] 1 punto prestigio
           *[other] { $prestige } punti prestigio
        }: { $place }.
event-transformation_delayed =
    { $seat } ha pagato una residenza, che sorgerà quando il lavoratore se ne sarà andato: { $place }.
    .you = Hai pagato una residenza, che sorgerà quando il lavoratore se ne sarà andato: { $place }.
event-workers_sent_home = { $seat } resta a mani vuote oltre il prevosto: { $places }.
    .you = Resti a mani vuote oltre il prevosto: { $places }.
event-batch_handed_in =
    { $seat } consegna { $goods } e ottiene { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    } per una parte del castello: { $section }.
    .you =
        Consegni { $goods } e ottieni { $prestige ->
            [one] 1 punto prestigio
           *[other] { $prestige } punti prestigio
        } per una parte del castello: { $section }.
event-castle_full = { $seat } non trova più parti libere del castello.
    .you = Non trovi più parti libere del castello.
event-no_batch =
    { $prestige ->
        [0] { $seat } non consegna nulla al castello e non ha punti prestigio da perdere.
        [one] { $seat } non consegna nulla al castello e perde 1 punto prestigio.
       *[other] { $seat } non consegna nulla al castello e perde { $prestige } punti prestigio.
    }
    .you =
        { $prestige ->
            [0] Non consegni nulla al castello e non hai punti prestigio da perdere.
            [one] Non consegni nulla al castello e perdi 1 punto prestigio.
           *[other] Non consegni nulla al castello e perdi { $prestige } punti prestigio.
        }
event-most_houses =
    { $seat } ha costruito più di tutti al castello in questo turno e riceve un favore reale.
    .you =
        Hai costruito più di tutti al castello in questo turno e ricevi un favore reale.
event-bailiff_moved =
    Il balivo avanza di { $steps ->
        [one] 1 casella
       *[other] { $steps } caselle
    } fino alla casella { $space } e il prevosto lo raggiunge.
event-section_scored = Conteggio del castello: { $section }.
event-no_house_in_section =
    { $prestige ->
        [0] { $seat } non ha casette lì ({ $section }) e non ha punti prestigio da perdere.
        [one] { $seat } non ha casette lì ({ $section }) e perde 1 punto prestigio.
       *[other] { $seat } non ha casette lì ({ $section }) e perde { $prestige } punti prestigio.
    }
    .you =
        { $prestige ->
            [0] Non hai casette lì ({ $section }) e non hai punti prestigio da perdere.
            [one] Non hai casette lì ({ $section }) e perdi 1 punto prestigio.
           *[other] Non hai casette lì ({ $section }) e perdi { $prestige } punti prestigio.
        }
event-houses_counted =
    { $seat } ha { $houses ->
        [one] 1 casetta
       *[other] { $houses } casette
    } lì ({ $section }) e { $favours ->
        [0] non riceve nulla
        [one] riceve 1 favore reale
       *[other] riceve { $favours } favori reali
    }.
    .you =
        Hai { $houses ->
            [one] 1 casetta
           *[other] { $houses } casette
        } lì ({ $section }) e { $favours ->
            [0] non ricevi nulla
            [one] ricevi 1 favore reale
           *[other] ricevi { $favours } favori reali
        }.
event-columns_opened = La tabella dei favori è ora aperta fino alla colonna { $column }.
event-favour_row_chosen = { $seat } usa un favore reale: { $row }, colonna { $column }.
    .you = Usi un favore reale: { $row }, colonna { $column }.
event-favour_prestige_gained =
    { $seat } ottiene { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    } per il favore.
    .you =
        Ottieni { $prestige ->
            [one] 1 punto prestigio
           *[other] { $prestige } punti prestigio
        } per il favore.
event-favour_deniers_gained =
    { $seat } riceve { $deniers ->
        [one] 1 denaro
       *[other] { $deniers } denari
    } per il favore.
    .you =
        Ricevi { $deniers ->
            [one] 1 denaro
           *[other] { $deniers } denari
        } per il favore.
event-favour_simplified =
    { $seat } ottiene { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    } per un favore reale.
    .you =
        Ottieni { $prestige ->
            [one] 1 punto prestigio
           *[other] { $prestige } punti prestigio
        } per un favore reale.
event-favour_lost =
    { $seat } ha già usato tutte e quattro le righe in questa fase; il favore reale è perso.
    .you = Hai già usato tutte e quattro le righe in questa fase; il favore reale è perso.
event-final_bonus = { $seat } non ottiene punti alla fine della partita.
    .you = Non ottieni punti alla fine della partita.
event-final_bonus-parts =
    { $seat } ottiene { $prestige ->
        [one] 1 punto prestigio
       *[other] { $prestige } punti prestigio
    } alla fine della partita ({ $parts }).
    .you =
        Ottieni { $prestige ->
            [one] 1 punto prestigio
           *[other] { $prestige } punti prestigio
        } alla fine della partita ({ $parts }).
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

obstacle-no_worker_left = Non hai più lavoratori.
obstacle-no_worker_left-seat = { $seat } non ha più lavoratori.
obstacle-not_on_the_road = Non si trova lungo la strada: { $place }.
obstacle-closed_for_two = In due giocatori è chiuso: { $place }.
obstacle-own_worker_there = Hai già un lavoratore lì: { $place }.
obstacle-place_full = Lì non c’è posto: { $place }.
obstacle-off_the_road = Il prevosto non può andare oltre la fine della strada.
obstacle-not_in_this_game = Non fa parte di questa partita: { $place }.
obstacle-not_in_stock = È già costruito: { $place }.
obstacle-no_own_residence = Un edificio di prestigio sostituisce una tua residenza, e tu non ne hai.
obstacle-no_own_residence-seat = Un edificio di prestigio sostituisce una propria residenza, e { $seat } non ne ha.
obstacle-no_unbuilt_space = Lungo la strada non ci sono più caselle libere.
obstacle-never_transformed = Non può mai diventare una residenza: { $place }.
obstacle-not_your_building = Non ti appartiene: { $place }.
obstacle-already_awaiting = Sta già per diventare una residenza: { $place }.
obstacle-no_free_part = Nessuna parte del castello è libera.
obstacle-row_used_this_phase = Hai già usato questa riga in questa fase: { $row }.
obstacle-column_not_reached =
    Il tuo segnalino non ha raggiunto la colonna { $column }; è sulla colonna { $reached }.
obstacle-column_not_reached-seat =
    Il segnalino di { $seat } non ha raggiunto la colonna { $column }; è sulla colonna { $reached }.
obstacle-nothing_to_do_there = Con la colonna { $column } ora non puoi fare nulla.
obstacle-nothing_to_do_there-seat = Con la colonna { $column } ora { $seat } non può fare nulla.

## Che cosa non va in una posizione

why-cannot_be_transformed = Non può diventare una residenza: { $given }.
why-column_not_open = Il segnalino è su una colonna che non è ancora aperta.
why-too_many_houses = Ci sono più casette che parti: { $given }.

## La prima partita guidata

tutorial-aim = Ti diamo il benvenuto a Caylus! Il re costruisce un castello, e noi con lui. Vince chi alla fine ha più punti prestigio. Ti spiego un turno mentre lo giochi contro due bot.
tutorial-goods = Questo è tuo: cubi di cibo, legno, pietra, stoffa e oro, monete chiamate denari e sei lavoratori. A destra vedi i tuoi punti prestigio.
tutorial-road = Lungo la strada stanno gli edifici. Lavorano uno dopo l’altro, dal ponte in poi, per chi vi ha un lavoratore. Questi sei non sono di nessuno.
tutorial-place = Un anello dorato vuol dire: qui puoi agire. Piazza il primo lavoratore nella foresta, che dà 1 legno o 1 cibo: premila, poi premi Fatto. Costa 1 denaro.
tutorial-price = Ora gli altri piazzano a turno un lavoratore ciascuno. Un lavoratore costa 1 denaro finché nessuno ha passato, e 1 in più per ognuno che ha passato: chi tarda paga caro.
tutorial-stone = Tocca di nuovo a te. La cava dà 1 pietra: piazza lì un lavoratore. Puoi sempre fare altro, io ti seguo.
tutorial-builder = Il carpentiere costruisce per te. Questo sta due caselle oltre il prevosto, la bandiera bianca, e oltre lui nulla lavora. Piazza qui lo stesso un lavoratore: il prevosto si può muovere.
tutorial-to_castle = Un lavoratore nel castello può più tardi consegnare cubi al re, e questo vale molti punti. Piazzane uno lì.
tutorial-court = Questi sei lavorano prima della strada: spostare un lavoratore, 3 denari, muovere il prevosto, comprare un favore, giocare prima, alloggio a buon prezzo. Li scoprirai col tempo.
tutorial-pass = Per un turno basta così. Passa ora e tieni le monete. Chi passa per primo riceve 1 denaro, e nell’ordine in cui si è passato ognuno potrà muovere il prevosto.
tutorial-provost = I lavoratori oltre il prevosto tornano a mani vuote. Ognuno una volta può muoverlo fino a 3 caselle, a 1 denaro l’una. Il tuo carpentiere è oltre? Portalo avanti di 2.
tutorial-produce = Ora lavora la strada, dal primo edificio fino al prevosto. La tua foresta chiede: legno o cibo? Prendi legno, ti serve per costruire.
tutorial-build = Il tuo carpentiere offre edifici in legno. Costruire dà subito punti, e 1 ogni volta che un altro vi piazza un lavoratore. Costruisci la fattoria (stoffa) con 1 legno e 1 cibo.
tutorial-batch = Il castello vuole lotti di tre cubi diversi, uno dei quali cibo. Nella prima sezione ognuno vale 5 punti. Consegna cibo, legno e pietra: chi è qui e non costruisce ne perde 2.
tutorial-favour = In questo turno hai costruito di più, perciò il re ti concede un favore. Scegli una riga: punti, denari, cubi o edifici. Più il tuo segnalino avanza in una riga, più essa dà.
tutorial-bailiff = Il turno è finito. Il balivo avanza di 1 casella, o di 2 se il prevosto era davanti a lui, e il prevosto lo raggiunge. È l’orologio del gioco.
tutorial-income = Ogni turno comincia con le rendite: 2 denari, e 1 in più per ogni tua residenza. Poi tornano le stesse fasi; qui vedi quale è in corso.
tutorial-owner = Un edificio costruito da te è aperto a tutti. Quando uno di questi giocatori vi piazza un lavoratore, ricevi subito 1 punto. Tu lì paghi sempre solo 1 denaro.
tutorial-scoring = Il castello ha tre sezioni: mastio, mura, torri. Quando una è piena o il balivo ne raggiunge il segno, si valuta: da due case in su dà favori, senza case costa punti.
tutorial-better = Gli edifici portano avanti: il muratore costruisce in pietra, il notaio crea residenze, e su queste l’architetto erige edifici di prestigio, che valgono di più. Qui c’è tutto ciò che resta.
tutorial-goal = Valutate le torri, la partita finisce. L’oro rimasto vale ancora 3 punti l’uno, 3 altri cubi o 4 denari 1 punto. Vince chi ha più punti.
tutorial-free = Questo è tutto il gioco. Continua contro i bot finché vuoi; non c’è nulla in palio, e la cronaca conserva tutto. Vuoi di più? Comincia una vera partita.
