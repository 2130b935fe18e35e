### Az asztal: ami minden játék körül van, a terminálban és a böngészőben.

status-complete = teljes

## Terminál: az asztal

terminal-round = { $round }. forduló
terminal-phase = { $phase }. fázis: { $name }
terminal-your_turn = Te jössz, { $seat }.
terminal-log = Ami történt
terminal-score_sheet = Pontozólap
terminal-sources = Honnan jött a presztízs
terminal-total = Összesen
terminal-winners =
    { $count ->
        [0] Senki sem győz.
        [one] A győztes: { $winners }.
       *[other] A győzelmen osztozik: { $winners }.
    }
terminal-why_not = Nem lehetséges:
terminal-reason = { $reason } ({ $rule })
terminal-possible = Ez most lehetséges.
terminal-prompt = Sorszám, lépés, ? vagy help
terminal-no_number =
    { $most ->
        [one] Csak egy választás van, az 1-es.
       *[other] A választások 1 és { $most } között vannak számozva.
    }
terminal-undone = Visszavonva: { $move }
terminal-undone-seen = Visszavonva: { $move }. Azóta többet láttál, mint akkor, ezért megjegyzés került a játszmába.
# A remark in the record of a game.
terminal-undo_remark = A(z) { $line }. sort („{ $move }”) azután vonták vissza, hogy lapok vagy válaszok váltak láthatóvá.
terminal-nothing_to_undo = Még nem döntöttél semmiről.
# Below a page of a longer text; $count is how many lines are left.
terminal-more = Még { $count } sor. Enter: tovább · q: elég
# Where the log has no room for all that is new; “since” is typed.
terminal-more_news = … még { $count } az utolsó döntésed óta; since mindet elmeséli
terminal-buildings = Ami még felépíthető: ár → nyereség, és mire való (✓: most lehetséges)
terminal-no_buildings = Nincs semmi, amit felépíthetnél.
terminal-saved = A játszma mentve: { $file }
terminal-left = A játszma mentve: { $file }
    Folytatás: keepwright play --resume { $file }
terminal-interrupted = Megszakítva. A játszma mentve: { $file }
    Folytatás: keepwright play --resume { $file }
terminal-no_topic = Erről semmit sem tudunk: „{ $topic }”.
terminal-no_topic-near = Erről semmit sem tudunk: „{ $topic }”. Erre gondoltál: { $near }?

## Terminál: szavak a táblán

terminal-workers = Munkások
    .short = Munkás
terminal-prestige = Presztízs
terminal-deniers = Dénárok
terminal-residences = Lakóházak
    .short = Házak
terminal-passed = Passzolt
terminal-free = { $count } szabad
terminal-scored = értékelve
terminal-legend = { $provost } elöljáró · { $bailiff } udvarbíró · { $trigger } értékelés · A tulajdonos · (a) munkás
terminal-price = { $count } d
terminal-usual_price = (egyenként { $count } d)
terminal-points = { $count } pont
terminal-hand = Kéz
terminal-piles = Húzó-/dobópakli
    .short = Paklik
terminal-set_up = Előkészületek
terminal-first_player = Kezdőjátékos
terminal-legend_of_cards = { $provost } udvarnagy (halvány: rajta túl) · { $prestige } presztízsépület · 4 tartalék · A tulajdonos · (a) munkás
terminal-legend_of_gaps = { $provost } elöljáró, két mező között (halvány: rajta túl) · A tulajdonos · (a) munkás · A+B két munkás
terminal-houses = Házak
terminal-on_board = Tábla
terminal-from_round = { $round }. fordulótól
terminal-each = (ára egyenként: { $goods })
terminal-turn_order = Sorrend
terminal-debts = Adósságok
terminal-captured = foglyul ejtette
terminal-offered = Választható
terminal-picked = Megtartva
terminal-next_worker = Munkások, és amit a következő munkásod hoz
terminal-hire = egy segéd vagy 5-ből 1 lap
terminal-stand_in = { $bot } a saját helyettesítő paklinkkal játszik, nem a kiadott lapokkal: { $left } a pakliban, { $discarded } eldobva
terminal-legend_of_workers = A2 két munkás · +3 amit a következő munkásod hoz, ×2 hány akció · { $silver }2 ezüst · { $closed } azon túl a katedrális (lent) vagy a feketepiac (fent) zárva · ↻ újranyitások · { $skills }
terminal-hand_over = A billentyűzet a következő játékosé: { $seat }. Nyomj Entert, ha más nem látja a képernyőt.
terminal-sits = { $seat }: { $name } ({ $level })

## Terminál: súgó

terminal-help-number = egy sorszám a listából választ
terminal-help-move = egy leírt lépés, például „{ $move }”, ugyanezt teszi
terminal-help-all = all azt is mutatja, ami most nem lehetséges, és hogy miért
terminal-help-buildings = buildings megmutatja, mi építhető még fel, mennyiért, és mire való
terminal-help-rules = ? a kérdéshez tartozó szabályt mutatja; ? { $piece } egy épületet; ? R-14 egy szabályértelmezést
terminal-help-why = why { $move } megmondja, hogy ez lehetséges-e, és ha nem, miért nem
terminal-help-table = table újra kirajzolja az asztalt; log elmeséli az egész játszmát; score a pontokat mutatja
terminal-help-since = since elmeséli, mi történt az utolsó döntésed óta
terminal-help-undo = undo visszavonja az utolsó döntésedet, amíg más nem lépett
terminal-help-undo_alone = undo az utolsó döntésed elé lép vissza; a botok ugyanarra a lépésre ugyanúgy válaszolnak
terminal-help-save = save FÁJL fájlba írja a játszmát
terminal-help-quit = quit kilép; a játszma mentésre kerül

## Terminál: egy épület kártyája

terminal-card-space = Az úton: { $space }. mező
terminal-card-slot = Az építési területen: { $slot }. hely
terminal-card-start = Kezdetben: { $goods }
terminal-card-column = { $place }: { $column }. oszlop
terminal-card-owned = Tulajdonos: { $seat }
terminal-card-rule = Szabályok: { $rule }

## Parancssor

cli-interrupted = Megszakítva.
cli-error = Hiba: { $reason }
cli-error-file = { $file }: { $reason }
cli-bad_lang = Nincs ilyen nyelv: „{ $lang }”. A választék: { $languages }.
cli-call-command = Nincs ilyen parancs: „{ $given }”. Mind itt van: { $help }
cli-call-command-near = Nincs ilyen parancs: „{ $given }”. Erre gondoltál: { $near }? Mind itt van: { $help }
cli-call-option = Nincs ilyen kapcsoló: { $given }. Mind itt van: { $help }
cli-call-option-near = Nincs ilyen kapcsoló: { $given }. Erre gondoltál: { $near }? Mind itt van: { $help }
cli-call-no_value = { $name } után hiányzik egy érték. Bővebben: { $help }
cli-call-missing = Hiányzik: { $name }. Bővebben: { $help }
cli-call-too_much = Ez már sok: „{ $given }”. Több adat nem kell. Bővebben: { $help }
cli-call-number = { $name } után szám kell, nem „{ $given }”. Bővebben: { $help }
cli-call-least = { $name } legalább { $least } legyen, ne { $given }. Bővebben: { $help }
cli-call-most = { $name } legfeljebb { $most } legyen, ne { $given }. Bővebben: { $help }
cli-call-value = { $name } ezek egyike: { $values }; „{ $given }” nem az. Bővebben: { $help }
# $extra is the name of a set of packages, $package the one that is not there.
cli-extra_missing = Ehhez { $package } kell, és az nincs telepítve. Írd be: pip install "keepwright[{ $extra }]"
cli-bad_option_form = Ez nem egy játék beállítása: „{ $given }”. Így írd: név=érték, például név=true.
cli-bad_bot_count = A helyek száma { $seats }, a botoké viszont { $bots }.
cli-bad_number = { $name } legalább { $least } legyen, ne { $given }.
cli-file_missing = Nincs ilyen fájl: { $file }.
cli-file_unreadable = Nem olvasható: { $file }: { $reason }
cli-file_not_text = Nem szövegfájl, így nincs benne játszma, állás vagy forgatókönyv: { $file }
cli-file_unwritable = Nem írható: { $file }: { $reason }
cli-folder_missing = Nincs ilyen mappa: { $folder }, ezért a fájl nem készült el: { $file }. Hozd létre a mappát, vagy adj meg másik fájlt.
cli-file_exists = Már létezik: { $file }. Adj meg másik fájlt, vagy folytasd a --resume kapcsolóval.
error-unknown_bot = Nincs ilyen bot: „{ $bot }”. A választék: { $bots }.
error-bad_bot_parameter = Ennek a botnak nincsenek paraméterei: { $bot }.
error-bad_bot_parameter-parameters = Ennek a botnak ({ $bot }) nincs ilyen paramétere: „{ $parameter }”. A választék: { $parameters }.
error-bad_bot_parameter-range = A paraméter ({ $bot }: { $parameter }) egy szám ebből a tartományból: { $range }; ez nem az: „{ $given }”.
error-bad_own_bot = Ez nem bot: „{ $bot }”. { $reason }
why-no_module = Nincs „{ $module }” nevű modul sem ebben a mappában, sem ott, ahol a Python keresi.
why-broken_module = A modulját nem lehet betölteni: { $problem }
why-no_class = A(z) { $module } modulban nincs „{ $name }” nevű osztály.
why-no_bot = Ez nem olyan osztály, amelynek van „choose” metódusa: „{ $name }”.
why-no_parameter = Ez nem paraméter: „{ $given }”. Így kell írni: név=érték.
why-not_made = Nem lehet létrehozni: { $problem }
error-bot_broke = A { $number }. játszmában hibázott a bot ({ $bot }): { $reason }
error-bot_broke-answer = A { $number }. játszmában a bot ({ $bot }) ezt válaszolta: „{ $answer }”; ezt nem választhatta.
error-crew_lost = Egy játszó folyamat leállt, mielőtt a játszmái véget értek volna.

cli-games-id = Azonosító
cli-games-title = Cím
cli-games-seats = Játékosok
cli-games-options = Beállítások
cli-games-status = Állapot

cli-simulate-done = { $title }: { $games } játszma, { $decisions } döntés, { $seconds } s, { $rate } döntés/s
cli-simulate-interrupted = Megszakítva, { $wanted } játszmából { $games } készült el; ez az eredményük.
cli-simulate-progress = Játék folyik
cli-simulate-seat = Hely
cli-simulate-bot = Bot
cli-simulate-wins = Győzelmek
cli-simulate-share = Arány
cli-simulate-mean = Átlag
cli-simulate-deviation = Szórás
cli-simulate-range = Terjedelem
cli-simulate-intervals = Zárójelben és a ± után: a 95%-os intervallum.
cli-simulate-bad_out = A sorok .csv vagy .jsonl végű fájlba kerülnek; ez nem az: { $file }.
cli-simulate-digest = Ellenőrző összeg: { $digest }

cli-replay-position = { $moves } sorból { $move } után
cli-replay-start = Az első sor előtt
cli-replay-beyond = A játszma { $moves } sorból áll, nincs benne ennyi: { $given }.
cli-replay-step = Enter: tovább · b: vissza · egy szám: ugrás oda · q: vége
cli-replay-unknown = Itt nincs ilyen parancs: „{ $typed }”; a sorok 0-tól { $moves }-ig számozódnak.

cli-scenario-passed = rendben { $id } ({ $place })
cli-scenario-differs = eltér { $id } ({ $place })
cli-scenario-wrong = hibás { $id } ({ $place })
cli-scenario-no_file = hibás { $place }
cli-scenario-number = a fájl { $number }. forgatókönyve
cli-scenario-line = { $line }. sor:
cli-scenario-step = { $line }. sor, { $step }. lépés:
cli-scenario-difference = { $where }: várt érték { $wanted }, talált érték { $found }
# $entries are moves, codes or ids, as a scenario writes them.
cli-scenario-missing = Hiányzik: { $entries }.
cli-scenario-unexpected = Nem várt: { $entries }.
cli-scenario-nothing = semmi
cli-scenario-legal = Itt szabályos: { $moves }
cli-scenario-not_refused = { $move } szabályos, pedig el kellene utasítani: { $codes }
cli-scenario-happened =
    { $count ->
        [one] { $event } egyszer megtörtént, pedig nem szabadna.
       *[other] { $event } { $count } alkalommal megtörtént, pedig nem szabadna.
    }
# $wanted names a moment of the game, $found what comes first.
cli-scenario-until = until { $wanted }: eddig nem jut el a játék; ez van soron: { $found }
cli-scenario-events = events: { $wanted } hiányzik. Onnantól ez történt: { $found }
cli-scenario-show_one = A --show egyetlen forgatókönyvet mutat: FÁJL, vagy FÁJL#2 a fájl második forgatókönyvéhez.
cli-scenario-chance = A véletlen dönt, például: { $line }
cli-scenario-next = Ez következik: { $task }
cli-scenario-empty = Nincs benne forgatókönyv: { $file }.
cli-scenario-all_passed =
    { $count ->
        [one] 1 forgatókönyv, rendben.
       *[other] { $count } forgatókönyv, mind rendben.
    }
cli-scenario-summary = Rendben: { $passed }, eltér: { $differing }, hibás: { $wrong }.

cli-explain-unknown = Erről semmit sem tudunk: „{ $topic }”.
cli-explain-unknown-near = Erről semmit sem tudunk: „{ $topic }”. Erre gondoltál: { $near }?
cli-explain-no_rules = A mértékadó szabályok nincsenek itt: { $file }
cli-explain-obstacle = Akadály: { $code }
cli-explain-language = A mértékadó szabályok angol nyelvűek.
cli-topics = { $game }: amiről magyarázat kérhető
cli-topics-sections = Fejezetek
cli-topics-rulings = Szabályértelmezések
cli-topics-examples = Példák
cli-topics-decisions = { vocabulary-decisions }
cli-topics-refusals = { vocabulary-refusals }

# The words that scenarios and records are written with; start, due … are keys of scenarios.
vocabulary-title = { $game }: a játék szavai
# $list is written as it is typed.
vocabulary-moves = Lépések: { $list }
vocabulary-fields = Mezők: { $list }
vocabulary-obstacles = Akadályok: { $list }
vocabulary-decisions = Döntések
vocabulary-about-decisions = Amit egy játékostól kérdeznek, azon a néven, amely a due és a start alatt áll; a válaszul adható lépések, a szín nélkül; és ami ellenük szólhat.
vocabulary-chance = Véletlen
vocabulary-about-chance = Amiről a *-gal kezdődő sor dönt.
vocabulary-tasks = Feladatok
vocabulary-about-tasks = A döntéseken és a véletlenen kívül: amivel egy forgatókönyv kezdődhet (start), vagy ameddig folytatódhat (until).
vocabulary-refusals = Akadályok
vocabulary-about-refusals = A refuse alatt álló kódok, és a szabályok, amelyekből erednek.
vocabulary-events = Események
vocabulary-about-events = Ami az events és a never alatt állhat, a hozzá tartozó adatokkal.
vocabulary-default = Ha semmi nincs megadva
vocabulary-about-default = Az állás, amellyel egy forgatókönyv kezdődik, itt három játékossal.
vocabulary-set_up = A set_up: true kulccsal
vocabulary-about-set_up = Ami más, ha a forgatókönyvben set_up: true áll. A véletlen a táblázatok sorrendjében osztott, és mindenki az első szabályos választ adta.

cli-perft-depth = Mélység
cli-perft-lines = Lépéssorok
cli-perft-seconds = Másodperc

cli-verify-holds = Minden rendben: { $file }
cli-verify-fails = Ez nincs rendben: { $file }
cli-verify-legal = Minden sor szabályos ({ $moves }).
cli-verify-unfinished = A játszma nem ért véget.
cli-verify-result = Az eredmény az, ami le van írva: { $result }
cli-verify-no_result = Hiányzik a Result fejléc; az eredmény { $result }.
cli-verify-other_result = Az eredmény { $found }, de a fejlécben ez áll: { $written }.
cli-verify-early_result = A Result fejlécben ez áll: { $written }, de a játszma nem ért véget.
cli-verify-commitment = A mag az, amelyet megígértek: az SHA-256 értéke { $commitment }.
cli-verify-other_commitment = A mag nem az, amelyet megígértek: az SHA-256 értéke { $found }, az ígért érték { $commitment }.
cli-verify-no_commitment = Semmit sem ígértek előre, ezért a magot utólag is választhatták.
cli-verify-no_seed = A mag nincs felfedve, ezért a véletlen nem ellenőrizhető.
cli-verify-bad_seed = A Seed fejléc nem 256 bites hexadecimális szám: { $seed }
cli-verify-dealt = A véletlen a magból jött ({ $count } kimenetel).
cli-verify-dealt_otherwise = { $move }. sor: itt ez áll: „{ $written }”, de a magból ez következik: „{ $found }”.

## Mérés

cli-bench-progress = Mérés folyik
cli-bench-title = Sebesség ezen a gépen
cli-bench-measure = Mérés
cli-bench-who = Kié
cli-bench-value = Érték
cli-bench-ratio = Arány
cli-bench-least = Legalább
cli-bench-aim = Cél
cli-bench-ratios = Összevetve a másik programmal, ugyanabban a futásban
cli-bench-measure-playout = véletlen játszma a végéig, a csomagon belül
cli-bench-measure-games = teljes véletlen játszmák
cli-bench-measure-simulate = véletlen játszmák, ahogy a simulate játssza és számolja őket
cli-bench-measure-driven = kívülről vezérelt véletlen játszma
cli-bench-measure-copy = egy állás másolása
cli-bench-measure-legal = egy döntés szabályos lehetőségei
cli-bench-measure-early = szabályos lehetőségek teljes asztalnál, a játszma első negyede
cli-bench-measure-late = szabályos lehetőségek teljes asztalnál, a játszma utolsó negyede
cli-bench-measure-slowest = egy teljes asztalú játszma leglassabb döntése
cli-bench-measure-state = egy állás memóriája
cli-bench-measure-leak = a játszmák után foglalva maradt memória
cli-bench-unit-rate = döntés/s
cli-bench-unit-games = játszma/s
cli-bench-unit-time = µs
cli-bench-unit-size = bájt
cli-bench-no_peer = Nincs telepítve: { $peer }, ezért nincs mivel összevetni. A `make bench` telepíti.

## Szerver

cli-serve-ready = Az asztalok itt vannak: { $address } (Ctrl-C: vége).
cli-serve-stopped = Leállt; minden megmaradt.
cli-serve-failed = A szerver nem tudott elindulni.
cli-serve-no_door = Ezen a címen nem lehet figyelni: { $host }, port: { $port }: { $reason }
cli-serve-no_sender = Az e-mailhez feladó kell: --mail-from ADDRESS.
cli-serve-bad_url = Ez nem cím: „{ $url }”. Így írd: https://play.example.org.
cli-database_unknown = Nincs ilyen adatbázis: { $reason }
cli-database_refuses = Az adatbázis elutasította: { $reason }
cli-database_missing = Nincs ilyen adatbázis: { $file }. Add meg a mappáját (--data) vagy magát az adatbázist (--database).
cli-database_empty = Az adatbázis üres: még egy szerver sem használta.
cli-database_other = Az adatbázis változata { $found }, ehhez a kiadáshoz { $wanted } kell. Átállítás: keepwright admin migrate

cli-admin-backing_up = Mentés folyik
cli-admin-backed_up = { $file }: { $rows } sor van benne.
cli-admin-restoring = Visszaállítás folyik
cli-admin-restored = { $file }: { $rows } sor került vissza belőle.
cli-admin-file_exists = Már létezik: { $file }. Adj meg másik fájlt.
cli-admin-bad_backup-unreadable = Ez nem mentés, vagy sérült: { $file }. Semmi sem változott.
cli-admin-bad_backup-cut_short = Ez a mentés nem teljes: { $file }. Semmi sem változott.
cli-admin-bad_backup-newer = Ez egy újabb kiadásból való: { $file }. Semmi sem változott.
cli-admin-not_empty = Ebben az adatbázisban már vannak emberek. Üres adatbázisba állítsd vissza.
cli-admin-exporting = A játszmák kiírása folyik
cli-admin-exported = { $folder }: { $written } játszma kiírva, { $there } már megvolt.
cli-admin-newest = Az adatbázis változata { $revision }, ahogyan kell.
cli-admin-made = Az adatbázis elkészült, a változata { $revision }.
cli-admin-migrated = Az adatbázis változata { $before } volt, most { $after }.
cli-admin-invited = Ezzel a szóval egy fiókot lehet nyitni: { $word }
cli-admin-banned = Kitiltva: { $name }.
cli-admin-unbanned = Újra bejöhet: { $name }.
cli-admin-nobody = Itt senkit sem hívnak így: „{ $name }”.

## Képek az állásokról

picture-over = A játéknak vége.
picture-chance = A véletlen következik.
picture-asked = { $seat }: { $prompt }
picture-seen_whole = minden nyitva
picture-seen_by_spectator = ahogy egy néző látja
picture-seen_by = { $seat } szemével
# $goods is a list of amounts.
picture-holds = { $seat }: { $goods }.
picture-closed = zárva
picture-round_of = { $round }. forduló, összesen { $rounds }
picture-deck = Pakli

cli-picture-written = A kép elkészült: { $file }
cli-picture-bad_theme = Nincs „{ $theme }” megjelenés. Ezek vannak: { $themes }.
cli-picture-bad_seat = Itt nincs „{ $seat }” hely. Ezek vannak: { $seats }.
cli-picture-bad_ending = A kép .svg vagy .png lehet, nem { $file }.
cli-picture-no_png = A PNG-hez a resvg-py csomag kell: pip install 'keepwright[picture]'. Az SVG-hez nem kell semmi.
