"""Using a service card."""

from tests.games.reykholt.second_reading import effects
from tests.games.reykholt.second_reading.components import greenhouse_kind_of
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.table import Greenhouse, Placement, Player, Service, Table
from tests.games.second_reading.questions import Flow


def use(
    table: Table, player: Player, service: Service, occasion: Occasion | None = None
) -> Flow[None]:
    """The cost leaves, then the effects in their printed order, each as far as possible (R26a)."""
    occasion = occasion or Occasion()
    printed = service.printed
    service.uses += 1
    table.happened[f"card {service.card}"] += 1
    for cost in printed.get("cost", []):
        yield from effects.carry_out(table, player, cost, occasion)
    alone = service.is_immediate and len(printed["effect"]) == 1
    occasion.must = service.is_optional or alone
    yield from effects.carry_out_all(table, player, printed["effect"], occasion)


def receive(
    table: Table, player: Player, card: str, placement: Placement, shared_with: int | None = None
) -> Flow[None]:
    """R59, R63, R78: a card comes to a user, who has its immediate effect or its greenhouses."""
    service = Service(card, placement, shared_with)
    player.services.append(service)
    table.happened[f"{'card' if shared_with is None else 'share'} {card} comes"] += 1
    for effect in service.printed["effect"]:
        if effect["op"] == "provides_greenhouse":
            table.happened["op provides_greenhouse"] += 1
            player.greenhouses.append(Greenhouse(greenhouse_kind_of(effect, effect["plots"]), card))
    if service.is_immediate:
        yield from use(table, player, service)
