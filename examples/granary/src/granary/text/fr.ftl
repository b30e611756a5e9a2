# Granary en français.

about = Vendez vos sacs de grain tant que le prix est bon, stockez les plus lourds pour la fin.

option-r5_ties_win = Tous les premiers à égalité gagnent la prime
option-r5_ties_win-help = Désactivée, personne ne gagne la prime si plusieurs greniers sont les plus lourds (R5).

prompt-ChooseSack = Quel sac montrez-vous ?
prompt-SellOrStore = Vendez-vous votre sac ou le stockez-vous ?
refuse-choose-a-sack = Choisissez un sac de votre main.

action-draw = Un sac de { $index } est distribué
action-offer = Montrer un sac de { $index }
action-sell = Le vendre (+{ $points })
action-store = Le stocker

event-SackDealt = { $seat } { $who ->
    [you] recevez
   *[other] reçoit
} un sac de { $weight }.
event-SacksShown = Jour { $day }, tous montrent leur sac : { $weights }.
event-SackSold = { $seat } { $who ->
    [you] vendez
   *[other] vend
} un sac de { $weight } (+{ $points }).
event-SackStored = { $seat } { $who ->
    [you] stockez
   *[other] stocke
} un sac de { $weight }.
event-PrizeWon = { $seat } : le grenier le plus lourd, { $weight } (+{ $points }).

view-day = jour
view-players = joueurs
view-sold = vendus
view-score = points
view-hand = main
view-shown = montré
view-granary = grenier

source-sales = sacs vendus
source-prize = grenier le plus lourd

holding-grain = { $count } de grain
warning-sell = Le marché ne paie plus rien.
