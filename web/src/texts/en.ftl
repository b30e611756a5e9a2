# The words of the interface. Those of the games come from the server.

# Getting around
home = Home
pages = Pages
skip = Skip to content
skip-to-answers = Skip to the answers
nav-play = Play
nav-tables = My games
nav-rules = Rules
nav-ratings = Ratings
loading = Loading…
close = Close
copy = Copy
copied = Copied
cancel = Cancel
save = Save
saved = Done.
share = Share
all = All
me = Me
nobody = Nobody yet
not-found-title = Nothing at this address
not-found = The table does not exist, or it is private and you need the whole link.
error-offline = The server is not answering. Trying again in a moment.
offline = No connection. Tablée will go on once it is back.
offline-kept = No connection. Your games are shown as they were on { $when }.
offline-title = No connection
offline-page = This page will open by itself once the connection is back.
error-server = Something went wrong on our side. Nothing was changed.
what-of = { $what }: { $of }

# Home
home-your-turn = Your turn
home-going = Games in progress
home-games = { $count ->
    [5] Five games, one table
   *[other] { $count } games, one table
}
home-games-help = Against bots right away, or with friends through a simple link.
tables-wait = { $count ->
    [one] 1 table is waiting for you
   *[other] { $count } tables are waiting for you
}
play = Play
see = See
join = Join
pair = Play with somebody
home-open = Looking for players
home-open-none = Nobody is waiting right now. Choose “Play with somebody” on a game: whoever comes next joins you.
home-all-tables = All tables
play-now = Play now
solo = Solo possible
fact-players = Number of players
fact-length = Length
fact-weight = Complexity: { $value } out of { $of }
minutes = { $count } min
mood-reworld = Load your cargo, then build Eurybia in reverse order.
mood-gaia = Settle the galaxy, planet by planet, faction against faction.
mood-century = Bid for territories and keep your country breathable.
mood-reykholt = Vegetables under glass, and a race along the tables.
mood-artemis = Place your dice on Europa and house your colonists under the ice.
table-open = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}
table-over = Won by { $names }
table-closed = Closed, without a result
table-waits = { $names } { $count ->
    [one] is thinking
   *[other] are thinking
}
tables-going = In progress
tables-open = To join or to watch
tables-over = Finished
tables-none = No games yet.

# New table
new-table = New table
new-table-of = New { $game } table
game = Game
way-to-play = Way to play
around-table = Around the table
seat-count = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
fewer-seats = One seat fewer
more-seats = One seat more
seat-number = Seat { $number }
seat-me = Me
seat-open = Friend
seat-bot = Bot
seat-me-help = You
seat-open-help = Joins through the link
free-seat = Free
bot-level = Strength of the bot
bot-random = Absent-minded bot
bot-greedy = Far-sighted bot
bot-easy = Easy
bot-normal = Normal
bot-hard = Hard
bot-expert = Expert
pace = Pace
clock = Clock
clock-none = None
clock-live = Live
clock-days = Turn by turn
clock-none-help = Everyone takes as long as they like.
clock-live-help = A time bank, and a little more with each move.
clock-days-help = To play at your own pace: so many days for each move.
clock-bank = Time bank, and extra time per move
clock-live-choice = { $minutes } min + { $increment } s
clock-per-turn = For each move
days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
access = Access
private = Private
listed = Listed
private-help = Only people with the link can come in.
listed-help = Anyone can join or watch.
open-table = Open the table
open-table-help = The game begins when every seat is taken.
recap-seats = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: { $friends ->
    [0] {""}
    [one] 1 friend,{" "}
   *[other] { $friends } friends,{" "}
}{ $bots ->
    [0] no bots
    [one] 1 bot
   *[other] { $bots } bots
}
recap-minutes = About { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
recap-days = { $count ->
    [one] 1 day per move
   *[other] { $count } days per move
}

# Waiting room
invited = You are invited to a table
lobby-wait = The table is still waiting for someone. Send this link to your friends.
lobby-invites = { $host } invites you to a game of { $game }. Take a seat: a nickname is enough, no account.
lobby-kept = { $host } would like to play again and keeps a seat for you.
seat-kept = seat kept
seat-to-bot = Give it to a bot
seat-to-anyone = Free it
terms-no-clock = No clock
lobby-join = Take a seat: a nickname is enough, no account.
nickname = Your nickname
sit-here = Sit here
seat-awaits = waiting for someone
hosts = opened the table
leave-table = Leave the table
close-table = Close the table
close-table-sure = Really close it
expires-open = The table closes { $when } if nobody comes.
expires-playing = The game is closed { $when } if nobody plays; it then counts for nobody.
expires-soon = Closes { $when }
closed-host = Whoever opened this table closed it before the game began.
closed-you = You closed this table before the game began.
closed-expiry-open = Nobody came for a long time: the table has closed by itself.
closed-expiry-playing = Nobody played for a long time: the table has closed by itself.
closed-admin = An administrator has closed this table.
closed-no-result = The game counts for nobody.

# Table
menu = Menu and settings
drawer = Log, chat, rules, score
board = Board
rivals = Opponents
turn-place = Turn order: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
rival-open = See everything { $name } has
rival-before = Previous player: { $name }
rival-after = Next player: { $name }
my-area = My area
answers = Possible answers
your-turn = Your turn
watching = You are watching
asked-too = Asked at the same time:
all-actions = All actions
ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
undo = Undo the last move
hint = Hint from the bot
hint-title = The bot would play
hint-value = Expected lead at the end
hint-lead = expected lead
hint-none = The bot has no opinion.
hint-thinking = The bot is thinking…
hint-ready = { $count ->
    [one] One move found.
   *[other] { $count } moves found.
}
hint-points = about { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-purpose = Points more or fewer than with the other moves shown, by source
switch-theme = Light or dark
next-table = Next table
link-connecting = Connecting…
link-lost = Connection lost, trying again…
link-closed = Disconnected
thinks = is thinking
online = online
away = away
winner = has won
points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
my-points = You have { $count ->
    [one] 1 point
   *[other] { $count } points
}
clock-left = Time left
hours-left = { $count } h
days-left = { $count } d
replace = Replace with a bot
filter = Filter
filter-none = Nothing matches.
plain-targets = What can be pointed at
plain-printed = What is printed in the box
your-move = Your move
step-back = One step back
kinds = Kinds of moves
points-by = { $sign }{ $count ->
    [one] { $count } point
   *[other] { $count } points
}
place-short = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
place-then = you would be { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}
number = Number
number-range = { $least } to { $most }
number-less = One less
number-more = One more
number-more-by = { $by } more
choose-on = Point at what comes next.
unknown-then = What else comes of it is not known yet
confirm-yes = Play
confirm-no = Cancel
rule-number = Rule { $rule }
rule-of-question = What is asked: rule { $rule }
about-this = About this
tab-log = Log
tab-chat = Chat
tab-notes = Notes
notes-write = Notes for yourself: nobody else reads them.
notes-kept = Kept.
notes-changed = Not kept yet…
tab-rules = Rules
tab-score = Score
unread = new messages
log-empty = Nothing has happened yet.
since-your-turn = since your move
chat-empty = Nobody has said anything yet.
chat-write = Write to the table…
send = Send
watches = watching
watch-too = { $names } { $count ->
    [one] is watching.
   *[other] are watching.
}
others = { $count ->
    [one] 1 other
   *[other] { $count } others
}
more-watch = { $count ->
    [one] One more is watching.
   *[other] { $count } more are watching.
}
ranking = Ranking
score-curves = Score curves
habits = Standing orders
habits-help = What you set here is played for you at this table, even while you are away.
by-habit = played by your standing orders

plan-ahead = Plan ahead
planning = Plan
plan-nothing-yet = Nothing is played yet.
plan-stop = Stop planning
plan-prepared = Your prepared move
plan-when = When it is your turn, if nothing changes:
plan-change = Change
plan-withdraw = Withdraw
plan-due = Your prepared move is about to be played.
plan-not = Don’t play it
by-plan = prepared by you in advance
resign = Resign
resign-help = A bot takes your seat for good.
resign-sure = Really resign
you-won = You won!
final-scoring = Final scoring
skip-scoring = Show it all
points-by-source = Points by source
account-total = Total
see-end = How it ended
won-by = { $points ->
    [one] 1 point
   *[other] { $points } points
} ahead of { $second }.
won-tie-break = As many points as { $second }: the tie-break has decided.
nobody-won = This time, the game wins.
they-won = { $names } { $count ->
    [one] wins
   *[other] win
}
rank = Rank
goals = Goals
goal-count = { $value } of { $target }
goal-reached = reached
goal-missed = missed
goal-open = to reach
rematch = Rematch
join-rematch = Join the rematch
ask-undo = Ask to take my move back
undo-asked = { $name } would like to take back a move.
undo-waits = You ask to take your move back. Waiting for { $names }.
undo-declined = { $name } would rather play on.
undo-agree = Agree
undo-play-on = Play on
rematch-offered = { $name } offers a rematch.
rematch-open = The rematch is open.
rematch-waits = { $names } { $count ->
    [one] is waiting
   *[other] are waiting
} for the rematch.
rematch-begun = The rematch has begun.
replay = Watch the replay
record = Record
help-title = Playing by keyboard
help-pointing = Point at what is ringed in gold on the board: the actions narrow down until only one is left. Everything possible is also written out in words. To learn what a thing is, tap it; if it is ringed, press and hold it, or right-click it.
key-digits = pick an answer
key-arrows = go from one target or answer to the next; with Shift, to anything
key-enter = point, choose; play what is chosen
key-yes = play what is chosen
key-board = go to the board
key-answers = go to the answers
key-filter = all actions, to filter
key-undo = one step back, then undo the last move
key-hint = hint from the bot
key-plan = plan ahead, while it is not your turn
key-escape = one step back, close
key-help = what the thing at hand is, else this help

# Replay
over-on = Game over, { $date }
players = Players
replay-step = Move { $at } of { $total }
replay-position = Place in the game
perspective = Point of view
open-view = Open table
first = Start
previous = Previous move
next = Next move
last = End
pause = Pause
play-film = Play
you = You
their-hand = Hand
replay-pace = Go on by
replay-by-action = Action
replay-by-turn = Turn
replay-answer = { $seat }: { $answer }
speed = Speed
play-on = Play on from here
final-ranking = Final ranking
around-move = Around this move
review = Review
review-game = The game
review-parts = What is shown
review-whose = Whose play
review-about = A bot looks at every decision of a player, with what could be known at that moment, and names those that cost the most points. It takes a minute or two, once.
review-ask = Review the play of { $name }
review-ask-mine = Review my play
review-progress = The bot is looking through the game: { $percent }%
review-leave = You may leave this page: the review goes on and is kept.
review-failed = The review could not be made. Try again later.
review-none = No decision was found that clearly cost points. Well played!
review-judged = { $decisions ->
    [one] One decision that left a choice,
   *[other] { $decisions } decisions that left a choice,
} judged by a bot of the level “{ $level }”.
review-costliest = { $count ->
    [one] The costliest decision
   *[other] The { $count } costliest decisions
}
review-lost = { $count ->
    [one] { $points } point lost
   *[other] { $points } points lost
}
review-error = How far this figure may be off; what could be mere chance is not shown
review-decision = after move { $number }
review-given = Played
review-better = Better
review-purpose = For
review-show = Show
review-show-move = Show the position after move { $number }
review-curve = Points to be expected at the end
review-expected = to be expected at the end

# Rules and components
rules-search = Search the rules
rules-page = Open the rules page
read-rules = Read the rules
contents = Contents
about-game = About this game
about-values = What is printed in the box
about-values-help = The pictures in the rulebook are lost: some values come from its text, others were reconstructed. Here is where each one comes from.
about-correct = Correct it
about-correct-help = Do you own the box? Download the file, correct a value, set its provenance to “owner”, and play with it.
about-download = Download the edition file
value-key = Value
value-value = Printed
value-origin = Origin
provenance-rulebook = rulebook
provenance-public = public page
provenance-recalled = from memory
provenance-reconstructed = reconstructed
provenance-owner = read off the box

# People
profile = Profile
profile-of = { $name }’s profile
sign-in = Sign in
sign-out = Sign out
make-account = Create an account
account = Account
guest = Guest: this browser remembers you.
account-keeps = The account keeps the games and results you had as a guest.
account-why = An account keeps your games and results.
no-account-needed = No account is needed to play.
name = Name
password = Password
settings = Settings
results = Results
results-none = No finished games yet.
ratings-none = Nobody is rated yet.
place = Place
rating = Rating
ratings-help = Everybody begins at 1000. The rating rises as it becomes surer, and an average player ends up near 1500. Only games in which everybody has an account count.
bot-named = { $bot ->
    [random] Absent-minded bot
    [greedy] Far-sighted bot
    [easy] Easy bot
    [normal] Normal bot
    [hard] Hard bot
    [expert] Expert bot
   *[other] Bot
}
statistics = Statistics
won = Won
mean-score = Mean score
best-score = Best score
score = Score
games = Games
date = Date
games-played = { $count ->
    [one] 1 game
   *[other] { $count } games
}
mybots = My bots
mybots-help = Programs of yours that play over the network. Their names say that they are bots, they sit down where they are invited, and games with them are not rated.
mybots-name = Name of a new bot
mybots-make = Create
mybots-made = The token of { $name }. It is shown this once: your program needs it.
mybots-token = New token
mybots-token-sure = The old one ends. Sure?
mybots-delete = Delete
mybots-delete-sure = Delete for good?
sessions = Sessions
this-session = this one
revoke = Close
unknown-browser = Unknown browser
deleted-player = Deleted player
people = People at the table
person-more = Mute, block or report { $name }
friends = Friends
friend = Add to friends
unfriend = Off the list
friend-help = Your list of friends is for you alone: { $name } is not told.
play-with = Play again
play-with-help = Opens a table with a seat kept for { $name }.
seat-for-help = This seat is kept for them
mute = Mute
unmute = Unmute
mute-help = You no longer see what { $name } writes.
block = Block
unblock = Unblock
block-help = You no longer see what { $name } writes, and neither of you can sit down at the other’s table; { $name } is not told.
is-mute = Muted
is-block = Blocked
avoided = Muted and blocked
report = Report
report-help = An administrator of this server reads it; nobody else is told.
report-what = What is wrong with { $name }?
report-reason = Reason
report-chat = What they write
report-name = Their name
report-play = How they play
report-other = Something else
report-words = In your words
report-send = Send the report
report-sent = Thank you. An administrator will read your report.

# Account
change-password = Change the password
password-old = Current password
password-new = New password
password-help = At least 8 characters. Your other browsers are signed out.
password-changed = The password is changed.
email = E-mail
email-address = Address
email-help = For a forgotten password and, if you like, to tell you that it’s your turn; nobody sees it. Empty, it is removed.
email-saved = Saved. Open the link in the letter on its way to you: it confirms the address.
revoke-others = Sign out everywhere else
my-data = My data
export = Everything about you
export-help = What this server has of you: games, moves, messages, notes, results, sessions.
export-do = Download
delete-account = Delete the account
delete-guest = Delete this guest
delete-help = Your name disappears from this server.
delete-do = Delete…
delete-sure = Delete for good
delete-goes = What goes:
rename = Your name here
rename-help = Your games stay yours. To keep them beyond this browser:
delete-goes-what = your name, password and e-mail address, your sessions and settings, your ratings and notes, your friends, and whom you muted or blocked.
delete-stays = What stays:
delete-stays-what = your finished games and what you wrote to tables, under the name “Deleted player”. In games under way, a bot takes your seat.
delete-for-good = This cannot be undone.
forgot = Forgotten password
forgot-help = If your account has an e-mail address, we send you a link to a new password.
forgot-send = Send me the link
forgot-sent = If this account has an e-mail address, the link is on its way. It works once, within the hour.
forgot-nothing = Nothing arrives? Then the account has no address, or this server sends no mail: ask whoever runs it.
forgot-again = Ask for another link
reset = New password
reset-use = Save and sign in
reset-help = At least 8 characters. All your browsers are signed out, except this one.
reset-incomplete = This link is not complete. Open it from the message we sent you, or ask for another.

# Administration
admin = Administration
admin-reports = Reports
reports-open = { $count ->
    [0] none to decide
    [one] 1 to decide
   *[other] { $count } to decide
}
reports-decided = { $count ->
    [one] 1 decided
   *[other] { $count } decided
}
report-by = Reported by { $name }
report-table = See the table
admin-decided = Decided:
admin-act = What to do
admin-do = Do it
admin-decide = Decide
admin-hours = For how long
admin-reason = Why
hours = { $count ->
    [1] 1 hour
    [24] 1 day
    [168] 7 days
    [720] 30 days
   *[other] { $count } hours
}
until = until { $when }
act-none = Nothing
act-none-help = The report is put away; nobody is touched.
act-silence = Silence
act-silence-help = Cannot write in the chat for that long, and is told until when.
act-ban = Ban
act-ban-help = Is signed out everywhere and cannot come back.
act-rename = Rename
act-rename-help = Gets a harmless name instead of their own.
act-release = Release
act-release-help = May write and come back again.
act-make = New administrator
act-remove = No longer administrator
act-handle = Report decided
act-close = Table closed
admin-person = Find a player
admin-look = Find
admin-kind = Kind
admin-since = Here since
admin-is = Administrator
admin-guest = Guest
admin-tables = Tables
admin-untouched = Nothing can be done about an administrator here.
admin-table = Table, or the address of a table or a tournament
admin-close = Close a table
admin-close-help = Whatever is going on there ends without a result. A closed tournament opens no more tables.
admin-audit = What administrators did
admin-audit-none = Nothing yet.
count-people = People
count-accounts = Accounts
count-sockets = Connections
count-open = Tables waiting
count-playing = Tables playing
count-over = Games finished
count-closed = Tables closed

# Settings
language = Language
lang-fr = Français
lang-en = English
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
palette = Player colours
palette-standard = Standard
palette-deutan = Red-green
palette-tritan = Blue-yellow
palette-contrast = Contrast
confirmations = Confirm moves
confirmations-help = What destroys something or gives something up is always confirmed.
confirm-always = All
confirm-costly = Costly ones
confirm-never = None
sound = Sound
sound-help = Two notes when it is your turn.
motion = Motion
motion-help = Pieces move before your eyes.
notify = Notifications in this browser
notify-help = When it’s your turn, even while Tablée is closed.
notify-open = When it’s your turn, while a page of Tablée is open: this browser takes no messages otherwise.
notify-denied = Blocked. Allow notifications for this site in your browser’s settings.
notify-none = This browser can’t show any.
notify-install = On an iPhone or iPad, first add Tablée to the home screen.

# When it is my turn
my-turn = When it’s your turn
my-turn-help = For turn-by-turn games, while you’re away: one notice for every game that is waiting, and a last one before your time runs out.
letters = By e-mail
letters-off = Never
letters-now = Each time
letters-daily = Once a day
letters-to = To { $email }.
letters-unconfirmed = Nothing is sent before you open the link in our letter to { $email }.
letters-again = Send it again
letters-sent = The letter is on its way.
letters-no-address = Give an address below first.
letters-guest = With an account, e-mail works too.
offer = Tell you when it’s your turn?
offer-yes = Tell me
offer-done = We’ll tell you. You can change that in your profile.
offer-denied = Your browser doesn’t allow it. There are other ways in your profile.
confirm-email = Confirm your address
confirm-email-help = Then Tablée may write to you there.
confirm-email-do = It’s my address
confirm-email-done = { $email } is confirmed.
unsubscribe = No more letters
unsubscribe-help = Tablée will no longer write to you when it’s your turn.
unsubscribe-do = End these letters
unsubscribe-done = Done: that was the last one. You can change your mind in your profile.

# Learning a game
learn = Learn by playing
learn-game = Learn { $game } by playing
primer-title = { $game } in five sentences
primer-open = In five sentences
primer-goal = The goal
primer-turn = Your turn
primer-close = Let’s play
guide = The guide
guide-waiting = Your guide is here. It speaks as soon as it is your turn.
guide-more = More
guide-understood = Got it
guide-away = Play on without the guide

# Tournaments

nav-tournaments = Tournaments
home-tournaments = Play a whole season with friends or your club:
tournament = Tournament
tournament-standings = Standings of the tournament
tournaments-help = Leagues and Swiss rounds with friends or a club. The server opens the tables and keeps the standings.
tournaments-mine = Mine
tournaments-mine-none = You are not in any tournament. Open one, or ask a friend for the link of theirs.
tournaments-listed = Open to everyone
tournaments-listed-none = No tournament is listed right now.
tournament-missing = There is no such tournament, or it is private and you need the whole link.
new-tournament = New tournament
open-tournament = Open the tournament
open-tournament-help = You get a link to send to your friends, and start when everyone is there.
tournament-name = Name of the tournament
tournament-name-example = Tuesday league
tournament-needs-account = Tournaments are for people with an account: results have to belong to someone. You stay on this page, and keep what you played as a guest.
tournament-course = How it is played
seats-at-table = Seats at a table
seats-at-table-help = If numbers don’t fit, some tables have fewer seats where the game allows it.
format = Format
format-league = League
format-league-help = Everyone meets everyone, as evenly as possible.
format-swiss = Swiss
format-swiss-help = After each round, those who stand equally well meet.
rounds = Rounds
rounds-help = From 1 to 15.
rounds-all = Until all have met
rounds-some = A set number
rounds-all-help = As many as it takes for everyone to meet everyone once.
rounds-count = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
league-at-once = All rounds begin at once, and everyone plays at their own pace.
league-live = A round begins when the one before is over.
swiss-rounds = A round begins when the one before is over: the standings decide who meets.
per-table = { $count } at a table
tournament-private = Private
tournament-listed = Listed
tournament-private-help = Only people with the link can join.
tournament-listed-help = Anyone with an account can join.
tournament-is-open = { $count ->
    [one] Open for entries, 1 player so far
   *[other] Open for entries, { $count } players so far
}
tournament-is-playing = Round { $round } of { $rounds }
tournament-is-over = Over
tournament-expired = Closed: it was never started
tournament-cancelled = Cancelled
organised-by = organised by { $name }
round-until = deadline: { $when }
take-part = Take part
take-part-help = Once it starts, the server seats you at your tables.
tournament-full = This tournament is full.
invite-friends = Invite friends
invite-friends-help = Whoever has this link can join until you start.
you-organise = You are the organiser
you-take-part = You are taking part
start-tournament = Close entries and start
start-tournament-help = Nobody can join after that. Tables open at once, with everyone seated.
tournament-lacks = { $count ->
    [one] One more player is needed to start.
   *[other] { $count } more players are needed to start.
}
leave-tournament = Leave
leave-tournament-sure = Lose your open games and leave
cancel-tournament = Cancel the tournament
cancel-tournament-sure = Really cancel it
sure = Really?
remove = Remove
remove-sure = Remove { $name }
members-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
members-none = Nobody yet.
standings = Standings
standing-points = Points
standing-played = Played
standing-sat-out = Sat out
has-left = has left
round = Round { $number }
sits-out = { $count ->
    [one] Sits out: { $names }
   *[other] Sit out: { $names }
}
bot-plays-on = a bot plays on
seat-result = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, score { $score }, { $points } { $count ->
    [one] point
   *[other] points
}
replay-short = Replay
watch = Watch
counting = How it counts
counting-points = Two points for each rival you finish ahead of, one for each you tie with: up to { $most } a game.
counting-smaller = A smaller table counts as much as a full one. Sitting out brings the points of a middle place. Leaving a game, or running out of time, is last place.
counting-ties = With equal points, this decides, in order:
tie-direct = Between them
tie-direct-help = points from the games between those who are tied, if all of them have met.
tie-opponents = Opponents
tie-opponents-help = points your opponents have, on average: strong opponents count for more.
tie-share = Share
tie-share-help = your part of all the points scored at your tables, on average.
tie-wins = Wins
tie-wins-help = first places; a shared one counts as a part.
counting-equal = Those whom nothing tells apart share a place.
