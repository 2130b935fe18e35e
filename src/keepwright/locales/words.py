"""Words: codes and facts of the engine as sentences in the language of a player.

The sentences stand in the Fluent files beside this module. A key joins a kind and an id with a
hyphen (`building-mason`, `obstacle-place_full`). Where a message `<key>-<fact>` exists and that
fact is told, it takes the place of `<key>`. The thing of one seat, whose id begins with the colour
(`red_market`), is named by the thing and the colour.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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
    "source": ("building", "apprentice", "character", "location", "reward", "part"),
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
SENTENCES: Final = ("reason", "reasons")
PRICES: Final = ("price", "discount")  # facts that write goods in notation


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

    def __init__(self, lang: str, game_id: str = "") -> None:
        self.lang: Final = lang
        self.game_id: Final = game_id
        self._texts: Final = texts_of(lang, game_id)

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
        """What a thing is called.

        >>> Words("it", "caylus").name("phase", "income")
        'Rendite'
        >>> Words("en", "magna_carta").name("building", "red_market")
        'Market (Red)'
        """
        colour, _, rest = str(id).partition("_")
        if self._is_of_a_seat(kind, id):
            return self.text("coloured", name=self.name(kind, rest), colour=self.seat(colour))
        return self.text(f"{kind}-{id}")

    def _is_of_a_seat(self, kind: str, id: str | int) -> bool:
        """Whether an id without a name of its own is that of one seat's thing."""
        colour, _, rest = str(id).partition("_")
        named = not self.has(f"{kind}-{id}") and self.has(f"{kind}-{rest}")
        return named and self.has(f"colour-{colour}")

    def seat(self, colour: str) -> str:
        """What a seat is called: its colour."""
        return self._named("seat", colour)

    def seats(self, colours: Iterable[str]) -> str:
        """Several seats in one breath.

        >>> Words("en", "caylus").seats(["red", "blue", "green"])
        'Red, Blue and Green'
        """
        *most, last = [self.seat(colour) for colour in colours] or [""]
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
        return ", ".join(
            self.text("part", label=self.name("part", label), count=n) for label, n in parts.items()
        )

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
        """The sentence for something that happened.

        >>> Words("en", "caylus").event(Event("inn_entered", {"seat": "red"}))
        'Red moves into the inn.'
        >>> drawn = Event("cards_drawn", {"seat": "red", "count": 1}, {"cards": ["bank"]}, seat=0)
        >>> words = Words("en", "magna_carta")
        >>> words.event(drawn.seen_by(0)), words.event(drawn.seen_by(1))
        ('Red draws 1 card: Bank.', 'Red draws 1 card.')
        """
        told = self._tell(f"event-{event.code}", event.facts)
        seat = event.facts.get("seat")
        return " ".join([told, *(self.obstacle(reason, seat) for reason in event.reasons)])

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
        spoken: dict[str, str | int] = {}
        for name, value in facts.items():
            if value not in ("", [], {}) and self.has(f"{message_id}-{name}"):
                message_id = f"{message_id}-{name}"
            spoken[name] = self._word(name, value)
        steps = facts.get("steps")
        if isinstance(steps, int):
            spoken["steps"] = abs(steps)
            spoken["direction"] = "none" if not steps else "forward" if steps > 0 else "backward"
        return self.text(message_id, **spoken)

    def _word(self, name: str, value: Fact) -> str | int:
        """A fact in words: its name tells what it is about."""
        if isinstance(value, int):
            return value
        if isinstance(value, dict):
            if name in KINDS:
                return self._numbered(name, value)
            return self.parts(value) if name == "parts" else self.goods(value)
        if isinstance(value, list):
            if name in PEOPLE:
                return self.seats(value)
            return ", ".join(self._named(name, id) for id in value)
        if name in PRICES:
            return self.goods(amounts_in(value))
        if name == "action" and self.game_id in game_ids():
            action = load(self.game_id).actions.by_text.get(value)
            if action is not None:
                return self.action(action)
        return self._named(name, value)

    def _numbered(self, name: str, counts: Mapping[str, int]) -> str:
        """Things that a fact of this name means, in a row, each with its number."""
        return ", ".join(
            self.text("part", label=self._named(name, id), count=n) for id, n in counts.items()
        )

    def _named(self, name: str, id: str) -> str:
        """What ids mean in a fact of this name; foreign text stays as it is, cut if long.

        Several ids stand in one text with blanks between them.
        """
        found = [self._known(name, part) for part in id.split()]
        if found and all(found):
            return ", ".join(found)
        short = len(id) <= LONGEST or name in SENTENCES
        return id if short else f"{id[:LONGEST]}…"

    def _known(self, name: str, id: str) -> str:
        """The name of the first kind of thing that an id can mean here; empty if of none."""
        for kind in KINDS.get(name, ()):
            if self.has(f"{kind}-{id}") or self._is_of_a_seat(kind, id):
                return self.name(kind, id)
        return ""
