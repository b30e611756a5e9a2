"""Everything that lies on the table, and the few rules that hold for it at any time."""

from dataclasses import dataclass, field

from tests.games.artemis.second_reading.components import EDITION, EXPEDITIONS, KINDS, slots

#: Owners of dice that are no seats (R112).
DRONES = (-1, -2)

Crew = dict[str, int]


def nobody() -> Crew:
    return dict.fromkeys(KINDS, 0)


@dataclass(eq=False)
class Building:
    kind: str
    crew: Crew = field(default_factory=nobody)

    def room(self, colonist: str) -> bool:
        """R23: moving inside a building is free, so only the numbers count."""
        return fits(self.kind, {**self.crew, colonist: self.crew[colonist] + 1})

    @property
    def full(self) -> bool:
        return sum(self.crew.values()) == len(slots(self.kind))


def fits(kind: str, crew: Crew) -> bool:
    """R23: those without a slot of their type need a free one."""
    printed = slots(kind)
    without = sum(max(0, crew[colonist] - printed.count(colonist)) for colonist in KINDS)
    return without <= printed.count("any")


@dataclass(eq=False)
class Die:
    owner: int
    face: int
    #: Colonists sent with it on an expedition (R34); the marine's effect is over at once.
    pioneers: int = 0
    specialist: str | None = None
    #: The colonist that waits with it in the Academy (R44).
    pupil: str | None = None

    @property
    def value(self) -> int:
        return self.face + self.pioneers


@dataclass(eq=False)
class Expedition:
    card: str
    colonists: Crew = field(default_factory=nobody)
    building: str | None = None
    dice: list[Die] = field(default_factory=list)

    @property
    def total(self) -> int:
        return sum(die.value for die in self.dice)


@dataclass(eq=False)
class Tile:
    """A building of the Gantry and the dice on it, the lowest first."""

    kind: str
    dice: list[Die] = field(default_factory=list)

    @property
    def highest(self) -> int:
        return self.dice[-1].face if self.dice else 0


@dataclass(eq=False)
class Player:
    seat: int
    energy: int = EDITION["start"]["energy"]
    ore: int = EDITION["start"]["ore"]
    toolkits: int = EDITION["start"]["toolkits"]
    badges: int = 0
    score: int = 0
    relief: int = 0
    dice: list[int] = field(default_factory=list)
    shelters: Crew = field(default_factory=nobody)
    buildings: list[Building] = field(default_factory=list)
    #: Out on expeditions (R34), by card; and waiting in the Academy (R44).
    abroad: dict[str, Crew] = field(default_factory=dict)
    studying: Crew = field(default_factory=nobody)
    directive: str | None = None

    @property
    def colony(self) -> Crew:
        """R30: all colonists of the player, wherever they are."""
        places = [self.shelters, self.studying, *self.abroad.values()]
        places += [building.crew for building in self.buildings]
        return {kind: sum(place[kind] for place in places) for kind in KINDS}

    def owns_full(self, kind: str) -> list[Building]:
        return [building for building in self.buildings if building.kind == kind and building.full]

    def place(self, name: str) -> Crew:
        """The colonists of a place as the notation names it: the Shelters, or building 3."""
        return self.shelters if name == "shelters" else self.buildings[int(name) - 1].crew

    @property
    def places(self) -> list[str]:
        return ["shelters", *(str(number + 1) for number in range(len(self.buildings)))]


@dataclass(eq=False)
class Table:
    players: list[Player]
    options: dict[str, bool | int | str]
    first: int = 0
    round: int = 0
    phase: str = "preparation"
    region: str | None = None
    bag: Crew = field(default_factory=nobody)
    discarded: Crew = field(default_factory=nobody)
    academy_stock: Crew = field(default_factory=nobody)
    piles: dict[str, int] = field(default_factory=dict)
    expedition_deck: list[str] = field(default_factory=list)
    expedition_discards: list[str] = field(default_factory=list)
    event_deck: list[str] = field(default_factory=list)
    event: str | None = None
    past_events: list[str] = field(default_factory=list)
    expeditions: list[Expedition] = field(default_factory=list)
    harder: int = 0
    vents: int = 0
    quarry: int = 0
    vents_dice: list[Die] = field(default_factory=list)
    quarry_dice: list[Die] = field(default_factory=list)
    gantry: list[Tile] = field(default_factory=list)
    discount: int = 0
    doorstep: Crew = field(default_factory=nobody)
    doorstep_dice: list[Die] = field(default_factory=list)
    price: int = EDITION["doorstep"]["price"]
    academy_dice: list[Die] = field(default_factory=list)
    outfitters_dice: list[Die] = field(default_factory=list)
    set_aside: list[Die] = field(default_factory=list)
    #: Solo: what the planning die and the dice of each drone have shown this round.
    plans: list[tuple[int, list[int]]] = field(default_factory=list)
    relic_holder: int | None = None
    relic_goes_to: int | None = None
    #: Where the points of the final scoring come from, by seat.
    sources: list[dict[str, int]] = field(default_factory=list)

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def n(self) -> int:
        """The number of players for every quantity; alone it is that for two (R111)."""
        return max(2, len(self.players))

    @property
    def academy_places(self) -> int:
        """R44: one place with two players."""
        return int(EDITION["academy"]["places_for_two" if self.n == 2 else "places"])

    @property
    def turn_order(self) -> list[Player]:
        return self.players[self.first :] + self.players[: self.first]

    def difficulty(self, expedition: str) -> int:
        return int(EXPEDITIONS[expedition]["difficulty"]) + self.harder
