# Reworld en français.

about = Un jeu en deux chapitres : chargez votre cargo à la Station Colossus, puis bâtissez une colonie avec ce que vous avez chargé.

option-r22_holder_may_rebuy = Le détenteur de l’amiral peut le reprendre
option-r22_holder_may_rebuy-help = Celui qui a l’amiral peut couvrir lui-même la case et en priver ainsi les autres (R22).
option-r44_unplaceable_units_load = On peut charger des unités sans ville
option-r44_unplaceable_units_load-help = Une unité qui ne trouvera pas de ville peut monter à bord et sera retirée à l’atterrissage ; sinon, elle ne peut pas être chargée (R44).

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
module-satellite = satellite « { $mission } »

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
prompt-StationTurn = À vous : acquérir un module ou l’amiral, ou quitter la manche ?
prompt-PayForModule = Port { $port }, { $module } : quels officiers posez-vous, et lequel sur le dessus ?
prompt-ColonyTurn = À vous : quel module lancez-vous ?
prompt-LoadUnit = { $aboard ->
    [0] La navette est prête : charger une unité, ou partir à vide ?
   *[other] Une unité est à bord : en charger une seconde ?
}
prompt-LandUnit = { $aboard ->
    [1] Où l’unité se pose-t-elle ?
   *[other] Quelle unité se pose d’abord, et où ?
}

# Actions
action-take = Port { $port } : { $module }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
action-pay-one = Officier { $top }, vers le quai { $top }
action-pay = Officier { $top } sur { $under }, vers le quai { $top }
action-admiral = Acquérir l’amiral avec l’officier { $card } (+{ $points })
action-leave = Quitter la manche (+{ $points })
action-found = Quai { $dock } : le terrabot { $city } fonde la ville { $city }
action-launch = Quai { $dock } : le terrabot { $city } rejoint la ville { $city }
action-defend = Quai { $dock } : { $module } en défense (+{ $shields } { $shields ->
    [1] bouclier
   *[other] boucliers
})
action-transport = Quai { $dock } : la { $module } part en transport
action-carry = Quai { $dock } : la { $module } décolle avec l’{ $unit }
action-mission = Quai { $dock } : le { $module } part en mission (+{ $points })
action-sacrifice = Quai { $dock } : sacrifier l’{ $unit }
action-load = Charger l’{ $unit } du quai { $dock }
action-fly = Ne plus rien charger et se poser
action-land = Poser l’{ $unit } dans la ville { $city }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}
action-lose = Retirer l’{ $unit } : aucune ville ne peut l’accueillir
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
} la manche { $round } : un terrabot rapporte { $points ->
    [1] 1 point
   *[other] { $points } points
}.
event-OfficersDealt = { $seat } { $who ->
    [you] recevez
   *[other] reçoit
} les officiers { $cards }.
event-ModuleTaken = { $seat } { $who ->
    [you] posez
   *[other] pose
} { $cards } au poste { $port } et { $who ->
    [you] chargez
   *[other] charge
} au quai { $dock } : { $module }{ $points ->
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
} la manche { $cards ->
    [0] sans carte
    [1] avec 1 carte (+{ $points })
   *[other] avec { $cards } cartes (+{ $points })
}.
event-RoundEnded = La manche { $round } se termine.
event-ColonyBegan = { $seat } { $who ->
    [you] avez
   *[other] a
} l’amiral : le Chapitre Deux commence, Eurybia est en vue.
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
} le { $module } en défense ({ $shields } { $shields ->
    [1] bouclier
   *[other] boucliers
}).
event-DefenceRaised-shuttle = { $seat } { $who ->
    [you] envoyez
   *[other] envoie
} la { $module } en défense.
event-ShuttleLaunched = { $seat } { $who ->
    [you] lancez
   *[other] lance
} la { $module } du quai { $dock } en transport.
event-UnitLoaded = { $seat } { $who ->
    [you] chargez
   *[other] charge
} l’{ $unit } du quai { $dock }.
event-UnitLanded = { $seat } { $who ->
    [you] posez
   *[other] pose
} l’{ $unit } dans la ville { $city }{ $points ->
    [0] {""}
   *[other] {" "}(+{ $points })
}.
event-UnitLost = Aucune ville ne peut accueillir l’{ $unit } : elle est retirée du jeu.
event-UnitSacrificed = { $seat } { $who ->
    [you] sacrifiez
   *[other] sacrifie
} l’{ $unit } du quai { $dock }.
event-MissionFlown = { $seat } { $who ->
    [you] utilisez
   *[other] utilise
} le { $module }{ $points ->
    [0] {" "}sans rien gagner
   *[other] {" "}(+{ $points })
}.
event-MissionFlown-city = { $seat } { $who ->
    [you] utilisez
   *[other] utilise
} le { $module } pour la ville { $city }{ $points ->
    [0] {" "}sans rien gagner
   *[other] {" "}(+{ $points })
}.
event-ShipWon = { $seat } { $who ->
    [you] gagnez
   *[other] gagne
} le vaisseau de population « { $ship } » (+{ $points }).
event-CategoryScored = Défense : { $who ->
    [you] vous
   *[other] { $seat }
} { $amount ->
    [0] { $who ->
        [you] n’avez
       *[other] n’a
    }
   *[other] { $who ->
        [you] avez
       *[other] a
    }
} { $amount ->
    [0] aucun bouclier
    [1] 1 bouclier
   *[other] { $amount } boucliers
} { $points ->
    [0] mais { $who ->
        [you] ne gagnez
       *[other] ne gagne
    } rien
   *[other] et { $amount ->
        [0] { $who ->
            [you] perdez
           *[other] perd
        }
       *[other] { $who ->
            [you] gagnez
           *[other] gagne
        }
    } { $points ->
        [1] 1 point
       *[other] { $points } points
    }
}.
event-CategoryScored-city = Ville { $letter } : { $who ->
    [you] vous
   *[other] { $seat }
} { $amount ->
    [0] { $who ->
        [you] n’avez
       *[other] n’a
    }
   *[other] { $who ->
        [you] avez
       *[other] a
    }
} { $amount ->
    [0] aucune tuile
    [1] 1 tuile
   *[other] { $amount } tuiles
} { $points ->
    [0] mais { $who ->
        [you] ne gagnez
       *[other] ne gagne
    } rien
   *[other] et { $amount ->
        [0] { $who ->
            [you] perdez
           *[other] perd
        }
       *[other] { $who ->
            [you] gagnez
           *[other] gagne
        }
    } { $points ->
        [1] 1 point
       *[other] { $points } points
    }
}.
event-GameEnded = La partie est terminée : { $scores }.
score-of = { $who ->
    [you] vous
   *[other] { $seat }
} { $score }

# D’où viennent les points
source-terrabots = terrabots
source-admiral = amiral
source-officers = officiers restés en main
source-special_units = unités spéciales
source-missions = missions
source-ships = vaisseaux de population
source-defence = vaisseau-mère, défense
source-cities = vaisseau-mère, villes

# Refus
refuse-port-empty = Le port { $port } n’a plus de module.
refuse-port-too-dear = Vos officiers ne suffisent pas pour le port { $port }.
refuse-admiral-covered = La case de l’amiral est couverte : il a été acquis pendant cette manche.
refuse-admiral-holder = Vous avez déjà l’amiral, et cette table ne permet pas de le reprendre.
refuse-no-card = Vous n’avez pas assez d’officiers de type { $card }.
refuse-station-turn = À la station, acquérez un module ou l’amiral, ou quittez la manche.
refuse-pay-first = Payez d’abord le module.
refuse-price-free = Il n’y a aucun officier à côté de ce poste : posez exactement une carte.
refuse-price-one = À côté de ce poste se trouve un officier { $card } : posez un { $card }, ou deux cartes quelconques.
refuse-price-two = À côté de ce poste se trouvent un officier { $low } et un officier { $high } : posez un de chaque, ou trois cartes dont au moins un { $low } ou un { $high }, ou quatre cartes quelconques.
refuse-colony-turn = Dans la colonie, lancez un module ou sacrifiez une unité.
refuse-dock-empty = Le quai { $dock } est vide.
refuse-dock-kind = La tuile au bout du quai { $dock } n’est pas { $wanted }.
refuse-no-shield = Une navette sans bouclier ne peut pas défendre.
refuse-carry = Sur le quai { $dock }, aucune navette n’est précédée d’une seule unité.
refuse-no-city = À cette table, une unité qui ne trouve pas de ville ne peut pas être chargée.
refuse-load-first = La navette est en cours de chargement : chargez une unité, ou partez.
refuse-load = Il n’y a pas d’unité au bout du quai { $dock }.
refuse-land-first = Posez d’abord les unités à bord.
refuse-not-aboard = Cette unité n’est pas à bord.
refuse-must-land = Une ville peut accueillir cette unité : elle doit s’y poser.
refuse-city-not-founded = La ville { $city } n’est pas encore fondée.
refuse-city-company = La ville { $city } ne peut pas accueillir cette entreprise : une entreprise de construction par ville, une ville par entreprise.

edition-hand = on distribuerait plus de cartes qu’il n’y en a.
edition-special = une entreprise ne peut pas avoir plus d’unités spéciales que d’unités.

# Board
place-station = Chapitre Un, Station Colossus, manche { $round } sur { $rounds }
place-colony = Chapitre Deux, la colonie
board-station = Station Colossus
board-round = Manche { $round } sur { $rounds }
board-round-short = M{ $round }
board-terrabot-points = un terrabot rapporte { $points ->
    [1] 1 point
   *[other] { $points } points
}
board-bag = { $count ->
    [one] module dans le sac
   *[other] modules dans le sac
}
board-or = ou { $price }
board-price-free = un officier de n’importe quel type
board-price-one = un officier { $card }, ou deux cartes quelconques
board-price-two = un officier { $low } et un { $high }, ou trois cartes dont au moins un { $low } ou un { $high }, ou quatre cartes quelconques
board-port = Port { $port } : { $module }. Prix : { $price }.
board-port-taken = Port { $port } : module pris par { $who ->
    [you] vous
   *[other] { $seat }
}. { $count ->
    [1] Un officier { $card } s’y trouve.
   *[other] { $count } officiers s’y trouvent, le { $card } sur le dessus.
}
board-port-bare = Port { $port } : pas de module.
board-admiral-free = La case de l’amiral est libre (+{ $points }).
board-admiral-taken = La case de l’amiral est couverte : { $who ->
    [you] vous avez
   *[other] { $seat } a
} acquis l’amiral.
board-admiral-held = { $seat } { $who ->
    [you] avez
   *[other] a
} l’amiral.
board-docks = Mes quais
board-dock = Quai { $dock } : { $count ->
    [0] vide
    [1] 1 module
   *[other] { $count } modules
}
board-empty = vide
board-hand = Ma main : { $count ->
    [0] aucun officier
    [1] 1 officier
   *[other] { $count } officiers
}
board-hand-empty = Aucun officier en main
board-officer = Officier { $card }
board-ghost = Arriverait ici : { $module }
board-colony = Cargo et colonie : { $seat }
board-flight = En vol : { $module }, { $count ->
    [0] rien à bord
    [1] 1 unité à bord
   *[other] { $count } unités à bord
}
board-aboard = À bord : { $unit }
board-hold = Place pour une unité
board-satellites = Satellites
board-shuttles = Navettes
board-defence = Défense
board-row = { $row } : { $count }
board-found = à fonder
board-city = Ville { $letter }, { $name } : { $count ->
    [1] 1 tuile
   *[other] { $count } tuiles
}
board-city-none = La ville { $letter } n’est pas fondée : −{ $points } à l’arrivée du vaisseau-mère
board-city-size = Ville { $letter } : { $count ->
    [0] pas fondée
    [1] 1 tuile
   *[other] { $count } tuiles
}
board-rank = { $seat } : { $count }
board-ships = Vaisseaux de population
board-ship = Vaisseau de population « { $ship } », { $points ->
    [1] 1 point
   *[other] { $points } points
} : { $done } sur { $target }
board-ship-won = Vaisseau de population « { $ship } », { $points ->
    [1] 1 point
   *[other] { $points } points
} : gagné par { $who ->
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

# What the board tells of its things, and of the answer at hand
board-about-terrabot = { $module }, qui fonde ou agrandit la ville { $letter }
board-about-shuttle = { $shields ->
    [0] { $module }, qui ne peut que transporter des unités
   *[other] { $module }, qui transporte des unités ou rejoint la défense
}
board-about-unit = { $module }, qu’une navette pose dans la ville de son entreprise
board-about-farm = { $module }, qu’une navette pose dans n’importe quelle ville
board-about-special = { $module }, qui rapporte en se posant 1 point par tuile de sa ville
board-about-satellite = { $module }, qui part en mission ou rejoint la défense avec { $shields ->
    [1] son bouclier
   *[other] ses { $shields } boucliers
}
board-dock-about = Quai { $dock } : { $module }.
board-placed = { $place } : { $module }.
board-dock-load = { $place }. Un module payé avec l’officier { $dock } sur le dessus arrive ici, devant les autres.
board-dock-launch = { $place }. Seul le module le plus à gauche peut partir.
board-cargo = Le cargo : cinq quais à gauche, la colonie à droite.
board-officer-about = Officier { $card } : posé sur le dessus, il envoie le module au quai { $card }.
board-admiral-about = L’amiral : qui l’a commence la manche suivante.
board-round-about = Un terrabot acquis dans cette manche rapporte { $points ->
    [1] 1 point
   *[other] { $points } points
}. Chaque case donne les points de sa manche.
board-bag-about = { $count ->
    [one] Il reste 1 module
   *[other] Il reste { $count } modules
} dans le sac : vingt arrivent aux ports à chaque manche.
board-satellites-about = { $row }. Les satellites partis en mission : leurs boucliers ne comptent plus.
board-shuttles-about = { $row }. Les navettes revenues d’un transport : leurs boucliers ne comptent pas.
board-defence-about = { $row }. Navettes et satellites en défense : on y compte les boucliers.
board-city-name = Ville { $letter }
board-city-about = { $city }. Le panneau, les terrabots et les unités sont les tuiles d’une ville.
board-rank-about = { $rank }. À l’arrivée du vaisseau-mère, les plus grands sont payés.
board-share = Si le vaisseau-mère arrivait, il donnerait ici { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}.
board-mothership-about = Le vaisseau-mère : il arrive quand tous les quais sont vides et paie la défense et les cinq villes.
board-flight-about = { $flight }. Une navette charge jusqu’à deux unités, puis se pose.
board-hand-about = { $hand }. Les mains sont secrètes.
board-docks-of = Quais
board-colony-of = Colonie
board-ship-of = { $ship } : { $points ->
    [1] 1 point
   *[other] { $points } points
}
board-choices = Selon votre choix
board-choice = { $points ->
    [0] 0 point
    [1] 1 point
   *[other] { $points } points
}, { $lead ->
    [1] devant { $seat } ({ $other })
    [0] à égalité avec { $seat }
   *[other] derrière { $seat } ({ $other })
}
board-category = { $category } : la première place rapporte { $points ->
    [1] 1 point
   *[other] { $points } points
}.

## What a choice does
holding-cards = { $count } { $count ->
    [1] officier
   *[other] officiers
}
holding-tiles = { $count } { $count ->
    [1] tuile
   *[other] tuiles
} de ville
holding-shields = { $count } { $count ->
    [1] bouclier
   *[other] boucliers
}
holding-shuttles = { $count } { $count ->
    [1] navette
   *[other] navettes
} dans la rangée
holding-satellites = { $count } { $count ->
    [1] satellite
   *[other] satellites
} dans la rangée
holding-ships = { $count } { $count ->
    [1] vaisseau
   *[other] vaisseaux
} de population
warning-unit = L’{ $unit } est perdue.
warning-fly = La navette part à vide.
warning-leave = Vous renoncez à { $cards ->
    [1] 1 officier
   *[other] { $cards } officiers
} alors { $modules ->
    [1] qu’un module est
   *[other] que { $modules } modules sont
} à votre portée.
remark-city = La ville { $city } est fondée.
remark-mission = La mission { $points ->
    [0] ne rapporte rien
    [1] rapporte 1 point
   *[other] rapporte { $points } points
}.
remark-mission-city = La mission { $points ->
    [0] ne rapporte rien
    [1] rapporte 1 point
   *[other] rapporte { $points } points
} pour la ville { $city }.
remark-shuttle = La navette rejoint sa rangée.
remark-ship = Vous gagnez le vaisseau de population « { $ship } » (+{ $points }).

# Statistiques
trait-satellite = satellite
trait-ship = vaisseau de population

# Apprendre : la première carte, les chapitres, la partie guidée
primer-1 = Marquez le plus de points : bâtissez la meilleure colonie et gagnez les vaisseaux de population avant vos rivaux.
primer-2 = Au chapitre Un, vous posez des officiers à un port et prenez son module, ou vous quittez la manche : chaque carte gardée vaut un point.
primer-3 = Le numéro de votre officier est celui du quai où va le module, devant ceux qui y sont déjà.
primer-4 = Au chapitre Deux, chaque tour lance un module, toujours le premier d’un quai : ce qui est arrivé en dernier part en premier.
primer-5 = Les terrabots fondent des villes, les navettes y amènent des unités, les satellites rapportent selon ce que vous avez bâti.
primer-colony-title = Chapitre Deux : la colonie
primer-colony = Plus de cartes, plus de hasard. Chaque tour lance le premier module d’un quai. Qui remplit le premier la condition d’un vaisseau de population le gagne.
guide-port = Prenez un module : touchez un port qui brille, puis un officier pour payer. Si aucun voisin n’est couvert, une carte au choix suffit.
guide-dock = Un module va au quai qui porte le numéro de son officier. Le dernier chargé partira le premier : chargez tôt ce qui servira tard.
guide-price = À côté d’un poste couvert, le prix monte : un officier du même numéro, ou deux au choix. Entre deux numéros, c’est encore plus cher.
guide-terrabots = Un terrabot rapporte aussitôt, 4 points aux manches 1 et 2, et fondera la ville de sa lettre. Il vous en faut de chaque lettre.
guide-admiral = L’amiral coûte une carte et rapporte un point. Qui l’a commence la manche suivante, avec tous les ports au choix.
guide-leave = Quand les cartes se font rares, vous pouvez quitter la manche : un point par carte en main. À la suivante, on en reçoit de nouvelles.
guide-round = Nouvelle manche : nouveaux modules, nouvelles cartes. Vos quais restent tels quels, et ce que vous ajoutez passe devant le reste.
guide-units = Une unité n’atterrit pas seule : une navette en prend deux au plus, et il faut une de vos villes pour les accueillir.
guide-satellites = Les satellites rapportent au chapitre Deux selon votre colonie : chargez-les tôt, pour qu’ils partent tard. Touchez-en un pour le lire.
guide-colony = Chapitre Deux : ni cartes, ni hasard. Chaque tour, lancez un module, le premier d’un quai. Commencez par les terrabots : ils fondent les villes.
guide-ships = Un vaisseau de population est à vous dès que vous remplissez le premier sa condition, un quai vide par exemple. Touchez-le pour la lire.
guide-landing = Une navette emmène les unités en tête de vos quais. Chaque entreprise s’installe dans une seule ville ; sans ville, l’unité est perdue.
guide-defence = Navettes et satellites à bouclier peuvent défendre au lieu de voler. Quelques boucliers valent la peine : n’en avoir aucun coûte 3 points.
guide-mothership = À la fin, le vaisseau-mère compare vos boucliers et vos villes A à E. Vous perdez 3 points partout où vous n’avez rien.
guide-end = Vous savez tout ! La partie finit quand tous les quais sont vides. En cas de doute, l’ampoule en haut montre ce que jouerait un robot.
