"""The folder of a data set: its plan, the records, a table of decisions for each seat count."""

import gzip
from collections.abc import Iterator, Sequence
from pathlib import Path
from zlib import error as BadData  # noqa: N812 - it is one

import pyarrow.parquet as pq

from tablee.arena.journal import Journal, decoded, write_whole
from tablee.core import Sentence, TableeError
from tablee.dataset.decisions import Rows
from tablee.dataset.plan import Plan
from tablee.dataset.playing import Played, in_order

#: The records while they are played, a line each, and once all are there.
JOURNAL = "records.jsonl"
RECORDS = "records.jsonl.gz"
#: So many games are one group of rows.
GROUP = 200


class Folder(Journal[Played]):
    """Keeps a data set. Games stand in their order, so that its files are always the same."""

    def __init__(self, path: Path, plan: Plan) -> None:
        super().__init__(path, plan, JOURNAL, Played)
        self._records = path / RECORDS

    def read(self) -> list[Played]:
        """The games that were played, from the first on."""
        if self.file.exists() or not self._records.exists():
            return super().read()
        try:
            data = gzip.decompress(self._records.read_bytes())
        except (EOFError, gzip.BadGzipFile, BadData):
            raise TableeError(Sentence("error-line", path=str(self._records), line=1)) from None
        return decoded(data, Played, self._records)

    def close(self) -> None:
        """The records, all of which are here, are kept in the file for good."""
        if self.file.exists():
            # Without the time: the same records are the same bytes.
            write_whole(self._records, gzip.compress(self.file.read_bytes(), mtime=0))
            self.file.unlink()

    def table(self, rows: Rows) -> Path:
        """The file of these decisions."""
        return self.path / f"{rows.kind}-{rows.seats}-seats.parquet"

    def write(self, rows: Rows, groups: Sequence[Sequence[Played]], workers: int) -> Iterator[int]:
        """The file of these decisions is made, whole or not at all; each group's size is told."""
        file = self.table(rows)
        part = file.with_name(f".{file.name}")
        try:
            with pq.ParquetWriter(part, rows.schema, compression="zstd") as writer:
                for group in in_order(rows, groups, workers):
                    writer.write_batch(group)
                    yield group.num_rows
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)

    def decisions(self, rows: Rows) -> int:
        """How many decisions the file has."""
        count: int = pq.read_metadata(self.table(rows)).num_rows
        return count


def grouped(games: Sequence[Played], seats: int) -> list[Sequence[Played]]:
    """The games at so many seats, in groups of rows."""
    mine = [game for game in games if game.seats == seats]
    return [mine[at : at + GROUP] for at in range(0, len(mine), GROUP)]
