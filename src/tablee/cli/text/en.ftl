# What the commands say.

refusal = { $rule }: { $reason }

# Errors
error-file-text = { $path } is not a text in UTF-8.
error-file-read = { $path } cannot be read: { $reason }.
error-file-write = { $path } cannot be written: { $reason }.
error-output = The output cannot be written: { $reason }.
error-no-input = There is no standard input, so nobody can play. Run it in a terminal, or give it a file of moves: tablee play GAME < FILE
error-server-extra = The server is not installed ({ $module } is missing). Install it with: pip install tablee[server]
error-new-game-name = “{ $name }” cannot be the id of a game. Write up to 24 small letters, digits and underscores, a letter first: deep_sea
error-new-game-taken = There is something called “{ $name }” already. Choose another name.
error-new-game-there = { $path } is there already, and nothing was written. Choose another name, or another folder.
error-option-form = “{ $word }” isn’t an option. Write NAME=VALUE.
error-bots = { $given } { $given ->
    [one] bot
   *[other] bots
} for { $seats } { $seats ->
    [one] seat
   *[other] seats
}: name one for all, or one for each seat.
error-record-there = { $path } is there already, and nothing was played. Choose another folder, or another --seed.
error-humans = { $humans } { $humans ->
    [one] human
   *[other] humans
} cannot take { $seats } { $seats ->
    [one] seat
   *[other] seats
}. Possible: 1 to { $seats }.
error-resume-with = --resume goes on with the game as it was saved; leave out { $names }.
error-from-alone = --from goes with --resume.
error-from = The record has { $decisions } decisions; --from needs a number from 0 to { $decisions }.
error-review-empty = There is nothing to review: player { $number } has not had a choice yet.
error-resume-game = This is a record of { $found }, not of { $game }.

# Slips on the command line
slip-missing = { $name } is missing. Add --help to see how the command is used.
slip-number = { $name } needs a whole number.
slip-value = { $name } needs a value.
slip-option = There is no option { $name }. Add --help to see which there are.
slip-command = There is no command “{ $name }”. Known commands: { $known }.
slip-extra = “{ $command }” was given too many words. Add --help to see how it is used.

# Help
usage-arguments = Arguments
usage-options = Options
usage-commands = Commands
usage-default = [default: {"{}"}]
usage-required = [required]
usage-everywhere = --lang fr or --lang en works with every command.
help-tablee = Modern board games at one table. Without a command: the server starts and a browser opens on it.
help-lang = The language to speak.
help-help = Show this page.
help-version = Show the version.
help-game = The game’s id, such as reworld.
help-seats = The number of players.
help-option = A variant or ruling of the game; may be given several times.
help-edition = Play with a corrected edition file.
help-json = Answer in JSON.
help-games = List the games, their options and where their printed values come from.
help-play = Play in the terminal, against bots or with others at the same screen.
help-humans = How many people sit at this screen; they take the first seats.
help-opponent = Who plays the other seats: the name of a bot, or package.module:Class.
help-seed = Decides every draw; the same seed brings the same cards.
help-resume = Continue a saved game.
help-plain = No full screen: moves are printed and typed line by line, as in a pipe.
help-simulate = Let bots play many games.
help-games-count = The number of games.
help-first-seed = The seed of the first game; each following game adds 1.
help-bot = Who plays, once for all seats or once for each: the name of a bot, or package.module:Class.
help-workers = How many processes share the work; 0 for one per core.
help-save = Write each game’s record into this folder, named by its seed; none is overwritten.
help-arena = Let bots play a tournament: every mix of them, in every order of seats.
help-arena-bots = Who plays, for example easy,normal,hard or package.module:Class. Named twice, a bot may sit twice.
help-arena-games = How many games at least; as many more as make it fair.
help-arena-to = Keeps plan, games and report in this folder; a run that was stopped goes on there.
help-arena-on = Where: processes of this machine, or ray, a cluster.
help-report = Let equal bots play, and write a page on how balanced the game is.
help-report-to = Keeps plan, games and report in this folder; a run that was stopped goes on there.
help-report-versus = Another edition file: what it changes stands beside what is.
help-report-bot = Who plays in every seat.
help-train = Make the weights behind a game’s value again: bots play each other, generation after generation.
help-train-to = Keeps plan, generations and weights in this folder; a run that was stopped goes on there.
help-train-generations = How many generations.
help-train-population = How many candidates a generation has.
help-train-games = How many games each candidate plays at each kind of table.
help-train-seed = Decides candidates and games; the same seed finds the same weights.
help-dataset = Let bots play many games and keep them for learners: as records, and each decision as a row of Parquet tables.
help-dataset-game = Which game (see “tablee games”); without it all of them.
help-dataset-to = Keeps a folder for each game in this one; a run that was stopped goes on there.
help-dataset-seats = How many players; without it all numbers in turn.
help-dataset-observation = What a row tells of the position: features, a few numbers, or view, everything its player sees.
dataset-made = { $path }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $decisions } decisions, { $size } MB.
help-replay = Replay a record and verify every line.
help-review = Review a game: what could be expected when, and which decisions cost most.
help-review-seat = Whose play: the player’s number, from 1.
help-level = The bot that judges, such as normal, hard or expert.
help-from = With --resume: go on after so many decisions, in a file of its own.
help-record = A record, such as reworld-7.tablee.
help-edition-command = Write out what is in a game’s box, or check a corrected file.
help-check = The file to check.
help-new-game = Write a package with a small game of your own, which can be played and tested at once.
help-new-game-name = The id of the game, and the name of its folder.
help-bench = Measure how fast this machine plays.

# Games and editions
games-players = { $counts } players
games-only = for { $counts }
games-hint = tablee play GAME plays one; tablee edition GAME writes out what is in its box.
source-count = { $source } { $count }
source-rulebook = rulebook
source-public = public page
source-recalled = recalled
source-reconstructed = reconstructed
source-owner = owner
edition-good = { $path } is a good edition file (fingerprint { $digest }).
edition-same = It is the same as the one we ship.
edition-sources = Printed values: { $counts }.
edition-key = value
edition-shipped = shipped
edition-file = in the file

# Replays, simulations, speed
replay-over = { $title }, { $players } { $players ->
    [one] player
   *[other] players
}, { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
}: every line is right, the game is over.
replay-open = { $title }, { $players } { $players ->
    [one] player
   *[other] players
}, { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
} so far: every line is right, the game is not over.
review-title = { $title }: the play of player { $number }, judged by the bot “{ $level }” in { $decisions } { $decisions ->
    [one] decision that left a choice
   *[other] decisions that left a choice
}.
review-curve = Points that could be expected at the end, after so many decisions:
review-mistakes = { $count ->
    [one] The decision that cost most, with the points lost:
   *[other] The { $count } decisions that cost most, with the points lost:
}
review-none = No decision was found that clearly cost points.
review-decision = decision { $number }
review-loss = { $points } (± { $error })
review-given = played
review-better = better
review-purpose = for
review-on = play on
won = wins
won-shared = shares the victory
won-rank = the rank reached
simulate-seat = seat
simulate-bot = bot
simulate-mean = mean score
simulate-wins = wins
simulate-speed = { $games } { $games ->
    [one] game
   *[other] games
}, { $decisions } decisions in { $seconds } s: { $speed } decisions per second.
bench-game = game
bench-seats = seats
bench-decisions = decisions/s
bench-games = games/s
bench-clones = copies/s
bench-build = Measured: { $build }.
build-compiled = compiled
build-pure = pure Python
build-outdated = pure Python (the compiled build does not fit these sources)

# Reworld's board
reworld-station = Colossus Station
reworld-chapter-two = Chapter Two: Colony
reworld-terrabot = Terrabot
reworld-shuttle = Shuttle
reworld-satellite = Satell.
reworld-terrabot-short = Terra.
reworld-shuttle-short = Shutt.
reworld-satellite-short = Satel.
reworld-mission-companies_present = comp
reworld-mission-city_product = bot×un
reworld-mission-city_tiles = tile
reworld-mission-all_terrabots = bot
reworld-mission-defence_shields = ◈
reworld-mission-all_units = unit
reworld-round = Round { $round }/{ $rounds }
reworld-terrabots = terrabots
reworld-bag = bag { $count }
reworld-admiral-space = ⚑ space
reworld-free = free
reworld-points = { $points } pts
reworld-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
reworld-left = has left
reworld-hand = Your officers
reworld-no-officer = none left
reworld-defence = defence
reworld-shuttles = { $count ->
    [one] shuttle
   *[other] shuttles
}
reworld-satellites = { $count ->
    [one] satellite
   *[other] satellites
}
reworld-flying = in flight
reworld-ships = Population ships
reworld-docks-empty = dock 1 to 5 empty
reworld-won-by = won by
reworld-mothership = Mothership
reworld-absent = none: -{ $points }
reworld-prices = ×1 any card   (3) ×2 a 3, or any two   (3)(5) ×3 both, or three with one of them, or any four
reworld-legend = [A] terrabot   »1 shuttle, 1 shield   Cra unit (* special)   ✧A·2 satellite, 2 shields   ⚑ admiral

# Gaia Project’s board; the map shows the first letter of a gaia-sign
gaia-sign-terra = t terra
gaia-sign-oxide = o oxide
gaia-sign-volcanic = v volcanic
gaia-sign-desert = d desert
gaia-sign-swamp = s swamp
gaia-sign-titanium = n titanium
gaia-sign-ice = i ice
gaia-sign-gaia = g Gaia
gaia-sign-transdim = x transdim
gaia-sign-lost = l lost
gaia-sign-mine = M mine
gaia-sign-trading-station = T trading station
gaia-sign-lab = L lab
gaia-sign-institute = P institute
gaia-sign-knowledge-academy = K knowledge acad.
gaia-sign-qic-academy = Q QIC acad.
gaia-sign-gaiaformer = G gaiaformer
gaia-sign-space-station = S station
gaia-area-terraforming = Terraform
gaia-area-navigation = Navigat.
gaia-area-artificial-intelligence = Artif.int
gaia-area-gaia-project = Gaia proj
gaia-area-economy = Economy
gaia-area-science = Science
gaia-each-step = step
gaia-each-research = level
gaia-each-mine = mine
gaia-each-federation = federation
gaia-each-trading-station = trading st.
gaia-each-gaia-mine = Gaia mine
gaia-each-institute-or-academy = P,K,Q
gaia-each-lab = lab
gaia-each-planet-type = type
gaia-each-gaia-planet = Gaia
gaia-each-sector = sector
gaia-final-structures = structures
gaia-final-federated = federated
gaia-final-planet-types = planet types
gaia-final-gaia-planets = Gaia planets
gaia-final-sectors = sectors
gaia-final-satellites = satellites
gaia-vp = vp
gaia-per = { $gain }/{ $each }
gaia-pass = pass { $gain }
gaia-action = act { $gain }
gaia-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
gaia-range = range +{ $range }
gaia-tech = tech
gaia-again = token again
gaia-great = P,K,Q={ $value }
gaia-passed = passed
gaia-research = Research
gaia-free-row = Free row
gaia-actions = Actions
gaia-boosters = Boosters
gaia-tokens = Tokens
gaia-faction-action = faction
gaia-stands = range { $range }, step { $ore }o, federation { $needs }
gaia-at-hand = { $count }G at hand
gaia-green = green { $count }
gaia-card = card { $number }: { $what }{ plus-vp }
gaia-support = support card { $number }
gaia-legend-map = 3x-2: the 3 in column ↓x-2  7d3 move 7 leads there  7+d3 moves 7 and others do  { $mark }M structure of { $mark }, underlined: federated  { $mark } satellite  (04) sector
gaia-legend-signs = c credit  o ore  k knowledge  q QIC  t token  pw power  + income  ! at once  act once a round  ★ advanced  × used  * Brainstone

# Playing
play-bot = Bot { $number }
play-ask = Your move (? for help):
play-ask-low = Your move (? for help, b for the board):
play-forced = (the only move)
play-earlier = ... and { $count } { $count ->
    [one] event
   *[other] events
} before these
play-more = ... and { $count } more. Type /text to see only those with that text.
play-folded = Type /{ $asked } to read them.
play-hint = Best moves for the bot “expert”, with the lead it expects at the end:
play-hint-for = about { $points } { $points ->
    [one] point
   *[other] points
}; compared with the others: { $purpose }
play-no-undo = There is no choice to take back.
play-no-number = No move has the number { $number }.
play-no-match = No move contains “{ $text }”.
play-hand-over = { $name }, it is your turn. Press Enter when nobody else is looking.
play-kept = Saved to { $path }. To verify it again, and to see where you lost points:
play-saved = Saved to { $path }. To continue:
play-help =
    { "  " }7         play the move with the number 7; what the board numbers keeps its number
    { "  " }take 7    play a move by its notation, the dim words; Tab completes it
    { "  " }/text     show only the moves with that text; / alone shows all
    { "  " }b         show the board without the moves
    { "  " }u         take back: to your last choice
    { "  " }h         hint: the three best moves for a bot, and what they are for
    { "  " }l         en français
    { "  " }s FILE    save, to FILE if you name one
    { "  " }q         save and quit
    { "  " }Enter     draw the table again

# The full screen
screen-tab-board = Board
screen-tab-log = Log
screen-tab-points = Points
screen-tab-rules = Rules
screen-tab-review = Review
screen-key-filter = Filter
screen-key-undo = Take back
screen-key-hint = Hint
screen-key-review = Review
screen-key-language = Français
screen-key-save = Save
screen-key-look = Light or dark
screen-key-widen = All moves
screen-key-help = Help
screen-key-leave = Quit
screen-filter = Number or text of a move
screen-search = Search the rules; Enter goes on to the next
screen-palette = What would you like to do?
screen-play = Play ⏎
screen-close = Close
screen-ready = I am here
screen-save-as = Save the game to this file:
screen-no-command = There is no such command.
screen-no-rules = This game comes without written rules.
screen-refused = { $reason } (r: read the rule)
screen-hinting = The bot “expert” is thinking about your move. You need not wait for it.
screen-review-offer = Where did I lose points?
screen-over = The game is over.
screen-reviewing = The review is being made: { $percent }%. It looks for the decisions that cost you most.
screen-review-empty = There is nothing to review: nobody here had a choice.
screen-help =
    Playing
    { "  " }↑ ↓, PgUp PgDn   through the moves; what they touch is shown on the board
    { "  " }Enter            play the chosen move; a second click does the same
    { "  " }18 Enter         play the move with that number
    { "  " }/ or f           show only moves with some text, or type a move’s notation
    { "  " }a click          on something golden on the board: only the moves that touch it
    { "  " }Esc              all moves again
    { "  " }u                take back: to your last choice
    { "  " }h                hint: the three best moves for a bot, and what they are for
    { "" }
    Looking
    { "  " }b e p r          board, log, points, rules
    { "  " }Tab, Shift+Tab   from one part of the screen to the next; the arrows scroll it
    { "  " }l                en français
    { "  " }t                light or dark
    { "" }
    Leaving
    { "  " }s                save to a file of your choice
    { "  " }q                save and quit; you are told how to go on
    { "  " }Ctrl+P           all commands by name
    { "" }
    With --plain the game is played line by line, without a full screen.
foreseen-points = { $count } { $count ->
    [one] point
   *[other] points
}
foreseen-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
foreseen-unknown = + what is drawn
points-by-source = Points by source
error-screen = Something went wrong that we had not foreseen; the game was saved all the same. What happened is in { $path }: please send it to us.

help-serve = Runs the server and opens a browser on it.
help-host = The address to listen on.
help-port = The port to listen on; 0 for any free one.
help-database = An SQLite or PostgreSQL address instead of a file in your data folder.
help-no-browser = Opens no browser, only says where the server is.
serve-stop = Ctrl-C stops the server; every game is kept.

# Games from the outside world

help-import = Replay a game of boardgamers.space (Gaia Project) and keep its record.
help-export = Write a Gaia Project record in the notation of boardgamers.space.
help-log = The game: one move per line, or JSON with a list of moves.
help-outside-notation = The notation; bgs is the only one.
import-read = { $lines } { $lines ->
    [one] line, allowed
   *[other] lines, all of them allowed
} by the rules. The record is { $path }.
import-replay = It can be watched at { $address } on this machine’s server (tablee serve).
error-outside-notation = The notation { $notation } is unknown; known notations: { $known }.
error-export-game = Only Gaia Project has this notation; this is a record of { $game }.
import-unshelved = The replay page will not show it, because the database could not be written: { $reason }

artemis-round = Round { $round }/{ $rounds }
artemis-phase-preparation = Preparation
artemis-phase-placement = Placement
artemis-phase-resolution = Resolution
artemis-phase-maintenance = Maintenance
artemis-phase-scoring = Scoring
artemis-first = begins
artemis-event = event “{ $event }” ({ $letter })
artemis-drone = drone { $drone }, from { $region }
artemis-sign-pioneer = P
artemis-sign-engineer = E
artemis-sign-marine = M
artemis-sign-steward = S
artemis-reward-energy = { $count } energy
artemis-reward-ore = { $count } ore
artemis-reward-toolkits = { $count ->
    [one] 1 toolkit
   *[other] { $count } toolkits
}
artemis-reward-points = { $count } VP
artemis-reward-badges = { $count ->
    [one] 1 badge
   *[other] { $count } badges
}
artemis-reward-energy_or_ore = { $count } energy or ore
artemis-reward-training = { $count ->
    [one] training
   *[other] training ×{ $count }
}
artemis-reward-points_per_marine = { $count } VP per marine
artemis-reward-points_per_steward = { $count } VP per steward
artemis-reward-relief = relief +{ $count }
artemis-reward-relic = { $count ->
    [one] Relic die
   *[other] Relic die ×{ $count }
}
artemis-discount = { $count } ore off
artemis-price = ({ $count } energy each)
artemis-points = { $points } VP ({ $forecast } if it ended now)
artemis-relief = relief { $space }
artemis-legend = P pioneer   E engineer   M marine   S steward   * any   [P ·] occupied, free   ●4 a die

reykholt-round = Round { $round }/{ $rounds }
reykholt-first = begins
reykholt-goal-table = goal: table { $table }
reykholt-goal-points = goal: { $points } VP
reykholt-track = Tables
reykholt-piles = Greenhouses
reykholt-random = random
reykholt-display = Service cards
reykholt-table = table { $table }
reykholt-points = { $points } VP
reykholt-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
}
reykholt-harvest = harvest
reykholt-choices = { $count } of choice
reykholt-reaches = goods reach table { $table } ({ $paying } by paying alone)
reykholt-paid = −
reykholt-bonus = bonus+
reykholt-missing = lacks{" "}
reykholt-sign-any = −{ $number }
reykholt-sign-same = −{ $number }=
reykholt-sign-different = −{ $number }≠
reykholt-sign-choice = { $number }*
reykholt-sign-random = ?⌂
reykholt-sign-discard = −⌂
reykholt-sign-plant = plant { $number }
reykholt-sign-harvest = harvest { $number }
reykholt-sign-advance = ▸{ $number }
reykholt-sign-service = card
reykholt-sign-share = share
reykholt-sign-arrow = →
reykholt-legend = T tomato   L lettuce   M mushroom   F cauliflower   C carrot   ⌂ greenhouse   ?⌂ random   −3≠ discard 3 different goods   ▸ advance   ⚑ flag   × closed

# 20th Century’s board
century-round = Round { $round }/{ $rounds }
century-phase-auction = Territory auction
century-phase-catastrophe = Prevention of the catastrophe
century-phase-consolidation = Consolidation
century-phase-production = Production
century-phase-over = The game is over
century-starter = begins
century-bonus = Bonus { $round }
century-territories = Territories
century-minimum = from
century-lot = Lot: { $territory }
century-passed = passed
century-quit = quit
century-sold = Sold
century-technologies = Technologies
century-catastrophe = Catastrophe
century-points = { $points } VP
century-projected = ({ $points } if it ended now)
century-hand = in hand
century-production = makes
century-environment = environment { $value }
century-centres = { $count ->
    [one] 1 centre
   *[other] { $count } centres
}
century-aside = aside
century-waiting = To attach
century-owned = technologies
century-country = country
century-sign-coins = c
century-sign-science = s
century-sign-points = v
century-sign-recycling = r
century-sign-start = ★
century-legend = c coins   s science   v victory points   r recycling centre   A occupied city   a empty city   ▪ waste   −1 +1 environment   ★ start territory   M mine   L laboratory   H hospital   ∙ bridge

# Administration
help-admin = Administer a server: works on its database, also while it runs.
help-admin-make = Make an account an administrator’s.
help-admin-remove = Take that away again.
help-admin-reports = Show the last reports, open ones first.
help-admin-handle = Note that a report was dealt with.
help-admin-silence = Let somebody write nothing for some hours.
help-admin-ban = Let somebody in no more.
help-admin-release = Release somebody from silence and ban.
help-admin-rename = Give somebody a harmless name.
help-admin-close = Close a table, whatever goes on there.
help-admin-audit = Show what administrators did last.
help-person = The player’s name.
help-reason = Why; it is on record.
help-report = The report’s number.
help-decision = What was decided.
help-hours = For how many hours.
help-table = The table’s id, as in its address.
slip-subcommand = “tablee { $group }” needs one of: { $known }.
admin-made = { $name } is an administrator now.
admin-removed = { $name } is no administrator any more.
admin-silence = { $name } can write nothing for { $hours } { $hours ->
    [one] hour
   *[other] hours
}.
admin-ban = { $name } is banned.
admin-release = { $name } is neither silenced nor banned.
admin-rename = { $name } is now called { $now }.
admin-close = Table { $table } is closed.
admin-handle = Report { $number } is dealt with.

# Backups

help-backup = Write the server’s database to a file, also while the server runs.
help-restore = Put a backup in the place of the server’s database, which is kept beside it; the server must be stopped.
help-backup-file = The file of the backup.
backup-done = The database is in { $path } (schema { $revision }). Keep the secret key as well: without it, everybody is signed out and guests lose their tables.
restore-done = The database is as it was in { $path }.
restore-kept = What was there before is kept in { $path }.

# New games
new-game-made = { $name } is there, with a small game in it. Go on with:
