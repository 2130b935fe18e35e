"""A second, independent Architects: the rules of record read again, to compare the game with.

It shares nothing with the game but the rules' data, the JSON of a position and the notation. The
chapters stand beside this one, which is the course of a game: set-up (§ 3), turns (§§ 4.1-4.3), the
end (§§ 4.14, 6).

Where one effect does several things and somebody is asked about one of them, the rules seldom say
which comes first, and no outcome depends on it. Here, as in the game, what nobody is asked about
comes first: goods before the question about a debt that virtue may destroy, the virtue and debts of
players who decide nothing before the questions to the others, the goods of Swindlers before the
choice in the middle of the Black Market. Clovis draws between the virtue of his building and its
effect.
"""

from __future__ import annotations

from tests.games.architects.model import automa, guildhall, locations, market, numbers
from tests.games.architects.model.shared import change_virtue, draw, put_beneath, reveal
from tests.games.architects.model.table import (
    CIRCLES,
    ROWS,
    SETUP,
    SOLO,
    Player,
    Table,
    drawn,
    start_of,
)
from tests.games.architects.table import RECORD
from tests.games.side_by_side import Course, Question, Together

HAND_LIMIT: int = RECORD["limits"]["hand_limit"]


class Model(Table):
    """A second, independent Architects, from its set-up or from the beginning of a turn."""

    def course(self) -> Course:
        """The game from here on."""
        if not self.order:
            yield from set_up(self)
        yield from play_on(self)

    def points(self) -> dict[str, dict[str, int]]:
        """Everybody's points by their parts (§ 6, step B)."""
        bot_name = self.options["bot"]
        found = {}
        for me in self.players.values():
            others = [other.facts() for other in self.others(me)]
            found[me.colour] = (
                numbers.counted_for_bot(me.facts(), bot_name, self.guildhall.count(me.colour))
                if me.bot
                else numbers.counted(me.facts(), others)
            )
        return found

    def winners(self) -> list[str]:
        """The most points, then virtue, then silver; level with the bot is lost (R-31, R-32)."""
        totals = {colour: sum(parts.values()) for colour, parts in self.points().items()}
        humans = [self.players[seat] for seat in self.seats]
        ranks = {me.colour: (totals[me.colour], me.virtue, me.held["silver"]) for me in humans}
        best = [seat for seat in self.seats if ranks[seat] == max(ranks.values())]
        return best if self.bot is None or totals[best[0]] > totals[self.bot] else []


# ---------------------------------------------------------------- § 3


def set_up(t: Table) -> Course:
    """Market, apprentices, characters, the draft, who begins, and what they begin with."""
    yield from market.show_small(t)
    for row in ROWS:
        yield from reveal(t, row)
    variable = t.options["player_boards"] == "variable"
    if variable:
        yield from give_characters(t)
    yield from draft(t)
    humans = [t.players[seat] for seat in t.seats]
    if variable:
        for player in humans:
            extra = numbers.CHARACTERS[player.character]["start"]["extra_building_cards"]
            player.hand += yield from draw(t, extra, "draw")
        first = max(humans, key=lambda player: player.virtue).colour
    else:
        first = yield from drawn("first_player", t.seats)
    place = t.seats.index(first)
    t.order = t.seats[place:] + t.seats[:place] + [bot for bot in (t.bot,) if bot]
    if not variable:
        for seat, silver in zip(t.order, t.row["starting_silver_by_turn_order"], strict=False):
            t.players[seat].held["silver"] += silver * (seat != t.bot)
    if t.options["aoa_starting_apprentice"]:
        yield from take_starting_apprentices(t)


def give_characters(t: Table) -> Course:
    """By lot, or chosen in seat order; never two of one colour (§ 5.8)."""
    promo = RECORD["promo"]["characters"] if t.options["promo_boards"] else []
    free = {row["id"]: row["colour"] for row in [*RECORD["characters"], *promo]}
    for seat in t.seats:
        if t.options["variable_assignment"] == "random":
            character = yield from drawn("character", list(free))
        else:
            answers = [f"choose {character}" for character in free]
            character = (yield Question(seat, answers)).split()[1]
        free = {id: colour for id, colour in free.items() if colour != free[character]}
        t.players[seat] = Player(seat, start_of(character))


def draft(t: Table) -> Course:
    """Three picks; the rest of a hand goes to the left, the last card beneath the pile."""
    humans = [t.players[seat] for seat in t.seats]
    alone = len(humans) == 1
    rules = SOLO["setup"] if alone else SETUP["draft"]
    deal, keep = [rules[f"human_{word}" if alone else word] for word in ("deal", "keep")]
    for player in humans:
        player.offered = yield from draw(t, deal, "deal")
    for pick in range(keep):
        if pick:
            hands = [player.offered for player in humans]
            for player, passed in zip(humans, hands[-1:] + hands[:-1], strict=True):
                player.offered = passed
        answers = yield Together(
            [
                Question(player.colour, [f"pick {card}" for card in player.offered])
                for player in humans
            ]
        )
        for player in humans:
            card = answers[player.colour].split()[1]
            player.offered.remove(card)
            player.hand.append(card)
    for player in humans:
        put_beneath(t, player, player.offered)
        player.offered = []


def take_starting_apprentices(t: Table) -> Course:
    """One each, the last player first; the rows are filled afterwards (§ 5.8)."""
    for seat in reversed(t.order):
        if seat == t.bot:
            continue
        me = t.players[seat]
        answers = [f"hire {card}" for card in t.face_up()]
        card = (yield Question(seat, answers)).split()[1]
        row, column = t.face_up()[card]
        t.rows[row][column - 1] = None
        me.apprentices.append(card)
        t.note("a starting apprentice")
        yield from change_virtue(t, me, numbers.CARDS[card]["virtue"])
    for row in ROWS:
        yield from reveal(t, row)


# ---------------------------------------------------------------- §§ 4.1-4.3, 4.14


def play_on(t: Table) -> Course:
    """Turns until everybody had a last one; then the last virtue."""
    while t.last_turns != 0:
        t.round += 1
        t.active = t.active or t.order[0]
        yield from turn(t, t.players[t.active])
        if t.last_turns is not None:
            t.last_turns -= 1
        elif len(t.guildhall) >= t.row["guildhall_spaces"]:
            t.last_turns = len(t.order)
        if t.last_turns != 0:
            t.active = t.clockwise(t.active)[1].colour
    yield from last_virtue(t)


def turn(t: Table, me: Player) -> Course:
    """A worker placed or recalled, a reset, the hand."""
    if me.bot:
        yield from automa.turn(t, me)
    elif me.supply:
        answers = [f"place {id}" for id in places(t, me)]
        answer = yield Question(me.colour, answers, True)
        yield from place(t, me, answer.split()[1])
    else:
        yield from recall(t, me)
    if t.reset_due:
        yield from market.reset(t)
        if t.bot:
            automa.mix_in_future(t)
    if len(me.hand) > HAND_LIMIT:
        yield from discard_down(t, me)


def discard_down(t: Table, me: Player) -> Course:
    """What is too much in a hand goes beneath the pile together."""
    discarded: list[str] = []
    t.batches.append((me.colour, discarded))
    while len(me.hand) > HAND_LIMIT:
        answers = [f"discard {card}" for card in me.hand]
        discarded.append((yield Question(me.colour, answers, True)).split()[1])
        me.hand.remove(discarded[-1])


def places(t: Table, me: Player) -> list[str]:
    """Where a worker may be placed (§ 4.3)."""
    circles = [id for id in CIRCLES if id != "tax_stand" or t.tax_stand]
    hall = ["guildhall"] if guildhall.possible(t, me) else []
    return [*circles, *market.open_spaces(t, me), *hall]


def place(t: Table, me: Player, id: str) -> Course:
    """One worker, and what it does."""
    if id in CIRCLES:
        yield from locations.visit(t, me, id)
    elif id == "guildhall":
        yield from guildhall.visit(t, me)
    else:
        yield from market.visit(t, me, id)


def recall(t: Table, me: Player) -> Course:
    """One worker from a large circle; without any, from the Prison or a board (R-03)."""
    circles = [id for id in CIRCLES if me.at[id]]
    prison = ["prison"] if me.prison else []
    boards = [other.colour for other in t.others(me) if other.captured[me.colour]]
    whence = circles or [*prison, *boards]
    if not whence:
        t.note("a turn is skipped")
        return
    t.note("recall" if circles else "recall by the house rule")
    answer = yield Question(me.colour, [f"recall {id}" for id in whence])
    id = answer.split()[1]
    if id == "prison":
        me.prison -= 1
    elif id in boards:
        t.players[id].captured[me.colour] -= 1
    else:
        me.at[id] -= 1
    me.supply += 1


# ---------------------------------------------------------------- § 6


def last_virtue(t: Table) -> Course:
    """What buildings bring and cost in virtue at the end, in turn order (step A)."""
    for me in [t.players[colour] for colour in t.order if colour != t.bot]:
        others = [other.facts() for other in t.others(me)]
        gains = sum(numbers.last_gains(me.facts(), others).values(), 0)
        loss = numbers.last_loss(me.facts())
        answer = "loss_last"
        if gains and loss:
            answer = yield Question(me.colour, ["loss_first", "loss_last"])
        for points in [loss, gains] if answer == "loss_first" else [gains, loss]:
            yield from change_virtue(t, me, points)
