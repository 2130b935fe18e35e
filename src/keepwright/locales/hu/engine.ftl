### Amit a motor bármelyik játékról mond.

## Számok és felsorolások

list-and = { $most } és { $last }
# Whoever reads it, in a row of names.
you = te
nothing = semmi
part = { $label } { $count }
tally = { $total } ({ $parts })
coloured = { $name } ({ $colour })
unconfirmed = Nincs megerősítve: { $figures }. Írd meg nekünk, mi áll a te példányodban.
unconfirmed_piece = Az adatok nincsenek megerősítve: írd meg nekünk, mi áll a te példányodban.

## Események

event-forced = { $seat } nem választhat mást ({ $decision }): { $action }.
    .you = Nem választhatsz mást ({ $decision }): { $action }.
event-sealed = { $seat } titokban döntött.
    .you = Titokban döntöttél.
event-sealed-action = { $seat } titokban döntött: { $action }.
    .you = Titokban döntöttél: { $action }.
event-round_began = Elkezdődött: { $round }. forduló.

## Visszautasítások

error-unreadable = „{ $text }” – ilyen lépés nincs ebben a játékban.
error-unreadable-near = „{ $text }” – ilyen lépés nincs ebben a játékban. Erre gondoltál: { $near }?
# An outcome of chance that names too few things, or too many.
error-unreadable-count =
    { $count ->
        [one] „{ $text }” nem jöhet ki: 1 dolgot kell húzni.
       *[other] „{ $text }” nem jöhet ki: { $count } dolgot kell húzni.
    }
error-not_asked_for = Most erről kell dönteni: { $due }.
error-not_asked_for-action = „{ $action }” – ez most nem kérdés. Most erről kell dönteni: { $due }.
error-not_asked_for-chance = Most senkinek sem kell döntenie, előbb a véletlen dönt: { $chance } (Pythonban: deal).
error-not_your_seat = Most nem { $seat } dönt, hanem { $due }.
error-not_your_seat-seats = Ezzel a színnel itt senki sem játszik: { $seat }. Az asztalnál ülnek: { $seats }.
error-stale =
    A játék közben továbbhaladt: te még csak { $expected } sort láttál belőle, de már { $length } van.
error-over = A játék véget ért.
error-nothing_to_undo =
    { $seat } semmit sem vonhat vissza: azóta más vagy a véletlen már lépett.
error-obstructed = „{ $action }” – ez most nem lehetséges. { $reasons }

## Hibás hívások

error-unknown_game = Nincs ilyen játék: „{ $game }”. A választék: { $games }.
error-bad_option = A beállítás ({ $option }) lehetséges értékei: { $values }. Ez nem lehet: { $given }.
error-bad_option-options = Nincs ilyen beállítás: „{ $option }”. A választék: { $options }.
error-unknown_seat = Ezzel a színnel itt senki sem játszik: { $seat }. Az asztalnál ülnek: { $seats }.
error-too_many = Egy fajtából nem lehet több, mint { $most }.
error-other_game = A két állás nem tartozik össze: az egyik { $game }, { $seats }; a másik { $given }, { $others }.
error-bad_seats = A játékosok száma { $least } és { $most } között lehet, ez nem jó: { $given }.
error-bad_seats-colour =
    Ez a szín ismeretlen, vagy kétszer szerepel: „{ $colour }”. A választék: { $colours }.

## Hibás fájlok

error-bad_state = Ez nem a játék egy állása. Itt: { $path }: { $reason }
error-bad_record = A játszma { $line }. sora: { $reason }
error-bad_record-move = A játszma { $move }. lépése, „{ $text }”: { $reason }
error-bad_scenario = Ez nem forgatókönyv: { $reason }
error-bad_scenario-key = Ez nem forgatókönyv. Itt: { $key }: { $reason }
error-bad_scenario-line = Ez nem forgatókönyv. { $line }. sor: { $reason }
error-bad_scenario-count = { $reason }

why-bad_header = Ez nem fejléc: „{ $text }”.
why-header_twice = Ez a fejléc kétszer szerepel: { $header }.
why-late_header = Ez a fejléc az első lépés után áll: „{ $text }”.
why-missing_header = Hiányzik ez a fejléc: { $header }.
why-not_plain = A forgatókönyv csak kulcs–érték párokból, listákból, szövegekből és számokból állhat.
why-not_text = Ez nem szöveg.
why-other_format = Ismeretlen formátum: „{ $text }”.
why-unreadable = Ez nem egy játszma sora: „{ $text }”.
why-missing = Valami hiányzik.
why-missing_key = Ez hiányzik.
why-named_twice = Valami kétszer szerepel: { $given }.
why-not_a_list = Ide lista kell.
why-not_a_map = Ide kulcs–érték párok kellenek.
why-not_a_number = Ide egész szám kell, nem ez: { $given }.
why-not_a_switch = Ide true vagy false kell, nem ez: { $given }.
why-other_game = Az állás másik játékból való.
why-other_rules = A szabályok { $given } változatához készült; itt ez ismert: { $known }.
why-bad_position = A kezdőállása nem olvasható: { $text }
why-other_position = A kezdőállásában más helyek vagy beállítások vannak, mint „{ $text }”.
why-other_seats = A helyek nem az asztal helyei.
why-out_of_range = A szám túl nagy vagy túl kicsi.
why-out_of_range-least = A szám nem { $least } és { $most } közé esik.
why-too_deep = A párok és listák túl mélyen vannak egymásba ágyazva.
why-too_long = Legfeljebb { $line } sort olvasunk.
why-not_json = Ez nem JSON.
why-not_yaml = Ez nem YAML.
why-alias = Horgony (&) és hivatkozás (*) nem szerepelhet benne: írd ki az értéket.
why-key_twice = Ez kétszer szerepel: „{ $key }”.
why-unknown_field = Nincs ilyen mező.
why-unknown_id = Ez ismeretlen: { $given }.
why-unknown_key = Nincs ilyen kulcs.
why-unknown_key-near = Nincs ilyen kulcs. Erre gondoltál: { $near }?
why-unknown_path = „{ $path }” a játék egyetlen állásában sem fordul elő.
why-unknown_path-near = „{ $path }” a játék egyetlen állásában sem fordul elő. Erre gondoltál: { $near }?
why-unknown_moment = A játékban nincs ilyen pillanat: { $given }.
why-unknown_moment-near = A játékban nincs ilyen pillanat: { $given }. Erre gondoltál: { $near }?
why-unknown_rule = Az irányadó szabályokban nincs „{ $given }”.
why-unknown_event = A játékban nincs „{ $given }” nevű esemény.
why-checks_nothing = Semmit sem ellenőriz.
why-beside_steps = Ahol lépések vannak, ott ez az egyikükben áll.
why-no_number_there = Ott nincs szám.
why-several = { $count } forgatókönyv van benne. Mondd meg, melyikről van szó, vagy csak azt az egyet hagyd meg.
why-no_such_scenario =
    { $count ->
        [0] Nincs benne forgatókönyv.
        [one] Csak 1 forgatókönyv van benne.
       *[other] Csak { $count } forgatókönyv van benne.
    }
why-unknown_place = Nincs ilyen hely: { $given }.
why-unknown_task = Nincs ilyen feladat: { $given }.

## Hibás állások

why-cannot_be = Ez nem lehetséges.
why-cannot_be_done = Ez ebben az állásban nem lehetséges: { $given }.
why-cannot_be_owned = Ez senkié sem lehet.
why-gap_before = Előtte van egy beépítetlen mező: { $given }.
why-no_owner = Ennek nincs tulajdonosa: { $given }.
why-no_space = Az út mentén nincs számára hely.
why-no_worker_there = Ott nem állhat munkás.
why-nobody_there = Ott senki sem áll.
why-nobody_there-given = Ott senki sem áll: { $given }.
why-gone_home = Ez a munkás ebben a fázisban már hazatért.
why-not_all_passed = A lerakás véget ért, de még nem passzolt mindenki.
why-not_all_workers = Egy játékosnak a készletében és a táblán összesen { $most } munkása van.
why-not_in_this_game = Ez nincs benne ebben a játékban.
why-not_in_this_game-given = Ez nincs benne ebben a játékban: { $given }.
why-not_its_turn = Másvalaki van soron: { $given }.
why-not_set_up = Van ott valami, mielőtt a játék elő lenne készítve.
why-other_phase = Ebben a fázisban nem ez következik: { $given }.
why-out_of_order = Ez nem most következik: { $given }.
why-section_not_scored = Ezt a szakaszt már értékelni kellett volna: { $given }.
why-stands_twice = Ez kétszer van ott: { $given }.
why-too_many_workers = A munkások száma nagyobb, mint { $most }.
why-wrong_space = Ez nem lehet ott: { $given }.

## Csere

action-decline = Kihagyás
action-trade = Csere: { $goods }
action-trade-gain = Csere: { $goods } → { $gain }
action-pay = Fizetés: { $goods }
action-take = Elvétel: { $goods }
event-offer_taken = { $seat } cserébe adja: { $goods }.
    .you = Cserébe adod: { $goods }.
event-offer_gained = { $seat } ezt kapja: { $goods }.
    .you = Ezt kapod: { $goods }.
event-cubes_paid = { $seat } befizeti: { $goods }.
    .you = Befizeted: { $goods }.
event-cubes_taken = { $seat } elveszi: { $goods }.
    .you = Elveszed: { $goods }.
event-declined = { $seat } nem él vele: { $place }.
    .you = Nem élsz vele: { $place }.
obstacle-too_few_deniers =
    Ennek az ára { $cost } dénár; neked { $held ->
        [0] egy sincs
       *[other] { $held } van
    }.
obstacle-too_few_deniers-seat =
    Ennek az ára { $cost } dénár; { $seat } { $held ->
        [0] egy dénárral sem
       *[other] { $held } dénárral
    } rendelkezik.
obstacle-too_few_cubes = Ennek az ára: { $cost }; nálad van: { $held }.
obstacle-too_few_cubes-seat = Ennek az ára: { $cost }; { $seat } készlete: { $held }.
obstacle-more_jokers_than_needed = Ehhez a szükségesnél több dzsóker kellene.
obstacle-too_few_left = Ennyi már nem maradt: { $goods }.
