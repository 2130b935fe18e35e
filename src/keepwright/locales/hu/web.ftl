### The page: what the browser says around every game.

## Boards and pieces

# In front of several choices that one thing on the board offers
loading = Betöltés …
spot-choose = Melyik?
spot-sealed = Ezt nem lehet visszavonni.
spot-not_now = Most nem

# The letter on a good, unique within a game
letter-food = É
letter-wood = F
letter-stone = K
letter-cloth = P
letter-gold = Ar
letter-clay = Ag
letter-marble = M
letter-silver = E
letter-denier = D
letter-any = ?
letter-any_not_gold = ?

# Bots by their level
level-apprentice = Inas
level-journeyman = Legény
# The names that bots have on the wire
level-random = { level-apprentice }
level-greedy = { level-journeyman }

## Prompt and panels

## Log, replay, score, rules, settings

# The bars at the top
bar-home = keepwright, a kezdőlapra
bar-ways = Oldalak
bar-play = Játék
bar-tables = Asztalok
bar-rules = Szabályok
bar-account = Belépés
bar-day = Nappali színek
bar-night = Éjszakai színek
bar-language = Nyelv
bar-language_en = English
bar-language_de = Deutsch
bar-language_hu = Magyar
bar-language_it = Italiano

## Caylus

## Magna Carta

## Home, lobby, account
