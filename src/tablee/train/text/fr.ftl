# Entraînement.

error-train-extra = L’entraînement demande deux paquets de plus. Installez-les avec : pip install tablee[train]
error-train-no-weights = { $game } n’a pas de poids à entraîner.
error-train-generations-count = Il faut au moins une génération.
error-train-population = Une génération compte au moins quatre candidats.
error-train-games = Chaque candidat doit jouer au moins une partie.

train-went-on = { $done } générations sur { $generations } étaient déjà là.
train-stopped = Arrêté après { $done } générations sur { $generations }. La même commande reprend à cet endroit.
train-generation = génération { $number } : candidats à { $mean } en moyenne, le meilleur à { $best }
train-comparing = Les nouveaux poids jouent contre les anciens.
train-seats = { $seats } { $seats ->
    [one] place
   *[other] places
}
train-games = parties
train-points = points
train-before = avant
train-margin = points d’avance
train-won = victoires contre les anciens poids
train-written = Les poids sont dans { $path }.
