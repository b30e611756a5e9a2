"""Names: everybody's script is welcome, and nobody can pass for somebody else."""

import asyncio
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest
from sqlalchemy import update

from tablee.server.people.lookalikes import skeleton
from tablee.server.people.names import clean_line, clean_name, fill_skeletons, taken_names
from tablee.server.storage.people import User, add_user
from tablee.server.storage.schema import users
from tablee.server.wire.errors import ApiError
from tests.server.in_process import new_guests, quick_settings, running_server, running_services


@pytest.mark.parametrize(
    "name",
    [
        *("Ada", "x", "7", "Ada 2", "José", "Nguyễn", "Đặng Thị", "Ọlábísí", "Łukasz", "Straße"),
        *("O’Brien", "Jean-Luc", "J. R. R.", "100%41", "a_%", "Ολγα", "Ольга", "Ґанна", "Հայկ"),
        *("山田", "山田 Ken", "さくら", "ガンダム・エース", "ラーメン", "김철수", "한글 Kim"),
        *("محمد", "علیرضا", "שָׁלוֹם", "हिन्दी", "श्रीकृष्ण", "বাংলা", "தமிழ்", "สมชาย", "ก้ำ"),
        *("ქართული", "አማርኛ", "မြန်မာ", "ខ្មែរ", "Ａｄａ", "Badminton", "Modesto", "Boto"),
    ],
)
def test_real_names_pass_as_they_are_written(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize("blank", "\u3164\u115f\u1160\uffa0\u2800\u034f\u200b\u2060\ufe0f\u00ad")
def test_what_shows_nothing_is_no_name_and_no_part_of_one(blank: str) -> None:
    with pytest.raises(ApiError, match="bad-request"):
        clean_name(blank * 3)
    assert clean_name(f"A{blank}da") == "Ada"
    assert clean_line(f"hel{blank}lo") == "hello"
    with pytest.raises(ApiError, match="bad-request"):
        clean_line(blank)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        # Towers of marks, and marks on nothing.
        *(
            (name, "error-name")
            for name in ("Z\u0337\u0322\u031ba", "a\u0301\u0302\u0303", "\u0301a")
        ),
        *((name, "error-name") for name in ("Ada \u0301", "Ada1\u20dd", "\u0e01" + "\u0e49" * 9)),
        # What has a meaning elsewhere, also in disguise; what cannot be told from nothing.
        *((name, "error-name") for name in ("a/b", "a／b", "bot:x", "bot：x", "..", "%", "— 17")),
        *((name, "error-name") for name in ("🐙", "\ufdfd", "𒐫", "½", "½ Ada", "y" * 25)),
        # Letters that look like those of another alphabet.
        *((name, "error-name-mixed") for name in ("Аda", "Adа", "Αda", "Влад Smith", "Ada٥")),
        *((name, "error-name-mixed") for name in ("раураl1 x", "Ꭺda", "Aդա", "аdmin")),
        # Those who would be trusted.
        *((name, "error-name-reserved") for name in ("admin", "ADMIN", "Admin 2", "The Admin")),
        *(
            (name, "error-name-reserved")
            for name in ("adm1n", "ᴀᴅᴍɪɴ", "𝓐𝓭𝓶𝓲𝓷", "Ａｄｍｉｎ", "Ádmïn")
        ),
        *(
            (name, "error-name-reserved")
            for name in ("Tablée", "tab1ee", "Modérateur_42", "système")
        ),
        *(
            (name, "error-name-reserved")
            for name in ("greedy", "GREEDY 3", "Rand0m", "robot", "You")
        ),
    ],
)
def test_names_that_deceive_are_refused(name: str, why: str) -> None:
    with pytest.raises(ApiError) as refused:
        clean_name(name)
    assert refused.value.sentence.key == why


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *(("Ian", "lan"), ("Ian", "1an"), ("Elsa", "EIsa"), ("Otto", "0tt0"), ("modern", "modem")),
        *(("coco", "сосо"), ("HOBO", "НОВО"), ("TOM", "ТОМ"), ("paypa", "раура"), ("ANNA", "ΑΝΝΑ")),
        *(
            ("Jose", "José"),
            ("Lukasz", "Łukasz"),
            ("Ada", "Ａｄａ"),
            ("Ada", "A.d_a"),
            ("Ada", "ᴀᴅᴀ"),
        ),
        *(("カナ", "力ナ"), ("علي", "علی"), ("Ada 5", "Ada ５"), ("ada", "ɑdɑ"), ("SAM", "ᏚᎪᎷ")),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Mila", "Mika"), ("か", "が"), ("Ольга", "Олег"), ("नमन", "नमिन"), ("Ada 2", "Ada 3")],
)
def test_names_that_differ_have_skeletons_that_do(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_whose_name_looks_like_anothers_gets_a_number(tmp_path: Path) -> None:
    async def arrive() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            (ian,) = await new_guests(services, "Ian")
            others = await new_guests(services, "lan", "1an")
            assert [user.name for user in others] == ["lan 2", "1an 3"]
            with pytest.raises(ApiError, match="conflict"):
                await services.identity.account("lan", "long enough", None, "test")
            me, _ = await services.identity.account("IAN", "long enough", ian, "test")
            assert (me.user.id, me.user.name) == (ian.id, "IAN")

    asyncio.run(arrive())


def test_a_name_with_percent_signs_is_found_as_it_is(tmp_path: Path) -> None:
    async def look() -> None:
        async with running_server(quick_settings(tmp_path)) as (services, address):
            names = ["100%41", "100A", "a%2Fb", "%25", "what?#%", "50% Ολγα"]
            await new_guests(services, *names)
            async with httpx.AsyncClient(base_url=address) as http:
                for name in names:
                    found = await http.get(f"/api/players/{quote(name, safe='')}")
                    assert found.json().get("name") == name

    asyncio.run(look())


def test_names_from_before_get_their_skeletons(tmp_path: Path) -> None:
    async def fill() -> None:
        async with running_services(quick_settings(tmp_path)) as services:
            write = services.store.write
            await write(lambda c: add_user(c, User("u1", "Ada", "ada", None, {}, 0.0)))
            await write(lambda c: add_user(c, User("u2", "🐙", "🐙", None, {}, 0.0)))
            await write(lambda c: c.execute(update(users).values(skeleton="")).rowcount)
            assert await write(lambda c: fill_skeletons(c, 2))
            assert not await write(lambda c: fill_skeletons(c, 2))
            taken = await write(lambda c: taken_names(c, ["Adа", "Bob", "ADA 2"]))
            assert taken == {"Adа"}
            assert not await write(lambda c: taken_names(c, ["Ada"], but="u1"))

    asyncio.run(fill())
