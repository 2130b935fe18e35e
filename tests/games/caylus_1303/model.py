"""A second, independent Caylus 1303: the rules of record read again, to compare the game with.

It shares nothing with the game but the rules' data, the JSON of a position and the notation. A
round is one generator that reads like section 4: it yields every question, gets the answer, and
keeps a log of the numbers that characters change, with their sources.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import combinations_with_replacement
from typing import Any, NamedTuple

from tests.games.side_by_side import Course, Draw, Question

RESOURCES = ("food", "wood", "stone", "cloth", "gold")
BASIC = RESOURCES[:4]
Goods = Counter[str]


class Number(NamedTuple):
    """A number that characters can change, when it counted, and its sources."""

    what: str
    seat: str
    parts: dict[str, int]


def text_of(goods: Mapping[str, int]) -> str:
    """Resources in notation."""
    return " ".join(f"{goods[kind]} {kind}" for kind in RESOURCES if goods.get(kind))


def ways_to_pay(cost: Mapping[str, int]) -> list[Goods]:
    """All payments of a cost; each "any" is a basic resource (R-15)."""
    fixed = Goods({kind: n for kind, n in cost.items() if kind in RESOURCES})
    free = combinations_with_replacement(BASIC, cost.get("any_basic", 0))
    return [fixed + Goods(chosen) for chosen in free]


def covers(held: Goods, cost: Goods) -> bool:
    """Whether this much is held."""
    return all(held[kind] >= n for kind, n in cost.items())


class Player:
    """What lies before a player."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.goods = Goods({kind: facts[kind] for kind in RESOURCES})
        self.supply: int = facts["supply"]
        self.camp: int = facts["camp"]
        self.prestige: int = facts["prestige"]
        self.characters: set[str] = set(facts["characters"])
        self.bundles: int = facts["bundles"]

    def take_workers(self, wanted: int) -> int:
        """From the Camp, as many as are there (§4.0.3)."""
        taken = min(wanted, self.camp)
        self.camp -= taken
        self.supply += taken
        return taken

    def return_workers(self, number: int) -> None:
        """From supply to the Camp (§4.0.4)."""
        assert self.supply >= number
        self.supply -= number
        self.camp += number

    def pay(self, goods: Goods) -> None:
        """Pay what is held."""
        assert covers(self.goods, goods)
        self.goods = self.goods - goods

    def facts(self) -> dict[str, Any]:
        """As in a position's JSON."""
        return {
            **{kind: self.goods[kind] for kind in RESOURCES},
            "supply": self.supply,
            "camp": self.camp,
            "prestige": self.prestige,
            "characters": self.characters,
            "bundles": self.bundles,
        }


class Model:
    """A game before its set-up, or from the beginning of planning on."""

    def __init__(self, record: Mapping[str, Any], facts: Mapping[str, Any]) -> None:
        self.printed = {row["id"]: row for row in record["printed_buildings"]}
        self.tiles = {
            group: {row["id"]: row for row in record["buildings"][group]}
            for group in ("starting", "wood", "stone")
        }
        self.monuments = {row["id"]: row for row in record["monuments"]}
        self.characters: list[str] = [row["id"] for row in record["characters"]]
        self.character_pool: str = facts["options"]["character_pool"]
        self.seats: list[str] = list(facts["seats"])
        self.setup = record["setup"]
        self.numbers_here = record["setup"]["by_player_count"][len(self.seats)]
        self.slots_open = record["construction_site"]["slots_open_by_round"]
        self.round: int = facts["round"]
        self.first_player: str = facts["first_player"]
        self.passed: list[str] = []
        self.provost: int = facts["provost"]
        self.road: dict[int, str] = {int(space): id for space, id in facts["road"].items()}
        self.slots: dict[int, str] = {int(slot): id for slot, id in facts["slots"].items()}
        self.owners: dict[str, str] = dict(facts["owners"])
        self.residences: set[str] = set(facts["residences"])
        self.workers: dict[str, str] = dict(facts["workers"])
        self.second_workers: dict[str, str] = dict(facts["second_workers"])
        self.site: list[str] = list(facts["site"])
        self.board: set[str] = set(facts["characters"])
        self.used: set[str] = set(facts["used"])
        self.players = {seat: Player(facts["players"][seat]) for seat in self.seats}
        self.numbers: list[Number] = []
        self.happened: Counter[str] = Counter()

    # ---------------------------------------------------------------- pieces

    def row(self, id: str) -> tuple[str, Mapping[str, Any]]:
        """Group and row of a place."""
        if id in self.printed:
            return "printed", self.printed[id]
        for group, rows in self.tiles.items():
            for kind in (id, id.rsplit("_", 1)[0]):
                if kind in rows:
                    return group, rows[kind]
        return "monument", self.monuments[id]

    def left(self, group: str) -> list[str]:
        """The tiles of a group that lie nowhere yet."""
        rows = self.monuments if group == "monument" else self.tiles[group]
        return [id for id in rows if id not in {*self.road.values(), *self.slots.values()}]

    def has(self, seat: str, character: str) -> bool:
        """Whether the character works for this seat now."""
        return character in self.players[seat].characters and character not in self.used

    def holder(self, character: str) -> str | None:
        """Who holds a character now."""
        return next((seat for seat in self.seats if self.has(seat, character)), None)

    def clockwise(self, first: str) -> list[str]:
        """All seats from this one on."""
        place = self.seats.index(first)
        return self.seats[place:] + self.seats[:place]

    def note(self, what: str, seat: str, **parts: int) -> int:
        """Log a number with its sources; what it comes to."""
        kept = {source: n for source, n in parts.items() if n}
        self.numbers.append(Number(what, seat, kept))
        return sum(kept.values())

    def has_house(self, seat: str) -> bool:
        """Nine houses besides the one at the bridge."""
        return list(self.owners.values()).count(seat) < 9

    # ---------------------------------------------------------------- the game

    def course(self) -> Course:
        """Rounds until the ninth is over."""
        if not self.road:
            yield from self.set_up()
        while True:
            yield from self.planning()
            yield from self.activation()
            yield from self.delivery()
            yield from self.stewardship()
            if self.round == 9:
                return
            self.round += 1
            self.passed, self.used = [], set()

    def set_up(self) -> Course:
        """Tiles, goods and workers, first player, the draft of the characters (section 3)."""
        first, *others = yield Draw("starting_tiles", self.copies("starting"), 9)
        self.slots[1], self.road = first, dict(enumerate(others, 1))
        never = self.setup["never_on_road_at_setup"]
        for group, slot, space in (("wood", 2, 9), ("stone", 3, 14)):
            (self.slots[slot],) = yield Draw(f"{group}_slot", self.left(group), 1)
            drawn_from = [id for id in self.left(group) if id not in never]
            (self.road[space],) = yield Draw(f"{group}_space", drawn_from, 1)
        for player in self.players.values():
            player.goods = Goods(self.setup["starting_resources"])
            player.supply = self.numbers_here["starting_workers"]
            player.camp = self.numbers_here["camp_workers"]
        (self.first_player,) = yield Draw("first_player", self.seats, 1)
        if self.character_pool == "first_game":
            revealed = self.setup["first_game_characters"][len(self.seats)]
        else:
            number = self.numbers_here["characters_in_play"]
            revealed = yield Draw("characters", self.characters, number)
        self.board = set(revealed)
        for seat in reversed(self.clockwise(self.first_player)):
            answers = [f"take_character {id}" for id in revealed if id in self.board]
            taken = (yield Question(seat, answers)).split()[1]
            self.board.remove(taken)
            self.players[seat].characters.add(taken)
        assert len(self.board) == self.setup["characters_on_board"]

    def copies(self, group: str) -> list[str]:
        """All tiles of a group; of several copies each has its number."""
        found: list[str] = []
        for id, row in self.tiles[group].items():
            number = row.get("copies", 1)
            found += [id] if number == 1 else [f"{id}_{n}" for n in range(1, number + 1)]
        return found

    # ---------------------------------------------------------------- phase 1

    def places(self, seat: str) -> list[str]:
        """Where a worker of this seat could stand."""
        found = ["construction_site"] if seat not in self.site else []
        on_road = [id for id in self.road.values() if id not in self.monuments]
        for id in [*self.printed, *on_road]:
            free = id not in self.workers
            alone = not free and id not in self.second_workers and self.workers[id] != seat
            joins = alone and self.has(seat, "journeyman")
            if id not in self.residences and (free or joins):
                found.append(id)
        return found

    def placements(self, seat: str, extra: int) -> list[str]:
        """The placements that can be paid with so many workers besides the one placed."""
        if self.players[seat].supply < 1 + extra:
            return []
        return [f"place {id}" for id in self.places(seat)]

    def place(self, seat: str, id: str, **extra: int) -> None:
        """One worker on a place, others to the Camp; points for the owner."""
        me = self.players[seat]
        me.supply -= 1
        me.return_workers(self.note("worker_placed", seat, **extra))
        if id == "construction_site":
            self.site.append(seat)
            return
        if id in self.workers:
            self.used.add("journeyman")
            self.second_workers[id] = seat
        else:
            self.workers[id] = seat
        owner = self.owners.get(id)
        if owner is not None and owner != seat and id not in self.tiles_of("starting"):
            points = 2 if self.has(owner, "steward") else 1
            lost = points if self.has(seat, "thief") else 0
            self.players[owner].prestige += self.note(
                "owner_rewarded", owner, owner=1, steward=points - 1, thief=-lost
            )

    def tiles_of(self, group: str) -> set[str]:
        """The tiles of a group that lie on the road."""
        return {id for id in self.road.values() if self.row(id)[0] == group}

    def planning(self) -> Course:
        """The Early Riser, then turns until everybody has passed (§4.1)."""
        riser = self.holder("early_riser")
        if riser is not None:
            answers = ["decline", *self.placements(riser, 1)]
            answer = yield Question(riser, answers)
            if answer != "decline":
                self.place(riser, answer.split()[1], early_riser=1)
        order = self.clockwise(self.first_player)
        while len(self.passed) < len(self.seats):
            for seat in order:
                if seat not in self.passed:
                    yield from self.turn(seat)

    def turn(self, seat: str) -> Course:
        """Place, or pass."""
        extra: dict[str, int] = {}
        if self.passed:
            extra["passed"] = 1
            if self.has(seat, "night_worker"):
                extra["night_worker"] = -1
        answers = ["pass", *self.placements(seat, sum(extra.values()))]
        answer = yield Question(seat, answers)
        if answer != "pass":
            self.place(seat, answer.split()[1], **extra)
            return
        if not self.passed:
            self.first_player = seat
        self.passed.append(seat)

    # ---------------------------------------------------------------- phase 2

    def activation(self) -> Course:
        """Printed buildings, bridge, Bailiff, the road up to the Provost (§4.2)."""
        for id in self.printed:
            yield from self.activate(id)
        for seat in self.passed:
            reach = min(3, self.players[seat].supply)
            yield from self.move_provost(seat, reach, 1)
        bailiff = self.holder("bailiff")
        if bailiff is not None:
            yield from self.move_provost(bailiff, 1, 0)
        for space in range(1, self.provost + 1):
            if space in self.road:
                yield from self.activate(self.road[space])
        for standing in (self.workers, self.second_workers):
            for seat in standing.values():
                self.players[seat].camp += 1
            standing.clear()

    def activate(self, id: str) -> Course:
        """Each worker in order; then the Camp. The owner's bonus after the first."""
        row = self.row(id)[1]
        owner = self.owners.get(id)
        here = {self.workers.get(id), self.second_workers.get(id)}
        for standing in (self.workers, self.second_workers):
            if id not in standing:
                continue
            yield from self.work(standing[id], id, owner is None)
            if standing is self.workers and owner is not None and owner not in here:
                self.players[owner].goods.update(row.get("owner_bonus", {}))
            self.players[standing.pop(id)].camp += 1

    def move_provost(self, seat: str, reach: int, price: int) -> Course:
        """So many steps either way, on the road."""
        steps = [n for n in range(-reach, reach + 1) if 0 <= self.provost + n <= 23 and n]
        answers = ["provost 0", *(f"provost {n:+d}" for n in steps)]
        answer = yield Question(seat, answers)
        moved = int(answer.split()[1])
        self.provost += moved
        self.players[seat].return_workers(price * abs(moved))

    def work(self, seat: str, id: str, setup: bool) -> Course:
        """What a place does for a player."""
        group, row = self.row(id)
        side = "effect" if group == "printed" else "setup_effect"
        if not setup and group in ("wood", "stone"):
            side = "construction_effect"
        effect = row[side]
        action = effect.get("action", "")
        if action.startswith("build_"):
            yield from self.build(seat, action.removeprefix("build_"), effect.get("discount", {}))
        elif action == "claim_residence":
            yield from self.claim(seat, Goods(effect["cost"]))
        elif action == "move_provost":
            yield from self.move_provost(seat, effect["max_steps"], 0)
        else:
            yield from self.options(seat, effect["options"])

    def options(self, seat: str, options: list[dict[str, Any]]) -> Course:
        """Exactly one option, or none; what is free and leaves no choice happens (§4.0.2)."""
        me = self.players[seat]
        if len(options) == 1 and not options[0]["cost"]:
            gain = options[0]["gain"]
            if "choose_basic" in gain:
                answers = ["decline", *(f"take 1 {kind}" for kind in BASIC)]
                answer = yield Question(seat, answers)
                if answer != "decline":
                    me.goods[answer.split()[2]] += 1
            else:
                yield from self.gain(seat, gain)
            return
        offers = {
            " ".join(["trade", *(f"{n} {kind}" for kind, n in option["cost"].items())]): option
            for option in options
            if option["cost"].get("workers", 0) <= me.supply
            and any(covers(me.goods, way) for way in ways_to_pay(option["cost"]))
        }
        answer = yield Question(seat, ["decline", *offers])
        if answer != "decline":
            cost = offers[answer]["cost"]
            me.return_workers(cost.get("workers", 0))
            yield from self.pay(seat, cost)
            yield from self.gain(seat, offers[answer]["gain"])

    def pay(self, seat: str, cost: Mapping[str, int]) -> Course:
        """A cost, with a choice where an "any" leaves one (D13)."""
        me = self.players[seat]
        ways = [way for way in ways_to_pay(cost) if covers(me.goods, way)]
        by_text = {f"pay {text_of(way)}": way for way in ways}
        answer = yield Question(seat, list(by_text))
        me.pay(by_text[answer])

    def gain(self, seat: str, gain: Mapping[str, int]) -> Course:
        """What an option gives."""
        me = self.players[seat]
        for what, n in gain.items():
            if what == "workers":
                me.take_workers(n)
            elif what == "pp":
                me.prestige += n
            elif what == "favor":
                yield from self.favor(seat)
            elif what == "choose_basic":
                answer = yield Question(seat, [f"take 1 {kind}" for kind in BASIC])
                me.goods[answer.split()[2]] += 1
            else:
                me.goods[what] += n

    def claim(self, seat: str, cost: Goods) -> Course:
        """A house on a starting building without one (§ lawyer)."""
        me = self.players[seat]
        free = [id for id in self.tiles_of("starting") if id not in self.owners]
        can = self.has_house(seat) and covers(me.goods, cost)
        answers = ["decline", *(f"claim {id}" for id in free if can)]
        answer = yield Question(seat, answers)
        if answer != "decline":
            me.pay(cost)
            self.owners[answer.split()[1]] = seat

    # ---------------------------------------------------------------- building

    def affordable(self, seat: str, group: str, discount: Mapping[str, int]) -> list[str]:
        """The tiles left that can be paid."""
        held = self.players[seat].goods
        costs = {id: self.cost(id, discount) for id in self.left(group)}
        return [
            f"build {id}"
            for id, cost in costs.items()
            if any(covers(held, way) for way in ways_to_pay(cost))
        ]

    def cost(self, id: str, discount: Mapping[str, int]) -> dict[str, int]:
        """The cost of a tile without what need not be paid."""
        printed: dict[str, int] = self.row(id)[1]["cost"]
        return {kind: n - discount.get(kind, 0) for kind, n in printed.items()}

    def build(self, seat: str, group: str, discount: Mapping[str, int]) -> Course:
        """One wood or stone building on the first empty space (§4.0.6)."""
        empty = [space for space in range(10, 24) if space not in self.road]
        can = bool(empty) and self.has_house(seat)
        answers = ["decline", *(self.affordable(seat, group, discount) if can else [])]
        answer = yield Question(seat, answers)
        if answer != "decline":
            id = answer.split()[1]
            yield from self.pay(seat, self.cost(id, discount))
            self.put_up(seat, id, empty[0])

    def put_up(self, seat: str, id: str, space: int) -> None:
        """A tile with a house, and its points."""
        self.road[space] = id
        self.owners[id] = seat
        extra = 1 if self.has(seat, "architect") else 0
        points = self.note("built", seat, printed=self.row(id)[1]["pp"], architect=extra)
        self.players[seat].prestige += points

    # ---------------------------------------------------------------- favors

    def favor(self, seat: str) -> Course:
        """A character from another player, or an open slot (§4.5)."""
        owned = {c: other for other in self.seats for c in self.players[other].characters}
        others = [character for character, other in owned.items() if other != seat]
        slots = [f"use_slot {n}" for n in self.slots_open[self.round]]
        takes = [f"take_character {character}" for character in others]
        answer = yield Question(seat, [*takes, *slots])
        what = answer.split()[1]
        if answer in takes:
            self.players[owned[what]].characters.remove(what)
            self.players[seat].characters.add(what)
            return
        yield from self.work(seat, self.slots[int(what)], setup=True)
        if self.board:
            lying = [f"take_character {character}" for character in self.board]
            answer = yield Question(seat, ["decline", *lying])
            if answer != "decline":
                self.board.remove(answer.split()[1])
                self.players[seat].characters.add(answer.split()[1])

    # ---------------------------------------------------------------- phase 3

    def delivery(self) -> Course:
        """Bundles in the order of the site, then the Deliveryman's; a favor (§4.3)."""
        for seat in self.site:
            yield from self.deliver(seat)
        last = self.holder("deliveryman")
        if last is not None:
            yield from self.deliver(last)
        most = max(player.bundles for player in self.players.values())
        without = [seat for seat in self.seats if seat not in self.site]
        first = [s for s in [*self.site, *without] if self.players[s].bundles == most]
        for player in self.players.values():
            player.bundles = 0
        if most:
            yield from self.favor(first[0])
        for seat in self.site:
            self.players[seat].camp += 1
        self.site = []

    def bundles(self, seat: str) -> list[Goods]:
        """Food and two others that differ; any three with the Chamberlain."""
        any_three = [Goods(three) for three in combinations_with_replacement(RESOURCES, 3)]
        return [
            bundle
            for bundle in any_three
            if covers(self.players[seat].goods, bundle)
            and (self.has(seat, "chamberlain") or (len(bundle) == 3 and "food" in bundle))
        ]

    def deliver(self, seat: str) -> Course:
        """One bundle after the other."""
        me = self.players[seat]
        while True:
            bundles = {f"deliver {text_of(bundle)}": bundle for bundle in self.bundles(seat)}
            answer = yield Question(seat, ["stop", *bundles])
            if answer == "stop":
                return
            foreman = 1 if self.has(seat, "foreman") else 0
            goldsmith = 5 if bundles[answer]["gold"] and self.has(seat, "goldsmith") else 0
            if goldsmith:
                self.used.add("goldsmith")
            me.pay(bundles[answer])
            me.bundles += 1
            me.prestige += self.note(
                "bundle_delivered", seat, bundle=5, foreman=foreman, goldsmith=goldsmith
            )

    # ---------------------------------------------------------------- phase 4

    def stewardship(self) -> Course:
        """Residences, monuments, recruiting, the Provost (§4.4)."""
        self.residences |= {id for id in self.owners if id in self.tiles_of("starting")}
        for space in range(1, 9):
            if self.road[space] in self.residences:
                yield from self.build_monument(self.road[space], space)
        for seat in self.seats:
            self.recruit(seat)
        gap = any(space not in self.road for space in range(10, 14))
        self.provost = max(s for s in self.road if not (gap and s == 14)) - 1

    def build_monument(self, residence: str, space: int) -> Course:
        """A monument in place of a residence, or none."""
        seat = self.owners[residence]
        answers = ["decline", *self.affordable(seat, "monument", {})]
        answer = yield Question(seat, answers)
        if answer == "decline":
            return
        id = answer.split()[1]
        self.players[seat].pay(Goods(self.cost(id, {})))
        del self.owners[residence]
        self.residences.remove(residence)
        self.put_up(seat, id, space)
        for _ in range(self.monuments[id]["on_build"].get("favor", 0)):
            yield from self.favor(seat)

    def recruit(self, seat: str) -> None:
        """Workers, and resources of monuments."""
        me = self.players[seat]
        mine = {id for id, owner in self.owners.items() if owner == seat}
        parts = {"base": self.numbers_here["recruit"], "residences": len(mine & self.residences)}
        for id, row in self.monuments.items():
            if id in mine:
                parts[id] = row["recruit_bonus"].get("workers", 0)
                me.goods.update({k: n for k, n in row["recruit_bonus"].items() if k in RESOURCES})
        parts["day_laborer"] = 1 if self.has(seat, "day_laborer") else 0
        parts["camp"] = min(me.camp - sum(parts.values()), 0)
        me.take_workers(self.note("recruited", seat, **parts))

    # ---------------------------------------------------------------- comparing

    def points(self) -> dict[str, dict[str, int]]:
        """Prestige, and 2 for each gold (section 6)."""
        return {
            seat: {
                part: n
                for part, n in (("prestige", player.prestige), ("gold", 2 * player.goods["gold"]))
                if n
            }
            for seat, player in self.players.items()
        }

    def facts(self) -> dict[str, Any]:
        """What can be compared with a position's JSON."""
        plain = (
            "round first_player passed provost owners residences site used workers second_workers"
        )
        return {
            **{key: getattr(self, key) for key in plain.split()},
            "road": {str(space): id for space, id in self.road.items()},
            "slots": {str(slot): id for slot, id in self.slots.items()},
            "characters": self.board,
            "players": {seat: player.facts() for seat, player in self.players.items()},
        }
