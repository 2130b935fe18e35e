"""The people whom bots sit down as: fifteen names with a face, each of one level and one style.

A level says which bot plays behind its people. Where a level has fewer people than a table asks
for, their juniors come: the same face, the same level, a name of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, final

# What plays behind each level. Steady, sharp and fearsome are the same bot so far; the gentle one
# is that bot too, and in two of five decisions it does whatever comes to its mind.
LEVELS: Final = {
    "gentle": "greedy:lapses=0.4",
    "steady": "greedy",
    "sharp": "greedy",
    "fearsome": "greedy",
}
USUAL: Final = "steady"  # plays where nobody says how strong a bot is to be
# Levels of before, and the bots that played behind them.
FORMER: Final = {"apprentice": "random", "journeyman": "greedy"}
# A bot that is asked for by its own name, or was so once, sits down as somebody of a level.
FACES_OF_BOTS: Final = {"random": "gentle", "greedy": USUAL}
_YOUNGER: Final = "_younger"


@final
@dataclass(frozen=True)
class BotPerson:
    """Somebody whom a bot sits down as."""

    id: str
    level: str
    style: str
    is_junior: bool = False

    @property
    def face(self) -> str:
        """Whose face it is: a junior has his elder's."""
        return self.id.removesuffix(_YOUNGER)

    @property
    def name(self) -> str:
        """The name, the same in every language; a junior's is said with a word beside it."""
        return self.face.capitalize()

    @property
    def plays(self) -> str:
        """The bot that plays for this person."""
        return LEVELS[self.level]

    @property
    def junior(self) -> BotPerson:
        """The one with the same face who comes when all others of the level are seated."""
        return BotPerson(self.id + _YOUNGER, self.level, self.style, is_junior=True)


PEOPLE: Final = (
    #         id         level       style
    BotPerson("wanda",   "gentle",   "free"),
    BotPerson("simkin",  "gentle",   "hoarder"),
    BotPerson("perrin",  "gentle",   "early"),
    BotPerson("maud",    "gentle",   "guest"),
    BotPerson("ivo",     "steady",   "builder"),
    BotPerson("garin",   "steady",   "donor"),
    BotPerson("jutta",   "steady",   "investor"),
    BotPerson("anselm",  "steady",   "friend"),
    BotPerson("lioba",   "sharp",    "donor"),
    BotPerson("zita",    "sharp",    "hunter"),
    BotPerson("crispin", "sharp",    "counter"),
    BotPerson("renzo",   "sharp",    "trader"),
    BotPerson("kuno",    "fearsome", "bully"),
    BotPerson("odile",   "fearsome", "favours"),
    BotPerson("yusuf",   "fearsome", "all-round"),
)  # fmt: skip
_BY_ID: Final = {one.id: one for elder in PEOPLE for one in (elder, elder.junior)}


def person_named(id: str) -> BotPerson | None:
    """The one of this id, if it is one of these people.

    >>> kuno = person_named("kuno_younger")
    >>> kuno and (kuno.name, kuno.level, kuno.is_junior)
    ('Kuno', 'fearsome', True)
    >>> person_named("greedy") is None
    True
    """
    return _BY_ID.get(id)


def bot_behind(text: str) -> str:
    """The bot that a person's or a level's name stands for; any other text stands for itself.

    >>> bot_behind("wanda"), bot_behind("sharp"), bot_behind("apprentice"), bot_behind("random")
    ('greedy:lapses=0.4', 'greedy', 'random', 'random')
    """
    person = person_named(text)
    return person.plays if person else LEVELS.get(text) or FORMER.get(text, text)


def first(people: Sequence[BotPerson]) -> BotPerson:
    """The first of several people."""
    return people[0]


def free_people(level: str, taken: Collection[str]) -> list[BotPerson]:
    """Whom of a level one may ask to a table where these sit; juniors only when all are there.

    >>> [one.id for one in free_people("fearsome", {"kuno", "yusuf"})]
    ['odile']
    >>> [one.id for one in free_people("fearsome", {"kuno", "odile", "yusuf"})][:1]
    ['kuno_younger']
    """
    elders = [one for one in PEOPLE if one.level == level]
    return [one for one in elders if one.id not in taken] or [
        one.junior for one in elders if one.junior.id not in taken
    ]


def sit_down(
    asked: Sequence[str | None], choose: Callable[[Sequence[BotPerson]], BotPerson] = first
) -> list[str | None]:
    """Who plays each seat for which somebody is asked: a person by name, or any of a level.

    Who is asked for twice sends somebody else of the level. A bot that is asked for by its own name
    plays as it is.

    >>> sit_down(["kuno", None, "fearsome", "kuno", "fearsome", "journeyman"])
    ['kuno', None, 'odile', 'yusuf', 'kuno_younger', 'greedy']
    """
    bots = [name and (name if person_named(name) else bot_behind(name)) for name in asked]
    named = [name for name in asked if name and person_named(name)]
    taken = set(named)
    for number, name in enumerate(asked):
        person = person_named(name or "")
        if person and name in named:
            named = [one for one in named if one != name]
        elif person or name in LEVELS:
            free = free_people(person.level if person else str(name), taken)
            somebody = free[0] if free[0].is_junior else choose(free)
            bots[number] = somebody.id
            taken.add(somebody.id)
    return bots


def people_at(bots: Sequence[str | None]) -> list[BotPerson | None]:
    """Who sits on each seat that a bot plays; a bot that is nobody gets a face that is left.

    >>> [one and one.id for one in people_at(["greedy", None, "ivo", "random"])]
    ['garin', None, 'ivo', 'wanda']
    """
    found = [person_named(bot) if bot else None for bot in bots]
    taken = {one.id for one in found if one}
    for number, bot in enumerate(bots):
        if bot and found[number] is None:
            somebody = free_people(FACES_OF_BOTS.get(bot.partition(":")[0], USUAL), taken)[0]
            found[number] = somebody
            taken.add(somebody.id)
    return found
