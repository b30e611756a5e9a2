# Gaia Project in English.

about = Fourteen factions settle a galaxy in six rounds: terraform planets, build and upgrade structures, do research, and join your planets into federations. For one to four players; alone, you play against the Automa.

option-map = Map
option-map-help = Which sector tiles change places before the game. Base is the map in the rulebook; the others make every game different (R17).
option-map-base = Base
option-map-outer = Outer sectors
option-map-rings = Inner and outer
option-map-all = All sectors
option-last_player_turns_sectors = The last player turns the sectors
option-last_player_turns_sectors-help = Before factions are chosen, the last player may turn every sector tile; in return, the others choose their factions first (R17).
option-variable_turn_order = Order of passing
option-variable_turn_order-help = The next round is played in the order in which you passed; if off, clockwise from whoever passed first (R15).
option-automa_level = Automa level
option-automa_level-help = How strong your opponent is in a solo game: more points at the start, better cards (R174).
option-automa_level-easy = Easy
option-automa_level-normal = Normal
option-automa_level-hard = Hard
option-automa_level-ultimate = Ultimate
option-automa_level-nightmare = Nightmare
option-setup_word = Set-up word
option-setup_word-help = A word lays out map and tiles as boardgamers.space does with the same word, and its readings of the rules are used. Leave it empty for a new galaxy (R17).
option-r44_waste_refused = No wasted steps or range
option-r44_waste_refused-help = Free steps and the extra range of a booster may only be used where they save something; if off, you may waste them (R44).
option-r99_lost_gains_refused = No action for nothing
option-r99_lost_gains_refused-help = A power or QIC action is closed to you if your limits would let you keep nothing of it; if off, you may take it only to block it (R99).
option-r62_advance_declined = An advance may be declined
option-r62_advance_declined-help = Whoever takes a tech tile from under a research area may stay where they are; if off, the tile moves them up whenever the next level is open (R62).
option-r155_level_5_closes = Your level 5 stops the Automa
option-r155_level_5_closes-help = An area on whose level 5 you stand is closed to the Automa altogether; if off, it may still climb to level 4 there and take the advanced tile (R155).
option-r172_downgrade = Firaks of the Automa
option-r172_downgrade-help = When the Automa plays the Firaks, at which point of an upgrade it turns a research lab back into a trading station (R172).
option-r172_downgrade-first = First
option-r172_downgrade-second = After the institute
option-r172_downgrade-faction-action = Faction action only

habit-charge_up_to = Charge power without being asked
habit-charge_up_to-help = How much power you accept without being asked when others build near you; everything beyond the first costs points. You are asked about more, and whenever a token comes with it (R113, R115).
habit-charge_up_to-0 = Never
habit-charge_up_to-1 = 1
habit-charge_up_to-2 = 2
habit-charge_up_to-3 = 3
habit-charge_up_to-4 = 4
habit-charge_up_to-5 = 5
habit-lowest_bowls_first = Tokens leave the lowest bowls
habit-lowest_bowls_first-help = Tokens that you give up or send to the Gaia area leave bowl I first, then II, then III; if off, you choose each time (R22).

opponent-automa = The Automa

difficulty-easy = easy
difficulty-normal = normal
difficulty-hard = hard
difficulty-ultimate = ultimate
difficulty-nightmare = nightmare

# Components
faction-terrans = Terrans
faction-lantids = Lantids
faction-xenos = Xenos
faction-gleens = Gleens
faction-taklons = Taklons
faction-ambas = Ambas
faction-hadsch-hallas = Hadsch Hallas
faction-ivits = Ivits
faction-geodens = Geodens
faction-bal-taks = Bal T’aks
faction-firaks = Firaks
faction-bescods = Bescods
faction-nevlas = Nevlas
faction-itars = Itars

gist-terrans = Tokens come back from the Gaia area to bowl II. Institute: as they come back, they bring resources too.
gist-lantids = Mines may be built on planets that others have colonised. Institute: each of these brings knowledge.
gist-xenos = Three mines at the start. Institute: federations need less power value.
gist-gleens = Gaia planets cost ore and bring points; QIC arrive as ore until the QIC academy is built. Institute: a federation token of their own.
gist-taklons = The Brainstone is a token worth three power. Institute: a new token with each charge on other players’ turns.
gist-ambas = More ore as income. Institute: once a round it may change places with a mine.
gist-hadsch-hallas = Rich in credits. Institute: credits convert into QIC, ore and knowledge.
gist-ivits = They begin with the institute and grow a single federation, extended once a round by a space station.
gist-geodens = Good at terraforming from the start. Institute: each new planet type brings knowledge.
gist-bal-taks = Gaiaformers may be turned into QIC. Navigation stays closed until the institute is built.
gist-firaks = More knowledge as income. Institute: once a round a research lab may become a trading station again, for an advance.
gist-bescods = Once a round, an advance where they are lowest; their upgrades take another path. Institute: structures on titanium planets are worth more.
gist-nevlas = Tokens in bowl III may be turned into knowledge. Institute: each token spent is worth two power.
gist-itars = Burnt tokens go to the Gaia area and come back. Institute: tokens in the Gaia area buy tech tiles.

planet-terra = terra planet
planet-oxide = oxide planet
planet-volcanic = volcanic planet
planet-desert = desert planet
planet-swamp = swamp planet
planet-titanium = titanium planet
planet-ice = ice planet
planet-gaia = Gaia planet
planet-transdim = transdim planet
planet-lost = Lost Planet

structure-mine = mine
structure-trading-station = trading station
structure-lab = research lab
structure-institute = planetary institute
structure-knowledge-academy = knowledge academy
structure-qic-academy = QIC academy
structure-gaiaformer = gaiaformer
structure-space-station = space station

a-mine = a mine
a-trading-station = a trading station
a-lab = a research lab
a-institute = a planetary institute
a-knowledge-academy = a knowledge academy
a-qic-academy = a QIC academy
a-gaiaformer = a gaiaformer
a-space-station = a space station

into-mine = a mine
into-trading-station = a trading station
into-lab = a research lab
into-institute = the planetary institute
into-knowledge-academy = the knowledge academy
into-qic-academy = the QIC academy
into-gaiaformer = a gaiaformer
into-space-station = a space station

area-terraforming = terraforming
area-navigation = navigation
area-artificial-intelligence = artificial intelligence
area-gaia-project = Gaia project
area-economy = economy
area-science = science

direction-n = north
direction-nne = north-north-east
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-sse = south-south-east
direction-s = south
direction-ssw = south-south-west
direction-sw = south-west
direction-w = west
direction-nw = north-west
direction-nnw = north-north-west

spot-centre = at the centre of sector { $sector }
spot-inner = just { $direction } of the centre of sector { $sector }
spot-edge = at the { $direction } edge of sector { $sector }
place-planet = the { $planet } of sector { $sector }
place-planet-spot = the { $planet } { $spot }
place-space = the hex { $spot }
where-planet = on { $place }
where-nowhere = off the map
sector-number = { $sector }
in-sectors = { $sectors_count ->
    [one] in sector { $sectors }
   *[other] in sectors { $sectors }
}
including = { $apart_count ->
    [0] {""}
   *[other] , including { $apart }
}
some-of-them = { $apart_count ->
    [0] {""}
    [one] , one of them { $apart }
   *[other] , some of them { $apart }
}

automa = the Automa

amount-credits = { $count } { $count ->
    [one] credit
   *[other] credits
}
amount-ore = { $count } ore
amount-knowledge = { $count } knowledge
amount-qic = { $count } QIC
amount-power = { $count } power
amount-tokens = { $count } power { $count ->
    [one] token
   *[other] tokens
}
amount-charge = { $count } power to charge
amount-vp = { $count } VP
amount-gaiaformers = { $count } { $count ->
    [one] gaiaformer
   *[other] gaiaformers
}
amount-token-of-bowl = 1 token from bowl III (to the Gaia area)
amount-gaiaformer-away = 1 gaiaformer (to the Gaia area)
tokens-of-bowl = { $count } from bowl { $bowl }

gain-mine = a mine with { $steps ->
    [one] 1 free terraforming step
   *[other] { $steps } free terraforming steps
}
gain-reach = a mine or Gaia project with { $range } more range
gain-tech = a tech tile
gain-token = the federation token there
gain-token-again = the gain of a federation token once more
gain-types = { $vp } VP per planet type
gain-lost-planet = the Lost Planet

level-income = an income of { $gain }
level-step = steps for { $ore } ore each
level-range = range { $range }
level-project = Gaia projects with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}

effect-now = { $gain } at once
effect-now-per = { $gain } at once per { $per }
effect-income = income of { $gain }
effect-pass = { $gain } per { $per } on passing
effect-every = { $vp } VP for every { $what }
effect-action = special action for { $gain }
effect-great = institute and academies worth { $value }
effect-both = { $one }; { $other }
effect-none = no effect

per-federation = federation token
per-mine = mine
per-lab = research lab
per-planet-type = planet type
per-gaia-planet = Gaia planet
per-trading-station = trading station
per-sector = sector
per-institute-or-academy = institute or academy

every-step = terraforming step
every-research = research level
every-mine = mine
every-federation = federation token
every-trading-station = trading station
every-gaia-mine = mine on a Gaia planet
every-institute-or-academy = institute or academy

final-structures = structures
final-federated = structures in federations
final-planet-types = planet types
final-gaia-planets = Gaia planets
final-sectors = sectors
final-satellites = satellites

special-booster = the booster
special-academy = the QIC academy
special-faction = the faction board
special-tile = a tech tile ({ $gain })
special-ambas = the institute changes places with a mine
special-bescods = an advance where you are lowest
special-firaks = a research lab steps back, for an advance
special-ivits = a space station

automa-research-highest = research where it stands highest
automa-research-random = research
automa-upgrade = upgrade
automa-build-mine = build a mine
automa-power-qic = power or QIC action
automa-faction = faction action

plus-vp = { $vp ->
    [0] {""}
   *[other] {" "}(+{ $vp } VP)
}
for-vp = { $vp ->
    [0] {""}
   *[other] {" "}at a cost of { $vp } VP
}
of-gain = { $gains ->
    [0] {""}
   *[other] : { $gain }
}
plus-gain = { $gains ->
    [0] {""}
   *[other] , brings { $gain }
}
with-steps = { $steps ->
    [0] {""}
    [one] {" "}with 1 step
   *[other] {" "}with { $steps } steps
}
for-qic = { $qic ->
    [0] {""}
   *[other] {" "}for { $price }
}

# Questions
prompt-TurnSector = Do you turn sector { $sector }?
prompt-ChooseFaction = Which faction do you play?
prompt-ChooseAutomaFaction = Which faction does the Automa play?
prompt-PlaceStart = Place { $structure } on a planet of your colour ({ $planet }).
prompt-ChooseBooster = Which booster do you take for the first round?
prompt-TakeTurn = Round { $round } of { $rounds }: which action?
prompt-FinishTurn = Your action is done: convert some more, or end the turn?
prompt-FreeMine = Where do you build the mine? { $steps ->
    [one] 1 terraforming step is free.
   *[other] { $steps } terraforming steps are free.
}
prompt-FarReach = Where do you build a mine or start a Gaia project? With the { $bonus } from the booster, your range is { $range }.
prompt-ChooseIncome = Which income comes next? Tokens that come before a charge can still move.
prompt-GatherTokens = Your tokens leave the Gaia area: what do you gain for { $power } power?
prompt-ExchangeTokens = Give up { $tokens } of the { $have } tokens in your Gaia area for a tech tile?
prompt-ChoosePlanets = Which planets form the federation? They must be worth { $value } together.
prompt-ChooseSatellites = Where do the satellites go that link { $planets ->
    [one] this planet
   *[other] these { $planets } planets
}?
prompt-ChooseToken = Which federation token do you take?
prompt-RepeatToken = Which federation token’s gain do you take once more?
prompt-ChooseAdvance = In which area do you advance?
prompt-ChooseAdvance-one = Do you advance in { $area }?
prompt-ChooseTech = Which tech tile do you take?
prompt-ChooseCovered = Which of your tiles do you cover with “{ $tile }”?
prompt-PlaceLostPlanet = Where do you find the Lost Planet? Your range is { $range }.
prompt-SwapInstitute = With which mine does the institute change places?
prompt-DowngradeLab = Which research lab becomes a trading station again?
prompt-PlaceStation = Where do you put the space station? Your range is { $range }.
prompt-ChargePower = { $seat } built { $structure } { $where }: { $power ->
    [0] do you take the token?
   *[other] do you charge { $power } power{ for-vp }{ $token ->
        [0] {""}
       *[other] {" "}and take a token
    }?
}
prompt-ChargePower-automa = The Automa built { $structure } { $where }: { $power ->
    [0] do you take the token?
   *[other] do you charge { $power } power{ for-vp }{ $token ->
        [0] {""}
       *[other] {" "}and take a token
    }?
}
prompt-ChooseChargedBowl = You charge { $power } power; the Brainstone is in bowl { $bowl }. Where does it end up?
prompt-ChooseSpentBrainstone = You spend { $power } power: with the Brainstone, or without?
prompt-ChooseBurntBrainstone = You burn power: what becomes of the Brainstone?
prompt-ChooseGivenBrainstone = You give up { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}: is the Brainstone among them?
prompt-ChooseGivenBrainstone-gaia = { $tokens ->
    [one] 1 token goes
   *[other] { $tokens } tokens go
} to the Gaia area: is the Brainstone among them?
prompt-ChooseBowls = You give up { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}: from which bowls?
prompt-ChooseBowls-gaia = { $tokens ->
    [one] 1 token goes
   *[other] { $tokens } tokens go
} to the Gaia area: from which bowls?

# Actions
action-turn = { $degrees ->
    [0] Leave sector { $sector } as it is
   *[other] Turn sector { $sector } by { $degrees }° clockwise
}
action-turn-where = Turn a sector by { $degrees }° clockwise
action-faction = { $faction } ({ $planet }): { $gist }
action-automa = The Automa plays the { $faction } ({ $planet })
action-start = Mine { $where }
action-start-institute = Planetary institute { $where }
action-booster = Booster: { $booster }
action-mine = Mine { $where }: { $price }{ with-steps }{ plus-gain }{ plus-vp }
action-mine-shared = Shared mine { $where }: { $price }{ with-steps }{ plus-gain }{ plus-vp }
action-mine-where = Mine { $where }
action-project = Gaia project { $where }: { $price }
action-project-where = Gaia project { $where }
action-upgrade = Upgrade { $before } to { $structure } { $where }: { $price }{ plus-gain }{ plus-vp }
action-upgrade-where = Upgrade to { $structure } { $where }
action-federate = Form a federation
action-unite = { $count ->
    [one] 1 planet
   *[other] { $count } planets
} { in-sectors }, worth { $value }, { $satellites ->
    [0] without satellites
    [one] with 1 satellite for { $price }
   *[other] with { $satellites } satellites for { $price }
}{ including }
action-federate-with = With { $place }
action-federate-nowhere = A federation off the map
action-link = { $satellites ->
    [one] 1 satellite
   *[other] { $satellites } satellites
} { in-sectors } for { $price }{ some-of-them }
action-link-with = With a satellite { $where }
action-token = Federation token{ of-gain }{ plus-vp }
action-token-again = Federation token once more{ of-gain }{ plus-vp }
action-research = Research { $area } to level { $level } for { $knowledge } knowledge{ of-gain }{ plus-vp }
action-research-where = Research { $area }
action-advance = Advance in { $area } to level { $level }{ of-gain }{ plus-vp }
action-advance-where = Advance in { $area }
action-tech = Tech tile under { $area }: { $tile }
action-tech-free = Tech tile from the free row: { $tile }
action-tech-where = A tech tile
action-advanced = Advanced tile of { $area }: { $tile }{ plus-vp }
action-advanced-where = Advanced tile of { $area }
action-cover = Cover the tile “{ $tile }”
action-power = Spend { $price }{ of-gain }{ plus-vp }
action-qic = Spend { $price }{ of-gain }{ plus-vp }
action-special = Special action: { $gain }
action-station = Space station { $where }{ for-qic }
action-station-where = Space station { $where }
action-swap = Swap the institute with the mine { $where }
action-downgrade = Turn the research lab { $where } back into a trading station{ plus-vp }
action-lost = Lost Planet { $where }{ for-qic }{ plus-gain }{ plus-vp }
action-lost-where = Lost Planet { $where }
action-pass = Pass{ plus-vp } and take the booster “{ $booster }”
action-pass-last = Pass for the last time{ plus-vp }
action-convert = Convert { $price } into { $gain }
action-burn = Burn power: give up a token from bowl II to move another to bowl III
action-end = End the turn
action-charge = Charge { $power } power{ for-vp }
action-charge-before = { $power ->
    [0] Take a token
   *[other] Take a token, then charge { $power } power{ for-vp }
}
action-charge-after = { $power ->
    [0] Take a token
   *[other] Charge { $power } power{ for-vp }, then take a token
}
action-income = Next: { $gain }
action-income-both = Next: { $gain }, in that order
action-gather = Gain { $gain } for { $power } power
action-exchange = Give up { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} from the Gaia area for a tech tile
action-bowls = { $bowls }
action-brainstone = The Brainstone goes to bowl { $bowl }
action-brainstone-keep = The Brainstone stays in bowl { $bowl }
action-brainstone-spend = Spend the Brainstone, worth { $power } power
action-brainstone-gone = Give up the Brainstone for good
action-brainstone-gaia = The Brainstone goes to the Gaia area
action-decline = Decline
action-decline-charge = Charge nothing
action-decline-advance = Do not advance
action-decline-exchange = Keep the tokens
action-decline-gather = Gain nothing more
action-first = { $seat } { $who ->
    [you] are
   *[other] is
} the first player
action-map = The sectors are laid out
action-tiles = The tiles and boosters are laid out
action-card = The Automa draws card { $card }

# Groups of actions
group-action-turn = Turn the sector
group-action-faction = Choose a faction
group-action-automa = Choose the Automa’s faction
group-action-start = First mines
group-action-start-institute = Place the institute
group-action-booster = Choose a booster
group-action-mine = Build a mine
group-action-mine-shared = Share a planet
group-action-project = Start a Gaia project
group-action-upgrade = Upgrade a structure
group-action-unite = Planets of the federation
group-action-link = Satellites
group-action-token = Federation tokens
group-action-token-again = Federation tokens
group-action-research = Research
group-action-advance = Advance
group-action-tech = Tech tiles
group-action-tech-free = Tech tiles from the free row
group-action-advanced = Advanced tiles
group-action-cover = Cover a tile
group-action-power = Power actions
group-action-qic = QIC actions
group-action-special = Special actions
group-action-station = Place a space station
group-action-swap = Swap the institute
group-action-downgrade = Research lab to trading station
group-action-lost = Place the Lost Planet
group-action-pass = Pass
group-action-convert = Convert
group-action-charge = Charge power
group-action-income = Income
group-action-income-both = Income of the institute
group-action-gather = Gain resources
group-action-bowls = Bowls
group-action-brainstone = Move the Brainstone
group-action-brainstone-keep = Keep the Brainstone

# Events
heading-RoundBegan = Round { $round }
event-FirstPlayerChosen = { $seat } { $who ->
    [you] are
   *[other] is
} the first player.
event-GalaxyLaid = The galaxy is laid out.
event-SectorTurned = { $seat } { $who ->
    [you] turn
   *[other] turns
} sector { $sector } by { $turns ->
    [1] 60
    [2] 120
    [3] 180
    [4] 240
   *[other] 300
}° clockwise.
event-FactionChosen = { $seat } { $who ->
    [you] play
   *[other] plays
} the { $faction }.
event-FactionChosen-automa = The Automa plays the { $faction }.
event-StartPlaced = { $seat } { $who ->
    [you] place
   *[other] places
} { $structure } { $where }.
event-StartPlaced-automa = The Automa places { $structure } { $where }.
event-BoosterChosen = { $seat } { $who ->
    [you] take
   *[other] takes
} the booster “{ $booster }”.
event-BoosterChosen-automa = The Automa takes the booster “{ $booster }”.
event-RoundBegan = Round { $round } begins: { $tile }.
event-IncomeTaken = { $seat } { $who ->
    [you] receive
   *[other] receives
} { $gains ->
    [0] no income
   *[other] { $gain } as income
}.
event-PlanetsGaiaformed = { $seat } { $who ->
    [you] have
   *[other] has
} { $hexes_count ->
    [one] a new Gaia planet
   *[other] { $hexes_count } new Gaia planets
} { in-sectors }.
event-GaiaTokensReturned = { $seat } { $who ->
    [you] take
   *[other] takes
} { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} back from the Gaia area.
event-TokensGathered = { $seat } { $who ->
    [you] gain
   *[other] gains
} { $gain } for { $power } power from the Gaia area.
event-TokensExchanged = { $seat } { $who ->
    [you] give
   *[other] gives
} up tokens from the Gaia area for a tech tile.
event-MineBuilt = { $seat } { $who ->
    [you] build
   *[other] builds
} a mine { $where }{ with-steps }{ plus-vp }.
event-MineBuilt-automa = The Automa builds a mine { $where }{ with-steps }{ plus-vp }.
event-ProjectStarted = { $seat } { $who ->
    [you] start
   *[other] starts
} a Gaia project { $where } with { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}.
event-Upgraded = { $seat } { $who ->
    [you] upgrade
   *[other] upgrades
} { $before } to { $structure } { $where }{ plus-vp }.
event-Upgraded-automa = The Automa upgrades { $before } to { $structure } { $where }{ plus-vp }.
event-TechTileTaken = { $seat } { $who ->
    [you] take
   *[other] takes
} the tech tile “{ $tile }” under { $area }.
event-TechTileTaken-free = { $seat } { $who ->
    [you] take
   *[other] takes
} the tech tile “{ $tile }” from the free row.
event-AdvancedTileTaken = { $seat } { $who ->
    [you] cover
   *[other] covers
} “{ $covered }” with the advanced tile “{ $tile }” of { $area }{ plus-vp }.
event-Advanced = { $seat } { $who ->
    [you] reach
   *[other] reaches
} level { $level } in { $area }{ plus-vp }.
event-AdvanceDeclined = { $seat } { $who ->
    [you] do
   *[other] does
} not advance.
event-LostPlanetPlaced = { $seat } { $who ->
    [you] find
   *[other] finds
} the Lost Planet { $where }{ plus-vp }.
event-FederationFormed = { $seat } { $who ->
    [you] form
   *[other] forms
} a federation of { $planets_count ->
    [one] 1 planet
   *[other] { $planets_count } planets
} { in-sectors }{ $satellites_count ->
    [0] {""}
    [one] , with 1 satellite
   *[other] , with { $satellites_count } satellites
}.
event-TokenGained = { $seat } { $who ->
    [you] gain
   *[other] gains
} a federation token{ of-gain }{ plus-vp }.
event-TokenRepeated = { $seat } { $who ->
    [you] take
   *[other] takes
} the gain of a federation token once more{ of-gain }{ plus-vp }.
event-BoardActionUsed = { $seat } { $who ->
    [you] spend
   *[other] spends
} { $price }{ of-gain }{ plus-vp }.
event-SpecialActionUsed = { $seat } { $who ->
    [you] use
   *[other] uses
} { $gain } for a special action.
event-InstituteSwapped = { $seat } { $who ->
    [you] swap
   *[other] swaps
} the institute { $before } with the mine { $where }.
event-Downgraded = { $seat } { $who ->
    [you] turn
   *[other] turns
} the research lab { $where } back into a trading station{ plus-vp }.
event-Downgraded-automa = The Automa turns the research lab { $where } back into a trading station{ plus-vp }.
event-StationPlaced = { $seat } { $who ->
    [you] put
   *[other] puts
} a space station { $where }.
event-Converted = { $seat } { $who ->
    [you] convert
   *[other] converts
} { $price } into { $gain }.
event-Burnt = { $seat } { $who ->
    [you] burn
   *[other] burns
} power.
event-PowerCharged = { $seat } { $power ->
    [0] { $who ->
        [you] take
       *[other] takes
    } a token
   *[other] { $who ->
        [you] charge
       *[other] charges
    } { $power } power{ for-vp }{ $token ->
        [0] {""}
       *[other] {" "}and { $who ->
            [you] take
           *[other] takes
        } a token
    }
}.
event-ChargeDeclined = { $seat } { $who ->
    [you] do
   *[other] does
} not charge the { $power } power offered.
event-ChargeDeclined-token = { $seat } { $who ->
    [you] do
   *[other] does
} not take the token offered.
event-Passed = { $seat } { $who ->
    [you] pass
   *[other] passes
}{ plus-vp } and { $who ->
    [you] take
   *[other] takes
} the booster “{ $booster }”.
event-Passed-automa = The Automa passes{ plus-vp } and takes the booster “{ $booster }”.
event-Passed-last = { $seat } { $who ->
    [you] pass
   *[other] passes
} for the last time{ plus-vp }.
event-Passed-last-automa = The Automa passes for the last time{ plus-vp }.
event-CardsDrawn = The Automa draws card { $action }: { $what } (support card { $support }).
event-AutomaResearched = The Automa reaches level { $level } in { $area }.
event-AutomaResearched-tile = The Automa stays on level { $level } in { $area } and removes the advanced tile “{ $taken }”.
event-AutomaCovered = The Automa covers the action for { $price }{ of-gain }.
event-AutomaIdle = The Automa cannot take its action ({ $action }).
event-AutomaScored = The Automa scores the points on its card{ plus-vp }.
event-FinalTileScored = Final scoring, { $final }: { $who ->
    [you] you have
   *[other] { $seat } has
} { $amount ->
    [0] none
   *[other] { $amount }
}{ plus-vp }.
event-FinalTileScored-automa = Final scoring, { $final }: the Automa has { $amount ->
    [0] none
   *[other] { $amount }
}{ plus-vp }.
event-ResearchScored = { $seat } { $who ->
    [you] score
   *[other] scores
} { $vp } VP for research.
event-ResearchScored-automa = The Automa scores { $vp } VP for research.
event-ResourcesScored = { $seat } { $who ->
    [you] score
   *[other] scores
} { $vp } VP for leftover resources.
event-GameEnded = The game is over: { $scores }.
event-GameEnded-solo = The game is over: { $scores }, the Automa { $automa }.
score-of = { $who ->
    [you] you
   *[other] { $seat }
} { $score }

# Where points come from
source-round_scoring = round scoring tiles
source-tech_tiles = tech tiles
source-advanced_tiles = advanced tiles
source-start = points at the start
source-boosters = boosters
source-federations = federation tokens
source-qic_actions = QIC actions
source-faction = faction ability
source-power_charged = paid for power
source-final_scoring = final scoring tiles
source-research = research
source-resources = resources left

# Refusals
refuse-turn = With the sector turned like that, two planets of one type would end up side by side.
refuse-faction = Choose a faction whose colour is still free.
refuse-start = Choose a free planet of your colour.
refuse-booster = Take a booster that is on the table; in the last round, nobody takes one.
refuse-no-planet = There is no planet to settle here.
refuse-no-piece = You have no { $structure ->
    [mine] mine
    [trading-station] trading station
    [lab] research lab
    [institute] planetary institute
    [knowledge-academy] knowledge academy
    [qic-academy] QIC academy
    [gaiaformer] gaiaformer
   *[space-station] space station
} left on your board.
refuse-transdim = A transdim planet cannot take a mine until a Gaia project has made it a Gaia planet.
refuse-occupied = This planet is taken.
refuse-range = To reach this planet you need { $qic } QIC; you have { $have }.
refuse-far = This planet is out of your range, even with all your QIC.
refuse-price = This costs { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
} and { $ore } ore; you have { $have_credits ->
    [one] 1 credit
   *[other] { $have_credits } credits
} and { $have_ore } ore.
refuse-waste = At this table, free steps and extra range may not be wasted; or else you don’t have enough QIC here.
refuse-not-transdim = A Gaia project needs a transdim planet.
refuse-no-gaiaformer = You have no gaiaformer available.
refuse-tokens = A Gaia project takes { $tokens } power { $tokens ->
    [one] token
   *[other] tokens
}; there are { $have } in your bowls.
refuse-not-yours = You have no structure here.
refuse-never-upgrades = The mine on the Lost Planet and shared mines are never upgraded.
refuse-no-upgrade = This structure cannot become that one.
refuse-top = You are already on the last level.
refuse-level-taken = Somebody is already on the last level of this area.
refuse-no-green = The last level requires a green federation token.
refuse-knowledge = Research costs { $cost } knowledge; you have { $have }.
refuse-navigation-closed = You cannot advance there for now; for navigation, the Bal T’aks need their institute.
refuse-covered = This action has already been used this round.
refuse-power = This action costs { $power } power; you can spend { $have }.
refuse-qic = This action costs { $qic } QIC; you have { $have }.
refuse-useless = This action would bring you nothing for now.
refuse-special-used = You have already used this special action this round.
refuse-special-none = You don’t have this special action, or it could do nothing for now.
refuse-swap = The institute changes places with one of your mines, but not with that of the Lost Planet.
refuse-downgrade = Only a research lab of yours can become a trading station again.
refuse-station = A space station goes on a hex within range, without a planet, a space station or a satellite of yours.
refuse-federation = This isn’t a valid federation: it takes enough power value, as few satellites as possible, and nothing next to a federation of yours.
refuse-tech-owned = You already have this tech tile, or it cannot be taken now.
refuse-advanced = An advanced tile requires level 4 or 5 of its area, a green federation token and an uncovered tile to cover.
refuse-lost-planet = The Lost Planet goes on a hex within range that has no planet, satellite or space station.
refuse-convert = You cannot pay for this conversion.
refuse-charge = You charge what is offered, or nothing.

error-setup-word = “{ $word }” isn’t a set-up word: it must be a single word.
error-setup-word-solo = A set-up word is for two to four players; in a solo game, the galaxy is always random.

# Board
board-round = Round { $round } of { $rounds }
board-setup = Set-up
board-map = The galaxy
board-zoom = Zoom
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-parts = Parts of the board
board-tab-map = Map
board-tab-research = Research
board-tab-factions = Factions
board-here = Something to do here
board-hex = sector { $sector }
board-spot-centre = centre
board-spot-inner = just { $direction } of the centre
board-spot-edge = { $direction } edge
board-owned = { $thing } ({ $name })
board-shared-mine = shared mine
board-satellite = satellite
board-automa = Automa
board-steps = Terraforming steps by planet type
board-step-ore = One terraforming step costs { $count } ore
board-range = Range { $count }
board-types = Planet types: { $count }
board-federation-needs = A federation needs a power value of { $count }
board-research = Research board
board-line = Crossing this line to level { $level }: charge
board-level = { $area }, level { $level }
board-taken = The advanced tile of { $thing } has been taken
board-left = { $count } left
board-actions = Power and QIC actions
board-covered = covered
board-boosters = Free boosters
board-tokens = Federation tokens
board-credits = Credits
board-ore = Ore
board-knowledge = Knowledge
board-qic = QIC
board-vp = Victory points
board-gaia-area = Gaia area
board-bowl = Bowl { $bowl }
board-brainstone = Brainstone
board-power = Power to spend: { $count }
board-bowls = Power: bowl I { $one }, bowl II { $two }, bowl III { $three }, Gaia area { $gaia }
board-built = { $thing }: { $built } of { $supply } built
board-gaiaformers = Gaiaformers available: { $count }
board-holdings = Booster, tech tiles and federation tokens
board-academy-action = Action of the QIC academy
board-used = used this round
board-green = Green federation tokens: { $count }
board-mine = My board
board-conversions = Free conversions
board-has-passed = Has passed
board-passed = { $name } has passed and will be number { $place } in the next round
board-order = Turn order
board-rounds = Round scoring tiles
board-round-tile = Round { $round }: { $tile }
board-neutral = neutral
board-preview = If the game ended now
board-track = Score track
board-preview-finals = Final scoring tiles
board-preview-research = Research
board-preview-resources = Resources
board-total = Total
board-ledger = Ledger of round { $round }
board-ledger-whose = Whose ledger
board-ledger-start = Before
board-ledger-now = Now
board-ledger-change = Change
board-column-credits = Credits
board-column-ore = Ore
board-column-knowledge = Knowledge
board-column-qic = QIC
board-column-power = Power to spend
board-column-tokens = Power tokens
board-column-vp = Victory points
board-factions = Factions to choose from
board-automa-action = Action card
board-automa-support = Support card
board-automa-x = This card may make it pass
board-automa-down = From the top, left to right
board-automa-up = From the bottom, right to left
board-automa-right = Numbered choice: { $count }, counted from the left
board-automa-left = Numbered choice: { $count }, counted from the right
board-automa-final-top = First final scoring tile
board-automa-final-bottom = Second final scoring tile
board-automa-booster = Booster number { $count } when it passes
board-automa-deck = deck { $deck }, discards { $discards }, aside { $aside }
board-token = Federation token: { $gain }
board-space = { $price }: { $gain }
board-sign-income = income
board-sign-action = action, once a round
board-sign-pass = when passing
board-buildings = Structures
board-tab-round = Round
board-down = More below
board-up = Back to the top
board-steps-to = { $count ->
    [0] No terraforming step: { $planets }
    [1] 1 terraforming step: { $planets }
   *[other] { $count } terraforming steps: { $planets }
}
board-pass-points = Passing now brings you { $count } VP.
board-pass-last = Pass for the last time
board-final = { $tile } ({ $ranks } VP): { $standings }
board-order-of = Still plays in this round: { $name }
board-held = { $thing }: { $count }{ $income ->
    [0] {""}
   *[other] {" "}(next income: +{ $income })
}
board-in-bowl = { $bowl }: { $count } { $count ->
    [1] token
   *[other] tokens
}{ $stone ->
    [0] {""}
   *[other] {" "}and the Brainstone
}

# Games of boardgamers.space
error-bgs-line = Line { $line }: { $problem }
error-bgs-empty = There is no move in it.
error-bgs-init = A game begins with “init”, the number of players and one word; here it says “{ $text }”.
error-bgs-json = The file is no valid JSON ({ $problem }).
error-bgs-moves = JSON needs a list of texts named moves.
error-bgs-seats = Games for { $seats } players are not supported; 2 to 4 are.
error-bgs-option = Games with the option { $option } = { $value } are not supported: only the printed boards, without expansions, auctions or maps of their own.
error-bgs-who = “{ $who }” is no player of this game.
error-bgs-turn = It is { $asked } who has to act, not { $who }.
error-bgs-over = The game is over already.
error-bgs-command = The command “{ $command }” is unknown; it may belong to an expansion that is not supported.
error-bgs-more = “{ $command }” comes when nothing is asked of this player any more.
error-bgs-words = “{ $command }” cannot be understood.
error-bgs-letters = This line has letters that cannot be written to a file.
error-bgs-not-now = “{ $command }” is not possible now.
error-bgs-hex = There is no hex { $hex } on this map.
error-bgs-federation = These hexes are no legal federation: { $hexes }.
error-bgs-bowls = The line says that the power bowls hold { $told }; by the rules they hold { $found }.
error-bgs-illegal = Rule { $rule }: { $reason }
error-bgs-export = Only games laid out by a set-up word, with our components and unturned sectors, can be written in this notation.

## What a choice does
holding-credits = { $count } { $count ->
    [1] credit
   *[other] credits
}
holding-ore = { $count } ore
holding-knowledge = { $count } knowledge
holding-qic = { $count } QIC
holding-power = { $count } power to spend
holding-bowl-2 = { $count } { $count ->
    [1] token
   *[other] tokens
} in bowl II
holding-tokens = { $count } power { $count ->
    [1] token
   *[other] tokens
}
holding-gaia-area = { $count } { $count ->
    [1] token
   *[other] tokens
} in the Gaia area
holding-gaiaformers = { $count } { $count ->
    [1] gaiaformer
   *[other] gaiaformers
}
holding-range = { $count } range
holding-federation-tokens = { $count } federation { $count ->
    [1] token
   *[other] tokens
}
holding-green-tokens = { $count } green federation { $count ->
    [1] token
   *[other] tokens
}
holding-final-structures = { $count } { $count ->
    [1] structure
   *[other] structures
} for the final scoring
holding-final-federated = { $count } { $count ->
    [1] structure
   *[other] structures
} in federations for the final scoring
holding-final-planet-types = { $count } planet { $count ->
    [1] type
   *[other] types
} for the final scoring
holding-final-gaia-planets = { $count } Gaia { $count ->
    [1] planet
   *[other] planets
} for the final scoring
holding-final-sectors = { $count } { $count ->
    [1] sector
   *[other] sectors
} for the final scoring
holding-final-satellites = { $count } { $count ->
    [1] satellite
   *[other] satellites
} for the final scoring
warning-pass = You could still act this round.
warning-tokens = { $tokens ->
    [1] A power token is lost.
   *[other] { $tokens } power tokens are lost.
}
warning-brainstone = The Brainstone is lost.
warning-charge = You give up { $power ->
    [0] a power token
   *[other] { $power } power{ $token ->
        [0] {""}
       *[other] {" "}and a token
    }
}.
warning-gather = You give up resources worth { $power } power.
warning-advance = You give up a free advance in research.
warning-cover = The covered tile has no effect any more.
warning-downgrade = The research lab becomes a trading station again.
remark-federation = The federation is formed{ $satellites ->
    [0] {" "}without satellites
    [1] {" "}with 1 satellite
   *[other] {" "}with { $satellites } satellites
}.
remark-tech = You gain a tech tile: { $effect }.
remark-level = You reach level { $level } of { $area }.
remark-type = A planet type that is new to you: { $planet }.
remark-sector = You settle in sector { $sector } for the first time.
remark-offer = { $seat } will be offered { $power ->
    [0] a power token
   *[other] { $power } power{ $token ->
        [0] {""}
       *[other] {" "}and a token
    }
}.

# Answers beside which signs tell what they cost and bring
short-action-mine = Mine { $where }
short-action-mine-shared = Shared mine { $where }
short-action-project = Gaia project { $where }
short-action-upgrade = Upgrade { $before } to { $structure } { $where }
short-action-station = Space station { $where }
short-action-lost = Lost Planet { $where }
short-action-research = Research { $area } to level { $level }
short-action-advance = Advance in { $area } to level { $level }
short-action-pass = Pass and take the booster “{ $booster }”
short-action-pass-last = Pass for the last time
short-action-burn = Burn power

# Statistics
trait-faction = faction
trait-standard = tech tile
trait-advanced = advanced tile

# Learning: the first card, its chapters, the guided game
primer-1 = Have the most victory points after six rounds: you earn them by what you build and research.
primer-2 = A turn is one action: build a mine, upgrade a building, research, use power, or pass. The round lasts until all have passed.
primer-3 = A new mine needs a planet within range; the further its colour is from yours on the wheel, the more ore it costs.
primer-4 = Every building that leaves your board uncovers an income, which you get at the start of each round.
primer-5 = Power moves from bowl I to II to III when rivals build near you; what is in bowl III you can spend.
primer-actions-title = The six rounds
primer-actions = Each round brings income, then one action a turn until all have passed. The tile of the round says what is worth points now. Whoever passes first begins the next round.
guide-faction = Choose a faction. Each has its own colour and a power of its own; the Terrans and the Hadsch Hallas are easy ones to begin with.
guide-first-mine = Place a mine on a planet of your colour. Look for neighbours: at first you can build only one space away.
guide-second-mine = Your second mine. Being close to a rival pays: trading stations get cheaper, and you gain power when the rival builds.
guide-booster = A booster brings an income each round, some an action too. You keep it until you pass, then you swap it for another.
guide-turn = Your turn: one action, then the rival’s. Only what you can pay for glows. To begin, build a mine or upgrade one you have.
guide-power = A rival built near you, so you may charge power. Beyond the first, each costs a victory point: early in the game it is worth it.
guide-mine = A mine costs 2 credits and 1 ore. On another colour you pay for one to three steps on the wheel as well, 3 ore each at first.
guide-upgrade = A mine becomes a trading station, which becomes a lab or an institute. Trading stations bring credits, labs bring knowledge.
guide-research = 4 knowledge take you up one level of research: longer range, cheaper planets, more income. A lab brings a tile and a free level.
guide-round-tile = The tile of this round pays points each time you do what it shows. The next ones are open too: plan for the rounds that suit you.
guide-spend = Power in bowl III pays for the actions of the research board, for ore or credits. Each serves once a round: the first to come takes it.
guide-pass = When you can do nothing useful any more, pass and swap your booster. Whoever passes first begins the next round.
guide-income = Each round begins with income: from every place that a building has left on your board, from your booster, tiles and research.
guide-transdim = The violet transdim planets must become green first: for that you need a gaiaformer, which the Gaia research gives you.
guide-federation = Buildings worth 7 together, linked by satellites, form a federation: points, and a token that opens the top of research.
guide-finals = At the end two tiles compare all players, and the third level of each research and those above pay 4 points each.
guide-end = You know the game now. If you hesitate, the lamp at the top shows what a bot would play, and a tap on anything explains it.
