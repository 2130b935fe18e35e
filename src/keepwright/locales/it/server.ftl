### Il server: che cosa rifiuta e che cosa scrive alle persone.

## Rifiuti

problem-bad_request = La richiesta non si può leggere.
problem-body_too_large = È troppo lungo: si accettano al massimo { $most } byte.
problem-unsupported_media = Questo tipo di contenuto qui non si accetta.
problem-method_not_allowed = Qui non si può fare.
problem-invalid = Qualcosa non va: { $where }.
problem-bad_name = Questo nome non va bene: da 1 a 24 caratteri visibili.
problem-bad_text = Questo testo non va bene: è vuoto, troppo lungo o ha caratteri nascosti.
problem-weak_password = Una password ha da { $shortest } a { $longest } caratteri.
problem-bad_pace = Questo ritmo non esiste.
problem-bad_bot = Il bot «{ $bot }» non esiste.
problem-key_reused = Questa chiave appartiene già a un’altra mossa.
problem-not_signed_in = Prima entra.
problem-bad_credentials = Nome o password sbagliati.
problem-wrong_origin = La richiesta viene da un altro sito.
problem-banned = Questo account è escluso.
problem-not_allowed = Non spetta a te.
problem-not_your_seat = Non è il tuo posto.
problem-invite_needed = Un account si apre solo con un invito.
problem-not_found = Qui non c’è niente del genere.
problem-gone = Non c’è più.
problem-stale = Il tavolo è andato avanti.
problem-name_taken = Il nome «{ $name }» è già preso.
problem-seat_taken = Non ci sono posti liberi.
problem-table_not_open = La partita è già cominciata.
problem-table_not_running = La partita non è ancora cominciata.
problem-table_running = La partita non è finita.
problem-seats_not_filled = Ci sono ancora posti liberi.
problem-played_by_bot = Ora a questo posto gioca un bot.
problem-not_handed_over = A questo posto giochi tu.
problem-no_takeback = Non c’è niente da riprendere.
problem-nothing_to_undo = Non si può più annullare: nel frattempo ha agito qualcuno o il caso.
problem-not_redoable = Non c’è niente da ripetere.
problem-over = La partita è finita.
problem-not_asked_for = Ora non si chiede questo.
problem-already_seated = Hai già un posto a questo tavolo.
problem-obstructed = Questa mossa ora non è possibile.
problem-unreadable = Non è una mossa del gioco.
problem-unknown_game = Questo gioco non esiste.
problem-bad_option = Il gioco non ha questa opzione.
problem-bad_seats = Il gioco non è fatto per questi posti.
problem-bad_record = Questa registrazione non è leggibile.
problem-bad_state = Questa posizione non è leggibile.
problem-bad_scenario = Questo scenario non è leggibile.
problem-too_many_requests =
    { $seconds ->
        [one] Troppo in una volta. Riprova fra 1 secondo.
       *[other] Troppo in una volta. Riprova fra { $seconds } secondi.
    }
problem-too_many_streams = Al massimo { $most } connessioni dal vivo insieme.
problem-too_many_subscriptions = Si scrive al massimo a { $most } browser.
problem-too_many_tables = Al massimo { $most } tavoli insieme.
problem-not_ready = Il server non è pronto.
problem-internal = Qui qualcosa è andato storto. È stato annotato.
problem-no_png = Questo server non disegna PNG. Chiedi l’SVG.

## Avvisi: e-mail e messaggi push a chi è atteso

notice-title =
    { $count ->
        [one] Tocca a te: { $games }
       *[other] Tocca a te a { $count } tavoli: { $games }
    }
notice-table = { $game } ({ $seats }): { $address }
notice-closing = Di ogni tavolo ricevi un solo avviso, finché non lo guardi. Questi messaggi si disattivano qui: { $address }

## La pagina

page-unbuilt = La pagina per i browser qui non è stata costruita. Esegui «make» nella cartella dei sorgenti e riavvia il server.
