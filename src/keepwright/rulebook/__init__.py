"""The rulebook: the rules of record of each game, by their keys and section by section."""

from keepwright.rulebook.passages import Passage, Rules, as_key, rules_of
from keepwright.rulebook.sections import rulebook

__all__ = ["Passage", "Rules", "as_key", "rulebook", "rules_of"]
