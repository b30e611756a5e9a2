# Granary in English.

about = Sell sacks of grain while the price is good, store the heavy ones for the end.

option-r5_ties_win = All who tie win the prize
option-r5_ties_win-help = Switched off, nobody wins the prize where several granaries are the heaviest (R5).

prompt-ChooseSack = Which sack do you show?
prompt-SellOrStore = Do you sell your sack or store it?
refuse-choose-a-sack = Choose a sack of your hand.

action-draw = A sack of { $index } is dealt
action-offer = Show a sack of { $index }
action-sell = Sell it (+{ $points })
action-store = Store it

event-SackDealt = { $seat } { $who ->
    [you] are
   *[other] is
} dealt a sack of { $weight }.
event-SacksShown = Day { $day }, all show their sacks: { $weights }.
event-SackSold = { $seat } { $who ->
    [you] sell
   *[other] sells
} a sack of { $weight } (+{ $points }).
event-SackStored = { $seat } { $who ->
    [you] store
   *[other] stores
} a sack of { $weight }.
event-PrizeWon = { $seat }: the heaviest granary, { $weight } (+{ $points }).

view-day = day
view-players = players
view-sold = sold
view-score = points
view-hand = hand
view-shown = shown
view-granary = granary

source-sales = sacks sold
source-prize = heaviest granary

holding-grain = { $count } of grain
warning-sell = The market pays nothing any more.
