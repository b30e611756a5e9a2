"""The client: its static files, and `index.html` for every other path."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from tablee.server.routes.endpoint import error_response
from tablee.server.wire.errors import ApiError

STATIC = Path(__file__).parents[1] / "static"
UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tablée</title>
<h1>Tablée</h1>
<p>The server is running, but the pages are not built.
Run <code>make play</code>, which builds them. The API is described at
<a href="/api/docs">/api/docs</a>.</p>
</html>
"""


def routes() -> list[BaseRoute]:
    """The catch-all route, after API and socket."""
    return [Route("/{path:path}", _page, methods=["GET"])]


async def _page(request: Request) -> Response:
    path = str(request.path_params["path"])
    if path.startswith(("api/", "ws/")):
        return error_response(ApiError("not-found"))
    file = _static_file(path)
    if file is not None:
        response = FileResponse(file)
        is_hashed = path.startswith("assets/")
        age = "public, max-age=31536000, immutable" if is_hashed else "no-cache"
        response.headers["cache-control"] = age
        return response
    if path.startswith("assets/"):
        return error_response(ApiError("not-found"))
    index = STATIC / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"cache-control": "no-cache"})
    return Response(UNBUILT, media_type="text/html; charset=utf-8")


def _static_file(path: str) -> Path | None:
    """The file of that path, if there is one."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC) and file.is_file() else None
    except OSError:  # no file can have such a name
        return None
