# Reworld in English.

about = A game in two chapters: load your cargo at Colossus Station, then build a colony from what you loaded.

option-r22_holder_may_rebuy = The holder of the admiral may take it again
option-r22_holder_may_rebuy-help = The current holder may cover the admiral’s space too, and so keep the others from it (R22).
option-r44_unplaceable_units_load = Units without a city may be loaded
option-r44_unplaceable_units_load-help = A unit that no city can take may be loaded and is removed on landing; if off, it may not be loaded (R44).

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
    [0] shuttle without shields
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
ship-farms = { $threshold } Farm units
ship-companies = { $threshold } companies
ship-rows = { $threshold } rows started
ship-score = { $threshold } points

category-defence = defence
category-city = city { $letter }

officer = { $card }

# Questions
prompt-StationTurn = Your turn: take a module, take the admiral, or leave the round.
prompt-PayForModule = Port { $port }, { $module }: which officers do you play, and which one on top?
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
action-transport = Dock { $dock }: launch the { $module } for transport
action-carry = Dock { $dock }: the { $module } takes off with the { $unit }
action-mission = Dock { $dock }: the { $module } flies its mission (+{ $points })
action-sacrifice = Dock { $dock }: sacrifice the { $unit }
action-load = Load the { $unit } from dock { $dock }
action-fly = Load nothing more and land
action-land = Land the { $unit } in city { $city }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
action-lose = Remove the { $unit }: no city can take it
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
group-action-sacrifice = Sacrifice a unit
group-action-load = Load a unit
group-action-land = Land a unit

action-first = { $seat } { $who ->
    [you] take
   *[other] takes
} the admiral
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
} round { $round }: a terrabot is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-OfficersDealt = { $seat } { $who ->
    [you] receive
   *[other] receives
} officers { $cards }.
event-ModuleTaken = { $seat } { $who ->
    [you] play
   *[other] plays
} { $cards } at post { $port } and { $who ->
    [you] load
   *[other] loads
} dock { $dock }: { $module }{ $points ->
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
} the round { $cards ->
    [0] without cards
    [one] with 1 card (+{ $points })
   *[other] with { $cards } cards (+{ $points })
}.
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
event-DefenceRaised-shuttle = { $seat } { $who ->
    [you] send
   *[other] sends
} the { $module } to the defence.
event-ShuttleLaunched = { $seat } { $who ->
    [you] launch
   *[other] launches
} the { $module } from dock { $dock } for transport.
event-UnitLoaded = { $seat } { $who ->
    [you] load
   *[other] loads
} the { $unit } from dock { $dock }.
event-UnitLanded = { $seat } { $who ->
    [you] land
   *[other] lands
} the { $unit } in city { $city }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
event-UnitLost = No city can take the { $unit }: it is removed from the game.
event-UnitSacrificed = { $seat } { $who ->
    [you] sacrifice
   *[other] sacrifices
} the { $unit } from dock { $dock }.
event-MissionFlown = { $seat } { $who ->
    [you] use
   *[other] uses
} the { $module }{ $points ->
    [0] {" "}and { $who ->
        [you] score
       *[other] scores
    } nothing
   *[other] {" "}(+{ $points })
}.
event-MissionFlown-city = { $seat } { $who ->
    [you] use
   *[other] uses
} the { $module } for city { $city }{ $points ->
    [0] {" "}and { $who ->
        [you] score
       *[other] scores
    } nothing
   *[other] {" "}(+{ $points })
}.
event-ShipWon = { $seat } { $who ->
    [you] win
   *[other] wins
} the population ship “{ $ship }” (+{ $points }).
event-CategoryScored = Defence: { $who ->
    [you] you have
   *[other] { $seat } has
} { $amount ->
    [0] no shields
    [one] 1 shield
   *[other] { $amount } shields
} { $points ->
    [0] but { $who ->
        [you] score
       *[other] scores
    } nothing
   *[other] and { $amount ->
        [0] { $who ->
            [you] lose
           *[other] loses
        }
       *[other] { $who ->
            [you] score
           *[other] scores
        }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}.
event-CategoryScored-city = City { $letter }: { $who ->
    [you] you have
   *[other] { $seat } has
} { $amount ->
    [0] no tiles
    [one] 1 tile
   *[other] { $amount } tiles
} { $points ->
    [0] but { $who ->
        [you] score
       *[other] scores
    } nothing
   *[other] and { $amount ->
        [0] { $who ->
            [you] lose
           *[other] loses
        }
       *[other] { $who ->
            [you] score
           *[other] scores
        }
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    }
}.
event-GameEnded = The game is over: { $scores }.
score-of = { $who ->
    [you] you
   *[other] { $seat }
} { $score }

# Where points come from
source-terrabots = terrabots
source-admiral = admiral
source-officers = officers left in hand
source-special_units = special units
source-missions = missions
source-ships = population ships
source-defence = mothership, defence
source-cities = mothership, cities

# Refusals
refuse-port-empty = Port { $port } has no module left.
refuse-port-too-dear = Your officers cannot pay for port { $port }.
refuse-admiral-covered = The admiral’s space is covered: the admiral was taken this round.
refuse-admiral-holder = You already hold the admiral, and this table does not let you take it again.
refuse-no-card = You don’t have enough officers of type { $card }.
refuse-station-turn = At the station, you take a module or the admiral, or you leave the round.
refuse-pay-first = Pay for the module first.
refuse-price-free = There is no officer beside this post: play exactly one card.
refuse-price-one = There is an officer { $card } beside this post: play one { $card }, or any two cards.
refuse-price-two = There are officers { $low } and { $high } beside this post: play one of each, or three cards with at least one { $low } or { $high } among them, or any four cards.
refuse-colony-turn = In the colony, you launch a module or sacrifice a unit.
refuse-dock-empty = Dock { $dock } is empty.
refuse-dock-kind = The tile at the end of dock { $dock } is not { $wanted }.
refuse-no-shield = A shuttle without shields cannot defend.
refuse-carry = Dock { $dock } has no shuttle with exactly one unit in front of it.
refuse-no-city = At this table, a unit that no city can take may not be loaded.
refuse-load-first = The shuttle is being loaded: load a unit, or fly.
refuse-load = There is no unit at the end of dock { $dock }.
refuse-land-first = Land the units on board first.
refuse-not-aboard = That unit is not on board.
refuse-must-land = A city can take this unit, so it must land there.
refuse-city-not-founded = City { $city } has not been founded yet.
refuse-city-company = City { $city } cannot take that company: one construction company per city, one city per company.

edition-hand = more cards would be dealt than there are.
edition-special = a company cannot have more special units than units.

# Board
place-station = Chapter One, Colossus Station, round { $round } of { $rounds }
place-colony = Chapter Two, the colony
board-station = Colossus Station
board-round = Round { $round } of { $rounds }
board-round-short = R{ $round }
board-terrabot-points = a terrabot is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-bag = { $count ->
    [one] module in the bag
   *[other] modules in the bag
}
board-or = or { $price }
board-price-free = one officer of any type
board-price-one = one officer { $card }, or any two cards
board-price-two = one officer { $low } and one { $high }, or three cards with at least one { $low } or { $high } among them, or any four cards
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
board-admiral-taken = The admiral’s space is covered: { $who ->
    [you] you have
   *[other] { $seat } has
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
board-empty = empty
board-hand = My hand: { $count ->
    [0] no officers
    [one] 1 officer
   *[other] { $count } officers
}
board-hand-empty = No officers in hand
board-officer = Officer { $card }
board-ghost = Would end up here: { $module }
board-colony = Cargo and colony: { $seat }
board-flight = In flight: { $module }, { $count ->
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
board-found = to be founded
board-city = City { $letter }, { $name }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
board-city-none = City { $letter } has not been founded: −{ $points } when the mothership arrives
board-city-size = City { $letter }: { $count ->
    [0] not founded
    [one] 1 tile
   *[other] { $count } tiles
}
board-rank = { $seat }: { $count }
board-ships = Population ships
board-ship = Population ship “{ $ship }”, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $done } of { $target }
board-ship-won = Population ship “{ $ship }”, { $points ->
    [one] 1 point
   *[other] { $points } points
}: won by { $who ->
    [you] you
   *[other] { $seat }
}
board-cards = { $count ->
    [0] no cards in hand
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
    [0] no population ships
    [one] 1 population ship
   *[other] { $count } population ships
}
board-mothership = If the mothership arrived
board-mothership-came = The mothership has arrived
board-mothership-help = Shields or tiles, then the points for the place.
board-track = Track
board-total = Total

# What the board tells of its things, and of the answer at hand
board-about-terrabot = { $module }, which founds city { $letter } or enlarges it
board-about-shuttle = { $shields ->
    [0] { $module }, which can only carry units
   *[other] { $module }, which carries units or joins the defence
}
board-about-unit = { $module }, which a shuttle lands in the city of its company
board-about-farm = { $module }, which a shuttle lands in any city
board-about-special = { $module }, which on landing scores 1 point for each tile of its city
board-about-satellite = { $module }, which flies its mission or joins the defence with { $shields ->
    [one] its shield
   *[other] its { $shields } shields
}
board-dock-about = Dock { $dock }: { $module }.
board-placed = { $place }: { $module }.
board-dock-load = { $place }. A module paid for with officer { $dock } on top arrives here, in front of the others.
board-dock-launch = { $place }. Only the leftmost module can be launched.
board-cargo = The cargo: five docks on its left, the colony on its right.
board-officer-about = Officer { $card }: laid on top, it sends the module to dock { $card }.
board-admiral-about = The admiral: whoever has it opens the next round.
board-round-about = A terrabot acquired in this round scores { $points ->
    [one] 1 point
   *[other] { $points } points
}. Each space shows the points of its round.
board-bag-about = { $count ->
    [one] 1 module is
   *[other] { $count } modules are
} left in the bag: twenty come to the ports in each round.
board-satellites-about = { $row }. Satellites that flew their mission: their shields no longer count.
board-shuttles-about = { $row }. Shuttles back from a transport: their shields do not count.
board-defence-about = { $row }. Shuttles and satellites in defence: their shields count here.
board-city-name = City { $letter }
board-city-about = { $city }. The panel, the terrabots and the units are the tiles of a city.
board-rank-about = { $rank }. When the mothership arrives, the largest are paid.
board-share = If the mothership arrived, it would give { $points ->
    [one] 1 point
   *[other] { $points } points
} here.
board-mothership-about = The mothership: it arrives once all docks are empty and pays for the defence and the five cities.
board-flight-about = { $flight }. A shuttle loads up to two units, then lands.
board-hand-about = { $hand }. Hands are secret.
board-docks-of = Docks
board-colony-of = Colony
board-ship-of = { $ship }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-choices = Depending on your choice
board-choice = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $lead ->
    [1] ahead of { $seat } ({ $other })
    [0] level with { $seat }
   *[other] behind { $seat } ({ $other })
}
board-category = { $category }: the first place scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## What a choice does
holding-cards = { $count } { $count ->
    [1] officer
   *[other] officers
}
holding-tiles = { $count } city { $count ->
    [1] tile
   *[other] tiles
}
holding-shields = { $count } { $count ->
    [1] shield
   *[other] shields
}
holding-shuttles = { $count } { $count ->
    [1] shuttle
   *[other] shuttles
} in the row
holding-satellites = { $count } { $count ->
    [1] satellite
   *[other] satellites
} in the row
holding-ships = { $count } population { $count ->
    [1] ship
   *[other] ships
}
warning-unit = The { $unit } is lost.
warning-fly = The shuttle flies empty.
warning-leave = You give up { $cards ->
    [1] 1 officer
   *[other] { $cards } officers
} while { $modules ->
    [1] a module is
   *[other] { $modules } modules are
} within your reach.
remark-city = City { $city } is founded.
remark-mission = The mission { $points ->
    [0] scores nothing
    [1] scores 1 point
   *[other] scores { $points } points
}.
remark-mission-city = The mission { $points ->
    [0] scores nothing
    [1] scores 1 point
   *[other] scores { $points } points
} for city { $city }.
remark-shuttle = The shuttle joins its row.
remark-ship = You win the population ship “{ $ship }” (+{ $points }).

# Statistics
trait-satellite = satellite
trait-ship = population ship

# Learning: the first card, its chapters, the guided game
primer-1 = Score the most points: build the best colony and win population ships before your rivals do.
primer-2 = In Chapter One you lay officers at a port and take its module, or you leave the round: each card you keep is a point.
primer-3 = The number on your officer is the dock that the module goes to, in front of those already there.
primer-4 = In Chapter Two each turn launches one module, always the front one of a dock: what came last leaves first.
primer-5 = Terrabots found cities, shuttles bring units into them, satellites score for what you have built.
primer-colony-title = Chapter Two: the colony
primer-colony = No more cards, no more luck. Each turn launches the front module of one dock. Whoever first meets the condition of a population ship wins it.
guide-port = Take a module: tap a port that glows, then an officer to pay with. Where neither neighbour is covered, one card of your choice is enough.
guide-dock = A module goes to the dock with the number of its officer. The last one loaded will leave first: load early what you will need late.
guide-price = Next to a covered post the price rises: one officer of the same number, or any two. Between two numbers it is dearer still.
guide-terrabots = A terrabot scores at once, 4 points in rounds 1 and 2, and will found the city of its letter. You want some of every letter.
guide-admiral = The admiral costs a card and brings a point. Whoever has him begins the next round, with the free choice of ports.
guide-leave = When cards get scarce, you may leave the round: one point for each card still in hand. Next round everyone gets new cards.
guide-round = A new round: new modules and new cards. Your docks stay as they are, and everything you add now lies in front of the rest.
guide-units = Units do not land by themselves: a shuttle takes up to two of them, and a city of yours must be there to receive them.
guide-satellites = Satellites score in Chapter Two for what your colony has by then: load them early, so that they leave late. Tap one to read it.
guide-colony = Chapter Two: no cards, no luck. Each turn you launch one module, the front one of any dock. Begin with terrabots: they found cities.
guide-ships = A population ship is yours as soon as you meet its condition first, an empty dock for example. Tap a ship to see what it asks.
guide-landing = A shuttle takes the units in front of your docks along. Each company settles in one city only; one that finds no city is lost.
guide-defence = Shuttles and satellites with shields can defend instead of flying. A few shields are worth it: having none costs 3 points at the end.
guide-mothership = At the end the mothership compares your shields and your cities A to E. You lose 3 points wherever you have nothing at all.
guide-end = That is the whole game! It ends when all docks are empty. If you hesitate, the lamp at the top shows what a bot would play.
