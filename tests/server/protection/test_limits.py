"""Budgets: who pays how much, with a clock of the test's own."""

import pytest

from tablee.server.people.attempts import ATTEMPT, STRANGERS_ATTEMPT, PasswordAttempts
from tablee.server.protection import limits
from tablee.server.protection.limits import MOST_SOCKETS, Limits, Rate
from tablee.server.protection.payers import Payer, address_group
from tablee.server.wire.errors import ApiError

RATE = Rate("rate", 4, 2, persons=3)


class Clock:
    """Time stands still unless it is told to pass."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def spent(budget: Limits, payer: Payer, rate: Rate = RATE) -> int:
    """How many tokens there were, all of which are spent now."""
    for count in range(10_000):
        try:
            budget.spend(payer, rate)
        except ApiError:
            return count
    return 10_000


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("unix", "unix"),
    ],
)
def test_addresses_of_one_house_are_one_payer(address: str, group: str) -> None:
    assert address_group(address) == group


def test_a_person_pays_from_every_address() -> None:
    budget = Limits(clock=Clock())
    assert spent(budget, Payer("a", "ada")) == 4
    assert spent(budget, Payer("b", "ada")) == 0
    assert spent(budget, Payer("a", "bob")) == 4


def test_an_address_pays_for_all_its_people() -> None:
    budget = Limits(clock=Clock())
    counts = [spent(budget, Payer("a", f"guest {n}")) for n in range(5)]
    assert counts == [4, 4, 4, 0, 0]
    assert spent(budget, Payer("b")) == 12


def test_tokens_come_back_and_never_more_than_the_burst() -> None:
    clock = Clock()
    budget = Limits(clock=clock)
    ada = Payer("a", "ada")
    assert spent(budget, ada) == 4
    clock.now += 1.5
    assert spent(budget, ada) == 3
    clock.now += 1000
    assert spent(budget, ada) == 4


def test_whoever_waits_as_long_as_told_is_let_in() -> None:
    clock = Clock()
    budget = Limits(clock=clock)
    ada = Payer("a", "ada")
    spent(budget, ada)
    with pytest.raises(ApiError) as refused:
        budget.spend(ada, RATE)
    clock.now += refused.value.retry_after
    budget.spend(ada, RATE)


def test_the_scale_multiplies_all() -> None:
    budget = Limits(10, Clock())
    assert spent(budget, Payer("a", "ada")) == 40
    payer = Payer("a", "bob")
    opened = [budget.socket(payer) for _ in range(10 * MOST_SOCKETS + 1)]
    for socket in opened[:-1]:
        socket.__enter__()
    with pytest.raises(ApiError, match="too-many"):
        opened[-1].__enter__()


def test_work_is_charged_afterwards_and_its_debt_is_waited_for() -> None:
    clock = Clock()
    budget = Limits(clock=clock)
    ada = Payer("a", "ada")
    budget.charge(ada, RATE, 10)
    assert budget.debt(ada, RATE) == pytest.approx(3)
    assert budget.debt(Payer("b", "bob"), RATE) == 0
    clock.now += 3
    assert budget.debt(ada, RATE) == pytest.approx(0)


def test_many_addresses_free_nobody_of_a_debt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 100)
    budget = Limits(clock=Clock())
    ada = Payer("a", "ada")
    spent(budget, ada)
    for number in range(1000):
        budget.spend(Payer(f"address {number}"), RATE)
    assert len(budget._full_at) <= 100
    assert spent(budget, ada) == 0


def test_sockets_are_counted_while_they_are_open() -> None:
    budget = Limits(clock=Clock())
    ada = Payer("a", "ada")
    opened = [budget.socket(ada) for _ in range(MOST_SOCKETS)]
    for socket in opened:
        socket.__enter__()
    with pytest.raises(ApiError, match="too-many"), budget.socket(ada):
        pass
    opened[0].__exit__(None, None, None)
    with budget.socket(ada), budget.socket(Payer("a", "bob")):
        pass


def tries(attempts: PasswordAttempts, payer: Payer, most: int = 1000) -> int:
    for count in range(most):
        try:
            attempts.spend("ada", payer)
        except ApiError:
            return count
    return most


def test_a_stranger_who_guesses_does_not_lock_out_the_owner() -> None:
    attempts = PasswordAttempts(Limits(clock=Clock()))
    assert tries(attempts, Payer("stranger")) == ATTEMPT.burst
    assert tries(attempts, Payer("home"), 3) == 3


def test_many_who_guess_are_slowed_and_the_owner_is_known_at_home() -> None:
    attempts = PasswordAttempts(Limits(clock=Clock()))
    attempts.spend("ada", Payer("home"))
    attempts.succeeded("ada", Payer("home"))
    guesses = sum(tries(attempts, Payer(f"stranger {n}")) for n in range(100))
    assert guesses == STRANGERS_ATTEMPT.burst - 1
    assert tries(attempts, Payer("home"), 3) == 3


def test_a_right_password_forgives_the_wrong_ones() -> None:
    attempts = PasswordAttempts(Limits(clock=Clock()))
    assert tries(attempts, Payer("home"), 9) == 9
    attempts.succeeded("ada", Payer("home"))
    assert tries(attempts, Payer("home"), 9) == 9
