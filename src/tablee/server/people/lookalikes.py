"""Look-alikes: a name as the eye sees it, whatever alphabet and signs it is written with."""

import re
import unicodedata
from functools import lru_cache

#: How long a skeleton may be in the database.
LONGEST = 120

#: Signs of living alphabets that look like the first of their line (from Unicode's confusables
#: and what people use to write "like this" in capitals, italics or small capitals).
_ALIKE = """
AΑАᎪ BΒВᏴꞴ CСᏟ DᎠ EΕЕᎬ FϜꞘ GԌᏀᏳ HΗНᎻ JͿЈᎫ KΚКᏦ LᏞ MΜМᎷϺ NΝ OΟОՕ〇 PΡРᏢ QԚ RᎡᏒƦ SЅՏᏚᏕ
TΤТᎢ UՍ VѴᏙ WԜᎳᏔ XΧХꞳ YΥУҮᎽᎩ ZΖᏃ
aαаɑ@ bЬьƄᏏв cсᴄϲ dԁᏧժ eеҽєɛ fքẝ gցɡƍ hһհᏂн iіιıɩꙇᎥɪ jјϳյ kкκ mм nոռпη oοоσօჿഠဝ pрρþ qԛգզ
rгᴦ sѕƽ$ tтτ uυսʋᴜ vνѵᴠ wωѡԝաɯᴡ xхχ yуүγყɣʏ zᴢ
lI1|ӏӀІΙǀƖ oO0 3ЗзӠƷȜ 6б 8Ȣȣ 4Ꮞ
カ力 ロ口 タ夕 エ工 ニ二 ハ八 ト卜 ー一 ヘへ リり ノ丿
يىی كک هہة
"""
#: Letters of one alphabet that only differ by a hook, a stroke or their size, by their names.
_LATIN = re.compile(
    r"LATIN (?:SMALL LETTER|CAPITAL LETTER|LETTER SMALL CAPITAL) (?:DOTLESS )?([A-Z])(?: WITH .*)?$"
)
_VARIANT = re.compile(r"((?:GREEK|CYRILLIC) (?:SMALL|CAPITAL) LETTER .*?) WITH ")
_PAIRS = (("rn", "m"), ("vv", "w"), ("æ", "ae"), ("œ", "oe"))
#: What makes one syllable of kana another is no ornament.
_KANA_MARKS = "\u3099\u309a"


def _table() -> dict[str, str]:
    table: dict[str, str] = {}
    for line in _ALIKE.split():
        for sign in line[1:]:
            table.setdefault(sign, line[0])
    return table


_TABLE = _table()


@lru_cache(4096)
def _seen(sign: str) -> str:
    """A sign as it is seen: the plainest one that looks like it, or nothing."""
    if sign in _TABLE:
        return _TABLE[sign]
    name = unicodedata.name(sign, "")
    decimal = unicodedata.decimal(sign, None)
    if decimal is not None:
        return "ol"[decimal] if decimal < 2 else str(decimal)
    if match := _LATIN.match(name):
        letter = match[1]
        return _TABLE.get(letter, letter) if "CAPITAL LETTER" in name else letter.lower()
    if match := _VARIANT.match(name):
        try:
            return _seen(unicodedata.lookup(match[1]))
        except KeyError:
            return sign
    is_ornament = name.startswith("COMBINING") and sign not in _KANA_MARKS
    return "" if is_ornament or unicodedata.category(sign)[0] in "ZPC" else sign


def skeleton(name: str) -> str:
    """The name as the eye sees it: two names that look alike have the same; never empty."""
    signs = unicodedata.normalize("NFKD", name)
    seen = "".join(map(_seen, signs)).casefold()
    for pair, one in _PAIRS:
        seen = seen.replace(pair, one)
    return unicodedata.normalize("NFC", seen)[:LONGEST] or signs.casefold()[:LONGEST] or "-"
