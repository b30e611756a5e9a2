prompt-lantern = Votre lanterne vaut { $light }. Que faites-vous ?
action-any = Faire : { $text }
action-draw = Une lanterne de valeur { $light } est tirée
action-keep = Garder la lanterne
action-swap = Tirer une autre lanterne
action-show = Montrer la lanterne
action-hide = Cacher la lanterne
event-dealt = { $seat } { $who ->
    [you] tirez
   *[other] tire
} une lanterne : { $light }.
event-shown = { $seat } { $who ->
    [you] montrez
   *[other] montre
} { $light }.
event-hidden = { $seat } { $who ->
    [you] cachez votre
   *[other] cache sa
} lanterne.
refuse-show-or-hide = Montrez votre lanterne ou cachez-la.
event-opened = Lanternes montrées : { $lights }.
holding-light = { $count } de lumière
warning-hide = Personne ne verra votre lanterne la plus vive.
remark-counted = Les lanternes sont comptées.
event-counted = { $seat } { $who ->
    [you] marquez
   *[other] marque
} { $points }.
source-light = lumière
source-dark = ombre
