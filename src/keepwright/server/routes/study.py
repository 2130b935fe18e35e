"""Studies: any game to look at, play on and set up; nothing of it is kept here."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse

from keepwright.documents import scenario_text
from keepwright.engine.game import load
from keepwright.engine.saving import json_schema
from keepwright.server import picturing, setting_up, study
from keepwright.server.routes.pictures import shown_as
from keepwright.server.routes.visitor import Eyes, Served, problems
from keepwright.tutorial.guide import Place
from keepwright.wire import lengths
from keepwright.wire.forecast import ForecastNowOut
from keepwright.wire.foresight import ForesightOut, PreviewOut
from keepwright.wire.play import PositionOut, ScenesOut
from keepwright.wire.said import GREATEST, Facts
from keepwright.wire.study import (
    BeginIn,
    BotMoveIn,
    DealIn,
    DocumentIn,
    LinesOut,
    LookIn,
    RecordOut,
    ScenarioOut,
    ScenesIn,
    SetUpIn,
    StartOut,
    StartsIn,
    StartsOut,
    StudyMoveIn,
    StudyOut,
    StudyPictureIn,
    StudySeatIn,
)
from keepwright.wire.tutorial import GuideIn, GuideOut

router = APIRouter(tags=["study"], responses=problems())


@router.post("/study/open")
def open_document(said: DocumentIn) -> RecordOut:
    """The record that a text leads to: a record, a position as JSON, or a scenario as YAML."""
    return RecordOut(record=study.open_document(said.text).write())


@router.post("/study/begin")
def begin(said: BeginIn) -> RecordOut:
    """A new game, dealt as far as the first decision; from a seed it is always the same."""
    return RecordOut(record=study.begin(said.game, said.seats, said.options, said.seed).write())


@router.post("/study/set-up")
def set_up(said: SetUpIn) -> RecordOut:
    """A game that begins with a position of the record, changed by what is given."""
    record = setting_up.set_up(said.record, said.at, said.given, said.start, said.seed)
    return RecordOut(record=record.write())


@router.post("/study/starts")
def starts(said: StartsIn) -> StartsOut:
    """With what a game could go on from a position of the record, changed by what is given."""
    found = setting_up.starts(said.record, said.at, said.given)
    return StartsOut(starts=[StartOut(**one) for one in found])


@router.post("/study/facts")
def facts(said: LookIn) -> Facts:
    """The whole position behind so many lines, as documented JSON."""
    return study.reach(said.record, said.at)[0].to_json()


@router.post("/study/scenario")
def scenario(said: LookIn) -> ScenarioOut:
    """The position behind so many lines as a scenario that begins with it."""
    return ScenarioOut(scenario=scenario_text(study.reach(said.record, said.at)[0]))


@router.get("/games/{game}/schema")
def schema(game: str) -> Facts:
    """The JSON Schema of a game's positions."""
    return json_schema(load(game))


@router.post("/study/position", responses={200: {"model": PositionOut}})
def position(said: LookIn) -> JSONResponse:
    """A study as if it were a table.

    `seat` says whose eyes: a colour, nobody's (empty), everybody's ("all"), or, if it is left out,
    those of the seat that is to decide.
    """
    return JSONResponse(study.position(said.record, said.at, said.seat, said.since))


@router.post("/study/scenes", responses={200: {"model": ScenesOut}})
def scenes(said: ScenesIn) -> JSONResponse:
    """How the picture changes in the lines behind `since`, event by event, as at a table."""
    return JSONResponse(study.scenes(said.record, said.seat, said.since, said.upto))


@router.post("/study/preview", responses={200: {"model": PreviewOut}})
def preview(said: StudyMoveIn) -> JSONResponse:
    """What a decision would do, without making it."""
    return JSONResponse(study.preview(said.record, said.seat, said.move))


@router.post("/study/foresight", responses={200: {"model": ForesightOut}})
def foresight(said: StudySeatIn) -> JSONResponse:
    """What every legal answer to a seat's decision would change."""
    return JSONResponse(study.foresight(said.record, said.seat))


@router.post("/study/forecast", responses={200: {"model": ForecastNowOut}})
def forecast(said: StudySeatIn) -> JSONResponse:
    """What a seat can expect if everybody goes on quietly."""
    return JSONResponse(study.forecast_of(said.record, said.seat))


@router.post("/study/play")
def play(said: StudyMoveIn) -> LinesOut:
    """Play on: the lines that follow, the decision and what chance decides after it."""
    return LinesOut(lines=study.play_move(said.record, said.seat, said.move, said.seed))


@router.post("/study/deal")
def deal(said: DealIn) -> LinesOut:
    """Let chance decide, where it is due: the lines that follow."""
    return LinesOut(lines=study.deal_chance(said.record, said.seed))


@router.post("/study/bot")
def bot(house: Served, said: BotMoveIn) -> LinesOut:
    """Let a bot decide for the seat whose turn it is: the lines that follow."""
    return LinesOut(lines=house.companion.move(said.record, said.level, said.seed))


@router.post("/study/picture.svg", response_class=Response, responses=shown_as(picturing.SVG))
def picture_svg(said: StudyPictureIn) -> Response:
    """A study as a picture, with the same eyes as `position`."""
    return Response(picture_of(said), media_type=picturing.SVG)


@router.post(
    "/study/picture.png",
    response_class=Response,
    responses={**shown_as(picturing.PNG), **problems(501)},
)
def picture_png(said: StudyPictureIn) -> Response:
    """The same as PNG, for where SVG is not shown."""
    return Response(picturing.png(picture_of(said)), media_type=picturing.PNG)


def picture_of(said: StudyPictureIn) -> str:
    """The picture that is asked for."""
    state = study.reach(said.record, said.at)[0]
    return picturing.draw(state, study.eyes_of(state, said.seat), said.theme, said.language)


@router.post("/study/guide")
def guide(said: GuideIn) -> GuideOut:
    """Where a newcomer is in the first game that the record is of, after what happened in it."""
    place = Place(said.step, said.is_shown, said.since)
    return GuideOut(**study.guide(said.record, place, said.pressed)._asdict())


@router.get("/tables/{table_id}/study", responses=problems(404, 409))
def study_table(
    house: Served,
    eyes: Eyes,
    table_id: str,
    seat: Annotated[str | None, Query(max_length=lengths.COLOUR)] = None,
    at: Annotated[int | None, Query(ge=0, le=GREATEST)] = None,
) -> StudyOut:
    """A table's game as a record to study, with no more than one may know of it."""
    record, lines = house.seeing.study(table_id, eyes, seat, at)
    return StudyOut(record=record.write(), at=lines)
