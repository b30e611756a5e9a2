"""Every address is a page of the client or one of its files; nothing outside is served."""

import pytest

from tests.server.server_process import ServerProcess


@pytest.mark.parametrize("path", ["/", "/t/abc", "/players/a.b", "/no/such/page"])
def test_pages(server: ServerProcess, path: str) -> None:
    answer = server.anonymous().http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/api/none", "/%2e%2e/settings.py", "/..%2fsettings.py"]
)
def test_what_is_not_there_is_not_served(server: ServerProcess, path: str) -> None:
    answer = server.anonymous().http.get(path)
    assert "Settings" not in answer.text
    if path.startswith(("/assets", "/api")):
        assert answer.status_code == 404
