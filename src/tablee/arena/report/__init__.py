"""The report of a tournament: one HTML page that needs nothing else."""

from tablee.arena.report.page import report
from tablee.arena.report.speaker import Speaker

__all__ = ["Speaker", "report"]
