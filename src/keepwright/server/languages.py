"""In which language a client is answered."""

from __future__ import annotations

from collections.abc import Mapping

from keepwright.locales import LANGUAGES


def language_of(headers: Mapping[str, str]) -> str:
    """The first language a client accepts that we speak.

    >>> language_of({"accept-language": "fr, de-AT;q=0.8"}), language_of({})
    ('de', 'en')
    """
    for part in headers.get("accept-language", "").split(","):
        lang = part.split(";")[0].strip().split("-")[0].lower()
        if lang in LANGUAGES:
            return lang
    return "en"
