# Training.

error-train-extra = Training needs two more packages. Install them with: pip install tablee[train]
error-train-no-weights = { $game } has no weights that could be trained.
error-train-generations-count = Train for at least one generation.
error-train-population = A generation has at least four candidates.
error-train-games = Let each candidate play at least one game.

train-went-on = { $done } of { $generations } generations were there already.
train-stopped = Stopped after { $done } of { $generations } generations. The same command goes on from there.
train-generation = generation { $number }: candidates { $mean } on average, the best { $best }
train-comparing = The new weights play against the old ones.
train-seats = { $seats } { $seats ->
    [one] seat
   *[other] seats
}
train-games = games
train-points = points
train-before = before
train-margin = points ahead
train-won = won against the old weights
train-written = The weights are in { $path }.
