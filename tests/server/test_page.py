"""The page: its files and every address within it, for browsers; the API keeps its own answers."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import keepwright
from keepwright.form import form
from keepwright.locales import LANGUAGES, Words
from keepwright.server.page import is_built, page_folder
from tests.server.conftest import Starter

INDEX = "<!doctype html><title>keepwright</title>"
SCRIPT = "export const answer = 42;\n" * 100


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path / "page"
    (folder / "assets" / "fonts").mkdir(parents=True)
    (folder / "index.html").write_text(INDEX)
    (folder / "keepwright.svg").write_text("<svg/>")
    (folder / "assets" / "index-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "index-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (folder / "assets" / "fonts" / "serif-3c.woff2").write_bytes(b"font")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def browser(start: Starter, page: Path) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=start(page=str(page)).address) as client:
        client.headers["accept-encoding"] = "identity"
        yield client


def test_every_address_within_the_page_is_the_page(browser: httpx.Client) -> None:
    for path in ("/", "/tables/3f2a", "/rules/caylus", "/tables/new?game=caylus", "/index.html"):
        answer = browser.get(path)
        assert (answer.status_code, answer.text) == (200, INDEX), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


def test_what_is_named_after_its_content_is_kept_for_a_year(browser: httpx.Client) -> None:
    for path, media in (
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/fonts/serif-3c.woff2", "font/woff2"),
    ):
        answer = browser.get(path)
        assert answer.headers["content-type"] == media
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    image = browser.get("/keepwright.svg")
    assert image.headers["content-type"] == "image/svg+xml"
    assert image.headers["cache-control"] == "no-cache"


def test_who_understands_it_is_sent_less(browser: httpx.Client) -> None:
    plain = browser.get("/assets/index-1a2b.js")
    packed = browser.get("/assets/index-1a2b.js", headers={"accept-encoding": "br, gzip"})
    assert plain.text == packed.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == plain.headers["content-type"]
    assert packed.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 10
    assert packed.headers["etag"] != plain.headers["etag"]


def test_what_has_not_changed_is_not_sent_again(browser: httpx.Client) -> None:
    tag = browser.get("/").headers["etag"]
    again = browser.get("/", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")


def test_a_head_is_an_answer_without_a_body(browser: httpx.Client) -> None:
    for path in ("/", "/assets/index-1a2b.js"):
        head, whole = browser.head(path), browser.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-length"] == whole.headers["content-length"]


def test_a_file_that_is_gone_is_not_the_page(browser: httpx.Client) -> None:
    answer = browser.get("/assets/index-0000.js")
    assert (answer.status_code, answer.json()["code"]) == (404, "not_found")


def test_the_api_keeps_its_own_answers(browser: httpx.Client) -> None:
    for path in ("/api", "/api/v1/nowhere", "/health", "/health/dead", "/metrics/more"):
        answer = browser.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found"), path
    assert browser.get("/api/v1/games").status_code == 200
    told = {"version": keepwright.__version__, "form": form()}
    assert browser.get("/health/live").json() == {"status": "live", **told}
    assert browser.get("/api/v1/about").json() == told
    assert browser.post("/tables/3f2a").status_code == 404
    assert browser.put("/api/v1/games").status_code == 405


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//secret.txt"]
)
def test_nothing_beside_the_page_is_served(browser: httpx.Client, path: str) -> None:
    assert "secret" not in browser.get(path).text


def test_the_page_is_as_safe_as_all_else(browser: httpx.Client) -> None:
    for path in ("/", "/assets/index-1a2b.js"):
        headers = browser.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_it_was_not_built_it_says_how(start: Starter, tmp_path: Path, lang: str) -> None:
    address = start(page=str(tmp_path / "nowhere")).address
    answer = httpx.get(address, headers={"accept-language": f"fr, {lang}-XX;q=0.5"})
    assert answer.status_code == 200
    assert f'<html lang="{lang}">' in answer.text
    assert Words(lang).text("page-unbuilt").split("make")[0][:20] in answer.text
    assert "make" in answer.text
    assert answer.headers["content-type"].startswith("text/html")


def test_the_page_that_was_built_is_found(tmp_path: Path) -> None:
    assert page_folder().name in ("page", "dist")
    assert not is_built(tmp_path)


def test_what_is_there_only_packed_is_sent_to_everybody(browser: httpx.Client, page: Path) -> None:
    (page / "assets" / "index-1a2b.js").unlink()
    for encoding in ("identity", "gzip"):
        answer = browser.get("/assets/index-1a2b.js", headers={"accept-encoding": encoding})
        assert (answer.status_code, answer.text) == (200, SCRIPT)
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in answer.headers["cache-control"]
    assert browser.get("/assets/index-9z.js").status_code == 404


@pytest.mark.skipif(not is_built(page_folder()), reason="the page was not built (make page)")
def test_what_was_packed_is_what_it_was_made_from() -> None:
    packed = sorted(page_folder().rglob("*.gz"))
    assert len(packed) > 3
    for file in packed:
        text, plain = gzip.decompress(file.read_bytes()), file.with_suffix("")
        assert text == plain.read_bytes() if plain.exists() else text, file.name
