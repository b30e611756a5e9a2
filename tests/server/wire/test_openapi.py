"""The REST part as described: schemathesis finds no server error, texts have words."""

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, settings

import tablee.server
from tablee.contract import laws
from tablee.core import Sentence
from tablee.kit.text import LANGUAGES, Phrasebook
from tablee.server.app import ENDPOINTS
from tablee.server.routes.openapi import describe
from tablee.server.wire.errors import STATUS
from tests.server.server_process import ServerProcess

SCHEMA = schemathesis.openapi.from_dict(describe(ENDPOINTS))
SOURCES = [path.read_text("utf-8") for path in Path(tablee.server.__path__[0]).rglob("*.py")]


@SCHEMA.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
)
def test_no_request_brings_the_server_down(case: Any, server: ServerProcess) -> None:
    ada = _session_cookie(server)
    # Whoever signs out or deletes himself could ask nothing more.
    if case.operation.path == "/api/sessions/{id}" and "current" in str(case.path_parameters):
        return
    if case.operation.path == "/api/me/delete":
        ada = server.guest("Gone").cookie
    answer = case.call(
        base_url=server.address,
        headers={"origin": server.address},
        cookies={"tablee": ada},
    )
    case.validate_response(
        answer,
        checks=[
            schemathesis.checks.not_a_server_error,
            schemathesis.checks.response_schema_conformance,
            schemathesis.checks.status_code_conformance,
        ],
    )


_cookies: dict[str, str] = {}


def _session_cookie(server: ServerProcess) -> str:
    if server.address not in _cookies:
        _cookies[server.address] = server.guest("Fuzz").cookie
    return _cookies[server.address]


def test_the_description_and_its_page_are_served(server: ServerProcess) -> None:
    anonymous = server.anonymous()
    served = anonymous.get("/api/openapi.json")
    assert served["paths"].keys() == {endpoint.path for endpoint in ENDPOINTS}
    page = anonymous.http.get("/api/docs").text
    assert "<script" not in page
    assert "/api/tables/{id}/replay" in page


def test_every_sentence_of_the_server_has_words_in_both_languages() -> None:
    folder = files("tablee.server").joinpath("text")
    texts = {lang: folder.joinpath(f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}
    laws.law_7_texts_are_whole(texts)
    book = Phrasebook("tablee.server")
    used = {f"error-{code}" for code in STATUS}
    for source in SOURCES:
        used |= set(re.findall(r'"((?:error|why)-[a-z-]+)"', source))
    used -= {"error-bot", "error-illegal-action", "error-bad-notation", "error-bad-setup"}
    used -= {"error-file-read", "error-file-write"}  # said by commands, in words of theirs
    kit = files("tablee.kit").joinpath("text", "en.ftl").read_text("utf-8")
    named = re.findall(r"\$(\w+)", kit + texts["en"])
    arguments: dict[str, int | str] = dict.fromkeys(named, 1)
    for key in used:
        for lang in LANGUAGES:
            assert book.say(Sentence(key, **arguments), lang)
