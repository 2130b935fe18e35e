### The table: what is around every game, in the terminal and in the browser.

status-complete = complete

## Terminal

terminal-round = Round { $round }
terminal-phase = Phase { $phase }
terminal-to_move = { $seat } is to decide.
terminal-your_turn = Your turn, { $seat }.
terminal-log = What happened
terminal-score_sheet = Score sheet
terminal-total = Total
terminal-winners =
    { $count ->
        [one] The winner is { $winners }.
       *[other] The win is shared by { $winners }.
    }
terminal-why_not = Not possible:
terminal-prompt = Number, move or ? for help
terminal-help-number = a number chooses from the list
terminal-help-move = a move in the notation, such as “place mason”, does the same
terminal-help-rules = ? explains what is asked, with the rules
terminal-help-why = ? and a move says why it is not possible
terminal-help-undo = undo takes your last decision back
terminal-help-save = save FILE writes the game into a file
terminal-help-quit = quit ends; the game is saved
