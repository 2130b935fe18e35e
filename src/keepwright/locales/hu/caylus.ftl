### Caylus: nevek a mértékadó szabályokból (rules/caylus.yaml), választások, események, akadályok.

game-caylus = Caylus
    .blurb = Az út, az elöljáró és a király kegye.

option-jeweller = Ékszerész
    .description = Bekerül a játékba az Ékszerész nevű kiegészítő kőépület, amely aranyat vált presztízsre.
option-simplified_favours = Egyszerűsített kegyek
    .description = Kezdőknek: minden királyi kegy egyszerűen 3 presztízspontot ér.

## Nevek

colour-blue = Kék
colour-red = Piros
colour-green = Zöld
colour-orange = Narancssárga
colour-black = Fekete

good-food = Élelem
good-wood = Fa
good-stone = Kő
good-cloth = Posztó
good-gold = Arany

currency-denier = Dénár
currency-prestige = Presztízspont
currency-favour = Királyi kegy
    .short = Kegy

piece-bailiff = Udvarbíró
piece-provost = Elöljáró
piece-worker = Munkás
piece-house = Ház
piece-marker = Jelző

class-special = Különleges épület
class-fixed = Rögzített épület
class-neutral = Semleges épület
class-wood = Faépület
class-stone = Kőépület
class-residential = Lakóépület
class-prestige = Presztízsépület

board-castle = Vár
board-road = Út
board-bridge = Híd
board-passing_scale = Passzolási sáv
board-turn_order = Játékossorrend
board-score_track = Pontsáv
board-favour_table = Királyi kegyek táblázata
board-scoring_marker = Értékelőmező

phase-income = Bevétel
phase-placement = Munkások lehelyezése
phase-special = Különleges épületek aktiválása
phase-provost = Az elöljáró mozgatása
phase-buildings = Épületek aktiválása
phase-castle = Várépítés
phase-end_of_round = A forduló vége

section-dungeon = Öregtorony
section-walls = Falak
section-towers = Tornyok

row-favour_prestige = Presztízssor
row-favour_deniers = Dénársor
row-favour_resources = Nyersanyagsor
row-favour_buildings = Építkezési sor

building-gate = Kapu
building-trading_post = Lerakat
building-merchants_guild = Kereskedőcéh
building-joust_field = Lovagi tornapálya
building-stables = Istállók
building-inn = Fogadó
building-castle = Vár

building-fixed_peddler = Házaló (rögzített)
    .plain = Házaló
building-fixed_carpenter = Ács (rögzített)
    .plain = Ács
building-gold_mine = Aranybánya

building-neutral_farm = Tanya (semleges)
    .plain = Tanya
building-neutral_forest = Erdő (semleges)
    .plain = Erdő
building-neutral_sawmill = Fűrészmalom (semleges)
    .plain = Fűrészmalom
building-neutral_quarry = Kőfejtő (semleges)
    .plain = Kőfejtő
building-neutral_market = Piac (semleges)
    .plain = Piac
building-neutral_carpenter = Ács (semleges)
    .plain = Ács

building-wood_farm_food = Tanya (fa, élelem)
    .plain = Tanya
building-wood_farm_cloth = Tanya (fa, posztó)
    .plain = Tanya
building-wood_sawmill = Fűrészmalom (fa)
    .plain = Fűrészmalom
building-wood_quarry = Kőfejtő (fa)
    .plain = Kőfejtő
building-wood_market = Piac (fa)
    .plain = Piac
building-wood_peddler = Házaló (fa)
    .plain = Házaló
building-mason = Kőműves
building-lawyer = Jegyző

building-stone_farm = Tanya (kő)
    .plain = Tanya
building-park = Park
building-workshop = Műhely
building-church = Templom
building-tailor = Szabó
building-bank = Bank
building-alchemist = Alkimista
building-architect = Építész
building-architect_1 = Építész
building-architect_2 = Építész 2
building-jeweller = Ékszerész

building-residence = Lakóház

building-statue = Szobor
building-granary = Magtár
building-library = Könyvtár
building-weaver = Takács
building-theatre = Színház
building-university = Egyetem
building-monument = Emlékmű
building-hotel = Szálloda
building-cathedral = Katedrális

## Mennyiségek: egy felsorolás tételei

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-cloth = { $count } { good-cloth }
amount-gold = { $count } { good-gold }
amount-denier = { $count } { currency-denier }
amount-prestige = { $count } { currency-prestige }
amount-favour = { $count } { currency-favour }
amount-any = { $count } Tetszőleges nyersanyag
amount-any_not_gold = { $count } Nyersanyag (arany nem)

## Egy szám részei: bevétel, végső pontszám

part-base = Alapbevétel
part-residences = Lakóházak
part-library = { building-library }
part-hotel = { building-hotel }
part-prestige = Presztízs
part-gold = { good-gold }
part-cubes = Egyéb nyersanyagok
part-deniers = Dénárok

## Amiről dönteni lehet: rövid név

task-place_or_pass = munkás lehelyezése vagy passz
task-leave_gate = a kapuban álló munkás áthelyezése
task-guild_move = az elöljáró mozgatása a kereskedőcéhhel
task-stay_in_inn = a fogadóban lakó munkás
task-move_provost = az elöljáró mozgatása
task-produce = a termelés fajtája
task-owner_bonus = a tulajdonos jutaléka
task-trade = csere
task-build = építkezés
task-transform = egy épület lakóházzá alakítása
task-pay = a befizetett nyersanyagok
task-take = az elvett nyersanyagok
task-hand_in_batch = szállítmányok a várhoz
task-choose_favour = a királyi kegy sora
task-use_resource_row = a nyersanyagsor használata
task-use_building_row = az építkezési sor használata
# Véletlen
task-road = a semleges épületek sorrendje
task-turn_order = a játékossorrend

# Helyek, amelyek nem épületek, és ahol le lehet mondani a lehetőségről
work-build_wood = Építkezés fából
work-build_stone = Építkezés kőből
work-build_prestige = Presztízsépület építése

## Amit a játékostól kérdezünk

decision-place_or_pass = Helyezz le egy munkást, vagy passzolj.
decision-leave_gate = Hová megy a munkásod a kapuból?
decision-guild_move = Kereskedőcéh: mozgasd az elöljárót legfeljebb 3 mezővel, ingyen.
decision-stay_in_inn = Marad a munkásod a fogadóban?
decision-move_provost = Mozgasd az elöljárót legfeljebb 3 mezővel, mezőnként 1 dénárért, vagy passzolj.
decision-produce = { $place }: mit veszel el?
decision-owner_bonus = Használták az épületedet: { $place }. Melyik nyersanyagot veszed el tulajdonosként?
decision-trade = { $place }: akarsz cserélni?
decision-build =
    { $group ->
        [wood] Melyik faépületet építed meg?
        [stone] Melyik kőépületet építed meg?
       *[prestige] Melyik presztízsépületet építed meg?
    }
decision-build-discount =
    { $group ->
        [wood] Melyik faépületet építed meg? Kedvezményed: { $discount }.
        [stone] Melyik kőépületet építed meg? Kedvezményed: { $discount }.
       *[prestige] Melyik presztízsépületet építed meg? Kedvezményed: { $discount }.
    }
decision-transform = Melyik épületet alakítod lakóházzá? Ára: { $price }.
decision-pay = Az ár: { $price }. Mely nyersanyagokkal fizetsz?
decision-take =
    { $count ->
        [one] Melyik nyersanyagot veszed el?
       *[other] Melyik { $count } nyersanyagot veszed el?
    }
decision-hand_in_batch = Adj le egy szállítmányt a várhoz, vagy hagyd abba.
    .hint = Egy szállítmány: 1 élelem és 2 másik, egymástól különböző kocka.
decision-choose_favour = Királyi kegy: melyik sorban lépsz előre?
decision-use_resource_row = Nyersanyagsor: mit veszel el?
decision-use_building_row = Építkezési sor: melyik oszlopot használod?

## Választások

action-pass = Passz
action-take_back = A munkás visszavétele
action-keep = A munkás a fogadóban marad
action-stop = A leadás befejezése
    .short = Befejezés
action-place = Munkás ide: { $place }
action-move = A munkás áthelyezése ide: { $place }
action-provost =
    { $direction ->
        [forward] Az elöljáró { $steps } mezőt lép előre
        [backward] Az elöljáró { $steps } mezőt lép hátra
       *[none] Az elöljáró a helyén marad
    }
action-build = Építés: { $place }
action-transform = Lakóházzá alakítás: { $place }
action-hand_in = Leadás: { $goods }
action-advance = Előrelépés ebben a sorban: { $row }
action-column =
    { $column ->
        [2] 2. oszlop: egy faépület építése 1 fával olcsóbban
        [3] 3. oszlop: egy kőépület építése 1 kővel olcsóbban
        [4] 4. oszlop: egy épület lakóházzá alakítása 1 posztóért
       *[5] 5. oszlop: egy presztízsépület építése
    }
    .short =
        { $column ->
            [2] Faépület, −1 fa
            [3] Kőépület, −1 kő
            [4] Lakóház 1 posztóért
           *[5] Presztízsépület
        }

## Események

event-road_laid = A semleges épületek sorrendje: { $places }.
event-turn_order_set = A játékossorrend mostantól: { $order }.
event-phase_began = Fázis: { $phase }.
event-income_received = { $seat } bevétele { $deniers } dénár ({ $parts }).
    .you = Bevételed { $deniers } dénár ({ $parts }).
event-worker_placed = { $seat } { $cost } dénárért munkást helyez le: { $place }.
    .you = { $cost } dénárért munkást helyezel le: { $place }.
event-owner_rewarded = { $seat } tulajdonosként { $prestige } presztízspontot kap: { $place }.
    .you = Tulajdonosként { $prestige } presztízspontot kapsz: { $place }.
event-passed =
    { $deniers ->
        [0] { $seat } passzol, sorszáma { $number }.
       *[other] { $seat } elsőként passzol, és { $deniers } dénárt kap.
    }
    .you =
        { $deniers ->
            [0] Passzolsz, sorszámod { $number }.
           *[other] Elsőként passzolsz, és { $deniers } dénárt kapsz.
        }
event-worker_moved = { $seat } áthelyezi a munkását a kapuból: { $place }.
    .you = Áthelyezed a munkásodat a kapuból: { $place }.
event-worker_taken_back = { $seat } visszaveszi a munkását: { $place }.
    .you = Visszaveszed a munkásodat: { $place }.
event-deniers_received = { $seat } { $deniers } dénárt kap: { $place }.
    .you = { $deniers } dénárt kapsz: { $place }.
event-inn_entered = { $seat } beköltözik a fogadóba.
    .you = Beköltözöl a fogadóba.
event-inn_left = { $seat } elhagyja a fogadót.
    .you = Elhagyod a fogadót.
event-inn_kept = { $seat } a fogadóban marad.
    .you = A fogadóban maradsz.
event-provost_left_alone = { $seat } a helyén hagyja az elöljárót.
    .you = A helyén hagyod az elöljárót.
event-provost_moved =
    { $direction ->
        [forward] { $seat } előrébb lépteti az elöljárót: { $space }. mező
       *[backward] { $seat } hátrébb lépteti az elöljárót: { $space }. mező
    }{ $cost ->
        [0] .
       *[other] {" "}({ $cost } dénár).
    }
    .you =
        { $direction ->
            [forward] Előrébb lépteted az elöljárót: { $space }. mező
           *[backward] Hátrébb lépteted az elöljárót: { $space }. mező
        }{ $cost ->
            [0] .
           *[other] {" "}({ $cost } dénár).
        }
event-activated = { $seat } használja: { $place }.
    .you = Használod: { $place }.
event-produced = { $place } – { $seat } termelése: { $goods }.
    .you = { $place } – a termelésed: { $goods }.
event-owner_bonus_taken = { $place } – { $seat } tulajdonosi jutaléka: { $goods }.
    .you = { $place } – tulajdonosi jutalékod: { $goods }.
event-built = { $seat } épít ({ $space }. mező), és { $prestige } presztízspontot kap: { $place }.
    .you = Építesz ({ $space }. mező), és { $prestige } presztízspontot kapsz: { $place }.
event-transformed =
    { $seat } lakóházzá alakítja az épületet ({ $space }. mező), és { $prestige } presztízspontot kap: { $place }.
    .you = Lakóházzá alakítod az épületet ({ $space }. mező), és { $prestige } presztízspontot kapsz: { $place }.
event-transformation_delayed =
    { $seat } kifizette a lakóházat; az átalakulás a munkás távozásakor történik meg: { $place }.
    .you = Kifizetted a lakóházat; az átalakulás a munkás távozásakor történik meg: { $place }.
event-workers_sent_home = { $seat } az elöljárón túl semmit sem kap: { $places }.
    .you = Az elöljárón túl semmit sem kapsz: { $places }.
event-batch_handed_in =
    { $seat } szállítmányt ad le ({ $goods }), és { $prestige } presztízspontot kap a vár egy részéért: { $section }.
    .you = Szállítmányt adsz le ({ $goods }), és { $prestige } presztízspontot kapsz a vár egy részéért: { $section }.
event-castle_full = { $seat } már nem talál szabad részt a várban.
    .you = Már nem találsz szabad részt a várban.
event-no_batch =
    { $prestige ->
        [0] { $seat } semmit sem ad le a várnál, de nincs elveszíthető presztízspontja.
       *[other] { $seat } semmit sem ad le a várnál, és { $prestige } presztízspontot veszít.
    }
    .you =
        { $prestige ->
            [0] Semmit sem adsz le a várnál, de nincs elveszíthető presztízspontod.
           *[other] Semmit sem adsz le a várnál, és { $prestige } presztízspontot veszítesz.
        }
event-most_houses =
    { $seat } építette ebben a fordulóban a legtöbbet a várban, és királyi kegyet kap.
    .you = Ebben a fordulóban te építetted a legtöbbet a várban, és királyi kegyet kapsz.
event-bailiff_moved =
    Az udvarbíró { $steps } mezőt lép előre ({ $space }. mező), és az elöljáró csatlakozik hozzá.
event-section_scored = A vár értékelése: { $section }.
event-no_house_in_section =
    { $prestige ->
        [0] { $seat } nem épített ott házat ({ $section }), de nincs elveszíthető presztízspontja.
       *[other] { $seat } nem épített ott házat ({ $section }), és { $prestige } presztízspontot veszít.
    }
    .you =
        { $prestige ->
            [0] Nem építettél ott házat ({ $section }), de nincs elveszíthető presztízspontod.
           *[other] Nem építettél ott házat ({ $section }), és { $prestige } presztízspontot veszítesz.
        }
event-houses_counted =
    { $favours ->
        [0] { $seat } { $houses } házat épített ott ({ $section }), de semmit sem kap érte.
       *[other] { $seat } { $houses } házat épített ott ({ $section }), és { $favours } királyi kegyet kap.
    }
    .you =
        { $favours ->
            [0] { $houses } házat építettél ott ({ $section }), de semmit sem kapsz érte.
           *[other] { $houses } házat építettél ott ({ $section }), és { $favours } királyi kegyet kapsz.
        }
event-columns_opened = A királyi kegyek táblázatában mostantól { $column } oszlop van nyitva.
event-favour_row_chosen = { $seat } királyi kegyet használ: { $row }, { $column }. oszlop.
    .you = Királyi kegyet használsz: { $row }, { $column }. oszlop.
event-favour_prestige_gained = { $seat } a kegyért { $prestige } presztízspontot kap.
    .you = A kegyért { $prestige } presztízspontot kapsz.
event-favour_deniers_gained = { $seat } a kegyért { $deniers } dénárt kap.
    .you = A kegyért { $deniers } dénárt kapsz.
event-favour_simplified = { $seat } a királyi kegyért { $prestige } presztízspontot kap.
    .you = A királyi kegyért { $prestige } presztízspontot kapsz.
event-favour_lost =
    { $seat } ebben a fázisban már mind a négy sort használta; a királyi kegy elvész.
    .you = Ebben a fázisban már mind a négy sort használtad; a királyi kegy elvész.
event-final_bonus = { $seat } nem kap záró pontokat.
    .you = Nem kapsz záró pontokat.
event-final_bonus-parts = { $seat } záró pontjai: { $prestige } presztízspont ({ $parts }).
    .you = Záró pontjaid: { $prestige } presztízspont ({ $parts }).
event-game_ended = A játék véget ért. Győzelem { $prestige } presztízsponttal: { $winners }.
    .you = A játék véget ért. { $prestige } presztízsponttal te győztél.

## Akadályok

obstacle-no_worker_left = Nincs több munkásod.
obstacle-no_worker_left-seat = { $seat } munkásai elfogytak.
obstacle-not_on_the_road = Ez nem áll az út mentén: { $place }.
obstacle-closed_for_two = Két játékossal zárva van: { $place }.
obstacle-own_worker_there = Már van ott munkásod: { $place }.
obstacle-place_full = Ott nincs hely: { $place }.
obstacle-off_the_road = Az elöljáró nem léphet túl az út végén.
obstacle-not_in_this_game = Ez nincs benne ebben a játékban: { $place }.
obstacle-not_in_stock = Ez már megépült: { $place }.
obstacle-no_own_residence = A presztízsépület egy saját lakóházad helyére kerül, de neked egy sincs.
obstacle-no_own_residence-seat = A presztízsépület egy saját lakóház helyére kerül, de { $seat } egy lakóházzal sem rendelkezik.
obstacle-no_unbuilt_space = Az út mentén nincs több beépítetlen mező.
obstacle-never_transformed = Ebből sohasem lehet lakóház: { $place }.
obstacle-not_your_building = Ez nem a tiéd: { $place }.
obstacle-already_awaiting = Ebből már lakóház készül: { $place }.
obstacle-no_free_part = A várnak nincs szabad része.
obstacle-row_used_this_phase = Ezt a sort ebben a fázisban már használtad: { $row }.
obstacle-column_not_reached =
    A jelződ még nem érte el ezt: { $column }. oszlop; most itt áll: { $reached }. oszlop.
obstacle-column_not_reached-seat =
    { $seat } jelzője még nem érte el ezt: { $column }. oszlop; most itt áll: { $reached }. oszlop.
obstacle-nothing_to_do_there = Ezzel most semmit sem tudsz kezdeni: { $column }. oszlop.
obstacle-nothing_to_do_there-seat = Ezzel { $seat } most semmit sem tud kezdeni: { $column }. oszlop.

## Mi a baj egy állással

why-cannot_be_transformed = Ebből nem lehet lakóház: { $given }.
why-column_not_open = A jelző olyan oszlopon áll, amely még nem nyílt meg.
why-too_many_houses = Több a ház, mint a várrész: { $given }.

## Az első, vezetett játék

tutorial-aim = Üdv Caylusban! A király várat épít, mi pedig vele építünk. Az győz, akinek a végén a legtöbb presztízspontja van. Egy fordulót magyarázok el, miközben két bot ellen játszod.
tutorial-goods = Ez a tiéd: élelem-, fa-, kő-, posztó- és aranykockák, dénárnak nevezett érmék és hat munkás. Jobb oldalon a presztízspontjaid láthatók.
tutorial-road = Az út mentén épületek állnak. A hídtól kezdve egymás után működnek annak, akinek ott munkása van. Ez a hat senkié.
tutorial-place = Az arany keret azt jelenti: itt cselekedhetsz. Tedd az első munkásodat az erdőbe, amely 1 fát vagy 1 élelmet ad: válaszd ki, majd nyomd meg a Kész gombot. Ez 1 dénárba kerül.
tutorial-price = Most a többiek jönnek sorban, egy-egy munkással. Amíg senki sem passzolt, egy munkás 1 dénár, és minden passzoló után 1-gyel több: aki későn jön, drágán fizet.
tutorial-stone = Megint te jössz. A kőfejtő 1 követ ad: tegyél oda egy munkást. Mindig mást is tehetsz helyette, én majd követlek.
tutorial-builder = Az ács épít neked. Ez itt két mezővel az elöljárón, a fehér zászlón túl van, és rajta túl semmi sem működik. Mégis tegyél ide egy munkást: az elöljárót el lehet mozdítani.
tutorial-to_castle = A várban álló munkás a forduló végén kockákat adhat le a királynak, és ez sok pontot ér. Tegyél oda egyet.
tutorial-court = Ez a hat az út előtt működik: munkás áthelyezése, 3 dénár, az elöljáró mozgatása, kegy vásárlása, előbbre kerülés a sorrendben, olcsó szállás. Idővel kiismered őket.
tutorial-pass = Egy fordulóra elég. Most passzolj, és tartsd meg az érméidet. Aki elsőként passzol, 1 dénárt kap, és a passzolás sorrendjében mindenki mozgathatja az elöljárót.
tutorial-provost = Az elöljárón túli munkások üres kézzel térnek haza. Mindenki egyszer legfeljebb 3 mezővel mozgathatja, mezőnként 1 dénárért. Túl van rajta az ácsod? Akkor told előre 2 mezővel.
tutorial-produce = Most az út dolgozik, az első épülettől az elöljáróig. Az erdőd kérdezi: fa vagy élelem? Vegyél fát, kelleni fog az építéshez.
tutorial-build = Az ácsod faépületeket kínál. Az építés azonnal pontot ér, és még 1-et, valahányszor más tesz oda munkást. Építsd meg a posztótanyát 1 fából és 1 élelemből.
tutorial-batch = A vár három különböző kockából álló szállítmányt vár, köztük élelmet. Az első részben mindegyik 5 pont. Adj le élelmet, fát és követ: aki itt áll, de nem épít, 2 pontot veszít.
tutorial-favour = Ebben a fordulóban te építettél a legtöbbet, ezért a király kegyben részesít. Válassz sort: pont, dénár, kocka vagy épület. Minél előrébb jár ott a jelződ, annál többet ad.
tutorial-bailiff = Vége a fordulónak. Az udvarbíró 1 mezőt halad, vagy 2-t, ha az elöljáró előtte állt, és az elöljáró mellé lép. Ő a játék órája.
tutorial-income = Minden forduló bevétellel kezdődik: 2 dénár, és 1-gyel több minden lakóházadért. Utána ugyanazok a fázisok jönnek; itt látod, melyik tart éppen.
tutorial-owner = Amit te építettél, mindenki előtt nyitva áll. Ha e játékosok egyike munkást tesz oda, azonnal 1 pontot kapsz. Te magad ott mindig csak 1 dénárt fizetsz.
tutorial-scoring = A várnak három része van: öregtorony, falak, tornyok. Ha az egyik betelt, vagy az udvarbíró eléri a jelét, értékelés jön: két háztól kegy jár, ház nélkül pontot veszítesz.
tutorial-better = Az épületek továbbvisznek: a kőműves kőből épít, a jegyző lakóházakat hoz létre, az építész pedig ezekre presztízsépületet emel, ami a legtöbb pontot éri. Itt van minden, ami építhető.
tutorial-goal = A tornyok értékelésével a játéknak vége. A megmaradt arany darabja még 3 pont, 3 másik kocka vagy 4 dénár 1 pont. A legtöbb pont győz.
tutorial-free = Ennyi az egész játék. Játssz tovább a botok ellen, ameddig kedved tartja; nincs tétje, és a napló mindent megőriz. Többre vágysz? Kezdj igazi játékot.
