"""A second, independent Magna Carta: the rules of record read again, to compare the game with.

It shares nothing with the game but the rules' data, the JSON of a position and the notation. The
phases stand in the order and the words of section 4; every question is yielded where the rules ask
it, every draw where a card is drawn (`tests/games/side_by_side.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement, product
from typing import Any

from tests.games.side_by_side import Course, Draw, Question, Together

BASIC = ("food", "wood", "stone")
CUBES = (*BASIC, "gold")
Cubes = Counter[str]
Row = Mapping[str, Any]
# What can be given for each word of an offer, and how the notation says it (table 5.5, R-23, R-24).
GIVEN = {"any_cube": CUBES, "non_gold_cube": BASIC}
SAID = {"any_cube": "any", "non_gold_cube": "any_not_gold"}


def text_of(cubes: Mapping[str, int]) -> str:
    """Cubes in notation."""
    return " ".join(f"{cubes[kind]} {kind}" for kind in CUBES if cubes.get(kind))


class Player:
    """What lies before a player."""

    def __init__(self, facts: Row) -> None:
        self.cubes = Cubes({kind: facts[kind] for kind in CUBES})
        self.deniers: int = facts["deniers"]
        self.workers: int = facts["workers"]
        self.hand: set[str] = set(facts["hand"])
        self.pile: set[str] = set(facts["pile"])
        self.discard: set[str] = set(facts["discard"])
        self.residences: set[str] = set(facts["residences"])
        self.marked: set[str] = set(facts["marked"])
        self.reserves: dict[str, int] = dict(facts["reserves"])
        self.prestige: set[str] = set(facts["prestige"])
        self.tokens: dict[str, int] = dict(facts["tokens"])

    def facts(self) -> dict[str, Any]:
        """As in a position's JSON."""
        words = "deniers workers hand pile discard residences marked reserves prestige tokens"
        return {
            **{kind: self.cubes[kind] for kind in CUBES},
            **{key: getattr(self, key) for key in words.split()},
        }


def gold_for(player: Player, lots: int) -> int:
    """How much gold so many lots would take."""
    return sum(max(0, lots - player.cubes[kind]) for kind in BASIC)


class Model:
    """A game before its set-up, or from the first action of a round on."""

    def __init__(self, record: Row, facts: Row) -> None:
        self.record = record
        self.ruleset: Row = record["rulesets"][facts["options"]["ruleset"]]
        self.icons: Row = {icon: row["paid_by"] for icon, row in record["cost_icons"].items()}
        self.ways: dict[tuple[tuple[str, int], ...], dict[str, Cubes]] = {}
        self.neutral: dict[str, Row] = {row["id"]: row for row in record["neutral_buildings"]}
        self.cards: dict[str, Row] = {
            row["id"]: row
            for row in record["player_buildings"]
            if row["id"] not in self.ruleset["removed_player_cards"]
        }
        self.prestige: dict[str, Row] = {
            row["id"]: row
            for row in record["prestige_buildings"]
            if row["id"] not in self.ruleset["removed_prestige_cards"]
        }
        self.sections: list[Row] = record["castle_sections"]
        self.seats: list[str] = list(facts["seats"])
        self.players = {seat: Player(facts["players"][seat]) for seat in self.seats}
        self.round: int = facts["round"]
        self.first_player: str = facts["first_player"]
        self.passed: list[str] = []
        self.road: list[str] = list(facts["road"])
        self.provost: int = facts["provost"]
        self.tokens: dict[str, int] = dict(facts["tokens"])
        self.covering: dict[str, str] = dict(facts["covering"])
        self.workers: dict[str, str] = {}
        self.happened: Counter[str] = Counter()

    # ---------------------------------------------------------------- the game

    def course(self) -> Course:
        """Rounds until the stock of tokens is empty (section 4)."""
        if not self.round:
            yield from self.set_up()
            self.income()
        while True:
            yield from self.actions()
            if self.ruleset["provost"]:
                yield from self.moving_the_provost()
            yield from self.activation()
            yield from self.castle()
            if not self.tokens_left():
                return
            self.end_of_round()
            self.income()

    def set_up(self) -> Course:
        """Road, tokens, decks, hands, goods, first player (section 3)."""
        setup, number = self.record["setup"], len(self.seats)
        used = setup["shuffled_neutral_cards_used"][number]
        self.road = yield Draw("road", setup["shuffled_neutral_cards"], used)
        self.road.append(setup["last_neutral_card"])
        self.provost = setup["provost_start_position"][number]
        for section in self.sections:
            self.tokens[section["id"]] = section["tokens_by_players"][number]
        for player in self.players.values():
            player.pile = set(self.cards)
            player.workers = setup["workers"]
            yield from self.deal_hand(player)
        questions = [Question(seat, ["keep", "redraw"]) for seat in self.seats]
        answers = yield Together(questions)
        redrawing = [player for seat, player in self.players.items() if answers[seat] == "redraw"]
        for player in redrawing:
            player.discard, player.hand = player.hand, set()
        for player in redrawing:
            self.happened["hand drawn again"] += 1
            yield from self.deal_hand(player)
        for player in self.players.values():
            player.cubes = Cubes({kind: setup["player_goods"][kind] for kind in CUBES})
            player.deniers = setup["player_goods"]["denier"]
        (self.first_player,) = yield Draw("first_player", self.seats, 1)

    def deal_hand(self, player: Player) -> Course:
        """A hand from the draw pile."""
        size = self.record["setup"]["hand_size"]
        drawn = yield Draw("deal", sorted(player.pile), size)
        player.hand = set(drawn)
        player.pile -= player.hand

    # ---------------------------------------------------------------- the road

    def owner(self, id: str) -> str | None:
        """Whose card lies on the road under this id."""
        return None if id in self.neutral else id.split("_", 1)[0]

    def card(self, id: str) -> str:
        """Which card lies on the road under this id."""
        return id if id in self.neutral else id.split("_", 1)[1]

    def is_residence(self, id: str) -> bool:
        """Whether a card on the road was turned over."""
        owner = self.owner(id)
        return owner is not None and self.card(id) in self.players[owner].residences

    def free_residences(self, seat: str) -> list[str]:
        """The own residences without a prestige card, from the start of the road."""
        return [
            id
            for id in self.road
            if self.owner(id) == seat and self.is_residence(id)
            if id not in self.covering.values()
        ]

    # ---------------------------------------------------------------- income

    def income(self) -> None:
        """Deniers for everybody (§ phase 1)."""
        self.round += 1
        income = self.ruleset["income"]
        for seat, player in self.players.items():
            residences = len(self.free_residences(seat))
            player.deniers += income["base"] + residences * income["per_uncovered_residence"]
            self.happened["income of a residence"] += residences
            if "hotel" in player.prestige:
                player.deniers += income["hotel"]
                self.happened["income of the hotel"] += 1

    # ---------------------------------------------------------------- actions

    def actions(self) -> Course:
        """One action each, clockwise, until all have passed (§ phase 2)."""
        seat = self.first_player
        while len(self.passed) < len(self.seats):
            if seat not in self.passed:
                yield from self.action(seat)
            seat = self.left_of(seat)

    def left_of(self, seat: str) -> str:
        """The left neighbour."""
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def action(self, seat: str) -> Course:
        """Exactly one of A to F (D1)."""
        me = self.players[seat]
        possible = {
            "draw_card": bool(me.pile or me.discard),
            "replace_hand": bool(me.hand),
            "place_worker": bool(me.workers and self.free_places()),
            "build": bool(self.buildable(seat)),
            "build_prestige": bool(self.buildable_prestige(seat)),
            "pass": True,
        }
        can = [id for id, yes in possible.items() if yes and me.deniers >= self.price(id)]
        answer = yield Question(seat, can, secret=True)
        if answer == "draw_card":
            me.deniers -= self.price(answer)
            yield from self.draw(me)
        elif answer == "replace_hand":
            me.deniers -= self.price(answer)
            if not me.pile and not me.discard:
                self.happened["hand replaced by itself"] += 1
            number = len(me.hand)
            me.discard, me.hand = me.discard | me.hand, set()
            for _ in range(number):
                yield from self.draw(me)
        elif answer == "place_worker":
            places = [f"place {id}" for id in self.free_places()]
            id = (yield Question(seat, places)).split()[1]
            me.deniers -= self.price(answer)
            me.workers -= 1
            self.workers[id] = seat
        elif answer == "build":
            yield from self.build(seat)
        elif answer == "build_prestige":
            yield from self.build_prestige(seat)
        else:
            if not self.passed:
                me.deniers += self.record["actions"]["pass"]["first_to_pass_gain"]["denier"]
            self.passed.append(seat)

    def price(self, action: str) -> int:
        """The deniers that an action itself costs."""
        cost = self.record["actions"][action]["cost"]
        return 0 if cost == "card_cost" else cost.get("denier", 0)

    def draw(self, me: Player) -> Course:
        """A card into the hand; the discards become the pile when it is empty."""
        if not me.pile:
            me.pile, me.discard = me.discard, set()
            self.happened["discards shuffled"] += 1
        (card,) = yield Draw("draw", sorted(me.pile), 1)
        me.pile.remove(card)
        me.hand.add(card)

    def free_places(self) -> list[str]:
        """The cards on the road that would take a worker."""
        return [id for id in self.road if id not in self.workers and not self.is_residence(id)]

    # ---------------------------------------------------------------- costs

    def ways_to_pay(self, cost: Mapping[str, int]) -> dict[str, Cubes]:
        """Every payment of a cost, by its text; one cube for each icon (section 2.3)."""
        key = tuple(cost.items())
        if key not in self.ways:
            choices = [combinations_with_replacement(self.icons[icon], n) for icon, n in key]
            ways = [sum(map(Cubes, chosen), Cubes()) for chosen in product(*choices)]
            self.ways[key] = {text_of(way): way for way in ways}
        return self.ways[key]

    def payments(self, seat: str, cost: Mapping[str, int]) -> dict[str, Cubes]:
        """The payments with the fewest gold that a seat can make (R-04)."""
        held = self.players[seat].cubes
        can = {text: way for text, way in self.ways_to_pay(cost).items() if way <= held}
        fewest = min((way["gold"] for way in can.values()), default=0)
        return {text: way for text, way in can.items() if way["gold"] == fewest}

    def pay(self, seat: str, cost: Mapping[str, int]) -> Course:
        """A cost in cubes, with a choice among the payments with the fewest gold."""
        ways = {f"pay {text}": way for text, way in self.payments(seat, cost).items()}
        answer = yield Question(seat, list(ways))
        if ways[answer]["gold"] > cost.get("gold", 0):
            self.happened["gold paid for another cube"] += 1
        self.players[seat].cubes = self.players[seat].cubes - ways[answer]

    # ---------------------------------------------------------------- building

    def buildable(self, seat: str) -> list[str]:
        """The cards of the hand that can be paid."""
        hand = sorted(self.players[seat].hand)
        return [card for card in hand if self.payments(seat, self.cards[card]["cost"])]

    def build(self, seat: str) -> Course:
        """A card of the hand goes to the end of the road (§ phase 2 D)."""
        me = self.players[seat]
        answers = [f"build {card}" for card in self.buildable(seat)]
        card = (yield Question(seat, answers, secret=True)).split()[1]
        yield from self.pay(seat, self.cards[card]["cost"])
        me.hand.remove(card)
        self.road.append(f"{seat}_{card}")
        if "on_build" in self.cards[card]:
            me.reserves[card] = self.cards[card]["on_build"]["amount_by_players"][len(self.seats)]
        self.happened[f"{card} built"] += 1

    def buildable_prestige(self, seat: str) -> list[str]:
        """The prestige cards on offer that can be paid, where there is room for one."""
        if self.ruleset["prestige_needs_residence"] and not self.free_residences(seat):
            return []
        taken = {id for player in self.players.values() for id in player.prestige}
        return [
            id
            for id, row in self.prestige.items()
            if id not in taken and self.payments(seat, row["cost"])
        ]

    def build_prestige(self, seat: str) -> Course:
        """A prestige card, on the first free residence or before its builder (§ phase 2 E)."""
        answers = [f"build {id}" for id in self.buildable_prestige(seat)]
        id = (yield Question(seat, answers)).split()[1]
        yield from self.pay(seat, self.prestige[id]["cost"])
        if self.ruleset["prestige_needs_residence"]:
            self.covering[id] = self.free_residences(seat)[0]
        self.players[seat].prestige.add(id)
        self.happened[f"{id} built"] += 1

    # ---------------------------------------------------------------- the provost

    def moving_the_provost(self) -> Course:
        """Each once, in passing order, for a denier a card (§ phase 3)."""
        provost = self.record["provost"]
        price, reach = provost["cost_per_card"]["denier"], provost["max_cards_per_player"]
        for seat in self.passed:
            me = self.players[seat]
            moves = [
                f"provost {n:+d}"
                for n in range(-reach, reach + 1)
                if n and 0 <= self.provost + n < len(self.road) and price * abs(n) <= me.deniers
            ]
            verb, *steps = (yield Question(seat, ["pass", *moves])).split()
            if verb == "provost":
                self.provost += int(steps[0])
                me.deniers -= price * abs(int(steps[0]))

    # ---------------------------------------------------------------- activation

    def activation(self) -> Course:
        """The workers along the road: effects, then home, then what is marked is turned."""
        for position, id in enumerate(self.road):
            seat = self.workers.get(id)
            if seat is None:
                continue
            owner = self.owner(id)
            if not self.ruleset["provost"] or position <= self.provost:
                yield from self.effect(seat, id, "primary")
                if owner is not None and owner != seat:
                    yield from self.effect(owner, id, "secondary")
                when = "activated"
            else:
                when = "beyond the provost"
            del self.workers[id]
            self.players[seat].workers += 1
            if owner is not None and self.card(id) in self.players[owner].marked:
                self.players[owner].marked.remove(self.card(id))
                self.turn(owner, self.card(id))
                self.happened[f"marked card turned, {when}"] += 1

    def effect(self, seat: str, id: str, which: str) -> Course:
        """What a card does for the worker's player or for its owner (section 5)."""
        card = self.card(id)
        effect = (self.neutral | self.cards)[card][which]
        self.happened[f"{card} {which}"] += 1
        if effect.get("source") == "reserve":
            owner = self.players[seat]
            if not owner.reserves[card]:
                self.happened["empty reserve"] += 1
                return
            owner.reserves[card] -= 1
        if effect["kind"] == "gain":
            yield from self.gain(seat, effect["gain"])
        elif effect["kind"] == "trade":
            yield from self.trade(seat, effect["options"])
        elif effect["kind"] == "convert_to_residence":
            yield from self.lawyer(seat)

    def gain(self, seat: str, gain: Mapping[str, int]) -> Course:
        """What an effect gives."""
        me = self.players[seat]
        me.deniers += gain.get("denier", 0)
        me.cubes.update({kind: gain[kind] for kind in CUBES if kind in gain})
        for section in self.take_tokens(gain.get("castle_token", 0)):
            me.tokens[section] += 1
            self.happened["token of the church"] += 1
        if free := gain.get("choice_non_gold", 0):
            mixes = [Cubes(mix) for mix in combinations_with_replacement(BASIC, free)]
            by_text = {f"take {text_of(mix)}": mix for mix in mixes}
            answer = yield Question(seat, list(by_text))
            me.cubes.update(by_text[answer])

    def trade(self, seat: str, offers: list[Row]) -> Course:
        """One option, or none (D3)."""
        me = self.players[seat]
        by_text: dict[str, Row] = {}
        for offer in offers:
            ((what, number),) = offer["pay"].items()
            held = me.deniers if what == "denier" else sum(me.cubes[kind] for kind in GIVEN[what])
            tokens = offer["gain"].get("castle_token", 0)
            if number > held:
                continue
            if tokens > self.tokens_left():
                self.happened["too few tokens for the church"] += 1
                continue
            by_text[f"trade {number} {SAID.get(what, what)}"] = offer
        answer = yield Question(seat, ["decline", *by_text])
        if answer == "decline":
            return
        offer = by_text[answer]
        ((what, number),) = offer["pay"].items()
        if what == "denier":
            me.deniers -= number
        else:
            kinds = [kind for kind in GIVEN[what] if me.cubes[kind]]
            kind = (yield Question(seat, [f"pay 1 {kind}" for kind in kinds])).split()[2]
            me.cubes[kind] -= 1
        yield from self.gain(seat, offer["gain"])

    # ---------------------------------------------------------------- the lawyer

    def lawyer(self, seat: str) -> Course:
        """An own card on the road becomes a residence, for a food (5.4)."""
        me = self.players[seat]
        cost = self.record["residence"]["cost"]
        targets = [
            self.card(id)
            for id in self.road
            if self.owner(id) == seat and not self.is_residence(id)
            if self.cards[self.card(id)]["can_become_residence"] and self.card(id) not in me.marked
        ]
        if not self.payments(seat, cost):
            targets = []
        verb, *target = (
            yield Question(seat, ["decline", *(f"transform {card}" for card in targets)])
        ).split()
        if verb == "decline":
            return
        yield from self.pay(seat, cost)
        if f"{seat}_{target[0]}" in self.workers:
            me.marked.add(target[0])
        else:
            self.turn(seat, target[0])

    def turn(self, seat: str, card: str) -> None:
        """The card is a residence from now on; its reserve goes back."""
        me = self.players[seat]
        me.residences.add(card)
        self.happened["card turned"] += 1
        if me.reserves.get(card):
            me.reserves[card] = 0
            self.happened["reserve given back"] += 1

    # ---------------------------------------------------------------- the castle

    def tokens_left(self) -> int:
        """The tokens of the stock."""
        return sum(self.tokens.values())

    def take_tokens(self, number: int) -> list[str]:
        """So many tokens from the stock, dungeon before walls before towers."""
        taken: list[str] = []
        for section in self.tokens:
            for _ in range(min(self.tokens[section], number - len(taken))):
                self.tokens[section] -= 1
                taken.append(section)
        return taken

    def castle(self) -> Course:
        """Lots in passing order; gold for the most, or tokens lost for none (§ 4.5)."""
        rules = self.record["castle_phase"]
        offered: dict[str, int] = {}
        if not self.tokens_left():
            self.happened["stock emptied before the castle"] += 1
        for seat in self.passed:
            me = self.players[seat]
            can = [n for n in range(self.tokens_left() + 1) if gold_for(me, n) <= me.cubes["gold"]]
            lots = int((yield Question(seat, [f"lots {n}" for n in can])).split()[1])
            gold = gold_for(me, lots)
            if gold:
                self.happened["gold in a lot"] += 1
            for kind in BASIC:
                me.cubes[kind] -= min(lots, me.cubes[kind])
            me.cubes["gold"] -= gold
            for section in self.take_tokens(lots * rules["tokens_per_lot"]):
                me.tokens[section] += 1
            offered[seat] = lots
        if any(offered.values()):
            most = max(offered, key=lambda seat: offered[seat])
            self.players[most].cubes.update(rules["most_lots_gain"])
            if list(offered.values()).count(offered[most]) > 1:
                self.happened["tie for most lots"] += 1
        else:
            removed = self.take_tokens(rules["no_lot_removes_tokens"])
            self.happened[f"{len(removed)} tokens removed"] += 1

    def end_of_round(self) -> None:
        """Provost, bridge, first player (§ 4.6)."""
        if self.ruleset["provost"]:
            advance = self.record["provost"]["end_of_round_advance"]
            self.provost = min(self.provost + advance, len(self.road) - 1)
        self.passed = []
        self.first_player = self.left_of(self.first_player)

    # ---------------------------------------------------------------- comparing

    def points(self) -> dict[str, dict[str, int]]:
        """The parts of every seat's points (section 6)."""
        worth = self.record["scoring"]
        found = {}
        for seat, me in self.players.items():
            own = [id for id in self.road if self.owner(id) == seat]
            face_up = [id for id in own if not self.is_residence(id)]
            parts = {
                "tokens": sum(row["pp"] * me.tokens[row["id"]] for row in self.sections),
                "buildings": sum(self.cards[self.card(id)]["pp"] for id in face_up),
                "residences": worth["residence_uncovered"] * len(self.free_residences(seat)),
                "prestige": sum(self.prestige[id]["pp"] for id in me.prestige),
                "gold": worth["gold_cube"] * me.cubes["gold"],
                "cubes": sum(me.cubes[kind] for kind in BASIC) // worth["non_gold_cubes_per_pp"],
                "deniers": me.deniers // worth["deniers_per_pp"],
            }
            found[seat] = {part: n for part, n in parts.items() if n}
        return found

    def facts(self) -> dict[str, Any]:
        """What can be compared with a position's JSON."""
        plain = "round first_player passed road tokens covering workers"
        facts = {key: getattr(self, key) for key in plain.split()}
        if self.ruleset["provost"]:
            facts["provost"] = self.provost
        return facts | {"players": {seat: player.facts() for seat, player in self.players.items()}}
