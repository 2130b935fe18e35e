### A Nyugati Királyság Építőmesterei: nevek a mértékadó szabályokból (rules/architects.yaml), választások, események, akadályok.

game-architects = A Nyugati Királyság Építőmesterei
    .short = Építőmesterek
    .blurb = Erény, segédek és a feketepiac.

option-player_boards = Karaktertáblák
    .description = Mindenki egyformán kezd, vagy ki-ki egy karakter javaival és képességével.
    .standard = Egyformák
    .variable = Karakterek
option-variable_assignment = A karakterek kiosztása
    .description = Karakterekkel: mindenki véletlenszerűen kapja a sajátját, vagy a játékosok sorban választanak.
    .random = Véletlenszerű
    .chosen = Választott
option-two_vs_bot = Ketten a bot ellen
    .description = Két játékos Konrád vagy Alfréda ellen, házi szabályokkal: a hivatalosakat nem ismerjük. A bot cselszövéskártyái saját pótpaklink lapjai, nem a kiadott kártyák.
option-bot = Bot
    .description = Az egyedül játszó ellenfele, vagy kettőé, ha így választják: Konrád a közepes, Alfréda a nehéz ellenfél. A cselszövéskártyák saját pótpaklink lapjai, nem a kiadott kártyák, mert azokat nem ismerjük.
    .constantine = { bot-constantine }
    .helena = { bot-helena }
option-promo_cards = Promókártyák
    .description = Három további segéd és három további építmény kerül a paklikba.
option-promo_boards = Promókarakterek
    .description = Öt további karakter; egy játszmában sosem lehet egy szín mindkét karaktere. Karakterek nélkül ez semmit sem változtat.
option-aoa_starting_apprentice = Kezdő segéd
    .description = Az Age of Artisans kiegészítőből: az első kör előtt mindenki ingyen elvesz egy képpel felfelé fekvő segédet, elsőként a sorrendben utolsó.
option-aoa_apprentice_sweep = Távozó segédek
    .description = Az Age of Artisans kiegészítőből: a városháza első három sorának harmadik helyére tett munkás az első oszlop mindkét segédjét a pakli alá küldi.

## Nevek

colour-blue = Kék
colour-green = Zöld
colour-purple = Lila
colour-red = Piros
colour-yellow = Sárga

good-clay = Agyag
good-wood = Fa
good-stone = Kő
good-gold = Arany
good-marble = Márvány
good-silver = Ezüst

skill-carpentry = Ácsmesterség
skill-tiling = Tetőfedés
skill-masonry = Kőművesség

term-virtue = Erény
term-virtue_track = Erénysáv
term-victory_points = Győzelmi pont (GyP)
term-worker = Munkás
term-captured_worker = Foglyul ejtett munkás
term-player_marker = Játékosjelölő
term-player_board = Karaktertábla
term-standard_side = Alap oldal
term-variable_side = Variáns oldal
term-main_board = Játéktábla
term-supply = Közös készlet
term-tax = Adó
term-avoid_tax = Adófizetés elkerülése
term-apprentice_card = Segédkártya
term-building_card = Építménykártya
term-black_market_card = Feketepiac-kártya
term-small_market = Kicsi piac
term-large_market = Nagy piac
term-debt_card = Adósságkártya
term-debt_unpaid = Kifizetetlen
term-debt_paid = Kifizetett
term-reward_card = Jutalomkártya
term-multiplier_card = Többszörözőkártya
term-black_market_reset = A feketepiac újranyitása
term-hire_apprentice = Segéd felbérlése
term-building_plans = Építési terv
term-construct_building = Építménykártya megépítése
term-advance_cathedral = A katedrális továbbépítése
term-capture = Foglyul ejtés
term-bot_2p_reference = „2-en Konrád vagy Alfréda ellen” segédkártya
term-scheme_card = Cselszövéskártya
term-opponent_board = Ellenféltábla
term-destroy_debt = Adósság eltüntetése
term-last_round = Utolsó kör

class-building = { term-building_card }
class-apprentice = { term-apprentice_card }
class-character = { term-variable_side }
class-promo = Promókártya

location-quarry = Kőfejtő
location-forest = Erdő
location-mines = Bányák
location-silversmith = Ezüstműves
location-kings_storehouse = Királyi tárház
location-workshop = Műhely
location-town_centre = Városközpont
location-tax_stand = Adópult
location-guardhouse = Fogda
location-black_market = Feketepiac
location-guildhall = Városháza
location-prison = Börtön
location-cathedral = Katedrális
    .short = Dóm
location-bm_left = { location-black_market } (bal)
location-bm_middle = { location-black_market } (közép)
location-bm_right = { location-black_market } (jobb)

apprentice-acolyte_carpentry = Ministráns (ácsmesterség)
    .power = Valahányszor továbbépíted a katedrálist, 1 építménykártyát is húzol.
apprentice-acolyte_tiling = Ministráns (tetőfedés)
    .power = Valahányszor továbbépíted a katedrálist, 2 agyagot is kapsz.
apprentice-acolyte_masonry = Ministráns (kőművesség)
    .power = Valahányszor továbbépíted a katedrálist, 2 ezüstöt is kapsz.
apprentice-conspirator_1 = Összeesküvő (1)
    .power = A városközpontban egy látogatás összes foglyul ejtéséért együtt 1 ezüsttel kevesebbet fizetsz; az adó nem változik.
    .plain = Összeesküvő
apprentice-conspirator_2 = Összeesküvő (2)
    .power = { apprentice-conspirator_1.power }
    .plain = Összeesküvő
apprentice-debt_collector_carpentry = Adósságbehajtó (ácsmesterség)
    .power = Minden adósság után, amelyet kifizetsz, 2 fát is kapsz.
apprentice-debt_collector_tiling = Adósságbehajtó (tetőfedés)
    .power = Minden adósság után, amelyet kifizetsz, 2 agyagot is kapsz.
apprentice-debt_collector_masonry = Adósságbehajtó (kőművesség)
    .power = Minden adósság után, amelyet kifizetsz, 2 követ is kapsz.
apprentice-gatekeeper = Kapuőr
    .power = A feketepiac minden újranyitásakor legfeljebb 2 munkásodat kiszabadíthatod a börtönből.
apprentice-illusionist = Illuzionista
    .power = A feketepiaci akcióid nem kerülnek erénybe.
apprentice-jeweller_1 = Ékszerész (1)
    .power = Az ezüstművesnél 1-gyel több ezüstöt kapsz.
    .plain = Ékszerész
apprentice-jeweller_2 = Ékszerész (2)
    .power = { apprentice-jeweller_1.power }
    .plain = Ékszerész
apprentice-labourer = Napszámos
    .power = Mindhárom mesterséghez ért, más képessége nincs.
apprentice-merchant_clay = Kalmár (agyag)
    .power = Egy akció a királyi tárházban: 1 ezüstért 3 agyagot kapsz.
apprentice-merchant_gold = Kalmár (arany)
    .power = Egy akció a királyi tárházban: 2 ezüstért 1 aranyat kapsz.
apprentice-merchant_marble = Kalmár (márvány)
    .power = Egy akció a királyi tárházban: 3 ezüstért 1 márványt kapsz.
apprentice-merchant_stone = Kalmár (kő)
    .power = Egy akció a királyi tárházban: 1 ezüstért 2 követ kapsz.
apprentice-merchant_wood = Kalmár (fa)
    .power = Egy akció a királyi tárházban: 1 ezüstért 2 fát kapsz.
apprentice-miner_1 = Bányász (1)
    .power = A bányákban 1-gyel több agyagot kapsz, akár agyagot, akár aranyat választasz.
    .plain = Bányász
apprentice-miner_2 = Bányász (2)
    .power = { apprentice-miner_1.power }
    .plain = Bányász
apprentice-patron_clay = Mecénás (agyag)
    .power = Egy akció a királyi tárházban: 1 agyagért 1 erényt kapsz.
apprentice-patron_silver = Mecénás (ezüst)
    .power = Egy akció a királyi tárházban: 2 ezüstért 1 erényt kapsz.
apprentice-patron_stone = Mecénás (kő)
    .power = Egy akció a királyi tárházban: 1 kőért 1 erényt kapsz.
apprentice-patron_wood = Mecénás (fa)
    .power = Egy akció a királyi tárházban: 1 fáért 1 erényt kapsz.
apprentice-pickpocket = Zsebmetsző
    .power = Ha az adópultról lopsz, 1 aranyat is kapsz.
apprentice-squire_gold = Apród (arany)
    .power = A feketepiac minden újranyitásakor 1 aranyat kaphatsz, ha nincs munkásod a börtönben.
apprentice-squire_marble = Apród (márvány)
    .power = A feketepiac minden újranyitásakor 1 márványt kaphatsz, ha nincs munkásod a börtönben.
apprentice-squire_virtue = Apród (erény)
    .power = A feketepiac minden újranyitásakor 2 erényt kaphatsz, ha nincs munkásod a börtönben.
apprentice-stonecutter_1 = Kőfaragó (1)
    .power = A kőfejtőben 1-gyel több követ kapsz.
    .plain = Kőfaragó
apprentice-stonecutter_2 = Kőfaragó (2)
    .power = { apprentice-stonecutter_1.power }
    .plain = Kőfaragó
apprentice-swindler_clay = Szélhámos (agyag)
    .power = Minden feketepiaci akciódkor 2 agyagot is kapsz.
apprentice-swindler_stone = Szélhámos (kő)
    .power = Minden feketepiaci akciódkor 1 követ is kapsz.
apprentice-swindler_wood = Szélhámos (fa)
    .power = Minden feketepiaci akciódkor 1 fát is kapsz.
apprentice-thief = Tolvaj
    .power = Ha az adópultról lopsz, 2 helyett 1 erényt veszítesz.
apprentice-trader_clay = Kereskedő (agyag)
    .power = Egy akció a királyi tárházban: 3 agyagért 1 márványt kapsz.
apprentice-trader_stone = Kereskedő (kő)
    .power = Egy akció a királyi tárházban: 2 kőért 1 márványt kapsz.
apprentice-trader_wood = Kereskedő (fa)
    .power = Egy akció a királyi tárházban: 2 fáért 1 márványt kapsz.
apprentice-trickster = Csaló
    .power = A feketepiaci akcióid 1 ezüsttel kevesebbe kerülnek.
apprentice-woodcutter_1 = Favágó (1)
    .power = Az erdőben 1-gyel több fát kapsz.
    .plain = Favágó
apprentice-woodcutter_2 = Favágó (2)
    .power = { apprentice-woodcutter_1.power }
    .plain = Favágó
apprentice-enforcer = Végrehajtó
    .power = Ha foglyul ejtett munkásokat küldesz a börtönbe, 1 aranyat is kapsz.
apprentice-overseer = Felügyelő
    .power = A királyi tárházban úgy számít, mintha 1-gyel több munkásod lenne ott.
apprentice-peddler = Házaló
    .power = A feketepiac minden újranyitásakor 2 ezüstöt kaphatsz.

building-aqueduct = Vízvezeték
    .effect = A végén: +1 pont minden általad megépített építményért, ezt is beleértve.
building-armoury = Fegyvertár
    .effect = Azonnal: 1 csoportot ingyen foglyul ejthetsz.
building-barracks = Kaszárnya
    .effect = Azonnal: ingyen vagy visszaveheted az összes munkásodat a többiek táblájáról, vagy 1 csoportot foglyul ejthetsz.
building-betting_house = Fogadóiroda
    .effect = Azonnal: 1 kifizetetlen adósságot kapsz.
building-carpenters_hut = Ácskunyhó
    .effect = A végén: +1 pont minden segédedért, aki ért az ácsmesterséghez.
building-castle = Vár
    .effect = A végén: +1 erény minden 2 aranyadért.
building-chapel = Kápolna
    .effect = A végén: +2 erény, ha a katedrálison feljebb állsz, mint bármelyik másik játékos.
building-church = Templom
    .effect = Azonnal: 1 kifizetetlen adósságodat eltüntetheted.
building-clay_market = Agyagpiac
    .effect = A végén: +2 pont, ha több agyagod van, mint bármelyik másik játékosnak.
building-clay_pit = Agyagbánya
    .effect = Azonnal: 1 aranyat vagy 1 márványt kapsz.
building-drafting_room = Tervezőterem
    .effect = Azonnal: 2 építménykártyát húzol.
building-dungeon = Tömlöc
    .effect = A végén: 2 erényt veszítesz, választásod szerint az építményeidért járó erény előtt vagy után.
building-factory = Manufaktúra
    .effect = Azonnal: 2 márványt kapsz.
building-fortress = Erődítmény
    .effect = Azonnal: legfeljebb 2 csoportot ingyen foglyul ejthetsz, azonos vagy különböző helyszíneken.
building-fountain = Szökőkút
    .effect = A végén: minden kifizetetlen adósságod 1-gyel kevesebb pontodba kerül.
building-gamblers_den = Játékbarlang
    .effect = A végén: minden kifizetetlen adósságod 1-gyel több pontodba kerül.
building-hideout = Búvóhely
    .effect = Azonnal: minden munkásod kiszabadul a börtönből.
building-keep = Erőd
    .effect = A végén: +1 pont a tábládon lévő minden 3 foglyul ejtett munkásért.
building-library = Könyvtár
    .effect = Azonnal: 1 építménykártyát eldobhatsz 2 aranyért.
building-lighthouse = Világítótorony
    .effect = A végén: +1 pont minden 4 erényért.
building-lumber_camp = Favágótábor
    .effect = Azonnal: 4 fát kapsz.
building-masons_hut = Kőműveskunyhó
    .effect = A végén: +1 pont minden segédedért, aki ért a kőművességhez.
building-moneylender = Pénzkölcsönző
    .effect = A végén: +1 pont minden kifizetett adósságodért.
building-monument = Emlékmű
    .effect = Azonnal: minden játékos 1 erényt kap.
building-observatory = Csillagvizsgáló
    .effect = A végén: +1 erény minden 2 márványodért.
building-palace = Palota
    .effect = Azonnal: minden 4 erényedért 1 aranyat kapsz.
building-reservoir = Víztározó
    .effect = A végén: +1 erény minden 2 kifizetett adósságodért.
building-silver_market = Ezüstpiac
    .effect = A végén: +2 pont, ha több ezüstöd van, mint bármelyik másik játékosnak.
building-smithy = Kovácsműhely
    .effect = Azonnal: 4 követ kapsz.
building-steeple = Templomtorony
    .effect = A végén: +2 pont, ha a katedrálison feljebb állsz, mint bármelyik másik játékos.
building-stone_market = Kőpiac
    .effect = A végén: +2 pont, ha több köved van, mint bármelyik másik játékosnak.
building-tavern = Kocsma
    .effect = Azonnal: bármelyik képpel felfelé fekvő segédet ingyen felbérelheted.
building-thieves_den = Tolvajtanya
    .effect = Azonnal: 4 ezüstöt kapsz.
building-tilers_hut = Tetőfedőkunyhó
    .effect = A végén: +1 pont minden segédedért, aki ért a tetőfedéshez.
building-trading_post = Kereskedőállomás
    .effect = A végén: +1 erény minden 4 agyagodért, fádért és kövedért, ezeket összeadva.
building-treasury = Kincstár
    .effect = Azonnal: 1 aranyat vagy 3 ezüstöt kapsz.
building-university = Egyetem
    .effect = A végén: +2 pont, ha nincs kifizetetlen adósságod.
building-watchtower = Őrtorony
    .effect = Azonnal: minden játékos, akinek legalább 3 munkása van a börtönben, 1 erényt veszít, te is.
building-well = Kút
    .effect = Azonnal: 4 agyagot kapsz.
building-wood_market = Fapiac
    .effect = A végén: +2 pont, ha több fád van, mint bármelyik másik játékosnak.
building-crane = Daru
    .effect = Azonnal: egy második munkást is a városházára tehetsz, és ott egy teljes akciót hajthatsz végre.
building-graveyard = Temető
    .effect = Azonnal: lemondasz 1 segédedről.
building-museum = Múzeum
    .effect = A végén: +1 erény minden 2 általad megépített építményért, ezt is beleértve.

character-ada = Ada
    .power = Minden adóval járó költségnél 1-gyel kevesebb adót fizetsz azon felül, amit az erényed megspórol.
character-caroline = Karolina
    .power = Minden feketepiaci akciód végén 1 építménykártyát húzol.
character-frederick = Frigyes
    .power = A katedrális szintjeihez nem kell építménykártyát eldobnod.
character-rudolf = Rudolf
    .power = A műhelyben a felbérlés 1 ezüsttel kevesebbe kerül, és 6 segéded lehet.
character-therese = Teréz
    .power = Számodra az arany és a márvány ugyanaz a nyersanyag.
character-lothaire = Lothár
    .power = Minden építmény és a katedrális minden szintje 1 fával vagy 1 kővel kevesebbe kerül, ha van ilyen az árában.
character-hugo = Hugó
    .power = Valahányszor adósságot kellene kapnod, helyette 2 ezüstöt fizethetsz.
character-clovis = Klodvig
    .power = Valahányszor megépítesz egy építményt, 1 építménykártyát húzol.
character-fara = Fara
    .power = A feketepiac minden újranyitásakor 1 munkásodat kiszabadíthatod a börtönből.
character-bertha = Berta
    .power = Ha foglyul ejtett munkásokat küldesz a börtönbe, 2-vel több ezüstöt kapsz.

bot-constantine = Konrád
bot-helena = Alfréda

reward-reward_silver = Jutalom: 1 erény, 3 ezüst
    .plain = 1 erény, 3 ezüst
reward-reward_wood = Jutalom: 1 erény, 2 fa
    .plain = 1 erény, 2 fa
reward-reward_stone = Jutalom: 1 erény, 2 kő
    .plain = 1 erény, 2 kő
reward-reward_building_card = Jutalom: 1 erény, 1 építménykártya
    .plain = 1 erény, 1 építménykártya
reward-reward_virtue = Jutalom: 2 erény
    .plain = 2 erény
reward-reward_gold = Jutalom: 1 erény, 1 arany
    .plain = 1 erény, 1 arany

# Jutalomkártyák mint forrás: hogy mit hoznak, mellette áll
source-reward_silver = { term-reward_card }
source-reward_wood = { term-reward_card }
source-reward_stone = { term-reward_card }
source-reward_building_card = { term-reward_card }
source-reward_virtue = { term-reward_card }
source-reward_gold = { term-reward_card }

# A feketepiac kártyái, a nagy oldaluk kínálatával
market-bm_01 = 1. feketepiac-kártya (2 { good-marble }, 2 { good-wood })
market-bm_02 = 2. feketepiac-kártya (1 { good-marble }, 1 { good-gold }, 1 { good-stone }, 1 { good-wood })
market-bm_03 = 3. feketepiac-kártya (2 { good-marble }, 2 { good-stone })
market-bm_04 = 4. feketepiac-kártya (1 { good-gold }, 1 { good-stone }, 2 { good-wood })
market-bm_05 = 5. feketepiac-kártya (1 { good-marble }, 2 { good-stone }, 1 { good-wood })
market-bm_06 = 6. feketepiac-kártya (2 { good-marble }, 2 { good-stone })
market-bm_07 = 7. feketepiac-kártya (1 { good-marble }, 2 { good-stone }, 1 { good-wood })
market-bm_08 = 8. feketepiac-kártya (1 { good-gold }, 1 { good-stone }, 2 { good-wood })
market-bm_09 = 9. feketepiac-kártya (1 { good-marble }, 1 { good-gold }, 1 { good-stone }, 1 { good-wood })
market-bm_10 = 10. feketepiac-kártya (2 { good-marble }, 2 { good-wood })
# A kis oldalaik: a bal oldali pakli legfelső lapjából csak ez látszik
face-1_marble = 1 { good-marble }
face-2_gold = 2 { good-gold }
face-1_stone_1_marble = 1 { good-stone }, 1 { good-marble }
face-1_wood_1_gold = 1 { good-wood }, 1 { good-gold }
face-1_wood_1_marble = 1 { good-wood }, 1 { good-marble }

## Mennyiségek: egy felsorolás tételei

amount-clay = { $count } { good-clay }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-gold = { $count } { good-gold }
amount-marble = { $count } { good-marble }
amount-silver = { $count } { good-silver }
amount-virtue = { $count } { term-virtue }
amount-prestige = { $count } GyP
amount-building_card = { $count } { term-building_card }
amount-any = { $count } Agyag, Fa vagy Kő
amount-wood_or_stone = { $count } Fa vagy Kő

## Egy szám részei: hozamok, árak, erény, végső pontszám

part-base = Helyszín
part-workers = Munkások
part-hire = Felbérlés
part-limit = Mindenki
part-tax = { term-tax }
part-silver = { good-silver }
part-virtue = { term-virtue }
part-capture = { term-capture }
part-stealing = Lopás
part-black_market = { location-black_market }
part-bm_left = { location-bm_left }
part-bm_middle = { location-bm_middle }
part-bm_right = { location-bm_right }
# Ami egy 0 alá esett számot visszahoz 0-ra.
part-minimum = Nem lehet 0 alatt
    .told = 0 alá nem mehet
part-set_up = Előkészületek
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
part-buildings = Építmények
part-building_bonuses = Építmények jutalmai
part-cathedral = { location-cathedral }
part-unpaid_debt = Kifizetetlen adósságok
part-gold = { good-gold }
part-marble = { good-marble }
part-prison = { location-prison }
part-guildhall = { location-guildhall }

## Amiről dönteni lehet: rövid név

task-choose_character = a karakter kiválasztása
task-draft_pick = egy építménykártya kiválasztása
task-starting_apprentice = az első segéd
task-place_worker = munkás lehelyezése
task-recall_worker = munkás visszavétele
task-mines_good = agyag vagy arany a bányákból
task-storehouse_trade = cserék a királyi tárházban
task-pay = a befizetett javak
task-workshop_mode = felbérlés vagy építési terv
task-bm_middle_mode = felbérlés vagy kártyahúzás a feketepiacon
task-hire_card = a felbérelt segéd
task-discard_apprentice = az elbocsátott segéd
task-keep_building = a megtartott építménykártya
task-capture = munkások foglyul ejtése
task-guardhouse_action = akciók a fogdában
task-ransom_payment = a váltságdíj fizetése
task-guildhall_mode = az építés
task-discount = a kedvezmény
task-cathedral_payment = a katedrálishoz befizetett javak
task-cathedral_discard = a katedrálisért eldobott kártya
task-building_choice = egy építmény használata
task-destroy_debt = egy adósság eltüntetése
task-avoid_debt = egy adósság elkerülése
task-reset_ability = képességek a feketepiac újranyitásakor
task-release_count = a börtönből szabaduló munkások száma
task-hand_limit = eldobás a kézméretig
task-endgame_order = mikor vesz el erényt a Tömlöc
# Véletlen
task-character = egy karakter
task-first_player = a kezdőjátékos
task-deal = a választható építménykártyák
task-draw = a húzott építménykártyák
task-reveal = a felfordított segédek
task-small_market = a következő feketepiac-kártya kis oldala
task-large_market = az átfordított feketepiac-kártya
task-reward = a legfelső jutalom
task-scheme = a bot cselszövése (saját pótpakli)

## Amit a játékostól kérdezünk

decision-choose_character = Melyik karakterrel játszol?
decision-draft_pick = Melyik építménykártyát tartod meg? A többi balra megy tovább.
    .alone = Melyik építménykártyát tartod meg?
decision-starting_apprentice = Melyik segéddel kezdesz?
decision-place_worker = Helyezz le egy munkást.
decision-recall_worker = Nincs több munkásod: vegyél vissza egyet.
decision-mines_good = Bányák: agyag vagy arany?
decision-storehouse_trade = Királyi tárház: cserélj, vagy hagyd abba.
decision-pay = Az ár: { $price }. Mivel fizetsz?
decision-workshop_mode = Műhely: felbérelsz egy segédet, vagy építménykártyát húzol?
decision-bm_middle_mode = Feketepiac: felbérelsz egy tetszőleges segédet, vagy húzol 5 építménykártyát, és egyet megtartasz?
decision-hire_card = { $at }: kit bérelsz fel?
decision-discard_apprentice = Melyik segédedet bocsátod el?
decision-keep_building = Melyik építménykártyát tartod meg? A többi a pakli alá kerül.
# $cost értéke "tax" (egy látogatás első foglyul ejtése), "silver" vagy "free".
decision-capture = Ejts foglyul egy csoportot 1 adóért, vagy hagyd abba.
# $places azok a helyszínek, ahol ebben a látogatásban már volt foglyul ejtés. $spared az, mennyi ezüstöt nem kell még megfizetni.
decision-capture-places =
    { $spared ->
        [0] Ejts foglyul egy csoportot 1 ezüstért, vagy hagyd abba. Ebben a látogatásban eddig: { $places }.
       *[other] Ejts foglyul egy csoportot ingyen, vagy hagyd abba. Ebben a látogatásban eddig: { $places }.
    }
decision-capture-building = { $building }: ejts foglyul egy csoportot ingyen, vagy hagyd abba.
decision-guardhouse_action = Fogda: válassz egy akciót, vagy hagyd abba.
decision-ransom_payment = Mivel fizeted a váltságdíjat?
decision-guildhall_mode = Városháza: melyik építményt építed meg, vagy továbbépíted a katedrálist?
decision-discount = { $card }: miből fizetsz kevesebbet?
decision-cathedral_payment = Katedrális, az ár: { $price }. Mivel fizetsz?
decision-cathedral_discard = Katedrális: melyik építménykártyát dobod el?
decision-building_choice = { $building }: hogyan használod?
decision-destroy_debt = Az erényed a sáv tetején van: eltüntetsz helyette egy kifizetetlen adósságot?
decision-avoid_debt = Adósságot kellene kapnod: fizetsz helyette 2 ezüstöt?
decision-reset_ability = A feketepiac újranyitása: használj egy képességet, vagy hagyd abba.
decision-reset_ability-used = A feketepiac újranyitása: használj még egy képességet, vagy hagyd abba. Eddig használt: { $used }.
decision-release_count = Hány munkásodat szabadítod ki a börtönből?
decision-hand_limit = Hatnál több építménykártyád van: melyiket dobod el?
decision-endgame_order = A Tömlöc az építményeidért járó erény előtt vagy után vegyen el 2 erényt?

## Választások

action-stop = Befejezés
action-pick = Kiválasztás: { $building }
action-choose = Játék ezzel: { $character }
action-place = Munkás ide: { $location }
action-recall = Munkás vissza innen: { $location }
action-recall-colour = Munkás vissza ennek a játékosnak a táblájáról: { $colour }
action-mine = Bányászat: { $good }
# $trade értéke "virtue" vagy "marble": amit a két nyomtatott csere egyike ad.
action-trade-trade =
    { $trade ->
        [virtue] Csere: 2 Agyag, Fa vagy Kő → 1 Erény
       *[marble] Csere: 3 Fa vagy Kő → 1 Márvány
    }
    .short =
        { $trade ->
            [virtue] 2 Agyag, Fa vagy Kő → 1 Erény
           *[marble] 3 Fa vagy Kő → 1 Márvány
        }
action-trade-trade-gain =
    { $trade ->
        [virtue] Csere: 2 Agyag, Fa vagy Kő → { $gain }
       *[marble] Csere: 3 Fa vagy Kő → { $gain }
    }
action-trade-apprentice = Csere: { $apprentice }
action-trade-apprentice-gain = Csere: { $apprentice } → { $gain }
action-hire = Segéd felbérlése
action-hire-apprentice = Felbérlés: { $apprentice }
action-plans = Építménykártyák húzása
action-discard = Eldobás: { $building }
action-discard-apprentice = Elbocsátás: { $apprentice }
action-keep = Megtartás: { $building }
action-capture = Egy csoport foglyul ejtése
# $group egy helyszín és egy szín.
action-capture-group = Foglyul ejtés: { $group }
action-send_captured_to_prison = Az összes foglyul ejtett munkás a börtönbe
    .short = Foglyok a börtönbe
action-release_from_prison = Az összes saját munkás ki a börtönből
    .short = Sajátok kiszabadítása
action-ransom = Az összes saját munkás kiváltása a többiek tábláiról
    .short = Sajátok kiváltása
action-pay_off_debt = Egy adósság kifizetése
action-pay-ransom =
    { $ransom ->
        [silver] Fizetés ezüsttel
       *[debt] 1 új adósság és 1 erény elvesztése
    }
action-build = Építés: { $building }
action-advance = A katedrális továbbépítése
action-spare = 1-gyel kevesebb: { $good }
action-destroy_debt = Egy kifizetetlen adósság eltüntetése
action-avoid_debt = Inkább 2 ezüst fizetése
action-take_debt = Az adósság elfogadása
action-release_captured = Az összes saját munkás vissza a többiek tábláiról
    .short = Sajátok visszavétele
action-use = Használat: { $ability }
action-release = { $count } munkás kiszabadítása
action-loss_first = Előbb a veszteség
action-loss_last = Utoljára a veszteség

## Események

event-market_shown = A feketepiac bal oldali paklijának kínálata: { $face }.
event-apprentices_revealed = Új a műhelyben: { $cards }.
event-character_taken = { $seat } karaktere: { $character }.
    .you = Karaktered: { $character }.
event-card_picked = { $seat } megtart egy építménykártyát.
    .you = Megtartasz egy építménykártyát.
event-card_picked-cards = { $seat } megtart egy építménykártyát: { $cards }.
    .you = Megtartasz egy építménykártyát: { $cards }.
event-cards_passed = Mindenki { $count } kártyát ad tovább balra.
event-turn_order_set = A játékosok sorrendje: { $order }.
event-turn_began = { $seat } következik.
    .you = Te következel.
event-worker_placed = { $seat } munkást helyez le: { $place }.
    .you = Munkást helyezel le: { $place }.
# $place egy helyszín, vagy annak a táblának a színe, ahonnan a munkás visszatér.
event-worker_recalled = { $seat } visszavesz egy munkást: { $place }.
    .you = Visszaveszel egy munkást: { $place }.
event-worker_let_go = { $seat } házi szabály szerint visszavesz egy munkást: { $place }.
    .you = Házi szabály szerint visszaveszel egy munkást: { $place }.
event-turn_skipped = { $seat } házi szabály szerint sem tud munkást visszavenni: ez a kör kimarad.
    .you = Házi szabály szerint sem tudsz munkást visszavenni: ez a köröd kimarad.
event-final_round_began = A városháza megtelt: mindenki még egyszer sorra kerül.
# $decision egy task-… üzenet.
event-stopped = { $seat } abbahagyja ({ $decision }).
    .you = Abbahagyod ({ $decision }).
event-produced = { $place } – { $seat } ezt kapja: { $goods } ({ $parts }).
    .you = { $place } – ezt kapod: { $goods } ({ $parts }).
# $source egy kártya, egy helyszín vagy egy képesség.
event-gained = { $source } – { $seat } ezt kapja: { $goods }.
    .you = { $source } – ezt kapod: { $goods }.
event-silver_paid =
    { $seat } { $cost } ezüstöt fizet{ $tax ->
        [0] {""}
       *[other] , ebből { $tax } adó
    } ({ $parts }).
    .you =
        { $cost } ezüstöt fizetsz{ $tax ->
            [0] {""}
           *[other] , ebből { $tax } adó
        } ({ $parts }).
event-virtue_gained = { $seat } erényszintje { $virtue } szinttel nő, most { $level }.
    .you = Erényszinted { $virtue } szinttel nő, most { $level }.
event-virtue_lost = { $seat } erényszintje { $virtue } szinttel csökken, most { $level }.
    .you = Erényszinted { $virtue } szinttel csökken, most { $level }.
event-virtue_lost-parts = { $seat } erényszintje { $virtue } szinttel csökken ({ $parts }), most { $level }.
    .you = Erényszinted { $virtue } szinttel csökken ({ $parts }), most { $level }.
event-debt_taken = { $seat } { $count } adósságot kap.
    .you = { $count } adósságot kapsz.
event-debt_destroyed = { $seat } megszabadul egy adósságkártyától.
    .you = Megszabadulsz egy adósságkártyától.
event-debt_kept = { $seat } nem szabadul meg adósságtól.
    .you = Nem szabadulsz meg adósságtól.
event-debt_paid_off = { $seat } visszafizet egy adósságot.
    .you = Visszafizetsz egy adósságot.
event-cards_drawn = { $seat } { $count } építménykártyát húz.
    .you = { $count } építménykártyát húzol.
event-cards_drawn-cards = { $seat } { $count } építménykártyát húz: { $cards }.
    .you = { $count } építménykártyát húzol: { $cards }.
event-cards_put_under = { $seat } { $count } építménykártyát tesz a pakli alá.
    .you = { $count } építménykártyát teszel a pakli alá.
event-cards_put_under-cards = { $seat } { $count } építménykártyát tesz a pakli alá: { $cards }.
    .you = { $count } építménykártyát teszel a pakli alá: { $cards }.
event-batch_reached = Az építménykártyák paklija elfogyott: az alátett kártyák következnek ({ $seat }, { $count }).
    .you = Az építménykártyák paklija elfogyott: az általad alátett kártyák következnek ({ $count }).
event-pile_empty = Elfogytak az építménykártyák: { $seat } { $count } kártyával kevesebbet húz.
    .you = Elfogytak az építménykártyák: { $count } kártyával kevesebbet húzol.
event-cards_skipped = { $seat } { $cost } ezüstöt tesz az átugrott segédekre.
    .you = { $cost } ezüstöt teszel az átugrott segédekre.
event-apprentice_hired =
    { $silver ->
        [0] { $seat } felbérel egy segédet: { $card }.
       *[other] { $seat } felbérel egy segédet, és elveszi a kártyán lévő { $silver } ezüstöt: { $card }.
    }
    .you =
        { $silver ->
            [0] Felbérelsz egy segédet: { $card }.
           *[other] Felbérelsz egy segédet, és elveszed a kártyán lévő { $silver } ezüstöt: { $card }.
        }
event-apprentice_discarded = { $seat } eldob egy segédet: { $card }.
    .you = Eldobsz egy segédet: { $card }.
event-apprentice_swept =
    { $silver ->
        [0] Egy segéd a pakli alá kerül: { $card }.
       *[other] Egy segéd a pakli alá, a kártyán lévő { $silver } ezüst a közös készletbe kerül: { $card }.
    }
# $colour a munkások gazdája.
event-workers_captured =
    { $whose ->
        [own] { $seat } { $count } munkást hazahív: { $place }.
        [yours] { $seat } foglyul ejti { $count } munkásodat: { $place }.
       *[others] { $seat } foglyul ejti { $colour } { $count } munkását: { $place }.
    }
    .you =
        { $whose ->
            [own] { $count } munkást hazahívsz: { $place }.
           *[others] Foglyul ejted { $colour } { $count } munkását: { $place }.
        }
event-taxes_stolen = { $seat } { $silver } ezüstöt lop el az adópultról.
    .you = { $silver } ezüstöt lopsz el az adópultról.
event-captured_sold =
    { $seat } { $count } foglyul ejtett munkást küld a börtönbe ({ $owners }){ $silver ->
        [0] .
       *[other] , és { $silver } ezüstöt kap.
    }
    .you =
        { $count } foglyul ejtett munkást küldesz a börtönbe ({ $owners }){ $silver ->
            [0] .
           *[other] , és { $silver } ezüstöt kapsz.
        }
event-prisoners_released = { $seat } { $count } munkása kiszabadul a börtönből.
    .you = { $count } munkásod kiszabadul a börtönből.
event-captured_released = { $seat } { $count } munkása visszatér a többiek tábláiról ({ $holders }).
    .you = { $count } munkásod visszatér a többiek tábláiról ({ $holders }).
event-reset_began = A feketepiac újranyitása.
event-worker_imprisoned = { $seat } egy munkása a feketepiacról a börtönbe kerül.
    .you = Egy munkásod a feketepiacról a börtönbe kerül.
event-market_turned = A feketepiac jobb oldali pakliján most ez látszik: { $card }.
event-market_shuffled = A feketepiac jobb oldali pakliját megkeverjük, és ez lesz a bal oldali.
event-ability_used = { $seat } egy képességet használ: { $card }.
    .you = Egy képességet használsz: { $card }.
event-prison_counted = { $seat } { $count } munkása van a börtönben.
    .you = { $count } munkásod van a börtönben.
event-building_constructed = { $seat } megépít egy építményt: { $card }.
    .you = Megépítesz egy építményt: { $card }.
event-level_reached = { $seat } eléri a katedrális { $level }. szintjét.
    .you = Eléred a katedrális { $level }. szintjét.
event-reward_revealed = { $seat } jutalmat fordít fel: { $reward }.
    .you = Jutalmat fordítasz fel: { $reward }.
event-no_reward_left = Nem maradt több jutalom, { $seat } nem kap kártyát.
    .you = Nem maradt több jutalom, nem kapsz kártyát.
event-scheme_revealed = A bot ({ $seat }) saját pótpaklink egy lapját követi: { $place }.
event-schemes_shuffled = A bot eldobott lapjai visszakerülnek a pótpaklijába.
event-future_mixed_in = { $count } jövőbeli lap kerül a bot pótpaklijába.
event-automa_gathered = A bot ({ $seat }) { $count } munkást vesz vissza.
event-tax_added = { $silver } ezüst kerül az adópultra.
event-tax_stand_emptied = { $seat } kiüríti az adópultot: { $silver } ezüst a közös készletbe kerül.
    .you = Kiüríted az adópultot: { $silver } ezüst a közös készletbe kerül.
event-last_virtue_gained = { $seat } építményei a végén erényt hoznak ({ $parts }).
    .you = Építményeid a végén erényt hoznak ({ $parts }).
event-points_counted = { $seat } nem szerzett pontot.
    .you = Nem szereztél pontot.
event-points_counted-parts = { $seat } eredménye: { $points } pont ({ $parts }).
    .you = Eredményed: { $points } pont ({ $parts }).
event-automa_counted = { $bot } nem szerzett pontot.
event-automa_counted-parts = { $bot } eredménye: { $points } pont ({ $parts }).
# Győztes nélkül a bot nyert.
event-game_ended = A játék véget ért. A bot nyert; a legjobb játékos eredménye: { $points } pont.
event-game_ended-winners = A játék véget ért. Győzelem { $points } ponttal: { $winners }.
    .you = A játék véget ért. { $points } ponttal te győztél.

## Akadályok

obstacle-not_in_this_game = Ez a karakter nincs játékban: { $character }.
obstacle-colour_taken = Valaki már egy ilyen színű karakterrel játszik: { $character }.
obstacle-not_drawn = Ez a kártya nincs a választhatók között: { $card }.
obstacle-not_in_hand = Ez a kártya nincs a kezedben: { $card }.
obstacle-no_taxes = Nincs ezüst az adópulton.
obstacle-space_occupied = Ott már van egy munkás: { $place }.
obstacle-market_closed = Ennyi erénnyel a feketepiac zárva van előtted: { $virtue }.
obstacle-market_closed-seat = { $seat } ennyi erénnyel nem mehet a feketepiacra: { $virtue }.
obstacle-nothing_offered = Itt most semmi sem kapható: { $place }.
obstacle-nothing_to_build = Most sem építményt nem tudsz megépíteni, sem a katedrálist továbbépíteni.
obstacle-nothing_to_build-seat = { $seat } most sem építményt nem tud megépíteni, sem a katedrálist továbbépíteni.
obstacle-too_few_silver =
    Ennek az ára { $cost } ezüst; neked { $held ->
        [0] egy sincs
       *[other] { $held } van
    }.
obstacle-too_few_silver-seat =
    Ennek az ára { $cost } ezüst; { $seat } { $held ->
        [0] egy ezüsttel sem
       *[other] { $held } ezüsttel
    } rendelkezik.
obstacle-no_own_worker_there = Nincs ott munkásod: { $place }.
obstacle-workers_on_large_circles = Előbb azokat a munkásokat kell visszavenned, akiket foglyul lehet ejteni.
obstacle-workers_on_large_circles-seat = { $seat } előbb azokat a munkásokat veszi vissza, akiket foglyul lehet ejteni.
obstacle-never_recalled = Innen soha nem lehet munkást visszavenni: { $place }.
obstacle-too_few_workers = Aranyhoz { $least } ottani munkásra van szükséged.
obstacle-too_few_workers-seat = Aranyhoz { $seat } { $least } ottani munkására van szükség.
obstacle-not_your_apprentice = Nincs ilyen segéded: { $card }.
obstacle-not_your_apprentice-seat = { $seat } nem rendelkezik ilyen segéddel: { $card }.
obstacle-nobody_to_hire = Nincs képpel felfelé fekvő segéd.
obstacle-no_building_cards = Elfogytak az építménykártyák.
obstacle-not_face_up = Ez a segéd nem fekszik képpel felfelé: { $card }.
obstacle-no_workers_there = Ott nincs munkása ennek a játékosnak ({ $colour }): { $place }.
obstacle-too_many_locations = Egy látogatás során legfeljebb { $most } helyszínen ejthetsz foglyokat.
obstacle-too_many_locations-seat = Egy látogatás során { $seat } legfeljebb { $most } helyszínen ejthet foglyokat.
obstacle-nobody_captured = Senkit sem ejtettél foglyul.
obstacle-nobody_captured-seat = { $seat } senkit sem ejtett foglyul.
obstacle-nobody_in_prison = Egy munkásod sincs a börtönben.
obstacle-nobody_in_prison-seat = { $seat } egy munkása sincs a börtönben.
obstacle-nobody_to_ransom = Egy munkásod sincs más játékos tábláján.
obstacle-nobody_to_ransom-seat = { $seat } egy munkása sincs más játékos tábláján.
obstacle-nobody_to_capture = Nincs olyan csoport, amelyet foglyul lehetne ejteni.
obstacle-no_unpaid_debt = Nincs kifizetetlen adósságod.
obstacle-no_unpaid_debt-seat = { $seat } egy kifizetetlen adóssággal sem rendelkezik.
obstacle-skills_missing = A segédeid nem értenek ehhez: { $skills }.
obstacle-skills_missing-seat = { $seat } segédei nem értenek ehhez: { $skills }.
obstacle-not_in_the_cost = Ez nincs az árban: { $goods }.
obstacle-top_level_reached = Már a katedrális legfelső szintjén állsz.
obstacle-top_level_reached-seat = { $seat } már a katedrális legfelső szintjén áll.
obstacle-cathedral_closed = Ennyi erénnyel nem építheted a katedrálist: { $virtue }.
obstacle-cathedral_closed-seat = Ennyi erénnyel { $seat } nem építheti a katedrálist: { $virtue }.
obstacle-level_full = A katedrális { $level }. szintjén nincs szabad hely.
obstacle-no_card_to_discard = Nincs a kezedben eldobható építménykártya.
obstacle-no_card_to_discard-seat = { $seat } kezében nincs eldobható építménykártya.
obstacle-no_worker_left = Nincs több munkásod.
obstacle-no_worker_left-seat = { $seat } munkásai elfogytak.
obstacle-not_your_ability = Nincs ilyen képességed: { $card }.
obstacle-already_used = Ezt a képességet már használtad: { $card }.
obstacle-workers_in_prison = { $count } munkásod a börtönben van.
obstacle-workers_in_prison-seat = { $seat } { $count } munkása a börtönben van.
obstacle-too_few_prisoners = Csak { $count } munkásod van a börtönben.
obstacle-too_few_prisoners-seat = { $seat } munkásai közül csak { $count } van a börtönben.

## Mi a baj egy állással

why-guildhall_not_full = Vannak utolsó lépések, de a városháza nincs tele.
why-level_full = A katedrális { $given }. szintjén több jelölő áll, mint ahány hely van.
why-no_reset_ahead = Újranyitás következne, de semmi sem váltotta ki.
why-not_all_rewards = A megmaradt és a kiosztott jutalmak száma együtt { $most }.
why-not_clockwise = A sorrend nem az óramutató járását követi.
why-not_reset = A feketepiac minden helye foglalt, de nem következik újranyitás.
why-own_worker = Senki sem ejti foglyul a saját színű munkásait: { $given }.

## Az első, vezetett játék

tutorial-aim = Üdv az építészek között! Várost építünk, és a katedrálisán dolgozunk. Az építmények, a katedrális és a jó hírnév pontot ér. A köröket játék közben magyarázom el, egy bot ellen.
tutorial-draft = Először válassz egy építménykártyát; a többi a szomszédodé lesz. A kártyán látod az árát és a pontjait. A kút olcsó: 2 fa és 2 kő. Vedd el.
tutorial-draft_on = Válassz tovább abból, amit kapsz, míg három kártyád nem lesz. Egyelőre vedd az olcsókat: később húzhatsz még.
tutorial-turn = Minden körödben egy munkást teszel le, és rögtön megteszed, amit a hely kínál. Fordulók nincsenek. Tegyél egyet a kőfejtőbe 1 kőért: válaszd ki, majd nyomd meg a Kész gombot.
tutorial-stack = A munkásod ott marad. Minél több munkásod áll egy helyen, annál többet hoz a következő. Tegyél ide még egyet, 2 kőért.
tutorial-forest = Most fa kell: tegyél egy munkást az erdőbe. Mást is tehetsz, én majd követlek.
tutorial-mines = A bányák agyagot adnak, vagy aranyat, ha már két munkásod áll ott. A királyi tárházban a javakból márvány vagy erény lesz, ott álló munkásonként egy csere.
tutorial-silver = Itt az ezüst a pénz. Az ezüstművesnél 1-gyel több ezüstöt kapsz, mint ahány munkásod ott áll. Tegyél oda egyet.
tutorial-workshop = A műhelyben segédet bérelhetsz fel, vagy építménykártyát húzhatsz. A segédek szakmáját a nagyobb építmények megkívánják, és másban is segítenek. Tegyél ide egy munkást.
tutorial-hire = Bérelj fel valakit 4 ezüstért. Egy itteni munkással az első oszlopból választhatsz; ha jobbra nyúlsz, minden átugrott kártyára 1 ezüstöt teszel.
tutorial-tax = Sok ár egy része adó, és itt gyűlik. Egy munkással bárki ellophatja mindet, de ez 2 erénybe, a jó hírnevedbe kerül.
tutorial-more_wood = A kúthoz 2 fa kell. A második munkásod az erdőben éppen ennyit hoz.
tutorial-guildhall = Minden építkezés a városházán kezdődik. Az oda küldött munkás végleg ott marad. Tegyél oda egyet: a kutat már ki tudod fizetni.
tutorial-build = Építsd meg a kutat: a végén 3 pontot ér, és azonnal 4 agyagot ad. Helyette a katedrálison is dolgozhatnál.
tutorial-cathedral = A katedrálisnak öt szintje van. Mindegyik javakba és egy építménykártyába kerül, jutalmat hoz, és akár 20 pontot ér. Minél feljebb, annál kevesebb a hely. Legalább 5 erény kell hozzá.
tutorial-capture = A bot sok munkást gyűjt egy helyre: ez sokat hoz neki. A városközpontban megállíthatod. Tegyél ide egy munkást.
tutorial-captives = Ejts foglyul egy egész csoportot: egy szín összes munkását egy helyen. Az első 1 adóba kerül, itteni munkásonként egyet ejthetsz. Így a sajátjaidat is hazahívhatod.
tutorial-guardhouse = A fogdában a foglyok börtönbe kerülnek, darabja 1 ezüst. Ott szabadítod ki a saját munkásaidat is, a börtönből vagy másoktól, és ott fizeted ki az adósságot.
tutorial-virtue = Az erényed a jó hírneved. A magas erény pontot ér, de bezárja a feketepiacot; az alacsony adót takarít meg, de pontba kerül, és bezárja a katedrálist.
tutorial-market = A feketepiac sokat ad ezüstért és 1 erényért. Ha mindhárom hely foglalt, razzia jön: a munkások börtönbe kerülnek, és akinek ott a legtöbb van, adósságot kap.
tutorial-goal = Ha a városháza betelt, mindenkinek még egy köre van. Az építmények, a katedrális, az erény, az arany és a márvány számít; az adósság és a börtönben ülő munkás pontot visz.
tutorial-free = Ennyi az egész játék. Ha nincs munkásod, visszahívsz egyet. Játssz tovább a bot ellen, ameddig kedved tartja; a napló mindent megőriz. Többre vágysz? Kezdj igazi játékot.
