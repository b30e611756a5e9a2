# Reykholt in English.

about = Grow vegetables in the warm greenhouses of Iceland and serve them to tourists, table by table. Seven rounds of placing workers, planting and harvesting; whoever gets furthest along the tables wins. For one to four players, with a story mode.

option-mode = Way to play
option-mode-help = The game of the rulebook, or one of the five scenarios of the story with an event in every round (R92).
option-mode-standard = Standard
option-mode-standard-help = The game of the rulebook, without events.
option-mode-fresh_arrivals = Fresh Arrivals
option-mode-fresh_arrivals-help = You have left the city behind. Enya shows you round and lends you a first tomato. The scenario to begin with.
option-mode-after_the_bad_harvest = After the Bad Harvest
option-mode-after_the_bad_harvest-help = Last year’s harvest was poor, and the largest greenhouses stand in ruins. The neighbours help with a few tomatoes.
option-mode-the_great_banquet = The Great Banquet
option-mode-the_great_banquet-help = The whole village is invited. As soon as somebody sets the table of 5 tomatoes, the banquet begins and the game is nearly over.
option-mode-varied_cuisine = Varied Cuisine
option-mode-varied_cuisine-help = The guests want more than tomatoes: what you still own of every vegetable counts too.
option-mode-winter_is_coming = Winter Is Coming
option-mode-winter_is_coming-help = The days grow short. You begin with a greenhouse, but soon only a few of them can be kept warm enough to harvest.
option-service_group = Service cards
option-service_group-help = The group from which service cards are drawn. A is the one for a first game; E is for two players only (R8).
option-service_group-A = Group A
option-service_group-B = Group B
option-service_group-C = Group C
option-service_group-D = Group D
option-service_group-E = Group E
option-r8_story_cards = Cards of the story pack
option-r8_story_cards-help = Whether the 16 service cards of the story pack join their groups (R8).
option-r8_story_cards-story = In story mode
option-r8_story_cards-always = Always
option-r8_story_cards-never = Never
option-r12_start_player_in_front = The start player stands in front
option-r12_start_player_in_front-help = At the start of the track the start player counts as the most advanced; otherwise it is the last in turn order (R12).
option-r36_discards_return_to = Discarded random greenhouses
option-r36_discards_return_to-help = Where a random greenhouse goes when it is discarded: on top of its pile, so that it comes next, or to the bottom (R36).
option-r36_discards_return_to-top = On top
option-r36_discards_return_to-bottom = To the bottom
option-r91_blocked_space = One blocked space
option-r91_blocked_space-help = Alone, you may once place a worker on a space that is blocked (R91).
option-r95_events = Events
option-r95_events-help = 13 events, or the 12 that the French rulebook counts, without Enya’s Visit. They come in story mode only (R95).
option-r95_events-12 = 12
option-r95_events-13 = 13

habit-any_time = Cards for any time
habit-any_time-help = When you are asked whether to use a service card that may be used at any time. In your own turns it is always offered (R71).
habit-any_time-phases = When a phase begins or ends
habit-any_time-always = In others’ turns too
habit-any_time-own = In my own turns only

goal-table = Table to reach
goal-points = Points to reach

# Goods, cards and places
good-tomato = tomato
good-lettuce = lettuce
good-mushroom = mushroom
good-cauliflower = cauliflower
good-carrot = carrot
a-tomato = a tomato
a-lettuce = a lettuce
a-mushroom = a mushroom
a-cauliflower = a cauliflower
a-carrot = a carrot
all-tomato = tomatoes
all-lettuce = lettuces
all-mushroom = mushrooms
all-cauliflower = cauliflowers
all-carrot = carrots
goods-tomato = { $count ->
    [one] 1 tomato
   *[other] { $count } tomatoes
}
goods-lettuce = { $count ->
    [one] 1 lettuce
   *[other] { $count } lettuces
}
goods-mushroom = { $count ->
    [one] 1 mushroom
   *[other] { $count } mushrooms
}
goods-cauliflower = { $count ->
    [one] 1 cauliflower
   *[other] { $count } cauliflowers
}
goods-carrot = { $count ->
    [one] 1 carrot
   *[other] { $count } carrots
}
no-goods = nothing
column-property = Property
column-field = Field
column-market = Market
column-town_hall = Town Hall
space = { $column } { $row }
phase-work = Work time
phase-harvest = Harvest time
phase-tourism = Tourism
phase-rest = Rest time
arrivals = Delivery
scenario-fresh_arrivals = Fresh Arrivals
scenario-after_the_bad_harvest = After the Bad Harvest
scenario-the_great_banquet = The Great Banquet
scenario-varied_cuisine = Varied Cuisine
scenario-winter_is_coming = Winter Is Coming
happening-northern_lights = Northern Lights
happening-geyser = Geyser
happening-free_seeds = Free Seeds
happening-ash_cloud = Ash Cloud
happening-tour_bus = Tour Bus
happening-snowstorm = Snowstorm
happening-vegetable_fair = Vegetable Fair
happening-heating_failure = Heating Failure
happening-public_holiday = Public Holiday
happening-subsidy = Subsidy
happening-runaway_sheep = Runaway Sheep
happening-harvest_festival = Harvest Festival
happening-enyas_visit = Enya’s Visit
service-village_elders = Village Elders
service-harvest_helper = Harvest Helper
service-tomato_seedlings = Tomato Seedlings
service-head_chef = Head Chef
service-sower = Sower
service-basket_carrier = Basket Carrier
service-town_clerk = Town Clerk
service-opening_buffet = Opening Buffet
service-back_of_the_queue = Back of the Queue
service-barter_stall = Barter Stall
service-nursery = Nursery
service-carrot_seeds = Carrot Seeds
service-greenhouse_builder = Greenhouse Builder
service-big_harvest = Big Harvest
service-picking_party = Picking Party
service-town_reception = Town Reception
service-hamper = Hamper
service-grocer = Grocer
service-composting = Composting
service-instructor = Instructor
service-merchant = Merchant
service-mushroom_expert = Mushroom Expert
service-agronomist = Agronomist
service-farm_girl = Farm Girl
service-night_watch = Night Watch
service-innkeeper = Innkeeper
service-coach_driver = Coach Driver
service-seasonal_hand = Seasonal Hand
service-small_portions = Small Portions
service-hot_spring = Hot Spring
service-postcards = Postcards
service-lean_larder = Lean Larder
service-night_market = Night Market
service-greenhouse_saleswoman = Greenhouse Saleswoman
service-glazier = Glazier
service-architect = Architect
service-small_scale_grower = Small-scale Grower
service-mover = Mover
service-large_estate = Large Estate
service-community_greenhouse = Community Greenhouse
service-heating_engineer = Heating Engineer
service-plant_breeder = Plant Breeder
service-scrap_dealer = Scrap Dealer
service-fully_booked_restaurant = Fully Booked Restaurant
service-early_riser = Early Riser
service-sponsorship = Sponsorship
service-running_behind = Running Behind
service-opposite_number = Opposite Number
service-round_the_parish = Round the Parish
service-tenant = Tenant
service-empty_aisle = Empty Aisle
service-good_neighbours = Good Neighbours

# What spaces, cards, events and scenarios do, put together from the edition's words
does = { $verb } { $what }
does-may = you may { $does }
does-exchange = { $cost } to { $get }
does-if = { $condition }, { $then }
does-if-else = { $condition }, { $then }; otherwise { $otherwise }
together = { $parts }
either = { $one } or { $other }
listed = { $one }, { $other }
both = { $one } { $other }
verb-take-do = take
verb-take-to = take
verb-take-act = Take
verb-discard-do = discard
verb-discard-to = discard
verb-discard-act = Discard
verb-give-do = give
verb-give-to = give
verb-give-act = Give
verb-plant-do = plant
verb-plant-to = plant
verb-plant-act = Plant
verb-harvest-do = harvest
verb-harvest-to = harvest
verb-harvest-act = Harvest
verb-add-do = add
verb-add-to = add
verb-add-act = Add
verb-fill-do = fill
verb-fill-to = fill
verb-fill-act = Fill
verb-advance-do = advance
verb-advance-to = advance
verb-advance-act = Advance
verb-share-do = share
verb-share-to = share
verb-share-act = Share
verb-replace-do = replace
verb-replace-to = replace
verb-replace-act = Replace
verb-pay-do = pay
verb-pay-to = pay
verb-pay-act = Pay
verb-keep-do = keep
verb-keep-to = keep
verb-keep-act = Keep
verb-let-do = let
verb-let-to = let
verb-let-act = Let
verb-return-do = return
verb-return-to = return
verb-return-act = Return
times = { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
times-between = { $least } { $most ->
    [2] or
   *[other] to
} { $most } times
times-at-least = at least { $count ->
    [1] once
   *[other] { $count } times
}
times-up-to = up to { $count } times
times-any = as often as you like
what-optional = { $what } if you like
what-as-size = { $what }, with any good, as if your greenhouses had { $plots ->
    [one] 1 plot
   *[other] { $plots } plots
}
what-goods = { $count ->
    [one] 1 good
   *[other] { $count } goods
}
what-plates = as many goods as your table has plates
what-different = { $what } of different types
what-same = { $what } of the same type
what-except = { $what } (no { $goods })
what-choice = { $count ->
    [one] 1 good
   *[other] { $count } goods
} of your choice
what-choice-among = { $count ->
    [one] 1 good
   *[other] { $count } goods
} of your choice among { $goods }
what-greenhouses = { $count ->
    [one] 1 greenhouse
   *[other] { $count } greenhouses
}
what-greenhouses-choice = { $what } of your choice
what-greenhouses-sizes = { $what } with { $sizes } plots
what-greenhouses-random = { $count ->
    [one] 1 random greenhouse
   *[other] { $count } random greenhouses
}
what-different-sizes = { $what }, no size twice
what-given = { $count ->
    [one] 1 greenhouse with its goods
   *[other] { $count } greenhouses with their goods
} to your opponent
what-all-greenhouses = once from each of your greenhouses
what-same-greenhouse = up to { $count } goods from one and the same greenhouse
what-another-greenhouse = { $what } from another greenhouse
what-holding = { $what } from a greenhouse that holds at least { $count ->
    [one] 1 good
   *[other] { $count } goods
}
what-empty-greenhouses = { $count ->
    [one] 1 of your empty greenhouses with its rarest good
   *[other] { $count } of your empty greenhouses with their rarest goods
} from the supply
what-fill-each = { $good } from the supply to each of your greenhouses with an empty plot
what-fill-each-absent = to each of your greenhouses with an empty plot 1 good from the supply that is allowed but missing there
what-fill-each-present = to each of your planted greenhouses with an empty plot 1 good from the supply, of a type that is there
what-fill-one = { $good } from the supply to one of your greenhouses with an empty plot
what-fill-one-absent = to one of your greenhouses with an empty plot 1 good from the supply that is allowed but missing there
what-fill-one-present = to one of your planted greenhouses with an empty plot 1 good from the supply, of a type that is there
what-fill-anywhere = { $what } (even where that is not allowed)
what-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}
what-service = 1 service card
what-substitute = { $count ->
    [one] 1 good that is asked for by 1
   *[other] up to { $count } goods that are asked for by goods
} of another type
what-discount = { $count ->
    [one] 1 good
   *[other] { $count } goods
} less, but at least { $minimum }
what-rescued = up to { $count } of its goods
what-rarest-there = { $count ->
    [one] 1 good
   *[other] { $count } goods
} of its rarest type
what-of-that-type = { $count ->
    [one] 1 more good
   *[other] { $count } more goods
} of the same type
what-commoner = { $count ->
    [one] 1 good
   *[other] { $count } goods
} of the next commoner type
what-opponent = your opponent take { $goods }
what-fullest = { $count ->
    [one] 1 good
   *[other] { $count } goods
} of your fullest greenhouse to the supply
provides = { $count ->
    [one] This card is a greenhouse with { $plots } plots
   *[other] This card is { $count } greenhouses with { $plots } plots each
} ({ $goods }).
provides-any = { $count ->
    [one] This card is a greenhouse with { $plots } plots
   *[other] This card is { $count } greenhouses with { $plots } plots each
} (any good).

when-take = Immediately, once only
when-any_time = At any time
when-phase_start-work = At the start of work time
when-phase_start-harvest = At the start of harvest time
when-phase_start-rest = At the start of rest time
when-phase_end-work = At the end of work time
when-phase_end-tourism = At the end of tourism
when-after_own_action = After { $action }
when-after_own_action-which = After { $action } { $which }
an-action = an action
an-action-property = a Property action
an-action-field = a Field action
an-action-market = a Market action
an-action-town_hall = a Town Hall action
which-harvest = with which you harvested
which-plant = with which you planted
which-take_greenhouse = that gave you a greenhouse
when-after_own_placement = After your { $nth ->
    [1] first
    [2] second
   *[other] third
} worker of the round
when-opponent_placement = When an opponent has placed a worker
when-opponent_placement-row = When an opponent has placed a worker in a row where you have one
when-own_plant = When you plant
when-own_plant-plots = When you plant a greenhouse with { $plots ->
    [one] 1 plot
   *[other] { $plots } plots
}
when-own_plant-rarest = When you plant a greenhouse with its rarest good
when-own_plant-plots-rarest = When you plant a greenhouse with { $plots ->
    [one] 1 plot
   *[other] { $plots } plots
} with its rarest good
when-own_bonus = When you use the bonus
when-own_pay_table = When you pay for a table
when-own_arrival = When you arrive at a table in tourism
when-own_arrival-occupied = When you arrive at an occupied table in tourism
when-alone-table = { $when } (alone: at a table of { $goods })
when-own_tourism_turn_end = At the end of your turn in tourism
when-greenhouse_emptied = When a harvest empties one of your greenhouses
when-greenhouse_emptied-work = When a harvest in work time empties one of your greenhouses
when-greenhouse_emptied-harvest = When harvest time empties one of your greenhouses
when-greenhouse_emptied-tourism = When a harvest in tourism empties one of your greenhouses
when-greenhouse_emptied-rest = When a harvest in rest time empties one of your greenhouses
when-before_own_discard_greenhouse = When you discard a greenhouse
when-opponent_discards_greenhouse = When an opponent discards or gives away a greenhouse
limit-round = { $when }, { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} per round
limit-game = { $when }, { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
} per game

if-shares_table_with_other = if another manager is at your table
if-stock_good_none = if you have no { $goods } in stock
if-stock_good_at_most = if you have at most { $goods } in stock
if-stock_total_at_most = if you have at most { $count ->
    [one] 1 good
   *[other] { $count } goods
} in stock
if-stock_total_at_least = if you have at least { $count ->
    [one] 1 good
   *[other] { $count } goods
} in stock
if-last_on_track = if you are last on the track
if-last_on_track-alone = if you are last on the track (alone: if you advanced at most { $count ->
    [one] 1 table
   *[other] { $count } tables
})
if-behind_opponent = if your opponent is ahead of you
if-has_empty_plot = if a greenhouse of yours has an empty plot
if-has_plot_for_absent_allowed_good = if a greenhouse of yours has an empty plot for a good that is missing there
if-has_empty_greenhouse = if you have an empty greenhouse
if-has_planted_greenhouse = if you have a planted greenhouse
if-has_planted_greenhouse_with_empty_plot = if a planted greenhouse of yours has an empty plot
if-pile_available = if a greenhouse with { $sizes } plots is left
if-advanced_in_phase_at_least = if you advanced at least { $count ->
    [one] 1 table
   *[other] { $count } tables
}
if-most_greenhouses_strict = if you have more greenhouses than each other player (alone: at least { $count })
if-empty_row_exists = if a whole row is without a worker
if-empty_column_exists = if a whole column is without a worker
if-first_harvest_action_of_round = if nobody has harvested by an action before you this round
if-own_workers_in_distinct_columns = if { $count } of your workers are in different columns

card-says = { $when }: { $does }.
card-says-if = { $when }, { $conditions }: { $does }.
event-says = All players: { $does }.
this-round = This round { $does }.
all-game = Throughout the game, { $does }.
from-round = From round { $round } on, { $does }.
changes-bonus_extra_good = the bonus gives { $count ->
    [one] 1 more good
   *[other] { $count } more goods
} of the same type
changes-row_closed = the bottom row is closed
changes-row_closed-alone = the bottom row is closed (alone: only { $spaces })
changes-harvest_phase_max_greenhouses = everyone harvests from at most { $count ->
    [one] 1 greenhouse
   *[other] { $count } greenhouses
} at harvest time
changes-harvest_phase_extra_from_one_greenhouse = everyone may harvest { $count ->
    [one] 1 more good
   *[other] { $count } more goods
} from one greenhouse at harvest time
changes-ignore_flags = flags do not count
scenario-rounds = { $count ->
    [one] 1 round.
   *[other] { $count } rounds.
}
scenario-until = The game ends after the round in which somebody reaches table { $table }, at the latest after round { $rounds }.
scenario-setup = Before the first round, all players: { $does }.
scenario-setup-alone = Before the first round: { $does }.
scenario-no-pile = There is no pile of greenhouses with { $plots } plots.
scenario-furthest = Whoever is furthest on the track wins.
scenario-points = At the end, { $table } VP for each table and { $type } VP for each type of good that you still have, in stock or in greenhouses; the most points win.
scenario-alone-table = Your goal: table { $table }.
scenario-alone-points = At the end, { $table } VP for each table and { $type } VP for each type of good that you still have, in stock or in greenhouses. Your goal: { $goal } VP.

brief-exchange = { $cost } for { $get }
brief-greenhouse-choice = { $count ->
    [one] any greenhouse
   *[other] any { $count } greenhouses
}
brief-greenhouse-first-choice = { $count ->
    [one] Any greenhouse
   *[other] Any { $count } greenhouses
}
brief-greenhouse-random = { $count ->
    [one] random greenhouse
   *[other] { $count } random greenhouses
}
brief-greenhouse-first-random = { $count ->
    [one] Random greenhouse
   *[other] { $count } random greenhouses
}
brief-greenhouse-sizes = { $count ->
    [one] greenhouse
   *[other] { $count } greenhouses
} of { $sizes }
brief-greenhouse-first-sizes = { $count ->
    [one] Greenhouse
   *[other] { $count } greenhouses
} of { $sizes }
brief-service = service card
brief-service-first = Service card
brief-up-to = up to { $count }
brief-or-more = { $count }+
brief-between = { $least } { $most ->
    [2] or
   *[other] to
} { $most } times
brief-different = { $count } different
brief-same = { $count } alike
brief-tables = { $count ->
    [one] 1 table
   *[other] { $count } tables
}


edition-flag = only spaces of the Property and Town Hall columns have flags.
edition-rarest = the good in the golden crate must be one that may be planted there.
edition-group = without story cards group { $group } has too few cards: { $shown } are shown.
edition-provided = the cards of group { $group } are more than { $most } greenhouses.
edition-goal = a goal for playing alone is needed: points where points win, otherwise a table.
edition-space = there is no space { $space } on the board for one or two players.
edition-misplaced = “{ $word }” means nothing here.
edition-nothing = “{ $word }” cannot be carried out as it is written.
edition-two-players = “{ $word }” is for cards of group E, which two players use.
edition-endless = a card that may be used at any time needs a limit.
edition-optional = its trigger decides whether it is optional: any_time and own_pay_table always are, take and static never.

holding-tomato = { $count ->
    [one] 1 tomato
   *[other] { $count } tomatoes
}
holding-lettuce = { $count ->
    [one] 1 lettuce
   *[other] { $count } lettuces
}
holding-mushroom = { $count ->
    [one] 1 mushroom
   *[other] { $count } mushrooms
}
holding-cauliflower = { $count ->
    [one] 1 cauliflower
   *[other] { $count } cauliflowers
}
holding-carrot = { $count ->
    [one] 1 carrot
   *[other] { $count } carrots
}
holding-planted = { $count ->
    [one] 1 good in greenhouses
   *[other] { $count } goods in greenhouses
}
holding-greenhouses = { $count ->
    [one] 1 greenhouse
   *[other] { $count } greenhouses
}
holding-services = { $count ->
    [one] 1 service card
   *[other] { $count } service cards
}
holding-table = { $count ->
    [one] 1 table
   *[other] { $count } tables
}

# Questions; a cause is a card, an event or a space
cause-card = “{ $name }”
cause-space = { $space }
cause-arrivals = Delivery
cause-setup = Set-up
moment-phase_start-work = Start of work time
moment-phase_start-harvest = Start of harvest time
moment-phase_start-tourism = Start of tourism
moment-phase_start-rest = Start of rest time
moment-phase_end-work = End of work time
moment-phase_end-harvest = End of harvest time
moment-phase_end-tourism = End of tourism
moment-phase_end-rest = End of rest time
moment-after_action = After your action
moment-after_placement = After your worker
moment-opponent_placement = After an opponent’s worker
moment-own_planting = After your planting
moment-own_bonus = You have used the bonus
moment-own_payment = While you pay
moment-own_arrival = You have arrived at a table
moment-own_turn_end = End of your turn in tourism
moment-greenhouse_emptied = Your greenhouse is empty
moment-before_discard = Your greenhouse is about to go
moment-opponent_discards = An opponent has given up a greenhouse
prompt-PlaceWorker = Your turn: place a worker. { $count ->
    [one] It is your last one this round.
   *[other] You have { $count }.
}
prompt-UseBeforeAside = There is no space for your worker: do you use a card before it is laid aside?
prompt-UseAnyTime-before_event = The event “{ $event }” is drawn: do you use a card before it acts?
prompt-UseAnyTime-start_of_work = Work time begins: do you use a card?
prompt-UseAnyTime-before_worker = Before the next worker is placed: do you use a card?
prompt-UseAnyTime-end_of_work = Work time ends: do you use a card?
prompt-UseAnyTime-before_tourism_turn = Before another player’s turn in tourism: do you use a card?
prompt-UseAnyTime-end_of_tourism = Tourism ends: do you use a card?
prompt-UseAnyTime-before_rest = Rest time begins: do you use a card?
prompt-UseService = { $moment }: which of your cards do you use?
prompt-UseService-one = { $moment }: do you use “{ $card }”?
prompt-AcceptOffer = { $cause }: do you take the offer?
prompt-ChoosePart = { $cause }: what do you do { $done ->
    [0] first
   *[other] next
}?
prompt-ChooseBranch = { $cause }: what do you choose?
prompt-PlantGreenhouse = { $cause }: what do you plant, and where?{ $least ->
    [0] {""}
    [one] {" "}At least once more.
   *[other] {" "}At least { $least } times.
}
prompt-HarvestGreenhouse = { $cause }: what do you harvest?{ $left ->
    [one] {""}
   *[other] {" "}Up to { $left } times.
}
prompt-HarvestMixed = Which good of greenhouse { $number } do you harvest?
prompt-HarvestCapped = Harvest time: which greenhouses do you harvest? { $left ->
    [one] One more.
   *[other] { $left } more.
}
prompt-HarvestExtra = Harvest time: which greenhouse do you harvest once more?
prompt-TakeGood = { $cause }: which good do you take?
prompt-FillPlot = { $cause }: which good do you add, and where?
prompt-FillGreenhouse = { $cause }: which empty greenhouse do you fill?
prompt-LoseGood = { $cause }: which good do you lose?
prompt-RescueGoods = { $cause }: which goods do you keep?
prompt-PickService = Which service card do you take?
prompt-PickService-stack = Which service card do you take? You also get { $good }.
prompt-PickShared = Which service card do you share?
prompt-PayGoods = { $cause }: { $count ->
    [one] which good do you discard?
   *[other] which goods do you discard? { $count } of them.
}
prompt-PickGreenhouse = { $cause }: which greenhouse do you take?
prompt-GiveUpGreenhouse = { $cause }: which greenhouse do you discard?
prompt-HandOverGreenhouse = { $cause }: which greenhouse do you give away?
prompt-VisitTable = Table { $table } asks for { $goods }. Do you pay, or use the bonus?
prompt-VisitTable-bonus_used = Table { $table } asks for { $goods }. Do you go on, or stay?

# Refusals
refuse-PlaceWorker = Choose a space for your worker.
refuse-space-not-in-use = This space is not in use with so many players.
refuse-space-closed = This space is closed for the round.
refuse-flag-used = You have already used a flagged space of this column this round.
refuse-space-occupied = A worker already stands there.
refuse-nothing-possible-there = Nothing that this space offers is possible for you now.
refuse-UseBeforeAside = Use a card, or lay the worker aside.
refuse-UseAnyTime = Use a card that you may use at any time, or wait.
refuse-UseService = Choose one of your cards that act now.
refuse-card-not-now = This card cannot be used now.
refuse-AcceptOffer = Take the offer, or decline.
refuse-ChoosePart = Choose a part of the space that is possible now.
refuse-ChooseBranch = Choose one of the possibilities.
refuse-PlantGreenhouse = Plant a good of your stock in an empty greenhouse.
refuse-plant-more = You must plant more often.
refuse-no-such-greenhouse = You have no such greenhouse.
refuse-not-empty = This greenhouse is not empty.
refuse-not-in-stock = You have no such good in stock.
refuse-not-allowed-there = This good may not be planted in that greenhouse.
refuse-minimum-out-of-reach = Then you could no longer plant as often as you must.
refuse-HarvestGreenhouse = Harvest a good from one of your greenhouses that you have not harvested yet.
refuse-HarvestMixed = Choose a good of that greenhouse.
refuse-HarvestCapped = Choose a planted greenhouse that you have not harvested yet.
refuse-HarvestExtra = Choose a greenhouse that you have just harvested, or stop.
refuse-TakeGood = Choose one of the goods on offer.
refuse-FillPlot = Choose a good that may be added there.
refuse-FillGreenhouse = Choose one of your empty greenhouses.
refuse-LoseGood = Choose a good of your fullest greenhouse.
refuse-RescueGoods = Choose what you keep of the greenhouse.
refuse-PickService = Choose one of the service cards shown.
refuse-not-shown = This service card is not on offer.
refuse-card-without-use = You cannot use this card now, so you may not take it.
refuse-PickShared = Choose a card of a neighbour that nobody shares.
refuse-PayGoods = Choose goods of your stock that fit.
refuse-PickGreenhouse = Choose a pile that is not empty.
refuse-GiveUpGreenhouse = Choose a greenhouse of yours that is no service card.
refuse-HandOverGreenhouse = Choose a greenhouse of yours that is no service card.
refuse-VisitTable = Pay for the next table, use the bonus, or stay.
refuse-bonus-used = You have already used the bonus this round.
refuse-must-move-on = You must use the bonus before you may stay.
refuse-cannot-pay = You do not have these goods in stock.
refuse-wrong-payment = That is not what the next table asks for.


# Warnings
warning-blocked = You may use a blocked space only once in the game.
warning-skipped = Not possible for you there now: { $parts }.
warning-given = Your opponent also gets what it holds: { $goods }.
warning-lost = What it holds is lost: { $goods }.
warning-harvest = You could harvest once more.
warning-pay-less = With a card of yours you could pay less.
warning-pay-exact = You have what the table asks for: this uses a card without need.
warning-declined = What you leave costs nothing: { $cards }.

# Remarks
remark-acts = Then your card acts: { $cards }.
remark-acts-other = Then a card of { $seat } acts: { $cards }.
remark-emptied = { $count ->
    [one] Greenhouse { $greenhouses } is empty then.
   *[other] Greenhouses { $greenhouses } are empty then.
}
remark-company = At table { $table } you stand in front of { $players }.

# Actions
action-first = { $seat } { $who ->
    [you] begin
   *[other] begins
}
action-reveal = The service card “{ $card }” is shown
action-event = The event “{ $event }”
action-draw = A random greenhouse with { $plots ->
    [one] 1 plot
   *[other] { $plots } plots
}
action-work = { $space }: { $does }
action-work-nowhere = { $space }
action-part = { $does }
action-branch = { $does }
action-plant = Plant { $good } in greenhouse { $number } ({ $goods })
action-harvest = Harvest { $good } from greenhouse { $number } ({ $inside })
action-enough-plant = Plant no more
action-enough-harvest = Harvest no more
action-use = “{ $card }”: { $does }
action-use-arrivals = The delivery: take { $goods }{ $count ->
    [0] {""}
    [one] {" "}and a random greenhouse
   *[other] {" "}and { $count } random greenhouses
}
action-decline = Decline
action-wait = Not now
action-pay = Discard { $goods }
action-pay-table = Pay { $goods } to go to table { $table }
action-bonus = Bonus: go to table { $table } and take { $goods }
action-stay = Stay at table { $table }
action-greenhouse = Take a greenhouse with { $plots } plots ({ $goods })
action-greenhouse-any = Take a greenhouse with { $plots } plots (any good)
action-discard = Discard greenhouse { $number } ({ $plots ->
    [one] 1 plot
   *[other] { $plots } plots
}, { $inside })
action-give = Give greenhouse { $number } ({ $plots ->
    [one] 1 plot
   *[other] { $plots } plots
}, { $inside })
action-service = “{ $card }” – { $does }
action-share = { $who ->
    [you] “{ $card }”
   *[other] “{ $card }” of { $seat }
} – { $does }
action-take = Take { $good }
action-fill = Add { $good } to greenhouse { $number }
action-lose = Lose { $good } from greenhouse { $number }
action-rescue = Keep { $goods }
action-rescue-nothing = Keep nothing
action-plant-nowhere = Plant { $good } in greenhouse { $number }
action-harvest-nowhere = Harvest { $good } from greenhouse { $number }
action-fill-nowhere = Add { $good } to greenhouse { $number }
action-lose-nowhere = Lose { $good } from greenhouse { $number }
action-discard-nowhere = Discard greenhouse { $number }
action-give-nowhere = Give greenhouse { $number }
action-greenhouse-nowhere = Take a greenhouse of size { $plots }
action-part-nowhere = The part that stands in place { $number }
action-branch-nowhere = The possibility in place { $number }
action-use-idle = Use “{ $card }”
empty-greenhouse = empty
greenhouse-holds = { $goods }

group-action-work = Place a worker
group-action-plant = Plant
group-action-harvest = Harvest
group-action-use = Use a card
group-action-pay = Discard goods
group-action-pay-table = Pay for the next table
group-action-service = Take a service card
group-action-share = Share a service card
group-action-greenhouse = Take a greenhouse
group-action-discard = Discard a greenhouse
group-action-give = Give a greenhouse

# Answers beside which signs tell what they cost and bring
short-action-work = { $brief }
short-action-plant = { $goods } in { $number }
short-action-harvest = { $good } from { $number }
short-action-pay-table = Pay: table { $table }
short-action-bonus = Bonus: table { $table }

# Events
event-StartPlayerDrawn = { $seat } { $who ->
    [you] are
   *[other] is
} the start player.
event-ServiceRevealed = The service card “{ $card }” is shown.
event-PileRemoved = The greenhouses with { $plots } plots are taken out of their pile.
event-RoundBegan = Round { $round }.
heading-RoundBegan = Round { $round }
event-PhaseBegan = { $phase }.
event-EventDrawn = Event “{ $event }”. { $does }
event-WorkerPlaced = { $seat } { $who ->
    [you] place
   *[other] places
} a worker: { $space }.
event-WorkerPlaced-blocked = { $seat } { $who ->
    [you] place
   *[other] places
} a worker on a blocked space: { $space }.
event-WorkerLaidAside = { $seat } { $who ->
    [you] find
   *[other] finds
} no space: a worker is laid aside.
event-GoodsGained = { $seat } { $who ->
    [you] take
   *[other] takes
} { $goods }.
event-GoodsPaid = { $seat } { $who ->
    [you] discard
   *[other] discards
} { $goods }.
event-GreenhouseTaken = { $seat } { $who ->
    [you] take
   *[other] takes
} a greenhouse with { $plots } plots.
event-GreenhouseTaken-random = { $seat } { $who ->
    [you] take
   *[other] takes
} a random greenhouse: { $plots } plots.
event-GreenhouseProvided = “{ $card }” is a greenhouse with { $plots ->
    [one] 1 plot
   *[other] { $plots } plots
} for { $owner }.
event-GreenhouseDiscarded = { $seat } { $who ->
    [you] discard
   *[other] discards
} a greenhouse with { $plots } plots ({ $inside }).
event-GreenhouseGiven = { $seat } { $who ->
    [you] give
   *[other] gives
} away a greenhouse with { $plots } plots ({ $inside }); { $other }.
receives-it = { $who ->
    [you] you receive it
   *[other] { $seat } receives it
}
event-GreenhousePlanted = { $seat } { $who ->
    [you] plant
   *[other] plants
} { $good }: { $goods } in a greenhouse with { $plots ->
    [one] 1 plot
   *[other] { $plots } plots
}.
event-GreenhouseFilled = { $seat } { $who ->
    [you] fill
   *[other] fills
} a greenhouse: { $goods }.
event-PlotFilled = { $seat } { $who ->
    [you] add
   *[other] adds
} { $good } to a greenhouse with { $plots ->
    [one] 1 plot
   *[other] { $plots } plots
}.
event-GoodHarvested = { $seat } { $who ->
    [you] harvest
   *[other] harvests
} { $good }.
event-GreenhousesHarvested = { $seat } { $who ->
    [you] harvest
   *[other] harvests
} { $goods }.
event-GoodLost = { $seat } { $who ->
    [you] lose
   *[other] loses
} { $good } from a greenhouse.
event-GoodsRescued = { $seat } { $who ->
    [you] keep
   *[other] keeps
} { $goods } of the greenhouse.
event-ServiceTaken = { $seat } { $who ->
    [you] take
   *[other] takes
} the service card “{ $card }”.
event-StackGoodTaken = { $seat } { $who ->
    [you] also take
   *[other] also takes
} { $good } from the stack.
event-ServiceShared = { $seat } { $who ->
    [you] share
   *[other] shares
} “{ $card }” with { $other }.
event-CardUsed = { $seat } { $who ->
    [you] use
   *[other] uses
} “{ $card }”.
event-CardUsed-arrivals = A delivery arrives.
event-Advanced = { $seat } { $who ->
    [you] advance
   *[other] advances
} to table { $table }.
event-TablePaid = { $seat } { $who ->
    [you] pay
   *[other] pays
} { $goods } for table { $table }.
event-BonusUsed = { $seat } { $who ->
    [you] use
   *[other] uses
} the bonus: table { $table } and { $goods }.
event-StayedAtTable = { $seat } { $who ->
    [you] stay
   *[other] stays
} at table { $table }.
event-WorkersCameBack = { $count ->
    [0] No worker comes back.
    [one] 1 worker comes back.
   *[other] { $count } workers come back.
}
event-StartPlayerPassed = { $who ->
    [you] You receive the start player card.
   *[other] The start player card passes to { $seat }.
}
event-GoodsScored = { $seat } { $who ->
    [you] score
   *[other] scores
} { $points } VP for goods.
event-GameEnded = The game ends after round { $round }.

# Where points come from
source-paid_tables = tables paid for
source-bonus_tables = tables by the bonus
source-other_tables = tables without paying
source-goods = goods left

# Plain boards
view-round = round
view-rounds = rounds
view-first = start player
view-phase = phase
view-event = event
view-events_left = events to come
view-display = service cards
view-stack = goods beside them
view-stack_is_due = a good comes along
view-piles = greenhouses
view-random = random greenhouses
view-top = on top
view-hidden = unknown
view-bottom = at the bottom
view-spaces = action spaces
view-workers = workers
view-neutral = neutral worker
view-earlier = since the round before
view-closed = closed
view-track = tourism track
view-stock = stock
view-greenhouses = greenhouses
view-number = number
view-plots = plots
view-goods = goods
view-pile = pile
view-allowed = allowed
view-rarest = rarest
view-table = table
view-services = service cards
view-id = name
view-shared_with = shared with
view-uses = uses
view-now = now
view-rank = place
view-points = points
view-bonus_used = bonus used
view-harvest = harvest to come
view-choices = of one’s choice
view-plan = goods reach
view-plan_after_harvest = after the harvest
view-without_bonus = without the bonus
view-reaches = with the bonus
view-legs = table by table
view-way = how
view-gained = gained
view-goal_table = table to reach
view-goal_points = points to reach
view-space = space being resolved
view-cards = cards
view-blocked_space = blocked space left
view-seat = player
view-tomato = tomatoes
view-lettuce = lettuces
view-mushroom = mushrooms
view-cauliflower = cauliflowers
view-carrot = carrots

# The board
board-place = Round { $round } of { $rounds } · { $phase }
board-parts = Parts of the board
board-part-village = Village
board-part-tables = Tables
board-part-services = Services
board-part-estate = Estate
board-here = You can do something here.
board-side = Planner, greenhouses and service cards
board-village = The village
board-about-property = Property: take greenhouses here.
board-about-field = Field: plant and harvest here.
board-about-market = Market: take goods here.
board-about-town_hall = Town Hall: take or share service cards here, or trade for a step along the tables.
board-or = or
board-about-space = { $does }.{ $flag ->
    [yes] {" "}Flag: one space with a flag in this column for each player and round.
   *[no] {""}
}{ $state ->
    [taken] {" "}A worker stands here already.
    [closed] {" "}Closed this round.
   *[free] {""}
}
board-track = Tables
board-near = Tables around you
board-start = Start
board-about-start = The start of the track{ $taken ->
    [0] {""}
   *[other] . Here, from back to front: { $players }
}
board-about-table = Table { $table }: { $goods }{ $taken ->
    [0] {""}
    [1] . Here: { $players }
   *[other] . Here, from back to front: { $players }
}
board-about-goal = Your goal: table { $table }
board-bonus-here = The bonus would serve you best at table { $table }.
board-about-bonus = { $used ->
    [yes] You have used the bonus of this round.
   *[no] The bonus: once in each round you must move to the next table without paying, and take the goods it shows.
}
board-planner = Tourism planner
board-about-planner = How far your goods reach in tourism, with the best use of the bonus. Cards that you may use at any time are not counted.
board-plan-now = Stock now
board-plan-harvest = After harvest
board-you-are-here = Table { $table }: you are here.
board-about-leg = { $way ->
    [paid] Table { $table }: you pay { $goods }.
    [bonus] Table { $table }: by the bonus you take { $gained }.
   *[missing] Table { $table } is out of reach: { $goods } missing.
}{ $carded ->
    [0] {""}
   *[other] {" "}With { $cards }.
}
board-reach = Your goods reach table { $without } without the bonus, table { $table } with it.
board-without-bonus = without bonus
board-with-bonus = with bonus
board-by-choice = by this choice
board-piles = Greenhouses to take
board-about-pile = { $count ->
    [0] No greenhouse with { $plots } plots is left.
    [one] 1 greenhouse with { $plots } plots is left. It takes { $goods }.
   *[other] { $count } greenhouses with { $plots } plots are left. They take { $goods }.
}
board-about-random = { $count ->
    [0] No random greenhouse is left.
    [one] 1 random greenhouse is left.
   *[other] { $count } random greenhouses are left.
}{ $top ->
    [0] {""}
   *[other] {" "}The top one has { $top } plots.
}
board-services = Service cards
board-my-services = Your service cards
board-to-share = Cards you may share
board-no-services = No service card is left.
board-next-card = next card:
board-about-services = { $count ->
    [0] No service card is left.
    [one] 1 service card is left.
   *[other] { $count } service cards are left.
} Taking one of the last three also brings the top good beside them.
board-about-service = { $service }. { $does }{ $shared ->
    [yes] {" "}Shared with { $player }.
   *[no] {""}
}{ $now ->
    [usable] {" "}You can use it now.
    [used] {" "}Used this round.
    [spent] {" "}Used up.
   *[other] {""}
}
board-usable = now
board-used = used this round
board-spent = used up
board-story = Story
board-about-scenario = { $scenario }. { $does }{ $count ->
    [0] {""}
   *[other] {" "}Events that may still come: { $left }.
}
board-about-event = { $event }. { $does }
board-estate = Your estate
board-stock = Stock
board-about-stock = { $goods } in stock{ $coming ->
    [0] {""}
   *[other] , { $coming } more at harvest time
}
board-purse = Goods to choose from
board-in-hand = { $count ->
    [0] No worker in hand
    [one] 1 worker in hand
   *[other] { $count } workers in hand
}
board-greenhouses = Your greenhouses
board-no-greenhouses = No greenhouse yet
board-empty = empty
board-about-greenhouse = Greenhouse { $number }, { $plots ->
    [one] 1 plot
   *[other] { $plots } plots
}: { $filled ->
    [0] empty
   *[other] { $goods }
}. It takes { $allowed }; its rarest good is: { $rarest }.
board-cards = { $count ->
    [0] No service card
    [one] 1 service card
   *[other] { $count } service cards
}
board-standing = Standing
board-about-standing = Whoever is furthest along the tables wins; at the same table, whoever stands in front.
board-score-table = table
board-score-reach = goods reach table
board-score-goods = goods in stock
board-score-growing = goods growing
board-score-greenhouses = greenhouses
board-score-services = service cards
board-score-points = points
board-growing = { $count ->
    [0] No greenhouse
    [one] 1 greenhouse
   *[other] { $count } greenhouses
}, { $goods ->
    [0] nothing growing
    [one] 1 good growing
   *[other] { $goods } goods growing
}
board-blocked = Once: a space that is blocked
board-about-blocked = Once in this game you may place a worker on a space where one stands already.

# Statistics
trait-service = service card

# Learning: the first card, its chapters, the guided game
primer-1 = Be furthest along the tables when the last of seven rounds ends: nothing else counts.
primer-2 = On your turn, put a worker on a free space and do what it says; everyone places three a round.
primer-3 = Plant one vegetable in an empty greenhouse, and it is full of the same at once.
primer-4 = When all workers are placed, you harvest one vegetable from each of your greenhouses.
primer-5 = Then you pay vegetables to move from table to table; one step a round is free, and even gives you what that table asks.
primer-tourism-title = The tables
primer-tourism = Each table asks for certain vegetables. Pay and step on, as far as you can. Once a round the bonus takes you one table on: take it where paying would hurt most.
guide-worker = Put a worker on a space that glows. You will need three things: greenhouses, vegetables, and a space that lets you plant.
guide-greenhouse = Small greenhouses grow rare vegetables, large ones many common ones. An empty greenhouse does nothing: plant soon.
guide-planting = Planting costs one vegetable of yours and fills the whole greenhouse with the same kind. That is how five become of one.
guide-table = On to the tables! Pay what the next one asks and step on. Once a round the bonus moves you for free and gives you those goods.
guide-bonus = The bonus must be used every round. Best is a step that you could not pay, or one that brings what the next table asks.
guide-stay = You may stop now and keep your goods, or pay on. Keep at least one to plant: without it the next round starts slowly.
guide-harvest = After the work, each greenhouse gave you one vegetable by itself. The more of them are planted, the more each round brings.
guide-ahead = The plates show what the next tables ask. Grow these kinds now: the planner tells you how far your goods would take you.
guide-service = Service cards give you a lasting help or an effect at once. There are only five for all; taking one early pays longest.
guide-flags = Spaces with a flag are strong: in each of the two columns that have them, you may use one a round.
guide-front = At the same table whoever arrived last stands in front, and is ahead. In the last round that may decide the game.
guide-end = You know the game now. In the last round spend everything: only the table counts. The lamp at the top shows a bot’s choice.
