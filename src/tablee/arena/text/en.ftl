# Tournaments.

error-no-bots = Name at least one bot, for example --bots random,greedy.
error-other-plan = { $path } is the plan of something else. Give the command it was begun with, or another folder.
error-folder-in-use = Process { $process } is writing to { $path }. Wait until it has ended, or give another folder.
error-line = { $path } cannot be read: line { $line } is damaged.
error-no-ray = Ray is not installed. Install it with: pip install tablee[ray]
error-ray-start = There is no Ray cluster that answers, and none could be started here.
error-ground = Games cannot be played on “{ $ground }”. Possible: { $known }.

arena-percent = { $value }%
arena-percents = { $value } ({ $low }–{ $high })
arena-numbers = { $value } ± { $spread }
arena-milliseconds = { $value } ms
arena-seconds = { $value } s

# The table of players
arena-player = player
arena-played = played
arena-wins = wins
arena-points = points
arena-median = median
arena-rating = rating
arena-thinking = thinks
arena-slowest = at most (99%)
arena-pair = { $one } before { $other }
arena-meetings = meetings
arena-seat-number = seat
arena-better = comes off better
arena-games-line = { $games } { $games ->
    [one] game
   *[other] games
} with { $length } decisions and { $answers } answers to choose from (medians), { $changes } lead changes (mean).
arena-went-on = { $done } of { $games } games were there already.
arena-rounded = { $games } games are played: each mix of bots in every order of seats, equally often.
arena-stopped = Stopped after { $done } of { $games } games. The same command goes on from there.
arena-report-written = The report is { $path }.

# The report
arena-title = { $game }: a tournament of bots
arena-lead = { $games } { $games ->
    [one] game
   *[other] games
} with { $seats } { $seats ->
    [one] seat
   *[other] seats
}. Half of them take { $length } decisions or more, half of the decisions offer { $answers } answers or more.
arena-players = Who plays
arena-intervals = In parentheses and after ±: 95% intervals. A shared victory counts in parts; a bot in two seats has played twice.
arena-pairs = Who comes off better
arena-pairs-note = How often the first is placed before the second where they meet; an equal place counts half.
arena-mix = { $one } in { $mix }
arena-mixes = One against several
arena-mixes-note = What each seat of a bot wins, by who sits at the table. Dashed: what it would win if all were equal.
arena-goals = Goals
arena-goals-note = How often each is reached.
arena-scores = Scores
arena-scores-note = How often each score was reached. The line is the mean.
arena-ratings = Ratings
arena-ratings-note = By the places of all games (openskill). Whoever is new has 25.
arena-seat = { $wins }, mean { $points }
arena-seats = Does the seat matter?
arena-seats-note = Victories and mean points of each seat, whoever sits there; everybody sat everywhere equally often. Dashed: all equal.
arena-sources = Where points come from
arena-sources-note = Mean points of each bot, by source.
arena-course = Points over the game
arena-course-note = Mean score as far as everybody knows it, from the beginning of the game (0) to its end (100).
arena-leading = When is it decided?
arena-leading-note = How often whoever leads goes on to win, from the beginning (0) to the end (100).
arena-lead-changes = Lead changes
arena-lead-changes-note = How often somebody else took the lead in a game.
arena-with = Victories by { $kind }
arena-with-note = The dot: victories of those who had it. The bar: what the same bots win on average. How many had it comes last.
arena-trait = { $wins }, { $seats }
arena-length = Length
arena-length-note = Decisions in a game, all seats together.
arena-branching = What there is to choose from
arena-branching-note = Mean number of answers to a question that leaves a choice, from the beginning (0) to the end (100).
arena-quantiles = Median { $median }, one in a hundred above { $most }, at most { $top }.
arena-thinking-time = Thinking time
arena-thinking-time-note = Computing time for a decision that leaves a choice, on a logarithmic axis: the dot is the median, the line holds 98%.
arena-times = { $median }, 99%: { $slow }, at most { $slowest }
arena-mean = mean { $mean }
arena-plan = How it was made
arena-game = Game, rules, edition
arena-bots = Bots
arena-seats-count = Seats
arena-games-count = Games
arena-seed = First seed
arena-options = Options

# The report for designers
arena-balance-title = { $game }: is it balanced?
arena-balance-note = The same bot plays in every seat, so what wins more often than its share wins because of the game. In parentheses and after ±: 95% intervals. What bots do not see in the game, they cannot show.
arena-margin = How close are games?
arena-margin-note = By how many points the winner was ahead of the second.
arena-openings = Openings
arena-openings-note = The first answers that left a choice, the most common first. The dot: victories of those who began so. The bar: what everybody wins on average. How many began so comes last.
arena-answers = Answers that win, and that lose
arena-answers-note = Victories of those who gave the answer at least once in the game, beside what everybody wins on average. To win with it is not yet to win by it: whoever is ahead may be able to afford more.
arena-answers-chance = Of { $looked } answers, { $found } stand out; { $chance } would by chance alone.
arena-passed-over = Hardly ever taken
arena-passed-over-note = Answers that were open and that hardly anybody chose.
arena-answer = answer
arena-offered = open
arena-given = chosen
arena-rarely-held = Hardly ever had
arena-rarely-held-note = What the fewest seats had at the end. Some of it may not come up at all in this way of playing.
arena-name = name
arena-had = had by
arena-changed-games = What the other edition changes
arena-changed-games-note = The same seeds with both editions. In bold: changes whose interval does not hold 0.
arena-changed-held = What players have
arena-changed-held-note = How many seats had it at the end, what changed most clearly first. One in twenty stands out by chance alone.
arena-changed-wins = Who wins with what
arena-changed-wins-note = Victories of those who had it, what changed most clearly first. One in twenty stands out by chance alone.
arena-changed-what = figure
arena-changed-before = before
arena-changed-after = after
arena-changed-by = by
arena-changed-range = { $value } ({ $low } to { $high })
arena-changed-points = Points of a seat
arena-changed-margin = Lead of the winner
arena-changed-length = Decisions in a game
arena-changed-lead-changes = Lead changes
arena-changed-first-seat = Victories of the first seat
error-versus-same = { $path } says what the game says already: there is nothing to compare.
