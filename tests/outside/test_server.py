"""A server knows the games and bots of other packages, and so do its workers."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tablee.core import TableeError
from tests.outside.installed import found, install_project
from tests.server.in_process import (
    new_guests,
    new_table,
    quick_settings,
    running_server,
    seen_by,
)

EXAMPLE = Path(__file__).parents[2] / "examples" / "granary"


def test_a_game_of_another_package_is_listed_and_played(tmp_path: Path) -> None:
    packages = tmp_path / "site-packages"
    packages.mkdir()
    install_project(packages, EXAMPLE)

    async def play() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            async with httpx.AsyncClient(base_url=address) as client:
                games = (await client.get("/api/games")).json()["games"]
                (info,) = [game for game in games if game["id"] == "granary"]
                assert (info["title"], info["seats"]) == ("Granary", [2, 3, 4])
                assert "miller" in info["bots"]
                texts = await client.get("/api/texts/granary/fr.ftl")
                assert "Quel sac montrez-vous" in texts.text
                rules = await client.get("/api/games/granary/rules?lang=fr")
                assert "**R6**" in rules.json()["markdown"]
                assert (await client.get("/api/games/granary/edition")).status_code == 200
            people = await new_guests(services, "Ada")
            table = await new_table(services, people, "bot:miller", "bot:miller", game="granary")
            async with asyncio.timeout(20):
                while seen_by(table, None)["table"]["status"] != "over":  # noqa: ASYNC110 - bots play
                    await asyncio.sleep(0.02)
            assert table.course is not None
            # It shows its heaviest sack first: that was the bot itself, no substitute.
            moves = [action.text for seat, action in table.course.match.moves if seat == 0]
            shown = [text for text in moves if text.startswith("offer")]
            assert shown == sorted(shown, reverse=True)
            with pytest.raises(TableeError, match="There is no bot"):
                await new_table(services, people, "me", "bot:granary.miller:Miller", game="granary")

    with found(packages, EXAMPLE / "src"):
        asyncio.run(play())
