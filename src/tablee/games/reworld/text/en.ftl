# Reworld in English.

about = A game in two chapters: load your cargo at Colossus Station, then build a colony from what you loaded.

option-r22_holder_may_rebuy = The holder of the admiral may take it again
option-r22_holder_may_rebuy-help = The present holder may cover the admiral's space and so keep it from the others (R22).
option-r44_unplaceable_units_load = Units without a city may be loaded
option-r44_unplaceable_units_load-help = A unit that will find no city may be taken on board and is removed on landing; if off, it may not be loaded (R44).

# Components
kind-terrabot = a terrabot
kind-shuttle = a shuttle
kind-satellite = a satellite
kind-unit = a unit
kind-defence = a shuttle or a satellite with shields

company-crane = Crane
company-drill = Drill
company-reactor = Reactor
company-dome = Dome
company-viaduct = Viaduct
company-farm = Farm

module-terrabot = terrabot { $letter }
module-shuttle = { $shields ->
    [0] shuttle without shield
    [one] shuttle with 1 shield
   *[other] shuttle with { $shields } shields
}
module-unit = { $company } unit
module-special = special { $company } unit
module-satellite = satellite “{ $mission }”

mission-letter_terrabots = { $points } per terrabot { $letter }
mission-companies_present = { $points } per company
mission-city_product = terrabots × units of a city
mission-city_tiles = { $points } per tile of a city
mission-company_units = { $points } per { $company } unit
mission-all_terrabots = { $points } per terrabot
mission-defence_shields = { $points } per shield
mission-all_units = { $points } per unit

ship-dock = dock { $dock } empty
ship-all_docks = all docks empty
ship-city = city of { $threshold } tiles
ship-shields = { $threshold } shields
ship-shuttles = { $threshold } shuttles in the row
ship-satellites = { $threshold } satellites in the row
ship-farms = { $threshold } farm units
ship-companies = { $threshold } companies
ship-rows = { $threshold } rows begun
ship-score = { $threshold } points

category-defence = defence
category-city = city { $letter }

officer = { $card }

# Questions
prompt-StationTurn = Your turn: take a module, take the admiral, or leave the round.
prompt-PayForModule = { $module } at port { $port }: which officers, and which one on top?
prompt-ColonyTurn = Your turn: which module do you launch?
prompt-LoadUnit = { $aboard ->
    [0] The shuttle is ready: load a unit, or fly empty?
   *[other] One unit is on board: load a second one?
}
prompt-LandUnit = { $aboard ->
    [one] Where does the unit land?
   *[other] Which unit lands first, and where?
}

# Actions
action-take = Port { $port }: { $module }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
action-pay-one = Officer { $top }, to dock { $top }
action-pay = Officer { $top } on { $under }, to dock { $top }
action-admiral = Take the admiral with officer { $card } (+{ $points })
action-leave = Leave the round (+{ $points })
action-found = Dock { $dock }: terrabot { $city } founds city { $city }
action-launch = Dock { $dock }: terrabot { $city } joins city { $city }
action-defend = Dock { $dock }: { $module } to the defence (+{ $shields } { $shields ->
    [one] shield
   *[other] shields
})
action-transport = Dock { $dock }: { $module } for transport
action-carry = Dock { $dock }: { $module } takes off with the { $unit }
action-mission = Dock { $dock }: { $module } on its mission (+{ $points })
action-sacrifice = Dock { $dock }: give up the { $unit }
action-load = Load the { $unit } of dock { $dock }
action-fly = Load no more and land
action-land = { $unit } to city { $city }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
action-lose = { $unit } is removed: no city can take it
# Groups of actions
group-action-take = Take a module
group-action-pay = Several officers
group-action-pay-one = One officer
group-action-admiral = Take the admiral
group-action-found = Found a city
group-action-launch = Launch a terrabot
group-action-defend = Defend
group-action-transport = Transport
group-action-carry = Take off with a unit
group-action-mission = Mission
group-action-sacrifice = Give up a unit
group-action-load = Load a unit
group-action-land = Land a unit

action-first = { $seat } takes the admiral
action-fill = The ports are filled
action-deal = The officers are dealt

# Events
heading-RoundBegan = Round { $round }
heading-ColonyBegan = Chapter Two
event-FirstPlayerChosen = { $seat } { $who ->
    [you] take
   *[other] takes
} the admiral and { $who ->
    [you] begin
   *[other] begins
}.
event-RoundBegan = { $seat } { $who ->
    [you] begin
   *[other] begins
} round { $round }: a terrabot is worth { $points } points.
event-OfficersDealt = { $seat } { $who ->
    [you] receive
   *[other] receives
} officers { $cards }.
event-ModuleTaken = { $seat } { $who ->
    [you] lay
   *[other] lays
} { $cards } at port { $port }: { $module }, dock { $dock }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
event-AdmiralTaken = { $seat } { $who ->
    [you] take
   *[other] takes
} the admiral (+{ $points }).
event-RoundLeft = { $seat } { $who ->
    [you] leave
   *[other] leaves
} the round with { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
} (+{ $points }).
event-RoundEnded = Round { $round } ends.
event-ColonyBegan = { $seat } { $who ->
    [you] hold
   *[other] holds
} the admiral: Chapter Two begins, Eurybia is in sight.
event-CityFounded = { $seat } { $who ->
    [you] found
   *[other] founds
} { $name }, city { $city }.
event-TerrabotLanded = { $seat } { $who ->
    [you] add
   *[other] adds
} a terrabot to city { $city }.
event-DefenceRaised = { $seat } { $who ->
    [you] send
   *[other] sends
} the { $module } to the defence ({ $shields } { $shields ->
    [one] shield
   *[other] shields
}).
event-ShuttleLaunched = { $seat } { $who ->
    [you] launch
   *[other] launches
} the { $module } of dock { $dock } for transport.
event-UnitLoaded = { $seat } { $who ->
    [you] load
   *[other] loads
} the { $unit } of dock { $dock }.
event-UnitLanded = { $seat } { $who ->
    [you] land
   *[other] lands
} the { $unit } in city { $city }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
event-UnitLost = { $seat } { $who ->
    [you] remove
   *[other] removes
} the { $unit }: no city can take it.
event-UnitSacrificed = { $seat } { $who ->
    [you] give
   *[other] gives
} up the { $unit } of dock { $dock }.
event-MissionFlown = { $seat } { $who ->
    [you] use
   *[other] uses
} the { $module } (+{ $points }).
event-MissionFlown-city = { $seat } { $who ->
    [you] use
   *[other] uses
} the { $module } for city { $city } (+{ $points }).
event-ShipWon = { $seat } { $who ->
    [you] win
   *[other] wins
} the population ship “{ $ship }” (+{ $points }).
event-CategoryScored = { $seat } { $who ->
    [you] have
   *[other] has
} { $amount } for the { $category }: { $points ->
    [0] nothing
   *[other] { $points } points
} from the mothership.
event-GameEnded = The game is over: { $scores }.
score-of = { $seat } { $score }

# Refusals
refuse-port-empty = Port { $port } holds no module any more.
refuse-port-too-dear = Your officers cannot pay for port { $port }.
refuse-admiral-covered = The admiral's space is covered: the admiral was taken this round.
refuse-admiral-holder = You hold the admiral already, and this table does not let you take it again.
refuse-no-card = You have not enough officers of type { $card }.
refuse-station-turn = “{ $action }” is no turn at the station: take a module, take the admiral, or leave.
refuse-pay-first = “{ $action }” has to wait: first pay for the module.
refuse-price-free = No officer lies beside this post: exactly one card pays for it.
refuse-price-one = Beside this post lies { $card }: one officer { $card }, or any two cards.
refuse-price-two = Beside this post lie { $low } and { $high }: those two, or three cards with one of them, or any four.
refuse-colony-turn = “{ $action }” is no turn in the colony: launch a module or give up a unit.
refuse-dock-empty = Dock { $dock } is empty.
refuse-dock-kind = The end of dock { $dock } is not { $wanted }.
refuse-no-shield = A shuttle without shield cannot defend.
refuse-carry = Dock { $dock } has no shuttle with exactly one unit before it.
refuse-no-city = At this table a unit that finds no city may not be loaded.
refuse-load-first = “{ $action }” has to wait: load a unit, or fly.
refuse-load = No unit lies at the end of dock { $dock }.
refuse-land-first = “{ $action }” has to wait: first land the units on board.
refuse-not-aboard = That unit is not on board.
refuse-must-land = This unit has a city to land in and must land.
refuse-city-not-founded = City { $city } is not founded yet.
refuse-city-company = City { $city } cannot take that company: one construction company a city, one city a company.

edition-hand = more cards would be dealt than there are.
edition-special = a company cannot have more special units than units.

# Board
place-station = Chapter One, Colossus Station, round { $round } of { $rounds }
place-colony = Chapter Two, the colony
board-station = Colossus Station
board-round = Round { $round } of { $rounds }
board-round-short = R{ $round }
board-terrabot-points = a terrabot brings { $points } points
board-bag = { $count ->
    [one] module in the bag
   *[other] modules in the bag
}
board-or = or { $price }
board-price-free = one officer of any type
board-price-one = one officer { $card }, or any two
board-price-two = officers { $low } and { $high }, or three with one of them, or any four
board-port = Port { $port }: { $module }. Price: { $price }.
board-port-taken = Port { $port }: module taken by { $who ->
    [you] you
   *[other] { $seat }
}. { $count ->
    [one] Officer { $card } lies here.
   *[other] { $count } officers lie here, { $card } on top.
}
board-port-bare = Port { $port }: no module.
board-admiral-free = The admiral’s space is free (+{ $points }).
board-admiral-taken = The admiral’s space is covered: { $seat } { $who ->
    [you] have
   *[other] has
} taken the admiral.
board-admiral-held = { $seat } { $who ->
    [you] hold
   *[other] holds
} the admiral.
board-docks = My docks
board-dock = Dock { $dock }: { $count ->
    [0] empty
    [one] 1 module
   *[other] { $count } modules
}
board-dock-tile = Dock { $dock }: { $module }
board-empty = empty
board-hand = My hand: { $count ->
    [0] no officer
    [one] 1 officer
   *[other] { $count } officers
}
board-hand-empty = No officer in hand
board-officer = Officer { $card }
board-ghost = Would come to lie here: { $module }
board-ghost-module = the module
board-colony = Cargo and colony: { $seat }
board-flight = { $module } in flight, { $count ->
    [0] nothing on board
    [one] 1 unit on board
   *[other] { $count } units on board
}
board-aboard = On board: { $unit }
board-hold = Room for one unit
board-satellites = Satellites
board-shuttles = Shuttles
board-defence = Defence
board-row = { $row }: { $count }
board-found = to found
board-city = City { $letter }, { $name }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
board-city-none = City { $letter } is not founded: −{ $points } when the mothership arrives
board-city-size = City { $letter }: { $count ->
    [0] not founded
    [one] 1 tile
   *[other] { $count } tiles
}
board-rank = { $seat }: { $count }
board-ships = Population ships
board-ship = Population ship “{ $ship }”, { $points } points: { $done } of { $target }
board-ship-won = Population ship “{ $ship }”, { $points } points: won by { $who ->
    [you] you
   *[other] { $seat }
}
board-cards = { $count ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
board-left = { $seat } { $who ->
    [you] have
   *[other] has
} left the round.
board-loaded = { $count ->
    [0] docks empty
    [one] 1 module at the docks
   *[other] { $count } modules at the docks
}
board-won = { $count ->
    [0] no population ship
    [one] 1 population ship
   *[other] { $count } population ships
}
board-mothership = If the mothership arrived
board-mothership-came = The mothership has arrived
board-mothership-help = Shields or tiles, then the points of the place.
board-track = Track
board-total = Total
