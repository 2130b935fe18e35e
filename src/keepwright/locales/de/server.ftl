### Der Server: was er ablehnt und was er den Leuten schreibt.

## Ablehnungen

problem-bad_request = Die Anfrage ist nicht lesbar.
problem-body_too_large = Das ist zu lang: Höchstens { $most } Bytes werden angenommen.
problem-unsupported_media = Diese Art von Inhalt wird hier nicht angenommen.
problem-method_not_allowed = Das geht hier nicht.
problem-invalid = Etwas passt nicht: { $where }.
problem-bad_name = Dieser Name geht nicht: 1 bis 24 sichtbare Zeichen.
problem-bad_text = Dieser Text geht nicht: Er ist leer, zu lang oder hat verborgene Zeichen.
problem-weak_password = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
problem-bad_pace = Dieses Tempo gibt es nicht.
problem-bad_bot = Einen Bot „{ $bot }“ gibt es nicht.
problem-key_reused = Dieser Schlüssel gehört schon zu einem anderen Zug.
problem-not_signed_in = Komm zuerst herein.
problem-bad_credentials = Name oder Passwort ist falsch.
problem-wrong_origin = Die Anfrage kommt von einer fremden Seite.
problem-banned = Dieses Konto ist ausgesperrt.
problem-not_allowed = Das steht dir nicht zu.
problem-not_your_seat = Das ist nicht dein Platz.
problem-invite_needed = Ein Konto gibt es hier nur mit einer Einladung.
problem-not_found = Das gibt es hier nicht.
problem-gone = Das gibt es nicht mehr.
problem-stale = Am Tisch ist es weitergegangen.
problem-name_taken = Der Name „{ $name }“ ist vergeben.
problem-seat_taken = Es ist kein Platz frei.
problem-table_not_open = Die Partie hat schon begonnen.
problem-table_not_running = Die Partie hat noch nicht begonnen.
problem-table_running = Die Partie ist noch nicht zu Ende.
problem-seats_not_filled = Es sind noch Plätze frei.
problem-played_by_bot = Diesen Platz spielt jetzt ein Bot.
problem-not_handed_over = Diesen Platz spielst du selbst.
problem-no_takeback = Es gibt nichts zurückzunehmen.
problem-nothing_to_undo = Das lässt sich nicht mehr zurücknehmen: Seitdem hat jemand oder der Zufall gehandelt.
problem-not_redoable = Es gibt nichts zu wiederholen.
problem-over = Die Partie ist zu Ende.
problem-not_asked_for = Danach wird jetzt nicht gefragt.
problem-already_seated = Du sitzt schon an diesem Tisch.
problem-obstructed = Dieser Zug ist jetzt nicht erlaubt.
problem-unreadable = Das ist kein Zug dieses Spiels.
problem-unknown_game = Dieses Spiel gibt es nicht.
problem-bad_option = Diese Option hat das Spiel nicht.
problem-bad_seats = Für diese Plätze ist das Spiel nicht gemacht.
problem-bad_record = Diese Aufzeichnung ist nicht lesbar.
problem-bad_state = Diese Stellung ist nicht lesbar.
problem-bad_scenario = Dieses Szenario ist nicht lesbar.
problem-too_many_requests =
    { $seconds ->
        [one] Zu viel auf einmal. Versuche es in 1 Sekunde wieder.
       *[other] Zu viel auf einmal. Versuche es in { $seconds } Sekunden wieder.
    }
problem-too_many_streams = Höchstens { $most } Verbindungen gleichzeitig.
problem-too_many_subscriptions = An höchstens { $most } Browser wird geschrieben.
problem-too_many_tables = Höchstens { $most } Tische gleichzeitig.
problem-not_ready = Der Server ist nicht bereit.
problem-internal = Hier ist etwas schiefgegangen. Es ist vermerkt.
problem-no_png = Dieser Server zeichnet kein PNG. Frage nach SVG.

## Benachrichtigungen: E-Mail und Push an jemanden, auf den gewartet wird

notice-title =
    { $count ->
        [one] Du bist am Zug: { $games }
       *[other] Du bist an { $count } Tischen am Zug: { $games }
    }
notice-table = { $game } ({ $seats }): { $address }
notice-closing = Von jedem Tisch erfährst du einmal, bis du ihn angesehen hast. Abschalten kannst du diese Nachrichten dort: { $address }

## Die Seite

page-unbuilt = Die Seite für Browser wurde hier nicht gebaut. Führe „make“ im Quellordner aus und starte den Server neu.
