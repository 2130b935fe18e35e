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
terminal-saved = La partita è salvata: { $file }
terminal-left = La partita è salvata: { $file }
    Per continuare: keepwright play --resume { $file }
terminal-interrupted = Interrotto. La partita è salvata: { $file }
    Per continuare: keepwright play --resume { $file }
terminal-no_topic = Non si sa nulla di «{ $topic }».
terminal-no_topic-near = Non si sa nulla di «{ $topic }». Intendevi: { $near }?

## Terminale: parole sul tabellone

terminal-workers = Lavoratori
terminal-prestige = Prestigio
terminal-deniers = Denari
terminal-residences = Residenze
terminal-unbuilt = da costruire
terminal-passed = Passati
terminal-free =
    { $count ->
        [one] { $count } libera
       *[other] { $count } libere
    }
terminal-scored = conteggiato
terminal-open_columns = aperta fino alla colonna { $column }
terminal-legend = { $provost } prevosto · { $bailiff } balivo · { $trigger } conteggio · A proprietario · (a) lavoratore
terminal-price = { $count } d
terminal-usual_price = ({ $count } d ciascuno)
terminal-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
terminal-hand = Mano
terminal-set_up = Preparazione
terminal-first_player = Primo giocatore
terminal-legend_of_cards = { $provost } prevosto (sbiadito: oltre lui) · { $prestige } edificio di prestigio · 4 risorse · A proprietario · (a) lavoratore
terminal-hand_over = La tastiera passa a { $seat }. Premi Invio quando nessun altro guarda.

## Terminale: aiuto

terminal-help-number = un numero sceglie dall’elenco
terminal-help-move = una mossa scritta, come «place mason», fa lo stesso
terminal-help-all = all mostra anche ciò che ora non è possibile, e perché
terminal-help-rules = ? mostra le regole di ciò che si chiede; ? mason un edificio; ? R-14 un chiarimento
terminal-help-why = why place mason dice se è possibile e, se non lo è, perché
terminal-help-table = table ridisegna il tavolo; log racconta tutta la partita; score mostra i punti
terminal-help-undo = undo annulla la tua ultima decisione, finché nessun altro ha agito
terminal-help-save = save FILE scrive la partita in un file
terminal-help-quit = quit termina; la partita viene salvata

## Terminale: da dove viene il prestigio, per evento

terminal-source-owner_rewarded = Altri nei tuoi edifici
terminal-source-built = Edifici
terminal-source-transformed = Residenze
terminal-source-batch_handed_in = Castello
terminal-source-no_batch = Nulla per il castello
terminal-source-no_house_in_section = Nessuna casetta in una sezione
terminal-source-favour = Favori reali
terminal-source-trade = Scambi
terminal-source-final_bonus = Punti di fine partita

## Terminale: la scheda di un edificio

terminal-card-cost = Costo: { $goods }
terminal-card-points = Alla costruzione: { $goods }
terminal-card-income = Rendita: { $goods } a ogni turno
terminal-card-produce = Produce: { $goods }
terminal-card-or = { $first } o { $second }
terminal-card-owner_bonus = Al proprietario, se c’era il lavoratore di un altro: { $goods }
terminal-card-offer = Scambio, una volta: { $pay } → { $gain }
terminal-card-construct = Ne costruisce uno: { $class }
terminal-card-transform = Trasforma in residenza un edificio neutrale o proprio per { $goods }
terminal-card-no_worker = Non accoglie lavoratori.
terminal-card-at_end = Alla fine della partita: { $points }
terminal-card-reserve = { $goods } dalle risorse sulla carta
terminal-card-turn = trasforma una propria carta in edificio residenziale, per { $goods }
terminal-card-space = Sulla strada: casella { $space }
terminal-card-owned = Proprietario: { $seat }
terminal-card-rule = Regole: { $rule }

## Riga di comando

cli-version =
    { $form ->
        [compiled] keepwright { $version } (compilato)
       *[interpreted] keepwright { $version } (interpretato)
    }
cli-interrupted = Interrotto.
cli-error = Errore: { $reason }
cli-error-file = { $file }: { $reason }
cli-bad_lang = La lingua «{ $lang }» non c’è. Ci sono: { $languages }.
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
cli-file_unwritable = { $file } non si può scrivere: { $reason }
cli-file_exists = { $file } esiste già. Indica un altro file o continua con --resume.
error-unknown_bot = Il bot «{ $bot }» non esiste. Ci sono: { $bots }.
error-bad_bot_parameter = Il bot { $bot } non ha parametri.
error-bad_bot_parameter-parameters = Il bot { $bot } non ha il parametro «{ $parameter }». Ci sono: { $parameters }.
error-bad_bot_parameter-range = Il parametro { $parameter } del bot { $bot } accetta un numero nell’intervallo { $range }, non «{ $given }».

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
cli-simulate-mean = Media
cli-simulate-least = Minimo
cli-simulate-most = Massimo
cli-simulate-digest = Impronta { $digest }

cli-replay-position = Dopo { $move } righe su { $moves }
cli-replay-start = Prima della prima riga
cli-replay-beyond = La partita ha { $moves } righe, non { $given }.
cli-replay-step = Invio: avanti · b: indietro · un numero: vai lì · q: fine

cli-scenario-passed = superato { $id } ({ $file })
cli-scenario-differs = diverso { $id } ({ $file })
cli-scenario-differs-rule = diverso { $id } ({ $file }), { $rule }
cli-scenario-difference = { $where }: atteso { $wanted }, trovato { $found }
cli-scenario-wrong = { $file }: { $reason }
cli-scenario-yaml = { $file } non è YAML: riga { $line }, colonna { $column }: { $reason }
cli-scenario-empty = { $file } non contiene scenari.
cli-scenario-summary =
    { $count ->
        [one] 1 scenario
       *[other] { $count } scenari
    }, { $differing ->
        [0] tutti superati
        [one] 1 diverso
       *[other] { $differing } diversi
    }.

cli-explain-unknown = Non si sa nulla di «{ $topic }».
cli-explain-unknown-near = Non si sa nulla di «{ $topic }». Intendevi: { $near }?
cli-explain-no_rules = Le regole di riferimento non sono qui: { $file }
cli-explain-obstacle = Ostacolo { $code }
cli-explain-language = Le regole di riferimento sono in inglese.

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
cli-bench-measure-driven = partita casuale guidata da fuori
cli-bench-measure-copy = copia di una posizione
cli-bench-measure-legal = scelte permesse di una decisione
cli-bench-measure-state = memoria di una posizione
cli-bench-measure-leak = memoria lasciata occupata dalle partite
cli-bench-unit-rate = decisioni/s
cli-bench-unit-games = partite/s
cli-bench-unit-time = µs
cli-bench-unit-size = byte
cli-bench-no_peer = { $peer } non è installato, quindi non c’è nulla da confrontare. `make bench` lo installa.
