### The page: what the browser says around every game.

## Boards and pieces

# In front of several choices that one thing on the board offers
loading = Betöltés …
spot-choose = Melyik?
spot-sealed = Ezt nem lehet visszavonni.
spot-not_now = Most nem

# The letter on a good, unique within a game
letter-food = É
letter-wood = F
letter-stone = K
letter-cloth = P
letter-gold = Ar
letter-clay = Ag
letter-marble = M
letter-silver = E
letter-denier = D
letter-any = ?
letter-any_not_gold = ?

# People whom bots sit down as: levels, and what each is like
level-gentle = Szelíd
level-steady = Biztos
level-sharp = Erős
level-fearsome = Félelmetes
person-younger = ifj. { $name }
person-guest = Vendég { $number }
temperament-wanda = Mindent kipróbál egy kicsit, és sosem haragtartó.
temperament-simkin = Sokkal többet gyűjt, mint amennyit valaha elkölt.
temperament-perrin = Korán passzol, és úgy veszi az életet, ahogy jön.
temperament-maud = Szereti a társaságot: mindenki más épületében dolgozik.
temperament-ivo = Ha valamit meg lehet építeni, ő megépíti.
temperament-garin = Minden egyes fordulóban egy kő a várnak.
temperament-garin-architects = Egy kő a katedrálisnak, amikor csak teheti.
temperament-jutta = Türelmes: előbb a bevétel, aztán a pontok.
temperament-anselm = Tiszta kéz, és cserébe egy kegy.
temperament-lioba = Korán ad a várnak, és mindig többet, mint te.
temperament-lioba-architects = Elsőként a katedrálison, és mindig egy fokkal fölötted.
temperament-zita = Megvárja, míg hibázol, aztán lecsap.
temperament-crispin = Minden érmét kétszer megszámol, mielőtt elkölti.
temperament-renzo = Olcsón vesz, drágán cserél, gazdagon végez.
temperament-kuno = Fizet, hogy elmozdítsa az elöljárót, többnyire a munkásod mögé.
temperament-kuno-architects = Előbb foglyul ejt, aztán kérdez.
temperament-odile = Előbb a presztízs, s vele a király kegye.
temperament-odile-architects = Jutalmak, és hozzájuk jó hírnév.
temperament-yusuf = Nincs kihasználható szokása: csak a legjobb lépés, amit talál.

# About a piece: what its popover tells, and what its drawing shows
about-or = vagy
about-or_list = { $first } vagy { $second }
about-build = építs
about-cost = Ára
about-gain = Építéskor
about-hired = Felbérléskor
about-income = Bevétel
about-at_end = A végén
about-for_worker = Munkásnak
about-for_owner = A tulajdonosnak
about-skills = Képességek
about-recruits = Toborzáskor
about-does = Hatás
about-not_built = Amíg nem épült meg
about-owner = Tulajdonos
about-worker = Munkás
about-example = Példa:
about-take = Elveheted: { $goods }.
about-take_from_reserve = Elveheted a lapon lévő készletből: { $goods }.
about-trade = Fizetsz: { $pay }, kapsz: { $goods }.
about-construct = Építkezés: { $group }.
about-construct_for_less = Építkezés: { $group }, ennyivel olcsóbban: { $less }.
about-transform = Fizetsz: { $pay }, és egy épületet lakóházzá alakítasz.
about-provost =
    { $steps ->
        [one] Mozgasd az elöljárót 1 mezővel.
       *[other] Mozgasd az elöljárót legfeljebb { $steps } mezővel.
    }

## Prompt and panels

prompt-label = Amiről dönteni kell
# Under the question, where the answers are on the board
prompt-lit = { $count } lehetőség világít.
# $price is an amount, such as "2 deniers", or a range of two
prompt-lit-price = { $count } lehetőség világít, ára { $price }.
prompt-range = { $least }–{ $most }
prompt-done = Kész
prompt-undo = Vissza
prompt-redo = Újra
prompt-start_again = Kör elölről
prompt-chosen = Kiválasztva
prompt-sealed = nem vonható vissza
# $count choices that cannot be made now, folded away
prompt-impossible = { $count } most nem lehetséges
prompt-type = Lépés beírása
prompt-typed = Egy lépés a jelölésben
prompt-clock = Hátralévő idő: { $time }
prompt-days = { $days } n { $hours } ó
prompt-hours = { $hours } ó { $minutes } p
prompt-sending = Küldés …
prompt-provost = Hová menjen az elöljáró?
prompt-free = ingyen
# Told aloud when a decision is asked for
prompt-your_turn = Te jössz. { $prompt }
# The title of the window
prompt-title = ● Te jössz – { $game }
step-label = A kör lépései
step-back = Vissza ide: { $step }
pay-left = marad:
pay-after = utána:
pay-more = Eggyel több: { $good }
pay-less = Eggyel kevesebb: { $good }
stage-next = Kik következnek
stage-then_you = aztán te
stage-left =
    { $count ->
        [one] még 1 lépés
       *[other] még { $count } lépés
    }
stage-to_turn = A saját lépésemhez
stage-to_present = A jelenbe
stage-go_on = Tovább
stage-since = a lépésed óta
stage-more =
    { $count ->
        [one] és még 1
       *[other] és még { $count }
    }
stage-some =
    { $count ->
        [one] 1 esemény, amely téged nem érint.
       *[other] { $count } esemény, amely téged nem érint.
    }
stage-play = Lejátszás
# Three lines of what is chosen: what I pay and get, what the others get, what to beware of
pick-you = te
pick-others = többiek
pick-then = utána
pick-at = { $name }, { $space }. mező
# The first half of a warning; one of those below follows
pick-beyond =
    { $spaces ->
        [one] 1 mezővel az elöljárón túl:
       *[other] { $spaces } mezővel az elöljárón túl:
    }
# $price is an amount, such as "2 deniers"
pick-bring = { $price } áron idehozhatod
pick-bring_lack = idehozni { $price }, hiányzik { $lacks }
pick-bring_free = ingyen idehozhatod
pick-too_far = egyedül nem hozhatod ide
# $what is what chance decides: "the building cards drawn"
prompt-sealed_by = nem vonható vissza: utána a véletlen dönt ({ $what })
pay-proposed = Javaslat: amiből a legtöbb van nálad, a legértékesebbet a végére hagyva.
wait-for = { $name }: { $task }
wait-moment = Egy pillanat …
wait-just = épp most óta
wait-minutes = { $count } perce
wait-hours = { $count } órája
wait-days = { $count } napja
wait-watching = Nézőként vagy itt.
wait-takeback = Visszavonás kérése
wait-takeback_asked = Egy döntésed visszavonását kérted.
wait-bot = Egy bot játszik helyetted.
wait-take_seat = Újra én játszom
panel-mine = A javaid
panel-others = A többi játékos
panel-you = te
panel-order = { $place }. a sorrendben
panel-ordinal = { $place }.
panel-if_ended = ha most lenne vége
panel-income = következő jövedelem
panel-points = Pontok: { $count }
panel-points_hidden = Pontok: rejtve
panel-points_secret = csak te látod
panel-count = { $name }: { $count }
panel-changed = { $name }: { $count }, előtte { $was }
panel-part = { $name }: { $part }
panel-passed = passzolt ({ $place }.)
panel-to_move = ő jön
panel-moves = lép
panel-moves_you = te lépsz
panel-here = az asztalnál
panel-away = nincs az asztalnál
panel-bot = bot
panel-resigned = feladta
panel-all_of = Minden róla: { $name }
panel-none = semmi
panel-round = { $round }. forduló
panel-turn_order = Sorrend
panel-tab-board = Tábla
panel-tab-players = Játékosok
panel-tab-log = Napló
panel-tab-more = Egyéb
panel-more-score = Pontozólap
panel-more-chat = Csevegés
panel-more-rules = Szabályok
panel-more-share = Megosztás
panel-more-settings = Beállítások
panel-more-tables = Minden asztal
panel-sheet_up = Több mutatása
panel-sheet_down = Kevesebb mutatása
# The fields of a player
panel-field-deniers = Dénár
panel-field-silver = Ezüst
panel-field-workers = Munkások
panel-field-prestige = Presztízs
panel-field-batches = Szállítmányok e fordulóban
panel-field-houses = Házak
panel-field-columns = Kegyek
panel-field-hand = Kéz
panel-field-pile = Húzópakli
panel-field-discard = Dobópakli
panel-field-residences = Lakóházak
panel-field-marked = Megjelölt lapok
panel-field-reserves = Készlet a lapokon
panel-field-tokens = Várjelzők
panel-field-lots = Csomagok
panel-field-supply = Munkások készleten
panel-field-camp = Tábor
panel-field-characters = Karakterek
panel-field-character = Karakter
panel-field-bundles = Csomagok
panel-field-virtue = Erény
panel-field-cathedral = Katedrális
panel-field-unpaid_debts = Kifizetetlen adósság
panel-field-paid_debts = Kifizetett adósság
panel-field-prison = Börtönben
panel-field-captured = Foglyok
panel-field-apprentices = Inasok
panel-field-buildings = Épületek
alert-show = Mutasd
alert-close = Bezárás
alert-lost = Nincs kapcsolat
alert-lost_here = Az asztal magától visszajön.
alert-lost_kept = A lépésed megmarad, és elmegy, amint újra van kapcsolat.
alert-try_now = Próbáld most
alert-takeback = { $name } egy döntés visszavonását kéri.
alert-agree = Elfogadom
alert-refuse = Elutasítom
alert-resigned = { $name } feladta; egy bot játszik tovább.
alert-given_up = { $name } feladta: a játszma véget ért.
alert-timed_out = { $name } ideje lejárt; egy bot játszik tovább.
alert-bot_replaced = { $name } botja elakadt, egy másik váltotta fel.
alert-handed_over = Mostantól egy bot játszik helyette: { $name }.
alert-taken_back = { $name } újra maga játszik.
alert-takeback_agreed = { $name } elfogadja a visszavonást.
alert-takeback_refused = { $name } elutasítja a visszavonást.
key-title = Billentyűk
key-arrows = lépkedés a tábla helyei és a lehetőségek között
key-next = a következő lehetőség
key-choose = választás; még egyszer: Kész
key-numbers = választás a lehetőségek közül
key-undo = vissza
key-again = a kör elölről
key-escape = semmi se legyen kiválasztva
key-info = mesél arról, amin a fókusz áll
key-log = napló
key-film = mi történt az utolsó köröd óta
key-sound = hang be vagy ki
key-type = lépés beírása
key-replay = egy lépés vissza vagy előre a játszmában
key-help = ez a lista
key-cap-enter = Enter
key-cap-backspace = Backspace
key-cap-escape = Esc
key-cap-space = Szóköz

# Several people share one device
curtain-title = Most { $seat } következik
curtain-hint = Nyomd meg a gombot, ha más nem látja a képernyőt.
curtain-open = Mutasd az asztalomat

## Log, replay, score, rules, settings

# The bars at the top
bar-home = keepwright, a kezdőlapra
bar-ways = Oldalak
bar-play = Játék
bar-tables = Asztalok
bar-rules = Szabályok
bar-study = Tanulmány
bar-account = Belépés
bar-day = Nappali színek
bar-night = Éjszakai színek
bar-sound_on = Hang bekapcsolása
bar-sound_off = Hang kikapcsolása
bar-language = Nyelv
bar-language_en = English
bar-language_de = Deutsch
bar-language_hu = Magyar
bar-language_it = Italiano
# Before the number of the round; shown beside the phases
bar-round = { $round }. forduló
bar-turn = { $turn }. kör
bar-players = { $count } játékos
bar-phases = A forduló fázisai
bar-phase_done = { $phase } (kész)
bar-phase_now = { $phase } (most)
bar-tools = Eszközök
bar-score = Pontozólap
bar-chat = Beszélgetés
bar-chat_unread = Beszélgetés, { $count } új sor
bar-settings = Beállítások
bar-live = Kapcsolódva
bar-joining = Kapcsolódás …
bar-lost = Nincs kapcsolat

share-copy = Az állás linkjének másolása
share-copied = A link a vágólapon van
share-failed = A linket nem sikerült másolni.

# The tabs beside the board
tab-bar = A tábla mellett
tab-log = Napló
tab-chat = Beszélgetés
tab-notes = Jegyzetek
tab-forecast = Kilátás
forecast-caption = Mit hoznak a munkásaid
forecast-none = Nincs mit előre jelezni.
forecast-no_workers = Egyetlen munkásod sincs kint.
forecast-then = A kiválasztott lépés után:
forecast-workers = Munkásaid
forecast-bring = ezt hozzák a körben
forecast-bring_next = eggyel többen ezt hozzák
# How far the provost goes: as far as the others can push him and can pay, or not at all
forecast-going_back = leghátrább
forecast-going_stays = marad
forecast-going_on = legelőrébb
forecast-going_only = ebben a körben
forecast-going_next = a következő látogatáskor
# Told aloud before how he comes there
forecast-provost_at = Az elöljáró helye: { $space },
# On the road, where the others can push the provost
forecast-reach_back = leghátrább: { $space }
forecast-reach_on = legelőrébb: { $space }
forecast-if_back = Ha hátramegy:
forecast-if_stays = Ha marad:
forecast-if_on = Ha előremegy:
forecast-unless_back = Hacsak hátra nem megy:
forecast-unless_stays = Hacsak nem marad:
forecast-unless_on = Hacsak előre nem megy:
forecast-nothing = semmi
forecast-short = { $spaces } hiányzik
forecast-lack = hiányzik { $goods }
# Goods are drawn behind it
forecast-lack_short = hiányzik
forecast-impossible = nem lehetséges
# A building of mine where another works
forecast-yours = a tiéd
forecast-income = Bevétel
forecast-this_round = Ebben a körben.
# $name is a section of the castle
forecast-scoring =
    { $left ->
        [0] { $name }: értékelés a kör végén.
        [one] { $name }: értékelés, ha az udvarbíró eléri a(z) { $space }. mezőt, vagy még 1 rész elkészül.
       *[other] { $name }: értékelés, ha az udvarbíró eléri a(z) { $space }. mezőt, vagy még { $left } rész elkészül.
    }
forecast-scoring_castle =
    { $left ->
        [one] A játék véget ér, ha elfogy az utolsó hírnévjelző.
       *[other] A játék véget ér, ha elfogy mind a { $left } hírnévjelző.
    }
forecast-scoring_black_market =
    { $left ->
        [one] A feketepiac újranyílik, ha még 1 hely betelik.
       *[other] A feketepiac újranyílik, ha még { $left } hely betelik.
    }
forecast-or_guildhall = Vagy a Városháza { $space }. mezőjével.

log-label = Mi történt
log-heading = { $round }. forduló, { $phase }
log-heading_round = { $round }. forduló
log-set_up = Előkészületek
log-empty = Még semmi sem történt.
log-film = Az utolsó lépésed óta
log-from_start = Az elejétől
log-go = Az állás e sor után
log-to_end = Az utolsó sorhoz
log-earlier = Korábbiak
log-later = Későbbiek

# What is told beside the game. $seat is the colour or name of a player.
aside-handed_over = { $seat } helyett mostantól bot játszik.
aside-taken_back = { $seat } újra maga játszik.
aside-resigned = { $seat } feladta. Bot játszik tovább.
aside-given_up = { $seat } feladta: a játszma véget ért.
aside-timed_out = Lejárt az idő: { $seat }. Bot ugrik be.
aside-bot_replaced = Hibázott a bot ({ $seat }), egy egyszerűbb váltotta fel.
aside-takeback_asked = { $seat } kéri, hogy visszavonhassa az utolsó döntését.
aside-takeback_agreed = { $seat } beleegyezik a visszavonásba.
aside-takeback_refused = { $seat } nem egyezik bele a visszavonásba.

chat-label = Mi hangzott el
chat-empty = Még senki sem szólt semmit.
chat-say = Szólj hozzá
chat-send = Küldés
chat-mute = { $name } némítása
chat-muted = Némítva: { $name }.
chat-hear = Némítás vége
chat-spectator = Itt csak az asztalnál ülők beszélhetnek.

note-label = Jegyzeteid ehhez a játszmához
note-hint = Ezt csak te olvashatod.
note-kept = Elmentve.
note-keeping = Mentés …
note-failed = Ezt még nem sikerült elmenteni.

replay-label = Visszatekintés
replay-back = Egy sorral vissza
replay-forward = Egy sorral tovább
replay-play = Lejátszás
replay-pause = Szünet
# $line of $lines of the game have been played
replay-at = { $line }. sor, összesen { $lines }
replay-start = Az első sor előtt
replay-slider = Hely a játszmában
replay-speed = Sebesség: { $speed }
replay-present = Vissza a jelenbe
replay-export = A játszma mentése
# Where nobody decided, but chance
replay-nothing = Erről nem tudni többet.

score-label = Pontozólap
score-source = Forrás
score-total = Összesen
score-now = Ha a játék most érne véget.
score-then = Ahogy ennél a sornál állt.
score-hidden = Még nem nyilvános: { $seats }.
score-empty = Még nincs mit pontozni.
score-unknown = ?
score-source_owner_rewarded = Mások az épületeidben
score-source_built = Épületek
score-source_transformed = Lakóházak
score-source_batch_handed_in = Vár
score-source_no_batch = Semmi a várnak
score-source_no_house_in_section = Nincs ház egy várrészben
score-source_favour = Királyi kegyek
score-source_trade = Cserék
score-source_bundle_delivered = Csomagok
score-chart = Pontok források szerint, játékosonként egy sáv

final-winners =
    { $count ->
        [0] Senki sem győz.
        [one] A győztes: { $winners }.
       *[other] A győzelmen osztozik: { $winners }.
    }
final-you =
    { $count ->
        [one] Győztél, { $points } ponttal.
       *[other] Osztozol a győzelmen, { $points } ponttal.
    }
final-points = { $points } pont
final-you_win = Győztél.
final-given_up = { $name } feladta.
final-given_up_you = Feladtad.
final-rematch = Visszavágó
final-rematch_go = A visszavágóhoz
final-rematch_waits = A visszavágó rád vár.
final-replay = Visszajátszás az elejétől
final-export = A játszma mentése
final-fair = Tisztességes volt a véletlen?
final-fair_text = A játék előtt a szerver megmutatta annak a titkos kezdőértéknek az ujjlenyomatát (SHA-256), amelyből minden véletlen eredt. Most a kezdőértéket is megmutatja.
final-fair_fits = A kezdőérték illik az ujjlenyomathoz.
final-fair_wrong = A kezdőérték nem illik az ujjlenyomathoz.
final-fair_verify = Ha az egész játszmát újra ki akarod osztani a kezdőértékből, mentsd el a játszmát, és futtasd:
final-commitment = Ujjlenyomat
final-seed = Kezdőérték

rules-label = Szabályok
rules-title = { $game }: szabályok
rules-search = Keresés a szabályokban
rules-found =
    { $count ->
        [0] Nincs találat.
       *[other] { $count } szakasz
    }
rules-english = A mérvadó szabályok csak angolul vannak meg.
rules-contents = Tartalom
rules-page = Megnyitás külön oldalon
rules-games = Játékok

settings-label = Beállítások
settings-language = Nyelv
settings-theme = Színek
settings-theme_auto = Mint a rendszeré
settings-theme_day = Nappal
settings-theme_night = Éjszaka
settings-speed = Az asztal sebessége
settings-speed_slow = Lassú
settings-speed_normal = Normál
settings-speed_fast = Gyors
settings-speed_instant = Azonnali
settings-speed_hint = Milyen gyorsan látszanak a többiek lépései. Azonnali: csak a jelölések mutatják, mi változott.
settings-pause = Szünet minden játékos után
settings-pause_hint = Az asztal a szóközre vagy egy koppintásra vár, mielőtt a következő játékos lépései jönnek.
settings-switch_on = Be
settings-switch_off = Ki
settings-motion = Mozgás
settings-motion_auto = Mint a rendszeré
settings-motion_off = Ki
settings-motion_hint = Kikapcsolva a bábuk nem vándorolnak, semmi sem csúszik.
settings-sound = Hang
settings-sound_hint = Halk koppanások, érmék, és harangszó, amikor te jössz.
settings-vibration = Rezgés
settings-vibration_hint = Csak telefonon: amikor te jössz, amikor valami ellened történik, és amikor nyersz.
settings-confirm = Lépések megerősítése
settings-confirm_always = Mindig
settings-confirm_always_hint = Látod, mit tesz a lépés, mielőtt számítana. A visszavonható részlépések azonnal érvényesek.
settings-confirm_risky = Csak ami nem vonható vissza
settings-confirm_risky_hint = A „Kész” gombra várnak azok a lépések, amelyek után a véletlen vagy valami rejtett dönt.
settings-confirm_never = Soha
settings-confirm_never_hint = Minden lépés az első kattintásra érvényes.
settings-patterns = Minták a játékosszíneken
settings-patterns_hint = Vonalkázás a pajzsokon; a jelek és a betűk mindig láthatók.
settings-seat = A helyed
settings-takeback = Visszavonás kérése
settings-takeback_hint = Mindenki másnak bele kell egyeznie.
settings-hand_over = Játsszon tovább egy bot
settings-hand_over_hint = A helyedet bármikor visszaveheted.
settings-take_back = Játszom tovább magam
settings-take_back_hint = A helyeden most bot játszik.
settings-resign = Feladás
settings-resign_hint = A helyeden bot játszik a végéig.
settings-resign_hint_ends = A játszma azonnal véget ér, és elveszítetted.

dialog-stay = Vissza
dialog-close = Bezárás
dialog-takeback = Kéred a többiektől a visszavonást?
dialog-takeback_text = Ha beleegyeznek, a játszma az utolsó döntésed elé tér vissza.
dialog-hand_over = Játsszon helyetted egy bot?
dialog-hand_over_text = Mostantól helyetted dönt. A helyedet bármikor visszaveheted.
dialog-resign = Feladod ezt a játszmát?
dialog-resign_text = A helyeden bot játszik a végéig, és nem veheted vissza.
dialog-resign_ends = A játszma azonnal véget ér, és elveszítetted.

lost-title = Itt nincs semmi
lost-title_refused = Ez az asztal nem mutatható meg
lost-title_unreachable = A kiszolgáló nem érhető el
lost-text = Talán régi a link, vagy hiányzik belőle valami.
lost-text_unreachable = Talán egy pillanatra megszakadt a kapcsolat, vagy a kiszolgáló éppen újraindul.
lost-kept = Semmi sem veszett el: minden játszma megvan a szerveren.
lost-home = A kezdőlapra
lost-again = Újra

## Caylus

tab-favours = Kegyek
tab-castle = Vár
tab-stock = Készlet

# What a spot on the board is called, part by part
road-space = { $space }. mező
road-owned = tulajdonos: { $seat }
road-occupied = munkás: { $seat }
caylus-awaiting = lakóház lesz belőle
caylus-price =
    { $price ->
        [one] ára 1 dénár
       *[other] ára { $price } dénár
    }
road-beyond = az elöljárón túl
caylus-left =
    { $count ->
        [one] még 1
       *[other] még { $count }
    }

# On the board
road-next_building = ide kerül a következő épület
caylus-income = bevétel
caylus-scored = értékelve
caylus-each_worker = egy munkás
road-passing_order = passzolási sorrend
caylus-bridge_price =
    { $price ->
        [one] Egy munkás most 1 dénárba kerül.
       *[other] Egy munkás most { $price } dénárba kerül.
    }
road-passed = Passzolt: { $seats }.
caylus-trigger = { $section }: értékelés, amikor az udvarbíró ideér: { $space }. mező, vagy minden rész megépült.
caylus-trigger_done = { $section }: értékelve.

# On a phone: stretches of the road in one line
caylus-court = Vár és udvar
road-places =
    { $places ->
        [one] 1 hely
       *[other] { $places } hely
    }, { $open } szabad
road-buildings =
    { $buildings ->
        [one] 1 épület
       *[other] { $buildings } épület
    }, { $open } szabad
road-plots = Beépítetlen
road-nothing_below = lejjebb semmi sem működik

# The provost's slider
caylus-provost_to = Az elöljáró ide: { $space }. mező
road-stay = marad
road-cut_off = Rajta túl, hatás nélkül: { $seats }
road-none_cut_off = Rajta túl nem áll munkás.

# The favour table
caylus-start = start
caylus-row_prestige = Presztízs
caylus-row_deniers = Dénár
caylus-row_resources = Nyersanyag
caylus-row_buildings = Építés
caylus-column = { $column }. oszlop
caylus-column_closed = { $column }. oszlop, még nem nyílt meg
caylus-marker = { $row }: { $seat }, { $column }. oszlop
caylus-simple_favours =
    { $points ->
        [one] Ebben a játszmában minden királyi kegy 1 presztízspontot ér.
       *[other] Ebben a játszmában minden királyi kegy { $points } presztízspontot ér.
    }

# The castle
caylus-parts = { $parts } részből { $built }
caylus-section_after = előtte: { $section }
caylus-section_mine =
    { $houses ->
        [one] 1 házad
       *[other] { $houses } házad
    }: { $favours ->
        [0] nincs kegy
        [one] 1 kegy
       *[other] { $favours } kegy
    }
caylus-section_none = nincs házad: −{ $penalty }

# What the special buildings do
caylus-does-gate = A 3. fázisban ingyen átteheted a munkást bárhová, ahová munkást lehetne tenni.
caylus-does-stables = Az itt álló munkások gazdái lesznek az elsők, másodikak és harmadikak a sorrendben.
caylus-does-inn = A munkás a jobb oldali helyre kerül, és ott marad. Amíg ott van, minden munkásod 1 dénárba kerül.
caylus-does-castle = Adj le három különböző nyersanyagból álló szállítmányokat, az egyik mindig élelem. Mindegyik a vár egy részét építi meg. Ha egyet sem adsz le, presztízst veszítesz.

# Examples, by what a building does
caylus-example-produce = az elöljáró idáig vagy tovább jutott. Az itt álló munkásod dolgozik, és ezt veszed el: { $goods }.
caylus-example-gain = az itt álló munkásod dolgozik: { $goods } a tiéd, ő pedig hazatér.
caylus-example-trade = az itt álló munkásod dolgozik. Odaadod: { $pay }, és megkapod: { $goods }, egyszer; vagy lemondasz róla.
caylus-example-construct = az itt álló munkásod dolgozik. Kifizeted egy ilyen lapka ({ $group }) árát, az út mellé teszed, megkapod a pontjait, és a tiéd lesz.
caylus-example-transform = az itt álló munkásod dolgozik. Kifizeted: { $pay }, és egy semleges vagy saját épületből a te lakóházad lesz.
caylus-example-provost = egy vetélytársad munkása 2 mezővel az elöljáró előtt áll. Visszalépteted az elöljárót, és az a munkás hatás nélkül tér haza.
caylus-example-none = egy lakóházad helyére építed, és azonnal kapsz: { $goods }. Ide sohasem kerül munkás.
caylus-example-residence = két lakóházad van: minden fordulóban 2 dénárral több a bevételed.
caylus-example-gate = korán és olcsón teszel ide egy munkást, és később látod meg, hol van rá szükség.
caylus-example-stables = negyedik voltál, és te teszed ide az első munkást: a következő fordulóban te leszel az első.
caylus-example-inn = hárman passzoltak, egy munkás 4 dénárba kerül. Van munkásod a fogadóban, ezért 1 dénárt fizetsz.
caylus-example-castle = élelmet, fát és követ adsz le az öregtoronyhoz: egy ház és 5 presztízspont.

## Caylus 1303

tab-characters = Karakterek

# What a spot on the board says of itself, joined by commas
# Before the workers that the next recruiting brings
c1303-recruits = következő toborzás
c1303-price = ára { $price } munkás
c1303-provost_after =
    { $space ->
        [0] Elöljáró közvetlenül a híd mögé
       *[other] Elöljáró ide: { $space }. mező mögé
    }
c1303-slot = { $slot }. hely
c1303-opens = Megnyílik: { $round }. forduló.
# $place is the place in the row of those who deliver
c1303-in_line =
    { $place }: { $seat }{ $bundles ->
        [0] {""}
       *[other] {" "}({ $bundles } csomag)
    }
c1303-held = nála: { $seat }
c1303-on_board = a táblán
c1303-used = ebben a fordulóban már hatott
c1303-not_used = Fordulónként egyszer; még nem hatott.
c1303-in_camp = { $seat }: { $count }

# On the board
c1303-bundle = csomag
c1303-others = + { $count } másféle
c1303-deliver_in_order = szállítás ebben a sorrendben
c1303-most_bundles = legtöbb csomag: 1 kegy
c1303-round = { $round }. forduló
c1303-to_take = Elvehető karakterek
c1303-none_left = Nincs több karakter a táblán.
c1303-end_of_road = az út vége
c1303-unconfirmed = nem megerősített adatok
c1303-a_round = / forduló
c1303-scored = megvan
c1303-bridge_now = lerakás ára: { $price } munkás
c1303-bridge_price =
    { $price ->
        [one] Egy lerakás ára most 1 munkás.
       *[other] Mivel valaki már passzolt, egy lerakás ára { $price } munkás.
    }

# On a phone
c1303-printed = A híd előtt
c1303-bridge_and_camp = Híd és tábor
c1303-bundle_brings = egy csomag { $points } pontot ér

# What each character does, as short as can be
c1303-power-early_riser = mindenki előtt lerak, +1 munkásért
c1303-power-night_worker = passz után sincs felár
c1303-power-journeyman = egyszer foglalt épületre is
c1303-power-thief = a tulajdonos nem kap tőled pontot
c1303-power-steward = vendégenként 2 pont, nem 1
c1303-power-bailiff = utoljára lép az elöljáróval, 1-et
c1303-power-architect = +1 pont minden építkezésért
c1303-power-chamberlain = csomag bármely 3 áruból
c1303-power-foreman = +1 pont csomagonként
c1303-power-goldsmith = egyszer +5 pont aranyért
c1303-power-deliveryman = utoljára szállít, munkás nélkül
c1303-power-day_laborer = +1 munkás fordulónként

# What places do that no drawing tells
c1303-does-bridge = Aki passzol, a következő pallóra teszi a házát. Később ebben a sorrendben mindenki legfeljebb 3 lépést mozgathat az elöljárón, lépésenként 1 munkásért.
c1303-does-camp = A felhasznált munkások a táborba kerülnek. Csak azt lehet elvenni vagy toborozni, aki ott van.
c1303-does-slot = Kegy révén használható, saját munkás nélkül.
c1303-does-construction_site = Ebben a sorrendben lehet csomagot szállítani: étel és két további, különböző áru. Aki a legtöbbet szállítja, kegyet kap.

# Examples, by what a building does
c1303-example-gain = az elöljáró ezen az épületen túl áll. A munkásod dolgozik, kapsz: { $goods }, ő pedig a táborba megy.
c1303-example-trade = az itteni munkásod dolgozik. Fizetsz: { $pay }, kapsz: { $goods }, egyszer; vagy lemondasz róla.
c1303-example-construct = az itteni munkásod dolgozik. Kifizeted egy lapka árát ({ $group }), az első üres mezőre teszed, megkapod a pontjait, és a tiéd lesz.
c1303-example-transform = az itteni munkásod dolgozik. Fizetsz: { $pay }, és házat teszel egy kezdőépületre: a forduló végén a lakóhelyed lesz.
c1303-example-provost = egy vetélytársad munkása közvetlenül az elöljáró előtt áll. Visszalépsz az elöljáróval, és az a munkás hatás nélkül a táborba megy.
c1303-example-none = egy lakóhelyed helyére építed, és azonnal kapsz: { $goods }. Munkás soha nem kerül ide.
c1303-example-residence = két lakóhelyed van: minden forduló végén 2 munkással többet toborzol.
c1303-example-construction_site = ételt, fát és aranyat szállítasz: egy csomag, 5 presztízspont.

## Magna Carta

# What a card on the road or in the hand says of itself, joined by commas
magna-price = ára: { $goods }
magna-owner = tulajdonos: { $who }
magna-worker = munkás: { $who }
magna-reserve = tartalék: { $goods }
magna-marked = lakóépület lesz belőle
magna-beyond = az udvarnagyon túl
magna-worth = { $count } presztízspont
magna-cards = { $count } kártya
# Castle tokens: how many are left of how many
magna-left = { $left } / { $all }
# On the plot where the next card is built
magna-next = következő kártya
# Under the draw pile and the discard pile, with the price beside it
magna-draw = húzás
magna-replace = kéz cseréje
magna-hand = A kártyáid
magna-no_hand = Nincs kártya a kezedben.
# Workers that the provost leaves without effect
magna-cut_off =
    { $count ->
        [0] senki sem marad ki
       *[other] { $count } munkás marad ki
    }
magna-about-lot = Egy erőforráscsomag: { $goods }; mindegyik a következő hírnévjelzőt hozza. A legtöbb csomag a fordulóban: { $gain }. Ha senki sem ad, { $count } jelző kikerül a játékból.
magna-about-bridge = Aki passzol, a következő pallóra lép: ez az udvarnagy és a vár sorrendje. Az első azonnal kap: { $goods }.
magna-about-draw_pile = A saját paklid, képpel lefelé. Ha üres, és húzni kell, a dobott lapokat keverik újra.
magna-about-discard_pile = Eldobott lapok; bárki megnézheti őket.
# $worked and $owned are whole sentences, such as "Take 1 Food."
magna-example-neutral = Itt áll egy munkásod. Te: { $worked }
magna-example-player = Zöld munkása áll Piros kártyáján. Zöld: { $worked } Piros: { $owned } A saját kártyán csak az első jár.
magna-example-residence = Piros lakóépületté alakít egy piacot: a következő fordulótól bevételt hoz, a végén pedig { $points } presztízspontot ér.
magna-example-prestige = Piros kifizeti az árát; a végén { $points } presztízspontot ér. Munkást sosem lehet ide küldeni.
# Headings of the castle card and of the bridge, and what is offered for the castle
magna-castle = Vár
magna-bridge = Híd
magna-lot = csomag
tab-cards = Kártyák

## Home, lobby, account

home-promise = Építsd fel a várat.
home-promise_2 = Nyerd el a király kegyét.
home-about = Négy várépítő társasjáték egy asztalnál: élőben vagy napokon át, barátokkal vagy botokkal, a saját nyelveden. Ingyenes és nyílt forrású.
home-new_table = Új asztal
home-games = Játékok
home-players = Játékosok
home-length = Játékidő
home-minutes = { $minutes } perc
home-depth = Mélység: { $depth } az 5-ből
home-play = Játék
home-play_game = { $game } botok ellen
home-rules = Szabályok
home-rules_of = { $game }: szabályok
home-start = Kezdődjön a játék
home-more_settings = További beállítások
home-open_tables = Nyitott asztalok
home-all_tables = Minden asztal
home-no_tables = Még nincs nyitott asztal
    .hint = Jelöld ki az első telket, vagy játssz addig egy bottal.
home-your_turn = Te következel
home-all_games =
    { $count ->
        [one] a játékod
       *[other] mind a { $count } játék
    }
home-welcome = Először jársz itt?
    .hint = Itt lesznek a játékaid. Kezdd egy játékkal botok ellen: fiók nem kell hozzá.
home-play_bots = Játék most, botok ellen

lobby-title = Asztalok
lobby-mine = Enyéim
lobby-open = Nyitott
lobby-running = Folyamatban
lobby-finished = Befejezett
lobby-game = Játék
lobby-any_game = Bármelyik játék
lobby-pace = Tempó
lobby-any_pace = Bármilyen tempó
lobby-only_live = Élő
lobby-only_days = Napokon át
lobby-only_none = Óra nélkül
lobby-pace_none = óra nélkül
lobby-pace_live = élő, fejenként { $minutes } perc
lobby-pace_days = { $days } nap döntésenként

# A seat nobody has taken, and one that is kept for whoever has the invite link
lobby-free = szabad
lobby-kept = fenntartva
lobby-you = Te
lobby-waiting_for = Még { $count } játékos hiányzik
lobby-ready = Kezdődhet a játék
lobby-your_turn = Te következel
lobby-turn_of = { $name } következik

# One of the results of a game that is over: who, and how many points
lobby-points = { $name } { $points }
lobby-sit_down = Leülök
lobby-play = Játék
lobby-enter = Belépés
lobby-look = Megnézem
lobby-watch = Nézem
lobby-see = Visszajátszás

# $way is what can be done at the table: Play, Look, Watch
lobby-to_table = { $way }: asztal, { $game }
lobby-none_mine = Még nincs asztalod
    .hint = Teríts egyet botoknak vagy barátoknak, vagy ülj le egy nyitotthoz.
lobby-none_open = Nincs nyitott asztal
    .hint = Teríts egyet: aki erre jár, leülhet.
lobby-none_running = Nincs folyamatban nyilvános játék
    .hint = A nyilvános játékokat itt lehet nézni.
lobby-none_finished = Még nem fejeződött be nyilvános játék
    .hint = A befejezett játékokat itt lépésről lépésre vissza lehet nézni.
lobby-more = Több
lobby-unreachable = A kiszolgáló nem érhető el.
lobby-nothing_lost = Semmi sem veszett el: minden játék megvan a kiszolgálón.
lobby-again = Újra
lobby-close = Bezárás

# Setting up a table
lay-title = Új asztal
lay-game = Játék
lay-playing = Ki játszik?
lay-surprise = Lepj meg
lay-seat_me = Koppints a pajzsra, ha más színt kérsz.
lay-seat_open = Szabad szék
    .description = Válassz ellenfelet, vagy hagyd nyitva egy barátnak.
lay-seat_invited = Fenntartott szék
    .description = Csak annak, aki a linkeddel érkezik.
lay-picker = Ki ül erre a székre? ({ $colour })
lay-level = Fokozat
lay-faces = E fokozat ellenfelei
lay-or_person = vagy egy ember:
lay-invite = Meghívás linkkel
lay-anyone = Bárkinek nyitva
lay-free = Szék felszabadítása: { $name }
lay-recolour = { $number }. szék színe: { $colour }
lay-table = Az asztal
lay-still_open =
    { $count ->
        [one] 1 szék még szabad: akkor kezdhettek, ha elkelt.
       *[other] { $count } szék még szabad: akkor kezdhettek, ha elkeltek.
    }
lay-same_strength = A(z) „{ $level }” fokozat egyelőre nem játszik jobban az alatta levőnél: az erősebbek úton vannak.
lay-unconfirmed = Néhány adat nincs megerősítve
lay-name = A neved, ha szeretnéd
lay-seat = { $number }. szék, { $colour }: { $name }
lay-players = Játékosok száma
lay-who = Ki ül a { $number }. helyen
lay-colour = A { $number }. hely színe
lay-me = Én
lay-only_watch = Nincs helyed: a botokat fogod nézni.
lay-pace = Tempó
lay-pace_none = Óra nélkül
    .description = Senki sem siet.
lay-pace_live = Élő
    .description = Mindenkinek órája van. Akinek lejár az ideje, azt egy bot helyettesíti; a hely visszavehető.
lay-pace_days = Napokon át
    .description = Ennyi idő van minden döntésre; e-mailben is szólunk, ha te következel.
lay-bank = Idő fejenként
lay-increment = Ráadás döntésenként
lay-each_decision = Idő döntésenként
lay-minutes = { $minutes } perc
lay-seconds = { $seconds } mp
lay-days = { $days } nap
lay-eyes = Ki láthatja
lay-public = Mindenki
    .description = Az asztal szerepel a listán, és bárki nézheti.
lay-private = Csak a játékosok
    .description = Az asztal nem szerepel a listán; mások a meghívó linkeddel jönnek.
lay-options = Szabályváltozatok
lay-usual = a szabályok szerint
lay-lay = Asztal megnyitása

# The room where one waits for others before the game
room-title = { $game }: a játék előtt
room-here = itt van
room-away = nincs itt
room-awaited = visszavágóra várjuk
room-come = Itt vagyok
room-bot = Bot
room-free = bárki leülhet
room-kept = meghívottnak fenntartva
room-leave = Felállok
room-host_starts = Mindenki itt van; a játékot a házigazda indítja.
room-clear = Asztalbontás
room-clear_question = Lebontod az asztalt?
    .text = Mindenki számára eltűnik, aki itt vár.
room-invite = Meghívó link
    .description = Akinek megvan, fiók nélkül is leülhet egy szabad helyre.
room-invited = Meghívást kaptál
room-full = Már nincs szabad hely.
room-copy = Másolás
room-copied = Másolva
room-share = Megosztás
room-yes = igen

# Oneself
account-title = Fiók
account-you = Te
account-guest = Vendégként vagy itt ({ $name }): csak ez a böngésző ismer.
account-member = Bejelentkezve: { $name }.
account-name = Név
account-password = Jelszó
account-invite = Meghívó
account-save = Mentés
account-saved = Mentve.
account-claim = Fiók létrehozása
account-claim_guest = Megmarad a neved és a játékaid, és bármelyik böngészőben megtalálod őket.
account-claim_nobody = Nélküle is játszhatsz. Fiókkal bármelyik böngészőben megtalálod a játékaidat.
account-log_in = Bejelentkezés
account-log_in_guest = Ennek a vendégnek az asztalai itt maradnak.
account-log_in_nobody = Vissza a fiókodba.
account-log_out = Kijelentkezés
account-log_out_question = Kijelentkezel vendégként?
    .text = A vendég nem tud visszajönni: az asztalaid elérhetetlenek lennének. Fiókkal megtarthatod őket.
account-notices = Ha te következel
account-mail = E-mail-cím
account-mail_notices = Értesítés e-mailben
account-push_notices = Értesítés ebben a böngészőben
account-push_refused = A böngésző nem engedi az értesítéseket ezen az oldalon.
account-sessions = Bejelentkezve itt
account-this_browser = ez a böngésző
account-seen = utoljára: { $ago }
account-end = Megszüntetés
account-end_of = Megszüntetés: { $label }
account-tokens = Programok, amelyek helyetted játszanak
    .description = A saját botod jelszó helyett tokennel jelentkezik be.
account-token_label = A program neve
account-make_token = Token készítése
account-token_once = A tokened: másold ki most, csak egyszer látható
account-leaving = Távozás
account-version =
    { $form ->
        [compiled] keepwright { $version } (lefordítva)
       *[interpreted] keepwright { $version } (értelmezve)
    }
account-delete = Adataim törlése
account-delete_question = Végleg törlöd magad?
    .text = Törléskor elfelejtjük a nevedet, címedet és bejelentkezéseidet. A lejátszott játékok semleges névvel megmaradnak.

# A moment ago
ago-now = az imént

## Szabályok és elemek

rules-all = Szabályok
rules-intro = Minden játék mérvadó szabályai a saját szavainkkal: döntésekkel a nyitott kérdésekről és kidolgozott példákkal.
rules-read = Szabályok
rules-pieces = Elemek
rules-read_of = { $game }: szabályok
rules-pieces_of = { $game }: elemek
rules-words = Szavak
rules-words_of = { $game }: szavak
rules-words_about = Ezekkel a szavakkal íródnak a játék forgatókönyvei és játszmaleírásai.
rules-words_failed = A szavakat nem sikerült betölteni.
rules-search_all = Keresés az összes szabályban
rules-clear = Keresés törlése
rules-hits = Találatok
rules-none = Nincs találat. Kevesebb vagy más szó talán segít.
rules-none_english = Nincs találat. A szabályok angolul vannak, kérjük, angol szavakkal keress.
rules-sorry = Sajnos a mérvadó szabályok csak angolul vannak meg. Az asztalnál minden a te nyelveden szól.
rules-copy = A(z) „{ $section }” linkjének másolása
rules-previous = Előző fejezet
rules-next = Következő fejezet
rules-print = Nyomtatás
rules-failed = A szabályokat nem sikerült betölteni.
rules-mark = Szabály: { $rule }

catalogue-title = { $game }: elemek
catalogue-filters = Szűrők
catalogue-found = { $count } elem
catalogue-search = Név vagy hatás
catalogue-class = Fajta
catalogue-cost = Költségében van
catalogue-does = Hatás
catalogue-does_produce = Áruk
catalogue-does_trade = Csere
catalogue-does_construct = Építés
catalogue-does_transform = Lakóház
catalogue-does_gain = Nyereség
catalogue-does_provost = Elöljáró
catalogue-does_bonus = Bónusz
catalogue-does_discount = Kedvezmény
catalogue-does_special = Különleges
catalogue-does_income = Jövedelem
catalogue-reset = Minden szűrő törlése
catalogue-none = Egyetlen elem sem felel meg minden szűrőnek.
catalogue-failed = Az elemeket nem sikerült betölteni.
catalogue-copies = { $count } példány

## Architects: the board

tab-hand = Kézben
tab-built = Épült
tab-captures = Foglyok

arch-you_get = kapsz
arch-nothing = semmit
arch-all_of_it = az összeset
arch-times-storehouse_trade = { $count } csere
arch-times-capture = { $count } foglyul ejtés
arch-times-guardhouse_action = { $count } akció
# What placing a worker here would bring or cost; $goods is a list, or a number of actions.
arch-would_get = most ezt kapnád: { $goods }
arch-would_lose = most ezt veszítenéd el: { $goods }
# How many workers of a player are in one place.
arch-group = { $seat }: { $count } munkás
arch-laid = { $laid } / { $spaces }
arch-can_advance = továbbépítheted
# $points has its sign.
arch-points = pont: { $points }
arch-closed_above = fölötte zárva
arch-closed_below = alatta zárva
# On the small card of an apprentice, beside or in place of a drawing: as short as can be.
arch-short-labourer = mindhárom szakma
arch-short-gatekeeper = újranyitáskor 2 szabadul
arch-short-overseer = +1 munkás a tárházban
arch-short-squire_gold = ha senki sincs börtönben
arch-short-squire_marble = { arch-short-squire_gold }
arch-short-squire_virtue = { arch-short-squire_gold }
# How much less virtue is lost, beside the sign of the place.
arch-short-thief = 1-gyel kevesebb
arch-short-illusionist = veszteség nélkül
arch-lies_on = a kártyán: { $goods }
arch-price = ára: { $goods }
arch-skip = az előtte lévő kártyákért további { $goods }
arch-offers = kínál: { $goods }
# Followed by a price.
arch-hire = felbérlés
arch-plus_tax = + adó
# Beside the drawing of a card.
arch-or_draw = vagy húzás
arch-plus_discard = + eldobás
arch-any_apprentice = bármely segéd
arch-best_of = { $count } közül egy
arch-reset_soon = A harmadik munkás vagy a városháza { $space }. mezője mindhármat börtönbe küldi.
arch-reset = A harmadik munkás mindhármat börtönbe küldi.
arch-hall_note = A munkások a játék végéig itt maradnak.
# $count workers of whoever reads this are on that player’s board.
arch-holds_yours = { $count } munkásod nála
arch-debts = { $count } adósság
# For further apprentices.
arch-places_left = { $count } szabad hely
# Followed by captured workers.
arch-you_hold = nálad van
arch-hall_closed = Most nincs mit építeni
arch-about-quarry = Minden itteni munkásod után 1 követ kapsz.
arch-about-forest = Minden itteni munkásod után 1 fát kapsz.
arch-about-mines = { $base } agyagot kapsz, és minden itteni munkásod után még 1-et; vagy helyette minden { $workers } munkás után 1 aranyat.
arch-about-silversmith = { $base } ezüstöt kapsz, és minden itteni munkásod után még 1-et.
arch-about-kings_storehouse = Minden itteni munkásod után egy csere: { $pay_1 } → { $gain_1 }, vagy { $pay_2 } → { $gain_2 }. A segédek továbbiakat adhatnak hozzá.
arch-about-workshop = Bérelj fel egy segédet { $silver } ezüstért és { $tax } adóért. Minden itteni munkásod eggyel több oszlopot tesz elérhetővé; azon túl a sorban előtte lévő kártyákra 1-1 ezüstöt teszel. Vagy húzz { $plans } építménykártyát, és minden { $workers } itteni munkásod után még 1-et.
arch-about-town_centre = Minden itteni munkásod után egy csoport munkást ejtesz foglyul, legfeljebb { $locations } helyszínen. Az első { $tax } adóba kerül, minden további { $silver } ezüstbe. A saját csoportjaid hazatérnek.
arch-about-tax_stand = Az itt lévő összes ezüstöt elveszed, és { $virtue } erényt veszítesz.
arch-about-guardhouse = Minden itteni munkásod után egy akció: foglyaid börtönbe küldése, egyenként { $sale } ezüstért; munkásaid kihozása a börtönből; a másoknál lévők kiváltása { $ransom } ezüstért és { $ransom_tax } adóért, vagy adósságért és erényért; egy adósság kifizetése { $debt } ezüstért és { $debt_tax } adóért.
arch-about-prison = A feketepiac minden újranyitásakor 1 erényt veszít, akinek { $loss } vagy több munkása van itt, és akinek a legtöbb, az adósságot kap. A végén minden { $prisoners } itteni munkás 1 pontba kerül.
arch-about-black_market = Minden mezőn egy munkás fér el. Egy akció ezüstbe és { $virtue } erénybe kerül; { $limit } fölötti erénnyel zárva van előtted.
arch-about-bm_left = Azt kapod, amit a felső kártya kis oldala kínál.
arch-about-bm_middle = Felbérelsz egy tetszőleges, képpel felfelé lévő segédet, vagy több építménykártyát húzol, és egyet megtartasz.
arch-about-bm_right = Azt kapod, amit a felső kártya nagy oldala kínál.
arch-about-guildhall = A munkásod végleg itt marad. Építs meg egy építményt a kezedből, vagy építsd tovább a katedrálist. A piros szélű mezők újranyitják a feketepiacot; az utolsó elindítja az utolsó kört.
arch-about-cathedral = Lépj feljebb egy szinttel a szint áruiért és egy kézben lévő építménykártyáért, ha van ott szabad hely, és legalább { $virtue } erényed van. Jutalmat is kapsz.
arch-about-virtue = { $top } fölött a feketepiac, { $bottom } alatt a katedrális van zárva. A jobb oldali szám a végén számít; az adójelek azt mutatják, mennyi adót kerülsz el.

## Architects: cards, captives, the list of phones

# My building cards
west-hand = A kártyáid
west-offered = Választható
west-kept = Megtartva
west-no_hand = Nincs építménykártya a kezedben.
west-hands_hidden = Csak a játékosok látják a saját kártyáikat.
west-under = A pakli alján, csak te ismered: { $cards }
# What a card says of itself, joined by commas
west-costs = ára { $goods }
west-asks_for = kell hozzá: { $skills }
west-no_skill = szaktudás nélkül
west-worth = { $count } pont
# $points is a number with its sign
west-virtue = erény { $points }
west-needs = Szükséges szaktudás
west-has = Szaktudás
west-when_hired = Felbérléskor
west-start = kezdéskor: { $goods }
# What lies before a player
west-in_prison = { $count } munkás a börtönben
west-unpaid =
    { $count ->
        [0] nincs kifizetetlen adósság
       *[other] { $count } kifizetetlen adósság
    }
west-paid = { $count } kifizetett adósság
west-level = Katedrális: { $level }. szint az { $levels }-ből
west-nothing_built = még se segéd, se építmény
# The automa
west-strength_constantine = közepes ellenfél
west-strength_helena = nehéz ellenfél
west-at_hand = { $count } munkás kéznél
west-in_guildhall = { $count } munkás a városházán, egyenként { $points } pont
west-holds = { $who } { $count } munkását tartja fogva
west-schemes = { $left } lap a pakliban, { $discarded } eldobva
west-last_scheme = Az utolsó lap: { $place }
west-left_of = { $all } lapból { $left } maradt
west-unseen = Látatlanul bekeverve
west-stand_in = Ezek saját pótpaklink lapjai, nem a kiadott kártyák.
# Captives
west-capture_now = Foglyul ejtheted
west-captives = Foglyul ejtett munkások aszerint, hogy ki tartja őket fogva
west-holder = Kinél
west-bounty_now = Ha most a börtönbe küldöd őket, a foglyaid ezt hozzák:
west-about_captives = A foglyok a fogdából kerülnek a börtönbe; mindegyikért { $sale } jár annak, akinél voltak. A feketepiac újranyitásakor a börtönben lévő { $loss } vagy több munkás erénybe kerül, és akinek ott a legtöbb van, adósságot kap.
west-workers_of = { $who } { $count } munkása
# On a phone
west-hand_of =
    { $count ->
        [0] A kártyáid
       *[other] A kártyáid ({ $count })
    }
west-unfold = Minden erről: { $name }
west-rewards =
    { $count ->
        [0] elfogytak a jutalmak
       *[other] még { $count } jutalom
    }
# Under the levels of virtue at which the Cathedral, or the Black Market, is closed
west-cathedral_closed = zárva
west-market_closed = zárva

## Studies

tab-lines = Változatok
study-label = Tanulmány
study-title = Tanulmány
study-bar = A tanulmány
study-note = semmi sem kerül az asztalhoz
study-acts = Botok, felállítás és fájl
study-about = Minden széken te játszol, vagy botok. Bármikor visszamehetsz, és mást próbálhatsz; minden változat ebben a böngészőben marad, és semmi sem kerül az asztalhoz.
study-plan = Tervezés: lépések kipróbálása tanulmányban
study-eyes = Kinek a szemével
study-eyes_due = Soron lévő
study-eyes_nobody = Néző
study-eyes_all = Minden
study-bots = Székek és botok
study-seats = Ki játszik
study-myself = Én magam
study-all_myself = Minden széken én játszom
study-all_bots = Minden szék: { $level }
study-bots_do = Botok
study-run = A botok folytatják
study-pause = A botok várnak
study-once = Egy bot egyszer dönt
study-once_level = Egyszer: { $level }
study-thinking = Egy bot gondolkodik.
study-save = Mentés játszmaleírásként
study-back = Vissza az asztalhoz
study-leave = Kilépés a tanulmányból
study-own_name = A tanulmány neve
study-unkept_many = Ez a tanulmány nem marad meg: már { $most } van. Törölj egyet közülük („{ bar-study }”), és folytasd.
study-unkept_full = Ami új, nem marad meg: ebben a böngészőben nincs több hely. Törölj néhány tanulmányt, vagy mentsd ezt fájlba.
shelf-title = Tanulmányaid
shelf-none = Még nincs tanulmányod. Amit kipróbálsz, ebben a böngészőben marad, és itt lesz, amikor visszajössz.
shelf-damaged = Egy olvashatatlan tanulmány
shelf-damaged_hint = Ebben a böngészőben megsérült. A többi sértetlen.
shelf-seats = { $count } hely
shelf-rename = Átnevezés: { $name }
shelf-delete = Törlés
shelf-delete_one = Törlés: { $name }
shelf-deleted = „{ $name }” törölve.
shelf-undo = Visszavonás
shelf-full = Ebben a böngészőben nincs több hely. Előbb törölj néhány tanulmányt.
shelf-many = Legfeljebb { $most } tanulmány marad meg. Törölj egyet, hogy egy másik megmaradhasson.
open-gone = Ez a tanulmány már nincs ebben a böngészőben.
study-lines = Változatok
study-keys = A fel és a le nyíl sorról sorra lép, a jobb nyíl ahhoz, amit helyette próbáltál, a bal vissza. Az Enter odaugrik, az F2 elnevez, a Delete elfelejt.
study-branch = Helyette kipróbálva:
study-ways = Lépkedés a változatokban
study-one_back = Egy sorral vissza
study-one_on = Egy sorral előre
study-name = Elnevezés
study-rename = Átnevezés
study-rename_line = Változat átnevezése: „{ $name }”
study-name_label = Név
study-name_save = Megjegyzés
study-forget = Elfelejtés
study-forget_line = Változat elfelejtése: „{ $name }”
study-forget_title = Elfelejted ezt a változatot?
study-forget_text = { $count } sor elvész, minden elágazásával együtt.
study-count = { $count } sor
study-start = A játszma kezdete
study-start_position = A kiinduló állás
study-from_position = Az állástól kezdve
study-no_lines = Még nem történt lépés. Minden lépésből egy sor lesz itt.
study-set_up_here = Egy állás felállítva
study-chance = Véletlen: { $what }: { $things }
study-new_title = Új játszma
study-new_hint = Bármelyik játék, székek és szabályok; minden széken te játszol, vagy botok is.
study-new_begin = Kezdés
setup-label = Állás felállítása
setup-hint = Változtass meg bármit, és alkalmazd: a tanulmány onnan folytatódik. Ami előtte volt, megmarad a változatokban.
setup-start = Mi következik
setup-start_now = Ahogy most áll
setup-start_phases = Fázisok
setup-start_decisions = Döntések
setup-start_written = Valami más, JSON-ként
setup-who = Ki dönt
setup-which = Pontosan melyik
setup-written = A feladat, ahogy egy példában áll
setup-written_hint = Például: { $example }
setup-due_wrong = { $why } Válaszd ki, mi következik.
setup-batch = { $number }. köteg
setup-field-beneath = Épületlapok a pakli alatt, kötegenként
setup-board = Tábla
setup-json = JSON-ként, haladóknak
setup-json_bad = Ez még nem JSON. Amit írtál, megmarad.
setup-applied = Alkalmazva. Ami előtte volt, a változatok közt van.
setup-reset = Mint előtte
setup-apply = Alkalmazás
setup-none = üres
setup-less = { $name }: eggyel kevesebb
setup-more = { $name }: eggyel több
setup-of = { $name }: { $part }
setup-add = Hozzáadás …
setup-add_to = { $name }: hozzáadás
setup-remove = Eltávolítás: { $name }
setup-before = { $name }: előrébb
setup-behind = { $name }: hátrébb
setup-others = további { $count }
setup-space = { $number }. mező
setup-top = Felső sor, { $number }.
setup-bottom = Alsó sor, { $number }.
setup-standin = { $number }. cselszövés
setup-field-round = Forduló
setup-field-turn_order = Játéksorrend
setup-field-first_player = Kezdőjátékos
setup-field-passed = Passzoltak, sorrendben
setup-field-bailiff = Udvarbíró
setup-field-provost = Elöljáró
setup-field-road = Út
setup-field-residences = Lakóházak
setup-field-owners = Tulajdonosok
setup-field-out_of_game = Játékon kívül
setup-field-stables = Az istállókban
setup-field-castle = A várban
setup-field-inn_left = Fogadó, bal mező
setup-field-inn_right = Fogadó, jobb mező
setup-field-scored = Kiértékelt várrészek
setup-field-awaiting = Kifizetve, lakóház lesz belőlük
setup-field-rows_used = Felhasznált kegysorok
setup-field-favours = Még felhasználható királyi kegyek
setup-field-mulligan = Kezdő lapok: 1 megtartva, 2 cserélve
setup-field-covering = Presztízsépületek lapokon
setup-field-slots = Építési terület: helyek
setup-field-second_workers = Második munkások
setup-field-site = Az építési területen
setup-field-used = E fordulóban használt karakterek
setup-field-active = Ki van soron
setup-field-final_turns = Hátralévő utolsó lépések
setup-field-tax_stand = Ezüst az adópultnál
setup-field-guildhall = Munkások a városházán
setup-field-black_market = Munkások a feketepiacon
setup-field-small_pile = Feketepiac-lapok, lefordítva
setup-field-small_face = Feketepiac, kis oldal
setup-field-large_pile = Feketepiac-lapok, felfordítva
setup-field-workshop = Műhely: segédek
setup-field-workshop_silver = Műhely: ezüst
setup-field-apprentice_pile = Segédek, lefordítva
setup-field-apprentices_beneath = Segédek a pakli alatt
setup-field-building_pile = Épületlapok, lefordítva
setup-field-rewards = Maradék jutalmak
setup-field-rewards_gone = Elvett jutalmak
setup-field-automa = A szabályok botja
setup-field-offered = Választható lapok
setup-field-pick = Épp megtartott lap
setup-field-put_under = A pakli alá téve
setup-field-schemes = Cselszövések, lefordítva
setup-field-discarded = Eldobott cselszövések
setup-field-future = Később bekevert cselszövések
setup-field-mixed_in = Bekevert cselszövések

## Megosztás, megnyitás, beágyazás

share-label = Megosztás
share-link = Hivatkozás erre az állásra
share-link_label = Hivatkozás
share-whole = A hivatkozásban benne van az egész játszma: senkinek sem kell tárolnia.
share-picture = Kép
share-picture_alt = Az állás képe
share-no_picture = Most nincs kép.
share-save = Mentés { $form } formában
share-study = Tanulmányozás
share-study_hint = Próbáld ki, mi mást lehetne innen lépni. Ebből semmi sem kerül az asztalra.
share-study_open = Folytatás innen
position-title = Csak az állás
position-hint = A hozzá vezető játszma nélkül. Itt is, máshol is megnyitható („{ bar-study }”).
position-guessed = Amit még nem tudhatsz, kitalált.
position-json = Másolás JSON-ként
position-scenario = Másolás példaként
position-link = Link másolása
position-copied = Másolva
position-failed = Nem sikerült másolni.
position-set_up = Felállítás innen
share-frame = Másik oldalon
share-frame_label = Kód az oldalhoz
share-frame_private = Ez az asztal zárt: idegenek nem nézhetik. Befejezett játszma megmutatható: mentsd el, és nyisd meg újra („{ bar-study }”).
replay-play_on = Folytatás innen
eyes-label = Kinek a szemével
eyes-own = A magaméval
eyes-nobody = Nézőként
eyes-all = Minden látszik
open-title = Játszma tanulmányozása
open-hint = Nyiss meg bármilyen játszmaleírást: nézd végig lépésenként, bárki szemével, és próbálj ki más lépéseket. Ebben a böngészőben marad.
open-drop = Húzz ide egy játszmaleírást, állást vagy példát
open-file = Fájl kiválasztása
open-paste = Vagy illeszd be
open-paste_hint = Játszmaleírás, állás JSON-ban, példa, vagy ezek címe
open-read = Megnyitás
open-no_file = Ez a cím innen nem olvasható. Mentsd el a fájlt, és húzd erre az oldalra.
open-bad_link = Ebben a hivatkozásban nincs játszma; talán útközben levágódott.
frame-open = Megnyitás a keepwrightban
frame-private = Ez az asztal zárt, vagy már nincs meg: más oldalakon csak nyilvános asztalok mutathatók.

## Statistics

stat-title = { $game }: statisztika
stat-link = Statisztika
stat-source = Mely játszmák
stat-source_selfplay = A botok egymás közt
stat-source_server = Ezen a szerveren
stat-seats = Játékosok
stat-seats_all = Bármennyi
stat-games = { $games } játszma.
stat-made_selfplay = Minden helyen „{ level-steady }” fokozatú bot játszott, a keepwright { $version } { $rules } szabályai szerint, { $seed } kezdőértékkel.
stat-made_server = Emberekkel végigjátszott játszmák a(z) { $rules } szabályok szerint; a helyek { $share } részén bot játszott. A feladott játszmák kimaradnak. Személyekről semmit sem őrzünk meg.
stat-few = Eddig csak { $games } játszma van: a véletlen még sokat számít. A pontok melletti vonal azt mutatja, hol van az érték valójában, 20 esetből 19-szer.
stat-empty = Itt még nem fejeződött be játszma
    .hint = Ha itt valaki végigjátszott egy játszmát ({ $game }), ezen az oldalon megjelenik.
stat-empty_seats = Ennyi játékossal még nem fejeződött be játszma
stat-play = Játék: { $game }
stat-see_selfplay = A botok játszmái
stat-see_all = Bármennyi játékos
# The name of a chart for who cannot see it
stat-chart = Ábra: { $title }. A számok táblázatban következnek.
stat-numbers = Számok
stat-numbers_of = Számok: { $title }
stat-points_by_seat = Pontok helyenként
    .hint = Az 1. hely kezdi az első fordulót. Doboz: az eredmények középső fele; vastag vonal: a medián; pont: az átlag, jobb oldalt is.
    .mixed = Mindenféle asztal együtt, a 3. és további helyek tehát csak nagyobb asztaloké: a helyek összevetéséhez válassz játékosszámot. Az 1. hely kezd; doboz: a középső fele; vastag vonal: a medián; pont: az átlag.
stat-wins_by_seat = Győzelmek helyenként
    .hint = A szaggatott vonal az egyenlők közti arány; a megosztott győzelem részben számít. A pont melletti vonal: hol van az arány valójában, 20 esetből 19-szer.
stat-wins_alone = Milyen gyakran győzi le az egyedüli játékos az automát.
stat-seat = { $place }. hely
stat-points = Az összes játékos pontjai
    .hint = Hány játékos végzett hány ponttal.
# Beneath what a chart means, where some numbers are not in it
stat-outliers =
    { $count ->
        [one] Egy eredmény ({ $furthest }) túl messze esik ahhoz, hogy az ábrán szerepeljen.
       *[other] { $count } eredmény túl messze esik ahhoz, hogy az ábrán szerepeljen; a legszélső: { $furthest }.
    }
stat-length_round = Hossz fordulókban
stat-length_turn = Hossz lépésekben
stat-length_hint = Hány játszma milyen hosszú volt; a szaggatott vonal az átlag.
stat-decisions = Hossz döntésekben
stat-by_source = Pontok forrás szerint
    .hint = A győztesek és mindenki más átlagos pontjai.
# Columns of the tables beside the charts
stat-col_seat_label = Hely
stat-col_mean = Átlag
# Where the true value lies, 19 times out of 20
stat-col_interval = 95%-os tartomány
stat-col_least = Legkevesebb
stat-col_lower = Alsó negyed
stat-col_median = Medián
stat-col_upper = Felső negyed
stat-col_most = Legtöbb
stat-col_games = Játszmák
stat-col_wins = Győzelmek
stat-col_fair = Egyenlők közt
stat-col_points = Pontok
stat-col_rounds = Fordulók
stat-col_turns = A kezdő játékos lépései
stat-col_decisions = Döntések
stat-col_count = Hányszor
stat-col_source = Forrás
stat-col_winners = Győztesek
stat-col_others = Többiek
stat-col_difference = Különbség
stat-pieces = Épületek és kártyák
    .hint = Hány játszmában építette meg vagy vette el valaki, az a játékos milyen gyakran győzött (szaggatott: egyenlők közt), és hány ponttal, az ilyen asztaloknál szokásoshoz képest.
stat-class = Fajta
stat-class_all = Mind
stat-by_name = Név
stat-by_share = Játszmák
stat-by_wins = Győzelem
stat-by_points = Pont
stat-rule = Szabály
stat-rule_of = { $rule } szabály: { $piece }
stat-times =
    { $times ->
        [0] soha
       *[other] { $times }×
    }
stat-fair = szokásos { $share }
stat-between = { $low } és { $high } között

## Az első, vezetett játék

guide-title = Az első játékod
guide-step = { $step }. / { $count }
guide-next = Tovább
guide-back = Vissza
guide-show = Mutasd meg
guide-skip = Kihagyás
guide-resume = Vissza az útmutatóhoz: { $step }. / { $count }
guide-waits = Játssz tovább, ahogy tetszik. Szólok, ha valami új jön.
guide-again = Elölről
guide-real = Igazi játék kezdése
learn-begin = Tanulás
learn-go_on = Tovább
learn-game = { $game }: tanulás vezetett első játékban
learn-go_on_with = { $game }: az első játék folytatása
learn-first = Vezetett első játék
learn-go_on_first = Az első játék folytatása

## Plans: whether something could be built

# Filters of what is left to be built, each with how many there are
plan-filter = Mutasd
plan-able = Kifizethető { $count }
plan-all = Mind { $count }
plan-none = A megmaradtak közül most semmit sem tudsz kifizetni.
# At the foot of a card or tile, very short
plan-now = kifizethető
plan-then = e lépés után
plan-skill = hiányzó szaktudás
plan-no_own_residence = nincs lakóhely
plan-no_house_left = elfogytak a házak
plan-no_unbuilt_space = nincs hely
plan-no_empty_space = nincs hely
