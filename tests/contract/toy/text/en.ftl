prompt-lantern = Your lantern is { $light }. What now?
action-any = Do: { $text }
action-draw = A lantern of light { $light } is drawn
action-keep = Keep the lantern
action-swap = Draw another lantern
action-show = Show the lantern
action-hide = Hide the lantern
event-dealt = { $seat } { $who ->
    [you] draw
   *[other] draws
} a lantern: { $light }.
event-shown = { $seat } { $who ->
    [you] show
   *[other] shows
} { $light }.
event-hidden = { $seat } { $who ->
    [you] hide your
   *[other] hides the
} lantern.
refuse-show-or-hide = Show your lantern or hide it.
event-opened = Lanterns shown: { $lights }.
holding-light = { $count } of light
warning-hide = Nobody sees your brightest lantern.
remark-counted = The lanterns are counted.
event-counted = { $seat } { $who ->
    [you] score
   *[other] scores
} { $points }.
source-light = light
source-dark = dark
