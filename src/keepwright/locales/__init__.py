"""The texts for players, in every language: Fluent files, and the words made from them."""

from keepwright.locales.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Words"]
