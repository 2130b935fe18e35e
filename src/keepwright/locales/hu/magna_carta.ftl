### Caylus: Magna Carta – nevek a mértékadó szabályokból (rules/magna_carta.yaml), választások, események, akadályok.

game-magna_carta = Caylus: Magna Carta
    .short = Magna Carta
    .blurb = A Caylus kártyákkal. A legjobb első játék.

option-ruleset = Szabályok
    .description = A haladó játékban az alapjátékhoz az udvarnagy, a jegyző, a templom, a fogadó és a lakóépületek társulnak.
    .beginner = Alapjáték
    .standard = Haladó játék

## Nevek

colour-red = Vörös
colour-green = Zöld
colour-orange = Narancssárga
colour-blue = Kék

good-food = Élelmiszer
    .short = Étel
good-wood = Fa
good-stone = Kő
good-gold = Arany

currency-denier = Dénár

term-worker = Munkás
term-passing_marker = Passzjelző
term-provost = Udvarnagy
term-road = Út
term-bridge_card = Hídkártya
term-castle_card = Várkártya
    .short = Vár
term-first_player_card = Kezdőjátékos kártyája
term-stock = Készlet
term-lot = Erőforráscsomag
term-prestige_point = Hírnévpont
term-castle_token = Hírnévjelző
term-neutral_building = Semleges épület
term-prestige_building = Presztízsépület
term-primary_effect = Elsődleges képesség
term-secondary_effect = Másodlagos képesség
term-draw_pile = Húzópakli
term-discard_pile = Dobópakli

class-neutral = { term-neutral_building }
class-player = Játékos épülete
class-prestige = { term-prestige_building }
class-residence = { building-residence }

phase-income = Bevétel
phase-actions = Akciók
phase-provost = Az udvarnagy mozgatása
phase-activation = Az épületek aktiválása
phase-castle = Várépítés
phase-end_of_round = A forduló vége

section-dungeon = Alapok
section-walls = Falak
section-towers = Tornyok

building-neutral_park = Vadaskert
building-neutral_forest = Erdő
building-neutral_quarry = Kőfejtő
building-neutral_peddler = Ócskás
building-neutral_trading_post = Lerakat

building-small_farm = Kis tanya
building-small_sawmill = Kis fűrészmalom
building-small_quarry = Kis kőfejtő
building-peddler = Ócskás
building-market = Piac
building-lawyer = Jegyző
building-large_farm = Nagy tanya
building-large_sawmill = Nagy fűrészmalom
building-large_quarry = Nagy kőfejtő
building-gold_mine = Aranybánya
building-bank = Bank
building-church = Templom

building-residence = Lakóépület

building-theatre = Színház
building-statue = Szobor
building-hotel = Fogadó
building-stables = Istálló
building-town_hall = Városháza
building-monument = Emlékmű
building-cathedral = Katedrális

## Mennyiségek: egy felsorolás tételei

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-gold = { $count } { good-gold }
amount-denier = { $count } { currency-denier }
amount-any = { $count } Bármilyen erőforráskocka
amount-any_not_gold = { $count } Erőforráskocka (arany nem)
amount-prestige = { $count } { term-prestige_point }
amount-castle_token = { $count } { term-castle_token }
# Hírnévjelzők a vár részei szerint
amount-dungeon = { $count } × { section-dungeon }
amount-walls = { $count } × { section-walls }
amount-towers = { $count } × { section-towers }

## Egy szám részei: bevétel, végső pontszám

part-base = Alapbevétel
part-residences = Lakóépületek
part-hotel = { building-hotel }
part-tokens = Hírnévjelzők
part-buildings = Épületek
part-prestige = Presztízsépületek
part-gold = { good-gold }
part-cubes = Egyéb erőforráskockák
part-deniers = Dénárok

## Amiről dönteni lehet: rövid név

task-mulligan = a kezdő lapok megtartása vagy cseréje
task-choose_action = a soron következő akció
task-choose_place = a munkás helye
task-build_from_hand = a kézből megépített kártya
task-build_prestige_card = a megépített presztízsépület
task-pay = a befizetett erőforráskockák
task-take = az elvett erőforráskockák
task-trade = csere
task-owner_trade = a tulajdonos cseréje
task-turn_card = egy kártya lakóépületté alakítása
task-move_provost = az udvarnagy mozgatása
task-offer_lots = erőforráscsomagok a várhoz
# Véletlen
task-road = a semleges épületek az út mentén
task-deal = a kezdő lapok
task-draw = a húzott kártya
task-first_player = a kezdőjátékos

## Amit a játékostól kérdezünk

decision-mulligan = Megtartod a kezdő lapjaidat, vagy mindet kicseréled? Erre csak egyszer van lehetőség.
decision-choose_action = Melyik akciót választod?
decision-choose_place = Melyik kártyára helyezed a munkásodat 1 dénárért?
decision-build_from_hand = Melyik kézben tartott kártyádat építed meg?
decision-build_prestige_card = Melyik presztízsépületet építed meg?
decision-pay = Az ár: { $price }. Mely erőforráskockákkal fizetsz?
decision-take =
    { $count ->
        [one] Melyik erőforráskockát veszed el?
       *[other] Melyik { $count } erőforráskockát veszed el?
    }
decision-trade = { $place }: akarsz cserélni?
decision-owner_trade = Használták a kártyádat: { $place }. Akarsz tulajdonosként cserélni?
decision-turn_card = Jegyző: melyik kártyádat alakítod lakóépületté 1 élelmiszerért?
decision-move_provost = Mozgasd az udvarnagyot legfeljebb 3 kártyával, kártyánként 1 dénárért, vagy passzolj.
decision-offer_lots = Hány erőforráscsomagot (1 élelmiszer, 1 fa, 1 kő) adsz le a várhoz?

## Választások

action-keep = A lapok megtartása
action-redraw = A lapok cseréje
action-draw_card = Kártyahúzás
action-replace_hand = Kártyacsere
action-place_worker = Munkás elhelyezése
action-build = Építkezés
action-build-card = Építés: { $card }
action-build_prestige = Presztízsépület építése
action-pass = Passzolás
action-place = Munkás ide: { $place }
action-provost =
    { $direction ->
        [forward] Az udvarnagy { $steps } kártyát lép előre
        [backward] Az udvarnagy { $steps } kártyát lép hátra
       *[none] Az udvarnagy a helyén marad
    }
action-transform = Lakóépületté alakítás: { $card }
action-transform-neutral = Lakóépületté alakítás: { $neutral } (semleges)
action-lots =
    { $lots ->
        [0] Semmit sem adok le
       *[other] { $lots } erőforráscsomag leadása
    }

## Események

event-road_laid = Az út eleje: { $places }.
event-first_player_changed = A kezdőjátékos: { $seat }.
    .you = Te vagy a kezdőjátékos.
event-hand_kept = { $seat } megtartja a kezdő lapjait.
    .you = Megtartod a kezdő lapjaidat.
event-hand_discarded = { $seat } eldobja minden lapját: { $cards }.
    .you = Eldobod minden lapodat: { $cards }.
event-cards_drawn = { $seat } { $count } kártyát húz.
    .you = { $count } kártyát húzol.
event-cards_drawn-cards = { $seat } { $count } kártyát húz: { $cards }.
    .you = { $count } kártyát húzol: { $cards }.
event-pile_shuffled = { $seat } a dobópakliból új húzópaklit kever.
    .you = A dobópaklidból új húzópaklit keversz.
event-phase_began = Fázis: { $phase }.
event-income_received = { $seat } bevétele { $deniers } dénár ({ $parts }).
    .you = Bevételed { $deniers } dénár ({ $parts }).
event-worker_placed = { $seat } { $cost } dénárért munkást helyez el: { $place }.
    .you = { $cost } dénárért munkást helyezel el: { $place }.
event-card_built = { $seat } épít az út végén: { $card }.
    .you = Építesz az út végén: { $card }.
event-prestige_built = { $seat } presztízsépületet épít: { $card }.
    .you = Presztízsépületet építesz: { $card }.
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
event-provost_left_alone = { $seat } a helyén hagyja az udvarnagyot.
    .you = A helyén hagyod az udvarnagyot.
event-provost_moved =
    { $direction ->
        [forward] { $seat } { $steps } kártyával előrébb lépteti az udvarnagyot
        [backward] { $seat } { $steps } kártyával hátrébb lépteti az udvarnagyot
       *[none] { $seat } a helyén hagyja az udvarnagyot
    }{ $cost ->
        [0] .
       *[other] {" "}({ $cost } dénár).
    }
    .you =
        { $direction ->
            [forward] { $steps } kártyával előrébb lépteted az udvarnagyot
            [backward] { $steps } kártyával hátrébb lépteted az udvarnagyot
           *[none] A helyén hagyod az udvarnagyot
        }{ $cost ->
            [0] .
           *[other] {" "}({ $cost } dénár).
        }
event-activated = { $seat } használja: { $place }.
    .you = Használod: { $place }.
event-not_reached = { $seat } az udvarnagyon túl semmit sem kap: { $place }.
    .you = Az udvarnagyon túl semmit sem kapsz: { $place }.
event-gained = { $card } – { $seat } bevétele: { $goods }.
    .you = { $card } – bevételed: { $goods }.
event-owner_gained = { $card } – { $seat } bevétele tulajdonosként: { $goods }.
    .you = { $card } – bevételed tulajdonosként: { $goods }.
event-reserve_used = { $card } – { $seat } tulajdonosként ezt veszi el a kártyáról: { $goods }.
    .you = { $card } – tulajdonosként ezt veszed el a kártyáról: { $goods }.
event-reserve_empty = { $seat } tulajdonosként már semmit sem talál a kártyán: { $card }.
    .you = A kártyádon már nincs semmi: { $card }.
event-card_turned = { $seat } lakóépületté alakít egy kártyát: { $card }.
    .you = Lakóépületté alakítasz egy kártyát: { $card }.
event-card_marked =
    { $seat } kifizette a lakóépületet; a kártya a munkás távozásakor fordul meg: { $card }.
    .you = Kifizetted a lakóépületet; a kártya a munkás távozásakor fordul meg: { $card }.
event-lots_offered = { $seat } { $lots } erőforráscsomagot ad be a várhoz.
    .you = { $lots } erőforráscsomagot adsz be a várhoz.
event-no_lots = { $seat } semmit sem ad be a várhoz.
    .you = Semmit sem adsz be a várhoz.
event-tokens_taken = { $seat } hírnévjelzőket kap: { $tokens }.
    .you = Hírnévjelzőket kapsz: { $tokens }.
event-most_lots = { $seat } adta be a legtöbb erőforráscsomagot; a jutalma: { $goods }.
    .you = Te adtad be a legtöbb erőforráscsomagot; a jutalmad: { $goods }.
event-tokens_removed = Senki sem adott be erőforráscsomagot. Kikerülnek a játékból ezek a hírnévjelzők: { $tokens }.
event-provost_advanced =
    { $steps ->
        [0] Az udvarnagy az út utolsó kártyáján marad.
       *[other] Az udvarnagy { $steps } kártyával továbblép.
    }
event-points_counted = { $seat } nem szerzett hírnévpontot.
    .you = Nem szereztél hírnévpontot.
event-points_counted-parts = { $seat } eredménye: { $prestige } hírnévpont ({ $parts }).
    .you = Eredményed: { $prestige } hírnévpont ({ $parts }).
event-game_ended = A játék véget ért. Győzelem { $prestige } hírnévponttal: { $winners }.
    .you = A játék véget ért. { $prestige } hírnévponttal te győztél.

## Akadályok

obstacle-nothing_to_draw = A húzópaklid és a dobópaklid is üres.
obstacle-nothing_to_draw-seat = { $seat } húzópaklija és dobópaklija is üres.
obstacle-empty_hand = Nincs kártya a kezedben.
obstacle-empty_hand-seat = { $seat } kezében nincs kártya.
obstacle-no_worker_left = Nincs több munkásod.
obstacle-no_worker_left-seat = { $seat } munkásai elfogytak.
obstacle-no_free_card = Az út egyetlen kártyája sem szabad munkás számára.
obstacle-no_card_to_build = A kezedben tartott kártyák egyikét sem tudod megépíteni.
obstacle-no_card_to_build-seat = { $seat } a kezében tartott kártyák egyikét sem tudja megépíteni.
obstacle-no_own_residence = A presztízsépület egy saját szabad lakóépületedre kerül, de neked egy sincs.
obstacle-no_own_residence-seat = A presztízsépület egy saját szabad lakóépületre kerül, de { $seat } egy szabad lakóépülettel sem rendelkezik.
obstacle-no_prestige_to_build = A megmaradt presztízsépületek egyikét sem tudod kifizetni.
obstacle-no_prestige_to_build-seat = { $seat } a megmaradt presztízsépületek egyikét sem tudja kifizetni.
obstacle-not_on_the_road = Ez nincs az út mentén: { $place }.
obstacle-takes_no_worker = Ide nem kerülhet munkás: { $place }.
obstacle-place_full = Ott már van egy munkás: { $place }.
obstacle-not_in_hand = Ez nincs a kezedben: { $card }.
obstacle-not_in_this_game = Ez nincs benne ebben a játékban: { $card }.
obstacle-not_on_offer = Ez már megépült: { $card }.
obstacle-off_the_road = Az udvarnagy nem hagyhatja el az utat.
obstacle-never_turned = Ebből sohasem lehet lakóépület: { $card }.
obstacle-not_built_by_you = Nincs ilyen képpel felfelé fekvő kártyád az út mentén: { $card }.
obstacle-already_marked = Ebből már lakóépület készül: { $card }.
obstacle-too_few_tokens_left =
    { $left ->
        [0] Nem maradt több hírnévjelző.
       *[other] Már csak { $left } hírnévjelző maradt.
    }

## Mi a baj egy állással

why-cannot_be_transformed = Ebből sohasem lehet lakóépület: { $given }.
why-not_on_the_road = Ez nem fekszik képpel felfelé az út mentén: { $given }.
why-taken_too_early = Ennek a várrésznek a jelzőit csak akkor lehet elvenni, ha az előző várrészekéi elfogytak: { $given }.

## Az első, vezetett játék

tutorial-aim = Üdv a Magna Cartában! Ez a Caylus kártyákkal: épületekből utat építünk, és amit adnak, abból a király várát. A legtöbb presztízspont győz.
tutorial-goods = Ez a tiéd: élelmiszer, fa, kő és arany, dénárnak nevezett érmék és négy munkás. Veled szemben egy bot ül. Egy fordulót magyarázok el, miközben játszod.
tutorial-hand = Három lap a saját paklidból: épületek, bal felül az áruk, jobb felül a pontjaik. Egyszer mindhármat kicserélhetnéd. Ezek jók: tartsd meg őket.
tutorial-road = Az út kártyáról kártyára nő, jobbra. Ezek az első kártyák senkiéi. Később sorban működnek annak, akinek ott munkása van.
tutorial-build = A körödben egy dolgot tehetsz. Építs: válaszd a kezedből a kis kőfejtőt 1 élelmiszerért és 1 fáért, majd nyomd meg a Kész gombot. Az út végére kerül.
tutorial-points = Az épület a játék végén adja a pontjait. Addig bárki tehet rá munkást, te is. Most a bot jön.
tutorial-place = Most egy munkás: bárhová megy, 1 dénárba kerül. Küldd az ócskáshoz, aki 1 dénárért egy tetszőleges kockát ad el neked.
tutorial-place_again = Még egyszer: a vadaskert 1 élelmiszert ad. Egy kártyán egy munkás fér el, így aki előbb jön, azé a hely.
tutorial-cards = 1 dénárért kártyát is húzhatsz, vagy az egész kezedet kicserélheted. A kézben tartott lap nem ér pontot: csak az számít, ami felépült.
tutorial-pass = Tarts meg egy-két érmét, és passzolj. Aki elsőként passzol, 1 dénárt kap, és ő jön elsőként az udvarnagynál és a várnál.
tutorial-provost = Az udvarnagy az úton áll: a rajta túli kártyák ebben a fordulóban nem működnek. Passzolási sorrendben mindenki legfeljebb 3 kártyával mozgathatja, darabja 1 dénár. Jó helyen áll neked: passzolj.
tutorial-trade = Most az út dolgozik, kártyáról kártyára; a vadaskert már adott élelmiszert. Az ócskás kérdezi, cserélsz-e. Vegyél követ: neked nincs.
tutorial-lots = A vár: 1 élelmiszer, 1 fa és 1 kő egy erőforráscsomag. Minden csomag egy hírnévjelzőt ér, előbb a 4 pontosak, aztán a 3, végül a 2 pontosak fogynak. Adj le egyet.
tutorial-gold = Aki egy fordulóban a legtöbb csomagot adja le, 1 aranyat is kap. Az arany bármely kockát helyettesíti, amit fizetned kell.
tutorial-next_round = Új forduló: az udvarnagy legfeljebb 2 kártyát haladt, más kezd, és mindenki 2 dénárt kapott. Ha senki sem ad le csomagot, 2 hírnévjelző kikerül a játékból.
tutorial-owner = Ha más dolgozik a kártyádon, tulajdonosként megkapod, ami a lap alján lévő sávban áll. Ez fordítva is igaz: látogasd mások kártyáit.
tutorial-lawyer = Két különleges kártya: a jegyző egyik kártyádat lakóépületté alakítja, amely fordulónként 1 dénárt ad; a templom érmékért hírnévjelzőt szerez.
tutorial-prestige = A presztízsépületek mindenki előtt nyitva állnak. Drágák, és a legtöbb pontot érik; mindegyik egy saját lakóépületre épül.
tutorial-goal = Ha elfogyott az utolsó hírnévjelző, a fordulót még végigjátsszuk. Pontot ér a jelző, az épület és a lakóépület; az arany darabja 1, 3 másik kocka vagy 3 dénár 1 pont.
tutorial-free = Ennyi az egész játék. Játssz tovább a bot ellen, ameddig kedved tartja; nincs tétje, és a napló mindent megőriz. Többre vágysz? Kezdj igazi játékot.
