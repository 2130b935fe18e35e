### Architetti del Regno Occidentale: nomi dalle regole di riferimento (rules/architects.yaml), scelte, eventi, ostacoli.

game-architects = Architetti del Regno Occidentale
    .short = Architetti
    .blurb = Virtù, apprendisti e un mercato nero.

option-player_boards = Plance giocatore
    .description = Tutti cominciano allo stesso modo, oppure ognuno con i mezzi e l’abilità di un personaggio.
    .standard = Tutte uguali
    .variable = Personaggi
option-variable_assignment = Scelta dei personaggi
    .description = Con i personaggi: sono assegnati a caso, oppure i giocatori scelgono uno dopo l’altro.
    .random = A caso
    .chosen = Scelti
option-two_vs_bot = In due contro il bot
    .description = Due giocatori contro Costantino o Elena, con regole della casa: quelle ufficiali non ci sono note. Le carte Intrigo del bot sono un nostro mazzo sostitutivo, non quello pubblicato.
option-bot = Bot
    .description = Chi gioca contro un giocatore solo, o contro due se si sceglie così: Costantino è l’avversario normale, Elena quello difficile. Le carte Intrigo sono un nostro mazzo sostitutivo, non quello pubblicato, le cui carte non ci sono note.
    .constantine = { bot-constantine }
    .helena = { bot-helena }
option-promo_cards = Carte promo
    .description = Si mescolano nei mazzi altri tre apprendisti e altri tre edifici.
option-promo_boards = Personaggi promo
    .description = Altri cinque personaggi; mai entrambi quelli di un colore nella stessa partita. Senza personaggi non cambia nulla.
option-aoa_starting_apprentice = Apprendista iniziale
    .description = Dall’espansione Age of Artisans: prima del primo turno ognuno prende gratis un apprendista scoperto, per primo l’ultimo nell’ordine di turno.
option-aoa_apprentice_sweep = Apprendisti che se ne vanno
    .description = Dall’espansione Age of Artisans: un lavoratore sul terzo spazio di una delle prime tre file della Sede delle Corporazioni manda in fondo al mazzo entrambi gli apprendisti della prima colonna.

## Nomi

colour-blue = Blu
colour-green = Verde
colour-purple = Viola
colour-red = Rosso
colour-yellow = Giallo

good-clay = Argilla
good-wood = Legno
good-stone = Pietra
good-gold = Oro
good-marble = Marmo
good-silver = Argento

skill-carpentry = Carpenteria
skill-tiling = Copertura dei tetti
skill-masonry = Muratura

term-virtue = Virtù
term-virtue_track = Tracciato della Virtù
term-victory_points = Punti Vittoria (PV)
term-worker = Lavoratore
term-captured_worker = Lavoratore catturato
term-player_marker = Segnalino giocatore
term-player_board = Plancia giocatore
term-standard_side = Lato standard
term-variable_side = Lato variabile
term-main_board = Plancia principale
term-supply = Riserva
term-tax = Tassa
term-avoid_tax = Evita tassa
term-apprentice_card = Carta Apprendista
term-building_card = Carta Edificio
term-black_market_card = Carta Mercato Nero
term-small_market = Mercato piccolo
term-large_market = Mercato grande
term-debt_card = Carta Debito
term-debt_unpaid = Non pagato
term-debt_paid = Pagato
term-reward_card = Carta Ricompensa
term-multiplier_card = Carta Moltiplicatore
term-black_market_reset = Ripristino del Mercato Nero
term-hire_apprentice = Assumere un Apprendista
term-building_plans = Progetti di edifici
term-construct_building = Costruire un Edificio
term-advance_cathedral = Avanzare i lavori della Cattedrale
term-capture = Cattura
term-bot_2p_reference = Carta di riferimento “2 giocatori contro il Bot”
term-scheme_card = Carta Intrigo
term-opponent_board = Plancia avversario
term-destroy_debt = Distruggere un Debito
term-last_round = Ultimo giro

class-building = { term-building_card }
class-apprentice = { term-apprentice_card }
class-character = { term-variable_side }
class-promo = Carta promo

location-quarry = Cava
location-forest = Foresta
location-mines = Miniere
location-silversmith = Argentiere
location-kings_storehouse = Magazzino Reale
location-workshop = Bottega
location-town_centre = Piazza
location-tax_stand = Deposito Tasse
location-guardhouse = Corpo di Guardia
location-black_market = Mercato Nero
location-guildhall = Sede delle Corporazioni
location-prison = Prigione
location-cathedral = Cattedrale
    .short = Duomo
location-bm_left = { location-black_market } (sinistra)
location-bm_middle = { location-black_market } (centro)
location-bm_right = { location-black_market } (destra)

apprentice-acolyte_carpentry = Accolito (carpenteria)
    .power = Ogni volta che avanzi nella Cattedrale peschi anche 1 carta Edificio.
apprentice-acolyte_tiling = Accolito (copertura dei tetti)
    .power = Ogni volta che avanzi nella Cattedrale ottieni anche 2 argilla.
apprentice-acolyte_masonry = Accolito (muratura)
    .power = Ogni volta che avanzi nella Cattedrale ottieni anche 2 argento.
apprentice-conspirator_1 = Cospiratrice (1)
    .power = In Piazza paghi 1 argento in meno per tutte le catture di una visita insieme; la tassa non cambia.
    .plain = Cospiratrice
apprentice-conspirator_2 = Cospiratrice (2)
    .power = { apprentice-conspirator_1.power }
    .plain = Cospiratrice
apprentice-debt_collector_carpentry = Esattore di Debiti (carpenteria)
    .power = Ogni debito che paghi ti dà anche 2 legno.
apprentice-debt_collector_tiling = Esattore di Debiti (copertura dei tetti)
    .power = Ogni debito che paghi ti dà anche 2 argilla.
apprentice-debt_collector_masonry = Esattore di Debiti (muratura)
    .power = Ogni debito che paghi ti dà anche 2 pietra.
apprentice-gatekeeper = Guardiana del Cancello
    .power = A ogni Ripristino del Mercato Nero puoi liberare dalla Prigione fino a 2 dei tuoi lavoratori.
apprentice-illusionist = Illusionista
    .power = Le tue azioni al Mercato Nero non costano virtù.
apprentice-jeweller_1 = Gioielliere (1)
    .power = Dall’Argentiere ottieni 1 argento in più.
    .plain = Gioielliere
apprentice-jeweller_2 = Gioielliere (2)
    .power = { apprentice-jeweller_1.power }
    .plain = Gioielliere
apprentice-labourer = Manovale
    .power = Ha tutte e tre le competenze, e nessun’altra abilità.
apprentice-merchant_clay = Mercante (argilla)
    .power = Un’azione al Magazzino Reale: paghi 1 argento e ottieni 3 argilla.
apprentice-merchant_gold = Mercante (oro)
    .power = Un’azione al Magazzino Reale: paghi 2 argento e ottieni 1 oro.
apprentice-merchant_marble = Mercante (marmo)
    .power = Un’azione al Magazzino Reale: paghi 3 argento e ottieni 1 marmo.
apprentice-merchant_stone = Mercante (pietra)
    .power = Un’azione al Magazzino Reale: paghi 1 argento e ottieni 2 pietra.
apprentice-merchant_wood = Mercante (legno)
    .power = Un’azione al Magazzino Reale: paghi 1 argento e ottieni 2 legno.
apprentice-miner_1 = Minatore (1)
    .power = Alle Miniere ottieni 1 argilla in più, che tu scelga argilla oppure oro.
    .plain = Minatore
apprentice-miner_2 = Minatore (2)
    .power = { apprentice-miner_1.power }
    .plain = Minatore
apprentice-patron_clay = Mecenate (argilla)
    .power = Un’azione al Magazzino Reale: paghi 1 argilla e ottieni 1 virtù.
apprentice-patron_silver = Mecenate (argento)
    .power = Un’azione al Magazzino Reale: paghi 2 argento e ottieni 1 virtù.
apprentice-patron_stone = Mecenate (pietra)
    .power = Un’azione al Magazzino Reale: paghi 1 pietra e ottieni 1 virtù.
apprentice-patron_wood = Mecenate (legno)
    .power = Un’azione al Magazzino Reale: paghi 1 legno e ottieni 1 virtù.
apprentice-pickpocket = Borseggiatore
    .power = Quando rubi al Deposito Tasse ottieni anche 1 oro.
apprentice-squire_gold = Scudiero (oro)
    .power = A ogni Ripristino del Mercato Nero puoi ottenere 1 oro, se nessuno dei tuoi lavoratori è in Prigione.
apprentice-squire_marble = Scudiero (marmo)
    .power = A ogni Ripristino del Mercato Nero puoi ottenere 1 marmo, se nessuno dei tuoi lavoratori è in Prigione.
apprentice-squire_virtue = Scudiero (virtù)
    .power = A ogni Ripristino del Mercato Nero puoi ottenere 2 virtù, se nessuno dei tuoi lavoratori è in Prigione.
apprentice-stonecutter_1 = Tagliapietre (1)
    .power = Alla Cava ottieni 1 pietra in più.
    .plain = Tagliapietre
apprentice-stonecutter_2 = Tagliapietre (2)
    .power = { apprentice-stonecutter_1.power }
    .plain = Tagliapietre
apprentice-swindler_clay = Truffatore (argilla)
    .power = A ogni azione al Mercato Nero ottieni anche 2 argilla.
apprentice-swindler_stone = Truffatore (pietra)
    .power = A ogni azione al Mercato Nero ottieni anche 1 pietra.
apprentice-swindler_wood = Truffatore (legno)
    .power = A ogni azione al Mercato Nero ottieni anche 1 legno.
apprentice-thief = Ladra
    .power = Quando rubi al Deposito Tasse perdi 1 virtù invece di 2.
apprentice-trader_clay = Commerciante (argilla)
    .power = Un’azione al Magazzino Reale: paghi 3 argilla e ottieni 1 marmo.
apprentice-trader_stone = Commerciante (pietra)
    .power = Un’azione al Magazzino Reale: paghi 2 pietra e ottieni 1 marmo.
apprentice-trader_wood = Commerciante (legno)
    .power = Un’azione al Magazzino Reale: paghi 2 legno e ottieni 1 marmo.
apprentice-trickster = Imbrogliona
    .power = Le tue azioni al Mercato Nero costano 1 argento in meno.
apprentice-woodcutter_1 = Taglialegna (1)
    .power = Nella Foresta ottieni 1 legno in più.
    .plain = Taglialegna
apprentice-woodcutter_2 = Taglialegna (2)
    .power = { apprentice-woodcutter_1.power }
    .plain = Taglialegna
apprentice-enforcer = Esecutore
    .power = Quando mandi in Prigione i lavoratori catturati ottieni anche 1 oro.
apprentice-overseer = Sorvegliante
    .power = Al Magazzino Reale conti come se lì avessi 1 lavoratore in più.
apprentice-peddler = Venditore Ambulante
    .power = A ogni Ripristino del Mercato Nero puoi ottenere 2 argento.

building-aqueduct = Acquedotto
    .effect = Alla fine: +1 punto per ogni edificio che hai costruito, questo compreso.
building-armoury = Armeria
    .effect = Subito: puoi fare 1 cattura gratuita.
building-barracks = Caserma
    .effect = Subito: gratis, puoi riprendere tutti i tuoi lavoratori dalle plance degli altri oppure fare 1 cattura.
building-betting_house = Casa delle Scommesse
    .effect = Subito: prendi 1 debito non pagato.
building-carpenters_hut = Capanna del Carpentiere
    .effect = Alla fine: +1 punto per ogni tuo apprendista con carpenteria.
building-castle = Castello
    .effect = Alla fine: +1 virtù ogni 2 oro che hai.
building-chapel = Cappella
    .effect = Alla fine: +2 virtù se nella Cattedrale sei più in alto di ogni altro giocatore.
building-church = Chiesa
    .effect = Subito: puoi distruggere 1 dei tuoi debiti non pagati.
building-clay_market = Mercato dell'Argilla
    .effect = Alla fine: +2 punti se hai più argilla di ogni altro giocatore.
building-clay_pit = Cava d'Argilla
    .effect = Subito: ottieni 1 oro oppure 1 marmo.
building-drafting_room = Sala dei Progetti
    .effect = Subito: peschi 2 carte Edificio.
building-dungeon = Segrete
    .effect = Alla fine: perdi 2 virtù, a tua scelta prima o dopo quella che danno i tuoi edifici.
building-factory = Manifattura
    .effect = Subito: ottieni 2 marmo.
building-fortress = Fortezza
    .effect = Subito: puoi fare fino a 2 catture gratuite, nello stesso luogo o in luoghi diversi.
building-fountain = Fontana
    .effect = Alla fine: ogni tuo debito non pagato ti costa 1 punto in meno.
building-gamblers_den = Bisca
    .effect = Alla fine: ogni tuo debito non pagato ti costa 1 punto in più.
building-hideout = Nascondiglio
    .effect = Subito: tutti i tuoi lavoratori escono di Prigione.
building-keep = Mastio
    .effect = Alla fine: +1 punto ogni 3 lavoratori catturati sulla tua plancia.
building-library = Biblioteca
    .effect = Subito: puoi scartare 1 carta Edificio per ottenere 2 oro.
building-lighthouse = Faro
    .effect = Alla fine: +1 punto ogni 4 virtù.
building-lumber_camp = Campo di Taglialegna
    .effect = Subito: ottieni 4 legno.
building-masons_hut = Capanna del Muratore
    .effect = Alla fine: +1 punto per ogni tuo apprendista con muratura.
building-moneylender = Prestatore di Denaro
    .effect = Alla fine: +1 punto per ogni tuo debito pagato.
building-monument = Monumento
    .effect = Subito: ogni giocatore ottiene 1 virtù.
building-observatory = Osservatorio
    .effect = Alla fine: +1 virtù ogni 2 marmo che hai.
building-palace = Palazzo
    .effect = Subito: ottieni 1 oro ogni 4 virtù che hai.
building-reservoir = Cisterna
    .effect = Alla fine: +1 virtù ogni 2 tuoi debiti pagati.
building-silver_market = Mercato dell'Argento
    .effect = Alla fine: +2 punti se hai più argento di ogni altro giocatore.
building-smithy = Fucina
    .effect = Subito: ottieni 4 pietra.
building-steeple = Campanile
    .effect = Alla fine: +2 punti se nella Cattedrale sei più in alto di ogni altro giocatore.
building-stone_market = Mercato della Pietra
    .effect = Alla fine: +2 punti se hai più pietra di ogni altro giocatore.
building-tavern = Taverna
    .effect = Subito: puoi assumere gratis un qualsiasi apprendista scoperto.
building-thieves_den = Covo dei Ladri
    .effect = Subito: ottieni 4 argento.
building-tilers_hut = Capanna del Conciatetti
    .effect = Alla fine: +1 punto per ogni tuo apprendista con copertura dei tetti.
building-trading_post = Stazione Commerciale
    .effect = Alla fine: +1 virtù ogni 4 tra argilla, legno e pietra che hai, contati insieme.
building-treasury = Tesoreria
    .effect = Subito: ottieni 1 oro oppure 3 argento.
building-university = Università
    .effect = Alla fine: +2 punti se non hai debiti non pagati.
building-watchtower = Torre di Guardia
    .effect = Subito: ogni giocatore con almeno 3 lavoratori in Prigione perde 1 virtù, anche tu.
building-well = Pozzo
    .effect = Subito: ottieni 4 argilla.
building-wood_market = Mercato del Legno
    .effect = Alla fine: +2 punti se hai più legno di ogni altro giocatore.
building-crane = Gru
    .effect = Subito: puoi mettere un secondo lavoratore nella Sede delle Corporazioni e svolgervi un’azione completa.
building-graveyard = Cimitero
    .effect = Subito: rinunci a 1 dei tuoi apprendisti.
building-museum = Museo
    .effect = Alla fine: +1 virtù ogni 2 edifici che hai costruito, questo compreso.

character-ada = Ada
    .power = Ignori 1 tassa su ogni costo che comprende tasse, oltre a quelle che evita la tua virtù.
character-caroline = Carolina
    .power = Ogni tua azione al Mercato Nero finisce pescando 1 carta Edificio.
character-frederick = Federico
    .power = I livelli della Cattedrale non ti costano carte Edificio.
character-rudolf = Rodolfo
    .power = Assumere alla Bottega ti costa 1 argento in meno, e puoi avere 6 apprendisti.
character-therese = Teresa
    .power = Per te oro e marmo sono la stessa risorsa.
character-lothaire = Lotario
    .power = Ogni edificio e ogni livello della Cattedrale ti costa 1 legno o 1 pietra in meno, se il costo ne comprende.
character-hugo = Ugo
    .power = Ogni volta che dovresti prendere un debito puoi invece pagare 2 argento.
character-clovis = Clodoveo
    .power = Ogni volta che costruisci un edificio peschi 1 carta Edificio.
character-fara = Fara
    .power = A ogni Ripristino del Mercato Nero puoi liberare dalla Prigione 1 dei tuoi lavoratori.
character-bertha = Berta
    .power = Quando mandi in Prigione i lavoratori catturati ottieni 2 argento in più.

bot-constantine = Costantino
bot-helena = Elena

reward-reward_silver = Ricompensa: 1 Virtù, 3 Argento
    .plain = 1 Virtù, 3 Argento
reward-reward_wood = Ricompensa: 1 Virtù, 2 Legno
    .plain = 1 Virtù, 2 Legno
reward-reward_stone = Ricompensa: 1 Virtù, 2 Pietra
    .plain = 1 Virtù, 2 Pietra
reward-reward_building_card = Ricompensa: 1 Virtù, 1 carta Edificio
    .plain = 1 Virtù, 1 carta Edificio
reward-reward_virtue = Ricompensa: 2 Virtù
    .plain = 2 Virtù
reward-reward_gold = Ricompensa: 1 Virtù, 1 Oro
    .plain = 1 Virtù, 1 Oro

# Carte Ricompensa come origine: ciò che danno è detto accanto
source-reward_silver = { term-reward_card }
source-reward_wood = { term-reward_card }
source-reward_stone = { term-reward_card }
source-reward_building_card = { term-reward_card }
source-reward_virtue = { term-reward_card }
source-reward_gold = { term-reward_card }

# Carte del Mercato Nero, con ciò che offre il lato grande
market-bm_01 = Carta Mercato Nero 1 (2 { good-marble }, 2 { good-wood })
market-bm_02 = Carta Mercato Nero 2 (1 { good-marble }, 1 { good-gold }, 1 { good-stone }, 1 { good-wood })
market-bm_03 = Carta Mercato Nero 3 (2 { good-marble }, 2 { good-stone })
market-bm_04 = Carta Mercato Nero 4 (1 { good-gold }, 1 { good-stone }, 2 { good-wood })
market-bm_05 = Carta Mercato Nero 5 (1 { good-marble }, 2 { good-stone }, 1 { good-wood })
market-bm_06 = Carta Mercato Nero 6 (2 { good-marble }, 2 { good-stone })
market-bm_07 = Carta Mercato Nero 7 (1 { good-marble }, 2 { good-stone }, 1 { good-wood })
market-bm_08 = Carta Mercato Nero 8 (1 { good-gold }, 1 { good-stone }, 2 { good-wood })
market-bm_09 = Carta Mercato Nero 9 (1 { good-marble }, 1 { good-gold }, 1 { good-stone }, 1 { good-wood })
market-bm_10 = Carta Mercato Nero 10 (2 { good-marble }, 2 { good-wood })
# I lati piccoli: della prima carta del mazzo di sinistra non si vede altro
face-1_marble = 1 { good-marble }
face-2_gold = 2 { good-gold }
face-1_stone_1_marble = 1 { good-stone }, 1 { good-marble }
face-1_wood_1_gold = 1 { good-wood }, 1 { good-gold }
face-1_wood_1_marble = 1 { good-wood }, 1 { good-marble }

## Quantità: voci di un elenco

amount-clay = { $count } { good-clay }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-gold = { $count } { good-gold }
amount-marble = { $count } { good-marble }
amount-silver = { $count } { good-silver }
amount-virtue = { $count } { term-virtue }
amount-prestige = { $count } PV
amount-building_card =
    { $count ->
        [one] { $count } carta Edificio
       *[other] { $count } carte Edificio
    }
amount-any = { $count } tra Argilla, Legno e Pietra
amount-wood_or_stone = { $count } tra Legno e Pietra

## Parti di un numero: rendite, prezzi, virtù, punteggio finale

part-base = Luogo
part-workers = Lavoratori
part-hire = Assunzione
part-limit = Tutti
part-tax = { term-tax }
part-silver = { good-silver }
part-virtue = { term-virtue }
part-capture = { term-capture }
part-stealing = Furto
part-black_market = { location-black_market }
part-bm_left = { location-bm_left }
part-bm_middle = { location-bm_middle }
part-bm_right = { location-bm_right }
# Ciò che riporta a 0 un numero sceso sotto lo 0.
part-minimum = Non sotto 0
    .told = mai sotto 0
part-set_up = Preparazione
part-conspirator_1 = { apprentice-conspirator_1.plain }
part-conspirator_2 = { apprentice-conspirator_2.plain }
part-illusionist = { apprentice-illusionist }
part-jeweller_1 = { apprentice-jeweller_1.plain }
part-jeweller_2 = { apprentice-jeweller_2.plain }
part-miner_1 = { apprentice-miner_1.plain }
part-miner_2 = { apprentice-miner_2.plain }
part-stonecutter_1 = { apprentice-stonecutter_1.plain }
part-stonecutter_2 = { apprentice-stonecutter_2.plain }
part-thief = { apprentice-thief }
part-trickster = { apprentice-trickster }
part-woodcutter_1 = { apprentice-woodcutter_1.plain }
part-woodcutter_2 = { apprentice-woodcutter_2.plain }
part-overseer = { apprentice-overseer }
part-ada = { character-ada }
part-rudolf = { character-rudolf }
part-castle = { building-castle }
part-chapel = { building-chapel }
part-observatory = { building-observatory }
part-reservoir = { building-reservoir }
part-trading_post = { building-trading_post }
part-museum = { building-museum }
part-buildings = Edifici
part-building_bonuses = Bonus degli edifici
part-cathedral = { location-cathedral }
part-unpaid_debt = Debiti non pagati
part-gold = { good-gold }
part-marble = { good-marble }
part-prison = { location-prison }
part-guildhall = { location-guildhall }

## Che cosa si decide: un nome breve

task-choose_character = la scelta di un personaggio
task-draft_pick = la scelta di una carta Edificio
task-starting_apprentice = il primo apprendista
task-place_worker = il piazzamento di un lavoratore
task-recall_worker = il ritorno di un lavoratore
task-mines_good = argilla oppure oro dalle Miniere
task-storehouse_trade = gli scambi al Magazzino Reale
task-pay = che cosa pagare
task-workshop_mode = assumere o pescare progetti
task-bm_middle_mode = assumere o pescare carte al Mercato Nero
task-hire_card = chi assumere
task-discard_apprentice = l’apprendista a cui rinunciare
task-keep_building = la carta Edificio da tenere
task-capture = la cattura di lavoratori
task-guardhouse_action = le azioni al Corpo di Guardia
task-ransom_payment = il prezzo del riscatto
task-guildhall_mode = che cosa costruire
task-discount = che cosa pagare in meno
task-cathedral_payment = le merci per la Cattedrale
task-cathedral_discard = la carta da scartare per la Cattedrale
task-building_choice = l’uso di un edificio
task-destroy_debt = la distruzione di un debito
task-avoid_debt = come evitare un debito
task-reset_ability = le abilità al Ripristino del Mercato Nero
task-release_count = quanti lavoratori escono di Prigione
task-hand_limit = lo scarto fino al limite della mano
task-endgame_order = quando le Segrete tolgono la virtù
# Caso
task-character = un personaggio
task-first_player = il primo giocatore
task-deal = le carte Edificio tra cui scegliere
task-draw = le carte Edificio pescate
task-reveal = gli apprendisti scoperti
task-small_market = il lato piccolo della prossima carta Mercato Nero
task-large_market = la carta Mercato Nero girata
task-reward = la prima ricompensa
task-scheme = l’intrigo del bot (mazzo sostitutivo)

## Che cosa si chiede al giocatore

decision-choose_character = Con quale personaggio giochi?
decision-draft_pick = Quale carta Edificio tieni? Le altre passano a sinistra.
    .alone = Quale carta Edificio tieni?
decision-starting_apprentice = Con quale apprendista cominci?
decision-place_worker = Piazza un lavoratore.
decision-recall_worker = Non hai più lavoratori: riprendine uno.
decision-mines_good = Miniere: argilla oppure oro?
decision-storehouse_trade = Magazzino Reale: scambia o fermati.
decision-pay = Paghi { $price }: con quali merci?
decision-workshop_mode = Bottega: assumi un apprendista o peschi carte Edificio?
decision-bm_middle_mode = Mercato Nero: assumi un apprendista qualsiasi, o peschi 5 carte Edificio e ne tieni una?
decision-hire_card = { $at }: chi assumi?
decision-discard_apprentice = A quale dei tuoi apprendisti rinunci?
decision-keep_building = Quale carta Edificio tieni? Le altre vanno in fondo al mazzo.
# $cost è "tax" (la prima cattura di una visita), "silver" o "free".
decision-capture = Cattura un gruppo di lavoratori per 1 tassa, o fermati.
# $places sono i luoghi delle catture già fatte in questa visita. $spared è quanto argento è ancora risparmiato.
decision-capture-places =
    { $spared ->
        [0] Cattura un gruppo di lavoratori per 1 argento, o fermati. Finora in questa visita: { $places }.
       *[other] Cattura gratis un gruppo di lavoratori, o fermati. Finora in questa visita: { $places }.
    }
decision-capture-building = { $building }: cattura gratis un gruppo di lavoratori, o fermati.
decision-guardhouse_action = Corpo di Guardia: scegli un’azione o fermati.
decision-ransom_payment = Come paghi il riscatto?
decision-guildhall_mode = Sede delle Corporazioni: quale edificio costruisci, o avanzi nella Cattedrale?
decision-discount = { $card }: che cosa paghi in meno?
decision-cathedral_payment = Cattedrale: paghi { $price }. Con quali merci?
decision-cathedral_discard = Cattedrale: quale carta Edificio scarti?
decision-building_choice = { $building }: come usi questo edificio?
decision-destroy_debt = La tua virtù è al massimo: distruggi invece un debito non pagato?
decision-avoid_debt = Dovresti prendere un debito: paghi invece 2 argento?
decision-reset_ability = Ripristino del Mercato Nero: usa un’abilità o fermati.
decision-reset_ability-used = Ripristino del Mercato Nero: usa un’altra abilità o fermati. Già usate: { $used }.
decision-release_count = Quanti dei tuoi lavoratori liberi dalla Prigione?
decision-hand_limit = Hai più di 6 carte Edificio: quale scarti?
decision-endgame_order = Le Segrete ti tolgono 2 virtù prima o dopo quella che danno i tuoi edifici?

## Scelte

action-stop = Fermati
action-pick = Scegli: { $building }
action-choose = Gioca con: { $character }
action-place = Piazza un lavoratore: { $location }
action-recall = Riprendi un lavoratore: { $location }
action-recall-colour = Riprendi un lavoratore dalla plancia di { $colour }
action-mine = Estrai: { $good }
# $trade è "virtue" o "marble": ciò che dà uno dei due scambi stampati.
action-trade-trade =
    { $trade ->
        [virtue] Scambia: 2 tra Argilla, Legno e Pietra → 1 Virtù
       *[marble] Scambia: 3 tra Legno e Pietra → 1 Marmo
    }
    .short =
        { $trade ->
            [virtue] 2 tra Argilla, Legno e Pietra → 1 Virtù
           *[marble] 3 tra Legno e Pietra → 1 Marmo
        }
action-trade-trade-gain =
    { $trade ->
        [virtue] Scambia: 2 tra Argilla, Legno e Pietra → { $gain }
       *[marble] Scambia: 3 tra Legno e Pietra → { $gain }
    }
action-trade-apprentice = Scambia: { $apprentice }
action-trade-apprentice-gain = Scambia: { $apprentice } → { $gain }
action-hire = Assumi un apprendista
action-hire-apprentice = Assumi: { $apprentice }
action-plans = Pesca carte Edificio
action-discard = Scarta: { $building }
action-discard-apprentice = Rinuncia a: { $apprentice }
action-keep = Tieni: { $building }
action-capture = Cattura un gruppo di lavoratori
# $group è un luogo e un colore.
action-capture-group = Cattura: { $group }
action-send_captured_to_prison = Manda in Prigione tutti i lavoratori catturati
    .short = Catturati in Prigione
action-release_from_prison = Libera tutti i tuoi lavoratori dalla Prigione
    .short = Libera i tuoi
action-ransom = Riscatta tutti i tuoi lavoratori dalle altre plance
    .short = Riscatta i tuoi
action-pay_off_debt = Paga un debito
action-pay-ransom =
    { $ransom ->
        [silver] Paga in argento
       *[debt] Prendi 1 debito e perdi 1 virtù
    }
action-build = Costruisci: { $building }
action-advance = Avanza nella Cattedrale
action-spare = Paga 1 in meno: { $good }
action-destroy_debt = Distruggi un debito non pagato
action-avoid_debt = Paga invece 2 argento
action-take_debt = Prendi il debito
action-release_captured = Riprendi tutti i tuoi lavoratori dalle altre plance
    .short = Riprendi i tuoi
action-use = Usa: { $ability }
action-release =
    { $count ->
        [one] Libera 1 lavoratore
       *[other] Libera { $count } lavoratori
    }
action-loss_first = Prima la perdita
action-loss_last = La perdita per ultima

## Eventi

event-market_shown = Il mazzo di sinistra del Mercato Nero ora offre { $face }.
event-apprentices_revealed = Nuovo alla Bottega: { $cards }.
event-character_taken = { $seat } gioca con { $character }.
    .you = Giochi con { $character }.
event-card_picked = { $seat } tiene una carta Edificio.
    .you = Tieni una carta Edificio.
event-card_picked-cards = { $seat } tiene una carta Edificio: { $cards }.
    .you = Tieni una carta Edificio: { $cards }.
event-cards_passed =
    { $count ->
        [one] Tutti passano 1 carta a sinistra.
       *[other] Tutti passano { $count } carte a sinistra.
    }
event-turn_order_set = L’ordine di turno è: { $order }.
event-turn_began = Tocca a { $seat }.
    .you = Tocca a te.
event-worker_placed = { $seat } piazza un lavoratore: { $place }.
    .you = Piazzi un lavoratore: { $place }.
# $place è un luogo, o il colore della plancia da cui torna il lavoratore.
event-worker_recalled = { $seat } riprende un lavoratore: { $place }.
    .you = Riprendi un lavoratore: { $place }.
event-worker_let_go = { $seat } riprende un lavoratore per una regola della casa: { $place }.
    .you = Riprendi un lavoratore per una regola della casa: { $place }.
event-turn_skipped = { $seat } non può riprendere lavoratori, nemmeno con la regola della casa: il turno si salta.
    .you = Non puoi riprendere lavoratori, nemmeno con la regola della casa: il tuo turno si salta.
event-final_round_began = La Sede delle Corporazioni è piena: tutti hanno ancora un turno.
# $decision è un messaggio task-…
event-stopped = { $seat } si ferma ({ $decision }).
    .you = Ti fermi ({ $decision }).
event-produced = { $seat } ottiene { $goods } ({ $parts }): { $place }.
    .you = Ottieni { $goods } ({ $parts }): { $place }.
# $source è una carta, un luogo o un’abilità.
event-gained = { $seat } ottiene { $goods }: { $source }.
    .you = Ottieni { $goods }: { $source }.
event-silver_paid =
    { $seat } paga { $cost } argento{ $tax ->
        [0] {""}
       *[other] , di cui { $tax } di tasse
    } ({ $parts }).
    .you =
        Paghi { $cost } argento{ $tax ->
            [0] {""}
           *[other] , di cui { $tax } di tasse
        } ({ $parts }).
event-virtue_gained = { $seat } guadagna { $virtue } virtù e ora ne ha { $level }.
    .you = Guadagni { $virtue } virtù e ora ne hai { $level }.
event-virtue_lost = { $seat } perde { $virtue } virtù e ora ne ha { $level }.
    .you = Perdi { $virtue } virtù e ora ne hai { $level }.
event-virtue_lost-parts = { $seat } perde { $virtue } virtù ({ $parts }) e ora ne ha { $level }.
    .you = Perdi { $virtue } virtù ({ $parts }) e ora ne hai { $level }.
event-debt_taken =
    { $count ->
        [one] { $seat } prende un debito.
       *[other] { $seat } prende { $count } debiti.
    }
    .you =
        { $count ->
            [one] Prendi un debito.
           *[other] Prendi { $count } debiti.
        }
event-debt_destroyed = { $seat } distrugge un debito non pagato.
    .you = Distruggi un debito non pagato.
event-debt_kept = { $seat } non distrugge alcun debito.
    .you = Non distruggi alcun debito.
event-debt_paid_off = { $seat } paga un debito.
    .you = Paghi un debito.
event-cards_drawn =
    { $count ->
        [one] { $seat } pesca 1 carta Edificio.
       *[other] { $seat } pesca { $count } carte Edificio.
    }
    .you =
        { $count ->
            [one] Peschi 1 carta Edificio.
           *[other] Peschi { $count } carte Edificio.
        }
event-cards_drawn-cards =
    { $count ->
        [one] { $seat } pesca 1 carta Edificio: { $cards }.
       *[other] { $seat } pesca { $count } carte Edificio: { $cards }.
    }
    .you =
        { $count ->
            [one] Peschi 1 carta Edificio: { $cards }.
           *[other] Peschi { $count } carte Edificio: { $cards }.
        }
event-cards_put_under =
    { $count ->
        [one] { $seat } mette 1 carta Edificio in fondo al mazzo.
       *[other] { $seat } mette { $count } carte Edificio in fondo al mazzo.
    }
    .you =
        { $count ->
            [one] Metti 1 carta Edificio in fondo al mazzo.
           *[other] Metti { $count } carte Edificio in fondo al mazzo.
        }
event-cards_put_under-cards =
    { $count ->
        [one] { $seat } mette 1 carta Edificio in fondo al mazzo: { $cards }.
       *[other] { $seat } mette { $count } carte Edificio in fondo al mazzo: { $cards }.
    }
    .you =
        { $count ->
            [one] Metti 1 carta Edificio in fondo al mazzo: { $cards }.
           *[other] Metti { $count } carte Edificio in fondo al mazzo: { $cards }.
        }
event-batch_reached =
    { $count ->
        [one] Il mazzo delle carte Edificio è esaurito: ora viene la carta che vi ha messo sotto { $seat }.
       *[other] Il mazzo delle carte Edificio è esaurito: ora vengono le { $count } carte che vi ha messo sotto { $seat }.
    }
    .you =
        { $count ->
            [one] Il mazzo delle carte Edificio è esaurito: ora viene la carta che vi hai messo sotto.
           *[other] Il mazzo delle carte Edificio è esaurito: ora vengono le { $count } carte che vi hai messo sotto.
        }
event-pile_empty =
    { $count ->
        [one] Il mazzo delle carte Edificio è finito: { $seat } pesca 1 carta in meno.
       *[other] Il mazzo delle carte Edificio è finito: { $seat } pesca { $count } carte in meno.
    }
    .you =
        { $count ->
            [one] Il mazzo delle carte Edificio è finito: peschi 1 carta in meno.
           *[other] Il mazzo delle carte Edificio è finito: peschi { $count } carte in meno.
        }
event-cards_skipped = { $seat } mette { $cost } argento sugli apprendisti saltati.
    .you = Metti { $cost } argento sugli apprendisti saltati.
event-apprentice_hired =
    { $silver ->
        [0] { $seat } assume un apprendista: { $card }.
       *[other] { $seat } assume un apprendista e prende { $silver } argento dalla carta: { $card }.
    }
    .you =
        { $silver ->
            [0] Assumi un apprendista: { $card }.
           *[other] Assumi un apprendista e prendi { $silver } argento dalla carta: { $card }.
        }
event-apprentice_discarded = { $seat } rinuncia a un apprendista: { $card }.
    .you = Rinunci a un apprendista: { $card }.
event-apprentice_swept =
    { $silver ->
        [0] Un apprendista va in fondo al mazzo: { $card }.
       *[other] Un apprendista va in fondo al mazzo, con { $silver } argento dalla carta alla riserva: { $card }.
    }
event-workers_captured =
    { $whose ->
        [own]
            { $count ->
                [one] { $seat } richiama 1 lavoratore: { $place }.
               *[other] { $seat } richiama { $count } lavoratori: { $place }.
            }
        [yours]
            { $count ->
                [one] { $seat } cattura 1 tuo lavoratore: { $place }.
               *[other] { $seat } cattura { $count } tuoi lavoratori: { $place }.
            }
       *[others]
            { $count ->
                [one] { $seat } cattura 1 lavoratore di { $colour }: { $place }.
               *[other] { $seat } cattura { $count } lavoratori di { $colour }: { $place }.
            }
    }
    .you =
        { $whose ->
            [own]
                { $count ->
                    [one] Richiami 1 lavoratore: { $place }.
                   *[other] Richiami { $count } lavoratori: { $place }.
                }
           *[others]
                { $count ->
                    [one] Catturi 1 lavoratore di { $colour }: { $place }.
                   *[other] Catturi { $count } lavoratori di { $colour }: { $place }.
                }
        }
event-taxes_stolen = { $seat } ruba { $silver } argento dal Deposito Tasse.
    .you = Rubi { $silver } argento dal Deposito Tasse.
event-captured_sold =
    { $seat } manda in Prigione { $count ->
        [one] 1 lavoratore catturato
       *[other] { $count } lavoratori catturati
    } ({ $owners }){ $silver ->
        [0] .
       *[other] {" "}e ottiene { $silver } argento.
    }
    .you =
        Mandi in Prigione { $count ->
            [one] 1 lavoratore catturato
           *[other] { $count } lavoratori catturati
        } ({ $owners }){ $silver ->
            [0] .
           *[other] {" "}e ottieni { $silver } argento.
        }
event-prisoners_released =
    { $count ->
        [one] 1 lavoratore di { $seat } esce dalla Prigione.
       *[other] { $count } lavoratori di { $seat } escono dalla Prigione.
    }
    .you =
        { $count ->
            [one] 1 tuo lavoratore esce dalla Prigione.
           *[other] { $count } tuoi lavoratori escono dalla Prigione.
        }
event-captured_released =
    { $count ->
        [one] 1 lavoratore di { $seat } torna da un’altra plancia ({ $holders }).
       *[other] { $count } lavoratori di { $seat } tornano dalle altre plance ({ $holders }).
    }
    .you =
        { $count ->
            [one] 1 tuo lavoratore torna da un’altra plancia ({ $holders }).
           *[other] { $count } tuoi lavoratori tornano dalle altre plance ({ $holders }).
        }
event-reset_began = Ripristino del Mercato Nero.
event-worker_imprisoned = Un lavoratore di { $seat } va dal Mercato Nero in Prigione.
    .you = Un tuo lavoratore va dal Mercato Nero in Prigione.
event-market_turned = Il mazzo di destra del Mercato Nero ora mostra: { $card }.
event-market_shuffled = Il mazzo di destra del Mercato Nero viene mescolato e diventa quello di sinistra.
event-ability_used = { $seat } usa un’abilità: { $card }.
    .you = Usi un’abilità: { $card }.
event-prison_counted =
    { $count ->
        [one] 1 lavoratore di { $seat } è in Prigione.
       *[other] { $count } lavoratori di { $seat } sono in Prigione.
    }
    .you =
        { $count ->
            [one] 1 tuo lavoratore è in Prigione.
           *[other] { $count } tuoi lavoratori sono in Prigione.
        }
event-building_constructed = { $seat } costruisce un edificio: { $card }.
    .you = Costruisci un edificio: { $card }.
event-level_reached = { $seat } raggiunge il livello { $level } della Cattedrale.
    .you = Raggiungi il livello { $level } della Cattedrale.
event-reward_revealed = { $seat } scopre una ricompensa: { $reward }.
    .you = Scopri una ricompensa: { $reward }.
event-no_reward_left = Per { $seat } non ci sono più ricompense.
    .you = Per te non ci sono più ricompense.
event-scheme_revealed = Il bot ({ $seat }) segue una carta del nostro mazzo sostitutivo: { $place }.
event-schemes_shuffled = Le carte scartate del bot vengono mescolate nel suo mazzo sostitutivo.
event-future_mixed_in =
    { $count ->
        [one] 1 carta futura viene mescolata nel mazzo sostitutivo del bot.
       *[other] { $count } carte future vengono mescolate nel mazzo sostitutivo del bot.
    }
event-automa_gathered =
    { $count ->
        [one] Il bot ({ $seat }) riprende 1 lavoratore.
       *[other] Il bot ({ $seat }) riprende { $count } lavoratori.
    }
event-tax_added = { $silver } argento va al Deposito Tasse.
event-tax_stand_emptied = { $seat } svuota il Deposito Tasse: { $silver } argento va nella riserva.
    .you = Svuoti il Deposito Tasse: { $silver } argento va nella riserva.
event-last_virtue_gained = Gli edifici di { $seat } danno virtù alla fine ({ $parts }).
    .you = I tuoi edifici danno virtù alla fine ({ $parts }).
event-points_counted = { $seat } non ha punti.
    .you = Non hai punti.
event-points_counted-parts =
    { $points ->
        [one] { $seat } ha 1 punto ({ $parts }).
       *[other] { $seat } ha { $points } punti ({ $parts }).
    }
    .you =
        { $points ->
            [one] Hai 1 punto ({ $parts }).
           *[other] Hai { $points } punti ({ $parts }).
        }
event-automa_counted = { $bot } non ha punti.
event-automa_counted-parts =
    { $points ->
        [one] { $bot } ha 1 punto ({ $parts }).
       *[other] { $bot } ha { $points } punti ({ $parts }).
    }
# Senza vincitori ha vinto il bot.
event-game_ended =
    { $points ->
        [one] La partita è finita. Vince il bot; il giocatore migliore ha 1 punto.
       *[other] La partita è finita. Vince il bot; il giocatore migliore ha { $points } punti.
    }
event-game_ended-winners =
    La partita è finita. Vittoria con { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }: { $winners }.
    .you =
        La partita è finita. Vinci con { $points ->
            [one] 1 punto
           *[other] { $points } punti
        }.

## Ostacoli

obstacle-not_in_this_game = Questo personaggio non è in gioco: { $character }.
obstacle-colour_taken = Qualcuno gioca già con un personaggio di questo colore: { $character }.
obstacle-not_drawn = Questa carta non è tra quelle che puoi scegliere: { $card }.
obstacle-not_in_hand = Non hai questa carta in mano: { $card }.
obstacle-no_taxes = Sul Deposito Tasse non c’è argento.
obstacle-space_occupied = C’è già un lavoratore: { $place }.
obstacle-market_closed = Con { $virtue } virtù il Mercato Nero ti è chiuso.
obstacle-market_closed-seat = Con { $virtue } virtù il Mercato Nero è chiuso a { $seat }.
obstacle-nothing_offered = Qui non c’è niente da ottenere: { $place }.
obstacle-nothing_to_build = Ora non puoi né costruire un edificio né avanzare nella Cattedrale.
obstacle-nothing_to_build-seat = Ora { $seat } non può né costruire un edificio né avanzare nella Cattedrale.
obstacle-too_few_silver =
    Costa { $cost } argento; tu { $held ->
        [0] non ne hai
       *[other] ne hai { $held }
    }.
obstacle-too_few_silver-seat =
    Costa { $cost } argento; { $seat } { $held ->
        [0] non ne ha
       *[other] ne ha { $held }
    }.
obstacle-no_own_worker_there = Lì non hai lavoratori: { $place }.
obstacle-workers_on_large_circles = Prima devi riprendere i lavoratori che possono essere catturati.
obstacle-workers_on_large_circles-seat = Prima { $seat } deve riprendere i lavoratori che possono essere catturati.
obstacle-never_recalled = Da lì non si riprende mai un lavoratore: { $place }.
obstacle-too_few_workers = Per l’oro ti servono { $least } lavoratori lì.
obstacle-too_few_workers-seat = Per l’oro a { $seat } servono { $least } lavoratori lì.
obstacle-not_your_apprentice = Non hai questo apprendista: { $card }.
obstacle-not_your_apprentice-seat = { $seat } non ha questo apprendista: { $card }.
obstacle-nobody_to_hire = Nessun apprendista è scoperto.
obstacle-no_building_cards = Non ci sono più carte Edificio.
obstacle-not_face_up = Questo apprendista non è scoperto: { $card }.
obstacle-no_workers_there = { $colour } non ha lavoratori lì: { $place }.
obstacle-too_many_locations =
    { $most ->
        [one] In una visita puoi catturare in 1 solo luogo.
       *[other] In una visita puoi catturare al massimo in { $most } luoghi.
    }
obstacle-too_many_locations-seat =
    { $most ->
        [one] In una visita { $seat } può catturare in 1 solo luogo.
       *[other] In una visita { $seat } può catturare al massimo in { $most } luoghi.
    }
obstacle-nobody_captured = Non hai catturato nessuno.
obstacle-nobody_captured-seat = { $seat } non ha catturato nessuno.
obstacle-nobody_in_prison = Nessuno dei tuoi lavoratori è in Prigione.
obstacle-nobody_in_prison-seat = Nessun lavoratore di { $seat } è in Prigione.
obstacle-nobody_to_ransom = Nessuno dei tuoi lavoratori è su un’altra plancia.
obstacle-nobody_to_ransom-seat = Nessun lavoratore di { $seat } è su un’altra plancia.
obstacle-nobody_to_capture = Non c’è alcun gruppo da catturare.
obstacle-no_unpaid_debt = Non hai debiti non pagati.
obstacle-no_unpaid_debt-seat = { $seat } non ha debiti non pagati.
obstacle-skills_missing = Ai tuoi apprendisti mancano competenze: { $skills }.
obstacle-skills_missing-seat = Agli apprendisti di { $seat } mancano competenze: { $skills }.
obstacle-not_in_the_cost = Il prezzo non lo comprende: { $goods }.
obstacle-top_level_reached = Sei già in cima alla Cattedrale.
obstacle-top_level_reached-seat = { $seat } è già in cima alla Cattedrale.
obstacle-cathedral_closed = Con { $virtue } virtù non puoi lavorare alla Cattedrale.
obstacle-cathedral_closed-seat = Con { $virtue } virtù { $seat } non può lavorare alla Cattedrale.
obstacle-level_full = Sul livello { $level } della Cattedrale non c’è uno spazio libero.
obstacle-no_card_to_discard = Non hai in mano carte Edificio da scartare.
obstacle-no_card_to_discard-seat = { $seat } non ha in mano carte Edificio da scartare.
obstacle-no_worker_left = Non hai più lavoratori.
obstacle-no_worker_left-seat = { $seat } non ha più lavoratori.
obstacle-not_your_ability = Non hai questa abilità: { $card }.
obstacle-already_used = Hai già usato questa abilità: { $card }.
obstacle-workers_in_prison =
    { $count ->
        [one] 1 dei tuoi lavoratori è in Prigione.
       *[other] { $count } dei tuoi lavoratori sono in Prigione.
    }
obstacle-workers_in_prison-seat =
    { $count ->
        [one] 1 lavoratore di { $seat } è in Prigione.
       *[other] { $count } lavoratori di { $seat } sono in Prigione.
    }
obstacle-too_few_prisoners =
    { $count ->
        [one] Solo 1 dei tuoi lavoratori è in Prigione.
       *[other] Solo { $count } dei tuoi lavoratori sono in Prigione.
    }
obstacle-too_few_prisoners-seat =
    { $count ->
        [one] Solo 1 lavoratore di { $seat } è in Prigione.
       *[other] Solo { $count } lavoratori di { $seat } sono in Prigione.
    }

## Che cosa non va in una posizione

why-guildhall_not_full = Ci sono turni finali, ma la Sede delle Corporazioni non è piena.
why-level_full = Sul livello { $given } della Cattedrale ci sono più segnalini che spazi.
why-no_reset_ahead = Dovrebbe seguire un ripristino, ma nulla lo ha provocato.
why-not_all_rewards = Ricompense rimaste e ricompense uscite sono { $most } in tutto.
why-not_clockwise = L’ordine di turno non va in senso orario.
why-not_reset = Tutti gli spazi del Mercato Nero sono occupati, ma non segue alcun ripristino.
why-own_worker = Nessuno cattura lavoratori del proprio colore: { $given }.

## La prima partita guidata

tutorial-aim = Ti diamo il benvenuto fra gli architetti! Costruiamo una città e la sua cattedrale. Edifici, cattedrale e buon nome danno punti. Ti spiego i turni mentre li giochi contro un bot.
tutorial-draft = Prima scegli una carta Edificio da tenere; le altre vanno al vicino. La carta mostra prezzo e punti. Il pozzo costa poco: 2 legno e 2 pietra. Prendilo.
tutorial-draft_on = Scegli ancora da ciò che ricevi, finché hai tre carte. Per ora prendi quelle economiche: potrai pescarne altre.
tutorial-turn = A ogni turno piazzi un lavoratore e fai subito ciò che il luogo offre. Non ci sono giri. Piazzane uno nella cava, per 1 pietra: premila, poi premi Fatto.
tutorial-stack = Il tuo lavoratore resta lì. Più ne hai in un luogo, più rende il prossimo. Piazzane qui un secondo, per 2 pietra.
tutorial-forest = Ora il legno: piazza un lavoratore nella foresta. Puoi anche fare altro, io ti seguo.
tutorial-mines = Le miniere danno argilla, oppure oro quando ci sono due tuoi lavoratori. Nel Magazzino Reale le merci diventano marmo o virtù, uno scambio per ogni tuo lavoratore lì.
tutorial-silver = Qui il denaro è l’argento. Dall’argentiere ricevi 1 argento in più di quanti lavoratori hai lì. Piazzane uno.
tutorial-workshop = Nella bottega assumi apprendisti o peschi carte Edificio. Gli apprendisti hanno le abilità che gli edifici maggiori richiedono, e aiutano anche in altro. Piazza qui un lavoratore.
tutorial-hire = Assumi qualcuno per 4 argento. Con un lavoratore qui puoi scegliere nella prima colonna; per andare più a destra metti 1 argento su ogni carta saltata.
tutorial-tax = Parte di molti prezzi è tassa e si raccoglie qui. Chiunque con un lavoratore può rubarla tutta, ma costa 2 virtù, il tuo buon nome.
tutorial-more_wood = Al pozzo servono 2 legno. Il tuo secondo lavoratore nella foresta porta proprio quello.
tutorial-guildhall = Ogni costruzione comincia nella Sede delle Corporazioni. Il lavoratore mandato lì resta per sempre. Piazzane uno: ora puoi pagare il pozzo.
tutorial-build = Costruisci il pozzo: alla fine vale 3 punti e dà subito 4 argilla. Oppure potresti lavorare alla Cattedrale.
tutorial-cathedral = La Cattedrale ha cinque livelli. Ognuno costa merci e una carta Edificio, dà una ricompensa e vale fino a 20 punti. Più in alto, meno posto. La tua virtù dev’essere almeno 5.
tutorial-capture = Il bot raduna molti lavoratori in un luogo: gli rende molto. In piazza puoi fermarlo. Piazza qui un lavoratore.
tutorial-captives = Cattura un intero gruppo: tutti i lavoratori di un colore in un luogo. La prima cattura costa 1 tassa, una per ogni tuo lavoratore qui. Così puoi anche richiamare i tuoi.
tutorial-guardhouse = Al Corpo di Guardia i prigionieri vanno in Prigione, per 1 argento l’uno. Lì liberi anche i tuoi lavoratori, dalla Prigione o dagli altri, e paghi i debiti.
tutorial-virtue = La virtù è il tuo buon nome. Una virtù alta dà punti ma chiude il Mercato Nero; una bassa risparmia tasse, ma costa punti e chiude la Cattedrale.
tutorial-market = Il Mercato Nero dà molto per argento e 1 virtù. Quando i tre posti sono occupati c’è una retata: i lavoratori vanno in Prigione, e chi ne ha di più prende un debito.
tutorial-goal = Quando la Sede delle Corporazioni è piena, ognuno ha un ultimo turno. Contano edifici, Cattedrale, virtù, oro e marmo; debiti e lavoratori in Prigione costano punti.
tutorial-free = Questo è tutto il gioco. Senza lavoratori ne richiami uno. Continua contro il bot finché vuoi; la cronaca conserva tutto. Vuoi di più? Comincia una vera partita.
