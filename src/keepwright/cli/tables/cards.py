"""The card of a piece in words, from the catalogue of its game."""

from __future__ import annotations

from collections.abc import Iterator

from keepwright.catalogue import Catalogue, catalogue
from keepwright.catalogue.pieces import Piece, PrintedEffect
from keepwright.cli.tables import board_of
from keepwright.cli.tables.parts import Facts
from keepwright.engine.action import Action
from keepwright.engine.trade import Amounts
from keepwright.locales import Words


def card_lines(words: Words, id: str, facts: Facts | None = None) -> list[str]:
    """All about a printed piece, line by line: its name first, the rules about it last.

    With facts of a view, it is told where the piece lies.
    """
    game = catalogue(words.game_id)
    piece = game.by_id[id]
    return [
        words.name(piece.sort, id),
        words.name("class", piece.group),
        *(f"{words.text(label)}: {text}" for label, text in printed(words, game, piece)),
        *sentences(words, piece),
        *unconfirmed(words, piece),
        *board_of(words.game_id).more(words, id, facts),
        words.text("terminal-card-rule", rule=piece.rule),
    ]


def unconfirmed(words: Words, piece: Piece) -> Iterator[str]:
    """Which figures of a piece, and about it, rest on thin evidence."""
    if piece.confidence == "low":
        yield words.text("unconfirmed_piece")
    if piece.unconfirmed:
        yield words.unconfirmed(piece.unconfirmed)


def printed(words: Words, game: Catalogue, piece: Piece) -> Iterator[tuple[str, str]]:
    """What is printed on a piece, each with the message that heads it."""
    income = {game.money: piece.income} if piece.income else {}
    amounts = {
        "about-cost": piece.cost,
        "about-hired" if piece.sort == "apprentice" else "about-gain": piece.gain,
        "about-income": income,
        "about-recruits": piece.recruits,
        "about-at_end": piece.at_end,
    }
    yield from ((label, words.goods(held)) for label, held in amounts.items() if held)
    if piece.skills:
        yield "about-skills", ", ".join(words.name("skill", skill) for skill in piece.skills)
    does = {
        "about-for_worker": piece.effects if piece.takes_worker else [],
        "about-not_built": piece.setup_effects,
        "about-for_owner": piece.owner_effects,
    }
    for label, effects in does.items():
        told = [effect_text(words, effect) for effect in effects]
        if text := " ".join(filter(None, told)):
            yield label, text


def sentences(words: Words, piece: Piece) -> list[str]:
    """What a piece does where a row cannot say it."""
    own = f"{piece.sort}-{piece.id}"
    found = [f"{own}.{name}" for name in ("effect", "power") if words.has(f"{own}.{name}")]
    special = f"{words.game_id}-does-{piece.id}"
    return [words.text(id) for id in (*found, *([special] if words.has(special) else []))]


def piece_of(game: Catalogue, id: str) -> Piece | None:
    """The piece that a move names: by its id, its kind, or with the colour of a seat before it."""
    _, _, rest = id.partition("_")
    kinds = {piece.kind: piece for piece in game.pieces}
    return game.by_id.get(id) or kinds.get(id) or game.by_id.get(rest)


def what_it_does(words: Words, action: Action, facts: Facts) -> str:
    """What the piece that a move names does, in a few words; nothing where it names none.

    >>> from keepwright.engine.game import load
    >>> place = load("caylus").actions.by_text["place neutral_market"]
    >>> what_it_does(Words("en", "caylus"), place, {})
    '1 Cube of any kind → 4 Deniers'
    """
    piece = piece_of(catalogue(words.game_id), action.argument)
    if piece is None:
        return ""
    if told := sentences(words, piece):
        return " ".join(told)
    is_built = action.verb == "build" or action.argument in facts.get("owners", {})
    effects = piece.effects if is_built or not piece.setup_effects else piece.setup_effects
    return " · ".join(filter(None, [effect_in_signs(words, effect) for effect in effects]))


def effect_in_signs(words: Words, effect: PrintedEffect) -> str:
    """What an effect does, with an arrow from what is paid to what is gained."""
    if effect.does in ("construct", "transform", "provost", "special", "discount"):
        return effect_text(words, effect).rstrip(".")
    goods = alternatives(words, effect.gains)
    return f"{words.goods(effect.pay)} → {goods}" if effect.pay else goods


def effect_text(words: Words, effect: PrintedEffect) -> str:
    """What an effect does, in a sentence; empty where only the rules can tell.

    >>> effect_text(Words("en", "caylus"), PrintedEffect(does="transform", pay={"denier": 1}))
    'Pay 1 Denier and turn a building into a residence.'
    """
    pay = words.goods(effect.pay)
    goods = alternatives(words, effect.gains) if effect.gains else ""
    match effect.does:
        case "trade":
            return words.text("about-trade", pay=pay, goods=goods)
        case "construct":
            group = words.name("class", effect.group or "")
            if not effect.less:
                return words.text("about-construct", group=group)
            less = words.goods(effect.less)
            return words.text("about-construct_for_less", group=group, less=less)
        case "transform":
            return words.text("about-transform", pay=pay)
        case "provost":
            return words.text("about-provost", steps=effect.steps or 0)
        case "special" | "discount":
            return ""
        case _:
            id = "about-take_from_reserve" if effect.reserve else "about-take"
            return words.text(id, goods=goods)


def alternatives(words: Words, bundles: list[Amounts]) -> str:
    """Bundles of goods to choose from."""
    text = words.goods(bundles[0])
    for bundle in bundles[1:]:
        text = words.text("about-or_list", first=text, second=words.goods(bundle))
    return text
