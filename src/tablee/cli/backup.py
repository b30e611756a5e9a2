"""`tablee backup` and `tablee restore`: the server's database in one file."""

from pathlib import Path

from tablee.cli.voice import Voice
from tablee.server.settings import Settings
from tablee.server.storage import backup


def back_up(voice: Voice, file: Path, database: str | None) -> None:
    """Write the database to a file, also while a server runs."""
    settings = Settings.from_environment(flags={"database": database})
    revision = backup.back_up(settings.database_url, file)
    voice.out.print(voice.say("backup-done", path=str(file), revision=revision), soft_wrap=True)


def restore(voice: Voice, file: Path, database: str | None) -> None:
    """Put a backup in the place of the database, which is kept beside it."""
    settings = Settings.from_environment(flags={"database": database})
    kept = backup.restore(settings.database_url, file)
    voice.out.print(voice.say("restore-done", path=str(file)), soft_wrap=True)
    if kept is not None:
        voice.out.print(voice.say("restore-kept", path=str(kept)), soft_wrap=True)
