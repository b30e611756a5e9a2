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
# Groups of actions
group-action-take = Acquérir un module
group-action-pay = Plusieurs officiers
group-action-pay-one = Un officier
group-action-admiral = Acquérir l’amiral
group-action-found = Fonder une ville
group-action-launch = Lancer un terrabot
group-action-defend = Défendre
group-action-transport = Transporter
group-action-carry = Décoller avec une unité
group-action-mission = Mission
group-action-sacrifice = Sacrifier une unité
group-action-load = Charger une unité
group-action-land = Poser une unité

action-first = { $seat } { $who ->
    [you] prenez
   *[other] prend
} l’amiral
action-fill = Les ports sont remplis
action-deal = Les officiers sont distribués

# Événements
heading-RoundBegan = Manche { $round }
heading-ColonyBegan = Chapitre Deux
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

# Board
place-station = Chapitre un, Station Colossus, manche { $round } sur { $rounds }
place-colony = Chapitre deux, la colonie
board-station = Station Colossus
board-round = Manche { $round } sur { $rounds }
board-round-short = M{ $round }
board-terrabot-points = un terrabot rapporte { $points } points
board-bag = { $count ->
    [one] module dans le sac
   *[other] modules dans le sac
}
board-or = ou { $price }
board-price-free = un officier de n’importe quel type
board-price-one = un officier { $card }, ou deux cartes quelconques
board-price-two = les officiers { $low } et { $high }, ou trois cartes dont l’une d’elles, ou quatre cartes quelconques
board-port = Port { $port } : { $module }. Prix : { $price }.
board-port-taken = Port { $port } : module pris par { $who ->
    [you] vous
   *[other] { $seat }
}. { $count ->
    [1] Un officier { $card } s’y trouve.
   *[other] { $count } officiers s’y trouvent, le { $card } sur le dessus.
}
board-port-bare = Port { $port } : pas de module.
board-admiral-free = La case de l’amiral est libre (+{ $points }).
board-admiral-taken = La case de l’amiral est couverte : { $seat } { $who ->
    [you] avez
   *[other] a
} acquis l’amiral.
board-admiral-held = { $seat } { $who ->
    [you] avez
   *[other] a
} l’amiral.
board-docks = Mes quais
board-dock = Quai { $dock } : { $count ->
    [0] vide
    [1] 1 module
   *[other] { $count } modules
}
board-dock-tile = Quai { $dock } : { $module }
board-empty = vide
board-hand = Ma main : { $count ->
    [0] aucun officier
    [1] 1 officier
   *[other] { $count } officiers
}
board-hand-empty = Aucun officier en main
board-officer = Officier { $card }
board-ghost = Arriverait ici : { $module }
board-ghost-module = le module
board-colony = Cargo et colonie : { $seat }
board-flight = En vol : { $module }, { $count ->
    [0] rien à bord
    [1] 1 unité à bord
   *[other] { $count } unités à bord
}
board-aboard = À bord : { $unit }
board-hold = Place pour une unité
board-satellites = Satellites
board-shuttles = Navettes
board-defence = Défense
board-row = { $row } : { $count }
board-found = à fonder
board-city = Ville { $letter }, { $name } : { $count ->
    [1] 1 tuile
   *[other] { $count } tuiles
}
board-city-none = La ville { $letter } n’est pas fondée : −{ $points } à l’arrivée du vaisseau-mère
board-city-size = Ville { $letter } : { $count ->
    [0] pas fondée
    [1] 1 tuile
   *[other] { $count } tuiles
}
board-rank = { $seat } : { $count }
board-ships = Vaisseaux de population
board-ship = Vaisseau de population « { $ship } », { $points } points : { $done } sur { $target }
board-ship-won = Vaisseau de population « { $ship } », { $points } points : gagné par { $who ->
    [you] vous
   *[other] { $seat }
}
board-cards = { $count ->
    [0] aucune carte en main
    [1] 1 carte en main
   *[other] { $count } cartes en main
}
board-left = { $seat } { $who ->
    [you] avez
   *[other] a
} quitté la manche.
board-loaded = { $count ->
    [0] quais vides
    [1] 1 module à quai
   *[other] { $count } modules à quai
}
board-won = { $count ->
    [0] aucun vaisseau de population
    [1] 1 vaisseau de population
   *[other] { $count } vaisseaux de population
}
board-mothership = Si le vaisseau-mère arrivait
board-mothership-came = Le vaisseau-mère est arrivé
board-mothership-help = Boucliers ou tuiles, puis points de la place.
board-track = Piste
board-total = Total
