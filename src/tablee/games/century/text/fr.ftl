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
no-harm = aucun dommage
environment-better = environnement +{ $count }
environment-worse = environnement −{ $count }
no-impact = aucun impact
signed-more = +{ $count }
signed-less = −{ $count }
signed-none = 0
together = { $things }
quoted = « { $name } »
gain = +{ $goods }
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
does-mine = { $gain } par ville occupée, voisine et reliée, qui en produit
does-laboratory = { $gain } par ville occupée, voisine et reliée, qui en produit
does-hospital = { $gain } par ville occupée, voisine et reliée, qui en produit
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
column-brings = colonne { $column } ({ $brings })

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
prompt-ChooseLot = Quel territoire mettre aux enchères (dès { $minimum ->
    [one] { $minimum } pièce
   *[other] { $minimum } pièces
}), ou quitter ?
prompt-ChooseLot-alone = Sans rival : acheter un territoire pour { $minimum ->
    [one] { $minimum } pièce
   *[other] { $minimum } pièces
}, ou quitter ?
prompt-OpenLot = Par quelle offre ouvrez-vous l’enchère { $tile } ?
prompt-RaiseBid = { $tile } : { $seat } offre { $bid ->
    [one] { $bid } pièce
   *[other] { $bid } pièces
}. Surenchérir, passer ou quitter ?
prompt-BuyTechnology = { $price ->
    [0] Quelle technologie prenez-vous gratuitement ?
    [1] Quelle technologie achetez-vous pour 1 point de science ?
   *[other] Quelle technologie achetez-vous pour { $price } points de science ?
}
prompt-ChooseColumn = Catastrophe : pour quelle colonne faites-vous une offre ?
prompt-ChooseColumn-again = Offre dépassée en colonne { $column } : pour quelle colonne, maintenant ?
prompt-BidScience = Colonne { $column } : combien de science offrez-vous ?
prompt-PlaceWaste = { $count ->
    [one] Où va votre dernier nouveau déchet ?
   *[other] Vous avez { $count } nouveaux déchets : où va l’un d’eux ?
}
prompt-ChooseTile = Laquelle de vos { $count } nouvelles tuiles rattachez-vous ?
prompt-ChooseCell = Où rattachez-vous { $tile } ?
prompt-AttachTile = Où rattachez-vous { $tile } ?
prompt-ChooseTurn = Dans quel sens tournez-vous { $tile } en { $cell } ?
prompt-SettleCitizen = { $tile } : dans quelle ville s’installe son habitant ?
prompt-UseTechnology = Quelle technologie utilisez-vous ?
prompt-SettleWorkers = Ouvriers : dans quelle ville inoccupée s’installent-ils ?
prompt-ChooseBridgeTile = Sur quelle tuile construisez-vous le pont ?
prompt-BuildBridge = Pont en { $cell } : entre quels points ?
prompt-RemoveWaste = { $effect } : de quel territoire retirez-vous un déchet ?
prompt-LiftWaste = Transport : de quel territoire prenez-vous un déchet ?
prompt-DropWaste = Où va le déchet { $tile } ?
prompt-ChooseCitizen = Locomotive : quel habitant voyage ?
prompt-MoveCitizen = Où va l’habitant de la ville { $letter } en { $cell } ?
prompt-RecycleWaste = Centre en { $cell }, ville { $letter } : quel déchet retire-t-il ?

# Refus
refuse-technology-gone = Cette technologie n’est pas à vendre.
refuse-technology-price = Une technologie coûte { $price ->
    [one] { $price } point de science
   *[other] { $price } points de science
} : vous en avez moins.
refuse-starter-passes = Vous ouvrez l’enchère : choisissez un territoire, ou quittez.
refuse-territory-gone = Ce territoire n’est pas à vendre.
refuse-lot-price = Un territoire coûte au moins { $minimum ->
    [one] { $minimum } pièce
   *[other] { $minimum } pièces
} : vous en avez moins.
refuse-bid-minimum = Offrez au moins { $minimum ->
    [one] { $minimum } pièce
   *[other] { $minimum } pièces
}.
refuse-bid-coins = { $coins ->
    [0] Vous n’avez pas de pièces.
    [1] Vous n’avez qu’une pièce.
   *[other] Vous n’avez que { $coins } pièces.
}
refuse-bid-higher = Offrez plus que { $bid ->
    [one] { $bid } pièce
   *[other] { $bid } pièces
}, ou passez, ou quittez.
refuse-lot-not-yours = Un territoire est déjà aux enchères : surenchérissez, passez ou quittez.
refuse-column-covered = Cette colonne est couverte : il y a trop peu de joueurs.
refuse-column-closed = Rien ne dépasse une offre de { $most ->
    [one] { $most } point de science
   *[other] { $most } points de science
}.
refuse-column-science = Cette colonne demande au moins { $least ->
    [one] { $least } point de science
   *[other] { $least } points de science
} : vous en avez moins.
refuse-column-least = Offrez au moins { $least ->
    [one] { $least } point de science
   *[other] { $least } points de science
} pour cette colonne.
refuse-column-most = Une offre ne peut pas dépasser { $most ->
    [one] { $most } point de science
   *[other] { $most } points de science
}.
refuse-bid-science = { $science ->
    [0] Vous n’avez pas de points de science.
    [1] Vous n’avez qu’un point de science.
   *[other] Vous n’avez que { $science } points de science.
}
refuse-waste-won = Les nouveaux déchets vont sur les territoires que vous avez remportés dans ce tour.
refuse-waste-not-yours = Choisissez un territoire de votre pays.
refuse-tile-not-waiting = Vous n’avez pas cette tuile à rattacher.
refuse-cell-taken = Cette case porte déjà une tuile.
refuse-cell-apart = Aucune tuile de votre pays ne touche cette case.
refuse-city-elsewhere = L’habitant s’installe dans une ville du nouveau territoire.
refuse-city-not-yours = Votre pays n’a pas cette ville.
refuse-city-occupied = Cette ville a déjà un habitant.
refuse-tile-not-yours = Cette tuile n’est pas dans votre pays.
refuse-bridge-no-room = Il n’y a pas de place pour un pont sur cette tuile.
refuse-bridge-crosses = Un pont relie deux points en ligne droite et ne croise ni voie ni ville.
refuse-nobody-lives-there = Personne n’habite cette ville.
refuse-no-link = Aucune voie n’y mène sans traverser une autre ville.
refuse-no-waste = Il n’y a pas de déchet sur ce territoire.
refuse-same-territory = Le déchet doit aller sur un autre territoire.
refuse-technology-not-yours = Vous n’avez pas cette technologie.
refuse-effect-used = Cela vous a déjà servi.
refuse-effect-no-target = Rien ne s’y prête en ce moment.
refuse-effect-cost = Vous n’avez pas de quoi payer { $coins ->
    [0] { $science ->
        [1] 1 point de science
       *[other] { $science } points de science
    }
   *[other] { $coins ->
        [1] 1 pièce
       *[other] { $coins } pièces
    }{ $science ->
        [0] {""}
        [1] {" "}et 1 point de science
       *[other] {" "}et { $science } points de science
    }
}.
refuse-effect-missing = Cette technologie n’a pas cet effet.
refuse-out-of-reach = Les voies de ce centre de recyclage n’atteignent pas ce territoire.

# Ce qui cloche dans une édition
edition-columns = les colonnes doivent aller en croissant, de la première à la dernière.
edition-cost-track = le marqueur de coût commencerait au-delà du bout de cette piste.
edition-environment = les nombres doivent aller en croissant, et 0 doit en faire partie.
edition-clean = le nombre de valeurs est de { $found }, celui des cases de { $spaces }.
edition-last-column = la dernière colonne doit être vide.
edition-letters = les villes s’appellent A, puis B, puis C.
edition-same-point = deux villes se trouvent en { $point }.
edition-points = { $effect } ne marque pas de points : seul quality_of_life en marque.
edition-equipment = un équipement n’a pas d’effets.
edition-building = aucune voie n’atteint le bâtiment.
edition-rail-long = une voie va d’un point à un point voisin ; { $first } et { $second } ne le sont pas.
edition-rail-twice = la voie de { $first } à { $second } est là deux fois.
edition-rail-crossing = la voie de { $first } à { $second } croise celle de { $third } à { $fourth }.
edition-bridges = le nombre de ponts des technologies est de { $found }, celui de la boîte de { $pieces }.

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
action-quit-nothing = Quitter l’enchère
action-quit-compensated = Quitter l’enchère et recevoir { $coins ->
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
action-column-closed = Colonne { $column } : { $brings }
action-column-nothing = Colonne { $column }
action-waste = { $tile }, { $count ->
    [0] encore sans déchet
    [1] 1 déchet
   *[other] { $count } déchets
}
action-tile = { $tile } ({ $cities })
action-tile-equipment = { $technology }
action-cell = { $cell }, { $where }
action-cell-apart = { $cell }
action-turn = { $turn ->
    [0] Sans tourner
    [1] Un quart de tour à droite
    [2] Un demi-tour
   *[3] Un quart de tour à gauche
}
action-settle-new = Ville { $letter } : { $makes }
action-settle = { $city } : { $makes }
action-use = { $effect }{ $copy ->
    [1] {""}
    [2] {" "}(deuxième)
   *[other] {" "}({ $copy })
} : { $act }
action-use-missing = Utiliser « { $effect } »
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

group-action-lot = Mettre aux enchères
group-action-bid = Ouvrir l’enchère
group-action-bid-science = Offrir de la science
group-action-raise = Surenchérir
group-action-buy = Technologies
group-action-column = Colonnes
group-action-waste = Placer un déchet
group-action-tile = Rattacher
group-action-cell = Cases
group-action-settle = Villes inoccupées
group-action-use = Technologies
group-action-on = Construire sur
group-action-span = Ponts
group-action-lift = Prendre un déchet
group-action-drop = Apporter un déchet
group-action-from = Habitants
group-action-to = Villes inoccupées
group-action-recycle = Recycler

# Réponses à côté desquelles des signes disent ce qu’elles coûtent et rapportent
short-action-use = { $effect }{ $copy ->
    [1] {""}
    [2] {" "}(deuxième)
   *[other] {" "}({ $copy })
} : { $gist }

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
} l’environnement de 1 (désormais { $position }).
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
event-WasteRecycled-here = { $seat } { $who ->
    [you] recyclez
   *[other] recycle
} un déchet sur place, au centre de { $city }.
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

# D’où viennent les points
source-cities = villes
source-quality_of_life = qualité de vie
source-bonus_cards = cartes bonus
source-territories = territoires propres
source-waste = trop de déchets
source-environment = environnement
source-coins_rank = pièces, par rang
source-science_rank = science, par rang

# Mises en garde
warning-done = { $count ->
    [one] Cet effet pourrait encore servir et ne coûte rien : { $effects }.
   *[other] Ces effets pourraient encore servir et ne coûtent rien : { $effects }.
}
warning-decline = { $count ->
    [one] Cette technologie ne vous coûterait ni science ni environnement : { $technologies }.
   *[other] Ces technologies ne vous coûteraient ni science ni environnement : { $technologies }.
}
warning-keep = Le centre pourrait retirer un déchet gratuitement.

# Remarques
remark-bid = Si personne ne surenchérit, il vous reste { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
remark-joints = { $count ->
    [0] Les voies ne se rejoignent nulle part.
    [1] Les voies se rejoignent sur un côté.
   *[other] Les voies se rejoignent sur { $count } côtés.
}
remark-bonus = { $equipment } : { $gain } pour { $city }.
remark-reach = Déchets désormais à portée d’un centre de recyclage : { $tiles }.
remark-waste = { $tile } : { $waste }, { $points } à la fin.
remark-clean = { $tile } : aucun déchet, { $points } à la fin, en l’état.
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
view-seat = joueur
view-players = joueurs
view-technology = technologie
view-id = nom
view-index = colonne
view-x = est
view-y = sud
view-kind = genre
view-terms = lignes
view-counted = compté
view-count = nombre
view-each = pour chacun
view-joints = côtés où des voies se rejoignent
view-gains = gains
view-recyclable = déchets à portée
view-best = le mieux
view-turns = orientations

# Le plateau
board-place = Tour { $round } sur { $rounds } · { $phase }
board-phase-auction = Enchère de territoires
board-phase-catastrophe = Prévention des catastrophes
board-phase-consolidation = Consolidation
board-phase-production = Production
board-phase-over = Fin de la partie
board-you = Vous
board-parts = Parties du plateau
board-part-auction = Enchère
board-part-country = Mon pays
board-part-catastrophe = Catastrophe
board-part-countries = Pays
board-part-log = Journal
board-here = Vous pouvez agir ici.
board-lot = Lot en cours
board-chosen-by = choisi par
board-best-bid = Meilleure offre
board-opens-at = Mise à prix
board-city = Ville { $letter }
board-rails = Voies
board-sides = { $count ->
    [one] { $count } côté
   *[other] { $count } côtés
}
board-with = Avec lui
board-citizens = { $count ->
    [one] { $count } habitant
   *[other] { $count } habitants
}
board-about-with = Qui remporte le territoire reçoit avec lui un habitant, et un déchet par territoire remporté ce tour-ci, celui-ci compris : pour vous { $waste ->
    [one] { $waste } déchet
   *[other] { $waste } déchets
}.
board-chooses = { $who ->
    [you] Vous choisissez le prochain territoire, ou quittez l’enchère.
   *[other] { $seat } choisit le prochain territoire, ou quitte l’enchère.
}
board-all-sold = Tous les territoires sont vendus.
board-price-falls = Une fois le lot adjugé, les technologies coûtent { $next } au lieu de { $price } en science.
board-bidders = Offres
board-your-turn = à vous
board-bids-on = peut miser
board-in = en lice
board-best = meilleure offre
board-passed = { $who ->
    [you] passez
   *[other] passe
}
board-quit = { $who ->
    [you] avez quitté
   *[other] a quitté
}
board-state-in = { $who ->
    [you] Vous êtes encore en lice
   *[other] { $seat } est encore en lice
}
board-state-best = { $who ->
    [you] Vous avez la meilleure offre
   *[other] { $seat } a la meilleure offre
}
board-state-passed = { $who ->
    [you] Vous passez sur ce territoire
   *[other] { $seat } passe sur ce territoire
}
board-state-quit = { $who ->
    [you] Vous avez quitté l’enchère
   *[other] { $seat } a quitté l’enchère
}
board-short-in = en lice
board-short-best = mène
board-short-passed = passe
board-short-quit = a quitté
board-won = { $count ->
    [one] { $count } territoire remporté
   *[other] { $count } territoires remportés
}
board-about-bidder = { $state }.{ $bid ->
    [-1] {""}
    [one] {" "}Dernière offre : { $bid } pièce.
   *[other] {" "}Dernière offre : { $bid } pièces.
}{ $won ->
    [0] {""}
    [one] {" "}Ce tour-ci : { $won } territoire remporté.
   *[other] {" "}Ce tour-ci : { $won } territoires remportés.
}{ $bought ->
    [yes] {" "}Technologie achetée : { $technology }, pour { $price ->
        [one] { $price } point de science
       *[other] { $price } points de science
    }.
   *[no] {""}
}{ $compensation ->
    [0] {""}
    [one] {" "}Compensation : { $compensation } pièce.
   *[other] {" "}Compensation : { $compensation } pièces.
}
board-territories = { $pile ->
    [early] Territoires, tours 1 et 2
    [middle] Territoires, tours 3 et 4
    [late] Territoires, tour 5
   *[none] Territoires
}
board-about-territories = Ce tour-ci, la mise à prix est de { $minimum ->
    [one] { $minimum } pièce
   *[other] { $minimum } pièces
}. Ce que personne n’achète quitte la partie.
board-winner-next = le gagnant ouvre le suivant
board-for-sale = { $count ->
    [0] Plus aucun territoire en vente
    [one] { $count } territoire en vente
   *[other] { $count } territoires en vente
}
board-up = en vente
board-from = dès
board-about-territory = Territoire { $number }. Production de ses villes : { $cities }.
board-about-sold = { $territory } Adjugé à { $name } pour { $price ->
    [one] { $price } pièce
   *[other] { $price } pièces
}.
board-technologies = Technologies
board-about-technologies = Qui quitte l’enchère peut aussitôt en acheter une, avec sa science. À chaque territoire vendu, le prix baisse.
board-technologies-left = { $count ->
    [0] Plus aucune technologie
    [one] { $count } technologie en vente
   *[other] { $count } technologies en vente
}
board-price-now = Une technologie coûte { $price ->
    [one] { $price } point de science
   *[other] { $price } points de science
} pour l’instant, et { $next } dès qu’un autre territoire est vendu.
board-price-last = Une technologie coûte { $price ->
    [one] { $price } point de science
   *[other] { $price } points de science
} ; le prix ne baissera plus.
board-about-technology = { $name } : { $does }.{ $felt ->
    [0] {""}
   *[other] {" "}À l’achat : { $impact }.
}
board-about-bought = { $technology } Achetée par { $name } pour { $price ->
    [one] { $price } point de science
   *[other] { $price } points de science
}.
board-catastrophe = Catastrophe
board-about-catastrophe = Chacun finit seul sur une colonne, subit ce qu’elle montre et paie la science qu’il y a misée.
board-worst-opens = la pire colonne ouvre le tour suivant
board-covered = hors jeu
board-none = rien
board-full = offre maximale
board-in-column = Dans la colonne { $column }
board-about-column = Colonne { $column } : { $things }.{ $state ->
    [covered] {" "}Hors jeu à si peu de joueurs.
    [full] {" "}Personne ne peut y miser davantage.
    [bid] {" "}Pour y venir, il faut miser au moins { $least ->
        [one] { $least } point de science
       *[other] { $least } points de science
    }.
   *[free] {" "}Personne n’y est encore : une mise de 0 suffit.
}{ $place ->
    [worst] {" "}Qui la prend ouvre le tour suivant.
   *[other] {""}
}
board-environment = Environnement
board-environment-short = environnement
board-about-environment = La pollution pousse votre marqueur à gauche, les fleurs à droite. À la fin, il rapporte le nombre de sa case, et sa zone dit combien vaut un territoire propre.
board-environment-now = Environnement : { $players }.
board-stands-at = { $name } { $position }
board-clean-short = propre
board-bonus = Bonus du tour { $round }
board-about-bonus = La carte bonus que tous marquent à la fin du tour { $round }.
board-now = à cet instant
board-scored = marqué
board-would-score = Vous marqueriez
board-has-scored = Vous avez marqué
board-counted-coins_produced = pièces produites
board-counted-science_produced = science produite
board-counted-points_produced = points produits
board-counted-points_scored = points marqués
board-counted-flowers = environnement fleuri
board-counted-clean_territories = territoires propres
board-counted-clean_territory_values = territoires propres
board-counted-waste = déchets
board-counted-working_centres = centres en activité
board-final = Fin de partie
board-about-final = Les territoires propres rapportent ; sur les autres, chaque déchet sauf un coûte { $waste }. Viennent ensuite le marqueur d’environnement, puis le rang de chacun en pièces et en science.
board-clean-territory = territoire propre
board-about-clean = Un territoire sans déchet rapporte des points selon la zone de votre marqueur d’environnement : { $points }.
board-and-more = et plus
board-per-waste = −{ $points } chacun, sauf un
board-about-too-much = Un territoire avec un seul déchet ne rapporte rien ; chaque déchet de plus coûte { $points }.
board-about-marker = Votre marqueur d’environnement rapporte le nombre de sa case.
board-ranked = en main, par rang
board-about-ranks = À la fin, tous montrent leurs pièces et sont classés, puis leur science. Qui n’en a pas ne marque rien.
board-secret = Secret
board-in-hand = En main
board-about-secret = Vous seul voyez combien de pièces et de science vous avez. Tous les montrent à la fin.
board-about-hand = { $held } en main ; la prochaine production rapporte { $income }.
board-about-rival-secret = Les pièces et la science en main sont secrètes jusqu’à la fin.
board-shown = En main à la fin : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $science ->
    [one] { $science } point de science
   *[other] { $science } points de science
}.
board-per-round = Par tour
board-about-production = Ce que les villes et les équipements du pays produisent à chaque tour.
board-makes = Production du pays à chaque tour : { $made }.
board-has-territories = { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
}
board-has-waste = { $count ->
    [0] Aucun déchet
    [one] { $count } déchet
   *[other] { $count } déchets
}
board-has-centres = { $count ->
    [0] Aucun centre de recyclage en activité
    [one] { $count } centre de recyclage en activité
   *[other] { $count } centres de recyclage en activité
}
board-has-environment = Environnement { $position }
board-no-technologies = Aucune technologie
board-used = Déjà utilisée.
board-my-country = Mon pays
board-to-country = Voir mon pays
board-to-auction = Revenir à l’enchère
board-left = emporté, reste :
board-pass-note = { $count ->
    [0] plus rien après lui
    [one] encore { $count } territoire
   *[other] encore { $count } territoires
}
board-quit-note = technologie à
board-step-waste = place ses déchets
board-step-tiles = rattache ses tuiles
board-step-technologies = utilise ses technologies
board-step-recycling = recycle
board-step-done = a fini
board-score-now = Score
board-source-cities = { source-cities }
board-source-quality_of_life = { source-quality_of_life }
board-source-bonus_cards = { source-bonus_cards }
board-source-territories = { source-territories }
board-source-waste = { source-waste }
board-source-environment = { source-environment }
board-source-coins_rank = { source-coins_rank }
board-source-science_rank = { source-science_rank }
board-projected = Projeté
board-total = Total
board-if-over = Si la partie finissait maintenant
board-account = D’où viennent les points
board-about-projected = Le score, avec ce que la fin de partie y ajouterait en l’état.
board-without-ranks = Sans les rangs de pièces et de science, qui sont secrets.
short-action-lot = { $tile }
short-action-bid = Ouvrir à { $bid }
short-action-raise = Surenchérir à { $bid }
short-action-pass = Passer
short-action-quit = Quitter l’enchère
short-action-quit-compensated = Quitter l’enchère
short-action-buy = { $technology }
short-action-column = Colonne { $column }
short-action-bid-science = Offrir { $bid }
board-quit-here = Quitter l’enchère
board-this-round = Acquis ce tour-ci
board-aside = déchets à placer
board-about-aside = { $count ->
    [0] Aucun déchet à placer.
    [one] { $count } déchet à placer.
   *[other] { $count } déchets à placer.
}
board-part-watched = Un pays
board-map = Carte du pays
board-map-whole = Voir le pays entier
board-map-near = Voir de plus près
board-steps = Étapes de la consolidation
board-stage-waste = Déchets
board-stage-waste-left = { $count } à poser
board-stage-tiles = Tuiles
board-stage-tiles-left = { $count } à rattacher
board-stage-citizens = Habitants
board-stage-technologies = Technologies
board-stage-technologies-left = { $count ->
    [one] { $count } à utiliser
   *[other] { $count } à utiliser
}
board-stage-production = Production
board-step-waiting = attend
board-won-for = acquis pour
board-waiting = En attente
board-turns = Orientations de la tuile
board-turn-left = Tourner la tuile vers la gauche.
board-turn-right = Tourner la tuile vers la droite.
board-joints-short = { $count ->
    [0] sans raccord
    [one] { $count } raccord
   *[other] { $count } raccords
}
board-about-cell = Case { $cell } : { $joints ->
    [0] aucune voie n’en rejoindrait une autre
    [one] { $joints } voie en rejoindrait une autre
   *[other] { $joints } voies en rejoindraient d’autres
}. Production, au mieux : { $gains }.
board-gain = { $by } { $resource }
board-no-gain = rien de plus
board-word-coins = pièces
board-word-science = science
board-word-points = points
board-about-tile = { $tile }, en { $cell }. { $cities }. { $waste ->
    [0] Aucun déchet
    [one] { $waste } déchet
   *[other] { $waste } déchets
}.
board-city-occupied = ville { $city }, habitée : { $makes }
board-city-empty = ville { $city }, vide : { $makes }
board-about-equipment = { $tile }, en { $cell } : { $does }.
board-about-city-occupied = { $tile }, ville { $city } : un habitant y vit. Elle produit { $makes }.
board-about-city-empty = { $tile }, ville { $city } : personne n’y vit. Habitée, elle produirait { $makes }.
board-once = une fois par partie
board-every-round = une fois par tour
board-used-up = épuisé
board-used-now = utilisé ce tour
board-recycling = Recyclage
board-centre-of = Centre de la ville { $city }. { $tile }.
board-about-recycling = Chaque centre en activité peut retirer un déchet de son territoire, ou d’un territoire voisin que ses voies atteignent.
board-production = Production
board-a-round = par tour
board-preview-at = Aperçu en { $cell }
board-makes-coins = { $count ->
    [one] Le pays produit { $count } pièce par tour.
   *[other] Le pays produit { $count } pièces par tour.
}
board-makes-science = { $count ->
    [one] Le pays produit { $count } point de science par tour.
   *[other] Le pays produit { $count } points de science par tour.
}
board-makes-points = { $count ->
    [one] Le pays produit { $count } point de victoire par tour.
   *[other] Le pays produit { $count } points de victoire par tour.
}
board-linked = { $equipment } : relié
board-in-reach = Déchets à portée d’un centre
board-out-of-reach = Déchets hors de portée des centres
board-waste-changes = Déchets du pays
board-compare = Comparer les cases
board-other-country = Pays de { $name }
board-back-home = Revenir à mon pays
board-both-ends = les deux bouts du pont
board-keep = Ne rien retirer
board-no-more = Plus rien

# Statistiques
trait-technology = technologie

# Apprendre : la première carte, les chapitres, la partie guidée
primer-1 = Ayez le plus de points après six tours : des villes qui en produisent, et des territoires sans déchets.
primer-2 = Aux enchères, quand c’est à vous, vous surenchérissez sur un territoire, passez, ou quittez pour le reste du tour.
primer-3 = Qui quitte peut acheter une technologie avec sa science ; plus on a vendu de territoires, plus elle est chère.
primer-4 = Puis on offre de la science pour échapper à la catastrophe du tour, qui apporte déchets et pollution.
primer-5 = À la fin de chaque tour, vous rattachez les nouvelles tuiles à votre pays, et chaque ville habitée produit.
primer-catastrophe-title = La catastrophe
primer-catastrophe = Chaque colonne apporte autre chose ; celle de droite vous épargne. Offrez de la science pour une colonne : qui est dépassé choisit de nouveau.
primer-consolidation-title = Votre pays
primer-consolidation = Placez les déchets, rattachez les nouvelles tuiles par un côté ou un coin, installez leurs habitants, puis utilisez vos technologies.
guide-lot = Vous commencez : choisissez un territoire et faites une offre. Regardez ses villes : chacune produit pièces, science ou points à chaque tour.
guide-raise = Un territoire est en vente. Surenchérissez, passez et laissez-le filer, ou quittez les enchères. Seul le gagnant paie.
guide-coins = Ménagez vos pièces : elles doivent durer. Votre pays en produit à chaque tour, davantage avec chaque bonne ville.
guide-waste = Chaque territoire remporté apporte des déchets : un avec le premier, deux avec le deuxième. À la fin, trop de déchets coûtent des points.
guide-quit = Quitter tôt a du bon : les technologies sont encore peu chères, et qui n’a remporté aucun territoire reçoit des pièces.
guide-technology = Vous quittez : achetez maintenant une technologie avec votre science, ou aucune. Certaines servent à chaque tour ; les nuages polluent.
guide-column = La catastrophe : choisissez une colonne et offrez de la science. Plus à droite, moins de dégâts ; qui prend celle de gauche commence ensuite.
guide-outbid = Qui est dépassé doit choisir de nouveau, n’importe où. C’est fini quand chaque colonne a son joueur ; alors chacun paie son offre.
guide-place-waste = Les déchets vont sur les territoires remportés ce tour-ci. Un territoire en supporte un sans dommage : répartissez-les si possible.
guide-attach = Rattachez la tuile à votre pays et tournez-la à votre gré. Les voies qui se rejoignent laisseront passer les habitants ; un coin suffit.
guide-use = C’est le moment d’utiliser les technologies, dans l’ordre voulu. Une locomotive mène un habitant vers une meilleure ville inoccupée.
guide-recycle = Un centre de recyclage habité retire un déchet par tour, de sa tuile ou d’une voisine que ses voies atteignent.
guide-production = Chaque ville habitée a produit. Au début, pièces et science comptent le plus ; dès le milieu de la partie, les points.
guide-environment = Surveillez votre environnement : à la fin, chaque territoire propre rapporte 2 à 4 points, plus si votre air est pur.
guide-end = Vous connaissez le jeu. Cinq tours complets, puis un dernier pour produire et compter. L’ampoule en haut montre le choix d’un robot.
