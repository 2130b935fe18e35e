### Il tavolo: ciò che sta attorno a ogni gioco, nel terminale e nel browser.

status-complete = completo

## Terminale

terminal-round = Turno { $round }
terminal-phase = Fase { $phase }
terminal-to_move = Decide { $seat }.
terminal-your_turn = Tocca a te, { $seat }.
terminal-log = Che cosa è successo
terminal-score_sheet = Foglio segnapunti
terminal-total = Totale
terminal-winners =
    { $count ->
        [one] La vittoria va a { $winners }.
       *[other] La vittoria è condivisa da { $winners }.
    }
terminal-why_not = Non è possibile:
terminal-prompt = Numero, mossa o ? per l’aiuto
terminal-help-number = un numero sceglie dall’elenco
terminal-help-move = una mossa scritta, come «place mason», fa lo stesso
terminal-help-rules = ? spiega con le regole che cosa si chiede
terminal-help-why = ? e una mossa dice perché non è possibile
terminal-help-undo = undo annulla la tua ultima decisione
terminal-help-save = save FILE scrive la partita in un file
terminal-help-quit = quit termina; la partita viene salvata

## Bench

cli-bench-progress = Misurazione
cli-bench-title = Velocità su questa macchina
cli-bench-measure = Misura
cli-bench-who = Di
cli-bench-value = Valore
cli-bench-ratio = Rapporto
cli-bench-least = Almeno
cli-bench-aim = Obiettivo
cli-bench-ratios = Confronto nella stessa esecuzione
cli-bench-measure-playout = partita casuale fino alla fine, dentro il pacchetto
cli-bench-measure-driven = partita casuale guidata da fuori
cli-bench-measure-copy = copia di una posizione
cli-bench-measure-legal = scelte permesse di una decisione
cli-bench-measure-state = memoria di una posizione
cli-bench-measure-leak = memoria lasciata dalle partite casuali
cli-bench-unit-rate = decisioni/s
cli-bench-unit-time = µs
cli-bench-unit-size = byte
cli-bench-no_peer = { $peer } non è installato, quindi non c’è nulla con cui confrontare. `make bench` lo installa.
