# Reworld en français.

about = Un jeu en deux chapitres : chargez votre cargo à la Station Colossus, puis bâtissez une colonie avec ce que vous avez chargé.

option-r22_holder_may_rebuy = Le détenteur de l’amiral peut le reprendre
option-r22_holder_may_rebuy-help = Celui qui a l’amiral peut couvrir sa case et en priver ainsi les autres (R22).
option-r44_unplaceable_units_load = On peut charger des unités sans ville
option-r44_unplaceable_units_load-help = Une unité qui ne trouvera pas de ville peut monter à bord et sera retirée à l’atterrissage ; sinon, elle ne peut pas être chargée (R44).

# Composants
kind-terrabot = un terrabot
kind-shuttle = une navette
kind-satellite = un satellite
kind-unit = une unité
kind-defence = une navette ou un satellite avec bouclier

company-crane = Grue
company-drill = Foreuse
company-reactor = Réacteur
company-dome = Dôme
company-viaduct = Viaduc
company-farm = Ferme

module-terrabot = terrabot { $letter }
module-shuttle = { $shields ->
    [0] navette sans bouclier
    [1] navette à 1 bouclier
   *[other] navette à { $shields } boucliers
}
module-unit = unité { $company }
module-special = unité { $company } spéciale
module-satellite = satellite « { $mission } »

mission-letter_terrabots = { $points } par terrabot { $letter }
mission-companies_present = { $points } par entreprise
mission-city_product = terrabots × unités d’une ville
mission-city_tiles = { $points } par tuile d’une ville
mission-company_units = { $points } par unité { $company }
mission-all_terrabots = { $points } par terrabot
mission-defence_shields = { $points } par bouclier
mission-all_units = { $points } par unité

ship-dock = quai { $dock } vide
ship-all_docks = tous les quais vides
ship-city = ville de { $threshold } tuiles
ship-shields = { $threshold } boucliers
ship-shuttles = { $threshold } navettes dans la rangée
ship-satellites = { $threshold } satellites dans la rangée
ship-farms = { $threshold } unités Ferme
ship-companies = { $threshold } entreprises
ship-rows = { $threshold } rangées commencées
ship-score = { $threshold } points

category-defence = défense
category-city = ville { $letter }

officer = { $card }

# Questions
prompt-StationTurn = À vous : acquérir un module, acquérir l’amiral ou quitter la manche ?
prompt-PayForModule = { $module } au port { $port } : quels officiers, et lequel sur le dessus ?
prompt-ColonyTurn = À vous : quel module lancez-vous ?
prompt-LoadUnit = { $aboard ->
    [0] La navette est prête : charger une unité, ou partir à vide ?
   *[other] Une unité est à bord : en charger une seconde ?
}
prompt-LandUnit = { $aboard ->
    [1] Où l’unité se pose-t-elle ?
   *[other] Quelle unité se pose d’abord, et où ?
}

# Actions
action-take = Port { $port } : { $module }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
action-pay-one = Officier { $top }, au quai { $top }
action-pay = Officier { $top } sur { $under }, au quai { $top }
action-admiral = Acquérir l’amiral avec l’officier { $card } (+{ $points })
action-leave = Quitter la manche (+{ $points })
action-found = Quai { $dock } : le terrabot { $city } fonde la ville { $city }
action-launch = Quai { $dock } : le terrabot { $city } rejoint la ville { $city }
action-defend = Quai { $dock } : { $module } en défense (+{ $shields } { $shields ->
    [1] bouclier
   *[other] boucliers
})
action-transport = Quai { $dock } : { $module } en transport
action-carry = Quai { $dock } : { $module } décolle en emportant : { $unit }
action-mission = Quai { $dock } : { $module } en mission (+{ $points })
action-sacrifice = Quai { $dock } : sacrifier : { $unit }
action-load = Charger du quai { $dock } : { $unit }
action-fly = Ne plus charger et se poser
action-land = { $unit } en ville { $city }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
action-lose = { $unit } : retirée, aucune ville ne peut l’accueillir
action-first = { $seat } { $who ->
    [you] prenez
   *[other] prend
} l’amiral
action-fill = Les ports sont remplis
action-deal = Les officiers sont distribués

# Événements
event-FirstPlayerChosen = { $seat } { $who ->
    [you] prenez
   *[other] prend
} l’amiral et { $who ->
    [you] commencez
   *[other] commence
}.
event-RoundBegan = { $seat } { $who ->
    [you] commencez
   *[other] commence
} la manche { $round } : un terrabot rapporte { $points } points.
event-OfficersDealt = { $seat } { $who ->
    [you] recevez
   *[other] reçoit
} les officiers { $cards }.
event-ModuleTaken = { $seat } { $who ->
    [you] posez
   *[other] pose
} { $cards } au poste { $port } : { $module }, quai { $dock }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
event-AdmiralTaken = { $seat } { $who ->
    [you] acquérez
   *[other] acquiert
} l’amiral (+{ $points }).
event-RoundLeft = { $seat } { $who ->
    [you] quittez
   *[other] quitte
} la manche avec { $cards ->
    [0] aucune carte
    [1] 1 carte
   *[other] { $cards } cartes
} (+{ $points }).
event-RoundEnded = La manche { $round } se termine.
event-ColonyBegan = { $seat } { $who ->
    [you] avez
   *[other] a
} l’amiral : le Chapitre Deux commence, Eurybia est en vue.
event-CityFounded = { $seat } { $who ->
    [you] fondez
   *[other] fonde
} { $name }, ville { $city }.
event-TerrabotLanded = { $seat } { $who ->
    [you] ajoutez
   *[other] ajoute
} un terrabot à la ville { $city }.
event-DefenceRaised = { $seat } { $who ->
    [you] envoyez
   *[other] envoie
} en défense : { $module } ({ $shields } { $shields ->
    [1] bouclier
   *[other] boucliers
}).
event-ShuttleLaunched = { $seat } { $who ->
    [you] lancez
   *[other] lance
} en transport, du quai { $dock } : { $module }.
event-UnitLoaded = { $seat } { $who ->
    [you] chargez
   *[other] charge
} du quai { $dock } : { $unit }.
event-UnitLanded = { $seat } { $who ->
    [you] posez
   *[other] pose
} en ville { $city } : { $unit }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
event-UnitLost = { $seat } { $who ->
    [you] retirez
   *[other] retire
} sans ville pour l’accueillir : { $unit }.
event-UnitSacrificed = { $seat } { $who ->
    [you] sacrifiez
   *[other] sacrifie
} au quai { $dock } : { $unit }.
event-MissionFlown = { $seat } { $who ->
    [you] utilisez
   *[other] utilise
} le { $module } (+{ $points }).
event-MissionFlown-city = { $seat } { $who ->
    [you] utilisez
   *[other] utilise
} le { $module } pour la ville { $city } (+{ $points }).
event-ShipWon = { $seat } { $who ->
    [you] gagnez
   *[other] gagne
} le vaisseau de population « { $ship } » (+{ $points }).
event-CategoryScored = { $seat } { $who ->
    [you] avez
   *[other] a
} { $amount } pour la { $category } : { $points ->
    [0] aucun point
   *[other] { $points } points
} du vaisseau-mère.
event-GameEnded = La partie est terminée : { $scores }.
score-of = { $seat } { $score }

# Refus
refuse-port-empty = Le port { $port } n’a plus de module.
refuse-port-too-dear = Vos officiers ne suffisent pas pour le port { $port }.
refuse-admiral-covered = La case de l’amiral est couverte : il a été acquis pendant cette manche.
refuse-admiral-holder = Vous avez déjà l’amiral, et cette table ne permet pas de le reprendre.
refuse-no-card = Vous n’avez pas assez d’officiers de type { $card }.
refuse-station-turn = « { $action } » n’est pas un tour à la station : acquérez un module, l’amiral, ou quittez la manche.
refuse-pay-first = « { $action } » doit attendre : payez d’abord le module.
refuse-price-free = Aucun officier à côté de ce poste : il faut exactement une carte.
refuse-price-one = À côté de ce poste se trouve { $card } : un officier { $card }, ou deux cartes quelconques.
refuse-price-two = À côté de ce poste se trouvent { $low } et { $high } : ces deux-là, ou trois cartes dont l’une d’elles, ou quatre cartes quelconques.
refuse-colony-turn = « { $action } » n’est pas un tour de colonie : lancez un module ou sacrifiez une unité.
refuse-dock-empty = Le quai { $dock } est vide.
refuse-dock-kind = Au bout du quai { $dock }, il n’y a pas { $wanted }.
refuse-no-shield = Une navette sans bouclier ne peut pas défendre.
refuse-carry = Le quai { $dock } n’a pas de navette précédée d’une seule unité.
refuse-no-city = À cette table, une unité qui ne trouve pas de ville ne peut pas être chargée.
refuse-load-first = « { $action } » doit attendre : chargez une unité ou partez.
refuse-load = Aucune unité au bout du quai { $dock }.
refuse-land-first = « { $action } » doit attendre : posez d’abord les unités à bord.
refuse-not-aboard = Cette unité n’est pas à bord.
refuse-must-land = Cette unité a une ville où se poser et doit s’y poser.
refuse-city-not-founded = La ville { $city } n’est pas encore fondée.
refuse-city-company = La ville { $city } ne peut pas accueillir cette entreprise : une entreprise de construction par ville, une ville par entreprise.

edition-hand = on distribuerait plus de cartes qu’il n’y en a.
edition-special = une entreprise ne peut pas avoir plus d’unités spéciales que d’unités.
