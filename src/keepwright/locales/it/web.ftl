### The page: what the browser says around every game.

## Boards and pieces

# In front of several choices that one thing on the board offers
loading = Caricamento …
spot-choose = Quale?
spot-sealed = Non si può annullare.
spot-not_now = Non ora

# The letter on a good, unique within a game
letter-food = C
letter-wood = L
letter-stone = P
letter-cloth = S
letter-gold = O
letter-clay = A
letter-marble = M
letter-silver = A
letter-denier = D
letter-any = ?
letter-any_not_gold = ?

# People whom bots sit down as: levels, and what each is like
level-gentle = Docile
level-steady = Abile
level-sharp = Forte
level-fearsome = Temibile
person-younger = { $name } il Giovane
person-guest = Ospite { $number }
temperament-wanda = Prova un po’ di tutto e non serba mai rancore.
temperament-simkin = Accumula molto più di quanto spenda.
temperament-perrin = Passa presto e prende la vita come viene.
temperament-maud = Ama la compagnia: lavora negli edifici degli altri.
temperament-ivo = Se qualcosa si può costruire, lo costruisce.
temperament-garin = Una pietra per il castello, a ogni singolo turno.
temperament-garin-architects = Una pietra per la cattedrale, appena può.
temperament-jutta = Paziente: prima le entrate, poi i punti.
temperament-anselm = Mani pulite, e un favore in cambio.
temperament-lioba = Dona presto al castello, e sempre più di te.
temperament-lioba-architects = Prima sulla cattedrale, e sempre un gradino sopra di te.
temperament-zita = Aspetta il tuo errore, poi piomba giù.
temperament-crispin = Conta ogni moneta due volte prima di spenderla.
temperament-renzo = Compra a poco, scambia al rialzo, finisce ricco.
temperament-kuno = Paga per spostare il prevosto, di solito oltre il tuo lavoratore.
temperament-kuno-architects = Prima cattura, poi chiede.
temperament-odile = Prima il prestigio, e con esso il favore del re.
temperament-odile-architects = Ricompense, e un buon nome ad accompagnarle.
temperament-yusuf = Nessuna abitudine da sfruttare: solo la mossa migliore che trova.

# About a piece: what its popover tells, and what its drawing shows
about-or = o
about-or_list = { $first } o { $second }
about-build = costruisci
about-cost = Costo
about-gain = Alla costruzione
about-hired = All’assunzione
about-income = Rendita
about-at_end = Alla fine
about-for_worker = Per un lavoratore
about-for_owner = Per il proprietario
about-skills = Abilità
about-recruits = Al reclutamento
about-does = Effetto
about-not_built = Prima della costruzione
about-owner = Proprietario
about-worker = Lavoratore
about-example = Esempio:
about-take = Prendi { $goods }.
about-take_from_reserve = Prendi { $goods } dalla riserva sulla carta.
about-trade = Paga { $pay } per { $goods }.
about-construct = Costruisci: { $group }.
about-construct_for_less = Costruisci: { $group }, con { $less } in meno.
about-transform = Paga { $pay } e trasforma un edificio in residenza.
about-provost =
    { $steps ->
        [one] Muovi il prevosto di 1 casella.
       *[other] Muovi il prevosto fino a { $steps } caselle.
    }

## Prompt and panels

prompt-label = Che cosa si chiede
# Under the question, where the answers are on the board
prompt-lit =
    { $count ->
        [one] 1 scelta è illuminata.
       *[other] { $count } scelte sono illuminate.
    }
# $price is an amount, such as "2 deniers", or a range of two
prompt-lit-price =
    { $count ->
        [one] 1 scelta è illuminata, per { $price }.
       *[other] { $count } scelte sono illuminate, per { $price }.
    }
prompt-range = da { $least } a { $most }
prompt-done = Fatto
prompt-undo = Annulla
prompt-redo = Ripeti
prompt-start_again = Ricomincia da capo
prompt-chosen = Scelto
prompt-sealed = non si può annullare
# $count choices that cannot be made now, folded away
prompt-impossible = { $count } ora non possibili
prompt-type = Scrivi una mossa
prompt-typed = Una mossa nella notazione
prompt-clock = Tempo rimasto: { $time }
prompt-days = { $days } g { $hours } h
prompt-hours = { $hours } h { $minutes } min
prompt-sending = Invio …
prompt-provost = Dove va il prevosto?
prompt-free = gratis
# Told aloud when a decision is asked for
prompt-your_turn = Tocca a te. { $prompt }
# The title of the window
prompt-title = ● Tocca a te – { $game }
step-label = Passi di questa mossa
step-back = Torna a: { $step }
pay-left = restano:
pay-after = poi:
pay-more = Uno in più: { $good }
pay-less = Uno in meno: { $good }
stage-next = Chi viene dopo
stage-then_you = poi tu
stage-left =
    { $count ->
        [one] ancora 1 mossa da vedere
       *[other] ancora { $count } mosse da vedere
    }
stage-to_turn = Al tuo turno
stage-to_present = Al presente
stage-go_on = Avanti
stage-since = dal tuo turno
stage-more =
    { $count ->
        [one] e 1 altra
       *[other] e altre { $count }
    }
stage-some =
    { $count ->
        [one] 1 evento che non ti riguarda.
       *[other] { $count } eventi che non ti riguardano.
    }
stage-play = Rivedi
# Three lines of what is chosen: what I pay and get, what the others get, what to beware of
pick-you = tu
pick-others = altri
pick-then = poi
pick-at = { $name }, casella { $space }
# The first half of a warning; one of those below follows
pick-beyond =
    { $spaces ->
        [one] 1 casella oltre il prevosto:
       *[other] { $spaces } caselle oltre il prevosto:
    }
# $price is an amount, such as "2 deniers"
pick-bring = con { $price } puoi portarlo qui
pick-bring_lack = portarlo qui costa { $price }, ti manca { $lacks }
pick-bring_free = puoi portarlo qui gratis
pick-too_far = da solo non puoi portarlo qui
# $what is what chance decides: "the building cards drawn"
prompt-sealed_by = non si può annullare: poi decide il caso ({ $what })
pay-proposed = Una proposta: ciò di cui hai di più, il più prezioso per ultimo.
wait-for = { $name }: { $task }
wait-moment = Un momento …
wait-just = da poco
wait-minutes = da { $count } min
wait-hours = da { $count } h
wait-days =
    { $count ->
        [one] da 1 giorno
       *[other] da { $count } giorni
    }
wait-watching = Stai guardando.
wait-takeback = Chiedi di annullare
wait-takeback_asked = Hai chiesto di annullare una decisione.
wait-bot = Un bot gioca per te.
wait-take_seat = Gioca di nuovo tu
panel-mine = I tuoi beni
panel-others = Gli altri giocatori
panel-you = tu
panel-order = { $place }º nell’ordine di turno
panel-ordinal = { $place }º
panel-if_ended = se finisse ora
panel-income = prossima rendita
panel-points = Punti: { $count }
panel-points_hidden = Punti: nascosti
panel-points_secret = punti che vedi solo tu
panel-count = { $name }: { $count }
panel-changed = { $name }: { $count }, prima { $was }
panel-part = { $name }: { $part }
panel-passed = ha passato { $place }º
panel-to_move = tocca a lui
panel-moves = muove
panel-moves_you = muovi tu
panel-here = al tavolo
panel-away = non al tavolo
panel-bot = bot
panel-resigned = si è arreso
panel-all_of = Tutto su { $name }
panel-none = niente
panel-round = Turno { $round }
panel-turn_order = Ordine di turno
panel-tab-board = Plancia
panel-tab-players = Giocatori
panel-tab-log = Cronaca
panel-tab-more = Altro
panel-more-score = Foglio dei punti
panel-more-chat = Chat
panel-more-rules = Regole
panel-more-share = Condividi
panel-more-settings = Impostazioni
panel-more-tables = Tutti i tavoli
panel-sheet_up = Mostra di più
panel-sheet_down = Mostra di meno
# The fields of a player
panel-field-deniers = Denari
panel-field-silver = Argento
panel-field-workers = Lavoratori
panel-field-prestige = Prestigio
panel-field-batches = Lotti di questo turno
panel-field-houses = Case
panel-field-columns = Favori
panel-field-hand = Mano
panel-field-pile = Mazzo
panel-field-discard = Scarti
panel-field-residences = Residenze
panel-field-marked = Carte segnate
panel-field-reserves = Riserve
panel-field-tokens = Segnalini castello
panel-field-lots = Lotti
panel-field-supply = Lavoratori in riserva
panel-field-camp = Accampamento
panel-field-characters = Personaggi
panel-field-character = Personaggio
panel-field-bundles = Carichi
panel-field-virtue = Virtù
panel-field-cathedral = Cattedrale
panel-field-unpaid_debts = Debiti non pagati
panel-field-paid_debts = Debiti pagati
panel-field-prison = In prigione
panel-field-captured = Catturati
panel-field-apprentices = Apprendisti
panel-field-buildings = Edifici
alert-show = Mostra
alert-close = Chiudi
alert-lost = Nessuna connessione
alert-lost_here = Il tavolo torna da solo.
alert-lost_kept = La tua mossa è conservata e parte appena torna la connessione.
alert-try_now = Prova ora
alert-takeback = { $name } chiede di annullare una decisione.
alert-agree = Accetta
alert-refuse = Rifiuta
alert-resigned = { $name } si è arreso; continua un bot.
alert-given_up = { $name } ha abbandonato: la partita è finita.
alert-timed_out = Il tempo di { $name } è finito; continua un bot.
alert-bot_replaced = Il bot di { $name } si è guastato ed è stato sostituito.
alert-handed_over = Ora un bot gioca per { $name }.
alert-taken_back = { $name } gioca di nuovo.
alert-takeback_agreed = { $name } accetta di annullare.
alert-takeback_refused = { $name } rifiuta di annullare.
key-title = Tasti
key-arrows = vai da un luogo all’altro del tabellone e tra le scelte
key-next = la prossima scelta possibile
key-choose = scegli; ancora una volta: Fatto
key-numbers = scegli tra le possibilità
key-undo = annulla
key-again = ricomincia da capo
key-escape = non scegliere niente
key-info = parla della cosa che ha il fuoco
key-log = cronaca
key-film = che cosa è successo dalla tua ultima mossa
key-sound = suoni sì o no
key-type = scrivi una mossa
key-replay = un passo indietro o avanti nella partita
key-help = questo elenco
key-cap-enter = Invio
key-cap-backspace = Backspace
key-cap-escape = Esc
key-cap-space = Spazio

# Several people share one device
curtain-title = Il tavolo passa a { $seat }
curtain-hint = Premi il pulsante quando nessun altro guarda.
curtain-open = Mostra il mio tavolo

## Log, replay, score, rules, settings

# The bars at the top
bar-home = keepwright, alla pagina iniziale
bar-ways = Pagine
bar-play = Gioca
bar-tables = Tavoli
bar-rules = Regole
bar-study = Studio
bar-account = Entra
bar-day = Colori diurni
bar-night = Colori notturni
bar-sound_on = Attiva i suoni
bar-sound_off = Disattiva i suoni
bar-language = Lingua
bar-language_en = English
bar-language_de = Deutsch
bar-language_hu = Magyar
bar-language_it = Italiano
# Before the number of the round; shown beside the phases
bar-round = Turno { $round }
bar-turn = Mossa { $turn }
bar-players =
    { $count ->
        [one] 1 giocatore
       *[other] { $count } giocatori
    }
bar-phases = Fasi del turno
bar-phase_done = { $phase } (fatta)
bar-phase_now = { $phase } (adesso)
bar-tools = Strumenti
bar-score = Foglio segnapunti
bar-chat = Chiacchiere
bar-chat_unread =
    { $count ->
        [one] Chiacchiere, 1 riga nuova
       *[other] Chiacchiere, { $count } righe nuove
    }
bar-settings = Impostazioni
bar-live = Connesso
bar-joining = Connessione in corso …
bar-lost = Non connesso

share-copy = Copia il link a questa posizione
share-copied = Link copiato
share-failed = Non è stato possibile copiare il link.

# The tabs beside the board
tab-bar = Accanto al tabellone
tab-log = Cronaca
tab-chat = Chiacchiere
tab-notes = Appunti
tab-forecast = Previsione
forecast-caption = Che cosa portano i tuoi lavoratori
forecast-none = Non c’è nulla da prevedere.
forecast-no_workers = Nessun tuo lavoratore è in gioco.
forecast-then = Dopo la mossa scelta:
forecast-workers = I tuoi lavoratori
forecast-bring = portano in questo round
forecast-bring_next = portano con uno in più
# How far the provost goes: as far as the others can push him and can pay, or not at all
forecast-going_back = tutto indietro
forecast-going_stays = resta
forecast-going_on = tutto avanti
forecast-going_only = in questo round
forecast-going_next = alla prossima visita
# Told aloud before how he comes there
forecast-provost_at = Prevosto su { $space },
# On the road, where the others can push the provost
forecast-reach_back = tutto indietro: { $space }
forecast-reach_on = tutto avanti: { $space }
forecast-if_back = Se va indietro:
forecast-if_stays = Se resta:
forecast-if_on = Se va avanti:
forecast-unless_back = A meno che vada indietro:
forecast-unless_stays = A meno che resti:
forecast-unless_on = A meno che vada avanti:
forecast-nothing = niente
forecast-short = mancano { $spaces }
forecast-lack = ti manca { $goods }
# Goods are drawn behind it
forecast-lack_short = ti manca
forecast-impossible = impossibile
# A building of mine where another works
forecast-yours = tuo
forecast-income = Rendita
forecast-this_round = In questo round.
# $name is a section of the castle
forecast-scoring =
    { $left ->
        [0] { $name }: conteggio alla fine di questo round.
        [one] { $name }: conteggio quando il balivo arriva alla casella { $space } o con 1 altra parte.
       *[other] { $name }: conteggio quando il balivo arriva alla casella { $space } o con altre { $left } parti.
    }
forecast-scoring_castle =
    { $left ->
        [one] La partita finisce quando è preso l’ultimo talloncino punti prestigio.
       *[other] La partita finisce quando è preso l’ultimo di { $left } talloncini punti prestigio.
    }
forecast-scoring_black_market =
    { $left ->
        [one] Ripristino del Mercato Nero: con 1 altro spazio occupato.
       *[other] Ripristino del Mercato Nero: con altri { $left } spazi occupati.
    }
forecast-or_guildhall = O con lo spazio { $space } della Sede delle Corporazioni.

log-label = Che cosa è successo
log-heading = Turno { $round }, { $phase }
log-heading_round = Turno { $round }
log-set_up = Preparazione
log-empty = Non è ancora successo nulla.
log-film = Dalla tua ultima mossa
log-from_start = Dall’inizio
log-go = Vedi il tavolo dopo questa riga
log-to_end = All’ultima riga
log-earlier = Precedenti
log-later = Successive

# What is told beside the game. $seat is the colour or name of a player.
aside-handed_over = { $seat } lascia giocare un bot.
aside-taken_back = { $seat } torna a giocare di persona.
aside-resigned = { $seat } ha abbandonato. Continua un bot.
aside-given_up = { $seat } ha abbandonato: la partita è finita.
aside-timed_out = Il tempo di { $seat } è scaduto. Subentra un bot.
aside-bot_replaced = Il bot di { $seat } non ha funzionato: lo sostituisce uno più semplice.
aside-takeback_asked = { $seat } chiede di annullare la sua ultima decisione.
aside-takeback_agreed = { $seat } accetta l’annullamento.
aside-takeback_refused = { $seat } rifiuta l’annullamento.

chat-label = Che cosa si è detto
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
chat-send = Invia
chat-mute = Non sentire più { $name }
chat-muted = Non senti { $name }.
chat-hear = Senti di nuovo
chat-spectator = Qui parla solo chi siede al tavolo.

note-label = I tuoi appunti su questa partita
note-hint = Solo tu puoi leggerli.
note-kept = Salvato.
note-keeping = Salvataggio …
note-failed = Non è stato ancora possibile salvare.

replay-label = Uno sguardo indietro
replay-back = Una riga indietro
replay-forward = Una riga avanti
replay-play = Riproduci
replay-pause = Pausa
# $line of $lines of the game have been played
replay-at = Riga { $line } di { $lines }
replay-start = Prima della prima riga
replay-slider = Punto della partita
replay-speed = Velocità: { $speed }
replay-present = Torna al presente
replay-export = Esporta la partita
# Where nobody decided, but chance
replay-nothing = Non se ne sa altro.

score-label = Foglio segnapunti
score-source = Fonte
score-total = Totale
score-now = Se la partita finisse adesso.
score-then = Com’era a questa riga.
score-hidden = Non ancora scoperti: { $seats }.
score-empty = Non ci sono ancora punti da mostrare.
score-unknown = ?
score-source_owner_rewarded = Altri nei tuoi edifici
score-source_built = Edifici
score-source_transformed = Residenze
score-source_batch_handed_in = Castello
score-source_no_batch = Nulla per il castello
score-source_no_house_in_section = Nessuna casetta in una sezione
score-source_favour = Favori reali
score-source_trade = Scambi
score-source_bundle_delivered = Forniture
score-chart = Punti per fonte, una barra per giocatore

final-winners =
    { $count ->
        [0] Nessuno vince.
        [one] La vittoria va a { $winners }.
       *[other] La vittoria è condivisa da { $winners }.
    }
final-you =
    { $count ->
        [one] Vinci con { $points } punti.
       *[other] Condividi la vittoria con { $points } punti.
    }
final-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
final-you_win = Vinci.
final-given_up = { $name } ha abbandonato.
final-given_up_you = Hai abbandonato.
final-rematch = Rivincita
final-rematch_go = Alla rivincita
final-rematch_waits = La rivincita ti aspetta.
final-replay = Rivedi dall’inizio
final-export = Esporta la partita
final-fair = Il caso è stato onesto?
final-fair_text = Prima della partita il server ha mostrato un’impronta (SHA-256) del seme segreto da cui è venuto tutto il caso. Ora mostra il seme.
final-fair_fits = Il seme corrisponde all’impronta.
final-fair_wrong = Il seme non corrisponde all’impronta.
final-fair_verify = Per ridistribuire tutta la partita dal seme, esportala ed esegui:
final-commitment = Impronta
final-seed = Seme

rules-label = Regole
rules-title = Regole di { $game }
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Non si è trovato nulla.
        [one] 1 sezione
       *[other] { $count } sezioni
    }
rules-english = Le regole di riferimento sono solo in inglese.
rules-contents = Indice
rules-page = Apri come pagina
rules-games = Giochi

settings-label = Impostazioni
settings-language = Lingua
settings-theme = Colori
settings-theme_auto = Come il sistema
settings-theme_day = Giorno
settings-theme_night = Notte
settings-speed = Velocità del tavolo
settings-speed_slow = Lenta
settings-speed_normal = Normale
settings-speed_fast = Rapida
settings-speed_instant = Immediata
settings-speed_hint = Con quale velocità si vedono le mosse degli altri. Immediata: solo i segni dicono che cosa è cambiato.
settings-pause = Pausa dopo ogni giocatore
settings-pause_hint = Il tavolo aspetta la barra spaziatrice o un tocco prima delle mosse del giocatore seguente.
settings-switch_on = Sì
settings-switch_off = No
settings-motion = Movimento
settings-motion_auto = Come il sistema
settings-motion_off = No
settings-motion_hint = Senza movimento i pezzi non viaggiano e nulla scorre.
settings-sound = Suono
settings-sound_hint = Colpi leggeri, monete e una campana quando tocca a te.
settings-vibration = Vibrazione
settings-vibration_hint = Solo sui telefoni: quando tocca a te, quando qualcosa ti colpisce e quando vinci.
settings-confirm = Conferma delle mosse
settings-confirm_always = Sempre
settings-confirm_always_hint = Vedi che cosa fa una mossa prima che valga. I passi annullabili valgono subito.
settings-confirm_risky = Solo ciò che non si può annullare
settings-confirm_risky_hint = Le mosse dopo le quali decide il caso o qualcosa di nascosto aspettano «Fatto».
settings-confirm_never = Mai
settings-confirm_never_hint = Ogni mossa vale al primo clic.
settings-patterns = Tratteggi sui colori dei giocatori
settings-patterns_hint = Tratteggio sugli scudi; segni e lettere ci sono sempre.
settings-seat = Il tuo posto
settings-takeback = Chiedi di annullare
settings-takeback_hint = Tutti gli altri devono accettare.
settings-hand_over = Lascia giocare un bot
settings-hand_over_hint = Puoi riprendere il posto in ogni momento.
settings-take_back = Torna a giocare tu
settings-take_back_hint = Ora al tuo posto gioca un bot.
settings-resign = Abbandona
settings-resign_hint = Un bot gioca al tuo posto fino alla fine.
settings-resign_hint_ends = La partita finisce subito, e l’hai persa.

dialog-stay = Indietro
dialog-close = Chiudi
dialog-takeback = Chiedere a tutti gli altri di annullare?
dialog-takeback_text = Se accettano, la partita torna a prima della tua ultima decisione.
dialog-hand_over = Lasciar giocare un bot al tuo posto?
dialog-hand_over_text = D’ora in poi decide lui per te. Puoi riprendere il posto in ogni momento.
dialog-resign = Abbandonare questa partita?
dialog-resign_text = Un bot gioca al tuo posto fino alla fine, e non potrai riprenderlo.
dialog-resign_ends = La partita finisce subito, e l’hai persa.

lost-title = Qui non c’è nulla
lost-title_refused = Questo tavolo non si può mostrare
lost-title_unreachable = Il server non è raggiungibile
lost-text = Forse il link è vecchio, o gli manca qualcosa.
lost-text_unreachable = Forse la connessione manca per un momento, o il server si sta riavviando.
lost-kept = Nulla è perduto: ogni partita è conservata sul server.
lost-home = Alla pagina iniziale
lost-again = Riprova

## Caylus

tab-favours = Favori
tab-castle = Castello
tab-stock = Scorta

# What a spot on the board is called, part by part
road-space = casella { $space }
road-owned = proprietario { $seat }
road-occupied = lavoratore di { $seat }
caylus-awaiting = diventa una residenza
caylus-price =
    { $price ->
        [one] costa 1 denaro
       *[other] costa { $price } denari
    }
road-beyond = oltre il prevosto
caylus-left =
    { $count ->
        [one] ancora 1
       *[other] ancora { $count }
    }

# On the board
road-next_building = qui va il prossimo edificio
caylus-income = rendita
caylus-scored = valutato
caylus-each_worker = a lavoratore
road-passing_order = ordine di passaggio
caylus-bridge_price =
    { $price ->
        [one] Un lavoratore costa ora 1 denaro.
       *[other] Un lavoratore costa ora { $price } denari.
    }
road-passed = Hanno passato: { $seats }.
caylus-trigger = { $section }: valutazione quando il balivo arriva alla casella { $space }, o quando tutte le parti sono costruite.
caylus-trigger_done = { $section }: valutazione fatta.

# On a phone: stretches of the road in one line
caylus-court = Castello e corte
road-places =
    { $places ->
        [one] 1 luogo
       *[other] { $places } luoghi
    }, { $open ->
        [one] 1 libero
       *[other] { $open } liberi
    }
road-buildings =
    { $buildings ->
        [one] 1 edificio
       *[other] { $buildings } edifici
    }, { $open ->
        [one] 1 libero
       *[other] { $open } liberi
    }
road-plots = Non edificato
road-nothing_below = sotto nulla agisce

# The provost's slider
caylus-provost_to = Prevosto alla casella { $space }
road-stay = resta
road-cut_off = Oltre il prevosto, senza effetto: { $seats }
road-none_cut_off = Oltre il prevosto non c’è nessun lavoratore.

# The favour table
caylus-start = inizio
caylus-row_prestige = Prestigio
caylus-row_deniers = Denari
caylus-row_resources = Risorse
caylus-row_buildings = Edifici
caylus-column = Colonna { $column }
caylus-column_closed = Colonna { $column }, non ancora aperta
caylus-marker = { $row }: { $seat } sulla colonna { $column }
caylus-simple_favours =
    { $points ->
        [one] In questa partita ogni favore reale vale 1 punto prestigio.
       *[other] In questa partita ogni favore reale vale { $points } punti prestigio.
    }

# The castle
caylus-parts = { $built } parti su { $parts }
caylus-section_after = dopo: { $section }
caylus-section_mine =
    { $houses ->
        [one] la tua casa
       *[other] le tue { $houses } case
    }: { $favours ->
        [0] nessun favore
        [one] 1 favore
       *[other] { $favours } favori
    }
caylus-section_none = nessuna tua casa: −{ $penalty }

# What the special buildings do
caylus-does-gate = Nella fase 3 sposta gratis il lavoratore in qualsiasi luogo dove se ne potrebbe mettere uno.
caylus-does-stables = I lavoratori qui diventano primo, secondo e terzo nell’ordine di turno.
caylus-does-inn = Il lavoratore passa al posto di destra e resta. Finché è lì, ogni lavoratore ti costa 1 denaro.
caylus-does-castle = Consegna lotti di tre cubi diversi, uno dei quali cibo. Ognuno costruisce una parte del castello. Senza lotti perdi prestigio.

# Examples, by what a building does
caylus-example-produce = il prevosto è arrivato fin qui o oltre. Il tuo lavoratore agisce e prendi { $goods }.
caylus-example-gain = il tuo lavoratore qui agisce: { $goods } per te, e lui torna a casa.
caylus-example-trade = il tuo lavoratore qui agisce. Dai { $pay } e ricevi { $goods }, una volta; oppure rinunci.
caylus-example-construct = il tuo lavoratore qui agisce. Paghi il costo di una tessera di questa classe ({ $group }), la metti sulla strada, prendi i suoi punti e ne sei il proprietario.
caylus-example-transform = il tuo lavoratore qui agisce. Paghi { $pay }, e un edificio neutrale o tuo diventa una tua residenza.
caylus-example-provost = il lavoratore di un rivale sta 2 caselle prima del prevosto. Sposti indietro il prevosto, e quel lavoratore torna a casa senza effetto.
caylus-example-none = lo costruisci al posto di una tua residenza e prendi subito { $goods }. Qui non va mai un lavoratore.
caylus-example-residence = possiedi due residenze: la tua rendita è di 2 denari più alta a ogni turno.
caylus-example-gate = metti qui presto e a poco un lavoratore, e più tardi vedi dove serve.
caylus-example-stables = eri quarto e metti qui il primo lavoratore: al prossimo turno sei primo.
caylus-example-inn = tre giocatori hanno passato e un lavoratore costa 4. Tu ne hai uno nella locanda e paghi 1.
caylus-example-castle = consegni cibo, legno e pietra nel mastio: una casa e 5 punti prestigio.

## Caylus 1303

tab-characters = Personaggi

# What a spot on the board says of itself, joined by commas
# Before the workers that the next recruiting brings
c1303-recruits = prossime reclute
c1303-price =
    { $price ->
        [one] costa 1 lavoratore
       *[other] costa { $price } lavoratori
    }
c1303-provost_after =
    { $space ->
        [0] Prevosto subito dopo il ponte
       *[other] Prevosto dopo la casella { $space }
    }
c1303-slot = posto { $slot }
c1303-opens = Si apre nel turno { $round }.
# $place is the place in the row of those who deliver
c1303-in_line =
    { $place }: { $seat }{ $bundles ->
        [0] {""}
        [one] {" "}(1 fornitura)
       *[other] {" "}({ $bundles } forniture)
    }
c1303-held = da { $seat }
c1303-on_board = sul tabellone
c1303-used = già usato in questo turno
c1303-not_used = Una volta per turno; non ancora usato.
c1303-in_camp = { $seat }: { $count }

# On the board
c1303-bundle = fornitura
c1303-others =
    { $count ->
        [one] + 1 altra
       *[other] + { $count } altre
    }
c1303-deliver_in_order = consegne in quest’ordine
c1303-most_bundles = più forniture: 1 favore
c1303-round = turno { $round }
c1303-to_take = Personaggi liberi
c1303-none_left = Sul tabellone non ci sono più personaggi.
c1303-end_of_road = fine della strada
c1303-unconfirmed = cifre non confermate
c1303-a_round = per turno
c1303-scored = segnati
c1303-bridge_now =
    { $price ->
        [one] piazzare costa un lavoratore
       *[other] piazzare costa { $price } lavoratori
    }
c1303-bridge_price =
    { $price ->
        [one] Piazzare costa ora 1 lavoratore.
       *[other] Poiché qualcuno ha passato, piazzare costa { $price } lavoratori.
    }

# On a phone
c1303-printed = Prima del ponte
c1303-bridge_and_camp = Ponte e accampamento
c1303-bundle_brings =
    { $points ->
        [one] una fornitura vale 1 punto
       *[other] una fornitura vale { $points } punti
    }

# What each character does, as short as can be
c1303-power-early_riser = piazza prima di tutti, 1 in più
c1303-power-night_worker = nessun extra dopo un passo
c1303-power-journeyman = una volta su un posto occupato
c1303-power-thief = niente punti ai proprietari
c1303-power-steward = 2 punti, non 1, per ogni ospite
c1303-power-bailiff = muove per ultimo il prevosto di 1
c1303-power-architect = +1 punto per ogni costruzione
c1303-power-chamberlain = forniture di 3 risorse qualsiasi
c1303-power-foreman = +1 punto per ogni fornitura
c1303-power-goldsmith = una volta +5 punti per l’oro
c1303-power-deliveryman = consegna per ultimo, da solo
c1303-power-day_laborer = +1 lavoratore per turno

# What places do that no drawing tells
c1303-does-bridge = Chi passa mette una casa sull’asse seguente. In quest’ordine ognuno potrà poi muovere il prevosto fino a 3 passi, 1 lavoratore per passo.
c1303-does-camp = I lavoratori usati vanno all’accampamento. Si può prendere o reclutare solo chi è lì.
c1303-does-slot = Si usa con un favore, senza un proprio lavoratore.
c1303-does-construction_site = In quest’ordine si consegnano forniture: cibo e altre due risorse diverse tra loro. Chi ne consegna di più ottiene un favore.

# Examples, by what a building does
c1303-example-gain = il prevosto sta oltre questo edificio. Il tuo lavoratore agisce: { $goods } per te, e lui va all’accampamento.
c1303-example-trade = il tuo lavoratore qui agisce. Dai { $pay } e ricevi { $goods }, una volta; oppure rinunci.
c1303-example-construct = il tuo lavoratore qui agisce. Paghi il costo di una tessera ({ $group }), la metti sulla prima casella vuota, segni i suoi punti e ne sei proprietario.
c1303-example-transform = il tuo lavoratore qui agisce. Paghi { $pay } e metti una casa su un edificio iniziale: alla fine del turno diventa la tua residenza.
c1303-example-provost = il lavoratore di un rivale sta subito prima del prevosto. Muovi indietro il prevosto, e quel lavoratore va all’accampamento senza effetto.
c1303-example-none = lo costruisci al posto di una tua residenza e segni subito: { $goods }. Qui non va mai un lavoratore.
c1303-example-residence = possiedi due residenze: alla fine di ogni turno recluti 2 lavoratori in più.
c1303-example-construction_site = consegni cibo, legno e oro: una fornitura, 5 punti prestigio.

## Magna Carta

# What a card on the road or in the hand says of itself, joined by commas
magna-price = costa { $goods }
magna-owner = proprietario: { $who }
magna-worker = lavoratore: { $who }
magna-reserve = riserva: { $goods }
magna-marked = diventa un edificio residenziale
magna-beyond = oltre il prevosto
magna-worth =
    { $count ->
        [one] 1 punto prestigio
       *[other] { $count } punti prestigio
    }
magna-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
# Castle tokens: how many are left of how many
magna-left = { $left } di { $all }
# On the plot where the next card is built
magna-next = prossima carta
# Under the draw pile and the discard pile, with the price beside it
magna-draw = pescare
magna-replace = cambiare la mano
magna-hand = Le tue carte
magna-no_hand = Non hai carte in mano.
# Workers that the provost leaves without effect
magna-cut_off =
    { $count ->
        [0] nessuno escluso
        [one] 1 lavoratore escluso
       *[other] { $count } lavoratori esclusi
    }
magna-about-lot =
    Un lotto è { $goods }; ciascuno porta il talloncino seguente. Più lotti nel turno: { $gain }. Se nessuno ne offre, { $count ->
        [one] 1 talloncino lascia
       *[other] { $count } talloncini lasciano
    } il gioco.
magna-about-bridge = Chi passa occupa l’asse seguente: è l’ordine per il prevosto e il castello. Il primo riceve subito { $goods }.
magna-about-draw_pile = Il tuo mazzo, coperto. Quando è vuoto e si deve pescare, si rimescolano gli scarti.
magna-about-discard_pile = Le carte scartate; tutti possono guardarle.
# $worked and $owned are whole sentences, such as "Take 1 Food."
magna-example-neutral = Qui c’è un tuo lavoratore. Tu: { $worked }
magna-example-player = Un lavoratore di Verde sta sulla carta di Rosso. Verde: { $worked } Rosso: { $owned } Sulla propria carta si ha solo il primo effetto.
magna-example-residence = Rosso trasforma un mercato in edificio residenziale: dà rendita dal turno seguente e alla fine { $points ->
        [one] 1 punto prestigio
       *[other] { $points } punti prestigio
    }.
magna-example-prestige = Rosso paga il costo; alla fine vale { $points ->
        [one] 1 punto prestigio
       *[other] { $points } punti prestigio
    }. Qui non si mette mai un lavoratore.
# Headings of the castle card and of the bridge, and what is offered for the castle
magna-castle = Castello
magna-bridge = Ponte
magna-lot = lotto
tab-cards = Carte

## Home, lobby, account

home-promise = Costruisci il mastio.
home-promise_2 = Conquista il favore del re.
home-about = Quattro giochi da tavolo sulla costruzione di castelli: dal vivo o a giorni, con amici o bot, nella tua lingua. Libero e open source.
home-new_table = Nuovo tavolo
home-games = Giochi
home-players = Giocatori
home-length = Durata
home-minutes = { $minutes } min
home-depth = Profondità: { $depth } su 5
home-play = Gioca
home-play_game = Gioca a { $game } contro i bot
home-rules = Regole
home-rules_of = Regole di { $game }
home-start = Inizia la partita
home-more_settings = Altre impostazioni
home-open_tables = Tavoli aperti
home-all_tables = Tutti i tavoli
home-no_tables = Ancora nessun tavolo aperto
    .hint = Delimita il primo terreno, o gioca intanto con un bot.
home-your_turn = Tocca a te
home-all_games =
    { $count ->
        [one] la tua partita
       *[other] tutte le { $count } partite
    }
home-welcome = È la prima volta?
    .hint = Qui troverai le tue partite. Comincia contro i bot: non serve un account.
home-play_bots = Gioca ora contro i bot

lobby-title = Tavoli
lobby-mine = Miei
lobby-open = Aperti
lobby-running = In corso
lobby-finished = Finiti
lobby-game = Gioco
lobby-any_game = Ogni gioco
lobby-pace = Ritmo
lobby-any_pace = Ogni ritmo
lobby-only_live = Dal vivo
lobby-only_days = A giorni
lobby-only_none = Senza orologio
lobby-pace_none = senza orologio
lobby-pace_live = dal vivo, { $minutes } min a testa
lobby-pace_days =
    { $days ->
        [one] 1 giorno a decisione
       *[other] { $days } giorni a decisione
    }

# A seat nobody has taken, and one that is kept for whoever has the invite link
lobby-free = libero
lobby-kept = riservato
lobby-you = Tu
lobby-waiting_for =
    { $count ->
        [one] Manca 1 giocatore
       *[other] Mancano { $count } giocatori
    }
lobby-ready = Pronti per iniziare
lobby-your_turn = Tocca a te
lobby-turn_of = Tocca a { $name }

# One of the results of a game that is over: who, and how many points
lobby-points = { $name } { $points }
lobby-sit_down = Siediti
lobby-play = Gioca
lobby-enter = Entra
lobby-look = Guarda
lobby-watch = Guarda
lobby-see = Rivedi

# $way is what can be done at the table: Play, Look, Watch
lobby-to_table = { $way }: tavolo di { $game }
lobby-none_mine = Non hai ancora un tavolo
    .hint = Preparane uno per bot o amici, o siediti a uno aperto.
lobby-none_open = Nessun tavolo aperto
    .hint = Preparane uno: chi passa può sedersi.
lobby-none_running = Nessuna partita pubblica in corso
    .hint = Le partite pubbliche si possono guardare qui.
lobby-none_finished = Nessuna partita pubblica è finita
    .hint = Le partite finite si possono rivedere qui, mossa per mossa.
lobby-more = Mostra altri
lobby-unreachable = Il server non è raggiungibile.
lobby-nothing_lost = Nulla è perduto: tutte le partite sono sul server.
lobby-again = Riprova
lobby-close = Chiudi

# Setting up a table
lay-title = Nuovo tavolo
lay-game = Gioco
lay-playing = Chi gioca?
lay-surprise = Sorprendimi
lay-seat_me = Tocca lo scudo per un altro colore.
lay-seat_open = Posto libero
    .description = Scegli un avversario, o lascialo a un amico.
lay-seat_invited = Posto riservato
    .description = Solo per chi arriva dal tuo link.
lay-picker = Chi prende questo posto? ({ $colour })
lay-level = Livello
lay-faces = Avversari di questo livello
lay-or_person = o una persona:
lay-invite = Invita con un link
lay-anyone = Aperto a tutti
lay-free = Libera il posto: { $name }
lay-recolour = Colore del posto { $number }: { $colour }
lay-table = Il tavolo
lay-still_open =
    { $count ->
        [one] 1 posto è ancora libero: si comincia quando è preso.
       *[other] { $count } posti sono ancora liberi: si comincia quando sono presi.
    }
lay-same_strength = Per ora “{ $level }” non gioca meglio del livello sotto: giocatori più forti sono in arrivo.
lay-unconfirmed = Alcune cifre non sono confermate
lay-name = Il tuo nome, se vuoi
lay-seat = Posto { $number }, { $colour }: { $name }
lay-players = Giocatori
lay-who = Chi siede al posto { $number }
lay-colour = Colore del posto { $number }
lay-me = Io
lay-only_watch = Non hai un posto: guarderai i bot.
lay-pace = Ritmo
lay-pace_none = Senza orologio
    .description = Nessuno ha fretta.
lay-pace_live = Dal vivo
    .description = Ognuno ha un orologio. Chi finisce il tempo è sostituito da un bot e può riprendersi il posto.
lay-pace_days = A giorni
    .description = Tanto tempo per ogni decisione; un’e-mail può avvisarti quando tocca a te.
lay-bank = Tempo a testa
lay-increment = In più a decisione
lay-each_decision = Tempo a decisione
lay-minutes = { $minutes } min
lay-seconds = { $seconds } s
lay-days =
    { $days ->
        [one] 1 giorno
       *[other] { $days } giorni
    }
lay-eyes = Chi può vederlo
lay-public = Tutti
    .description = Il tavolo è in elenco e chiunque può guardare.
lay-private = Solo chi gioca
    .description = Il tavolo non è in elenco; gli altri arrivano con il tuo link d’invito.
lay-options = Opzioni delle regole
lay-usual = come da regole
lay-lay = Apri il tavolo

# The room where one waits for others before the game
room-title = { $game }: prima della partita
room-here = è qui
room-away = è via
room-awaited = è invitato alla rivincita
room-come = Ci sono
room-bot = Bot
room-free = libero per tutti
room-kept = riservato a chi ha l’invito
room-leave = Alzati
room-host_starts = Ci siete tutti: inizia chi ha aperto il tavolo.
room-clear = Chiudi il tavolo
room-clear_question = Chiudere il tavolo?
    .text = Sparisce per tutti quelli che aspettano qui.
room-invite = Link d’invito
    .description = Chi lo ha può prendere un posto libero, anche senza account.
room-invited = Hai un invito
room-full = Non ci sono più posti liberi.
room-copy = Copia
room-copied = Copiato
room-share = Condividi
room-yes = sì

# Oneself
account-title = Account
account-you = Tu
account-guest = Sei qui come ospite { $name }: ti conosce solo questo browser.
account-member = Hai effettuato l’accesso come { $name }.
account-name = Nome
account-password = Password
account-invite = Invito
account-save = Salva
account-saved = Salvato.
account-claim = Crea un account
account-claim_guest = Conserva nome e partite, e ritrovali in ogni browser.
account-claim_nobody = Puoi giocare anche senza. Con un account ritrovi le partite in ogni browser.
account-log_in = Accedi
account-log_in_guest = I tavoli di questo ospite restano indietro.
account-log_in_nobody = Torna al tuo account.
account-log_out = Esci
account-log_out_question = Uscire come ospite?
    .text = Un ospite non può tornare: i tuoi tavoli sarebbero irraggiungibili. Con un account li conservi.
account-notices = Quando tocca a te
account-mail = Indirizzo e-mail
account-mail_notices = Avvisami per e-mail
account-push_notices = Avvisami in questo browser
account-push_refused = Il browser non permette avvisi da questa pagina.
account-sessions = Accessi
account-this_browser = questo browser
account-seen = ultimo accesso { $ago }
account-end = Chiudi
account-end_of = Chiudi: { $label }
account-tokens = Programmi che giocano per te
    .description = Un tuo bot accede con un token invece della password.
account-token_label = Nome del programma
account-make_token = Crea un token
account-token_once = Il tuo token: copialo ora, si vede una volta sola
account-leaving = Andarsene
account-version =
    { $form ->
        [compiled] keepwright { $version } (compilato)
       *[interpreted] keepwright { $version } (interpretato)
    }
account-delete = Cancellami
account-delete_question = Cancellarti per sempre?
    .text = La cancellazione dimentica nome, indirizzo e accessi. Le partite giocate restano, con un nome neutro.

# A moment ago
ago-now = proprio ora

## Regole e pezzi

rules-all = Regole
rules-intro = Le regole di riferimento di ogni gioco, con parole nostre: con le decisioni sulle questioni aperte e gli esempi svolti.
rules-read = Regole
rules-pieces = Pezzi
rules-read_of = Regole di { $game }
rules-pieces_of = Pezzi di { $game }
rules-words = Parole
rules-words_of = Le parole di { $game }
rules-words_about = Le parole con cui si scrivono gli scenari e le registrazioni di questo gioco.
rules-words_failed = Non è stato possibile caricare le parole.
rules-search_all = Cerca in tutte le regole
rules-clear = Svuota la ricerca
rules-hits = Risultati
rules-none = Nessun risultato. Prova con meno parole o con parole diverse.
rules-none_english = Nessun risultato. Le regole sono in inglese: cerca con parole inglesi.
rules-sorry = Ci dispiace: le regole di riferimento esistono solo in inglese. Al tavolo tutto parla la tua lingua.
rules-copy = Copia il link a «{ $section }»
rules-previous = Capitolo precedente
rules-next = Capitolo seguente
rules-print = Stampa
rules-failed = Non è stato possibile caricare le regole.
rules-mark = Regola { $rule }

catalogue-title = Pezzi di { $game }
catalogue-filters = Filtri
catalogue-found =
    { $count ->
        [one] { $count } pezzo
       *[other] { $count } pezzi
    }
catalogue-search = Nome o effetto
catalogue-class = Tipo
catalogue-cost = Il costo comprende
catalogue-does = Effetto
catalogue-does_produce = Merci
catalogue-does_trade = Scambio
catalogue-does_construct = Costruzione
catalogue-does_transform = Residenza
catalogue-does_gain = Guadagno
catalogue-does_provost = Prevosto
catalogue-does_bonus = Bonus
catalogue-does_discount = Sconto
catalogue-does_special = Particolare
catalogue-does_income = Rendita
catalogue-reset = Togli tutti i filtri
catalogue-none = Nessun pezzo corrisponde a tutti questi filtri.
catalogue-failed = Non è stato possibile caricare i pezzi.
catalogue-copies =
    { $count ->
        [one] { $count } copia
       *[other] { $count } copie
    }

## Architects: the board

tab-hand = Mano
tab-built = Costruito
tab-captures = Catture

arch-you_get = ottieni
arch-nothing = niente
arch-all_of_it = tutto
arch-times-storehouse_trade =
    { $count ->
        [one] { $count } scambio
       *[other] { $count } scambi
    }
arch-times-capture =
    { $count ->
        [one] { $count } cattura
       *[other] { $count } catture
    }
arch-times-guardhouse_action =
    { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }
# What placing a worker here would bring or cost; $goods is a list, or a number of actions.
arch-would_get = ora otterresti { $goods }
arch-would_lose = ora perderesti { $goods }
# How many workers of a player are in one place.
arch-group =
    { $count ->
        [one] { $seat }: { $count } lavoratore
       *[other] { $seat }: { $count } lavoratori
    }
arch-laid = { $laid } di { $spaces }
arch-can_advance = puoi avanzare
# $points has its sign.
arch-points = punti: { $points }
arch-closed_above = sopra chiuso
arch-closed_below = sotto chiuso
# On the small card of an apprentice, beside or in place of a drawing: as short as can be.
arch-short-labourer = tutte e tre le abilità
arch-short-gatekeeper = al ripristino ne liberi 2
arch-short-overseer = +1 lavoratore al Magazzino
arch-short-squire_gold = nessuno in prigione
arch-short-squire_marble = { arch-short-squire_gold }
arch-short-squire_virtue = { arch-short-squire_gold }
# How much less virtue is lost, beside the sign of the place.
arch-short-thief = 1 in meno
arch-short-illusionist = senza perdita
arch-lies_on = sulla carta: { $goods }
arch-price = costa { $goods }
arch-skip = { $goods } in più per le carte precedenti
arch-offers = offre { $goods }
# Followed by a price.
arch-hire = assumi
arch-plus_tax = + tassa
# Beside the drawing of a card.
arch-or_draw = o pesca
arch-plus_discard = + scarta
arch-any_apprentice = un apprendista
arch-best_of = la migliore di { $count }
arch-reset_soon = Il terzo lavoratore, o lo spazio { $space } della Sede delle Corporazioni, li manda tutti e tre in Prigione.
arch-reset = Il terzo lavoratore li manda tutti e tre in Prigione.
arch-hall_note = I lavoratori restano qui fino alla fine.
# $count workers of whoever reads this are on that player’s board.
arch-holds_yours = ne ha { $count } dei tuoi
arch-debts =
    { $count ->
        [one] { $count } debito
       *[other] { $count } debiti
    }
# For further apprentices.
arch-places_left =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
# Followed by captured workers.
arch-you_hold = hai tu
arch-hall_closed = Ora niente da costruire
arch-about-quarry = Prendi 1 pietra per ogni tuo lavoratore qui.
arch-about-forest = Prendi 1 legno per ogni tuo lavoratore qui.
arch-about-mines = Prendi { $base } argilla e 1 in più per ogni tuo lavoratore qui, oppure 1 oro ogni { $workers } di loro.
arch-about-silversmith = Prendi { $base } argento e 1 in più per ogni tuo lavoratore qui.
arch-about-kings_storehouse = Uno scambio per ogni tuo lavoratore qui: { $pay_1 } per { $gain_1 }, oppure { $pay_2 } per { $gain_2 }. Gli apprendisti possono aggiungerne altri.
arch-about-workshop = Assumi un apprendista per { $silver } argento e { $tax } di tassa. Ogni tuo lavoratore qui ti fa raggiungere una colonna in più; oltre, metti 1 argento su ogni carta precedente della fila. Oppure pesca { $plans } carta Edificio, e 1 in più ogni { $workers } tuoi lavoratori qui.
arch-about-town_centre =
    Cattura un gruppo di lavoratori per ogni tuo lavoratore qui, in { $locations ->
        [one] { $locations } luogo
       *[other] al massimo { $locations } luoghi
    }. Il primo costa { $tax } di tassa, ogni altro { $silver } argento. I tuoi gruppi tornano a casa.
arch-about-tax_stand = Prendi tutto l’argento che c’è qui e perdi { $virtue } virtù.
arch-about-guardhouse = Un’azione per ogni tuo lavoratore qui: mandare i tuoi prigionieri in Prigione per { $sale } argento ciascuno; far uscire i tuoi lavoratori dalla Prigione; riscattare quelli che altri trattengono per { $ransom } argento e { $ransom_tax } di tassa, o per un debito e virtù; pagare un debito per { $debt } argento e { $debt_tax } di tassa.
arch-about-prison = A ogni ripristino del Mercato Nero, chi ha qui { $loss } o più lavoratori perde 1 virtù, e chi ne ha di più prende un debito. Alla fine ogni { $prisoners } di loro costano 1 punto.
arch-about-black_market = Un lavoratore su ogni spazio. Un’azione costa argento e { $virtue } virtù; con più di { $limit } virtù ti è chiuso.
arch-about-bm_left = Prendi ciò che offre il lato piccolo della prima carta.
arch-about-bm_middle = Assumi un apprendista scoperto qualsiasi, oppure peschi più carte Edificio e ne tieni una.
arch-about-bm_right = Prendi ciò che offre il lato grande della prima carta.
arch-about-guildhall = Il tuo lavoratore resta qui per sempre. Costruisci un edificio dalla tua mano o avanza nella Cattedrale. Gli spazi bordati di rosso ripristinano il Mercato Nero; l’ultimo avvia l’ultimo giro.
arch-about-cathedral = Avanza di un livello pagando le sue merci e una carta Edificio dalla mano, se lì c’è un posto libero e hai almeno { $virtue } virtù. Prendi anche una ricompensa.
arch-about-virtue = Sopra { $top } il Mercato Nero è chiuso, sotto { $bottom } lo è la Cattedrale. Il numero a destra conta alla fine; i segni di tassa dicono quanta ne eviti.

## Architects: cards, captives, the list of phones

# My building cards
west-hand = Le tue carte
west-offered = Da scegliere
west-kept = Tenute
west-no_hand = Non hai carte Edificio in mano.
west-hands_hidden = Solo i giocatori vedono le proprie carte.
west-under = Sotto il mazzo, note solo a te: { $cards }
# What a card says of itself, joined by commas
west-costs = costa { $goods }
west-asks_for = richiede { $skills }
west-no_skill = nessuna abilità
west-worth =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
# $points is a number with its sign
west-virtue = virtù { $points }
west-needs = Abilità richieste
west-has = Abilità
west-when_hired = All’assunzione
west-start = comincia con { $goods }
# What lies before a player
west-in_prison =
    { $count ->
        [one] 1 lavoratore in Prigione
       *[other] { $count } lavoratori in Prigione
    }
west-unpaid =
    { $count ->
        [0] nessun debito non pagato
        [one] 1 debito non pagato
       *[other] { $count } debiti non pagati
    }
west-paid =
    { $count ->
        [one] 1 debito pagato
       *[other] { $count } debiti pagati
    }
west-level = Cattedrale: livello { $level } di { $levels }
west-nothing_built = ancora nessun apprendista né edificio
# The automa
west-strength_constantine = avversario normale
west-strength_helena = avversario difficile
west-at_hand =
    { $count ->
        [one] 1 lavoratore disponibile
       *[other] { $count } lavoratori disponibili
    }
west-in_guildhall =
    { $count ->
        [one] 1 lavoratore nella Sede delle Corporazioni
       *[other] { $count } lavoratori nella Sede delle Corporazioni
    }, ciascuno { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
west-holds =
    { $count ->
        [one] tiene prigioniero 1 lavoratore di { $who }
       *[other] tiene prigionieri { $count } lavoratori di { $who }
    }
west-schemes =
    { $left ->
        [one] 1 carta nel mazzo
       *[other] { $left } carte nel mazzo
    }, { $discarded } scartate
west-last_scheme = Ultima carta: { $place }
west-left_of = ne restano { $left } su { $all }
west-unseen = Mescolate senza vederle
west-stand_in = Queste carte sono un nostro mazzo sostitutivo, non quello pubblicato.
# Captives
west-capture_now = Puoi catturare
west-captives = Lavoratori catturati, per chi li tiene
west-holder = Tenuti da
west-bounty_now = Mandati ora in Prigione, i tuoi prigionieri fruttano
west-about_captives = I prigionieri vanno in Prigione dal Corpo di Guardia; ciascuno frutta { $sale } a chi lo teneva. A un Ripristino del Mercato Nero, { $loss } o più lavoratori in Prigione costano virtù, e chi ne ha di più prende un debito.
west-workers_of =
    { $count ->
        [one] 1 lavoratore di { $who }
       *[other] { $count } lavoratori di { $who }
    }
# On a phone
west-hand_of =
    { $count ->
        [0] Le tue carte
        [one] Le tue carte (1)
       *[other] Le tue carte ({ $count })
    }
west-unfold = Tutto su: { $name }
west-rewards =
    { $count ->
        [0] ricompense finite
        [one] resta 1 ricompensa
       *[other] restano { $count } ricompense
    }
# Under the levels of virtue at which the Cathedral, or the Black Market, is closed
west-cathedral_closed = chiusa
west-market_closed = chiuso

## Studies

tab-lines = Varianti
study-label = Studio
study-title = Studio
study-bar = Lo studio
study-note = nulla arriva al tavolo
study-acts = Bot, allestimento e file
study-about = Giochi tu tutti i posti, oppure lo fanno i bot. Puoi tornare indietro e provare altro in ogni momento; tutte le varianti restano in questo browser e nulla arriva al tavolo.
study-plan = Pianifica: prova le mosse in uno studio
study-eyes = Con gli occhi di chi
study-eyes_due = Di turno
study-eyes_nobody = Spettatore
study-eyes_all = Tutto
study-bots = Posti e bot
study-seats = Chi gioca
study-myself = Io stesso
study-all_myself = Gioco tutti i posti
study-all_bots = Tutti i posti: { $level }
study-bots_do = Bot
study-run = I bot continuano
study-pause = I bot aspettano
study-once = Un bot decide una volta
study-once_level = Una volta: { $level }
study-thinking = Un bot sta pensando.
study-save = Salva come registrazione
study-back = Torna al tavolo
study-leave = Lascia lo studio
study-own_name = Nome di questo studio
study-unkept_many = Questo studio non viene conservato: ce ne sono già { $most }. Eliminane uno alla voce «{ bar-study }» e continua.
study-unkept_full = Le novità non vengono conservate: in questo browser non c’è più spazio. Elimina qualche studio, oppure salva questo come file.
shelf-title = I tuoi studi
shelf-none = Nessuno studio è ancora conservato. Ciò che provi resta in questo browser, e lo ritrovi quando torni.
shelf-damaged = Uno studio illeggibile
shelf-damaged_hint = Si è rovinato in questo browser. Gli altri sono intatti.
shelf-seats =
    { $count ->
        [one] 1 posto
       *[other] { $count } posti
    }
shelf-rename = Rinomina: { $name }
shelf-delete = Elimina
shelf-delete_one = Elimina: { $name }
shelf-deleted = «{ $name }» è eliminato.
shelf-undo = Annulla
shelf-full = In questo browser non c’è più spazio. Elimina prima qualche studio.
shelf-many = Si conservano al massimo { $most } studi. Eliminane uno per conservarne un altro.
open-gone = Questo studio non è più in questo browser.
study-lines = Varianti
study-keys = Su e giù vanno di riga in riga, destra verso ciò che si è provato al suo posto, sinistra indietro. Invio ci va, F2 dà un nome, Canc dimentica.
study-branch = Provato al suo posto:
study-ways = Muoversi nelle varianti
study-one_back = Indietro di una riga
study-one_on = Avanti di una riga
study-name = Dai un nome
study-rename = Rinomina
study-rename_line = Rinomina la variante “{ $name }”
study-name_label = Nome
study-name_save = Tieni
study-forget = Dimentica
study-forget_line = Dimentica la variante “{ $name }”
study-forget_title = Dimenticare questa variante?
study-forget_text =
    { $count ->
        [one] Una riga va persa.
       *[other] { $count } righe vanno perse, con tutte le diramazioni.
    }
study-count =
    { $count ->
        [one] 1 riga
       *[other] { $count } righe
    }
study-start = L’inizio della partita
study-start_position = La posizione di partenza
study-from_position = Dalla posizione in poi
study-no_lines = Non si è ancora giocato. Ogni mossa diventa qui una riga.
study-set_up_here = Si allestisce una posizione
study-chance = Caso: { $what }: { $things }
study-new_title = Una nuova partita
study-new_hint = Qualsiasi gioco, posti e regole; giochi tutti i posti o ne lasci alcuni ai bot.
study-new_begin = Inizia
setup-label = Allestisci una posizione
setup-hint = Cambia ciò che vuoi e applicalo: lo studio continua da lì. Ciò che c’era prima resta nelle varianti.
setup-start = Che cosa viene dopo
setup-start_now = Come sta ora
setup-start_phases = Fasi
setup-start_decisions = Decisioni
setup-start_written = Qualcos’altro, come JSON
setup-who = Chi decide
setup-which = Quale
setup-written = Il compito, come in uno scenario
setup-written_hint = Per esempio: { $example }
setup-due_wrong = { $why } Scegli che cosa viene dopo.
setup-batch = Gruppo { $number }
setup-field-beneath = Carte edificio sotto il mazzo, gruppo per gruppo
setup-board = Tabellone
setup-json = Come JSON, per esperti
setup-json_bad = Questo non è ancora JSON. Ciò che hai scritto resta.
setup-applied = Applicato. Ciò che c’era prima è nelle varianti.
setup-reset = Com’era
setup-apply = Applica
setup-none = vuoto
setup-less = { $name }: uno in meno
setup-more = { $name }: uno in più
setup-of = { $name }: { $part }
setup-add = Aggiungi …
setup-add_to = { $name }: aggiungi
setup-remove = Togli: { $name }
setup-before = { $name }: più avanti
setup-behind = { $name }: più indietro
setup-others =
    { $count ->
        [one] 1 altro
       *[other] altri { $count }
    }
setup-space = Casella { $number }
setup-top = Fila superiore, { $number }
setup-bottom = Fila inferiore, { $number }
setup-standin = Intrigo { $number }
setup-field-round = Turno
setup-field-turn_order = Ordine di turno
setup-field-first_player = Primo giocatore
setup-field-passed = Passati, in ordine
setup-field-bailiff = Balivo
setup-field-provost = Prevosto
setup-field-road = Strada
setup-field-residences = Residenze
setup-field-owners = Proprietari
setup-field-out_of_game = Fuori dal gioco
setup-field-stables = Nelle scuderie
setup-field-castle = Nel castello
setup-field-inn_left = Locanda, spazio sinistro
setup-field-inn_right = Locanda, spazio destro
setup-field-scored = Sezioni del castello valutate
setup-field-awaiting = Pagati, diventano residenze
setup-field-rows_used = Righe dei favori usate
setup-field-favours = Favori reali ancora da usare
setup-field-mulligan = Prima mano: 1 tenuta, 2 sostituita
setup-field-covering = Edifici di prestigio su carte
setup-field-slots = Cantiere: spazi
setup-field-second_workers = Secondi lavoratori
setup-field-site = Al cantiere
setup-field-used = Personaggi usati in questo turno
setup-field-active = Di chi è il turno
setup-field-final_turns = Ultimi turni rimasti
setup-field-tax_stand = Argento al Deposito Tasse
setup-field-guildhall = Lavoratori nella Sede delle Corporazioni
setup-field-black_market = Lavoratori al Mercato Nero
setup-field-small_pile = Carte del Mercato Nero, coperte
setup-field-small_face = Mercato Nero, lato piccolo
setup-field-large_pile = Carte del Mercato Nero, girate
setup-field-workshop = Bottega: apprendisti
setup-field-workshop_silver = Bottega: argento
setup-field-apprentice_pile = Apprendisti, coperti
setup-field-apprentices_beneath = Apprendisti sotto il mazzo
setup-field-building_pile = Carte edificio, coperte
setup-field-rewards = Ricompense rimaste
setup-field-rewards_gone = Ricompense prese
setup-field-automa = Il bot del regolamento
setup-field-offered = Carte tra cui scegliere
setup-field-pick = Carta appena tenuta
setup-field-put_under = Messe sotto il mazzo
setup-field-schemes = Intrighi, coperti
setup-field-discarded = Intrighi scartati
setup-field-future = Intrighi aggiunti più tardi
setup-field-mixed_in = Intrighi aggiunti

## Condividere, aprire, incorporare

share-label = Condividi
share-link = Un link a questa posizione
share-link_label = Link
share-whole = Nel link c’è tutta la partita: nessuno deve conservarla.
share-picture = Un’immagine
share-picture_alt = La posizione come immagine
share-no_picture = Ora non c’è un’immagine.
share-save = Salva come { $form }
share-study = Studiala
share-study_hint = Prova che cos’altro si potrebbe fare da qui. Nulla arriva al tavolo.
share-study_open = Continua da qui
position-title = Solo la posizione
position-hint = Senza la partita che vi ha portato. Si apre alla voce «{ bar-study }», qui e altrove.
position-guessed = Ciò che non puoi ancora sapere è inventato.
position-json = Copia come JSON
position-scenario = Copia come scenario
position-link = Copia un link
position-copied = Copiato
position-failed = Non è stato possibile copiare.
position-set_up = Allestisci da qui
share-frame = In un’altra pagina
share-frame_label = Codice per la pagina
share-frame_private = Questo tavolo è privato: gli estranei non possono guardarlo. Una partita finita si può mostrare: esportala e aprila alla voce «{ bar-study }».
replay-play_on = Continua da qui
eyes-label = Con gli occhi di chi
eyes-own = Con i miei
eyes-nobody = Da spettatore
eyes-all = Tutto
open-title = Studia una partita
open-hint = Apri una registrazione qualsiasi: guardala passo per passo, con gli occhi di chiunque, e prova altre mosse. Resta in questo browser.
open-drop = Trascina qui una registrazione, una posizione o uno scenario
open-file = Scegli un file
open-paste = Oppure incollala
open-paste_hint = Una registrazione, una posizione in JSON, uno scenario o il loro indirizzo
open-read = Apri
open-no_file = Questo indirizzo non si può leggere da qui. Salva il file e trascinalo su questa pagina.
open-bad_link = Questo link non contiene una partita; forse è stato troncato.
frame-open = Apri in keepwright
frame-private = Questo tavolo è privato o non c’è più: in altre pagine si possono mostrare solo i tavoli pubblici.

## Statistics

stat-title = Statistiche di { $game }
stat-link = Statistiche
stat-source = Quali partite
stat-source_selfplay = Bot tra loro
stat-source_server = Giocate su questo server
stat-seats = Giocatori
stat-seats_all = Tutti
stat-games =
    { $games ->
        [one] 1 partita.
       *[other] { $games } partite.
    }
stat-made_selfplay = A ogni posto ha giocato un bot di livello “{ level-steady }”, con le regole { $rules } di keepwright { $version }, seme { $seed }.
stat-made_server = Partite finite con persone, con le regole { $rules }; i bot hanno giocato il { $share } dei posti. Le partite abbandonate da qualcuno non contano. Delle persone non si conserva nulla.
stat-few =
    { $games ->
        [one] Solo 1 partita finora: il caso pesa ancora più di tutto. Le linee accanto ai punti mostrano dove sta davvero un valore, 19 volte su 20.
       *[other] Solo { $games } partite finora: il caso pesa ancora molto. Le linee accanto ai punti mostrano dove sta davvero un valore, 19 volte su 20.
    }
stat-empty = Qui nessuna partita è ancora finita
    .hint = Quando qualcuno avrà giocato qui una partita di { $game } fino alla fine, sarà contata in questa pagina.
stat-empty_seats = Nessuna partita finita con così tanti giocatori
stat-play = Gioca a { $game }
stat-see_selfplay = Vedi i bot tra loro
stat-see_all = Vedi ogni numero di giocatori
# The name of a chart for who cannot see it
stat-chart = Grafico: { $title }. I numeri seguono in una tabella.
stat-numbers = Mostra i numeri
stat-numbers_of = Numeri: { $title }
stat-points_by_seat = Punti per posto
    .hint = Il posto 1 comincia il primo turno. Riquadro: la metà centrale dei risultati; linea spessa: la mediana; punto: la media, anche a destra.
    .mixed = Tavoli di ogni grandezza insieme, perciò i posti dal 3 in su sono solo dei tavoli più grandi: scegli un numero di giocatori per confrontare i posti. Il posto 1 comincia; riquadro: la metà centrale; linea spessa: la mediana; punto: la media.
stat-wins_by_seat = Vittorie per posto
    .hint = La linea tratteggiata è la quota tra pari; una vittoria condivisa conta in parte. Linea accanto al punto: dove sta davvero la quota, 19 volte su 20.
stat-wins_alone = Quante volte il giocatore singolo batte l’automa.
stat-seat = Posto { $place }
stat-points = Punti di tutti i giocatori
    .hint = Quanti giocatori hanno chiuso con quanti punti.
# Beneath what a chart means, where some numbers are not in it
stat-outliers =
    { $count ->
        [one] Un risultato ({ $furthest }) è troppo lontano per essere disegnato.
       *[other] { $count } risultati sono troppo lontani per essere disegnati; il più lontano è { $furthest }.
    }
stat-length_round = Durata in turni
stat-length_turn = Durata in turni
stat-length_hint = Quante partite sono durate quanto; la linea tratteggiata è la media.
stat-decisions = Durata in decisioni
stat-by_source = Punti per provenienza
    .hint = I punti medi di chi ha vinto e di tutti gli altri.
# Columns of the tables beside the charts
stat-col_seat_label = Posto
stat-col_mean = Media
# Where the true value lies, 19 times out of 20
stat-col_interval = Intervallo al 95 %
stat-col_least = Minimo
stat-col_lower = Quarto inferiore
stat-col_median = Mediana
stat-col_upper = Quarto superiore
stat-col_most = Massimo
stat-col_games = Partite
stat-col_wins = Vittorie
stat-col_fair = Tra pari
stat-col_points = Punti
stat-col_rounds = Turni
stat-col_turns = Turni di chi ha cominciato
stat-col_decisions = Decisioni
stat-col_count = Quante volte
stat-col_source = Provenienza
stat-col_winners = Vincitori
stat-col_others = Altri
stat-col_difference = Differenza
stat-pieces = Edifici e carte
    .hint = In quante partite qualcuno l’ha costruito o preso, quante volte quel giocatore ha vinto (tratteggio: tra pari) e con quanti punti, rispetto al solito a tali tavoli.
stat-class = Tipo
stat-class_all = Tutti
stat-by_name = Nome
stat-by_share = In partite
stat-by_wins = Vittorie
stat-by_points = Punti
stat-rule = Regola
stat-rule_of = Regola { $rule } su { $piece }
stat-times =
    { $times ->
        [0] mai
        [one] una volta
       *[other] { $times } volte
    }
stat-fair = di solito { $share }
stat-between = tra { $low } e { $high }

## La prima partita guidata

guide-title = La tua prima partita
guide-step = { $step } di { $count }
guide-next = Avanti
guide-back = Indietro
guide-show = Mostrami
guide-skip = Salta
guide-resume = Torna alla guida: { $step } di { $count }
guide-waits = Gioca pure come vuoi. Parlerò quando ci sarà qualcosa di nuovo.
guide-again = Da capo
guide-real = Comincia una vera partita
learn-begin = Impara
learn-go_on = Continua
learn-game = Impara { $game } in una prima partita guidata
learn-go_on_with = Continua la tua prima partita di { $game }
learn-first = Prima partita guidata
learn-go_on_first = Continua la prima partita

## Plans: whether something could be built

# Filters of what is left to be built, each with how many there are
plan-filter = Mostra
plan-able = Pagabili { $count }
plan-all = Tutti { $count }
plan-none = Di ciò che resta ora non puoi pagare nulla.
# At the foot of a card or tile, very short
plan-now = pagabile
plan-then = dopo questo turno
plan-skill = manca un’abilità
plan-no_own_residence = nessuna residenza
plan-no_house_left = case finite
plan-no_unbuilt_space = nessuno spazio
plan-no_empty_space = nessuno spazio
