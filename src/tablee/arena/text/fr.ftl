# Tournois.

error-no-bots = Nommez au moins un robot, par exemple --bots random,greedy.
error-other-plan = { $path } est le plan d’autre chose. Redonnez la commande qui l’a commencé, ou un autre dossier.
error-folder-in-use = Le processus { $process } écrit déjà dans { $path }. Attendez qu’il ait fini, ou donnez un autre dossier.
error-line = { $path } est illisible : la ligne { $line } est abîmée.
error-no-ray = Ray n’est pas installé. Pour l’installer : pip install tablee[ray]
error-ray-start = Aucune grappe Ray ne répond, et il n’a pas été possible d’en démarrer une ici.
error-ground = On ne peut pas jouer sur « { $ground } ». Possible : { $known }.

arena-percent = { $value } %
arena-percents = { $value } ({ $low }–{ $high })
arena-numbers = { $value } ± { $spread }
arena-milliseconds = { $value } ms
arena-seconds = { $value } s

# Le tableau des joueurs
arena-player = joueur
arena-played = joué
arena-wins = victoires
arena-points = points
arena-median = médiane
arena-rating = force
arena-thinking = réflexion
arena-slowest = au plus (99 %)
arena-pair = { $one } devant { $other }
arena-meetings = rencontres
arena-seat-number = place
arena-better = est mieux classé
arena-games-line = { $games } { $games ->
    [one] partie
   *[other] parties
} avec { $length } décisions et { $answers } réponses possibles (médianes), { $changes } changements de meneur (moyenne).
arena-went-on = { $done } des { $games } parties étaient déjà là.
arena-rounded = { $games } parties seront jouées : chaque composition dans tous les ordres de places, aussi souvent.
arena-stopped = Arrêté après { $done } parties sur { $games }. La même commande reprend là.
arena-report-written = Le rapport est { $path }.

# Le rapport
arena-title = { $game } : un tournoi de robots
arena-lead = { $games } { $games ->
    [one] partie
   *[other] parties
} à { $seats } { $seats ->
    [one] place
   *[other] places
}. La moitié demande { $length } décisions ou plus, la moitié des décisions offre { $answers } réponses ou plus.
arena-players = Qui joue
arena-intervals = Entre parenthèses et après ± : intervalles à 95 %. Une victoire partagée compte en parts ; un robot à deux places a joué deux fois.
arena-pairs = Qui s’en sort mieux
arena-pairs-note = Combien de fois le premier est classé devant le second quand ils se rencontrent ; à égalité, une demie.
arena-mix = { $one } dans { $mix }
arena-mixes = Un contre plusieurs
arena-mixes-note = Ce que gagne chaque place d’un robot, selon qui est à la table. En pointillé : ce qu’il gagnerait si tous se valaient.
arena-goals = Buts
arena-goals-note = Combien de fois chacun est atteint.
arena-scores = Scores
arena-scores-note = Combien de fois chaque score a été atteint. Le trait est la moyenne.
arena-ratings = Force
arena-ratings-note = D’après les places de toutes les parties (openskill). Un nouveau venu a 25.
arena-seat = { $wins }, moyenne { $points }
arena-seats = La place compte-t-elle ?
arena-seats-note = Victoires et points moyens de chaque place, qui que ce soit qui l’occupe ; chacun a occupé chaque place aussi souvent. En pointillé : tous égaux.
arena-sources = D’où viennent les points
arena-sources-note = Points moyens de chaque robot, par origine.
arena-course = Les points au fil de la partie
arena-course-note = Score moyen, pour autant que tous le connaissent, du début de la partie (0) à sa fin (100).
arena-leading = Quand est-ce décidé ?
arena-leading-note = Combien de fois celui qui mène finit par gagner, du début (0) à la fin (100).
arena-lead-changes = Changements de meneur
arena-lead-changes-note = Combien de fois un autre a pris la tête dans une partie.
arena-with = Victoires par { $kind }
arena-with-note = Le point : les victoires de ceux qui l’avaient. La barre : ce que les mêmes robots gagnent en moyenne. À la fin, combien l’avaient.
arena-trait = { $wins }, { $seats }
arena-length = Durée
arena-length-note = Décisions dans une partie, toutes places ensemble.
arena-branching = L’étendue du choix
arena-branching-note = Nombre moyen de réponses à une question qui laisse un choix, du début (0) à la fin (100).
arena-quantiles = Médiane { $median }, une sur cent au-delà de { $most }, au plus { $top }.
arena-thinking-time = Temps de réflexion
arena-thinking-time-note = Temps de calcul pour une décision qui laisse un choix, sur un axe logarithmique : le point est la médiane, le trait en couvre 98 %.
arena-times = { $median }, 99 % : { $slow }, au plus { $slowest }
arena-mean = moyenne { $mean }
arena-plan = Comment il a été fait
arena-game = Jeu, règles, édition
arena-bots = Robots
arena-seats-count = Places
arena-games-count = Parties
arena-seed = Première graine
arena-options = Options

# Le rapport pour les auteurs
arena-balance-title = { $game } : le jeu est-il équilibré ?
arena-balance-note = Le même robot joue à toutes les places : ce qui gagne plus souvent que sa part le doit donc au jeu. Entre parenthèses et après ± : intervalles à 95 %. Ce que les robots ne voient pas dans le jeu, ils ne peuvent pas le montrer.
arena-margin = Les parties sont-elles serrées ?
arena-margin-note = De combien de points le vainqueur devançait le deuxième.
arena-openings = Ouvertures
arena-openings-note = Les premières réponses qui laissaient un choix, les plus fréquentes d’abord. Le point : les victoires de ceux qui ont commencé ainsi. Le trait : ce que tous gagnent en moyenne. Leur nombre vient en dernier.
arena-answers = Les réponses qui gagnent, et celles qui perdent
arena-answers-note = Victoires de ceux qui ont donné la réponse au moins une fois dans la partie, à côté de ce que tous gagnent en moyenne. Gagner avec elle n’est pas encore gagner grâce à elle : qui mène peut s’offrir davantage.
arena-answers-chance = Sur { $looked } réponses, { $found } se distinguent ; le hasard seul en distinguerait { $chance }.
arena-passed-over = Presque jamais choisies
arena-passed-over-note = Des réponses possibles que presque personne n’a choisies.
arena-answer = réponse
arena-offered = possible
arena-given = choisie
arena-rarely-held = Presque jamais obtenus
arena-rarely-held-note = Ce que le moins de places avaient à la fin. Certains n’apparaissent peut-être pas du tout dans cette façon de jouer.
arena-name = nom
arena-had = obtenu par
arena-changed-games = Ce que change l’autre édition
arena-changed-games-note = Les mêmes graines avec les deux éditions. En gras : les changements dont l’intervalle ne contient pas 0.
arena-changed-held = Ce que les joueurs obtiennent
arena-changed-held-note = Combien de places l’avaient à la fin, les changements les plus nets d’abord. Un sur vingt se distingue par le seul hasard.
arena-changed-wins = Qui gagne avec quoi
arena-changed-wins-note = Victoires de ceux qui l’avaient, les changements les plus nets d’abord. Un sur vingt se distingue par le seul hasard.
arena-changed-what = mesure
arena-changed-before = avant
arena-changed-after = après
arena-changed-by = écart
arena-changed-range = { $value } (de { $low } à { $high })
arena-changed-points = Points d’une place
arena-changed-margin = Avance du vainqueur
arena-changed-length = Décisions dans une partie
arena-changed-lead-changes = Changements de tête
arena-changed-first-seat = Victoires de la première place
error-versus-same = { $path } ne dit rien que le jeu ne dise déjà : il n’y a rien à comparer.
