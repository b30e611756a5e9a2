# The Artemis Project in English.

about = Settle Europa, the frozen moon, in six rounds: place your dice one by one, gather energy and ore, build below and above the ice, and staff your colony. For one to five players; alone you face two drones.

option-hard_mode = Hard mode
option-hard_mode-help = Vents, Quarry and Doorstep do not get the two energy, ore and colonists on top, in any round (R20).
option-relic = Alien relic
option-relic-help = A mini-expansion: two expeditions give a sixth die, and one event rewards its holder. Its rule card is not known to us; this is a reconstruction (R130).
option-directives = Directives
option-directives-help = A mini-expansion: each player secretly keeps one of three aims for the end of the game. Its cards are not known to us; this is a reconstruction (R129).
option-r3_copies_removed = Marked buildings left out
option-r3_copies_removed-help = With two players, or alone, how many copies of the marked building leave each pile (R3).
option-r28_frozen_leave_game = The frozen leave the game
option-r28_frozen_leave_game-help = Colonists that nobody could heat are out of the game; otherwise they return to the bag once it is empty (R28).
option-r62_reoffer_to_same_player = A second offer for a lower die
option-r62_reoffer_to_same_player-help = Whoever declines a building may still get it with a lower die of their own; otherwise the offer goes on to the next player (R62).
option-r67_doorstep_limit = Colonists per die
option-r67_doorstep_limit-help = How many colonists a die may recruit at the Doorstep: as many as it shows, or by the smaller table that one review gives, at most four (R67).
option-r67_doorstep_limit-face = As the die shows
option-r67_doorstep_limit-review = At most four

goal-rank-1 = Tentacle-trail cleaner
goal-rank-2 = Mediocronaut
goal-rank-3 = Macro manager
goal-rank-4 = Colony commander
goal-rank-5 = Prime minister of Artemis

edition-rising = each rank must need more points than the one before.

# People, goods and places
a-pioneer = a pioneer
a-engineer = an engineer
a-marine = a marine
a-steward = a steward
the-pioneer = the pioneer
the-engineer = the engineer
the-marine = the marine
the-steward = the steward
number-pioneer = { $count ->
    [one] 1 pioneer
   *[other] { $count } pioneers
}
number-engineer = { $count ->
    [one] 1 engineer
   *[other] { $count } engineers
}
number-marine = { $count ->
    [one] 1 marine
   *[other] { $count } marines
}
number-steward = { $count ->
    [one] 1 steward
   *[other] { $count } stewards
}
nobody = nobody
no-pioneer = no pioneer
no-engineer = no engineer
no-marine = no marine
no-steward = no steward
goods-energy = { $count } energy
goods-ore = { $count } ore
goods-toolkits = { $count ->
    [one] 1 toolkit
   *[other] { $count } toolkits
}
goods-badges = { $count ->
    [one] 1 badge
   *[other] { $count } badges
}
goods-points = { $count } VP
goods-either = { $count } energy or { $count } ore
goods-colonists = { $count ->
    [one] a random colonist
   *[other] { $count } random colonists
}
goods-training = training for a colonist
goods-per-marine = { $count } VP per marine
goods-per-steward = { $count } VP per steward
goods-relief = { $count ->
    [one] a step on the relief track
   *[other] { $count } steps on the relief track
}
goods-relic = the Relic die
no-building = no building
together = { $goods }
the-shelters = the Shelters
from-shelters = from the Shelters
from-abroad = who is on an expedition
at-basecamp = at Basecamp
at-vents = at the Vents
at-quarry = at the Quarry
at-gantry = at the Gantry
at-doorstep = at the Doorstep
at-academy = at the Academy
at-outfitters = at the Outfitters
at-expedition = on the expedition “{ $expedition }”
on-tile = on { $building }
die-of = { $who ->
    [you] a die of yours
   *[other] a die of { $seat }
}
die-of-drone = a die of drone { $drone }
effect-exchange = { $paid } for { $gained }
effect-conversion = up to { $count } energy into ore, or the reverse
effect-raid = { $energy } energy, an opponent loses { $loss } ore
raided = { $who ->
    [you] you lose { $ore }
   *[other] { $seat } loses { $ore }
}
category-unused_goods = energy and ore left
category-surface_buildings = surface buildings
category-directive = directive
category-buildings = number of buildings
category-sets = sets of colonists
category-leftovers = other colonists
category-badges = expedition badges
category-toolkits = toolkits

holding-energy = { $count } energy
holding-ore = { $count } ore
holding-toolkits = { $count ->
    [one] 1 toolkit
   *[other] { $count } toolkits
}
holding-badges = { $count ->
    [one] 1 badge
   *[other] { $count } badges
}
holding-buildings = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}
holding-pioneers = { $count ->
    [one] 1 pioneer
   *[other] { $count } pioneers
}
holding-engineers = { $count ->
    [one] 1 engineer
   *[other] { $count } engineers
}
holding-marines = { $count ->
    [one] 1 marine
   *[other] { $count } marines
}
holding-stewards = { $count ->
    [one] 1 steward
   *[other] { $count } stewards
}

# Questions
prompt-PlaceDie = Your turn: place a die.
prompt-PlaceAdjusted = Where does the die go that shows { $face } now?
prompt-SendColonists = Whom do you send along to “{ $expedition }”?
prompt-ChooseOrigin = Where do those you send come from?
prompt-PayForSending = What do you pay with for those you send?
prompt-LowerDie = “{ $expedition }”: which die does your marine lower?
prompt-UseReconOutpost = Does your Recon Outpost take something { $where }?
prompt-EnrolColonist = Which colonist becomes { $kind } at the Academy?
prompt-ChooseReward = “{ $expedition }” succeeds: which reward do you take?
prompt-TakeEngineerBonus = Your engineer brings resources: which ones?
prompt-ReturnToHub = Who goes to the Expedition Hub on coming back?
prompt-ChooseRelief = Relief track: which reward do you take?
prompt-BuyBuilding = Do you buy { $building } for { $price } ore?
prompt-RecruitColonist = Whom do you recruit for { $price } energy? { $left ->
    [one] One more is possible.
   *[other] Up to { $left } more.
}
prompt-HouseColonist = Where does { $kind } that you have just gained go?
prompt-FillBuilding = Who moves from the Shelters into { $building }?
prompt-ChoosePupil = Whom do you train?
prompt-ChooseProfession = What does { $kind } become?
prompt-ChooseGood = { $amount } energy or { $amount } ore?
prompt-TakeScholarship = Does a pioneer of your Shelters become an engineer?
prompt-MoveColonist = Maintenance: whom do you move? { $left ->
    [one] One move or swap is left.
   *[other] Up to { $left } moves or swaps.
}
prompt-SetColonistDown = Where does { $kind } { $origin } go?
prompt-ActivateBuilding = Maintenance: which building do you activate?
prompt-FireAssaultPod = Whom does your Assault Pod hit?
prompt-ConvertResources = What does the Synthetics Complex convert?
prompt-KeepWarm = You lack energy: whom do you keep warm? { $left ->
    [one] One more.
   *[other] { $left } more.
}
prompt-ChooseFirstPlayer = You have the fewest resources: who begins the next round?
prompt-RideSnowcat = Snowcat Garage: whom do you move for a toolkit?
prompt-ChooseOutbid = Drone 2 outbids you with a { $face }: on which building?
prompt-ChooseDirective = Which directive do you keep?

# Refusals
refuse-PlaceDie = Place a die of your reserve in a region, or change one with toolkits.
refuse-PlaceAdjusted = Now place the die that shows { $face }.
refuse-no-die = You have no die that shows { $face }.
refuse-no-toolkits = You don’t have enough toolkits for that.
refuse-no-pupil = You have no colonist to send to the Academy.
refuse-academy-full = The Academy is full.
refuse-bid-higher = Your die must show more than { $face }, the highest one on this building.
refuse-no-such-place = There is no such place this round.
refuse-SendColonists = Send one engineer, marine or steward, or some pioneers, or nobody.
refuse-steward = A steward only goes with a die that shows { $face } or less.
refuse-ChooseOrigin = Choose how many of them leave the Shelters.
refuse-PayForSending = Pay with energy or with ore.
refuse-LowerDie = Choose a die of an opponent on this expedition; it cannot go below 1.
refuse-UseReconOutpost = Take something of the region, or leave it.
refuse-EnrolColonist = Choose a colonist of your Shelters or of one of your buildings.
refuse-ChooseReward = Choose one of the two rewards.
refuse-TakeEngineerBonus = Choose how much energy and how much ore.
refuse-ReturnToHub = Choose a colonist that came back, or leave all in the Shelters.
refuse-ChooseRelief = Choose the reward of a space that you have reached.
refuse-BuyBuilding = Buy the building, or decline.
refuse-RecruitColonist = Choose a colonist of the Doorstep, or stop.
refuse-HouseColonist = Choose a building with room, or the Shelters.
refuse-FillBuilding = Choose a colonist of the Shelters that fits, or stop.
refuse-ChoosePupil = Choose one of your colonists, or nobody.
refuse-ChooseProfession = Choose a type that the Academy still has.
refuse-ChooseGood = Choose energy or ore.
refuse-TakeScholarship = Take the scholarship, or decline.
refuse-MoveColonist = Choose a colonist that can go somewhere, or stop.
refuse-SetColonistDown = There must be room where it goes, for both if you swap.
refuse-ActivateBuilding = Choose a full ocean building that you can use, or stop.
refuse-FireAssaultPod = Choose an opponent, or nobody.
refuse-ConvertResources = Choose how much you convert, and which way.
refuse-KeepWarm = Choose a colonist of your Shelters.
refuse-ChooseFirstPlayer = Choose a player.
refuse-RideSnowcat = Choose a colonist that can go somewhere, or stop.
refuse-ChooseOutbid = Choose one of your own bids that the drone can exceed.
refuse-ChooseDirective = Choose one of the directives you were dealt.

# Warnings
warning-bid = You have { $ore } ore, and the building costs { $price }: without more ore you cannot buy it.
warning-doorstep = You lack the energy for a colonist, who costs { $price }.
warning-academy = The Academy has no colonist of that type left: the die would be lost.
warning-not-full = This building would no longer be full.
warning-frost = You would have { $energy } energy for { $colonists ->
    [one] 1 colonist
   *[other] { $colonists } colonists
} in the Shelters: some would freeze.
warning-specialist = The colonist you trade is discarded.
warning-unused = { $count ->
    [one] One building could still be activated.
   *[other] { $count } buildings could still be activated.
}
warning-outpost = You would leave a resource that costs nothing.

# Remarks
remark-succeeds = { $total } of { $difficulty }: it would succeed, and you would be { $place ->
    [1] first
    [2] second
   *[other] without a reward
}.
remark-missing = { $total } of { $difficulty }: { $missing } still missing.
remark-harvest = As things are, this die takes { $count ->
    [0] nothing: it is exposed
   *[other] { $goods }
}.
remark-bid = If nobody outbids you, the building costs { $price } ore.
remark-doorstep = It recruits { $count ->
    [one] one colonist
   *[other] up to { $count } colonists
} for { $price } energy{ $count ->
    [one] {""}
   *[other] {" "}each
}.
remark-filled = Now full: { $buildings }.
remark-emptied = No longer full: { $buildings }.
remark-gained = New in your colony: { $buildings }.

# Actions
action-first = { $seat } { $who ->
    [you] begin
   *[other] begins
}
action-directives = The directives are dealt
action-keep = Keep “{ $directive }”: { $aim } ({ $points } VP)
action-reveal = The expedition “{ $expedition }” is revealed
action-draw = The bag gives { $kind }
action-tile = The pile gives { $building }
action-event = The event “{ $event }” is revealed
action-roll = The dice are rolled
action-plan = The planning die begins { $where }
action-adjust = Turn a { $face } into a { $target } ({ $toolkits ->
    [one] 1 toolkit
   *[other] { $toolkits } toolkits
})
action-place = Place a { $face } { $where }
action-alone = Send nobody
action-send = Send { $sent } (1 resource)
action-send-free = Send { $sent } (free)
action-shelters = { $count ->
    [0] All from the Expedition Hub (free)
    [one] 1 from the Shelters (1 resource)
   *[other] { $count } from the Shelters (1 resource)
}
action-pay = Pay { $goods }
action-lower = Lower { $die } from { $before } to { $face }
action-take = Take { $goods }
action-leave = Take nothing
action-enrol = Send { $kind } { $origin }
action-reward = Take { $goods }
action-good = Take { $goods }
action-bonus = Take { $goods }
action-trade = Train { $kind } { $origin }
action-into = It becomes { $kind }
action-study = Replace a pioneer by an engineer
action-skip-ChoosePupil = Train nobody
action-skip-TakeScholarship = Decline
action-skip-FireAssaultPod = Hit nobody
action-house = Into { $building }
action-shelter-HouseColonist = Into the Shelters
action-shelter-ReturnToHub = Nobody else: into the Shelters
action-enter = Let { $kind } move in
action-done = Nobody else
action-hub = Let { $kind } go to the Hub
action-buy = Buy { $building } for { $price } ore
action-decline = Decline
action-recruit = Recruit { $kind } ({ $price } energy)
action-enough = Nobody else
action-relief = Take { $goods }
action-lift = Move { $kind } { $origin }
action-to = Into { $place }
action-to-shelters = To the Shelters
action-swap = Change places with { $kind } { $origin }
action-rest = Move nobody else
action-activate = Activate { $building } ({ $effect })
action-finish = Activate nothing else
action-assault = { $who ->
    [you] Hit yourself
   *[other] Hit { $seat }
}
action-assault-drone = Hit drone { $drone }
action-convert = Convert { $given } into { $taken }
action-warm = Keep { $kind } warm
action-outbid = Let it outbid your { $face } on { $building }

group-action-place = Place a die
group-action-adjust = Change a die

# Answers beside which signs tell what they cost and bring
short-action-place = A { $face } { $where }
short-action-adjust = A { $face } becomes a { $target }
short-action-recruit = Recruit { $kind }

# Events
event-FirstPlayerDrawn = { $seat } { $who ->
    [you] begin
   *[other] begins
} the first round.
event-DirectivesDealt = { $seat } { $who ->
    [you] are
   *[other] is
} dealt the directives { $directives }.
event-DirectiveKept = { $seat } { $who ->
    [you] keep
   *[other] keeps
} the directive “{ $directive }”.
event-RoundPrepared = Round { $round }.
heading-RoundPrepared = Round { $round }
event-ExpeditionRevealed = Expedition “{ $expedition }”, difficulty { $difficulty }: { $one }, or { $other }.
event-RegionsStocked = The Vents hold { $energy } energy, the Quarry { $ore } ore.
event-GantryFilled = New at the Gantry: { $buildings }.
event-GantryFilled-none = The Gantry is full: no new building.
event-DoorstepFilled = New at the Doorstep: { $colonists }.
event-EventRevealed = Event “{ $event }” (letter { $letter }): { $effect }.
event-EventRevealed-now = Event “{ $event }”, at once: { $effect }.
event-EventActed = The event “{ $event }” takes effect.
event-StockChanged-more = { $goods } more { $where }.
event-StockChanged-less = { $goods } less { $where }.
event-DiceRolled = { $seat } { $who ->
    [you] roll
   *[other] rolls
} { $dice }.
event-DieAdjusted = { $seat } { $who ->
    [you] turn
   *[other] turns
} a { $face } into a { $target } ({ $toolkits ->
    [one] 1 toolkit
   *[other] { $toolkits } toolkits
}).
event-DiePlaced = { $seat } { $who ->
    [you] place
   *[other] places
} a { $face } { $where }.
event-ColonistsSent = { $seat } { $who ->
    [you] send
   *[other] sends
} { $sent } to “{ $expedition }”.
event-SendingPaid = { $seat } { $who ->
    [you] pay
   *[other] pays
} { $goods } for those sent.
event-DieLowered = { $who ->
    [you] Your marine
   *[other] The marine of { $seat }
} lowers { $die } from { $before } to { $face }.
event-PupilEnrolled = { $seat } { $who ->
    [you] send
   *[other] sends
} { $kind } { $origin } to the Academy.
event-Gained = { $seat } { $who ->
    [you] gain
   *[other] gains
} { $goods }.
event-Lost = { $seat } { $who ->
    [you] lose
   *[other] loses
} { $goods }.
event-ExpeditionFailed = The expedition “{ $expedition }” fails: { $total } where { $difficulty } were needed.
event-ExpeditionSucceeded = The expedition “{ $expedition }” succeeds: { $total } where { $difficulty } were needed.
event-RewardTaken = { $seat } { $who ->
    [you] take
   *[other] takes
} the reward of “{ $expedition }”: { $goods }.
event-DieHarvested = { $seat } { $who ->
    [you] take
   *[other] takes
} { $goods } with a { $face }.
event-DieExposed = { $seat }: a { $face } is exposed { $where }.
event-BuildingBought = { $seat } { $who ->
    [you] buy
   *[other] buys
} { $building } for { $price } ore.
event-BuildingDeclined = { $seat } { $who ->
    [you] do
   *[other] does
} not buy { $building }.
event-ColonistGained = { $seat } { $who ->
    [you] gain
   *[other] gains
} { $kind }.
event-ColonistHoused = { $seat } { $who ->
    [you] put
   *[other] puts
} { $kind } into { $building }.
event-ColonistRecruited = { $seat } { $who ->
    [you] recruit
   *[other] recruits
} { $kind } for { $price } energy.
event-ColonistTrained = { $seat } { $who ->
    [you] replace
   *[other] replaces
} { $before } by { $kind }.
event-TrainingFailed = { $seat }: the Academy has { $nobody } left, the colonist comes back.
event-NobodyLeft = { $seat }: nobody is left in the bag.
event-ReliefStepped = { $seat } { $who ->
    [you] move
   *[other] moves
} to space { $space } of the relief track.
event-ReliefEnded = { $seat } { $who ->
    [you] are
   *[other] is
} at the end of the relief track: no more relief.
event-RelicMoved = { $seat } { $who ->
    [you] receive
   *[other] receives
} the Relic die.
event-MaintenanceBegan = Maintenance of round { $round }.
heading-MaintenanceBegan = Maintenance { $round }
event-ColonistMoved = { $seat } { $who ->
    [you] move
   *[other] moves
} { $kind } { $origin } into { $place }.
event-ColonistMoved-shelters = { $seat } { $who ->
    [you] move
   *[other] moves
} { $kind } { $origin } to the Shelters.
event-ColonistsSwapped = { $seat } { $who ->
    [you] swap
   *[other] swaps
} { $kind } { $origin } and { $other } { $place }.
event-BuildingActivated = { $seat } { $who ->
    [you] activate
   *[other] activates
} { $building }.
event-PodFired = { $seat } { $who ->
    [you] fire
   *[other] fires
} the Assault Pod and { $who ->
    [you] gain
   *[other] gains
} { $energy }; { $target }.
event-PodFired-drone = { $seat } { $who ->
    [you] fire
   *[other] fires
} the Assault Pod at drone { $drone } and { $who ->
    [you] gain
   *[other] gains
} { $energy }.
event-ResourcesConverted = { $seat } { $who ->
    [you] convert
   *[other] converts
} { $given } into { $taken }.
event-HeatingPaid = { $seat } { $who ->
    [you] pay
   *[other] pays
} { $goods } to heat the Shelters.
event-ColonistsFroze = { $seat } { $who ->
    [you] lose
   *[other] loses
} { $colonists } to the cold.
event-FirstPlayerChosen-self = { $seat } { $who ->
    [you] choose
   *[other] chooses
} to begin the next round.
event-FirstPlayerChosen = { $seat } { $who ->
    [you] begin
   *[other] begins
} the next round, chosen by { $chooser }.
event-CategoryScored = { $seat }: { $points } VP for { $category }.
event-DirectiveShown = { $seat } { $who ->
    [you] show
   *[other] shows
} the directive “{ $directive }”: { $points } VP.
event-DronePlanned = Drone { $drone } rolls { $dice } and begins { $where }.
event-DroneDiePlaced = Drone { $drone } places a { $face } { $where }.
event-DroneDieSetAside = Drone { $drone } finds no place for a { $face }.
event-DroneHarvested = Drone { $drone } takes { $goods } with a { $face }.
event-DroneBought = Drone { $drone } takes { $building } out of the game.
event-DroneRecruited = Drone { $drone } takes out of the game: { $colonists }.

# Where points come from
source-expeditions = expeditions
source-relief = relief track
source-ocean_buildings = ocean buildings
source-relic = alien relic
source-unused_goods = { category-unused_goods }
source-surface_buildings = { category-surface_buildings }
source-directive = { category-directive }
source-buildings = { category-buildings }
source-sets = { category-sets }
source-leftovers = { category-leftovers }
source-badges = { category-badges }
source-toolkits = { category-toolkits }

# Plain boards
view-round = round
view-phase = phase
view-region = region being resolved
view-first = first player
view-event = event
view-letter = letter
view-past_events = past events
view-expeditions = Basecamp
view-difficulty = difficulty
view-total = total
view-rewards = rewards
view-colonists = colonists
view-building = building
view-dice = dice
view-vents = Vents
view-quarry = Quarry
view-stock = stock
view-gantry = Gantry
view-bids = bids
view-discount = discount
view-doorstep = Doorstep
view-price = price
view-limits = limits
view-academy = Academy
view-places = places
view-outfitters = Outfitters
view-set_aside = set aside
view-drones = drones
view-last = last answer
view-score = points
view-forecast = points if it ended now
view-energy = energy
view-ore = ore
view-toolkits = toolkits
view-badges = badges
view-relief = relief track
view-shelters = Shelters
view-buildings = buildings
view-full = full
view-colony = colony
view-relic = Relic die
view-directive = directive
view-dealt = dealt
view-kept = kept
view-bag = bag
view-discarded = discarded
view-pile = buildings to come
view-expedition_deck = expeditions in the deck
view-face = face
view-drone = drone
view-pioneers = pioneers
view-specialist = specialist
view-number = number
view-id = name
view-seats = players
view-seat = player
view-profession = to become
view-points = VP
view-energy_or_ore = energy or ore
view-training = training
view-points_per_marine = VP per marine
view-points_per_steward = VP per steward
view-pioneer = pioneers
view-engineer = engineers
view-marine = marines
view-steward = stewards

# Buildings, expeditions, events and directives
building-assault_pod = Assault Pod
the-assault_pod = the Assault Pod
from-assault_pod = from the Assault Pod
building-crystal_foundry = Crystal Foundry
the-crystal_foundry = the Crystal Foundry
from-crystal_foundry = from the Crystal Foundry
building-drone_dock = Drone Dock
the-drone_dock = the Drone Dock
from-drone_dock = from the Drone Dock
building-expedition_hub = Expedition Hub
the-expedition_hub = the Expedition Hub
from-expedition_hub = from the Expedition Hub
building-geothermal_platform = Geothermal Platform
the-geothermal_platform = the Geothermal Platform
from-geothermal_platform = from the Geothermal Platform
building-manufactory = Manufactory
the-manufactory = the Manufactory
from-manufactory = from the Manufactory
building-ops_center = Ops Center
the-ops_center = the Ops Center
from-ops_center = from the Ops Center
building-recon_outpost = Recon Outpost
the-recon_outpost = the Recon Outpost
from-recon_outpost = from the Recon Outpost
building-sensor_station = Sensor Station
the-sensor_station = the Sensor Station
from-sensor_station = from the Sensor Station
building-shuttle_bay = Shuttle Bay
the-shuttle_bay = the Shuttle Bay
from-shuttle_bay = from the Shuttle Bay
building-surface_conduit = Surface Conduit
the-surface_conduit = the Surface Conduit
from-surface_conduit = from the Surface Conduit
building-synthetics_complex = Synthetics Complex
the-synthetics_complex = the Synthetics Complex
from-synthetics_complex = from the Synthetics Complex
building-volcanic_extractor = Volcanic Extractor
the-volcanic_extractor = the Volcanic Extractor
from-volcanic_extractor = from the Volcanic Extractor
building-armory = Armory
the-armory = the Armory
from-armory = from the Armory
building-battery_bank = Battery Bank
the-battery_bank = the Battery Bank
from-battery_bank = from the Battery Bank
building-bio_drome = Bio-Drome
the-bio_drome = the Bio-Drome
from-bio_drome = from the Bio-Drome
building-colonial_embassy = Colonial Embassy
the-colonial_embassy = the Colonial Embassy
from-colonial_embassy = from the Colonial Embassy
building-command_citadel = Command Citadel
the-command_citadel = the Command Citadel
from-command_citadel = from the Command Citadel
building-explorers_league = Explorers’ League
the-explorers_league = the Explorers’ League
from-explorers_league = from the Explorers’ League
building-ore_loading_dock = Ore Loading Dock
the-ore_loading_dock = the Ore Loading Dock
from-ore_loading_dock = from the Ore Loading Dock
building-scion_tower = Scion Tower
the-scion_tower = the Scion Tower
from-scion_tower = from the Scion Tower
building-sentinel_pylon = Sentinel Pylon
the-sentinel_pylon = the Sentinel Pylon
from-sentinel_pylon = from the Sentinel Pylon
building-snowcat_garage = Snowcat Garage
the-snowcat_garage = the Snowcat Garage
from-snowcat_garage = from the Snowcat Garage
building-stronghold = Stronghold
the-stronghold = the Stronghold
from-stronghold = from the Stronghold
building-threshold_gate = Threshold Gate
the-threshold_gate = the Threshold Gate
from-threshold_gate = from the Threshold Gate
building-warming_house = Warming House
the-warming_house = the Warming House
from-warming_house = from the Warming House

expedition-lone_beacon = Lone beacon
expedition-first_steps = First steps
expedition-blue_fissure = Blue fissure
expedition-training_camp = Training camp
expedition-probe_wreck = Probe wreck
expedition-warm_gallery = Warm gallery
expedition-sunken_worksite = Sunken worksite
expedition-lost_workshop = Lost workshop
expedition-council_on_the_ice = Council on the ice
expedition-stray_shuttle = Stray shuttle
expedition-scalding_spring = Scalding spring
expedition-front_line = Front line
expedition-deep_vein = Deep vein
expedition-glass_ridge = Glass ridge
expedition-twin_chimney = Twin chimney
expedition-abandoned_outpost = Abandoned outpost
expedition-hostile_nest = Hostile nest
expedition-glowing_forest = Glowing forest
expedition-forgotten_dome = Forgotten dome
expedition-elite_transport = Elite transport
expedition-city_under_the_ice = City under the ice
expedition-world_end_trench = Trench at world’s end
expedition-drowned_altar = Drowned altar
expedition-whispering_obelisk = Whispering obelisk

happening-blizzard = Blizzard
happening-blizzard-effect = every expedition is harder by { $amount } this round
happening-sonar_survey = Sonar survey
happening-sonar_survey-effect = each player with a die at Basecamp gains { $amount } energy
happening-thermal_surge = Thermal surge
happening-thermal_surge-effect = the Vents receive { $amount } energy per player
happening-clogged_collectors = Clogged collectors
happening-clogged_collectors-effect = whoever has the most dice at the Vents loses { $amount } energy, all who tie included
happening-cave_in = Cave-in
happening-cave_in-effect = the Quarry loses { $amount } ore per player
happening-drifting_lode = Drifting lode
happening-drifting_lode-effect = each player without a die at the Quarry gains { $amount } ore
happening-standard_blueprints = Standard blueprints
happening-standard_blueprints-effect = this round every building of the Gantry costs { $amount } ore less than the die
happening-structural_inspection = Structural inspection
happening-structural_inspection-effect = whoever has the most dice at the Gantry loses { $amount } ore, all who tie included
happening-quarantine = Quarantine
happening-quarantine-effect = this round each colonist of the Doorstep costs { $amount } energy
happening-welcome_committee = Welcome committee
happening-welcome_committee-effect = this round each colonist of the Doorstep costs { $amount } energy
happening-scholarship = Scholarship
happening-scholarship-effect = in turn order, each player may replace a pioneer of the Shelters by an engineer of the Academy
happening-heating_failure = Heating failure
happening-heating_failure-effect = whoever has the most colonists in the Shelters loses { $amount } energy, all who tie included
happening-supply_drop = Supply drop
happening-supply_drop-effect = each player gains { $amount ->
    [one] 1 toolkit
   *[other] { $amount } toolkits
}
happening-unplanned_shuttle = Unplanned shuttle
happening-unplanned_shuttle-effect = the Doorstep receives { $amount ->
    [one] 1 colonist
   *[other] { $amount } colonists
} from the bag
happening-relic_pulse = Relic pulse
happening-relic_pulse-effect = the holder of the Relic die gains { $amount } VP; if nobody has it, each player gains { $toolkits ->
    [one] 1 toolkit
   *[other] { $toolkits } toolkits
}

directive-cartography = Cartography
directive-cartography-aim = at least { $least } badges
directive-strategic_stock = Strategic stock
directive-strategic_stock-aim = at least { $least } ore
directive-energy_reserve = Energy reserve
directive-energy_reserve-aim = at least { $least } energy
directive-full_workshops = Full workshops
directive-full_workshops-aim = at least { $least } toolkits
directive-ocean_network = Ocean network
directive-ocean_network-aim = at least { $least } ocean buildings
directive-built_skyline = Built skyline
directive-built_skyline-aim = at least { $least } surface buildings
directive-full_staff = Full staff
directive-full_staff-aim = at least { $least } full buildings
directive-nobody_left_out = Nobody left out
directive-nobody_left_out-aim = empty Shelters and at least { $least } colonists
directive-pioneer_spirit = Pioneer spirit
directive-pioneer_spirit-aim = at least { $least } pioneers
directive-engineering_corps = Engineering corps
directive-engineering_corps-aim = at least { $least } engineers
directive-garrison = Garrison
directive-garrison-aim = at least { $least } marines
directive-administration = Administration
directive-administration-aim = at least { $least } stewards
directive-mixed_crews = Mixed crews
directive-mixed_crews-aim = at least { $least } sets of the four types of colonists
directive-resilience = Resilience
directive-resilience-aim = at least space { $least } of the relief track
directive-metropolis = Metropolis
directive-metropolis-aim = at least { $least } colonists

# The board
board-place = Round { $round } of { $rounds } · { $phase }
board-phase-preparation = Preparation
board-phase-placement = Placement
board-phase-resolution = Resolution
board-phase-maintenance = Maintenance
board-phase-scoring = Scoring
board-europa = Europa
board-parts = Parts of the board
board-here = something can be done here
board-now = now
board-resolving = Being resolved: { $region }
board-region-basecamp = Basecamp
board-region-vents = Vents
board-region-quarry = Quarry
board-region-gantry = Gantry
board-region-doorstep = Doorstep
board-region-academy = Academy
board-region-outfitters = Outfitters
board-about-basecamp = Basecamp: dice go on expeditions, with colonists if you like. All dice of a card count together.
board-about-vents = Vents: from the left, each die takes as much energy as it shows, or what is left. The lowest dice stand first.
board-about-quarry = Quarry: from the left, each die takes as much ore as it shows, or what is left. The lowest dice stand first.
board-about-gantry = Gantry: dice bid for buildings. The highest die may pay that much ore and take the building.
board-about-doorstep = Doorstep: from the left, each die may recruit colonists. The lowest dice stand first.
board-about-academy = Academy: a die takes a colonist along, who becomes what the die says.
board-about-outfitters = Outfitters: a die brings toolkits at once.
board-rounds = Rounds
board-round-ahead = Round { $round }: its event is not known yet.
board-round-event = Round { $round }, event “{ $event }”: { $effect }.
board-about-event = Event “{ $event }”{ $when ->
    [now] , at once
   *[letter] , at the letter { $letter }
}: { $effect }.
board-turn-order = Turn order
board-turn = { $place ->
    [one] First player: { $owner }
   *[other] Turn { $place }: { $owner }
}
board-drone = Drone { $drone }
board-drone-plan = Drone { $drone } rolled { $dice }. Its lowest die begins here: { $region }; the others follow { $way ->
    [one] clockwise
   *[other] counter-clockwise
}.
board-drone-waits = Drone { $drone } has not rolled yet.
board-total-of-all = all dice count together
board-about-expedition = Expedition “{ $expedition }”: { $total } of { $difficulty }.
board-strength = { $total } of { $difficulty }
board-fails = { $count } short
board-succeeds = succeeds
board-succeeds-alone = succeeds: you alone
board-succeeds-rank = succeeds: you are { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] number { $rank }
}
board-die = { $owner }: { $face }
board-die-takes = { $owner }: { $face }, would take { $goods }
board-die-exposed = { $owner }: { $face }, would get nothing and make a step on the relief track
board-coming = The event will { $count ->
    [-1] take 1 away
    [1] bring 1
   *[other] change the stock by { $count }
} before that
board-energy = energy
board-ore = ore
board-highest-pays = the highest die pays
board-discount = −{ $count } ore
board-bid = { $owner }: would pay { $price } ore
board-each = { $price } energy for each colonist
board-per-head = each
board-colonists = { $count ->
    [one] 1 colonist
   *[other] { $count } colonists
}
board-die-recruits = { $owner }: { $face }, may recruit { $count ->
    [one] 1 colonist
   *[other] up to { $count } colonists
}
board-die-learns = { $owner }: { $face }, to become: { $kind }
board-free-place = A free place of the Academy
board-teaches = A die of { $faces } trains: { $kind }. In stock: { $count }.
board-outfits = A die of { $from } to { $to } brings { $toolkits }.
board-pioneer = pioneer
board-engineer = engineer
board-marine = marine
board-steward = steward
board-any = any type
board-empty-slot = Empty slot: { $kind }
board-anybody = { $count ->
    [one] 1 of any type
   *[other] { $count } of any type
}
board-relief = Relief track
board-about-relief = Relief track: whoever comes too late moves on and takes the reward of that space or of any space passed.
board-relief-start = Before the first space: { $players }
board-relief-space = Space { $space }: { $goods }{ $taken ->
    [0] {""}
   *[other] . Here: { $players }
}
board-colony = My colony
board-shelters = Shelters
board-nobody = nobody
board-heating = { $count ->
    [0] Nobody is in the Shelters.
   *[other] Heating the Shelters costs { $energy } energy each round.
}{ $cold ->
    [0] {""}
    [one] {" "}One colonist would freeze now.
   *[other] {" "}{ $cold } colonists would freeze now.
}
board-buildings = Buildings
board-no-buildings = No building yet
board-is-full = It is full.
board-missing = Missing: { $slots }.
board-scores-now = Would score { $count } VP now
board-about-ocean = { $building }: { $does }. Slots: { $slots }.
board-about-surface = { $building }: { $does } at the end of the game. Slots: { $slots }.
board-about-energy = { $count } energy
board-about-ore = { $count } ore
board-about-toolkits = { $count ->
    [one] 1 toolkit
   *[other] { $count } toolkits
}: each changes a die by 1 before it is placed
board-about-badges = { $count ->
    [one] 1 badge
   *[other] { $count } badges
} of successful expeditions
board-about-relic = The Relic die: a sixth die
board-about-directive = Directive “{ $directive }”: { $aim } ({ $points } VP)
board-reserve = { $count ->
    [one] 1 die in reserve
   *[other] { $count } dice in reserve
}
board-reserve-die = Die in reserve: { $face }
board-no-dice = No die in reserve
board-turn-die = Toolkits turn a die to another face, one for each step.
board-built = { $count ->
    [one] 1 building
   *[other] { $count } buildings
}, { $full } full
board-if-over = If the game ended now
board-track = points so far
board-total = total
board-directive-apart = Your directive is not counted here. It would bring you { $points } VP now.
board-about-category-unused_goods = Points for energy and ore that are left
board-about-category-surface_buildings = Points of full surface buildings
board-about-category-buildings = Points for the number of buildings, full or not
board-about-category-sets = Points for sets of the four types of colonists
board-about-category-leftovers = Points for colonists that are in no set
board-about-category-badges = Points for badges, or points lost for too few
board-about-category-toolkits = Points for the most toolkits; alone, for many of them
board-does-assault_pod = an opponent loses up to { $loss }, you gain { $energy }
board-does-crystal_foundry = { $ore }, and { $per_engineer } more for each engineer inside
board-does-drone_dock = { $energy } and { $ore }
board-does-expedition_hub = its colonists go on expeditions for nothing, full or not
board-does-geothermal_platform = { $energy_or_ore }
board-does-manufactory = { $toolkits }
board-does-ops_center = { $price } for { $points }
board-does-recon_outpost = when you place a die at the Vents or the Quarry, it takes { $energy_or_ore } from there at once
board-does-sensor_station = { $price } for { $points }
board-does-shuttle_bay = up to { $moves } more moves in each Maintenance
board-does-surface_conduit = a colonist from the bag
board-does-synthetics_complex = up to { $most } energy into ore, or the reverse
board-does-volcanic_extractor = { $energy }, and { $per_engineer } more for each engineer inside
board-does-armory = { $points }, and 1 for every { $per } toolkits, at most { $most }
board-does-battery_bank = { $points }, and 1 for every { $per } energy, at most { $most }
board-does-bio_drome = { $points }
board-does-colonial_embassy = { $points }
board-does-command_citadel = { $points }, and { $per } for each pair of marine and steward
board-does-explorers_league = { $points }, and 1 for every { $per } pioneers
board-does-ore_loading_dock = { $points }, and 1 for every { $per } ore, at most { $most }
board-does-scion_tower = { $points }, and { $extra } with a steward inside
board-does-sentinel_pylon = { $points }, and { $extra } with a marine inside
board-does-snowcat_garage = { $points }; before the scoring, moves for { $price } each
board-does-stronghold = { $points }
board-does-threshold_gate = { $points }, and 1 for every { $per } engineers
board-does-warming_house = { $points } if its colonists are of one type

# Statistics
trait-building = building
trait-directive = directive

# Learning: the first card, its chapters, the guided game
primer-1 = Have the most victory points after six rounds: from buildings full of colonists, and from expeditions.
primer-2 = All roll five dice; on your turn you place one of yours in a region of the moon.
primer-3 = At the Vents and the Quarry low dice are served first, and each takes as much as it shows while there is some.
primer-4 = At the Gantry the highest die buys the building, for as much ore as it shows; the Doorstep sells colonists for energy.
primer-5 = Colonists live in your buildings; those left in the Shelters cost energy every round, or they freeze.
primer-maintenance-title = Maintenance
primer-maintenance = Move a colonist, use your full ocean buildings, then heat the Shelters: one energy for each colonist there.
guide-die = Choose a die and where it goes. Low dice are sure to get energy or ore; high ones are for buildings and expeditions.
guide-vents = The Vents give energy, the Quarry ore. Low dice go first, whoever came first: a 6 may find nothing left when it is served.
guide-gantry = At the Gantry a die is a bid: the highest may buy the building for as much ore as it shows. Have the ore ready by then.
guide-doorstep = The Doorstep brings colonists, at 2 energy each and at most as many as the die shows. Low dice choose first.
guide-basecamp = On an expedition all dice add up to its difficulty. If it succeeds, the strongest two get a badge and a reward.
guide-buy = Your die is the highest: buy the building or let it go. Look at its slots: only when all are taken does it help or score.
guide-recruit = Choose a colonist for 2 energy. Take the kinds that your buildings have room for; pioneers strengthen expeditions.
guide-reward = The expedition succeeded, and you choose first. Badges matter too: fewer than two cost 3 points at the end.
guide-relief = A die that got nothing is not lost: you step along the relief track and take one of the rewards you have passed.
guide-move = Maintenance: you may move one colonist, or swap two. Fill a building: full ocean buildings work every round.
guide-activate = Each full ocean building may be used once a round, in any order. Later, surface buildings score instead.
guide-warm = Each colonist in the Shelters cost you one energy. House them, or keep energy back: those you cannot heat are lost.
guide-toolkits = A toolkit changes a die by one before it is placed. The Outfitters give one for a low die, two for a die of 4 or more.
guide-academy = The Academy trains a colonist: 1 or 2 an engineer, 3 or 4 a marine, 5 or 6 a steward. A set of all four kinds is worth 3 points.
guide-buildings = Buildings also count at the end: 4 are worth 2 points, 6 are worth 5, 7 are worth 8. From round 4 the surface ones come.
guide-end = You know the game now. Six rounds, then everything is counted. If you hesitate, the lamp at the top shows a bot’s choice.
