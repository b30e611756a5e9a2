# Reykholt en français.

about = Cultivez des légumes dans les serres chaudes d’Islande et servez-les aux touristes, table après table. Sept tours pour poser des ouvriers, planter et récolter ; le plus avancé le long des tables gagne. De un à quatre joueurs, avec un mode Histoire.

option-mode = Manière de jouer
option-mode-help = La partie du livret, ou l’un des cinq scénarios de l’histoire, avec un événement à chaque tour (R92).
option-mode-standard = Classique
option-mode-standard-help = La partie du livret, sans événements.
option-mode-fresh_arrivals = Nouveaux arrivants
option-mode-fresh_arrivals-help = Vous avez quitté la ville. Enya vous fait visiter et vous confie une première tomate. Le scénario par lequel commencer.
option-mode-after_the_bad_harvest = Après la mauvaise récolte
option-mode-after_the_bad_harvest-help = La dernière récolte a été maigre et les plus grandes serres sont en ruine. Les voisins vous aident de quelques tomates.
option-mode-the_great_banquet = Le grand banquet
option-mode-the_great_banquet-help = Tout le village est invité. Dès que quelqu’un dresse la table des 5 tomates, le banquet commence et la partie touche à sa fin.
option-mode-varied_cuisine = Cuisine variée
option-mode-varied_cuisine-help = Les convives ne veulent pas que des tomates : chaque sorte de légume qu’il vous reste compte aussi.
option-mode-winter_is_coming = L’hiver approche
option-mode-winter_is_coming-help = Les jours raccourcissent. Vous débutez avec une serre, mais bientôt on ne pourra en chauffer que quelques-unes pour la récolte.
option-service_group = Cartes service
option-service_group-help = Le groupe dont on tire les cartes service. Le groupe A convient à une première partie ; le groupe E est réservé aux parties à deux (R8).
option-service_group-A = Groupe A
option-service_group-B = Groupe B
option-service_group-C = Groupe C
option-service_group-D = Groupe D
option-service_group-E = Groupe E
option-r8_story_cards = Cartes du mode Histoire
option-r8_story_cards-help = Si les 16 cartes service du mode Histoire rejoignent leurs groupes (R8).
option-r8_story_cards-story = En mode Histoire
option-r8_story_cards-always = Toujours
option-r8_story_cards-never = Jamais
option-r12_start_player_in_front = Le premier joueur est devant
option-r12_start_player_in_front-help = Au départ de la piste, le premier joueur compte comme le plus avancé ; sinon, c’est le dernier dans l’ordre du tour (R12).
option-r36_discards_return_to = Serres aléatoires défaussées
option-r36_discards_return_to-help = Où va une serre aléatoire que l’on défausse : au sommet de sa pioche, pour être la prochaine, ou au-dessous (R36).
option-r36_discards_return_to-top = Au sommet
option-r36_discards_return_to-bottom = Au-dessous
option-r91_blocked_space = Une case bloquée
option-r91_blocked_space-help = En solo, vous pouvez une fois poser un ouvrier sur une case bloquée (R91).
option-r95_events = Événements
option-r95_events-help = 13 événements, ou les 12 que compte le livret français, sans la Visite d’Enya. Ils ne servent qu’en mode Histoire (R95).
option-r95_events-12 = 12
option-r95_events-13 = 13

habit-any_time = Cartes « à tout moment »
habit-any_time-help = Quand on vous demande si vous utilisez une carte service « à tout moment ». Pendant vos propres tours, elle est toujours proposée (R71).
habit-any_time-phases = Au début et à la fin d’un temps
habit-any_time-always = Aussi pendant le tour des autres
habit-any_time-own = Seulement à mon tour

goal-table = Table à atteindre
goal-points = Points à atteindre

# Produits, cartes et lieux
good-tomato = tomate
good-lettuce = salade
good-mushroom = champignon
good-cauliflower = chou-fleur
good-carrot = carotte
a-tomato = une tomate
a-lettuce = une salade
a-mushroom = un champignon
a-cauliflower = un chou-fleur
a-carrot = une carotte
all-tomato = tomates
all-lettuce = salades
all-mushroom = champignons
all-cauliflower = choux-fleurs
all-carrot = carottes
goods-tomato = { $count ->
    [one] { $count } tomate
   *[other] { $count } tomates
}
goods-lettuce = { $count ->
    [one] { $count } salade
   *[other] { $count } salades
}
goods-mushroom = { $count ->
    [one] { $count } champignon
   *[other] { $count } champignons
}
goods-cauliflower = { $count ->
    [one] { $count } chou-fleur
   *[other] { $count } choux-fleurs
}
goods-carrot = { $count ->
    [one] { $count } carotte
   *[other] { $count } carottes
}
no-goods = rien
column-property = Exploitation
column-field = Cultures
column-market = Marché
column-town_hall = Hôtel de ville
space = { $column } { $row }
phase-work = Temps du travail
phase-harvest = Temps des récoltes
phase-tourism = Temps du tourisme
phase-rest = Temps du repos
arrivals = Livraison
scenario-fresh_arrivals = Nouveaux arrivants
scenario-after_the_bad_harvest = Après la mauvaise récolte
scenario-the_great_banquet = Le grand banquet
scenario-varied_cuisine = Cuisine variée
scenario-winter_is_coming = L’hiver approche
happening-northern_lights = Aurore boréale
happening-geyser = Geyser
happening-free_seeds = Semences offertes
happening-ash_cloud = Nuage de cendres
happening-tour_bus = Car de touristes
happening-snowstorm = Tempête de neige
happening-vegetable_fair = Foire aux légumes
happening-heating_failure = Panne de chauffage
happening-public_holiday = Jour férié
happening-subsidy = Subvention
happening-runaway_sheep = Moutons échappés
happening-harvest_festival = Fête des récoltes
happening-enyas_visit = Visite d’Enya
service-village_elders = Anciens du village
service-harvest_helper = Aide à la récolte
service-tomato_seedlings = Plants de tomates
service-head_chef = Cheffe de cuisine
service-sower = Semeuse
service-basket_carrier = Porteur de paniers
service-town_clerk = Secrétaire de mairie
service-opening_buffet = Buffet d’ouverture
service-back_of_the_queue = Fin de cortège
service-barter_stall = Étal de troc
service-nursery = Pépinière
service-carrot_seeds = Semences de carottes
service-greenhouse_builder = Constructrice de serres
service-big_harvest = Grande récolte
service-picking_party = Cueillette
service-town_reception = Réception à la mairie
service-hamper = Panier garni
service-grocer = Épicière
service-composting = Compostage
service-instructor = Formatrice
service-merchant = Marchande
service-mushroom_expert = Mycologue
service-agronomist = Agronome
service-farm_girl = Fille de ferme
service-night_watch = Veilleuse de nuit
service-innkeeper = Aubergiste
service-coach_driver = Chauffeur de car
service-seasonal_hand = Saisonnier
service-small_portions = Petites portions
service-hot_spring = Source chaude
service-postcards = Cartes postales
service-lean_larder = Garde-manger maigre
service-night_market = Marché de nuit
service-greenhouse_saleswoman = Représentante en serres
service-glazier = Vitrière
service-architect = Architecte
service-small_scale_grower = Petite culture
service-mover = Déménageur
service-large_estate = Grand domaine
service-community_greenhouse = Serre communale
service-heating_engineer = Chauffagiste
service-plant_breeder = Obtentrice
service-scrap_dealer = Ferrailleur
service-fully_booked_restaurant = Restaurant complet
service-early_riser = Lève-tôt
service-sponsorship = Parrainage
service-running_behind = À la traîne
service-opposite_number = Vis-à-vis
service-round_the_parish = Tour de la commune
service-tenant = Locataire
service-empty_aisle = Allée déserte
service-good_neighbours = Bon voisinage

# Ce que font cases, cartes, événements et scénarios, composé à partir des mots de l’édition
does = { $verb } { $what }
does-may = vous pouvez { $does }
does-exchange = { $cost } pour { $get }
does-if = { $condition }, { $then }
does-if-else = { $condition }, { $then } ; sinon, { $otherwise }
together = { $parts }
either = { $one } ou { $other }
listed = { $one }, { $other }
both = { $one } { $other }
verb-take-do = prenez
verb-take-to = prendre
verb-take-act = Prendre
verb-discard-do = défaussez
verb-discard-to = défausser
verb-discard-act = Défausser
verb-give-do = donnez
verb-give-to = donner
verb-give-act = Donner
verb-plant-do = plantez
verb-plant-to = planter
verb-plant-act = Planter
verb-harvest-do = récoltez
verb-harvest-to = récolter
verb-harvest-act = Récolter
verb-add-do = ajoutez
verb-add-to = ajouter
verb-add-act = Ajouter
verb-fill-do = remplissez
verb-fill-to = remplir
verb-fill-act = Remplir
verb-advance-do = avancez
verb-advance-to = avancer
verb-advance-act = Avancer
verb-share-do = partagez
verb-share-to = partager
verb-share-act = Partager
verb-replace-do = remplacez
verb-replace-to = remplacer
verb-replace-act = Remplacer
verb-pay-do = payez
verb-pay-to = payer
verb-pay-act = Payer
verb-keep-do = gardez
verb-keep-to = garder
verb-keep-act = Garder
verb-let-do = laissez
verb-let-to = laisser
verb-let-act = Laisser
verb-return-do = remettez
verb-return-to = remettre
verb-return-act = Remettre
times = { $count } fois
times-between = { $least } { $most ->
    [2] ou
   *[other] à
} { $most } fois
times-at-least = au moins { $count } fois
times-up-to = jusqu’à { $count } fois
times-any = autant de fois que vous voulez
what-optional = { $what } si vous voulez
what-as-size = { $what }, n’importe quel produit, comme si vos serres avaient { $plots ->
    [one] { $plots } parcelle
   *[other] { $plots } parcelles
}
what-goods = { $count ->
    [one] { $count } produit
   *[other] { $count } produits
}
what-plates = autant de produits que votre table a d’assiettes
what-different = { $what } de types différents
what-same = { $what } du même type
what-except = { $what } (sauf { $goods })
what-choice = { $count ->
    [one] { $count } produit
   *[other] { $count } produits
} au choix
what-choice-among = { $count ->
    [one] { $count } produit
   *[other] { $count } produits
} au choix parmi { $goods }
what-greenhouses = { $count ->
    [one] { $count } serre
   *[other] { $count } serres
}
what-greenhouses-choice = { $what } au choix
what-greenhouses-sizes = { $what } de { $sizes } parcelles
what-greenhouses-random = { $count ->
    [one] { $count } serre aléatoire
   *[other] { $count } serres aléatoires
}
what-different-sizes = { $what }, de tailles différentes
what-given = { $count ->
    [one] { $count } serre et son contenu
   *[other] { $count } serres et leur contenu
} à votre adversaire
what-all-greenhouses = 1 fois dans chacune de vos serres
what-same-greenhouse = jusqu’à { $count } produits dans une seule et même serre
what-another-greenhouse = { $what } dans une autre serre
what-holding = { $what } dans une serre qui contient au moins { $count ->
    [one] { $count } produit
   *[other] { $count } produits
}
what-empty-greenhouses = { $count ->
    [one] { $count } de vos serres vides avec son produit le plus rare
   *[other] { $count } de vos serres vides avec leur produit le plus rare
}, pris dans la réserve
what-fill-each = { $good } de la réserve dans chacune de vos serres ayant une parcelle vide
what-fill-each-absent = dans chacune de vos serres ayant une parcelle vide 1 produit de la réserve qui y est permis mais absent
what-fill-each-present = dans chacune de vos serres plantées ayant une parcelle vide 1 produit de la réserve, d’un type déjà présent
what-fill-one = { $good } de la réserve dans une de vos serres ayant une parcelle vide
what-fill-one-absent = dans une de vos serres ayant une parcelle vide 1 produit de la réserve qui y est permis mais absent
what-fill-one-present = dans une de vos serres plantées ayant une parcelle vide 1 produit de la réserve, d’un type déjà présent
what-fill-anywhere = { $what } (même là où ce n’est pas permis)
what-tables = { $count ->
    [1] d’une table
   *[other] de { $count } tables
}
what-service = 1 carte service
what-substitute = { $count ->
    [one] { $count } produit demandé par 1 produit
   *[other] jusqu’à { $count } produits demandés par des produits
} d’un autre type
what-discount = { $count ->
    [one] { $count } produit
   *[other] { $count } produits
} de moins, mais au moins { $minimum }
what-rescued = jusqu’à { $count } de ses produits
what-rarest-there = { $count ->
    [one] { $count } produit
   *[other] { $count } produits
} de son type le plus rare
what-of-that-type = { $count ->
    [one] { $count } produit
   *[other] { $count } produits
} de plus du même type
what-commoner = { $count ->
    [one] { $count } produit
   *[other] { $count } produits
} du type juste plus commun
what-opponent = votre adversaire prendre { $goods }
what-fullest = { $count ->
    [one] { $count } produit
   *[other] { $count } produits
} de votre serre la plus remplie dans la réserve
provides = { $count ->
    [one] Cette carte vaut une serre de { $plots } parcelles
   *[other] Cette carte vaut { $count } serres de { $plots } parcelles chacune
} ({ $goods }).
provides-any = { $count ->
    [one] Cette carte vaut une serre de { $plots } parcelles
   *[other] Cette carte vaut { $count } serres de { $plots } parcelles chacune
} (n’importe quel produit).

when-take = Immédiatement, une seule fois
when-any_time = À tout moment
when-phase_start-work = Au début du temps du travail
when-phase_start-harvest = Au début du temps des récoltes
when-phase_start-rest = Au début du temps du repos
when-phase_end-work = À la fin du temps du travail
when-phase_end-tourism = À la fin du temps du tourisme
when-after_own_action = Après { $action }
when-after_own_action-which = Après { $action } { $which }
an-action = une action
an-action-property = une action Exploitation
an-action-field = une action Cultures
an-action-market = une action Marché
an-action-town_hall = une action Hôtel de ville
which-harvest = qui vous a fait récolter
which-plant = qui vous a fait planter
which-take_greenhouse = qui vous a donné une serre
when-after_own_placement = Après votre { $nth ->
    [1] premier
    [2] deuxième
   *[other] troisième
} ouvrier du tour
when-opponent_placement = Quand un adversaire a posé un ouvrier
when-opponent_placement-row = Quand un adversaire a posé un ouvrier sur une ligne où vous en avez un
when-own_plant = Quand vous plantez
when-own_plant-plots = Quand vous plantez dans une serre de { $plots ->
    [one] { $plots } parcelle
   *[other] { $plots } parcelles
}
when-own_plant-rarest = Quand vous plantez dans une serre son produit le plus rare
when-own_plant-plots-rarest = Quand vous plantez, dans une serre de { $plots ->
    [one] { $plots } parcelle
   *[other] { $plots } parcelles
}, son produit le plus rare
when-own_bonus = Quand vous utilisez le bonus
when-own_pay_table = Quand vous payez une table
when-own_arrival = Quand vous arrivez à une table pendant le temps du tourisme
when-own_arrival-occupied = Quand vous arrivez à une table occupée pendant le temps du tourisme
when-alone-table = { $when } (en solo : à une table qui demande des { $goods })
when-own_tourism_turn_end = À la fin de votre tour de tourisme
when-greenhouse_emptied = Quand une récolte vide une de vos serres
when-greenhouse_emptied-work = Quand une récolte du temps du travail vide une de vos serres
when-greenhouse_emptied-harvest = Quand le temps des récoltes vide une de vos serres
when-greenhouse_emptied-tourism = Quand une récolte du temps du tourisme vide une de vos serres
when-greenhouse_emptied-rest = Quand une récolte du temps du repos vide une de vos serres
when-before_own_discard_greenhouse = Quand vous défaussez une serre
when-opponent_discards_greenhouse = Quand un adversaire défausse ou donne une serre
limit-round = { $when }, { $count ->
    [1] une fois
   *[other] { $count } fois
} par tour
limit-game = { $when }, { $count ->
    [1] une fois
   *[other] { $count } fois
} par partie

if-shares_table_with_other = si un autre exploitant est à votre table
if-stock_good_none = si vous n’avez pas de { $goods } en stock
if-stock_good_at_most = si vous avez au plus { $goods } en stock
if-stock_total_at_most = si vous avez au plus { $count ->
    [one] { $count } produit
   *[other] { $count } produits
} en stock
if-stock_total_at_least = si vous avez au moins { $count ->
    [one] { $count } produit
   *[other] { $count } produits
} en stock
if-last_on_track = si vous êtes dernier sur la piste
if-last_on_track-alone = si vous êtes dernier sur la piste (en solo : si vous avez avancé au plus de { $count ->
    [one] { $count } table
   *[other] { $count } tables
})
if-behind_opponent = si votre adversaire est devant vous
if-has_empty_plot = si une de vos serres a une parcelle vide
if-has_plot_for_absent_allowed_good = si une de vos serres a une parcelle vide pour un produit qui y manque
if-has_empty_greenhouse = si vous avez une serre vide
if-has_planted_greenhouse = si vous avez une serre plantée
if-has_planted_greenhouse_with_empty_plot = si une de vos serres plantées a une parcelle vide
if-pile_available = s’il reste une serre de { $sizes } parcelles
if-advanced_in_phase_at_least = si vous avez avancé d’au moins { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
if-most_greenhouses_strict = si vous avez plus de serres que chacun des autres (en solo : au moins { $count })
if-empty_row_exists = si une ligne entière est sans ouvrier
if-empty_column_exists = si une colonne entière est sans ouvrier
if-first_harvest_action_of_round = si personne n’a récolté par une action avant vous ce tour-ci
if-own_workers_in_distinct_columns = si { $count } de vos ouvriers sont dans des colonnes différentes

card-says = { $when } : { $does }.
card-says-if = { $when }, { $conditions } : { $does }.
event-says = Tous les joueurs : { $does }.
this-round = Ce tour-ci, { $does }.
all-game = Pendant toute la partie, { $does }.
from-round = À partir du tour { $round }, { $does }.
changes-bonus_extra_good = le bonus rapporte { $count ->
    [one] { $count } produit
   *[other] { $count } produits
} de plus du même type
changes-row_closed = la ligne du bas est fermée
changes-row_closed-alone = la ligne du bas est fermée (en solo : seulement { $spaces })
changes-harvest_phase_max_greenhouses = chacun récolte dans { $count ->
    [one] { $count } serre
   *[other] { $count } serres
} au plus au temps des récoltes
changes-harvest_phase_extra_from_one_greenhouse = chacun peut récolter { $count ->
    [one] { $count } produit
   *[other] { $count } produits
} de plus dans une serre au temps des récoltes
changes-ignore_flags = les drapeaux ne comptent pas
scenario-rounds = { $count ->
    [one] { $count } tour.
   *[other] { $count } tours.
}
scenario-until = La partie prend fin après le tour où quelqu’un atteint la table { $table }, au plus tard après le tour { $rounds }.
scenario-setup = Avant le premier tour, tous les joueurs : { $does }.
scenario-setup-alone = Avant le premier tour : { $does }.
scenario-no-pile = Il n’y a pas de pioche de serres de { $plots } parcelles.
scenario-furthest = Le plus avancé sur la piste gagne.
scenario-points = À la fin, { $table } PV par table et { $type } PV par type de produit qu’il vous reste, en stock ou dans vos serres ; le plus de points gagne.
scenario-alone-table = Votre but : la table { $table }.
scenario-alone-points = À la fin, { $table } PV par table et { $type } PV par type de produit qu’il vous reste, en stock ou dans vos serres. Votre but : { $goal } PV.

brief-exchange = { $cost } contre { $get }
brief-greenhouse-choice = { $count ->
    [1] serre au choix
   *[other] { $count } serres au choix
}
brief-greenhouse-first-choice = { $count ->
    [1] Serre au choix
   *[other] { $count } serres au choix
}
brief-greenhouse-random = { $count ->
    [1] serre aléatoire
   *[other] { $count } serres aléatoires
}
brief-greenhouse-first-random = { $count ->
    [1] Serre aléatoire
   *[other] { $count } serres aléatoires
}
brief-greenhouse-sizes = { $count ->
    [1] serre
   *[other] { $count } serres
} de { $sizes }
brief-greenhouse-first-sizes = { $count ->
    [1] Serre
   *[other] { $count } serres
} de { $sizes }
brief-service = carte service
brief-service-first = Carte service
brief-up-to = jusqu’à { $count }
brief-or-more = { $count }+
brief-between = { $least } { $most ->
    [2] ou
   *[other] à
} { $most } fois
brief-different = { $count } différents
brief-same = { $count } identiques
brief-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}


edition-flag = seules les cases des colonnes Exploitation et Hôtel de ville ont des drapeaux.
edition-rarest = le produit de la caisse dorée doit être l’un de ceux qu’on peut y planter.
edition-group = sans les cartes de l’Histoire, le groupe { $group } a trop peu de cartes : on en montre { $shown }.
edition-provided = les cartes du groupe { $group } valent plus de { $most } serres.
edition-goal = il faut un but en solo : des points si l’on gagne aux points, sinon une table.
edition-space = il n’y a pas de case { $space } sur le plateau pour un ou deux joueurs.
edition-misplaced = « { $word } » ne veut rien dire ici.
edition-nothing = « { $word } » ne peut pas être exécuté tel quel.
edition-two-players = « { $word } » est réservé aux cartes du groupe E, qui sert à deux joueurs.
edition-endless = une carte utilisable à tout moment a besoin d’une limite.
edition-optional = c’est son déclencheur qui décide si elle est facultative : any_time et own_pay_table le sont toujours, take et static jamais.

holding-tomato = { $count ->
    [one] { $count } tomate
   *[other] { $count } tomates
}
holding-lettuce = { $count ->
    [one] { $count } salade
   *[other] { $count } salades
}
holding-mushroom = { $count ->
    [one] { $count } champignon
   *[other] { $count } champignons
}
holding-cauliflower = { $count ->
    [one] { $count } chou-fleur
   *[other] { $count } choux-fleurs
}
holding-carrot = { $count ->
    [one] { $count } carotte
   *[other] { $count } carottes
}
holding-planted = { $count ->
    [one] { $count } produit dans les serres
   *[other] { $count } produits dans les serres
}
holding-greenhouses = { $count ->
    [one] { $count } serre
   *[other] { $count } serres
}
holding-services = { $count ->
    [one] { $count } carte service
   *[other] { $count } cartes service
}
holding-table = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}

# Questions ; la cause est une carte, un événement ou une case
cause-card = « { $name } »
cause-space = { $space }
cause-arrivals = Livraison
cause-setup = Mise en place
moment-phase_start-work = Début du temps du travail
moment-phase_start-harvest = Début du temps des récoltes
moment-phase_start-tourism = Début du temps du tourisme
moment-phase_start-rest = Début du temps du repos
moment-phase_end-work = Fin du temps du travail
moment-phase_end-harvest = Fin du temps des récoltes
moment-phase_end-tourism = Fin du temps du tourisme
moment-phase_end-rest = Fin du temps du repos
moment-after_action = Après votre action
moment-after_placement = Après votre ouvrier
moment-opponent_placement = Après l’ouvrier d’un adversaire
moment-own_planting = Après votre plantation
moment-own_bonus = Vous avez utilisé le bonus
moment-own_payment = Pendant que vous payez
moment-own_arrival = Vous êtes arrivé à une table
moment-own_turn_end = Fin de votre tour de tourisme
moment-greenhouse_emptied = Votre serre est vide
moment-before_discard = Votre serre va partir
moment-opponent_discards = Un adversaire s’est défait d’une serre
prompt-PlaceWorker = À vous : posez un ouvrier. { $count ->
    [one] C’est votre dernier de ce tour.
   *[other] Il vous en reste { $count }.
}
prompt-UseBeforeAside = Aucune case pour votre ouvrier : utilisez-vous une carte avant de le mettre de côté ?
prompt-UseAnyTime-before_event = L’événement « { $event } » est tiré : utilisez-vous une carte avant son effet ?
prompt-UseAnyTime-start_of_work = Le temps du travail commence : utilisez-vous une carte ?
prompt-UseAnyTime-before_worker = Avant l’ouvrier suivant : utilisez-vous une carte ?
prompt-UseAnyTime-end_of_work = Le temps du travail prend fin : utilisez-vous une carte ?
prompt-UseAnyTime-before_tourism_turn = Avant qu’un autre joueur n’avance : utilisez-vous une carte ?
prompt-UseAnyTime-end_of_tourism = Le temps du tourisme prend fin : utilisez-vous une carte ?
prompt-UseAnyTime-before_rest = Le temps du repos commence : utilisez-vous une carte ?
prompt-UseService = { $moment } : laquelle de vos cartes utilisez-vous ?
prompt-UseService-one = { $moment } : utilisez-vous « { $card } » ?
prompt-AcceptOffer = { $cause } : acceptez-vous l’offre ?
prompt-ChoosePart = { $cause } : que faites-vous { $done ->
    [0] d’abord
   *[other] ensuite
} ?
prompt-ChooseBranch = { $cause } : que choisissez-vous ?
prompt-PlantGreenhouse = { $cause } : que plantez-vous, et où ?{ $least ->
    [0] {""}
    [1] {" "}Encore au moins une fois.
   *[other] {" "}Au moins { $least } fois.
}
prompt-HarvestGreenhouse = { $cause } : que récoltez-vous ?{ $left ->
    [one] {""}
   *[other] {" "}Jusqu’à { $left } fois.
}
prompt-HarvestMixed = Quel produit de la serre { $number } récoltez-vous ?
prompt-HarvestCapped = Temps des récoltes : dans quelles serres récoltez-vous ? { $left ->
    [one] Encore une.
   *[other] Encore { $left }.
}
prompt-HarvestExtra = Temps des récoltes : dans quelle serre récoltez-vous encore une fois ?
prompt-TakeGood = { $cause } : quel produit prenez-vous ?
prompt-FillPlot = { $cause } : quel produit ajoutez-vous, et où ?
prompt-FillGreenhouse = { $cause } : quelle serre vide remplissez-vous ?
prompt-LoseGood = { $cause } : quel produit perdez-vous ?
prompt-RescueGoods = { $cause } : quels produits gardez-vous ?
prompt-PickService = Quelle carte service prenez-vous ?
prompt-PickService-stack = Quelle carte service prenez-vous ? Vous recevez aussi { $good }.
prompt-PickShared = Quelle carte service partagez-vous ?
prompt-PayGoods = { $cause } : { $count ->
    [one] quel produit défaussez-vous ?
   *[other] quels produits défaussez-vous ? Il en faut { $count }.
}
prompt-PickGreenhouse = { $cause } : quelle serre prenez-vous ?
prompt-GiveUpGreenhouse = { $cause } : quelle serre défaussez-vous ?
prompt-HandOverGreenhouse = { $cause } : quelle serre donnez-vous ?
prompt-VisitTable = La table { $table } demande { $goods }. Payez-vous, ou utilisez-vous le bonus ?
prompt-VisitTable-bonus_used = La table { $table } demande { $goods }. Avancez-vous, ou restez-vous ?

# Refus
refuse-PlaceWorker = Choisissez une case pour votre ouvrier.
refuse-space-not-in-use = Cette case ne sert pas à ce nombre de joueurs.
refuse-space-closed = Cette case est fermée pour ce tour.
refuse-flag-used = Vous avez déjà utilisé ce tour-ci une case à drapeau de cette colonne.
refuse-space-occupied = Un ouvrier s’y trouve déjà.
refuse-nothing-possible-there = Rien de ce qu’offre cette case ne vous est possible maintenant.
refuse-UseBeforeAside = Utilisez une carte, ou mettez l’ouvrier de côté.
refuse-UseAnyTime = Utilisez une carte « à tout moment », ou attendez.
refuse-UseService = Choisissez une de vos cartes qui agissent maintenant.
refuse-card-not-now = Cette carte ne peut pas servir maintenant.
refuse-AcceptOffer = Acceptez l’offre, ou renoncez.
refuse-ChoosePart = Choisissez une partie de la case possible maintenant.
refuse-ChooseBranch = Choisissez une des possibilités.
refuse-PlantGreenhouse = Plantez un produit de votre stock dans une serre vide.
refuse-plant-more = Vous devez planter plus souvent.
refuse-no-such-greenhouse = Vous n’avez pas cette serre.
refuse-not-empty = Cette serre n’est pas vide.
refuse-not-in-stock = Vous n’avez pas ce produit en stock.
refuse-not-allowed-there = Ce produit ne peut pas être planté dans cette serre.
refuse-minimum-out-of-reach = Vous ne pourriez alors plus planter autant de fois qu’il le faut.
refuse-HarvestGreenhouse = Récoltez un produit d’une de vos serres que vous n’avez pas encore récoltée.
refuse-HarvestMixed = Choisissez un produit de cette serre.
refuse-HarvestCapped = Choisissez une serre plantée que vous n’avez pas encore récoltée.
refuse-HarvestExtra = Choisissez une serre que vous venez de récolter, ou arrêtez-vous.
refuse-TakeGood = Choisissez un des produits proposés.
refuse-FillPlot = Choisissez un produit qui peut y être ajouté.
refuse-FillGreenhouse = Choisissez une de vos serres vides.
refuse-LoseGood = Choisissez un produit de votre serre la plus remplie.
refuse-RescueGoods = Choisissez ce que vous gardez de la serre.
refuse-PickService = Choisissez une des cartes service visibles.
refuse-not-shown = Cette carte service n’est pas disponible.
refuse-card-without-use = Cette carte ne vous servirait à rien maintenant : vous ne pouvez pas la prendre.
refuse-PickShared = Choisissez une carte d’un voisin que personne ne partage.
refuse-PayGoods = Choisissez des produits de votre stock qui conviennent.
refuse-PickGreenhouse = Choisissez une pioche qui n’est pas vide.
refuse-GiveUpGreenhouse = Choisissez une de vos serres qui n’est pas une carte service.
refuse-HandOverGreenhouse = Choisissez une de vos serres qui n’est pas une carte service.
refuse-VisitTable = Payez la table suivante, utilisez le bonus, ou restez.
refuse-bonus-used = Vous avez déjà utilisé le bonus ce tour-ci.
refuse-must-move-on = Vous devez utiliser le bonus avant de pouvoir rester.
refuse-cannot-pay = Vous n’avez pas ces produits en stock.
refuse-wrong-payment = Ce n’est pas ce que demande la table suivante.


# Avertissements
warning-blocked = Vous ne pouvez utiliser une case bloquée qu’une fois dans la partie.
warning-skipped = Impossible pour vous maintenant : { $parts }.
warning-given = Votre adversaire reçoit aussi son contenu : { $goods }.
warning-lost = Son contenu est perdu : { $goods }.
warning-harvest = Vous pourriez encore récolter une fois.
warning-pay-less = Avec une de vos cartes, vous pourriez payer moins.
warning-pay-exact = Vous avez ce que demande la table : une carte servirait pour rien.
warning-declined = Ce que vous laissez ne coûte rien : { $cards }.

# Remarques
remark-acts = Votre carte agit alors : { $cards }.
remark-acts-other = Une carte de { $seat } agit alors : { $cards }.
remark-emptied = { $count ->
    [one] La serre { $greenhouses } est alors vide.
   *[other] Les serres { $greenhouses } sont alors vides.
}
remark-company = À la table { $table }, vous êtes devant { $players }.

# Actions
action-first = { $seat } { $who ->
    [you] commencez
   *[other] commence
}
action-reveal = La carte service « { $card } » est révélée
action-event = L’événement « { $event } »
action-draw = Une serre aléatoire de { $plots ->
    [one] { $plots } parcelle
   *[other] { $plots } parcelles
}
action-work = { $space } : { $does }
action-work-nowhere = { $space }
action-part = { $does }
action-branch = { $does }
action-plant = Planter { $good } dans la serre { $number } ({ $goods })
action-harvest = Récolter { $good } dans la serre { $number } ({ $inside })
action-enough-plant = Ne plus planter
action-enough-harvest = Ne plus récolter
action-use = « { $card } » : { $does }
action-use-arrivals = La livraison : prendre { $goods }{ $count ->
    [0] {""}
    [1] {" "}et une serre aléatoire
   *[other] {" "}et { $count } serres aléatoires
}
action-decline = Renoncer
action-wait = Pas maintenant
action-pay = Défausser { $goods }
action-pay-table = Payer { $goods } pour aller à la table { $table }
action-bonus = Bonus : aller à la table { $table } et prendre { $goods }
action-stay = Rester à la table { $table }
action-greenhouse = Prendre une serre de { $plots } parcelles ({ $goods })
action-greenhouse-any = Prendre une serre de { $plots } parcelles (n’importe quel produit)
action-discard = Défausser la serre { $number } ({ $plots ->
    [one] { $plots } parcelle
   *[other] { $plots } parcelles
}, { $inside })
action-give = Donner la serre { $number } ({ $plots ->
    [one] { $plots } parcelle
   *[other] { $plots } parcelles
}, { $inside })
action-service = « { $card } » – { $does }
action-share = { $who ->
    [you] « { $card } »
   *[other] « { $card } » de { $seat }
} – { $does }
action-take = Prendre { $good }
action-fill = Ajouter { $good } dans la serre { $number }
action-lose = Perdre { $good } de la serre { $number }
action-rescue = Garder { $goods }
action-rescue-nothing = Ne rien garder
action-plant-nowhere = Planter { $good } dans la serre { $number }
action-harvest-nowhere = Récolter { $good } dans la serre { $number }
action-fill-nowhere = Ajouter { $good } dans la serre { $number }
action-lose-nowhere = Perdre { $good } de la serre { $number }
action-discard-nowhere = Défausser la serre { $number }
action-give-nowhere = Donner la serre { $number }
action-greenhouse-nowhere = Prendre une serre de taille { $plots }
action-part-nowhere = La partie en position { $number }
action-branch-nowhere = La possibilité en position { $number }
action-use-idle = Utiliser « { $card } »
empty-greenhouse = vide
greenhouse-holds = { $goods }

group-action-work = Poser un ouvrier
group-action-plant = Planter
group-action-harvest = Récolter
group-action-use = Utiliser une carte
group-action-pay = Défausser des produits
group-action-pay-table = Payer la table suivante
group-action-service = Prendre une carte service
group-action-share = Partager une carte service
group-action-greenhouse = Prendre une serre
group-action-discard = Défausser une serre
group-action-give = Donner une serre

# Réponses à côté desquelles des signes disent ce qu’elles coûtent et rapportent
short-action-work = { $brief }
short-action-plant = { $goods } dans la { $number }
short-action-harvest = { $good } de la { $number }
short-action-pay-table = Payer : table { $table }
short-action-bonus = Bonus : table { $table }

# Événements
event-StartPlayerDrawn = { $seat } { $who ->
    [you] êtes
   *[other] est
} premier joueur.
event-ServiceRevealed = La carte service « { $card } » est révélée.
event-PileRemoved = Les serres de { $plots } parcelles sont retirées de leur pioche.
event-RoundBegan = Tour { $round }.
heading-RoundBegan = Tour { $round }
event-PhaseBegan = { $phase }.
event-EventDrawn = Événement « { $event } ». { $does }
event-WorkerPlaced = { $seat } { $who ->
    [you] posez
   *[other] pose
} un ouvrier : { $space }.
event-WorkerPlaced-blocked = { $seat } { $who ->
    [you] posez
   *[other] pose
} un ouvrier sur une case bloquée : { $space }.
event-WorkerLaidAside = { $seat } ne { $who ->
    [you] trouvez
   *[other] trouve
} aucune case : un ouvrier est mis de côté.
event-GoodsGained = { $seat } { $who ->
    [you] prenez
   *[other] prend
} { $goods }.
event-GoodsPaid = { $seat } { $who ->
    [you] défaussez
   *[other] défausse
} { $goods }.
event-GreenhouseTaken = { $seat } { $who ->
    [you] prenez
   *[other] prend
} une serre de { $plots } parcelles.
event-GreenhouseTaken-random = { $seat } { $who ->
    [you] prenez
   *[other] prend
} une serre aléatoire : { $plots } parcelles.
event-GreenhouseProvided = « { $card } » vaut une serre de { $plots ->
    [one] { $plots } parcelle
   *[other] { $plots } parcelles
} pour { $owner }.
event-GreenhouseDiscarded = { $seat } { $who ->
    [you] défaussez
   *[other] défausse
} une serre de { $plots } parcelles ({ $inside }).
event-GreenhouseGiven = { $seat } { $who ->
    [you] donnez
   *[other] donne
} une serre de { $plots } parcelles ({ $inside }) ; { $other }.
receives-it = { $who ->
    [you] vous la recevez
   *[other] { $seat } la reçoit
}
event-GreenhousePlanted = { $seat } { $who ->
    [you] plantez
   *[other] plante
} { $good } : { $goods } dans une serre de { $plots ->
    [one] { $plots } parcelle
   *[other] { $plots } parcelles
}.
event-GreenhouseFilled = { $seat } { $who ->
    [you] remplissez
   *[other] remplit
} une serre : { $goods }.
event-PlotFilled = { $seat } { $who ->
    [you] ajoutez
   *[other] ajoute
} { $good } dans une serre de { $plots ->
    [one] { $plots } parcelle
   *[other] { $plots } parcelles
}.
event-GoodHarvested = { $seat } { $who ->
    [you] récoltez
   *[other] récolte
} { $good }.
event-GreenhousesHarvested = { $seat } { $who ->
    [you] récoltez
   *[other] récolte
} { $goods }.
event-GoodLost = { $seat } { $who ->
    [you] perdez
   *[other] perd
} { $good } d’une serre.
event-GoodsRescued = { $seat } { $who ->
    [you] gardez
   *[other] garde
} { $goods } de la serre.
event-ServiceTaken = { $seat } { $who ->
    [you] prenez
   *[other] prend
} la carte service « { $card } ».
event-StackGoodTaken = { $seat } { $who ->
    [you] prenez
   *[other] prend
} aussi { $good } de la pile.
event-ServiceShared = { $seat } { $who ->
    [you] partagez
   *[other] partage
} « { $card } » avec { $other }.
event-CardUsed = { $seat } { $who ->
    [you] utilisez
   *[other] utilise
} « { $card } ».
event-CardUsed-arrivals = Une livraison arrive.
event-Advanced = { $seat } { $who ->
    [you] avancez
   *[other] avance
} à la table { $table }.
event-TablePaid = { $seat } { $who ->
    [you] payez
   *[other] paie
} { $goods } pour la table { $table }.
event-BonusUsed = { $seat } { $who ->
    [you] utilisez
   *[other] utilise
} le bonus : table { $table } et { $goods }.
event-StayedAtTable = { $seat } { $who ->
    [you] restez
   *[other] reste
} à la table { $table }.
event-WorkersCameBack = { $count ->
    [0] Aucun ouvrier ne revient.
    [1] 1 ouvrier revient.
   *[other] { $count } ouvriers reviennent.
}
event-StartPlayerPassed = { $who ->
    [you] La carte Premier joueur vous revient.
   *[other] La carte Premier joueur passe à { $seat }.
}
event-GoodsScored = { $seat } { $who ->
    [you] marquez { $points } PV pour vos produits.
   *[other] marque { $points } PV pour ses produits.
}
event-GameEnded = La partie prend fin après le tour { $round }.

# D’où viennent les points
source-paid_tables = tables payées
source-bonus_tables = tables par le bonus
source-other_tables = tables sans payer
source-goods = produits restants

# Plateaux simples
view-round = tour
view-rounds = tours
view-first = premier joueur
view-phase = temps
view-event = événement
view-events_left = événements à venir
view-display = cartes service
view-stack = produits à côté
view-stack_is_due = un produit accompagne
view-piles = serres
view-random = serres aléatoires
view-top = au sommet
view-hidden = inconnues
view-bottom = au-dessous
view-spaces = cases action
view-workers = ouvriers
view-neutral = ouvrier neutre
view-earlier = depuis le tour précédent
view-closed = fermée
view-track = piste touristique
view-stock = stock
view-greenhouses = serres
view-number = numéro
view-plots = parcelles
view-goods = produits
view-pile = pioche
view-allowed = permis
view-rarest = le plus rare
view-table = table
view-services = cartes service
view-id = nom
view-shared_with = partagée avec
view-uses = utilisations
view-now = maintenant
view-rank = place
view-points = points
view-bonus_used = bonus utilisé
view-harvest = récolte à venir
view-choices = au choix
view-plan = portée du stock
view-plan_after_harvest = après la récolte
view-without_bonus = sans le bonus
view-reaches = avec le bonus
view-legs = table par table
view-way = comment
view-gained = gagnés
view-goal_table = table à atteindre
view-goal_points = points à atteindre
view-space = case en cours
view-cards = cartes
view-blocked_space = case bloquée disponible
view-seat = joueur
view-tomato = tomates
view-lettuce = salades
view-mushroom = champignons
view-cauliflower = choux-fleurs
view-carrot = carottes

# The board
board-place = Tour { $round } sur { $rounds } · { $phase }
board-parts = Parties du plateau
board-part-village = Village
board-part-tables = Tables
board-part-services = Services
board-part-estate = Domaine
board-here = Vous pouvez agir ici.
board-side = Planificateur, serres et cartes service
board-village = Le village
board-about-property = Exploitation : on y prend des serres.
board-about-field = Cultures : on y plante et on y récolte.
board-about-market = Marché : on y prend des produits.
board-about-town_hall = Hôtel de ville : on y prend ou partage des cartes service, ou l’on échange de quoi avancer d’une table.
board-or = ou
board-about-space = { $does }.{ $flag ->
    [yes] {" "}Drapeau : chacun n’utilise qu’une case à drapeau de cette colonne par tour.
   *[no] {""}
}{ $state ->
    [taken] {" "}Un ouvrier s’y trouve déjà.
    [closed] {" "}Fermée ce tour-ci.
   *[free] {""}
}
board-track = Tables
board-near = Les tables autour de vous
board-start = Départ
board-about-start = Le départ de la piste{ $taken ->
    [0] {""}
   *[other] . Ici, de l’arrière vers l’avant : { $players }
}
board-about-table = Table { $table } : { $goods }{ $taken ->
    [0] {""}
    [1] . Ici : { $players }
   *[other] . Ici, de l’arrière vers l’avant : { $players }
}
board-about-goal = Votre but : la table { $table }
board-bonus-here = C’est à la table { $table } que le bonus vous servirait le mieux.
board-about-bonus = { $used ->
    [yes] Vous avez utilisé le bonus de ce tour.
   *[no] Le bonus : une fois par tour, vous devez avancer d’une table sans payer et prendre les produits qu’elle montre.
}
board-planner = Planificateur du tourisme
board-about-planner = Jusqu’où vos produits vous mènent au temps du tourisme, avec le meilleur usage du bonus. Les cartes utilisables à tout moment ne sont pas comptées.
board-plan-now = Stock actuel
board-plan-harvest = Après la récolte
board-you-are-here = Table { $table } : vous êtes ici.
board-about-leg = { $way ->
    [paid] Table { $table } : vous payez { $goods }.
    [bonus] Table { $table } : par le bonus, vous prenez { $gained }.
   *[missing] Table { $table } hors d’atteinte. Il manque : { $goods }.
}{ $carded ->
    [0] {""}
   *[other] {" "}Avec { $cards }.
}
board-reach = Vos produits vous mènent à la table { $without } sans le bonus, à la table { $table } avec lui.
board-without-bonus = sans bonus
board-with-bonus = avec bonus
board-by-choice = par ce choix
board-piles = Serres à prendre
board-about-pile = { $count ->
    [0] Il ne reste aucune serre de { $plots } parcelles.
    [1] Il reste 1 serre de { $plots } parcelles. On y plante : { $goods }.
   *[other] Il reste { $count } serres de { $plots } parcelles. On y plante : { $goods }.
}
board-about-random = { $count ->
    [0] Il ne reste aucune serre aléatoire.
    [1] Il reste 1 serre aléatoire.
   *[other] Il reste { $count } serres aléatoires.
}{ $top ->
    [0] {""}
   *[other] {" "}Celle du dessus a { $top } parcelles.
}
board-services = Cartes service
board-my-services = Vos cartes service
board-to-share = Cartes à partager
board-no-services = Il ne reste aucune carte service.
board-next-card = prochaine carte :
board-about-services = { $count ->
    [0] Il ne reste aucune carte service.
    [1] Il reste 1 carte service.
   *[other] Il reste { $count } cartes service.
} Prendre l’une des trois dernières rapporte aussi le produit du dessus de la pile.
board-about-service = { $service }. { $does }{ $shared ->
    [yes] {" "}Partagée avec { $player }.
   *[no] {""}
}{ $now ->
    [usable] {" "}Vous pouvez l’utiliser maintenant.
    [used] {" "}Utilisée ce tour-ci.
    [spent] {" "}Épuisée.
   *[other] {""}
}
board-usable = maintenant
board-used = utilisée ce tour-ci
board-spent = épuisée
board-story = Histoire
board-about-scenario = { $scenario }. { $does }{ $count ->
    [0] {""}
   *[other] {" "}Événements encore possibles : { $left }.
}
board-about-event = { $event }. { $does }
board-estate = Votre domaine
board-stock = Stock
board-about-stock = En stock : { $goods }{ $coming ->
    [0] {""}
   *[other] , { $coming } de plus au temps des récoltes
}
board-purse = Produits au choix
board-in-hand = { $count ->
    [0] Aucun ouvrier en main
    [1] 1 ouvrier en main
   *[other] { $count } ouvriers en main
}
board-greenhouses = Vos serres
board-no-greenhouses = Pas encore de serre
board-empty = vide
board-about-greenhouse = Serre { $number }, { $plots ->
    [1] 1 parcelle
   *[other] { $plots } parcelles
} : { $filled ->
    [0] vide
   *[other] { $goods }
}. On y plante : { $allowed } ; le plus rare : { $rarest }.
board-cards = { $count ->
    [0] Aucune carte service
    [1] 1 carte service
   *[other] { $count } cartes service
}
board-standing = Classement
board-about-standing = Le plus avancé le long des tables gagne ; à la même table, celui qui est devant.
board-score-table = table
board-score-reach = produits jusqu’à la table
board-score-goods = produits en stock
board-score-growing = produits en serre
board-score-greenhouses = serres
board-score-services = cartes service
board-score-points = points
board-growing = { $count ->
    [0] Aucune serre
    [1] 1 serre
   *[other] { $count } serres
}, { $goods ->
    [0] rien ne pousse
    [1] 1 produit en serre
   *[other] { $goods } produits en serre
}
board-blocked = Une fois : une case bloquée
board-about-blocked = Une fois dans la partie, vous pouvez poser un ouvrier sur une case où il y en a déjà un.

# Statistiques
trait-service = carte service

# Apprendre : la première carte, les chapitres, la partie guidée
primer-1 = Soyez le plus avancé le long des tables à la fin du septième tour : rien d’autre ne compte.
primer-2 = Quand c’est à vous, posez un ouvrier sur une case libre et faites ce qu’elle dit ; chacun en pose trois par tour.
primer-3 = Plantez un légume dans une serre vide, et elle se remplit aussitôt du même.
primer-4 = Quand tous les ouvriers sont posés, vous récoltez un légume dans chacune de vos serres.
primer-5 = Puis vous payez en légumes pour aller de table en table ; un pas par tour est gratuit, et vous donne même ce que la table demande.
primer-tourism-title = Les tables
primer-tourism = Chaque table demande certains légumes. Payez et avancez, aussi loin que possible. Une fois par tour, le bonus fait avancer d’une table : prenez-le là où payer coûterait le plus.
guide-worker = Posez un ouvrier sur une case qui brille. Il vous faut trois choses : des serres, des légumes, et une case qui permet de planter.
guide-greenhouse = Les petites serres donnent des légumes rares, les grandes beaucoup de communs. Une serre vide ne sert à rien : plantez vite.
guide-planting = Planter coûte un de vos légumes et remplit toute la serre du même. C’est ainsi qu’un seul en devient cinq.
guide-table = Aux tables ! Payez ce que demande la suivante et avancez. Une fois par tour, le bonus fait avancer sans payer et donne ces produits.
guide-bonus = Le bonus est obligatoire à chaque tour. Le mieux : un pas trop cher pour vous, ou qui donne ce que veut la table d’après.
guide-stay = Vous pouvez vous arrêter et garder vos produits, ou payer encore. Gardez-en un à planter : sans lui, le tour suivant démarre mal.
guide-harvest = Après le travail, chaque serre vous a donné un légume d’elle-même. Plus vous en avez de plantées, plus chaque tour rapporte.
guide-ahead = Les assiettes montrent ce que veulent les prochaines tables. Cultivez cela dès maintenant : le planificateur dit jusqu’où vous iriez.
guide-service = Les cartes service donnent une aide durable ou un effet immédiat. Il n’y en a que cinq pour tous ; tôt prise, une carte sert longtemps.
guide-flags = Les cases à drapeau sont fortes : dans chacune des deux colonnes qui en ont, vous en utilisez une au plus par tour.
guide-front = À une même table, le dernier arrivé est devant les autres. Au dernier tour, cela peut décider de la partie.
guide-end = Vous connaissez le jeu. Au dernier tour, dépensez tout : seule compte la table. L’ampoule en haut montre le choix d’un robot.
