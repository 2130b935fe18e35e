### The server: what it refuses, and what it writes to people.

## Refusals

problem-bad_request = The request cannot be read.
problem-body_too_large = That is too long: at most { $most } bytes are taken.
problem-unsupported_media = This kind of content is not taken here.
problem-method_not_allowed = This cannot be done here.
problem-invalid = Something does not fit: { $where }.
problem-bad_name = This name cannot be used: 1 to 24 visible letters.
problem-bad_text = This text cannot be used: it is empty, too long or has hidden characters.
problem-weak_password = A password has { $shortest } to { $longest } characters.
problem-bad_pace = There is no such pace.
problem-bad_bot = There is no bot “{ $bot }”.
problem-key_reused = This key was used for another move.
problem-not_signed_in = Come in first.
problem-bad_credentials = Name or password is wrong.
problem-wrong_origin = The request comes from another site.
problem-banned = This account is shut out.
problem-not_allowed = That is not yours to do.
problem-not_your_seat = That is not your seat.
problem-invite_needed = An account can be made only with an invitation.
problem-not_found = There is no such thing here.
problem-gone = That is no more.
problem-stale = The table has moved on.
problem-name_taken = The name “{ $name }” is taken.
problem-seat_taken = There is no free seat.
problem-table_not_open = The game has already begun.
problem-table_not_running = The game has not begun.
problem-table_running = The game is not over.
problem-seats_not_filled = There are free seats still.
problem-played_by_bot = A bot plays this seat now.
problem-not_handed_over = You play this seat yourself.
problem-no_takeback = There is nothing to take back.
problem-nothing_to_undo = This can no longer be undone: somebody, or chance, has acted since.
problem-not_redoable = There is nothing to redo.
problem-over = The game is over.
problem-not_asked_for = This is not asked for now.
problem-already_seated = You have a seat at this table.
problem-obstructed = This move is not allowed now.
problem-unreadable = This is no move of the game.
problem-unknown_game = There is no such game.
problem-bad_option = The game has no such option.
problem-bad_seats = The game is not for these seats.
problem-bad_record = This record cannot be read.
problem-bad_state = This position cannot be read.
problem-bad_scenario = This scenario cannot be read.
problem-too_many_requests =
    { $seconds ->
        [one] Too much at once. Try again in 1 second.
       *[other] Too much at once. Try again in { $seconds } seconds.
    }
problem-too_many_streams = At most { $most } live connections at once.
problem-too_many_subscriptions = At most { $most } browsers are written to.
problem-too_many_tables = At most { $most } tables at once.
problem-not_ready = The server is not ready.
problem-internal = Something went wrong here. It has been noted.
problem-no_png = This server draws no PNG. Ask for SVG.

## Notices: e-mail and push messages to somebody who is waited for

# The subject of the mail and the title of the push message. $games names the games.
notice-title =
    { $count ->
        [one] It is your turn: { $games }
       *[other] It is your turn at { $count } tables: { $games }
    }
# One line for each table; $seats are the colours this person plays.
notice-table = { $game } ({ $seats }): { $address }
notice-closing = You are told once of each table, until you have looked at it. You can switch these messages off there: { $address }

## The page

page-unbuilt = The page for browsers was not built here. Run “make” in the source folder and start the server again.
