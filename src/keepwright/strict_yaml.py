"""YAML that people write: only plain maps, lists and values, each key once, nothing by reference.

An alias lets a few hundred bytes stand for billions of values, and a key that is written twice
silently takes back what was said first; both are refused with the line.
"""

from __future__ import annotations

from typing import Any, Final

import yaml

from keepwright.engine.errors import BadScenario

DEEPEST: Final = 50
WIDTH: Final = 100


class StrictLoader(yaml.SafeLoader):
    """Refuses anchors, aliases, tags, keys written twice, and what stands too deep."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event: Any = self.peek_event()  # type: ignore[no-untyped-call] # PyYAML has no types for it
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent) or event.anchor:
            raise BadScenario(why="alias", line=line)
        if event.tag:
            raise BadScenario(why="not_plain", line=line)
        if self.depth == DEEPEST:
            raise BadScenario(why="too_deep", line=line)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def compose_mapping_node(self, anchor: Any) -> yaml.MappingNode:
        node = super().compose_mapping_node(anchor)
        seen = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode):
                if key.value in seen:
                    line = key.start_mark.line + 1
                    raise BadScenario(why="key_twice", line=line, key=key.value)
                seen.add(key.value)
        return node

    def construct_object(self, node: yaml.Node, deep: bool = False) -> Any:
        try:
            return super().construct_object(node, deep)
        except ValueError as problem:  # a date that is none, a number with too many digits
            raise yaml.constructor.ConstructorError(
                None, None, str(problem), node.start_mark
            ) from None


class PlainDumper(yaml.SafeDumper):
    """Writes everything out, also what is the same object twice."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


def read_yaml(text: str) -> list[Any]:
    """All documents in a text.

    >>> read_yaml("id: one\\n---\\nid: two")
    [{'id': 'one'}, {'id': 'two'}]
    >>> read_yaml("id: one\\nid: two")
    Traceback (most recent call last):
    keepwright.engine.errors.BadScenario: bad_scenario: why='key_twice', line=2, key='id'
    """
    try:
        return list(yaml.load_all(text, StrictLoader))
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        raise BadScenario(why="not_yaml", line=mark.line + 1 if mark else 1) from None
    except yaml.reader.ReaderError as problem:
        line = text.count("\n", 0, problem.position) + 1
        raise BadScenario(why="not_yaml", line=line) from None


def write_yaml(facts: object) -> str:
    """One document, as `read_yaml` reads it.

    >>> print(write_yaml({"id": "one", "seats": ["blue", "red"]}), end="")
    id: one
    seats: [blue, red]
    """
    return yaml.dump(
        facts, Dumper=PlainDumper, sort_keys=False, default_flow_style=None, width=WIDTH
    )
