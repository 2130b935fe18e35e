### A szerver: mit utasít el, és mit ír az embereknek.

## Elutasítások

problem-bad_request = A kérés nem olvasható.
problem-body_too_large = Ez túl hosszú: legfeljebb { $most } bájt fér bele.
problem-unsupported_media = Ilyen tartalmat itt nem lehet küldeni.
problem-method_not_allowed = Ezt itt nem lehet.
problem-invalid = Valami nem stimmel: { $where }.
problem-bad_name = Ez a név nem jó: 1–24 látható karakter kell.
problem-bad_text = Ez a szöveg nem jó: üres, túl hosszú, vagy rejtett karakter van benne.
problem-weak_password = A jelszó { $shortest }–{ $longest } karakter hosszú.
problem-bad_pace = Nincs ilyen tempó.
problem-bad_bot = Nincs ilyen bot: „{ $bot }”.
problem-key_reused = Ez a kulcs már egy másik lépéshez tartozik.
problem-not_signed_in = Előbb lépj be.
problem-bad_credentials = Rossz a név vagy a jelszó.
problem-wrong_origin = A kérés egy másik oldalról jön.
problem-banned = Ez a fiók ki van tiltva.
problem-not_allowed = Ez nem a te dolgod.
problem-not_your_seat = Ez nem a te helyed.
problem-invite_needed = Fiókot csak meghívóval lehet nyitni.
problem-not_found = Itt nincs ilyen.
problem-gone = Ez már nincs meg.
problem-stale = Az asztalnál közben továbbhaladt a játék.
problem-name_taken = Ez a név már foglalt: „{ $name }”.
problem-seat_taken = Nincs szabad hely.
problem-table_not_open = A játszma már elkezdődött.
problem-table_not_running = A játszma még nem kezdődött el.
problem-table_running = A játszma még nem ért véget.
problem-seats_not_filled = Még van szabad hely.
problem-played_by_bot = Ezen a helyen most egy bot játszik.
problem-not_handed_over = Ezen a helyen te magad játszol.
problem-no_takeback = Nincs mit visszavenni.
problem-nothing_to_undo = Ezt már nem lehet visszavonni: azóta más vagy a véletlen már lépett.
problem-not_redoable = Nincs mit újra meglépni.
problem-over = A játszma véget ért.
problem-not_asked_for = Ez most nem kérdés.
problem-already_seated = Már ülsz ennél az asztalnál.
problem-obstructed = Ez a lépés most nem lehetséges.
problem-unreadable = Ez nem lépés ebben a játékban.
problem-unknown_game = Nincs ilyen játék.
problem-bad_option = A játéknak nincs ilyen beállítása.
problem-bad_seats = A játék nem ezekre a helyekre való.
problem-bad_record = Ez a játszmaleírás nem olvasható.
problem-bad_state = Ez az állás nem olvasható.
problem-bad_scenario = Ez a példa nem olvasható.
problem-too_many_requests = Túl sok egyszerre. Próbáld újra { $seconds } másodperc múlva.
problem-too_many_streams = Egyszerre legfeljebb { $most } élő kapcsolat lehet.
problem-too_many_subscriptions = Legfeljebb { $most } böngészőbe írunk.
problem-too_many_tables = Egyszerre legfeljebb { $most } asztal lehet.
problem-not_ready = A szerver még nem áll készen.
problem-internal = Itt valami elromlott. Feljegyeztük.
problem-no_png = Ez a szerver nem rajzol PNG-t. Kérj SVG-t.

## Értesítések: e-mail és push annak, akire várnak

notice-title =
    { $count ->
        [one] Te jössz: { $games }
       *[other] { $count } asztalnál te jössz: { $games }
    }
notice-table = { $game } ({ $seats }): { $address }
notice-closing = Minden asztalról egyszer szólunk, amíg meg nem nézed. Ezeket az üzeneteket itt kapcsolhatod ki: { $address }

## Az oldal

page-unbuilt = A böngészőknek szóló oldal itt nem készült el. Futtasd a „make” parancsot a forrásmappában, és indítsd újra a szervert.
