# 20th Century in English.

about = Lead a country through the 20th century in six rounds: win territories at auction, buy technologies with science, fend off catastrophes, and lay out cities and rails so that the country prospers without drowning in its waste. For three to five players.

option-r2_bonus_cards = Bonus cards of rounds 2 and 4
option-r2_bonus_cards-help = Rounds 2 and 4 end with a bonus for all, by a card that is known from the start. Switched off, as the rulebook advises for a first game, only the end of the game brings a bonus (R2).
option-r46_consolidation = Consolidation
option-r46_consolidation-help = Whether all players build at the same time, or one after the other, so that each may look at what those before have done (R46).
option-r46_consolidation-together = All at the same time
option-r46_consolidation-in_order = One after the other
option-r57_two_tiles_only = Equipment reaches the next tile only
option-r57_two_tiles_only-help = The link between an equipment and a city on the tile beside it must stay on these two tiles; otherwise it may run over others as well (R57).

habit-recycling = Recycling centres
habit-recycling-help = What happens when a recycling centre has waste in reach on a single territory.
habit-recycling-obvious = It removes the waste by itself
habit-recycling-ask = I am always asked

# Counts
goods-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
goods-science = { $count } science
goods-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
goods-waste = { $count ->
    [one] 1 waste token
   *[other] { $count } waste tokens
}
goods-centre = a recycling centre
goods-nothing = nothing
no-harm = no harm
environment-better = environment +{ $count }
environment-worse = environment −{ $count }
no-impact = no impact
signed-more = +{ $count }
signed-less = −{ $count }
signed-none = 0
together = { $things }
quoted = “{ $name }”
gain = +{ $goods }
in-turn = { $one }; { $other }
now-at = { $change } (now { $position })

# Tiles and cities
the-territory = territory { $number }
the-start = the start territory
the-mine = the mine
the-laboratory = the laboratory
the-hospital = the hospital
of-territory = of territory { $number }
of-start = of the start territory
of-mine = of the mine
of-laboratory = of the laboratory
of-hospital = of the hospital
from-territory = from territory { $number }
from-start = from the start territory
label-territory = Territory { $number }
label-start = Start territory
label-mine = Mine
label-laboratory = Laboratory
label-hospital = Hospital
placed = { $tile } ({ $cell })
the-city = city { $letter } { $tile }
label-city = City { $letter } { $tile }
city-makes = { $letter }: { $makes }
side-0 = the north side
side-1 = the east side
side-2 = the south side
side-3 = the west side
point-p11 = the point in the north-west
point-p21 = the point in the north
point-p31 = the point in the north-east
point-p12 = the point in the west
point-p22 = the point in the middle
point-p32 = the point in the east
point-p13 = the point in the south-west
point-p23 = the point in the south
point-p33 = the point in the south-east
at-city = city { $letter }
north-of = north { $tile }
east-of = east { $tile }
south-of = south { $tile }
west-of = west { $tile }
corner-of = at a corner { $tile }

# Technologies
name-mine = Mine (+{ $amount })
name-laboratory = Laboratory (+{ $amount })
name-hospital = Hospital (+{ $amount })
name-park = Park
name-workers = Workers
name-bridge = Bridge
name-sorting_centre = Sorting centre
name-locomotive = Locomotive
name-waste_transport = Waste transport
name-recycling = Recycling
name-depollution = Depollution
name-quality_of_life = Quality of life
name-two = { $one } and { $other }
second-workers = workers
second-bridge = bridge
second-sorting_centre = sorting centre
second-locomotive = locomotive
second-waste_transport = waste transport
second-recycling = recycling
second-depollution = depollution
second-quality_of_life = quality of life
does-mine = { $gain } for each occupied city beside it, linked to it, that makes coins
does-laboratory = { $gain } for each occupied city beside it, linked to it, that makes science
does-hospital = { $gain } for each occupied city beside it, linked to it, that makes points
does-park = nothing but its impact
act-workers = settle one more citizen in an empty city
act-bridge = build a bridge on one of your tiles
act-sorting_centre = remove a waste token
act-locomotive = move a citizen along the rails to an empty city
act-waste_transport = move a waste token to another territory
act-recycling = remove a waste token
act-depollution = improve the environment by 1
act-quality_of_life = score { $points }
act-paid = pay { $cost } and { $act }
act-once = once, { $act }
act-each = each round, { $act }
act-both = { $one }; { $other }

# Bonus cards and catastrophes
counts-coins_produced = { $points } for each coin produced
counts-science_produced = { $points } for each science produced
counts-points_produced = { $points } for each point that your cities produced
counts-points_scored = { $points } for each point scored so far
counts-clean_territories = { $points } for each territory without waste
counts-clean_territory_values = what the environment gives for each territory without waste
counts-working_centres = { $points } for each working recycling centre
counts-flowers = the number under your environment marker if it is on a flower
counts-waste = { $points } for each waste token
minus = minus { $points }
column-brings = column { $column } ({ $brings })

# What players count
holding-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
holding-science = { $count } science
holding-production_coins = { $count ->
    [one] 1 coin a round
   *[other] { $count } coins a round
}
holding-production_science = { $count } science a round
holding-production_points = { $count ->
    [one] 1 point a round
   *[other] { $count } points a round
}
holding-environment = { $count } environment
holding-waste = { $count ->
    [one] 1 waste token
   *[other] { $count } waste tokens
}

# Questions
prompt-ChooseLot = Which territory do you auction (from { $minimum ->
    [one] 1 coin
   *[other] { $minimum } coins
}), or do you quit?
prompt-ChooseLot-alone = You alone are left: buy a territory for { $minimum ->
    [one] 1 coin
   *[other] { $minimum } coins
}, or quit?
prompt-OpenLot = With which bid do you open the auction { $tile }?
prompt-RaiseBid = { $tile }: { $seat } bids { $bid ->
    [one] 1 coin
   *[other] { $bid } coins
}. Do you raise, pass or quit?
prompt-BuyTechnology = { $price ->
    [0] Which technology do you take for nothing?
   *[other] Which technology do you buy for { $price } science?
}
prompt-ChooseColumn = Catastrophe: for which column do you bid?
prompt-ChooseColumn-again = You were outbid in column { $column }: for which column do you bid now?
prompt-BidScience = Column { $column }: how much science do you bid?
prompt-PlaceWaste = { $count ->
    [one] Where does your last new waste token go?
   *[other] You have { $count } new waste tokens: where does one of them go?
}
prompt-ChooseTile = Which of your { $count } new tiles do you attach?
prompt-ChooseCell = Where do you attach { $tile }?
prompt-AttachTile = Where do you attach { $tile }?
prompt-ChooseTurn = Which way do you turn { $tile } at { $cell }?
prompt-SettleCitizen = { $tile }: in which city does its citizen settle?
prompt-UseTechnology = Which technology do you use?
prompt-SettleWorkers = Workers: in which empty city does the new citizen settle?
prompt-ChooseBridgeTile = On which tile do you build the bridge?
prompt-BuildBridge = Bridge at { $cell }: between which two points?
prompt-RemoveWaste = { $effect }: which territory loses a waste token?
prompt-LiftWaste = Transport: from which territory do you take a waste token?
prompt-DropWaste = Where does the waste token { $tile } go?
prompt-ChooseCitizen = Locomotive: which citizen travels?
prompt-MoveCitizen = Where does the citizen of city { $letter } at { $cell } go?
prompt-RecycleWaste = Centre at { $cell }, city { $letter }: which waste token does it remove?

# Refusals
refuse-technology-gone = This technology is not for sale.
refuse-technology-price = You don’t have the { $price } science that a technology costs.
refuse-starter-passes = You open the auction: choose a territory, or quit.
refuse-territory-gone = This territory is not for sale.
refuse-lot-price = A territory costs at least { $minimum ->
    [one] 1 coin
   *[other] { $minimum } coins
}: you have fewer.
refuse-bid-minimum = Bid at least { $minimum ->
    [one] 1 coin
   *[other] { $minimum } coins
}.
refuse-bid-coins = You only have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
refuse-bid-higher = Bid more than { $bid ->
    [one] 1 coin
   *[other] { $bid } coins
}, or pass, or quit.
refuse-lot-not-yours = A territory is up for auction already: raise, pass or quit.
refuse-column-covered = This column is covered: there are too few players.
refuse-column-closed = Nothing beats a bid of { $most } science.
refuse-column-science = This column takes at least { $least } science: you have less.
refuse-column-least = Bid at least { $least } science for this column.
refuse-column-most = No bid may be higher than { $most } science.
refuse-bid-science = You only have { $science } science.
refuse-waste-won = New waste goes to the territories that you have won this round.
refuse-waste-not-yours = Choose a territory of your country.
refuse-tile-not-waiting = You have no such tile to attach.
refuse-cell-taken = There is a tile in this cell already.
refuse-cell-apart = No tile of your country touches this cell.
refuse-city-elsewhere = The citizen settles in a city of the new territory.
refuse-city-not-yours = Your country has no such city.
refuse-city-occupied = Somebody lives in this city already.
refuse-tile-not-yours = This tile is not in your country.
refuse-bridge-no-room = There is no room for a bridge on this tile.
refuse-bridge-crosses = A bridge joins two points in a straight line and crosses neither rail nor city.
refuse-nobody-lives-there = Nobody lives in this city.
refuse-no-link = No rail leads there without crossing another city.
refuse-no-waste = There is no waste on this territory.
refuse-same-territory = The waste token must go to another territory.
refuse-technology-not-yours = You don’t own this technology.
refuse-effect-used = You have used this already.
refuse-effect-no-target = There is nothing to use this on now.
refuse-effect-cost = You don’t have what it costs: { $coins ->
    [0] { $science } science
   *[other] { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }{ $science ->
        [0] {""}
       *[other] {" "}and { $science } science
    }
}.
refuse-effect-missing = This technology has no such effect.
refuse-out-of-reach = The rails of this recycling centre do not reach that territory.

# Complaints about an edition
edition-columns = columns must rise from the first to the last one.
edition-cost-track = the cost marker would begin beyond the end of this track.
edition-environment = numbers must rise, and 0 must be among them.
edition-clean = the number of values is { $found }, that of spaces { $spaces }.
edition-last-column = the last column must be empty.
edition-letters = cities are called A, then B, then C.
edition-same-point = two cities stand on { $point }.
edition-points = { $effect } scores no points: only quality_of_life does.
edition-equipment = an equipment has no effects.
edition-building = no rail reaches the building.
edition-rail-long = a rail goes from a point to one next to it; { $first } and { $second } are not.
edition-rail-twice = the rail from { $first } to { $second } is there twice.
edition-rail-crossing = the rail from { $first } to { $second } crosses the one from { $third } to { $fourth }.
edition-bridges = the bridges of all technologies are { $found }, those in the box { $pieces }.

# Actions
action-first = { $seat } { $who ->
    [you] start
   *[other] starts
} the first round
action-card = Bonus card of round { $round }: { $does }
action-reveal = { $tile } is for sale ({ $cities })
action-reveal-technology = “{ $technology }” is for sale: { $does }
action-catastrophe = Catastrophe: { $columns }
action-lot = { $tile } ({ $cities })
action-bid = Open with { $bid ->
    [one] 1 coin
   *[other] { $bid } coins
}
action-bid-science = Bid { $bid } science
action-raise = Raise to { $bid ->
    [one] 1 coin
   *[other] { $bid } coins
}
action-pass = Pass on { $tile }
action-pass-nothing = Pass
action-quit = Quit the auction ({ $price ->
    [0] technology for nothing
   *[other] technology for { $price } science
})
action-quit-nothing = Quit the auction
action-quit-compensated = Quit the auction and receive { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} ({ $price ->
    [0] technology for nothing
   *[other] technology for { $price } science
})
action-buy = { $technology }: { $does } ({ $impact })
action-decline = Buy nothing
action-column = Column { $column }: { $brings } (from { $least } science)
action-column-closed = Column { $column }: { $brings }
action-column-nothing = Column { $column }
action-waste = { $tile }, { $count ->
    [0] no waste there yet
    [one] 1 waste token there
   *[other] { $count } waste tokens there
}
action-tile = { $tile } ({ $cities })
action-tile-equipment = { $technology }
action-cell = { $cell }, { $where }
action-cell-apart = { $cell }
action-turn = { $turn ->
    [0] As it is
    [1] A quarter turn to the right
    [2] Half a turn
   *[3] A quarter turn to the left
}
action-settle-new = City { $letter }: { $makes }
action-settle = { $city }: { $makes }
action-use = { $effect }{ $copy ->
    [1] {""}
    [2] {" "}(second)
   *[other] {" "}({ $copy })
}: { $act }
action-use-missing = Use “{ $effect }”
action-done = Use nothing more
action-on = { $tile }
action-span = Between { $one } and { $other }
action-lift = { $tile }, { $count ->
    [0] no waste there
    [one] 1 waste token there
   *[other] { $count } waste tokens there
}
action-drop = { $tile }, { $count ->
    [0] no waste there yet
    [one] 1 waste token there
   *[other] { $count } waste tokens there
}
action-from = { $city }: { $makes }
action-to = { $city }: { $makes }
action-recycle = { $tile }, { $count ->
    [0] no waste there
    [one] 1 waste token there
   *[other] { $count } waste tokens there
}
action-keep = Remove nothing

group-action-lot = Put up for auction
group-action-bid = Open the auction
group-action-bid-science = Bid science
group-action-raise = Raise
group-action-buy = Technologies
group-action-column = Columns
group-action-waste = Place waste
group-action-tile = Attach
group-action-cell = Cells
group-action-settle = Empty cities
group-action-use = Technologies
group-action-on = Build on
group-action-span = Bridges
group-action-lift = Take waste
group-action-drop = Bring waste
group-action-from = Citizens
group-action-to = Empty cities
group-action-recycle = Recycle

# Answers beside which signs tell what they cost and bring
short-action-use = { $effect }{ $copy ->
    [1] {""}
    [2] {" "}(second)
   *[other] {" "}({ $copy })
}: { $gist }

# Events
event-StarterDrawn = { $seat } { $who ->
    [you] start
   *[other] starts
} the first round.
event-BonusCardDrawn = Bonus card of round { $round }: { $does }.
event-RoundBegan = Round { $round }: a territory costs at least { $minimum ->
    [one] 1 coin
   *[other] { $minimum } coins
}.
event-RoundBegan-last = Round { $round }, the last one: no auction, no catastrophe.
heading-RoundBegan = Round { $round }
heading-RoundBegan-last = Round { $round }
event-TerritoriesRevealed = Territories for sale: { $tiles }.
event-TechnologiesRevealed = Technologies for sale: { $technologies }.
event-CatastropheRevealed = Catastrophe: { $columns }.
event-LotOpened = { $seat } { $who ->
    [you] put
   *[other] puts
} { $tile } up for auction for { $bid ->
    [one] 1 coin
   *[other] { $bid } coins
}.
event-BidRaised = { $seat } { $who ->
    [you] bid
   *[other] bids
} { $bid ->
    [one] 1 coin
   *[other] { $bid } coins
} for { $tile }.
event-LotPassed = { $seat } { $who ->
    [you] pass
   *[other] passes
} on { $tile }.
event-TerritorySold = { $seat } { $who ->
    [you] win
   *[other] wins
} { $tile } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}, with { $waste } on it.
event-AuctionQuit = { $seat } { $who ->
    [you] quit
   *[other] quits
} the auction.
event-CompensationPaid = { $seat } { $who ->
    [you] have won no territory and receive
   *[other] has won no territory and receives
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
event-TechnologyBought = { $seat } { $who ->
    [you] buy
   *[other] buys
} “{ $technology }” for { $price } science.
event-TechnologyBought-free = { $seat } { $who ->
    [you] take
   *[other] takes
} “{ $technology }” for nothing.
event-TechnologyDeclined = { $seat } { $who ->
    [you] buy
   *[other] buys
} no technology.
event-ImpactFelt = “{ $technology }” brings { $who ->
    [you] you
   *[other] { $seat }
}: { $impact }.
event-PreventionBegan = Catastrophe: { $seat } { $who ->
    [you] bid
   *[other] bids
} first for the columns.
heading-PreventionBegan = Catastrophe
event-ColumnBid = { $seat } { $who ->
    [you] bid
   *[other] bids
} { $bid } science for column { $column }.
event-CatastropheSuffered = { $seat } { $who ->
    [you] pay
   *[other] pays
} { $price } science for column { $column }: { $impact }.
event-CatastropheSuffered-free = { $seat } { $who ->
    [you] take
   *[other] takes
} column { $column } for nothing: { $impact }.
event-ConsolidationBegan = Consolidation of round { $round }.
heading-ConsolidationBegan = Consolidation { $round }
event-WastePlaced = { $seat } { $who ->
    [you] put
   *[other] puts
} { $waste } on { $tile }.
event-TileAttached = { $seat } { $who ->
    [you] attach
   *[other] attaches
} { $tile } at { $cell }.
event-CitizenSettled = { $seat } { $who ->
    [you] settle
   *[other] settles
} a citizen in { $city }.
event-TechnologyUsed = { $seat } { $who ->
    [you] use
   *[other] uses
} “{ $effect }”.
event-TechnologyUsed-paid = { $seat } { $who ->
    [you] pay
   *[other] pays
} { $cost } and { $who ->
    [you] use
   *[other] uses
} “{ $effect }”.
event-WorkersSettled = { $seat } { $who ->
    [you] settle
   *[other] settles
} one more citizen in { $city }.
event-BridgeBuilt = { $seat } { $who ->
    [you] build
   *[other] builds
} a bridge on { $tile }.
event-CitizenMoved = { $seat } { $who ->
    [you] move
   *[other] moves
} a citizen from { $city } to { $to_city }.
event-WasteRemoved = { $seat } { $who ->
    [you] remove
   *[other] removes
} a waste token { $tile }.
event-WasteMoved = { $seat } { $who ->
    [you] move
   *[other] moves
} a waste token { $tile } to { $to_tile }.
event-Depolluted = { $seat } { $who ->
    [you] improve
   *[other] improves
} the environment by 1 (now { $position }).
event-LifeImproved = { $seat } { $who ->
    [you] score
   *[other] scores
} { $points } for quality of life.
event-IncomeReceived = { $seat } { $who ->
    [you] produce
   *[other] produces
} { $goods }.
event-PointsProduced = { $seat } { $who ->
    [you] produce
   *[other] produces
} { $points }.
event-WasteRecycled = { $seat } { $who ->
    [you] recycle
   *[other] recycles
} a waste token { $waste_tile } at the centre in { $city }.
event-WasteRecycled-here = { $seat } { $who ->
    [you] recycle
   *[other] recycles
} a waste token on the spot, at the centre in { $city }.
event-BonusCardScored = { $seat } { $who ->
    [you] score
   *[other] scores
} { $points } with the bonus card of round { $round }.
event-BonusCardScored-loss = { $seat } { $who ->
    [you] lose
   *[other] loses
} { $points } with the bonus card of round { $round }.
event-CountryScored = { $seat }: { $territories } for territories without waste, { $waste } for those with too much, { $environment } for the environment.
event-CoinsShown = { $seat } { $who ->
    [you] show
   *[other] shows
} { $coins } and { $who ->
    [you] score
   *[other] scores
} { $points }.
event-ScienceShown = { $seat } { $who ->
    [you] show
   *[other] shows
} { $science } and { $who ->
    [you] score
   *[other] scores
} { $points }.

# Where points come from
source-cities = cities
source-quality_of_life = quality of life
source-bonus_cards = bonus cards
source-territories = clean territories
source-waste = too much waste
source-environment = environment
source-coins_rank = coins, by rank
source-science_rank = science, by rank

# Warnings
warning-done = { $count ->
    [one] This could still be of use and costs nothing: { $effects }.
   *[other] These could still be of use and cost nothing: { $effects }.
}
warning-decline = { $count ->
    [one] This technology would cost you neither science nor environment: { $technologies }.
   *[other] These technologies would cost you neither science nor environment: { $technologies }.
}
warning-keep = The centre could remove a waste token for nothing.

# Remarks
remark-bid = If nobody bids more, you keep { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
remark-joints = { $count ->
    [0] No rails meet.
    [one] Rails meet on one side.
   *[other] Rails meet on { $count } sides.
}
remark-bonus = { $equipment }: { $gain } for { $city }.
remark-reach = Waste in reach of a recycling centre now: { $tiles }.
remark-waste = { $tile }: { $waste }, { $points } at the end.
remark-clean = { $tile }: no waste, { $points } at the end as things are.
remark-card = Bonus card of round { $round }, as things are: { $points }.

# Plain boards
view-round = round
view-phase = phase
view-minimum = minimum
view-price = price of a technology
view-prices = cost track
view-price_index = cost marker
view-compensation = compensation
view-starter = starter
view-territories = territories
view-technologies = technologies
view-sold = sold
view-quits = quits
view-lot = lot
view-tile = tile
view-bid = bid
view-bidder = highest bidder
view-bids = bids
view-passed = passed
view-quit = have quit
view-catastrophe = catastrophe
view-columns = columns in play
view-pawns = pawns
view-column = column
view-catastrophe_columns = columns
view-in_play = in play
view-waste = waste
view-pollution = pollution
view-least = least bid
view-highest = highest bid
view-taken = taken by
view-bonus_cards = bonus cards
view-score = points
view-environment = environment
view-coins = coins
view-science = science
view-points = points by source
view-production = production
view-waste_aside = waste set aside
view-aside = to be attached
view-effects = effects
view-used = used
view-country = country
view-turn = quarter turns
view-citizens = citizens
view-bridges = bridges
view-step = step
view-attaching = being attached
view-effecting = being used
view-recycling = recycling now
view-centres = working recycling centres
view-city = city
view-reach = in reach
view-bonuses = equipment bonuses
view-equipment = equipment
view-resource = what it adds to
view-amount = amount
view-final = at the end as things are
view-projected = projected score
view-bonus_now = bonus cards as things are
view-candidates = cells compared
view-seat = player
view-players = players
view-technology = technology
view-id = name
view-index = column
view-x = east
view-y = south
view-kind = kind
view-terms = lines
view-counted = counted
view-count = count
view-each = for each
view-joints = sides where rails meet
view-gains = gains
view-recyclable = waste in reach
view-best = best
view-turns = ways to turn

# The board
board-place = Round { $round } of { $rounds } · { $phase }
board-phase-auction = Territory auction
board-phase-catastrophe = Catastrophe prevention
board-phase-consolidation = Consolidation
board-phase-production = Production
board-phase-over = End of the game
board-you = You
board-parts = Parts of the board
board-part-auction = Auction
board-part-country = My country
board-part-catastrophe = Catastrophe
board-part-countries = Countries
board-part-log = Log
board-here = You can do something here.
board-lot = Lot
board-chosen-by = chosen by
board-best-bid = Best bid
board-opens-at = Bids start at
board-city = City { $letter }
board-rails = Rails
board-sides = { $count ->
    [one] 1 side
   *[other] { $count } sides
}
board-with = Comes with
board-citizens = { $count ->
    [one] 1 citizen
   *[other] { $count } citizens
}
board-about-with = Whoever wins the territory gets one citizen with it, and one waste token for each territory won this round, this one included: for you { $waste ->
    [one] 1 waste token
   *[other] { $waste } waste tokens
}.
board-chooses = { $who ->
    [you] You choose the next territory, or quit.
   *[other] { $seat } chooses the next territory, or quits.
}
board-all-sold = All territories are sold.
board-price-falls = Once it is sold, technologies cost { $next } science instead of { $price }.
board-bidders = Bids
board-your-turn = your turn
board-bids-on = may bid
board-in = still in
board-best = best bid
board-passed = { $who ->
    [you] pass
   *[other] passes
}
board-quit = { $who ->
    [you] have quit
   *[other] has quit
}
board-state-in = { $who ->
    [you] You are still in
   *[other] { $seat } is still in
}
board-state-best = { $who ->
    [you] You have the best bid
   *[other] { $seat } has the best bid
}
board-state-passed = { $who ->
    [you] You pass on this territory
   *[other] { $seat } passes on this territory
}
board-state-quit = { $who ->
    [you] You have quit the auction
   *[other] { $seat } has quit the auction
}
board-short-in = still in
board-short-best = leads
board-short-passed = passes
board-short-quit = quit
board-won = { $count ->
    [one] 1 territory won
   *[other] { $count } territories won
}
board-about-bidder = { $state }.{ $bid ->
    [-1] {""}
    [one] {" "}Last bid: 1 coin.
   *[other] {" "}Last bid: { $bid } coins.
}{ $won ->
    [0] {""}
    [one] {" "}Won this round: 1 territory.
   *[other] {" "}Won this round: { $won } territories.
}{ $bought ->
    [yes] {" "}Technology bought: { $technology }, for { $price } science.
   *[no] {""}
}{ $compensation ->
    [0] {""}
    [one] {" "}Compensation: 1 coin.
   *[other] {" "}Compensation: { $compensation } coins.
}
board-territories = { $pile ->
    [early] Territories, rounds 1 and 2
    [middle] Territories, rounds 3 and 4
    [late] Territories, round 5
   *[none] Territories
}
board-about-territories = Bids start at { $minimum ->
    [one] 1 coin
   *[other] { $minimum } coins
} this round. What nobody buys leaves the game.
board-winner-next = the winner opens the next one
board-for-sale = { $count ->
    [0] No territory left for sale
    [one] 1 territory for sale
   *[other] { $count } territories for sale
}
board-up = up for auction
board-from = from
board-about-territory = Territory { $number }. What its cities make: { $cities }.
board-about-sold = { $territory } Sold to { $name } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
board-technologies = Technologies
board-about-technologies = Whoever quits the auction may buy one of them at once, for science. With each territory sold, the price falls.
board-technologies-left = { $count ->
    [0] No technology left
    [one] 1 technology left
   *[other] { $count } technologies left
}
board-price-now = A technology costs { $price } science now, { $next } once another territory is sold.
board-price-last = A technology costs { $price } science now; the price falls no further.
board-about-technology = { $name }: { $does }.{ $felt ->
    [0] {""}
   *[other] {" "}When it is bought: { $impact }.
}
board-about-bought = { $technology } Bought by { $name } for { $price } science.
board-catastrophe = Catastrophe
board-about-catastrophe = Each player ends up on a column of their own, suffers what it shows, and pays the science they bid there.
board-worst-opens = the worst column opens the next round
board-covered = not in play
board-none = nothing
board-full = highest bid
board-in-column = In column { $column }
board-about-column = Column { $column }: { $things }.{ $state ->
    [covered] {" "}Not in play with so few players.
    [full] {" "}Nobody can bid more here.
    [bid] {" "}Whoever comes here bids at least { $least } science.
   *[free] {" "}Nobody is here yet; a bid of 0 is enough.
}{ $place ->
    [worst] {" "}Whoever takes it opens the next round.
   *[other] {""}
}
board-environment = Environment
board-environment-short = environment
board-about-environment = Pollution moves your marker to the left, flowers move it to the right. At the end it scores the number it stands on, and its section says what a territory without waste is worth.
board-environment-now = Environment: { $players }.
board-stands-at = { $name } { $position }
board-clean-short = clean
board-bonus = Bonus of round { $round }
board-about-bonus = The bonus card that all players score at the end of round { $round }.
board-now = as of now
board-scored = scored
board-would-score = You would score
board-has-scored = You scored
board-counted-coins_produced = coins produced
board-counted-science_produced = science produced
board-counted-points_produced = points produced
board-counted-points_scored = points scored
board-counted-flowers = environment, if flowered
board-counted-clean_territories = clean territories
board-counted-clean_territory_values = clean territories
board-counted-waste = waste
board-counted-working_centres = working centres
board-final = End of the game
board-about-final = Territories without waste score; on the others every waste token but one costs { $waste }. Then come the environment marker, and who holds the most coins and the most science.
board-clean-territory = clean territory
board-about-clean = A territory without waste is worth points by the section of your environment marker: { $points }.
board-and-more = and more
board-per-waste = −{ $points } for each but one
board-about-too-much = A territory with one waste token scores nothing; each further one costs { $points }.
board-about-marker = Your environment marker scores the number it stands on.
board-ranked = in hand, by rank
board-about-ranks = At the end all show their coins and are ranked, then their science. Whoever holds none of it scores nothing.
board-secret = Secret
board-in-hand = In hand
board-about-secret = Only you see how many coins and how much science you hold. All show them at the end.
board-about-hand = { $held } in hand; the next production brings { $income }.
board-about-rival-secret = Coins and science in hand are secret until the end.
board-shown = In hand at the end: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $science } science.
board-per-round = Each round
board-about-production = What the cities and equipment of the country make in each round.
board-makes = The country makes { $made } each round.
board-has-territories = { $count ->
    [one] 1 territory
   *[other] { $count } territories
}
board-has-waste = { $count ->
    [0] No waste
    [one] 1 waste token
   *[other] { $count } waste tokens
}
board-has-centres = { $count ->
    [0] No working recycling centre
    [one] 1 working recycling centre
   *[other] { $count } working recycling centres
}
board-has-environment = Environment { $position }
board-no-technologies = No technology yet
board-used = Used.
board-my-country = My country
board-to-country = Look at my country
board-to-auction = Back to the auction
board-left = if you win, left:
board-pass-note = { $count ->
    [0] nothing comes after it
    [one] 1 territory to come
   *[other] { $count } territories to come
}
board-quit-note = technology for
board-step-waste = placing waste
board-step-tiles = attaching tiles
board-step-technologies = using technologies
board-step-recycling = recycling
board-step-done = done
board-score-now = Score
board-source-cities = { source-cities }
board-source-quality_of_life = { source-quality_of_life }
board-source-bonus_cards = { source-bonus_cards }
board-source-territories = { source-territories }
board-source-waste = { source-waste }
board-source-environment = { source-environment }
board-source-coins_rank = { source-coins_rank }
board-source-science_rank = { source-science_rank }
board-projected = Projected
board-total = Total
board-if-over = If the game ended now
board-account = Where the points came from
board-about-projected = The score, with what the end of the game would add as things stand.
board-without-ranks = Without the ranks of coins and science, which are secret.
short-action-lot = { $tile }
short-action-bid = Open at { $bid }
short-action-raise = Raise to { $bid }
short-action-pass = Pass
short-action-quit = Quit the auction
short-action-quit-compensated = Quit the auction
short-action-buy = { $technology }
short-action-column = Column { $column }
short-action-bid-science = Bid { $bid }
board-quit-here = Quit the auction
board-this-round = Won this round
board-aside = waste to place
board-about-aside = { $count ->
    [0] No waste waits to be placed.
    [one] 1 waste token waits to be placed.
   *[other] { $count } waste tokens wait to be placed.
}
board-part-watched = Country
board-map = Map of the country
board-map-whole = See the whole country
board-map-near = See it larger
board-steps = Steps of the consolidation
board-stage-waste = Waste
board-stage-waste-left = { $count } to place
board-stage-tiles = Tiles
board-stage-tiles-left = { $count } to attach
board-stage-citizens = Citizens
board-stage-technologies = Technologies
board-stage-technologies-left = { $count } to use
board-stage-production = Production
board-step-waiting = waits
board-won-for = won for
board-waiting = Waiting
board-turns = Ways to turn the tile
board-turn-left = Turn the tile to the left.
board-turn-right = Turn the tile to the right.
board-joints-short = { $count ->
    [0] no link
    [one] 1 link
   *[other] { $count } links
}
board-about-cell = Cell { $cell }: { $joints ->
    [0] no rail would meet another
    [one] 1 rail would meet another
   *[other] { $joints } rails would meet others
}. Production, at best: { $gains }.
board-gain = { $by } { $resource }
board-no-gain = nothing more
board-word-coins = coins
board-word-science = science
board-word-points = points
board-about-tile = { $tile }, in { $cell }. { $cities }. { $waste ->
    [0] No waste
    [one] 1 waste token
   *[other] { $waste } waste tokens
}.
board-city-occupied = city { $city }, occupied: { $makes }
board-city-empty = city { $city }, empty: { $makes }
board-about-equipment = { $tile }, in { $cell }: { $does }.
board-about-city-occupied = { $tile }, city { $city }: a citizen lives here. It makes { $makes }.
board-about-city-empty = { $tile }, city { $city }: nobody lives here. With a citizen it would make { $makes }.
board-once = once in the game
board-every-round = once a round
board-used-up = used up
board-used-now = used this round
board-recycling = Recycling
board-centre-of = Centre in city { $city }. { $tile }.
board-about-recycling = Each working centre may remove one waste token of its own territory, or of one next to it that its rails reach.
board-production = Production
board-a-round = a round
board-preview-at = In { $cell }
board-makes-coins = { $count ->
    [one] The country makes 1 coin a round.
   *[other] The country makes { $count } coins a round.
}
board-makes-science = The country makes { $count } science a round.
board-makes-points = { $count ->
    [one] The country makes 1 point a round.
   *[other] The country makes { $count } points a round.
}
board-linked = { $equipment } linked
board-in-reach = A centre reaches its waste
board-out-of-reach = No centre reaches its waste
board-waste-changes = Waste in the country
board-compare = Compare cells
board-other-country = Country of { $name }
board-back-home = Back to my country
board-both-ends = both ends of the bridge
board-keep = Remove nothing
board-no-more = Nothing more

# Statistics
trait-technology = technology

# Learning: the first card, its chapters, the guided game
primer-1 = Have the most points after six rounds: cities that produce them, and territories without waste.
primer-2 = In the auction, when it is your turn, you raise the bid for a territory, pass on it, or quit for the rest of the round.
primer-3 = Whoever quits may buy one technology with science; the more territories have been sold, the dearer it is.
primer-4 = Then science is bid to be spared by the catastrophe of the round, which brings waste and pollution.
primer-5 = At the end of each round you join the new tiles to your country, and every city with a citizen produces.
primer-catastrophe-title = The catastrophe
primer-catastrophe = Each column brings something different; the right one spares you. Bid science for a column: whoever is outbid chooses again.
primer-consolidation-title = Your country
primer-consolidation = Place the waste, join the new tiles by an edge or a corner, settle their citizens, then use your technologies.
guide-lot = You begin: choose a territory for sale and open with a bid. Look at its cities: each produces coins, science or points every round.
guide-raise = A territory is for sale. Raise the bid, pass and let this one go, or quit the auction. Only whoever wins pays.
guide-coins = Mind your coins: they must last for the next rounds too. Your country produces some in each, more with every good city.
guide-waste = Each territory you win in a round brings waste: one with the first, two with the second. Too much of it costs points at the end.
guide-quit = Quitting early has its charm: technologies are still cheap, and whoever has won no territory gets some coins.
guide-technology = You have quit: buy one technology with science now, or none. Some help every round, some once; clouds harm your environment.
guide-column = The catastrophe: choose a column and bid science for it. Further right they do less harm; whoever takes the left one begins the next round.
guide-outbid = Whoever is outbid must choose again, anywhere. It ends when every column has one player, and then all pay what they bid.
guide-place-waste = Waste goes onto the territories you won this round. A territory bears one without harm: spread it out if you can.
guide-attach = Join your tile to your country and turn it as you like. Rails that meet will let citizens travel; touching by a corner is enough.
guide-use = Technologies are used now, in any order. A locomotive moves a citizen along the rails to a better city that stands empty.
guide-recycle = A recycling centre with a citizen removes one waste each round, from its tile or a neighbour that its rails reach.
guide-production = Every city with a citizen has produced. Early on, coins and science are worth most; from the middle of the game, points.
guide-environment = Watch your environment: at the end clean territories pay 2 to 4 points each, the more the cleaner your air is.
guide-end = You know the game now. Five full rounds, then a last one that only produces and scores. The lamp at the top shows a bot’s choice.
