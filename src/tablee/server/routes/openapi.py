"""The OpenAPI description of the REST API, made from its endpoints, and an HTML page of it."""

import html
import re
from base64 import b64encode
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Route

from tablee.server.protection.security import CONTENT_SECURITY_POLICY
from tablee.server.routes.endpoint import Endpoint
from tablee.server.wire.errors import STATUS
from tablee.server.wire.messages import ErrorBody

PATH_PARAMETER = re.compile(r"\{(\w+)\}")
REF = "#/components/schemas/{name}"


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI description of the endpoints."""
    kinds: list[Any] = [ErrorBody]
    kinds += [e.body for e in endpoints if e.body is not None]
    kinds += [e.response for e in endpoints if e.response is not str]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REF)
    known = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, known)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"session": {"type": "apiKey", "in": "cookie", "name": "tablee"}},
        },
    }


def _operation(endpoint: Endpoint, known: dict[Any, Any]) -> dict[str, Any]:
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in PATH_PARAMETER.findall(endpoint.path)
    ]
    parameters += [
        {"name": name, "in": "query", "schema": _query(kind)}
        for name, kind in endpoint.query.items()
    ]
    content = (
        {"text/plain": {"schema": {"type": "string"}}}
        if endpoint.response is str
        else {"application/json": {"schema": known[endpoint.response]}}
    )
    operation: dict[str, Any] = {
        "summary": endpoint.summary,
        "parameters": parameters,
        "responses": {"200": {"description": endpoint.summary, "content": content}}
        | _error_responses(endpoint, known),
    }
    if endpoint.body is not None:
        schema = {"schema": known[endpoint.body]}
        operation["requestBody"] = {"required": True, "content": {"application/json": schema}}
    if not endpoint.is_safe and not endpoint.allows_anonymous:
        operation["security"] = [{"session": []}]
    return operation


def _query(kind: str) -> dict[str, Any]:
    if kind == "integer":
        return {"type": "integer", "minimum": 0, "maximum": 999_999_999}
    return {"type": kind}


def _error_responses(endpoint: Endpoint, known: dict[Any, Any]) -> dict[str, Any]:
    codes = {*endpoint.errors, "bad-request", "too-many"}
    if not endpoint.is_safe:
        codes |= {"forbidden", "too-large"}
        if not endpoint.allows_anonymous:
            codes.add("not-signed-in")
    content = {"application/json": {"schema": known[ErrorBody]}}
    by_status: dict[str, Any] = {}
    for code in sorted(codes):
        status = str(STATUS[code])
        before = by_status[status]["description"] + ", " if status in by_status else ""
        by_status[status] = {"description": f"{before}`{code}`", "content": content}
    return by_status


STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
code,pre{font:14px/1.4 ui-monospace,monospace}pre{overflow:auto;padding:.5rem;background:#8881}
summary{cursor:pointer;padding:.3rem 0}b{display:inline-block;min-width:5rem}
"""


def page(description: dict[str, Any]) -> str:
    """The description as an HTML page without scripts."""
    rows = []
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            detail = html.escape(msgspec.json.format(msgspec.json.encode(operation)).decode())
            rows.append(
                f"<details><summary><b>{method.upper()}</b> <code>{html.escape(path)}</code> "
                f"{html.escape(operation['summary'])}</summary><pre>{detail}</pre></details>"
            )
    schemas = "".join(
        f"<details><summary><code>{html.escape(name)}</code></summary><pre>"
        f"{html.escape(msgspec.json.format(msgspec.json.encode(schema)).decode())}</pre></details>"
        for name, schema in description["components"]["schemas"].items()
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Tablée API</title>'
        f"<style>{STYLE}</style><h1>Tablée API</h1>"
        f'<p><a href="/api/openapi.json">openapi.json</a></p>{"".join(rows)}'
        f"<h2>Shapes</h2>{schemas}</html>"
    )


def docs_routes(endpoints: Sequence[Endpoint]) -> list[BaseRoute]:
    """The routes of the description."""
    description = describe(endpoints)
    text = page(description)
    style = b64encode(sha256(STYLE.encode()).digest()).decode()
    policy = CONTENT_SECURITY_POLICY.replace("style-src 'self'", f"style-src 'sha256-{style}'")

    async def show_json(_request: Request) -> Response:
        return JSONResponse(description)

    async def show_page(_request: Request) -> Response:
        headers = {"content-security-policy": policy}
        return Response(text, media_type="text/html; charset=utf-8", headers=headers)

    return [Route("/api/openapi.json", show_json), Route("/api/docs", show_page)]
