"""A second, independent Caylus: the rules of record read again, to compare the game with.

It shares nothing with the game but the rules' data, the JSON of a position and the notation. The
phases stand in the order and the words of section 4; every question is yielded where the rules ask
it (`tests/games/side_by_side.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations, combinations_with_replacement, product
from typing import Any

from tests.games.side_by_side import Course, Draw, Question

BASIC = ("food", "wood", "stone", "cloth")
CUBES = (*BASIC, "gold")
OPEN = {"any": CUBES, "any_not_gold": BASIC}
CRAFT = ("wood", "stone")
Cubes = Counter[str]
Row = Mapping[str, Any]


def text_of(cubes: Mapping[str, int]) -> str:
    """Cubes in notation."""
    return " ".join(f"{cubes[kind]} {kind}" for kind in CUBES if cubes.get(kind))


def ways_to_give(amounts: Mapping[str, int]) -> list[Cubes]:
    """All cubes that these amounts can mean, where some are open."""
    fixed = Cubes({kind: n for kind, n in amounts.items() if kind in CUBES})
    free = [
        combinations_with_replacement(kinds, amounts.get(word, 0)) for word, kinds in OPEN.items()
    ]
    return [fixed + Cubes([*any, *basic]) for any, basic in product(*free)]


class Player:
    """What lies before a player, and the player's markers."""

    def __init__(self, facts: Row) -> None:
        self.cubes = Cubes({kind: facts[kind] for kind in CUBES})
        self.deniers: int = facts["deniers"]
        self.workers: int = facts["workers"]
        self.prestige: int = facts["prestige"]
        self.columns: dict[str, int] = dict(facts["columns"])
        self.houses: dict[str, int] = dict(facts["houses"])
        self.awaiting: set[str] = set(facts["awaiting"])
        self.rows_used: set[str] = set(facts["rows_used"])
        self.batches: int = facts["batches"]

    def ways_to_pay(self, cost: Mapping[str, int]) -> dict[str, Cubes]:
        """The cubes this player could give for a cost, by their text."""
        if self.deniers < cost.get("denier", 0):
            return {}
        return {text_of(way): way for way in ways_to_give(cost) if way <= self.cubes}

    def lose(self, points: int) -> None:
        """Losses stop at 0."""
        self.prestige = max(0, self.prestige - points)

    def facts(self) -> dict[str, Any]:
        """As in a position's JSON."""
        return {
            **{kind: self.cubes[kind] for kind in CUBES},
            **{key: getattr(self, key) for key in ("deniers", "workers", "prestige", "columns")},
            **{key: getattr(self, key) for key in ("houses", "awaiting", "rows_used", "batches")},
        }


class Model:
    """A game before its set-up, or from the first placement of a round on."""

    def __init__(self, record: Row, facts: Row) -> None:
        self.record = record
        self.tiles: dict[str, Row] = {}
        self.group: dict[str, str] = {}
        self.options: Row = facts["options"]
        for group in ("special", "fixed", "neutral", "wood", "stone", "prestige"):
            rows = list(record[f"{group}_buildings"])
            if group == "stone" and self.options["jeweller"]:
                rows += record["optional_stone_buildings"]
            for row in rows:
                for id in row.get("tile_ids", [row["id"]]):
                    self.tiles[id], self.group[id] = row, group
        self.sections: list[Row] = record["castle"]["sections"]
        self.seats: list[str] = list(facts["seats"])
        self.players = {seat: Player(facts["players"][seat]) for seat in self.seats}
        self.round: int = facts["round"]
        self.phase: str = facts["phase"]
        self.turn_order: list[str] = list(facts["turn_order"])
        self.passed: list[str] = []
        self.bailiff: int = facts["bailiff"]
        self.provost: int = facts["provost"]
        self.road: dict[int, str] = {int(space): id for space, id in facts["road"].items()}
        self.residences: dict[int, str] = {int(n): who for n, who in facts["residences"].items()}
        self.owners: dict[str, str] = dict(facts["owners"])
        self.out_of_game: set[str] = set(facts["out_of_game"])
        self.workers: dict[str, str] = {}
        self.stables: list[str] = []
        self.castle: list[str] = []
        self.inn_left: str | None = None
        self.inn_right: str | None = facts["inn_right"]
        self.scored: int = facts["scored"]
        self.happened: Counter[str] = Counter()

    # ---------------------------------------------------------------- the game

    def course(self) -> Course:
        """Rounds of seven phases until the towers are scored (section 4)."""
        if not self.round:
            yield from self.set_up()
            self.income()
        while True:
            yield from self.placing()
            yield from self.special_buildings()
            yield from self.moving_the_provost()
            yield from self.buildings()
            yield from self.castle_building()
            yield from self.end_of_round()
            if self.scored == len(self.sections):
                break
            self.forget_rows()
            self.income()
        for player in self.players.values():
            player.prestige += sum(self.bonus(player).values())

    def set_up(self) -> Course:
        """Neutral tiles, turn order and what everybody begins with (§ set-up)."""
        spaces = self.record["board"]["neutral_spaces"]
        neutral = [id for id, group in self.group.items() if group == "neutral"]
        drawn = yield Draw("road", neutral, len(spaces))
        self.road = dict(zip(spaces, drawn, strict=True)) | self.record["board"]["fixed_spaces"]
        self.turn_order = yield Draw("turn_order", self.seats, len(self.seats))
        deniers = self.record["setup_by_players"][len(self.seats)]["deniers_by_turn_order"]
        common = self.record["setup_common"]
        for seat, coins in zip(self.turn_order, deniers, strict=True):
            me = self.players[seat]
            me.cubes, me.deniers, me.workers = Cubes(common["cubes"]), coins, common["workers"]

    # ---------------------------------------------------------------- phase 1

    def income(self) -> None:
        """A new round: two players swap, everybody is paid (§ phase 1, § 2 players)."""
        self.round += 1
        self.passed = []
        if len(self.seats) == 2 and self.round > 1:
            self.turn_order.reverse()
        income = self.record["income"]
        for seat, me in self.players.items():
            me.deniers += income["base"]
            me.deniers += income["per_residence"] * list(self.residences.values()).count(seat)
            for id in ("library", "hotel"):
                if self.owners.get(id) == seat:
                    me.deniers += income[id]
                    self.happened[f"income of the {id}"] += 1

    # ---------------------------------------------------------------- phase 2

    def places(self, seat: str) -> list[str]:
        """Where this seat could place a worker, the price apart (rules 1–5)."""
        found = [
            id
            for id in ("gate", "trading_post", "merchants_guild", "joust_field")
            if id not in self.workers
        ]
        room = self.tiles["stables"]["capacity"]
        if len(self.seats) > 2 and len(self.stables) < room and seat not in self.stables:
            found.append("stables")
        if self.inn_left is None:
            found.append("inn")
        if seat not in self.castle:
            found.append("castle")
        working = ("neutral", "fixed", *CRAFT)
        on_road = [id for id in self.road.values() if self.group[id] in working]
        return found + [id for id in on_road if id not in self.workers]

    def price(self, seat: str, place: str) -> int:
        """What a worker costs there."""
        cost = self.record["worker_cost"]
        if self.owners.get(place) == seat:
            return int(cost["own_building"])
        if self.inn_right == seat:
            return int(cost["inn_right_occupant"])
        return int(cost["by_number_of_players_already_passed"][len(self.seats)][len(self.passed)])

    def put_worker(self, seat: str, place: str) -> None:
        """A worker on a place; a point for its owner."""
        if place == "castle":
            self.castle.append(seat)
        elif place == "stables":
            self.stables.append(seat)
        elif place == "inn":
            self.inn_left = seat
        else:
            self.workers[place] = seat
        owner = self.owners.get(place, seat)
        if owner != seat:
            reward = self.record["worker_cost"]["prestige_to_owner_when_opponent_enters"]
            self.players[owner].prestige += reward

    def placing(self) -> Course:
        """Each in turn places a worker or passes, until all have passed (§ phase 2)."""
        self.phase = "placement"
        while len(self.passed) < len(self.seats):
            for seat in self.turn_order:
                if seat not in self.passed:
                    yield from self.place_or_pass(seat)

    def place_or_pass(self, seat: str) -> Course:
        """One action (D-PLACE)."""
        me = self.players[seat]
        prices = {place: self.price(seat, place) for place in self.places(seat) if me.workers}
        can = [f"place {place}" for place, price in prices.items() if price <= me.deniers]
        verb, *place = (yield Question(seat, ["pass", *can])).split()
        if verb == "place":
            me.deniers -= prices[place[0]]
            me.workers -= 1
            self.put_worker(seat, place[0])
            return
        if not self.passed:
            me.deniers += self.record["worker_cost"]["first_to_pass_bonus_deniers"]
        self.passed.append(seat)

    # ---------------------------------------------------------------- phase 3

    def special_buildings(self) -> Course:
        """Gate, trading post, guild, joust field, stables, inn (§ phase 3)."""
        self.phase = "special"
        yield from self.gate()
        if seat := self.send_home("trading_post"):
            self.players[seat].deniers += self.tiles["trading_post"]["effect"]["gain"]["denier"]
        if seat := self.send_home("merchants_guild"):
            reach = self.tiles["merchants_guild"]["effect"]["max"]
            yield from self.move_provost(seat, "provost 0", reach, 0)
        if seat := self.send_home("joust_field"):
            yield from self.trade(seat, self.tiles["joust_field"]["effect"]["offers"])
        others = [seat for seat in self.turn_order if seat not in self.stables]
        self.turn_order = self.stables + others
        for seat in self.stables:
            self.players[seat].workers += 1
        self.stables = []
        yield from self.inn()
        self.forget_rows()

    def send_home(self, place: str) -> str | None:
        """Whose worker stood on a place; it goes home."""
        seat = self.workers.pop(place, None)
        if seat is not None:
            self.players[seat].workers += 1
        return seat

    def gate(self) -> Course:
        """The worker there goes elsewhere for nothing, or home (D-GATE)."""
        seat = self.workers.get("gate")
        if seat is None:
            return
        moves = [f"move {place}" for place in self.places(seat)]
        verb, *place = (yield Question(seat, ["take_back", *moves])).split()
        if verb == "move":
            del self.workers["gate"]
            self.put_worker(seat, place[0])
        else:
            self.send_home("gate")

    def inn(self) -> Course:
        """A newcomer drives the guest out; otherwise the guest stays or leaves (D-INN)."""
        if self.inn_left is not None:
            if self.inn_right is not None:
                self.players[self.inn_right].workers += 1
                self.happened["a guest of the inn driven out"] += 1
            self.inn_left, self.inn_right = None, self.inn_left
        elif self.inn_right is not None:
            answer = yield Question(self.inn_right, ["keep", "take_back"])
            if answer == "take_back":
                self.players[self.inn_right].workers += 1
                self.inn_right = None

    # ---------------------------------------------------------------- phase 4

    def moving_the_provost(self) -> Course:
        """Each once, in passing order, for a denier a space (§ phase 4, D-PROVOST)."""
        self.phase = "provost"
        provost = self.record["provost"]
        for seat in self.passed:
            price = provost["phase_4_cost_per_space"]
            yield from self.move_provost(seat, "pass", provost["phase_4_move_max"], price)

    def move_provost(self, seat: str, stay: str, reach: int, price: int) -> Course:
        """So many spaces either way, on the road."""
        me, board = self.players[seat], self.record["board"]
        moves = [
            f"provost {n:+d}"
            for n in range(-reach, reach + 1)
            if n and board["provost_min"] <= self.provost + n <= board["provost_max"]
            if price * abs(n) <= me.deniers
        ]
        answer = yield Question(seat, [stay, *moves])
        if answer != stay:
            steps = int(answer.split()[1])
            self.provost += steps
            me.deniers -= price * abs(steps)

    # ---------------------------------------------------------------- phase 5

    def buildings(self) -> Course:
        """The road up to the provost; then the workers beyond him go home (§ phase 5)."""
        self.phase = "buildings"
        for space in range(1, self.provost + 1):
            id = self.road.get(space, "")
            if id in self.workers:
                yield from self.activate(self.workers[id], id)
                self.send_home(id)
                self.exchange_if_awaited(id)
        for _, id in sorted(self.road.items()):
            if self.send_home(id) is not None and self.exchange_if_awaited(id):
                self.happened["exchanged beyond the provost"] += 1
        self.forget_rows()

    def activate(self, seat: str, id: str) -> Course:
        """What a building does for the owner of the worker there."""
        effect = self.tiles[id]["effect"]
        self.happened[f"{id} activated"] += 1
        if effect["type"] == "produce":
            yield from self.take(seat, effect["options"])
            owner = self.owners.get(id, seat)
            if owner != seat and "owner_bonus" in effect:
                self.happened["owner's bonus"] += 1
                yield from self.take(owner, [{kind: 1} for kind in effect["owner_bonus"]])
        elif effect["type"] == "construct":
            yield from self.construct(seat, effect["builds"], {})
        elif effect["type"] == "transform":
            yield from self.transform(seat, effect["pay"])
        else:
            yield from self.trade(seat, effect["offers"])

    def take(self, seat: str, bundles: Iterable[Mapping[str, int]]) -> Course:
        """One of these bundles of cubes (D-PRODUCE, D-OWNER-BONUS)."""
        by_text = {f"take {text_of(bundle)}": bundle for bundle in bundles}
        answer = yield Question(seat, list(by_text))
        self.players[seat].cubes.update(by_text[answer])

    def pay(self, seat: str, cost: Mapping[str, int]) -> Course:
        """A cost; which cubes is asked where it leaves that open."""
        me = self.players[seat]
        ways = {f"pay {text}": way for text, way in me.ways_to_pay(cost).items()}
        me.deniers -= cost.get("denier", 0)
        if any(kind in cost for kind in (*CUBES, *OPEN)):
            answer = yield Question(seat, list(ways))
            me.cubes = me.cubes - ways[answer]

    def trade(self, seat: str, offers: list[Row]) -> Course:
        """One of the offers, once, or none (D-TRADE, D-JOUST)."""
        me = self.players[seat]
        by_text = {
            " ".join(["trade", *(f"{n} {what}" for what, n in offer["pay"].items())]): offer
            for offer in offers
            if me.ways_to_pay(offer["pay"])
        }
        answer = yield Question(seat, ["decline", *by_text])
        if answer != "decline":
            yield from self.pay(seat, by_text[answer]["pay"])
            yield from self.gain(seat, by_text[answer]["gain"])

    def gain(self, seat: str, gain: Mapping[str, int]) -> Course:
        """What an offer gives."""
        me = self.players[seat]
        me.deniers += gain.get("denier", 0)
        me.prestige += gain.get("prestige", 0)
        if any(kind in gain for kind in (*CUBES, *OPEN)):
            yield from self.take(seat, ways_to_give(gain))
        yield from self.favours(seat, gain.get("favour", 0))

    # ---------------------------------------------------------------- construction

    def stock(self, group: str) -> list[str]:
        """The tiles of a group that are not on the road; of the architects, one."""
        left = [id for id, of in self.group.items() if of == group and id not in self.road.values()]
        return [id for id in left if id != "architect_2" or "architect_1" not in left]

    def site(self, seat: str, group: str) -> int | None:
        """Where a tile of this group would go: the first unbuilt space, the lowest residence."""
        if group in CRAFT:
            spaces = self.record["board"]["buildable_spaces"]
            taken = {*self.road, *self.residences}
            return next((space for space in spaces if space not in taken), None)
        return min((n for n, owner in self.residences.items() if owner == seat), default=None)

    def buildable(self, seat: str, group: str, discount: Mapping[str, int]) -> dict[str, Cubes]:
        """The tiles this seat could build now, as they are named, with what they cost."""
        costs = {id: Cubes(self.tiles[id]["cost"]) for id in self.stock(group)}
        for cost in costs.values():
            cost.subtract(discount)
        me = self.players[seat]
        if self.site(seat, group) is None:
            self.happened[f"no site for {group}"] += 1
            return {}
        return {id: +cost for id, cost in costs.items() if me.ways_to_pay(+cost)}

    def construct(self, seat: str, group: str, discount: Mapping[str, int]) -> Course:
        """One building of a group, paid and set up, with its points and favours; or none."""
        costs = self.buildable(seat, group, discount)
        by_text = {f"build {self.tiles[id]['id']}": id for id in costs}
        answer = yield Question(seat, ["decline", *by_text])
        if answer == "decline":
            return
        id = by_text[answer]
        yield from self.pay(seat, costs[id])
        space = self.site(seat, group)
        assert space is not None
        self.residences.pop(space, None)
        self.road[space] = id
        self.owners[id] = seat
        self.players[seat].prestige += self.tiles[id]["points"]
        self.happened[f"{self.tiles[id]['id']} built"] += 1
        yield from self.favours(seat, self.tiles[id].get("favours_when_built", 0))

    # ---------------------------------------------------------------- the lawyer

    def targets(self, seat: str) -> list[str]:
        """What this seat could turn into a residence."""
        awaited = {id for player in self.players.values() for id in player.awaiting}
        return [
            id
            for id in self.road.values()
            if self.group[id] == "neutral"
            or (self.group[id] in CRAFT and self.owners[id] == seat and id != "lawyer")
            if id not in awaited
        ]

    def transformable(self, seat: str, cost: Mapping[str, int]) -> list[str]:
        """The targets, if the price can be paid."""
        return self.targets(seat) if self.players[seat].ways_to_pay(cost) else []

    def transform(self, seat: str, cost: Mapping[str, int]) -> Course:
        """A building becomes an own residence, at once or when its worker has gone (D-LAWYER)."""
        targets = [f"transform {id}" for id in self.transformable(seat, cost)]
        verb, *target = (yield Question(seat, ["decline", *targets])).split()
        if verb == "decline":
            return
        yield from self.pay(seat, cost)
        if target[0] in self.workers:
            self.players[seat].awaiting.add(target[0])
            self.happened[f"exchange delayed in {self.phase}"] += 1
        else:
            self.exchange(seat, target[0])

    def exchange_if_awaited(self, id: str) -> bool:
        """The exchange of a tile that waited for its worker to go."""
        for seat, player in self.players.items():
            if id in player.awaiting:
                player.awaiting.remove(id)
                self.exchange(seat, id)
                return True
        return False

    def exchange(self, seat: str, id: str) -> None:
        """The tile goes, a residence comes."""
        space = next(space for space, tile in self.road.items() if tile == id)
        del self.road[space]
        self.residences[space] = seat
        if self.group[id] == "neutral":
            self.out_of_game.add(id)
        else:
            del self.owners[id]
        self.players[seat].prestige += self.record["residential_buildings"][0]["points"]
        self.happened[f"exchanged {self.group[id]}"] += 1

    # ---------------------------------------------------------------- phase 6

    def section_to_build(self) -> Row | None:
        """The first section not scored that has a free part."""
        for section in self.sections[self.scored :]:
            if self.built(section["id"]) < section["parts"]:
                return section
        return None

    def built(self, section: str) -> int:
        """The parts of a section that are built."""
        return sum(player.houses[section] for player in self.players.values())

    def castle_building(self) -> Course:
        """Batches in the order of the castle, a favour for the most (§ phase 6, D-CASTLE)."""
        self.phase = "castle"
        for seat in self.castle:
            yield from self.hand_in(seat)
        batches = {seat: self.players[seat].batches for seat in self.castle}
        for seat in self.castle:
            self.players[seat].workers += 1
            self.players[seat].batches = 0
        self.castle = []
        if any(batches.values()):
            best = max(batches, key=lambda seat: batches[seat])
            yield from self.favours(best, self.record["castle"]["most_batches_favours"])
        self.forget_rows()

    def hand_in(self, seat: str) -> Course:
        """One batch after the other, each for a house; a loss for none at all."""
        me = self.players[seat]
        others = self.record["castle"]["batch"]["other_types_from"]
        batches = [Cubes(["food", *pair]) for pair in combinations(others, 2)]
        room = self.section_to_build() is not None
        while section := self.section_to_build():
            can = {f"hand_in {text_of(batch)}": batch for batch in batches if batch <= me.cubes}
            answer = yield Question(seat, ["stop", *can])
            if answer == "stop":
                break
            me.cubes = me.cubes - can[answer]
            me.houses[section["id"]] += 1
            me.batches += 1
            me.prestige += section["points_per_part"]
            self.happened[f"house in the {section['id']}"] += 1
        if not me.batches and room:
            me.lose(self.record["castle"]["no_batch_penalty"])
        elif not me.batches:
            self.happened["no room in the castle"] += 1

    # ---------------------------------------------------------------- phase 7

    def end_of_round(self) -> Course:
        """Bailiff and provost, and the sections that are due (§ phase 7)."""
        self.phase = "end_of_round"
        ahead = self.provost > self.bailiff
        steps = self.record["bailiff"]["move_if_provost_ahead" if ahead else "move_otherwise"]
        self.bailiff += steps
        self.provost = self.bailiff
        before = self.scored
        for section in self.sections[before:]:
            full = self.built(section["id"]) == section["parts"]
            if full or self.bailiff >= section["scoring_space"]:
                yield from self.score(section)
                how = "full" if full else "reached"
                self.happened[f"{section['id']} scored because {how}"] += 1
                self.scored += 1
            else:
                break
        if self.scored > before + 1:
            self.happened["two sections scored at once"] += 1

    def score(self, section: Row) -> Course:
        """Favours or a loss for each player in turn order (§ scoring)."""
        for seat in self.turn_order:
            houses = self.players[seat].houses[section["id"]]
            row = next(row for row in section["scoring"] if row["min"] <= houses <= row["max"])
            self.players[seat].lose(-row["prestige"])
            yield from self.favours(seat, row["favours"])

    # ---------------------------------------------------------------- favours

    def forget_rows(self) -> None:
        """The phase is over."""
        for player in self.players.values():
            player.rows_used = set()

    def open_columns(self) -> int:
        """The highest open column."""
        opened: list[int] = list(self.record["favours"]["columns_open_at_start"])
        for section in self.sections[: self.scored]:
            opened += section["opens_favour_columns"]
        return max(opened)

    def favours(self, seat: str, number: int) -> Course:
        """So many favours, each at once and wholly (§ favours)."""
        for _ in range(number):
            yield from self.favour(seat)

    def favour(self, seat: str) -> Course:
        """A row not yet used in this phase, its marker, its effect."""
        me = self.players[seat]
        if self.options["simplified_favours"]:
            me.prestige += 3
            return
        rows = {row["id"]: row for row in self.record["favours"]["rows"]}
        free = [f"advance {id}" for id in rows if id not in me.rows_used]
        if not free:
            self.happened["favour lost"] += 1
            return
        id = (yield Question(seat, free)).split()[1]
        me.rows_used.add(id)
        me.columns[id] = min(me.columns[id] + 1, max(self.open_columns(), me.columns[id]))
        reached = rows[id]["columns"][: me.columns[id]]
        self.happened[f"{id} {me.columns[id]}"] += 1
        self.happened[f"favour in {self.phase}"] += 1
        if id == "favour_resources":
            yield from self.resource_row(seat, reached)
        elif id == "favour_buildings":
            yield from self.building_row(seat, reached)
        else:
            yield from self.gain(seat, reached[-1])

    def resource_row(self, seat: str, columns: list[Row]) -> Course:
        """One gain of a column reached, or none."""
        me = self.players[seat]
        gains = {
            f"take {text_of(gain)}": gain
            for column in columns
            if column["type"] == "gain"
            for gain in column["options"]
        }
        exchanges = {
            f"trade {n} {what}": column
            for column in columns
            if column["type"] == "exchange" and me.ways_to_pay(column["pay"])
            for what, n in column["pay"].items()
        }
        answer = yield Question(seat, ["decline", *gains, *exchanges])
        if answer in gains:
            me.cubes.update(gains[answer])
        elif answer in exchanges:
            yield from self.pay(seat, exchanges[answer]["pay"])
            yield from self.gain(seat, exchanges[answer]["gain"])

    def building_row(self, seat: str, columns: list[Row]) -> Course:
        """The work of a building of a column reached, or none; only where there is any."""
        useful = {
            f"column {number}": column
            for number, column in enumerate(columns, 1)
            if (
                column["type"] == "construct"
                and self.buildable(seat, column["builds"], column["discount"])
            )
            or (column["type"] == "transform" and self.transformable(seat, column["pay"]))
        }
        answer = yield Question(seat, ["decline", *useful])
        if answer == "decline":
            return
        column = useful[answer]
        if column["type"] == "construct":
            yield from self.construct(seat, column["builds"], column["discount"])
        else:
            yield from self.transform(seat, column["pay"])

    # ---------------------------------------------------------------- comparing

    def bonus(self, player: Player) -> dict[str, int]:
        """What is left over, in points (§ end)."""
        worth = self.record["end_of_game"]["bonus"]
        cubes = sum(player.cubes[kind] for kind in BASIC)
        return {
            "gold": player.cubes["gold"] * worth["prestige_per_gold"],
            "cubes": cubes // 3 * worth["prestige_per_3_other_cubes"],
            "deniers": player.deniers // 4 * worth["prestige_per_4_deniers"],
        }

    def points(self) -> dict[str, dict[str, int]]:
        """The score at the end, with the bonus told apart."""
        found = {}
        for seat, player in self.players.items():
            bonus = self.bonus(player)
            parts = {"prestige": player.prestige - sum(bonus.values()), **bonus}
            found[seat] = {part: n for part, n in parts.items() if n}
        return found

    def facts(self) -> dict[str, Any]:
        """What can be compared with a position's JSON."""
        plain = (
            "round phase turn_order passed bailiff provost scored"
            " owners out_of_game workers stables castle inn_left inn_right"
        )
        return {
            **{key: getattr(self, key) for key in plain.split()},
            "road": {str(space): id for space, id in self.road.items()},
            "residences": {str(space): seat for space, seat in self.residences.items()},
            "players": {seat: player.facts() for seat, player in self.players.items()},
        }
