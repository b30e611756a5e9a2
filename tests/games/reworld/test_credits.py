"""Points by source, in the rulebook's own examples."""

from tablee.games.reworld.box.components import SHIPS
from tests.games.reworld.scenario import Side, colony


def test_r49_and_r58_a_mission_and_the_ships_that_it_wins() -> None:
    """TV-M1 and TV-S1: three terrabots of the letter pay 6, two population ships 4 and 6."""
    scene = colony(
        Side(
            docks={1: "sat-letter-B", 2: "crane", 3: "crane", 4: "drill", 5: "drill"},
            cities={"B": "bot-B bot-B bot-B"},
            satellites="sat-city sat-units sat-product",
        ),
        Side(docks={5: "bot-E bot-E"}),
        Side(),
        Side(),
    )

    scene.play("mission 1")

    assert scene.credited() == {"missions": 6, "ships": 10}


def test_r68_the_mothership_pays_its_defence_and_its_cities_apart() -> None:
    """R67: cities that were not founded cost three points each."""
    scene = colony(
        Side(
            docks={1: "crane"},
            defence="shuttle-2",
            cities={"A": "bot-A dome"},
            ships=" ".join(SHIPS),
        ),
        Side(),
    )

    scene.play("sacrifice 1")

    assert scene.credited(1) == {"defence": -3, "cities": -15}
    mine = scene.credited(0)
    assert list(mine) == ["defence", "cities"]
    assert sum(mine.values()) == scene.scores()[0]
