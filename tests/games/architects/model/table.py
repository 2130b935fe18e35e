"""What lies on the table, read from a position's JSON and told in its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from typing import Any

from tests.games.architects.model.numbers import CHARACTERS, HELD, LEVELS, PROMO, copies
from tests.games.architects.table import RECORD
from tests.games.side_by_side import Draw

SETUP = RECORD["setup"]
SOLO = RECORD["solo"]
SCHEMES = {row["id"]: row for row in SOLO["standin_deck"]["cards"]}
MARKET = {row["id"]: row for row in RECORD["black_market_cards"]}
SPACES = {row["id"]: row for row in RECORD["black_market"]["spaces"]}
CIRCLES: list[str] = RECORD["town_centre"]["capturable_locations"]
ROWS: list[str] = RECORD["workshop"]["rows"]
COLUMNS: int = RECORD["workshop"]["columns"]
TOP: int = RECORD["virtue_track"]["max"]
WORKERS: int = RECORD["limits"]["workers_per_player"]

# What a position's JSON says in the same words as the model.
PLAIN = (
    "turn_order", "active", "final_turns", "tax_stand", "guildhall", "black_market", "small_face",
    "large_pile", "workshop", "rewards", "rewards_gone",
)  # fmt: skip


def drawn(what: str, pool: list[str]) -> Generator[Draw, list[str], str]:
    """One of a pool, by fate unless there is but one."""
    if len(set(pool)) == 1:
        return pool[0]
    (thing,) = yield Draw(what, pool, 1)
    return thing


def text_of(amounts: Mapping[str, int]) -> str:
    """Goods in notation."""
    return " ".join(f"{amounts[kind]} {kind}" for kind in HELD if amounts.get(kind))


def face_of(card: str) -> str:
    """The small side of a card of the Black Market, by which two cards are alike."""
    return text_of(MARKET[card]["small"]).replace(" ", "_")


class Player:
    """A player, or the bot, which has no seat and of goods only marble."""

    def __init__(self, colour: str, facts: Mapping[str, Any], bot: bool = False) -> None:
        self.colour = colour
        self.bot = bot
        self.held = Counter({kind: facts.get(kind, 0) for kind in HELD})
        self.virtue: int = facts["virtue"]
        self.level: int = facts["cathedral"]
        self.unpaid: int = facts["unpaid_debts"]
        self.paid: int = facts.get("paid_debts", 0)
        self.supply: int = facts["supply"]
        self.at: Counter[str] = Counter(facts["workers"])
        self.prison: int = facts["prison"]
        self.captured: Counter[str] = Counter(facts["captured"])
        self.character: str | None = facts.get("character")
        self.apprentices: list[str] = list(facts.get("apprentices", []))
        self.buildings: list[str] = list(facts.get("buildings", []))
        self.hand: list[str] = list(facts.get("hand", []))
        self.offered: list[str] = []

    def ability(self, kind: str) -> Mapping[str, Any]:
        """What the character can do, if it is of this kind."""
        ability: Mapping[str, Any] = (
            CHARACTERS[self.character]["ability"] if self.character else {"type": None}
        )
        return ability if ability["type"] == kind else {}

    def tax(self, tax: int) -> int:
        """What is left of a tax at the present virtue (§ 4.13)."""
        ignored = LEVELS[self.virtue]["avoid_tax"] + self.ability("ignore_tax").get("count", 0)
        return max(tax - int(ignored), 0)

    def pooled(self, cost: Mapping[str, int]) -> Counter[str]:
        """A cost as this player pays it: Therese's gold and marble are one, gold first (R-24)."""
        due = Counter(cost)
        if self.ability("gold_equals_marble"):
            fine = due["gold"] + due["marble"]
            due["gold"] = min(fine, self.held["gold"])
            due["marble"] = fine - due["gold"]
        return due

    def can_pay(self, cost: Mapping[str, int]) -> bool:
        """Whether this much is held."""
        return all(self.held[kind] >= n for kind, n in self.pooled(cost).items())

    def pay(self, cost: Mapping[str, int]) -> None:
        """Pay what is held."""
        assert self.can_pay(cost)
        self.held.subtract(self.pooled(cost))

    def facts(self) -> dict[str, Any]:
        """As in a position's JSON, lists of cards sorted."""
        common = {
            "virtue": self.virtue,
            "cathedral": self.level,
            "unpaid_debts": self.unpaid,
            "supply": self.supply,
            "workers": dict(+self.at),
            "prison": self.prison,
            "captured": dict(+self.captured),
        }
        if self.bot:
            return {"marble": self.held["marble"], **common}
        return {
            **{kind: self.held[kind] for kind in HELD},
            **common,
            "paid_debts": self.paid,
            "character": self.character,
            "apprentices": sorted(self.apprentices),
            "buildings": sorted(self.buildings),
            "hand": sorted(self.hand),
            "offered": sorted(self.offered),
        }


def start_of(character: str | None) -> dict[str, Any]:
    """What a player has at first: by the board of a character, or the same for all (§ 3)."""
    facts: dict[str, Any] = {
        "virtue": SETUP["virtue"], "supply": WORKERS, "prison": 0,
        "cathedral": RECORD["cathedral"]["start_level"], "unpaid_debts": 0,
        "workers": {}, "captured": {}, "character": character,
    }  # fmt: skip
    if character is not None:
        start = CHARACTERS[character]["start"]
        facts |= start["resources"]
        facts |= {key: start[key] for key in ("virtue", "silver", "unpaid_debts")}
        facts |= {"supply": start["workers_on_board"], "prison": start["workers_in_prison"]}
    return facts


class Table:
    """A game before its set-up (§ 3), or as the JSON of a position at the beginning of a turn."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        self.seats: list[str] = list(facts["seats"])
        self.options: Mapping[str, Any] = facts["options"]
        seats, options = self.seats, self.options
        solo = len(seats) == 1
        self.bot: str | None = None
        if solo or options["two_vs_bot"]:
            free = [row["id"] for row in RECORD["colours"] if row["id"] not in seats]
            self.bot = free[0]
        count = len(seats) + (self.bot is not None and not solo)
        self.row = SETUP["by_players"][count]
        self.players = {seat: Player(seat, start_of(None)) for seat in seats}
        if self.bot:
            self.players[self.bot] = Player(self.bot, start_of(None), bot=True)
        self.order: list[str] = []
        self.active = ""
        self.last_turns: int | None = None
        self.tax_stand: int = SETUP["tax_stand_silver"]
        self.guildhall: list[str] = []
        self.spaces: dict[str, str] = {}
        self.small: list[str] = list(MARKET)
        self.face: str | None = None
        self.large: list[str] = []
        cards = options["promo_cards"]
        kinds = [*RECORD["apprentices"], *(PROMO["apprentices"] if cards else [])]
        self.pile = [id for row in kinds for id in copies(row["id"])]
        self.under: list[str] = []
        self.rows: dict[str, list[str | None]] = {row: [] for row in ROWS}
        self.laid: Counter[str] = Counter()
        plans = [*RECORD["buildings"], *(PROMO["buildings"] if cards else [])]
        gone = SOLO["setup"]["remove_buildings"] if solo else []
        self.plans = [row["id"] for row in plans if row["id"] not in gone]
        self.batches: list[tuple[str, list[str]]] = []
        self.rewards: int = self.row["reward_cards"]
        self.rewards_gone: Counter[str] = Counter()
        self.schemes = [id for id, row in SCHEMES.items() if row["pile"] == "starting"]
        self.future = [id for id, row in SCHEMES.items() if row["pile"] == "future"]
        self.mixed_in = 0
        self.discarded: list[str] = []
        self.reset_due = False
        # Turns that have begun; and how often what is rare has happened.
        self.round = 0
        self.happened: Counter[str] = Counter()
        if facts["turn_order"]:
            self.read(facts)

    def read(self, facts: Mapping[str, Any]) -> None:
        """The table at the beginning of a turn."""
        self.players = {seat: Player(seat, facts["players"][seat]) for seat in self.seats}
        if self.bot:
            bot = facts["automa"]
            self.players[self.bot] = Player(self.bot, bot, bot=True)
            self.schemes, self.mixed_in = list(bot["schemes"]), bot["mixed_in"]
            self.discarded, self.future = list(bot["discarded"]), list(bot["future"])
        self.order, self.active = list(facts["turn_order"]), facts["active"]
        self.last_turns, self.tax_stand = facts["final_turns"], facts["tax_stand"]
        self.guildhall, self.spaces = list(facts["guildhall"]), dict(facts["black_market"])
        self.small, self.face = list(facts["small_pile"]), facts["small_face"]
        self.large = list(facts["large_pile"])
        for row in ROWS:
            self.rows[row] = [facts["workshop"].get(f"{row}_{n + 1}") for n in range(COLUMNS)]
        self.laid = silver_on_cards(facts)
        self.pile, self.under = list(facts["apprentice_pile"]), facts["apprentices_beneath"]
        self.plans, self.batches = list(facts["building_pile"]), batches_of(facts)
        self.rewards, self.rewards_gone = facts["rewards"], Counter(facts["rewards_gone"])

    # ---------------------------------------------------------------- looking

    def note(self, what: str) -> None:
        """Something rare has happened; tests count it."""
        self.happened[what] += 1

    def clockwise(self, first: str) -> list[Player]:
        """Everybody, from this one on."""
        place = self.order.index(first)
        return [self.players[colour] for colour in self.order[place:] + self.order[:place]]

    def others(self, me: Player) -> list[Player]:
        """Everybody but this one."""
        return [player for player in self.clockwise(me.colour) if player is not me]

    def face_up(self) -> dict[str, tuple[str, int]]:
        """The apprentices on display, each with its row and column."""
        return {
            card: (row, column)
            for row, cards in self.rows.items()
            for column, card in enumerate(cards, 1)
            if card is not None
        }

    def facts(self) -> dict[str, Any]:
        """What can be compared with a position's JSON (see `comparable`)."""
        facts = {
            "turn_order": self.order,
            "active": self.active or None,
            "final_turns": self.last_turns,
            "tax_stand": self.tax_stand,
            "guildhall": self.guildhall,
            "black_market": self.spaces,
            "small_pile": sorted(self.small),
            "small_face": self.face,
            "large_pile": self.large,
            "workshop": {f"{row}_{n}": card for card, (row, n) in self.face_up().items()},
            "workshop_silver": dict(+self.laid),
            "apprentices": in_order(self.pile, self.under),
            "buildings": in_batches(self.plans, self.batches),
            "rewards": self.rewards,
            "rewards_gone": dict(self.rewards_gone),
            "players": {seat: self.players[seat].facts() for seat in self.seats},
        }
        if self.bot:
            facts["automa"] = {
                **self.players[self.bot].facts(),
                "schemes": sorted(self.schemes),
                "mixed_in": self.mixed_in,
                "discarded": sorted(self.discarded),
                "future": sorted(self.future),
            }
        return facts


# ---------------------------------------------------------------- reading a position


def silver_on_cards(facts: Mapping[str, Any]) -> Counter[str]:
    """The silver on the apprentices on display, by card."""
    shown = facts["workshop"]
    return Counter({shown[place]: n for place, n in facts["workshop_silver"].items()})


def batches_of(facts: Mapping[str, Any]) -> list[tuple[str, list[str]]]:
    """The building cards put under the pile, by whom, those at once together; the oldest first."""
    under = {seat: list(player["put_under"]) for seat, player in facts["players"].items()}
    found = []
    for batch in facts["beneath"]:
        for seat, count in batch.items():
            found.append((seat, under[seat][:count]))
            del under[seat][:count]
    return found


def in_order(pile: list[str], under: list[str]) -> list[list[str]]:
    """The cards that come next: those in an order nobody knows together, then one by one."""
    return [sorted(cards) for cards in [pile, *([card] for card in under)] if cards]


def in_batches(pile: list[str], batches: list[tuple[str, list[str]]]) -> list[list[str]]:
    """The cards that come next, in any order; then batch by batch, each behind its owner."""
    groups = [[seat, *sorted(cards)] for seat, cards in [("", pile), *batches] if cards]
    return [["", *groups[0][1:]], *groups[1:]] if groups else []


def comparable(facts: Mapping[str, Any]) -> dict[str, Any]:
    """The JSON of a position in the form of `Table.facts`."""
    cards = ("apprentices", "buildings", "hand", "offered")
    found = {
        **{key: facts[key] for key in PLAIN},
        "small_pile": sorted(facts["small_pile"]),
        "workshop_silver": dict(silver_on_cards(facts)),
        "apprentices": in_order(facts["apprentice_pile"], facts["apprentices_beneath"]),
        "buildings": in_batches(facts["building_pile"], batches_of(facts)),
        "players": {
            seat: {
                **{key: n for key, n in player.items() if key not in ("pick", "put_under")},
                **{key: sorted(player[key]) for key in cards},
            }
            for seat, player in facts["players"].items()
        },
    }
    if facts["automa"]:
        piles = ("schemes", "discarded", "future")
        found["automa"] = {
            **facts["automa"],
            **{pile: sorted(facts["automa"][pile]) for pile in piles},
        }
    return found
