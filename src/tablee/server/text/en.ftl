# What the server says.

error-bad-request = This request cannot be understood.
error-malformed = This request cannot be understood: { $problem }.
error-not-signed-in = You are not signed in.
error-wrong-password = The name and the password do not match.
error-forbidden = You don’t have access to this.
error-not-found = There is nothing here, or it is not for you.
error-conflict = Something else has happened in the meantime.
error-too-large = That is more than we accept at once.
error-too-many = Too many requests at once. Please wait a moment.
error-server = Something went wrong on our side. Nothing was changed.
error-untold = What you did was kept, but something went wrong on our side. Load the page again.

error-origin = This request comes from another site.
error-name-taken = The name “{ $name }” is taken.
error-empty = The message is empty.
error-seated = You are already at this table.
error-invitation = This table needs an invitation.
error-no-seat = That seat is not free.
error-no-part = You are not playing at this table.
error-not-playing = The game is not in progress.
error-not-over = The game is not over.
error-other-rules = This game was started under other rules than this server’s. It can be viewed, but not continued.
error-moved-on = The game has moved on in the meantime. Look again.
error-not-whole = This is not one whole move: an answer is missing, or there is one too many.
prepared-overtaken = Your prepared move will not be played: { $event }
prepared-undone = Your prepared move will not be played: a move was taken back.
prepared-gone-on = Your prepared move will not be played: the game has gone another way.
error-undo = This move can no longer be taken back.
error-no-request = Nobody asks to take a move back, or it has been answered.
error-in-time = This player still has time.
error-out-of-time = Your time is up. A bot plays on for you.
error-one-seat = You can take only one seat.
error-clock = This clock is missing a value, or has one too many.

why-possible = This is possible.
why-nothing = Nothing can be done with this for now.

error-reviewing = A review that you asked for is still being made; wait until it is done.
hint-so-far = The bot ran out of time: these are the best moves it had found.
hint-late = The bot did not answer in time.
hint-failed = The bot could not answer.

# Faults
error-nul = A text may not hold the character NUL.
error-too-deep = This is nested more deeply than anything that is understood here.
error-not-ready = The server cannot reach its database at the moment. Nothing was lost: try again shortly.

# Operation
error-wrong-host = This server does not answer to that name. Open it at the address that its operator gave you.

# Names.

error-name = A name has 1 to { $longest } letters, digits, spaces or signs such as “-”, “.” and “’”, at least one letter or digit among them, without “/” and “:”.
error-name-mixed = A name is written in one alphabet only.
error-name-reserved = The name “{ $name }” is reserved.

# Accounts, moderation

error-account = A guest has no password: make an account of it first.
error-account-name = An account keeps its name.
error-email = An e-mail address looks like name@example.org.
error-reset = This link no longer works. Ask for a new letter.
error-banned = An administrator has banned this account.
error-silenced = You can’t write here until { $until }: an administrator has decided so.
error-nobody = There is no player called “{ $name }”.
error-yourself = That would be yourself.
error-relations = You have muted or blocked as many people as possible. Release some of them first.
error-hours = Silence needs a number of hours, and nothing else does.
error-administrator = { $name } is an administrator. Take that away first, on the server: tablee admin remove.
error-no-account = { $name } is a guest. Only accounts can be administrators.
error-handled = This report has already been dealt with.

letter-reset-subject = Tablée: a new password
letter-reset =
    Hello { $name },

    somebody, most likely you, has asked for a new password for your account. You can choose one here within the next hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.

letter-confirm-subject = Tablée: is this your address?
letter-confirm =
    Hello { $name },

    somebody, most likely you, has given this address for an account at Tablée. Open this link within three days to confirm that it is yours:

    { $link }

    If it was not you, do nothing: no notices will be sent here.

# Notices: it is your turn.

error-no-address = Give an e-mail address first.
error-push = This browser’s push service cannot be used.

notice-turn = { $game }: it’s your turn
notice-moved = { $name } has played.
notice-waits = Your table is waiting for you.
notice-tables = { $count ->
    [one] it’s your turn
   *[other] { $count } tables are waiting for you
}
notice-games = { $games }
notice-late = { $game }: your time is running out
notice-late-left = { $hours ->
    [one] You have about one hour left to play.
   *[other] You have about { $hours } hours left to play.
}

letter-turn-subject = Tablée: { $about }
letter-turn-late = your time is running out
letter-turn-hello = Hello { $name },
letter-turn-tables = { $count ->
    [one] a table is waiting for you.
   *[other] { $count } tables are waiting for you.
}
letter-turn-table = { $game }, with { $others }.
letter-turn-table-alone = { $game }.
letter-turn-more = { $count ->
    [one] And one more table:
   *[other] And { $count } more tables:
}
letter-turn-end =
    You get this letter because you asked to be told when it is your turn. To end these letters, without signing in:

    { $link }

# Tables.

error-closed = This table is closed.
error-not-open = The game has begun, or the table is closed.
error-not-host = Only whoever opened this table can do that.
error-stranger = You have not finished a game with { $name } yet: send them the link of your table.
error-apart = You cannot take a seat at this table.
error-most-open = You are waiting at { $most } tables already. Leave one of them first.
error-most-playing = You are playing at { $most } tables already. Finish a game first.

# Bots that people run.

error-not-for-bots = Bots cannot do this.
error-bot-uninvited = A bot sits down only where it was invited: give it the link of the table.
error-bots-account = Bots belong to accounts: make an account first.
error-most-bots = You have { $most } bots already. Delete one of them first.

# Tournaments

error-title = A tournament’s name has 1 to { $longest } letters, digits, spaces or common signs, at least one letter or digit among them.
error-members-only = Tournaments are for people with an account. Create one first: you keep everything you have here.
error-tournament-clock = A tournament needs a clock: so much time per turn, or a live clock. Otherwise a game might never end.
error-tournament-rounds = How many rounds shall there be?
error-tournament-started = Nobody can join or be removed any more: this tournament has started or was cancelled.
error-tournament-over = This tournament is over.
error-tournament-apart = You cannot join this tournament.
error-tournament-full = This tournament is full: { $most } people play in it.
error-most-joined = You are playing in { $most } tournaments already. Finish or leave one of them first.
error-most-organised = You are running { $most } tournaments already. Finish or cancel one of them first.
error-not-organiser = Only the organiser may do this.
error-no-member = You are not playing in this tournament.
error-too-few = At least { $fewest } people are needed to start.
