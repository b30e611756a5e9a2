# Ce que disent les commandes.

refusal = { $rule } : { $reason }

# Erreurs
error-file-text = { $path } n’est pas un texte en UTF-8.
error-file-read = Impossible de lire { $path } : { $reason }.
error-file-write = Impossible d’écrire { $path } : { $reason }.
error-output = Impossible d’écrire la sortie : { $reason }.
error-no-input = Il n’y a pas d’entrée standard, personne ne peut donc jouer. Lancez la commande dans un terminal, ou donnez-lui un fichier de coups : tablee play JEU < FICHIER
error-server-extra = Le serveur n’est pas installé (il manque { $module }). Installez-le par : pip install tablee[server]
error-new-game-name = « { $name } » ne peut pas être l’identifiant d’un jeu. Écrivez 24 signes au plus, minuscules, chiffres et tirets bas, une lettre d’abord : deep_sea
error-new-game-taken = Quelque chose s’appelle déjà « { $name } ». Choisissez un autre nom.
error-new-game-there = { $path } existe déjà ; rien n’a été écrit. Choisissez un autre nom, ou un autre dossier.
error-option-form = « { $word } » n’est pas une option. Écrivez NOM=VALEUR.
error-bots = { $given ->
    [one] { $given } robot
   *[other] { $given } robots
} pour { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} : nommez-en un pour toutes, ou un par place.
error-record-there = { $path } existe déjà, rien n’a été joué. Choisissez un autre dossier ou un autre --seed.
error-humans = { $humans ->
    [one] { $humans } humain ne peut
   *[other] { $humans } humains ne peuvent
} pas occuper { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}. Possible : de 1 à { $seats }.
error-resume-with = --resume reprend la partie telle qu’elle a été sauvegardée ; retirez { $names }.
error-from-alone = --from s’emploie avec --resume.
error-from = L’enregistrement compte { $decisions } décisions ; --from demande un nombre de 0 à { $decisions }.
error-review-empty = Il n’y a rien à analyser : le joueur { $number } n’a pas encore eu de choix.
error-resume-game = C’est un enregistrement de { $found }, pas de { $game }.

# Fautes de frappe dans la commande
slip-missing = Il manque { $name }. Ajoutez --help pour voir comment s’emploie la commande.
slip-number = { $name } demande un nombre entier.
slip-value = { $name } demande une valeur.
slip-option = Il n’y a pas d’option { $name }. Ajoutez --help pour voir celles qui existent.
slip-command = Il n’y a pas de commande « { $name } ». Commandes connues : { $known }.
slip-extra = Il y a des mots de trop après « { $command } ». Ajoutez --help pour voir comment elle s’emploie.

# Aide
usage-arguments = Arguments
usage-options = Options
usage-commands = Commandes
usage-default = [par défaut : {"{}"}]
usage-required = [obligatoire]
usage-everywhere = --lang fr ou --lang en vaut pour toutes les commandes.
help-tablee = Des jeux de société modernes à une même table. Sans commande : le serveur démarre et un navigateur s’ouvre.
help-lang = La langue à parler.
help-help = Affiche cette page.
help-version = Affiche la version.
help-game = L’identifiant du jeu, par exemple reworld.
help-seats = Le nombre de joueurs.
help-option = Une variante ou un point de règle du jeu ; peut être répétée.
help-edition = Joue avec un fichier d’édition corrigé.
help-json = Répond en JSON.
help-games = Liste les jeux, leurs options et l’origine de leurs valeurs imprimées.
help-play = Joue dans le terminal, contre des robots ou à plusieurs devant le même écran.
help-humans = Combien de personnes jouent à cet écran ; elles prennent les premières places.
help-opponent = Qui joue aux autres places : le nom d’un robot, ou paquet.module:Classe.
help-seed = Décide de tous les tirages : la même graine donne les mêmes cartes.
help-resume = Reprend une partie sauvegardée.
help-plain = Sans plein écran : les coups s’affichent et se tapent ligne par ligne, comme dans un tube.
help-simulate = Fait jouer de nombreuses parties par des robots.
help-games-count = Le nombre de parties.
help-first-seed = La graine de la première partie ; chaque suivante ajoute 1.
help-bot = Qui joue, une fois pour toutes les places ou une fois par place : le nom d’un robot, ou paquet.module:Classe.
help-workers = Combien de processus se partagent le travail ; 0 pour un par cœur.
help-save = Écrit l’enregistrement de chaque partie dans ce dossier, sous le nom de sa graine ; aucun n’est écrasé.
help-arena = Fait jouer un tournoi par des robots : toutes les compositions, dans tous les ordres de places.
help-arena-bots = Qui joue, par exemple easy,normal,hard ou paquet.module:Classe. Nommé deux fois, un robot peut occuper deux places.
help-arena-games = Combien de parties au moins ; s’y ajoutent celles qui le rendent équitable.
help-arena-to = Garde le plan, les parties et le rapport dans ce dossier ; un tournoi arrêté y reprend.
help-arena-on = Où : processes, sur cette machine, ou ray, sur une grappe.
help-report = Fait jouer des robots égaux et dresse une page sur l’équilibre du jeu.
help-report-to = Garde le plan, les parties et le rapport dans ce dossier ; un travail arrêté y reprend.
help-report-versus = Un autre fichier d’édition : ce qu’il change figure à côté de ce qui est.
help-report-bot = Qui joue à toutes les places.
help-report = Le numéro du signalement.
help-train = Refait les poids qui donnent leur valeur aux positions d’un jeu : des robots s’affrontent, génération après génération.
help-train-to = Garde le plan, les générations et les poids dans ce dossier ; un entraînement arrêté y reprend.
help-train-generations = Le nombre de générations.
help-train-population = Le nombre de candidats par génération.
help-train-games = Le nombre de parties de chaque candidat à chaque type de table.
help-train-seed = Décide des candidats et des parties : la même graine trouve les mêmes poids.
help-dataset = Fait jouer de nombreuses parties par des robots et les garde pour l’apprentissage : en enregistrements, et chaque décision en une ligne de tableaux Parquet.
help-dataset-game = Quel jeu (voir « tablee games ») ; sans lui, tous.
help-dataset-to = Garde un dossier par jeu dans celui-ci ; un travail arrêté y reprend.
help-dataset-seats = Le nombre de joueurs ; sans lui, tous les nombres tour à tour.
help-dataset-observation = Ce qu’une ligne dit de la position : features, quelques nombres, ou view, tout ce que voit son joueur.
dataset-made = { $path } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $decisions } décisions, { $size } Mo.
help-replay = Rejoue un enregistrement et en vérifie chaque ligne.
help-review = Analyse une partie : ce qu’on pouvait en attendre, et les décisions qui ont coûté le plus cher.
help-review-seat = Le jeu de qui : le numéro du joueur, à partir de 1.
help-level = Le robot qui juge, par exemple normal, hard ou expert.
help-from = Avec --resume : reprend après tant de décisions, dans un fichier à part.
help-record = Un enregistrement, par exemple reworld-7.tablee.
help-edition-command = Écrit le contenu de la boîte d’un jeu, ou vérifie un fichier corrigé.
help-check = Le fichier à vérifier.
help-new-game = Écrit un paquet avec un petit jeu à vous, qu’on peut aussitôt jouer et tester.
help-new-game-name = L’identifiant du jeu, et le nom de son dossier.
help-bench = Mesure la vitesse de jeu de cette machine.

# Jeux et éditions
games-players = { $counts } joueurs
games-only = à { $counts }
games-hint = tablee play JEU lance une partie ; tablee edition JEU écrit le contenu de sa boîte.
source-count = { $source } { $count }
source-rulebook = règle du jeu
source-public = page publique
source-recalled = mémoire
source-reconstructed = reconstitution
source-owner = propriétaire
edition-good = { $path } est un bon fichier d’édition (empreinte { $digest }).
edition-same = Il est identique à celui que nous fournissons.
edition-sources = Valeurs imprimées : { $counts }.
edition-key = valeur
edition-shipped = fournie
edition-file = dans le fichier

# Rejeux, simulations, vitesse
replay-over = { $title }, { $players } { $players ->
    [one] joueur
   *[other] joueurs
}, { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
} : chaque ligne est juste, la partie est terminée.
replay-open = { $title }, { $players } { $players ->
    [one] joueur
   *[other] joueurs
}, { $decisions } { $decisions ->
    [one] décision
   *[other] décisions
} jusqu’ici : chaque ligne est juste, la partie n’est pas terminée.
review-title = { $title } : le jeu du joueur { $number }, jugé par le robot « { $level } » sur { $decisions } { $decisions ->
    [one] décision qui laissait le choix
   *[other] décisions qui laissaient le choix
}.
review-curve = Points qu’on pouvait attendre à la fin, après tant de décisions :
review-mistakes = { $count ->
    [one] La décision qui a coûté le plus cher, avec les points perdus :
   *[other] Les { $count } décisions qui ont coûté le plus cher, avec les points perdus :
}
review-none = Aucune décision n’a clairement coûté de points.
review-decision = décision { $number }
review-loss = { $points } (± { $error })
review-given = joué
review-better = mieux
review-purpose = pour
review-on = reprendre
won = gagne
won-shared = partage la victoire
won-rank = le rang atteint
simulate-seat = place
simulate-bot = robot
simulate-mean = score moyen
simulate-wins = victoires
simulate-speed = { $games } { $games ->
    [one] partie
   *[other] parties
}, { $decisions } décisions en { $seconds } s : { $speed } décisions par seconde.
bench-game = jeu
bench-seats = places
bench-decisions = décisions/s
bench-games = parties/s
bench-clones = copies/s
bench-build = Mesuré : { $build }.
build-compiled = version compilée
build-pure = Python pur
build-outdated = Python pur (la version compilée ne correspond pas à ces sources)

# Le plateau de Reworld
reworld-station = Station Colossus
reworld-chapter-two = Chapitre Deux : Colonie
reworld-terrabot = Terrabot
reworld-shuttle = Navette
reworld-satellite = Satell.
reworld-terrabot-short = Terra.
reworld-shuttle-short = Navet.
reworld-satellite-short = Satel.
reworld-mission-companies_present = entr
reworld-mission-city_product = bot×un
reworld-mission-city_tiles = tuil
reworld-mission-all_terrabots = bot
reworld-mission-defence_shields = ◈
reworld-mission-all_units = unit
reworld-round = Manche { $round }/{ $rounds }
reworld-terrabots = terrabots
reworld-bag = sac { $count }
reworld-admiral-space = case ⚑
reworld-free = libre
reworld-points = { $points } pts
reworld-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
reworld-left = a quitté
reworld-hand = Vos officiers
reworld-no-officer = plus aucun
reworld-defence = défense
reworld-shuttles = { $count ->
    [one] navette
   *[other] navettes
}
reworld-satellites = { $count ->
    [one] satellite
   *[other] satellites
}
reworld-flying = en vol
reworld-ships = Vaisseaux de population
reworld-docks-empty = quai 1 à 5 vide
reworld-won-by = gagné par
reworld-mothership = Vaisseau-mère
reworld-absent = rien : -{ $points }
reworld-prices = ×1 une carte   (3) ×2 un 3, ou deux cartes   (3)(5) ×3 les deux, ou trois dont l’une, ou quatre
reworld-legend = [A] terrabot  »1 navette, 1 bouclier  Gru unité (* spéciale)  ✧A·2 satellite, 2 boucliers  ⚑ amiral

# Le plateau de Gaia Project ; la carte montre la première lettre d’un gaia-sign
gaia-sign-terra = t terre
gaia-sign-oxide = o oxyde
gaia-sign-volcanic = v volcan
gaia-sign-desert = d désert
gaia-sign-swamp = m marais
gaia-sign-titanium = i titane
gaia-sign-ice = c glace
gaia-sign-gaia = g Gaia
gaia-sign-transdim = x Transdim
gaia-sign-lost = p Perdue
gaia-sign-mine = M mine
gaia-sign-trading-station = C comptoir
gaia-sign-lab = L labo
gaia-sign-institute = I institut
gaia-sign-knowledge-academy = A acad. Connaissance
gaia-sign-qic-academy = Q acad. C.I.Q.
gaia-sign-gaiaformer = G gaiaformation
gaia-sign-space-station = S station
gaia-area-terraforming = Terraform
gaia-area-navigation = Navigat.
gaia-area-artificial-intelligence = Intellig.
gaia-area-gaia-project = Gaiaform.
gaia-area-economy = Économie
gaia-area-science = Science
gaia-each-step = étape
gaia-each-research = niveau
gaia-each-mine = mine
gaia-each-federation = alliance
gaia-each-trading-station = comptoir
gaia-each-gaia-mine = mine Gaia
gaia-each-institute-or-academy = I,A,Q
gaia-each-lab = labo
gaia-each-planet-type = type
gaia-each-gaia-planet = Gaia
gaia-each-sector = secteur
gaia-final-structures = bâtiments
gaia-final-federated = alliés
gaia-final-planet-types = types de pl.
gaia-final-gaia-planets = pl. Gaia
gaia-final-sectors = secteurs
gaia-final-satellites = satellites
gaia-vp = pv
gaia-per = { $gain }/{ $each }
gaia-pass = passe { $gain }
gaia-action = act { $gain }
gaia-steps = { $steps ->
    [one] 1 étape
   *[other] { $steps } étapes
}
gaia-range = portée +{ $range }
gaia-tech = tech
gaia-again = encore un pion
gaia-great = I,A,Q={ $value }
gaia-passed = a passé
gaia-research = Recherche
gaia-free-row = Rang libre
gaia-actions = Actions
gaia-boosters = Boosters
gaia-tokens = Pions Alliance
gaia-faction-action = faction
gaia-stands = portée { $range }, étape { $ore }o, alliance { $needs }
gaia-at-hand = { $count }G en main
gaia-green = verts { $count }
gaia-card = carte { $number } : { $what }{ plus-vp }
gaia-support = carte Soutien { $number }
gaia-legend-map = 3x-2 : le 3 de la colonne ↓x-2  7d3 le coup 7 y mène  7+d3 le coup 7 et d’autres  { $mark }M bâtiment de { $mark }, souligné : allié  { $mark } satellite  (04) secteur
gaia-legend-signs = c crédit  o minerai  k connaissance  q C.I.Q.  t pion  pw Puissance  + revenu  ! aussitôt  act une fois par manche  ★ améliorée  × utilisé  * Espirite

# Jouer
play-bot = Robot { $number }
play-ask = Votre coup (? pour l’aide) :
play-ask-low = Votre coup (? pour l’aide, b pour le plateau) :
play-forced = (seul coup possible)
play-earlier = ... et { $count } { $count ->
    [one] événement
   *[other] événements
} avant ceux-ci
play-more = ... et { $count } de plus. Tapez /texte pour ne voir que ceux qui contiennent ce texte.
play-folded = Tapez /{ $asked } pour les lire.
play-hint = Les meilleurs coups pour le robot « expert », avec l’avance qu’il espère à la fin :
play-hint-for = environ { $points } { $points ->
    [one] point
   *[other] points
} ; par rapport aux autres coups : { $purpose }
play-no-undo = Il n’y a pas de choix à reprendre.
play-no-number = Aucun coup ne porte le numéro { $number }.
play-no-match = Aucun coup ne contient « { $text } ».
play-hand-over = { $name }, c’est à vous. Appuyez sur Entrée quand personne d’autre ne regarde.
play-kept = Partie sauvegardée dans { $path }. Pour la vérifier, et pour voir où vous avez perdu des points :
play-saved = Partie sauvegardée dans { $path }. Pour la reprendre :
play-help =
    { "  " }7         joue le coup numéro 7 ; ce que le plateau numérote garde son numéro
    { "  " }take 7    joue un coup par sa notation, les mots pâles ; Tab la complète
    { "  " }/texte    ne montre que les coups qui contiennent ce texte ; / seul les montre tous
    { "  " }b         montre le plateau sans les coups
    { "  " }u         reprend : retour à votre dernier choix
    { "  " }h         conseil : les trois meilleurs coups pour un robot, et à quoi ils servent
    { "  " }l         in English
    { "  " }s FICHIER sauvegarde, dans FICHIER si vous en nommez un
    { "  " }q         sauvegarde et quitte
    { "  " }Entrée    redessine la table

# Le plein écran
screen-tab-board = Plateau
screen-tab-log = Journal
screen-tab-points = Points
screen-tab-rules = Règles
screen-tab-review = Analyse
screen-key-filter = Filtrer
screen-key-undo = Reprendre
screen-key-hint = Conseil
screen-key-review = Analyser
screen-key-language = English
screen-key-save = Sauver
screen-key-look = Clair ou sombre
screen-key-widen = Tous les coups
screen-key-help = Aide
screen-key-leave = Quitter
screen-filter = Numéro ou texte d’un coup
screen-search = Chercher dans les règles ; Entrée passe au suivant
screen-palette = Que voulez-vous faire ?
screen-play = Jouer ⏎
screen-close = Fermer
screen-ready = Me voici
screen-save-as = Sauvegarder la partie dans ce fichier :
screen-no-command = Il n’y a pas de telle commande.
screen-no-rules = Ce jeu est venu sans règles écrites.
screen-refused = { $reason } (r : lire la règle)
screen-hinting = Le robot « expert » réfléchit à votre coup. Rien ne vous oblige à l’attendre.
screen-review-offer = Où ai-je perdu des points ?
screen-over = La partie est terminée.
screen-reviewing = Analyse en cours : { $percent } %. Elle cherche les décisions qui vous ont le plus coûté.
screen-review-empty = Il n’y a rien à analyser : personne ici n’a eu de choix.
screen-help =
    Jouer
    { "  " }↑ ↓, PgUp PgDn   parcourt les coups ; le plateau montre ce qu’ils touchent
    { "  " }Entrée           joue le coup choisi ; un second clic aussi
    { "  " }18 Entrée        joue le coup de ce numéro
    { "  " }/ ou f           ne montre que les coups d’un certain texte, ou reçoit une notation
    { "  " }un clic          sur ce qui est doré au plateau : les coups qui le touchent
    { "  " }Échap            tous les coups à nouveau
    { "  " }u                reprend : retour à votre dernier choix
    { "  " }h                conseil : les trois meilleurs coups pour un robot, et leur but
    { "" }
    Regarder
    { "  " }b e p r          plateau, journal, points, règles
    { "  " }Tab, Maj+Tab     d’une partie de l’écran à l’autre ; les flèches la font défiler
    { "  " }l                in English
    { "  " }t                clair ou sombre
    { "" }
    Partir
    { "  " }s                sauvegarde dans un fichier de votre choix
    { "  " }q                sauvegarde et quitte ; on vous dit comment reprendre
    { "  " }Ctrl+P           toutes les commandes par leur nom
    { "" }
    Avec --plain, la partie se joue ligne par ligne, sans plein écran.
foreseen-points = { $count } { $count ->
    [one] point
   *[other] points
}
foreseen-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
foreseen-unknown = + ce qui est tiré
points-by-source = Points par origine
error-screen = Il s’est passé quelque chose d’imprévu ; la partie est tout de même sauvegardée. Ce qui est arrivé est dans { $path } : envoyez-le-nous, s’il vous plaît.

help-serve = Lance le serveur et ouvre un navigateur.
help-host = L’adresse où écouter.
help-port = Le port où écouter ; 0 pour n’importe quel port libre.
help-database = Une adresse SQLite ou PostgreSQL au lieu d’un fichier dans votre dossier de données.
help-no-browser = N’ouvre pas de navigateur, dit seulement où est le serveur.
serve-stop = Ctrl-C arrête le serveur ; toutes les parties sont conservées.

# Parties venues d’ailleurs

help-import = Rejoue une partie de boardgamers.space (Projet Gaia) et en garde l’enregistrement.
help-export = Écrit un enregistrement de Projet Gaia dans la notation de boardgamers.space.
help-log = La partie : un coup par ligne, ou du JSON avec une liste de coups.
help-outside-notation = La notation ; bgs est la seule.
import-read = { $lines } { $lines ->
    [one] ligne, permise
   *[other] lignes, toutes permises
} par les règles. L’enregistrement est { $path }.
import-replay = On peut la revoir à l’adresse { $address } sur le serveur de cette machine (tablee serve).
error-outside-notation = La notation { $notation } est inconnue ; notations connues : { $known }.
error-export-game = Seul Projet Gaia a cette notation ; l’enregistrement est celui d’une partie de { $game }.
import-unshelved = La page de relecture ne la montrera pas, car la base de données n’a pas pu être écrite : { $reason }

artemis-round = Manche { $round }/{ $rounds }
artemis-phase-preparation = Préparation
artemis-phase-placement = Placement
artemis-phase-resolution = Résolution
artemis-phase-maintenance = Maintenance
artemis-phase-scoring = Décompte
artemis-first = commence :
artemis-event = Événement « { $event } » ({ $letter })
artemis-drone = drone { $drone }, départ : { $region }
artemis-sign-pioneer = P
artemis-sign-engineer = G
artemis-sign-marine = M
artemis-sign-steward = I
artemis-reward-energy = { $count ->
    [1] 1 énergie
   *[other] { $count } énergies
}
artemis-reward-ore = { $count ->
    [1] 1 minerai
   *[other] { $count } minerais
}
artemis-reward-toolkits = { $count ->
    [1] 1 boîte à outils
   *[other] { $count } boîtes à outils
}
artemis-reward-points = { $count } PV
artemis-reward-badges = { $count ->
    [1] 1 badge
   *[other] { $count } badges
}
artemis-reward-energy_or_ore = { $count ->
    [1] 1 énergie ou minerai
   *[other] { $count } énergies ou minerais
}
artemis-reward-training = { $count ->
    [1] formation
   *[other] formation ×{ $count }
}
artemis-reward-points_per_marine = { $count } PV par marine
artemis-reward-points_per_steward = { $count } PV par intendant
artemis-reward-relief = secours +{ $count }
artemis-reward-relic = { $count ->
    [1] dé Relique
   *[other] dé Relique ×{ $count }
}
artemis-discount = remise de { $count ->
    [1] 1 minerai
   *[other] { $count } minerais
}
artemis-price = ({ $count ->
    [1] 1 énergie
   *[other] { $count } énergies
} chacun)
artemis-points = { $points } PV ({ $forecast } si la partie s’arrêtait)
artemis-relief = secours { $space }
artemis-legend = P pionnier   G ingénieur   M marine   I intendant   * tout type   [P ·] occupé, libre   ●4 un dé

reykholt-round = Tour { $round }/{ $rounds }
reykholt-first = commence
reykholt-goal-table = but : table { $table }
reykholt-goal-points = but : { $points } PV
reykholt-track = Tables
reykholt-piles = Serres
reykholt-random = aléatoires
reykholt-display = Cartes service
reykholt-table = table { $table }
reykholt-points = { $points } PV
reykholt-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
reykholt-harvest = récolte
reykholt-choices = { $count } au choix
reykholt-reaches = le stock mène à la table { $table } ({ $paying } en payant seulement)
reykholt-paid = −
reykholt-bonus = bonus+
reykholt-missing = manque{" "}
reykholt-sign-any = −{ $number }
reykholt-sign-same = −{ $number }=
reykholt-sign-different = −{ $number }≠
reykholt-sign-choice = { $number }*
reykholt-sign-random = ?⌂
reykholt-sign-discard = −⌂
reykholt-sign-plant = planter { $number }
reykholt-sign-harvest = récolter { $number }
reykholt-sign-advance = ▸{ $number }
reykholt-sign-service = carte
reykholt-sign-share = partage
reykholt-sign-arrow = →
reykholt-legend = T tomate   L salade   M champignon   F chou-fleur   C carotte   ⌂ serre   ?⌂ aléatoire   −3≠ défausser 3 produits différents   ▸ avancer   ⚑ drapeau   × fermé

# Le plateau de 20ème Siècle
century-round = Tour { $round }/{ $rounds }
century-phase-auction = Enchère de territoires
century-phase-catastrophe = Prévention des catastrophes
century-phase-consolidation = Consolidation
century-phase-production = Production
century-phase-over = La partie est finie
century-starter = commence :
century-bonus = Bonus { $round }
century-territories = Territoires
century-minimum = dès
century-lot = Lot : { $territory }
century-passed = passe
century-quit = a quitté
century-sold = Vendus
century-technologies = Technologies
century-catastrophe = Catastrophe
century-points = { $points } PV
century-projected = ({ $points } si la partie s’arrêtait)
century-hand = en main
century-production = produit
century-environment = environnement { $value }
century-centres = { $count ->
    [one] { $count } centre
   *[other] { $count } centres
}
century-aside = de côté
century-waiting = À rattacher
century-owned = technologies
century-country = pays
century-sign-coins = p
century-sign-science = s
century-sign-points = v
century-sign-recycling = r
century-sign-start = ★
century-legend = p pièces   s science   v points de victoire   r centre de recyclage   A ville occupée   a ville inoccupée   ▪ déchet   −1 +1 environnement   ★ territoire de départ   M mine   L laboratoire   H hôpital   ∙ pont

# Administration
help-admin = Administrer un serveur : agit sur sa base de données, aussi pendant qu’il tourne.
help-admin-make = Faire d’un compte un administrateur.
help-admin-remove = Le lui retirer.
help-admin-reports = Montrer les derniers signalements, d’abord ceux à traiter.
help-admin-handle = Noter qu’un signalement a été traité.
help-admin-silence = Retirer la parole à quelqu’un pour quelques heures.
help-admin-ban = Ne plus laisser entrer quelqu’un.
help-admin-release = Rendre la parole et l’entrée à quelqu’un.
help-admin-rename = Donner un nom anodin à quelqu’un.
help-admin-close = Fermer une table, quoi qu’il s’y passe.
help-admin-audit = Montrer ce que les administrateurs ont fait en dernier.
help-person = Le nom du joueur.
help-reason = Pourquoi ; c’est consigné.
help-report = Le numéro du signalement.
help-decision = Ce qui a été décidé.
help-hours = Pour combien d’heures.
help-table = L’identifiant de la table, comme dans son adresse.
slip-subcommand = « tablee { $group } » demande l’un de : { $known }.
admin-made = { $name } est maintenant administrateur.
admin-removed = { $name } n’est plus administrateur.
admin-silence = { $name } ne peut rien écrire pendant { $hours } { $hours ->
    [one] heure
   *[other] heures
}.
admin-ban = { $name } est exclu.
admin-release = { $name } n’est ni exclu ni privé de parole.
admin-rename = { $name } s’appelle désormais { $now }.
admin-close = La table { $table } est fermée.
admin-handle = Le signalement { $number } est traité.

# Sauvegardes

help-backup = Écrit la base de données du serveur dans un fichier, même pendant que le serveur tourne.
help-restore = Met une sauvegarde à la place de la base de données du serveur, qui est conservée à côté ; le serveur doit être arrêté.
help-backup-file = Le fichier de la sauvegarde.
backup-done = La base de données est dans { $path } (schéma { $revision }). Gardez aussi la clé secrète : sans elle, tout le monde est déconnecté et les invités perdent leurs tables.
restore-done = La base de données est telle qu’elle était dans { $path }.
restore-kept = Ce qui s’y trouvait auparavant est conservé dans { $path }.

# Nouveaux jeux
new-game-made = { $name } est là, avec un petit jeu dedans. Continuez par :
