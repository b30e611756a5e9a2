# What all games and doors say.

you = You
player = Player { $number }
list-and = { $head } and { $last }

prompt-wait = { $who ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
prompt-wait-several = Waiting for { $seats }.
named = { $who ->
    [you] you
   *[other] { $seat }
}
number = { $value }
prompt-over = The game is over.

error-game = There is no game “{ $game }”. Known: { $known }.
error-seats = { $game } cannot be played by { $seats }. Possible: { $allowed } players.
error-language = There is no language “{ $asked }”. Known: { $known }.
error-no-such-seat = There is no such seat.
error-option = There is no option “{ $option }”. Known: { $known }.
error-option-value = Option { $option } cannot be “{ $value }”. Possible: { $allowed }.
error-option-seats = Option { $option } has no effect in a game for { $seats }. Number of players it is for: { $allowed }.
error-option-value-seats = Option { $option } cannot be “{ $value }” in a game for { $seats }. Number of players this value is for: { $allowed }.
error-notation = “{ $text }” isn’t an action of this game. Actions begin with: { $verbs }.
error-action-id = Action { $id } ({ $action }) is not an answer to what is asked. Possible: { $legal }.
error-action-id-nobody = Action { $id } ({ $action }) cannot be played: nothing is asked of this seat.
error-reward = There is no reward “{ $reward }”. Known: { $known }.
error-observation = There is no observation “{ $kind }” of { $game }. Known: { $known }.
error-extra = { $package } is not installed. Install it with: pip install tablee[{ $extra }]
error-rivals = Rivals named: { $given }; needed: { $needed }, or a single name for all of them.
error-record = Line { $line } of the record: { $reason }
error-edition = Edition file, { $key }: { $reason }
error-edition-file = Edition file { $path }, { $key }: { $reason }

refuse-not-now = That is not possible now.
refuse-instead = “{ $action }” is not possible now. { $question }
refuse-chance = This cannot have been drawn here.
refuse-over = The game is over.
refuse-not-your-turn = It is not { $who ->
    [you] your
   *[other] { $seat }’s
} turn.

record-format = this isn’t a record, or not one of format { $ours }.
record-header = “{ $expected }” should be here.
record-line = “{ $text }” is neither a player’s move nor a draw.
record-number = “{ $text }” should be a number.
record-cut = the record was cut off: it stops before its end.
record-after-end = nothing may follow the end.
record-after-scores = only the end may follow the scores, not “{ $text }”.
record-count = the end counts { $said ->
    [one] 1 move
   *[other] { $said } moves
}, but there are { $found }.
record-seal = the text was changed after it was written.
record-rules = it was played with version { $rules } of the rules; this is version { $ours }.
record-edition = it claims edition { $edition }, but its header gives { $ours }.
record-draw = the seed draws “{ $drawn }” here.
record-not-over = there are scores here, but the game is not over.
record-scores = the scores should be { $scores }.

edition-toml = this is not valid TOML ({ $problem }).
edition-unknown = there is no such value.
edition-missing = this value is missing.
edition-value = found { $value }; allowed: { $allowed }.
edition-source = its provenance is missing or unknown; allowed: { $sources }.
edition-name = this name will not do; a name is made of unaccented letters, digits, “-” and “_”, and “note” and “provenance” are taken.
edition-printed = the file has { $found }, but the rulebook gives { $printed }.
edition-count = there are { $found } in all, but the rulebook counts { $printed }.

allowed-range = a whole number from { $low } to { $high }
allowed-at-least = a whole number of at least { $low }
allowed-text = a text in quotes
allowed-list = a list, each item being { $items }
allowed-table = a table
allowed-tagged = a table whose “{ $field }” is one of: { $tags }
allowed-or = { $one }, or { $other }

purpose-more = +{ $points } { $source }
purpose-less = −{ $points } { $source }
purpose-and = { $head } · { $last }
purpose-none = a little of everything

error-bot = There is no bot “{ $bot }”. Known: { $known }.
error-bot-at = There is no bot at “{ $bot }”: { $reason }
error-outside = “{ $name }” of the package { $package } is left out: { $reason }
outside-raised = { $words } ({ $kind })
outside-name = a name is up to 24 small letters, digits, hyphens and underscores, a letter first.
outside-taken = there is one of that name already.
outside-no-room = { $module } has no EDITION or no open_box.
outside-other-id = its game calls itself “{ $id }”.
outside-no-bot = it is not a class of bots (tablee.Bot).
error-no-judge = The bot “{ $bot }” has no opinion and cannot judge anybody’s play. Choose another level.

file-missing = there is no such file or folder
file-folder = it is a folder
file-no-folder = a file stands where a folder is needed
file-forbidden = permission denied
file-other = the system refuses
file-full = no space is left on the device
file-read-only = the device is read-only

error-setting = { $name } cannot be “{ $text }”. Possible: { $needs }.
error-folder-unusable = The data folder { $path } cannot be used: { $reason }. TABLEE_DATA names another one.
error-secret-unusable = The secret key { $path } cannot be used: { $reason }. TABLEE_SECRET_FILE names another file.
error-secret = { $path } holds no secret key. TABLEE_SECRET_FILE names another file; one that is not there yet is made.
error-database-unusable = The database { $address } cannot be opened: { $reason }.
setting-number = { $zero ->
    [yes] a number from 0 to { $high }
   *[no] a number above 0, up to { $high }
}
setting-path = the path of a file or folder
setting-host = the name or address of this machine, such as 127.0.0.1
setting-origins = addresses such as https://example.org, with blanks or commas between them
setting-boolean = yes or no
setting-database = the address of a database on disk that begins with one of: { $known }
setting-hosts = the names of this server, such as example.org, with blanks or commas between them
setting-proxies = addresses or networks such as 127.0.0.1 or 10.0.0.0/8, with blanks or commas between them
setting-log = one of { $known }
setting-metrics = an address and a port, such as 127.0.0.1:9100
error-setting-file = The file that { $name } names cannot be read: { $reason }.
error-port = Port { $port } of { $host } is taken or not allowed. Choose another one with --port or TABLEE_PORT.
error-host = The address { $host } cannot be listened on here. Choose another one with --host or TABLEE_HOST.
error-metrics-port = Metrics cannot be served on port { $port } of { $host }: it is taken or not allowed. Choose another one with TABLEE_METRICS.
error-in-use = The database { $path } is in use by another server, process { $process }. Stop that one first, or name another folder with TABLEE_DATA.
error-database-broken = The database { $path } is damaged: { $reason }. Put a backup in its place with: tablee restore FILE
error-database-newer = This database was written by a newer version (schema { $found }; this version knows schemas up to { $known }). Install that version, or restore an older backup.
error-no-database = There is no database { $path }. TABLEE_DATA or TABLEE_DATABASE names another one.
error-backup = The database { $path } cannot be copied: { $reason }.
error-restore = { $path } is no backup that can be used: { $reason }.
error-not-ours = { $path } is not a database of this server.
error-postgres-in-use = { $count ->
    [one] Another connection uses
   *[other] { $count } other connections use
} this database. Stop all servers first.
error-no-tool = The program { $tool } is needed and is not here. On Debian it is in the package postgresql-client.
error-tool = { $tool } has failed: { $reason }
setting-smtp = the address of a mail server, such as smtp://name:password@mail.example.org:587?from=games@example.org (or smtps://)
setting-url = the address of this server as people write it, such as https://games.example.org
error-smtp-url = TABLEE_SMTP needs TABLEE_URL: the letters tell people where to go.
error-worker-lost = A worker process was lost. Nothing more was played.
error-games = Impossible number of games: { $games }. At least one is needed.
error-workers = Impossible number of workers: { $workers }. 0 takes one per core.
