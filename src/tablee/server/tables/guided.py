"""First games: what their guide says, to whoever learns there and nobody else."""

from tablee.core import Seat, Sentence
from tablee.driver import said
from tablee.server.storage.records import TableRow
from tablee.server.tables.course import Course
from tablee.server.wire.messages import GuideInfo, worded


def guide_info(row: TableRow, course: Course, reader: Seat | None) -> GuideInfo | None:
    """What the guide says to a reader; `None` where the table, or this reader, has none.

    A table is known by its seed: the one of a guide is no table's by chance. So is a game that
    goes on from a step of it, where its guide has only more to say.
    """
    guide = course.game.guide
    if guide is None or row.seed != guide.seed or reader != guide.seat:
        return None
    told = said(guide, course, reader)
    if not told:
        return GuideInfo()
    last = told[-1]
    is_now = last.move == len(course.done)
    return GuideInfo(worded(Sentence(last.remark.key)), last.remark.rule, is_now)
