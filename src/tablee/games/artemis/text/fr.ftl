# The Artemis Project en français.

about = Colonisez Europe, la lune gelée, en six manches : posez vos dés un à un, récoltez énergie et minerai, bâtissez sous la glace puis à la surface, et peuplez votre colonie. De un à cinq joueurs ; seul, vous affrontez deux drones.

option-hard_mode = Mode difficile
option-hard_mode-help = À aucune manche, les Cheminées, la Carrière et le Port spatial ne reçoivent les deux énergies, minerais et colons supplémentaires (R20).
option-relic = Relique alien
option-relic-help = Une mini-extension : deux Expéditions donnent un sixième dé et un Événement récompense son détenteur. Nous n’avons pas sa carte de règle : c’est une reconstitution (R130).
option-directives = Directives
option-directives-help = Une mini-extension : chacun garde en secret un objectif parmi trois pour la fin de la partie. Nous n’avons pas ses cartes : c’est une reconstitution (R129).
option-r3_copies_removed = Bâtiments marqués retirés
option-r3_copies_removed-help = À deux, ou seul, combien d’exemplaires du bâtiment marqué quittent chaque pile (R3).
option-r28_frozen_leave_game = Les colons gelés quittent la partie
option-r28_frozen_leave_game-help = Les colons que l’on n’a pas pu chauffer sont retirés de la partie ; sinon, ils retournent dans le sac une fois celui-ci vide (R28).
option-r62_reoffer_to_same_player = Une seconde offre pour un dé plus faible
option-r62_reoffer_to_same_player-help = Qui refuse un bâtiment peut encore l’obtenir avec un de ses dés plus faibles ; sinon, l’offre passe au joueur suivant (R62).
option-r67_doorstep_limit = Colons par dé
option-r67_doorstep_limit-help = Combien de colons un dé peut recruter au Port spatial : autant qu’il en montre, ou selon la table plus petite que donne une critique, quatre au plus (R67).
option-r67_doorstep_limit-face = La valeur du dé
option-r67_doorstep_limit-review = Quatre au plus

goal-rank-1 = Nettoyeur de traces de tentacules
goal-rank-2 = Médiocronaute
goal-rank-3 = Gestionnaire macro
goal-rank-4 = Commandant de colonie
goal-rank-5 = Premier ministre d’Artemis

edition-rising = chaque rang doit demander plus de points que le précédent.

# Colons, biens et lieux
a-pioneer = un pionnier
a-engineer = un ingénieur
a-marine = un marine
a-steward = un intendant
the-pioneer = le pionnier
the-engineer = l’ingénieur
the-marine = le marine
the-steward = l’intendant
number-pioneer = { $count ->
    [one] 1 pionnier
   *[other] { $count } pionniers
}
number-engineer = { $count ->
    [one] 1 ingénieur
   *[other] { $count } ingénieurs
}
number-marine = { $count ->
    [one] 1 marine
   *[other] { $count } marines
}
number-steward = { $count ->
    [one] 1 intendant
   *[other] { $count } intendants
}
nobody = personne
no-pioneer = aucun pionnier
no-engineer = aucun ingénieur
no-marine = aucun marine
no-steward = aucun intendant
goods-energy = { $count ->
    [0] 0 énergie
    [1] 1 énergie
   *[other] { $count } énergies
}
goods-ore = { $count ->
    [0] 0 minerai
    [1] 1 minerai
   *[other] { $count } minerais
}
goods-toolkits = { $count ->
    [0] 0 boîte à outils
    [1] 1 boîte à outils
   *[other] { $count } boîtes à outils
}
goods-badges = { $count ->
    [0] 0 badge
    [1] 1 badge
   *[other] { $count } badges
}
goods-points = { $count } PV
goods-either = { $count ->
    [1] 1 énergie ou 1 minerai
   *[other] { $count } énergies ou { $count } minerais
}
goods-colonists = { $count ->
    [1] un colon tiré au sort
   *[other] { $count } colons tirés au sort
}
goods-training = la formation d’un colon
goods-per-marine = { $count } PV par marine
goods-per-steward = { $count } PV par intendant
goods-relief = { $count ->
    [1] une case sur la Piste de secours
   *[other] { $count } cases sur la Piste de secours
}
goods-relic = le dé Relique
no-building = aucun bâtiment
together = { $goods }
the-shelters = les Abris
from-shelters = des Abris
from-abroad = parti en Expédition
at-basecamp = au Camp de base
at-vents = aux Cheminées
at-quarry = à la Carrière
at-gantry = au Portique
at-doorstep = au Port spatial
at-academy = à l’Académie
at-outfitters = à l’Entrepôt
at-expedition = sur l’Expédition « { $expedition } »
on-tile = sur { $building }
die-of = { $who ->
    [you] un de vos dés
   *[other] un dé de { $seat }
}
die-of-drone = un dé du drone { $drone }
effect-exchange = { $paid } contre { $gained }
effect-conversion = { $count ->
    [1] 1 énergie en minerai, ou l’inverse
   *[other] jusqu’à { $count } énergies en minerais, ou l’inverse
}
effect-raid = { $energy ->
    [1] 1 énergie
   *[other] { $energy } énergies
}, un adversaire perd { $loss ->
    [1] 1 minerai
   *[other] { $loss } minerais
}
raided = { $who ->
    [you] vous perdez { $ore }
   *[other] { $seat } perd { $ore }
}
category-unused_goods = énergies et minerais restants
category-surface_buildings = bâtiments de surface
category-directive = directive
category-buildings = nombre de bâtiments
category-sets = séries de colons
category-leftovers = colons restants
category-badges = badges d’Expédition
category-toolkits = boîtes à outils

holding-energy = { $count ->
    [0] 0 énergie
    [1] 1 énergie
   *[other] { $count } énergies
}
holding-ore = { $count ->
    [0] 0 minerai
    [1] 1 minerai
   *[other] { $count } minerais
}
holding-toolkits = { $count ->
    [0] 0 boîte à outils
    [1] 1 boîte à outils
   *[other] { $count } boîtes à outils
}
holding-badges = { $count ->
    [0] 0 badge
    [1] 1 badge
   *[other] { $count } badges
}
holding-buildings = { $count ->
    [0] 0 bâtiment
    [1] 1 bâtiment
   *[other] { $count } bâtiments
}
holding-pioneers = { $count ->
    [0] 0 pionnier
    [1] 1 pionnier
   *[other] { $count } pionniers
}
holding-engineers = { $count ->
    [0] 0 ingénieur
    [1] 1 ingénieur
   *[other] { $count } ingénieurs
}
holding-marines = { $count ->
    [0] 0 marine
    [1] 1 marine
   *[other] { $count } marines
}
holding-stewards = { $count ->
    [0] 0 intendant
    [1] 1 intendant
   *[other] { $count } intendants
}

# Questions
prompt-PlaceDie = À vous : posez un dé.
prompt-PlaceAdjusted = Où posez-vous le dé qui montre maintenant { $face } ?
prompt-SendColonists = Qui envoyez-vous sur « { $expedition } » avec ce dé ?
prompt-ChooseOrigin = D’où partent ceux que vous envoyez ?
prompt-PayForSending = Avec quoi payez-vous cet envoi ?
prompt-LowerDie = « { $expedition } » : quel dé votre marine réduit-il ?
prompt-UseReconOutpost = Votre Poste de reconnaissance se sert-il { $where } ?
prompt-EnrolColonist = Quel colon devient { $kind } à l’Académie ?
prompt-ChooseReward = « { $expedition } » réussit : quelle récompense ?
prompt-TakeEngineerBonus = Votre ingénieur rapporte des ressources : lesquelles ?
prompt-ReturnToHub = À son retour, qui rejoint le Centre d’expédition ?
prompt-ChooseRelief = Piste de secours : quelle récompense prenez-vous ?
prompt-BuyBuilding = Achetez-vous { $building } pour { $price ->
    [0] 0 minerai
    [1] 1 minerai
   *[other] { $price } minerais
} ?
prompt-RecruitColonist = Qui recrutez-vous pour { $price ->
    [1] 1 énergie
   *[other] { $price } énergies
} ? { $left ->
    [1] Ce dé en permet encore un.
   *[other] Ce dé en permet encore { $left }.
}
prompt-HouseColonist = Où va { $kind } que vous venez d’obtenir ?
prompt-FillBuilding = Qui quitte les Abris pour { $building } ?
prompt-ChoosePupil = Qui formez-vous ?
prompt-ChooseProfession = Que devient { $kind } ?
prompt-ChooseGood = { $amount ->
    [1] 1 énergie ou 1 minerai ?
   *[other] { $amount } énergies ou { $amount } minerais ?
}
prompt-TakeScholarship = Un pionnier de vos Abris devient-il ingénieur ?
prompt-MoveColonist = Maintenance : qui déplacez-vous ? { $left ->
    [1] Il reste un déplacement.
   *[other] Il reste { $left } déplacements.
}
prompt-SetColonistDown = Où va { $kind } { $origin } ?
prompt-ActivateBuilding = Maintenance : quel bâtiment activez-vous ?
prompt-FireAssaultPod = Qui votre Capsule d’assaut vise-t-elle ?
prompt-ConvertResources = Que transforme le Complexe synthétique ?
prompt-KeepWarm = L’énergie manque : qui gardez-vous au chaud ? { $left ->
    [1] Encore un.
   *[other] Encore { $left }.
}
prompt-ChooseFirstPlayer = Vous avez le moins de ressources : qui commencera ?
prompt-RideSnowcat = Autoneiges : qui déplacez-vous pour une boîte à outils ?
prompt-ChooseOutbid = Le drone 2 surenchérit sur vous avec un { $face } : sur quel bâtiment ?
prompt-ChooseDirective = Quelle directive gardez-vous ?

# Refus
refuse-PlaceDie = Posez un dé de votre réserve dans une région, ou modifiez-en un avec des boîtes à outils.
refuse-PlaceAdjusted = Posez maintenant le dé qui montre { $face }.
refuse-no-die = Vous n’avez pas de dé qui montre { $face }.
refuse-no-toolkits = Vous n’avez pas assez de boîtes à outils pour cela.
refuse-no-pupil = Vous n’avez pas de colon à envoyer à l’Académie.
refuse-academy-full = L’Académie est pleine.
refuse-bid-higher = Votre dé doit montrer plus que { $face }, le plus haut dé de ce bâtiment.
refuse-no-such-place = Cet endroit n’existe pas cette manche.
refuse-SendColonists = Envoyez un ingénieur, un marine ou un intendant, ou bien des pionniers, ou personne.
refuse-steward = Un intendant ne part qu’avec un dé de { $face } ou moins.
refuse-ChooseOrigin = Choisissez combien d’entre eux quittent les Abris.
refuse-PayForSending = Payez en énergie ou en minerai.
refuse-LowerDie = Choisissez un dé d’un adversaire sur cette Expédition ; il ne descend pas sous 1.
refuse-UseReconOutpost = Servez-vous dans la région, ou n’y touchez pas.
refuse-EnrolColonist = Choisissez un colon de vos Abris ou d’un de vos bâtiments.
refuse-ChooseReward = Choisissez l’une des deux récompenses.
refuse-TakeEngineerBonus = Choisissez combien d’énergie et combien de minerai.
refuse-ReturnToHub = Choisissez un colon qui revient, ou laissez-les tous dans les Abris.
refuse-ChooseRelief = Choisissez la récompense d’une case atteinte.
refuse-BuyBuilding = Achetez le bâtiment, ou renoncez.
refuse-RecruitColonist = Choisissez un colon du Port spatial, ou arrêtez-vous.
refuse-HouseColonist = Choisissez un bâtiment où il y a de la place, ou les Abris.
refuse-FillBuilding = Choisissez un colon des Abris qui y trouve place, ou arrêtez-vous.
refuse-ChoosePupil = Choisissez un de vos colons, ou personne.
refuse-ChooseProfession = Choisissez un type que l’Académie a encore.
refuse-ChooseGood = Choisissez l’énergie ou le minerai.
refuse-TakeScholarship = Acceptez la bourse, ou renoncez.
refuse-MoveColonist = Choisissez un colon qui peut aller ailleurs, ou arrêtez-vous.
refuse-SetColonistDown = Il faut de la place à l’arrivée, pour les deux en cas d’échange.
refuse-ActivateBuilding = Choisissez un bâtiment océanique rempli et utilisable, ou arrêtez-vous.
refuse-FireAssaultPod = Choisissez un adversaire, ou personne.
refuse-ConvertResources = Choisissez combien vous transformez, et dans quel sens.
refuse-KeepWarm = Choisissez un colon de vos Abris.
refuse-ChooseFirstPlayer = Choisissez un joueur.
refuse-RideSnowcat = Choisissez un colon qui peut aller ailleurs, ou arrêtez-vous.
refuse-ChooseOutbid = Choisissez une de vos enchères que le drone peut dépasser.
refuse-ChooseDirective = Choisissez une des directives que vous avez reçues.

# Mises en garde
warning-bid = Vous avez { $ore ->
    [0] 0 minerai
    [1] 1 minerai
   *[other] { $ore } minerais
} et le bâtiment en coûte { $price } : sans minerai de plus, vous ne pourrez pas l’acheter.
warning-doorstep = Il vous manque de l’énergie pour un colon, qui en coûte { $price }.
warning-academy = L’Académie n’a plus de colon de ce type : le dé serait perdu.
warning-not-full = Ce bâtiment ne serait plus rempli.
warning-frost = Il vous resterait { $energy ->
    [0] 0 énergie
    [1] 1 énergie
   *[other] { $energy } énergies
} pour { $colonists ->
    [1] 1 colon
   *[other] { $colonists } colons
} dans les Abris : certains gèleraient.
warning-specialist = Le colon que vous échangez est défaussé.
warning-unused = { $count ->
    [1] Un bâtiment peut encore être activé.
   *[other] { $count } bâtiments peuvent encore être activés.
}
warning-outpost = Vous laisseriez une ressource qui ne coûte rien.

# Remarques
remark-succeeds = { $total } sur { $difficulty } : elle réussirait et vous seriez { $place ->
    [1] premier
    [2] deuxième
   *[other] sans récompense
}.
remark-missing = { $total } sur { $difficulty } : il manque encore { $missing }.
remark-harvest = En l’état, ce dé { $count ->
    [0] n’obtient rien : il est exposé
   *[other] prend { $goods }
}.
remark-bid = Si personne ne surenchérit, le bâtiment coûte { $price ->
    [0] 0 minerai
    [1] 1 minerai
   *[other] { $price } minerais
}.
remark-doorstep = Il permet de recruter { $count ->
    [1] un colon
   *[other] jusqu’à { $count } colons
}, à { $price ->
    [1] 1 énergie
   *[other] { $price } énergies
}{ $count ->
    [1] {""}
   *[other] {" "}chacun
}.
remark-filled = Désormais au complet : { $buildings }.
remark-emptied = Plus au complet : { $buildings }.
remark-gained = Nouveau dans votre colonie : { $buildings }.

# Actions
action-first = { $seat } { $who ->
    [you] commencez
   *[other] commence
}
action-directives = Les directives sont distribuées
action-keep = Garder « { $directive } » : { $aim } ({ $points } PV)
action-reveal = L’Expédition « { $expedition } » est révélée
action-draw = Le sac donne { $kind }
action-tile = La pile donne { $building }
action-event = L’Événement « { $event } » est révélé
action-roll = Les dés sont lancés
action-plan = Le dé Planification commence { $where }
action-adjust = Changer un { $face } en { $target } ({ $toolkits ->
    [1] 1 boîte à outils
   *[other] { $toolkits } boîtes à outils
})
action-place = Poser un { $face } { $where }
action-alone = N’envoyer personne
action-send = Envoyer { $sent } (1 ressource)
action-send-free = Envoyer { $sent } (gratuit)
action-shelters = { $count ->
    [0] Tous du Centre d’expédition (gratuit)
    [1] Un seul des Abris (1 ressource)
   *[other] { $count } des Abris (1 ressource)
}
action-pay = Payer { $goods }
action-lower = Réduire { $die } de { $before } à { $face }
action-take = Prendre { $goods }
action-leave = Ne rien prendre
action-enrol = Envoyer { $kind } { $origin }
action-reward = Prendre { $goods }
action-good = Prendre { $goods }
action-bonus = Prendre { $goods }
action-trade = Former { $kind } { $origin }
action-into = En faire { $kind }
action-study = Remplacer un pionnier par un ingénieur
action-skip-ChoosePupil = Ne former personne
action-skip-TakeScholarship = Renoncer
action-skip-FireAssaultPod = Ne viser personne
action-house = Dans { $building }
action-shelter-HouseColonist = Dans les Abris
action-shelter-ReturnToHub = Personne d’autre : dans les Abris
action-enter = Faire entrer { $kind }
action-done = Personne d’autre
action-hub = Envoyer { $kind } au Centre
action-buy = Acheter { $building } pour { $price ->
    [0] 0 minerai
    [1] 1 minerai
   *[other] { $price } minerais
}
action-decline = Renoncer
action-recruit = Recruter { $kind } ({ $price ->
    [1] 1 énergie
   *[other] { $price } énergies
})
action-enough = Personne d’autre
action-relief = Prendre { $goods }
action-lift = Déplacer { $kind } { $origin }
action-to = Dans { $place }
action-to-shelters = Dans les Abris
action-swap = L’échanger avec { $kind } { $origin }
action-rest = Ne plus déplacer personne
action-activate = Activer { $building } ({ $effect })
action-finish = Ne rien activer d’autre
action-assault = { $who ->
    [you] Vous viser vous-même
   *[other] Viser { $seat }
}
action-assault-drone = Viser le drone { $drone }
action-convert = Changer { $given } en { $taken }
action-warm = Garder { $kind } au chaud
action-outbid = Le laisser surenchérir sur votre { $face }, sur { $building }

group-action-place = Poser un dé
group-action-adjust = Modifier un dé

# Réponses à côté desquelles des signes disent ce qu’elles coûtent et rapportent
short-action-place = Un { $face } { $where }
short-action-adjust = Un { $face } devient un { $target }
short-action-recruit = Recruter { $kind }

# Événements
event-FirstPlayerDrawn = { $seat } { $who ->
    [you] commencez
   *[other] commence
} la première manche.
event-DirectivesDealt = { $seat } { $who ->
    [you] recevez
   *[other] reçoit
} les directives { $directives }.
event-DirectiveKept = { $seat } { $who ->
    [you] gardez
   *[other] garde
} la directive « { $directive } ».
event-RoundPrepared = Manche { $round }.
heading-RoundPrepared = Manche { $round }
event-ExpeditionRevealed = Expédition « { $expedition } », difficulté { $difficulty } : { $one }, ou { $other }.
event-RegionsStocked = Les Cheminées ont { $energy ->
    [1] 1 énergie
   *[other] { $energy } énergies
}, la Carrière { $ore ->
    [1] 1 minerai
   *[other] { $ore } minerais
}.
event-GantryFilled = Nouveau au Portique : { $buildings }.
event-GantryFilled-none = Le Portique est complet : aucun nouveau bâtiment.
event-DoorstepFilled = Nouveaux au Port spatial : { $colonists }.
event-EventRevealed = Événement « { $event } » (lettre { $letter }) : { $effect }.
event-EventRevealed-now = Événement « { $event } », aussitôt : { $effect }.
event-EventActed = L’Événement « { $event } » prend effet.
event-StockChanged-more = { $goods } de plus { $where }.
event-StockChanged-less = { $goods } de moins { $where }.
event-DiceRolled = { $seat } { $who ->
    [you] obtenez
   *[other] obtient
} { $dice }.
event-DieAdjusted = { $seat } { $who ->
    [you] changez
   *[other] change
} un { $face } en { $target } ({ $toolkits ->
    [1] 1 boîte à outils
   *[other] { $toolkits } boîtes à outils
}).
event-DiePlaced = { $seat } { $who ->
    [you] posez
   *[other] pose
} un { $face } { $where }.
event-ColonistsSent = { $seat } { $who ->
    [you] envoyez
   *[other] envoie
} { $sent } sur « { $expedition } ».
event-SendingPaid = { $seat } { $who ->
    [you] payez
   *[other] paie
} { $goods } pour cet envoi.
event-DieLowered = { $who ->
    [you] Votre marine
   *[other] Le marine de { $seat }
} réduit { $die } de { $before } à { $face }.
event-PupilEnrolled = { $seat } { $who ->
    [you] envoyez
   *[other] envoie
} { $kind } { $origin } à l’Académie.
event-Gained = { $seat } { $who ->
    [you] gagnez
   *[other] gagne
} { $goods }.
event-Lost = { $seat } { $who ->
    [you] perdez
   *[other] perd
} { $goods }.
event-ExpeditionFailed = L’Expédition « { $expedition } » échoue : { $total } pour une difficulté de { $difficulty }.
event-ExpeditionSucceeded = L’Expédition « { $expedition } » réussit : { $total } pour une difficulté de { $difficulty }.
event-RewardTaken = { $seat } { $who ->
    [you] prenez
   *[other] prend
} la récompense de « { $expedition } » : { $goods }.
event-DieHarvested = { $seat } { $who ->
    [you] récoltez
   *[other] récolte
} { $goods } avec un { $face }.
event-DieExposed = { $seat } : un { $face } est exposé { $where }.
event-BuildingBought = { $seat } { $who ->
    [you] achetez
   *[other] achète
} { $building } pour { $price ->
    [0] 0 minerai
    [1] 1 minerai
   *[other] { $price } minerais
}.
event-BuildingDeclined = { $seat } { $who ->
    [you] n’achetez
   *[other] n’achète
} pas { $building }.
event-ColonistGained = { $seat } { $who ->
    [you] obtenez
   *[other] obtient
} { $kind }.
event-ColonistHoused = { $seat } { $who ->
    [you] placez
   *[other] place
} { $kind } dans { $building }.
event-ColonistRecruited = { $seat } { $who ->
    [you] recrutez
   *[other] recrute
} { $kind } pour { $price ->
    [1] 1 énergie
   *[other] { $price } énergies
}.
event-ColonistTrained = { $seat } { $who ->
    [you] remplacez
   *[other] remplace
} { $before } par { $kind }.
event-TrainingFailed = { $seat } : l’Académie n’a plus { $nobody }, le colon revient.
event-NobodyLeft = { $seat } : il n’y a plus personne dans le sac.
event-ReliefStepped = { $seat } { $who ->
    [you] atteignez
   *[other] atteint
} la case { $space } de la Piste de secours.
event-ReliefEnded = { $seat } { $who ->
    [you] êtes
   *[other] est
} au bout de la Piste de secours : plus de secours.
event-RelicMoved = { $seat } { $who ->
    [you] recevez
   *[other] reçoit
} le dé Relique.
event-MaintenanceBegan = Maintenance de la manche { $round }.
heading-MaintenanceBegan = Maintenance { $round }
event-ColonistMoved = { $seat } { $who ->
    [you] déplacez
   *[other] déplace
} { $kind } { $origin } vers { $place }.
event-ColonistMoved-shelters = { $seat } { $who ->
    [you] déplacez
   *[other] déplace
} { $kind } { $origin } vers les Abris.
event-ColonistsSwapped = { $seat } { $who ->
    [you] échangez
   *[other] échange
} { $kind } { $origin } et { $other } { $place }.
event-BuildingActivated = { $seat } { $who ->
    [you] activez
   *[other] active
} { $building }.
event-PodFired = { $seat } { $who ->
    [you] lancez
   *[other] lance
} la Capsule d’assaut et { $who ->
    [you] gagnez
   *[other] gagne
} { $energy } ; { $target }.
event-PodFired-drone = { $seat } { $who ->
    [you] lancez
   *[other] lance
} la Capsule d’assaut sur le drone { $drone } et { $who ->
    [you] gagnez
   *[other] gagne
} { $energy }.
event-ResourcesConverted = { $seat } { $who ->
    [you] changez
   *[other] change
} { $given } en { $taken }.
event-HeatingPaid = { $seat } { $who ->
    [you] payez
   *[other] paie
} { $goods } pour chauffer les Abris.
event-ColonistsFroze = { $seat } { $who ->
    [you] perdez
   *[other] perd
} { $colonists } dans le froid.
event-FirstPlayerChosen-self = { $seat } { $who ->
    [you] choisissez
   *[other] choisit
} de commencer la prochaine manche.
event-FirstPlayerChosen = { $seat } { $who ->
    [you] commencez
   *[other] commence
} la prochaine manche ; le choix revenait à { $chooser }.
event-CategoryScored = { $seat } : { $points } PV pour la rubrique « { $category } ».
event-DirectiveShown = { $seat } { $who ->
    [you] révélez
   *[other] révèle
} la directive « { $directive } » : { $points } PV.
event-DronePlanned = Le drone { $drone } obtient { $dice } et commence { $where }.
event-DroneDiePlaced = Le drone { $drone } pose un { $face } { $where }.
event-DroneDieSetAside = Le drone { $drone } ne trouve pas de place pour un { $face }.
event-DroneHarvested = Le drone { $drone } prend { $goods } avec un { $face }.
event-DroneBought = Le drone { $drone } retire { $building } de la partie.
event-DroneRecruited = Le drone { $drone } retire de la partie : { $colonists }.

# D’où viennent les points
source-expeditions = Expéditions
source-relief = Piste de secours
source-ocean_buildings = bâtiments océaniques
source-relic = Relique alien
source-unused_goods = { category-unused_goods }
source-surface_buildings = { category-surface_buildings }
source-directive = { category-directive }
source-buildings = { category-buildings }
source-sets = { category-sets }
source-leftovers = { category-leftovers }
source-badges = { category-badges }
source-toolkits = { category-toolkits }

# Plateaux simples
view-round = manche
view-phase = phase
view-region = région en cours
view-first = premier joueur
view-event = Événement
view-letter = lettre
view-past_events = Événements passés
view-expeditions = Camp de base
view-difficulty = difficulté
view-total = total
view-rewards = récompenses
view-colonists = colons
view-building = bâtiment
view-dice = dés
view-vents = Cheminées
view-quarry = Carrière
view-stock = stock
view-gantry = Portique
view-bids = enchères
view-discount = remise
view-doorstep = Port spatial
view-price = prix
view-limits = limites
view-academy = Académie
view-places = places
view-outfitters = Entrepôt
view-set_aside = mis de côté
view-drones = drones
view-last = dernière réponse
view-score = points
view-forecast = points si la partie s’arrêtait
view-energy = énergie
view-ore = minerai
view-toolkits = boîtes à outils
view-badges = badges
view-relief = Piste de secours
view-shelters = Abris
view-buildings = bâtiments
view-full = rempli
view-colony = colonie
view-relic = dé Relique
view-directive = directive
view-dealt = reçues
view-kept = gardée
view-bag = sac
view-discarded = défaussés
view-pile = bâtiments à venir
view-expedition_deck = Expéditions en pioche
view-face = valeur
view-drone = drone
view-pioneers = pionniers
view-specialist = spécialiste
view-number = numéro
view-id = nom
view-seats = joueurs
view-seat = joueur
view-profession = deviendra
view-points = PV
view-energy_or_ore = énergie ou minerai
view-training = formation
view-points_per_marine = PV par marine
view-points_per_steward = PV par intendant
view-pioneer = pionniers
view-engineer = ingénieurs
view-marine = marines
view-steward = intendants

# Bâtiments, Expéditions, Événements et directives
building-assault_pod = Capsule d’assaut
the-assault_pod = la Capsule d’assaut
from-assault_pod = de la Capsule d’assaut
building-crystal_foundry = Fonderie de cristal
the-crystal_foundry = la Fonderie de cristal
from-crystal_foundry = de la Fonderie de cristal
building-drone_dock = Quai des drones
the-drone_dock = le Quai des drones
from-drone_dock = du Quai des drones
building-expedition_hub = Centre d’expédition
the-expedition_hub = le Centre d’expédition
from-expedition_hub = du Centre d’expédition
building-geothermal_platform = Plate-forme géothermique
the-geothermal_platform = la Plate-forme géothermique
from-geothermal_platform = de la Plate-forme géothermique
building-manufactory = Manufacture
the-manufactory = la Manufacture
from-manufactory = de la Manufacture
building-ops_center = Centre opérationnel
the-ops_center = le Centre opérationnel
from-ops_center = du Centre opérationnel
building-recon_outpost = Poste de reconnaissance
the-recon_outpost = le Poste de reconnaissance
from-recon_outpost = du Poste de reconnaissance
building-sensor_station = Station de détection
the-sensor_station = la Station de détection
from-sensor_station = de la Station de détection
building-shuttle_bay = Baie des navettes
the-shuttle_bay = la Baie des navettes
from-shuttle_bay = de la Baie des navettes
building-surface_conduit = Conduit de surface
the-surface_conduit = le Conduit de surface
from-surface_conduit = du Conduit de surface
building-synthetics_complex = Complexe synthétique
the-synthetics_complex = le Complexe synthétique
from-synthetics_complex = du Complexe synthétique
building-volcanic_extractor = Extracteur volcanique
the-volcanic_extractor = l’Extracteur volcanique
from-volcanic_extractor = de l’Extracteur volcanique
building-armory = Armurerie
the-armory = l’Armurerie
from-armory = de l’Armurerie
building-battery_bank = Accumulateurs
the-battery_bank = les Accumulateurs
from-battery_bank = des Accumulateurs
building-bio_drome = Bio-drome
the-bio_drome = le Bio-drome
from-bio_drome = du Bio-drome
building-colonial_embassy = Ambassade coloniale
the-colonial_embassy = l’Ambassade coloniale
from-colonial_embassy = de l’Ambassade coloniale
building-command_citadel = Citadelle de commandement
the-command_citadel = la Citadelle de commandement
from-command_citadel = de la Citadelle de commandement
building-explorers_league = Ligue des explorateurs
the-explorers_league = la Ligue des explorateurs
from-explorers_league = de la Ligue des explorateurs
building-ore_loading_dock = Quai de chargement du minerai
the-ore_loading_dock = le Quai de chargement du minerai
from-ore_loading_dock = du Quai de chargement du minerai
building-scion_tower = Tour Scion
the-scion_tower = la Tour Scion
from-scion_tower = de la Tour Scion
building-sentinel_pylon = Pylône sentinelle
the-sentinel_pylon = le Pylône sentinelle
from-sentinel_pylon = du Pylône sentinelle
building-snowcat_garage = Garage d’autoneiges
the-snowcat_garage = le Garage d’autoneiges
from-snowcat_garage = du Garage d’autoneiges
building-stronghold = Fortification
the-stronghold = la Fortification
from-stronghold = de la Fortification
building-threshold_gate = Seuil de passage
the-threshold_gate = le Seuil de passage
from-threshold_gate = du Seuil de passage
building-warming_house = Chaufferie
the-warming_house = la Chaufferie
from-warming_house = de la Chaufferie

expedition-lone_beacon = Balise isolée
expedition-first_steps = Premiers pas
expedition-blue_fissure = Faille bleue
expedition-training_camp = Camp d’entraînement
expedition-probe_wreck = Épave de sonde
expedition-warm_gallery = Galerie chaude
expedition-sunken_worksite = Chantier englouti
expedition-lost_workshop = Atelier perdu
expedition-council_on_the_ice = Conseil des glaces
expedition-stray_shuttle = Navette égarée
expedition-scalding_spring = Source brûlante
expedition-front_line = Ligne de front
expedition-deep_vein = Veine profonde
expedition-glass_ridge = Crête de verre
expedition-twin_chimney = Cheminée jumelle
expedition-abandoned_outpost = Avant-poste abandonné
expedition-hostile_nest = Nid hostile
expedition-glowing_forest = Forêt luminescente
expedition-forgotten_dome = Dôme oublié
expedition-elite_transport = Transport d’élite
expedition-city_under_the_ice = Cité sous la glace
expedition-world_end_trench = Fosse du bout du monde
expedition-drowned_altar = Autel englouti
expedition-whispering_obelisk = Obélisque murmurant

happening-blizzard = Blizzard
happening-blizzard-effect = la difficulté de chaque Expédition augmente de { $amount } cette manche
happening-sonar_survey = Relevés sonar
happening-sonar_survey-effect = chaque joueur qui a un dé au Camp de base gagne { $amount ->
    [one] 1 énergie
   *[other] { $amount } énergies
}
happening-thermal_surge = Poussée thermique
happening-thermal_surge-effect = les Cheminées reçoivent { $amount ->
    [one] 1 énergie
   *[other] { $amount } énergies
} par joueur
happening-clogged_collectors = Collecteurs bouchés
happening-clogged_collectors-effect = celui qui a le plus de dés aux Cheminées perd { $amount ->
    [one] 1 énergie
   *[other] { $amount } énergies
}, tous ceux à égalité compris
happening-cave_in = Éboulement
happening-cave_in-effect = la Carrière perd { $amount ->
    [one] 1 minerai
   *[other] { $amount } minerais
} par joueur
happening-drifting_lode = Filon à la dérive
happening-drifting_lode-effect = chaque joueur sans dé à la Carrière gagne { $amount ->
    [one] 1 minerai
   *[other] { $amount } minerais
}
happening-standard_blueprints = Plans standardisés
happening-standard_blueprints-effect = cette manche, chaque bâtiment du Portique coûte { $amount ->
    [one] 1 minerai
   *[other] { $amount } minerais
} de moins que le dé
happening-structural_inspection = Contrôle de structure
happening-structural_inspection-effect = celui qui a le plus de dés au Portique perd { $amount ->
    [one] 1 minerai
   *[other] { $amount } minerais
}, tous ceux à égalité compris
happening-quarantine = Quarantaine
happening-quarantine-effect = cette manche, chaque colon du Port spatial coûte { $amount ->
    [one] 1 énergie
   *[other] { $amount } énergies
}
happening-welcome_committee = Comité d’accueil
happening-welcome_committee-effect = cette manche, chaque colon du Port spatial coûte { $amount ->
    [one] 1 énergie
   *[other] { $amount } énergies
}
happening-scholarship = Bourse d’études
happening-scholarship-effect = dans l’ordre du tour, chacun peut remplacer un pionnier de ses Abris par un ingénieur de l’Académie
happening-heating_failure = Panne de chauffage
happening-heating_failure-effect = celui qui a le plus de colons dans ses Abris perd { $amount ->
    [one] 1 énergie
   *[other] { $amount } énergies
}, tous ceux à égalité compris
happening-supply_drop = Largage de matériel
happening-supply_drop-effect = chaque joueur gagne { $amount ->
    [one] 1 boîte à outils
   *[other] { $amount } boîtes à outils
}
happening-unplanned_shuttle = Navette imprévue
happening-unplanned_shuttle-effect = le Port spatial reçoit { $amount ->
    [one] 1 colon
   *[other] { $amount } colons
} du sac
happening-relic_pulse = Pouls de la Relique
happening-relic_pulse-effect = le détenteur du dé Relique gagne { $amount } PV ; si personne ne l’a, chacun gagne { $toolkits ->
    [one] 1 boîte à outils
   *[other] { $toolkits } boîtes à outils
}

directive-cartography = Cartographie
directive-cartography-aim = au moins { $least } badges
directive-strategic_stock = Stock stratégique
directive-strategic_stock-aim = au moins { $least } minerais
directive-energy_reserve = Réserve d’énergie
directive-energy_reserve-aim = au moins { $least } énergies
directive-full_workshops = Ateliers pleins
directive-full_workshops-aim = au moins { $least } boîtes à outils
directive-ocean_network = Réseau océanique
directive-ocean_network-aim = au moins { $least } bâtiments océaniques
directive-built_skyline = Horizon bâti
directive-built_skyline-aim = au moins { $least } bâtiments de surface
directive-full_staff = Effectif complet
directive-full_staff-aim = au moins { $least } bâtiments remplis
directive-nobody_left_out = Plus personne dehors
directive-nobody_left_out-aim = Abris vides et au moins { $least } colons
directive-pioneer_spirit = Esprit pionnier
directive-pioneer_spirit-aim = au moins { $least } pionniers
directive-engineering_corps = Corps technique
directive-engineering_corps-aim = au moins { $least } ingénieurs
directive-garrison = Garnison
directive-garrison-aim = au moins { $least } marines
directive-administration = Administration
directive-administration-aim = au moins { $least } intendants
directive-mixed_crews = Équipages mixtes
directive-mixed_crews-aim = au moins { $least } séries des quatre types de colons
directive-resilience = Résilience
directive-resilience-aim = au moins la case { $least } de la Piste de secours
directive-metropolis = Métropole
directive-metropolis-aim = au moins { $least } colons

# Le plateau
board-place = Manche { $round } sur { $rounds } · { $phase }
board-phase-preparation = Préparation
board-phase-placement = Placement
board-phase-resolution = Résolution
board-phase-maintenance = Maintenance
board-phase-scoring = Décompte
board-europa = Europe
board-parts = Parties du plateau
board-here = on peut agir ici
board-now = en cours
board-resolving = En cours de résolution : { $region }
board-region-basecamp = Camp de base
board-region-vents = Cheminées
board-region-quarry = Carrière
board-region-gantry = Portique
board-region-doorstep = Port spatial
board-region-academy = Académie
board-region-outfitters = Entrepôt
board-about-basecamp = Camp de base : les dés partent en Expédition, avec des colons si vous voulez. Tous les dés d’une carte comptent ensemble.
board-about-vents = Cheminées : de gauche à droite, chaque dé prend autant d’énergies qu’il montre, ou ce qui reste. Les plus bas passent d’abord.
board-about-quarry = Carrière : de gauche à droite, chaque dé prend autant de minerais qu’il montre, ou ce qui reste. Les plus bas passent d’abord.
board-about-gantry = Portique : les dés enchérissent sur des bâtiments. Le plus haut peut payer sa valeur en minerai et prendre le bâtiment.
board-about-doorstep = Port spatial : de gauche à droite, chaque dé peut recruter des colons. Les plus bas passent d’abord.
board-about-academy = Académie : un dé emmène un colon, qui devient ce que dit le dé.
board-about-outfitters = Entrepôt : un dé rapporte aussitôt des boîtes à outils.
board-rounds = Manches
board-round-ahead = Manche { $round } : son Événement n’est pas encore connu.
board-round-event = Manche { $round }, Événement « { $event } » : { $effect }.
board-about-event = Événement « { $event } »{ $when ->
    [now] , aussitôt
   *[letter] , à la lettre { $letter }
} : { $effect }.
board-turn-order = Ordre du tour
board-turn = { $place ->
    [1] Premier joueur : { $owner }
   *[other] Joue en position { $place } : { $owner }
}
board-drone = Drone { $drone }
board-drone-plan = Le drone { $drone } a obtenu { $dice }. Son dé le plus bas commence ici : { $region } ; les autres suivent { $way ->
    [1] dans le sens horaire
   *[other] dans le sens antihoraire
}.
board-drone-waits = Le drone { $drone } n’a pas encore lancé ses dés.
board-total-of-all = total de tous les dés
board-about-expedition = Expédition « { $expedition } » : { $total } sur { $difficulty }.
board-strength = { $total } sur { $difficulty }
board-fails = il manque { $count }
board-succeeds = réussie
board-succeeds-alone = réussie : vous seul
board-succeeds-rank = réussie : vous êtes { $rank ->
    [1] 1ᵉʳ
   *[other] { $rank }ᵉ
}
board-die = { $owner } : { $face }
board-die-takes = { $owner } : { $face }, prendrait { $goods }
board-die-exposed = { $owner } : { $face }, n’obtiendrait rien et avancerait sur la Piste de secours
board-coming = L’Événement va { $count ->
    [-1] en retirer 1
    [1] en ajouter 1
   *[other] modifier le stock de { $count }
} avant cela
board-energy = énergie
board-ore = minerai
board-highest-pays = le plus haut dé paie
board-discount = −{ $count } minerai
board-bid = { $owner } : paierait { $price ->
    [0] 0 minerai
    [1] 1 minerai
   *[other] { $price } minerais
}
board-each = { $price ->
    [1] 1 énergie
   *[other] { $price } énergies
} par colon
board-per-head = chacun
board-colonists = { $count ->
    [0] 0 colon
    [1] 1 colon
   *[other] { $count } colons
}
board-die-recruits = { $owner } : { $face }, peut recruter { $count ->
    [1] 1 colon
   *[other] jusqu’à { $count } colons
}
board-die-learns = { $owner } : { $face }, deviendra { $kind }
board-free-place = Une place libre à l’Académie
board-teaches = Un dé de { $faces } forme : { $kind }. En stock : { $count }.
board-outfits = Un dé de { $from } à { $to } rapporte { $toolkits }.
board-pioneer = pionnier
board-engineer = ingénieur
board-marine = marine
board-steward = intendant
board-any = au choix
board-empty-slot = Emplacement libre : { $kind }
board-anybody = { $count ->
    [1] 1 au choix
   *[other] { $count } au choix
}
board-relief = Piste de secours
board-about-relief = Piste de secours : qui arrive trop tard avance et prend la récompense de cette case ou d’une case dépassée.
board-relief-start = Avant la première case : { $players }
board-relief-space = Case { $space } : { $goods }{ $taken ->
    [0] {""}
   *[other] . Ici : { $players }
}
board-colony = Ma colonie
board-shelters = Abris
board-nobody = personne
board-heating = { $count ->
    [0] Personne n’est dans les Abris.
   *[other] Chauffer les Abris coûte { $energy ->
        [1] 1 énergie
       *[other] { $energy } énergies
    } par manche.
}{ $cold ->
    [0] {""}
    [1] {" "}Un colon gèlerait maintenant.
   *[other] {" "}{ $cold } colons gèleraient maintenant.
}
board-buildings = Bâtiments
board-no-buildings = Pas encore de bâtiment
board-is-full = Il est rempli.
board-missing = Il manque : { $slots }.
board-scores-now = Vaudrait { $count } PV maintenant
board-about-ocean = { $building } : { $does }. Emplacements : { $slots }.
board-about-surface = { $building } : { $does } en fin de partie. Emplacements : { $slots }.
board-about-energy = { $count ->
    [0] 0 énergie
    [1] 1 énergie
   *[other] { $count } énergies
}
board-about-ore = { $count ->
    [0] 0 minerai
    [1] 1 minerai
   *[other] { $count } minerais
}
board-about-toolkits = { $count ->
    [0] 0 boîte à outils
    [1] 1 boîte à outils
   *[other] { $count } boîtes à outils
} : chacune change un dé de 1 avant qu’il soit posé
board-about-badges = { $count ->
    [0] 0 badge
    [1] 1 badge
   *[other] { $count } badges
} d’Expéditions réussies
board-about-relic = Le dé Relique : un sixième dé
board-about-directive = Directive « { $directive } » : { $aim } ({ $points } PV)
board-reserve = { $count ->
    [0] 0 dé en réserve
    [1] 1 dé en réserve
   *[other] { $count } dés en réserve
}
board-reserve-die = Dé en réserve : { $face }
board-no-dice = Aucun dé en réserve
board-turn-die = Les boîtes à outils tournent un dé sur une autre face, une par point.
board-built = { $count ->
    [0] 0 bâtiment
    [1] 1 bâtiment
   *[other] { $count } bâtiments
}, dont { $full ->
    [0] 0 rempli
    [1] 1 rempli
   *[other] { $full } remplis
}
board-if-over = Si la partie s’arrêtait maintenant
board-track = points acquis
board-total = total
board-directive-apart = Votre directive ne compte pas ici. Elle vous rapporterait { $points } PV maintenant.
board-about-category-unused_goods = PV pour les énergies et les minerais qui restent
board-about-category-surface_buildings = PV des bâtiments de surface remplis
board-about-category-buildings = PV pour le nombre de bâtiments, remplis ou non
board-about-category-sets = PV pour les séries des quatre types de colons
board-about-category-leftovers = PV pour les colons qui ne sont dans aucune série
board-about-category-badges = PV pour les badges, ou PV perdus s’il y en a trop peu
board-about-category-toolkits = PV pour qui a le plus de boîtes à outils ; seul, pour qui en a beaucoup
board-does-assault_pod = un adversaire perd jusqu’à { $loss }, vous gagnez { $energy }
board-does-crystal_foundry = { $ore }, et { $per_engineer } de plus par ingénieur présent
board-does-drone_dock = { $energy } et { $ore }
board-does-expedition_hub = ses colons partent en Expédition gratuitement, même s’il n’est pas rempli
board-does-geothermal_platform = { $energy_or_ore }
board-does-manufactory = { $toolkits }
board-does-ops_center = { $price } contre { $points }
board-does-recon_outpost = quand vous posez un dé aux Cheminées ou à la Carrière, il en prend aussitôt { $energy_or_ore }
board-does-sensor_station = { $price } contre { $points }
board-does-shuttle_bay = jusqu’à { $moves } déplacements de plus à chaque Maintenance
board-does-surface_conduit = un colon du sac
board-does-synthetics_complex = jusqu’à { $most } énergies en minerais, ou l’inverse
board-does-volcanic_extractor = { $energy }, et { $per_engineer } de plus par ingénieur présent
board-does-armory = { $points }, et 1 par { $per } boîtes à outils, { $most } au plus
board-does-battery_bank = { $points }, et 1 par { $per } énergies, { $most } au plus
board-does-bio_drome = { $points }
board-does-colonial_embassy = { $points }
board-does-command_citadel = { $points }, et { $per } par paire de marine et d’intendant
board-does-explorers_league = { $points }, et 1 par { $per } pionniers
board-does-ore_loading_dock = { $points }, et 1 par { $per } minerais, { $most } au plus
board-does-scion_tower = { $points }, et { $extra } avec un intendant présent
board-does-sentinel_pylon = { $points }, et { $extra } avec un marine présent
board-does-snowcat_garage = { $points } ; avant le décompte, des déplacements pour { $price } chacun
board-does-stronghold = { $points }
board-does-threshold_gate = { $points }, et 1 par { $per } ingénieurs
board-does-warming_house = { $points } si ses colons sont du même type

# Statistiques
trait-building = bâtiment
trait-directive = directive

# Apprendre : la première carte, les chapitres, la partie guidée
primer-1 = Ayez le plus de points de victoire après six manches : grâce aux bâtiments remplis de colons et aux expéditions.
primer-2 = Tous lancent cinq dés ; quand c’est à vous, posez un des vôtres dans une région de la lune.
primer-3 = Aux Cheminées et à la Carrière, les petits dés sont servis d’abord, et chacun prend ce qu’il montre tant qu’il y en a.
primer-4 = Au Portique, le plus haut dé achète le bâtiment, pour autant de minerai ; le Port spatial vend des colons contre de l’énergie.
primer-5 = Les colons vivent dans vos bâtiments ; ceux qui restent aux Abris coûtent de l’énergie à chaque manche, ou ils gèlent.
primer-maintenance-title = La maintenance
primer-maintenance = Déplacez un colon, utilisez vos bâtiments océaniques remplis, puis chauffez les Abris : une énergie par colon.
guide-die = Choisissez un dé et sa région. Les petits dés sont sûrs d’avoir énergie ou minerai ; les grands vont aux bâtiments et expéditions.
guide-vents = Les Cheminées donnent de l’énergie, la Carrière du minerai. Les petits dés passent d’abord : un 6 peut ne plus rien trouver.
guide-gantry = Au Portique, un dé est une enchère : le plus haut peut acheter le bâtiment pour autant de minerai. Ayez ce minerai à ce moment-là.
guide-doorstep = Le Port spatial amène des colons, à 2 énergies chacun et au plus autant que montre le dé. Les petits dés choisissent d’abord.
guide-basecamp = En expédition, les dés de tous s’additionnent contre la difficulté. Si elle réussit, les deux plus forts ont un badge et une récompense.
guide-buy = Votre dé est le plus haut : achetez le bâtiment ou laissez-le. Regardez ses places : il ne sert que si toutes sont prises.
guide-recruit = Choisissez un colon pour 2 énergies. Prenez ceux qui ont leur place dans vos bâtiments ; les pionniers renforcent les expéditions.
guide-reward = L’expédition réussit, et vous choisissez le premier. Les badges comptent aussi : moins de deux coûtent 3 points à la fin.
guide-relief = Un dé qui n’obtient rien n’est pas perdu : vous avancez sur la Piste de secours et prenez une récompense atteinte.
guide-move = Maintenance : déplacez un colon, ou échangez-en deux. Remplissez un bâtiment : plein, un bâtiment océanique sert à chaque manche.
guide-activate = Chaque bâtiment océanique rempli sert une fois par manche, dans l’ordre voulu. Plus tard, ceux de surface rapporteront des points.
guide-warm = Chaque colon aux Abris coûte une énergie. Logez-les, ou gardez de l’énergie : ceux que vous ne chauffez pas sont perdus.
guide-toolkits = Une boîte à outils change un dé de 1 avant de le poser. L’Entrepôt en donne une pour un petit dé, deux à partir de 4.
guide-academy = L’Académie forme un colon : 1 ou 2 un ingénieur, 3 ou 4 un marine, 5 ou 6 un intendant. Une série des quatre vaut 3 points.
guide-buildings = Les bâtiments comptent aussi à la fin : 4 valent 2 points, 6 en valent 5, 7 en valent 8. Ceux de surface arrivent à la manche 4.
guide-end = Vous connaissez le jeu. Six manches, puis on compte tout. En cas de doute, l’ampoule en haut montre le choix d’un robot.
