"""Words: codes and facts of the engine as sentences in the language of a player.

The sentences stand in the Fluent files beside this module. A key joins a kind and an id with a
hyphen (`building-mason`, `obstacle-place_full`). Where a message `<key>-<fact>` exists and that
fact is told, it takes the place of `<key>`. The thing of one seat, whose id begins with the colour
(`red_market`), is named by the thing and the colour. Among people (`Words.among`) seats are called
by their names, and what I did or what befell me is told to me, by the attribute `you` of a message.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, final

from keepwright.engine.action import Action
from keepwright.engine.agenda import Decision
from keepwright.engine.errors import KeepwrightError, Obstructed
from keepwright.engine.event import Event
from keepwright.engine.game import game_ids, load
from keepwright.engine.obstacle import Fact, Obstacle
from keepwright.engine.tally import Tally
from keepwright.homes import at_home
from keepwright.locales.fluent import PERCENT, BadMessage, Texts, number_text

LANGUAGES: Final = ("en", "de", "hu", "it")
FOLDER: Final = Path(__file__).parent
COMMON: Final = ("engine", "table", "server", "web")
LONGEST: Final = 80  # characters of a foreign text that a sentence repeats

# The kinds of thing that a fact of this name may mean, by its id; the first that has a name is it.
KINDS: Final[dict[str, tuple[str, ...]]] = {
    "seat": ("colour",),
    "order": ("colour",),
    "winners": ("colour",),
    "seats": ("colour",),
    "others": ("colour",),
    "colour": ("colour",),
    "colours": ("colour",),
    "place": ("building", "work", "row", "character", "location", "colour"),
    "places": ("building", "location"),
    "location": ("location",),
    "group": ("location", "colour"),
    "at": ("location", "building"),
    "building": ("building",),
    "apprentice": ("apprentice",),
    "character": ("character",),
    "characters": ("character",),
    "holder": ("colour",),
    "holders": ("colour",),
    "owners": ("colour",),
    "card": ("building", "apprentice", "character", "market"),
    "neutral": ("building",),
    "cards": ("building", "apprentice"),
    "ability": ("apprentice", "character"),
    "used": ("apprentice", "character"),
    "source": ("source", "building", "apprentice", "character", "location", "part"),
    "reward": ("reward",),
    "face": ("face",),
    "good": ("good",),
    "skills": ("skill",),
    "bot": ("bot",),
    "phase": ("phase",),
    "section": ("section",),
    "row": ("row",),
    "decision": ("task",),
    "due": ("colour", "task"),
}
PEOPLE: Final = ("winners", "seats", "others")  # several seats in one breath
ROWS: Final = (*PEOPLE, "order", "owners", "holders")  # of seats, where I am simply "you"
BESIDE: Final = ("colour", "holder", "owners", "holders")  # whom an event tells of beside its seat
SENTENCES: Final = ("reason", "reasons")
PRICES: Final = ("price", "discount")  # facts that write goods in notation
COLOUR: Final = "colour"


@cache
def texts_of(lang: str, game_id: str) -> Texts:
    """All messages of a language that a game needs; for no game of ours, those of all games."""
    if lang not in LANGUAGES:
        raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    names = (*COMMON, *([game_id] if game_id in game_ids() else game_ids()))
    files = [at_home("locales", lang, f"{name}.ftl") for name in names]
    return Texts(lang, [file.read_text(encoding="utf-8") for file in files])


def amounts_in(notation: str) -> dict[str, int]:
    """The amounts that a text of amounts and ids writes.

    >>> amounts_in("1 denier 2 cloth")
    {'denier': 1, 'cloth': 2}
    """
    words = notation.split()
    return {kind: int(n) for n, kind in zip(words[::2], words[1::2], strict=True)}


@final
class Words:
    """Speaks one language about one game, or about any where none is named.

    >>> words = Words("de", "caylus")
    >>> words.name("building", "mason"), words.goods({"food": 2, "wood": 1})
    ('Maurer', '2 Nahrung, 1 Holz')
    """

    def __init__(
        self,
        lang: str,
        game_id: str = "",
        names: Mapping[str, str] | None = None,
        me: str | None = None,
    ) -> None:
        self.lang: Final = lang
        self.game_id: Final = game_id
        self._texts: Final = texts_of(lang, game_id)
        self._names: Final = names or {}
        self._me: Final = me

    def among(self, names: Mapping[str, str], me: str | None) -> Words:
        """The same words for a table: what each colour is called, and which one is spoken to.

        >>> words = Words("en", "caylus").among({"red": "Ida", "blue": "Kuno"}, "blue")
        >>> [words.event(Event("inn_left", {"seat": seat})) for seat in ("red", "blue")]
        ['Ida leaves the inn.', 'You leave the inn.']
        """
        return Words(self.lang, self.game_id, names, me)

    def has(self, message_id: str) -> bool:
        """Whether there is a message with this id; `id.name` is one of its attributes."""
        id, _, attribute = message_id.partition(".")
        return id in self._texts and (not attribute or attribute in self._texts[id].attributes)

    def text(self, message_id: str, **facts: object) -> str:
        """The message with this id, its variables filled in; `id.name` is one of its attributes.

        >>> Words("en", "caylus").text("option-jeweller")
        'Jeweller'
        """
        id, _, attribute = message_id.partition(".")
        try:
            return self._texts.say(self._texts.pattern(id, attribute), facts)
        except BadMessage as problem:
            raise ValueError(f"{self.lang}: {message_id}: {problem}") from problem

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with so many digits behind the point.

        >>> Words("en").number(1329.45, 1), Words("de").number(1329.45, 1)
        ('1,329.5', '1.329,5')
        """
        return number_text(self.lang, value, digits)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share in percent, as the language writes it.

        >>> Words("en").percent(0.3456, 1), Words("it").percent(0.3456, 1)
        ('34.6%', '34,6%')
        """
        return number_text(self.lang, share * 100, digits) + PERCENT[self.lang]

    def short(self, message_id: str) -> str:
        """A message without variables, in its short form if it has one.

        >>> Words("en", "caylus").short("currency-favour")
        'Favours'
        """
        return self.text(f"{message_id}.short" if self.has(f"{message_id}.short") else message_id)

    def name(self, kind: str, id: str | int) -> str:
        """What a thing is called; one of a seat with its name, unless it is mine.

        >>> Words("it", "caylus").name("phase", "income")
        'Rendite'
        >>> Words("en", "magna_carta").name("building", "red_market")
        'Market (Red)'
        """
        colour, _, rest = str(id).partition("_")
        if self._is_of_a_seat(kind, id):
            if colour == self._me:
                return self.name(kind, rest)
            return self.text("coloured", name=self.name(kind, rest), colour=self.seat(colour))
        return self.text(f"{kind}-{id}")

    def plain(self, kind: str, id: str | int) -> str:
        """What a thing itself says that it is called, which its copies say too.

        >>> words = Words("en", "caylus_1303")
        >>> words.name("building", "start_farm_1"), words.plain("building", "start_farm_1")
        ('Farm (start 1)', 'Farm')
        """
        plain = f"{kind}-{id}.plain"
        return self.text(plain) if self.has(plain) else self.name(kind, id)

    def _is_of_a_seat(self, kind: str, id: str | int) -> bool:
        """Whether an id without a name of its own is that of one seat's thing."""
        colour, _, rest = str(id).partition("_")
        named = not self.has(f"{kind}-{id}") and self.has(f"{kind}-{rest}")
        return named and self.has(f"colour-{colour}")

    def seat(self, colour: str) -> str:
        """What a seat is called: by its name, or by its colour where it has none."""
        return self._named("seat", colour)

    def seats(self, colours: Iterable[str]) -> str:
        """Several seats in one breath.

        >>> Words("en", "caylus").seats(["red", "blue", "green"])
        'Red, Blue and Green'
        """
        *most, last = [self._named("seats", colour) for colour in colours] or [""]
        return self.text("list-and", most=", ".join(most), last=last) if most else last

    def goods(self, amounts: Mapping[str, int]) -> str:
        """Cubes, coins and points, each with its number.

        >>> Words("en", "caylus").goods({"denier": 1, "cloth": 2})
        '1 Denier, 2 Cloth'
        """
        if not amounts:
            return self.text("nothing")
        return ", ".join(self.text(f"amount-{kind}", count=n) for kind, n in amounts.items())

    def bot_person(self, name: str, is_junior: bool) -> str:
        """What somebody is called as whom a bot plays; a junior has the elder's name and a word.

        >>> Words("hu", "caylus").bot_person("Kuno", True)
        'ifj. Kuno'
        """
        return self.text("person-younger", name=name) if is_junior else name

    def unconfirmed(self, figures: Iterable[str]) -> str:
        """Which figures rest on thin evidence, in one sentence.

        >>> Words("en", "caylus_1303").unconfirmed(["road_spaces"])
        'Not confirmed: the length of the road. Tell us what your copy says.'
        """
        named = [self.text(f"unconfirmed-{figure}") for figure in figures]
        return self.text("unconfirmed", figures=", ".join(named))

    def parts(self, parts: Mapping[str, int]) -> str:
        """Labelled parts of a number, in a row."""
        return ", ".join(self._part(label, count) for label, count in parts.items())

    def _part(self, label: str, count: int) -> str:
        """A part of a number, as its label says it, or label and number."""
        told = f"part-{label}.told"
        if self.has(told):
            return self.text(told, count=count)
        return self.text("part", label=self.name("part", label), count=count)

    def tally(self, tally: Tally) -> str:
        """A number and, in brackets, its labelled parts.

        >>> income = Tally()
        >>> income.add("base", 2)
        >>> income.add("residences", 3)
        >>> Words("en", "caylus").tally(income)
        '5 (Basic income 2, Residences 3)'
        """
        if not tally.parts:
            return str(tally.total)
        return self.text("tally", total=int(tally.total), parts=self.parts(dict(tally.parts)))

    def action(self, action: Action, gain: Mapping[str, int] | None = None) -> str:
        """The sentence for a choice; with `gain`, what a trade gives is told as well.

        >>> place = load("caylus").actions.by_text["place mason"]
        >>> Words("en", "caylus").action(place)
        'Place a worker: Mason'
        """
        facts: dict[str, Fact] = {}
        if action.what == "goods":
            facts["goods"] = amounts_in(action.argument)
        elif action.what:
            number = action.argument.lstrip("+-").isdecimal()
            facts[action.what] = int(action.argument) if number else action.argument
        if gain:
            facts["gain"] = dict(gain)
        return self._tell(f"action-{action.verb}", facts)

    def prompt(self, decision: Decision[Any], seat: str) -> str:
        """What is asked of this seat.

        >>> from keepwright.engine.play import due_decision, new_game
        >>> decision = due_decision(new_game("caylus", seats=2, seed=1))
        >>> Words("en", "caylus").prompt(decision, "red")
        'Place a worker or pass.'
        """
        facts: dict[str, Fact] = {**decision.fields(), "seat": seat}
        return self._tell(f"decision-{decision.name}", facts)

    def event(self, event: Event) -> str:
        """The sentence for something that happened; what I did or what befell me is told to me.

        >>> Words("en", "caylus").event(Event("inn_entered", {"seat": "red"}))
        'Red moves into the inn.'
        >>> drawn = Event("cards_drawn", {"seat": "red", "count": 1}, {"cards": ["bank"]}, seat=0)
        >>> words = Words("en", "magna_carta")
        >>> words.event(drawn.seen_by(0)), words.event(drawn.seen_by(1))
        ('Red draws 1 card: Bank.', 'Red draws 1 card.')
        """
        seat, winners = event.facts.get("seat"), event.facts.get("winners")
        is_mine = self._me is not None and (seat == self._me or winners == [self._me])
        id, facts = self._spoken(f"event-{event.code}", event.facts, self.plain)
        told = self.text(f"{id}.you" if is_mine and self.has(f"{id}.you") else id, **facts)
        about = None if is_mine else seat
        return " ".join([told, *(self.obstacle(reason, about) for reason in event.reasons)])

    def obstacle(self, obstacle: Obstacle, seat: Fact | None = None) -> str:
        """The sentence for a reason against an action, to whom it concerns or about that seat.

        >>> words, reason = Words("en", "caylus"), Obstacle("no_worker_left", "§ phase 2")
        >>> words.obstacle(reason), words.obstacle(reason, "red")
        ('You have no worker left.', 'Red has no worker left.')
        """
        told = obstacle.facts if seat is None else {**obstacle.facts, "seat": seat}
        return self._tell(f"obstacle-{obstacle.code}", told)

    def error(self, error: KeepwrightError) -> str:
        """The sentence for a refusal or a file that is wrong, with all its reasons."""
        facts = dict(error.facts)
        if isinstance(error, Obstructed):
            facts["reasons"] = " ".join(self.obstacle(reason) for reason in error.obstacles)
        elif isinstance(error.__cause__, KeepwrightError):
            facts["reason"] = self.error(error.__cause__)
        elif "detail" in facts:
            facts["reason"] = facts["detail"]
        elif "why" in facts:
            facts["reason"] = self._tell(f"why-{facts['why']}", facts)
        return self._tell(f"error-{error.code}", facts)

    def _tell(self, message_id: str, facts: Mapping[str, Fact]) -> str:
        """The message, or its variant for one of the facts told, with the facts put in words."""
        id, spoken = self._spoken(message_id, facts, self.name)
        return self.text(id, **spoken)

    def _spoken(
        self, message_id: str, facts: Mapping[str, Fact], call: Callable[[str, str], str]
    ) -> tuple[str, dict[str, str | int]]:
        """The message or its variant, and the facts in words; things are called as `call` does."""
        spoken: dict[str, str | int] = {}
        for name, value in facts.items():
            if value not in ("", [], {}) and self.has(f"{message_id}-{name}"):
                message_id = f"{message_id}-{name}"
            spoken[name] = self._word(name, value, call)
        steps = facts.get("steps")
        if isinstance(steps, int):
            spoken["steps"] = abs(steps)
            spoken["direction"] = "none" if not steps else "forward" if steps > 0 else "backward"
        for name in BESIDE:
            if name in facts:
                spoken["whose"] = self._whose(facts[name], facts.get("seat"))
        return message_id, spoken

    def _whose(self, beside: Fact, seat: Fact | None) -> str:
        """Whom an event tells of beside its seat: that seat again, me, or others."""
        if beside == seat:
            return "own"
        among = beside if isinstance(beside, list | dict) else [beside]
        return "yours" if self._me in among else "others"

    def _word(self, name: str, value: Fact, call: Callable[[str, str], str]) -> str | int:
        """A fact in words: its name tells what it is about."""
        if isinstance(value, int):
            return value
        if isinstance(value, dict):
            if name in KINDS:
                return self._numbered(name, value, call)
            return self.parts(value) if name == "parts" else self.goods(value)
        if isinstance(value, list):
            if name in PEOPLE:
                return self.seats(value)
            return ", ".join(self._named(name, id, call) for id in value)
        if name in PRICES:
            return self.goods(amounts_in(value))
        if name == "action" and self.game_id in game_ids():
            action = load(self.game_id).actions.by_text.get(value)
            if action is not None:
                return self.action(action)
        return self._named(name, value, call)

    def _numbered(
        self, name: str, counts: Mapping[str, int], call: Callable[[str, str], str]
    ) -> str:
        """Things that a fact of this name means, in a row, each with its number."""
        return ", ".join(
            self.text("part", label=self._named(name, id, call), count=n)
            for id, n in counts.items()
        )

    def _named(self, name: str, id: str, call: Callable[[str, str], str] | None = None) -> str:
        """What ids mean in a fact of this name; foreign text stays as it is, cut if long.

        Several ids stand in one text with blanks between them.
        """
        found = [self._known(name, part, call or self.name) for part in id.split()]
        if found and all(found):
            return ", ".join(found)
        short = len(id) <= LONGEST or name in SENTENCES
        return id if short else f"{id[:LONGEST]}…"

    def _known(self, name: str, id: str, call: Callable[[str, str], str]) -> str:
        """The name of the first kind of thing that an id can mean here; empty if of none."""
        for kind in KINDS.get(name, ()):
            if kind == COLOUR and id == self._me and name in ROWS:
                return self.text("you")
            if kind == COLOUR and id in self._names:
                return self._names[id]
            if self.has(f"{kind}-{id}") or self._is_of_a_seat(kind, id):
                return call(kind, id)
        return ""
