"""The OpenAPI document: complete, true, and no request breaks the server."""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from keepwright.client import Client
from keepwright.server.app import create_app
from keepwright.server.settings import Settings
from keepwright.wire.said import Said
from tests.sample import sample
from tests.server.serving import Nursery, Server
from tests.server.tables import APPRENTICE, ME, OPEN, legal

TRUE = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    response_headers_conformance,
]
ENDLESS = "/api/v1/bot/stream"
EXAMPLES = 8


def briefly(examples: int = EXAMPLES) -> settings:
    """So many examples, and the first failure as it comes."""
    checks = list(HealthCheck)
    return settings(
        max_examples=examples,
        database=None,
        suppress_health_check=checks,
        report_multiple_bugs=False,
    )


class Stage:
    """A server with two people, tables of every kind, and values that mean something there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.people = [server.guest(), server.guest()]
        self.dice = random.Random(1)
        games = ("caylus", "magna_carta")
        self.tables = [self.laid(game, begun) for game in games for begun in (False, True)]

    def laid(self, game: str, begun: bool) -> str:
        host, rival = self.people
        table = host.lay(game, [ME, OPEN, APPRENTICE])
        rival.join(table.id)
        if begun:
            host.start(table.id)
        return table.id

    def fill(self, case: Any) -> Client:
        """Put real tables, seats and moves into a request, most of the time; who sends it."""
        who = self.dice.choice(self.people)
        if case.path.endswith(("/leave", "/start")):
            case.path_parameters["table_id"] = self.laid("caylus", False)
        elif "table_id" in (case.path_parameters or {}) and self.dice.random() < 0.8:
            case.path_parameters["table_id"] = self.dice.choice(self.tables)
        if isinstance(case.body, dict) and self.dice.random() < 0.6:
            self.fill_body(who, case)
        return who

    def fill_body(self, who: Client, case: Any) -> None:
        position = who.position(self.dice.choice(self.tables))
        if "seat" in case.body and position.seat is not None:
            case.path_parameters["table_id"] = position.table.id
            case.body["seat"] = position.seat
            case.body["expected_seq"] = position.seq
            if position.decision is not None and "move" in case.body:
                case.body["move"] = self.dice.choice(legal(position))
                case.body.pop("action", None)


@pytest.fixture(scope="module", params=sample(["sqlite", "postgres"], 2, __name__))
def stage(
    request: pytest.FixtureRequest, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Stage]:
    made = request.getfixturevalue("new_database")
    folder = tmp_path_factory.mktemp("openapi")
    server = Server(nursery, folder, made(request.param), bot_workers=1).start()
    yield Stage(server)
    server.stop()


@pytest.fixture(scope="module")
def document(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    app = create_app(Settings(data=tmp_path_factory.mktemp("document")))
    found: dict[str, Any] = app.openapi()
    app.state.house.store.close()
    return found


def operations(document: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    """Every operation, with a name for messages."""
    return [
        (f"{method} {path}", operation)
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    ]


def test_every_operation_is_described(document: dict[str, Any]) -> None:
    assert len(operations(document)) > 40
    for name, operation in operations(document):
        assert operation["summary"], name
        assert operation["description"], name
        assert operation["tags"], name
        answers = operation["responses"]
        good = [status for status in answers if status.startswith("2")]
        assert len(good) == 1, name
        assert good == ["204"] or answers[good[0]]["content"], name
        for status in set(answers) - set(good):
            assert list(answers[status]["content"]) == ["application/problem+json"], name
    assert document["info"]["version"]
    assert sorted(document["components"]["securitySchemes"]) == ["bearer", "cookie"]


def test_every_field_says_what_it_is_by_its_model(document: dict[str, Any]) -> None:
    for name, schema in document["components"]["schemas"].items():
        assert schema.get("description"), name


def kinds_of(model: type[Said]) -> Iterator[type[Said]]:
    """All kinds of a model, kinds of kinds as well."""
    for kind in model.__subclasses__():
        yield kind
        yield from kinds_of(kind)


def test_every_body_has_an_example_that_fits(document: dict[str, Any]) -> None:
    bodies_by_name = {model.__name__: model for model in kinds_of(Said)}
    bodies = 0
    for name, operation in operations(document):
        for content in operation.get("requestBody", {}).get("content", {}).values():
            model = bodies_by_name[content["schema"]["$ref"].rpartition("/")[2]]
            model.model_validate(content["example"])
            assert content["example"], name
            bodies += 1
    assert bodies > 12


def test_what_needs_somebody_says_so(document: dict[str, Any]) -> None:
    for name, operation in operations(document):
        needs = name.startswith(("post", "put", "patch", "delete"))
        open_to_all = name.endswith(("/guest", "/log-in")) or "/study/" in name
        if needs:
            assert bool(operation.get("security")) is not open_to_all, name


def test_no_request_breaks_the_server_or_the_document(stage: Stage) -> None:
    """Two people send whatever the document allows, and whatever it does not."""
    schema = schemathesis.openapi.from_url(f"{stage.server.address}/api/v1/openapi.json")
    sent: Counter[int] = Counter()
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        if operation.path == ENDLESS:
            continue

        @briefly()
        @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode.POSITIVE))
        def well_said(case: Any) -> None:
            send(stage, case, sent)

        @briefly()
        @given(case=operation.as_strategy(generation_mode=schemathesis.GenerationMode.NEGATIVE))
        def badly_said(case: Any) -> None:
            send(stage, case, sent)

        well_said()
        with contextlib.suppress(Unsatisfiable):  # where nothing can be said, nothing is said badly
            badly_said()
    print(f"\n{sent.total()} requests: {dict(sorted(sent.items()))}")
    assert sent.total() > 500
    assert {200, 201, 204, 401, 403, 404, 409, 422} <= set(sent)


def send(stage: Stage, case: Any, sent: Counter[int]) -> None:
    """Send a request as one of two people, or as nobody, and check the answer."""
    who = stage.fill(case)
    if case.path.endswith(("/log-out", "/people/me")):
        who = stage.server.guest()  # who may be gone afterwards
    headers = {"authorization": f"Bearer {who.link.token}"}
    if stage.dice.random() < 0.1:
        headers = {}
    answer = case.call(headers=headers)
    sent[answer.status_code] += 1
    case.validate_response(answer, checks=TRUE)
