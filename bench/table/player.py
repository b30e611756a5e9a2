"""Someone who clicks the first thing that is offered, as the page offers it."""

from dataclasses import dataclass

from bench.table.probes import Probe


@dataclass
class Player:
    """Clicks `patience` times in a round of Gaia Project, then passes."""

    probe: Probe
    patience: int = 3
    acted: int = 0

    def next_click(self) -> tuple[float, float]:
        """Where to click now."""
        passing = self.acted >= self.patience
        found = self.probe.page.evaluate("passing => bench.offered(passing)", passing)
        assert found is not None, "nothing can be clicked"
        passes = found["what"] == "pass" or found["what"].startswith("booster:")
        self.acted = 0 if passes else self.acted + 1
        return found["x"], found["y"]

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return bool(self.probe.page.evaluate("bench.isOver()"))
