"""YAML that people write: only plain maps, lists and values, each key once, nothing by reference.

An alias lets a few hundred bytes stand for billions of values, and a key that is written twice
silently takes back what was said first; both are refused with the line.
"""

from __future__ import annotations

from typing import Any, Final, final

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


@final
class Document:
    """One document of a text: what it says, and in which line."""

    def __init__(self, facts: Any, node: yaml.Node) -> None:
        self.facts: Final = facts
        self.node: Final = node

    @property
    def line(self) -> int:
        """The line in which it begins."""
        return line_of(self.node)

    def line_at(self, path: str) -> int:
        """The line of what a dotted path leads to, as far as it leads; keys may hold dots.

        >>> document = read_documents("# one\\nexpect:\\n  a.b: 1\\n  a: [2,\\n  3]")[0]
        >>> [document.line_at(path) for path in ("expect", "expect.a.b", "expect.a.1", "due")]
        [2, 3, 5, 2]
        """
        node, line, rest = self.node, self.line, path
        while rest:
            if isinstance(node, yaml.MappingNode):
                named = [(key.value, key, part) for key, part in node.value if key.value]
                fits = [one for one in named if f"{rest}.".startswith(f"{one[0]}.")]
                if not fits:
                    break
                name, key, node = max(fits, key=lambda one: len(one[0]))
                line, rest = line_of(key), rest[len(name) + 1 :]
                continue
            head, _, rest = rest.partition(".")
            place = int(head) if head.isdecimal() else -1
            if isinstance(node, yaml.SequenceNode) and 0 <= place < len(node.value):
                node = node.value[place]
                line = line_of(node)
            elif isinstance(node, yaml.ScalarNode) and node.style == "|" and place >= 0:
                line = line_of(node) + 1 + place
            else:
                break
        return line


def line_of(node: yaml.Node) -> int:
    """The line in which something begins."""
    return int(node.start_mark.line) + 1


def read_documents(text: str) -> list[Document]:
    """All documents in a text that say something."""
    try:
        loader = StrictLoader(text)
        found = []
        while loader.check_node():
            node: Any = loader.get_node()
            found.append(Document(loader.construct_document(node), node))
        return [document for document in found if document.facts is not None]
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        raise BadScenario(why="not_yaml", line=mark.line + 1 if mark else 1) from None
    except yaml.reader.ReaderError as problem:
        line = text.count("\n", 0, problem.position) + 1
        raise BadScenario(why="not_yaml", line=line) from None


def read_yaml(text: str) -> list[Any]:
    """What all documents in a text say.

    >>> read_yaml("id: one\\n---\\nid: two")
    [{'id': 'one'}, {'id': 'two'}]
    >>> read_yaml("id: one\\nid: two")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    keepwright.engine.errors.BadScenario: ... Line 2: “id” is written twice. ...
    """
    return [document.facts for document in read_documents(text)]


def write_yaml(facts: object) -> str:
    """One document, as `read_yaml` reads it.

    >>> print(write_yaml({"id": "one", "seats": ["blue", "red"]}), end="")
    id: one
    seats: [blue, red]
    """
    return yaml.dump(
        facts, Dumper=PlainDumper, sort_keys=False, default_flow_style=None, width=WIDTH
    )
