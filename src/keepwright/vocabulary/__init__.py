"""The words of a game, as records and scenarios write them: what is asked, moves, tasks, events."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any, Final, final

from keepwright.catalogue import catalogue
from keepwright.engine.agenda import Chance, Decision, Task
from keepwright.engine.game import load
from keepwright.engine.scenario import Scenario, unlike
from keepwright.locales import Words
from keepwright.strict_yaml import write_yaml
from keepwright.vocabulary.refusals import obstacle_rules, obstacle_sentence, obstacles_of

FEW: Final = 6  # that many values are written out
OTHERS: Final = 3  # of more, the first of them
NO_VALUE: Final = '""'
USUAL_SEATS: Final = 3
NOT_GIVEN: Final = ("game", "rules", "seats", "options", "agenda", "over")


@final
class Asked:
    """All decisions, or all chances, of one name."""

    def __init__(self, game_id: str, tasks: list[Task[Any]]) -> None:
        self.game_id: Final = game_id
        self.tasks: Final = tasks
        self.name: Final = tasks[0].name
        self.is_chance: Final = isinstance(tasks[0], Chance)
        self.rule: Final = catalogue(game_id).rules.get(f"decision-{self.name}", "")
        actions = [a for t in tasks if isinstance(t, Decision) for a in t.candidates.actions]
        self.moves: Final[dict[str, list[str]]] = {}
        for action in actions:
            arguments = self.moves.setdefault(action.verb, [])
            if action.argument not in arguments:
                arguments.append(action.argument)
        kinds = dict.fromkeys(kind.__name__ for task in tasks for kind in type(task).__mro__)
        codes = [code for kind in kinds for code in obstacles_of(game_id, kind)]
        known = obstacle_rules(game_id)
        self.obstacles: Final = [code for code in dict.fromkeys(codes) if code in known]

    def to_json(self) -> dict[str, object]:
        """All of it for programs."""
        return {
            "name": self.name,
            "chance": self.is_chance,
            "rule": self.rule,
            "fields": fields_of(self.tasks),
            "moves": self.moves,
            "obstacles": self.obstacles,
        }

    def text(self, words: Words) -> str:
        """All of it for people, in Markdown."""
        lines = [f"### {code(self.name)}"]
        task = self.tasks[0]
        if isinstance(task, Decision):
            seat = load(self.game_id).colours[0]
            lines.append(f"{words.prompt(task, seat)} {self.rule}".strip())
        else:
            lines.append(words.name("task", self.name))
        entries = [
            ("moves", ", ".join(move_text(verb, of) for verb, of in self.moves.items())),
            ("fields", fields_text(self.tasks)),
            ("obstacles", codes(self.obstacles)),
        ]
        entries = [(name, text) for name, text in entries if text]
        lines.append("\n".join(f"- {words.text(f'vocabulary-{n}', list=t)}" for n, t in entries))
        return "\n\n".join(line for line in lines if line)


def code(text: str) -> str:
    """A word as Markdown writes what is typed."""
    return f"`{text}`"


def codes(texts: Iterable[str]) -> str:
    """Several of them, in a row."""
    return ", ".join(code(text) for text in texts)


def move_text(verb: str, arguments: list[str]) -> str:
    """A verb with what it can be about.

    >>> move_text("pass", [""]), move_text("take", ["food", "wood"])
    ('`pass`', '`take food`, `take wood`')
    """
    return some([f"{verb} {argument}".strip() for argument in arguments])


def some(texts: list[str]) -> str:
    """All of a few texts; of many, the first and how many there are."""
    if len(texts) <= FEW:
        return codes(texts)
    return f"{codes(texts[:OTHERS])} … ({len(texts)})"


def fields_of(tasks: list[Task[Any]]) -> dict[str, list[str | int]]:
    """The fields that tell tasks of one name apart, with all their values; seats are anybody's."""
    found: dict[str, list[str | int]] = {}
    for task in tasks:
        for name, value in task.fields().items():
            values = found.setdefault(name, [])
            if name != "seat" and value not in values:
                values.append(value)
    return found


def fields_text(tasks: list[Task[Any]]) -> str:
    """The same in a row."""
    parts = [
        f"{code(name)}: {some([str(value) or NO_VALUE for value in values])}"
        if values
        else code(name)
        for name, values in fields_of(tasks).items()
    ]
    return "; ".join(parts)


def by_name(game_id: str) -> dict[str, list[Task[Any]]]:
    """All tasks of a game by their names."""
    found: dict[str, list[Task[Any]]] = {}
    for task in load(game_id).tasks.by_key.values():
        found.setdefault(task.name, []).append(task)
    return dict(sorted(found.items()))


@cache
def asked_in(game_id: str) -> list[Asked]:
    """All that is decided in a game, by seats or by chance."""
    return [
        Asked(game_id, tasks)
        for tasks in by_name(game_id).values()
        if isinstance(tasks[0], Decision | Chance)
    ]


def asking(game_id: str, word: str) -> list[Asked]:
    """The decisions of this name, or that are answered by this verb."""
    return [asked for asked in asked_in(game_id) if word == asked.name or word in asked.moves]


def default_position(game_id: str, set_up: bool) -> dict[str, Any]:
    """What is there when a scenario of three players gives nothing, the set-up before or behind."""
    game = load(game_id)
    seats = list(game.colours[: min(USUAL_SEATS, game.most_seats)])
    new = Scenario({"id": "new", "game": game_id, "seats": seats, "set_up": set_up})
    facts = new.position().to_json()
    return {name: value for name, value in facts.items() if name not in NOT_GIVEN}


@final
class Chapter:
    """One chapter of the words of a game: its name, its title, and its text in Markdown."""

    def __init__(self, name: str, words: Words, parts: list[str]) -> None:
        self.name: Final = name
        self.title: Final = words.text(f"vocabulary-{name}")
        self.text: Final = "\n\n".join([words.text(f"vocabulary-about-{name}"), *parts])


def chapters(game_id: str, words: Words) -> list[Chapter]:
    """All words of a game, chapter by chapter."""
    asked = asked_in(game_id)
    events = import_module(f"keepwright.games.{game_id}.events").EVENTS
    steps = [
        tasks for tasks in by_name(game_id).values() if not isinstance(tasks[0], Decision | Chance)
    ]
    rules = obstacle_rules(game_id)
    new = default_position(game_id, set_up=False)
    parts = {
        "decisions": [one.text(words) for one in asked if not one.is_chance],
        "chance": [one.text(words) for one in asked if one.is_chance],
        "tasks": [listed(task_text(tasks) for tasks in steps)],
        "refusals": [listed(refusal_text(name, rules[name], words) for name in sorted(rules))],
        "events": [listed(f"{code(name)} {codes(events[name])}" for name in sorted(events))],
        "default": [yaml_text(new)],
        "set_up": [yaml_text(unlike(new, default_position(game_id, set_up=True)))],
    }
    return [Chapter(name, words, texts) for name, texts in parts.items()]


def vocabulary(game_id: str, words: Words) -> str:
    """All words of a game, in Markdown."""
    text = [f"# {words.text('vocabulary-title', game=load(game_id).title)}"]
    for chapter in chapters(game_id, words):
        text += [f"## {chapter.title}", chapter.text]
    return "\n\n".join(text)


def yaml_text(facts: dict[str, Any]) -> str:
    """Facts as a scenario writes them."""
    return f"```yaml\n{write_yaml(facts)}```"


def task_text(tasks: list[Task[Any]]) -> str:
    """A task with its fields."""
    fields = fields_text(tasks)
    return f"{code(tasks[0].name)} – {fields}" if fields else code(tasks[0].name)


def refusal_text(name: str, rules: list[str], words: Words) -> str:
    """An obstacle with its sentence and its rules."""
    return f"{code(name)} – {obstacle_sentence(words, name)} {', '.join(rules)}"


def listed(lines: Iterable[str]) -> str:
    """A list in Markdown."""
    return "\n".join(f"- {line.strip()}" for line in lines)
