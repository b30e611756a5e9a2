# Projet Gaia en français.

about = Quatorze factions colonisent une galaxie en six manches : terraformez des planètes, construisez et améliorez des bâtiments, progressez en recherche et forgez des alliances. De un à quatre joueurs ; seul, vous affrontez l’Automa.

option-map = Carte
option-map-help = Quels secteurs changent de place avant la partie. « De base » est la carte de la règle ; les autres font de chaque partie une nouveauté (R17).
option-map-base = De base
option-map-outer = Secteurs extérieurs
option-map-rings = Intérieur et extérieur
option-map-all = Tous les secteurs
option-last_player_turns_sectors = Le dernier joueur tourne les secteurs
option-last_player_turns_sectors-help = Avant le choix des factions, le dernier joueur peut tourner chaque secteur ; en échange, les autres choisissent leur faction avant lui (R17).
option-variable_turn_order = Ordre des passages
option-variable_turn_order-help = La manche suivante se joue dans l’ordre où vous avez passé ; sinon, dans le sens horaire à partir du premier qui a passé (R15).
option-automa_level = Niveau de l’Automa
option-automa_level-help = La force de votre adversaire quand vous jouez seul : plus de points au départ, de meilleures cartes (R174).
option-automa_level-easy = Facile
option-automa_level-normal = Normal
option-automa_level-hard = Difficile
option-automa_level-ultimate = Ultime
option-automa_level-nightmare = Cauchemardesque
option-setup_word = Mot de mise en place
option-setup_word-help = Un mot dispose la carte et les tuiles comme boardgamers.space le fait avec ce même mot, et l’on suit ses lectures des règles. Laissez vide pour une nouvelle galaxie (R17).
option-r44_waste_refused = Ni étapes ni portée gâchées
option-r44_waste_refused-help = Les étapes gratuites et la portée d’un booster ne servent que là où elles épargnent quelque chose ; sinon, vous pouvez les gâcher (R44).
option-r99_lost_gains_refused = Pas d’action pour rien
option-r99_lost_gains_refused-help = Une action de Puissance ou de C.I.Q. vous est fermée si vos limites ne vous en laissent rien garder ; sinon, vous pouvez la prendre juste pour la bloquer (R99).
option-r62_advance_declined = On peut renoncer à une avancée
option-r62_advance_declined-help = Qui prend une tuile Tech sous un domaine de recherche peut rester où il est ; sans cela, la tuile le fait monter dès que le niveau suivant lui est ouvert (R62).
option-r155_level_5_closes = Votre niveau 5 arrête l’Automa
option-r155_level_5_closes-help = Un domaine dont vous occupez le niveau 5 est entièrement fermé à l’Automa ; sans cela, il peut encore y monter jusqu’au niveau 4 et prendre la tuile avancée (R155).
option-r172_downgrade = Firaks de l’Automa
option-r172_downgrade-help = Quand l’Automa joue les Firaks, à quel moment d’une amélioration il ramène un labo de recherche à un comptoir de commerce (R172).
option-r172_downgrade-first = En premier
option-r172_downgrade-second = Après l’institut
option-r172_downgrade-faction-action = Action de faction seulement

habit-charge_up_to = Accumuler d’office
habit-charge_up_to-help = Combien de Puissance vous accumulez sans qu’on vous le demande quand d’autres construisent près de vous ; au-delà de la première, elle coûte des points. Pour plus, ou si un pion vient avec, la question vous est posée (R113, R115).
habit-charge_up_to-0 = Jamais
habit-charge_up_to-1 = 1
habit-charge_up_to-2 = 2
habit-charge_up_to-3 = 3
habit-charge_up_to-4 = 4
habit-charge_up_to-5 = 5
habit-lowest_bowls_first = Les pions partent des zones basses
habit-lowest_bowls_first-help = Les pions que vous abandonnez ou envoyez en zone Gaia quittent d’abord la zone I, puis la II, puis la III ; sinon, vous choisissez chaque fois (R22).

opponent-automa = L’Automa

difficulty-easy = facile
difficulty-normal = normal
difficulty-hard = difficile
difficulty-ultimate = ultime
difficulty-nightmare = cauchemardesque

# Composants
faction-terrans = Terraniens
faction-lantids = Lantids
faction-xenos = Xenos
faction-gleens = Gleens
faction-taklons = Taklons
faction-ambas = Ambas
faction-hadsch-hallas = Hadsch Hallas
faction-ivits = Essaim
faction-geodens = Geodens
faction-bal-taks = Bal T’aks
faction-firaks = Firaks
faction-bescods = Bescods
faction-nevlas = Nevlas
faction-itars = Itars

gist-terrans = Les pions reviennent de la zone Gaia en zone II. Institut : à leur retour, ils rapportent aussi des ressources.
gist-lantids = Des mines peuvent se construire sur des planètes colonisées par d’autres. Institut : chacune rapporte des connaissances.
gist-xenos = Trois mines au départ. Institut : les alliances demandent moins de valeur de Puissance.
gist-gleens = Les planètes Gaia coûtent du minerai et rapportent des points ; les C.I.Q. arrivent en minerai jusqu’à l’académie C.I.Q. Institut : un pion Alliance bien à eux.
gist-taklons = L’Espirite est un pion qui vaut trois Puissances. Institut : un nouveau pion à chaque accumulation au tour des autres.
gist-ambas = Plus de minerai en revenu. Institut : une fois par manche, il peut changer de place avec une mine.
gist-hadsch-hallas = Riches en crédits. Institut : les crédits se convertissent en C.I.Q., minerai et connaissances.
gist-ivits = L’Essaim débute avec l’institut et fait grandir une seule alliance, étendue une fois par manche par une station spatiale.
gist-geodens = Habiles à terraformer dès le départ. Institut : chaque nouveau type de planète rapporte des connaissances.
gist-bal-taks = Les unités de gaiaformation peuvent se changer en C.I.Q. Navigation reste fermée jusqu’à l’institut.
gist-firaks = Plus de connaissances en revenu. Institut : une fois par manche, un labo de recherche peut redevenir un comptoir de commerce, pour une avancée.
gist-bescods = Une fois par manche, une avancée là où ils sont le plus bas ; leurs améliorations suivent un autre chemin. Institut : leurs bâtiments sur des planètes titane valent plus.
gist-nevlas = Les pions de la zone III peuvent se changer en connaissances. Institut : chaque pion dépensé vaut deux Puissances.
gist-itars = Les pions brûlés vont en zone Gaia et reviennent. Institut : des pions de la zone Gaia achètent des tuiles Tech.

planet-terra = planète terre
planet-oxide = planète oxyde
planet-volcanic = planète volcan
planet-desert = planète désert
planet-swamp = planète marais
planet-titanium = planète titane
planet-ice = planète glace
planet-gaia = planète Gaia
planet-transdim = planète Transdim
planet-lost = Planète Perdue

structure-mine = mine
structure-trading-station = comptoir de commerce
structure-lab = labo de recherche
structure-institute = institut planétaire
structure-knowledge-academy = académie Connaissance
structure-qic-academy = académie C.I.Q.
structure-gaiaformer = unité de gaiaformation
structure-space-station = station spatiale

a-mine = une mine
a-trading-station = un comptoir de commerce
a-lab = un labo de recherche
a-institute = un institut planétaire
a-knowledge-academy = une académie Connaissance
a-qic-academy = une académie C.I.Q.
a-gaiaformer = une unité de gaiaformation
a-space-station = une station spatiale

into-mine = mine
into-trading-station = comptoir de commerce
into-lab = labo de recherche
into-institute = institut planétaire
into-knowledge-academy = académie Connaissance
into-qic-academy = académie C.I.Q.
into-gaiaformer = unité de gaiaformation
into-space-station = station spatiale

area-terraforming = Terraformation
area-navigation = Navigation
area-artificial-intelligence = Intelligence artificielle
area-gaia-project = Gaiaformation
area-economy = Économie
area-science = Science

direction-n = nord
direction-nne = nord-nord-est
direction-ne = nord-est
direction-e = est
direction-se = sud-est
direction-sse = sud-sud-est
direction-s = sud
direction-ssw = sud-sud-ouest
direction-sw = sud-ouest
direction-w = ouest
direction-nw = nord-ouest
direction-nnw = nord-nord-ouest

spot-centre = au centre du secteur { $sector }
spot-inner = juste au { $direction } du centre du secteur { $sector }
spot-edge = au bord { $direction } du secteur { $sector }
place-planet = la { $planet } du secteur { $sector }
place-planet-spot = la { $planet } { $spot }
place-space = la case { $spot }
where-planet = sur { $place }
where-nowhere = hors de la carte
sector-number = { $sector }
in-sectors = { $sectors_count ->
    [1] dans le secteur { $sectors }
   *[other] dans les secteurs { $sectors }
}
including = { $apart_count ->
    [0] {""}
   *[other] , dont { $apart }
}
some-of-them = { $apart_count ->
    [0] {""}
    [1] , dont un { $apart }
   *[other] , dont certains { $apart }
}

automa = l’Automa

amount-credits = { $count } { $count ->
    [1] crédit
   *[other] crédits
}
amount-ore = { $count } { $count ->
    [1] minerai
   *[other] minerais
}
amount-knowledge = { $count } { $count ->
    [1] connaissance
   *[other] connaissances
}
amount-qic = { $count } C.I.Q.
amount-power = { $count } { $count ->
    [1] Puissance
   *[other] Puissances
}
amount-tokens = { $count } { $count ->
    [1] pion Puissance
   *[other] pions Puissance
}
amount-charge = { $count } { $count ->
    [1] Puissance
   *[other] Puissances
} à accumuler
amount-vp = { $count } PV
amount-gaiaformers = { $count } { $count ->
    [1] unité
   *[other] unités
} de gaiaformation
amount-token-of-bowl = 1 pion de la zone III (vers la zone Gaia)
amount-gaiaformer-away = 1 unité de gaiaformation (vers la zone Gaia)
tokens-of-bowl = { $count } de la zone { $bowl }

gain-mine = une mine avec { $steps ->
    [1] 1 étape de terraformation gratuite
   *[other] { $steps } étapes de terraformation gratuites
}
gain-reach = une mine ou une gaiaformation avec { $range } de portée en plus
gain-tech = une tuile Tech
gain-token = le pion Alliance qui y attend
gain-token-again = encore une fois le gain d’un pion Alliance
gain-types = { $vp } PV par type de planète
gain-lost-planet = la Planète Perdue

level-income = un revenu de { $gain }
level-step = l’étape à { $ore ->
    [1] 1 minerai
   *[other] { $ore } minerais
}
level-range = une portée de { $range }
level-project = la gaiaformation à { $tokens ->
    [1] 1 pion
   *[other] { $tokens } pions
}

effect-now = { $gain } aussitôt
effect-now-per = { $gain } aussitôt par { $per }
effect-income = revenu de { $gain }
effect-pass = { $gain } par { $per } en passant
effect-every = { $vp } PV pour chaque { $what }
effect-action = action spéciale pour { $gain }
effect-great = institut et académies valent { $value }
effect-both = { $one } ; { $other }
effect-none = sans effet

per-federation = pion Alliance
per-mine = mine
per-lab = labo de recherche
per-planet-type = type de planète
per-gaia-planet = planète Gaia
per-trading-station = comptoir de commerce
per-sector = secteur
per-institute-or-academy = institut ou académie

every-step = étape de terraformation
every-research = niveau de recherche
every-mine = mine
every-federation = pion Alliance
every-trading-station = comptoir de commerce
every-gaia-mine = mine sur une planète Gaia
every-institute-or-academy = institut ou académie

final-structures = bâtiments
final-federated = bâtiments dans des alliances
final-planet-types = types de planète
final-gaia-planets = planètes Gaia
final-sectors = secteurs
final-satellites = satellites

special-booster = le booster
special-academy = l’académie C.I.Q.
special-faction = la fiche de faction
special-tile = une tuile Tech ({ $gain })
special-ambas = l’institut change de place avec une mine
special-bescods = une avancée là où vous êtes le plus bas
special-firaks = un labo de recherche recule, pour une avancée
special-ivits = une station spatiale

automa-research-highest = recherche là où il est le plus haut
automa-research-random = recherche
automa-upgrade = amélioration
automa-build-mine = construire une mine
automa-power-qic = action de Puissance ou de C.I.Q.
automa-faction = action de faction

plus-vp = { $vp ->
    [0] {""}
   *[other] {" "}(+{ $vp } PV)
}
for-vp = { $vp ->
    [0] {""}
   *[other] {" "}au prix de { $vp } PV
}
of-gain = { $gains ->
    [0] {""}
   *[other] {" "}: { $gain }
}
plus-gain = { $gains ->
    [0] {""}
   *[other] , rapporte { $gain }
}
with-steps = { $steps ->
    [0] {""}
    [1] {" "}avec 1 étape
   *[other] {" "}avec { $steps } étapes
}
for-qic = { $qic ->
    [0] {""}
   *[other] {" "}pour { $price }
}

# Questions
prompt-TurnSector = Tournez-vous le secteur { $sector } ?
prompt-ChooseFaction = Quelle faction jouez-vous ?
prompt-ChooseAutomaFaction = Quelle faction l’Automa joue-t-il ?
prompt-PlaceStart = Posez { $structure } sur une { $planet }.
prompt-ChooseBooster = Quel booster prenez-vous pour la première manche ?
prompt-TakeTurn = Manche { $round } sur { $rounds } : quelle action ?
prompt-FinishTurn = Votre action est faite : convertir encore, ou finir le tour ?
prompt-FreeMine = Où construisez-vous la mine ? { $steps ->
    [1] 1 étape de terraformation est gratuite.
   *[other] { $steps } étapes de terraformation sont gratuites.
}
prompt-FarReach = Où construisez-vous une mine ou gaiaformez-vous ? Avec les { $bonus } du booster, votre portée est de { $range }.
prompt-ChooseIncome = Quel revenu vient ensuite ? Des pions venus avant une accumulation peuvent encore avancer.
prompt-GatherTokens = Vos pions quittent la zone Gaia : que gagnez-vous pour { $power } { $power ->
    [1] Puissance
   *[other] Puissances
} ?
prompt-ExchangeTokens = Abandonner { $tokens } des { $have } pions de votre zone Gaia pour une tuile Tech ?
prompt-ChoosePlanets = Quelles planètes forment l’alliance ? Elles doivent valoir { $value } ensemble.
prompt-ChooseSatellites = Où vont les satellites qui relient { $planets ->
    [1] cette planète
   *[other] ces { $planets } planètes
} ?
prompt-ChooseToken = Quel pion Alliance prenez-vous ?
prompt-RepeatToken = De quel pion Alliance prenez-vous encore une fois le gain ?
prompt-ChooseAdvance = Dans quel domaine avancez-vous ?
prompt-ChooseAdvance-one = Avancez-vous en { $area } ?
prompt-ChooseTech = Quelle tuile Tech prenez-vous ?
prompt-ChooseCovered = Laquelle de vos tuiles couvrez-vous de « { $tile } » ?
prompt-PlaceLostPlanet = Où trouvez-vous la Planète Perdue ? Votre portée est de { $range }.
prompt-SwapInstitute = Avec quelle mine l’institut change-t-il de place ?
prompt-DowngradeLab = Quel labo de recherche redevient un comptoir de commerce ?
prompt-PlaceStation = Où posez-vous la station spatiale ? Votre portée est de { $range }.
prompt-ChargePower = { $seat } a construit { $structure } { $where } : { $power ->
    [0] prenez-vous le pion ?
   *[other] accumulez-vous { $power } { $power ->
        [1] Puissance
       *[other] Puissances
    }{ for-vp }{ $token ->
        [0] {""}
       *[other] {" "}en prenant un pion
    } ?
}
prompt-ChargePower-automa = L’Automa a construit { $structure } { $where } : { $power ->
    [0] prenez-vous le pion ?
   *[other] accumulez-vous { $power } { $power ->
        [1] Puissance
       *[other] Puissances
    }{ for-vp }{ $token ->
        [0] {""}
       *[other] {" "}en prenant un pion
    } ?
}
prompt-ChooseChargedBowl = Vous accumulez { $power } { $power ->
    [1] Puissance
   *[other] Puissances
} ; l’Espirite est en zone { $bowl }. Où finit-elle ?
prompt-ChooseSpentBrainstone = Vous dépensez { $power } { $power ->
    [1] Puissance
   *[other] Puissances
} : avec l’Espirite, ou sans ?
prompt-ChooseBurntBrainstone = Vous brûlez de la Puissance : que devient l’Espirite ?
prompt-ChooseGivenBrainstone = Vous défaussez { $tokens ->
    [1] 1 pion
   *[other] { $tokens } pions
} : l’Espirite en est-elle ?
prompt-ChooseGivenBrainstone-gaia = { $tokens ->
    [1] 1 pion va
   *[other] { $tokens } pions vont
} en zone Gaia : l’Espirite en est-elle ?
prompt-ChooseBowls = Vous défaussez { $tokens ->
    [1] 1 pion
   *[other] { $tokens } pions
} : de quelles zones ?
prompt-ChooseBowls-gaia = { $tokens ->
    [1] 1 pion va
   *[other] { $tokens } pions vont
} en zone Gaia : de quelles zones ?

# Actions
action-turn = { $degrees ->
    [0] Laisser le secteur { $sector } tel quel
   *[other] Tourner le secteur { $sector } de { $degrees }° dans le sens horaire
}
action-turn-where = Tourner un secteur de { $degrees }° dans le sens horaire
action-faction = { $faction } ({ $planet }) : { $gist }
action-automa = L’Automa joue la faction { $faction } ({ $planet })
action-start = Mine { $where }
action-start-institute = Institut planétaire { $where }
action-booster = Booster : { $booster }
action-mine = Mine { $where } : { $price }{ with-steps }{ plus-gain }{ plus-vp }
action-mine-shared = Mine partagée { $where } : { $price }{ with-steps }{ plus-gain }{ plus-vp }
action-mine-where = Mine { $where }
action-project = Gaiaformation { $where } : { $price }
action-project-where = Gaiaformation { $where }
action-upgrade = Améliorer { $before } en { $structure } { $where } : { $price }{ plus-gain }{ plus-vp }
action-upgrade-where = Améliorer en { $structure } { $where }
action-federate = Forger une alliance
action-unite = { $count ->
    [1] 1 planète
   *[other] { $count } planètes
} { in-sectors }, d’une valeur de { $value }, { $satellites ->
    [0] sans satellite
    [1] avec 1 satellite pour { $price }
   *[other] avec { $satellites } satellites pour { $price }
}{ including }
action-federate-with = Avec { $place }
action-federate-nowhere = Une alliance hors de la carte
action-link = { $satellites ->
    [1] 1 satellite
   *[other] { $satellites } satellites
} { in-sectors } pour { $price }{ some-of-them }
action-link-with = Avec un satellite { $where }
action-token = Pion Alliance{ of-gain }{ plus-vp }
action-token-again = Pion Alliance encore une fois{ of-gain }{ plus-vp }
action-research = Monter en { $area } au niveau { $level } pour { $knowledge ->
    [1] 1 connaissance
   *[other] { $knowledge } connaissances
}{ of-gain }{ plus-vp }
action-research-where = Monter en { $area }
action-advance = Avancer en { $area } au niveau { $level }{ of-gain }{ plus-vp }
action-advance-where = Avancer en { $area }
action-tech = Tuile Tech sous { $area } : { $tile }
action-tech-free = Tuile Tech de la rangée libre : { $tile }
action-tech-where = Une tuile Tech
action-advanced = Tuile avancée, { $area } : { $tile }{ plus-vp }
action-advanced-where = Tuile avancée, { $area }
action-cover = Couvrir la tuile « { $tile } »
action-power = Dépenser { $price }{ of-gain }{ plus-vp }
action-qic = Dépenser { $price }{ of-gain }{ plus-vp }
action-special = Action spéciale : { $gain }
action-station = Station spatiale { $where }{ for-qic }
action-station-where = Station spatiale { $where }
action-swap = Échanger l’institut avec la mine { $where }
action-downgrade = Ramener le labo de recherche { $where } à un comptoir de commerce{ plus-vp }
action-lost = Planète Perdue { $where }{ for-qic }{ plus-gain }{ plus-vp }
action-lost-where = Planète Perdue { $where }
action-pass = Passer{ plus-vp } et prendre le booster « { $booster } »
action-pass-last = Passer pour la dernière fois{ plus-vp }
action-convert = Convertir { $price } en { $gain }
action-burn = Brûler de la Puissance : abandonner un pion de la zone II pour en monter un autre en zone III
action-end = Finir le tour
action-charge = Accumuler { $power } { $power ->
    [1] Puissance
   *[other] Puissances
}{ for-vp }
action-charge-before = { $power ->
    [0] Prendre un pion
    [1] Prendre un pion, puis accumuler 1 Puissance{ for-vp }
   *[other] Prendre un pion, puis accumuler { $power } Puissances{ for-vp }
}
action-charge-after = { $power ->
    [0] Prendre un pion
    [1] Accumuler 1 Puissance{ for-vp }, puis prendre un pion
   *[other] Accumuler { $power } Puissances{ for-vp }, puis prendre un pion
}
action-income = Ensuite : { $gain }
action-income-both = Ensuite : { $gain }, dans cet ordre
action-gather = Gagner { $gain } pour { $power } { $power ->
    [1] Puissance
   *[other] Puissances
}
action-exchange = Abandonner { $tokens ->
    [1] 1 pion
   *[other] { $tokens } pions
} de la zone Gaia pour une tuile Tech
action-bowls = { $bowls }
action-brainstone = L’Espirite va en zone { $bowl }
action-brainstone-keep = L’Espirite reste en zone { $bowl }
action-brainstone-spend = Dépenser l’Espirite, qui vaut { $power } Puissances
action-brainstone-gone = Abandonner l’Espirite pour de bon
action-brainstone-gaia = L’Espirite va en zone Gaia
action-decline = Renoncer
action-decline-charge = Ne rien accumuler
action-decline-advance = Ne pas avancer
action-decline-exchange = Garder les pions
action-decline-gather = Ne rien gagner de plus
action-first = { $seat } { $who ->
    [you] êtes
   *[other] est
} premier joueur
action-map = Les secteurs sont posés
action-tiles = Les tuiles et les boosters sont disposés
action-card = L’Automa tire la carte { $card }

# Groupes d’actions
group-action-turn = Tourner le secteur
group-action-faction = Choisir une faction
group-action-automa = Choisir la faction de l’Automa
group-action-start = Premières mines
group-action-start-institute = Poser l’institut
group-action-booster = Choisir un booster
group-action-mine = Construire une mine
group-action-mine-shared = Partager une planète
group-action-project = Gaiaformer une planète
group-action-upgrade = Améliorer un bâtiment
group-action-unite = Planètes de l’alliance
group-action-link = Satellites
group-action-token = Pions Alliance
group-action-token-again = Pions Alliance
group-action-research = Progresser en recherche
group-action-advance = Avancer
group-action-tech = Tuiles Tech
group-action-tech-free = Tuiles Tech de la rangée libre
group-action-advanced = Tuiles avancées
group-action-cover = Couvrir une tuile
group-action-power = Actions de Puissance
group-action-qic = Actions de C.I.Q.
group-action-special = Actions spéciales
group-action-station = Poser une station spatiale
group-action-swap = Échanger l’institut
group-action-downgrade = Labo de recherche en comptoir
group-action-lost = Poser la Planète Perdue
group-action-pass = Passer
group-action-convert = Convertir
group-action-charge = Accumuler de la Puissance
group-action-income = Revenu
group-action-income-both = Revenu de l’institut
group-action-gather = Gagner des ressources
group-action-bowls = Zones
group-action-brainstone = Déplacer l’Espirite
group-action-brainstone-keep = Garder l’Espirite

# Événements
heading-RoundBegan = Manche { $round }
event-FirstPlayerChosen = { $seat } { $who ->
    [you] êtes
   *[other] est
} le premier joueur.
event-GalaxyLaid = La galaxie est sur la table.
event-SectorTurned = { $seat } { $who ->
    [you] tournez
   *[other] tourne
} le secteur { $sector } de { $turns ->
    [1] 60
    [2] 120
    [3] 180
    [4] 240
   *[other] 300
}° dans le sens horaire.
event-FactionChosen = { $seat } { $who ->
    [you] jouez
   *[other] joue
} la faction { $faction }.
event-FactionChosen-automa = L’Automa joue la faction { $faction }.
event-StartPlaced = { $seat } { $who ->
    [you] posez
   *[other] pose
} { $structure } { $where }.
event-StartPlaced-automa = L’Automa pose { $structure } { $where }.
event-BoosterChosen = { $seat } { $who ->
    [you] prenez
   *[other] prend
} le booster « { $booster } ».
event-BoosterChosen-automa = L’Automa prend le booster « { $booster } ».
event-RoundBegan = La manche { $round } commence : { $tile }.
event-IncomeTaken = { $seat } { $gains ->
    [0] { $who ->
        [you] ne recevez
       *[other] ne reçoit
    } aucun revenu
   *[other] { $who ->
        [you] recevez
       *[other] reçoit
    } { $gain } comme revenu
}.
event-PlanetsGaiaformed = { $seat } { $who ->
    [you] avez
   *[other] a
} { $hexes_count ->
    [1] une nouvelle planète Gaia
   *[other] { $hexes_count } nouvelles planètes Gaia
} { in-sectors }.
event-GaiaTokensReturned = { $seat } { $who ->
    [you] reprenez
   *[other] reprend
} { $tokens ->
    [1] 1 pion
   *[other] { $tokens } pions
} de la zone Gaia.
event-TokensGathered = { $seat } { $who ->
    [you] gagnez
   *[other] gagne
} { $gain } pour { $power } { $power ->
    [1] Puissance
   *[other] Puissances
} de la zone Gaia.
event-TokensExchanged = { $seat } { $who ->
    [you] abandonnez
   *[other] abandonne
} des pions de la zone Gaia pour une tuile Tech.
event-MineBuilt = { $seat } { $who ->
    [you] construisez
   *[other] construit
} une mine { $where }{ with-steps }{ plus-vp }.
event-MineBuilt-automa = L’Automa construit une mine { $where }{ with-steps }{ plus-vp }.
event-ProjectStarted = { $seat } { $who ->
    [you] lancez
   *[other] lance
} une gaiaformation { $where } avec { $tokens ->
    [1] 1 pion
   *[other] { $tokens } pions
}.
event-Upgraded = { $seat } { $who ->
    [you] améliorez
   *[other] améliore
} { $before } en { $structure } { $where }{ plus-vp }.
event-Upgraded-automa = L’Automa améliore { $before } en { $structure } { $where }{ plus-vp }.
event-TechTileTaken = { $seat } { $who ->
    [you] prenez
   *[other] prend
} la tuile Tech « { $tile } » sous { $area }.
event-TechTileTaken-free = { $seat } { $who ->
    [you] prenez
   *[other] prend
} la tuile Tech « { $tile } » de la rangée libre.
event-AdvancedTileTaken = { $seat } { $who ->
    [you] couvrez
   *[other] couvre
} « { $covered } » de la tuile avancée « { $tile } » en { $area }{ plus-vp }.
event-Advanced = { $seat } { $who ->
    [you] atteignez
   *[other] atteint
} le niveau { $level } en { $area }{ plus-vp }.
event-AdvanceDeclined = { $seat } { $who ->
    [you] n’avancez
   *[other] n’avance
} pas.
event-LostPlanetPlaced = { $seat } { $who ->
    [you] trouvez
   *[other] trouve
} la Planète Perdue { $where }{ plus-vp }.
event-FederationFormed = { $seat } { $who ->
    [you] forgez
   *[other] forge
} une alliance de { $planets_count ->
    [1] 1 planète
   *[other] { $planets_count } planètes
} { in-sectors }{ $satellites_count ->
    [0] {""}
    [1] , avec 1 satellite
   *[other] , avec { $satellites_count } satellites
}.
event-TokenGained = { $seat } { $who ->
    [you] gagnez
   *[other] gagne
} un pion Alliance{ of-gain }{ plus-vp }.
event-TokenRepeated = { $seat } { $who ->
    [you] prenez
   *[other] prend
} encore une fois le gain d’un pion Alliance{ of-gain }{ plus-vp }.
event-BoardActionUsed = { $seat } { $who ->
    [you] dépensez
   *[other] dépense
} { $price }{ of-gain }{ plus-vp }.
event-SpecialActionUsed = { $seat } { $who ->
    [you] utilisez
   *[other] utilise
} { $gain } pour une action spéciale.
event-InstituteSwapped = { $seat } { $who ->
    [you] échangez
   *[other] échange
} l’institut { $before } et la mine { $where }.
event-Downgraded = { $seat } { $who ->
    [you] ramenez
   *[other] ramène
} le labo de recherche { $where } à un comptoir de commerce{ plus-vp }.
event-Downgraded-automa = L’Automa ramène le labo de recherche { $where } à un comptoir de commerce{ plus-vp }.
event-StationPlaced = { $seat } { $who ->
    [you] posez
   *[other] pose
} une station spatiale { $where }.
event-Converted = { $seat } { $who ->
    [you] changez
   *[other] change
} { $price } en { $gain } par conversion libre.
event-Burnt = { $seat } { $who ->
    [you] brûlez
   *[other] brûle
} de la Puissance.
event-PowerCharged = { $seat } { $power ->
    [0] { $who ->
        [you] prenez
       *[other] prend
    } un pion
   *[other] { $who ->
        [you] accumulez
       *[other] accumule
    } { $power } { $power ->
        [1] Puissance
       *[other] Puissances
    }{ for-vp }{ $token ->
        [0] {""}
       *[other] {" "}et { $who ->
            [you] prenez
           *[other] prend
        } un pion
    }
}.
event-ChargeDeclined = { $seat } { $who ->
    [you] n’accumulez
   *[other] n’accumule
} pas { $power ->
    [1] la Puissance offerte
   *[other] les { $power } Puissances offertes
}.
event-ChargeDeclined-token = { $seat } { $who ->
    [you] ne prenez
   *[other] ne prend
} pas le pion offert.
event-Passed = { $seat } { $who ->
    [you] passez
   *[other] passe
}{ plus-vp } et { $who ->
    [you] prenez
   *[other] prend
} le booster « { $booster } ».
event-Passed-automa = L’Automa passe{ plus-vp } et prend le booster « { $booster } ».
event-Passed-last = { $seat } { $who ->
    [you] passez
   *[other] passe
} pour la dernière fois{ plus-vp }.
event-Passed-last-automa = L’Automa passe pour la dernière fois{ plus-vp }.
event-CardsDrawn = L’Automa tire la carte { $action } : { $what } (carte Soutien { $support }).
event-AutomaResearched = L’Automa atteint le niveau { $level } en { $area }.
event-AutomaResearched-tile = L’Automa reste au niveau { $level } en { $area } et retire la tuile avancée « { $taken } ».
event-AutomaCovered = L’Automa couvre l’action à { $price }{ of-gain }.
event-AutomaIdle = L’Automa ne peut pas faire son action ({ $action }).
event-AutomaScored = L’Automa marque les points de sa carte{ plus-vp }.
event-FinalTileScored = Score final, { $final } : { $amount ->
    [0] { $who ->
        [you] vous n’en avez
       *[other] { $seat } n’en a
    } pas
   *[other] { $who ->
        [you] vous en avez
       *[other] { $seat } en a
    } { $amount }
}{ plus-vp }.
event-FinalTileScored-automa = Score final, { $final } : { $amount ->
    [0] l’Automa n’en a pas
   *[other] l’Automa en a { $amount }
}{ plus-vp }.
event-ResearchScored = { $seat } { $who ->
    [you] marquez
   *[other] marque
} { $vp } PV pour la recherche.
event-ResearchScored-automa = L’Automa marque { $vp } PV pour la recherche.
event-ResourcesScored = { $seat } { $who ->
    [you] marquez
   *[other] marque
} { $vp } PV pour les ressources restantes.
event-GameEnded = La partie est terminée : { $scores }.
event-GameEnded-solo = La partie est terminée : { $scores }, l’Automa { $automa }.
score-of = { $who ->
    [you] vous
   *[other] { $seat }
} { $score }

# D’où viennent les points
source-round_scoring = tuiles Score de Manche
source-tech_tiles = tuiles Tech
source-advanced_tiles = tuiles avancées
source-start = points de départ
source-boosters = boosters
source-federations = pions Alliance
source-qic_actions = actions de C.I.Q.
source-faction = capacité de faction
source-power_charged = payés pour la Puissance
source-final_scoring = tuiles Score Final
source-research = recherche
source-resources = ressources restantes

# Refus
refuse-turn = Avec le secteur ainsi tourné, deux planètes d’un même type finiraient côte à côte.
refuse-faction = Choisissez une faction dont la couleur est encore libre.
refuse-start = Choisissez une planète libre de votre couleur.
refuse-booster = Prenez un booster qui est sur la table ; à la dernière manche, on n’en prend pas.
refuse-no-planet = Il n’y a pas ici de planète à coloniser.
refuse-no-piece = Il ne reste plus { $structure ->
    [mine] de mine
    [trading-station] de comptoir de commerce
    [lab] de labo de recherche
    [institute] d’institut planétaire
    [knowledge-academy] d’académie Connaissance
    [qic-academy] d’académie C.I.Q.
    [gaiaformer] d’unité de gaiaformation
   *[space-station] de station spatiale
} sur votre fiche.
refuse-transdim = Une planète Transdim ne reçoit pas de mine avant d’être devenue une planète Gaia.
refuse-occupied = Cette planète est prise.
refuse-range = Pour atteindre cette planète, il faut { $qic } C.I.Q. ; vous en avez { $have }.
refuse-far = Cette planète est hors de portée, même avec tous vos C.I.Q.
refuse-price = Cela coûte { $credits ->
    [0] 0 crédit
    [1] 1 crédit
   *[other] { $credits } crédits
} et { $ore ->
    [0] 0 minerai
    [1] 1 minerai
   *[other] { $ore } minerais
} ; vous avez { $have_credits ->
    [0] 0 crédit
    [1] 1 crédit
   *[other] { $have_credits } crédits
} et { $have_ore ->
    [0] 0 minerai
    [1] 1 minerai
   *[other] { $have_ore } minerais
}.
refuse-waste = À cette table, on ne gâche ni étapes gratuites ni portée ; ou alors, vos C.I.Q. ne suffisent pas ici.
refuse-not-transdim = Pour gaiaformer, il faut une planète Transdim.
refuse-no-gaiaformer = Vous n’avez pas d’unité de gaiaformation disponible.
refuse-tokens = Gaiaformer demande { $tokens ->
    [1] 1 pion
   *[other] { $tokens } pions
} Puissance ; vos zones en comptent { $have }.
refuse-not-yours = Vous n’avez pas de bâtiment ici.
refuse-never-upgrades = La mine de la Planète Perdue et les mines partagées ne s’améliorent jamais.
refuse-no-upgrade = Ce bâtiment ne peut pas devenir celui-là.
refuse-top = Vous êtes déjà au dernier niveau.
refuse-level-taken = Quelqu’un est déjà au dernier niveau de ce domaine.
refuse-no-green = Le dernier niveau demande un pion Alliance vert.
refuse-knowledge = La recherche coûte { $cost ->
    [1] 1 connaissance
   *[other] { $cost } connaissances
} ; vous en avez { $have }.
refuse-navigation-closed = Vous ne pouvez pas avancer là pour l’instant ; pour Navigation, les Bal T’aks ont besoin de leur institut.
refuse-covered = Cette action a déjà servi dans cette manche.
refuse-power = Cette action coûte { $power ->
    [1] 1 Puissance
   *[other] { $power } Puissances
} ; vous pouvez en dépenser { $have }.
refuse-qic = Cette action coûte { $qic } C.I.Q. ; vous en avez { $have }.
refuse-useless = Cette action ne vous apporterait rien pour l’instant.
refuse-special-used = Vous avez déjà utilisé cette action spéciale dans cette manche.
refuse-special-none = Vous n’avez pas cette action spéciale, ou elle ne pourrait rien faire pour l’instant.
refuse-swap = L’institut change de place avec une mine à vous, sauf celle de la Planète Perdue.
refuse-downgrade = Seul un labo de recherche à vous peut redevenir un comptoir de commerce.
refuse-station = La station spatiale va sur une case à portée, sans planète, sans station spatiale et sans satellite à vous.
refuse-federation = Ce n’est pas une alliance : assez de valeur de Puissance, aussi peu de satellites que possible, et rien à côté d’une alliance à vous.
refuse-tech-owned = Vous avez déjà cette tuile Tech, ou elle ne peut pas être prise maintenant.
refuse-advanced = Une tuile avancée demande le niveau 4 ou 5 de son domaine, un pion Alliance vert et une tuile à couvrir.
refuse-lost-planet = La Planète Perdue va sur une case à portée sans planète, satellite ni station spatiale.
refuse-convert = Vous ne pouvez pas payer cette conversion.
refuse-charge = Vous accumulez ce qui est offert, ou rien.

error-setup-word = « { $word } » n’est pas un mot de mise en place : il faut un seul mot.
error-setup-word-solo = Un mot de mise en place vaut pour deux à quatre joueurs ; seul, la galaxie est toujours tirée au sort.

# Board
board-round = Manche { $round } sur { $rounds }
board-setup = Mise en place
board-map = La galaxie
board-zoom = Zoom
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-parts = Parties du plateau
board-tab-map = Carte
board-tab-research = Recherche
board-tab-factions = Factions
board-here = À faire ici
board-hex = secteur { $sector }
board-spot-centre = centre
board-spot-inner = juste au { $direction } du centre
board-spot-edge = bord { $direction }
board-owned = { $thing } ({ $name })
board-shared-mine = mine partagée
board-satellite = satellite
board-automa = Automa
board-steps = Étapes de terraformation par type de planète
board-step-ore = Une étape de terraformation coûte { $count } { $count ->
    [1] minerai
   *[other] minerais
}
board-range = Portée { $count }
board-types = Types de planète : { $count }
board-federation-needs = Une alliance demande une valeur de Puissance de { $count }
board-research = Plateau de recherche
board-line = Franchir cette ligne vers le niveau { $level } : accumuler
board-level = { $area }, niveau { $level }
board-taken = La tuile avancée de { $thing } est prise
board-left = reste { $count }
board-actions = Actions de Puissance et de C.I.Q.
board-covered = couverte
board-boosters = Boosters libres
board-tokens = Pions Alliance
board-credits = Crédits
board-ore = Minerai
board-knowledge = Connaissances
board-qic = C.I.Q.
board-vp = Points de victoire
board-gaia-area = Zone Gaia
board-bowl = Zone { $bowl }
board-brainstone = Espirite
board-power = Puissance à dépenser : { $count }
board-bowls = Puissance : zone I { $one }, zone II { $two }, zone III { $three }, zone Gaia { $gaia }
board-built = { $thing } : { $built } sur { $supply } en jeu
board-gaiaformers = Unités de gaiaformation disponibles : { $count }
board-holdings = Booster, tuiles Tech et pions Alliance
board-academy-action = Action de l’académie C.I.Q.
board-used = utilisé cette manche
board-green = Pions Alliance verts : { $count }
board-mine = Ma fiche
board-conversions = Conversions libres
board-has-passed = A passé
board-passed = { $name } a passé : place { $place } à la manche suivante
board-order = Ordre du tour
board-rounds = Tuiles Score de Manche
board-round-tile = Manche { $round } : { $tile }
board-neutral = neutre
board-preview = Si la partie s’arrêtait maintenant
board-track = Piste de score
board-preview-finals = Tuiles Score Final
board-preview-research = Recherche
board-preview-resources = Ressources
board-total = Total
board-ledger = Registre de la manche { $round }
board-ledger-whose = Registre de quel joueur
board-ledger-start = Avant
board-ledger-now = Maintenant
board-ledger-change = Changement
board-column-credits = Crédits
board-column-ore = Minerai
board-column-knowledge = Connaissances
board-column-qic = C.I.Q.
board-column-power = Puissance à dépenser
board-column-tokens = Pions Puissance
board-column-vp = Points de victoire
board-factions = Factions au choix
board-automa-action = Carte Action
board-automa-support = Carte Soutien
board-automa-x = Cette carte peut le faire passer
board-automa-down = Du haut, de gauche à droite
board-automa-up = Du bas, de droite à gauche
board-automa-right = Sélection numérale : { $count }, en comptant de la gauche
board-automa-left = Sélection numérale : { $count }, en comptant de la droite
board-automa-final-top = Première tuile Score Final
board-automa-final-bottom = Seconde tuile Score Final
board-automa-booster = Booster numéro { $count } quand il passe
board-automa-deck = paquet { $deck }, défausse { $discards }, de côté { $aside }
board-token = Pion Alliance : { $gain }
board-space = { $price } : { $gain }
board-sign-income = revenu
board-sign-action = action, 1 par manche
board-sign-pass = en passant
board-buildings = Bâtiments
board-tab-round = Manche
board-down = Voir plus bas
board-up = Revenir en haut
board-steps-to = { $count ->
    [0] Sans étape de terraformation : { $planets }
    [1] 1 étape de terraformation : { $planets }
   *[other] { $count } étapes de terraformation : { $planets }
}
board-pass-points = En passant maintenant, vous gagnez { $count } PV.
board-pass-last = Passer pour la dernière fois
board-final = { $tile } ({ $ranks } PV) : { $standings }
board-order-of = Joue encore dans cette manche : { $name }
board-held = { $thing } : { $count }{ $income ->
    [0] {""}
   *[other] {" "}(prochain revenu : +{ $income })
}
board-in-bowl = { $bowl } : { $count } { $count ->
    [0] pion
    [1] pion
   *[other] pions
}{ $stone ->
    [0] {""}
   *[other] {" "}et l’Espirite
}

# Parties de boardgamers.space
error-bgs-line = Ligne { $line } : { $problem }
error-bgs-empty = Il n’y a aucun coup dedans.
error-bgs-init = Une partie commence par « init », le nombre de joueurs et un mot ; ici on lit « { $text } ».
error-bgs-json = Le fichier n’est pas du JSON valable ({ $problem }).
error-bgs-moves = Le JSON doit avoir une liste de textes nommée moves.
error-bgs-seats = Les parties à { $seats } joueurs ne sont pas prises en charge ; de 2 à 4, oui.
error-bgs-option = Les parties avec l’option { $option } = { $value } ne sont pas prises en charge : seulement les plateaux imprimés, sans extension, sans enchères et sans carte particulière.
error-bgs-who = « { $who } » n’est pas un joueur de cette partie.
error-bgs-turn = C’est à { $asked } d’agir, pas à { $who }.
error-bgs-over = La partie est déjà finie.
error-bgs-command = La commande « { $command } » est inconnue ; elle vient peut-être d’une extension non prise en charge.
error-bgs-more = « { $command } » vient alors que plus rien n’est demandé à ce joueur.
error-bgs-words = « { $command } » ne se comprend pas.
error-bgs-letters = Cette ligne contient des caractères qui ne peuvent pas être écrits dans un fichier.
error-bgs-not-now = « { $command } » n’est pas possible maintenant.
error-bgs-hex = Il n’y a pas de case { $hex } sur cette carte.
error-bgs-federation = Ces cases ne forment pas une alliance permise : { $hexes }.
error-bgs-bowls = La ligne dit que les zones de Puissance contiennent { $told } ; d’après les règles, elles contiennent { $found }.
error-bgs-illegal = Règle { $rule } : { $reason }
error-bgs-export = Seules les parties mises en place par un mot, avec nos composants et des secteurs non tournés, s’écrivent dans cette notation.

## What a choice does
holding-credits = { $count } { $count ->
    [1] crédit
   *[other] crédits
}
holding-ore = { $count } { $count ->
    [1] minerai
   *[other] minerais
}
holding-knowledge = { $count } { $count ->
    [1] connaissance
   *[other] connaissances
}
holding-qic = { $count } C.I.Q.
holding-power = { $count } { $count ->
    [1] Puissance
   *[other] Puissances
} à dépenser
holding-bowl-2 = { $count } { $count ->
    [1] pion
   *[other] pions
} en zone II
holding-tokens = { $count } { $count ->
    [1] pion Puissance
   *[other] pions Puissance
}
holding-gaia-area = { $count } { $count ->
    [1] pion
   *[other] pions
} en zone Gaia
holding-gaiaformers = { $count } { $count ->
    [1] unité
   *[other] unités
} de gaiaformation
holding-range = { $count } de portée
holding-federation-tokens = { $count } { $count ->
    [1] pion Alliance
   *[other] pions Alliance
}
holding-green-tokens = { $count } { $count ->
    [1] pion Alliance vert
   *[other] pions Alliance verts
}
holding-final-structures = { $count } { $count ->
    [1] bâtiment
   *[other] bâtiments
} pour le score final
holding-final-federated = { $count } { $count ->
    [1] bâtiment
   *[other] bâtiments
} dans des alliances pour le score final
holding-final-planet-types = { $count } { $count ->
    [1] type
   *[other] types
} de planète pour le score final
holding-final-gaia-planets = { $count } { $count ->
    [1] planète Gaia
   *[other] planètes Gaia
} pour le score final
holding-final-sectors = { $count } { $count ->
    [1] secteur
   *[other] secteurs
} pour le score final
holding-final-satellites = { $count } { $count ->
    [1] satellite
   *[other] satellites
} pour le score final
warning-pass = Vous pourriez encore agir dans cette manche.
warning-tokens = { $tokens ->
    [1] Un pion Puissance est perdu.
   *[other] { $tokens } pions Puissance sont perdus.
}
warning-brainstone = L’Espirite est perdue.
warning-charge = Vous renoncez à { $power ->
    [0] un pion Puissance
    [1] 1 Puissance{ $token ->
        [0] {""}
       *[other] {" "}et à un pion
    }
   *[other] { $power } Puissances{ $token ->
        [0] {""}
       *[other] {" "}et à un pion
    }
}.
warning-gather = Vous renoncez à des ressources d’une valeur de { $power } { $power ->
    [1] Puissance
   *[other] Puissances
}.
warning-advance = Vous renoncez à un niveau de recherche gratuit.
warning-cover = La tuile recouverte n’a plus d’effet.
warning-downgrade = Le labo de recherche redevient un comptoir de commerce.
remark-federation = L’alliance est formée{ $satellites ->
    [0] {" "}sans satellite
    [1] {" "}avec 1 satellite
   *[other] {" "}avec { $satellites } satellites
}.
remark-tech = Vous gagnez une tuile Tech : { $effect }.
remark-level = Vous atteignez le niveau { $level } en { $area }.
remark-type = Un type de planète nouveau pour vous : { $planet }.
remark-sector = Vous vous installez pour la première fois dans le secteur { $sector }.
remark-offer = { $seat } se verra offrir { $power ->
    [0] un pion Puissance
    [1] 1 Puissance{ $token ->
        [0] {""}
       *[other] {" "}et un pion
    }
   *[other] { $power } Puissances{ $token ->
        [0] {""}
       *[other] {" "}et un pion
    }
}.

# Les réponses là où des signes disent à côté ce qu’elles coûtent et rapportent
short-action-mine = Mine { $where }
short-action-mine-shared = Mine partagée { $where }
short-action-project = Gaiaformation { $where }
short-action-upgrade = Améliorer { $before } en { $structure } { $where }
short-action-station = Station spatiale { $where }
short-action-lost = Planète Perdue { $where }
short-action-research = Monter en { $area } au niveau { $level }
short-action-advance = Avancer en { $area } au niveau { $level }
short-action-pass = Passer et prendre le booster « { $booster } »
short-action-pass-last = Passer pour la dernière fois
short-action-burn = Brûler de la Puissance

# Statistiques
trait-faction = faction
trait-standard = tuile Tech
trait-advanced = tuile avancée

# Apprendre : la première carte, les chapitres, la partie guidée
primer-1 = Ayez le plus de points de victoire après six manches : ils viennent de ce que vous construisez et recherchez.
primer-2 = Un tour, c’est une action : construire une mine, améliorer un bâtiment, rechercher, utiliser la puissance, ou passer. La manche dure jusqu’à ce que tous aient passé.
primer-3 = Une mine demande une planète à portée ; plus sa couleur est loin de la vôtre sur la roue, plus elle coûte de minerai.
primer-4 = Chaque bâtiment qui quitte votre fiche découvre un revenu, que vous touchez au début de chaque manche.
primer-5 = La puissance passe de la zone I à la II puis à la III quand on construit près de vous ; celle de la zone III se dépense.
primer-actions-title = Les six manches
primer-actions = Chaque manche apporte des revenus, puis une action par tour jusqu’à ce que tous aient passé. La tuile de la manche dit ce qui rapporte maintenant. Qui passe le premier commencera la suivante.
guide-faction = Choisissez une faction. Chacune a sa couleur et son pouvoir ; les Terraniens et les Hadsch Hallas sont faciles pour débuter.
guide-first-mine = Posez une mine sur une planète de votre couleur. Cherchez des planètes voisines : au début, vous ne construisez qu’à une case.
guide-second-mine = Votre deuxième mine. Être près d’un rival rapporte : le comptoir coûte moins cher, et vous gagnez de la puissance quand il construit.
guide-booster = Un booster rapporte à chaque manche, et parfois offre une action. Vous le gardez jusqu’à passer, puis vous en changez.
guide-turn = À vous : une action, puis celle du rival. Seul brille ce que vous pouvez payer. Pour débuter, construisez une mine ou améliorez-en une.
guide-power = Un rival construit près de vous : vous pouvez accumuler de la puissance. Après la première, chacune coûte un point : au début, cela vaut la peine.
guide-mine = Une mine coûte 2 crédits et 1 minerai. Sur une autre couleur, payez aussi une à trois étapes de la roue, à 3 minerais chacune au début.
guide-upgrade = Une mine devient un comptoir, qui devient un labo ou un institut. Les comptoirs rapportent des crédits, les labos des connaissances.
guide-research = 4 connaissances font monter d’un niveau de recherche : portée, planètes moins chères, revenus. Un labo apporte une tuile et un niveau gratuit.
guide-round-tile = La tuile de la manche rapporte chaque fois que vous faites ce qu’elle montre. Les suivantes sont visibles : prévoyez-les.
guide-spend = La puissance de la zone III paie les actions du plateau de recherche : minerai, crédits… Chacune ne sert qu’une fois par manche.
guide-pass = Quand plus rien d’utile n’est possible, passez et changez de booster. Qui passe le premier commence la manche suivante.
guide-income = Chaque manche débute par les revenus : des places que vos bâtiments ont quittées, de votre booster, de vos tuiles et de la recherche.
guide-transdim = Les planètes violettes, Transdim, doivent d’abord devenir vertes : il faut une unité de gaiaformation, que donne la recherche Gaia.
guide-federation = Des bâtiments valant 7 ensemble, reliés par des satellites, forment une alliance : des points, et un pion qui ouvre le sommet de la recherche.
guide-finals = À la fin, deux tuiles comparent tous les joueurs, et chaque niveau de recherche à partir du troisième rapporte 4 points.
guide-end = Vous connaissez le jeu. En cas de doute, l’ampoule en haut montre ce que jouerait un robot, et toucher une chose dit ce qu’elle est.
