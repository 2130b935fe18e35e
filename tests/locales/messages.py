"""The Fluent files as they are written: messages, attributes, variables, references."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import keepwright as kw
from keepwright.locales.words import COMMON, FOLDER

FILES = (*COMMON, *kw.game_ids())


class Named(Visitor):
    """Collects the variables and the messages that a piece of Fluent mentions, and its own text."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.text = ""
        self.keys: set[str | int] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Visitor
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Visitor
        self.references.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - Visitor
        key = node.key
        self.keys.add(int(key.value) if isinstance(key, ast.NumberLiteral) else key.name)
        self.visit(node.value)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Visitor
        self.text += node.value


def files_of(game_id: str) -> tuple[str, ...]:
    """The files that are read together to speak about a game."""
    return (*COMMON, game_id)


def named_in(node: ast.BaseNode | None) -> Named:
    """What a message, or a part of one, mentions."""
    named = Named()
    if node is not None:
        named.visit(node)
    return named


@cache
def entries(lang: str, name: str) -> list[ast.EntryType]:
    """Everything in a file, comments and what cannot be read included."""
    text = (FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text).body


@cache
def patterns(lang: str, name: str) -> dict[str, Named]:
    """What every message and, as `id.name`, every attribute of a file mentions."""
    found: dict[str, Named] = {}
    for message in entries(lang, name):
        if isinstance(message, ast.Message):
            found[message.id.name] = named_in(message.value)
            for attribute in message.attributes:
                found[f"{message.id.name}.{attribute.id.name}"] = named_in(attribute.value)
    return found
