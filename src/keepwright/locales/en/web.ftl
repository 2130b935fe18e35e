### The page: what the browser says around every game.

## Boards and pieces

# In front of several choices that one thing on the board offers
loading = Loading …
spot-choose = Which?
spot-sealed = This cannot be taken back.
spot-not_now = Not now

# The letter on a good, unique within a game
letter-food = F
letter-wood = W
letter-stone = S
letter-cloth = C
letter-gold = G
letter-clay = C
letter-marble = M
letter-silver = S
letter-denier = D
letter-any = ?
letter-any_not_gold = ?

# Bots by their level
level-apprentice = Apprentice
level-journeyman = Journeyman
# The names that bots have on the wire
level-random = { level-apprentice }
level-greedy = { level-journeyman }

## Prompt and panels

## Log, replay, score, rules, settings

# The bars at the top
bar-home = keepwright, to the home page
bar-ways = Pages
bar-play = Play
bar-tables = Tables
bar-rules = Rules
bar-account = Come in
bar-day = Day colours
bar-night = Night colours
bar-language = Language
bar-language_en = English
bar-language_de = Deutsch
bar-language_hu = Magyar
bar-language_it = Italiano

## Caylus

## Magna Carta

## Home, lobby, account
