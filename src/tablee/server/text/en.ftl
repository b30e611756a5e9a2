# What the server says.

error-bad-request = This request cannot be understood.
error-malformed = This request cannot be understood: { $problem }.
error-not-signed-in = You are not signed in.
error-wrong-password = The name and the password do not match.
error-forbidden = This is not for you.
error-not-found = There is nothing here, or it is not for you.
error-conflict = Something else has happened meanwhile.
error-too-large = That is more than we accept at once.
error-too-many = Too much at once. Please wait a moment.
error-server = Something went wrong on our side. Nothing was changed.
error-untold = What you did was kept, but something went wrong on our side. Load the page again.

error-origin = This request comes from another site.
error-name = A name has 1 to { $longest } signs, without “/” and “:”.
error-name-taken = The name “{ $name }” is taken.
error-empty = There is nothing to say.
error-seated = You already sit at this table.
error-invitation = This table needs an invitation.
error-no-seat = That seat is not free.
error-no-part = You do not play at this table.
error-not-playing = The game is not being played.
error-not-over = The game is not over.
error-other-rules = This game was begun with other rules than those of this server. It can be read, not played on.
error-moved-on = The table has moved on. Look again.
error-undo = This can no longer be taken back.
error-in-time = This player still has time.
error-out-of-time = Your time is up. A bot plays on for you.
error-one-seat = You can take one seat only.
error-clock = This clock lacks a value, or has one too many.

why-possible = This is possible.
why-nothing = Nothing can be done with this.

hint-so-far = The bot ran out of time: these are the best moves it had found.
hint-late = The bot did not answer in time.
hint-failed = The bot could not answer.
