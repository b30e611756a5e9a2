import pytest

from tablee.arena.statistics import Interval, mean, quantile, share


@pytest.mark.parametrize(
    ("part", "whole", "low", "high"),
    [(10, 20, 0.299, 0.701), (0, 20, 0.0, 0.161), (20, 20, 0.839, 1.0), (81, 263, 0.255, 0.366)],
)
def test_wilsons_interval(part: float, whole: int, low: float, high: float) -> None:
    """The last one is the example of Newcombe (1998)."""
    found = share(part, whole)

    assert found.value == pytest.approx(part / whole)
    assert found.low == pytest.approx(low, abs=5e-4)
    assert found.high == pytest.approx(high, abs=5e-4)


def test_half_a_victory_is_a_part() -> None:
    assert share(2.5, 5).value == 0.5


@pytest.mark.parametrize(("count", "t"), [(2, 12.706), (3, 4.303), (6, 2.571), (31, 2.042)])
def test_the_mean_has_students_interval(count: int, t: float) -> None:
    values = [float(number) for number in range(count)]
    middle = (count - 1) / 2
    error = (sum((value - middle) ** 2 for value in values) / (count - 1) / count) ** 0.5

    found = mean(values)

    assert found.value == middle
    assert (found.high - middle) / error == pytest.approx(t, rel=0.02)
    assert found.high - middle == pytest.approx(middle - found.low)


def test_one_value_has_no_width() -> None:
    assert mean([7.0]) == Interval(7.0, 7.0, 7.0)


def test_quantiles() -> None:
    assert quantile(range(100), 0.5) == 50
    assert quantile(range(100), 0.99) == 99
    assert quantile(range(100), 1.0) == 99
    assert quantile([], 0.5) == 0
