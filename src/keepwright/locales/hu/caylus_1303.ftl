### Caylus 1303: nevek a mértékadó szabályokból (rules/caylus_1303.yaml), választások, események, akadályok.

game-caylus_1303 = Caylus 1303
    .blurb = Pénz nincs: mindent munkásokkal fizetsz.

option-character_pool = Karakterek
    .description = Mely karakterek vannak játékban: véletlenszerűen húzottak vagy az első játékhoz ajánlottak.
    .random = Véletlenszerű
    .first_game = Első játék
option-show_opponent_pp = Nyílt presztízspontok
    .description = Mindenki bármikor látja az összes játékos presztízspontjait; a szabályok szerint ezek lefordítva fekszenek.

## Ami nem eléggé megalapozott

unconfirmed-costs = sok lapka ára és pontértéke
unconfirmed-start = a kezdő nyersanyagok
unconfirmed-road_spaces = az út hossza
unconfirmed-stone_space = a kőépület helye a játék elején
unconfirmed-copies = az egyes kezdőépületek darabszáma

## Nevek

colour-blue = Kék
colour-red = Piros
colour-green = Zöld
colour-yellow = Sárga
colour-black = Fekete

good-food = Étel
good-wood = Fa
good-stone = Kő
good-cloth = Posztó
good-gold = Arany

term-prestige_points = Presztízspont (PP)
term-worker = Munkás
term-house = Ház
term-supply = Készlet
term-favor = Kegy
term-bundle = Csomag
term-round = Forduló
term-provost = Elöljáró
term-round_marker = Fordulójelző
term-first_player_tile = Kezdőjátékos-lapka
term-residence = Lakóhely
term-monument = Emlékmű
term-starting_building = Kezdőépület
term-wood_building = Faépület
term-stone_building = Kőépület
term-setup_side = Előkészületi oldal
term-construction_side = Épületoldal
term-character = Karakter
term-pass = Passzolás

phase-planning = Tervezés
phase-activation = Aktiválás
phase-delivery = Szállítás
phase-stewardship = Intézőség

board-city_gate = Városkapu
board-road = Út
board-camp = Tábor
board-construction_site = Építési terület
board-guilds_bridge = Céhek hídja

class-printed = Nyomtatott épület
class-starting = { term-starting_building }
class-residence = { term-residence }
class-wood = { term-wood_building }
class-stone = { term-stone_building }
class-site = { board-construction_site }
class-monument = { term-monument }
class-character = { term-character }

building-fairground = Vásártér
building-lawyer = Ügyvéd
building-carpenter = Ács
building-toll = Vám

building-start_farm_1 = Tanya (kezdő 1)
    .plain = Tanya
building-start_farm_2 = Tanya (kezdő 2)
    .plain = Tanya
building-start_sawmill = Fűrészmalom (kezdő)
    .plain = Fűrészmalom
building-start_quarry = Kőbánya (kezdő)
    .plain = Kőbánya
building-start_market_1 = Piac (kezdő 1)
    .plain = Piac
building-start_market_2 = Piac (kezdő 2)
    .plain = Piac
building-start_guild_any = Céh (kezdő, bármi)
    .plain = Céh
building-start_guild_stone = Céh (kezdő, kő)
    .plain = Céh
building-start_carpenter = Ács (kezdő)
    .plain = Ács

building-wood_farm = Tanya (fa)
    .plain = Tanya
building-wood_sawmill = Fűrészmalom (fa)
    .plain = Fűrészmalom
building-wood_quarry = Kőbánya (fa)
    .plain = Kőbánya
building-wood_spinning_mill = Fonoda
building-wood_market = Piac (fa)
    .plain = Piac
building-wood_covered_market = Fedett piac
building-wood_manor = Majorság
building-wood_tailor = Szabó
building-wood_stonemason = Kőfaragó

building-stone_farm = Tanya (kő)
    .plain = Tanya
building-stone_sawmill = Fűrészmalom (kő)
    .plain = Fűrészmalom
building-stone_quarry = Kőbánya (kő)
    .plain = Kőbánya
building-stone_gold_mine = Aranybánya
building-stone_foundry = Öntöde
building-stone_alchemist = Alkimista
building-stone_guild = Céh (kő)
    .plain = Céh
building-stone_church = Templom
building-stone_jeweler = Ékszerész

building-construction_site = { board-construction_site }
building-residence = { term-residence }

building-garden = Kert
building-factory = Gyár
building-granary = Magtár
building-statue = Szobor
building-theater = Színház
building-cathedral = Katedrális
building-mansion = Kúria

character-early_riser = Korán kelő
    .power = A kezdőjátékos köre előtt lehelyezhetsz egy munkást; ez eggyel több munkásba kerül.
character-night_worker = Éjszakai munkás
    .power = Ha más már passzolt, neked akkor sem kerül több munkásba a lehelyezés.
character-journeyman = Iparossegéd
    .power = Fordulónként egyszer olyan épületre is lehelyezhetsz munkást, amelyen pontosan egy, másik játékoshoz tartozó munkás áll; a tiéd másodikként dolgozik.
character-thief = Tolvaj
    .power = Ha más épületére helyezel le munkást, a tulajdonos nem kap presztízspontot.
character-steward = Intéző
    .power = Ha más helyez le munkást az épületedre, 1 helyett 2 presztízspontot kapsz.
character-bailiff = Törvényszolga
    .power = A Céhek hídjánál sorra kerülő utolsó játékos után ingyen 1 lépéssel mozgathatod az elöljárót.
character-architect = Építész
    .power = Minden épületért és emlékműért, amelyet megépítesz, 1-gyel több presztízspontot kapsz.
character-chamberlain = Kamarás
    .power = A csomagod bármely 3 nyersanyagból állhat.
character-foreman = Munkafelügyelő
    .power = Minden csomagod 1-gyel több presztízspontot ér.
character-goldsmith = Aranyműves
    .power = A forduló első olyan csomagod, amelyben arany van, 5-tel több presztízspontot ér.
character-deliveryman = Szállító
    .power = Mindenki más után csomagokat szállíthatsz, akkor is, ha nincs munkásod az építési területen.
character-day_laborer = Napszámos
    .power = 1-gyel több munkást toborzol.

## Mennyiségek: egy felsorolás tételei

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-cloth = { $count } { good-cloth }
amount-gold = { $count } { good-gold }
amount-any_basic = { $count } Nyersanyag (arany nem)
amount-workers = { $count } { term-worker }
amount-prestige = { $count } Presztízspont
amount-favor = { $count } { term-favor }

## Egy szám részei: pontok, munkások, végső pontszám

part-owner = Tulajdonos
part-printed = Lapka
part-bundle = { term-bundle }
# A lehelyezett munkáson felül fizetendő munkások, mert valaki már passzolt.
part-passed = Valaki passzolt
    .told = { $count }, mert valaki már passzolt
part-base = Fordulónként
part-residences = Lakóhelyek
part-camp = Hiányzik a táborból
part-garden = { building-garden }
part-early_riser = { character-early_riser }
part-night_worker = { character-night_worker }
part-thief = { character-thief }
part-steward = { character-steward }
part-architect = { character-architect }
part-foreman = { character-foreman }
part-goldsmith = { character-goldsmith }
part-day_laborer = { character-day_laborer }
part-prestige = Presztízs
part-gold = { good-gold }

## Amiről dönteni lehet: rövid név

task-draft = a karakter kiválasztása
task-early_placement = a Korán kelő lehelyezése
task-place_or_pass = munkás lehelyezése vagy passz
task-trade = egy épület használata
task-take_of_choice = egy választott nyersanyag
task-build = építés
task-claim = az Ügyvéd háza
task-toll_move = az elöljáró mozgatása a Vámnál
task-bridge_move = az elöljáró mozgatása a Céhek hídjánál
task-bailiff_move = az elöljáró mozgatása a Törvényszolgával
task-pay = a befizetett nyersanyagok
task-take = az elvett nyersanyagok
task-use_favor = egy kegy felhasználása
task-take_from_board = egy karakter elvétele a tábláról
task-deliver = csomagok szállítása
task-deliver_last = csomagok szállítása a Szállítóval
task-build_monument = emlékmű építése
# Véletlen
task-starting_tiles = a kezdőépületek sorrendje
task-wood_slot = az építési terület faépülete
task-wood_space = az út menti faépület
task-stone_slot = az építési terület kőépülete
task-stone_space = az út menti kőépület
task-first_player = a kezdőjátékos
task-characters = a játékban lévő karakterek

# Ami kihagyható, de nem épület
work-build_wood = Faépület építése
work-build_stone = Kőépület építése
work-build_monument = Emlékmű építése
work-take_from_board = Karakter a tábláról

## Amit a játékostól kérdezünk

decision-draft = Melyik karaktert veszed el?
decision-early_placement = Korán kelő: lehelyezel egy munkást mindenki előtt? Ez eggyel több munkásba kerül.
decision-place_or_pass = Helyezz le egy munkást, vagy passzolj.
decision-trade = { $place }: használod az épületet?
decision-take_of_choice = { $place }: melyik nyersanyagot veszed el?
decision-build =
    { $group ->
        [wood] Melyik faépületet építed meg?
       *[stone] Melyik kőépületet építed meg?
    }
decision-build-discount =
    { $group ->
        [wood] Melyik faépületet építed meg? Kedvezményed: { $discount }.
       *[stone] Melyik kőépületet építed meg? Kedvezményed: { $discount }.
    }
decision-claim = Ügyvéd: melyik kezdőépületre teszel házat?
decision-toll_move = Vám: mozgatod az elöljárót? Ez ingyenes.
decision-bridge_move = Céhek hídja: mozgatod az elöljárót lépésenként 1 munkásért?
decision-bailiff_move = Törvényszolga: mozgatod az elöljárót? Ez ingyenes.
decision-pay = Az ár: { $price }. Mely nyersanyagokkal fizetsz?
decision-take =
    { $count ->
        [one] Melyik nyersanyagot veszed el?
       *[other] Melyik { $count } nyersanyagot veszed el?
    }
decision-use_favor = Kegy: vedd el egy másik játékos karakterét, vagy használd az építési területet.
decision-take_from_board = Elveszel egy karaktert a tábláról?
decision-deliver = Szállíts le egy csomagot, vagy hagyd abba.
    .hint = Egy csomag: 1 élelem és 2 másik, egymástól különböző erőforrás.
decision-deliver_last = Szállító: szállíts le egy csomagot, vagy hagyd abba.
    .hint = Egy csomag: 1 élelem és 2 másik, egymástól különböző erőforrás.
decision-build_monument = Melyik emlékművet építed a lakóhelyed helyére ({ $space }. mező)?

## Választások

action-pass = Passz
action-stop = A szállítás befejezése
    .short = Befejezés
action-place = Munkás ide: { $place }
action-build = Építés: { $place }
action-claim = Ház ide: { $place }
action-deliver = Szállítás: { $goods }
action-provost =
    { $direction ->
        [forward] Az elöljáró { $steps } lépést tesz előre
        [backward] Az elöljáró { $steps } lépést tesz hátra
       *[none] Az elöljáró a helyén marad
    }
action-take_character = Elvétel: { $character }
action-use_slot = Az építési terület { $slot }. helyének használata

## Események

event-starting_tiles_laid = A kezdőépületek a helyükre kerülnek, az első az építési terület 1. helyére, a többi az út mentére: { $places }.
event-slot_filled = Az építési terület { $slot }. mezője: { $place }.
event-tile_laid = Az út { $space }. mezője: { $place }.
event-first_player_drawn = A kezdőjátékos: { $seat }.
    .you = Te vagy a kezdőjátékos.
event-characters_revealed = Ezek a karakterek vannak játékban: { $characters }.
event-character_taken = { $seat } karaktert vesz el: { $character }.
    .you = Karaktert veszel el: { $character }.
# $holder az eddigi gazda.
event-character_taken-holder =
    { $whose ->
        [yours] { $seat } elveszi tőled a karaktert: { $character }.
       *[others] { $seat } elveszi a karaktert tőle: { $holder } – { $character }.
    }
    .you = Elveszed a karaktert tőle: { $holder } – { $character }.
event-phase_began = Fázis: { $phase }.
event-worker_placed = { $seat } munkást rak le: { $place }.
    .you = Munkást raksz le: { $place }.
event-worker_placed-parts =
    { $returned ->
        [0] { $seat } munkást rak le, és nem kell többet a táborba tennie ({ $parts }): { $place }.
       *[other] { $seat } munkást rak le, és további { $returned } munkást a táborba tesz ({ $parts }): { $place }.
    }
    .you =
        { $returned ->
            [0] Munkást raksz le, és nem kell többet a táborba tenned ({ $parts }): { $place }.
           *[other] Munkást raksz le, és további { $returned } munkást a táborba teszel ({ $parts }): { $place }.
        }
event-character_used = { $seat } erre a fordulóra felhasznált egy karaktert: { $character }.
    .you = Erre a fordulóra felhasználtál egy karaktert: { $character }.
event-owner_rewarded =
    { $prestige ->
        [0] { $seat } semmit sem kap az épületért ({ $parts }): { $place }.
       *[other] { $seat } { $prestige } presztízspontot kap az épületért ({ $parts }): { $place }.
    }
    .you =
        { $prestige ->
            [0] Semmit sem kapsz az épületért ({ $parts }): { $place }.
           *[other] { $prestige } presztízspontot kapsz az épületért ({ $parts }): { $place }.
        }
event-passed =
    { $number ->
        [1] { $seat } elsőként passzol, és elveszi a kezdőjátékos-lapkát.
       *[other] { $seat } passzol, sorszáma { $number }.
    }
    .you =
        { $number ->
            [1] Elsőként passzolsz, és elveszed a kezdőjátékos-lapkát.
           *[other] Passzolsz, sorszámod { $number }.
        }
event-activated = { $seat } használja: { $place }.
    .you = Használod: { $place }.
event-provost_moved =
    { $direction ->
        [forward] { $seat } { $steps } lépéssel előrébb mozgatja az elöljárót
        [backward] { $seat } { $steps } lépéssel hátrébb mozgatja az elöljárót
       *[none] { $seat } a helyén hagyja az elöljárót
    }; új helye: { $space ->
        [0] közvetlenül a híd után
       *[other] { $space }. mező után
    }{ $cost ->
        [0] .
       *[other] {" "}({ $cost } munkás).
    }
    .you =
        { $direction ->
            [forward] { $steps } lépéssel előrébb mozgatod az elöljárót
            [backward] { $steps } lépéssel hátrébb mozgatod az elöljárót
           *[none] A helyén hagyod az elöljárót
        }; új helye: { $space ->
            [0] közvetlenül a híd után
           *[other] { $space }. mező után
        }{ $cost ->
            [0] .
           *[other] {" "}({ $cost } munkás).
        }
event-provost_left_alone = { $seat } a helyén hagyja az elöljárót.
    .you = A helyén hagyod az elöljárót.
event-workers_sent_home = { $seat } az elöljárón túl semmit sem kap: { $places }.
    .you = Az elöljárón túl semmit sem kapsz: { $places }.
event-owner_bonus_taken = { $place } – { $seat } tulajdonosként elveszi: { $goods }.
    .you = { $place } – tulajdonosként elveszed: { $goods }.
event-workers_taken =
    { $workers ->
        [0] { $seat } táborában nincs több munkás.
       *[other] { $seat } { $workers } munkást vesz el a táborból.
    }
    .you =
        { $workers ->
            [0] A táborodban nincs több munkás.
           *[other] { $workers } munkást veszel el a táborból.
        }
event-built = { $seat } épít ({ $space }. mező), és { $prestige } presztízspontot kap ({ $parts }): { $place }.
    .you = Építesz ({ $space }. mező), és { $prestige } presztízspontot kapsz ({ $parts }): { $place }.
event-claimed = { $seat } házat tesz egy kezdőépületre: { $place }.
    .you = Házat teszel egy kezdőépületre: { $place }.
event-favor_gained = { $seat } kegyben részesül.
    .you = Kegyben részesülsz.
event-slot_used = { $seat } az építési terület { $slot }. helyét használja: { $place }.
    .you = Az építési terület { $slot }. mezőjét használod: { $place }.
event-bundle_delivered = { $seat } csomagot szállít le ({ $goods }), és { $prestige } presztízspontot kap ({ $parts }).
    .you = Csomagot szállítasz le ({ $goods }), és { $prestige } presztízspontot kapsz ({ $parts }).
event-most_bundles = A legtöbb csomagot { $seat } szállította le.
    .you = A legtöbb csomagot te szállítottad le.
event-became_residence = { $seat } új lakóhelye: { $place }.
    .you = Új lakóhelyed: { $place }.
# $parts a járó munkások; $workers azok, akik a táborban vannak.
event-recruited =
    { $seat } munkásokat toboroz ({ $parts }): { $workers ->
        [0] a táborban nincs több munkás
       *[other] { $workers } munkás jön a táborból
    }.
    .you =
        Munkásokat toborzol ({ $parts }): { $workers ->
            [0] a táborban nincs több munkás
           *[other] { $workers } munkás jön a táborból
        }.
event-recruited-goods =
    { $seat } munkásokat toboroz ({ $parts }): { $workers ->
        [0] a táborban nincs több munkás
       *[other] { $workers } munkás jön a táborból
    }; továbbá { $goods }.
    .you =
        Munkásokat toborzol ({ $parts }): { $workers ->
            [0] a táborban nincs több munkás
           *[other] { $workers } munkás jön a táborból
        }; továbbá { $goods }.
event-provost_set = Az elöljáró az utolsó épület elé áll ({ $space }. mező után).
event-points_counted = { $seat } nem szerzett presztízspontot.
    .you = Nem szereztél presztízspontot.
event-points_counted-parts = { $seat } eredménye: { $prestige } presztízspont ({ $parts }).
    .you = Eredményed: { $prestige } presztízspont ({ $parts }).
event-game_ended = A játék véget ért. Győzelem { $prestige } presztízsponttal: { $winners }.
    .you = A játék véget ért. { $prestige } presztízsponttal te győztél.

## Akadályok

obstacle-too_few_workers =
    Ennek az ára { $cost } munkás; neked { $held ->
        [0] egy sincs
       *[other] { $held } van
    }.
obstacle-too_few_workers-seat =
    Ennek az ára { $cost } munkás; { $seat } { $held ->
        [0] egy munkással sem
       *[other] { $held } munkással
    } rendelkezik.
obstacle-own_worker_there = Már van ott munkásod: { $place }.
obstacle-is_residence = Ez lakóhely, nem kerülhet ide munkás: { $place }.
obstacle-not_on_the_road = Ez nincs az út mentén: { $place }.
obstacle-place_full = Ott már van egy munkás: { $place }.
obstacle-off_the_road = Az elöljáró nem hagyhatja el az utat.
obstacle-already_claimed = Ott már van egy ház: { $place }.
obstacle-no_house_left = Mind a { $houses } házad a táblán van.
obstacle-no_house_left-seat = { $seat } mind a { $houses } háza a táblán van.
obstacle-no_own_residence = Az emlékmű egy saját lakóhelyed helyére kerül, de neked egy sincs.
obstacle-no_own_residence-seat = Az emlékmű egy saját lakóhely helyére kerül, de { $seat } egy lakóhellyel sem rendelkezik.
obstacle-no_empty_space = Az út mentén nincs több üres mező.
obstacle-not_in_stock = Ez nincs a készletben: { $place }.
obstacle-not_a_bundle = Ez nem csomag: { $goods }. Egy csomag egy ételből és két másféle, egymástól is különböző nyersanyagból áll.
obstacle-slot_closed = Az építési terület { $slot }. helye még zárva van; megnyílik: { $round }. forduló.
obstacle-own_character = Ez a karakter már a tiéd: { $character }.
obstacle-held_by_nobody = Ez a karakter egyik játékosnál sincs: { $character }.
obstacle-not_on_the_board = Ez a karakter nincs a táblán: { $character }.

## Mi a baj egy állással

why-cannot_be_used = Ez nem csak fordulónként egyszer hat: { $given }.
why-not_first_to_pass = Az a kezdőjátékos, aki elsőként passzol; ez { $seat } volt.
why-too_many_houses = Ez több ház, mint amennyi egy játékosnak van: { $given }.

## Az első, vezetett játék

tutorial-aim = Üdv a Caylus 1303-ban! Kilenc fordulón át szállítunk a király várához, és építünk az út mentén. A legtöbb presztízspont győz. Egy fordulót magyarázok el játék közben.
tutorial-workers = Pénz itt nincs: munkásokkal fizetsz. Akik előtted állnak, készen vannak, a többiek a táborban várnak. Mellettük a javaid.
tutorial-character = Mindenki egy karakterrel kezd, aki addig segít, amíg nálad van. Az építész 1-gyel több pontot hoz mindenért, amit építesz: vedd el.
tutorial-road = Ezek az épületek az út mentén állnak, és senkiéi. Hamarosan a hídtól kezdve sorban működnek annak, akinek ott munkása van.
tutorial-site = Az arany keret azt jelenti: itt cselekedhetsz. Tegyél egy munkást az építési területre, hogy ebben a fordulóban szállíthass: válaszd ki, majd nyomd meg a Kész gombot.
tutorial-price = Körönként egy munkást teszel le, és ő erre a fordulóra elment. Ha már más passzolt, minden lehelyezés még egy munkásba kerül.
tutorial-builder = Az ács épít neked. A híd előtt áll, így mindig és korán működik. Tegyél oda egy munkást. Mást is tehetsz, én majd követlek.
tutorial-farm = Ételre kétszer lesz szükséged: az építéshez és a királynak. Egy tanya 1 ételt ad. Tegyél oda egy munkást.
tutorial-printed = Ez a négy a táblára van nyomtatva, és mindig működik: kegy 1 fáért, egy épület lefoglalása 1 posztóért, építés, és az elöljáró ingyen mozgatása legfeljebb 2 lépéssel.
tutorial-pass = Akit megtartasz, az a következő fordulóban is a tiéd. Most passzolj: aki elsőként passzol, az kezdi a következő fordulót, és ő jön elsőként ennél a hídnál.
tutorial-build = Az ácsod faépületeket kínál. Amit építesz, az út következő szabad helyére kerül, azonnal pontot ér, és a tiéd. Építsd meg a fűrészmalmot 1 fából és 1 ételből.
tutorial-bridge = A hídnál mindenki mozgathatja az épületek között álló elöljárót: ami rajta túl van, nem működik. Egy lépés 1 munkás, legfeljebb 3 lehet. Hagyd, ahol van.
tutorial-deliver = Szállítás! Egy csomag étel és két másik, különböző nyersanyag. Mindegyik azonnal 5 pont. Szállíts ételt, fát és követ.
tutorial-favor = Te szállítottál a legtöbbet: ezért kegy jár. Vedd el valaki karakterét, vagy használd az építési terület egy épületét; a 4. és a 7. fordulóban újabbak nyílnak.
tutorial-recruits = Vége a fordulónak: mindenki 3 munkást hív a táborból, az elöljáró pedig az utolsó épület elé áll. Itt látod a forduló négy fázisát.
tutorial-owner = Amit te építettél, mindenki előtt nyitva áll. Ha más munkást tesz oda, azonnal 1 pontot kapsz. A többiek pontjait csak a végén látod.
tutorial-residence = Az ügyvéddel 1 posztóért lefoglalhatsz egyet az első épületek közül. A forduló végén a lakóházad lesz: minden fordulóban 1-gyel több munkás.
tutorial-monument = Itt van minden, ami építhető. A kőfaragó kőből épít. Az emlékművek aranyba kerülnek, a lakóházaidra épülnek, és a legtöbb pontot érik.
tutorial-goal = Kilenc forduló után vége a játéknak. A megmaradt arany darabja 2 pont, minden más semmi. A legtöbb pont győz.
tutorial-free = Ennyi az egész játék. Játssz tovább a bot ellen, ameddig kedved tartja; nincs tétje, és a napló mindent megőriz. Többre vágysz? Kezdj igazi játékot.
