### Ciò che il motore dice di ogni gioco.

## Numeri ed elenchi

list-and = { $most } e { $last }
# Whoever reads it, in a row of names.
you = tu
nothing = niente
part = { $label } { $count }
tally = { $total } ({ $parts })
coloured = { $name } ({ $colour })
unconfirmed = Non confermato: { $figures }. Dicci che cosa riporta la tua copia.
unconfirmed_piece = Cifre non confermate: dicci che cosa riporta la tua copia.

## Eventi

event-forced = { $seat } non ha altra scelta ({ $decision }): { $action }.
    .you = Non hai altra scelta ({ $decision }): { $action }.
event-sealed = { $seat } ha deciso in segreto.
    .you = Hai deciso in segreto.
event-sealed-action = { $seat } ha deciso in segreto: { $action }.
    .you = Hai deciso in segreto: { $action }.
event-round_began = Comincia il turno { $round }.

## Rifiuti

error-unreadable = «{ $text }» non è una mossa di questo gioco.
error-unreadable-near = «{ $text }» non è una mossa di questo gioco. Intendevi: { $near }?
# An outcome of chance that names too few things, or too many.
error-unreadable-count =
    { $count ->
        [one] «{ $text }» non può uscire: si estrae 1 elemento.
       *[other] «{ $text }» non può uscire: si estraggono { $count } elementi.
    }
error-not_asked_for = Ora si decide questo: { $due }.
error-not_asked_for-action = «{ $action }» non è ciò che si chiede. Ora si decide questo: { $due }.
error-not_asked_for-chance = Ora non si chiede nulla a nessuno: prima decide il caso ({ $chance }; in Python: deal).
error-not_your_seat = Ora non decide { $seat }, ma { $due }.
error-not_your_seat-seats = Qui nessuno gioca con questo colore: { $seat }. Al tavolo: { $seats }.
error-stale =
    La partita è andata avanti: ne hai visto { $expected ->
        [one] 1 riga
       *[other] { $expected } righe
    }, ma ormai sono { $length }.
error-over = La partita è finita.
error-nothing_to_undo =
    { $seat } non può annullare nulla: nel frattempo ha agito qualcun altro o il caso.
error-obstructed = «{ $action }» ora non è possibile. { $reasons }

## Chiamate sbagliate

error-unknown_game = Il gioco «{ $game }» non esiste. Ci sono: { $games }.
error-bad_option = L’opzione { $option } può essere: { $values }. Non può essere { $given }.
error-bad_option-options = L’opzione «{ $option }» non esiste. Ci sono: { $options }.
error-unknown_seat = Qui nessuno gioca con questo colore: { $seat }. Al tavolo: { $seats }.
error-too_many = Di un tipo non possono essercene più di { $most }.
error-other_game = Le due posizioni non vanno insieme: una è di { $game } con { $seats }, l’altra di { $given } con { $others }.
error-bad_seats = Si gioca in un numero da { $least } a { $most }, non in { $given }.
error-bad_seats-colour =
    Il colore «{ $colour }» è sconosciuto o usato due volte. Ci sono: { $colours }.

## File sbagliati

error-bad_state = Questa non è una posizione del gioco. In { $path }: { $reason }
error-bad_record = Riga { $line } della partita: { $reason }
error-bad_record-move = Mossa { $move } della partita, «{ $text }»: { $reason }
error-bad_scenario = Questo non è uno scenario: { $reason }
error-bad_scenario-key = Questo non è uno scenario. In { $key }: { $reason }
error-bad_scenario-line = Questo non è uno scenario. Riga { $line }: { $reason }
error-bad_scenario-count = { $reason }

why-bad_header = «{ $text }» non è un’intestazione.
why-header_twice = L’intestazione { $header } compare due volte.
why-late_header = L’intestazione «{ $text }» viene dopo la prima mossa.
why-missing_header = Manca l’intestazione { $header }.
why-not_plain = Uno scenario è fatto solo di coppie chiave–valore, elenchi, testi e numeri.
why-not_text = Questo non è un testo.
why-other_format = Il formato «{ $text }» è sconosciuto.
why-unreadable = «{ $text }» non è una riga di una partita.
why-missing = Manca qualcosa.
why-missing_key = Manca.
why-named_twice = Qualcosa è indicato due volte: { $given }.
why-not_a_list = Qui serve un elenco.
why-not_a_map = Qui servono coppie chiave–valore.
why-not_a_number = Qui serve un numero intero, non { $given }.
why-not_a_switch = Qui serve true o false, non { $given }.
why-other_game = La posizione è di un altro gioco.
why-other_rules = È stata scritta con la revisione { $given } delle regole; qui è nota: { $known }.
why-bad_position = La posizione da cui inizia non è leggibile: { $text }
why-other_position = La posizione da cui inizia ha posti o opzioni diversi da «{ $text }».
why-other_seats = I posti non sono quelli del tavolo.
why-out_of_range = Il numero è troppo grande o troppo piccolo.
why-out_of_range-least = Il numero non è compreso tra { $least } e { $most }.
why-too_deep = Coppie ed elenchi sono annidati troppo in profondità.
why-too_long = Si leggono al massimo { $line } righe.
why-not_json = Non è JSON.
why-not_yaml = Non è YAML.
why-alias = Ancore (&) e alias (*) non sono ammessi: scrivi il valore per esteso.
why-key_twice = «{ $key }» compare due volte.
why-unknown_field = Questo campo non esiste.
why-unknown_id = { $given } è sconosciuto.
why-unknown_key = Questa chiave non esiste.
why-unknown_key-near = Questa chiave non esiste. Intendevi: { $near }?
why-unknown_path = «{ $path }» non si trova in nessuna posizione di questo gioco.
why-unknown_path-near = «{ $path }» non si trova in nessuna posizione di questo gioco. Intendevi: { $near }?
why-unknown_moment = In questo gioco non c’è un momento del genere: { $given }.
why-unknown_moment-near = In questo gioco non c’è un momento del genere: { $given }. Intendevi: { $near }?
why-unknown_rule = Le regole di riferimento non contengono «{ $given }».
why-unknown_event = Nessun evento di questo gioco si chiama «{ $given }».
why-checks_nothing = Non controlla nulla.
why-beside_steps = Dove ci sono dei passi, questo sta in uno di essi.
why-no_number_there = Lì non c’è un numero.
why-several = Contiene { $count } scenari. Indica quale, oppure lascia solo quello.
why-no_such_scenario =
    { $count ->
        [0] Non contiene scenari.
        [one] Contiene solo 1 scenario.
       *[other] Contiene solo { $count } scenari.
    }
why-unknown_place = Il luogo { $given } non esiste.
why-unknown_task = Questo compito non esiste: { $given }.

## Posizioni sbagliate

why-cannot_be = Non è possibile.
why-cannot_be_done = In questa posizione non si può fare: { $given }.
why-cannot_be_owned = Non può appartenere a nessuno.
why-gap_before = La casella { $given } prima di questa è libera.
why-no_owner = { $given } non ha proprietario.
why-no_space = Lungo la strada non c’è una casella libera.
why-no_worker_there = Lì non può stare nessun lavoratore.
why-nobody_there = Lì non c’è nessuno.
why-nobody_there-given = Lì non c’è nessuno: { $given }.
why-gone_home = In questa fase quel lavoratore è già tornato a casa.
why-not_all_passed = Il piazzamento è finito, ma non tutti hanno passato.
why-not_all_workers = Tra la riserva e il tabellone ogni giocatore ha { $most } lavoratori.
why-not_in_this_game = Non fa parte di questa partita.
why-not_in_this_game-given = Non fa parte di questa partita: { $given }.
why-not_its_turn = È il turno di un altro: { $given }.
why-not_set_up = C’è qualcosa prima che il gioco sia preparato.
why-other_phase = In questa fase non è il suo momento: { $given }.
why-out_of_order = Non è il suo momento: { $given }.
why-section_not_scored = Questa sezione dovrebbe essere già stata valutata: { $given }.
why-stands_twice = { $given } compare due volte.
why-too_many_workers = Ci sono più lavoratori di { $most }.
why-wrong_space = { $given } non può stare lì.

## Scambio

action-decline = Rinuncia
action-trade = Scambia: { $goods }
action-trade-gain = Scambia: { $goods } → { $gain }
action-pay = Paga: { $goods }
action-take = Prendi: { $goods }
event-offer_taken = { $seat } dà in cambio { $goods }.
    .you = Dai in cambio { $goods }.
event-offer_gained = { $seat } riceve { $goods }.
    .you = Ricevi { $goods }.
event-cubes_paid = { $seat } paga { $goods }.
    .you = Paghi { $goods }.
event-cubes_taken = { $seat } prende { $goods }.
    .you = Prendi { $goods }.
event-declined = { $seat } rinuncia: { $place }.
    .you = Rinunci: { $place }.
obstacle-too_few_deniers =
    Costa { $cost ->
        [one] 1 denaro
       *[other] { $cost } denari
    }; tu { $held ->
        [0] non ne hai
       *[other] ne hai { $held }
    }.
obstacle-too_few_deniers-seat =
    Costa { $cost ->
        [one] 1 denaro
       *[other] { $cost } denari
    }; { $seat } { $held ->
        [0] non ne ha
       *[other] ne ha { $held }
    }.
obstacle-too_few_cubes = Costa { $cost }; tu hai { $held }.
obstacle-too_few_cubes-seat = Costa { $cost }; { $seat } ha { $held }.
obstacle-more_jokers_than_needed = Così si userebbero più jolly del necessario.
obstacle-too_few_left = Non ne restano così tanti: { $goods }.
