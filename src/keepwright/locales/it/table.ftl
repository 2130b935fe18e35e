### Il tavolo: ciò che sta attorno a ogni gioco, nel terminale e nel browser.

status-complete = completo

## Terminale: il tavolo

terminal-round = Turno { $round }
terminal-phase = Fase { $phase }: { $name }
terminal-your_turn = Tocca a te, { $seat }.
terminal-log = Che cosa è successo
terminal-score_sheet = Foglio segnapunti
terminal-sources = Da dove viene il prestigio
terminal-total = Totale
terminal-winners =
    { $count ->
        [0] Nessuno vince.
        [one] La vittoria va a { $winners }.
       *[other] La vittoria è condivisa da { $winners }.
    }
terminal-why_not = Non è possibile:
terminal-reason = { $reason } ({ $rule })
terminal-possible = Ora è possibile.
terminal-prompt = Numero, mossa, ? o help
terminal-no_number =
    { $most ->
        [one] C’è solo la scelta 1.
       *[other] Le scelte sono numerate da 1 a { $most }.
    }
terminal-undone = Annullato: { $move }
terminal-undone-seen = Annullato: { $move }. Nel frattempo hai visto più di quanto sapessi allora, perciò la partita riporta una nota.
# A remark in the record of a game.
terminal-undo_remark = La riga { $line }, «{ $move }», è stata annullata dopo che si erano viste carte o risposte.
terminal-nothing_to_undo = Non hai ancora deciso nulla.
# Below a page of a longer text; $count is how many lines are left.
terminal-more = Altre { $count } righe. Invio: avanti · q: basta
# Where the log has no room for all that is new; “since” is typed.
terminal-more_news = … altre { $count } dalla tua ultima decisione; since le racconta tutte
terminal-buildings = Che cosa si può ancora costruire: costo → guadagno, e che cosa fa (✓: ora possibile)
terminal-no_buildings = Non c’è nulla che potresti costruire.
terminal-saved = La partita è salvata: { $file }
terminal-left = La partita è salvata: { $file }
    Per continuare: keepwright play --resume { $file }
terminal-interrupted = Interrotto. La partita è salvata: { $file }
    Per continuare: keepwright play --resume { $file }
terminal-no_topic = Non si sa nulla di «{ $topic }».
terminal-no_topic-near = Non si sa nulla di «{ $topic }». Intendevi: { $near }?

## Terminale: parole sul tabellone

terminal-workers = Lavoratori
    .short = Operai
terminal-prestige = Prestigio
terminal-deniers = Denari
terminal-residences = Residenze
    .short = Case
terminal-passed = Passati
terminal-free =
    { $count ->
        [one] { $count } libera
       *[other] { $count } libere
    }
terminal-scored = conteggiato
terminal-legend = { $provost } prevosto · { $bailiff } balivo · { $trigger } conteggio · A proprietario · (a) lavoratore
terminal-price = { $count } d
terminal-usual_price = ({ $count } d ciascuno)
terminal-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
terminal-hand = Mano
terminal-piles = Mazzetto/scarti
    .short = Pile
terminal-set_up = Preparazione
terminal-first_player = Primo giocatore
terminal-legend_of_cards = { $provost } prevosto (sbiadito: oltre lui) · { $prestige } edificio di prestigio · 4 risorse · A proprietario · (a) lavoratore
terminal-legend_of_gaps = { $provost } prevosto, tra due caselle (sbiadito: oltre di lui) · A proprietario · (a) lavoratore · A+B due lavoratori
terminal-houses = Case
terminal-on_board = Tabellone
terminal-from_round = dal turno { $round }
terminal-each = ({ $goods } l’uno)
terminal-turn_order = Ordine di turno
terminal-debts = Debiti
terminal-captured = catturati da
terminal-offered = Da scegliere
terminal-picked = Tenuta
terminal-next_worker = Lavoratori, e cosa porta il tuo prossimo
terminal-hire = un apprendista o 1 carta su 5
terminal-stand_in = { $bot } gioca con un nostro mazzo sostitutivo, non con le carte pubblicate: { $left } nel mazzo, { $discarded } scartate
terminal-legend_of_workers = A2 due lavoratori · +3 cosa porta il tuo prossimo lavoratore, ×2 quante azioni · { $silver }2 argento · { $closed } oltre, la Cattedrale (in basso) o il Mercato Nero (in alto) è chiuso · ↻ ripristini · { $skills }
terminal-hand_over = La tastiera passa a { $seat }. Premi Invio quando nessun altro guarda.
terminal-sits = { $seat }: { $name } ({ $level })

## Terminale: aiuto

terminal-help-number = un numero sceglie dall’elenco
terminal-help-move = una mossa scritta, come «{ $move }», fa lo stesso
terminal-help-all = all mostra anche ciò che ora non è possibile, e perché
terminal-help-buildings = buildings mostra che cosa si può ancora costruire, a quale prezzo e con quale effetto
terminal-help-rules = ? mostra le regole di ciò che si chiede; ? { $piece } un edificio; ? R-14 un chiarimento
terminal-help-why = why { $move } dice se è possibile e, se non lo è, perché
terminal-help-table = table ridisegna il tavolo; log racconta tutta la partita; score mostra i punti
terminal-help-since = since racconta che cosa è successo dalla tua ultima decisione
terminal-help-undo = undo annulla la tua ultima decisione, finché nessun altro ha agito
terminal-help-undo_alone = undo torna a prima della tua ultima decisione; alla stessa mossa i bot rispondono allo stesso modo
terminal-help-save = save FILE scrive la partita in un file
terminal-help-quit = quit termina; la partita viene salvata

## Terminale: la scheda di un edificio

terminal-card-space = Sulla strada: casella { $space }
terminal-card-slot = Nel cantiere: spazio { $slot }
terminal-card-start = All’inizio: { $goods }
terminal-card-column = { $place }: colonna { $column }
terminal-card-owned = Proprietario: { $seat }
terminal-card-rule = Regole: { $rule }

## Riga di comando

cli-interrupted = Interrotto.
cli-error = Errore: { $reason }
cli-error-file = { $file }: { $reason }
cli-bad_lang = La lingua «{ $lang }» non c’è. Ci sono: { $languages }.
cli-call-command = Il comando «{ $given }» non c’è. { $help } li elenca tutti.
cli-call-command-near = Il comando «{ $given }» non c’è. Intendevi: { $near }? { $help } li elenca tutti.
cli-call-option = L’opzione { $given } non c’è. { $help } le elenca tutte.
cli-call-option-near = L’opzione { $given } non c’è. Intendevi: { $near }? { $help } le elenca tutte.
cli-call-no_value = Dopo { $name } manca un valore. Di più con { $help }
cli-call-missing = Manca { $name }. Di più con { $help }
cli-call-too_much = «{ $given }» è di troppo: non si chiede altro. Di più con { $help }
cli-call-number = { $name } vuole un numero, non «{ $given }». Di più con { $help }
cli-call-least = { $name } dev’essere almeno { $least }, non { $given }. Di più con { $help }
cli-call-most = { $name } dev’essere al massimo { $most }, non { $given }. Di più con { $help }
cli-call-value = { $name } è uno di { $values }, non «{ $given }». Di più con { $help }
# $extra is the name of a set of packages, $package the one that is not there.
cli-extra_missing = Serve { $package }, che non è installato. Scrivi: pip install "keepwright[{ $extra }]"
cli-bad_option_form = «{ $given }» non è un’opzione di un gioco. Scrivi nome=valore, per esempio nome=true.
cli-bad_bot_count =
    { $seats ->
        [one] C’è 1 posto
       *[other] Ci sono { $seats } posti
    }, ma { $bots ->
        [one] 1 bot
       *[other] { $bots } bot
    }.
cli-bad_number = { $name } deve essere almeno { $least }, non { $given }.
cli-file_missing = Il file { $file } non esiste.
cli-file_unreadable = { $file } non si può leggere: { $reason }
cli-file_not_text = { $file } non è un file di testo, quindi non contiene partite, posizioni o scenari.
cli-file_unwritable = { $file } non si può scrivere: { $reason }
cli-folder_missing = La cartella { $folder } non esiste, perciò { $file } non è stato scritto. Crea la cartella o indica un altro file.
cli-file_exists = { $file } esiste già. Indica un altro file o continua con --resume.
error-unknown_bot = Il bot «{ $bot }» non esiste. Ci sono: { $bots }.
error-bad_bot_parameter = Il bot { $bot } non ha parametri.
error-bad_bot_parameter-parameters = Il bot { $bot } non ha il parametro «{ $parameter }». Ci sono: { $parameters }.
error-bad_bot_parameter-range = Il parametro { $parameter } del bot { $bot } accetta un numero nell’intervallo { $range }, non «{ $given }».
error-bad_own_bot = «{ $bot }» non è un bot. { $reason }
why-no_module = Il modulo «{ $module }» non c’è, né in questa cartella né dove cerca Python.
why-broken_module = Il suo modulo non si può caricare: { $problem }
why-no_class = Il modulo { $module } non ha una classe «{ $name }».
why-no_bot = «{ $name }» non è una classe con un metodo «choose».
why-no_parameter = «{ $given }» non è un parametro: si scrive nome=valore.
why-not_made = Non si può creare: { $problem }
error-bot_broke = Il bot { $bot } ha fallito nella partita { $number }: { $reason }
error-bot_broke-answer = Nella partita { $number } il bot { $bot } ha risposto «{ $answer }», che non gli era offerto.
error-crew_lost = Un processo che giocava è finito prima delle sue partite.

cli-games-id = Id
cli-games-title = Titolo
cli-games-seats = Giocatori
cli-games-options = Opzioni
cli-games-status = Stato

cli-simulate-done =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } di { $title }, { $decisions ->
        [one] 1 decisione
       *[other] { $decisions } decisioni
    }, { $seconds } s, { $rate } decisioni/s
cli-simulate-interrupted = Interrotto dopo { $games } partite su { $wanted }; ecco ciò che è fatto.
cli-simulate-progress = Si gioca
cli-simulate-seat = Posto
cli-simulate-bot = Bot
cli-simulate-wins = Vittorie
cli-simulate-share = Quota
cli-simulate-mean = Media
cli-simulate-deviation = Deviazione
cli-simulate-range = Estremi
cli-simulate-intervals = Fra parentesi e dopo ±: l’intervallo di confidenza al 95%.
cli-simulate-bad_out = Le righe si scrivono in un file che finisce in .csv o .jsonl, non in { $file }.
cli-simulate-digest = Impronta { $digest }

cli-replay-position = Dopo { $move } righe su { $moves }
cli-replay-start = Prima della prima riga
cli-replay-beyond = La partita ha { $moves } righe, non { $given }.
cli-replay-step = Invio: avanti · b: indietro · un numero: vai lì · q: fine
cli-replay-unknown = «{ $typed }» qui non è un comando; le righe vanno da 0 a { $moves }.

cli-scenario-passed = superato { $id } ({ $place })
cli-scenario-differs = diverso { $id } ({ $place })
cli-scenario-wrong = errato { $id } ({ $place })
cli-scenario-no_file = errato { $place }
cli-scenario-number = scenario { $number } del file
cli-scenario-line = Riga { $line }:
cli-scenario-step = Riga { $line }, passo { $step }:
cli-scenario-difference = { $where }: atteso { $wanted }, trovato { $found }
# $entries are moves, codes or ids, as a scenario writes them.
cli-scenario-missing = Manca: { $entries }.
cli-scenario-unexpected = Non atteso: { $entries }.
cli-scenario-nothing = niente
cli-scenario-legal = Qui è consentito: { $moves }
cli-scenario-not_refused = { $move } è consentito, ma dovrebbe essere rifiutato: { $codes }
cli-scenario-happened =
    { $count ->
        [one] { $event } è accaduto una volta, ma non dovrebbe.
       *[other] { $event } è accaduto { $count } volte, ma non dovrebbe.
    }
# $wanted names a moment of the game, $found what comes first.
cli-scenario-until = until { $wanted }: a questo momento non si arriva; ora tocca a { $found }
cli-scenario-events = events: { $wanted } manca. Da lì in poi è accaduto: { $found }
cli-scenario-show_one = --show mostra un solo scenario: FILE, oppure FILE#2 per il secondo di un file.
cli-scenario-chance = Decide il caso, per esempio: { $line }
cli-scenario-next = Poi viene: { $task }
cli-scenario-empty = { $file } non contiene scenari.
cli-scenario-all_passed =
    { $count ->
        [one] 1 scenario, superato.
       *[other] { $count } scenari, tutti superati.
    }
cli-scenario-summary = Superati: { $passed }, diversi: { $differing }, errati: { $wrong }.

cli-explain-unknown = Non si sa nulla di «{ $topic }».
cli-explain-unknown-near = Non si sa nulla di «{ $topic }». Intendevi: { $near }?
cli-explain-no_rules = Le regole di riferimento non sono qui: { $file }
cli-explain-obstacle = Ostacolo { $code }
cli-explain-language = Le regole di riferimento sono in inglese.
cli-topics = { $game }: che cosa si può spiegare
cli-topics-sections = Sezioni
cli-topics-rulings = Chiarimenti
cli-topics-examples = Esempi
cli-topics-decisions = { vocabulary-decisions }
cli-topics-refusals = { vocabulary-refusals }

# The words that scenarios and records are written with; start, due … are keys of scenarios.
vocabulary-title = Le parole di { $game }
# $list is written as it is typed.
vocabulary-moves = Mosse: { $list }
vocabulary-fields = Campi: { $list }
vocabulary-obstacles = Ostacoli: { $list }
vocabulary-decisions = Decisioni
vocabulary-about-decisions = Che cosa si chiede a un giocatore, con il nome che sta in due e in start; le mosse con cui risponde, senza il colore; che cosa può impedirle.
vocabulary-chance = Caso
vocabulary-about-chance = Che cosa decide una riga che comincia con *.
vocabulary-tasks = Compiti
vocabulary-about-tasks = Oltre alle decisioni e al caso: con che cosa uno scenario può cominciare (start) o fin dove può proseguire (until).
vocabulary-refusals = Ostacoli
vocabulary-about-refusals = I codici che stanno in refuse, e le regole da cui vengono.
vocabulary-events = Eventi
vocabulary-about-events = Che cosa può stare in events e in never, con i dati che vengono detti.
vocabulary-default = Se non è dato nulla
vocabulary-about-default = La posizione con cui uno scenario comincia, qui in tre giocatori.
vocabulary-set_up = Con set_up: true
vocabulary-about-set_up = Che cosa cambia se uno scenario dice set_up: true. Il caso ha distribuito nell’ordine delle tabelle, e tutti hanno dato la prima risposta ammessa.

cli-perft-depth = Profondità
cli-perft-lines = Linee di gioco
cli-perft-seconds = Secondi

cli-verify-holds = È tutto in ordine: { $file }
cli-verify-fails = Qualcosa non è in ordine: { $file }
cli-verify-legal = Ogni riga è regolare ({ $moves }).
cli-verify-unfinished = La partita non è finita.
cli-verify-result = Il risultato è quello scritto: { $result }
cli-verify-no_result = Manca l’intestazione Result; il risultato è { $result }.
cli-verify-other_result = Il risultato è { $found }, ma l’intestazione dice { $written }.
cli-verify-early_result = L’intestazione Result dice { $written }, ma la partita non è finita.
cli-verify-commitment = Il seme è quello promesso: il suo SHA-256 è { $commitment }.
cli-verify-other_commitment = Il seme non è quello promesso: il suo SHA-256 è { $found }, quello promesso { $commitment }.
cli-verify-no_commitment = Nulla è stato promesso, quindi il seme può essere stato scelto dopo.
cli-verify-no_seed = Il seme non è rivelato, quindi il caso non si può controllare.
cli-verify-bad_seed = L’intestazione Seed non è un numero esadecimale di 256 bit: { $seed }
cli-verify-dealt =
    Il caso è venuto dal seme ({ $count ->
        [one] 1 esito
       *[other] { $count } esiti
    }).
cli-verify-dealt_otherwise = La riga { $move } dice «{ $written }», ma il seme dà «{ $found }».

## Misure

cli-bench-progress = Si misura
cli-bench-title = Velocità qui
cli-bench-measure = Misura
cli-bench-who = Di
cli-bench-value = Valore
cli-bench-ratio = Rapporto
cli-bench-least = Almeno
cli-bench-aim = Obiettivo
cli-bench-ratios = A confronto con l’altro programma nella stessa esecuzione
cli-bench-measure-playout = partita casuale fino alla fine, dentro il pacchetto
cli-bench-measure-games = partite casuali intere
cli-bench-measure-simulate = partite casuali come le gioca e le conta simulate
cli-bench-measure-driven = partita casuale guidata da fuori
cli-bench-measure-copy = copia di una posizione
cli-bench-measure-legal = scelte permesse di una decisione
cli-bench-measure-early = scelte permesse a tavolo pieno, primo quarto di una partita
cli-bench-measure-late = scelte permesse a tavolo pieno, ultimo quarto di una partita
cli-bench-measure-slowest = la decisione più lenta di una partita a tavolo pieno
cli-bench-measure-state = memoria di una posizione
cli-bench-measure-leak = memoria lasciata occupata dalle partite
cli-bench-unit-rate = decisioni/s
cli-bench-unit-games = partite/s
cli-bench-unit-time = µs
cli-bench-unit-size = byte
cli-bench-no_peer = { $peer } non è installato, quindi non c’è nulla da confrontare. `make bench` lo installa.

## Server

cli-serve-ready = I tavoli sono a { $address } (Ctrl-C per finire).
cli-serve-stopped = Fermato; tutto è conservato.
cli-serve-failed = Il server non è riuscito a partire.
cli-serve-no_door = Non si può ascoltare su { $host }, porta { $port }: { $reason }
cli-serve-no_sender = Per la posta serve un mittente: --mail-from ADDRESS.
cli-serve-bad_url = «{ $url }» non è un indirizzo. Scrivi https://play.example.org.
cli-database_unknown = Un database così non c’è: { $reason }
cli-database_refuses = Il database rifiuta: { $reason }
cli-database_missing = Il database { $file } non esiste. Indica la sua cartella con --data, o il database con --database.
cli-database_empty = Il database è vuoto: nessun server lo ha ancora usato.
cli-database_other = Il database è alla revisione { $found }, questa versione richiede { $wanted }. Si aggiorna con: keepwright admin migrate

cli-admin-backing_up = Si fa la copia
cli-admin-backed_up =
    { $rows ->
        [one] 1 riga è in { $file }.
       *[other] { $rows } righe sono in { $file }.
    }
cli-admin-restoring = Si ripristina
cli-admin-restored =
    { $rows ->
        [one] 1 riga è tornata da { $file }.
       *[other] { $rows } righe sono tornate da { $file }.
    }
cli-admin-file_exists = { $file } esiste già. Indica un altro file.
cli-admin-bad_backup-unreadable = { $file } non è una copia di sicurezza, o è rovinato. Nulla è cambiato.
cli-admin-bad_backup-cut_short = { $file } non è intero. Nulla è cambiato.
cli-admin-bad_backup-newer = { $file } viene da una versione più nuova. Nulla è cambiato.
cli-admin-not_empty = In questo database ci sono già persone. Ripristina in uno vuoto.
cli-admin-exporting = Si scrivono le partite
cli-admin-exported =
    { $written ->
        [one] 1 partita scritta in { $folder }
       *[other] { $written } partite scritte in { $folder }
    }; { $there ->
        [one] 1 c’era già.
       *[other] { $there } c’erano già.
    }
cli-admin-newest = Il database è alla revisione { $revision }, come deve.
cli-admin-made = Il database è stato creato, alla revisione { $revision }.
cli-admin-migrated = Il database è passato dalla revisione { $before } alla { $after }.
cli-admin-invited = Con questa parola si può aprire un account: { $word }
cli-admin-banned = { $name } è fuori.
cli-admin-unbanned = { $name } può di nuovo entrare.
cli-admin-nobody = Qui nessuno si chiama «{ $name }».

## Immagini di posizioni

picture-over = La partita è finita.
picture-chance = Ora decide il caso.
picture-asked = { $seat }: { $prompt }
picture-seen_whole = tutto è scoperto
picture-seen_by_spectator = come la vede uno spettatore
picture-seen_by = come la vede { $seat }
# $goods is a list of amounts.
picture-holds = { $seat }: { $goods }.
picture-closed = chiuso
picture-round_of = Turno { $round } di { $rounds }
picture-deck = Mazzo

cli-picture-written = L’immagine è scritta: { $file }
cli-picture-bad_theme = Non c’è un tema «{ $theme }». Ci sono: { $themes }.
cli-picture-bad_seat = Qui non c’è un posto «{ $seat }». Ci sono: { $seats }.
cli-picture-bad_ending = Un’immagine si scrive come .svg o .png, non come { $file }.
cli-picture-no_png = Per il PNG serve il pacchetto resvg-py: pip install 'keepwright[picture]'. Per l’SVG non serve nulla.
