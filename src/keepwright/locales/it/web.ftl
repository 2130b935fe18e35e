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

# Bots by their level
level-apprentice = Apprendista
level-journeyman = Artigiano
# The names that bots have on the wire
level-random = { level-apprentice }
level-greedy = { level-journeyman }

## Prompt and panels

## Log, replay, score, rules, settings

# The bars at the top
bar-home = keepwright, alla pagina iniziale
bar-ways = Pagine
bar-play = Gioca
bar-tables = Tavoli
bar-rules = Regole
bar-account = Entra
bar-day = Colori diurni
bar-night = Colori notturni
bar-language = Lingua
bar-language_en = English
bar-language_de = Deutsch
bar-language_hu = Magyar
bar-language_it = Italiano

## Caylus

## Magna Carta

## Home, lobby, account
