"""Which games there are."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import JSONResponse

from keepwright.bots.people import LEVELS
from keepwright.catalogue import Catalogue, catalogue
from keepwright.engine.game import game_ids, load
from keepwright.engine.view import has_secrets
from keepwright.faces import face_file
from keepwright.homes import at_home
from keepwright.locales import LANGUAGES, Words
from keepwright.locales.boxes import box_text
from keepwright.locales.moves import moves_of, verbs_of
from keepwright.rulebook import rulebook
from keepwright.server.problems import Problem
from keepwright.server.routes.visitor import Served, problems
from keepwright.server.statistics import Source, statistics_of
from keepwright.statistics.shipped import shipped
from keepwright.tutorial import LESSONS, tutorial
from keepwright.vocabulary import chapters
from keepwright.wire.games import BoxTextOut, GameOut, OptionOut, WordsOut
from keepwright.wire.rules import ChapterOut, Language, RulesOut, VocabularyOut
from keepwright.wire.statistics import StatisticsOut
from keepwright.wire.tutorial import LessonOut, TutorialOut

router = APIRouter(tags=["games"], responses=problems())


@router.get("/games")
def games() -> list[GameOut]:
    """All games that can be played here, with their options."""
    return [describe(game_id) for game_id in game_ids()]


@router.get("/games/{game}/catalogue")
def pieces(game: str) -> Catalogue:
    """All printed pieces of a game, with cost, points and effects, and the numbers of its board."""
    return catalogue(load(game).id)


@router.get("/games/{game}/rules", responses={200: {"model": RulesOut}})
def rules(game: str) -> JSONResponse:
    """The rules of record of a game, in sections that the keys of rules lead to."""
    sections = rulebook(load(game).id)
    return JSONResponse({"game": game, "language": "en", "sections": sections})


@router.get("/games/{game}/words/{language}")
def words(game: str, language: Language) -> WordsOut:
    """The texts of a game, for a page that was built without it."""
    text = at_home("locales", language, f"{load(game).id}.ftl").read_text(encoding="utf-8")
    return WordsOut(text=text, verbs=verbs_of(game), moves=moves_of(game))


@router.get("/games/{game}/vocabulary/{language}")
def vocabulary(game: str, language: Language) -> VocabularyOut:
    """What scenarios are written with: decisions, moves, tasks, obstacles, events, positions."""
    return told_in(load(game).id, language)


@cache
def told_in(game: str, language: Language) -> VocabularyOut:
    """The words of a game in one language, worked out once."""
    found = [
        ChapterOut(name=chapter.name, title=chapter.title, text=chapter.text)
        for chapter in chapters(game, Words(language, game))
    ]
    return VocabularyOut(game=game, language=language, chapters=found)


@router.get("/games/{game}/tutorial")
def first_game(game: str) -> TutorialOut:
    """The guided first game: who sits at the table, the seed of all chance, and the steps."""
    if not face_file(game, LESSONS).is_file():
        raise Problem("not_found")
    found = tutorial(game)
    return TutorialOut(
        game=found.game,
        seats=found.seats,
        newcomer=found.newcomer,
        bots=found.bots,
        options=found.options,
        seed=found.seed,
        steps=[
            LessonOut(
                id=step.id,
                rule=step.rule,
                points=step.points,
                tries=step.tries,
                is_read=step.until is None,
            )
            for step in found.steps
        ],
    )


@router.get("/games/{game}/statistics")
def statistics(
    game: str,
    house: Served,
    source: Source = "selfplay",
    seats: Annotated[int | None, Query(ge=1, le=8)] = None,
) -> StatisticsOut:
    """What finished games tell together, about tables of so many seats or of any."""
    game_id = load(game).id
    census = shipped(game_id) if source == "selfplay" else house.census.census(game_id)
    return statistics_of(census, source, seats)


def describe(game_id: str) -> GameOut:
    """One game."""
    game = load(game_id)
    return GameOut(
        id=game.id,
        title=game.title,
        edition=game.edition,
        rules=game.rules,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        colours=list(game.colours),
        options=[
            OptionOut(id=option.id, values=list(option.values), default=option.default)
            for option in game.options
        ],
        levels=list(LEVELS),
        unconfirmed=game.unconfirmed,
        box=catalogue(game_id).box,
        box_texts={
            lang: BoxTextOut(title=text.title, blurb=text.blurb)
            for lang in LANGUAGES
            for text in [box_text(lang, game_id)]
        },
        has_lessons=face_file(game_id, LESSONS).is_file(),
        has_secrets=has_secrets(game.new_state(game.most_seats, {})),
    )
