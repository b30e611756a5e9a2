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
environment-better = environment +{ $count }
environment-worse = environment −{ $count }
no-impact = no impact
signed-more = +{ $count }
signed-less = −{ $count }
signed-none = 0
together = { $things }
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
does-mine = { $gain } for each occupied city beside it that makes coins and has a direct link to it
does-laboratory = { $gain } for each occupied city beside it that makes science and has a direct link to it
does-hospital = { $gain } for each occupied city beside it that makes points and has a direct link to it
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
times = { $count } times { $what }
column-brings = column { $column }: { $brings }

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
prompt-ChooseLot = Your turn: which territory do you put up for auction, from { $minimum ->
    [one] 1 coin
   *[other] { $minimum } coins
} on? Or do you quit?
prompt-ChooseLot-alone = You are the only one left: which territory do you buy for { $minimum ->
    [one] 1 coin
   *[other] { $minimum } coins
}? Or do you quit?
prompt-OpenLot = With which bid do you open the auction { $tile }?
prompt-RaiseBid = { $tile }: { $seat } bids { $bid ->
    [one] 1 coin
   *[other] { $bid } coins
}. Do you raise, pass or quit?
prompt-BuyTechnology = { $price ->
    [0] You have quit: which technology do you take for nothing?
   *[other] You have quit: which technology do you buy for { $price } science?
}
prompt-ChooseColumn = Catastrophe: for which column do you bid?
prompt-ChooseColumn-again = You were outbid in column { $column }: for which column do you bid now?
prompt-BidScience = Column { $column } ({ $brings }): how much science do you bid?
prompt-PlaceWaste = { $count ->
    [one] Where does your last new waste token go?
   *[other] You have { $count } new waste tokens: where does one of them go?
}
prompt-ChooseTile = Which tile do you attach { $order ->
    [first] first
   *[next] next
}?
prompt-ChooseCell = Where do you attach { $tile }?
prompt-AttachTile = Where do you attach { $tile }?
prompt-ChooseTurn = Which way do you turn { $tile } at { $cell }?
prompt-SettleCitizen = In which city { $tile } does its citizen settle?
prompt-UseTechnology = Which technology do you use?
prompt-SettleWorkers = Workers: in which empty city does the new citizen settle?
prompt-ChooseBridgeTile = On which tile do you build the bridge?
prompt-BuildBridge = Between which two points { $tile } do you build the bridge?
prompt-RemoveWaste = { $effect }: from which territory do you remove a waste token?
prompt-LiftWaste = Waste transport: from which territory do you take a waste token?
prompt-DropWaste = Where does the waste token { $tile } go?
prompt-ChooseCitizen = Locomotive: which citizen travels?
prompt-MoveCitizen = Where does the citizen in { $city } go?
prompt-RecycleWaste = From which territory does the recycling centre in { $city } remove a waste token?

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
    [0] a technology is free
   *[other] a technology costs { $price } science
})
action-quit-compensated = Quit the auction for { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} ({ $price ->
    [0] a technology is free
   *[other] a technology costs { $price } science
})
action-buy = { $technology }: { $does } ({ $impact })
action-decline = Buy nothing
action-column = Column { $column }: { $brings } (from { $least } science)
action-column-full = Column { $column }: { $brings }
action-waste = { $tile }, { $count ->
    [0] no waste there yet
    [one] 1 waste token there
   *[other] { $count } waste tokens there
}
action-tile = { $tile }
action-cell = { $cell }, { $where }
action-cell-far = { $cell }
action-turn = { $turn ->
    [0] As it is
    [1] A quarter turn to the right
    [2] Half a turn
   *[3] A quarter turn to the left
}
action-settle = City { $letter }: { $makes }
action-settle-workers = { $city }: { $makes }
action-use = { $effect }{ $copy ->
    [1] {""}
    [2] {" "}(second)
   *[other] {" "}({ $copy })
}: { $act }
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
} { $impact }.
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
} the environment by 1, to { $position }.
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
event-BonusCardScored = { $seat } { $who ->
    [you] score
   *[other] scores
} { $points } by the bonus card of round { $round }.
event-BonusCardScored-loss = { $seat } { $who ->
    [you] lose
   *[other] loses
} { $points } by the bonus card of round { $round }.
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

# Warnings
warning-done = { $count ->
    [one] This could still be of use and costs nothing: { $effects }.
   *[other] These could still be of use and cost nothing: { $effects }.
}
warning-decline = Some technologies would cost you nothing, neither science nor the environment: { $technologies }.
warning-keep = The centre could remove a waste token for nothing.

# Remarks
remark-bid = If nobody bids more, you keep { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
remark-joints = { $count ->
    [0] No rail would meet.
    [one] Rails meet on one side.
   *[other] Rails meet on { $count } sides.
}
remark-bonus = { $equipment }: { $gain } for { $city }.
remark-reach = Waste in reach of a recycling centre now: { $tiles }.
remark-waste = { $tile } would have { $waste }: { $points } at the end.
remark-clean = { $tile } would be free of waste: { $points } at the end as things are.
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

# The board
