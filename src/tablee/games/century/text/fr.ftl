# 20th Century en français.

about = Menez un pays à travers le 20e siècle en six tours : remportez des territoires aux enchères, achetez des technologies avec votre science, prévenez les catastrophes, et disposez villes et voies ferrées pour que le pays prospère sans crouler sous ses déchets. De trois à cinq joueurs.

option-r2_bonus_cards = Cartes bonus des tours 2 et 4
option-r2_bonus_cards-help = Les tours 2 et 4 se terminent par un bonus pour tous, selon une carte connue dès le début. Désactivées, comme le livret le conseille pour une première partie, seule la fin de la partie apporte un bonus (R2).
option-r46_consolidation = Consolidation
option-r46_consolidation-help = Tous les joueurs bâtissent en même temps, ou bien l’un après l’autre, pour que chacun voie ce qu’ont fait les précédents (R46).
option-r46_consolidation-together = Tous en même temps
option-r46_consolidation-in_order = L’un après l’autre
option-r57_two_tiles_only = Un équipement n’atteint que la tuile voisine
option-r57_two_tiles_only-help = La liaison entre un équipement et une ville de la tuile voisine doit rester sur ces deux tuiles ; sinon, elle peut aussi passer par d’autres (R57).

habit-recycling = Centres de recyclage
habit-recycling-help = Ce qui se passe quand un centre de recyclage n’a des déchets à sa portée que sur un seul territoire.
habit-recycling-obvious = Il retire le déchet de lui-même
habit-recycling-ask = On me demande toujours

# Quantités
goods-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
goods-science = { $count ->
    [one] { $count } point de science
   *[other] { $count } points de science
}
goods-points = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
goods-waste = { $count ->
    [one] { $count } déchet
   *[other] { $count } déchets
}
goods-centre = un centre de recyclage
goods-nothing = rien
environment-better = environnement +{ $count }
environment-worse = environnement −{ $count }
no-impact = aucun impact
signed-more = +{ $count }
signed-less = −{ $count }
signed-none = 0
together = { $things }
in-turn = { $one } ; { $other }
now-at = { $change } (désormais { $position })

# Tuiles et villes
the-territory = le territoire { $number }
the-start = le territoire de départ
the-mine = la mine
the-laboratory = le laboratoire
the-hospital = l’hôpital
of-territory = du territoire { $number }
of-start = du territoire de départ
of-mine = de la mine
of-laboratory = du laboratoire
of-hospital = de l’hôpital
from-territory = du territoire { $number }
from-start = du territoire de départ
label-territory = Territoire { $number }
label-start = Territoire de départ
label-mine = Mine
label-laboratory = Laboratoire
label-hospital = Hôpital
placed = { $tile } ({ $cell })
the-city = la ville { $letter } { $tile }
label-city = Ville { $letter } { $tile }
city-makes = { $letter } : { $makes }
side-0 = le côté nord
side-1 = le côté est
side-2 = le côté sud
side-3 = le côté ouest
point-p11 = le point au nord-ouest
point-p21 = le point au nord
point-p31 = le point au nord-est
point-p12 = le point à l’ouest
point-p22 = le point au centre
point-p32 = le point à l’est
point-p13 = le point au sud-ouest
point-p23 = le point au sud
point-p33 = le point au sud-est
at-city = la ville { $letter }
north-of = au nord { $tile }
east-of = à l’est { $tile }
south-of = au sud { $tile }
west-of = à l’ouest { $tile }
corner-of = à un coin { $tile }

# Technologies
name-mine = Mine (+{ $amount })
name-laboratory = Laboratoire (+{ $amount })
name-hospital = Hôpital (+{ $amount })
name-park = Parc
name-workers = Ouvriers
name-bridge = Pont
name-sorting_centre = Centre de tri
name-locomotive = Locomotive
name-waste_transport = Transport de déchets
name-recycling = Recyclage
name-depollution = Dépollution
name-quality_of_life = Qualité de vie
name-two = { $one } et { $other }
second-workers = ouvriers
second-bridge = pont
second-sorting_centre = centre de tri
second-locomotive = locomotive
second-waste_transport = transport de déchets
second-recycling = recyclage
second-depollution = dépollution
second-quality_of_life = qualité de vie
does-mine = { $gain } pour chaque ville occupée voisine qui produit des pièces et lui est directement reliée
does-laboratory = { $gain } pour chaque ville occupée voisine qui produit de la science et lui est directement reliée
does-hospital = { $gain } pour chaque ville occupée voisine qui produit des points et lui est directement reliée
does-park = rien d’autre que son impact
act-workers = installer un habitant de plus dans une ville inoccupée
act-bridge = construire un pont sur une de vos tuiles
act-sorting_centre = retirer un déchet
act-locomotive = déplacer un habitant par les voies vers une ville inoccupée
act-waste_transport = déplacer un déchet vers un autre territoire
act-recycling = retirer un déchet
act-depollution = améliorer l’environnement de 1
act-quality_of_life = marquer { $points }
act-paid = payer { $cost } et { $act }
act-once = une seule fois, { $act }
act-each = à chaque tour, { $act }
act-both = { $one } ; { $other }

# Cartes bonus et catastrophes
counts-coins_produced = { $points } par pièce produite
counts-science_produced = { $points } par point de science produit
counts-points_produced = { $points } par point que vos villes ont produit
counts-points_scored = { $points } par point marqué jusque-là
counts-clean_territories = { $points } par territoire sans déchet
counts-clean_territory_values = ce que donne l’environnement par territoire sans déchet
counts-working_centres = { $points } par centre de recyclage en activité
counts-flowers = le nombre sous votre marqueur d’environnement s’il est sur une fleur
counts-waste = { $points } par déchet
minus = moins { $points }
times = { $count } fois { $what }
column-brings = colonne { $column } : { $brings }

# Ce que comptent les joueurs
holding-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
holding-science = { $count ->
    [one] { $count } point de science
   *[other] { $count } points de science
}
holding-production_coins = { $count ->
    [one] { $count } pièce par tour
   *[other] { $count } pièces par tour
}
holding-production_science = { $count ->
    [one] { $count } point de science par tour
   *[other] { $count } points de science par tour
}
holding-production_points = { $count ->
    [one] { $count } point de victoire par tour
   *[other] { $count } points de victoire par tour
}
holding-environment = { $count } d’environnement
holding-waste = { $count ->
    [one] { $count } déchet
   *[other] { $count } déchets
}

# Questions
prompt-ChooseLot = À vous : quel territoire mettez-vous aux enchères, à partir de { $minimum ->
    [one] { $minimum } pièce
   *[other] { $minimum } pièces
} ? Ou quittez-vous ?
prompt-ChooseLot-alone = Il ne reste que vous : quel territoire achetez-vous pour { $minimum ->
    [one] { $minimum } pièce
   *[other] { $minimum } pièces
} ? Ou quittez-vous ?
prompt-OpenLot = Par quelle offre ouvrez-vous l’enchère { $tile } ?
prompt-RaiseBid = { $tile } : { $seat } offre { $bid ->
    [one] { $bid } pièce
   *[other] { $bid } pièces
}. Surenchérir, passer ou quitter ?
prompt-BuyTechnology = { $price ->
    [0] Vous avez quitté : quelle technologie prenez-vous gratuitement ?
    [1] Vous avez quitté : quelle technologie achetez-vous pour 1 point de science ?
   *[other] Vous avez quitté : quelle technologie achetez-vous pour { $price } points de science ?
}
prompt-ChooseColumn = Catastrophe : pour quelle colonne faites-vous une offre ?
prompt-ChooseColumn-again = Votre offre est dépassée dans la colonne { $column } : pour quelle colonne en faites-vous une autre ?
prompt-BidScience = Colonne { $column } ({ $brings }) : combien de science offrez-vous ?
prompt-PlaceWaste = { $count ->
    [one] Où va votre dernier nouveau déchet ?
   *[other] Vous avez { $count } nouveaux déchets : où va l’un d’eux ?
}
prompt-ChooseTile = Quelle tuile rattachez-vous { $order ->
    [first] d’abord
   *[next] ensuite
} ?
prompt-ChooseCell = Où rattachez-vous { $tile } ?
prompt-AttachTile = Où rattachez-vous { $tile } ?
prompt-ChooseTurn = Dans quel sens tournez-vous { $tile } en { $cell } ?
prompt-SettleCitizen = Dans quelle ville { $tile } son habitant s’installe-t-il ?
prompt-UseTechnology = Quelle technologie utilisez-vous ?
prompt-SettleWorkers = Ouvriers : dans quelle ville inoccupée le nouvel habitant s’installe-t-il ?
prompt-ChooseBridgeTile = Sur quelle tuile construisez-vous le pont ?
prompt-BuildBridge = Entre quels points { $tile } construisez-vous le pont ?
prompt-RemoveWaste = { $effect } : de quel territoire retirez-vous un déchet ?
prompt-LiftWaste = Transport de déchets : de quel territoire prenez-vous un déchet ?
prompt-DropWaste = Où va le déchet { $tile } ?
prompt-ChooseCitizen = Locomotive : quel habitant voyage ?
prompt-MoveCitizen = Où va l’habitant de { $city } ?
prompt-RecycleWaste = De quel territoire le centre de recyclage de { $city } retire-t-il un déchet ?

# Actions
action-first = { $seat } { $who ->
    [you] commencez
   *[other] commence
} le premier tour
action-card = Carte bonus du tour { $round } : { $does }
action-reveal = { $tile } est à vendre ({ $cities })
action-reveal-technology = « { $technology } » est à vendre : { $does }
action-catastrophe = Catastrophe : { $columns }
action-lot = { $tile } ({ $cities })
action-bid = Ouvrir à { $bid ->
    [one] { $bid } pièce
   *[other] { $bid } pièces
}
action-bid-science = Offrir { $bid ->
    [one] { $bid } point de science
   *[other] { $bid } points de science
}
action-raise = Surenchérir à { $bid ->
    [one] { $bid } pièce
   *[other] { $bid } pièces
}
action-pass = Passer sur { $tile }
action-pass-nothing = Passer
action-quit = Quitter l’enchère ({ $price ->
    [0] technologie gratuite
    [1] technologie à 1 point de science
   *[other] technologie à { $price } points de science
})
action-quit-compensated = Quitter l’enchère pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ({ $price ->
    [0] technologie gratuite
    [1] technologie à 1 point de science
   *[other] technologie à { $price } points de science
})
action-buy = { $technology } : { $does } ({ $impact })
action-decline = Ne rien acheter
action-column = Colonne { $column } : { $brings } (à partir de { $least ->
    [one] { $least } point de science
   *[other] { $least } points de science
})
action-column-full = Colonne { $column } : { $brings }
action-waste = { $tile }, { $count ->
    [0] encore sans déchet
    [1] 1 déchet
   *[other] { $count } déchets
}
action-tile = { $tile }
action-cell = { $cell }, { $where }
action-cell-far = { $cell }
action-turn = { $turn ->
    [0] Sans la tourner
    [1] Un quart de tour à droite
    [2] Un demi-tour
   *[3] Un quart de tour à gauche
}
action-settle = Ville { $letter } : { $makes }
action-settle-workers = { $city } : { $makes }
action-use = { $effect }{ $copy ->
    [1] {""}
    [2] {" "}(deuxième)
   *[other] {" "}({ $copy })
} : { $act }
action-done = Ne plus rien utiliser
action-on = { $tile }
action-span = Entre { $one } et { $other }
action-lift = { $tile }, { $count ->
    [0] sans déchet
    [1] 1 déchet
   *[other] { $count } déchets
}
action-drop = { $tile }, { $count ->
    [0] encore sans déchet
    [1] 1 déchet
   *[other] { $count } déchets
}
action-from = { $city } : { $makes }
action-to = { $city } : { $makes }
action-recycle = { $tile }, { $count ->
    [0] sans déchet
    [1] 1 déchet
   *[other] { $count } déchets
}
action-keep = Ne rien retirer

# Événements
event-StarterDrawn = { $seat } { $who ->
    [you] commencez
   *[other] commence
} le premier tour.
event-BonusCardDrawn = Carte bonus du tour { $round } : { $does }.
event-RoundBegan = Tour { $round } : un territoire coûte au moins { $minimum ->
    [one] { $minimum } pièce
   *[other] { $minimum } pièces
}.
event-RoundBegan-last = Tour { $round }, le dernier : ni enchère ni catastrophe.
heading-RoundBegan = Tour { $round }
heading-RoundBegan-last = Tour { $round }
event-TerritoriesRevealed = Territoires à vendre : { $tiles }.
event-TechnologiesRevealed = Technologies à vendre : { $technologies }.
event-CatastropheRevealed = Catastrophe : { $columns }.
event-LotOpened = { $seat } { $who ->
    [you] mettez
   *[other] met
} { $tile } aux enchères pour { $bid ->
    [one] { $bid } pièce
   *[other] { $bid } pièces
}.
event-BidRaised = { $seat } { $who ->
    [you] offrez
   *[other] offre
} { $bid ->
    [one] { $bid } pièce
   *[other] { $bid } pièces
} pour { $tile }.
event-LotPassed = { $seat } { $who ->
    [you] passez
   *[other] passe
} sur { $tile }.
event-TerritorySold = { $seat } { $who ->
    [you] remportez
   *[other] remporte
} { $tile } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}, avec { $waste }.
event-AuctionQuit = { $seat } { $who ->
    [you] quittez
   *[other] quitte
} l’enchère.
event-CompensationPaid = { $seat } { $who ->
    [you] n’avez remporté aucun territoire et recevez
   *[other] n’a remporté aucun territoire et reçoit
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
event-TechnologyBought = { $seat } { $who ->
    [you] achetez
   *[other] achète
} « { $technology } » pour { $price ->
    [one] { $price } point de science
   *[other] { $price } points de science
}.
event-TechnologyBought-free = { $seat } { $who ->
    [you] prenez
   *[other] prend
} « { $technology } » gratuitement.
event-TechnologyDeclined = { $seat } { $who ->
    [you] n’achetez
   *[other] n’achète
} aucune technologie.
event-ImpactFelt = « { $technology } » { $who ->
    [you] vous apporte
   *[other] apporte à { $seat }
} : { $impact }.
event-PreventionBegan = Catastrophe : { $seat } { $who ->
    [you] faites
   *[other] fait
} la première offre.
heading-PreventionBegan = Catastrophe
event-ColumnBid = { $seat } { $who ->
    [you] offrez
   *[other] offre
} { $bid ->
    [one] { $bid } point de science
   *[other] { $bid } points de science
} pour la colonne { $column }.
event-CatastropheSuffered = { $seat } { $who ->
    [you] payez
   *[other] paie
} { $price ->
    [one] { $price } point de science
   *[other] { $price } points de science
} pour la colonne { $column } : { $impact }.
event-CatastropheSuffered-free = { $seat } { $who ->
    [you] prenez
   *[other] prend
} la colonne { $column } sans payer : { $impact }.
event-ConsolidationBegan = Consolidation du tour { $round }.
heading-ConsolidationBegan = Consolidation { $round }
event-WastePlaced = { $seat } { $who ->
    [you] posez
   *[other] pose
} { $waste } sur { $tile }.
event-TileAttached = { $seat } { $who ->
    [you] rattachez
   *[other] rattache
} { $tile } en { $cell }.
event-CitizenSettled = { $seat } { $who ->
    [you] installez
   *[other] installe
} un habitant dans { $city }.
event-TechnologyUsed = { $seat } { $who ->
    [you] utilisez
   *[other] utilise
} « { $effect } ».
event-TechnologyUsed-paid = { $seat } { $who ->
    [you] payez
   *[other] paie
} { $cost } et { $who ->
    [you] utilisez
   *[other] utilise
} « { $effect } ».
event-WorkersSettled = { $seat } { $who ->
    [you] installez
   *[other] installe
} un habitant de plus dans { $city }.
event-BridgeBuilt = { $seat } { $who ->
    [you] construisez
   *[other] construit
} un pont sur { $tile }.
event-CitizenMoved = { $seat } { $who ->
    [you] déplacez
   *[other] déplace
} un habitant de { $city } vers { $to_city }.
event-WasteRemoved = { $seat } { $who ->
    [you] retirez
   *[other] retire
} un déchet { $tile }.
event-WasteMoved = { $seat } { $who ->
    [you] déplacez
   *[other] déplace
} un déchet { $tile } vers { $to_tile }.
event-Depolluted = { $seat } { $who ->
    [you] améliorez
   *[other] améliore
} l’environnement de 1, à { $position }.
event-LifeImproved = { $seat } { $who ->
    [you] marquez
   *[other] marque
} { $points } pour la qualité de vie.
event-IncomeReceived = { $seat } { $who ->
    [you] produisez
   *[other] produit
} { $goods }.
event-PointsProduced = { $seat } { $who ->
    [you] produisez
   *[other] produit
} { $points }.
event-WasteRecycled = { $seat } { $who ->
    [you] recyclez
   *[other] recycle
} un déchet { $waste_tile } au centre de { $city }.
event-BonusCardScored = { $seat } { $who ->
    [you] marquez
   *[other] marque
} { $points } avec la carte bonus du tour { $round }.
event-BonusCardScored-loss = { $seat } { $who ->
    [you] perdez
   *[other] perd
} { $points } avec la carte bonus du tour { $round }.
event-CountryScored = { $seat } : { $territories } pour les territoires sans déchet, { $waste } pour ceux qui en ont trop, { $environment } pour l’environnement.
event-CoinsShown = { $seat } { $who ->
    [you] montrez
   *[other] montre
} { $coins } et { $who ->
    [you] marquez
   *[other] marque
} { $points }.
event-ScienceShown = { $seat } { $who ->
    [you] montrez
   *[other] montre
} { $science } et { $who ->
    [you] marquez
   *[other] marque
} { $points }.

# Mises en garde
warning-done = { $count ->
    [one] Ceci pourrait encore servir et ne coûte rien : { $effects }.
   *[other] Ceux-ci pourraient encore servir et ne coûtent rien : { $effects }.
}
warning-decline = Certaines technologies ne vous coûteraient rien, ni science ni environnement : { $technologies }.
warning-keep = Le centre pourrait retirer un déchet sans rien coûter.

# Remarques
remark-bid = Si personne ne surenchérit, il vous reste { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
remark-joints = { $count ->
    [0] Aucune voie ne se rejoint.
    [1] Des voies se rejoignent d’un côté.
   *[other] Des voies se rejoignent de { $count } côtés.
}
remark-bonus = { $equipment } : { $gain } pour { $city }.
remark-reach = Déchets désormais à portée d’un centre de recyclage : { $tiles }.
remark-waste = { $tile } aurait { $waste } : { $points } à la fin.
remark-clean = { $tile } serait sans déchet : { $points } à la fin, en l’état.
remark-card = Carte bonus du tour { $round }, en l’état : { $points }.

# Plateaux simples
view-round = tour
view-phase = phase
view-minimum = minimum
view-price = prix d’une technologie
view-prices = piste de coût
view-price_index = marqueur de coût
view-compensation = compensation
view-starter = premier joueur
view-territories = territoires
view-technologies = technologies
view-sold = vendus
view-quits = départs
view-lot = lot
view-tile = tuile
view-bid = offre
view-bidder = plus offrant
view-bids = offres
view-passed = ont passé
view-quit = ont quitté
view-catastrophe = catastrophe
view-columns = colonnes en jeu
view-pawns = pions
view-column = colonne
view-catastrophe_columns = colonnes
view-in_play = en jeu
view-waste = déchets
view-pollution = pollution
view-least = offre minimale
view-highest = offre la plus haute
view-taken = prise par
view-bonus_cards = cartes bonus
view-score = points
view-environment = environnement
view-coins = pièces
view-science = science
view-points = points par source
view-production = production
view-waste_aside = déchets de côté
view-aside = à rattacher
view-effects = effets
view-used = utilisé
view-country = pays
view-turn = quarts de tour
view-citizens = habitants
view-bridges = ponts
view-step = étape
view-attaching = tuile à rattacher
view-effecting = effet en cours
view-recycling = recyclage en cours
view-centres = centres de recyclage en activité
view-city = ville
view-reach = à portée
view-bonuses = bonus d’équipements
view-equipment = équipement
view-resource = ce qu’il augmente
view-amount = de combien
view-final = à la fin, en l’état
view-projected = score projeté
view-bonus_now = cartes bonus, en l’état
view-candidates = cases comparées

# Le plateau
