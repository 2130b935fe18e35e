"""The page: what a browser loads. It was built from `web/` and lies in the package."""

from __future__ import annotations

import gzip
import os
import stat
from html import escape
from pathlib import Path
from typing import Any, Final, final

from fastapi.responses import FileResponse, HTMLResponse
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

import keepwright
from keepwright.locales import Words
from keepwright.server.languages import language_of

INDEX: Final = "index.html"
ASSETS: Final = "assets"  # files named after their content: they never change
RESERVED: Final = ("api", "health", "metrics")
KEPT: Final = "public, max-age=31536000, immutable"
ASKED_AGAIN: Final = "no-cache"
PACKED: Final = ".gz"  # of texts; where keepwright is installed, there is nothing but that
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
UNKNOWN: Final = "application/octet-stream"
UNBUILT: Final = """\
<!doctype html>
<html lang="{lang}">
<head><meta charset="utf-8"><title>keepwright</title></head>
<body><p>{text}</p></body>
</html>
"""


def page_folder() -> Path:
    """Where the page lies: in the package, or beside the sources, where `make page` builds it."""
    package = Path(keepwright.__file__).parent
    inside, beside = package / "page", package.parent.parent / "web" / "dist"
    return beside if is_built(beside) and not is_built(inside) else inside


def is_built(folder: Path) -> bool:
    """Whether there is a page in this folder."""
    return (folder / INDEX).is_file()


@final
class Files(StaticFiles):
    """The files of the page; what is no file is an address within the page."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self.assets: Final = folder.resolve() / ASSETS

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        found, facts = super().lookup_path(path)
        if facts is not None and stat.S_ISREG(facts.st_mode):
            return found, facts
        is_asset = Path(path).parts[:1] == (ASSETS,)
        return super().lookup_path(path + PACKED if is_asset else INDEX)

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked, file = Headers(scope=scope), Path(str(full_path).removesuffix(PACKED))
        kept = file.is_relative_to(self.assets)
        headers = {"cache-control": KEPT if kept else ASKED_AGAIN, "vary": "accept-encoding"}
        media = TYPES.get(file.suffix, UNKNOWN)
        packed = file.with_name(file.name + PACKED)
        if "gzip" in asked.get("accept-encoding", "") and packed.is_file():
            file, headers["content-encoding"] = packed, "gzip"
        elif not file.is_file():
            return Response(gzip.decompress(packed.read_bytes()), status_code, headers, media)
        answer = FileResponse(file, status_code, headers, media, stat_result=file.stat())
        if self.is_not_modified(answer.headers, asked):
            return NotModifiedResponse(answer.headers)
        return answer


@final
class Page:
    """Answers whatever no route of the API answers, for browsers; `otherwise` the rest."""

    def __init__(self, folder: Path, otherwise: ASGIApp) -> None:
        self.folder: Final = folder
        self.otherwise: Final = otherwise
        self.files: Final = Files(folder) if is_built(folder) else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not is_for_browsers(scope):
            await self.otherwise(scope, receive, send)
        elif self.files is not None:
            await self.files(scope, receive, send)
        else:
            await unbuilt(Headers(scope=scope))(scope, receive, send)


def is_for_browsers(scope: Scope) -> bool:
    """Whether somebody asks for a page, or for a file of it."""
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
        return False
    return scope["path"].lstrip("/").split("/")[0] not in RESERVED


def unbuilt(headers: Headers) -> HTMLResponse:
    """What is said where the page was not built: how to build it."""
    lang = language_of(headers)
    text = escape(Words(lang).text("page-unbuilt"))
    shown = UNBUILT.format(lang=lang, text=text)
    return HTMLResponse(shown, headers={"cache-control": ASKED_AGAIN})
