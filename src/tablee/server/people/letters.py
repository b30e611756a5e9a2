"""Letters: e-mail in the reader's language, through the post office that the operator names."""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from ipaddress import ip_address
from urllib.parse import parse_qs, unquote, urlsplit

from tablee.core import Sentence
from tablee.kit.text import LANGUAGES, Phrasebook

log = logging.getLogger(__name__)

#: Seconds that a post office may take for each answer.
PATIENCE = 20.0
#: Letters that wait for the post office; what comes beyond is not written.
MOST_WAITING = 100


@dataclass(frozen=True)
class PostOffice:
    """A mail server that takes letters: `smtp://user:password@host:587?from=ADDRESS`."""

    host: str
    port: int
    sender: str
    #: Encrypted from the first byte (`smtps://`), not from `STARTTLS` on.
    is_tls: bool = False
    user: str = ""
    password: str = field(default="", repr=False)

    @staticmethod
    def at(address: str) -> "PostOffice":
        """The one at that address; raises `ValueError`."""
        parts = urlsplit(address)
        is_tls = parts.scheme == "smtps"
        senders = parse_qs(parts.query, strict_parsing=True).get("from", [])
        if not (is_tls or parts.scheme == "smtp") or not parts.hostname or len(senders) != 1:
            raise ValueError(address)
        if parts.path.strip("/") or "@" not in senders[0] or not senders[0].isprintable():
            raise ValueError(address)
        return PostOffice(
            parts.hostname,
            parts.port or (465 if is_tls else 587),
            senders[0],
            is_tls,
            unquote(parts.username or ""),
            unquote(parts.password or ""),
        )

    @property
    def is_here(self) -> bool:
        """Whether it is on this machine: what is said to it travels over no network."""
        if self.host == "localhost":
            return True
        try:
            return ip_address(self.host).is_loopback
        except ValueError:
            return False

    def send(self, letter: EmailMessage) -> None:
        """The letter is handed over; raises `OSError` or `SMTPException`."""
        context = ssl.create_default_context()
        if self.is_tls:
            with smtplib.SMTP_SSL(
                self.host, self.port, timeout=PATIENCE, context=context
            ) as connection:
                self._hand_over(connection, letter)
            return
        with smtplib.SMTP(self.host, self.port, timeout=PATIENCE) as connection:
            if not self.is_here:
                connection.starttls(context=context)
            self._hand_over(connection, letter)

    def _hand_over(self, connection: smtplib.SMTP, letter: EmailMessage) -> None:
        if self.user:
            connection.login(self.user, self.password)
        connection.send_message(letter)


class Letters:
    """Writes letters and hands them over one by one; whoever asks for one never waits."""

    def __init__(self, office: PostOffice | None, url: str) -> None:
        #: None are written without an office, nor without an address for the links in them.
        self._office = office if url else None
        self.url = url
        self._phrases = Phrasebook("tablee.server")
        self._threads = ThreadPoolExecutor(1, "letters")
        self._waiting = 0

    @property
    def can_send(self) -> bool:
        """Whether the operator has named a post office."""
        return self._office is not None

    @property
    def is_busy(self) -> bool:
        """Whether so many wait that what is not urgent had better wait elsewhere."""
        return self._waiting >= MOST_WAITING // 2

    async def send(self, to: str, lang: str, kind: str, **args: str) -> None:
        """The letter `letter-KIND` is handed over, if that can be done; errors are logged."""
        subject = self._say(lang, Sentence(f"letter-{kind}-subject"))
        await self.send_text(to, subject, self._say(lang, Sentence(f"letter-{kind}", **args)))

    async def send_text(
        self, to: str, subject: str, text: str, headers: Mapping[str, str] | None = None
    ) -> None:
        """The same for a letter that is written already."""
        if self._office is None:
            return
        if self._waiting >= MOST_WAITING:
            log.warning("a letter was not written: %d others wait", self._waiting)
            return
        letter = self._letter(self._office.sender, to, text)
        letter["Subject"] = subject
        for name, value in (headers or {}).items():
            letter[name] = value
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._threads, self._office.send, letter)
        except (OSError, smtplib.SMTPException, ValueError) as error:
            # What the post office says may name the reader: only its kind is logged.
            code = getattr(error, "smtp_code", "")
            log.error("a letter could not be handed over: %s %s", type(error).__name__, code)  # noqa: TRY400
        finally:
            self._waiting -= 1

    def _letter(self, sender: str, to: str, text: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"], letter["To"] = sender, to
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
        # Nobody's holiday notice answers it.
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(f"{text}\n")
        return letter

    def _say(self, lang: str, sentence: Sentence) -> str:
        return self._phrases.say(sentence, lang if lang in LANGUAGES else "en")

    def close(self) -> None:
        """What waits is not handed over any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
